//! Appendix C: how moves are written, in the letters of the players' own languages.

mod language;
pub mod spoken;

pub use language::Language;
