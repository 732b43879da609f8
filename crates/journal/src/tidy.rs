//! Taking games away that nobody needs any more: never without a record of it, and those in which
//! something was played never without a copy elsewhere.
//!
//! What is taken away is the stream of the game and the links to it. The record is an entry of
//! `taken/away`, tied into a chain like every other: which stream, how many entries it had, the link
//! that its last entry had, when and why.

use jadoube_ruling::{Moment, to_hex};
use serde::{Deserialize, Serialize};

use crate::chain::Link;
use crate::{Append, Due, Entry, StoreError, Streams};

/// The stream of the records.
pub const TAKEN_AWAY: &str = "taken/away";

/// Why a game is taken away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// Nothing was ever written but that it was laid.
    NeverStarted,
    /// Nothing was written for a long time; it lies in an archive.
    Untouched,
    /// The operator has named it; it lies in an archive.
    Named,
}

/// The record of a game that was taken away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakenAway {
    /// The stream.
    pub stream: String,
    /// How many entries it had.
    pub entries: u64,
    /// The link of the last one, in hexadecimal digits: whoever has a copy can show that it is whole.
    pub last: Option<String>,
    /// Why.
    pub why: Why,
}

/// What is to be taken away.
#[derive(Clone, Debug, Default)]
pub struct Tidying {
    /// Games in which nothing was written but that they were laid, before a moment.
    pub never_started: Option<Moment>,
    /// Games in which nothing was written since a moment.
    pub untouched: Option<Moment>,
    /// Games by their names.
    pub named: Vec<String>,
}

/// Takes games away; those in which something was played only where there is an archive, into which
/// they are copied first. Gives the records.
pub fn tidy(
    streams: &mut dyn Streams,
    mut archive: Option<&mut dyn Streams>,
    tidying: &Tidying,
    now: Moment,
) -> Result<Vec<TakenAway>, StoreError> {
    let mut taken = Vec::new();
    for stream in streams.streams("game/")? {
        let entries = streams.read_chained(&stream)?;
        let Some(why) = tidying.why(&stream, &entries) else {
            continue;
        };
        if why != Why::NeverStarted {
            let Some(archive) = archive.as_mut() else {
                return Err(StoreError::Unavailable("there is no archive".to_owned()));
            };
            copy(*archive, &stream, &entries)?;
        }
        let record = TakenAway {
            entries: entries.len() as u64,
            last: entries
                .last()
                .and_then(|(_, link)| link.map(|link| to_hex(&link))),
            why,
            stream,
        };
        take(streams, &record, now)?;
        taken.push(record);
    }
    Ok(taken)
}

impl Tidying {
    fn why(&self, stream: &str, entries: &[(Entry, Option<Link>)]) -> Option<Why> {
        let (last, _) = entries.last()?;
        let named = stream.strip_prefix("game/");
        if named.is_some_and(|name| self.named.iter().any(|one| one == name)) {
            return Some(Why::Named);
        }
        if entries.len() == 1 && self.never_started.is_some_and(|before| last.at < before) {
            return Some(Why::NeverStarted);
        }
        let untouched = self.untouched.is_some_and(|since| last.at < since);
        untouched.then_some(Why::Untouched)
    }
}

/// Copies a stream entry for entry, with the same numbers, moments and links. What lies there already,
/// of a copy that was cut off, must be the same.
fn copy(
    archive: &mut dyn Streams,
    stream: &str,
    entries: &[(Entry, Option<Link>)],
) -> Result<(), StoreError> {
    for (entry, _) in entries {
        archive.append_all(&[Append {
            stream: stream.to_owned(),
            expected: entry.seq,
            at: entry.at,
            body: entry.body.clone(),
            due: Due::Unchanged,
        }])?;
    }
    match archive.read_chained(stream)? == entries {
        true => Ok(()),
        false => Err(StoreError::Damaged(format!(
            "the archive has another {stream}"
        ))),
    }
}

/// Takes a game away with its links, and records it, all at once.
fn take(streams: &mut dyn Streams, record: &TakenAway, now: Moment) -> Result<(), StoreError> {
    let list = format!("links/{}", record.stream);
    let mut gone = vec![record.stream.clone(), list.clone()];
    for entry in streams.read(&list, 0)? {
        #[derive(Deserialize)]
        struct Listed {
            link: String,
        }
        if let Ok(Listed { link }) = serde_json::from_str(&entry.body) {
            gone.push(format!("access/{link}"));
        }
    }
    let body = serde_json::to_string(record)
        .map_err(|error| StoreError::Unavailable(error.to_string()))?;
    // Others may write such records at the same time.
    for _ in 0..20 {
        let append = Append {
            stream: TAKEN_AWAY.to_owned(),
            expected: streams.read(TAKEN_AWAY, 0)?.len() as u64,
            at: now,
            body: body.clone(),
            due: Due::Unchanged,
        };
        if streams.take_away(&gone, record.entries, &append)? {
            return Ok(());
        }
    }
    Err(StoreError::Unavailable(
        "others were always first".to_owned(),
    ))
}
