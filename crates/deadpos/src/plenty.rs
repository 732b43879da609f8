//! More positions than a small search can exhaust, counted without a search.
//!
//! Two quiet moves, one by each side, lead to a different position for each pair: the men of a side tell which of its
//! moves was made. So the pairs can be counted instead of the positions (`docs/dead-positions.md`, "In the Laws").

use shakmaty::{Chess, Color, Move, Position, Role};

use crate::{mobility, walks};

/// No short attempt within [`crate::Budget::FORCED`] looks at more positions than this.
pub const MOST_EXHAUSTED: usize = 200;

/// A side that has so many legal moves is not forced to anything.
pub const A_FEW: usize = 4;

/// Whether more positions can arise, none of them settled by the material of a side, than are ever exhausted within
/// [`crate::Budget::FORCED`].
pub fn can_arise(position: &Chess, side: Color) -> bool {
    after_some_move(position, side, |after| {
        mobility::least_pairs(after) > MOST_EXHAUSTED || walks_exceed(after, MOST_EXHAUSTED)
    })
    .is_some()
}

/// A position after some legal move in which the side to move is not forced, and from which so many can arise; none of
/// them is settled by the material of a side.
pub fn freedom(position: &Chess, side: Color) -> Option<Chess> {
    // What is seen without making another move comes first.
    let by_pairs = |after: &Chess| mobility::least_pairs(after) > MOST_EXHAUSTED;
    let by_walks =
        |after: &Chess| walks_exceed(after, MOST_EXHAUSTED) && mobility::has_moves(after, A_FEW);
    after_some_move(position, side, by_pairs).or_else(|| after_some_move(position, side, by_walks))
}

/// A position after some legal move with that property, in which a side has a pawn, a rook or a queen: no theorem on
/// material settles it then.
fn after_some_move(
    position: &Chess,
    side: Color,
    property: impl Fn(&Chess) -> bool,
) -> Option<Chess> {
    let moves = position.legal_moves();
    let mut positions = moves.iter().map(|m| after(position, *m));
    positions.find(|after| has_force(after, side) && property(after))
}

fn has_force(position: &Chess, side: Color) -> bool {
    let board = position.board();
    (board.by_color(side) & (board.pawns() | board.rooks_and_queens())).any()
}

/// Whether more positions than this arise if the side to move makes one quiet move with another man than the king, or
/// none, and then the kings walk.
fn walks_exceed(position: &Chess, most: usize) -> bool {
    let mut positions = walks::positions(position);
    if positions > most {
        return true;
    }
    let moves = position.legal_moves();
    let arranging = |m: &&Move| is_quiet(**m) && m.role() != Role::King;
    moves.iter().filter(arranging).any(|m| {
        positions += walks::positions(&after(position, *m));
        positions > most
    })
}

fn is_quiet(m: Move) -> bool {
    !m.is_capture() && !m.is_castle() && m.promotion().is_none()
}

fn after(position: &Chess, m: Move) -> Chess {
    let mut after = position.clone();
    after.play_unchecked(m);
    after
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// Along random games, the positions after two quiet moves are as many as the pairs of moves.
    #[test]
    fn pairs_lead_to_different_positions() {
        let mut seed = 5u64;
        let mut roll = |n: usize| {
            seed = seed
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (seed >> 33) as usize % n
        };
        for _ in 0..20 {
            let mut position = Chess::default();
            for ply in 0..160 {
                let legal = position.legal_moves();
                if legal.is_empty() {
                    break;
                }
                let (mut seen, mut pairs) = (HashSet::new(), 0);
                for m in legal.iter().filter(|m| ply % 8 == 0 && is_quiet(**m)) {
                    let next = after(&position, *m);
                    let answers: Vec<Move> = next.legal_moves().into_iter().collect();
                    let quiet = answers.iter().filter(|m| is_quiet(**m));
                    for answer in quiet {
                        pairs += 1;
                        seen.insert(after(&next, *answer));
                    }
                }
                assert_eq!(seen.len(), pairs, "{position:?}");
                position.play_unchecked(legal[roll(legal.len())]);
            }
        }
    }
}
