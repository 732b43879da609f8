//! Irregularities (Article 7) and what becomes of them where few arbiters watch (A.4, B.4).

mod ruled;
pub(crate) mod ruling;

use jadoube_ruling::{BySide, Message, Moment, Seat, Side, Span, Value};
use serde::{Deserialize, Serialize};
use shakmaty::{Setup, Square};
use strum::{IntoStaticStr, VariantNames};

use crate::asked::Office;
use crate::game::{Decided, Game, Offence};
use crate::messages::{names, told, word};
use crate::{Duty, GeneralRefusal, Motion, Refused, Rule, Rulebook, serial};

/// A request about an irregularity (Article 7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum IrregularityRequest {
    /// Knock pieces off their squares (7.4).
    Displace {
        /// The squares they stood on.
        #[serde(with = "serial::SquareNames")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<serial::SquareName>"))]
        squares: Vec<Square>,
    },
    /// Put displaced pieces back (7.4.1).
    RestorePieces,
    /// Claim that the opponent did something illegal (7.5).
    ClaimIllegal,
    /// Establish that something illegal was done (7.5).
    ObserveIllegal,
    /// Establish that both kings are in check or a pawn stands on the last rank (A.4.4).
    ObserveIllegalPosition,
    /// Agree to take back an illegal move that stands (A.4.2); both players must.
    AgreeToCorrect,
    /// Point out an irregularity (6.10.2, 7.2, 7.3, 7.6).
    Find(Finding),
}

impl IrregularityRequest {
    pub(crate) const fn office(&self) -> Office {
        match self {
            IrregularityRequest::Displace { .. }
            | IrregularityRequest::RestorePieces
            | IrregularityRequest::ClaimIllegal
            | IrregularityRequest::AgreeToCorrect => Office::Player,
            IrregularityRequest::Find(_) => Office::Anyone,
            IrregularityRequest::ObserveIllegal => Office::ArbiterOrSystem,
            IrregularityRequest::ObserveIllegalPosition => Office::Arbiter,
        }
    }

    pub(crate) const fn is_heard_at_any_time(&self) -> bool {
        match self {
            IrregularityRequest::Find(_) => true,
            IrregularityRequest::Displace { .. }
            | IrregularityRequest::RestorePieces
            | IrregularityRequest::ClaimIllegal
            | IrregularityRequest::ObserveIllegal
            | IrregularityRequest::ObserveIllegalPosition
            | IrregularityRequest::AgreeToCorrect => false,
        }
    }
}

/// What happened about an irregularity (Article 7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "fields repeat one vocabulary: by, of, to, motion, squares"
)]
pub enum IrregularityFact {
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
}

impl IrregularityFact {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            IrregularityFact::IllegalMoveCompleted { .. } => Rule::Completion,
            IrregularityFact::PressedWithoutMove { .. } => Rule::ClockHandling,
            IrregularityFact::PiecesDisplaced { .. } | IrregularityFact::PiecesRestored { .. } => {
                Rule::Displacement
            }
            IrregularityFact::PressedWhileDisplaced { .. } => Rule::DisplacementPenalty,
            IrregularityFact::PositionTransferred => Rule::BoardTurned,
            IrregularityFact::ColoursStand => Rule::WrongColours,
            IrregularityFact::PositionRestored { .. } => Rule::PieceMisplaced,
            IrregularityFact::FaultCorrected { .. } => Rule::IllegalMoveFound,
            IrregularityFact::FaultPenalised(penalised) => penalised.rule,
            IrregularityFact::TwoHandsCorrected { .. } => Rule::TwoHands,
            IrregularityFact::CorrectionAgreed { .. }
            | IrregularityFact::CorrectedByAgreement { .. } => Rule::IllegalMoveUnsupervised,
            IrregularityFact::IllegalPositionWatched | IrregularityFact::PositionCured => {
                Rule::IllegalPosition
            }
        }
    }

    pub(crate) fn message(&self) -> Message {
        let side = |id, side: Side| Message::new(id).with("side", side);
        match self {
            IrregularityFact::IllegalMoveCompleted { by, motion, .. } => {
                side("illegal-move-completed", *by).with("move", told(*motion))
            }
            IrregularityFact::PressedWithoutMove { by } => side("pressed-without-move", *by),
            IrregularityFact::PiecesDisplaced { by, squares } => {
                side("pieces-displaced", *by).with("squares", names(squares))
            }
            IrregularityFact::PiecesRestored { by } => side("pieces-restored", *by),
            IrregularityFact::PressedWhileDisplaced { by } => side("pressed-while-displaced", *by),
            IrregularityFact::PositionTransferred => Message::new("position-transferred"),
            IrregularityFact::ColoursStand => Message::new("colours-stand"),
            IrregularityFact::PositionRestored { .. } => Message::new("position-restored"),
            IrregularityFact::FaultCorrected { by, duty } => {
                side("fault-corrected", *by).with("duty", word(duty.kind))
            }
            IrregularityFact::FaultPenalised(penalised) => {
                let message = side("fault-penalised", penalised.by)
                    .with("fault", Value::Word(fault(penalised.fault)))
                    .with("count", penalised.count)
                    .with("opponent", !penalised.by);
                match penalised.award {
                    Some(award) => message.with("seconds", award),
                    None => message.with("seconds", 0i64),
                }
            }
            IrregularityFact::TwoHandsCorrected { by } => side("two-hands-corrected", *by),
            IrregularityFact::CorrectionAgreed { by } => side("correction-agreed", *by),
            IrregularityFact::CorrectedByAgreement { .. } => Message::new("corrected-by-agreement"),
            IrregularityFact::IllegalPositionWatched => Message::new("illegal-position-watched"),
            IrregularityFact::PositionCured => Message::new("position-cured"),
        }
    }
}

/// Why a request about an irregularity (Article 7) is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum IrregularityRefusal {
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
}

impl IrregularityRefusal {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            IrregularityRefusal::TooLate { rule } | IrregularityRefusal::ResultStands { rule } => {
                *rule
            }
            IrregularityRefusal::NothingIllegal => Rule::LegalMove,
            IrregularityRefusal::OnlyOpponentClaims => Rule::IllegalMoveUnsupervised,
            IrregularityRefusal::IllegalMoveUnknown => Rule::IllegalMoveFound,
            IrregularityRefusal::ArrayWasRight => Rule::InitialArray,
            IrregularityRefusal::NothingDisplaced => Rule::Displacement,
            IrregularityRefusal::NoOffenceYet => Rule::TwoHands,
            IrregularityRefusal::IllegalMoveStands => Rule::IllegalMoveUnsupervised,
        }
    }

    pub(crate) fn message(&self) -> Message {
        match self {
            IrregularityRefusal::NothingIllegal => Message::new("refused-nothing-illegal"),
            IrregularityRefusal::OnlyOpponentClaims => Message::new("refused-only-opponent-claims"),
            IrregularityRefusal::IllegalMoveUnknown => Message::new("refused-illegal-move-unknown"),
            IrregularityRefusal::ArrayWasRight => Message::new("refused-array-was-right"),
            IrregularityRefusal::NothingDisplaced => Message::new("refused-nothing-displaced"),
            IrregularityRefusal::NoOffenceYet => Message::new("refused-no-offence-yet"),
            IrregularityRefusal::IllegalMoveStands => Message::new("refused-illegal-move-stands"),
            IrregularityRefusal::TooLate { rule } => Message::new(match rule {
                Rule::ResumptionTimes => "refused-times-stand",
                _ => "refused-too-late",
            }),
            IrregularityRefusal::ResultStands { .. } => Message::new("refused-result-stands"),
        }
    }
}

/// An irregularity that somebody points out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Finding {
    /// The initial array was wrong (7.2.1).
    WrongArray,
    /// The board stands the wrong way (7.2.2).
    BoardTurned,
    /// The colours are reversed (7.3).
    ColoursReversed,
    /// The clock is set wrongly (6.10.2).
    ClockSetting {
        /// Whether the schedule would suffer if it stood (A.4.1.1).
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
        schedule_harmed: bool,
    },
    /// The clock is defective (6.10.1).
    ClockDefect,
    /// A piece stands on a wrong square (7.6).
    PieceMisplaced {
        /// The last position that can be identified.
        #[serde(with = "serial::Fen")]
        #[cfg_attr(feature = "ts", ts(as = "serial::Fen"))]
        restore: Setup,
    },
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

const fn fault(fault: Fault) -> &'static str {
    match fault {
        Fault::IllegalMove => "illegal-move",
        Fault::UnpromotedPawn => "unpromoted-pawn",
        Fault::PressWithoutMove => "press-without-move",
        Fault::TwoHands => "two-hands",
    }
}

impl Game {
    pub(crate) fn irregularity_asked(
        &self,
        book: &Rulebook,
        seat: Seat,
        asked: &IrregularityRequest,
        now: Moment,
    ) -> Decided {
        match (asked, seat.side()) {
            (IrregularityRequest::Find(finding), Some(by)) => self.find(book, Some(by), finding),
            (IrregularityRequest::Displace { squares }, Some(by)) => self.displace(by, squares),
            (IrregularityRequest::RestorePieces, Some(by)) => self.restore_pieces(by),
            (IrregularityRequest::ClaimIllegal, Some(by)) => self.claim_illegal(book, by, now),
            (IrregularityRequest::AgreeToCorrect, Some(by)) => self.agree_to_correct(by),
            (IrregularityRequest::ObserveIllegal, None) => self.observe_illegal(book, now),
            (IrregularityRequest::ObserveIllegalPosition, None) => {
                self.observe_illegal_position(book, now)
            }
            (IrregularityRequest::Find(finding), None) => self.find(book, None, finding),
            (
                IrregularityRequest::Displace { .. }
                | IrregularityRequest::RestorePieces
                | IrregularityRequest::ClaimIllegal
                | IrregularityRequest::AgreeToCorrect,
                None,
            )
            | (
                IrregularityRequest::ObserveIllegal | IrregularityRequest::ObserveIllegalPosition,
                Some(_),
            ) => Err(Refused::General(GeneralRefusal::NotYourOffice { seat })),
        }
    }

    pub(crate) fn irregularity_happened(&mut self, fact: &IrregularityFact, at: Moment) {
        match fact {
            IrregularityFact::IllegalMoveCompleted {
                by,
                motion,
                fault,
                alone,
            } => self.illegal_completed(*by, *motion, *fault, *alone, at),
            IrregularityFact::PressedWithoutMove { by } => self.pressed_without_move(*by, at),
            IrregularityFact::PiecesDisplaced { by, .. } => self.displaced(*by, at),
            IrregularityFact::PiecesRestored { by } => self.pieces_restored(*by, at),
            IrregularityFact::PositionRestored { setup } => self.restored(setup),
            IrregularityFact::FaultCorrected { .. } => self.hand.put_back(),
            IrregularityFact::FaultPenalised(penalised) => self.fault_penalised(penalised, at),
            IrregularityFact::TwoHandsCorrected { by } => {
                let corrected = |o: &Offence| o.by == *by && o.fault == Fault::TwoHands;
                self.offences.retain(|o| !corrected(o));
            }
            IrregularityFact::CorrectionAgreed { by } => self.sides[*by].agrees_to_correct = true,
            IrregularityFact::CorrectedByAgreement { back_to } => {
                self.back_to(*back_to, at);
                self.offences.retain(|offence| offence.before < *back_to);
            }
            IrregularityFact::IllegalPositionWatched => self.watch = true,
            IrregularityFact::PositionCured => self.watch = false,
            IrregularityFact::PressedWhileDisplaced { .. }
            | IrregularityFact::PositionTransferred
            | IrregularityFact::ColoursStand => {}
        }
    }
}
