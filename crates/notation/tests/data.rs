//! Every legal move of every position in the data folder, compared with the rules library both ways; and
//! every token of every odd file accounted for.

mod common;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use common::position;
use jadoube_notation::pgn::{Game, Games, Kind, MainLine, SourcePos, Tokens, detect};
use jadoube_notation::{Language, Reader, Style};
use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;
use shakmaty::{Chess, Position, san::SanPlus};

fn main() -> std::process::ExitCode {
    let arguments = Arguments::from_args();
    let trials = match std::env::var_os("JADOUBE_DATA").map(PathBuf::from) {
        Some(data) => {
            let positions = ["perft", "positions", "positions/cozy"].into_iter();
            let positions = positions.flat_map(|folder| files(&data.join(folder)));
            let positions = positions.filter(|path| !path.ends_with("invalid.sfens"));
            let compared = positions.map(|path| Trial::test(name(&path), move || compare(&path)));
            let odd = fs::read_dir(data.join("pgn/odd")).into_iter().flatten();
            let odd = odd.flatten().flat_map(|folder| files(&folder.path()));
            let odd = odd.map(|path| Trial::test(path_name(&path), move || account(&path)));
            let games = data.join("pgn/lichess_db_1000k.pgn");
            let games = Trial::test(name(&games), move || games_agree(&games));
            compared.chain(odd).chain([games]).collect()
        }
        // Not present: skipped, never passed.
        None => vec![Trial::test("data not present", || Ok(())).with_ignored_flag(true)],
    };
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    paths.filter(|path| path.is_file()).collect()
}

/// Folder and name.
fn path_name(path: &Path) -> String {
    let folder = path.parent().map(name).unwrap_or_default();
    format!("odd/{folder}/{}", name(path))
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

/// Every byte belongs to a token or is white space, every token to a game, and every token that should be
/// a move was played or is reported.
fn account(path: &Path) -> Result<(), Failed> {
    let file = fs::read(path)?;
    let mut at = 0;
    let mut tokens = 0;
    for token in Tokens::new(&file) {
        white(&file[at..token.at])?;
        at = token.end();
        tokens += 1;
    }
    white(&file[at..])?;
    let mut line = MainLine::default();
    for game in Games::new(&file) {
        tokens -= game.tokens.len();
        let mut language = Language::English;
        line.play(&game, language);
        if !line.whole {
            language = detect(&game).language;
            line.play(&game, language);
        }
        check_moves(&game, &line).map_err(|why| format!("{language}: {why}"))?;
    }
    match tokens {
        0 => Ok(()),
        left => Err(format!("{left} tokens belong to no game").into()),
    }
}

fn check_moves(game: &Game<'_>, line: &MainLine) -> Result<(), String> {
    let mut depth = 0u32;
    let played: BTreeSet<usize> = line.moves.iter().map(|made| made.token as usize).collect();
    let reported: BTreeSet<usize> = line.problems.iter().map(|problem| problem.token).collect();
    for (index, token) in game.tokens.iter().enumerate() {
        match token.kind {
            Kind::VariationStart => depth += 1,
            Kind::VariationEnd => depth = depth.saturating_sub(1),
            Kind::Move if depth == 0 && !played.contains(&index) && !reported.contains(&index) => {
                return Err(format!("{:?} was dropped", token.text()));
            }
            Kind::BrokenTag | Kind::OpenComment | Kind::Markup | Kind::Stray
                if !reported.contains(&index) =>
            {
                return Err(format!("{:?} was not reported", token.text()));
            }
            _ => {}
        }
    }
    Ok(())
}

fn white(gap: &[u8]) -> Result<(), Failed> {
    let text = std::str::from_utf8(gap)?;
    match text.trim_start_matches('\u{feff}').trim().is_empty() {
        true => Ok(()),
        false => Err(format!("between tokens: {text:?}").into()),
    }
}

/// Clean games: nothing to forgive, nothing to report, and the text that is written is the text that was read.
fn games_agree(path: &Path) -> Result<(), Failed> {
    let file = fs::read(path)?;
    let mut line = MainLine::default();
    let mut text = String::new();
    let mut plies = 0;
    for game in Games::new(&file) {
        line.play(&game, Language::English);
        if let Some(problem) = line.problems.first() {
            let place = SourcePos::of(&file, game.tokens[problem.token].at);
            return Err(format!("{place:?}: {problem:?}").into());
        }
        for (position, made) in line.positions.iter().zip(&line.moves) {
            text.clear();
            Style::PGN.write(position, made.m, &mut text);
            let written = game.tokens[made.token as usize].text();
            if written != text {
                return Err(format!("ours {text}, theirs {written}").into());
            }
            plies += 1;
        }
    }
    match plies {
        0 => Err("nothing was compared".into()),
        _ => Ok(()),
    }
}
