//! The envelope of a sealed move: a commitment that nobody can read, and what it is opened with.
//!
//! What happens in a game is kept in its journal, and a journal can be read. So a sealed move enters
//! the game as a hash of the move and of a nonce that only the envelope holds; both come to light
//! when the envelope is opened, and must then fit the hash.

use std::fmt;
use std::str::FromStr;

use jadoube_ruling::{BySide, Hex, ParseHexError, Side, Span};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use shakmaty::Setup;

use crate::serial;

/// What stands for a sealed move until the envelope is opened: sixty-four hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
#[serde(transparent)]
pub struct Commitment(Hex<32>);

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
        Commitment(Hex(hash.finalize().into()))
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Commitment {
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<Commitment, ParseHexError> {
        text.parse().map(Commitment)
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
        for wrong in ["00", &"zz".repeat(32)] {
            let error = wrong.parse::<Commitment>().expect_err(wrong);
            assert_eq!(error.digits, Some(64));
        }
    }
}
