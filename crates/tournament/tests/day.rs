//! A day of the club, clause by clause: who may play, who plays for whom, what is counted, and what
//! the organiser may say.

#![expect(clippy::unwrap_used, reason = "a test that fails says where")]

mod common;

use common::{
    arrive, ask, ask_because, at, board, correct, day, draw, entered, must, players, request,
    result, score, sitting, team, teams, trio,
};
use jadoube_laws::{Edition, Recorder, Regime};
use jadoube_ruling::Moment;
use jadoube_tournament::{
    Asked, Attendance, ByeKind, ChessRules, Concern, Day, Discipline, Entrant, EntryId, Event,
    Exclusion, Happened, Inadmissible, Incident, IncidentKind, Outcome, Pairing, Payment, Penalty,
    PenaltyKind, Player, Points, Refused, Regulations, RegulationsFault, System, TimeOfDay,
    UnitsRuling,
};

const TRIOS: System = System::Trios {
    rounds: 4,
    sittings: None,
    knockout: false,
};
const ROUND_ROBIN: System = System::RoundRobin { double: false };

fn dated(count: u32) -> Event {
    let mut regulations = Regulations::team_event("trios");
    regulations.dates = vec![day()];
    let mut event = Event::new(regulations).unwrap();
    for number in 1..=count {
        must(&mut event, Asked::Enter(team(number)));
    }
    event
}

fn order(event: &Event) -> Vec<EntryId> {
    event.entries().iter().map(|entry| entry.id).collect()
}

/// T1, A-T01: not before the time of the draw, and another day is told.
#[test]
fn t1_the_draw_has_its_time_and_its_day() {
    let mut event = dated(3);
    arrive(&mut event, 1);
    let draw = Asked::Draw {
        round: 1,
        order: order(&event),
    };
    let early = event.act(request(at(9, 5), None, draw.clone()));
    assert_eq!(
        early,
        Err(Refused::TooEarlyToDraw {
            on: day(),
            at: TimeOfDay::new(9, 30).unwrap()
        })
    );
    let august = Day::new(2026, 8, 11).unwrap();
    let mut late = event.clone();
    let late = late
        .act(request(
            august.at(TimeOfDay::new(9, 40).unwrap()),
            None,
            draw.clone(),
        ))
        .unwrap();
    assert!(late.happened.contains(&Happened::DatesDiffer {
        round: 1,
        planned: day(),
        on: august
    }));
    let on_time = event.act(request(at(9, 30), None, draw)).unwrap();
    assert_eq!(on_time.happened.len(), 1);
}

/// T2, A-T02: who is not admitted and why is known before the draw; the organiser may admit a late
/// team with a reason that is kept.
#[test]
fn t2_who_stays_out_is_told_and_may_be_admitted_all_the_same() {
    let mut event = dated(3);
    for entry in 1..=3 {
        let entry = EntryId(entry);
        let payment = Payment {
            round: 1,
            amount: if entry.0 == 2 { 1000 } else { 1500 },
            on: if entry.0 == 1 {
                day()
            } else {
                Day::new(2026, 5, 15).unwrap()
            },
        };
        must(&mut event, Asked::Pay { entry, payment });
        let attendance = Attendance {
            arrivals: vec![TimeOfDay::new(9, if entry.0 == 3 { 31 } else { 30 }); 3],
            own_equipment: false,
        };
        must(
            &mut event,
            Asked::CheckIn {
                entry,
                round: 1,
                attendance,
            },
        );
    }
    let out = vec![
        (EntryId(1), vec![Inadmissible::Deadline]),
        (EntryId(2), vec![Inadmissible::Fee]),
        (EntryId(3), vec![Inadmissible::Late]),
    ];
    assert_eq!(event.admissions(1), out);
    let draw = Asked::Draw {
        round: 1,
        order: order(&event),
    };
    let refused = event.act(request(at(9, 40), None, draw.clone())).cloned();
    assert_eq!(refused, Err(Refused::TooFewAdmitted { admitted: 0, out }));
    let told = refused.unwrap_err().details(&event);
    assert_eq!(told.len(), 6, "each with its reason");
    for entry in 1..=3 {
        let admit = Asked::Admit {
            entry: EntryId(entry),
            round: 1,
        };
        assert_eq!(ask(&mut event, admit.clone()), Err(Refused::ReasonNeeded));
        must(&mut event, admit.clone());
        assert_eq!(
            ask_because(&mut event, admit),
            Err(Refused::AdmittedAnyway {
                entry: EntryId(entry)
            })
        );
    }
    must(&mut event, draw);
    assert_eq!(event.numbers(1).len(), 3);
    assert_eq!(event.verify(), Ok(()));
}

/// T2: one person plays for one team a round, by entry, line-up, substitution or return.
#[test]
fn t2_nobody_plays_for_two_teams() {
    let mut event = entered(TRIOS, 3);
    let with = |entry: u32, name: &str| {
        let mut players = team(90 + entry).players;
        players[1].name = name.to_owned();
        players
    };
    let line_up = |entry: u32, name: &str| Asked::LineUp {
        entry: EntryId(entry),
        round: 1,
        players: with(entry, name),
        sitting: None,
    };
    let twice = |entry: u32, name: &str| {
        Err(Refused::EnteredTwice {
            name: name.to_owned(),
            entry: EntryId(entry),
        })
    };
    assert_eq!(ask(&mut event, line_up(1, "ulti2")), twice(2, "ulti2"));
    must(&mut event, line_up(1, "Guest"));
    assert_eq!(ask(&mut event, line_up(2, "guest")), twice(1, "guest"));
    let mut entrant = team(4);
    entrant.players[1].name = "Guest".to_owned();
    assert_eq!(ask(&mut event, Asked::Enter(entrant)), twice(1, "Guest"));
    // Whoever has left may play elsewhere; then the old team cannot come back with them.
    must(
        &mut event,
        Asked::Withdraw {
            entry: EntryId(3),
            from: 1,
        },
    );
    let mut entrant = team(4);
    entrant.players[2].name = "snapszer3".to_owned();
    must(&mut event, Asked::Enter(entrant));
    assert_eq!(
        ask(&mut event, Asked::Return { entry: EntryId(3) }),
        twice(4, "snapszer3")
    );
}

/// Namesakes are two people if their FIDE numbers or birth dates say so.
#[test]
fn namesakes_with_different_numbers_enter() {
    let mut event = Event::new(Regulations::new("club", ROUND_ROBIN)).unwrap();
    let named = |fide_id, born: Option<&str>| {
        Asked::Enter(Entrant::single(Player {
            fide_id,
            born: born.map(str::to_owned),
            ..Player::named("Kovács János")
        }))
    };
    must(&mut event, named(Some(1), Some("1980")));
    must(&mut event, named(Some(2), Some("1985")));
    must(&mut event, named(None, Some("1999")));
    for again in [named(Some(1), Some("1970")), named(None, None)] {
        let refused = ask(&mut event, again);
        assert!(
            matches!(refused, Err(Refused::EnteredTwice { .. })),
            "{refused:?}"
        );
    }
}

/// A-T12: members are named after the pairing up to the time of the regulations, and substitutes
/// before any later sitting; who plays is who was named.
#[test]
fn line_ups_after_the_pairing_and_substitutes_between_sittings() {
    let mut event = dated(4);
    arrive(&mut event, 1);
    draw(&mut event, 1);
    must(&mut event, Asked::Pair { round: 1 });
    let players = |name: &str| {
        let mut players = team(1).players;
        players[1].name = name.to_owned();
        players
    };
    let named = |name: &str, sitting| Asked::LineUp {
        entry: EntryId(1),
        round: 1,
        players: players(name),
        sitting,
    };
    let late = event
        .act(request(at(10, 1), None, named("Late", None)))
        .cloned();
    assert_eq!(
        late,
        Err(Refused::LineUpTooLate {
            at: TimeOfDay::new(10, 0).unwrap()
        })
    );
    event
        .act(request(at(9, 59), None, named("First", None)))
        .unwrap();
    let first = sitting(&event, 1, 1).remove(0);
    assert!(first.party(EntryId(1)).is_some());
    trio(&mut event, 1, first.table);
    assert_eq!(
        ask_because(&mut event, named("Again", None)),
        Err(Refused::SittingBegun { sitting: 1 })
    );
    assert_eq!(
        ask(&mut event, named("Ill", Some(2))),
        Err(Refused::ReasonNeeded)
    );
    must(&mut event, named("Second", Some(2)));
    let next = (2..=4).map(|number| sitting(&event, 1, number).remove(0));
    let next: Vec<u32> = next.map(|one| one.table).collect();
    for table in next {
        trio(&mut event, 1, table);
    }
    let ulti = event.individual_table(Discipline::Ulti);
    let of = |name: &str| {
        ulti.iter()
            .find(|line| line.name == name)
            .map(|line| line.matches)
    };
    assert_eq!(
        (of("First"), of("Second"), of("ulti1")),
        (Some(1), Some(2), None)
    );
    assert_eq!(event.verify(), Ok(()));
}

/// A round off brings what was promised, also where the schedule names an opponent.
#[test]
fn byes_give_what_was_promised() {
    for (kind, points) in [
        (ByeKind::Full, Points::ONE),
        (ByeKind::Half, Points::HALF),
        (ByeKind::Zero, Points::ZERO),
    ] {
        let mut event = players(ROUND_ROBIN, 4);
        let bye = Asked::Bye {
            entry: EntryId(3),
            round: 1,
            kind,
        };
        must(&mut event, bye);
        must(&mut event, Asked::Pair { round: 1 });
        let own = |event: &Event, id: u32| {
            let table = event.crosstable();
            table
                .row(id)
                .unwrap()
                .points(jadoube_tournament::tiebreak::Scoring::Match)
        };
        assert_eq!(own(&event, 3), points);
        assert_eq!(
            own(&event, 2),
            Points::ONE,
            "the opponent wins without play"
        );
    }
    for (system, count) in [(System::Knockout { games: 1 }, 4), (TRIOS, 3)] {
        let mut event = match system {
            TRIOS => teams(TRIOS, count),
            system => players(system, count),
        };
        let bye = |kind| Asked::Bye {
            entry: EntryId(1),
            round: 1,
            kind,
        };
        assert_eq!(
            ask(&mut event, bye(ByeKind::Half)),
            Err(Refused::NoPointsForBye)
        );
        must(&mut event, bye(ByeKind::Zero));
    }
}

/// A team that leaves in the middle of a day loses what it does not play, keeps what it has, and
/// that is what the message says.
#[test]
fn a_team_may_leave_in_the_middle_of_a_day() {
    let mut event = teams(TRIOS, 4);
    must(&mut event, Asked::Pair { round: 1 });
    let first = sitting(&event, 1, 1).remove(0);
    let gone = first.parties[0];
    trio(&mut event, 1, first.table);
    let happened = must(
        &mut event,
        Asked::Withdraw {
            entry: gone,
            from: 1,
        },
    );
    assert!(matches!(
        happened[0],
        Happened::Withdrawn {
            half_played: true,
            ..
        }
    ));
    let told = happened[0].message(&event);
    assert!(format!("{told:?}").contains("stand"), "{told:?}");
    assert_eq!(
        happened.len(),
        1 + 2 * 4,
        "two games and two tables of cards in two matches"
    );
    let line = |event: &Event| {
        let table = event.season_table();
        table
            .iter()
            .find(|line| line.entry == gone)
            .cloned()
            .unwrap()
    };
    assert_eq!(line(&event).score.points, Points::whole(6));
    // The others at its tables play on among themselves.
    let second = sitting(&event, 1, 2).remove(0);
    assert_eq!(
        second
            .bouts
            .iter()
            .filter(|bout| bout.score().is_none())
            .count(),
        1
    );
    assert_eq!(event.verify(), Ok(()));
}

/// 11.10: an upheld appeal lifts the penalty it was against, exclusion included.
#[test]
fn an_upheld_appeal_lifts_its_penalty() {
    for kind in [
        PenaltyKind::Points(Points::ONE),
        PenaltyKind::Exclusion(Exclusion {
            from: 2,
            until: None,
        }),
    ] {
        let mut event = players(ROUND_ROBIN, 4);
        must(&mut event, Asked::Pair { round: 1 });
        let penalty = Penalty {
            entry: EntryId(1),
            round: 1,
            kind,
        };
        must(&mut event, Asked::Penalise(penalty));
        let act = event.minutes().last().unwrap().number;
        let appeal = Asked::Appeal {
            entry: EntryId(1),
            against: Some(act),
            text: "I was not there".to_owned(),
        };
        must(&mut event, appeal);
        let rule = |upheld| Asked::RuleOnAppeal {
            appeal: 1,
            upheld,
            text: "so it is".to_owned(),
        };
        let mut rejected = event.clone();
        must(&mut rejected, rule(false));
        assert_eq!(rejected.penalties().count(), 1);
        let happened = must(&mut event, rule(true));
        assert_eq!(
            happened[1],
            Happened::PenaltyLifted {
                act,
                entry: EntryId(1)
            }
        );
        assert_eq!(event.penalties().count(), 0);
        assert!(event.entry(EntryId(1)).unwrap().plays_in(2));
        assert_eq!(event.verify(), Ok(()));
    }
}

/// T6: minutes and time control are one truth.
#[test]
fn t6_minutes_and_time_control_say_the_same() {
    let mut regulations = Regulations::team_event("x");
    regulations.set_minutes(20);
    assert_eq!(regulations.chess.time_control, "1200");
    assert_eq!(regulations.check_new(), Ok(()));
    regulations.chess.minutes = 25;
    assert_eq!(
        regulations.check_new(),
        Err(vec![RegulationsFault::TwoTimes])
    );
    regulations.chess.time_control = "5400+30".to_owned();
    regulations.set_minutes(40);
    assert_eq!(regulations.chess.time_control, "2400+30");
}

/// A list is one act: whole, or not at all with the line that is refused.
#[test]
fn a_list_is_whole_or_not_at_all() {
    let mut event = Event::new(Regulations::new("club", ROUND_ROBIN)).unwrap();
    let all = |names: &[&str]| {
        let entrants = names
            .iter()
            .map(|name| Entrant::single(Player::named(*name)));
        Asked::EnterAll(entrants.collect())
    };
    let refused = ask(&mut event, all(&["A", "B", "a"])).unwrap_err();
    assert!(
        matches!(&refused, Refused::InList { item: 3, why } if matches!(**why, Refused::EnteredTwice { .. }))
    );
    assert!(event.entries().is_empty());
    assert_eq!(ask(&mut event, all(&[])), Err(Refused::EmptyList));
    must(&mut event, all(&["A", "B", "C", "D"]));
    assert_eq!(event.minutes().len(), 1, "one act");
    draw(&mut event, 1);
    must(&mut event, Asked::Pair { round: 1 });
    let outcome = |bout: &str, text: &str| Outcome {
        bout: board(bout),
        score: score(text),
    };
    let bad = Asked::ReportAll(vec![outcome("1.1", "1-0"), outcome("1.9", "1-0")]);
    assert!(matches!(
        ask(&mut event, bad),
        Err(Refused::InList { item: 2, .. })
    ));
    let twice = Asked::ReportAll(vec![outcome("1.1", "1-0"), outcome("1.1", "0-1")]);
    assert!(matches!(
        ask(&mut event, twice),
        Err(Refused::InList { item: 2, .. })
    ));
    must(
        &mut event,
        Asked::ReportAll(vec![outcome("1.1", "1-0"), outcome("1.2", "1/2")]),
    );
    must(&mut event, Asked::CloseRound { round: 1 });
    assert_eq!(event.verify(), Ok(()));
}

/// Names can be printed: no control signs, no name that pushes a slip off its page.
#[test]
fn names_can_be_printed() {
    let mut event = Event::new(Regulations::new("club", ROUND_ROBIN)).unwrap();
    let enter = |name: &str| Asked::Enter(Entrant::single(Player::named(name)));
    for bad in ["a\u{7}b", "a\nb", "\u{1b}[31m", &"x".repeat(81)] {
        assert_eq!(
            ask(&mut event, enter(bad)),
            Err(Refused::BadName { most: 80 }),
            "{bad:?}"
        );
    }
    for good in ["é".repeat(80).as_str(), "عمر", "<script>", "🂡"] {
        must(&mut event, enter(good));
    }
}

/// Money comes back, but not more than was paid.
#[test]
fn money_is_paid_back() {
    let mut event = entered(TRIOS, 3);
    let pay = |amount| Asked::Pay {
        entry: EntryId(1),
        payment: Payment {
            round: 1,
            amount,
            on: day(),
        },
    };
    must(&mut event, pay(1500));
    assert_eq!(event.due(EntryId(1), 1), 0);
    assert_eq!(
        ask(&mut event, pay(-2000)),
        Err(Refused::PaidBackTooMuch { paid: 1500 })
    );
    must(&mut event, pay(-500));
    assert_eq!(event.due(EntryId(1), 1), 500);
}

/// T4, A-T03: unequal numbers of matches need the organiser's reason.
#[test]
fn t4_everybody_plays_equally_often_unless_the_organiser_has_a_reason() {
    for count in 3..=24 {
        let mut event = teams(TRIOS, count);
        ask(&mut event, Asked::Pair { round: 1 }).unwrap();
    }
    let two = System::Trios {
        rounds: 4,
        sittings: Some(2),
        knockout: false,
    };
    let mut event = teams(two, 8);
    assert_eq!(
        ask(&mut event, Asked::Pair { round: 1 }),
        Err(Refused::UnequalMatches {
            least: 1,
            most: 2,
            sittings: 4
        })
    );
    must(&mut event, Asked::Pair { round: 1 });
    assert_eq!(event.verify(), Ok(()));
}

/// T8: packs belong to the tables of the hall, which are counted anew in every sitting.
#[test]
fn t8_packs_stay_at_the_tables_of_the_hall() {
    let mut event = teams(TRIOS, 9);
    must(&mut event, Asked::Pair { round: 1 });
    for number in 1..=4 {
        let tables: Vec<u32> = sitting(&event, 1, number)
            .iter()
            .map(|one| one.hall_table)
            .collect();
        assert_eq!(tables, [1, 2, 3], "sitting {number}");
    }
    must(
        &mut event,
        Asked::Note(Incident {
            round: 1,
            table: Some(2),
            kind: IncidentKind::PackReplaced(Discipline::Ulti),
            text: "a marked card".to_owned(),
            units: None,
        }),
    );
    let packs = event.packs();
    assert_eq!(packs.len(), 6, "two games at three tables");
    let pack = packs
        .iter()
        .find(|one| (one.table, one.game) == (2, Discipline::Ulti));
    assert_eq!(pack.unwrap().replaced.len(), 1);
}

/// T8: a deal that is taken or replayed changes the units.
#[test]
fn t8_a_ruling_on_a_deal_changes_the_units() {
    let mut event = teams(TRIOS, 3);
    must(&mut event, Asked::Pair { round: 1 });
    trio(&mut event, 1, 1);
    let before = event.day_table(1);
    let rule = |units: [i64; 3], deal| {
        Asked::Note(Incident {
            round: 1,
            table: Some(1),
            kind: IncidentKind::DealTaken {
                deal,
                from: EntryId(1),
            },
            text: "revoked".to_owned(),
            units: Some(UnitsRuling {
                bout: board("1.1.4"),
                units: units.map(Points::whole),
            }),
        })
    };
    assert_eq!(
        ask(&mut event, rule([0, 60, 0], 25)),
        Err(Refused::WrongDeals { deals: 25 })
    );
    must(&mut event, rule([-4, 60, 60], 9));
    let after = event.day_table(1);
    assert_ne!(before, after, "the first of the table is another");
    let ulti = event.individual_table(Discipline::Ulti);
    assert_eq!(ulti[0].name, "ulti2");
    must(&mut event, Asked::CloseRound { round: 1 });
    assert_eq!(
        ask(&mut event, rule([4, 0, 0], 9)),
        Err(Refused::RoundClosed { round: 1 })
    );
    assert_eq!(event.verify(), Ok(()));
}

/// T5: what cannot be is refused; who left late still has a whole table.
#[test]
fn t5_results_that_cannot_be_are_refused() {
    let mut event = teams(TRIOS, 3);
    must(&mut event, Asked::Pair { round: 1 });
    let report = |text: &str| Asked::Report {
        bout: board("1.1.4"),
        score: score(text),
    };
    assert_eq!(
        ask(&mut event, report("30:20:10@0-3")),
        Err(Refused::UnitsWithoutDeals)
    );
    assert_eq!(
        ask(&mut event, report("30:20:10@25-3")),
        Err(Refused::WrongDeals { deals: 25 })
    );
    must(&mut event, report("30:20:10@24-3"));
}

/// Hand pairings are accepted in the place of a system only with a reason, and what speaks against
/// them is known.
#[test]
fn pairings_by_hand_are_looked_at() {
    let given = System::Given {
        rounds: 5,
        all_play_all: false,
    };
    let mut event = players(given, 5);
    let pairing = |parties: &[u32]| Pairing {
        sitting: 1,
        parties: parties.iter().map(|one| EntryId(*one)).collect(),
    };
    let first = vec![pairing(&[1, 2]), pairing(&[3, 4]), pairing(&[5])];
    assert_eq!(event.concerns(1, &first), []);
    must(
        &mut event,
        Asked::PairAsGiven {
            round: 1,
            pairings: first,
        },
    );
    let second = vec![pairing(&[2, 1]), pairing(&[5])];
    assert_eq!(
        event.concerns(2, &second),
        [
            Concern::Rematch {
                first: EntryId(2),
                second: EntryId(1),
                round: 1
            },
            Concern::FreeAgain(EntryId(5)),
            Concern::LeftOut(EntryId(3)),
            Concern::LeftOut(EntryId(4)),
            Concern::FewerMatches {
                entry: EntryId(5),
                matches: 0,
                most: 2,
            },
        ]
    );
    let mut event = players(ROUND_ROBIN, 4);
    let by_hand = Asked::PairAsGiven {
        round: 1,
        pairings: vec![pairing(&[1, 2]), pairing(&[3, 4])],
    };
    assert_eq!(
        ask(&mut event, by_hand.clone()),
        Err(Refused::PairedBySystem)
    );
    assert!(matches!(event.engine_pairings(1), Some(Ok(pairs)) if pairs.len() == 2));
    must(&mut event, by_hand);
}

/// The order of equals is announced before play; a later change needs its reason.
#[test]
fn tie_breaks_change_after_the_start_only_with_a_reason() {
    let mut event = players(ROUND_ROBIN, 4);
    let mut regulations = event.regulations().clone();
    regulations.tie_breaks = vec!["SB".parse().unwrap()];
    let amend = |regulations: &Regulations| Asked::Amend(Box::new(regulations.clone()));
    ask(&mut event, amend(&regulations)).unwrap();
    must(&mut event, Asked::Pair { round: 1 });
    regulations.tie_breaks = vec!["DE".parse().unwrap()];
    assert_eq!(
        ask(&mut event, amend(&regulations)),
        Err(Refused::ReasonNeeded)
    );
    must(&mut event, amend(&regulations));
}

/// Every kind of reason that is needed is asked for, and moves are moves.
#[test]
fn reasons_and_moves() {
    let mut event = players(ROUND_ROBIN, 2);
    must(&mut event, Asked::Pair { round: 1 });
    result(&mut event, "1.1", "1-0");
    for asked in [
        Asked::Annul { bout: board("1.1") },
        correct("1.1", "0-1", false),
        Asked::Undo { act: 1 },
    ] {
        assert_eq!(ask(&mut event, asked), Err(Refused::ReasonNeeded));
    }
    let keep = |moves: &str| Asked::KeepMoves {
        bout: board("1.1"),
        moves: moves.to_owned(),
    };
    for bad in [
        "1. e4 [Event \"x\"]",
        "1. e4 ]",
        "1. e4 {%clk} %",
        "1. e4 1-0",
        "",
        "*",
    ] {
        assert_eq!(ask(&mut event, keep(bad)), Err(Refused::NotMoves), "{bad}");
    }
    must(&mut event, keep("1. e4  e5"));
}

/// A journal of another program may name a round far ahead; it is passed over.
#[test]
fn a_round_far_ahead_is_passed_over() {
    let mut event = players(ROUND_ROBIN, 2);
    let mut minute = ask(&mut event, Asked::Pair { round: 1 }).unwrap();
    let Happened::Paired { round, .. } = &mut minute.happened[0] else {
        panic!("paired");
    };
    *round = 99;
    minute.number += 1;
    minute.request.at = Moment::ZERO;
    event.apply(&minute);
    assert_eq!(event.rounds().len(), 1);
}

/// C.07: ratings, numbers, the moved Koya limit and the products of match and game points.
#[test]
fn further_tie_breaks_of_c07() {
    let mut regulations = Regulations::new("teams", ROUND_ROBIN);
    regulations.boards = 2;
    regulations.tie_breaks = [
        "EMGSB", "EGMSB", "EMMSB", "EGGSB", "MPVGP", "KS/L2", "KS/L-4", "TPN", "TPN/R",
    ]
    .map(|code| code.parse().unwrap())
    .to_vec();
    let mut event = Event::new(regulations).unwrap();
    for number in 1..=3 {
        let players = ["a", "b"].map(|board| Player::named(format!("{board}{number}")));
        must(
            &mut event,
            Asked::Enter(Entrant {
                name: format!("T{number}"),
                players: players.to_vec(),
            }),
        );
    }
    draw(&mut event, 1);
    // T1 beats T2 by 2-0, T2 beats T3 by 1.5-0.5, T1 and T3 draw 1-1, whoever has White.
    let (one, two, three) = (EntryId(1), EntryId(2), EntryId(3));
    for round in 1..=3 {
        must(&mut event, Asked::Pair { round });
        let meetings = event.round(round).unwrap().meetings.clone();
        for meeting in meetings.iter().filter(|one| one.parties.len() == 2) {
            for (bout, game) in (1u32..).zip(&meeting.bouts) {
                let jadoube_tournament::Play::Game { white, .. } = game.play else {
                    panic!("a game");
                };
                let white = meeting.parties[usize::from(white)];
                let pair = (
                    meeting.parties.contains(&one),
                    meeting.parties.contains(&two),
                );
                let winner = match pair {
                    (true, true) => Some(one),
                    (false, true) if bout == 1 => Some(two),
                    (false, true) => None,
                    _ => Some(if bout == 1 { one } else { three }),
                };
                let text = match winner {
                    None => "1/2",
                    Some(winner) if winner == white => "1-0",
                    Some(_) => "0-1",
                };
                result(
                    &mut event,
                    &format!("{round}.{}.{bout}", meeting.table),
                    text,
                );
            }
        }
    }
    // Match points 3, 2, 1; game points 3, 1.5, 1.5.
    let standings = event.standings();
    let figures: Vec<Vec<String>> = standings
        .iter()
        .map(|line| {
            line.figures
                .iter()
                .map(|one| one.value.to_string())
                .collect()
        })
        .collect();
    assert_eq!(
        figures[0],
        ["5", "4.5", "5", "4.5", "3", "0", "3", "1", "1"],
        "T1: 2*2+1*1, 1.5*2+1.5*1"
    );
    assert_eq!(figures[1][0], "1.5", "T2: 3*0 + 1*1.5");
    assert_eq!(
        figures[2],
        ["4", "3", "3", "3.75", "1.5", "1", "1", "3", "3"],
        "T3: 3*1+2*0.5"
    );
    // 13.4: K is 3 rounds of 2 match points by 2 game points of a match, and the same the other way.
    let schedule = jadoube_tournament::Ranking {
        tie_breaks: ["SSSC", "SSSC/K2", "SSSC:GP", "TBR"]
            .map(|code| code.parse().unwrap())
            .to_vec(),
        ..jadoube_tournament::Ranking::default()
    };
    let lines = schedule.rank(&event.crosstable());
    let shown = |line: usize| -> Vec<String> {
        let figures = lines[line].figures.iter();
        figures
            .map(jadoube_tournament::tiebreak::Figure::shown)
            .collect()
    };
    assert_eq!(
        shown(0),
        ["4.00", "4.50", "4.00", "1"],
        "3 + 3/3, 3 + 3/2, 3 + 3/3"
    );
    assert_eq!(
        shown(1),
        ["2.83", "3.50", "3.50", "1"],
        "1.5 + 4/3, 1.5 + 4/2, 2 + 4.5/3"
    );
    assert_eq!(
        shown(2),
        ["3.17", "4.00", "2.50", "1"],
        "1.5 + 5/3, 1.5 + 5/2, 1 + 4.5/3"
    );
    let ranking = jadoube_tournament::Ranking {
        tie_breaks: vec!["TPN/R".parse().unwrap()],
        ..jadoube_tournament::Ranking::default()
    };
    let mut level = event.crosstable();
    for row in &mut level.rows {
        row.cells.clear();
    }
    let order: Vec<u32> = ranking.rank(&level).iter().map(|line| line.id).collect();
    assert_eq!(order, [3, 2, 1]);
}

/// Prizes: equals share, nobody wins twice, categories after the prizes for all.
#[test]
fn prizes_are_shared_and_nobody_wins_twice() {
    use jadoube_tournament::{Category, Prize};
    let prize = |title: &str, place, amount, category: Option<Category>| Prize {
        title: title.to_owned(),
        place,
        amount,
        category,
    };
    let women = Category {
        name: "Women".to_owned(),
        sex: Some('w'),
        ..Category::default()
    };
    let mut regulations = Regulations::new("club", ROUND_ROBIN);
    regulations.prizes = vec![
        prize("First", 1, 300, None),
        prize("Second", 2, 200, None),
        prize("Best woman", 1, 100, Some(women)),
    ];
    let mut event = Event::new(regulations).unwrap();
    for (name, sex) in [("A", 'w'), ("B", 'm'), ("C", 'w'), ("D", 'm')] {
        let player = Player {
            sex: Some(sex),
            ..Player::named(name)
        };
        must(&mut event, Asked::Enter(Entrant::single(player)));
    }
    draw(&mut event, 1);
    for round in 1..=3 {
        must(&mut event, Asked::Pair { round });
        let meetings = event.round(round).unwrap().meetings.clone();
        for meeting in meetings {
            // A and B win against the others and draw with each other.
            let strong = |id: EntryId| id.0 <= 2;
            let text = match (strong(meeting.parties[0]), strong(meeting.parties[1])) {
                (true, false) => "1-0",
                (false, true) => "0-1",
                _ => "1/2",
            };
            result(&mut event, &format!("{round}.{}", meeting.table), text);
        }
    }
    let awards = event.awards();
    let told: Vec<(u32, String, u32)> = awards
        .iter()
        .map(|one| (one.entry.0, one.amount.to_string(), one.shared_by))
        .collect();
    assert_eq!(
        told,
        [
            (1, "250".to_owned(), 2),
            (2, "250".to_owned(), 2),
            (3, "100".to_owned(), 1)
        ]
    );
}

/// The cash: what is due, paid and paid back, by round.
#[test]
fn cash_is_counted() {
    let mut event = entered(TRIOS, 3);
    for amount in [1500, -500] {
        let payment = Payment {
            round: 1,
            amount,
            on: day(),
        };
        must(
            &mut event,
            Asked::Pay {
                entry: EntryId(2),
                payment,
            },
        );
    }
    let cash = event.cash();
    let line = cash.iter().find(|line| line.entry == EntryId(2)).unwrap();
    assert_eq!(
        (line.fee, line.paid, line.back, line.due),
        (1500, 1500, 500, 500)
    );
    assert_eq!(cash.iter().map(|line| line.due).sum::<i64>(), 3500);
}

/// The regulations of an event choose how its rapid and blitz games are supervised (A.5, B.5; A.6, B.4
/// of 2023), and what they choose must be possible.
#[test]
fn the_supervision_of_rapid_and_blitz_is_chosen() {
    let fault = |minutes: u32, change: fn(&mut ChessRules)| {
        let mut regulations = Regulations::new("Club", System::RoundRobin { double: false });
        regulations.set_minutes(minutes);
        change(&mut regulations.chess);
        let faults = regulations.check_new().err().unwrap_or_default();
        faults.first().map(|fault| match fault {
            RegulationsFault::Supervision { rule, edition } => rule.number(*edition),
            other => panic!("{other:?}"),
        })
    };
    let full: fn(&mut ChessRules) = |chess| chess.supervision = Some(Regime::Full);
    assert_eq!(fault(90, |_| {}), None);
    assert_eq!(fault(15, |_| {}), Some(Some("A.6")));
    assert_eq!(
        fault(5, |chess| chess.edition = Edition::E2018),
        Some(Some("B.5"))
    );
    assert_eq!(fault(15, full), None);
    let with_four: fn(&mut ChessRules) = |chess| {
        chess.supervision = Some(Regime::Full);
        chess.games_per_arbiter = Some(4);
    };
    assert_eq!(fault(15, with_four), Some(Some("A.4.1")));
    let unrecorded: fn(&mut ChessRules) = |chess| {
        chess.supervision = Some(Regime::Full);
        chess.recorded_by = Some(Recorder::Nobody);
    };
    assert_eq!(fault(5, unrecorded), Some(Some("B.2.2")));
    let limited: fn(&mut ChessRules) = |chess| chess.supervision = Some(Regime::Limited);
    assert_eq!(fault(15, limited), None);
    assert_eq!(fault(90, limited), Some(Some("A.1")));
    // The club's rules of 2001 ask for no choice.
    assert_eq!(fault(30, |chess| chess.edition = Edition::E2001), None);
}
