//! How many legal moves a side has at least, counted from a few squares and without making a list.

use shakmaty::{Bitboard, Chess, Position, Role, Square, attacks};

/// Whether the side to move has at least so many legal moves.
pub fn has_moves(position: &Chess, least: usize) -> bool {
    easily_counted(position, least) >= least || position.legal_moves().len() >= least
}

/// A number of quiet moves that there are at least: no captures, no promotions, no castling.
pub fn quiet_moves(position: &Chess) -> usize {
    easily_counted(position, usize::MAX)
}

/// The quiet moves of men that are not pinned, where nobody is in check, until there are enough. Double steps and the
/// king's moves are not counted.
fn easily_counted(position: &Chess, enough: usize) -> usize {
    let board = position.board();
    let king = board.king_of(position.turn());
    let Some(bound) = king.and_then(|king| bound_to_the_king(position, king)) else {
        return 0;
    };
    let occupied = board.occupied();
    let free = position.us() & !bound;
    let ahead = position.turn().fold_wb(8, -8);
    let steps = (free & board.pawns()).shift(ahead) & !occupied & !Bitboard::BACKRANKS;
    let mut count = steps.count();
    for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        for from in free & board.by_role(role) {
            if count >= enough {
                return count;
            }
            let piece = role.of(position.turn());
            count += (attacks::attacks(from, piece, occupied) & !occupied).count();
        }
    }
    count
}

/// The men of the side to move that alone stand between its king and an enemy's line; none if it is in check.
fn bound_to_the_king(position: &Chess, king: Square) -> Option<Bitboard> {
    let (board, us, them) = (position.board(), position.us(), position.them());
    let beside = attacks::knight_attacks(king) & board.knights()
        | attacks::pawn_attacks(position.turn(), king) & board.pawns();
    if (beside & them).any() {
        return None;
    }
    let empty = Bitboard::EMPTY;
    let in_line = attacks::rook_attacks(king, empty) & board.rooks_and_queens()
        | attacks::bishop_attacks(king, empty) & board.bishops_and_queens();
    let mut bound = empty;
    for attacker in in_line & them {
        let between = attacks::between(king, attacker) & board.occupied();
        if between.is_empty() {
            return None;
        }
        if between.single_square().is_some() {
            bound |= between & us;
        }
    }
    Some(bound)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Along random games it says what counting the moves says, and mostly without counting them.
    #[test]
    fn it_is_what_counting_says() {
        let mut seed = 11u64;
        let mut roll = |n: usize| {
            seed = seed
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (seed >> 33) as usize % n
        };
        let (mut asked, mut easy) = (0, 0);
        for _ in 0..300 {
            let mut position = Chess::default();
            for _ in 0..150 {
                let legal = position.legal_moves();
                for least in 1..12 {
                    let enough = legal.len() >= least;
                    assert_eq!(has_moves(&position, least), enough, "{position:?} {least}");
                    // What is counted easily is there: no pinned man and no check was overlooked.
                    assert!(enough || easily_counted(&position, least) < least);
                }
                asked += 1;
                easy += usize::from(easily_counted(&position, 4) >= 4);
                if legal.is_empty() {
                    break;
                }
                position.play_unchecked(legal[roll(legal.len())]);
            }
        }
        assert!(easy * 10 > asked * 8, "{easy} of {asked}");
    }
}
