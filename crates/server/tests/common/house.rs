//! Servers in this process.
#![allow(dead_code, reason = "each test uses its part")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::net::SocketAddr;

use jadoube_journal::{Memory, Place};
use jadoube_server::{Config, Limits, Server};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

/// A server in this process, and the way to stop it.
pub async fn serve_as(config: Config) -> (SocketAddr, oneshot::Sender<()>) {
    let server = Server::open(config).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel();
    tokio::spawn(server.serve(listener, async move {
        let _ = stopped.await;
    }));
    (address, stop)
}

pub async fn serve(place: Place) -> (SocketAddr, oneshot::Sender<()>) {
    serve_as(Config::new(place)).await
}

/// A server without a disk, for the length of the test.
pub async fn in_memory() -> SocketAddr {
    in_memory_with(|_| {}).await
}

/// The same under other limits.
pub async fn in_memory_with(change: impl FnOnce(&mut Limits)) -> SocketAddr {
    let mut config = Config::new(Place::Memory(Memory::default()));
    change(&mut config.limits);
    let (address, stop) = serve_as(config).await;
    std::mem::forget(stop);
    address
}
