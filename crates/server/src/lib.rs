//! The server: sessions, rooms, connections, HTTP API, pages.
//!
//! A room is a task around one game, of whatever kind: it decides, commits, applies, tells, in that
//! order. A connection is a WebSocket of somebody who plays, rules or looks on. Nothing is told before
//! it is on the disk.

mod absence;
mod access;
mod api;
mod broadcasting;
mod connection;
mod connections;
mod engines;
mod forwarding;
mod guard;
mod halls;
mod listen;
mod metrics;
mod openapi;
mod pages;
mod people;
mod planted;
mod reading;
mod room;
mod rooms;
mod run;
mod sentences;
mod table;
mod tell;
mod tenant;
mod tenants;
mod time;

use std::future::Future;
use std::sync::Arc;

use jadoube_journal::{Journal, LifeSign, StoreError, StoreUrl};
use tokio::sync::{Semaphore, broadcast, watch};

pub use access::{BringError, BroughtIn, Creators, bring_event, events_of, take_event};
pub use broadcasting::{Broadcasting, LICHESS, ParseTargetError, ParseTokenError, Target, Token};
pub use engines::{Engine, ParseEngineError};
pub use forwarding::{Forwarding, Network, ParseNetworkError, Said as ForwardedBy};
pub use guard::{Limits, Rate};
pub use listen::Accept;
pub use people::{
    GivenToken, ParsePermissionError, PeopleError, Permission, PersonView, add_person, give_token,
    open_hall, people_of, rename_person, revoke_tokens,
};
#[cfg(feature = "planted")]
pub use planted::Planted;
pub use run::{RunError, run};
pub use time::{SystemClock, WallClock};

/// What a server needs to know before it starts.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where games are kept.
    pub place: StoreUrl,
    /// The address that people reach the server by, if it is not the one that browsers name.
    pub public: Option<String>,
    /// How much one visitor may ask for.
    pub limits: Limits,
    /// Which proxies are believed when they say for whom they ask.
    pub forwarding: Forwarding,
    /// Who may create games and halls.
    pub creators: Creators,
    /// Programs of the machine that play.
    pub engines: Vec<Engine>,
    /// What is broadcast elsewhere.
    pub broadcasting: Option<Broadcasting>,
    /// The clock that acts are dated by.
    pub clock: Arc<dyn WallClock>,
    /// Whether a file that is missing is an error; otherwise it is made.
    pub must_exist: bool,
    /// A defect put in on purpose.
    #[cfg(feature = "planted")]
    pub planted: Option<Planted>,
}

impl Config {
    /// A server with the usual limits.
    pub fn new(place: StoreUrl) -> Config {
        Config {
            place,
            public: None,
            limits: Limits::default(),
            forwarding: Forwarding::default(),
            creators: Creators::Anyone,
            engines: Vec::new(),
            broadcasting: None,
            clock: Arc::new(SystemClock),
            must_exist: false,
            #[cfg(feature = "planted")]
            planted: None,
        }
    }
}

/// What all requests share.
#[derive(Clone)]
pub(crate) struct Shared(Arc<Inner>);

pub(crate) struct Inner {
    pub journal: Journal,
    /// The name of this node among those that share the streams, another one with every start.
    pub node: String,
    pub time: time::Timekeeper,
    pub rooms: rooms::Rooms,
    pub guard: guard::Guard,
    pub metrics: metrics::Metrics,
    pub public: Option<String>,
    pub connections: connections::Connections,
    pub forwarding: Arc<Forwarding>,
    pub creators: Creators,
    /// What sessions open.
    pub remembered: access::Remembered,
    /// People whom the operator has added.
    pub people: people::People,
    /// Who waits for an opponent.
    pub seeks: api::Seeks,
    pub pgn: api::Written,
    /// Games of events whose results are waited for.
    pub following: rooms::Following,
    /// The tables with the same deals whose common shuffle is waited for, each set by its first table.
    pub gathering: rooms::Following,
    /// Halls that have a new board.
    pub halls: broadcast::Sender<String>,
    /// Long searches, of which only a few run at a time.
    pub thinking: Semaphore,
    /// Practice players who think, of whom only a few do at a time.
    pub practising: Semaphore,
    /// Programs of the machine that play.
    pub engines: engines::Engines,
    /// Engines that think, of which only a few do at a time.
    pub playing: Semaphore,
    /// How broadcasts go.
    pub broadcasts: broadcasting::Broadcasts,
    /// Becomes true when the server goes down.
    pub closing: watch::Sender<bool>,
    #[cfg(feature = "planted")]
    pub planted: Option<Planted>,
}

impl std::ops::Deref for Shared {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl Shared {
    /// Gives a sign of life.
    pub(crate) fn sign(&self, last: bool) {
        let (node, at) = (self.node.clone(), self.time.now());
        self.journal.sign(LifeSign { node, at, last });
    }

    /// Whether people reach the server by TLS.
    pub(crate) fn is_secure(&self) -> bool {
        let public = self.public.as_deref().unwrap_or_default();
        public.starts_with("https://")
    }
}

/// A server that is ready to take connections.
pub struct Server {
    shared: Shared,
}

impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Server").finish_non_exhaustive()
    }
}

impl Server {
    /// Opens the journal, gives back the time of an outage, and starts to watch the clocks.
    pub async fn open(config: Config) -> Result<Server, StoreError> {
        if let StoreUrl::Sqlite(file) = &config.place
            && !file.exists()
        {
            if config.must_exist {
                return Err(StoreError::Missing);
            }
            tracing::warn!(file = %file.display(), "there is no such file: a new one is made");
        }
        let journal = Journal::open(config.place)?;
        let node = access::node_name()?;
        let time = time::Timekeeper::new(&journal, config.clock, &node).await?;
        let shared = Shared(Arc::new(Inner {
            journal,
            node,
            time,
            rooms: rooms::Rooms::default(),
            guard: guard::Guard::new(config.limits),
            metrics: metrics::Metrics::default(),
            public: config.public,
            connections: connections::Connections::default(),
            forwarding: Arc::new(config.forwarding),
            creators: config.creators,
            remembered: access::Remembered::default(),
            people: people::People::default(),
            seeks: api::Seeks::default(),
            pgn: api::Written::default(),
            following: rooms::Following::default(),
            gathering: rooms::Following::default(),
            halls: broadcast::channel(256).0,
            thinking: Semaphore::new(2),
            practising: Semaphore::new(2),
            engines: engines::Engines::new(config.engines),
            playing: Semaphore::new(engines::AT_ONCE),
            broadcasts: broadcasting::Broadcasts::default(),
            closing: watch::channel(false).0,
            #[cfg(feature = "planted")]
            planted: config.planted,
        }));
        absence::give_back(&shared).await?;
        rooms::watch(&shared);
        broadcasting::start(&shared, config.broadcasting);
        Ok(Server { shared })
    }

    /// Serves until `stop` comes, then lets the lines go and the last acts be written.
    pub async fn serve(self, listener: impl Accept, stop: impl Future<Output = ()>) {
        let shared = self.shared.clone();
        let stop = async move {
            stop.await;
            // From here on nobody is served; the next start gives back the time from this moment.
            shared.sign(true);
            shared.connections.close();
            shared.closing.send_replace(true);
        };
        let limits = self.shared.guard.limits;
        listen::listen(
            listener,
            api::routes(self.shared.clone()),
            self.shared.forwarding.clone(),
            limits,
            stop,
            &self.shared.closing,
        )
        .await;
        self.shared.connections.emptied().await;
        self.shared.journal.finish().await;
        tracing::info!("the server has stopped");
    }
}
