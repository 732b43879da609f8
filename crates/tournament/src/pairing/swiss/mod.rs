//! The Swiss systems of FIDE: the Dutch system of 2017 and of 2026 (C.04.3), and that for teams
//! (C.04.6).

mod baku;
mod bits;
mod bracket;
mod check;
mod colours;
mod columns;
mod criteria;
mod dutch;
mod face;
mod facts;
mod fractional;
mod generator;
mod judged;
mod literal;
mod potentials;
mod records;
mod state;
mod system;
pub mod team;
mod weight;
mod weighted;
mod why;
mod window;

pub use baku::{upper_group, virtual_points};
pub use check::{Checked, CheckedRound, WrongRank, check, known_tie_breaks, wrong_ranks};
pub use colours::{ColourRule, Preference, Strength};
pub use criteria::Criterion;
pub use dutch::{NoPairing, Paired, PairedBracket, RoundPairing, pair};
pub use facts::{Bar, Facts, Field, Float, bar};
pub use generator::{Dice, Settings, generate};
pub use literal::{
    Literal, LiteralReason, colour_literally, pair_literally, why_down_literally,
    why_no_bye_literally, why_not_literally,
};
pub use records::{Reading, RecordFault, before_round, edition, swiss_of_report};
pub use state::{
    BoardOrder, Contestant, Parity, ParseSwissEditionError, Past, PastKind, Swiss, SwissEdition,
    Worth,
};
pub use system::Dutch;
pub use why::{Reason, What, barred_from_bye, why, why_no_bye, why_not};
