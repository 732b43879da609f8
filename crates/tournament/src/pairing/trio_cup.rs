//! A knockout of trios (A-T03, A-T04): the winner of each table goes on, sitting after sitting.

use std::cmp::Reverse;

use super::{CannotPair, Field, Pairing, PairingSystem};
use crate::{EntryId, Meeting};

/// A knockout of trios, one sitting after the other: the winner of each table goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrioCup;

impl PairingSystem for TrioCup {
    fn rounds(&self, _entries: usize) -> Option<u32> {
        None
    }

    fn pair(&self, field: &Field<'_>) -> Result<Vec<Pairing>, CannotPair> {
        let round = field.rounds.get(field.round as usize - 1);
        let meetings = round
            .map(|round| round.meetings.as_slice())
            .unwrap_or_default();
        let last = last_sitting(meetings);
        let mut teams = match last {
            0 => field.present(),
            last => gone_on(meetings, last)?,
        };
        let present = field.present();
        teams.retain(|team| present.contains(team));
        if last > 0 {
            join_seconds(&mut teams, meetings, last, &present);
        }
        if teams.len() < 3 {
            return Err(CannotPair::TooFew);
        }
        Ok(seated(&teams, meetings, last + 1))
    }
}

/// The last sitting that is paired; nought before the first.
fn last_sitting(meetings: &[Meeting]) -> u32 {
    let sittings = meetings.iter().map(|meeting| meeting.sitting);
    sittings.max().unwrap_or(0)
}

/// Tables of three in order. Whoever does not fill a table is free: those who were free least
/// often, of them the last in order.
fn seated(teams: &[EntryId], meetings: &[Meeting], sitting: u32) -> Vec<Pairing> {
    let was_free = |team: EntryId| {
        let free = meetings.iter().filter(|one| one.is_bye());
        free.filter(|one| one.parties.contains(&team)).count()
    };
    let mut by_turn: Vec<(usize, EntryId)> = teams.iter().copied().enumerate().collect();
    by_turn.sort_by_key(|(index, team)| (was_free(*team), Reverse(*index)));
    let free: Vec<EntryId> = by_turn
        .iter()
        .take(teams.len() % 3)
        .map(|(_, team)| *team)
        .collect();
    let (idle, playing): (Vec<EntryId>, Vec<EntryId>) =
        teams.iter().partition(|team| free.contains(team));
    let tables = playing.chunks(3).map(<[EntryId]>::to_vec);
    let parties = tables.chain(idle.into_iter().map(|team| vec![team]));
    parties
        .map(|parties| Pairing { sitting, parties })
        .collect()
}

/// Who plays on after a sitting: the winner of each table and whoever was free.
pub(crate) fn gone_on(meetings: &[Meeting], sitting: u32) -> Result<Vec<EntryId>, CannotPair> {
    let tables: Vec<&Meeting> = of_sitting(meetings, sitting).collect();
    let winners = tables.iter().map(|meeting| {
        let table = meeting.table;
        match (meeting.is_settled(), meeting.winner()) {
            (false, _) => Err(CannotPair::Unfinished { table }),
            (true, None) => Err(CannotPair::Undecided { table }),
            (true, Some(winner)) => Ok(winner),
        }
    });
    let winners: Vec<EntryId> = winners.collect::<Result<_, _>>()?;
    match tables.len() {
        1 => Err(CannotPair::AllPaired),
        _ => Ok(winners),
    }
}

/// Who is in the next sitting, best seconds included.
pub(crate) fn next_field(
    meetings: &[Meeting],
    sitting: u32,
    present: &[EntryId],
) -> Option<Vec<EntryId>> {
    let mut teams = gone_on(meetings, sitting).ok()?;
    teams.retain(|team| present.contains(team));
    join_seconds(&mut teams, meetings, sitting, present);
    Some(teams)
}

fn of_sitting(meetings: &[Meeting], sitting: u32) -> impl Iterator<Item = &Meeting> {
    meetings.iter().filter(move |one| one.sitting == sitting)
}

/// Too few for a table are joined by the best of those who lost in the sitting; of equals the one
/// at the lower table and with the lower number, as everywhere in a draw.
fn join_seconds(teams: &mut Vec<EntryId>, meetings: &[Meeting], sitting: u32, present: &[EntryId]) {
    let tables = of_sitting(meetings, sitting).filter(|one| one.parties.len() == 3);
    let seated = tables.flat_map(|one| one.parties.iter().map(move |team| (one, *team)));
    let mut losers: Vec<(&Meeting, EntryId)> = seated
        .filter(|(_, team)| !teams.contains(team) && present.contains(team))
        .collect();
    losers.sort_by_key(|(one, team)| (Reverse(one.rank_key(*team)), one.table, *team));
    let missing = 3usize.saturating_sub(teams.len());
    teams.extend(losers.into_iter().take(missing).map(|(_, team)| team));
}

/// How far everybody has come, first place first, equals together: the final in its order, then
/// by the sitting in which a team went out. Points are never added up over sittings.
pub(crate) fn progress(meetings: &[Meeting], teams: &[EntryId]) -> Vec<Vec<EntryId>> {
    let last = last_sitting(meetings);
    let mut order = Vec::new();
    let final_table = match of_sitting(meetings, last).collect::<Vec<_>>()[..] {
        [only] if only.winner().is_some() => Some(only),
        _ => None,
    };
    order.extend(final_table.into_iter().flat_map(Meeting::trio_order));
    for sitting in (1..=last).rev() {
        let seen: Vec<EntryId> = order.iter().flatten().copied().collect();
        let out = of_sitting(meetings, sitting).flat_map(|one| &one.parties);
        let out: Vec<EntryId> = out.filter(|team| !seen.contains(team)).copied().collect();
        order.push(out);
    }
    let seen: Vec<EntryId> = order.iter().flatten().copied().collect();
    let rest = teams.iter().filter(|team| !seen.contains(team));
    order.push(rest.copied().collect());
    order.retain(|group| !group.is_empty());
    order
}

/// Who has won the cup, once its final is decided.
pub(crate) fn champion(meetings: &[Meeting]) -> Option<EntryId> {
    let last = last_sitting(meetings);
    match of_sitting(meetings, last).collect::<Vec<_>>()[..] {
        [only] if only.parties.len() == 3 => only.winner(),
        _ => None,
    }
}
