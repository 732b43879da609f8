//! Writing a game as PGN, with what the Laws keep beside the moves.

use shakmaty::{Chess, Color, Move, Position};

use super::note::Note;
use super::play::{Outcome, fen};
use crate::Style;

/// A game to be written.
#[derive(Clone, Debug)]
pub struct Export {
    /// The tags in order; `Result` and, where needed, `SetUp` and `FEN` are added.
    pub tags: Vec<(String, String)>,
    /// The position at the start.
    pub start: Chess,
    /// The moves.
    pub entries: Vec<Entry>,
    /// What happened after the last move.
    pub last: Vec<Note>,
    /// The result.
    pub result: Outcome,
}

/// A move with what belongs to it.
#[derive(Clone, Debug)]
pub struct Entry {
    /// What happened before it: illegal moves that were tried, claims that failed.
    pub before: Vec<Note>,
    /// The legal move.
    pub m: Move,
    /// What happened with it: clock, offer.
    pub after: Vec<Note>,
}

impl Export {
    /// The game as a text, in lines of at most 79 signs where words allow it.
    pub fn write(&self) -> String {
        let mut out = String::new();
        for (name, value) in self.tags.iter().filter(|(name, _)| name != "Result") {
            tag(&mut out, name, value);
        }
        tag(&mut out, "Result", self.result.as_str());
        if self.start != Chess::default() && !self.tags.iter().any(|(name, _)| name == "FEN") {
            tag(&mut out, "SetUp", "1");
            tag(&mut out, "FEN", &fen(&self.start));
        }
        out.push('\n');
        let mut words = Words::default();
        self.moves(&mut words);
        // Among moves `0-0` is castling: the tag alone says that nobody scores.
        words.push(match self.result {
            Outcome::BothLose => Outcome::Open.as_str(),
            result => result.as_str(),
        });
        out.push_str(&words.text);
        out.push('\n');
        out
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
        if self.width > 0 && self.width + 1 + width > 79 {
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
