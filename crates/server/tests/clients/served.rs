//! Games that end in every way there is, begun from every kind of position, by people of every kind of
//! name; and every address at which such games are served as PGN.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use serde_json::{Value, json};
use std::time::Duration;

use crate::common::{Table, Visitor, paired};
use crate::house::{self, TestClock};
use jadoube_journal::Memory;
use jadoube_ruling::Moment;
use jadoube_server::add_person;

/// A text that was served.
pub struct Served {
    /// Where.
    pub path: String,
    pub text: String,
    /// Whether all boards of the hall must be in it.
    pub whole_hall: bool,
}

/// A board of the hall: how it is laid, who does what at it, and what comes of it.
struct Board {
    request: Value,
    acts: Vec<(&'static str, Value)>,
    result: &'static str,
}

/// Names that people have, and that other programs stumble over.
const NAMES: [&str; 8] = [
    "O'Brien, \"Ő\" \\ {x}",
    "[%clk 0:00:01] ; 1-0 *",
    "Çağlar Şimşek-İnönü",
    "Ääniö, Yrjö 2. e4",
    "羽生 善治",
    "آنا محمد",
    "😀 e\u{301}",
    "%x $1 (a) <b> </Event>",
];

fn moved(motion: &str) -> Value {
    json!([{"move": {"motion": motion}}, {"press": {}}])
}

/// Moves of both sides in turn, White's first.
fn moves(motions: &str) -> Vec<(&'static str, Value)> {
    let sides = ["white", "black"].into_iter().cycle();
    sides.zip(motions.split(' ').map(moved)).collect()
}

fn and(
    mut acts: Vec<(&'static str, Value)>,
    role: &'static str,
    asked: Value,
) -> Vec<(&'static str, Value)> {
    acts.push((role, asked));
    acts
}

fn boards() -> Vec<Board> {
    let casual = || json!({"no_arbiter": true, "preset": "blitz-5-0", "regime": "limited"});
    let from = |fen: &str| {
        let mut request = casual();
        request["start"] = json!(fen);
        request
    };
    let ruled = || json!({"preset": "blitz-5-0", "regime": "limited"});
    let mut chess960 = casual();
    chess960["chess960"] = json!({"number": 423});
    let real = json!({"use": "console", "preset": "blitz-5-0", "regime": "limited", "moves_from_sheets": false});
    let board = |request, acts, result| Board {
        request,
        acts,
        result,
    };
    let declared =
        |outcome| json!([{"declare": {"outcome": outcome, "reason": "{the} \"hall\" closes"}}]);
    let offered = json!([{"move": {"motion": "g1f3"}}, "offer_draw", {"press": {}}]);
    let agreed = and(moves("e2e4 e7e5"), "white", offered);
    vec![
        board(casual(), moves("f2f3 e7e5 g2g4 d8h4"), "0-1"),
        board(
            casual(),
            and(moves("e2e4"), "black", json!(["resign"])),
            "1-0",
        ),
        board(
            casual(),
            and(agreed, "black", json!(["accept_draw"])),
            "1/2-1/2",
        ),
        // Castling from and to the squares of the array.
        board(chess960, moves("f1g1 f8g8 e1d3"), "*"),
        // Stalemate, by Black, who is to move.
        board(
            from("5q2/8/8/8/8/6k1/8/7K b - - 0 40"),
            vec![("black", moved("f8f2"))],
            "1/2-1/2",
        ),
        // A dead position.
        board(
            from("8/8/8/3k4/8/8/3pK3/8 w - - 0 60"),
            moves("e2d2"),
            "1/2-1/2",
        ),
        board(
            from("3r3k/4P3/8/8/8/8/P7/4K3 w - - 0 1"),
            moves("e7d8n"),
            "*",
        ),
        board(
            ruled(),
            and(moves("e2e4"), "arbiter", declared("both_lose")),
            "0-0",
        ),
        board(
            ruled(),
            and(moves("e2e4"), "arbiter", declared("annulled")),
            "*",
        ),
        // On a screen an illegal move is ruled on, and the game goes on.
        board(
            ruled(),
            vec![("white", moved("e2e5")), ("white", moved("e2e4"))],
            "*",
        ),
        // At a real board it stands until somebody sees it.
        board(real, moves("e2e5 g8f6 g1f3"), "*"),
        board(casual(), Vec::new(), "*"),
        board(
            casual(),
            and(
                moves("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8"),
                "white",
                json!([{"claim_threefold": {}}]),
            ),
            "1/2-1/2",
        ),
        // The last one, after which everybody's time runs out.
        board(casual(), moves("e2e4 e7e5"), "*"),
    ]
}

async fn say(visitor: &mut Visitor, game: &str, role: &str, id: &str, asked: &Value) {
    let said = json!({"type": "ask", "id": id, "ask": asked});
    let path = format!("/api/games/{game}/say?as={role}");
    let answer = visitor.post(&path, &said).await;
    assert_eq!(answer.status, 200, "{role} {asked}: {}", answer.text);
    assert!(
        !answer.text.contains("\"refused\""),
        "{role} {asked}: {}",
        answer.text
    );
}

/// Lays all boards in a hall and plays them; gives the hall with its links, and the games.
async fn hall(desk: &mut Visitor) -> (Value, Vec<String>) {
    let hall = desk
        .post("/api/halls", &json!({"name": "Friday \"night\" {}"}))
        .await
        .json();
    let id = hall["hall"].as_str().unwrap().to_owned();
    let mut games = Vec::new();
    for (number, board) in boards().into_iter().enumerate() {
        let mut request = board.request;
        request["board"] = json!(number + 1);
        request["names"] = json!({"white": NAMES[number % 8], "black": NAMES[(number + 3) % 8]});
        let made = desk.post(&format!("/api/halls/{id}/games"), &request).await;
        assert_eq!(made.status, 201, "{}", made.text);
        let made = made.json();
        let table = Table {
            game: made["game"].as_str().unwrap().to_owned(),
            organiser: desk.clone(),
            links: made["links"].clone(),
        };
        begin(&table, &request).await;
        for (act, (role, asked)) in board.acts.iter().enumerate() {
            let mut visitor = table.visitor(role).await;
            say(&mut visitor, &table.game, role, &format!("a{act}"), asked).await;
        }
        games.push(table.game);
    }
    (hall, games)
}

async fn begin(table: &Table, request: &Value) {
    // At a real board everybody is seen to be there; on a screen players say so.
    let arrive = ["white", "black"].map(|role| (role, json!(["arrive"])));
    let mut acts: Vec<(&str, Value)> = match request["use"] == "console" {
        true => Vec::new(),
        false => arrive.into(),
    };
    if request["no_arbiter"] != true {
        acts.push(("arbiter", json!(["start"])));
    }
    for (role, asked) in acts {
        let mut visitor = table.visitor(role).await;
        say(
            &mut visitor,
            &table.game,
            role,
            &format!("begin-{role}"),
            &asked,
        )
        .await;
    }
}

/// An event whose first round is on the wall, with a game of it that was played here, and the secret of
/// its spectators.
async fn event(desk: &mut Visitor) -> (String, String) {
    let regulations = json!({"name": "Open {of} \"all\"", "system": {"swiss": {"rounds": 2}}, "tie_breaks": ["BH"]});
    let entrants = NAMES[..4]
        .iter()
        .map(|name| json!({"name": name, "players": [{"name": name}]}));
    let entrants: Vec<Value> = entrants.collect();
    let event = paired(desk, regulations, &entrants).await;
    let mut seats = Vec::new();
    let mut game = String::new();
    for number in 1..=4 {
        let role = format!("player_{number}");
        let link = desk
            .post(
                &format!("/api/events/{event}/links"),
                &json!({"role": role}),
            )
            .await
            .json();
        let mut player = Visitor::new(desk.server.clone());
        player
            .join(
                link["path"]
                    .as_str()
                    .unwrap()
                    .strip_prefix("/join#")
                    .unwrap(),
            )
            .await;
        let sat = player
            .post(
                &format!("/api/events/{event}/games"),
                &json!({"bout": "1.1", "as": role}),
            )
            .await;
        if sat.status == 201 {
            let sat = sat.json();
            game = sat["game"].as_str().unwrap().to_owned();
            seats.push((sat["role"].as_str().unwrap().to_owned(), player));
        }
    }
    seats.sort_by(|one, other| other.0.cmp(&one.0));
    for (role, player) in &mut seats {
        say(
            player,
            &game,
            role,
            &format!("here-{role}"),
            &json!(["arrive"]),
        )
        .await;
    }
    for (number, motion) in ["e2e4", "e7e5", "g1f3"].iter().enumerate() {
        let (role, player) = &mut seats[number % 2];
        let asked = json!([{"move": {"motion": motion}}]);
        say(player, &game, role, &format!("m{number}"), &asked).await;
    }
    let (role, player) = &mut seats[1];
    say(player, &game, role, "gives-up", &json!(["resign"])).await;
    let public = desk
        .post(
            &format!("/api/events/{event}/links"),
            &json!({"role": "spectator"}),
        )
        .await
        .json();
    let key = public["path"]
        .as_str()
        .unwrap()
        .strip_prefix("/join#")
        .unwrap();
    (event, key.to_owned())
}

/// Games of programs, as programs export them.
async fn programs(anna: &mut Visitor, robo: &mut Visitor) -> Vec<String> {
    let mut games = Vec::new();
    for more in [
        json!({}),
        json!({"variant": "chess960"}),
        json!({"variant": "fromPosition", "fen": "8/4P3/8/8/8/8/k6K/8 w - - 0 1"}),
    ] {
        let mut asked = json!({"clock.limit": 60, "clock.increment": 1, "color": "white"});
        asked
            .as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        let id = anna.post("/api/challenge/robo", &asked).await.json();
        let id = id["id"].as_str().unwrap().to_owned();
        let accepted = robo
            .post(&format!("/api/challenge/{id}/accept"), &json!({}))
            .await;
        assert_eq!(accepted.status, 200, "{}", accepted.text);
        let first = if more["fen"].is_string() {
            "e7e8q"
        } else {
            "e2e4"
        };
        let made = anna
            .post(&format!("/api/board/game/{id}/move/{first}"), &json!({}))
            .await;
        assert_eq!(made.status, 200, "{}", made.text);
        robo.post(&format!("/api/bot/game/{id}/resign"), &json!({}))
            .await;
        games.push(id);
    }
    games
}

/// The results that the boards of the hall must show, in their order.
pub fn results() -> Vec<&'static str> {
    boards().iter().map(|board| board.result).collect()
}

/// Plays everything, and fetches it from everywhere.
pub async fn everything() -> Vec<Served> {
    let mut memory = Memory::default();
    let (door, stop) = house::serve_on(&memory, &TestClock::new()).await;
    let mut person = |name: &str, bot: bool| {
        let given = add_person(&mut memory, name, bot, None, Moment::ZERO).unwrap();
        let mut visitor = Visitor::new(door.clone());
        visitor.bearer = Some(given.token);
        visitor
    };
    let (mut anna, mut robo) = (person("Anna", false), person("Robo", true));
    let mut desk = Visitor::new(door.clone());
    let (hall, games) = hall(&mut desk).await;
    let (event, public) = event(&mut desk).await;
    let exported = programs(&mut anna, &mut robo).await;
    let id = hall["hall"].as_str().unwrap();
    let of_hall = Table {
        game: String::new(),
        organiser: desk.clone(),
        links: hall["links"].clone(),
    };
    let mut nobody = Visitor::new(door.clone());
    let mut served = Vec::new();
    // As it stands, and after every flag has fallen.
    for late in [false, true] {
        if late {
            house::pass(Duration::from_secs(3600)).await;
        }
        let own = games.iter().map(|game| format!("/api/games/{game}/pgn"));
        let own = own
            .chain(["en", "hu", "tr", "fi"].map(|lang| format!("/api/halls/{id}/pgn?lang={lang}")));
        let own = own.chain([
            format!("/api/events/{event}/pgn"),
            format!("/api/events/{event}/pgn?round=1"),
            format!("/api/events/{event}/export/pgn"),
        ]);
        for path in own {
            served.push(fetch(&mut desk, path, late).await);
        }
        let keyed = [
            format!("/api/halls/{id}/pgn?key={}", of_hall.secret("spectator")),
            format!("/api/events/{event}/pgn?key={public}"),
            format!("/api/events/{event}/pgn?round=1&key={public}"),
        ];
        for path in keyed {
            served.push(fetch(&mut nobody, path, late).await);
        }
        for game in &exported {
            served.push(fetch(&mut anna, format!("/game/export/{game}"), late).await);
        }
    }
    drop(stop);
    served
}

async fn fetch(visitor: &mut Visitor, path: String, late: bool) -> Served {
    let answer = visitor.get(&path).await;
    assert_eq!(answer.status, 200, "{path}: {}", answer.text);
    assert!(
        answer
            .head
            .contains("application/x-chess-pgn; charset=utf-8"),
        "{path}: {}",
        answer.head
    );
    Served {
        whole_hall: path.starts_with("/api/halls") && !late,
        path,
        text: answer.text,
    }
}
