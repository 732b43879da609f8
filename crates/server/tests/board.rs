//! The link of an electronic board: it speaks for both hands and for nothing else.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;
#[path = "common/house.rs"]
mod house;

use common::{Line, Table};
use house::in_memory;
use serde_json::{Value, json};

/// A game with a link for a board, whose connection is open.
async fn table() -> (Table, Line) {
    let mut table = Table::lay(in_memory().await, json!({"preset": "rapid-15-10"})).await;
    let path = format!("/api/games/{}/links", table.game);
    let given = table.organiser.post(&path, &json!({"role": "board"})).await;
    assert_eq!(given.status, 201, "{}", given.text);
    let links = table.links.as_array_mut().unwrap();
    links.push(given.json());
    let board = table.visitor("board").await;
    let mut line = board.line(&table.game, "board", None).await;
    let welcome = line.until("welcome").await;
    assert_eq!(welcome["role"], "board");
    (table, line)
}

/// What comes of a message under its id.
async fn said(line: &mut Line, said: Value) -> Value {
    let id = said["id"].clone();
    line.say(&said).await;
    loop {
        let heard = line.hear().await;
        if heard["id"] == id {
            return heard;
        }
    }
}

fn ask(id: &str, seat: Option<&str>, ask: Value) -> Value {
    let mut said = json!({"type": "ask", "id": id, "ask": ask});
    if let Some(seat) = seat {
        said["seat"] = json!(seat);
    }
    said
}

async fn begin(table: &Table, line: &mut Line) {
    for seat in ["white", "black"] {
        let heard = said(line, ask(seat, Some(seat), json!(["arrive"]))).await;
        assert_eq!(
            heard["told"],
            json!([]),
            "an arrival is not the board's to hear"
        );
    }
    let mut arbiter = table.visitor("arbiter").await;
    let path = format!("/api/games/{}/say?as=arbiter", table.game);
    let start = ask("start", None, json!(["start"]));
    let answer = arbiter.post(&path, &start).await.json();
    assert_eq!(answer[0]["type"], "event", "{answer}");
    line.until("event").await;
}

#[tokio::test(start_paused = true)]
async fn one_link_speaks_for_both_hands() {
    let (table, mut line) = table().await;
    begin(&table, &mut line).await;
    let touched = json!([{"touch": {"squares": ["e2"]}}]);
    let heard = said(&mut line, ask("w1", Some("white"), touched)).await;
    assert_eq!(heard["told"][0]["kind"], "pieces_touched", "{heard}");
    let moved = |motion: &str| json!([{"move": {"motion": motion}}, {"press": {}}]);
    let heard = said(&mut line, ask("w2", Some("white"), moved("e2e4"))).await;
    assert_eq!(heard["told"][0]["by"], "white", "{heard}");
    let heard = said(&mut line, ask("b1", Some("black"), moved("e7e5"))).await;
    assert_eq!(heard["told"][0]["by"], "black", "{heard}");
    // On record is who did it, and that the program saw it.
    let mut arbiter = table.visitor("arbiter").await;
    let path = format!("/api/games/{}/history?as=arbiter", table.game);
    let told = arbiter.get(&path).await.json()["told"].clone();
    let last = told.as_array().unwrap().last().unwrap().clone();
    assert_eq!(last["by"], "black", "{last}");
}

#[tokio::test(start_paused = true)]
async fn a_board_enters_what_hands_do_and_nothing_else() {
    let (table, mut line) = table().await;
    begin(&table, &mut line).await;
    for (number, (seat, asked)) in [
        (Some("white"), json!(["resign"])),
        (Some("white"), json!(["offer_draw"])),
        (Some("white"), json!(["claim_touch"])),
        (Some("white"), json!([{"press": {}}, "resign"])),
        (Some("white"), json!([{"pause": {"reason": "I say so"}}])),
        (Some("arbiter"), json!([{"pause": {"reason": "I say so"}}])),
        (Some("arbiter"), json!(["observe_illegal"])),
        (Some("system"), json!(["time_passed"])),
        (None, json!([{"press": {}}])),
        (None, json!(["start"])),
    ]
    .into_iter()
    .enumerate()
    {
        let id = format!("n{number}");
        let heard = said(&mut line, ask(&id, seat, asked.clone())).await;
        assert_eq!(heard["type"], "fault", "{asked}: {heard}");
        assert_eq!(heard["code"], "not_yours", "{asked}: {heard}");
    }
    let typed = json!({"type": "typed", "id": "t", "text": "resign", "lang": "en"});
    assert_eq!(said(&mut line, typed).await["code"], "not_yours");
    let proposed = json!({"type": "propose", "id": "p", "ask": ["start"]});
    assert_eq!(said(&mut line, proposed).await["code"], "not_yours");
    let attended = json!({"type": "attend", "id": "a", "call": 1});
    assert_eq!(said(&mut line, attended).await["code"], "not_yours");
}

#[tokio::test(start_paused = true)]
async fn what_a_board_cannot_tell_stops_the_clocks_and_calls_the_arbiter() {
    let (table, mut line) = table().await;
    begin(&table, &mut line).await;
    let pause = json!([{"pause": {"reason": "The board does not answer."}}]);
    let heard = said(&mut line, ask("q", None, pause)).await;
    assert_eq!(heard["picture"]["phase"], "paused", "{heard}");
    assert!(!heard.to_string().contains("does not answer"), "{heard}");
    let mut arbiter = table.visitor("arbiter").await;
    let path = format!("/api/games/{}", table.game);
    let calls = arbiter.get(&path).await.json()["glance"]["calls"].clone();
    assert_eq!(calls[0]["by"], "system", "{calls}");
    assert_eq!(calls[0]["about"]["kind"], "clock_paused", "{calls}");
    let say = format!("{path}/say?as=arbiter");
    let resume = ask("go", None, json!([{"resume": {}}]));
    arbiter.post(&say, &resume).await;
    let calls = arbiter.get(&path).await.json()["glance"]["calls"].clone();
    assert_eq!(calls, json!([]));
}

/// How long a board looked before it told of a press is not the player's time.
#[tokio::test(start_paused = true)]
async fn looking_takes_no_time_of_the_player() {
    let (table, mut line) = table().await;
    begin(&table, &mut line).await;
    house::pass(std::time::Duration::from_secs(10)).await;
    let moved = json!([{"move": {"motion": "e2e4"}}, {"press": {}}]);
    let mut message = ask("w", Some("white"), moved);
    message["ago"] = json!(300);
    let heard = said(&mut line, message).await;
    let left = heard["picture"]["clocks"]["faces"]["white"]["left"].as_i64();
    // Fifteen minutes and two increments of ten seconds, less ten seconds but for what the board looked.
    assert_eq!(left, Some(910_300), "{heard}");
}
