//! Moves that somebody handed in as a text, made ready to be written so that everybody can read them.

use super::detect::detect;
use super::game::{Game, Games};
use super::header::Header;
use super::note::Note;
use super::play::{MainLine, Outcome};
use super::token::{Kind, Token, decode};
use super::write::{Export, ExportMove, Section};

impl Export {
    /// A game whose moves are given as a text, in the letters of any language: the moves as far as they can
    /// be played, with their comments; variations in words; whatever comes after an entry that cannot be
    /// played as `[%then …]`.
    pub fn of_text(header: Header, moves: &str, result: Outcome) -> Export {
        let mut games = Games::new(moves.as_bytes());
        let mut section = games.next().map_or_else(Section::default, |game| {
            let mut line = MainLine::default();
            line.play(&game, detect(&game).language);
            section(&game, &line)
        });
        let rest: Vec<_> = games
            .flat_map(|game| game.tokens)
            .map(|token| token.text())
            .collect();
        if !rest.is_empty() {
            section.last.push(Note::Then(rest.join(" ")));
        }
        Export {
            header,
            sections: vec![section],
            result,
        }
    }

    /// A game of a file as it was played, for readers that are less patient than ours: its tags, the moves as
    /// far as they could be played with their comments, and in words or as `[%then …]` whatever others
    /// could not read.
    pub fn of_game(game: &Game<'_>, line: &MainLine) -> Export {
        let tag = game.tag("Result").and_then(|tag| Outcome::read(tag.raw));
        let result = match (line.result, tag) {
            // That nobody scores can only be said by the tag.
            (None | Some(Outcome::Open), Some(tag)) => tag,
            (result, _) => result.unwrap_or(Outcome::Open),
        };
        let mut section = section(game, line);
        if line.positions.is_empty() {
            let start = game.tag("FEN").map(|tag| tag.value().into_owned());
            section.last.splice(..0, start.map(Note::Position));
        }
        Export {
            header: header(game),
            sections: vec![section],
            result,
        }
    }
}

/// The tags of a game in the order of the standard; those that are broken beyond use are left out.
fn header(game: &Game<'_>) -> Header {
    let mut header = Header::default();
    for (_, tag) in &game.tags {
        let name = decode(tag.name).into_owned();
        let value = tag.value().into_owned();
        let is_name = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
        let place = match name.as_str() {
            "Event" => &mut header.event,
            "Site" => &mut header.site,
            "Date" => &mut header.date,
            "Round" => &mut header.round,
            "White" => &mut header.white.name,
            "Black" => &mut header.black.name,
            // The writer says these itself.
            "Result" | "SetUp" | "FEN" | "Variant" => continue,
            _ if name.is_empty() || !name.chars().all(is_name) => continue,
            _ => {
                header.more.push((name, value));
                continue;
            }
        };
        if place.is_empty() {
            *place = value;
        }
    }
    header
}

fn section(game: &Game<'_>, line: &MainLine) -> Section {
    let start = line.positions.first().cloned().unwrap_or_default();
    let mut made = line.moves.iter().peekable();
    let mut section = Section::from(start);
    let mut before = Vec::new();
    // Without a position to start from nothing can be played.
    let nowhere = line.positions.is_empty();
    // Variations and what cannot be played are kept as they were written.
    let mut aside = Aside::default();
    for (index, token) in game.tokens.iter().enumerate() {
        let next = made.next_if(|made| made.token as usize == index);
        if let Some(next) = next {
            section.entries.push(ExportMove {
                before: std::mem::take(&mut before),
                m: next.m,
                after: Vec::from_iter(next.offer.then_some(Note::Offer)),
            });
            continue;
        }
        let notes = match token.kind {
            _ if aside.takes(token, nowhere || line.stopped.is_some_and(|at| index >= at)) => {
                aside.closed().into_iter().collect()
            }
            _ => token.comment().map(Note::read).unwrap_or_default(),
        };
        match section.entries.last_mut() {
            Some(entry) => entry.after.extend(notes),
            None => before.extend(notes),
        }
    }
    section.last.extend(before);
    section.last.extend(aside.unplayed());
    section
}

/// Text that is no part of the game's own moves.
#[derive(Default)]
struct Aside {
    depth: usize,
    variation: String,
    unplayed: String,
}

impl Aside {
    /// Takes a token that belongs to a variation or comes after the last move that can be played.
    fn takes(&mut self, token: &Token<'_>, lost: bool) -> bool {
        let inside = self.depth > 0;
        match token.kind {
            Kind::VariationStart => self.depth += 1,
            Kind::VariationEnd => self.depth = self.depth.saturating_sub(1),
            Kind::Move | Kind::Number | Kind::Glyph | Kind::Nag if lost && !inside => {
                push(&mut self.unplayed, &decode(token.bytes));
                return true;
            }
            _ if inside => {}
            _ => return false,
        }
        push(&mut self.variation, &decode(token.bytes));
        true
    }

    /// A variation that has been read to its end.
    fn closed(&mut self) -> Option<Note> {
        let done = self.depth == 0 && !self.variation.is_empty();
        done.then(|| Note::Words(std::mem::take(&mut self.variation)))
    }

    fn unplayed(self) -> impl Iterator<Item = Note> {
        let open = Some(self.variation).filter(|text| !text.is_empty());
        let then = Some(self.unplayed).filter(|text| !text.is_empty());
        open.map(Note::Words)
            .into_iter()
            .chain(then.map(Note::Then))
    }
}

fn push(out: &mut String, word: &str) {
    if !out.is_empty() {
        out.push(' ');
    }
    out.push_str(word);
}
