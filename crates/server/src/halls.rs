//! Halls: several boards under the eyes of one desk, one display.

use std::net::SocketAddr;
use std::time::Duration;

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Utf8Bytes, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::Response;
use jadoube_journal::StoreError;
use jadoube_laws::Supervision;
use jadoube_ruling::{Moment, Span};
use jadoube_wire::{Glance, HallHeard, HallId, Heard, Role, Said, Scope};
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use tokio::time::sleep;

use crate::Shared;
use crate::access::Grant;
use crate::api::{Asking, At, Failure, found};
use crate::connection::{Close, ConnectionQuery, Socket, Spoken, tail, upgrade};
use crate::connections::Admission;
use crate::guard::Bucket;
use crate::room::ToRoom;
use crate::tell::{Shows, Watcher, text};
use crate::tenant::{Hosted, Tenant};
use crate::tenants::chess::{Chess, HostedChess};

/// A hall has so many boards at most.
pub(crate) const BOARDS: usize = 1000;

/// One entry of a hall's stream.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum HallEntry {
    Laid {
        name: String,
    },
    /// How the rapid and blitz games of the hall are supervised.
    Supervised {
        supervision: Supervision,
    },
    Board {
        game: String,
    },
}

/// A hall: its name, its regulations and its games.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hall {
    pub name: String,
    pub supervision: Option<Supervision>,
    pub games: Vec<String>,
}

impl Shared {
    /// The hall of that name; none if there is none.
    pub(crate) async fn hall(&self, id: &HallId) -> Result<Option<Hall>, StoreError> {
        let stream = Scope::Hall(id.clone()).to_string();
        let entries = self.journal.with(move |s| s.read(&stream, 0)).await?;
        if entries.is_empty() {
            return Ok(None);
        }
        let mut hall = Hall::default();
        for entry in entries {
            match serde_json::from_str(&entry.body) {
                Ok(HallEntry::Laid { name }) => hall.name = name,
                // The first choice holds for the whole event.
                Ok(HallEntry::Supervised { supervision }) => {
                    hall.supervision.get_or_insert(supervision);
                }
                Ok(HallEntry::Board { game }) => hall.games.push(game),
                Err(error) => tracing::error!(%id, %error, "an entry of a hall cannot be read"),
            }
        }
        Ok(Some(hall))
    }

    /// The boards of some games at a glance. With a place for messages: also whenever they change
    /// from now on, or where spectators wait, the name of the game that has changed.
    pub(crate) async fn glances(
        &self,
        games: &[String],
        role: Role,
        messages: Option<&mpsc::Sender<Utf8Bytes>>,
    ) -> Vec<Glance> {
        let mut glances = Vec::new();
        for game in games {
            let Ok(seen) = self.see(game).await else {
                continue;
            };
            let desk = role.is_desk();
            let late = seen.delay(role);
            let shows = match late.is_positive() {
                true => Shows::Name,
                false => Shows::Glance { desk },
            };
            let seen = match messages {
                Some(messages) => {
                    let watch = |answer| ToRoom::<Chess>::Watch {
                        watcher: Watcher {
                            shows,
                            messages: messages.clone(),
                        },
                        answer,
                    };
                    match self.ask_room(game, watch).await {
                        Ok(seen) => seen,
                        Err(_) => continue,
                    }
                }
                None => seen,
            };
            match late.is_positive() {
                true => glances.extend(self.late_glance(game, late).await),
                false => glances.push(seen.glance(desk, self.time.now())),
            }
        }
        glances.sort_by_key(|glance| glance.number);
        glances
    }

    /// A board as it was some time ago.
    pub(crate) async fn late_glance(&self, game: &str, late: Span) -> Option<Glance> {
        let then = self.time.now() + -late;
        let mut entries = tail(self, Chess::stream(game), 0).await;
        entries.retain(|entry| entry.seq == 0 || entry.at <= then);
        let seen: HostedChess = Hosted::replay(game, &entries).ok()?;
        Some(seen.glance(false, then))
    }
}

/// `GET /api/halls/{hall}/line`.
pub(crate) async fn line(
    State(shared): State<Shared>,
    At(id): At<HallId>,
    Asking(query): Asking<ConnectionQuery>,
    ConnectInfo(visitor): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    socket: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failure> {
    let socket = socket?;
    let grant = shared.admit_to_hall(&headers, &id, query.role).await?;
    let hall = found(shared.hall(&id).await?)?;
    let room = Scope::Hall(id.clone());
    let admitted = shared.let_in(Some(visitor.ip()), &room, &grant);
    let Admission { permit, ended } = admitted.ok_or(Failure::TooMany)?;
    Ok(upgrade(socket).on_upgrade(move |socket| async move {
        let socket = Socket::new(&shared, socket, ended);
        show(shared, id, hall, grant, socket).await;
        drop(permit);
    }))
}

async fn show(shared: Shared, id: HallId, hall: Hall, grant: Grant, mut socket: Socket) {
    let (messages, mut changed) = mpsc::channel(256 + 4 * hall.games.len());
    let mut known = hall.games.len();
    let mut news = shared.halls.subscribe();
    let boards = shared
        .glances(&hall.games, grant.role, Some(&messages))
        .await;
    let mut watched = boards.len();
    let first = HallHeard::Boards {
        hall: id.to_string(),
        name: hall.name,
        now: shared.time.now(),
        boards,
    };
    if !socket.send(text(&first)).await {
        return;
    }
    let mut bucket = Bucket::new(shared.guard.limits.messages);
    // Games that have changed and will be shown when their time has come.
    let mut late: Vec<(Moment, Span, String)> = Vec::new();
    loop {
        let next = late.iter().map(|(due, ..)| *due).min();
        let pause = next.map_or(Duration::from_secs(3600), |due| shared.time.until(due));
        let mut tell: Vec<Utf8Bytes> = Vec::new();
        tokio::select! {
            biased;
            heard = socket.hear() => match heard {
                Some(said) => tell.extend(bucket.take().then(|| pong(&said, shared.time.now())).flatten()),
                None => return,
            },
            board = changed.recv() => match board {
                Some(board) if board.starts_with('{') => {
                    tell.push(board);
                    // A room that found no place for a message has let go of it.
                    if messages.strong_count() <= watched {
                        return socket.close(Close::TooSlow).await;
                    }
                }
                Some(game) => {
                    if let Ok(seen) = shared.see(&game).await {
                        let wait = seen.delay(grant.role);
                        late.push((shared.time.now() + wait, wait, game.to_string()));
                    }
                }
                None => return,
            },
            () = sleep(pause) => {
                let now = shared.time.now();
                let (due, rest): (Vec<_>, Vec<_>) = late.into_iter().partition(|(at, ..)| *at <= now);
                late = rest;
                for (_, wait, game) in due {
                    let board = shared.late_glance(&game, wait).await.map(Box::new);
                    tell.extend(board.map(|board| text(&HallHeard::Board { board })));
                }
            }
            of = news.recv() => {
                if of.is_ok_and(|of| of != *id) {
                    continue;
                }
                let Ok(Some(hall)) = shared.hall(&id).await else { return };
                let new = hall.games.get(known..).unwrap_or_default();
                let boards = shared.glances(new, grant.role, Some(&messages)).await;
                watched += boards.len();
                known = hall.games.len();
                let heard = |board| text(&HallHeard::Board { board: Box::new(board) });
                tell.extend(boards.into_iter().map(heard));
            }
        }
        for board in tell {
            if !socket.send(board).await {
                return;
            }
        }
    }
}

/// The answer to a ping, by which a screen knows that its line still holds; a hall listens to nothing else.
fn pong(said: &Spoken, now: Moment) -> Option<Utf8Bytes> {
    let Spoken::Text(said) = said else {
        return None;
    };
    match serde_json::from_str(said) {
        Ok(Said::Ping { id }) => Some(text(&Heard::Pong { id, now })),
        _ => None,
    }
}
