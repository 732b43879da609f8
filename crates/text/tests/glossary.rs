//! The glossary speaks of what is there: a word that it sets as a name is a name in the code.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The names that types and their alternatives are declared by.
fn names(folder: &Path, into: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            names(&path, into);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            for line in text.lines().map(str::trim_start) {
                into.extend(declared(line));
                into.extend(used(line));
            }
        }
    }
}

/// The name that a line declares: a type, or an alternative of one. What is only used somewhere, in
/// a path or in a comment, is none.
fn declared(line: &str) -> Option<String> {
    let line = line.strip_prefix("pub(crate) ").unwrap_or(line);
    let line = line.strip_prefix("pub ").unwrap_or(line);
    let of_type = ["struct ", "enum ", "type ", "trait "]
        .iter()
        .find_map(|word| line.strip_prefix(word));
    let line = of_type.unwrap_or(line);
    let end = line
        .find(|c: char| !c.is_alphanumeric())
        .unwrap_or(line.len());
    let (name, rest) = line.split_at(end);
    let is_name = name.starts_with(|c: char| c.is_ascii_uppercase());
    // The rules are declared with their numbers: `FlagFall: "6.4" "6.4";`.
    let is_alternative =
        rest.is_empty() || rest.starts_with([',', '(', ' ']) || rest.starts_with(": \"");
    let is_path = rest.trim_start().starts_with("::") || rest.trim_start().starts_with("=>");
    (is_name && !is_path && (of_type.is_some() || is_alternative)).then(|| name.to_owned())
}

/// Names on either side of `::`, which the compiler knows: those of the rules library are declared
/// elsewhere, and some of our own are called otherwise where they are used.
fn used(line: &str) -> impl Iterator<Item = String> {
    let code = line.split("//").next().unwrap_or_default();
    let words = code.split(|c: char| !c.is_alphanumeric() && c != ':');
    let paths = words.filter(|word| word.contains("::"));
    paths.flat_map(|path| path.split("::").map(str::to_owned))
}

#[test]
fn every_name_in_the_glossary_is_a_name_in_the_code() {
    let mut known = BTreeSet::new();
    for entry in fs::read_dir(project().join("crates")).unwrap() {
        names(&entry.unwrap().path().join("src"), &mut known);
    }
    let glossary = fs::read_to_string(project().join("docs/GLOSSARY.md")).unwrap();
    let mut seen = 0;
    let mut strange = Vec::new();
    for row in glossary.lines().filter_map(|line| line.strip_prefix("| `")) {
        let (word, _) = row.split_once('`').unwrap();
        seen += 1;
        if !known.contains(word) {
            strange.push(word);
        }
    }
    assert!(seen > 80, "{seen} names");
    assert!(strange.is_empty(), "no names in the code: {strange:?}");
}

#[test]
fn what_is_declared_is_told_from_what_is_used() {
    for (line, name) in [
        ("pub struct Flag(u8);", "Flag"),
        ("pub enum Mode {", "Mode"),
        ("FlagFell { of: Side },", "FlagFell"),
        ("Resignation,", "Resignation"),
        ("Win(Side),", "Win"),
        ("DefaultTime: \"-\" \"6.7.1\";", "DefaultTime"),
    ] {
        assert_eq!(declared(line).as_deref(), Some(name), "{line}");
    }
    for line in [
        "Rule::Flag => 1,",
        "// Flag is a word",
        "let flag = Flag;",
        "Self => x",
    ] {
        assert_eq!(declared(line), None, "{line}");
    }
}
