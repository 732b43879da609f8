//! What is brought to a broadcast: what spectators may see, when it changes, whatever the other side does.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;
#[path = "common/house.rs"]
mod house;

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use common::{Door, Table, Visitor, casual};
use jadoube_journal::{Memory, StoreUrl};
use jadoube_server::{Broadcasting, Config};
use serde_json::{Value, json};

const TOKEN: &str = "lip_verySecret";

/// What the other side was sent: where, by which token, and what.
#[derive(Clone, Debug, PartialEq)]
struct Sent {
    path: String,
    bearer: String,
    body: String,
}

/// Whoever takes broadcasts: notes what comes, and answers as it was told to.
#[derive(Clone, Default)]
struct Taker {
    sent: Arc<Mutex<Vec<Sent>>>,
    answers: Arc<Mutex<VecDeque<(u16, String)>>>,
}

impl Taker {
    /// Listens; without an answer left it takes everything.
    fn open(answers: &[(u16, &str)]) -> (Taker, String) {
        let taker = Taker::default();
        let own = answers
            .iter()
            .map(|(status, text)| (*status, (*text).to_owned()));
        *taker.answers.lock().unwrap() = own.collect();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let one = taker.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                one.hear(stream.unwrap());
            }
        });
        (taker, address)
    }

    fn hear(&self, stream: TcpStream) {
        let mut reader = BufReader::new(stream);
        let mut head = Vec::new();
        loop {
            let mut line = String::new();
            if reader.read_line(&mut line).unwrap_or(0) == 0 {
                return;
            }
            if line == "\r\n" {
                break;
            }
            head.push(line.trim().to_owned());
        }
        let field = |name: &str| {
            let lines = head.iter().filter_map(|line| line.split_once(": "));
            let mut lines = lines.filter(|(key, _)| key.eq_ignore_ascii_case(name));
            lines
                .next()
                .map(|(_, value)| value.to_owned())
                .unwrap_or_default()
        };
        let mut body = vec![0; field("content-length").parse().unwrap()];
        reader.read_exact(&mut body).unwrap();
        self.sent.lock().unwrap().push(Sent {
            path: head[0].split(' ').nth(1).unwrap().to_owned(),
            bearer: field("authorization"),
            body: String::from_utf8(body).unwrap(),
        });
        let told = self.answers.lock().unwrap().pop_front();
        let (status, text) = told.unwrap_or((200, r#"{"games":[]}"#.to_owned()));
        let more = if status == 302 {
            "Location: /elsewhere\r\n"
        } else {
            ""
        };
        let answer = format!(
            "HTTP/1.1 {status} Told\r\n{more}Content-Length: {}\r\nConnection: close\r\n\r\n{text}",
            text.len()
        );
        reader.into_inner().write_all(answer.as_bytes()).unwrap();
    }

    fn sent(&self) -> Vec<Sent> {
        self.sent.lock().unwrap().clone()
    }
}

/// A server that broadcasts, on streams that were written before.
async fn serve(memory: &Memory, to: &str, target: &str) -> Door {
    let mut config = Config::new(StoreUrl::Memory(memory.clone()));
    config.clock = house::TestClock::new();
    config.broadcasting = (!target.is_empty()).then(|| Broadcasting {
        to: to.to_owned(),
        token: TOKEN.parse().unwrap(),
        targets: vec![target.parse().unwrap()],
    });
    let (door, stop) = house::serve_by_pipes(config).await;
    std::mem::forget(stop);
    door
}

fn moved(motion: &str) -> Value {
    json!([{"move": {"motion": motion}}, {"press": {}}])
}

/// A hall with two boards, of which the second is shown an hour late, and a move at each.
async fn hall(door: &Door) -> (Visitor, Value, Vec<Table>) {
    let mut desk = Visitor::new(door.clone());
    let hall = desk
        .post("/api/halls", &json!({"name": "Friday"}))
        .await
        .json();
    let mut tables = Vec::new();
    for board in [1, 2] {
        let mut request = casual();
        request["board"] = json!(board);
        request["spectator_delay"] = json!(if board == 2 { 3600 } else { 0 });
        let path = format!("/api/halls/{}/games", hall["hall"].as_str().unwrap());
        let game = desk.post(&path, &request).await.json();
        let table = Table::of(&desk, &game);
        let (mut white, _black) = table.start().await;
        white.ask("m1", moved("e2e4")).await;
        white.until("event").await;
        tables.push(table);
    }
    (desk, hall, tables)
}

/// Who goes on asking a server that was started anew.
fn at(door: &Door, visitor: &Visitor) -> Visitor {
    let mut visitor = visitor.clone();
    visitor.server = door.clone();
    visitor
}

async fn say(visitor: &mut Visitor, game: &str, role: &str, id: &str, asked: Value) {
    let said = json!({"type": "ask", "id": id, "ask": asked});
    let path = format!("/api/games/{game}/say?as={role}");
    let answer = visitor.post(&path, &said).await;
    assert!(answer.text.contains("\"event\""), "{}", answer.text);
}

#[tokio::test(start_paused = true)]
async fn a_hall_is_brought_as_spectators_see_it() {
    let memory = Memory::default();
    let first = serve(&memory, "", "").await;
    let (desk, hall, tables) = hall(&first).await;
    let id = hall["hall"].as_str().unwrap();
    let error = r#"{"games":[{"tags":{},"moves":1},{"tags":{},"error":"No such player"}]}"#;
    let (taker, address) = Taker::open(&[(503, "later"), (503, "later"), (200, error)]);
    let door = serve(&memory, &address, &format!("hall/{id}=Abcd1234")).await;
    let mut desk = at(&door, &desk);
    let own = format!("/api/halls/{id}/broadcasts");
    let view = desk.get(&own).await.json();
    assert_eq!(
        view,
        json!([{"to": "Abcd1234", "state": "waiting", "games": 0}])
    );

    // It fails, waits, fails, waits longer, and the desk sees why.
    house::pass(Duration::from_secs(6)).await;
    assert_eq!(taker.sent().len(), 1);
    let view = desk.get(&own).await.json();
    assert_eq!(view[0]["state"], "trying");
    assert_eq!(
        view[0]["problem"],
        json!({"id": "broadcast-refused", "values": {"status": 503}})
    );
    house::pass(Duration::from_secs(5)).await;
    assert_eq!(taker.sent().len(), 2);
    house::pass(Duration::from_secs(7)).await;
    assert_eq!(taker.sent().len(), 2, "it waits twice as long");
    house::pass(Duration::from_secs(5)).await;
    let sent = taker.sent();
    assert_eq!(sent.len(), 3);
    assert_eq!(sent[2].path, "/api/broadcast/round/Abcd1234/push");
    assert_eq!(sent[2].bearer, format!("Bearer {TOKEN}"));
    // The second board is shown an hour late, here and there.
    assert_eq!(sent[2].body.matches("1. e4").count(), 1, "{}", sent[2].body);
    assert_eq!(sent[2].body.matches("[Event \"Friday\"]").count(), 2);
    let answer = desk.get(&own).await;
    let view = answer.json();
    assert_eq!(
        (&view[0]["state"], &view[0]["games"]),
        (&json!("current"), &json!(2))
    );
    assert_eq!(view[0]["problem"]["id"], "broadcast-not-taken");
    assert_eq!(view[0]["problem"]["values"]["why"], "No such player");
    assert!(!answer.text.contains(TOKEN), "the token is never shown");

    // What stands as it stood is not brought again; of what is new only that.
    house::pass(Duration::from_secs(60)).await;
    assert_eq!(taker.sent().len(), 3);
    let mut black = tables[0].visitor_at(door.clone(), "black").await;
    say(&mut black, &tables[0].game, "black", "m2", moved("e7e5")).await;
    house::pass(Duration::from_secs(6)).await;
    let sent = taker.sent();
    assert_eq!(sent.len(), 4);
    assert!(
        sent[3].body.contains("e5") && !sent[3].body.contains("[Board \"2\"]"),
        "{}",
        sent[3].body
    );
    assert!(desk.get(&own).await.json()[0]["problem"].is_null());
    // An hour later the other board is there too.
    house::pass(Duration::from_secs(3700)).await;
    assert!(
        taker
            .sent()
            .iter()
            .skip(4)
            .any(|one| one.body.contains("[Board \"2\"]"))
    );

    // Only the desk is told how it goes.
    let links = Table {
        game: String::new(),
        organiser: desk.clone(),
        links: hall["links"].clone(),
    };
    let mut spectator = links.visitor_at(door.clone(), "spectator").await;
    assert_eq!(spectator.get(&own).await.status, 403);
    assert_eq!(Visitor::new(door).get(&own).await.status, 404);
}

/// A round of an event, when it is on the wall; and an address that sends elsewhere is not followed with the token.
#[tokio::test(start_paused = true)]
async fn a_round_of_an_event_is_brought() {
    let memory = Memory::default();
    let first = serve(&memory, "", "").await;
    let mut desk = Visitor::new(first);
    let regulations = json!({"name": "Open", "system": {"swiss": {"rounds": 2}}});
    let made = desk
        .post("/api/events", &json!({"regulations": regulations}))
        .await
        .json();
    let event = made["event"].as_str().unwrap().to_owned();
    let entrants = ["Anna", "Béla"].map(|name| json!({"name": name, "players": [{"name": name}]}));
    for (id, mut said) in [
        json!({"type": "ask", "ask": [{"enter_all": entrants}]}),
        json!({"type": "draw", "by": "entry"}),
        json!({"type": "ask", "ask": [{"pair": {"round": 1}}]}),
    ]
    .into_iter()
    .enumerate()
    {
        said["id"] = json!(format!("s{id}"));
        desk.post(&format!("/api/events/{event}/say?as=organiser"), &said)
            .await;
    }
    let bout = json!({"bout": "1.1", "as": "organiser"});
    let opened = desk
        .post(&format!("/api/events/{event}/games"), &bout)
        .await;
    assert_eq!(opened.status, 201, "{}", opened.text);
    let (taker, address) = Taker::open(&[(302, ""), (401, "")]);
    let door = serve(&memory, &address, &format!("event/{event}/1=Abcd1234")).await;
    let mut desk = at(&door, &desk);
    house::pass(Duration::from_secs(30)).await;
    assert_eq!(taker.sent(), [], "the round is not on the wall");
    let publish = json!({"type": "ask", "id": "p", "ask": [{"publish": {"round": 1}}]});
    desk.post(&format!("/api/events/{event}/say?as=organiser"), &publish)
        .await;
    house::pass(Duration::from_secs(6)).await;
    let own = format!("/api/events/{event}/broadcasts");
    let view = desk.get(&own).await.json();
    assert_eq!(view[0]["round"], 1);
    assert_eq!(view[0]["problem"]["values"]["status"], 302, "{view}");
    house::pass(Duration::from_secs(6)).await;
    let view = desk.get(&own).await.json();
    assert_eq!(view[0]["problem"]["id"], "broadcast-token", "{view}");
    house::pass(Duration::from_secs(20)).await;
    let sent = taker.sent();
    assert_eq!(sent.len(), 3);
    assert!(
        sent.iter()
            .all(|one| one.path == "/api/broadcast/round/Abcd1234/push")
    );
    assert!(sent[2].body.contains("[Round \"1\"]"), "{}", sent[2].body);
    assert_eq!(desk.get(&own).await.json()[0]["state"], "current");
}

/// The other side takes the connection and says nothing: at the boards nobody notices.
#[tokio::test(start_paused = true)]
async fn whoever_is_silent_holds_nobody_up() {
    let memory = Memory::default();
    let first = serve(&memory, "", "").await;
    let (desk, hall, tables) = hall(&first).await;
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", silent.local_addr().unwrap());
    let target = format!("hall/{}=Abcd1234", hall["hall"].as_str().unwrap());
    let door = serve(&memory, &address, &target).await;
    drop(desk);
    silent.set_nonblocking(true).unwrap();
    let silent = tokio::net::TcpListener::from_std(silent).unwrap();
    let (stream, _) = silent.accept().await.unwrap();
    let mut black = tables[0].visitor_at(door, "black").await;
    say(&mut black, &tables[0].game, "black", "m2", moved("e7e5")).await;
    drop(stream);
}
