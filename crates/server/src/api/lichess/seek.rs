//! Seeks: whoever wants a game with anybody waits until somebody wants the same.
//!
//! A seek lives as long as the request that makes it, on the node that hears it.

use std::net::SocketAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::post;
use jadoube_ruling::{BySide, Side};
use jadoube_wire::{GameId, PersonId, Role, Scope};
use tokio::sync::oneshot;
use tokio::time::interval;

use super::super::failure::{Failure, Sent};
use super::body::Fields;
use super::challenge::{Terms, by_lot, wanted_side};
use super::stream::{KEEP_ALIVE, Lines, lines};
use super::{Amiss, invalid};
use crate::Shared;
use crate::access::{Grant, short_id};
use crate::connections::Admission;
use crate::guard::Of;
use crate::openapi::Route;
use crate::people::Permission;

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::post("/api/board/seek", post(seek))
            .says("As Lichess: wait for somebody who wants the same game; the answer ends when it starts")
            .takes_fields(&["time", "increment", "color", "variant", "fen"])
            .texts(&["application/x-ndjson"]),
    ]
}

/// Everybody who waits on this node.
#[derive(Debug, Default)]
pub(crate) struct Seeks(Mutex<Vec<Seek>>);

#[derive(Debug)]
struct Seek {
    by: PersonId,
    terms: Terms,
    wants: Option<Side>,
    /// Hears that the game has started.
    started: oneshot::Sender<()>,
}

impl Seek {
    /// The sides of the two, if they want the same game; by lot where neither minds.
    fn meets(&self, terms: &Terms, by: &PersonId, wants: Option<Side>) -> bool {
        let apart = match (self.wants, wants) {
            (Some(one), Some(other)) => one != other,
            _ => true,
        };
        apart && self.terms == *terms && self.by != *by && !self.started.is_closed()
    }
}

impl Seeks {
    fn waiting(&self) -> MutexGuard<'_, Vec<Seek>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes somebody out who wants the same; otherwise waits from now on.
    fn meet_or_wait(&self, seek: Seek) -> Option<(Seek, Seek)> {
        let mut waiting = self.waiting();
        waiting.retain(|other| !other.started.is_closed());
        let met = |other: &Seek| other.meets(&seek.terms, &seek.by, seek.wants);
        match waiting.iter().position(met) {
            Some(at) => Some((waiting.remove(at), seek)),
            None => {
                waiting.push(seek);
                None
            }
        }
    }
}

/// `POST /api/board/seek`.
async fn seek(
    State(shared): State<Shared>,
    ConnectInfo(visitor): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Sent(body): Sent<String>,
) -> Result<Response, Amiss> {
    let caller = shared.signed_for(&headers, Permission::BoardPlay).await?;
    let fields = Fields::read(&body)?;
    let minutes: Option<f64> = fields.value("time")?;
    let (Some(minutes), Some(increment)) = (minutes, fields.value("increment")?) else {
        return Err(invalid(
            "time and increment: every game has a clock here (6.3.1)",
        ));
    };
    let terms = Terms::new((minutes * 60.0).round() as u32, increment, &fields)?;
    let wants = wanted_side(&fields)?;
    shared.has_room_for_more(&caller.person.id).await?;
    if !shared.guard.admits(visitor.ip(), Of::Creations) {
        return Err(Failure::TooMany.into());
    }
    let scope = Scope::Person(caller.person.id.clone());
    let grant = Grant::new(scope.clone(), Role::White, caller.link.clone());
    let admitted = shared.let_in(Some(visitor.ip()), &scope, &grant);
    let admission = admitted.ok_or(Failure::TooMany)?;
    let (started, begun) = oneshot::channel();
    let own = Seek {
        by: caller.person.id,
        terms,
        wants,
        started,
    };
    if let Some((other, own)) = shared.seeks.meet_or_wait(own) {
        shared.begin_between(&other, &own).await?;
        let _ = other.started.send(());
        let _ = own.started.send(());
    }
    let (lines, response) = lines();
    tokio::spawn(wait(shared, lines, begun, admission));
    Ok(response)
}

/// Holds the request until the game has started, or nobody waits any more.
async fn wait(
    shared: Shared,
    lines: Lines,
    mut begun: oneshot::Receiver<()>,
    admission: Admission,
) {
    let Admission {
        permit: _permit,
        mut ended,
    } = admission;
    let mut closing = shared.closing.subscribe();
    let mut tick = interval(KEEP_ALIVE);
    loop {
        tokio::select! {
            biased;
            _ = &mut begun => return,
            _ = tick.tick() => {
                if !lines.keep_alive() {
                    return;
                }
            }
            _ = &mut ended => return,
            () = async { drop(closing.wait_for(|closing| *closing).await) } => return,
            () = lines.closed() => return,
        }
    }
}

impl Shared {
    async fn begin_between(&self, one: &Seek, other: &Seek) -> Result<(), Amiss> {
        let side = match (one.wants, other.wants) {
            (Some(side), _) => side,
            (None, Some(side)) => !side,
            (None, None) => by_lot()?,
        };
        let game: GameId = short_id()?;
        let players = BySide::new(|of| match of == side {
            true => Some(one.by.clone()),
            false => Some(other.by.clone()),
        });
        self.begin_game(&game, &one.terms, players, None).await
    }
}
