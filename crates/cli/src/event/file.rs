//! The event file: a journal of acts, and the event that follows from it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use jadoube_journal::{
    EVENT_STREAM, EventJournal, EventJournalError, Store, StoreError, Use, write_event_file,
};
use jadoube_ruling::{Message, Moment};
use jadoube_text::{Language, Texts};
use jadoube_tournament::{
    Asked, Day, EntryId, Event, Minute, Office, ParseDayError, Refused, Request, Signature,
    TimeOfDay,
};

use super::Common;
use crate::Stop;

/// How often an act is asked again because somebody else wrote first.
const ATTEMPTS: u32 = 100;

/// An event and the file that keeps it.
pub struct EventFile {
    store: Store,
    journal: EventJournal,
    pub event: Event,
    pub texts: Texts,
    pub language: Language,
    common: Common,
}

impl EventFile {
    /// Makes a new file with an event in it. The file is there when the whole event is.
    pub fn create(common: &Common, event: &Event) -> Result<EventFile, Stop> {
        let file = &common.file;
        if file.exists() {
            return Err(broken(common, &StoreError::Exists.into()));
        }
        let part = part_of(file);
        // What a run that was stopped has left behind.
        if part.exists() {
            std::fs::remove_file(&part).map_err(|error| at_file(&part, &error))?;
        }
        let written = write_event_file(&part, event, now(common));
        let placed = written.map_err(|error| broken(common, &error));
        let placed = placed.and_then(|()| place(&part, file, common));
        let _ = std::fs::remove_file(&part);
        placed?;
        EventFile::open(common)
    }

    /// Opens a file and rebuilds its event.
    pub fn open(common: &Common) -> Result<EventFile, Stop> {
        let mut store = opened(common)?;
        let (journal, event) =
            EventJournal::open(&mut store, EVENT_STREAM).map_err(|error| broken(common, &error))?;
        let own = event.regulations().languages.first();
        let own = own.and_then(|code| code.parse().ok());
        let language = common.lang.or(own).unwrap_or_default();
        Ok(EventFile {
            store,
            journal,
            event,
            texts: Texts::new(language),
            language,
            common: common.clone(),
        })
    }

    /// The reason of the acts to come, unless the command has given one.
    pub fn because(&mut self, why: String) {
        self.common.why.get_or_insert(why);
    }

    /// Whether every act stands under a seal; not in a file of an earlier form.
    pub const fn is_sealed(&self) -> bool {
        self.journal.is_sealed()
    }

    /// Asks as the arbiter, writes what comes of it, and tells it.
    pub fn ask(&mut self, out: &mut impl Write, asked: Asked) -> Result<(), Stop> {
        self.ask_as(out, Office::Arbiter, asked)
    }

    /// Asks in an office, writes what comes of it, and tells it.
    pub fn ask_as(
        &mut self,
        out: &mut impl Write,
        office: Office,
        asked: Asked,
    ) -> Result<(), Stop> {
        let number = self.record(office, asked)?;
        self.tell(out, number)
    }

    /// Decides and writes an act without telling it; gives its number.
    pub fn record(&mut self, office: Office, asked: Asked) -> Result<u32, Stop> {
        let request = self.request(office, asked);
        let mut pause = Duration::from_millis(2);
        for _ in 0..ATTEMPTS {
            let happened = match self.event.decide(&request) {
                Ok(happened) => happened,
                Err(refused) => return Err(self.refused(&refused)),
            };
            let minute = Minute {
                number: u32::try_from(self.event.minutes().len() + 1).unwrap_or(u32::MAX),
                request: request.clone(),
                happened,
            };
            let written = self.journal.append(&mut self.store, &minute, request.at);
            match written {
                Ok(()) => {
                    self.event.apply(&minute);
                    return Ok(minute.number);
                }
                Err(error) if error.is_conflict() || is_busy(&error) => {
                    // Somebody else was first: what they did may change the answer.
                    std::thread::sleep(pause);
                    pause = (pause * 2).min(Duration::from_millis(100));
                    self.read_again()?;
                }
                Err(error) => return Err(broken(&self.common, &error)),
            }
        }
        Err(Stop::new(self.word("event-cli-busy")))
    }

    fn read_again(&mut self) -> Result<(), Stop> {
        match EventJournal::open(&mut self.store, EVENT_STREAM) {
            Ok((journal, event)) => {
                (self.journal, self.event) = (journal, event);
                Ok(())
            }
            // The next attempt will find the same numbers taken and read once more.
            Err(error) if is_busy(&error) => Ok(()),
            Err(error) => Err(broken(&self.common, &error)),
        }
    }

    /// A request in an office, signed as the command says.
    pub fn request(&self, office: Office, asked: Asked) -> Request {
        let chief = self.event.regulations().arbiters.first();
        let usual = || chief.map_or("arbiter", String::as_str).to_owned();
        Request {
            by: Signature {
                who: self.common.who.clone().unwrap_or_else(usual),
                office,
            },
            at: now(&self.common),
            why: self.common.why.clone(),
            asked,
        }
    }

    fn tell(&self, out: &mut impl Write, number: u32) -> Result<(), Stop> {
        let minute = self.event.minutes().get((number as usize).wrapping_sub(1));
        let team_event = self.event.regulations().is_team_event();
        for happened in minute.iter().flat_map(|minute| &minute.happened) {
            let told = self.texts.say(&happened.message(&self.event));
            let clause = happened.under().number(team_event);
            writeln!(out, "{told}  [{clause}]")?;
            for detail in happened.details(&self.event) {
                writeln!(out, "  {}", self.texts.say(&detail))?;
            }
        }
        Ok(())
    }

    /// A refusal as it stops a command.
    pub fn refused(&self, refused: &Refused) -> Stop {
        let team_event = self.event.regulations().is_team_event();
        let mut told = match refused {
            Refused::BadRegulations(faults) => {
                let told: Vec<String> = faults
                    .iter()
                    .map(|fault| self.texts.say(&fault.message()))
                    .collect();
                told.join(" ")
            }
            other => self.texts.say(&other.message(&self.event)),
        };
        told.push_str(&format!("  [{}]", refused.under().number(team_event)));
        for detail in refused.details(&self.event) {
            told.push_str(&format!("\n  {}", self.texts.say(&detail)));
        }
        Stop::refused(told)
    }

    pub fn say(&self, message: &Message) -> String {
        self.texts.say(message)
    }

    pub fn word(&self, id: &'static str) -> String {
        self.texts.say(&Message::new(id))
    }

    /// An entry by number or name; part of a name is enough if it is of one entry only.
    pub fn entry(&self, text: &str) -> Result<EntryId, Stop> {
        if let Ok(number) = text.parse::<u32>() {
            return match self.event.entry(EntryId(number)) {
                Some(entry) => Ok(entry.id),
                None => Err(self.refused(&Refused::NoSuchEntry {
                    entry: EntryId(number),
                })),
            };
        }
        let wanted = text.to_lowercase();
        let name = |id: EntryId| self.event.name(id).to_lowercase();
        let ids = || self.event.entries().iter().map(|entry| entry.id);
        // Namesakes are told apart by their numbers.
        let exact: Vec<EntryId> = ids().filter(|id| name(*id) == wanted).collect();
        let found: Vec<EntryId> = match exact.is_empty() {
            true => ids().filter(|id| name(*id).contains(&wanted)).collect(),
            false => exact,
        };
        match found[..] {
            [only] => Ok(only),
            [] => {
                let message = Message::new("event-cli-unknown").with("name", text.to_owned());
                Err(Stop::new(self.say(&message)))
            }
            _ => {
                let names: Vec<String> = found
                    .iter()
                    .map(|id| format!("{id} {}", self.event.name(*id)))
                    .collect();
                let message = Message::new("event-cli-ambiguous")
                    .with("name", text.to_owned())
                    .with("names", names.join(", "));
                Err(Stop::new(self.say(&message)))
            }
        }
    }

    /// The round that is paired next.
    pub fn next_round(&self) -> u32 {
        self.last_round().saturating_add(1)
    }

    /// The last round that is paired.
    pub fn last_round(&self) -> u32 {
        u32::try_from(self.event.rounds().len()).unwrap_or(u32::MAX)
    }

    /// The journal, an entry a line.
    pub fn lines(&self) -> Result<Vec<String>, Stop> {
        jadoube_journal::event_lines(&self.event).map_err(|error| broken(&self.common, &error))
    }

    /// The moment of this act.
    pub fn now(&self) -> Moment {
        now(&self.common)
    }
}

/// The language of a command that has no event to ask: as said, else that of the machine.
pub fn language(lang: Option<Language>) -> Language {
    let machine = || {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| std::env::var(name).ok().filter(|one| !one.is_empty()));
        set.and_then(|set| set.get(..2).and_then(|code| code.parse().ok()))
    };
    lang.or_else(machine).unwrap_or_default()
}

fn part_of(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".part");
    PathBuf::from(name)
}

/// Gives the whole file its name. A link is refused where somebody else has made the file
/// meanwhile; where there are no links, as on many sticks, the file is renamed.
fn place(part: &Path, file: &Path, common: &Common) -> Result<(), Stop> {
    match std::fs::hard_link(part, file) {
        Ok(()) => Ok(()),
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            Err(broken(common, &StoreError::Exists.into()))
        }
        Err(_) => std::fs::rename(part, file).map_err(|error| at_file(file, &error)),
    }
}

/// Opens the file; another writer is waited for.
fn opened(common: &Common) -> Result<Store, Stop> {
    let mut pause = Duration::from_millis(2);
    for _ in 0..ATTEMPTS {
        match Store::open(&common.file, Use::OneFile) {
            Err(error) if error.is_busy() => {
                std::thread::sleep(pause);
                pause = (pause * 2).min(Duration::from_millis(100));
            }
            other => return other.map_err(|error| broken(common, &error.into())),
        }
    }
    let texts = Texts::new(language(common.lang));
    Err(Stop::new(texts.say(&Message::new("event-cli-busy"))))
}

fn is_busy(error: &EventJournalError) -> bool {
    matches!(error, EventJournalError::Store(error) if error.is_busy())
}

/// Why a file gives no event, in the words of the language. A damaged file is told as such.
fn broken(common: &Common, error: &EventJournalError) -> Stop {
    let texts = Texts::new(language(common.lang));
    let count = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    let message = match error {
        EventJournalError::Count { written, found } => Message::new("event-cli-count")
            .with("written", count(*written))
            .with("found", count(*found)),
        EventJournalError::Changed { act } => {
            Message::new("event-cli-changed").with("act", count(*act))
        }
        EventJournalError::Store(StoreError::Exists) => Message::new("event-cli-exists"),
        EventJournalError::Store(StoreError::Missing) => Message::new("event-cli-missing"),
        EventJournalError::Store(StoreError::Foreign) => Message::new("event-cli-foreign"),
        EventJournalError::Empty => Message::new("event-cli-empty"),
        error => {
            let cause = std::error::Error::source(error);
            let cause = cause.map_or(String::new(), |cause| format!(": {cause}"));
            Message::new("event-cli-broken").with("how", format!("{error}{cause}"))
        }
    };
    let told = texts.say(&message);
    match error.is_damage() {
        true => {
            let damaged = texts.say(&Message::new("event-cli-damaged"));
            at_file(&common.file, &format!("{damaged} {told}"))
        }
        false => at_file(&common.file, &told),
    }
}

/// An error with the file it is about.
pub fn at_file(path: &Path, error: &dyn std::fmt::Display) -> Stop {
    Stop::new(format!("{}: {error}", path.display()))
}

/// The moment of an act: as given, else the time on the wall.
pub fn now(common: &Common) -> Moment {
    common.at.unwrap_or_else(|| {
        let now = jiff::Zoned::now();
        let date = u16::try_from(now.year()).ok().and_then(|year| {
            let part = |part: i8| u8::try_from(part).ok();
            Day::new(year, part(now.month())?, part(now.day())?)
        });
        let start = date.map_or(0, |day| day.start().as_millis());
        let clock = |part: i8| u64::try_from(part).unwrap_or(0);
        let seconds = clock(now.hour()) * 3600 + clock(now.minute()) * 60 + clock(now.second());
        Moment::from_millis(start + seconds * 1000)
    })
}

/// Reads `2012-05-20 09:31`, `2012-05-20T09:31` or a day alone.
pub fn moment(text: &str) -> Result<Moment, ParseMomentError> {
    let (day, time) = match text.trim().split_once([' ', 'T']) {
        Some((day, time)) => (day, Some(time)),
        None => (text.trim(), None),
    };
    let wrong = |source| ParseMomentError {
        text: text.to_owned(),
        source,
    };
    let day: Day = day.parse().map_err(wrong)?;
    match time {
        None => Ok(day.start()),
        Some(time) => {
            let time: TimeOfDay = time.parse().map_err(wrong)?;
            Ok(day.at(time))
        }
    }
}

/// The text is not a moment.
#[derive(Clone, Debug, thiserror::Error)]
#[error("\"{text}\" is not a time like \"2012-05-20 09:31\"")]
pub struct ParseMomentError {
    text: String,
    source: ParseDayError,
}
