//! A session of cards in the same rooms as chess: seats, hidden cards, a table that deals, delay.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;
#[path = "common/house.rs"]
mod house;

use std::time::Duration;

use common::{Door, Line, Table, Visitor};
use house::{TestClock, in_memory, pass, serve_on};
use jadoube_cards::{Hex, Nonce, Seat, number_commitment};
use jadoube_journal::{Memory, Streams};
use serde_json::{Value, json};

const SEATS: [&str; 3] = ["first", "second", "third"];

async fn open(door: &Door, request: Value) -> Table {
    let mut organiser = Visitor::new(door.clone());
    let answer = organiser.post("/api/tables", &request).await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    let created = answer.json();
    Table {
        game: created["game"].as_str().unwrap().to_owned(),
        organiser,
        links: created["links"].clone(),
    }
}

/// The three players at the table, and what each sees.
struct Players {
    lines: Vec<Line>,
    views: Vec<Value>,
    asked: u32,
}

impl Players {
    async fn sit_down(table: &Table, door: &Door) -> Players {
        let (mut lines, mut views) = (Vec::new(), Vec::new());
        for role in SEATS {
            let visitor = table.visitor_at(door.clone(), role).await;
            let mut line = visitor.line(&table.game, role, None).await;
            views.push(line.until("welcome").await["view"].clone());
            lines.push(line);
        }
        Players {
            lines,
            views,
            asked: 0,
        }
    }

    /// Asks for something that is granted; everybody hears it.
    async fn ask(&mut self, seat: usize, asked: Value) -> Value {
        self.asked += 1;
        let id = format!("a{}", self.asked);
        self.lines[seat].ask(&id, asked).await;
        let mut heard = Value::Null;
        for (line, view) in self.lines.iter_mut().zip(&mut self.views) {
            heard = line.hear().await;
            assert_eq!(heard["type"], "event", "{heard}");
            assert_eq!(heard["id"], id.as_str(), "{heard}");
            *view = heard["view"].clone();
        }
        heard
    }

    /// What comes before a deal: each commits himself to a number, then opens it; and a cut where one
    /// is due.
    async fn prepare(&mut self) {
        let deal = u32::try_from(self.views[0]["next"]["deal"].as_u64().unwrap()).unwrap();
        self.asked += 1000;
        let numbers = Seat::ALL.map(|seat| number(self.asked, seat));
        for (seat, nonce) in Seat::ALL.into_iter().zip(&numbers) {
            let commitment = number_commitment(deal, seat, nonce);
            let asked = json!({"table": {"commit": {"commitment": commitment}}});
            self.ask(seat.index(), asked).await;
        }
        if self.views[0]["next"]["step"] == "cut" {
            let cutter: usize = self.views[0]["to_act"].as_str().unwrap().parse().unwrap();
            self.ask(cutter, json!({"table": {"cut": {"at": 9}}})).await;
        }
        for (seat, nonce) in Seat::ALL.into_iter().zip(&numbers) {
            let asked = json!({"table": {"add_nonce": {"nonce": nonce}}});
            self.ask(seat.index(), asked).await;
        }
    }
}

/// A number that a player has drawn.
fn number(draw: u32, seat: Seat) -> Nonce {
    let mut bytes = [seat.number(); 16];
    bytes[..4].copy_from_slice(&draw.to_be_bytes());
    Hex(bytes)
}

/// The cards of a hand as a view shows them; none if it is hidden.
fn hand(view: &Value, seat: usize) -> Option<String> {
    let hand = &view["deal"]["hands"][seat];
    (!hand.is_null()).then(|| hand.to_string())
}

#[tokio::test(start_paused = true)]
async fn three_play_and_nobody_sees_a_card_of_another() {
    for game in ["ulti", "snapszer"] {
        let door = in_memory().await;
        let table = open(
            &door,
            json!({"game": game, "names": ["Anna", "Béla", "Cili"]}),
        )
        .await;
        let mut players = Players::sit_down(&table, &door).await;
        // The table has committed itself before anybody says a number.
        assert!(players.views[2]["next"]["commitment"].is_string());
        players.prepare().await;
        // That was the draw for the first deal; the next is dealt.
        assert_eq!(players.views[0]["next"]["deal"], 1, "{}", players.views[0]);
        players.prepare().await;
        let spectator = table.visitor("spectator").await;
        let mut public = spectator.line(&table.game, "spectator", None).await;
        let welcome = public.until("welcome").await;
        let desk = table.visitor("arbiter").await;
        let mut desk = desk.line(&table.game, "arbiter", None).await;
        let ruled = desk.until("welcome").await;
        for seat in 0..3 {
            for other in 0..3 {
                let seen = hand(&players.views[seat], other);
                assert_eq!(seen.is_some(), seat == other, "{game}: {seat} and {other}");
            }
            assert_eq!(hand(&welcome["view"], seat), None);
            assert_eq!(hand(&ruled["view"], seat), None);
            // Nor in any sentence, nor in the seed from which all follows.
            let own = hand(&players.views[seat], seat).unwrap();
            for text in [&welcome, &ruled, &players.views[(seat + 1) % 3]] {
                assert!(!text.to_string().contains(&own), "{game} {seat}: {text}");
                assert!(text["seed"].is_null() && text["view"]["seed"].is_null());
            }
        }
        // Who is not on turn is refused, with the clause; nobody else hears it.
        let turn: usize = players.views[0]["to_act"]
            .as_str()
            .unwrap()
            .parse()
            .unwrap();
        let wrong =
            json!({"play": if game == "ulti" { json!("take") } else { json!({"ready": {}}) }});
        players.lines[(turn + 1) % 3].ask("no", wrong).await;
        let refused = players.lines[(turn + 1) % 3].hear().await;
        assert_eq!(refused["type"], "refused", "{refused}");
        assert!(refused["clause"].is_string(), "{refused}");
        // Those who look on say nothing, and the desk rules.
        public.ask("x", json!({"table": "knock"})).await;
        assert_eq!(public.until("fault").await["code"], "not_yours");
        desk.ask("r", json!({"rule": {"replay": {"reason": "a card fell"}}}))
            .await;
        let again = desk.until("event").await;
        assert_eq!(again["view"]["next"]["deal"], 1, "{again}");
        // The seed of the deal that is over is open, and the next deal has another.
        assert!(again["view"]["seed"].is_string(), "{again}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_session_is_replayed_and_an_act_is_done_once() {
    let (memory, clock) = (Memory::default(), TestClock::new());
    let (door, stop) = serve_on(&memory, &clock).await;
    let table = open(&door, json!({"game": "ulti"})).await;
    let mut players = Players::sit_down(&table, &door).await;
    players.prepare().await;
    players.prepare().await;
    let before = players.views.clone();
    stop.send(()).unwrap();
    pass(Duration::from_secs(10)).await;
    let (door, _stop) = serve_on(&memory, &clock).await;
    let mut players = Players::sit_down(&table, &door).await;
    assert_eq!(players.views, before);
    // The first message of all, once more.
    let again = json!({"table": {"commit": {"commitment": "00".repeat(32)}}});
    players.lines[0].ask("a1001", again).await;
    assert_eq!(players.lines[0].hear().await["type"], "done");
    // The kind stands in the first entry, and the table's secret nowhere but in the stream.
    let entries = memory
        .clone()
        .read(&format!("game/{}", table.game), 0)
        .unwrap();
    let first: Value = serde_json::from_str(&entries[0].body).unwrap();
    assert_eq!(first["opened"]["kind"], "ulti");
    let secret = first["opened"]["secret"].as_str().unwrap();
    assert!(
        players
            .views
            .iter()
            .all(|view| !view.to_string().contains(secret))
    );
}

#[tokio::test(start_paused = true)]
async fn spectators_of_cards_wait_too() {
    let door = in_memory().await;
    let table = open(&door, json!({"game": "snapszer", "spectator_delay": 5})).await;
    let visitor = table.visitor("spectator").await;
    let mut late = visitor.line(&table.game, "spectator", None).await;
    late.until("welcome").await;
    let mut players = Players::sit_down(&table, &door).await;
    pass(Duration::from_secs(6)).await;
    late.until("event").await;
    let began = tokio::time::Instant::now();
    let commitment = number_commitment(0, Seat::ALL[0], &number(1, Seat::ALL[0]));
    let asked = json!({"table": {"commit": {"commitment": commitment}}});
    players.ask(0, asked).await;
    let event = late.until("event").await;
    assert_eq!(began.elapsed(), Duration::from_secs(5));
    assert_eq!(
        event["told"][0]["message"]["id"], "card-seat-committed",
        "{event}"
    );
}

#[tokio::test(start_paused = true)]
async fn a_table_that_cannot_be_opened_is_said_to_be_none() {
    let door = in_memory().await;
    let mut visitor = Visitor::new(door);
    for (request, why) in [
        (json!({"game": "whist"}), "whist"),
        (json!({"game": "ulti", "rules": "house of cards"}), "rules"),
        (json!({"game": "ulti", "spectator_delay": 4000}), "3600"),
    ] {
        let answer = visitor.post("/api/tables", &request).await;
        assert_eq!(answer.status, 422, "{}", answer.text);
        assert!(answer.text.contains(why), "{}", answer.text);
    }
}

#[tokio::test(start_paused = true)]
async fn the_table_watches_the_time_of_the_seats() {
    let (memory, clock) = (Memory::default(), TestClock::new());
    let (door, stop) = serve_on(&memory, &clock).await;
    let table = open(&door, json!({"game": "snapszer", "act_seconds": 20})).await;
    let mut players = Players::sit_down(&table, &door).await;
    let began = tokio::time::Instant::now();
    // Nobody commits himself: the shuffle is void after a minute, and begins anew.
    let void = players.lines[0].until("event").await;
    assert_eq!(
        void["told"][0]["message"]["id"], "card-shuffle-void",
        "{void}"
    );
    assert_eq!(began.elapsed(), Duration::from_millis(60_250));
    // A server that is away takes nobody's time.
    let first = players.views[0]["next"]["commitment"].clone();
    assert_ne!(void["view"]["next"]["commitment"], first, "another seed");
    stop.send(()).unwrap();
    pass(Duration::from_secs(40)).await;
    let (door, _stop) = serve_on(&memory, &clock).await;
    let mut players = Players::sit_down(&table, &door).await;
    let again = tokio::time::Instant::now();
    let void = players.lines[0].until("event").await;
    assert_eq!(
        void["told"][0]["message"]["id"], "card-shuffle-void",
        "{void}"
    );
    assert!(
        again.elapsed() > Duration::from_secs(55),
        "{:?}",
        again.elapsed()
    );
}
