//! A session of cards that was played at the computer, or its record, becomes a board's result: it
//! is verified from the first line to the last before it counts.

use std::fs;
use std::io::Write;
use std::path::Path;

use jadoube_cards::{Game, Switches as _, game_of_record};
use jadoube_journal::{fingerprint, game_of_journal};
use jadoube_ruling::Message;
use jadoube_tournament::{
    Asked, BoutId, CardScore, Discipline, Office, Play, Points, Refused, Score,
};

use super::Common;
use super::file::{EventFile, at_file};
use crate::Stop;
use crate::cards::{Whole, read_session};

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
    let game = game_of_record(&text).map(str::to_owned);
    let game = game.or_else(|| game_of_journal(&text));
    let played = match file.event.bout(bout).map(|(_, one)| one.play) {
        Some(Play::Cards(played)) => played,
        Some(_) => return Err(file.refused(&Refused::WrongKindOfResult { bout })),
        None => return Err(file.refused(&Refused::NoSuchBout { bout })),
    };
    if game.as_deref() != Some(played.name()) {
        let message = Message::new("event-cli-other-game")
            .with("board", bout.to_string())
            .with("game", played.name().to_owned());
        return Err(at_file(path, &file.say(&message)));
    }
    let score = match played {
        Discipline::Snapszer => score::<jadoube_snapszer::Deal>(&file, path, &text, left)?,
        _ => score::<jadoube_ulti::Deal>(&file, path, &text, left)?,
    };
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

fn score<G: Game>(
    file: &EventFile,
    path: &Path,
    text: &str,
    left: Option<u8>,
) -> Result<CardScore, Stop> {
    let name = path.display().to_string();
    let Whole { session, .. } = read_session::<G>(&name, text, &file.texts)?;
    if !session.is_over() && left.is_none() {
        let of = i64::from(session.rules().deals());
        let deals = i64::try_from(session.settled().len()).unwrap_or(i64::MAX);
        let message = Message::new("event-cli-unfinished-session")
            .with("deals", deals)
            .with("of", of);
        return Err(at_file(path, &file.say(&message)));
    }
    let half = |halves: i32| Points::HALF.repeated(i64::from(halves));
    Ok(CardScore {
        units: session.totals().0.map(|units| half(units.as_halves())),
        deals: u32::try_from(session.settled().len()).unwrap_or(u32::MAX),
        left: left.map(|seat| seat.wrapping_sub(1)),
    })
}
