//! Commands that read and write files: regulations, prints, exchange.

use std::fs;
use std::io::Write;
use std::path::Path;

use jadoube_print::{Printout, html};
use jadoube_ruling::Message;
use jadoube_text::{Language, Texts};
use jadoube_tournament::Asked;
use jadoube_tournament::exchange::{
    RankCheck, TrfVersion, against_the_rules, event_of_report, not_taken_over, pgn, read,
    report_comment, report_of_event, report_text, write, write_players,
};

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
    let remarks = file.event.remarks();
    report.kept.extend(remarks.into_iter().map(|remark| {
        let message = remark.told(|what| file.say(what));
        report_comment(&file.say(&message))
    }));
    Ok(write(&report, version))
}

/// Compares the ranks that a report file gives with what its own tie-break list makes of its
/// results.
pub fn check_report(out: &mut impl Write, path: &Path, lang: Option<Language>) -> Result<(), Stop> {
    let texts = Texts::new(super::file::language(lang));
    let bytes = fs::read(path).map_err(|error| at_file(path, &error))?;
    let (text, _) = report_text(bytes);
    let (report, adjustments) = read(&text)
        .map_err(|error| Stop::refused(at_file(path, &texts.say(&error.message())).message))?;
    for adjustment in &adjustments {
        writeln!(out, "{}", texts.say(&adjustment.message()))?;
    }
    let checked =
        RankCheck::of(&report).map_err(|fault| Stop::refused(texts.say(&fault.message())))?;
    let mut told = checked.messages();
    let sum = told.pop().map_or(String::new(), |sum| texts.say(&sum));
    for message in told {
        writeln!(out, "{}", texts.say(&message))?;
    }
    match checked.wrong.is_empty() {
        true => Ok(writeln!(out, "{sum}")?),
        false => Err(Stop::refused(sum)),
    }
}

/// Makes an event from a report file; a defective one is refused with line and reason.
pub fn import(out: &mut impl Write, common: &Common, path: &Path) -> Result<(), Stop> {
    let texts = Texts::new(common.lang.unwrap_or_default());
    let bytes = fs::read(path).map_err(|error| at_file(path, &error))?;
    let (text, is_latin) = report_text(bytes);
    if is_latin {
        writeln!(out, "{}", texts.say(&Message::new("trf-latin")))?;
    }
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
