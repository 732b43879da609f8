//! Questions with known answers, where the data folder is present.

use std::fs;
use std::path::PathBuf;

use jadoube_deadpos::{Budget, Solver, Verdict, check};
use libtest_mimic::{Arguments, Trial};
use shakmaty::{CastlingMode, Chess, Color, PositionError, fen::Fen};

fn main() -> std::process::ExitCode {
    let arguments = Arguments::from_args();
    let data = std::env::var_os("JADOUBE_DATA");
    let path = data.map(|folder| PathBuf::from(folder).join("positions/deadpos.tsv"));
    let text = path.and_then(|path| fs::read_to_string(path).ok());
    let trials = match text {
        Some(text) => vec![Trial::test("answers agree", move || answers_agree(&text))],
        // Not present: skipped, never passed.
        None => vec![Trial::test("questions not present", || Ok(())).with_ignored_flag(true)],
    };
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn answers_agree(text: &str) -> Result<(), libtest_mimic::Failed> {
    let mut solver = Solver::default();
    let mut settled = 0;
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    for row in rows {
        let cells: Vec<&str> = row.split('\t').collect();
        let fen: Fen = cells[0].parse()?;
        let position: Chess = fen
            .into_position(CastlingMode::Standard)
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)?;
        let side = Color::from_white(cells[1] == "white");
        let answer = solver.can_mate(&position, side, Budget { nodes: 50_000 });
        let agrees = match answer.verdict {
            Verdict::Winnable(_) => cells[2] == "winnable",
            Verdict::Unwinnable(_) => cells[2] == "unwinnable",
            Verdict::Unknown { .. } => continue,
        };
        if !agrees {
            return Err(format!("{row}: {:?}", answer.verdict).into());
        }
        check::verify(&position, side, &answer.verdict).map_err(|e| format!("{row}: {e}"))?;
        settled += 1;
    }
    if settled < 13_800 {
        return Err(format!("only {settled} questions were settled").into());
    }
    Ok(())
}
