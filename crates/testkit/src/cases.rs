//! The cases of the puzzles page: scenarios whose outcome is asked for, each answer with what it claims.

use std::collections::BTreeMap;
use std::fmt;

use jadoube_journal::Record;
use jadoube_ruling::Edition;
use serde_json::{Map, Value, json};
use shakmaty::Square;

use crate::chess::{self, Failure};
use crate::scenario::{Control, controls};
use crate::{Fault, Keys, Scenario};

/// What a case is about.
pub const TOPICS: [&str; 12] = [
    "touch",
    "illegal",
    "clock",
    "draws",
    "end",
    "recording",
    "conduct",
    "rapid",
    "special",
    "start",
    "arbiter",
    "editions",
];

/// The keys of a case that are those of a scenario.
const OF_A_SCENARIO: [&str; 6] = [
    "tc",
    "start",
    "setup",
    "illegal_start",
    "variant",
    "articles",
];

/// A case: what happened, what is asked by its text, what each answer claims.
#[derive(Debug)]
pub struct Case {
    /// Its id; its words are those of the message `case-<id>`.
    pub id: String,
    /// One of [`TOPICS`].
    pub topic: String,
    /// 1 for everybody, 2 for players of events, 3 for arbiters.
    pub level: u8,
    /// Whether the Laws leave the measure to the arbiter.
    pub judgement: bool,
    /// Where the reason is found, in the numbers of the first edition.
    pub articles: Vec<String>,
    /// The editions that are asked about.
    pub editions: Vec<Edition>,
    /// Squares that the story is about.
    pub marks: Vec<Square>,
    /// Which answer is right, counted from nought.
    pub right: usize,
    /// What each answer claims.
    pub answers: Vec<Answer>,
    /// The game as far as the board that is shown.
    shown: Scenario,
}

/// What an answer claims: a scenario for each edition, or nothing that can be looked at.
pub type Answer = Option<Vec<Scenario>>;

/// Why the key of a case is not what the Laws decide.
#[derive(Debug)]
pub enum WrongKey {
    /// The answer that the key calls right does not hold.
    RightFails {
        /// The edition it fails in.
        edition: Edition,
        /// How.
        failure: Failure,
    },
    /// Another answer holds as well, by its number from one.
    WrongHolds(usize),
    /// The answer that the key calls right claims nothing.
    RightClaimsNothing,
}

impl fmt::Display for WrongKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WrongKey::RightFails { edition, failure } => {
                write!(f, "the right answer fails in {edition}: {failure}")
            }
            WrongKey::WrongHolds(number) => write!(f, "answer {number} is right as well"),
            WrongKey::RightClaimsNothing => write!(f, "the right answer claims nothing"),
        }
    }
}

impl std::error::Error for WrongKey {}

/// Reads the file of cases; `name` is used in errors.
pub fn read(name: &str, text: &str) -> Result<Vec<Case>, Fault> {
    let value: Value = crate::library::read_yaml(text).map_err(|error| Fault {
        place: name.to_owned(),
        what: format!("no YAML: {error}"),
    })?;
    let mut keys = Keys::new(name, value)?;
    if keys.text("schema")?.as_deref() != Some("1") {
        return Err(keys.fault("schema", "1 is expected"));
    }
    let controls = controls(&mut keys)?;
    let Value::Array(list) = keys.need("cases")? else {
        return Err(keys.fault("cases", "a list is expected"));
    };
    keys.done()?;
    let read = |(number, value)| Case::read(&format!("{name}: case {number}"), value, &controls);
    (1..).zip(list).map(read).collect()
}

impl Case {
    fn read(
        place: &str,
        value: Value,
        controls: &BTreeMap<String, Control>,
    ) -> Result<Case, Fault> {
        let mut keys = Keys::new(place, value)?;
        let id = keys.need_text("id")?;
        let mut keys = Keys::new(&format!("{place} ({id})"), keys.rest())?;
        let topic = keys.need_text("topic")?;
        if !TOPICS.contains(&topic.as_str()) {
            return Err(keys.fault("topic", format!("unknown: \"{topic}\"")));
        }
        let level: u8 = keys.need_parse("level")?;
        if !(1..=3).contains(&level) {
            return Err(keys.fault("level", "1, 2 or 3 is expected"));
        }
        let judgement = keys.flag("judgement")?.unwrap_or(false);
        let editions = editions(&mut keys)?;
        let marks = keys.texts("marks")?.unwrap_or_default();
        let marks = marks.iter().map(|mark| mark.parse());
        let marks: Vec<Square> = marks
            .collect::<Result<_, _>>()
            .map_err(|_| keys.fault("marks", "squares are expected"))?;
        let after: usize = keys.parse("after")?.unwrap_or(0);
        let Value::Array(events) = keys.need("events")? else {
            return Err(keys.fault("events", "a list is expected"));
        };
        if after > events.len() {
            return Err(keys.fault("after", "there are not so many events"));
        }
        let right: usize = keys.need_parse("right")?;
        let Value::Array(claims) = keys.need("answers")? else {
            return Err(keys.fault("answers", "a list is expected"));
        };
        if !(3..=4).contains(&claims.len()) || !(1..=claims.len()).contains(&right) {
            return Err(keys.fault("right", "one of three or four answers is right"));
        }
        let mut common = Map::new();
        for key in OF_A_SCENARIO {
            common.extend(keys.take(key).map(|value| (key.to_owned(), value)));
        }
        let place = format!("{place} ({id})");
        let scenario = |number: usize, edition: Edition, events: &[Value], expect: Value| {
            let mut map = common.clone();
            map.insert("id".into(), json!(format!("{id}.{number}")));
            map.insert("title".into(), json!(id));
            map.insert("editions".into(), json!([edition.to_string()]));
            map.insert("events".into(), json!(events));
            map.insert("expect".into(), expect);
            Scenario::read(&place, Value::Object(map), controls)
        };
        let first = editions[0];
        let shown = scenario(0, first, &events[..after], json!({}))?;
        let mut answers = Vec::new();
        for (number, claim) in (1..).zip(claims) {
            let each = |claims: Vec<Value>| {
                let pairs = editions.iter().zip(claims);
                pairs
                    .map(|(edition, claim)| scenario(number, *edition, &events, claim))
                    .collect::<Result<Vec<_>, _>>()
            };
            answers.push(match claim {
                Value::Null => None,
                Value::Array(claims) if claims.len() == editions.len() => Some(each(claims)?),
                claim @ Value::Object(_) => Some(each(vec![claim; editions.len()])?),
                _ => return Err(keys.fault("answers", "a claim, or one for each edition")),
            });
        }
        keys.done()?;
        Ok(Case {
            articles: shown.articles.clone(),
            right: right - 1,
            id,
            topic,
            level,
            judgement,
            editions,
            marks,
            answers,
            shown,
        })
    }

    /// The game as far as the board that is shown with the question.
    pub fn shown(&self) -> Result<Record, Failure> {
        chess::record(&self.shown, self.editions[0])
    }

    /// How the game is played: standard, rapid or blitz.
    pub fn class(&self) -> jadoube_laws::Class {
        self.shown.control.0
    }

    /// The right answer holds in every edition; of the others none does.
    pub fn check(&self) -> Result<(), WrongKey> {
        for (number, answer) in self.answers.iter().enumerate() {
            let failing = answer.iter().flatten().find_map(|scenario| {
                let edition = scenario.editions[0];
                let failure = chess::run(scenario, edition).err()?;
                Some(WrongKey::RightFails { edition, failure })
            });
            match (number == self.right, answer, failing) {
                (true, None, _) => return Err(WrongKey::RightClaimsNothing),
                (true, _, Some(failing)) => return Err(failing),
                (false, Some(_), None) => return Err(WrongKey::WrongHolds(number + 1)),
                _ => {}
            }
        }
        Ok(())
    }
}

fn editions(keys: &mut Keys) -> Result<Vec<Edition>, Fault> {
    let names = keys.texts("editions")?.unwrap_or_default();
    let editions: Result<Vec<Edition>, _> = names.iter().map(|name| name.parse()).collect();
    let editions = editions.map_err(|error: jadoube_ruling::UnknownEdition| {
        keys.fault("editions", error.to_string())
    })?;
    match editions.is_empty() {
        true => Err(keys.fault("editions", "it is asked about none")),
        false => Ok(editions),
    }
}
