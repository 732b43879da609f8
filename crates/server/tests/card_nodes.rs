//! Tables of cards that several servers serve: who sits in for whom, and a shuffle in common.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;
#[path = "common/house.rs"]
mod house;
#[path = "common/weather.rs"]
mod weather;

use std::sync::Arc;
use std::time::Duration;

use common::{Door, Line, Table, Visitor};
use house::{TestClock, pass};
use jadoube_cards::{Hex, Nonce, Seat, number_commitment};
use jadoube_journal::SharedMemory;
use jadoube_server::WallClock;
use serde_json::{Value, json};
use tokio::sync::oneshot;
use weather::{TestWeather, serve_in};

const SEATS: [&str; 3] = ["first", "second", "third"];

/// Two servers on the same streams.
struct Nodes {
    doors: [Door; 2],
    stops: [Option<oneshot::Sender<()>>; 2],
}

impl Nodes {
    async fn open() -> Nodes {
        let clock = TestClock::new();
        let own = clock.clone();
        let streams = SharedMemory::with_clock(move || own.now());
        let (one, stop_one) = serve_in(&streams, &Arc::<TestWeather>::default(), &clock).await;
        let (other, stop_other) = serve_in(&streams, &Arc::<TestWeather>::default(), &clock).await;
        Nodes {
            doors: [one, other],
            stops: [Some(stop_one), Some(stop_other)],
        }
    }
}

fn table(door: &Door, created: &Value) -> Table {
    Table {
        game: created["game"].as_str().unwrap().to_owned(),
        organiser: Visitor::new(door.clone()),
        links: created["links"].clone(),
    }
}

async fn post(door: &Door, path: &str, request: Value) -> Value {
    let answer = Visitor::new(door.clone()).post(path, &request).await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    answer.json()
}

async fn sit(door: &Door, table: &Table, role: &str) -> (Line, Value) {
    let visitor = table.visitor_at(door.clone(), role).await;
    let mut line = visitor.line(&table.game, role, None).await;
    let view = line.until("welcome").await["view"].clone();
    (line, view)
}

async fn view(door: &Door, table: &Table, role: &str) -> Value {
    sit(door, table, role).await.1
}

fn number(table: usize, seat: Seat) -> Nonce {
    Hex([u8::try_from(table).unwrap() * 16 + seat.number() + 1; 16])
}

/// Waits for an event that tells something of this kind.
async fn told(line: &mut Line, id: &str) -> Value {
    loop {
        let event = line.until("event").await;
        let all = event["told"].as_array().unwrap();
        if all.iter().any(|one| one["message"]["id"] == id) {
            return event;
        }
    }
}

/// A table at which the first two seats are people, the first at one server and the second at the other.
async fn two_servers(nodes: &Nodes) -> (Table, Line, Line) {
    let request = json!({"game": "snapszer", "deals": 1, "sit_in_seconds": 10,
        "practice": [null, null, "simple"]});
    let created = post(&nodes.doors[0], "/api/tables", request).await;
    let table = table(&nodes.doors[0], &created);
    let (mut first, _) = sit(&nodes.doors[0], &table, "first").await;
    let (second, _) = sit(&nodes.doors[1], &table, "second").await;
    let commitment = number_commitment(0, Seat::ALL[0], &number(0, Seat::ALL[0]));
    let asked = json!({"table": {"commit": {"commitment": commitment}}});
    first.ask("c", asked).await;
    told(&mut first, "card-seat-committed").await;
    (table, first, second)
}

#[tokio::test(start_paused = true)]
async fn nobody_sits_in_for_who_is_at_another_server() {
    let nodes = Nodes::open().await;
    let (table, first, second) = two_servers(&nodes).await;
    // Longer than is borne, and shorter than a line that says nothing is held for alive.
    pass(Duration::from_secs(12)).await;
    for (door, role) in nodes.doors.iter().zip(SEATS) {
        let seen = view(door, &table, role).await;
        assert_eq!(seen["sits_in"], json!([false, false, false]), "{seen}");
    }
    drop((first, second));
}

#[tokio::test(start_paused = true)]
async fn somebody_sits_in_for_who_left_another_server_and_gives_the_seat_back_at_any() {
    let nodes = Nodes::open().await;
    let (table, mut first, second) = two_servers(&nodes).await;
    pass(Duration::from_secs(12)).await;
    let left = tokio::time::Instant::now();
    drop(second);
    let event = told(&mut first, "card-sat-in").await;
    assert_eq!(event["view"]["sits_in"], json!([false, true, false]));
    let waited = left.elapsed().as_secs();
    assert!((9..=12).contains(&waited), "{waited} s");
    // It takes part in the shuffle; the player has the seat back wherever he comes.
    assert!(event["view"]["next"]["sealed"][1].is_string(), "{event}");
    let (_second, seen) = sit(&nodes.doors[0], &table, "second").await;
    assert_eq!(seen["sits_in"], json!([false, false, false]), "{seen}");
}

#[tokio::test(start_paused = true)]
async fn somebody_sits_in_for_who_was_served_by_a_server_that_is_gone() {
    let mut nodes = Nodes::open().await;
    let (_table, mut first, second) = two_servers(&nodes).await;
    pass(Duration::from_secs(5)).await;
    nodes.stops[1].take().unwrap().send(()).unwrap();
    drop(second);
    let event = told(&mut first, "card-sat-in").await;
    assert_eq!(event["view"]["sits_in"], json!([false, true, false]));
}

#[tokio::test(start_paused = true)]
async fn tables_at_different_servers_shuffle_together() {
    let nodes = Nodes::open().await;
    let request = json!({"game": "snapszer", "deals": 1, "tables": [
        {"practice": [null, "simple", "simple"]},
        {"practice": [null, "simple", "simple"]},
    ]});
    let created = post(&nodes.doors[0], "/api/duplicates", request).await;
    let tables: Vec<Table> = (0..2)
        .map(|at| table(&nodes.doors[at], &created["tables"][at]))
        .collect();
    let mut lines = Vec::new();
    for (at, table) in tables.iter().enumerate() {
        lines.push(sit(&nodes.doors[at], table, "first").await.0);
    }
    for (at, line) in lines.iter_mut().enumerate() {
        let commitment = number_commitment(0, Seat::ALL[0], &number(at, Seat::ALL[0]));
        let asked = json!({"table": {"commit": {"commitment": commitment}}});
        line.ask("c", asked).await;
    }
    for line in &mut lines {
        told(line, "card-gathered").await;
    }
    for (at, line) in lines.iter_mut().enumerate() {
        let asked = json!({"table": {"add_nonce": {"nonce": number(at, Seat::ALL[0])}}});
        line.ask("o", asked).await;
    }
    let mut marks = Vec::new();
    for line in &mut lines {
        let event = told(line, "card-all-opened").await;
        marks.push(event["view"]["duplicate"]["numbers"].clone());
    }
    assert_eq!(marks[0], marks[1]);
    assert_eq!(marks[0].as_array().unwrap().len(), 2);
}
