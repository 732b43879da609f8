//! `/openapi.json` against what the server really answers.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;
#[path = "common/house.rs"]
mod house;

use common::{Table, Visitor, casual, paired};
use house::in_memory;
use jadoube_journal::Memory;
use jadoube_ruling::Moment;
use jadoube_server::add_person;
use serde_json::{Value, json};

/// The description of the interface, and the judgement whether an answer is as described.
struct Description(Value);

impl Description {
    async fn of(server: common::Door) -> Description {
        Description(Visitor::new(server).get("/openapi.json").await.json())
    }

    /// What is wrong with an answer to a request, by its schema.
    fn check(&self, method: &str, path: &str, answer: &common::Answer) {
        let operation = &self.0["paths"][path][method];
        let responses = operation["responses"].as_object().unwrap();
        let status = answer.status.to_string();
        let response = responses.get(&status).unwrap_or(&responses["default"]);
        let Some(content) = response.get("content") else {
            assert!(answer.text.is_empty(), "{method} {path}: {}", answer.text);
            return;
        };
        let mut kinds = content.as_object().unwrap().iter();
        let said = |(kind, _): &(&String, &Value)| answer.head.contains(kind.as_str());
        let Some((kind, content)) = kinds.find(said) else {
            panic!("{method} {path}: {}", answer.head);
        };
        if kind == "application/json" {
            let wrong = self.wrong(&content["schema"], &answer.json());
            assert_eq!(wrong, None, "{method} {path}: {}", answer.text);
        }
    }

    /// The first place at which a value is not what a schema says; fields that the schema does not
    /// know are wrong too.
    fn wrong(&self, schema: &Value, value: &Value) -> Option<String> {
        if let Some(anything) = schema.as_bool() {
            return (!anything).then(|| format!(" {value} may not be there"));
        }
        if let Some(name) = schema["$ref"].as_str() {
            let name = name.strip_prefix("#/components/schemas/").unwrap();
            let schemas = &self.0["components"]["schemas"];
            let schema = schemas
                .get(name)
                .unwrap_or_else(|| panic!("no schema {name}"));
            return self
                .wrong(schema, value)
                .map(|what| format!("{name}.{what}"));
        }
        if let Some(choices) = schema["anyOf"].as_array().or(schema["oneOf"].as_array()) {
            let faults: Option<Vec<String>> =
                choices.iter().map(|one| self.wrong(one, value)).collect();
            return faults.map(|faults| format!("none of {faults:?}"));
        }
        if let Some(only) = schema.get("const") {
            return (only != value).then(|| format!(" {value} is not {only}"));
        }
        if let Some(words) = schema["enum"].as_array() {
            return (!words.contains(value)).then(|| format!(" {value} is none of {words:?}"));
        }
        match &schema["type"] {
            Value::Null => None,
            Value::Array(types) => {
                let faults: Option<Vec<String>> = types
                    .iter()
                    .map(|one| self.wrong_type(one.as_str().unwrap(), schema, value))
                    .collect();
                faults.map(|faults| format!("none of {faults:?}"))
            }
            one => self.wrong_type(one.as_str().unwrap(), schema, value),
        }
    }

    fn wrong_type(&self, of: &str, schema: &Value, value: &Value) -> Option<String> {
        match of {
            "string" => (!value.is_string()).then(|| format!(" {value} is no string")),
            "boolean" => (!value.is_boolean()).then(|| format!(" {value} is no boolean")),
            "integer" => {
                (!value.is_i64() && !value.is_u64()).then(|| format!(" {value} is no integer"))
            }
            "null" => (!value.is_null()).then(|| format!(" {value} is not null")),
            "array" => {
                let Some(items) = value.as_array() else {
                    return Some(format!(" {value} is no list"));
                };
                items
                    .iter()
                    .find_map(|item| self.wrong(&schema["items"], item))
            }
            "object" => self.wrong_object(schema, value),
            other => Some(format!(" unknown type {other}")),
        }
    }

    fn wrong_object(&self, schema: &Value, value: &Value) -> Option<String> {
        let Some(fields) = value.as_object() else {
            return Some(format!(" {value} is no object"));
        };
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        for name in required {
            if !fields.contains_key(name.as_str().unwrap()) {
                return Some(format!(" {name} is missing"));
            }
        }
        fields.iter().find_map(|(name, field)| {
            let known = schema["properties"].get(name);
            let known = known.or_else(|| schema.get("additionalProperties"));
            match known {
                Some(schema) => self
                    .wrong(schema, field)
                    .map(|what| format!("{name}.{what}")),
                None => Some(format!(" {name} is not described")),
            }
        })
    }
}

/// What programs written for Lichess are answered, against its description.
#[tokio::test(start_paused = true)]
async fn programs_are_answered_as_it_is_described() {
    let mut memory = Memory::default();
    let (server, stop) = house::serve_on(&memory, &house::TestClock::new()).await;
    std::mem::forget(stop);
    let description = Description::of(server.clone()).await;
    let mut person = |name: &str, bot: bool| {
        let given = add_person(&mut memory, name, bot, None, Moment::ZERO).unwrap();
        let mut visitor = Visitor::new(server.clone());
        visitor.bearer = Some(given.token);
        visitor
    };
    let (mut anna, mut robo) = (person("Anna", false), person("Robo", true));
    let asked = json!({"clock.limit": 60, "clock.increment": 1, "color": "white"});
    let made = anna.post("/api/challenge/robo", &asked).await;
    description.check("post", "/api/challenge/{name}", &made);
    let id = made.json()["id"].as_str().unwrap().to_owned();
    for (method, path, at, body) in [
        (
            "get",
            "/api/challenge",
            "/api/challenge".to_owned(),
            json!({}),
        ),
        (
            "get",
            "/api/challenge/{name}/show",
            format!("/api/challenge/{id}/show"),
            json!({}),
        ),
        (
            "post",
            "/api/challenge/{name}/cancel",
            format!("/api/challenge/{id}/cancel"),
            json!({}),
        ),
        (
            "post",
            "/api/challenge/open",
            "/api/challenge/open".to_owned(),
            asked.clone(),
        ),
    ] {
        let answer = anna
            .request(&method.to_uppercase(), &at, &body.to_string())
            .await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.text);
        description.check(method, path, &answer);
    }
    let made = anna.post("/api/challenge/robo", &asked).await.json();
    let id = made["id"].as_str().unwrap().to_owned();
    let accepted = robo
        .post(&format!("/api/challenge/{id}/accept"), &json!({}))
        .await;
    description.check("post", "/api/challenge/{name}/accept", &accepted);
    let in_game = |act: &str| format!("/api/board/game/{id}/{act}");
    let chat = json!({"text": "hello"});
    for (method, path, at, body) in [
        ("get", "/api/account", "/api/account".to_owned(), json!({})),
        (
            "get",
            "/api/account/playing",
            "/api/account/playing".to_owned(),
            json!({}),
        ),
        (
            "get",
            "/api/user/{name}",
            "/api/user/robo".to_owned(),
            json!({}),
        ),
        (
            "get",
            "/api/users/status",
            "/api/users/status?ids=robo".to_owned(),
            json!({}),
        ),
        (
            "get",
            "/api/bot/online",
            "/api/bot/online".to_owned(),
            json!({}),
        ),
        (
            "get",
            "/game/export/{game}",
            format!("/game/export/{id}"),
            json!({}),
        ),
        ("post", "/api/board/game/{game}/chat", in_game("chat"), chat),
        (
            "get",
            "/api/board/game/{game}/chat",
            in_game("chat"),
            json!({}),
        ),
        (
            "post",
            "/api/board/game/{game}/move/{motion}",
            in_game("move/e2e4"),
            json!({}),
        ),
        (
            "post",
            "/api/board/game/{game}/draw/{answer}",
            in_game("draw/yes"),
            json!({}),
        ),
        (
            "post",
            "/api/board/game/{game}/takeback/{answer}",
            in_game("takeback/no"),
            json!({}),
        ),
        (
            "post",
            "/api/board/game/{game}/resign",
            in_game("resign"),
            json!({}),
        ),
    ] {
        let answer = anna
            .request(&method.to_uppercase(), &at, &body.to_string())
            .await;
        assert_eq!(answer.status, 200, "{at}: {}", answer.text);
        description.check(method, path, &answer);
    }
    // What cannot be done is a problem, with the reason where these programs look for it.
    let refused = anna.post(&in_game("move/e2e4"), &json!({})).await;
    assert_eq!(refused.status, 400);
    description.check("post", "/api/board/game/{game}/move/{motion}", &refused);
}

#[tokio::test(start_paused = true)]
async fn every_route_answers_as_it_is_described() {
    let server = in_memory().await;
    let description = Description::of(server.clone()).await;
    let table = Table::lay(server.clone(), casual()).await;
    let (mut white, mut black) = table.start().await;
    white
        .ask("m1", json!([{"move": {"motion": "e2e5"}}, {"press": {}}]))
        .await;
    for line in [&mut white, &mut black] {
        let event = line.until("event").await;
        let heard = json!({"$ref": "#/components/schemas/Heard"});
        assert_eq!(description.wrong(&heard, &event), None, "{event}");
    }
    let game = table.game.clone();
    let mut desk = table.organiser.clone();
    // Another game is asked for by a player, after the end.
    let player = table.visitor("white").await;
    white.ask("m2", json!(["resign"])).await;
    white.until("event").await;
    let hall = desk.post("/api/halls", &json!({"name": "Club"})).await;
    let hall = hall.json()["hall"].as_str().unwrap().to_owned();
    desk.post(&format!("/api/halls/{hall}/games"), &casual())
        .await;
    let link = |links: Value| links[0]["link"].as_str().unwrap().to_owned();
    let game_link = link(desk.get(&format!("/api/games/{game}/links")).await.json());
    let hall_link = link(desk.get(&format!("/api/halls/{hall}/links")).await.json());
    let token = table.secret("black");
    let cards = desk.post("/api/tables", &json!({"game": "ulti"})).await;
    let cards = cards.json()["game"].as_str().unwrap().to_owned();
    // What only games of chess have is refused for cards, and is no failure of the server.
    let journal = desk.get(&format!("/api/games/{cards}/journal")).await;
    assert_eq!(journal.status, 422, "{}", journal.text);
    let (event, event_link, minutes) = swiss_of_four(&mut desk).await;
    let trio = one_trio(&mut desk).await;
    let report = format!("/api/events/{event}/export/trf26");
    let report = desk.get(&report).await.text;
    let body = |path: &str| match path {
        "/api/events" => json!({"regulations": swiss()}),
        "/api/events/{event}/say" => {
            let note = json!({"round": 1, "kind": "other", "text": "a window was opened"});
            json!({"type": "ask", "id": "n", "ask": [{"note": note}]})
        }
        "/api/events/{event}/games" => json!({"bout": "1.1", "as": "organiser"}),
        "/api/events/{event}/cards" => json!({"of": "tables"}),
        "/api/events/{event}/links" => json!({"role": "table_1"}),
        "/api/games" | "/api/halls/{hall}/games" => casual(),
        "/api/games/{game}/say" | "/api/games/{game}/why" => {
            json!({"type": "typed", "id": "t", "text": "arbiter"})
        }
        "/api/games/{game}/links" | "/api/halls/{hall}/links" => json!({"role": "spectator"}),
        "/api/halls" => json!({"name": "Other"}),
        "/api/tables" => json!({"game": "ulti"}),
        "/api/duplicates" => json!({"game": "ulti", "tables": [{}, {}]}),
        "/api/session" => json!({"token": token}),
        "/api/winnable" => json!({"fen": "8/8/8/4k3/8/8/8/4K3 w - - 0 1", "side": "white"}),
        _ => json!({}),
    };
    let mut answered = 0;
    let paths = description.0["paths"].as_object().unwrap();
    // What takes links and cookies away comes last.
    for wanted in ["get", "post", "delete"] {
        for (path, methods) in paths {
            let Some(operation) = methods.get(wanted) else {
                continue;
            };
            // A deal must have been played, or several tables are needed: `cards.rs`, `duplicates.rs` and `events.rs` ask for these.
            if ["/looked-back", "/again", "/compared", "/equal-deals"]
                .iter()
                .any(|end| path.ends_with(end))
            {
                continue;
            }
            assert!(!operation["summary"].as_str().unwrap().is_empty(), "{path}");
            let mut visitor = match path.ends_with("/rematch") {
                true => player.clone(),
                false => desk.clone(),
            };
            let link = match path.split('/').nth(2) {
                Some("games") => &game_link,
                Some("events") => &event_link,
                _ => &hall_link,
            };
            let entry = match path.starts_with("/api/events") {
                true => "1",
                false => "4",
            };
            let table = match path.starts_with("/api/tables") {
                true => &cards,
                false => &game,
            };
            let event = match path.ends_with("{bout}") {
                true => &trio,
                false => &event,
            };
            let real = path
                .replace("{game}", table)
                .replace("{hall}", &hall)
                .replace("{link}", link)
                .replace("{event}", event)
                .replace("{bout}", "1.1.4")
                .replace("{sheet}", "standings")
                .replace("{form}", "trf26")
                .replace("{entry}", entry)
                .replace("{edition}", "2018")
                .replace("{other}", "2023");
            let sent = match path.as_str() {
                "/api/events/import" => minutes.clone(),
                "/api/events/check-report" => report.clone(),
                "/api/events/{event}/session/{bout}" => {
                    include_str!("../../testkit/tests/records/ulti-1.txt").to_owned()
                }
                path => body(path).to_string(),
            };
            let answer = visitor.request(&wanted.to_uppercase(), &real, &sent).await;
            assert!(answer.head.contains("content-security-policy"), "{path}");
            // Nobody was added: what programs written for Lichess ask for is not there.
            if operation["summary"]
                .as_str()
                .unwrap()
                .starts_with("As Lichess")
            {
                assert_eq!(answer.status, 404, "{path}: {}", answer.text);
                description.check(wanted, path, &answer);
                answered += 1;
                continue;
            }
            // A line wants a socket; everything else is done.
            if operation["responses"].get("101").is_none() {
                let done = operation["responses"].get(answer.status.to_string());
                assert!(
                    done.is_some(),
                    "{wanted} {path}: {} {}",
                    answer.status,
                    answer.text
                );
            }
            description.check(wanted, path, &answer);
            // The same from somebody without any link: a problem, or what is everybody's.
            let mut stranger = Visitor::new(server.clone());
            let answer = stranger.request(&wanted.to_uppercase(), &real, "{}").await;
            description.check(wanted, path, &answer);
            answered += 1;
        }
    }
    assert!(answered > 40, "{answered}");
}

fn swiss() -> Value {
    json!({"name": "Open", "system": {"swiss": {"rounds": 2}}, "tie_breaks": ["BH"]})
}

/// An event by the Swiss system with its first round on the wall: its name, one of its links, and its
/// minutes.
async fn swiss_of_four(desk: &mut Visitor) -> (String, String, String) {
    let entrants = ["Anna", "Béla", "Cili", "Dani"]
        .map(|name| json!({"name": name, "players": [{"name": name}]}));
    let event = paired(desk, swiss(), &entrants).await;
    let path = format!("/api/events/{event}");
    let minutes = desk.get(&format!("{path}/export/minutes")).await.text;
    let links = desk.get(&format!("{path}/links")).await.json();
    // The organiser goes on asking with the first of them.
    let link = links.as_array().unwrap().last().unwrap();
    (event, link["link"].as_str().unwrap().to_owned(), minutes)
}

/// Three teams at the one table of a day.
async fn one_trio(desk: &mut Visitor) -> String {
    let regulations = json!({
        "name": "Day", "system": {"trios": {"rounds": 1}},
        "chess": {"edition": "2001", "supervision": "limited", "minutes": 30},
        "entry": {"fee": 0, "currency": "Ft", "late": true, "own_equipment": false}
    });
    let teams = ["A", "B", "C"].map(|team| {
        let players = ["chess", "ulti", "snapszer"]
            .map(|role| json!({"name": format!("{team} {role}"), "role": role}));
        json!({"name": team, "players": players})
    });
    paired(desk, regulations, &teams).await
}

#[tokio::test(start_paused = true)]
async fn the_check_finds_what_is_wrong() {
    let description = Description::of(in_memory().await).await;
    let joined = json!({"$ref": "#/components/schemas/Joined"});
    let right = json!({"what": "game", "id": "x", "role": "white", "page": "/"});
    assert_eq!(description.wrong(&joined, &right), None);
    for (field, value) in [
        ("what", json!("castle")),
        ("id", json!(7)),
        ("more", json!(1)),
    ] {
        let mut wrong = right.clone();
        wrong[field] = value;
        assert!(description.wrong(&joined, &wrong).is_some(), "{wrong}");
    }
    assert!(description.wrong(&joined, &json!({})).is_some());
}

#[tokio::test(start_paused = true)]
async fn a_proof_is_told_in_the_language_asked_for() {
    let server = in_memory().await;
    let mut visitor = Visitor::new(server);
    let question = json!({"fen": "8/8/8/4k3/8/8/8/4K2B w - - 0 1", "side": "white"});
    let mut heard = std::collections::BTreeSet::new();
    for lang in ["en", "hu", "tr", "fi"] {
        let answer = visitor
            .post(&format!("/api/winnable?lang={lang}"), &question)
            .await
            .json();
        assert_eq!(answer["answer"], "no", "{answer}");
        assert_eq!(answer["message"]["id"], "proof-material", "{answer}");
        heard.insert(answer["reason"].as_str().unwrap().to_owned());
    }
    assert_eq!(heard.len(), 4, "{heard:?}");
    assert!(heard.iter().any(|text| text.starts_with("The pieces left")));
}
