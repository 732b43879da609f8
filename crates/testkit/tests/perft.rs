//! The rules library's numbers, confirmed on the perft files where they are present.

use std::fs;
use std::path::PathBuf;

use jadoube_laws::Standing;
use libtest_mimic::{Arguments, Trial};
use shakmaty::{CastlingMode, Chess, PositionError, fen::Fen, perft};

fn main() -> std::process::ExitCode {
    let arguments = Arguments::from_args();
    let data = std::env::var_os("JADOUBE_DATA").map(|path| PathBuf::from(path).join("perft"));
    let trials = match data.filter(|path| path.is_dir()) {
        Some(folder) => vec![
            epd(folder.join("ethereal_standard.epd"), CastlingMode::Standard),
            epd(folder.join("ethereal_fischer.epd"), CastlingMode::Chess960),
        ],
        // Not present: skipped, never passed.
        None => vec![Trial::test("perft files not present", || Ok(())).with_ignored_flag(true)],
    };
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// Positions with the number of leaves at each depth: `FEN ;D1 20 ;D2 400`.
fn epd(path: PathBuf, mode: CastlingMode) -> Trial {
    let name = path
        .file_stem()
        .map(|stem| stem.to_string_lossy().into_owned());
    Trial::test(name.unwrap_or_default(), move || {
        let text = fs::read_to_string(&path).map_err(|error| error.to_string())?;
        let mut checked = 0;
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            let mut parts = line.split(';');
            let fen: Fen = parts.next().unwrap_or_default().trim().parse()?;
            let setup = fen.into_setup();
            // Some positions of these files could not arise, but the numbers are right.
            let position: Chess = setup
                .clone()
                .position(mode)
                .or_else(PositionError::ignore_impossible_check)?;
            for part in parts {
                let mut words = part.split_whitespace();
                let depth: u32 = words.next().unwrap_or("D0")[1..].parse()?;
                let leaves: u64 = words.next().unwrap_or("0").parse()?;
                if leaves > 200_000 {
                    continue;
                }
                if perft(&position, depth) != leaves {
                    return Err(format!("{line}: depth {depth}").into());
                }
                checked += 1;
            }
            let ours = Standing::new(setup, mode).legal_moves().len() as u64;
            if ours != perft(&position, 1) {
                return Err(format!("{line}: {ours} moves").into());
            }
        }
        if checked == 0 {
            return Err("nothing was checked".into());
        }
        Ok(())
    })
}
