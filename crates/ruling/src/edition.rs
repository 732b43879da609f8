//! Editions of the Laws and the places in them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// An edition of the Laws of Chess that the program can play under.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Edition {
    /// The Laws of 1 July 2001, as far as the club's team event quotes them.
    #[serde(rename = "2001")]
    E2001,
    /// The Laws of 1 July 2017.
    #[serde(rename = "2017")]
    E2017,
    /// The Laws of 1 January 2018.
    #[serde(rename = "2018")]
    E2018,
    /// The Laws of 1 January 2023.
    #[serde(rename = "2023")]
    E2023,
    /// Finnish practice on top of the Laws of 2017.
    #[serde(rename = "FI2017")]
    Fi2017,
}

impl Edition {
    /// Every edition, oldest first, the Finnish overlay last.
    pub const ALL: [Edition; 5] = [
        Edition::E2001,
        Edition::E2017,
        Edition::E2018,
        Edition::E2023,
        Edition::Fi2017,
    ];

    /// The name people type and read: `2018`, `FI2017`.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::E2001 => "2001",
            Edition::E2017 => "2017",
            Edition::E2018 => "2018",
            Edition::E2023 => "2023",
            Edition::Fi2017 => "FI2017",
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text names no edition that the program knows.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct ParseEditionError(pub String);

impl fmt::Display for ParseEditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Edition::ALL.map(Edition::name).join(", ");
        write!(f, "no edition \"{}\"; known are {known}", self.0)
    }
}

impl FromStr for Edition {
    type Err = ParseEditionError;

    fn from_str(text: &str) -> Result<Edition, ParseEditionError> {
        Edition::ALL
            .into_iter()
            .find(|edition| edition.name().eq_ignore_ascii_case(text))
            .ok_or_else(|| ParseEditionError(text.to_owned()))
    }
}

/// A place in a document: the number that an article bears in one edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Locator {
    /// The edition that the number belongs to.
    pub edition: Edition,
    /// The article's number there, such as `7.5.5` or `A.4.2`.
    pub number: &'static str,
}

impl fmt::Display for Locator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.number, self.edition)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for edition in Edition::ALL {
            assert_eq!(edition.name().parse(), Ok(edition));
        }
        let error = "2019".parse::<Edition>().unwrap_err();
        assert!(error.to_string().contains("2023"));
    }
}
