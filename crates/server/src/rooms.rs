//! All rooms of a node, and what wakes them.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use jadoube_journal::{Act, Append, Body, Due, Entry, Notice, Step, StoreError};
use jadoube_laws::Asked;
use jadoube_ruling::{Moment, Seat, Side, Span};
use jadoube_wire::Scope;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{MissedTickBehavior, interval};

use crate::room::{Room, ToRoom};
use crate::seen::Seen;
use crate::time::Setting;
use crate::{Shared, access};

/// A node is taken to be alive for so long after its last beat.
const ALIVE: Span = Span::from_secs(5);
const BEAT: Duration = Duration::from_secs(1);
/// How many messages may wait for a room.
const INBOX: usize = 64;

/// The stream of a game.
pub(crate) fn stream(game: &str) -> String {
    format!("game/{game}")
}

/// The rooms that are open on this node.
#[derive(Debug, Default)]
pub(crate) struct Rooms {
    open: Mutex<HashMap<String, mpsc::Sender<ToRoom>>>,
}

/// Why a room cannot be entered.
#[derive(Debug)]
pub(crate) enum NoRoom {
    NoSuchGame,
    Store(StoreError),
}

impl Rooms {
    fn open(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<ToRoom>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, game: &str) -> Option<mpsc::Sender<ToRoom>> {
        self.open()
            .get(game)
            .filter(|room| !room.is_closed())
            .cloned()
    }

    pub(crate) fn forget(&self, game: &str) {
        let mut open = self.open();
        if open.get(game).is_some_and(mpsc::Sender::is_closed) {
            open.remove(game);
        }
    }
}

impl Shared {
    /// The room of a game, opened if it is not.
    pub(crate) async fn room(&self, game: &str) -> Result<mpsc::Sender<ToRoom>, NoRoom> {
        if let Some(room) = self.rooms.find(game) {
            return Ok(room);
        }
        let stream = stream(game);
        let entries = self.journal.with(move |s| s.read(&stream, 0)).await;
        let entries = entries.map_err(NoRoom::Store)?;
        if entries.is_empty() {
            return Err(NoRoom::NoSuchGame);
        }
        let seen = Seen::replay(game, &entries).map_err(|error| {
            tracing::error!(game, error, "a stream tells of no game");
            NoRoom::NoSuchGame
        })?;
        Ok(self.enter(seen))
    }

    /// Opens a room unless somebody else just did.
    fn enter(&self, seen: Seen) -> mpsc::Sender<ToRoom> {
        let mut open = self.rooms.open();
        if let Some(room) = open.get(&seen.id).filter(|room| !room.is_closed()) {
            return room.clone();
        }
        let (room, inbox) = mpsc::channel(INBOX);
        open.insert(seen.id.clone(), room.clone());
        let task = Room::new(self.clone(), seen, inbox, room.downgrade());
        tokio::spawn(task.work());
        room
    }

    /// Sends something to a room and waits for the answer.
    pub(crate) async fn ask_room<T>(
        &self,
        game: &str,
        message: impl Fn(oneshot::Sender<T>) -> ToRoom,
    ) -> Result<T, NoRoom> {
        // A room may be given up between finding it and speaking to it.
        for _ in 0..3 {
            let room = self.room(game).await?;
            let (answer, heard) = oneshot::channel();
            if room.send(message(answer)).await.is_ok()
                && let Ok(heard) = heard.await
            {
                return Ok(heard);
            }
        }
        Err(NoRoom::NoSuchGame)
    }
}

/// Starts what a node does of itself: it shows that it is alive, looks for games whose time has come
/// and that nobody has open, and listens to the other nodes.
pub(crate) fn watch(shared: &Shared) {
    let node = shared.clone();
    tokio::spawn(async move {
        let mut tick = interval(BEAT);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut closing = node.closing.subscribe();
        for beat in 0u64.. {
            tokio::select! {
                _ = tick.tick() => {}
                // A server whose sender is gone has gone down too.
                _ = closing.wait_for(|closing| *closing) => return,
            }
            let now = node.time.now();
            node.journal.beat(now);
            if beat % 10 == 0 {
                match node.time.set_anew(&node.journal).await {
                    Ok(Setting::Good) => {}
                    Ok(Setting::Refused { by }) => {
                        tracing::error!(by, "the database's clock was set; its time is not taken");
                    }
                    Err(error) => tracing::warn!(%error, "the database does not tell the time"),
                }
            }
            wake_due(&node, now).await;
        }
    });
    if let Some(mut heard) = shared.journal.listen() {
        let node = shared.clone();
        tokio::spawn(async move {
            while let Some(notice) = heard.recv().await {
                noticed(&node, notice);
            }
        });
    }
}

/// Opens the rooms of games whose time has come; each then acts of itself.
async fn wake_due(node: &Shared, now: Moment) {
    let due = node.journal.with(move |s| s.due(now, 500)).await;
    for stream in due.unwrap_or_default() {
        if let Ok(Scope::Game(game)) = stream.parse()
            && let Err(NoRoom::Store(error)) = node.room(&game).await
        {
            tracing::warn!(%game, %error, "a game that is due cannot be opened");
        }
    }
}

fn noticed(node: &Shared, notice: Notice) {
    match notice {
        Notice::Gap => {
            let rooms: Vec<_> = node.rooms.open().values().cloned().collect();
            for room in rooms {
                tail(room, u64::MAX);
            }
        }
        Notice::Appended { stream, seq } => match stream.parse() {
            Ok(Scope::Game(game)) => {
                if let Some(room) = node.rooms.find(&game) {
                    tail(room, seq);
                }
            }
            Ok(Scope::Hall(hall)) => {
                // Nobody may be looking.
                let _ = node.halls.send(hall.to_string());
            }
            Ok(Scope::Server) | Err(_) => {
                if let Some(link) = access::link_ended(&stream, seq) {
                    node.doors.revoke(&link);
                }
            }
        },
    }
}

/// Tells a room of an entry without making the listener wait for it.
fn tail(room: mpsc::Sender<ToRoom>, seq: u64) {
    if let Err(mpsc::error::TrySendError::Full(message)) = room.try_send(ToRoom::Tail(seq)) {
        tokio::spawn(async move {
            let _ = room.send(message).await;
        });
    }
}

/// Clocks do not run while no node is there to press them: whoever starts first after an outage
/// stops them at the last sign of life and starts them again now, as two acts on record.
pub(crate) async fn give_back_outage(node: &Shared) -> Result<(), StoreError> {
    let last = node.journal.with(|s| s.last_beat()).await?;
    let now = node.time.now();
    let Some(last) = last.filter(|last| now - *last > ALIVE) else {
        return Ok(());
    };
    // Nobody else may take this outage for one that is still to be given back.
    node.journal.beat(now);
    let far = Moment::from_millis(i64::MAX.unsigned_abs());
    let running = node.journal.with(move |s| s.due(far, u32::MAX)).await?;
    tracing::warn!(
        seconds = (now - last).as_secs(),
        games = running.len(),
        "the server was away; its time is given back"
    );
    for stream in running {
        let Ok(Scope::Game(game)) = stream.parse() else {
            continue;
        };
        let game = &game;
        let named = stream.clone();
        let entries = node.journal.with(move |s| s.read(&named, 0)).await?;
        let Ok(seen) = Seen::replay(game, &entries) else {
            continue;
        };
        let waiting = entries.last().is_some_and(|entry| is_outage(&entry.body));
        let mut seen = seen;
        if !waiting {
            let from = last.max(seen.game.now());
            let reason = "the server was away".to_owned();
            if seen.game.clock().running().is_none() || !(now - from).is_positive() {
                continue;
            }
            let Some((append, after)) = enter(&seen, Asked::Pause { reason }, from, now) else {
                continue;
            };
            if !node.journal.append(append).await? {
                continue;
            }
            seen = after;
        }
        let running = running_before(&entries, game);
        if let Some((append, _)) = enter(&seen, Asked::Resume { running }, now, now) {
            node.journal.append(append).await?;
        }
    }
    Ok(())
}

/// Whose clock ran before an outage.
fn running_before(entries: &[Entry], game: &str) -> Option<Side> {
    let paused = entries.last().is_some_and(|entry| is_outage(&entry.body));
    let until = entries.len() - usize::from(paused);
    let seen = Seen::replay(game, entries.get(..until)?).ok()?;
    seen.game.clock().running()
}

/// Whether an entry stops the clocks for an outage whose end was never written.
fn is_outage(body: &str) -> bool {
    let Ok(Body::Act(act)) = Body::read(body) else {
        return false;
    };
    let pause = |step: &Step| matches!(step.asked, Asked::Pause { .. });
    act.entered_by == Some(Seat::System) && act.steps.iter().any(pause)
}

/// An act in the arbiter's name that the program enters, and the game after it.
fn enter(seen: &Seen, asked: Asked, at: Moment, due_at_least: Moment) -> Option<(Append, Seen)> {
    let happened = seen
        .game
        .decide(&seen.book, Seat::Arbiter, &asked, at)
        .ok()?;
    let act = Act {
        id: None,
        by: Seat::Arbiter,
        entered_by: Some(Seat::System),
        lag: 0,
        steps: vec![Step {
            by: None,
            asked,
            happened: happened.into_vec(),
        }],
    };
    let body = Body::Act(act).write().ok()?;
    let entry = Entry {
        seq: seen.next,
        at,
        body: body.clone(),
    };
    let mut after = seen.clone();
    after.fold(&entry).ok()?;
    let append = Append {
        stream: stream(&seen.id),
        expected: seen.next,
        at,
        body,
        // Stopped clocks are due too: were the program to end here, the next one would go on.
        due: Due::At(after.game.deadline(&seen.book).unwrap_or(due_at_least)),
    };
    Some((append, after))
}
