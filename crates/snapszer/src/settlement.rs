//! What a deal is worth (S7).

use jadoube_cards::{Booking, BySeat, Seat, Side, Units};
use serde::{Deserialize, Serialize};

use crate::Ruleset;

/// How a deal came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SnapszerEnd"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "SnapszerEnd")
)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// "Kész" was said, or the rules say it for the players.
    Ready,
    /// An announced snapszer was made.
    SnapszerMade,
    /// An announced snapszer was lost.
    SnapszerLost,
    /// All cards are played; one side has more points.
    MorePoints,
    /// All cards are played; the points are equal and the last trick decides.
    LastTrick,
}

impl End {
    /// The word by which texts choose how it ended.
    pub const fn word(self) -> &'static str {
        match self {
            End::Ready => "ready",
            End::SnapszerMade => "snapszer-made",
            End::SnapszerLost => "snapszer-lost",
            End::MorePoints => "more-points",
            End::LastTrick => "last-trick",
        }
    }
}

/// What a side brought home.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SnapszerTaken"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "SnapszerTaken")
)]
#[serde(deny_unknown_fields)]
pub struct Taken {
    /// Tricks.
    pub tricks: u8,
    /// Points in cards.
    pub card_points: i32,
    /// Points in pairs that were shown.
    pub melds: i32,
}

impl Taken {
    /// Cards, and melds if the side has a trick.
    pub const fn points(&self) -> i32 {
        match self.tricks {
            0 => self.card_points,
            _ => self.card_points + self.melds,
        }
    }
}

/// How a deal was settled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SnapszerSettlement"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "SnapszerSettlement")
)]
#[serde(deny_unknown_fields)]
pub struct Settlement {
    /// Who played alone.
    pub caller: Seat,
    /// How it ended.
    pub end: End,
    /// Who won.
    pub winner: Side,
    /// What the caller brought home.
    pub own: Taken,
    /// What the defenders brought home.
    pub others: Taken,
    /// What the deal is worth, doubling included.
    pub units: i32,
    /// What is written down.
    pub sheet: Booking,
}

/// What a deal is worth before doubling, by what the loser has.
pub const fn worth(rules: &Ruleset, snapszer: bool, loser_tricks: u8, loser_points: i32) -> i32 {
    match (snapszer, loser_tricks) {
        (true, _) => rules.snapszer,
        (false, 0) => 3,
        (false, _) if loser_points < 33 => 2,
        (false, _) => 1,
    }
}

/// The sheet: the caller writes what he wins, or each defender does.
pub fn sheet(caller: Seat, winner: Side, units: i32) -> Booking {
    Booking::booked(BySeat::new(|seat| match Side::of(seat, caller) == winner {
        true => Units::whole(units),
        false => Units::ZERO,
    }))
}
