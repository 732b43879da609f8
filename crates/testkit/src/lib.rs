//! Scenarios and how they are run.
//!
//! A scenario is a sentence with its evidence: a start, events, what is expected, and the editions
//! it holds in. The adapter in [`chess`] translates words and compares; it decides nothing.

pub mod card_dice;
pub mod cards;
pub mod chess;
pub mod coverage;
pub mod dice;
mod keys;
pub mod library;
pub mod postgres;
mod requests;
mod scenario;
pub mod table;
pub mod witnesses;
mod words;

pub use cards::{CardScenario, team};
pub use keys::{Fault, Keys};
pub use scenario::{Event, Expect, Scenario, ScenarioFile, Setup};
