//! Certificates: written and read again, damaged and refused, and checked by the second checker, which is
//! written in Python, where python-chess is present.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use jadoube_deadpos::certificate::{self, Certificate};
use jadoube_deadpos::{Budget, Proof, Solver, Verdict, check};
use libtest_mimic::{Arguments, Failed, Trial};
use shakmaty::{Chess, Color, fen::Fen};

fn main() -> std::process::ExitCode {
    let arguments = Arguments::from_args();
    let python = python();
    let missing = python.is_none();
    let with_python = |name: &str, test: fn(&Path) -> Result<(), Failed>| {
        let python = python.clone().unwrap_or_default();
        // Where python-chess is not there it is skipped, never passed.
        Trial::test(name, move || test(&python)).with_ignored_flag(missing)
    };
    let trials = vec![
        Trial::test("every kind is written and read again", round_trip),
        Trial::test("what is wrong is named with its line", lines_are_named),
        Trial::test("a piece without a zone is noticed", zones_are_one_each),
        Trial::test("a pawn taken in passing is noticed", passing_is_a_capture),
        Trial::test(
            "damaged certificates are refused or true",
            damage_is_noticed,
        ),
        with_python("the second checker believes every kind", python_believes),
        with_python("both checkers agree on damage", python_agrees_on_damage),
    ];
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// A Python with python-chess: the one that `make test` sets up, or one that is named.
fn python() -> Option<PathBuf> {
    let named = std::env::var_os("JADOUBE_PYTHON").map(PathBuf::from);
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/python/bin/python");
    let python = named.unwrap_or(own);
    let can = Command::new(&python).args(["-c", "import chess"]).output();
    can.is_ok_and(|output| output.status.success())
        .then_some(python)
}

/// Questions, and how each is answered.
const QUESTIONS: [(&str, Color, &str); 16] = [
    ("8/8/8/8/8/p1N5/8/1k1K4 b - - 0 1", Color::White, "winnable"),
    ("8/8/8/8/8/p1N5/8/1k1K4 b - - 0 1", Color::Black, "winnable"),
    ("4k2r/8/8/8/8/8/8/4K3 b k - 0 1", Color::Black, "winnable"),
    (
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        Color::White,
        "winnable",
    ),
    ("7k/8/8/8/8/8/8/K6N w - - 0 1", Color::White, "material"),
    ("8/8/8/8/8/2k5/B7/3K4 b - - 0 1", Color::Black, "material"),
    (
        "4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4KB2 b - - 0 40",
        Color::White,
        "zones",
    ),
    (
        "4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4KB2 b - - 0 40",
        Color::Black,
        "zones",
    ),
    (
        "8/8/3b3p/2b2p1P/3b1p1K/2b2Pp1/6P1/5kb1 w - - 0 1",
        Color::Black,
        "loose",
    ),
    (
        "5KB1/6p1/2B2pP1/3B1P1k/2B2P1p/3B3P/8/8 b - - 0 1",
        Color::White,
        "loose",
    ),
    (
        "8/8/1Pp5/p7/P1p5/PpPp4/brpP4/kbK5 b - - 0 1",
        Color::White,
        "forced",
    ),
    (
        "N3k3/1p1pPp2/1P1P1P2/8/8/6p1/6Pp/7K w - - 0 1",
        Color::Black,
        "forced",
    ),
    (
        "6k1/p1p1ppP1/5q1K/3N1P1P/8/8/P1P5/8 w - - 0 1",
        Color::White,
        "forced",
    ),
    (
        "8/6Q1/4Bk2/p1p1pBp1/P1P1P1P1/8/8/4K3 b - - 0 1",
        Color::White,
        "forced",
    ),
    (
        "8/1p6/1Pp5/k1P5/p1P5/P1K5/8/8 w - - 0 1",
        Color::White,
        "exhausted",
    ),
    (
        "1bBk1b2/b1p1p1p1/KpP1P1P1/pP6/6P1/P7/8/8 w - - 0 1",
        Color::Black,
        "exhausted",
    ),
];

/// The example of the documents.
const EXAMPLE: &str = "jadoube certificate 1\nfen 7k/8/8/8/8/8/1q6/K7 w - - 0 1\nside black\nunwinnable\n  \
                       forced 1\n    move a1b2\n      material\nend\n";

fn position(fen: &str) -> Chess {
    let fen: Fen = fen.parse().expect("a FEN");
    certificate::read_position(fen.into_setup()).expect("a position")
}

fn kind(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Winnable(_) => "winnable",
        Verdict::Unwinnable(Proof::Material) => "material",
        Verdict::Unwinnable(Proof::Exhausted { .. }) => "exhausted",
        Verdict::Unwinnable(Proof::Zones(_)) => "zones",
        Verdict::Unwinnable(Proof::Loose { .. }) => "loose",
        Verdict::Unwinnable(Proof::Forced(_)) => "forced",
        Verdict::Unknown { .. } => "unknown",
    }
}

fn certified(fen: &str, side: Color) -> Certificate {
    let position = position(fen);
    let verdict = Solver::default().can_mate(&position, side, Budget::RULING);
    Certificate::new(&position, side, &verdict.verdict).expect("a settled answer")
}

fn certificates() -> Vec<Certificate> {
    let questions = QUESTIONS.iter();
    questions
        .map(|(fen, side, _)| certified(fen, *side))
        .collect()
}

fn round_trip() -> Result<(), Failed> {
    let mut file = String::from("# certificates of every kind\n");
    for (certificate, (fen, side, expected)) in certificates().iter().zip(QUESTIONS) {
        let found = kind(certificate.verdict());
        if found != expected {
            return Err(format!("{fen} {side}: {found}, not {expected}").into());
        }
        write!(file, "{certificate}\n\n")?;
    }
    let read = certificate::read(&file);
    let read: Result<Vec<_>, _> = read.into_iter().map(|entry| entry.certificate).collect();
    let read = read?;
    if read != certificates() {
        return Err("what is read is not what was written".into());
    }
    read.iter().try_for_each(Certificate::verify)?;
    Ok(())
}

/// Each change to a certificate, and the line that is then to blame.
fn lines_are_named() -> Result<(), Failed> {
    let wall = certified(QUESTIONS[6].0, QUESTIONS[6].1).to_string();
    let forced = EXAMPLE;
    assert_eq!(outcomes(forced), [true]);
    let documents = include_str!("../../../docs/dead-positions.md");
    assert!(
        documents.contains(forced),
        "the documents have another example"
    );
    let line = certified(QUESTIONS[0].0, QUESTIONS[0].1).to_string();
    let cases = [
        (wall.replace("certificate 1", "certificate 2"), 1),
        (wall.replace("fen 4k3", "fen 4x3"), 2),
        (wall.replace("fen 4k3", "fen 22k3"), 2),
        (wall.replace("side white", "side green"), 3),
        (wall.replace("unwinnable", "unwinable"), 4),
        (wall.replace("zones 11", "zones eleven"), 5),
        (wall.replace("zones 11", "zones 10"), 16),
        (wall.replace("white king", "white knig"), 6),
        (wall.replace("end\n", ""), wall.lines().count()),
        (line.replace("winnable ", "winnable e2e4 "), 4),
        (forced.replace("move a1b2", "move a1b1"), 6),
        (forced.replace("      material", "      exhausted"), 7),
    ];
    for (text, expected) in cases {
        let text = format!("\n{text}");
        match &certificate::read(&text)[..] {
            [entry] => match &entry.certificate {
                Err(error) if error.line == expected + 1 => {}
                other => return Err(format!("line {expected}: {other:?}\n{text}").into()),
            },
            other => return Err(format!("{other:?}").into()),
        }
    }
    // What is well formed and untrue is blamed on the proof that fails, behind forced moves too.
    let untrue = forced.replace("      material", "      loose 1: b2");
    let entries = certificate::read(&untrue);
    let certificate = entries[0].certificate.as_ref().map_err(Clone::clone)?;
    let error = certificate.verify().expect_err("a king cannot be loose");
    assert_eq!(entries[0].line + certificate.line_of(&error), 7, "{error}");
    Ok(())
}

fn disbelieved(text: &str, why: &str) -> Result<(), Failed> {
    let entries = certificate::read(text);
    let certificate = entries[0].certificate.as_ref().map_err(Clone::clone)?;
    match check::verify(
        certificate.position(),
        certificate.side(),
        certificate.verdict(),
    ) {
        Err(error) if error.to_string().contains(why) => Ok(()),
        other => Err(format!("{other:?}\n{text}").into()),
    }
}

/// As many zones as pieces do not do if one of the pieces has none.
fn zones_are_one_each() -> Result<(), Failed> {
    let wall = certified(QUESTIONS[6].0, QUESTIONS[6].1);
    let Verdict::Unwinnable(Proof::Zones(mut zones)) = wall.verdict().clone() else {
        return Err("not proved by zones".into());
    };
    let pawns: Vec<usize> = (0..zones.len())
        .filter(|i| zones[*i].role == shakmaty::Role::Pawn && zones[*i].color.is_white())
        .collect();
    zones[pawns[0]] = zones[pawns[1]];
    let verdict = Verdict::Unwinnable(Proof::Zones(zones));
    match check::verify(wall.position(), wall.side(), &verdict) {
        Err(error) if error.to_string().contains("one zone for each piece") => Ok(()),
        other => Err(format!("{other:?}").into()),
    }
}

/// A pawn that can be taken in passing at once is capturable, whatever else is.
fn passing_is_a_capture() -> Result<(), Failed> {
    let text = "jadoube certificate 1\nfen 4k3/8/8/8/Pp6/8/8/4K3 b - a3 0 1\nside white\nunwinnable\n  \
                zones 4\n    white king e1: e1\n    white pawn a4: a4\n    black king e8: e8\n    \
                black pawn b4 capturable: b4\nend\n";
    disbelieved(text, "taken in passing")
}

/// How many damaged certificates are tried, and from which seed.
const DAMAGED: usize = 1_000;
const SEED: u64 = 20_261;

/// A small generator of numbers (splitmix64), so that the same damage is done everywhere.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let below = u64::try_from(below.max(1)).expect("a number");
        usize::try_from((z ^ (z >> 31)) % below).expect("a number")
    }

    fn square(&mut self) -> String {
        let file = char::from(b'a' + u8::try_from(self.roll(8)).expect("a file"));
        format!("{file}{}", 1 + self.roll(8))
    }
}

/// Replaces one word that is picked among those that fit; none if there is none.
fn one_word(
    text: &str,
    dice: &mut Dice,
    fits: fn(&str) -> bool,
    new: impl Fn(&mut Dice, &str) -> String,
) -> Option<String> {
    let words: Vec<&str> = text.split_inclusive([' ', '\n', ':']).collect();
    let bare = |word: &str| word.trim_end_matches([' ', '\n', ':']).to_owned();
    let found: Vec<usize> = (0..words.len())
        .filter(|i| fits(&bare(words[*i])))
        .collect();
    let at = *found.get(dice.roll(found.len()))?;
    let word = bare(words[at]);
    let changed = new(dice, &word) + &words[at][word.len()..];
    let mut words: Vec<String> = words.into_iter().map(str::to_owned).collect();
    words[at] = changed;
    Some(words.concat())
}

fn is_square(word: &str) -> bool {
    word.len() == 2 && word.parse::<shakmaty::Square>().is_ok()
}

fn is_move(word: &str) -> bool {
    word.len() == 4 && word.is_ascii() && is_square(&word[..2]) && is_square(&word[2..])
}

fn is_number(word: &str) -> bool {
    word.parse::<u32>().is_ok()
}

/// One seeded edit: a square, a move, a number, the side, the position, a line, the rest.
fn damaged(text: &str, dice: &mut Dice) -> Option<String> {
    let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
    let line = dice.roll(lines.len());
    match dice.roll(10) {
        0 | 1 => one_word(text, dice, is_square, |dice, _| dice.square()),
        2 => one_word(text, dice, is_square, |_, _| String::new()),
        3 => one_word(text, dice, is_move, |dice, _| {
            dice.square() + &dice.square()
        }),
        4 => one_word(text, dice, is_number, |dice, word| {
            let number: usize = word.parse().unwrap_or(0);
            dice.roll(2 * number + 2).to_string()
        }),
        5 => Some(match text.contains("side white") {
            true => text.replace("side white", "side black"),
            false => text.replace("side black", "side white"),
        }),
        6 => text.get(..1 + dice.roll(text.len() - 1)).map(str::to_owned),
        7 => {
            lines.remove(line);
            Some(lines.concat())
        }
        8 => {
            lines.insert(line, lines[line]);
            Some(lines.concat())
        }
        _ => {
            let men = "pnbrqPNBRQ12";
            let (start, end) = (text.find("fen ")? + 4, text.find("\nside")?);
            let board = text[start..end].find(' ')?;
            let at = start + dice.roll(board);
            let man = &men[dice.roll(men.len())..][..1];
            Some(format!("{}{man}{}", &text[..at], &text[at + 1..]))
        }
    }
}

fn all_damaged() -> Vec<String> {
    let whole: Vec<String> = certificates().iter().map(ToString::to_string).collect();
    let mut dice = Dice(SEED);
    let mut found = Vec::new();
    while found.len() < DAMAGED {
        let text = &whole[dice.roll(whole.len())];
        found.extend(damaged(text, &mut dice).filter(|other| other != text));
    }
    found
}

/// Of each certificate in a text, whether it holds.
fn outcomes(text: &str) -> Vec<bool> {
    let entries = certificate::read(text);
    let holds = entries.iter().map(|entry| match &entry.certificate {
        Ok(certificate) => certificate.verify().is_ok(),
        Err(_) => false,
    });
    holds.collect()
}

/// What holds after the damage is a true statement about another question, or a proof that says more or less
/// than it must; the solver, asked again, says the same.
fn damage_is_noticed() -> Result<(), Failed> {
    let (mut refused, mut same, mut other) = (0, 0, 0);
    let mut solver = Solver::default();
    for text in all_damaged() {
        if outcomes(&text).contains(&false) {
            refused += 1;
            continue;
        }
        for entry in certificate::read(&text) {
            let certificate = entry.certificate?;
            let (position, side) = (certificate.position(), certificate.side());
            let again = solver.can_mate(position, side, Budget::RULING).verdict;
            let mates = |verdict: &Verdict| matches!(verdict, Verdict::Winnable(_));
            if matches!(again, Verdict::Unknown { .. })
                || mates(&again) != mates(certificate.verdict())
            {
                return Err(format!("believed, and the solver says {again:?}:\n{text}").into());
            }
        }
        let known = |(fen, _, _): &(&str, _, _)| text.contains(fen);
        match QUESTIONS.iter().any(known) {
            true => same += 1,
            false => other += 1,
        }
    }
    let told = format!("{refused} refused; true: {same} of the same position, {other} of another");
    writeln!(std::io::stdout(), "{told}")?;
    if refused < DAMAGED / 2 {
        return Err(format!("only {refused} of {DAMAGED} were refused").into());
    }
    Ok(())
}

/// Runs the second checker over files, and gives what it says of each certificate, file by file.
fn second_checker(python: &Path, texts: &[String], name: &str) -> Result<Vec<Vec<bool>>, Failed> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder)?;
    let mut files = Vec::new();
    for (index, text) in texts.iter().enumerate() {
        let file = folder.join(format!("{index}.txt"));
        fs::write(&file, text)?;
        files.push(file);
    }
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/check_certificates.py");
    let mut command = Command::new(python);
    let output = command.arg(script).arg("--each").args(&files).output()?;
    let said = String::from_utf8(output.stdout)?;
    if !output.stderr.is_empty() {
        return Err(String::from_utf8_lossy(&output.stderr).into());
    }
    let mut outcomes = vec![Vec::new(); texts.len()];
    for line in said.lines() {
        let place = files
            .iter()
            .position(|file| line.starts_with(&format!("{}:", file.display())));
        if let Some(index) = place {
            outcomes[index].push(line.ends_with(": holds"));
        }
    }
    Ok(outcomes)
}

fn python_believes(python: &Path) -> Result<(), Failed> {
    let texts: Vec<String> = certificates().iter().map(ToString::to_string).collect();
    let said = second_checker(python, &texts, "certificates")?;
    match said.iter().position(|outcomes| outcomes[..] != [true]) {
        None => Ok(()),
        Some(index) => Err(format!("{:?}:\n{}", said[index], texts[index]).into()),
    }
}

fn python_agrees_on_damage(python: &Path) -> Result<(), Failed> {
    let texts = all_damaged();
    let said = second_checker(python, &texts, "damaged")?;
    let disagreements: Vec<String> = (texts.iter().zip(&said).enumerate())
        .filter(|(_, (text, said))| outcomes(text) != **said)
        .map(|(index, (text, said))| format!("{index}: {said:?}\n{text}"))
        .collect();
    match &disagreements[..] {
        [] => Ok(()),
        all => Err(format!("{} disagreements, the first {}", all.len(), all[0]).into()),
    }
}
