//! Streams that are gone with the program.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use jadoube_ruling::{Moment, Span};

use crate::chain::{BEGINNING, Link, link};
use crate::streams::FRESH;
use crate::{Append, Due, Entry, LifeSign, Sat, StoreError, Streams};

/// Streams in memory; a clone is another door to the same streams.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    kept: Arc<Mutex<Kept>>,
    clock: Option<Clock>,
}

/// The clock that a database has where several nodes share it.
#[derive(Clone)]
struct Clock(Arc<dyn Fn() -> Moment + Send + Sync>);

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Clock")
    }
}

#[derive(Debug, Default)]
struct Kept {
    streams: BTreeMap<String, Vec<(Entry, Link)>>,
    due: BTreeMap<String, Moment>,
    beat: Option<Moment>,
    /// Each node's last sign of life, and when it was given by the clock of the database.
    signs: BTreeMap<String, (LifeSign, Option<Moment>)>,
    /// Who sits at which node, by stream and name; and when he got up.
    seats: BTreeMap<(String, String), (String, Option<Moment>)>,
}

impl Kept {
    fn sat(&self, stream: &str, who: &str) -> Option<Sat> {
        let seat = (stream.to_owned(), who.to_owned());
        let (node, left) = self.seats.get(&seat)?;
        Some(Sat {
            node: node.clone(),
            sign: self.signs.get(node).map(|(sign, _)| sign.clone()),
            left: *left,
        })
    }
}

impl Memory {
    /// Streams that several nodes share, with a clock that they all ask.
    pub fn with_clock(clock: impl Fn() -> Moment + Send + Sync + 'static) -> Memory {
        Memory {
            clock: Some(Clock(Arc::new(clock))),
            ..Memory::default()
        }
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Streams for Memory {
    fn append_all(&mut self, batch: &[Append]) -> Result<Vec<bool>, StoreError> {
        let mut kept = self.kept();
        let append = |one: &Append| {
            let next = kept.streams.get(&one.stream).map_or(0, Vec::len);
            if next as u64 != one.expected {
                return false;
            }
            let entries = kept.streams.entry(one.stream.clone()).or_default();
            let entry = Entry {
                seq: one.expected,
                at: one.at,
                body: one.body.clone(),
            };
            let before = entries.last().map_or(BEGINNING, |(_, link)| *link);
            let link = link(&before, &one.stream, &entry);
            entries.push((entry, link));
            match one.due {
                Due::Unchanged => {}
                Due::Never => {
                    kept.due.remove(&one.stream);
                }
                Due::At(at) => {
                    kept.due.insert(one.stream.clone(), at);
                }
            }
            true
        };
        Ok(batch.iter().map(append).collect())
    }

    fn read_some(
        &mut self,
        stream: &str,
        from: u64,
        number: u32,
    ) -> Result<Vec<Entry>, StoreError> {
        let kept = self.kept();
        let entries = kept.streams.get(stream).into_iter().flatten();
        let entries = entries.map(|(entry, _)| entry);
        let entries = entries.filter(|entry| entry.seq >= from);
        Ok(entries.take(number as usize).cloned().collect())
    }

    fn read_chained(&mut self, stream: &str) -> Result<Vec<(Entry, Option<Link>)>, StoreError> {
        let kept = self.kept();
        let entries = kept.streams.get(stream).into_iter().flatten();
        let chained = |(entry, link): &(Entry, Link)| (entry.clone(), Some(*link));
        Ok(entries.map(chained).collect())
    }

    fn streams(&mut self, prefix: &str) -> Result<Vec<String>, StoreError> {
        let kept = self.kept();
        let names = kept.streams.keys();
        Ok(names
            .filter(|name| name.starts_with(prefix))
            .cloned()
            .collect())
    }

    fn take_away(
        &mut self,
        streams: &[String],
        entries: u64,
        record: &Append,
    ) -> Result<bool, StoreError> {
        let first = streams
            .first()
            .and_then(|first| self.kept().streams.get(first).map(Vec::len));
        if first.unwrap_or(0) as u64 != entries {
            return Ok(false);
        }
        if self.append_all(std::slice::from_ref(record))? != [true] {
            return Ok(false);
        }
        let mut kept = self.kept();
        for stream in streams {
            kept.streams.remove(stream);
            kept.due.remove(stream);
        }
        Ok(true)
    }

    fn due(&mut self, until: Moment, limit: u32) -> Result<Vec<String>, StoreError> {
        let kept = self.kept();
        let mut due: Vec<_> = kept.due.iter().filter(|(_, at)| **at <= until).collect();
        due.sort_by_key(|(_, at)| **at);
        let names = due.into_iter().map(|(name, _)| name.clone());
        Ok(names.take(limit as usize).collect())
    }

    fn beat(&mut self, at: Moment) -> Result<(), StoreError> {
        let mut kept = self.kept();
        kept.beat = kept.beat.max(Some(at));
        Ok(())
    }

    fn last_beat(&mut self) -> Result<Option<Moment>, StoreError> {
        Ok(self.kept().beat)
    }

    fn time(&mut self) -> Result<Option<Moment>, StoreError> {
        Ok(self.clock.as_ref().map(|clock| clock.0()))
    }

    fn sign(&mut self, sign: &LifeSign) -> Result<(), StoreError> {
        let told = self.time()?;
        let named = sign.node.clone();
        self.kept().signs.insert(named, (sign.clone(), told));
        self.beat(sign.at)
    }

    fn time_of_others(&mut self, node: &str) -> Result<Option<Moment>, StoreError> {
        let Some(now) = self.time()? else {
            return Ok(None);
        };
        let kept = self.kept();
        let others = kept.signs.values().filter_map(|(sign, told)| {
            let since = now - (*told)?;
            let fresh = since >= Span::ZERO && since < FRESH && sign.node != node && !sign.last;
            fresh.then_some(sign.at + since)
        });
        Ok(others.max())
    }

    fn sit(&mut self, stream: &str, who: &str, node: &str) -> Result<Option<Sat>, StoreError> {
        let mut kept = self.kept();
        let before = kept.sat(stream, who);
        let seat = (stream.to_owned(), who.to_owned());
        kept.seats.insert(seat, (node.to_owned(), None));
        Ok(before)
    }

    fn get_up(
        &mut self,
        stream: &str,
        who: &str,
        node: &str,
        at: Moment,
    ) -> Result<(), StoreError> {
        let mut kept = self.kept();
        let seat = (stream.to_owned(), who.to_owned());
        if let Some((served, left)) = kept.seats.get_mut(&seat)
            && served == node
        {
            *left = Some(at);
        }
        Ok(())
    }

    fn sits(&mut self, stream: &str, who: &str) -> Result<Option<Sat>, StoreError> {
        Ok(self.kept().sat(stream, who))
    }
}
