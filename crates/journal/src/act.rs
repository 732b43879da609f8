//! What the entries of a game's stream say: how the table was laid, and every act since.
//!
//! An act is one entry, however many requests and happenings it holds: it is there as a whole or not
//! at all.

use jadoube_laws::{Asked, Created, Happened};
use jadoube_ruling::{BySide, Moment, Seat, Side};
use serde::de::DeserializeOwned;
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
    /// Whether the game starts as soon as both players' lines are open.
    #[serde(default, skip_serializing_if = "is_false")]
    pub auto_start: bool,
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
    /// Who plays by tokens, by the names that stay the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub people: Option<BySide<Option<String>>>,
    /// The engine that plays a side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub engine: Option<EngineSeat>,
}

/// A side that an engine plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EngineSeat {
    /// The side.
    pub side: Side,
    /// What the engine is called on the server.
    pub name: String,
    /// How strong it plays, from 1.
    pub level: u8,
    /// Whether it errs under the Laws on purpose.
    #[serde(default, skip_serializing_if = "is_false")]
    pub errs: bool,
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

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over references"
)]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// One request and what happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Whose request it is, where that is not the one whose act it is: the program starts a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
    /// When, where that is before the moment of the entry: clocks are stopped at the moment from which
    /// nobody could be served.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Moment>,
    /// What was asked.
    #[serde(rename = "for")]
    pub asked: Asked,
    /// What happened.
    pub happened: Vec<Happened>,
}

/// An entry that is none of a game.
#[derive(Debug, thiserror::Error)]
pub enum BodyError {
    /// It is not the JSON that is expected.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// It has a version that this program does not read.
    #[error("version {0} of the entry, known is {VERSION}")]
    Version(u32),
    /// It is the first entry of no stream that this program knows.
    #[error("the first entry neither lays a table nor opens one")]
    NoFirst,
}

#[derive(Serialize)]
struct Written<'a, B> {
    v: u32,
    #[serde(flatten)]
    body: &'a B,
}

/// An entry as text, with the version of the form.
pub(crate) fn write_body(body: &impl Serialize) -> Result<String, BodyError> {
    let written = Written { v: VERSION, body };
    Ok(serde_json::to_string(&written)?)
}

/// Reads an entry of a version that is known.
pub(crate) fn read_body<B: DeserializeOwned>(text: &str) -> Result<B, BodyError> {
    let mut value: serde_json::Map<String, serde_json::Value> = serde_json::from_str(text)?;
    let version = value.remove("v").and_then(|v| v.as_u64()).unwrap_or(0);
    if version != u64::from(VERSION) {
        let version = u32::try_from(version).unwrap_or(u32::MAX);
        return Err(BodyError::Version(version));
    }
    Ok(B::deserialize(serde_json::Value::Object(value))?)
}

impl Body {
    /// The entry as text.
    pub fn write(&self) -> Result<String, BodyError> {
        write_body(self)
    }

    /// The entry as lines of the journal form, which `jadoube replay` reads.
    pub fn lines(self, at: Moment, lines: &mut Vec<Line>) {
        let mut line = |at: Moment, fill: &mut dyn FnMut(&mut Line)| {
            let seq = u32::try_from(lines.len()).unwrap_or(u32::MAX);
            let mut line = Line::at(seq, at);
            fill(&mut line);
            lines.push(line);
        };
        match self {
            Body::Laid(table) => {
                line(at, &mut |line| {
                    line.created = Some(Box::new(table.created.clone()));
                    line.about = Some(Box::new(table.about(at)));
                });
            }
            Body::Attended { .. } => {}
            Body::Act(act) => {
                for step in act.steps {
                    let at = step.at.unwrap_or(at);
                    line(at, &mut |line| {
                        line.asked = Some(Request {
                            by: step.by.unwrap_or(act.by),
                            asked: step.asked.clone(),
                        });
                    });
                    for happened in step.happened {
                        line(at, &mut |line| line.happened = Some(happened.clone()));
                    }
                }
            }
        }
    }

    /// Reads an entry.
    pub fn read(text: &str) -> Result<Body, BodyError> {
        read_body(text)
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
        let given_back = r#"{"v":1,"act":{"by":"arbiter","entered_by":"system","steps":[{"at":1000,"for":{"pause":{"reason":"x"}},"happened":[]}]}}"#;
        for text in [laid, act, attended, given_back] {
            let body = Body::read(text).unwrap();
            assert_eq!(body.write().unwrap(), text);
        }
    }

    #[test]
    fn what_is_no_entry_is_said_to_be_none() {
        assert!(matches!(Body::read("{"), Err(BodyError::Json(_))));
        assert!(matches!(
            Body::read(r#"{"v":9}"#),
            Err(BodyError::Version(9))
        ));
        assert!(matches!(
            Body::read(r#"{"v":1,"flew":{}}"#),
            Err(BodyError::Json(_))
        ));
    }
}
