//! An event moves between its file and the database of a server.

use std::io::Write;
use std::path::Path;

use jadoube_journal::{StoreUrl, Streams};
use jadoube_ruling::Message;
use jadoube_server::{BringError, SystemClock, WallClock as _, bring_event, events_of, take_event};
use jadoube_text::Language;

use super::Common;
use super::file::EventFile;
use crate::Stop;
use crate::serve::Database;

/// Opens the database; a file that is not there is made only where something is to be written.
fn opened(database: Database, may_be_new: bool) -> Result<Box<dyn Streams>, Stop> {
    let place = database.place();
    if let StoreUrl::Sqlite(file) = &place
        && !may_be_new
        && !file.is_file()
    {
        let why = format!("{}: there is no such file", file.display());
        return Err(Stop::new(why));
    }
    place.open().map_err(Stop::new)
}

fn stopped(error: BringError) -> Stop {
    Stop::new(error)
}

/// Brings an event into the database of a server, and shows the links that open it there.
pub fn bring(
    out: &mut impl Write,
    common: &Common,
    database: Database,
    zone: &str,
) -> Result<(), Stop> {
    let file = EventFile::open(common)?;
    let mut streams = opened(database, true)?;
    let brought = bring_event(streams.as_mut(), &file.event, zone, SystemClock.now());
    let brought = brought.map_err(stopped)?;
    streams.finish().map_err(Stop::new)?;
    let told = Message::new("event-cli-brought")
        .with("name", file.event.regulations().name.clone())
        .with("event", brought.event.to_string());
    writeln!(out, "{}", file.say(&told))?;
    for (role, path) in brought.links {
        writeln!(out, "{role} {path}")?;
    }
    Ok(())
}

/// The events of a database.
pub fn list(out: &mut impl Write, database: Database) -> Result<(), Stop> {
    let mut streams = opened(database, false)?;
    for (event, name) in events_of(streams.as_mut()).map_err(stopped)? {
        writeln!(out, "{event} {name}")?;
    }
    Ok(())
}

/// Takes an event out of the database of a server into a file.
pub fn take(
    out: &mut impl Write,
    database: Database,
    event: &str,
    path: &Path,
    lang: Option<Language>,
) -> Result<(), Stop> {
    let mut streams = opened(database, false)?;
    let taken = take_event(streams.as_mut(), event).map_err(stopped)?;
    let file = EventFile::create(&Common::of(path, lang), &taken)?;
    let acts = i64::try_from(taken.minutes().len()).unwrap_or(i64::MAX);
    let told = Message::new("event-cli-taken")
        .with("name", taken.regulations().name.clone())
        .with("file", path.display().to_string())
        .with("acts", acts);
    writeln!(out, "{}", file.say(&told))?;
    Ok(())
}
