//! The pyramid of club evenings (Keizer): everybody is worth something by the place in the standings,
//! a win counts what the opponent is worth, and neighbours in the standings meet.

use std::cmp::Reverse;

use jadoube_ruling::Side;

use super::{CannotPair, Field, Pairing, PairingSystem, Place};
use crate::pairing::swiss::{Past, PastKind};
use crate::{EntryId, Points};

/// How often the standings are counted anew after a round before they are taken as they are: an
/// order and its values may chase each other in a circle.
const PASSES: usize = 20;

/// How many steps the search for a pairing without rematches takes before it asks for less.
const STEPS: u32 = 200_000;

/// Neighbours in the standings meet, but not the same two again for some rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keizer {
    /// So many rounds must lie between two meetings of the same two.
    pub apart: u32,
}

/// What a round was for a player of the pyramid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evening {
    /// A result against another, by index, in halves of the other's value.
    Against {
        /// The opponent.
        opponent: usize,
        /// Two for a win, one for a draw.
        halves: u8,
    },
    /// No game: so many hundredths of the own value.
    Free {
        /// Hundredths.
        percent: u32,
    },
}

/// The pyramid after some rounds, by the index of each player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pyramid {
    /// Indices, the best first.
    pub order: Vec<usize>,
    /// What each is worth.
    pub values: Vec<i64>,
    /// What each has: the own value, and what the rounds brought.
    pub scores: Vec<Points>,
}

impl Pyramid {
    /// The pyramid of players who began in the order of their indices: `evenings` holds for every
    /// player the rounds in order, `extra` what was given or taken besides.
    ///
    /// After every round all rounds are counted anew, with values by the order so far, until the
    /// order stays; equals keep the order that they had.
    pub fn after(evenings: &[Vec<Evening>], extra: &[Points], top: Option<u32>) -> Pyramid {
        let mut order: Vec<usize> = (0..evenings.len()).collect();
        let rounds = evenings.iter().map(Vec::len).max().unwrap_or(0);
        for played in 1..=rounds {
            for _ in 0..PASSES {
                let scores = scores(evenings, extra, &values(&order, top), played);
                let mut next = order.clone();
                next.sort_by_key(|index| Reverse(scores[*index]));
                if next == order {
                    break;
                }
                order = next;
            }
        }
        let values = values(&order, top);
        let scores = scores(evenings, extra, &values, rounds);
        Pyramid {
            order,
            values,
            scores,
        }
    }
}

/// What the first of so many is worth, if the regulations do not say: three times the last.
fn usual_top(players: usize) -> i64 {
    let players = i64::try_from(players).unwrap_or(i64::MAX / 2);
    let last = (players / 2).max(1);
    last + players - 1
}

/// Values by place, one less from place to place and never less than one.
fn values(order: &[usize], top: Option<u32>) -> Vec<i64> {
    let top = top.map_or_else(|| usual_top(order.len()), i64::from);
    let mut values = vec![0; order.len()];
    for (place, index) in (0..).zip(order) {
        values[*index] = (top - place).max(1);
    }
    values
}

fn scores(
    evenings: &[Vec<Evening>],
    extra: &[Points],
    values: &[i64],
    played: usize,
) -> Vec<Points> {
    let value = |index: usize| values.get(index).copied().unwrap_or(0);
    let worth = |own: usize, evening: &Evening| match *evening {
        Evening::Against { opponent, halves } => {
            Points::HALF.repeated(value(opponent) * i64::from(halves))
        }
        Evening::Free { percent } => Points::hundredths(value(own) * i64::from(percent)),
    };
    let score = |own: usize| {
        let rounds = evenings[own].iter().take(played);
        let rounds: Points = rounds.map(|one| worth(own, one)).sum();
        let extra = extra.get(own).copied().unwrap_or_default();
        Points::whole(value(own)) + rounds + extra
    };
    (0..evenings.len()).map(score).collect()
}

impl PairingSystem for Keizer {
    fn rounds(&self, _entries: usize) -> Option<u32> {
        None
    }

    fn pair(&self, field: &Field<'_>) -> Result<Vec<Pairing>, CannotPair> {
        let of = |entry: &EntryId| field.places.iter().find(|place| place.entry == *entry);
        let ranked = field.order.iter().filter_map(of);
        let mut present: Vec<&Place> = ranked.filter(|place| place.present).collect();
        if present.len() < 2 {
            return Err(CannotPair::TooFew);
        }
        let free = free(&mut present);
        let pairs = (0..=self.apart).rev().find_map(|apart| {
            let mut search = Search {
                places: &present,
                since: field.round.saturating_sub(apart + 1) as usize,
                steps: STEPS,
            };
            let mut pairs = Vec::new();
            let all: Vec<usize> = (0..present.len()).collect();
            search.complete(&all, &mut pairs).then_some(pairs)
        });
        // With nothing between two meetings neighbours can always meet.
        let pairs = pairs.ok_or(CannotPair::NoLegalPairing)?;
        let pairing = |parties| Pairing {
            sitting: 1,
            parties,
        };
        let games = (0u32..).zip(pairs).map(|(table, (upper, lower))| {
            let (upper, lower) = (present[upper], present[lower]);
            let white = upper_has_white(upper, lower).unwrap_or(table % 2 == field.round % 2);
            match white {
                true => pairing(vec![upper.entry, lower.entry]),
                false => pairing(vec![lower.entry, upper.entry]),
            }
        });
        let games: Vec<Pairing> = games.collect();
        Ok(games
            .into_iter()
            .chain(free.map(|one| pairing(vec![one])))
            .collect())
    }
}

/// Takes out who is free: the last of those who were free least often.
fn free(present: &mut Vec<&Place>) -> Option<EntryId> {
    if present.len().is_multiple_of(2) {
        return None;
    }
    let byes = |place: &Place| {
        let byes = place
            .past
            .iter()
            .filter(|past| past.kind == PastKind::PairingBye);
        byes.count()
    };
    let fewest = present.iter().map(|place| byes(place)).min()?;
    let last = present.iter().rposition(|place| byes(place) == fewest)?;
    Some(present.remove(last).entry)
}

/// A search from the top: everybody meets the nearest below who leaves a pairing for the rest.
struct Search<'a> {
    places: &'a [&'a Place],
    /// Meetings after so many rounds count as rematches.
    since: usize,
    steps: u32,
}

impl Search<'_> {
    fn complete(&mut self, left: &[usize], pairs: &mut Vec<(usize, usize)>) -> bool {
        let Some((first, others)) = left.split_first() else {
            return true;
        };
        for (at, other) in others.iter().enumerate() {
            if self.met(*first, *other) {
                continue;
            }
            if self.steps == 0 {
                return false;
            }
            self.steps -= 1;
            let mut rest = others.to_vec();
            rest.remove(at);
            pairs.push((*first, *other));
            if self.complete(&rest, pairs) {
                return true;
            }
            pairs.pop();
        }
        false
    }

    fn met(&self, one: usize, other: usize) -> bool {
        let other = self.places[other].entry.0;
        let recent = self.places[one].past.iter().skip(self.since);
        let mut recent = recent.filter(|past| past.kind == PastKind::Played);
        recent.any(|past| past.opponent == Some(other))
    }
}

/// Whether the upper of two has White: who had it less often; else, from the last game back, who
/// had Black when the other had White; else the other way round than when they met.
fn upper_has_white(upper: &Place, lower: &Place) -> Option<bool> {
    let colours = |place: &Place| -> Vec<Side> {
        let played = place.past.iter().filter_map(Past::colour_played);
        played.collect()
    };
    let (own, others) = (colours(upper), colours(lower));
    let balance = |colours: &[Side]| {
        let sign = |side: &Side| if *side == Side::White { 1 } else { -1 };
        colours.iter().map(sign).sum::<i32>()
    };
    match balance(&own).cmp(&balance(&others)) {
        std::cmp::Ordering::Less => return Some(true),
        std::cmp::Ordering::Greater => return Some(false),
        std::cmp::Ordering::Equal => {}
    }
    let pairs = own.iter().rev().zip(others.iter().rev());
    let differ = pairs.into_iter().find(|(own, others)| own != others);
    if let Some((own, _)) = differ {
        return Some(*own == Side::Black);
    }
    let met = |past: &&Past| past.opponent == Some(lower.entry.0);
    let last = upper.past.iter().rev().find(met)?;
    last.colour_played().map(|side| side == Side::Black)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WON: u8 = 2;

    fn against(opponent: usize, halves: u8) -> Evening {
        Evening::Against { opponent, halves }
    }

    #[test]
    fn before_the_first_round_everybody_has_the_own_value() {
        let pyramid = Pyramid::after(&vec![Vec::new(); 7], &[], None);
        assert_eq!(
            pyramid.values,
            [9, 8, 7, 6, 5, 4, 3],
            "the first has three times the last"
        );
        assert_eq!(pyramid.scores[6], Points::whole(3));
    }

    #[test]
    fn rounds_are_counted_anew_with_the_values_of_now() {
        // Four players worth 5, 4, 3, 2 by the list; the second beats the first, the last the third.
        let evenings = [
            vec![against(1, 0)],
            vec![against(0, WON)],
            vec![against(3, 0)],
            vec![against(2, WON)],
        ];
        // 5, 4 + 5, 3, 2 + 3: the second is first, the first and the last are equal and stay in
        // order. Counted anew with 4, 5, 2, 3: 4, 5 + 4, 2, 3 + 2, so the last passes the first;
        // with 3, 5, 2, 4: 3, 5 + 3, 2, 4 + 2, and the order stays.
        let pyramid = Pyramid::after(&evenings, &[], None);
        assert_eq!(pyramid.order, [1, 3, 0, 2]);
        assert_eq!(pyramid.values, [3, 5, 2, 4]);
        assert_eq!(pyramid.scores, [3, 8, 2, 6].map(Points::whole));
    }

    #[test]
    fn draws_and_free_evenings_count_parts_of_a_value() {
        let evenings = [
            vec![against(1, 1)],
            vec![against(0, 1)],
            vec![Evening::Free { percent: 50 }],
        ];
        // Worth 10, 9, 8: 10 + 4.5, 9 + 5, 8 + 4.
        let pyramid = Pyramid::after(&evenings, &[], Some(10));
        let scores = [1450, 1400, 1200].map(Points::hundredths);
        assert_eq!(pyramid.scores, scores);
        // A penalty of two points puts the first behind the second.
        let extra = [Points::whole(-2), Points::ZERO, Points::ZERO];
        let pyramid = Pyramid::after(&evenings, &extra, Some(10));
        assert_eq!(pyramid.order[0], 1);
    }
}
