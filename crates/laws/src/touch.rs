//! What touching pieces binds a player to (4.3 to 4.5).

use shakmaty::{Board, Color, Move, Role, Square};

use crate::article_3::victim;
use crate::edition::CastlingBar;
use crate::standing::color;
use crate::{Duty, DutyKind, Laws, Rule, Standing};

/// The duty that touches lead to, and the legal moves that fulfil it. None if nothing was touched.
///
/// `touches` are in the order of time; pieces touched together have been put in the order that the
/// Laws give them. With `unclear` the own pieces count as touched first (4.3.3).
pub(crate) fn duty(
    standing: &Standing,
    touches: &[Square],
    unclear: bool,
    laws: &Laws,
) -> Option<(Duty, Vec<Move>)> {
    if touches.is_empty() {
        return None;
    }
    let touched = Touched {
        board: standing.board(),
        us: color(standing.turn()),
        moves: standing.legal_moves(),
        laws,
    };
    Some(touched.duty(touches, unclear))
}

struct Touched<'a> {
    board: &'a Board,
    us: Color,
    moves: Vec<Move>,
    laws: &'a Laws,
}

impl Touched<'_> {
    fn duty(&self, touches: &[Square], unclear: bool) -> (Duty, Vec<Move>) {
        let (own, enemy): (Vec<Square>, Vec<Square>) =
            touches.iter().partition(|&&sq| self.is_own(sq));
        match own[..] {
            [king, rook, ..] if self.is(king, Role::King) && self.is(rook, Role::Rook) => {
                self.king_then_rook(king, rook)
            }
            [rook, king, ..] if self.is(rook, Role::Rook) && self.is(king, Role::King) => {
                self.rook_then_king(rook, king)
            }
            _ if enemy.is_empty() => self.first_of(&own, Rule::TouchedOwn),
            _ if own.is_empty() => self.first_of(&enemy, Rule::TouchedEnemy),
            _ if unclear => self.both_colours(own[0], enemy[0], &[own, enemy].concat()),
            _ => self.both_colours(own[0], enemy[0], touches),
        }
    }

    /// 4.4.1 and 4.4.3: castle with that rook, else move the king, else anything.
    fn king_then_rook(&self, king: Square, rook: Square) -> (Duty, Vec<Move>) {
        let castling = self.those(|m| m == Move::Castle { king, rook });
        if !castling.is_empty() {
            return bound(DutyKind::MustCastle, Rule::KingThenRook, castling);
        }
        let moves = self.moves_of(king);
        if moves.is_empty() {
            return self.free(Rule::CastlingImpossible);
        }
        bound(DutyKind::MustMove, Rule::CastlingImpossible, moves)
    }

    /// 4.4.2: move the rook, else the king without the castling that is barred.
    fn rook_then_king(&self, rook: Square, king: Square) -> (Duty, Vec<Move>) {
        let mut moves = self.moves_of(rook);
        if moves.is_empty() {
            moves = self.moves_of(king);
            moves.retain(|m| match (m, self.laws.rook_first_bars) {
                (Move::Castle { rook: with, .. }, CastlingBar::ThatSide) => *with != rook,
                (Move::Castle { .. }, CastlingBar::BothSides) => false,
                _ => true,
            });
        }
        if moves.is_empty() {
            return self.free(Rule::NothingPossible);
        }
        bound(DutyKind::MustMove, Rule::RookThenKing, moves)
    }

    /// 4.3.3: the first own piece takes the first enemy piece; if it cannot, the first piece that
    /// can be moved or captured.
    fn both_colours(&self, own: Square, enemy: Square, order: &[Square]) -> (Duty, Vec<Move>) {
        let capture = self.those(|m| m.from() == Some(own) && victim(m) == Some(enemy));
        if !capture.is_empty() {
            return bound(DutyKind::MustCapture, Rule::TouchedBoth, capture);
        }
        self.first_of(order, Rule::TouchedBoth)
    }

    /// The first piece that can be moved, if own, or captured, if not.
    fn first_of(&self, order: &[Square], rule: Rule) -> (Duty, Vec<Move>) {
        for &sq in order {
            let (kind, moves) = if self.is_own(sq) {
                (DutyKind::MustMove, self.moves_of(sq))
            } else {
                (DutyKind::MustCapture, self.those(|m| victim(m) == Some(sq)))
            };
            if !moves.is_empty() {
                return bound(kind, rule, moves);
            }
        }
        self.free(Rule::NothingPossible)
    }

    fn free(&self, rule: Rule) -> (Duty, Vec<Move>) {
        bound(DutyKind::Free, rule, self.moves.clone())
    }

    fn moves_of(&self, sq: Square) -> Vec<Move> {
        self.those(|m| m.from() == Some(sq))
    }

    fn those(&self, wanted: impl Fn(Move) -> bool) -> Vec<Move> {
        self.moves.iter().copied().filter(|&m| wanted(m)).collect()
    }

    fn is_own(&self, sq: Square) -> bool {
        self.board.color_at(sq) == Some(self.us)
    }

    fn is(&self, sq: Square, role: Role) -> bool {
        self.board.role_at(sq) == Some(role)
    }
}

fn bound(kind: DutyKind, rule: Rule, moves: Vec<Move>) -> (Duty, Vec<Move>) {
    (Duty { kind, rule }, moves)
}

/// Pieces touched together, in the order that the Laws give them: the own king, other own pieces,
/// the opponent's pieces.
pub(crate) fn together(standing: &Standing, squares: &[Square]) -> Vec<Square> {
    let us = color(standing.turn());
    let mut order = squares.to_vec();
    order.sort_by_key(|&sq| match standing.board().piece_at(sq) {
        Some(piece) if piece == us.king() => 0,
        Some(piece) if piece.color == us => 1,
        _ => 2,
    });
    order
}
