//! The rules library's numbers, confirmed on the perft files where they are present: counts of leaves
//! in two forms, and lists of all legal moves with the positions they lead to.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use jadoube_laws::Standing;
use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;
use shakmaty::{
    CastlingMode, Chess, EnPassantMode, Position, PositionError, Setup, fen::Fen, perft,
    san::SanPlus,
};

/// Larger counts would take minutes and show nothing new.
const MOST_LEAVES: u64 = 200_000;

fn main() -> std::process::ExitCode {
    let arguments = Arguments::from_args();
    let data = std::env::var_os("JADOUBE_DATA").map(|path| PathBuf::from(path).join("perft"));
    let files = data.and_then(|folder| fs::read_dir(folder).ok());
    let trials = match files {
        Some(files) => files.flatten().map(|file| trial(file.path())).collect(),
        // Not present: skipped, never passed.
        None => vec![Trial::test("perft files not present", || Ok(())).with_ignored_flag(true)],
    };
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn trial(path: PathBuf) -> Trial {
    let name = path
        .file_name()
        .map(|name| name.to_string_lossy().into_owned());
    Trial::test(name.unwrap_or_default(), move || {
        let checked = match path.extension().and_then(|ending| ending.to_str()) {
            Some("epd") => epd(&path),
            Some("perft") => blocks(&path),
            Some("json") => lists(&path),
            _ => Err("a file of a kind that is not known".into()),
        }?;
        if checked == 0 {
            return Err("nothing was checked".into());
        }
        Ok(())
    })
}

/// `FEN ;D1 20 ;D2 400`.
fn epd(path: &Path) -> Result<usize, Failed> {
    let mut checked = 0;
    for line in read(path)?.lines().filter(|line| !line.trim().is_empty()) {
        let mut parts = line.split(';');
        let setup = setup(parts.next().unwrap_or_default())?;
        for part in parts {
            let mut words = part.split_whitespace();
            let depth: u32 = words.next().unwrap_or("D0")[1..].parse()?;
            let leaves: u64 = words.next().unwrap_or("0").parse()?;
            checked += count(&setup, depth, leaves)?;
        }
    }
    Ok(checked)
}

/// Blocks of `epd FEN` and lines `perft DEPTH LEAVES`.
fn blocks(path: &Path) -> Result<usize, Failed> {
    let mut checked = 0;
    let mut position = None;
    for line in read(path)?.lines() {
        if let Some(fen) = line.strip_prefix("epd ") {
            position = Some(setup(fen)?);
        }
        if let (Some(numbers), Some(setup)) = (line.strip_prefix("perft "), &position) {
            let mut words = numbers.split_whitespace();
            let depth: u32 = words.next().unwrap_or_default().parse()?;
            let leaves: u64 = words.next().unwrap_or_default().parse()?;
            checked += count(setup, depth, leaves)?;
        }
    }
    Ok(checked)
}

/// All legal moves of a position, each with the position it leads to.
fn lists(path: &Path) -> Result<usize, Failed> {
    let json: Value = serde_json::from_str(&read(path)?)?;
    let cases = json["testCases"].as_array().ok_or("no test cases")?;
    for case in cases {
        let fen = case["start"]["fen"].as_str().ok_or("no FEN")?;
        let position = position(&setup(fen)?)?;
        let expected = case["expected"].as_array().ok_or("no moves")?;
        let expected: BTreeSet<(String, String)> = expected
            .iter()
            .map(|one| (text(&one["move"]), placement(&text(&one["fen"]))))
            .collect();
        let ours: BTreeSet<(String, String)> = position
            .legal_moves()
            .into_iter()
            .map(|m| {
                let mut next = position.clone();
                let san = SanPlus::from_move_and_play_unchecked(&mut next, m).to_string();
                let fen = Fen::try_from_setup(next.to_setup(EnPassantMode::Legal));
                let fen = fen.map(|fen| fen.to_string()).unwrap_or_default();
                (san, placement(&fen))
            })
            .collect();
        if ours != expected {
            return Err(format!("{fen}: {ours:?}, expected {expected:?}").into());
        }
    }
    Ok(cases.len())
}

/// Pieces, side to move and castling rights; files differ in when they write an en passant square.
fn placement(fen: &str) -> String {
    fen.split(' ').take(3).collect::<Vec<_>>().join(" ")
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn count(setup: &Setup, depth: u32, leaves: u64) -> Result<usize, Failed> {
    if leaves > MOST_LEAVES {
        return Ok(0);
    }
    let position = position(setup)?;
    let mode = position.castles().mode();
    let ours = Standing::new(setup.clone(), mode).legal_moves().len() as u64;
    if perft(&position, depth) != leaves || depth == 1 && ours != leaves {
        return Err(format!("{:?}: depth {depth} is not {leaves}", setup.board).into());
    }
    Ok(1)
}

fn setup(fen: &str) -> Result<Setup, Failed> {
    let fen: Fen = fen.trim().parse()?;
    Ok(fen.into_setup())
}

fn position(setup: &Setup) -> Result<Chess, Failed> {
    // Some positions of these files could not arise, but the numbers are right.
    let position = setup
        .clone()
        .position(CastlingMode::detect(setup))
        .or_else(PositionError::ignore_impossible_check)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_invalid_ep_square)?;
    Ok(position)
}

fn read(path: &Path) -> Result<String, Failed> {
    fs::read_to_string(path).map_err(|error| error.to_string().into())
}
