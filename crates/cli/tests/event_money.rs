//! `jadoube event` for the treasurer, the end of a season and the card tables at the computer.

#![expect(clippy::unwrap_used, reason = "a test that fails says where")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path =
            std::env::temp_dir().join(format!("jadoube-money-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_string_lossy().into_owned()
    }

    fn write(&self, name: &str, text: &str) -> String {
        let path = self.path(name);
        fs::write(&path, text).unwrap();
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn event(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    command.arg("event").args(arguments).env("LC_ALL", "C");
    command.output().unwrap()
}

fn good(arguments: &[&str]) -> String {
    let output = event(arguments);
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {told}{complaint}");
    told
}

fn bad(arguments: &[&str]) -> String {
    let output = event(arguments);
    assert!(!output.status.success(), "{arguments:?} was accepted");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A day of three teams, paired.
fn trio(folder: &Folder) -> String {
    let file = folder.path("trio.jadoube");
    good(&[
        "new",
        &file,
        "--name",
        "Trio",
        "--system",
        "team-event",
        "--lang",
        "en",
    ]);
    for team in ["A", "B", "C"] {
        let [chess, ulti, snapszer] =
            ["sakk", "ulti", "snapszer"].map(|role| format!("{team} {role}:{role}"));
        good(&[
            "enter", &file, team, "--member", &chess, "--member", &ulti, "--member", &snapszer,
        ]);
        good(&["pay", &file, team]);
        good(&["checkin", &file, team, "09:00"]);
    }
    good(&["draw", &file, "--by", "entry"]);
    good(&["pair", &file]);
    file
}

#[test]
fn a_verified_session_becomes_the_result_of_its_board() {
    let folder = Folder::new("session");
    let file = trio(&folder);
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testkit/tests/records");
    let record = records.join("ulti-1.txt");
    let text = fs::read_to_string(&record).unwrap();
    let record = record.to_string_lossy();
    // Twelve deals are a whole table only if somebody left (A-T10).
    let told = bad(&[
        "result",
        &file,
        "1.1.4",
        "--session",
        &record,
        "--lang",
        "en",
    ]);
    assert!(told.contains("24 deals"), "{told}");
    let told = bad(&[
        "result",
        &file,
        "1.1.5",
        "--session",
        &record,
        "--lang",
        "en",
    ]);
    assert!(told.contains("snapszer"), "{told}");
    let forged = folder.write(
        "forged.txt",
        &text.replace("= total 46 90 743", "= total 46 90 7430"),
    );
    let told = bad(&[
        "result",
        &file,
        "1.1.4",
        "--session",
        &forged,
        "--left",
        "1",
        "--lang",
        "en",
    ]);
    assert!(told.contains("forged.txt"), "{told}");
    let told = good(&[
        "result",
        &file,
        "1.1.4",
        "--session",
        &record,
        "--left",
        "1",
        "--lang",
        "en",
    ]);
    assert!(told.contains("46:90:743@12-1"), "{told}");
    assert!(
        good(&["log", &file]).contains("sha256"),
        "the session is named in the log"
    );
}

#[test]
fn cash_prizes_and_sheets_are_written() {
    let folder = Folder::new("cash");
    let file = trio(&folder);
    good(&["pay", &file, "B", "-500", "--round", "1"]);
    let told = good(&["cash", &file, "--form", "csv", "--lang", "en"]);
    assert!(told.contains("B,1,1500,1500,500,500"), "{told}");
    assert!(told.lines().last().unwrap().starts_with("Sum,"), "{told}");
    let json = good(&["cash", &file, "--form", "json", "--lang", "en"]);
    let rows: serde_json::Value = serde_json::from_str(&json).unwrap();
    let all = rows.as_array().unwrap();
    let own = |row: &&serde_json::Value| row["Name"] == "B" && row["Round"] == 1;
    assert_eq!(all.iter().find(own).unwrap()["Due"], 500);
    for (board, score) in [
        ("1.1", "1-0"),
        ("1.1.2", "1-0"),
        ("1.1.3", "0-1"),
        ("1.1.4", "9:5:1"),
        ("1.1.5", "9:5:1"),
    ] {
        good(&["result", &file, board, score]);
    }
    good(&["close", &file, "--round", "1"]);
    let prints = folder.path("prints");
    let told = good(&[
        "print",
        &file,
        "certificates",
        "vouchers",
        "cash",
        "--round",
        "1",
        "--lang",
        "hu",
        "--out",
        &prints,
    ]);
    assert_eq!(told.lines().count(), 3, "{told}");
    let page = fs::read_to_string(folder.path("prints/certificates-1-hu.html")).unwrap();
    assert_eq!(
        page.matches("class=\"honoured\"").count(),
        3,
        "each member has one"
    );
    assert!(page.contains("Oklevél") && page.contains("A ulti"));
    let page = fs::read_to_string(folder.path("prints/vouchers-1-hu.html")).unwrap();
    assert_eq!(
        page.matches("Italjegy").count(),
        9 + 1,
        "a drink each, and the title"
    );
}

#[test]
fn standings_series_and_cups_come_from_files() {
    let folder = Folder::new("series");
    let mut files = Vec::new();
    for (name, first) in [("one", "1-0"), ("two", "0-1")] {
        let file = folder.path(&format!("{name}.jadoube"));
        good(&["new", &file, "--name", name]);
        for player in ["Anna", "Béla"] {
            good(&["enter", &file, player]);
        }
        good(&["draw", &file, "--by", "entry"]);
        good(&["pair", &file]);
        good(&["result", &file, "1.1", first]);
        good(&["close", &file]);
        files.push(file);
    }
    let told = good(&["standings", &files[0], "--form", "json"]);
    let rows: serde_json::Value = serde_json::from_str(&told).unwrap();
    assert_eq!(
        (&rows[0]["Name"], &rows[0]["Points"]),
        (&"Anna".into(), &1.into())
    );
    let told = good(&["series", &files[0], &files[1], &files[0], "--form", "csv"]);
    assert!(told.contains("1,Anna,1,0,1,2,2"), "{told}");
    assert!(told.contains("2,Béla,0,1,0,1,1"), "{told}");
    let told = good(&["cup", "Anna / Béla", " anna", "ANNA"]);
    assert!(told.contains("Cup 1 stays with Anna for good."), "{told}");
}

#[test]
fn a_report_is_checked_against_its_own_tie_breaks() {
    let folder = Folder::new("report");
    let file = folder.path("club.jadoube");
    good(&["new", &file, "--name", "Club", "--tie-breaks", "DE,SB"]);
    for player in ["Anna", "Béla", "Cem", "Deniz"] {
        good(&["enter", &file, player, "--rating", "1800"]);
    }
    good(&["draw", &file, "--by", "entry"]);
    for round in ["1", "2", "3"] {
        good(&["pair", &file]);
        good(&["result", &file, &format!("{round}.1"), "1-0"]);
        good(&["result", &file, &format!("{round}.2"), "1-0"]);
    }
    let report = folder.path("club.trf");
    good(&["export", &file, "trf26", "--out", &report]);
    let told = good(&["check-report", &report]);
    assert!(told.contains("All ranks (4)"), "{told}");
    // The first and the last change their ranks.
    let text = fs::read_to_string(&report).unwrap();
    let lines: Vec<String> = text
        .lines()
        .map(
            |line| match line.strip_prefix("001").and_then(|_| line.get(85..89)) {
                Some("   1") => format!("{}   4{}", &line[..85], &line[89..]),
                Some("   4") => format!("{}   1{}", &line[..85], &line[89..]),
                _ => line.to_owned(),
            },
        )
        .collect();
    assert_ne!(
        lines.join("\n").trim(),
        text.trim(),
        "two ranks were changed"
    );
    let turned = folder.write("turned.trf", &(lines.join("\n") + "\n"));
    let told = bad(&["check-report", &turned]);
    assert!(told.contains("2 ranks do not follow"), "{told}");
}
