//! What one visitor may take: lines, time, patience.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;
#[path = "common/house.rs"]
mod house;

use std::time::Duration;

use common::{Door, Table, Visitor, casual};
use house::{in_memory_with, pass};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::Instant;

/// What a visitor may take his time for.
const SOON: Duration = Duration::from_secs(2);

#[tokio::test(start_paused = true)]
async fn a_room_has_so_many_lines_and_no_more() {
    let server = in_memory_with(|limits| limits.lines_per_room = 2).await;
    let table = Table::lay(server.clone(), casual()).await;
    let visitor = table.visitor("spectator").await;
    let mut first = visitor.line(&table.game, "spectator", None).await;
    first.until("welcome").await;
    let second = visitor.line(&table.game, "spectator", None).await;
    let refused = visitor.try_line(&table.game, "spectator", None).await;
    assert!(refused.err().unwrap().contains("429"));

    // Another room has its own, and whoever goes makes room.
    let other = Table::lay(server.clone(), casual()).await;
    let elsewhere = other.visitor("white").await;
    elsewhere.line(&other.game, "white", None).await;
    drop(second);
    let again = async {
        while visitor
            .try_line(&table.game, "spectator", None)
            .await
            .is_err()
        {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), again)
        .await
        .unwrap();
}

#[tokio::test(start_paused = true)]
async fn an_address_has_so_many_lines_and_no_more() {
    let server = in_memory_with(|limits| limits.lines_per_visitor = 2).await;
    let mut lines = Vec::new();
    for _ in 0..2 {
        let table = Table::lay(server.clone(), casual()).await;
        let visitor = table.visitor("white").await;
        lines.push(visitor.line(&table.game, "white", None).await);
    }
    let mut desk = Visitor::new(server.clone());
    let hall = desk.post("/api/halls", &json!({"name": "Club"})).await;
    let hall = hall.json()["hall"].as_str().unwrap().to_owned();
    let refused = desk.socket(&format!("/api/halls/{hall}/line")).await;
    assert!(refused.err().unwrap().contains("429"));
}

/// What the server answers to bytes that come and do not go on, and how long it takes.
async fn stalled(server: &Door, sent: &[u8]) -> (String, Duration) {
    let mut stream = server.connect().await.unwrap();
    stream.write_all(sent).await.unwrap();
    let began = Instant::now();
    let mut answer = Vec::new();
    let end = tokio::time::timeout(Duration::from_secs(100), stream.read_to_end(&mut answer));
    // A connection may be closed or reset; what counts is that it ends.
    let _ = end.await.expect("the server lets go");
    let answer = String::from_utf8_lossy(&answer).into_owned();
    (answer, began.elapsed())
}

/// Connections on which nothing is said are places too: one client has so many, and the others come in.
#[tokio::test(start_paused = true)]
async fn silent_connections_keep_nobody_out() {
    let server = in_memory_with(|limits| limits.connections = 5).await;
    let mut silent = Vec::new();
    for _ in 0..5 {
        silent.push(server.connect().await.unwrap());
    }
    pass(Duration::from_millis(10)).await;
    let mut visitor = Visitor::new(server.clone());
    let refused = visitor.try_request("GET", "/api/presets", "").await;
    assert!(refused.is_err_and(|error| error.kind() != std::io::ErrorKind::TimedOut));
    let Door::Pipes(pipes) = server.clone() else {
        panic!("no pipes");
    };
    let from = std::net::Ipv4Addr::new(10, 0, 0, 7);
    let mut other = Visitor::new(Door::Pipes(common::Pipes { from, ..pipes }));
    assert_eq!(other.get("/api/presets").await.status, 200);
    // Whoever lets go comes in again, and a line takes no such place.
    silent.clear();
    pass(Duration::from_millis(10)).await;
    let table = Table::lay(server, casual()).await;
    let white = table.visitor("white").await;
    let mut lines = Vec::new();
    for _ in 0..8 {
        let mut line = white.line(&table.game, "white", None).await;
        line.until("welcome").await;
        lines.push(line);
    }
}

#[tokio::test(start_paused = true)]
async fn nobody_keeps_a_connection_by_being_slow() {
    let server = in_memory_with(|limits| limits.patience = SOON).await;
    // Nothing at all, half a head, half a handshake.
    for sent in [
        "",
        "GET /api/presets HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        "GET /api/games/x/line HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n",
    ] {
        let (_, took) = stalled(&server, sent.as_bytes()).await;
        assert_eq!(took.as_secs(), SOON.as_secs(), "{sent:?}");
    }
    // A body that does not come is answered for.
    let head = "POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    let (answer, _) = stalled(&server, head.as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    assert!(answer.contains("too_slow"), "{answer}");
    // A line is no request: it may be silent for long.
    let table = Table::lay(server.clone(), casual()).await;
    let visitor = table.visitor("white").await;
    let mut line = visitor.line(&table.game, "white", None).await;
    line.until("welcome").await;
    pass(3 * SOON).await;
    line.say(&json!({"type": "ping", "id": "p"})).await;
    line.until("pong").await;
}

#[tokio::test(start_paused = true)]
async fn a_line_that_answers_no_ping_is_closed() {
    let server = in_memory_with(|limits| limits.ping = SOON).await;
    let table = Table::lay(server.clone(), casual()).await;
    let visitor = table.visitor("white").await;
    let cookie = visitor.cookie.clone().unwrap();
    let hello = format!(
        "GET /api/games/{}/line?as=white HTTP/1.1\r\nHost: {server}\r\nCookie: jadoube_session={cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        table.game
    );
    let (answer, took) = stalled(&server, hello.as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 101"), "{answer}");
    assert!(answer.contains("pings were not answered"), "{answer}");
    // And a second for an answer to the farewell.
    assert_eq!(took.as_secs(), SOON.as_secs() + 1);
    // Whoever answers stays.
    let mut line = visitor.line(&table.game, "white", None).await;
    line.until("welcome").await;
    let heard = tokio::time::timeout(4 * SOON, line.next()).await;
    assert!(heard.is_err(), "{heard:?}");
    line.say(&json!({"type": "ping", "id": "p"})).await;
    line.until("pong").await;
}

/// How often the journal was read so far.
async fn reads(visitor: &mut Visitor) -> u64 {
    let text = visitor.get("/metrics").await.text;
    let line = text
        .lines()
        .find(|line| line.starts_with("jadoube_reads_total "));
    line.unwrap().rsplit(' ').next().unwrap().parse().unwrap()
}

#[tokio::test(start_paused = true)]
async fn a_whole_site_that_comes_back_hardly_reads_the_journal() {
    let server = in_memory_with(|_| {}).await;
    let table = Table::lay(server.clone(), casual()).await;
    let mut visitor = table.visitor("spectator").await;
    let mut first = visitor.line(&table.game, "spectator", None).await;
    let number = first.until("welcome").await["number"].as_u64();
    let before = reads(&mut visitor).await;
    for _ in 0..20 {
        let mut line = visitor.line(&table.game, "spectator", number).await;
        line.until("welcome").await;
    }
    let each = (reads(&mut visitor).await - before).div_ceil(20);
    assert!(each <= 1, "{each} reads for a line that comes back");
}
