//! From a rule and its values to a sentence.
//!
//! Rule crates give a [`Message`]: an identifier and values. The Fluent files in `texts/` give the
//! sentence in each language; they are compiled in, so the program needs no files beside it.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
pub use jadoube_ruling::Language;
use jadoube_ruling::{Message, Value, plain};
use unic_langid::LanguageIdentifier;

/// The Fluent files of the language.
pub const fn sources(language: Language) -> [&'static str; 16] {
    macro_rules! files {
        ($code:literal) => {
            [
                include_str!(concat!("../../../texts/", $code, "/rulings.ftl")),
                include_str!(concat!("../../../texts/", $code, "/articles.ftl")),
                include_str!(concat!("../../../texts/", $code, "/editions.ftl")),
                include_str!(concat!("../../../texts/", $code, "/cli.ftl")),
                include_str!(concat!("../../../texts/", $code, "/cards.ftl")),
                include_str!(concat!("../../../texts/", $code, "/clauses.ftl")),
                include_str!(concat!("../../../texts/", $code, "/notation.ftl")),
                include_str!(concat!("../../../texts/", $code, "/event.ftl")),
                include_str!(concat!("../../../texts/", $code, "/pairing.ftl")),
                include_str!(concat!("../../../texts/", $code, "/pages.ftl")),
                include_str!(concat!("../../../texts/", $code, "/wire.ftl")),
                include_str!(concat!("../../../texts/", $code, "/puzzles.ftl")),
                include_str!(concat!("../../../texts/", $code, "/laws.ftl")),
                include_str!(concat!("../../../texts/", $code, "/table.ftl")),
                include_str!(concat!("../../../texts/", $code, "/help.ftl")),
                include_str!(concat!("../../../texts/", $code, "/club.ftl")),
            ]
        };
    }
    match language {
        Language::English => files!("en"),
        Language::Hungarian => files!("hu"),
        Language::Turkish => files!("tr"),
        Language::Finnish => files!("fi"),
    }
}

/// The Fluent files of the language that a game of chess itself needs.
const fn sources_of_play(language: Language) -> [&'static str; 2] {
    macro_rules! files {
        ($code:literal) => {
            [
                include_str!(concat!("../../../texts/", $code, "/rulings.ftl")),
                include_str!(concat!("../../../texts/", $code, "/wire.ftl")),
            ]
        };
    }
    match language {
        Language::English => files!("en"),
        Language::Hungarian => files!("hu"),
        Language::Turkish => files!("tr"),
        Language::Finnish => files!("fi"),
    }
}

/// A text as it is compared with what a person typed: in lower case by the rules of the language,
/// and without accents, which few type.
pub fn folded(text: &str, language: Language) -> String {
    let lower = match language {
        Language::Turkish => text.replace('I', "ı").replace('İ', "i").to_lowercase(),
        _ => text.to_lowercase(),
    };
    lower.chars().map(unaccented).collect()
}

fn unaccented(letter: char) -> char {
    match letter {
        'á' | 'â' | 'ä' | 'å' | 'à' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'ğ' => 'g',
        'í' | 'î' | 'ï' | 'ı' => 'i',
        'ó' | 'ö' | 'ő' | 'ô' => 'o',
        'ş' => 's',
        'ú' | 'ü' | 'ű' | 'û' => 'u',
        '’' => '\'',
        other => other,
    }
}

/// The sentences of one language.
pub struct Texts {
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts")
            .field("locales", &self.bundle.locales)
            .finish_non_exhaustive()
    }
}

impl Texts {
    /// The sentences of a language.
    pub fn new(language: Language) -> Texts {
        Texts::from_sources(language, &sources(language))
    }

    /// What is said while a game of chess is played, and the words that can be typed: the rest, which is
    /// most, need not be carried where nothing else is said.
    pub fn of_play(language: Language) -> Texts {
        Texts::from_sources(language, &sources_of_play(language))
    }

    fn from_sources(language: Language, sources: &[&'static str]) -> Texts {
        let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Sentences go to terminals and journals, where invisible isolation marks only confuse.
        bundle.set_use_isolating(false);
        for source in sources {
            // What cannot be parsed is left out; a test keeps every file free of errors.
            let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(r, _)| r);
            bundle.add_resource_overriding(resource);
        }
        Texts { bundle }
    }

    /// A message as a sentence. A sentence that is missing shows its identifier; what people have
    /// typed is shown without what would make a terminal act or turn the direction of reading.
    pub fn say(&self, message: &Message) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in &message.values {
            let value = match value {
                Value::Text(text) => FluentValue::from(plain(text)),
                Value::Number(number) => FluentValue::from(*number),
                Value::Word(word) => FluentValue::from(*word),
            };
            args.set(name.as_ref(), value);
        }
        self.format(&message.id, None, Some(&args))
            .unwrap_or_else(|| format!("[{}]", message.id))
    }

    /// A sentence without values, if there is one of that identifier.
    pub fn get(&self, id: &str) -> Option<String> {
        self.format(id, None, None)
    }

    /// An attribute of a sentence, if it has it.
    pub fn attribute(&self, id: &str, attribute: &str) -> Option<String> {
        self.format(id, Some(attribute), None)
    }

    fn format(
        &self,
        id: &str,
        attribute: Option<&str>,
        args: Option<&FluentArgs>,
    ) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut errors);
        Some(text.into_owned())
    }
}
