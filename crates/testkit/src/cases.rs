//! The cases of the puzzles page: scenarios whose outcome is asked for, each answer with what it claims.

use std::fmt;

use jadoube_journal::Record;
use jadoube_laws::{Class, Edition, ParseEditionError};
use jadoube_scenarios::chess::{self, Failure};
use jadoube_scenarios::{Keys, Scenario, ScenarioError, ScenarioFile, read_yaml};
use serde_json::{Map, Value, json};
use shakmaty::Square;

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
pub fn read(name: &str, text: &str) -> Result<Vec<Case>, ScenarioError> {
    let value: Value = read_yaml(name, text)?;
    let mut keys = Keys::new(name, value)?;
    if keys.text("schema")?.as_deref() != Some("1") {
        return Err(keys.fault("schema", "1 is expected"));
    }
    let controls = keys.need("time_controls")?;
    let Value::Array(list) = keys.need("cases")? else {
        return Err(keys.fault("cases", "a list is expected"));
    };
    keys.done()?;
    let read = |(number, value)| Case::read(&format!("{name}: case {number}"), value, &controls);
    (1..).zip(list).map(read).collect()
}

impl Case {
    fn read(place: &str, value: Value, controls: &Value) -> Result<Case, ScenarioError> {
        let mut keys = Keys::new(place, value)?;
        let id = keys.need_text("id")?;
        let place = format!("{place} ({id})");
        let mut keys = Keys::new(&place, keys.rest())?;
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
        let marks = marks(&mut keys)?;
        let right: usize = keys.need_parse("right")?;
        let claims = claims(&mut keys, editions.len())?;
        if !(1..=claims.len()).contains(&right) {
            return Err(keys.fault("right", "there is no answer of this number"));
        }
        let plot = Plot::read(&mut keys, controls)?;
        keys.done()?;
        let (shown, answers) = plot.scenarios(&place, &editions, claims)?;
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
    pub fn class(&self) -> Class {
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

/// What the scenarios of a case have in common.
struct Plot<'a> {
    controls: &'a Value,
    common: Map<String, Value>,
    events: Vec<Value>,
    /// After how many events the board is shown.
    after: usize,
}

impl<'a> Plot<'a> {
    fn read(keys: &mut Keys, controls: &'a Value) -> Result<Plot<'a>, ScenarioError> {
        let after: usize = keys.parse("after")?.unwrap_or(0);
        let Value::Array(events) = keys.need("events")? else {
            return Err(keys.fault("events", "a list is expected"));
        };
        if after > events.len() {
            return Err(keys.fault("after", "there are not so many events"));
        }
        let mut common = Map::new();
        for key in OF_A_SCENARIO {
            common.extend(keys.take(key).map(|value| (key.to_owned(), value)));
        }
        Ok(Plot {
            controls,
            common,
            events,
            after,
        })
    }

    /// The scenario of the board that is shown, and those of each answer.
    fn scenarios(
        &self,
        place: &str,
        editions: &[Edition],
        claims: Vec<Option<Vec<Value>>>,
    ) -> Result<(Scenario, Vec<Answer>), ScenarioError> {
        let mut written = vec![self.scenario(editions[0], &self.events[..self.after], &json!({}))];
        for (edition, claim) in claims
            .iter()
            .flatten()
            .flat_map(|own| editions.iter().zip(own))
        {
            written.push(self.scenario(*edition, &self.events, claim));
        }
        let file = json!({"schema": 1, "time_controls": self.controls, "scenarios": written});
        let read = match ScenarioFile::read(place, &file.to_string())? {
            ScenarioFile::Chess(read) => read,
            ScenarioFile::Cards(_) => Vec::new(),
        };
        let mut read = read.into_iter();
        let mut next = || {
            let missing = || ScenarioError {
                place: place.to_owned(),
                what: "a scenario is missing".to_owned(),
            };
            read.next().ok_or_else(missing)?
        };
        let shown = next()?;
        let mut answers = Vec::new();
        for claim in claims {
            let each = claim.map(|own| own.iter().map(|_| next()).collect());
            answers.push(each.transpose()?);
        }
        Ok((shown, answers))
    }

    fn scenario(&self, edition: Edition, events: &[Value], expect: &Value) -> Value {
        let mut map = self.common.clone();
        map.insert("id".to_owned(), json!("case"));
        map.insert("title".to_owned(), json!("case"));
        map.insert("editions".to_owned(), json!([edition.to_string()]));
        map.insert("events".to_owned(), json!(events));
        map.insert("expect".to_owned(), expect.clone());
        Value::Object(map)
    }
}

fn editions(keys: &mut Keys) -> Result<Vec<Edition>, ScenarioError> {
    let names = keys.texts("editions")?.unwrap_or_default();
    let editions: Result<Vec<Edition>, _> = names.iter().map(|name| name.parse()).collect();
    let unknown = |error: ParseEditionError| keys.fault("editions", error.to_string());
    let editions = editions.map_err(unknown)?;
    match editions.is_empty() {
        true => Err(keys.fault("editions", "it is asked about none")),
        false => Ok(editions),
    }
}

fn marks(keys: &mut Keys) -> Result<Vec<Square>, ScenarioError> {
    let names = keys.texts("marks")?.unwrap_or_default();
    let marks = names.iter().map(|mark| mark.parse());
    let marks: Result<Vec<Square>, _> = marks.collect();
    marks.map_err(|_| keys.fault("marks", "squares are expected"))
}

/// What each answer claims, once for each edition.
fn claims(keys: &mut Keys, editions: usize) -> Result<Vec<Option<Vec<Value>>>, ScenarioError> {
    let wrong = |keys: &Keys| {
        keys.fault(
            "answers",
            "three or four are expected, each a claim, one for each edition, or ~",
        )
    };
    let Value::Array(claims) = keys.need("answers")? else {
        return Err(wrong(keys));
    };
    if !(3..=4).contains(&claims.len()) {
        return Err(wrong(keys));
    }
    let each = |claim: Value| match claim {
        Value::Null => Ok(None),
        Value::Array(each) if each.len() == editions => Ok(Some(each)),
        claim @ Value::Object(_) => Ok(Some(vec![claim; editions])),
        _ => Err(wrong(keys)),
    };
    claims.into_iter().map(each).collect()
}
