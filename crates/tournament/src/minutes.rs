//! The minutes of an event: every act with who, when and why; what it led to.

use jadoube_ruling::Moment;
use serde::{Deserialize, Serialize};

use crate::{Asked, EntryId, Happened};

/// One act in the minutes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Minute {
    /// The number of the act, counted from one.
    pub number: u32,
    /// What was asked, signed.
    pub request: Request,
    /// What came of it.
    pub happened: Vec<Happened>,
}

/// A signed request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Who asks.
    pub by: Signature,
    /// When.
    pub at: Moment,
    /// Why; some acts need a reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// For what.
    pub asked: Asked,
}

/// Who signs, and in which office.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Signature {
    /// The name.
    pub who: String,
    /// The office.
    pub office: Office,
}

/// In which office somebody acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Office {
    /// Holds the event.
    Organiser,
    /// Rules on it.
    Arbiter,
    /// Plays in it, or leads a team.
    Player(EntryId),
}

impl Request {
    /// A request of the arbiter without a reason.
    pub fn arbiter(who: impl Into<String>, at: Moment, asked: Asked) -> Request {
        let by = Signature {
            who: who.into(),
            office: Office::Arbiter,
        };
        Request {
            by,
            at,
            why: None,
            asked,
        }
    }

    /// The same request with a reason.
    #[must_use]
    pub fn because(mut self, why: impl Into<String>) -> Request {
        self.why = Some(why.into());
        self
    }
}
