//! Kontra, rekontra and so on: who may double whom, and when.

use serde::{Deserialize, Serialize};

use crate::{BySeat, Seat};

/// The two sides of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardSide"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardSide")
)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Who plays alone.
    Declarer,
    /// The other two.
    Defenders,
}

impl Side {
    /// Both sides, the declarer first.
    pub const ALL: [Side; 2] = [Side::Declarer, Side::Defenders];

    /// The side of a seat.
    pub fn of(seat: Seat, declarer: Seat) -> Side {
        match seat == declarer {
            true => Side::Declarer,
            false => Side::Defenders,
        }
    }

    /// The opponents.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Declarer => Side::Defenders,
            Side::Defenders => Side::Declarer,
        }
    }

    /// The word by which texts choose the name of the side.
    pub const fn word(self) -> &'static str {
        match self {
            Side::Declarer => "declarer",
            Side::Defenders => "defenders",
        }
    }
}

/// A chain of doubling: how far it has come, and how many turns each seat had had when it did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chain {
    level: u8,
    turns: BySeat<u8>,
}

/// Why a call is not open to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardNoCall"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardNoCall")
)]
#[serde(rename_all = "snake_case")]
pub enum NoCall {
    /// The chain has come to its end.
    Ended,
    /// It is for the other side to speak.
    OtherSide,
    /// The turn at which it could be said is over.
    TooLate,
}

impl Chain {
    /// How often it was doubled.
    pub const fn level(self) -> u8 {
        self.level
    }

    /// The factor: 1, 2, 4 and so on.
    pub const fn factor(self) -> i32 {
        // Thirty doublings are far beyond what can be said in a deal.
        1 << (if self.level < 30 { self.level } else { 30 })
    }

    /// The side that may double next: the defenders begin.
    pub const fn speaks(self) -> Side {
        match self.level % 2 {
            0 => Side::Defenders,
            _ => Side::Declarer,
        }
    }

    /// Whether a seat may speak at its turn. `turns` counts the turns that each seat has had.
    ///
    /// The defenders begin, each at the first turn; every answer belongs to the other side, to each
    /// of its members at the first own turn after the call.
    pub fn may(
        self,
        side: Side,
        seat: Seat,
        turns: BySeat<u8>,
        limit: Option<u8>,
    ) -> Result<(), NoCall> {
        if limit.is_some_and(|limit| self.level >= limit) {
            return Err(NoCall::Ended);
        }
        if side != self.speaks() {
            return Err(NoCall::OtherSide);
        }
        match turns[seat] == self.turns[seat] {
            true => Ok(()),
            false => Err(NoCall::TooLate),
        }
    }

    /// Doubles once more.
    pub const fn double(&mut self, turns: BySeat<u8>) {
        self.level = self.level.saturating_add(1);
        self.turns = turns;
    }

    /// A chain that stands at a level, for settling what was played elsewhere.
    pub const fn at(level: u8) -> Chain {
        Chain {
            level,
            turns: BySeat([0; 3]),
        }
    }
}
