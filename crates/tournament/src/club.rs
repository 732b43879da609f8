//! Events of two teams player by player (Scheveningen) and pyramids (Keizer).

use std::collections::{BTreeMap, BTreeSet};

use crate::entry::folded;
use crate::event::State;
use crate::pairing::swiss::PastKind;
use crate::pairing::{Evening, Pyramid};
use crate::{ByeKind, EntryId, Event, Points, Refused, System};

/// One of the two teams that meet player by player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// Its name.
    pub team: String,
    /// What its players scored in each round.
    pub rounds: Vec<Points>,
    /// All of it, penalties of its players taken off.
    pub points: Points,
}

/// A player of a pyramid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Who.
    pub entry: EntryId,
    /// What a win against the player counts.
    pub value: i64,
    /// The own value and what the rounds brought.
    pub score: Points,
}

impl State {
    /// The team that an individual plays for.
    pub(crate) fn team_of(&self, entry: EntryId) -> Option<String> {
        let entry = self.entry(entry).ok()?;
        let team = entry.entrant.players.first()?.team.as_ref()?;
        Some(folded(team))
    }

    /// Two teams that meet player by player have the same number of players.
    pub(crate) fn two_teams(&self, numbers: &[EntryId]) -> Result<(), Refused> {
        if !matches!(self.regulations.system, System::Scheveningen { .. }) {
            return Ok(());
        }
        let mut sizes: BTreeMap<Option<String>, usize> = BTreeMap::new();
        for entry in numbers {
            *sizes.entry(self.team_of(*entry)).or_default() += 1;
        }
        let even = sizes.values().collect::<BTreeSet<_>>().len() == 1;
        match sizes.len() == 2 && even && !sizes.contains_key(&None) {
            true => Ok(()),
            false => Err(Refused::TwoEvenTeams),
        }
    }

    /// Everybody in the order in which a round is paired.
    pub(crate) fn order_before(&self, round: u32) -> Vec<EntryId> {
        let numbers = self.numbers_of(round);
        match self.pyramid(numbers, round.saturating_sub(1)) {
            Some(pyramid) => pyramid.order.iter().map(|index| numbers[*index]).collect(),
            None => numbers.to_vec(),
        }
    }

    /// The pyramid of these after a round; none in other systems.
    fn pyramid(&self, numbers: &[EntryId], round: u32) -> Option<Pyramid> {
        let System::Keizer { top, free, .. } = self.regulations.system else {
            return None;
        };
        let played = round.min(u32::try_from(self.rounds.len()).unwrap_or(u32::MAX));
        let evenings: Vec<Vec<Evening>> = numbers
            .iter()
            .map(|entry| {
                let rounds = 1..=played;
                let rounds = rounds.map(|round| self.evening(numbers, *entry, round, free));
                rounds.collect()
            })
            .collect();
        let last = self.penalties.iter().map(|(_, one)| one.round).max();
        let last = round.min(last.unwrap_or(0));
        let taken = |entry: &EntryId| {
            let taken = (1..=last).map(|round| self.penalty_in(*entry, round));
            -taken.sum::<Points>()
        };
        let extra: Vec<Points> = numbers.iter().map(taken).collect();
        Some(Pyramid::after(&evenings, &extra, top))
    }

    fn evening(&self, numbers: &[EntryId], entry: EntryId, round: u32, free: u32) -> Evening {
        let past = self.round_of(entry, round);
        let scale = self.regulations.points;
        let opponent = past.opponent.map(EntryId);
        let opponent = numbers.iter().position(|one| Some(*one) == opponent);
        if let Some(opponent) = opponent {
            let halves = match past.points {
                points if points >= scale.win => 2,
                points if points > scale.loss => 1,
                _ => 0,
            };
            return Evening::Against { opponent, halves };
        }
        let asked = self.entry(entry).ok().and_then(|one| one.byes.get(&round));
        Evening::Free {
            percent: match (past.kind, asked) {
                (PastKind::PairingBye, _) => free,
                (_, Some(ByeKind::Full)) => 100,
                (_, Some(ByeKind::Half)) => 50,
                _ => 0,
            },
        }
    }
}

impl Event {
    /// The pyramid after a round, the best first; empty in other systems.
    pub fn levels(&self, round: u32) -> Vec<Level> {
        let numbers = self.state.numbers.values().next_back();
        let numbers = numbers.map(Vec::as_slice).unwrap_or_default();
        let Some(pyramid) = self.state.pyramid(numbers, round) else {
            return Vec::new();
        };
        let level = |index: &usize| Level {
            entry: numbers[*index],
            value: pyramid.values[*index],
            score: pyramid.scores[*index],
        };
        pyramid.order.iter().map(level).collect()
    }

    /// The two teams that meet player by player, the better first; empty in other systems.
    pub fn sides(&self, after: u32) -> Vec<Side> {
        if !matches!(self.regulations().system, System::Scheveningen { .. }) {
            return Vec::new();
        }
        let table = self.crosstable().after(after);
        let mut sides: BTreeMap<String, Side> = BTreeMap::new();
        for row in &table.rows {
            let id = EntryId(row.id);
            let Some(team) = self.state.team_of(id) else {
                continue;
            };
            let name = self.entry(id).and_then(|entry| {
                let player = entry.entrant.players.first()?;
                player.team.clone()
            });
            let side = sides.entry(team).or_insert_with(|| Side {
                team: name.unwrap_or_default(),
                rounds: vec![Points::ZERO; table.last_round() as usize],
                points: Points::ZERO,
            });
            for cell in &row.cells {
                if let Some(sum) = side.rounds.get_mut((cell.round as usize).wrapping_sub(1)) {
                    *sum += cell.points;
                }
            }
            side.points += row.points(crate::tiebreak::Scoring::Match);
        }
        let mut sides: Vec<Side> = sides.into_values().collect();
        sides.sort_by_key(|side| std::cmp::Reverse(side.points));
        sides
    }
}
