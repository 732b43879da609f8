//! The form of a scenario file; chess scenarios (`schema: 1`).

use std::collections::BTreeMap;

use jadoube_clock::{Mode, Period, TimeControl};
use jadoube_laws::{Class, DeviceSanction, Edition, Motion, Regime};
use jadoube_ruling::{BySide, Side, Span};
use serde_json::Value;

use crate::requests::check_event;
use crate::words::is_ruling;
use crate::{CardScenario, Keys, ScenarioError};

/// A file of scenarios, in order; what is wrong with one does not hide the others.
#[derive(Debug)]
pub enum ScenarioFile {
    /// Chess (`schema: 1`).
    Chess(Vec<Result<Scenario, ScenarioError>>),
    /// Cards and the team event (`schema: jadoube-cards-scenarios/1`).
    Cards(Vec<Result<CardScenario, ScenarioError>>),
}

/// A scenario.
#[derive(Debug)]
pub struct Scenario {
    /// Its id, `TM-01`.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The articles it is about.
    pub articles: Vec<String>,
    /// The editions it holds in.
    pub editions: Vec<Edition>,
    /// The regulations that its time control carries.
    pub control: (Class, Regime, TimeControl),
    /// The position it starts from, as FEN or `startpos`.
    pub start: String,
    /// Whether Chess960 is played.
    pub chess960: bool,
    /// Whether the start is illegal on purpose.
    pub illegal_start: bool,
    /// What departs from the usual.
    pub setup: Setup,
    /// What happens, in order.
    pub events: Vec<Event>,
    /// What is expected after the last event.
    pub expect: Expect,
    /// Why.
    pub reason: String,
}

/// What departs from the usual when a scenario begins.
#[derive(Debug, Default)]
#[expect(missing_docs, reason = "the names are those of the format")]
pub struct Setup {
    pub clocks: BySide<Option<Span>>,
    pub completed: BySide<u32>,
    pub illegal: BySide<u32>,
    pub attendance: Option<BySide<bool>>,
    pub default_time: Option<Span>,
    pub guideline3: Option<bool>,
    pub no_draw_before: Option<u32>,
    pub no_arbiter: bool,
    pub software_flags: bool,
    pub fide_rated: bool,
    pub strict_recording: bool,
    pub only_legal_moves: bool,
    pub moves_from_sheets: bool,
    pub arbiter_rules_on_claims: bool,
    pub blind: Option<Side>,
    pub report_leaving: bool,
    pub devices_in_bags: bool,
    pub device_sanction: Option<DeviceSanction>,
    pub no_appeals: bool,
}

/// One event: who, what, when, and its own keys.
#[derive(Debug)]
pub struct Event {
    /// `w`, `b`, `arb` or `both`.
    pub by: String,
    /// The word for what is done.
    pub what: String,
    /// Seconds since the scenario began.
    pub t: Option<u64>,
    /// The keys that belong to the event.
    pub keys: Value,
    /// The path to it, for errors.
    pub place: String,
}

/// What is expected; what is absent is not asserted.
#[derive(Debug, Default)]
#[expect(missing_docs, reason = "the names are those of the format")]
pub struct Expect {
    pub result: Option<String>,
    pub ruling: Option<String>,
    pub article: Option<String>,
    pub who: Option<Side>,
    pub allowed: Option<Vec<String>>,
    pub to_move: Option<Side>,
    pub board: Option<String>,
    pub clocks: BySide<Option<i64>>,
    pub running: Option<String>,
    pub completed: BySide<Option<i64>>,
    pub award: Option<Vec<(Side, i64)>>,
    pub illegal: BySide<Option<i64>>,
    pub offer: Option<String>,
    pub must_record: BySide<Option<bool>>,
    pub score: Option<Option<BySide<String>>>,
    pub class: Option<String>,
    pub uci: Option<String>,
    pub text: Option<String>,
    pub ply: Option<i64>,
}

impl ScenarioFile {
    /// Reads a file; `name` is used in errors.
    pub fn read(name: &str, text: &str) -> Result<ScenarioFile, ScenarioError> {
        let at = |what: String| ScenarioError {
            place: name.to_owned(),
            what,
        };
        let value: Value = crate::file::read_yaml(name, text)?;
        let mut keys = Keys::new(name, value)?;
        match keys.text("schema")?.as_deref() {
            Some("1") => {}
            Some("jadoube-cards-scenarios/1") => {
                return crate::cards::read(name, keys).map(ScenarioFile::Cards);
            }
            other => {
                return Err(at(format!(
                    "the schema is {}, known are 1 and jadoube-cards-scenarios/1",
                    other.unwrap_or("missing")
                )));
            }
        }
        let controls = controls(&mut keys)?;
        let Value::Array(list) = keys.need("scenarios")? else {
            return Err(keys.fault("scenarios", "a list is expected"));
        };
        let mut scenarios = Vec::new();
        for (index, value) in list.into_iter().enumerate() {
            let place = format!("{name}: scenario {}", index + 1);
            scenarios.push(Scenario::read(&place, value, &controls));
        }
        keys.done()?;
        Ok(ScenarioFile::Chess(scenarios))
    }
}

type Control = (Class, Regime, TimeControl);

fn controls(keys: &mut Keys) -> Result<BTreeMap<String, Control>, ScenarioError> {
    let mut controls = BTreeMap::new();
    let Some(Value::Object(map)) = keys.take("time_controls") else {
        return Err(keys.fault("time_controls", "a mapping is expected"));
    };
    for (name, value) in map {
        let place = format!("time_controls: {name}");
        let control = control(Keys::new(&place, value)?)?;
        controls.insert(name, control);
    }
    Ok(controls)
}

fn control(mut keys: Keys) -> Result<Control, ScenarioError> {
    let class = match keys.need_text("class")?.as_str() {
        "standard" => Class::Standard,
        "rapid" => Class::Rapid,
        "blitz" => Class::Blitz,
        other => return Err(keys.fault("class", format!("unknown class \"{other}\""))),
    };
    let regime = match keys.need_text("regime")?.as_str() {
        "full" => Regime::Full,
        "limited" => Regime::Limited,
        other => return Err(keys.fault("regime", format!("unknown regime \"{other}\""))),
    };
    let Value::Array(list) = keys.need("periods")? else {
        return Err(keys.fault("periods", "a list is expected"));
    };
    let mut periods = Vec::new();
    for value in list {
        let mut period = Keys::new("periods", value)?;
        let moves = period.need_text("moves")?;
        let moves =
            match moves.as_str() {
                "all" => None,
                number => Some(number.parse().map_err(|_| {
                    period.fault("moves", "a number of moves or \"all\" is expected")
                })?),
            };
        let time = Span::from_secs(period.number("s")?.unwrap_or(0));
        period.done()?;
        periods.push(Period { moves, time });
    }
    let per_move = Span::from_secs(keys.number("inc")?.unwrap_or(0));
    let mode = match keys.need_text("mode")?.as_str() {
        "none" => Mode::None,
        "fischer" => Mode::Increment(per_move),
        "delay" => Mode::Delay(per_move),
        other => return Err(keys.fault("mode", format!("unknown mode \"{other}\""))),
    };
    keys.done()?;
    Ok((class, regime, TimeControl { periods, mode }))
}

/// The name of the one time control of a question.
const OWN: &str = "own";

impl Scenario {
    fn read(
        place: &str,
        value: Value,
        controls: &BTreeMap<String, Control>,
    ) -> Result<Self, ScenarioError> {
        let mut keys = Keys::new(place, value)?;
        let id = keys.need_text("id")?;
        let place = format!("{place} ({id})");
        let mut keys = Keys::new(&place, keys.rest())?;
        let tc = keys.need_text("tc")?;
        let control = controls
            .get(&tc)
            .cloned()
            .ok_or_else(|| keys.fault("tc", format!("no time control \"{tc}\"")))?;
        let editions = keys.texts("editions")?.unwrap_or_default();
        let editions = editions
            .iter()
            .map(|name| name.parse())
            .collect::<Result<Vec<Edition>, _>>()
            .map_err(|error| keys.fault("editions", error.to_string()))?;
        if editions.is_empty() {
            return Err(keys.fault("editions", "it is run in none"));
        }
        let chess960 = match keys.text("variant")?.as_deref() {
            None => false,
            Some("chess960") => true,
            Some(other) => {
                return Err(keys.fault("variant", format!("unknown variant \"{other}\"")));
            }
        };
        let Value::Array(list) = keys.need("events")? else {
            return Err(keys.fault("events", "a list is expected"));
        };
        let mut events = Vec::new();
        for (index, value) in list.into_iter().enumerate() {
            let place = format!("{place}: event {}", index + 1);
            let event = Event::read(&place, value)?;
            check_event(&event)?;
            events.push(event);
        }
        // Chess facts that the expectation rests on; they need not be checked.
        keys.take("facts");
        let scenario = Scenario {
            id,
            title: keys.need_text("title")?,
            articles: keys.texts("articles")?.unwrap_or_default(),
            editions,
            control,
            start: keys.need_text("start")?,
            chess960,
            illegal_start: keys.flag("illegal_start")?.unwrap_or(false),
            setup: match keys.nested("setup")? {
                Some(setup) => Setup::read(setup)?,
                None => Setup::default(),
            },
            events,
            expect: Expect::read(Keys::new(
                &format!("{place}: expect"),
                keys.need("expect")?,
            )?)?,
            reason: keys.text("reason")?.unwrap_or_default(),
        };
        keys.done()?;
        Ok(scenario)
    }

    /// Reads a question to an adapter: a scenario under one edition, of which nothing is expected.
    pub(crate) fn of_question(place: &str, question: &Value) -> Result<Scenario, ScenarioError> {
        let mut keys = Keys::new(place, question.clone())?;
        if keys.number("v")? != Some(1) {
            return Err(keys.fault("v", "1 is the one version of questions that is known"));
        }
        let own = Keys::new("time_control", keys.need("time_control")?)?;
        let controls = BTreeMap::from([(OWN.to_owned(), control(own)?)]);
        let edition = keys.need_text("edition")?;
        keys.take("asks");
        let mut scenario = keys.rest();
        scenario["tc"] = Value::from(OWN);
        scenario["editions"] = Value::from(vec![edition]);
        scenario["title"] = Value::from("");
        scenario["expect"] = Value::Object(serde_json::Map::new());
        Scenario::read(place, scenario, &controls)
    }

    /// The group, `TM` of `TM-01`.
    pub fn group(&self) -> &str {
        let letters = self.id.find(|c: char| !c.is_ascii_alphabetic());
        &self.id[..letters.unwrap_or(self.id.len())]
    }
}

fn sides<T>(
    keys: Option<Keys>,
    mut read: impl FnMut(&mut Keys, &str) -> Result<Option<T>, ScenarioError>,
) -> Result<BySide<Option<T>>, ScenarioError> {
    let Some(mut keys) = keys else {
        return Ok(BySide {
            white: None,
            black: None,
        });
    };
    let pair = BySide {
        white: read(&mut keys, "w")?,
        black: read(&mut keys, "b")?,
    };
    keys.done()?;
    Ok(pair)
}

/// `w` or `b`.
pub(crate) fn side(keys: &mut Keys, key: &str) -> Result<Option<Side>, ScenarioError> {
    match keys.text(key)?.as_deref() {
        None => Ok(None),
        Some("w") => Ok(Some(Side::White)),
        Some("b") => Ok(Some(Side::Black)),
        Some(other) => Err(keys.fault(key, format!("w or b is expected, not \"{other}\""))),
    }
}

impl Setup {
    fn read(mut keys: Keys) -> Result<Setup, ScenarioError> {
        let count = |keys: &mut Keys, key: &str| -> Result<BySide<u32>, ScenarioError> {
            let nested = keys.nested(key)?;
            let pair = sides(nested, Keys::parse::<u32>)?;
            Ok(pair.map(Option::unwrap_or_default))
        };
        let clocks = keys.nested("clocks")?;
        let clocks = sides(clocks, Keys::number)?;
        let attendance = keys.nested("attendance")?;
        let attendance = match attendance {
            None => None,
            some => Some(sides(some, Keys::flag)?.map(|here| here.unwrap_or(true))),
        };
        let flags = keys.text("flag_authority")?;
        let setup = Setup {
            clocks: clocks.map(|s| s.map(Span::from_secs)),
            completed: count(&mut keys, "completed")?,
            illegal: count(&mut keys, "illegal")?,
            attendance,
            default_time: keys.number("default_s")?.map(Span::from_secs),
            guideline3: keys.flag("guideline3")?,
            no_draw_before: keys.parse("no_draw_before")?,
            no_arbiter: keys.flag("no_arbiter")?.unwrap_or(false),
            software_flags: match flags.as_deref() {
                None | Some("human") => false,
                Some("software") => true,
                Some(other) => {
                    return Err(keys.fault("flag_authority", format!("unknown: \"{other}\"")));
                }
            },
            fide_rated: keys.flag("fide_rated")?.unwrap_or(false),
            strict_recording: keys.flag("strict_recording")?.unwrap_or(false),
            only_legal_moves: keys.flag("only_legal_moves")?.unwrap_or(false),
            moves_from_sheets: keys.flag("moves_from_sheets")?.unwrap_or(false),
            arbiter_rules_on_claims: keys.flag("arbiter_rules_on_claims")?.unwrap_or(false),
            blind: side(&mut keys, "blind")?,
            report_leaving: keys.flag("report_leaving")?.unwrap_or(false),
            devices_in_bags: keys.flag("devices_in_bags")?.unwrap_or(false),
            device_sanction: match keys.text("device_sanction")?.as_deref() {
                None => None,
                Some("loss") => Some(DeviceSanction::Loss),
                Some("first_ring_warns") => Some(DeviceSanction::FirstRingWarns),
                Some("arbiter_chooses") => Some(DeviceSanction::ArbiterChooses),
                Some(other) => {
                    return Err(keys.fault("device_sanction", format!("unknown: \"{other}\"")));
                }
            },
            no_appeals: keys.flag("no_appeals")?.unwrap_or(false),
        };
        keys.done()?;
        Ok(setup)
    }
}

impl Event {
    fn read(place: &str, value: Value) -> Result<Event, ScenarioError> {
        let mut keys = Keys::new(place, value)?;
        let by = keys.need_text("by")?;
        if !["w", "b", "arb", "both"].contains(&by.as_str()) {
            return Err(keys.fault("by", format!("unknown: \"{by}\"")));
        }
        let what = keys.need_text("do")?;
        let t: Option<u64> = keys.parse("t")?;
        Ok(Event {
            by,
            place: format!("{place} ({what})"),
            what,
            t,
            keys: keys.rest(),
        })
    }
}

impl Expect {
    fn read(mut keys: Keys) -> Result<Expect, ScenarioError> {
        let ruling = keys.text("ruling")?;
        if let Some(word) = &ruling
            && !is_ruling(word)
        {
            return Err(keys.fault("ruling", format!("unknown ruling \"{word}\"")));
        }
        let mut pair = |key: &str| -> Result<BySide<Option<i64>>, ScenarioError> {
            let nested = keys.nested(key)?;
            sides(nested, Keys::number)
        };
        let clocks = pair("clocks")?;
        let completed = pair("completed")?;
        let illegal = pair("illegal")?;
        let must_record = keys.nested("must_record")?;
        let expect = Expect {
            result: keys.text("result")?,
            ruling,
            article: keys.text("article")?,
            who: side(&mut keys, "who")?,
            allowed: keys.texts("allowed")?,
            to_move: side(&mut keys, "to_move")?,
            board: keys.text("board")?,
            clocks,
            running: keys.text("running")?,
            completed,
            award: awards(&mut keys)?,
            illegal,
            offer: keys.text("offer")?,
            must_record: sides(must_record, Keys::flag)?,
            score: score(&mut keys)?,
            class: keys.text("class")?,
            uci: keys.text("uci")?,
            text: keys.text("text")?,
            ply: keys.number("ply")?,
        };
        for motion in expect.allowed.iter().flatten().filter(|m| *m != "any") {
            let read = motion.parse::<Motion>();
            read.map_err(|error| keys.fault("allowed", error.to_string()))?;
        }
        let word = |key: &str, word: &Option<String>, known: &[&str]| match word {
            Some(word) if !known.contains(&word.as_str()) => {
                let known = known.join(", ");
                Err(keys.fault(key, format!("unknown: \"{word}\"; known are {known}")))
            }
            _ => Ok(()),
        };
        word("result", &expect.result, RESULTS)?;
        word("running", &expect.running, &["w", "b", "none"])?;
        word("offer", &expect.offer, &["w", "b", "none"])?;
        word("class", &expect.class, &["standard", "rapid", "blitz"])?;
        keys.done()?;
        Ok(expect)
    }
}

const RESULTS: &[&str] = &["*", "1-0", "0-1", "1/2-1/2", "0-0", "annulled", "pending"];

fn awards(keys: &mut Keys) -> Result<Option<Vec<(Side, i64)>>, ScenarioError> {
    let Some(value) = keys.take("award") else {
        return Ok(None);
    };
    let Value::Array(list) = value else {
        return Err(keys.fault("award", "a list is expected"));
    };
    let mut awards = Vec::new();
    for value in list {
        let mut one = Keys::new("award", value)?;
        let to = side(&mut one, "to")?.ok_or_else(|| one.fault("to", "this key is missing"))?;
        awards.push((to, one.number("s")?.unwrap_or(0)));
        one.done()?;
    }
    Ok(Some(awards))
}

fn score(keys: &mut Keys) -> Result<Option<Option<BySide<String>>>, ScenarioError> {
    match keys.take("score") {
        None => Ok(None),
        Some(Value::Null) => Ok(Some(None)),
        Some(value) => {
            let mut pair = Keys::new("score", value)?;
            let score = BySide {
                white: pair.need_text("w")?,
                black: pair.need_text("b")?,
            };
            pair.done()?;
            Ok(Some(Some(score)))
        }
    }
}
