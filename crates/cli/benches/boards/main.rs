//! Durable acts over real sockets with many open boards, beside what the same disk can do.
//!
//! For each database and number of boards, in this order: the raw rate of batched commits; a server
//! with so many open boards, each with two players and a spectator on lines of their own, who at last
//! all lose their lines and open them anew; the raw rate again, and once more with batches of the size
//! that the server has formed. An act counts when its sender has heard that it is kept, a line when it
//! was told how the game stands. `JADOUBE_BOARDS=200,1000` chooses other numbers,
//! `JADOUBE_DATABASES=sqlite` one database.
//!
//! Then one board with crowds that look on (`JADOUBE_CROWDS=100,400`): what each text that a watcher
//! hears costs the server, and what it costs a program to send as many bytes and do nothing else.
#![expect(clippy::unwrap_used, reason = "a bench that cannot go on has failed")]
#![expect(clippy::print_stdout, reason = "it prints its figures")]

#[path = "../../../server/tests/common/mod.rs"]
mod common;
mod hall;
mod node;
mod script;

use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::time::{Duration, Instant};

use hall::{Crowd, Hall};
use jadoube_journal::{Append, Due, StoreUrl};
use jadoube_ruling::Moment;
use jadoube_testkit::postgres::PrivatePostgres;
use node::Node;

/// How long acts are counted.
const MEASURED: Duration = Duration::from_secs(5);
/// How long raw commits are counted.
const RAW: Duration = Duration::from_secs(2);
/// Texts that a crowd hears at least: what the system says of a server goes by hundredths of a second.
const HEARD: usize = 100_000;
/// Half-moves that any crowd looks on to at least.
const WATCHED: usize = 200;
/// Texts into each connection of the bare rate.
const BARE: usize = 60;
/// The entries of a batch of the raw rate that everything is held against.
const BATCH: usize = 128;

fn main() {
    let named = |name: &str, usual: &str| std::env::var(name).unwrap_or_else(|_| usual.to_owned());
    let boards = named("JADOUBE_BOARDS", "200,1000,5000");
    let boards: Vec<usize> = boards.split(',').map(|n| n.parse().unwrap()).collect();
    let databases = named("JADOUBE_DATABASES", "sqlite,postgres");
    let crowds = named("JADOUBE_CROWDS", "100,400,900");
    println!(
        "database  boards  acts/s  of raw  batch  of raw at it  p50 ms  p99 ms  KiB/board  us per act: server  database  players  lines opened in s"
    );
    if databases.contains("sqlite") {
        let folder = std::env::temp_dir().join(format!("jadoube-bench-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        for &boards in &boards {
            let file = |name: &str| StoreUrl::Sqlite(folder.join(format!("{name}-{boards}.db")));
            compare("sqlite", boards, file, None);
        }
        std::fs::remove_dir_all(&folder).unwrap();
    }
    if databases.contains("postgres") {
        let cluster = PrivatePostgres::start(true);
        for &boards in &boards {
            let database = |name: &str| {
                let name = format!("{name}{boards}").replace('-', "_");
                StoreUrl::Postgres(cluster.database(&name))
            };
            compare("postgres", boards, database, Some(&cluster));
        }
    }
    println!("watchers  us per watcher and event  us per bare send");
    for crowd in crowds.split(',').filter(|crowd| !crowd.is_empty()) {
        watched(crowd.parse().unwrap());
    }
}

/// What a crowd costs, by the difference to the same game with nobody there but the one spectator.
fn watched(watchers: usize) {
    let folder = std::env::temp_dir().join(format!("jadoube-crowd-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let node = Node::start(&StoreUrl::Sqlite(folder.join("crowd.db")));
    let moves = WATCHED.max(HEARD / watchers);
    let cost = |watchers: usize| {
        let mut crowd = Crowd::open(node.address, watchers);
        node.settle();
        crowd.hear();
        let before = node.cpu();
        let heard = crowd.watch(moves);
        (node.cpu() - before, heard)
    };
    let (alone, _) = cost(0);
    let (together, heard) = cost(watchers);
    println!(
        "{watchers:>8} {:>23.1} {:>17.1}",
        (together - alone) * 1e6 / heard.texts as f64,
        bare_send(watchers, heard.bytes / heard.texts)
    );
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Microseconds of processor for sending so many bytes into one of so many connections, by turns.
fn bare_send(connections: usize, bytes: usize) -> f64 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let open = |_| {
        let far = TcpStream::connect(address).unwrap();
        let (near, _) = listener.accept().unwrap();
        near.set_nodelay(true).unwrap();
        (near, far)
    };
    let mut pairs: Vec<_> = (0..connections).map(open).collect();
    let (text, mut heard) = (vec![b'x'; bytes], vec![0; bytes]);
    let mut used = 0.0;
    for _ in 0..BARE {
        let before = node::own_cpu();
        for (near, _) in &mut pairs {
            near.write_all(&text).unwrap();
        }
        used += node::own_cpu() - before;
        // A crowd reads: what lies unread would cost the sender memory that a server is spared.
        for (_, far) in &mut pairs {
            far.read_exact(&mut heard).unwrap();
        }
    }
    used * 1e6 / (BARE * connections) as f64
}

fn compare(
    database: &str,
    boards: usize,
    place: impl Fn(&str) -> StoreUrl,
    cluster: Option<&PrivatePostgres>,
) {
    let before = raw(&place("raw-before"), boards, BATCH);
    let server = measure(boards, &place("server"), cluster);
    let after = raw(&place("raw-after"), boards, BATCH);
    let formed = (server.batch.round() as usize).max(1);
    let same = raw(&place("raw-same"), boards, formed);
    println!(
        "{database:<8} {boards:>7} {:>7.0} {:>7.2} {:>6.0} {:>13.2} {:>7.1} {:>7.1} {:>10.1} {:>19.0} {:>9.0} {:>8.0} {:>17.1}",
        server.rate,
        server.rate / ((before + after) / 2.0),
        server.batch,
        server.rate / same,
        server.waited(50),
        server.waited(99),
        server.memory,
        server.server_cpu,
        server.database_cpu,
        server.players_cpu,
        server.reopened.as_secs_f64(),
    );
}

/// Entries per second that one connection commits in batches: entries as long as those of a move,
/// in as many streams as there are boards, which take turns.
fn raw(place: &StoreUrl, boards: usize, batch: usize) -> f64 {
    let mut streams = place.open().unwrap();
    let body = format!(r#"{{"v":1,"act":"{}"}}"#, "x".repeat(260));
    let mut lengths = vec![0u64; boards];
    let mut turns = (0..boards).cycle();
    let began = Instant::now();
    let mut entries = 0;
    while began.elapsed() < RAW {
        let turns: Vec<usize> = turns.by_ref().take(batch.min(boards)).collect();
        let appends: Vec<Append> = turns
            .iter()
            .map(|&stream| Append {
                stream: format!(
                    "game/{:016x}",
                    (stream as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
                ),
                expected: lengths[stream],
                at: Moment::from_millis(entries),
                body: body.clone(),
                due: Due::At(Moment::from_millis(entries + 1_000_000)),
            })
            .collect();
        let kept = streams.append_all(&appends).unwrap();
        assert!(kept.iter().all(|kept| *kept));
        for stream in turns {
            lengths[stream] += 1;
            entries += 1;
        }
    }
    entries as f64 / began.elapsed().as_secs_f64()
}

struct Measured {
    rate: f64,
    /// Entries that shared a commit, on average.
    batch: f64,
    /// How long each act waited to be kept, shortest first.
    waits: Vec<Duration>,
    /// KiB per board.
    memory: f64,
    /// Microseconds of processor per act.
    server_cpu: f64,
    database_cpu: f64,
    players_cpu: f64,
    /// How long it took to open all lines anew.
    reopened: Duration,
}

impl Measured {
    /// Milliseconds that so many acts of a hundred waited at most.
    fn waited(&self, part: usize) -> f64 {
        let at = self.waits.len() * part / 100;
        self.waits.get(at).map_or(0.0, Duration::as_secs_f64) * 1000.0
    }
}

fn measure(boards: usize, place: &StoreUrl, cluster: Option<&PrivatePostgres>) -> Measured {
    let node = Node::start(place);
    let empty = node.resident();
    let mut hall = Hall::open(node.address, boards);
    node.settle();
    let memory = (node.resident() - empty) / boards as f64;
    let database = || cluster.map_or(0.0, node::cluster_cpu);
    let (figures, cpu) = (node.figures(), [node.cpu(), database(), node::own_cpu()]);
    let began = Instant::now();
    let mut waits = hall.play(MEASURED);
    let seconds = began.elapsed().as_secs_f64();
    let cpu_after = [node.cpu(), database(), node::own_cpu()];
    let figures_after = node.figures();
    let acts = waits.len() as f64;
    let per_act = |at: usize| (cpu_after[at] - cpu[at]) * 1e6 / acts;
    waits.sort();
    Measured {
        rate: acts / seconds,
        batch: (figures_after.acts - figures.acts) / (figures_after.commits - figures.commits),
        waits,
        memory,
        server_cpu: per_act(0),
        database_cpu: per_act(1),
        players_cpu: per_act(2),
        reopened: hall.reopen(),
    }
}
