//! Databases that are as they were written, and databases that are not.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use jadoube_journal::{
    Act, Append, Body, Checked, Due, Memory, Step, StoreUrl, StreamError, Streams, verify_all,
};
use jadoube_laws::{Asked, ClockRequest, Game, Rulebook};
use jadoube_ruling::{Moment, Seat};

const LAID: &str = r#"{"v":1,"laid":{"created":{"regulations":{"edition":"2023","class":"blitz","regime":"limited","time_control":{"periods":[{"moves":null,"time":300000}],"mode":"none"},"use":"mediated","no_arbiter":true},"start":{"setup":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1","clocks":{"white":null,"black":null},"completed":{"white":0,"black":0},"faults":{"white":0,"black":0},"present":{"white":false,"black":false},"unlawful":false}},"names":{"white":"Anna","black":"Béla"},"auto_press":false,"hints":false,"spectator_delay":0,"lag_allowance":0}}"#;

fn append(stream: &str, expected: u64, body: String) -> Append {
    Append {
        stream: stream.to_owned(),
        expected,
        at: Moment::from_millis(expected),
        body,
        due: Due::Unchanged,
    }
}

/// The entries of a game in which both have come and White has moved.
fn game() -> Vec<String> {
    let Body::Laid(table) = Body::read(LAID).unwrap() else {
        panic!("no table");
    };
    let book = Rulebook::new(table.created.regulations.clone()).unwrap();
    let mut game = Game::new(&book, &table.created.start).unwrap();
    let mut entries = vec![LAID.to_owned()];
    let asked = [
        (Seat::White, Asked::Clock(ClockRequest::Arrive)),
        (Seat::Black, Asked::Clock(ClockRequest::Arrive)),
        (Seat::System, Asked::Clock(ClockRequest::Start)),
        (
            Seat::White,
            serde_json::from_str(r#"{"move": {"motion": "e2e4"}}"#).unwrap(),
        ),
    ];
    for (seq, (by, asked)) in (1..).zip(asked) {
        let at = Moment::from_millis(seq);
        let happened = game.decide(&book, by, &asked, at).unwrap().into_vec();
        for one in &happened {
            game.apply(at, one);
        }
        let act = Act {
            id: None,
            by,
            entered_by: None,
            lag: 0,
            steps: vec![Step {
                by: None,
                at: None,
                asked,
                happened,
            }],
        };
        entries.push(Body::Act(act).write().unwrap());
    }
    entries
}

fn write(streams: &mut dyn Streams, stream: &str, entries: &[String]) {
    for (seq, body) in (0..).zip(entries) {
        let kept = streams.append_all(&[append(stream, seq, body.clone())]);
        assert_eq!(kept.unwrap(), [true]);
    }
}

fn faults(streams: &mut dyn Streams) -> (Checked, Vec<String>) {
    let mut faults = Vec::new();
    let checked = verify_all(streams, |stream, fault: &StreamError| {
        faults.push(format!("{stream} {fault}"));
    });
    (checked.unwrap(), faults)
}

#[test]
fn what_is_wrong_is_told_apart() {
    let mut streams: Box<dyn Streams> = Box::new(Memory::default());
    let whole = game();
    write(streams.as_mut(), "game/a", &whole);
    write(streams.as_mut(), "hall/h", &["{}".to_owned()]);
    let (checked, none) = faults(streams.as_mut());
    assert_eq!(none, Vec::<String>::new());
    let expected = Checked {
        streams: 2,
        entries: 6,
        games: 1,
    };
    assert_eq!(checked, expected);
    // The chain holds in all of these: what they say is wrong.
    let mut newer = whole.clone();
    newer[4] = newer[4].replace("{\"v\":1", "{\"v\":7");
    write(streams.as_mut(), "game/newer", &newer);
    let mut foreign = whole.clone();
    foreign[2] = "hello".to_owned();
    write(streams.as_mut(), "game/foreign", &foreign);
    let mut forged = whole;
    forged[4] = forged[4].replace("e2e4", "e2e5");
    write(streams.as_mut(), "game/forged", &forged);
    let (checked, mut wrong) = faults(streams.as_mut());
    wrong.sort();
    assert_eq!(checked.games, 1);
    assert_eq!(wrong.len(), 3, "{wrong:?}");
    assert!(
        wrong[0].starts_with("game/foreign foreign: entry 2"),
        "{wrong:?}"
    );
    assert!(
        wrong[1].starts_with("game/forged not explained"),
        "{wrong:?}"
    );
    assert_eq!(wrong[2], "game/newer newer: entry 4 has version 7");
}

#[test]
fn a_file_that_was_changed_by_hand_is_damaged() {
    let folder = std::env::temp_dir().join(format!("jadoube-verify-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("club.db");
    let place = StoreUrl::Sqlite(path.clone());
    write(place.open().unwrap().as_mut(), "game/a", &game());
    assert_eq!(faults(place.open().unwrap().as_mut()).1.len(), 0);
    let by_hand = rusqlite::Connection::open(&path).unwrap();
    by_hand
        .execute_batch(
            "drop trigger entry_is_lasting;
             update entry set body = replace(body, 'Anna', 'Emma') where seq = 0;",
        )
        .unwrap();
    let (_, wrong) = faults(place.open().unwrap().as_mut());
    assert_eq!(wrong.len(), 1, "{wrong:?}");
    assert!(wrong[0].starts_with("game/a damaged: entry 0"), "{wrong:?}");
    by_hand
        .execute_batch("drop trigger entry_is_kept; delete from entry where seq = 1;")
        .unwrap();
    let (_, wrong) = faults(place.open().unwrap().as_mut());
    assert_eq!(wrong.len(), 1, "{wrong:?}");
    assert!(wrong[0].starts_with("game/a damaged: entry 1"), "{wrong:?}");
    drop(by_hand);
    std::fs::remove_dir_all(&folder).unwrap();
}

/// A file from before the chain is tied once, and a file of a newer program is not called foreign.
#[test]
fn old_files_are_tied_and_newer_ones_are_said_to_be_newer() {
    let folder = std::env::temp_dir().join(format!("jadoube-chain-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("old.db");
    let place = StoreUrl::Sqlite(path.clone());
    write(place.open().unwrap().as_mut(), "game/a", &game());
    let by_hand = rusqlite::Connection::open(&path).unwrap();
    by_hand
        .execute_batch(
            "create table old as select stream, seq, at, body from entry;
             drop table entry; drop table stream; drop table mile;
             create table entry (stream text not null, seq integer not null, at integer not null,
                 body text not null, primary key (stream, seq)) without rowid;
             insert into entry select * from old;
             drop table old;
             create index due_at on due (at);
             create trigger entry_is_kept before delete on entry
                 begin select raise(abort, 'entries are never taken away'); end;
             create trigger entry_is_lasting before update on entry
                 begin select raise(abort, 'entries are never changed'); end;
             pragma user_version = 2;",
        )
        .unwrap();
    let mut streams = place.open().unwrap();
    assert_eq!(faults(streams.as_mut()).1, Vec::<String>::new());
    drop(streams);
    assert!(by_hand.execute("update entry set body = 'x'", []).is_err());
    by_hand.execute_batch("pragma user_version = 99").unwrap();
    let newer = place.open().err().unwrap();
    assert!(
        newer.to_string().contains("newer program: version 99"),
        "{newer}"
    );
    drop(by_hand);
    std::fs::remove_dir_all(&folder).unwrap();
}
