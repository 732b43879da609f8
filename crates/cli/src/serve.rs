//! `jadoube serve` and `jadoube backup`.

use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use jadoube_journal::{Memory, Place, Store, Use};
use jadoube_server::Config;

use crate::Stop;

pub fn run(
    data: PathBuf,
    database_url: Option<String>,
    listen: SocketAddr,
    public_url: Option<String>,
    in_memory: bool,
) -> Result<(), Stop> {
    let place = match (database_url, in_memory) {
        (Some(url), _) => Place::Postgres(url),
        (None, true) => Place::Memory(Memory::default()),
        (None, false) => Place::Sqlite(data),
    };
    let mut config = Config::new(place);
    config.public = public_url;
    jadoube_server::run(config, listen).map_err(Stop::new)
}

pub fn backup(out: &mut impl Write, data: &Path, to: &Path) -> Result<(), Stop> {
    let named = |path: &Path, error| Stop::new(format!("{}: {error}", path.display()));
    let store = Store::open(data, Use::Server).map_err(|error| named(data, error))?;
    store.backup(to).map_err(|error| named(to, error))?;
    writeln!(out, "{}", to.display())?;
    Ok(())
}
