//! Shuffles as the rules compute them, by which the pages try their own arithmetic.

use jadoube_cards::{
    BySeat, CardSet, Deck, Game, Hex, Seat, commitment, duplicate_key, number_commitment,
    sealed_key, shuffled_by,
};
use jadoube_cards::{Card, Suit};
use serde_json::{Value, json};

/// How many shuffles of each game.
const EACH: u8 = 8;

type Hands<'a> = &'a dyn Fn(Seat, &Deck, bool) -> BySeat<CardSet>;

/// `web/src/lib/cards/shuffles.json`: a line for each.
pub fn json() -> String {
    written(&case::<jadoube_ulti::Deal>, &case::<jadoube_snapszer::Deal>)
}

/// `web/src/lib/cards/duplicates.json`: deals that several tables play, a line for each.
pub fn duplicates() -> String {
    written(
        &duplicate::<jadoube_ulti::Deal>,
        &duplicate::<jadoube_snapszer::Deal>,
    )
}

type Case<'a> = &'a dyn Fn(u8, Hands<'_>) -> Value;

fn written(ulti_case: Case<'_>, snapszer_case: Case<'_>) -> String {
    let rules = jadoube_ulti::Ruleset::default();
    let ulti = (0..EACH).map(|number| {
        ulti_case(number, &|dealer, deck, knocked| {
            *jadoube_ulti::Deal::new(&rules, dealer, deck, knocked).hands()
        })
    });
    let snapszer = (0..EACH).map(|number| {
        snapszer_case(number, &|dealer, deck, _| {
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

/// A deal of so many tables and one more: the seed is its own, the numbers are those of the draw.
fn duplicate<G: Game>(number: u8, hands: Hands<'_>) -> Value {
    let deal = u32::from(number) + 1;
    let seed = |deal: u32| Hex([number.wrapping_mul(31) ^ 0x5a ^ deal as u8; 32]);
    let tables = 2 + number % 3;
    // Now and then a seat is left out.
    let left_out = |table: u8, seat: Seat| number % 4 == 3 && table == 1 && seat.number() == 2;
    let of_table = |table: u8| {
        let nonce = |seat: Seat| Hex([number.wrapping_mul(7) + table * 40 + seat.number(); 16]);
        BySeat::new(|seat| (!left_out(table, seat)).then(|| nonce(seat)))
    };
    let numbers: Vec<_> = (0..tables).map(of_table).collect();
    let seats: Vec<_> = numbers
        .iter()
        .map(|of| BySeat::new(|seat| of[seat].map(|one| number_commitment(0, seat, &one))))
        .collect();
    let codes: Vec<_> = (1..=deal + 2).map(|deal| commitment(&seed(deal))).collect();
    let key = duplicate_key(&seed(deal), &numbers, deal);
    let deck = shuffled_by(G::PACK.cards, key);
    let dealer = Seat::ALL[usize::from(number % 3)];
    let hands = hands(dealer, &deck, false);
    let cards = |hand: &CardSet| hand.iter().collect::<Vec<Card>>();
    json!({
        "game": G::NAME,
        "deal": deal,
        "dealer": dealer,
        "seed": seed(deal),
        "table": number % tables,
        "codes": codes,
        "seats": seats,
        "numbers": numbers,
        "key": Hex(key),
        "deck": deck,
        "hands": BySeat::new(|seat| cards(&hands[seat])),
    })
}

fn case<G: Game>(number: u8, hands: Hands<'_>) -> Value {
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
