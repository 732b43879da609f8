//! The languages that the program speaks.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Lang"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Lang")
)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Hungarian.
    #[serde(rename = "hu")]
    Hungarian,
    /// Turkish.
    #[serde(rename = "tr")]
    Turkish,
    /// Finnish.
    #[serde(rename = "fi")]
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
}

/// The text names no language that the program speaks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct ParseLanguageError(pub String);

impl fmt::Display for ParseLanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Language::ALL.map(Language::code).join(", ");
        write!(f, "no language \"{}\"; known are {known}", self.0)
    }
}

impl FromStr for Language {
    type Err = ParseLanguageError;

    fn from_str(text: &str) -> Result<Language, ParseLanguageError> {
        Language::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(text))
            .ok_or_else(|| ParseLanguageError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_read_back() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
        }
        let error = "de".parse::<Language>().unwrap_err();
        assert!(error.to_string().contains("fi"));
    }
}
