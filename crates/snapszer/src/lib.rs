//! Snapszer for three as the club's team event plays it: the call on four cards, play, pairs shown
//! on lead, kontra, "kész", settlement.
//!
//! [`Deal::decide`] answers a request with what happened or why nothing did, [`Deal::apply`] records
//! it and thinks no more. Clauses are those of the rules, `S1` to `S9`, and `A-S01` and so on where
//! the announcement left something open; the [`Ruleset`] has a switch for that.

pub mod analysis;
mod asked;
mod deal;
mod game;
mod happened;
pub mod practice;
mod refused;
mod ruleset;
mod settlement;
pub mod solver;
mod view;

pub use asked::Asked;
pub use deal::{Deal, Decided, points, trick_rules};
pub use happened::Happened;
pub use refused::Refused;
pub use ruleset::Ruleset;
pub use settlement::{End, Settlement, Taken, sheet, worth};
pub use view::View;
