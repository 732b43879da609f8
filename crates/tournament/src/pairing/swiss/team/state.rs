//! What the system for teams is told before it pairs a round.

use jadoube_ruling::Side;

use crate::Points;

/// Which colours teams want (1.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TeamPreferences {
    /// Type A: only where colours are out of balance or repeat.
    #[default]
    A,
    /// Type B: strong wishes as in type A, and mild ones.
    B,
    /// Nobody wants any.
    None,
}

/// How C4 to C6 are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TeamReading {
    /// Scoregroup after scoregroup from the top, as the text says (3.2, 3.5).
    #[default]
    Text,
    /// The fewest pairs of unequal scores over the whole round, and no second match against a team
    /// that did not come, as a pairing program has it.
    Global,
}

/// A team tournament as it stands before one of its rounds is paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamSwiss {
    /// How many rounds are planned.
    pub rounds: u32,
    /// The round to be paired, counted from one.
    pub round: u32,
    /// The colour drawn for the first round.
    pub initial: Side,
    /// Which colours teams want.
    pub preferences: TeamPreferences,
    /// Whether the secondary score decides who is the first-team (4.2.2).
    pub secondary: bool,
    /// How C4 to C6 are read.
    pub reading: TeamReading,
    /// Every team that has a number, in any order.
    pub teams: Vec<Team>,
    /// Groups of numbers of whom no two may meet in this round.
    pub forbidden: Vec<Vec<u32>>,
}

/// A team with its past.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Team {
    /// The pairing number.
    pub number: u32,
    /// Whether it is to be paired in this round.
    pub present: bool,
    /// What it did, by round; what is missing at the end was not played.
    pub past: Vec<TeamPast>,
    /// Virtual points of the primary score by round, the round to be paired included.
    pub virtual_points: Vec<Points>,
}

/// One round of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamPast {
    /// Against whom it was paired.
    pub opponent: Option<u32>,
    /// The colour on the first board.
    pub colour: Option<Side>,
    /// What came of it.
    pub kind: TeamPastKind,
    /// What it scored in the points that teams are ranked by.
    pub primary: Points,
    /// What it scored in the other points.
    pub secondary: Points,
}

/// What came of a round for a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeamPastKind {
    /// A match was played.
    Played,
    /// The opponents did not come.
    ForfeitWin,
    /// It did not come.
    ForfeitLoss,
    /// It was left over: the pairing-allocated bye.
    PairingBye,
    /// It asked for a round off and was given the points of a win.
    FullBye,
    /// It was not paired.
    Off,
}

impl TeamPast {
    /// A round for which nothing is known: not paired, no points.
    pub const NOTHING: TeamPast = TeamPast {
        opponent: None,
        colour: None,
        kind: TeamPastKind::Off,
        primary: Points::ZERO,
        secondary: Points::ZERO,
    };

    /// Whether a match was played.
    pub fn is_played(&self) -> bool {
        self.kind == TeamPastKind::Played
    }

    /// Whether it keeps a team from the pairing-allocated bye (C2).
    pub const fn bars_bye(&self) -> bool {
        matches!(
            self.kind,
            TeamPastKind::PairingBye | TeamPastKind::ForfeitWin | TeamPastKind::FullBye
        )
    }
}

impl Team {
    /// What it did in a round, counted from one.
    pub fn in_round(&self, round: u32) -> TeamPast {
        let index = (round as usize).checked_sub(1);
        let past = index.and_then(|index| self.past.get(index));
        past.copied().unwrap_or(TeamPast::NOTHING)
    }

    /// The score a round is paired with: real and virtual points.
    pub fn score(&self, round: u32) -> Points {
        let index = (round as usize).saturating_sub(1);
        let extra = self.virtual_points.get(index).copied().unwrap_or_default();
        let before = self.past.iter().take(index);
        before.map(|past| past.primary).sum::<Points>() + extra
    }

    /// The other score before a round.
    pub fn secondary(&self, round: u32) -> Points {
        let before = self.past.iter().take((round as usize).saturating_sub(1));
        before.map(|past| past.secondary).sum()
    }
}
