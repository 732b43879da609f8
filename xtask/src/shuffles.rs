//! Shuffles as the rules compute them, by which the pages try their own arithmetic.

use jadoube_cards::{
    BySeat, CardSet, Deck, Game, Hex, Seat, commitment, number_commitment, sealed_key, shuffled_by,
};
use jadoube_cards::{Card, Suit};
use serde_json::{Value, json};

/// How many shuffles of each game.
const EACH: u8 = 8;

/// `web/src/lib/cards/shuffles.json`: a line for each.
pub fn json() -> String {
    let rules = jadoube_ulti::Ruleset::default();
    let ulti = (0..EACH).map(|number| {
        case::<jadoube_ulti::Deal>(number, |dealer, deck, knocked| {
            *jadoube_ulti::Deal::new(&rules, dealer, deck, knocked).hands()
        })
    });
    let snapszer = (0..EACH).map(|number| {
        case::<jadoube_snapszer::Deal>(number, |dealer, deck, _| {
            let mut deal = jadoube_snapszer::Deal::new(dealer, deck);
            // The call brings the second packets.
            deal.apply(&jadoube_snapszer::Happened::TrumpCalled {
                by: dealer.right(),
                trump: Suit::Hearts,
            });
            *deal.hands()
        })
    });
    let lines: Vec<String> = ulti.chain(snapszer).map(|case| case.to_string()).collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}

fn case<G: Game>(number: u8, hands: impl Fn(Seat, &Deck, bool) -> BySeat<CardSet>) -> Value {
    let deal = u32::from(number) * 300;
    let seed = Hex([number.wrapping_mul(37) ^ 0xa5; 32]);
    let nonces = BySeat::new(|seat| Hex([number.wrapping_mul(11) + seat.number() * 80; 16]));
    let key = sealed_key(&seed, &nonces, deal);
    let knocked = G::PACK.knock && number % 2 == 1;
    let cut = (!knocked).then_some(1 + number * 3);
    let pack = shuffled_by(G::PACK.cards, key);
    let deck = pack.clone().cut(usize::from(cut.unwrap_or(0)));
    let dealer = Seat::ALL[usize::from(number % 3)];
    let hands = hands(dealer, &deck, knocked);
    let cards = |hand: &CardSet| hand.iter().collect::<Vec<Card>>();
    json!({
        "game": G::NAME,
        "deal": deal,
        "dealer": dealer,
        "seed": seed,
        "commitment": commitment(&seed),
        "nonces": nonces,
        "sealed": BySeat::new(|seat| number_commitment(deal, seat, &nonces[seat])),
        "key": Hex(key),
        "pack": pack,
        "cut": cut,
        "deck": deck,
        "hands": BySeat::new(|seat| cards(&hands[seat])),
    })
}
