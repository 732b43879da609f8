//! What a hand has done on the board since the opponent's move: touched, released, removed.

use std::borrow::Cow;

use shakmaty::{Board, Move, Rank, Role, Square};

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
    /// The pieces that were put where no legal move takes them, in order; those put back among them.
    pub misplaced: Vec<Misplaced>,
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

/// A piece that was put where no legal move takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Misplaced {
    /// From where it stood before the move, however often it was put elsewhere meanwhile.
    pub motion: Motion,
    /// Where the hand took it up.
    pub lay: Square,
    /// It moved alone; otherwise, as one of castling's two, the other went with it.
    pub alone: bool,
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
        if let Some(Misplaced {
            motion,
            alone: true,
            ..
        }) = self.amiss()
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
            Act::Nothing => {}
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
        let unpromoted = matches!(self.act, Act::Promoting(promotion) if promotion.to.is_some());
        self.amiss().is_some() || unpromoted
    }

    /// The piece put on a wrong square last, if any still stands on one.
    pub(crate) fn amiss(&self) -> Option<Misplaced> {
        let home = |one: &Misplaced| one.motion.from == one.motion.to;
        let later = |at: usize| self.misplaced.get(at + 1..).unwrap_or_default();
        let stays = |&(at, one): &(usize, &Misplaced)| {
            let same = |later: &Misplaced| later.motion.from == one.motion.from;
            !home(one) && !later(at).iter().any(same)
        };
        let found = self.misplaced.iter().enumerate().rev().find(stays);
        found.map(|(_, one)| *one)
    }

    /// Whether more was done on the board than putting one piece on a wrong square.
    pub(crate) fn disturbs_more(&self) -> bool {
        let begun = usize::from(self.act != Act::Nothing);
        !self.misplaced.is_empty() && self.misplaced.len() + begun > 1
    }

    /// Where the piece stood before the move that a hand has put on this square.
    pub(crate) fn stood_on(&self, standing: &Standing, square: Square) -> Square {
        for one in self.misplaced.iter().rev() {
            if one.motion.to == square {
                return one.motion.from;
            }
            if one.lay == square {
                return square;
            }
        }
        let carried = self.act.carried(standing);
        let here = carried.into_iter().find(|(_, to)| *to == square);
        here.map_or(square, |(from, _)| from)
    }

    /// Where the piece lies now that stood on this square before the move.
    fn lies_on(&self, standing: &Standing, square: Square) -> Square {
        let mut misplaced = self.misplaced.iter().rev();
        if let Some(last) = misplaced.find(|one| one.motion.from == square) {
            return last.motion.to;
        }
        let carried = self.act.carried(standing);
        let there = carried.into_iter().find(|(from, _)| *from == square);
        there.map_or(square, |(_, to)| to)
    }

    /// What was put on a wrong square goes back. The touch remains, and so does a square that a
    /// legal release has fixed (4.7).
    pub(crate) fn put_back(&mut self) {
        self.misplaced.clear();
    }

    pub(crate) fn misplace(&mut self, standing: &Standing, motion: Motion, alone: bool) {
        let lay = self.lies_on(standing, motion.from);
        self.misplaced.push(Misplaced { motion, lay, alone });
    }

    /// A piece that was put on a wrong square has come where it may go.
    fn settle(&mut self, stood: Square) {
        self.misplaced.retain(|one| one.motion.from != stood);
    }

    pub(crate) fn begin_castling(
        &mut self,
        standing: &Standing,
        motion: Motion,
        king: bool,
        rook: bool,
    ) {
        self.act = Act::Castling { motion, king, rook };
        for (from, _) in self.act.carried(standing) {
            self.settle(from);
        }
    }

    pub(crate) fn fix_square(&mut self, history: &History, motion: Motion, victim_off: bool) {
        self.settle(motion.from);
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
        self.settle(motion.from);
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

impl Act {
    /// Which pieces it has taken from where to where so far.
    pub(crate) fn carried(self, standing: &Standing) -> Vec<(Square, Square)> {
        match self {
            Act::Nothing => Vec::new(),
            Act::Capturing(motion) => vec![motion.squares()],
            Act::Castling { motion, king, rook } => {
                let after = standing.after_motion(motion);
                let us = color(standing.turn());
                let parts = [(king, us.king()), (rook, us.rook())];
                let done = parts.into_iter().filter(|(done, _)| *done);
                let carried = done.filter_map(|(_, piece)| {
                    let own = |board: &Board| board.by_piece(piece);
                    let (before, after) = (own(standing.board()), own(after.board()));
                    Some(((before & !after).first()?, (after & !before).first()?))
                });
                carried.collect()
            }
            Act::Promoting(promotion) => match (promotion.from, promotion.to) {
                (Some(from), Some(to)) if !promotion.released && !promotion.pawn_off => {
                    vec![(from, to)]
                }
                _ => Vec::new(),
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
