//! The card games at the command line.

mod analyse;
mod snapszer;
mod table;
mod ulti;
mod verify;
mod voice;

pub use table::{TableArgs, run as play};
pub use verify::{Whole, read as read_session, run as verify};
