//! The server's time, which is the truth about every clock.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime};

use jadoube_journal::{Journal, StoreError};
use jadoube_ruling::Moment;

/// Tells the time: the database's where several nodes share one, otherwise the system's at the
/// start; from there on by a clock that never goes back.
#[derive(Debug)]
pub(crate) struct Timekeeper {
    anchor: Mutex<Anchor>,
}

#[derive(Clone, Copy, Debug)]
struct Anchor {
    instant: Instant,
    moment: u64,
    /// What was told last: time never goes back when the anchor is set anew.
    latest: u64,
}

impl Timekeeper {
    pub(crate) async fn new(journal: &Journal) -> Result<Timekeeper, StoreError> {
        let (instant, moment) = read(journal).await?;
        Ok(Timekeeper {
            anchor: Mutex::new(Anchor {
                instant,
                moment,
                latest: moment,
            }),
        })
    }

    /// The moment now.
    pub(crate) fn now(&self) -> Moment {
        let mut anchor = self.anchor.lock().unwrap_or_else(PoisonError::into_inner);
        let passed = u64::try_from(anchor.instant.elapsed().as_millis()).unwrap_or(u64::MAX);
        anchor.latest = anchor.latest.max(anchor.moment.saturating_add(passed));
        Moment::from_millis(anchor.latest)
    }

    /// How long to sleep until a moment.
    pub(crate) fn until(&self, moment: Moment) -> Duration {
        let millis = moment.as_millis().saturating_sub(self.now().as_millis());
        Duration::from_millis(millis)
    }

    /// Asks the database for its time again, where it has one.
    pub(crate) async fn set_anew(&self, journal: &Journal) -> Result<(), StoreError> {
        let asked = Instant::now();
        let found = journal.with(|streams| streams.time()).await?;
        let Some(found) = found else { return Ok(()) };
        let trip = asked.elapsed();
        if trip > Duration::from_millis(100) {
            // Too slow an answer tells the time no better than before.
            return Ok(());
        }
        let mut anchor = self.anchor.lock().unwrap_or_else(PoisonError::into_inner);
        anchor.instant = asked + trip / 2;
        anchor.moment = found.as_millis();
        Ok(())
    }
}

async fn read(journal: &Journal) -> Result<(Instant, u64), StoreError> {
    let asked = Instant::now();
    let found = journal.with(|streams| streams.time()).await?;
    let system = || {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        u64::try_from(since.unwrap_or_default().as_millis()).unwrap_or(u64::MAX)
    };
    let moment = found.map_or_else(system, Moment::as_millis);
    Ok((asked + asked.elapsed() / 2, moment))
}
