//! What the rules need to know of each team that is to be paired.

use std::collections::BTreeMap;

use jadoube_ruling::Side;

use super::super::bits::{BitMatrix, Bits, Matching};
use super::super::colours::{Preference, Strength, difference};
use super::super::dutch::{NoPairing, shortage};
use super::state::{Team, TeamPreferences, TeamReading, TeamSwiss};
use crate::Points;

/// A team to be paired.
#[derive(Clone, Debug)]
pub struct TeamFacts {
    /// The pairing number.
    pub number: u32,
    /// The score it is paired with.
    pub score: Points,
    /// The other score.
    pub secondary: Points,
    /// Colours on the first board of the matches played, oldest first.
    pub colours: Vec<Side>,
    /// Matches with White less matches with Black.
    pub difference: i32,
    /// The colour it wants.
    pub preference: Option<Preference>,
    /// Whether it played a team with another score in the previous round (1.5).
    pub floated: bool,
    /// Whether the pairing-allocated bye may be given to it (C2).
    pub may_have_bye: bool,
    /// Matches played.
    pub played: usize,
}

/// Every team to be paired, in order, and who may meet whom.
#[derive(Clone, Debug)]
pub struct TeamField {
    /// The highest score first, then the smaller number.
    pub teams: Vec<TeamFacts>,
    /// Who may meet whom, and as the last row who may have the bye.
    pub legal: BitMatrix,
    /// The colour drawn for the first round.
    pub initial: Side,
    /// Whether the secondary score counts for colours.
    pub secondary: bool,
    /// Whether floaters of the previous round count: not in the last two rounds (C7, C10).
    pub floaters_count: bool,
}

impl TeamField {
    /// The field of a tournament before its next round.
    pub fn new(swiss: &TeamSwiss) -> TeamField {
        let by_number: BTreeMap<u32, &Team> =
            swiss.teams.iter().map(|one| (one.number, one)).collect();
        let mut teams: Vec<TeamFacts> = swiss
            .teams
            .iter()
            .filter(|one| one.present)
            .map(|one| facts(swiss, one, &by_number))
            .collect();
        teams.sort_by_key(|one| (std::cmp::Reverse(one.score), one.number));
        TeamField {
            legal: legality(swiss, &teams, &by_number),
            teams,
            initial: swiss.initial,
            secondary: swiss.secondary,
            floaters_count: swiss.round + 2 <= swiss.rounds,
        }
    }

    /// How many are to be paired.
    pub fn len(&self) -> usize {
        self.teams.len()
    }

    /// Whether nobody is to be paired.
    pub fn is_empty(&self) -> bool {
        self.teams.is_empty()
    }

    /// The place of a number in the field.
    pub fn place(&self, number: u32) -> Option<usize> {
        self.teams.iter().position(|one| one.number == number)
    }

    /// The numbers of places.
    pub fn numbers(&self) -> Vec<u32> {
        self.teams.iter().map(|one| one.number).collect()
    }

    /// Whether teams can all be paired among themselves (C3).
    pub fn completes(&self, places: impl Iterator<Item = usize>) -> bool {
        let mut active = Bits::none(self.len() + 1);
        for place in places {
            active.add(place);
        }
        Matching::complete(&self.legal, active)
    }

    /// In which order teams are asked to take the bye (3.4): the lowest score, the most matches
    /// played, the largest number.
    pub fn in_order_of_bye(&self) -> Vec<usize> {
        let mut places: Vec<usize> = (0..self.len()).collect();
        places.sort_by_key(|place| {
            let team = &self.teams[*place];
            let last = std::cmp::Reverse((team.played, team.number));
            (team.score, last)
        });
        places
    }

    /// Who has the bye, if somebody must.
    pub fn bye(&self) -> Result<Option<usize>, NoPairing> {
        if self.is_empty() {
            return Err(NoPairing::Nobody);
        }
        let none = || shortage(&self.legal, &self.numbers(), self.len() % 2 == 1);
        if self.len().is_multiple_of(2) {
            let complete = self.completes(0..self.len());
            return if complete { Ok(None) } else { Err(none()) };
        }
        let mut order = self.in_order_of_bye();
        order.retain(|place| self.teams[*place].may_have_bye);
        if order.is_empty() {
            return Err(NoPairing::NobodyForTheBye);
        }
        let fits = |place: &usize| self.completes((0..self.len()).filter(|one| one != place));
        order.into_iter().find(fits).map(Some).ok_or_else(none)
    }
}

fn facts(swiss: &TeamSwiss, one: &Team, by_number: &BTreeMap<u32, &Team>) -> TeamFacts {
    let past: Vec<_> = (1..swiss.round).map(|round| one.in_round(round)).collect();
    let played = past.iter().filter(|past| past.is_played());
    let colours: Vec<Side> = played.clone().filter_map(|past| past.colour).collect();
    TeamFacts {
        number: one.number,
        score: one.score(swiss.round),
        secondary: one.secondary(swiss.round),
        difference: difference(&colours),
        preference: preference(swiss, &colours),
        floated: swiss.round > 1 && floated(one, swiss.round - 1, by_number),
        may_have_bye: !past.iter().any(super::state::TeamPast::bars_bye),
        played: played.count(),
        colours,
    }
}

/// A team that played a team with another score (1.5).
fn floated(one: &Team, round: u32, by_number: &BTreeMap<u32, &Team>) -> bool {
    let past = one.in_round(round);
    let other = past.opponent.and_then(|number| by_number.get(&number));
    let unequal = other.is_some_and(|other| other.score(round) != one.score(round));
    past.is_played() && unequal
}

/// The wish that colours lead to (1.7).
fn preference(swiss: &TeamSwiss, colours: &[Side]) -> Option<Preference> {
    let wish = |strength, white| Some(Preference { strength, white });
    let last = *colours.last()?;
    let twice = colours.len() >= 2 && colours[colours.len() - 2] == last;
    let balance = difference(colours);
    let strong = match (balance, last) {
        (..=-2, _) => Some(true),
        (2.., _) => Some(false),
        (-1 | 0, Side::Black) if twice => Some(true),
        (0 | 1, Side::White) if twice => Some(false),
        _ => None,
    };
    match (swiss.preferences, strong) {
        (TeamPreferences::None, _) | (TeamPreferences::A, None) => None,
        (_, Some(white)) => wish(Strength::Strong, white),
        (TeamPreferences::B, None) => match balance {
            -1 => wish(Strength::Mild, true),
            1 => wish(Strength::Mild, false),
            _ if swiss.round >= swiss.rounds => None,
            _ => wish(Strength::Mild, last == Side::Black),
        },
    }
}

/// Who may meet whom by C1; the last row is the bye (C2).
fn legality(swiss: &TeamSwiss, teams: &[TeamFacts], by_number: &BTreeMap<u32, &Team>) -> BitMatrix {
    let place = |number: u32| teams.iter().position(|one| one.number == number);
    let n = teams.len();
    let mut legal = BitMatrix::full(n + 1);
    for (a, one) in teams.iter().enumerate() {
        for round in 1..swiss.round {
            let past = by_number.get(&one.number).map(|team| team.in_round(round));
            // A match that was not played may be paired again (C.04.2, 3.5).
            let met = past.filter(|past| past.is_played() || swiss.reading == TeamReading::Global);
            if let Some(b) = met.and_then(|past| past.opponent).and_then(place) {
                legal.cut(a, b);
            }
        }
        if !one.may_have_bye {
            legal.cut(a, n);
        }
    }
    for group in &swiss.forbidden {
        let group: Vec<usize> = group.iter().filter_map(|one| place(*one)).collect();
        for (index, a) in group.iter().enumerate() {
            for b in &group[index + 1..] {
                legal.cut(*a, *b);
            }
        }
    }
    legal
}
