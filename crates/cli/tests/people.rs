//! `jadoube people` as an operator types it.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::path::Path;
use std::process::Command;

use jadoube_testkit::postgres::PrivatePostgres;

/// Runs the command; gives its exit code and everything that it said.
fn people(arguments: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    let output = command.arg("people").args(arguments).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(said).unwrap())
}

/// Everything that an operator does, at a place that two options name.
fn a_year_of(place: [&str; 2]) {
    let people = |arguments: &[&str]| people(&[arguments, &place].concat());
    let (code, token) = people(&["add", "Anna"]);
    assert_eq!(code, Some(0), "{token}");
    assert!(
        token.starts_with("jad_") && token.ends_with('\n'),
        "{token}"
    );
    assert_eq!(token.trim().len(), 44, "the token and nothing else");
    let (code, said) = people(&["add", "anna"]);
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("somebody is called so already"), "{said}");
    let (code, said) = people(&["add", "Robo", "--bot", "--scope", "board:play"]);
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("board:play is not for a program"), "{said}");
    let (code, said) = people(&["add", "Robo", "--bot", "--scope", "study:write"]);
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("study:write"), "{said}");
    assert_eq!(people(&["add", "Robo", "--bot"]).0, Some(0));
    let (_, listed) = people(&["list"]);
    assert!(listed.contains("Anna person\n"), "{listed}");
    assert!(listed.contains("Robo program\n"), "{listed}");
    assert!(listed.contains(" bot:play,challenge:read,challenge:write\n"));
    assert!(!listed.contains(token.trim()), "a token is shown once");
    let (code, second) = people(&["token", "Anna", "--scope", "challenge:read"]);
    assert_eq!(code, Some(0));
    assert_ne!(second, token);
    assert_eq!(people(&["rename", "Anna", "Annika"]).0, Some(0));
    let (code, said) = people(&["revoke", "Anna"]);
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("nobody is called so"), "{said}");
    let (code, said) = people(&["revoke", "annika"]);
    assert_eq!(code, Some(0));
    assert!(said.starts_with("2 of the tokens"), "{said}");
    let (_, listed) = people(&["list"]);
    assert!(
        listed.starts_with("Annika person\nRobo program\n"),
        "{listed}"
    );
    let (code, links) = people(&["hall", "Club evening"]);
    assert_eq!(code, Some(0));
    assert!(links.contains("display /join#"), "{links}");
}

#[test]
fn people_are_kept_in_a_file() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("people");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let data = folder.join("club.db").display().to_string();
    let (code, said) = people(&["list", "--data", &data]);
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("there is no such file"), "{said}");
    a_year_of(["--data", &data]);
    let verified = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(["verify", "--data", &data])
        .output()
        .unwrap();
    assert!(verified.status.success());
}

#[test]
fn people_are_kept_in_postgres() {
    let database = PrivatePostgres::start(false);
    a_year_of(["--database-url", &database.url()]);
}
