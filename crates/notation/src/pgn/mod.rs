//! PGN: every token of a file is read, forgiven or reported with its place. Nothing is dropped silently.
//!
//! ```
//! use jadoube_notation::Language;
//! use jadoube_notation::pgn::{Games, MainLine, Outcome};
//!
//! let file = b"[White \"Bence\"]\n\n1. e4 {[%clk 0:05:00]} e5 2. Nf3 (2. f4 exf4) Nc6 (=) 1/2-1/2";
//! let mut line = MainLine::default();
//! for game in Games::new(file) {
//!     line.play(&game, Language::English);
//!     assert_eq!(line.moves.len(), 4);
//!     assert_eq!(line.result, Some(Outcome::Draw));
//!     assert!(line.problems.is_empty());
//! }
//! ```

mod comment;
mod detect;
mod encoding;
mod game;
mod header;
mod note;
mod play;
mod rewrite;
mod source;
mod termination;
mod token;
mod write;

pub use comment::{Command, clock, commands};
pub use detect::{Detected, detect};
pub use encoding::{ByteOrder, from_utf16};
pub use game::{Game, Games};
pub use header::{Header, PlayerTags};
pub use note::Note;
pub use play::{MOST_PROBLEMS, Made, MainLine, Outcome, Problem, ProblemKind, fen};
pub use source::{SourceMap, SourcePos};
pub use termination::Termination;
pub use token::{Kind, Tag, Token, Tokens, decode};
pub use write::{Export, ExportMove, Section};
