//! Two teams, each player against each of the other team (Scheveningen).

use super::{CannotPair, Field, Pairing, PairingSystem};
use crate::EntryId;

/// Every player of one team meets every player of the other, once or twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scheveningen {
    /// Whether they meet twice, with both colours.
    pub double: bool,
}

impl PairingSystem for Scheveningen {
    fn rounds(&self, entries: usize) -> Option<u32> {
        let cycle = u32::try_from(entries / 2).ok()?.max(1);
        Some(if self.double { cycle * 2 } else { cycle })
    }

    fn pair(&self, field: &Field<'_>) -> Result<Vec<Pairing>, CannotPair> {
        let first_team = field.places.first().and_then(|place| place.team.as_ref());
        let (first, second): (Vec<_>, Vec<_>) = field
            .places
            .iter()
            .partition(|place| place.team.as_ref() == first_team);
        if first.is_empty() || first.len() != second.len() {
            return Err(CannotPair::TooFew);
        }
        let size = first.len();
        let last = self.rounds(size * 2);
        if last.is_some_and(|last| field.round > last) {
            return Err(CannotPair::AllPaired);
        }
        let entry = |one: usize, other: usize, white: bool| -> Vec<EntryId> {
            let (own, others) = (first[one - 1].entry, second[other - 1].entry);
            if white {
                vec![own, others]
            } else {
                vec![others, own]
            }
        };
        let games = scheveningen_round(size, field.round);
        let parties = games.into_iter().map(|game| entry(game.0, game.1, game.2));
        let pairing = |parties| Pairing {
            sitting: 1,
            parties,
        };
        Ok(parties.map(pairing).collect())
    }
}

/// One round of a match between teams of one size: number in the first team, number in the second,
/// whether the first has White. Rounds beyond one cycle repeat it with colours changed.
///
/// Teams of an odd size and of a multiple of four have White on half of the boards in every round,
/// as the tables in use have it. For the other even sizes the tables in use differ from each other;
/// here the teams have White in turn, so that everybody changes colours in every round.
pub fn scheveningen_round(size: usize, round: u32) -> Vec<(usize, usize, bool)> {
    if size == 0 {
        return Vec::new();
    }
    let step = round.saturating_sub(1) as usize;
    let turned = (step / size) % 2 == 1;
    let game = |one: usize| {
        let (other, white) = met(size, one, step % size);
        (one, other, white != turned)
    };
    (1..=size).map(game).collect()
}

/// Whom a number of the first team meets after so many rounds, and whether with White.
fn met(size: usize, one: usize, step: usize) -> (usize, bool) {
    let along = |index: usize, by: usize, length: usize| (index - 1 + by) % length + 1;
    if size.is_multiple_of(4) {
        // Half of a team meets a half of the other at a time.
        let half = size / 2;
        let (lower, within) = match one > half {
            true => (true, one - half),
            false => (false, one),
        };
        let crossed = step >= half;
        let other = along(within, step % half, half);
        let offset = if lower == crossed { 0 } else { half };
        return (other + offset, step.is_multiple_of(2) != lower);
    }
    let other = along(one, step, size);
    if size.is_multiple_of(2) {
        return (other, step.is_multiple_of(2));
    }
    let sum = one + other;
    let white = match sum.cmp(&(size + 1)) {
        std::cmp::Ordering::Less => sum.is_multiple_of(2),
        std::cmp::Ordering::Equal => one <= size.div_ceil(2),
        std::cmp::Ordering::Greater => !sum.is_multiple_of(2),
    };
    (other, white)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn written(size: usize, round: u32) -> String {
        let games = scheveningen_round(size, round);
        let game = |(one, other, white): (usize, usize, bool)| match white {
            true => format!("A{one}-B{other}"),
            false => format!("B{other}-A{one}"),
        };
        games.into_iter().map(game).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_tables_in_use() {
        assert_eq!(written(2, 1), "A1-B1 A2-B2");
        assert_eq!(written(2, 2), "B2-A1 B1-A2");
        assert_eq!(written(3, 1), "A1-B1 A2-B2 B3-A3");
        assert_eq!(written(3, 2), "B2-A1 A2-B3 B1-A3");
        assert_eq!(written(3, 3), "A1-B3 B1-A2 A3-B2");
        assert_eq!(written(4, 2), "B2-A1 B1-A2 A3-B4 A4-B3");
        assert_eq!(written(4, 3), "A1-B3 A2-B4 B1-A3 B2-A4");
        assert_eq!(written(5, 4), "B4-A1 A2-B5 A3-B1 B2-A4 B3-A5");
        assert_eq!(written(7, 3), "A1-B3 A2-B4 A3-B5 B6-A4 B7-A5 B1-A6 A7-B2");
        assert_eq!(
            written(8, 6),
            "B6-A1 B7-A2 B8-A3 B5-A4 A5-B2 A6-B3 A7-B4 A8-B1"
        );
    }

    #[test]
    fn everybody_meets_the_other_team_with_even_colours() {
        for size in 1..=24usize {
            let mut met: BTreeMap<(usize, usize), Vec<bool>> = BTreeMap::new();
            let mut colours: BTreeMap<(char, usize), Vec<bool>> = BTreeMap::new();
            for round in 1..=u32::try_from(2 * size).unwrap() {
                for (one, other, white) in scheveningen_round(size, round) {
                    met.entry((one, other)).or_default().push(white);
                    colours.entry(('A', one)).or_default().push(white);
                    colours.entry(('B', other)).or_default().push(!white);
                }
            }
            assert_eq!(met.len(), size * size);
            assert!(
                met.values()
                    .all(|both| both.len() == 2 && both[0] != both[1])
            );
            for (who, own) in &colours {
                let whites = own[..size].iter().filter(|white| **white).count();
                assert!(whites.abs_diff(size - whites) <= 1, "{who:?} of {size}");
                let same = |three: &[bool]| three.iter().all(|one| *one == three[0]);
                assert!(!own[..size].windows(3).any(same), "{who:?} of {size}");
            }
        }
    }
}
