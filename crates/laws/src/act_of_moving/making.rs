//! How a move comes about (Article 4): from the first touch to the move made.

use jadoube_ruling::Side;
use shakmaty::{Move, Role, Square};
use smallvec::smallvec;

use crate::article_3::victim;
use crate::game::{Decided, Game, Happenings, Objection, Offence};
use crate::hand::{Act, Promotion, is_promotion};
use crate::irregularities::ruling::arbiter_may_act_unasked;
use crate::standing::color;
use crate::trace::refuse_if;
use crate::{
    ClockFact, Completion, DrawFact, Duty, DutyKind, Fault, GeneralRefusal, Happened,
    IrregularityFact, Motion, MovingFact, MovingRefusal, Refused, Rule, Rulebook, touch,
};

/// Requests.
impl Game {
    pub(crate) fn announce_adjust(&self, book: &Rulebook, by: Side) -> Decided {
        refuse_if(self.turn() != by, || {
            Refused::Moving(MovingRefusal::AdjustNotAllowed)
        })?;
        refuse_if(
            book.has(Rule::AdjustOnOwnTime) && self.clock.running() != Some(by),
            || Refused::Moving(MovingRefusal::AdjustOffClock),
        )?;
        self.must_be_in_play()?;
        match self.duty(book) {
            // A move declared in a claim binds, but no piece has been touched for it yet; a piece
            // that cannot be moved or captured binds to nothing.
            Some(duty) if !self.hand.touches.is_empty() && duty.kind != DutyKind::Free => {
                Err(Refused::Moving(MovingRefusal::BoundByTouch(duty)))
            }
            _ => Ok(smallvec![Happened::Moving(
                MovingFact::AdjustingAnnounced { by }
            )]),
        }
    }

    pub(crate) fn touch_with_intent(
        &self,
        book: &Rulebook,
        by: Side,
        squares: &[Square],
    ) -> Decided {
        self.must_be_in_play()?;
        let stood_on = |sq: &Square| self.hand.stood_on(self.standing(), *sq);
        let squares: Vec<Square> = squares.iter().map(stood_on).collect();
        self.must_stand_there(&squares)?;
        if self.turn() != by {
            return Ok(smallvec![Happened::Moving(MovingFact::TouchedOffMove {
                by,
                squares
            })]);
        }
        if self.hand.adjusting {
            return Ok(smallvec![Happened::Moving(MovingFact::PiecesAdjusted {
                by,
                squares
            })]);
        }
        let squares = touch::together(self.standing(), &squares);
        let duty = self.duty_after(book, &squares);
        let mut happened = self.refusal_by_touch(by);
        happened.push(Happened::Moving(MovingFact::PiecesTouched {
            by,
            squares,
            duty,
        }));
        Ok(happened)
    }

    /// The duty once these pieces are touched as well.
    fn duty_after(&self, book: &Rulebook, squares: &[Square]) -> Duty {
        let mut hand = self.hand.clone();
        hand.touch(squares);
        let duty = hand.duty(self.standing(), book.laws());
        duty.map_or(
            Duty {
                kind: DutyKind::Free,
                rule: Rule::NothingPossible,
            },
            |(duty, _)| duty,
        )
    }

    pub(crate) fn accept_accident(&self, of: Side, squares: &[Square]) -> Decided {
        self.must_stand_there(squares)?;
        let squares = squares.to_vec();
        Ok(smallvec![Happened::Moving(MovingFact::AccidentAccepted {
            of,
            squares
        })])
    }

    pub(crate) fn order_unclear(&self, book: &Rulebook) -> Decided {
        let mut hand = self.hand.clone();
        hand.unclear = true;
        let (duty, _) = hand
            .duty(self.standing(), book.laws())
            .ok_or(Refused::Moving(MovingRefusal::NothingToObject))?;
        let by = self.turn();
        Ok(smallvec![Happened::Moving(MovingFact::TouchOrderUnclear {
            by,
            duty
        })])
    }

    pub(crate) fn release(
        &self,
        book: &Rulebook,
        by: Side,
        motion: Motion,
        victim_off: Option<bool>,
    ) -> Decided {
        self.must_have_the_move(by)?;
        let motion = self.lifted_from(motion);
        self.must_stand_there(&[motion.from])?;
        if let Some(castling) = self.part_of_castling(book, motion) {
            return self.castle_by_hand(book, by, castling);
        }
        let standing = self.standing();
        let promotes = is_promotion(standing, motion);
        let full = if promotes { with_queen(motion) } else { motion };
        let Some(m) = standing.legal(full) else {
            must_be_taken(book, motion)?;
            return Ok(self.misplace(book, by, motion, true));
        };
        self.must_be_allowed(book, full)?;
        let standing_victim = match victim_off {
            Some(off) => victim(m).is_some() && !off,
            None => victim(m).is_some() && promotes,
        };
        if promotes || standing_victim {
            let victim_off = !standing_victim;
            let mut happened = self.refusal_by_touch(by);
            happened.push(Happened::Moving(MovingFact::SquareFixed {
                by,
                motion,
                victim_off,
            }));
            return Ok(happened);
        }
        Ok(self.make_legal(book, by, m, false))
    }

    /// A piece that a hand has put elsewhere on this move may be named by where it stands now.
    fn lifted_from(&self, motion: Motion) -> Motion {
        let from = self.hand.stood_on(self.standing(), motion.from);
        Motion { from, ..motion }
    }

    pub(crate) fn remove(&self, book: &Rulebook, by: Side, square: Square) -> Decided {
        self.must_have_the_move(by)?;
        if self.hand.act == Act::Nothing && self.hand.misplaced.is_empty() {
            self.must_stand_there(&[square])?;
        }
        let removed = Happened::Moving(MovingFact::PieceRemoved { by, square });
        let mut after = self.hand.clone();
        after.remove(&self.history, square);
        match after.act {
            Act::Capturing(motion) => Ok(match self.standing().legal(motion) {
                Some(m) => self.make_legal(book, by, m, false),
                None => smallvec![removed],
            }),
            Act::Promoting(promotion) => {
                Ok(self.promoted_or(book, by, promotion, smallvec![removed]))
            }
            _ => Ok(smallvec![removed]),
        }
    }

    pub(crate) fn pick_promotion(&self, by: Side, role: Role) -> Decided {
        self.must_have_the_move(by)?;
        Ok(smallvec![Happened::Moving(MovingFact::PromotionOpen {
            by,
            role
        })])
    }

    pub(crate) fn promote(
        &self,
        book: &Rulebook,
        by: Side,
        role: Role,
        square: Square,
        released: bool,
    ) -> Decided {
        self.must_have_the_move(by)?;
        let allowed = self.allowed(book);
        let known = self.hand.promotion();
        let role = known.role.unwrap_or(role);
        let fits = |m: &Motion| m.to == square && m.promotion == Some(role);
        let mut fitting = allowed.into_iter().filter(fits);
        let motion = fitting
            .next()
            .ok_or(Refused::Moving(MovingRefusal::NoPromotion))?;
        refuse_if(fitting.next().is_some() && known.from.is_none(), || {
            Refused::Moving(MovingRefusal::NoPromotion)
        })?;
        refuse_if(!released && !book.has(Rule::PromotionChoice), || {
            Refused::General(GeneralRefusal::NoRule {
                lacking: Rule::PromotionChoice,
            })
        })?;
        let mut promotion = known;
        promotion.from = Some(motion.from);
        promotion.to = Some(square);
        promotion.role = Some(role);
        promotion.released |= released;
        let fixed = Happened::Moving(MovingFact::PromotionFixed {
            by,
            motion,
            released,
        });
        Ok(self.promoted_or(book, by, promotion, smallvec![fixed]))
    }

    /// A rook put up upside down is a rook, whatever the player calls it (4.4.4).
    pub(crate) fn put_up_upside_down(&self, book: &Rulebook, by: Side, square: Square) -> Decided {
        let mut happened = self.promote(book, by, Role::Rook, square, true)?;
        let fixed = happened.iter().find_map(|one| match one {
            Happened::Moving(
                MovingFact::PromotionFixed { motion, .. } | MovingFact::MoveMade { motion, .. },
            ) => Some(*motion),
            _ => None,
        });
        let rook = fixed.filter(|motion| motion.promotion == Some(Role::Rook));
        let ended = matches!(happened.last(), Some(Happened::End(_)));
        if let Some(motion) = rook {
            let at = if ended { 0 } else { happened.len() };
            let fact = MovingFact::RookUpsideDown { by, motion };
            happened.insert(at, Happened::Moving(fact));
        }
        Ok(happened)
    }

    /// A piece of the opponent's colour promotes nothing: the pawn is as if nothing had been put up
    /// (3.7.5.1, 7.5.2).
    pub(crate) fn put_up_wrong_colour(
        &self,
        book: &Rulebook,
        by: Side,
        role: Role,
        square: Square,
    ) -> Decided {
        self.must_have_the_move(by)?;
        let fits = |m: &Motion| m.to == square && m.promotion.is_some();
        let pawns = self.allowed(book).into_iter().filter(fits);
        let mut pawns: Vec<Square> = pawns.map(|m| m.from).collect();
        pawns.dedup();
        let [from] = pawns[..] else {
            return Err(Refused::Moving(MovingRefusal::NoPromotion));
        };
        let motion = Motion::new(from, square);
        let mut happened = self.refusal_by_touch(by);
        happened.push(Happened::Moving(MovingFact::WrongColourPutUp {
            by,
            motion,
            role,
        }));
        Ok(happened)
    }

    /// The promotion as a move made if nothing is missing any more, otherwise what has happened.
    fn promoted_or(
        &self,
        book: &Rulebook,
        by: Side,
        promotion: Promotion,
        otherwise: Happenings,
    ) -> Happenings {
        let (Some(from), Some(to), Some(role)) = (promotion.from, promotion.to, promotion.role)
        else {
            return otherwise;
        };
        let motion = Motion {
            from,
            to,
            promotion: Some(role),
        };
        let Some(m) = self.standing().legal(motion) else {
            return otherwise;
        };
        let victim_off = promotion.victim_off || victim(m).is_none();
        if promotion.released && promotion.pawn_off && victim_off {
            self.make_legal(book, by, m, false)
        } else {
            otherwise
        }
    }

    /// The castling that a released king or rook is part of, with what is released now.
    fn part_of_castling(&self, book: &Rulebook, motion: Motion) -> Option<(Motion, bool, bool)> {
        let standing = self.standing();
        let board = standing.board();
        let us = color(standing.turn());
        let begun = match self.hand.act {
            Act::Castling { motion, king, rook } => Some((motion, king, rook)),
            _ => None,
        };
        let castlings = standing.legal_moves().into_iter().filter_map(|m| match m {
            Move::Castle { king, rook } => Some((m, king, rook)),
            _ => None,
        });
        for (m, king, rook) in castlings {
            let whole = Motion::of(m, standing.mode());
            let side = shakmaty::CastlingSide::from_king_side(king < rook);
            let (king_to, rook_to) = (side.king_to(us), side.rook_to(us));
            let (had_king, had_rook) = match begun {
                Some((begun, king, rook)) if begun == whole => (king, rook),
                Some(_) => continue,
                None => (king == king_to, rook == rook_to),
            };
            if motion.squares() == (king, king_to) && king != king_to {
                // A single step could be an ordinary king move; two squares can only be castling.
                let only_castling = standing.legal(motion).is_none_or(Move::is_castle);
                if only_castling || begun.is_some() || self.hand.castling {
                    return Some((whole, true, had_rook));
                }
            }
            let rook_bound = had_king && (begun.is_some() || self.hand.castling)
                || self.hand.touches.contains(&king) && self.allowed(book) == [whole];
            if motion.squares() == (rook, rook_to) && rook_bound && board.role_at(rook).is_some() {
                return Some((whole, had_king, true));
            }
        }
        None
    }

    fn castle_by_hand(
        &self,
        book: &Rulebook,
        by: Side,
        (motion, king, rook): (Motion, bool, bool),
    ) -> Decided {
        self.must_be_allowed(book, motion)?;
        if king
            && rook
            && let Some(m) = self.standing().legal(motion)
        {
            return Ok(self.make_legal(book, by, m, false));
        }
        let mut happened = self.refusal_by_touch(by);
        happened.push(Happened::Moving(MovingFact::CastlingBegun {
            by,
            motion,
            king,
            rook,
        }));
        Ok(happened)
    }

    pub(crate) fn make(
        &self,
        book: &Rulebook,
        by: Side,
        motion: Motion,
        two_hands: bool,
    ) -> Decided {
        if !two_hands && self.does_again_with_one_hand(book, by, motion) {
            return Ok(smallvec![Happened::Irregularity(
                IrregularityFact::TwoHandsCorrected { by }
            )]);
        }
        self.must_have_the_move(by)?;
        self.must_stand_there(&[motion.from])?;
        let standing = self.standing();
        if let Some(m) = standing.legal(motion) {
            if book.mediated() {
                self.must_be_allowed(book, Motion::of(m, standing.mode()))?;
            }
            return Ok(self.make_legal(book, by, m, two_hands));
        }
        must_be_taken(book, motion)?;
        let left_a_pawn = is_promotion(standing, motion) && motion.promotion.is_none();
        if left_a_pawn && standing.legal(with_queen(motion)).is_some() {
            let mut happened = self.refusal_by_touch(by);
            happened.push(Happened::Moving(MovingFact::SquareFixed {
                by,
                motion,
                victim_off: true,
            }));
            return Ok(happened);
        }
        Ok(self.misplace(book, by, motion, false))
    }

    /// Whether a player does with one hand what was just done with two, the clock not yet pressed,
    /// where only the press makes an offence of it (7.5.4).
    fn does_again_with_one_hand(&self, book: &Rulebook, by: Side, motion: Motion) -> bool {
        let open = |o: &Offence| o.by == by && o.fault == Fault::TwoHands && !o.completed;
        let last = self.history.len().checked_sub(1);
        let last = last.and_then(|last| self.history.ply(last));
        let last = last.and_then(|ply| ply.motion(self.standing().mode()));
        book.laws().two_hands_need_press
            && self.turn() != by
            && last == Some(motion)
            && self.offences.iter().any(open)
    }

    pub(crate) fn misplace(
        &self,
        book: &Rulebook,
        by: Side,
        motion: Motion,
        alone: bool,
    ) -> Happenings {
        let mut hand = self.hand.clone();
        hand.touch(&self.touched_misplacing(motion, alone));
        hand.misplace(self.standing(), motion, alone);
        let duty = hand.duty(self.standing(), book.laws());
        let duty = duty.map_or(
            Duty {
                kind: DutyKind::Free,
                rule: Rule::NothingPossible,
            },
            |(duty, _)| duty,
        );
        let mut happened = self.refusal_by_touch(by);
        happened.push(Happened::Moving(MovingFact::PieceMisplaced {
            by,
            motion,
            duty,
            alone,
        }));
        happened
    }

    /// What a piece put on a wrong square touches; a king alone does not touch a rook.
    pub(crate) fn touched_misplacing(&self, motion: Motion, alone: bool) -> Vec<Square> {
        let standing = self.standing();
        if alone && standing.castling_attempt(motion).is_some() {
            return vec![motion.from];
        }
        standing.touched_by(motion)
    }

    /// A legal move is made, and with it perhaps the game is over.
    pub(crate) fn make_legal(
        &self,
        book: &Rulebook,
        by: Side,
        m: Move,
        two_hands: bool,
    ) -> Happenings {
        let standing = self.standing();
        let motion = Motion::of(m, standing.mode());
        let breaks_touch = self.hand.is_bound() && !self.allowed(book).contains(&motion);
        let mut happened = self.refusal_by_touch(by);
        if let Some(sealed) = self.instead_of_sealing(by, motion) {
            happened.push(sealed);
            return happened;
        }
        if self.sides[by].uncompleted {
            let how = Completion::NextMove;
            happened.push(Happened::Clock(ClockFact::MoveCompleted { by, how }));
        }
        happened.push(Happened::Moving(MovingFact::MoveMade {
            by,
            motion,
            two_hands,
            breaks_touch,
            announced: false,
        }));
        if let Some(ending) = self.end_after(book, &standing.after(m)) {
            let how = Completion::GameEnd;
            happened.push(Happened::Clock(ClockFact::MoveCompleted { by, how }));
            happened.push(ending.into());
        }
        happened
    }

    pub(crate) fn claim_touch(&self, book: &Rulebook, claimant: Option<Side>) -> Decided {
        if claimant.is_none() {
            arbiter_may_act_unasked(book)?;
        }
        let mover = !self.turn();
        let may_object = claimant.is_none_or(|side| side != mover);
        match &self.objection {
            Objection::Open(hand) if may_object => {
                let before = self.history.position_after(self.history.len() - 1);
                let (duty, _) = hand
                    .duty(&before, book.laws())
                    .ok_or(Refused::Moving(MovingRefusal::NothingToObject))?;
                Ok(smallvec![Happened::Moving(MovingFact::TouchUpheld {
                    by: mover,
                    duty
                })])
            }
            Objection::Forfeited if may_object => {
                Err(Refused::Moving(MovingRefusal::ObjectionForfeited))
            }
            _ => {
                let by = self.turn();
                let duty = self.duty(book).filter(|_| claimant != Some(by));
                let duty = duty.ok_or(Refused::Moving(MovingRefusal::NothingToObject))?;
                Ok(smallvec![Happened::Moving(MovingFact::TouchUpheld {
                    by,
                    duty
                })])
            }
        }
    }

    pub(crate) fn must_have_the_move(&self, by: Side) -> Result<(), Refused> {
        self.must_be_in_play()?;
        refuse_if(self.turn() != by, || {
            Refused::Moving(MovingRefusal::NotOnMove)
        })?;
        Ok(())
    }

    pub(crate) fn must_stand_there(&self, squares: &[Square]) -> Result<(), Refused> {
        let occupied = self.standing().board().occupied();
        match squares.iter().find(|sq| !occupied.contains(**sq)) {
            Some(&square) => Err(Refused::Moving(MovingRefusal::NothingThere { square })),
            None => Ok(()),
        }
    }

    pub(crate) fn must_be_allowed(&self, book: &Rulebook, motion: Motion) -> Result<(), Refused> {
        if !self.hand.is_bound() || self.allowed(book).contains(&motion) {
            return Ok(());
        }
        let duty = self.duty(book).unwrap_or(Duty {
            kind: DutyKind::MustMove,
            rule: Rule::Release,
        });
        Err(Refused::Moving(MovingRefusal::BoundByTouch(duty)))
    }

    /// Touching a piece refuses the opponent's offer (9.1.2.1).
    fn refusal_by_touch(&self, by: Side) -> Happenings {
        match self.open_offers[!by] {
            Some(_) => smallvec![Happened::Draw(DrawFact::DrawRefused { by, by_touch: true })],
            None => Happenings::new(),
        }
    }
}

/// Whether a motion that is no legal move is taken all the same, to be ruled on.
fn must_be_taken(book: &Rulebook, motion: Motion) -> Result<(), Refused> {
    refuse_if(book.regulations().only_legal_moves, || {
        Refused::Moving(MovingRefusal::NotLegal { motion })
    })
}

fn with_queen(motion: Motion) -> Motion {
    Motion {
        promotion: motion.promotion.or(Some(Role::Queen)),
        ..motion
    }
}
