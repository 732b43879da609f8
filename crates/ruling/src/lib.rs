//! What a decision is, whatever is decided: when it was taken, who sits where, and the message that
//! tells people about it. Nothing here asks for the time.
//!
//! Beside that it has the values that every room needs and none should have of its own: points, hexadecimal digits,
//! languages.
//!
//! No rule of a game is here, and no edition of one. The two opponents of a game for two are: they
//! bear the names that chess has given them, [`Side::White`] and [`Side::Black`], because clocks, games,
//! results and pairings all speak of them. Games with other seats bring their own.

mod causes;
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
pub use hex::{Hex, ParseHexError, from_hex, to_hex};
pub use language::{Language, ParseLanguageError};
pub use message::{Message, Value};
pub use plain::{is_unruly, plain};
pub use points::{Decimals, Form, Hundredths, ParsePointsError, Points};
pub use seat::{BySide, Seat, Side};
pub use time::{Moment, Span};
