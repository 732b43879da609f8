//! What happened: facts and rulings, in the past tense.

use jadoube_ruling::{BySide, Message, Moment, Seat, Side, Span};
use serde::{Deserialize, Serialize};
use shakmaty::{Role, Setup, Square};
use strum::IntoStaticStr;

use crate::asked::{Assistance, ClockMisuse, Ground, Penalty};
use crate::serial;
use crate::{AdjournmentFact, BlindFact, ConductFact, Motion, Points, Rule, SheetFact};

/// A fact of the game or a ruling on it. Folding them in order rebuilds the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "fields repeat one vocabulary: by, of, to, motion, squares"
)]
pub enum Happened {
    /// White's clock was started, or the clock of the side to move.
    GameStarted { running: Side },
    /// A player arrived in time.
    PlayerArrived { who: Side },
    /// The arbiter let a late player play.
    LateArrivalExcused { who: Side },

    /// A player announced adjusting.
    AdjustingAnnounced { by: Side },
    /// Pieces were adjusted; that binds nobody.
    PiecesAdjusted {
        by: Side,
        #[serde(with = "serial::SquareNames")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<serial::SquareName>"))]
        squares: Vec<Square>,
    },
    /// The player having the move touched pieces and is bound by it.
    PiecesTouched {
        by: Side,
        #[serde(with = "serial::SquareNames")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<serial::SquareName>"))]
        squares: Vec<Square>,
        duty: Duty,
    },
    /// A player not having the move touched pieces; that binds nobody.
    TouchedOffMove {
        by: Side,
        #[serde(with = "serial::SquareNames")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<serial::SquareName>"))]
        squares: Vec<Square>,
    },
    /// A contact was accepted as an accident.
    AccidentAccepted {
        of: Side,
        #[serde(with = "serial::SquareNames")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<serial::SquareName>"))]
        squares: Vec<Square>,
    },
    /// The order of touches is unknown; own pieces count as touched first.
    TouchOrderUnclear { by: Side, duty: Duty },
    /// A breach of the touch rules was upheld; the move was taken back if one was made.
    TouchUpheld { by: Side, duty: Duty },
    /// A piece was released where a legal move takes it; the move is not yet made.
    SquareFixed {
        by: Side,
        motion: Motion,
        victim_off: bool,
    },
    /// One of king and rook was released in castling.
    CastlingBegun {
        by: Side,
        motion: Motion,
        king: bool,
        rook: bool,
    },
    /// A piece was released where no legal move takes it.
    PieceMisplaced {
        by: Side,
        motion: Motion,
        duty: Duty,
        /// Only that one piece was moved.
        #[serde(default, skip_serializing_if = "serial::is_false")]
        alone: bool,
    },
    /// A piece was taken off the board as part of a move.
    PieceRemoved {
        by: Side,
        #[serde(with = "serial::SquareName")]
        #[cfg_attr(feature = "ts", ts(as = "serial::SquareName"))]
        square: Square,
    },
    /// A promotion piece is in the hand; the choice is open.
    PromotionOpen {
        by: Side,
        #[serde(with = "serial::PieceLetter")]
        #[cfg_attr(feature = "ts", ts(as = "serial::PieceLetter"))]
        role: Role,
    },
    /// The new piece touched the promotion square; the choice is final.
    PromotionFixed {
        by: Side,
        motion: Motion,
        released: bool,
    },
    /// A move was made.
    MoveMade {
        by: Side,
        motion: Motion,
        #[serde(default, skip_serializing_if = "serial::is_false")]
        two_hands: bool,
        #[serde(default, skip_serializing_if = "serial::is_false")]
        breaks_touch: bool,
        /// Executed and announced by a blind player.
        #[serde(default, skip_serializing_if = "serial::is_false")]
        announced: bool,
    },
    /// A move was completed.
    MoveCompleted { by: Side, how: Completion },
    /// An illegal move was completed by pressing the clock.
    IllegalMoveCompleted {
        by: Side,
        motion: Motion,
        fault: Fault,
        /// Only that one piece was moved, as in castling broken off half-way.
        #[serde(default, skip_serializing_if = "serial::is_false")]
        alone: bool,
    },
    /// The clock was pressed although no move had been made.
    PressedWithoutMove { by: Side },

    /// The clock was used improperly.
    ClockMisused { by: Side, how: ClockMisuse },
    /// The clock was paused.
    ClockPaused { by: Seat, reason: String },
    /// A player had no reason to pause.
    PauseFaulted { by: Side },
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

    /// Both flags are down, nobody knows which fell first, and play goes on.
    BothFlagsIgnored,

    /// Pieces were displaced and must be put back on the displacer's time.
    PiecesDisplaced {
        by: Side,
        #[serde(with = "serial::SquareNames")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<serial::SquareName>"))]
        squares: Vec<Square>,
    },
    /// Displaced pieces were put back.
    PiecesRestored { by: Side },
    /// A player pressed the clock while displaced pieces lay about.
    PressedWhileDisplaced { by: Side },
    /// A player asked for an assistant.
    AssistantRequested { by: Side, purpose: Assistance },
    /// The arbiter allowed an assistant.
    AssistantAllowed {
        of: Side,
        purpose: Assistance,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        less_time: Option<Span>,
    },
    /// The position was transferred to a board that stands the right way.
    PositionTransferred,
    /// Colours are reversed but play goes on.
    ColoursStand,
    /// An earlier position was restored.
    PositionRestored {
        #[serde(with = "serial::BoxedFen")]
        #[cfg_attr(feature = "ts", ts(as = "serial::Fen"))]
        setup: Box<Setup>,
    },
    /// An illegal act that was not completed was corrected.
    FaultCorrected { by: Side, duty: Duty },
    /// An illegal act was penalised.
    FaultPenalised(Box<FaultPenalised>),
    /// A move made with two hands was done again with one before the clock was pressed.
    TwoHandsCorrected { by: Side },
    /// A player agreed to take back an illegal move that stands.
    CorrectionAgreed { by: Side },
    /// Both players agreed; the position before the illegal move is back.
    CorrectedByAgreement { back_to: u32 },
    /// The arbiter waits for the next move to cure an illegal position.
    IllegalPositionWatched,
    /// The position is legal; nothing needs to be cured.
    PositionCured,

    /// A draw was offered.
    DrawOffered { by: Side, timely: bool },
    /// An offer was refused, aloud or by touching a piece.
    DrawRefused { by: Side, by_touch: bool },
    /// The arbiter consented to draws by agreement.
    ConsentGiven,
    /// A claim was incorrect; it still counts as an offer.
    ClaimRejected {
        by: Side,
        claim: Claim,
        /// The move written down with the claim, which must be made if it is legal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        intended: Option<Motion>,
        /// The pieces that an illegal one names, which count as touched.
        #[serde(
            default,
            with = "serial::SquareNames",
            skip_serializing_if = "Vec::is_empty"
        )]
        #[cfg_attr(feature = "ts", ts(as = "Vec<serial::SquareName>"))]
        touched: Vec<Square>,
        award: Span,
    },

    /// A player asked for an increment.
    IncrementRequested { by: Side },
    /// An increment was introduced for both.
    IncrementIntroduced {
        asked_by: Side,
        increment: Span,
        award: Span,
    },
    /// The request for an increment was not granted.
    IncrementRefused { asked_by: Side },
    /// A draw was claimed in a quickplay finish.
    QuickplayClaimed { by: Side, ground: Ground },
    /// The decision on it was postponed.
    QuickplayPostponed {
        by: Side,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        award: Option<Span>,
    },
    /// It was rejected.
    QuickplayRejected { by: Side, award: Span },
    /// The claimant's flag fell; the postponed decision is due now.
    QuickplayDecisionDue { of: Side },
    /// What a claim rests on was handed in, because no arbiter is present.
    QuickplayFiled(Box<Filed>),
    /// The opponent verified what was handed in.
    ClaimVerified { by: Side, rule: Rule },
    /// The score was shown to a player.
    ScoreShown { to: Side, rule: Rule },
    /// A player asked for the score too often.
    ScoreAskedTooOften { by: Side, rule: Rule },

    /// A telephone rang and the player was warned.
    DeviceWarned { of: Side },
    /// A penalty was given.
    Penalised { of: Side, penalty: Penalty },
    /// A ruling was set aside.
    RulingOverridden { ruling: u32, reason: String },
    /// Nobody knows whether a side could still mate: the arbiter must say.
    ArbiterAsked {
        can_mate: Side,
        if_yes: Ending,
        if_no: Ending,
    },
    /// An array may be played in Chess960.
    ArrayValid { first_rank: String },
    /// A player said that castling will follow.
    CastlingAnnounced { by: Side },
    /// Something about scoresheets.
    Sheet(SheetFact),
    /// Something about conduct or the arbiter's office.
    Conduct(ConductFact),
    /// Something about a blind player's board or announcements.
    Blind(BlindFact),
    /// Something about an adjournment.
    Adjournment(AdjournmentFact),
    /// The game ended.
    GameEnded {
        ending: Ending,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        score: Option<BySide<Points>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
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

/// The penalty for an illegal act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FaultPenalised {
    /// Who did it.
    pub by: Side,
    /// What it was.
    pub fault: Fault,
    /// The how-manieth of that player it is.
    pub count: u32,
    /// The time given to the opponent; none where the act loses the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub award: Option<Span>,
    /// The number of half-moves that remain when later ones are taken back.
    pub back_to: u32,
    /// The move that stands in place of the illegal one: the pawn became a queen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub queened: Option<Motion>,
    /// What the illegal move touched, which binds its replacement.
    #[serde(with = "serial::SquareNames")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<serial::SquareName>"))]
    pub touched: Vec<Square>,
    /// Times that the arbiter may set, from the readings when the illegal move was made (7.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proposed: Option<BySide<Span>>,
    /// The rule that the penalty rests on.
    pub rule: Rule,
}

/// What is handed in with a claim where no arbiter is present (III.6.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Filed {
    /// Who claims.
    pub by: Side,
    /// On what ground.
    pub ground: Ground,
    /// The final position.
    #[serde(with = "serial::Fen")]
    #[cfg_attr(feature = "ts", ts(as = "serial::Fen"))]
    pub position: Setup,
    /// The moves, where the opponent is said to make no effort.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<Motion>,
}

impl Ground {
    /// The rule that says what is handed in with a claim on this ground.
    pub(crate) const fn filing(self) -> Rule {
        match self {
            Ground::Cannot => Rule::QuickplayPosition,
            Ground::NoEffort => Rule::QuickplayScore,
        }
    }
}

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

/// An illegal act (7.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// An illegal move.
    IllegalMove,
    /// A pawn left on the last rank.
    UnpromotedPawn,
    /// The clock pressed without a move.
    PressWithoutMove,
    /// Two hands used for one move.
    TwoHands,
}

/// A claim to a draw (9.2, 9.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// The position appears for the third time.
    Threefold,
    /// Fifty moves without capture or pawn move.
    FiftyMoves,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Who won, if anybody.
    pub outcome: Outcome,
    /// By what.
    pub how: How,
    /// The rule that says so.
    pub rule: Rule,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// One side won.
    Win(Side),
    /// Drawn.
    Draw,
    /// Both sides lost.
    BothLose,
    /// The game does not count; a new one is played.
    Annulled,
    /// Somebody has still to decide.
    Pending,
}

impl Outcome {
    /// The usual score: `1-0`, `1/2-1/2`, `0-0`, or the word for what is none.
    pub const fn as_str(self) -> &'static str {
        match self {
            Outcome::Win(Side::White) => "1-0",
            Outcome::Win(Side::Black) => "0-1",
            Outcome::Draw => "1/2-1/2",
            Outcome::BothLose => "0-0",
            Outcome::Annulled => "annulled",
            Outcome::Pending => "pending",
        }
    }
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each name is the whole story")]
pub enum How {
    Checkmate,
    Stalemate,
    DeadPosition,
    Resignation,
    Agreement,
    Threefold,
    FiftyMoves,
    Fivefold,
    SeventyFiveMoves,
    Flag,
    BothFlags,
    Default,
    IllegalAct,
    IllegalPosition,
    WrongArray,
    WrongColours,
    Quickplay,
    Device,
    Refusal,
    Penalty,
    Declared,
    /// A sealed move that is ambiguous, unreadable or illegal.
    SealedMoveFails,
    /// A sealed move that ended the game although somebody came too late.
    SealedMove,
    PositionLost,
    Signed,
}

impl Happened {
    /// Which happening it is, by the word that the journal has for it: `move_made`. What lies in one of the nested
    /// chapters is named by its own word, `recorded`.
    pub fn kind(&self) -> &'static str {
        match self {
            Happened::Sheet(fact) => fact.into(),
            Happened::Conduct(fact) => fact.into(),
            Happened::Blind(fact) => fact.into(),
            Happened::Adjournment(fact) => fact.into(),
            other => other.into(),
        }
    }

    /// The rule that the fact or ruling rests on.
    pub fn under(&self) -> Rule {
        match self {
            Happened::GameStarted { .. } => Rule::GameStart,
            Happened::PlayerArrived { .. } | Happened::LateArrivalExcused { .. } => {
                Rule::DefaultTime
            }
            Happened::AdjustingAnnounced { .. } | Happened::PiecesAdjusted { .. } => {
                Rule::Adjusting
            }
            Happened::PiecesTouched { duty, .. }
            | Happened::TouchOrderUnclear { duty, .. }
            | Happened::TouchUpheld { duty, .. }
            | Happened::PieceMisplaced { duty, .. } => duty.rule,
            Happened::TouchedOffMove { .. } => Rule::TouchDuty,
            Happened::AccidentAccepted { .. } => Rule::Accident,
            Happened::MoveMade {
                announced: true, ..
            } => Rule::BlindMoveMade,
            Happened::SquareFixed { .. }
            | Happened::PieceRemoved { .. }
            | Happened::MoveMade { .. } => Rule::Release,
            Happened::CastlingBegun { .. } => Rule::CastlingReleased,
            Happened::PromotionOpen { .. } | Happened::PromotionFixed { .. } => {
                Rule::PromotionChoice
            }
            Happened::MoveCompleted { .. } | Happened::IllegalMoveCompleted { .. } => {
                Rule::Completion
            }
            Happened::PressedWithoutMove { .. } => Rule::ClockHandling,
            Happened::ClockMisused { how, .. } => match how {
                ClockMisuse::OtherHand | ClockMisuse::Finger | ClockMisuse::Hover => {
                    Rule::PressingHand
                }
                ClockMisuse::Forcible | ClockMisuse::PickUp | ClockMisuse::KnockOver => {
                    Rule::ClockHandling
                }
            },
            Happened::ClockPaused { by, .. } => match by {
                Seat::White | Seat::Black => Rule::PlayerPauses,
                Seat::Arbiter | Seat::System => Rule::ArbiterPauses,
            },
            Happened::PauseFaulted { .. } => Rule::PauseWithoutReason,
            Happened::ClockResumed { .. } => Rule::Resumption,
            Happened::ClockCorrectionDue { rule } => *rule,
            Happened::ClockSet(_) => Rule::ClockReadings,
            Happened::TimeGiven { .. } => Rule::AdditionalTime,
            Happened::FlagFell { .. } => Rule::FlagObserved,
            Happened::BothFlagsIgnored => Rule::BothFlagsEarly,
            Happened::PiecesDisplaced { .. } | Happened::PiecesRestored { .. } => {
                Rule::Displacement
            }
            Happened::PressedWhileDisplaced { .. } => Rule::DisplacementPenalty,
            Happened::AssistantRequested { purpose, .. }
            | Happened::AssistantAllowed { purpose, .. } => purpose.under(),
            Happened::PositionTransferred => Rule::BoardTurned,
            Happened::ColoursStand => Rule::WrongColours,
            Happened::PositionRestored { .. } => Rule::PieceMisplaced,
            Happened::FaultCorrected { .. } => Rule::IllegalMoveFound,
            Happened::FaultPenalised(penalised) => penalised.rule,
            Happened::TwoHandsCorrected { .. } => Rule::TwoHands,
            Happened::CorrectionAgreed { .. } | Happened::CorrectedByAgreement { .. } => {
                Rule::IllegalMoveUnsupervised
            }
            Happened::IllegalPositionWatched | Happened::PositionCured => Rule::IllegalPosition,
            Happened::DrawOffered { .. } | Happened::DrawRefused { .. } => Rule::DrawOffer,
            Happened::ConsentGiven => Rule::NoDrawsByAgreement,
            Happened::ClaimRejected { .. } => Rule::ClaimIncorrect,
            Happened::IncrementRequested { .. }
            | Happened::IncrementIntroduced { .. }
            | Happened::IncrementRefused { .. } => Rule::QuickplayIncrement,
            Happened::QuickplayClaimed { .. } => Rule::QuickplayClaim,
            Happened::QuickplayPostponed { .. } | Happened::QuickplayDecisionDue { .. } => {
                Rule::QuickplayPostponed
            }
            Happened::QuickplayRejected { .. } => Rule::QuickplayRejected,
            Happened::QuickplayFiled(filed) => filed.ground.filing(),
            Happened::ClaimVerified { rule, .. } => *rule,
            Happened::ScoreShown { rule, .. } | Happened::ScoreAskedTooOften { rule, .. } => *rule,
            Happened::DeviceWarned { .. } => Rule::Device,
            Happened::Penalised { penalty, .. } => penalty.under(),
            Happened::RulingOverridden { .. } => Rule::ArbiterOverrides,
            Happened::ArbiterAsked { if_yes, .. } => if_yes.rule,
            Happened::ArrayValid { .. } => Rule::Chess960Array,
            Happened::CastlingAnnounced { .. } => Rule::CastlingAnnounced,
            Happened::Sheet(fact) => fact.under(),
            Happened::Conduct(fact) => fact.under(),
            Happened::Blind(fact) => fact.under(),
            Happened::Adjournment(fact) => fact.under(),
            Happened::GameEnded { ending, .. } => ending.rule,
        }
    }

    /// The sentence that tells it.
    pub fn message(&self) -> Message {
        crate::messages::happened(self)
    }
}

impl Penalty {
    /// The rule that allows the penalty.
    pub const fn under(&self) -> Rule {
        match self {
            Penalty::Warning => Rule::Warning,
            Penalty::MoreTimeForOpponent(_) => Rule::MoreTimeForOpponent,
            Penalty::LessTime(_) => Rule::LessTimeForOffender,
            Penalty::Points {
                raises_opponent: true,
                ..
            } => Rule::MorePointsForOpponent,
            Penalty::Points { .. } => Rule::FewerPointsForOffender,
            Penalty::Loss { .. } => Rule::GameDeclaredLost,
            Penalty::Fine(_) => Rule::Fine,
            Penalty::Exclusion { .. } => Rule::ExclusionFromRounds,
            Penalty::Expulsion => Rule::Expulsion,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Happenings are made and dropped by the million; the rare large ones are boxed.
    #[test]
    fn a_happening_is_small() {
        assert!(size_of::<Happened>() <= 48, "{}", size_of::<Happened>());
    }
}
