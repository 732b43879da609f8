//! Messages on a game's line, both ways.

use std::borrow::Cow;

use jadoube_laws::Asked;
use jadoube_ruling::{BySide, Moment, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Language, Message, Picture, Role, Settings, Told};

/// What a browser says. Each message bears an id of its own, chosen by the browser: a message that
/// arrives twice is done once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(optional_fields)]
pub enum Said {
    /// Requests, decided in order at the moment of arrival: touch, release, press in one message.
    /// All of them happen, or one is refused and none does.
    Ask {
        /// 1 to 64 letters, digits, `-` or `_`.
        id: String,
        /// 1 to 8 requests.
        ask: Vec<Asked>,
        /// Whose act it is, where the desk enters what was seen at a real board.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// How long before it was sent the hand did it, in milliseconds: an act that waited for the
        /// line to come back is older than its message. Counts towards what is given back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ago: Option<u32>,
    },
    /// A move or a command as a player types it: `Nf3`, `e8=Q`, `draw`, `resign`, `press`.
    Typed {
        /// 1 to 64 letters, digits, `-` or `_`.
        id: String,
        /// At most 100 characters.
        text: String,
        /// The language it is typed in.
        #[serde(default)]
        lang: Language,
    },
    /// What would happen? From the desk only; nothing is written down.
    Propose {
        /// 1 to 64 letters, digits, `-` or `_`.
        id: String,
        /// 1 to 8 requests.
        ask: Vec<Asked>,
        /// Whose act it would be.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// The arbiter has seen to a call.
    Attend {
        /// 1 to 64 letters, digits, `-` or `_`.
        id: String,
        /// The call's number.
        call: u64,
    },
    /// What time is it at the server?
    Ping {
        /// 1 to 64 letters, digits, `-` or `_`.
        id: String,
    },
}

impl Said {
    /// The id of the message.
    pub fn id(&self) -> &str {
        match self {
            Said::Ask { id, .. }
            | Said::Typed { id, .. }
            | Said::Propose { id, .. }
            | Said::Attend { id, .. }
            | Said::Ping { id } => id,
        }
    }
}

/// What a browser hears on a game's line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(optional_fields)]
pub enum Heard {
    /// The first message on every line, and again after a gap.
    Welcome {
        /// The game.
        game: String,
        /// What the line is for.
        role: Role,
        /// How the game is played.
        settings: Box<Settings>,
        /// The server's time now.
        now: Moment,
        /// What happened after the number that the browser said it had; everything if it said none.
        missed: Vec<Told>,
        /// Whether more happened before `missed` that the browser does not have either: the history
        /// has it, in pages.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        more: bool,
        /// The game as it is.
        picture: Box<Picture>,
    },
    /// Something happened and is kept.
    Event {
        /// The number of the entry.
        seq: u64,
        /// The id of the message that led to it: its sender knows by it that the act is kept.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// The server's time now.
        now: Moment,
        /// What happened.
        told: Vec<Told>,
        /// The game as it is.
        picture: Box<Picture>,
    },
    /// The request was refused. Only the sender hears it.
    Refused {
        /// The id of the message.
        id: String,
        /// Why.
        refused: Box<Told>,
    },
    /// What would happen, in answer to `propose`.
    Proposed {
        /// The id of the message.
        id: String,
        /// What would happen.
        told: Vec<Told>,
        /// Why nothing would happen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        refused: Option<Box<Told>>,
        /// The game as it would be.
        picture: Box<Picture>,
    },
    /// The message is dealt with: it was done before, or nothing came of it.
    Done {
        /// The id of the message.
        id: String,
        /// The entry that it led to, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seq: Option<u64>,
    },
    /// The message could not be understood or is not this line's to say.
    Fault {
        /// The id of the message, where one could be read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// What kind of fault.
        code: FaultCode,
        /// A sentence for people.
        message: Message,
        /// What exactly, for developers.
        detail: String,
    },
    /// Whose page is open now. The players and the desk hear it when they come and whenever it
    /// changes, unless other servers serve the same game: those may have the other player.
    Here {
        /// Whether a connection of the player is open.
        #[ts(type = "BySide<boolean>")]
        here: BySide<bool>,
    },
    /// The time at the server.
    Pong {
        /// The id of the message.
        id: String,
        /// The server's time now.
        now: Moment,
    },
}

/// `Heard::Event` as it is written: it borrows what all audiences share.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename = "event")]
pub struct Event<'a> {
    /// The number of the entry.
    pub seq: u64,
    /// The id of the message that led to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<&'a str>,
    /// The server's time now.
    pub now: Moment,
    /// What happened.
    pub told: Vec<Cow<'a, Told>>,
    /// The game as it is.
    pub picture: Picture,
}

impl From<Event<'_>> for Heard {
    fn from(event: Event<'_>) -> Heard {
        Heard::Event {
            seq: event.seq,
            id: event.id.map(str::to_owned),
            now: event.now,
            told: event.told.into_iter().map(Cow::into_owned).collect(),
            picture: Box::new(event.picture),
        }
    }
}

/// Why a message could not be dealt with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum FaultCode {
    /// It is not a message of this form.
    Malformed,
    /// It is longer than messages may be.
    TooBig,
    /// Too many messages in too short a time.
    TooMany,
    /// This line may not say that.
    NotYours,
    /// Typed words that mean no move and no command here.
    NotUnderstood,
    /// There is no such call.
    NoSuchCall,
    /// The act could not be kept; it may be sent again under the same id.
    NotKept,
}

impl FaultCode {
    /// The identifier of the sentence.
    pub const fn text_id(self) -> &'static str {
        match self {
            FaultCode::Malformed => "fault-malformed",
            FaultCode::TooBig => "fault-too-big",
            FaultCode::TooMany => "fault-too-many",
            FaultCode::NotYours => "fault-not-yours",
            FaultCode::NotUnderstood => "fault-not-understood",
            FaultCode::NoSuchCall => "fault-no-such-call",
            FaultCode::NotKept => "fault-not-kept",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sentence_of_a_fault_bears_its_name() {
        for code in [
            FaultCode::Malformed,
            FaultCode::TooBig,
            FaultCode::TooMany,
            FaultCode::NotYours,
            FaultCode::NotUnderstood,
            FaultCode::NoSuchCall,
            FaultCode::NotKept,
        ] {
            let name = serde_json::to_value(code).ok();
            let name = name.as_ref().and_then(serde_json::Value::as_str);
            let expected = name.map(|name| format!("fault-{}", name.replace('_', "-")));
            assert_eq!(expected.as_deref(), Some(code.text_id()));
        }
    }
}
