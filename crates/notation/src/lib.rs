//! Appendix C: how moves are written, in the letters of the players' own languages.
//!
//! ```
//! use jadoube_notation::{Language, Liberty, Reader, Style};
//! use shakmaty::Chess;
//!
//! let start = Chess::default();
//! let reading = Reader::lenient(Language::Hungarian).read(&start, "hg1-f3!")?;
//! assert!(reading.forgiven.contains(Liberty::SmallLetter));
//! assert_eq!(Style::short(Language::Finnish).text(&start, reading.m), "Rf3");
//! # Ok::<(), jadoube_notation::Unread>(())
//! ```

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod language;
mod liberty;
pub mod pgn;
mod plain;
mod read;
pub mod sheet;
pub mod spoken;
#[doc(hidden)]
pub mod work;
mod write;
mod written;

pub use language::{Language, UnknownLanguage};
pub use liberty::{Liberties, Liberty};
pub use read::{Reader, Reading, Unread};
pub use write::Style;
