//! One door to the streams for a whole program: a batching writer, a few readers, a listener.
//!
//! Entries of different streams that wait at the same time share one commit. That is what makes many
//! games durable at once on one disk.

use std::path::PathBuf;
use std::sync::atomic::{AtomicI32, AtomicU64, Ordering};
use std::sync::mpsc;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use jadoube_ruling::Moment;
use tokio::sync::{mpsc as line, oneshot};

use crate::postgres::{Notice, Postgres, listen};
use crate::store::{Store, Use};
use crate::{Append, Memory, StoreError, Streams};

/// At most so many entries share a commit.
const BATCH: usize = 256;
/// After a commit of so many entries the next one waits a moment for company.
const COMPANY: usize = 8;
/// That moment.
const GATHERING: Duration = Duration::from_millis(2);
const READERS: usize = 2;
/// How often a lost database is looked for before an append is given up.
const TRIES: u32 = 20;

/// Where streams are kept.
#[derive(Clone, Debug)]
pub enum Place {
    /// In memory, gone with the program.
    Memory(Memory),
    /// In an SQLite file, made if it is missing.
    Sqlite(PathBuf),
    /// In a PostgreSQL database.
    Postgres(String),
}

impl Place {
    /// A connection of one's own.
    pub fn open(&self) -> Result<Box<dyn Streams>, StoreError> {
        Ok(match self {
            Place::Memory(memory) => Box::new(memory.clone()),
            Place::Sqlite(path) => Box::new(Store::open_or_create(path, Use::Server)?),
            Place::Postgres(url) => Box::new(Postgres::open(url)?),
        })
    }
}

/// Streams, for use by many tasks at once. A clone is another handle.
#[derive(Clone, Debug)]
pub struct Journal {
    place: Place,
    keeper: Keeper,
    commits: Arc<AtomicU64>,
    /// The number of the writer's connection.
    process: Arc<AtomicI32>,
}

/// Who works on the streams.
#[derive(Clone, Debug)]
enum Keeper {
    /// Whoever asks: what lies in memory keeps nobody waiting.
    Direct(Memory),
    /// Threads with connections of their own.
    Threads {
        writer: mpsc::Sender<Write>,
        readers: mpsc::Sender<Job>,
    },
}

type Answer = oneshot::Sender<Result<bool, StoreError>>;
type Job = Box<dyn FnOnce(&mut dyn Streams) + Send>;

enum Write {
    Append(Append, Answer),
    Beat(Moment),
}

impl Journal {
    /// Opens the streams and starts the threads that work on them.
    pub fn open(place: Place) -> Result<Journal, StoreError> {
        if let Place::Memory(memory) = &place {
            return Ok(Journal {
                keeper: Keeper::Direct(memory.clone()),
                place,
                commits: Arc::default(),
                process: Arc::default(),
            });
        }
        let (writer, writes) = mpsc::channel();
        let connection = open_apart(&place)?;
        let commits = Arc::new(AtomicU64::new(0));
        let process = Arc::new(AtomicI32::new(connection.process()));
        spawn("journal-writer", {
            let writer = Writer {
                place: place.clone(),
                connection,
                commits: Arc::clone(&commits),
                process: Arc::clone(&process),
            };
            move || writer.work(&writes)
        })?;
        let (readers, jobs) = mpsc::channel::<Job>();
        let jobs = Arc::new(Mutex::new(jobs));
        for _ in 0..READERS {
            let (place, jobs) = (place.clone(), Arc::clone(&jobs));
            let connection = open_apart(&place)?;
            spawn("journal-reader", move || read_on(&place, connection, &jobs))?;
        }
        Ok(Journal {
            place,
            keeper: Keeper::Threads { writer, readers },
            commits,
            process,
        })
    }

    /// Whether other programs may write to the same streams.
    pub const fn is_shared(&self) -> bool {
        matches!(self.place, Place::Postgres(_))
    }

    /// How many commits entries have shared so far.
    pub fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// Appends an entry. True: it is on the disk. False: the stream has gone on.
    pub async fn append(&self, append: Append) -> Result<bool, StoreError> {
        let writer = match &self.keeper {
            Keeper::Direct(memory) => {
                self.commits.fetch_add(1, Ordering::Relaxed);
                return Ok(memory.clone().append_all(&[append])? == [true]);
            }
            Keeper::Threads { writer, .. } => writer,
        };
        let (answer, kept) = oneshot::channel();
        let sent = writer.send(Write::Append(append, answer));
        sent.map_err(|_| closed())?;
        kept.await.map_err(|_| closed())?
    }

    /// Notes that this program is alive, without waiting.
    pub fn beat(&self, at: Moment) {
        // A beat that is lost is followed by another, and a writer that has ended needs none.
        match &self.keeper {
            Keeper::Direct(memory) => drop(memory.clone().beat(at)),
            Keeper::Threads { writer, .. } => drop(writer.send(Write::Beat(at))),
        }
    }

    /// Reads something.
    pub async fn with<T: Send + 'static>(
        &self,
        read: impl FnOnce(&mut dyn Streams) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let readers = match &self.keeper {
            Keeper::Direct(memory) => return read(&mut memory.clone()),
            Keeper::Threads { readers, .. } => readers,
        };
        let (answer, found) = oneshot::channel();
        let job: Job = Box::new(move |streams| {
            // Whoever asked may have gone away.
            let _ = answer.send(read(streams));
        });
        readers.send(job).map_err(|_| closed())?;
        found.await.map_err(|_| closed())?
    }

    /// What other nodes append from now on; none where only this program writes.
    pub fn listen(&self) -> Option<line::UnboundedReceiver<Notice>> {
        let Place::Postgres(url) = self.place.clone() else {
            return None;
        };
        let (tell, heard) = line::unbounded_channel();
        let own = Arc::clone(&self.process);
        spawn("journal-listener", move || {
            listen(&url, &own, |notice| tell.send(notice).is_ok());
        })
        .ok()?;
        Some(heard)
    }
}

/// Connects on a thread of its own: the client of PostgreSQL waits in a way that no task may.
fn open_apart(place: &Place) -> Result<Box<dyn Streams>, StoreError> {
    let opened = thread::scope(|scope| scope.spawn(|| place.open()).join());
    opened.unwrap_or_else(|_| Err(StoreError::Unavailable("no connection".to_owned())))
}

fn closed() -> StoreError {
    StoreError::Unavailable("it was closed".to_owned())
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<(), StoreError> {
    let thread = thread::Builder::new().name(name.to_owned()).spawn(work);
    thread
        .map(drop)
        .map_err(|error| StoreError::Unavailable(error.to_string()))
}

fn read_on(place: &Place, connection: Box<dyn Streams>, jobs: &Mutex<mpsc::Receiver<Job>>) {
    let mut connection = connection;
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        // A connection that has been lost shows itself by the cheapest question.
        if connection.time().is_err()
            && let Ok(again) = place.open()
        {
            connection = again;
        }
        job(connection.as_mut());
    }
}

struct Writer {
    place: Place,
    connection: Box<dyn Streams>,
    commits: Arc<AtomicU64>,
    process: Arc<AtomicI32>,
}

impl Writer {
    fn work(mut self, writes: &mpsc::Receiver<Write>) {
        let mut waiting = Vec::new();
        let mut last = 0;
        loop {
            if waiting.is_empty() {
                match writes.recv() {
                    Ok(write) => waiting.push(write),
                    Err(_) => return,
                }
            }
            if last >= COMPANY {
                // Many write now: those who are about to join share the price of a commit.
                thread::sleep(GATHERING);
            }
            while waiting.len() < BATCH {
                match writes.try_recv() {
                    Ok(write) => waiting.push(write),
                    Err(_) => break,
                }
            }
            last = waiting.len();
            waiting = self.write(waiting);
        }
    }

    /// Writes one batch and gives back what must wait for the next: a second entry of a stream.
    fn write(&mut self, waiting: Vec<Write>) -> Vec<Write> {
        let (mut batch, mut answers, mut later) = (Vec::<Append>::new(), Vec::new(), Vec::new());
        let mut streams = std::collections::HashSet::new();
        for write in waiting {
            match write {
                Write::Beat(at) => {
                    // A beat that is lost is followed by another.
                    let _ = self.connection.beat(at);
                }
                Write::Append(append, answer) if streams.insert(append.stream.clone()) => {
                    batch.push(append);
                    answers.push(answer);
                }
                second => later.push(second),
            }
        }
        if batch.is_empty() {
            return later;
        }
        self.commits.fetch_add(1, Ordering::Relaxed);
        let kept = match self.connection.append_all(&batch) {
            Ok(kept) => Ok(kept),
            Err(error) => self.settle(&batch, error),
        };
        match kept {
            Ok(kept) => {
                for (answer, kept) in answers.into_iter().zip(kept) {
                    let _ = answer.send(Ok(kept));
                }
            }
            Err(error) => {
                let why = error.to_string();
                for answer in answers {
                    let _ = answer.send(Err(StoreError::Unavailable(why.clone())));
                }
            }
        }
        later
    }

    /// The outcome of a commit is unknown when the connection is lost in it: connect again, look
    /// which entries are there, and append the others.
    fn settle(&mut self, batch: &[Append], error: StoreError) -> Result<Vec<bool>, StoreError> {
        let mut last = error;
        for attempt in 0..TRIES {
            thread::sleep(Duration::from_millis(u64::from(attempt.min(10)) * 50));
            match self.again(batch) {
                Ok(kept) => return Ok(kept),
                Err(error) => last = error,
            }
        }
        Err(last)
    }

    fn again(&mut self, batch: &[Append]) -> Result<Vec<bool>, StoreError> {
        self.connection = self.place.open()?;
        let process = self.connection.process();
        self.process.store(process, Ordering::Relaxed);
        let mut kept = Vec::with_capacity(batch.len());
        for one in batch {
            let found = self.connection.read(&one.stream, one.expected)?;
            kept.push(match found.first() {
                Some(entry) => entry.body == one.body,
                None => self.connection.append_all(std::slice::from_ref(one))? == [true],
            });
        }
        Ok(kept)
    }
}
