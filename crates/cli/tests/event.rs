//! `jadoube event` from outside: a season as the README tells it, files in and out, and bad input.

#![expect(clippy::unwrap_used, reason = "a test that fails says where")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A folder of its own for each test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path =
            std::env::temp_dir().join(format!("jadoube-event-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    fn write(&self, name: &str, text: &str) -> String {
        fs::write(self.0.join(name), text).unwrap();
        self.path(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn event(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .arg("event")
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

fn good(arguments: &[&str]) -> String {
    let output = event(arguments);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {stderr}");
    String::from_utf8(output.stdout).unwrap()
}

/// The reason for which a command is refused.
fn bad(arguments: &[&str]) -> String {
    let output = event(arguments);
    assert!(!output.status.success(), "{arguments:?} was accepted");
    String::from_utf8(output.stderr).unwrap()
}

fn round_robin(folder: &Folder, players: &[&str]) -> String {
    let file = folder.path("club.jadoube");
    good(&["new", &file, "--name", "Club", "--tie-breaks", "DE,SB"]);
    for player in players {
        good(&["enter", &file, player, "--rating", "1800"]);
    }
    good(&["draw", &file, "--by", "entry"]);
    file
}

#[test]
fn the_sample_season_runs_as_the_readme_says() {
    let folder = Folder::new("season");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/season.sh");
    let output = Command::new("sh")
        .arg(script)
        .arg(&folder.0)
        .env("JADOUBE", env!("CARGO_BIN_EXE_jadoube"))
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success(),
        "{told}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    for line in [
        "Zugzwang is admitted to round 2 all the same, by the organiser's word.  [T2]",
        "Kontra is admitted to round 3 all the same, by the organiser's word.  [T2]",
        "1  Vörös hetes  7  10   6  9        8      32           2",
        "9  Kontra       4   5   5  8        8      22           0",
        "1  Tök Kálmán      Gambit                 11  284.5",
        "Cup 1 stays with Vörös hetes for good.  [T10]",
    ] {
        assert!(told.contains(line), "{line} is missing in\n{told}");
    }
    for name in [
        "prints/standings-hu.html",
        "prints/score-cards-4-en.html",
        "games.pgn",
    ] {
        let size = fs::metadata(folder.0.join(name)).unwrap().len();
        assert!(size > 1000, "{name}");
    }
}

#[test]
fn bad_input_is_refused_with_its_reason_and_nothing_is_lost() {
    let folder = Folder::new("bad");
    let file = round_robin(&folder, &["Anna", "Béla", "Cem"]);
    good(&["pair", &file]);
    let before = good(&["log", &file]);
    for (arguments, reason) in [
        (vec!["enter", &file, "anna"], "entered already"),
        (vec!["result", &file, "1.1", "2-0"], "is no result"),
        (vec!["result", &file, "1", "1-0"], "which board"),
        (vec!["result", &file, "4.1", "1-0"], "Round 4 is not paired"),
        (vec!["result", &file, "1.7", "1-0"], "Nothing is played"),
        (vec!["result", &file, "1.1", "1:2:3"], "of this kind"),
        (vec!["pair", &file, "--round", "9"], "no round 9"),
        (vec!["withdraw", &file, "Dora"], "No entry is called"),
        (vec!["undo", &file, "2"], "needs a reason"),
        (vec!["undo", &file, "99", "--why", "x"], "no act 99"),
        (
            vec!["close", &file, "--round", "1"],
            "One result is missing: 1.1",
        ),
        (vec!["print", &file, "score-cards"], "no such sheet"),
        (vec!["explain", &file, "Anna", "XX"], "no tie-break"),
        (
            vec!["moves", &file, "1.1", "1. e4 e5 2. Ke3"],
            "Move 2, Ke3",
        ),
        (vec!["new", &file, "--name", "Again"], "exists already"),
        (vec!["log", "/nowhere/none.jadoube"], "no such file"),
    ] {
        let told = bad(&arguments);
        assert!(told.contains(reason), "{arguments:?}: {told}");
    }
    assert_eq!(good(&["log", &file]), before, "refusals leave no trace");
}

#[test]
fn two_different_results_are_a_conflict_for_the_arbiter() {
    let folder = Folder::new("conflict");
    let file = round_robin(&folder, &["Anna", "Béla"]);
    good(&["pair", &file]);
    good(&["result", &file, "1.1", "1-0", "--by", "Anna"]);
    let told = good(&["result", &file, "1.1", "1/2", "--by", "Béla"]);
    assert!(told.contains("different results"), "{told}");
    assert!(good(&["pairings", &file]).contains("different reports"));
    let told = bad(&["result", &file, "1.1", "1-0"]);
    assert!(told.contains("--correct and a reason"), "{told}");
    bad(&["result", &file, "1.1", "1-0", "--correct"]);
    let told = good(&[
        "result",
        &file,
        "1.1",
        "1-0",
        "--correct",
        "--why",
        "scoresheets",
    ]);
    assert!(told.contains("the arbiter decides: 1-0"), "{told}");
    let told = good(&["explain", &file, "Anna", "elo"]);
    assert!(told.contains("20 × 0.50 = 10.0"), "{told}");
}

#[test]
fn a_broken_file_is_refused_and_a_copy_is_the_same_event() {
    let folder = Folder::new("broken");
    let text = folder.write("text.jadoube", "no journal at all, only words in a file");
    assert!(bad(&["log", &text]).contains("no journal"));
    let file = round_robin(&folder, &["Anna", "Béla"]);
    let bytes = fs::read(&file).unwrap();
    let half = folder.path("half.jadoube");
    fs::write(&half, &bytes[..bytes.len() / 2]).unwrap();
    assert!(!event(&["log", &half]).status.success());
    fs::copy(&file, folder.path("copy.jadoube")).unwrap();
    assert_eq!(
        good(&["log", &file]),
        good(&["log", &folder.path("copy.jadoube")])
    );
}

#[test]
fn reports_and_lists_go_out_and_come_back() {
    let folder = Folder::new("exchange");
    let file = round_robin(&folder, &["Anna", "Béla", "Cem", "Deniz"]);
    for round in ["1", "2", "3"] {
        good(&["pair", &file]);
        good(&["result", &file, &format!("{round}.1"), "1-0"]);
        good(&["result", &file, &format!("{round}.2"), "1/2"]);
    }
    good(&["moves", &file, "1.1", "1. e4 e5 2. Nf3"]);
    for form in ["trf16", "trf26"] {
        let report = folder.path(form);
        good(&["export", &file, form, "--out", &report]);
        let back = folder.path(&format!("{form}.jadoube"));
        let told = good(&["import", &back, &report]);
        assert!(told.contains("4 entries, 3 rounds"), "{told}");
        let points = |file: &str| -> Vec<String> {
            let table = good(&["standings", file]);
            let lines = table.lines().skip(1);
            let mut lines: Vec<String> = lines
                .map(|line| {
                    line.split_whitespace()
                        .take(3)
                        .collect::<Vec<_>>()
                        .join(" ")
                })
                .collect();
            lines.sort();
            lines
        };
        if form == "trf26" {
            assert_eq!(points(&back), points(&file), "tie-breaks travel with it");
        }
    }
    let games = good(&["export", &file, "pgn"]);
    assert!(games.contains("1. e4 e5 2. Nf3 1-0"), "{games}");
    let list = good(&["export", &file, "csv"]);
    let list = folder.write("players.csv", &list);
    let again = folder.path("again.jadoube");
    good(&["new", &again, "--name", "Again"]);
    assert_eq!(good(&["enter", &again, "--csv", &list]).lines().count(), 4);
    let broken = folder.write("broken.trf", "012 X\n001    1      A\n001    1      B\n");
    let told = bad(&["import", &folder.path("no.jadoube"), &broken]);
    assert!(told.contains("Line 3: player 1 occurs twice"), "{told}");
    assert!(!Path::new(&folder.path("no.jadoube")).exists());
    let broken = folder.write("broken.csv", "name,rating\nA,1800\nB,high\n");
    let told = bad(&["enter", &again, "--csv", &broken]);
    assert!(told.contains("Line 3, column rating"), "{told}");
}

#[test]
fn regulations_come_from_a_file_and_faults_are_all_told() {
    let folder = Folder::new("regulations");
    let file = folder.path("e.jadoube");
    let toml = folder.write("r.toml", "name = \"\"\nboards = 0\n[system.round_robin]\n");
    let told = bad(&["new", &file, "--regulations", &toml]);
    assert!(
        told.contains("no name") && told.contains("boards"),
        "{told}"
    );
    let toml = folder.write("r.toml", "name = \"X\"\nbords = 2\n[system.round_robin]\n");
    let told = bad(&["new", &file, "--regulations", &toml]);
    assert!(told.contains("bords"), "{told}");
    let told = bad(&["new", &file]);
    assert!(told.contains("answers ended"), "{told}");
    good(&[
        "new",
        &file,
        "--name",
        "Ok",
        "--system",
        "team-event",
        "--lang",
        "hu",
    ]);
    let shown = good(&["regulations", &file]);
    assert!(shown.contains("languages = [\"hu\"]"), "{shown}");
    // From then on the event speaks the language in which it was made.
    let told = bad(&["pair", &file]);
    assert!(told.contains("forduló"), "{told}");
    let same = folder.write("same.toml", &shown);
    good(&["regulations", &file, "--set", &same]);
}
