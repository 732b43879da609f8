//! Moves that somebody handed in as a text, made ready to be written so that everybody can read them.

use super::detect::detect;
use super::game::{Game, Games};
use super::header::Header;
use super::note::Note;
use super::play::{Line, Outcome};
use super::token::{Kind, Token, decode};
use super::write::{Entry, Export, Section};

impl Export {
    /// A game whose moves are given as a text, in the letters of any language: the moves as far as they can
    /// be played, with their comments; variations in words; whatever comes after an entry that cannot be
    /// played as `[%then …]`.
    pub fn of_text(header: Header, moves: &str, result: Outcome) -> Export {
        let mut games = Games::new(moves.as_bytes());
        let mut section = games
            .next()
            .map_or_else(Section::default, |game| play(&game));
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
}

fn play(game: &Game<'_>) -> Section {
    let mut line = Line::default();
    line.play(game, detect(game).language);
    let start = line.positions.first().cloned().unwrap_or_default();
    let mut made = line.moves.iter().peekable();
    let mut section = Section::from(start);
    let mut before = Vec::new();
    // Variations and what cannot be played are kept as they were written.
    let mut aside = Aside::default();
    for (index, token) in game.tokens.iter().enumerate() {
        let next = made.next_if(|made| made.token as usize == index);
        if let Some(next) = next {
            section.entries.push(Entry {
                before: std::mem::take(&mut before),
                m: next.m,
                after: Vec::from_iter(next.offer.then_some(Note::Offer)),
            });
            continue;
        }
        let notes = match token.kind {
            _ if aside.takes(token, line.stopped.is_some_and(|stopped| index >= stopped)) => {
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
