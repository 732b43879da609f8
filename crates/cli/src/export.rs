//! `jadoube replay --pgn`: a recorded game as PGN, with what the Laws keep beside the moves.

use std::io::Write;

use jadoube_journal::Record;
use jadoube_text::Texts;

use crate::Stop;

/// Writes a recorded game.
pub fn run(out: &mut impl Write, record: &Record, texts: &Texts) -> Result<(), Stop> {
    let export = record.export(|happened| Some(texts.say(&happened.message())));
    write!(out, "{}", export.map_err(Stop::new)?.write())?;
    Ok(())
}
