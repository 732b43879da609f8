//! Pairing systems: who meets whom in which round.
//!
//! A system sees a [`Field`]: who is in play, what they have done so far. It answers with
//! [`Pairing`]s. The event lays the boards; a new system is one more
//! implementation of [`PairingSystem`]. The Swiss systems have a folder of their own.

mod berger;
mod knockout;
pub mod swiss;
pub(crate) mod trio_cup;
mod trio_plan;
mod trios;

pub use berger::{Berger, berger_round};
pub use knockout::{Knockout, bracket};
pub use trio_cup::TrioCup;
pub use trio_plan::{TrioPlan, trio_plan, trio_plans};
pub use trios::{Sitting, Trios, trio_schedule};

use jadoube_ruling::Side;
use serde::{Deserialize, Serialize};

use crate::{EntryId, Points, Round};

/// A way of pairing rounds.
pub trait PairingSystem {
    /// How many rounds a field of so many takes; none where the organiser says it.
    fn rounds(&self, entries: usize) -> Option<u32>;

    /// The next pairings of a round, or why there are none.
    fn pair(&self, field: &Field<'_>) -> Result<Vec<Pairing>, CannotPair>;
}

/// What a pairing system sees.
#[derive(Clone, Debug)]
pub struct Field<'a> {
    /// The round to be paired, counted from one.
    pub round: u32,
    /// Everybody who was drawn a number, in the order of the numbers.
    pub places: Vec<Place>,
    /// Groups of whom no two may meet in this round.
    pub apart: Vec<Vec<EntryId>>,
    /// The numbers of the first round, by which the groups of an acceleration are made.
    pub first: Vec<EntryId>,
    /// The rounds that stand; the last may be this one, where it is paired sitting by sitting.
    pub rounds: &'a [Round],
}

/// One number of the draw and what its holder has done so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Whose number it is.
    pub entry: EntryId,
    /// Whether the entry plays in this round: not withdrawn, not excluded, no bye asked for.
    pub present: bool,
    /// Points so far.
    pub points: Points,
    /// Opponents so far, by round.
    pub opponents: Vec<EntryId>,
    /// Colours so far, by round.
    pub colours: Vec<Side>,
    /// Whether a round without an opponent was scored for already.
    pub had_bye: bool,
    /// What happened round by round before this one, opponents named by entry.
    pub past: Vec<swiss::Past>,
}

/// Who meets at one table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "EventPairing"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "EventPairing")
)]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    /// The sitting within the round, counted from one.
    pub sitting: u32,
    /// One: a round without opponent. Two: the first has White on the first board. Three: a trio.
    pub parties: Vec<EntryId>,
}

/// Why a system gives no pairings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CannotPair {
    /// Too few are in play.
    TooFew,
    /// All rounds of the system are paired.
    AllPaired,
    /// A meeting of the round before is played out and has no winner yet.
    Undecided {
        /// Its table.
        table: u32,
    },
    /// A meeting of an earlier round has no result yet.
    ResultMissing {
        /// The round.
        round: u32,
        /// Its table.
        table: u32,
    },
    /// No pairing is legal: the arbiter decides (C.04.3: 2026 1.9.3, 2017 A.9).
    NoLegalPairing,
    /// A meeting of the round before is not played out.
    Unfinished {
        /// Its table.
        table: u32,
    },
}

impl Field<'_> {
    /// Who plays in this round, in the order of the numbers.
    pub fn present(&self) -> Vec<EntryId> {
        let present = self.places.iter().filter(|place| place.present);
        present.map(|place| place.entry).collect()
    }
}
