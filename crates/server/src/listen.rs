//! From a connection to the routes: what a visitor may take his time with, and an orderly end.

use std::collections::HashMap;
use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::time::{sleep, timeout};
use tower_service::Service;

use crate::forwarding::{Forwarding, household};
use crate::guard::Limits;

/// Requests that are under way when the server stops may take so long.
const LAST_WORDS: Duration = Duration::from_secs(5);
/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 32 * 1024;

/// Where connections come from: a socket of the machine, or pipes inside a program.
pub trait Accept: Send + 'static {
    /// A connection: bytes both ways.
    type Io: AsyncRead + AsyncWrite + Unpin + Send + 'static;

    /// The next connection, and the address at its other end.
    fn accept(&mut self) -> impl Future<Output = io::Result<(Self::Io, SocketAddr)>> + Send;
}

impl Accept for TcpListener {
    type Io = TcpStream;

    async fn accept(&mut self) -> io::Result<(TcpStream, SocketAddr)> {
        let (stream, visitor) = TcpListener::accept(self).await?;
        // A move is a small packet: waiting to fill a larger one costs tens of milliseconds.
        let _ = stream.set_nodelay(true);
        Ok((stream, visitor))
    }
}

/// Connections that are no lines, by whom they come from. A line has its own limits.
#[derive(Clone, Debug, Default)]
struct Crowd(Arc<Mutex<HashMap<IpAddr, u32>>>);

/// One of them, for as long as it is open.
struct Admitted {
    crowd: Crowd,
    client: IpAddr,
}

impl Crowd {
    fn counts(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets one more connection of a client in. None: he has too many.
    fn enter(&self, client: IpAddr, most: u32) -> Option<Admitted> {
        let client = household(client);
        let mut counts = self.counts();
        let count = counts.entry(client).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        let crowd = self.clone();
        Some(Admitted { crowd, client })
    }
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut counts = self.crowd.counts();
        if let Some(count) = counts.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.client);
            }
        }
    }
}

/// Takes connections until the server goes down, then waits for the requests that are under way.
pub(crate) async fn listen(
    mut listener: impl Accept,
    routes: Router,
    forwarding: Arc<Forwarding>,
    limits: Limits,
    stop: impl Future<Output = ()>,
    closing: &watch::Sender<bool>,
) {
    let patience = limits.patience;
    let crowd = Crowd::default();
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(patience)
        .max_buf_size(LONGEST_HEAD);
    let (alive, mut last) = mpsc::channel::<Infallible>(1);
    let mut stop = pin!(stop);
    loop {
        let (stream, visitor) = tokio::select! {
            biased;
            () = &mut stop => break,
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Too many open files, say: those who are here go on, others wait.
                    tracing::warn!(%error, "no connection can be taken");
                    sleep(Duration::from_millis(200)).await;
                    continue;
                }
            },
        };
        let (routes, alive, closing) = (routes.clone(), alive.clone(), closing.subscribe());
        let (http, forwarding, crowd) = (http.clone(), forwarding.clone(), crowd.clone());
        tokio::spawn(async move {
            let mut stream = stream;
            let greeting = timeout(patience, forwarding.greet(&mut stream, visitor)).await;
            match greeting {
                Ok(Ok(client)) => {
                    // A proxy comes for many, and they are counted by their requests.
                    let _place = match forwarding.trusts(client.ip()) {
                        true => None,
                        false => match crowd.enter(client.ip(), limits.connections) {
                            Some(place) => Some(place),
                            None => return tracing::debug!(%client, "too many connections"),
                        },
                    };
                    attend(&http, stream, client, forwarding, routes, closing).await;
                }
                Ok(Err(error)) => tracing::warn!(%visitor, %error, "a connection is refused"),
                Err(_) => tracing::debug!(%visitor, "a proxy says nothing"),
            }
            drop(alive);
        });
    }
    drop(alive);
    // Nobody ever says anything on this channel: it ends with the last connection.
    let _ = timeout(LAST_WORDS, last.recv()).await;
}

/// Answers what is asked on one connection, until it ends or the server goes down.
async fn attend(
    http: &http1::Builder,
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    visitor: SocketAddr,
    forwarding: Arc<Forwarding>,
    routes: Router,
    mut closing: watch::Receiver<bool>,
) {
    let service = service_fn(move |mut request: Request<Incoming>| {
        let client = forwarding.client(visitor.ip(), request.headers());
        let client = SocketAddr::new(client, visitor.port());
        request.extensions_mut().insert(ConnectInfo(client));
        routes.clone().call(request)
    });
    let connection = http.serve_connection(TokioIo::new(stream), service);
    let mut connection = pin!(connection.with_upgrades());
    let ended = tokio::select! {
        biased;
        ended = connection.as_mut() => ended,
        () = async { drop(closing.wait_for(|closing| *closing).await) } => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection has broken");
    }
}
