//! The same deals at several tables: one shuffle in common, and nobody hears of a deal that the own table has not played.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;
#[path = "common/house.rs"]
mod house;

use std::time::Duration;

use common::{Door, Table, Visitor};
use house::{TestClock, in_memory, pass, serve_on};
use jadoube_cards::{Hex, Nonce, Seat, number_commitment};
use jadoube_journal::{Memory, Streams};
use serde_json::{Value, json};

const SEATS: [&str; 3] = ["first", "second", "third"];

async fn open(door: &Door, request: Value) -> Vec<Table> {
    let mut organiser = Visitor::new(door.clone());
    let answer = organiser.post("/api/duplicates", &request).await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    let created = answer.json();
    let tables = created["tables"].as_array().unwrap().clone();
    let table = |one: &Value| Table {
        game: one["game"].as_str().unwrap().to_owned(),
        organiser: Visitor::new(door.clone()),
        links: one["links"].clone(),
    };
    tables.iter().map(table).collect()
}

fn two_tables() -> Value {
    json!({"game": "snapszer", "deals": 2, "tables": [
        {"names": ["Anna", "Béla", "Cili"]},
        {"names": ["Dóra", "Elek", "Flóra"]},
    ]})
}

/// The number of a seat at a table.
fn number(table: usize, seat: Seat) -> Nonce {
    Hex([u8::try_from(table).unwrap() * 16 + seat.number() + 1; 16])
}

/// Asks for something at a table, on a line of its own; gives the answer.
async fn ask(door: &Door, table: &Table, role: &str, id: &str, asked: Value) -> Value {
    let visitor = table.visitor_at(door.clone(), role).await;
    let mut line = visitor.line(&table.game, role, None).await;
    line.until("welcome").await;
    line.ask(id, asked).await;
    loop {
        let heard = line.hear().await;
        if heard["id"] == id {
            return heard;
        }
    }
}

/// The table as a seat sees it now.
async fn view(door: &Door, table: &Table, role: &str) -> Value {
    let visitor = table.visitor_at(door.clone(), role).await;
    let mut line = visitor.line(&table.game, role, None).await;
    line.until("welcome").await["view"].clone()
}

async fn commit(door: &Door, tables: &[Table], at: usize, seat: Seat) -> Value {
    let commitment = number_commitment(0, seat, &number(at, seat));
    let asked = json!({"table": {"commit": {"commitment": commitment}}});
    ask(door, &tables[at], SEATS[seat.index()], "c", asked).await
}

async fn open_number(door: &Door, tables: &[Table], at: usize, seat: Seat) -> Value {
    let asked = json!({"table": {"add_nonce": {"nonce": number(at, seat)}}});
    ask(door, &tables[at], SEATS[seat.index()], "o", asked).await
}

/// Commits a seat to the number that it draws for a shuffle that has begun anew so often.
async fn commit_anew(
    door: &Door,
    tables: &[Table],
    at: usize,
    seat: Seat,
    anew: u8,
    id: &str,
) -> Value {
    let commitment = number_commitment(0, seat, &anew_number(at, seat, anew));
    let asked = json!({"table": {"commit": {"commitment": commitment}}});
    ask(
        door,
        &tables[at],
        SEATS[seat.index()],
        &format!("{id}{anew}"),
        asked,
    )
    .await
}

async fn open_anew(door: &Door, tables: &[Table], at: usize, seat: Seat, anew: u8) -> Value {
    let asked = json!({"table": {"add_nonce": {"nonce": anew_number(at, seat, anew)}}});
    ask(
        door,
        &tables[at],
        SEATS[seat.index()],
        &format!("o{anew}"),
        asked,
    )
    .await
}

fn anew_number(table: usize, seat: Seat, anew: u8) -> Nonce {
    let Hex([byte, ..]) = number(table, seat);
    Hex([byte + 64 * anew; 16])
}

/// Everybody is ready for a deal.
async fn next_deal(door: &Door, table: &Table, deal: u32) {
    for role in SEATS {
        let id = format!("n{deal}");
        let heard = ask(door, table, role, &id, json!({"table": "next_deal"})).await;
        assert_eq!(heard["type"], "event", "{heard}");
    }
}

/// The common shuffle, up to the first deal.
async fn shuffle(door: &Door, tables: &[Table]) {
    for at in 0..tables.len() {
        for seat in Seat::ALL {
            assert_eq!(commit(door, tables, at, seat).await["type"], "event");
        }
    }
    pass(Duration::from_secs(5)).await;
    for at in 0..tables.len() {
        for seat in Seat::ALL {
            assert_eq!(open_number(door, tables, at, seat).await["type"], "event");
        }
    }
    pass(Duration::from_secs(5)).await;
}

/// The own cards of a seat, counted from the dealer.
async fn cards_from_the_dealer(door: &Door, table: &Table, place: usize) -> Value {
    let seen = view(door, table, "first").await;
    let dealer = usize::try_from(seen["dealer"].as_u64().unwrap()).unwrap();
    let seat = (dealer + place) % 3;
    view(door, table, SEATS[seat]).await["deal"]["hands"][seat].clone()
}

/// Ends the deal in play: the caller names trumps, and the arbiter awards it.
async fn award(door: &Door, table: &Table, deal: u32) {
    let seen = view(door, table, "first").await;
    let turn: usize = seen["to_act"].as_str().unwrap().parse().unwrap();
    let call = json!({"play": {"call": {"trump": "P"}}});
    let called = ask(door, table, SEATS[turn], &format!("t{deal}"), call).await;
    assert_eq!(called["type"], "event", "{called}");
    let ruled = json!({"rule": {"award": {"to": "declarer", "reason": "agreed"}}});
    let ruled = ask(door, table, "arbiter", &format!("r{deal}"), ruled).await;
    assert_eq!(ruled["type"], "event", "{ruled}");
}

async fn compared(door: &Door, table: &Table, role: &str) -> Value {
    let mut visitor = table.visitor_at(door.clone(), role).await;
    let path = format!("/api/tables/{}/compared", table.game);
    let answer = visitor.get(&path).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.json()
}

#[tokio::test(start_paused = true)]
async fn all_commit_before_any_number_is_opened_and_all_play_the_same_cards() {
    let door = in_memory().await;
    let tables = open(&door, two_tables()).await;
    for seat in Seat::ALL {
        commit(&door, &tables, 0, seat).await;
    }
    for seat in [Seat::ALL[0], Seat::ALL[1]] {
        commit(&door, &tables, 1, seat).await;
    }
    pass(Duration::from_secs(20)).await;
    // One seat of the other table is missing: a client that opens early is refused, and the page knows whom all wait for.
    let early = open_number(&door, &tables, 0, Seat::ALL[0]).await;
    assert_eq!(early["type"], "refused", "{early}");
    assert_eq!(early["message"]["id"], "card-another-step", "{early}");
    let waiting = compared(&door, &tables[0], "first").await;
    assert_eq!(waiting["tables"][1]["missing"], json!([2]), "{waiting}");
    assert!(waiting["mark"].is_null());
    commit(&door, &tables, 1, Seat::ALL[2]).await;
    pass(Duration::from_secs(5)).await;
    let seen = view(&door, &tables[0], "second").await;
    assert_eq!(seen["next"]["step"], "nonces", "{seen}");
    let [one, other] = [&tables[0], &tables[1]];
    let marks = [
        compared(&door, one, "first").await["mark"].clone(),
        compared(&door, other, "third").await["mark"].clone(),
    ];
    assert!(marks[0].is_string() && marks[0] == marks[1], "{marks:?}");
    // A number that was not committed to is refused; so is one on another's behalf.
    let wrong = json!({"table": {"add_nonce": {"nonce": "77".repeat(16)}}});
    let wrong = ask(&door, one, "first", "w", wrong).await;
    assert_eq!(wrong["message"]["id"], "card-number-differs", "{wrong}");
    for seat in Seat::ALL {
        open_number(&door, &tables, 0, seat).await;
    }
    pass(Duration::from_secs(5)).await;
    // Nothing is shown, and no card drawn, before the last number of all tables.
    let seen = view(&door, one, "first").await;
    assert_eq!(seen["next"]["nonces"], json!([null, null, null]), "{seen}");
    assert_eq!(seen["duplicate"]["numbers"], json!([]), "{seen}");
    for seat in Seat::ALL {
        open_number(&door, &tables, 1, seat).await;
    }
    pass(Duration::from_secs(5)).await;
    for table in &tables {
        next_deal(&door, table, 1).await;
    }
    for place in 0..3 {
        let cards = cards_from_the_dealer(&door, one, place).await;
        assert!(cards.as_array().is_some_and(|cards| cards.len() == 4));
        let same = cards_from_the_dealer(&door, other, place).await;
        assert_eq!(cards, same, "place {place}");
    }
}

#[tokio::test(start_paused = true)]
async fn results_are_compared_and_nobody_hears_of_a_deal_that_is_still_to_be_played() {
    let door = in_memory().await;
    let tables = open(&door, two_tables()).await;
    shuffle(&door, &tables).await;
    let [fast, slow] = [&tables[0], &tables[1]];
    next_deal(&door, fast, 1).await;
    next_deal(&door, slow, 1).await;
    award(&door, fast, 1).await;
    let there = compared(&door, fast, "first").await;
    assert_eq!(there["deals"].as_array().unwrap().len(), 1, "{there}");
    assert!(there["deals"][0]["results"][1].is_null(), "{there}");
    // At the slow table nothing is told of it, to the players and to the arbiter.
    for role in ["second", "arbiter"] {
        let here = compared(&door, slow, role).await;
        assert_eq!(here["deals"], json!([]), "{here}");
        assert_eq!(here["tables"][0]["settled"], 1, "how far they are is told");
    }
    // Whose link is for another table is told nothing, nor is anybody without one.
    let mut stranger = Visitor::new(door.clone());
    let path = format!("/api/tables/{}/compared", slow.game);
    assert_ne!(stranger.get(&path).await.status, 200);
    award(&door, slow, 1).await;
    let here = compared(&door, slow, "first").await;
    let results = &here["deals"][0]["results"];
    assert!(results[0].is_object() && results[1].is_object(), "{here}");
    // The second deal too, whoever deals it first; then the session is over.
    for table in [slow, fast] {
        next_deal(&door, table, 2).await;
        award(&door, table, 2).await;
    }
    let seen = view(&door, fast, "first").await;
    assert!(seen["to_act"].is_null(), "{seen}");
    // A deal of several tables is not played again at one of them.
    let again = json!({"rule": {"replay": {"reason": "a card fell"}}});
    let again = ask(&door, fast, "arbiter", "again", again).await;
    assert_eq!(again["message"]["id"], "card-same-at-other-tables");
}

#[tokio::test(start_paused = true)]
async fn the_common_shuffle_is_taken_up_again_after_a_server_went_away() {
    let (memory, clock) = (Memory::default(), TestClock::new());
    let (door, stop) = serve_on(&memory, &clock).await;
    let tables = open(&door, two_tables()).await;
    for seat in Seat::ALL {
        commit(&door, &tables, 0, seat).await;
        commit(&door, &tables, 1, seat).await;
    }
    stop.send(()).unwrap();
    pass(Duration::from_secs(30)).await;
    let (door, stop) = serve_on(&memory, &clock).await;
    view(&door, &tables[1], "first").await;
    pass(Duration::from_secs(5)).await;
    for seat in Seat::ALL {
        assert_eq!(open_number(&door, &tables, 0, seat).await["type"], "event");
        assert_eq!(open_number(&door, &tables, 1, seat).await["type"], "event");
    }
    stop.send(()).unwrap();
    pass(Duration::from_secs(30)).await;
    let (door, _stop) = serve_on(&memory, &clock).await;
    view(&door, &tables[0], "first").await;
    pass(Duration::from_secs(5)).await;
    for table in &tables {
        let seen = view(&door, table, "first").await;
        assert_eq!(seen["next"]["deal"], 1, "{seen}");
        assert_eq!(seen["duplicate"]["numbers"].as_array().unwrap().len(), 2);
    }
    // Each table is told of the others once.
    for table in &tables {
        let stream = format!("game/{}", table.game);
        let entries = memory.clone().read(&stream, 0).unwrap();
        let of = |word: &str| {
            let told = entries.iter().filter(|entry| entry.body.contains(word));
            told.count()
        };
        assert_eq!((of("\"gathered\""), of("\"all_opened\"")), (1, 1));
    }
}

#[tokio::test]
async fn practice_players_take_part_in_the_common_shuffle() {
    let door = in_memory().await;
    let request = json!({"game": "ulti", "deals": 1, "tables": [
        {"practice": [null, "simple", "simple"]},
        {"practice": [null, "simple", "simple"]},
    ]});
    let tables = open(&door, request).await;
    for at in [0, 1] {
        commit(&door, &tables, at, Seat::ALL[0]).await;
    }
    let step = async |step: &str| {
        for _ in 0..100 {
            let seen = [
                view(&door, &tables[0], "first").await,
                view(&door, &tables[1], "first").await,
            ];
            if seen.iter().all(|seen| seen["next"]["step"] == step) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("no step {step}");
    };
    step("nonces").await;
    for at in [0, 1] {
        open_number(&door, &tables, at, Seat::ALL[0]).await;
    }
    step("shuffle").await;
    let hands = async |table: &Table| {
        let asked = json!({"table": "next_deal"});
        let heard = ask(&door, table, "first", "n", asked).await;
        assert_eq!(heard["type"], "event", "{heard}");
        let seen = view(&door, table, "first").await;
        assert_eq!(seen["shuffle"]["deal"], 1, "{seen}");
        seen["shuffle"]["commitment"].clone()
    };
    assert_eq!(hands(&tables[0]).await, hands(&tables[1]).await);
}

#[tokio::test(start_paused = true)]
async fn tables_that_cannot_be_opened_together_are_said_to_be_none() {
    let door = in_memory().await;
    let mut visitor = Visitor::new(door);
    for (request, why) in [
        (json!({"game": "ulti", "tables": [{}]}), "2 to 30"),
        (
            json!({"game": "ulti", "deals": 100, "tables": [{}, {}]}),
            "1 to 60",
        ),
        (
            json!({"game": "ulti", "shuffle_seconds": 4, "tables": [{}, {}]}),
            "5 to 600",
        ),
        (
            json!({"game": "ulti", "tables": [{}, {"names": ["Anna"]}]}),
            "three",
        ),
    ] {
        let answer = visitor.post("/api/duplicates", &request).await;
        assert_eq!(answer.status, 422, "{}", answer.text);
        assert!(answer.text.contains(why), "{}", answer.text);
    }
}

#[tokio::test(start_paused = true)]
async fn who_does_not_open_is_named_and_the_tables_go_on_without_that_number() {
    let door = in_memory().await;
    let tables = open(&door, two_tables()).await;
    let withholds = |at: usize, seat: Seat| at == 1 && seat == Seat::ALL[2];
    for at in [0, 1] {
        for seat in Seat::ALL {
            commit(&door, &tables, at, seat).await;
        }
    }
    for anew in 0..2 {
        pass(Duration::from_secs(5)).await;
        for at in [0, 1] {
            for seat in Seat::ALL.into_iter().filter(|seat| !withholds(at, *seat)) {
                let opened = open_anew(&door, &tables, at, seat, anew).await;
                assert_eq!(opened["type"], "event", "{opened}");
            }
        }
        // Within the minute the others wait, and know for whom.
        pass(Duration::from_secs(5)).await;
        let waiting = compared(&door, &tables[0], "first").await;
        assert_eq!(waiting["tables"][1]["missing"], json!([2]), "{waiting}");
        pass(Duration::from_secs(70)).await;
        for (at, table) in tables.iter().enumerate() {
            let seen = view(&door, table, "first").await;
            assert_eq!(seen["next"]["step"], "shuffle", "{seen}");
            let left_out = json!([false, false, at == 1 && anew == 1]);
            assert_eq!(seen["next"]["left_out"], left_out, "{seen}");
            assert!(
                seen["duplicate"].is_null(),
                "nothing was seen of the old shuffle"
            );
        }
        // An old commitment is refused; the seat that withheld may come back once, and then no more.
        let old = commit_anew(&door, &tables, 0, Seat::ALL[0], anew, "old").await;
        assert_eq!(old["message"]["id"], "card-commitment-used", "{old}");
        for at in [0, 1] {
            for seat in Seat::ALL {
                let heard = commit_anew(&door, &tables, at, seat, anew + 1, "c").await;
                match withholds(at, seat) && anew == 1 {
                    true => assert_eq!(heard["type"], "refused", "{heard}"),
                    false => assert_eq!(heard["type"], "event", "{heard}"),
                }
            }
        }
    }
    pass(Duration::from_secs(5)).await;
    for at in [0, 1] {
        for seat in Seat::ALL.into_iter().filter(|seat| !withholds(at, *seat)) {
            let opened = open_anew(&door, &tables, at, seat, 2).await;
            assert_eq!(opened["type"], "event", "{opened}");
        }
    }
    pass(Duration::from_secs(5)).await;
    for table in &tables {
        next_deal(&door, table, 1).await;
        let seen = view(&door, table, "first").await;
        assert!(seen["duplicate"]["seats"][1][2].is_null(), "{seen}");
        assert!(seen["duplicate"]["numbers"][1][2].is_null(), "{seen}");
    }
    for place in 0..3 {
        let cards = cards_from_the_dealer(&door, &tables[0], place).await;
        assert_eq!(cards, cards_from_the_dealer(&door, &tables[1], place).await);
    }
}

#[tokio::test(start_paused = true)]
async fn who_has_left_before_the_shuffle_begins_anew_holds_nobody_up_either() {
    let door = in_memory().await;
    let tables = open(&door, two_tables()).await;
    let gone = |at: usize, seat: Seat| at == 0 && seat == Seat::ALL[1];
    for at in [0, 1] {
        for seat in Seat::ALL {
            commit(&door, &tables, at, seat).await;
        }
    }
    // Before all have come nobody is hurried; from then on whoever is missing is named, the second time left out.
    for anew in 0..3 {
        pass(Duration::from_secs(5)).await;
        for at in [0, 1] {
            for seat in Seat::ALL.into_iter().filter(|seat| !gone(at, *seat)) {
                if anew > 0 {
                    commit_anew(&door, &tables, at, seat, anew, "c").await;
                }
            }
        }
        pass(Duration::from_secs(5)).await;
        for at in [0, 1] {
            for seat in Seat::ALL.into_iter().filter(|seat| !gone(at, *seat)) {
                open_anew(&door, &tables, at, seat, anew).await;
            }
        }
        pass(Duration::from_secs(65)).await;
    }
    for table in &tables {
        let seen = view(&door, table, "first").await;
        assert_eq!(seen["next"]["deal"], 1, "{seen}");
        assert!(seen["duplicate"]["numbers"][0][1].is_null(), "{seen}");
        next_deal(&door, table, 1).await;
    }
}
