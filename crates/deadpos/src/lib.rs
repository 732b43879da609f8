//! Can this side still mate by any series of legal moves?
//!
//! Six places in the Laws hang on that question (5.1.2, 5.2.2, 6.9, 7.5.5, A.4.3, I.8). The answer
//! here is *yes* with a line of legal moves that ends in mate, *no* with a reason that can be
//! checked, or *unknown* within a budget of nodes. The budget is never a time, so the same
//! question gets the same answer on every machine.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod board;
pub mod certificate;
pub mod check;
mod drive;
mod loose;
mod material;
mod missing;
mod mobility;
mod nearby;
mod novelty;
mod pattern;
mod plenty;
mod potential;
mod proofs;
mod search;
mod settled;
mod shorten;
mod step;
mod trail;
mod visited;
mod walks;
mod zones;

pub use search::{Answer, Solver, can_mate, dead, is_dead_after_a_move};
use shakmaty::{Bitboard, Chess, Color, Move, Position, Role};
pub use shorten::shorten;
pub use zones::Zone;

/// The answer to "can this side still mate?". There is no fourth one, so it may be matched whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Yes: these legal moves, by both sides in turn, end in mate.
    Winnable(Vec<Move>),
    /// No, for this reason.
    Unwinnable(Proof),
    /// Something ended the search before the question was settled.
    Unknown {
        /// The number of positions that were looked at.
        nodes: u32,
        /// What ended it.
        ended: Ended,
    },
}

/// What ends a search that settles nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// No more positions might be looked at.
    Budget,
    /// No more positions might be held.
    Memory,
    /// Mates were found, but the game ends before each of them (9.6.2).
    SeventyFiveMoves,
}

/// Why a side can never mate.
///
/// A new kind of proof needs a new checker and a new sentence wherever proofs are told, so whoever matches them is
/// to hear of it from the compiler: the enum is not `non_exhaustive`, and one more kind is a new version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The pieces on the board can form no mate, whatever is played.
    Material,
    /// All positions that can still arise were visited and none is a mate.
    Exhausted {
        /// How many positions there are.
        positions: u32,
    },
    /// Where every piece can ever stand, seen from the side that asks as if it were White; no mate
    /// fits into it.
    Zones(Vec<Zone>),
    /// No mate fits even if these pieces may be anywhere they could ever get to, seen from the side
    /// that asks as if it were White.
    Loose {
        /// The squares of the pieces that nobody keeps track of.
        pieces: Bitboard,
        /// How many boards of the other pieces can arise.
        boards: u32,
    },
    /// Every legal move leads to a position that is proved; with no legal move the game is over.
    Forced(Vec<(Move, Proof)>),
}

/// How many nodes a question may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The number of positions that may be visited.
    pub nodes: u32,
}

impl Budget {
    /// Enough for a ruling that ends the game: a flag fall, a second illegal move.
    pub const RULING: Budget = Budget { nodes: 1_000_000 };

    /// What is spent on a position with a rook, a queen or a free pawn in which nearly every move is forced. Only
    /// forced moves and a small exhaustion can prove anything there.
    pub const FORCED: Budget = Budget { nodes: 500 };

    /// What is spent after each move on the suspicion that the position is dead.
    ///
    /// A position in which nothing is blocked and somebody has a rook or queen is not suspected:
    /// nothing is spent and nothing is claimed about it.
    pub fn after_a_move(position: &Chess) -> Budget {
        let board = position.board();
        let blocked = blocked_pawns(position);
        let heavy = (board.rooks() | board.queens()).any();
        let mobile = board.pawns().count() > blocked;
        let nodes = match heavy || mobile {
            true if mobility::has_moves(position, plenty::A_FEW) => 0,
            true => Budget::FORCED.nodes,
            false if blocked > 0 => 120_000,
            false => 2_000,
        };
        Budget { nodes }
    }
}

/// The side with more material, whose mate is found sooner.
fn stronger(position: &Chess) -> Color {
    let weight = |color| {
        let m = position.board().material_side(color);
        m.pawn as u32
            + 3 * u32::from(m.knight + m.bishop)
            + 5 * u32::from(m.rook)
            + 9 * u32::from(m.queen)
    };
    Color::from_white(weight(Color::White) >= weight(Color::Black))
}

/// How many pawns have an enemy pawn straight before them.
fn blocked_pawns(position: &Chess) -> usize {
    let board = position.board();
    let white = board.by_piece(Role::Pawn.of(Color::White));
    let black = board.by_piece(Role::Pawn.of(Color::Black));
    2 * (white.shift(8) & black).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{CastlingMode, fen::Fen};

    fn position(fen: &str) -> Chess {
        let fen: Fen = fen.parse().expect("a FEN");
        fen.into_position(CastlingMode::Standard)
            .expect("a legal position")
    }

    #[test]
    fn a_blocked_wall_is_dead() {
        let wall = position("4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4KB2 b - - 0 40");
        let budget = Budget::after_a_move(&wall);
        assert_eq!(dead(&wall, budget), Some(true));
    }

    #[test]
    fn a_wall_with_the_right_bishop_is_not() {
        let wall = position("4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/2B1K3 b - - 0 40");
        assert_eq!(dead(&wall, Budget::RULING), Some(false));
    }

    #[test]
    fn a_forced_capture_of_the_last_piece_is_dead_already() {
        let forced = position("8/8/8/8/8/4k3/8/4KQ2 b - - 0 1");
        assert_eq!(dead(&forced, Budget::after_a_move(&forced)), Some(false));
        let forced = position("k7/1Q6/8/8/8/8/8/7K b - - 0 1");
        assert_eq!(dead(&forced, Budget::after_a_move(&forced)), Some(true));
    }
}
