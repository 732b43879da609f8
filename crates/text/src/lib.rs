//! From a rule and its values to a sentence.
//!
//! Rule crates give a [`Message`]: an identifier and values. The Fluent files in `texts/` give the
//! sentence in each language; they are compiled in, so the program needs no files beside it.

use std::fmt;
use std::str::FromStr;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use jadoube_ruling::{Message, Value, plain};
use unic_langid::LanguageIdentifier;

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Hungarian.
    Hungarian,
    /// Turkish.
    Turkish,
    /// Finnish.
    Finnish,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 4] = [
        Language::English,
        Language::Hungarian,
        Language::Turkish,
        Language::Finnish,
    ];

    /// The code that people type: `en`, `hu`, `tr`, `fi`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Hungarian => "hu",
            Language::Turkish => "tr",
            Language::Finnish => "fi",
        }
    }

    /// The Fluent files of the language.
    pub const fn sources(self) -> [&'static str; 13] {
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
                    include_str!(concat!("../../../texts/", $code, "/puzzles.ftl")),
                    include_str!(concat!("../../../texts/", $code, "/laws.ftl")),
                    include_str!(concat!("../../../texts/", $code, "/wire.ftl")),
                ]
            };
        }
        match self {
            Language::English => files!("en"),
            Language::Hungarian => files!("hu"),
            Language::Turkish => files!("tr"),
            Language::Finnish => files!("fi"),
        }
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

/// The text names no language that the program speaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Language::ALL.map(Language::code).join(", ");
        write!(f, "no language \"{}\"; known are {known}", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        Language::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(text))
            .ok_or_else(|| UnknownLanguage(text.to_owned()))
    }
}

/// A value of a sentence that has come over a wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given<'a> {
    /// A text, or the key of a word.
    Text(&'a str),
    /// A number.
    Number(i64),
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
        let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Sentences go to terminals and journals, where invisible isolation marks only confuse.
        bundle.set_use_isolating(false);
        for source in language.sources() {
            // What cannot be parsed is left out; a test keeps every file free of errors.
            let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(r, _)| r);
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
            args.set(*name, value);
        }
        self.format(message.id, None, Some(&args))
            .unwrap_or_else(|| format!("[{}]", message.id))
    }

    /// A sentence by its identifier and values, where they have come over a wire.
    pub fn say_with<'a>(
        &self,
        id: &str,
        values: impl IntoIterator<Item = (&'a str, Given<'a>)>,
    ) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in values {
            match value {
                Given::Text(text) => args.set(name, FluentValue::from(plain(text))),
                Given::Number(number) => args.set(name, FluentValue::from(number)),
            }
        }
        self.format(id, None, Some(&args))
            .unwrap_or_else(|| format!("[{id}]"))
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
