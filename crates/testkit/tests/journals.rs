//! The golden journals always replay, and their rulings are found again byte for byte.

use std::fs;

use jadoube_journal::{Record, ReplayError};
use jadoube_testkit::library;

fn journals() -> Vec<(String, String)> {
    let folder = library::project().join("journals");
    let files = fs::read_dir(folder).expect("the folder of golden journals");
    let mut journals: Vec<(String, String)> = files
        .map(|file| {
            let path = file.expect("a file").path();
            let text = fs::read_to_string(&path).expect("a text");
            (path.display().to_string(), text)
        })
        .collect();
    journals.sort();
    journals
}

#[test]
fn golden_journals_replay_byte_for_byte() {
    let journals = journals();
    assert!(journals.len() >= 20);
    for (path, text) in journals {
        let replayed = Record::replay(&text).unwrap_or_else(|error| panic!("{path}: {error}"));
        assert_eq!(replayed.to_string(), text, "{path}");
        let again = Record::verify(&text).unwrap_or_else(|error| panic!("{path}: {error}"));
        assert_eq!(
            format!("{:?}", again.game()),
            format!("{:?}", replayed.game()),
            "{path}"
        );
    }
}

#[test]
fn a_damaged_journal_is_refused_with_its_place() {
    let (_, text) = journals().swap_remove(0);
    let lines: Vec<&str> = text.lines().collect();
    let without = |skip: usize| {
        let kept = lines.iter().enumerate().filter(|(i, _)| *i != skip);
        kept.map(|(_, line)| *line).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(Record::replay("").expect_err("damaged"), ReplayError::Empty);
    assert!(matches!(
        Record::replay(&without(0)),
        Err(ReplayError::Order { number: 1, .. })
    ));
    assert!(matches!(
        Record::replay(&without(2)),
        Err(ReplayError::Order { number: 3, .. })
    ));
    let unknown = text.replacen("\"seq\":1,", "\"seq\":1,\"colour\":\"red\",", 1);
    let error = Record::replay(&unknown).expect_err("damaged").to_string();
    assert!(
        error.starts_with("line 2:") && error.contains("colour"),
        "{error}"
    );
    let newer = text.replacen("\"v\":1", "\"v\":2", 1);
    let error = Record::replay(&newer).expect_err("damaged").to_string();
    assert!(error.contains("version 2"), "{error}");
}

/// Whoever reads the journal of an adjourned game learns nothing of the sealed move before the
/// envelope is opened.
#[test]
fn a_journal_keeps_a_sealed_move_secret() {
    for (id, texts) in [("AJ-13", &["Rad1"][..]), ("AJ-28", &["Rad1", "Rad8"][..])] {
        let journals = journals();
        let journal = journals.iter().find(|(path, _)| path.contains(id));
        let (path, text) = journal.unwrap_or_else(|| panic!("no journal of {id}"));
        for sealed in texts {
            let shown = text.lines().position(|line| line.contains(sealed));
            let opened = |line: &&str| line.contains("\"open\"") && line.contains(sealed);
            let opened = text.lines().position(|line| opened(&line));
            assert_eq!(shown, opened, "{path}: {sealed}");
        }
        assert!(text.contains("move_sealed"), "{path}");
    }
}

#[test]
fn a_forged_ruling_is_found() {
    let (path, text) = journals()
        .into_iter()
        .find(|(path, _)| path.contains("CM-03"))
        .expect("a journal with a wrong claim");
    assert!(text.contains("120000"), "{path}");
    let forged = text.replace("120000", "240000");
    assert!(Record::replay(&forged).is_ok());
    assert!(matches!(
        Record::verify(&forged),
        Err(ReplayError::Order { .. })
    ));
}
