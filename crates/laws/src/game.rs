//! A game: its state, the door through which requests come in, and the fold of what happened.

use jadoube_clock::Clock;
use jadoube_ruling::{BySide, Moment, Seat, Side, Span};
use shakmaty::{CastlingMode, Square};
use smallvec::SmallVec;

use crate::adjournment::Adjournment;
use crate::drawn_game::Pending;
use crate::hand::Hand;
use crate::history::{History, Ply};
use crate::phase::Phase;
use crate::recording::Sheet;
use crate::trace::refuse_if;
use crate::{
    ArbiterRequest, Asked, ClockRefusal, ClockRequest, ConductRecord, ConductRefusal,
    ConductRequest, Decision, EndRefusal, EndRequest, Ending, Fault, GeneralRefusal, Ground,
    Happened, IrregularityRefusal, IrregularityRequest, MovingRequest, Outcome, Points,
    QuickplayRefusal, QuickplayRequest, Refused, Rule, Rulebook, SheetRequest, Standing, Start,
    StartError,
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
    /// When White's clock was started.
    pub(crate) started: Option<Moment>,
    pub(crate) phase: Phase,
    /// Each side's offer that is neither accepted nor refused: the other side's own does not end it.
    pub(crate) open_offers: BySide<Option<Offer>>,
    pub(crate) consent: bool,
    /// A claim to a draw that waits for the arbiter (9.5.1).
    pub(crate) claim: Option<Pending>,
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
    pub faults: u32,
    pub present: bool,
    pub score_looks: u32,
    pub rings: u32,
    pub agrees_to_correct: bool,
    pub agrees_to_go_on: bool,
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
    pub fn new(book: &Rulebook, start: &Start) -> Result<Game, StartError> {
        let mode = CastlingMode::from_chess960(book.regulations().chess960);
        let standing = Standing::new(start.setup.clone(), mode);
        if !standing.is_lawful() && !start.unlawful {
            let reason = match start.setup.clone().position::<shakmaty::Chess>(mode) {
                Ok(_) => String::new(),
                Err(error) => error.to_string(),
            };
            return Err(StartError { reason });
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
                faults: start.faults[side],
                present: start.present[side],
                ..PlayerState::default()
            }),
            started: None,
            phase: Phase::Waiting,
            open_offers: BySide::default(),
            consent: false,
            claim: None,
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
            Some(lacking) => Err(Refused::General(GeneralRefusal::NoRule { lacking })),
            None => decided,
        }
    }

    /// When the game wants to be asked `TimePassed` if nothing else happens before.
    pub fn deadline(&self, book: &Rulebook) -> Option<Moment> {
        let under_way = matches!(self.phase, Phase::Playing | Phase::Paused);
        if !under_way || !book.software_sees_flags() {
            return None;
        }
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
        refuse_if(now < self.now, || {
            Refused::General(GeneralRefusal::TimeRanBack { latest: self.now })
        })?;
        refuse_if(!asked.office().admits(seat), || {
            Refused::General(GeneralRefusal::NotYourOffice { seat })
        })?;
        if let Phase::Ended(ending) = self.phase {
            return self.after_the_end(book, seat, asked, ending);
        }
        if let Some(happened) = self.software_calls(book, now) {
            return Ok(happened);
        }
        if let Phase::Asked(_) = self.phase {
            return match asked {
                Asked::End(EndRequest::AnswerCanMate { can_mate }) => self.answer(*can_mate),
                Asked::Clock(ClockRequest::TimePassed) => Ok(Happenings::new()),
                Asked::Arbiter(ArbiterRequest::Declare { outcome, reason }) => {
                    self.declare(*outcome, reason)
                }
                _ => Err(Refused::End(EndRefusal::ArbiterMustAnswer)),
            };
        }
        self.hear(book, seat, asked, now)
    }

    /// Lets the chapter of a request decide it, if whoever asks is at the board or need not be.
    pub(crate) fn hear(&self, book: &Rulebook, seat: Seat, asked: &Asked, now: Moment) -> Decided {
        if let Some(by) = seat.side()
            && !asked.is_heard_at_any_time()
        {
            self.must_be_at_the_board(by)?;
            self.must_have_recorded(book, by, asked, now)?;
        }
        match asked {
            Asked::Moving(asked) => self.moving_asked(book, seat, asked),
            Asked::End(asked) => self.end_asked(book, seat, asked),
            Asked::Clock(asked) => self.clock_asked(book, seat, asked, now),
            Asked::Irregularity(asked) => self.irregularity_asked(book, seat, asked, now),
            Asked::Sheet(asked) => self.sheet_asked(book, seat, asked, now),
            Asked::Draw(asked) => self.draw_asked(book, seat, asked),
            Asked::Arbiter(asked) => self.arbiter_asked(book, seat, asked),
            Asked::Conduct(asked) => self.conduct_asked(book, seat, asked),
            Asked::Assistant(asked) => self.assistant_asked(book, seat, asked),
            Asked::Blind(asked) => self.blind_asked(book, seat, asked, now),
            Asked::Adjournment(asked) => self.adjournment_asked(book, seat, asked, now),
            Asked::Chess960(asked) => self.chess960_asked(book, seat, asked),
            Asked::Quickplay(asked) => self.quickplay_asked(book, seat, asked, now),
        }
    }

    fn must_be_at_the_board(&self, by: Side) -> Result<(), Refused> {
        refuse_if(self.started.is_none(), || {
            Refused::Clock(ClockRefusal::NotStarted)
        })?;
        refuse_if(!self.sides[by].present, || {
            Refused::Clock(ClockRefusal::NotArrived)
        })?;
        Ok(())
    }

    /// A game that has ended stays ended; only what the Laws leave open after it is heard.
    fn after_the_end(&self, book: &Rulebook, seat: Seat, asked: &Asked, ending: Ending) -> Decided {
        let mover = !self.turn();
        match (asked, &self.objection) {
            // A move that broke the touch rules ended the game unless somebody objects in time (4.8).
            (Asked::Moving(MovingRequest::Touch { squares }), Objection::Open(_))
                if seat == Seat::from(!mover) && !book.blind()[!mover] =>
            {
                return self.touch_with_intent(book, !mover, squares);
            }
            (
                Asked::Moving(MovingRequest::ClaimTouch),
                Objection::Open(_) | Objection::Forfeited,
            ) if seat != Seat::from(mover) => {
                return self.claim_touch(book, seat.side());
            }
            _ => {}
        }
        match asked {
            Asked::Arbiter(ArbiterRequest::Penalise { of, penalty }) => {
                self.penalise(book, *of, penalty)
            }
            Asked::Arbiter(ArbiterRequest::Override { ruling, reason }) => {
                self.override_ruling(*ruling, reason)
            }
            Asked::Arbiter(ArbiterRequest::Declare { outcome, reason })
                if ending.outcome == Outcome::Pending =>
            {
                Ok(self.decide_filed(*outcome, Some(reason)))
            }
            Asked::Quickplay(QuickplayRequest::DecideQuickplay { decision, .. })
                if ending.outcome == Outcome::Pending =>
            {
                match decision {
                    Decision::Draw => Ok(self.decide_filed(Outcome::Draw, None)),
                    // What the result is then is the designated arbiter's to declare.
                    _ => Err(Refused::Quickplay(
                        QuickplayRefusal::QuickplayInadmissible {
                            rule: Rule::QuickplayDesignated,
                        },
                    )),
                }
            }
            Asked::Quickplay(QuickplayRequest::VerifyClaim) => self.verify_claim(seat),
            Asked::Sheet(SheetRequest::Sign { outcome }) => match seat.side() {
                Some(by) => self.sign(by, *outcome),
                None => Err(Refused::General(GeneralRefusal::NotYourOffice { seat })),
            },
            Asked::Conduct(ConductRequest::Leave { .. }) => {
                Err(Refused::Conduct(ConductRefusal::NowSpectator))
            }
            Asked::Conduct(asked) => self.conduct_asked(book, seat, asked),
            Asked::Irregularity(IrregularityRequest::Find(finding)) => {
                Err(Refused::Irregularity(IrregularityRefusal::ResultStands {
                    rule: finding.under(),
                }))
            }
            Asked::Clock(ClockRequest::TimePassed) => Ok(Happenings::new()),
            _ => Err(Refused::General(GeneralRefusal::GameOver(ending))),
        }
    }

    /// Folds one happening into the game. Thinks no more: replaying a journal rebuilds the game.
    pub fn apply(&mut self, at: Moment, happened: &Happened) {
        self.now = self.now.max(at);
        self.note_time_trouble(at);
        match happened {
            Happened::Moving(fact) => self.moving_happened(fact, at),
            Happened::End(fact) => self.end_happened(fact, at),
            Happened::Clock(fact) => self.clock_happened(fact, at),
            Happened::Irregularity(fact) => self.irregularity_happened(fact, at),
            Happened::Sheet(fact) => self.sheet_happened(fact, at),
            Happened::Draw(fact) => self.draw_happened(fact, at),
            Happened::Arbiter(fact) => self.arbiter_happened(fact, at),
            Happened::Conduct(fact) => self.conduct_happened(fact),
            Happened::Assistant(fact) => self.assistant_happened(fact, at),
            Happened::Blind(fact) => self.blind_happened(fact, at),
            Happened::Adjournment(fact) => self.adjournment_happened(fact, at),
            Happened::Chess960(fact) => self.chess960_happened(fact),
            Happened::Quickplay(fact) => self.quickplay_happened(fact, at),
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
