//! Commands that read and write files: regulations, prints, exchange.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::Path;

use jadoube_print::{Printout, html};
use jadoube_ruling::Message;
use jadoube_text::{Language, Texts};
use jadoube_tournament::Asked;
use jadoube_tournament::exchange::{
    Report, RoundCode, TrfVersion, event_of_report, pgn, read, report_of_event, turned_colours,
    write, write_players,
};
use jadoube_tournament::pairing::swiss::team::{check_teams, is_team_swiss, team_table};
use jadoube_tournament::pairing::swiss::{Reading, check, known_tie_breaks, wrong_ranks};

use super::file::{EventFile, at_file};
use super::{Common, Form};
use crate::Stop;

/// Shows the regulations as TOML, or changes them.
pub fn regulations(out: &mut impl Write, common: &Common, set: Option<&Path>) -> Result<(), Stop> {
    let mut file = EventFile::open(common)?;
    let Some(path) = set else {
        let text = toml::to_string_pretty(file.event.regulations()).map_err(Stop::new)?;
        write!(out, "{text}")?;
        return Ok(());
    };
    let text = fs::read_to_string(path).map_err(|error| at_file(path, &error))?;
    let regulations = toml::from_str(&text).map_err(|error| at_file(path, &error))?;
    file.ask(out, Asked::Amend(Box::new(regulations)))
}

/// Writes sheets as HTML files, in every language of the event or in the one asked for.
pub fn print(
    out: &mut impl Write,
    common: &Common,
    sheets: &[Printout],
    round: Option<u32>,
    folder: &Path,
) -> Result<(), Stop> {
    let file = EventFile::open(common)?;
    let all: Vec<Printout> = Printout::ALL
        .into_iter()
        .filter(|sheet| sheet.is_of(&file.event))
        .filter(|sheet| !sheet.is_of_round() || file.last_round() > 0)
        .collect();
    let sheets = if sheets.is_empty() { &all } else { sheets };
    fs::create_dir_all(folder).map_err(|error| at_file(folder, &error))?;
    let own = file.event.regulations().languages.iter();
    let languages = match common.lang {
        Some(language) => vec![language],
        None => own.filter_map(|code| code.parse().ok()).collect(),
    };
    for sheet in sheets {
        for language in &languages {
            let page = html(&file.event, *sheet, round, *language)
                .map_err(|none| Stop::refused(format!("{sheet}: {}", file.say(&none.message()))))?;
            let of_round =
                sheet.is_of_round() || *sheet == Printout::Certificates && round.is_some();
            let number = match of_round {
                true => format!("-{}", round.unwrap_or(file.last_round())),
                false => String::new(),
            };
            let path = folder.join(format!("{sheet}{number}-{}.html", language.code()));
            fs::write(&path, page).map_err(|error| at_file(&path, &error))?;
            writeln!(out, "{}", path.display())?;
        }
    }
    Ok(())
}

/// Writes the public page as a folder of static files: in every language of the event, the first of
/// them at the top, the others in a folder of their own.
pub fn site(out: &mut impl Write, common: &Common, folder: &Path) -> Result<(), Stop> {
    let file = EventFile::open(common)?;
    let own = file.event.regulations().languages.iter();
    let languages: Vec<Language> = match common.lang {
        Some(language) => vec![language],
        None => own.filter_map(|code| code.parse().ok()).collect(),
    };
    let first = languages.first().copied().unwrap_or(file.language);
    let others = languages.iter().skip(1).copied();
    let places = others.map(|language| (language, folder.join(language.code())));
    for (language, folder) in std::iter::once((first, folder.to_owned())).chain(places) {
        fs::create_dir_all(&folder).map_err(|error| at_file(&folder, &error))?;
        for page in jadoube_print::site(&file.event, language) {
            let path = folder.join(&page.name);
            fs::write(&path, page.text).map_err(|error| at_file(&path, &error))?;
            writeln!(out, "{}", path.display())?;
        }
    }
    Ok(())
}

/// Writes a file for other programs.
pub fn export(
    out: &mut impl Write,
    common: &Common,
    form: Form,
    path: Option<&Path>,
) -> Result<(), Stop> {
    let file = EventFile::open(common)?;
    let text = match form {
        Form::Trf16 => report(&file, TrfVersion::Trf16)?,
        Form::Trf26 => report(&file, TrfVersion::Trf26)?,
        Form::Pgn => pgn(&file.event),
        Form::Csv => write_players(file.event.entries().iter().map(|entry| &entry.entrant)),
        Form::Minutes => file.lines()?.join("\n") + "\n",
    };
    match path {
        Some(path) => fs::write(path, text).map_err(|error| at_file(path, &error)),
        None => Ok(write!(out, "{text}")?),
    }
}

fn report(file: &EventFile, version: TrfVersion) -> Result<String, Stop> {
    let mut report =
        report_of_event(&file.event).map_err(|error| Stop::refused(file.say(&error.message())))?;
    let remarks = file.event.remarks().into_iter().map(|remark| {
        let message = Message::new("event-report-remark")
            .with("round", remark.round)
            .with("act", remark.act)
            .with("what", file.say(&remark.what))
            .with("why", remark.why.unwrap_or_default());
        // A comment is one line.
        let words = file.say(&message);
        let words: Vec<&str> = words.split_whitespace().collect();
        format!("### {}", words.join(" "))
    });
    report.kept.extend(remarks);
    Ok(write(&report, version))
}

/// Compares the ranks that a report file gives with what its own tie-break list makes of its
/// results.
pub fn check_report(out: &mut impl Write, path: &Path, lang: Option<Language>) -> Result<(), Stop> {
    let texts = Texts::new(super::file::language(lang));
    let bytes = fs::read(path).map_err(|error| at_file(path, &error))?;
    let text = String::from_utf8(bytes)
        .unwrap_or_else(|error| error.into_bytes().into_iter().map(char::from).collect());
    let (report, adjustments) = read(&text)
        .map_err(|error| Stop::refused(at_file(path, &texts.say(&error.message())).message))?;
    for adjustment in &adjustments {
        writeln!(out, "{}", texts.say(&adjustment.message()))?;
    }
    let (tie_breaks, unknown) = known_tie_breaks(&report);
    if !unknown.is_empty() {
        let message = Message::new("event-report-unknown").with("codes", unknown.join(", "));
        writeln!(out, "{}", texts.say(&message))?;
    }
    let of_teams = !report.teams.is_empty();
    let table = match of_teams {
        true => team_table(&report).map_err(|fault| Stop::refused(texts.say(&fault.message())))?,
        false => report.crosstable(),
    };
    let rank = |number: u32| match of_teams {
        true => {
            let team = report.teams.iter().find(|one| one.number == number)?;
            team.rank
        }
        false => {
            let player = report.players.iter().find(|one| one.number == number)?;
            player.rank
        }
    };
    let wrong = wrong_ranks(&table, tie_breaks, rank);
    for one in &wrong {
        let id = match of_teams {
            true => "event-report-team-rank",
            false => "event-report-rank",
        };
        let message = Message::new(id)
            .with("number", one.number)
            .with("rank", one.rank)
            .with("place", one.place);
        writeln!(out, "{}", texts.say(&message))?;
    }
    let wrong = i64::try_from(wrong.len()).unwrap_or(i64::MAX);
    match wrong {
        0 => {
            let count = i64::try_from(table.rows.len()).unwrap_or(i64::MAX);
            let message = Message::new("event-report-agrees").with("count", count);
            writeln!(out, "{}", texts.say(&message))?;
            Ok(())
        }
        wrong => {
            let message = Message::new("event-report-differs").with("count", wrong);
            Err(Stop::refused(texts.say(&message)))
        }
    }
}

/// Makes an event from a report file; a defective one is refused with line and reason.
pub fn import(out: &mut impl Write, common: &Common, path: &Path) -> Result<(), Stop> {
    let texts = Texts::new(common.lang.unwrap_or_default());
    let bytes = fs::read(path).map_err(|error| at_file(path, &error))?;
    // Older programs write one byte a letter.
    let text = match String::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => {
            writeln!(out, "{}", texts.say(&Message::new("trf-latin")))?;
            error.into_bytes().into_iter().map(char::from).collect()
        }
    };
    let refused = |message: &Message| {
        let told = texts.say(message);
        Stop::refused(format!("{}: {told}", path.display()))
    };
    let (report, adjustments) = read(&text).map_err(|error| refused(&error.message()))?;
    let now = super::file::now(common);
    let event = event_of_report(&report, common.who.as_deref().unwrap_or("arbiter"), now)
        .map_err(|error| refused(&error.message()))?;
    let file = EventFile::create(common, &event)?;
    for adjustment in adjustments {
        writeln!(out, "{}", texts.say(&adjustment.message()))?;
    }
    for message in not_taken_over(&report) {
        writeln!(out, "{}", texts.say(&message))?;
    }
    for message in against_the_rules(&report) {
        writeln!(out, "{}", texts.say(&message))?;
    }
    let entries = i64::try_from(event.entries().len()).unwrap_or(i64::MAX);
    let done = Message::new("event-cli-imported")
        .with("name", event.regulations().name.clone())
        .with("entries", entries)
        .with("rounds", file.last_round());
    writeln!(out, "{}", file.say(&done))?;
    Ok(())
}

/// The rounds of a Swiss report that are not as the rules pair them.
fn against_the_rules(report: &Report) -> Vec<Message> {
    let code = report.type_code.to_uppercase();
    let checked = match (is_team_swiss(report), code.contains("DUTCH")) {
        (true, _) => check_teams(report, Reading::default()),
        (false, true) => check(report, Reading::default()),
        (false, false) => return Vec::new(),
    };
    match checked {
        Err(fault) => vec![fault.message()],
        Ok(checked) => {
            let rounds = checked.rounds.iter().filter(|round| !round.is_clean());
            rounds
                .map(|round| Message::new("check-round-differs").with("round", round.round))
                .collect()
        }
    }
}

/// What a report says and an event does not keep.
fn not_taken_over(report: &Report) -> Vec<Message> {
    let mut messages = Vec::new();
    for player in &report.players {
        for (round, result) in (1u32..).zip(&player.rounds) {
            let short = [
                RoundCode::ShortWin,
                RoundCode::ShortDraw,
                RoundCode::ShortLoss,
            ];
            if short.contains(&result.code) {
                let message = Message::new("trf-short").with("round", round);
                messages.push(message.with("number", player.number));
            }
        }
    }
    for turned in turned_colours(report) {
        let message = Message::new("trf-turned")
            .with("round", turned.round)
            .with("white", turned.white)
            .with("black", turned.black);
        messages.push(message);
    }
    let codes = report.kept.iter().filter_map(|line| line.get(..3));
    // Comments are the program's own, and what these say is in the event.
    let codes = codes.filter(|code| !["###", "240", "299", "300", "320", "330"].contains(code));
    let codes: BTreeSet<&str> = codes.collect();
    for code in codes {
        messages.push(Message::new("trf-not-taken").with("code", code.to_owned()));
    }
    messages
}
