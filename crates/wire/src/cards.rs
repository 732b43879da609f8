//! What travels between the server and everybody at a table of cards.

use jadoube_cards::practice::Level;
use jadoube_cards::{Asked, Seat, SessionView, Settled, Who};
use jadoube_ruling::{Message, Moment};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{CardGame, Role};

/// What a browser says at a card table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum CardSaid<A> {
    /// Asks for something.
    Ask {
        /// The id by which the answer is known; the same id is dealt with once.
        id: String,
        /// What.
        ask: Asked<A>,
    },
    /// Asks for the time, and whether the line holds.
    Ping {
        /// The id.
        id: String,
    },
}

/// Something that happened at the table, as everybody at it hears it. The sentence names no card that
/// anybody may not see; who may see more finds it in the view.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct CardTold {
    /// The number of the entry.
    pub seq: u64,
    /// When.
    pub at: Moment,
    /// Whose act it was.
    pub by: Who,
    /// What happened.
    pub message: Message,
    /// The clause that it rests on.
    pub clause: String,
}

/// What a browser hears at a card table. `done`, `fault` and `pong` are those of every line.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum CardHeard<V> {
    /// The first message on every line, and again after a gap.
    Welcome {
        /// The table.
        game: String,
        /// What the line is for.
        role: Role,
        /// What is played.
        kind: CardGame,
        /// The players' names, from the first seat.
        names: [String; 3],
        /// The seats of practice players, with their levels.
        practice: [Option<Level>; 3],
        /// The server's time now.
        now: Moment,
        /// The number of the last entry.
        seq: u64,
        /// What happened after the number that the browser said it had; everything if it said none.
        missed: Vec<CardTold>,
        /// Whether more happened before `missed` that the browser does not have either.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        more: bool,
        /// Whether acts are taken back at this table.
        takes_back: bool,
        /// Whether this seat may take its last act back.
        take_back: bool,
        /// The session as this seat may see it.
        view: SessionView<V>,
    },
    /// Something happened and is kept.
    Event {
        /// The number of the entry.
        seq: u64,
        /// The id of the message that led to it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
        /// The server's time now.
        now: Moment,
        /// What happened.
        told: Vec<CardTold>,
        /// Whether this seat may take its last act back.
        take_back: bool,
        /// The session as this seat may see it.
        view: SessionView<V>,
    },
    /// The request was refused. Only the sender hears it.
    Refused {
        /// The id of the message.
        id: String,
        /// Why.
        message: Message,
        /// The clause that it rests on.
        clause: String,
    },
    /// Whose page is open now; a practice player is always there.
    Here {
        /// The seats.
        seats: [bool; 3],
    },
}

/// `GET /api/tables/{game}/looked-back`: what could have been made of the last deal, with open cards.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct CardLookedBack {
    /// The number of the deal.
    pub deal: u32,
    /// What could be made and what was, each with the cards that changed it; `better` names cards by their codes.
    pub lines: Vec<Message>,
}

/// `GET /api/tables/{game}/compared`: the deals that this table has played, beside those of the other tables that
/// play the same ones. Nothing is told of a deal that is not settled here.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct CardCompared {
    /// Which of the tables this one is, from nought.
    pub table: u32,
    /// A code that is the same at every table, once all have committed themselves: people compare it to know that
    /// they play the same deals.
    pub mark: Option<String>,
    /// The tables.
    pub tables: Vec<ComparedTable>,
    /// The deals that are settled at this table.
    pub deals: Vec<ComparedDeal>,
}

/// One of several tables with the same deals.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct ComparedTable {
    /// The players' names, from the first seat.
    pub names: [String; 3],
    /// How many deals are settled there.
    pub settled: u32,
    /// The seats that the common shuffle waits for: they have not committed themselves, or not opened their numbers.
    pub missing: Vec<Seat>,
}

/// A deal at all tables.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct ComparedDeal {
    /// Its number, from one.
    pub deal: u32,
    /// What came of it at each table; none where it is not settled yet. Who sits so many places from the dealer had
    /// the same cards.
    pub results: Vec<Option<Settled>>,
}

/// `GET /api/tables/{game}`: a table of cards at a glance.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct CardTableView {
    /// What is played.
    pub kind: CardGame,
    /// What this browser may be at it.
    pub roles: Vec<Role>,
    /// The players' names, from the first seat.
    pub names: [String; 3],
    /// How many deals are played.
    pub deals: u32,
    /// How many are settled; not told to those who see everything later.
    pub settled: Option<u32>,
}
