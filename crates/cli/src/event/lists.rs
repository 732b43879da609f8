//! Lists of entries and of results: one act each, whole or not at all. A list can be given again;
//! what stands already is passed over.

use std::fs;
use std::io::Write;
use std::path::Path;

use jadoube_ruling::Message;
use jadoube_text::Language;
use jadoube_tournament::exchange::{Encoding, Listed, decoded, read_list};
use jadoube_tournament::{Asked, BoutId, Entrant, Outcome, Player, Refused, Score, System};

use super::acts::office;
use super::file::{EventFile, at_file};
use super::{Common, EncodingName};
use crate::Stop;

/// Enters all of a list or nobody.
pub fn enter(
    out: &mut impl Write,
    common: &Common,
    path: &Path,
    encoding: Option<EncodingName>,
) -> Result<(), Stop> {
    let mut file = EventFile::open(common)?;
    let text = read(out, &file, path, encoding)?;
    let listed = read_list(&text).map_err(|error| at_file(path, &file.say(&error.message())))?;
    let listed = match file.event.regulations().system {
        System::Scheveningen { .. } => one_by_one(listed),
        _ => listed,
    };
    let entered = |entrant: &Entrant| {
        let mut entries = file.event.entries().iter();
        entries.any(|entry| entry.withdrawn.is_none() && entry.entrant == *entrant)
    };
    let (known, new): (Vec<Listed>, Vec<Listed>) =
        listed.into_iter().partition(|one| entered(&one.entrant));
    again(out, &file, known.len())?;
    if new.is_empty() && !known.is_empty() {
        return Ok(());
    }
    let lines: Vec<usize> = new.iter().map(|one| one.line).collect();
    let entrants = new.into_iter().map(|one| one.entrant).collect();
    let asked = Asked::EnterAll(entrants);
    at_its_line(&mut file, path, &lines, &asked)?;
    file.ask(out, asked)
}

/// The members of listed teams as individuals who know their team.
fn one_by_one(listed: Vec<Listed>) -> Vec<Listed> {
    let alone = |one: Listed| {
        let team = one.entrant.name;
        let players = one.entrant.players.into_iter();
        players.map(move |player| {
            let team = (team != player.name).then(|| team.clone());
            Listed {
                line: one.line,
                entrant: Entrant::single(Player { team, ..player }),
            }
        })
    };
    listed.into_iter().flat_map(alone).collect()
}

/// Enters all results of a list or none.
pub fn results(
    out: &mut impl Write,
    common: &Common,
    path: &Path,
    by: Option<&str>,
) -> Result<(), Stop> {
    let mut file = EventFile::open(common)?;
    let office = office(&file, by)?;
    let text = read(out, &file, path, None)?;
    let mut results: Vec<(usize, Outcome)> = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.split('#').next().unwrap_or_default().trim();
        if text.is_empty() {
            continue;
        }
        let wrong = |why: &dyn std::fmt::Display| at_line(&file, path, line, why);
        let (board, score) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let bout = board.parse::<BoutId>().map_err(|error| wrong(&error))?;
        let score = score.trim().parse::<Score>();
        let score = score.map_err(|error| wrong(&error))?;
        results.push((line, Outcome { bout, score }));
    }
    let stands = |one: &Outcome| {
        let bout = file.event.bout(one.bout);
        bout.is_some_and(|(_, bout)| bout.score() == Some(&one.score))
    };
    let (known, new): (Vec<_>, Vec<_>) = results.into_iter().partition(|(_, one)| stands(one));
    again(out, &file, known.len())?;
    if new.is_empty() && !known.is_empty() {
        return Ok(());
    }
    let lines: Vec<usize> = new.iter().map(|(line, _)| *line).collect();
    let asked = Asked::ReportAll(new.into_iter().map(|(_, one)| one).collect());
    at_its_line_as(&mut file, path, &lines, office, &asked)?;
    file.ask_as(out, office, asked)
}

/// Says how much of a list stands already.
fn again(out: &mut impl Write, file: &EventFile, count: usize) -> Result<(), Stop> {
    if count > 0 {
        let count = i64::try_from(count).unwrap_or(i64::MAX);
        let message = Message::new("event-cli-again").with("count", count);
        writeln!(out, "{}", file.say(&message))?;
    }
    Ok(())
}

fn at_its_line(
    file: &mut EventFile,
    path: &Path,
    lines: &[usize],
    asked: &Asked,
) -> Result<(), Stop> {
    let arbiter = jadoube_tournament::Office::Arbiter;
    at_its_line_as(file, path, lines, arbiter, asked)
}

/// A refusal of one line, with the number of the line in the file.
fn at_its_line_as(
    file: &mut EventFile,
    path: &Path,
    lines: &[usize],
    office: jadoube_tournament::Office,
    asked: &Asked,
) -> Result<(), Stop> {
    match file.event.decide(&file.request(office, asked.clone())) {
        Err(Refused::InList { item, why }) => {
            let line = lines.get((item as usize).wrapping_sub(1));
            let stop = file.refused(&why);
            Err(at_line(
                file,
                path,
                line.copied().unwrap_or(0),
                &stop.message,
            ))
        }
        _ => Ok(()),
    }
}

fn at_line(file: &EventFile, path: &Path, line: usize, why: &dyn std::fmt::Display) -> Stop {
    let line = i64::try_from(line).unwrap_or(i64::MAX);
    let message = Message::new("event-cli-line")
        .with("line", line)
        .with("why", why.to_string());
    at_file(path, &file.say(&message))
}

/// The text of a list; letters of one byte are read as the language of the event writes them.
fn read(
    out: &mut impl Write,
    file: &EventFile,
    path: &Path,
    encoding: Option<EncodingName>,
) -> Result<String, Stop> {
    let bytes = fs::read(path).map_err(|error| at_file(path, &error))?;
    if let Some(encoding) = encoding {
        let text = decoded(&bytes, encoding.into());
        return text.ok_or_else(|| at_file(path, &file.word("event-cli-not-utf8")));
    }
    if let Some(text) = decoded(&bytes, Encoding::Utf8) {
        return Ok(text);
    }
    let (encoding, name) = match file.language {
        Language::Hungarian => (Encoding::Latin2, "Latin-2"),
        Language::Turkish => (Encoding::Latin5, "Latin-5"),
        _ => (Encoding::Latin1, "Latin-1"),
    };
    let message = Message::new("event-cli-latin").with("encoding", name.to_owned());
    writeln!(out, "{}", file.say(&message))?;
    Ok(decoded(&bytes, encoding).unwrap_or_default())
}
