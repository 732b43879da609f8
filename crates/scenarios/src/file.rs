//! Scenario files on disk.

use std::fs;
use std::path::Path;

use crate::{ScenarioError, ScenarioFile};

/// Reads YAML in which only `true` and `false` are truth values: a team may be called Y.
pub fn read_yaml(name: &str, text: &str) -> Result<serde_json::Value, ScenarioError> {
    let options = serde_saphyr::options! { strict_booleans: true };
    let read = serde_saphyr::from_str_with_options(text, options);
    read.map_err(|error| ScenarioError {
        place: name.to_owned(),
        what: format!("no YAML: {error}"),
    })
}

/// Reads a scenario file; a scenario that cannot be read is a fault of its own.
pub fn read_scenarios(path: &Path) -> Result<ScenarioFile, ScenarioError> {
    let name = path.display().to_string();
    let text = fs::read_to_string(path).map_err(|error| ScenarioError {
        place: name.clone(),
        what: error.to_string(),
    })?;
    ScenarioFile::read(&name, &text)
}
