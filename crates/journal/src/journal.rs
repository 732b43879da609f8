//! One door to the streams for a whole program: a batching writer, a few readers, a listener.
//!
//! Entries of different streams that wait at the same time share one commit. That is what makes many
//! games durable at once on one disk.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI32, AtomicU64, Ordering};
use std::sync::mpsc;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use tokio::sync::{mpsc as line, oneshot};
use tokio::time::Instant;

use crate::postgres::{Notice, Postgres, listen};
use crate::store::{Store, Use, inode};
use crate::weather::{SharedMemory, Simulated, Weather};
use crate::{Append, LifeSign, Memory, StoreError, Streams};

/// At most so many entries share a commit.
const BATCH: usize = 256;
/// After a commit of so many entries the next one waits a moment for company.
const COMPANY: usize = 8;
/// That moment.
const GATHERING: Duration = Duration::from_millis(2);
const READERS: usize = 4;
/// Streams that have kept nothing for so long, though a sign of life is due four times a second, do not
/// work.
pub const SILENT: Duration = Duration::from_secs(1);
/// Whoever was turned away for so long has noticed a shorter silence too.
const DENIED: Duration = Duration::from_millis(250);
/// A connection that has just answered is there; one that was idle for so long is looked at first.
const IDLE: Duration = Duration::from_secs(1);
/// How often a lost database is looked for before an append is given up.
const TRIES: u32 = 20;

/// Where streams are kept.
#[derive(Clone, Debug)]
pub enum StoreUrl {
    /// In memory, gone with the program.
    Memory(Memory),
    /// In an SQLite file, made if it is missing.
    Sqlite(PathBuf),
    /// In a PostgreSQL database.
    Postgres(String),
    /// In memory that several nodes of this program share, in a weather of one's own.
    Simulated(SharedMemory, Arc<dyn Weather>),
}

impl StoreUrl {
    /// Another connection, to what is there: nothing is made.
    fn open_again(&self) -> Result<Box<dyn Streams>, StoreError> {
        match self {
            StoreUrl::Sqlite(path) => Ok(Box::new(Store::open(path, Use::Server)?)),
            _ => self.open(),
        }
    }

    /// A connection of one's own.
    pub fn open(&self) -> Result<Box<dyn Streams>, StoreError> {
        Ok(match self {
            StoreUrl::Memory(memory) => Box::new(memory.clone()),
            StoreUrl::Sqlite(path) => Box::new(Store::open_or_create(path, Use::Server)?),
            StoreUrl::Postgres(url) => Box::new(Postgres::open(url)?),
            StoreUrl::Simulated(streams, _) => Box::new(streams.memory.clone()),
        })
    }
}

/// Streams, for use by many tasks at once. A clone is another handle.
#[derive(Clone, Debug)]
pub struct Journal {
    place: StoreUrl,
    keeper: Keeper,
    commits: Arc<AtomicU64>,
    reads: Arc<AtomicU64>,
    /// The number of the writer's connection.
    process: Arc<AtomicI32>,
    keeping: Arc<Mutex<Keeping>>,
    /// The file that was opened.
    opened: Option<(u64, u64)>,
    /// One server at a time has a file open.
    _lock: Option<Arc<File>>,
}

/// A time in which nothing was kept, and somebody noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Silence {
    /// When something was kept before it; where it was short, when somebody was first turned away in it.
    pub from: Instant,
    /// When something was kept again.
    pub to: Instant,
}

/// How the streams are kept.
#[derive(Debug)]
struct Keeping {
    /// When something was kept last.
    last: Instant,
    /// What has been wrong since.
    trouble: Option<&'static str>,
    /// When somebody was first told since that the streams do not work.
    denied: Option<Instant>,
    /// Silences that are over and that nobody has asked about yet.
    silences: Vec<Silence>,
}

impl Keeping {
    fn new() -> Arc<Mutex<Keeping>> {
        Arc::new(Mutex::new(Keeping {
            last: Instant::now(),
            trouble: None,
            denied: None,
            silences: Vec::new(),
        }))
    }

    fn has_kept(&mut self) {
        let to = Instant::now();
        if let Some(from) = self.silent_since() {
            self.silences.push(Silence { from, to });
        }
        self.last = to;
        self.trouble = None;
        self.denied = None;
    }

    /// Since when nothing has been kept, where somebody has noticed.
    fn silent_since(&self) -> Option<Instant> {
        if self.last.elapsed() > SILENT {
            return Some(self.last);
        }
        self.denied.filter(|denied| denied.elapsed() > DENIED)
    }
}

fn locked(keeping: &Mutex<Keeping>) -> MutexGuard<'_, Keeping> {
    keeping.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Who works on the streams.
#[derive(Clone, Debug)]
enum Keeper {
    /// Whoever asks: what lies in memory keeps nobody waiting.
    Direct(Memory),
    /// The same, as the weather has it.
    Simulated(Simulated),
    /// Threads with connections of their own.
    Threads {
        writer: mpsc::Sender<Write>,
        readers: mpsc::Sender<Job>,
    },
}

type Answer = oneshot::Sender<Result<bool, StoreError>>;
/// Tells whether the connection did what was asked.
type Job = Box<dyn FnOnce(&mut dyn Streams) -> bool + Send>;

enum Write {
    Append(Append, Answer),
    LifeSign(LifeSign),
    Finish(oneshot::Sender<()>),
}

impl Journal {
    /// Opens the streams and starts the threads that work on them.
    pub fn open(place: StoreUrl) -> Result<Journal, StoreError> {
        let direct = match &place {
            StoreUrl::Memory(memory) => Some(Keeper::Direct(memory.clone())),
            StoreUrl::Simulated(streams, weather) => {
                let (streams, weather) = (streams.clone(), Arc::clone(weather));
                Some(Keeper::Simulated(Simulated::new(streams, weather)))
            }
            StoreUrl::Sqlite(_) | StoreUrl::Postgres(_) => None,
        };
        if let Some(keeper) = direct {
            return Ok(Journal {
                keeper,
                place,
                commits: Arc::default(),
                reads: Arc::default(),
                process: Arc::default(),
                keeping: Keeping::new(),
                opened: None,
                _lock: None,
            });
        }
        let lock = match &place {
            StoreUrl::Sqlite(path) => Some(Arc::new(lock(path)?)),
            _ => None,
        };
        let (writer, writes) = mpsc::channel();
        let connection = open_apart(&place)?;
        let commits = Arc::new(AtomicU64::new(0));
        let process = Arc::new(AtomicI32::new(connection.process()));
        let keeping = Keeping::new();
        let opened = connection.file();
        spawn("journal-writer", {
            let writer = Writer {
                place: place.clone(),
                file: opened,
                connection,
                commits: Arc::clone(&commits),
                process: Arc::clone(&process),
                keeping: Arc::clone(&keeping),
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
            reads: Arc::default(),
            process,
            keeping,
            opened,
            _lock: lock,
        })
    }

    /// Whether other programs may write to the same streams.
    pub const fn is_shared(&self) -> bool {
        match &self.place {
            StoreUrl::Memory(_) | StoreUrl::Sqlite(_) => false,
            StoreUrl::Postgres(_) => true,
            StoreUrl::Simulated(streams, _) => !streams.is_alone(),
        }
    }

    /// Whether everything is to happen in one thread, so that a seed plays it again.
    pub const fn is_simulated(&self) -> bool {
        matches!(self.place, StoreUrl::Simulated(..))
    }

    /// How many commits entries have shared so far.
    pub fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// How often the streams were read so far.
    pub fn reads(&self) -> u64 {
        self.reads.load(Ordering::Relaxed)
    }

    /// Appends an entry. True: it is on the disk. False: the stream has gone on.
    pub async fn append(&self, append: Append) -> Result<bool, StoreError> {
        let kept = self.try_append(append).await;
        self.answered(kept)
    }

    /// An answer, with a note for whoever measures silences if it is that the streams do not work.
    fn answered<T>(&self, answer: Result<T, StoreError>) -> Result<T, StoreError> {
        if answer.is_err() {
            locked(&self.keeping)
                .denied
                .get_or_insert_with(Instant::now);
        }
        answer
    }

    async fn try_append(&self, append: Append) -> Result<bool, StoreError> {
        let writer = match &self.keeper {
            Keeper::Direct(memory) => {
                self.commits.fetch_add(1, Ordering::Relaxed);
                return Ok(memory.clone().append_all(&[append])? == [true]);
            }
            Keeper::Simulated(simulated) => {
                self.commits.fetch_add(1, Ordering::Relaxed);
                return simulated.append(append).await;
            }
            Keeper::Threads { writer, .. } => writer,
        };
        let (answer, kept) = oneshot::channel();
        let sent = writer.send(Write::Append(append, answer));
        sent.map_err(|_| closed())?;
        kept.await.map_err(|_| closed())?
    }

    /// How long ago something was last kept, a sign of life at least. Nothing where nobody has to
    /// wait for it.
    pub fn silent_for(&self) -> Duration {
        match &self.keeper {
            Keeper::Direct(_) => Duration::ZERO,
            Keeper::Simulated(_) | Keeper::Threads { .. } => locked(&self.keeping).last.elapsed(),
        }
    }

    /// How long nothing has been kept by now, where that is long enough for somebody to notice.
    pub fn silence(&self) -> Option<Duration> {
        let since = match &self.keeper {
            Keeper::Direct(_) => None,
            Keeper::Simulated(_) | Keeper::Threads { .. } => locked(&self.keeping).silent_since(),
        };
        since.map(|since| since.elapsed())
    }

    /// The silences that have ended since somebody asked last. Whatever is kept after a silence is
    /// answered for only when it is among them.
    pub fn silences(&self) -> Vec<Silence> {
        std::mem::take(&mut locked(&self.keeping).silences)
    }

    /// What has been wrong since something was kept last, as far as it has shown.
    pub fn trouble(&self) -> Option<&'static str> {
        locked(&self.keeping).trouble
    }

    /// Whether the file that the streams lie in is where it was opened.
    pub fn is_there(&self) -> bool {
        self.file().is_none_or(|path| inode(path) == self.opened)
    }

    /// The file that the streams lie in, where they do.
    pub fn file(&self) -> Option<&Path> {
        match &self.place {
            StoreUrl::Sqlite(path) => Some(path),
            StoreUrl::Memory(_) | StoreUrl::Postgres(_) | StoreUrl::Simulated(..) => None,
        }
    }

    /// Waits for what is being written, and brings what lies beside the streams into them: the file of
    /// a server that has stopped holds everything.
    pub async fn finish(&self) {
        let Keeper::Threads { writer, .. } = &self.keeper else {
            return;
        };
        let (answer, finished) = oneshot::channel();
        if writer.send(Write::Finish(answer)).is_ok() {
            // A writer that has ended has nothing to finish.
            let _ = finished.await;
        }
    }

    /// Notes that a node is alive, without waiting.
    pub fn sign(&self, sign: LifeSign) {
        // A sign that is lost is followed by another, and a writer that has ended needs none.
        match &self.keeper {
            Keeper::Direct(memory) => drop(memory.clone().sign(&sign)),
            Keeper::Simulated(simulated) => {
                if simulated.weather.beats() {
                    drop(simulated.streams.memory.clone().sign(&sign));
                    locked(&self.keeping).has_kept();
                }
            }
            Keeper::Threads { writer, .. } => drop(writer.send(Write::LifeSign(sign))),
        }
    }

    /// Reads something.
    pub async fn with<T: Send + 'static>(
        &self,
        read: impl FnOnce(&mut dyn Streams) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let found = self.try_with(read).await;
        self.answered(found)
    }

    async fn try_with<T: Send + 'static>(
        &self,
        read: impl FnOnce(&mut dyn Streams) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.reads.fetch_add(1, Ordering::Relaxed);
        let readers = match &self.keeper {
            Keeper::Direct(memory) => return read(&mut memory.clone()),
            Keeper::Simulated(simulated) => {
                return match simulated.weather.read().await {
                    true => read(&mut simulated.streams.memory.clone()),
                    false => Err(StoreError::Unavailable("the weather is bad".to_owned())),
                };
            }
            Keeper::Threads { readers, .. } => readers,
        };
        let (answer, found) = oneshot::channel();
        let job: Job = Box::new(move |streams| {
            let found = read(streams);
            let works = found.is_ok();
            // Whoever asked may have gone away.
            let _ = answer.send(found);
            works
        });
        readers.send(job).map_err(|_| closed())?;
        found.await.map_err(|_| closed())?
    }

    /// What other nodes append from now on; none where only this program writes.
    pub fn listen(&self) -> Option<line::UnboundedReceiver<Notice>> {
        if let Keeper::Simulated(simulated) = &self.keeper {
            return self.is_shared().then(|| simulated.listen());
        }
        let StoreUrl::Postgres(url) = self.place.clone() else {
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

/// Two servers on one file would not hear of each other: the first one keeps a lock beside it.
fn lock(path: &Path) -> Result<File, StoreError> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".lock");
    let failed = |error: std::io::Error| StoreError::Unavailable(error.to_string());
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(beside)
        .map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

/// Connects on a thread of its own: the client of PostgreSQL waits in a way that no task may.
fn open_apart(place: &StoreUrl) -> Result<Box<dyn Streams>, StoreError> {
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

fn read_on(place: &StoreUrl, connection: Box<dyn Streams>, jobs: &Mutex<mpsc::Receiver<Job>>) {
    let mut connection = connection;
    let mut worked: Option<Instant> = None;
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        // A connection that has been lost shows itself by the cheapest question.
        let sure = worked.is_some_and(|worked| worked.elapsed() < IDLE);
        if !sure
            && connection.time().is_err()
            && let Ok(again) = place.open_again()
        {
            connection = again;
        }
        worked = job(connection.as_mut()).then(Instant::now);
    }
}

struct Writer {
    place: StoreUrl,
    /// The file that was opened.
    file: Option<(u64, u64)>,
    keeping: Arc<Mutex<Keeping>>,
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
        let mut finishing = None;
        for write in waiting {
            match write {
                Write::LifeSign(sign) => {
                    // One that is lost is followed by another.
                    match self.signed(&sign) {
                        Ok(()) => locked(&self.keeping).has_kept(),
                        Err(error) => self.has_trouble(&error),
                    }
                }
                Write::Finish(answer) => finishing = Some(answer),
                Write::Append(append, answer) if streams.insert(append.stream.clone()) => {
                    batch.push(append);
                    answers.push(answer);
                }
                second => later.push(second),
            }
        }
        if batch.is_empty() {
            if let Some(answer) = finishing {
                // What cannot be brought into the file stays beside it, and is found there.
                let _ = self.connection.finish();
                let _ = answer.send(());
            }
            return later;
        }
        later.extend(finishing.map(Write::Finish));
        self.commits.fetch_add(1, Ordering::Relaxed);
        let kept = match self.connection.append_all(&batch) {
            Ok(kept) => Ok(kept),
            Err(error) => self.settle(&batch, error),
        };
        match kept {
            Ok(kept) => {
                locked(&self.keeping).has_kept();
                for (answer, kept) in answers.into_iter().zip(kept) {
                    let _ = answer.send(Ok(kept));
                }
            }
            Err(error) => {
                self.has_trouble(&error);
                let why = error.to_string();
                for answer in answers {
                    let _ = answer.send(Err(StoreError::Unavailable(why.clone())));
                }
            }
        }
        later
    }

    fn has_trouble(&self, error: &StoreError) {
        locked(&self.keeping).trouble = Some(error.plainly());
    }

    /// The outcome of a commit is unknown when the connection is lost in it: connect again, look
    /// which entries are there, and append the others.
    fn settle(&mut self, batch: &[Append], error: StoreError) -> Result<Vec<bool>, StoreError> {
        let mut last = error;
        for attempt in 0..TRIES {
            thread::sleep(Duration::from_millis(u64::from(attempt.min(10)) * 50));
            match self.again(batch) {
                Ok(kept) => return Ok(kept),
                // A file that is gone does not come back by waiting for it.
                Err(error @ (StoreError::Gone | StoreError::Missing)) => return Err(error),
                Err(error) => last = error,
            }
        }
        Err(last)
    }

    /// Notes a sign of life, by another connection if this one is lost: nobody need act for that.
    fn signed(&mut self, sign: &LifeSign) -> Result<(), StoreError> {
        let failed = match self.connection.sign(sign) {
            Ok(()) => return Ok(()),
            Err(error) => error,
        };
        match self.connect_again() {
            Ok(()) => self.connection.sign(sign),
            Err(_) => Err(failed),
        }
    }

    fn connect_again(&mut self) -> Result<(), StoreError> {
        // Another file in its place is not even opened: what lies beside it belongs to the first.
        if let StoreUrl::Sqlite(path) = &self.place
            && inode(path) != self.file
        {
            return Err(StoreError::Gone);
        }
        let again = self.place.open_again()?;
        if again.file() != self.file {
            return Err(StoreError::Gone);
        }
        self.connection = again;
        let process = self.connection.process();
        self.process.store(process, Ordering::Relaxed);
        Ok(())
    }

    fn again(&mut self, batch: &[Append]) -> Result<Vec<bool>, StoreError> {
        self.connect_again()?;
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
