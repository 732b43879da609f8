//! What the card games of the team event share: the Hungarian pack, three seats, tricks, doubling,
//! the fair shuffle, a session of deals, and its text record.
//!
//! A [`Session`] is a value like a game of chess: `decide` reads it and answers a request with what
//! happened or why nothing did, `apply` records that and thinks no more. A [`Game`] fills in one deal.
//! Card rules know no time, so no moment is asked for.

pub mod analysis;
mod card;
mod chain;
mod duplicate;
mod game;
pub mod kernel;
mod messages;
mod plays;
pub mod practice;
mod preparation;
mod preparing;
mod record;
#[cfg(feature = "schema")]
mod schema;
mod seat;
mod session;
mod set;
mod shuffle;
mod switches;
mod trick;
mod undoing;
mod units;

pub use card::{Card, Order, ParseCardError, Rank, Suit};
pub use chain::{Chain, NoCall, Side};
pub use duplicate::{Anew, Duplicate, TWICE, duplicate_key, told_next};
pub use game::{Booking, Cited, Clause, Game, Happenings, Matter, Title};
pub use jadoube_ruling::Hex;
pub use messages::{about, duty_message, happened_message, level_word, refused_message};
pub use plays::{DealView, Plays};
pub use preparation::{Pack, Preparation};
pub use preparing::{First, Numbers, Prepare, Prepared, Shuffling, Step, Unprepared};
pub use record::{Record, RecordError, RecordLineError, game_of_record};
pub use seat::{BySeat, ParseWhoError, Seat, Who};
pub use session::{
    Asked, Decided, Happened, Pace, ParseAskedError, Refused, Ruled, Ruling, Session, SessionView,
    Settled, Setup, Shuffle, Waiting, happened_under, refused_under,
};
pub use set::{CardSet, Cards};
pub use shuffle::{
    Commitment, Deck, Nonce, Seed, commitment, number_commitment, sealed_key, shuffled, shuffled_by,
};
pub use switches::{
    Form, Ledger, RulesetError, SwitchValue, Switches, Turned, read_rules, read_rules_of,
    write_rules,
};
pub use trick::{Duty, Trick, TrickRules, TrickSeen, beats, tricks_seen};
pub use undoing::Part;
pub use units::Units;
