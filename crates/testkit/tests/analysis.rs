//! Looking back at a deal agrees with how it was settled.

use jadoube_cards::{Deck, First, Numbers, Prepare, Seat, Session, Setup, Shuffling, Who};
use jadoube_snapszer as snapszer;
use jadoube_testkit::card_dice::{Rolled, deck};
use jadoube_testkit::dice::Dice;
use jadoube_ulti as ulti;

/// Plays one deal with random requests, none of the arbiter's.
fn played<G: Rolled>(dice: &mut Dice) -> Session<G> {
    let setup = Setup {
        rules: match "god-2012".parse() {
            Ok(rules) => rules,
            Err(_) => panic!("rules"),
        },
        shuffling: Shuffling::ByHand,
        numbers: Numbers::OneProgram,
        first: First::Dealer(Seat::ALL[0]),
    };
    let mut session = Session::<G>::new(&setup);
    let deck: Deck = deck(G::PACK.cards, dice);
    let ask = |session: &mut Session<G>, who, asked| {
        if let Ok(happened) = session.decide(who, &asked) {
            happened.iter().for_each(|one| session.apply(one));
        }
    };
    ask(
        &mut session,
        Who::Table,
        jadoube_cards::Asked::Table(Prepare::LayDeck { deck }),
    );
    let cutter = session.preparation().to_act();
    ask(
        &mut session,
        cutter,
        jadoube_cards::Asked::Table(Prepare::Cut { at: 7 }),
    );
    while session.playing() {
        let (Some(Who::Player(seat)), Some(deal)) = (session.to_act(), session.deal()) else {
            break;
        };
        let asked = deal.sensible(session.rules(), dice);
        ask(
            &mut session,
            Who::Player(seat),
            jadoube_cards::Asked::Play(asked),
        );
    }
    session
}

#[test]
fn what_open_cards_say_of_ulti_ends_in_the_settlement() {
    let mut dice = Dice::new(5);
    let mut solver = ulti::solver::Solver::default();
    let (mut lost, mut given) = (0, 0);
    for _ in 0..80 {
        let session = played::<ulti::Deal>(&mut dice);
        let deal = session.deal().expect("a deal");
        let settlement = deal.settlement().expect("settled");
        // What was agreed need not be what could be played.
        let claimed = deal.claim_made().is_some();
        let found = ulti::analysis::analyse(session.rules(), deal, &mut solver).expect("no limit");
        for story in &found.figures {
            let paid = settlement
                .components
                .iter()
                .find(|one| one.figure == story.figure);
            if let Some(paid) = paid {
                assert_eq!(story.made, paid.value > 0, "{story:?}");
            }
            // Every card that turned the figure was its player's mistake, and had a better one.
            let mut can = story.story.could;
            for turn in &story.story.turns {
                assert_eq!(can, Some(turn.seat) == deal.declarer(), "{story:?}");
                assert!(
                    !turn.better.is_empty() && !turn.better.has(turn.card),
                    "{story:?}"
                );
                can = !can;
            }
            assert!(claimed || can == story.made, "{story:?}");
            lost += u32::from(story.story.could && !story.made);
            given += u32::from(!story.story.could && story.made);
        }
        if let (Some(net), false) = (&found.net, claimed) {
            assert_eq!(
                net.end(),
                settlement.nets[0] + settlement.nets[1],
                "{net:?}"
            );
        }
    }
    assert!(
        lost > 0 && given > 0,
        "random play loses some and gives some: {lost} {given}"
    );
}

#[test]
fn what_open_cards_say_of_snapszer_ends_in_the_settlement() {
    let mut dice = Dice::new(6);
    let mut solver = snapszer::solver::Solver::default();
    let mut turns = 0;
    for _ in 0..40 {
        let session = played::<snapszer::Deal>(&mut dice);
        let deal = session.deal().expect("a deal");
        let settlement = deal.settlement().expect("settled");
        let found =
            snapszer::analysis::analyse(session.rules(), deal, &mut solver).expect("no limit");
        let found = found.expect("the trumps were called");
        for turn in &found.turns {
            assert!(!turn.better.has(turn.card), "{found:?}");
        }
        turns += found.turns.len();
        let won = settlement.winner == jadoube_cards::Side::Declarer;
        // A pair that nobody showed, or a "kész" that nobody said, can change who wins.
        if settlement.end != snapszer::End::MorePoints {
            assert_eq!(found.end() > 0, won, "{found:?} {settlement:?}");
        }
    }
    assert!(turns > 0);
}
