//! Who sits where, and who asks.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// One of the three seats. Dealing, bidding and play go to the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "0 | 1 | 2", rename = "CardSeat")
)]
pub struct Seat(u8);

impl Seat {
    /// Every seat, from seat 0 to the right.
    pub const ALL: [Seat; 3] = [Seat(0), Seat(1), Seat(2)];

    /// The seat of a number below three.
    pub const fn new(number: u8) -> Option<Seat> {
        match number < 3 {
            true => Some(Seat(number)),
            false => None,
        }
    }

    /// Its number: 0, 1 or 2.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour on the right, who is next.
    #[must_use]
    pub const fn right(self) -> Seat {
        Seat(if self.0 == 2 { 0 } else { self.0 + 1 })
    }

    /// The neighbour on the left, who was before.
    #[must_use]
    pub const fn left(self) -> Seat {
        Seat(if self.0 == 0 { 2 } else { self.0 - 1 })
    }

    /// The other two seats, the right-hand neighbour first.
    pub const fn others(self) -> [Seat; 2] {
        [self.right(), self.left()]
    }

    /// The three seats in turn, beginning with this one.
    pub const fn round(self) -> [Seat; 3] {
        [self, self.right(), self.left()]
    }

    /// The seat so many places to the right.
    #[must_use]
    pub const fn after(self, places: usize) -> Seat {
        Seat(((self.0 as usize + places) % 3) as u8)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::new(number).ok_or_else(|| de::Error::custom(format!("no seat {number}: 0, 1 or 2")))
    }
}

/// Whose request it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(
        type = "\"0\" | \"1\" | \"2\" | \"arbiter\" | \"table\"",
        rename = "CardWho"
    )
)]
pub enum Who {
    /// A player.
    Player(Seat),
    /// The arbiter.
    Arbiter,
    /// The table itself: it shuffles and deals.
    Table,
}

impl Who {
    /// The seat of a player.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Who::Player(seat) => Some(seat),
            Who::Arbiter | Who::Table => None,
        }
    }
}

impl From<Seat> for Who {
    fn from(seat: Seat) -> Who {
        Who::Player(seat)
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Player(seat) => write!(f, "{seat}"),
            Who::Arbiter => f.write_str("arbiter"),
            Who::Table => f.write_str("table"),
        }
    }
}

/// The text names nobody at the table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is nobody: 0, 1, 2, arbiter or table")]
pub struct ParseWhoError(pub String);

impl FromStr for Who {
    type Err = ParseWhoError;

    fn from_str(text: &str) -> Result<Who, ParseWhoError> {
        match text {
            "0" => Ok(Who::Player(Seat(0))),
            "1" => Ok(Who::Player(Seat(1))),
            "2" => Ok(Who::Player(Seat(2))),
            "arbiter" => Ok(Who::Arbiter),
            "table" => Ok(Who::Table),
            _ => Err(ParseWhoError(text.to_owned())),
        }
    }
}

impl FromStr for Seat {
    type Err = ParseWhoError;

    fn from_str(text: &str) -> Result<Seat, ParseWhoError> {
        let who: Who = text.parse()?;
        who.seat().ok_or_else(|| ParseWhoError(text.to_owned()))
    }
}

impl Serialize for Who {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Who {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Who, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// One value for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardBySeat"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardBySeat")
)]
#[serde(transparent)]
pub struct BySeat<T>(pub [T; 3]);

impl<T> BySeat<T> {
    /// Three values made by asking for each seat's in turn.
    pub fn new(value: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::ALL.map(value))
    }

    /// Seat and value, from seat 0.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
