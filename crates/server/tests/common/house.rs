//! Servers in this process.
//!
//! Most of them are reached by pipes and live by the clock of a paused runtime
//! (`#[tokio::test(start_paused = true)]`): time goes on only when everybody waits, and then at once.
#![allow(dead_code, reason = "each test uses its part")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use jadoube_journal::{Memory, StoreUrl};
use jadoube_ruling::Moment;
use jadoube_server::{Accept, Config, Limits, Server, WallClock};
use tokio::io::DuplexStream;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::common::{Door, Pipes};

/// The other end of the pipes.
pub struct PipeEnds(mpsc::UnboundedReceiver<(DuplexStream, SocketAddr)>);

impl Accept for PipeEnds {
    type Io = DuplexStream;

    async fn accept(&mut self) -> io::Result<(DuplexStream, SocketAddr)> {
        match self.0.recv().await {
            Some(accepted) => Ok(accepted),
            None => std::future::pending().await,
        }
    }
}

/// A wall clock that goes with the clock of the runtime, and that a test may set.
#[derive(Debug)]
pub struct TestClock {
    began: Instant,
    set_by: AtomicI64,
}

impl TestClock {
    pub fn new() -> Arc<TestClock> {
        Arc::new(TestClock {
            began: Instant::now(),
            set_by: AtomicI64::new(0),
        })
    }

    pub fn set_by(&self, millis: i64) {
        self.set_by.fetch_add(millis, Ordering::Relaxed);
    }
}

impl WallClock for TestClock {
    fn now(&self) -> Moment {
        let passed = i64::try_from(self.began.elapsed().as_millis()).unwrap();
        let shown = 1_700_000_000_000 + passed + self.set_by.load(Ordering::Relaxed);
        Moment::from_millis(u64::try_from(shown).unwrap())
    }
}

/// A server at the other end of pipes, and the way to stop it.
pub async fn serve_by_pipes(config: Config) -> (Door, oneshot::Sender<()>) {
    let server = Server::open(config).await.unwrap();
    let (open, ends) = mpsc::unbounded_channel();
    let (stop, stopped) = oneshot::channel();
    tokio::spawn(server.serve(PipeEnds(ends), async move {
        let _ = stopped.await;
    }));
    let pipes = Pipes {
        open,
        from: Ipv4Addr::LOCALHOST,
        width: 256 * 1024,
    };
    (Door::Pipes(pipes), stop)
}

/// A server by pipes on streams that outlive it.
pub async fn serve_on(memory: &Memory, clock: &Arc<TestClock>) -> (Door, oneshot::Sender<()>) {
    let mut config = Config::new(StoreUrl::Memory(memory.clone()));
    config.clock = clock.clone();
    serve_by_pipes(config).await
}

/// A server without a disk, for the length of the test.
pub async fn in_memory() -> Door {
    in_memory_with(|_| {}).await
}

/// The same under other limits.
pub async fn in_memory_with(change: impl FnOnce(&mut Limits)) -> Door {
    let mut config = Config::new(StoreUrl::Memory(Memory::default()));
    config.clock = TestClock::new();
    change(&mut config.limits);
    let (door, stop) = serve_by_pipes(config).await;
    std::mem::forget(stop);
    door
}

/// A server at a real socket, for what only real sockets and real databases do.
pub async fn serve(place: StoreUrl) -> (SocketAddr, oneshot::Sender<()>) {
    serve_with(Config::new(place)).await
}

/// The same, set up in some other way.
pub async fn serve_with(config: Config) -> (SocketAddr, oneshot::Sender<()>) {
    let server = Server::open(config).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel();
    tokio::spawn(server.serve(listener, async move {
        let _ = stopped.await;
    }));
    (address, stop)
}

/// Lets the clock of a paused runtime go on by so much, and everybody do what is then to be done.
pub async fn pass(span: Duration) {
    tokio::time::sleep(span).await;
}
