//! D.2.9: where two records part.

use shakmaty::{Chess, Move};

use crate::pgn::MainLine;

/// How far two records agree.
#[derive(Clone, Debug)]
pub struct Agreement {
    /// The last half-move on which they agree.
    pub plies: usize,
    /// The position after it.
    pub position: Chess,
    /// What each of them has next, as far as it could be read.
    pub next: [Option<Move>; 2],
    /// Whether both say the same to the end.
    pub same: bool,
}

/// Compares two records, move by move, whatever letters they are written in. None if they do not even begin
/// from the same position.
pub fn compare(one: &MainLine, other: &MainLine) -> Option<Agreement> {
    let (first, second) = (one.positions.first()?, other.positions.first()?);
    if first != second {
        return None;
    }
    let pairs = one.moves.iter().zip(&other.moves);
    let plies = pairs.take_while(|(a, b)| a.m == b.m).count();
    let next = |line: &MainLine| line.moves.get(plies).map(|made| made.m);
    let whole = one.whole && other.whole;
    Some(Agreement {
        plies,
        position: one.positions.get(plies)?.clone(),
        next: [next(one), next(other)],
        same: whole && one.moves.len() == plies && other.moves.len() == plies,
    })
}
