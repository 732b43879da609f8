//! The thin adapter from a scenario of the team event to the engine.

use std::collections::BTreeMap;

use jadoube_tournament::team_event::{self, EntryCheck};
use jadoube_tournament::{Day, Discipline, GameScore, Points, Regulations, TimeOfDay};
use serde_json::{Map, Value, json};

use super::Came;
use super::session::came;
use crate::chess::Failure;
use crate::{Keys, ScenarioError};

/// Asks the engine what a kind of scenario is about; none for an unknown kind.
pub fn ask(kind: &str, mut given: Keys, when: Keys) -> Result<Option<Came>, Failure> {
    when.done()?;
    let answered = match kind {
        "board" => board(&mut given),
        "chess" => chess(&mut given),
        "match" => trio(&mut given),
        "rotation" => rotation(&mut given),
        "draw" => draw(&mut given),
        "entry" => entry(&mut given),
        "series" => series(&mut given),
        "cup" => cup(&mut given),
        "equiv" => ledgers(&mut given),
        _ => return Ok(None),
    };
    let answered = answered?;
    given.done()?;
    Ok(Some(came(answered)))
}

/// Mappings agree where the expected one speaks, numbers by value; of the first bidders a scenario
/// may name as many as it likes; reasons and winners come in any order.
pub fn agrees(key: &str, expected: &Value, came: &Value) -> bool {
    match (expected, came) {
        (Value::Object(expected), Value::Object(came)) => expected
            .iter()
            .all(|(key, value)| came.get(key).is_some_and(|found| agrees(key, value, found))),
        (Value::Array(expected), Value::Array(came)) if ["reasons", "winners"].contains(&key) => {
            let sorted = |list: &[Value]| {
                let mut list: Vec<String> = list.iter().map(Value::to_string).collect();
                list.sort_unstable();
                list
            };
            sorted(expected) == sorted(came)
        }
        (Value::Array(expected), Value::Array(came)) => {
            let fits = expected.len() == came.len()
                || key == "first_bidder" && expected.len() < came.len();
            fits && expected.iter().zip(came).all(|(a, b)| agrees("", a, b))
        }
        (Value::Number(expected), Value::Number(came)) => expected.as_f64() == came.as_f64(),
        _ => expected == came,
    }
}

fn number(points: Points) -> Value {
    let hundredths = points.as_hundredths();
    match hundredths % 100 {
        0 => json!(hundredths / 100),
        _ => json!(f64::from(i32::try_from(hundredths).unwrap_or(i32::MAX)) / 100.0),
    }
}

fn board(given: &mut Keys) -> Result<Value, ScenarioError> {
    Ok(json!({ "points": team_event::places(given.need_value("totals")?) }))
}

fn chess(given: &mut Keys) -> Result<Value, ScenarioError> {
    let games: Vec<(String, String, GameScore)> = given.need_value("games")?;
    let scores = team_event::chess_scores(&games);
    let names: Vec<&String> = scores.keys().collect();
    let totals: Vec<Points> = scores.values().copied().collect();
    let totals: [Points; 3] = totals
        .try_into()
        .map_err(|_| given.fault("games", "three players are expected"))?;
    let points = team_event::places(totals);
    let whites = |name: &&&String| games.iter().filter(|(white, ..)| white == **name).count();
    let by_name = |values: Vec<Value>| -> Value {
        names
            .iter()
            .map(|name| (*name).clone())
            .zip(values)
            .collect()
    };
    Ok(json!({
        "scores": by_name(totals.iter().map(|total| number(*total)).collect()),
        "points": by_name(points.iter().map(|points| json!(points)).collect()),
        "whites": by_name(names.iter().map(|name| json!(whites(&name))).collect()),
    }))
}

fn trio(given: &mut Keys) -> Result<Value, ScenarioError> {
    let mut boards = Map::new();
    let mut totals = [0; 3];
    for discipline in Discipline::ALL {
        let points = team_event::places(given.need_value(discipline.name())?);
        for (total, points) in totals.iter_mut().zip(points) {
            *total += points;
        }
        boards.insert(discipline.name().to_owned(), json!(points));
    }
    Ok(json!({ "boards": boards, "totals": totals }))
}

fn rotation(given: &mut Keys) -> Result<Value, ScenarioError> {
    let deals = team_event::rotation(given.need_value("first_dealer")?, team_event::DEALS);
    let dealt = |seat: u8| deals.iter().filter(|(dealer, _)| *dealer == seat).count();
    let bidders: Vec<u8> = deals.iter().map(|(_, bidder)| *bidder).collect();
    Ok(json!({
        "deals": deals.len(),
        "dealt": [dealt(0), dealt(1), dealt(2)],
        "first_bidder": bidders,
        "last_dealer": deals.last().map(|(dealer, _)| dealer),
    }))
}

fn draw(given: &mut Keys) -> Result<Value, ScenarioError> {
    let first: u8 = given.need_value("first_to_draw")?;
    let drawn: Vec<String> = given.need_value("drawn")?;
    let hearts: Vec<bool> = drawn.iter().map(|card| card.starts_with('P')).collect();
    let (bidder, dealer) = match team_event::first_deal(first, &hearts) {
        Some((bidder, dealer)) => (json!(bidder), json!(dealer)),
        None => (Value::Null, Value::Null),
    };
    Ok(json!({ "first_bidder": bidder, "dealer": dealer }))
}

fn entry(given: &mut Keys) -> Result<Value, ScenarioError> {
    let rules = Regulations::team_event("").entry;
    let roles: Vec<String> = given.need_value("roles")?;
    let roles: Vec<Option<Discipline>> = roles.iter().map(|role| role.parse().ok()).collect();
    let paid_on: Option<Day> = given.value("paid_on")?;
    let deadline: Option<Day> = given.value("deadline")?;
    let arrivals: Option<Vec<Option<TimeOfDay>>> = given.value("arrivals")?;
    let check = EntryCheck {
        roles,
        paid_on,
        deadline,
        fee_paid: given.need_value("fee_paid")?,
        fee_due: rules.fee * 3,
        arrivals: arrivals.unwrap_or_default(),
        draw_at: rules.draw_at,
        own_equipment: given.value("own_equipment")?.unwrap_or(false),
    };
    let reasons: Vec<&str> = check.reasons().iter().map(|reason| reason.name()).collect();
    Ok(json!({ "admitted": reasons.is_empty(), "reasons": reasons }))
}

fn series(given: &mut Keys) -> Result<Value, ScenarioError> {
    // A team that did not play a round has nothing there.
    let rounds: Vec<BTreeMap<String, Option<Points>>> = given.need_value("rounds")?;
    let played = |round: BTreeMap<String, Option<Points>>| {
        let points = round
            .into_iter()
            .filter_map(|(team, points)| Some((team, points?)));
        team_event::SeriesRound::finished(points.collect())
    };
    let rounds: Vec<_> = rounds.into_iter().map(played).collect();
    let (table, winners) = team_event::series(&rounds);
    let table: Map<String, Value> = table
        .into_iter()
        .map(|(team, own)| (team, json!([number(own.points), own.rounds_won])))
        .collect();
    Ok(json!({ "table": table, "winners": winners }))
}

fn cup(given: &mut Keys) -> Result<Value, ScenarioError> {
    let winners: Vec<String> = given.need_value("season_winners")?;
    let cups = team_event::cups(&winners);
    Ok(json!({ "kept": cups.kept, "cup_in_play": cups.in_play }))
}

fn ledgers(given: &mut Keys) -> Result<Value, ScenarioError> {
    let deals: Vec<(u8, Points)> = given.need_value("deals")?;
    let (booked, pairwise) = (team_event::booked(&deals), team_event::pairwise(&deals));
    Ok(json!({
        "booked": booked.map(number),
        "pairwise": pairwise.map(number),
        "points": team_event::places(booked),
        "points_pairwise": team_event::places(pairwise),
    }))
}
