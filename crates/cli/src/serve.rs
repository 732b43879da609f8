//! `jadoube serve` and `jadoube backup`.

use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use jadoube_journal::{Memory, Place, Store, Use};
use jadoube_server::{Config, Limits};

use crate::Stop;

/// Where games are kept.
pub fn place(data: PathBuf, database_url: Option<String>, in_memory: bool) -> Place {
    match (database_url, in_memory) {
        (Some(url), _) => Place::Postgres(url),
        (None, true) => Place::Memory(Memory::default()),
        (None, false) => Place::Sqlite(data),
    }
}

pub fn run(
    place: Place,
    must_exist: bool,
    listen: SocketAddr,
    public_url: Option<String>,
    requests_per_second: u32,
) -> Result<(), Stop> {
    let mut config = Config::new(place);
    config.public = public_url;
    config.must_exist = must_exist;
    config.limits = Limits::per_second(requests_per_second);
    jadoube_server::run(config, listen).map_err(Stop::new)
}

pub fn backup(out: &mut impl Write, data: &Path, to: &Path) -> Result<(), Stop> {
    let named = |path: &Path, error| Stop::new(format!("{}: {error}", path.display()));
    let store = Store::open(data, Use::Server).map_err(|error| named(data, error))?;
    store.backup(to).map_err(|error| named(to, error))?;
    writeln!(out, "{}", to.display())?;
    Ok(())
}
