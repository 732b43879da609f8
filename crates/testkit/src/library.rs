//! The project's own scenario files and cases.

use std::fs;
use std::path::{Path, PathBuf};

use jadoube_scenarios::{CardScenario, Scenario, ScenarioError, ScenarioFile, read_scenarios};

use crate::cases::{self, Case};

/// The folder of the project that this was built from.
pub fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every scenario file below a folder, in order of its path.
pub fn scenario_files(folder: &Path) -> Result<Vec<PathBuf>, ScenarioError> {
    let fault = |path: &Path, what: std::io::Error| ScenarioError {
        place: path.display().to_string(),
        what: what.to_string(),
    };
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).map_err(|error| fault(&folder, error))? {
            let path = entry.map_err(|error| fault(&folder, error))?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "yaml") {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

/// All chess scenarios of the project.
pub fn project_scenarios() -> Result<Vec<Scenario>, ScenarioError> {
    scenarios_of(|_| true)
}

/// The scenarios of the files that hold one of this id; the others are not even parsed.
pub fn scenarios_beside(id: &str) -> Result<Vec<Scenario>, ScenarioError> {
    scenarios_of(|path| holds(path, id))
}

/// Whether a file holds the scenario of this id.
fn holds(path: &Path, id: &str) -> bool {
    let line = format!("- id: {id}");
    let text = fs::read_to_string(path).unwrap_or_default();
    text.lines().any(|own| own == line)
}

fn scenarios_of(wanted: impl Fn(&Path) -> bool) -> Result<Vec<Scenario>, ScenarioError> {
    let mut scenarios = Vec::new();
    let files = scenario_files(&project().join("scenarios"))?;
    for path in files.into_iter().filter(|path| wanted(path)) {
        if let ScenarioFile::Chess(read) = read_scenarios(&path)? {
            scenarios.extend(read.into_iter().collect::<Result<Vec<_>, _>>()?);
        }
    }
    Ok(scenarios)
}

/// The cases of the puzzles page.
pub fn project_cases() -> Result<Vec<Case>, ScenarioError> {
    let path = project().join("puzzles/cases.yaml");
    let name = path.display().to_string();
    let text = fs::read_to_string(&path).map_err(|error| ScenarioError {
        place: name.clone(),
        what: error.to_string(),
    })?;
    cases::read(&name, &text)
}

/// All scenarios of the project about cards and the team event.
pub fn project_card_scenarios() -> Result<Vec<CardScenario>, ScenarioError> {
    card_scenarios_of(|_| true)
}

/// The scenarios about cards of the files that hold one of this id; the others are not even parsed.
pub fn card_scenarios_beside(id: &str) -> Result<Vec<CardScenario>, ScenarioError> {
    card_scenarios_of(|path| holds(path, id))
}

fn card_scenarios_of(wanted: impl Fn(&Path) -> bool) -> Result<Vec<CardScenario>, ScenarioError> {
    let mut scenarios = Vec::new();
    let files = scenario_files(&project().join("scenarios"))?;
    for path in files.into_iter().filter(|path| wanted(path)) {
        if let ScenarioFile::Cards(read) = read_scenarios(&path)? {
            scenarios.extend(read.into_iter().collect::<Result<Vec<_>, _>>()?);
        }
    }
    Ok(scenarios)
}
