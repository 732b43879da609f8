//! `jadoube replay`: a journal checked and told.

use std::io::Write;
use std::path::Path;

use jadoube_journal::Record;
use jadoube_laws::Game;
use jadoube_text::{Language, Texts};

use crate::Stop;
use crate::export;
use crate::telling::{Teller, draw};

pub fn run(out: &mut impl Write, file: &Path, pgn: bool, lang: Language) -> Result<(), Stop> {
    let at_file = |error: &dyn std::fmt::Display| Stop::new(format!("{}: {error}", file.display()));
    let text = std::fs::read_to_string(file).map_err(|error| at_file(&error))?;
    let record = Record::verify(&text).map_err(|error| at_file(&error))?;
    let texts = Texts::new(lang);
    match pgn {
        true => export::run(out, &record, &texts),
        false => tell(out, &record, &texts),
    }
}

/// Tells a recorded game from its first line to its result.
pub fn tell(out: &mut impl Write, record: &Record, texts: &Texts) -> Result<(), Stop> {
    let teller = Teller {
        texts,
        book: record.book(),
    };
    let created = record
        .lines()
        .first()
        .and_then(|line| line.created.as_ref());
    let start = created.map(|created| created.start.clone());
    let mut game = Game::new(record.book(), &start.unwrap_or_default()).map_err(Stop::new)?;
    for line in record.lines() {
        if let Some(happened) = &line.happened {
            game.apply(line.at, happened);
            teller.happening(out, &game, line.at, happened)?;
        }
        if let Some(refused) = &line.refused {
            teller.refusal(out, &game, line.at, refused)?;
        }
    }
    writeln!(out)?;
    draw(out, &game.standing().board().to_string(), 20)?;
    let result = game
        .ending()
        .map(|ending| ending.outcome.as_str().to_owned());
    let result = result.unwrap_or_else(|| texts.get("result-none").unwrap_or_default());
    let message = jadoube_ruling::Message::new("demo-result").with("result", result);
    writeln!(out, "\n{}", texts.say(&message))?;
    Ok(())
}
