//! A session of cards that was played at the computer, or its record, becomes a board's result: it
//! is verified from the first line to the last before it counts.

use std::fs;
use std::io::Write;
use std::path::Path;

use jadoube_journal::{fingerprint, game_of_session, session_sums};
use jadoube_ruling::Message;
use jadoube_tournament::{Asked, BoutId, CardScore, Office, Play, Refused, Score};

use super::Common;
use super::file::{EventFile, at_file};
use crate::Stop;

/// Enters the result of a table of cards from its session. Seats A, B and C are the parties of the
/// table in their order; `left` is who went away before the end (A-T10).
pub fn result(
    out: &mut impl Write,
    common: &Common,
    bout: BoutId,
    path: &Path,
    left: Option<u8>,
) -> Result<(), Stop> {
    let mut file = EventFile::open(common)?;
    let text = fs::read_to_string(path).map_err(|error| at_file(path, &error))?;
    let played = match file.event.bout(bout).map(|(_, one)| one.play) {
        Some(Play::Cards(played)) => played,
        Some(_) => return Err(file.refused(&Refused::WrongKindOfResult { bout })),
        None => return Err(file.refused(&Refused::NoSuchBout { bout })),
    };
    if game_of_session(&text) != Some(played) {
        let message = Message::new("event-cli-other-game")
            .with("board", bout.to_string())
            .with("game", played.name().to_owned());
        return Err(at_file(path, &file.say(&message)));
    }
    let score = score(&file, path, &text, left)?;
    let seal = Message::new("event-cli-session")
        .with("file", path.display().to_string())
        .with("seal", fingerprint(&text));
    let seal = file.say(&seal);
    file.because(seal);
    let asked = Asked::Report {
        bout,
        score: Score::Cards(score),
    };
    file.ask_as(out, Office::Arbiter, asked)
}

fn score(file: &EventFile, path: &Path, text: &str, left: Option<u8>) -> Result<CardScore, Stop> {
    let name = path.display().to_string();
    let no_record = || Stop::new(format!("{name}: line 1: no record of cards"));
    let sums = session_sums(text).ok_or_else(no_record)?;
    let sums = sums.map_err(|wrong| {
        let message = wrong.message(&name, |part| file.say(part));
        Stop::new(file.say(&message))
    })?;
    if !sums.over && left.is_none() {
        let message = Message::new("event-cli-unfinished-session")
            .with("deals", i64::from(sums.deals))
            .with("of", i64::from(sums.of));
        return Err(at_file(path, &file.say(&message)));
    }
    Ok(sums.score(left.map(|seat| seat.wrapping_sub(1))))
}
