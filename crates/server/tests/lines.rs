//! Whole servers: a game, an arbiter, links, bad input, two nodes.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

#[path = "common/house.rs"]
mod house;

use std::time::Duration;

use common::{Door, Table, Visitor, casual};
use house::{TestClock, in_memory, pass, serve, serve_on};
use jadoube_journal::{Memory, StoreUrl, Streams};
use jadoube_testkit::postgres::PrivatePostgres;
use serde_json::json;

fn moved(motion: &str) -> serde_json::Value {
    json!([{"move": {"motion": motion}}, {"press": {}}])
}

/// A game with an illegal move, an offer, a wrong claim and a right one, as both players hear it.
async fn a_whole_game(server: Door) {
    let table = Table::lay(server.clone(), casual()).await;
    let (mut white, mut black) = table.start().await;
    white.ask("m1", moved("e2e4")).await;
    let own = white.until("event").await;
    let other = black.until("event").await;
    assert_eq!(own["id"], "m1");
    assert_eq!(own["seq"], other["seq"]);
    assert_eq!(own["picture"]["moves"][0]["san"], "e4");
    assert_eq!(own["picture"]["clocks"]["running"], "black");

    // Not on the move: only the asker hears it, with the article.
    white.ask("m2", moved("g1f3")).await;
    let refused = white.until("refused").await;
    assert_eq!(refused["id"], "m2");
    assert_eq!(refused["refused"]["article"], "1.2");

    // The same message again is done once.
    white.ask("m1", moved("e2e4")).await;
    assert_eq!(white.until("done").await["seq"], own["seq"]);

    // An illegal move completed by the press is ruled on.
    black.ask("b1", moved("e7e4")).await;
    let ruled = black.until("event").await;
    let told = ruled["told"].as_array().unwrap();
    assert!(
        told.iter().any(|one| one["kind"] == "fault_penalised"),
        "{ruled}"
    );
    white.until("event").await;

    // The pawn that was touched must move.
    black.ask("b2", moved("e7e5")).await;
    black.until("event").await;
    white.until("event").await;

    // A wrong claim is rejected and still counts as an offer.
    white.ask("m3", json!([{"claim_threefold": {}}])).await;
    let rejected = white.until("event").await;
    assert_eq!(rejected["told"][0]["kind"], "claim_rejected", "{rejected}");
    assert_eq!(rejected["picture"]["offer"], "white");
    black.until("event").await;
    let shuffle = ["g1f3", "b8c6", "f3g1", "c6b8"];
    for (at, motion) in shuffle.iter().cycle().take(8).enumerate() {
        let player = if at % 2 == 0 { &mut white } else { &mut black };
        player.ask(&format!("s{at}"), moved(motion)).await;
        white.until("event").await;
        black.until("event").await;
    }
    white.ask("m4", json!([{"claim_threefold": {}}])).await;
    let drawn = black.until("event").await;
    assert_eq!(drawn["picture"]["result"]["outcome"], "1/2-1/2", "{drawn}");
    assert_eq!(drawn["picture"]["result"]["article"], "9.2.1.2", "{drawn}");

    // The record can be taken home.
    let mut organiser = table.organiser.clone();
    let pgn = format!("/api/games/{}/pgn", table.game);
    let pgn = organiser.get(&pgn).await;
    let game = jadoube_notation::pgn::Games::new(pgn.text.as_bytes()).next();
    let tokens = game.iter().flat_map(|game| &game.tokens);
    let moves = tokens.filter(|token| token.kind == jadoube_notation::pgn::Kind::Move);
    let moves: Vec<_> = moves
        .map(jadoube_notation::pgn::Token::text)
        .take(6)
        .collect();
    let played = ["e4", "e5", "Nf3", "Nc6", "Ng1", "Nb8"];
    assert_eq!(moves, played, "{}", pgn.text);
}

#[tokio::test(start_paused = true)]
async fn a_game_in_memory() {
    a_whole_game(in_memory().await).await;
}

#[tokio::test(start_paused = true)]
async fn an_arbiter_pauses_proposes_overrides_and_adds_time() {
    let server = in_memory().await;
    let request = json!({"preset": "rapid-15-10", "regime": "full"});
    let table = Table::lay(server.clone(), request).await;
    let desk_visitor = table.visitor("arbiter").await;
    let mut desk = desk_visitor.line(&table.game, "arbiter", None).await;
    desk.until("welcome").await;
    let mut white = table
        .visitor("white")
        .await
        .line(&table.game, "white", None)
        .await;
    white.until("welcome").await;
    white.ask("w0", json!(["arrive"])).await;
    desk.until("event").await;
    // Whoever is not there when the clocks are started may have lost: 6.7.1 of 2023 gives no time.
    desk.say(&json!({"type": "ask", "id": "d0", "seat": "black", "ask": ["arrive"]}))
        .await;
    desk.until("event").await;
    desk.ask("d1", json!(["start"])).await;
    assert_eq!(desk.until("event").await["picture"]["phase"], "playing");

    // What would be ruled? Nothing is kept.
    desk.say(&json!({"type": "propose", "id": "p1", "seat": "white", "ask": [{"move": {"motion": "g1g3"}}, {"press": {}}]}))
        .await;
    let proposed = desk.until("proposed").await;
    let told = proposed["told"].as_array().unwrap();
    let penalty = told.iter().find(|one| one["kind"] == "fault_penalised");
    assert_eq!(penalty.unwrap()["article"], "7.5.5", "{proposed}");

    // A player stops the clock and calls; the desk sees to it.
    white
        .ask("w1", json!([{"pause": {"reason": "noise"}}]))
        .await;
    let called = desk.until("event").await;
    let call = called["picture"]["calls"][0]["call"].as_u64().unwrap();
    assert_eq!(called["picture"]["phase"], "paused");
    desk.say(&json!({"type": "attend", "id": "a1", "call": call}))
        .await;
    let attended = desk.until("event").await;
    assert_eq!(attended["picture"]["calls"], json!([]));
    desk.say(&json!({"type": "attend", "id": "a2", "call": call}))
        .await;
    assert_eq!(desk.until("fault").await["code"], "no_such_call");
    let before = attended["picture"]["clocks"]["faces"]["white"]["left"]
        .as_i64()
        .unwrap();
    desk.ask(
        "d2",
        json!([{"add_time": {"to": "white", "span": 60000}}, {"resume": {}}]),
    )
    .await;
    let resumed = desk.until("event").await;
    let after = resumed["picture"]["clocks"]["faces"]["white"]["left"]
        .as_i64()
        .unwrap();
    assert!(
        (59_000..=60_000).contains(&(after - before)),
        "{before} {after}"
    );

    // The desk enters what it saw, then sets the ruling aside.
    desk.say(&json!({"type": "ask", "id": "d3", "seat": "white", "ask": [{"move": {"motion": "g1g3"}}, {"press": {}}]}))
        .await;
    let ruled = desk.until("event").await;
    let rulings = ruled["picture"]["rulings"].as_array().unwrap();
    let number = rulings.last().unwrap()["ruling"].clone();
    assert_eq!(ruled["picture"]["faults"]["white"], 1);
    desk.ask(
        "d4",
        json!([{"override": {"ruling": number, "reason": "seen from behind"}}]),
    )
    .await;
    let kind = desk.until("event").await["told"][0]["kind"].clone();
    assert_eq!(kind, "ruling_overridden");

    // The journal replays, for the desk alone.
    let mut desk_visitor = desk_visitor;
    let journal = desk_visitor
        .get(&format!("/api/games/{}/journal", table.game))
        .await;
    jadoube_journal::Record::verify(&journal.text).unwrap();
    let mut player = table.visitor("black").await;
    assert_eq!(
        player
            .get(&format!("/api/games/{}/journal", table.game))
            .await
            .status,
        403
    );
    let history = format!("/api/games/{}/history?as=arbiter&lang=hu", table.game);
    let history = desk_visitor.get(&history).await.json();
    let sentences = history["sentences"].as_array().unwrap();
    assert_eq!(sentences.len(), history["told"].as_array().unwrap().len());
    assert!(
        sentences
            .iter()
            .all(|one| !one.as_str().unwrap().starts_with('[')),
        "{sentences:?}"
    );
}

#[tokio::test(start_paused = true)]
async fn a_flag_falls_of_itself_and_the_bare_king_draws() {
    let server = in_memory().await;
    for (fen, result) in [
        ("4k3/8/8/8/8/8/8/4KQ2 w - - 0 1", "1/2-1/2"),
        ("4k2q/8/8/8/8/8/8/4KQ2 w - - 0 1", "0-1"),
    ] {
        let mut request = casual();
        request["start"] = json!(fen);
        request["time_control"] =
            json!({"periods": [{"moves": null, "time": 400}], "mode": "none"});
        let table = Table::lay(server.clone(), request).await;
        let (mut white, _black) = table.start().await;
        let ended = white.until("event").await;
        assert_eq!(ended["picture"]["result"]["outcome"], result, "{ended}");
        assert_eq!(ended["told"][0]["kind"], "flag_fell");
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_comes_back_hears_what_was_missed() {
    let server = in_memory().await;
    let mut request = casual();
    request["auto_press"] = json!(true);
    let table = Table::lay(server.clone(), request).await;
    let (mut white, black) = table.start().await;
    drop(black);
    white
        .say(&json!({"type": "typed", "id": "t1", "text": "Hf3", "lang": "hu"}))
        .await;
    let first = white.until("event").await;
    assert_eq!(first["picture"]["moves"][0]["san"], "Nf3");
    assert_eq!(
        first["picture"]["clocks"]["running"], "black",
        "pressed of itself"
    );
    let black = table.visitor("black").await;
    let mut again = black
        .line(
            &table.game,
            "black",
            Some(first["seq"].as_u64().unwrap() - 1),
        )
        .await;
    let welcome = again.until("welcome").await;
    let missed = welcome["missed"].as_array().unwrap();
    assert!(
        missed.iter().all(|one| one["seq"] == first["seq"]),
        "{missed:?}"
    );
    assert_eq!(missed[0]["kind"], "move_made");
    assert_eq!(welcome["picture"]["moves"][0]["motion"], "g1f3");
    again
        .say(&json!({"type": "typed", "id": "t2", "text": "hello", "lang": "en"}))
        .await;
    assert_eq!(again.until("fault").await["code"], "not_understood");
}

#[tokio::test(start_paused = true)]
async fn each_audience_sees_its_own() {
    let server = in_memory().await;
    let mut request = casual();
    request["hints"] = json!(true);
    let table = Table::lay(server.clone(), request).await;
    let mut public = table
        .visitor("spectator")
        .await
        .line(&table.game, "spectator", None)
        .await;
    public.until("welcome").await;
    let mut sheet = table
        .visitor("white_sheet")
        .await
        .line(&table.game, "white_sheet", None)
        .await;
    sheet.until("welcome").await;
    let (mut white, mut black) = table.start().await;
    white.ask("m1", moved("e2e4")).await;
    let seen = white.until("event").await;
    assert!(seen["picture"]["destinations"].is_null(), "not on the move");
    let seen = black.until("event").await;
    assert!(seen["picture"]["destinations"]["e7"].is_array());
    black.ask("m2", json!(["offer_draw"])).await;
    black.until("event").await;
    let offered = loop {
        let heard = public.until("event").await;
        if heard["id"] == "m2" {
            break heard;
        }
    };
    assert!(offered["picture"]["offer"].is_null());
    assert_eq!(offered["told"], json!([]));
    let written = loop {
        let heard = sheet.until("event").await;
        if heard["id"] == "m1" {
            break heard;
        }
    };
    assert!(written["picture"]["fen"].is_null());
    assert_eq!(written["picture"]["moves"], json!([]));
    // Those who look on say nothing.
    public.ask("x", json!(["resign"])).await;
    assert_eq!(public.until("fault").await["code"], "not_yours");
    white
        .say(&json!({"type": "ask", "id": "y", "seat": "black", "ask": ["resign"]}))
        .await;
    assert_eq!(white.until("fault").await["code"], "not_yours");
}

#[tokio::test(start_paused = true)]
async fn a_late_spectator_sees_the_past() {
    let server = in_memory().await;
    let mut request = casual();
    request["spectator_delay"] = json!(1);
    let table = Table::lay(server.clone(), request).await;
    let (mut white, _black) = table.start().await;
    white.ask("m1", moved("d2d4")).await;
    white.until("event").await;
    let sent = tokio::time::Instant::now();
    let mut late = table
        .visitor("spectator")
        .await
        .line(&table.game, "spectator", None)
        .await;
    let welcome = late.until("welcome").await;
    assert_eq!(welcome["picture"]["moves"], json!([]));
    loop {
        let event = late.until("event").await;
        if event["picture"]["moves"][0]["san"] == "d4" {
            break;
        }
    }
    assert_eq!(sent.elapsed().as_millis(), 1000);
}

#[tokio::test(start_paused = true)]
async fn links_open_what_they_are_for_until_they_are_taken_away() {
    let server = in_memory().await;
    let mut table = Table::lay(server.clone(), casual()).await;
    let game = table.game.clone();
    let mut stranger = Visitor::new(server.clone());
    assert_eq!(
        stranger.get(&format!("/api/games/{game}")).await.status,
        404
    );
    let forged = json!({"token": "00112233445566778899aabbccddeeff00112233"});
    assert_eq!(stranger.post("/api/session", &forged).await.status, 403);
    assert_eq!(
        stranger
            .post("/api/session", &json!({"token": "' or 1=1"}))
            .await
            .status,
        403
    );
    stranger.cookie = Some("00112233445566778899aabbccddeeff00112233".to_owned());
    assert!(stranger.try_line(&game, "white", None).await.is_err());

    // A player's link opens no desk, and another game's link opens nothing here.
    let mut white = table.visitor("white").await;
    assert!(white.try_line(&game, "arbiter", None).await.is_err());
    assert_eq!(
        white.get(&format!("/api/games/{game}/links")).await.status,
        403
    );
    let other = Table::lay(server.clone(), casual()).await;
    let outsider = other.visitor("arbiter").await;
    assert!(outsider.try_line(&game, "arbiter", None).await.is_err());

    // A page of another site gets nowhere with the browser's cookie.
    let mut lured = white.clone();
    lured.origin = Some("https://evil.example".to_owned());
    assert!(lured.try_line(&game, "white", None).await.is_err());
    let body = json!({"type": "ask", "id": "x", "ask": ["resign"]});
    assert_eq!(
        lured
            .post(&format!("/api/games/{game}/say"), &body)
            .await
            .status,
        403
    );
    white.origin = Some(format!("http://{server}"));
    let mut line = white.line(&game, "white", None).await;
    line.until("welcome").await;

    let links = table
        .organiser
        .get(&format!("/api/games/{game}/links"))
        .await;
    assert!(
        !links.text.contains(&table.secret("white")),
        "the secret is not kept"
    );
    let links = links.json();
    let own = links
        .as_array()
        .unwrap()
        .iter()
        .find(|link| link["role"] == "white")
        .unwrap();
    let path = format!("/api/games/{game}/links/{}", own["link"].as_str().unwrap());
    assert_eq!(
        table.organiser.request("DELETE", &path, "").await.status,
        204
    );
    assert_eq!(line.until("closed").await["code"], 4003);
    assert!(white.try_line(&game, "white", None).await.is_err());
    assert_eq!(
        white
            .post("/api/session", &json!({"token": table.secret("white")}))
            .await
            .status,
        403
    );
    let again = table
        .organiser
        .post(
            &format!("/api/games/{game}/links"),
            &json!({"role": "white"}),
        )
        .await;
    assert_eq!(again.status, 201);
}

#[tokio::test(start_paused = true)]
async fn bad_input_is_answered_and_the_room_goes_on() {
    let server = in_memory().await;
    let table = Table::lay(server.clone(), casual()).await;
    let (mut white, _black) = table.start().await;
    for (bad, code) in [
        ("", "malformed"),
        ("{", "malformed"),
        ("null", "malformed"),
        ("[[[[[[[[[[[[[[[[[[[[", "malformed"),
        (r#"{"type":"ask","id":"a","ask":[]}"#, "malformed"),
        (r#"{"type":"ask","id":"a","ask":[{"fly":{}}]}"#, "malformed"),
        (
            r#"{"type":"ask","id":"a","ask":[{"move":{"motion":"e2e9"}}]}"#,
            "malformed",
        ),
        (r#"{"type":"ask","id":"a b","ask":["resign"]}"#, "malformed"),
        (r#"{"type":"ask","id":"","ask":["resign"]}"#, "malformed"),
        (
            r#"{"type":"ask","id":"a","ask":["resign"],"more":1}"#,
            "malformed",
        ),
        (r#"{"type":"attend","id":"a","call":1}"#, "not_yours"),
        (
            r#"{"type":"propose","id":"a","ask":["resign"]}"#,
            "not_yours",
        ),
    ] {
        white.send(bad).await;
        assert_eq!(white.until("fault").await["code"], code, "{bad}");
    }
    let long = format!(
        r#"{{"type":"typed","id":"a","text":"{}"}}"#,
        "x".repeat(20_000)
    );
    white.send(long).await;
    assert_eq!(white.until("fault").await["code"], "too_big");

    // Far too long: that line ends, the room does not.
    let other = table.visitor("white").await;
    let mut flood = other.line(&table.game, "white", None).await;
    flood.until("welcome").await;
    flood.send("x".repeat(200_000)).await;
    while let Some(heard) = flood.next().await {
        assert_ne!(heard["type"], "event");
    }

    // An arbiter's request from a player is refused with its article, not obeyed.
    white
        .ask("z", json!([{"add_time": {"to": "white", "span": 60000}}]))
        .await;
    assert_eq!(
        white.until("refused").await["refused"]["kind"],
        "not_your_office"
    );
    white.ask("m1", moved("e2e4")).await;
    assert_eq!(white.until("event").await["id"], "m1");

    let mut visitor = Visitor::new(server.clone());
    for (path, body, status) in [
        ("/api/games", "{".to_owned(), 422),
        ("/api/games", r#"{"edition": "1999"}"#.to_owned(), 422),
        ("/api/games", r#"{"preset": "none"}"#.to_owned(), 422),
        (
            "/api/games",
            r#"{"start": "8/8/8/8/8/8/8/8 w - - 0 1"}"#.to_owned(),
            422,
        ),
        (
            "/api/games",
            format!(r#"{{"preset": "{}"}}"#, "x".repeat(100_000)),
            413,
        ),
        ("/api/halls", r#"{"name": ""}"#.to_owned(), 422),
        ("/api/nothing", "{}".to_owned(), 404),
        (
            "/api/winnable",
            r#"{"fen": "x", "side": "white"}"#.to_owned(),
            422,
        ),
    ] {
        let answer = visitor.request("POST", path, &body).await;
        assert_eq!(
            answer.status,
            status,
            "{path} {}: {}",
            &body[..body.len().min(60)],
            answer.text
        );
        assert!(answer.json()["problem"].is_string());
    }
    // More than anybody types: the limit answers, the line stays.
    for n in 0..100 {
        white
            .say(&json!({"type": "ping", "id": format!("p{n}")}))
            .await;
    }
    assert_eq!(white.until("fault").await["code"], "too_many");
}

/// Up to its last request a game that shows a difference is decided alike; there the editions part.
#[tokio::test(start_paused = true)]
async fn two_editions_are_told_apart_by_games() {
    let server = in_memory().await;
    let mut visitor = Visitor::new(server.clone());
    for lang in ["en", "hu", "tr", "fi"] {
        let path = format!("/api/laws/2017/beside/2023?lang={lang}");
        let view = visitor.get(&path).await.json();
        assert_eq!(view["editions"], json!(["2017", "2023"]));
        let differences = view["differences"].as_array().unwrap();
        let games = differences.iter().filter_map(|one| one.get("game"));
        assert!(games.clone().count() >= 5, "{}", games.count());
        for one in differences {
            assert!(one["about"].as_str().unwrap().len() > 8, "{one}");
            assert!(one["id"].as_str().unwrap().contains('-'), "{one}");
        }
        for game in games {
            let (last, before) = game["steps"].as_array().unwrap().split_last().unwrap();
            assert_ne!(last["told"][0], last["told"][1], "{game}");
            for step in before {
                assert_eq!(step["boards"][0], step["boards"][1], "{game}");
            }
        }
    }
    let one = visitor.get("/api/laws/2017/beside/2023").await.json();
    let other = visitor.get("/api/laws/2023/beside/2017").await.json();
    let step = |view: &serde_json::Value| {
        let shows = |one: &&serde_json::Value| one["id"] == "point-resignation_may_draw";
        let found = view["differences"].as_array().unwrap().iter();
        let game = found.clone().find(shows).unwrap()["game"].clone();
        let last = game["steps"].as_array().unwrap().last().unwrap().clone();
        [
            last["told"][0]["message"].clone(),
            last["told"][1]["message"].clone(),
        ]
    };
    let ([a, b], [c, d]) = (step(&one), step(&other));
    assert_eq!((a, b), (d, c));
    assert_eq!(visitor.get("/api/laws/2017/beside/1066").await.status, 422);
}

#[tokio::test(start_paused = true)]
async fn chess960_is_played_from_its_array() {
    let server = in_memory().await;
    let mut request = casual();
    request["chess960"] = json!({"number": 518});
    let table = Table::lay(server.clone(), request).await;
    let (mut white, _black) = table.start().await;
    white.ask("m1", moved("g1f3")).await;
    let event = white.until("event").await;
    assert_eq!(event["picture"]["moves"][0]["san"], "Nf3");
    let view = table
        .visitor("white")
        .await
        .get(&format!("/api/games/{}", table.game))
        .await;
    assert_eq!(view.json()["settings"]["chess960"], true);
    let mut request = casual();
    request["chess960"] = json!("random");
    Table::lay(server.clone(), request).await.start().await;
}

#[tokio::test(start_paused = true)]
async fn a_hall_shows_all_its_boards() {
    let server = in_memory().await;
    let mut desk = Visitor::new(server.clone());
    let hall = desk
        .post("/api/halls", &json!({"name": "Club"}))
        .await
        .json();
    let id = hall["hall"].as_str().unwrap();
    let first = desk
        .post(&format!("/api/halls/{id}/games"), &casual())
        .await;
    assert_eq!(first.status, 201, "{}", first.text);
    let mut line = desk.socket(&format!("/api/halls/{id}/line")).await.unwrap();
    let boards = line.until("boards").await;
    assert_eq!(boards["boards"].as_array().unwrap().len(), 1);
    let second = desk
        .post(&format!("/api/halls/{id}/games"), &casual())
        .await
        .json();
    let board = line.until("board").await;
    assert_eq!(board["board"]["number"], 2);
    let game = second["game"].as_str().unwrap();
    // The desk of the hall is the desk of each board.
    let mut own = desk.line(game, "organiser", None).await;
    own.until("welcome").await;
    own.ask("s", json!(["start"])).await;
    own.until("event").await;
    assert_eq!(line.until("board").await["board"]["phase"], "playing");
    let view = desk.get(&format!("/api/halls/{id}")).await.json();
    assert_eq!(view["boards"].as_array().unwrap().len(), 2);
    // A screen asks whether its line still holds; whatever else is said there is said to nobody.
    line.send("pawn to king four").await;
    line.say(&json!({"type": "ping", "id": "p1"})).await;
    assert_eq!(line.until("pong").await["id"], "p1");
}

#[tokio::test(start_paused = true)]
async fn spectators_of_a_hall_wait_too() {
    let server = in_memory().await;
    let mut desk = Visitor::new(server.clone());
    let hall = desk
        .post("/api/halls", &json!({"name": "Club"}))
        .await
        .json();
    let id = hall["hall"].as_str().unwrap();
    let mut request = casual();
    request["spectator_delay"] = json!(1);
    let game = desk
        .post(&format!("/api/halls/{id}/games"), &request)
        .await
        .json();
    let hall = Table {
        game: String::new(),
        organiser: desk.clone(),
        links: hall["links"].clone(),
    };
    let spectator = hall.visitor("spectator").await;
    let mut line = spectator
        .socket(&format!("/api/halls/{id}/line"))
        .await
        .unwrap();
    line.until("boards").await;
    let table = Table {
        game: game["game"].as_str().unwrap().to_owned(),
        organiser: desk,
        links: game["links"].clone(),
    };
    let (mut white, _black) = table.start().await;
    white.ask("m1", moved("e2e4")).await;
    white.until("event").await;
    let sent = tokio::time::Instant::now();
    loop {
        let board = line.until("board").await;
        if board["board"]["plies"] == 1 {
            break;
        }
    }
    assert_eq!(sent.elapsed().as_millis(), 1000);
}

#[tokio::test(start_paused = true)]
async fn what_comes_out_of_order_or_again_changes_nothing() {
    let server = in_memory().await;
    let table = Table::lay(server.clone(), casual()).await;
    let (mut white, mut black) = table.start().await;
    // Black's answer before White's move, twice; then in order.
    for _ in 0..2 {
        black.ask("b1", moved("e7e5")).await;
        assert_eq!(black.hear().await["refused"]["kind"], "not_on_move");
    }
    white.ask("m1", moved("e2e4")).await;
    let first = white.hear().await;
    black.until("event").await;
    black.ask("b1", moved("e7e5")).await;
    assert_eq!(black.hear().await["id"], "b1");
    white.until("event").await;
    // A message that comes again, on another line or without one, is not done again.
    let visitor = table.visitor("white").await;
    let mut other = visitor.line(&table.game, "white", None).await;
    other.until("welcome").await;
    other.ask("m1", moved("e2e4")).await;
    let done = json!({"type": "done", "id": "m1", "seq": first["seq"]});
    assert_eq!(other.hear().await, done);
    let path = format!("/api/games/{}/say?as=white", table.game);
    let said = json!({"type": "ask", "id": "m1", "ask": [{"move": {"motion": "e2e4"}}]});
    assert_eq!(
        visitor.clone().post(&path, &said).await.json(),
        json!([done])
    );
    // The same id from somebody else is another message.
    black.ask("m1", json!(["offer_draw"])).await;
    assert_eq!(black.hear().await["type"], "event");
    // Numbers that nobody was ever told.
    for after in [0, 99, u64::MAX] {
        let mut line = visitor.line(&table.game, "white", Some(after)).await;
        let welcome = line.until("welcome").await;
        let missed = welcome["missed"].as_array().unwrap().len();
        assert_eq!(missed > 0, after == 0, "{after}: {welcome}");
    }
    let wrong = format!("/api/games/{}/line?as=white&after=-1", table.game);
    assert!(visitor.socket(&wrong).await.err().unwrap().contains("422"));
}

#[tokio::test(start_paused = true)]
async fn numbers_beyond_all_clocks_are_answered_and_the_room_goes_on() {
    let server = in_memory().await;
    let table = Table::lay(server.clone(), json!({"preset": "rapid-15-10"})).await;
    let mut desk = table.organiser.line(&table.game, "organiser", None).await;
    desk.until("welcome").await;
    for seat in ["white", "black"] {
        desk.say(&json!({"type": "ask", "id": seat, "seat": seat, "ask": ["arrive"]}))
            .await;
        desk.until("event").await;
    }
    desk.ask("s", json!(["start"])).await;
    desk.until("event").await;
    let mut at = 0;
    for number in [i64::MAX, i64::MIN, i64::MAX / 2, -1, 0] {
        for asked in [
            json!({"add_time": {"to": "white", "span": number}}),
            json!({"set_clock": {"left": {"white": number, "black": number}, "reason": "x"}}),
            json!({"penalise": {"of": "black", "penalty": {"more_time_for_opponent": number}}}),
            json!({"penalise": {"of": "black", "penalty": {"less_time": number}}}),
            json!({"adjournment": {"announce_session": {"ends_in": number}}}),
            json!({"override": {"ruling": number, "reason": "x"}}),
        ] {
            for kind in ["propose", "ask"] {
                at += 1;
                let id = format!("n{at}");
                desk.say(&json!({"type": kind, "id": id, "ask": [asked.clone()]}))
                    .await;
                let heard = desk.hear().await;
                let known = ["event", "refused", "proposed", "fault", "done"];
                let kind = heard["type"].as_str().unwrap();
                assert!(known.contains(&kind), "{asked}: {heard}");
            }
        }
        desk.say(&json!({"type": "ping", "id": "p"})).await;
        desk.until("pong").await;
        pass(Duration::from_millis(600)).await;
    }
    let mut organiser = table.organiser.clone();
    let journal = format!("/api/games/{}/journal", table.game);
    let journal = organiser.get(&journal).await;
    jadoube_journal::Record::verify(&journal.text).unwrap();
}

#[tokio::test(start_paused = true)]
async fn a_message_happens_whole_or_not_at_all() {
    let server = in_memory().await;
    let table = Table::lay(server.clone(), casual()).await;
    let (mut white, mut black) = table.start().await;
    // The second request is refused, so the first has not happened either.
    let move_and_claim = json!([{"move": {"motion": "e2e4"}}, "accept_draw"]);
    white.ask("m1", move_and_claim).await;
    let refused = white.hear().await;
    assert_eq!(refused["type"], "refused", "{refused}");
    white.ask("m2", moved("d2d4")).await;
    let event = white.hear().await;
    assert_eq!(event["id"], "m2", "{event}");
    assert_eq!(event["picture"]["moves"].as_array().unwrap().len(), 1);
    // An id that was refused is free: nothing was done under it.
    black.until("event").await;
    black.ask("b1", moved("d7d5")).await;
    white.until("event").await;
    white.ask("m1", moved("c2c4")).await;
    assert_eq!(white.until("event").await["id"], "m1");
}

#[tokio::test(start_paused = true)]
async fn what_ends_the_game_ends_the_message() {
    let server = in_memory().await;
    for auto_press in [false, true] {
        let mut request = casual();
        request["start"] = json!("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
        request["auto_press"] = json!(auto_press);
        let table = Table::lay(server.clone(), request).await;
        let (mut white, _black) = table.start().await;
        // The press after mate is moot, and no reason to refuse the mate.
        white.ask("m1", moved("a1a8")).await;
        let mate = white.hear().await;
        assert_eq!(mate["picture"]["result"]["outcome"], "1-0", "{mate}");
        white.ask("m2", moved("a8a7")).await;
        assert_eq!(white.hear().await["type"], "refused");
    }
    // Where the program presses, a player who presses too has done nothing wrong.
    let mut request = casual();
    request["auto_press"] = json!(true);
    let table = Table::lay(server.clone(), request).await;
    let (mut white, _black) = table.start().await;
    white.ask("m1", moved("e2e4")).await;
    let event = white.hear().await;
    assert_eq!(event["picture"]["clocks"]["running"], "black", "{event}");
    assert_eq!(event["picture"]["faults"]["white"], 0, "{event}");
}

#[tokio::test(start_paused = true)]
async fn whoever_has_the_line_open_is_at_the_board_when_the_arbiter_starts() {
    let server = in_memory().await;
    let request = json!({"preset": "rapid-15-10", "regime": "full"});
    for (seated, outcome) in [
        (["white", "black"].as_slice(), None),
        (&["white"], Some("1-0")),
    ] {
        let table = Table::lay(server.clone(), request.clone()).await;
        let mut lines = Vec::new();
        for role in seated {
            let visitor = table.visitor(role).await;
            let mut line = visitor.line(&table.game, role, None).await;
            let welcome = line.until("welcome").await;
            assert_eq!(welcome["picture"]["present"][role], false);
            lines.push(line);
        }
        let desk = table.visitor("arbiter").await;
        let mut desk = desk.line(&table.game, "arbiter", None).await;
        desk.until("welcome").await;
        desk.ask("s", json!(["start"])).await;
        let started = desk.until("event").await;
        assert_eq!(started["picture"]["phase"], "playing", "{started}");
        assert_eq!(started["picture"]["present"]["white"], true, "{started}");
        match outcome {
            // Nobody has said a word, and nobody has lost.
            None => {
                let more = tokio::time::timeout(Duration::from_secs(60), desk.next()).await;
                assert!(more.is_err(), "{more:?}");
            }
            // Whoever is not there has lost where the default time is nought (6.7.1).
            Some(outcome) => {
                let lost = desk.until("event").await;
                assert_eq!(lost["picture"]["result"]["outcome"], outcome, "{lost}");
                assert_eq!(lost["picture"]["result"]["article"], "6.7.1", "{lost}");
            }
        }
    }
    // With half an hour allowed, opening the line in time is arriving in time.
    let mut request = request;
    request["default_minutes"] = json!(30);
    let table = Table::lay(server.clone(), request).await;
    let desk = table.visitor("arbiter").await;
    let mut desk = desk.line(&table.game, "arbiter", None).await;
    desk.until("welcome").await;
    desk.ask("s", json!(["start"])).await;
    desk.until("event").await;
    let visitor = table.visitor("black").await;
    let mut black = visitor.line(&table.game, "black", None).await;
    assert_eq!(
        black.until("welcome").await["picture"]["present"]["black"],
        true
    );
    assert_eq!(
        desk.until("event").await["told"][0]["kind"],
        "player_arrived"
    );
}

#[tokio::test(start_paused = true)]
async fn sheets_at_a_real_board_record_what_only_they_have_seen() {
    let server = in_memory().await;
    let record =
        |text: &str| json!([{"sheet": {"record_move": {"text": text, "medium": "electronic"}}}]);
    for (said, kind) in [
        (json!({}), "recorded"),
        (json!({"moves_from_sheets": false}), "recorded_in_advance"),
    ] {
        let mut request = json!({"preset": "standard-90-30", "use": "console"});
        request
            .as_object_mut()
            .unwrap()
            .extend(said.as_object().unwrap().clone());
        let table = Table::lay(server.clone(), request).await;
        let mut desk = table.organiser.line(&table.game, "organiser", None).await;
        desk.until("welcome").await;
        desk.ask("s", json!(["start"])).await;
        desk.until("event").await;
        let visitor = table.visitor("white_sheet").await;
        let mut sheet = visitor.line(&table.game, "white_sheet", None).await;
        sheet.until("welcome").await;
        sheet.ask("r1", record("e4")).await;
        let written = desk.until("event").await;
        assert_eq!(written["told"][0]["kind"], kind, "{written}");
    }
}

/// Lines of the log, as the server writes them.
#[derive(Clone, Default)]
struct Log(std::sync::Arc<std::sync::Mutex<Vec<u8>>>);

impl std::io::Write for Log {
    fn write(&mut self, line: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(line);
        Ok(line.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test(start_paused = true)]
async fn a_slow_line_gets_back_what_the_organiser_allows_and_no_more() {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt()
        .json()
        .with_writer(move || writer.clone())
        .finish();
    // Other tests of this program may log too; what is looked for below names the game.
    let _ = tracing::subscriber::set_global_default(subscriber);
    let memory = Memory::default();
    let (server, _stop) = serve_on(&memory, &TestClock::new()).await;
    for allowance in [0, 250] {
        let mut request = casual();
        request["auto_press"] = json!(true);
        request["lag_allowance"] = json!(allowance);
        let table = Table::lay(server.clone(), request).await;
        let (mut white, _black) = table.start().await;
        // A line that comes back and takes its time to answer the ping.
        let visitor = table.visitor("white").await;
        let mut slow = visitor.line(&table.game, "white", None).await;
        pass(Duration::from_millis(600)).await;
        slow.until("welcome").await;
        slow.say(&json!({"type": "ping", "id": "p"})).await;
        slow.until("pong").await;
        slow.ask("m1", json!([{"move": {"motion": "e2e4"}}])).await;
        let event = white.until("event").await;
        let used = 300_000
            - event["picture"]["clocks"]["faces"]["white"]["left"]
                .as_i64()
                .unwrap();
        assert!(used >= 600 - allowance, "{used}");
        let stream = format!("game/{}", table.game);
        let entries = memory.clone().read(&stream, 0).unwrap();
        let act: serde_json::Value = serde_json::from_str(&entries.last().unwrap().body).unwrap();
        assert_eq!(act["act"]["id"], "m1", "{act}");
        assert_eq!(act["act"]["lag"].as_i64().unwrap_or(0), allowance, "{act}");
        // The room has done with the act when it answers again.
        slow.say(&json!({"type": "ping", "id": "q"})).await;
        slow.until("pong").await;
        // On a busy machine the other messages were slow by a millisecond or two.
        let named = format!(r#""game":"{}","seq":{}"#, table.game, event["seq"]);
        let log = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
        let given = log.lines().find(|line| line.contains(&named));
        assert_eq!(given.is_some(), allowance > 0, "{log}");
        let lag = format!(r#""lag":{allowance}"#);
        assert!(given.is_none_or(|line| line.contains(&lag)), "{given:?}");
    }
    let metrics = Visitor::new(server.clone()).get("/metrics").await.text;
    let given = metrics
        .lines()
        .find_map(|line| line.strip_prefix("jadoube_lag_given_milliseconds_total "));
    assert!(given.unwrap().parse::<u32>().unwrap() >= 250, "{metrics}");
}

/// An act that waited in the browser for its line says how long; it counts like a slow line.
#[tokio::test(start_paused = true)]
async fn an_act_that_waited_for_its_line_gets_back_what_the_organiser_allows() {
    let memory = Memory::default();
    let (server, _stop) = serve_on(&memory, &TestClock::new()).await;
    for (allowance, ago, given) in [(0, 400, 0), (300, 120, 120), (300, 4_000_000_000_u32, 300)] {
        let mut request = casual();
        request["lag_allowance"] = json!(allowance);
        let table = Table::lay(server.clone(), request).await;
        let (mut white, _black) = table.start().await;
        let ask = json!([{"touch": {"squares": ["e2"]}}]);
        let said = json!({"type": "ask", "id": "t1", "ask": ask, "ago": ago});
        white.say(&said).await;
        white.until("event").await;
        let stream = format!("game/{}", table.game);
        let entries = memory.clone().read(&stream, 0).unwrap();
        let act: serde_json::Value = serde_json::from_str(&entries.last().unwrap().body).unwrap();
        assert_eq!(act["act"]["id"], "t1", "{act}");
        let lag = act["act"]["lag"].as_i64().unwrap_or(0);
        // The line itself may take some milliseconds on a busy machine.
        assert!((given..=allowance.min(given + 100)).contains(&lag), "{act}");
    }
}

/// Who makes every message look slow gains five allowances, and then a fifth of one with each.
#[tokio::test(start_paused = true)]
async fn who_holds_his_answers_back_gains_little() {
    let memory = Memory::default();
    let (server, _stop) = serve_on(&memory, &TestClock::new()).await;
    let mut request = casual();
    request["auto_press"] = json!(true);
    request["lag_allowance"] = json!(1000);
    let table = Table::lay(server, request).await;
    let (mut white, mut black) = table.start().await;
    let mut number = 0;
    for (from, to) in [("2", "3"), ("3", "4")] {
        for file in ["a", "b", "c", "d", "e", "f", "g", "h"] {
            pass(Duration::from_secs(2)).await;
            let ask = json!([{"move": {"motion": format!("{file}{from}{file}{to}")}}]);
            let id = format!("w{number}");
            white
                .say(&json!({"type": "ask", "id": id, "ask": ask, "ago": 5000}))
                .await;
            white.until("event").await;
            black.until("event").await;
            let back = |rank: &str| 9 - rank.parse::<u32>().unwrap();
            let motion = format!("{file}{}{file}{}", back(from), back(to));
            black
                .ask(&format!("b{number}"), json!([{"move": {"motion": motion}}]))
                .await;
            black.until("event").await;
            white.until("event").await;
            number += 1;
        }
    }
    let entries = memory.clone().read(&format!("game/{}", table.game), 0);
    let given = |entry: &jadoube_journal::Entry| {
        let act: serde_json::Value = serde_json::from_str(&entry.body).unwrap();
        let own = act["act"]["id"]
            .as_str()
            .is_some_and(|id| id.starts_with('w'));
        own.then(|| act["act"]["lag"].as_u64().unwrap_or(0))
    };
    let given: Vec<u64> = entries.unwrap().iter().filter_map(given).collect();
    assert_eq!(given.len(), 16);
    assert_eq!(given[..5], [1000; 5]);
    assert_eq!(given[10..], [200; 6], "{given:?}");
}

#[tokio::test(start_paused = true)]
async fn the_time_of_an_outage_is_given_back() {
    let (memory, clock) = (Memory::default(), TestClock::new());
    let (server, stop) = serve_on(&memory, &clock).await;
    let table = Table::lay(server.clone(), casual()).await;
    let (mut white, _black) = table.start().await;
    let left = |heard: &serde_json::Value| {
        heard["picture"]["clocks"]["faces"]["white"]["left"]
            .as_i64()
            .unwrap()
    };
    stop.send(()).unwrap();
    white.until("closed").await;
    pass(Duration::from_secs(8)).await;
    let (server, _stop) = serve_on(&memory, &clock).await;
    let visitor = table.visitor_at(server, "white").await;
    let welcome = visitor
        .line(&table.game, "white", None)
        .await
        .until("welcome")
        .await;
    assert_eq!(
        welcome["picture"]["clocks"]["running"], "white",
        "{welcome}"
    );
    assert!(left(&welcome) > 300_000 - 4_000, "{}", left(&welcome));
    let missed = welcome["missed"].as_array().unwrap();
    assert!(
        missed.iter().any(|one| one["kind"] == "clock_resumed"),
        "on record"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_two_nodes_serve_the_same_game_and_one_dies() {
    let cluster = tokio::task::spawn_blocking(|| PrivatePostgres::start(false))
        .await
        .unwrap();
    let place = StoreUrl::Postgres(cluster.url());
    let (one, stop_one) = serve(place.clone()).await;
    let (two, stop_two) = serve(place).await;
    a_whole_game(one.into()).await;

    let mut request = casual();
    request["time_control"] = json!({"periods": [{"moves": null, "time": 3000}], "mode": "none"});
    let table = Table::lay(one, request).await;
    let (mut white, _black) = table.start().await;
    let mut black = table.visitor("black").await;
    black.server = two.into();
    let mut black = black.line(&table.game, "black", None).await;
    black.until("welcome").await;
    white.ask("w1", moved("e2e4")).await;
    let own = white.until("event").await;
    let heard = black.until("event").await;
    assert_eq!(heard["seq"], own["seq"]);
    black.ask("b1", moved("e7e5")).await;
    let own = black.until("event").await;
    assert_eq!(white.until("event").await["seq"], own["seq"]);

    // The node that White sits at goes; the clock is kept by the other, and White comes there.
    stop_one.send(()).unwrap();
    assert_eq!(white.until("closed").await["code"], 1001);
    let white = table.visitor_at(two, "white").await;
    let mut white = white.line(&table.game, "white", own["seq"].as_u64()).await;
    // Nothing was missed but what was given back for the time in between.
    let welcome = white.until("welcome").await;
    let given = ["clock_paused", "clock_resumed"];
    for missed in welcome["missed"].as_array().unwrap() {
        assert!(
            given.contains(&missed["kind"].as_str().unwrap()),
            "{missed}"
        );
    }
    // The same message under the same id, sent to the other node, is not done twice.
    white.ask("w1", moved("e2e4")).await;
    white.until("done").await;
    // A busy machine may have to give time back first.
    let fallen = loop {
        let event = white.until("event").await;
        if !event["picture"]["result"].is_null() {
            break event;
        }
    };
    assert_eq!(fallen["picture"]["result"]["outcome"], "0-1", "{fallen}");
    stop_two.send(()).unwrap();
    drop(black);
}

/// A friendly game needs nobody to start it, and nobody to let it go on.
#[tokio::test(start_paused = true)]
async fn a_friendly_game_starts_goes_on_and_is_played_again_by_its_players_alone() {
    let server = in_memory().await;
    let mut request = casual();
    request["auto_start"] = json!(true);
    request["names"] = json!({"white": "Anna", "black": "Bela"});
    let table = Table::lay(server, request).await;
    let mut anna = table.visitor("white").await;
    let mut bela = table.visitor("black").await;
    let mut white = anna.line(&table.game, "white", None).await;
    let welcome = white.until("welcome").await;
    assert_eq!(welcome["picture"]["phase"], "waiting");
    assert_eq!(welcome["settings"]["auto_start"], true);
    let mut black = bela.line(&table.game, "black", None).await;
    while white.until("event").await["picture"]["phase"] != "playing" {}
    while black.until("event").await["picture"]["phase"] != "playing" {}

    // One of them stops the clocks; both let play go on.
    white
        .ask("p", json!([{"pause": {"reason": "the door"}}]))
        .await;
    white.until("event").await;
    white.ask("g", json!(["agree_to_go_on"])).await;
    let agreed = white.until("event").await;
    assert_eq!(agreed["told"][0]["kind"], "going_on_agreed", "{agreed}");
    assert_eq!(agreed["told"][0]["article"], "6.11.3");
    assert_eq!(agreed["picture"]["phase"], "paused");
    black.ask("g", json!(["agree_to_go_on"])).await;
    assert_eq!(white.until("event").await["picture"]["phase"], "playing");

    // Nobody asks for another game before this one is over.
    let path = |role: &str| format!("/api/games/{}/rematch?as={role}", table.game);
    assert_eq!(anna.post(&path("white"), &json!({})).await.status, 422);
    white.ask("r", json!(["resign"])).await;
    white.until("event").await;
    let asked = anna.post(&path("white"), &json!({})).await.json();
    assert_eq!(asked["asked"], json!({"white": true, "black": false}));
    assert!(asked["joined"].is_null(), "{asked}");
    let made = bela.post(&path("black"), &json!({})).await.json();
    assert_eq!(made["joined"]["role"], "white", "{made}");
    let found = anna.get(&path("white")).await.json();
    assert_eq!(found["joined"]["role"], "black");
    assert_eq!(found["joined"]["id"], made["joined"]["id"]);
    let next = made["joined"]["id"].as_str().unwrap().to_owned();
    let mut bela_again = bela.line(&next, "white", None).await;
    let welcome = bela_again.until("welcome").await;
    assert_eq!(
        welcome["settings"]["names"],
        json!({"white": "Bela", "black": "Anna"})
    );
    let mut watcher = table.visitor("spectator").await;
    assert_eq!(watcher.get(&path("spectator")).await.status, 403);
}

/// Where an arbiter is present the arbiter lets play go on, and starts the game.
#[tokio::test(start_paused = true)]
async fn players_do_not_take_the_arbiters_place() {
    let server = in_memory().await;
    let request = json!({"preset": "blitz-5-0", "regime": "full", "auto_start": true});
    let refused = Visitor::new(server.clone())
        .post("/api/games", &request)
        .await;
    assert_eq!(refused.status, 422);
    let table = Table::lay(server, json!({"preset": "blitz-5-0"})).await;
    let mut lines = Vec::new();
    for role in ["white", "black", "arbiter"] {
        let visitor = table.visitor(role).await;
        let mut line = visitor.line(&table.game, role, None).await;
        line.until("welcome").await;
        lines.push(line);
    }
    lines[2].ask("s", json!(["start"])).await;
    let white = &mut lines[0];
    white.until("event").await;
    white.ask("g", json!(["agree_to_go_on"])).await;
    let refused = white.until("refused").await;
    assert_eq!(refused["refused"]["kind"], "not_your_office", "{refused}");
}

/// At a real board the desk types the moves that it sees.
#[tokio::test(start_paused = true)]
async fn a_move_typed_at_the_desk_is_that_of_the_player_to_move() {
    let server = in_memory().await;
    let request = json!({"preset": "standard-90-30", "use": "console"});
    let table = Table::lay(server.clone(), request).await;
    let desk = table.visitor("arbiter").await;
    let mut desk = desk.line(&table.game, "arbiter", None).await;
    desk.until("welcome").await;
    desk.ask("s", json!(["start"])).await;
    desk.until("event").await;
    for (id, text, by) in [("a", "e4", "white"), ("b", "Nf6", "black")] {
        desk.say(&json!({"type": "typed", "id": id, "text": text}))
            .await;
        let event = desk.until("event").await;
        let made = event["told"].as_array().unwrap();
        let made = made.iter().find(|one| one["kind"] == "move_made").unwrap();
        assert_eq!(made["happened"]["move_made"]["by"], by, "{event}");
    }
    // On screens the players move, and nobody types for them.
    let table = Table::lay(server, json!({"preset": "blitz-5-0"})).await;
    let desk = table.visitor("arbiter").await;
    let mut desk = desk.line(&table.game, "arbiter", None).await;
    desk.until("welcome").await;
    desk.say(&json!({"type": "typed", "id": "a", "text": "e4"}))
        .await;
    assert_eq!(desk.until("fault").await["code"], "not_understood");
}

/// Players and desk know whose page is open; spectators do not, and need not.
#[tokio::test(start_paused = true)]
async fn the_players_are_told_who_is_here() {
    let table = Table::lay(in_memory().await, casual()).await;
    let spectator = table.visitor("spectator").await;
    let mut spectator = spectator.line(&table.game, "spectator", None).await;
    spectator.until("welcome").await;
    let mut white = table
        .visitor("white")
        .await
        .line(&table.game, "white", None)
        .await;
    let here = |white: bool, black: bool| json!({"white": white, "black": black});
    assert_eq!(white.until("here").await["here"], here(true, false));
    let mut black = table
        .visitor("black")
        .await
        .line(&table.game, "black", None)
        .await;
    assert_eq!(black.until("here").await["here"], here(true, true));
    assert_eq!(white.until("here").await["here"], here(true, true));
    drop(black);
    assert_eq!(white.until("here").await["here"], here(true, false));
    spectator.never_hears("here").await;
}

/// A typed move whose answer was lost is said again, and is not read against the board that it led to.
#[tokio::test(start_paused = true)]
async fn a_typed_move_that_is_said_twice_is_made_once() {
    let table = Table::lay(in_memory().await, casual()).await;
    let (mut white, _black) = table.start().await;
    let said = json!({"type": "typed", "id": "m", "text": "e4"});
    white.say(&said).await;
    let made = white.until("event").await;
    white.say(&said).await;
    assert_eq!(white.until("done").await["seq"], made["seq"]);
}

/// Players and desk can ask what a ruling hangs on; who does not see the board as it is cannot.
#[tokio::test(start_paused = true)]
async fn a_ruling_explains_itself_to_those_at_the_board() {
    let server = in_memory().await;
    let request = json!({"preset": "rapid-15-10", "spectator_delay": 60});
    let table = Table::lay(server, request).await;
    let mut arbiter = table.visitor("arbiter").await;
    let mut desk = arbiter.line(&table.game, "arbiter", None).await;
    desk.until("welcome").await;
    for seat in ["white", "black"] {
        desk.say(&json!({"type": "ask", "id": seat, "seat": seat, "ask": ["arrive"]}))
            .await;
        desk.until("event").await;
    }
    desk.ask("s", json!(["start"])).await;
    desk.until("event").await;
    desk.say(&json!({"type": "ask", "id": "i", "seat": "white", "ask": moved("g1g3")}))
        .await;
    let event = desk.until("event").await;
    let entry = event["seq"].clone();
    assert!(entry.is_u64(), "{event}");
    let path = |entry: &serde_json::Value| format!("/api/games/{}/why/{entry}", table.game);

    let why = arbiter.get(&path(&entry)).await;
    assert_eq!(why.status, 200, "{}", why.text);
    let steps = why.json()["steps"].clone();
    let steps = steps.as_array().unwrap().clone();
    assert!(!steps.is_empty());
    let otherwise = steps
        .iter()
        .flat_map(|step| step["otherwise"].as_array().unwrap());
    let mut conditions = otherwise.map(|one| &one["condition"]["id"]);
    assert!(conditions.any(|id| id == "why-fault-before"), "{steps:?}");

    assert_eq!(arbiter.get(&path(&json!(999))).await.status, 404);
    for role in ["spectator", "white_sheet"] {
        let mut other = table.visitor(role).await;
        assert_eq!(other.get(&path(&entry)).await.status, 403, "{role}");
    }
    let mut stranger = Visitor::new(table.organiser.server.clone());
    assert_eq!(stranger.get(&path(&entry)).await.status, 404);

    // What is refused is kept nowhere, and can be asked about all the same.
    let history = format!("/api/games/{}/history", table.game);
    let kept = arbiter.get(&history).await.text;
    let asking = format!("/api/games/{}/why", table.game);
    let claim =
        json!({"type": "ask", "id": "c", "seat": "white", "ask": [{"claim_threefold": {}}]});
    let why = arbiter.post(&asking, &claim).await;
    assert_eq!(why.status, 200, "{}", why.text);
    let steps = why.json()["steps"].clone();
    let asked = steps[0]["asked"].as_array().unwrap().clone();
    assert!(asked.iter().any(|one| one["applied"] == false), "{steps}");
    let many = json!({"type": "ask", "id": "m", "ask": vec!["resign"; 9]});
    assert_eq!(arbiter.post(&asking, &many).await.status, 422);
    let mut black = table.visitor("black").await;
    let foreign = json!({"type": "ask", "id": "f", "seat": "white", "ask": ["resign"]});
    assert_eq!(black.post(&asking, &foreign).await.status, 403);
    let own = json!({"type": "ask", "id": "o", "ask": ["resign"]});
    assert_eq!(black.post(&asking, &own).await.status, 200);
    assert_eq!(arbiter.get(&history).await.text, kept, "nothing is kept");
}
