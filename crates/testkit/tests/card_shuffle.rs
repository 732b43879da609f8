//! The shuffle that nobody steers: its order, what is refused, what is shown when, and old records.

use jadoube_cards::{
    Asked as Ask, BySeat, First, Game, Happened, Hex, Nonce, Numbers, Pace, Prepare, Prepared,
    Record, Seat, Seed, Session, Setup, Shuffling, Step, Switches, Unprepared, Who, commitment,
    number_commitment, refused_under, sealed_key, shuffled_by,
};
use jadoube_journal::CardsJournal;
use jadoube_ruling::{Moment, Span};
use jadoube_snapszer as snapszer;
use jadoube_ulti as ulti;

type Asked = Ask<ulti::Asked>;

const SEED: Seed = Hex([9; 32]);
const NUMBERS: BySeat<Nonce> = BySeat([Hex([1; 16]), Hex([2; 16]), Hex([3; 16])]);

fn setup<G: Game>(shuffling: Shuffling) -> Setup<G::Rules> {
    Setup {
        rules: G::Rules::NAMED[0].clone(),
        shuffling,
        numbers: Numbers::EverySeat,
        first: First::Dealer(Seat::ALL[2]),
    }
}

fn commit(seat: Option<Seat>) -> (Who, Asked) {
    let (who, commitment) = match seat {
        None => (Who::Table, commitment(&SEED)),
        Some(seat) => (
            Who::Player(seat),
            number_commitment(1, seat, &NUMBERS[seat]),
        ),
    };
    (who, Ask::Table(Prepare::Commit { commitment }))
}

fn open(seat: Seat) -> (Who, Asked) {
    let nonce = NUMBERS[seat];
    (Who::Player(seat), Ask::Table(Prepare::AddNonce { nonce }))
}

fn granted(session: &mut Session<ulti::Deal>, (who, asked): (Who, Asked)) -> Vec<Prepared> {
    let happened = session.decide(who, &asked).expect("granted");
    happened.iter().for_each(|one| session.apply(one));
    let prepared = happened.into_iter().filter_map(|one| match one {
        Happened::Table(one) => Some(*one),
        _ => None,
    });
    prepared.collect()
}

fn refused(session: &Session<ulti::Deal>, (who, asked): (Who, Asked)) -> Unprepared {
    let refused = session.decide(who, &asked).expect_err("refused");
    assert_eq!(refused_under::<ulti::Deal>(&refused).0, "U2");
    match refused {
        jadoube_cards::Refused::Table(unprepared) => unprepared,
        other => panic!("{other:?}"),
    }
}

fn committed() -> Session<ulti::Deal> {
    let mut session = Session::new(&setup::<ulti::Deal>(Shuffling::Sealed));
    // In any order.
    for who in [
        Some(Seat::ALL[1]),
        None,
        Some(Seat::ALL[2]),
        Some(Seat::ALL[0]),
    ] {
        granted(&mut session, commit(who));
    }
    session
}

fn cut(session: &mut Session<ulti::Deal>) {
    let who = session.preparation().to_act();
    assert_eq!(who, Who::Player(Seat::ALL[1]), "the dealer's left");
    granted(session, (who, Ask::Table(Prepare::Cut { at: 7 })));
}

#[test]
fn nothing_is_opened_before_everybody_has_committed() {
    let mut session = Session::new(&setup::<ulti::Deal>(Shuffling::Sealed));
    for who in [None, Some(Seat::ALL[0]), Some(Seat::ALL[1])] {
        let early = refused(&session, open(Seat::ALL[0]));
        assert_eq!(early, Unprepared::AnotherStep { due: Step::Shuffle });
        granted(&mut session, commit(who));
        assert_eq!(
            refused(&session, commit(who)),
            Unprepared::CommitmentUsed {
                commitment: match commit(who).1 {
                    Ask::Table(Prepare::Commit { commitment }) => commitment,
                    _ => unreachable!("a commitment"),
                },
            }
        );
    }
    granted(&mut session, commit(Some(Seat::ALL[2])));
    // The cut comes before the openings: who knew the numbers could steer by it.
    let early = refused(&session, open(Seat::ALL[0]));
    assert_eq!(early, Unprepared::AnotherStep { due: Step::Cut });
}

#[test]
fn numbers_are_shown_together_and_make_the_deal() {
    let mut session = committed();
    cut(&mut session);
    let shown = |session: &Session<ulti::Deal>| session.view(None).next.expect("waiting");
    for seat in [2, 0] {
        granted(&mut session, open(Seat::ALL[seat]));
        assert_eq!(shown(&session).nonces, BySeat([None; 3]), "not one by one");
        assert!(shown(&session).opened[Seat::ALL[seat]]);
    }
    let other = Ask::Table(Prepare::AddNonce {
        nonce: Hex([4; 16]),
    });
    let differs = refused(&session, (Who::Player(Seat::ALL[1]), other));
    assert_eq!(differs, Unprepared::NumberDiffers);
    granted(&mut session, open(Seat::ALL[1]));
    assert_eq!(shown(&session).nonces, BySeat(NUMBERS.0.map(Some)));
    let wrong = Ask::Table(Prepare::Deal { seed: Hex([8; 32]) });
    assert_eq!(
        refused(&session, (Who::Table, wrong)),
        Unprepared::SeedDiffers
    );
    let deal = Ask::Table(Prepare::Deal { seed: SEED });
    let dealt = granted(&mut session, (Who::Table, deal));
    let pack = ulti::Deal::PACK.cards;
    let expected = shuffled_by(pack, sealed_key(&SEED, &NUMBERS, 1)).cut(7);
    assert!(matches!(&dealt[..], [Prepared::Dealt { deck, .. }] if *deck == expected));
    assert_eq!(session.view(None).seed, None, "the seed stays closed");
}

#[test]
fn a_seat_that_does_not_open_is_named_and_the_shuffle_begins_anew() {
    let mut session = committed();
    let time_up = || (Who::Table, Ask::Table(Prepare::TimeUp));
    assert_eq!(
        refused(&session, time_up()),
        Unprepared::NobodyIsLate,
        "the cut is due"
    );
    cut(&mut session);
    granted(&mut session, open(Seat::ALL[0]));
    let named = granted(&mut session, time_up());
    assert_eq!(
        named,
        [Prepared::ShuffleVoid {
            missing: vec![Seat::ALL[1], Seat::ALL[2]],
            owed: Step::Nonces,
        }]
    );
    assert_eq!(session.preparation().step(), Step::Shuffle);
    // What was committed to may be known by now.
    for who in [None, Some(Seat::ALL[0]), Some(Seat::ALL[2])] {
        let again = refused(&session, commit(who));
        assert!(
            matches!(again, Unprepared::CommitmentUsed { .. }),
            "{again:?}"
        );
    }
}

#[test]
fn nobody_shows_the_commitment_of_another() {
    let mut session = Session::new(&setup::<ulti::Deal>(Shuffling::Sealed));
    granted(&mut session, commit(Some(Seat::ALL[0])));
    let (_, copied) = commit(Some(Seat::ALL[0]));
    let copied = refused(&session, (Who::Player(Seat::ALL[1]), copied));
    assert!(
        matches!(copied, Unprepared::CommitmentUsed { .. }),
        "{copied:?}"
    );
}

#[test]
fn who_is_waited_for_has_a_deadline_and_is_named_once() {
    let pace = Pace {
        shuffle: Span::from_millis(20_000),
        act: Some(Span::from_millis(60_000)),
    };
    let at = Moment::from_millis(1_000);
    let mut session = Session::new(&setup::<ulti::Deal>(Shuffling::Sealed));
    assert_eq!(
        session.deadline(&pace, at),
        Some(Moment::from_millis(21_000))
    );
    session = committed();
    assert_eq!(
        session.deadline(&pace, at),
        Some(Moment::from_millis(61_000)),
        "the cut"
    );
    let late = session.decide(Who::Table, &Ask::Late).expect("granted");
    assert_eq!(late[..], [Happened::Late { by: Seat::ALL[1] }]);
    late.iter().for_each(|one| session.apply(one));
    assert_eq!(
        (session.deadline(&pace, at), session.late()),
        (None, Some(Seat::ALL[1]))
    );
    assert!(session.decide(Who::Table, &Ask::Late).is_err());
    assert!(session.decide(Who::Arbiter, &Ask::Late).is_err());
    cut(&mut session);
    assert_eq!(session.late(), None, "who acts is late no more");
}

#[test]
fn a_record_shows_nothing_of_a_deal_that_is_played() {
    let mut record = Record::<ulti::Deal>::new(setup::<ulti::Deal>(Shuffling::Sealed));
    let mut ask = |(who, asked): (Who, Asked)| {
        record.ask(who, &asked).expect("granted");
        record.open_lines().join("\n")
    };
    for who in [
        None,
        Some(Seat::ALL[0]),
        Some(Seat::ALL[1]),
        Some(Seat::ALL[2]),
    ] {
        ask(commit(who));
    }
    ask((Who::Player(Seat::ALL[1]), Ask::Table(Prepare::Knock)));
    for seat in Seat::ALL {
        ask(open(seat));
    }
    let shown = ask((Who::Table, Ask::Table(Prepare::Deal { seed: SEED })));
    assert!(
        !shown.contains("holds") && !shown.contains(&SEED.to_string()),
        "{shown}"
    );
    assert!(shown.ends_with(&format!("2: nonce {}", NUMBERS[Seat::ALL[2]])));
    assert!(record.to_string().contains("holds"));
}

/// A record of the first form in which the table and the last player chose the shuffle, or in which a commitment
/// is used again, is what it was; only the second is told apart by its lines.
#[test]
fn a_commitment_is_never_used_twice_in_any_form() {
    let text = include_str!("records/snapszer-1.txt");
    let commitments: Vec<&str> = text
        .lines()
        .filter(|line| line.contains(": commit "))
        .collect();
    let [first, second, ..] = commitments[..] else {
        panic!("several deals are expected");
    };
    let forged = text.replace(second, first);
    let error = Record::<snapszer::Deal>::read(&forged).expect_err("refused");
    assert_eq!(forged.lines().nth(error.line - 1), Some(first));
    assert!(error.to_string().contains("CommitmentUsed"), "{error}");
}

#[test]
fn records_of_the_first_form_verify_as_before() {
    let ulti = include_str!("records/ulti-1.txt");
    let read = Record::<ulti::Deal>::read(ulti).expect("reads");
    assert!(read.session().is_over());
    assert!(
        read.setup().rules.open_kontra,
        "hands were open when it was doubled"
    );
    // The same session under the rules of today is another one.
    let now = ulti
        .replace("record 1", "record 2")
        .replace("shuffle fair", "shuffle fair\nnumbers by one program");
    assert!(Record::<ulti::Deal>::read(&now).is_err());
    let snapszer = include_str!("records/snapszer-1.txt");
    assert!(
        Record::<snapszer::Deal>::read(snapszer)
            .expect("reads")
            .session()
            .is_over()
    );
}

#[test]
fn journals_of_the_first_form_verify_byte_for_byte() {
    let read = Record::<ulti::Deal>::read(include_str!("records/ulti-1.txt")).expect("reads");
    let mut journal = CardsJournal::<ulti::Deal>::create(read.setup().clone(), Moment::ZERO);
    for (who, asked) in read.requests() {
        journal.ask(*who, asked, Moment::ZERO).expect("granted");
    }
    // As the first form wrote it: no word of the numbers, nor of the switch that came later.
    let first = journal.to_string();
    let first = first
        .replace(",\"numbers\":\"one_program\"", "")
        .replace(" open_kontra=on", "");
    assert!(
        first.contains("god-2012 deals=12\""),
        "{}",
        first.lines().next().unwrap_or_default()
    );
    let again = CardsJournal::<ulti::Deal>::verify(&first).expect("verifies");
    assert_eq!(again.to_string(), first);
}
