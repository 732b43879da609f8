//! A session of cards in the same rooms as chess: seats, hidden cards, a table that deals, delay.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;
#[path = "common/house.rs"]
mod house;

use std::time::Duration;

use common::{Door, Line, Table, Visitor};
use house::{TestClock, in_memory, pass, serve_by_pipes, serve_on};
use jadoube_cards::{Hex, Nonce, Seat, number_commitment};
use jadoube_journal::{Memory, StoreUrl, Streams, session_sums};
use jadoube_server::{Config, Limits};
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
    // Time that is given back is an event that tells nothing.
    let void = loop {
        let event = players.lines[0].until("event").await;
        if event["told"] != json!([]) {
            break event;
        }
    };
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

/// Something that a seat may ask for in a deal, as its view tells it.
fn asks(view: &Value, seat: usize, dice: &mut impl FnMut(usize) -> usize) -> Value {
    let deal = &view["deal"];
    let mut pick = |list: &Value| {
        let list = list.as_array().unwrap();
        list[dice(list.len())].clone()
    };
    if view["game"] == "snapszer" {
        return match deal["trump"].is_null() {
            true => json!({"call": {"trump": pick(&json!(["P", "T", "Z", "M"]))}}),
            false => json!({"play": {"card": pick(&deal["allowed"])}}),
        };
    }
    match deal["due"].as_str().unwrap() {
        "take" => json!("take"),
        "take_or_pass" => pick(&json!(["take", "pass", "pass"])),
        "bid" => json!({"bid": {"contract": deal["bids"][0][0]}}),
        "lay" => {
            let hand = deal["hands"][seat].as_array().unwrap();
            json!({"lay": {"cards": [hand[0], hand[5]]}})
        }
        "name_trump" => json!({"name_trump": {"suit": pick(&deal["trumps"])}}),
        "speak" => json!("stand"),
        "answer" => pick(&json!(["agree", "disagree"])),
        "play" => json!({"play": {"card": pick(&deal["allowed"])}}),
        other => unreachable!("{other}"),
    }
}

/// Dice that always fall in the same order.
fn dice() -> impl FnMut(usize) -> usize {
    let mut chance = jadoube_cards::practice::Chance::new(7);
    move |sides| chance.below(sides)
}

/// Every text in a value that is the code of a card.
fn codes(value: &Value, into: &mut Vec<String>) {
    match value {
        Value::String(text) if text.parse::<jadoube_cards::Card>().is_ok() => {
            into.push(text.clone());
        }
        Value::Array(items) => items.iter().for_each(|item| codes(item, into)),
        Value::Object(fields) => fields.values().for_each(|field| codes(field, into)),
        _ => {}
    }
}

/// While a deal is in play, whatever a line hears names only cards that were played, or that its seat holds, laid
/// or took up; and neither seed nor pack.
fn shows_no_hidden_card(heard: &Value, seat: Option<usize>, known: &mut Vec<String>) {
    let (view, deal) = (&heard["view"], &heard["view"]["deal"]);
    if !view["next"].is_null() || deal["settlement"].is_object() || deal["open"] == true {
        known.clear();
        return;
    }
    assert!(view["seed"].is_null(), "{view}");
    assert!(view["shuffle"]["seed"].is_null() && view["shuffle"]["deck"].is_null());
    codes(&deal["tricks"], known);
    if let Some(seat) = seat {
        codes(&deal["hands"][seat], known);
    }
    let mut shown = Vec::new();
    codes(&heard["told"], &mut shown);
    codes(deal, &mut shown);
    for card in shown {
        assert!(known.contains(&card), "{seat:?} is shown {card}: {heard}");
    }
}

#[tokio::test(start_paused = true)]
async fn nothing_that_is_told_in_a_deal_shows_a_card_to_whoever_may_not_see_it() {
    for game in ["ulti", "snapszer"] {
        let door = in_memory().await;
        let table = open(&door, json!({"game": game, "deals": 3})).await;
        let mut players = Players::sit_down(&table, &door).await;
        let mut lookers = Vec::new();
        for role in ["arbiter", "display", "spectator"] {
            let visitor = table.visitor(role).await;
            let mut line = visitor.line(&table.game, role, None).await;
            line.until("welcome").await;
            lookers.push(line);
        }
        players.prepare().await;
        let mut dice = dice();
        let mut known: Vec<Vec<String>> = vec![Vec::new(); 4];
        while players.views[0]["to_act"].is_string() {
            if !players.views[0]["next"].is_null() {
                players.prepare().await;
                known.iter_mut().for_each(Vec::clear);
            }
            let turn: usize = players.views[0]["to_act"]
                .as_str()
                .unwrap()
                .parse()
                .unwrap();
            let asked = json!({"play": asks(&players.views[turn], turn, &mut dice)});
            let heard = players.ask(turn, asked).await;
            for (seat, (view, known)) in players.views.iter().zip(&mut known).enumerate() {
                let heard = json!({"view": view, "told": heard["told"]});
                shows_no_hidden_card(&heard, Some(seat), known);
            }
            for line in &mut lookers {
                let seq = &heard["seq"];
                let heard = loop {
                    let heard = line.until("event").await;
                    if heard["seq"] == *seq {
                        break heard;
                    }
                };
                shows_no_hidden_card(&heard, None, &mut known[3]);
            }
        }
        let settled = players.views[0]["settled"].as_array().unwrap();
        assert_eq!(settled.len(), 3, "{game}");
        // Now everything lies open, and each deal followed from what was committed to.
        assert!(players.views[0]["shuffle"]["seed"].is_string());
        assert_eq!(
            players.views[0]["shuffle"]["deck"]
                .as_array()
                .unwrap()
                .len(),
            if game == "ulti" { 32 } else { 24 }
        );
    }
}

/// What the first seat asks for among practice players, if anything is due from it.
fn due(
    view: &Value,
    asked: u32,
    number: &mut Option<Nonce>,
    dice: &mut impl FnMut(usize) -> usize,
) -> Option<Value> {
    let (next, seat) = (&view["next"], Seat::ALL[0]);
    match next["step"].as_str() {
        Some("shuffle") if next["sealed"][0].is_null() => {
            let nonce = *number.insert(self::number(asked, seat));
            let deal = u32::try_from(next["deal"].as_u64().unwrap()).unwrap();
            let commitment = number_commitment(deal, seat, &nonce);
            Some(json!({"table": {"commit": {"commitment": commitment}}}))
        }
        Some("cut") if view["to_act"] == "0" => Some(json!({"table": {"cut": {"at": 5}}})),
        Some("nonces") if next["opened"][0] == false => {
            Some(json!({"table": {"add_nonce": {"nonce": number.unwrap()}}}))
        }
        Some(_) => None,
        None if view["to_act"] == "0" => Some(json!({"play": asks(view, 0, dice)})),
        None => None,
    }
}

/// What a visitor reads of a table's session.
async fn record(visitor: &mut Visitor, table: &Table) -> String {
    let path = format!("/api/tables/{}/record", table.game);
    let answer = visitor.get(&path).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.text
}

#[tokio::test]
async fn a_person_plays_with_two_practice_players() {
    for game in ["ulti", "snapszer"] {
        let door = in_memory().await;
        let request = json!({"game": game, "deals": 2, "practice": [null, "simple", "middle"]});
        let table = open(&door, request).await;
        let mut visitor = table.visitor_at(door.clone(), "first").await;
        let mut line = visitor.line(&table.game, "first", None).await;
        let mut view = line.until("welcome").await["view"].clone();
        let mut dice = dice();
        let mut number = None;
        for asked in 0.. {
            if view["to_act"].is_null() {
                break;
            }
            let ask = due(&view, asked, &mut number, &mut dice);
            if let Some(ask) = ask {
                line.ask(&format!("p{asked}"), ask).await;
            }
            // The others act of themselves.
            let heard = line.until("event").await;
            view = heard["view"].clone();
            if view["to_act"] == "0" && view["next"].is_null() {
                // Nobody else acts meanwhile. Of the deal that is played the record tells nothing.
                let record = record(&mut visitor, &table).await;
                let told = record.matches("\n= deal ").count();
                assert_eq!(told, view["settled"].as_array().unwrap().len(), "{record}");
            }
        }
        let settled = view["settled"].as_array().unwrap().len();
        assert_eq!(settled, 2, "{view}");
        // And when all is over, everything, as it is verified from the first line to the last.
        let record = record(&mut visitor, &table).await;
        let sums = session_sums(&record).unwrap();
        let sums = sums.unwrap_or_else(|wrong| panic!("line {}: {record}", wrong.line));
        assert!(sums.over && sums.deals == 2, "{sums:?}");
        let mut stranger = Visitor::new(door.clone());
        let path = format!("/api/tables/{}/record", table.game);
        assert_eq!(stranger.get(&path).await.status, 404);
    }
    let door = in_memory().await;
    let mut visitor = Visitor::new(door);
    let all = json!({"game": "ulti", "practice": ["simple", "simple", "simple"]});
    assert_eq!(visitor.post("/api/tables", &all).await.status, 422);
}

/// Nobody is hurried over a settlement: who commits himself late, and last, has as long as anybody to open his number.
#[tokio::test(start_paused = true)]
async fn whoever_commits_himself_late_is_not_named_for_it() {
    let door = in_memory().await;
    let request = json!({"game": "snapszer", "practice": [null, "simple", "simple"]});
    let table = open(&door, request).await;
    let visitor = table.visitor_at(door.clone(), "first").await;
    let mut line = visitor.line(&table.game, "first", None).await;
    line.until("welcome").await;
    drop(line);
    pass(Duration::from_secs(300)).await;
    let mut line = visitor.line(&table.game, "first", None).await;
    line.until("welcome").await;
    let nonce = number(1, Seat::ALL[0]);
    let commitment = number_commitment(0, Seat::ALL[0], &nonce);
    let commit = json!({"table": {"commit": {"commitment": commitment}}});
    line.ask("c", commit).await;
    let heard = line.until("event").await;
    assert_eq!(heard["view"]["next"]["step"], "nonces", "{heard}");
    pass(Duration::from_secs(10)).await;
    line.ask("n", json!({"table": {"add_nonce": {"nonce": nonce}}}))
        .await;
    let opened = line.hear().await;
    assert_eq!(opened["id"], "n", "{opened}");
    assert_eq!(opened["type"], "event", "{opened}");
}

#[tokio::test(start_paused = true)]
async fn whoever_cheats_with_his_number_is_refused_or_named() {
    let door = in_memory().await;
    let table = open(&door, json!({"game": "ulti"})).await;
    let mut players = Players::sit_down(&table, &door).await;
    let numbers = Seat::ALL.map(|seat| number(1, seat));
    let open_it = |seat: usize| json!({"table": {"add_nonce": {"nonce": numbers[seat]}}});
    // Too early: the others have not committed themselves.
    players.lines[0].ask("early", open_it(0)).await;
    let refused = players.lines[0].until("refused").await;
    assert_eq!(refused["message"]["id"], "card-another-step", "{refused}");
    for (seat, nonce) in Seat::ALL.into_iter().zip(&numbers) {
        let commitment = number_commitment(0, seat, nonce);
        let asked = json!({"table": {"commit": {"commitment": commitment}}});
        players.ask(seat.index(), asked).await;
    }
    // Another number than the one committed to, and one of another seat.
    for (at, nonce) in [Hex([9; 16]), numbers[1]].iter().enumerate() {
        let asked = json!({"table": {"add_nonce": {"nonce": nonce}}});
        players.lines[0].ask(&format!("other{at}"), asked).await;
        let refused = players.lines[0].until("refused").await;
        assert_eq!(refused["message"]["id"], "card-number-differs", "{refused}");
    }
    players.ask(0, open_it(0)).await;
    players.ask(1, open_it(1)).await;
    // Nobody sees a number before all are there.
    assert!(players.views[2]["next"]["nonces"][0].is_null());
    // The third does not open: named, and the shuffle begins anew.
    let void = players.lines[0].until("event").await;
    assert_eq!(void["told"][0]["message"]["id"], "card-shuffle-void");
    assert_eq!(void["told"][0]["message"]["values"]["seats"], "2", "{void}");
}

/// A pairing opens its table of cards: whoever the parties are sit down by their own links, play all 24
/// deals, and the sums are the result of the event, signed by the table, without anybody's word.
#[tokio::test(start_paused = true)]
async fn a_table_of_a_pairing_brings_its_sums_to_the_event() {
    // A whole session is played in no time at all.
    let mut config = Config::new(StoreUrl::Memory(Memory::default()));
    config.clock = TestClock::new();
    config.limits = Limits::per_second(1_000_000);
    let (door, _stop) = serve_by_pipes(config).await;
    let mut desk = Visitor::new(door.clone());
    let regulations = json!({"name": "Nap", "system": {"trios": {"rounds": 1}}, "chess": {"edition": "2001", "supervision": "limited", "minutes": 30}, "entry": {"own_equipment": false}});
    let made = desk
        .post(
            "/api/events",
            &json!({"regulations": regulations, "zone": "UTC"}),
        )
        .await
        .json();
    let path = format!("/api/events/{}", made["event"].as_str().unwrap());
    let team = |team: usize| {
        let players = ["chess", "ulti", "snapszer"]
            .map(|role| json!({"name": format!("{role} {team}"), "role": role}));
        json!({"name": format!("Team {team}"), "players": players})
    };
    let teams: Vec<Value> = (1..=3).map(team).collect();
    let arrived = |entry: usize| json!({"check_in": {"entry": entry, "round": 1, "attendance": {"arrivals": ["00:00", "00:00", "00:00"], "own_equipment": false}}});
    let here: Vec<Value> = (1..=3).map(arrived).collect();
    for (id, said) in [
        json!({"type": "ask", "ask": [{"enter_all": teams}]}),
        json!({"type": "ask", "ask": here}),
        json!({"type": "draw", "by": "entry", "why": "all here"}),
        json!({"type": "ask", "ask": [{"pair": {"round": 1}}, {"publish": {"round": 1}}]}),
    ]
    .into_iter()
    .enumerate()
    {
        let mut said = said;
        said["id"] = json!(format!("s{id}"));
        let heard = desk.post(&format!("{path}/say?as=organiser"), &said).await;
        assert_eq!(heard.json()[0]["type"], "event", "{}", heard.text);
    }
    let seen = desk.get(&format!("{path}?as=organiser")).await.json();
    let meeting = &seen["view"]["rounds"][0]["meetings"][0];
    let bouts = meeting["bouts"].as_array().unwrap();
    let bout = bouts
        .iter()
        .find(|bout| bout["play"]["cards"] == "snapszer")
        .unwrap()["bout"]
        .clone();
    let role = format!("table_{}", meeting["hall_table"]);
    let mut players = Players {
        lines: Vec::new(),
        views: Vec::new(),
        asked: 0,
    };
    let given = desk
        .post(&format!("{path}/links"), &json!({"role": role}))
        .await;
    let secret = given.json()["path"]
        .as_str()
        .unwrap()
        .split_once('#')
        .unwrap()
        .1
        .to_owned();
    let mut game = String::new();
    for (index, seat) in SEATS.into_iter().enumerate() {
        let mut phone = Visitor::new(door.clone());
        phone.join(&secret).await;
        let sits = |side: &Value| json!({"bout": bout, "side": side, "as": role});
        let opened = phone
            .post(&format!("{path}/games"), &sits(&meeting["parties"][index]))
            .await;
        assert_eq!(opened.status, 201, "{}", opened.text);
        assert_eq!(opened.json()["role"], seat);
        game = opened.json()["game"].as_str().unwrap().to_owned();
        // The code on the table opens every seat, and a phone sits at one.
        let other = &meeting["parties"][(index + 1) % 3];
        let refused = phone.post(&format!("{path}/games"), &sits(other)).await;
        assert_eq!(refused.status, 403, "{}", refused.text);
        let mut line = phone.line(&game, seat, None).await;
        players
            .views
            .push(line.until("welcome").await["view"].clone());
        players.lines.push(line);
    }
    let mut dice = dice();
    loop {
        if players.views[0]["next"]["step"].is_string() {
            players.prepare().await;
            continue;
        }
        let Some(turn) = players.views[0]["to_act"].as_str() else {
            break;
        };
        let seat: usize = turn.parse().unwrap();
        let asked = asks(&players.views[seat], seat, &mut dice);
        players.ask(seat, json!({"play": asked})).await;
    }
    let settled = players.views[0]["settled"].as_array().unwrap();
    assert_eq!(settled.len(), 24);
    // Whoever follows the table may have to look for it again, after a second.
    let mut entered = Value::Null;
    for _ in 0..10 {
        pass(Duration::from_millis(500)).await;
        let seen = desk.get(&format!("{path}?as=organiser")).await.json();
        let bouts = seen["view"]["rounds"][0]["meetings"][0]["bouts"].clone();
        let found = bouts.as_array().unwrap().iter();
        entered = found
            .clone()
            .find(|one| one["bout"] == bout)
            .unwrap()
            .clone();
        if entered["state"] == "confirmed" {
            break;
        }
    }
    assert_eq!(entered["game"], game.as_str());
    let units: Vec<f64> = entered["score"]["cards"]["units"]
        .as_array()
        .unwrap()
        .iter()
        .map(|own| own.as_str().unwrap().parse().unwrap())
        .collect();
    assert_eq!(entered["score"]["cards"]["deals"], 24);
    assert!(units.iter().sum::<f64>() > 0.0, "{entered}");
    let log = desk.get(&format!("{path}/log?as=organiser")).await.json();
    let last = log["told"].as_array().unwrap().last().unwrap();
    assert_eq!(last["who"], format!("game {game}"), "{last}");
}

/// The seat that is to act, as everybody sees it.
fn turn(view: &Value) -> usize {
    view["to_act"].as_str().unwrap().parse().unwrap()
}

/// A table at which the first deal has been dealt.
async fn dealt(door: &Door, request: Value) -> (Table, Players) {
    let table = open(door, request).await;
    let mut players = Players::sit_down(&table, door).await;
    players.prepare().await;
    players.prepare().await;
    (table, players)
}

#[tokio::test(start_paused = true)]
async fn an_act_is_taken_back_until_the_next_seat_acts() {
    let door = in_memory().await;
    let (_table, mut players) = dealt(&door, json!({"game": "snapszer", "take_back": true})).await;
    let caller = turn(&players.views[0]);
    let next = (caller + 1) % 3;
    let mut roll = dice();
    // The call showed everybody the second packet: it stays.
    let call = json!({"play": asks(&players.views[caller], caller, &mut roll)});
    assert_eq!(players.ask(caller, call).await["take_back"], false);
    players.lines[caller].ask("no", json!("take_back")).await;
    let refused = players.lines[caller].until("refused").await;
    assert_eq!(refused["message"]["id"], "card-nothing-to-take-back");
    // A card is taken back, and everybody sees the deal as it was.
    let before = players.views.clone();
    let lead = json!({"play": asks(&players.views[caller], caller, &mut roll)});
    players.ask(caller, lead.clone()).await;
    assert_ne!(players.views, before);
    let heard = players.ask(caller, json!("take_back")).await;
    assert_eq!(heard["told"][0]["message"]["id"], "card-taken-back");
    assert_eq!(heard["told"][0]["clause"], "S9");
    assert_eq!(players.views, before);
    // Nobody takes back for another, and nothing once the next has acted.
    players.ask(caller, lead).await;
    players.lines[next].ask("no", json!("take_back")).await;
    let refused = players.lines[next].until("refused").await;
    assert_eq!(refused["message"]["id"], "card-nothing-to-take-back");
    let for_another = json!({"take_back_for": {"seat": caller}});
    players.lines[next].ask("foreign", for_another).await;
    let refused = players.lines[next].until("refused").await;
    assert_eq!(refused["message"]["id"], "card-not-your-office");
    let follow = json!({"play": asks(&players.views[next], next, &mut roll)});
    players.ask(next, follow).await;
    players.lines[caller].ask("late", json!("take_back")).await;
    let refused = players.lines[caller].until("refused").await;
    assert_eq!(refused["message"]["id"], "card-acted-since", "{refused}");
    assert_eq!(refused["message"]["values"]["seat"], next);
}

#[tokio::test(start_paused = true)]
async fn nothing_is_taken_back_where_the_table_does_not_have_it() {
    let door = in_memory().await;
    let (_table, mut players) = dealt(&door, json!({"game": "snapszer"})).await;
    let caller = turn(&players.views[0]);
    let mut roll = dice();
    for _ in 0..2 {
        let asked = json!({"play": asks(&players.views[caller], caller, &mut roll)});
        players.ask(caller, asked).await;
    }
    players.lines[caller].ask("no", json!("take_back")).await;
    let refused = players.lines[caller].until("refused").await;
    assert_eq!(refused["message"]["id"], "card-no-taking-back");
}

#[tokio::test]
async fn who_plays_with_practice_players_takes_back_what_they_answered_too() {
    let door = in_memory().await;
    let request =
        json!({"game": "snapszer", "take_back": true, "practice": [null, "simple", "simple"]});
    let table = open(&door, request).await;
    let visitor = table.visitor_at(door.clone(), "first").await;
    let mut line = visitor.line(&table.game, "first", None).await;
    let mut heard = line.until("welcome").await;
    let mut number = None;
    let mut roll = dice();
    // Until a card of this seat has been answered.
    let mut before = None;
    for asked in 0.. {
        let view = heard["view"].clone();
        if !view["next"].is_null() {
            before = None;
        }
        let by = &heard["told"][0]["by"];
        if before.is_some() && view["to_act"] == "0" && (by == "1" || by == "2") {
            break;
        }
        if let Some(ask) = due(&view, asked, &mut number, &mut roll) {
            if !ask["play"]["play"].is_null() {
                before = Some(view["deal"]["hands"][0].clone());
            }
            line.ask(&format!("p{asked}"), ask).await;
        }
        heard = line.until("event").await;
    }
    assert_eq!(heard["take_back"], true, "{heard}");
    line.ask("back", json!("take_back")).await;
    let event = line.until("event").await;
    assert_eq!(event["told"][0]["message"]["id"], "card-taken-back");
    assert_eq!(event["told"][0]["by"], "table");
    assert_eq!(event["view"]["deal"]["hands"][0], before.unwrap());
    assert_eq!(event["view"]["to_act"], "0");
}

#[tokio::test(start_paused = true)]
async fn a_practice_player_sits_in_for_who_has_left_and_gives_the_seat_back() {
    let (memory, clock) = (Memory::default(), TestClock::new());
    let (door, stop) = serve_on(&memory, &clock).await;
    let request = json!({"game": "snapszer", "deals": 1, "sit_in_seconds": 10});
    let (table, mut players) = dealt(&door, request).await;
    let gone = turn(&players.views[0]);
    let stays = (gone + 1) % 3;
    // Whoever is there may think as long as he likes.
    pass(Duration::from_secs(12)).await;
    assert!(players.views[stays]["sits_in"] == json!([false, false, false]));
    let left = tokio::time::Instant::now();
    drop(players.lines.remove(gone));
    players.views.remove(gone);
    let line = &mut players.lines[if stays > gone { stays - 1 } else { stays }];
    let sat_in = line.until("event").await;
    assert_eq!(
        sat_in["told"][0]["message"]["id"], "card-sat-in",
        "{sat_in}"
    );
    assert_eq!(sat_in["told"][0]["message"]["values"]["seat"], gone);
    assert_eq!(sat_in["view"]["sits_in"][gone], true);
    assert_eq!(left.elapsed().as_secs(), 10);
    // It acts: trumps are called.
    let called = line.until("event").await;
    assert_eq!(called["told"][0]["message"]["id"], "snap-trump-called");
    // Nobody's secrets were shown meanwhile, and the record tells it.
    assert!(called["view"]["deal"]["hands"][gone].is_null());
    // The player comes back, finds the seat, and everybody hears it.
    let visitor = table.visitor_at(door.clone(), SEATS[gone]).await;
    let mut back = visitor.line(&table.game, SEATS[gone], None).await;
    let welcome = back.until("welcome").await;
    assert_eq!(welcome["view"]["sits_in"], json!([false, false, false]));
    let told = loop {
        let event = line.until("event").await;
        if event["told"][0]["message"]["id"] == "card-returned" {
            break event;
        }
    };
    assert_eq!(told["told"][0]["message"]["values"]["seat"], gone);
    // A server that comes back knows the same.
    stop.send(()).unwrap();
    pass(Duration::from_secs(5)).await;
    let entries = memory
        .clone()
        .read(&format!("game/{}", table.game), 0)
        .unwrap();
    let all: Vec<&str> = entries.iter().map(|one| one.body.as_str()).collect();
    assert!(all.iter().any(|body| body.contains("\"sat_in\"")));
    assert!(all.iter().any(|body| body.contains("\"returned\"")));
    let (door, _stop) = serve_on(&memory, &clock).await;
    let again = Players::sit_down(&table, &door).await;
    assert_eq!(again.views[gone]["sits_in"], json!([false, false, false]));
}

#[tokio::test(start_paused = true)]
async fn a_practice_player_commits_and_opens_for_who_left_before_the_deal() {
    let door = in_memory().await;
    let table = open(&door, json!({"game": "snapszer", "sit_in_seconds": 10})).await;
    let mut players = Players::sit_down(&table, &door).await;
    drop(players.lines.pop());
    let deal = 0;
    for seat in &Seat::ALL[..2] {
        let commitment = number_commitment(deal, *seat, &number(1, *seat));
        let asked = json!({"table": {"commit": {"commitment": commitment}}});
        players.lines[seat.index()]
            .ask(&format!("c{seat}"), asked)
            .await;
    }
    let line = &mut players.lines[0];
    let committed = loop {
        let event = line.until("event").await;
        if event["told"][0]["message"]["id"] == "card-sat-in" {
            break event;
        }
    };
    // In the same breath the number is committed to; it is opened with the others'.
    assert!(committed["view"]["next"]["sealed"][2].is_string());
    for seat in &Seat::ALL[..2] {
        let asked = json!({"table": {"add_nonce": {"nonce": number(1, *seat)}}});
        players.lines[seat.index()]
            .ask(&format!("o{seat}"), asked)
            .await;
    }
    let drawn = loop {
        let event = players.lines[0].until("event").await;
        if event["view"]["next"]["deal"] == 1 {
            break event;
        }
    };
    assert!(drawn["view"]["shuffle"]["nonces"][2].is_string(), "{drawn}");
}

#[tokio::test]
async fn a_deal_that_is_over_is_looked_back_at_and_played_again() {
    for game in ["ulti", "snapszer"] {
        let door = in_memory().await;
        let (table, mut players) = dealt(
            &door,
            json!({"game": game, "deals": 2, "spectator_delay": 60}),
        )
        .await;
        let mut first = table.visitor_at(door.clone(), "first").await;
        let looked = format!("/api/tables/{}/looked-back", table.game);
        let again = format!("/api/tables/{}/again", table.game);
        // While the cards are hidden nobody is told what could be made of them, nor given them again.
        assert_eq!(first.get(&looked).await.status, 404);
        assert_eq!(first.post(&again, &json!({})).await.status, 404);
        let hand = players.views[0]["deal"]["hands"][0].clone();
        let mut roll = dice();
        while players.views[0]["next"].is_null() {
            let seat = turn(&players.views[0]);
            let asked = json!({"play": asks(&players.views[seat], seat, &mut roll)});
            players.ask(seat, asked).await;
        }
        let seen = first.get(&looked).await;
        assert_eq!(seen.status, 200, "{}", seen.text);
        let seen = seen.json();
        assert_eq!(seen["deal"], 1);
        let line = seen["lines"][0]["id"].as_str().unwrap();
        let told = if game == "ulti" {
            "told-could"
        } else {
            "snap-told-could"
        };
        assert!(line.starts_with(told), "{seen}");
        // Whoever waits for what he sees waits for this too, and whoever has no seat plays nothing again.
        let mut late = table.visitor_at(door.clone(), "spectator").await;
        assert_eq!(late.get(&looked).await.status, 404);
        assert_eq!(late.post(&again, &json!({})).await.status, 404);
        let made = first.post(&again, &json!({})).await;
        assert_eq!(made.status, 201, "{}", made.text);
        let made = made.json();
        let more = Table {
            game: made["game"].as_str().unwrap().to_owned(),
            organiser: first.clone(),
            links: made["links"].clone(),
        };
        let visitor = more.visitor_at(door.clone(), "first").await;
        let mut line = visitor.line(&more.game, "first", None).await;
        let mut view = line.until("welcome").await["view"].clone();
        // The same cards, by the same dealer, for one deal.
        while view["deal"].is_null() {
            view = line.until("event").await["view"].clone();
        }
        let held = view["deal"]["hands"][0].as_array().unwrap();
        assert!(
            hand.as_array()
                .unwrap()
                .iter()
                .all(|card| held.contains(card))
        );
        assert_eq!(view["deals"], 1);
    }
}
