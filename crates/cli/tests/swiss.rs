//! Swiss events and `jadoube pair`, as people type them.

#![expect(clippy::unwrap_used, reason = "a test that fails says where")]

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// A folder of its own for each test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let name = format!("jadoube-swiss-{}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
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

fn jadoube(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

/// What a command says with a status.
fn with_status(status: i32, arguments: &[&str]) -> String {
    let output = jadoube(arguments);
    let (out, err) = (
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    );
    assert_eq!(
        output.status.code(),
        Some(status),
        "{arguments:?}: {out}{err}"
    );
    format!("{out}{err}")
}

fn good(arguments: &[&str]) -> String {
    with_status(0, arguments)
}

fn event(arguments: &[&str]) -> String {
    let mut all = vec!["event"];
    all.extend(arguments);
    good(&all)
}

/// The reason for which a command is refused.
fn refused(arguments: &[&str]) -> String {
    let mut all = vec!["event"];
    all.extend(arguments);
    let output = jadoube(&all);
    assert!(!output.status.success(), "{arguments:?} was accepted");
    String::from_utf8(output.stderr).unwrap()
}

/// An event of players P1, P2 and so on by falling rating.
fn swiss(folder: &Folder, players: u32, flags: &[&str]) -> String {
    let file = folder.path("open.jadoube");
    let mut new = vec!["new", &file, "--name", "Open", "--system", "swiss"];
    new.extend(flags);
    event(&new);
    let rows: Vec<String> = (1..=players)
        .map(|number| format!("P{number},{}", 2400 - 20 * number))
        .collect();
    let list = folder.write("list.csv", &format!("name,rating\n{}\n", rows.join("\n")));
    event(&["enter", &file, "--csv", &list]);
    event(&["draw", &file, "--by", "rating"]);
    file
}

/// Results for all tables of a round, White winning, drawing and losing by turns.
fn play(folder: &Folder, file: &str, round: u32, tables: u32) {
    let scores = ["1-0", "1/2", "0-1"];
    let rows: Vec<String> = (1..=tables)
        .map(|table| format!("{round}.{table} {}", scores[(table + round) as usize % 3]))
        .collect();
    let list = folder.write("results.txt", &rows.join("\n"));
    event(&["result", file, "--list", &list]);
}

/// How many acts an event has.
fn acts(file: &str) -> usize {
    event(&["export", file, "minutes"]).lines().count() - 1
}

/// The report of an event; every round in it must be what the rules give.
fn report(folder: &Folder, file: &str) -> String {
    let trf = folder.path("report.trf");
    event(&["export", file, "trf26", "--out", &trf]);
    fs::read_to_string(trf).unwrap()
}

fn checked(folder: &Folder, file: &str) -> String {
    report(folder, file);
    good(&["pair", "--check", &folder.path("report.trf")])
}

#[test]
fn a_draft_is_paired_compared_undone_and_published() {
    let folder = Folder::new("draft");
    let file = swiss(&folder, 8, &["--rounds", "5"]);
    let paired = event(&["pair", &file]);
    assert!(paired.contains("P1"), "{paired}");
    assert!(event(&["compare", &file]).contains("1-5, 6-2, 3-7, 8-4"));
    let act = acts(&file);
    event(&["undo", &file, &act.to_string(), "--why", "a player came"]);
    assert!(refused(&["pair", &file, "--given", "1-2,3-4,5-6,7-8"]).contains("C.05"));
    let by_hand = [
        "pair",
        &file,
        "--given",
        "1-2,3-4,5-6,7-8",
        "--why",
        "sponsors",
    ];
    let told = event(&by_hand);
    assert!(told.contains("would pair: 1-5, 6-2, 3-7, 8-4"), "{told}");
    let told = with_status(1, &["event", "compare", &file]);
    assert!(
        told.contains("1-2: 2026, 3.8.1") || told.contains("1-2: 2026, 4.2"),
        "{told}"
    );
    let other = ["event", "compare", &file, "--pairing-rules", "2017"];
    let told = with_status(1, &other);
    assert!(told.contains("1-2: 2017, "), "{told}");
    event(&["publish", &file]);
    let remark = "### Round 1, act ";
    assert!(
        report(&folder, &file)
            .lines()
            .any(|line| { line.starts_with(remark) && line.contains("paired by hand. sponsors") })
    );
}

#[test]
fn who_is_kept_apart_does_not_meet_and_a_late_prohibition_needs_a_reason() {
    let folder = Folder::new("apart");
    let file = swiss(&folder, 8, &["--rounds", "3"]);
    let told = event(&["forbid", &file, "P1", "P5"]);
    assert!(
        told.contains("P1, P5") && told.contains("[C.04.2]"),
        "{told}"
    );
    refused(&["forbid", &file, "P1"]);
    refused(&["forbid", &file, "P1", "P1"]);
    event(&["pair", &file]);
    let why = event(&["why", &file, "P1", "--not", "P5"]);
    assert!(why.contains("keeps them apart"), "{why}");
    play(&folder, &file, 1, 4);
    refused(&["forbid", &file, "P2", "P3"]);
    event(&[
        "forbid", &file, "P2", "P3", "--from", "2", "--until", "2", "--why", "sisters",
    ]);
    event(&["pair", &file]);
    play(&folder, &file, 2, 4);
    let trf = report(&folder, &file);
    assert!(trf.contains("\n260   1   3    1    5\r"), "{trf}");
    assert!(trf.contains("\n260   2   2    2    3\r"), "{trf}");
    assert!(trf.contains("sisters"), "{trf}");
    assert!(checked(&folder, &file).contains("Round 2: ok"));
}

#[test]
fn byes_of_every_kind_score_and_pair_as_they_should() {
    let folder = Folder::new("byes");
    let file = swiss(&folder, 9, &["--rounds", "4"]);
    event(&["bye", &file, "P2", "--kind", "half"]);
    let told = event(&["bye", &file, "P4", "--kind", "full"]);
    assert!(told.contains("advises against"), "{told}");
    let told = event(&["bye", &file, "P2", "--kind", "half", "--round", "4"]);
    assert!(told.contains("half a point already"), "{told}");
    event(&["bye", &file, "P6", "--kind", "zero"]);
    event(&["bye", &file, "P1", "--kind", "half", "--round", "3"]);
    // Before the first round the report names everybody who will be off.
    let trf = report(&folder, &file);
    for record in [
        "240 F   1    4",
        "240 H   1    2",
        "240 Z   1    6",
        "240 H   3    1",
    ] {
        assert!(trf.contains(&format!("\n{record}\r")), "{record}: {trf}");
    }
    let pairs = good(&["pair", &folder.path("report.trf")]);
    assert_eq!(pairs, "3\n1 7\n8 3\n5 9\n", "{pairs}");
    event(&["pair", &file]);
    play(&folder, &file, 1, 3);
    event(&["pair", &file]);
    play(&folder, &file, 2, 4);
    event(&["withdraw", &file, "P9"]);
    event(&["pair", &file]);
    // Whoever scored a win without playing does not get the pairing-allocated bye (C2).
    let why = event(&["why", &file, "P4", "--no-bye"]);
    assert!(
        why.contains("2.1.2") || why.contains("Nobody has a bye"),
        "{why}"
    );
    let missing = event(&["pairings", &file]);
    assert!(
        !missing.contains("P9") && !missing.contains("P1 "),
        "{missing}"
    );
}

#[test]
fn a_late_entry_gets_the_number_of_its_rating_and_numbers_stay_after_round_four() {
    let folder = Folder::new("late");
    let file = swiss(&folder, 8, &["--rounds", "7", "--baku"]);
    event(&["pair", &file]);
    play(&folder, &file, 1, 4);
    // Between P3 (2340) and P4 (2320).
    let told = event(&["enter", &file, "Late", "--rating", "2330"]);
    assert!(told.contains("4 Late, 5 P4"), "{told}");
    // The last of the upper group stays the same player, P4, now number 5.
    let trf = report(&folder, &file);
    assert!(trf.contains("\n250       1.0   1   1    1    5\r"), "{trf}");
    assert!(
        trf.lines()
            .any(|line| line.starts_with("###") && line.contains("4 Late")),
        "{trf}"
    );
    for round in 2..=3 {
        event(&["pair", &file]);
        play(&folder, &file, round, 4);
    }
    assert!(checked(&folder, &file).contains("Round 3: ok"));
    let swapped = ["P2", "P1", "P3", "Late", "P4", "P5", "P6", "P7", "P8"].join(",");
    refused(&["renumber", &file, "--order", &swapped]);
    let told = event(&[
        "renumber",
        &file,
        "--order",
        &swapped,
        "--why",
        "a wrong rating",
    ]);
    assert!(told.contains("1 P2, 2 P1"), "{told}");
    event(&["pair", &file]);
    let back = ["renumber", &file, "--why", "once more"];
    let told = refused(&back);
    assert!(
        told.contains("Round 4 is paired") && told.contains("[C.04.2]"),
        "{told}"
    );
    play(&folder, &file, 4, 4);
    // Whoever comes now gets the next number.
    event(&["enter", &file, "Later", "--rating", "2399"]);
    let trf = report(&folder, &file);
    assert!(
        trf.lines()
            .any(|line| line.starts_with("001   10") && line.contains("Later")),
        "{trf}"
    );
}

#[test]
fn published_pairings_change_only_on_a_ground_of_the_rules() {
    let folder = Folder::new("change");
    let file = swiss(&folder, 6, &["--rounds", "2"]);
    event(&["pair", &file]);
    let change = |given: &str, ground: &str| {
        jadoube(&[
            "event", "change", &file, "--given", given, "--ground", ground, "--why", "x",
        ])
    };
    let no = |given: &str, ground: &str| {
        let output = change(given, ground);
        assert!(!output.status.success(), "{given} {ground}");
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(no("1-5,4-2,3-6", "rules").contains("not published"));
    event(&["publish", &file]);
    let act = acts(&file);
    let told = refused(&["undo", &file, &act.to_string(), "--why", "regret"]);
    assert!(told.contains("published and stay"), "{told}");
    assert!(no("1-5,4-2,3-6", "rematch").contains("has met before"));
    assert!(no("1-5,4-2,3-6", "no-opponents").contains("without opponents"));
    assert!(no("1-5,4-2,3-6", "late-entry").contains("nobody is new"));
    assert!(no("1-5,4-2,3-6", "top-boards").contains("not the last round"));
    // 3-6 is played already, and cannot fall.
    event(&["result", &file, "1.3", "1-0"]);
    assert!(no("1-3,4-2,5-6", "rules").contains("table 3"));
    assert!(change("1-5,4-2,3-6", "rules").status.success());
    let shown = event(&["pairings", &file]);
    assert!(shown.contains("1-0"), "what was played stays: {shown}");
    event(&["result", &file, "1.1", "+/-"]);
    event(&["result", &file, "1.2", "-/+"]);
    // Two whose opponents did not come play each other.
    assert!(change("1-2,3-6", "no-opponents").status.success());
    event(&["result", &file, "1.1", "1/2"]);
    event(&["pair", &file]);
    event(&["publish", &file]);
    let trf = report(&folder, &file);
    let remarks = trf
        .lines()
        .filter(|line| line.contains("pairings of round 1 are changed"));
    assert_eq!(remarks.count(), 2, "{trf}");
}

#[test]
fn the_rules_of_2017_know_one_ground() {
    let folder = Folder::new("old");
    let file = swiss(
        &folder,
        4,
        &[
            "--rounds",
            "3",
            "--pairing-rules",
            "2017",
            "--initial",
            "black",
        ],
    );
    let told = event(&["pair", &file]);
    assert!(told.contains("P3 - P1") || told.contains("P3"), "{told}");
    play(&folder, &file, 1, 2);
    // Paired by hand as in the first round, and published before anybody saw it.
    let told = event(&["pair", &file, "--given", "1-3,4-2", "--why", "by mistake"]);
    assert!(told.contains("met in round 1 already"), "{told}");
    event(&["publish", &file]);
    let change = [
        "change", &file, "--given", "1-2,3-4", "--why", "they met", "--ground",
    ];
    let with = |ground| [&change[..], &[ground]].concat();
    assert!(refused(&with("rules")).contains("no such ground"));
    event(&with("rematch"));
}

#[test]
fn penalty_points_count_in_the_pairing_and_in_the_report_and_can_be_undone() {
    let folder = Folder::new("penalty");
    let file = swiss(&folder, 6, &["--rounds", "3", "--tie-breaks", "BH,SB"]);
    event(&["pair", &file]);
    for (board, score) in [("1.1", "1-0"), ("1.2", "0-1"), ("1.3", "1-0")] {
        event(&["result", &file, board, score]);
    }
    event(&[
        "penalise",
        &file,
        "P1",
        "--points",
        "1",
        "--why",
        "a telephone",
    ]);
    let trf = report(&folder, &file);
    assert!(trf.contains("\n299          -1.0    1    1\r"), "{trf}");
    assert!(trf.contains("a telephone"), "{trf}");
    let line = trf
        .lines()
        .find(|line| line.starts_with("001    1"))
        .unwrap();
    assert_eq!(line.get(80..84), Some(" 0.0"), "{line}");
    assert!(checked(&folder, &file).contains("Nothing was found"));
    // P2 and P3 are alone on top; else P1 would meet P2.
    event(&["pair", &file]);
    let why = event(&["why", &file, "P1"]);
    assert!(why.contains("0 points"), "{why}");
    assert_eq!(
        good(&["pair", &folder.path("report.trf")]).lines().count(),
        4
    );
    // The second round rests on it, so it cannot be undone before that is.
    let acts = acts(&file);
    let penalty = (acts - 1).to_string();
    let told = refused(&["undo", &file, &penalty, "--why", "x"]);
    assert!(told.contains(&acts.to_string()), "{told}");
    event(&["undo", &file, &acts.to_string(), "--why", "pair anew"]);
    event(&["undo", &file, &penalty, "--why", "it was another"]);
    event(&["pair", &file]);
    let trf = report(&folder, &file);
    assert!(!trf.contains("\n299"), "{trf}");
}

#[test]
fn questions_about_a_round_are_answered_in_four_languages_and_as_data() {
    let folder = Folder::new("why");
    let file = swiss(&folder, 9, &["--rounds", "5"]);
    event(&["pair", &file]);
    play(&folder, &file, 1, 4);
    event(&["pair", &file]);
    let mut told = std::collections::BTreeSet::new();
    for lang in ["en", "hu", "tr", "fi"] {
        let answer = event(&["why", &file, "P3", "--lang", lang]);
        assert!(
            answer.lines().count() >= 2 && answer.contains("5.2."),
            "{answer}"
        );
        told.insert(answer);
        told.insert(event(&["why", &file, "P3", "--not", "P8", "--lang", lang]));
        told.insert(event(&["why", &file, "P3", "--no-bye", "--lang", lang]));
    }
    assert_eq!(told.len(), 12, "{told:?}");
    let json = event(&["why", &file, "P3", "--not", "P8", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["because"]["edition"], "2026");
    assert!(json["because"]["article"].is_string() && json["sentence"].is_string());
}

#[test]
fn a_generated_file_is_the_same_for_a_seed_and_stands_the_check() {
    let folder = Folder::new("generate");
    for seed in ["1", "2", "3"] {
        let (one, two) = (folder.path("one.trf"), folder.path("two.trf"));
        for file in [&one, &two] {
            good(&[
                "pair",
                "--generate",
                "--seed",
                seed,
                "--players",
                "24",
                "--rounds",
                "6",
                file,
            ]);
        }
        assert_eq!(fs::read(&one).unwrap(), fs::read(&two).unwrap());
        let told = good(&["pair", "--check", &one]);
        assert!(
            told.contains("Round 6: ok") && told.contains("Nothing was found"),
            "{told}"
        );
        with_status(3, &["pair", &one]);
        // A round that is in the file is paired anew, as it stood before it.
        let again = good(&["pair", &one, "--round", "4"]);
        assert!(again.lines().count() > 5, "{again}");
        let why = good(&["pair", &one, "--round", "4", "--why", "3"]);
        assert!(
            why.contains("2026, ") || why.contains("not to be paired"),
            "{why}"
        );
    }
}

#[test]
fn a_generated_tournament_that_ends_early_is_told_in_every_language() {
    let mut told = std::collections::BTreeSet::new();
    for lang in ["en", "hu", "tr", "fi"] {
        let output = jadoube(&[
            "pair",
            "--generate",
            "--players",
            "4",
            "--rounds",
            "9",
            "--seed",
            "5",
            "--lang",
            lang,
        ]);
        assert!(output.status.success());
        told.insert(String::from_utf8(output.stderr).unwrap());
    }
    assert_eq!(told.len(), 4, "{told:?}");
}

fn line(number: u32, points: &str, rounds: &str) -> String {
    format!(
        "001 {number:>4}      {:<33} 2000                            {points:>4} {number:>4}{rounds}",
        format!("P{number}")
    )
}

#[test]
fn a_bye_for_the_coming_round_has_not_scored_yet() {
    let folder = Folder::new("coming");
    let text = [
        "XXR 3".to_owned(),
        "XXC white1".to_owned(),
        line(1, "1.0", "     3 w 1"),
        line(2, "0.0", "     4 b 0  0000 - H"),
        line(3, "0.0", "     1 b 0"),
        line(4, "1.0", "     2 w 1"),
    ];
    let file = folder.write("open.trf", &text.join("\n"));
    let told = good(&["pair", &file, "--edition", "2026"]);
    assert_eq!(told, "2\n4 1\n3 0\n");
    let wrong = folder.write("wrong.trf", &text.join("\n").replacen(" 1.0", " 2.0", 1));
    assert!(with_status(3, &["pair", &wrong]).contains("do not follow"));
}

#[test]
fn what_cannot_be_paired_says_why() {
    let folder = Folder::new("faults");
    with_status(2, &["pair"]);
    with_status(5, &["pair", &folder.path("nothing.trf")]);
    let players = [line(1, "1.0", "     2 w 1"), line(2, "0.0", "     1 b 0")].join("\n");
    let met = folder.write("met.trf", &format!("142 3\n{players}"));
    let told = with_status(1, &["pair", &met, "--edition", "2026"]);
    assert!(told.contains("no legal pairing"), "{told}");
    let json = with_status(1, &["pair", &met, "--edition", "2026", "--json"]);
    let json: serde_json::Value = serde_json::from_str(json.lines().next().unwrap()).unwrap();
    assert_eq!(json["none"]["reason"], "no_legal_pairing");
    for (record, word) in [
        ("XXQ 1", "might change"),
        ("192 FIDE_DUBOV", "another pairing system"),
        ("260 001 003    1    9", "not in the file"),
    ] {
        let file = folder.write("odd.trf", &format!("142 3\n{record}\n{players}"));
        assert!(with_status(3, &["pair", &file]).contains(word), "{record}");
    }
}

/// Six teams of one member: 1 has won, 3 to 6 have drawn, 2 has lost.
fn teams() -> String {
    let rounds = ["2 w 1", "1 b 0", "4 w =", "3 b =", "6 w =", "5 b ="];
    let points = ["1.0", "0.0", "0.5", "0.5", "0.5", "0.5"];
    let mut text = "012 Teams\n152 W\n142 3\n192 FIDE_TEAM_TYPEA_MP_GP\n".to_owned();
    for number in 1..=6u32 {
        let index = number as usize - 1;
        let round = format!("     {}", rounds[index]);
        text.push_str(&line(number, points[index], &round));
        text.push('\n');
    }
    for number in 1..=6 {
        text.push_str(&format!(
            "310 {number:>3} {:<64} {number:>4}\n",
            format!("Team {number}")
        ));
    }
    text
}

#[test]
fn teams_are_paired_checked_and_explained_and_the_other_reading_is_a_switch() {
    let folder = Folder::new("teams");
    let file = folder.write("teams.trf", &teams());
    // 3 comes up to 1; then 4, 5, 6 with 2.
    assert_eq!(good(&["pair", &file]), "3\n3 1\n4 6\n2 5\n");
    assert_eq!(
        good(&["pair", &file, "--teams", "global"]),
        "3\n4 1\n6 3\n2 5\n"
    );
    let why = good(&["pair", &file, "--why", "3"]);
    assert!(
        why.contains("C.04.6, 3.5") && why.contains("C.04.6, 4.3."),
        "{why}"
    );
    let why = good(&["pair", &file, "--why", "1", "--not", "2"]);
    assert!(why.contains("met in round 1"), "{why}");
    let why = good(&["pair", &file, "--why", "1", "--not", "4"]);
    assert!(why.contains("later in the order"), "{why}");
    // The first round should have been 1-4, 5-2, 3-6.
    let told = with_status(1, &["pair", "--check", &file]);
    assert!(
        told.contains("Round 1: differs") && told.contains("5-2"),
        "{told}"
    );
}
