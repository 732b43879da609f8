//! What touching pieces binds a player to (4.3 to 4.5).

use serde::{Deserialize, Serialize};
use shakmaty::{Board, Color, File, Move, Rank, Square};

use crate::article_3::victim;
use crate::edition::CastlingBar;
use crate::standing::color;
use crate::trace::applies;
use crate::{Laws, Rule, Standing};

/// What a player is bound to by touching.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Duty {
    /// What must be done.
    pub kind: DutyKind,
    /// The rule that says so.
    pub rule: Rule,
}

/// What must be done with touched pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DutyKind {
    /// A touched piece must be moved.
    MustMove,
    /// A touched piece must be captured.
    MustCapture,
    /// The player must castle.
    MustCastle,
    /// Any legal move may be made.
    Free,
}

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
    let mut touched = Touched {
        board: standing.board(),
        us: color(standing.turn()),
        chess960: standing.mode().is_chess960(),
        order: touches.to_vec(),
        moves: standing.legal_moves(),
    };
    if unclear {
        let (own, enemy) = touched.by_colour(touches);
        touched.order = [own, enemy].concat();
    }
    touched.bar_castling(laws);
    Some(touched.duty())
}

/// What was touched, in the order that counts, and the moves that are not barred by it.
struct Touched<'a> {
    board: &'a Board,
    us: Color,
    chess960: bool,
    order: Vec<Square>,
    moves: Vec<Move>,
}

/// The king and a rook that could castle, touched before anything else that can be moved or captured.
enum Castling {
    KingFirst { king: Square, rook: Square },
    RookFirst { king: Square, rook: Square },
}

impl Touched<'_> {
    fn duty(&self) -> (Duty, Vec<Move>) {
        match self.castling() {
            Some(Castling::KingFirst { king, rook }) => self.king_then_rook(king, rook),
            Some(Castling::RookFirst { king, rook }) => {
                let (mut duty, moves) = self.first_possible(&self.order);
                let of = |sq| moves.iter().all(|m| m.from() == Some(sq));
                if duty.rule == Rule::TouchedOwn && (of(rook) || of(king)) {
                    duty.rule = Rule::RookThenKing;
                }
                (duty, moves)
            }
            None => self.first_possible(&self.order),
        }
    }

    /// 4.4.2: whoever touches a rook before the king does not castle with it on this move; in 2001
    /// not at all.
    fn bar_castling(&mut self, laws: &Laws) {
        let Some(king) = self.order.iter().position(|&sq| self.is_own_king(sq)) else {
            return;
        };
        let before = self.order[..king].iter().copied();
        let rooks: Vec<Square> = before.filter(|&sq| self.is_castling_rook(sq)).collect();
        if rooks.is_empty() {
            return;
        }
        self.moves.retain(|m| match (m, laws.rook_first_bars) {
            (Move::Castle { rook, .. }, CastlingBar::ThatSide) => !rooks.contains(rook),
            (Move::Castle { .. }, CastlingBar::BothSides) => false,
            _ => true,
        });
    }

    /// King and rook, if they were touched before any enemy piece, and whatever own piece was touched
    /// before them cannot move.
    fn castling(&self) -> Option<Castling> {
        let first = |wanted: &dyn Fn(Square) -> bool| self.order.iter().position(|&sq| wanted(sq));
        let king = first(&|sq| self.is_own_king(sq))?;
        let rook = first(&|sq| self.is_castling_rook(sq))?;
        let enemy = first(&|sq| !self.is_own(sq));
        let before = &self.order[..king.min(rook)];
        if enemy.is_some_and(|enemy| enemy < king.max(rook))
            || before.iter().any(|&sq| !self.moves_of(sq).is_empty())
        {
            return None;
        }
        let (king_first, king, rook) = (king < rook, self.order[king], self.order[rook]);
        Some(if king_first {
            Castling::KingFirst { king, rook }
        } else {
            Castling::RookFirst { king, rook }
        })
    }

    /// 4.4.1 and 4.4.3: castle with that rook, else move the king. If neither is possible the player
    /// is free of king and rook, but not of what else was touched.
    fn king_then_rook(&self, king: Square, rook: Square) -> (Duty, Vec<Move>) {
        let castling = self.those(|m| m == Move::Castle { king, rook });
        if applies(Rule::KingThenRook, !castling.is_empty()) {
            return bound(DutyKind::MustCastle, Rule::KingThenRook, castling);
        }
        let moves = self.moves_of(king);
        if applies(Rule::CastlingImpossible, !moves.is_empty()) {
            return bound(DutyKind::MustMove, Rule::CastlingImpossible, moves);
        }
        let others = self.order.iter().copied();
        let others: Vec<Square> = others.filter(|sq| ![king, rook].contains(sq)).collect();
        if others.is_empty() {
            return self.free(Rule::CastlingImpossible);
        }
        self.first_possible(&others)
    }

    /// 4.3: the first piece of these that can be moved or captured; with both colours touched the
    /// first own piece takes the first enemy piece, if it can.
    fn first_possible(&self, order: &[Square]) -> (Duty, Vec<Move>) {
        let (own, enemy) = self.by_colour(order);
        match (own.first(), enemy.first()) {
            (Some(&own), Some(&enemy)) => self.both_colours(own, enemy, order),
            (Some(_), None) => self.first_of(order, Rule::TouchedOwn),
            (None, _) => self.first_of(order, Rule::TouchedEnemy),
        }
    }

    fn by_colour(&self, order: &[Square]) -> (Vec<Square>, Vec<Square>) {
        order.iter().partition(|&&sq| self.is_own(sq))
    }

    /// 4.3.3: the first own piece takes the first enemy piece; if it cannot, the first piece that
    /// can be moved or captured.
    fn both_colours(&self, own: Square, enemy: Square, order: &[Square]) -> (Duty, Vec<Move>) {
        let capture = self.those(|m| m.from() == Some(own) && victim(m) == Some(enemy));
        if applies(Rule::TouchedBoth, !capture.is_empty()) {
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
            if applies(rule, !moves.is_empty()) {
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

    fn is_own_king(&self, sq: Square) -> bool {
        self.board.piece_at(sq) == Some(self.us.king())
    }

    /// Whether an own rook stands where castling could use it; any other is a piece like the rest.
    fn is_castling_rook(&self, sq: Square) -> bool {
        let corner = matches!(sq.file(), File::A | File::H);
        self.board.piece_at(sq) == Some(self.us.rook())
            && sq.rank() == self.us.relative_rank(Rank::First)
            && (corner || self.chess960)
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
