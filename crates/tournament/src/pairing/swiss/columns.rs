//! A record of a report by its columns.

use super::records::RecordFault;
use crate::Points;

/// A record by its columns, counted from one.
pub struct Columns(Vec<char>);

impl Columns {
    /// The record of a line.
    pub fn new(line: &str) -> Columns {
        Columns(line.chars().collect())
    }

    /// How many columns it has.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// A field without the blanks around it.
    pub fn text(&self, from: usize, to: usize) -> String {
        let end = to.min(self.0.len());
        let field: String = self
            .0
            .get(from - 1..end)
            .unwrap_or_default()
            .iter()
            .collect();
        field.trim().to_owned()
    }

    /// The whole record.
    pub fn whole(&self) -> String {
        self.0.iter().collect()
    }

    /// It holds something else than it should.
    pub fn fault(&self) -> RecordFault {
        RecordFault::Record { line: self.whole() }
    }

    /// It is not known and might change the pairing.
    pub fn unknown(&self) -> Result<(), RecordFault> {
        Err(RecordFault::Unknown { line: self.whole() })
    }

    /// A number.
    pub fn number(&self, from: usize, to: usize) -> Result<u32, RecordFault> {
        self.text(from, to).parse().map_err(|_| self.fault())
    }

    /// Points.
    pub fn points(&self, from: usize, to: usize) -> Result<Points, RecordFault> {
        self.text(from, to).parse().map_err(|_| self.fault())
    }

    /// A number of somebody who is in the file; `known` is sorted.
    pub fn known(&self, known: &[u32], number: u32) -> Result<u32, RecordFault> {
        match known.binary_search(&number) {
            Ok(_) => Ok(number),
            Err(_) => Err(RecordFault::NoSuchPlayer {
                line: self.whole(),
                number,
            }),
        }
    }

    /// A field that names somebody.
    pub fn player(&self, known: &[u32], from: usize, to: usize) -> Result<u32, RecordFault> {
        let number = self.number(from, to)?;
        self.known(known, number)
    }

    /// Fields of four columns that name somebody, to the end of the record.
    pub fn players(&self, known: &[u32], from: usize) -> Result<Vec<u32>, RecordFault> {
        let starts = (from..=self.0.len()).step_by(5);
        let filled = starts.filter(|at| !self.text(*at, at + 3).is_empty());
        filled.map(|at| self.player(known, at, at + 3)).collect()
    }

    /// Numbers parted by blanks, to the end of the record.
    pub fn words(&self, known: &[u32]) -> Result<Vec<u32>, RecordFault> {
        let rest = self.text(5, self.0.len().max(5));
        let words = rest.split_whitespace();
        words
            .map(|word| {
                let number = word.parse().map_err(|_| self.fault())?;
                self.known(known, number)
            })
            .collect()
    }
}
