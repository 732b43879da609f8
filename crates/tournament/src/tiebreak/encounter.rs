//! The direct encounter (Article 6): the games among those who are equal.

use std::collections::BTreeMap;

use crate::Points;
use crate::tiebreak::{Cell, CellKind, Crosstable, Scoring};

/// The rank of each member of a group of equals by the games among them, counted from one; who is
/// not told apart shares a rank.
pub fn direct_encounter(table: &Crosstable, scoring: Scoring, group: &[u32]) -> BTreeMap<u32, u32> {
    let mut ranks = BTreeMap::new();
    let mut next = 1;
    for class in classes(table, scoring, group) {
        for id in &class {
            ranks.insert(*id, next);
        }
        next += u32::try_from(class.len()).unwrap_or(0);
    }
    ranks
}

/// The group in the order of the encounter, those not told apart together.
fn classes(table: &Crosstable, scoring: Scoring, group: &[u32]) -> Vec<Vec<u32>> {
    if group.len() < 2 {
        return vec![group.to_vec()];
    }
    let scores: Vec<(u32, Encounter)> = group
        .iter()
        .map(|id| (*id, Encounter::of(table, scoring, *id, group)))
        .collect();
    if scores.iter().all(|(_, one)| one.missing == 0) {
        return by_points(table, scoring, &scores);
    }
    // Not everybody met everybody: only who is first whatever the missing games bring is first.
    let first = scores.iter().find(|(id, own)| {
        let others = scores.iter().filter(|(other, _)| other != id);
        others.clone().count() > 0 && others.clone().all(|(_, other)| own.least() > other.most())
    });
    match first {
        Some((first, _)) => {
            let rest: Vec<u32> = group.iter().copied().filter(|id| id != first).collect();
            let mut classes_of_rest = classes(table, scoring, &rest);
            classes_of_rest.insert(0, vec![*first]);
            classes_of_rest
        }
        None => vec![group.to_vec()],
    }
}

/// Everybody met everybody: by points, and again among those still equal.
fn by_points(table: &Crosstable, scoring: Scoring, scores: &[(u32, Encounter)]) -> Vec<Vec<u32>> {
    let mut by_points: BTreeMap<std::cmp::Reverse<Points>, Vec<u32>> = BTreeMap::new();
    for (id, own) in scores {
        by_points
            .entry(std::cmp::Reverse(own.points))
            .or_default()
            .push(*id);
    }
    let all = scores.len();
    let again = |class: Vec<u32>| match class.len() {
        count if count < all => classes(table, scoring, &class),
        _ => vec![class],
    };
    by_points.into_values().flat_map(again).collect()
}

/// What one member has against the others of the group.
#[derive(Clone, Copy, Debug)]
struct Encounter {
    points: Points,
    /// Members not met.
    missing: i64,
    win: Points,
}

impl Encounter {
    fn of(table: &Crosstable, scoring: Scoring, id: u32, group: &[u32]) -> Encounter {
        let cells: Vec<&Cell> = table
            .row(id)
            .map(|row| row.counted().collect())
            .unwrap_or_default();
        let (mut points, mut missing) = (Points::ZERO, 0);
        for other in group.iter().filter(|other| **other != id) {
            // Without play the encounter has not taken place, except where all play all.
            let met = |cell: &&&Cell| {
                let took_place = cell.kind.is_played() || table.all_play_all;
                cell.opponent == Some(*other) && took_place && cell.kind != CellKind::Open
            };
            let scored: Vec<Points> = cells
                .iter()
                .filter(met)
                .map(|cell| cell.scored(scoring))
                .collect();
            let games = i64::try_from(scored.len()).unwrap_or(i64::MAX);
            missing += i64::from(scored.is_empty());
            points += scored.into_iter().sum::<Points>().shared_by(games);
        }
        Encounter {
            points,
            missing,
            win: table.scale_of(scoring).win,
        }
    }

    const fn least(self) -> Points {
        self.points
    }

    fn most(self) -> Points {
        self.points + self.win.repeated(self.missing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Scale;
    use crate::tiebreak::Row;

    /// A Swiss table from games (White, Black, points of White in halves).
    fn table(players: u32, games: &[(u32, u32, i64)]) -> Crosstable {
        let mut rows: Vec<Row> = (1..=players).map(|id| Row::new(id, None)).collect();
        for (round, (white, black, halves)) in (1..).zip(games) {
            for (own, other, halves) in [(white, black, *halves), (black, white, 2 - halves)] {
                let points = Points::HALF.repeated(halves);
                rows[*own as usize - 1].cells.push(Cell {
                    opponent: Some(*other),
                    kind: CellKind::Played,
                    points,
                    game_points: points,
                    ..Cell::absent(round)
                });
            }
        }
        Crosstable {
            rows,
            rounds: 9,
            scale: Scale::USUAL,
            game_scale: Scale::USUAL,
            all_play_all: false,
        }
    }

    fn ranks(players: u32, games: &[(u32, u32, i64)], group: &[u32]) -> Vec<u32> {
        let ranks = direct_encounter(&table(players, games), Scoring::Match, group);
        group.iter().map(|id| ranks[id]).collect()
    }

    #[test]
    fn all_have_met() {
        let games = [(1, 2, 2), (2, 3, 2), (3, 1, 1)];
        assert_eq!(ranks(3, &games, &[1, 2, 3]), [1, 2, 3]);
        let circle = [(1, 2, 2), (2, 3, 2), (3, 1, 2)];
        assert_eq!(ranks(3, &circle, &[1, 2, 3]), [1, 1, 1]);
    }

    #[test]
    fn not_all_have_met() {
        // One has beaten both others, who did not meet: first whatever they would do.
        let games = [(1, 2, 2), (1, 3, 2)];
        assert_eq!(ranks(3, &games, &[1, 2, 3]), [1, 2, 2]);
        // One has beaten one of them; the other could still win everything.
        let games = [(1, 2, 2)];
        assert_eq!(ranks(3, &games, &[1, 2, 3]), [1, 1, 1]);
    }

    #[test]
    fn those_still_equal_are_compared_again_among_themselves() {
        // Four met: 1 and 2 have two points each, and 2 has beaten 1.
        let games = [
            (2, 1, 2),
            (1, 3, 2),
            (1, 4, 2),
            (2, 3, 2),
            (4, 2, 2),
            (3, 4, 2),
        ];
        assert_eq!(ranks(4, &games, &[1, 2, 3, 4]), [2, 1, 3, 4]);
    }
}
