//! How the pieces move (Article 3) on any arrangement, lawful or not.

use shakmaty::{
    Bitboard, Castles, CastlingMode, CastlingSide, Chess, Color, Move, Position, Rank, Role, Setup,
    Square, attacks,
};

/// Whether a move is legal, where that can be told from a few squares: the king goes to a square that
/// is not attacked, or it is not in check and nothing can pin the piece that moves. `None`: look closer.
pub(crate) fn plainly_legal(position: &Chess, m: Move) -> Option<bool> {
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
    let own = position.us();
    if role == Role::King {
        let others = board.occupied().without(king);
        let safe = board.attacks_to(to, !us, others).is_empty();
        let steps = attacks::king_attacks(king).contains(to) && !own.contains(to);
        return Some(from == king && promotion.is_none() && steps && safe);
    }
    let may_pin = board.sliders() & position.them();
    if (attacks::ray(king, from) & may_pin).any() || position.is_check() {
        return None;
    }
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
pub(crate) fn plainly_has_a_move(position: &Chess) -> bool {
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
pub(crate) fn play(setup: &mut Setup, m: Move) {
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
