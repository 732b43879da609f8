//! Material that can never mate, whatever is played.
//!
//! Each statement is closed under play: captures only remove pieces, and none of the sides named
//! has a pawn that could promote into something else. The tests prove them by enumeration.

use shakmaty::{Bitboard, Color, Role};

use crate::board::Board;

/// Whether White has too little to mate even with the opponent's help.
pub fn cannot_mate(board: &Board) -> bool {
    let kings = board.role(Role::King);
    let own = board.of(Color::White) & !kings;
    let bishops = board.role(Role::Bishop);
    if own.is_empty() {
        return true;
    }
    // Whoever has a pawn, rook or queen may mate in time.
    if !own.is_subset(bishops | board.role(Role::Knight)) {
        return false;
    }
    let theirs = board.of(Color::Black) & !kings;
    let queens = board.role(Role::Queen);
    match own.count() {
        1 if own.is_disjoint(bishops) => theirs.is_subset(queens),
        n if own.is_subset(bishops) && one_colour(own) => {
            // Nothing of theirs may shut the king in on squares of the other colour. Rooks and
            // queens could, but each answers a single check from beside the king. Bishops alone
            // never come to check twice at once; only a position that is given may have it so.
            let others = theirs & !(bishops & same_colour(own));
            let heavy = others.is_subset(queens | board.role(Role::Rook));
            heavy && (n == 1 || !board.in_double_check())
        }
        _ => false,
    }
}

fn one_colour(squares: Bitboard) -> bool {
    squares.is_subset(Bitboard::LIGHT_SQUARES) || squares.is_subset(Bitboard::DARK_SQUARES)
}

fn same_colour(bishops: Bitboard) -> Bitboard {
    if bishops.is_subset(Bitboard::LIGHT_SQUARES) {
        Bitboard::LIGHT_SQUARES
    } else {
        Bitboard::DARK_SQUARES
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{Square, attacks};

    /// Every mate by a lone knight needs a blocker on some neighbour of the king; a queen there
    /// could take the knight, directly or because whatever stands between is a queen too.
    #[test]
    fn a_knight_never_mates_against_queens() {
        for king in Square::ALL {
            for knight in attacks::knight_attacks(king) {
                for own in Square::ALL {
                    let apart = !attacks::king_attacks(king).with(king).contains(own);
                    if !apart || own == knight {
                        continue;
                    }
                    let covered = attacks::king_attacks(own) | attacks::knight_attacks(knight);
                    let blocked = attacks::king_attacks(king) & !covered & !Bitboard::from(own);
                    if attacks::king_attacks(king).contains(knight) {
                        unreachable!("a knight gives check from a distance");
                    }
                    let occupied = blocked.with(king).with(own).with(knight);
                    let taken = blocked
                        .into_iter()
                        .any(|queen| attacks::queen_attacks(queen, occupied).contains(knight));
                    assert!(taken, "king {king}, knight {knight}, white king {own}");
                }
            }
        }
    }

    #[test]
    fn two_bishops_of_one_colour_may_mate_against_rooks() {
        let fen: shakmaty::fen::Fen = "8/8/8/8/8/1k6/b1b5/RKR5 w - - 0 1".parse().expect("a FEN");
        let mate: shakmaty::Chess = fen
            .into_position(shakmaty::CastlingMode::Standard)
            .expect("a position");
        assert!(shakmaty::Position::is_checkmate(&mate));
        let (board, _) = Board::new(&mate, Color::Black);
        assert!(!cannot_mate(&board));
    }

    /// A bishop that uncovers a check along one diagonal of the king never comes to another, so
    /// bishops of one colour cannot give a double check by a move.
    #[test]
    fn a_bishop_that_uncovers_a_check_gives_none() {
        let mut tried = 0;
        for king in Square::ALL {
            for from in attacks::bishop_attacks(king, Bitboard::EMPTY) {
                let line = attacks::ray(king, from);
                for to in attacks::bishop_attacks(from, Bitboard::EMPTY) & !line {
                    let checks = attacks::bishop_attacks(king, Bitboard::EMPTY).contains(to);
                    assert!(!checks, "king {king}, bishop {from} to {to}");
                    tried += 1;
                }
            }
        }
        assert!(tried > 1_000, "{tried}");
    }

    /// Every mate by bishops of one colour needs a blocker on a neighbour of the other colour. The
    /// square through which a single check comes is next to it by rank or file, so a rook or queen
    /// there interposes or takes; bishops of the mating colour cannot stand there at all.
    #[test]
    fn a_bishop_never_mates_against_rooks_queens_and_its_like() {
        let other = |sq: Square| {
            if Bitboard::LIGHT_SQUARES.contains(sq) {
                Bitboard::DARK_SQUARES
            } else {
                Bitboard::LIGHT_SQUARES
            }
        };
        for king in Square::ALL {
            for own in Square::ALL {
                if attacks::king_attacks(king).with(king).contains(own) {
                    continue;
                }
                let blocked =
                    attacks::king_attacks(king) & other(king) & !attacks::king_attacks(own);
                // The check passes or stands on one of the diagonal neighbours.
                for door in attacks::king_attacks(king) & !other(king) {
                    let helped = blocked
                        .into_iter()
                        .any(|b| attacks::king_attacks(b).contains(door) && orthogonal(b, door));
                    assert!(
                        helped,
                        "king {king}, white king {own}, check through {door}"
                    );
                }
            }
        }
    }

    /// Outside the corners the mating king leaves at least two squares of the other colour to be
    /// blocked, so one blocker does not do; in a corner there is only one line to check along.
    #[test]
    fn one_blocker_is_enough_only_in_a_corner() {
        for king in Square::ALL
            .into_iter()
            .filter(|sq| !Bitboard::CORNERS.contains(*sq))
        {
            let light = Bitboard::LIGHT_SQUARES.contains(king);
            let other = if light {
                Bitboard::DARK_SQUARES
            } else {
                Bitboard::LIGHT_SQUARES
            };
            for own in Square::ALL {
                if attacks::king_attacks(king).with(king).contains(own) {
                    continue;
                }
                let open = attacks::king_attacks(king) & other & !attacks::king_attacks(own);
                assert!(open.more_than_one(), "king {king}, white king {own}");
            }
        }
    }

    fn orthogonal(a: Square, b: Square) -> bool {
        a.file() == b.file() || a.rank() == b.rank()
    }
}
