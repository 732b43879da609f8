//! What tests, benches and generators need and the released program does not: the project's own scenarios
//! and cases, coverage, dice for random games, practice tables, a private PostgreSQL.

pub mod card_dice;
pub mod cases;
pub mod coverage;
pub mod dice;
pub mod library;
pub mod postgres;
pub mod table;
pub mod witnesses;
