//! Playing the tokens of a game: each is read, forgiven or reported with its place.

use shakmaty::{
    CastlingMode, Chess, EnPassantMode, Move, Position, PositionError, Setup, fen::Fen,
};
use std::error::Error;

use super::game::Game;
use super::token::{Kind, Token};
use crate::{Language, Liberties, Reader, Unread, work};

/// A game as it was played on the board.
#[derive(Clone, Debug, Default)]
pub struct MainLine {
    /// The position before each move and, last, the one at the end.
    pub positions: Vec<Chess>,
    /// The moves, one fewer than the positions.
    pub moves: Vec<Made>,
    /// What was forgiven or could not be read, up to [`MOST_PROBLEMS`] of it. A token that is not named here
    /// was read plainly, unless there are unnamed ones.
    pub problems: Vec<Problem>,
    /// How many problems there are besides.
    pub unnamed: usize,
    /// The result after the moves.
    pub result: Option<Outcome>,
    /// Whether the board could follow the game to its end.
    pub whole: bool,
    /// The token of the main line at which the board could not follow any longer.
    pub stopped: Option<usize>,
    /// Positions to return to after variations.
    branches: Vec<Branch>,
    /// How many variations are open within the deepest of them that is followed.
    deeper: usize,
}

/// So many problems of a game are named; a broken file has millions of the same kind.
pub const MOST_PROBLEMS: usize = 1000;

/// Variations within variations are followed so deep; moves further down are not played.
const DEEPEST: usize = 1000;

/// A move of the main line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// The move.
    pub m: Move,
    /// Which token of the game it is.
    pub token: u32,
    /// Whether a draw was offered with it.
    pub offer: bool,
}

/// A result as games are marked with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// `1-0`
    White,
    /// `0-1`
    Black,
    /// `1/2-1/2`
    Draw,
    /// `0-0`: nobody scores (only a tag can say so; among moves it is castling).
    BothLose,
    /// `*`
    Open,
}

impl Outcome {
    /// Reads a result in any usual spelling.
    pub fn read(bytes: &[u8]) -> Option<Outcome> {
        match bytes {
            b"1-0" => return Some(Outcome::White),
            b"0-1" => return Some(Outcome::Black),
            b"1/2-1/2" => return Some(Outcome::Draw),
            _ => {}
        }
        Some(match super::token::decode(bytes).trim() {
            "1-0" | "1:0" | "1–0" => Outcome::White,
            "0-1" | "0:1" | "0–1" => Outcome::Black,
            "1/2-1/2" | "1/2" | "1/2:1/2" | "½-½" | "½" | "½:½" | "½–½" => Outcome::Draw,
            "0-0" | "0:0" => Outcome::BothLose,
            "*" => Outcome::Open,
            _ => return None,
        })
    }

    /// As PGN writes it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Outcome::White => "1-0",
            Outcome::Black => "0-1",
            Outcome::Draw => "1/2-1/2",
            Outcome::BothLose => "0-0",
            Outcome::Open => "*",
        }
    }
}

/// Something about a token that the reader has to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Which token of the game.
    pub token: usize,
    /// What it is.
    pub what: ProblemKind,
}

/// What a reader of PGN has to say about a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// A move was read, with some liberties.
    Liberties(Liberties),
    /// No move could be read.
    Unread(Unread),
    /// A move after one that could not be read: nobody knows the position.
    Unplayed,
    /// A move that no player makes (`--`): the other side is to move.
    NullMove,
    /// The number is not that of the move.
    Number {
        /// The number that the move has.
        expected: u32,
    },
    /// The tag breaks its form.
    BrokenTag,
    /// The tag is there already.
    RepeatedTag,
    /// The position that the tag gives cannot be played from.
    Start(String),
    /// Another game than chess; its moves are not tried.
    Variant,
    /// A comment within a comment.
    NestedComment,
    /// A comment that is not closed.
    OpenComment,
    /// A variation where there is no move to vary.
    VariationNowhere,
    /// A variation that is not closed.
    OpenVariation,
    /// A bracket that closes nothing.
    CloseNowhere,
    /// `e.p.` after a move that takes nothing in passing.
    PassingWrong,
    /// An offer with no move before it.
    OfferNowhere,
    /// The result after the moves is not that of the tag.
    ResultDiffers,
    /// A second result.
    SecondResult,
    /// Reserved signs, or the remains of a web page.
    Markup,
    /// A sign that means nothing here.
    Stray,
}

impl ProblemKind {
    /// Whether the game is understood all the same.
    pub const fn is_forgiven(&self) -> bool {
        match self {
            ProblemKind::Liberties(_)
            | ProblemKind::Number { .. }
            | ProblemKind::RepeatedTag
            | ProblemKind::NestedComment
            | ProblemKind::PassingWrong
            | ProblemKind::Markup => true,
            ProblemKind::Unread(_)
            | ProblemKind::Unplayed
            | ProblemKind::NullMove
            | ProblemKind::BrokenTag
            | ProblemKind::Start(_)
            | ProblemKind::Variant
            | ProblemKind::OpenComment
            | ProblemKind::VariationNowhere
            | ProblemKind::OpenVariation
            | ProblemKind::CloseNowhere
            | ProblemKind::OfferNowhere
            | ProblemKind::ResultDiffers
            | ProblemKind::SecondResult
            | ProblemKind::Stray => false,
        }
    }
}

/// A variation that is being read.
#[derive(Clone, Debug)]
struct Branch {
    /// The bracket that opened it.
    token: usize,
    /// The position before its last move: a variation of the variation begins there.
    before: Option<Chess>,
    /// The position now; none once a move could not be read.
    now: Option<Chess>,
}

impl MainLine {
    /// Plays a game, forgetting the one before. Every token is looked at.
    pub fn play(&mut self, game: &Game<'_>, language: Language) {
        self.positions.clear();
        self.moves.clear();
        self.problems.clear();
        self.branches.clear();
        self.unnamed = 0;
        self.deeper = 0;
        self.result = None;
        self.stopped = None;
        let start = self.start(game);
        self.whole = start.is_some();
        self.positions.extend(start);
        let mut player = Player {
            line: self,
            reader: Reader::lenient(language),
            last: None,
        };
        for (index, token) in game.tokens.iter().enumerate() {
            player.token(game, index, token);
        }
        player.close();
    }

    /// The position at the end, as far as the board could follow.
    pub fn end(&self) -> Option<&Chess> {
        self.positions.last()
    }

    fn report(&mut self, token: usize, what: ProblemKind) {
        // The entry at which the board could not follow is always named.
        if self.problems.len() < MOST_PROBLEMS || self.stopped == Some(token) {
            self.problems.push(Problem { token, what });
        } else {
            self.unnamed += 1;
        }
    }

    fn start(&mut self, game: &Game<'_>) -> Option<Chess> {
        let mut fen = None;
        let mut chess960 = false;
        let mut known = KnownTags::default();
        for (at, &(index, tag)) in game.tags.iter().enumerate() {
            if known.has(game, at) {
                self.report(index, ProblemKind::RepeatedTag);
                continue;
            }
            match tag.name {
                b"FEN" => fen = Some((index, tag.value())),
                b"Variant" => match variant(&tag.value()) {
                    Some(frc) => chess960 = frc,
                    None => {
                        self.report(index, ProblemKind::Variant);
                        return None;
                    }
                },
                _ => {}
            }
        }
        let Some((index, fen)) = fen else {
            return Some(Chess::default());
        };
        match position(&fen, chess960) {
            Ok(position) => Some(position),
            Err(why) => {
                self.report(index, ProblemKind::Start(why.to_string()));
                None
            }
        }
    }
}

/// The names of tags that were there before.
#[derive(Default)]
struct KnownTags<'a>(std::collections::HashSet<&'a [u8]>);

impl<'a> KnownTags<'a> {
    /// Whether a tag, they come in order, has the name of one before it.
    fn has(&mut self, game: &Game<'a>, at: usize) -> bool {
        // So many are sooner compared with each other than put into a table.
        const FEW: usize = 64;
        let (before, rest) = game.tags.split_at(at.min(game.tags.len()));
        let Some((_, tag)) = rest.first() else {
            return false;
        };
        if game.tags.len() > FEW {
            return !self.0.insert(tag.name);
        }
        work::add(before.len());
        before.iter().any(|(_, other)| other.name == tag.name)
    }
}

/// Whether a variant is Chess960; none if it is not chess.
fn variant(name: &str) -> Option<bool> {
    let letters: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    match letters.to_ascii_lowercase().as_str() {
        "" | "standard" | "chess" | "normal" | "fromposition" => Some(false),
        "chess960" | "fischerandom" | "fischerrandom" | "frc" => Some(true),
        _ => None,
    }
}

/// A position to play from. Odd checks, odd material and old squares of passing are let pass: they change
/// nothing about what can be played.
fn position(fen: &str, chess960: bool) -> Result<Chess, Box<dyn Error>> {
    let setup: Setup = fen.parse::<Fen>()?.into_setup();
    let mode = match chess960 {
        true => CastlingMode::Chess960,
        false => CastlingMode::detect(&setup),
    };
    let position = setup
        .position::<Chess>(mode)
        .or_else(PositionError::ignore_invalid_castling_rights)
        .or_else(PositionError::ignore_invalid_ep_square)
        .or_else(PositionError::ignore_impossible_check)
        .or_else(PositionError::ignore_too_much_material)?;
    Ok(position)
}

struct Player<'l> {
    line: &'l mut MainLine,
    reader: Reader,
    /// The last move, if nothing came after it that could belong to another line.
    last: Option<Move>,
}

impl Player<'_> {
    fn token(&mut self, game: &Game<'_>, index: usize, token: &Token<'_>) {
        let what = match token.kind {
            Kind::Move => self.entry(index, token),
            Kind::Number => self.number(token),
            Kind::VariationStart => self.open(index),
            Kind::VariationEnd => self.back(),
            Kind::Result => self.result(game, token),
            Kind::Offer => self.offer(),
            Kind::InPassing => match self.last {
                Some(m) if m.is_en_passant() => None,
                _ => Some(ProblemKind::PassingWrong),
            },
            Kind::BrokenTag => Some(ProblemKind::BrokenTag),
            Kind::NestedComment => Some(ProblemKind::NestedComment),
            Kind::OpenComment => Some(ProblemKind::OpenComment),
            Kind::Markup => Some(ProblemKind::Markup),
            Kind::Stray => Some(ProblemKind::Stray),
            // Those that are there twice were reported with the start of the game.
            Kind::Tag => None,
            Kind::Comment | Kind::LineComment | Kind::Escape | Kind::Nag | Kind::Glyph => None,
        };
        if let Some(what) = what {
            self.line.report(index, what);
        }
    }

    /// The position in the line that is being read; none once a move could not be read.
    fn now(&self) -> Option<&Chess> {
        match self.line.branches.last() {
            Some(_) if self.line.deeper > 0 => None,
            Some(branch) => branch.now.as_ref(),
            None => self.line.positions.last().filter(|_| self.line.whole),
        }
    }

    /// The position before the last move, where a variation begins.
    fn before(&self) -> Option<&Chess> {
        match self.line.branches.last() {
            Some(branch) => branch.before.as_ref(),
            None if self.line.whole => self.line.positions.iter().nth_back(1),
            None => None,
        }
    }

    fn entry(&mut self, index: usize, token: &Token<'_>) -> Option<ProblemKind> {
        if self.now().is_none() {
            return Some(ProblemKind::Unplayed);
        }
        if matches!(token.bytes, b"--" | b"Z0" | b"@@@@" | b"null") {
            return self.null_move(index);
        }
        // The position is copied once, to the place where it is kept, and the move is played there.
        let after = match self.line.branches.last_mut() {
            Some(branch) => {
                branch.before.clone_from(&branch.now);
                branch.now.as_mut()
            }
            None => {
                let last = self.line.positions.len().saturating_sub(1);
                self.line.positions.extend_from_within(last..);
                self.line.positions.last_mut()
            }
        };
        let after = after?;
        if let Some(m) = self.reader.play_plainly(after, token.bytes) {
            self.made(index, m, false);
            return None;
        }
        match self.reader.read_bytes_and_play(after, token.bytes) {
            Ok(reading) => {
                self.made(index, reading.m, reading.offer);
                match reading.forgiven {
                    Liberties::NONE => None,
                    forgiven => Some(ProblemKind::Liberties(forgiven)),
                }
            }
            Err(unread) => {
                if self.line.branches.is_empty() {
                    self.line.positions.pop();
                }
                self.lose(index);
                Some(ProblemKind::Unread(unread))
            }
        }
    }

    fn made(&mut self, index: usize, m: Move, offer: bool) {
        self.last = Some(m);
        if self.line.branches.is_empty() {
            let token = u32::try_from(index).unwrap_or(u32::MAX);
            self.line.moves.push(Made { m, token, offer });
        }
    }

    /// The board cannot follow any longer.
    fn lose(&mut self, index: usize) {
        self.last = None;
        match self.line.branches.last_mut() {
            Some(branch) => {
                branch.now = None;
                branch.before = None;
            }
            None => {
                self.line.whole = false;
                self.line.stopped = Some(index);
            }
        }
    }

    /// Analysts pass; players do not, so the main line ends here.
    fn null_move(&mut self, index: usize) -> Option<ProblemKind> {
        let passed = self.now().and_then(|now| now.clone().swap_turn().ok());
        match (self.line.branches.last_mut(), passed) {
            (Some(branch), Some(passed)) => {
                branch.before = branch.now.replace(passed);
                self.last = None;
            }
            _ => self.lose(index),
        }
        Some(ProblemKind::NullMove)
    }

    fn number(&mut self, token: &Token<'_>) -> Option<ProblemKind> {
        let digits = token.bytes.iter().take_while(|byte| byte.is_ascii_digit());
        let number = digits.fold(0u32, |number, digit| {
            number
                .saturating_mul(10)
                .saturating_add(u32::from(digit - b'0'))
        });
        let expected = u32::from(self.now()?.fullmoves());
        // Dots alone, and the number before a comment repeated after it, say nothing wrong.
        (number != 0 && number != expected).then_some(ProblemKind::Number { expected })
    }

    fn open(&mut self, token: usize) -> Option<ProblemKind> {
        if self.line.branches.len() >= DEEPEST {
            self.line.deeper += 1;
            return None;
        }
        let now = self.before().cloned();
        let nowhere = now.is_none() && self.now().is_some();
        self.last = None;
        self.line.branches.push(Branch {
            token,
            before: None,
            now,
        });
        nowhere.then_some(ProblemKind::VariationNowhere)
    }

    fn back(&mut self) -> Option<ProblemKind> {
        self.last = None;
        if self.line.deeper > 0 {
            self.line.deeper -= 1;
            return None;
        }
        match self.line.branches.pop() {
            Some(_) => None,
            None => Some(ProblemKind::CloseNowhere),
        }
    }

    fn result(&mut self, game: &Game<'_>, token: &Token<'_>) -> Option<ProblemKind> {
        // Analysts close a variation with a result; it is theirs.
        if !self.line.branches.is_empty() {
            return None;
        }
        if self.line.result.is_some() {
            return Some(ProblemKind::SecondResult);
        }
        self.line.result = Outcome::read(token.bytes);
        let tag = game.tag("Result").and_then(|tag| Outcome::read(tag.raw));
        // That nobody scores can only be said by the tag.
        let only_tag = tag == Some(Outcome::BothLose) && self.line.result == Some(Outcome::Open);
        let differs = tag.is_some() && tag != self.line.result && !only_tag;
        differs.then_some(ProblemKind::ResultDiffers)
    }

    fn offer(&mut self) -> Option<ProblemKind> {
        let main = self.line.branches.is_empty();
        if main && !self.line.whole {
            return Some(ProblemKind::Unplayed);
        }
        match (main, self.line.moves.last_mut()) {
            (true, Some(made)) => {
                made.offer = true;
                None
            }
            (true, None) => Some(ProblemKind::OfferNowhere),
            (false, _) => None,
        }
    }

    /// Variations that nobody closed.
    fn close(&mut self) {
        while let Some(branch) = self.line.branches.pop() {
            self.line.report(branch.token, ProblemKind::OpenVariation);
        }
    }
}

/// The position of a game's end as FEN, for telling people.
pub fn fen(position: &Chess) -> String {
    let setup = position.to_setup(EnPassantMode::Legal);
    Fen::try_from_setup(setup).map_or_else(|_| String::new(), |fen| fen.to_string())
}
