//! Streams that are gone with the program.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use jadoube_ruling::Moment;

use crate::chain::{BEGINNING, Link, link};
use crate::{Append, Due, Entry, StoreError, Streams};

/// Streams in memory; a clone is another door to the same streams.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    kept: Arc<Mutex<Kept>>,
}

#[derive(Debug, Default)]
struct Kept {
    streams: BTreeMap<String, Vec<(Entry, Link)>>,
    due: BTreeMap<String, Moment>,
    beat: Option<Moment>,
}

impl Memory {
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
        Ok(None)
    }
}
