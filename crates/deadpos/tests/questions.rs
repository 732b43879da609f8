//! Questions with known answers, where the data folder is present.

use std::fs;
use std::path::PathBuf;

use jadoube_deadpos::certificate::{self, Certificate};
use jadoube_deadpos::{Budget, Solver, Verdict};
use libtest_mimic::{Arguments, Trial};
use shakmaty::{CastlingMode, Chess, Color, PositionError, fen::Fen};

fn main() -> std::process::ExitCode {
    let arguments = Arguments::from_args();
    let data = std::env::var_os("JADOUBE_DATA");
    let path = data.map(|folder| PathBuf::from(folder).join("positions/deadpos.tsv"));
    let text = path.and_then(|path| fs::read_to_string(path).ok());
    let trials = match text {
        Some(text) => (0..PARTS)
            .map(|part| agreement(part, text.clone()))
            .collect(),
        // Not present: skipped, never passed.
        None => vec![Trial::test("questions not present", || Ok(())).with_ignored_flag(true)],
    };
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// The questions are asked in so many parts, side by side.
const PARTS: usize = 8;

fn agreement(part: usize, text: String) -> Trial {
    let name = format!("answers agree, part {} of {PARTS}", part + 1);
    Trial::test(name, move || answers_agree(part, &text))
}

/// Every question is settled with the budget of a ruling, as the file has it, and the checker
/// believes every answer as it is read from its certificate.
fn answers_agree(part: usize, text: &str) -> Result<(), libtest_mimic::Failed> {
    let mut solver = Solver::default();
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    let mut asked = 0;
    for row in rows.skip(part).step_by(PARTS) {
        let cells: Vec<&str> = row.split('\t').collect();
        let fen: Fen = cells[0].parse()?;
        let position: Chess = fen
            .into_position(CastlingMode::Standard)
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)?;
        let side = Color::from_white(cells[1] == "white");
        let answer = solver.can_mate(&position, side, Budget::RULING);
        let word = match answer.verdict {
            Verdict::Winnable(_) => "winnable",
            Verdict::Unwinnable(_) => "unwinnable",
            Verdict::Unknown { .. } => "unknown",
        };
        if word != cells[2] {
            return Err(format!("{row}: {:?}", answer.verdict).into());
        }
        let written = Certificate::new(&position, side, &answer.verdict);
        let written = written.ok_or("nothing was settled")?;
        let entry = certificate::read(&written.to_string()).pop();
        let read = entry.ok_or("nothing was written")?.certificate?;
        if read != written {
            return Err(format!("{row}: the certificate is read otherwise").into());
        }
        read.verify().map_err(|e| format!("{row}: {e}"))?;
        asked += 1;
    }
    if asked < 1_500 {
        return Err(format!("only {asked} questions were found").into());
    }
    Ok(())
}
