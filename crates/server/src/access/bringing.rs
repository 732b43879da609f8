//! Events brought into a database and taken out of it without a server: a file event before the day,
//! and the day afterwards.

use jadoube_journal::{Append, BodyError, Due, EventBody, EventCreation, StoreError, Streams};
use jadoube_ruling::Moment;
use jadoube_tournament::Event;
use jadoube_wire::{EventId, Role, Scope};

use super::{AccessError, link_entries, secret, short_id};
use crate::tenants::event::zone_of;

/// An event that was brought in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BroughtIn {
    /// Its name on the server.
    pub event: EventId,
    /// For each office the path that opens it, with its secret.
    pub links: Vec<(Role, String)>,
}

/// Why an event cannot be brought in or taken out.
#[derive(Debug, thiserror::Error)]
pub enum BringError {
    /// The database has failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// An entry cannot be read or written.
    #[error(transparent)]
    Body(#[from] BodyError),
    /// A link cannot be written.
    #[error(transparent)]
    Link(#[from] serde_json::Error),
    /// The machine gives no random numbers.
    #[error("the machine gives no random numbers")]
    Random,
    /// The hall's time zone is unknown.
    #[error("\"{0}\" is no time zone that this machine knows")]
    NoSuchZone(String),
    /// There is no such event.
    #[error("there is no event \"{0}\" in the database")]
    NoSuchEvent(String),
    /// Somebody else has written there at the same time.
    #[error("another program was first: nothing of the event was brought in")]
    Taken,
    /// An act leads to something else today, or an entry is out of place.
    #[error("entry {0} is not explained by those before it")]
    Unexplained(u64),
}

impl From<AccessError> for BringError {
    fn from(_: AccessError) -> BringError {
        BringError::Random
    }
}

impl From<getrandom::Error> for BringError {
    fn from(_: getrandom::Error) -> BringError {
        BringError::Random
    }
}

/// Writes a whole event into a database, with a link for each office. The event itself comes last: if
/// anything goes wrong before, there is none. A server that runs on the database shows it at once.
pub fn bring_event(
    database: &mut dyn Streams,
    event: &Event,
    zone: &str,
    now: Moment,
) -> Result<BroughtIn, BringError> {
    zone_of(zone).map_err(|_| BringError::NoSuchZone(zone.to_owned()))?;
    let id: EventId = short_id()?;
    let scope = Scope::Event(id.clone());
    let mut links = Vec::new();
    for (number, role) in (0u64..).zip(Role::OF_AN_EVENT) {
        let secret = secret()?;
        for (stream, expected, body) in link_entries(&scope, role, &secret, number)? {
            append(database, stream, expected, body, now)?;
        }
        links.push((role, format!("/join#{secret}")));
    }
    let creation = EventCreation::of(event, zone.to_owned());
    let body = EventBody::Created(Box::new(creation)).write()?;
    append(database, scope.to_string(), 0, body, now)?;
    Ok(BroughtIn { event: id, links })
}

fn append(
    database: &mut dyn Streams,
    stream: String,
    expected: u64,
    body: String,
    at: Moment,
) -> Result<(), BringError> {
    let append = Append {
        stream,
        expected,
        at,
        body,
        due: Due::Unchanged,
    };
    match database.append_all(&[append])?.first() {
        Some(true) => Ok(()),
        _ => Err(BringError::Taken),
    }
}

/// Reads a whole event out of a database and asks every act of it again.
pub fn take_event(database: &mut dyn Streams, id: &str) -> Result<Event, BringError> {
    let none = || BringError::NoSuchEvent(id.to_owned());
    let scope = EventId::try_from(id.to_owned()).map_err(|_| none())?;
    let mut event: Option<Event> = None;
    for entry in database.read(&Scope::Event(scope).to_string(), 0)? {
        let unexplained = BringError::Unexplained(entry.seq);
        match (EventBody::read(&entry.body)?, &mut event) {
            (EventBody::Created(creation), None) => {
                event = Some(creation.event().map_err(|_| unexplained)?);
            }
            (EventBody::Act(act), Some(event)) => {
                act.minutes.iter().for_each(|minute| event.apply(minute));
            }
            (EventBody::Created(_), Some(_)) | (_, None) => return Err(unexplained),
            (
                EventBody::Deal(_)
                | EventBody::Arranged { .. }
                | EventBody::Played { .. }
                | EventBody::PlayedTogether { .. },
                _,
            ) => {}
        }
    }
    let event = event.ok_or_else(none)?;
    let verified = event.verify();
    verified.map_err(|act| BringError::Unexplained(act.into()))?;
    Ok(event)
}

/// The events of a database with their names, the oldest first among those of one name.
pub fn events_of(database: &mut dyn Streams) -> Result<Vec<(String, String)>, BringError> {
    let mut events = Vec::new();
    for stream in database.streams("event/")? {
        let first = database.read_some(&stream, 0, 1)?;
        let Some(first) = first.first() else { continue };
        if let (Some(id), EventBody::Created(creation)) =
            (stream.strip_prefix("event/"), EventBody::read(&first.body)?)
        {
            events.push((id.to_owned(), creation.regulations.name.clone()));
        }
    }
    Ok(events)
}
