//! A sentence to be said, before any language is chosen.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use serde::de::{self, Deserializer, Visitor};
use serde::{Deserialize, Serialize, Serializer};

use crate::{Side, Span};

/// An identifier of a sentence together with the values it mentions.
///
/// Rule crates produce messages, the wire carries them; the `text` crate and the pages turn them into a
/// language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Message {
    /// The identifier in the Fluent files.
    pub id: Cow<'static, str>,
    /// The values by name.
    pub values: BTreeMap<Cow<'static, str>, Value>,
}

impl Message {
    /// A sentence without values.
    pub const fn new(id: &'static str) -> Message {
        Message {
            id: Cow::Borrowed(id),
            values: BTreeMap::new(),
        }
    }

    /// The same sentence with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Message {
        self.values.insert(Cow::Borrowed(name), value.into());
        self
    }

    /// Hides what somebody gave as a reason, where the sentence tells one.
    pub fn hide_reason(&mut self) {
        if let Some(reason) = self.values.get_mut("reason") {
            *reason = Value::Word("…");
        }
    }
}

/// A value inside a sentence: on the wire a number or a text.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(untagged))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(untagged))]
pub enum Value {
    /// A number that the sentence may inflect by.
    Number(i64),
    /// Text that needs no translation: a square, a move, a reason someone gave.
    Text(String),
    /// A word that each language has for itself, by its identifier. It travels as text.
    #[cfg_attr(feature = "ts", ts(skip))]
    #[cfg_attr(feature = "schema", schemars(skip))]
    Word(&'static str),
}

impl Value {
    /// A text or word; none for a number.
    pub fn as_text(&self) -> Option<&str> {
        match self {
            Value::Number(_) => None,
            Value::Text(text) => Some(text),
            Value::Word(word) => Some(word),
        }
    }
}

/// A word is equal to the text that it travels as.
impl PartialEq for Value {
    fn eq(&self, other: &Value) -> bool {
        match (self, other) {
            (Value::Number(own), Value::Number(other)) => own == other,
            _ => self.as_text().is_some() && self.as_text() == other.as_text(),
        }
    }
}

impl Eq for Value {}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Number(number) => serializer.serialize_i64(*number),
            Value::Text(text) => serializer.serialize_str(text),
            Value::Word(word) => serializer.serialize_str(word),
        }
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(ValueVisitor)
    }
}

struct ValueVisitor;

impl Visitor<'_> for ValueVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a whole number or a text")
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<Value, E> {
        Ok(Value::Number(number))
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Value, E> {
        i64::try_from(number).map(Value::Number).map_err(E::custom)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Value, E> {
        Ok(Value::Text(text.to_owned()))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(number)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Number(i64::from(number))
    }
}

impl From<Span> for Value {
    /// Whole seconds, rounded down.
    fn from(span: Span) -> Value {
        Value::Number(span.as_secs())
    }
}

impl From<Side> for Value {
    fn from(side: Side) -> Value {
        Value::Word(match side {
            Side::White => "white",
            Side::Black => "black",
        })
    }
}
