//! What the Laws keep beside the moves, as commands in comments that other readers pass over:
//! `{[%illegal Ng3 7.5.5] [%clk 0:04:59] [%offer]}`. The form is described in `docs/notation.md`.

use std::fmt::Write as _;
use std::time::Duration;

use super::comment::{Command, commands};
use super::token::decode;

/// Something that belongs on record with a move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Note {
    /// The time left after the move: `[%clk 0:04:59]`.
    Clock(Duration),
    /// The time spent on the move: `[%emt 0:00:07]`.
    Spent(Duration),
    /// A draw was offered (9.1.2.1): `[%offer]`.
    Offer,
    /// A draw was claimed, with the move that the player wrote down: `[%claim threefold Nf3]`.
    Claim {
        /// `threefold` or `fifty`.
        ground: String,
        /// The move that the player intends to make, if any.
        intended: Option<String>,
    },
    /// The arbiter or the program ruled: `[%ruling 9.5.3 two minutes for Black]`.
    Ruling {
        /// The article it rests on.
        article: String,
        /// In a few words.
        text: String,
    },
    /// An illegal move was played and taken back, or stood: `[%illegal Ng3 7.5.5]`. A comment before
    /// a move holds what was tried in its place.
    Illegal {
        /// The move as it was played, from one square to another or as it was written.
        played: String,
        /// The article it was ruled under.
        article: String,
    },
    /// What was played where a board of the rules cannot follow, from square to square or as it was
    /// written: `[%then e7e5 g3f5]`.
    Then(String),
    /// The position on the board at this point, as FEN, where the moves do not lead to it:
    /// `[%position 8/8/8/8/8/8/8/8 w - - 0 1]`.
    Position(String),
    /// Plain words.
    Words(String),
}

impl Note {
    /// Writes the note as it stands within the braces of a comment.
    pub fn write(&self, out: &mut String) {
        match self {
            Note::Clock(left) => time(out, "clk", *left),
            Note::Spent(spent) => time(out, "emt", *spent),
            Note::Offer => out.push_str("[%offer]"),
            Note::Claim { ground, intended } => {
                command(
                    out,
                    "claim",
                    &[ground, intended.as_deref().unwrap_or_default()],
                );
            }
            Note::Ruling { article, text } => command(out, "ruling", &[article, text]),
            Note::Illegal { played, article } => command(out, "illegal", &[played, article]),
            Note::Then(moves) => command(out, "then", &[moves]),
            Note::Position(fen) => command(out, "position", &[fen]),
            Note::Words(words) => plain(out, words),
        }
    }

    /// The notes of a comment: commands that are known, and the words around them.
    pub fn read(comment: &[u8]) -> Vec<Note> {
        let mut notes: Vec<Note> = commands(comment).filter_map(Note::of).collect();
        let words = words(comment);
        if !words.is_empty() {
            notes.push(Note::Words(words));
        }
        notes
    }

    fn of(command: Command<'_>) -> Option<Note> {
        // A writer may have broken the line anywhere.
        let value = decode(command.value);
        let value = value.split_whitespace().collect::<Vec<_>>().join(" ");
        let (first, rest) = match value.split_once(' ') {
            Some((first, rest)) => (first.to_owned(), rest.to_owned()),
            None => (value.clone(), String::new()),
        };
        Some(match command.name {
            b"clk" => Note::Clock(command.time()?),
            b"emt" => Note::Spent(command.time()?),
            b"offer" => Note::Offer,
            b"claim" => Note::Claim {
                ground: first,
                intended: Some(rest).filter(|rest| !rest.is_empty()),
            },
            b"ruling" => Note::Ruling {
                article: first,
                text: rest,
            },
            b"illegal" => Note::Illegal {
                played: first,
                article: rest,
            },
            b"then" => Note::Then(value),
            b"position" => Note::Position(value),
            _ => return None,
        })
    }
}

/// What a comment says outside its commands.
fn words(comment: &[u8]) -> String {
    let text = decode(comment);
    let mut out = String::new();
    let mut rest = text.as_ref();
    while let Some((before, command)) = rest.split_once("[%") {
        out.push_str(before);
        rest = command.split_once(']').map_or("", |(_, after)| after);
    }
    out.push_str(rest);
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn time(out: &mut String, name: &str, time: Duration) {
    let seconds = time.as_secs();
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    // Writing to a string cannot fail.
    let _ = write!(out, "[%{name} {hours}:{minutes:02}:{:02}", seconds % 60);
    let millis = time.subsec_millis();
    if millis > 0 {
        let _ = write!(out, ".{millis:03}");
    }
    out.push(']');
}

fn command(out: &mut String, name: &str, values: &[&str]) {
    out.push_str("[%");
    out.push_str(name);
    for value in values.iter().filter(|value| !value.is_empty()) {
        out.push(' ');
        plain(out, value);
    }
    out.push(']');
}

/// Braces and brackets would end the comment or the command for any reader.
fn plain(out: &mut String, text: &str) {
    for word in text.split_whitespace() {
        if !out.is_empty() && !out.ends_with([' ', '{']) {
            out.push(' ');
        }
        out.extend(word.chars().map(|sign| match sign {
            '{' | '[' => '(',
            '}' | ']' => ')',
            sign => sign,
        }));
    }
}
