//! Engines play: at levels, as sparring partners that err, and without harm where one fails.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;
#[path = "common/house.rs"]
mod house;

use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use common::{Door, Line, Visitor};
use jadoube_journal::{Memory, StoreUrl};
use jadoube_ruling::Moment;
use jadoube_server::{Config, Engine, Server, add_person};
use serde_json::{Value, json};
use tokio::net::TcpListener;

/// A program that says the same two moves for ever, in the language of engines.
const PARROT: &str = r#"#!/bin/sh
while read -r line; do case "$line" in
  uci) echo "id name Parrot"; echo uciok;;
  isready) echo readyok;;
  position*" w "*) move=g1f3;;
  position*) move=e7e5;;
  go*) echo "bestmove $move";;
esac; done"#;

fn program(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o700)).unwrap();
    path
}

/// A server at a real socket, as engines live in real time.
async fn server(engines: Vec<Engine>) -> (Door, Memory) {
    let memory = Memory::default();
    let mut config = Config::new(StoreUrl::Memory(memory.clone()));
    config.engines = engines;
    let server = Server::open(config).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(server.serve(listener, std::future::pending()));
    (address.into(), memory)
}

fn engine(name: &str, path: PathBuf) -> Engine {
    let name = name.to_owned();
    Engine { name, path }
}

/// A game against an engine, with the line of the person.
async fn game(door: &Door, side: &str, engine: Value) -> (String, Line) {
    let (game, _, line) = sit_down(door, side, engine).await;
    (game, line)
}

/// The same, with the person's browser.
async fn sit_down(door: &Door, side: &str, engine: Value) -> (String, Visitor, Line) {
    let mut visitor = Visitor::new(door.clone());
    let request = json!({"preset": "blitz-5-0", "regime": "limited", "no_arbiter": true, "auto_start": true, "engine": engine});
    let made = visitor.post("/api/games", &request).await;
    assert_eq!(made.status, 201, "{}", made.text);
    let made = made.json();
    let links = made["links"].as_array().unwrap();
    let own = links.iter().find(|link| link["role"] == side).unwrap();
    let secret = own["path"]
        .as_str()
        .unwrap()
        .strip_prefix("/join#")
        .unwrap();
    visitor.join(secret).await;
    let game = made["game"].as_str().unwrap().to_owned();
    let line = visitor.line(&game, side, None).await;
    (game, visitor, line)
}

/// Hears until so many half-moves were made; gives how the game then stands.
async fn until_moves(line: &mut Line, moves: usize) -> Value {
    let mut made: Vec<Value> = Vec::new();
    loop {
        let heard = line.hear().await;
        let picture = &heard["picture"];
        if picture.is_null() {
            continue;
        }
        made.truncate(usize::try_from(picture["kept"].as_u64().unwrap()).unwrap());
        made.extend(picture["moves"].as_array().unwrap().iter().cloned());
        if made.len() >= moves {
            return json!({"moves": made, "picture": picture});
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_answers_a_move_and_begins_with_white() {
    let parrot = engine("Parrot", program("parrot.sh", PARROT));
    let (door, _) = server(vec![parrot]).await;
    let listed = Visitor::new(door.clone()).get("/api/engines").await.json();
    assert_eq!(listed, json!([{"name": "Parrot"}]));
    let (_, mut line) = game(&door, "white", json!({"side": "black", "level": 10})).await;
    let welcome = line.until("welcome").await;
    assert_eq!(welcome["settings"]["names"]["black"], "Parrot 10/10");
    let here = line.until("here").await;
    assert_eq!(
        here["here"]["black"], true,
        "an engine is always here: {here}"
    );
    line.ask("m", json!([{"move": {"motion": "e2e4"}}, {"press": {}}]))
        .await;
    let stands = until_moves(&mut line, 2).await;
    assert_eq!(stands["moves"][1]["motion"], "e7e5", "{stands}");
    assert_eq!(
        stands["picture"]["clocks"]["running"], "white",
        "it has pressed: {stands}"
    );

    let (_, mut line) = game(&door, "black", json!({"side": "white", "level": 10})).await;
    let stands = until_moves(&mut line, 1).await;
    assert_eq!(stands["moves"][0]["motion"], "g1f3", "{stands}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_had_is_refused_with_a_reason() {
    let parrot = engine("Parrot", program("parrot2.sh", PARROT));
    let (door, _) = server(vec![parrot]).await;
    let mut visitor = Visitor::new(door);
    for (wrong, why) in [
        (json!({"side": "black", "level": 11}), "1 to 10"),
        (json!({"side": "black", "level": 0}), "1 to 10"),
        (
            json!({"side": "black", "level": 3, "name": "Owl"}),
            "Parrot",
        ),
    ] {
        let request = json!({"preset": "blitz-5-0", "regime": "limited", "no_arbiter": true, "engine": wrong});
        let answer = visitor.post("/api/games", &request).await;
        assert_eq!(answer.status, 422, "{}", answer.text);
        assert!(answer.text.contains(why), "{}", answer.text);
    }
    // At a real board nobody could move its pieces.
    let request = json!({"use": "console", "engine": {"side": "black", "level": 3}});
    let answer = visitor.post("/api/games", &request).await;
    assert_eq!(answer.status, 422, "{}", answer.text);
    let (door, _) = server(Vec::new()).await;
    let mut visitor = Visitor::new(door);
    assert_eq!(visitor.get("/api/engines").await.json(), json!([]));
    let request = json!({"preset": "blitz-5-0", "regime": "limited", "no_arbiter": true, "engine": {"side": "black", "level": 3}});
    let answer = visitor.post("/api/games", &request).await;
    assert!(answer.text.contains("no engine"), "{}", answer.text);
}

/// An engine that says nonsense harms nobody: its clock runs, and the server serves on.
#[tokio::test(flavor = "multi_thread")]
async fn an_engine_that_fails_loses_its_own_time() {
    let broken = engine("Broken", program("broken.sh", "#!/bin/sh\nexit 1\n"));
    let parrot = engine("Parrot", program("parrot3.sh", PARROT));
    let (door, _) = server(vec![broken, parrot]).await;
    let (id, mut line) = game(
        &door,
        "white",
        json!({"side": "black", "level": 10, "name": "Broken"}),
    )
    .await;
    line.until("welcome").await;
    line.ask("m", json!([{"move": {"motion": "e2e4"}}, {"press": {}}]))
        .await;
    let stands = until_moves(&mut line, 1).await;
    assert_eq!(stands["moves"][0]["motion"], "e2e4", "{id}");
    assert_eq!(stands["picture"]["clocks"]["running"], "black", "{stands}");
    let (_, mut other) = game(
        &door,
        "black",
        json!({"side": "white", "level": 10, "name": "Parrot"}),
    )
    .await;
    until_moves(&mut other, 1).await;
}

/// A sparring partner errs, is ruled on, and plays on; nothing that it does stops the game for good.
#[tokio::test(flavor = "multi_thread")]
async fn a_sparring_partner_errs_under_the_laws() {
    let (door, _) = server(vec![engine("Parrot", program("parrot4.sh", PARROT))]).await;
    let mut kinds: std::collections::BTreeSet<String> = std::collections::BTreeSet::new();
    // A turn in four has an error, of one of five kinds: that so many games lack one is past all chance.
    for _ in 0..1_000 {
        // At the lowest level most moves are by lot, so that the game goes on whatever the parrot says.
        let (_, mut line) = game(
            &door,
            "black",
            json!({"side": "white", "level": 1, "errs": true}),
        )
        .await;
        for _ in 0..12 {
            let heard = line.hear().await;
            let told = heard["told"].as_array().cloned().unwrap_or_default();
            kinds.extend(
                told.iter()
                    .map(|one| one["kind"].as_str().unwrap().to_owned()),
            );
            let missed = heard["missed"].as_array().cloned().unwrap_or_default();
            kinds.extend(
                missed
                    .iter()
                    .map(|one| one["kind"].as_str().unwrap().to_owned()),
            );
            if heard["picture"]["clocks"]["running"] == "black"
                || heard["picture"]["phase"] == "ended"
            {
                break;
            }
        }
        let seen = |kind: &str| kinds.contains(kind);
        if seen("claim_rejected")
            && seen("fault_penalised")
            && seen("draw_offered")
            && seen("pieces_touched")
        {
            return;
        }
    }
    panic!("only {kinds:?}");
}

/// The interface of Lichess has engines too.
#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_an_engine() {
    let (door, mut memory) = server(vec![engine("Parrot", program("parrot5.sh", PARROT))]).await;
    let given = add_person(&mut memory, "Anna", false, None, Moment::ZERO).unwrap();
    let mut anna = Visitor::new(door);
    anna.bearer = Some(given.token);
    let mut events = anna.lines("GET", "/api/stream/event", "").await;
    let asked = json!({"level": 8, "clock.limit": 300, "clock.increment": 0, "color": "white"});
    let made = anna.post("/api/challenge/ai", &asked).await;
    assert_eq!(made.status, 201, "{}", made.text);
    let id = made.json()["id"].as_str().unwrap().to_owned();
    let start = events.until("gameStart").await["game"].clone();
    assert_eq!(start["gameId"], id);
    assert_eq!(start["opponent"]["ai"], 8, "{start}");
    let mut game = anna
        .lines("GET", &format!("/api/board/game/stream/{id}"), "")
        .await;
    assert_eq!(game.next().await.unwrap()["black"]["aiLevel"], 8);
    anna.post(&format!("/api/board/game/{id}/move/e2e4"), &json!({}))
        .await;
    loop {
        if game.until("gameState").await["moves"] == "e2e4 e7e5" {
            break;
        }
    }
    let wrong = anna
        .post(
            "/api/challenge/ai",
            &json!({"level": 9, "clock.limit": 300, "clock.increment": 0}),
        )
        .await;
    assert_eq!(wrong.status, 400, "{}", wrong.text);
}

/// An engine plays as often as it is asked, with the colours changed.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_with_an_engine_is_there_at_once() {
    let (door, _) = server(vec![engine("Parrot", program("parrot6.sh", PARROT))]).await;
    let (id, mut visitor, mut line) =
        sit_down(&door, "white", json!({"side": "black", "level": 10})).await;
    line.until("welcome").await;
    line.ask("r", json!(["resign"])).await;
    loop {
        if line.hear().await["picture"]["phase"] == "ended" {
            break;
        }
    }
    let path = format!("/api/games/{id}/rematch?as=white");
    let made = visitor.post(&path, &json!({})).await;
    assert_eq!(made.status, 200, "{}", made.text);
    let joined = made.json()["joined"].clone();
    assert_eq!(joined["role"], "black", "{joined}");
    let again = joined["id"].as_str().unwrap();
    let mut line = visitor.line(again, "black", None).await;
    let stands = until_moves(&mut line, 1).await;
    assert_eq!(
        stands["moves"][0]["motion"], "g1f3",
        "the engine has White now"
    );
}
