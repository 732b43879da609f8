//! Programs written for Lichess play here, by tokens, under the Laws.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;
#[path = "common/house.rs"]
mod house;

use std::time::Duration;

use common::{Answer, Door, Lines, Visitor};
use house::{TestClock, in_memory, pass, serve_on};
use jadoube_journal::Memory;
use jadoube_ruling::Moment;
use jadoube_server::{Permission, add_person, give_token, open_hall, revoke_tokens};
use serde_json::{Value, json};

const NOW: Moment = Moment::ZERO;

/// A server with a person and a program, as their programs reach it.
struct Club {
    memory: Memory,
    server: Door,
    anna: Visitor,
    robo: Visitor,
}

fn bearing(server: &Door, token: &str) -> Visitor {
    let mut visitor = Visitor::new(server.clone());
    visitor.bearer = Some(token.to_owned());
    visitor
}

impl Club {
    async fn open() -> Club {
        let mut memory = Memory::default();
        let (server, stop) = serve_on(&memory, &TestClock::new()).await;
        std::mem::forget(stop);
        let anna = add_person(&mut memory, "Anna", false, None, NOW).unwrap();
        let robo = add_person(&mut memory, "Robo", true, None, NOW).unwrap();
        Club {
            anna: bearing(&server, &anna.token),
            robo: bearing(&server, &robo.token),
            memory,
            server,
        }
    }

    /// Anna challenges Robo, who accepts; gives the game, in which Anna has White.
    async fn game(&mut self, terms: Value) -> String {
        let mut asked =
            json!({"rated": false, "clock.limit": 300, "clock.increment": 0, "color": "white"});
        for (name, value) in terms.as_object().unwrap() {
            asked[name] = value.clone();
        }
        let made = self.anna.post("/api/challenge/robo", &asked).await;
        assert_eq!(made.status, 200, "{}", made.text);
        let id = made.json()["id"].as_str().unwrap().to_owned();
        done(
            &self
                .robo
                .post(&format!("/api/challenge/{id}/accept"), &json!({}))
                .await,
        );
        id
    }

    /// Moves, by turns.
    async fn play(&mut self, game: &str, moves: &str) {
        for (number, motion) in moves.split(' ').enumerate() {
            let (player, kind) = match number % 2 {
                0 => (&mut self.anna, "board"),
                _ => (&mut self.robo, "bot"),
            };
            let path = format!("/api/{kind}/game/{game}/move/{motion}");
            done(&player.post(&path, &json!({})).await);
        }
    }

    async fn watch(&self, game: &str) -> Lines {
        let path = format!("/api/board/game/stream/{game}");
        self.anna.lines("GET", &path, "").await
    }
}

fn done(answer: &Answer) {
    assert_eq!(answer.status, 200, "{}", answer.text);
    assert_eq!(answer.json(), json!({"ok": true}));
}

/// Whether an answer is refused, with the reason where these programs look for it.
fn refused(answer: &Answer, status: u16) -> String {
    assert_eq!(answer.status, status, "{}", answer.text);
    answer.json()["error"].as_str().unwrap().to_owned()
}

#[tokio::test(start_paused = true)]
async fn nothing_of_it_is_there_before_somebody_was_added() {
    let mut nobody = bearing(&in_memory().await, &format!("jad_{}", "0".repeat(40)));
    for path in [
        "/api/account",
        "/api/account/playing",
        "/api/stream/event",
        "/api/challenge",
    ] {
        refused(&nobody.get(path).await, 404);
    }
    refused(&nobody.request("POST", "/api/token/test", "x").await, 404);
}

#[tokio::test(start_paused = true)]
async fn a_token_says_who_it_is_and_what_it_is_for() {
    let mut club = Club::open().await;
    let token = club.robo.bearer.clone().unwrap();
    // Without a type and as bare text, as programs send it; without a token of one's own.
    let mut nobody = Visitor::new(club.server.clone());
    let tested = nobody
        .request("POST", "/api/token/test", &format!("{token},no"))
        .await;
    let tested = tested.json();
    assert_eq!(tested[&token]["userId"], "robo");
    assert_eq!(
        tested[&token]["scopes"],
        "bot:play,challenge:read,challenge:write"
    );
    assert_eq!(tested["no"], Value::Null);
    let account = club.robo.get("/api/account").await.json();
    assert_eq!(
        (&account["id"], &account["username"], &account["title"]),
        (&json!("robo"), &json!("Robo"), &json!("BOT"))
    );
    assert_eq!(
        club.anna.get("/api/account").await.json().get("title"),
        None
    );
    let robo = club.anna.get("/api/user/ROBO").await.json();
    assert_eq!(robo["username"], "Robo");
    refused(&club.anna.get("/api/user/nobody").await, 404);
    refused(&nobody.get("/api/account").await, 401);
    let status = club
        .anna
        .get("/api/users/status?ids=anna,robo,x")
        .await
        .json();
    assert_eq!(status.as_array().unwrap().len(), 2, "{status}");
    assert_eq!(status[1]["online"], false);
}

#[tokio::test(start_paused = true)]
async fn a_game_to_mate() {
    let mut club = Club::open().await;
    let mut events = club.robo.lines("GET", "/api/stream/event", "").await;
    assert!(
        events.head.contains("application/x-ndjson"),
        "{}",
        events.head
    );
    let asked = json!({"clock.limit": 180, "clock.increment": 2, "color": "white"});
    let made = club.anna.post("/api/challenge/Robo", &asked).await.json();
    let id = made["id"].as_str().unwrap().to_owned();
    assert_eq!(
        (&made["status"], &made["speed"], &made["finalColor"]),
        (&json!("created"), &json!("blitz"), &json!("white"))
    );
    assert_eq!(
        made["timeControl"],
        json!({"type": "clock", "limit": 180, "increment": 2, "show": "3+2"})
    );
    let heard = events.until("challenge").await;
    assert_eq!(
        heard["challenge"]["challenger"],
        json!({"id": "anna", "name": "Anna"})
    );
    assert_eq!(heard["challenge"]["destUser"]["title"], "BOT");
    done(
        &club
            .robo
            .post(&format!("/api/challenge/{id}/accept"), &json!({}))
            .await,
    );
    let start = events.until("gameStart").await["game"].clone();
    assert_eq!(
        (&start["gameId"], &start["color"], &start["isMyTurn"]),
        (&json!(id), &json!("black"), &json!(false))
    );
    assert_eq!(start["opponent"], json!({"id": "anna", "username": "Anna"}));
    let mut game = club.watch(&id).await;
    let full = game.next().await.unwrap();
    assert_eq!(full["type"], "gameFull");
    assert_eq!(full["initialFen"], "startpos");
    assert_eq!(
        full["clock"],
        json!({"initial": 180_000, "increment": 2000})
    );
    assert_eq!(
        (&full["white"]["name"], &full["black"]["title"]),
        (&json!("Anna"), &json!("BOT"))
    );
    assert_eq!(
        (&full["state"]["status"], &full["state"]["moves"]),
        (&json!("started"), &json!(""))
    );
    let playing = club.anna.get("/api/account/playing").await.json();
    assert_eq!(playing["nowPlaying"][0]["gameId"], id);
    assert_eq!(playing["nowPlaying"][0]["isMyTurn"], true);
    club.play(&id, "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7").await;
    let mut last = Value::Null;
    while let Some(line) = game.next().await {
        last = line;
    }
    assert_eq!(
        (&last["status"], &last["winner"]),
        (&json!("mate"), &json!("white"))
    );
    assert_eq!(last["moves"], "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7");
    let finish = events.until("gameFinish").await["game"].clone();
    assert_eq!(
        (&finish["winner"], &finish["status"]["name"]),
        (&json!("white"), &json!("mate"))
    );
    let playing = club.anna.get("/api/account/playing").await.json();
    assert_eq!(playing["nowPlaying"], json!([]));
    let pgn = club.anna.get(&format!("/game/export/{id}")).await;
    assert!(
        pgn.text.contains("[White \"Anna\"]") && pgn.text.contains("Qxf7#"),
        "{}",
        pgn.text
    );
}

/// An illegal move costs nothing and changes nothing; the game goes on.
#[tokio::test(start_paused = true)]
async fn what_is_no_legal_move_is_not_taken() {
    let mut club = Club::open().await;
    let id = club.game(json!({})).await;
    let path = |motion: &str| format!("/api/board/game/{id}/move/{motion}");
    for wrong in ["d1d3", "e2e5", "e1g1", "e7e5"] {
        let why = refused(&club.anna.post(&path(wrong), &json!({})).await, 400);
        assert!(
            why.contains("[3.10.1]") || why.contains("[1."),
            "{wrong}: {why}"
        );
    }
    for garbage in ["x", "e2", "e2e4e5", "0000", "%00"] {
        refused(&club.anna.post(&path(garbage), &json!({})).await, 400);
    }
    done(&club.anna.post(&path("e2e4"), &json!({})).await);
    let why = refused(&club.anna.post(&path("d2d4"), &json!({})).await, 400);
    assert!(why.contains('['), "{why}");
    // The game is the token's, and no other's.
    let bot = format!("/api/bot/game/{id}/move/d2d4");
    refused(&club.anna.post(&bot, &json!({})).await, 403);
    let other = add_person(&mut club.memory, "Cecil", false, None, NOW).unwrap();
    let mut cecil = bearing(&club.server, &other.token);
    refused(&cecil.post(&path("d2d4"), &json!({})).await, 404);
    refused(
        &cecil.get(&format!("/api/board/game/stream/{id}")).await,
        404,
    );
    refused(&cecil.get(&format!("/game/export/{id}")).await, 404);
    let only = Some(vec![Permission::ChallengeRead]);
    let reads = give_token(&mut club.memory, "Anna", only, NOW).unwrap();
    let mut reads = bearing(&club.server, &reads.token);
    refused(&reads.post(&path("d2d4"), &json!({})).await, 403);
    let challenge = json!({"clock.limit": 60, "clock.increment": 0});
    refused(&reads.post("/api/challenge/robo", &challenge).await, 403);
}

#[tokio::test(start_paused = true)]
async fn a_draw_is_claimed_offered_refused_and_agreed() {
    let mut club = Club::open().await;
    let id = club.game(json!({})).await;
    let board = |act: &str| format!("/api/board/game/{id}/{act}");
    let bot = |act: &str| format!("/api/bot/game/{id}/{act}");
    let mut game = club.watch(&id).await;
    game.next().await.unwrap();
    // Before anybody has moved the Laws make nothing of an offer that is accepted; it is heard.
    done(&club.anna.post(&board("draw/yes"), &json!({})).await);
    done(&club.anna.post(&board("takeback/yes"), &json!({})).await);
    done(&club.anna.post(&board("takeback/no"), &json!({})).await);
    let why = refused(&club.anna.post(&board("claim-draw"), &json!({})).await, 400);
    assert!(why.contains("9.2"), "{why}");
    refused(
        &club.anna.post(&board("claim-victory/"), &json!({})).await,
        400,
    );
    club.play(&id, "g1f3 g8f6 f3g1 f6g8").await;
    // A move with an offer: made, offered, pressed, in this order.
    let offering = board("move/g1f3?offeringDraw=true");
    done(&club.anna.post(&offering, &json!({})).await);
    loop {
        let line = game.until("gameState").await;
        if line["moves"] == "g1f3 g8f6 f3g1 f6g8 g1f3" {
            assert_eq!(line["wdraw"], true, "{line}");
            break;
        }
    }
    done(&club.robo.post(&bot("draw/no"), &json!({})).await);
    let line = game.until("gameState").await;
    assert_eq!(line.get("wdraw"), None, "{line}");
    let moves = ["g8f6", "f3g1", "f6g8"];
    for (motion, robo) in moves.iter().zip([true, false, true]) {
        let answer = match robo {
            true => {
                club.robo
                    .post(&bot(&format!("move/{motion}")), &json!({}))
                    .await
            }
            false => {
                club.anna
                    .post(&board(&format!("move/{motion}")), &json!({}))
                    .await
            }
        };
        done(&answer);
    }
    // The array for the third time, Anna to move.
    done(&club.anna.post(&board("claim-draw"), &json!({})).await);
    let mut last = Value::Null;
    while let Some(line) = game.next().await {
        last = line;
    }
    assert_eq!(
        (&last["status"], last.get("winner")),
        (&json!("draw"), None)
    );

    let id = club.game(json!({})).await;
    club.play(&id, "e2e4 e7e5").await;
    let yes = |kind: &str| format!("/api/{kind}/game/{id}/draw/yes");
    done(&club.anna.post(&yes("board"), &json!({})).await);
    done(&club.robo.post(&yes("bot"), &json!({})).await);
    let line = club.watch(&id).await.next().await.unwrap();
    assert_eq!(line["state"]["status"], "draw");
}

#[tokio::test(start_paused = true)]
async fn games_end_by_resigning_by_the_flag_and_before_they_count() {
    let mut club = Club::open().await;
    let resigned = club.game(json!({})).await;
    done(
        &club
            .robo
            .post(&format!("/api/bot/game/{resigned}/resign"), &json!({}))
            .await,
    );
    let late = club.game(json!({"clock.limit": 60})).await;
    let aborted = club.game(json!({})).await;
    club.play(&aborted, "e2e4").await;
    done(
        &club
            .robo
            .post(&format!("/api/bot/game/{aborted}/abort"), &json!({}))
            .await,
    );
    let counts = club.game(json!({})).await;
    club.play(&counts, "e2e4 e7e5").await;
    let why = refused(
        &club
            .anna
            .post(&format!("/api/board/game/{counts}/abort"), &json!({}))
            .await,
        400,
    );
    assert!(why.contains("both have moved"), "{why}");
    pass(Duration::from_secs(70)).await;
    for (game, status, winner) in [
        (resigned, "resign", json!("white")),
        (late, "outoftime", json!("black")),
        (aborted, "aborted", Value::Null),
        (counts, "started", Value::Null),
    ] {
        let state = club.watch(&game).await.next().await.unwrap()["state"].clone();
        assert_eq!(state["status"], status);
        assert_eq!(state["winner"], winner, "{state}");
    }
}

/// However short a game is, and however many end together, a program hears that it began and then that it is over.
#[tokio::test(start_paused = true)]
async fn the_shortest_game_is_told_from_beginning_to_end() {
    let mut club = Club::open().await;
    let mut before = club.anna.lines("GET", "/api/stream/event", "").await;
    let mut games = Vec::new();
    for _ in 0..5 {
        let game = club.game(json!({})).await;
        let resign = format!("/api/bot/game/{game}/resign");
        done(&club.robo.post(&resign, &json!({})).await);
        games.push(game);
    }
    let mut heard: Vec<(String, String)> = Vec::new();
    while heard.len() < 2 * games.len() {
        let event = before.next().await.unwrap();
        let kind = event["type"].as_str().unwrap().to_owned();
        if kind.starts_with("game") {
            let game = event["game"]["gameId"].as_str().unwrap().to_owned();
            heard.push((game, kind));
        }
    }
    for game in games {
        let of_it: Vec<&str> = heard
            .iter()
            .filter(|(of, _)| *of == game)
            .map(|(_, kind)| kind.as_str())
            .collect();
        assert_eq!(of_it, ["gameStart", "gameFinish"], "{heard:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn challenges_are_declined_taken_back_and_answered_once() {
    let mut club = Club::open().await;
    let mut events = club.anna.lines("GET", "/api/stream/event", "").await;
    let asked = json!({"clock": {"limit": 600, "increment": 5}});
    let id = |made: &Answer| made.json()["id"].as_str().unwrap().to_owned();
    let first = id(&club.anna.post("/api/challenge/robo", &asked).await);
    let second = id(&club.anna.post("/api/challenge/robo", &asked).await);
    let listed = club.robo.get("/api/challenge").await.json();
    assert_eq!(listed["in"].as_array().unwrap().len(), 2, "{listed}");
    assert_eq!(listed["out"], json!([]));
    let decline = format!("/api/challenge/{first}/decline");
    // Only the one who was challenged declines, and only the challenger takes back.
    refused(&club.anna.post(&decline, &json!({})).await, 404);
    refused(
        &club
            .robo
            .post(&format!("/api/challenge/{second}/cancel"), &json!({}))
            .await,
        404,
    );
    done(&club.robo.request("POST", &decline, "reason=tooFast").await);
    let heard = events.until("challengeDeclined").await;
    assert_eq!(heard["challenge"]["declineReasonKey"], "tooFast");
    let accept = format!("/api/challenge/{first}/accept");
    assert!(refused(&club.robo.post(&accept, &json!({})).await, 400).contains("declined"));
    done(
        &club
            .anna
            .post(&format!("/api/challenge/{second}/cancel"), &json!({}))
            .await,
    );
    let heard = events.until("challengeCanceled").await;
    assert_eq!(heard["challenge"]["id"], second);
    let shown = club
        .robo
        .get(&format!("/api/challenge/{second}/show"))
        .await;
    assert_eq!(shown.json()["status"], "canceled");
    for (wrong, why) in [
        (json!({}), "every game has a clock"),
        (
            json!({"clock.limit": 0, "clock.increment": 0}),
            "not nothing",
        ),
        (
            json!({"clock.limit": 60, "clock.increment": 0, "variant": "atomic"}),
            "not played here",
        ),
        (
            json!({"clock.limit": 60, "clock.increment": 0, "color": "red"}),
            "red",
        ),
        (
            json!({"clock.limit": "x", "clock.increment": 0}),
            "clock.limit",
        ),
        (
            json!({"clock.limit": 60, "clock.increment": 0, "fen": "8/8 w"}),
            "start",
        ),
    ] {
        let said = refused(&club.anna.post("/api/challenge/robo", &wrong).await, 400);
        assert!(said.contains(why), "{said}");
    }
    refused(&club.anna.post("/api/challenge/nobody", &asked).await, 404);
    refused(&club.anna.post("/api/challenge/anna", &asked).await, 400);
    // One that nobody answers is none any more.
    let third = id(&club.anna.post("/api/challenge/robo", &asked).await);
    pass(Duration::from_secs(3700)).await;
    refused(
        &club
            .robo
            .post(&format!("/api/challenge/{third}/accept"), &json!({}))
            .await,
        404,
    );
    assert_eq!(
        club.robo.get("/api/challenge").await.json()["in"],
        json!([])
    );
}

/// On opening, a stream repeats what is open; it shows that it is alive; a second one closes it, and so
/// does the end of its token.
#[tokio::test(start_paused = true)]
async fn a_stream_of_events_repeats_keeps_alive_and_is_one() {
    let mut club = Club::open().await;
    let game = club.game(json!({})).await;
    let asked = json!({"clock.limit": 60, "clock.increment": 1});
    club.robo.post("/api/challenge/anna", &asked).await;
    let mut first = club.anna.lines("GET", "/api/stream/event", "").await;
    assert_eq!(first.until("gameStart").await["game"]["gameId"], game);
    first.until("challenge").await;
    let before = tokio::time::Instant::now();
    while first.line().await.unwrap() != "" {}
    while first.line().await.unwrap() != "" {}
    assert!(
        before.elapsed() <= Duration::from_secs(14),
        "{:?}",
        before.elapsed()
    );
    let mut second = club.anna.lines("GET", "/api/stream/event", "").await;
    second.until("gameStart").await;
    while first.line().await.is_some() {}
    let _robo = club.robo.lines("GET", "/api/stream/event", "").await;
    let online = club.anna.get("/api/bot/online").await;
    assert!(online.text.contains("\"id\":\"robo\""), "{}", online.text);
    assert!(!online.text.contains("anna"), "{}", online.text);
    let status = club.robo.get("/api/users/status?ids=anna").await.json();
    assert_eq!(
        (&status[0]["online"], &status[0]["playing"]),
        (&json!(true), &json!(true))
    );
    revoke_tokens(&mut club.memory, "Anna", None, NOW).unwrap();
    while second.line().await.is_some() {}
    refused(&club.anna.get("/api/account").await, 401);
}

#[tokio::test(start_paused = true)]
async fn players_talk_by_either_form() {
    let mut club = Club::open().await;
    let id = club.game(json!({})).await;
    let mut game = club.watch(&id).await;
    game.next().await.unwrap();
    let chat = format!("/api/bot/game/{id}/chat");
    done(
        &club
            .robo
            .request("POST", &chat, "room=player&text=good+luck")
            .await,
    );
    let line = game.until("chatLine").await;
    assert_eq!(
        (&line["username"], &line["text"], &line["room"]),
        (&json!("Robo"), &json!("good luck"), &json!("player"))
    );
    let board = format!("/api/board/game/{id}/chat");
    done(
        &club
            .anna
            .post(&board, &json!({"room": "player", "text": "thanks"}))
            .await,
    );
    let said = club.anna.get(&board).await.json();
    assert_eq!(said[1]["text"], "thanks", "{said}");
    refused(
        &club.anna.post(&board, &json!({"text": "a\u{202e}b"})).await,
        400,
    );
    refused(
        &club
            .anna
            .post(&board, &json!({"text": "x".repeat(141)}))
            .await,
        400,
    );
    refused(&club.anna.post(&board, &json!({})).await, 400);
}

#[tokio::test(start_paused = true)]
async fn who_seeks_the_same_meets() {
    let mut club = Club::open().await;
    let given = add_person(&mut club.memory, "Bela", false, None, NOW).unwrap();
    let bela = bearing(&club.server, &given.token);
    let mut waits = club
        .anna
        .lines("POST", "/api/board/seek", "time=5&increment=3&color=white")
        .await;
    assert_eq!(
        waits.line().await.as_deref(),
        Some(""),
        "it shows that it is alive"
    );
    // Another time, the same colour: no game.
    let _other = bela
        .lines("POST", "/api/board/seek", "time=5&increment=0")
        .await;
    let _same = bela
        .lines("POST", "/api/board/seek", "time=5&increment=3&color=white")
        .await;
    let mut events = bela.lines("GET", "/api/stream/event", "").await;
    let mut meets = bela
        .lines("POST", "/api/board/seek", "time=5&increment=3")
        .await;
    while waits.line().await.is_some() {}
    while meets.line().await.is_some() {}
    let start = events.until("gameStart").await["game"].clone();
    assert_eq!(
        (&start["color"], &start["opponent"]["username"]),
        (&json!("black"), &json!("Anna"))
    );
    let mut robo = club.robo.clone();
    refused(
        &robo
            .post("/api/board/seek", &json!({"time": 5, "increment": 3}))
            .await,
        403,
    );
}

/// An open challenge is a game for whoever follows its two links.
#[tokio::test(start_paused = true)]
async fn an_open_challenge_is_two_links() {
    let mut club = Club::open().await;
    let asked = json!({"clock.limit": 600, "clock.increment": 0});
    let made = club.anna.post("/api/challenge/open", &asked).await.json();
    let mut lines = Vec::new();
    for (role, url) in [("white", &made["urlWhite"]), ("black", &made["urlBlack"])] {
        let mut visitor = Visitor::new(club.server.clone());
        let secret = url.as_str().unwrap().split_once('#').unwrap().1;
        assert_eq!(visitor.join(secret).await["role"], role);
        let id = made["id"].as_str().unwrap();
        lines.push(visitor.line(id, role, None).await);
    }
    loop {
        let heard = lines[0].hear().await;
        if heard["picture"]["phase"] == "in_play" || heard["picture"]["phase"] == "playing" {
            break;
        }
    }
}

/// King to rook in Chess960; the king's way or king to rook otherwise.
#[tokio::test(start_paused = true)]
async fn castling_is_read_both_ways() {
    let mut club = Club::open().await;
    let id = club
        .game(json!({"fen": "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1"}))
        .await;
    let full = club.watch(&id).await.next().await.unwrap();
    assert_eq!(full["variant"]["key"], "fromPosition");
    club.play(&id, "e1h1 e8c8").await;
    let full = club.watch(&id).await.next().await.unwrap();
    assert_eq!(full["state"]["moves"], "e1g1 e8c8");
    let id = club
        .game(json!({"variant": "chess960", "fen": "r3k3/8/8/8/8/8/8/4K2R w Hq - 0 1"}))
        .await;
    club.play(&id, "e1h1").await;
    let full = club.watch(&id).await.next().await.unwrap();
    assert_eq!(
        (&full["variant"]["key"], &full["state"]["moves"]),
        (&json!("chess960"), &json!("e1h1"))
    );
}

/// The pages show these games like any other: the players' browsers, the desk and the wall of the hall.
#[tokio::test(start_paused = true)]
async fn the_pages_show_these_games() {
    let mut club = Club::open().await;
    let links = open_hall(&mut club.memory, "Club evening", NOW).unwrap();
    let id = club.game(json!({})).await;
    club.play(&id, "e2e4").await;
    let secret = |role: &str| {
        let found = links.iter().find(|(one, _)| one.to_string() == role);
        found.unwrap().1.strip_prefix("/join#").unwrap().to_owned()
    };
    let mut wall = Visitor::new(club.server.clone());
    let hall = wall.join(&secret("display")).await["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let boards = wall
        .get(&format!("/api/halls/{hall}?as=display"))
        .await
        .json()["boards"]
        .clone();
    assert_eq!(boards[0]["game"], id, "{boards}");
    assert_eq!(
        boards[0]["names"],
        json!({"white": "Anna", "black": "Robo"})
    );
    let mut desk = Visitor::new(club.server.clone());
    desk.join(&secret("arbiter")).await;
    let view = desk.get(&format!("/api/games/{id}")).await.json();
    assert_eq!(view["roles"], json!(["arbiter"]));
    // In a browser Anna's token opens her seat, and she may play there too.
    let mut browser = Visitor::new(club.server.clone());
    browser.join(&club.anna.bearer.clone().unwrap()).await;
    let session = browser.get("/api/session").await.json();
    assert_eq!(
        session["joined"][0]["page"],
        format!("/game/{id}?as=white"),
        "{session}"
    );
    let mut line = browser.line(&id, "white", None).await;
    let welcome = line.until("welcome").await;
    assert_eq!(welcome["settings"]["names"]["black"], "Robo");
    done(
        &club
            .robo
            .post(&format!("/api/bot/game/{id}/move/e7e5"), &json!({}))
            .await,
    );
    line.until("event").await;
    line.ask("m", json!([{"move": {"motion": "g1f3"}}])).await;
    line.until("event").await;
    let full = club.watch(&id).await.next().await.unwrap();
    assert_eq!(full["state"]["moves"], "e2e4 e7e5 g1f3");
}
