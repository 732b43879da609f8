//! The envelope of a sealed move: a commitment that nobody can read, and what it is opened with.
//!
//! What happens in a game is kept in its journal, and a journal can be read. So a sealed move enters
//! the game as a hash of the move and of a nonce that only the envelope holds; both come to light
//! when the envelope is opened, and must then fit the hash.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use jadoube_ruling::{BySide, Side, Span};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};
use shakmaty::Setup;

use crate::serial;

/// What stands for a sealed move until the envelope is opened: sixty-four hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Commitment([u8; 32]);

/// What an envelope holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Contents {
    /// What makes the commitment impossible to guess; as long and random as can be.
    pub nonce: String,
    /// The move as the player wrote it.
    pub text: String,
}

impl Contents {
    /// The commitment to these contents.
    pub fn commitment(&self) -> Commitment {
        let mut hash = Sha256::new();
        hash.update(b"jadoube sealed move\0");
        // The length keeps nonce and move apart.
        hash.update((self.nonce.len() as u64).to_be_bytes());
        hash.update(&self.nonce);
        hash.update(&self.text);
        Commitment(hash.finalize().into())
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut digits = String::with_capacity(64);
        for byte in self.0 {
            write!(digits, "{byte:02x}")?;
        }
        f.write_str(&digits)
    }
}

/// The text is no commitment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCommitmentError;

impl fmt::Display for ParseCommitmentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a commitment has sixty-four hexadecimal digits")
    }
}

impl std::error::Error for ParseCommitmentError {}

impl FromStr for Commitment {
    type Err = ParseCommitmentError;

    fn from_str(text: &str) -> Result<Commitment, ParseCommitmentError> {
        let digits: Option<Vec<u32>> = text.chars().map(|digit| digit.to_digit(16)).collect();
        let digits = digits.filter(|digits| digits.len() == 64);
        let digits = digits.ok_or(ParseCommitmentError)?;
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let value = pair.iter().fold(0, |value, digit| value * 16 + digit);
            *byte = u8::try_from(value).map_err(|_| ParseCommitmentError)?;
        }
        Ok(Commitment(bytes))
    }
}

impl Serialize for Commitment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Commitment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Commitment, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// What is written on the envelope (I.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Inscription {
    /// The names of the players.
    pub names: BySide<String>,
    /// The position just before the sealed move.
    #[serde(with = "serial::Fen")]
    #[cfg_attr(feature = "ts", ts(as = "serial::Fen"))]
    pub position: Setup,
    /// What the clocks showed, which tells the times used.
    pub left: BySide<Span>,
    /// Who sealed.
    pub sealer: Side,
    /// The number of the sealed move.
    pub number: u32,
    /// Whose offer of a draw is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<Side>,
    /// When and where the game will be resumed.
    pub resumption: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contents(nonce: &str, text: &str) -> Contents {
        Contents {
            nonce: nonce.to_owned(),
            text: text.to_owned(),
        }
    }

    #[test]
    fn nothing_else_fits_a_commitment() {
        let seal = contents("n1", "Rad1").commitment();
        assert_eq!(seal, contents("n1", "Rad1").commitment());
        for other in [
            contents("n1", "Rfd1"),
            contents("n2", "Rad1"),
            contents("n1R", "ad1"),
            contents("", "n1Rad1"),
        ] {
            assert_ne!(seal, other.commitment(), "{other:?}");
        }
    }

    /// The pages compute the same from the same table.
    #[test]
    fn every_row_of_the_table_has_its_commitment() {
        let rows = include_str!("../data/seals.tsv").lines();
        let mut read = 0;
        for row in rows.filter(|row| !row.starts_with('#')) {
            let cells: Vec<&str> = row.split('\t').collect();
            let [nonce, text, expected] = cells[..] else {
                panic!("three cells: {row}");
            };
            let seal = contents(nonce, text).commitment();
            assert_eq!(seal.to_string(), expected, "{row}");
            read += 1;
        }
        assert_eq!(read, 9);
    }

    #[test]
    fn a_commitment_is_written_and_read() {
        let seal = contents("n1", "Rad1").commitment();
        let text = seal.to_string();
        assert_eq!(text.len(), 64);
        assert_eq!(text.parse(), Ok(seal));
        assert_eq!("00".parse::<Commitment>(), Err(ParseCommitmentError));
        assert_eq!(
            "zz".repeat(32).parse::<Commitment>(),
            Err(ParseCommitmentError)
        );
    }
}
