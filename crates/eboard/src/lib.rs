//! Electronic boards under the Laws of Chess.
//!
//! A board tells which piece stands on which square, and how the lever of its clock lies. What a player *did* by
//! that is a reading: a piece that left its square was touched (4.3), a clock that was pressed completes what now
//! stands there (6.2.1). A [`Source`] turns the bytes of one make of board into [`Signal`]s; the [`Hands`] turn
//! signals and what the game says into [`Effect`]s: requests of the Laws for the side whose hand it was, or a
//! [`Doubt`] for the arbiter.
//!
//! Nothing here opens a port, asks for the time or waits: bytes and moments come in, effects go out. Three things
//! are never guessed:
//!
//! - **What one message says.** Boards check nothing that they send, so a fact needs two witnesses: what a board
//!   said of itself, and what it answers when it is asked for everything.
//! - **Whether a hand has let go.** No board sees it. A move is told when the clock is pressed after it, or where
//!   the program presses, or the game is over by it, when the pieces have rested.
//! - **What nothing explains.** An arrangement that no single move leads to is a question, never a ruling.

mod arrangement;
mod dgt;
mod doubt;
mod hands;
mod livechess;
mod signal;

pub use arrangement::{Account, Trail, account, centre, difference, ends};
pub use dgt::{ClockSide, Dgt, Layout};
pub use doubt::{Doubt, Hint};
pub use hands::{Answer, Effect, Hands, Known, Stage, Times};
pub use livechess::{LiveChess, LiveChessError};
pub use signal::{Signal, Source};
