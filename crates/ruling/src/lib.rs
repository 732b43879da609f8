//! What a decision is, whatever the game: which document and article it rests on,
//! when it was taken, who sits where, and the message that tells people about it.
//!
//! Nothing here knows chess or cards; nothing here asks for the time.

mod edition;
mod message;
mod plain;
mod seat;
mod time;
#[cfg(feature = "ts")]
pub mod typescript;

pub use edition::{Edition, Locator, UnknownEdition};
pub use message::{Message, Value};
pub use plain::{is_unruly, plain};
pub use seat::{BySide, Seat, Side};
pub use time::{Moment, Span};
