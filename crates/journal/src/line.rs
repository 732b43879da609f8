//! One line of a journal.

use std::fmt;

use jadoube_laws::{Asked, Created, Happened, Refused};
use jadoube_ruling::{Moment, Seat};
use serde::{Deserialize, Serialize};

use crate::About;

/// The version of the journal form that is written.
pub const VERSION: u32 = 1;

/// A line: when, and exactly one of created, asked, happened, refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// The version of the form.
    pub v: u32,
    /// The number of the line, counted from nought.
    pub seq: u32,
    /// The moment, in milliseconds.
    pub at: Moment,
    /// How the game was created.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub created: Option<Box<Created>>,
    /// Who plays it, where and when; only where it was created.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<Box<About>>,
    /// What was asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Request>,
    /// What happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub happened: Option<Happened>,
    /// Why nothing happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<Refused>,
}

/// A request and whose it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Who asks.
    pub by: Seat,
    /// For what.
    #[serde(rename = "for")]
    pub asked: Asked,
}

impl Line {
    /// An empty line of the present version.
    pub(crate) const fn at(seq: u32, at: Moment) -> Line {
        Line {
            v: VERSION,
            seq,
            at,
            created: None,
            about: None,
            asked: None,
            happened: None,
            refused: None,
        }
    }

    /// Reads a line.
    pub fn read(text: &str) -> Result<Line, LineError> {
        let line: Line =
            serde_json::from_str(text).map_err(|error| LineError::Json(error.to_string()))?;
        if line.v != VERSION {
            return Err(LineError::Version(line.v));
        }
        let parts = [
            line.created.is_some(),
            line.asked.is_some(),
            line.happened.is_some(),
            line.refused.is_some(),
        ];
        let misplaced = line.about.is_some() && line.created.is_none();
        match parts.into_iter().filter(|part| *part).count() {
            1 if !misplaced => Ok(line),
            _ => Err(LineError::NotOneThing),
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let json = serde_json::to_string(self).map_err(|_| fmt::Error)?;
        f.write_str(&json)
    }
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineError {
    /// It is not the JSON that is expected.
    #[error("{0}")]
    Json(String),
    /// It has a version that this program does not read.
    #[error("version {0} of the journal form, known is {VERSION}")]
    Version(u32),
    /// It must say exactly one of created, asked, happened, refused; who plays belongs to the first.
    #[error("a line must say exactly one of created, asked, happened, refused")]
    NotOneThing,
}
