//! Writing a game as PGN, with what the Laws keep beside the moves, so that everybody can read it.
//!
//! A reader of PGN knows legal moves and positions to start from, nothing else. A game in which an illegal
//! move stands is therefore written in sections: the lawful moves as far as they go with the irregularity in
//! a comment, then, as a game of its own with `SetUp` and `FEN`, what was played from the position after it.
//! Only the last section has the result, so that nobody counts a game twice.

use shakmaty::{CastlingMode, Chess, Color, Move, Position};

use super::header::Header;
use super::note::Note;
use super::play::{Outcome, fen};
use super::termination::Termination;
use crate::Style;

/// A game to be written.
#[derive(Clone, Debug)]
pub struct Export {
    /// The tags; those of the start are added by section.
    pub header: Header,
    /// One, unless play went on from a position that no legal move leads to.
    pub sections: Vec<Section>,
    /// The result.
    pub result: Outcome,
}

/// Moves that can be played one after the other from a lawful position.
#[derive(Clone, Debug, Default)]
pub struct Section {
    /// The position at the start.
    pub start: Chess,
    /// The moves.
    pub entries: Vec<ExportMove>,
    /// What happened after the last move.
    pub last: Vec<Note>,
}

/// A move with what belongs to it.
#[derive(Clone, Debug)]
pub struct ExportMove {
    /// What happened before it: illegal moves that were tried, claims that failed.
    pub before: Vec<Note>,
    /// The legal move.
    pub m: Move,
    /// What happened with it: clock, offer.
    pub after: Vec<Note>,
}

impl Export {
    /// The game as a text, in lines of at most 79 signs where words allow it; each section is followed by
    /// an empty line.
    pub fn write(&self) -> String {
        let mut out = String::new();
        let nothing = [Section::default()];
        let sections = match self.sections.as_slice() {
            [] => &nothing,
            sections => sections,
        };
        for (index, section) in sections.iter().enumerate() {
            self.section(&mut out, section, index + 1, sections.len());
        }
        out
    }

    fn section(&self, out: &mut String, section: &Section, part: usize, parts: usize) {
        let last = part == parts;
        let result = if last { self.result } else { Outcome::Open };
        let mut header = self.header.clone();
        if parts > 1 {
            header
                .more
                .push(("Part".to_owned(), format!("{part}/{parts}")));
        }
        if !last {
            header.termination = Some(Termination::Unterminated);
        }
        for (name, value) in header.tags(result.as_str()) {
            tag(out, &name, &value);
        }
        let start = &section.start;
        if start.castles().mode() == CastlingMode::Chess960 {
            tag(out, "Variant", "Chess960");
        }
        if *start != Chess::default() || start.castles().mode() == CastlingMode::Chess960 {
            tag(out, "SetUp", "1");
            tag(out, "FEN", &fen(start));
        }
        out.push('\n');
        let mut words = Words::default();
        section.moves(&mut words);
        // Among moves `0-0` is castling: the tag alone says that nobody scores.
        words.push(match result {
            Outcome::BothLose => Outcome::Open.as_str(),
            result => result.as_str(),
        });
        out.push_str(&words.text);
        out.push_str("\n\n");
    }
}

impl Section {
    /// A section that begins with a position.
    pub const fn from(start: Chess) -> Section {
        Section {
            start,
            entries: Vec::new(),
            last: Vec::new(),
        }
    }

    fn moves(&self, words: &mut Words) {
        let mut position = self.start.clone();
        // Black's move needs its number at the start and after a comment.
        let mut number = true;
        for entry in &self.entries {
            number |= !entry.before.is_empty();
            words.comment(&entry.before);
            match position.turn() {
                Color::White => words.push(&format!("{}.", position.fullmoves())),
                Color::Black if number => words.push(&format!("{}...", position.fullmoves())),
                Color::Black => {}
            }
            let mut text = String::new();
            Style::PGN.write_and_play(&mut position, entry.m, &mut text);
            words.push(&text);
            words.comment(&entry.after);
            number = !entry.after.is_empty();
        }
        words.comment(&self.last);
    }
}

fn tag(out: &mut String, name: &str, value: &str) {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    let value = value.split_whitespace().collect::<Vec<_>>().join(" ");
    out.push_str(&format!("[{name} \"{value}\"]\n"));
}

/// Words in lines.
#[derive(Default)]
struct Words {
    text: String,
    width: usize,
}

impl Words {
    fn push(&mut self, word: &str) {
        let width = word.chars().count();
        // A line that begins with this sign is passed over by readers.
        let may_begin = !word.starts_with('%');
        if self.width > 0 && self.width + 1 + width > 79 && may_begin {
            self.text.push('\n');
            self.width = 0;
        } else if self.width > 0 {
            self.text.push(' ');
            self.width += 1;
        }
        self.text.push_str(word);
        self.width += width;
    }

    fn comment(&mut self, notes: &[Note]) {
        if notes.is_empty() {
            return;
        }
        let mut text = String::from("{");
        for (index, note) in notes.iter().enumerate() {
            if index > 0 {
                text.push(' ');
            }
            note.write(&mut text);
        }
        text.push('}');
        text.split(' ').for_each(|word| self.push(word));
    }
}
