//! Hunts for questions that the solver leaves open, among positions that are made to be hard.
//!
//! `hunt QUESTIONS SEED [hard=FILE] [certificates=FILE] [slow=MS]` asks both sides of each position and prints every
//! question that stays open, then how many of each kind there were and what they cost in processor time. `hard` names a
//! file whose first column has positions to be changed besides the built-in ones; `certificates` a file that all answers
//! are written to. With `slow` the questions that took so many milliseconds are printed too.
#![expect(clippy::print_stdout, reason = "a report")]

#[path = "../tests/common/made.rs"]
mod made;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::time::Duration;

use jadoube_deadpos::certificate::Certificate;
use jadoube_deadpos::{Budget, Solver, Verdict};
use made::{Dice, Made};
use rustix::time::{ClockId, clock_gettime};
use shakmaty::{Chess, Color, EnPassantMode, Position, fen::Fen};

/// What came of the questions of a kind.
#[derive(Default)]
struct Sum {
    asked: u64,
    winnable: u64,
    open: u64,
    nodes: u64,
    seconds: f64,
    worst: f64,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<u64>().ok());
    let (Some(questions), Some(seed)) = (number(0), number(1)) else {
        println!("hunt QUESTIONS SEED [hard=FILE] [certificates=FILE] [slow=MS]");
        return Ok(());
    };
    let named = |name: &str| words.iter().find_map(|word| word.strip_prefix(name));
    let hard = match named("hard=") {
        Some(file) => positions(&std::fs::read_to_string(file)?),
        None => Vec::new(),
    };
    let mut certificates = match named("certificates=") {
        Some(file) => Some(BufWriter::new(File::create(file)?)),
        None => None,
    };
    let slow = named("slow=").and_then(|ms| ms.parse::<f64>().ok());
    let slow = slow.map_or(f64::INFINITY, |ms| ms / 1e3);
    let mut sums: BTreeMap<Made, Sum> = BTreeMap::new();
    let mut solver = Solver::default();
    for number in 0..questions / 2 {
        // Each position has its own numbers, so that a part of a hunt can be repeated.
        let mut dice = Dice::new(seed.wrapping_mul(1 << 32).wrapping_add(number));
        let kind = Made::ALL[dice.roll(Made::ALL.len())];
        let position = kind.position(&mut dice, &hard);
        for side in Color::ALL {
            let sum = sums.entry(kind).or_default();
            let (verdict, seconds) = ask(&mut solver, &position, side, sum);
            if seconds >= slow {
                println!(
                    "{:.0} ms: {}\t{side}\t{}",
                    seconds * 1e3,
                    fen(&position),
                    kind.name()
                );
            }
            if matches!(verdict, Verdict::Unknown { .. }) {
                println!("open: {}\t{side}\t{}", fen(&position), kind.name());
            }
            if let Some(file) = &mut certificates
                && let Some(certificate) = Certificate::new(&position, side, &verdict)
            {
                writeln!(file, "{certificate}")?;
            }
        }
    }
    report(&sums);
    Ok(())
}

/// The positions in the first column of a file.
fn positions(text: &str) -> Vec<String> {
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    rows.filter_map(|row| row.split('\t').next())
        .map(str::to_owned)
        .collect()
}

/// The processor time of this thread: what others do on the machine meanwhile counts little.
fn processor() -> Duration {
    let now = clock_gettime(ClockId::ThreadCPUTime);
    Duration::try_from(now).unwrap_or_default()
}

/// The verdict on a question, and the seconds it took.
fn ask(solver: &mut Solver, position: &Chess, side: Color, sum: &mut Sum) -> (Verdict, f64) {
    let start = processor();
    let answer = solver.can_mate(position, side, Budget::RULING);
    let seconds = processor().saturating_sub(start).as_secs_f64();
    sum.asked += 1;
    sum.nodes += u64::from(answer.nodes);
    sum.seconds += seconds;
    sum.worst = sum.worst.max(seconds);
    match answer.verdict {
        Verdict::Winnable(_) => sum.winnable += 1,
        Verdict::Unwinnable(_) => {}
        Verdict::Unknown { .. } => sum.open += 1,
    }
    (answer.verdict, seconds)
}

fn fen(position: &Chess) -> String {
    let setup = position.to_setup(EnPassantMode::Legal);
    Fen::try_from_setup(setup).map_or_else(|_| format!("{position:?}"), |fen| fen.to_string())
}

fn report(sums: &BTreeMap<Made, Sum>) {
    println!(
        "{:<14}{:>9}{:>10}{:>12}{:>7}{:>12}{:>12}{:>10}",
        "kind", "asked", "winnable", "unwinnable", "open", "mean nodes", "mean us", "worst ms"
    );
    for (kind, sum) in sums {
        let each = sum.asked.max(1) as f64;
        println!(
            "{:<14}{:>9}{:>10}{:>12}{:>7}{:>12.0}{:>12.1}{:>10.1}",
            kind.name(),
            sum.asked,
            sum.winnable,
            sum.asked - sum.winnable - sum.open,
            sum.open,
            sum.nodes as f64 / each,
            sum.seconds * 1e6 / each,
            sum.worst * 1e3,
        );
    }
}
