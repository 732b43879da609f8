//! The server's time, which is the truth about every clock.
//!
//! Whatever waits in this crate waits by the clock of the runtime, and whatever is dated is dated by a
//! [`WallClock`] that the server is given: under a paused runtime and a clock of their own, tests wait
//! for no rule.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use jadoube_journal::{Journal, StoreError, Streams};
use jadoube_ruling::{Moment, Span};
use tokio::sync::watch;
use tokio::time::{Instant, sleep};

use crate::tenant::{BLINK, Cause, Unserved};

/// A step of the database's clock by more than this is no drift.
const STEP: u64 = 1000;
/// Whoever is ahead by more than this keeps another time. It is more than half of what an answer may take.
pub(crate) const AHEAD: Span = Span::from_millis(100);
/// An answer that took longer tells the time no better than before.
const SLOW: Duration = Duration::from_millis(100);

/// Within this every node that serves has given a sign of life.
const SIGNS: Duration = Duration::from_millis(600);

/// A program that has not come to its ticks for so long stood still. Time that players could not use is
/// given back in one entry, so that nothing stops for it; what is shorter nobody notices.
const STALL: Duration = Duration::from_millis(250);

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
    anchor: Mutex<Anchor>,
    /// When this program stood still, and how often it did.
    stalls: Mutex<Vec<Unserved>>,
    stalled: watch::Sender<u64>,
}

#[derive(Clone, Copy, Debug)]
struct Anchor {
    instant: Instant,
    moment: u64,
    /// What was told last: time never goes back when the anchor is set anew.
    latest: u64,
    /// By how much the time that the nodes keep is ahead of the database's clock, in milliseconds: a
    /// clock that was set is not followed.
    ahead: i64,
    /// The last tick, while somebody watches.
    ticked: Option<Instant>,
}

/// What came of asking the database for its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Setting {
    /// The time is as good as it can be.
    Good,
    /// The database's clock has taken a step that the nodes have not seen: it is not followed.
    Refused { by: i64 },
    /// The time that other nodes keep, or kept when they were last alive, is ahead, because this machine
    /// slept or because they began by a clock that was set: it is followed.
    Behind { by: i64 },
}

impl Timekeeper {
    /// The time begins where the clock stands, but never before what is on record: a wall clock that
    /// was set back must not stop the clocks of the games. Where other nodes serve, it is the time that
    /// they keep, whatever was done to the database's clock meanwhile.
    pub(crate) async fn new(
        journal: &Journal,
        wall: Arc<dyn WallClock>,
        node: &str,
    ) -> Result<Timekeeper, StoreError> {
        let mut clocks = Clocks::ask(journal, node).await?;
        if clocks.shared.is_some() && clocks.others.is_none() && clocks.last.is_some() {
            // Either nobody serves, or the clock was set just now: whoever serves shows it soon.
            sleep(SIGNS).await;
            clocks = Clocks::ask(journal, node).await?;
        }
        let found = clocks.shared.unwrap_or_else(|| wall.now());
        let last = clocks.last.unwrap_or(Moment::ZERO);
        let moment = clocks.others.unwrap_or(found).max(last);
        if (moment - found).as_millis().unsigned_abs() > STEP {
            let behind = (moment - found).as_secs();
            tracing::error!(behind, "the clock is not at the time on record; set it");
        }
        Ok(Timekeeper {
            anchor: Mutex::new(Anchor {
                instant: clocks.asked,
                moment: moment.as_millis(),
                latest: moment.as_millis(),
                ahead: (moment - found).as_millis(),
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

    /// Goes on by what the database's clock shows, where it has one. Nodes keep one time among them: whoever
    /// finds another ahead, or a sign of life that is, follows at once, whatever the database's clock
    /// says, and a step of that clock alone is not followed.
    ///
    /// A sign of life that is ahead was given by a node that had given the time up to it back, so that
    /// no game is charged for what is left out here. An entry that is ahead may come of a start that was
    /// cut off, and is not followed.
    pub(crate) fn set_anew(&self, clocks: &Clocks) -> Setting {
        let Some(found) = clocks.shared else {
            return Setting::Good;
        };
        let mut anchor = self.anchor.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = anchor
            .moment
            .saturating_add(anchor.passed_until(clocks.asked));
        let kept = Moment::from_millis(kept);
        let by = (found - kept).as_millis() + anchor.ahead;
        let foremost = clocks.others.max(clocks.last);
        if let Some(to) = foremost.filter(|foremost| *foremost - kept > AHEAD) {
            anchor.instant = clocks.asked;
            anchor.moment = to.as_millis();
            anchor.ahead = (to - found).as_millis();
            drop(anchor);
            let (from, why) = (kept, Cause::Behind);
            self.unserved(Unserved { from, to, why });
            let by = (to - from).as_millis();
            return Setting::Behind { by };
        }
        if clocks.is_slow {
            return Setting::Good;
        }
        if by.unsigned_abs() <= STEP {
            anchor.instant = clocks.asked;
            anchor.moment = (found + Span::from_millis(anchor.ahead)).as_millis();
            return Setting::Good;
        }
        anchor.ahead -= by;
        Setting::Refused { by }
    }
}

/// What the clocks of the database and of the other nodes show.
pub(crate) struct Clocks {
    /// When they showed it: in the middle of the question, or at its end if the answer took long.
    asked: Instant,
    is_slow: bool,
    shared: Option<Moment>,
    /// The time that other nodes keep, where any has shown it lately.
    others: Option<Moment>,
    /// The last sign of life of any.
    last: Option<Moment>,
}

impl Clocks {
    pub(crate) async fn ask(journal: &Journal, node: &str) -> Result<Clocks, StoreError> {
        let began = Instant::now();
        let node = node.to_owned();
        let all =
            move |s: &mut dyn Streams| Ok((s.time()?, s.time_of_others(&node)?, s.last_beat()?));
        let (shared, others, last) = journal.with(all).await?;
        let trip = began.elapsed();
        let is_slow = trip > SLOW;
        Ok(Clocks {
            asked: began + if is_slow { trip } else { trip / 2 },
            is_slow,
            shared,
            others,
            last,
        })
    }
}

impl Anchor {
    /// Milliseconds since the anchor was set, by a clock that takes no steps.
    fn passed(&self) -> u64 {
        self.passed_until(Instant::now())
    }

    fn passed_until(&self, instant: Instant) -> u64 {
        let passed = instant.saturating_duration_since(self.instant);
        u64::try_from(passed.as_millis()).unwrap_or(u64::MAX)
    }
}
