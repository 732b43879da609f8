//! The chessclock (Article 6): a value that is told the time and never asks for it.
//!
//! Two faces, at most one of them running (6.1). Time spent is charged when the clock is
//! told of a later moment; every reading is a pure function of the state and that moment.

mod clock;
mod control;

pub use clock::{Clock, Face};
pub use control::{ControlError, Mode, Period, TimeControl};
