//! What the Laws in a pocket are asked, and what they answer: a game without a server.

use jadoube_ruling::Moment;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    GameRequest, Heard, Language, Message, Role, Said, TimePreset, Winnable, WinnableAnswer,
};

/// What the Laws in a pocket are asked. They know no time but what they are told, and keep one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PocketSaid {
    /// Lay a table, in place of the one that is laid.
    Lay {
        /// The game as it is wanted.
        request: Box<GameRequest>,
        /// The time.
        now: Moment,
    },
    /// Go on with a game whose entries were kept.
    Open {
        /// All of them.
        entries: Vec<PocketEntry>,
    },
    /// Show the game to a role, with everything that it was told so far.
    Welcome {
        /// The role.
        role: Role,
        /// The time.
        now: Moment,
    },
    /// Somebody says something, as on the line of a game.
    Say {
        /// Who.
        role: Role,
        /// What.
        said: Said,
        /// When.
        now: Moment,
    },
    /// Time has passed: a flag may have fallen.
    Time {
        /// Who looks.
        role: Role,
        /// The time.
        now: Moment,
    },
    /// The game as a journal, which `jadoube replay` reads.
    Journal,
    /// Can this side still mate?
    Winnable {
        /// Side and position.
        question: Winnable,
        /// The language of the reason.
        lang: Language,
    },
    /// A message as a sentence.
    Sentence {
        /// The message.
        message: Message,
        /// The language.
        lang: Language,
    },
    /// Time controls by name.
    Presets,
}

/// What they answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(optional_fields)]
pub enum PocketHeard {
    /// What came of it.
    Game {
        /// What the role hears.
        heard: Vec<Heard>,
        /// What is to be kept, so that the game can be opened again.
        entries: Vec<PocketEntry>,
        /// When the game wants to be asked whether time has passed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        due: Option<Moment>,
    },
    /// One line of JSON for each request and happening.
    Journal {
        /// All lines.
        lines: String,
    },
    /// Whether the side can mate.
    Winnable {
        /// With the line, or why not.
        answer: WinnableAnswer,
    },
    /// The sentence.
    Sentence {
        /// In the language that was asked for.
        text: String,
    },
    /// Time controls by name.
    Presets {
        /// All of them.
        presets: Vec<TimePreset>,
    },
    /// The question cannot be understood, or there is no game that it could be about.
    Problem {
        /// What exactly.
        detail: String,
    },
}

/// An entry of a game, as the journal of a server has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct PocketEntry {
    /// When it was written.
    pub at: Moment,
    /// What it says.
    pub body: String,
}
