//! The direct encounter (Article 6): the games among those who are equal.

use std::collections::BTreeMap;

use crate::Points;
use crate::tiebreak::{Cell, CellKind, Crosstable, Kind, Row, Scoring};

/// The rank of each member of a group of equals by the games among them, counted from one; who is
/// not told apart shares a rank.
pub fn direct_encounter(table: &Crosstable, scoring: Scoring, group: &[u32]) -> BTreeMap<u32, u32> {
    ranks(classes(table, scoring, group))
}

/// The same for teams: by the score that ranks them, and where that tells nobody apart by the other
/// one, beginning again with every smaller group that is left (13.3).
pub fn extended_encounter(
    table: &Crosstable,
    scoring: Scoring,
    group: &[u32],
) -> BTreeMap<u32, u32> {
    ranks(extended_classes(table, scoring, group))
}

/// The same, and where exactly two teams are left equal in both scores, by the boards of their own
/// match: board count, first boards or without the last, as the kind has it (13.3.2).
pub fn encounter_with_boards(
    table: &Crosstable,
    kind: Kind,
    scoring: Scoring,
    group: &[u32],
) -> BTreeMap<u32, u32> {
    let classes = extended_classes(table, scoring, group).into_iter();
    let parted = classes.flat_map(|class| match class[..] {
        [one, other] => boards_of_two(table, kind, one, other),
        _ => vec![class],
    });
    ranks(parted.collect())
}

fn boards_of_two(table: &Crosstable, kind: Kind, one: u32, other: u32) -> Vec<Vec<u32>> {
    let (own, others) = (
        boards_against(table, one, other),
        boards_against(table, other, one),
    );
    let order = kind.boards_of_two().iter().map(|figure| match figure {
        // The least board count is the best.
        Kind::BoardCount => board_count(&others).cmp(&board_count(&own)),
        Kind::WithoutLastBoards => without_last(&own).cmp(&without_last(&others)),
        _ => own.cmp(&others),
    });
    match order.fold(std::cmp::Ordering::Equal, std::cmp::Ordering::then) {
        std::cmp::Ordering::Greater => vec![vec![one], vec![other]],
        std::cmp::Ordering::Less => vec![vec![other], vec![one]],
        std::cmp::Ordering::Equal => vec![vec![one, other]],
    }
}

/// The points on each board in all matches of two teams.
fn boards_against(table: &Crosstable, team: u32, other: u32) -> Vec<Points> {
    let cells = table.row(team).into_iter().flat_map(Row::counted);
    let mut sums: Vec<Points> = Vec::new();
    for cell in cells.filter(|cell| cell.opponent == Some(other)) {
        sums.resize(sums.len().max(cell.boards.len()), Points::ZERO);
        for (sum, points) in sums.iter_mut().zip(&cell.boards) {
            *sum += *points;
        }
    }
    sums
}

fn board_count(boards: &[Points]) -> Points {
    let counted = (1..).zip(boards);
    counted.map(|(board, points)| points.repeated(board)).sum()
}

/// The sums without the last board, without the last two, and so on.
fn without_last(boards: &[Points]) -> Vec<Points> {
    let lengths = (1..boards.len()).rev();
    lengths
        .map(|length| boards[..length].iter().copied().sum())
        .collect()
}

fn extended_classes(table: &Crosstable, scoring: Scoring, group: &[u32]) -> Vec<Vec<u32>> {
    let tried = [scoring, scoring.other()].map(|scoring| classes(table, scoring, group));
    let parted = tried.into_iter().find(|classes| classes.len() > 1);
    let Some(parted) = parted else {
        return vec![group.to_vec()];
    };
    let again = |class: Vec<u32>| extended_classes(table, scoring, &class);
    parted.into_iter().flat_map(again).collect()
}

/// The rank of each member of a group by the points on the boards: from the first board on, or
/// without the last one, then without the last two, and so on (12.2, 12.3).
pub fn board_ranks(table: &Crosstable, kind: Kind, group: &[u32]) -> BTreeMap<u32, u32> {
    let mut by_boards: BTreeMap<std::cmp::Reverse<Vec<Points>>, Vec<u32>> = BTreeMap::new();
    for row in group.iter().filter_map(|id| table.row(*id)) {
        let boards = match kind {
            Kind::WithoutLastBoards => without_last(&row.boards),
            _ => row.boards.clone(),
        };
        let class = by_boards.entry(std::cmp::Reverse(boards)).or_default();
        class.push(row.id);
    }
    ranks(by_boards.into_values().collect())
}

fn ranks(classes: Vec<Vec<u32>>) -> BTreeMap<u32, u32> {
    let mut ranks = BTreeMap::new();
    let mut next = 1;
    for class in classes {
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
    fn teams_are_told_apart_by_the_other_score() {
        // Three drawn matches or a circle of wins: match points say nothing, game points do.
        let mut table = table(3, &[(1, 2, 2), (2, 3, 2), (3, 1, 2)]);
        let against = [(0, 1, 2, 6), (1, 2, 3, 5), (2, 3, 1, 7)];
        for (round, winner, loser, halves) in against {
            for (id, halves) in [(winner, halves), (loser, 8 - halves)] {
                let row = &mut table.rows[id as usize - 1];
                let cell = row.cells.iter_mut().find(|cell| cell.round == round + 1);
                cell.unwrap().game_points = Points::HALF.repeated(halves);
            }
        }
        // Game points: 1 has 3 + 0.5, 2 has 1 + 2.5, 3 has 1.5 + 3.5; 1 and 2 are equal then, and 1
        // has beaten 2.
        let ranks = extended_encounter(&table, Scoring::Match, &[1, 2, 3]);
        assert_eq!(ranks.into_values().collect::<Vec<u32>>(), [2, 3, 1]);
        let plain = direct_encounter(&table, Scoring::Match, &[1, 2, 3]);
        assert_eq!(plain.into_values().collect::<Vec<u32>>(), [1, 1, 1]);
    }

    #[test]
    fn boards_are_compared_from_the_first_and_without_the_last() {
        let mut table = table(3, &[]);
        let boards = [[4, 1, 3, 2], [4, 2, 0, 4], [3, 3, 3, 1]];
        for (row, boards) in table.rows.iter_mut().zip(boards) {
            row.boards = boards.map(|halves| Points::HALF.repeated(halves)).to_vec();
        }
        let ranks = |kind| {
            board_ranks(&table, kind, &[1, 2, 3])
                .into_values()
                .collect::<Vec<u32>>()
        };
        assert_eq!(ranks(Kind::TopBoards), [2, 1, 3]);
        // Without the fourth board 4, 3 and 4.5; equals would be compared without the third too.
        assert_eq!(ranks(Kind::WithoutLastBoards), [2, 3, 1]);
        table.rows[2].boards[2] = Points::ONE;
        let ranks = board_ranks(&table, Kind::WithoutLastBoards, &[1, 3]);
        assert_eq!(
            (ranks[&1], ranks[&3]),
            (2, 1),
            "3 + 3 halves are more than 4 + 1"
        );
    }

    #[test]
    fn the_boards_of_their_own_match_part_two_teams() {
        // 1 and 2 drew their match 2-2: 1 scored on boards 1 and 4, 2 on boards 2 and 3. Board
        // counts are 5 and 5, the first board is 1's; without the last board 2 has more. In all
        // their matches the boards would say the reverse.
        let mut table = table(3, &[(1, 2, 1)]);
        for (row, boards) in [(0, [2, 0, 0, 2]), (1, [0, 2, 2, 0])] {
            let boards = boards.map(|halves| Points::HALF.repeated(halves));
            table.rows[row].cells[0].boards = boards.to_vec();
            table.rows[row].cells[0].game_points = Points::whole(2);
        }
        table.rows[1].boards = vec![Points::whole(9); 4];
        let ranks = |table: &Crosstable, kind: Kind, group: &[u32]| -> Vec<u32> {
            let ranks = encounter_with_boards(table, kind, Scoring::Match, group);
            group.iter().map(|id| ranks[id]).collect()
        };
        assert_eq!(ranks(&table, Kind::EncounterTop, &[1, 2]), [1, 2]);
        assert_eq!(ranks(&table, Kind::EncounterCountTop, &[1, 2]), [1, 2]);
        assert_eq!(ranks(&table, Kind::EncounterWithoutLast, &[1, 2]), [2, 1]);
        let kind = Kind::EncounterCountWithoutLast;
        assert_eq!(ranks(&table, kind, &[1, 2]), [2, 1]);
        // On boards 1 and 3 the count is 4 against 6, whatever comes after it.
        let boards = [2, 0, 2, 0].map(|halves| Points::HALF.repeated(halves));
        table.rows[0].cells[0].boards = boards.to_vec();
        let boards = [0, 2, 0, 2].map(|halves| Points::HALF.repeated(halves));
        table.rows[1].cells[0].boards = boards.to_vec();
        assert_eq!(ranks(&table, kind, &[1, 2]), [1, 2]);
        // Three equal teams are not parted by boards.
        assert_eq!(ranks(&table, kind, &[1, 2, 3]), [1, 1, 1]);
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
