//! What a stream of the server is about: its first entry says so.

use serde::{Deserialize, Serialize};

use crate::act::BodyError;

/// What is played at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Chess. The first entry of such a stream is `laid`.
    Chess,
    /// A session of ulti. The first entry is `opened`, as in all kinds but chess, and names the kind.
    Ulti,
    /// A session of snapszer.
    Snapszer,
}

#[derive(Deserialize)]
struct First {
    laid: Option<serde::de::IgnoredAny>,
    opened: Option<Opened>,
}

#[derive(Deserialize)]
struct Opened {
    kind: Kind,
}

impl Kind {
    /// The kind that the first entry of a stream names.
    pub fn of(first: &str) -> Result<Kind, BodyError> {
        let first: First = serde_json::from_str(first).map_err(BodyError::Json)?;
        match (first.laid, first.opened) {
            (Some(_), None) => Ok(Kind::Chess),
            (None, Some(opened)) => Ok(opened.kind),
            _ => Err(BodyError::NoFirst),
        }
    }
}
