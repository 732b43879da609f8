//! What the pairs and the downfloaters of a bracket cost, criterion by criterion, as digits that
//! add up: lists that are compared from their largest entry on become counts per entry.

use jadoube_ruling::Side;

use super::colours::{Strength, allocate};
use super::criteria::Criterion;
use super::facts::{Facts, Field, Float};
use super::state::SwissEdition;
use crate::Points;

/// Who sits at a vertex of the graph in which a bracket is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Moved down into the bracket.
    Mdp,
    /// Of the bracket's scoregroup.
    Resident,
    /// Of the bracket, but sent down from it: for questions, not for pairing.
    Sent,
    /// Of the next scoregroup.
    Next,
    /// Nobody: whoever is matched with it goes down.
    Slot,
    /// Further down.
    Lower,
    /// Nobody: whoever is matched with it goes down from the following bracket too.
    Dummy,
    /// The bye.
    Bye,
}

/// The digits of a bracket and how they are laid out.
#[derive(Clone, Debug)]
pub struct Judged<'a> {
    field: &'a Field,
    /// Distinct scores, the highest first.
    scores: Vec<Points>,
    /// Distinct differences, the largest first.
    differences: Vec<Points>,
    lowest: Points,
    /// Whether the following bracket is looked at.
    pub following: bool,
    /// Whether the rounds without a game of a single downfloater count.
    pub bye_rounds: bool,
    /// The score of whoever gets the bye: only then they count.
    pub bye_score: Option<Points>,
    starts: [usize; 17],
}

impl<'a> Judged<'a> {
    /// The layout for a bracket: moved-down players, residents, the next scoregroup.
    pub fn new(
        field: &'a Field,
        mdps: &[usize],
        residents: &[usize],
        next: &[usize],
    ) -> Judged<'a> {
        let score = |place: &usize| field.players[*place].score;
        let mut inside: Vec<Points> = mdps.iter().chain(residents).map(score).collect();
        inside.sort_unstable();
        inside.dedup();
        inside.reverse();
        let lowest = inside.last().copied().unwrap_or_default();
        let mut scores = inside.clone();
        scores.extend(next.first().map(score));
        let floor = match field.edition {
            SwissEdition::E2017 => Some(lowest - Points::ONE),
            SwissEdition::E2026 => None,
        };
        let mut differences = Vec::new();
        for (index, high) in inside.iter().enumerate() {
            let lows = inside[index + 1..].iter().copied().chain(floor);
            differences.extend(lows.map(|low| *high - low));
        }
        differences.sort_unstable();
        differences.dedup();
        differences.reverse();
        let mut judged = Judged {
            field,
            scores,
            differences,
            lowest,
            following: false,
            bye_rounds: false,
            bye_score: None,
            starts: [0; 17],
        };
        judged.lay_out();
        judged
    }

    fn lay_out(&mut self) {
        let (scores, differences) = (self.scores.len(), self.differences.len());
        for (index, criterion) in Criterion::ALL.into_iter().enumerate() {
            let digits = match criterion {
                Criterion::Scores if self.old() => differences,
                Criterion::Scores => scores,
                Criterion::Following => 1 + scores,
                Criterion::DownAgainBy | Criterion::DownTwoBeforeBy => scores + differences,
                Criterion::UpAgainBy | Criterion::UpTwoBeforeBy => differences,
                _ => 1,
            };
            self.starts[index + 1] = self.starts[index] + digits;
        }
    }

    fn old(&self) -> bool {
        self.field.edition == SwissEdition::E2017
    }

    /// How many digits there are.
    pub fn len(&self) -> usize {
        self.starts[16]
    }

    /// The digits of a whole candidate.
    pub fn total(&self, mdps: &[usize], pairs: &[(usize, usize)], down: &[usize]) -> Vec<u32> {
        let mut digits = vec![0; self.len()];
        let kind = |place: usize| match mdps.contains(&place) {
            true => Kind::Mdp,
            false => Kind::Resident,
        };
        for (one, other) in pairs {
            self.pair(&mut digits, (kind(*one), *one), (kind(*other), *other));
        }
        for place in down {
            self.down(&mut digits, kind(*place), *place);
        }
        digits
    }

    /// One criterion out of all digits: a number, or a list from its largest entry on.
    pub fn part(&self, criterion: Criterion, digits: &[u32]) -> Vec<Points> {
        let index = criterion as usize;
        let part = &digits[self.starts[index]..self.starts[index + 1]];
        let repeated = |values: &[Points], digits: &[u32]| -> Vec<Points> {
            let pairs = values.iter().zip(digits);
            pairs
                .flat_map(|(value, digit)| vec![*value; *digit as usize])
                .collect()
        };
        let scores = self.scores.len();
        match criterion {
            Criterion::Scores if self.old() => repeated(&self.differences, part),
            Criterion::Scores => repeated(&self.scores, part),
            Criterion::DownAgainBy | Criterion::DownTwoBeforeBy => {
                let mut list = repeated(&self.scores, &part[..scores]);
                list.extend(repeated(&self.differences, &part[scores..]));
                list
            }
            Criterion::UpAgainBy | Criterion::UpTwoBeforeBy => repeated(&self.differences, part),
            _ => vec![Points::whole(i64::from(part[0]))],
        }
    }

    /// Whether one candidate's digits are worse than another's in a criterion.
    pub fn worse(&self, criterion: Criterion, one: &[u32], other: &[u32]) -> std::cmp::Ordering {
        let index = criterion as usize;
        let range = self.starts[index]..self.starts[index + 1];
        one[range.clone()].cmp(&other[range])
    }

    fn add(&self, digits: &mut [u32], criterion: Criterion, at: usize, by: u32) {
        digits[self.starts[criterion as usize] + at] += by;
    }

    fn score_at(&self, score: Points) -> usize {
        self.scores
            .iter()
            .position(|one| *one == score)
            .unwrap_or(0)
    }

    /// Where a difference stands among the digits of a list of differences.
    fn difference_at(&self, difference: Points) -> usize {
        let found = self.differences.iter().position(|one| *one == difference);
        found.unwrap_or(0)
    }

    /// What an edge costs.
    pub fn edge(&self, a: (Kind, usize), b: (Kind, usize)) -> Vec<u32> {
        let (one, other) = if a <= b { (a, b) } else { (b, a) };
        let mut digits = vec![0; self.len()];
        let outside = |kind| matches!(kind, Kind::Lower | Kind::Dummy | Kind::Bye);
        match (one.0, other.0) {
            (Kind::Mdp, Kind::Mdp) => {
                for place in [one.1, other.1] {
                    self.down(&mut digits, Kind::Mdp, place);
                    self.down_again(&mut digits, place);
                }
            }
            (Kind::Mdp | Kind::Resident, Kind::Resident) => {
                self.pair(&mut digits, one, other);
            }
            (kind @ (Kind::Mdp | Kind::Resident), beyond) => {
                self.down(&mut digits, kind, one.1);
                // Two who go down together do not meet in the following bracket either.
                if beyond == Kind::Sent {
                    self.down_again(&mut digits, other.1);
                }
                if outside(beyond) || beyond == Kind::Sent {
                    self.down_again(&mut digits, one.1);
                }
            }
            (Kind::Sent, beyond) if outside(beyond) => self.down_again(&mut digits, one.1),
            (Kind::Next, beyond) if outside(beyond) => self.down_again(&mut digits, one.1),
            _ => {}
        }
        digits
    }

    /// Goes down from the following bracket too.
    fn down_again(&self, digits: &mut [u32], place: usize) {
        if self.following {
            let score = self.score_at(self.field.players[place].score);
            self.add(digits, Criterion::Following, 0, 1);
            self.add(digits, Criterion::Following, 1 + score, 1);
        }
    }

    /// Goes down from the bracket.
    pub fn down(&self, digits: &mut [u32], kind: Kind, place: usize) {
        let player = &self.field.players[place];
        self.add(digits, Criterion::Downfloaters, 0, 1);
        if self.bye_rounds && self.bye_score == Some(player.score) {
            self.add(digits, Criterion::ByeRounds, 0, player.unplayed);
        }
        let again = player.floats.map(|float| float == Float::Down);
        if self.old() {
            let by = self.difference_at(player.score - self.lowest + Points::ONE);
            self.add(digits, Criterion::Scores, by, 1);
            self.down_old(digits, again, by);
            return;
        }
        let score = self.score_at(player.score);
        self.add(digits, Criterion::Scores, score, 1);
        let [last, before] = again.map(u32::from);
        if kind == Kind::Mdp {
            // Left over once more: worse than being paired, the higher score first.
            self.add(digits, Criterion::DownAgainBy, score, last);
            self.add(digits, Criterion::DownTwoBeforeBy, score, before);
        } else {
            self.add(digits, Criterion::DownAgain, 0, last);
            self.add(digits, Criterion::DownTwoBefore, 0, before);
        }
    }

    /// 2017: everybody who gets a downfloat counts, with the difference.
    fn down_old(&self, digits: &mut [u32], again: [bool; 2], by: usize) {
        let [last, before] = again.map(u32::from);
        self.add(digits, Criterion::DownAgain, 0, last);
        self.add(digits, Criterion::DownTwoBefore, 0, before);
        let by = self.scores.len() + by;
        self.add(digits, Criterion::DownAgainBy, by, last);
        self.add(digits, Criterion::DownTwoBeforeBy, by, before);
    }

    /// Meets in the bracket.
    pub fn pair(&self, digits: &mut [u32], one: (Kind, usize), other: (Kind, usize)) {
        let (high, low) = (one.1.min(other.1), one.1.max(other.1));
        let (higher, lower) = (&self.field.players[high], &self.field.players[low]);
        self.colours(digits, higher, lower);
        let floats = match self.field.edition {
            SwissEdition::E2017 => higher.score != lower.score,
            SwissEdition::E2026 => one.0 == Kind::Mdp || other.0 == Kind::Mdp,
        };
        if !floats {
            return;
        }
        let difference = self.difference_at(higher.score - lower.score);
        let down = higher.floats.map(|float| float == Float::Down);
        let up = lower.floats.map(|float| u32::from(float == Float::Up));
        self.add(digits, Criterion::UpAgain, 0, up[0]);
        self.add(digits, Criterion::UpTwoBefore, 0, up[1]);
        self.add(digits, Criterion::UpAgainBy, difference, up[0]);
        self.add(digits, Criterion::UpTwoBeforeBy, difference, up[1]);
        if self.old() {
            self.add(digits, Criterion::Scores, difference, 1);
            self.down_old(digits, down, difference);
        } else {
            let [last, before] = down.map(u32::from);
            let at = self.scores.len() + difference;
            self.add(digits, Criterion::DownAgainBy, at, last);
            self.add(digits, Criterion::DownTwoBeforeBy, at, before);
        }
    }

    fn colours(&self, digits: &mut [u32], higher: &Facts, lower: &Facts) {
        if let (Some(one), Some(other)) = (higher.preference, lower.preference)
            && one.white == other.white
        {
            self.add(digits, Criterion::Colour, 0, 1);
            if one.strength.min(other.strength) == Strength::Strong {
                self.add(digits, Criterion::StrongColour, 0, 1);
            }
        }
        if higher.topscorer || lower.topscorer {
            let (side, _) = allocate(higher, lower, self.field.initial);
            for (facts, side) in [(higher, side), (lower, !side)] {
                let step = if side == Side::White { 1 } else { -1 };
                let balance = facts.difference + step;
                let last = facts.colours.iter().rev().take(2);
                let row = facts.colours.len() >= 2 && last.into_iter().all(|one| *one == side);
                self.add(
                    digits,
                    Criterion::TopscorerBalance,
                    0,
                    u32::from(balance.abs() > 2),
                );
                self.add(digits, Criterion::TopscorerRow, 0, u32::from(row));
            }
        }
    }
}
