//! Games in which the program sees everything: it wakes by its deadline, calls flags and rules on
//! illegal moves by itself, and holds players to what they touched.

use jadoube_clock::{Mode, TimeControl};
use jadoube_journal::Record;
use jadoube_laws::{
    AdjournmentFact, AdjournmentRequest, ArbiterRequest, Asked, Class, ClockFact, ClockRequest,
    Contents, Created, DrawRequest, Edition, Happened, How, IrregularityFact, Motion, MovingFact,
    MovingRefusal, MovingRequest, Opening, Outcome, Refused, Regime, Regulations, Rule, Start,
};
use jadoube_ruling::{BySide, Moment, Seat, Side, Span};

fn at(millis: u64) -> Moment {
    Moment::from_millis(millis)
}

fn game(start: Start, default_time: Option<i64>) -> Record {
    let control = TimeControl::sudden_death(Span::from_secs(60), Mode::None);
    let mut regulations = Regulations::new(Edition::E2023, Class::Blitz, Regime::Limited, control);
    regulations.default_time = default_time.map(Span::from_secs);
    let created = Created { regulations, start };
    let mut record = Record::create(&created, Moment::ZERO).expect("a game");
    let started = record.ask(Seat::System, &Asked::Clock(ClockRequest::Start), at(0));
    assert!(started.is_ok(), "{started:?}");
    record
}

fn moved(text: &str) -> Asked {
    let motion: Motion = text.parse().expect("a motion");
    Asked::Moving(MovingRequest::Move {
        motion,
        two_hands: false,
    })
}

const PRESS: Asked = Asked::Clock(ClockRequest::Press { other_hand: false });

#[test]
fn the_deadline_is_the_flag_and_time_passed_calls_it() {
    let mut record = game(Start::default(), None);
    let deadline = |record: &Record| record.game().deadline(record.book());
    assert_eq!(deadline(&record), Some(at(60_000)));
    record
        .ask(Seat::White, &moved("e2e4"), at(10_000))
        .expect("a move");
    record
        .ask(Seat::White, &PRESS, at(10_000))
        .expect("a press");
    assert_eq!(deadline(&record), Some(at(70_000)));
    assert_eq!(
        record
            .ask(
                Seat::System,
                &Asked::Clock(ClockRequest::TimePassed),
                at(69_999)
            )
            .expect("heard")
            .len(),
        0
    );
    let called = record
        .ask(
            Seat::System,
            &Asked::Clock(ClockRequest::TimePassed),
            at(70_000),
        )
        .expect("heard");
    assert!(
        matches!(
            called[0],
            Happened::Clock(ClockFact::FlagFell {
                of: Side::Black,
                ..
            })
        ),
        "{called:?}"
    );
    let ending = record.game().ending().expect("the end");
    assert_eq!(
        (ending.outcome, ending.how),
        (Outcome::Win(Side::White), How::Flag)
    );
    assert_eq!(deadline(&record), None);
}

#[test]
fn a_move_that_comes_after_the_flag_is_too_late() {
    let mut record = game(Start::default(), None);
    let happened = record
        .ask(Seat::White, &moved("e2e4"), at(60_001))
        .expect("heard");
    assert!(
        happened
            .iter()
            .all(|one| !matches!(one, Happened::Moving(MovingFact::MoveMade { .. }))),
        "{happened:?}"
    );
    assert_eq!(
        record.game().ending().map(|e| e.outcome),
        Some(Outcome::Win(Side::Black))
    );
    assert_eq!(record.game().made_moves().white, 0);
}

#[test]
fn an_illegal_move_is_ruled_on_at_the_press_and_not_before() {
    let mut record = game(Start::default(), None);
    let put = record
        .ask(Seat::White, &moved("g1g3"), at(1_000))
        .expect("heard");
    assert!(
        matches!(
            put[..],
            [Happened::Moving(MovingFact::PieceMisplaced { .. })]
        ),
        "{put:?}"
    );
    let pressed = record.ask(Seat::White, &PRESS, at(2_000)).expect("heard");
    let Some(Happened::Irregularity(IrregularityFact::FaultPenalised(penalised))) = pressed.last()
    else {
        panic!("{pressed:?}");
    };
    assert_eq!(penalised.rule, Rule::IllegalMovePenalty);
    assert_eq!(
        record.game().clock().left(Side::Black, at(2_000)),
        Span::from_secs(120)
    );
    assert_eq!(record.game().clock().running(), Some(Side::White));
    // The knight was touched and must move.
    let other = record.ask(Seat::White, &moved("e2e4"), at(3_000));
    assert!(
        matches!(other, Err(Refused::Moving(MovingRefusal::BoundByTouch(_)))),
        "{other:?}"
    );
    assert!(record.ask(Seat::White, &moved("g1f3"), at(3_000)).is_ok());
}

#[test]
fn absence_is_called_when_the_default_time_is_over() {
    let start = Start {
        present: BySide {
            white: true,
            black: false,
        },
        ..Start::default()
    };
    let mut record = game(start, Some(30));
    let deadline = record.game().deadline(record.book()).expect("a deadline");
    assert_eq!(deadline, at(30_001));
    record
        .ask(
            Seat::System,
            &Asked::Clock(ClockRequest::TimePassed),
            deadline,
        )
        .expect("heard");
    let ending = record.game().ending().expect("the end");
    assert_eq!(
        (ending.outcome, ending.how),
        (Outcome::Win(Side::White), How::Default)
    );
}

#[test]
fn what_a_player_may_not_do_is_refused_and_changes_nothing() {
    let mut record = game(Start::default(), None);
    let before = format!("{:?}", record.game());
    for (seat, asked) in [
        (Seat::Black, moved("e7e5")),
        (Seat::Black, PRESS),
        (
            Seat::White,
            Asked::Clock(ClockRequest::AddTime {
                to: Side::White,
                span: Span::from_secs(60),
            }),
        ),
        (Seat::Arbiter, moved("e2e4")),
        (Seat::White, moved("e4e5")),
        (Seat::White, Asked::Draw(DrawRequest::AcceptDraw)),
        (
            Seat::Arbiter,
            Asked::Arbiter(ArbiterRequest::Override {
                ruling: 7,
                reason: "none".to_owned(),
            }),
        ),
    ] {
        let refused = record.ask(seat, &asked, at(0)).expect_err("refused");
        assert!(
            record.book().locate(refused.under()).is_some(),
            "{refused:?}"
        );
        assert_eq!(format!("{:?}", record.game()), before, "{asked:?}");
    }
}

#[test]
fn an_adjourned_game_sleeps_and_wakes_for_the_player_who_has_to_answer() {
    let mut record = game(Start::default(), Some(30));
    let deadline = |record: &Record| record.game().deadline(record.book());
    let contents = Contents {
        nonce: "a nonce that nobody guesses".to_owned(),
        text: "e4".to_owned(),
    };
    let ask = |record: &mut Record, seat, asked, millis| {
        let happened = record.ask(seat, &Asked::Adjournment(asked), at(millis));
        happened.unwrap_or_else(|refused| panic!("{refused:?}"))
    };
    let seal = contents.commitment();
    let sealed = AdjournmentRequest::Seal {
        seal,
        session_left: None,
    };
    ask(
        &mut record,
        Seat::Arbiter,
        AdjournmentRequest::RequestSeal,
        5_000,
    );
    ask(&mut record, Seat::White, sealed, 9_000);
    ask(
        &mut record,
        Seat::White,
        AdjournmentRequest::StopClock,
        10_000,
    );
    assert_eq!(deadline(&record), None, "nobody's time runs overnight");

    let present = BySide {
        white: true,
        black: false,
    };
    let resume = AdjournmentRequest::Resume { present };
    ask(&mut record, Seat::Arbiter, resume, 100_000);
    assert_eq!(deadline(&record), Some(at(160_000)), "Black's flag");
    let called = record.ask(
        Seat::System,
        &Asked::Clock(ClockRequest::TimePassed),
        at(131_000),
    );
    assert_eq!(called.expect("heard").len(), 0, "the envelope comes first");

    let opened = AdjournmentRequest::Open(Opening::of(contents));
    let opened = ask(&mut record, Seat::Arbiter, opened, 131_000);
    assert!(!opened.iter().any(|one| matches!(
        one,
        Happened::Adjournment(AdjournmentFact::SealedMovePlayed { .. })
    )));
    let ending = record.game().ending().expect("the end");
    assert_eq!(ending.outcome, Outcome::Win(Side::White));
    assert_eq!(
        (ending.how, ending.rule),
        (How::Default, Rule::ResumptionDefault)
    );
}
