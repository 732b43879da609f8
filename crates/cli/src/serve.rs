//! `jadoube serve` and `jadoube backup`.

use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use jadoube_journal::{Memory, Store, StoreUrl, Use};
use jadoube_server::{Broadcasting, Target, Token};

use crate::Stop;

/// Where games are kept.
pub fn place(data: PathBuf, database_url: Option<String>, in_memory: bool) -> StoreUrl {
    match (database_url, in_memory) {
        (Some(url), _) => StoreUrl::Postgres(url),
        (None, true) => StoreUrl::Memory(Memory::default()),
        (None, false) => StoreUrl::Sqlite(data),
    }
}

/// The database of a server, for commands that work on it beside one.
#[derive(Args)]
pub struct Database {
    /// The file that games are kept in
    #[arg(
        long,
        value_name = "FILE",
        env = "JADOUBE_DATA_FILE",
        default_value = "jadoube.db"
    )]
    data: PathBuf,
    /// A PostgreSQL database in place of a file
    #[arg(
        long,
        value_name = "URL",
        env = "JADOUBE_DATABASE_URL",
        hide_env_values = true,
        conflicts_with = "data"
    )]
    database_url: Option<String>,
}

impl Database {
    /// Where it is.
    pub fn place(self) -> StoreUrl {
        place(self.data, self.database_url, false)
    }
}

/// How proxies say for whom they ask.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub enum ForwardedBy {
    /// The header X-Forwarded-For
    #[default]
    XForwardedFor,
    /// The header Forwarded (RFC 7239)
    Forwarded,
    /// The PROXY protocol, version 1 or 2
    ProxyProtocol,
}

impl From<ForwardedBy> for jadoube_server::ForwardedBy {
    fn from(by: ForwardedBy) -> jadoube_server::ForwardedBy {
        match by {
            ForwardedBy::XForwardedFor => jadoube_server::ForwardedBy::XForwardedFor,
            ForwardedBy::Forwarded => jadoube_server::ForwardedBy::Forwarded,
            ForwardedBy::ProxyProtocol => jadoube_server::ForwardedBy::ProxyProtocol,
        }
    }
}

/// Who may create games and halls.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub enum Creators {
    /// Anybody, within the limits
    #[default]
    Anyone,
    /// Whoever has followed the link /join#KEY, or sends the key as a bearer
    Key,
}

/// Where the key of organisers is found: not on the command line, which everybody on the machine sees.
const KEY: &str = "JADOUBE_CREATORS_KEY";

impl Creators {
    fn with_key_from_environment(self) -> Result<jadoube_server::Creators, Stop> {
        match self {
            Creators::Anyone => Ok(jadoube_server::Creators::Anyone),
            Creators::Key => {
                let key = std::env::var(KEY)
                    .map_err(|_| Stop::new(format!("--creators key: {KEY} is not set")))?;
                jadoube_server::Creators::with_key(&key)
                    .map_err(|error| Stop::new(format!("{KEY}: {error}")))
            }
        }
    }
}

/// The engines that may be played against: those that were named, or else the system's own.
pub fn engines(named: Vec<jadoube_server::Engine>, none: bool) -> Vec<jadoube_server::Engine> {
    match none || !named.is_empty() {
        true => named,
        false => jadoube_server::Engine::of_the_system()
            .into_iter()
            .collect(),
    }
}

/// Where the token of broadcasts is found, if not in a file: not on the command line, which everybody on the
/// machine sees.
const BROADCAST_TOKEN: &str = "JADOUBE_BROADCAST_TOKEN";

/// What is broadcast, with the token; none if nothing is.
pub fn broadcasting(
    targets: Vec<Target>,
    file: Option<PathBuf>,
    to: String,
) -> Result<Option<Broadcasting>, Stop> {
    if targets.is_empty() {
        return Ok(None);
    }
    if !to.starts_with("https://") && !to.starts_with("http://") {
        return Err(Stop::new(format!("--broadcast-to: \"{to}\" is no address")));
    }
    let (place, text) = match file {
        Some(file) => (file.display().to_string(), read_secret(&file)?),
        None => {
            let missing = |_| {
                Stop::new(format!(
                    "--broadcast: {BROADCAST_TOKEN} is not set, and no --broadcast-token-file is given"
                ))
            };
            let text = std::env::var(BROADCAST_TOKEN).map_err(missing)?;
            (BROADCAST_TOKEN.to_owned(), text)
        }
    };
    let token: Token = text
        .parse()
        .map_err(|error| Stop::new(format!("{place}: {error}")))?;
    Ok(Some(Broadcasting { to, token, targets }))
}

/// Reads a file that nobody else may read.
fn read_secret(file: &Path) -> Result<String, Stop> {
    let named = |error| Stop::new(format!("{}: {error}", file.display()));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(file).map_err(named)?.permissions().mode();
        if mode & 0o077 != 0 {
            let mode = mode & 0o777;
            return Err(Stop::new(format!(
                "{}: others may read it (mode {mode:o}); a secret has mode 600",
                file.display()
            )));
        }
    }
    std::fs::read_to_string(file).map_err(named)
}

pub fn run(
    mut config: jadoube_server::Config,
    broadcasting: Result<Option<Broadcasting>, Stop>,
    creators: Creators,
    listen: SocketAddr,
) -> Result<(), Stop> {
    config.broadcasting = broadcasting?;
    config.creators = creators.with_key_from_environment()?;
    jadoube_server::run(config, listen).map_err(Stop::new)
}

pub fn backup(out: &mut impl Write, data: &Path, to: &Path) -> Result<(), Stop> {
    let named = |path: &Path, error| Stop::new(format!("{}: {error}", path.display()));
    let store = Store::open(data, Use::Server).map_err(|error| named(data, error))?;
    store.backup(to).map_err(|error| named(to, error))?;
    writeln!(out, "{}", to.display())?;
    Ok(())
}
