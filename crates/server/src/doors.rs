//! The lines that are open on this node: how many there may be, and how they are ended from outside.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use jadoube_wire::{LinkId, Scope};
use tokio::sync::oneshot;
use tokio::time::sleep;

use crate::Shared;
use crate::forwarding::household;
use crate::lines::Close;

/// Every open line, by a number of its own.
#[derive(Debug, Default)]
pub(crate) struct Doors(Mutex<Open>);

#[derive(Debug, Default)]
struct Open {
    next: u64,
    /// No line is opened any more.
    closing: bool,
    lines: HashMap<u64, Door>,
    rooms: HashMap<Scope, u32>,
    visitors: HashMap<IpAddr, u32>,
}

#[derive(Debug)]
struct Door {
    link: LinkId,
    end: oneshot::Sender<Close>,
}

/// A line's right to be open, given back when it is dropped.
pub(crate) struct Place {
    shared: Shared,
    number: u64,
    room: Scope,
    visitor: Option<IpAddr>,
}

impl Shared {
    /// Lets a line in: to a game or hall, with a link. None: there are too
    /// many already. The receiver hears when and why the line must end.
    pub(crate) fn let_in(
        &self,
        visitor: Option<IpAddr>,
        room: &Scope,
        link: &LinkId,
    ) -> Option<(Place, oneshot::Receiver<Close>)> {
        let limits = &self.guard.limits;
        let visitor = visitor.map(household);
        let mut open = self.doors.open();
        let in_room = open.rooms.get(room).copied().unwrap_or(0);
        let of_visitor = visitor.and_then(|visitor| open.visitors.get(&visitor).copied());
        if open.closing
            || in_room >= limits.lines_per_room
            || of_visitor.is_some_and(|lines| lines >= limits.lines_per_visitor)
        {
            return None;
        }
        *open.rooms.entry(room.clone()).or_default() += 1;
        if let Some(visitor) = visitor {
            *open.visitors.entry(visitor).or_default() += 1;
        }
        open.next += 1;
        let number = open.next;
        let (end, ended) = oneshot::channel();
        let link = link.clone();
        open.lines.insert(number, Door { link, end });
        let place = Place {
            shared: self.clone(),
            number,
            room: room.clone(),
            visitor,
        };
        Some((place, ended))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.shared.doors.open();
        open.lines.remove(&self.number);
        one_less(&mut open.rooms, &self.room);
        if let Some(visitor) = &self.visitor {
            one_less(&mut open.visitors, visitor);
        }
    }
}

fn one_less<K: Hash + Eq>(counts: &mut HashMap<K, u32>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

impl Doors {
    fn open(&self) -> MutexGuard<'_, Open> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many lines are open.
    pub(crate) fn count(&self) -> usize {
        self.open().lines.len()
    }

    /// Waits until the lines that were told to end have ended, as long as that is worth it.
    pub(crate) async fn emptied(&self) {
        for _ in 0..100 {
            if self.open().rooms.is_empty() {
                return;
            }
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Ends every line that was opened with a link.
    pub(crate) fn revoke(&self, link: &LinkId) {
        let mut open = self.open();
        for (_, door) in open.lines.extract_if(|_, door| door.link == *link) {
            // A line that has just ended of itself hears nothing.
            let _ = door.end.send(Close::Revoked);
        }
    }

    /// Ends every line and lets no more in.
    pub(crate) fn close(&self) {
        let mut open = self.open();
        open.closing = true;
        for (_, door) in open.lines.drain() {
            let _ = door.end.send(Close::GoingDown);
        }
    }
}
