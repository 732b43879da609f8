//! What a Swiss system is told before it pairs a round: who plays, what has happened, what was
//! laid down.

use jadoube_ruling::Side;
use serde::{Deserialize, Serialize};

use crate::Points;

/// The edition of the pairing rules for individuals (C.04.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SwissEdition"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "SwissEdition")
)]
pub enum SwissEdition {
    /// In force to 31 January 2026.
    #[serde(rename = "2017")]
    E2017,
    /// In force from 1 February 2026.
    #[default]
    #[serde(rename = "2026")]
    E2026,
}

impl SwissEdition {
    /// The year that people call it by.
    pub const fn year(self) -> &'static str {
        match self {
            SwissEdition::E2017 => "2017",
            SwissEdition::E2026 => "2026",
        }
    }
}

impl std::fmt::Display for SwissEdition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.year())
    }
}

impl std::str::FromStr for SwissEdition {
    type Err = ParseSwissEditionError;

    fn from_str(text: &str) -> Result<SwissEdition, ParseSwissEditionError> {
        match text {
            "2017" => Ok(SwissEdition::E2017),
            "2026" | "2025" => Ok(SwissEdition::E2026),
            _ => Err(ParseSwissEditionError(text.to_owned())),
        }
    }
}

/// The text names no edition of the pairing rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no edition \"{0}\"; known are 2017 and 2026")]
pub struct ParseSwissEditionError(pub String);

/// Which number decides the colour of two players who have no preference (5.2.5, E.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Parity {
    /// The place among those who are paired now or were paired before, as pairing programs count.
    #[default]
    Active,
    /// The pairing number itself, as the text of 2026 says.
    Number,
}

/// By which score the boards are put in order when virtual points are given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardOrder {
    /// By the points really scored, as the stored lists of pairing programs have it.
    #[default]
    Real,
    /// By the score that was paired with, as C.04.7 (1.5) of 2026 says.
    Pairing,
}

/// Points for results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// A win.
    pub win: Points,
    /// A draw.
    pub draw: Points,
    /// A loss.
    pub loss: Points,
}

impl Default for Worth {
    fn default() -> Worth {
        Worth {
            win: Points::ONE,
            draw: Points::HALF,
            loss: Points::ZERO,
        }
    }
}

/// A Swiss tournament as it stands before one of its rounds is paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Swiss {
    /// The edition of the rules.
    pub edition: SwissEdition,
    /// How many rounds are planned.
    pub rounds: u32,
    /// The round to be paired, counted from one.
    pub round: u32,
    /// The colour drawn for the first round.
    pub initial: Side,
    /// What results are worth.
    pub worth: Worth,
    /// Everybody who has a number, in any order.
    pub players: Vec<Contestant>,
    /// Groups of numbers of whom no two may meet in this round.
    pub forbidden: Vec<Vec<u32>>,
    /// Which number decides the first colour.
    pub parity: Parity,
    /// By which score boards are put in order.
    pub boards: BoardOrder,
}

/// A player with his past.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contestant {
    /// The pairing number.
    pub number: u32,
    /// Whether he is to be paired in this round.
    pub present: bool,
    /// What he did, by round; what is missing at the end was not played.
    pub past: Vec<Past>,
    /// Virtual points by round, the round to be paired included; what is missing is none.
    pub virtual_points: Vec<Points>,
}

/// One round of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Past {
    /// Against whom he was paired.
    pub opponent: Option<u32>,
    /// The colour he was given.
    pub colour: Option<Side>,
    /// What came of it.
    pub kind: PastKind,
    /// What he scored in that round.
    pub points: Points,
}

/// What came of a round for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PastKind {
    /// A game was played.
    Played,
    /// The opponent did not come.
    ForfeitWin,
    /// He did not come.
    ForfeitLoss,
    /// He was left over: the pairing-allocated bye.
    PairingBye,
    /// He was not paired: a bye he asked for, an absence, a round before he entered.
    Off,
}

impl Past {
    /// A round for which nothing is known: not paired, no points.
    pub const NOTHING: Past = Past {
        opponent: None,
        colour: None,
        kind: PastKind::Off,
        points: Points::ZERO,
    };

    /// The colour played, where a game was played.
    pub fn colour_played(&self) -> Option<Side> {
        self.colour.filter(|_| self.kind == PastKind::Played)
    }

    /// The opponent met, where a game was played.
    pub fn met(&self) -> Option<u32> {
        self.opponent.filter(|_| self.kind == PastKind::Played)
    }

    /// Whether he took part in the pairing of that round.
    pub fn was_paired(&self) -> bool {
        self.opponent.is_some() || self.kind == PastKind::PairingBye
    }
}

impl Contestant {
    /// What he did in a round, counted from one.
    pub fn in_round(&self, round: u32) -> Past {
        let index = (round as usize).checked_sub(1);
        index
            .and_then(|index| self.past.get(index))
            .copied()
            .unwrap_or(Past::NOTHING)
    }

    /// His virtual points in a round, counted from one.
    pub fn virtual_in(&self, round: u32) -> Points {
        let index = (round as usize).checked_sub(1);
        index
            .and_then(|index| self.virtual_points.get(index))
            .copied()
            .unwrap_or(Points::ZERO)
    }

    /// What he has really scored before a round.
    pub fn scored_before(&self, round: u32) -> Points {
        let before = (round as usize).saturating_sub(1).min(self.past.len());
        self.past[..before].iter().map(|past| past.points).sum()
    }

    /// The score a round is paired with: real and virtual points.
    pub fn pairing_score(&self, round: u32) -> Points {
        self.scored_before(round) + self.virtual_in(round)
    }
}
