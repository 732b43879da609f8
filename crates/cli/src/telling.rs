//! A game told line by line: times, what happened, the article.

use std::io::{self, Write};

use jadoube_laws::{Game, Happened, Refused, Rule, Rulebook};
use jadoube_ruling::{Message, Moment, Side};
use jadoube_text::Texts;

/// Tells what happened in a language.
pub struct Teller<'a> {
    pub texts: &'a Texts,
    pub book: &'a Rulebook,
}

impl Teller<'_> {
    /// One line: the clocks, the sentence, the article it rests on.
    pub fn happening(
        &self,
        out: &mut impl Write,
        game: &Game,
        at: Moment,
        happened: &Happened,
    ) -> io::Result<()> {
        self.line(out, game, at, (' ', &happened.message(), happened.under()))
    }

    /// One line for a refusal, marked so that nobody takes it for something that happened.
    pub fn refusal(
        &self,
        out: &mut impl Write,
        game: &Game,
        at: Moment,
        refused: &Refused,
    ) -> io::Result<()> {
        self.line(out, game, at, ('!', &refused.message(), refused.under()))
    }

    fn line(
        &self,
        out: &mut impl Write,
        game: &Game,
        at: Moment,
        (mark, message, rule): (char, &Message, Rule),
    ) -> io::Result<()> {
        let clock = |side| game.clock().left(side, at).to_string();
        let article = self.book.locate(rule).map_or("-", |l| l.number);
        let (white, black) = (clock(Side::White), clock(Side::Black));
        let sentence = self.texts.say(message);
        writeln!(out, "{white:>8} {black:>8} {mark} {sentence}  [{article}]")
    }
}

/// The pieces on the board, White at the bottom; `placement` as in a FEN.
pub fn draw(out: &mut impl Write, placement: &str, indent: usize) -> io::Result<()> {
    for (rank, row) in (1..=8).rev().zip(placement.split('/')) {
        write!(out, "{rank:>indent$} ")?;
        for symbol in row.chars() {
            match symbol.to_digit(10) {
                Some(empty) => (0..empty).try_for_each(|_| write!(out, " ."))?,
                None => write!(out, " {symbol}")?,
            }
        }
        writeln!(out)?;
    }
    writeln!(out, "{:>indent$}  a b c d e f g h", "")
}
