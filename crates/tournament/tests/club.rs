//! Two teams player by player (Scheveningen) and the pyramid of a club's evenings (Keizer), clause by
//! clause as `docs/events.md` reads them, and against second, simple implementations.

#![expect(clippy::unwrap_used, reason = "a test that fails says where")]

mod common;

use std::collections::BTreeMap;

use common::{ask, ask_because, draw, must, players, result};
use jadoube_tournament::{
    Asked, BoutId, ByeKind, Concern, Entrant, EntryId, Event, Meeting, Pairing, Penalty,
    PenaltyKind, Play, Player, Points, Refused, Regulations, RegulationsFault, Score, System,
};
use proptest::prelude::*;

const KEIZER: System = System::Keizer {
    rounds: 20,
    apart: 3,
    top: None,
    free: 50,
};

fn of_team(name: &str, team: &str) -> Asked {
    Asked::Enter(Entrant::single(Player {
        team: Some(team.to_owned()),
        ..Player::named(name)
    }))
}

/// Teams of so many, entered by turns, drawn.
fn two_teams(size: u32, double: bool) -> Event {
    let system = System::Scheveningen { double };
    let mut event = Event::new(Regulations::new("match", system)).unwrap();
    for number in 1..=size {
        must(&mut event, of_team(&format!("H{number}"), "Home"));
        must(&mut event, of_team(&format!("G{number}"), "Guests"));
    }
    draw(&mut event, 1);
    event
}

fn names(event: &Event, round: u32) -> Vec<String> {
    let meetings = &event.round(round).unwrap().meetings;
    let one = |meeting: &Meeting| {
        let names = meeting.parties.iter().map(|entry| event.name(*entry));
        names.collect::<Vec<_>>().join("-")
    };
    meetings.iter().map(one).collect()
}

fn given(round: u32, pairs: &[&[u32]]) -> Asked {
    let pairing = |parties: &&[u32]| Pairing {
        sitting: 1,
        parties: parties.iter().copied().map(EntryId).collect(),
    };
    Asked::PairAsGiven {
        round,
        pairings: pairs.iter().map(pairing).collect(),
    }
}

#[test]
fn two_teams_meet_player_by_player() {
    let mut event = two_teams(3, false);
    assert_eq!(event.planned_rounds(), Some(3));
    for round in 1..=3 {
        must(&mut event, Asked::Pair { round });
    }
    assert_eq!(names(&event, 1), ["H1-G1", "H2-G2", "G3-H3"]);
    assert_eq!(names(&event, 2), ["G2-H1", "H2-G3", "G1-H3"]);
    let over = ask(&mut event, Asked::Pair { round: 4 });
    assert_eq!(over, Err(Refused::NoSuchRound { round: 4 }));
    for bout in ["1.1", "1.2", "2.2"] {
        result(&mut event, bout, "1-0");
    }
    result(&mut event, "1.3", "1/2");
    let sides = event.sides(u32::MAX);
    assert_eq!(
        (sides[0].team.as_str(), sides[0].points),
        ("Home", Points::hundredths(350))
    );
    assert_eq!(sides[1].points, Points::HALF);
    assert_eq!(sides[0].rounds[1], Points::ONE);
    assert_eq!(event.sides(1)[0].points, Points::hundredths(250));
    assert_eq!(event.name(EntryId(event.standings()[0].id)), "H2");
}

#[test]
fn a_match_of_two_teams_needs_two_even_teams() {
    let system = System::Scheveningen { double: false };
    let mut event = Event::new(Regulations::new("match", system)).unwrap();
    for (name, team) in [("A", "x"), ("B", "X "), ("C", "y")] {
        must(&mut event, of_team(name, team));
    }
    let order = |event: &Event| Asked::Draw {
        round: 1,
        order: event.entries().iter().map(|one| one.id).collect(),
    };
    let asked = order(&event);
    assert_eq!(ask(&mut event, asked), Err(Refused::TwoEvenTeams));
    must(
        &mut event,
        Asked::Enter(Entrant::single(Player::named("D"))),
    );
    let asked = order(&event);
    assert_eq!(
        ask(&mut event, asked),
        Err(Refused::TwoEvenTeams),
        "D has no team"
    );
    must(
        &mut event,
        Asked::Withdraw {
            entry: EntryId(4),
            from: 1,
        },
    );
    must(&mut event, of_team("E", "y"));
    let asked = order(&event);
    must(&mut event, asked);
    let late = ask(&mut event, of_team("F", "y"));
    assert_eq!(
        late,
        Err(Refused::NoFreeNumber),
        "both teams would have to grow"
    );
}

#[test]
fn boards_are_not_for_systems_of_individuals() {
    for system in [System::Scheveningen { double: false }, KEIZER] {
        let mut regulations = Regulations::new("x", system);
        regulations.boards = 4;
        let faults = regulations.check().unwrap_err();
        assert_eq!(faults, [RegulationsFault::SystemIsForIndividuals]);
    }
}

#[test]
fn a_match_by_hand_warns_of_one_team_and_of_rematches() {
    let mut event = two_teams(2, false);
    must(&mut event, Asked::Pair { round: 1 });
    let by_hand = given(2, &[&[1, 3], &[2, 4]]);
    let Asked::PairAsGiven { pairings, .. } = &by_hand else {
        unreachable!()
    };
    let concerns = event.concerns(2, pairings);
    let (first, second) = (EntryId(1), EntryId(3));
    assert!(concerns.contains(&Concern::SameTeam { first, second }));
    let Asked::PairAsGiven { pairings, .. } = given(2, &[&[2, 1], &[3, 4]]) else {
        unreachable!()
    };
    let met = |one: &&Concern| matches!(one, Concern::Rematch { round: 1, .. });
    assert_eq!(event.concerns(2, &pairings).iter().filter(met).count(), 2);
    assert_eq!(
        ask(&mut event, by_hand.clone()),
        Err(Refused::PairedBySystem)
    );
    must(&mut event, by_hand);
    assert_eq!(event.verify(), Ok(()));
}

#[test]
fn who_leaves_a_match_of_teams_loses_without_play_and_what_was_played_stands() {
    let mut event = two_teams(3, false);
    must(&mut event, Asked::Pair { round: 1 });
    result(&mut event, "1.1", "0-1");
    must(
        &mut event,
        Asked::Withdraw {
            entry: EntryId(1),
            from: 2,
        },
    );
    must(&mut event, Asked::Pair { round: 2 });
    let sides = event.sides(u32::MAX);
    let guests = sides.iter().find(|side| side.team == "Guests").unwrap();
    assert_eq!(
        guests.points,
        Points::whole(2),
        "a game won, a game without opponent"
    );
}

#[test]
fn neighbours_of_the_pyramid_meet_and_not_the_same_two_for_three_rounds() {
    let mut event = players(KEIZER, 6);
    must(&mut event, Asked::Pair { round: 1 });
    assert_eq!(names(&event, 1), ["P2-P1", "P3-P4", "P6-P5"]);
    for bout in ["1.1", "1.2", "1.3"] {
        result(&mut event, bout, "1/2");
    }
    // Worth 8 to 3 and draws for all: the order stays, and nobody meets the same again.
    must(&mut event, Asked::Pair { round: 2 });
    assert_eq!(names(&event, 2), ["P1-P3", "P5-P2", "P4-P6"]);
    let Asked::PairAsGiven { pairings, .. } = given(3, &[&[1, 2], &[3, 4], &[5, 6]]) else {
        unreachable!()
    };
    let concerns = event.concerns(3, &pairings);
    assert!(
        concerns
            .iter()
            .all(|one| matches!(one, Concern::Rematch { round: 1, .. }))
    );
    assert_eq!(concerns.len(), 3);
    assert!(
        event.concerns(5, &pairings).is_empty(),
        "round 5 is far enough from round 1"
    );
}

#[test]
fn too_few_for_the_pause_meet_sooner() {
    let mut event = players(KEIZER, 2);
    for round in 1..=3 {
        must(&mut event, Asked::Pair { round });
    }
    assert_eq!(names(&event, 1), ["P2-P1"]);
    assert_eq!(names(&event, 2), ["P1-P2"], "with colours changed");
}

#[test]
fn evenings_off_count_what_was_promised_and_nobody_is_free_twice_before_all_were() {
    let mut event = players(KEIZER, 5);
    let off = |entry, kind| Asked::Bye {
        entry,
        round: 4,
        kind,
    };
    must(&mut event, off(EntryId(1), ByeKind::Half));
    must(&mut event, off(EntryId(2), ByeKind::Full));
    let mut free = Vec::new();
    for round in 1..=3 {
        must(&mut event, Asked::Pair { round });
        let meetings = &event.round(round).unwrap().meetings;
        free.extend(
            meetings
                .iter()
                .filter(|one| one.is_bye())
                .map(|one| one.parties[0].0),
        );
    }
    assert_eq!(free, [5, 4, 3]);
    must(&mut event, Asked::Pair { round: 4 });
    // Nothing was played: 6, 5, 4, 3, 2 by the list, and half of the value for each who was free.
    let levels = event.levels(3);
    let third = levels.iter().find(|one| one.entry == EntryId(3)).unwrap();
    assert_eq!(third.score, Points::HALF.repeated(3 * third.value));
    let levels = event.levels(4);
    let of = |id: u32| *levels.iter().find(|one| one.entry == EntryId(id)).unwrap();
    assert_eq!(of(1).score, Points::HALF.repeated(3 * of(1).value));
    assert_eq!(of(2).score, Points::whole(2 * of(2).value));
}

#[test]
fn penalties_and_late_entries_of_a_pyramid() {
    let mut event = players(KEIZER, 4);
    must(&mut event, Asked::Pair { round: 1 });
    let kind = PenaltyKind::Points(Points::whole(2));
    must(
        &mut event,
        Asked::Penalise(Penalty {
            entry: EntryId(1),
            round: 1,
            kind,
        }),
    );
    // Worth 5, 4, 3, 2 by the list; with two points less the first is passed by one after the other.
    let order = |event: &Event| -> Vec<String> {
        let levels = event.levels(1).into_iter();
        levels.map(|one| event.name(one.entry).to_owned()).collect()
    };
    assert_eq!(order(&event), ["P2", "P3", "P4", "P1"]);
    let entrant = Entrant::single(Player::named("Late"));
    assert!(ask(&mut event, Asked::Enter(entrant)).is_ok());
    assert_eq!(order(&event), ["P2", "P3", "P4", "Late", "P1"]);
    let late = event.levels(1)[3];
    assert_eq!(late.score, Points::whole(late.value));
    assert_eq!(event.verify(), Ok(()));
}

/// Halves of White and Black.
fn halves(score: &Score) -> [i64; 2] {
    match score.to_string().as_str() {
        "1-0" => [2, 0],
        "0-1" => [0, 2],
        "1/2-1/2" => [1, 1],
        _ => [0, 0],
    }
}

/// The pyramid by hand, with floating sums of half points: after each round everything is counted
/// anew until the order stays.
fn by_hand(event: &Event, count: u32) -> Vec<(u32, i64)> {
    let mut order: Vec<u32> = (1..=count).collect();
    let worth = |order: &[u32], id: u32| {
        let place = order.iter().position(|one| *one == id).unwrap();
        let last = i64::from(count / 2).max(1);
        last + i64::from(count) - 1 - i64::try_from(place).unwrap()
    };
    let count_up = |order: &[u32], rounds: usize| -> BTreeMap<u32, i64> {
        let mut sums: BTreeMap<u32, i64> = order
            .iter()
            .map(|id| (*id, 4 * worth(order, *id)))
            .collect();
        for round in &event.rounds()[..rounds] {
            for meeting in &round.meetings {
                match meeting.parties[..] {
                    [only] => *sums.get_mut(&only.0).unwrap() += 2 * worth(order, only.0),
                    [white, black] => {
                        let Some(score) = meeting.bouts[0].score() else {
                            continue;
                        };
                        let [one, other] = halves(score);
                        *sums.get_mut(&white.0).unwrap() += 2 * one * worth(order, black.0);
                        *sums.get_mut(&black.0).unwrap() += 2 * other * worth(order, white.0);
                    }
                    _ => unreachable!(),
                }
            }
        }
        sums
    };
    for rounds in 1..=event.rounds().len() {
        for _ in 0..20 {
            let sums = count_up(&order, rounds);
            let before = order.clone();
            order.sort_by(|a, b| sums[b].cmp(&sums[a]));
            if order == before {
                break;
            }
        }
    }
    let sums = count_up(&order, event.rounds().len());
    order.iter().map(|id| (*id, sums[id])).collect()
}

fn enter_all(event: &mut Event, round: u32, dice: &mut impl Iterator<Item = u32>) {
    let open: Vec<u32> = event
        .round(round)
        .unwrap()
        .meetings
        .iter()
        .filter(|one| !one.is_settled())
        .map(|one| one.table)
        .collect();
    for table in open {
        let text = ["1-0", "0-1", "1/2"][dice.next().unwrap() as usize % 3];
        let bout = BoutId {
            round,
            table,
            bout: 1,
        };
        must(
            event,
            Asked::Report {
                bout,
                score: text.parse().unwrap(),
            },
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn pyramids_are_ranked_as_a_second_count_has_them(
        count in 2u32..15,
        rounds in 1u32..9,
        dice in proptest::collection::vec(any::<u32>(), 100),
    ) {
        let mut dice = dice.into_iter().cycle();
        let mut event = players(KEIZER, count);
        for round in 1..=rounds {
            must(&mut event, Asked::Pair { round });
            enter_all(&mut event, round, &mut dice);
        }
        let simple = by_hand(&event, count);
        let standings = event.standings();
        for (id, quarters) in &simple {
            let own = standings.iter().find(|one| one.id == *id).unwrap();
            prop_assert_eq!(own.points, Points::hundredths(25 * quarters));
            let better = simple.iter().filter(|(_, other)| other > quarters).count();
            prop_assert_eq!(own.place as usize, better + 1);
        }
        // Everybody plays, byes differ by one at most, and with room nobody meets too soon.
        let mut byes: BTreeMap<u32, u32> = (1..=count).map(|id| (id, 0)).collect();
        for (number, round) in (1u32..).zip(event.rounds()) {
            let seated: usize = round.meetings.iter().map(|one| one.parties.len()).sum();
            prop_assert_eq!(seated, count as usize);
            for meeting in &round.meetings {
                if let [only] = meeting.parties[..] {
                    *byes.get_mut(&only.0).unwrap() += 1;
                } else if count > 9 {
                    let same = |one: &&Meeting| meeting.parties.iter().all(|party| one.parties.contains(party));
                    let recent = event.rounds().iter().take(number as usize - 1).rev().take(3);
                    prop_assert_eq!(recent.flat_map(|round| &round.meetings).filter(same).count(), 0);
                }
            }
        }
        let (least, most) = (byes.values().min().unwrap(), byes.values().max().unwrap());
        prop_assert!(most - least <= 1);
        prop_assert_eq!(event.verify(), Ok(()));
    }

    #[test]
    fn matches_of_two_teams_add_up_and_can_be_undone(
        size in 1u32..8,
        double in any::<bool>(),
        dice in proptest::collection::vec(any::<u32>(), 100),
    ) {
        let mut dice = dice.into_iter().cycle();
        let mut event = two_teams(size, double);
        let mut sums: BTreeMap<bool, i64> = BTreeMap::new();
        for round in 1..=event.planned_rounds().unwrap() {
            must(&mut event, Asked::Pair { round });
            enter_all(&mut event, round, &mut dice);
            for meeting in &event.round(round).unwrap().meetings {
                let Play::Game { white: 0, .. } = meeting.bouts[0].play else { unreachable!() };
                let points = halves(meeting.bouts[0].score().unwrap());
                for (party, halves) in meeting.parties.iter().zip(points) {
                    *sums.entry(party.0 % 2 == 1).or_default() += halves;
                }
            }
        }
        let simple = |home: bool| Points::HALF.repeated(sums[&home]);
        for side in event.sides(u32::MAX) {
            prop_assert_eq!(side.points, simple(side.team == "Home"));
            prop_assert_eq!(side.rounds.iter().copied().sum::<Points>(), side.points);
        }
        let best = event.sides(u32::MAX)[0].points;
        prop_assert_eq!(best, simple(true).max(simple(false)));
        // The last act falls, the first cannot alone; done again, the same stands.
        let whole = event.clone();
        let last = event.minutes().last().unwrap().clone();
        must(&mut event, Asked::Undo { act: last.number });
        let first = ask_because(&mut event, Asked::Undo { act: 1 });
        let rests = matches!(first, Err(Refused::OthersRestOnIt { .. }));
        prop_assert!(rests);
        event.act(last.request).unwrap();
        prop_assert!(event.same_state(&whole));
    }
}
