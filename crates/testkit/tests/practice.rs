//! Practice players: never refused, the same for the same seed, content with a view.

use jadoube_cards::practice::{Level, Player, Thinking};
use jadoube_cards::{BySeat, Game, Seat, Units};
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
