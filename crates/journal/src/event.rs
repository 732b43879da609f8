//! The journal form of an event: the regulations, then every act of the minutes, a line each; and
//! beside them, in a stream of its own, the seals.
//!
//! A seal says how many acts there were and gives a hash over all lines up to there, each hash made
//! of the one before. It is written in one transaction with its act. So a line that was changed, a
//! line that is missing and a tail that was cut off are found when the event is opened, and an
//! event is never shown smaller than it is.

use jadoube_ruling::{Moment, to_hex};
use jadoube_tournament::{Event, Minute, Regulations, RegulationsFault};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::{Append, Due, Entry, StoreError, Streams};

/// The stream of an event in a file of its own.
pub const EVENT_STREAM: &str = "event";

/// The version of the form in which acts are written.
const VERSION: u32 = 1;

/// The first line: what the event is created from.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Created {
    v: u32,
    created: Regulations,
}

/// How many acts there were, and the chain over all lines.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Seal {
    acts: u64,
    chain: String,
}

/// Why a journal gives no event, or takes no act.
#[derive(Debug, Error)]
pub enum EventJournalError {
    /// The store has failed, or somebody else was first.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The stream is empty.
    #[error("there is no event in the file")]
    Empty,
    /// A line cannot be read.
    #[error("line {line} cannot be read")]
    Line {
        /// Which, the regulations being line 0.
        line: u64,
        /// Why.
        #[source]
        source: serde_json::Error,
    },
    /// The form of another version of the program.
    #[error("version {found} of the form, known is {VERSION}")]
    Version {
        /// Which.
        found: u32,
    },
    /// Regulations under which no event can be held.
    #[error("faulty regulations: {0:?}")]
    Regulations(Vec<RegulationsFault>),
    /// An act stands where another should.
    #[error("act {found} stands where act {line} should")]
    Misplaced {
        /// Where.
        line: u64,
        /// What is there.
        found: u32,
    },
    /// Acts are missing at the end, or there are more than were sealed.
    #[error("{written} acts were written and {found} are there")]
    Count {
        /// How many were written.
        written: u64,
        /// How many are there.
        found: u64,
    },
    /// An act leads to something else today.
    #[error("act {act} leads to something else today")]
    Unexplained {
        /// Which.
        act: u32,
    },
    /// A line is not the one that was written.
    #[error("an act up to number {act} is not the one that was written")]
    Changed {
        /// The first act whose seal does not fit.
        act: u64,
    },
}

impl EventJournalError {
    /// Whether the file says something else than what was written into it.
    pub const fn is_damage(&self) -> bool {
        matches!(
            self,
            EventJournalError::Line { .. }
                | EventJournalError::Misplaced { .. }
                | EventJournalError::Count { .. }
                | EventJournalError::Changed { .. }
                | EventJournalError::Store(StoreError::Damaged(_))
        )
    }

    /// Whether somebody else was first, so that it is worth while to look and ask again.
    pub fn is_conflict(&self) -> bool {
        matches!(self, EventJournalError::Store(StoreError::Conflict { .. }))
    }
}

/// Where the journal of an event ends: what is needed to write the next act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventJournal {
    stream: String,
    /// How many lines there are, the regulations included.
    lines: u64,
    seals: u64,
    chain: [u8; 32],
}

impl EventJournal {
    /// Writes an event into an empty stream, act by act. Whoever needs the whole of it or nothing
    /// writes into a store that nobody reads yet.
    pub fn create(
        streams: &mut impl Streams,
        stream: &str,
        event: &Event,
        at: Moment,
    ) -> Result<EventJournal, EventJournalError> {
        let mut journal = EventJournal {
            stream: stream.to_owned(),
            lines: 0,
            seals: 0,
            chain: [0; 32],
        };
        for body in lines(event)? {
            journal.write(streams, body, at)?;
        }
        Ok(journal)
    }

    /// Reads an event and checks every line against its seal. A journal from before there were
    /// seals is read as it is; the next act seals all of it.
    pub fn open(
        streams: &mut impl Streams,
        stream: &str,
    ) -> Result<(EventJournal, Event), EventJournalError> {
        let (entries, seals) = read_both(streams, stream)?;
        let mut journal = EventJournal {
            stream: stream.to_owned(),
            lines: 0,
            seals: seals.len() as u64,
            chain: [0; 32],
        };
        let mut event = None;
        let mut unchecked = seals.iter().peekable();
        for entry in &entries {
            journal.chain = link(journal.chain, &entry.body);
            if let Some(seal) = unchecked.next_if(|seal| seal.acts == journal.lines)
                && seal.chain != to_hex(&journal.chain)
            {
                return Err(EventJournalError::Changed { act: journal.lines });
            }
            event = Some(folded(event, journal.lines, &entry.body)?);
            journal.lines += 1;
        }
        let event = event.ok_or(EventJournalError::Empty)?;
        let (written, found) = (seals.last().map(|seal| seal.acts), journal.lines - 1);
        match written {
            Some(written) if written != found => Err(EventJournalError::Count { written, found }),
            _ => Ok((journal, event)),
        }
    }

    /// Writes an act and its seal, both or neither. If somebody else was first nothing is written.
    pub fn append(
        &mut self,
        streams: &mut impl Streams,
        minute: &Minute,
        at: Moment,
    ) -> Result<(), EventJournalError> {
        self.write(streams, json(minute)?, at)
    }

    /// Whether every act so far stands under a seal.
    pub const fn is_sealed(&self) -> bool {
        self.seals > 0
    }

    fn write(
        &mut self,
        streams: &mut impl Streams,
        body: String,
        at: Moment,
    ) -> Result<(), EventJournalError> {
        let chain = link(self.chain, &body);
        let seal = Seal {
            acts: self.lines,
            chain: to_hex(&chain),
        };
        let entry = |stream: String, expected: u64, body: String| Append {
            stream,
            expected,
            at,
            body,
            due: Due::Unchanged,
        };
        let batch = [
            entry(self.stream.clone(), self.lines, body),
            entry(seal_stream(&self.stream), self.seals, json(&seal)?),
        ];
        // Both streams go on together, so both numbers are the next ones or neither is.
        let kept = streams.append_all(&batch)?;
        if kept != [true, true] {
            let next = streams.read(&self.stream, self.lines)?.len() as u64;
            return Err(EventJournalError::Store(StoreError::Conflict {
                expected: self.lines,
                next: self.lines + next,
            }));
        }
        self.chain = chain;
        self.lines += 1;
        self.seals += 1;
        Ok(())
    }
}

/// The lines of an event: what it was created from, then its acts.
pub fn lines(event: &Event) -> Result<Vec<String>, EventJournalError> {
    let created = Created {
        v: VERSION,
        created: event.created().clone(),
    };
    let acts = event.minutes().iter().map(json);
    std::iter::once(json(&created)).chain(acts).collect()
}

/// The event that such lines tell of. Lines alone have no seals; every act is asked again.
pub fn event_of_lines(text: &str) -> Result<Event, EventJournalError> {
    let mut event = None;
    for (line, body) in (0..).zip(text.lines().filter(|body| !body.trim().is_empty())) {
        event = Some(folded(event, line, body)?);
    }
    let event = event.ok_or(EventJournalError::Empty)?;
    checked(event)
}

/// Reads an event file: every line against its seal, every act asked again.
#[cfg(feature = "sqlite")]
pub fn read_event_file(path: &std::path::Path) -> Result<Event, EventJournalError> {
    let mut store = crate::Store::open(path, crate::Use::OneFile)?;
    let (_, event) = EventJournal::open(&mut store, EVENT_STREAM)?;
    checked(event)
}

/// Writes an event into a file that is not there yet.
#[cfg(feature = "sqlite")]
pub fn write_event_file(
    path: &std::path::Path,
    event: &Event,
    at: Moment,
) -> Result<(), EventJournalError> {
    let mut store = crate::Store::create(path, crate::Use::OneFile)?;
    EventJournal::create(&mut store, EVENT_STREAM, event, at)?;
    Ok(())
}

/// An event of which every act would be decided as it was.
fn checked(event: Event) -> Result<Event, EventJournalError> {
    match event.verify() {
        Ok(()) => Ok(event),
        Err(act) => Err(EventJournalError::Unexplained { act }),
    }
}

fn seal_stream(stream: &str) -> String {
    format!("{stream}/seal")
}

/// Lines and seals of one moment. They are two streams: if a seal was added while the lines were
/// read, somebody has written in between, and both are read again.
fn read_both(
    streams: &mut impl Streams,
    stream: &str,
) -> Result<(Vec<Entry>, Vec<Seal>), EventJournalError> {
    let mut seals = read_seals(streams, stream)?;
    loop {
        let entries = streams.read(stream, 0)?;
        let again = read_seals(streams, stream)?;
        if again.len() == seals.len() {
            return Ok((entries, again));
        }
        seals = again;
    }
}

fn read_seals(streams: &mut impl Streams, stream: &str) -> Result<Vec<Seal>, EventJournalError> {
    let entries = streams.read(&seal_stream(stream), 0)?;
    let read = |body: &str, line: u64| {
        serde_json::from_str(body).map_err(|source| EventJournalError::Line { line, source })
    };
    entries.iter().map(|one| read(&one.body, one.seq)).collect()
}

/// The event with one line more.
fn folded(event: Option<Event>, line: u64, body: &str) -> Result<Event, EventJournalError> {
    let unread = |source| EventJournalError::Line { line, source };
    let Some(mut event) = event else {
        let created: Created = serde_json::from_str(body).map_err(unread)?;
        return match created.v {
            VERSION => Event::new(created.created).map_err(EventJournalError::Regulations),
            found => Err(EventJournalError::Version { found }),
        };
    };
    let minute: Minute = serde_json::from_str(body).map_err(unread)?;
    if u64::from(minute.number) != line {
        let found = minute.number;
        return Err(EventJournalError::Misplaced { line, found });
    }
    event.apply(&minute);
    Ok(event)
}

fn json(value: &impl Serialize) -> Result<String, EventJournalError> {
    serde_json::to_string(value).map_err(|source| EventJournalError::Line { line: 0, source })
}

/// The next hash of the chain: over the one before and the line.
fn link(chain: [u8; 32], body: &str) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(chain);
    hash.update(body.as_bytes());
    hash.finalize().into()
}

/// What a text is known by: nobody finds another with the same.
pub fn fingerprint(text: &str) -> String {
    to_hex(&Sha256::digest(text.as_bytes()))
}

/// Regulations of a new event from TOML. Whoever does not say otherwise wants every team to play as
/// many matches as the others, and papers in the language in which the event is made.
pub fn regulations_of_toml(text: &str, language: &str) -> Result<Regulations, toml::de::Error> {
    let mut regulations: Regulations = toml::from_str(text)?;
    let said: toml::Table = toml::from_str(text)?;
    if !said.contains_key("equal_matches") {
        regulations.equal_matches = true;
    }
    if !said.contains_key("languages") {
        regulations.languages = vec![language.to_owned()];
    }
    Ok(regulations)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Memory;
    use jadoube_tournament::{Asked, Entrant, Player, Request, System};

    fn event() -> Event {
        Event::new(Regulations::new(
            "club",
            System::RoundRobin { double: false },
        ))
        .unwrap()
    }

    fn enter(event: &mut Event, name: &str) -> Minute {
        let asked = Asked::Enter(Entrant::single(Player::named(name)));
        let request = Request::arbiter("test", Moment::ZERO, asked);
        event.act(request).cloned().unwrap()
    }

    /// Three acts, and the lines and seals that keep them.
    fn written() -> (Event, Vec<String>, Vec<String>) {
        let (mut memory, mut event) = (Memory::default(), event());
        let mut journal = EventJournal::create(&mut memory, "event", &event, Moment::ZERO).unwrap();
        for name in ["A", "B", "C"] {
            let minute = enter(&mut event, name);
            journal.append(&mut memory, &minute, Moment::ZERO).unwrap();
        }
        let mut bodies = |stream: &str| -> Vec<String> {
            let entries = memory.read(stream, 0).unwrap();
            entries.into_iter().map(|one| one.body).collect()
        };
        let (lines, seals) = (bodies("event"), bodies("event/seal"));
        (event, lines, seals)
    }

    fn opened(lines: &[String], seals: &[String]) -> Result<Event, EventJournalError> {
        let mut memory = Memory::default();
        for (stream, bodies) in [("event", lines), ("event/seal", seals)] {
            for (expected, body) in (0..).zip(bodies) {
                let one = Append {
                    stream: stream.to_owned(),
                    expected,
                    at: Moment::ZERO,
                    body: body.clone(),
                    due: Due::Unchanged,
                };
                memory.append_all(&[one]).unwrap();
            }
        }
        EventJournal::open(&mut memory, "event").map(|(_, event)| event)
    }

    #[test]
    fn what_was_written_is_read_again() {
        let (event, lines, seals) = written();
        assert_eq!(opened(&lines, &seals).unwrap(), event);
        assert_eq!(seals.len(), lines.len());
        // A journal from before there were seals is read as it is.
        assert_eq!(opened(&lines, &[]).unwrap(), event);
    }

    #[test]
    fn a_shortened_journal_is_no_smaller_event() {
        let (_, lines, seals) = written();
        for kept in 1..lines.len() {
            let cut = opened(&lines[..kept], &seals);
            assert!(
                matches!(cut, Err(EventJournalError::Count { written: 3, .. })),
                "{kept} lines"
            );
            let more = opened(&lines, &seals[..kept]);
            assert!(matches!(
                more,
                Err(EventJournalError::Count { found: 3, .. })
            ));
        }
        assert!(matches!(opened(&[], &seals), Err(EventJournalError::Empty)));
    }

    #[test]
    fn every_changed_letter_is_found() {
        let (_, lines, seals) = written();
        for (line, text) in lines.iter().enumerate() {
            for place in 0..text.len() {
                let mut changed = lines.clone();
                let mut bytes = text.clone().into_bytes();
                bytes[place] = if bytes[place] == b'x' { b'y' } else { b'x' };
                changed[line] = String::from_utf8(bytes).unwrap();
                let read = opened(&changed, &seals);
                assert!(
                    read.as_ref().is_err_and(EventJournalError::is_damage),
                    "line {line}, letter {place}: {read:?}"
                );
            }
        }
        let mut swapped = lines;
        swapped.swap(1, 2);
        assert!(opened(&swapped, &seals).is_err());
    }

    #[test]
    fn of_two_writers_one_is_first_and_the_other_learns_it() {
        let (mut memory, mut event) = (Memory::default(), event());
        let mut first = EventJournal::create(&mut memory, "event", &event, Moment::ZERO).unwrap();
        let mut second = first.clone();
        let minute = enter(&mut event, "A");
        first.append(&mut memory, &minute, Moment::ZERO).unwrap();
        let late = second.append(&mut memory, &minute, Moment::ZERO);
        assert!(late.is_err_and(|error| error.is_conflict()));
        let (journal, again) = EventJournal::open(&mut memory, "event").unwrap();
        assert_eq!((journal, again), (first, event));
    }
}
