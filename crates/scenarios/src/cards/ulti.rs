//! The thin adapter from an ulti scenario to the engine.

use jadoube_cards::{BySeat, Card, CardSet, Cited, Deck, Game, Seat, Side, Suit, Trick};
use jadoube_ulti::{
    Asked, Contract, ContractError, Deal, Doubling, Due, Figure, Figures, GameStands, Outcome,
    Ruleset, Settlement, Suits, Taken, settle, trick_rules, violation,
};
use serde_json::{Value, json};

use super::session::{TableError, came, rules};
use super::{
    Call, Came, Turns, calls, cards, check_legal, hands, list, maybe_seat, seat, seats, suit, units,
};
use crate::chess::Failure;
use crate::{Keys, ScenarioError};

/// Asks the engine what a kind of scenario is about; none for an unknown kind.
pub fn ask(
    kind: &str,
    ruleset: &str,
    mut given: Keys,
    when: Keys,
) -> Result<Option<Came>, Failure> {
    let rules: Ruleset = rules(ruleset, &mut given, &[])?;
    let came = match kind {
        "value" => value(&rules, given)?,
        "outbid" => outbid(&rules, given)?,
        "deal" => deal(&rules, given)?,
        "auction" => return auction(&rules, given, when).map(Some),
        "trump" => trump(given)?,
        "legal" => legal(given)?,
        "trick" => trick(given)?,
        "play" => return play(&rules, given, when).map(Some),
        "kontra" => return kontra(&rules, given, when).map(Some),
        "settle" => settled(&rules, given)?,
        "violation" => violated(&rules, given)?,
        _ => return Ok(None),
    };
    when.done()?;
    Ok(Some(came))
}

/// The figure of a word; `parti` and `simple` are the game.
fn figure(word: &str) -> Result<Figure, ContractError> {
    match word {
        "parti" | "simple" => Ok(Figure::Game),
        other => other.parse(),
    }
}

/// The words under which a scenario may ask about a figure: a spread one also by its plain name.
fn words(figure: Figure) -> Vec<&'static str> {
    match figure {
        Figure::Game => vec!["parti"],
        Figure::SpreadDurch => vec![figure.word(), Figure::Durch.word()],
        Figure::SpreadBetli => vec![figure.word(), Figure::Betli.word()],
        other => vec![other.word()],
    }
}

/// The component that a word means in a contract: its durchmars or betli may be spread.
fn component(
    keys: &Keys,
    key: &str,
    word: &str,
    contract: Contract,
) -> Result<Figure, ScenarioError> {
    let named = figure(word).map_err(|error| keys.fault(key, error.to_string()))?;
    let has = |figure: Figure| contract.figures().has(figure);
    Ok(match named {
        Figure::Durch if has(Figure::SpreadDurch) => Figure::SpreadDurch,
        Figure::Betli if has(Figure::SpreadBetli) => Figure::SpreadBetli,
        other => other,
    })
}

/// Figures and colour, which may make up no contract.
fn contract_or_not(keys: &mut Keys) -> Result<Result<Contract, ContractError>, ScenarioError> {
    let words = keys.texts("figures")?;
    let words = words.ok_or_else(|| keys.fault("figures", "this key is missing"))?;
    let figures = words.iter().map(|word| figure(word));
    let figures = figures.collect::<Result<Figures, _>>();
    let figures = figures.map_err(|error| keys.fault("figures", error.to_string()))?;
    let red = keys.flag("red")?.unwrap_or(false);
    let no_trumps = keys.flag("notrump")?.unwrap_or(false);
    Ok(Contract::new(figures, red, no_trumps))
}

/// A contract below a key.
fn contract(keys: &mut Keys, key: &str) -> Result<Contract, ScenarioError> {
    let nested = keys.nested(key)?;
    let mut nested = nested.ok_or_else(|| keys.fault(key, "this key is missing"))?;
    let contract = contract_or_not(&mut nested)?;
    nested.done()?;
    contract.map_err(|error| keys.fault(key, error.to_string()))
}

fn value(rules: &Ruleset, mut given: Keys) -> Result<Came, ScenarioError> {
    let contract = contract_or_not(&mut given)?;
    given.done()?;
    let Ok(contract) = contract else {
        return Ok(came(json!({ "valid": false })));
    };
    let game = match contract.game() {
        GameStands::Announced => "announced",
        GameStands::RidesAlong => "active",
        GameStands::Dormant => "dormant",
        GameStands::Absent => "none",
    };
    let individual = contract.fixed_trump() == Some(None);
    Ok(came(json!({
        "valid": true,
        "value": contract.value(rules),
        "parti": game,
        "kontra": if individual { "individual" } else { "shared" },
    })))
}

/// The second bidder takes the talon and bids over the first.
fn outbid(rules: &Ruleset, mut given: Keys) -> Result<Came, ScenarioError> {
    let current = contract(&mut given, "current")?;
    let nested = given.nested("next")?;
    let mut nested = nested.ok_or_else(|| given.fault("next", "this key is missing"))?;
    let next = contract_or_not(&mut nested)?;
    nested.done()?;
    given.done()?;
    let mut table = fresh(rules);
    let [first, second, _] = Seat::ALL;
    let opened = bid(&mut table, first, current).is_ok();
    let next = next.is_ok_and(|contract| bid(&mut table, second, contract).is_ok());
    Ok(came(json!({ "legal": opened && next })))
}

fn deal(rules: &Ruleset, mut given: Keys) -> Result<Came, ScenarioError> {
    let deck = Deck(cards(&mut given, "deck")?.into());
    let dealer = seat(&mut given, "dealer")?;
    let knock = given.flag("knock")?.unwrap_or(false);
    let cut = given.number("cut")?.unwrap_or(0);
    let cut = u8::try_from(cut).map_err(|_| given.fault("cut", "a number of cards is expected"))?;
    given.done()?;
    let mut table = Table::before(rules, dealer);
    let prepared = table.prepare(deck, if knock { None } else { Some(cut) });
    let Some(deal) = table.session.deal().filter(|_| prepared.is_ok()) else {
        return Ok(came(json!({ "legal": false, "illegal": true })));
    };
    Ok(came(json!({
        "legal": true,
        "illegal": false,
        "first_bidder": deal.turn(),
        "talon": deal.talon(),
        "hands": deal.hands(),
    })))
}

type Table = super::session::Table<Deal>;

/// A deal that seat 0 opens, with any cards.
fn fresh(rules: &Ruleset) -> Table {
    let mut table = Table::before(rules, Seat::ALL[2]);
    let deck = Deck(CardSet::PACK_32.iter().collect());
    // A whole pack and a knock are never refused.
    let _ = table.prepare(deck, None);
    table
}

/// A deal with given cards.
fn with(
    rules: &Ruleset,
    keys: &Keys,
    dealer: Seat,
    hands: &BySeat<Vec<Card>>,
    talon: &[Card],
) -> Result<Table, ScenarioError> {
    let mut table = Table::before(rules, dealer);
    let order = dealer.right().round().map(|seat| hands[seat].as_slice());
    let deck = [order[0], order[1], order[2], talon].concat();
    let ten = hands.0.iter().all(|hand| hand.len() == 10);
    match (ten, table.prepare(Deck(deck.into()), None)) {
        (true, Ok(())) => Ok(table),
        _ => Err(keys.fault(
            "hands",
            "three hands of ten and a talon of two are expected",
        )),
    }
}

/// Takes up the talon, bids, and lays the same two cards down: in the order of the rules.
fn bid(table: &mut Table, seat: Seat, contract: Contract) -> Result<(), TableError> {
    let talon = table.session.deal().map_or(CardSet::EMPTY, Deal::talon);
    let mut acts = [Asked::Bid { contract }, Asked::Lay { cards: talon }];
    if table.session.rules().lay_first {
        acts.reverse();
    }
    table.ask(seat, Asked::Take)?;
    acts.into_iter()
        .try_for_each(|asked| table.ask(seat, asked))
}

fn auction(rules: &Ruleset, mut given: Keys, mut when: Keys) -> Result<Came, Failure> {
    let dealer = seat(&mut given, "dealer")?;
    let hands = hands(&mut given)?;
    let talon = talon(&mut given, &hands)?;
    let mut table = with(rules, &given, dealer, &hands, &talon)?;
    given.done()?;
    for (index, action) in list(&mut when, "when", "actions")?.into_iter().enumerate() {
        let place = format!("action {}", index + 1);
        act(&mut table, &place, action)?;
    }
    when.done()?;
    let Some(deal) = table.session.deal() else {
        return Ok(Came::new());
    };
    let sizes = BySeat::new(|seat| deal.hands()[seat].len());
    Ok(came(json!({
        "done": deal.is_auction_over(),
        "declarer": deal.declarer(),
        "value": deal.standing_value(rules),
        "turn": deal.turn(),
        "talon": deal.talon(),
        "sizes": sizes,
        "hands": deal.hands(),
    })))
}

fn act(table: &mut Table, place: &str, mut keys: Keys) -> Result<(), Failure> {
    let seat = seat(&mut keys, "seat")?;
    let legal = keys.flag("legal")?.unwrap_or(true);
    let asked = match keys.need_text("act")?.as_str() {
        "take" => Some(Asked::Take),
        "pass" => Some(Asked::Pass),
        // Figures that make up no contract cannot be bid at all.
        "bid" => contract_or_not(&mut keys)?
            .ok()
            .map(|contract| Asked::Bid { contract }),
        "discard" => Some(Asked::Lay {
            cards: cards(&mut keys, "cards")?.into_iter().collect(),
        }),
        other => return Err(keys.fault("act", format!("unknown act \"{other}\"")).into()),
    };
    keys.done()?;
    let refused = match asked {
        Some(asked) => table.ask(seat, asked).err(),
        None => Some(TableError::NoContract),
    };
    check_legal(place, legal, refused)
}

fn trump(mut given: Keys) -> Result<Came, ScenarioError> {
    let contract = contract(&mut given, "contract")?;
    let trump = suit(&mut given, "trump")?;
    given.done()?;
    Ok(came(json!({ "legal": contract.allows(trump) })))
}

/// The trick on the table and what decides over it.
fn on_the_table(given: &mut Keys, leader: Seat) -> Result<(Trick, Option<Suit>), ScenarioError> {
    let mut trick = Trick::new(leader);
    for card in cards(given, "trick")? {
        trick.play(card);
    }
    let trump = suit(given, "trump")?;
    let without = given.flag("nt")?.unwrap_or(trump.is_none());
    match without == trump.is_none() {
        true => Ok((trick, trump)),
        false => Err(given.fault("nt", "trumps, or play without trumps: not both")),
    }
}

fn legal(mut given: Keys) -> Result<Came, ScenarioError> {
    let hand: CardSet = cards(&mut given, "hand")?.into_iter().collect();
    let (trick, trump) = on_the_table(&mut given, Seat::ALL[0])?;
    given.done()?;
    let allowed = trick.allowed(hand, &trick_rules(trump));
    Ok(came(json!({ "legal": allowed })))
}

fn trick(mut given: Keys) -> Result<Came, ScenarioError> {
    let leader = seat(&mut given, "leader")?;
    let (trick, trump) = on_the_table(&mut given, leader)?;
    given.done()?;
    let winner = trick.winning(&trick_rules(trump)).map(|(seat, _)| seat);
    Ok(came(json!({ "winner": winner })))
}

fn play(rules: &Ruleset, mut given: Keys, mut when: Keys) -> Result<Came, Failure> {
    let declarer = seat(&mut given, "declarer")?;
    let trump = suit(&mut given, "trump")?;
    let hands = hands(&mut given)?;
    let talon = talon(&mut given, &hands)?;
    let contract = contract(&mut given, "contract")?;
    let mut table = with(rules, &given, declarer.left(), &hands, &talon)?;
    bid_and_stand(&mut table, declarer, contract, trump)
        .map_err(|error| given.fault("contract", error.to_string()))?;
    given.done()?;
    let tricks = when.need("tricks")?;
    let tricks: Vec<Vec<Card>> =
        serde_json::from_value(tricks).map_err(|error| when.fault("tricks", error.to_string()))?;
    let mut calls = calls(&mut when, "when", "kontra")?;
    for call in &calls {
        component(&when, "kontra", &call.target, contract)?;
    }
    when.done()?;
    for (index, cards) in tricks.iter().enumerate() {
        for card in cards {
            match play_card(&mut table, &mut calls, index + 1, contract, *card)? {
                Ok(()) => {}
                Err(refused) => {
                    return Ok(came(
                        json!({ "illegal": true, "refused": refused.to_string() }),
                    ));
                }
            }
        }
    }
    Ok(outcome(&table))
}

/// The talon; where the scenario does not say it, what the hands leave over.
fn talon(given: &mut Keys, hands: &BySeat<Vec<Card>>) -> Result<Vec<Card>, ScenarioError> {
    match given.take("talon") {
        Some(value) => {
            serde_json::from_value(value).map_err(|error| given.fault("talon", error.to_string()))
        }
        None => {
            let held: CardSet = hands.0.iter().flatten().copied().collect();
            Ok((CardSet::PACK_32 - held).iter().collect())
        }
    }
}

/// The declarer takes the talon, bids, lays the talon down again; everybody passes.
fn bid_and_stand(
    table: &mut Table,
    declarer: Seat,
    contract: Contract,
    trump: Option<Suit>,
) -> Result<(), TableError> {
    bid(table, declarer, contract)?;
    let passes = usize::from(table.session.rules().auction_end);
    for seat in declarer.right().round().into_iter().take(passes) {
        table.ask(seat, Asked::Pass)?;
    }
    match contract.fixed_trump() {
        Some(fixed) if fixed == trump => Ok(()),
        Some(_) => Err(TableError::OtherTrumps),
        None => table.ask(declarer, Asked::NameTrump { suit: trump }),
    }
}

/// Whoever's turn it is says what the scenario has him say, and plays a card; melds go with the
/// first.
fn play_card(
    table: &mut Table,
    calls: &mut Vec<Call>,
    trick: usize,
    contract: Contract,
    card: Card,
) -> Result<Result<(), TableError>, Failure> {
    speak(table, calls, contract)?;
    let Some(seat) = table.session.deal().and_then(Deal::turn) else {
        return Ok(Err(TableError::Over));
    };
    let now = |call: &mut Call| call.trick == trick && call.seat == seat;
    for call in calls.extract_if(.., now) {
        say(table, &call, contract)?;
    }
    let deal = table.session.deal();
    let first = deal.filter(|deal| deal.trump().flatten().is_some());
    let melds = first.map_or(Suits::NONE, |deal| match deal.hands()[seat].len() {
        10 => Suits::pairs(deal.hands()[seat]),
        _ => Suits::NONE,
    });
    Ok(table.ask(seat, Asked::Play { card, melds }))
}

/// Where the sides speak between cards, everybody says in turn what the scenario has for the next tricks, those
/// of one trick at a time.
fn speak(table: &mut Table, calls: &mut Vec<Call>, contract: Contract) -> Result<(), Failure> {
    while let Some((deal, seat)) = table
        .session
        .deal()
        .filter(|deal| deal.due() == Some(Due::Speak))
        .and_then(|deal| Some((deal, deal.turn()?)))
    {
        let from = deal.winners().len() + 1;
        let own = calls.iter().filter(|call| call.seat == seat);
        let next = own
            .map(|call| call.trick)
            .filter(|trick| *trick >= from)
            .min();
        let now = |call: &mut Call| call.seat == seat && Some(call.trick) == next;
        for call in calls.extract_if(.., now) {
            say(table, &call, contract)?;
        }
        let stood = table.ask(seat, Asked::Stand);
        check_legal("stand", true, stood.err())?;
    }
    Ok(())
}

fn say(table: &mut Table, call: &Call, contract: Contract) -> Result<(), Failure> {
    let keys = Keys::new("kontra", json!({}))?;
    let asked = Asked::Kontra {
        figure: component(&keys, "target", &call.target, contract)?,
        against: call.to,
    };
    check_legal(&call.place, call.legal, table.ask(call.seat, asked).err())
}

fn outcome(table: &Table) -> Came {
    let Some(deal) = table.session.deal() else {
        return Came::new();
    };
    let mut told = match deal.settlement() {
        Some(settlement) => settlement_came(settlement),
        None => Came::new(),
    };
    told.insert("winners".to_owned(), json!(deal.winners()));
    told.insert("illegal".to_owned(), json!(false));
    told.insert("done".to_owned(), json!(deal.settlement().is_some()));
    told
}

fn settlement_came(settlement: &Settlement) -> Came {
    let fact = |taken: &Taken| {
        json!({
            "tricks": taken.tricks,
            "card": taken.card_points,
            "has40": taken.forty,
            "n20": taken.twenties,
            "aces": taken.aces,
            "ulti": taken.ulti,
        })
    };
    let components = settlement.components.iter();
    let components: Came = components
        .flat_map(|one| {
            words(one.figure)
                .into_iter()
                .map(|word| (word.to_owned(), json!(one.value)))
        })
        .collect();
    let silent = |side: Side| -> Came {
        let silent = settlement.silent.iter().filter(|one| one.side == side);
        silent
            .map(|one| (one.figure.word().to_owned(), json!(one.value)))
            .collect()
    };
    let [own, others] = settlement.totals;
    came(json!({
        "fact": {
            "decl": fact(&settlement.outcome.declarer),
            "def": fact(&settlement.outcome.defenders),
        },
        "totals": { "decl": own, "defs": others },
        "components": components,
        "silent": { "decl": silent(Side::Declarer), "def": silent(Side::Defenders) },
        "nets": settlement.nets,
        "booked": units(settlement.sheet.booked),
        "pairwise": units(settlement.sheet.ledger),
    }))
}

fn kontra(rules: &Ruleset, mut given: Keys, mut when: Keys) -> Result<Came, Failure> {
    let contract = contract(&mut given, "contract")?;
    let trump = suit(&mut given, "trump")?;
    let declarer = seat(&mut given, "declarer")?;
    let mut turns = Turns::new(seats(&mut given, "leaders")?);
    given.done()?;
    let calls = calls(&mut when, "when", "events")?;
    let mut doubling = Doubling::new(contract, declarer, trump.is_some(), rules.kontra_limit);
    for call in &calls {
        let figure = component(&when, "events", &call.target, contract)?;
        let refused = match turns.until(call) {
            true => doubling
                .call(call.seat, figure, call.to, turns.had())
                .map(|(against, _)| doubling.double(figure, against, turns.had()))
                .err()
                .map(|refused| TableError::Refused {
                    clause: refused.under().to_string(),
                    refused: format!("{refused:?}"),
                }),
            false => Some(TableError::NotItsTurn("U10")),
        };
        check_legal(&call.place, call.legal, refused)?;
    }
    when.done()?;
    let mut multipliers = Came::new();
    let components = contract.components().iter();
    for (figure, word) in
        components.flat_map(|one| words(one).into_iter().map(move |word| (one, word)))
    {
        if doubling.is_individual() {
            for defender in declarer.others() {
                let factor = doubling.chain(figure, defender).factor();
                multipliers.insert(format!("{word}/{defender}"), json!(factor));
            }
        } else {
            multipliers.insert(word.to_owned(), json!(doubling.factors(figure)[0]));
        }
    }
    Ok(came(json!({ "multipliers": multipliers })))
}

/// What was doubled how often, from a mapping: one level, or one for each defender.
fn levels(
    given: &mut Keys,
    contract: Contract,
    doubling: &mut Doubling,
    declarer: Seat,
) -> Result<(), ScenarioError> {
    let Some(nested) = given.nested("levels")? else {
        return Ok(());
    };
    let Value::Object(map) = nested.rest() else {
        return Ok(());
    };
    for (name, value) in map {
        let figure = component(given, "levels", &name, contract)?;
        let each: [u8; 2] = match &value {
            Value::Array(_) => serde_json::from_value(value),
            _ => serde_json::from_value(value).map(|level: u8| [level, level]),
        }
        .map_err(|error| given.fault("levels", format!("{name}: {error}")))?;
        for (defender, level) in declarer.others().into_iter().zip(each) {
            doubling.set_level(figure, defender, level);
        }
    }
    Ok(())
}

fn taken(keys: &mut Keys, key: &str) -> Result<Taken, ScenarioError> {
    let nested = keys.nested(key)?;
    let mut nested = nested.ok_or_else(|| keys.fault(key, "this key is missing"))?;
    let mut count = |key: &str| {
        let number = nested.number(key)?.unwrap_or(0);
        u8::try_from(number).map_err(|_| nested.fault(key, "a small number is expected"))
    };
    let taken = Taken {
        tricks: count("tricks")?,
        card_points: i32::from(count("card")?),
        twenties: count("n20")?,
        aces: count("aces")?,
        forty: nested.flag("has40")?.unwrap_or(false),
        ulti: nested.flag("ulti")?.unwrap_or(false),
        seven_lost: false,
    };
    nested.done()?;
    Ok(taken)
}

fn settled(rules: &Ruleset, mut given: Keys) -> Result<Came, ScenarioError> {
    let contract = contract(&mut given, "contract")?;
    let trump = suit(&mut given, "trump")?;
    let declarer = seat(&mut given, "declarer")?;
    let nested = given.nested("outcome")?;
    let mut nested = nested.ok_or_else(|| given.fault("outcome", "this key is missing"))?;
    let outcome = Outcome {
        declarer: taken(&mut nested, "decl")?,
        defenders: taken(&mut nested, "def")?,
    };
    nested.done()?;
    let trumps = trump.is_some();
    let mut doubling = Doubling::new(contract, declarer, trumps, rules.kontra_limit);
    levels(&mut given, contract, &mut doubling, declarer)?;
    given.done()?;
    let settlement = settle(rules, contract, declarer, trumps, outcome, &doubling);
    Ok(settlement_came(&settlement))
}

fn violated(rules: &Ruleset, mut given: Keys) -> Result<Came, ScenarioError> {
    let contract = contract(&mut given, "contract")?;
    let declarer = seat(&mut given, "declarer")?;
    let offender = maybe_seat(&mut given, "offender")?;
    let offender = offender.ok_or_else(|| given.fault("offender", "this key is missing"))?;
    let named = given.take("trump").is_none_or(|trump| !trump.is_null());
    let trumps = named && contract.fixed_trump() != Some(None);
    let mut doubling = Doubling::new(contract, declarer, trumps, rules.kontra_limit);
    levels(&mut given, contract, &mut doubling, declarer)?;
    given.done()?;
    let sheet = violation(rules, contract, declarer, offender, &doubling);
    Ok(came(json!({
        "booked": units(sheet.booked),
        "pairwise": units(sheet.ledger),
    })))
}
