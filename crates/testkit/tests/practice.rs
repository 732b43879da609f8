//! Practice players: never refused, the same for the same seed, content with a view.

use jadoube_cards::practice::{Level, Player, Score, Thinking};
use jadoube_cards::{BySeat, Card, Cited as _, Deck, Game, Seat, Suit, Units};
use jadoube_snapszer as snapszer;
use jadoube_testkit::card_dice::deck;
use jadoube_testkit::dice::Dice;
use jadoube_testkit::table::play_deal;
use jadoube_ulti as ulti;

/// Plays deals under several rules with all levels at the table, seats rotated.
fn deals<G: Game, P: Player<G>>(rules: &[&str], count: u64, nodes: u64) -> Vec<BySeat<Units>> {
    let mut won = Vec::new();
    for number in 0..count {
        let rules = rules[number as usize % rules.len()].parse::<G::Rules>();
        let Ok(rules) = rules else {
            panic!("rules");
        };
        let deck = deck(G::PACK.cards, &mut Dice::new(number));
        let shift = number as usize;
        let mut players = BySeat::new(|seat| {
            P::new(
                Level::ALL[(seat.index() + shift) % 3],
                number + u64::from(seat.number()),
            )
        });
        let dealer = Seat::ALL[shift / 3 % 3];
        let played = play_deal::<G, P>(&rules, &deck, dealer, &mut players, Thinking::nodes(nodes));
        won.push(played.expect("practice players keep to the rules"));
    }
    won
}

#[test]
fn ulti_players_are_never_refused_and_follow_from_their_seed() {
    let rules = [
        "god-2012",
        "common",
        "god-2012 kontra_timing=preplay spread_open=at_once",
        "common auction_end=3 kontra_limit=1",
    ];
    let once = deals::<ulti::Deal, ulti::practice::Player>(&rules, 8, 2_000);
    let again = deals::<ulti::Deal, ulti::practice::Player>(&rules, 8, 2_000);
    assert_eq!(once, again);
    assert!(
        once.iter()
            .any(|won| won.0.iter().any(|units| *units != Units::ZERO))
    );
}

#[test]
fn snapszer_players_are_never_refused_and_follow_from_their_seed() {
    let rules = [
        "god-2012",
        "common",
        "god-2012 auto_ready=on kontra_limit=2",
    ];
    let once = deals::<snapszer::Deal, snapszer::practice::Player>(&rules, 24, 3_000);
    let again = deals::<snapszer::Deal, snapszer::practice::Player>(&rules, 24, 3_000);
    assert_eq!(once, again);
    assert!(
        once.iter()
            .all(|won| won.0.into_iter().sum::<Units>() == Units::ZERO)
    );
}

#[test]
fn a_player_who_may_not_think_plays_all_the_same() {
    let rules = ["god-2012"];
    deals::<ulti::Deal, ulti::practice::Player>(&rules, 3, 0);
    deals::<snapszer::Deal, snapszer::practice::Player>(&rules, 3, 0);
}

/// A deal of acorns in which seat 0 has every trump that counts; the play stands before the second trick.
fn strong_declarer(contract: &str) -> (ulti::Ruleset, ulti::Deal) {
    use ulti::{Asked, Contract};
    let rules = ulti::Ruleset::GOD_2012;
    let hands = [
        "MA MX MK MF ML M9 M8 M7 ZA ZX",
        "P7 P8 P9 PL PF PK PX PA Z9 ZL",
        "T7 T8 T9 TL TF TK TX TA ZF ZK",
        "Z7 Z8",
    ];
    let cards = hands.iter().flat_map(|hand| hand.split(' '));
    let deck = Deck(cards.map(|code| code.parse().expect("a card")).collect());
    let mut deal = ulti::Deal::new(&rules, Seat::ALL[2], &deck, true);
    let contract: Contract = contract.parse().expect("a contract");
    let mut acts = vec![Asked::Take, Asked::Bid { contract }];
    acts.push("lay Z7 Z8".parse().expect("a request"));
    acts.extend([Asked::Pass; 3]);
    acts.push("trump M".parse().expect("a request"));
    for card in ["MA", "P7", "T7"] {
        acts.push(format!("play {card}").parse().expect("a request"));
    }
    for asked in acts {
        ask(&rules, &mut deal, asked);
    }
    (rules, deal)
}

fn ask(rules: &ulti::Ruleset, deal: &mut ulti::Deal, asked: ulti::Asked) {
    let seat = deal.turn().expect("somebody's turn");
    let happened = deal.decide(rules, seat, &asked).expect("granted");
    happened.iter().for_each(|one| deal.apply(one));
}

#[test]
fn practice_players_agree_to_what_they_cannot_prevent_and_to_nothing_else() {
    use jadoube_cards::Side;
    for level in Level::ALL {
        let answers = |contract: &str, rest: Side| {
            let (rules, mut deal) = strong_declarer(contract);
            ask(&rules, &mut deal, ulti::Asked::Claim { rest });
            while let (Some(ulti::Due::Answer), Some(seat)) = (deal.due(), deal.turn()) {
                let mut player = ulti::practice::Player::new(level, 1);
                let view = deal.view(&rules, Some(seat));
                let thinking = Thinking::nodes(200_000);
                let asked = player.act(&rules, &view, &Default::default(), thinking);
                ask(&rules, &mut deal, asked.expect("an answer"));
            }
            deal.settlement().map(|settlement| settlement.nets)
        };
        // Every trick is the declarer's, whatever is played; with his seven he has ultimó as well.
        assert_eq!(answers("simple", Side::Declarer), Some([7, 7]), "{level:?}");
        assert_eq!(answers("ulti", Side::Declarer), Some([9, 9]), "{level:?}");
        // A present is taken: one trick is the declarer's, the rest brings the defenders the game.
        assert_eq!(
            answers("simple", Side::Defenders),
            Some([-1, -1]),
            "{level:?}"
        );
    }
}

#[test]
fn a_practice_player_plays_on_where_something_can_be_won() {
    use jadoube_cards::Side;
    let (rules, mut deal) = strong_declarer("simple");
    // A defender who asks for the rest has no right to it.
    ask(&rules, &mut deal, "play MX".parse().expect("a request"));
    ask(
        &rules,
        &mut deal,
        ulti::Asked::Claim {
            rest: Side::Defenders,
        },
    );
    let shown = deal.view(&rules, Some(Seat::ALL[0])).hands[Seat::ALL[1]];
    assert_eq!(
        shown.map(jadoube_cards::CardSet::len),
        Some(9),
        "who claims shows his cards"
    );
    assert!(deal.view(&rules, None).hands[Seat::ALL[2]].is_none());
    for level in Level::ALL {
        let mut deal = deal.clone();
        while let (Some(ulti::Due::Answer), Some(seat)) = (deal.due(), deal.turn()) {
            let mut player = ulti::practice::Player::new(level, 1);
            let view = deal.view(&rules, Some(seat));
            let asked = player.act(&rules, &view, &Default::default(), Thinking::nodes(200_000));
            ask(&rules, &mut deal, asked.expect("an answer"));
        }
        assert_eq!(deal.due(), Some(ulti::Due::Play), "{level:?}");
        let again = ulti::Asked::Claim {
            rest: Side::Defenders,
        };
        let refused = deal
            .decide(&rules, Seat::ALL[1], &again)
            .expect_err("once a trick");
        assert_eq!(refused.under().0, "A-U27");
    }
}

/// The view of a defender after seat 0 has called hearts, announced snapszer and played the first of these cards, and
/// seats before him the others.
fn announced_snapszer(hands: &str, played: &[&str]) -> snapszer::View {
    use snapszer::{Asked, Deal, Ruleset};
    let rules = Ruleset::GOD_2012;
    let cards: Vec<Card> = hands
        .split_whitespace()
        .map(|code| code.parse().expect("a card"))
        .collect();
    // Four cards for each seat, and four again.
    let packets = [0, 8, 16, 4, 12, 20].map(|at| &cards[at..at + 4]);
    let mut deal = Deal::new(Seat::ALL[2], &Deck(packets.concat().into()));
    let mut acts = vec![
        Asked::Call {
            trump: Suit::Hearts,
        },
        Asked::Snapszer,
    ];
    acts.extend(
        played
            .iter()
            .map(|code| Asked::card(code.parse().expect("a card"))),
    );
    for asked in acts {
        let seat = deal.turn().expect("somebody's turn");
        let happened = deal.decide(&rules, seat, &asked).expect("granted");
        happened.iter().for_each(|one| deal.apply(one));
    }
    let view = deal.view(&rules, deal.turn());
    assert!(view.snapszer && view.may_double);
    view
}

/// At how many of twenty seeds a player doubles.
fn doubles(view: &snapszer::View, level: Level) -> usize {
    let doubles = |seed: &u64| {
        let mut player = snapszer::practice::Player::new(level, *seed);
        let (rules, score) = (
            snapszer::Ruleset::GOD_2012,
            Score {
                deals_left: 24,
                ..Score::default()
            },
        );
        let asked = player.act(&rules, view, &score, Thinking::nodes(200_000));
        asked.expect("an act") == snapszer::Asked::Kontra
    };
    (0..20).filter(doubles).count()
}

#[test]
fn an_announced_snapszer_is_not_doubled_by_hands_that_cannot_take_a_trick() {
    // The only trump, the ten, falls under the ace.
    let lost_ten = "PA PK PF P9 ZA ZX TA M9  PX MA MK ML TK TF Z9 ZL  PL MX MF TX TL T9 ZK ZF";
    // No trump at all.
    let no_trump = "PA PX PK PF PL TA ZA M9  TX TK TF ZX ZK ZF MK ML  P9 MA MX MF T9 TL Z9 ZL";
    for level in [Level::Middle, Level::Strong] {
        for hands in [lost_ten, no_trump] {
            assert_eq!(
                doubles(&announced_snapszer(hands, &["PA"]), level),
                0,
                "{level:?} {hands}"
            );
        }
        let last = announced_snapszer(no_trump, &["PA", "TK"]);
        assert_eq!(doubles(&last, level), 0, "{level:?}");
    }
}

#[test]
fn an_announced_snapszer_is_doubled_with_a_trick_that_is_certain() {
    // The ace of leaves is led to a hand with trumps and without leaves.
    let sure = "PA PX PF ZA ZX ZK TA MA  PK P9 TX TK TL MX MK M9  PL TF T9 ZF ZL Z9 MF ML";
    for level in [Level::Middle, Level::Strong] {
        let view = announced_snapszer(sure, &["ZA"]);
        assert_eq!(doubles(&view, level), 20, "{level:?}");
    }
}
