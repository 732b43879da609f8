//! The thin adapter from a snapszer scenario to the engine.

use jadoube_cards::{BySeat, Card, CardSet, Chain, Deck, Game as _, Seat, Side, Suit, Trick};
use jadoube_snapszer::{Asked, Deal, End, Ruleset, Settlement, sheet, trick_rules, worth};
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
    // In a scenario "snapszer" says that it is announced, not what it is worth.
    let rules: Ruleset = rules(ruleset, &mut given, &["snapszer"])?;
    let came = match kind {
        "deal" => deal(&rules, given)?,
        "call" => call(&rules, given)?,
        "legal" => legal(&rules, given)?,
        "settle" => settled(&rules, given)?,
        "play" => return play(&rules, given, when).map(Some),
        "kontra" => return kontra(&rules, given, when).map(Some),
        _ => return Ok(None),
    };
    when.done()?;
    Ok(Some(came))
}

type Table = super::session::Table<Deal>;

/// A deal whose pack lies in this order once it is cut.
fn dealt(rules: &Ruleset, dealer: Seat, mut deck: Vec<Card>) -> Result<Table, TableError> {
    let mut table = Table::before(rules, dealer);
    // The cut takes one card off the top and puts it below.
    let below = usize::from(!deck.is_empty());
    deck.rotate_right(below);
    table.prepare(Deck(deck.into()), Some(1))?;
    Ok(table)
}

fn deal(rules: &Ruleset, mut given: Keys) -> Result<Came, ScenarioError> {
    let deck = Deck(cards(&mut given, "deck")?.into());
    let dealer = seat(&mut given, "dealer")?;
    let cut = given.number("cut")?.unwrap_or(0);
    let cut = u8::try_from(cut).map_err(|_| given.fault("cut", "a number of cards is expected"))?;
    given.done()?;
    let mut table = Table::before(rules, dealer);
    let prepared = table.prepare(deck, Some(cut));
    let Some(deal) = table.session.deal().filter(|_| prepared.is_ok()) else {
        return Ok(came(json!({ "legal": false, "illegal": true })));
    };
    let all = BySeat::new(|seat| deal.hands()[seat] | deal.second_packets()[seat]);
    Ok(came(json!({
        "legal": true,
        "illegal": false,
        "caller": deal.caller(),
        "call_from": deal.hands()[deal.caller()],
        "hands": all,
    })))
}

/// The second packet is seen as soon as there is a call: then no other is heard.
fn call(rules: &Ruleset, mut given: Keys) -> Result<Came, ScenarioError> {
    let trump = suit(&mut given, "trump")?;
    let seen = given.flag("second_packet_seen")?.unwrap_or(false);
    given.done()?;
    let trump = trump.ok_or_else(|| given_fault("trump"))?;
    let deck = CardSet::PACK_24.iter().collect();
    let mut table = dealt(rules, Seat::ALL[2], deck).map_err(|error| ScenarioError {
        place: "given".to_owned(),
        what: error.to_string(),
    })?;
    let caller = Seat::ALL[0];
    let first = table.ask(caller, Asked::Call { trump });
    let legal = match seen {
        true => table.ask(caller, Asked::Call { trump }).is_ok(),
        false => first.is_ok(),
    };
    Ok(came(json!({ "legal": legal })))
}

fn given_fault(key: &str) -> ScenarioError {
    ScenarioError {
        place: format!("given: {key}"),
        what: "this key is missing".to_owned(),
    }
}

fn legal(rules: &Ruleset, mut given: Keys) -> Result<Came, ScenarioError> {
    let hand: CardSet = cards(&mut given, "hand")?.into_iter().collect();
    let mut trick = Trick::new(Seat::ALL[0]);
    for card in cards(&mut given, "trick")? {
        trick.play(card);
    }
    let trump = suit(&mut given, "trump")?.ok_or_else(|| given_fault("trump"))?;
    given.done()?;
    let allowed = trick.allowed(hand, &trick_rules(rules, trump));
    Ok(came(json!({ "legal": allowed })))
}

/// One entry of a played scenario: a trick, or "kész".
struct PlayedTrick {
    cards: Vec<Card>,
    meld: bool,
    ready: Option<(Seat, Option<Suit>)>,
}

fn entry(mut keys: Keys) -> Result<PlayedTrick, ScenarioError> {
    let ready = maybe_seat(&mut keys, "kesz")?;
    let entry = match ready {
        Some(seat) => PlayedTrick {
            cards: Vec::new(),
            meld: false,
            ready: Some((seat, suit(&mut keys, "meld")?)),
        },
        None => PlayedTrick {
            cards: cards(&mut keys, "cards")?,
            meld: keys.flag("meld")?.unwrap_or(false),
            ready: None,
        },
    };
    keys.done()?;
    Ok(entry)
}

fn play(rules: &Ruleset, mut given: Keys, mut when: Keys) -> Result<Came, Failure> {
    let caller = seat(&mut given, "caller")?;
    let trump = suit(&mut given, "trump")?.ok_or_else(|| given_fault("trump"))?;
    let snapszer = given.flag("snapszer")?.unwrap_or(false);
    let hands = hands(&mut given)?;
    let mut table =
        begin(rules, caller, &hands).map_err(|error| given.fault("hands", error.to_string()))?;
    given.done()?;
    let entries = list(&mut when, "when", "tricks")?;
    let entries: Vec<PlayedTrick> = entries.into_iter().map(entry).collect::<Result<_, _>>()?;
    let calls = calls(&mut when, "when", "kontra")?;
    when.done()?;
    let mut asked = vec![Asked::Call { trump }];
    if snapszer {
        asked.push(Asked::Snapszer);
    }
    let mut refused = asked
        .into_iter()
        .find_map(|asked| table.ask(caller, asked).err());
    for (index, entry) in entries.iter().enumerate() {
        if refused.is_none() {
            refused = enter(&mut table, &calls, index + 1, entry)?.err();
        }
    }
    match refused {
        Some(refused) => Ok(came(
            json!({ "illegal": true, "refused": refused.to_string() }),
        )),
        None => Ok(outcome(&table)),
    }
}

/// The hands dealt in two packets of four.
fn begin(rules: &Ruleset, caller: Seat, hands: &BySeat<Vec<Card>>) -> Result<Table, TableError> {
    let mut deck = Vec::new();
    for packet in 0..2 {
        for seat in caller.round() {
            deck.extend(hands[seat].iter().skip(packet * 4).take(4));
        }
    }
    match hands.0.iter().all(|hand| hand.len() == 8) {
        true => dealt(rules, caller.left(), deck),
        false => Err(TableError::Hands),
    }
}

fn enter(
    table: &mut Table,
    calls: &[Call],
    trick: usize,
    entry: &PlayedTrick,
) -> Result<Result<(), TableError>, Failure> {
    if let Some((seat, meld)) = entry.ready {
        return Ok(table.ask(seat, Asked::Ready { meld }));
    }
    for (place, card) in entry.cards.iter().enumerate() {
        let Some(seat) = table.session.deal().and_then(Deal::turn) else {
            return Ok(Err(TableError::Over));
        };
        for call in calls
            .iter()
            .filter(|call| call.trick == trick && call.seat == seat)
        {
            check_legal(
                &call.place,
                call.legal,
                table.ask(seat, Asked::Kontra).err(),
            )?;
        }
        let asked = Asked::Play {
            card: *card,
            meld: entry.meld && place == 0,
        };
        if let Err(refused) = table.ask(seat, asked) {
            return Ok(Err(refused));
        }
    }
    Ok(Ok(()))
}

fn outcome(table: &Table) -> Came {
    let Some(deal) = table.session.deal() else {
        return Came::new();
    };
    let both = Side::ALL.map(|side| deal.taken(side));
    let mut told = came(json!({
        "illegal": false,
        "points": both.map(jadoube_snapszer::Taken::points),
        "tricks": both.map(|taken| taken.tricks),
        "winners": deal.winners(),
        "multiplier": deal.chain().factor(),
        "end": Value::Null,
    }));
    if let Some(settlement) = deal.settlement() {
        told.append(&mut settled_came(settlement));
    }
    told
}

fn settled_came(settlement: &Settlement) -> Came {
    // Where all cards are played, the last trick is an end in either case.
    let end = match settlement.end {
        End::Ready => json!("kesz"),
        End::SnapszerMade => json!("snapszer made"),
        End::SnapszerLost => json!("snapszer lost"),
        End::MorePoints => {
            json!({ "one_of": ["points", "more points", "all cards", "last trick"] })
        }
        End::LastTrick => json!("last trick"),
    };
    came(json!({
        "end": end,
        "caller_wins": settlement.winner == Side::Declarer,
        "units": settlement.units,
        "booked": units(settlement.sheet.booked),
        "pairwise": units(settlement.sheet.ledger),
    }))
}

fn settled(rules: &Ruleset, mut given: Keys) -> Result<Came, ScenarioError> {
    let caller = seat(&mut given, "caller")?;
    let wins = given
        .flag("caller_wins")?
        .ok_or_else(|| given_fault("caller_wins"))?;
    let tricks = given.number("loser_tricks")?.unwrap_or(0);
    let tricks = u8::try_from(tricks)
        .map_err(|_| given.fault("loser_tricks", "a number of tricks is expected"))?;
    let points = given.number("loser_points")?.unwrap_or(0);
    let points = i32::try_from(points)
        .map_err(|_| given.fault("loser_points", "a number of points is expected"))?;
    let level = given.number("level")?.unwrap_or(0);
    let level = u8::try_from(level)
        .map_err(|_| given.fault("level", "a number of doublings is expected"))?;
    let snapszer = given.flag("snapszer")?.unwrap_or(false);
    given.done()?;
    let units_won = worth(rules, snapszer, tricks, points) * Chain::at(level).factor();
    let winner = if wins {
        Side::Declarer
    } else {
        Side::Defenders
    };
    let sheet = sheet(caller, winner, units_won);
    Ok(came(json!({
        "units": units_won,
        "booked": units(sheet.booked),
        "pairwise": units(sheet.ledger),
    })))
}

fn kontra(rules: &Ruleset, mut given: Keys, mut when: Keys) -> Result<Came, Failure> {
    let caller = seat(&mut given, "caller")?;
    let mut turns = Turns::new(seats(&mut given, "leaders")?);
    given.flag("snapszer")?;
    given.done()?;
    let calls = calls(&mut when, "when", "events")?;
    when.done()?;
    let limit = Some(rules.kontra_limit).filter(|limit| *limit > 0);
    let mut chain = Chain::default();
    for call in &calls {
        let refused = match turns.until(call) {
            true => chain
                .may(Side::of(call.seat, caller), call.seat, turns.had(), limit)
                .map(|()| chain.double(turns.had()))
                .err()
                .map(|why| TableError::Refused {
                    refused: format!("{why:?}"),
                    clause: "S6".to_owned(),
                }),
            false => Some(TableError::NotItsTurn("S6")),
        };
        check_legal(&call.place, call.legal, refused)?;
    }
    Ok(came(json!({ "multiplier": chain.factor() })))
}
