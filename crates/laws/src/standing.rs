//! What stands on the board (Articles 1 to 3).
//!
//! A real board may hold any arrangement: both kings attacked, a pawn on the last rank, a captured
//! king, a wrong array. Where the rules library accepts the position it is *lawful* and its moves
//! come from there; otherwise the pieces still move by Article 3, seen from the side to move.

use std::hash::{DefaultHasher, Hash, Hasher};

use jadoube_ruling::Side;
use shakmaty::{
    Bitboard, Board, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, File, Move, Position,
    Rank, Role, Setup, Square,
    zobrist::{Zobrist64, ZobristValue},
};

use crate::Motion;
use crate::article_3::{moves_by_article_3, plainly_has_a_move, plainly_legal, play, victim};

/// A position as it stands.
#[derive(Clone, Debug)]
pub enum Standing {
    /// The rules library accepts it.
    Lawful(Chess),
    /// It could not arise by legal moves, yet it stands on the board.
    Unlawful(Box<Setup>, CastlingMode),
}

/// The colour of a side's pieces, in the words of the rules library.
pub const fn color(side: Side) -> Color {
    match side {
        Side::White => Color::White,
        Side::Black => Color::Black,
    }
}

pub(crate) fn side(color: Color) -> Side {
    match color {
        Color::White => Side::White,
        Color::Black => Side::Black,
    }
}

impl Standing {
    /// The position that a set-up gives; castling rights and en passant squares that cannot be are
    /// dropped, and so is a reproach that the material or the check could not have arisen.
    pub fn new(setup: Setup, mode: CastlingMode) -> Standing {
        let lawful = setup
            .clone()
            .position::<Chess>(mode)
            .or_else(shakmaty::PositionError::ignore_invalid_castling_rights)
            .or_else(shakmaty::PositionError::ignore_invalid_ep_square)
            .or_else(shakmaty::PositionError::ignore_too_much_material)
            .or_else(shakmaty::PositionError::ignore_impossible_check);
        match lawful {
            Ok(position) => Standing::Lawful(position),
            Err(_) => Standing::Unlawful(Box::new(setup), mode),
        }
    }

    /// Whether the rules library accepts the position.
    pub const fn is_lawful(&self) -> bool {
        matches!(self, Standing::Lawful(_))
    }

    /// The position, if it is lawful.
    pub const fn position(&self) -> Option<&Chess> {
        match self {
            Standing::Lawful(position) => Some(position),
            Standing::Unlawful(..) => None,
        }
    }

    /// The pieces on their squares.
    pub fn board(&self) -> &Board {
        match self {
            Standing::Lawful(position) => position.board(),
            Standing::Unlawful(setup, _) => &setup.board,
        }
    }

    /// The player having the move.
    pub fn turn(&self) -> Side {
        side(match self {
            Standing::Lawful(position) => position.turn(),
            Standing::Unlawful(setup, _) => setup.turn,
        })
    }

    /// Half-moves since the last capture or pawn move.
    pub fn quiet(&self) -> u32 {
        match self {
            Standing::Lawful(position) => position.halfmoves(),
            Standing::Unlawful(setup, _) => setup.halfmoves,
        }
    }

    /// Everything about the position, as a set-up.
    pub fn setup(&self) -> Setup {
        match self {
            Standing::Lawful(position) => position.to_setup(EnPassantMode::Legal),
            Standing::Unlawful(setup, _) => (**setup).clone(),
        }
    }

    /// How castling is written and which rooks may castle.
    pub fn mode(&self) -> CastlingMode {
        match self {
            Standing::Lawful(position) => position.castles().mode(),
            Standing::Unlawful(_, mode) => *mode,
        }
    }

    /// A number that is the same for the same position in the sense of 9.2.2. Different positions
    /// may share it, so it only says where to look.
    pub(crate) fn key(&self) -> u64 {
        match self {
            Standing::Lawful(position) => {
                position.zobrist_hash::<Zobrist64>(EnPassantMode::Legal).0
            }
            Standing::Unlawful(setup, _) => {
                let mut hasher = DefaultHasher::new();
                setup.board.hash(&mut hasher);
                setup.turn.hash(&mut hasher);
                hasher.finish()
            }
        }
    }

    /// The same position in the sense of 9.2.2.
    pub fn same_position(&self, other: &Standing) -> bool {
        match (self, other) {
            (Standing::Lawful(a), Standing::Lawful(b)) => a == b,
            (Standing::Unlawful(a, _), Standing::Unlawful(b, _)) => {
                a.board == b.board && a.turn == b.turn && a.castling_rights == b.castling_rights
            }
            _ => false,
        }
    }

    /// All legal moves of the player having the move (3.10.1).
    pub fn legal_moves(&self) -> Vec<Move> {
        match self {
            Standing::Lawful(position) => position.legal_moves().into_iter().collect(),
            Standing::Unlawful(setup, mode) => moves_by_article_3(setup, *mode),
        }
    }

    /// All legal moves as motions.
    pub fn legal_motions(&self) -> Vec<Motion> {
        let mode = self.mode();
        let motion = |m: Move| Motion::of(m, mode);
        self.legal_moves().into_iter().map(motion).collect()
    }

    /// The legal move that a motion makes, if it makes one.
    pub fn legal(&self, motion: Motion) -> Option<Move> {
        match self {
            Standing::Lawful(position) => {
                let m = self.read(motion)?;
                let legal = plainly_legal(position, m).unwrap_or_else(|| position.is_legal(m));
                legal.then_some(m)
            }
            Standing::Unlawful(..) => self
                .legal_moves()
                .into_iter()
                .find(|&m| Motion::of(m, self.mode()) == motion),
        }
    }

    /// The move that a motion would be if it were legal.
    pub(crate) fn read(&self, motion: Motion) -> Option<Move> {
        let Motion {
            from,
            to,
            promotion,
        } = motion;
        let board = self.board();
        let role = board.role_at(from)?;
        let capture = board.role_at(to);
        if role == Role::King
            && promotion.is_none()
            && let Some((king, rook)) = self.castling_attempt(motion)
        {
            return Some(Move::Castle { king, rook });
        }
        let aslant = role == Role::Pawn && from.file() != to.file();
        if aslant && capture.is_none() && promotion.is_none() {
            return Some(Move::EnPassant { from, to });
        }
        Some(Move::Normal {
            role,
            from,
            capture,
            to,
            promotion,
        })
    }

    /// Whether the player having the move has any legal move.
    pub fn has_legal_move(&self) -> bool {
        match self {
            Standing::Lawful(position) => {
                plainly_has_a_move(position) || !position.legal_moves().is_empty()
            }
            Standing::Unlawful(..) => !self.legal_moves().is_empty(),
        }
    }

    /// The position after a legal move.
    #[must_use]
    pub fn after(&self, m: Move) -> Standing {
        let mut after = self.clone();
        match &mut after {
            Standing::Lawful(position) => {
                position.play_unchecked(m);
                after
            }
            Standing::Unlawful(setup, mode) => {
                play(setup, m);
                Standing::new((**setup).clone(), *mode)
            }
        }
    }

    /// A legal move is played, and the key of the position with it; gives the new key.
    pub(crate) fn play(&mut self, m: Move, key: u64) -> u64 {
        match self {
            Standing::Lawful(position) => {
                let Move::Normal {
                    role,
                    from,
                    capture,
                    to,
                    promotion,
                } = m
                else {
                    position.play_unchecked(m);
                    return self.key();
                };
                let us = position.turn();
                let mut key = Zobrist64(key) ^ rights_and_turn(position);
                key ^= Zobrist64::zobrist_for_piece(from, role.of(us));
                key ^= Zobrist64::zobrist_for_piece(to, promotion.unwrap_or(role).of(us));
                if let Some(captured) = capture {
                    key ^= Zobrist64::zobrist_for_piece(to, captured.of(!us));
                }
                position.play_unchecked(m);
                (key ^ rights_and_turn(position)).0
            }
            Standing::Unlawful(..) => {
                *self = self.after(m);
                self.key()
            }
        }
    }

    /// The position after hands made a motion, whether legal or not; the other side has the move.
    #[must_use]
    pub fn after_motion(&self, motion: Motion) -> Standing {
        if let Some(m) = self.legal(motion) {
            return self.after(m);
        }
        let Some((king, rook)) = self.castling_attempt(motion) else {
            return self.shifted(motion);
        };
        let mut setup = self.setup();
        play(&mut setup, Move::Castle { king, rook });
        Standing::new(setup, self.mode())
    }

    /// The position after one piece alone was shifted; the other side has the move.
    #[must_use]
    pub(crate) fn shifted(&self, motion: Motion) -> Standing {
        let mut setup = self.setup();
        if let Some(role) = setup.board.role_at(motion.from) {
            let m = Move::Normal {
                role,
                from: motion.from,
                capture: setup.board.role_at(motion.to),
                to: motion.to,
                promotion: motion.promotion,
            };
            play(&mut setup, m);
        }
        Standing::new(setup, self.mode())
    }

    /// The position after one piece was shifted and others stand elsewhere too.
    #[must_use]
    pub(crate) fn disturbed(&self, motion: Motion, board: &Board) -> Standing {
        let mut setup = self.shifted(motion).setup();
        setup.board = board.clone();
        Standing::new(setup, self.mode())
    }

    /// King and rook of a motion that looks like castling, legal or not.
    pub(crate) fn castling_attempt(&self, motion: Motion) -> Option<(Square, Square)> {
        let board = self.board();
        let king = board.piece_at(motion.from)?;
        if king.role != Role::King || motion.promotion.is_some() {
            return None;
        }
        let rook_of = |square: Square| {
            (board.piece_at(square) == Some(king.color.rook())).then_some((motion.from, square))
        };
        if let Some(onto_the_rook) = rook_of(motion.to) {
            return Some(onto_the_rook);
        }
        let home = king.color.fold_wb(Square::E1, Square::E8);
        let two_squares = motion.from == home && motion.to.rank() == home.rank();
        if !two_squares || motion.from.distance(motion.to) != 2 {
            return None;
        }
        let corner = if motion.to.file() > motion.from.file() {
            File::H
        } else {
            File::A
        };
        rook_of(Square::from_coords(corner, home.rank()))
    }

    /// The pieces that a motion touches, in order: the own piece, then the victim; castling: king,
    /// then rook.
    pub(crate) fn touched_by(&self, motion: Motion) -> Vec<Square> {
        if let Some((king, rook)) = self.castling_attempt(motion) {
            return vec![king, rook];
        }
        let victim = match self.legal(motion) {
            Some(m) => victim(m),
            None => Some(motion.to),
        };
        let occupied = self.board().occupied();
        let squares = [Some(motion.from), victim].into_iter().flatten();
        squares.filter(|&sq| occupied.contains(sq)).collect()
    }

    /// Whether the king of a side is attacked.
    pub fn in_check(&self, side: Side) -> bool {
        let board = self.board();
        let kings = board.by_piece(color(side).king());
        kings.into_iter().any(|king| {
            let attackers = board.attacks_to(king, color(!side), board.occupied());
            attackers.any()
        })
    }

    /// The defects that an arbiter waits one move to see cured (A.4.4): both kings in check or a
    /// pawn on the last rank; also a missing king and a check that was left standing.
    pub fn is_illegal_position(&self) -> bool {
        let board = self.board();
        let last_ranks = Bitboard::from(Rank::First) | Bitboard::from(Rank::Eighth);
        let kings = [Color::White, Color::Black].map(|c| board.by_piece(c.king()).count());
        kings != [1, 1] || (board.pawns() & last_ranks).any() || self.in_check(!self.turn())
    }

    /// Whether the array is one that a game may begin with (2.3, II.2).
    pub fn is_initial_array(&self) -> bool {
        let board = self.board();
        match self.mode() {
            CastlingMode::Standard => *board == Board::new(),
            CastlingMode::Chess960 => (0..960).any(|n| *board == Board::chess960(n)),
        }
    }
}

/// The part of a position's key that is not about the pieces.
fn rights_and_turn(position: &Chess) -> Zobrist64 {
    let mut key = Zobrist64::default();
    if position.turn().is_white() {
        key ^= Zobrist64::zobrist_for_white_turn();
    }
    let castles = position.castles();
    if castles.any() {
        for color in Color::ALL {
            for side in CastlingSide::ALL
                .into_iter()
                .filter(|side| castles.has(color, *side))
            {
                key ^= Zobrist64::zobrist_for_castling_right(color, side);
            }
        }
    }
    if let Some(square) = position.legal_ep_square() {
        key ^= Zobrist64::zobrist_for_en_passant_file(square.file());
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use shakmaty::{fen::Fen, uci::UciMove};

    fn standing(fen: &str) -> Standing {
        let fen: Fen = fen.parse().expect("a FEN");
        Standing::new(fen.into_setup(), CastlingMode::Standard)
    }

    fn names(moves: &[Move], mode: CastlingMode) -> Vec<String> {
        let name = |m: &Move| UciMove::from_move(*m, mode).to_string();
        let mut names: Vec<String> = moves.iter().map(name).collect();
        names.sort();
        names
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        /// On lawful positions Article 3 as written here gives the moves of the rules library, and
        /// playing them gives the same positions.
        #[test]
        fn article_3_agrees_with_the_rules_library(choices in proptest::collection::vec(0usize..200, 0..120), start in 0u32..960) {
            let mode = CastlingMode::Chess960;
            let mut setup = Setup::initial();
            setup.board = Board::chess960(start);
            setup.castling_rights = setup.board.rooks();
            let mut position: Chess = setup.position(mode).expect("a start position");
            for choice in choices {
                let setup = position.to_setup(EnPassantMode::Always);
                let legal = position.legal_moves();
                let ours = moves_by_article_3(&setup, mode);
                prop_assert_eq!(names(&ours, mode), names(&legal, mode));
                let standing = Standing::Lawful(position.clone());
                prop_assert_eq!(standing.has_legal_move(), !legal.is_empty());
                if legal.is_empty() {
                    break;
                }
                let m = legal[choice % legal.len()];
                let mut standing = standing;
                let key = standing.play(m, standing.key());
                prop_assert_eq!(key, standing.key());
                let mut played = setup;
                play(&mut played, m);
                position.play_unchecked(m);
                prop_assert_eq!(&played.board, position.board());
                prop_assert_eq!(played.castling_rights, position.castles().castling_rights());
                prop_assert_eq!(played.halfmoves, position.halfmoves());
                let standing = Standing::new(played, mode);
                prop_assert_eq!(standing.position(), Some(&position));
            }
            let standing = Standing::Lawful(position.clone());
            let legal = position.legal_moves();
            for (from, to) in Square::ALL.into_iter().flat_map(|a| Square::ALL.map(|b| (a, b))) {
                for promotion in [None, Some(Role::Queen), Some(Role::King)] {
                    let motion = Motion { from, to, promotion };
                    let expected = legal.iter().copied().find(|m| Motion::of(*m, mode) == motion);
                    // The king's two steps are another way to say castling.
                    if standing.castling_attempt(motion).is_none() || expected.is_some() {
                        prop_assert_eq!(standing.legal(motion), expected, "{}", motion);
                    }
                }
            }
        }
    }

    #[test]
    fn a_board_may_hold_any_arrangement() {
        for (fen, legal) in [
            ("4k3/8/8/8/4R3/8/8/r3K3 w - - 0 1", false),
            ("4P1k1/8/8/8/8/8/8/6K1 b - - 0 1", false),
            ("8/8/8/8/4R3/8/8/4K3 w - - 0 1", false),
            ("kkk5/8/8/8/8/8/8/KKK5 w - - 0 1", false),
            ("QQQQQQQQ/8/8/k7/8/8/8/K7 b - - 0 1", true),
        ] {
            let standing = standing(fen);
            assert_eq!(standing.is_lawful(), legal, "{fen}");
            for m in standing.legal_moves() {
                let after = standing.after(m);
                assert_ne!(after.turn(), standing.turn());
            }
        }
    }

    #[test]
    fn a_king_is_never_captured() {
        let both_attacked = standing("4k3/8/8/8/4R3/8/8/r3K3 w - - 0 1");
        let takes_king = |m: &Move| m.capture() == Some(Role::King);
        assert!(!both_attacked.legal_moves().iter().any(takes_king));
    }
}
