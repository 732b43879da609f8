//! Telling: each audience's message is written once and handed to everybody who hears it.

use axum::extract::ws::Utf8Bytes;
use jadoube_ruling::Moment;
use jadoube_wire::FaultCode;
use serde::Serialize;
use tokio::sync::mpsc;

use crate::tenant::{Change, Hosted, Tenant};

/// A place that messages of a room are sent to.
#[derive(Clone, Debug)]
pub(crate) struct Watcher<A> {
    pub shows: Shows<A>,
    pub messages: mpsc::Sender<Utf8Bytes>,
}

/// What a watcher is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shows<A> {
    /// Events.
    Events(A),
    /// The table at a glance.
    Glance {
        /// With what is the desk's alone.
        desk: bool,
    },
    /// Only that something happened: the name of the game.
    Name,
}

/// Everybody who is told what happens in a room.
#[derive(Debug)]
pub(crate) struct Watchers<T: Tenant>(Vec<Watcher<T::Audience>>);

impl<T: Tenant> Watchers<T> {
    pub(crate) const fn new() -> Watchers<T> {
        Watchers(Vec::new())
    }

    pub(crate) fn add(&mut self, watcher: Watcher<T::Audience>) {
        self.0.push(watcher);
    }

    /// Whether nobody is there any more.
    pub(crate) fn is_empty(&mut self) -> bool {
        self.0.retain(|watcher| !watcher.messages.is_closed());
        self.0.is_empty()
    }

    /// Whether a connection of an audience is open here.
    pub(crate) fn has(&self, audience: T::Audience) -> bool {
        let shows = Shows::Events(audience);
        let open = |one: &Watcher<_>| one.shows == shows && !one.messages.is_closed();
        self.0.iter().any(open)
    }

    /// Hands a message to some audiences.
    pub(crate) fn announce(&mut self, text: &Utf8Bytes, to: impl Fn(T::Audience) -> bool) {
        self.0.retain(|watcher| match watcher.shows {
            Shows::Events(audience) if to(audience) => {
                watcher.messages.try_send(text.clone()).is_ok()
            }
            _ => true,
        });
    }

    /// Tells everybody. A connection that is too slow is let go: its holder comes back and catches up.
    pub(crate) fn tell(&mut self, hosted: &Hosted<T>, change: &Change<T>, now: Moment) {
        let mut written: Vec<(Shows<T::Audience>, Option<Utf8Bytes>)> = Vec::new();
        self.0.retain(|watcher| {
            let known = written.iter().find(|(shows, _)| *shows == watcher.shows);
            let text = match known {
                Some((_, text)) => text.clone(),
                None => {
                    let text = words(hosted, watcher.shows, change, now);
                    written.push((watcher.shows, text.clone()));
                    text
                }
            };
            text.is_none_or(|text| watcher.messages.try_send(text).is_ok())
        });
    }
}

fn words<T: Tenant>(
    hosted: &Hosted<T>,
    shows: Shows<T::Audience>,
    change: &Change<T>,
    now: Moment,
) -> Option<Utf8Bytes> {
    match shows {
        Shows::Events(audience) => Some(T::event(hosted, audience, change, now)),
        Shows::Glance { desk } => T::glance(hosted, desk, now),
        Shows::Name => Some(hosted.id.as_str().into()),
    }
}

/// The answer to a message that could not be dealt with.
pub(crate) fn fault(id: Option<String>, code: FaultCode, detail: &str) -> Utf8Bytes {
    text(&jadoube_table::fault(id, code, detail))
}

/// A message as it goes over a connection.
pub(crate) fn text(message: &impl Serialize) -> Utf8Bytes {
    // An event of an ordinary move fits.
    let mut bytes = Vec::with_capacity(1536);
    // These types have no form that JSON lacks, and JSON is UTF-8.
    let _ = serde_json::to_writer(&mut bytes, message);
    String::from_utf8(bytes).unwrap_or_default().into()
}
