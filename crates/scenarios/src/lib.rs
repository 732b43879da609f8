//! Scenarios and how they are run.
//!
//! A scenario is a sentence with its evidence: a start, events, what is expected, and the editions
//! it holds in. The adapters in [`chess`] and [`cards`] translate words and compare; they decide nothing.

pub mod cards;
pub mod chess;
pub mod conformance;
mod file;
mod keys;
mod requests;
mod scenario;
pub mod schema;
mod words;

pub use cards::CardScenario;
pub use file::{read_scenarios, read_yaml};
pub use keys::{Keys, ScenarioError};
pub use scenario::{Event, Expect, Scenario, ScenarioFile, Setup};
