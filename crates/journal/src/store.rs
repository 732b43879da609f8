//! Streams of numbered entries in one SQLite file.
//!
//! Entries lie in the order in which they came, whatever their streams, so that those of a commit lie
//! together: a hundred boards that move at once write ten pages and not a hundred. Each entry names
//! the one before it in its stream, and a small table says where each stream ends. An entry is
//! appended only if the number that the writer expects is still the next one there. Entries are never
//! changed or taken away; the file itself refuses to.

use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use crate::chain::{BEGINNING, Link, link, link_of};
use crate::streams::{millis, signed, unsigned};
use crate::{Append, Due, Entry, StoreError, Streams};
use jadoube_ruling::Moment;
use rusqlite::{
    Connection, OpenFlags, OptionalExtension, Transaction, TransactionBehavior, params,
};

/// Marks the file as one of ours.
const APPLICATION: i32 = 0x4a41_4455;
/// The version of the tables.
const VERSION: i32 = 4;

/// The steps from one version of the tables to the next.
const STEPS: [Step; 4] = [
    Step::Sql(ENTRIES),
    Step::Sql(DUE),
    Step::Chain,
    Step::Sql(ARRIVAL),
];

/// A step from one version of the tables to the next.
#[derive(Clone, Copy)]
enum Step {
    Sql(&'static str),
    /// From here on every entry is tied to those before it; what is there already is tied once.
    Chain,
}

/// Every so many entries of a stream one can be found without going through all that came after it.
const MILE: u64 = 64;

const ENTRIES: &str = "
    create table entry (
        stream text not null,
        seq integer not null check (seq >= 0),
        at integer not null,
        body text not null,
        primary key (stream, seq)
    ) without rowid;
    create trigger entry_is_kept before delete on entry
        begin select raise(abort, 'entries are never taken away'); end;
    create trigger entry_is_lasting before update on entry
        begin select raise(abort, 'entries are never changed'); end;
";

const DUE: &str = "
    create table due (
        stream text primary key,
        at integer not null
    ) without rowid;
    create index due_at on due (at);
    create table beat (
        one integer primary key check (one = 1),
        at integer not null
    );
";

const CHAIN: &str = "
    alter table entry add column link blob;
    drop trigger if exists entry_is_lasting;
";

/// Entries were kept by their streams; from here on they are kept as they come.
const ARRIVAL: &str = "
    drop trigger if exists entry_is_kept;
    alter table entry rename to entry_by_stream;
    create table entry (
        place integer primary key,
        stream text not null,
        seq integer not null check (seq >= 0),
        at integer not null,
        body text not null,
        link blob,
        before integer
    );
    insert into entry (place, stream, seq, at, body, link, before)
        select place, stream, seq, at, body, link, iif(seq = 0, null, place - 1)
        from (select row_number() over (order by stream, seq) as place, * from entry_by_stream);
    drop table entry_by_stream;
    create table stream (
        name text primary key,
        next integer not null,
        last integer not null,
        link blob
    ) without rowid;
    insert into stream select stream, max(seq) + 1, place, link from entry group by stream;
    create table mile (
        stream text not null,
        seq integer not null,
        place integer not null,
        primary key (stream, seq)
    ) without rowid;
    insert into mile select stream, seq, place from entry where seq > 0 and seq % 64 = 0;
    drop index due_at;
";

/// The file refuses to take entries away, except for the moment in which an operator has asked for it.
const KEPT: &str = "
    create trigger entry_is_kept before delete on entry
        begin select raise(abort, 'entries are never taken away'); end;
";

const LASTING: &str = "
    create trigger entry_is_lasting before update on entry
        begin select raise(abort, 'entries are never changed'); end;
";

/// What a store is for, which decides how it writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// One file that can be copied at any time between two commands.
    OneFile,
    /// Many writers and readers at once: a log is kept beside the file while it is open.
    Server,
}

/// Streams of entries in a file.
#[derive(Debug)]
pub struct Store {
    connection: Connection,
    /// The file of a server, which must stay where it is: its name, device and number.
    file: Option<(PathBuf, (u64, u64))>,
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::NotADatabase) => StoreError::Foreign,
            Some(rusqlite::ErrorCode::DatabaseCorrupt) => StoreError::Damaged(error.to_string()),
            _ => StoreError::Database(error),
        }
    }
}

impl Store {
    /// Makes a new file.
    pub fn create(path: &Path, usage: Use) -> Result<Store, StoreError> {
        if path.exists() {
            return Err(StoreError::Exists);
        }
        let connection = Connection::open(path)?;
        Store::ready(connection, path, usage)
    }

    /// Opens a file that is there.
    pub fn open(path: &Path, usage: Use) -> Result<Store, StoreError> {
        if !path.is_file() {
            return Err(StoreError::Missing);
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags)?;
        // The first look already may meet another writer.
        connection.busy_timeout(std::time::Duration::from_secs(5))?;
        if number(&connection, "application_id")? != APPLICATION {
            return Err(StoreError::Foreign);
        }
        let store = Store::ready(connection, path, usage)?;
        if usage == Use::OneFile {
            store.is_sound()?;
        }
        Ok(store)
    }

    fn ready(connection: Connection, path: &Path, usage: Use) -> Result<Store, StoreError> {
        let mut store = Store {
            connection,
            file: None,
        };
        store.prepare(usage)?;
        store.lay_out()?;
        if usage == Use::Server {
            store.file = inode(path).map(|inode| (path.to_path_buf(), inode));
        }
        Ok(store)
    }

    /// Whether the file still lies where it was opened. A file that was taken away is written to as
    /// before, and everything written is lost.
    fn is_there(&self) -> Result<(), StoreError> {
        match &self.file {
            Some((path, opened)) if inode(path) != Some(*opened) => Err(StoreError::Gone),
            _ => Ok(()),
        }
    }

    /// Whether every page of the file is where it should be. A file that is copied by hand can be
    /// cut or overwritten, and a reader that meets no broken page would see a shorter stream.
    pub fn is_sound(&self) -> Result<(), StoreError> {
        let found: String = self
            .connection
            .pragma_query_value(None, "integrity_check", |row| row.get(0))?;
        match found.as_str() {
            "ok" => Ok(()),
            _ => Err(StoreError::Damaged(found)),
        }
    }

    /// Opens a file, or makes it where there is none or an empty one: a server that was stopped
    /// before it had laid out its tables left nothing behind.
    pub fn open_or_create(path: &Path, usage: Use) -> Result<Store, StoreError> {
        make_private(path);
        let connection = Connection::open(path)?;
        let tables = "select count(*) from sqlite_schema";
        let tables: i64 = connection.query_row(tables, [], |row| row.get(0))?;
        if tables > 0 && number(&connection, "application_id")? != APPLICATION {
            return Err(StoreError::Foreign);
        }
        Store::ready(connection, path, usage)
    }

    /// Copies everything that is committed into another file, while others go on writing.
    pub fn backup(&self, to: &Path) -> Result<(), StoreError> {
        if to.exists() {
            return Err(StoreError::Exists);
        }
        make_private(to);
        let to = to.to_string_lossy();
        self.connection.execute("vacuum into ?", [to.as_ref()])?;
        Ok(())
    }

    /// A store that is gone with the program.
    pub fn in_memory() -> Result<Store, StoreError> {
        let connection = Connection::open_in_memory()?;
        let store = Store {
            connection,
            file: None,
        };
        store.lay_out()?;
        Ok(store)
    }

    fn prepare(&self, usage: Use) -> Result<(), StoreError> {
        let mode = match usage {
            Use::OneFile => "delete",
            Use::Server => "wal",
        };
        self.connection
            .busy_timeout(std::time::Duration::from_secs(5))?;
        self.connection
            .pragma_update_and_check(None, "journal_mode", mode, |_| Ok(()))?;
        // What was answered for must be on the disk.
        self.connection.pragma_update(None, "synchronous", "full")?;
        if usage == Use::Server {
            // Where streams end is written again with each act: those pages stay in memory (8 MiB are
            // enough for 100,000 streams), and the log is emptied into the file after as much.
            self.connection
                .pragma_update(None, "cache_size", -8 * 1024)?;
            self.connection
                .pragma_update(None, "wal_autocheckpoint", 2000)?;
        }
        Ok(())
    }

    /// Takes the steps that the file lacks, all of them or none.
    fn lay_out(&self) -> Result<(), StoreError> {
        if number(&self.connection, "user_version")? == VERSION {
            return Ok(());
        }
        self.connection.execute_batch("begin immediate")?;
        let laid = self.take_steps();
        let end = if laid.is_ok() { "commit" } else { "rollback" };
        self.connection.execute_batch(end)?;
        laid
    }

    fn take_steps(&self) -> Result<(), StoreError> {
        let found = number(&self.connection, "user_version")?;
        let done = usize::try_from(found).unwrap_or(usize::MAX);
        let known = VERSION;
        let steps = STEPS
            .get(done..)
            .ok_or(StoreError::Newer { found, known })?;
        for step in steps {
            match step {
                Step::Sql(step) => self.connection.execute_batch(step)?,
                Step::Chain => self.chain()?,
            }
        }
        self.connection.execute_batch(KEPT)?;
        self.connection.execute_batch(LASTING)?;
        self.connection
            .pragma_update(None, "application_id", APPLICATION)?;
        self.connection
            .pragma_update(None, "user_version", VERSION)?;
        Ok(())
    }

    /// Ties every entry to those before it.
    fn chain(&self) -> Result<(), StoreError> {
        self.connection.execute_batch(CHAIN)?;
        let mut names = self
            .connection
            .prepare("select stream from entry where seq = 0 order by stream")?;
        let mut read = self
            .connection
            .prepare("select seq, at, body from entry where stream = ? order by seq")?;
        let mut tie = self
            .connection
            .prepare("update entry set link = ?3 where stream = ?1 and seq = ?2")?;
        let names = names.query_map([], |row| row.get(0))?;
        for name in names.collect::<Result<Vec<String>, _>>()? {
            let mut before = BEGINNING;
            let entries = read.query_map([&name], |row| {
                Ok(Entry {
                    seq: unsigned(row.get(0)?),
                    at: Moment::from_millis(unsigned(row.get(1)?)),
                    body: row.get(2)?,
                })
            })?;
            for entry in entries.collect::<Result<Vec<_>, _>>()? {
                before = link(&before, &name, &entry);
                tie.execute(params![name, signed(entry.seq), before])?;
            }
        }
        Ok(())
    }

    /// Where a stream ends.
    fn end(&self, stream: &str) -> Result<End, StoreError> {
        let mut select = self
            .connection
            .prepare_cached("select next, last, link from stream where name = ?")?;
        let found = select.query_row([stream], |row| {
            let link: Option<Link> = row.get(2)?;
            Ok(End {
                next: unsigned(row.get(0)?),
                last: row.get(1)?,
                link: link.unwrap_or(BEGINNING),
            })
        });
        Ok(found.optional()?.unwrap_or(End::NONE))
    }

    /// Puts an entry where its stream ends, and gives the new end.
    fn put(&self, end: &End, stream: &str, at: Moment, body: &str) -> Result<End, StoreError> {
        let (seq, tied) = (end.next, link_of(&end.link, stream, end.next, at, body));
        let mut insert = self.connection.prepare_cached(
            "insert into entry (stream, seq, at, body, link, before) values (?, ?, ?, ?, ?, ?)",
        )?;
        let last = insert.insert(params![
            stream,
            signed(seq),
            millis(at),
            body,
            tied,
            end.last
        ])?;
        let mut go_on = self.connection.prepare_cached(
            "insert into stream (name, next, last, link) values (?, ?, ?, ?)
             on conflict do update set next = excluded.next, last = excluded.last, link = excluded.link",
        )?;
        go_on.execute(params![stream, signed(seq + 1), last, tied])?;
        if seq > 0 && seq % MILE == 0 {
            let mut mark = self
                .connection
                .prepare_cached("insert into mile (stream, seq, place) values (?, ?, ?)")?;
            mark.execute(params![stream, signed(seq), last])?;
        }
        Ok(End {
            next: seq + 1,
            last: Some(last),
            link: tied,
        })
    }

    /// Appends entries to a stream if `expected` is still its next number; all of them or none.
    pub fn append<'a>(
        &mut self,
        stream: &str,
        expected: u64,
        at: Moment,
        bodies: impl IntoIterator<Item = &'a str>,
    ) -> Result<(), StoreError> {
        self.at_once(|store| {
            let mut end = store.end(stream)?;
            let next = end.next;
            if next != expected {
                return Err(StoreError::Conflict { expected, next });
            }
            for body in bodies {
                end = store.put(&end, stream, at, body)?;
            }
            Ok(())
        })
    }

    /// Does everything in one transaction, or nothing of it.
    fn at_once<A>(
        &self,
        change: impl FnOnce(&Store) -> Result<A, StoreError>,
    ) -> Result<A, StoreError> {
        let immediate = TransactionBehavior::Immediate;
        let transaction = Transaction::new_unchecked(&self.connection, immediate)?;
        let answer = change(self)?;
        transaction.commit()?;
        Ok(answer)
    }

    /// The entries of a stream from a number on.
    pub fn read(&self, stream: &str, from: u64) -> Result<Vec<Entry>, StoreError> {
        self.some(stream, from, u32::MAX)
    }

    fn some(&self, stream: &str, from: u64, number: u32) -> Result<Vec<Entry>, StoreError> {
        let to = from.saturating_add(number.into());
        let found = self.chained(stream, from, to)?;
        Ok(found.into_iter().map(|(entry, _)| entry).collect())
    }

    /// The entries of a stream from a number on, up to another, with their links: from the last one back.
    fn chained(
        &self,
        stream: &str,
        from: u64,
        to: u64,
    ) -> Result<Vec<(Entry, Option<Link>)>, StoreError> {
        // What is read is one state of the file, and locked once.
        let _state = self.connection.unchecked_transaction()?;
        let mut select = self.connection.prepare_cached(
            "select at, body, link, before from entry where place = ? and stream = ? and seq = ?",
        )?;
        let (mut next, mut place) = self.near(stream, to)?;
        let mut found = Vec::new();
        while next > from {
            let seq = next - 1;
            let lacking = || StoreError::Lacking {
                stream: stream.to_owned(),
                seq,
            };
            let here = params![place, stream, signed(seq)];
            let row = select.query_row(here, |row| {
                let (at, body) = (Moment::from_millis(unsigned(row.get(0)?)), row.get(1)?);
                Ok((Entry { seq, at, body }, row.get(2)?, row.get(3)?))
            });
            let (entry, link, before) = row.optional()?.ok_or_else(lacking)?;
            if seq < to {
                found.push((entry, link));
            }
            (next, place) = (seq, before);
        }
        found.reverse();
        Ok(found)
    }

    /// A number not far beyond one in a stream, or the number after its last, and the place of the entry
    /// before that.
    fn near(&self, stream: &str, to: u64) -> Result<(u64, Option<i64>), StoreError> {
        let mut select = self.connection.prepare_cached(
            "select seq + 1, place from mile where stream = ? and seq >= ? order by seq limit 1",
        )?;
        let to = i64::try_from(to).unwrap_or(i64::MAX);
        let mile = select.query_row(params![stream, to], |row| {
            Ok((unsigned(row.get(0)?), row.get(1)?))
        });
        match mile.optional()? {
            Some(mile) => Ok(mile),
            None => self.end(stream).map(|end| (end.next, end.last)),
        }
    }

    /// Takes a stream away.
    fn forget(&self, stream: &str) -> Result<(), StoreError> {
        let delete = "delete from entry where place = ? and stream = ? returning before";
        let mut delete = self.connection.prepare(delete)?;
        let mut place = self.end(stream)?.last;
        while let Some(here) = place {
            let before = delete.query_row(params![here, stream], |row| row.get(0));
            place = before.optional()?.flatten();
        }
        for rest in [
            "delete from stream where name = ?",
            "delete from mile where stream = ?",
            "delete from due where stream = ?",
        ] {
            self.connection.execute(rest, [stream])?;
        }
        Ok(())
    }

    /// The names of all streams.
    pub fn streams(&self) -> Result<Vec<String>, StoreError> {
        let mut select = self
            .connection
            .prepare_cached("select name from stream order by name")?;
        let names = select.query_map([], |row| row.get(0))?;
        Ok(names.collect::<Result<_, _>>()?)
    }

    /// The number that the next entry of a stream will have.
    pub fn next(&self, stream: &str) -> Result<u64, StoreError> {
        Ok(self.end(stream)?.next)
    }

    fn due_at(&self, stream: &str, due: Due) -> Result<(), StoreError> {
        match due {
            Due::Unchanged => {}
            Due::Never => {
                let never = "delete from due where stream = ?";
                self.connection.prepare_cached(never)?.execute([stream])?;
            }
            Due::At(at) => {
                let mut later = self.connection.prepare_cached(
                    "insert into due (stream, at) values (?, ?)
                     on conflict (stream) do update set at = excluded.at",
                )?;
                later.execute(params![stream, millis(at)])?;
            }
        }
        Ok(())
    }
}

/// Where a stream ends.
struct End {
    /// The number that the next entry will have.
    next: u64,
    /// The place of the last entry.
    last: Option<i64>,
    /// What the next one will be tied to.
    link: Link,
}

impl End {
    /// Nothing is there yet.
    const NONE: End = End {
        next: 0,
        last: None,
        link: BEGINNING,
    };
}

impl Streams for Store {
    fn append_all(&mut self, batch: &[Append]) -> Result<Vec<bool>, StoreError> {
        self.is_there()?;
        self.at_once(|store| {
            let mut kept = Vec::with_capacity(batch.len());
            for one in batch {
                let end = store.end(&one.stream)?;
                kept.push(end.next == one.expected);
                if end.next == one.expected {
                    store.put(&end, &one.stream, one.at, &one.body)?;
                    store.due_at(&one.stream, one.due)?;
                }
            }
            Ok(kept)
        })
    }

    fn take_away(
        &mut self,
        streams: &[String],
        entries: u64,
        record: &Append,
    ) -> Result<bool, StoreError> {
        self.is_there()?;
        self.at_once(|store| {
            let end = store.end(&record.stream)?;
            let first = streams.first().map_or("", String::as_str);
            if end.next != record.expected || store.end(first)?.next != entries {
                return Ok(false);
            }
            let connection = &store.connection;
            connection.execute_batch("drop trigger entry_is_kept")?;
            for stream in streams {
                store.forget(stream)?;
            }
            connection.execute_batch(KEPT)?;
            store.put(&end, &record.stream, record.at, &record.body)?;
            Ok(true)
        })
    }

    fn read_some(
        &mut self,
        stream: &str,
        from: u64,
        number: u32,
    ) -> Result<Vec<Entry>, StoreError> {
        self.some(stream, from, number)
    }

    fn read_chained(&mut self, stream: &str) -> Result<Vec<(Entry, Option<Link>)>, StoreError> {
        self.chained(stream, 0, u64::MAX)
    }

    fn streams(&mut self, prefix: &str) -> Result<Vec<String>, StoreError> {
        let mut select = self.connection.prepare_cached(
            "select name from stream where substr(name, 1, length(?1)) = ?1 order by name",
        )?;
        let names = select.query_map([prefix], |row| row.get(0))?;
        Ok(names.collect::<Result<_, _>>()?)
    }

    fn due(&mut self, until: Moment, limit: u32) -> Result<Vec<String>, StoreError> {
        let mut select = self
            .connection
            .prepare_cached("select stream from due where at <= ?1 order by at limit ?2")?;
        let names = select.query_map(params![millis(until), limit], |row| row.get(0))?;
        Ok(names.collect::<Result<_, _>>()?)
    }

    fn finish(&mut self) -> Result<(), StoreError> {
        if self.file.is_some() {
            let done = |_: &rusqlite::Row<'_>| Ok(());
            self.connection
                .query_row("pragma wal_checkpoint(truncate)", [], done)?;
        }
        Ok(())
    }

    fn file(&self) -> Option<(u64, u64)> {
        self.file.as_ref().map(|(_, inode)| *inode)
    }

    fn beat(&mut self, at: Moment) -> Result<(), StoreError> {
        self.is_there()?;
        self.connection.execute(
            "insert into beat (one, at) values (1, ?1)
             on conflict (one) do update set at = max(at, excluded.at)",
            [millis(at)],
        )?;
        Ok(())
    }

    fn last_beat(&mut self) -> Result<Option<Moment>, StoreError> {
        let at: Option<i64> = self
            .connection
            .query_row("select at from beat", [], |row| row.get(0))
            .optional()?;
        Ok(at.map(|at| Moment::from_millis(unsigned(at))))
    }

    fn time(&mut self) -> Result<Option<Moment>, StoreError> {
        Ok(None)
    }
}

/// The device and number of a file; none if there is none.
pub(crate) fn inode(path: &Path) -> Option<(u64, u64)> {
    let found = std::fs::metadata(path).ok()?;
    Some((found.dev(), found.ino()))
}

fn number(connection: &Connection, pragma: &str) -> Result<i32, StoreError> {
    let row = |row: &rusqlite::Row<'_>| row.get(0);
    Ok(connection.pragma_query_value(None, pragma, row)?)
}

/// Makes an empty file that only its owner reads and writes, where there is none: games hold names
/// and the fingerprints of secrets. SQLite gives the files beside it the same rights.
fn make_private(path: &Path) {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    // A file that is there keeps its rights; where none can be made SQLite says why.
    let _ = options.open(path);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bodies(store: &Store, stream: &str) -> Vec<String> {
        let entries = store.read(stream, 0).unwrap();
        entries.into_iter().map(|entry| entry.body).collect()
    }

    #[test]
    fn a_stream_is_appended_to_only_where_it_ends() {
        let mut store = Store::in_memory().unwrap();
        store.append("a", 0, Moment::ZERO, ["one", "two"]).unwrap();
        store.append("b", 0, Moment::ZERO, ["other"]).unwrap();
        let late = store.append("a", 1, Moment::ZERO, ["late"]);
        assert!(matches!(
            late,
            Err(StoreError::Conflict {
                expected: 1,
                next: 2
            })
        ));
        store
            .append("a", 2, Moment::from_millis(7), ["three"])
            .unwrap();
        assert_eq!(bodies(&store, "a"), ["one", "two", "three"]);
        assert_eq!(store.read("a", 2).unwrap()[0].at, Moment::from_millis(7));
        assert_eq!(store.streams().unwrap(), ["a", "b"]);
        assert_eq!(store.next("c").unwrap(), 0);
    }

    #[test]
    fn the_file_itself_keeps_what_was_written() {
        let mut store = Store::in_memory().unwrap();
        store.append("a", 0, Moment::ZERO, ["one"]).unwrap();
        for change in ["update entry set body = 'x'", "delete from entry"] {
            assert!(store.connection.execute(change, []).is_err(), "{change}");
        }
        assert_eq!(bodies(&store, "a"), ["one"]);
    }

    #[test]
    fn two_writers_of_one_file_cannot_both_be_first() {
        let folder = std::env::temp_dir().join(format!("jadoube-store-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("two.db");
        let _ = std::fs::remove_file(&path);
        let mut first = Store::create(&path, Use::OneFile).unwrap();
        let mut second = Store::open(&path, Use::OneFile).unwrap();
        first.append("a", 0, Moment::ZERO, ["mine"]).unwrap();
        assert!(matches!(
            second.append("a", 0, Moment::ZERO, ["mine too"]),
            Err(StoreError::Conflict { .. })
        ));
        assert_eq!(bodies(&second, "a"), ["mine"]);
        assert!(matches!(
            Store::create(&path, Use::OneFile),
            Err(StoreError::Exists)
        ));
        let text = folder.join("text.db");
        std::fs::write(&text, "this is no database at all, only some words").unwrap();
        assert!(matches!(
            Store::open(&text, Use::OneFile),
            Err(StoreError::Foreign)
        ));
        assert!(matches!(
            Store::open(&folder.join("none.db"), Use::OneFile),
            Err(StoreError::Missing)
        ));
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_reads_what_a_server_keeps() {
        use std::os::unix::fs::PermissionsExt;
        let folder = std::env::temp_dir().join(format!("jadoube-rights-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        let (data, copy) = (folder.join("club.db"), folder.join("copy.db"));
        let mut store = Store::open_or_create(&data, Use::Server).unwrap();
        store.append("a", 0, Moment::ZERO, ["one"]).unwrap();
        store.backup(&copy).unwrap();
        let mut found = 0;
        for entry in std::fs::read_dir(&folder).unwrap() {
            let entry = entry.unwrap();
            let rights = entry.metadata().unwrap().permissions().mode() & 0o777;
            assert_eq!(rights, 0o600, "{:?}", entry.path());
            found += 1;
        }
        assert!(
            found >= 3,
            "the data, what is written beside it, and the copy"
        );
        assert_eq!(
            bodies(&Store::open(&copy, Use::Server).unwrap(), "a"),
            ["one"]
        );
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
