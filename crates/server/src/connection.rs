//! Connections: the WebSockets of those who play, rule or look on.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::Response;
use jadoube_journal::{Entry, StoreError};
use jadoube_ruling::Span;
use jadoube_wire::{EventId, FaultCode, GameId, Role, Scope};
use serde::Deserialize;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, Interval, MissedTickBehavior, interval, sleep, timeout};

use crate::Shared;
use crate::access::Grant;
use crate::api::{Asking, At, Failure};
use crate::connections::Admission;
use crate::guard::{Bucket, LONGEST_MESSAGE};
use crate::metrics::count;
use crate::room::ToRoom;
use crate::rooms::{Handle, Housed, in_any};
use crate::tell::{Shows, Watcher, fault};
use crate::tenant::{BrowserMark, Hosted, Sender, Tenant, Welcome, read_message};
use crate::tenants::event::Competition;

/// A connection that takes no answer for so many messages is too slow.
const BACKLOG: usize = 32;
/// So many entries a welcome holds at most; older ones are read in pages.
const MISSED: u64 = 600;
/// So many bytes of entries a page of the record holds at most.
pub(crate) const PAGE: usize = 256 * 1024;

/// Why the server closes a connection.
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

/// What a connection's address says.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct ConnectionQuery {
    /// As whom.
    #[serde(rename = "as")]
    pub role: Option<Role>,
    /// The last entry that the browser has.
    pub after: Option<u64>,
}

/// Opens a socket as every connection wants it: small buffers, short messages.
pub(crate) fn upgrade(socket: WebSocketUpgrade) -> WebSocketUpgrade {
    socket
        .read_buffer_size(1024)
        .write_buffer_size(0)
        .max_message_size(4 * LONGEST_MESSAGE)
        .max_frame_size(4 * LONGEST_MESSAGE)
}

/// `GET /api/games/{game}/line`.
pub(crate) async fn line(
    State(shared): State<Shared>,
    At(game): At<GameId>,
    Asking(query): Asking<ConnectionQuery>,
    ConnectInfo(visitor): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    socket: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failure> {
    let socket = socket?;
    let grant = shared.admit(&headers, &game, query.role).await?;
    let admitted = shared.let_in(Some(visitor.ip()), &Scope::Game(game.clone()), &grant);
    let admission = admitted.ok_or(Failure::TooMany)?;
    // Tables that have a shuffle in common hear of each other, also after a server went away.
    shared.attend_duplicate(&game).await?;
    let id = game.to_string();
    in_any!(shared.room(&game).await?, room => {
        let opening = Opening { shared, id, grant, device: None, after: query.after };
        opening.open(&room, upgrade(socket), admission).await
    })
}

/// `GET /api/events/{event}/line`.
pub(crate) async fn event_line(
    State(shared): State<Shared>,
    At(event): At<EventId>,
    Asking(query): Asking<ConnectionQuery>,
    ConnectInfo(visitor): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    socket: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failure> {
    let socket = socket?;
    let grant = shared.admit_to_event(&headers, &event, query.role).await?;
    let scope = Scope::Event(event.clone());
    let admitted = shared.let_in(Some(visitor.ip()), &scope, &grant);
    let admission = admitted.ok_or(Failure::TooMany)?;
    // Games of it that ended while no server was there are entered now.
    shared.see_event(&event).await?;
    let id = event.to_string();
    let device = shared.device(&headers, &scope);
    in_any!(shared.room_at(&scope.to_string(), &event).await?, room => {
        let opening = Opening { shared, id, grant, device, after: query.after };
        opening.open(&room, upgrade(socket), admission).await
    })
}

/// A connection that is about to be opened.
struct Opening {
    shared: Shared,
    /// The name of the game or event.
    id: String,
    grant: Grant,
    device: Option<BrowserMark>,
    after: Option<u64>,
}

impl Opening {
    async fn open<T: Housed>(
        self,
        room: &Handle<T>,
        socket: WebSocketUpgrade,
        admission: Admission,
    ) -> Result<Response, Failure> {
        let role = self.grant.role;
        let audience = T::audience(role).ok_or(Failure::NotFound)?;
        let hosted: Arc<Hosted<T>> = self.shared.ask_room(&self.id, ToRoom::See).await?;
        let delay = hosted.delay(role);
        let (room, shared) = (room.downgrade(), self.shared.clone());
        Ok(socket.on_upgrade(move |socket| async move {
            let Admission { permit, ended } = admission;
            let socket = Socket::new(&self.shared, socket, ended);
            if delay.is_positive() {
                Box::pin(follow_late::<T>(self, audience, socket, delay)).await;
            } else {
                Connection::<T>::new(self, audience, socket).work().await;
                // A room that was given up meanwhile has nobody to tell.
                if T::hears_presence(audience)
                    && let Some(room) = room.upgrade()
                {
                    let at = shared.time.now();
                    let _ = room.send(Box::new(ToRoom::Left { role, at })).await;
                }
            }
            drop(permit);
        }))
    }
}

/// A socket that is pinged, and ended from outside. Nothing that the other side does or leaves undone
/// keeps it open: everything that waits for it waits only so long, and hears when it is to end.
pub(crate) struct Socket {
    socket: WebSocket,
    ended: Ending,
    ping: Interval,
    pinged: Option<Instant>,
    /// How long a ping takes, in milliseconds.
    trip: u32,
    /// How long the other side may take to take a message.
    patience: Duration,
}

/// Hears when and why a connection must end, and goes on saying so to whoever asks again: a farewell
/// may be given up for something else that happens meanwhile.
struct Ending {
    heard: oneshot::Receiver<Close>,
    why: Option<Close>,
}

impl Ending {
    async fn wait(&mut self) -> Close {
        if let Some(why) = self.why {
            return why;
        }
        let why = (&mut self.heard).await.unwrap_or(Close::GoingDown);
        self.why = Some(why);
        why
    }
}

impl Socket {
    pub(crate) fn new(
        shared: &Shared,
        socket: WebSocket,
        ended: oneshot::Receiver<Close>,
    ) -> Socket {
        let mut ping = interval(shared.guard.limits.ping);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Socket {
            socket,
            ended: Ending {
                heard: ended,
                why: None,
            },
            ping,
            pinged: None,
            trip: 0,
            patience: shared.guard.limits.ping,
        }
    }

    /// The next message of the other side; none when the connection is over. It may be given up and
    /// asked again without losing anything.
    pub(crate) async fn hear(&mut self) -> Option<Spoken> {
        loop {
            let close = tokio::select! {
                biased;
                why = self.ended.wait() => why,
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
                        self.pinged = Some(Instant::now());
                        if !self.put(Message::Ping(Vec::new().into())).await {
                            return None;
                        }
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
        self.put(Message::Text(text)).await
    }

    /// False: the connection is over.
    async fn put(&mut self, message: Message) -> bool {
        tokio::select! {
            // A socket that takes nothing can hear no farewell either.
            biased;
            _ = self.ended.wait() => false,
            sent = timeout(self.patience, self.socket.send(message)) => matches!(sent, Ok(Ok(()))),
        }
    }

    /// What comes of something else, unless the connection is to end first.
    async fn while_open<A>(&mut self, other: impl Future<Output = A>) -> Option<A> {
        let why = tokio::select! {
            biased;
            why = self.ended.wait() => why,
            answer = other => return Some(answer),
        };
        self.close(why).await;
        None
    }

    pub(crate) async fn close(&mut self, why: Close) {
        // A connection that is gone already needs no farewell, and one that is stuck hears none.
        let _ = timeout(self.patience.min(LAST), self.socket.send(why.frame())).await;
        // The other side answers, so that nothing is thrown away that it has not read yet.
        let _ = timeout(LAST, async {
            while let Some(Ok(_)) = self.socket.recv().await {}
        })
        .await;
    }
}

/// A farewell may take so long.
const LAST: Duration = Duration::from_secs(1);

/// What the other side of a connection has said.
pub(crate) enum Spoken {
    Text(Utf8Bytes),
    Binary,
}

struct Connection<T: Tenant> {
    opening: Opening,
    audience: T::Audience,
    socket: Socket,
    bucket: Bucket,
    /// Messages beyond the limit in a row.
    beyond: u32,
}

impl<T: Housed> Connection<T> {
    fn new(opening: Opening, audience: T::Audience, socket: Socket) -> Connection<T> {
        let bucket = Bucket::new(opening.shared.guard.limits.messages);
        Connection {
            opening,
            audience,
            socket,
            bucket,
            beyond: 0,
        }
    }

    async fn work(mut self) {
        let (messages, mut events) = mpsc::channel(BACKLOG);
        let Opening {
            shared,
            id,
            grant,
            device: _,
            after,
        } = &self.opening;
        let (role, audience) = (grant.role, self.audience);
        let join = |answer| ToRoom::<T>::Join {
            watcher: Watcher {
                shows: Shows::Events(audience),
                messages: messages.clone(),
            },
            role,
            answer,
        };
        // What is needed once takes no room in a task that lives as long as its connection.
        let joined = Box::pin(async {
            let hosted = shared.ask_room(id, join).await.ok()?;
            // The room goes on meanwhile; what it tells from now on comes after the welcome.
            Some(welcome(shared, &hosted, role, *after).await)
        });
        let Some(Some(welcome)) = self.socket.while_open(joined).await else {
            return;
        };
        drop(messages);
        let mut open = self.socket.send(welcome).await;
        while open {
            open = tokio::select! {
                // What has arrived is heard first: who says too much is sent away for it.
                biased;
                said = self.socket.hear() => match said {
                    Some(said) => self.hear(said, &mut events).await,
                    None => return,
                },
                event = events.recv() => match event {
                    Some(event) => self.socket.send(event).await,
                    None => return self.socket.close(Close::TooSlow).await,
                },
            };
        }
    }

    async fn hear(&mut self, said: Spoken, events: &mut mpsc::Receiver<Utf8Bytes>) -> bool {
        let arrived = self.opening.shared.time.now();
        let Spoken::Text(said) = said else {
            return self.fault(FaultCode::Malformed, "messages are text").await;
        };
        if !self.bucket.take() {
            self.beyond += 1;
            if self.beyond > 100 {
                self.socket.close(Close::TooMany).await;
                return false;
            }
            return self.fault(FaultCode::TooMany, "please slow down").await;
        }
        self.beyond = 0;
        match read_message::<T>(&said) {
            Ok(said) => {
                let sender = Sender {
                    role: self.opening.grant.role,
                    device: self.opening.device,
                    arrived,
                    trip: self.socket.trip,
                    hears_events: true,
                };
                self.say(said, sender, events).await
            }
            Err((code, detail)) => self.fault(code, &detail).await,
        }
    }

    async fn say(
        &mut self,
        said: T::Said,
        sender: Sender,
        events: &mut mpsc::Receiver<Utf8Bytes>,
    ) -> bool {
        let opening = &self.opening;
        let heard = opening.shared.say::<T>(&opening.id, said, sender);
        let Some(heard) = self.socket.while_open(heard).await else {
            return false;
        };
        // What the room has told meanwhile comes first.
        while let Ok(event) = events.try_recv() {
            if !self.socket.send(event).await {
                return false;
            }
        }
        match heard {
            Some(heard) => self.socket.send(heard).await,
            None => true,
        }
    }

    async fn fault(&mut self, code: FaultCode, detail: &str) -> bool {
        count(&self.opening.shared.metrics.faults);
        self.socket.send(fault(None, code, detail)).await
    }
}

impl Shared {
    /// Says something in a room. None: the answer is an event, which the sender's connection hears.
    pub(crate) async fn say<T: Housed>(
        &self,
        game: &str,
        said: T::Said,
        sender: Sender,
    ) -> Option<Utf8Bytes> {
        let heard = self.ask_room(game, |answer| ToRoom::<T>::Say {
            said: said.clone(),
            sender,
            answer,
        });
        heard.await.unwrap_or_else(|_| {
            count(&self.metrics.faults);
            let id = T::id(&said).to_owned();
            let why = "the game cannot be reached";
            Some(fault(Some(id), FaultCode::NotKept, why))
        })
    }

    /// Reads a message to a table, whatever is played at it, and says it there.
    pub(crate) async fn say_text(
        &self,
        game: &str,
        text: &str,
        sender: Sender,
    ) -> Result<Option<Utf8Bytes>, Failure> {
        in_any!(self.room(game).await?, room => self.say_at(&room, game, text, sender).await)
    }

    /// Reads a message to an event and says it there.
    pub(crate) async fn say_to_event(
        &self,
        event: &EventId,
        text: &str,
        sender: Sender,
    ) -> Result<Option<Utf8Bytes>, Failure> {
        let said = read_message::<Competition>(text);
        let said = said.map_err(|(_, detail)| Failure::Invalid(detail))?;
        Ok(self.say::<Competition>(event, said, sender).await)
    }

    async fn say_at<T: Housed>(
        &self,
        _room: &Handle<T>,
        game: &str,
        text: &str,
        sender: Sender,
    ) -> Result<Option<Utf8Bytes>, Failure> {
        let said = read_message::<T>(text);
        let said = said.map_err(|(_, detail)| Failure::Invalid(detail))?;
        Ok(self.say::<T>(game, said, sender).await)
    }
}

/// The first message on a connection, built beside the room from what the room has let go of.
async fn welcome<T: Tenant>(
    shared: &Shared,
    hosted: &Hosted<T>,
    role: Role,
    after: Option<u64>,
) -> Utf8Bytes {
    let first = after.map_or(1, |after| after.saturating_add(1).max(1));
    let from = first.max(hosted.next.saturating_sub(MISSED));
    let mut missed = match from < hosted.next && T::WELCOME > 0 {
        true => page(shared, T::stream(&hosted.id), from, hosted.next)
            .await
            .unwrap_or_default(),
        false => Vec::new(),
    };
    let kept = fits(&missed, T::WELCOME);
    missed.drain(..missed.len() - kept);
    let oldest = missed.first().map_or(hosted.next, |entry| entry.seq);
    T::welcome(
        hosted,
        Welcome {
            role,
            now: shared.time.now(),
            missed: &missed,
            more: first < oldest,
        },
    )
}

/// How many of the last entries go into one message of so many bytes of them.
pub(crate) fn fits(entries: &[Entry], room: usize) -> usize {
    let mut bytes = 0;
    let small = |entry: &&Entry| {
        bytes += entry.body.len();
        bytes <= room
    };
    // However long it is, the last one is told.
    let last = entries.len().min(1);
    entries.iter().rev().take_while(small).count().max(last)
}

/// Entries of a stream from a number on, up to another.
pub(crate) async fn page(
    shared: &Shared,
    stream: String,
    from: u64,
    to: u64,
) -> Result<Vec<Entry>, StoreError> {
    let number = u32::try_from(to.saturating_sub(from)).unwrap_or(u32::MAX);
    let read = move |s: &mut dyn jadoube_journal::Streams| s.read_some(&stream, from, number);
    shared.journal.with(read).await
}

/// Shows a game to a spectator as it was some time ago: a fold of one's own that lags behind.
async fn follow_late<T: Housed>(
    opening: Opening,
    audience: T::Audience,
    mut socket: Socket,
    late: Span,
) {
    let Opening {
        shared,
        id: game,
        grant,
        ..
    } = opening;
    let (messages, mut changed) = mpsc::channel(BACKLOG);
    let watch = |answer| ToRoom::<T>::Watch {
        watcher: Watcher {
            shows: Shows::Name,
            messages: messages.clone(),
        },
        answer,
    };
    if shared.ask_room(&game, watch).await.is_err() {
        return;
    }
    drop(messages);
    let mut waiting = VecDeque::from(tail(&shared, T::stream(&game), 0).await);
    let then = shared.time.now() + -late;
    let old = waiting.iter().skip(1).take_while(|entry| entry.at <= then);
    let known = 1 + old.count();
    let shown: Vec<Entry> = waiting.drain(..known.min(waiting.len())).collect();
    let Ok(mut hosted) = Hosted::<T>::replay(&game, &shown) else {
        return;
    };
    let missed = shown.get(1..).unwrap_or_default();
    let kept = fits(missed, T::WELCOME).min(MISSED as usize);
    let welcome = Welcome {
        role: grant.role,
        now: then,
        missed: missed.get(missed.len() - kept..).unwrap_or_default(),
        more: kept < missed.len(),
    };
    let mut open = socket.send(T::welcome(&hosted, welcome)).await;
    while open {
        let next = waiting.front().map(|entry| entry.at + late);
        let wait = next.map_or(Duration::from_secs(3600), |at| shared.time.until(at));
        tokio::select! {
            biased;
            heard = socket.hear() => open = heard.is_some(),
            () = sleep(wait) => {
                let Some(entry) = waiting.pop_front() else { continue };
                let Ok(change) = hosted.fold(&entry) else { return };
                let now = shared.time.now() + -late;
                open = socket.send(T::event(&hosted, audience, &change, now)).await;
            }
            told = changed.recv() => match told {
                Some(_) => {
                    let from = hosted.next + waiting.len() as u64;
                    waiting.extend(tail(&shared, T::stream(&game), from).await);
                }
                None => return socket.close(Close::TooSlow).await,
            },
        }
    }
}

pub(crate) async fn tail(shared: &Shared, stream: String, from: u64) -> Vec<Entry> {
    let entries = shared.journal.with(move |s| s.read(&stream, from)).await;
    entries.unwrap_or_default()
}
