//! Two real PostgreSQL servers, the one following the other; two nodes on them. The first is killed
//! under load, the second promoted, and the nodes follow it: nothing that was acknowledged is lost or
//! doubled, and nobody's clock has paid for it.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![expect(clippy::print_stderr, reason = "it says how long it took")]

mod common;
#[path = "common/house.rs"]
mod house;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use common::{Line, Table, casual};
use house::serve;
use jadoube_journal::{Body, StoreUrl};
use jadoube_testkit::dice::Dice;
use jadoube_testkit::postgres::PrivatePostgres;
use serde_json::json;
use shakmaty::{CastlingMode, Chess, Position};
use tokio::time::{sleep, timeout};

/// Both sides have ten minutes, in milliseconds.
const TIME: i64 = 600_000;
const GAMES: u64 = 6;
/// So long nobody takes writes, at least.
const AWAY: Duration = Duration::from_secs(4);

/// A game that goes on until it is told to stop.
struct Play {
    nodes: [SocketAddr; 2],
    table: Table,
    lines: [Option<Line>; 2],
    dice: Dice,
    kept: Vec<(String, u64)>,
}

impl Play {
    async fn begin(nodes: [SocketAddr; 2], seed: u64) -> Play {
        let mut request = casual();
        request["auto_press"] = json!(true);
        request["time_control"] =
            json!({"periods": [{"moves": null, "time": TIME}], "mode": "none"});
        let table = Table::lay(nodes[0], request).await;
        let (white, black) = table.start().await;
        Play {
            nodes,
            table,
            lines: [Some(white), Some(black)],
            dice: Dice::new(seed),
            kept: Vec::new(),
        }
    }

    /// A connection of a side to either node, as often as it takes.
    async fn come(&mut self, side: usize) -> Line {
        loop {
            if let Some(line) = self.lines[side].take() {
                return line;
            }
            let role = ["white", "black"][side];
            let node = self.nodes[self.dice.roll(2)];
            let opened = async {
                let mut visitor = common::Visitor::new(node);
                let token = json!({"token": self.table.secret(role)}).to_string();
                let joined = visitor.try_request("POST", "/api/session", &token).await;
                if joined.ok()?.status != 200 {
                    return None;
                }
                let mut line = visitor.try_line(&self.table.game, role, None).await.ok()?;
                (line.next().await?["type"] == "welcome").then_some(line)
            };
            match timeout(Duration::from_secs(5), opened).await {
                Ok(Some(line)) => self.lines[side] = Some(line),
                _ => sleep(Duration::from_millis(250)).await,
            }
        }
    }

    /// Sends a move under its id until it is kept; gives its number.
    async fn keep(&mut self, side: usize, id: &str, motion: &str) -> u64 {
        loop {
            let mut line = self.come(side).await;
            line.ask(id, json!([{"move": {"motion": motion}}])).await;
            let answer = async {
                loop {
                    let heard = line.next().await?;
                    match heard["type"].as_str()? {
                        "closed" => return None,
                        "event" | "done" if heard["id"] == id => {
                            return Some(heard["seq"].as_u64());
                        }
                        "fault" if heard["id"] == id => return Some(None),
                        "refused" => panic!("{heard}"),
                        _ => {}
                    }
                }
            };
            let answer = timeout(Duration::from_secs(20), answer).await;
            match answer {
                Ok(Some(seq)) => {
                    self.lines[side] = Some(line);
                    match seq {
                        Some(seq) => return seq,
                        None => sleep(Duration::from_millis(200)).await,
                    }
                }
                _ => self.lines[side] = None,
            }
        }
    }

    /// Plays for so long, and gives what the clocks have charged.
    async fn play(mut self, span: Duration) -> (Play, i64, Duration) {
        let began = Instant::now();
        let mut position = Chess::default();
        let mut number = 0;
        while began.elapsed() < span {
            let legal = position.legal_moves();
            if legal.is_empty() || position.is_insufficient_material() || number > 140 {
                break;
            }
            let chosen = legal[self.dice.roll(legal.len())];
            let motion = chosen.to_uci(CastlingMode::Standard).to_string();
            let side = usize::from(position.turn().is_black());
            let id = format!("m{number}");
            let seq = self.keep(side, &id, &motion).await;
            self.kept.push((id, seq));
            position = position.play(chosen).unwrap();
            number += 1;
            sleep(Duration::from_millis(100)).await;
        }
        let elapsed = began.elapsed();
        let visitor = self.table.visitor_at(self.nodes[1], "display").await;
        let mut line = visitor.line(&self.table.game, "display", None).await;
        let welcome = line.until("welcome").await;
        let faces = &welcome["picture"]["clocks"]["faces"];
        let left = |side: &str| faces[side]["left"].as_i64().unwrap();
        let used = 2 * TIME - left("white") - left("black");
        (self, used, elapsed)
    }

    /// Everything that was acknowledged is there, once and at its number.
    fn check(&self, url: &str) {
        let mut streams = StoreUrl::Postgres(url.to_owned()).open().unwrap();
        let entries = streams.read(&format!("game/{}", self.table.game), 0);
        let mut found = BTreeMap::new();
        for (at, entry) in (0..).zip(&entries.unwrap()) {
            assert_eq!(entry.seq, at);
            if let Body::Act(act) = Body::read(&entry.body).unwrap()
                && let Some(id) = act.id
                && id.starts_with('m')
            {
                assert_eq!(found.insert(id.clone(), entry.seq), None, "{id} twice");
            }
        }
        for (id, seq) in &self.kept {
            assert_eq!(found.get(id), Some(seq), "{id} was acknowledged");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_primary_that_dies_loses_nothing_and_costs_nobody() {
    let primary = PrivatePostgres::start(true);
    let standby = primary.standby();
    let url = format!(
        "postgres://jadoube@127.0.0.1:{},127.0.0.1:{}/postgres?target_session_attrs=read-write",
        primary.port(),
        standby.port()
    );
    let (one, _stop_one) = serve(StoreUrl::Postgres(url.clone())).await;
    let (other, _stop_other) = serve(StoreUrl::Postgres(url.clone())).await;
    let mut tasks = Vec::new();
    for seed in 1..=GAMES {
        let play = Play::begin([one, other], seed).await;
        tasks.push(tokio::spawn(play.play(Duration::from_secs(14))));
    }
    sleep(Duration::from_secs(2)).await;
    let killed = Instant::now();
    tokio::task::block_in_place(|| primary.kill());
    sleep(AWAY).await;
    tokio::task::block_in_place(|| standby.promote());
    let away = killed.elapsed();
    let mut acts = 0;
    for task in tasks {
        let (play, used, elapsed) = task.await.unwrap();
        let could = i64::try_from((elapsed - away).as_millis()).unwrap();
        eprintln!("charged {used} ms of {elapsed:?}, of which {away:?} nobody could be served");
        assert!(
            used < could + 1000,
            "{used} ms of {could} ms that could be used"
        );
        assert!(play.kept.len() > 10, "{} moves", play.kept.len());
        acts += play.kept.len();
        tokio::task::block_in_place(|| play.check(&url));
    }
    eprintln!("{acts} acknowledged acts, none lost");
}
