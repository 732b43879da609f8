//! Reading a tree of keys so that nothing unknown slips through.

use std::fmt;

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// What is wrong with a scenario file, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {what}")]
pub struct ScenarioError {
    /// The path to the place: file, scenario, key.
    pub place: String,
    /// What is wrong there.
    pub what: String,
}

/// The keys of a mapping; each is taken once, and what is left over is unknown.
#[derive(Debug)]
pub struct Keys {
    place: String,
    map: Map<String, Value>,
}

impl Keys {
    /// The keys of a value that must be a mapping.
    pub fn new(place: &str, value: Value) -> Result<Keys, ScenarioError> {
        let place = place.to_owned();
        match value {
            Value::Object(map) => Ok(Keys { place, map }),
            _ => Err(ScenarioError {
                place,
                what: "a mapping is expected here".to_owned(),
            }),
        }
    }

    /// A fault at a key of this mapping.
    pub fn fault(&self, key: &str, what: impl Into<String>) -> ScenarioError {
        ScenarioError {
            place: format!("{}: {key}", self.place),
            what: what.into(),
        }
    }

    /// Takes a key that may be missing.
    pub fn take(&mut self, key: &str) -> Option<Value> {
        self.map.remove(key)
    }

    /// Takes a key that must be there.
    pub fn need(&mut self, key: &str) -> Result<Value, ScenarioError> {
        self.take(key)
            .ok_or_else(|| self.fault(key, "this key is missing"))
    }

    /// Takes a text that may be missing; numbers are texts too.
    pub fn text(&mut self, key: &str) -> Result<Option<String>, ScenarioError> {
        match self.take(key) {
            None | Some(Value::Null) => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(Value::Number(number)) => Ok(Some(number.to_string())),
            Some(other) => Err(self.fault(key, format!("a text is expected, not {other}"))),
        }
    }

    /// Takes a text that must be there.
    pub fn need_text(&mut self, key: &str) -> Result<String, ScenarioError> {
        self.text(key)?
            .ok_or_else(|| self.fault(key, "this key is missing"))
    }

    /// Takes a text and reads it as something.
    pub fn parse<T: std::str::FromStr>(&mut self, key: &str) -> Result<Option<T>, ScenarioError>
    where
        T::Err: fmt::Display,
    {
        let Some(text) = self.text(key)? else {
            return Ok(None);
        };
        let read = text.parse().map(Some);
        read.map_err(|error: T::Err| self.fault(key, format!("\"{text}\": {error}")))
    }

    /// Takes a text that must be there and reads it as something.
    pub fn need_parse<T: std::str::FromStr>(&mut self, key: &str) -> Result<T, ScenarioError>
    where
        T::Err: fmt::Display,
    {
        self.parse(key)?
            .ok_or_else(|| self.fault(key, "this key is missing"))
    }

    /// Takes a yes or no that may be missing.
    pub fn flag(&mut self, key: &str) -> Result<Option<bool>, ScenarioError> {
        match self.take(key) {
            None => Ok(None),
            Some(Value::Bool(flag)) => Ok(Some(flag)),
            Some(other) => Err(self.fault(key, format!("true or false is expected, not {other}"))),
        }
    }

    /// Takes a whole number that may be missing.
    pub fn number(&mut self, key: &str) -> Result<Option<i64>, ScenarioError> {
        match self.take(key) {
            None => Ok(None),
            Some(value) => match value.as_i64() {
                Some(number) => Ok(Some(number)),
                None => Err(self.fault(key, format!("a whole number is expected, not {value}"))),
            },
        }
    }

    /// Takes a list of texts, or a single one; missing gives nothing.
    pub fn texts(&mut self, key: &str) -> Result<Option<Vec<String>>, ScenarioError> {
        let items = match self.take(key) {
            None => return Ok(None),
            Some(Value::Array(items)) => items,
            Some(single) => vec![single],
        };
        let text = |item: Value| match item {
            Value::String(text) => Ok(text),
            Value::Number(number) => Ok(number.to_string()),
            other => Err(self.fault(key, format!("a text is expected, not {other}"))),
        };
        items
            .into_iter()
            .map(text)
            .collect::<Result<_, _>>()
            .map(Some)
    }

    /// Takes a value that must be there and reads it as serde does.
    pub fn need_value<T: DeserializeOwned>(&mut self, key: &str) -> Result<T, ScenarioError> {
        let value = self.need(key)?;
        serde_json::from_value(value).map_err(|error| self.fault(key, error.to_string()))
    }

    /// Takes a value that may be missing and reads it as serde does.
    pub fn value<T: DeserializeOwned>(&mut self, key: &str) -> Result<Option<T>, ScenarioError> {
        match self.take(key) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => serde_json::from_value(value)
                .map(Some)
                .map_err(|error| self.fault(key, error.to_string())),
        }
    }

    /// Takes a nested mapping that may be missing.
    pub fn nested(&mut self, key: &str) -> Result<Option<Keys>, ScenarioError> {
        match self.take(key) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => Keys::new(&format!("{}: {key}", self.place), value).map(Some),
        }
    }

    /// The keys that are left, to be read further elsewhere.
    pub fn rest(self) -> Value {
        Value::Object(self.map)
    }

    /// Every key must have been taken.
    pub fn done(self) -> Result<(), ScenarioError> {
        match self.map.keys().next() {
            None => Ok(()),
            Some(key) => Err(self.fault(key, "this key is unknown")),
        }
    }
}
