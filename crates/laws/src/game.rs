//! A game: its state, the door through which requests come in, and the fold of what happened.

use jadoube_clock::{Clock, Mode};
use jadoube_ruling::{BySide, Moment, Seat, Side, Span};
use shakmaty::{CastlingMode, Square};

use smallvec::{SmallVec, smallvec};

use crate::adjournment::Adjournment;
use crate::hand::Hand;
use crate::history::{History, Ply};
use crate::recording::Sheet;
use crate::{
    Asked, ClockSet, ConductRecord, ConductRequest, Decision, Ending, Fault, Ground, Happened,
    ImpossibleStart, Motion, Outcome, Points, Refused, Rule, Rulebook, SheetRequest, Standing,
    Start,
};

/// What a request leads to: what happened, or why nothing did.
pub type Decided = Result<Happenings, Refused>;

/// What happened on one request: one or two things as a rule, kept without an allocation.
pub type Happenings = SmallVec<[Happened; 2]>;

/// A game of chess under the Laws.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) history: History,
    pub(crate) clock: Clock,
    /// What the player having the move has done so far on this move.
    pub(crate) hand: Hand,
    pub(crate) sides: BySide<PlayerState>,
    pub(crate) started: Option<Moment>,
    pub(crate) paused: bool,
    /// Each side's offer that is neither accepted nor refused: the other side's own does not end it.
    pub(crate) open_offers: BySide<Option<Offer>>,
    pub(crate) consent: bool,
    /// A breach of the touch rules that the opponent may still object to, or no longer.
    pub(crate) objection: Objection,
    /// Illegal acts that nobody has ruled on.
    pub(crate) offences: Vec<Offence>,
    /// The arbiter waits for an illegal position to be cured (A.4.4).
    pub(crate) watch: bool,
    pub(crate) quickplay: Option<Quickplay>,
    pub(crate) adjournment: Option<Box<Adjournment>>,
    /// When the session ends, if that was announced.
    pub(crate) session_ends: Option<Moment>,
    pub(crate) sheets: BySide<Sheet>,
    /// What no ruling that is set aside changes.
    pub(crate) conduct: BySide<ConductRecord>,
    pub(crate) appeals: u32,
    /// Every offer of a draw, for the (=) on both sheets (8.1.5).
    pub(crate) offers: Vec<Offer>,
    pub(crate) question: Option<Question>,
    pub(crate) ended: Option<Ending>,
    pub(crate) score: Option<BySide<Points>>,
    pub(crate) awards: Vec<Award>,
    pub(crate) rulings: Vec<Ruling>,
    pub(crate) now: Moment,
}

/// What the game keeps for each player.
#[derive(Clone, Debug, Default)]
pub(crate) struct PlayerState {
    /// Moves made.
    pub made: u32,
    /// Whether the last move made is not yet completed.
    pub uncompleted: bool,
    /// Illegal acts by kind: illegal moves, presses without a move, two hands.
    pub faults: [u32; 3],
    pub present: bool,
    pub score_looks: u32,
    pub rings: u32,
    pub agrees_to_correct: bool,
    /// The last period in which little time was left (8.4).
    pub exempt_in: Option<usize>,
    /// Has displaced pieces and not yet put them back.
    pub displaced: bool,
}

/// An offer of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Who made it.
    pub by: Side,
    /// How many half-moves stood when it was made.
    pub after: u32,
}

/// What became of a breach of the touch rules.
#[derive(Clone, Debug, Default)]
pub(crate) enum Objection {
    /// There was none.
    #[default]
    None,
    /// The opponent may object; this is what the offender's hand had done.
    Open(Box<Hand>),
    /// The opponent touched a piece and may no longer object.
    Forfeited,
}

/// An illegal act.
#[derive(Clone, Debug)]
pub(crate) struct Offence {
    pub by: Side,
    pub fault: Fault,
    /// How many half-moves stood before it.
    pub before: u32,
    pub touched: Vec<Square>,
    /// Whether the clock was pressed.
    pub completed: bool,
    /// Whether the opponent has made the next move.
    pub answered: bool,
    /// What the clocks showed before the press that no move preceded.
    pub readings: Option<BySide<Span>>,
}

/// A request or claim in a quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Quickplay {
    IncrementRequested(Side),
    IncrementIntroduced,
    Claimed(Side),
    /// Claimed where no arbiter is present.
    Filed {
        by: Side,
        ground: Ground,
    },
    Postponed {
        by: Side,
        flag_fell: bool,
    },
}

/// Whether a side could still mate, and what follows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    /// The side that could perhaps still mate.
    pub side: Side,
    pub if_yes: Ending,
    pub if_no: Ending,
}

/// Time that a player was given: for the opponent's fault or wrong claim, or for a disturbance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Award {
    /// Who got it.
    pub to: Side,
    /// How much.
    pub span: Span,
}

/// A ruling that the arbiter may set aside, with what it changed.
#[derive(Clone, Debug)]
pub(crate) enum Ruling {
    Ended,
    Awarded(Award),
    /// An act was penalised or a move taken back.
    TakenBack {
        award: Option<Award>,
        /// How many half-moves stood after the ruling.
        now_at: u32,
        dropped: Box<Dropped>,
    },
    Overridden,
}

/// What a restored position swept off the table.
#[derive(Clone, Debug)]
pub(crate) struct Dropped {
    /// How many half-moves were left standing.
    pub kept: u32,
    pub plies: Vec<Ply>,
    pub hand: Hand,
    pub sides: BySide<PlayerState>,
}

impl Game {
    /// A game that has not started.
    pub fn new(book: &Rulebook, start: &Start) -> Result<Game, ImpossibleStart> {
        let mode = CastlingMode::from_chess960(book.regulations().chess960);
        let standing = Standing::new(start.setup.clone(), mode);
        if !standing.is_lawful() && !start.unlawful {
            let reason = match start.setup.clone().position::<shakmaty::Chess>(mode) {
                Ok(_) => String::new(),
                Err(error) => error.to_string(),
            };
            return Err(ImpossibleStart { reason });
        }
        let mut clock = Clock::new(book.regulations().time_control.clone());
        for side in Side::ALL {
            clock.set_completed(side, start.completed[side]);
            if let Some(left) = start.clocks[side] {
                clock.set(side, left, Moment::ZERO);
            }
        }
        Ok(Game {
            history: History::new(standing),
            clock,
            hand: Hand::default(),
            sides: BySide::new(|side| PlayerState {
                made: start.completed[side],
                faults: [start.faults[side], 0, 0],
                present: start.present[side],
                ..PlayerState::default()
            }),
            started: None,
            paused: false,
            open_offers: BySide::default(),
            consent: false,
            objection: Objection::None,
            offences: Vec::new(),
            watch: false,
            quickplay: None,
            adjournment: None,
            session_ends: None,
            sheets: BySide::default(),
            conduct: BySide::default(),
            appeals: 0,
            offers: Vec::new(),
            question: None,
            ended: None,
            score: None,
            awards: Vec::new(),
            rulings: Vec::new(),
            now: Moment::ZERO,
        })
    }

    /// Decides a request: what happens, or why not. Changes nothing.
    pub fn decide(&self, book: &Rulebook, seat: Seat, asked: &Asked, now: Moment) -> Decided {
        let decided = self.consider(book, seat, asked, now);
        let lacking = match &decided {
            Ok(happened) => happened
                .iter()
                .map(Happened::under)
                .find(|rule| !book.has(*rule)),
            Err(refused) => Some(refused.under()).filter(|rule| !book.has(*rule)),
        };
        match lacking {
            // Nothing is invented where the edition's source is silent.
            Some(lacking) => Err(Refused::NoRule { lacking }),
            None => decided,
        }
    }

    /// When the game wants to be asked `TimePassed` if nothing else happens before.
    pub fn deadline(&self, book: &Rulebook) -> Option<Moment> {
        if self.ended.is_some() || self.question.is_some() || !book.software_sees_flags() {
            return None;
        }
        self.started?;
        let absent = self.sides.iter().any(|player| !player.present);
        let waits = absent && !self.has_closed_envelope();
        let since = self.awaited_since().filter(|_| waits);
        let allowed = book.default_time();
        let default = since.zip(allowed);
        let default = default.map(|(since, time)| since + time + Span::from_millis(1));
        let flag = self.clock.flag_deadline();
        [default, flag].into_iter().flatten().min()
    }

    fn consider(&self, book: &Rulebook, seat: Seat, asked: &Asked, now: Moment) -> Decided {
        if now < self.now {
            return Err(Refused::TimeRanBack { latest: self.now });
        }
        if !asked.office().admits(seat) {
            return Err(Refused::NotYourOffice { seat });
        }
        if let Some(ending) = self.ended {
            return self.after_the_end(book, seat, asked, ending);
        }
        if let Some(happened) = self.software_calls(book, now) {
            return Ok(happened);
        }
        if self.question.is_some() {
            return match asked {
                Asked::AnswerCanMate { can_mate } => self.answer(*can_mate),
                Asked::TimePassed => Ok(Happenings::new()),
                Asked::Declare { outcome, reason } => self.declare(*outcome, reason),
                _ => Err(Refused::ArbiterMustAnswer),
            };
        }
        match seat.side() {
            Some(by) => self.player_asks(book, by, asked, now),
            None => self.office_asks(book, seat, asked, now),
        }
    }

    pub(crate) fn player_asks(
        &self,
        book: &Rulebook,
        by: Side,
        asked: &Asked,
        now: Moment,
    ) -> Decided {
        if !self.is_heard_at_any_time(asked) {
            self.must_be_at_the_board(by)?;
            self.must_have_recorded(book, by, asked, now)?;
        }
        match asked {
            Asked::Arrive => self.arrive(book, by, now),
            Asked::TimePassed => Ok(Happenings::new()),
            Asked::Find(finding) => self.find(book, Some(by), finding),
            Asked::Conduct(asked) => self.conduct_asked(book, by.into(), asked),
            Asked::AnnounceAdjust => self.announce_adjust(book, by),
            Asked::Touch { squares } if book.blind()[by] => self.feel(book, by, squares),
            Asked::Touch { squares } => self.touch_with_intent(book, by, squares),
            Asked::Release { from, to, .. } if book.blind()[by] => {
                self.plug(book, by, Motion::new(*from, *to))
            }
            Asked::Release {
                from,
                to,
                victim_off,
            } => self.release(book, by, Motion::new(*from, *to), *victim_off),
            Asked::Remove { square } if book.blind()[by] => self.remove_victim(book, by, *square),
            Asked::Remove { square } => self.remove(book, by, *square),
            Asked::PickPromotion { role } => self.pick_promotion(by, *role),
            Asked::TouchPromotion { role, square } => self.promote(book, by, *role, *square, false),
            Asked::ReleasePromotion { role, square } => {
                self.promote(book, by, *role, *square, true)
            }
            Asked::Move { motion, two_hands } => self.make(book, by, *motion, *two_hands),
            Asked::Displace { squares } => self.displace(by, squares),
            Asked::RestorePieces => self.restore_pieces(by),
            Asked::RequestAssistant { purpose } => Ok(smallvec![Happened::AssistantRequested {
                by,
                purpose: *purpose,
            }]),
            Asked::Press { other_hand } => self.press(book, by, *other_hand, now),
            Asked::Pause { reason } => self.pause(by.into(), reason),
            Asked::ClaimFlag => self.claim_flag(book, by, now),
            Asked::ClaimTouch => self.claim_touch(book, Some(by)),
            Asked::ClaimIllegal => self.claim_illegal(book, by, now),
            Asked::AgreeToCorrect => self.agree_to_correct(by),
            Asked::OfferDraw => self.offer_draw(book, by),
            Asked::AcceptDraw => self.accept_draw(book, by),
            Asked::DeclineDraw => self.decline_draw(by),
            Asked::WithdrawOffer => self.withdraw_offer(by),
            Asked::ClaimThreefold { intended, medium } => {
                self.claim_threefold(book, by, *intended, *medium)
            }
            Asked::ClaimFifty { intended, medium } => {
                self.claim_fifty(book, by, *intended, *medium)
            }
            Asked::Resign => self.resign(book, by),
            Asked::RequestIncrement => self.request_increment(book, by, now),
            Asked::ClaimNormalMeans { ground } => self.claim_normal_means(book, by, *ground, now),
            Asked::RequestScore => self.request_score(book, by),
            Asked::AnnounceCastling => self.announce_castling(book, by),
            Asked::Sheet(asked) => self.sheet_asked(book, by.into(), asked, now),
            Asked::Blind(asked) => match self.blind_asked_by_office(asked) {
                Some(decided) => decided,
                None => self.blind_asked(book, by, asked, now),
            },
            Asked::Adjournment(asked) => self.adjournment_asked(book, by.into(), asked, now),
            Asked::VerifyClaim => Err(Refused::NothingToVerify),
            Asked::Start
            | Asked::CheckDefault
            | Asked::Excuse { .. }
            | Asked::AcceptAccident { .. }
            | Asked::OrderUnclear
            | Asked::RecordClockMisuse { .. }
            | Asked::AllowAssistant { .. }
            | Asked::FaultPause { .. }
            | Asked::Resume { .. }
            | Asked::SetClock { .. }
            | Asked::AddTime { .. }
            | Asked::ObserveFlag { .. }
            | Asked::ObserveIllegal
            | Asked::ObserveIllegalPosition
            | Asked::Consent
            | Asked::DecideQuickplay { .. }
            | Asked::RecordDevice { .. }
            | Asked::RecordRefusal { .. }
            | Asked::Penalise { .. }
            | Asked::Declare { .. }
            | Asked::Override { .. }
            | Asked::AnswerCanMate { .. }
            | Asked::CheckArray { .. } => Err(Refused::NotYourOffice { seat: by.into() }),
        }
    }

    /// Whether a player's request is heard before the game has started and from whoever is not at the
    /// board.
    fn is_heard_at_any_time(&self, asked: &Asked) -> bool {
        match asked {
            Asked::Arrive | Asked::TimePassed | Asked::Find(_) | Asked::Conduct(_) => true,
            Asked::Blind(asked) => self.blind_asked_by_office(asked).is_some(),
            _ => false,
        }
    }

    fn must_be_at_the_board(&self, by: Side) -> Result<(), Refused> {
        if self.started.is_none() {
            return Err(Refused::NotStarted);
        }
        if !self.sides[by].present {
            return Err(Refused::NotArrived);
        }
        Ok(())
    }

    fn office_asks(&self, book: &Rulebook, seat: Seat, asked: &Asked, now: Moment) -> Decided {
        match asked {
            Asked::Start => self.start(),
            Asked::CheckDefault => self.check_default(book, now),
            Asked::Excuse { of } => self.excuse(*of),
            Asked::AcceptAccident { of, squares } => self.accept_accident(*of, squares),
            Asked::OrderUnclear => self.order_unclear(book),
            Asked::RecordClockMisuse { of, how } => {
                Ok(smallvec![Happened::ClockMisused { by: *of, how: *how }])
            }
            Asked::AllowAssistant {
                of,
                purpose,
                less_time,
            } => self.allow_assistant(book, *of, *purpose, *less_time),
            Asked::Pause { reason } => self.pause(seat, reason),
            Asked::FaultPause { of } => Ok(smallvec![Happened::PauseFaulted { by: *of }]),
            Asked::Resume { running } => self.resume(*running),
            Asked::SetClock {
                left,
                completed,
                reason,
            } => Ok(smallvec![Happened::ClockSet(Box::new(ClockSet {
                left: *left,
                completed: *completed,
                reason: reason.clone(),
            }))]),
            Asked::AddTime { to, span } => Ok(smallvec![Happened::TimeGiven {
                to: *to,
                span: *span,
            }]),
            Asked::TimePassed => Ok(Happenings::new()),
            Asked::ObserveFlag { of, order_unknown } => {
                self.observe_flag(book, *of, *order_unknown, now)
            }
            Asked::ClaimTouch => self.claim_touch(book, None),
            Asked::ObserveIllegal => self.observe_illegal(book, now),
            Asked::ObserveIllegalPosition => self.observe_illegal_position(book, now),
            Asked::Find(finding) => self.find(book, None, finding),
            Asked::Consent => Ok(smallvec![Happened::ConsentGiven]),
            Asked::DecideQuickplay { decision, award } => {
                self.decide_quickplay(book, *decision, *award)
            }
            Asked::RecordDevice { of, kind } => self.record_device(book, *of, *kind),
            Asked::RecordRefusal { by, opponent } => self.record_refusal(book, *by, *opponent),
            Asked::Penalise { of, penalty } => self.penalise(book, *of, penalty),
            Asked::Declare { outcome, reason } => self.declare(*outcome, reason),
            Asked::Override { ruling, reason } => self.override_ruling(*ruling, reason),
            Asked::AnswerCanMate { .. } => Err(Refused::NothingAsked),
            Asked::CheckArray {
                first_rank,
                last_rank,
            } => self.check_array(first_rank, last_rank.as_deref()),
            Asked::Sheet(asked) => self.sheet_asked(book, seat, asked, now),
            Asked::Conduct(asked) => self.conduct_asked(book, seat, asked),
            Asked::Blind(asked) => self
                .blind_asked_by_office(asked)
                .unwrap_or(Err(Refused::NotYourOffice { seat })),
            Asked::Adjournment(asked) => self.adjournment_asked(book, seat, asked, now),
            Asked::Arrive
            | Asked::AnnounceAdjust
            | Asked::Touch { .. }
            | Asked::Release { .. }
            | Asked::Remove { .. }
            | Asked::PickPromotion { .. }
            | Asked::TouchPromotion { .. }
            | Asked::ReleasePromotion { .. }
            | Asked::Move { .. }
            | Asked::Displace { .. }
            | Asked::RestorePieces
            | Asked::RequestAssistant { .. }
            | Asked::Press { .. }
            | Asked::ClaimFlag
            | Asked::ClaimIllegal
            | Asked::AgreeToCorrect
            | Asked::OfferDraw
            | Asked::AcceptDraw
            | Asked::DeclineDraw
            | Asked::WithdrawOffer
            | Asked::ClaimThreefold { .. }
            | Asked::ClaimFifty { .. }
            | Asked::Resign
            | Asked::RequestIncrement
            | Asked::ClaimNormalMeans { .. }
            | Asked::VerifyClaim
            | Asked::RequestScore
            | Asked::AnnounceCastling => Err(Refused::NotYourOffice { seat }),
        }
    }

    /// A game that has ended stays ended; only what the Laws leave open after it is heard.
    fn after_the_end(&self, book: &Rulebook, seat: Seat, asked: &Asked, ending: Ending) -> Decided {
        let mover = !self.turn();
        match (asked, &self.objection) {
            // A move that broke the touch rules ended the game unless somebody objects in time (4.8).
            (Asked::Touch { squares }, Objection::Open(_))
                if seat == Seat::from(!mover) && !book.blind()[!mover] =>
            {
                return self.touch_with_intent(book, !mover, squares);
            }
            (Asked::ClaimTouch, Objection::Open(_) | Objection::Forfeited)
                if seat != Seat::from(mover) =>
            {
                return self.claim_touch(book, seat.side());
            }
            _ => {}
        }
        match asked {
            Asked::Penalise { of, penalty } => self.penalise(book, *of, penalty),
            Asked::Override { ruling, reason } => self.override_ruling(*ruling, reason),
            Asked::Declare { outcome, reason } if ending.outcome == Outcome::Pending => {
                Ok(self.decide_filed(*outcome, Some(reason)))
            }
            Asked::DecideQuickplay { decision, .. } if ending.outcome == Outcome::Pending => {
                match decision {
                    Decision::Draw => Ok(self.decide_filed(Outcome::Draw, None)),
                    // What the result is then is the designated arbiter's to declare.
                    _ => Err(Refused::QuickplayInadmissible {
                        rule: Rule::QuickplayDesignated,
                    }),
                }
            }
            Asked::VerifyClaim => self.verify_claim(seat),
            Asked::Sheet(SheetRequest::Sign { outcome }) => match seat.side() {
                Some(by) => self.sign(by, *outcome),
                None => Err(Refused::NotYourOffice { seat }),
            },
            Asked::Conduct(ConductRequest::Leave { .. }) => Err(Refused::NowSpectator),
            Asked::Conduct(asked) => self.conduct_asked(book, seat, asked),
            Asked::Find(finding) => Err(Refused::ResultStands {
                rule: finding.under(),
            }),
            Asked::TimePassed => Ok(Happenings::new()),
            _ => Err(Refused::GameOver(ending)),
        }
    }

    /// Folds one happening into the game. Thinks no more: replaying a journal rebuilds the game.
    pub fn apply(&mut self, at: Moment, happened: &Happened) {
        self.now = self.now.max(at);
        self.note_time_trouble(at);
        match happened {
            Happened::GameStarted { running } => {
                self.started = Some(at);
                self.clock.start(*running, at);
            }
            Happened::PlayerArrived { who } | Happened::LateArrivalExcused { who } => {
                self.sides[*who].present = true;
            }
            Happened::AdjustingAnnounced { .. } => self.hand.adjusting = true,
            Happened::PiecesTouched { by, squares, .. } => self.touched(*by, squares),
            Happened::AccidentAccepted { squares, .. } => self.hand.forget(squares),
            Happened::TouchOrderUnclear { .. } => self.hand.unclear = true,
            Happened::TouchUpheld { by, .. } => self.take_back_touch(*by, at),
            Happened::SquareFixed {
                by,
                motion,
                victim_off,
            } => {
                self.touch_for(*by, *motion);
                self.hand.fix_square(&self.history, *motion, *victim_off);
            }
            Happened::CastlingBegun {
                by,
                motion,
                king,
                rook,
            } => {
                self.touch_for(*by, *motion);
                self.hand.begin_castling(*motion, *king, *rook);
            }
            Happened::PieceMisplaced {
                by, motion, alone, ..
            } => {
                let squares = self.touched_misplacing(*motion, *alone);
                self.touched(*by, &squares);
                self.hand.misplace(*motion, *alone);
            }
            Happened::PieceRemoved { by, square } => {
                if self.history.standing().board().occupied().contains(*square) {
                    self.touched(*by, &[*square]);
                }
                self.hand.remove(&self.history, *square);
            }
            Happened::PromotionFixed {
                by,
                motion,
                released,
            } => {
                self.touch_for(*by, *motion);
                self.hand.fix_promotion(*motion, *released);
            }
            Happened::MoveMade {
                by,
                motion,
                two_hands,
                breaks_touch,
                ..
            } => self.made(*by, *motion, *two_hands, *breaks_touch, at),
            Happened::MoveCompleted { by, how } => self.completed(*by, *how, at),
            Happened::IllegalMoveCompleted {
                by,
                motion,
                fault,
                alone,
            } => self.illegal_completed(*by, *motion, *fault, *alone, at),
            Happened::PressedWithoutMove { by } => self.pressed_without_move(*by, at),
            Happened::ClockPaused { .. } | Happened::ClockCorrectionDue { .. } => {
                self.clock.stop(at);
                self.paused = true;
            }
            Happened::ClockResumed { running } => {
                self.clock.start(*running, at);
                self.paused = false;
            }
            Happened::ClockSet(set) => self.set_clock(set, at),
            Happened::TimeGiven { to, span } => self.award(*to, *span, at),
            Happened::FlagFell { .. } => self.clock.stop(at),
            Happened::PiecesDisplaced { by, .. } => self.displaced(*by, at),
            Happened::PiecesRestored { by } => self.pieces_restored(*by, at),
            Happened::AssistantAllowed {
                of,
                purpose,
                less_time,
            } => {
                self.conduct[*of].assistants.push(*purpose);
                if let Some(span) = less_time {
                    self.clock.add(*of, -*span, at);
                }
            }
            Happened::PositionRestored { setup } => self.restored(setup),
            Happened::FaultCorrected { .. } => self.hand.put_back(),
            Happened::FaultPenalised(penalised) => self.fault_penalised(penalised, at),
            Happened::TwoHandsCorrected { by } => {
                let corrected = |o: &Offence| o.by == *by && o.fault == Fault::TwoHands;
                self.offences.retain(|o| !corrected(o));
            }
            Happened::CorrectionAgreed { by } => self.sides[*by].agrees_to_correct = true,
            Happened::CorrectedByAgreement { back_to } => {
                self.back_to(*back_to, at);
                self.offences.retain(|offence| offence.before < *back_to);
            }
            Happened::IllegalPositionWatched => self.watch = true,
            Happened::PositionCured => self.watch = false,
            Happened::DrawOffered { by, .. } => self.open_offer(*by),
            Happened::DrawRefused { by, .. } => self.open_offers[!*by] = None,
            Happened::ConsentGiven => self.consent = true,
            Happened::ClaimRejected {
                by,
                intended,
                touched,
                award,
                ..
            } => {
                self.claim_rejected(*by, *award, at);
                // What binds was decided with the claim.
                if !touched.is_empty() {
                    self.hand.touches.clone_from(touched);
                } else if intended.is_some() {
                    self.hand.declared = *intended;
                }
            }
            Happened::IncrementRequested { by } => {
                self.quickplay = Some(Quickplay::IncrementRequested(*by));
                self.open_offer(*by);
            }
            Happened::IncrementIntroduced {
                asked_by,
                increment,
                award,
            } => {
                self.quickplay = Some(Quickplay::IncrementIntroduced);
                self.clock.set_mode(Mode::Increment(*increment), at);
                self.award(!*asked_by, *award, at);
            }
            Happened::IncrementRefused { .. } => self.quickplay = None,
            Happened::QuickplayClaimed { by, .. } => {
                self.quickplay = Some(Quickplay::Claimed(*by));
            }
            Happened::QuickplayPostponed { by, award } => {
                self.quickplay = Some(Quickplay::Postponed {
                    by: *by,
                    flag_fell: false,
                });
                if let Some(span) = award {
                    self.award(!*by, *span, at);
                }
            }
            Happened::QuickplayRejected { by, award } => {
                self.quickplay = None;
                self.award(!*by, *award, at);
            }
            Happened::QuickplayDecisionDue { of } => {
                self.clock.stop(at);
                self.quickplay = Some(Quickplay::Postponed {
                    by: *of,
                    flag_fell: true,
                });
            }
            Happened::QuickplayFiled(filed) => {
                self.quickplay = Some(Quickplay::Filed {
                    by: filed.by,
                    ground: filed.ground,
                });
            }
            Happened::CastlingAnnounced { .. } => self.hand.castling = true,
            Happened::Sheet(fact) => self.sheet_happened(fact, at),
            Happened::Conduct(fact) => self.conduct_happened(fact),
            Happened::Blind(fact) => self.blind_happened(fact, at),
            Happened::Adjournment(fact) => self.adjournment_happened(fact, at),
            Happened::ScoreShown { to, .. } => self.sides[*to].score_looks += 1,
            Happened::DeviceWarned { of } => self.sides[*of].rings += 1,
            Happened::Penalised { of, penalty } => self.penalised(*of, penalty, at),
            Happened::RulingOverridden { ruling, .. } => self.overridden(*ruling, at),
            Happened::ArbiterAsked {
                can_mate,
                if_yes,
                if_no,
            } => {
                self.clock.stop(at);
                self.question = Some(Question {
                    side: *can_mate,
                    if_yes: *if_yes,
                    if_no: *if_no,
                });
            }
            Happened::GameEnded { ending, score, .. } => self.end(*ending, *score, at),
            Happened::PiecesAdjusted { .. }
            | Happened::TouchedOffMove { .. }
            | Happened::PromotionOpen { .. }
            | Happened::ClockMisused { .. }
            | Happened::PauseFaulted { .. }
            | Happened::PressedWhileDisplaced { .. }
            | Happened::AssistantRequested { .. }
            | Happened::PositionTransferred
            | Happened::ColoursStand
            | Happened::BothFlagsIgnored
            | Happened::ClaimVerified { .. }
            | Happened::ArrayValid { .. }
            | Happened::ScoreAskedTooOften { .. } => {}
        }
    }

    /// The game as it would be after these happenings.
    pub(crate) fn with(&self, happened: &[Happened], at: Moment) -> Game {
        let mut game = self.clone();
        for one in happened {
            game.apply(at, one);
        }
        game
    }
}
