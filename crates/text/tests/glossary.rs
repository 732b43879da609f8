//! The glossary speaks of what is there: a word that it sets as a name is a name in the code.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::{BTreeMap, BTreeSet};
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

/// Words that were once used for many things. They are held to one meaning as the glossary's are.
const WORN: [&str; 7] = [
    "Glance", "Line", "Place", "Seen", "Sheet", "Standing", "Told",
];

/// Words that more than one crate declares, with the crates and the reason. Each is a word of the domain with
/// one meaning, said of each game or document in turn.
const SHARED: &[(&str, &[&str], &str)] = &[
    (
        "Claim",
        &["laws", "ulti"],
        "asking for what one has a right to, at the board and at the card table",
    ),
    (
        "Commitment",
        &["cards", "laws"],
        "what stands for a secret until it is opened",
    ),
    ("Deal", &["snapszer", "ulti"], "a deal of each card game"),
    (
        "Entry",
        &["journal", "notation", "tournament"],
        "what is entered: in a stream, on a sheet, in an event",
    ),
    (
        "Penalty",
        &["laws", "tournament"],
        "what a breach costs, in a game and in an event",
    ),
    (
        "Regulations",
        &["laws", "tournament"],
        "what was laid down in advance, for a game and for an event",
    ),
    ("Sheet", &["laws", "notation"], "the scoresheet"),
];

/// The crates that declare a type of each name, whoever may see it.
fn declared_types() -> BTreeMap<String, BTreeSet<String>> {
    fn walk(folder: &Path, name: &str, into: &mut BTreeMap<String, BTreeSet<String>>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, name, into);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                for own in text.lines().filter_map(type_declared) {
                    into.entry(own).or_default().insert(name.to_owned());
                }
            }
        }
    }
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(project().join("crates")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        walk(&path.join("src"), &name, &mut found);
    }
    found
}

/// The type that a line declares at the level of its file.
fn type_declared(line: &str) -> Option<String> {
    let line = line.strip_prefix("pub(crate) ").unwrap_or(line);
    let line = line.strip_prefix("pub(super) ").unwrap_or(line);
    let line = line.strip_prefix("pub ").unwrap_or(line);
    let rest = ["struct ", "enum ", "type ", "trait "]
        .iter()
        .find_map(|word| line.strip_prefix(word))?;
    let end = rest
        .find(|c: char| !c.is_alphanumeric())
        .unwrap_or(rest.len());
    Some(rest[..end].to_owned())
}

#[test]
fn a_word_of_the_glossary_has_one_meaning() {
    let glossary = fs::read_to_string(project().join("docs/GLOSSARY.md")).unwrap();
    let rows = glossary.lines().filter_map(|line| line.strip_prefix("| `"));
    let words = rows.filter_map(|row| row.split('`').next()).chain(WORN);
    let words: BTreeSet<&str> = words.collect();
    let declared = declared_types();
    let shared = |word: &str| SHARED.iter().find(|(own, ..)| *own == word);
    for word in &words {
        let crates = declared.get(*word).into_iter().flatten();
        let crates: Vec<&str> = crates.map(String::as_str).collect();
        let allowed = shared(word).map_or(&[][..], |(_, crates, _)| *crates);
        assert!(
            crates.len() < 2 || crates == allowed,
            "{word} is declared in {crates:?}: one word, one meaning, or a reason in this list"
        );
        // A reason that nobody needs any more is taken off the list.
        assert!(
            allowed.is_empty() || crates == allowed,
            "{word}: {crates:?}, listed {allowed:?}"
        );
    }
    for (word, ..) in SHARED {
        assert!(words.contains(word), "{word} is no word of the glossary");
    }
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
