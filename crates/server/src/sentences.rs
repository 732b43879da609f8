//! The sentences of every language, made once.

use std::sync::LazyLock;

use jadoube_text::{Language, Texts};

/// The sentences of a language.
pub(crate) fn texts(lang: Language) -> &'static Texts {
    static ALL: LazyLock<[Texts; 4]> = LazyLock::new(|| Language::ALL.map(Texts::new));
    let [en, hu, tr, fi] = &*ALL;
    match lang {
        Language::English => en,
        Language::Hungarian => hu,
        Language::Turkish => tr,
        Language::Finnish => fi,
    }
}
