//! The whole program: a runtime, a log, signals.

use std::io::{self, Write};
use std::net::SocketAddr;

use jadoube_journal::StoreError;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

use crate::{Config, Server};

/// Why a server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The journal cannot be opened.
    #[error("the journal cannot be opened: {0}")]
    Store(#[source] StoreError),
    /// The address cannot be listened on.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, #[source] io::Error),
    /// The machine refuses something else.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Serves until the program is told to stop (SIGINT, SIGTERM). The address goes to the standard
/// output, the log as JSON to the standard error; `JADOUBE_LOG` chooses what is logged.
pub fn run(config: Config, listen: SocketAddr) -> Result<(), RunError> {
    let filter = EnvFilter::try_from_env("JADOUBE_LOG");
    let filter = filter.unwrap_or_else(|_| EnvFilter::new("warn,lag=info"));
    let log = tracing_subscriber::fmt()
        .json()
        .with_env_filter(filter)
        .with_writer(io::stderr);
    // Whoever embeds the server may have a log of their own.
    let _ = log.try_init();
    raise_descriptors();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let public = config.public.clone();
        let server = Server::open(config).await.map_err(RunError::Store)?;
        let listener = TcpListener::bind(listen)
            .await
            .map_err(|error| RunError::Listen(listen, error))?;
        let address = listener.local_addr()?;
        let shown = public.unwrap_or_else(|| format!("http://{address}"));
        writeln!(io::stdout(), "Jadoube is at {shown}")?;
        let (mut interrupt, mut terminate) = (
            signal(SignalKind::interrupt())?,
            signal(SignalKind::terminate())?,
        );
        let stop = async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
            tracing::info!("asked to stop");
        };
        server.serve(listener, stop).await;
        Ok(())
    })
}

/// Every connection is an open file, and most systems allow a program a thousand unless it asks for
/// more.
fn raise_descriptors() {
    let allowed = getrlimit(Resource::Nofile);
    let most = Rlimit {
        current: allowed.maximum,
        maximum: allowed.maximum,
    };
    if let Err(error) = setrlimit(Resource::Nofile, most) {
        tracing::warn!(%error, "the number of open files stays as it is");
    }
}
