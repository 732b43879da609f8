//! What every keeper of streams promises: numbered entries, appended only where a stream ends.

use std::fmt;

use jadoube_ruling::Moment;

/// One entry of a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number in the stream, counted from nought.
    pub seq: u64,
    /// When it was written.
    pub at: Moment,
    /// What it says.
    pub body: String,
}

/// An entry to be appended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The stream.
    pub stream: String,
    /// The number that is expected to be the next.
    pub expected: u64,
    /// When it was written.
    pub at: Moment,
    /// What it says.
    pub body: String,
    /// When somebody must look at the stream again.
    pub due: Due,
}

/// When somebody must look at a stream again, whoever is alive then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// As before.
    Unchanged,
    /// Never, as things stand.
    Never,
    /// At a moment.
    At(Moment),
}

/// A keeper of streams. What it has answered for is on the disk.
///
/// The key (stream, number) is the lock: of two writers who expect the same number one is first, and
/// the other learns that the stream has gone on. Entries are never changed or taken away.
pub trait Streams: Send {
    /// Appends each entry whose number is the next of its stream, all in one transaction. Tells for
    /// each whether it was. A batch names a stream once at most.
    fn append_all(&mut self, batch: &[Append]) -> Result<Vec<bool>, StoreError>;

    /// The entries of a stream from a number on.
    fn read(&mut self, stream: &str, from: u64) -> Result<Vec<Entry>, StoreError>;

    /// The names of the streams that begin so, in order.
    fn streams(&mut self, prefix: &str) -> Result<Vec<String>, StoreError>;

    /// The streams that are due until a moment, the longest overdue first.
    fn due(&mut self, until: Moment, limit: u32) -> Result<Vec<String>, StoreError>;

    /// Notes that somebody was alive at a moment.
    fn beat(&mut self, at: Moment) -> Result<(), StoreError>;

    /// The last moment at which somebody was alive.
    fn last_beat(&mut self) -> Result<Option<Moment>, StoreError>;

    /// The time at the database, if it has one that several nodes can share.
    fn time(&mut self) -> Result<Option<Moment>, StoreError>;

    /// The number by which others know this connection, where there are others.
    fn process(&self) -> i32 {
        0
    }
}

/// Why a store cannot be opened, read or written.
#[derive(Debug)]
pub enum StoreError {
    /// Somebody else was first: the stream has gone on.
    Conflict {
        /// The number that was expected to be the next.
        expected: u64,
        /// The number that is.
        next: u64,
    },
    /// The file is there already.
    Exists,
    /// There is no such file.
    Missing,
    /// The file is not a store, or one of a version that is not known.
    Foreign,
    /// The file is a store and damaged: what it says cannot be trusted.
    Damaged(String),
    /// The database has failed.
    #[cfg(feature = "sqlite")]
    Database(rusqlite::Error),
    /// The database server has failed.
    #[cfg(feature = "postgres")]
    Postgres(postgres::Error),
    /// The store has been closed, or cannot be reached for the time being.
    Unavailable(String),
}

impl StoreError {
    /// Whether somebody else holds the file just now, so that it is worth while to try again.
    pub fn is_busy(&self) -> bool {
        match self {
            #[cfg(feature = "sqlite")]
            StoreError::Database(error) => matches!(
                error.sqlite_error_code(),
                Some(rusqlite::ErrorCode::DatabaseBusy | rusqlite::ErrorCode::DatabaseLocked)
            ),
            _ => false,
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict { expected, next } => write!(
                f,
                "the journal has gone on: entry {expected} was expected to be the next, {next} is"
            ),
            StoreError::Exists => write!(f, "the file exists already"),
            StoreError::Missing => write!(f, "there is no such file"),
            StoreError::Foreign => write!(f, "this is no journal of this program"),
            StoreError::Damaged(how) => write!(f, "the file is damaged: {how}"),
            #[cfg(feature = "sqlite")]
            StoreError::Database(error) => write!(f, "{error}"),
            #[cfg(feature = "postgres")]
            StoreError::Postgres(error) => match error.as_db_error() {
                Some(db) => write!(f, "{}", db.message()),
                None => write!(f, "{error}"),
            },
            StoreError::Unavailable(why) => write!(f, "the journal cannot be reached: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}

/// Moments as databases keep them.
#[cfg(any(feature = "sqlite", feature = "postgres"))]
pub(crate) fn millis(at: Moment) -> i64 {
    i64::try_from(at.as_millis()).unwrap_or(i64::MAX)
}

/// Numbers as databases keep them.
#[cfg(any(feature = "sqlite", feature = "postgres"))]
pub(crate) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// And back.
#[cfg(any(feature = "sqlite", feature = "postgres"))]
pub(crate) fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}
