//! What the house promises about itself: which rooms the released program is made of, and that the page about the
//! house is true.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The names of all crates that a crate is built from, by cargo's own account: ordinary dependencies, and theirs.
fn built_from(name: &str) -> BTreeSet<String> {
    let cargo = Command::new(env!("CARGO"))
        .args(["tree", "--edges", "normal", "--prefix", "none"])
        .args(["--locked", "--offline", "--package", name])
        .current_dir(project())
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&cargo.stderr);
    assert!(cargo.status.success(), "{told}");
    let lines = String::from_utf8(cargo.stdout).unwrap();
    let names = lines.lines().filter_map(|line| line.split(' ').next());
    names.map(str::to_owned).collect()
}

#[test]
fn the_released_program_holds_nothing_that_is_made_for_tests() {
    let released = built_from("jadoube");
    // The walk is real: the program is built from the Laws, and through them from the clock.
    assert!(
        released.contains("jadoube-laws") && released.contains("shakmaty"),
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

/// The words in backquotes of a line.
fn quoted(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// Whether a word names a file or folder.
fn is_path(word: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '/' | '.' | '_' | '-');
    let ends = ["/", ".rs", ".tsv", ".jsonl", ".yaml", ".txt", ".sh"];
    word.chars().all(plain) && ends.iter().any(|end| word.ends_with(end))
}

/// Where a path on the page may lie: from the root, in its crate, in the crates of the section, or beside what
/// the same row named before.
fn candidates(word: &str, crates: &[&str], beside: &[PathBuf]) -> Vec<PathBuf> {
    let root = project();
    let mut found = vec![root.join(word)];
    if let Some((name, rest)) = word.split_once('/') {
        found.push(root.join("crates").join(name).join("src").join(rest));
        found.push(root.join("crates").join(name).join(rest));
    }
    for name in crates {
        found.push(root.join("crates").join(name).join("src").join(word));
        found.push(root.join("crates").join(name).join(word));
    }
    found.extend(beside.iter().map(|folder| folder.join(word)));
    found
}

#[test]
fn every_file_on_the_page_of_the_house_is_there() {
    let page = fs::read_to_string(project().join("docs/ARCHITECTURE.md")).unwrap();
    let (mut seen, mut crates) = (0, Vec::new());
    for line in page.lines() {
        if line.starts_with("## ") {
            crates = quoted(line).collect();
        }
        let mut beside: Vec<PathBuf> = Vec::new();
        for word in quoted(line).filter(|word| is_path(word)) {
            let found = candidates(word, &crates, &beside);
            let found = found.into_iter().find(|path| path.exists());
            let found = found.unwrap_or_else(|| panic!("no {word}: {line}"));
            match word.ends_with('/') {
                true => beside.push(found),
                false => beside.push(found.parent().unwrap().to_owned()),
            }
            seen += 1;
        }
    }
    assert!(seen > 150, "{seen} files");
}

/// The text of every source file.
fn sources(folder: &Path, into: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            into.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn every_step_of_the_walks_is_a_call() {
    let page = fs::read_to_string(project().join("docs/ARCHITECTURE.md")).unwrap();
    let mut code = String::new();
    for entry in fs::read_dir(project().join("crates")).unwrap() {
        sources(&entry.unwrap().path().join("src"), &mut code);
    }
    let words: BTreeSet<&str> = code
        .split(|c: char| !c.is_alphanumeric() && c != '_' && c != ' ')
        .collect();
    let declares = |kinds: &[&str], name: &str| {
        let wanted = kinds.iter().map(|kind| format!("{kind} {name}"));
        wanted
            .into_iter()
            .any(|wanted| words.iter().any(|own| own.trim().ends_with(&wanted)))
    };
    let paths = page.split(|c: char| !c.is_alphanumeric() && !matches!(c, '_' | ':'));
    let paths = paths.filter_map(|path| path.trim_matches(':').split_once("::"));
    let mut seen = BTreeSet::new();
    for (owner, member) in paths.filter(|(owner, _)| owner.starts_with(char::is_uppercase)) {
        assert!(
            declares(&["struct", "enum", "trait", "type"], owner),
            "no {owner}::{member}"
        );
        let is_call = member.starts_with(char::is_lowercase);
        let there = match is_call {
            true => declares(&["fn"], member),
            false => code.contains(&format!("    {member}")),
        };
        assert!(there, "no {owner}::{member}");
        seen.insert((owner, member));
    }
    assert!(seen.len() >= 25, "{} names", seen.len());
}

/// The image is built by the toolchain of the project, and what it is told to set there is.
#[test]
fn the_image_is_built_by_the_toolchain_of_the_project() {
    let read = |name: &str| fs::read_to_string(project().join(name)).expect(name);
    let toolchain = read("rust-toolchain.toml");
    let channel = toolchain
        .lines()
        .find_map(|line| line.strip_prefix("channel = "))
        .map(|version| version.trim_matches('"'))
        .expect("a toolchain");
    let image = read("Dockerfile");
    assert!(image.contains(&format!("rust:{channel}-")), "{channel}");
    assert!(image.contains(&format!("RUSTUP_TOOLCHAIN={channel}\n")));
    let options = read("crates/cli/src/main.rs");
    let words = image.split(|c: char| !c.is_ascii_uppercase() && c != '_');
    let names: BTreeSet<&str> = words.filter(|word| word.starts_with("JADOUBE_")).collect();
    assert!(names.len() >= 2, "{names:?}");
    for name in names {
        assert!(options.contains(&format!("env = \"{name}\"")), "{name}");
    }
}

/// What comes first where several things come at once is said, and not drawn by lot: a schedule of the simulation plays
/// the same again.
#[test]
fn whoever_waits_for_several_things_says_which_comes_first() {
    let mut code = String::new();
    for name in ["server", "journal"] {
        sources(&project().join("crates").join(name).join("src"), &mut code);
    }
    let waits: Vec<&str> = code.split("select! {").skip(1).collect();
    assert!(waits.len() >= 15, "{} places", waits.len());
    for wait in waits {
        let mut lines = wait.lines().map(str::trim);
        let first = lines.find(|line| !line.is_empty() && !line.starts_with("//"));
        assert_eq!(first, Some("biased;"), "{}", &wait[..wait.len().min(200)]);
    }
}
