//! A sentence to be said, before any language is chosen.

use crate::{Side, Span};

/// An identifier of a sentence together with the values it mentions.
///
/// Rule crates produce messages; the `text` crate turns them into a language.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// The identifier in the Fluent files.
    pub id: &'static str,
    /// The values by name, in the order in which the rule gave them.
    pub values: Vec<(&'static str, Value)>,
}

impl Message {
    /// A sentence without values.
    pub const fn new(id: &'static str) -> Message {
        Message {
            id,
            values: Vec::new(),
        }
    }

    /// The same sentence with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Message {
        self.values.push((name, value.into()));
        self
    }
}

/// A value inside a sentence.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Text that needs no translation: a square, a move, a reason someone gave.
    Text(String),
    /// A number that the sentence may inflect by.
    Number(i64),
    /// A word that each language has for itself, by its identifier.
    Word(&'static str),
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
