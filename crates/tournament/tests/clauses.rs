//! The rules of the team event line by line, each by a test that names its clause; `day.rs`, `event.rs`
//! and `winners.rs` hold the longer stories (t1_, t2_, ...).

mod common;

use std::collections::BTreeMap;

use common::{arrive, draw, entered, must};
use jadoube_tournament::team_event::{
    DEALS, EntryCheck, SeriesRound, card_board, cups, places, rotation, series,
};
use jadoube_tournament::{
    Asked, CardScore, Day, Discipline, Inadmissible, Play, Points, Regulations, RegulationsFault,
    System, TimeOfDay,
};

/// A team against which nothing speaks.
fn in_order() -> EntryCheck {
    EntryCheck {
        roles: Discipline::ALL.map(Some).to_vec(),
        paid_on: Day::new(2012, 5, 18),
        deadline: Day::new(2012, 5, 18),
        fee_paid: 1500,
        fee_due: 1500,
        arrivals: vec![TimeOfDay::new(9, 30); 3],
        draw_at: TimeOfDay::new(9, 30),
        own_equipment: false,
    }
}

#[test]
fn t1_a_season_is_four_days_with_a_draw_at_half_past_nine() {
    let mut club = Regulations::team_event("club");
    let days = [(5, 20), (6, 17), (7, 15), (8, 26)];
    club.dates = days
        .iter()
        .map(|(month, day)| Day::new(2012, *month, *day).unwrap())
        .collect();
    assert_eq!(club.check_new(), Ok(()));
    assert_eq!(club.rounds(9), Some(4));
    assert_eq!(club.entry.draw_at, TimeOfDay::new(9, 30));
    assert_eq!(club.deadline(1), Day::new(2012, 5, 18), "two days before");
    // A day that is dated before the one in front of it is a conflict that is told.
    club.dates[3] = Day::new(2012, 7, 11).unwrap();
    assert_eq!(
        club.check_new(),
        Err(vec![RegulationsFault::DatesOutOfOrder])
    );
}

#[test]
fn t2_one_of_each_game_and_the_fee_in_time() {
    assert_eq!(in_order().reasons(), []);
    let unpaid = EntryCheck {
        fee_paid: 1499,
        ..in_order()
    };
    assert_eq!(unpaid.reasons(), [Inadmissible::Fee]);
    let late = EntryCheck {
        paid_on: Day::new(2012, 5, 19),
        ..in_order()
    };
    assert_eq!(late.reasons(), [Inadmissible::Deadline]);
    let two_of_chess = [Discipline::Chess, Discipline::Chess, Discipline::Ulti];
    let wrong = EntryCheck {
        roles: two_of_chess.map(Some).to_vec(),
        ..in_order()
    };
    assert_eq!(wrong.reasons(), [Inadmissible::Roles]);
    let club = Regulations::team_event("club");
    assert_eq!((club.entry.fee, club.members()), (500, (3, 3)));
}

#[test]
fn t3_complete_by_the_draw_and_without_own_equipment() {
    let mut late = in_order();
    late.arrivals[2] = TimeOfDay::new(9, 31);
    assert_eq!(late.reasons(), [Inadmissible::Late]);
    late.arrivals[2] = None;
    assert_eq!(
        late.reasons(),
        [Inadmissible::Late],
        "whoever is absent is not there in time"
    );
    let own = EntryCheck {
        own_equipment: true,
        ..in_order()
    };
    assert_eq!(own.reasons(), [Inadmissible::Equipment]);
}

#[test]
fn t4_three_meet_at_a_time_with_one_white_each_and_everybody_deals_eight_times() {
    let trios = System::Trios {
        rounds: 4,
        sittings: None,
        knockout: false,
    };
    let mut event = entered(trios, 9);
    arrive(&mut event, 1);
    draw(&mut event, 1);
    must(&mut event, Asked::Pair { round: 1 });
    for meeting in &event.round(1).unwrap().meetings {
        assert_eq!(meeting.parties.len(), 3);
        let (mut whites, mut blacks) = (Vec::new(), Vec::new());
        for bout in &meeting.bouts {
            if let Play::Game { white, black, .. } = bout.play {
                whites.push(white);
                blacks.push(black);
            }
        }
        whites.sort_unstable();
        blacks.sort_unstable();
        assert_eq!(
            (whites, blacks),
            (vec![0, 1, 2], vec![0, 1, 2]),
            "two games each"
        );
    }
    let rotation = rotation(0, DEALS);
    for seat in 0..3 {
        assert_eq!(
            rotation
                .iter()
                .filter(|(dealer, _)| *dealer == seat)
                .count(),
            8
        );
        assert_eq!(
            rotation
                .iter()
                .filter(|(_, bidder)| *bidder == seat)
                .count(),
            8
        );
    }
}

#[test]
fn t5_t6_two_one_nought_and_equals_share_the_better_place() {
    let placed = |totals: [i64; 3]| places(totals.map(|halves| Points::HALF.repeated(halves)));
    assert_eq!(placed([82, 73, 24]), [2, 1, 0]);
    assert_eq!(placed([5, 5, 1]), [2, 2, 0]);
    assert_eq!(placed([5, 1, 1]), [2, 1, 1]);
    assert_eq!(placed([3, 3, 3]), [2, 2, 2]);
    // Half of the deals are enough for a table that somebody left; with fewer that player is third.
    let left = |deals| CardScore {
        units: [9, 1, 1].map(Points::whole),
        deals,
        left: Some(0),
    };
    assert_eq!(card_board(&left(12)), [2, 1, 1]);
    assert_eq!(card_board(&left(11))[0], 0);
}

#[test]
fn t9_most_points_then_rounds_won_and_only_finished_rounds_are_won() {
    let day = |points: [i64; 3]| -> BTreeMap<&str, Points> {
        ["A", "B", "C"]
            .into_iter()
            .zip(points.map(Points::whole))
            .collect()
    };
    let days = [
        SeriesRound::finished(day([6, 5, 1])),
        SeriesRound::finished(day([6, 5, 1])),
        SeriesRound::finished(day([2, 4, 6])),
    ];
    let (table, leads) = series(&days);
    assert_eq!(leads, ["A"], "fourteen each, and A has won two days");
    assert_eq!(
        (table["A"].points, table["B"].points),
        (Points::whole(14), Points::whole(14))
    );
    assert_eq!((table["A"].rounds_won, table["B"].rounds_won), (2, 0));
    let open = SeriesRound {
        points: day([0, 0, 0]),
        winners: Vec::new(),
    };
    assert_eq!(series(&[open]).0["A"].rounds_won, 0);
}

#[test]
fn t10_the_third_cup_is_kept_and_all_start_anew() {
    let seasons = cups(&["A", "B", "A", "C", "A", "B"]);
    assert_eq!(seasons.kept, [(1, "A")]);
    assert_eq!(seasons.in_play, 2);
    assert_eq!(
        seasons.wins,
        BTreeMap::from([("B", 1)]),
        "what B won before is gone"
    );
}
