//! Scenarios for other programs: each as a question under one edition, without what is expected of it; and the
//! comparison of what a program answers with that.

use jadoube_laws::{Edition, Points};
use serde_json::{Map, Value, json};

use crate::chess::{self, Failure, pair};
use crate::scenario::Scenario;
use crate::{ScenarioError, ScenarioFile};

/// A scenario under one edition, with what is expected of whoever is asked.
#[derive(Clone, Debug)]
pub struct Case {
    /// The scenario, `TM-01`.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The edition.
    pub edition: Edition,
    /// The articles that it is about.
    pub articles: Vec<String>,
    /// What is asked.
    pub question: Value,
    /// What is expected, key by key, everything in full.
    pub expect: Map<String, Value>,
}

/// Every case of a file; none of a file that is about cards.
pub fn cases(name: &str, text: &str) -> Result<Vec<Case>, ScenarioError> {
    let ScenarioFile::Chess(scenarios) = ScenarioFile::read(name, text)? else {
        return Ok(Vec::new());
    };
    let written = crate::read_yaml(name, text)?;
    let mut cases = Vec::new();
    let raw = written["scenarios"].as_array().into_iter().flatten();
    for (scenario, raw) in scenarios.into_iter().zip(raw) {
        let scenario = scenario?;
        let control = &written["time_controls"][text_of(&raw["tc"])];
        for edition in &scenario.editions {
            cases.push(case(&scenario, *edition, raw, control)?);
        }
    }
    Ok(cases)
}

fn text_of(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

fn case(
    scenario: &Scenario,
    edition: Edition,
    raw: &Value,
    control: &Value,
) -> Result<Case, ScenarioError> {
    let expect = expected(scenario, edition)?;
    let mut question = json!({
        "v": 1, "id": scenario.id, "edition": edition.to_string(), "time_control": control,
        "start": scenario.start, "events": raw["events"],
        "asks": expect.keys().collect::<Vec<&String>>(),
    });
    for key in ["variant", "illegal_start", "setup"] {
        if let Some(value) = raw.get(key) {
            question[key] = value.clone();
        }
    }
    Ok(Case {
        id: scenario.id.clone(),
        title: scenario.title.clone(),
        edition,
        articles: scenario.articles.clone(),
        question,
        expect,
    })
}

/// What a scenario expects, in one form: numbers where numbers are meant, moves by their names.
fn expected(scenario: &Scenario, edition: Edition) -> Result<Map<String, Value>, ScenarioError> {
    let expect = &scenario.expect;
    let fault = |failure: Failure| ScenarioError {
        place: format!("{} {edition}", scenario.id),
        what: failure.to_string(),
    };
    let mut keys = Map::new();
    let mut put = |key: &str, value: Option<Value>| {
        if let Some(value) = value {
            keys.insert(key.to_owned(), value);
        }
    };
    let text = |text: &Option<String>| text.as_ref().map(|text| json!(text));
    put("result", text(&expect.result));
    put("ruling", text(&expect.ruling));
    put("article", text(&expect.article));
    put("who", expect.who.map(|who| json!(chess::letter(Some(who)))));
    let allowed = chess::allowed(scenario, edition).map_err(fault)?;
    put("allowed", allowed.map(|moves| json!(moves)));
    put(
        "to_move",
        expect.to_move.map(|side| json!(chess::letter(Some(side)))),
    );
    put("board", text(&expect.board));
    put("clocks", some_of(pair(expect.clocks)));
    put("running", text(&expect.running));
    put("completed", some_of(pair(expect.completed)));
    put("illegal", some_of(pair(expect.illegal)));
    put("must_record", some_of(pair(expect.must_record)));
    put("offer", text(&expect.offer));
    let award = |(to, secs): &(_, i64)| json!({"to": chess::letter(Some(*to)), "s": secs});
    let awards = expect.award.as_ref();
    put("award", awards.map(|all| all.iter().map(award).collect()));
    let score = expect.score.as_ref();
    put(
        "score",
        score.map(|score| score.clone().map_or(Value::Null, pair)),
    );
    put("class", text(&expect.class));
    put("uci", text(&expect.uci));
    put("text", text(&expect.text));
    put("ply", expect.ply.map(|ply| json!(ply)));
    Ok(keys)
}

/// A pair without the side of which nothing is expected; none if that is both.
fn some_of(mut pair: Value) -> Option<Value> {
    let sides = pair.as_object_mut()?;
    sides.retain(|_, value| !value.is_null());
    (!sides.is_empty()).then_some(pair)
}

/// What this program answers to a question.
pub fn answer(question: &Value) -> Result<Value, Failure> {
    let id = text_of(&question["id"]);
    let edition = text_of(&question["edition"]);
    let place = format!("{id} {edition}");
    let scenario = Scenario::of_question(&place, question)?;
    let told = match scenario.editions.first() {
        Some(edition) => chess::outcome(&scenario, *edition)?,
        None => Value::Null,
    };
    let asks = question["asks"].as_array().into_iter().flatten();
    let outcome: Map<String, Value> = asks
        .filter_map(Value::as_str)
        .filter_map(|key| Some((key.to_owned(), told.get(key)?.clone())))
        .collect();
    Ok(json!({"id": id, "edition": edition, "outcome": outcome}))
}

/// What came of a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Everything as expected.
    Passed,
    /// The program says that it does not do this, and why.
    NotSupported(String),
    /// Something else came, key by key.
    Differs(Vec<Difference>),
    /// The answer is none to this question.
    NoAnswer(String),
}

/// One key that came otherwise than expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The key.
    pub key: String,
    /// What was expected.
    pub expected: Value,
    /// What came.
    pub came: Value,
}

impl Case {
    /// Compares an answer with what is expected.
    pub fn judge(&self, answer: &Value) -> Verdict {
        let edition = self.edition.to_string();
        if answer["id"] != self.id.as_str() || answer["edition"] != edition.as_str() {
            return Verdict::NoAnswer(format!("it answers {} {}", answer["id"], answer["edition"]));
        }
        if let Some(why) = answer["not_supported"].as_str() {
            return Verdict::NotSupported(why.to_owned());
        }
        let Some(outcome) = answer["outcome"].as_object() else {
            return Verdict::NoAnswer("it has neither outcome nor not_supported".to_owned());
        };
        let differences: Vec<Difference> = self
            .expect
            .iter()
            .filter_map(|(key, expected)| {
                let came = outcome.get(key).cloned().unwrap_or(Value::Null);
                (!fits(key, expected, &came)).then(|| Difference {
                    key: key.clone(),
                    expected: expected.clone(),
                    came,
                })
            })
            .collect();
        match differences.is_empty() {
            true => Verdict::Passed,
            false => Verdict::Differs(differences),
        }
    }
}

/// Whether what came is what was expected: of pairs only the side that is named, of moves whatever their
/// order, of points whatever their form.
fn fits(key: &str, expected: &Value, came: &Value) -> bool {
    match (key, expected) {
        ("score", Value::Object(sides)) => sides.iter().all(|(side, expected)| {
            let points = |value: &Value| text_of(value).parse::<Points>().ok();
            points(expected).is_some() && points(expected) == points(&came[side])
        }),
        ("allowed", _) => moves(expected) == moves(came),
        (_, Value::Object(sides)) => sides
            .iter()
            .all(|(side, value)| came.get(side) == Some(value)),
        _ => expected == came,
    }
}

fn moves(value: &Value) -> Vec<String> {
    let all = value.as_array().into_iter().flatten();
    let mut names: Vec<String> = all.map(text_of).collect();
    names.sort();
    names
}
