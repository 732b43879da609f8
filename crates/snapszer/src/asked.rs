//! What a player may ask for in a deal, and the words for it in records.

use std::fmt;
use std::str::FromStr;

use jadoube_cards::{Card, ParseAskedError, Suit};
use serde::{Deserialize, Serialize};

/// A request in a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SnapszerAsked"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "SnapszerAsked")
)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Asked {
    /// Name the trumps on the first four cards (S3).
    Call {
        /// The suit.
        trump: Suit,
    },
    /// Announce snapszer (S6).
    Snapszer,
    /// Say kontra, or answer it (S6).
    Kontra,
    /// Play a card (S4), showing its pair if it leads (S5).
    Play {
        /// The card.
        card: Card,
        /// Whether king and over of its suit are shown.
        #[serde(default, skip_serializing_if = "is_false")]
        meld: bool,
    },
    /// Say "kész" (S6).
    Ready {
        /// The pair that is shown to come to 66.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        meld: Option<Suit>,
    },
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over references"
)]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

impl Asked {
    /// Plays a card without a meld.
    pub const fn card(card: Card) -> Asked {
        Asked::Play { card, meld: false }
    }
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Asked::Call { trump } => write!(f, "call {trump}"),
            Asked::Snapszer => f.write_str("snapszer"),
            Asked::Kontra => f.write_str("kontra"),
            Asked::Play { card, meld } => {
                write!(f, "play {card}{}", if *meld { " meld" } else { "" })
            }
            Asked::Ready { meld: None } => f.write_str("ready"),
            Asked::Ready { meld: Some(suit) } => write!(f, "ready meld {suit}"),
        }
    }
}

impl FromStr for Asked {
    type Err = ParseAskedError;

    fn from_str(text: &str) -> Result<Asked, ParseAskedError> {
        let words: Vec<&str> = text.split(' ').collect();
        let suit =
            |text: &str| Suit::from_str(text).map_err(|error| ParseAskedError(error.to_string()));
        let card =
            |text: &str| Card::from_str(text).map_err(|error| ParseAskedError(error.to_string()));
        match words.as_slice() {
            ["call", trump] => Ok(Asked::Call {
                trump: suit(trump)?,
            }),
            ["snapszer"] => Ok(Asked::Snapszer),
            ["kontra"] => Ok(Asked::Kontra),
            ["play", code] => Ok(Asked::card(card(code)?)),
            ["play", code, "meld"] => Ok(Asked::Play {
                card: card(code)?,
                meld: true,
            }),
            ["ready"] => Ok(Asked::Ready { meld: None }),
            ["ready", "meld", pair] => Ok(Asked::Ready {
                meld: Some(suit(pair)?),
            }),
            _ => Err(ParseAskedError(format!("\"{text}\" is nothing to ask for"))),
        }
    }
}
