//! Lines: the WebSockets of those who play, rule or look on.

use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use jadoube_journal::Entry;
use jadoube_ruling::Span;
use jadoube_wire::{Audience, FaultCode, Heard, Role, Said};
use serde::Deserialize;
use tokio::sync::{broadcast, mpsc, watch};
use tokio::time::{MissedTickBehavior, interval, sleep};

use crate::Shared;
use crate::access::Grant;
use crate::api::Failure;
use crate::guard::{Bucket, LONGEST_MESSAGE};
use crate::metrics::{Held, count};
use crate::room::{Sender, Shows, ToRoom, Watcher, event, fault, history, text};
use crate::seen::Seen;

/// A line that takes no answer for so many messages is too slow.
const BACKLOG: usize = 32;
const PING: Duration = Duration::from_secs(15);

/// Why the server closes a line.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Close {
    GoingDown,
    Revoked,
    TooSlow,
    TooMany,
}

impl Close {
    fn frame(self) -> Message {
        let (code, reason) = match self {
            Close::GoingDown => (1001, "the server goes down"),
            Close::Revoked => (4003, "the link was taken away"),
            Close::TooSlow => (4008, "the line is too slow; come back"),
            Close::TooMany => (1008, "too many messages"),
        };
        Message::Close(Some(CloseFrame {
            code,
            reason: Utf8Bytes::from_static(reason),
        }))
    }
}

/// What a line's address says.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct LineQuery {
    /// As whom.
    #[serde(rename = "as")]
    pub role: Option<Role>,
    /// The last entry that the browser has.
    pub after: Option<u64>,
}

/// Opens a socket as every line wants it: small buffers, short messages.
pub(crate) fn upgrade(socket: WebSocketUpgrade) -> WebSocketUpgrade {
    socket
        .read_buffer_size(4096)
        .write_buffer_size(0)
        .max_message_size(4 * LONGEST_MESSAGE)
        .max_frame_size(4 * LONGEST_MESSAGE)
}

/// `GET /api/games/{game}/line`.
pub(crate) async fn line(
    State(shared): State<Shared>,
    Path(game): Path<String>,
    Query(query): Query<LineQuery>,
    headers: HeaderMap,
    socket: WebSocketUpgrade,
) -> Result<Response, Failure> {
    let grant = shared.admit(&headers, &game, query.role).await?;
    let seen = shared.ask_room(&game, ToRoom::See).await?;
    let delay = match grant.role {
        Role::Spectator => Duration::from_secs(seen.settings.spectator_delay.into()),
        _ => Duration::ZERO,
    };
    drop(seen);
    Ok(upgrade(socket).on_upgrade(move |socket| async move {
        let metrics = shared.clone();
        let _held = Held::new(&metrics.metrics.lines);
        if delay.is_zero() {
            Line::new(shared, game, grant, socket)
                .work(query.after)
                .await;
        } else {
            follow_late(shared, game, grant, socket, delay).await;
        }
    }))
}

struct Line {
    shared: Shared,
    game: String,
    grant: Grant,
    socket: WebSocket,
    bucket: Bucket,
    /// Messages beyond the limit in a row.
    beyond: u32,
    /// How long a ping takes, in milliseconds.
    trip: u32,
    pinged: Option<Instant>,
}

impl Line {
    fn new(shared: Shared, game: String, grant: Grant, socket: WebSocket) -> Line {
        let bucket = Bucket::new(shared.guard.limits.messages);
        Line {
            shared,
            game,
            grant,
            socket,
            bucket,
            beyond: 0,
            trip: 0,
            pinged: None,
        }
    }

    async fn work(mut self, after: Option<u64>) {
        let (line, mut events) = mpsc::channel(BACKLOG);
        let role = self.grant.role;
        let joined = self
            .shared
            .ask_room(&self.game, |answer| ToRoom::Join {
                watcher: Watcher {
                    shows: Shows::Game(Audience::of(role)),
                    line: line.clone(),
                },
                role,
                after,
                answer,
            })
            .await;
        drop(line);
        let Ok(welcome) = joined else { return };
        if !self.send(text(&welcome)).await {
            return;
        }
        let mut revoked = self.shared.revoked.subscribe();
        let mut closing = self.shared.closing.subscribe();
        let mut ping = interval(PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let went_on = tokio::select! {
                event = events.recv() => match event {
                    Some(event) => self.send(event).await,
                    None => self.close(Close::TooSlow).await,
                },
                heard = self.socket.recv() => match heard {
                    Some(Ok(message)) => self.hear(message, &mut events).await,
                    _ => return,
                },
                link = revoked.recv() => match link {
                    Ok(link) if link != self.grant.link => true,
                    // Too many were taken away at once to tell: coming back is asked for a link.
                    _ => self.close(Close::Revoked).await,
                },
                () = is_closing(&mut closing) => self.close(Close::GoingDown).await,
                _ = ping.tick() => {
                    self.pinged = Some(Instant::now());
                    self.socket.send(Message::Ping(Vec::new().into())).await.is_ok()
                }
            };
            if !went_on {
                return;
            }
        }
    }

    async fn send(&mut self, text: Utf8Bytes) -> bool {
        self.socket.send(Message::Text(text)).await.is_ok()
    }

    async fn close(&mut self, why: Close) -> bool {
        // A line that is gone already needs no farewell.
        let _ = self.socket.send(why.frame()).await;
        false
    }

    async fn hear(&mut self, message: Message, events: &mut mpsc::Receiver<Utf8Bytes>) -> bool {
        let arrived = self.shared.time.now();
        let said = match message {
            Message::Text(text) => text,
            Message::Binary(_) => {
                return self
                    .fault(None, FaultCode::Malformed, "messages are text")
                    .await;
            }
            Message::Pong(_) => {
                if let Some(pinged) = self.pinged.take() {
                    let trip = pinged.elapsed().as_millis();
                    self.trip = u32::try_from(trip).unwrap_or(u32::MAX);
                }
                return true;
            }
            Message::Ping(_) => return true,
            Message::Close(_) => return false,
        };
        if !self.bucket.take() {
            self.beyond += 1;
            if self.beyond > 100 {
                return self.close(Close::TooMany).await;
            }
            return self
                .fault(None, FaultCode::TooMany, "please slow down")
                .await;
        }
        self.beyond = 0;
        match read(&said) {
            Ok(said) => {
                let sender = Sender {
                    role: self.grant.role,
                    arrived,
                    trip: self.trip,
                };
                self.say(said, sender, events).await
            }
            Err((code, detail)) => self.fault(None, code, &detail).await,
        }
    }

    async fn say(
        &mut self,
        said: Said,
        sender: Sender,
        events: &mut mpsc::Receiver<Utf8Bytes>,
    ) -> bool {
        let heard = self.shared.say(&self.game, said, sender).await;
        // What the room has told meanwhile comes first.
        while let Ok(event) = events.try_recv() {
            if !self.send(event).await {
                return false;
            }
        }
        for heard in heard {
            let told_already = matches!(heard, Heard::Event { .. });
            if matches!(heard, Heard::Fault { .. }) {
                count(&self.shared.metrics.faults);
            }
            if !told_already && !self.send(text(&heard)).await {
                return false;
            }
        }
        true
    }

    async fn fault(&mut self, id: Option<String>, code: FaultCode, detail: &str) -> bool {
        count(&self.shared.metrics.faults);
        self.send(text(&fault(id, code, detail))).await
    }
}

impl Shared {
    /// Says something in a room.
    pub(crate) async fn say(&self, game: &str, said: Said, sender: Sender) -> Vec<Heard> {
        let id = said.id().to_owned();
        let heard = self.ask_room(game, |answer| ToRoom::Say {
            said: said.clone(),
            sender,
            answer,
        });
        match heard.await {
            Ok(heard) => heard,
            Err(_) => vec![fault(
                Some(id),
                FaultCode::NotKept,
                "the game cannot be reached",
            )],
        }
    }
}

/// Reads a message and checks what its type cannot say.
pub(crate) fn read(text: &str) -> Result<Said, (FaultCode, String)> {
    if text.len() > LONGEST_MESSAGE {
        let detail = format!("{} bytes, at most {LONGEST_MESSAGE}", text.len());
        return Err((FaultCode::TooBig, detail));
    }
    let said: Said =
        serde_json::from_str(text).map_err(|error| (FaultCode::Malformed, error.to_string()))?;
    let id = said.id();
    let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    if id.is_empty() || id.len() > 64 || !id.chars().all(fits) {
        let detail = "an id has 1 to 64 letters, digits, - or _".to_owned();
        return Err((FaultCode::Malformed, detail));
    }
    if let Said::Ask { ask, .. } | Said::Propose { ask, .. } = &said
        && !(1..=8).contains(&ask.len())
    {
        let detail = format!("{} requests in a message, 1 to 8 may be", ask.len());
        return Err((FaultCode::Malformed, detail));
    }
    Ok(said)
}

/// Shows a game to a spectator as it was some time ago: a fold of one's own that lags behind.
async fn follow_late(
    shared: Shared,
    game: String,
    grant: Grant,
    mut socket: WebSocket,
    delay: Duration,
) {
    let audience = Audience::of(grant.role);
    let late = Span::from_millis(i64::try_from(delay.as_millis()).unwrap_or(i64::MAX));
    let (line, mut changed) = mpsc::channel(BACKLOG);
    let watch = |answer| ToRoom::Watch {
        watcher: Watcher {
            shows: Shows::Name,
            line: line.clone(),
        },
        answer,
    };
    if shared.ask_room(&game, watch).await.is_err() {
        return;
    }
    let mut waiting = tail(&shared, &game, 0).await;
    let then = shared.time.now() + -late;
    let old = waiting.iter().skip(1).take_while(|entry| entry.at <= then);
    let known = 1 + old.count();
    let shown: Vec<Entry> = waiting.drain(..known.min(waiting.len())).collect();
    let Ok(mut seen) = Seen::replay(&game, &shown) else {
        return;
    };
    let welcome = Heard::Welcome {
        game: game.clone(),
        role: grant.role,
        settings: Box::new(seen.settings.clone()),
        now: then,
        missed: history(&game, &shown, audience, None),
        picture: Box::new(seen.picture(audience, 0, then)),
    };
    if socket.send(Message::Text(text(&welcome))).await.is_err() {
        return;
    }
    let mut revoked = shared.revoked.subscribe();
    let mut closing = shared.closing.subscribe();
    loop {
        let next = waiting.first().map(|entry| entry.at + late);
        let wait = next.map_or(Duration::from_secs(3600), |at| shared.time.until(at));
        let close = tokio::select! {
            () = sleep(wait) => {
                if next.is_some() {
                    let entry = waiting.remove(0);
                    let Ok(change) = seen.fold(&entry) else { return };
                    let heard = event(&seen, audience, &change, shared.time.now() + -late);
                    if socket.send(Message::Text(text(&heard))).await.is_err() {
                        return;
                    }
                }
                None
            }
            told = changed.recv() => match told {
                Some(_) => {
                    let from = seen.next + waiting.len() as u64;
                    waiting.extend(tail(&shared, &game, from).await);
                    None
                }
                None => Some(Close::TooSlow),
            },
            heard = socket.recv() => match heard {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => None,
            },
            gone = is_revoked(&mut revoked, &grant.link) => gone.then_some(Close::Revoked),
            () = is_closing(&mut closing) => Some(Close::GoingDown),
        };
        if let Some(why) = close {
            let _ = socket.send(why.frame()).await;
            return;
        }
    }
}

/// Whether the link that was just taken away is this one.
pub(crate) async fn is_revoked(revoked: &mut broadcast::Receiver<String>, own: &str) -> bool {
    match revoked.recv().await {
        Ok(link) => link == own,
        Err(_) => true,
    }
}

/// Waits until the server goes down.
pub(crate) async fn is_closing(closing: &mut watch::Receiver<bool>) {
    // A server whose sender is gone has gone down too.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// Closes a socket with a word.
pub(crate) async fn farewell(socket: &mut WebSocket, why: Close) {
    let _ = socket.send(why.frame()).await;
}

pub(crate) async fn tail(shared: &Shared, game: &str, from: u64) -> Vec<Entry> {
    let stream = crate::rooms::stream(game);
    let entries = shared.journal.with(move |s| s.read(&stream, from)).await;
    entries.unwrap_or_default()
}
