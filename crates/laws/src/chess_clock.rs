//! The chessclock (Article 6): pressing, pausing, arriving, and the flag.

mod running;

use jadoube_ruling::{BySide, Message, Moment, Seat, Side, Span, Value};
use serde::{Deserialize, Serialize};
use smallvec::smallvec;
use strum::{IntoStaticStr, VariantNames};

use crate::asked::Office;
use crate::game::{Award, Decided, Game, Happenings};
use crate::messages::seat;
use crate::{Assistance, GeneralRefusal, Happened, Refused, Rule, Rulebook, serial};

/// A request about the chessclock (Article 6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockRequest {
    /// Start White's clock (6.6).
    Start,
    /// A player arrives at the board (6.7).
    Arrive,
    /// Establish who has not arrived by the default time (6.7.1).
    CheckDefault,
    /// Let a late player play all the same (6.7.1).
    Excuse {
        /// The late player.
        of: Side,
    },
    /// Press the clock (6.2.1).
    Press {
        /// Whether the hand was not the one that moved (6.2.3).
        #[serde(default, skip_serializing_if = "serial::is_false")]
        other_hand: bool,
    },
    /// Record improper use of the clock (6.2.3, 6.2.4).
    RecordClockMisuse {
        /// The player.
        of: Side,
        /// What was done.
        how: ClockMisuse,
    },
    /// Pause the clock (6.11).
    Pause {
        /// Why.
        reason: String,
    },
    /// Find that a player had no reason to pause (6.11.4).
    FaultPause {
        /// The player who paused.
        of: Side,
    },
    /// Let play go on (6.11.3).
    Resume {
        /// Whose clock to start; not said: the player to move.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        running: Option<Side>,
    },
    /// Agree to let play go on where no arbiter is present (6.11.3); both players must.
    AgreeToGoOn,
    /// Set clocks and move counters (6.10, 7.1).
    SetClock {
        /// New times; not said: as they are.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
        left: BySide<Option<Span>>,
        /// New move counters; not said: as they are.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
        completed: BySide<Option<u32>>,
        /// Why.
        reason: String,
    },
    /// Give additional time (12.5).
    AddTime {
        /// To whom.
        to: Side,
        /// How much.
        span: Span,
    },
    /// The time went by.
    TimePassed,
    /// Establish that a flag is down (6.8).
    ObserveFlag {
        /// Whose flag.
        of: Side,
        /// Whether it is unknown which of two fallen flags fell first (III.3.1).
        #[serde(default, skip_serializing_if = "serial::is_false")]
        order_unknown: bool,
    },
    /// Claim that the opponent's flag is down (6.8, A.4.3).
    ClaimFlag,
}

impl ClockRequest {
    pub(crate) const fn office(&self) -> Office {
        match self {
            ClockRequest::Arrive
            | ClockRequest::Press { .. }
            | ClockRequest::AgreeToGoOn
            | ClockRequest::ClaimFlag => Office::Player,
            // The program pauses where it cannot tell what was done, and the arbiter must.
            ClockRequest::Pause { .. } | ClockRequest::TimePassed => Office::Anyone,
            ClockRequest::ObserveFlag { .. } | ClockRequest::CheckDefault | ClockRequest::Start => {
                Office::ArbiterOrSystem
            }
            ClockRequest::Excuse { .. }
            | ClockRequest::RecordClockMisuse { .. }
            | ClockRequest::FaultPause { .. }
            | ClockRequest::Resume { .. }
            | ClockRequest::SetClock { .. }
            | ClockRequest::AddTime { .. } => Office::Arbiter,
        }
    }

    pub(crate) const fn is_heard_at_any_time(&self) -> bool {
        match self {
            ClockRequest::Arrive | ClockRequest::TimePassed => true,
            ClockRequest::Start
            | ClockRequest::CheckDefault
            | ClockRequest::Excuse { .. }
            | ClockRequest::Press { .. }
            | ClockRequest::RecordClockMisuse { .. }
            | ClockRequest::Pause { .. }
            | ClockRequest::FaultPause { .. }
            | ClockRequest::Resume { .. }
            | ClockRequest::AgreeToGoOn
            | ClockRequest::SetClock { .. }
            | ClockRequest::AddTime { .. }
            | ClockRequest::ObserveFlag { .. }
            | ClockRequest::ClaimFlag => false,
        }
    }

    pub(crate) const fn through_assistant(&self) -> Option<(Rule, Option<Assistance>)> {
        match self {
            ClockRequest::Press { .. } => Some((Rule::AssistantRecords, Some(Assistance::Clock))),
            ClockRequest::ClaimFlag => Some((Rule::AssistantClaims, None)),
            ClockRequest::Start
            | ClockRequest::Arrive
            | ClockRequest::CheckDefault
            | ClockRequest::Excuse { .. }
            | ClockRequest::RecordClockMisuse { .. }
            | ClockRequest::Pause { .. }
            | ClockRequest::FaultPause { .. }
            | ClockRequest::Resume { .. }
            | ClockRequest::AgreeToGoOn
            | ClockRequest::SetClock { .. }
            | ClockRequest::AddTime { .. }
            | ClockRequest::TimePassed
            | ClockRequest::ObserveFlag { .. } => None,
        }
    }
}

/// What happened about the chessclock (Article 6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "fields repeat one vocabulary: by, of, to, motion, squares"
)]
pub enum ClockFact {
    /// White's clock was started, or the clock of the side to move.
    GameStarted { running: Side },
    /// A player arrived in time.
    PlayerArrived { who: Side },
    /// The arbiter let a late player play.
    LateArrivalExcused { who: Side },
    /// A move was completed.
    MoveCompleted { by: Side, how: Completion },
    /// The clock was used improperly.
    ClockMisused { by: Side, how: ClockMisuse },
    /// The clock was paused.
    ClockPaused { by: Seat, reason: String },
    /// A player had no reason to pause.
    PauseFaulted { by: Side },
    /// A player agrees to let play go on.
    GoingOnAgreed { by: Side },
    /// The clock was started again.
    ClockResumed { running: Side },
    /// The clock is stopped until the arbiter has corrected it.
    ClockCorrectionDue { rule: Rule },
    /// The arbiter set clocks or counters.
    ClockSet(Box<ClockSet>),
    /// The arbiter gave additional time.
    TimeGiven { to: Side, span: Span },
    /// A flag counts as fallen.
    FlagFell { of: Side, at: Moment },
}

impl ClockFact {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            ClockFact::GameStarted { .. } => Rule::GameStart,
            ClockFact::PlayerArrived { .. } | ClockFact::LateArrivalExcused { .. } => {
                Rule::DefaultTime
            }
            ClockFact::MoveCompleted { .. } => Rule::Completion,
            ClockFact::ClockMisused { how, .. } => match how {
                ClockMisuse::OtherHand | ClockMisuse::Finger | ClockMisuse::Hover => {
                    Rule::PressingHand
                }
                ClockMisuse::Forcible | ClockMisuse::PickUp | ClockMisuse::KnockOver => {
                    Rule::ClockHandling
                }
            },
            ClockFact::ClockPaused { by, .. } => match by {
                Seat::White | Seat::Black => Rule::PlayerPauses,
                Seat::Arbiter | Seat::System => Rule::ArbiterPauses,
            },
            ClockFact::PauseFaulted { .. } => Rule::PauseWithoutReason,
            ClockFact::GoingOnAgreed { .. } | ClockFact::ClockResumed { .. } => Rule::Resumption,
            ClockFact::ClockCorrectionDue { rule } => *rule,
            ClockFact::ClockSet(_) => Rule::ClockReadings,
            ClockFact::TimeGiven { .. } => Rule::AdditionalTime,
            ClockFact::FlagFell { .. } => Rule::FlagObserved,
        }
    }

    pub(crate) fn message(&self) -> Message {
        let side = |id, side: Side| Message::new(id).with("side", side);
        match self {
            ClockFact::GameStarted { running } => side("game-started", *running),
            ClockFact::PlayerArrived { who } => side("player-arrived", *who),
            ClockFact::LateArrivalExcused { who } => side("late-arrival-excused", *who),
            ClockFact::MoveCompleted { by, how } => side(
                match how {
                    Completion::Press => "move-completed",
                    Completion::GameEnd => "move-completed-by-end",
                    Completion::NextMove => "move-completed-by-next",
                },
                *by,
            ),
            ClockFact::ClockMisused { by, how } => {
                side("clock-misused", *by).with("how", Value::Word(misuse(*how)))
            }
            ClockFact::ClockPaused { by, reason } => Message::new("clock-paused")
                .with("seat", seat(*by))
                .with("reason", reason.clone()),
            ClockFact::PauseFaulted { by } => side("pause-faulted", *by),
            ClockFact::GoingOnAgreed { by } => side("going-on-agreed", *by),
            ClockFact::ClockResumed { running } => side("clock-resumed", *running),
            ClockFact::ClockCorrectionDue { .. } => Message::new("clock-correction-due"),
            ClockFact::ClockSet(set) => {
                Message::new("clock-set").with("reason", set.reason.clone())
            }
            ClockFact::TimeGiven { to, span } => side("time-given", *to).with("seconds", *span),
            ClockFact::FlagFell { of, .. } => side("flag-fell", *of),
        }
    }
}

/// Why a request about the chessclock (Article 6) is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockRefusal {
    /// The game has not started.
    NotStarted,
    /// The game has started already.
    AlreadyStarted,
    /// The player has not arrived.
    NotArrived,
    /// The player is at the board already.
    AlreadyHere,
    /// The default time has not passed.
    DefaultTimeNotOver,
    /// The clock is paused.
    Paused,
    /// The clock is not paused.
    NotPaused,
    /// Pressing the clock has no effect now.
    PressHasNoEffect,
    /// No flag is down.
    FlagUp,
    /// A claim on time is refused.
    FlagClaimRefused {
        /// The rule that refuses it.
        rule: Rule,
    },
    /// The arbiter must keep silent.
    ArbiterSilent {
        /// The rule that says so.
        rule: Rule,
    },
}

impl ClockRefusal {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            ClockRefusal::NotStarted | ClockRefusal::AlreadyStarted => Rule::GameStart,
            ClockRefusal::NotArrived
            | ClockRefusal::AlreadyHere
            | ClockRefusal::DefaultTimeNotOver => Rule::DefaultTime,
            ClockRefusal::Paused | ClockRefusal::NotPaused => Rule::Resumption,
            ClockRefusal::PressHasNoEffect => Rule::LatePress,
            ClockRefusal::FlagClaimRefused { rule } | ClockRefusal::ArbiterSilent { rule } => *rule,
            ClockRefusal::FlagUp => Rule::FlagCheck,
        }
    }

    pub(crate) fn message(&self) -> Message {
        match self {
            ClockRefusal::NotStarted => Message::new("refused-not-started"),
            ClockRefusal::AlreadyStarted => Message::new("refused-already-started"),
            ClockRefusal::NotArrived => Message::new("refused-not-arrived"),
            ClockRefusal::AlreadyHere => Message::new("refused-already-here"),
            ClockRefusal::DefaultTimeNotOver => Message::new("refused-default-time-not-over"),
            ClockRefusal::Paused => Message::new("refused-paused"),
            ClockRefusal::NotPaused => Message::new("refused-not-paused"),
            ClockRefusal::PressHasNoEffect => Message::new("refused-press-has-no-effect"),
            ClockRefusal::FlagUp => Message::new("refused-flag-up"),
            ClockRefusal::FlagClaimRefused { rule } => match rule {
                Rule::FlagClaim => Message::new("refused-own-flag-down"),
                _ => Message::new("refused-flag-claim"),
            },
            ClockRefusal::ArbiterSilent { .. } => Message::new("refused-arbiter-silent"),
        }
    }
}

/// How the arbiter set clocks and counters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ClockSet {
    /// New times; none: as they were.
    pub left: BySide<Option<Span>>,
    /// New move counters; none: as they were.
    pub completed: BySide<Option<u32>>,
    /// Why.
    pub reason: String,
}

/// How a move came to be completed (6.2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Completion {
    /// By pressing the clock.
    Press,
    /// By ending the game.
    GameEnd,
    /// By the player's next move.
    NextMove,
}

/// How a clock was misused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ClockMisuse {
    /// Pressed with the hand that did not move.
    OtherHand,
    /// A finger kept on the button.
    Finger,
    /// A hand hovering over the clock.
    Hover,
    /// Pressed forcibly.
    Forcible,
    /// Picked up.
    PickUp,
    /// Knocked over.
    KnockOver,
}

const fn misuse(how: ClockMisuse) -> &'static str {
    match how {
        ClockMisuse::OtherHand => "other-hand",
        ClockMisuse::Finger => "finger",
        ClockMisuse::Hover => "hover",
        ClockMisuse::Forcible => "forcible",
        ClockMisuse::PickUp => "pick-up",
        ClockMisuse::KnockOver => "knock-over",
    }
}

impl Game {
    pub(crate) fn clock_asked(
        &self,
        book: &Rulebook,
        seat: Seat,
        asked: &ClockRequest,
        now: Moment,
    ) -> Decided {
        match (asked, seat.side()) {
            (ClockRequest::Arrive, Some(by)) => self.arrive(book, by, now),
            (ClockRequest::TimePassed, _) => Ok(Happenings::new()),
            (ClockRequest::Press { other_hand }, Some(by)) => {
                self.press(book, by, *other_hand, now)
            }
            (ClockRequest::Pause { reason }, Some(by)) => self.pause(by.into(), reason),
            (ClockRequest::AgreeToGoOn, Some(by)) => self.agree_to_go_on(book, by),
            (ClockRequest::ClaimFlag, Some(by)) => self.claim_flag(book, by, now),
            (ClockRequest::Start, None) => self.start(),
            (ClockRequest::CheckDefault, None) => self.check_default(book, now),
            (ClockRequest::Excuse { of }, None) => self.excuse(*of),
            (ClockRequest::RecordClockMisuse { of, how }, None) => {
                Ok(smallvec![Happened::Clock(ClockFact::ClockMisused {
                    by: *of,
                    how: *how
                })])
            }
            (ClockRequest::Pause { reason }, None) => self.pause(seat, reason),
            (ClockRequest::FaultPause { of }, None) => {
                Ok(smallvec![Happened::Clock(ClockFact::PauseFaulted {
                    by: *of
                })])
            }
            (ClockRequest::Resume { running }, None) => self.resume(*running),
            (
                ClockRequest::SetClock {
                    left,
                    completed,
                    reason,
                },
                None,
            ) => Ok(smallvec![Happened::Clock(ClockFact::ClockSet(Box::new(
                ClockSet {
                    left: *left,
                    completed: *completed,
                    reason: reason.clone(),
                }
            )))]),
            (ClockRequest::AddTime { to, span }, None) => {
                Ok(smallvec![Happened::Clock(ClockFact::TimeGiven {
                    to: *to,
                    span: *span,
                })])
            }
            (ClockRequest::ObserveFlag { of, order_unknown }, None) => {
                self.observe_flag(book, *of, *order_unknown, now)
            }
            (
                ClockRequest::Arrive
                | ClockRequest::Press { .. }
                | ClockRequest::AgreeToGoOn
                | ClockRequest::ClaimFlag,
                None,
            )
            | (
                ClockRequest::Start
                | ClockRequest::CheckDefault
                | ClockRequest::Excuse { .. }
                | ClockRequest::RecordClockMisuse { .. }
                | ClockRequest::FaultPause { .. }
                | ClockRequest::Resume { .. }
                | ClockRequest::SetClock { .. }
                | ClockRequest::AddTime { .. }
                | ClockRequest::ObserveFlag { .. },
                Some(_),
            ) => Err(Refused::General(GeneralRefusal::NotYourOffice { seat })),
        }
    }

    pub(crate) fn clock_happened(&mut self, fact: &ClockFact, at: Moment) {
        match fact {
            ClockFact::GameStarted { running } => {
                self.begin(*running, at);
            }
            ClockFact::PlayerArrived { who } | ClockFact::LateArrivalExcused { who } => {
                self.sides[*who].present = true;
            }
            ClockFact::MoveCompleted { by, how } => self.completed(*by, *how, at),
            ClockFact::ClockPaused { .. } | ClockFact::ClockCorrectionDue { .. } => {
                self.interrupt(at);
                self.nobody_agrees_to_go_on();
            }
            ClockFact::GoingOnAgreed { by } => self.sides[*by].agrees_to_go_on = true,
            ClockFact::ClockResumed { running } => {
                self.clock.start(*running, at);
                self.go_on();
                self.nobody_agrees_to_go_on();
            }
            ClockFact::ClockSet(set) => self.set_clock(set, at),
            ClockFact::TimeGiven { to, span } => self.award(*to, *span, at),
            ClockFact::FlagFell { .. } => self.clock.stop(at),
            ClockFact::ClockMisused { .. } | ClockFact::PauseFaulted { .. } => {}
        }
    }
}

/// The fold.
impl Game {
    pub(crate) fn completed(&mut self, by: Side, how: Completion, at: Moment) {
        self.sides[by].uncompleted = false;
        self.clock.count_move(by);
        if how == Completion::Press {
            self.clock.press(by, at);
            for offence in &mut self.offences {
                offence.completed |= offence.by == by;
            }
        }
    }

    fn nobody_agrees_to_go_on(&mut self) {
        for side in Side::ALL {
            self.sides[side].agrees_to_go_on = false;
        }
    }

    pub(crate) fn set_clock(&mut self, set: &ClockSet, at: Moment) {
        for side in Side::ALL {
            if let Some(left) = set.left[side] {
                self.clock.set(side, left, at);
            }
            if let Some(completed) = set.completed[side] {
                self.clock.set_completed(side, completed);
            }
        }
    }

    pub(crate) fn award(&mut self, to: Side, span: Span, at: Moment) {
        self.clock.add(to, span, at);
        self.awards.push(Award { to, span });
    }
}
