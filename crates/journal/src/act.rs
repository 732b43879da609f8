//! What the entries of a game's stream say: how the table was laid, and every act since.
//!
//! An act is one entry, however many requests and happenings it holds: it is there as a whole or not
//! at all.

use std::fmt;

use jadoube_laws::{Asked, Created, Happened};
use jadoube_ruling::{BySide, Moment, Seat};
use serde::{Deserialize, Serialize};

use crate::about::day;
use crate::{About, Line, Request, VERSION};

/// One entry of a game's stream.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Body {
    /// The first entry: the table was laid.
    Laid(Box<Table>),
    /// Something was asked and happened.
    Act(Act),
    /// The arbiter has seen to a call: the number of the entry that it came with.
    Attended {
        /// The call.
        call: u64,
        /// The id of the message.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
}

/// A game and what the organiser chose for it beside the regulations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Regulations and start.
    pub created: Created,
    /// The players' names.
    pub names: BySide<String>,
    /// Whether the clock is pressed as soon as a move is made.
    #[serde(default)]
    pub auto_press: bool,
    /// Whether players are shown where a piece may go.
    #[serde(default)]
    pub hints: bool,
    /// How long spectators wait, in seconds.
    #[serde(default)]
    pub spectator_delay: u32,
    /// How much of a line's delay is given back per message, in milliseconds.
    #[serde(default)]
    pub lag_allowance: u32,
    /// The hall that the board stands in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hall: Option<String>,
    /// The number of the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    /// The event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// The place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub site: Option<String>,
    /// The round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<String>,
    /// The players' numbers in FIDE's list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fide_ids: Option<BySide<Option<u64>>>,
}

impl Table {
    /// What is known of the game, if its table was laid at this moment.
    pub fn about(&self, at: Moment) -> About {
        About {
            event: self.event.clone().unwrap_or_default(),
            site: self.site.clone().unwrap_or_default(),
            date: day(at),
            round: self.round.clone().unwrap_or_default(),
            board: self.board,
            names: self.names.clone(),
            fide_ids: self.fide_ids,
        }
    }
}

/// An act: what one message led to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The id that the sender gave the message; none for what the program does of itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Whose act it is.
    pub by: Seat,
    /// Who entered it, where that is somebody else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entered_by: Option<Seat>,
    /// What was given back of the line's delay, in milliseconds.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub lag: u32,
    /// The requests that were granted, with what happened.
    pub steps: Vec<Step>,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over references"
)]
const fn is_nothing(number: &u32) -> bool {
    *number == 0
}

/// One request and what happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Whose request it is, where that is not the one whose act it is: the program starts a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
    /// What was asked.
    #[serde(rename = "for")]
    pub asked: Asked,
    /// What happened.
    pub happened: Vec<Happened>,
}

/// An entry that is none of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BodyError {
    /// It is not the JSON that is expected.
    Json(String),
    /// It has a version that this program does not read.
    Version(u32),
}

impl fmt::Display for BodyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BodyError::Json(error) => write!(f, "{error}"),
            BodyError::Version(v) => write!(f, "version {v} of the entry, known is {VERSION}"),
        }
    }
}

impl std::error::Error for BodyError {}

#[derive(Serialize)]
struct Written<'a> {
    v: u32,
    #[serde(flatten)]
    body: &'a Body,
}

impl Body {
    /// The entry as text.
    pub fn write(&self) -> Result<String, BodyError> {
        let written = Written {
            v: VERSION,
            body: self,
        };
        serde_json::to_string(&written).map_err(|error| BodyError::Json(error.to_string()))
    }

    /// The entry as lines of the journal form, which `jadoube replay` reads.
    pub fn lines(self, at: Moment, lines: &mut Vec<Line>) {
        let mut line = |fill: &mut dyn FnMut(&mut Line)| {
            let seq = u32::try_from(lines.len()).unwrap_or(u32::MAX);
            let mut line = Line::at(seq, at);
            fill(&mut line);
            lines.push(line);
        };
        match self {
            Body::Laid(table) => {
                line(&mut |line| {
                    line.created = Some(Box::new(table.created.clone()));
                    line.about = Some(Box::new(table.about(at)));
                });
            }
            Body::Attended { .. } => {}
            Body::Act(act) => {
                for step in act.steps {
                    line(&mut |line| {
                        line.asked = Some(Request {
                            by: step.by.unwrap_or(act.by),
                            asked: step.asked.clone(),
                        });
                    });
                    for happened in step.happened {
                        line(&mut |line| line.happened = Some(happened.clone()));
                    }
                }
            }
        }
    }

    /// Reads an entry.
    pub fn read(text: &str) -> Result<Body, BodyError> {
        let json = |error: serde_json::Error| BodyError::Json(error.to_string());
        let mut value: serde_json::Map<String, serde_json::Value> =
            serde_json::from_str(text).map_err(json)?;
        let version = value.remove("v").and_then(|v| v.as_u64()).unwrap_or(0);
        if version != u64::from(VERSION) {
            let version = u32::try_from(version).unwrap_or(u32::MAX);
            return Err(BodyError::Version(version));
        }
        Body::deserialize(serde_json::Value::Object(value)).map_err(json)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Entries as they are kept for ever: what was once written is read, and written the same.
    #[test]
    fn entries_read_back_letter_for_letter() {
        let laid = r#"{"v":1,"laid":{"created":{"regulations":{"edition":"2023","class":"blitz","regime":"limited","time_control":{"periods":[{"moves":null,"time":300000}],"mode":"none"},"use":"mediated","no_arbiter":true},"start":{"setup":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1","clocks":{"white":null,"black":null},"completed":{"white":0,"black":0},"faults":{"white":0,"black":0},"present":{"white":false,"black":false},"unlawful":false}},"names":{"white":"Anna","black":"Béla"},"auto_press":false,"hints":false,"spectator_delay":0,"lag_allowance":0}}"#;
        let act = r#"{"v":1,"act":{"id":"m1","by":"white","steps":[{"for":{"move":{"motion":"e2e4"}},"happened":[{"move_made":{"by":"white","motion":"e2e4"}}]}]}}"#;
        let attended = r#"{"v":1,"attended":{"call":7,"id":"a1"}}"#;
        for text in [laid, act, attended] {
            let body = Body::read(text).unwrap();
            assert_eq!(body.write().unwrap(), text);
        }
    }

    #[test]
    fn what_is_no_entry_is_said_to_be_none() {
        assert!(matches!(Body::read("{"), Err(BodyError::Json(_))));
        assert_eq!(Body::read(r#"{"v":9}"#), Err(BodyError::Version(9)));
        assert!(matches!(
            Body::read(r#"{"v":1,"flew":{}}"#),
            Err(BodyError::Json(_))
        ));
    }
}
