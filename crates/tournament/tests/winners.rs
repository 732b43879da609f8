//! The right winner: knockouts by progress, only finished rounds are won, and a corrected result
//! never leaves the loser in the final.

mod common;

use common::{
    ask, ask_because, board, correct, must, places, players, result, sitting, teams, trio,
    trio_won_by,
};
use jadoube_tournament::pairing::CannotPair;
use jadoube_tournament::{
    Asked, EntryId, Event, Happened, Penalty, PenaltyKind, Points, Refused, System,
};

const TRIO_CUP: System = System::Trios {
    rounds: 1,
    sittings: None,
    knockout: true,
};
const TRIOS: System = System::Trios {
    rounds: 4,
    sittings: None,
    knockout: false,
};
const KNOCKOUT: System = System::Knockout { games: 1 };

/// Plays every table of the last sitting; `best` says which party wins a table.
fn play_sitting(event: &mut Event, number: u32, best: impl Fn(u32) -> usize) {
    for meeting in sitting(event, 1, number) {
        if meeting.parties.len() == 3 {
            trio_won_by(event, 1, meeting.table, best(meeting.table));
        }
    }
}

/// A-T04: ten teams; the last of them is free first and wins the final.
#[test]
fn a_knockout_of_trios_is_won_in_its_final() {
    let mut event = teams(TRIO_CUP, 10);
    must(&mut event, Asked::Pair { round: 1 });
    play_sitting(&mut event, 1, |_| 0);
    must(&mut event, Asked::Pair { round: 1 });
    let table = sitting(&event, 1, 2).remove(0);
    let party = table.party(EntryId(10)).unwrap();
    trio_won_by(&mut event, 1, table.table, party.into());
    must(&mut event, Asked::Pair { round: 1 });
    let last = sitting(&event, 1, 3);
    assert_eq!(last.len(), 1, "three are left for the final");
    let party = last[0].party(EntryId(10)).unwrap();
    trio_won_by(&mut event, 1, last[0].table, party.into());
    assert_eq!(
        ask(&mut event, Asked::Pair { round: 1 }),
        Err(Refused::CannotPair(CannotPair::AllPaired))
    );
    let closed = must(&mut event, Asked::CloseRound { round: 1 });
    assert_eq!(
        closed,
        [Happened::RoundClosed {
            round: 1,
            winners: vec![EntryId(10)]
        }]
    );
    let places = places(&event);
    assert_eq!(places[0], (1, "T10".to_owned()));
    let finalists: Vec<EntryId> = last[0].parties.clone();
    let first_three: Vec<EntryId> = event.season_table()[..3]
        .iter()
        .map(|one| one.entry)
        .collect();
    assert!(finalists.iter().all(|one| first_three.contains(one)));
    assert_eq!(event.day_table(1)[0].entry, EntryId(10));
    assert_eq!(event.season_table()[0].score.rounds_won, 1);
}

/// A-T04: nobody is free twice while another was not.
#[test]
fn nobody_is_free_twice_before_all_were() {
    for count in 4..=26 {
        let mut event = teams(TRIO_CUP, count);
        let mut free = vec![0; count as usize + 1];
        for number in 1.. {
            match ask(&mut event, Asked::Pair { round: 1 }) {
                Ok(_) => {}
                Err(Refused::CannotPair(CannotPair::AllPaired)) => break,
                Err(other) => panic!("{count} teams: {other:?}"),
            }
            let tables = sitting(&event, 1, number);
            let inside: Vec<EntryId> = tables.iter().flat_map(|one| one.parties.clone()).collect();
            let least = inside.iter().map(|one| free[one.0 as usize]).min().unwrap();
            for one in tables.iter().filter(|one| one.is_bye()) {
                let id = one.parties[0].0 as usize;
                assert_eq!(free[id], least, "{count} teams: {id} is free before others");
                free[id] += 1;
            }
            play_sitting(&mut event, number, |table| table as usize % 3);
        }
        assert!(
            event
                .season_table()
                .iter()
                .filter(|one| one.place == 1)
                .count()
                == 1
        );
    }
}

/// A-T04: an equal table asks for what can be entered: a deal among three, a game between two.
#[test]
fn equal_tables_can_be_decided() {
    let mut event = teams(TRIO_CUP, 3);
    must(&mut event, Asked::Pair { round: 1 });
    assert_eq!(
        ask(&mut event, Asked::Pair { round: 1 }),
        Err(Refused::CannotPair(CannotPair::Unfinished { table: 1 })),
        "missing results are no draw"
    );
    for bout in 1..=3 {
        result(&mut event, &format!("1.1.{bout}"), "1/2");
    }
    result(&mut event, "1.1.4", "10:10:10");
    result(&mut event, "1.1.5", "10:10:10");
    assert_eq!(
        ask(&mut event, Asked::Pair { round: 1 }),
        Err(Refused::CannotPair(CannotPair::Undecided { table: 1 }))
    );
    assert_eq!(
        ask(&mut event, Asked::CloseRound { round: 1 }),
        Err(Refused::CannotPair(CannotPair::Undecided { table: 1 }))
    );
    let decider = Asked::AddGame {
        round: 1,
        table: 1,
        draw_odds: false,
        deal: None,
    };
    let added = must(&mut event, decider.clone());
    assert!(matches!(added[0], Happened::DealAdded { .. }));
    let wrong = Asked::Report {
        bout: board("1.1.6"),
        score: common::score("4:4:0"),
    };
    assert_eq!(
        ask(&mut event, wrong),
        Err(Refused::WrongDeals { deals: 24 })
    );
    result(&mut event, "1.1.6", "4:4:0@1");
    // The first two are still level: they play a game of chess, colours changed.
    let added = must(&mut event, decider);
    assert!(matches!(
        added[0],
        Happened::GameAdded {
            white: 1,
            black: Some(0),
            ..
        }
    ));
    result(&mut event, "1.1.7", "1-0");
    assert_eq!(places(&event)[0], (1, "T2".to_owned()));
    assert_eq!(
        event.day_table(1)[0].points,
        Points::whole(6),
        "deciders bring no place points"
    );
    let lot = |winner| Asked::Lot {
        round: 1,
        table: 1,
        winner,
    };
    assert!(matches!(
        ask(&mut event, lot(EntryId(1))),
        Err(Refused::NotEqual { table: 1 })
    ));
}

/// A-T04: the lot is only among those who are level.
#[test]
fn a_lot_is_drawn_among_the_level_alone() {
    let mut event = teams(TRIO_CUP, 3);
    must(&mut event, Asked::Pair { round: 1 });
    for (bout, text) in [
        (1, "1/2"),
        (2, "1-0"),
        (3, "0-1"),
        (4, "9:9:1"),
        (5, "9:9:1"),
    ] {
        result(&mut event, &format!("1.1.{bout}"), text);
    }
    let lot = |winner| Asked::Lot {
        round: 1,
        table: 1,
        winner: EntryId(winner),
    };
    assert_eq!(
        ask(&mut event, lot(3)),
        Err(Refused::NotAtTable {
            entry: EntryId(3),
            table: 1
        })
    );
    must(&mut event, lot(2));
    assert_eq!(
        places(&event),
        [
            (1, "T2".to_owned()),
            (2, "T1".to_owned()),
            (3, "T3".to_owned())
        ]
    );
}

/// A-T07: a round that is only paired is won by nobody.
#[test]
fn only_a_finished_round_is_won() {
    let mut event = teams(TRIOS, 3);
    must(&mut event, Asked::Pair { round: 1 });
    let won = |event: &Event| -> Vec<u32> {
        let table = event.season_table();
        table.iter().map(|line| line.score.rounds_won).collect()
    };
    assert_eq!(won(&event), [0, 0, 0]);
    trio(&mut event, 1, 1);
    assert_eq!(won(&event), [1, 0, 0]);
    must(
        &mut event,
        Asked::Annul {
            bout: board("1.1.5"),
        },
    );
    assert_eq!(won(&event), [0, 0, 0]);
}

fn semifinals() -> Event {
    let mut event = players(KNOCKOUT, 4);
    must(&mut event, Asked::Pair { round: 1 });
    result(&mut event, "1.1", "1-0");
    result(&mut event, "1.2", "1-0");
    must(&mut event, Asked::Pair { round: 2 });
    event
}

/// A correction that would change who plays on is refused with what rests on it.
#[test]
fn a_turned_result_does_not_leave_the_loser_in_the_final() {
    let mut event = semifinals();
    let refused = Err(Refused::PlayedOn {
        bout: board("1.1"),
        on: vec![board("2.1")],
    });
    assert_eq!(
        ask_because(&mut event, correct("1.1", "0-1", false)),
        refused
    );
    let annul = Asked::Annul { bout: board("1.1") };
    assert_eq!(ask_because(&mut event, annul), refused);
    // By the organiser's word the other plays on, as long as nothing was played.
    let out = event.bout(board("1.1")).unwrap().0.winner().unwrap();
    let happened = must(&mut event, correct("1.1", "0-1", true));
    let by = event.bout(board("1.1")).unwrap().0.winner().unwrap();
    assert_eq!(
        happened[1],
        Happened::Replaced {
            round: 2,
            table: 1,
            out,
            by
        }
    );
    assert!(event.bout(board("2.1")).unwrap().0.parties.contains(&by));
    result(&mut event, "2.1", "1-0");
    assert!(matches!(
        ask_because(&mut event, correct("1.1", "1-0", true)),
        Err(Refused::PlayedOn { .. })
    ));
    let first: Vec<String> = places(&event)
        .into_iter()
        .filter(|(place, _)| *place == 1)
        .map(|(_, name)| name)
        .collect();
    assert_eq!(first.len(), 1, "one winner: {first:?}");
    assert_eq!(event.verify(), Ok(()));
}

/// The same result by other means changes nobody's way and is accepted.
#[test]
fn a_correction_that_changes_no_winner_is_free() {
    let mut event = semifinals();
    must(&mut event, correct("1.1", "+/-", false));
    assert_eq!(event.verify(), Ok(()));
}

/// In a knockout of trios too, best seconds included.
#[test]
fn a_turned_trio_is_refused_once_the_next_sitting_is_paired() {
    let mut event = teams(TRIO_CUP, 6);
    must(&mut event, Asked::Pair { round: 1 });
    play_sitting(&mut event, 1, |_| 0);
    must(&mut event, Asked::Pair { round: 1 });
    let table = sitting(&event, 1, 2)[0].table;
    for bout in 1..=3 {
        let before = event
            .bout(board(&format!("1.1.{bout}")))
            .unwrap()
            .1
            .score()
            .cloned();
        let turned = if before == Some(common::score("1-0")) {
            "0-1"
        } else {
            "1-0"
        };
        // One board does not turn the table; all of them would.
        let _ = ask_because(&mut event, correct(&format!("1.1.{bout}"), turned, false));
    }
    let turned = ask_because(&mut event, correct("1.1.4", "0:10:60", false));
    assert_eq!(
        turned,
        Err(Refused::PlayedOn {
            bout: board("1.1.4"),
            on: vec![jadoube_tournament::BoutId {
                round: 1,
                table,
                bout: 1
            }]
        })
    );
}

/// Points off would change nothing in a knockout, so they are not pretended to.
#[test]
fn points_off_are_no_penalty_in_a_knockout() {
    let mut event = semifinals();
    let penalty = Penalty {
        entry: EntryId(1),
        round: 1,
        kind: PenaltyKind::Points(Points::ONE),
    };
    assert_eq!(
        ask_because(&mut event, Asked::Penalise(penalty)),
        Err(Refused::EmptyPenalty)
    );
}
