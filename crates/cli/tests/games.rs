//! The commands for whole games and scoresheets, as a user runs them.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn jadoube(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(arguments)
        .output()
        .expect("the program runs")
}

fn with_input(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut stdin = child.stdin.take().expect("an input");
    stdin.write_all(input.as_bytes()).expect("written");
    drop(stdin);
    child.wait_with_output().expect("an answer")
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn file(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a file");
    path
}

fn name(path: &Path) -> String {
    path.display().to_string()
}

const GAMES: &str = "[Event \"a\"]\n[White \"Anna\"]\n[Black \"Bela\"]\n\n\
    1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2\n\n\
    [Event \"b\"]\n\n1. e4 e5 2. Ke3 Nf6 *\n\n\
    [Event \"c\"]\n[Termination \"Time forfeit\"]\n[FEN \"q3k3/8/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. Kb2 1-0\n\n\
    [Event \"d\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";

#[test]
fn judge_names_articles_moves_and_places() {
    let path = file("judged.pgn", GAMES);
    let output = jadoube(&["judge", &name(&path)]);
    let text = out(&output);
    assert!(output.status.success(), "{text}");
    for expected in [
        "Game 1, line 1: Anna - Bela, 1/2-1/2",
        "After 4. Ng1 Black could claim a draw by writing 4... Ng8",
        "[9.2.1.1]",
        "After 4... Ng8 White could claim a draw: the position is there for the third time",
        "After 1... e5: \"Ke3\" (line 9, column 13) is not a legal move. Near it: Ke2.  [3.10.2]",
        "The result is 1-0 on time, but the winner could not mate",
        "[6.9]",
        "4 games, 15 half-moves: 4 findings in 3 games",
    ] {
        assert!(text.contains(expected), "{expected}\n{text}");
    }
    assert!(!text.contains("Game 4"), "{text}");
}

#[test]
fn judge_speaks_four_languages_with_their_letters() {
    let path = file("spoken.pgn", GAMES);
    for (lang, expected) in [
        ("hu", "ezt írva: 4... Hg8"),
        ("tr", "4... Ag8 yazarak"),
        ("fi", "kirjoittamalla 4... Rg8"),
    ] {
        let text = out(&jadoube(&["judge", &name(&path), "--lang", lang]));
        assert!(text.contains(expected), "{lang}: {text}");
        assert!(text.contains("[9.2.1.1]"), "{lang}: {text}");
    }
}

#[test]
fn judge_prints_json_lines_from_standard_input() {
    let output = with_input(&["judge", "-", "--json", "--edition", "2017"], GAMES);
    let text = out(&output);
    let games: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
        .collect();
    assert_eq!(games.len(), 4);
    assert_eq!(games[1]["game"], 2);
    let illegal = &games[1]["findings"][0];
    assert_eq!(illegal["article"], "3.10.2");
    assert_eq!(illegal["ply"], 2);
    assert_eq!(illegal["line"], 9);
    assert_eq!(illegal["column"], 13);
    assert_eq!(games[1]["places"][0]["text"], "Nf6");
    assert_eq!(games[3]["findings"], Value::Array(Vec::new()));
}

#[test]
fn judge_says_the_same_on_any_number_of_threads() {
    let many = GAMES.repeat(400);
    let path = file("many.pgn", &many);
    let judge = |threads| out(&jadoube(&["judge", &name(&path), "--threads", threads]));
    let one = judge("1");
    assert_eq!(one, judge("5"));
    assert!(one.contains("1600 games"), "{}", &one[one.len() - 300..]);
    // Lines are counted through all pieces of the file.
    assert!(
        one.contains("Game 1598, line 7588:"),
        "{}",
        &one[one.len() - 900..]
    );
}

#[test]
fn judge_says_what_is_wrong_with_its_file() {
    for missing in ["nowhere.pgn", "."] {
        let output = jadoube(&["judge", missing]);
        assert_eq!(output.status.code(), Some(2));
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(error.contains(missing), "{error}");
    }
}

#[test]
fn watch_alarms_once_for_each_finding() {
    let path = file("watched.pgn", GAMES);
    let output = jadoube(&[
        "watch",
        &name(&path),
        "--looks",
        "3",
        "--every",
        "0.05",
        "--silent",
    ]);
    let text = out(&output);
    let alarms = text
        .lines()
        .filter(|line| line.starts_with("ALARM"))
        .count();
    assert_eq!(alarms, 4, "{text}");
    // An entry that cannot be read may be half written: it takes two looks.
    let once = jadoube(&["watch", &name(&path), "--looks", "1", "--silent"]);
    assert_eq!(
        out(&once)
            .lines()
            .filter(|line| line.starts_with("ALARM"))
            .count(),
        2,
        "claims are sure; what cannot be read, and results, may be half written"
    );
    let gone = jadoube(&["watch", "nowhere.pgn", "--looks", "1"]);
    assert!(out(&gone).contains("nowhere.pgn cannot be read now"));
}

#[test]
fn watch_knows_a_game_by_its_tags_and_takes_an_address() {
    use std::io::Read as _;
    let game = |white: &str| {
        format!(
            "[Event \"E\"]\n[White \"{white}\"]\n[Black \"B\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *\n\n"
        )
    };
    // At every look there is one more game before the others.
    let files = [
        game("Anna"),
        format!("{}{}", game("Cili"), game("Anna")),
        format!("{}{}{}", game("Dora"), game("Cili"), game("Anna")),
    ];
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    let server = std::thread::spawn(move || {
        for file in files {
            let (mut visitor, _) = listener.accept().expect("a visitor");
            let mut asked = [0; 1000];
            let read = visitor.read(&mut asked).expect("a request");
            let asked = String::from_utf8_lossy(&asked[..read]).into_owned();
            assert!(
                asked.starts_with("GET /live.pgn?key=1 HTTP/1.1\r\n"),
                "{asked}"
            );
            let answer = format!(
                "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{file}",
                file.len()
            );
            visitor.write_all(answer.as_bytes()).expect("an answer");
        }
    });
    let source = format!("http://{address}/live.pgn?key=1");
    let output = jadoube(&[
        "watch", &source, "--looks", "3", "--every", "0.01", "--silent",
    ]);
    server.join().expect("three looks");
    let text = out(&output);
    for white in ["Anna", "Cili", "Dora"] {
        let alarms = text
            .lines()
            .filter(|line| line.contains(&format!("({white} - B)")));
        assert_eq!(alarms.count(), 2, "{text}");
    }
}

#[test]
fn a_file_in_utf16_is_read_and_named() {
    let units = format!("\u{feff}{GAMES}");
    let bytes: Vec<u8> = units.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wide.pgn");
    std::fs::write(&path, bytes).expect("a file");
    let text = out(&jadoube(&["judge", &name(&path)]));
    assert!(text.contains("UTF-16"), "{text}");
    assert!(
        text.contains("4 games, 15 half-moves: 4 findings in 3 games"),
        "{text}"
    );
    assert!(text.contains("\"Ke3\" (line 9, column 13)"), "{text}");
}

#[test]
fn before_an_upload_it_is_said_and_mended_what_others_cannot_read() {
    let bad = "[Event \"E\"]\n[White \"A\"]\n\n1. e4 e5 2. Hf3 {jó [%clk 0:01:00]} Hc6 (2... d6 3. d4) 3. Ke3 Nf6 1-0\n\n\
               [Event \"E\"]\n[Event \"F\"]\n\n1. d4 d5 *\n\n[Event \"G\"]\n\n1. c4 *\n";
    let path = file("bad.pgn", bad);
    let to = Path::new(env!("CARGO_TARGET_TMPDIR")).join("good.pgn");
    let output = jadoube(&["judge", &name(&path), "--before-upload", &name(&to)]);
    let text = out(&output);
    assert!(output.status.success(), "{text}");
    for expected in [
        "\"Ke3\" (line 4",
        "this tag is there already",
        "2 of 3 games",
    ] {
        assert!(text.contains(expected), "{expected}\n{text}");
    }
    let good = std::fs::read_to_string(&to).expect("a file");
    let words = good.split_whitespace().collect::<Vec<_>>().join(" ");
    for expected in [
        "1. e4 e5 2. Nf3 {[%clk 0:01:00] jó} 2... Nc6",
        "[%then Ke3 Nf6]} 1-0",
        "1. d4 d5 *",
    ] {
        assert!(words.contains(expected), "{expected}\n{good}");
    }
    let again = jadoube(&["judge", &name(&to), "--before-upload", &name(&path)]);
    assert!(
        out(&again).contains("Other programs read all 3 games as they stand"),
        "{}",
        out(&again)
    );
    let same = jadoube(&["judge", &name(&to), "--before-upload", &name(&to)]);
    assert_eq!(same.status.code(), Some(2));
}

#[test]
fn sheets_are_read_in_the_letters_they_use() {
    let path = file("finnish.txt", "1. e4 e5 2. Rf3 Rc6 3. lb5 a6\n");
    let output = jadoube(&["sheet", "read", &name(&path)]);
    let text = out(&output);
    assert!(output.status.success(), "{text}");
    assert!(text.contains("Letters: fi"), "{text}");
    assert!(
        text.contains("column 24, \"lb5\": read with liberties: a small letter"),
        "{text}"
    );
    assert!(text.contains("6 half-moves"), "{text}");
    let strict = jadoube(&["sheet", "read", &name(&path), "--strict"]);
    assert_eq!(strict.status.code(), Some(1));
}

#[test]
fn sheets_are_compared_across_letters() {
    let one = file("one.txt", "1. e4 e5 2. Nf3 Nc6 3. Bb5");
    let other = file("other.txt", "1. e4 e5 2. Hf3 Hc6 3. Fc4");
    let output = jadoube(&["sheet", "compare", &name(&one), &name(&other)]);
    let text = out(&output);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        text.contains("agree up to 2... Nc6 (4 half-moves)"),
        "{text}"
    );
    assert!(text.contains("has: 3. Bc4"), "{text}");
    let same = jadoube(&["sheet", "compare", &name(&one), &name(&one)]);
    assert!(same.status.success() && out(&same).contains("Both sheets say the same"));
}

#[test]
fn sheets_are_repaired() {
    let one = file("gap.txt", "1. e4 e5 2. Nf3 3. Bb5 a6 4. Ba4 Nf6");
    let other = file("slip.txt", "1. e4 e5 2. Nf3 Nc6 3. Bb6 a6 4. Ba4 Nf6");
    let output = jadoube(&[
        "sheet",
        "repair",
        &name(&one),
        &name(&other),
        "--control",
        "4",
    ]);
    let text = out(&output);
    assert!(output.status.success(), "{text}");
    for expected in [
        "One game explains the sheets with 2 repairs",
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6",
        "gap.txt, 2...: Nc6 is missing.",
        "slip.txt, 3.: \"Bb6\" should be Bb5.",
        "Moves made: White 4, Black 4.",
        "Black reached the control at move 4.",
    ] {
        assert!(text.contains(expected), "{expected}\n{text}");
    }
    let wrong = jadoube(&["sheet", "repair", &name(&one), "--board", "nonsense"]);
    assert_eq!(wrong.status.code(), Some(2));
}

#[test]
fn sheets_are_translated() {
    let input = "[White \"Bence\"]\n\n1. e4 e5 2. Hf3 Hc6 3. Fb5 a6 4. 0-0 (=) 1/2-1/2";
    let turkish = with_input(&["sheet", "translate", "-", "--to", "tr"], input);
    assert!(out(&turkish).contains("1. e4 e5 2. Af3 Ac6 3. Fb5 a6 4. 0-0 (=) 1/2-1/2"));
    assert!(out(&turkish).starts_with("[White \"Bence\"]"));
    let long = with_input(&["sheet", "translate", "-", "--to", "de", "--long"], input);
    assert!(out(&long).contains("2. Sg1-f3 Sb8-c6 3. Lf1-b5 a7-a6"));
}

#[test]
fn completions_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let text = out(&jadoube(&["completions", shell]));
        assert!(
            text.contains("jadoube") && text.contains("judge"),
            "{shell}"
        );
    }
}

/// A record as PGN keeps what the Laws keep, and can be read again to the last token.
#[test]
fn journals_are_written_as_pgn() {
    let journals = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../journals");
    let mut written = String::new();
    for journal in std::fs::read_dir(journals).expect("a folder") {
        let path = journal.expect("a file").path();
        let output = jadoube(&["replay", "--pgn", &name(&path)]);
        let text = out(&output);
        assert!(output.status.success(), "{}: {text}", path.display());
        let read = with_input(&["judge", "-", "--json", "--forgiven"], &text);
        let game: Value = serde_json::from_str(&out(&read)).expect("one game");
        assert_eq!(game["places"], Value::Array(Vec::new()), "{text}");
        written.push_str(&text);
    }
    let words: Vec<&str> = written.split_whitespace().collect();
    let words = words.join(" ");
    for expected in [
        "{[%illegal g1g3 7.5.5] [%ruling 7.5.5 White is penalised for an illegal move.",
        "[%claim threefold b8c6] [%ruling 9.5.3",
        "2. Nf3 {[%clk 0:00:55] [%offer]}",
        "[%illegal e7e8 stands] [%then g8g7 g1f1]",
    ] {
        assert!(words.contains(expected), "{expected}");
    }
}

/// The most that a program has held so far, in KiB.
fn most_held(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("it runs");
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))
        .expect("what it has held");
    let number = line.trim_end_matches("kB").trim();
    number.parse().expect("a number")
}

#[test]
fn judge_holds_no_more_for_a_long_file_than_for_a_short_one() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(["judge", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("the program runs");
    let mut input = child.stdin.take().expect("an input");
    // Few moves and many words: what is long here is the file.
    let words = "a long word about a short game ".repeat(2000);
    let mut written = 0;
    let mut write_up_to = |megabytes: usize| {
        while written < megabytes << 20 {
            let game =
                format!("[Event \"{written}\"]\n\n1. e4 {{{words}}} e5 2. Nf3 Nc6 1/2-1/2\n\n");
            input.write_all(game.as_bytes()).expect("written");
            written += game.len();
        }
    };
    // A pipe holds little, so all but the last block has been read by then.
    write_up_to(32);
    let short = most_held(child.id());
    write_up_to(160);
    let long = most_held(child.id());
    drop(input);
    assert!(child.wait().expect("it ends").success());
    assert!(long < short + (16 << 10), "{short} KiB, then {long} KiB");
}
