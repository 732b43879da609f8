//! Scenarios about cards and the team event (`schema: jadoube-cards-scenarios/1`).
//!
//! `kind` says what is asked; the part before the dot names the game, which has a file of its own
//! here. Each kind reads what is given, asks the engine, and hands back what came; the comparison
//! with `then` is the same for all.

mod session;
mod snapszer;
mod team;
mod ulti;

use jadoube_cards::{BySeat, Card, CardSet, ParseCardError, Seat, Suit, Units};
use serde_json::{Map, Value, json};

use self::session::TableError;
use crate::chess::Failure;
use crate::{Keys, ScenarioError};

/// A scenario about cards.
#[derive(Debug)]
pub struct CardScenario {
    /// Its id, `ulti-play-001`.
    pub id: String,
    /// What is asked, `ulti.play`.
    pub kind: String,
    /// Its title.
    pub title: String,
    /// The clauses it is about.
    pub rule: Vec<String>,
    /// The ruleset it holds in.
    pub ruleset: String,
    place: String,
    given: Value,
    when: Value,
    then: Value,
}

/// Reads the scenarios of a file whose schema was recognised; `name` is used in errors.
pub fn read(
    name: &str,
    mut keys: Keys,
) -> Result<Vec<Result<CardScenario, ScenarioError>>, ScenarioError> {
    keys.text("notation")?;
    let ruleset = keys.need_text("ruleset")?;
    // What stands in brackets is said to people.
    let ruleset = ruleset.split('(').next().unwrap_or_default().trim();
    let Value::Array(list) = keys.need("scenarios")? else {
        return Err(keys.fault("scenarios", "a list is expected"));
    };
    keys.done()?;
    let one = |(index, value)| {
        let place = format!("{name}: scenario {}", index + 1);
        CardScenario::read(&place, ruleset, value)
    };
    Ok(list.into_iter().enumerate().map(one).collect())
}

impl CardScenario {
    fn read(place: &str, ruleset: &str, value: Value) -> Result<CardScenario, ScenarioError> {
        let mut keys = Keys::new(place, value)?;
        let id = keys.need_text("id")?;
        let place = format!("{place} ({id})");
        let mut keys = Keys::new(&place, keys.rest())?;
        let scenario = CardScenario {
            kind: keys.need_text("kind")?,
            title: keys.need_text("title")?,
            rule: keys.texts("rule")?.unwrap_or_default(),
            ruleset: ruleset.to_owned(),
            given: keys.need("given")?,
            when: keys.take("when").unwrap_or_else(|| json!({})),
            then: keys.need("then")?,
            id,
            place,
        };
        keys.text("note")?;
        keys.done()?;
        Ok(scenario)
    }

    fn keys(&self, part: &str, value: &Value) -> Result<Keys, ScenarioError> {
        Keys::new(&format!("{}: {part}", self.place), value.clone())
    }

    fn unknown_kind(&self) -> Failure {
        Failure::Fault(ScenarioError {
            place: format!("{}: kind", self.place),
            what: format!("unknown kind \"{}\"", self.kind),
        })
    }
}

/// What a kind gives back: everything that a scenario may ask about.
pub type Came = Map<String, Value>;

/// Runs a scenario: asks the engine and compares with what is expected.
pub fn run(scenario: &CardScenario) -> Result<(), Failure> {
    let came = answer(scenario)?;
    let then = scenario.keys("then", &scenario.then)?.rest();
    match scenario.kind.starts_with("team.") {
        true => compare(&then, &came, scenario, team::agrees),
        false => compare(&then, &came, scenario, |_, a, b| agrees(a, b)),
    }
}

/// What the engine answers to a scenario, compared with nothing.
pub fn answer(scenario: &CardScenario) -> Result<Came, Failure> {
    let given = scenario.keys("given", &scenario.given)?;
    let when = scenario.keys("when", &scenario.when)?;
    let came = match scenario.kind.split_once('.') {
        Some(("ulti", kind)) => ulti::ask(kind, &scenario.ruleset, given, when)?,
        Some(("snap", kind)) => snapszer::ask(kind, &scenario.ruleset, given, when)?,
        Some(("team", kind)) => team::ask(kind, given, when)?,
        _ => None,
    };
    came.ok_or_else(|| scenario.unknown_kind())
}

/// Everything that is expected must have come; what is not expected is not compared.
fn compare(
    then: &Value,
    came: &Came,
    scenario: &CardScenario,
    agrees: fn(&str, &Value, &Value) -> bool,
) -> Result<(), Failure> {
    let expected = then.as_object().into_iter().flatten();
    for (key, expected) in expected {
        let Some(found) = came.get(key) else {
            return Err(Failure::Fault(ScenarioError {
                place: format!("{}: then: {key}", scenario.place),
                what: "this key is unknown".to_owned(),
            }));
        };
        if !agrees(key, expected, found) {
            return Err(Failure::Unlike {
                key: key.clone(),
                expected: expected.to_string(),
                came: found.to_string(),
            });
        }
    }
    Ok(())
}

/// Mappings agree where the expected one speaks; lists of cards agree as sets; numbers by value.
fn agrees(expected: &Value, came: &Value) -> bool {
    match (expected, came) {
        (Value::Object(expected), Value::Object(came)) => expected
            .iter()
            .all(|(key, value)| came.get(key).is_some_and(|found| agrees(value, found))),
        (Value::Array(expected), Value::Array(came)) => {
            let cards = as_cards(expected).zip(as_cards(came));
            let alike = || expected.iter().zip(came).all(|(a, b)| agrees(a, b));
            expected.len() == came.len() && cards.map_or_else(alike, |(a, b)| a == b)
        }
        // An end that has several words.
        (Value::String(_), Value::Object(came)) => came
            .get("one_of")
            .and_then(Value::as_array)
            .is_some_and(|words| words.contains(expected)),
        (Value::Number(expected), Value::Number(came)) => expected.as_f64() == came.as_f64(),
        _ => expected == came,
    }
}

fn as_cards(list: &[Value]) -> Option<CardSet> {
    let card = |value: &Value| value.as_str()?.parse::<Card>().ok();
    list.iter().map(card).collect()
}

/// The value of a switch of the ruleset that a scenario turns, in the words of rulesets.
fn switch(given: &mut Keys, name: &str) -> Result<Option<String>, ScenarioError> {
    match given.take(name) {
        None => Ok(None),
        Some(Value::Bool(on)) => Ok(Some(if on { "on" } else { "off" }.to_owned())),
        Some(Value::String(text)) => Ok(Some(text)),
        Some(Value::Number(number)) => Ok(Some(number.to_string())),
        Some(other) => Err(given.fault(name, format!("a switch does not take {other}"))),
    }
}

/// Which requests a scenario takes to be refused.
fn check_legal(place: &str, legal: bool, refused: Option<TableError>) -> Result<(), Failure> {
    match (legal, refused) {
        (true, Some(why)) => Err(Failure::Unlike {
            key: place.to_owned(),
            expected: "legal".to_owned(),
            came: format!("refused: {why}"),
        }),
        (false, None) => Err(Failure::Unlike {
            key: place.to_owned(),
            expected: "refused".to_owned(),
            came: "legal".to_owned(),
        }),
        _ => Ok(()),
    }
}

/// A list of cards that must be there.
fn cards(keys: &mut Keys, key: &str) -> Result<Vec<Card>, ScenarioError> {
    let codes = keys.texts(key)?;
    let codes = codes.ok_or_else(|| keys.fault(key, "this key is missing"))?;
    read_cards(&codes).map_err(|error| keys.fault(key, error.to_string()))
}

fn read_cards(codes: &[String]) -> Result<Vec<Card>, ParseCardError> {
    codes.iter().map(|code| code.parse()).collect()
}

/// Three hands that must be there.
fn hands(keys: &mut Keys) -> Result<BySeat<Vec<Card>>, ScenarioError> {
    let value = keys.need("hands")?;
    let lists: Vec<Vec<String>> =
        serde_json::from_value(value).map_err(|error| keys.fault("hands", error.to_string()))?;
    let hands = lists.iter().map(|codes| read_cards(codes));
    let hands: Vec<Vec<Card>> = hands
        .collect::<Result<_, _>>()
        .map_err(|error: ParseCardError| keys.fault("hands", error.to_string()))?;
    let hands = <[Vec<Card>; 3]>::try_from(hands);
    hands
        .map(BySeat)
        .map_err(|_| keys.fault("hands", "three hands are expected"))
}

/// A seat that must be there.
fn seat(keys: &mut Keys, key: &str) -> Result<Seat, ScenarioError> {
    maybe_seat(keys, key)?.ok_or_else(|| keys.fault(key, "this key is missing"))
}

fn maybe_seat(keys: &mut Keys, key: &str) -> Result<Option<Seat>, ScenarioError> {
    let Some(number) = keys.number(key)? else {
        return Ok(None);
    };
    let seat = u8::try_from(number).ok().and_then(Seat::new);
    seat.map(Some)
        .ok_or_else(|| keys.fault(key, format!("no seat {number}")))
}

/// A suit, or none where the scenario says null or nothing.
fn suit(keys: &mut Keys, key: &str) -> Result<Option<Suit>, ScenarioError> {
    keys.parse(key)
}

/// The mappings of a list; missing gives none.
fn list(keys: &mut Keys, place: &str, key: &str) -> Result<Vec<Keys>, ScenarioError> {
    let items = match keys.take(key) {
        None => return Ok(Vec::new()),
        Some(Value::Array(items)) => items,
        Some(_) => return Err(keys.fault(key, "a list is expected")),
    };
    let numbered = items.into_iter().enumerate();
    numbered
        .map(|(index, item)| Keys::new(&format!("{place}: {key} {}", index + 1), item))
        .collect()
}

/// Seats named by numbers, in a list that must be there.
fn seats(keys: &mut Keys, key: &str) -> Result<Vec<Seat>, ScenarioError> {
    let value = keys.need(key)?;
    serde_json::from_value(value).map_err(|error| keys.fault(key, error.to_string()))
}

fn units(units: BySeat<Units>) -> Value {
    json!(units)
}

/// A call that doubles: at whose turn, in which trick (from one), what, whom it answers.
struct Call {
    place: String,
    seat: Seat,
    trick: usize,
    target: String,
    to: Option<Seat>,
    legal: bool,
}

fn calls(keys: &mut Keys, place: &str, key: &str) -> Result<Vec<Call>, ScenarioError> {
    let items = list(keys, place, key)?;
    items
        .into_iter()
        .enumerate()
        .map(|(index, keys)| call(key, index, keys))
        .collect()
}

fn call(key: &str, index: usize, mut keys: Keys) -> Result<Call, ScenarioError> {
    let trick = keys
        .number("trick")?
        .and_then(|trick| usize::try_from(trick).ok());
    let call = Call {
        place: format!("{key} {}", index + 1),
        seat: seat(&mut keys, "seat")?,
        trick: trick.filter(|trick| *trick > 0).ok_or_else(|| {
            keys.fault(
                "trick",
                "the number of a trick, counted from one, is expected",
            )
        })?,
        target: keys.need_text("target")?,
        to: maybe_seat(&mut keys, "to")?,
        legal: keys.flag("legal")?.unwrap_or(true),
    };
    keys.done()?;
    Ok(call)
}

/// Turns of tricks whose leaders are known, for doubling without cards.
struct Turns {
    leaders: Vec<Seat>,
    /// Cards played so far.
    played: usize,
}

impl Turns {
    fn new(leaders: Vec<Seat>) -> Turns {
        Turns { leaders, played: 0 }
    }

    /// Trick (from one) and seat whose turn it is, while the leaders are known.
    fn now(&self) -> Option<(usize, Seat)> {
        let leader = self.leaders.get(self.played / 3)?;
        Some((self.played / 3 + 1, leader.after(self.played % 3)))
    }

    /// Lets cards be played until a seat's turn in a trick; a turn that is over stays over.
    fn until(&mut self, call: &Call) -> bool {
        let (start, wanted) = (self.played, (call.trick, call.seat));
        while let Some(now) = self.now() {
            if now == wanted {
                return true;
            }
            self.played += 1;
        }
        self.played = start;
        false
    }

    /// How many turns each seat has had.
    fn had(&self) -> BySeat<u8> {
        let mut had = BySeat([0u8; 3]);
        for played in 0..self.played {
            if let Some(leader) = self.leaders.get(played / 3) {
                had[leader.after(played % 3)] += 1;
            }
        }
        had
    }
}
