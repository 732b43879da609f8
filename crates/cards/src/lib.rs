//! What the card games of the team event share: the Hungarian pack, three seats, tricks, doubling,
//! the fair shuffle, a session of deals, and its text record.
//!
//! A [`Session`] is a value like a game of chess: `decide` reads it and answers a request with what
//! happened or why nothing did, `apply` records that and thinks no more. A [`Game`] fills in one deal.
//! Card rules know no time, so no moment is asked for.

mod card;
mod chain;
pub mod kernel;
mod messages;
pub mod practice;
mod preparation;
mod record;
mod seat;
mod session;
mod set;
mod shuffle;
mod switches;
mod trick;
mod units;

pub use card::{Card, Order, Rank, Suit, UnknownCard};
pub use chain::{Chain, NoCall, Side};
pub use messages::{about, duty_message, happened_message, level_word, refused_message};
pub use preparation::{First, Pack, Preparation, Prepare, Prepared, Shuffling, Step, Unprepared};
pub use record::{Fault, Record, RecordError, game_of_record};
pub use seat::{BySeat, Nobody, Seat, Who};
pub use session::{
    Asked, Clause, Decided, Game, Happened, Happenings, Matter, NotAsked, Refused, Ruled, Ruling,
    Session, SessionView, Settled, Setup, Sheet, Waiting, happened_under, refused_under,
};
pub use set::{CardSet, Cards};
pub use shuffle::{Commitment, Deck, Hex, Nonce, NotHex, Seed, commitment, shuffled};
pub use switches::{RulesetError, Switches, Turned, on_or_off, read_rules, write_rules};
pub use trick::{Duty, Trick, TrickRules, TrickSeen, beats, tricks_seen};
pub use units::Units;
