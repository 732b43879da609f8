//! Round robin by the Berger tables.

use super::{CannotPair, Field, Pairing, PairingSystem};

/// Everybody meets everybody, once or twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Berger {
    /// Whether everybody meets everybody twice, with both colours.
    pub double: bool,
}

impl PairingSystem for Berger {
    fn rounds(&self, entries: usize) -> Option<u32> {
        let even = entries.next_multiple_of(2).max(2);
        let cycle = u32::try_from(even - 1).ok()?;
        Some(if self.double { cycle * 2 } else { cycle })
    }

    fn pair(&self, field: &Field<'_>) -> Result<Vec<Pairing>, CannotPair> {
        let entries = field.places.len();
        if entries < 2 {
            return Err(CannotPair::TooFew);
        }
        if self
            .rounds(entries)
            .is_some_and(|rounds| field.round > rounds)
        {
            return Err(CannotPair::AllPaired);
        }
        let pairs = self.table(entries, field.round);
        let entry = |number: usize| field.places.get(number - 1).map(|place| place.entry);
        let parties = pairs.into_iter().map(|(white, black)| {
            let parties = [entry(white), entry(black)].into_iter().flatten().collect();
            Pairing {
                sitting: 1,
                parties,
            }
        });
        let mut pairings: Vec<Pairing> = parties.collect();
        // Whoever is free has no table; the others keep the order of the tables.
        pairings.sort_by_key(|pairing| pairing.parties.len() < 2);
        Ok(pairings)
    }
}

impl Berger {
    /// The numbers that meet in a round, White first.
    ///
    /// The second cycle repeats the first with colours changed. The last two rounds of the first
    /// cycle change places, so that nobody has one colour three times running.
    fn table(self, entries: usize, round: u32) -> Vec<(usize, usize)> {
        let even = entries.next_multiple_of(2);
        let cycle = u32::try_from(even - 1).unwrap_or(u32::MAX);
        let (round, reversed) = match round > cycle {
            true => (round - cycle, true),
            false => (round, false),
        };
        let round = match () {
            () if !self.double || reversed || cycle < 3 => round,
            () if round == cycle => cycle - 1,
            () if round + 1 == cycle => cycle,
            () => round,
        };
        let pairs = berger_round(even, round);
        let turned = |(white, black)| {
            if reversed {
                (black, white)
            } else {
                (white, black)
            }
        };
        pairs.into_iter().map(turned).collect()
    }
}

/// One round of the Berger table for an even number of players: pairs of numbers, White first.
///
/// The highest number stays; the others move on by half the table each round. With an odd number
/// of players the highest number is nobody, and whoever meets it is free.
pub fn berger_round(even: usize, round: u32) -> Vec<(usize, usize)> {
    if even < 2 || !even.is_multiple_of(2) {
        return Vec::new();
    }
    let circle = even - 1;
    let steps = (round.saturating_sub(1) as usize % circle) * (even / 2);
    let moved = |number: usize| (number - 1 + steps) % circle + 1;
    let first = match round % 2 {
        1 => (moved(1), even),
        _ => (even, moved(1)),
    };
    let others = (2..=even / 2).map(|number| (moved(number), moved(even + 1 - number)));
    std::iter::once(first).chain(others).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_for_four() {
        assert_eq!(berger_round(4, 1), [(1, 4), (2, 3)]);
        assert_eq!(berger_round(4, 2), [(4, 3), (1, 2)]);
        assert_eq!(berger_round(4, 3), [(2, 4), (3, 1)]);
    }

    #[test]
    fn nobody_has_one_colour_three_times_running_in_a_double_round_robin() {
        for entries in (4..=24).step_by(2) {
            let berger = Berger { double: true };
            let mut colours = vec![Vec::new(); entries + 1];
            for round in 1..=berger.rounds(entries).unwrap() {
                for (white, black) in berger.table(entries, round) {
                    colours[white].push('w');
                    colours[black].push('b');
                }
            }
            for own in &colours[1..] {
                assert!(
                    own.windows(3)
                        .all(|three| three[0] != three[1] || three[1] != three[2])
                );
            }
        }
    }
}
