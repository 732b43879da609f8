//! What every keeper of streams promises: numbered entries, appended only where a stream ends.

use jadoube_ruling::{Moment, Span};

use crate::chain::Link;

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

/// A node that has given no sign of life for so long says nothing about the time.
pub(crate) const FRESH: Span = Span::from_millis(1500);

/// A node's sign of life.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LifeSign {
    /// The name of the node, another one with every start.
    pub node: String,
    /// When it was given, by the time that the node keeps.
    pub at: Moment,
    /// Whether it is the last one: the node goes down of its own will.
    pub last: bool,
}

/// Where somebody sits, or sat last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sat {
    /// The node that serves him.
    pub node: String,
    /// The node's last sign of life, where it has given one.
    pub sign: Option<LifeSign>,
    /// When he got up of his own will.
    pub left: Option<Moment>,
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
    fn read(&mut self, stream: &str, from: u64) -> Result<Vec<Entry>, StoreError> {
        self.read_some(stream, from, u32::MAX)
    }

    /// So many entries of a stream from a number on.
    fn read_some(&mut self, stream: &str, from: u64, number: u32)
    -> Result<Vec<Entry>, StoreError>;

    /// All entries of a stream with the links that tie them to those before.
    fn read_chained(&mut self, stream: &str) -> Result<Vec<(Entry, Option<Link>)>, StoreError>;

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

    /// Notes a node's sign of life. Where one program has the streams to itself, it is any program's.
    fn sign(&mut self, sign: &LifeSign) -> Result<(), StoreError> {
        self.beat(sign.at)
    }

    /// The time now as the other nodes keep it: the last sign of life of the one that is ahead, and what
    /// has passed since by the clock of the database. None if none has given one lately.
    fn time_of_others(&mut self, _node: &str) -> Result<Option<Moment>, StoreError> {
        Ok(None)
    }

    /// Somebody is served by a node from now on. Gives where he was served before. Only streams that
    /// several nodes share keep it.
    fn sit(&mut self, _stream: &str, _who: &str, _node: &str) -> Result<Option<Sat>, StoreError> {
        Ok(None)
    }

    /// Somebody whom a node has served has gone away of his own will.
    fn get_up(
        &mut self,
        _stream: &str,
        _who: &str,
        _node: &str,
        _at: Moment,
    ) -> Result<(), StoreError> {
        Ok(())
    }

    /// Where somebody sits, or sat last.
    fn sits(&mut self, _stream: &str, _who: &str) -> Result<Option<Sat>, StoreError> {
        Ok(None)
    }

    /// Takes whole streams away, as an operator has asked for, together with the record of it: both or
    /// neither. The first of them must still have so many entries. False: it has gone on, or the stream
    /// of the record has. No server ever does this.
    fn take_away(
        &mut self,
        streams: &[String],
        entries: u64,
        record: &Append,
    ) -> Result<bool, StoreError>;

    /// Ends the work: what lies beside the streams is brought into them.
    fn finish(&mut self) -> Result<(), StoreError> {
        Ok(())
    }

    /// Which file the streams lie in, where they do: another file of the same name is not it.
    fn file(&self) -> Option<(u64, u64)> {
        None
    }

    /// The number by which others know this connection, where there are others.
    fn process(&self) -> i32 {
        0
    }
}

/// Why a store cannot be opened, read or written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was first: the stream has gone on.
    #[error("the journal has gone on: entry {expected} was expected to be the next, {next} is")]
    Conflict {
        /// The number that was expected to be the next.
        expected: u64,
        /// The number that is.
        next: u64,
    },
    /// The file is there already.
    #[error("the file exists already")]
    Exists,
    /// There is no such file.
    #[error("there is no such file")]
    Missing,
    /// It is not a store.
    #[error("this is no journal of this program")]
    Foreign,
    /// It was laid out by a newer program.
    #[error("this journal was laid out by a newer program: version {found}, known is {known}")]
    Newer {
        /// The version of its tables.
        found: i32,
        /// The last that this program knows.
        known: i32,
    },
    /// The file is a store and damaged: what it says cannot be trusted.
    #[error("the file is damaged: {0}")]
    Damaged(String),
    /// An entry of a stream is not where it should be.
    #[error("entry {seq} of {stream} is not in its place")]
    Lacking {
        /// The stream.
        stream: String,
        /// The number of the entry.
        seq: u64,
    },
    /// Another server has it open.
    #[error("another server has this journal open")]
    InUse,
    /// The file that was opened is not there any more, or another lies in its place.
    #[error("the file of the journal is gone, or another lies in its place")]
    Gone,
    /// The database has failed.
    #[cfg(feature = "sqlite")]
    #[error("{0}")]
    Database(#[source] rusqlite::Error),
    /// The database server has failed.
    #[cfg(feature = "postgres")]
    #[error("{}", in_words(.0))]
    Postgres(#[source] postgres::Error),
    /// The store has been closed, or cannot be reached for the time being.
    #[error("the journal cannot be reached: {0}")]
    Unavailable(String),
}

impl StoreError {
    /// What is wrong, for whoever may know that something is and not how the machine looks inside.
    pub fn plainly(&self) -> &'static str {
        match self {
            StoreError::Gone | StoreError::Missing => {
                "the file of the journal is gone, or another lies in its place"
            }
            #[cfg(feature = "sqlite")]
            StoreError::Database(error)
                if error.sqlite_error_code() == Some(rusqlite::ErrorCode::DiskFull) =>
            {
                "the disk is full"
            }
            _ => "the journal keeps nothing",
        }
    }

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

/// What the server says is plainer than what its client makes of it.
#[cfg(feature = "postgres")]
fn in_words(error: &postgres::Error) -> String {
    match error.as_db_error() {
        Some(said) => said.message().to_owned(),
        None => error.to_string(),
    }
}

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
