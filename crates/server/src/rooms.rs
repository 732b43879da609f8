//! All rooms of a node, and what wakes them.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use jadoube_journal::{Entry, Kind, Notice, SILENT, Silence, StoreError};
use jadoube_ruling::{Moment, Span};
use jadoube_wire::{GameId, Scope};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{MissedTickBehavior, interval, sleep};

use crate::planted::Planted;
use crate::room::{Room, ToRoom};
use crate::tenant::{Cause, Hosted, Tenant, Unreadable, Unserved};
use crate::tenants::cards::Cards;
use crate::tenants::chess::{Chess, HostedChess};
use crate::tenants::event::Competition;
use crate::time::{AHEAD, Clocks, Setting};
use crate::{Shared, access};

/// How often a node shows that it is alive: so much at most is charged when it dies.
pub(crate) const BEAT: Duration = Duration::from_millis(250);
/// How often a node sees whether it stands still.
const TICK: Duration = Duration::from_millis(50);
/// Every so many beats the games are looked for whose time has come.
const LOOKS: u64 = 4;
/// How many messages may wait for a room.
const INBOX: usize = 64;

/// The stream of a game.
pub(crate) fn stream(game: &str) -> String {
    format!("game/{game}")
}

/// The way into a room. What waits there is boxed: each room keeps places for dozens of messages.
pub(crate) type Handle<T> = mpsc::Sender<Box<ToRoom<T>>>;

/// The way into a room of any game.
#[derive(Clone)]
pub(crate) enum AnyRoom {
    Chess(Handle<Chess>),
    Ulti(Handle<Cards<jadoube_ulti::Deal>>),
    Snapszer(Handle<Cards<jadoube_snapszer::Deal>>),
    Event(Handle<Competition>),
}

/// Does the same in a room of any game; what it does may not know which.
macro_rules! in_any {
    ($room:expr, $handle:ident => $does:expr) => {
        match $room {
            $crate::rooms::AnyRoom::Chess($handle) => $does,
            $crate::rooms::AnyRoom::Ulti($handle) => $does,
            $crate::rooms::AnyRoom::Snapszer($handle) => $does,
            $crate::rooms::AnyRoom::Event($handle) => $does,
        }
    };
}
pub(crate) use in_any;

/// Which handle is a tenant's.
pub(crate) trait Housed: Tenant {
    fn room(handle: Handle<Self>) -> AnyRoom;
    fn handle(room: AnyRoom) -> Option<Handle<Self>>;
}

macro_rules! housed {
    ($($tenant:ty: $variant:ident),*) => {
        $(impl Housed for $tenant {
            fn room(handle: Handle<Self>) -> AnyRoom {
                AnyRoom::$variant(handle)
            }

            fn handle(room: AnyRoom) -> Option<Handle<Self>> {
                match room {
                    AnyRoom::$variant(handle) => Some(handle),
                    _ => None,
                }
            }
        })*
    };
}
housed!(Chess: Chess, Cards<jadoube_ulti::Deal>: Ulti, Cards<jadoube_snapszer::Deal>: Snapszer, Competition: Event);

impl AnyRoom {
    fn is_closed(&self) -> bool {
        in_any!(self, room => room.is_closed())
    }

    /// Tells a room of an entry without making the listener wait for it.
    fn tail(self, seq: u64) {
        in_any!(self, room => {
            if let Err(mpsc::error::TrySendError::Full(message)) = room.try_send(Box::new(ToRoom::Tail(seq))) {
                tokio::spawn(async move {
                    let _ = room.send(message).await;
                });
            }
        });
    }
}

/// The rooms that are open on this node.
#[derive(Default)]
pub(crate) struct Rooms {
    open: Mutex<HashMap<String, AnyRoom>>,
}

/// The games whose ends somebody waits for on this node.
#[derive(Default)]
pub(crate) struct Following(Mutex<HashSet<GameId>>);

impl Following {
    fn games(&self) -> MutexGuard<'_, HashSet<GameId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// False: somebody waits for it already.
    pub(crate) fn begin(&self, game: &GameId) -> bool {
        self.games().insert(game.clone())
    }

    pub(crate) fn end(&self, game: &GameId) {
        self.games().remove(game);
    }
}

/// Why a room cannot be entered.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoRoom {
    #[error("there is no such game")]
    NoSuchGame,
    #[error("the journal cannot be read")]
    Store(#[from] StoreError),
}

impl Rooms {
    fn open(&self) -> MutexGuard<'_, HashMap<String, AnyRoom>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, stream: &str) -> Option<AnyRoom> {
        self.open()
            .get(stream)
            .filter(|room| !room.is_closed())
            .cloned()
    }

    pub(crate) fn forget(&self, stream: &str) {
        let mut open = self.open();
        if open.get(stream).is_some_and(AnyRoom::is_closed) {
            open.remove(stream);
        }
    }
}

impl Shared {
    /// The room of a game, opened if it is not.
    pub(crate) async fn room(&self, game: &str) -> Result<AnyRoom, NoRoom> {
        self.room_at(&stream(game), game).await
    }

    /// The room of the game or event that a stream keeps, opened if it is not.
    pub(crate) async fn room_at(&self, stream: &str, id: &str) -> Result<AnyRoom, NoRoom> {
        match self.rooms.find(stream) {
            Some(room) => Ok(room),
            // It takes no room in the tasks of those who find it open.
            None => Box::pin(self.open_room(stream, id)).await,
        }
    }

    async fn open_room(&self, stream: &str, id: &str) -> Result<AnyRoom, NoRoom> {
        let named = stream.to_owned();
        let entries = self.journal.with(move |s| s.read(&named, 0)).await?;
        let Some(first) = entries.first() else {
            return Err(NoRoom::NoSuchGame);
        };
        keep_up_with(self, &entries).await;
        let opened = match stream.starts_with("event/") {
            true => self.replay::<Competition>(id, &entries),
            false => Kind::of(&first.body)
                .map_err(Unreadable::from)
                .and_then(|kind| match kind {
                    Kind::Chess => self.replay::<Chess>(id, &entries),
                    Kind::Ulti => self.replay::<Cards<jadoube_ulti::Deal>>(id, &entries),
                    Kind::Snapszer => self.replay::<Cards<jadoube_snapszer::Deal>>(id, &entries),
                }),
        };
        opened.map_err(|error| {
            tracing::error!(stream, %error, "a stream tells of no game and of no event");
            NoRoom::NoSuchGame
        })
    }

    fn replay<T: Housed>(&self, game: &str, entries: &[Entry]) -> Result<AnyRoom, Unreadable> {
        Ok(self.enter(Hosted::<T>::replay(game, entries)?))
    }

    /// Opens a room unless somebody else just did.
    fn enter<T: Housed>(&self, hosted: Hosted<T>) -> AnyRoom {
        let mut open = self.rooms.open();
        let stream = T::stream(&hosted.id);
        if let Some(room) = open.get(&stream).filter(|room| !room.is_closed()) {
            return room.clone();
        }
        let (handle, inbox) = mpsc::channel(INBOX);
        let room = T::room(handle.clone());
        open.insert(stream, room.clone());
        let task = Room::new(self.clone(), hosted, inbox, handle.downgrade());
        tokio::spawn(task.work());
        room
    }

    /// Sends something to a room and waits for the answer.
    pub(crate) async fn ask_room<T: Housed, A>(
        &self,
        game: &str,
        message: impl Fn(oneshot::Sender<A>) -> ToRoom<T>,
    ) -> Result<A, NoRoom> {
        // A room may be given up between finding it and speaking to it.
        for _ in 0..3 {
            let room = self.room_at(&T::stream(game), game).await?;
            let room = T::handle(room).ok_or(NoRoom::NoSuchGame)?;
            let (answer, heard) = oneshot::channel();
            if room.send(Box::new(message(answer))).await.is_ok()
                && let Ok(heard) = heard.await
            {
                return Ok(heard);
            }
        }
        Err(NoRoom::NoSuchGame)
    }

    /// A game of chess as it is now.
    pub(crate) async fn see(&self, game: &str) -> Result<Arc<HostedChess>, NoRoom> {
        self.ask_room(game, ToRoom::See).await
    }

    /// The hall that a table stands in, whatever is played at it.
    pub(crate) async fn hall_of(&self, game: &str) -> Result<Option<String>, NoRoom> {
        in_any!(self.room(game).await?, room => self.hall_of_table(game, &room).await)
    }

    async fn hall_of_table<T: Housed>(
        &self,
        game: &str,
        _room: &Handle<T>,
    ) -> Result<Option<String>, NoRoom> {
        let hosted: Arc<Hosted<T>> = self.ask_room(game, ToRoom::See).await?;
        Ok(hosted.hall().map(str::to_owned))
    }
}

/// Starts what a node does of itself: it sees whether it stands still, shows that it is alive, looks
/// for games whose time has come and that nobody has open, and listens to the other nodes.
pub(crate) fn watch(shared: &Shared) {
    let node = shared.clone();
    tokio::spawn(async move {
        let mut tick = interval(TICK);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut closing = node.closing.subscribe();
        loop {
            tokio::select! {
                biased;
                // A server whose sender is gone has gone down too.
                _ = closing.wait_for(|closing| *closing) => return,
                _ = tick.tick() => {
                    node.time.tick();
                    notice_what_is_over(&node);
                }
            }
        }
    });
    let node = shared.clone();
    tokio::spawn(async move {
        let mut tick = interval(BEAT);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut closing = node.closing.subscribe();
        for beat in 0u64.. {
            tokio::select! {
                biased;
                _ = closing.wait_for(|closing| *closing) => return,
                _ = tick.tick() => {}
            }
            node.sign(false);
            if node.journal.is_shared() {
                set_the_time(&node).await;
            }
            if beat % LOOKS == 0 {
                wake_due(&node, node.time.now()).await;
                // Another program may have taken tokens away.
                if let Err(error) = node.register().await {
                    tracing::warn!(%error, "the register of people cannot be read");
                }
            }
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

/// Notes the silences of the journal that are over. Nobody pays for them: whoever wanted to come, or to
/// move, could not.
fn notice_what_is_over(node: &Shared) {
    for Silence { from, to } in node.journal.silences() {
        not_kept(node, from.elapsed(), to.elapsed());
    }
}

/// Whoever has come, or acts, while the journal is silent, or in the moment in which it keeps again, pays
/// for it no more than others do: what is known of the silence so far is noted at once.
pub(crate) fn notice_silence(node: &Shared) {
    notice_what_is_over(node);
    if let Some(silent) = node.journal.silence() {
        not_kept(node, silent, Duration::ZERO);
    }
}

/// Nothing was kept from so long ago until so long ago.
fn not_kept(node: &Shared, from: Duration, to: Duration) {
    if node.has(Planted::StallsAreCharged) {
        return;
    }
    let now = node.time.now();
    let ago =
        |span: Duration| Span::from_millis(i64::try_from(span.as_millis()).unwrap_or(i64::MAX));
    let (from, to, why) = (now + -ago(from), now + -ago(to), Cause::NotKept);
    node.time.unserved(Unserved { from, to, why });
}

/// Waits until the journal keeps nothing any more.
pub(crate) async fn journal_silent(node: &Shared) {
    while node.journal.silent_for() <= SILENT {
        sleep(BEAT).await;
    }
}

/// Whoever reads an entry that is ahead of the time is behind the other nodes, and learns the time before
/// going on by the entry.
pub(crate) async fn keep_up_with(node: &Shared, entries: &[Entry]) {
    let last = entries.last();
    if node.journal.is_shared() && last.is_some_and(|last| last.at - node.time.now() > AHEAD) {
        set_the_time(node).await;
    }
}

async fn set_the_time(node: &Shared) {
    let clocks = match Clocks::ask(&node.journal, &node.node).await {
        Ok(clocks) => clocks,
        Err(error) => return tracing::warn!(%error, "the database does not tell the time"),
    };
    // Where the answer was long in coming nothing was kept meanwhile. That is noted before time is left
    // out: what lies before a time that is known to be lost cannot be noted after it.
    notice_silence(node);
    match node.time.set_anew(&clocks) {
        Setting::Good => {}
        Setting::Behind { by } => {
            tracing::warn!(by, "the time here was behind; it follows the other nodes");
        }
        Setting::Refused { by } => {
            tracing::error!(by, "the database's clock was set; it is not followed");
        }
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
            node.remembered.forget_all();
            let rooms: Vec<_> = node.rooms.open().values().cloned().collect();
            for room in rooms {
                room.tail(u64::MAX);
            }
        }
        Notice::Appended { stream, seq } => match stream.parse::<Scope>() {
            Ok(Scope::Game(_) | Scope::Event(_)) => {
                if let Some(room) = node.rooms.find(&stream) {
                    room.tail(seq);
                }
            }
            Ok(Scope::Hall(hall)) => {
                // Nobody may be looking.
                let _ = node.halls.send(hall.to_string());
            }
            Ok(Scope::Person(_) | Scope::Server) | Err(_) => {
                node.remembered.forget(&stream);
                node.people.tell(&stream);
                if let Some(link) = access::link_ended(&stream, seq) {
                    node.connections.revoke(&link);
                }
            }
        },
    }
}
