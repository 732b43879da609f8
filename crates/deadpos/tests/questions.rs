//! Questions with known answers, where the data folder is present.

use std::fs;
use std::path::{Path, PathBuf};

use jadoube_deadpos::certificate::{self, Certificate};
use jadoube_deadpos::{Budget, Solver, Verdict, is_dead_after_a_move};
use libtest_mimic::{Arguments, Failed, Trial};
use shakmaty::{CastlingMode, Chess, Color, Position, PositionError, fen::Fen, san::San};

fn main() -> std::process::ExitCode {
    let arguments = Arguments::from_args();
    let folder = PathBuf::from(std::env::var_os("JADOUBE_DATA").unwrap_or_default());
    let text = fs::read_to_string(folder.join("positions/deadpos.tsv")).ok();
    let trials = match text {
        Some(text) => {
            let asked = (0..PARTS).map(|part| agreement(part, text.clone()));
            let questions = text.clone();
            let after = Trial::test("after a move nothing changes in the questions", move || {
                nothing_changes(positions(&questions), 500)
            });
            let games = Trial::test("after a move nothing changes in games", move || {
                nothing_changes(games(&folder)?, 1_000)
            });
            asked.chain([after, games]).collect()
        }
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
fn answers_agree(part: usize, text: &str) -> Result<(), Failed> {
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

/// Where the test after a move may refuse cheaply, it says what the whole test says.
fn nothing_changes(positions: Vec<Chess>, least: usize) -> Result<(), Failed> {
    let mut solver = Solver::default();
    let mut asked = 0;
    for position in positions {
        let budget = Budget::after_a_move(&position);
        if budget != Budget::FORCED || position.legal_moves().is_empty() {
            continue;
        }
        asked += 1;
        let whole = solver.dead(&position, budget) == Some(true);
        if is_dead_after_a_move(&position) != whole {
            return Err(format!("{position:?}: the whole test says {whole}").into());
        }
    }
    match asked {
        asked if asked < least => Err(format!("only {asked} positions").into()),
        _ => Ok(()),
    }
}

/// The positions of the questions.
fn positions(text: &str) -> Vec<Chess> {
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    let fens = rows.filter_map(|row| row.split('\t').next()?.parse::<Fen>().ok());
    fens.filter_map(|fen| certificate::read_position(fen.into_setup()).ok())
        .collect()
}

/// Every position of the games of the data folder.
fn games(folder: &Path) -> Result<Vec<Chess>, Failed> {
    let text = fs::read_to_string(folder.join("pgn/lichess_db_1000k.pgn"))?;
    let mut positions = Vec::new();
    for movetext in text.split("\n\n").filter(|part| part.starts_with("1.")) {
        let mut position = Chess::default();
        let mut comment = false;
        for word in movetext.split_whitespace() {
            comment |= word.starts_with('{');
            let san = word.trim_end_matches(['!', '?', '+', '#']).parse::<San>();
            if let Ok(m) = san.map(|san| san.to_move(&position))
                && !comment
            {
                position.play_unchecked(m?);
                positions.push(position.clone());
            }
            comment &= !word.ends_with('}');
        }
    }
    Ok(positions)
}
