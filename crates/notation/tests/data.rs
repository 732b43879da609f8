//! Every legal move of every position in the data folder, compared with the rules library both ways.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::position;
use jadoube_notation::{Language, Reader, Style};
use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;
use shakmaty::{Chess, Position, san::SanPlus};

fn main() -> std::process::ExitCode {
    let arguments = Arguments::from_args();
    let trials = match std::env::var_os("JADOUBE_DATA").map(PathBuf::from) {
        Some(data) => ["perft", "positions", "positions/cozy"]
            .iter()
            .filter_map(|folder| fs::read_dir(data.join(folder)).ok())
            .flatten()
            .flatten()
            .map(|file| file.path())
            .filter(|path| path.is_file() && !path.ends_with("invalid.sfens"))
            .map(|path| Trial::test(name(&path), move || compare(&path)))
            .collect(),
        // Not present: skipped, never passed.
        None => vec![Trial::test("data not present", || Ok(())).with_ignored_flag(true)],
    };
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

fn compare(path: &Path) -> Result<(), Failed> {
    let mut text = String::new();
    let positions = positions(path)?;
    for fen in &positions {
        let position = position(fen)?;
        for m in position.legal_moves() {
            let theirs = theirs(&position, m);
            text.clear();
            Style::PGN.write(&position, m, &mut text);
            let read = Reader::strict(Language::English).read(&position, &theirs);
            let back = read.as_ref().map(|reading| reading.m);
            if text != theirs || back != Ok(m) {
                return Err(format!("{fen}: ours {text}, theirs {theirs}, read {read:?}").into());
            }
        }
    }
    match positions.is_empty() {
        true => Err("nothing was compared".into()),
        false => Ok(()),
    }
}

fn theirs(position: &Chess, m: shakmaty::Move) -> String {
    let mut next = position.clone();
    SanPlus::from_move_and_play_unchecked(&mut next, m).to_string()
}

/// The positions of a file, whatever its kind.
fn positions(path: &Path) -> Result<Vec<String>, Failed> {
    let text = fs::read_to_string(path)?;
    let ending = path.extension().and_then(|ending| ending.to_str());
    if ending == Some("json") {
        let json: Value = serde_json::from_str(&text)?;
        let cases = json["testCases"].as_array().ok_or("no test cases")?;
        let fens = cases
            .iter()
            .filter_map(|case| case["start"]["fen"].as_str());
        return Ok(fens.map(str::to_owned).collect());
    }
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    Ok(match ending {
        Some("perft") => lines
            .filter_map(|line| line.strip_prefix("epd "))
            .map(str::to_owned)
            .collect(),
        Some("tsv") => lines
            .skip(1)
            .filter_map(|line| line.split('\t').next())
            .map(str::to_owned)
            .collect(),
        _ => lines
            .filter_map(|line| line.split(';').next())
            .map(|fen| fen.trim().to_owned())
            .collect(),
    })
}
