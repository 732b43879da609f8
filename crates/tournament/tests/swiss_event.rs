//! An event by the Swiss system from entry to standings.

#![expect(clippy::unwrap_used, reason = "a test that fails says where")]

use jadoube_ruling::{Moment, Side};
use jadoube_tournament::exchange::report_of_event;
use jadoube_tournament::pairing::CannotPair;
use jadoube_tournament::pairing::swiss::{Reading, SwissEdition, check};
use jadoube_tournament::{
    Asked, BoutId, ByeKind, Entrant, EntryId, Event, Minute, Player, Refused, Regulations,
    RegulationsFault, Request, Score, System,
};

fn swiss(rounds: u32) -> Regulations {
    let system = System::Swiss {
        rounds,
        edition: SwissEdition::E2026,
        initial: Side::Black,
        baku: false,
    };
    Regulations::new("Open", system)
}

fn ask(event: &mut Event, asked: Asked) -> Result<Minute, Refused> {
    event
        .act(Request::arbiter("Dora", Moment::ZERO, asked))
        .cloned()
}

fn entered(players: u32, rounds: u32) -> Event {
    let mut event = Event::new(swiss(rounds)).unwrap();
    for number in 1..=players {
        let mut player = Player::named(format!("Player {number}"));
        player.rating = Some(2500 - number * 10);
        ask(&mut event, Asked::Enter(Entrant::single(player))).unwrap();
    }
    let order = (1..=players).map(EntryId).collect();
    ask(&mut event, Asked::Draw { round: 1, order }).unwrap();
    event
}

/// Every open game of a round, by turns won, drawn and lost by White.
fn play(event: &mut Event, round: u32) {
    let meetings = event.rounds()[round as usize - 1].meetings.clone();
    let scores = ["1-0", "½-½", "0-1"];
    for (index, meeting) in meetings.iter().filter(|one| !one.is_bye()).enumerate() {
        let bout = BoutId {
            round,
            table: meeting.table,
            bout: 1,
        };
        let score: Score = scores[index % 3].parse().unwrap();
        ask(event, Asked::Report { bout, score }).unwrap();
    }
}

#[test]
fn a_swiss_event_runs_from_entry_to_standings() {
    let mut event = entered(9, 5);
    for round in 1..=5 {
        if round == 3 {
            let bye = Asked::Bye {
                entry: EntryId(4),
                round,
                kind: ByeKind::Half,
            };
            ask(&mut event, bye).unwrap();
        }
        ask(&mut event, Asked::Pair { round }).unwrap();
        play(&mut event, round);
    }
    let mut met = std::collections::BTreeSet::new();
    let mut byes = std::collections::BTreeSet::new();
    for meeting in event.rounds().iter().flat_map(|round| &round.meetings) {
        match meeting.parties.as_slice() {
            [one] => assert!(byes.insert(*one), "a second bye"),
            [a, b] => assert!(met.insert((*a.min(b), *a.max(b))), "met twice"),
            _ => panic!("nobody or three at a table"),
        }
    }
    assert_eq!(event.standings().len(), 9);
    let past_the_end = ask(&mut event, Asked::Pair { round: 6 });
    assert!(past_the_end.is_err());
}

#[test]
fn the_report_of_a_swiss_event_stands_its_own_check() {
    let mut event = entered(12, 4);
    for round in 1..=4 {
        ask(&mut event, Asked::Pair { round }).unwrap();
        play(&mut event, round);
    }
    let report = report_of_event(&event).unwrap();
    let checked = check(&report, Reading::default()).unwrap();
    assert_eq!(checked.rounds.len(), 4);
    for round in &checked.rounds {
        assert!(round.is_clean(), "{round:?}");
    }
}

#[test]
fn no_round_is_paired_before_the_results_are_there() {
    let mut event = entered(6, 3);
    ask(&mut event, Asked::Pair { round: 1 }).unwrap();
    let early = ask(&mut event, Asked::Pair { round: 2 });
    let missing = CannotPair::ResultMissing { round: 1, table: 1 };
    assert_eq!(early.unwrap_err(), Refused::CannotPair(missing));
}

#[test]
fn where_everybody_has_met_there_is_no_legal_pairing() {
    let mut event = entered(4, 5);
    for round in 1..=3 {
        ask(&mut event, Asked::Pair { round }).unwrap();
        play(&mut event, round);
    }
    let fourth = ask(&mut event, Asked::Pair { round: 4 });
    assert_eq!(
        fourth.unwrap_err(),
        Refused::CannotPair(CannotPair::NoLegalPairing)
    );
}

#[test]
fn teams_are_refused() {
    let mut regulations = swiss(5);
    regulations.boards = 4;
    let faults = Event::new(regulations).unwrap_err();
    assert!(faults.contains(&RegulationsFault::SwissIsForIndividuals));
}

#[test]
fn a_round_off_stays_in_the_report_while_its_round_is_played() {
    let mut event = entered(7, 3);
    let bye = Asked::Bye {
        entry: EntryId(7),
        round: 1,
        kind: ByeKind::Full,
    };
    ask(&mut event, bye).unwrap();
    let off = "240 F   1    7".to_owned();
    for _ in 0..2 {
        assert!(report_of_event(&event).unwrap().kept.contains(&off));
        let _ = ask(&mut event, Asked::Pair { round: 1 });
    }
    play(&mut event, 1);
    let report = report_of_event(&event).unwrap();
    assert!(!report.kept.contains(&off));
    assert_eq!(report.players[6].rounds[0].code.letter(), 'F');
}
