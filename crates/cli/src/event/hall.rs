//! Commands for the hall before play: who is admitted, how long a day can be, which packs lie where.

use std::io::Write;

use jadoube_ruling::Message;
use jadoube_tournament::pairing::{TrioPlan, trio_plans};
use jadoube_tournament::{Refused, shown};

use super::Common;
use super::file::EventFile;
use super::tell::columns;
use crate::Stop;

/// Who would be admitted to a round now, and who not and why.
pub fn admissions(out: &mut impl Write, common: &Common, round: Option<u32>) -> Result<(), Stop> {
    let file = EventFile::open(common)?;
    let round = round.unwrap_or(file.next_round());
    let all = file.event.admissions(round);
    let admitted: Vec<&str> = all
        .iter()
        .filter(|(_, reasons)| reasons.is_empty())
        .map(|(entry, _)| file.event.name(*entry))
        .collect();
    let count = i64::try_from(admitted.len()).unwrap_or(i64::MAX);
    let message = Message::new("event-cli-admitted")
        .with("count", count)
        .with("names", admitted.join(", "));
    writeln!(out, "{}", file.say(&message))?;
    for (entry, reasons) in all.iter().filter(|(_, reasons)| !reasons.is_empty()) {
        let name = file.event.name(*entry).to_owned();
        let message = Message::new("event-stays-out").with("name", name);
        writeln!(out, "{}", file.say(&message))?;
        for reason in reasons {
            writeln!(out, "  {}", file.say(&reason.message()))?;
        }
    }
    Ok(())
}

/// The choices for a day: sittings, matches of each team, who meets how often, how long.
pub fn plans(out: &mut impl Write, common: &Common, teams: Option<u32>) -> Result<(), Stop> {
    let file = EventFile::open(common)?;
    if !file.event.regulations().is_team_event() {
        return Err(file.refused(&Refused::PairedBySystem));
    }
    let admitted = file.event.admissions(file.next_round());
    let admitted = admitted.iter().filter(|(_, reasons)| reasons.is_empty());
    let teams = teams.map_or(admitted.count(), |teams| teams as usize);
    if !(3..=60).contains(&teams) {
        let admitted = u32::try_from(teams).unwrap_or(u32::MAX);
        return Err(file.refused(&Refused::TooFewAdmitted {
            admitted,
            out: Vec::new(),
        }));
    }
    let mut rows = vec![
        [
            "event-plan-sittings",
            "print-matches",
            "event-plan-met",
            "event-plan-length",
            "",
        ]
        .map(|id| match id {
            "" => String::new(),
            id => file.word(id),
        })
        .to_vec(),
    ];
    let minutes = file.event.regulations().sitting_minutes();
    for plan in trio_plans(teams) {
        rows.push(row(&file, &plan, minutes));
    }
    columns(out, &[4], &rows)?;
    // A knockout is the shorter way for many teams; the organiser chooses (T1).
    let advice = match teams {
        0..=9 => "event-plan-round-robin",
        10..=15 => "event-plan-either",
        _ => "event-plan-knockout",
    };
    writeln!(out, "{}", file.word(advice))?;
    Ok(())
}

fn row(file: &EventFile, plan: &TrioPlan, minutes: u32) -> Vec<String> {
    let (least, most) = plan.matches();
    let (seldom, often) = plan.meetings();
    let span = |least: u32, most: u32| match least == most {
        true => least.to_string(),
        false => format!("{least}–{most}"),
    };
    let length = minutes.saturating_mul(plan.sittings());
    let note = match (least == most, plan.is_usual) {
        (_, true) => file.word("event-plan-usual"),
        (true, false) => String::new(),
        (false, false) => file.word("event-plan-unequal"),
    };
    vec![
        plan.sittings().to_string(),
        span(least, most),
        span(seldom, often),
        format!("{}:{:02}", length / 60, length % 60),
        note,
    ]
}

/// The packs of the hall: a new one for the first deal, and every replacement (T8).
pub fn packs(out: &mut impl Write, common: &Common) -> Result<(), Stop> {
    let file = EventFile::open(common)?;
    for pack in file.event.packs() {
        let message = Message::new("event-pack")
            .with("table", pack.table)
            .with("game", jadoube_ruling::Value::Word(pack.game.name()))
            .with("round", pack.since);
        writeln!(out, "{}", file.say(&message))?;
        for (at, why) in &pack.replaced {
            let message = Message::new("event-pack-replaced")
                .with("when", shown(*at))
                .with("why", why.clone());
            writeln!(out, "  {}", file.say(&message))?;
        }
    }
    Ok(())
}
