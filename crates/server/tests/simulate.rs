//! Whole servers under a seed, in one thread and by a clock that does not wait: nodes that are killed,
//! stopped and started, programs that stand still, journals that stall, fail and keep what they deny,
//! clocks that are set, connections that break, messages that come twice and visitors who lie.
//!
//! After each schedule: nothing that was acknowledged is lost or doubled, the order is kept, every
//! ruling can be explained, the room still serves, and nobody has paid for a fault on the clock.
//!
//! `JADOUBE_SCHEDULES` says how many (`make simulate`), `JADOUBE_FROM` the first of them, `JADOUBE_SEED`
//! which one alone.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![expect(clippy::print_stderr, reason = "it says how much it has tried")]

mod common;
#[path = "common/house.rs"]
mod house;
#[path = "common/weather.rs"]
mod weather;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use common::{Door, Line, Pipes, Table, Visitor, casual};
use house::{TestClock, pass};
use jadoube_journal::{Act, Append, Body, Due, Entry, Record, SharedMemory, Step, Streams};
use jadoube_laws::{
    Asked, ClockRequest, EndFact, Ending, Game, Happened, How, Outcome, Rule, Rulebook,
};
use jadoube_ruling::{Moment, Seat, Side};
use jadoube_server::{Planted, WallClock};
use jadoube_testkit::dice::Dice;
use serde_json::{Value, json};
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position, fen::Fen};
use tokio::sync::oneshot;
use tokio::time::{Instant, advance, timeout};
use weather::{TestWeather, serve_with};

/// Both sides have ten minutes, in milliseconds.
const TIME: i64 = 600_000;
/// Schedules that have found a defect, with what had come together in them.
const FAILED_ONCE: [(u64, &str); 16] = [
    (
        223,
        "two nodes kept times that were a second and a half apart",
    ),
    (
        791,
        "a node could not write while another began an hour ahead, and then wrote at its own time",
    ),
    (
        1202,
        "a node began by a clock that was set while the other could not show its time",
    ),
    (
        1259,
        "a node that began an hour ahead was cut off, and another followed what it had written",
    ),
    (
        1368,
        "somebody came and moved in the moment in which a silent journal kept again",
    ),
    (
        1740,
        "a node began behind another, a move was made at it, and both were killed",
    ),
    (1769, "a program stood still just before its journal failed"),
    (
        2008,
        "a node began behind another, and moves were made at both",
    ),
    (2016, "the same among three nodes"),
    (
        2739,
        "an answer that told the time took long, and the time was followed too far",
    ),
    (
        8947,
        "a node whose journal was silent found itself behind before it noticed the silence",
    ),
    (
        31610,
        "a move waited for its node to keep again, and was entered as of when it came",
    ),
    (
        34817,
        "another node wrote while a move waited at one that could not keep it",
    ),
    (
        38049,
        "somebody was turned away twice in less than a second without a journal",
    ),
    (
        67001,
        "a move was kept late while its opponent was nowhere, and its node failed before it could give that back",
    ),
    (
        77357,
        "a move was kept late, and its opponent had got up while it waited",
    ),
];

/// Whoever is turned away asks again after so long.
const AGAIN: Duration = Duration::from_millis(500);

/// So much a fault may cost whoever is on the clock.
const SLACK: i64 = 300;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn schedules() {
    let seeds: Vec<u64> = match number("JADOUBE_SEED") {
        Some(seed) => vec![seed],
        None => {
            let first = number("JADOUBE_FROM").unwrap_or(1);
            (first..first + number("JADOUBE_SCHEDULES").unwrap_or(300)).collect()
        }
    };
    let mut sum = Tally::default();
    let mut failed = Vec::new();
    for seed in &seeds {
        match under(*seed, None) {
            Some((tally, _)) => {
                sum.faults += tally.faults;
                sum.acts += tally.acts;
                sum.again += tally.again;
            }
            None => failed.push(*seed),
        }
    }
    let Tally {
        faults,
        acts,
        again,
    } = sum;
    eprintln!(
        "{} schedules, {faults} faults, {acts} acknowledged acts, {again} sent again",
        seeds.len()
    );
    assert_eq!(failed, [0u64; 0], "these seeds failed, as said above");
    assert!(
        acts > 10 * seeds.len() as u64,
        "too little happened: {acts} acts"
    );
}

#[test]
fn schedules_that_failed_once() {
    for (seed, what) in FAILED_ONCE {
        assert!(under(seed, None).is_some(), "seed {seed}: {what}");
    }
}

/// A seed is all that a schedule hangs on: one that fails can be looked at as often as need be.
#[test]
fn a_seed_plays_the_same_again() {
    for seed in 1..=40 {
        let (_, first) = under(seed, None).unwrap();
        let (_, second) = under(seed, None).unwrap();
        assert_eq!(first, second, "seed {seed}");
    }
}

/// Runs one schedule in a thread and a time of its own, and gives what happened in it; none if it failed,
/// which it has said then.
fn under(seed: u64, planted: Option<Planted>) -> Option<(Tally, String)> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build()
        .unwrap();
    // What is left of dead nodes goes with the runtime.
    catch_unwind(AssertUnwindSafe(|| {
        runtime.block_on(schedule(seed, planted))
    }))
    .ok()
}

/// What the simulation was written for is found by it: with each defect put in again, schedules fail
/// that hold without it.
#[test]
fn defects_that_are_put_in_again_are_found() {
    for defect in [
        Planted::StallsAreCharged,
        Planted::SignedTooSoon,
        Planted::VerdictLost,
    ] {
        let found = (1..=60).find(|seed| under(*seed, Some(defect)).is_none());
        eprintln!("{defect:?}: found by seed {found:?}");
        assert!(found.is_some(), "no schedule finds {defect:?}");
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    faults: u64,
    acts: u64,
    again: u64,
}

/// One node: the program, the weather of its journal, and whether it is there.
struct Node {
    weather: Arc<TestWeather>,
    door: Door,
    stop: Option<oneshot::Sender<()>>,
}

/// What was thought about a half-move, in milliseconds, and what had come about until it was kept.
#[derive(Clone, Copy, Default)]
struct HalfMove {
    thought: i64,
    slack: i64,
    paused: i64,
}

/// A player with what he knows.
struct Player {
    role: &'static str,
    line: Option<(usize, Line)>,
    heard: u64,
}

struct World {
    seed: u64,
    planted: Option<Planted>,
    dice: Dice,
    streams: SharedMemory,
    clock: Arc<TestClock>,
    nodes: Vec<Option<Node>>,
    table: Table,
    /// Another one, at which only a long search can tell how the game has ended.
    asked: Table,
    players: [Player; 2],
    position: Chess,
    /// Since when the side having the move can think.
    thinks_since: Instant,
    /// What each has thought, in milliseconds.
    thought: [i64; 2],
    half_moves: Vec<HalfMove>,
    /// How long each has waited after one node of several had turned him away, in milliseconds. Another
    /// lets him in: that he asks only after a pause, and perhaps the same again, is his own affair. So is
    /// that he has not looked at what was kept, and told, while his opponent waited to say it again.
    paused: [i64; 2],
    /// What the faults so far may cost, in milliseconds.
    slack: i64,
    /// Acts that were acknowledged: id and number.
    kept: Vec<(String, u64)>,
    moves: Vec<String>,
    tally: Tally,
    /// What was done and when, for whoever reads about a schedule that failed.
    began: Instant,
    story: Vec<String>,
}

async fn schedule(seed: u64, planted: Option<Planted>) -> (Tally, String) {
    let mut world = World::open(seed, planted).await;
    let mut asked_at = Some(world.dice.roll(30));
    for step in 0..30 {
        if asked_at.take_if(|at| *at == step).is_some() {
            world.ask_for_a_verdict().await;
        }
        for _ in 0..world.dice.roll(3) {
            world.fault().await;
        }
        let think = Duration::from_millis(world.dice.roll(4000) as u64);
        pass(think).await;
        if world.position.legal_moves().is_empty() || world.position.is_insufficient_material() {
            break;
        }
        world.play(step).await;
    }
    if asked_at.is_some() {
        world.ask_for_a_verdict().await;
    }
    world.heal().await;
    world.check().await;
    (world.tally, world.told())
}

impl World {
    async fn open(seed: u64, planted: Option<Planted>) -> World {
        let mut dice = Dice::new(seed);
        let clock = TestClock::new();
        let number = 1 + dice.roll(3);
        let streams = match number {
            1 => SharedMemory::alone(),
            _ => {
                let clock = clock.clone();
                SharedMemory::with_clock(move || clock.now())
            }
        };
        let mut nodes = Vec::new();
        for _ in 0..number {
            nodes.push(start(&streams, &clock, planted, None).await);
        }
        let mut request = casual();
        request["auto_press"] = json!(true);
        request["time_control"] =
            json!({"periods": [{"moves": null, "time": TIME}], "mode": "none"});
        let door = nodes[0].as_ref().unwrap().door.clone();
        let table = Table::lay(door.clone(), request).await;
        let asked = Table::lay(door, json!({"preset": "rapid-15-10"})).await;
        let (white, black) = table.start().await;
        let player = |role, line| Player {
            role,
            line: Some((0, line)),
            // Both have come, and the game has started.
            heard: 2,
        };
        World {
            seed,
            planted,
            dice,
            streams,
            clock,
            nodes,
            table,
            asked,
            players: [player("white", white), player("black", black)],
            position: Chess::default(),
            thinks_since: Instant::now(),
            thought: [0; 2],
            half_moves: Vec::new(),
            paused: [0; 2],
            slack: 0,
            kept: Vec::new(),
            moves: Vec::new(),
            tally: Tally::default(),
            began: Instant::now(),
            story: Vec::new(),
        }
    }

    fn note(&mut self, what: String) {
        let at = millis(self.began.elapsed());
        self.story.push(format!("{at:>7} {what}"));
    }

    fn alive(&self) -> Vec<usize> {
        let alive = |number: &usize| self.nodes[*number].is_some();
        (0..self.nodes.len()).filter(alive).collect()
    }

    async fn fault(&mut self) {
        self.tally.faults += 1;
        self.slack += SLACK;
        let alive = self.alive();
        let span = Duration::from_millis(300 + self.dice.roll(20_000) as u64);
        let kind = self.dice.roll(10);
        let Some(victim) = alive.get(self.dice.roll(alive.len())).copied() else {
            return self.revive().await;
        };
        self.note(format!("fault {kind} at {victim} for {span:?}"));
        let node = self.nodes[victim].as_mut().unwrap();
        match kind {
            // The machine stands still.
            0 => advance(span).await,
            1 => node.weather.stall(span),
            2 => node.weather.fail(span),
            3 => {
                node.weather.set(|sky| sky.unheard = 2);
                // Whoever is told that nothing was kept, though it was, says it again after a pause.
                self.slack += 2 * millis(AGAIN);
            }
            4 => {
                node.weather.kill();
                self.gone(victim);
            }
            5 => {
                let _ = node.stop.take().unwrap().send(());
                pass(Duration::from_secs(3)).await;
                self.gone(victim);
            }
            6 => self
                .clock
                .set_by(7_200_000 - 3_600_000 * self.dice.roll(5) as i64),
            7 => {
                let player = self.dice.roll(2);
                self.players[player].line = None;
            }
            8 => self.lie(victim).await,
            _ => self.dies_at_the_start(span).await,
        }
        if self.dice.once_in(2) {
            self.revive().await;
        }
    }

    /// A node is not there any more, and whoever was connected to it notices.
    fn gone(&mut self, number: usize) {
        self.nodes[number] = None;
        for player in &mut self.players {
            if player.line.as_ref().is_some_and(|(at, _)| *at == number) {
                player.line = None;
            }
        }
    }

    async fn revive(&mut self) {
        for number in 0..self.nodes.len() {
            if self.nodes[number].is_none() {
                self.nodes[number] = start(&self.streams, &self.clock, self.planted, None).await;
            }
        }
    }

    /// Every node is killed, and the next that starts dies while it gives time back.
    async fn dies_at_the_start(&mut self, span: Duration) {
        for number in self.alive() {
            self.nodes[number].as_ref().unwrap().weather.kill();
            self.gone(number);
        }
        pass(span).await;
        let breaths = u32::try_from(self.dice.roll(2)).unwrap();
        let dead = start(&self.streams, &self.clock, self.planted, Some(breaths)).await;
        if let Some(node) = dead {
            node.weather.kill();
        }
        pass(Duration::from_millis(500)).await;
        self.revive().await;
    }

    /// The flag of the other game has fallen, and nobody can tell at once whether there is a mate.
    /// While somebody thinks about it the arbiter sees to the call, and the journal is slow.
    async fn ask_for_a_verdict(&mut self) {
        let question = Append {
            stream: format!("game/{}", self.asked.game),
            expected: 1,
            at: self.clock.now(),
            body: question().write().unwrap(),
            due: Due::At(Moment::ZERO),
        };
        let kept = self.streams.memory.clone().append_all(&[question]).unwrap();
        assert_eq!(kept, [true], "seed {}", self.seed);
        let Some(number) = self.alive().first().copied() else {
            return;
        };
        let node = self.nodes[number].as_ref().unwrap();
        let weather = Arc::clone(&node.weather);
        let mut visitor = Visitor::new(node.door.clone());
        let token = json!({"token": self.asked.secret("arbiter")}).to_string();
        let game = &self.asked.game;
        let attended = async {
            let joined = visitor.try_request("POST", "/api/session", &token);
            joined.await.ok()?;
            let mut line = visitor.try_line(game, "arbiter", None).await.ok()?;
            line.next().await?;
            weather.stall(Duration::from_millis(200));
            line.say(&json!({"type": "attend", "id": "a", "call": 1}))
                .await;
            line.next().await
        };
        // Where the node does not serve, nobody sees to it.
        let _ = timeout(Duration::from_secs(5), attended).await;
    }

    /// A spectator who reads nothing, and a player who says what is no message.
    async fn lie(&mut self, node: usize) {
        let door = self.nodes[node].as_ref().unwrap().door.clone();
        let Door::Pipes(pipes) = door.clone() else {
            return;
        };
        let secret = self.table.secret("spectator");
        let mut visitor = Visitor::new(Door::Pipes(Pipes {
            width: 300,
            ..pipes
        }));
        let body = json!({"token": secret}).to_string();
        let line = async {
            visitor.server = door.clone();
            visitor
                .try_request("POST", "/api/session", &body)
                .await
                .ok()?;
            let mut line = visitor
                .try_line(&self.table.game, "spectator", None)
                .await
                .ok()?;
            line.send("{\"type\":\"ask\"").await;
            line.say(&json!({"type": "ask", "id": "x", "ask": ["resign"]}))
                .await;
            Some(line)
        };
        let line = timeout(Duration::from_secs(1), line).await;
        // It stays open as long as the server lets it.
        std::mem::forget(line);
    }

    /// Opens a player's connection at whichever node lets him in.
    async fn come_back(&mut self, side: usize) {
        while self.players[side].line.is_none() {
            let alive = self.alive();
            let Some(number) = alive.get(self.dice.roll(alive.len())).copied() else {
                pass(Duration::from_millis(500)).await;
                self.revive().await;
                continue;
            };
            let door = self.nodes[number].as_ref().unwrap().door.clone();
            let (role, after) = (self.players[side].role, self.players[side].heard);
            let token = json!({"token": self.table.secret(role)}).to_string();
            let mut visitor = Visitor::new(door);
            let game = &self.table.game;
            let asked = Instant::now();
            let opened = timeout(Duration::from_secs(25), async {
                visitor
                    .try_request("POST", "/api/session", &token)
                    .await
                    .ok()?;
                let mut line = visitor.try_line(game, role, Some(after)).await.ok()?;
                let welcome = line.next().await?;
                (welcome["type"] == "welcome").then_some((line, welcome))
            });
            if let Ok(Some((line, welcome))) = opened.await {
                for told in welcome["missed"].as_array().unwrap() {
                    let seq = told["seq"].as_u64().unwrap();
                    self.players[side].heard = self.players[side].heard.max(seq);
                }
                self.players[side].line = Some((number, line));
                self.note(format!("{role} comes to {number}"));
            } else {
                self.note(format!("{role} is not let in at {number}"));
                pass(AGAIN).await;
                if self.nodes.len() > 1 {
                    // A node whose journal is silent turns away who comes within a second.
                    self.paused[side] += millis(asked.elapsed()).min(1000 + millis(AGAIN));
                }
            }
        }
    }

    /// The side having the move plays one and goes on sending it until it is kept.
    async fn play(&mut self, step: usize) {
        let side = usize::from(self.position.turn().is_black());
        let legal = self.position.legal_moves();
        let chosen = legal[self.dice.roll(legal.len())];
        let motion = chosen.to_uci(CastlingMode::Standard).to_string();
        let id = format!("m{step}");
        let asked = json!([{"move": {"motion": motion}}]);
        let thought = millis(self.thinks_since.elapsed());
        self.thought[side] += thought;
        let slack = self.slack;
        let at = self.players[side].line.as_ref().map(|(at, _)| *at);
        self.note(format!("{id} of {side}, who sits at {at:?}"));
        let mut tries = 0;
        let seq = loop {
            tries += 1;
            assert!(tries < 200, "seed {}: the room is stuck", self.seed);
            self.come_back(side).await;
            let Player { line, heard, .. } = &mut self.players[side];
            let (_, line) = line.as_mut().unwrap();
            line.ask(&id, asked.clone()).await;
            if self.dice.once_in(4) {
                self.tally.again += 1;
                line.ask(&id, asked.clone()).await;
            }
            match answered(self.seed, line, heard, &id).await {
                Some(Ok(seq)) => break seq,
                Some(Err(())) => {
                    pass(AGAIN).await;
                    // A message that came twice was denied first, and kept when it came again.
                    if self.is_on_record(&id) {
                        self.paused[1 - side] += millis(AGAIN);
                    }
                }
                None => self.players[side].line = None,
            }
            self.tally.again += 1;
        };
        self.half_moves.push(HalfMove {
            thought,
            slack,
            paused: self.paused[side],
        });
        self.players[side].heard = self.players[side].heard.max(seq);
        self.note(format!("{id} is kept as {seq}"));
        self.kept.push((id, seq));
        self.moves.push(motion);
        self.position = self.position.clone().play(chosen).unwrap();
        self.tally.acts += 1;
        self.hear(1 - side, seq).await;
        self.thinks_since = Instant::now();
        self.note(format!("{} can think", 1 - side));
    }

    /// Whether a message has led to an entry.
    fn is_on_record(&self, id: &str) -> bool {
        let stream = format!("game/{}", self.table.game);
        let entries = self.streams.memory.clone().read(&stream, 0).unwrap();
        entries.iter().any(|entry| match Body::read(&entry.body) {
            Ok(Body::Act(act)) => act.id.as_deref() == Some(id),
            _ => false,
        })
    }

    /// The other side hears of an entry, wherever he is.
    async fn hear(&mut self, side: usize, seq: u64) {
        while self.players[side].heard < seq {
            self.come_back(side).await;
            if self.players[side].heard >= seq {
                return;
            }
            let (_, line) = self.players[side].line.as_mut().unwrap();
            match timeout(Duration::from_secs(40), line.next()).await {
                Ok(Some(heard)) if heard["type"] != "closed" => {
                    follows(self.seed, &mut self.players[side].heard, &heard);
                }
                _ => self.players[side].line = None,
            }
        }
    }

    /// Good weather, and every node is there.
    async fn heal(&mut self) {
        for node in self.nodes.iter().flatten() {
            node.weather.set(|sky| *sky = weather::Sky::default());
        }
        self.revive().await;
        pass(Duration::from_secs(30)).await;
    }

    async fn check(&mut self) {
        let seed = self.seed;
        for number in self.alive() {
            let door = self.nodes[number].as_ref().unwrap().door.clone();
            let visitor = self.asked.visitor_at(door, "arbiter").await;
            let mut line = visitor.line(&self.asked.game, "arbiter", None).await;
            let welcome = line.until("welcome").await;
            let result = &welcome["picture"]["result"];
            assert!(!result.is_null(), "seed {seed}: a verdict was lost");
        }
        let stream = format!("game/{}", self.table.game);
        let entries = self.streams.memory.clone().read(&stream, 0).unwrap();
        self.check_half_moves(&entries);
        let mut found: BTreeMap<String, u64> = BTreeMap::new();
        let (mut lines, mut played) = (Vec::new(), Vec::new());
        for (at, entry) in (0..).zip(&entries) {
            assert_eq!(entry.seq, at, "seed {seed}: a gap");
            let body = Body::read(&entry.body).unwrap();
            if let Body::Act(act) = &body
                && let Some(id) = &act.id
                && id.starts_with('m')
            {
                let before = found.insert(id.clone(), entry.seq);
                assert_eq!(before, None, "seed {seed}: {id} was done twice");
                played.push(id.clone());
            }
            body.lines(entry.at, &mut lines);
        }
        for (id, seq) in &self.kept {
            assert_eq!(
                found.get(id),
                Some(seq),
                "seed {seed}: {id} was acknowledged"
            );
        }
        let ids: Vec<&String> = self.kept.iter().map(|(id, _)| id).collect();
        assert_eq!(ids, played.iter().collect::<Vec<_>>(), "seed {seed}");
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        Record::verify(&text).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
        assert!(
            lines.is_sorted_by_key(|line| line.at),
            "seed {seed}: time ran back"
        );
        self.check_what_is_seen().await;
    }

    /// Every node shows the same game to a new visitor, and nobody has paid.
    async fn check_what_is_seen(&mut self) {
        let seed = self.seed;
        let fen = Fen::from_position(&self.position, EnPassantMode::Legal);
        let fen = fen.to_string();
        for number in self.alive() {
            let door = self.nodes[number].as_ref().unwrap().door.clone();
            let visitor = self.table.visitor_at(door, "display").await;
            let mut line = visitor.line(&self.table.game, "display", None).await;
            let welcome = line.until("welcome").await;
            let moves: Vec<&str> = welcome["picture"]["moves"]
                .as_array()
                .unwrap()
                .iter()
                .map(|one| one["motion"].as_str().unwrap())
                .collect();
            assert_eq!(moves, self.moves, "seed {seed}");
            let shown = welcome["picture"]["fen"].as_str().unwrap();
            assert_eq!(
                shown.split(' ').next(),
                fen.split(' ').next(),
                "seed {seed}"
            );
            self.check_clocks(&welcome);
        }
    }

    /// No half-move was charged for more than its maker has thought, but for what the faults since his
    /// last one may cost.
    fn check_half_moves(&self, entries: &[Entry]) {
        let mut all = self.half_moves.iter().enumerate();
        let mut left = [TIME; 2];
        let mut folded = None;
        for entry in entries {
            let act = match Body::read(&entry.body).unwrap() {
                Body::Laid(table) => {
                    let book = Rulebook::new(table.created.regulations.clone()).unwrap();
                    folded = Some(Game::new(&book, &table.created.start).unwrap());
                    continue;
                }
                Body::Act(act) => act,
                Body::Attended { .. } => continue,
            };
            let game: &mut Game = folded.as_mut().unwrap();
            for step in &act.steps {
                for happened in &step.happened {
                    game.apply(step.at.unwrap_or(entry.at), happened);
                }
            }
            if act.id.is_none_or(|id| !id.starts_with('m')) {
                continue;
            }
            let (index, made) = all.next().unwrap();
            let side = [Side::White, Side::Black][index % 2];
            let own = index.checked_sub(2).map(|own| self.half_moves[own]);
            let before = own.unwrap_or_default();
            let now = game.clock().left(side, entry.at).as_millis();
            let charged = std::mem::replace(&mut left[index % 2], now) - now;
            let slack = SLACK + made.slack - before.slack;
            let thought = made.thought + made.paused - before.paused;
            assert!(
                charged <= thought + slack,
                "seed {}, {} nodes: half-move {index} was charged {charged} ms and took {thought} ms\n{}\n{}",
                self.seed,
                self.nodes.len(),
                self.story.join("\n"),
                self.record()
            );
        }
    }

    fn check_clocks(&self, welcome: &Value) {
        let faces = &welcome["picture"]["clocks"]["faces"];
        let slack = SLACK + self.slack;
        let since = millis(self.thinks_since.elapsed());
        for (side, role) in ["white", "black"].into_iter().enumerate() {
            let used = TIME - faces[role]["left"].as_i64().unwrap();
            let on_move = usize::from(self.position.turn().is_black()) == side;
            let thought = self.thought[side] + if on_move { since } else { 0 };
            assert!(
                used <= thought + slack,
                "seed {}: {role} was charged {used} ms and thought for {thought} ms\n{}\n{}",
                self.seed,
                self.story.join("\n"),
                self.record()
            );
        }
    }
}

impl World {
    /// What was done and when, and when each entry was made.
    fn told(&self) -> String {
        let stream = format!("game/{}", self.table.game);
        let entries = self.streams.memory.clone().read(&stream, 0).unwrap();
        let moments = entries.iter().map(|entry| entry.at.as_millis().to_string());
        let story = self.story.iter().cloned();
        story.chain(moments).collect::<Vec<_>>().join("\n")
    }

    /// The moments of the record, by the time of the first, with what was entered.
    fn record(&self) -> String {
        let stream = format!("game/{}", self.table.game);
        let entries = self.streams.memory.clone().read(&stream, 0).unwrap();
        let first = entries.first().map_or(Moment::ZERO, |entry| entry.at);
        let line = |entry: &Entry| {
            let body: String = entry.body.chars().take(160).collect();
            format!("{} {} {body}", entry.seq, (entry.at - first).as_millis())
        };
        entries.iter().map(line).collect::<Vec<_>>().join("\n")
    }
}

fn millis(span: Duration) -> i64 {
    i64::try_from(span.as_millis()).unwrap()
}

/// What only a long search can tell: whether Black could still mate.
fn question() -> Body {
    let ending = |outcome| Ending {
        outcome,
        how: How::Flag,
        rule: Rule::FlagFall,
    };
    Body::Act(Act {
        id: None,
        by: Seat::System,
        entered_by: None,
        lag: 0,
        steps: vec![Step {
            by: None,
            at: None,
            asked: Asked::Clock(ClockRequest::TimePassed),
            happened: vec![Happened::End(EndFact::ArbiterAsked {
                can_mate: Side::Black,
                if_yes: ending(Outcome::Win(Side::Black)),
                if_no: ending(Outcome::Draw),
            })],
        }],
    })
}

/// Starts a node, which may have only so many appends to live. None: it died before it served.
async fn start(
    streams: &SharedMemory,
    clock: &Arc<TestClock>,
    planted: Option<Planted>,
    breaths: Option<u32>,
) -> Option<Node> {
    let weather = Arc::<TestWeather>::default();
    weather.set(|sky| sky.dies_after = breaths);
    let serving = serve_with(streams, &weather, clock, planted);
    let Ok((door, stop)) = timeout(Duration::from_secs(5), serving).await else {
        weather.kill();
        return None;
    };
    Some(Node {
        weather,
        door,
        stop: Some(stop),
    })
}

/// Events come in order, each once.
fn follows(seed: u64, known: &mut u64, heard: &Value) {
    if heard["type"] == "event" {
        let seq = heard["seq"].as_u64().unwrap();
        assert_eq!(seq, *known + 1, "seed {seed}: out of order {heard}");
        *known = seq;
    }
}

/// What comes of a message: its number when it is kept, an error when it must be sent again, nothing
/// when the connection is over.
async fn answered(
    seed: u64,
    line: &mut Line,
    known: &mut u64,
    id: &str,
) -> Option<Result<u64, ()>> {
    loop {
        let heard = timeout(Duration::from_secs(40), line.next()).await.ok()??;
        follows(seed, known, &heard);
        match heard["type"].as_str().unwrap() {
            "closed" => return None,
            "event" | "done" if heard["id"] == id => {
                return heard["seq"].as_u64().map(Ok);
            }
            "fault" if heard["id"] == id => return Some(Err(())),
            "refused" => panic!("seed {seed}: {heard}"),
            _ => {}
        }
    }
}
