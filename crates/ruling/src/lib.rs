//! What a decision is, whatever the game: which document and article it rests on,
//! when it was taken, who sits where, and the message that tells people about it. Beside that the values that
//! every room needs and none should have of its own: points, hexadecimal digits, languages.
//!
//! Nothing here knows chess or cards; nothing here asks for the time.

mod causes;
mod edition;
mod hex;
mod language;
mod message;
mod plain;
mod points;
mod seat;
mod time;
#[cfg(feature = "ts")]
pub mod typescript;

pub use causes::with_causes;
pub use edition::{Edition, Locator, ParseEditionError};
pub use hex::{Hex, ParseHexError, from_hex, to_hex};
pub use language::{Language, ParseLanguageError};
pub use message::{Message, Value};
pub use plain::{is_unruly, plain};
pub use points::{Decimals, Form, Hundredths, ParsePointsError, Points};
pub use seat::{BySide, Seat, Side};
pub use time::{Moment, Span};
