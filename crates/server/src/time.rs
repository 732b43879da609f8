//! The server's time, which is the truth about every clock.
//!
//! Whatever waits in this crate waits by the clock of the runtime, and whatever is dated is dated by a
//! [`WallClock`] that the server is given: under a paused runtime and a clock of their own, tests wait
//! for no rule.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use jadoube_journal::{Journal, StoreError};
use jadoube_ruling::{Moment, Span};
use tokio::sync::watch;
use tokio::time::Instant;

use crate::tenant::{Cause, Unserved};

/// A step of the time by more than this is no drift.
const STEP: u64 = 1000;
/// An answer that took longer tells the time no better than before.
const SLOW: Duration = Duration::from_millis(100);

/// A program that has not come to its ticks for so long stood still. Time that players could not use is
/// given back in one entry, so that nothing stops for it; what is shorter nobody notices.
const STALL: Duration = Duration::from_millis(250);

/// What is shorter than this is not worth an entry.
const BLINK: Span = Span::from_millis(100);

/// The clock on a machine's wall. It may be wrong, and somebody may set it.
pub trait WallClock: fmt::Debug + Send + Sync {
    /// What it shows.
    fn now(&self) -> Moment;
}

/// The clock of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl WallClock for SystemClock {
    fn now(&self) -> Moment {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        let millis = since.unwrap_or_default().as_millis();
        Moment::from_millis(u64::try_from(millis).unwrap_or(u64::MAX))
    }
}

/// Tells the time: the database's where several nodes share one, otherwise the wall clock's at the
/// start; from there on by a clock that never goes back and takes no steps.
#[derive(Debug)]
pub(crate) struct Timekeeper {
    wall: Arc<dyn WallClock>,
    anchor: Mutex<Anchor>,
    /// When this program stood still, and how often it did.
    stalls: Mutex<Vec<Unserved>>,
    stalled: watch::Sender<u64>,
}

#[derive(Clone, Copy, Debug)]
struct Anchor {
    instant: Instant,
    moment: u64,
    /// What the wall clock showed then.
    wall: u64,
    /// What was told last: time never goes back when the anchor is set anew.
    latest: u64,
    /// The last tick, while somebody watches.
    ticked: Option<Instant>,
}

/// What came of asking the database for its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Setting {
    /// The time is as good as it can be.
    Good,
    /// The database has taken a step that no clock here has seen: its time is not believed.
    Refused { by: i64 },
}

impl Timekeeper {
    /// The time begins where the clock stands, but never before what is on record: a wall clock that
    /// was set back must not stop the clocks of the games.
    pub(crate) async fn new(
        journal: &Journal,
        wall: Arc<dyn WallClock>,
    ) -> Result<Timekeeper, StoreError> {
        let asked = Instant::now();
        let shared = journal.with(|streams| streams.time()).await?;
        let instant = asked + asked.elapsed() / 2;
        let last = journal.with(|streams| streams.last_beat()).await?;
        let shown = wall.now();
        let found = shared.unwrap_or(shown);
        let moment = found.max(last.unwrap_or(Moment::ZERO));
        if (moment - found).as_millis() > STEP.cast_signed() {
            let behind = (moment - found).as_secs();
            tracing::error!(behind, "the clock is behind what is on record; set it");
        }
        Ok(Timekeeper {
            wall,
            anchor: Mutex::new(Anchor {
                instant,
                moment: moment.as_millis(),
                wall: shown.as_millis(),
                latest: moment.as_millis(),
                ticked: None,
            }),
            stalls: Mutex::default(),
            stalled: watch::channel(0).0,
        })
    }

    /// The moment now. Whoever is the first to ask after the program stood still finds that out, so
    /// that nothing is decided in ignorance of it.
    pub(crate) fn now(&self) -> Moment {
        self.look(false)
    }

    /// Shows that the program does not stand still. From the first tick on others are expected.
    pub(crate) fn tick(&self) {
        self.look(true);
    }

    fn look(&self, tick: bool) -> Moment {
        let mut anchor = self.anchor.lock().unwrap_or_else(PoisonError::into_inner);
        let instant = Instant::now();
        let now = anchor.moment.saturating_add(anchor.passed());
        anchor.latest = anchor.latest.max(now);
        let now = Moment::from_millis(anchor.latest);
        let silent = anchor.ticked.map(|ticked| instant.duration_since(ticked));
        let stall = silent.filter(|silent| *silent > STALL).map(|silent| {
            let silent = u64::try_from(silent.as_millis()).unwrap_or(u64::MAX);
            Unserved {
                from: Moment::from_millis(now.as_millis().saturating_sub(silent)),
                to: now,
                why: Cause::Stalled,
            }
        });
        if tick || stall.is_some() {
            anchor.ticked = Some(instant);
        }
        drop(anchor);
        if let Some(stall) = stall {
            self.unserved(stall);
        }
        now
    }

    /// Notes a time in which nobody could be served, as far as it is not known already.
    pub(crate) fn unserved(&self, lost: Unserved) {
        let mut stalls = self.stalls.lock().unwrap_or_else(PoisonError::into_inner);
        let from = stalls
            .last()
            .map_or(lost.from, |last| lost.from.max(last.to));
        if lost.to - from > BLINK {
            stalls.push(Unserved { from, ..lost });
            self.stalled.send_modify(|number| *number += 1);
        }
    }

    /// How often the program stood still, told anew each time.
    pub(crate) fn stalls(&self) -> watch::Receiver<u64> {
        self.stalled.subscribe()
    }

    /// When it did, without the first so many times.
    pub(crate) fn stalls_after(&self, known: u64) -> Vec<Unserved> {
        let stalls = self.stalls.lock().unwrap_or_else(PoisonError::into_inner);
        let known = usize::try_from(known).unwrap_or(usize::MAX);
        stalls.get(known..).unwrap_or_default().to_vec()
    }

    /// How long to sleep until a moment.
    pub(crate) fn until(&self, moment: Moment) -> Duration {
        let millis = moment.as_millis().saturating_sub(self.now().as_millis());
        Duration::from_millis(millis)
    }

    /// Asks the database for its time again, where it has one. A step is believed only if the wall
    /// clock of this machine has taken it too, as after a sleep of the machine.
    pub(crate) async fn set_anew(&self, journal: &Journal) -> Result<Setting, StoreError> {
        let asked = Instant::now();
        let found = journal.with(|streams| streams.time()).await?;
        let Some(found) = found else {
            return Ok(Setting::Good);
        };
        let trip = asked.elapsed();
        if trip > SLOW {
            return Ok(Setting::Good);
        }
        let instant = asked + trip / 2;
        let shown = self.wall.now().as_millis();
        let mut anchor = self.anchor.lock().unwrap_or_else(PoisonError::into_inner);
        let passed = anchor.passed();
        let by = step(found.as_millis(), anchor.moment, passed);
        let own = step(shown, anchor.wall, passed);
        if by.unsigned_abs() > STEP && by.abs_diff(own) > STEP {
            return Ok(Setting::Refused { by });
        }
        *anchor = Anchor {
            instant,
            moment: found.as_millis(),
            wall: shown,
            ..*anchor
        };
        Ok(Setting::Good)
    }
}

impl Anchor {
    /// Milliseconds since the anchor was set, by a clock that takes no steps.
    fn passed(&self) -> u64 {
        u64::try_from(self.instant.elapsed().as_millis()).unwrap_or(u64::MAX)
    }
}

/// By how much a clock is ahead of what it should show.
fn step(shows: u64, showed: u64, passed: u64) -> i64 {
    let signed = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    signed(shows) - signed(showed.saturating_add(passed))
}
