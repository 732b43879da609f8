//! Where a game begins.

use jadoube_ruling::{BySide, Span};
use serde::{Deserialize, Serialize};
use shakmaty::Setup;

use crate::{Regulations, serial};

/// Where a game begins: the initial array, or the point where the program joins it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The position.
    #[serde(with = "serial::Fen")]
    #[cfg_attr(feature = "ts", ts(as = "serial::Fen"))]
    pub setup: Setup,
    /// Times left, where they are not those of the time control.
    #[serde(default)]
    pub clocks: BySide<Option<Span>>,
    /// Moves completed before.
    #[serde(default)]
    pub completed: BySide<u32>,
    /// Illegal acts penalised before.
    #[serde(default)]
    pub faults: BySide<u32>,
    /// Who is at the board.
    #[serde(default = "both_present")]
    pub present: BySide<bool>,
    /// Whether the position may be one that no legal game leads to.
    #[serde(default)]
    pub unlawful: bool,
}

fn both_present() -> BySide<bool> {
    BySide::both(true)
}

impl Default for Start {
    fn default() -> Start {
        Start::from_setup(Setup::initial())
    }
}

impl Start {
    /// A start from a position, everything else as usual.
    pub fn from_setup(setup: Setup) -> Start {
        Start {
            setup,
            clocks: BySide::default(),
            completed: BySide::default(),
            faults: BySide::default(),
            present: both_present(),
            unlawful: false,
        }
    }
}

/// How a game is created: its regulations and where it begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Created {
    /// The regulations.
    pub regulations: Regulations,
    /// Where it begins.
    pub start: Start,
}

/// A position from which no game can be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct StartError {
    /// What is wrong with it.
    pub reason: String,
}

impl std::fmt::Display for StartError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "no game can start from this position: {}", self.reason)
    }
}
