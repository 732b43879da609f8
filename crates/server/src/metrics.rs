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
    pub commit: Histogram,
    pub act: Histogram,
}

/// The upper ends of the classes of a histogram, in microseconds; the last one has none.
const CLASSES: [u64; 12] = [
    1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000,
    10_000_000,
];

/// How often something took how long.
#[derive(Debug, Default)]
pub(crate) struct Histogram {
    classes: [AtomicU64; CLASSES.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    /// Notes how long something took.
    pub(crate) fn took(&self, span: Duration) {
        let micros = u64::try_from(span.as_micros()).unwrap_or(u64::MAX);
        let class = CLASSES.partition_point(|end| *end < micros);
        if let Some(class) = self.classes.get(class) {
            count(class);
        }
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// The text that Prometheus reads: in seconds, each class with those below it.
    fn write(&self, out: &mut String, name: &str, help: &str) {
        let seconds = |micros: u64| micros as f64 / 1e6;
        let ends = CLASSES.iter().map(|end| seconds(*end).to_string());
        let mut below = 0;
        // Writing to a string cannot fail.
        let _ = writeln!(
            out,
            "# HELP jadoube_{name} {help}\n# TYPE jadoube_{name} histogram"
        );
        for (class, end) in self.classes.iter().zip(ends.chain(["+Inf".to_owned()])) {
            below += class.load(Ordering::Relaxed);
            let _ = writeln!(out, "jadoube_{name}_bucket{{le=\"{end}\"}} {below}");
        }
        let sum = seconds(self.micros.load(Ordering::Relaxed));
        let _ = writeln!(
            out,
            "jadoube_{name}_sum {sum}\njadoube_{name}_count {below}"
        );
    }
}

/// What a node measures at the moment at which it is asked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gauges {
    pub commits: u64,
    /// How often the streams were read.
    pub reads: u64,
    pub lines: usize,
    /// How long ago something was kept.
    pub silent: Duration,
    /// What is free on the disk of the file, in bytes.
    pub free: Option<u64>,
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
    /// The text that Prometheus reads.
    pub(crate) fn text(&self, gauges: Gauges) -> String {
        let commits = AtomicU64::new(gauges.commits);
        let reads = AtomicU64::new(gauges.reads);
        let counters = [
            (
                "commits_total",
                "Commits that entries have shared",
                &commits,
            ),
            ("reads_total", "Reads of the journal", &reads),
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
        let silent = gauges.silent.as_secs_f64().to_string();
        let free = gauges.free.map(|free| free.to_string());
        let measured = [
            ("lines", "Open lines", Some(gauges.lines.to_string())),
            ("rooms", "Games in memory", Some(rooms)),
            (
                "last_kept_seconds",
                "How long ago the journal kept something",
                Some(silent),
            ),
            ("disk_free_bytes", "Free on the disk of the file", free),
        ];
        for (name, help, value) in measured {
            let Some(value) = value else { continue };
            let _ = writeln!(
                out,
                "# HELP jadoube_{name} {help}\n# TYPE jadoube_{name} gauge\njadoube_{name} {value}"
            );
        }
        let what = "From asking the journal to keep an entry to its answer";
        self.commit.write(&mut out, "commit_seconds", what);
        let what = "From the arrival of a message to its answer";
        self.act.write(&mut out, "act_seconds", what);
        out
    }
}
