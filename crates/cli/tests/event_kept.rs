//! Nothing is lost and nothing is doubled: damaged files are told as such, lists are whole or not at
//! all, writers at the same time all get their turn, and a kill leaves what was answered for.

#![expect(clippy::unwrap_used, reason = "a test that fails says where")]

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("jadoube-kept-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_string_lossy().into_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    command.arg("event").args(arguments);
    command.env("LC_ALL", "C");
    command
}

fn event(arguments: &[&str]) -> Output {
    command(arguments).output().unwrap()
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

fn club(folder: &Folder) -> String {
    let file = folder.path("club.jadoube");
    good(&["new", &file, "--name", "Club"]);
    file
}

/// A list of so many players.
fn list(folder: &Folder, name: &str, players: impl IntoIterator<Item = String>) -> String {
    let path = folder.path(name);
    let lines: Vec<String> = players.into_iter().collect();
    fs::write(&path, format!("name\n{}\n", lines.join("\n"))).unwrap();
    path
}

#[test]
fn a_damaged_file_is_told_as_such_and_never_shown_smaller() {
    let folder = Folder::new("damage");
    let file = club(&folder);
    let players = (1..=60).map(|number| format!("Player number {number} of a long list"));
    let list = list(&folder, "list.csv", players);
    good(&["enter", &file, "--csv", &list]);
    for number in 0..20 {
        good(&[
            "note",
            &file,
            &format!("note {number}, {}", "long ".repeat(200)),
        ]);
    }
    let whole = good(&["log", &file]);
    let bytes = fs::read(&file).unwrap();
    let (mut found, mut harmless) = (0, 0);
    for place in (128..bytes.len() - 16).step_by(1531) {
        let mut damaged = bytes.clone();
        damaged[place..place + 16].copy_from_slice(b"XXXXXXXXXXXXXXXX");
        let path = folder.path("damaged.jadoube");
        fs::write(&path, damaged).unwrap();
        let read = event(&["log", &path]);
        match read.status.success() {
            // Only where nothing is kept can a damage go unseen.
            true => {
                assert_eq!(String::from_utf8_lossy(&read.stdout), whole, "byte {place}");
                harmless += 1;
            }
            false => found += 1,
        }
    }
    assert!(found > 20, "{found} found, {harmless} harmless");
    let short = folder.path("short.jadoube");
    fs::write(&short, &bytes[..bytes.len() - 4096]).unwrap();
    assert!(bad(&["check", &short]).contains("damaged"));
}

#[test]
fn a_list_names_its_bad_line_and_can_be_given_again() {
    let folder = Folder::new("list");
    let file = club(&folder);
    let names = |last: u32| (1..=last).map(|number| format!("Player {number}"));
    let broken = list(
        &folder,
        "broken.csv",
        names(5).chain(["Player 2".to_owned()]),
    );
    let told = bad(&["enter", &file, "--csv", &broken]);
    assert!(
        told.contains("Line 7") && told.contains("Player 2"),
        "{told}"
    );
    assert!(good(&["log", &file]).is_empty(), "nobody has entered");
    let first = list(&folder, "first.csv", names(4));
    good(&["enter", &file, "--csv", &first]);
    let more = list(&folder, "more.csv", names(6));
    let told = good(&["enter", &file, "--csv", &more]);
    assert!(told.contains("4 lines of the list stand already"), "{told}");
    assert_eq!(
        good(&["log", &file]).lines().count(),
        2,
        "a list is one act"
    );
    good(&["draw", &file, "--by", "entry"]);
    good(&["pair", &file]);
    let results = |text: &str| {
        let path = folder.path("results.txt");
        fs::write(&path, text).unwrap();
        path
    };
    let told = bad(&["result", &file, "--list", &results("1.1 1-0\n\n1.9 1-0\n")]);
    assert!(told.contains("Line 3"), "{told}");
    assert!(
        !good(&["pairings", &file]).contains("1-0"),
        "no result was entered"
    );
    good(&["result", &file, "--list", &results("1.1 1-0\n")]);
    let told = good(&[
        "result",
        &file,
        "--list",
        &results("1.1 1-0\n1.2 1/2\n1.3 0-1\n"),
    ]);
    assert!(
        told.contains("One line of the list stands already"),
        "{told}"
    );
    good(&["close", &file, "--round", "1"]);
}

#[test]
fn writers_at_the_same_time_all_get_their_turn() {
    let folder = Folder::new("writers");
    let file = club(&folder);
    let writers: Vec<_> = (0..4)
        .map(|writer| {
            let file = file.clone();
            std::thread::spawn(move || {
                for number in 0..8 {
                    good(&["enter", &file, &format!("Writer {writer} player {number}")]);
                }
            })
        })
        .collect();
    for writer in writers {
        writer.join().unwrap();
    }
    assert_eq!(good(&["log", &file]).lines().count(), 32);
    assert!(good(&["check", &file]).contains("checked: 32."));
}

/// How many kills: a few in every run, more where somebody has the time (`make kills`).
fn kills() -> u32 {
    let wanted = std::env::var("JADOUBE_KILLS").ok();
    wanted.map_or(60, |count| {
        count.parse().expect("JADOUBE_KILLS is a number")
    })
}

/// An event is opened by reading it whole, so one file takes only so many: else every kill would
/// come before the writing.
const KILLS_OF_A_FILE: u32 = 100;

/// What became of the writers.
#[derive(Debug, Default)]
struct Fates {
    /// Killed before anything was written.
    nothing: u32,
    /// Killed after it was written and before the answer.
    unanswered: u32,
    /// Done before the kill.
    answered: u32,
}

#[test]
fn a_kill_loses_and_doubles_nothing() {
    let mut dice = 0x9e37_79b9_7f4a_7c15u64;
    let mut fates = Fates::default();
    let files = (0..kills()).step_by(KILLS_OF_A_FILE as usize);
    for first in files {
        let numbers = first..(first + KILLS_OF_A_FILE).min(kills());
        killed_writers(numbers, &mut dice, &mut fates);
    }
    let written = fates.answered + fates.unanswered;
    assert!(
        written > 0 && fates.nothing > 0,
        "kills at all moments: {fates:?}"
    );
    // For whoever runs many of them.
    let _ = writeln!(std::io::stderr(), "{} kills: {fates:?}", kills());
}

/// Kills one writer after the other on one file and looks at what is left.
fn killed_writers(numbers: std::ops::Range<u32>, dice: &mut u64, fates: &mut Fates) {
    let folder = Folder::new("kills");
    let file = club(&folder);
    let whole = undisturbed(&file);
    let answered: Vec<bool> = numbers
        .clone()
        .map(|number| {
            *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            // From the very beginning to well after the end, whatever the machine is like.
            let part = f64::from(u32::try_from(*dice >> 33).unwrap_or(0)) / f64::from(1u32 << 31);
            let after = whole.mul_f64(1.5 * part);
            killed_writer(&folder, &file, number, after)
        })
        .collect();
    let told = good(&["export", &file, "csv"]);
    let entered: Vec<&str> = told
        .lines()
        .skip(1)
        .map(|line| line.trim_end_matches(','))
        .collect();
    let mut once = entered.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), entered.len(), "nobody is doubled");
    for (number, answered) in numbers.zip(answered) {
        let name = format!("Player {number}");
        let part = format!("{name} of ");
        let own = |one: &&&str| **one == name || one.starts_with(&part);
        let there = entered.iter().filter(own).count();
        let whole = if number % 2 == 0 { 1 } else { 5 };
        match (answered, there) {
            (true, _) => {
                assert_eq!(there, whole, "{name} was answered for");
                fates.answered += 1;
            }
            (false, 0) => fates.nothing += 1,
            (false, _) => {
                assert_eq!(there, whole, "{name}: a list is whole or not there");
                fates.unanswered += 1;
            }
        }
    }
    good(&["check", &file]);
    assert!(Path::new(&file).exists());
}

/// How long a writer takes that nobody kills.
fn undisturbed(file: &str) -> Duration {
    let start = Instant::now();
    good(&["enter", file, "Nobody's victim"]);
    start.elapsed()
}

/// Starts a writer, of one name or of a list, and kills it after a while; true where it had done
/// its work before.
fn killed_writer(folder: &Folder, file: &str, number: u32, after: Duration) -> bool {
    let name = format!("Player {number}");
    let several = list(
        folder,
        "several.csv",
        (0..5).map(|part| format!("{name} of {part}")),
    );
    let arguments = match number % 2 {
        0 => vec!["enter", file, &name],
        _ => vec!["enter", file, "--csv", &several],
    };
    let mut writer = command(&arguments)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    std::thread::sleep(after);
    let ended = writer.try_wait().unwrap();
    let _ = writer.kill();
    writer.wait().unwrap();
    ended.is_some_and(|status| status.success())
}

/// A file event goes into the database of a server and comes out again with every act; the public page
/// is a folder that says nothing private.
#[test]
fn an_event_moves_into_a_database_and_out_again() {
    let folder = Folder::new("moves");
    let (file, data, back) = (
        folder.path("own.jadoube"),
        folder.path("club.db"),
        folder.path("back.jadoube"),
    );
    good(&["new", &file, "--name", "Kör", "--system", "round-robin"]);
    for name in ["Anna", "Béla", "Cili", "Dani"] {
        good(&["enter", &file, name]);
    }
    good(&["draw", &file, "--by", "entry"]);
    good(&["pair", &file]);
    good(&["publish", &file]);
    good(&["result", &file, "1.1", "1-0"]);
    good(&["moves", &file, "1.1", "1. e4 e5 2. Nf3"]);
    good(&["penalise", &file, "Béla", "--why", "TITOK"]);
    let told = good(&["bring", &file, "--data", &data, "--zone", "Europe/Budapest"]);
    for role in ["organiser", "arbiter", "deputy", "spectator"] {
        assert!(told.contains(&format!("{role} /join#")), "{told}");
    }
    let listed = good(&["take", "--data", &data]);
    let (id, name) = listed.trim().split_once(' ').unwrap();
    assert_eq!(name, "Kör");
    good(&["take", id, &back, "--data", &data]);
    assert_eq!(good(&["log", &back]), good(&["log", &file]));
    assert_eq!(good(&["standings", &back]), good(&["standings", &file]));
    good(&["check", &back]);
    // The same file is not written over, and what is not there is said to be none.
    for wrong in [
        vec!["take", id, &back, "--data", &data],
        vec![
            "take",
            "0123456789abcdef",
            &folder.path("none"),
            "--data",
            &data,
        ],
        vec!["bring", &file, "--data", &data, "--zone", "Europe/Nowhere"],
        vec!["take", "--data", &folder.path("missing.db")],
    ] {
        assert!(!event(&wrong).status.success(), "{wrong:?}");
    }
    let checked = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(["verify", "--data", &data])
        .output()
        .unwrap();
    assert!(checked.status.success(), "{checked:?}");
    let site = folder.path("site");
    good(&["site", &file, "--out", &site, "--lang", "hu"]);
    let page = |name: &str| fs::read_to_string(Path::new(&site).join(name)).unwrap();
    assert!(page("index.html").contains("href=\"round-1.html\""));
    assert!(page("round-1.html").contains("Cili"));
    assert!(page("index.html").contains("href=\"figures.html\""));
    assert!(page("figures.html").contains("Cili"));
    assert!(page("games.pgn").contains("1. e4 e5 2. Nf3"));
    for entry in fs::read_dir(&site).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        assert!(!text.contains("TITOK"));
        assert!(!text.contains("http:") && !text.contains("src="), "{text}");
    }
}
