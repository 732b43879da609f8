//! The connections that are open on this node: how many there may be, and how they are ended from
//! outside.
//!
//! Those who only look on share the places of a game or hall; whoever plays or rules has places of
//! his own, so that no crowd keeps a player from the board.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use jadoube_wire::{LinkId, Role, Scope};
use tokio::sync::oneshot;
use tokio::time::sleep;

use crate::Shared;
use crate::access::Grant;
use crate::connection::Close;
use crate::forwarding::household;
use crate::guard::{Bucket, Rate};

/// A link of somebody who plays or rules has so many connections at most.
const OF_A_LINK: u32 = 32;
/// How often such a link may be used to come back.
const COMING: Rate = Rate {
    burst: 30,
    per_second: 2.0,
};
/// So many links are remembered at a time.
const LINKS: usize = 20_000;

/// Every open connection, by a number of its own.
#[derive(Debug, Default)]
pub(crate) struct Connections(Mutex<Open>);

#[derive(Debug, Default)]
struct Open {
    next: u64,
    /// No connection is opened any more.
    closing: bool,
    all: HashMap<u64, Held>,
    watching: HashMap<Scope, u32>,
    visitors: HashMap<IpAddr, u32>,
    links: HashMap<LinkId, Link>,
}

#[derive(Debug)]
struct Held {
    link: LinkId,
    token: Option<LinkId>,
    end: oneshot::Sender<Close>,
}

#[derive(Debug)]
struct Link {
    open: u32,
    coming: Bucket,
}

/// A connection that may be opened.
pub(crate) struct Admission {
    /// Its right to be open.
    pub permit: Permit,
    /// Hears when and why it must end.
    pub ended: oneshot::Receiver<Close>,
}

/// A connection's right to be open, given back when it is dropped.
pub(crate) struct Permit {
    shared: Shared,
    number: u64,
    /// The game or hall, for one who only looks on.
    watches: Option<Scope>,
    visitor: Option<IpAddr>,
    /// The link, for one who plays or rules.
    link: Option<LinkId>,
}

/// Whether a role only looks on.
const fn watches(role: Role) -> bool {
    matches!(role, Role::Display | Role::Spectator | Role::Screen(_))
}

impl Shared {
    /// Lets a connection in: to a game or hall, with a link. None: there are too many already.
    pub(crate) fn let_in(
        &self,
        visitor: Option<IpAddr>,
        room: &Scope,
        grant: &Grant,
    ) -> Option<Admission> {
        let limits = &self.guard.limits;
        let visitor = visitor.map(household);
        let mut open = self.connections.open();
        let of_visitor = visitor.and_then(|visitor| open.visitors.get(&visitor).copied());
        if open.closing || of_visitor.is_some_and(|of| of >= limits.lines_per_visitor) {
            return None;
        }
        let (watches, link) = match watches(grant.role) {
            true => {
                let watching = open.watching.entry(room.clone()).or_default();
                if *watching >= limits.lines_per_room {
                    return None;
                }
                *watching += 1;
                (Some(room.clone()), None)
            }
            false => {
                if !open.link_may_come(&grant.link) {
                    return None;
                }
                (None, Some(grant.link.clone()))
            }
        };
        if let Some(visitor) = visitor {
            *open.visitors.entry(visitor).or_default() += 1;
        }
        open.next += 1;
        let number = open.next;
        let (end, ended) = oneshot::channel();
        let held = Held {
            link: grant.link.clone(),
            token: grant.token.clone(),
            end,
        };
        open.all.insert(number, held);
        let permit = Permit {
            shared: self.clone(),
            number,
            watches,
            visitor,
            link,
        };
        Some(Admission { permit, ended })
    }
}

impl Open {
    /// Whether every connection has given its right back.
    fn is_empty(&self) -> bool {
        self.watching.is_empty() && self.links.values().all(|link| link.open == 0)
    }

    fn link_may_come(&mut self, link: &LinkId) -> bool {
        if self.links.len() >= LINKS {
            // Whoever has no connection open and comes anew has waited long enough.
            self.links.retain(|_, link| link.open > 0);
        }
        let known = self.links.entry(link.clone());
        let link = known.or_insert_with(|| Link {
            open: 0,
            coming: Bucket::new(COMING),
        });
        let may = link.open < OF_A_LINK && link.coming.take();
        link.open += u32::from(may);
        may
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut open = self.shared.connections.open();
        open.all.remove(&self.number);
        if let Some(room) = &self.watches {
            one_less(&mut open.watching, room);
        }
        if let Some(visitor) = &self.visitor {
            one_less(&mut open.visitors, visitor);
        }
        // How often it came is remembered.
        if let Some(link) = self.link.as_ref().and_then(|link| open.links.get_mut(link)) {
            link.open -= 1;
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

impl Connections {
    fn open(&self) -> MutexGuard<'_, Open> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many connections are open.
    pub(crate) fn count(&self) -> usize {
        self.open().all.len()
    }

    /// Waits until the connections that were told to end have ended, as long as that is worth it.
    pub(crate) async fn emptied(&self) {
        for _ in 0..100 {
            if self.open().is_empty() {
                return;
            }
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Ends every connection that was opened with a link or token.
    pub(crate) fn revoke(&self, link: &LinkId) {
        let mut open = self.open();
        let ends = |held: &Held| held.link == *link || held.token.as_ref() == Some(link);
        for (_, held) in open.all.extract_if(|_, held| ends(held)) {
            // A connection that has just ended of itself hears nothing.
            let _ = held.end.send(Close::Revoked);
        }
    }

    /// Ends every connection and lets no more in.
    pub(crate) fn close(&self) {
        let mut open = self.open();
        open.closing = true;
        for (_, held) in open.all.drain() {
            let _ = held.end.send(Close::GoingDown);
        }
    }
}
