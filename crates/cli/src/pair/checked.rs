//! `jadoube pair --check`: every round of a file beside what the rules give.

use std::io::Write;

use jadoube_ruling::Message;
use jadoube_text::Texts;
use jadoube_tournament::exchange::Report;
use jadoube_tournament::pairing::swiss::team::{check_teams, is_team_swiss};
use jadoube_tournament::pairing::swiss::{CheckedRound, check};
use serde_json::json;

use super::{PairArgs, UNFIT, stop};
use crate::Stop;

pub fn run(
    out: &mut impl Write,
    args: &PairArgs,
    texts: &Texts,
    report: &Report,
) -> Result<(), Stop> {
    let checked = match is_team_swiss(report) {
        true => check_teams(report, args.reading()),
        false => check(report, args.reading()),
    };
    let checked = checked.map_err(|fault| stop(texts.say(&fault.message()), UNFIT))?;
    if args.json {
        writeln!(out, "{}", json!(checked))?;
    } else {
        for round in &checked.rounds {
            tell_round(out, texts, round)?;
        }
        for code in &checked.unknown_tie_breaks {
            let message = Message::new("check-unknown-tie-break").with("code", code.clone());
            writeln!(out, "{}", texts.say(&message))?;
        }
        for wrong in &checked.ranks {
            let message = Message::new("check-rank")
                .with("number", wrong.number)
                .with("rank", wrong.rank)
                .with("place", wrong.place)
                .with("values", wrong.values.join(" "));
            writeln!(out, "{}", texts.say(&message))?;
        }
        for comment in report.kept.iter().filter(|line| line.starts_with("###")) {
            writeln!(out, "{comment}")?;
        }
        let id = if checked.is_clean() {
            "check-clean"
        } else {
            "check-not-clean"
        };
        writeln!(out, "{}", texts.say(&Message::new(id)))?;
    }
    match checked.is_clean() {
        true => Ok(()),
        false => Err(Stop::failed(1)),
    }
}

fn tell_round(out: &mut impl Write, texts: &Texts, round: &CheckedRound) -> Result<(), Stop> {
    let at = |id| Message::new(id).with("round", round.round);
    if round.is_clean() {
        writeln!(out, "{}", texts.say(&at("check-round-ok")))?;
        return Ok(());
    }
    writeln!(out, "{}", texts.say(&at("check-round-differs")))?;
    for (white, black, reason) in &round.illegal {
        let reason = texts.say(&reason.message());
        let message = Message::new("check-illegal")
            .with("white", *white)
            .with("black", *black)
            .with("why", reason);
        writeln!(out, "  {}", texts.say(&message))?;
    }
    if let Some(none) = &round.none {
        writeln!(out, "  {}", texts.say(&none.message()))?;
    }
    side_by_side(out, texts, round)?;
    for (white, black) in &round.colours {
        let message = Message::new("check-colours")
            .with("white", *white)
            .with("black", *black);
        writeln!(out, "  {}", texts.say(&message))?;
    }
    for (white, black, reason) in &round.differs {
        if let Some(reason) = reason {
            writeln!(out, "  {white}-{black}: {}", texts.say(&reason.message()))?;
        }
    }
    Ok(())
}

/// Pairs that are only in the file, beside pairs that only the rules give.
fn side_by_side(out: &mut impl Write, texts: &Texts, round: &CheckedRound) -> Result<(), Stop> {
    let Some(ours) = &round.ours else {
        return Ok(());
    };
    let same = |one: &(u32, u32), other: &(u32, u32)| one == other || *one == (other.1, other.0);
    let mut file = round.file.pairs.clone();
    file.extend(round.file.bye.map(|bye| (bye, 0)));
    let mut rules = ours.pairs.clone();
    rules.extend(ours.bye.map(|bye| (bye, 0)));
    let only = |these: &[(u32, u32)], those: &[(u32, u32)]| -> Vec<String> {
        let missing = these
            .iter()
            .filter(|one| !those.iter().any(|other| same(one, other)));
        missing
            .map(|(white, black)| format!("{white}-{black}"))
            .collect()
    };
    let (left, right) = (only(&file, &rules), only(&rules, &file));
    if left.is_empty() && right.is_empty() {
        return Ok(());
    }
    let (file, rules) = (Message::new("check-file"), Message::new("check-rules"));
    writeln!(out, "  {:<16}{}", texts.say(&file), texts.say(&rules))?;
    for row in 0..left.len().max(right.len()) {
        let cell = |column: &[String]| column.get(row).cloned().unwrap_or_default();
        writeln!(out, "  {:<16}{}", cell(&left), cell(&right))?;
    }
    Ok(())
}
