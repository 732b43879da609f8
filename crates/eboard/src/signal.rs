//! What a board says, whatever its make.

use jadoube_laws::Outcome;
use jadoube_ruling::Side;
use shakmaty::{Board, Piece, Square};

/// Something that a board said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Signal {
    /// A square changed: this stands on it now, or nothing.
    Changed {
        /// The square.
        square: Square,
        /// What stands on it.
        piece: Option<Piece>,
    },
    /// Everything that stands on the board.
    Whole(Box<Board>),
    /// How the lever of the clock lies: the side whose time runs by it.
    Lever(Side),
    /// The board has no clock.
    NoClock,
    /// A piece that stands for a result was put on the board.
    Declared(Outcome),
    /// Something that could not be read.
    Damaged,
}

/// A make of board, or a program that speaks for boards. This is all that one more make has to bring.
pub trait Source {
    /// What is sent first, so that the board begins to tell.
    fn greeting(&self) -> Vec<u8>;

    /// What asks for everything that stands on the board and for the clock; none where the board tells everything
    /// of itself each time.
    fn look(&self) -> Option<Vec<u8>>;

    /// Takes in what came from the board, in pieces of any length, and gives what it says.
    fn hear(&mut self, bytes: &[u8]) -> Vec<Signal>;

    /// Whether a piece that leaves its square is told as fast as a hand moves, so that touches can be told.
    fn sees_touches(&self) -> bool;
}
