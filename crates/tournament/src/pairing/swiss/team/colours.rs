//! Who has White on the first board (4.3).

use jadoube_ruling::Side;

use super::super::colours::Strength;
use super::facts::{TeamFacts, TeamField};

/// The rule that gave a match its colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeamColourRule {
    /// Neither has played: the first-team's number and the drawn colour (4.3.1).
    Drawn,
    /// Only one has a wish (4.3.2).
    OnlyOne,
    /// The wishes are opposite (4.3.3).
    BothGranted,
    /// Only one has a strong wish (4.3.4).
    OnlyOneStrong,
    /// White to the lower colour difference (4.3.5).
    LowerDifference,
    /// The most recent round in which they had different colours (4.3.6).
    Alternation,
    /// The wish of the first-team (4.3.7).
    FirstTeam,
    /// The first-team changes its last colour (4.3.8).
    FirstAlternates,
    /// The other team changes its last colour (4.3.9).
    OtherAlternates,
}

impl TeamColourRule {
    /// The article, and a word that each language has.
    pub const fn cited(self) -> (&'static str, &'static str) {
        match self {
            TeamColourRule::Drawn => ("C.04.6, 4.3.1", "drawn"),
            TeamColourRule::OnlyOne => ("C.04.6, 4.3.2", "only-one"),
            TeamColourRule::BothGranted => ("C.04.6, 4.3.3", "both"),
            TeamColourRule::OnlyOneStrong => ("C.04.6, 4.3.4", "stronger"),
            TeamColourRule::LowerDifference => ("C.04.6, 4.3.5", "lower"),
            TeamColourRule::Alternation => ("C.04.6, 4.3.6", "alternation"),
            TeamColourRule::FirstTeam => ("C.04.6, 4.3.7", "higher"),
            TeamColourRule::FirstAlternates => ("C.04.6, 4.3.8", "first-alternates"),
            TeamColourRule::OtherAlternates => ("C.04.6, 4.3.9", "other-alternates"),
        }
    }
}

impl TeamField {
    /// Of two places the first-team first: the higher score, then the higher secondary score where
    /// it counts, then the smaller number (4.2).
    pub fn first_team(&self, one: usize, other: usize) -> (usize, usize) {
        let key = |place: usize| {
            let team = &self.teams[place];
            let secondary = self.secondary.then_some(team.secondary);
            let scores = std::cmp::Reverse((team.score, secondary));
            (scores, team.number)
        };
        if key(one) <= key(other) {
            (one, other)
        } else {
            (other, one)
        }
    }

    /// Of two places the one with White first, and the rule.
    pub fn colours(&self, one: usize, other: usize) -> ((usize, usize), TeamColourRule) {
        let (first, second) = self.first_team(one, other);
        let (side, rule) = allocate(&self.teams[first], &self.teams[second], self.initial);
        match side {
            Side::White => ((first, second), rule),
            Side::Black => ((second, first), rule),
        }
    }
}

/// The colour of the first-team.
fn allocate(first: &TeamFacts, other: &TeamFacts, initial: Side) -> (Side, TeamColourRule) {
    let strong = |team: &TeamFacts| {
        let wish = team.preference;
        wish.filter(|wish| wish.strength == Strength::Strong)
    };
    if first.colours.is_empty() && other.colours.is_empty() {
        let odd = first.number % 2 == 1;
        return (if odd { initial } else { !initial }, TeamColourRule::Drawn);
    }
    match (first.preference, other.preference) {
        (Some(wish), None) => return (wish.side(), TeamColourRule::OnlyOne),
        (None, Some(wish)) => return (!wish.side(), TeamColourRule::OnlyOne),
        (Some(wish), Some(theirs)) if wish.white != theirs.white => {
            return (wish.side(), TeamColourRule::BothGranted);
        }
        _ => {}
    }
    match (strong(first), strong(other)) {
        (Some(wish), None) => return (wish.side(), TeamColourRule::OnlyOneStrong),
        (None, Some(wish)) => return (!wish.side(), TeamColourRule::OnlyOneStrong),
        _ => {}
    }
    match first.difference.cmp(&other.difference) {
        std::cmp::Ordering::Less => return (Side::White, TeamColourRule::LowerDifference),
        std::cmp::Ordering::Greater => return (Side::Black, TeamColourRule::LowerDifference),
        std::cmp::Ordering::Equal => {}
    }
    let mut recent = first.colours.iter().rev().zip(other.colours.iter().rev());
    if let Some((mine, _)) = recent.find(|(mine, theirs)| mine != theirs) {
        return (!*mine, TeamColourRule::Alternation);
    }
    match (first.preference, first.colours.last(), other.colours.last()) {
        (Some(wish), _, _) => (wish.side(), TeamColourRule::FirstTeam),
        (None, Some(last), _) => (!*last, TeamColourRule::FirstAlternates),
        (None, None, Some(last)) => (*last, TeamColourRule::OtherAlternates),
        (None, None, None) => (initial, TeamColourRule::Drawn),
    }
}
