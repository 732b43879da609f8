//! Happenings and refusals as they are told to people: an identifier with its values, and the
//! article. The sentence is made where the language is known.

use std::collections::BTreeMap;

use jadoube_laws::{Happened, Refused, Rulebook};
use jadoube_ruling::{self as ruling, Moment, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A sentence before any language is chosen: its identifier in `texts/*/rulings.ftl`, and values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Message {
    /// The identifier.
    pub id: String,
    /// The values by name.
    pub values: BTreeMap<String, Value>,
}

/// A value in a sentence: a text (also a keyword that the sentence selects by) or a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Value {
    /// A number that the sentence may inflect by.
    Number(#[ts(type = "number")] i64),
    /// A text or keyword.
    Text(String),
}

impl From<ruling::Message> for Message {
    fn from(message: ruling::Message) -> Message {
        let value = |value| match value {
            ruling::Value::Text(text) => Value::Text(text),
            ruling::Value::Word(word) => Value::Text(word.to_owned()),
            ruling::Value::Number(number) => Value::Number(number),
        };
        let named = |(name, given): (&str, ruling::Value)| (name.to_owned(), value(given));
        Message {
            id: message.id.to_owned(),
            values: message.values.into_iter().map(named).collect(),
        }
    }
}

/// Something that happened, or the reason why nothing did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct Told {
    /// The number of the entry in the journal that it belongs to; none for a refusal or proposal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "number")]
    pub seq: Option<u64>,
    /// When, in milliseconds of the server's time.
    #[ts(type = "number")]
    pub at: Moment,
    /// Whose request led to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "Seat")]
    pub by: Option<Seat>,
    /// What it is: `move_made`, `flag_fell`, `draw_offered`.
    pub kind: String,
    /// The sentence.
    pub message: Message,
    /// The article that it rests on, in the edition of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// The happening itself, in the journal's words: squares, sides, spans in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "Record<string, unknown>")]
    pub what: Option<serde_json::Value>,
    /// The number of the ruling, if it is one that the arbiter may set aside.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<u32>,
}

impl Told {
    /// A happening as it is told.
    pub fn happened(book: &Rulebook, by: Seat, at: Moment, happened: &Happened) -> Told {
        let (kind, what) = split(serde_json::to_value(happened));
        Told {
            seq: None,
            at,
            by: Some(by),
            kind,
            message: happened.message().into(),
            article: book
                .locate(happened.under())
                .map(|place| place.number.to_owned()),
            what,
            ruling: None,
        }
    }

    /// A refusal as it is told to the one who asked.
    pub fn refused(book: &Rulebook, by: Seat, at: Moment, refused: &Refused) -> Told {
        let (kind, what) = split(serde_json::to_value(refused));
        Told {
            seq: None,
            at,
            by: Some(by),
            kind,
            message: refused.message().into(),
            article: book
                .locate(refused.under())
                .map(|place| place.number.to_owned()),
            what,
            ruling: None,
        }
    }
}

/// The name of a variant and what it holds. Facts of the later chapters lie one level deeper.
fn split(value: serde_json::Result<serde_json::Value>) -> (String, Option<serde_json::Value>) {
    match value {
        Ok(serde_json::Value::String(kind)) => (kind, None),
        Ok(serde_json::Value::Object(map)) => match map.into_iter().next() {
            Some((chapter, fact)) if is_chapter(&chapter) => split(Ok(fact)),
            Some((kind, what)) => (kind, Some(what)),
            None => (String::new(), None),
        },
        _ => (String::new(), None),
    }
}

fn is_chapter(name: &str) -> bool {
    matches!(name, "sheet" | "conduct" | "blind" | "adjournment")
}
