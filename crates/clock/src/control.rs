//! The allotted time (6.3): what was fixed before the game.

use std::fmt;

use jadoube_ruling::Span;
use serde::{Deserialize, Serialize};

/// A time control: its periods and what each move adds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TimeControl {
    /// The periods in order; only the last may be for all remaining moves.
    pub periods: Vec<Period>,
    /// What each move adds.
    pub mode: Mode,
}

/// A period: so many moves in so much time (6.3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Period {
    /// The number of moves to complete; none means all the remaining moves.
    pub moves: Option<u32>,
    /// The time allotted for them.
    pub time: Span,
}

/// What a move adds to the player's time (6.3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Nothing.
    None,
    /// A fixed time is credited with each completed move and may be saved.
    Increment(Span),
    /// A fixed time runs first on each move; what is not used of it is lost.
    Delay(Span),
}

impl Mode {
    /// The seconds per move, however they are given.
    pub const fn per_move(self) -> Span {
        match self {
            Mode::None => Span::ZERO,
            Mode::Increment(span) | Mode::Delay(span) => span,
        }
    }
}

/// A time control that no clock can be set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ControlError {
    /// There is no period at all.
    NoPeriod,
    /// A period allots no time.
    EmptyPeriod(usize),
    /// A period other than the last is for all moves.
    EndlessPeriod(usize),
    /// A period asks for no moves.
    NoMoves(usize),
    /// The last period still counts moves, so the game could never go on after it.
    LastPeriodCounts,
    /// The time added by a move is negative.
    NegativeAddition,
}

impl fmt::Display for ControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ControlError::NoPeriod => write!(f, "the time control has no period"),
            ControlError::EmptyPeriod(i) => write!(f, "period {} allots no time", i + 1),
            ControlError::EndlessPeriod(i) => {
                write!(f, "period {} is for all moves but is not the last", i + 1)
            }
            ControlError::NoMoves(i) => write!(f, "period {} asks for no moves", i + 1),
            ControlError::LastPeriodCounts => {
                write!(f, "the last period must be for all remaining moves")
            }
            ControlError::NegativeAddition => write!(f, "a move cannot add negative time"),
        }
    }
}

impl TimeControl {
    /// All moves in one period.
    pub fn sudden_death(time: Span, mode: Mode) -> TimeControl {
        TimeControl {
            periods: vec![Period { moves: None, time }],
            mode,
        }
    }

    /// Whether a clock can be set to this, as 6.3.1 asks before the game.
    pub fn check(&self) -> Result<(), ControlError> {
        let last = self.periods.len().checked_sub(1);
        let last = last.ok_or(ControlError::NoPeriod)?;
        for (i, period) in self.periods.iter().enumerate() {
            if !period.time.is_positive() {
                return Err(ControlError::EmptyPeriod(i));
            }
            match period.moves {
                Some(0) => return Err(ControlError::NoMoves(i)),
                Some(_) if i == last => return Err(ControlError::LastPeriodCounts),
                None if i < last => return Err(ControlError::EndlessPeriod(i)),
                _ => {}
            }
        }
        if self.mode.per_move() < Span::ZERO {
            return Err(ControlError::NegativeAddition);
        }
        Ok(())
    }

    /// The time a face shows before the first move: with an increment, the first one included.
    pub fn initial(&self) -> Span {
        let base = self.periods.first().map_or(Span::ZERO, |p| p.time);
        match self.mode {
            Mode::Increment(inc) => base + inc,
            Mode::None | Mode::Delay(_) => base,
        }
    }

    /// How many moves must be completed by the end of a period; none if it is for all moves.
    pub fn moves_due(&self, period: usize) -> Option<u32> {
        self.periods
            .iter()
            .take(period + 1)
            .map(|period| period.moves)
            .sum()
    }

    /// The time that definitions of rapid and blitz measure: base and sixty additions (A.1, B.1).
    pub fn sixty_moves(&self) -> Span {
        let base = self
            .periods
            .iter()
            .fold(Span::ZERO, |sum, period| sum + period.time);
        base + Span::from_millis(self.mode.per_move().as_millis().saturating_mul(60))
    }
}
