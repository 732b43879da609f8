//! Events on the server: whole days by everybody who takes part, with messages that come twice and
//! servers that go away between acts; who sees what; files in and out.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;
#[path = "common/house.rs"]
mod house;

use std::sync::Arc;
use std::time::Duration;

use common::{Door, Line, Visitor};
use house::{TestClock, pass, serve_by_pipes};
use jadoube_cards::{Hex, Seat, number_commitment};
use jadoube_journal::{Memory, StoreUrl, verify_all};
use jadoube_server::{Config, Limits};
use jadoube_testkit::postgres::PrivatePostgres;
use serde_json::{Value, json};
use tokio::sync::oneshot;

/// A club with its server, which may go away and come back, and everybody's browser.
struct Club {
    place: StoreUrl,
    clock: Arc<TestClock>,
    door: Door,
    stop: Option<oneshot::Sender<()>>,
    event: String,
    organiser: Visitor,
    links: Value,
    /// Whether every message is sent twice, and the server goes away now and then.
    rough: bool,
    said: u32,
}

async fn serve(place: &StoreUrl, clock: &Arc<TestClock>) -> (Door, oneshot::Sender<()>) {
    let mut config = Config::new(place.clone());
    config.clock = clock.clone();
    config.limits = Limits::per_second(1_000_000);
    serve_by_pipes(config).await
}

impl Club {
    async fn open(regulations: Value, rough: bool) -> Club {
        Club::open_on(StoreUrl::Memory(Memory::default()), regulations, rough).await
    }

    async fn open_on(place: StoreUrl, regulations: Value, rough: bool) -> Club {
        let clock = TestClock::new();
        let (door, stop) = serve(&place, &clock).await;
        let mut organiser = Visitor::new(door.clone());
        let request = json!({"regulations": regulations, "zone": "UTC"});
        let answer = organiser.post("/api/events", &request).await;
        assert_eq!(answer.status, 201, "{}", answer.text);
        let created = answer.json();
        Club {
            place,
            clock,
            door,
            stop: Some(stop),
            event: created["event"].as_str().unwrap().to_owned(),
            organiser,
            links: created["links"].clone(),
            rough,
            said: 0,
        }
    }

    /// The server goes away, and another comes back on what was kept.
    async fn restart(&mut self) {
        drop(self.stop.take());
        let (door, stop) = serve(&self.place, &self.clock).await;
        self.organiser.server = door.clone();
        (self.door, self.stop) = (door, Some(stop));
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/events/{}{rest}", self.event)
    }

    /// A browser with the link of a role.
    async fn visitor(&mut self, role: &str) -> Visitor {
        let known = self.links.as_array().unwrap().iter();
        let known = known.clone().find(|link| link["role"] == role).cloned();
        let link = match known {
            Some(link) => link,
            None => {
                self.organiser.server = self.door.clone();
                let path = self.path("/links");
                let given = self.organiser.post(&path, &json!({"role": role})).await;
                assert_eq!(given.status, 201, "{}", given.text);
                given.json()
            }
        };
        let mut visitor = Visitor::new(self.door.clone());
        let secret = link["path"].as_str().unwrap().split_once('#').unwrap().1;
        let joined = visitor.join(secret).await;
        assert_eq!(joined["what"], "event");
        let page = format!("/event/{}?as={role}", self.event);
        assert_eq!(joined["page"], page.as_str());
        visitor
    }

    /// Says something; in a rough club twice, and now and then the server goes away after it.
    async fn say(&mut self, visitor: &mut Visitor, role: &str, mut said: Value) -> Value {
        self.said += 1;
        let id = format!("m{}", self.said);
        said["id"] = json!(id);
        let path = self.path(&format!("/say?as={role}"));
        visitor.server = self.door.clone();
        let answer = visitor.post(&path, &said).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        let heard = answer.json()[0].clone();
        if self.rough {
            if self.said.is_multiple_of(7) {
                self.restart().await;
                visitor.server = self.door.clone();
            }
            let again = visitor.post(&path, &said).await.json()[0].clone();
            if heard["type"] == "event" {
                assert_eq!(again["type"], "done", "{again}");
                assert_eq!(again["seq"], heard["seq"]);
            }
        }
        heard
    }

    /// Asks for something that is granted.
    async fn ask(&mut self, visitor: &mut Visitor, role: &str, asks: Value) -> Value {
        let said = json!({"type": "ask", "ask": asks});
        let heard = self.say(visitor, role, said).await;
        assert_eq!(heard["type"], "event", "{heard}");
        heard
    }

    /// The organiser asks for something that is granted.
    async fn desk(&mut self, asks: Value) -> Value {
        let mut organiser = self.organiser.clone();
        self.ask(&mut organiser, "organiser", asks).await
    }

    async fn desk_because(&mut self, why: &str, asks: Value) -> Value {
        let mut organiser = self.organiser.clone();
        let said = json!({"type": "ask", "ask": asks, "why": why});
        let heard = self.say(&mut organiser, "organiser", said).await;
        assert_eq!(heard["type"], "event", "{heard}");
        heard
    }

    /// What a role sees.
    async fn view(&mut self, visitor: &mut Visitor, role: &str) -> Value {
        visitor.server = self.door.clone();
        let seen = visitor.get(&self.path(&format!("?as={role}"))).await;
        assert_eq!(seen.status, 200, "{}", seen.text);
        seen.json()["view"].clone()
    }

    async fn desk_view(&mut self) -> Value {
        let mut organiser = self.organiser.clone();
        self.view(&mut organiser, "organiser").await
    }

    /// Takes the next step, which must be this one.
    async fn step(&mut self, step: &str) -> Value {
        let next = self.desk_view().await["next"].clone();
        assert_eq!(next["step"], step, "{next}");
        self.desk(json!([next["ask"]])).await
    }

    /// Nothing in the journal is other than it would be decided today.
    fn verified(&mut self) {
        verified(&self.place);
    }
}

/// Nothing in a journal is other than it would be decided today.
fn verified(place: &StoreUrl) {
    let mut faults = Vec::new();
    let wrong = |name: &str, fault: &jadoube_journal::StreamError| {
        faults.push(format!("{name}: {fault}"));
    };
    let mut streams = place.open().unwrap();
    let checked = verify_all(streams.as_mut(), wrong).unwrap();
    assert_eq!(faults, Vec::<String>::new());
    assert_eq!(checked.games, 1);
}

fn team_regulations() -> Value {
    json!({
        "name": "Háromjáték Kupa",
        "place": "Klub",
        "languages": ["hu"],
        "arbiters": ["Kovács"],
        "system": {"trios": {"rounds": 1}},
        "dates": ["2023-11-14"],
        "chess": {
            "edition": "2001", "supervision": "limited", "time_control": "1800",
            "minutes": 30, "default_minutes": 30
        },
        "entry": {
            "fee": 500, "currency": "Ft", "days_before": 2, "draw_at": "22:30",
            "late": true, "own_equipment": false
        },
        "equal_matches": true
    })
}

fn team(number: usize) -> Value {
    json!({"name": format!("Team {number}"), "players": [
        {"name": format!("Sakk {number}"), "role": "chess", "born": "1990"},
        {"name": format!("Ulti {number}"), "role": "ulti"},
        {"name": format!("Snapszer {number}"), "role": "snapszer"},
    ]})
}

/// The day of nine teams, and of one that comes too late. Gives the last view of the desk.
async fn team_day(rough: bool) -> (Club, Value) {
    let mut club = Club::open(team_regulations(), rough).await;
    assert_eq!(club.desk_view().await["next"]["step"], "enter");
    let teams: Vec<Value> = (1..=10).map(team).collect();
    club.desk(json!([{"enter_all": teams}])).await;
    for entry in 1..=10 {
        let payment = json!({"round": 1, "amount": 1500, "on": "2023-11-12"});
        club.desk(json!([{"pay": {"entry": entry, "payment": payment}}]))
            .await;
    }
    // Teams check in with their phones; the tenth comes after the draw has begun.
    let mut phones = Vec::new();
    for entry in 1..=10 {
        let role = format!("player_{entry}");
        let mut phone = club.visitor(&role).await;
        if entry < 10 {
            let heard = club.say(&mut phone, &role, json!({"type": "arrive"})).await;
            assert_eq!(heard["type"], "event", "{heard}");
        }
        phones.push((role, phone));
    }
    let next = club.desk_view().await["next"].clone();
    assert_eq!(next["step"], "check_in");
    assert_eq!(next["missing"], json!([10]));
    pass(Duration::from_secs(18 * 60)).await;
    let (role, late) = &mut phones[9];
    let heard = club
        .say(&mut late.clone(), role, json!({"type": "arrive"}))
        .await;
    assert_eq!(heard["type"], "event", "{heard}");
    // Who is out and why is seen before the draw, by the desk and by the team itself.
    let view = club.desk_view().await;
    assert_eq!(
        view["entries"][9]["out"][0]["id"],
        "event-inadmissible-late"
    );
    let drawn = json!({"type": "draw", "by": "entry"});
    let mut organiser = club.organiser.clone();
    let heard = club.say(&mut organiser, "organiser", drawn).await;
    assert_eq!(heard["type"], "event", "{heard}");
    club.step("pair").await;
    // Nobody but the desk sees the pairings before they are on the wall.
    let mut public = club.visitor("spectator").await;
    assert_eq!(
        club.view(&mut public, "spectator").await["rounds"],
        json!([])
    );
    club.step("publish").await;
    let view = club.view(&mut public, "spectator").await;
    let meetings = view["rounds"][0]["meetings"].as_array().unwrap().clone();
    assert_eq!(meetings.len(), 12, "four sittings of three tables");
    play_trios(&mut club, &mut phones, &meetings).await;
    let next = club.desk_view().await["next"].clone();
    assert_eq!(next["step"], "results", "{next}");
    assert_eq!(
        (&next["missing"], &next["conflicts"]),
        (&json!(1), &json!(1))
    );
    conduct(&mut club, &mut phones).await;
    club.step("close_round").await;
    club.step("close").await;
    let view = club.desk_view().await;
    assert_eq!(view["next"]["step"], "awards");
    (club, view)
}

/// All tables are played: chess by both phones, cards deal by deal and reported at the table. On one
/// board the sides disagree.
async fn play_trios(club: &mut Club, phones: &mut [(String, Visitor)], meetings: &[Value]) {
    for (number, meeting) in meetings.iter().enumerate() {
        let parties: Vec<u64> = meeting["parties"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one.as_u64().unwrap())
            .collect();
        let hall_table = meeting["hall_table"].as_u64().unwrap();
        let table_role = format!("table_{hall_table}");
        let mut table = club.visitor(&table_role).await;
        let mut others = [
            club.visitor(&table_role).await,
            club.visitor(&table_role).await,
        ];
        for (index, bout) in meeting["bouts"].as_array().unwrap().iter().enumerate() {
            let id = bout["bout"].as_str().unwrap();
            if let Some(game) = bout["play"].get("game") {
                let side =
                    |key: &str| parties[usize::try_from(game[key].as_u64().unwrap()).unwrap()];
                let score = ["1-0", "0-1", "1/2-1/2"][(number + index) % 3];
                for (nth, entry) in [side("white"), side("black")].into_iter().enumerate() {
                    let (role, phone) = &mut phones[usize::try_from(entry).unwrap() - 1];
                    let disagrees = number == 11 && index == 0 && nth == 1;
                    let score = if disagrees { "0-0" } else { score };
                    let report = json!([{"report": {"bout": id, "score": {"game": score}}}]);
                    let heard = club.ask(&mut phone.clone(), role, report).await;
                    let kinds: Vec<&str> = heard["told"]
                        .as_array()
                        .unwrap()
                        .iter()
                        .map(|told| told["kind"].as_str().unwrap())
                        .collect();
                    let expected: &[&str] = match (nth, disagrees) {
                        (0, _) => &["reported"],
                        (_, true) => &["reported", "conflicted"],
                        (_, false) => &["reported", "confirmed"],
                    };
                    assert_eq!(kinds, expected);
                }
                continue;
            }
            if number == 0 {
                for deal in 1..=24 {
                    let units = [json!("2"), json!("0"), json!("0.5")];
                    let said = json!({"type": "deal", "bout": id, "deal": deal, "units": units});
                    let heard = club.say(&mut table, &table_role, said).await;
                    assert_eq!(heard["type"], "event", "{heard}");
                }
                let view = club.view(&mut table, &table_role).await;
                let sheets = view["sheets"].as_array().unwrap();
                let sheet = sheets.iter().find(|sheet| sheet["bout"] == id).unwrap();
                assert_eq!(sheet["totals"], json!(["48", "0", "12"]));
                assert_eq!(sheet["entered"], 24);
            }
            let units = match number {
                0 => json!(["48", "0", "12"]),
                other => json!([(40 + other).to_string(), (30 + index).to_string(), "12.5"]),
            };
            for (side, entry) in parties.iter().enumerate() {
                let score = json!({"cards": {"units": units, "deals": 24}});
                let said = json!({"type": "ask", "side": entry, "ask": [{"report": {"bout": id, "score": score}}]});
                // The sides have a phone each; the code on the table is the same.
                let phone = match side {
                    0 => &mut table,
                    other => &mut others[other - 1],
                };
                let heard = club.say(phone, &table_role, said).await;
                assert_eq!(heard["type"], "event", "{heard}");
            }
        }
    }
}

/// The arbiter settles the conflict and corrects another board; a penalty is appealed against, and the
/// appeal is upheld.
async fn conduct(club: &mut Club, phones: &mut [(String, Visitor)]) {
    let view = club.desk_view().await;
    let meetings = view["rounds"][0]["meetings"].as_array().unwrap();
    let conflict = meetings
        .iter()
        .flat_map(|one| one["bouts"].as_array().unwrap());
    let conflict = conflict
        .clone()
        .find(|bout| bout["state"] == "conflict")
        .unwrap();
    assert_eq!(conflict["reports"].as_array().unwrap().len(), 2);
    let bout = conflict["bout"].clone();
    let correct = |bout: &Value, score: &str| json!([{"correct": {"bout": bout, "score": {"game": score}, "replace": false}}]);
    // Without a reason it is refused, with the rule.
    let mut organiser = club.organiser.clone();
    let said = json!({"type": "ask", "ask": correct(&bout, "1-0")});
    let refused = club.say(&mut organiser, "organiser", said).await;
    assert_eq!(refused["type"], "refused", "{refused}");
    assert_eq!(refused["refused"]["kind"], "reason_needed");
    assert!(!refused["refused"]["clause"].as_str().unwrap().is_empty());
    club.desk_because("both were asked", correct(&bout, "1-0"))
        .await;
    club.desk_because("the slip says so", correct(&json!("1.1"), "0-1"))
        .await;
    let penalty = json!([{"penalise": {"entry": 3, "round": 1, "kind": {"points": "1"}}}]);
    let heard = club.desk_because("MARK-REASON", penalty).await;
    let act = heard["told"][0]["act"].clone();
    let (role, phone) = &mut phones[2];
    let appeal = json!([{"appeal": {"entry": 3, "against": act, "text": "MARK-APPEAL"}}]);
    club.ask(&mut phone.clone(), role, appeal).await;
    let rule = json!([{"rule_on_appeal": {"appeal": 1, "upheld": true, "text": "it was not so"}}]);
    club.desk(rule).await;
    let view = club.desk_view().await;
    assert_eq!(view["conduct"]["penalties"], json!([]));
    assert_eq!(view["conduct"]["appeals"][0]["upheld"], true);
}

#[tokio::test(start_paused = true)]
async fn a_day_of_nine_teams_ends_the_same_whatever_the_net_and_the_server_do() {
    let (mut calm, view) = team_day(false).await;
    let (mut rough, again) = team_day(true).await;
    for part in ["standings", "entries", "rounds", "conduct", "money"] {
        assert_eq!(view[part], again[part], "{part}");
    }
    let rows = view["standings"]["rows"].as_array().unwrap();
    assert_eq!(rows.iter().filter(|row| row["matches"] == 4).count(), 9);
    calm.verified();
    rough.verified();
    // The papers are there, and the whole event goes out and in again.
    for sheet in [
        "pairings",
        "names",
        "slips",
        "score-cards",
        "standings",
        "individuals",
        "certificates",
        "cash",
        "vouchers",
        "incidents",
    ] {
        let path = calm.path(&format!("/papers/{sheet}?as=organiser"));
        let answer = calm.organiser.get(&path).await;
        assert_eq!(answer.status, 200, "{sheet}: {}", answer.text);
        assert!(answer.text.contains("<!doctype html>"), "{sheet}");
    }
    let minutes = calm.path("/export/minutes?as=organiser");
    let minutes = calm.organiser.get(&minutes).await;
    assert_eq!(minutes.status, 200);
    let mut other = Visitor::new(calm.door.clone());
    let taken = other
        .request("POST", "/api/events/import?zone=UTC", &minutes.text)
        .await;
    assert_eq!(taken.status, 201, "{}", taken.text);
    let event = taken.json()["event"].as_str().unwrap().to_owned();
    let seen = other.get(&format!("/api/events/{event}")).await.json();
    assert_eq!(seen["view"]["standings"], view["standings"]);
    // A changed act is found out.
    let changed = minutes.text.replace("\"1-0\"", "\"0-1\"");
    let refused = other.request("POST", "/api/events/import", &changed).await;
    assert_eq!(refused.status, 422, "{}", refused.text);
}

#[tokio::test(start_paused = true)]
async fn an_open_swiss_of_sixty_over_five_rounds() {
    let mut standings = Vec::new();
    for rough in [false, true] {
        let regulations = json!({
            "name": "Open", "system": {"swiss": {"rounds": 5}},
            "tie_breaks": ["BH/C1", "BH", "SB"],
            "chess": {"edition": "2023", "time_control": "5400+30", "minutes": 90},
        });
        let mut club = Club::open(regulations, rough).await;
        let players: Vec<Value> = (1..=60)
            .map(|number| {
                let name = format!("Player {number}");
                json!({"name": name, "players": [{"name": name, "rating": 2400 - 10 * number}]})
            })
            .collect();
        club.desk(json!([{"enter_all": players}])).await;
        let mut organiser = club.organiser.clone();
        let draw = json!({"type": "draw", "by": "rating"});
        let heard = club.say(&mut organiser, "organiser", draw).await;
        assert_eq!(heard["type"], "event", "{heard}");
        for round in 1..=5 {
            // What the system would make is seen before it is kept.
            let proposal = json!({"type": "propose", "ask": [{"pair": {"round": round}}]});
            let proposed = club.say(&mut organiser, "organiser", proposal).await;
            assert_eq!(proposed["type"], "proposed", "{proposed}");
            let heard = club.step("pair").await;
            let rounds =
                |heard: &Value| heard["view"]["rounds"].as_array().unwrap().last().cloned();
            assert_eq!(rounds(&proposed), rounds(&heard));
            club.step("publish").await;
            let table = rounds(&heard).unwrap()["meetings"]
                .as_array()
                .unwrap()
                .len();
            assert_eq!(table, 30);
            for table in 1..=30 {
                let score = ["1-0", "1/2-1/2", "0-1", "1-0"][(table + round) % 4];
                let bout = format!("{round}.{table}");
                club.desk(json!([{"report": {"bout": bout, "score": {"game": score}}}]))
                    .await;
            }
            club.step("close_round").await;
        }
        club.step("close").await;
        let view = club.desk_view().await;
        let rows = view["standings"]["rows"].as_array().unwrap().clone();
        assert_eq!(rows.len(), 60);
        club.verified();
        let first = rows[0]["entry"].as_u64().unwrap();
        let path = club.path(&format!("/figures/{first}"));
        let figures = club.organiser.get(&path).await.json();
        assert_eq!(
            figures.as_array().unwrap().len(),
            5,
            "points, three tie-breaks and the rating"
        );
        assert_eq!(figures[0]["value"], rows[0]["points"]);
        let why = club.path(&format!("/why/{first}?round=2"));
        assert!(
            !club
                .organiser
                .get(&why)
                .await
                .json()
                .as_array()
                .unwrap()
                .is_empty()
        );
        let trf = club.path("/export/trf16");
        assert!(club.organiser.get(&trf).await.text.contains("Player 1"));
        looked_at(&mut club, &rows).await;
        standings.push(rows);
    }
    assert_eq!(standings[0], standings[1]);
}

/// What the desk can look at when a Swiss event is over: its rounds beside the rules, its minutes, the
/// standings as they were, and its report as another server reads it.
async fn looked_at(club: &mut Club, rows: &[Value]) {
    let event = club.path("");
    let path = |rest: &str| format!("{event}{rest}");
    let own = path("/compare?round=3&as=organiser");
    let own = club.organiser.get(&own).await.json();
    assert_eq!(
        (&own["edition"], &own["differs"]),
        (&json!("2026"), &json!([])),
        "{own}"
    );
    assert_eq!(own["pairings"].as_array().unwrap().len(), 30);
    let other = path("/compare?round=3&edition=2017&as=organiser");
    let other = club.organiser.get(&other).await.json();
    assert_eq!(other["edition"], "2017", "{other}");
    for wrong in ["/compare?round=3&edition=1999", "/compare?round=9"] {
        let answer = club.organiser.get(&path(wrong)).await;
        assert!(
            [404, 422].contains(&answer.status),
            "{wrong}: {}",
            answer.text
        );
    }
    let checked = club.organiser.get(&path("/check")).await.json();
    assert_eq!(checked["sound"], true, "{checked}");
    let before = club.organiser.get(&path("/standings?round=1")).await.json();
    let best = |rows: &Value| rows[0]["points"].clone();
    assert_eq!(best(&before["rows"]), "1", "{before}");
    assert_ne!(best(&before["rows"]), rows[0]["points"]);
    let mut public = club.visitor("spectator").await;
    for closed in ["/compare?round=1&as=spectator", "/check?as=spectator"] {
        assert_eq!(public.get(&path(closed)).await.status, 403, "{closed}");
    }
    let site = public.get(&path("/export/site?as=spectator")).await;
    assert!(site.bytes.starts_with(b"PK\x03\x04"), "{}", site.status);
    let report = club.organiser.get(&path("/export/trf26")).await.text;
    let mut stranger = Visitor::new(club.door.clone());
    let import = "/api/events/import?zone=UTC";
    let brought = stranger.request("POST", import, &report).await;
    assert_eq!(brought.status, 201, "{}", brought.text);
    let event = brought.json()["event"].as_str().unwrap().to_owned();
    let seen = stranger.get(&format!("/api/events/{event}")).await.json();
    let points = |rows: &[Value]| -> Vec<Value> {
        let points = rows.iter().map(|row| row["points"].clone());
        points.collect()
    };
    let there = seen["view"]["standings"]["rows"].as_array().unwrap();
    assert_eq!(points(there), points(rows));
    let check = "/api/events/check-report";
    let sound = stranger.request("POST", check, &report).await.json();
    assert_eq!(sound["sound"], true, "{sound}");
    for path in [import, check] {
        let refused = stranger.request("POST", path, "001 nobody").await;
        assert_eq!(refused.status, 422, "{path}");
        assert!(refused.text.contains("Line 1"), "{}", refused.text);
    }
}

/// Who may see what, by mark: money, reasons of the desk, an appeal, a report of one side, a round that
/// is not on the wall, birth dates.
#[tokio::test(start_paused = true)]
async fn nobody_is_shown_what_is_not_theirs() {
    let mut regulations = team_regulations();
    regulations["entry"] =
        json!({"fee": 500, "currency": "Ft", "own_equipment": true, "late": true});
    let mut club = Club::open(regulations, false).await;
    let teams: Vec<Value> = (1..=9).map(team).collect();
    club.desk(json!([{"enter_all": teams}])).await;
    for entry in 1..=9 {
        let payment = json!({"round": 1, "amount": 1503, "on": "2023-11-10"});
        club.desk(json!([{"pay": {"entry": entry, "payment": payment}}]))
            .await;
    }
    let mut organiser = club.organiser.clone();
    let draw = json!({"type": "draw", "by": "entry"});
    club.say(&mut organiser, "organiser", draw).await;
    club.step("pair").await;
    club.step("publish").await;
    let view = club.desk_view().await;
    let first = view["rounds"][0]["meetings"][0].clone();
    let white = first["parties"][0].as_u64().unwrap();
    let elsewhere = (1..=9)
        .find(|entry| !first["parties"].as_array().unwrap().contains(&json!(entry)))
        .unwrap();
    let own = format!("player_{white}");
    let other = format!("player_{elsewhere}");
    let table = format!("table_{}", first["hall_table"]);
    let mut phone = club.visitor(&own).await;
    club.ask(
        &mut phone,
        &own,
        json!([{"report": {"bout": "1.1", "score": {"game": "1-0"}}}]),
    )
    .await;
    let penalty = json!([{"penalise": {"entry": white, "round": 1, "kind": "warning"}}]);
    let heard = club.desk_because("MARK-REASON", penalty).await;
    let act = heard["told"][0]["act"].clone();
    club.ask(
        &mut phone,
        &own,
        json!([{"appeal": {"entry": white, "against": act, "text": "MARK-APPEAL"}}]),
    )
    .await;
    let screens = json!({"type": "screens", "screens": [{"number": 1, "name": "MARK-SCREEN", "shows": [{"panel": "standings"}], "seconds": 10}]});
    club.say(&mut organiser, "organiser", screens).await;
    let marks = [
        ('m', "1503"),
        ('b', "\"born\":\"1990\""),
        ('r', "\"reports\":[{"),
        ('w', "MARK-REASON"),
        ('a', "MARK-APPEAL"),
        ('s', "MARK-SCREEN"),
    ];
    let expected = [
        ("organiser", "mbrwas"),
        ("arbiter", "mbrwas"),
        ("deputy", "mbrwas"),
        (own.as_str(), "mbrwa"),
        (other.as_str(), "mb"),
        (table.as_str(), "r"),
        ("screen_1", "s"),
        ("spectator", ""),
    ];
    for (role, letters) in expected {
        let mut visitor = club.visitor(role).await;
        let mut seen = String::new();
        for path in [
            format!("?as={role}"),
            format!("/log?as={role}"),
            format!("/export/json?as={role}"),
        ] {
            let answer = visitor.get(&club.path(&path)).await;
            assert_eq!(answer.status, 200, "{role} {path}");
            seen.push_str(&answer.text.replace("\": ", "\":"));
        }
        let mut line = visitor
            .socket(&club.path(&format!("/line?as={role}")))
            .await
            .unwrap();
        seen.push_str(&line.until("welcome").await.to_string());
        let found: String = marks
            .iter()
            .filter(|(_, mark)| seen.contains(mark))
            .map(|(letter, _)| *letter)
            .collect();
        assert_eq!(found, letters, "{role}");
        // Only the desk prints money and takes the whole out; only the organiser gives links.
        let desk = ["organiser", "arbiter", "deputy"].contains(&role);
        for path in [
            "/papers/cash",
            "/papers/incidents",
            "/export/minutes",
            "/export/file",
            "/plans",
        ] {
            let answer = visitor.get(&club.path(&format!("{path}?as={role}"))).await;
            assert_eq!(answer.status, if desk { 200 } else { 403 }, "{role} {path}");
        }
        let given = visitor
            .post(&club.path("/links"), &json!({"role": "arbiter"}))
            .await;
        assert_eq!(
            given.status,
            if role == "organiser" { 201 } else { 403 },
            "{role}"
        );
        let cards = visitor
            .post(&club.path("/cards"), &json!({"of": "tables"}))
            .await;
        assert_eq!(
            cards.status,
            if role == "organiser" { 200 } else { 403 },
            "{role}"
        );
        // What is not a role's to say is refused or not heard.
        if !desk {
            let said =
                json!({"type": "ask", "side": elsewhere, "ask": [{"publish": {"round": 1}}]});
            let heard = club.say(&mut visitor, role, said).await;
            assert_ne!(heard["type"], "event", "{role}: {heard}");
            let said = json!({"type": "propose", "ask": ["close"]});
            assert_eq!(
                club.say(&mut visitor, role, said).await["type"],
                "fault",
                "{role}"
            );
        }
    }
    // A stranger sees nothing at all.
    let mut stranger = Visitor::new(club.door.clone());
    for path in ["", "/log", "/export/json", "/papers/standings", "/links"] {
        assert_eq!(stranger.get(&club.path(path)).await.status, 404, "{path}");
    }
}

/// Everybody hears of what changes, each as far as it is for these eyes; a player cannot speak for
/// another, nor date an arrival back.
#[tokio::test(start_paused = true)]
async fn what_happens_is_pushed_to_everybody_and_undone_by_name() {
    let regulations = json!({"name": "Club", "system": {"round_robin": {"double": false}}});
    let mut club = Club::open(regulations, false).await;
    let public = club.visitor("spectator").await;
    let mut line = public
        .socket(&club.path("/line?as=spectator"))
        .await
        .unwrap();
    assert_eq!(line.until("welcome").await["view"]["entries"], json!([]));
    for name in ["Anna", "Béla", "Cili", "Dani"] {
        club.desk(json!([{"enter": {"name": name, "players": [{"name": name}]}}]))
            .await;
        let heard = line.until("event").await;
        assert_eq!(heard["told"][0]["kind"], "entered");
        assert!(heard.get("id").is_some());
    }
    let payment = json!({"round": 0, "amount": 100, "on": "2023-11-10"});
    club.desk(json!([{"pay": {"entry": 1, "payment": payment}}]))
        .await;
    let heard = line.until("event").await;
    assert_eq!(heard["told"], json!([]), "money is not for everybody");
    let mut organiser = club.organiser.clone();
    club.say(
        &mut organiser,
        "organiser",
        json!({"type": "draw", "by": "entry"}),
    )
    .await;
    line.until("event").await;
    club.step("pair").await;
    assert_eq!(line.until("event").await["view"]["rounds"], json!([]));
    club.step("publish").await;
    let round = line.until("event").await["view"]["rounds"][0].clone();
    assert_eq!(round["published"], true);
    // Anna's phone cannot report for a board that is not hers.
    let anna = round["meetings"]
        .as_array()
        .unwrap()
        .iter()
        .find(|one| one["parties"].as_array().unwrap().contains(&json!(1)))
        .unwrap()
        .clone();
    let not_hers = round["meetings"]
        .as_array()
        .unwrap()
        .iter()
        .find(|one| one["table"] != anna["table"])
        .unwrap()
        .clone();
    let mut phone = club.visitor("player_1").await;
    let report = |bout: &Value| json!({"type": "ask", "ask": [{"report": {"bout": bout, "score": {"game": "1-0"}}}]});
    let heard = club
        .say(
            &mut phone,
            "player_1",
            report(&not_hers["bouts"][0]["bout"]),
        )
        .await;
    assert_eq!(heard["refused"]["kind"], "not_your_bout", "{heard}");
    let heard = club
        .say(&mut phone, "player_1", report(&anna["bouts"][0]["bout"]))
        .await;
    assert_eq!(heard["told"][0]["kind"], "reported", "{heard}");
    // What one side says is not pushed to everybody.
    let heard = line.until("event").await;
    assert_eq!(heard["told"], json!([]));
    assert!(!heard.to_string().contains("reported\":1"));
    // An act on which others rest names them.
    let log = club
        .organiser
        .get(&club.path("/log?as=organiser"))
        .await
        .json();
    let paired = log["told"]
        .as_array()
        .unwrap()
        .iter()
        .find(|told| told["kind"] == "paired")
        .unwrap()["act"]
        .clone();
    let said = json!({"type": "propose", "why": "wrong list", "ask": [{"undo": {"act": paired}}]});
    let proposed = club.say(&mut organiser, "organiser", said).await;
    let falls: Vec<u64> = proposed["falls"]
        .as_array()
        .unwrap()
        .iter()
        .map(|told| told["act"].as_u64().unwrap())
        .collect();
    assert_eq!(falls.len(), 2, "{proposed}");
    let mut undo: Vec<Value> = falls
        .iter()
        .rev()
        .map(|act| json!({"undo": {"act": act}}))
        .collect();
    undo.push(json!({"undo": {"act": paired}}));
    club.desk_because("wrong list", json!(undo)).await;
    assert_eq!(line.until("event").await["view"]["rounds"], json!([]));
    assert_eq!(club.desk_view().await["next"]["step"], "pair");
}

/// A bout is played on the server; its result enters the event, also if no server was there when it
/// should have.
#[tokio::test(start_paused = true)]
async fn a_game_of_the_server_brings_its_result_to_the_event() {
    for away in [false, true] {
        let regulations = json!({
            "name": "Duel", "system": {"round_robin": {"double": false}},
            "chess": {"edition": "2023", "time_control": "5400+30", "minutes": 90, "default_minutes": 30},
        });
        let mut club = Club::open(regulations, false).await;
        for name in ["Anna", "Béla"] {
            club.desk(json!([{"enter": {"name": name, "players": [{"name": name}]}}]))
                .await;
        }
        let mut organiser = club.organiser.clone();
        let draw = json!({"type": "draw", "by": "entry"});
        club.say(&mut organiser, "organiser", draw).await;
        club.step("pair").await;
        club.step("publish").await;
        let mut players = Vec::new();
        for role in ["player_1", "player_2"] {
            let mut player = club.visitor(role).await;
            let request = json!({"bout": "1.1", "as": role});
            let opened = player.post(&club.path("/games"), &request).await;
            assert_eq!(opened.status, 201, "{}", opened.text);
            let opened = opened.json();
            let side = opened["role"].as_str().unwrap().to_owned();
            let game = opened["game"].as_str().unwrap().to_owned();
            players.push((side, game, player));
        }
        let (one, other) = (&players[0], &players[1]);
        assert_eq!(one.1, other.1, "both sit at the same board");
        assert_ne!(one.0, other.0);
        if away {
            // Nobody looks at the event while the game is played: nobody follows the game.
            club.restart().await;
        }
        let game = one.1.clone();
        let mut lines = Vec::new();
        for (side, _, player) in &mut players {
            player.server = club.door.clone();
            let mut line = player.line(&game, side, None).await;
            line.until("welcome").await;
            lines.push(line);
        }
        while lines[0].until("event").await["picture"]["phase"] != "playing" {}
        lines[0].ask("r1", json!(["resign"])).await;
        let ended = lines[0].until("event").await;
        assert_eq!(ended["picture"]["phase"], "ended", "{ended}");
        drop(lines);
        if away {
            club.restart().await;
        }
        // Whoever looks has the game followed; then it is a matter of moments.
        club.desk_view().await;
        pass(Duration::from_secs(3)).await;
        let view = club.desk_view().await;
        let bout = &view["rounds"][0]["meetings"][0]["bouts"][0];
        assert_eq!(bout["state"], "confirmed", "{bout}");
        assert_eq!(bout["game"], game.as_str());
        let lost = players[0].0.as_str();
        let score = if lost == "white" { "0-1" } else { "1-0" };
        assert_eq!(bout["score"], json!({"game": score}));
        let log = club.path("/log?as=organiser");
        let log = club.organiser.get(&log).await.json();
        let entered = log["told"].as_array().unwrap().iter();
        let entered: Vec<&Value> = entered
            .filter(|told| told["kind"] == "result_entered")
            .collect();
        assert_eq!(entered.len(), 1);
        assert_eq!(entered[0]["who"], format!("game {game}"));
    }
}

/// A club of four in a round robin, with the first round on the wall.
async fn round_robin_of_four() -> (Club, Value) {
    let regulations = json!({"name": "Club", "system": {"round_robin": {"double": false}}});
    let mut club = Club::open(regulations, false).await;
    let entrants = ["Anna", "Béla", "Cili", "Dani"]
        .map(|name| json!({"name": name, "players": [{"name": name}]}));
    club.desk(json!([{"enter_all": entrants}])).await;
    let mut organiser = club.organiser.clone();
    let draw = json!({"type": "draw", "by": "entry"});
    club.say(&mut organiser, "organiser", draw).await;
    club.step("pair").await;
    club.step("publish").await;
    let meeting = club.desk_view().await["rounds"][0]["meetings"][0].clone();
    (club, meeting)
}

/// The code on a table is the same for both sides, so one phone with it proves only one side: the
/// other confirms on another phone, with the own link, or at the desk. A restart forgets nothing.
#[tokio::test(start_paused = true)]
async fn a_phone_at_a_table_speaks_for_one_side() {
    let (mut club, meeting) = round_robin_of_four().await;
    let (white, black) = (&meeting["parties"][0], &meeting["parties"][1]);
    let bout = meeting["bouts"][0]["bout"].clone();
    let role = format!("table_{}", meeting["hall_table"]);
    let says = |side: &Value, score: &str| json!({"type": "ask", "side": side, "ask": [{"report": {"bout": bout, "score": {"game": score}}}]});
    let mut phone = club.visitor(&role).await;
    let heard = club.say(&mut phone, &role, says(white, "1-0")).await;
    assert_eq!(heard["told"][0]["kind"], "reported", "{heard}");
    club.restart().await;
    let heard = club.say(&mut phone, &role, says(black, "1-0")).await;
    assert_eq!(heard["refused"]["kind"], "speaks_for_another", "{heard}");
    let said_for = &heard["refused"]["message"]["values"]["name"];
    assert!(said_for.to_string().contains("Anna"), "{heard}");
    assert!(!heard["refused"]["clause"].as_str().unwrap().is_empty());
    // Undone at the desk it is free again, for whichever side it is now.
    let told = club.organiser.get(&club.path("/log?as=organiser")).await;
    let told = told.json();
    let report = told["told"].as_array().unwrap().last().unwrap().clone();
    assert!(
        report["who"].as_str().unwrap().contains("phone"),
        "{report}"
    );
    club.desk_because("the wrong side", json!([{"undo": {"act": report["act"]}}]))
        .await;
    let heard = club.say(&mut phone, &role, says(black, "0-1")).await;
    assert_eq!(heard["told"][0]["kind"], "reported", "{heard}");
    // Another phone at the table, or the player's own link, confirms.
    let mut other = club.visitor(&role).await;
    let heard = club.say(&mut other, &role, says(white, "0-1")).await;
    assert_eq!(heard["told"][1]["kind"], "confirmed", "{heard}");
}

/// A phone that is lost after it has spoken takes nothing with it: another one speaks for the same
/// side at the next board, and the result stands once.
#[tokio::test(start_paused = true)]
async fn a_lost_phone_is_replaced_by_another() {
    let (mut club, meeting) = round_robin_of_four().await;
    let bout = meeting["bouts"][0]["bout"].clone();
    let role = format!("table_{}", meeting["hall_table"]);
    let says = |side: &Value| json!({"type": "ask", "side": side, "ask": [{"report": {"bout": bout, "score": {"game": "1/2-1/2"}}}]});
    let mut lost = club.visitor(&role).await;
    club.say(&mut lost, &role, says(&meeting["parties"][0]))
        .await;
    drop(lost);
    let mut found = club.visitor(&role).await;
    let heard = club
        .say(&mut found, &role, says(&meeting["parties"][0]))
        .await;
    assert_eq!(heard["refused"]["kind"], "reported_already", "{heard}");
    let heard = club
        .say(&mut found, &role, says(&meeting["parties"][1]))
        .await;
    assert_eq!(heard["told"][1]["kind"], "confirmed", "{heard}");
    let view = club.desk_view().await;
    let row = &view["standings"]["rows"];
    let total = row.as_array().unwrap().iter();
    let total: f64 = total
        .map(|row| row["points"].as_str().unwrap().parse::<f64>().unwrap())
        .sum();
    assert!((total - 1.0).abs() < f64::EPSILON, "{row}");
}

/// The file that `jadoube event` opens goes out and comes in as bytes; one that was changed does not.
#[tokio::test(start_paused = true)]
async fn the_event_file_goes_out_and_comes_in() {
    let (mut club, meeting) = round_robin_of_four().await;
    let bout = &meeting["bouts"][0]["bout"];
    club.desk(json!([{"report": {"bout": bout, "score": {"game": "1-0"}}}]))
        .await;
    let file = club.path("/export/file?as=organiser");
    let file = club.organiser.get(&file).await;
    assert_eq!(file.status, 200);
    assert!(file.bytes.starts_with(b"SQLite format 3\0"));
    let mut public = club.visitor("spectator").await;
    let refused = public.get(&club.path("/export/file?as=spectator")).await;
    assert_eq!(refused.status, 403, "{}", refused.text);
    let mut other = Visitor::new(club.door.clone());
    let import = "/api/events/import?zone=UTC";
    let taken = other.try_send("POST", import, &file.bytes).await.unwrap();
    assert_eq!(taken.status, 201, "{}", taken.text);
    let event = taken.json()["event"].as_str().unwrap().to_owned();
    let seen = other.get(&format!("/api/events/{event}")).await.json();
    let own = club.desk_view().await;
    assert_eq!(seen["view"]["standings"], own["standings"]);
    assert_eq!(seen["view"]["rounds"], own["rounds"]);
    // One letter of an act is another: the seals do not fit.
    let mut changed = file.bytes;
    let name = "Béla".as_bytes();
    let at = changed.windows(name.len()).position(|own| own == name);
    changed[at.unwrap()] = b'C';
    let refused = other.try_send("POST", import, &changed).await.unwrap();
    assert_eq!(refused.status, 422, "{}", refused.text);
    // Half of a file is none.
    let half = &changed[..changed.len() / 2];
    let refused = other.try_send("POST", import, half).await.unwrap();
    assert_eq!(refused.status, 422, "{}", refused.text);
}

/// Three teams at one table, drawn and paired.
async fn one_trio() -> (Club, Value) {
    let mut club = trios(3).await;
    let meeting = club.desk_view().await["rounds"][0]["meetings"][0].clone();
    (club, meeting)
}

/// So many teams, drawn and paired.
async fn trios(count: usize) -> Club {
    let mut club = Club::open(team_regulations(), false).await;
    let teams: Vec<Value> = (1..=count).map(team).collect();
    club.desk(json!([{"enter_all": teams}])).await;
    for entry in 1..=count {
        let payment = json!({"round": 1, "amount": 1500, "on": "2023-11-12"});
        let attendance = json!({"arrivals": ["00:00", "00:00", "00:00"], "own_equipment": false});
        let arrived = json!({"entry": entry, "round": 1, "attendance": attendance});
        let paid = json!({"entry": entry, "payment": payment});
        club.desk(json!([{"pay": paid}, {"check_in": arrived}]))
            .await;
    }
    pass(Duration::from_secs(18 * 60)).await;
    let mut organiser = club.organiser.clone();
    let drawn = json!({"type": "draw", "by": "entry"});
    let heard = club.say(&mut organiser, "organiser", drawn).await;
    assert_eq!(heard["type"], "event", "{heard}");
    club.step("pair").await;
    club
}

#[tokio::test(start_paused = true)]
async fn a_verified_session_of_cards_is_read_for_its_table() {
    let (mut club, meeting) = one_trio().await;
    let bout = |play: &str| {
        let mut all = meeting["bouts"].as_array().unwrap().iter();
        let found = all.find(|one| one["play"]["cards"] == play);
        found.unwrap()["bout"].as_str().unwrap().to_owned()
    };
    let record = include_str!("../../testkit/tests/records/ulti-1.txt");
    let path = |bout: &str, role: &str| format!("/session/{bout}?as={role}&lang=en&file=ulti.txt");
    let own = club.path(&path(&bout("ulti"), "organiser"));
    let read = club.organiser.request("POST", &own, record).await;
    assert_eq!(read.status, 200, "{}", read.text);
    let read = read.json();
    assert_eq!(
        read["score"],
        json!({"units": ["46", "90", "743"], "deals": 12})
    );
    // Twelve deals are a whole table only if somebody left (A-T10).
    assert_eq!(read["over"], json!(true), "{read}");
    assert_eq!(read["message"]["id"], "event-cli-session");
    assert_eq!(read["message"]["values"]["file"], "ulti.txt");

    let forged = record.replace("= total 46 90 743", "= total 46 90 7430");
    let refused = club.organiser.request("POST", &own, &forged).await;
    assert_eq!(refused.status, 422, "{}", refused.text);
    assert!(refused.text.contains("ulti.txt, line "), "{}", refused.text);
    let other = club.path(&path(&bout("snapszer"), "organiser"));
    let refused = club.organiser.request("POST", &other, record).await;
    assert_eq!(refused.status, 422, "{}", refused.text);
    assert!(refused.text.contains("snapszer"), "{}", refused.text);
    let none = club.path(&path("9.9.4", "organiser"));
    assert_eq!(
        club.organiser.request("POST", &none, record).await.status,
        404
    );

    let mut public = club.visitor("spectator").await;
    let theirs = club.path(&path(&bout("ulti"), "spectator"));
    assert_eq!(public.request("POST", &theirs, record).await.status, 403);
}

#[tokio::test(start_paused = true)]
async fn the_tables_of_a_sitting_are_opened_with_the_same_deals() {
    let mut club = trios(9).await;
    club.step("publish").await;
    let view = club.desk_view().await;
    let meetings = view["rounds"][0]["meetings"].as_array().unwrap().clone();
    let sitting = meetings.iter().filter(|meeting| meeting["sitting"] == 1);
    let bouts: Vec<Value> = sitting
        .map(|meeting| {
            let bouts = meeting["bouts"].as_array().unwrap().iter();
            let mut ulti = bouts.filter(|bout| bout["play"] == json!({"cards": "ulti"}));
            ulti.next().unwrap()["bout"].clone()
        })
        .collect();
    assert_eq!(bouts.len(), 3);
    let path = club.path("/equal-deals");
    let ulti = json!({"game": "ulti", "round": 1, "sitting": 1, "as": "organiser"});
    // Nobody but the desk; two tables at least; and a round that there is.
    let mut player = club.visitor("player_1").await;
    let own = json!({"game": "ulti", "round": 1, "sitting": 1, "as": "player_1"});
    assert_eq!(player.post(&path, &own).await.status, 403);
    let none = json!({"game": "ulti", "round": 1, "sitting": 9, "as": "organiser"});
    assert_eq!(club.organiser.post(&path, &none).await.status, 422);
    let never = json!({"game": "ulti", "round": 7, "sitting": 1, "as": "organiser"});
    assert_eq!(club.organiser.post(&path, &never).await.status, 404);
    let opened = club.organiser.post(&path, &ulti).await;
    assert_eq!(opened.status, 201, "{}", opened.text);
    let tables = opened.json()["tables"].as_array().unwrap().clone();
    let told: Vec<&Value> = tables.iter().map(|table| &table["bout"]).collect();
    assert_eq!(told, bouts.iter().collect::<Vec<_>>());
    // A second time there is nothing to open; the tables stay.
    assert_eq!(club.organiser.post(&path, &ulti).await.status, 422);
    let view = club.desk_view().await;
    for table in &tables {
        let meetings = view["rounds"][0]["meetings"].as_array().unwrap().iter();
        let bout = meetings.flat_map(|meeting| meeting["bouts"].as_array().unwrap());
        let mut bout = bout.filter(|bout| bout["bout"] == table["bout"]);
        assert_eq!(bout.next().unwrap()["game"], table["game"]);
    }
    // Who sits down at the bout comes to the table, with the names of the event, and a shuffle in common.
    let meeting = meetings
        .iter()
        .find(|meeting| meeting["sitting"] == 1)
        .unwrap();
    let role = format!("player_{}", meeting["parties"][0]);
    let mut player = club.visitor(&role).await;
    let sits = json!({"bout": bouts[0], "as": role});
    let sits = player.post(&club.path("/games"), &sits).await;
    assert_eq!(sits.status, 201, "{}", sits.text);
    assert_eq!(sits.json()["game"], tables[0]["game"]);
    let page = sits.json()["page"].as_str().unwrap().to_owned();
    assert!(page.starts_with("/cards/"), "{page}");
    let game = sits.json()["game"].as_str().unwrap().to_owned();
    let mut line = player.line(&game, "first", None).await;
    let seen = line.until("welcome").await;
    assert_eq!(seen["view"]["shuffling"], "duplicate", "{seen}");
    assert_eq!(seen["view"]["deals"], 24);
    let compared = player.get(&format!("/api/tables/{game}/compared")).await;
    assert_eq!(compared.json()["tables"].as_array().unwrap().len(), 3);
    // It is still so after a server went away, and the event's stream is verified by its own reader.
    club.restart().await;
    let view = club.desk_view().await;
    let meetings = view["rounds"][0]["meetings"].as_array().unwrap().iter();
    let bouts = meetings.flat_map(|meeting| meeting["bouts"].as_array().unwrap());
    assert_eq!(bouts.filter(|bout| bout["game"].is_string()).count(), 3);
}

/// Asks for something at a table of cards; gives the answer.
async fn asks(line: &mut Line, id: &str, asked: Value) -> Value {
    line.ask(id, asked).await;
    loop {
        let heard = line.hear().await;
        assert_ne!(heard["type"], "fault", "{heard}");
        if heard["id"] == id {
            assert_eq!(heard["type"], "event", "{heard}");
            return heard;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_table_with_the_same_deals_brings_its_result_to_the_event() {
    let mut club = trios(9).await;
    club.step("publish").await;
    let snapszer = json!({"game": "snapszer", "round": 1, "sitting": 1, "as": "organiser"});
    let opened = club
        .organiser
        .post(&club.path("/equal-deals"), &snapszer)
        .await;
    assert_eq!(opened.status, 201, "{}", opened.text);
    let tables = opened.json()["tables"].as_array().unwrap().clone();
    let meetings = club.desk_view().await["rounds"][0]["meetings"].clone();
    let seats = ["first", "second", "third"];
    let mut lines = Vec::new();
    for table in &tables {
        let all = meetings.as_array().unwrap().iter();
        let mut at = all.filter(|meeting| {
            let bouts = meeting["bouts"].as_array().unwrap();
            bouts.iter().any(|bout| bout["bout"] == table["bout"])
        });
        let parties = at.next().unwrap()["parties"].as_array().unwrap();
        for (party, seat) in parties.iter().zip(seats) {
            let role = format!("player_{party}");
            let mut player = club.visitor(&role).await;
            let sits = json!({"bout": table["bout"], "as": role});
            let sits = player.post(&club.path("/games"), &sits).await.json();
            assert_eq!(
                (&sits["game"], &sits["role"]),
                (&table["game"], &json!(seat))
            );
            let mut line = player
                .line(sits["game"].as_str().unwrap(), seat, None)
                .await;
            line.until("welcome").await;
            lines.push(line);
        }
    }
    let number = |at: usize| Hex([u8::try_from(at).unwrap() + 1; 16]);
    for (at, line) in lines.iter_mut().enumerate() {
        let commitment = number_commitment(0, Seat::ALL[at % 3], &number(at));
        let asked = json!({"table": {"commit": {"commitment": commitment}}});
        asks(line, &format!("commit-{at}"), asked).await;
    }
    pass(Duration::from_secs(5)).await;
    for (at, line) in lines.iter_mut().enumerate() {
        let asked = json!({"table": {"add_nonce": {"nonce": number(at)}}});
        asks(line, &format!("open-{at}"), asked).await;
    }
    pass(Duration::from_secs(5)).await;
    // The desk sits as the arbiter at the first table, and awards each deal to whoever called.
    let arbiter = json!({"bout": tables[0]["bout"], "as": "organiser"});
    let arbiter = club.organiser.post(&club.path("/games"), &arbiter).await;
    assert_eq!(arbiter.json()["role"], "arbiter");
    let game = tables[0]["game"].as_str().unwrap();
    let mut desk = club.organiser.line(game, "arbiter", None).await;
    desk.until("welcome").await;
    for deal in 1..=24 {
        let mut dealt = Value::Null;
        for (at, line) in lines[..3].iter_mut().enumerate() {
            let next = json!({"table": "next_deal"});
            dealt = asks(line, &format!("next-{deal}-{at}"), next).await;
        }
        let turn: usize = dealt["view"]["to_act"].as_str().unwrap().parse().unwrap();
        let call = json!({"play": {"call": {"trump": "P"}}});
        asks(&mut lines[turn], &format!("call-{deal}"), call).await;
        let reason = format!("deal {deal}");
        let award = json!({"rule": {"award": {"to": "declarer", "reason": reason}}});
        asks(&mut desk, &format!("award-{deal}"), award).await;
    }
    pass(Duration::from_secs(5)).await;
    let view = club.desk_view().await;
    let meetings = view["rounds"][0]["meetings"].as_array().unwrap().iter();
    let bouts = meetings.flat_map(|meeting| meeting["bouts"].as_array().unwrap());
    let mut played = bouts.filter(|bout| bout["bout"] == tables[0]["bout"]);
    let bout = played.next().unwrap();
    assert_eq!(bout["state"], "confirmed", "{bout}");
    assert_eq!(bout["score"]["cards"]["deals"], 24, "{bout}");
}

#[tokio::test(start_paused = true)]
async fn regulations_that_were_written_down_make_an_event() {
    let club = Club::open(team_regulations(), false).await;
    let mut other = Visitor::new(club.door.clone());
    let import = "/api/events/import?zone=UTC&lang=fi";
    let made = other
        .request(
            "POST",
            import,
            "name = \"Open\"\n[system.swiss]\nrounds = 5\n",
        )
        .await;
    assert_eq!(made.status, 201, "{}", made.text);
    let event = made.json()["event"].as_str().unwrap().to_owned();
    let seen = other.get(&format!("/api/events/{event}")).await.json();
    assert_eq!(
        seen["view"]["about"]["regulations"]["name"], "Open",
        "{seen}"
    );
    assert_eq!(
        seen["view"]["about"]["regulations"]["languages"],
        json!(["fi"])
    );
    for (text, why) in [
        ("name = \"Open\"\nsystm = 1\n", "systm"),
        ("name = \"Open", "line 1"),
        ("name = \"\"\n[system.swiss]\nrounds = 0\n", "["),
        (
            "name = \"a\\u001bb\"\n[system.swiss]\nrounds = 5\n",
            "control",
        ),
    ] {
        let refused = other.request("POST", import, text).await;
        assert_eq!(refused.status, 422, "{text}: {}", refused.text);
        assert!(refused.text.contains(why), "{text}: {}", refused.text);
    }
}

/// Events in PostgreSQL: what one node was told the other shows, and a node that comes back has it all.
#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_an_event_that_two_nodes_serve() {
    let cluster = tokio::task::spawn_blocking(|| PrivatePostgres::start(false))
        .await
        .unwrap();
    let place = StoreUrl::Postgres(cluster.url());
    let regulations = json!({"name": "Club", "system": {"round_robin": {"double": false}}});
    let mut club = Club::open_on(place.clone(), regulations, false).await;
    let clock = TestClock::new();
    let (two, stop_two) = serve(&place, &clock).await;
    let entrants = ["Anna", "Béla", "Cili", "Dani"]
        .map(|name| json!({"name": name, "players": [{"name": name}]}));
    club.desk(json!([{"enter_all": entrants}])).await;
    let mut organiser = club.organiser.clone();
    let draw = json!({"type": "draw", "by": "lot"});
    club.say(&mut organiser, "organiser", draw).await;
    club.step("pair").await;
    club.step("publish").await;
    let meeting = club.desk_view().await["rounds"][0]["meetings"][0].clone();
    let bout = meeting["bouts"][0]["bout"].clone();
    let role = format!("table_{}", meeting["hall_table"]);
    let says = |side: &Value| json!({"type": "ask", "side": side, "ask": [{"report": {"bout": bout, "score": {"game": "1-0"}}}]});
    let mut white = club.visitor(&role).await;
    let mut black = club.visitor(&role).await;
    let one = club.door.clone();
    let heard = club
        .say(&mut white, &role, says(&meeting["parties"][0]))
        .await;
    assert_eq!(heard["told"][0]["kind"], "reported", "{heard}");
    // The other side sits at the other node; the phone of White cannot speak for it there either.
    club.door = two.clone();
    let heard = club
        .say(&mut white, &role, says(&meeting["parties"][1]))
        .await;
    assert_eq!(heard["refused"]["kind"], "speaks_for_another", "{heard}");
    let heard = club
        .say(&mut black, &role, says(&meeting["parties"][1]))
        .await;
    assert_eq!(heard["told"][1]["kind"], "confirmed", "{heard}");
    let there = club.desk_view().await;
    stop_two.send(()).unwrap();
    club.door = one;
    // The other node hears of it a moment later.
    for _ in 0..100 {
        if club.desk_view().await["standings"] == there["standings"] {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(club.desk_view().await["standings"], there["standings"]);
    club.restart().await;
    let again = club.desk_view().await;
    assert_eq!(again["standings"], there["standings"]);
    assert_eq!(again["rounds"], there["rounds"]);
    let checked = tokio::task::spawn_blocking(move || verified(&place)).await;
    checked.unwrap();
}
