//! All boards of a hall at a glance.

use jadoube_laws::{Game, Rulebook};
use jadoube_ruling::{BySide, Moment, Side};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::picture::{clocks, result};
use crate::{Call, Clocks, Phase, PlayedMove, Result, Settings};

/// One board of a hall as the desk, the wall display and spectators see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(optional_fields)]
pub struct Glance {
    /// The game.
    pub game: String,
    /// The number of the board in the hall.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    /// The players' names.
    pub names: BySide<String>,
    /// The last entry that this shows.
    pub seq: u64,
    /// The server's time when it was made; the clocks go on from there.
    pub now: Moment,
    /// How far the game is.
    pub phase: Phase,
    /// What stands on the board, as the first field of a FEN.
    pub board: String,
    /// Who has the move.
    pub turn: Side,
    /// The last move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<PlayedMove>,
    /// How many half-moves stand.
    pub plies: u32,
    /// The clocks.
    pub clocks: Clocks,
    /// The result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Result>,
    /// Calls nobody has seen to; to the desk only.
    pub calls: Vec<Call>,
    /// Whether everything waits for the arbiter to answer a question; to the desk only.
    pub awaits_arbiter: bool,
}

impl Glance {
    /// A board at a glance, with everything that the desk sees.
    #[expect(clippy::too_many_arguments, reason = "the parts of a room, named once")]
    pub fn of(
        id: &str,
        book: &Rulebook,
        game: &Game,
        settings: &Settings,
        moves: &[PlayedMove],
        calls: &[Call],
        seq: u64,
        now: Moment,
    ) -> Glance {
        Glance {
            game: id.to_owned(),
            number: settings.board,
            names: settings.names.clone(),
            seq,
            now,
            phase: game.phase().into(),
            board: game.standing().board().to_string(),
            turn: game.turn(),
            last: moves.last().cloned(),
            plies: u32::try_from(moves.len()).unwrap_or(u32::MAX),
            clocks: clocks(game, now),
            result: result(book, game),
            calls: calls.to_vec(),
            awaits_arbiter: game.awaits_arbiter(),
        }
    }

    /// The same without what is the desk's alone.
    #[must_use]
    pub fn for_the_public(self) -> Glance {
        Glance {
            calls: Vec::new(),
            awaits_arbiter: false,
            ..self
        }
    }
}

/// What a browser hears on a hall's line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum HallHeard {
    /// The first message: every board.
    Boards {
        /// The hall.
        hall: String,
        /// Its name.
        name: String,
        /// The server's time now.
        now: Moment,
        /// The boards by number.
        boards: Vec<Glance>,
    },
    /// A board that is new or has changed.
    Board {
        /// The board.
        board: Box<Glance>,
    },
}
