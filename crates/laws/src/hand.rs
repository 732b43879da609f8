//! What a hand has done on the board since the opponent's move: touched, released, removed.

use std::borrow::Cow;

use shakmaty::{Move, Rank, Role, Square};

use crate::blind::BlindAct;
use crate::history::History;
use crate::standing::color;
use crate::{Duty, DutyKind, Laws, Motion, Rule, Standing, touch};

/// What the player having the move has done so far on this move.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hand {
    /// The pieces touched with intent, in order.
    pub touches: Vec<Square>,
    /// Nobody knows in which order.
    pub unclear: bool,
    /// Adjusting was announced.
    pub adjusting: bool,
    /// Castling was announced (II.3.2.7.1).
    pub castling: bool,
    /// How far the move has come.
    pub act: Act,
    /// What a blind player has done.
    pub blind: Option<Box<BlindAct>>,
    /// The move that a rejected claim must be followed by (9.5.3).
    pub declared: Option<Motion>,
}

/// How far a move has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Act {
    /// Nothing was released.
    #[default]
    Nothing,
    /// A piece was released where no legal move takes it, alone or as one of castling's two.
    Misplaced { motion: Motion, alone: bool },
    /// A capturing piece was released; its victim still stands.
    Capturing(Motion),
    /// King or rook was released in castling.
    Castling {
        motion: Motion,
        king: bool,
        rook: bool,
    },
    /// A pawn is being promoted.
    Promoting(Promotion),
}

/// How far a promotion has come (4.4.4, 4.6, 4.7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Promotion {
    /// The pawn, if it is known which one.
    pub from: Option<Square>,
    /// The square, once it is fixed.
    pub to: Option<Square>,
    /// The new piece, once it is fixed.
    pub role: Option<Role>,
    /// Whether the new piece was released.
    pub released: bool,
    pub pawn_off: bool,
    pub victim_off: bool,
}

impl Hand {
    /// The duty and the moves that fulfil it, if a declared move or touching has bound the player.
    pub(crate) fn duty(&self, standing: &Standing, laws: &Laws) -> Option<(Duty, Vec<Move>)> {
        if let Some(m) = self.declared.and_then(|motion| standing.legal(motion)) {
            let (kind, rule) = (DutyKind::MustMove, Rule::ClaimIncorrect);
            return Some((Duty { kind, rule }, vec![m]));
        }
        let touches = self.touches_in_order(standing);
        let (mut duty, moves) = touch::duty(standing, &touches, self.unclear, laws)?;
        if let Act::Misplaced {
            motion,
            alone: true,
        } = self.act
            && matches!(duty.rule, Rule::TouchedOwn | Rule::CastlingImpossible)
            && duty.kind == DutyKind::MustMove
            && is_castling_step(standing, motion)
        {
            // A king let go two squares away where castling is illegal (4.7.2).
            duty.rule = Rule::CastlingReleased;
        }
        Some((duty, moves))
    }

    /// Whoever announced castling and touches a rook has the king in mind first (II.3.2.7.1).
    fn touches_in_order(&self, standing: &Standing) -> Cow<'_, [Square]> {
        let us = color(standing.turn());
        let board = standing.board();
        let rook = |sq: &Square| board.piece_at(*sq) == Some(us.rook());
        let king = board.king_of(us);
        let Some(king) = king.filter(|_| self.castling && self.touches.iter().any(rook)) else {
            return Cow::Borrowed(&self.touches);
        };
        let others = self.touches.iter().copied().filter(|sq| *sq != king);
        Cow::Owned([king].into_iter().chain(others).collect())
    }

    /// The moves that are allowed by what was touched, released and declared.
    pub(crate) fn allowed(&self, standing: &Standing, laws: &Laws) -> Vec<Motion> {
        let motion = |m| Motion::of(m, standing.mode());
        let bound = self.duty(standing, laws).map(|(_, moves)| moves);
        let moves = bound.unwrap_or_else(|| standing.legal_moves());
        let mut motions: Vec<Motion> = moves.into_iter().map(motion).collect();
        match self.act {
            Act::Nothing | Act::Misplaced { .. } => {}
            Act::Capturing(fixed) | Act::Castling { motion: fixed, .. } => {
                motions.retain(|m| *m == fixed);
            }
            Act::Promoting(promotion) => motions.retain(|m| promotion.fits(*m)),
        }
        motions
    }

    /// Whether the player is bound at all.
    pub(crate) fn is_bound(&self) -> bool {
        !self.touches.is_empty() || self.declared.is_some()
    }

    pub(crate) fn touch(&mut self, squares: &[Square]) {
        for &sq in squares {
            if !self.touches.contains(&sq) {
                self.touches.push(sq);
            }
        }
    }

    pub(crate) fn forget(&mut self, squares: &[Square]) {
        self.touches.retain(|sq| !squares.contains(sq));
    }

    /// Whether something on the board must be put right before the clock is pressed: a piece where no
    /// legal move takes it, or a pawn on the last rank. A capture or castling under way is neither.
    pub(crate) fn is_amiss(&self) -> bool {
        match self.act {
            Act::Misplaced { .. } => true,
            Act::Promoting(promotion) => promotion.to.is_some(),
            Act::Nothing | Act::Capturing(_) | Act::Castling { .. } => false,
        }
    }

    /// What was put on a wrong square goes back. The touch remains, and so does a square that a
    /// legal release has fixed (4.7).
    pub(crate) fn put_back(&mut self) {
        if let Act::Misplaced { .. } = self.act {
            self.act = Act::Nothing;
        }
    }

    pub(crate) fn misplace(&mut self, motion: Motion, alone: bool) {
        self.act = Act::Misplaced { motion, alone };
    }

    pub(crate) fn begin_castling(&mut self, motion: Motion, king: bool, rook: bool) {
        self.act = Act::Castling { motion, king, rook };
    }

    pub(crate) fn fix_square(&mut self, history: &History, motion: Motion, victim_off: bool) {
        let standing = history.standing();
        self.act = if is_promotion(standing, motion) {
            let known = self.promotion();
            Act::Promoting(Promotion {
                from: Some(motion.from),
                to: Some(motion.to),
                victim_off: victim_off || known.victim_off,
                ..known
            })
        } else {
            Act::Capturing(motion)
        };
    }

    pub(crate) fn fix_promotion(&mut self, motion: Motion, released: bool) {
        let known = self.promotion();
        self.act = Act::Promoting(Promotion {
            from: Some(motion.from),
            to: Some(motion.to),
            role: known.role.or(motion.promotion),
            released: released || known.released,
            ..known
        });
    }

    pub(crate) fn remove(&mut self, history: &History, square: Square) {
        let standing = history.standing();
        let mut promotion = self.promotion();
        let own = standing.board().color_at(square) == Some(color(standing.turn()));
        if own || promotion.to == Some(square) && promotion.victim_off {
            promotion.from = promotion.from.or(Some(square));
            promotion.pawn_off = true;
        } else {
            promotion.victim_off = true;
        }
        if !matches!(self.act, Act::Capturing(_)) {
            self.act = Act::Promoting(promotion);
        }
    }

    pub(crate) fn promotion(&self) -> Promotion {
        match self.act {
            Act::Promoting(promotion) => promotion,
            _ => Promotion {
                from: None,
                to: None,
                role: None,
                released: false,
                pawn_off: false,
                victim_off: false,
            },
        }
    }
}

impl Promotion {
    fn fits(self, motion: Motion) -> bool {
        self.from.is_none_or(|from| from == motion.from)
            && self.to.is_none_or(|to| to == motion.to)
            && (self.role.is_none() || self.role == motion.promotion)
    }
}

/// Whether a motion takes a pawn of the side to move to the last rank.
pub(crate) fn is_promotion(standing: &Standing, motion: Motion) -> bool {
    let us = color(standing.turn());
    standing.board().piece_at(motion.from) == Some(us.pawn())
        && motion.to.rank() == us.relative_rank(Rank::Eighth)
}

fn is_castling_step(standing: &Standing, motion: Motion) -> bool {
    let king = standing.board().role_at(motion.from) == Some(Role::King);
    king && motion.from.rank() == motion.to.rank() && motion.from.distance(motion.to) == 2
}
