//! `jadoube winnable`: can this side still mate by any series of legal moves?

use std::fs;
use std::io::{self, IsTerminal, Read, Write};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use jadoube_deadpos::certificate::{self, Certificate};
use jadoube_deadpos::{Answer, Budget, Ended, Proof, Solver, Verdict, Zone};
use jadoube_laws::color;
use jadoube_ruling::{Message, Side, Value};
use jadoube_text::{Language, Texts};
use shakmaty::{
    Bitboard, Chess, Color, Move, Position, PositionError, Role, Square,
    fen::{Fen, ParseFenError},
    san::SanPlus,
    uci::UciMove,
};

use crate::Stop;
use crate::telling::draw;

/// What is asked, about one position or about each of a file.
pub struct Question<'a> {
    /// The position, or the file.
    pub fen: &'a str,
    pub side: Option<Side>,
    pub proof: bool,
    pub budget: Budget,
    /// How many megabytes a search may hold.
    pub memory: usize,
    /// Whether 75 moves without capture or pawn move end the game (9.6.2).
    pub in_time: bool,
    /// The file that the certificates of the answers are written to.
    pub certificate: Option<&'a Path>,
}

impl Question<'_> {
    fn solver(&self) -> Solver {
        Solver::with_memory(self.memory << 20)
    }

    fn ask(&self, solver: &mut Solver, position: &Chess, side: Color) -> Answer {
        if self.in_time {
            solver.can_mate_in_time(position, side, self.budget)
        } else {
            solver.can_mate(position, side, self.budget)
        }
    }

    /// Writes the certificates where they are wanted.
    fn keep(&self, certificates: impl Iterator<Item = String>) -> Result<(), Stop> {
        let Some(file) = self.certificate else {
            return Ok(());
        };
        let text = certificates.collect::<Vec<_>>().join("\n");
        fs::write(file, text).map_err(|error| Stop::new(format!("{}: {error}", file.display())))
    }
}

/// The certificate of an answer, or a remark in its place.
fn certified(position: &Chess, side: Color, verdict: &Verdict) -> String {
    match Certificate::new(position, side, verdict) {
        Some(certificate) => certificate.to_string(),
        None => "# unknown: there is no certificate\n".to_owned(),
    }
}

pub fn run(out: &mut impl Write, question: &Question<'_>, lang: Language) -> Result<(), Stop> {
    let position = read_position(question.fen).map_err(Stop::new)?;
    let texts = Texts::new(lang);
    draw(out, &position.board().to_string(), 3)?;
    let sides = match question.side {
        Some(side) => vec![side],
        None => Side::ALL.to_vec(),
    };
    let mut solver = question.solver();
    let ask = |side| {
        let answer = question.ask(&mut solver, &position, color(side));
        (side, answer.verdict)
    };
    let answers: Vec<(Side, Verdict)> = sides.into_iter().map(ask).collect();
    let certificate =
        |(side, verdict): &(Side, Verdict)| certified(&position, color(*side), verdict);
    // The file is there even if nobody reads the answers to their end.
    question.keep(answers.iter().map(certificate))?;
    for (side, verdict) in &answers {
        let told = Telling {
            texts: &texts,
            position: &position,
            side: *side,
        };
        told.verdict(out, verdict, question.proof)?;
    }
    let never = |(_, verdict): &(Side, Verdict)| matches!(verdict, Verdict::Unwinnable(_));
    if answers.len() == 2 && answers.iter().all(never) {
        writeln!(out, "\n{}", texts.get("winnable-dead").unwrap_or_default())?;
    }
    Ok(())
}

/// The text is no position.
#[derive(Debug, thiserror::Error)]
enum PositionTextError {
    #[error("\"{0}\" is no FEN: {1}")]
    Fen(String, #[source] ParseFenError),
    #[error("\"{0}\": {1}")]
    Position(String, #[source] Box<PositionError<Chess>>),
}

/// A position that a game could be in.
fn read_position(text: &str) -> Result<Chess, PositionTextError> {
    let fen: Fen = text
        .trim()
        .parse()
        .map_err(|error| PositionTextError::Fen(text.to_owned(), error))?;
    certificate::read_position(fen.into_setup())
        .map_err(|error| PositionTextError::Position(text.to_owned(), error))
}

struct Telling<'a> {
    texts: &'a Texts,
    position: &'a Chess,
    side: Side,
}

impl Telling<'_> {
    fn verdict(&self, out: &mut impl Write, verdict: &Verdict, proof: bool) -> Result<(), Stop> {
        let message = |id| Message::new(id).with("side", self.side);
        let count = |n: usize| Value::Number(i64::try_from(n).unwrap_or(i64::MAX));
        match verdict {
            Verdict::Winnable(line) => {
                let mut solver = Solver::default();
                let budget = Budget { nodes: 100_000 };
                let line = solver.shorter(self.position, color(self.side), line, budget);
                let message = message("winnable-yes").with("count", count(line.len()));
                writeln!(out, "\n{}", self.texts.say(&message))?;
                writeln!(out, "  {}", self.line(&line))?;
            }
            Verdict::Unwinnable(reason) => {
                writeln!(out, "\n{}", self.texts.say(&message("winnable-no")))?;
                if proof {
                    self.proof(out, reason)?;
                }
            }
            Verdict::Unknown { nodes, ended } => {
                let message = message("winnable-unknown")
                    .with("nodes", *nodes)
                    .with("ended", Value::Word(word(*ended)));
                writeln!(out, "\n{}", self.texts.say(&message))?;
            }
        }
        Ok(())
    }

    /// The moves as people write them, with numbers.
    fn line(&self, line: &[Move]) -> String {
        let mut position = self.position.clone();
        let mut words = Vec::new();
        for (index, m) in line.iter().enumerate() {
            if position.turn().is_white() {
                words.push(format!("{}.", position.fullmoves()));
            } else if index == 0 {
                words.push(format!("{}...", position.fullmoves()));
            }
            words.push(SanPlus::from_move_and_play_unchecked(&mut position, *m).to_string());
        }
        words.join(" ")
    }

    fn proof(&self, out: &mut impl Write, proof: &Proof) -> Result<(), Stop> {
        match proof {
            Proof::Material => {
                let text = self.texts.get("winnable-proof-material");
                writeln!(out, "  {}", text.unwrap_or_default())?;
            }
            Proof::Exhausted { positions } => {
                let message = Message::new("winnable-proof-exhausted").with("count", *positions);
                writeln!(out, "  {}", self.texts.say(&message))?;
            }
            Proof::Zones(zones) => {
                let text = self.texts.get("winnable-proof-zones");
                writeln!(out, "  {}", text.unwrap_or_default())?;
                for zone in zones {
                    self.zone(out, zone)?;
                }
            }
            Proof::Loose { pieces, boards } => {
                let message = Message::new("winnable-proof-loose")
                    .with("count", *boards)
                    .with("squares", self.squares(*pieces));
                writeln!(out, "  {}", self.texts.say(&message))?;
            }
            Proof::Forced(branches) => {
                let text = self.texts.get("winnable-proof-forced");
                writeln!(out, "  {}", text.unwrap_or_default())?;
                for (m, proof) in branches {
                    writeln!(out, "  {}", self.line(&[*m]))?;
                    let mut position = self.position.clone();
                    position.play_unchecked(*m);
                    let next = Telling {
                        texts: self.texts,
                        position: &position,
                        side: self.side,
                    };
                    next.proof(out, proof)?;
                }
            }
        }
        Ok(())
    }

    /// A proof sees the side that asks as White; this is the square of the real board.
    fn real(&self, square: Square) -> Square {
        match self.side {
            Side::White => square,
            Side::Black => square.flip_vertical(),
        }
    }

    fn squares(&self, squares: Bitboard) -> String {
        let names = squares.into_iter().map(|sq| self.real(sq).to_string());
        names.collect::<Vec<_>>().join(" ")
    }

    /// A piece and the squares it can ever stand on, seen from the real board.
    fn zone(&self, out: &mut impl Write, zone: &Zone) -> Result<(), Stop> {
        let mine = zone.color.is_white();
        let owner = if mine { self.side } else { !self.side };
        let message = Message::new("winnable-zone")
            .with("side", owner)
            .with("piece", Value::Word(piece(zone.role)))
            .with("square", self.real(zone.start).to_string())
            .with("squares", self.squares(zone.reach));
        writeln!(out, "    {}", self.texts.say(&message))?;
        Ok(())
    }
}

const fn piece(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// Answers a file of questions, `FEN<TAB>white|black`, line by line and in order.
pub fn batch(out: &mut impl Write, question: &Question<'_>, threads: usize) -> Result<(), Stop> {
    let file = Path::new(question.fen);
    let mut text = String::new();
    if file == Path::new("-") {
        io::stdin().read_to_string(&mut text)?;
    } else {
        let error = |error| Stop::new(format!("{}: {error}", file.display()));
        text = fs::read_to_string(file).map_err(error)?;
    }
    let lines: Vec<&str> = text.lines().collect();
    let done = AtomicUsize::new(0);
    let next = AtomicUsize::new(0);
    let work = || {
        let mut solver = question.solver();
        let mut answers = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(line) = lines.get(index) else {
                return answers;
            };
            answers.push((index, answer(&mut solver, line, question)));
            done.fetch_add(1, Ordering::Relaxed);
        }
    };
    let mut answers = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        progress(&done, lines.len());
        let joined = workers
            .into_iter()
            .map(|worker| worker.join().unwrap_or_default());
        joined.flatten().collect::<Vec<_>>()
    });
    answers.sort_by_key(|(index, _)| *index);
    let (told, certificates): (Vec<_>, Vec<_>) = answers
        .into_iter()
        .map(|(_, answer)| (answer.told, answer.certificate))
        .unzip();
    question.keep(certificates.into_iter())?;
    for told in told {
        writeln!(out, "{told}")?;
    }
    Ok(())
}

/// A bar on a terminal until everything is answered; nothing elsewhere.
fn progress(done: &AtomicUsize, all: usize) {
    let mut err = io::stderr();
    if !err.is_terminal() {
        return;
    }
    while done.load(Ordering::Relaxed) < all {
        let now = done.load(Ordering::Relaxed);
        let filled = 40 * now / all.max(1);
        let (bar, rest) = ("#".repeat(filled), " ".repeat(40 - filled));
        let _ = write!(err, "\r[{bar}{rest}] {now}/{all}");
        thread::sleep(std::time::Duration::from_millis(50));
    }
    let _ = write!(err, "\r{:70}\r", "");
}

/// What a line of a batch is answered, and its certificate where one is wanted.
struct Answered {
    told: String,
    certificate: String,
}

/// `FEN<TAB>side<TAB>verdict<TAB>line or proof<TAB>nodes`, or `error<TAB>why`.
fn answer(solver: &mut Solver, line: &str, question: &Question<'_>) -> Answered {
    let (fen, side) = line.split_once('\t').unwrap_or((line, ""));
    let fail = |why: &str| Answered {
        told: format!("error\t{why}"),
        certificate: "# no question: there is no certificate\n".to_owned(),
    };
    let side = match side.trim() {
        "white" => Color::White,
        "black" => Color::Black,
        _ => return fail("expected FEN<TAB>white|black"),
    };
    let position = match read_position(fen) {
        Ok(position) => position,
        Err(why) => return fail(&why.to_string()),
    };
    let answer = question.ask(solver, &position, side);
    let (word, detail) = match &answer.verdict {
        Verdict::Winnable(line) => {
            let mode = position.castles().mode();
            let uci = line
                .iter()
                .map(|m| UciMove::from_move(*m, mode).to_string());
            ("winnable", uci.collect::<Vec<_>>().join(" "))
        }
        Verdict::Unwinnable(proof) => ("unwinnable", kind(proof).to_owned()),
        Verdict::Unknown { ended, .. } => ("unknown", word(*ended).to_owned()),
    };
    let wanted = question.certificate.is_some();
    let certificate = wanted.then(|| certified(&position, side, &answer.verdict));
    let side = if side.is_white() { "white" } else { "black" };
    Answered {
        told: format!("{fen}\t{side}\t{word}\t{detail}\t{}", answer.nodes),
        certificate: certificate.unwrap_or_default(),
    }
}

const fn kind(proof: &Proof) -> &'static str {
    match proof {
        Proof::Material => "material",
        Proof::Exhausted { .. } => "exhausted",
        Proof::Zones(_) => "zones",
        Proof::Loose { .. } => "loose",
        Proof::Forced(_) => "forced",
    }
}

/// What ended a search, in one word.
const fn word(ended: Ended) -> &'static str {
    match ended {
        Ended::Budget => "budget",
        Ended::Memory => "memory",
        Ended::SeventyFiveMoves => "seventy-five",
    }
}
