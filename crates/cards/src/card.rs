//! Suits, ranks and cards of the Hungarian pack.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A suit of the Hungarian pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "\"P\" | \"T\" | \"Z\" | \"M\"", rename = "CardSuit")
)]
pub enum Suit {
    /// Piros: hearts, the red suit.
    Hearts,
    /// Tök: bells.
    Bells,
    /// Zöld: leaves.
    Leaves,
    /// Makk: acorns.
    Acorns,
}

impl Suit {
    /// Every suit, hearts first.
    pub const ALL: [Suit; 4] = [Suit::Hearts, Suit::Bells, Suit::Leaves, Suit::Acorns];

    /// The Hungarian initial: P, T, Z or M.
    pub const fn letter(self) -> char {
        match self {
            Suit::Hearts => 'P',
            Suit::Bells => 'T',
            Suit::Leaves => 'Z',
            Suit::Acorns => 'M',
        }
    }

    /// The word by which texts choose the name of the suit.
    pub const fn word(self) -> &'static str {
        match self {
            Suit::Hearts => "hearts",
            Suit::Bells => "bells",
            Suit::Leaves => "leaves",
            Suit::Acorns => "acorns",
        }
    }
}

/// A rank, in the order of games with trumps: the seven is lowest, the ace highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Rank {
    /// Seven.
    Seven,
    /// Eight.
    Eight,
    /// Nine.
    Nine,
    /// Alsó, the under.
    Under,
    /// Felső, the over.
    Over,
    /// Király, the king.
    King,
    /// Ten, above the king where there are trumps.
    Ten,
    /// Ász, the ace.
    Ace,
}

impl Rank {
    /// Every rank, lowest first.
    pub const ALL: [Rank; 8] = [
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Under,
        Rank::Over,
        Rank::King,
        Rank::Ten,
        Rank::Ace,
    ];

    /// The letter in a card's code: A X K F L 9 8 7.
    pub const fn letter(self) -> char {
        match self {
            Rank::Seven => '7',
            Rank::Eight => '8',
            Rank::Nine => '9',
            Rank::Under => 'L',
            Rank::Over => 'F',
            Rank::King => 'K',
            Rank::Ten => 'X',
            Rank::Ace => 'A',
        }
    }
}

/// How ranks follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// A X K F L 9 8 7: games with trumps.
    Trumps,
    /// A K F L X 9 8 7: games without trumps.
    NoTrumps,
}

/// A card: a suit and a rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", rename = "Card")
)]
pub struct Card(u8);

impl Card {
    /// The card of a suit and a rank.
    pub const fn new(suit: Suit, rank: Rank) -> Card {
        Card(suit as u8 * 8 + rank as u8)
    }

    /// Its place in the pack in new order, below 32: eight cards a suit, lowest first.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card at a place in the pack in new order.
    pub const fn at(index: usize) -> Option<Card> {
        match index < 32 {
            true => Some(Card(index as u8)),
            false => None,
        }
    }

    /// The suit.
    pub const fn suit(self) -> Suit {
        match self.0 / 8 {
            0 => Suit::Hearts,
            1 => Suit::Bells,
            2 => Suit::Leaves,
            _ => Suit::Acorns,
        }
    }

    /// The rank.
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 % 8) as usize]
    }

    /// How strong the card is within its suit.
    pub const fn strength(self, order: Order) -> u8 {
        const NO_TRUMPS: [u8; 8] = [0, 1, 2, 4, 5, 6, 3, 7];
        match order {
            Order::Trumps => self.0 % 8,
            Order::NoTrumps => NO_TRUMPS[(self.0 % 8) as usize],
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit().letter(), self.rank().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// The text is no code of a card or suit.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no card: a suit P T Z M, for a card with a rank A X K F L 9 8 7")]
pub struct ParseCardError(pub String);

impl FromStr for Suit {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Suit, ParseCardError> {
        let mut letters = text.chars();
        let found = letters.next().and_then(|letter| {
            let letter = letter.to_ascii_uppercase();
            Suit::ALL.into_iter().find(|suit| suit.letter() == letter)
        });
        match (found, letters.next()) {
            (Some(suit), None) => Ok(suit),
            _ => Err(ParseCardError(text.to_owned())),
        }
    }
}

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Card, ParseCardError> {
        let unknown = || ParseCardError(text.to_owned());
        let (at, rank) = text.char_indices().nth(1).ok_or_else(unknown)?;
        let suit: Suit = text[..at].parse().map_err(|_| unknown())?;
        let rank = rank.to_ascii_uppercase();
        let rank = Rank::ALL.into_iter().find(|one| one.letter() == rank);
        match (rank, text.chars().count()) {
            (Some(rank), 2) => Ok(Card::new(suit, rank)),
            _ => Err(unknown()),
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

impl Serialize for Suit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl<'de> Deserialize<'de> for Suit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Suit, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_read_back() {
        for index in 0..32 {
            let card = Card::at(index).unwrap();
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert_eq!(Card::at(32), None);
        for wrong in ["", "P", "PA ", "AP", "P10", "ÁÁ", "♥A"] {
            assert!(wrong.parse::<Card>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn without_trumps_the_ten_stands_between_nine_and_under() {
        let rank = |rank| Card::new(Suit::Bells, rank).strength(Order::NoTrumps);
        let mut ranks = Rank::ALL;
        ranks.sort_by_key(|one| std::cmp::Reverse(rank(*one)));
        let letters: String = ranks.map(Rank::letter).iter().collect();
        assert_eq!(letters, "AKFLX987");
    }
}
