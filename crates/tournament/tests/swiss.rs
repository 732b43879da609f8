//! The Swiss engine against stored rounds of both editions, forced positions and positions without
//! a legal pairing, where `JADOUBE_DATA` names the data folder.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use jadoube_ruling::Side;
use jadoube_tournament::exchange::{Report, RoundCode, RoundResult, TrfVersion, read, write};
use jadoube_tournament::pairing::swiss::team::{TeamReading, pair_teams, team_swiss_of_report};
use jadoube_tournament::pairing::swiss::{
    NoPairing, Reading, RoundPairing, SwissEdition, before_round, check, pair, swiss_of_report,
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
    for (name, path) in files(&folder.join("team_c0406"), "input") {
        if path.with_extension("output.expected").is_file() {
            let path = path.clone();
            trials.push(Trial::test(format!("team::{name}"), move || team(&path)));
        }
        trials.push(Trial::test(format!("round_trip::{name}"), move || {
            round_trip(&path)
        }));
    }
    for (name, path) in [
        folder.to_owned(),
        folder.join("forced"),
        folder.join("trf2026_codes"),
    ]
    .iter()
    .flat_map(|folder| reports(folder))
    {
        trials.push(Trial::test(format!("round_trip::{name}"), move || {
            round_trip(&path)
        }));
    }
    trials
}

/// Team cases whose stored answer follows another reading of C4 to C6 than the text has.
const DISPUTED: [&str; 5] = [
    "team_c4_global",
    "team_gp_primary",
    "team_pab_gamepoints",
    "team_299_blank",
    "team_c2_forfeit",
];

/// A team case: the text agrees with the stored answer, or, where that is disputed, the other
/// reading does and the text does not.
fn team(path: &Path) -> Result<(), Failed> {
    let (report, _) = read(&fs::read_to_string(path)?).map_err(|error| format!("{error:?}"))?;
    let stored = fs::read_to_string(path.with_extension("output.expected"))?;
    let mut stored: Vec<(u32, u32)> = stored
        .split(['\r', '\n'])
        .skip(1)
        .filter_map(|line| {
            let (white, black) = line.trim().split_once(' ')?;
            Some((white.parse().ok()?, black.parse().ok()?))
        })
        .collect();
    stored.sort_unstable();
    let answer = |teams: TeamReading| -> Result<Vec<(u32, u32)>, Failed> {
        let reading = Reading {
            teams,
            ..Reading::default()
        };
        let swiss = team_swiss_of_report(&report, reading).map_err(|one| format!("{one:?}"))?;
        let pairing = pair_teams(&swiss)
            .map_err(|none| format!("{none:?}"))?
            .pairing;
        let mut pairs = pairing.pairs;
        pairs.extend(pairing.bye.map(|bye| (bye, 0)));
        pairs.sort_unstable();
        Ok(pairs)
    };
    let (text, global) = (answer(TeamReading::Text)?, answer(TeamReading::Global)?);
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let disputed = DISPUTED.contains(&name.as_ref());
    if global != stored {
        return Err(format!("stored {stored:?}, the global reading {global:?}").into());
    }
    match (text == stored) == disputed {
        true => Err(format!("stored {stored:?}, the text {text:?}").into()),
        false => Ok(()),
    }
}

/// Nothing in a file is lost on the way through the program, in either form.
fn round_trip(path: &Path) -> Result<(), Failed> {
    let text = fs::read_to_string(path)?;
    let (report, _) = read(&text).map_err(|error| format!("{error:?}"))?;
    for version in [TrfVersion::Trf26, TrfVersion::Trf16] {
        let written = write(&report, version);
        let (again, _) = read(&written).map_err(|error| format!("{version:?}: {error:?}"))?;
        if again != report {
            return Err(format!("{version:?}: not the same:\n{written}").into());
        }
        // Records that the program does not take apart stand in the file as they were.
        let apart = ["001", "013", "310", "062", "072", "082"];
        for line in text.split(['\r', '\n']).filter(|line| line.len() >= 3) {
            let code: String = line.chars().take(3).collect();
            let known = again.kept.iter().any(|kept| kept == line.trim_end());
            let value = line.get(3..).unwrap_or_default().trim();
            let held = || {
                written
                    .lines()
                    .any(|one| one.get(3..).unwrap_or_default().trim() == value)
            };
            let scores = [
                "162", "362", "BBW", "BBD", "BBL", "BBU", "BBZ", "152", "XXC", "212",
            ];
            let settled = apart.contains(&code.as_str()) || scores.contains(&code.as_str());
            if !known && !settled && !held() {
                return Err(format!("{version:?}: dropped: {line}").into());
            }
        }
    }
    Ok(())
}

fn reports(folder: &Path) -> Vec<(String, PathBuf)> {
    files(folder, "trf")
}

fn files(folder: &Path, ending: &str) -> Vec<(String, PathBuf)> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut found: Vec<(String, PathBuf)> = files
        .map(|file| file.path())
        .filter(|path| path.extension().is_some_and(|end| end == ending))
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
    let reading = Reading {
        edition: Some(edition),
        initial: Some(initial(&json)),
        ..Reading::default()
    };
    let checked = check(&report, reading).map_err(|fault| format!("{fault:?}"))?;
    if let Some(round) = checked.rounds.iter().find(|round| !round.is_clean()) {
        return Err(format!("the check finds {round:?}").into());
    }
    for (round, stored) in (1..).zip(stored) {
        let mut cut = before_round(&report, round);
        cut.rounds = json["rounds"]
            .as_u64()
            .and_then(|rounds| u32::try_from(rounds).ok());
        cut.initial_colour = Some(initial(&json));
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

fn initial(json: &Value) -> Side {
    match json["initial"].as_str() {
        Some("b") => Side::Black,
        _ => Side::White,
    }
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
