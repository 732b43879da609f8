//! The whole program: a runtime, a log, signals.

use std::io::{self, Write};
use std::net;
use std::os::linux::net::SocketAddrExt as _;
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::net::{SocketAddr, UnixDatagram};

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
    Listen(net::SocketAddr, #[source] io::Error),
    /// The machine refuses something else.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Serves until the program is told to stop (SIGINT, SIGTERM). The address goes to the standard
/// output, the log as JSON to the standard error; `JADOUBE_LOG` chooses what is logged.
pub fn run(config: Config, listen: net::SocketAddr) -> Result<(), RunError> {
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
        // From here on the program hears when it is to stop.
        tell_manager("READY=1");
        let stop = async move {
            tokio::select! {
                biased;
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
            tell_manager("STOPPING=1");
            tracing::info!("asked to stop");
        };
        server.serve(listener, stop).await;
        Ok(())
    })
}

/// Tells the manager of services that has started the program how far it is, where one wants to know.
fn tell_manager(state: &str) {
    let Some(name) = std::env::var_os("NOTIFY_SOCKET") else {
        return;
    };
    let address = match name.as_bytes().strip_prefix(b"@") {
        Some(name) => SocketAddr::from_abstract_name(name),
        None => SocketAddr::from_pathname(&name),
    };
    let socket = UnixDatagram::unbound();
    let told = address.and_then(|address| socket?.send_to_addr(state.as_bytes(), &address));
    if let Err(error) = told {
        tracing::warn!(%error, "the manager of services cannot be told: {state}");
    }
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
