//! `jadoube sheet`: scoresheets read, compared, repaired and translated.

use std::io::{self, IsTerminal as _, Read as _, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use jadoube_notation::pgn::{
    Game, Games, MainLine, ProblemKind, SourceMap, SourcePos, Token, decode, detect, fen,
};
use jadoube_notation::sheet::{
    Answer, Fix, FixKind, Limits, Progress, Sheet, compare, repair as search,
};
use jadoube_notation::{Language as Letters, Style, Unread};
use jadoube_ruling::{Message, Side};
use jadoube_text::{Language, Texts};
use shakmaty::{Board, Chess, Color, Move, Position};

use crate::Stop;
use crate::judge::open;
use crate::verdicts::{count, listed, numbered, said};

#[derive(Subcommand)]
pub enum SheetCommand {
    /// Read a scoresheet: which letters it uses, what was forgiven, what is no legal move
    Read {
        /// A sheet typed as 1. e4 e5 2. Nf3 ..., or PGN (- for standard input)
        file: PathBuf,
        /// The letters it is written in: en, hu, tr, fi, de or figurine; found by playing if not said
        #[arg(long)]
        letters: Option<Letters>,
        /// Accept only what the Laws ask for
        #[arg(long)]
        strict: bool,
        /// The language of the answer: en, hu, tr or fi
        #[arg(long, default_value = "en")]
        lang: Language,
    },
    /// Find the last move on which two scoresheets agree
    Compare {
        /// One sheet
        one: PathBuf,
        /// The other
        other: PathBuf,
        /// The letters of the first sheet
        #[arg(long)]
        letters: Option<Letters>,
        /// The letters of the second sheet
        #[arg(long)]
        other_letters: Option<Letters>,
        /// The language of the answer: en, hu, tr or fi
        #[arg(long, default_value = "en")]
        lang: Language,
    },
    /// Find the legal games that explain one or two faulty scoresheets with the fewest repairs
    Repair {
        /// One sheet; -- or a ? in the place of a move leaves it blank
        one: PathBuf,
        /// The other, if there is one
        other: Option<PathBuf>,
        /// The letters of the first sheet
        #[arg(long)]
        letters: Option<Letters>,
        /// The letters of the second sheet
        #[arg(long)]
        other_letters: Option<Letters>,
        /// The pieces on the board at the end, as in a FEN
        #[arg(long, value_name = "FEN")]
        board: Option<String>,
        /// The moves of the time control: was it reached?
        #[arg(long, value_name = "MOVES")]
        control: Option<usize>,
        /// How many positions may be looked at
        #[arg(long, default_value_t = Limits::default().nodes)]
        budget: usize,
        /// How many equal answers are shown
        #[arg(long, default_value_t = Limits::default().answers)]
        answers: usize,
        /// The language of the answer: en, hu, tr or fi
        #[arg(long, default_value = "en")]
        lang: Language,
    },
    /// Write a scoresheet in the letters of another language
    Translate {
        /// A sheet or PGN (- for standard input)
        file: PathBuf,
        /// The letters to write: en, hu, tr, fi, de or figurine
        #[arg(long)]
        to: Letters,
        /// Write the long form
        #[arg(long)]
        long: bool,
        /// The letters it is written in; found by playing if not said
        #[arg(long)]
        letters: Option<Letters>,
        /// The language of what is said besides: en, hu, tr or fi
        #[arg(long, default_value = "en")]
        lang: Language,
    },
}

pub fn run(out: &mut impl Write, command: SheetCommand) -> Result<(), Stop> {
    match command {
        SheetCommand::Read {
            file,
            letters,
            strict,
            lang,
        } => {
            let texts = Texts::new(lang);
            let bytes = bytes(&file)?;
            read(out, &texts, &bytes, letters, strict)
        }
        SheetCommand::Compare {
            one,
            other,
            letters,
            other_letters,
            lang,
        } => {
            let texts = Texts::new(lang);
            compare_files(out, &texts, [(&one, letters), (&other, other_letters)])
        }
        SheetCommand::Repair {
            one,
            other,
            letters,
            other_letters,
            board,
            control,
            budget,
            answers,
            lang,
        } => {
            let mut files = vec![(one, letters)];
            files.extend(other.map(|other| (other, other_letters)));
            let question = Question {
                board: board.as_deref().map(placement).transpose()?,
                control,
                limits: Limits {
                    nodes: budget,
                    answers,
                },
            };
            repair(out, &Texts::new(lang), &files, &question)
        }
        SheetCommand::Translate {
            file,
            to,
            long,
            letters,
            lang,
        } => {
            let texts = Texts::new(lang);
            let bytes = bytes(&file)?;
            let style = Style {
                long,
                ..Style::short(to)
            };
            translate(out, &texts, &bytes, letters, style)
        }
    }
}

fn bytes(file: &Path) -> Result<Vec<u8>, Stop> {
    let mut input = open(file)?.input;
    let mut bytes = Vec::new();
    let fail = |error: io::Error| Stop::new(format!("{}: {error}", file.display()));
    input.read_to_end(&mut bytes).map_err(fail)?;
    Ok(bytes)
}

/// The game on a sheet, played in its letters.
fn played(
    out: &mut impl Write,
    texts: &Texts,
    game: &Game<'_>,
    letters: Option<Letters>,
) -> Result<(MainLine, Letters), Stop> {
    let (language, rivals) = match letters {
        Some(language) => (language, Vec::new()),
        None => {
            let detected = detect(game);
            (detected.language, detected.rivals)
        }
    };
    if !rivals.is_empty() {
        let names: Vec<&str> = rivals.iter().map(|language| language.as_str()).collect();
        let message = Message::new("sheet-rivals").with("languages", names.join(", "));
        writeln!(out, "{}", texts.say(&message))?;
    }
    let mut line = MainLine::default();
    line.play(game, language);
    Ok((line, language))
}

fn first_game(bytes: &[u8]) -> Result<Game<'_>, Stop> {
    let game = Games::new(bytes).next();
    game.ok_or_else(|| Stop::new("nothing is written on the sheet"))
}

fn read(
    out: &mut impl Write,
    texts: &Texts,
    bytes: &[u8],
    letters: Option<Letters>,
    strict: bool,
) -> Result<(), Stop> {
    let map = SourceMap::new(bytes);
    for game in Games::new(bytes) {
        let (line, language) = played(out, texts, &game, letters)?;
        let message = Message::new("sheet-language");
        let message = message.with("language", language.as_str().to_owned());
        writeln!(out, "{}", texts.say(&message))?;
        writeln!(out, "{}", moves(&line, Style::short(language)))?;
        let mut refused = false;
        let mut unplayed = false;
        for problem in &line.problems {
            let Some(token) = game.tokens.get(problem.token) else {
                continue;
            };
            // The first entry that cannot be played says it for all after it.
            if problem.what == ProblemKind::Unplayed && std::mem::replace(&mut unplayed, true) {
                continue;
            }
            let place = map.pos(token.at);
            let mut what = about(texts, &problem.what);
            if let (ProblemKind::Unread(unread), Some(position)) = (&problem.what, line.end())
                && line.stopped == Some(problem.token)
            {
                what.push_str(&near(Style::short(language), position, unread));
            }
            refused |= strict && matches!(problem.what, ProblemKind::Liberties(_));
            let message = Message::new("pgn-place")
                .with("line", count(place.line))
                .with("column", count(place.column))
                .with("text", token.text().into_owned())
                .with("what", what);
            writeln!(out, "  {}", texts.say(&message))?;
        }
        let id = if line.whole {
            "sheet-whole"
        } else {
            "sheet-broken"
        };
        let message = Message::new(id).with("count", count(line.moves.len()));
        writeln!(out, "{}", texts.say(&message))?;
        if refused || !line.whole {
            return Err(Stop::failed(1));
        }
    }
    Ok(())
}

fn about(texts: &Texts, what: &ProblemKind) -> String {
    let (id, detail) = said(texts, what);
    let message = Message::new(id);
    texts.say(&match detail {
        Some(detail) => message.with("detail", detail),
        None => message,
    })
}

/// The legal moves that come near to an entry.
fn near(style: Style, position: &Chess, unread: &Unread) -> String {
    match unread {
        Unread::Illegal { candidates } | Unread::Ambiguous { candidates } => {
            format!(" ({})", listed(style, position, candidates))
        }
        Unread::NoMove { .. } | Unread::NotStrict { .. } => String::new(),
    }
}

/// The moves of a game with their numbers.
fn moves(line: &MainLine, style: Style) -> String {
    let mut words = in_a_row(&line.positions, line.moves.iter().map(|made| made.m), style);
    for (word, made) in words.iter_mut().zip(&line.moves) {
        if made.offer {
            word.push_str(" (=)");
        }
    }
    words.join(" ")
}

/// Moves from positions; White's and the first one have their numbers.
fn in_a_row(positions: &[Chess], moves: impl Iterator<Item = Move>, style: Style) -> Vec<String> {
    let word = |(index, (position, m)): (usize, (&Chess, Move))| match position.turn() {
        Color::Black if index > 0 => style.text(position, m),
        _ => numbered(style, position, m),
    };
    positions.iter().zip(moves).enumerate().map(word).collect()
}

fn compare_files(
    out: &mut impl Write,
    texts: &Texts,
    files: [(&PathBuf, Option<Letters>); 2],
) -> Result<(), Stop> {
    let mut lines = Vec::new();
    for (file, letters) in files {
        let bytes = bytes(file)?;
        let game = first_game(&bytes)?;
        lines.push(played(out, texts, &game, letters)?);
    }
    let [(one, language), (other, _)] = &lines[..] else {
        return Ok(());
    };
    let style = Style::short(*language);
    let Some(agreement) = compare(one, other) else {
        return Err(Stop::new(texts.get("compare-starts").unwrap_or_default()));
    };
    let plies = count(agreement.plies);
    if agreement.same {
        let message = Message::new("compare-same").with("count", plies);
        return Ok(writeln!(out, "{}", texts.say(&message))?);
    }
    let last = agreement.plies.checked_sub(1);
    let at = last.and_then(|last| Some((one.positions.get(last)?, one.moves.get(last)?.m)));
    let start = || texts.get("judge-start").unwrap_or_default();
    let at = at.map_or_else(start, |(position, m)| numbered(style, position, m));
    let message = Message::new("compare-agree")
        .with("at", at)
        .with("count", plies);
    writeln!(out, "{}", texts.say(&message))?;
    for ((file, _), next) in files.iter().zip(agreement.next) {
        let nothing = || texts.get("compare-nothing").unwrap_or_default();
        let next = next.map_or_else(nothing, |m| numbered(style, &agreement.position, m));
        let message = Message::new("compare-next")
            .with("file", file.display().to_string())
            .with("move", next);
        writeln!(out, "  {}", texts.say(&message))?;
    }
    let message = Message::new("compare-position").with("fen", fen(&agreement.position));
    writeln!(out, "{}", texts.say(&message))?;
    Err(Stop::failed(1))
}

/// What is asked of a repair.
struct Question {
    board: Option<Board>,
    control: Option<usize>,
    limits: Limits,
}

fn placement(text: &str) -> Result<Board, Stop> {
    let board = text.split_whitespace().next().unwrap_or_default();
    Board::from_ascii_board_fen(board.as_bytes())
        .map_err(|error| Stop::new(format!("\"{text}\" is no position: {error}")))
}

fn repair(
    out: &mut impl Write,
    texts: &Texts,
    files: &[(PathBuf, Option<Letters>)],
    question: &Question,
) -> Result<(), Stop> {
    let mut sheets = Vec::new();
    let mut start = None;
    for (file, letters) in files {
        let bytes = bytes(file)?;
        let game = first_game(&bytes)?;
        let (line, language) = played(out, texts, &game, *letters)?;
        start = start.or_else(|| line.positions.first().cloned());
        // What follows the first game is another game.
        let end = game.tokens.last().map_or(0, Token::end);
        let first = bytes.get(..end).unwrap_or(&bytes);
        sheets.push(Sheet::read(first, language));
    }
    let start = start.unwrap_or_default();
    let board = question.board.as_ref();
    let found = search(&start, &sheets, board, question.limits, &mut bar);
    wipe();
    if !found.complete {
        let message = Message::new("repair-incomplete").with("nodes", count(found.nodes));
        writeln!(out, "{}", texts.say(&message))?;
    }
    let Some(first) = found.answers.first() else {
        let none = texts.get("repair-none").unwrap_or_default();
        writeln!(out, "{none}")?;
        return Err(Stop::failed(1));
    };
    let message = Message::new("repair-found")
        .with("count", count(found.answers.len()))
        .with("fixes", count(first.fixes.len()));
    writeln!(out, "{}", texts.say(&message))?;
    for (index, answer) in found.answers.iter().enumerate() {
        let title = Message::new("repair-game").with("number", count(index + 1));
        writeln!(out, "\n{}", texts.say(&title))?;
        let mended = Mended {
            texts,
            files,
            sheets: &sheets,
            start: &start,
            answer,
        };
        mended.tell(out, question.control)?;
    }
    if found.more {
        writeln!(out, "\n{}", texts.get("repair-more").unwrap_or_default())?;
    }
    Ok(())
}

/// A game that explains the sheets, to be told.
struct Mended<'a> {
    texts: &'a Texts,
    files: &'a [(PathBuf, Option<Letters>)],
    sheets: &'a [Sheet],
    start: &'a Chess,
    answer: &'a Answer,
}

impl Mended<'_> {
    fn tell(&self, out: &mut impl Write, control: Option<usize>) -> Result<(), Stop> {
        let positions = self.positions();
        let language = self
            .sheets
            .first()
            .map_or(Letters::English, |sheet| sheet.language);
        let moves = self.answer.moves.iter().copied();
        let words = in_a_row(&positions, moves, Style::short(language));
        writeln!(out, "  {}", words.join(" "))?;
        for fix in &self.answer.fixes {
            writeln!(out, "  {}", self.texts.say(&self.fix(fix, &positions)))?;
        }
        let made = |side| count(self.answer.made(self.start, side));
        let message = Message::new("repair-made")
            .with("white", made(Color::White))
            .with("black", made(Color::Black));
        writeln!(out, "  {}", self.texts.say(&message))?;
        let Some(control) = control else {
            return Ok(());
        };
        for (side, color) in [(Side::White, Color::White), (Side::Black, Color::Black)] {
            let id = match self.answer.reached(self.start, color, control) {
                true => "repair-reached",
                false => "repair-not-reached",
            };
            let message = Message::new(id)
                .with("side", side)
                .with("control", count(control));
            writeln!(out, "  {}", self.texts.say(&message))?;
        }
        Ok(())
    }

    fn positions(&self) -> Vec<Chess> {
        let mut positions = vec![self.start.clone()];
        for m in &self.answer.moves {
            let mut next = positions.last().cloned().unwrap_or_default();
            next.play_unchecked(*m);
            positions.push(next);
        }
        positions
    }

    fn fix(&self, fix: &Fix, positions: &[Chess]) -> Message {
        let file = self.files.get(fix.sheet);
        let file = file.map_or_else(String::new, |(file, _)| file.display().to_string());
        let sheet = self.sheets.get(fix.sheet);
        // What should be there is told in the letters of the sheet.
        let style = Style::short(sheet.map_or(Letters::English, |sheet| sheet.language));
        let made = positions.get(fix.ply).zip(self.answer.moves.get(fix.ply));
        let at = made.map_or_else(|| "...".to_owned(), |(p, m)| numbered(style, p, *m));
        let (number, right) = at.split_once(' ').unwrap_or((&at, ""));
        let (number, right) = (number.to_owned(), right.to_owned());
        let text = |entry: usize| {
            let entry = sheet.and_then(|sheet| sheet.entries.get(entry));
            entry.map_or_else(String::new, |entry| entry.text.clone())
        };
        let message = |id| Message::new(id).with("file", file);
        match fix.kind {
            FixKind::Missing => message("repair-missing")
                .with("at", number)
                .with("move", right),
            FixKind::Extra { entry } => message("repair-extra")
                .with("at", at)
                .with("text", text(entry)),
            FixKind::Miswritten { entry } => match text(entry) {
                blank if blank.is_empty() => message("repair-blank")
                    .with("at", number)
                    .with("move", right),
                text => message("repair-miswritten")
                    .with("at", number)
                    .with("move", right)
                    .with("text", text),
            },
        }
    }
}

/// Shows on a terminal how far the search has come.
fn bar(progress: Progress) -> ControlFlow<()> {
    let mut err = io::stderr();
    if err.is_terminal() && progress.nodes > 50_000 {
        let _ = write!(
            err,
            "\r{} positions, at least {} repairs",
            progress.nodes, progress.repairs
        );
    }
    ControlFlow::Continue(())
}

fn wipe() {
    let mut err = io::stderr();
    if err.is_terminal() {
        let _ = write!(err, "\r\x1b[K");
    }
}

fn translate(
    out: &mut impl Write,
    texts: &Texts,
    bytes: &[u8],
    letters: Option<Letters>,
    style: Style,
) -> Result<(), Stop> {
    for game in Games::new(bytes) {
        let (line, _) = played(&mut io::stderr(), texts, &game, letters)?;
        for (_, tag) in &game.tags {
            writeln!(out, "[{} \"{}\"]", decode(tag.name), decode(tag.raw))?;
        }
        if !game.tags.is_empty() {
            writeln!(out)?;
        }
        let result = line.result.map_or("*", |result| result.as_str());
        writeln!(out, "{} {result}\n", moves(&line, style))?;
        let stopped = line.problems.iter().find(|p| Some(p.token) == line.stopped);
        if let Some((problem, token)) = stopped.zip(line.stopped.and_then(|at| game.tokens.get(at)))
        {
            let place = SourcePos::of(bytes, token.at);
            let message = Message::new("pgn-place")
                .with("line", count(place.line))
                .with("column", count(place.column))
                .with("text", token.text().into_owned())
                .with("what", about(texts, &problem.what));
            return Err(Stop::new(texts.say(&message)));
        }
    }
    Ok(())
}
