//! One piece is missing: positions in which White would mate if only one piece stood elsewhere.
//!
//! With Black's help it is often there in two moves. This looks for such a mate and plays it; where it
//! finds none, that proves nothing.

use shakmaty::{Bitboard, Color, Role, Square, attacks};

use crate::board::{Board, Rooks, Step};

/// How many of Black's answers are tried for each way, of various kinds.
const ANSWERS: usize = 6;
/// A piece takes no more squares from a king than these.
const MOST_FLIGHTS: usize = 6;

/// Three steps to a mate from a position with White to move, who is not in check: a piece goes half
/// the way, Black does something that does not matter, and the piece mates.
pub fn mate(board: &Board, rooks: &Rooks, steps: &mut Vec<Step>) -> Option<[Step; 3]> {
    let heavy = board.role(Role::Queen) | board.role(Role::Rook);
    let roles = if (heavy & board.of(Color::White)).any() {
        [Role::Queen, Role::Rook]
    } else {
        [Role::Knight, Role::Bishop]
    };
    roles.into_iter().find_map(|role| {
        let pieces = board.role(role) & board.of(Color::White);
        pieces.into_iter().find_map(|from| {
            let mut places = places(board, role, from);
            places.find_map(|to| way(board, rooks, from, to, steps))
        })
    })
}

/// The squares on which a piece would mate, wherever it comes from.
fn places(board: &Board, role: Role, from: Square) -> impl Iterator<Item = Square> {
    let king = board.king(Color::Black);
    let around = attacks::king_attacks(king);
    let without = board.without(from);
    let others = without.occupied().without(king);
    let guarded = without.attacked(Color::White, others);
    let flights = around & !board.of(Color::Black) & !guarded;
    let piece = role.of(Color::White);
    let safe = !around | guarded;
    let checks = if flights.count() > MOST_FLIGHTS {
        Bitboard::EMPTY
    } else {
        attacks::attacks(king, piece, others) & safe & !without.of(Color::White)
    };
    checks.into_iter().filter(move |to| {
        (flights & !attacks::attacks(*to, piece, others)).is_empty()
            && without.placed(*to, role).passed().is_mate()
    })
}

/// The way of a piece to its square, over a third one.
fn way(
    board: &Board,
    rooks: &Rooks,
    from: Square,
    to: Square,
    steps: &mut Vec<Step>,
) -> Option<[Step; 3]> {
    let piece = board.role_at(from)?.of(Color::White);
    let others = board.occupied().without(from);
    let half = attacks::attacks(from, piece, others) & attacks::attacks(to, piece, others);
    for over in half & !others {
        let Some(first) = board.step(from, over) else {
            continue;
        };
        let there = board.after(first, rooks);
        if there.in_check() {
            continue;
        }
        there.legal(rooks, steps);
        let apart = steps.len().div_ceil(ANSWERS).max(1);
        let mut answers = [Step::NONE; ANSWERS];
        let some = answers.iter_mut().zip(steps.iter().rev().step_by(apart));
        let some = some.map(|(place, answer)| *place = *answer).count();
        for answer in &answers[..some] {
            let then = there.after(*answer, rooks);
            if let Some(last) = then.step(over, to)
                && then.after(last, rooks).is_mate()
            {
                return Some([first, *answer, last]);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{CastlingMode, Chess, fen::Fen};

    fn board(fen: &str) -> (Board, Rooks) {
        let fen: Fen = fen.parse().expect("a FEN");
        let position: Chess = fen.into_position(CastlingMode::Standard).expect("legal");
        Board::new(&position, Color::White)
    }

    #[test]
    fn a_piece_goes_where_it_is_missing() {
        for fen in [
            "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
            "7k/8/5K2/8/8/8/n7/Q7 w - - 0 1",
            "8/7p/8/8/N7/8/p7/k1K5 w - - 0 1",
        ] {
            let (mut board, rooks) = board(fen);
            let mut steps = Vec::new();
            let line = mate(&board, &rooks, &mut steps).expect(fen);
            for step in line {
                board.legal(&rooks, &mut steps);
                assert!(steps.contains(&step), "{fen}: {line:?}");
                board = board.after(step, &rooks);
            }
            assert!(board.is_mate(), "{fen}: {line:?}");
        }
    }

    #[test]
    fn nothing_is_found_where_the_king_runs_free() {
        let (board, rooks) = board("8/8/8/4k3/8/8/8/K6R w - - 0 1");
        assert_eq!(mate(&board, &rooks, &mut Vec::new()), None);
    }
}
