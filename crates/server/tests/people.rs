//! People whom the operator has added: what their tokens open, and what ends with them.

mod common;
#[path = "common/house.rs"]
mod house;

use std::time::Duration;

use common::{Door, Table, Visitor};
use house::{TestClock, in_memory, pass, serve_on};
use jadoube_journal::{Memory, StoreUrl, Streams};
use jadoube_ruling::Moment;
use jadoube_server::{Permission, add_person, give_token, open_hall, revoke_tokens};
use jadoube_testkit::postgres::PrivatePostgres;
use serde_json::{Value, json};

const NOW: Moment = Moment::ZERO;

/// A server on streams that the test writes to as the operator does.
async fn server() -> (Door, Memory) {
    let memory = Memory::default();
    let (door, stop) = serve_on(&memory, &TestClock::new()).await;
    std::mem::forget(stop);
    (door, memory)
}

fn bearing(server: &Door, token: &str) -> Visitor {
    let mut visitor = Visitor::new(server.clone());
    visitor.bearer = Some(token.to_owned());
    visitor
}

fn press(motion: &str) -> Value {
    let ask = json!([{"move": {"motion": motion}}, {"press": {}}]);
    json!({"type": "ask", "id": motion, "ask": ask})
}

/// The secret of a link opens by itself what its cookie opens.
#[tokio::test(start_paused = true)]
async fn a_program_may_bear_the_secret_of_a_link() {
    let table = Table::lay(in_memory().await, common::casual()).await;
    let (_white, _black) = table.start().await;
    let path = format!("/api/games/{}", table.game);
    let mut program = bearing(&table.organiser.server, &table.secret("white"));
    let view = program.get(&path).await;
    assert_eq!(view.status, 200, "{}", view.text);
    assert_eq!(view.json()["roles"], json!(["white"]));
    let said = program.post(&format!("{path}/say"), &press("e2e4")).await;
    assert_eq!(said.json()[0]["type"], "event", "{}", said.text);
    let mut stranger = bearing(&table.organiser.server, &"0".repeat(40));
    assert_eq!(stranger.get(&path).await.status, 404);
}

/// A program with a token follows a link once, and plays by its token from then on.
#[tokio::test(start_paused = true)]
async fn a_person_follows_a_link_and_plays_by_a_token() {
    let (server, mut memory) = server().await;
    let given = add_person(&mut memory, "Anna", false, None, NOW).unwrap();
    let table = Table::lay(server.clone(), common::casual()).await;
    let path = format!("/api/games/{}", table.game);
    let mut anna = bearing(&server, &given.token);
    assert_eq!(anna.get(&path).await.status, 404, "nothing is hers yet");
    let joined = anna.join(&table.secret("white")).await;
    assert_eq!(joined["role"], "white");
    assert_eq!(anna.cookie, None, "a program keeps no cookie");
    // Another token of hers opens the same.
    let second = give_token(&mut memory, "anna", None, NOW).unwrap();
    for token in [&given.token, &second.token] {
        let mut program = bearing(&server, token);
        assert_eq!(
            program.get(&path).await.json()["roles"],
            json!(["white"]),
            "{token}"
        );
        let session = program.get("/api/session").await.json();
        assert_eq!(session["joined"][0]["id"], table.game, "{session}");
    }
    let mut line = anna.line(&table.game, "white", None).await;
    assert_eq!(line.until("welcome").await["role"], "white");
    // The link is taken away: the tokens open nothing there.
    let mut organiser = table.organiser.clone();
    let links = organiser.get(&format!("{path}/links")).await.json();
    let white = links
        .as_array()
        .unwrap()
        .iter()
        .find(|link| link["role"] == "white");
    let link = white.unwrap()["link"].as_str().unwrap();
    let ended = organiser
        .request("DELETE", &format!("{path}/links/{link}"), "")
        .await;
    assert_eq!(ended.status, 204);
    assert_eq!(anna.get(&path).await.status, 404);
}

/// In a browser a token opens for its person what it opens for a program.
#[tokio::test(start_paused = true)]
async fn a_browser_may_be_a_persons() {
    let (server, mut memory) = server().await;
    let given = add_person(&mut memory, "Anna", false, None, NOW).unwrap();
    let table = Table::lay(server.clone(), common::casual()).await;
    bearing(&server, &given.token)
        .join(&table.secret("black"))
        .await;
    let mut browser = Visitor::new(server.clone());
    let joined = browser.join(&given.token).await;
    assert_eq!(
        (joined["what"].as_str(), joined["page"].as_str()),
        (Some("person"), Some("/"))
    );
    let path = format!("/api/games/{}", table.game);
    assert_eq!(browser.get(&path).await.json()["roles"], json!(["black"]));
    revoke_tokens(&mut memory, "Anna", None, NOW).unwrap();
    pass(Duration::from_secs(6)).await;
    assert_eq!(browser.get(&path).await.status, 404);
}

/// What a token is not for, it does not open; a token follows no token.
#[tokio::test(start_paused = true)]
async fn a_token_follows_links_and_no_tokens() {
    let (server, mut memory) = server().await;
    let anna = add_person(&mut memory, "Anna", false, None, NOW).unwrap();
    let bela = add_person(&mut memory, "Bela", false, None, NOW).unwrap();
    let mut program = bearing(&server, &anna.token);
    let answer = program
        .post("/api/session", &json!({"token": bela.token}))
        .await;
    assert_eq!(answer.status, 403, "{}", answer.text);
    // The secret of a link follows nothing either.
    let table = Table::lay(server.clone(), common::casual()).await;
    let mut link = bearing(&server, &table.secret("white"));
    let answer = link
        .post("/api/session", &json!({"token": table.secret("black")}))
        .await;
    assert_eq!(answer.status, 403, "{}", answer.text);
}

/// A token that is taken away by another program ends what was opened with it.
#[tokio::test(start_paused = true)]
async fn a_token_that_is_taken_away_ends_its_connections() {
    let (server, mut memory) = server().await;
    let given = add_person(&mut memory, "Anna", false, None, NOW).unwrap();
    let only = Some(vec![Permission::ChallengeRead]);
    let reads = give_token(&mut memory, "Anna", only, NOW).unwrap();
    let table = Table::lay(server.clone(), common::casual()).await;
    let mut anna = bearing(&server, &given.token);
    anna.join(&table.secret("white")).await;
    let mut line = anna.line(&table.game, "white", None).await;
    line.until("welcome").await;
    revoke_tokens(&mut memory, "Anna", Some(&given.link[..10]), NOW).unwrap();
    let path = format!("/api/games/{}", table.game);
    assert_eq!(anna.get(&path).await.status, 404, "at once for requests");
    assert_eq!(anna.get("/api/session").await.json()["joined"], json!([]));
    assert_eq!(line.until("closed").await["code"], 4003);
    let mut other = bearing(&server, &reads.token);
    assert_eq!(other.get(&path).await.status, 200, "another token stands");
}

/// The hall of these people's games has a desk and a wall.
#[tokio::test(start_paused = true)]
async fn the_hall_of_programs_is_opened_by_the_operator() {
    let (server, mut memory) = server().await;
    let links = open_hall(&mut memory, "Club evening", NOW).unwrap();
    let (role, path) = &links[0];
    assert_eq!(role.to_string(), "organiser");
    let mut desk = Visitor::new(server);
    let joined = desk.join(path.strip_prefix("/join#").unwrap()).await;
    let hall = format!("/api/halls/{}", joined["id"].as_str().unwrap());
    assert_eq!(desk.get(&hall).await.json()["name"], "Club evening");
}

/// The same register in PostgreSQL, under a server that runs.
#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_the_register_too() {
    let database = tokio::task::spawn_blocking(|| PrivatePostgres::start(false));
    let database = database.await.unwrap();
    let place = StoreUrl::Postgres(database.url());
    let (address, stop) = house::serve(place.clone()).await;
    let given = tokio::task::spawn_blocking(move || {
        let mut streams = place.open().unwrap();
        add_person(streams.as_mut(), "Anna", false, None, NOW).unwrap()
    });
    let given = given.await.unwrap();
    let table = Table::lay(address, common::casual()).await;
    let mut anna = bearing(&address.into(), &given.token);
    anna.join(&table.secret("white")).await;
    let view = anna.get(&format!("/api/games/{}", table.game)).await;
    assert_eq!(view.json()["roles"], json!(["white"]), "{}", view.text);
    stop.send(()).unwrap();
}

#[test]
fn nobody_reads_a_token_from_the_streams() {
    let mut memory = Memory::default();
    let given = add_person(&mut memory, "Anna", false, None, NOW).unwrap();
    for stream in memory.streams("").unwrap() {
        for entry in memory.read(&stream, 0).unwrap() {
            assert!(!entry.body.contains(&given.token[4..]), "{stream}");
        }
    }
}
