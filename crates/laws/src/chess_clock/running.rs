//! The clock in use (Article 6): started, pressed, paused, awaited, and the flag.

use jadoube_ruling::{BySide, Moment, Seat, Side};
use smallvec::smallvec;

use crate::game::{Decided, Game, Happenings, Quickplay};
use crate::hand::{Act, Misplaced};
use crate::trace::{applies, refuse_if};
use crate::{
    AdjournmentRefusal, BlindRefusal, ClockFact, ClockMisuse, ClockRefusal, Completion,
    DrawRefusal, Ending, Fault, GeneralRefusal, Happened, How, IrregularityFact, Motion, Outcome,
    QuickplayFact, Refused, Rule, Rulebook,
};

/// Requests.
impl Game {
    pub(crate) fn start(&self) -> Decided {
        refuse_if(self.started.is_some(), || {
            Refused::Clock(ClockRefusal::AlreadyStarted)
        })?;
        let running = self.turn();
        Ok(smallvec![Happened::Clock(ClockFact::GameStarted {
            running
        })])
    }

    pub(crate) fn press(
        &self,
        book: &Rulebook,
        by: Side,
        other_hand: bool,
        now: Moment,
    ) -> Decided {
        refuse_if(self.is_paused() || self.clock.running() != Some(by), || {
            Refused::Clock(ClockRefusal::PressHasNoEffect)
        })?;
        refuse_if(self.blind_move_is_not_made(book, by), || {
            Refused::Blind(BlindRefusal::BlindMoveNotMade)
        })?;
        if self.restores_on_own_time(by) {
            return Ok(smallvec![Happened::Irregularity(
                IrregularityFact::PiecesRestored { by }
            )]);
        }
        let mut happened = Happenings::new();
        happened.push(self.pressed(by));
        let two_hands = |o: &crate::game::Offence| o.by == by && o.fault == Fault::TwoHands;
        let illegal = !matches!(
            happened[0],
            Happened::Clock(ClockFact::MoveCompleted { .. })
        ) || self.offences.iter().any(|o| two_hands(o) && !o.completed);
        if other_hand {
            let how = ClockMisuse::OtherHand;
            happened.push(Happened::Clock(ClockFact::ClockMisused { by, how }));
        }
        if self.sides[by].displaced {
            happened.push(Happened::Irregularity(
                IrregularityFact::PressedWhileDisplaced { by },
            ));
        }
        if self.watch {
            let after = self.with(&happened, now);
            happened.extend(after.cured_or_drawn());
        } else if illegal && book.software_sees_illegal_moves() {
            let after = self.with(&happened, now);
            if let Ok(ruled) = after.observe_illegal(book, now) {
                happened.extend(ruled);
            }
        }
        Ok(happened)
    }

    /// What pressing the clock does, by what has been done on the board.
    fn pressed(&self, by: Side) -> Happened {
        if self.sides[by].uncompleted {
            let how = Completion::Press;
            return Happened::Clock(ClockFact::MoveCompleted { by, how });
        }
        let illegal = |motion, fault, alone| {
            Happened::Irregularity(IrregularityFact::IllegalMoveCompleted {
                by,
                motion,
                fault,
                alone,
            })
        };
        if let Some(Misplaced { motion, alone, .. }) = self.hand.amiss() {
            return illegal(motion, Fault::IllegalMove, alone);
        }
        match self.hand.act {
            Act::Nothing => Happened::Irregularity(IrregularityFact::PressedWithoutMove { by }),
            Act::Capturing(motion) => illegal(motion, Fault::IllegalMove, false),
            Act::Castling { motion, king, .. } => {
                illegal(self.half_castled(motion, king), Fault::IllegalMove, true)
            }
            Act::Promoting(promotion) => match (promotion.from, promotion.to) {
                (Some(from), Some(to)) => {
                    illegal(Motion::new(from, to), Fault::UnpromotedPawn, false)
                }
                _ => Happened::Irregularity(IrregularityFact::PressedWithoutMove { by }),
            },
        }
    }

    /// The one piece that was moved when castling was broken off.
    fn half_castled(&self, motion: Motion, king: bool) -> Motion {
        let Some((from, rook)) = self.standing().castling_attempt(motion) else {
            return motion;
        };
        let us = crate::standing::color(self.turn());
        let side = shakmaty::CastlingSide::from_king_side(from < rook);
        if king {
            Motion::new(from, side.king_to(us))
        } else {
            Motion::new(rook, side.rook_to(us))
        }
    }

    pub(crate) fn pause(&self, by: Seat, reason: &str) -> Decided {
        refuse_if(self.started.is_none(), || {
            Refused::Clock(ClockRefusal::NotStarted)
        })?;
        // Whoever is awaited at a resumption may pause the clock that runs meanwhile (I.9.2).
        refuse_if(self.is_paused() && self.clock.running().is_none(), || {
            Refused::Clock(ClockRefusal::Paused)
        })?;
        let reason = reason.to_owned();
        Ok(smallvec![Happened::Clock(ClockFact::ClockPaused {
            by,
            reason
        })])
    }

    pub(crate) fn resume(&self, running: Option<Side>) -> Decided {
        refuse_if(!self.is_paused(), || {
            Refused::Clock(ClockRefusal::NotPaused)
        })?;
        refuse_if(self.has_closed_envelope(), || {
            Refused::Adjournment(AdjournmentRefusal::StillAdjourned)
        })?;
        refuse_if(self.claim.is_some(), || {
            Refused::Draw(DrawRefusal::ClaimPending)
        })?;
        let running = running.unwrap_or_else(|| self.turn());
        Ok(smallvec![Happened::Clock(ClockFact::ClockResumed {
            running
        })])
    }

    /// Where no arbiter decides when play goes on, the players do, together.
    pub(crate) fn agree_to_go_on(&self, book: &Rulebook, by: Side) -> Decided {
        if !book.regulations().no_arbiter {
            let seat = by.into();
            return Err(Refused::General(GeneralRefusal::NotYourOffice { seat }));
        }
        let resumed = self.resume(None)?;
        let mut happened: Happenings = smallvec![Happened::Clock(ClockFact::GoingOnAgreed { by })];
        if self.sides[!by].agrees_to_go_on {
            happened.extend(resumed);
        }
        Ok(happened)
    }

    pub(crate) fn arrive(&self, book: &Rulebook, who: Side, now: Moment) -> Decided {
        refuse_if(self.sides[who].present, || {
            Refused::Clock(ClockRefusal::AlreadyHere)
        })?;
        if self.is_defaulted(book, who, now)? {
            // The opponent may be late as well.
            return self.check_default(book, now);
        }
        Ok(smallvec![Happened::Clock(ClockFact::PlayerArrived { who })])
    }

    pub(crate) fn excuse(&self, who: Side) -> Decided {
        refuse_if(self.sides[who].present, || {
            Refused::Clock(ClockRefusal::AlreadyHere)
        })?;
        Ok(smallvec![Happened::Clock(ClockFact::LateArrivalExcused {
            who
        })])
    }

    pub(crate) fn check_default(&self, book: &Rulebook, now: Moment) -> Decided {
        let late = |side| self.is_defaulted(book, side, now);
        let outcome = match (late(Side::White)?, late(Side::Black)?) {
            (true, true) => Outcome::BothLose,
            (true, false) => Outcome::Win(Side::Black),
            (false, true) => Outcome::Win(Side::White),
            (false, false) => return Err(Refused::Clock(ClockRefusal::DefaultTimeNotOver)),
        };
        refuse_if(self.has_closed_envelope(), || {
            Refused::Adjournment(AdjournmentRefusal::EnvelopeFirst)
        })?;
        let ending = Ending {
            outcome,
            how: How::Default,
            rule: self.lateness_rule(),
        };
        Ok(smallvec![ending.into()])
    }

    /// Whether a player is absent and the default time has passed (6.7.1).
    pub(crate) fn is_defaulted(
        &self,
        book: &Rulebook,
        who: Side,
        now: Moment,
    ) -> Result<bool, Refused> {
        let Some(since) = self.awaited_since() else {
            return Ok(false);
        };
        if self.sides[who].present {
            return Ok(false);
        }
        let allowed = book
            .default_time()
            .ok_or(Refused::General(GeneralRefusal::NoRule {
                lacking: Rule::DefaultTime,
            }))?;
        Ok(applies(Rule::DefaultTime, now - since > allowed))
    }

    /// What the program itself calls before anything else: a flag, an absence.
    pub(crate) fn software_calls(&self, book: &Rulebook, now: Moment) -> Option<Happenings> {
        if !book.software_sees_flags() || self.question().is_some() {
            return None;
        }
        let absent = self.sides.iter().any(|player| !player.present);
        if absent && let Ok(defaulted) = self.check_default(book, now) {
            return Some(defaulted);
        }
        let of = self.clock.running()?;
        let at = self.clock.fallen(of, now)?;
        Some(self.flag_fell(book, of, at, Rule::FlagFall))
    }

    pub(crate) fn observe_flag(
        &self,
        book: &Rulebook,
        of: Side,
        order_unknown: bool,
        now: Moment,
    ) -> Decided {
        refuse_if(!book.laws().arbiter_calls_flag, || {
            Refused::Clock(ClockRefusal::ArbiterSilent {
                rule: Rule::FlagOnlyByClaim,
            })
        })?;
        let fallen = BySide::new(|side| self.clock.fallen(side, now));
        refuse_if(fallen[of].is_none(), || {
            Refused::Clock(ClockRefusal::FlagUp)
        })?;
        if order_unknown && fallen[!of].is_some() {
            return self.both_flags(book, now);
        }
        let (loser, at) = self.first_fallen(of, &fallen, now);
        Ok(self.flag_fell(book, loser, at, Rule::FlagFall))
    }

    pub(crate) fn claim_flag(&self, book: &Rulebook, by: Side, now: Moment) -> Decided {
        let fallen = BySide::new(|side| self.clock.fallen(side, now));
        if !applies(Rule::FlagFall, fallen[!by].is_some()) {
            let rule = Rule::FlagObserved;
            return Err(Refused::Clock(ClockRefusal::FlagClaimRefused { rule }));
        }
        if applies(Rule::BothFlagsDown, fallen[by].is_some()) && book.own_flag_must_be_up() {
            if !book.laws().arbiter_calls_flag {
                let drawn = Ending::draw(How::BothFlags, Rule::BothFlagsDown);
                return Ok(smallvec![drawn.into()]);
            }
            let rule = Rule::FlagClaim;
            return Err(Refused::Clock(ClockRefusal::FlagClaimRefused { rule }));
        }
        let (loser, at) = self.first_fallen(!by, &fallen, now);
        let rule = if book.limited() {
            Rule::FlagClaim
        } else {
            Rule::FlagFall
        };
        Ok(self.flag_fell(book, loser, at, rule))
    }

    /// Of two fallen flags an electronic clock knows which fell first.
    fn first_fallen(
        &self,
        of: Side,
        fallen: &BySide<Option<Moment>>,
        now: Moment,
    ) -> (Side, Moment) {
        match (fallen[of], fallen[!of]) {
            (Some(own), Some(other)) if other < own => (!of, other),
            (own, _) => (of, own.unwrap_or(now)),
        }
    }

    /// A flag has fallen. A claim of the loser that the game is drawn is decided first (III.5.2).
    fn flag_fell(&self, book: &Rulebook, loser: Side, at: Moment, rule: Rule) -> Happenings {
        match self.quickplay {
            Some(Quickplay::Claimed(by) | Quickplay::Postponed { by, .. }) if by == loser => {
                smallvec![Happened::Quickplay(QuickplayFact::QuickplayDecisionDue {
                    of: loser
                })]
            }
            _ => self.flag_ruling(book, loser, at, rule),
        }
    }

    /// The flag decides: the loser loses unless the opponent could not mate (6.9).
    pub(crate) fn flag_ruling(
        &self,
        book: &Rulebook,
        loser: Side,
        at: Moment,
        rule: Rule,
    ) -> Happenings {
        let lost = Ending::win(!loser, How::Flag, rule);
        // Where the source does not say that such a game is drawn the arbiter decides.
        let says = if book.has(Rule::FlagDraw) {
            rule
        } else {
            Rule::FlagDraw
        };
        let drawn = Ending::draw(How::Flag, says);
        let mut happened: Happenings =
            smallvec![Happened::Clock(ClockFact::FlagFell { of: loser, at })];
        happened.extend(self.unless_unmatable(!loser, lost, drawn));
        happened
    }
}
