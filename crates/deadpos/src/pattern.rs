//! Patterns of mate: where to go with few pieces.
//!
//! A pattern names the squares of the two kings and of the men that matter. It guides the search
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
    "ka1 Bc3 ba2 bb1",
    "ka1 Bd4 pa2 bb1",
];

/// A mate to aim at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatePattern {
    black_king: Square,
    white_king: Option<Square>,
    men: [Option<(Piece, Square)>; 3],
}

/// Ways to turn the board; pawns go only one way, so theirs are the first two.
type Turn = fn(Square) -> Square;
const TURNS: [Turn; 8] = [
    |sq| sq,
    Square::flip_horizontal,
    Square::flip_vertical,
    Square::rotate_180,
    Square::flip_diagonal,
    Square::flip_anti_diagonal,
    Square::rotate_90,
    Square::rotate_270,
];

/// Every pattern in every corner.
static PATTERNS: LazyLock<Vec<Mate>> = LazyLock::new(|| {
    let mates = MATES.iter().filter_map(|text| MatePattern::read(text));
    mates
        .flat_map(|pattern| {
            let eves = pattern.eves();
            let turns = if pattern.has_pawns() {
                &TURNS[..2]
            } else {
                &TURNS[..]
            };
            turns.iter().map(move |turn| Mate {
                pattern: pattern.turned(*turn),
                eves: eves.iter().map(|eve| eve.turned(*turn)).collect(),
            })
        })
        .collect()
});

/// A mate, and how the men may have stood two moves before, Black to move: one of his men goes where
/// it stands in the pattern, and White's last one comes to give the mate.
#[derive(Debug)]
pub struct Mate {
    pattern: MatePattern,
    eves: Vec<MatePattern>,
}

impl MatePattern {
    fn read(text: &str) -> Option<MatePattern> {
        let mut pattern = MatePattern {
            black_king: Square::A1,
            white_king: None,
            men: [None; 3],
        };
        let mut men = pattern.men.iter_mut();
        for word in text.split(' ') {
            let piece = Piece::from_char(word.chars().next()?)?;
            let square: Square = word.get(1..)?.parse().ok()?;
            match piece.role {
                Role::King if piece.color.is_black() => pattern.black_king = square,
                Role::King => pattern.white_king = Some(square),
                _ => *men.next()? = Some((piece, square)),
            }
        }
        Some(pattern)
    }

    fn board(&self) -> Board {
        let mut board = Board::from_words([0; 4], 1);
        board.put(self.black_king, Role::King, Color::Black);
        if let Some(sq) = self.white_king {
            board.put(sq, Role::King, Color::White);
        }
        for (piece, sq) in self.men.iter().flatten() {
            board.put(*sq, piece.role, piece.color);
        }
        board
    }

    /// The pattern with a man on another square.
    fn with(mut self, from: Square, to: Square) -> MatePattern {
        let moved = |sq: Square| if sq == from { to } else { sq };
        self.black_king = moved(self.black_king);
        self.men = self
            .men
            .map(|man| man.map(|(piece, sq)| (piece, moved(sq))));
        self
    }

    /// Two moves before.
    fn eves(&self) -> Vec<MatePattern> {
        let mut eves = Vec::new();
        let board = self.board();
        let checkers = board.attackers(self.black_king, Color::White, board.occupied());
        let Some(checker) = checkers.single_square() else {
            return eves;
        };
        for from in came_from(&board, checker) {
            let before = self.with(checker, from);
            let board = before.board();
            if before.is_check(Color::Black) || before.is_check(Color::White) {
                continue;
            }
            for man in board.of(Color::Black) {
                for from in came_from(&board, man) {
                    let eve = before.with(man, from);
                    if !eve.is_check(Color::White) && !eve.kings_touch() {
                        eves.push(eve);
                    }
                }
            }
        }
        eves
    }

    fn is_check(&self, to: Color) -> bool {
        let king = match to {
            Color::White => self.white_king,
            Color::Black => Some(self.black_king),
        };
        let board = self.board();
        king.is_some_and(|sq| board.attackers(sq, !to, board.occupied()).any())
    }

    fn kings_touch(&self) -> bool {
        self.white_king
            .is_some_and(|sq| steps(sq, self.black_king) <= 1)
    }

    fn has_pawns(&self) -> bool {
        let men = self.men.iter().flatten();
        men.into_iter().any(|(piece, _)| piece.role == Role::Pawn)
    }

    fn turned(self, turn: fn(Square) -> Square) -> MatePattern {
        MatePattern {
            black_king: turn(self.black_king),
            white_king: self.white_king.map(turn),
            men: self.men.map(|man| man.map(|(piece, sq)| (piece, turn(sq)))),
        }
    }

    /// About how many moves White and Black need to bring their men there.
    pub fn ways(&self, board: &Board) -> (i32, i32) {
        let own_king = |sq| steps(board.king(Color::White), sq);
        let mut white = self.white_king.map_or(0, own_king);
        let mut black = steps(board.king(Color::Black), self.black_king);
        let mut taken = Bitboard::EMPTY;
        for (piece, square) in self.men.iter().flatten() {
            let (moves, from) = nearest(board, *piece, *square, taken);
            taken |= from;
            match piece.color {
                Color::White => white += moves,
                Color::Black => black += moves,
            }
        }
        (white, black)
    }

    fn distance(&self, board: &Board) -> i32 {
        let (white, black) = self.ways(board);
        white + black
    }
}

/// How many moves each man of a pattern needs from any square, around a wall that stays.
#[derive(Clone, Copy, Debug)]
pub struct Roads {
    white_king: [u8; 64],
    black_king: [u8; 64],
    men: [[u8; 64]; 3],
}

/// Pawns that stand head to head, and where no king ever goes while they do.
#[derive(Clone, Copy)]
struct Wall {
    pawns: Bitboard,
    /// For the white king and for the black one.
    closed: [Bitboard; 2],
}

impl Wall {
    fn of(board: &Board) -> Wall {
        let pawns = board.role(Role::Pawn);
        let white = pawns & board.of(Color::White);
        let rammed = white & pawns.shift(-8);
        Wall {
            pawns: rammed | rammed.shift(8),
            closed: [Color::White, Color::Black].map(|c| board.attacked_by_pawns(!c) | pawns),
        }
    }
}

impl Roads {
    fn new(pattern: &MatePattern, wall: &Wall) -> Roads {
        let king = |to, closed: Bitboard| road(to, attacks::king_attacks, closed);
        let [for_white, for_black] = wall.closed;
        Roads {
            white_king: pattern.white_king.map_or([0; 64], |to| king(to, for_white)),
            black_king: king(pattern.black_king, for_black),
            men: pattern.men.map(|man| match man {
                Some((piece, to)) if piece.role != Role::Pawn => {
                    let moves = |sq| attacks::attacks(sq, piece, wall.pawns);
                    road(to, moves, wall.pawns)
                }
                Some((piece, to)) => std::array::from_fn(|at| {
                    u8::try_from(way(piece, Square::ALL[at], to)).unwrap_or(u8::MAX)
                }),
                None => [0; 64],
            }),
        }
    }

    /// About how many moves White and Black need to bring their men to the squares of a pattern.
    pub fn ways(&self, pattern: &MatePattern, board: &Board) -> (i32, i32) {
        let moves = |road: &[u8; 64], from: Square| i32::from(road[usize::from(from)]);
        let mut white = moves(&self.white_king, board.king(Color::White));
        let mut black = moves(&self.black_king, board.king(Color::Black));
        let mut taken = Bitboard::EMPTY;
        for (road, man) in self.men.iter().zip(&pattern.men) {
            let Some((piece, _)) = man else { continue };
            let men = board.of(piece.color) & board.role(piece.role) & !taken;
            let nearest = men.into_iter().min_by_key(|from| moves(road, *from));
            taken |= nearest.map_or(Bitboard::EMPTY, Bitboard::from);
            let way = nearest.map_or(FAR, |from| moves(road, from));
            match piece.color {
                Color::White => white += way,
                Color::Black => black += way,
            }
        }
        (white, black)
    }

    fn distance(&self, pattern: &MatePattern, board: &Board) -> i32 {
        let (white, black) = self.ways(pattern, board);
        white + black
    }
}

/// How many moves lead from any square to one, for a piece that moves to and fro alike and never onto some squares.
fn road(to: Square, moves: impl Fn(Square) -> Bitboard, barred: Bitboard) -> [u8; 64] {
    let mut road = [FAR_AWAY; 64];
    if barred.contains(to) {
        return road;
    }
    let (mut seen, mut last) = (Bitboard::from(to), Bitboard::from(to));
    for count in 0.. {
        for square in last {
            road[usize::from(square)] = count;
        }
        let next = last
            .into_iter()
            .fold(Bitboard::EMPTY, |sum, sq| sum | moves(sq));
        last = next & !seen & !barred;
        if last.is_empty() {
            break;
        }
        seen |= last;
    }
    road
}

const FAR_AWAY: u8 = 100;

impl Mate {
    /// The mates that a position can come to behind a wall that stays, the nearest first. They need no pawn that steps.
    pub fn nearest_behind_a_wall(board: &Board, into: &mut Vec<(i32, &'static Mate)>) {
        into.clear();
        let wall = Wall::of(board);
        let pieces = board.role(Role::Bishop) | board.role(Role::Knight) | board.role(Role::King);
        if !board.of(Color::White).is_subset(pieces | wall.pawns) {
            return;
        }
        // A pawn that stands where a man should is rather in the way.
        let stands = |(piece, square): &(Piece, Square)| {
            piece.role == Role::Pawn || !board.role(Role::Pawn).contains(*square)
        };
        for mate in PATTERNS.iter() {
            let distance = Roads::new(&mate.pattern, &wall).distance(&mate.pattern, board);
            if distance < FAR && mate.pattern.men.iter().flatten().all(stands) {
                into.push((distance, mate));
            }
        }
        into.sort_by_key(|(distance, _)| *distance);
    }

    /// The nearest of its eves behind a wall, or the mate itself, and the ways there.
    pub fn eve_behind_a_wall(&self, board: &Board) -> (MatePattern, Roads) {
        let wall = Wall::of(board);
        let roads = |pattern: &MatePattern| (*pattern, Roads::new(pattern, &wall));
        let (_, to_the_mate) = roads(&self.pattern);
        // On an empty board men may have come through where the wall stands.
        let comes = |eve: &&MatePattern| to_the_mate.ways(&self.pattern, &eve.board()) == (1, 1);
        let eves = self.eves.iter().filter(comes).map(roads);
        let nearest = eves.min_by_key(|(eve, roads)| roads.distance(eve, board));
        nearest.unwrap_or_else(|| roads(&self.pattern))
    }

    /// The mates that a position can come to, the nearest first. With a pawn, rook or queen White
    /// needs none.
    pub fn nearest(board: &Board, into: &mut Vec<(i32, &'static Mate)>) {
        into.clear();
        let men = board.role(Role::Bishop) | board.role(Role::Knight) | board.role(Role::King);
        if !board.of(Color::White).is_subset(men) {
            return;
        }
        for mate in PATTERNS.iter() {
            let distance = mate.pattern.distance(board);
            if distance < FAR {
                into.push((distance, mate));
            }
        }
        into.sort_by_key(|(distance, _)| *distance);
    }

    /// The nearest of its eves, or the mate itself.
    pub fn eve(&self, board: &Board) -> MatePattern {
        let nearest = self.eves.iter().min_by_key(|eve| eve.distance(board));
        *nearest.unwrap_or(&self.pattern)
    }

    /// The corner in which the king is mated.
    pub fn corner(&self) -> Square {
        self.pattern.black_king
    }
}

/// Where a man may have come from.
fn came_from(board: &Board, man: Square) -> Bitboard {
    let occupied = board.occupied();
    let white = board.of(Color::White).contains(man);
    match board.role_at(man) {
        Some(Role::Pawn) => Bitboard::from(man).shift(if white { -8 } else { 8 }) & !occupied,
        Some(role) => attacks::attacks(man, role.of(Color::White), occupied) & !occupied,
        None => Bitboard::EMPTY,
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
pub fn way(piece: Piece, from: Square, to: Square) -> i32 {
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
    use shakmaty::{CastlingMode, Chess, FromSetup, Position, Setup, fen::Fen};

    #[test]
    fn every_pattern_is_a_mate() {
        let with_pawns = MATES.iter().filter(|text| text.contains('p')).count();
        assert_eq!(PATTERNS.len(), 8 * MATES.len() - 6 * with_pawns);
        for Mate { pattern, .. } in PATTERNS.iter() {
            let mut setup = Setup::empty();
            setup.turn = Color::Black;
            let king = Role::King;
            setup
                .board
                .set_piece_at(pattern.black_king, king.of(Color::Black));
            let far = Square::ALL
                .into_iter()
                .find(|sq| sq.distance(pattern.black_king) > 6);
            let own = pattern.white_king.or(far).expect("a square");
            setup.board.set_piece_at(own, king.of(Color::White));
            for (piece, square) in pattern.men.iter().flatten() {
                setup.board.set_piece_at(*square, *piece);
            }
            let position = Chess::from_setup(setup, CastlingMode::Standard).expect("a position");
            assert!(position.is_checkmate(), "{pattern:?}");
            let (board, _) = Board::new(&position, Color::White);
            assert_eq!(pattern.distance(&board), 0, "{pattern:?}");
        }
    }

    #[test]
    fn two_moves_lead_from_an_eve_to_its_mate() {
        let free = [None; 4];
        for mate in PATTERNS.iter() {
            assert!(!mate.eves.is_empty(), "{mate:?}");
            let end = mate.pattern.board();
            for eve in &mate.eves {
                let leads = |board: &Board, then: &dyn Fn(&Board) -> bool| {
                    let mut steps = Vec::new();
                    board.legal(&free, &mut steps);
                    steps.iter().any(|step| then(&board.after(*step, &free)))
                };
                // Without a white king there is no legal play to follow.
                if mate.pattern.white_king.is_some() {
                    let played = leads(&eve.board(), &|board| leads(board, &|board| *board == end));
                    assert!(played, "{eve:?}");
                }
            }
        }
    }

    /// Where no wall stands nobody needs more moves than on an empty board, and behind one a bishop goes round.
    #[test]
    fn ways_lead_around_a_wall() {
        let fen: Fen = "7k/8/8/8/1p1p1p1p/1P1P1P1P/5BB1/3K4 w - - 0 1"
            .parse()
            .expect("a FEN");
        let position: Chess = fen.into_position(CastlingMode::Standard).expect("legal");
        let (board, _) = Board::new(&position, Color::White);
        let wall = Wall::of(&board);
        let bishop = |to| road(to, |sq| attacks::bishop_attacks(sq, wall.pawns), wall.pawns);
        let moves = |from: Square, to| bishop(to)[usize::from(from)];
        assert_eq!(moves(Square::G2, Square::A2), 6);
        assert_eq!(moves(Square::G2, Square::E4), FAR_AWAY);
        assert_eq!(moves(Square::F2, Square::D4), FAR_AWAY);
        for mate in PATTERNS.iter() {
            let open = Wall::of(&mate.pattern.board());
            let roads = Roads::new(&mate.pattern, &open);
            assert_eq!(roads.ways(&mate.pattern, &mate.pattern.board()).1, 0);
        }
    }

    #[test]
    fn knights_move_as_knights_do() {
        assert_eq!(knight_moves(Square::A1, Square::H8), 6);
        assert_eq!(knight_moves(Square::A1, Square::B3), 1);
        assert_eq!(knight_moves(Square::A1, Square::B2), 4);
    }
}
