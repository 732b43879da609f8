//! What a player may ask for in a deal, and the words for it in records.

use std::fmt;
use std::str::FromStr;

use jadoube_cards::{Card, CardSet, ParseAskedError, Seat, Side, Suit};
use serde::{Deserialize, Serialize};

use crate::{Contract, Figure};

/// A request in a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "UltiAsked"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "UltiAsked")
)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Asked {
    /// Take up the talon (U3).
    Take,
    /// Announce a contract (U3).
    Bid {
        /// Which.
        contract: Contract,
    },
    /// Lay two cards down as the new talon (U3).
    Lay {
        /// Which.
        cards: CardSet,
    },
    /// Pass (U3).
    Pass,
    /// Name the trumps, or none (U7).
    NameTrump {
        /// The suit; none for a durchmars without trumps.
        suit: Option<Suit>,
    },
    /// Say kontra, or answer one (U10).
    Kontra {
        /// What is doubled.
        figure: Figure,
        /// Which defender the declarer answers, where each has a chain of his own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        against: Option<Seat>,
    },
    /// Say no more before the first card, where kontra is said beforehand (A-U21).
    Stand,
    /// Lay the own cards open and propose that all tricks that are left go to one side (A-U27).
    Claim {
        /// To which.
        rest: Side,
    },
    /// Agree to what was proposed (A-U27).
    Agree,
    /// Play on instead (A-U27).
    Disagree,
    /// Play a card, with melds if it is the first (U8, U9).
    Play {
        /// The card.
        card: Card,
        /// The suits whose king and over are announced.
        #[serde(default, skip_serializing_if = "Suits::is_empty")]
        melds: Suits,
    },
}

impl Asked {
    /// Plays a card without a meld.
    pub const fn card(card: Card) -> Asked {
        Asked::Play {
            card,
            melds: Suits::NONE,
        }
    }
}

/// Several suits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Suit>", into = "Vec<Suit>")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "Array<string>", rename = "UltiSuits")
)]
pub struct Suits(u8);

#[cfg(feature = "schema")]
jadoube_cards::schema_as!(Suits, "UltiSuits", Vec<String>);

impl Suits {
    /// No suit.
    pub const NONE: Suits = Suits(0);

    /// The suits of which a hand holds king and over.
    pub fn pairs(hand: CardSet) -> Suits {
        let held = |suit: &Suit| hand.includes(CardSet::pair(*suit));
        Suit::ALL.into_iter().filter(held).collect()
    }

    /// Whether a suit is among them.
    pub const fn has(self, suit: Suit) -> bool {
        self.0 & (1 << suit as u8) != 0
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The suits, hearts first.
    pub fn iter(self) -> impl Iterator<Item = Suit> {
        Suit::ALL.into_iter().filter(move |suit| self.has(*suit))
    }
}

impl FromIterator<Suit> for Suits {
    fn from_iter<I: IntoIterator<Item = Suit>>(suits: I) -> Suits {
        let bits = suits
            .into_iter()
            .fold(0, |bits, suit| bits | 1 << suit as u8);
        Suits(bits)
    }
}

impl From<Vec<Suit>> for Suits {
    fn from(suits: Vec<Suit>) -> Suits {
        suits.into_iter().collect()
    }
}

impl From<Suits> for Vec<Suit> {
    fn from(suits: Suits) -> Vec<Suit> {
        suits.iter().collect()
    }
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Asked::Take => f.write_str("take"),
            Asked::Bid { contract } => write!(f, "bid {contract}"),
            Asked::Lay { cards } => write!(f, "lay {cards}"),
            Asked::Pass => f.write_str("pass"),
            Asked::NameTrump { suit: Some(suit) } => write!(f, "trump {suit}"),
            Asked::NameTrump { suit: None } => f.write_str("trump none"),
            Asked::Kontra { figure, against } => {
                write!(f, "kontra {}", figure.word())?;
                against.map_or(Ok(()), |seat| write!(f, " against {seat}"))
            }
            Asked::Stand => f.write_str("stand"),
            Asked::Claim { rest } => write!(f, "claim {}", rest.word()),
            Asked::Agree => f.write_str("agree"),
            Asked::Disagree => f.write_str("disagree"),
            Asked::Play { card, melds } => {
                write!(f, "play {card}")?;
                if !melds.is_empty() {
                    f.write_str(" meld")?;
                }
                melds.iter().try_for_each(|suit| write!(f, " {suit}"))
            }
        }
    }
}

fn not_asked(error: impl fmt::Display) -> ParseAskedError {
    ParseAskedError(error.to_string())
}

impl FromStr for Asked {
    type Err = ParseAskedError;

    fn from_str(text: &str) -> Result<Asked, ParseAskedError> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (verb, rest) {
            ("take", "") => Ok(Asked::Take),
            ("pass", "") => Ok(Asked::Pass),
            ("stand", "") => Ok(Asked::Stand),
            ("agree", "") => Ok(Asked::Agree),
            ("disagree", "") => Ok(Asked::Disagree),
            ("claim", side) => read_claim(side),
            ("bid", contract) => Ok(Asked::Bid {
                contract: contract.parse().map_err(not_asked)?,
            }),
            ("lay", cards) => Ok(Asked::Lay {
                cards: read_cards(cards)?,
            }),
            ("trump", "none") => Ok(Asked::NameTrump { suit: None }),
            ("trump", suit) => Ok(Asked::NameTrump {
                suit: Some(suit.parse().map_err(not_asked)?),
            }),
            ("kontra", words) => read_kontra(words),
            ("play", words) => read_play(words),
            _ => Err(ParseAskedError(format!("\"{text}\" is nothing to ask for"))),
        }
    }
}

fn read_cards(text: &str) -> Result<CardSet, ParseAskedError> {
    let mut set = CardSet::EMPTY;
    for code in text.split_whitespace() {
        let card: Card = code.parse().map_err(not_asked)?;
        if set.has(card) {
            return Err(ParseAskedError(format!("{card} is named twice")));
        }
        set.insert(card);
    }
    Ok(set)
}

fn read_claim(word: &str) -> Result<Asked, ParseAskedError> {
    let side = Side::ALL.into_iter().find(|side| side.word() == word);
    side.map(|rest| Asked::Claim { rest })
        .ok_or_else(|| ParseAskedError(format!("\"{word}\" is no side: declarer or defenders")))
}

fn read_kontra(words: &str) -> Result<Asked, ParseAskedError> {
    let (figure, against) = match words.split_once(" against ") {
        Some((figure, seat)) => (figure, Some(seat.parse().map_err(not_asked)?)),
        None => (words, None),
    };
    Ok(Asked::Kontra {
        figure: figure.parse().map_err(not_asked)?,
        against,
    })
}

fn read_play(words: &str) -> Result<Asked, ParseAskedError> {
    let (card, melds) = words.split_once(" meld ").unwrap_or((words, ""));
    let melds = melds.split_whitespace().map(Suit::from_str);
    Ok(Asked::Play {
        card: card.parse().map_err(not_asked)?,
        melds: melds.collect::<Result<_, _>>().map_err(not_asked)?,
    })
}
