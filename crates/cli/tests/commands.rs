//! The commands as a user runs them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn jadoube(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(arguments)
        .output()
        .expect("the program runs")
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}

fn file(name: &str, text: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&folder, text).expect("a file");
    folder
}

#[test]
fn scenarios_print_a_line_each_and_the_count() {
    let path = project("scenarios/acceptance/MX.yaml");
    let output = jadoube(&["scenarios", &path.display().to_string()]);
    let text = out(&output);
    assert!(output.status.success(), "{text}");
    assert!(text.contains("ok MX-01 2023\n"), "{text}");
    assert!(text.ends_with("8 passed, 0 failed\n"), "{text}");
}

#[test]
fn a_failing_scenario_says_what_was_expected_and_what_came() {
    let text = std::fs::read_to_string(project("scenarios/acceptance/AU.yaml")).expect("a file");
    let wrong = file(
        "wrong.yaml",
        &text.replace("ruling: fivefold", "ruling: threefold"),
    );
    let output = jadoube(&["scenarios", &wrong.display().to_string()]);
    assert_eq!(output.status.code(), Some(1));
    let text = out(&output);
    assert!(
        text.contains("FAIL AU-01 2018: ruling: expected \"threefold\", came \"fivefold\""),
        "{text}"
    );
    assert!(text.ends_with("9 passed, 3 failed\n"), "{text}");
}

#[test]
fn unknown_keys_events_and_rulings_are_named_with_their_place() {
    let text = std::fs::read_to_string(project("scenarios/acceptance/AU.yaml")).expect("a file");
    for (name, from, to, named) in [
        (
            "key.yaml",
            "title: Fivefold",
            "titel: x\n  title: Fivefold",
            "titel",
        ),
        ("event.yaml", "do: move", "do: levitate", "levitate"),
        (
            "ruling.yaml",
            "ruling: fivefold",
            "ruling: sixfold",
            "sixfold",
        ),
        (
            "event_key.yaml",
            "uci: a1a2",
            "uci: a1a2, force: 3",
            "force",
        ),
        ("edition.yaml", "'2018'", "'1886'", "1886"),
        ("fen.yaml", "start: 8/8/4k3", "start: 9/8/4k3", "start"),
    ] {
        let path = file(name, &text.replacen(from, to, 1));
        let output = jadoube(&["scenarios", &path.display().to_string()]);
        assert_eq!(output.status.code(), Some(2), "{name}: {}", out(&output));
        let told = err(&output);
        assert!(
            out(&output).ends_with(" failed\n"),
            "the other scenarios go on: {}",
            out(&output)
        );
        let place = name == "fen.yaml" || told.contains(name);
        assert!(
            place && told.contains(named) && told.contains("AU-"),
            "{name}: {told}"
        );
    }
}

#[test]
fn a_position_that_cannot_be_is_refused() {
    let text = std::fs::read_to_string(project("scenarios/acceptance/AU.yaml")).expect("a file");
    let kingless = text.replacen("start: 8/8/4k3", "start: 8/8/8", 1);
    let path = file("kingless.yaml", &kingless);
    let output = jadoube(&["scenarios", &path.display().to_string()]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("missing king"), "{}", err(&output));
}

#[test]
fn card_scenarios_name_the_ruleset_and_unknown_words() {
    let path = project("scenarios/acceptance/cards/snap.legal.yaml");
    let output = jadoube(&["scenarios", &path.display().to_string()]);
    let text = out(&output);
    assert!(text.contains("ok snap-legal-001 god-2012\n"), "{text}");
    assert!(text.ends_with("4 passed, 0 failed\n"), "{text}");
    let given = std::fs::read_to_string(path).expect("a file");
    for (name, from, to, named) in [
        (
            "kind.yaml",
            "kind: snap.legal",
            "kind: snap.sing",
            "snap.sing",
        ),
        ("given.yaml", "trump: M", "trump: M\n    wind: east", "wind"),
        (
            "then.yaml",
            "legal: [P9, PA]",
            "legal: [P9, PA]\n    loud: 1",
            "loud",
        ),
        (
            "card.yaml",
            "hand: [PA, P9, MA]",
            "hand: [PA, P9, M1]",
            "M1",
        ),
    ] {
        let wrong = file(name, &given.replacen(from, to, 1));
        let output = jadoube(&["scenarios", &wrong.display().to_string()]);
        assert_eq!(output.status.code(), Some(2), "{name}");
        let told = err(&output);
        assert!(
            told.contains(named) && told.contains("snap-legal-001"),
            "{told}"
        );
    }
    let wrong = file(
        "lawless.yaml",
        &given.replacen("legal: [P9, PA]", "legal: [PA]", 1),
    );
    let output = jadoube(&["scenarios", &wrong.display().to_string()]);
    assert_eq!(output.status.code(), Some(1));
    let text = out(&output);
    assert!(
        text.contains("FAIL snap-legal-001 god-2012: legal: expected"),
        "{text}"
    );
}

#[test]
fn explain_speaks_four_languages_and_knows_the_editions() {
    for lang in ["en", "hu", "tr", "fi"] {
        let output = jadoube(&["explain", "7.5.3", "--edition", "2017", "--lang", lang]);
        let text = out(&output);
        assert!(output.status.success(), "{}", err(&output));
        assert!(text.contains("2018: 7.5.5"), "{lang}: {text}");
        assert!(text.lines().count() > 8, "{lang}: {text}");
    }
}

/// Asks for an article or for words, and gives what is printed.
fn explained(asked: &str, edition: &str, lang: &str) -> String {
    let output = jadoube(&["explain", asked, "--edition", edition, "--lang", lang]);
    assert!(output.status.success(), "{asked}: {}", err(&output));
    out(&output)
}

#[test]
fn the_main_sentence_is_right_for_the_edition_in_its_heading() {
    let main = |text: String| text.lines().nth(2).unwrap_or_default().to_owned();
    assert!(main(explained("5.1.2", "2023", "en")).contains("It is a draw instead"));
    assert!(!main(explained("5.1.2", "2018", "en")).contains("draw"));
    assert!(main(explained("A.4.2", "2017", "en")).contains("loses at once"));
    assert!(main(explained("A.4.2", "FI2017", "fi")).contains("toisesta laittomasta"));
    assert!(main(explained("4.1", "2017", "hu")).contains("7.7.1"));
    assert!(main(explained("6.10.2", "2023", "tr")).contains("A.5.1.1"));
}

#[test]
fn an_article_is_found_by_the_number_of_another_book() {
    let text = explained("9.2.3", "2023", "en");
    assert!(
        text.contains("Article 9.2.2,") && text.contains("English text"),
        "{text}"
    );
    let text = explained("9.2.2", "2023", "en");
    assert!(text.contains("here 9.2.1.2"), "{text}");
    let text = explained("4.4.2", "2001", "en");
    assert!(text.contains("Article R17,"), "{text}");
    let text = explained("4.4.2", "2018", "en");
    assert!(text.contains("2001: R17"), "{text}");
}

#[test]
fn words_lead_to_articles_in_every_language() {
    let sought = [
        ("mobile", "en", "11.3.2.2"),
        ("touch move", "en", "4.3 "),
        ("flag", "en", "6.8"),
        ("telefon", "hu", "11.3.2.2"),
        ("zaszlo", "hu", "6.8"),
        ("BAYRAK", "tr", "6.8"),
        ("cep telefonu", "tr", "11.3.2.1"),
        ("kännykkä", "fi", "11.3.2.2"),
        ("merkkilippu", "fi", "6.8"),
    ];
    for (words, lang, number) in sought {
        let text = explained(words, "2023", lang);
        let found = text.lines().any(|line| line.starts_with(number));
        assert!(found, "{words}: {text}");
    }
    let output = jadoube(&["explain", "zeppelin"]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn an_unknown_article_brings_the_nearest() {
    let output = jadoube(&["explain", "A.9", "--edition", "2018"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("A.5"), "{}", err(&output));
    let output = jadoube(&["explain", "4.3.1", "--edition", "1999"]);
    assert!(err(&output).contains("FI2017"), "{}", err(&output));
}

#[test]
fn the_demonstration_writes_a_journal_that_replays() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("demo.jsonl");
    let journal = path.display().to_string();
    let demo = jadoube(&["demo", "--journal", &journal]);
    assert!(demo.status.success(), "{}", err(&demo));
    assert!(
        out(&demo).contains("Checkmate. White wins.  [5.1.1]"),
        "{}",
        out(&demo)
    );
    let replay = jadoube(&["replay", &journal, "--lang", "fi"]);
    assert!(replay.status.success(), "{}", err(&replay));
    assert!(out(&replay).contains("[7.5.5]"), "{}", out(&replay));
    let text = std::fs::read_to_string(&path).expect("the journal");
    let cut = file("cut.jsonl", &text.replacen("\"seq\":4", "\"seq\":5", 1));
    let broken = jadoube(&["replay", &cut.display().to_string()]);
    assert_eq!(broken.status.code(), Some(2));
    assert!(err(&broken).contains("line 5"), "{}", err(&broken));
}

#[test]
fn winnable_shows_a_line_or_a_proof() {
    let yes = jadoube(&[
        "winnable",
        "8/8/8/8/8/p1N5/8/1k1K4 b - - 0 1",
        "--side",
        "white",
    ]);
    assert!(out(&yes).contains("White can still mate"), "{}", out(&yes));
    assert!(out(&yes).trim_end().ends_with('#'), "{}", out(&yes));
    let wall = "4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4KB2 b - - 0 40";
    let no = jadoube(&["winnable", wall, "--proof", "--lang", "fi"]);
    assert!(out(&no).contains("(5.2.2)"), "{}", out(&no));
    let unquoted: Vec<&str> = ["winnable"].into_iter().chain(wall.split(' ')).collect();
    assert!(jadoube(&unquoted).status.success());
    for bad in [
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "knight takes king",
        "4k3/8/8/8/8/8/4R3/K7 w - - 0 1",
    ] {
        let refused = jadoube(&["winnable", bad]);
        assert_eq!(refused.status.code(), Some(2), "{bad}");
        assert!(err(&refused).contains(bad), "{}", err(&refused));
    }
}

#[test]
fn winnable_counts_the_seventy_five_moves_where_asked() {
    let late = "8/8/8/3k4/8/8/4K3/2Q5 b - - 147 90";
    let usual = jadoube(&["winnable", late, "--side", "white"]);
    assert!(out(&usual).contains("can still mate"), "{}", out(&usual));
    let counted = jadoube(&["winnable", late, "--side", "white", "--in-time"]);
    assert!(
        out(&counted).contains("could not be settled"),
        "{}",
        out(&counted)
    );
}

#[test]
fn winnable_says_what_ended_its_search() {
    let hard = "B1B1B1B1/pBpBpBp1/P1P1P1P1/3B4/8/8/1k4PK/8 b - - 0 1";
    for (option, few) in [("--budget", "50"), ("--memory", "1")] {
        let ended = jadoube(&["winnable", hard, "--side", "white", option, few]);
        let told = format!("{option} allows more");
        assert!(out(&ended).contains(&told), "{}", out(&ended));
    }
    let none = jadoube(&["winnable", hard, "--memory", "0"]);
    assert_eq!(none.status.code(), Some(2), "{}", err(&none));
}

#[test]
fn winnable_names_the_pieces_it_lets_loose() {
    let bishops = "8/8/3b3p/2b2p1P/3b1p1K/2b2Pp1/6P1/5kb1 w - - 0 1";
    let no = jadoube(&["winnable", bishops, "--side", "black", "--proof"]);
    assert!(
        out(&no).contains("g1 c3 d4 c5 d6") || out(&no).contains("d6 c5 d4 c3 g1"),
        "{}",
        out(&no)
    );
}

#[test]
fn a_batch_is_answered_in_order_and_in_place() {
    let questions = "8/8/8/3k4/8/8/4K3/2Q5 b - - 0 1\twhite\nnonsense\twhite\n\
                     8/8/8/3k4/8/8/4K3/2Q5 b - - 0 1\tblack\n8/8/8/3k4/8/8/4K3/2Q5 b - - 0 1\n";
    let path = file("batch.tsv", questions);
    for threads in ["1", "3"] {
        let output = jadoube(&[
            "winnable",
            "--batch",
            &path.display().to_string(),
            "--threads",
            threads,
        ]);
        let text = out(&output);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 4, "{text}");
        assert!(lines[0].contains("\twhite\twinnable\t"), "{text}");
        assert!(
            lines[1].starts_with("error\t") && lines[1].contains("nonsense"),
            "{text}"
        );
        assert!(
            lines[2].contains("\tblack\tunwinnable\tmaterial\t"),
            "{text}"
        );
        assert!(lines[3].starts_with("error\texpected"), "{text}");
    }
}

#[test]
fn certificates_are_written_and_checked() {
    let path = file("certificate.txt", "");
    let shown = path.display().to_string();
    let wall = "4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4KB2 b - - 0 40";
    let asked = jadoube(&["winnable", wall, "--certificate", &shown]);
    assert!(asked.status.success(), "{}", err(&asked));
    let held = jadoube(&["check", &shown]);
    assert!(held.status.success(), "{}", out(&held));
    assert!(out(&held).contains("2 of 2"), "{}", out(&held));
    let whole = std::fs::read_to_string(&path).expect("the certificates");
    let bishop = whole.replacen("white bishop f1: b1", "white bishop f1: c1", 1);
    assert_ne!(bishop, whole);
    let damaged = file("damaged.txt", &bishop).display().to_string();
    let refused = jadoube(&["check", &damaged, "--lang", "fi"]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(out(&refused).contains("Rivi 5:"), "{}", out(&refused));
    let cut = file("cut.txt", whole.trim_end_matches("end\n"));
    let refused = jadoube(&["check", &cut.display().to_string()]);
    assert_eq!(refused.status.code(), Some(1));
    let last = format!("Line {}: expected end", whole.lines().count());
    assert!(out(&refused).contains(&last), "{}", out(&refused));
    let none = jadoube(&[
        "check",
        &file("none.txt", "# nothing\n").display().to_string(),
    ]);
    assert_eq!(none.status.code(), Some(1));
    assert!(err(&none).contains("no certificate"), "{}", err(&none));
}

#[test]
fn a_batch_has_one_certificate_for_each_question() {
    let questions = "8/8/8/3k4/8/8/4K3/2Q5 b - - 0 1\twhite\nnonsense\twhite\n\
                     8/8/8/3k4/8/8/4K3/2Q5 b - - 0 1\tblack\n";
    let path = file("certified.tsv", questions).display().to_string();
    let kept = file("certified.txt", "");
    let shown = kept.display().to_string();
    let asked = jadoube(&["winnable", "--batch", &path, "--certificate", &shown]);
    assert!(asked.status.success(), "{}", err(&asked));
    let text = std::fs::read_to_string(&kept).expect("the certificates");
    let claims: Vec<&str> = text
        .lines()
        .filter(|line| line.starts_with(['w', 'u', '#']))
        .collect();
    assert!(claims[0].starts_with("winnable "), "{text}");
    assert!(claims[1].starts_with("# no question"), "{text}");
    assert_eq!(claims[2..], ["unwinnable"], "{text}");
    let held = jadoube(&["check", &shown]);
    assert!(out(&held).contains("2 of 2"), "{}", out(&held));
}

/// A watched session, written to a file.
fn watched(game: &str, name: &str) -> (String, PathBuf) {
    let path = file(name, "");
    let shown = path.display().to_string();
    let output = jadoube(&[
        game, "--watch", "--deals", "2", "--level", "simple", "--seed", "3", "--record", &shown,
    ]);
    assert!(output.status.success(), "{}", err(&output));
    (out(&output), path)
}

#[test]
fn card_games_are_watched_recorded_verified_and_looked_back_at() {
    for game in ["ulti", "snapszer"] {
        let (told, path) = watched(game, &format!("{game}.txt"));
        assert!(told.contains("Deal 2 of 2"), "{told}");
        let (again, _) = watched(game, &format!("{game}-again.txt"));
        assert_eq!(
            told.replace("-again", ""),
            again.replace("-again", ""),
            "the same seed"
        );
        let shown = path.display().to_string();
        for lang in ["en", "hu", "tr", "fi"] {
            let output = jadoube(&["cards", "verify", &shown, "--lang", lang]);
            assert!(output.status.success(), "{}", err(&output));
            assert!(out(&output).contains(game), "{}", out(&output));
            let output = jadoube(&[game, "analyse", &shown, "--lang", lang]);
            assert!(output.status.success(), "{}", err(&output));
            assert!(out(&output).lines().count() >= 6, "{}", out(&output));
        }
    }
}

#[test]
fn a_record_that_was_tampered_with_is_refused_with_its_line() {
    let (_, path) = watched("ulti", "whole.txt");
    let text = std::fs::read_to_string(&path).expect("a record");
    let line = |start: &str| {
        text.lines()
            .find(|line| line.starts_with(start))
            .expect("a line")
    };
    let seed = text
        .lines()
        .filter(|line| line.starts_with("table: seed"))
        .nth(1)
        .expect("a seed");
    let other_seed = format!("table: seed {}", "ab".repeat(32));
    let wrong = [
        (seed, other_seed.as_str(), "not the seed"),
        (line("= 0 holds"), "= 0 holds PA", "expected"),
        (line("rules"), "rules house", "no ruleset"),
        (line("= trick to"), "= trick to nobody", "expected"),
        ("game ulti", "game bridge", "bridge"),
    ];
    for (from, to, told) in wrong {
        let changed = file("tampered.txt", &text.replacen(from, to, 1));
        let output = jadoube(&["cards", "verify", &changed.display().to_string()]);
        assert_eq!(output.status.code(), Some(2), "{to}");
        assert!(err(&output).contains(told), "{to}: {}", err(&output));
    }
    let number = text.lines().position(|line| line == seed).expect("a seed") + 1;
    let changed = file("tampered.txt", &text.replacen(seed, &other_seed, 1));
    let output = jadoube(&["cards", "verify", &changed.display().to_string()]);
    assert!(
        err(&output).contains(&format!("line {number}:")),
        "{}",
        err(&output)
    );
    assert!(err(&output).contains("[U2]"), "{}", err(&output));
}

/// What is shown to a person who plays ulti against simple players and types these lines.
fn at_the_table(arguments: &[&str], typed: &str) -> String {
    use std::io::Write as _;
    use std::process::Stdio;
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(["ulti", "--level", "simple"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(typed.as_bytes()).expect("typed");
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    let text = out(&output);
    assert!(output.status.success(), "{text}");
    text
}

#[test]
fn a_person_plays_at_the_terminal_and_is_told_why_not() {
    // Help, nonsense and a knock at the cut, take, bid four aces, lay three cards and then two, everybody passes,
    // leaves are trumps; then a card that is not held, and the end of the input.
    let typed = "?\nnonsense\n0\nt\na\n3\np9 p8 t9\np9 p8\np\nz\npa\nl\ns\n";
    let text = at_the_table(&["--seed", "8", "--deals", "1"], typed);
    for told in [
        "whoever takes up the talon must bid more",
        "Not understood: nonsense",
        "red 20-100 + four aces + ultimó + spread durchmars",
        "Exactly two cards are laid down, not 3.  [U3.1]",
        "Trumps: leaves.  [U7]",
        "You do not hold ♥A.  [U8]",
        "No trick has been taken yet.",
        "The table is left.",
    ] {
        assert!(text.contains(told), "{told}: {text}");
    }
}

#[test]
fn what_is_no_time_to_think_is_refused() {
    for game in ["ulti", "snapszer"] {
        for wrong in ["nan", "inf", "-1", "1e300", "soon"] {
            let output = jadoube(&[game, "--watch", "--deals", "1", &format!("--think={wrong}")]);
            assert_eq!(
                output.status.code(),
                Some(2),
                "{game} {wrong}: {}",
                err(&output)
            );
            assert!(!err(&output).contains("panicked"), "{game} {wrong}");
        }
    }
}

#[test]
fn clauses_of_the_card_games_are_explained() {
    for (arguments, told) in [
        (vec!["explain", "U8"], "Follow suit"),
        (
            vec!["explain", "[A-U21]", "--lang", "hu"],
            "Nyílt lapokkal senki sem kontráz",
        ),
        (vec!["explain", "S7", "--lang", "fi"], "viimeinen tikki"),
        (vec!["explain", "a-t5", "--lang", "tr"], "her biri iki alır"),
    ] {
        let output = jadoube(&arguments);
        let text = out(&output)
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ");
        assert!(
            text.contains(told),
            "{arguments:?}: {text} {}",
            err(&output)
        );
    }
    let unknown = jadoube(&["explain", "U15"]);
    assert!(err(&unknown).contains("U1–U14"), "{}", err(&unknown));
    let article = jadoube(&["explain", "7.5.5"]);
    assert!(article.status.success(), "{}", err(&article));
}

#[test]
fn in_hungarian_keys_and_letters_are_hungarian() {
    // Help, then the key that ends it.
    let text = at_the_table(&["--seed", "8", "--deals", "1", "--lang", "hu"], "?\nv\n");
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for told in ["Á ász", "A alsó", "v: vége", "Elhagyta az asztalt."] {
        assert!(text.contains(told), "{told}: {text}");
    }
    assert!(!text.contains("SHA-256"), "{text}");
}

#[test]
fn a_session_ends_with_the_sheet_its_places_and_board_points() {
    let output = jadoube(&[
        "snapszer", "--watch", "--deals", "3", "--seed", "3", "--level", "simple",
    ]);
    let text = out(&output);
    let sheet: Vec<&str> = text.lines().rev().take(8).collect();
    for told in ["1. ", "2. ", "3. ", "total", "place", "board points"] {
        assert!(
            sheet.iter().any(|line| line.trim().starts_with(told)),
            "{told}: {text}"
        );
    }
}

#[test]
fn a_session_that_was_left_is_kept_and_says_that_it_is_not_finished() {
    let record = file("left.txt", "").display().to_string();
    // Take, ask for help and a hint, bid the game, lay two cards down, type what means nothing here, leave.
    let typed = "t\n?\nh\n1\nt9 zx\nc\n";
    let text = at_the_table(&["--seed", "7", "--deals", "2", "--record", &record], typed);
    for told in [
        "whoever takes up the talon must bid more",
        "A strong player would type:",
        "The table is left.",
    ] {
        assert!(text.contains(told), "{told}: {text}");
    }
    assert!(
        text.lines().all(|line| line.chars().count() <= 60),
        "a narrow terminal shows every line whole: {text}"
    );
    let output = jadoube(&["cards", "verify", &record]);
    assert!(output.status.success(), "{}", err(&output));
    assert!(out(&output).contains("not finished"), "{}", out(&output));
}

/// Runs `jadoube seal` with a move at its standard input.
fn seal(arguments: &[&str], text: &str) -> Output {
    use std::io::Write as _;
    use std::process::Stdio;
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .arg("seal")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut input = child.stdin.take().expect("an input");
    input.write_all(text.as_bytes()).expect("written");
    drop(input);
    child.wait_with_output().expect("it ends")
}

/// A path where no file stands.
fn free(name: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.exists() {
        std::fs::remove_file(&path).expect("removed");
    }
    path.display().to_string()
}

#[test]
fn a_sealed_move_comes_out_of_its_envelope_and_stands_nowhere_before() {
    let key = file("seal-key", "the arbiter's word\n")
        .display()
        .to_string();
    let second = file("seal-key-2", "the deputy's word")
        .display()
        .to_string();
    let envelope = free("sealed.json");
    let keys = ["--key", &key, "--key", &second];
    let sealed = seal(
        &[&[envelope.as_str(), "--note", "move 41"], &keys[..]].concat(),
        "Rad1\n",
    );
    assert!(sealed.status.success(), "{}", err(&sealed));
    let text = std::fs::read_to_string(&envelope).expect("an envelope");
    assert!(text.contains("move 41"), "{text}");
    assert!(!text.contains("Rad1") && !out(&sealed).contains("Rad1"));
    let other = free("sealed-other.json");
    let long = seal(
        &[&[other.as_str(), "--note", "move 41"], &keys[..]].concat(),
        "O-O-O+ (=)",
    );
    assert!(long.status.success(), "{}", err(&long));
    let other = std::fs::read_to_string(&other).expect("an envelope");
    assert_eq!(other.len(), text.len(), "the length tells nothing");

    let opened = jadoube(&[&["unseal", envelope.as_str()], &keys[..]].concat());
    let told = out(&opened);
    assert!(opened.status.success(), "{}", err(&opened));
    assert!(told.contains("Sealed move: Rad1"), "{told}");
    let json = jadoube(&[&["unseal", envelope.as_str(), "--json"], &keys[..]].concat());
    let contents: jadoube_laws::Contents =
        serde_json::from_str(&out(&json)).expect("the contents of an envelope");
    let seal = contents.commitment().to_string();
    assert!(out(&sealed).contains(&seal), "{}", out(&sealed));

    let alone = jadoube(&["unseal", &envelope, "--key", &key]);
    assert_eq!(alone.status.code(), Some(2));
    assert!(err(&alone).contains("does not open"), "{}", err(&alone));
}

#[test]
fn an_envelope_that_was_tampered_with_does_not_open() {
    let key = file("tamper-key", "a word").display().to_string();
    let envelope = free("tampered.json");
    let sealed = seal(&[&envelope, "--key", &key, "--note", "before"], "e8=Q");
    assert!(sealed.status.success(), "{}", err(&sealed));
    let again = seal(&[&envelope, "--key", &key], "e8=N");
    assert_eq!(
        again.status.code(),
        Some(2),
        "an envelope is not written over"
    );
    let text = std::fs::read_to_string(&envelope).expect("an envelope");
    let inside = text.rfind("\"}").expect("the end of the inside");
    let last = if text[..inside].ends_with('0') {
        "1"
    } else {
        "0"
    };
    let changed = format!("{}{last}{}", &text[..inside - 1], &text[inside..]);
    for (forged, reason) in [
        (text.replace("before", "behind"), "does not open"),
        (changed, "does not open"),
        (text.replace("envelope 1", "envelope 9"), "no envelope"),
        (text[..text.len() / 2].to_owned(), "no envelope"),
        (text.replace("\"salt\":\"", "\"salt\":\"zz"), "no envelope"),
        (text.replace(":65536", ":1"), "no envelope"),
        (text.replace(":65536", ":65535"), "does not open"),
    ] {
        assert_ne!(forged, text);
        let path = file("forged.json", &forged).display().to_string();
        let output = jadoube(&["unseal", &path, "--key", &key]);
        assert_eq!(output.status.code(), Some(2), "{forged}");
        assert!(err(&output).contains(reason), "{}", err(&output));
    }
}

#[test]
fn nothing_is_sealed_without_a_move_or_a_passphrase() {
    let key = file("empty-key", "\n").display().to_string();
    let envelope = free("nothing.json");
    let output = seal(&[&envelope, "--key", &key], "e4");
    assert!(
        err(&output).contains("holds no passphrase"),
        "{}",
        err(&output)
    );
    let key = file("good-key", "word").display().to_string();
    let output = seal(&[&envelope, "--key", &key], "\n");
    assert!(err(&output).contains("first line"), "{}", err(&output));
    assert!(!Path::new(&envelope).exists());
}

/// The package's own adapter passes everything that is in the repository.
#[test]
fn this_program_passes_its_own_trial() {
    let scenarios = project("scenarios").display().to_string();
    let output = jadoube(&["conformance", "run", &scenarios]);
    let told = String::from_utf8(output.stdout).expect("text");
    assert!(output.status.success(), "{told}");
    let last = told.lines().last().unwrap_or_default();
    let passed: u32 = last
        .split(' ')
        .next()
        .and_then(|n| n.parse().ok())
        .unwrap_or(0);
    assert!(passed > 2000, "{last}");
    assert_eq!(last, format!("{passed} passed, 0 failed, 0 not supported"));
}

/// An adapter that cites another article is found out, scenario by scenario, with the article.
#[test]
fn a_wrong_adapter_fails_and_the_report_says_where() {
    let own = env!("CARGO_BIN_EXE_jadoube");
    let touch = project("scenarios/acceptance/TM.yaml")
        .display()
        .to_string();
    let run = |adapter: &str| {
        let asked = [
            "conformance",
            "run",
            "--adapter",
            adapter,
            "--edition",
            "2023",
            &touch,
        ];
        let output = jadoube(&asked);
        let said = String::from_utf8(output.stdout).expect("text");
        let wrong = String::from_utf8(output.stderr).expect("text");
        (output.status.code(), said, wrong)
    };
    let lies =
        format!("{own} conformance answer | sed -u 's/\"article\":\"4.3.1\"/\"article\":\"4.1\"/'");
    let (status, said, _) = run(&lies);
    assert_eq!(status, Some(1), "{said}");
    let failure = "FAIL TM-01 2023: Own piece touched must move [4.3.1]\n     article: expected \"4.3.1\", came \"4.1\"\n";
    assert!(said.contains(failure), "{said}");
    assert!(said.contains("ok TM-"), "{said}");
    // What is not done is counted apart.
    let lazy = "sed -u 's/.*\"edition\":\"\\([^\"]*\\)\".*\"id\":\"\\([^\"]*\\)\".*/{\"id\":\"\\2\",\"edition\":\"\\1\",\"not_supported\":\"later\"}/'";
    let (status, said, _) = run(lazy);
    assert_eq!(status, Some(0), "{said}");
    assert!(
        said.contains("not supported TM-01 2023: Own piece touched must move [4.3.1]: later"),
        "{said}"
    );
    assert!(
        said.lines()
            .last()
            .is_some_and(|last| last.starts_with("0 passed, 0 failed, ")),
        "{said}"
    );
    // Whoever repeats the question answers nothing; whoever goes away ends the trial.
    let (status, said, _) = run("cat");
    assert_eq!(status, Some(1), "{said}");
    assert!(said.contains("neither outcome nor not_supported"), "{said}");
    let (status, _, wrong) = run("true");
    assert_eq!(status, Some(2), "{wrong}");
    assert!(wrong.contains("TM-01 2023: the adapter "), "{wrong}");
}

/// The package holds the scenarios, their schemas and the contract, and nothing about cards.
#[test]
fn the_trial_is_packed_for_others() {
    let to = Path::new(env!("CARGO_TARGET_TMPDIR")).join("conformance");
    let _ = std::fs::remove_dir_all(&to);
    let (scenarios, folder) = (project("scenarios"), to.display().to_string());
    let output = jadoube(&[
        "conformance",
        "pack",
        &scenarios.display().to_string(),
        &folder,
    ]);
    assert!(output.status.success());
    let read = |name: &str| std::fs::read_to_string(to.join(name)).expect(name);
    let schema: serde_json::Value =
        serde_json::from_str(&read("schema/scenario.schema.json")).expect("a schema");
    let own: serde_json::Value = serde_json::from_str(
        &std::fs::read_to_string(scenarios.join("schema.json")).expect("a file"),
    )
    .expect("a schema");
    assert_eq!(schema, own);
    let questions = read("questions.jsonl");
    assert!(questions.lines().count() > 2000);
    for line in questions.lines() {
        let case: serde_json::Value = serde_json::from_str(line).expect("JSON");
        assert!(
            case["question"]["expect"].is_null() && case["expect"].is_object(),
            "{line}"
        );
    }
    assert!(read("README.md").contains("The contract of an adapter"));
    assert!(!to.join("scenarios/chapters/cards.yaml").exists());
    let packed = jadoube(&[
        "conformance",
        "run",
        &to.join("scenarios/chapters/04-touch.yaml")
            .display()
            .to_string(),
    ]);
    assert!(packed.status.success());
}
