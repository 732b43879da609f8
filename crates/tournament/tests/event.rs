//! Events as clubs run them, clause by clause: what is accepted, what is refused and why.

#![expect(clippy::unwrap_used, reason = "a test that fails says where")]

use jadoube_ruling::{Moment, Span};
use jadoube_tournament::tiebreak::Scoring;
use jadoube_tournament::{
    Asked, Attendance, BoutId, BoutState, ByeKind, Day, Discipline, Entrant, EntryId, Event,
    Exclusion, GameScore, Happened, Inadmissible, Minute, Office, Pairing, Payment, Penalty,
    PenaltyKind, Player, Points, Refused, Regulations, Request, Score, Signature, System,
    TimeOfDay,
};

const START: Moment = Moment::from_millis(1_800_000_000_000);

fn by(office: Office, at: Moment, why: Option<&str>, asked: Asked) -> Request {
    Request {
        by: Signature {
            who: "test".to_owned(),
            office,
        },
        at,
        why: why.map(str::to_owned),
        asked,
    }
}

/// Asks as the arbiter, with a reason.
fn ask(event: &mut Event, asked: Asked) -> Result<Minute, Refused> {
    event
        .act(by(Office::Arbiter, START, Some("because"), asked))
        .cloned()
}

fn must(event: &mut Event, asked: Asked) -> Vec<Happened> {
    match ask(event, asked.clone()) {
        Ok(minute) => minute.happened,
        Err(refused) => panic!("{asked:?}: {refused:?}"),
    }
}

fn player(name: &str) -> Asked {
    Asked::Enter(Entrant::single(Player::named(name)))
}

fn board(text: &str) -> BoutId {
    text.parse().unwrap()
}

fn result(event: &mut Event, bout: &str, score: &str) {
    let asked = Asked::Report {
        bout: board(bout),
        score: score.parse().unwrap(),
    };
    must(event, asked);
}

/// An event of so many players, drawn in the order of entry.
fn with_players(system: System, players: u32) -> Event {
    let mut event = Event::new(Regulations::new("club", system)).unwrap();
    for number in 1..=players {
        must(&mut event, player(&format!("Player {number}")));
    }
    let order = (1..=players).map(EntryId).collect();
    must(&mut event, Asked::Draw { round: 1, order });
    event
}

const ROUND_ROBIN: System = System::RoundRobin { double: false };

fn points(event: &Event, entry: u32) -> Points {
    let table = event.crosstable();
    table.row(entry).unwrap().points(Scoring::Match)
}

#[test]
fn nobody_enters_twice() {
    let mut event = Event::new(Regulations::new("club", ROUND_ROBIN)).unwrap();
    must(&mut event, player("Kiss Éva"));
    let again = ask(&mut event, player("  kiss   ÉVA "));
    assert!(matches!(
        again,
        Err(Refused::EnteredTwice {
            entry: EntryId(1),
            ..
        })
    ));
    let numbered = |name: &str| {
        Asked::Enter(Entrant::single(Player {
            fide_id: Some(7),
            ..Player::named(name)
        }))
    };
    must(&mut event, numbered("A"));
    assert!(matches!(
        ask(&mut event, numbered("B")),
        Err(Refused::EnteredTwice {
            entry: EntryId(2),
            ..
        })
    ));
    assert_eq!(ask(&mut event, player("  ")), Err(Refused::NoName));
    assert_eq!(event.entries().len(), 2);
}

#[test]
fn sides_confirm_or_conflict_and_the_arbiter_decides() {
    let mut event = with_players(ROUND_ROBIN, 4);
    must(&mut event, Asked::Pair { round: 1 });
    // Table 1: 1 against 4; table 2: 2 against 3.
    let say = |event: &mut Event, entry: u32, bout: &str, score: GameScore| {
        let asked = Asked::Report {
            bout: board(bout),
            score: Score::Game(score),
        };
        let request = by(Office::Player(EntryId(entry)), START, None, asked);
        event.act(request).cloned()
    };
    say(&mut event, 1, "1.1", GameScore::White).unwrap();
    assert_eq!(
        say(&mut event, 1, "1.1", GameScore::White),
        Err(Refused::ReportedAlready { bout: board("1.1") })
    );
    // Until somebody answers, a side may mend its own word; it is one word all the same.
    say(&mut event, 1, "1.1", GameScore::Draw).unwrap();
    say(&mut event, 1, "1.1", GameScore::White).unwrap();
    let said = event.bout(board("1.1")).unwrap().1.state.clone();
    assert_eq!(
        said,
        BoutState::Reported(vec![(0, Score::Game(GameScore::White))])
    );
    assert_eq!(
        say(&mut event, 2, "1.1", GameScore::White),
        Err(Refused::NotYourBout { bout: board("1.1") })
    );
    assert_eq!(
        say(&mut event, 1, "1.9", GameScore::White),
        Err(Refused::NoSuchBout { bout: board("1.9") })
    );
    let confirmed = say(&mut event, 4, "1.1", GameScore::White).unwrap();
    assert!(matches!(confirmed.happened[1], Happened::Confirmed { .. }));
    say(&mut event, 2, "1.2", GameScore::White).unwrap();
    let differing = say(&mut event, 3, "1.2", GameScore::Draw).unwrap();
    assert!(matches!(differing.happened[1], Happened::Conflicted { .. }));
    // Once both have spoken, nobody gives way in silence: the arbiter decides.
    assert_eq!(
        say(&mut event, 2, "1.2", GameScore::Draw),
        Err(Refused::ReportedAlready { bout: board("1.2") })
    );
    assert!(matches!(
        event.bout(board("1.2")).unwrap().1.state,
        BoutState::Conflict(_)
    ));
    assert!(matches!(
        ask(&mut event, Asked::CloseRound { round: 1 }),
        Err(Refused::ResultsMissing { .. })
    ));
    let plain = Asked::Report {
        bout: board("1.2"),
        score: Score::Game(GameScore::Draw),
    };
    assert_eq!(
        ask(&mut event, plain),
        Err(Refused::InConflict { bout: board("1.2") })
    );
    let decide = Asked::Correct {
        bout: board("1.2"),
        score: Score::Game(GameScore::Draw),
        replace: false,
    };
    let unsigned = event.act(by(Office::Arbiter, START, None, decide.clone()));
    assert_eq!(unsigned, Err(Refused::ReasonNeeded));
    must(&mut event, decide);
    must(&mut event, Asked::CloseRound { round: 1 });
    assert_eq!(points(&event, 2), Points::HALF);
    let after = Asked::Report {
        bout: board("1.1"),
        score: Score::Game(GameScore::Draw),
    };
    assert_eq!(
        ask(&mut event, after),
        Err(Refused::RoundClosed { round: 1 })
    );
}

#[test]
fn a_result_that_stands_is_only_corrected_and_the_old_one_stays_in_the_minutes() {
    let mut event = with_players(ROUND_ROBIN, 2);
    must(&mut event, Asked::Pair { round: 1 });
    result(&mut event, "1.1", "1-0");
    let other = Asked::Report {
        bout: board("1.1"),
        score: Score::Game(GameScore::Draw),
    };
    assert!(matches!(
        ask(&mut event, other),
        Err(Refused::ResultStands { .. })
    ));
    let before = event.minutes().len();
    let fixed = must(
        &mut event,
        Asked::Correct {
            bout: board("1.1"),
            score: Score::Game(GameScore::Black),
            replace: false,
        },
    );
    assert!(matches!(
        &fixed[0],
        Happened::Corrected {
            from: Some(Score::Game(GameScore::White)),
            ..
        }
    ));
    assert_eq!(event.minutes().len(), before + 1);
    assert_eq!(points(&event, 2), Points::ONE);
    let act = u32::try_from(event.minutes().len()).unwrap();
    must(&mut event, Asked::Undo { act });
    assert_eq!(points(&event, 1), Points::ONE);
    must(&mut event, Asked::Undo { act: act + 1 });
    assert_eq!(
        points(&event, 2),
        Points::ONE,
        "undoing the undoing brings it back"
    );
    assert_eq!(
        ask(&mut event, Asked::Undo { act: 99 }),
        Err(Refused::NoSuchAct { act: 99 })
    );
}

#[test]
fn an_open_game_counts_nothing_yet_and_is_no_absence() {
    let mut event = with_players(ROUND_ROBIN, 4);
    must(&mut event, Asked::Pair { round: 1 });
    result(&mut event, "1.2", "1-0");
    let table = event.crosstable();
    let cell = table.row(1).unwrap().cell(1);
    assert_eq!((cell.opponent, cell.points), (Some(4), Points::ZERO));
    assert!(!cell.kind.is_played() && !cell.kind.is_voluntary());
    assert_eq!(event.rating_change(EntryId(1)), None);
    let report = jadoube_tournament::exchange::report_of_event(&event).unwrap();
    assert_eq!(
        report.rounds_played(),
        0,
        "a report waits for the last result"
    );
}

#[test]
fn an_act_on_which_others_rest_is_not_undone_alone() {
    let mut event = with_players(ROUND_ROBIN, 4);
    must(&mut event, Asked::Pair { round: 1 });
    result(&mut event, "1.2", "1-0");
    // Acts 1 to 4 are the entries, 5 the draw, 6 the pairing, 7 the result.
    assert_eq!(
        ask(&mut event, Asked::Undo { act: 6 }),
        Err(Refused::OthersRestOnIt {
            act: 6,
            on: vec![7]
        })
    );
    must(&mut event, Asked::Undo { act: 7 });
    must(&mut event, Asked::Undo { act: 6 });
    assert!(event.rounds().is_empty());
    assert_eq!(
        ask(&mut event, Asked::Undo { act: 6 }),
        Err(Refused::UndoneAlready { act: 6 })
    );
}

#[test]
fn withdrawing_before_half_takes_the_results_out_and_after_half_leaves_them() {
    for (played, counts) in [(1, false), (2, true)] {
        let mut event = with_players(ROUND_ROBIN, 4);
        for round in 1..=played {
            must(&mut event, Asked::Pair { round });
            for table in 1..=2 {
                result(&mut event, &format!("{round}.{table}"), "1-0");
            }
        }
        let gone = EntryId(4);
        let before = points(&event, 4);
        let happened = must(
            &mut event,
            Asked::Withdraw {
                entry: gone,
                from: played + 1,
            },
        );
        assert_eq!(
            happened[0],
            Happened::Withdrawn {
                entry: gone,
                from: played + 1,
                half_played: counts
            }
        );
        for round in played + 1..=3 {
            let happened = must(&mut event, Asked::Pair { round });
            assert!(
                happened
                    .iter()
                    .any(|one| matches!(one, Happened::Forfeited { .. }))
            );
        }
        let table = event.crosstable();
        let row = table.row(4).unwrap();
        assert_eq!(row.ranked, counts);
        assert_eq!(
            points(&event, 4),
            if counts { before } else { Points::ZERO }
        );
        let opponents_win =
            table.rows.iter().flat_map(|row| &row.cells).filter(|cell| {
                cell.opponent == Some(4) && cell.counts && cell.points == Points::ONE
            });
        assert_eq!(opponents_win.count() > 0, counts);
        assert_eq!(event.standings().len(), if counts { 4 } else { 3 });
    }
}

#[test]
fn a_withdrawal_forfeits_what_is_paired_already() {
    let mut event = with_players(ROUND_ROBIN, 4);
    must(&mut event, Asked::Pair { round: 1 });
    let own = Asked::Withdraw {
        entry: EntryId(1),
        from: 1,
    };
    let foreign = by(Office::Player(EntryId(2)), START, None, own.clone());
    assert_eq!(event.decide(&foreign), Err(Refused::NotYourOffice));
    let happened = event
        .act(by(Office::Player(EntryId(1)), START, None, own))
        .unwrap();
    assert!(matches!(
        happened.happened[1],
        Happened::Forfeited {
            score: Score::Game(GameScore::WhiteForfeits),
            ..
        }
    ));
}

#[test]
fn a_late_entry_takes_the_free_number_or_none() {
    let mut event = with_players(ROUND_ROBIN, 3);
    must(&mut event, Asked::Pair { round: 1 });
    must(&mut event, player("Late"));
    assert_eq!(event.numbers(2).len(), 4);
    let paired = must(&mut event, Asked::Pair { round: 2 });
    let Happened::Paired { pairings, .. } = &paired[0] else {
        panic!("not paired")
    };
    assert!(pairings.iter().all(|pairing| pairing.parties.len() == 2));
    assert_eq!(ask(&mut event, player("Later")), Err(Refused::NoFreeNumber));
}

#[test]
fn exclusions_reach_over_rounds_and_points_are_taken_off() {
    let mut event = with_players(ROUND_ROBIN, 4);
    must(&mut event, Asked::Pair { round: 1 });
    result(&mut event, "1.1", "1-0");
    result(&mut event, "1.2", "1-0");
    let penalise = |kind| {
        Asked::Penalise(Penalty {
            entry: EntryId(1),
            round: 1,
            kind,
        })
    };
    assert_eq!(
        ask(&mut event, penalise(PenaltyKind::Points(Points::ZERO))),
        Err(Refused::EmptyPenalty)
    );
    must(&mut event, penalise(PenaltyKind::Points(Points::HALF)));
    assert_eq!(points(&event, 1), Points::HALF);
    let two = Exclusion {
        from: 2,
        until: Some(2),
    };
    must(&mut event, penalise(PenaltyKind::Exclusion(two)));
    let second = must(&mut event, Asked::Pair { round: 2 });
    assert!(
        second
            .iter()
            .any(|one| matches!(one, Happened::Forfeited { .. }))
    );
    let third = must(&mut event, Asked::Pair { round: 3 });
    assert!(
        !third
            .iter()
            .any(|one| matches!(one, Happened::Forfeited { .. }))
    );
}

#[test]
fn an_equal_knockout_match_needs_deciding_games_or_a_lot() {
    let mut event = with_players(System::Knockout { games: 2 }, 4);
    must(&mut event, Asked::Pair { round: 1 });
    for bout in ["1.1.1", "1.1.2", "1.2.1", "1.2.2"] {
        result(&mut event, bout, "1/2");
    }
    assert!(matches!(
        ask(&mut event, Asked::Pair { round: 2 }),
        Err(Refused::CannotPair(_))
    ));
    let decider = Asked::AddGame {
        round: 1,
        table: 1,
        draw_odds: true,
        deal: None,
    };
    must(&mut event, decider.clone());
    assert!(matches!(
        ask(&mut event, decider),
        Err(Refused::NotEqual { table: 1 })
    ));
    result(&mut event, "1.1.3", "1/2");
    let meeting = event.round(1).unwrap().meeting(1).unwrap();
    let (_, last) = event.bout(board("1.1.3")).unwrap();
    let jadoube_tournament::Play::Game { black, .. } = last.play else {
        panic!("no game")
    };
    assert_eq!(meeting.winner(), Some(meeting.parties[usize::from(black)]));
    let stranger = Asked::Lot {
        round: 1,
        table: 2,
        winner: EntryId(1),
    };
    let at_second = event.round(1).unwrap().meeting(2).unwrap().parties.clone();
    if !at_second.contains(&EntryId(1)) {
        assert!(matches!(
            ask(&mut event, stranger),
            Err(Refused::NotAtTable { .. })
        ));
    }
    let winner = at_second[0];
    must(
        &mut event,
        Asked::Lot {
            round: 1,
            table: 2,
            winner,
        },
    );
    must(&mut event, Asked::Pair { round: 2 });
    assert_eq!(event.round(2).unwrap().meetings.len(), 1);
    assert!(
        event.round(2).unwrap().meetings[0]
            .parties
            .contains(&winner)
    );
}

#[test]
fn teams_score_match_points_and_game_points() {
    let mut regulations = Regulations::new("league", ROUND_ROBIN);
    regulations.boards = 3;
    regulations.tie_breaks = vec!["GPTS".parse().unwrap(), "BC".parse().unwrap()];
    let mut event = Event::new(regulations).unwrap();
    for team in ["A", "B"] {
        let players = (1..=3)
            .map(|board| Player::named(format!("{team}{board}")))
            .collect();
        let name = team.to_owned();
        must(&mut event, Asked::Enter(Entrant { name, players }));
    }
    let one = Asked::Enter(Entrant::single(Player::named("Single")));
    assert!(matches!(
        ask(&mut event, one),
        Err(Refused::WrongMembers { least: 3, .. })
    ));
    let order = vec![EntryId(1), EntryId(2)];
    must(&mut event, Asked::Draw { round: 1, order });
    must(&mut event, Asked::Pair { round: 1 });
    // A has White on boards 1 and 3.
    result(&mut event, "1.1.1", "1-0");
    result(&mut event, "1.1.2", "1/2");
    result(&mut event, "1.1.3", "0-1");
    let standings = event.standings();
    assert_eq!(standings[0].points, Points::ONE, "a drawn match");
    assert_eq!(standings[0].figures[0].value, Points::hundredths(150));
    // Board count: A 1×1 + 2×½ + 3×0 = 2, B 1×0 + 2×½ + 3×1 = 4; the smaller is better.
    assert_eq!((standings[0].id, standings[1].id), (1, 2));
    assert_eq!(standings[1].figures[1].value, Points::whole(4));
}

fn team(number: u32) -> Entrant {
    let member = |role: Discipline| Player {
        role: Some(role),
        ..Player::named(format!("{} of {number}", role.name()))
    };
    Entrant {
        name: format!("Team {number}"),
        players: Discipline::ALL.map(member).to_vec(),
    }
}

fn team_event(teams: u32, knockout: bool) -> Event {
    let mut regulations = Regulations::team_event("season");
    if let System::Trios { knockout: own, .. } = &mut regulations.system {
        *own = knockout;
    }
    regulations.dates = vec![Day::new(2012, 5, 20).unwrap()];
    let mut event = Event::new(regulations).unwrap();
    for number in 1..=teams {
        must(&mut event, Asked::Enter(team(number)));
    }
    event
}

fn pay(event: &mut Event, entry: u32, amount: i32, day: u8) {
    let payment = Payment {
        round: 1,
        amount,
        on: Day::new(2012, 5, day).unwrap(),
    };
    let entry = EntryId(entry);
    must(event, Asked::Pay { entry, payment });
}

fn arrive(event: &mut Event, entry: u32, minute: u8) {
    let time = TimeOfDay::new(9, minute);
    let attendance = Attendance {
        arrivals: vec![TimeOfDay::new(9, 0), TimeOfDay::new(9, 0), time],
        own_equipment: false,
    };
    let entry = EntryId(entry);
    must(
        event,
        Asked::CheckIn {
            entry,
            round: 1,
            attendance,
        },
    );
}

fn ready(event: &mut Event) {
    let teams = u32::try_from(event.entries().len()).unwrap();
    for entry in 1..=teams {
        pay(event, entry, 1500, 18);
        arrive(event, entry, 10);
    }
    let order = (1..=teams).map(EntryId).collect();
    must(event, Asked::Draw { round: 1, order });
}

#[test]
fn t2_t3_unpaid_and_late_teams_are_not_drawn() {
    let mut event = team_event(6, false);
    for entry in 1..=6 {
        match entry {
            4 => pay(&mut event, entry, 1000, 18),
            5 => pay(&mut event, entry, 1500, 19),
            _ => pay(&mut event, entry, 1500, 18),
        }
        arrive(&mut event, entry, if entry == 6 { 31 } else { 30 });
    }
    let order = (1..=6).map(EntryId).collect();
    let happened = must(&mut event, Asked::Draw { round: 1, order });
    let reasons: Vec<(EntryId, Vec<Inadmissible>)> = happened
        .iter()
        .filter_map(|one| match one {
            Happened::NotAdmitted { entry, reasons, .. } => Some((*entry, reasons.clone())),
            _ => None,
        })
        .collect();
    assert_eq!(
        reasons,
        [
            (EntryId(4), vec![Inadmissible::Fee]),
            (EntryId(5), vec![Inadmissible::Deadline]),
            (EntryId(6), vec![Inadmissible::Late]),
        ]
    );
    assert_eq!(event.numbers(1), [1, 2, 3].map(EntryId));
    let two_chess = Entrant {
        name: "Odd".to_owned(),
        players: vec![
            Player {
                role: Some(Discipline::Chess),
                ..Player::named("a")
            },
            Player {
                role: Some(Discipline::Chess),
                ..Player::named("b")
            },
            Player {
                role: Some(Discipline::Ulti),
                ..Player::named("c")
            },
        ],
    };
    assert_eq!(
        ask(&mut event, Asked::Enter(two_chess)),
        Err(Refused::WrongRoles)
    );
}

#[test]
fn t5_t7_a_trio_is_scored_by_places() {
    let mut event = team_event(3, false);
    ready(&mut event);
    must(&mut event, Asked::Pair { round: 1 });
    result(&mut event, "1.1.1", "1-0");
    result(&mut event, "1.1.2", "1-0");
    result(&mut event, "1.1.3", "1/2");
    let wrong = Asked::Report {
        bout: board("1.1.4"),
        score: Score::Game(GameScore::White),
    };
    assert!(matches!(
        ask(&mut event, wrong),
        Err(Refused::WrongKindOfResult { .. })
    ));
    let short = Asked::Report {
        bout: board("1.1.4"),
        score: "10:40:40@20".parse().unwrap(),
    };
    assert_eq!(
        ask(&mut event, short),
        Err(Refused::WrongDeals { deals: 20 })
    );
    let quarter = Asked::Report {
        bout: board("1.1.4"),
        score: "10:40:40.25".parse().unwrap(),
    };
    assert_eq!(ask(&mut event, quarter), Err(Refused::NotHalfUnits));
    result(&mut event, "1.1.4", "10:40:40");
    result(&mut event, "1.1.5", "9:9:9");
    let meeting = event.round(1).unwrap().meeting(1).unwrap();
    assert_eq!(meeting.boards(), Some([[2, 1, 0], [0, 2, 2], [2, 2, 2]]));
    assert_eq!(meeting.trio_points(), Some([4, 5, 4]));
    let closed = must(&mut event, Asked::CloseRound { round: 1 });
    let winners = vec![EntryId(2)];
    assert_eq!(closed, [Happened::RoundClosed { round: 1, winners }]);
    let best = event.individual_table(Discipline::Ulti);
    assert_eq!((best[0].place, best[1].place, best[2].place), (1, 1, 3));
}

#[test]
fn a_t10_a_player_who_leaves_early_is_third() {
    let mut event = team_event(3, false);
    ready(&mut event);
    must(&mut event, Asked::Pair { round: 1 });
    for bout in ["1.1.1", "1.1.2", "1.1.3"] {
        result(&mut event, bout, "1/2");
    }
    result(&mut event, "1.1.4", "30:10:8@11-1");
    result(&mut event, "1.1.5", "30:10:8@12-1");
    let boards = event
        .round(1)
        .unwrap()
        .meeting(1)
        .unwrap()
        .boards()
        .unwrap();
    assert_eq!(boards[1], [0, 2, 1], "fewer than twelve deals: third place");
    assert_eq!(boards[2], [2, 1, 0], "twelve deals count");
}

#[test]
fn a_t04_a_knockout_of_trios_goes_on_sitting_by_sitting() {
    let mut event = team_event(6, true);
    ready(&mut event);
    must(&mut event, Asked::Pair { round: 1 });
    for table in [1, 2] {
        for (bout, score) in [
            (1, "1-0"),
            (2, "1/2"),
            (3, "0-1"),
            (4, "30:20:10"),
            (5, "9:8:7"),
        ] {
            result(&mut event, &format!("1.{table}.{bout}"), score);
        }
    }
    must(&mut event, Asked::Pair { round: 1 });
    let meetings = &event.round(1).unwrap().meetings;
    let last = meetings.last().unwrap();
    assert_eq!((last.sitting, last.parties.len()), (2, 3));
    assert!(last.parties.contains(&EntryId(1)) && last.parties.contains(&EntryId(4)));
}

#[test]
fn the_cup_is_shared_unless_rounds_won_tell_apart_and_days_are_drawn_anew() {
    let mut event = team_event(3, false);
    ready(&mut event);
    assert!(matches!(
        ask(&mut event, Asked::Pair { round: 2 }),
        Err(Refused::RoundsInOrder { next: 1 })
    ));
    must(&mut event, Asked::Pair { round: 1 });
    assert_eq!(
        ask(&mut event, Asked::Pair { round: 2 }),
        Err(Refused::NumbersNotDrawn { round: 2 })
    );
    for bout in ["1.1.1", "1.1.2", "1.1.3"] {
        result(&mut event, bout, "1/2");
    }
    result(&mut event, "1.1.4", "1:1:1");
    result(&mut event, "1.1.5", "1:1:1");
    let season = event.season_table();
    assert!(
        season
            .iter()
            .all(|line| line.place == 1 && line.score.rounds_won == 1)
    );
    let early = event
        .act(by(Office::Arbiter, START, None, Asked::Close))
        .cloned();
    assert_eq!(
        early,
        Err(Refused::RoundsMissing {
            played: 1,
            planned: 4
        })
    );
    must(&mut event, Asked::Close);
    assert_eq!(
        ask(&mut event, player("Too late")),
        Err(Refused::EventClosed)
    );
}

#[test]
fn appeals_have_their_time() {
    let mut regulations = Regulations::new("club", ROUND_ROBIN);
    regulations.appeal_minutes = Some(30);
    let mut event = Event::new(regulations).unwrap();
    must(&mut event, player("A"));
    let appeal = Asked::Appeal {
        entry: EntryId(1),
        against: Some(1),
        text: "unfair".to_owned(),
    };
    let late = by(
        Office::Player(EntryId(1)),
        START + Span::from_secs(1801),
        None,
        appeal.clone(),
    );
    assert_eq!(event.act(late), Err(Refused::AppealTooLate { minutes: 30 }));
    event
        .act(by(Office::Player(EntryId(1)), START, None, appeal))
        .unwrap();
    let rule = Asked::RuleOnAppeal {
        appeal: 1,
        upheld: true,
        text: "right".to_owned(),
    };
    must(&mut event, rule.clone());
    assert_eq!(
        ask(&mut event, rule),
        Err(Refused::AppealDecided { appeal: 1 })
    );
}

#[test]
fn equals_share_a_place_unless_the_regulations_say_lots() {
    let mut event = with_players(ROUND_ROBIN, 2);
    must(&mut event, Asked::Pair { round: 1 });
    result(&mut event, "1.1", "1/2");
    let order = vec![EntryId(2), EntryId(1)];
    assert_eq!(
        ask(
            &mut event,
            Asked::DrawLots {
                order: order.clone()
            }
        ),
        Err(Refused::NoLots)
    );
    assert!(event.standings().iter().all(|one| one.place == 1));
    let mut regulations = event.regulations().clone();
    regulations.lots = true;
    must(&mut event, Asked::Amend(Box::new(regulations)));
    must(&mut event, Asked::DrawLots { order });
    let standings = event.standings();
    assert_eq!((standings[0].id, standings[1].place), (2, 2));
}

#[test]
fn regulations_are_checked_at_once_and_change_only_in_time() {
    let mut wrong = Regulations::team_event("");
    wrong.chess.minutes = 5;
    wrong.languages.clear();
    let faults = Event::new(wrong).unwrap_err();
    assert_eq!(faults.len(), 3, "{faults:?}");
    let mut event = with_players(ROUND_ROBIN, 2);
    let mut dates = event.regulations().clone();
    dates.dates = vec![Day::new(2026, 1, 1).unwrap()];
    must(&mut event, Asked::Amend(Box::new(dates)));
    let mut other = event.regulations().clone();
    other.system = System::Knockout { games: 1 };
    assert_eq!(
        ask(&mut event, Asked::Amend(Box::new(other))),
        Err(Refused::TooLateToAmend)
    );
}

#[test]
fn given_pairings_and_byes_are_scored_as_laid_down() {
    let system = System::Given {
        rounds: 3,
        all_play_all: false,
    };
    let mut event = with_players(system, 3);
    assert_eq!(
        ask(&mut event, Asked::Pair { round: 1 }),
        Err(Refused::PairingsMustBeGiven)
    );
    let pairing = |parties: &[u32]| Pairing {
        sitting: 1,
        parties: parties.iter().copied().map(EntryId).collect(),
    };
    let twice = vec![pairing(&[1, 2]), pairing(&[2])];
    assert_eq!(
        ask(
            &mut event,
            Asked::PairAsGiven {
                round: 1,
                pairings: twice
            }
        ),
        Err(Refused::BadPairing { entry: EntryId(2) })
    );
    let good = vec![pairing(&[1, 2]), pairing(&[3])];
    must(
        &mut event,
        Asked::PairAsGiven {
            round: 1,
            pairings: good,
        },
    );
    result(&mut event, "1.1", "+/-");
    let half = Asked::Bye {
        entry: EntryId(2),
        round: 2,
        kind: ByeKind::Half,
    };
    must(&mut event, half);
    let second = vec![pairing(&[3, 1])];
    must(
        &mut event,
        Asked::PairAsGiven {
            round: 2,
            pairings: second,
        },
    );
    result(&mut event, "2.1", "0-1");
    assert_eq!(points(&event, 1), Points::whole(2));
    assert_eq!(points(&event, 2), Points::HALF);
    assert_eq!(
        points(&event, 3),
        Points::ONE,
        "a round without opponent counts a win"
    );
}

#[test]
fn every_act_out_of_the_ordinary_is_told_in_the_report() {
    let mut event = common_rr();
    let because = |event: &mut Event, asked: Asked| {
        let request = Request::arbiter("Dora", Moment::ZERO, asked).because("because");
        event.act(request).unwrap().number
    };
    let full = Asked::Bye {
        entry: EntryId(4),
        round: 2,
        kind: ByeKind::Full,
    };
    let mut told = vec![because(&mut event, full)];
    let pair = |parties: [u32; 2]| Pairing {
        sitting: 1,
        parties: parties.map(EntryId).to_vec(),
    };
    let by_hand = Asked::PairAsGiven {
        round: 1,
        pairings: vec![pair([1, 2]), pair([3, 4])],
    };
    told.push(because(&mut event, by_hand));
    let publish = because(&mut event, Asked::Publish { round: 1 });
    told.push(because(&mut event, Asked::Undo { act: publish }));
    for table in 1..=2 {
        let bout = BoutId {
            round: 1,
            table,
            bout: 1,
        };
        let score = "1-0".parse().unwrap();
        because(&mut event, Asked::Report { bout, score });
        if table == 1 {
            let turned = Asked::Correct {
                bout,
                score: "0-1".parse().unwrap(),
                replace: false,
            };
            told.push(because(&mut event, turned));
        }
    }
    told.push(because(&mut event, Asked::CloseRound { round: 1 }));
    told.push(because(&mut event, Asked::Close));
    let remarks: Vec<u32> = event.remarks().iter().map(|one| one.act).collect();
    assert_eq!(
        remarks, told,
        "a result is ordinary, and so is a publication"
    );
    assert!(
        event
            .remarks()
            .iter()
            .all(|one| one.why.as_deref() == Some("because"))
    );
}

/// Four players of a round robin, drawn.
fn common_rr() -> Event {
    let system = System::RoundRobin { double: false };
    let mut event = Event::new(Regulations::new("rr", system)).unwrap();
    for number in 1..=4 {
        let player = Player::named(format!("Q{number}"));
        let request = Request::arbiter("Dora", Moment::ZERO, Asked::Enter(Entrant::single(player)));
        event.act(request).unwrap();
    }
    let order = (1..=4).map(EntryId).collect();
    let request = Request::arbiter("Dora", Moment::ZERO, Asked::Draw { round: 1, order });
    event.act(request).unwrap();
    event
}
