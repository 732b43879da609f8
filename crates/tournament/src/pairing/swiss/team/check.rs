//! The rounds and the ranks of a report of teams, checked.

use super::super::check::{Checked, CheckedRound, WrongRank, known_tie_breaks, wrong_ranks};
use super::super::dutch::RoundPairing;
use super::super::records::{Reading, RecordFault, before_round};
use super::bracket::pair_teams;
use super::matches::Matches;
use super::records::{TeamRecords, team_swiss_of_report};
use super::state::{TeamPastKind, TeamSwiss};
use super::why::{barred_from_bye, illegal, team_why_no_bye, team_why_not};
use crate::exchange::Report;
use crate::tiebreak::Crosstable;
use jadoube_ruling::Side;

/// Checks every round of a report of teams, and the ranks of the teams.
pub fn check_teams(report: &Report, reading: Reading) -> Result<Checked, RecordFault> {
    let rounds = (1..=report.last_paired()).map(|round| check_round(report, round, reading));
    let rounds = rounds.collect::<Result<Vec<CheckedRound>, RecordFault>>()?;
    let (tie_breaks, unknown_tie_breaks) = known_tie_breaks(report);
    let ranks: Vec<WrongRank> = match unknown_tie_breaks.is_empty() {
        true => {
            let table = team_table(report)?;
            wrong_ranks(&table, tie_breaks, |number| rank(report, number))
        }
        false => Vec::new(),
    };
    Ok(Checked {
        rounds,
        ranks,
        unknown_tie_breaks,
    })
}

fn rank(report: &Report, number: u32) -> Option<u32> {
    let team = report.teams.iter().find(|one| one.number == number);
    team.and_then(|team| team.rank)
}

/// The crosstable of the teams of a report; those who meet everybody are taken as such.
pub fn team_table(report: &Report) -> Result<Crosstable, RecordFault> {
    let records = TeamRecords::read(report)?;
    let table = Matches::of(report, &records)?.crosstable()?;
    Ok(Crosstable {
        all_play_all: report.is_round_robin(),
        ..table
    })
}

fn check_round(report: &Report, round: u32, reading: Reading) -> Result<CheckedRound, RecordFault> {
    let reading = Reading {
        round: Some(round),
        ..reading
    };
    let file = pairing_of(report, round)?;
    let mut swiss = team_swiss_of_report(&before_round(report, round), reading)?;
    let seated: Vec<u32> = file
        .pairs
        .iter()
        .flat_map(|(white, black)| [*white, *black])
        .chain(file.bye)
        .collect();
    for team in &mut swiss.teams {
        team.present = seated.contains(&team.number);
    }
    let illegal = breaches(&swiss, &file);
    let round = CheckedRound::new(round, file, illegal);
    Ok(match pair_teams(&swiss) {
        Err(none) => round.without(none),
        Ok(paired) => {
            let not = |white, black| team_why_not(&swiss, &paired, white, black);
            let no_bye = |bye| team_why_no_bye(&swiss, &paired, bye);
            round.beside(paired.pairing.clone(), not, no_bye)
        }
    })
}

/// The matches of a round as the file has them.
fn pairing_of(report: &Report, round: u32) -> Result<RoundPairing, RecordFault> {
    let records = TeamRecords::read(report)?;
    let matches = Matches::of(report, &records)?;
    let mut pairing = RoundPairing {
        pairs: Vec::new(),
        bye: None,
    };
    for team in &report.teams {
        let past = matches.past(team, round)?;
        match (past.opponent, past.colour) {
            (Some(other), Some(Side::White)) => pairing.pairs.push((team.number, other)),
            // Without colours the smaller number is written first.
            (Some(other), None) if team.number < other => pairing.pairs.push((team.number, other)),
            (None, _) if past.kind == TeamPastKind::PairingBye => pairing.bye = Some(team.number),
            _ => {}
        }
    }
    Ok(pairing)
}

/// What C1 and C2 do not allow, whatever the engine chooses.
fn breaches(swiss: &TeamSwiss, file: &RoundPairing) -> Vec<(u32, u32, super::super::Reason)> {
    let pairs = file.pairs.iter();
    let mut found: Vec<_> = pairs
        .filter_map(|(white, black)| Some((*white, *black, illegal(swiss, *white, *black)?)))
        .collect();
    if let Some(number) = file.bye {
        found.extend(barred_from_bye(swiss, number).map(|reason| (number, 0, reason)));
    }
    found
}
