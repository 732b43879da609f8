//! Games for other programs: what stands in them, who may fetch them, and how late.

mod common;

#[path = "common/house.rs"]
mod house;

use common::{Table, Visitor, casual};
use house::in_memory;
use jadoube_notation::Language;
use jadoube_notation::pgn::{Game, Games, MainLine, clock};
use serde_json::{Value, json};

fn moved(motion: &str) -> Value {
    json!([{"move": {"motion": motion}}, {"press": {}}])
}

/// What a file says, game by game: the tags asked for, and the moves with their clocks.
fn read(text: &str, tags: &[&str]) -> Vec<(Vec<String>, usize, usize)> {
    let mut line = MainLine::default();
    let tell = |game: Game<'_>| {
        line.play(&game, Language::English);
        assert!(line.problems.is_empty(), "{:?}\n{text}", line.problems);
        let tag = |name: &&str| {
            game.tag(name)
                .map_or(String::new(), |tag| tag.value().into_owned())
        };
        let clocks = game
            .tokens
            .iter()
            .filter_map(jadoube_notation::pgn::Token::comment);
        let clocks = clocks.filter(|comment| clock(comment).is_some()).count();
        (tags.iter().map(tag).collect(), line.moves.len(), clocks)
    };
    Games::new(text.as_bytes()).map(tell).collect()
}

async fn say(table: &Table, role: &str, id: &str, asked: Value) {
    let mut visitor = table.visitor(role).await;
    let said = json!({"type": "ask", "id": id, "ask": asked});
    let path = format!("/api/games/{}/say?as={role}", table.game);
    let answer = visitor.post(&path, &said).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    assert!(!answer.text.contains("\"refused\""), "{}", answer.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_in_which_an_illegal_move_stands_is_read_by_everybody() {
    let server = in_memory().await;
    let request = json!({
        "use": "console", "regime": "limited", "preset": "blitz-3-2", "moves_from_sheets": false,
        "names": {"white": "Anna \"A\"", "black": "Béla"}, "event": "Club {night}", "round": "3",
        "fide_ids": {"white": 712345, "black": null},
    });
    let mut table = Table::lay(server, request).await;
    say(&table, "arbiter", "start", json!(["start"])).await;
    for (at, (role, motion)) in [("white", "e2e5"), ("black", "g8f6"), ("white", "g1f3")]
        .iter()
        .enumerate()
    {
        say(&table, role, &format!("m{at}"), moved(motion)).await;
    }
    let path = format!("/api/games/{}/pgn", table.game);
    let text = table.organiser.get(&path).await.text;
    let tags = [
        "White",
        "Black",
        "Event",
        "Round",
        "WhiteFideId",
        "BlackFideId",
        "TimeControl",
        "Termination",
        "Part",
        "FEN",
    ];
    let games = read(&text, &tags);
    let tags = |part: &str, fen: &str| {
        let of = [
            "Anna \"A\"",
            "Béla",
            "Club {night}",
            "3",
            "712345",
            "",
            "180+2",
            "unterminated",
            part,
            fen,
        ];
        of.map(str::to_owned).to_vec()
    };
    let after = "rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    assert_eq!(
        games,
        [(tags("1/2", ""), 0, 0), (tags("2/2", after), 2, 2)],
        "{text}"
    );
    assert!(text.contains("{[%illegal e2e5 stands]"), "{text}");
    assert!(!text.contains("????"), "the day is known: {text}");

    // Who takes the journal home has the same game in it, and its names.
    let journal = format!("/api/games/{}/journal", table.game);
    let journal = table.organiser.get(&journal).await.text;
    let record = jadoube_journal::Record::verify(&journal).unwrap();
    let export = record.export(|_| None).unwrap().write();
    assert_eq!(
        read(&export, &["White"])[1],
        (vec!["Anna \"A\"".to_owned()], 2, 2),
        "{export}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hall_has_one_address_for_all_its_boards() {
    let server = in_memory().await;
    let mut desk = Visitor::new(server.clone());
    let hall = desk
        .post("/api/halls", &json!({"name": "Friday"}))
        .await
        .json();
    let id = hall["hall"].as_str().unwrap();
    let mut tables = Vec::new();
    for board in [2, 1] {
        let mut request = casual();
        request["board"] = json!(board);
        // The first to be laid is shown an hour late.
        request["spectator_delay"] = json!(if board == 2 { 3600 } else { 0 });
        let game = desk
            .post(&format!("/api/halls/{id}/games"), &request)
            .await
            .json();
        let table = Table::of(&desk, &game);
        let (mut white, _black) = table.start().await;
        white.ask("m1", moved("e2e4")).await;
        white.until("event").await;
        tables.push(table);
    }
    let path = format!("/api/halls/{id}/pgn");
    let boards = |text: &str| -> Vec<(String, usize)> {
        let games = read(text, &["Board", "Event"]).into_iter();
        games
            .map(|(tags, moves, _)| {
                assert_eq!(tags[1], "Friday");
                (tags[0].clone(), moves)
            })
            .collect()
    };
    let board = |number: &str, moves| (number.to_owned(), moves);
    assert_eq!(
        boards(&desk.get(&path).await.text),
        [board("1", 1), board("2", 1)]
    );

    // A broadcast has no cookie: it uses a spectator's secret, and waits as a spectator does.
    let links = Table {
        game: String::new(),
        organiser: desk.clone(),
        links: hall["links"].clone(),
    };
    let mut broadcast = Visitor::new(server);
    let key = links.secret("spectator");
    for _ in 0..2 {
        let text = broadcast.get(&format!("{path}?key={key}")).await.text;
        assert_eq!(boards(&text), [board("1", 1), board("2", 0)], "{text}");
    }
    assert_eq!(broadcast.get(&path).await.status, 404);
    let other = tables[0].secret("spectator");
    assert_eq!(
        broadcast.get(&format!("{path}?key={other}")).await.status,
        404
    );
    let arbiter = links.secret("arbiter");
    assert_eq!(
        broadcast.get(&format!("{path}?key={arbiter}")).await.status,
        403
    );
    let game = format!("/api/games/{}/pgn", tables[0].game);
    let text = broadcast.get(&format!("{game}?key={other}")).await.text;
    assert_eq!(boards(&text), [board("2", 0)]);
}

/// An event has one address for all its games, and one for each round; what is not on the wall yet is at
/// neither, but for the desk.
#[tokio::test(flavor = "multi_thread")]
async fn an_event_has_an_address_for_every_round() {
    let server = in_memory().await;
    let mut desk = Visitor::new(server.clone());
    let regulations = json!({"name": "Open", "system": {"swiss": {"rounds": 2}}});
    let asked = json!({"regulations": regulations});
    let made = desk.post("/api/events", &asked).await.json();
    let event = made["event"].as_str().unwrap().to_owned();
    let entrants = ["Anna", "Béla"].map(|name| json!({"name": name, "players": [{"name": name}]}));
    let mut number = 0;
    let speaker = desk.clone();
    let mut say = async |mut said: Value| {
        number += 1;
        said["id"] = json!(format!("s{number}"));
        let path = format!("/api/events/{event}/say?as=organiser");
        let heard = speaker.clone().post(&path, &said).await;
        assert_eq!(heard.json()[0]["type"], "event", "{}", heard.text);
    };
    say(json!({"type": "ask", "ask": [{"enter_all": entrants}]})).await;
    say(json!({"type": "draw", "by": "entry"})).await;
    say(json!({"type": "ask", "ask": [{"pair": {"round": 1}}]})).await;
    let bout = json!({"bout": "1.1", "as": "organiser"});
    let opened = desk
        .post(&format!("/api/events/{event}/games"), &bout)
        .await;
    assert_eq!(opened.status, 201, "{}", opened.text);
    let links = Table {
        game: String::new(),
        organiser: desk.clone(),
        links: made["links"].clone(),
    };
    let key = links.secret("spectator");
    let mut broadcast = Visitor::new(server);
    let address = |round: &str| format!("/api/events/{event}/pgn?key={key}{round}");
    let own = desk.get(&format!("/api/events/{event}/pgn")).await.text;
    assert_eq!(read(&own, &["Event", "Round"]).len(), 1, "{own}");
    assert_eq!(broadcast.get(&address("")).await.text, "");
    say(json!({"type": "ask", "ask": [{"publish": {"round": 1}}]})).await;
    let text = broadcast.get(&address("&round=1")).await.text;
    let tags = ["Open", "1"].map(str::to_owned).to_vec();
    assert_eq!(read(&text, &["Event", "Round"]), [(tags, 0, 0)], "{text}");
    assert_eq!(broadcast.get(&address("")).await.text, text);
    assert_eq!(broadcast.get(&address("&round=2")).await.text, "");
    let organiser = links.secret("organiser");
    let wrong = format!("/api/events/{event}/pgn?key={organiser}");
    assert_eq!(broadcast.get(&wrong).await.status, 403);
}
