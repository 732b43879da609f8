//! The records that an event has beside its players: penalties, and of a Swiss event rounds off to
//! come, virtual points, and who is kept apart.

use std::ops::RangeInclusive;

use crate::pairing::swiss::virtual_points;
use crate::{ByeKind, EntryId, Event, Meeting, PenaltyKind, Points, System};

/// The records of an event of individuals.
pub fn of(event: &Event) -> Vec<String> {
    let next = u32::try_from(event.rounds().len()).unwrap_or(0) + 1;
    if event.regulations().is_for_teams() {
        return penalties(event, next);
    }
    let mut records = penalties(event, next);
    if let System::Swiss { rounds, baku, .. } = event.regulations().system {
        // The report holds rounds that are played out; whoever is off in a later one is named.
        let played = event.rounds().iter();
        let played = played.take_while(|round| round.meetings.iter().all(Meeting::is_settled));
        let open = u32::try_from(played.count()).unwrap_or(0) + 1;
        records.extend(rounds_off(event, next, open..=rounds));
        if baku {
            records.extend(acceleration(event, rounds));
        }
        records.extend(kept_apart(event, next, rounds));
    }
    records
}

fn number(event: &Event, entry: EntryId, round: u32) -> Option<u32> {
    event.number_of(entry, round)
}

/// 299: points that were taken.
fn penalties(event: &Event, next: u32) -> Vec<String> {
    let taken = event.penalties().filter_map(|penalty| {
        let PenaltyKind::Points(points) = penalty.kind else {
            return None;
        };
        let number = number(event, penalty.entry, next)?;
        let (points, round) = ((-points).fixed(1), penalty.round);
        // Match points of teams stand before the points of individuals.
        Some(match event.regulations().is_for_teams() {
            true => format!("299    {points:>4}        {round:>3} {number:>4}"),
            false => format!("299          {points:>4}  {round:>3} {number:>4}"),
        })
    });
    taken.collect()
}

/// 240: whoever is off in a round that is not in the report yet.
fn rounds_off(event: &Event, next: u32, rounds: RangeInclusive<u32>) -> Vec<String> {
    let mut records = Vec::new();
    for round in rounds {
        for letter in ['F', 'H', 'Z'] {
            let off = event.numbers(next).iter().filter(|entry| {
                let Some(one) = event.entry(**entry) else {
                    return false;
                };
                let kind = match one.byes.get(&round) {
                    Some(ByeKind::Full) => Some('F'),
                    Some(ByeKind::Half) => Some('H'),
                    Some(ByeKind::Zero) => Some('Z'),
                    None => (!one.plays_in(round)).then_some('Z'),
                };
                kind == Some(letter)
            });
            let numbers: Vec<String> = off
                .filter_map(|entry| number(event, *entry, next))
                .map(|number| format!("{number:>4}"))
                .collect();
            if !numbers.is_empty() {
                records.push(format!("240 {letter} {round:>3} {}", numbers.join(" ")));
            }
        }
    }
    records
}

/// 250: virtual points of the upper group, whose last player stays the same.
fn acceleration(event: &Event, rounds: u32) -> Vec<String> {
    let next = u32::try_from(event.rounds().len()).unwrap_or(0) + 1;
    let first = event.numbers(1);
    let upper = crate::pairing::swiss::upper_group(first.len()).min(first.len());
    let last = upper.checked_sub(1).and_then(|index| first.get(index));
    let Some(last) = last.and_then(|entry| number(event, *entry, next)) else {
        return Vec::new();
    };
    let win = event.regulations().points.win;
    let given = (1..=rounds).map(|round| (round, virtual_points(round, rounds, win)));
    let given = given.filter(|(_, points)| *points > Points::ZERO);
    given
        .map(|(round, points)| {
            let points = points.fixed(1);
            format!(
                "250      {points:>4} {round:>3} {round:>3} {:>4} {last:>4}",
                1
            )
        })
        .collect()
}

/// 260: who is kept apart, and in which rounds.
fn kept_apart(event: &Event, next: u32, rounds: u32) -> Vec<String> {
    let groups = event.kept_apart().iter().map(|apart| {
        let numbers = apart.entries.iter();
        let numbers = numbers.filter_map(|entry| number(event, *entry, next));
        let numbers: Vec<String> = numbers.map(|number| format!("{number:>4}")).collect();
        let until = apart.until.unwrap_or(rounds);
        format!("260 {:>3} {until:>3} {}", apart.from, numbers.join(" "))
    });
    groups.collect()
}
