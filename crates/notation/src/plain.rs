//! The usual entry, read without a detour: `Nf3`, `Nbd2`, `exd5`, `e8=Q`, `0-0`. A move is seen to be
//! legal from a few squares, without generating any other. What is not usual is left to the long way.

use shakmaty::{Bitboard, CastlingSide, Chess, File, Move, Position, Rank, Role, Square, attacks};

use crate::Language;
use crate::written::Sign;

/// The move and the sign of check, which the caller compares with the board. None says only that the
/// entry needs a closer look.
#[inline]
pub(crate) fn read(
    position: &Chess,
    entry: &[u8],
    language: Language,
) -> Option<(Move, Option<Sign>)> {
    let (entry, sign) = match entry {
        [entry @ .., b'+', b'+'] => (entry, Some(Sign::DoublePlus)),
        [entry @ .., b'+'] => (entry, Some(Sign::Check)),
        [entry @ .., b'#'] => (entry, Some(Sign::Mate)),
        entry => (entry, None),
    };
    let m = match entry {
        [b'a'..=b'h', ..] => pawn(position, entry, language),
        b"O-O" | b"0-0" => castling(position, CastlingSide::KingSide),
        b"O-O-O" | b"0-0-0" => castling(position, CastlingSide::QueenSide),
        [letter, rest @ ..] => match language.piece_of_byte(*letter)? {
            Role::King => king(position, rest),
            role => piece(position, role, rest),
        },
        [] => None,
    };
    Some((m?, sign))
}

fn castling(position: &Chess, side: CastlingSide) -> Option<Move> {
    position.castling_moves(side).first().copied()
}

fn king(position: &Chess, rest: &[u8]) -> Option<Move> {
    let (capture, to) = arrival(rest)?;
    let king = position.board().king_of(position.turn())?;
    if !attacks::king_attacks(king).contains(to) {
        return None;
    }
    let without = position.board().occupied().without(king);
    let attacked = position.board().attacks_to(to, !position.turn(), without);
    if attacked.any() {
        return None;
    }
    normal(position, Role::King, king, to, capture)
}

fn piece(position: &Chess, role: Role, rest: &[u8]) -> Option<Move> {
    let (origin, rest) = match rest {
        [_, _] | [b'x', _, _] => (Bitboard::FULL, rest),
        [sign, rest @ ..] => (origin(*sign)?, rest),
        [] => return None,
    };
    let (capture, to) = arrival(rest)?;
    let occupied = position.board().occupied();
    let reach = match role {
        Role::Knight => attacks::knight_attacks(to),
        Role::Bishop => attacks::bishop_attacks(to, occupied),
        Role::Rook => attacks::rook_attacks(to, occupied),
        _ => attacks::queen_attacks(to, occupied),
    };
    let mut able = reach & position.our(role);
    // One that is pinned, or leaves a check standing, does not count (C.10).
    for from in able {
        if !safe(position, from, to) {
            able.discard(from);
        }
    }
    let from = (able & origin).single_square()?;
    // To say more than is needed is a matter for the long way.
    if origin != Bitboard::FULL && !able.more_than_one() {
        return None;
    }
    normal(position, role, from, to, capture)
}

fn pawn(position: &Chess, entry: &[u8], language: Language) -> Option<Move> {
    let (entry, promotion) = match entry {
        [entry @ .., b'=', letter] => (entry, Some(language.piece_of_byte(*letter)?)),
        [entry @ .., letter] if !letter.is_ascii_digit() => {
            (entry, Some(language.piece_of_byte(*letter)?))
        }
        entry => (entry, None),
    };
    let (capture, to) = match entry {
        [_, rank] => (None, square(*entry.first()?, *rank)?),
        [file, b'x', rest @ ..] | [file, rest @ ..] => {
            let [to_file, to_rank] = rest else {
                return None;
            };
            (
                Some(File::from_char(char::from(*file))?),
                square(*to_file, *to_rank)?,
            )
        }
        [] => return None,
    };
    let last = to.rank() == Rank::Eighth || to.rank() == Rank::First;
    if last != promotion.is_some() || matches!(promotion, Some(Role::King)) {
        return None;
    }
    let from = match capture {
        None => step(position, to)?,
        Some(file) => {
            let from = Square::from_coords(file, behind(position, to)?.rank());
            let takes = attacks::pawn_attacks(position.turn(), from).contains(to);
            let taken = position.them().contains(to);
            (takes && taken && position.our(Role::Pawn).contains(from)).then_some(from)?
        }
    };
    let m = Move::Normal {
        role: Role::Pawn,
        from,
        capture: position.board().role_at(to),
        to,
        promotion,
    };
    safe(position, from, to).then_some(m)
}

/// The square behind a square, from where the side to move comes.
fn behind(position: &Chess, square: Square) -> Option<Square> {
    square.offset(position.turn().fold_wb(-8, 8))
}

/// Where the pawn stands that can step to this square.
fn step(position: &Chess, to: Square) -> Option<Square> {
    let occupied = position.board().occupied();
    let pawns = position.our(Role::Pawn);
    if occupied.contains(to) {
        return None;
    }
    let one = behind(position, to)?;
    if pawns.contains(one) {
        return Some(one);
    }
    let fourth = position.turn().relative_rank(Rank::Fourth);
    if to.rank() != fourth || occupied.contains(one) {
        return None;
    }
    let two = behind(position, one)?;
    pawns.contains(two).then_some(two)
}

fn normal(position: &Chess, role: Role, from: Square, to: Square, capture: bool) -> Option<Move> {
    let taken = position.board().role_at(to);
    if position.us().contains(to) || capture && taken.is_none() {
        return None;
    }
    Some(Move::Normal {
        role,
        from,
        capture: taken,
        to,
        promotion: None,
    })
}

/// Whether the own king is attacked by nobody once this piece has gone there. Hardly ever is anybody in line with
/// the king, so lines are looked along from there and not from the king.
fn safe(position: &Chess, from: Square, to: Square) -> bool {
    let board = position.board();
    let us = position.turn();
    let Some(king) = board.king_of(us) else {
        return false;
    };
    let them = position.them().without(to);
    let beside = attacks::knight_attacks(king) & board.knights()
        | attacks::pawn_attacks(us, king) & board.pawns();
    if (beside & them).any() {
        return false;
    }
    let empty = Bitboard::EMPTY;
    let in_line = attacks::rook_attacks(king, empty) & board.rooks_and_queens()
        | attacks::bishop_attacks(king, empty) & board.bishops_and_queens();
    let after = board.occupied().without(from).with(to);
    let closed = |attacker: Square| (attacks::between(king, attacker) & after).any();
    (in_line & them).into_iter().all(closed)
}

/// `f3` or `xf3`.
fn arrival(rest: &[u8]) -> Option<(bool, Square)> {
    match rest {
        [b'x', file, rank] => Some((true, square(*file, *rank)?)),
        [file, rank] => Some((false, square(*file, *rank)?)),
        _ => None,
    }
}

/// The file or the rank of departure.
fn origin(sign: u8) -> Option<Bitboard> {
    let sign = char::from(sign);
    let file = File::from_char(sign).map(Bitboard::from_file);
    file.or_else(|| Rank::from_char(sign).map(Bitboard::from_rank))
}

fn square(file: u8, rank: u8) -> Option<Square> {
    let file = File::from_char(char::from(file))?;
    Some(Square::from_coords(
        file,
        Rank::from_char(char::from(rank))?,
    ))
}
