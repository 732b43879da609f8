//! "Can this side still mate?", side by side with the crate chasolver in one run, single thread.
//!
//! `JADOUBE_DATA` names the folder with the questions; `STEP=n` takes every n-th of them.
#![expect(clippy::print_stdout, reason = "a report")]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::str::FromStr;
use std::time::Instant;

use jadoube_deadpos::{Budget, Solver, Verdict, check};
use shakmaty::{CastlingMode, Chess, Color, PositionError, fen::Fen};

fn main() {
    let Some(data) = std::env::var_os("JADOUBE_DATA") else {
        println!("questions: not present (set JADOUBE_DATA)");
        return;
    };
    let path = Path::new(&data).join("positions/deadpos.tsv");
    let Ok(text) = fs::read_to_string(&path) else {
        println!("questions: {} is not there", path.display());
        return;
    };
    let step = std::env::var("STEP")
        .ok()
        .and_then(|step| step.parse().ok());
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    let mut solver = Solver::default();
    let mut categories: BTreeMap<&str, Vec<Measured>> = BTreeMap::new();
    for row in rows.step_by(step.unwrap_or(1)) {
        let cells: Vec<&str> = row.split('\t').collect();
        if let Some(measured) = measure(&mut solver, &cells) {
            categories.entry(cells[3]).or_default().push(measured);
        }
    }
    report(&categories);
}

/// One question: seconds of ours and theirs, nodes, and what came of it.
struct Measured {
    ours: f64,
    theirs: f64,
    nodes: u32,
    unknown: bool,
    disagrees: bool,
    unproved: bool,
}

fn measure(solver: &mut Solver, cells: &[&str]) -> Option<Measured> {
    let fen: Fen = cells[0].parse().ok()?;
    let position: Chess = fen
        .into_position(CastlingMode::Standard)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .ok()?;
    let white = cells[1] == "white";
    let side = Color::from_white(white);
    let start = Instant::now();
    let answer = solver.can_mate(&position, side, Budget::RULING);
    let ours = start.elapsed().as_secs_f64();
    let board = chess::Board::from_str(cells[0]).ok()?;
    let winner = if white {
        chess::Color::White
    } else {
        chess::Color::Black
    };
    let start = Instant::now();
    let other = chasolver::winnability(&board, winner);
    let theirs = start.elapsed().as_secs_f64();
    let our_word = match &answer.verdict {
        Verdict::Winnable(_) => Some(true),
        Verdict::Unwinnable(_) => Some(false),
        Verdict::Unknown { .. } => None,
    };
    let their_word = other.map(|o| o != chasolver::Winnability::Unwinnable);
    let disagrees = our_word.is_some() && their_word.is_some() && our_word != their_word;
    Some(Measured {
        ours,
        theirs,
        nodes: answer.nodes,
        unknown: our_word.is_none(),
        disagrees,
        unproved: disagrees && check::verify(&position, side, &answer.verdict).is_err(),
    })
}

/// Positions as they come up in play; the others are made to be hard.
fn is_ordinary(category: &str) -> bool {
    ["playout_", "lichess_", "sparse"]
        .iter()
        .any(|name| category.starts_with(name))
}

fn report(categories: &BTreeMap<&str, Vec<Measured>>) {
    println!("microseconds; nodes are the mean; each disagreement was put to the checker");
    println!(
        "{:<18}{:>6}{:>10}{:>9}{:>10}{:>11}{:>8}{:>5} |{:>10}{:>9}{:>8}{:>9}{:>9}",
        "category",
        "n",
        "mean",
        "median",
        "p99",
        "max",
        "nodes",
        "unk",
        "theirs",
        "median",
        "ratio",
        "disagree",
        "unproved"
    );
    let all = |ordinary: bool| -> Vec<&Measured> {
        let some = categories
            .iter()
            .filter(|(name, _)| is_ordinary(name) == ordinary);
        some.flat_map(|(_, list)| list).collect()
    };
    let each = categories
        .iter()
        .map(|(name, list)| (*name, list.iter().collect()));
    let groups = [("ALL ORDINARY", all(true)), ("ALL HARD", all(false))];
    for (category, list) in each.chain(groups) {
        let list: Vec<&Measured> = list;
        if list.is_empty() {
            continue;
        }
        let sorted = |time: fn(&Measured) -> f64| {
            let mut times: Vec<f64> = list.iter().map(|m| time(m) * 1e6).collect();
            times.sort_by(f64::total_cmp);
            times
        };
        let (ours, theirs) = (sorted(|m| m.ours), sorted(|m| m.theirs));
        let n = list.len();
        let mean = |times: &[f64]| times.iter().sum::<f64>() / n as f64;
        let nodes = list.iter().map(|m| u64::from(m.nodes)).sum::<u64>() / n as u64;
        let count = |what: fn(&&&Measured) -> bool| list.iter().filter(what).count();
        println!(
            "{category:<18}{n:>6}{:>10.1}{:>9.1}{:>10.1}{:>11.1}{nodes:>8}{:>5} |{:>10.1}{:>9.1}{:>8.2}{:>9}{:>9}",
            mean(&ours),
            ours[n / 2],
            ours[n * 99 / 100],
            ours[n - 1],
            count(|m| m.unknown),
            mean(&theirs),
            theirs[n / 2],
            mean(&ours) / mean(&theirs),
            count(|m| m.disagrees),
            count(|m| m.unproved),
        );
    }
}
