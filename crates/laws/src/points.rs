//! Points (Article 10).

use jadoube_ruling::{BySide, Hundredths, Side};

use crate::{Outcome, ScoreTable};

/// Points for a game, in hundredths so that any table of points can be written down.
pub type Points = jadoube_ruling::Points<Hundredths>;

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
        let most = (self.win + self.loss).max(self.draw.repeated(2));
        scores.iter().all(|score| normal.contains(score)) && scores.white + scores.black <= most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
            draw: Points::hundredths(60),
            ..table
        };
        assert!(generous.possible(pair("0.6", "0.6")));
        assert!(!generous.possible(pair("1", "0.6")));
    }
}
