//! "Can this side still mate?", side by side with the crate chasolver in one run, in processor time of one thread.
//!
//! The questions of the data folder (`JADOUBE_DATA`) are split by a hash: guesses are tuned on one half, and the other
//! is what counts. Positions that are made from a seed come after them. `STEP=n` takes every n-th question.
#![expect(clippy::print_stdout, reason = "a report")]

#[path = "../tests/common/made.rs"]
mod made;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use jadoube_deadpos::{Budget, Solver, Verdict, certificate, check};
use made::{Dice, Made};
use rustix::time::{ClockId, clock_gettime};
use shakmaty::{Chess, Color, EnPassantMode, Position, fen::Fen};

/// The seed of the positions that are made here, and how many there are of each kind.
const SEED: u64 = 1_000_003;
const OF_EACH_KIND: usize = 1_500;

fn main() {
    let step = std::env::var("STEP")
        .ok()
        .and_then(|step| step.parse().ok());
    let step = step.unwrap_or(1);
    let mut groups: BTreeMap<String, Vec<Measured>> = BTreeMap::new();
    let mut solver = Solver::default();
    for question in questions().into_iter().step_by(step) {
        if let Some(measured) = measure(&mut solver, &question) {
            let half = if question.is_tuned() {
                "tuned half"
            } else {
                "unseen half"
            };
            let class = class(&question.category);
            let whole = format!("1 {class}, {half}");
            let category = format!("2 {} ({class}), {half}", question.category);
            groups.entry(whole).or_default().push(measured);
            groups.entry(category).or_default().push(measured);
        }
    }
    for kind in Made::ALL {
        let mut dice = Dice::new(SEED);
        let measured = (0..OF_EACH_KIND).step_by(step).filter_map(|_| {
            let side = Color::from_white(dice.roll(2) == 0);
            let position = kind.position(&mut dice, &[]);
            measure(&mut solver, &Question::new(position, side, kind.name()))
        });
        let list: Vec<Measured> = measured.collect();
        groups.insert(format!("3 made from a seed: {}", kind.name()), list);
    }
    report(&groups);
}

/// A question, and where it comes from.
struct Question {
    position: Chess,
    side: Color,
    fen: String,
    category: String,
}

impl Question {
    fn new(position: Chess, side: Color, category: &str) -> Question {
        let setup = position.to_setup(EnPassantMode::Legal);
        let fen = Fen::try_from_setup(setup).map_or_else(|_| String::new(), |fen| fen.to_string());
        Question {
            position,
            side,
            fen,
            category: category.to_owned(),
        }
    }

    /// Whether guesses may be tuned on it: one half of all positions, by a hash (FNV-1a) of what stands where. Both
    /// sides of a position are in the same half.
    fn is_tuned(&self) -> bool {
        let board = self.fen.split(' ').next().unwrap_or("");
        let hash = board.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        hash >> 32 & 1 == 0
    }
}

/// The questions of the data folder.
fn questions() -> Vec<Question> {
    let Some(data) = std::env::var_os("JADOUBE_DATA") else {
        println!("questions: not present (set JADOUBE_DATA)");
        return Vec::new();
    };
    let path = Path::new(&data).join("positions/deadpos.tsv");
    let Ok(text) = fs::read_to_string(&path) else {
        println!("questions: {} is not there", path.display());
        return Vec::new();
    };
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    let question = |row: &str| {
        let cells: Vec<&str> = row.split('\t').collect();
        let [fen, side, _, category, ..] = cells[..] else {
            return None;
        };
        let fen: Fen = fen.parse().ok()?;
        let position = certificate::read_position(fen.into_setup()).ok()?;
        let side = Color::from_white(side == "white");
        Some(Question::new(position, side, category))
    };
    rows.filter_map(question).collect()
}

/// What kind of questions a category has: positions as they come up in play, walls, or others made to be hard.
fn class(category: &str) -> &'static str {
    let ordinary = ["playout_", "lichess_", "sparse"];
    if ordinary.iter().any(|name| category.starts_with(name)) {
        "ends of games"
    } else if category.starts_with("wall_") {
        "walls"
    } else {
        "hard ones"
    }
}

/// The processor time of this thread: what others do on the machine meanwhile counts little.
fn processor() -> Duration {
    let now = clock_gettime(ClockId::ThreadCPUTime);
    Duration::try_from(now).unwrap_or_default()
}

/// One question: seconds of ours and theirs, nodes, and what came of it.
#[derive(Clone, Copy)]
struct Measured {
    ours: f64,
    theirs: f64,
    nodes: u32,
    unknown: bool,
    disagrees: bool,
    unproved: bool,
}

fn measure(solver: &mut Solver, question: &Question) -> Option<Measured> {
    let (position, side) = (&question.position, question.side);
    let board = chess::Board::from_str(&question.fen).ok()?;
    let winner = side.fold_wb(chess::Color::White, chess::Color::Black);
    let start = processor();
    let answer = solver.can_mate(position, side, Budget::RULING);
    let between = processor();
    let other = chasolver::winnability(&board, winner);
    let end = processor();
    let our_word = match &answer.verdict {
        Verdict::Winnable(_) => Some(true),
        Verdict::Unwinnable(_) => Some(false),
        Verdict::Unknown { .. } => None,
    };
    let their_word = other.map(|o| o != chasolver::Winnability::Unwinnable);
    let disagrees = our_word.is_some() && their_word.is_some() && our_word != their_word;
    Some(Measured {
        ours: between.saturating_sub(start).as_secs_f64(),
        theirs: end.saturating_sub(between).as_secs_f64(),
        nodes: answer.nodes,
        unknown: our_word.is_none(),
        disagrees,
        unproved: disagrees && check::verify(position, side, &answer.verdict).is_err(),
    })
}

fn report(groups: &BTreeMap<String, Vec<Measured>>) {
    println!(
        "microseconds of processor time; nodes are the mean; each disagreement was put to the checker"
    );
    println!(
        "{:<46}{:>6}{:>9}{:>8}{:>10}{:>11}{:>7}{:>4} |{:>10}{:>10}{:>11}{:>7}{:>9}{:>9}",
        "questions",
        "n",
        "mean",
        "median",
        "p99",
        "max",
        "nodes",
        "unk",
        "theirs",
        "p99",
        "max",
        "ratio",
        "disagree",
        "unproved"
    );
    for (name, list) in groups.iter().filter(|(_, list)| !list.is_empty()) {
        let sorted = |time: fn(&Measured) -> f64| {
            let mut times: Vec<f64> = list.iter().map(|m| time(m) * 1e6).collect();
            times.sort_by(f64::total_cmp);
            times
        };
        let (ours, theirs) = (sorted(|m| m.ours), sorted(|m| m.theirs));
        let n = list.len();
        let mean = |times: &[f64]| times.iter().sum::<f64>() / n as f64;
        let nodes = list.iter().map(|m| u64::from(m.nodes)).sum::<u64>() / n as u64;
        let count = |what: fn(&&Measured) -> bool| list.iter().filter(what).count();
        println!(
            "{:<46}{n:>6}{:>9.1}{:>8.1}{:>10.1}{:>11.1}{nodes:>7}{:>4} |{:>10.1}{:>10.1}{:>11.1}{:>7.2}{:>9}{:>9}",
            name.get(2..).unwrap_or(name),
            mean(&ours),
            ours[n / 2],
            ours[n * 99 / 100],
            ours[n - 1],
            count(|m| m.unknown),
            mean(&theirs),
            theirs[n * 99 / 100],
            theirs[n - 1],
            mean(&ours) / mean(&theirs),
            count(|m| m.disagrees),
            count(|m| m.unproved),
        );
    }
}
