//! `jadoube tidy`: games taken away that nobody needs any more.

use std::io::Write;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use jadoube_journal::{Store, StoreUrl, Streams, Tidying, Use, Why, tidy};
use jadoube_ruling::{Moment, Span};

use crate::Stop;

/// What the operator has asked for, in days and names.
pub struct Wanted {
    pub never_started: Option<u32>,
    pub untouched: Option<u32>,
    pub games: Vec<String>,
}

impl Wanted {
    fn before(self, now: Moment) -> Tidying {
        let ago = |days: u32| now + -Span::from_secs(i64::from(days) * 24 * 3600);
        Tidying {
            never_started: self.never_started.map(ago),
            untouched: self.untouched.map(ago),
            named: self.games,
        }
    }
}

fn now() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let millis = since.unwrap_or_default().as_millis();
    Moment::from_millis(u64::try_from(millis).unwrap_or(u64::MAX))
}

/// Takes the games away, and says of each why.
pub fn run(
    out: &mut impl Write,
    place: &StoreUrl,
    archive: Option<&Path>,
    wanted: Wanted,
) -> Result<(), Stop> {
    if wanted.never_started.is_none() && wanted.untouched.is_none() && wanted.games.is_empty() {
        return Err(Stop::new(
            "say what is to be taken away: --never-started, --untouched or --game",
        ));
    }
    let named = |path: &Path, error| Stop::new(format!("{}: {error}", path.display()));
    let mut streams: Box<dyn Streams> = match place {
        StoreUrl::Sqlite(file) => {
            Box::new(Store::open(file, Use::Server).map_err(|error| named(file, error))?)
        }
        place => place.open().map_err(Stop::new)?,
    };
    let mut archived = match archive {
        Some(file) => {
            Some(Store::open_or_create(file, Use::OneFile).map_err(|error| named(file, error))?)
        }
        None => None,
    };
    let archived = archived.as_mut().map(|store| store as &mut dyn Streams);
    let now = now();
    let taken = tidy(streams.as_mut(), archived, &wanted.before(now), now).map_err(Stop::new)?;
    for one in &taken {
        let why = match one.why {
            Why::NeverStarted => "never started",
            Why::Untouched => "untouched",
            Why::Named => "named",
        };
        writeln!(out, "{}: {} entries, {why}", one.stream, one.entries)?;
    }
    writeln!(out, "{} games were taken away", taken.len())?;
    Ok(())
}
