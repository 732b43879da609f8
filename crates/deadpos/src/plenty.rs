//! More positions than a small search can exhaust, counted without a search.
//!
//! Two quiet moves, one by each side, lead to a different position for each pair: the men of a side tell which of its
//! moves was made. So the pairs can be counted instead of the positions (`docs/dead-positions.md`, "In the Laws").

use shakmaty::{Chess, Color, Move, Position};

use crate::mobility;

/// No short attempt within [`crate::Budget::FORCED`] looks at more positions than this.
pub const MOST_EXHAUSTED: usize = 200;

/// Among so few men all moves are quickly counted.
const FEW_MEN: usize = 16;
/// Among so few a mate is sooner found than moves are counted.
const VERY_FEW_MEN: usize = 10;

/// Whether more positions can arise, none of them settled by the material of a side, than are ever exhausted within
/// [`crate::Budget::FORCED`].
pub fn can_arise(position: &Chess, side: Color) -> bool {
    let moves = position.legal_moves();
    moves.iter().any(|m| {
        let after = after(position, *m);
        has_force(&after, side) && pairs_exceed(&after, MOST_EXHAUSTED)
    })
}

/// A position after some legal move in which the side to move is free, and from which it is seen without making a move
/// that so many can arise; none of them is settled by the material of a side.
pub fn freedom(position: &Chess, side: Color) -> Option<Chess> {
    let moves = position.legal_moves();
    moves.iter().find_map(|m| {
        let after = after(position, *m);
        let free = has_force(&after, side) && mobility::least_pairs(&after) > MOST_EXHAUSTED;
        free.then_some(after)
    })
}

/// Whether a side has a pawn, a rook or a queen: no theorem on material settles it then.
fn has_force(position: &Chess, side: Color) -> bool {
    let board = position.board();
    (board.by_color(side) & (board.pawns() | board.rooks_and_queens())).any()
}

/// Whether there are more pairs of a quiet move and a quiet answer than this: those that are easily counted or, where
/// men are few, all.
fn pairs_exceed(position: &Chess, most: usize) -> bool {
    let moves = position.legal_moves();
    let exceed = |count: fn(&Chess) -> usize| {
        let mut pairs = 0;
        moves.iter().filter(|m| is_quiet(**m)).any(|m| {
            pairs += count(&after(position, *m));
            pairs > most
        })
    };
    exceed(mobility::quiet_moves)
        || position.board().occupied().count() <= FEW_MEN && exceed(all_quiet_moves)
}

/// Whether there are so few men that a mate is sooner found than it is seen that nothing can be proved.
pub fn are_very_few_men(position: &Chess) -> bool {
    position.board().occupied().count() <= VERY_FEW_MEN
}

fn all_quiet_moves(position: &Chess) -> usize {
    let moves = position.legal_moves();
    moves.iter().filter(|m| is_quiet(**m)).count()
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

    /// Along random games, the positions after two quiet moves are as many as the pairs of moves, and what is counted
    /// easily is never more.
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
                let (mut seen, mut pairs, mut counted) = (HashSet::new(), 0, 0);
                for m in legal.iter().filter(|m| ply % 8 == 0 && is_quiet(**m)) {
                    let next = after(&position, *m);
                    let answers: Vec<Move> = next.legal_moves().into_iter().collect();
                    let quiet = answers.iter().filter(|m| is_quiet(**m));
                    for answer in quiet {
                        pairs += 1;
                        seen.insert(after(&next, *answer));
                    }
                    counted += mobility::quiet_moves(&next);
                }
                assert_eq!(seen.len(), pairs, "{position:?}");
                assert!(counted <= pairs, "{position:?}");
                position.play_unchecked(legal[roll(legal.len())]);
            }
        }
    }
}
