//! Faults of the server: what they cost a player on the clock, which is nothing, and what one visitor
//! can do to the others, which is nothing either.
//!
//! `cargo test -p jadoube-server --test faults clocks -- --nocapture` prints what each fault cost.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![expect(clippy::print_stderr, reason = "the table is printed for who asks")]

mod common;
#[path = "common/house.rs"]
mod house;
#[path = "common/weather.rs"]
mod weather;

use std::sync::Arc;
use std::time::Duration;

use common::{Door, Line, Table, Visitor, casual};
use house::{TestClock, in_memory, in_memory_with, pass};
use jadoube_journal::{SharedMemory, Streams};
use jadoube_server::WallClock;
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio::time::{advance, timeout};
use weather::{TestWeather, serve_in};

const SECOND: Duration = Duration::from_secs(1);
/// The time that both have, in milliseconds.
const TIME: i64 = 60_000;

fn moved(motion: &str) -> Value {
    json!([{"move": {"motion": motion}}, {"press": {}}])
}

/// A server, its weather, and a game of a minute each in which White's clock runs.
struct Hall {
    streams: SharedMemory,
    weather: Arc<TestWeather>,
    clock: Arc<TestClock>,
    stop: Option<oneshot::Sender<()>>,
    table: Table,
    white: Line,
    black: Line,
}

impl Hall {
    async fn open() -> Hall {
        let (streams, weather, clock) = (
            SharedMemory::alone(),
            Arc::<TestWeather>::default(),
            TestClock::new(),
        );
        let (door, stop) = serve_in(&streams, &weather, &clock).await;
        let mut request = casual();
        request["time_control"] =
            json!({"periods": [{"moves": null, "time": TIME}], "mode": "none"});
        let table = Table::lay(door, request).await;
        let (white, black) = table.start().await;
        Hall {
            streams,
            weather,
            clock,
            stop: Some(stop),
            table,
            white,
            black,
        }
    }

    /// Another server on the same streams, and both players at it.
    async fn start_again(&mut self) {
        self.weather = Arc::default();
        let (door, stop) = serve_in(&self.streams, &self.weather, &self.clock).await;
        self.stop = Some(stop);
        self.come_to(&door).await;
    }

    async fn come_to(&mut self, door: &Door) {
        let visitor = self.table.visitor_at(door.clone(), "white").await;
        self.white = visitor.line(&self.table.game, "white", None).await;
        self.white.until("welcome").await;
        let visitor = self.table.visitor_at(door.clone(), "black").await;
        self.black = visitor.line(&self.table.game, "black", None).await;
        self.black.until("welcome").await;
    }

    /// Plays a move of White's and gives what White has used by then.
    async fn white_moves(&mut self, id: &str, motion: &str) -> i64 {
        self.white.ask(id, moved(motion)).await;
        used(&self.kept(id).await, "white")
    }

    /// The event by which White hears that an act is kept.
    async fn kept(&mut self, id: &str) -> Value {
        loop {
            let heard = self.white.hear().await;
            assert_ne!(heard["type"], "refused", "{heard}");
            if heard["id"] == id && heard["type"] == "event" {
                return heard;
            }
        }
    }
}

/// What a side has used of its time, in milliseconds.
fn used(heard: &Value, side: &str) -> i64 {
    assert!(heard["picture"]["result"].is_null(), "{heard}");
    TIME - heard["picture"]["clocks"]["faces"][side]["left"]
        .as_i64()
        .unwrap()
}

/// The program stands still while White thinks: two seconds before it, one after it.
async fn stands_still() -> (i64, i64) {
    let mut hall = Hall::open().await;
    pass(2 * SECOND).await;
    advance(12 * SECOND).await;
    pass(SECOND).await;
    (hall.white_moves("m", "e2e4").await, 3000)
}

/// The program hesitates five times for half a second while White thinks for a second between: none of
/// it is long, all of it together is.
async fn hesitates() -> (i64, i64) {
    let mut hall = Hall::open().await;
    for _ in 0..5 {
        pass(SECOND).await;
        advance(SECOND / 2).await;
    }
    pass(SECOND).await;
    (hall.white_moves("m", "e2e4").await, 6000)
}

/// White's move reaches the machine, and then the program stands still for longer than White has.
async fn stands_still_before_a_move_is_read() -> (i64, i64) {
    let mut hall = Hall::open().await;
    pass(SECOND).await;
    hall.white.ask("m", moved("e2e4")).await;
    advance(90 * SECOND).await;
    (used(&hall.kept("m").await, "white"), 1000)
}

/// The journal takes twelve seconds to keep White's move; Black then thinks for two.
async fn journal_stalls() -> (i64, i64) {
    let mut hall = Hall::open().await;
    hall.weather.stall(12 * SECOND);
    hall.white_moves("m", "e2e4").await;
    pass(2 * SECOND).await;
    hall.black.ask("n", moved("e7e5")).await;
    (used(&hall.kept("n").await, "black"), 2000)
}

/// The journal keeps nothing for 80 seconds, longer than White has. White moves after one second, is
/// told that it was not kept, and sends it again when the clock goes on.
async fn journal_is_away() -> (i64, i64) {
    let mut hall = Hall::open().await;
    pass(SECOND).await;
    hall.weather.fail(80 * SECOND);
    hall.white.ask("m", moved("e2e4")).await;
    assert_eq!(hall.white.until("fault").await["code"], "not_kept");
    let given = hall.white.until("event").await;
    assert_eq!(given["told"][0]["kind"], "clock_paused", "{given}");
    (hall.white_moves("m", "e2e4").await, 1000)
}

/// White has lost the connection and is turned away by a journal that fails for less than a second; he comes a moment after
/// that, and thinks for another second.
async fn turned_away_for_a_moment() -> (i64, i64) {
    let mut hall = Hall::open().await;
    pass(SECOND).await;
    hall.weather.fail(7 * SECOND / 10);
    let door = hall.table.organiser.server.clone();
    let token = json!({"token": hall.table.secret("white")}).to_string();
    let mut visitor = Visitor::new(door.clone());
    let turned_away = visitor.try_request("POST", "/api/session", &token).await;
    assert_eq!(turned_away.unwrap().status, 503);
    pass(8 * SECOND / 10).await;
    hall.come_to(&door).await;
    pass(SECOND).await;
    (hall.white_moves("m", "e2e4").await, 2100)
}

/// The program is killed, and another starts eight seconds later.
async fn killed() -> (i64, i64) {
    let mut hall = Hall::open().await;
    pass(2 * SECOND).await;
    hall.weather.kill();
    pass(8 * SECOND).await;
    hall.start_again().await;
    pass(SECOND).await;
    (hall.white_moves("m", "e2e4").await, 3000)
}

/// The program is told to stop, and another starts four seconds later.
async fn restarted() -> (i64, i64) {
    let mut hall = Hall::open().await;
    pass(2 * SECOND).await;
    hall.stop.take().unwrap().send(()).unwrap();
    assert_eq!(hall.white.until("closed").await["code"], 1001);
    assert_eq!(hall.black.until("closed").await["code"], 1001);
    pass(4 * SECOND).await;
    hall.start_again().await;
    pass(SECOND).await;
    (hall.white_moves("m", "e2e4").await, 3000)
}

/// The program that starts after a kill is killed too, in the middle of giving time back, and so is
/// the next; only the fourth lives.
async fn killed_while_giving_back() -> (i64, i64) {
    let mut hall = Hall::open().await;
    let mut others = Vec::new();
    for _ in 0..4 {
        let table = Table::lay(hall.table.organiser.server.clone(), casual()).await;
        others.push(table.start().await);
    }
    pass(2 * SECOND).await;
    hall.weather.kill();
    for appends in [0, 2] {
        pass(8 * SECOND).await;
        let weather = Arc::new(TestWeather::default());
        weather.set(|sky| sky.dies_after = Some(appends));
        let start = serve_in(&hall.streams, &weather, &hall.clock);
        assert!(timeout(2 * SECOND, start).await.is_err(), "it was to die");
        weather.kill();
    }
    pass(8 * SECOND).await;
    hall.start_again().await;
    for stream in hall.streams.memory.clone().streams("game/").unwrap() {
        let entries = hall.streams.memory.clone().read(&stream, 0).unwrap();
        assert!(
            entries.last().unwrap().body.contains("clock_resumed"),
            "{entries:?}"
        );
    }
    pass(SECOND).await;
    (hall.white_moves("m", "e2e4").await, 3000)
}

/// The clock on the wall is set back by an hour while nobody is there.
async fn clock_set_back() -> (i64, i64) {
    let mut hall = Hall::open().await;
    pass(2 * SECOND).await;
    hall.weather.kill();
    pass(3 * SECOND).await;
    hall.clock.set_by(-3_600_000);
    hall.start_again().await;
    pass(SECOND).await;
    (hall.white_moves("m", "e2e4").await, 3000)
}

/// And forward by an hour while a program serves.
async fn clock_set_forward() -> (i64, i64) {
    let mut hall = Hall::open().await;
    pass(SECOND).await;
    hall.clock.set_by(3_600_000);
    pass(10 * SECOND).await;
    (hall.white_moves("m", "e2e4").await, 11_000)
}

/// Two nodes that share their streams: White sits at the first, Black at the second.
struct Pair {
    streams: SharedMemory,
    clock: Arc<TestClock>,
    weather: Arc<TestWeather>,
    stop: Option<oneshot::Sender<()>>,
    _other_stop: oneshot::Sender<()>,
    other: Door,
    table: Table,
    white: Line,
    black: Line,
}

impl Pair {
    async fn open() -> Pair {
        let clock = TestClock::new();
        let own = Arc::clone(&clock);
        let streams = SharedMemory::with_clock(move || own.now());
        let (weather, fine) = (Arc::<TestWeather>::default(), Arc::<TestWeather>::default());
        let (door, stop) = serve_in(&streams, &weather, &clock).await;
        let (other, other_stop) = serve_in(&streams, &fine, &clock).await;
        let mut request = casual();
        request["time_control"] =
            json!({"periods": [{"moves": null, "time": TIME}], "mode": "none"});
        let table = Table::lay(door, request).await;
        let (white, first) = table.start().await;
        let black = table.visitor_at(other.clone(), "black").await;
        let mut black = black.line(&table.game, "black", None).await;
        black.until("welcome").await;
        drop(first);
        Pair {
            streams,
            clock,
            weather,
            stop: Some(stop),
            _other_stop: other_stop,
            other,
            table,
            white,
            black,
        }
    }

    async fn white_comes_to(&mut self, door: Door) {
        let visitor = self.table.visitor_at(door, "white").await;
        self.white = visitor.line(&self.table.game, "white", None).await;
        self.white.until("welcome").await;
    }

    async fn white_moves(&mut self) -> i64 {
        self.white.ask("m", moved("e2e4")).await;
        self.kept().await
    }

    /// What White has used when the move is kept.
    async fn kept(&mut self) -> i64 {
        loop {
            let heard = self.white.hear().await;
            assert_ne!(heard["type"], "refused", "{heard}");
            if heard["id"] == "m" && heard["type"] == "event" {
                return used(&heard, "white");
            }
        }
    }
}

/// White's node is killed, and the browser takes five seconds to find the other one.
async fn node_dies() -> (i64, i64) {
    let mut pair = Pair::open().await;
    pass(2 * SECOND).await;
    pair.weather.kill();
    pass(5 * SECOND).await;
    pair.white_comes_to(pair.other.clone()).await;
    pass(SECOND).await;
    (pair.white_moves().await, 3000)
}

/// White's node is told to stop, and the browser comes to the other one after half a second.
async fn node_stops() -> (i64, i64) {
    let mut pair = Pair::open().await;
    pass(2 * SECOND).await;
    pair.stop.take().unwrap().send(()).unwrap();
    assert_eq!(pair.white.until("closed").await["code"], 1001);
    pass(SECOND / 2).await;
    pair.white_comes_to(pair.other.clone()).await;
    pass(SECOND).await;
    (pair.white_moves().await, 3000)
}

/// White's move lies at a node whose journal stalls for longer than White has; the other node, which
/// knows nothing of it, calls no flag.
async fn node_stalls_with_a_move() -> (i64, i64) {
    let mut pair = Pair::open().await;
    pass(SECOND).await;
    pair.weather.stall(90 * SECOND);
    pair.white.ask("m", moved("e2e4")).await;
    (pair.kept().await, 1000)
}

/// The same, and the other node writes in between: Black says something there.
async fn node_stalls_with_a_move_and_another_writes() -> (i64, i64) {
    let mut pair = Pair::open().await;
    pass(SECOND).await;
    pair.weather.stall(20 * SECOND);
    pair.white.ask("m", moved("e2e4")).await;
    pass(5 * SECOND).await;
    let appeal = json!([{"conduct": {"appeal": {"text": "is he there?"}}}]);
    pair.black.ask("a", appeal).await;
    while pair.black.until("event").await["id"] != "a" {}
    (pair.kept().await, 1000)
}

/// White's move waits until its node keeps again, which denies the next that it keeps and then stalls anew. Black comes to
/// the other node when the move is kept, thinks for two seconds and moves there.
async fn move_waits_and_its_node_stalls_again() -> (i64, i64) {
    let mut pair = Pair::open().await;
    // Black's connection is lost; somebody looks on in its place.
    let visitor = pair.table.visitor_at(pair.other.clone(), "display").await;
    pair.black = visitor.line(&pair.table.game, "display", None).await;
    pass(SECOND).await;
    pair.weather.fail(6 * SECOND);
    pair.weather.set(|sky| sky.unheard = 2);
    pass(3 * SECOND).await;
    pair.white.ask("m", moved("e2e4")).await;
    pair.kept().await;
    pair.weather.stall(10 * SECOND);
    let visitor = pair.table.visitor_at(pair.other.clone(), "black").await;
    let mut black = visitor.line(&pair.table.game, "black", None).await;
    black.until("welcome").await;
    pass(2 * SECOND).await;
    black.ask("n", moved("e7e5")).await;
    loop {
        let heard = black.until("event").await;
        if heard["id"] == "n" {
            return (used(&heard, "black"), 2000);
        }
    }
}

/// The clock of machine and database is set forward by an hour; then another node starts, and White
/// comes there.
async fn clock_set_and_another_node_starts() -> (i64, i64) {
    let mut pair = Pair::open().await;
    pass(SECOND).await;
    pair.clock.set_by(3_600_000);
    pass(SECOND).await;
    let weather = Arc::<TestWeather>::default();
    let (door, _stop) = serve_in(&pair.streams, &weather, &pair.clock).await;
    // It has waited to hear which time the others keep.
    pair.white_comes_to(door).await;
    pass(SECOND).await;
    (pair.white_moves().await, 3000)
}

/// A node keeps nothing for ten seconds, and another begins meanwhile by a clock that was set forward by an
/// hour. White moves at the first all that while; when the move is kept Black comes to the other, and thinks
/// for two seconds.
async fn begins_an_hour_ahead() -> (i64, i64) {
    let clock = TestClock::new();
    let own = Arc::clone(&clock);
    let streams = SharedMemory::with_clock(move || own.now());
    let (weather, fine) = (Arc::<TestWeather>::default(), Arc::<TestWeather>::default());
    let (door, _stop) = serve_in(&streams, &weather, &clock).await;
    let mut request = casual();
    request["time_control"] = json!({"periods": [{"moves": null, "time": TIME}], "mode": "none"});
    let table = Table::lay(door, request).await;
    let (mut white, black) = table.start().await;
    drop(black);
    weather.fail(10 * SECOND);
    pass(2 * SECOND).await;
    clock.set_by(3_600_000);
    let (other, _other_stop) = serve_in(&streams, &fine, &clock).await;
    let mut heard = json!({"type": "fault"});
    while heard["type"] == "fault" {
        white.ask("m", moved("e2e4")).await;
        heard = white.hear().await;
        while heard["id"] != "m" {
            heard = white.hear().await;
        }
        pass(SECOND / 10).await;
    }
    let visitor = table.visitor_at(other, "black").await;
    let mut black = visitor.line(&table.game, "black", None).await;
    black.until("welcome").await;
    pass(2 * SECOND).await;
    black.ask("n", moved("e7e5")).await;
    loop {
        let heard = black.hear().await;
        if heard["id"] == "n" && heard["type"] == "event" {
            return (used(&heard, "black"), 2100);
        }
    }
}

/// What each fault cost the player on the clock, against the time he could think.
#[tokio::test(start_paused = true)]
async fn clocks_under_faults() {
    let rows = [
        ("the program stands still for 12 s", stands_still().await),
        (
            "it stands still for half a second, five times",
            hesitates().await,
        ),
        (
            "a move waits in the machine, 90 s",
            stands_still_before_a_move_is_read().await,
        ),
        ("the journal stalls for 12 s", journal_stalls().await),
        (
            "the journal keeps nothing for 80 s",
            journal_is_away().await,
        ),
        (
            "somebody is turned away for 0.7 s",
            turned_away_for_a_moment().await,
        ),
        ("killed, another after 8 s", killed().await),
        ("a planned restart, 4 s", restarted().await),
        (
            "killed while giving back, twice",
            killed_while_giving_back().await,
        ),
        ("the clock is set back by an hour", clock_set_back().await),
        (
            "the clock is set forward by an hour",
            clock_set_forward().await,
        ),
        ("one of two nodes is killed", node_dies().await),
        ("one of two nodes is told to stop", node_stops().await),
        (
            "a move waits at one of two nodes, 90 s",
            node_stalls_with_a_move().await,
        ),
        (
            "the same, and the other node writes meanwhile",
            node_stalls_with_a_move_and_another_writes().await,
        ),
        (
            "a move waits for its node, which stalls again",
            move_waits_and_its_node_stalls_again().await,
        ),
        (
            "the clock is set, and another node starts",
            clock_set_and_another_node_starts().await,
        ),
        (
            "a node begins an hour ahead of another",
            begins_an_hour_ahead().await,
        ),
    ];
    eprintln!("| fault | charged | could think | error |\n| --- | --- | --- | --- |");
    for (fault, (charged, thought)) in rows {
        let error = charged - thought;
        eprintln!("| {fault} | {charged} ms | {thought} ms | {error} ms |");
    }
    for (fault, (charged, thought)) in rows {
        assert!(
            (charged - thought).abs() < 300,
            "{fault}: {charged} ms charged, {thought} ms thought"
        );
    }
}

/// A connection through a narrow pipe that nobody reads from.
fn narrow(door: &Door) -> Door {
    let Door::Pipes(pipes) = door.clone() else {
        panic!("no pipes");
    };
    let width = 2048;
    Door::Pipes(common::Pipes { width, ..pipes })
}

async fn open_lines(door: &Door) -> u64 {
    let metrics = Visitor::new(door.clone()).get("/metrics").await.text;
    let lines = metrics
        .lines()
        .find_map(|line| line.strip_prefix("jadoube_lines "));
    lines.unwrap().parse().unwrap()
}

/// A record as long as somebody with a grudge makes it.
async fn flooded(door: &Door) -> Table {
    let table = Table::lay(door.clone(), json!({"preset": "rapid-15-10"})).await;
    let mut desk = table.organiser.line(&table.game, "organiser", None).await;
    desk.until("welcome").await;
    let mut full = 0;
    for number in 0..60 {
        let text = format!("{number} {}", "x".repeat(15_000));
        let appeal = json!([{"conduct": {"appeal": {"text": text}}}]);
        desk.say(
            &json!({"type": "ask", "id": format!("a{number}"), "seat": "white", "ask": appeal}),
        )
        .await;
        let heard = desk.hear().await;
        match heard["type"].as_str().unwrap() {
            "event" => assert_eq!(full, 0, "{heard}"),
            "fault" => {
                assert_eq!(heard["code"], "too_big", "{heard}");
                full += 1;
            }
            _ => panic!("{heard}"),
        }
        pass(Duration::from_millis(100)).await;
    }
    // There is an end to it, for whoever wrote so much alone.
    assert!(full > 20, "{full}");
    let black = table.visitor("black").await;
    let mut black = black.line(&table.game, "black", None).await;
    black.until("welcome").await;
    let appeal = json!([{"conduct": {"appeal": {"text": "x"}}}]);
    black.ask("b", appeal).await;
    black.until("event").await;
    table
}

#[tokio::test(start_paused = true)]
async fn whoever_reads_nothing_holds_nothing() {
    let door = in_memory().await;
    let table = flooded(&door).await;
    let mut visitor = table.visitor("arbiter").await;
    // The welcome is one page of the record, and says so.
    let mut line = visitor.line(&table.game, "arbiter", None).await;
    let welcome = line.until("welcome").await;
    assert_eq!(welcome["more"], true);
    assert!(welcome["missed"].to_string().len() < 64 * 1024);
    drop(line);
    // The rest is there, page by page.
    let mut before = u64::MAX;
    let mut told = 0;
    while before > 1 {
        let path = format!(
            "/api/games/{}/history?as=arbiter&before={before}",
            table.game
        );
        let page = visitor.get(&path).await.json();
        let found = page["told"].as_array().unwrap();
        told += found.len();
        before = found.first().map_or(0, |one| one["seq"].as_u64().unwrap());
        assert_eq!(page["more"], before > 1, "{before}");
    }
    assert!(told >= 30, "{told}");
    // Whoever does not take it is let go.
    visitor.server = narrow(&door);
    let mut held = Vec::new();
    for _ in 0..20 {
        held.push(visitor.line(&table.game, "arbiter", None).await);
    }
    pass(SECOND).await;
    assert_eq!(open_lines(&door).await, 20);
    pass(40 * SECOND).await;
    assert_eq!(open_lines(&door).await, 0);
}

#[tokio::test(start_paused = true)]
async fn a_link_that_is_taken_away_ends_a_connection_that_reads_nothing() {
    let door = in_memory().await;
    let table = flooded(&door).await;
    let mut visitor = table.visitor("arbiter").await;
    visitor.server = narrow(&door);
    let _held = visitor.line(&table.game, "arbiter", None).await;
    pass(Duration::from_millis(10)).await;
    assert_eq!(open_lines(&door).await, 1);
    let mut organiser = table.organiser.clone();
    let links = organiser
        .get(&format!("/api/games/{}/links", table.game))
        .await
        .json();
    let links = links.as_array().unwrap();
    let own = links.iter().find(|link| link["role"] == "arbiter").unwrap();
    let path = format!(
        "/api/games/{}/links/{}",
        table.game,
        own["link"].as_str().unwrap()
    );
    assert_eq!(organiser.request("DELETE", &path, "").await.status, 204);
    pass(Duration::from_millis(10)).await;
    assert_eq!(open_lines(&door).await, 0);
}

#[tokio::test(start_paused = true)]
async fn spectators_take_no_place_of_a_player() {
    let door = in_memory_with(|limits| limits.lines_per_room = 3).await;
    let table = Table::lay(door, casual()).await;
    let spectator = table.visitor("spectator").await;
    let mut crowd = Vec::new();
    for _ in 0..3 {
        crowd.push(spectator.line(&table.game, "spectator", None).await);
    }
    let refused = spectator.try_line(&table.game, "spectator", None).await;
    assert!(refused.err().unwrap().contains("429"));
    for role in ["white", "arbiter"] {
        let visitor = table.visitor(role).await;
        visitor
            .line(&table.game, role, None)
            .await
            .until("welcome")
            .await;
    }
}

#[tokio::test(start_paused = true)]
async fn nobody_comes_back_without_end() {
    let door = in_memory().await;
    let table = Table::lay(door, casual()).await;
    let black = table.visitor("black").await;
    let mut came = 0;
    for _ in 0..100 {
        came += u32::from(black.try_line(&table.game, "black", None).await.is_ok());
    }
    assert_eq!(came, 30);
    pass(10 * SECOND).await;
    black
        .line(&table.game, "black", None)
        .await
        .until("welcome")
        .await;
}
