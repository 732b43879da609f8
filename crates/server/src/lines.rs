//! Lines: the WebSockets of those who play, rule or look on.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::Response;
use jadoube_journal::Entry;
use jadoube_ruling::{Span, is_unruly};
use jadoube_wire::{Audience, FaultCode, GameId, Heard, Role, Said, Scope, is_id};
use serde::Deserialize;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, Interval, MissedTickBehavior, interval, sleep, timeout};

use crate::Shared;
use crate::access::Grant;
use crate::api::{Asking, At, Failure};
use crate::guard::{Bucket, LONGEST_MESSAGE};
use crate::metrics::count;
use crate::room::{Sender, Shows, ToRoom, Watcher, event, fault, history, text};
use crate::seen::Seen;

/// A line that takes no answer for so many messages is too slow.
const BACKLOG: usize = 32;

/// Why the server closes a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Close {
    GoingDown,
    Revoked,
    TooSlow,
    TooMany,
    Silent,
}

impl Close {
    fn frame(self) -> Message {
        let (code, reason) = match self {
            Close::GoingDown => (1001, "the server goes down"),
            Close::Revoked => (4003, "the link was taken away"),
            Close::TooSlow => (4008, "the line is too slow; come back"),
            Close::TooMany => (1008, "too many messages"),
            Close::Silent => (4008, "pings were not answered; come back"),
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
    At(game): At<GameId>,
    Asking(query): Asking<LineQuery>,
    ConnectInfo(visitor): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    socket: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failure> {
    let socket = socket?;
    let grant = shared.admit(&headers, &game, query.role).await?;
    let late = match grant.role {
        Role::Spectator => shared.ask_room(&game, ToRoom::See).await?.delay(grant.role),
        _ => Span::ZERO,
    };
    let room = Scope::Game(game.clone());
    let let_in = shared.let_in(Some(visitor.ip()), &room, &grant.link);
    let (place, ended) = let_in.ok_or(Failure::TooMany)?;
    Ok(upgrade(socket).on_upgrade(move |socket| async move {
        let _place = place;
        let line = Wire::new(&shared, socket, ended);
        if late.is_positive() {
            follow_late(shared, game, grant, line, late).await;
        } else {
            Line::new(shared, game, grant, line).work(query.after).await;
        }
    }))
}

/// A socket that is pinged, and ended from outside.
pub(crate) struct Wire {
    socket: WebSocket,
    ended: oneshot::Receiver<Close>,
    ping: Interval,
    pinged: Option<Instant>,
    /// How long a ping takes, in milliseconds.
    trip: u32,
}

impl Wire {
    pub(crate) fn new(shared: &Shared, socket: WebSocket, ended: oneshot::Receiver<Close>) -> Wire {
        let mut ping = interval(shared.guard.limits.ping);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Wire {
            socket,
            ended,
            ping,
            pinged: None,
            trip: 0,
        }
    }

    /// The next message of the other side; none when the line is over. It may be given up and asked
    /// again without losing anything.
    pub(crate) async fn hear(&mut self) -> Option<Spoken> {
        loop {
            let close = tokio::select! {
                biased;
                why = &mut self.ended => why.unwrap_or(Close::GoingDown),
                heard = self.socket.recv() => match heard? {
                    Ok(Message::Text(text)) => return Some(Spoken::Text(text)),
                    Ok(Message::Binary(_)) => return Some(Spoken::Binary),
                    Ok(Message::Pong(_)) => {
                        if let Some(pinged) = self.pinged.take() {
                            let trip = pinged.elapsed().as_millis();
                            self.trip = u32::try_from(trip).unwrap_or(u32::MAX);
                        }
                        continue;
                    }
                    Ok(Message::Ping(_)) => continue,
                    Ok(Message::Close(_)) | Err(_) => return None,
                },
                _ = self.ping.tick() => {
                    if self.pinged.is_none() {
                        let asked = Instant::now();
                        self.socket.send(Message::Ping(Vec::new().into())).await.ok()?;
                        self.pinged = Some(asked);
                        continue;
                    }
                    // Whoever has not answered the last one by now is gone.
                    Close::Silent
                }
            };
            self.close(close).await;
            return None;
        }
    }

    pub(crate) async fn send(&mut self, text: Utf8Bytes) -> bool {
        self.socket.send(Message::Text(text)).await.is_ok()
    }

    pub(crate) async fn close(&mut self, why: Close) {
        // A line that is gone already needs no farewell.
        let _ = self.socket.send(why.frame()).await;
        // The other side answers, so that nothing is thrown away that it has not read yet.
        let answered = async { while let Some(Ok(_)) = self.socket.recv().await {} };
        let _ = timeout(LAST, answered).await;
    }
}

/// A farewell may take so long.
const LAST: Duration = Duration::from_secs(1);

/// What the other side of a line has said.
pub(crate) enum Spoken {
    Text(Utf8Bytes),
    Binary,
}

struct Line {
    shared: Shared,
    game: GameId,
    grant: Grant,
    wire: Wire,
    bucket: Bucket,
    /// Messages beyond the limit in a row.
    beyond: u32,
}

impl Line {
    fn new(shared: Shared, game: GameId, grant: Grant, wire: Wire) -> Line {
        let bucket = Bucket::new(shared.guard.limits.messages);
        Line {
            shared,
            game,
            grant,
            wire,
            bucket,
            beyond: 0,
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
        let mut open = self.wire.send(text(&welcome)).await;
        while open {
            open = tokio::select! {
                event = events.recv() => match event {
                    Some(event) => self.wire.send(event).await,
                    None => return self.wire.close(Close::TooSlow).await,
                },
                said = self.wire.hear() => match said {
                    Some(said) => self.hear(said, &mut events).await,
                    None => return,
                },
            };
        }
    }

    async fn hear(&mut self, said: Spoken, events: &mut mpsc::Receiver<Utf8Bytes>) -> bool {
        let arrived = self.shared.time.now();
        let Spoken::Text(said) = said else {
            return self.fault(FaultCode::Malformed, "messages are text").await;
        };
        if !self.bucket.take() {
            self.beyond += 1;
            if self.beyond > 100 {
                self.wire.close(Close::TooMany).await;
                return false;
            }
            return self.fault(FaultCode::TooMany, "please slow down").await;
        }
        self.beyond = 0;
        match read(&said) {
            Ok(said) => {
                let sender = Sender {
                    role: self.grant.role,
                    arrived,
                    trip: self.wire.trip,
                    on_a_line: true,
                };
                self.say(said, sender, events).await
            }
            Err((code, detail)) => self.fault(code, &detail).await,
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
            if !self.wire.send(event).await {
                return false;
            }
        }
        let Some(heard) = heard else { return true };
        if matches!(heard, Heard::Fault { .. }) {
            count(&self.shared.metrics.faults);
        }
        self.wire.send(text(&heard)).await
    }

    async fn fault(&mut self, code: FaultCode, detail: &str) -> bool {
        count(&self.shared.metrics.faults);
        self.wire.send(text(&fault(None, code, detail))).await
    }
}

impl Shared {
    /// Says something in a room. None: the answer is an event, which the sender's line hears.
    pub(crate) async fn say(&self, game: &str, said: Said, sender: Sender) -> Option<Heard> {
        let id = said.id().to_owned();
        let heard = self.ask_room(game, |answer| ToRoom::Say {
            said: said.clone(),
            sender,
            answer,
        });
        heard.await.unwrap_or_else(|_| {
            let why = "the game cannot be reached";
            Some(fault(Some(id), FaultCode::NotKept, why))
        })
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
    if has_unruly(text) {
        let detail = "a text holds control characters".to_owned();
        return Err((FaultCode::Malformed, detail));
    }
    if !is_id(said.id()) {
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

/// Whether a text in a message holds characters that only change how others are shown. Ends of lines
/// are what people type.
fn has_unruly(text: &str) -> bool {
    fn walk(value: &serde_json::Value) -> bool {
        match value {
            serde_json::Value::String(text) => text.chars().any(|c| c != '\n' && is_unruly(c)),
            serde_json::Value::Array(items) => items.iter().any(walk),
            serde_json::Value::Object(fields) => fields.values().any(walk),
            _ => false,
        }
    }
    // JSON has them only behind a backslash or beyond ASCII, which hardly any message uses.
    let may = text
        .bytes()
        .any(|byte| byte == b'\\' || !byte.is_ascii() || byte == 0x7f);
    may && serde_json::from_str(text).is_ok_and(|value| walk(&value))
}

/// Shows a game to a spectator as it was some time ago: a fold of one's own that lags behind.
async fn follow_late(shared: Shared, game: GameId, grant: Grant, mut wire: Wire, late: Span) {
    let audience = Audience::of(grant.role);
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
    drop(line);
    let mut waiting = VecDeque::from(tail(&shared, &game, 0).await);
    let then = shared.time.now() + -late;
    let old = waiting.iter().skip(1).take_while(|entry| entry.at <= then);
    let known = 1 + old.count();
    let shown: Vec<Entry> = waiting.drain(..known.min(waiting.len())).collect();
    let Ok(mut seen) = Seen::replay(&game, &shown) else {
        return;
    };
    let welcome = Heard::Welcome {
        game: game.to_string(),
        role: grant.role,
        settings: Box::new(seen.settings.clone()),
        now: then,
        missed: history(&game, &shown, audience, None),
        picture: Box::new(seen.picture(audience, 0, then)),
    };
    let mut open = wire.send(text(&welcome)).await;
    while open {
        let next = waiting.front().map(|entry| entry.at + late);
        let wait = next.map_or(Duration::from_secs(3600), |at| shared.time.until(at));
        tokio::select! {
            () = sleep(wait) => {
                let Some(entry) = waiting.pop_front() else { continue };
                let Ok(change) = seen.fold(&entry) else { return };
                let now = shared.time.now() + -late;
                open = wire.send(text(&event(&seen, audience, &change, now))).await;
            }
            told = changed.recv() => match told {
                Some(_) => {
                    let from = seen.next + waiting.len() as u64;
                    waiting.extend(tail(&shared, &game, from).await);
                }
                None => return wire.close(Close::TooSlow).await,
            },
            heard = wire.hear() => open = heard.is_some(),
        }
    }
}

pub(crate) async fn tail(shared: &Shared, game: &str, from: u64) -> Vec<Entry> {
    let stream = crate::rooms::stream(game);
    let entries = shared.journal.with(move |s| s.read(&stream, from)).await;
    entries.unwrap_or_default()
}
