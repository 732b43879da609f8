//! Why a request is refused, each with its rule.

use jadoube_ruling::{Message, Moment, Seat};
use serde::{Deserialize, Serialize};
use shakmaty::Square;
use strum::IntoStaticStr;

use crate::serial;
use crate::{Duty, Ending, Rule};

/// The reason why a request changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Refused {
    /// The game is over.
    GameOver(Ending),
    /// The moment lies before one that the game already knows.
    TimeRanBack {
        /// The latest moment that the game knows.
        latest: Moment,
    },
    /// The request is not for this seat to make.
    NotYourOffice {
        /// Who asked.
        seat: Seat,
    },
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
    /// An open question must be answered by the arbiter first.
    ArbiterMustAnswer,
    /// There is no such question.
    NothingAsked,
    /// The player does not have the move.
    NotOnMove,
    /// No piece stands there.
    NothingThere {
        /// The square.
        #[serde(with = "serial::SquareName")]
        #[cfg_attr(feature = "ts", ts(as = "serial::SquareName"))]
        square: Square,
    },
    /// A touched piece binds the player.
    BoundByTouch(Duty),
    /// Only the player to move may adjust, and the own clock must be running.
    AdjustNotAllowed,
    /// Pieces are adjusted only while the own clock runs.
    AdjustOffClock,
    /// There is no promotion to do this with.
    NoPromotion,
    /// Pressing the clock has no effect now.
    PressHasNoEffect,
    /// Touching a piece ended the right to object.
    ObjectionForfeited,
    /// Touching a piece ended the right to claim on this move.
    ClaimForfeited,
    /// Only the player having the move may claim.
    ClaimNotOnMove {
        /// The rule of the claim.
        rule: Rule,
    },
    /// There is nothing to object to.
    NothingToObject,
    /// Nothing illegal was done.
    NothingIllegal,
    /// Where few arbiters watch only the opponent may claim an illegal move.
    OnlyOpponentClaims,
    /// The position is illegal, but no illegal move is on record that led to it.
    IllegalMoveUnknown,
    /// The initial array was right.
    ArrayWasRight,
    /// No piece is displaced.
    NothingDisplaced,
    /// Two hands are an offence only once the clock was pressed.
    NoOffenceYet,
    /// The illegal move stands.
    IllegalMoveStands,
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
    /// It is too late to question this.
    TooLate {
        /// The rule that says so.
        rule: Rule,
    },
    /// The result stands.
    ResultStands {
        /// The rule that was invoked.
        rule: Rule,
    },
    /// No offer is open.
    NoOffer,
    /// An offer is void under the regulations.
    OfferVoid,
    /// An offer cannot be taken back.
    OfferIrrevocable,
    /// A draw cannot be agreed before both have moved.
    AgreementVoid,
    /// Such a score cannot be.
    ScoreImpossible,
    /// Only the player on move may ask for the score.
    ScoreOnlyOnMove {
        /// The rule of supervised rapid or blitz.
        rule: Rule,
    },
    /// Guidelines III do not allow this.
    QuickplayInadmissible {
        /// The guideline that says so.
        rule: Rule,
    },
    /// There is no ruling of that number, or it was set aside before.
    NoSuchRuling,
    /// Moves were made since; the ruling can no longer be set aside as a whole.
    RulingOvertaken,
    /// The own previous move must be written down first.
    RecordPreviousFirst,
    /// The scoresheet must be brought up to date first.
    UpdateSheetFirst {
        /// The rule that says so.
        rule: Rule,
    },
    /// No scoresheet has to be brought up to date.
    NoUpdateDue,
    /// The game has not ended.
    StillInPlay,
    /// There is no such article in this edition.
    NoSuchArticle,
    /// The regulations allow no appeals.
    NoAppeals,
    /// A player who has finished is a spectator.
    NowSpectator,
    /// The arbiter tells nobody the number of moves.
    NoHints,
    /// The request is for a blind player's board, and this player follows the normal rules.
    SightedPlayer,
    /// Neither player is blind.
    NobodyIsBlind,
    /// A blind player's move is not made, so the opponent's clock is not started.
    BlindMoveNotMade,
    /// An announcement does not say which move is meant.
    AnnouncementIncomplete,
    /// There is no announcement that could still be corrected.
    AnnouncementTooLate,
    /// The records agree, but nobody has said who executed a move wrongly.
    WhoseBoardIsWrong,
    /// The player has no assistant who may do this.
    NotForAssistant,
    /// The clock was stopped; the sealed move cannot be changed.
    SealFinal,
    /// No move was sealed.
    NothingSealed,
    /// No sealed move waits in an envelope.
    NotAdjourned,
    /// The game is adjourned; play goes on by opening the envelope.
    StillAdjourned,
    /// The envelope must be opened first: a sealed move that ended the game goes before lateness.
    EnvelopeFirst,
    /// What is said to be in the envelope is not what was sealed.
    SealBroken,
    /// The stated move is not one legal move.
    StatedMoveUnclear,
    /// A reply is sealed only as the first one, and only while the opponent is absent.
    OpponentIsHere,
    /// The array cannot be played in Chess960.
    ArrayInvalid {
        /// The guideline that it breaks.
        rule: Rule,
    },
    /// There is no claim to verify, or it is one's own.
    NothingToVerify,
    /// The edition's source has no rule for this: the arbiter decides.
    NoRule {
        /// The rule that the source lacks.
        lacking: Rule,
    },
}

impl Refused {
    /// Which refusal it is, by the word that the journal has for it: `not_on_move`.
    pub fn kind(&self) -> &'static str {
        self.into()
    }

    /// The rule that the refusal rests on.
    pub fn under(&self) -> Rule {
        match self {
            Refused::GameOver(ending) => ending.rule,
            Refused::TimeRanBack { .. } => Rule::ClockReadings,
            Refused::NotYourOffice { seat } => match seat {
                Seat::White | Seat::Black => Rule::ArbiterOffice,
                Seat::Arbiter | Seat::System => Rule::TwoOpponents,
            },
            Refused::NotStarted | Refused::AlreadyStarted => Rule::GameStart,
            Refused::NotArrived | Refused::AlreadyHere | Refused::DefaultTimeNotOver => {
                Rule::DefaultTime
            }
            Refused::Paused | Refused::NotPaused => Rule::Resumption,
            Refused::ArbiterMustAnswer | Refused::NothingAsked => Rule::ArbiterOffice,
            Refused::NotOnMove => Rule::Alternation,
            Refused::NothingThere { .. } => Rule::TouchDuty,
            Refused::BoundByTouch(duty) => duty.rule,
            Refused::AdjustNotAllowed => Rule::Adjusting,
            Refused::AdjustOffClock => Rule::AdjustOnOwnTime,
            Refused::NoPromotion => Rule::LegalMove,
            Refused::PressHasNoEffect => Rule::LatePress,
            Refused::ObjectionForfeited | Refused::NothingToObject => Rule::Objection,
            Refused::ClaimForfeited => Rule::TouchForfeitsClaim,
            Refused::ClaimNotOnMove { rule }
            | Refused::FlagClaimRefused { rule }
            | Refused::ArbiterSilent { rule }
            | Refused::TooLate { rule }
            | Refused::ResultStands { rule }
            | Refused::ScoreOnlyOnMove { rule }
            | Refused::QuickplayInadmissible { rule } => *rule,
            Refused::NothingIllegal => Rule::LegalMove,
            Refused::OnlyOpponentClaims => Rule::IllegalMoveUnsupervised,
            Refused::IllegalMoveUnknown => Rule::IllegalMoveFound,
            Refused::ArrayWasRight => Rule::InitialArray,
            Refused::NothingDisplaced => Rule::Displacement,
            Refused::NoOffenceYet => Rule::TwoHands,
            Refused::IllegalMoveStands => Rule::IllegalMoveUnsupervised,
            Refused::FlagUp => Rule::FlagCheck,
            Refused::NoOffer | Refused::OfferIrrevocable => Rule::DrawOffer,
            Refused::OfferVoid => Rule::NoDrawsByAgreement,
            Refused::AgreementVoid => Rule::Agreement,
            Refused::ScoreImpossible => Rule::PossibleScores,
            Refused::NoSuchRuling | Refused::RulingOvertaken => Rule::ArbiterOverrides,
            Refused::RecordPreviousFirst => Rule::PreviousMoveFirst,
            Refused::NoUpdateDue => Rule::BothSheetsUpdated,
            Refused::StillInPlay => Rule::ResultSigned,
            Refused::NoSuchArticle => Rule::LawExplained,
            Refused::NoAppeals => Rule::Appeal,
            Refused::NowSpectator => Rule::Spectators,
            Refused::NoHints => Rule::NoHints,
            Refused::SightedPlayer => Rule::SightedPlayer,
            Refused::NobodyIsBlind => Rule::TwoBoards,
            Refused::BlindMoveNotMade => Rule::BlindPress,
            Refused::AnnouncementIncomplete => Rule::Announcing,
            Refused::AnnouncementTooLate => Rule::SlipOfTheTongue,
            Refused::WhoseBoardIsWrong => Rule::BoardsCompared,
            Refused::NotForAssistant => Rule::BlindAssistant,
            Refused::SealFinal | Refused::NothingSealed => Rule::Sealing,
            Refused::NotAdjourned | Refused::StillAdjourned => Rule::EnvelopeOpened,
            Refused::EnvelopeFirst => Rule::ResumptionDefault,
            Refused::SealBroken => Rule::EnvelopeKept,
            Refused::StatedMoveUnclear => Rule::EnvelopeLost,
            Refused::OpponentIsHere => Rule::SealerAbsent,
            Refused::ArrayInvalid { rule } | Refused::UpdateSheetFirst { rule } => *rule,
            Refused::NothingToVerify => Rule::QuickplayUnsupervised,
            Refused::NoRule { .. } => Rule::LeftToArbiter,
        }
    }

    /// The sentence that tells it.
    pub fn message(&self) -> Message {
        crate::messages::refused(self)
    }
}
