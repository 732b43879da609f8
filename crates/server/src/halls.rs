//! Halls: several boards under the eyes of one desk, one display.

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use jadoube_journal::StoreError;
use jadoube_wire::{Glance, HallHeard};
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use crate::Shared;
use crate::access::Grant;
use crate::api::{Failure, found};
use crate::lines::{Close, LineQuery, farewell, is_closing, is_revoked, upgrade};
use crate::metrics::Held;
use crate::room::{Shows, ToRoom, Watcher, text};

/// A hall has so many boards at most.
pub(crate) const BOARDS: usize = 1000;

/// One entry of a hall's stream.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum HallEntry {
    Laid { name: String },
    Board { game: String },
}

/// A hall: its name and its games.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hall {
    pub name: String,
    pub games: Vec<String>,
}

impl Shared {
    /// The hall of that name; none if there is none.
    pub(crate) async fn hall(&self, id: &str) -> Result<Option<Hall>, StoreError> {
        let stream = format!("hall/{id}");
        let entries = self.journal.with(move |s| s.read(&stream, 0)).await?;
        if entries.is_empty() {
            return Ok(None);
        }
        let mut hall = Hall::default();
        for entry in entries {
            match serde_json::from_str(&entry.body) {
                Ok(HallEntry::Laid { name }) => hall.name = name,
                Ok(HallEntry::Board { game }) => hall.games.push(game),
                Err(error) => tracing::error!(id, %error, "an entry of a hall cannot be read"),
            }
        }
        Ok(Some(hall))
    }

    /// The boards of some games at a glance, and from now on whenever they change.
    pub(crate) async fn glances(
        &self,
        games: &[String],
        desk: bool,
        line: Option<&mpsc::Sender<axum::extract::ws::Utf8Bytes>>,
    ) -> Vec<Glance> {
        let mut glances = Vec::new();
        for game in games {
            let glance = match line {
                Some(line) => {
                    let watch = |answer| ToRoom::Watch {
                        watcher: Watcher {
                            shows: Shows::Glance { desk },
                            line: line.clone(),
                        },
                        answer,
                    };
                    self.ask_room(game, watch).await
                }
                None => match self.ask_room(game, ToRoom::See).await {
                    Ok(seen) => Ok(seen.glance(desk, self.time.now())),
                    Err(error) => Err(error),
                },
            };
            glances.extend(glance);
        }
        glances.sort_by_key(|glance| glance.number);
        glances
    }
}

/// `GET /api/halls/{hall}/line`.
pub(crate) async fn line(
    State(shared): State<Shared>,
    Path(id): Path<String>,
    Query(query): Query<LineQuery>,
    headers: HeaderMap,
    socket: WebSocketUpgrade,
) -> Result<Response, Failure> {
    let grant = shared.admit_to_hall(&headers, &id, query.role).await?;
    let hall = found(shared.hall(&id).await?)?;
    Ok(upgrade(socket).on_upgrade(move |socket| async move {
        let metrics = shared.clone();
        let _held = Held::new(&metrics.metrics.lines);
        show(shared, id, hall, grant, socket).await;
    }))
}

async fn show(shared: Shared, id: String, hall: Hall, grant: Grant, mut socket: WebSocket) {
    let desk = grant.role.is_desk();
    let (line, mut changed) = mpsc::channel(256 + 4 * hall.games.len());
    let mut known = hall.games.len();
    let mut watched;
    let mut news = shared.halls.subscribe();
    let boards = shared.glances(&hall.games, desk, Some(&line)).await;
    watched = boards.len();
    let first = HallHeard::Boards {
        hall: id.clone(),
        name: hall.name,
        now: shared.time.now(),
        boards,
    };
    if socket.send(Message::Text(text(&first))).await.is_err() {
        return;
    }
    let mut revoked = shared.revoked.subscribe();
    let mut closing = shared.closing.subscribe();
    loop {
        tokio::select! {
            board = changed.recv() => match board {
                Some(board) => {
                    if socket.send(Message::Text(board)).await.is_err() {
                        return;
                    }
                    // A room that found this line full has let go of it.
                    if line.strong_count() <= watched {
                        return farewell(&mut socket, Close::TooSlow).await;
                    }
                }
                None => return,
            },
            heard = socket.recv() => match heard {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {}
            },
            of = news.recv() => {
                if of.is_ok_and(|of| of != id) {
                    continue;
                }
                let Ok(Some(hall)) = shared.hall(&id).await else { return };
                let new = hall.games.get(known..).unwrap_or_default();
                let boards = shared.glances(new, desk, Some(&line)).await;
                watched += boards.len();
                for board in boards {
                    let heard = HallHeard::Board { board: Box::new(board) };
                    if socket.send(Message::Text(text(&heard))).await.is_err() {
                        return;
                    }
                }
                known = hall.games.len();
            }
            gone = is_revoked(&mut revoked, &grant.link) => if gone {
                return farewell(&mut socket, Close::Revoked).await;
            },
            () = is_closing(&mut closing) => {
                return farewell(&mut socket, Close::GoingDown).await;
            }
        }
    }
}
