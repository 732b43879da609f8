//! `jadoube replay`: a journal checked and told.

use std::io::Write;
use std::path::Path;

use jadoube_journal::Record;
use jadoube_laws::{Decided, Game, Rulebook, Why};
use jadoube_ruling::{Message, Seat, Value};
use jadoube_text::{Language, Texts};

use crate::Stop;
use crate::export;
use crate::telling::{Teller, draw};

pub fn run(
    out: &mut impl Write,
    file: &Path,
    (pgn, why): (bool, Option<u32>),
    lang: Language,
) -> Result<(), Stop> {
    let at_file = |error: &dyn std::fmt::Display| Stop::new(format!("{}: {error}", file.display()));
    let text = std::fs::read_to_string(file).map_err(|error| at_file(&error))?;
    let record = Record::verify(&text).map_err(|error| at_file(&error))?;
    let texts = Texts::new(lang);
    match (why, pgn) {
        (Some(number), _) => tell_why(out, &record, number, &texts),
        (None, true) => export::run(out, &record, &texts),
        (None, false) => tell(out, &record, &texts),
    }
}

/// Tells why one request of a recorded game was ruled as it was.
fn tell_why(out: &mut impl Write, record: &Record, number: u32, texts: &Texts) -> Result<(), Stop> {
    let book = record.book();
    let created = record.lines().first();
    let created = created.and_then(|line| line.created.as_ref());
    let start = created.map(|created| created.start.clone());
    let mut game = Game::new(book, &start.unwrap_or_default()).map_err(Stop::new)?;
    for line in record.lines() {
        if let Some(happened) = &line.happened {
            game.apply(line.at, happened);
        }
        let Some(request) = line.asked.as_ref().filter(|_| line.seq == number) else {
            continue;
        };
        let why = game.why(book, request.by, &request.asked, line.at);
        let seat = match request.by {
            Seat::White => "white",
            Seat::Black => "black",
            Seat::Arbiter => "arbiter",
            Seat::System => "program",
        };
        let heading = Message::new("why-heading")
            .with("request", request.asked.kind().to_owned())
            .with("seat", Value::Word(seat));
        writeln!(out, "{}", texts.say(&heading))?;
        writeln!(out, "{}", texts.get("why-ruled").unwrap_or_default())?;
        answer(out, book, texts, &why.decided)?;
        weighed(out, book, texts, &why)?;
        for otherwise in &why.hinges {
            let editions: Vec<&str> = otherwise.editions.iter().map(|e| e.name()).collect();
            let condition = texts.say(&otherwise.hinge.message());
            match editions.is_empty() {
                true => writeln!(out, "{condition}")?,
                false => writeln!(out, "{condition} {}:", editions.join(", "))?,
            }
            answer(out, book, texts, &otherwise.decided)?;
        }
        if why.hinges.is_empty() {
            writeln!(out, "{}", texts.get("why-nothing").unwrap_or_default())?;
        }
        return Ok(());
    }
    let missing = Message::new("why-no-request").with("number", number);
    Err(Stop::new(texts.say(&missing)))
}

/// The articles that were asked for a ruling: first those that applied.
fn weighed(out: &mut impl Write, book: &Rulebook, texts: &Texts, why: &Why) -> Result<(), Stop> {
    for (applied, heading) in [(true, "why-applied"), (false, "why-did-not-apply")] {
        let own = why.asked.iter().filter(|one| one.applied == applied);
        let numbers = own.filter_map(|one| book.locate(one.rule));
        let numbers: Vec<&str> = numbers.map(|place| place.number).collect();
        if !numbers.is_empty() {
            let heading = texts.get(heading).unwrap_or_default();
            writeln!(out, "{heading} {}", numbers.join(", "))?;
        }
    }
    Ok(())
}

/// What came of a request, each sentence with its article.
fn answer(
    out: &mut impl Write,
    book: &Rulebook,
    texts: &Texts,
    decided: &Decided,
) -> Result<(), Stop> {
    let article = |rule| book.locate(rule).map_or("-", |place| place.number);
    match decided {
        Ok(happened) if happened.is_empty() => writeln!(out, "    -")?,
        Ok(happened) => {
            for one in happened {
                let sentence = texts.say(&one.message());
                writeln!(out, "    {sentence}  [{}]", article(one.under()))?;
            }
        }
        Err(refused) => {
            let sentence = texts.say(&refused.message());
            writeln!(out, "  ! {sentence}  [{}]", article(refused.under()))?;
        }
    }
    Ok(())
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
    let message = Message::new("demo-result").with("result", result);
    writeln!(out, "\n{}", texts.say(&message))?;
    Ok(())
}
