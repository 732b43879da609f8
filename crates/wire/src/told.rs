//! Happenings and refusals as they are told to people: an identifier with its values, and the
//! article. The sentence is made where the language is known.

use std::borrow::Cow;

use jadoube_laws::{Happened, Refused, Rule, Rulebook};
use jadoube_ruling::{Message, Moment, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Something that happened, or the reason why nothing did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct Told {
    /// The number of the entry in the journal that it belongs to; none for a refusal or proposal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seq: Option<u64>,
    /// When, in milliseconds of the server's time.
    pub at: Moment,
    /// Whose request led to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
    /// What it is: `move_made`, `flag_fell`, `draw_offered`.
    #[ts(type = "Kind")]
    pub kind: Cow<'static, str>,
    /// The sentence.
    pub message: Message,
    /// The article that it rests on, in the edition of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// The happening itself, as the journal has it; not to those who may not know everything about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub happened: Option<Happened>,
    /// The refusal itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<Refused>,
    /// The number of the ruling, if it is one that the arbiter may set aside.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<u32>,
}

impl Told {
    /// A happening as it is told.
    pub fn happened(book: &Rulebook, by: Seat, at: Moment, happened: Happened) -> Told {
        Told {
            seq: None,
            at,
            by: Some(by),
            kind: happened.kind().into(),
            message: happened.message(),
            article: number(book, happened.under()),
            happened: Some(happened),
            refused: None,
            ruling: None,
        }
    }

    /// A refusal as it is told to the one who asked.
    pub fn refused(book: &Rulebook, by: Seat, at: Moment, refused: Refused) -> Told {
        Told {
            seq: None,
            at,
            by: Some(by),
            kind: refused.kind().into(),
            message: refused.message(),
            article: number(book, refused.under()),
            happened: None,
            refused: Some(refused),
            ruling: None,
        }
    }

    /// The same without what somebody gave as a reason.
    #[must_use]
    pub fn without_reasons(&self) -> Told {
        let mut message = self.message.clone();
        message.hide_reason();
        Told {
            seq: self.seq,
            at: self.at,
            by: self.by,
            kind: self.kind.clone(),
            message,
            article: self.article.clone(),
            happened: None,
            refused: None,
            ruling: self.ruling,
        }
    }
}

fn number(book: &Rulebook, rule: Rule) -> Option<String> {
    book.locate(rule).map(|place| place.number.to_owned())
}
