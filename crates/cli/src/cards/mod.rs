//! The card games at the command line.

mod analyse;
mod clause;
mod keys;
mod person;
mod sheet;
mod snapszer;
mod table;
mod ulti;
mod verify;
mod voice;

pub use clause::explain;
pub use table::{TableArgs, run as play};
pub use verify::run as verify;
