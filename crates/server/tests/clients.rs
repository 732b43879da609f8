//! Other people's programs, unmodified, play whole games against a server at a real socket.
//!
//! They are Python packages in a folder of their own, which `make test` sets up; where one cannot be had
//! its trial is skipped, never passed.

#[path = "common/mod.rs"]
mod common;
#[path = "common/house.rs"]
mod house;
#[path = "clients/served.rs"]
mod served;

use std::collections::BTreeSet;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use common::Visitor;
use jadoube_journal::{Memory, StoreUrl};
use jadoube_notation::Language;
use jadoube_notation::pgn::{Games, MainLine};
use jadoube_ruling::Moment;
use jadoube_server::{Config, Engine, Limits, Server, add_person};
use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::{Value, json};
use tokio::net::TcpListener;

/// Where `make test` puts lichess-bot.
const LICHESS_BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/lichess-bot");

fn main() -> std::process::ExitCode {
    let arguments = Arguments::from_args();
    let berserk = python("import berserk, chess.pgn");
    let python_chess = python("import chess.pgn");
    let cli_chess = python("import berserk, cli_chess");
    let schemathesis = python("import requests, schemathesis.cli");
    let stockfish = Engine::of_the_system().map(|engine| engine.path);
    let trial = |name: &str, python: &Option<PathBuf>, run: fn(&Path) -> Result<(), Failed>| {
        let skipped = python.is_none();
        let python = python.clone().unwrap_or_default();
        Trial::test(name, move || run(&python)).with_ignored_flag(skipped)
    };
    let mut trials = vec![
        trial("berserk plays to mate", &berserk, berserk_to_mate),
        trial("berserk claims a draw", &berserk, berserk_claims),
        trial("cli-chess plays to mate", &cli_chess, cli_chess_to_mate),
        trial("Stockfish plays here", &stockfish, stockfish_plays),
        trial(
            "python-chess reads every PGN that is served",
            &python_chess,
            python_chess_reads,
        ),
        trial(
            "schemathesis finds no answer outside the description",
            &schemathesis,
            schemathesis_asks,
        ),
    ];
    // It is on no registry: where `make test` could not fetch it, it is no trial of this machine at all.
    if let (Some(python), Some(engine)) = (python("import backoff, berserk, rich"), stockfish)
        && Path::new(LICHESS_BOT).is_dir()
    {
        let run = move || lichess_bot_plays(&python, &engine);
        trials.push(Trial::test("lichess-bot plays to mate", run));
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// The Python that `make test` sets up, or one that is named, if it has what a trial needs.
fn python(imports: &str) -> Option<PathBuf> {
    let named = std::env::var_os("JADOUBE_PYTHON").map(PathBuf::from);
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/python/bin/python");
    let python = named.unwrap_or(own);
    let can = quiet(&python).args(["-c", imports]).output();
    can.is_ok_and(|output| output.status.success())
        .then_some(python)
}

/// A Python whose programs keep their settings in a folder of the tests.
fn quiet(python: &Path) -> Command {
    let mut command = Command::new(python);
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("clients");
    command.env("HOME", &home).env("XDG_CONFIG_HOME", home);
    command
}

/// Lets a script play against a server of its own; gives what it tells at the end.
fn play(python: &Path, script: &str, arguments: &[&str]) -> Result<Value, Failed> {
    let runtime = tokio::runtime::Runtime::new()?;
    let mut memory = Memory::default();
    let mut config = Config::new(StoreUrl::Memory(memory.clone()));
    // A program that asks as fast as it can is not what is tried here.
    config.limits = Limits::per_second(1_000_000);
    let (address, stop) = runtime.block_on(house::serve_with(config));
    let anna = add_person(&mut memory, "Anna", false, None, Moment::ZERO)?;
    let robo = add_person(&mut memory, "Robo", true, None, Moment::ZERO)?;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/clients");
    let output = quiet(python)
        .arg(folder.join(script))
        .arg(format!("http://{address}"))
        .args([&anna.token, &robo.token])
        .args(arguments)
        .output()?;
    let _ = stop.send(());
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    if !output.status.success() {
        let wrong = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(format!("{script} fell: {said}{wrong}").into());
    }
    let last = said.lines().last().unwrap_or_default();
    serde_json::from_str(last).map_err(|_| format!("no JSON: {said}").into())
}

/// At its first level and at its last it makes legal moves and presses the clock.
fn stockfish_plays(program: &Path) -> Result<(), Failed> {
    let runtime = tokio::runtime::Runtime::new()?;
    let mut memory = Memory::default();
    let mut config = Config::new(StoreUrl::Memory(memory.clone()));
    config.engines = vec![Engine {
        name: "Stockfish".to_owned(),
        path: program.to_owned(),
    }];
    let anna = add_person(&mut memory, "Anna", false, None, Moment::ZERO)?;
    runtime.block_on(async {
        let server = Server::open(config).await?;
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let mut player = Visitor::new(listener.local_addr()?);
        player.bearer = Some(anna.token);
        tokio::spawn(server.serve(listener, std::future::pending()));
        for level in [1, 8] {
            let asked = json!({"level": level, "clock.limit": 300, "clock.increment": 0, "color": "white", "variant": "chess960"});
            let made = player.post("/api/challenge/ai", &asked).await.json();
            let id = made["id"].as_str().ok_or("no game")?.to_owned();
            let path = format!("/api/board/game/stream/{id}");
            let mut game = player.lines("GET", &path, "").await;
            // A pawn can always go one step.
            for (number, pawn) in ["a2a3", "b2b3", "c2c3"].iter().enumerate() {
                let path = format!("/api/board/game/{id}/move/{pawn}");
                let answer = player.post(&path, &json!({})).await;
                match answer.status {
                    200 => {}
                    // It may stand in the way by now, or give check.
                    _ if number > 0 => break,
                    _ => return Err(answer.text.into()),
                }
                loop {
                    let state = game.until("gameState").await;
                    let moves = state["moves"].as_str().unwrap_or_default();
                    if moves.split(' ').count() == 2 * number + 2 || state["status"] != "started" {
                        break;
                    }
                }
            }
        }
        Ok(())
    })
}

fn must_be(told: &Value, expected: &Value) -> Result<(), Failed> {
    match told == expected {
        true => Ok(()),
        false => Err(format!("told {told}\nexpected {expected}").into()),
    }
}

fn berserk_to_mate(python: &Path) -> Result<(), Failed> {
    let told = play(python, "berserk_plays.py", &["mate"])?;
    must_be(
        &told,
        &json!({"account": "Anna", "ongoing": true, "anna": "mate", "robo": "mate", "errors": [],
            "moves": ["f2f3", "e7e5", "g2g4", "d8h4"], "result": "0-1"}),
    )
}

fn berserk_claims(python: &Path) -> Result<(), Failed> {
    let told = play(python, "berserk_plays.py", &["claim"])?;
    let moves = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
    let moves: Vec<&str> = moves.split(' ').collect();
    must_be(
        &told,
        &json!({"account": "Anna", "ongoing": true, "anna": "draw", "robo": "draw", "errors": [],
            "moves": moves, "result": "1/2-1/2"}),
    )
}

fn cli_chess_to_mate(python: &Path) -> Result<(), Failed> {
    let told = play(python, "cli_chess_plays.py", &[])?;
    let moves = "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7";
    let moves: Vec<&str> = moves.split(' ').collect();
    must_be(
        &told,
        &json!({"account": "anna", "wrong": [], "moves": moves, "status": "mate", "winner": "white"}),
    )
}

/// It accepts a challenge, sees every move, and mates whoever makes the first legal move there is.
fn lichess_bot_plays(python: &Path, engine: &Path) -> Result<(), Failed> {
    let engine = engine.to_string_lossy();
    let told = play(python, "lichess_bot_plays.py", &[LICHESS_BOT, &engine])?;
    must_be(
        &told,
        &json!({"wrong": [], "mate": true, "status": "mate", "winner": "black"}),
    )
}

/// Every route that ends is asked, most of them so that something is done; the answers are as they are
/// described, whatever is asked.
fn schemathesis_asks(python: &Path) -> Result<(), Failed> {
    let told = play(python, "schemathesis_asks.py", &[])?;
    must_be(&told["found"], &json!(0))?;
    let endless = [
        "GET /api/board/game/stream/{game}",
        "GET /api/bot/game/stream/{game}",
        "GET /api/stream/event",
        "POST /api/board/seek",
    ];
    must_be(&told["not_asked"], &json!(endless))?;
    let routes = told["routes"].as_u64().unwrap_or_default();
    let never_done = told["never_done"]
        .as_array()
        .map_or(routes, |routes| routes.len() as u64);
    match routes > 80 && never_done * 2 < routes {
        true => Ok(()),
        false => Err(format!("of {routes} routes too many were never done: {told}").into()),
    }
}

/// Each text has the games that our own reader finds in it, with the same names, moves and results, and
/// no error in any of them.
fn python_chess_reads(python: &Path) -> Result<(), Failed> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .start_paused(true)
        .build()?;
    let served = runtime.block_on(served::everything());
    let texts: Vec<&str> = served.iter().map(|one| one.text.as_str()).collect();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/clients/python_chess_reads.py");
    let mut reader = quiet(python)
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let input = reader.stdin.take();
    input
        .ok_or("no standard input")?
        .write_all(&serde_json::to_vec(&texts)?)?;
    let read: Vec<Vec<Value>> = serde_json::from_slice(&reader.wait_with_output()?.stdout)?;
    must_be(&json!(read.len()), &json!(served.len()))?;
    must_be(
        &json!(terminations(&texts)),
        &json!(["adjudication", "normal", "time forfeit", "unterminated"]),
    )?;
    for (one, games) in served.iter().zip(&read) {
        let errors = games.iter().any(|game| game["errors"] != json!([]));
        let told: Vec<Value> = games
            .iter()
            .map(|game| json!([game["white"], game["black"], game["result"], game["moves"]]))
            .collect();
        if errors || games.is_empty() || told != own_reading(&one.text) {
            let own = own_reading(&one.text);
            return Err(format!("{}: {games:?}\n{own:?}\n{}", one.path, one.text).into());
        }
        if one.whole_hall {
            let results = last_sections(&one.text);
            must_be(&json!(results), &json!(served::results()))?;
        }
    }
    Ok(())
}

/// The ways in which games ended, as they are written.
fn terminations(texts: &[&str]) -> BTreeSet<String> {
    let games = texts.iter().flat_map(|text| Games::new(text.as_bytes()));
    games
        .filter_map(|game| Some(game.tag("Termination")?.value().into_owned()))
        .collect()
}

/// Every game of a text, as our own reader has it.
fn own_reading(text: &str) -> Vec<Value> {
    let mut line = MainLine::default();
    Games::new(text.as_bytes())
        .map(|game| {
            line.play(&game, Language::English);
            let tag = |name: &str| game.tag(name).map(|tag| tag.value().into_owned());
            json!([tag("White"), tag("Black"), tag("Result"), line.moves.len()])
        })
        .collect()
}

/// The result of every board: a game that was cut by an illegal move that stands tells it in its last part.
fn last_sections(text: &str) -> Vec<String> {
    let mut results: Vec<(String, String)> = Vec::new();
    for game in Games::new(text.as_bytes()) {
        let tag = |name: &str| {
            let tag = game.tag(name);
            tag.map_or(String::new(), |tag| tag.value().into_owned())
        };
        let board = tag("Board");
        match results.last_mut().filter(|(last, _)| *last == board) {
            Some(last) => last.1 = tag("Result"),
            None => results.push((board, tag("Result"))),
        }
    }
    results.into_iter().map(|(_, result)| result).collect()
}
