//! Where kings walk: positions that two of them make by walking alone, counted without a search, and the way of one.
//!
//! While all other men stand where they are, each king walks in a region of its own, in which nobody attacks it and out
//! of the other's way. The positions that arise are counted from the sizes of the two regions
//! (`docs/dead-positions.md`, "In the Laws").

use shakmaty::{Bitboard, Board, Chess, Color, File, Position, Square, attacks};

/// A number of positions that arise at least when only the kings move; none where one of them is in check or cannot
/// walk. The men other than the kings stand in all of them as they stand now.
pub fn positions(position: &Chess) -> usize {
    let board = position.board();
    let [white, black] = Color::ALL.map(|color| {
        let king = board.by_piece(color.king());
        (king, safe_for_king(board, color))
    });
    let Some([white, black]) = regions(white, black) else {
        return 0;
    };
    let pairs = white.count() * black.count();
    match has_triangle(white) || has_triangle(black) {
        true => 2 * pairs,
        false => pairs,
    }
}

/// Squares on which no man but the other king attacks a king of a colour, wherever the kings stand.
fn safe_for_king(board: &Board, color: Color) -> Bitboard {
    let men = board.occupied() & !board.kings();
    let theirs = men & board.by_color(!color);
    let back = color.fold_wb(-8, 8);
    let pawns = theirs & board.pawns();
    let east = (pawns & !Bitboard::from(File::H)).shift(back + 1);
    let west = (pawns & !Bitboard::from(File::A)).shift(back - 1);
    let mut attacked = east | west;
    for from in theirs & board.knights() {
        attacked |= attacks::knight_attacks(from);
    }
    for from in theirs & board.bishops_and_queens() {
        attacked |= attacks::bishop_attacks(from, men);
    }
    for from in theirs & board.rooks_and_queens() {
        attacked |= attacks::rook_attacks(from, men);
    }
    !(men | attacked)
}

/// Regions around two kings within the squares that are safe for them: connected by a king's steps, and no square of one
/// next to one of the other. None if a king stands on no safe square or has nowhere to go.
fn regions(white: (Bitboard, Bitboard), black: (Bitboard, Bitboard)) -> Option<[Bitboard; 2]> {
    let ((mut white, safe_for_white), (mut black, safe_for_black)) = (white, black);
    if !white.is_subset(safe_for_white) || !black.is_subset(safe_for_black) {
        return None;
    }
    loop {
        let before = (white, black);
        let beside_black = with_neighbours(black);
        white |= with_neighbours(white) & safe_for_white & !beside_black;
        black |= beside_black & safe_for_black & !with_neighbours(white);
        if before == (white, black) {
            break;
        }
    }
    (white.more_than_one() && black.more_than_one()).then_some([white, black])
}

/// How many steps a king needs to one of some squares over free ones; none if it never comes there.
pub fn steps(from: Square, to: Bitboard, free: Bitboard) -> Option<i32> {
    let mut reached = Bitboard::from(from);
    for steps in 1.. {
        let beside = with_neighbours(reached);
        if (beside & to).any() {
            return Some(steps);
        }
        let wider = reached | beside & free;
        if wider == reached {
            break;
        }
        reached = wider;
    }
    None
}

/// Of some squares one from which a king has the shortest way to one of the others over free ones; none if there is no
/// way.
pub fn first_step(options: Bitboard, to: Bitboard, free: Bitboard) -> Option<Square> {
    let mut reached = to;
    loop {
        if let Some(first) = (options & reached).first() {
            return Some(first);
        }
        let wider = reached | with_neighbours(reached) & free;
        if wider == reached {
            return None;
        }
        reached = wider;
    }
}

/// The squares of a set and those next to them.
fn with_neighbours(squares: Bitboard) -> Bitboard {
    let east = (squares & !Bitboard::from(File::H)).shift(1);
    let west = (squares & !Bitboard::from(File::A)).shift(-1);
    let rows = squares | east | west;
    rows | rows.shift(8) | rows.shift(-8)
}

/// Whether there are three squares of which each is next to the others.
fn has_triangle(squares: Bitboard) -> bool {
    let pairs = squares & (squares & !Bitboard::from(File::A)).shift(-1);
    let rows = pairs | (pairs & !Bitboard::from(File::H)).shift(1);
    ((rows.shift(8) | rows.shift(-8)) & squares).any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{CastlingMode, Piece, Role, Setup, fen::Fen};
    use std::collections::HashSet;

    fn position(fen: &str) -> Chess {
        let fen: Fen = fen.parse().expect("a FEN");
        fen.into_position(CastlingMode::Standard).expect("legal")
    }

    /// All positions that quiet moves of the kings lead to.
    fn walked(position: &Chess) -> usize {
        let kings = |position: &Chess| (position.board().kings(), position.turn());
        let white = |position: &Chess| position.board().king_of(Color::White);
        let place = |position: &Chess| (kings(position), white(position));
        let mut seen = HashSet::from([place(position)]);
        let mut open = vec![position.clone()];
        while let Some(position) = open.pop() {
            let moves = position.legal_moves();
            let steps = |m: &&shakmaty::Move| m.role() == Role::King && !m.is_castle();
            for m in moves.iter().filter(steps).filter(|m| !m.is_capture()) {
                let mut next = position.clone();
                next.play_unchecked(*m);
                if seen.insert(place(&next)) {
                    open.push(next);
                }
            }
        }
        seen.len()
    }

    /// Among a few men on squares drawn by lot, never more is counted than is there.
    #[test]
    fn kings_walk_to_as_many_positions_as_are_counted() {
        let mut seed = 31u64;
        let mut roll = |n: usize| {
            seed = seed
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (seed >> 33) as usize % n
        };
        let (mut asked, mut told) = (0, 0);
        while asked < 500 {
            let mut setup = Setup::empty();
            for color in Color::ALL {
                let king = color.king();
                setup.board.set_piece_at(Square::ALL[roll(64)], king);
            }
            for _ in 0..roll(12) {
                let square = Square::ALL[roll(64)];
                let role = [
                    Role::Pawn,
                    Role::Pawn,
                    Role::Knight,
                    Role::Bishop,
                    Role::Rook,
                ];
                let (role, color) = (role[roll(5)], Color::from_white(roll(2) == 0));
                if setup.board.piece_at(square).is_none() {
                    setup.board.set_piece_at(square, Piece { color, role });
                }
            }
            setup.turn = Color::from_white(roll(2) == 0);
            let Ok(position) = setup.position::<Chess>(CastlingMode::Standard) else {
                continue;
            };
            let (counted, there) = (positions(&position), walked(&position));
            assert!(counted <= there, "{position:?}: {counted} of {there}");
            asked += 1;
            told += usize::from(counted * 16 > there);
        }
        assert!(told * 2 > asked, "{told} of {asked}");
    }

    #[test]
    fn a_king_in_check_or_shut_in_walks_nowhere() {
        for fen in [
            "4k3/8/8/8/4R3/8/8/4K3 b - - 0 1",
            "k7/p1K5/8/8/8/8/8/1R6 w - - 0 1",
        ] {
            assert_eq!(positions(&position(fen)), 0, "{fen}");
        }
    }
}
