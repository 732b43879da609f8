//! Three teams at a time (T4, A-T03): schedules in which all pairs of teams meet equally often
//! where such a schedule exists, else as evenly as possible.

use super::trio_plan::trio_plan;
use super::{CannotPair, Field, Pairing, PairingSystem};
use crate::EntryId;

/// The tables of one sitting: places in the draw, counted from nought.
pub type Sitting = Vec<[usize; 3]>;

/// A round robin of trios, all sittings of the day at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trios {
    /// How many sittings the day has; none: as many as make the meetings equal.
    pub sittings: Option<u32>,
    /// Whether the plans are taken in which every team plays equally often; events from before
    /// these were made keep their schedules.
    pub equal: bool,
}

impl Trios {
    fn schedule(self, teams: usize) -> Vec<Sitting> {
        match self.equal {
            true => trio_plan(teams, self.sittings).schedule().to_vec(),
            false => trio_schedule(teams, self.sittings),
        }
    }
}

impl PairingSystem for Trios {
    fn rounds(&self, _entries: usize) -> Option<u32> {
        None
    }

    fn pair(&self, field: &Field<'_>) -> Result<Vec<Pairing>, CannotPair> {
        let teams = field.present();
        if teams.len() < 3 {
            return Err(CannotPair::TooFew);
        }
        if is_paired(field) {
            return Err(CannotPair::AllPaired);
        }
        let mut pairings = Vec::new();
        for (index, tables) in self.schedule(teams.len()).iter().enumerate() {
            let sitting = u32::try_from(index + 1).unwrap_or(u32::MAX);
            let trio = |table: &[usize; 3]| -> Vec<EntryId> {
                table
                    .iter()
                    .filter_map(|place| teams.get(*place))
                    .copied()
                    .collect()
            };
            pairings.extend(tables.iter().map(|table| Pairing {
                sitting,
                parties: trio(table),
            }));
            let idle = (0..teams.len()).filter(|team| !tables.iter().any(|t| t.contains(team)));
            pairings.extend(idle.filter_map(|team| teams.get(team)).map(|team| Pairing {
                sitting,
                parties: vec![*team],
            }));
        }
        // Whoever is free has no table; the others keep the order of the tables.
        pairings.sort_by_key(|pairing| pairing.parties.len() < 3);
        Ok(pairings)
    }
}

fn is_paired(field: &Field<'_>) -> bool {
    let round = field.rounds.get(field.round as usize - 1);
    round.is_some_and(|round| !round.meetings.is_empty())
}

/// The sittings of a day for so many teams, as events before the plans of equal matches have them.
///
/// Without a number of sittings: 3 teams 1 match; 4 teams 4 (every pair twice); 5 teams 10 (three
/// times); 6 teams 10 (twice); 7 teams 7 (once); 9 teams 4 sittings of 3 tables (once); 15 teams 7
/// of 5 (once). For other numbers, and where the organiser has fewer sittings, tables stand side
/// by side and pairs repeat as little as can be found.
pub fn trio_schedule(teams: usize, sittings: Option<u32>) -> Vec<Sitting> {
    if teams < 3 {
        return Vec::new();
    }
    let known = balanced(teams);
    match (known, sittings.map(|count| count as usize)) {
        (Some(known), None) => known,
        (Some(mut known), Some(count)) if teams.is_multiple_of(3) && parallel(&known, teams) => {
            let cycle = known.clone();
            while known.len() < count {
                known.extend(cycle.clone());
            }
            known.truncate(count);
            known
        }
        (Some(known), Some(count)) if known.len() == count => known,
        (_, count) => even(teams, count.unwrap_or(teams / 2)),
    }
}

/// Whether every sitting seats everybody.
fn parallel(schedule: &[Sitting], teams: usize) -> bool {
    schedule.iter().all(|sitting| sitting.len() * 3 == teams)
}

/// Schedules in which all pairs meet equally often.
fn balanced(teams: usize) -> Option<Vec<Sitting>> {
    let alone = |tables: Vec<[usize; 3]>| tables.into_iter().map(|table| vec![table]).collect();
    match teams {
        3 => Some(vec![vec![[0, 1, 2]]]),
        4 | 5 => Some(alone(all_triples(teams))),
        6 => Some(alone(twice_of_six())),
        7 => Some(alone(
            (0..7).map(|i| [i, (i + 1) % 7, (i + 3) % 7]).collect(),
        )),
        9 => Some(lines_of_nine()),
        15 => Some(kirkman()),
        _ => None,
    }
}

fn all_triples(teams: usize) -> Vec<[usize; 3]> {
    let mut triples = Vec::new();
    for a in 0..teams {
        for b in a + 1..teams {
            triples.extend((b + 1..teams).map(|c| [a, b, c]));
        }
    }
    triples
}

/// Ten trios of six teams in which every pair meets twice: one team stays, five go round.
fn twice_of_six() -> Vec<[usize; 3]> {
    let near = (0..5).map(|i| [5, i, (i + 1) % 5]);
    let far = (0..5).map(|i| [i, (i + 1) % 5, (i + 3) % 5]);
    near.chain(far).collect()
}

/// Nine teams on a square of three by three: its rows, columns and both kinds of slanting lines.
fn lines_of_nine() -> Vec<Sitting> {
    let at = |row: usize, column: usize| row % 3 * 3 + column % 3;
    let rows = (0..3).map(|i| [at(i, 0), at(i, 1), at(i, 2)]).collect();
    let slanting = |slope: usize| {
        let line = move |i: usize| [at(0, i), at(1, i + slope), at(2, i + 2 * slope)];
        (0..3).map(line).collect()
    };
    vec![rows, slanting(0), slanting(1), slanting(2)]
}

/// Fifteen schoolgirls: one sitting, turned six times. The last stays, two rings of seven turn.
fn kirkman() -> Vec<Sitting> {
    let base = [[14, 0, 7], [1, 2, 4], [3, 8, 12], [5, 11, 13], [6, 9, 10]];
    let turned = |place: usize, by: usize| match place {
        14 => 14,
        ring => ring / 7 * 7 + (ring % 7 + by) % 7,
    };
    let sitting = |by: usize| {
        base.map(|table| table.map(|place| turned(place, by)))
            .to_vec()
    };
    (0..7).map(sitting).collect()
}

/// So many sittings of side-by-side tables with as few repeated pairs as a search finds: a few
/// starts, each improved by swaps. The same numbers always give the same schedule.
fn even(teams: usize, sittings: usize) -> Vec<Sitting> {
    let full = vec![teams / 3; sittings];
    Search::from_starts(teams, &full, STARTS)
}

/// From how many orders the search starts at most.
const STARTS: usize = 8;
/// And where every team must play equally often.
const MORE_STARTS: usize = 40;
/// How many swaps are tried from each.
const SWAPS: usize = 3000;

fn sorted(mut three: [usize; 3]) -> [usize; 3] {
    three.sort_unstable();
    three
}

/// Orders of the teams, one a sitting: each three a table, those left over at the end are free.
pub(super) struct Search {
    teams: usize,
    /// How many tables each sitting has.
    tables: Vec<usize>,
    orders: Vec<Vec<usize>>,
    /// How often each pair meets, and on the diagonal how often each team plays.
    met: Vec<Vec<i64>>,
}

impl Search {
    /// Orders to start from: each sitting begins elsewhere in the ring and steps differently.
    fn new(teams: usize, tables: &[usize], start: usize) -> Search {
        let sittings = tables.len();
        let order = |sitting: usize| -> Vec<usize> {
            let stride = (sitting * (start + 1) + start) % teams + 1;
            let stride = (stride..).find(|stride| gcd(*stride, teams) == 1);
            let free = teams % 3 * sitting;
            let place = |seat: usize| (seat * stride.unwrap_or(1) + free) % teams;
            (0..teams).map(place).collect()
        };
        let orders: Vec<Vec<usize>> = (0..sittings).map(order).collect();
        let mut search = Search {
            teams,
            tables: tables.to_vec(),
            orders,
            met: vec![vec![0; teams]; teams],
        };
        for (sitting, tables) in tables.iter().enumerate() {
            for table in 0..*tables {
                search.count(sitting, table, 1);
            }
        }
        search
    }

    /// The most even plan with so many tables in each sitting that many starts find.
    pub(super) fn best(teams: usize, tables: &[usize]) -> Vec<Sitting> {
        Search::from_starts(teams, tables, MORE_STARTS)
    }

    fn from_starts(teams: usize, tables: &[usize], starts: usize) -> Vec<Sitting> {
        let mut best = Search::new(teams, tables, 0);
        best.improve(0);
        for start in 1..starts {
            if best.cost() == best.least_cost() {
                break;
            }
            let mut search = Search::new(teams, tables, start);
            search.improve(start);
            if search.cost() < best.cost() {
                best = search;
            }
        }
        let seated = |(order, tables): (&Vec<usize>, &usize)| {
            let seated = order.chunks_exact(3).take(*tables);
            seated
                .map(|three| sorted([three[0], three[1], three[2]]))
                .collect()
        };
        best.orders.iter().zip(tables).map(seated).collect()
    }

    /// How many seats a sitting has.
    fn seats(&self, sitting: usize) -> usize {
        self.tables.get(sitting).map_or(0, |tables| tables * 3)
    }

    /// Adds or takes away the meetings at a table; who is free sits at none.
    fn count(&mut self, sitting: usize, table: usize, by: i64) {
        if table * 3 >= self.seats(sitting) {
            return;
        }
        let three: Vec<usize> = self.orders[sitting][table * 3..table * 3 + 3].to_vec();
        for &a in &three {
            for &b in &three {
                self.met[a][b] += by;
            }
        }
    }

    /// Unevenness among teams: games by team weigh more than meetings by pair, both by cubes,
    /// so that one pair meeting three times is worse than two pairs meeting twice.
    fn cost_among(&self, teams: &[usize]) -> i64 {
        let mut cost = 0;
        for (index, &a) in teams.iter().enumerate() {
            cost += 64 * self.met[a][a].pow(3);
            let others = teams[index + 1..].iter();
            cost += others.map(|&b| self.met[a][b].pow(3)).sum::<i64>();
        }
        cost
    }

    fn cost(&self) -> i64 {
        let all: Vec<usize> = (0..self.teams).collect();
        self.cost_among(&all)
    }

    /// The cost if games and meetings were as even as numbers allow.
    fn least_cost(&self) -> i64 {
        let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        let games = count(self.tables.iter().map(|tables| tables * 3).sum());
        let pairs = count(self.teams * (self.teams - 1) / 2);
        64 * evenly(games, count(self.teams)) + evenly(games, pairs)
    }

    /// Tries swaps of two seats in a fixed order that looks like chance, and keeps what does not
    /// make the meetings less even; an equal one may open the way to a better.
    fn improve(&mut self, start: usize) {
        let (mut cost, least) = (self.cost(), self.least_cost());
        let mut dice = start as u64 + 1;
        let mut roll = |sides: usize| {
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            usize::try_from(dice >> 33).unwrap_or(0) % sides.max(1)
        };
        for _ in 0..SWAPS {
            if cost == least || self.teams == 3 {
                return;
            }
            let sitting = roll(self.orders.len());
            let (a, b) = (roll(self.seats(sitting)), roll(self.teams));
            if a / 3 != b / 3 && a < self.seats(sitting) {
                cost = self.try_swap(sitting, a, b, cost);
            }
        }
    }

    /// Swaps two seats of a sitting if that does not cost more. Only the teams at the two tables
    /// meet others, so only they are counted.
    fn try_swap(&mut self, sitting: usize, a: usize, b: usize, cost: i64) -> i64 {
        let seats = |seat: usize| seat / 3 * 3..(seat / 3 * 3 + 3).min(self.teams);
        let order = &self.orders[sitting];
        let near: Vec<usize> = seats(a).chain(seats(b)).map(|seat| order[seat]).collect();
        let before = self.cost_among(&near);
        self.swap(sitting, a, b);
        let after = self.cost_among(&near);
        if after > before {
            self.swap(sitting, a, b);
            return cost;
        }
        cost + after - before
    }

    fn swap(&mut self, sitting: usize, a: usize, b: usize) {
        for table in [a / 3, b / 3] {
            self.count(sitting, table, -1);
        }
        self.orders[sitting].swap(a, b);
        for table in [a / 3, b / 3] {
            self.count(sitting, table, 1);
        }
    }
}

/// The least sum of cubes of so many numbers that add up to a total.
const fn evenly(total: i64, numbers: i64) -> i64 {
    let (each, more) = (total / numbers, total % numbers);
    more * (each + 1).pow(3) + (numbers - more) * each.pow(3)
}

const fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meetings(teams: usize, schedule: &[Sitting]) -> (Vec<usize>, Vec<usize>) {
        let (mut pairs, mut games) = (vec![vec![0; teams]; teams], vec![0; teams]);
        for sitting in schedule {
            let mut seen = vec![false; teams];
            for table in sitting {
                for &a in table {
                    assert!(!std::mem::replace(&mut seen[a], true), "twice in a sitting");
                    games[a] += 1;
                    for &b in table.iter().filter(|b| a < **b) {
                        pairs[a][b] += 1;
                    }
                }
            }
        }
        let pairs = (0..teams)
            .flat_map(|a| pairs[a][a + 1..].to_vec())
            .collect();
        (pairs, games)
    }

    #[test]
    fn known_schedules_are_balanced() {
        for (teams, matches, sittings, times) in [
            (3, 1, 1, 1),
            (4, 4, 4, 2),
            (5, 10, 10, 3),
            (6, 10, 10, 2),
            (7, 7, 7, 1),
            (9, 12, 4, 1),
            (15, 35, 7, 1),
        ] {
            let schedule = trio_schedule(teams, None);
            assert_eq!(schedule.len(), sittings, "{teams}");
            assert_eq!(
                schedule.iter().map(Vec::len).sum::<usize>(),
                matches,
                "{teams}"
            );
            let (pairs, _) = meetings(teams, &schedule);
            assert!(pairs.iter().all(|met| *met == times), "{teams}: {pairs:?}");
        }
    }

    #[test]
    fn other_numbers_are_as_even_as_possible() {
        for teams in 3..=24 {
            for sittings in 1..=6 {
                let schedule = trio_schedule(teams, Some(sittings));
                assert_eq!(schedule.len(), sittings as usize);
                let (pairs, games) = meetings(teams, &schedule);
                let spread = |counts: &[usize]| {
                    counts.iter().max().unwrap_or(&0) - counts.iter().min().unwrap_or(&0)
                };
                assert!(
                    spread(&games) <= 1,
                    "{teams} in {sittings}: games {games:?}"
                );
                // Two tables of six: any two sittings repeat two pairs, whatever the choice.
                let most = if teams == 6 { 3 } else { 2 };
                let even = spread(&pairs) <= most;
                assert!(even, "{teams} in {sittings}: pairs {pairs:?}");
            }
        }
    }
}
