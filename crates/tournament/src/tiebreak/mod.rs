//! The order of equals: tie-breaks of FIDE C.07, each figure with the games it is made of.

mod code;
mod encounter;
mod figure;
mod performance;
mod table;

pub use code::{Cut, Kind, ParseTieBreakError, Scoring, TieBreak, TieBreakRules};
pub use encounter::{board_ranks, direct_encounter, encounter_with_boards, extended_encounter};
pub(crate) use figure::part;
pub use figure::{Figure, How, Part};
pub use table::{Cell, CellKind, Crosstable, Row};
