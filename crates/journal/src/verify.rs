//! Whole databases checked: the chain of every stream, and of every game that it replays and that
//! every ruling would be made again.

use jadoube_cards::{Game, Session, Setup};
use jadoube_tournament::Event;

use crate::act::{Body, BodyError};
use crate::cards_act::CardsBody;
use crate::chain::first_broken;
use crate::event_act::EventBody;
use crate::kind::Kind;
use crate::{Entry, Line, Record, ReplayError, StoreError, Streams};

/// What is wrong with a stream.
#[derive(Debug, thiserror::Error)]
pub enum StreamError {
    /// Something was changed, put in or taken out.
    #[error("damaged: entry {0} is not the one that was written, or not in its place")]
    Damaged(u64),
    /// An entry was written by a newer program.
    #[error("newer: entry {0} has version {1}")]
    Newer(u64, u32),
    /// An entry is none that this program writes.
    #[error("foreign: entry {0}")]
    Foreign(u64, #[source] BodyError),
    /// The game cannot be replayed, or a request leads to something else today.
    #[error("not explained")]
    Unexplained(#[from] ReplayError),
    /// An event cannot be held under its regulations, or one of its acts leads to something else
    /// today.
    #[error("not explained: entry {0} of an event")]
    EventUnexplained(u64),
    /// An act of a card table leads to something else today.
    #[error("not explained: entry {0}")]
    CardsUnexplained(u64),
}

/// What was checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Streams.
    pub streams: u64,
    /// Their entries.
    pub entries: u64,
    /// Games that were played again.
    pub games: u64,
}

/// Checks every stream of a database. What is wrong is told as it is found.
pub fn verify_all(
    streams: &mut dyn Streams,
    mut wrong: impl FnMut(&str, &StreamError),
) -> Result<Checked, StoreError> {
    let mut checked = Checked::default();
    for name in streams.streams("")? {
        checked.streams += 1;
        let entries = match streams.read_chained(&name) {
            Err(StoreError::Lacking { seq, .. }) => {
                wrong(&name, &StreamError::Damaged(seq));
                continue;
            }
            entries => entries?,
        };
        checked.entries += entries.len() as u64;
        match verify_stream(&name, &entries) {
            Ok(game) => checked.games += u64::from(game),
            Err(fault) => wrong(&name, &fault),
        }
    }
    Ok(checked)
}

/// Checks one stream; tells whether it is a game that was played again.
fn verify_stream(
    name: &str,
    entries: &[(Entry, Option<crate::chain::Link>)],
) -> Result<bool, StreamError> {
    if let Some(seq) = first_broken(name, entries) {
        return Err(StreamError::Damaged(seq));
    }
    let entries: Vec<&Entry> = entries.iter().map(|(entry, _)| entry).collect();
    // The seals of an event file are no event of a server.
    if name.starts_with("event/") && name != "event/seal" {
        event(&entries)?;
        return Ok(true);
    }
    if !name.starts_with("game/") {
        return Ok(false);
    }
    let Some(first) = entries.first() else {
        return Ok(false);
    };
    match Kind::of(&first.body).map_err(|error| told_apart(0, error))? {
        Kind::Chess => chess(&entries)?,
        Kind::Ulti => cards::<jadoube_ulti::Deal>(&entries)?,
        Kind::Snapszer => cards::<jadoube_snapszer::Deal>(&entries)?,
    }
    Ok(true)
}

fn told_apart(seq: u64, error: BodyError) -> StreamError {
    match error {
        BodyError::Version(version) if version > crate::VERSION => StreamError::Newer(seq, version),
        error => StreamError::Foreign(seq, error),
    }
}

fn chess(entries: &[&Entry]) -> Result<(), StreamError> {
    let mut lines: Vec<Line> = Vec::new();
    for entry in entries {
        let body = Body::read(&entry.body).map_err(|error| told_apart(entry.seq, error))?;
        body.lines(entry.at, &mut lines);
    }
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    Record::verify(&text)?;
    Ok(())
}

fn event(entries: &[&Entry]) -> Result<(), StreamError> {
    let mut event: Option<Event> = None;
    for entry in entries {
        let unexplained = || StreamError::EventUnexplained(entry.seq);
        let body = EventBody::read(&entry.body).map_err(|error| told_apart(entry.seq, error))?;
        match (body, &mut event) {
            (EventBody::Created(creation), None) => {
                let created = creation.event().map_err(|_| unexplained())?;
                created.verify().map_err(|_| unexplained())?;
                event = Some(created);
            }
            (EventBody::Act(act), Some(event)) => {
                for minute in act.minutes {
                    if event.decide(&minute.request).as_ref() != Ok(&minute.happened) {
                        return Err(unexplained());
                    }
                    event.apply(&minute);
                }
            }
            (
                EventBody::Deal(_)
                | EventBody::Arranged { .. }
                | EventBody::Played { .. }
                | EventBody::PlayedTogether { .. },
                Some(_),
            ) => {}
            (EventBody::Created(_), Some(_)) | (_, None) => return Err(unexplained()),
        }
    }
    Ok(())
}

fn cards<G: Game>(entries: &[&Entry]) -> Result<(), StreamError> {
    let mut session: Option<Session<G>> = None;
    for entry in entries {
        let unexplained = || StreamError::CardsUnexplained(entry.seq);
        let body: CardsBody<G::Asked, G::Happened> =
            CardsBody::read(&entry.body).map_err(|error| told_apart(entry.seq, error))?;
        match (body, &mut session) {
            (CardsBody::Opened(table), None) => {
                let rules = table.rules.parse().map_err(|_| unexplained())?;
                session = Some(Session::new(&Setup {
                    rules,
                    shuffling: table.shuffling,
                    numbers: table.numbers,
                    first: table.first,
                }));
            }
            (CardsBody::Act(act), Some(session)) => {
                for step in act.steps {
                    let happened = session.decide(step.by, &step.asked);
                    let happened = happened.map_err(|_| unexplained())?;
                    if happened.as_slice() != step.happened.as_slice() {
                        return Err(unexplained());
                    }
                    happened.iter().for_each(|one| session.apply(one));
                }
            }
            (CardsBody::GivenBack { .. }, Some(_)) => {}
            (CardsBody::Opened(_), Some(_)) | (_, None) => {
                return Err(unexplained());
            }
        }
    }
    Ok(())
}
