//! Servers that are killed without warning under load, and a checker that proves what they promised:
//! every act that was acknowledged is there, once, in order; no half act; clocks that can be explained.
//!
//! `JADOUBE_CRASH_KILLS` and `JADOUBE_CRASH_GAMES` make it longer (`make crash`).
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![expect(clippy::print_stderr, reason = "it says how much it has tried")]

#[path = "../../server/tests/common/mod.rs"]
mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use common::{Table, Visitor, casual};
use jadoube_journal::{Record, StoreUrl};
use jadoube_testkit::dice::Dice;
use jadoube_testkit::postgres::PrivatePostgres;
use serde_json::json;
use shakmaty::{CastlingMode, Chess, Position, fen::Fen, uci::UciMove};
use tokio::time::sleep;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name)
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(usual)
}

/// One server process, started and killed at will.
struct Node {
    address: SocketAddr,
    data: Vec<String>,
    child: Mutex<Child>,
}

impl Node {
    async fn start(data: &[String]) -> Node {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        drop(listener);
        let child = Mutex::new(spawn(address, data));
        let node = Node {
            address,
            data: data.to_vec(),
            child,
        };
        node.wait().await;
        node
    }

    /// Kills the process as the machine would: no signal that it could answer.
    async fn kill_and_restart(&self) {
        {
            let mut child = self.child.lock().unwrap();
            child.kill().unwrap();
            child.wait().unwrap();
            *child = spawn(self.address, &self.data);
        }
        self.wait().await;
    }

    /// A server of thousands of running games reads them all before it lets anybody in.
    async fn wait(&self) {
        for _ in 0..2400 {
            let mut visitor = Visitor::new(self.address);
            if let Ok(answer) = visitor.try_request("GET", "/health", "").await
                && answer.status == 200
            {
                return;
            }
            sleep(Duration::from_millis(25)).await;
        }
        panic!("the server does not come up");
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let mut child = self.child.lock().unwrap();
        let _ = child.kill();
        let _ = child.wait();
    }
}

fn spawn(address: SocketAddr, data: &[String]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(["serve", "--requests-per-second", "100000", "--listen"])
        .arg(address.to_string())
        .args(data)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// What one game's players and onlookers have seen with their own eyes.
#[derive(Default)]
struct Witness {
    /// Every id that was ever sent.
    sent: BTreeSet<String>,
    /// Acts that were acknowledged, in order: id and number.
    acknowledged: Vec<(String, u64)>,
    /// What an onlooker was told: numbers and ids.
    told: BTreeMap<u64, String>,
}

/// Plays a game by both sides at whichever node answers, until it ends or there is enough.
async fn play(
    nodes: Arc<Vec<Node>>,
    seed: u64,
    stop: Arc<AtomicBool>,
) -> (Visitor, String, Witness) {
    play_slowly(nodes, seed, stop, Pace::default()).await
}

/// How people play.
#[derive(Clone, Copy, Default)]
struct Pace {
    /// They think up to so many milliseconds before each act.
    thought: usize,
    /// They resign after so many acts at most, and after a tenth of that at least; never without it.
    patience: Option<usize>,
}

/// The same, at a pace.
async fn play_slowly(
    nodes: Arc<Vec<Node>>,
    seed: u64,
    stop: Arc<AtomicBool>,
    Pace { thought, patience }: Pace,
) -> (Visitor, String, Witness) {
    let mut dice = Dice::new(seed);
    let pick = |dice: &mut Dice| nodes[dice.roll(nodes.len())].address;
    let patience = patience.map(|most| most / 10 + dice.roll(most - most / 10));
    let mut request = casual();
    request["auto_press"] = json!(true);
    request["preset"] = json!("standard-90-30");
    request["regime"] = json!("full");
    let table = loop {
        // A creation that was not answered may be made again: it was not promised.
        let mut visitor = Visitor::new(pick(&mut dice));
        let answer = visitor
            .try_request("POST", "/api/games", &request.to_string())
            .await;
        if let Ok(answer) = answer
            && answer.status == 201
        {
            let created = answer.json();
            break Table {
                game: created["game"].as_str().unwrap().to_owned(),
                organiser: visitor,
                links: created["links"].clone(),
            };
        }
        sleep(Duration::from_millis(20)).await;
    };
    let mut witness = Witness::default();
    let mut cookies = BTreeMap::new();
    for role in ["white", "black", "spectator"] {
        let body = json!({"token": table.secret(role)}).to_string();
        let cookie = loop {
            let mut visitor = Visitor::new(pick(&mut dice));
            let answer = visitor.try_request("POST", "/api/session", &body).await;
            if answer.is_ok_and(|answer| answer.status == 200) {
                break visitor.cookie;
            }
            sleep(Duration::from_millis(20)).await;
        };
        cookies.insert(role, cookie);
    }
    let game = table.game.clone();
    let told = Arc::new(Mutex::new(BTreeMap::new()));
    let onlooker = tokio::spawn(look_on(
        Arc::clone(&nodes),
        game.clone(),
        cookies["spectator"].clone(),
        Arc::clone(&told),
        Arc::clone(&stop),
    ));
    let mut position = Chess::default();
    let mut todo = vec![("white", json!(["arrive"])), ("black", json!(["arrive"]))];
    let mut acts = 0;
    loop {
        let (role, asked) = match todo.is_empty() {
            false => todo.remove(0),
            true => {
                if stop.load(Ordering::Relaxed) && acts > 4 {
                    break;
                }
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                let m = moves[dice.roll(moves.len())];
                let role = if position.turn().is_white() {
                    "white"
                } else {
                    "black"
                };
                let motion = UciMove::from_standard(m).to_string();
                match patience.is_some_and(|patience| acts >= patience) {
                    true => (role, json!(["resign"])),
                    false => (role, json!([{"move": {"motion": motion}}])),
                }
            }
        };
        if thought > 0 {
            sleep(Duration::from_millis(dice.roll(thought) as u64)).await;
        }
        let id = format!("{game}-{acts}");
        acts += 1;
        witness.sent.insert(id.clone());
        let message = json!({"type": "ask", "id": id, "ask": asked}).to_string();
        let path = format!("/api/games/{game}/say?as={role}");
        // The same message under the same id, until somebody answers for it.
        let heard = loop {
            let mut visitor = Visitor::new(pick(&mut dice));
            visitor.cookie = cookies[role].clone();
            let answer = visitor.try_request("POST", &path, &message).await;
            if let Ok(answer) = answer
                && answer.status == 200
            {
                let heard = answer.json()[0].clone();
                if heard["type"] != "fault" {
                    break heard;
                }
            }
            sleep(Duration::from_millis(10)).await;
        };
        match heard["type"].as_str().unwrap() {
            "event" => {
                witness
                    .acknowledged
                    .push((id, heard["seq"].as_u64().unwrap()));
                if heard["picture"]["phase"] == "ended" {
                    break;
                }
                let fen: Fen = heard["picture"]["fen"].as_str().unwrap().parse().unwrap();
                position = fen.into_position(CastlingMode::Standard).unwrap();
            }
            "done" => {
                // It was kept, and the server that kept it did not live to say so.
                witness
                    .acknowledged
                    .push((id, heard["seq"].as_u64().unwrap()));
                let view = loop {
                    let mut visitor = Visitor::new(pick(&mut dice));
                    visitor.cookie = cookies[role].clone();
                    let line = visitor.try_line(&game, role, None).await;
                    if let Ok(mut line) = line
                        && let Some(welcome) = line.next().await
                    {
                        break welcome;
                    }
                    sleep(Duration::from_millis(10)).await;
                };
                if view["picture"]["phase"] == "ended" {
                    break;
                }
                let fen: Fen = view["picture"]["fen"].as_str().unwrap().parse().unwrap();
                position = fen.into_position(CastlingMode::Standard).unwrap();
            }
            other => panic!("{other}: {heard}"),
        }
    }
    onlooker.abort();
    witness.told = std::mem::take(&mut *told.lock().unwrap());
    (table.organiser, game, witness)
}

/// Looks on over a line and writes down everything that is told.
async fn look_on(
    nodes: Arc<Vec<Node>>,
    game: String,
    cookie: Option<String>,
    told: Arc<Mutex<BTreeMap<u64, String>>>,
    stop: Arc<AtomicBool>,
) {
    let mut at = 0;
    while !stop.load(Ordering::Relaxed) {
        at += 1;
        let mut visitor = Visitor::new(nodes[at % nodes.len()].address);
        visitor.cookie = cookie.clone();
        if let Ok(mut line) = visitor.try_line(&game, "spectator", None).await {
            while let Some(heard) = line.next().await {
                if let (Some(seq), Some(id)) = (heard["seq"].as_u64(), heard["id"].as_str()) {
                    told.lock().unwrap().insert(seq, id.to_owned());
                }
            }
        }
        sleep(Duration::from_millis(20)).await;
    }
}

/// Compares what was witnessed with what is kept.
async fn check(
    node: &Node,
    mut desk: Visitor,
    game: &str,
    witness: &Witness,
    kept: &[(u64, String)],
) {
    let by_seq: BTreeMap<u64, &str> = kept.iter().map(|(seq, id)| (*seq, id.as_str())).collect();
    for (id, seq) in &witness.acknowledged {
        let times = kept.iter().filter(|(_, own)| own == id).count();
        assert_eq!(times, 1, "{id} is kept {times} times");
        assert_eq!(
            by_seq.get(seq),
            Some(&id.as_str()),
            "{id} was acknowledged as {seq}"
        );
    }
    let seqs: Vec<u64> = witness.acknowledged.iter().map(|(_, seq)| *seq).collect();
    assert!(
        seqs.is_sorted_by(|a, b| a < b),
        "acknowledged out of order: {seqs:?}"
    );
    for (seq, id) in &witness.told {
        assert_eq!(
            by_seq.get(seq),
            Some(&id.as_str()),
            "{id} was told as {seq}"
        );
    }
    for (_, id) in kept {
        assert!(witness.sent.contains(id), "nobody sent {id}");
    }
    // Every request asked anew at its moment leads to the same happenings and the same clocks.
    desk.server = node.address.into();
    let path = format!("/api/games/{game}/journal");
    let mut tries = 0;
    let journal = loop {
        // The server may just have been killed.
        match desk.try_request("GET", &path, "").await {
            Ok(answer) if answer.status == 200 => break answer,
            answer => assert!(tries < 400, "{:?}", answer.map(|answer| answer.text)),
        }
        tries += 1;
        sleep(Duration::from_millis(50)).await;
    };
    let record = Record::verify(&journal.text).unwrap();
    let moments: Vec<_> = record.lines().iter().map(|line| line.at).collect();
    assert!(moments.is_sorted(), "time ran back");
}

/// The ids and numbers that a game's stream holds; every entry must be whole.
fn kept(streams: &mut dyn jadoube_journal::Streams, game: &str) -> Vec<(u64, String)> {
    let entries = streams.read(&format!("game/{game}"), 0).unwrap();
    let mut kept = Vec::new();
    for (at, entry) in (0..).zip(&entries) {
        assert_eq!(entry.seq, at, "a gap");
        if let jadoube_journal::Body::Act(act) = jadoube_journal::Body::read(&entry.body).unwrap()
            && let Some(id) = act.id
        {
            assert!(!act.steps.is_empty(), "half an act");
            kept.push((entry.seq, id));
        }
    }
    kept
}

async fn crash(nodes: Vec<Node>, place: StoreUrl) {
    let kills = number("JADOUBE_CRASH_KILLS", 3);
    let games = number("JADOUBE_CRASH_GAMES", 8);
    let nodes = Arc::new(nodes);
    let stop = Arc::new(AtomicBool::new(false));
    let mut players = tokio::task::JoinSet::new();
    for seed in 0..games {
        players.spawn(play(Arc::clone(&nodes), seed + 1, Arc::clone(&stop)));
    }
    let mut dice = Dice::new(u64::from(std::process::id()));
    for _ in 0..kills {
        sleep(Duration::from_millis(300 + dice.roll(700) as u64)).await;
        nodes[dice.roll(nodes.len())].kill_and_restart().await;
    }
    sleep(Duration::from_millis(300)).await;
    stop.store(true, Ordering::Relaxed);
    let mut acts = 0;
    let mut told = 0;
    while let Some(played) = players.join_next().await {
        let (desk, game, witness) = played.unwrap();
        let place = place.clone();
        let named = game.clone();
        let kept = tokio::task::spawn_blocking(move || {
            let mut streams = place.open().unwrap();
            kept(streams.as_mut(), &named)
        });
        check(&nodes[0], desk, &game, &witness, &kept.await.unwrap()).await;
        acts += witness.acknowledged.len();
        told += witness.told.len();
    }
    assert!(
        acts > 10 && told > 0,
        "too little happened to prove anything: {acts} acts, {told} told"
    );
    eprintln!("{kills} kills, {games} games, {acts} acknowledged acts, {told} told to onlookers");
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_what_it_has_answered_for() {
    let folder = std::env::temp_dir().join(format!("jadoube-crash-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("crash.db");
    let data = ["--data".to_owned(), file.display().to_string()];
    let node = Node::start(&data).await;
    crash(vec![node], StoreUrl::Sqlite(file)).await;
    std::fs::remove_dir_all(&folder).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_what_two_nodes_have_answered_for() {
    let cluster = tokio::task::spawn_blocking(|| PrivatePostgres::start(true))
        .await
        .unwrap();
    let data = ["--database-url".to_owned(), cluster.url()];
    let one = Node::start(&data).await;
    crash(vec![one], StoreUrl::Postgres(cluster.url())).await;
    let url = cluster.database("two");
    let data = ["--database-url".to_owned(), url.clone()];
    let nodes = vec![Node::start(&data).await, Node::start(&data).await];
    crash(nodes, StoreUrl::Postgres(url)).await;
}

/// The memory that a node's process holds, in KiB.
fn memory(node: &Node) -> u64 {
    let process = node.child.lock().unwrap().id();
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let held = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    held.unwrap()
        .trim()
        .trim_end_matches(" kB")
        .parse()
        .unwrap()
}

/// Lets a node stand still for a while.
async fn stand_still(node: &Node, span: Duration) {
    let process = node.child.lock().unwrap().id().to_string();
    for signal in ["-STOP", "-CONT"] {
        let told = Command::new("kill").args([signal, &process]).status();
        assert!(told.unwrap().success());
        if signal == "-STOP" {
            sleep(span).await;
        }
    }
}

/// Lets nobody write to a file for a while: a copy that is made, a disk that is slow.
async fn hold(file: &Path, span: Duration) {
    let other = rusqlite::Connection::open(file).unwrap();
    other.busy_timeout(Duration::from_secs(60)).unwrap();
    let begun = tokio::task::spawn_blocking(move || {
        other.execute_batch("begin immediate").unwrap();
        std::thread::sleep(span);
        other.execute_batch("rollback").unwrap();
    });
    begun.await.unwrap();
}

/// Plays at a board, one game after another, and compares each with what is kept; gives how many acts
/// were acknowledged.
async fn keep_playing(
    nodes: Arc<Vec<Node>>,
    file: std::path::PathBuf,
    stop: Arc<AtomicBool>,
    mut seeds: impl Iterator<Item = u64>,
) -> usize {
    let pace = Pace {
        thought: 2000,
        patience: Some(200),
    };
    let mut acts = 0;
    while !stop.load(Ordering::Relaxed) {
        let seed = seeds.next().unwrap();
        let (nodes, stop) = (Arc::clone(&nodes), Arc::clone(&stop));
        let (desk, game, witness) = play_slowly(Arc::clone(&nodes), seed, stop, pace).await;
        let (place, named) = (StoreUrl::Sqlite(file.clone()), game.clone());
        let kept =
            tokio::task::spawn_blocking(move || kept(place.open().unwrap().as_mut(), &named));
        nodes[0].wait().await;
        check(&nodes[0], desk, &game, &witness, &kept.await.unwrap()).await;
        acts += witness.acknowledged.len();
    }
    acts
}

/// Boards that are played at one after another while the server stands still, cannot write and is
/// killed in turns: everything that was acknowledged is there, and the memory does not grow. In the
/// second half nobody kills it, so that what it does not let go of adds up. `make soak` does it for an
/// hour.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_disturbed_for_long_stays_as_it_is() {
    let boards = number("JADOUBE_SOAK_BOARDS", 12);
    let seconds = number("JADOUBE_SOAK_SECONDS", 12);
    let every = number("JADOUBE_SOAK_FAULTS_EVERY", 2);
    let folder = std::env::temp_dir().join(format!("jadoube-soak-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("soak.db");
    let data = ["--data".to_owned(), file.display().to_string()];
    let nodes = Arc::new(vec![Node::start(&data).await]);
    let stop = Arc::new(AtomicBool::new(false));
    let mut players = tokio::task::JoinSet::new();
    for board in 0..boards {
        let (nodes, stop, file) = (Arc::clone(&nodes), Arc::clone(&stop), file.clone());
        let seeds = (0u64..).map(move |game| board + 1 + game * boards);
        players.spawn(keep_playing(nodes, file, stop, seeds));
    }
    let began = std::time::Instant::now();
    let (mut faults, mut early, mut late) = (0u32, Vec::new(), Vec::new());
    while began.elapsed() < Duration::from_secs(seconds) {
        sleep(Duration::from_secs(every)).await;
        let second_half = began.elapsed() > Duration::from_secs(seconds / 2);
        let held = memory(&nodes[0]);
        match second_half {
            true => late.push(held),
            false => early.push(held),
        }
        match faults % 3 {
            0 => stand_still(&nodes[0], Duration::from_secs(1)).await,
            1 => hold(&file, Duration::from_secs(1)).await,
            _ if second_half => stand_still(&nodes[0], Duration::from_secs(1)).await,
            _ => nodes[0].kill_and_restart().await,
        }
        faults += 1;
    }
    // The server stays up while the last games are compared with what is kept.
    stop.store(true, Ordering::Relaxed);
    let mut acts = 0;
    while let Some(played) = players.join_next().await {
        acts += played.unwrap();
    }
    eprintln!("{faults} faults, {acts} acknowledged acts");
    eprintln!("KiB held before each fault: {early:?}, then {late:?}");
    assert!(acts > 10, "too little happened: {acts}");
    let most = |held: &[u64]| held.iter().copied().max().unwrap_or(0);
    let (early, late) = (most(&early), most(&late));
    assert!(
        late < early + early / 4 + 32 * 1024,
        "the memory grows: {early} KiB, then {late} KiB"
    );
    std::fs::remove_dir_all(&folder).unwrap();
}

/// How many entries each stream has.
fn lengths(file: &Path) -> BTreeMap<String, usize> {
    let mut streams = StoreUrl::Sqlite(file.to_path_buf()).open().unwrap();
    let names = streams.streams("").unwrap();
    let length = |name: String| {
        let entries = streams.read(&name, 0).unwrap();
        (name, entries.len())
    };
    names.into_iter().map(length).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_a_busy_server_is_whole() {
    let folder = std::env::temp_dir().join(format!("jadoube-backup-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (file, copy) = (folder.join("busy.db"), folder.join("copy.db"));
    let data = |file: &Path| ["--data".to_owned(), file.display().to_string()];
    let nodes = Arc::new(vec![Node::start(&data(&file)).await]);
    let stop = Arc::new(AtomicBool::new(false));
    let mut players = tokio::task::JoinSet::new();
    for seed in 0..8 {
        players.spawn(play(Arc::clone(&nodes), seed + 1, Arc::clone(&stop)));
    }
    sleep(Duration::from_millis(1000)).await;
    let before = lengths(&file);
    let backup = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(["backup", "--data"])
        .args([&file, &copy])
        .output()
        .unwrap();
    assert!(backup.status.success(), "{backup:?}");
    sleep(Duration::from_millis(200)).await;
    stop.store(true, Ordering::Relaxed);
    let mut played = Vec::new();
    while let Some(one) = players.join_next().await {
        played.push(one.unwrap());
    }
    // Everything that was kept before it began is in the copy, and nothing but what was kept.
    let (copied, after) = (lengths(&copy), lengths(&file));
    assert!(before.len() > 8 && before.keys().all(|name| copied.contains_key(name)));
    let mut original = StoreUrl::Sqlite(file.clone()).open().unwrap();
    let mut streams = StoreUrl::Sqlite(copy.clone()).open().unwrap();
    for (name, length) in &copied {
        assert!(
            before.get(name).is_none_or(|before| before <= length),
            "{name}"
        );
        assert!(*length <= after[name], "{name}");
        let entries = original.read(name, 0).unwrap();
        assert_eq!(streams.read(name, 0).unwrap(), entries[..*length], "{name}");
    }
    // A server goes on from the copy, and every game in it can be explained.
    let again = Node::start(&data(&copy)).await;
    let mut explained = 0;
    for (desk, game, mut witness) in played {
        let kept = kept(streams.as_mut(), &game);
        let last = kept.last().map_or(0, |(seq, _)| *seq);
        witness.acknowledged.retain(|(_, seq)| *seq <= last);
        witness.told.retain(|seq, _| *seq <= last);
        if copied.contains_key(&format!("game/{game}")) {
            check(&again, desk, &game, &witness, &kept).await;
            explained += 1;
        }
    }
    assert!(explained > 0);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_told_to_stop_says_goodbye_and_goes() {
    let node = Node::start(&["--in-memory".to_owned()]).await;
    let table = Table::lay(node.address, casual()).await;
    let (mut white, mut black) = table.start().await;
    let process = node.child.lock().unwrap().id().to_string();
    let told = Command::new("kill").args(["-TERM", &process]).status();
    assert!(told.unwrap().success());
    for line in [&mut white, &mut black] {
        assert_eq!(line.until("closed").await["code"], 1001);
    }
    for _ in 0..200 {
        let ended = node.child.lock().unwrap().try_wait().unwrap();
        if let Some(status) = ended {
            return assert!(status.success(), "{status}");
        }
        sleep(Duration::from_millis(25)).await;
    }
    panic!("the server does not stop");
}
