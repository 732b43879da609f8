//! Figures for Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Counters and gauges of this node.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub acts: AtomicU64,
    pub refusals: AtomicU64,
    pub faults: AtomicU64,
    pub conflicts: AtomicU64,
    pub not_kept: AtomicU64,
    pub flags: AtomicU64,
    pub lag_given: AtomicU64,
    pub given_back: AtomicU64,
    pub games: AtomicU64,
    pub rooms: AtomicI64,
    pub commit_micros: AtomicU64,
}

/// Counts one more.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

/// A gauge that is one higher for as long as this lives.
pub(crate) struct Held<'a>(&'a AtomicI64);

impl<'a> Held<'a> {
    pub(crate) fn new(gauge: &'a AtomicI64) -> Held<'a> {
        gauge.fetch_add(1, Ordering::Relaxed);
        Held(gauge)
    }
}

impl Drop for Held<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Metrics {
    /// Notes how long a commit was waited for.
    pub(crate) fn commit_took(&self, waited: Duration) {
        let micros = u64::try_from(waited.as_micros()).unwrap_or(u64::MAX);
        self.commit_micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// The text that Prometheus reads.
    pub(crate) fn text(&self, commits: u64, lines: usize) -> String {
        let commits = AtomicU64::new(commits);
        let counters = [
            (
                "commits_total",
                "Commits that entries have shared",
                &commits,
            ),
            ("acts_total", "Acts that were kept", &self.acts),
            (
                "refusals_total",
                "Requests that were refused",
                &self.refusals,
            ),
            (
                "faults_total",
                "Messages that could not be dealt with",
                &self.faults,
            ),
            (
                "conflicts_total",
                "Appends that another node was before",
                &self.conflicts,
            ),
            (
                "not_kept_total",
                "Acts that the journal could not keep",
                &self.not_kept,
            ),
            (
                "clock_calls_total",
                "Acts of the program when time had passed",
                &self.flags,
            ),
            (
                "lag_given_milliseconds_total",
                "Time given back to slow lines",
                &self.lag_given,
            ),
            (
                "given_back_total",
                "Times that the server could not serve and gave time back to a game",
                &self.given_back,
            ),
            ("games_total", "Games created", &self.games),
            (
                "commit_microseconds_total",
                "Time spent waiting for commits",
                &self.commit_micros,
            ),
        ];
        let mut out = String::new();
        for (name, help, value) in counters {
            let value = value.load(Ordering::Relaxed);
            // Writing to a string cannot fail.
            let _ = writeln!(
                out,
                "# HELP jadoube_{name} {help}\n# TYPE jadoube_{name} counter\njadoube_{name} {value}"
            );
        }
        let rooms = self.rooms.load(Ordering::Relaxed).to_string();
        for (name, help, value) in [
            ("lines", "Open lines", lines.to_string()),
            ("rooms", "Games in memory", rooms),
        ] {
            let _ = writeln!(
                out,
                "# HELP jadoube_{name} {help}\n# TYPE jadoube_{name} gauge\njadoube_{name} {value}"
            );
        }
        out
    }
}
