//! Pictures of mates: where to go with few pieces.
//!
//! A picture names the squares of the two kings and of the men that matter. It guides the search
//! towards a mate of that kind and proves nothing.

use std::sync::LazyLock;

use shakmaty::{Bitboard, Color, Piece, Role, Square, attacks};

use crate::board::Board;

/// Mates of a black king on a1, a piece and its square at a time. Together with their mirror images
/// they serve for every corner.
const MATES: &[&str] = &[
    "ka1 Kb3 Qb2",
    "ka1 Kc3 Qb2",
    "ka1 Ka3 Rd1",
    "ka1 Kb3 Nc2 Nc3",
    "ka1 Kb3 Nc2 Na3",
    "ka1 Kb3 Nc2 Nd2",
    "ka1 Kc1 Nb3 Nc3",
    "ka1 Kb3 Bd4 Na3",
    "ka1 Kb3 Bd4 Nd2",
    "ka1 Ka3 Nb3 Bd3",
    "ka1 Kb3 Bd4 Bd3",
    "ka1 Kc1 Nb3 pa2",
    "ka1 Kc2 Nb3 na2",
    "ka1 Kc1 Nc2 ba2",
    "ka1 Kc1 Nb3 ra2",
    "ka1 Kc2 Bd4 pa2",
    "ka1 Kc2 Bb2 na2",
    "ka1 Kc2 Bb2 ba2",
    "ka1 Bd4 ba2 bb1",
    "ka1 Bd4 pa2 bb1",
];

/// A mate to aim at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picture {
    black_king: Square,
    white_king: Option<Square>,
    men: [Option<(Piece, Square)>; 3],
}

/// Every picture in every corner.
static PICTURES: LazyLock<Vec<Picture>> = LazyLock::new(|| {
    let turns: [fn(Square) -> Square; 8] = [
        |sq| sq,
        Square::flip_horizontal,
        Square::flip_vertical,
        Square::rotate_180,
        Square::flip_diagonal,
        Square::flip_anti_diagonal,
        Square::rotate_90,
        Square::rotate_270,
    ];
    let mates = MATES.iter().filter_map(|text| Picture::read(text));
    mates
        .flat_map(|picture| {
            // Pawns go only one way, so theirs is the first rank.
            let turns = if picture.has_pawns() {
                &turns[..2]
            } else {
                &turns[..]
            };
            turns.iter().map(move |turn| picture.turned(*turn))
        })
        .collect()
});

impl Picture {
    fn read(text: &str) -> Option<Picture> {
        let mut picture = Picture {
            black_king: Square::A1,
            white_king: None,
            men: [None; 3],
        };
        let mut men = picture.men.iter_mut();
        for word in text.split(' ') {
            let piece = Piece::from_char(word.chars().next()?)?;
            let square: Square = word.get(1..)?.parse().ok()?;
            match piece.role {
                Role::King if piece.color.is_black() => picture.black_king = square,
                Role::King => picture.white_king = Some(square),
                _ => *men.next()? = Some((piece, square)),
            }
        }
        Some(picture)
    }

    fn has_pawns(&self) -> bool {
        let men = self.men.iter().flatten();
        men.into_iter().any(|(piece, _)| piece.role == Role::Pawn)
    }

    fn turned(self, turn: fn(Square) -> Square) -> Picture {
        Picture {
            black_king: turn(self.black_king),
            white_king: self.white_king.map(turn),
            men: self.men.map(|man| man.map(|(piece, sq)| (piece, turn(sq)))),
        }
    }

    /// The pictures that a position can come to, the nearest first. With a pawn, rook or queen White
    /// needs none.
    pub fn nearest(board: &Board, into: &mut Vec<(i32, Picture)>) {
        into.clear();
        let men = board.role(Role::Bishop) | board.role(Role::Knight) | board.role(Role::King);
        if !board.of(Color::White).is_subset(men) {
            return;
        }
        for picture in PICTURES.iter() {
            let distance = picture.distance(board);
            if distance < FAR {
                into.push((distance, *picture));
            }
        }
        into.sort_by_key(|(distance, _)| *distance);
    }

    /// The corner in which the king is mated.
    pub fn corner(&self) -> Square {
        self.black_king
    }

    /// About how far a position is from the picture.
    pub fn distance(&self, board: &Board) -> i32 {
        let kings = 2 * steps(board.king(Color::Black), self.black_king)
            + self
                .white_king
                .map_or(0, |sq| 2 * steps(board.king(Color::White), sq));
        let mut taken = Bitboard::EMPTY;
        let mut far = kings;
        for (piece, square) in self.men.iter().flatten() {
            let (moves, from) = nearest(board, *piece, *square, taken);
            far += 2 * moves;
            taken |= from;
        }
        far
    }
}

/// Further than any man has to go.
pub const FAR: i32 = 100;

/// About how many moves the nearest man of a kind needs to a square, and which one it is; a pawn may
/// become that man.
fn nearest(board: &Board, piece: Piece, to: Square, taken: Bitboard) -> (i32, Bitboard) {
    let own = board.of(piece.color) & !taken;
    let mut best = (FAR, Bitboard::EMPTY);
    for from in own & board.role(piece.role) {
        let moves = way(piece, from, to);
        if moves < best.0 {
            best = (moves, from.into());
        }
    }
    if best.0 < FAR || piece.role == Role::Pawn {
        return best;
    }
    for from in own & board.role(Role::Pawn) {
        let rank = i32::from(u8::from(from.rank()));
        let moves = 3 + piece.color.fold_wb(7 - rank, rank);
        if moves < best.0 {
            best = (moves, from.into());
        }
    }
    best
}

/// About how many moves a man needs from one square to another.
fn way(piece: Piece, from: Square, to: Square) -> i32 {
    if from == to {
        return 0;
    }
    let empty = Bitboard::EMPTY;
    match piece.role {
        Role::Pawn if from.file() == to.file() && piece.color.fold_wb(from < to, from > to) => {
            steps(from, to)
        }
        Role::Pawn => FAR,
        Role::Knight => knight_moves(from, to),
        Role::Bishop if is_light(from) != is_light(to) => FAR,
        _ if attacks::attacks(from, piece, empty).contains(to) => 1,
        _ => 2,
    }
}

fn is_light(square: Square) -> bool {
    Bitboard::LIGHT_SQUARES.contains(square)
}

/// How many moves a knight needs on an empty board.
fn knight_moves(from: Square, to: Square) -> i32 {
    i32::from(KNIGHT_MOVES[usize::from(from)][usize::from(to)])
}

static KNIGHT_MOVES: LazyLock<[[u8; 64]; 64]> = LazyLock::new(|| {
    let mut table = [[0; 64]; 64];
    for from in Square::ALL {
        let mut reach = Bitboard::from(from);
        for moves in 1..=6 {
            let wider = reach
                .into_iter()
                .fold(reach, |sum, sq| sum | attacks::knight_attacks(sq));
            for to in wider & !reach {
                table[usize::from(from)][usize::from(to)] = moves;
            }
            reach = wider;
        }
    }
    table
});

fn steps(a: Square, b: Square) -> i32 {
    a.distance(b).cast_signed()
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{CastlingMode, Chess, FromSetup, Position, Setup};

    #[test]
    fn every_picture_is_a_mate() {
        let with_pawns = MATES.iter().filter(|text| text.contains('p')).count();
        assert_eq!(PICTURES.len(), 8 * MATES.len() - 6 * with_pawns);
        for picture in PICTURES.iter() {
            let mut setup = Setup::empty();
            setup.turn = Color::Black;
            let king = Role::King;
            setup
                .board
                .set_piece_at(picture.black_king, king.of(Color::Black));
            let far = Square::ALL
                .into_iter()
                .find(|sq| sq.distance(picture.black_king) > 6);
            let own = picture.white_king.or(far).expect("a square");
            setup.board.set_piece_at(own, king.of(Color::White));
            for (piece, square) in picture.men.iter().flatten() {
                setup.board.set_piece_at(*square, *piece);
            }
            let position = Chess::from_setup(setup, CastlingMode::Standard).expect("a position");
            assert!(position.is_checkmate(), "{picture:?}");
            let (board, _) = Board::new(&position, Color::White);
            assert_eq!(picture.distance(&board), 0, "{picture:?}");
        }
    }

    #[test]
    fn knights_move_as_knights_do() {
        assert_eq!(knight_moves(Square::A1, Square::H8), 6);
        assert_eq!(knight_moves(Square::A1, Square::B3), 1);
        assert_eq!(knight_moves(Square::A1, Square::B2), 4);
    }
}
