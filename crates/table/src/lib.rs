//! A game of chess with everything beside it that people are shown: from the request that lays it, by
//! what its lines say, to what each audience is told.
//!
//! Pure: no I/O, no wall clock, no randomness. A server hosts it for many; the pocket (`crates/pocket`) is one
//! in a browser.

mod chess;
mod hearing;
mod lay;
mod trial;
mod typed;
mod winnable;

pub use chess::{Changed, Chess, LayingError};
pub use hearing::{Hearing, fault};
pub use lay::{Laid, LayError, class, in_hall, lay, supervision};
pub use trial::{Asking, BLINK, Draft};
pub use winnable::winnable;
