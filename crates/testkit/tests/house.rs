//! What the house promises about itself: which rooms the released program is made of.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use jadoube_testkit::library::project;
use serde_json::Value;

/// Cargo's own account of the workspace, with what depends on what.
fn metadata() -> Value {
    let cargo = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--offline"])
        .current_dir(project())
        .output()
        .unwrap();
    assert!(
        cargo.status.success(),
        "{}",
        String::from_utf8_lossy(&cargo.stderr)
    );
    serde_json::from_slice(&cargo.stdout).unwrap()
}

/// The names of all crates that a crate is built from: ordinary dependencies, and theirs.
fn built_from(metadata: &Value, name: &str) -> BTreeSet<String> {
    let packages = metadata["packages"].as_array().unwrap().iter();
    let names: BTreeMap<&str, &str> = packages
        .map(|package| {
            (
                package["id"].as_str().unwrap(),
                package["name"].as_str().unwrap(),
            )
        })
        .collect();
    let nodes = metadata["resolve"]["nodes"].as_array().unwrap().iter();
    let nodes: BTreeMap<&str, &Value> = nodes
        .map(|node| (node["id"].as_str().unwrap(), node))
        .collect();
    let ordinary = |dep: &&Value| {
        let kinds = dep["dep_kinds"].as_array().unwrap();
        kinds.iter().any(|kind| kind["kind"].is_null())
    };
    let mut found = BTreeSet::new();
    let mut open: Vec<&str> = names
        .iter()
        .filter(|(_, own)| **own == name)
        .map(|(id, _)| *id)
        .collect();
    while let Some(id) = open.pop() {
        for dep in nodes[id]["deps"]
            .as_array()
            .unwrap()
            .iter()
            .filter(ordinary)
        {
            let id = dep["pkg"].as_str().unwrap();
            if found.insert(names[id].to_owned()) {
                open.push(id);
            }
        }
    }
    found
}

#[test]
fn the_released_program_holds_nothing_that_is_made_for_tests() {
    let released = built_from(&metadata(), "jadoube");
    // The walk is real: the program is built from the Laws, through the server too.
    assert!(
        released.contains("jadoube-laws") && released.contains("jadoube-clock"),
        "{released:?}"
    );
    for name in [
        "jadoube-testkit",
        "xtask",
        "libtest-mimic",
        "proptest",
        "pgn-reader",
        "chasolver",
    ] {
        assert!(
            !released.contains(name),
            "{name} is in the released program"
        );
    }
}
