//! Standings: places, points and figures, equal places kept equal.

use std::collections::BTreeMap;

use crate::Points;
use crate::tiebreak::{
    Crosstable, Figure, Kind, Row, Scoring, TieBreak, TieBreakRules, board_ranks, direct_encounter,
    encounter_with_boards, extended_encounter, part,
};

/// One line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingsRow {
    /// The place; equals share it.
    pub place: u32,
    /// The participant.
    pub id: u32,
    /// The points.
    pub points: Points,
    /// The tie-breaks of the regulations, in order.
    pub figures: Vec<Figure>,
}

/// How a table is ranked.
#[derive(Clone, Debug, Default)]
pub struct Ranking {
    /// The tie-breaks in order.
    pub tie_breaks: Vec<TieBreak>,
    /// Their edition.
    pub rules: TieBreakRules,
    /// Who came before whom in a lot, if lots were drawn.
    pub lots: Vec<u32>,
    /// What ranks everybody before any tie-break, where that is not the points of the table: the
    /// scores of a pyramid.
    pub scores: BTreeMap<u32, Points>,
}

impl Ranking {
    /// The standings: by points, then by each tie-break in turn among those still equal.
    pub fn rank(&self, table: &Crosstable) -> Vec<StandingsRow> {
        let rows: Vec<&Row> = table.rows.iter().filter(|row| row.ranked).collect();
        let ids: Vec<u32> = rows.iter().map(|row| row.id).collect();
        let points = |id: u32| match self.scores.get(&id) {
            Some(score) => *score,
            None => table
                .row(id)
                .map_or(Points::ZERO, |row| row.points(Scoring::Match)),
        };
        let mut groups = split(vec![ids.clone()], |group| {
            group.iter().map(|id| (*id, -points(*id))).collect()
        });
        let mut figures: BTreeMap<u32, Vec<Figure>> = BTreeMap::new();
        for tie_break in &self.tie_breaks {
            let values = self.values(table, *tie_break, &groups);
            let worth = |id: &u32| {
                let value = values.get(id).map_or(Points::ZERO, |figure| figure.value);
                if tie_break.lowest_first() {
                    value
                } else {
                    -value
                }
            };
            groups = split(groups, |group| {
                group.iter().map(|id| (*id, worth(id))).collect()
            });
            for (id, figure) in values {
                figures.entry(id).or_default().push(figure);
            }
        }
        let groups = split(groups, |group| {
            let lot = |id: &u32| self.lots.iter().position(|one| one == id);
            let place = |id: &u32| lot(id).and_then(|place| i64::try_from(place).ok());
            // A lot tells equals apart only if all of them took part in it.
            let all = group.iter().all(|id| lot(id).is_some());
            let worth = |id: &u32| Points::whole(place(id).filter(|_| all).unwrap_or(0));
            group.iter().map(|id| (*id, worth(id))).collect()
        });
        let mut standings = Vec::new();
        let mut place = 1;
        for group in groups {
            for id in &group {
                standings.push(StandingsRow {
                    place,
                    id: *id,
                    points: points(*id),
                    figures: figures.remove(id).unwrap_or_default(),
                });
            }
            place += u32::try_from(group.len()).unwrap_or(0);
        }
        standings
    }

    fn values(
        &self,
        table: &Crosstable,
        tie_break: TieBreak,
        groups: &[Vec<u32>],
    ) -> BTreeMap<u32, Figure> {
        let mut values = BTreeMap::new();
        for group in groups {
            let ranks = match tie_break.kind {
                Kind::DirectEncounter => direct_encounter(table, tie_break.scoring, group),
                Kind::ExtendedEncounter => extended_encounter(table, tie_break.scoring, group),
                kind @ (Kind::TopBoards | Kind::WithoutLastBoards) => {
                    board_ranks(table, kind, group)
                }
                kind if !kind.boards_of_two().is_empty() => {
                    encounter_with_boards(table, kind, tie_break.scoring, group)
                }
                _ => BTreeMap::new(),
            };
            for row in group.iter().filter_map(|id| table.row(*id)) {
                let mut figure = table.figure(self.rules, tie_break, row);
                if let Some(rank) = ranks.get(&row.id) {
                    let among = |id: u32| group.contains(&id);
                    let encounter = matches!(
                        tie_break.kind,
                        Kind::DirectEncounter | Kind::ExtendedEncounter
                    ) || !tie_break.kind.boards_of_two().is_empty();
                    let met = row
                        .counted()
                        .filter(|cell| encounter && cell.opponent.is_some_and(among));
                    figure.parts = met
                        .map(|cell| part(cell, cell.scored(tie_break.scoring)))
                        .collect();
                    figure.value = Points::whole(i64::from(*rank));
                }
                values.insert(row.id, figure);
            }
        }
        values
    }
}

/// Splits groups of equals by a value, the lowest first; within a group by number.
fn split(groups: Vec<Vec<u32>>, values: impl Fn(&[u32]) -> BTreeMap<u32, Points>) -> Vec<Vec<u32>> {
    let mut result = Vec::new();
    for group in groups {
        let values = values(&group);
        let mut by_value: BTreeMap<Points, Vec<u32>> = BTreeMap::new();
        for id in group {
            let value = values.get(&id).copied().unwrap_or_default();
            by_value.entry(value).or_default().push(id);
        }
        result.extend(by_value.into_values().map(|mut class| {
            class.sort_unstable();
            class
        }));
    }
    result
}
