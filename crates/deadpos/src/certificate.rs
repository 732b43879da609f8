//! Certificates: answers as text that strangers can check.
//!
//! The form is described in `docs/dead-positions.md`. It is strict, one way to write each thing, so that
//! what was damaged is noticed and the line can be named. Squares and colours are those of the real board,
//! whichever side asks. Reading believes nothing but the form: [`check::verify`] does the rest.

use std::fmt;

use shakmaty::{
    Bitboard, CastlingMode, Chess, Color, EnPassantMode, Move, Position, PositionError, Role,
    Setup, Square, fen::Fen, uci::UciMove,
};

use crate::check::{self, VerifyError};
use crate::{Proof, Verdict, Zone};

const HEAD: &str = "jadoube certificate 1";
const END: &str = "end";

/// How deep forced moves may be nested in what is read.
const DEEPEST: usize = 100;

/// A settled answer: a position, the side that is to mate, and why it can or never will.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    position: Chess,
    side: Color,
    verdict: Verdict,
}

impl Certificate {
    /// The certificate of an answer; none where nothing was settled.
    pub fn new(position: &Chess, side: Color, verdict: &Verdict) -> Option<Certificate> {
        let settled = !matches!(verdict, Verdict::Unknown { .. });
        settled.then(|| Certificate {
            position: position.clone(),
            side,
            verdict: verdict.clone(),
        })
    }

    /// The position asked about.
    pub fn position(&self) -> &Chess {
        &self.position
    }

    /// The side that is to mate.
    pub fn side(&self) -> Color {
        self.side
    }

    /// The answer, which is never unknown.
    pub fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    /// Verifies the certificate by the checker alone.
    pub fn verify(&self) -> Result<(), VerifyError> {
        check::verify(&self.position, self.side, &self.verdict)
    }

    /// The line of the certificate, its first being 0, on which a verification failed.
    pub fn line_of(&self, error: &VerifyError) -> usize {
        const CLAIM: usize = 3;
        match &self.verdict {
            Verdict::Unwinnable(proof) => CLAIM + 1 + line_within(proof, &error.after()),
            _ => CLAIM,
        }
    }
}

/// The line of the proof that stands after these moves, its outermost being on line 0.
fn line_within(proof: &Proof, after: &[Move]) -> usize {
    let (Proof::Forced(branches), Some((first, rest))) = (proof, after.split_first()) else {
        return 0;
    };
    let mut line = 1;
    for (m, proof) in branches {
        if m == first {
            return line + 1 + line_within(proof, rest);
        }
        line += 1 + height(proof);
    }
    0
}

/// How many lines a proof has.
fn height(proof: &Proof) -> usize {
    match proof {
        Proof::Material | Proof::Exhausted { .. } | Proof::Loose { .. } => 1,
        Proof::Zones(zones) => 1 + zones.len(),
        Proof::Forced(branches) => 1 + branches.iter().map(|(_, p)| 1 + height(p)).sum::<usize>(),
    }
}

impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEAD}")?;
        let fen = Fen::from_position(&self.position, EnPassantMode::Legal);
        writeln!(f, "fen {fen}\nside {}", color_word(self.side))?;
        match &self.verdict {
            Verdict::Winnable(line) => {
                let mode = self.position.castles().mode();
                let moves = line.iter().map(|m| format!(" {}", uci(*m, mode)));
                writeln!(f, "winnable{}", moves.collect::<String>())?;
            }
            Verdict::Unwinnable(proof) => {
                writeln!(f, "unwinnable")?;
                let mode = self.position.castles().mode();
                write_proof(f, proof, self.side, mode, 1)?;
            }
            Verdict::Unknown { .. } => return Err(fmt::Error),
        }
        writeln!(f, "{END}")
    }
}

fn write_proof(
    f: &mut fmt::Formatter<'_>,
    proof: &Proof,
    side: Color,
    mode: CastlingMode,
    depth: usize,
) -> fmt::Result {
    let indent = "  ".repeat(depth);
    match proof {
        Proof::Material => writeln!(f, "{indent}material"),
        Proof::Exhausted { positions } => writeln!(f, "{indent}exhausted {positions}"),
        Proof::Loose { pieces, boards } => {
            let squares = square_words(turned(*pieces, side));
            writeln!(f, "{indent}loose {boards}:{squares}")
        }
        Proof::Zones(zones) => {
            writeln!(f, "{indent}zones {}", zones.len())?;
            zones.iter().try_for_each(|zone| {
                let zone = turned_zone(*zone, side);
                let (color, role) = (color_word(zone.color), role_word(zone.role));
                let taken = if zone.capturable { " capturable" } else { "" };
                let squares = square_words(zone.reach);
                writeln!(
                    f,
                    "{indent}  {color} {role} {}{taken}:{squares}",
                    zone.start
                )
            })
        }
        Proof::Forced(branches) => {
            writeln!(f, "{indent}forced {}", branches.len())?;
            branches.iter().try_for_each(|(m, proof)| {
                writeln!(f, "{indent}  move {}", uci(*m, mode))?;
                write_proof(f, proof, side, mode, depth + 2)
            })
        }
    }
}

fn uci(m: Move, mode: CastlingMode) -> String {
    UciMove::from_move(m, mode).to_string()
}

fn square_words(squares: Bitboard) -> String {
    squares.into_iter().map(|sq| format!(" {sq}")).collect()
}

/// Proofs see the side that asks as White; turning the board over twice changes nothing.
fn turned(squares: Bitboard, side: Color) -> Bitboard {
    side.fold_wb(squares, squares.flip_vertical())
}

fn turned_zone(zone: Zone, side: Color) -> Zone {
    Zone {
        color: side.fold_wb(zone.color, !zone.color),
        start: side.fold_wb(zone.start, zone.start.flip_vertical()),
        reach: turned(zone.reach, side),
        ..zone
    }
}

const fn color_word(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn read_color(word: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|c| color_word(*c) == word)
}

const fn role_word(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

fn read_role(word: &str) -> Option<Role> {
    Role::ALL.into_iter().find(|r| role_word(*r) == word)
}

/// What was found instead of what the form has there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: expected {expected}, found {found}")]
pub struct ReadError {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// What the form has there.
    pub expected: String,
    /// What stands there.
    pub found: String,
}

/// One certificate of a file, or what is wrong with its form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbered {
    /// The line of the file on which it begins, counted from 1.
    pub line: usize,
    /// What was read.
    pub certificate: Result<Certificate, ReadError>,
}

/// Reads all certificates of a text. Empty lines and lines with `#` may stand between them. After one that
/// cannot be read, reading goes on at the next first line of a certificate.
pub fn read(text: &str) -> Vec<Numbered> {
    let mut reader = Reader {
        lines: text.split_terminator('\n').collect(),
        at: 0,
    };
    let mut entries = Vec::new();
    while reader.find_next() {
        let begun = reader.at;
        let certificate = reader.certificate();
        if certificate.is_err() {
            reader.at = reader.at.max(begun + 1);
            reader.skip_to_head();
        }
        entries.push(Numbered {
            line: begun + 1,
            certificate,
        });
    }
    entries
}

/// A position that a game could be in. Too much material and an odd check are let pass: they change
/// nothing about what can be played from there.
pub fn read_position(setup: Setup) -> Result<Chess, Box<PositionError<Chess>>> {
    let mode = CastlingMode::detect(&setup);
    setup
        .position::<Chess>(mode)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .map_err(Box::new)
}

struct Reader<'a> {
    lines: Vec<&'a str>,
    /// The line that is read next.
    at: usize,
}

impl<'a> Reader<'a> {
    /// Whether there is another certificate, or something that should be one.
    fn find_next(&mut self) -> bool {
        let between = |line: &&str| line.is_empty() || line.starts_with('#');
        while self.lines.get(self.at).is_some_and(between) {
            self.at += 1;
        }
        self.at < self.lines.len()
    }

    fn skip_to_head(&mut self) {
        let mut rest = self.lines[self.at.min(self.lines.len())..].iter();
        let ahead = rest.position(|line| line.starts_with("jadoube certificate"));
        self.at = ahead.map_or(self.lines.len(), |ahead| self.at + ahead);
    }

    /// What the next line says, if it is as the form has it.
    fn line<T>(
        &mut self,
        expected: &str,
        parse: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, ReadError> {
        let line = self.lines.get(self.at).copied();
        let Some(read) = line.and_then(parse) else {
            return Err(self.wrong(expected));
        };
        self.at += 1;
        Ok(read)
    }

    /// The next line is not what was expected.
    fn wrong(&self, expected: &str) -> ReadError {
        const LONGEST: usize = 60;
        let found = self.lines.get(self.at).map(|line| {
            let shown: String = line.chars().take(LONGEST).collect();
            let more = if shown.len() < line.len() { "…" } else { "" };
            format!("\"{}{more}\"", shown.escape_debug())
        });
        ReadError {
            line: self.at + 1,
            expected: expected.to_owned(),
            found: found.unwrap_or_else(|| "the end of the file".to_owned()),
        }
    }

    fn certificate(&mut self) -> Result<Certificate, ReadError> {
        self.line(&format!("\"{HEAD}\""), |line| (line == HEAD).then_some(()))?;
        let position = self.line("fen and a position that can be played on", fen)?;
        let side = self.line("side white|black", |line| {
            read_color(line.strip_prefix("side ")?)
        })?;
        let verdict = match self.lines.get(self.at) {
            Some(&"unwinnable") => {
                self.at += 1;
                Verdict::Unwinnable(self.proof(&position, side, 1)?)
            }
            _ => Verdict::Winnable(
                self.line("unwinnable, or winnable and legal moves", |line| {
                    played(&position, line.strip_prefix("winnable")?)
                })?,
            ),
        };
        self.line(END, |line| (line == END).then_some(()))?;
        Ok(Certificate {
            position,
            side,
            verdict,
        })
    }

    fn proof(&mut self, position: &Chess, side: Color, depth: usize) -> Result<Proof, ReadError> {
        let expected = format!(
            "{} spaces and material, exhausted N, zones N, loose N: squares, or forced N",
            2 * depth
        );
        if depth > DEEPEST {
            return Err(self.wrong("fewer forced moves in each other"));
        }
        match self.line(&expected, |line| kind(line, side, depth))? {
            Kind::Whole(proof) => Ok(proof),
            Kind::Zones(count) => self.zones(count, side, depth + 1).map(Proof::Zones),
            Kind::Forced(count) => self.branches(count, position, side, depth + 1),
        }
    }

    fn zones(&mut self, count: u32, side: Color, depth: usize) -> Result<Vec<Zone>, ReadError> {
        let expected = format!(
            "{} spaces, a piece not named before, : and squares",
            2 * depth
        );
        let mut zones: Vec<Zone> = Vec::new();
        for _ in 0..count {
            let new = |zone: &Zone| zones.iter().all(|known| known.start != zone.start);
            let read = |line| zone(indented(line, depth)?, side).filter(new);
            let zone = self.line(&expected, read)?;
            zones.push(zone);
        }
        Ok(zones)
    }

    fn branches(
        &mut self,
        count: u32,
        position: &Chess,
        side: Color,
        depth: usize,
    ) -> Result<Proof, ReadError> {
        let expected = format!(
            "{} spaces, move, and a legal move not named before",
            2 * depth
        );
        let mut branches: Vec<(Move, Proof)> = Vec::new();
        for _ in 0..count {
            let new = |m: &Move| branches.iter().all(|(known, _)| known != m);
            let m = self.line(&expected, |line| {
                let word = indented(line, depth)?.strip_prefix("move ")?;
                legal(position, word).filter(new)
            })?;
            let mut next = position.clone();
            next.play_unchecked(m);
            branches.push((m, self.proof(&next, side, depth + 1)?));
        }
        Ok(Proof::Forced(branches))
    }
}

/// A proof of one line, or how many lines or moves follow.
enum Kind {
    Whole(Proof),
    Zones(u32),
    Forced(u32),
}

fn kind(line: &str, side: Color, depth: usize) -> Option<Kind> {
    let line = indented(line, depth)?;
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    match word {
        "material" if line == word => Some(Kind::Whole(Proof::Material)),
        "exhausted" => {
            let positions = number(rest)?;
            Some(Kind::Whole(Proof::Exhausted { positions }))
        }
        "zones" => number(rest).map(Kind::Zones),
        "forced" => number(rest).map(Kind::Forced),
        "loose" => {
            let (boards, pieces) = rest.split_once(':')?;
            Some(Kind::Whole(Proof::Loose {
                pieces: turned(squares(pieces)?, side),
                boards: number(boards)?,
            }))
        }
        _ => None,
    }
}

/// The rest of a line that is indented exactly so deep.
fn indented(line: &str, depth: usize) -> Option<&str> {
    let rest = line.strip_prefix(&*"  ".repeat(depth))?;
    (!rest.starts_with(' ')).then_some(rest)
}

fn number(word: &str) -> Option<u32> {
    let number: u32 = word.parse().ok()?;
    (number.to_string() == word).then_some(number)
}

/// A position, its board written in the one way there is.
fn fen(line: &str) -> Option<Chess> {
    let text = line.strip_prefix("fen ")?;
    let fields: Vec<&str> = text.split(' ').collect();
    let whole = fields.len() == 6 && fields.iter().all(|field| !field.is_empty());
    let fen: Fen = whole.then(|| text.parse().ok()).flatten()?;
    let setup = fen.into_setup();
    let plain = setup.board.to_string() == fields[0];
    plain.then(|| read_position(setup).ok()).flatten()
}

/// Squares, each after one space and none twice.
fn squares(words: &str) -> Option<Bitboard> {
    let mut squares = Bitboard::EMPTY;
    if words.is_empty() {
        return Some(squares);
    }
    for word in words.strip_prefix(' ')?.split(' ') {
        let square: Square = word.parse().ok()?;
        if squares.contains(square) {
            return None;
        }
        squares.add(square);
    }
    Some(squares)
}

fn zone(line: &str, side: Color) -> Option<Zone> {
    let (piece, reach) = line.split_once(':')?;
    let words: Vec<&str> = piece.split(' ').collect();
    let (color, role, start, capturable) = match words[..] {
        [color, role, start] => (color, role, start, false),
        [color, role, start, "capturable"] => (color, role, start, true),
        _ => return None,
    };
    let zone = Zone {
        color: read_color(color)?,
        role: read_role(role)?,
        start: start.parse().ok()?,
        reach: squares(reach)?,
        capturable,
    };
    Some(turned_zone(zone, side))
}

/// A legal move that is written in the one way there is.
fn legal(position: &Chess, word: &str) -> Option<Move> {
    let m = word.parse::<UciMove>().ok()?.to_move(position).ok()?;
    (uci(m, position.castles().mode()) == word).then_some(m)
}

/// Legal moves played one after the other.
fn played(position: &Chess, words: &str) -> Option<Vec<Move>> {
    let mut moves = Vec::new();
    if words.is_empty() {
        return Some(moves);
    }
    let mut position = position.clone();
    for word in words.strip_prefix(' ')?.split(' ') {
        let m = legal(&position, word)?;
        position.play_unchecked(m);
        moves.push(m);
    }
    Some(moves)
}
