//! The Swiss engine against stored rounds of both editions, forced positions and positions without
//! a legal pairing, where `JADOUBE_DATA` names the data folder.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use jadoube_ruling::Side;
use jadoube_tournament::exchange::{Report, RoundCode, RoundResult, read};
use jadoube_tournament::pairing::swiss::{
    NoPairing, Reading, RoundPairing, SwissEdition, before_round, pair, swiss_of_report,
};
use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;

fn main() -> std::process::ExitCode {
    let arguments = Arguments::from_args();
    let data = std::env::var_os("JADOUBE_DATA");
    let data = data.map(|path| PathBuf::from(path).join("pairing/trf_public"));
    let trials = match data.filter(|folder| folder.is_dir()) {
        Some(folder) => trials(&folder),
        // Not present: skipped, never passed.
        None => vec![Trial::test("swiss data not present", || Ok(())).with_ignored_flag(true)],
    };
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn trials(folder: &Path) -> Vec<Trial> {
    let mut trials = Vec::new();
    for (name, path) in reports(folder) {
        trials.push(Trial::test(format!("rounds::{name}"), move || {
            rounds(&path)
        }));
    }
    for (name, path) in reports(&folder.join("trf2026_codes")) {
        trials.push(Trial::test(format!("codes::{name}"), move || rounds(&path)));
    }
    for (name, path) in reports(&folder.join("forced")) {
        for edition in [SwissEdition::E2017, SwissEdition::E2026] {
            let path = path.clone();
            let name = format!("forced::{edition}::{name}");
            trials.push(Trial::test(name, move || forced(&path, edition)));
        }
    }
    trials
}

fn reports(folder: &Path) -> Vec<(String, PathBuf)> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut found: Vec<(String, PathBuf)> = files
        .map(|file| file.path())
        .filter(|path| path.extension().is_some_and(|end| end == "trf"))
        .map(|path| {
            (
                path.file_stem()
                    .unwrap_or_default()
                    .to_string_lossy()
                    .into_owned(),
                path,
            )
        })
        .collect();
    found.sort();
    found
}

fn opened(path: &Path) -> Result<(Report, Value), Failed> {
    let text = fs::read_to_string(path)?;
    let (report, _) = read(&text).map_err(|error| format!("{error:?}"))?;
    let json = fs::read_to_string(path.with_extension("json"))?;
    Ok((report, serde_json::from_str(&json)?))
}

/// Every round of a tournament: pairs, colours and the order of the boards.
fn rounds(path: &Path) -> Result<(), Failed> {
    let (report, json) = opened(path)?;
    let edition: SwissEdition = json["edition"].as_str().unwrap_or_default().parse()?;
    let stored = json["pairings"].as_array().ok_or("no pairings")?;
    if stored.is_empty() {
        return Err("nothing was checked".into());
    }
    for (round, stored) in (1..).zip(stored) {
        let mut cut = before_round(&report, round);
        cut.rounds = json["rounds"]
            .as_u64()
            .and_then(|rounds| u32::try_from(rounds).ok());
        cut.initial_colour = Some(match json["initial"].as_str() {
            Some("b") => Side::Black,
            _ => Side::White,
        });
        if let (true, Some(off)) = (
            stored.is_null(),
            json["absent_in_unpairable_round"].as_object(),
        ) {
            absent(&mut cut, off, round)?;
        }
        let reading = Reading {
            edition: Some(edition),
            round: Some(round),
            ..Reading::default()
        };
        let swiss = swiss_of_report(&cut, reading).map_err(|fault| format!("{fault:?}"))?;
        let found = pair(&swiss).map(|paired| paired.pairing);
        compare(stored, found).map_err(|why| Failed::from(format!("round {round}: {why}")))?;
    }
    Ok(())
}

fn absent(
    report: &mut Report,
    off: &serde_json::Map<String, Value>,
    round: u32,
) -> Result<(), Failed> {
    for player in &mut report.players {
        if let Some(code) = off.get(&player.number.to_string()) {
            let letter = code
                .as_str()
                .and_then(|code| code.chars().next())
                .unwrap_or('Z');
            player.rounds.truncate(round as usize - 1);
            player.rounds.push(RoundResult {
                opponent: None,
                colour: None,
                code: RoundCode::read(letter).ok_or("a letter")?,
            });
        }
    }
    Ok(())
}

fn compare(stored: &Value, found: Result<RoundPairing, NoPairing>) -> Result<(), String> {
    let Some(rows) = stored.as_array() else {
        return match found {
            Err(NoPairing::NoLegalPairing { .. } | NoPairing::NobodyForTheBye) => Ok(()),
            other => Err(format!("none is legal, but {other:?}")),
        };
    };
    let found = found.map_err(|why| format!("{why:?}"))?;
    let number = |value: &Value| value.as_u64().and_then(|number| u32::try_from(number).ok());
    let stored: Vec<(u32, u32)> = rows
        .iter()
        .filter_map(|row| Some((number(&row[0])?, number(&row[1])?)))
        .collect();
    let mut mine = found.pairs;
    mine.extend(found.bye.map(|bye| (bye, 0)));
    let sets = |rows: &[(u32, u32)]| -> BTreeSet<(u32, u32)> {
        rows.iter().map(|(a, b)| (*a.min(b), *a.max(b))).collect()
    };
    let what = if sets(&stored) != sets(&mine) {
        "pairs"
    } else if stored.iter().collect::<BTreeSet<_>>() != mine.iter().collect::<BTreeSet<_>>() {
        "colours"
    } else if stored != mine {
        "boards"
    } else {
        return Ok(());
    };
    Err(format!("{what}: stored {stored:?}, found {mine:?}"))
}

fn forced(path: &Path, edition: SwissEdition) -> Result<(), Failed> {
    let (report, json) = opened(path)?;
    let reading = Reading {
        edition: Some(edition),
        ..Reading::default()
    };
    let swiss = swiss_of_report(&report, reading).map_err(|fault| format!("{fault:?}"))?;
    let found = pair(&swiss).map(|paired| paired.pairing);
    if json["kind"] == "none" {
        return match found {
            Err(_) => Ok(()),
            Ok(pairing) => Err(format!("none is legal, but {pairing:?}").into()),
        };
    }
    let found = found.map_err(|why| format!("{why:?}"))?;
    let mine: BTreeSet<(u64, u64)> = found
        .pairs
        .iter()
        .map(|(a, b)| (u64::from(*a.min(b)), u64::from(*a.max(b))))
        .collect();
    let rows = json["pairs"].as_array().ok_or("no pairs")?;
    let stored: BTreeSet<(u64, u64)> = rows
        .iter()
        .filter_map(|row| {
            let (a, b) = (row[0].as_u64()?, row[1].as_u64()?);
            Some((a.min(b), a.max(b)))
        })
        .collect();
    if mine != stored || found.bye.map(u64::from) != json["bye"].as_u64() {
        return Err(format!("stored {json}, found {found:?}").into());
    }
    Ok(())
}
