//! Knockout: whoever loses is out.

use super::{CannotPair, Field, Pairing, PairingSystem};
use crate::EntryId;

/// Pairs by seed in the first round, winners of neighbouring tables afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Knockout;

impl PairingSystem for Knockout {
    fn rounds(&self, entries: usize) -> Option<u32> {
        Some(entries.max(2).next_power_of_two().ilog2())
    }

    fn pair(&self, field: &Field<'_>) -> Result<Vec<Pairing>, CannotPair> {
        if field.round == 1 {
            return first_round(&field.present());
        }
        let before = field.rounds.get(field.round as usize - 2);
        let meetings = before
            .map(|round| round.meetings.as_slice())
            .unwrap_or_default();
        if meetings.len() < 2 {
            return Err(CannotPair::AllPaired);
        }
        let winner = |table: usize| match meetings.get(table) {
            Some(meeting) => meeting.winner().ok_or(match meeting.is_settled() {
                true => CannotPair::Undecided {
                    table: meeting.table,
                },
                false => CannotPair::Unfinished {
                    table: meeting.table,
                },
            }),
            None => Err(CannotPair::TooFew),
        };
        let present = |entry: &EntryId| {
            let place = field.places.iter().find(|place| place.entry == *entry);
            place.is_some_and(|place| place.present)
        };
        let tables = (0..meetings.len()).step_by(2).map(|table| {
            let parties = [winner(table)?, winner(table + 1)?];
            // Whoever has withdrawn since leaves the opponent a free passage.
            let playing: Vec<EntryId> = parties.iter().copied().filter(present).collect();
            let parties = match playing.is_empty() {
                true => parties.to_vec(),
                false => alternate(playing, field.round as usize + table / 2),
            };
            Ok(Pairing {
                sitting: 1,
                parties,
            })
        });
        tables.collect()
    }
}

/// The favourite has White at every other table.
fn alternate(mut parties: Vec<EntryId>, turn: usize) -> Vec<EntryId> {
    if turn % 2 == 1 {
        parties.reverse();
    }
    parties
}

/// Seeds meet so that the two best can only meet last; the best are free where places are empty.
fn first_round(seeds: &[EntryId]) -> Result<Vec<Pairing>, CannotPair> {
    if seeds.len() < 2 {
        return Err(CannotPair::TooFew);
    }
    let entry = |seed: usize| seeds.get(seed - 1).copied();
    let order = bracket(seeds.len());
    let tables = order.chunks(2).enumerate().map(|(table, pair)| {
        let playing: Vec<EntryId> = pair.iter().filter_map(|seed| entry(*seed)).collect();
        let parties = alternate(playing, table);
        Pairing {
            sitting: 1,
            parties,
        }
    });
    Ok(tables.collect())
}

/// The seeds from the top of the bracket to the bottom, empty places included.
pub fn bracket(entries: usize) -> Vec<usize> {
    let mut order = vec![1];
    while order.len() < entries {
        let sum = order.len() * 2 + 1;
        order = order.iter().flat_map(|seed| [*seed, sum - seed]).collect();
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_meet_last_and_are_free_first() {
        assert_eq!(bracket(8), [1, 8, 4, 5, 2, 7, 3, 6]);
        let seeds: Vec<EntryId> = (1..=6).map(EntryId).collect();
        let tables = first_round(&seeds).unwrap();
        let free: Vec<_> = tables
            .iter()
            .filter(|table| table.parties.len() == 1)
            .collect();
        assert_eq!(free.len(), 2);
        assert_eq!(free[0].parties, [EntryId(1)]);
        assert_eq!(free[1].parties, [EntryId(2)]);
    }
}
