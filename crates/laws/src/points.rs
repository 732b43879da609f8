//! Points (Article 10).

use std::fmt;
use std::str::FromStr;

use jadoube_ruling::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::{Outcome, ScoreTable};

/// Points for a game, in hundredths so that any table of points can be written down.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Points(u16);

impl Points {
    /// No points.
    pub const ZERO: Points = Points(0);
    /// Half a point.
    pub const HALF: Points = Points(50);
    /// One point.
    pub const ONE: Points = Points(100);

    /// So many hundredths of a point.
    pub const fn from_hundredths(hundredths: u16) -> Points {
        Points(hundredths)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 100, self.0 % 100) {
            (0, 50) => write!(f, "½"),
            (whole, 0) => write!(f, "{whole}"),
            (whole, 50) => write!(f, "{whole}½"),
            (whole, part) => write!(f, "{whole}.{part:02}"),
        }
    }
}

/// The text is no number of points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsePointsError(String);

impl fmt::Display for ParsePointsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "\"{}\" is no number of points such as 0, 0.5 or 1",
            self.0
        )
    }
}

impl std::error::Error for ParsePointsError {}

impl FromStr for Points {
    type Err = ParsePointsError;

    fn from_str(text: &str) -> Result<Points, ParsePointsError> {
        let error = || ParsePointsError(text.to_owned());
        let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
        let digits = |s: &str| !s.is_empty() && s.bytes().all(|b| b.is_ascii_digit());
        if !digits(whole) || !digits(part) || part.len() > 2 {
            return Err(error());
        }
        let whole: u16 = whole.parse().map_err(|_| error())?;
        let tens: u16 = format!("{part:0<2}").parse().map_err(|_| error())?;
        let hundredths = whole.checked_mul(100).and_then(|w| w.checked_add(tens));
        hundredths.map(Points).ok_or_else(error)
    }
}

impl ScoreTable {
    /// The points that an outcome earns (10.1); none while nothing is decided.
    pub fn of(&self, outcome: Outcome) -> Option<BySide<Points>> {
        match outcome {
            Outcome::Win(winner) => Some(BySide::new(|side: Side| {
                if side == winner { self.win } else { self.loss }
            })),
            Outcome::Draw => Some(BySide::both(self.draw)),
            Outcome::BothLose => Some(BySide::both(self.loss)),
            Outcome::Annulled | Outcome::Pending => None,
        }
    }

    /// Whether the two scores are possible (10.2): each a normal one, together not above a win.
    pub fn possible(&self, scores: BySide<Points>) -> bool {
        let normal = [self.win, self.draw, self.loss];
        let most = (self.win.0 + self.loss.0).max(2 * self.draw.0);
        scores.iter().all(|score| normal.contains(score)) && scores.white.0 + scores.black.0 <= most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_read_as_people_write_them() {
        assert_eq!("0.5".parse(), Ok(Points::HALF));
        assert_eq!("1".parse(), Ok(Points::ONE));
        assert_eq!("0.75".parse(), Ok(Points::from_hundredths(75)));
        for bad in ["", "-1", "1.", "0.125", "x", "70000"] {
            assert!(bad.parse::<Points>().is_err(), "{bad}");
        }
    }

    #[test]
    fn only_normal_scores_are_possible() {
        let table = ScoreTable::default();
        let pair = |white: &str, black: &str| BySide {
            white: white.parse().expect("points"),
            black: black.parse().expect("points"),
        };
        assert!(table.possible(pair("0", "0.5")));
        assert!(table.possible(pair("0", "0")));
        assert!(!table.possible(pair("0.75", "0.25")));
        assert!(!table.possible(pair("1", "0.5")));
        // Where a draw earns more than half of a win, two draws are still a normal score.
        let generous = ScoreTable {
            draw: Points::from_hundredths(60),
            ..table
        };
        assert!(generous.possible(pair("0.6", "0.6")));
        assert!(!generous.possible(pair("1", "0.6")));
    }
}
