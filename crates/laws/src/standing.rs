//! What stands on the board (Articles 1 to 3).
//!
//! A real board may hold any arrangement: both kings attacked, a pawn on the last rank, a captured
//! king, a wrong array. Where the rules library accepts the position it is *lawful* and its moves
//! come from there; otherwise the pieces still move by Article 3, seen from the side to move.

use std::hash::{DefaultHasher, Hash, Hasher};

use jadoube_ruling::Side;
use shakmaty::{
    Bitboard, Board, Castles, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, File, Move,
    Position, Rank, Role, Setup, Square, attacks,
    zobrist::{Zobrist64, ZobristValue},
};

use crate::Motion;

/// A position as it stands.
#[derive(Clone, Debug)]
pub enum Standing {
    /// The rules library accepts it.
    Lawful(Chess),
    /// It could not arise by legal moves, yet it stands on the board.
    Unlawful(Box<Setup>, CastlingMode),
}

pub(crate) fn color(side: Side) -> Color {
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

/// Whether a move is legal, where that can be told from the squares alone: the king is not in
/// check, does not move, and is not in line with the piece that does. `None`: look closer.
fn plainly_legal(position: &Chess, m: Move) -> Option<bool> {
    let Move::Normal {
        role,
        from,
        capture,
        to,
        promotion,
    } = m
    else {
        return None;
    };
    let board = position.board();
    let us = position.turn();
    let king = board.king_of(us)?;
    let in_line = attacks::queen_attacks(king, Bitboard::EMPTY).contains(from);
    if role == Role::King || in_line || position.is_check() {
        return None;
    }
    let own = position.us();
    let reaches = match (role, capture) {
        (Role::Pawn, Some(_)) => attacks::pawn_attacks(us, from),
        (Role::Pawn, None) => pawn_steps(us, from, board.occupied()),
        _ => attacks::attacks(from, role.of(us), board.occupied()),
    };
    let promotes = role == Role::Pawn && to.rank() == us.relative_rank(Rank::Eighth);
    let becomes = match promotion {
        None => !promotes,
        Some(piece) => promotes && !matches!(piece, Role::Pawn | Role::King),
    };
    Some(own.contains(from) && !own.contains(to) && reaches.contains(to) && becomes)
}

/// Whether some pawn or knight can move and no pin or check can forbid it. Nearly always true, and
/// then no other move need be looked for.
fn plainly_has_a_move(position: &Chess) -> bool {
    let board = position.board();
    let us = position.turn();
    let Some(king) = board.king_of(us) else {
        return false;
    };
    let free = !attacks::queen_attacks(king, Bitboard::EMPTY);
    let pawns = position.our(Role::Pawn) & free;
    let steps = pawns.shift(us.fold_wb(8, -8)) & !board.occupied();
    let jumps = |knight: Square| (attacks::knight_attacks(knight) & !position.us()).any();
    let can_move = steps.any() || (position.our(Role::Knight) & free).into_iter().any(jumps);
    can_move && !position.is_check()
}

/// The squares that a pawn may step to (3.7.1, 3.7.2).
fn pawn_steps(us: Color, from: Square, occupied: Bitboard) -> Bitboard {
    let ahead = us.fold_wb(8, -8);
    let one = Bitboard::from(from).shift(ahead) & !occupied;
    let from_home = Bitboard::from(us.relative_rank(Rank::Third));
    one | (one & from_home).shift(ahead) & !occupied
}

/// The square that a legal move captures on.
pub(crate) fn victim(m: Move) -> Option<Square> {
    match m {
        Move::Normal {
            capture: Some(_),
            to,
            ..
        } => Some(to),
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        _ => None,
    }
}

/// Plays a move on a set-up without asking whether it is legal.
fn play(setup: &mut Setup, m: Move) {
    let mover = m
        .from()
        .and_then(|from| setup.board.color_at(from))
        .unwrap_or(setup.turn);
    let mut quiet = false;
    let mut ep_square = None;
    match m {
        Move::Normal {
            role,
            from,
            to,
            promotion,
            capture,
        } => {
            quiet = capture.is_none() && role != Role::Pawn;
            setup.board.discard_piece_at(from);
            let becomes = promotion.unwrap_or(role);
            setup.board.set_piece_at(to, becomes.of(mover));
            let two_steps =
                role == Role::Pawn && from.file() == to.file() && from.distance(to) == 2;
            if two_steps && from.rank() == mover.relative_rank(Rank::Second) {
                let middle = mover.relative_rank(Rank::Third);
                ep_square = Some(Square::from_coords(from.file(), middle));
            }
            setup.castling_rights.discard(from);
            setup.castling_rights.discard(to);
            if role == Role::King {
                setup.castling_rights &= !Bitboard::from(mover.backrank());
            }
        }
        Move::EnPassant { from, to } => {
            setup.board.discard_piece_at(from);
            let victim = Square::from_coords(to.file(), from.rank());
            setup.board.discard_piece_at(victim);
            setup.board.set_piece_at(to, mover.pawn());
        }
        Move::Castle { king, rook } => {
            quiet = true;
            let side = CastlingSide::from_king_side(king < rook);
            setup.board.discard_piece_at(king);
            setup.board.discard_piece_at(rook);
            setup.board.set_piece_at(side.king_to(mover), mover.king());
            setup.board.set_piece_at(side.rook_to(mover), mover.rook());
            setup.castling_rights &= !Bitboard::from(mover.backrank());
        }
        Move::Put { .. } => {}
    }
    setup.ep_square = ep_square;
    setup.halfmoves = if quiet { setup.halfmoves + 1 } else { 0 };
    if setup.turn.is_black() {
        setup.fullmoves = setup.fullmoves.saturating_add(1);
    }
    setup.turn = !setup.turn;
}

/// The moves that Article 3 gives the side to move on any arrangement of pieces: each piece moves as
/// it does, no king is captured, and no own king is left attacked.
pub(crate) fn moves_by_article_3(setup: &Setup, mode: CastlingMode) -> Vec<Move> {
    let board = &setup.board;
    let us = setup.turn;
    let mut moves = Vec::new();
    for from in board.by_color(us) {
        let Some(role) = board.role_at(from) else {
            continue;
        };
        for to in targets(setup, from, role) {
            push_moves(setup, role, from, to, &mut moves);
        }
    }
    castling_moves(setup, mode, &mut moves);
    moves.retain(|&m| keeps_kings_safe(setup, m));
    moves
}

/// Where a piece may go: nowhere onto its own colour, and never onto a king.
fn targets(setup: &Setup, from: Square, role: Role) -> Bitboard {
    let board = &setup.board;
    let us = setup.turn;
    let barred = board.by_color(us) | board.kings();
    let occupied = board.occupied();
    let reach = attacks::attacks(from, role.of(us), occupied);
    if role != Role::Pawn {
        return reach & !barred;
    }
    let en_passant = setup.ep_square.map_or(Bitboard::EMPTY, Bitboard::from);
    (reach & (board.by_color(!us) & !barred | en_passant)) | pawn_steps(us, from, occupied)
}

fn push_moves(setup: &Setup, role: Role, from: Square, to: Square, moves: &mut Vec<Move>) {
    let capture = setup.board.role_at(to);
    let normal = |promotion| Move::Normal {
        role,
        from,
        capture,
        to,
        promotion,
    };
    let last = setup.turn.relative_rank(Rank::Eighth);
    if role != Role::Pawn {
        moves.push(normal(None));
    } else if from.file() != to.file() && capture.is_none() {
        moves.push(Move::EnPassant { from, to });
    } else if to.rank() == last {
        let pieces = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        moves.extend(pieces.map(|piece| normal(Some(piece))));
    } else {
        moves.push(normal(None));
    }
}

fn castling_moves(setup: &Setup, mode: CastlingMode, moves: &mut Vec<Move>) {
    let us = setup.turn;
    let castles = Castles::from_setup(setup, mode).unwrap_or_else(|some| some);
    let Some(king) = setup.board.king_of(us) else {
        return;
    };
    let board = &setup.board;
    for castling in CastlingSide::ALL {
        let Some(rook) = castles.rook(us, castling) else {
            continue;
        };
        let way = attacks::between(king, castling.king_to(us)).with(king);
        let others = board.occupied().without(king);
        let attacked = |sq: Square| board.attacks_to(sq, !us, others).any();
        let free = (castles.path(us, castling) & board.occupied()).is_empty();
        if free && !way.into_iter().any(attacked) {
            moves.push(Move::Castle { king, rook });
        }
    }
}

fn keeps_kings_safe(setup: &Setup, m: Move) -> bool {
    let us = setup.turn;
    let mut after = setup.clone();
    play(&mut after, m);
    let board = &after.board;
    board.by_piece(us.king()).into_iter().all(|king| {
        let attackers = board.attacks_to(king, !us, board.occupied());
        attackers.is_empty()
    })
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
