//! Durable acts over real sockets with many open boards, beside what the same disk can do.
//!
//! For each database: the raw rate of batched commits; then a server with 200, 1,000 and 5,000 open
//! boards, each with two players and a spectator on lines of their own. An act counts when its sender
//! has heard that it is kept. `JADOUBE_BOARDS=200,1000` chooses other numbers.
#![expect(clippy::unwrap_used, reason = "a bench that cannot go on has failed")]
#![expect(clippy::print_stdout, reason = "it prints its figures")]

#[path = "../../server/tests/common/mod.rs"]
mod common;

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use common::{Line, Visitor};
use jadoube_journal::{Append, Due, Place};
use jadoube_ruling::Moment;
use jadoube_testkit::dice::Dice;
use jadoube_testkit::postgres::PrivatePostgres;
use serde_json::json;
use shakmaty::{Chess, Position, uci::UciMove};
use tokio::sync::{Semaphore, mpsc};

/// Boards at which somebody moves at the same time.
const AT_ONCE: usize = 128;
const SECONDS: u64 = 5;
const BATCH: usize = 128;

fn main() {
    let boards = std::env::var("JADOUBE_BOARDS").unwrap_or_else(|_| "200,1000,5000".to_owned());
    let boards: Vec<usize> = boards.split(',').map(|n| n.parse().unwrap()).collect();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let folder = std::env::temp_dir().join(format!("jadoube-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    println!("database    boards    acts/s   of raw    p50 ms    p99 ms   KiB/board");
    for &boards in &boards {
        let file = folder.join(format!("{boards}.db"));
        let raw = raw(&Place::Sqlite(folder.join(format!("raw-{boards}.db"))));
        let data = ["--data".to_owned(), file.display().to_string()];
        runtime.block_on(measure("sqlite", boards, &data, raw));
    }
    let cluster = PrivatePostgres::start(true);
    for &boards in &boards {
        let raw = raw(&Place::Postgres(cluster.database(&format!("raw{boards}"))));
        let url = cluster.database(&format!("boards{boards}"));
        let data = ["--database-url".to_owned(), url];
        runtime.block_on(measure("postgres", boards, &data, raw));
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Entries per second that one connection commits in batches, entries as long as those of a move.
fn raw(place: &Place) -> f64 {
    let mut streams = place.open().unwrap();
    let body = format!(r#"{{"v":1,"act":"{}"}}"#, "x".repeat(260));
    let began = Instant::now();
    let mut entries = 0u64;
    while began.elapsed() < Duration::from_secs(3) {
        let expected = entries / BATCH as u64;
        let one = |stream: usize| Append {
            stream: format!("game/{stream:016x}"),
            expected,
            at: Moment::from_millis(expected),
            body: body.clone(),
            due: Due::At(Moment::from_millis(expected + 1_000_000)),
        };
        let batch: Vec<Append> = (0..BATCH).map(one).collect();
        assert!(streams.append_all(&batch).unwrap().iter().all(|kept| *kept));
        entries += BATCH as u64;
    }
    entries as f64 / began.elapsed().as_secs_f64()
}

struct Node(Child);

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Node {
    /// Memory in KiB that the process holds.
    fn resident(&self) -> f64 {
        let status = Path::new("/proc")
            .join(self.0.id().to_string())
            .join("status");
        let status = std::fs::read_to_string(status).unwrap();
        let line = status
            .lines()
            .find(|line| line.starts_with("VmRSS:"))
            .unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }
}

async fn serve(data: &[String]) -> (Node, SocketAddr) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    drop(listener);
    let child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(["serve", "--requests-per-second", "1000000", "--listen"])
        .arg(address.to_string())
        .args(data)
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    for _ in 0..400 {
        let mut visitor = Visitor::new(address);
        if visitor.try_request("GET", "/health", "").await.is_ok() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    (Node(child), address)
}

/// A board with its three lines: what the players say, and a whisper when their act is kept.
struct Board {
    white: Player,
    black: Player,
    played: usize,
}

struct Player {
    say: mpsc::UnboundedSender<String>,
    kept: mpsc::UnboundedReceiver<()>,
}

async fn measure(database: &str, boards: usize, data: &[String], raw: f64) {
    let (node, address) = serve(data).await;
    let empty = node.resident();
    let doors = Arc::new(Semaphore::new(32));
    let mut opening = tokio::task::JoinSet::new();
    for _ in 0..boards {
        let doors = Arc::clone(&doors);
        opening.spawn(async move {
            let _door = doors.acquire().await.unwrap();
            open(address).await
        });
    }
    let mut open = Vec::with_capacity(boards);
    while let Some(board) = opening.join_next().await {
        open.push(board.unwrap());
    }
    let held = (node.resident() - empty) / boards as f64;
    let script = Arc::new(script());
    let until = Instant::now() + Duration::from_secs(SECONDS);
    let began = Instant::now();
    let mut drivers = tokio::task::JoinSet::new();
    let share = boards.div_ceil(AT_ONCE);
    while !open.is_empty() {
        let own = open.split_off(open.len().saturating_sub(share));
        drivers.spawn(drive(own, Arc::clone(&script), until));
    }
    let mut waits = Vec::new();
    while let Some(driven) = drivers.join_next().await {
        waits.extend(driven.unwrap());
    }
    let rate = waits.len() as f64 / began.elapsed().as_secs_f64();
    waits.sort();
    let at = |part: usize| waits[waits.len() * part / 100].as_secs_f64() * 1000.0;
    println!(
        "{database:<10} {boards:>7} {rate:>9.0} {:>8.2} {:>9.1} {:>9.1} {held:>11.1}",
        rate / raw,
        at(50),
        at(99)
    );
}

async fn open(address: SocketAddr) -> Board {
    let mut visitor = Visitor::new(address);
    let request = json!({"no_arbiter": true, "preset": "standard-90-30", "auto_press": true});
    let created = visitor.post("/api/games", &request).await.json();
    let game = created["game"].as_str().unwrap().to_owned();
    for role in ["white", "black", "spectator"] {
        let links = created["links"].as_array().unwrap();
        let link = links.iter().find(|link| link["role"] == role).unwrap();
        let secret = link["path"]
            .as_str()
            .unwrap()
            .trim_start_matches("/join#")
            .to_owned();
        visitor.join(&secret).await;
    }
    let white = sit(visitor.line(&game, "white", None).await);
    let black = sit(visitor.line(&game, "black", None).await);
    sit(visitor.line(&game, "spectator", None).await);
    let mut board = Board {
        white,
        black,
        played: 0,
    };
    for (player, name) in [(&mut board.white, "white"), (&mut board.black, "black")] {
        let here = format!(r#"{{"type":"ask","id":"here-{name}","ask":["arrive"]}}"#);
        player.say.send(here).unwrap();
        player.kept.recv().await.unwrap();
    }
    board
}

/// Listens and speaks on a line; tells when an act of its own is kept.
fn sit(line: Line) -> Player {
    use futures_util::{SinkExt, StreamExt};
    use tokio_tungstenite::tungstenite::Message;
    let (say, mut said) = mpsc::unbounded_channel::<String>();
    let (tell, kept) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        let mut socket = line.socket;
        let mut own = String::from("\u{0}");
        loop {
            tokio::select! {
                heard = socket.next() => match heard {
                    Some(Ok(Message::Text(text))) => {
                        assert!(!text.contains(r#""type":"refused""#) && !text.contains(r#""type":"fault""#), "{text}");
                        if text.get(..120.min(text.len())).is_some_and(|head| head.contains(&own)) {
                            let _ = tell.send(());
                        }
                    }
                    Some(Ok(_)) => {}
                    _ => return,
                },
                message = said.recv() => match message {
                    Some(message) => {
                        let id = message.split(r#""id":""#).nth(1).and_then(|rest| rest.split('"').next());
                        own = format!(r#""id":"{}""#, id.unwrap_or_default());
                        let _ = socket.send(Message::Text(message.into())).await;
                    }
                    // A spectator says nothing and stays.
                    None => {
                        while let Some(Ok(_)) = socket.next().await {}
                        return;
                    }
                },
            }
        }
    });
    Player { say, kept }
}

/// Plays one move after the other at the boards in turn, and notes how long each took to be kept.
async fn drive(mut boards: Vec<Board>, script: Arc<Vec<String>>, until: Instant) -> Vec<Duration> {
    let mut waits = Vec::new();
    for at in (0..boards.len()).cycle() {
        if Instant::now() >= until {
            break;
        }
        let board = &mut boards[at];
        let ply = board.played;
        let Some(motion) = script.get(ply) else { break };
        board.played += 1;
        let player = if ply.is_multiple_of(2) {
            &mut board.white
        } else {
            &mut board.black
        };
        let message =
            format!(r#"{{"type":"ask","id":"m{ply}","ask":[{{"move":{{"motion":"{motion}"}}}}]}}"#);
        let sent = Instant::now();
        player.say.send(message).unwrap();
        player.kept.recv().await.unwrap();
        waits.push(sent.elapsed());
    }
    waits
}

/// A long game without an end: random legal moves, chosen so that no position comes back.
fn script() -> Vec<String> {
    let mut dice = Dice::new(7);
    loop {
        let mut position = Chess::default();
        let mut seen = std::collections::HashSet::new();
        let mut moves = Vec::new();
        while moves.len() < 160 && position.halfmoves() < 60 {
            let fresh = |m: &shakmaty::Move| {
                let mut after = position.clone();
                after.play_unchecked(*m);
                !seen.contains(&after.board().to_string()) && !after.is_game_over()
            };
            let legal: Vec<_> = position
                .legal_moves()
                .into_iter()
                .filter(|m| fresh(m))
                .collect();
            if legal.is_empty() || position.board().occupied().count() < 12 {
                break;
            }
            let m = legal[dice.roll(legal.len())];
            position.play_unchecked(m);
            seen.insert(position.board().to_string());
            moves.push(UciMove::from_standard(m).to_string());
        }
        if moves.len() == 160 {
            return moves;
        }
    }
}
