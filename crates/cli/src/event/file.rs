//! The event file: a journal of acts, and the event that follows from it.

use std::io::Write;
use std::path::Path;

use jadoube_journal::{Store, StoreError, Use};
use jadoube_ruling::{Message, Moment};
use jadoube_text::Texts;
use jadoube_tournament::{
    Asked, Day, EntryId, Event, Minute, Office, Refused, Regulations, Request, Signature, TimeOfDay,
};
use serde::{Deserialize, Serialize};

use super::Common;
use crate::Stop;

/// The stream of an event in its file.
const STREAM: &str = "event";
/// The version of the form in which acts are written.
const VERSION: u32 = 1;

/// The first entry of the stream: what the event is created from.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Created {
    v: u32,
    created: Regulations,
}

/// An event and the file that keeps it.
pub struct EventFile {
    store: Store,
    pub event: Event,
    pub texts: Texts,
    common: Common,
}

impl EventFile {
    /// Makes a new file with an event in it.
    pub fn create(common: &Common, event: &Event) -> Result<EventFile, Stop> {
        let error = |error: StoreError| at_file(&common.file, &error);
        let lines = lines(event)?;
        let mut store = Store::create(&common.file, Use::OneFile).map_err(error)?;
        store
            .append(STREAM, 0, now(common), lines.iter().map(String::as_str))
            .map_err(error)?;
        Ok(EventFile::of(store, event.clone(), common))
    }

    /// Opens a file and rebuilds its event.
    pub fn open(common: &Common) -> Result<EventFile, Stop> {
        let error = |error: StoreError| at_file(&common.file, &error);
        let store = Store::open(&common.file, Use::OneFile).map_err(error)?;
        let entries = store.read(STREAM, 0).map_err(error)?;
        let broken = |seq: u64, why: &dyn std::fmt::Display| {
            at_file(&common.file, &format!("entry {seq}: {why}"))
        };
        let mut entries = entries.into_iter();
        let first = entries
            .next()
            .ok_or_else(|| broken(0, &"there is no event"))?;
        let created: Created = serde_json::from_str(&first.body).map_err(|e| broken(0, &e))?;
        if created.v != VERSION {
            let why = format!("version {} of the form, known is {VERSION}", created.v);
            return Err(broken(0, &why));
        }
        let mut event = Event::new(created.created)
            .map_err(|faults| broken(0, &format!("faulty regulations: {faults:?}")))?;
        for entry in entries {
            let minute: Minute =
                serde_json::from_str(&entry.body).map_err(|e| broken(entry.seq, &e))?;
            if u64::from(minute.number) != entry.seq {
                return Err(broken(entry.seq, &format!("numbered {}", minute.number)));
            }
            event.apply(&minute);
        }
        Ok(EventFile::of(store, event, common))
    }

    fn of(store: Store, event: Event, common: &Common) -> EventFile {
        let own = event.regulations().languages.first();
        let own = own.and_then(|code| code.parse().ok()).unwrap_or_default();
        let language = common.lang.unwrap_or(own);
        EventFile {
            store,
            event,
            texts: Texts::new(language),
            common: common.clone(),
        }
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
        let request = Request {
            by: Signature {
                who: self.common.who.clone(),
                office,
            },
            at: now(&self.common),
            why: self.common.why.clone(),
            asked,
        };
        let at = request.at;
        let before = self.event.clone();
        let minute = match self.event.act(request) {
            Ok(minute) => minute.clone(),
            Err(refused) => return Err(self.refused(&refused)),
        };
        let expected = u64::from(minute.number);
        let body = json(&minute)?;
        if let Err(error) = self.store.append(STREAM, expected, at, [body.as_str()]) {
            self.event = before;
            return Err(at_file(&self.common.file, &error));
        }
        Ok(minute.number)
    }

    fn tell(&self, out: &mut impl Write, number: u32) -> Result<(), Stop> {
        let minute = self.event.minutes().get((number as usize).wrapping_sub(1));
        let team_event = self.event.regulations().is_team_event();
        for happened in minute.iter().flat_map(|minute| &minute.happened) {
            let told = self.texts.say(&happened.message(&self.event));
            let clause = happened.under().number(team_event);
            writeln!(out, "{told}  [{clause}]")?;
            for detail in happened.details() {
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
        if let Some(id) = ids().find(|id| name(*id) == wanted) {
            return Ok(id);
        }
        let found: Vec<EntryId> = ids().filter(|id| name(*id).contains(&wanted)).collect();
        match found[..] {
            [only] => Ok(only),
            [] => {
                let message = Message::new("event-cli-unknown").with("name", text.to_owned());
                Err(Stop::new(self.say(&message)))
            }
            _ => {
                let names: Vec<&str> = found.iter().map(|id| self.event.name(*id)).collect();
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
        lines(&self.event)
    }

    /// The moment of this act.
    pub fn now(&self) -> Moment {
        now(&self.common)
    }
}

/// The journal of an event: what it was created from, then its acts.
fn lines(event: &Event) -> Result<Vec<String>, Stop> {
    let created = Created {
        v: VERSION,
        created: event.created().clone(),
    };
    let mut lines = vec![json(&created)?];
    for minute in event.minutes() {
        lines.push(json(minute)?);
    }
    Ok(lines)
}

fn json(value: &impl Serialize) -> Result<String, Stop> {
    serde_json::to_string(value).map_err(Stop::new)
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
pub fn moment(text: &str) -> Result<Moment, String> {
    let (day, time) = match text.trim().split_once([' ', 'T']) {
        Some((day, time)) => (day, Some(time)),
        None => (text.trim(), None),
    };
    let day: Day = day.parse().map_err(|_| wrong_time(text))?;
    match time {
        None => Ok(day.start()),
        Some(time) => {
            let time: TimeOfDay = time.parse().map_err(|_| wrong_time(text))?;
            Ok(day.at(time))
        }
    }
}

fn wrong_time(text: &str) -> String {
    format!("\"{text}\" is not a time like \"2012-05-20 09:31\"")
}
