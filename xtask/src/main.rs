//! `cargo xtask generate` writes what is generated from the program; `cargo xtask check` fails if
//! what is in the repository differs from it. `cargo xtask witnesses` searches for games that two
//! editions rule differently.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a program for developers"
)]

mod clock;
mod puzzles;
mod shuffles;

use jadoube_laws::Edition;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use jadoube_scenarios::{ScenarioError, chess};
use jadoube_testkit::{coverage, library, witnesses};
use jadoube_text::{Language, Texts};

fn main() -> ExitCode {
    let task = std::env::args().nth(1).unwrap_or_default();
    if task == "witnesses" {
        return search_witnesses();
    }
    let generated = match generated() {
        Ok(generated) => generated,
        Err(fault) => {
            eprintln!("error: {fault}");
            return ExitCode::FAILURE;
        }
    };
    match task.as_str() {
        "generate" => write(&generated),
        "check" => check(&generated),
        _ => {
            eprintln!("usage: cargo xtask generate | check | witnesses");
            ExitCode::FAILURE
        }
    }
}

/// Searches anew for games that tell editions apart. It takes a while, so it is done when a ruling has
/// changed; the tests hold every game that is kept to what it shows.
fn search_witnesses() -> ExitCode {
    match library::project_scenarios() {
        Ok(scenarios) => {
            let found = witnesses::search(&scenarios, RANDOM_GAMES);
            let text = witnesses::jsonl(&found);
            write(&[("crates/journal/data/witnesses.jsonl".into(), text)])
        }
        Err(fault) => {
            eprintln!("error: {fault}");
            ExitCode::FAILURE
        }
    }
}

/// Every generated file with its contents.
fn generated() -> Result<Vec<(PathBuf, String)>, ScenarioError> {
    let scenarios = library::project_scenarios()?;
    let texts = Texts::new(Language::English);
    let summary = |id: &str| texts.get(id).unwrap_or_default();
    let mut files = Vec::new();
    for edition in Edition::ALL {
        let path = format!("docs/coverage/{edition}.csv");
        files.push((path.into(), coverage::csv(edition, &scenarios, summary)));
    }
    for (id, edition) in JOURNALS {
        let scenario = scenarios.iter().find(|scenario| scenario.id == *id);
        let scenario = scenario.ok_or_else(|| ScenarioError {
            place: "golden journals".to_owned(),
            what: format!("no scenario {id}"),
        })?;
        let record = chess::record(scenario, *edition).map_err(|failure| ScenarioError {
            place: format!("golden journal {id}"),
            what: failure.to_string(),
        })?;
        let path = format!("journals/{id}-{edition}.jsonl");
        files.push((path.into(), record.to_string()));
    }
    let cases = puzzles::json(&library::project_cases()?)?;
    files.push(("web/src/cases.json".into(), cases));
    files.push(("web/src/lib/cards/shuffles.json".into(), shuffles::json()));
    files.push((
        "web/src/lib/cards/duplicates.json".into(),
        shuffles::duplicates(),
    ));
    files.push(("web/src/clocks.json".into(), clock::json()));
    let schema = format!("{:#}\n", jadoube_scenarios::schema::file());
    files.push(("scenarios/schema.json".into(), schema));
    let wire = jadoube_wire::typescript::generate();
    files.push(("web/src/wire.ts".into(), wire));
    let pocket = jadoube_wire::typescript::pocket();
    files.push(("crates/pocket/npm/wire.d.ts".into(), pocket));
    Ok(files)
}

/// How many random games are searched for differences between editions, beside the scenarios.
const RANDOM_GAMES: u64 = 200;

/// Games whose journals must always replay.
const JOURNALS: &[(&str, Edition)] = &[
    ("MX-01", Edition::E2023),
    ("MX-03", Edition::E2018),
    ("MX-05", Edition::E2017),
    ("MX-06", Edition::E2018),
    ("PR-06", Edition::E2023),
    ("IL-25", Edition::E2018),
    ("IL-26", Edition::E2018),
    ("IL-43", Edition::E2018),
    ("IG-18", Edition::E2023),
    ("IG-23", Edition::E2017),
    ("CM-03", Edition::E2023),
    ("DE-04", Edition::E2017),
    ("IR-13", Edition::E2018),
    ("QF-05", Edition::E2017),
    ("TC-06", Edition::E2001),
    ("IG-08", Edition::Fi2017),
    ("AJ-13", Edition::E2023),
    ("AJ-28", Edition::E2018),
    ("BN-08", Edition::E2017),
    ("BN-38", Edition::E2023),
];

fn write(generated: &[(PathBuf, String)]) -> ExitCode {
    for (path, contents) in generated {
        let path = library::project().join(path);
        let folder = path.parent().map(fs::create_dir_all);
        if let Some(Err(error)) = folder {
            eprintln!("error: {}: {error}", path.display());
            return ExitCode::FAILURE;
        }
        if let Err(error) = fs::write(&path, contents) {
            eprintln!("error: {}: {error}", path.display());
            return ExitCode::FAILURE;
        }
    }
    println!("{} files written", generated.len());
    ExitCode::SUCCESS
}

fn check(generated: &[(PathBuf, String)]) -> ExitCode {
    let mut stale = 0;
    for (path, contents) in generated {
        let found = fs::read_to_string(library::project().join(path)).unwrap_or_default();
        if found != *contents {
            eprintln!(
                "{} is out of date: run `cargo xtask generate`",
                path.display()
            );
            stale += 1;
        }
    }
    match stale {
        0 => {
            println!("{} generated files are up to date", generated.len());
            ExitCode::SUCCESS
        }
        _ => ExitCode::FAILURE,
    }
}
