//! Games for other programs: whatever happens in a game, irregularities of every kind included, what is
//! written of it is read without an error, by our own reader and by python-chess.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use jadoube_journal::{About, Record};
use jadoube_laws::{Asked, ClockRequest, Created, Motion, MovingRequest};
use jadoube_notation::Language;
use jadoube_notation::pgn::{Export, Game, Games, MainLine, Note, Outcome, fen};
use jadoube_ruling::{BySide, Moment, Seat, Span};
use jadoube_testkit::dice::{self, Dice};
use jadoube_text::{Language as Words, Texts};
use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;
use shakmaty::CastlingMode;
use shakmaty::fen::Fen;

fn main() -> std::process::ExitCode {
    let arguments = Arguments::from_args();
    let python = python();
    let trials = vec![
        Trial::test("our own reader reads every game", our_own),
        Trial::test("golden journals are read", golden),
        Trial::test("the dice show sections and irregularities", sections_occur),
        // Where python-chess is not there it is skipped, never passed.
        Trial::test("python-chess reads every game", {
            let python = python.clone();
            move || python_chess(&python.unwrap_or_default())
        })
        .with_ignored_flag(python.is_none()),
    ];
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// A Python with python-chess: the one that `make test` sets up, or one that is named.
fn python() -> Option<PathBuf> {
    let named = std::env::var_os("JADOUBE_PYTHON").map(PathBuf::from);
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/python/bin/python");
    let python = named.unwrap_or(own);
    let can = Command::new(&python)
        .args(["-c", "import chess.pgn"])
        .output();
    can.is_ok_and(|output| output.status.success())
        .then_some(python)
}

const GAMES: u64 = 500;

/// A random game with requests of every kind; most moves are completed, so that games get somewhere.
fn random_game(seed: u64) -> Record {
    let mut dice = Dice::new(seed);
    let mut created = dice::created(&mut dice);
    if seed.is_multiple_of(5) {
        chess960(&mut created);
    }
    let record = Record::create(&created, Moment::ZERO).expect("regulations that can be");
    let mut record = record.with_about(About {
        event: "Event \"of\" {all}".to_owned(),
        names: BySide {
            white: "Anna [%clk 1]".to_owned(),
            black: "Béla".to_owned(),
        },
        ..About::default()
    });
    let mut now = Moment::ZERO;
    record
        .ask(Seat::Arbiter, &Asked::Clock(ClockRequest::Start), now)
        .ok();
    for _ in 0..40 + dice.roll(80) {
        now = now + Span::from_millis(i64::try_from(dice.roll(1500)).unwrap_or(0));
        if dice.once_in(3) {
            let (seat, asked) = dice::request(&mut dice, record.game());
            record.ask(seat, &asked, now).ok();
            continue;
        }
        let seat = Seat::from(record.game().turn());
        let mut motions = record.game().standing().legal_motions();
        let motion = match motions.is_empty() || dice.once_in(12) {
            true => wild(&mut dice),
            false => motions.swap_remove(dice.roll(motions.len())),
        };
        let moves = Asked::Moving(MovingRequest::Move {
            motion,
            two_hands: false,
        });
        record.ask(seat, &moves, now).ok();
        record
            .ask(
                seat,
                &Asked::Clock(ClockRequest::Press { other_hand: false }),
                now,
            )
            .ok();
    }
    record
}

fn wild(dice: &mut Dice) -> Motion {
    Motion::new(
        dice.pick(&shakmaty::Square::ALL),
        dice.pick(&shakmaty::Square::ALL),
    )
}

fn chess960(created: &mut Created) {
    let fen: Fen = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"
        .parse()
        .expect("a position");
    created.regulations.chess960 = true;
    created.start.setup = fen.into_setup();
}

fn export(record: &Record, texts: &Texts) -> Export {
    let say = |happened: &jadoube_laws::Happened| Some(texts.say(&happened.message()));
    record.export(say).expect("a game that began")
}

/// Reads what was written; gives each section as it was played.
fn read(export: &Export) -> Result<Vec<MainLine>, Failed> {
    let text = export.write();
    let games: Vec<Game<'_>> = Games::new(text.as_bytes()).collect();
    if games.len() != export.sections.len() {
        return Err(format!(
            "{} games of {}:\n{text}",
            games.len(),
            export.sections.len()
        )
        .into());
    }
    let mut lines = Vec::new();
    for (index, (game, section)) in games.iter().zip(&export.sections).enumerate() {
        let mut line = MainLine::default();
        line.play(game, Language::English);
        if !line.problems.is_empty() || !line.whole {
            return Err(format!("{:?}\n{text}", line.problems).into());
        }
        let written = section.entries.iter().map(|entry| entry.m);
        if !written.eq(line.moves.iter().map(|made| made.m)) {
            return Err(format!("other moves:\n{text}").into());
        }
        let last = index + 1 == games.len();
        let result = game.tag("Result").map(|tag| tag.value().into_owned());
        let due = if last { export.result } else { Outcome::Open };
        if result.as_deref() != Some(due.as_str()) {
            return Err(format!("{result:?} in section {index}:\n{text}").into());
        }
        if game
            .tag("Black")
            .map(|tag| tag.value().into_owned())
            .as_deref()
            != Some("Béla")
        {
            return Err(format!("no name:\n{text}").into());
        }
        if text
            .lines()
            .any(|line| line.starts_with('%') || line.chars().count() > 255)
        {
            return Err(format!("a line that readers pass over or cut:\n{text}").into());
        }
        lines.push(line);
    }
    Ok(lines)
}

fn our_own() -> Result<(), Failed> {
    let texts = Texts::new(Words::English);
    for seed in 0..GAMES {
        let record = random_game(seed);
        let export = export(&record, &texts);
        let lines = read(&export).map_err(|failed| format!("seed {seed}: {failed:?}"))?;
        ends_where_the_game_ends(&record, &export, &lines)
            .map_err(|why| format!("seed {seed}: {why}"))?;
    }
    Ok(())
}

/// The last position that is told, by a move or a note, is the one on the board; every half-move is told.
fn ends_where_the_game_ends(
    record: &Record,
    export: &Export,
    lines: &[MainLine],
) -> Result<(), String> {
    let section = export.sections.last().ok_or("nothing")?;
    let stands = record.game().standing();
    let noted = section.last.iter().rev().find_map(|note| match note {
        Note::Position(fen) => Some(fen.clone()),
        _ => None,
    });
    let played = lines.last().and_then(MainLine::end).map(fen);
    let told = noted.or(played).unwrap_or_default();
    let due = Fen::try_from_setup(stands.setup())
        .map_err(|_| "no FEN")?
        .to_string();
    if told != due {
        return Err(format!(
            "{told} told, {due} on the board\n{}",
            export.write()
        ));
    }
    let moves: usize = lines.iter().map(|line| line.moves.len()).sum();
    let notes = export.sections.iter().flat_map(|section| &section.last);
    let first = export
        .sections
        .iter()
        .flat_map(|section| &section.entries)
        .flat_map(|entry| &entry.before);
    let irregular: usize = notes
        .chain(first)
        .map(|note| match note {
            Note::Illegal { article, .. } if article == "stands" => 1,
            Note::Then(moves) => moves.split(' ').count(),
            _ => 0,
        })
        .sum();
    let made = record
        .game()
        .positions()
        .filter(|(motion, _)| motion.is_some())
        .count();
    if moves + irregular != made {
        return Err(format!(
            "{moves} and {irregular} of {made} half-moves\n{}",
            export.write()
        ));
    }
    let clocks = export.sections.iter().flat_map(|section| &section.entries);
    let without = clocks
        .filter(|entry| !matches!(entry.after.first(), Some(Note::Clock(_))))
        .count();
    match without {
        0 => Ok(()),
        _ => Err(format!(
            "{without} moves without a clock\n{}",
            export.write()
        )),
    }
}

fn sections_occur() -> Result<(), Failed> {
    let texts = Texts::new(Words::English);
    let (mut sections, mut chess960, mut stands, mut taken_back) = (0, 0, 0, 0);
    for seed in 0..GAMES {
        let export = export(&random_game(seed), &texts);
        sections += usize::from(export.sections.len() > 1);
        let frc = |section: &jadoube_notation::pgn::Section| {
            use shakmaty::Position as _;
            section.start.castles().mode() == CastlingMode::Chess960
        };
        chess960 += usize::from(export.sections.iter().any(frc));
        let text = export.write();
        stands += usize::from(text.contains("stands]"));
        taken_back += usize::from(text.contains("[%illegal") && !text.contains("stands]"));
    }
    let all = [sections, chess960, stands, taken_back];
    match all.iter().all(|&count| count >= 20) {
        true => Ok(()),
        false => Err(format!("too few of a kind: {all:?}").into()),
    }
}

fn golden() -> Result<(), Failed> {
    let texts = Texts::new(Words::English);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../journals");
    for file in std::fs::read_dir(folder)? {
        let record = Record::replay(&std::fs::read_to_string(file?.path())?)?;
        let record = record.with_about(About {
            names: BySide::both("Béla".to_owned()),
            ..About::default()
        });
        let export = export(&record, &texts);
        let lines = read(&export)?;
        ends_where_the_game_ends(&record, &export, &lines)?;
    }
    Ok(())
}

fn python_chess(python: &Path) -> Result<(), Failed> {
    let texts = Texts::new(Words::Hungarian);
    let exports: Vec<Export> = (0..GAMES)
        .map(|seed| export(&random_game(seed), &texts))
        .collect();
    let text: String = exports.iter().map(Export::write).collect();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/read_with_python_chess.py");
    let mut child = Command::new(python)
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut input = child.stdin.take().ok_or("no way in")?;
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = child.wait_with_output()?;
    writer.join().map_err(|_| "the writer fell")??;
    if !output.status.success() {
        return Err("python-chess fell".into());
    }
    let answers = String::from_utf8(output.stdout)?;
    let mut answers = answers.lines();
    for (seed, export) in exports.iter().enumerate() {
        for section in &export.sections {
            let answer: Value = serde_json::from_str(answers.next().ok_or("a game is missing")?)?;
            if answer["errors"] != Value::Array(Vec::new()) {
                return Err(format!("seed {seed}: {answer}\n{}", export.write()).into());
            }
            let mode = {
                use shakmaty::Position as _;
                section.start.castles().mode()
            };
            let ours: Vec<Value> = section
                .entries
                .iter()
                .map(|entry| Value::String(entry.m.to_uci(mode).to_string()))
                .collect();
            if answer["moves"] != Value::Array(ours) {
                return Err(format!("seed {seed}: {answer}\n{}", export.write()).into());
            }
            if answer["clocks"].as_u64() != u64::try_from(section.entries.len()).ok() {
                return Err(format!("seed {seed}: {answer}\n{}", export.write()).into());
            }
        }
    }
    match answers.next() {
        None => Ok(()),
        Some(more) => Err(format!("a game too many: {more}").into()),
    }
}
