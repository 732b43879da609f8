//! What a seat may ask for: requests, in the imperative.

use jadoube_ruling::{BySide, Seat, Side, Span};
use serde::{Deserialize, Serialize};
use shakmaty::{Role, Setup, Square};
use strum::IntoStaticStr;

use crate::serial;
use crate::{
    AdjournmentRequest, BlindRequest, ConductRequest, Medium, Motion, Outcome, Points, SheetRequest,
};

/// A request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Asked {
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

    /// Announce that pieces will be adjusted (4.2.1).
    AnnounceAdjust,
    /// Touch pieces, several at once if together (4.3).
    Touch {
        /// Where they stand.
        #[serde(with = "serial::SquareNames")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<serial::SquareName>"))]
        squares: Vec<Square>,
    },
    /// Establish that a contact was an accident (4.2.2).
    AcceptAccident {
        /// Whose contact it was.
        of: Side,
        /// Which pieces were touched.
        #[serde(with = "serial::SquareNames")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<serial::SquareName>"))]
        squares: Vec<Square>,
    },
    /// Establish that nobody knows in which order pieces were touched (4.3.3).
    OrderUnclear,
    /// Release a piece on a square (4.7).
    Release {
        /// Where the piece stood.
        #[serde(with = "serial::SquareName")]
        #[cfg_attr(feature = "ts", ts(as = "serial::SquareName"))]
        from: Square,
        /// Where it is let go.
        #[serde(with = "serial::SquareName")]
        #[cfg_attr(feature = "ts", ts(as = "serial::SquareName"))]
        to: Square,
        /// Whether a captured piece is off the board; not said: a capture is taken to have removed
        /// it, a promotion waits for its removal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        victim_off: Option<bool>,
    },
    /// Take a piece off the board (4.6, 4.7).
    Remove {
        /// Where it stood.
        #[serde(with = "serial::SquareName")]
        #[cfg_attr(feature = "ts", ts(as = "serial::SquareName"))]
        square: Square,
    },
    /// Take a promotion piece into the hand (4.4.4).
    PickPromotion {
        /// The kind of piece.
        #[serde(with = "serial::PieceLetter")]
        #[cfg_attr(feature = "ts", ts(as = "serial::PieceLetter"))]
        role: Role,
    },
    /// Touch the promotion square with the new piece (4.4.4).
    TouchPromotion {
        /// The kind of piece.
        #[serde(with = "serial::PieceLetter")]
        #[cfg_attr(feature = "ts", ts(as = "serial::PieceLetter"))]
        role: Role,
        /// The promotion square.
        #[serde(with = "serial::SquareName")]
        #[cfg_attr(feature = "ts", ts(as = "serial::SquareName"))]
        square: Square,
    },
    /// Release the new piece on the promotion square (4.7.3).
    ReleasePromotion {
        /// The kind of piece.
        #[serde(with = "serial::PieceLetter")]
        #[cfg_attr(feature = "ts", ts(as = "serial::PieceLetter"))]
        role: Role,
        /// The promotion square.
        #[serde(with = "serial::SquareName")]
        #[cfg_attr(feature = "ts", ts(as = "serial::SquareName"))]
        square: Square,
    },
    /// Make a move in one go: touch, carry, release.
    Move {
        /// The move; a pawn may reach the last rank and stay a pawn.
        motion: Motion,
        /// Whether both hands were used (4.1).
        #[serde(default, skip_serializing_if = "serial::is_false")]
        two_hands: bool,
    },
    /// Knock pieces off their squares (7.4).
    Displace {
        /// The squares they stood on.
        #[serde(with = "serial::SquareNames")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<serial::SquareName>"))]
        squares: Vec<Square>,
    },
    /// Put displaced pieces back (7.4.1).
    RestorePieces,
    /// Ask for an assistant (4.9, 6.2.6, 8.1.6, D.2.10).
    RequestAssistant {
        /// What the assistant shall do.
        purpose: Assistance,
    },
    /// Allow an assistant, and adjust the player's time for it.
    AllowAssistant {
        /// Whose assistant.
        of: Side,
        /// What the assistant shall do.
        purpose: Assistance,
        /// What is taken from the player's time; nothing from a disabled player's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        less_time: Option<Span>,
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

    /// Claim that the opponent broke the touch rules (4.8); the arbiter may say so too.
    ClaimTouch,
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

    /// Offer a draw (9.1).
    OfferDraw,
    /// Accept a draw.
    AcceptDraw,
    /// Refuse a draw.
    DeclineDraw,
    /// Take an offer back.
    WithdrawOffer,
    /// Consent to draws by agreement where the regulations forbid them (9.1.1).
    Consent,
    /// Claim a threefold repetition (9.2).
    ClaimThreefold {
        /// The move written down with the claim.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        intended: Option<Motion>,
        /// On what it was written down.
        #[serde(default, skip_serializing_if = "Medium::is_paper")]
        medium: Medium,
    },
    /// Claim fifty moves without capture or pawn move (9.3).
    ClaimFifty {
        /// The move written down with the claim.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        intended: Option<Motion>,
        /// On what it was written down.
        #[serde(default, skip_serializing_if = "Medium::is_paper")]
        medium: Medium,
    },
    /// Resign (5.1.2).
    Resign,

    /// Ask for an increment in a quickplay finish (III.4).
    RequestIncrement,
    /// Claim a draw in a quickplay finish (III.5).
    ClaimNormalMeans {
        /// On what ground.
        ground: Ground,
    },
    /// Decide on a request or claim in a quickplay finish.
    DecideQuickplay {
        /// How.
        decision: Decision,
        /// Extra time for the opponent when the decision is postponed (III.5.2).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        award: Option<Span>,
    },
    /// Verify what the opponent handed in with a claim where no arbiter is present (III.6.1).
    VerifyClaim,
    /// Ask to see the score in a supervised rapid or blitz game (A.3.2, B.3.2).
    RequestScore,

    /// Record an electronic device (11.3.2).
    RecordDevice {
        /// On whom.
        of: Side,
        /// What about it.
        kind: Device,
    },
    /// Record persistent refusal to obey the Laws (11.7, 11.8).
    RecordRefusal {
        /// By whom; not said: by both.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Side>,
        /// What the opponent gets; not said: the points of a win.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        opponent: Option<Points>,
    },
    /// Penalise a player (12.9).
    Penalise {
        /// Whom.
        of: Side,
        /// How.
        penalty: Penalty,
    },
    /// Declare a result, with a reason (11.7, 12.9.6).
    Declare {
        /// The result.
        outcome: Outcome,
        /// Why.
        reason: String,
    },
    /// Set a ruling aside, with a reason.
    Override {
        /// The number of the ruling, as the game counts them.
        ruling: u32,
        /// Why.
        reason: String,
    },
    /// Answer the question whether a side could still mate.
    AnswerCanMate {
        /// Whether it could.
        can_mate: bool,
    },

    /// Establish whether an array may be played in Chess960 (II.2).
    CheckArray {
        /// White's pieces from the a-file on, `RNBQKBNR`.
        first_rank: String,
        /// Black's pieces, if they are to be checked too.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        last_rank: Option<String>,
    },
    /// Say that castling will follow (II.3.2.7.1).
    AnnounceCastling,
    /// Something about scoresheets (Article 8).
    Sheet(SheetRequest),
    /// Something about conduct or the arbiter's office (Articles 11 and 12).
    Conduct(ConductRequest),
    /// Something about a blind player's board or announcements (Appendix D).
    Blind(BlindRequest),
    /// Something about an adjournment (Guidelines I).
    Adjournment(AdjournmentRequest),
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

/// What an assistant does for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Assistance {
    /// Moves the pieces.
    Moving,
    /// Operates the clock.
    Clock,
    /// Keeps the score.
    Recording,
    /// Does what a blind player's assistant may do.
    Blindness,
}

impl Assistance {
    /// The rule that allows it.
    pub const fn under(self) -> crate::Rule {
        match self {
            Assistance::Moving => crate::Rule::AssistantForMoving,
            Assistance::Clock => crate::Rule::AssistantForClock,
            Assistance::Recording => crate::Rule::AssistantForRecording,
            Assistance::Blindness => crate::Rule::BlindAssistant,
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

/// On what ground a draw is claimed in a quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// The opponent cannot win by normal means.
    Cannot,
    /// The opponent makes no effort to.
    NoEffort,
}

/// The arbiter's decision in a quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// The increment is introduced.
    Agree,
    /// The game is drawn.
    Draw,
    /// The decision waits.
    Postpone,
    /// The request or claim is rejected.
    Reject,
}

/// What about an electronic device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Device {
    /// It made a sound.
    Ring,
    /// It was found on the player.
    Found,
    /// It lies switched off in a bag.
    InBag,
    /// The bag was touched without permission.
    BagTouched,
}

/// A penalty (12.9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Penalty {
    /// A warning.
    Warning,
    /// More time for the opponent.
    MoreTimeForOpponent(Span),
    /// Less time for the offender.
    LessTime(Span),
    /// Other points: the offender's and the opponent's.
    Points {
        /// What the offender gets.
        own: Points,
        /// What the opponent gets.
        opponent: Points,
        /// Whether it is the opponent's points that are raised.
        raises_opponent: bool,
    },
    /// The game is lost; the opponent's points are decided too.
    Loss {
        /// What the opponent gets.
        opponent: Points,
    },
    /// A fine announced beforehand.
    Fine(u32),
    /// Exclusion from rounds.
    Exclusion {
        /// How many rounds.
        rounds: u32,
    },
    /// Expulsion from the event.
    Expulsion,
}

/// Who may make a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Office {
    Player,
    Arbiter,
    PlayerOrArbiter,
    ArbiterOrSystem,
    Anyone,
}

impl Office {
    pub(crate) fn admits(self, seat: Seat) -> bool {
        let player = seat.side().is_some();
        match self {
            Office::Player => player,
            Office::Arbiter => seat == Seat::Arbiter,
            Office::PlayerOrArbiter => player || seat == Seat::Arbiter,
            Office::ArbiterOrSystem => !player,
            Office::Anyone => true,
        }
    }
}

impl Asked {
    /// Which request it is, by the word that the journal has for it: `offer_draw`. What lies in one of the nested
    /// chapters is named by its own word, `record_move`.
    pub fn kind(&self) -> &'static str {
        match self {
            Asked::Sheet(asked) => asked.into(),
            Asked::Conduct(asked) => asked.into(),
            Asked::Blind(asked) => asked.into(),
            Asked::Adjournment(asked) => asked.into(),
            other => other.into(),
        }
    }

    /// Who may make this request.
    pub(crate) fn office(&self) -> Office {
        match self {
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
            | Asked::RequestScore
            | Asked::VerifyClaim
            | Asked::AnnounceCastling => Office::Player,
            Asked::Pause { .. } | Asked::ClaimTouch => Office::PlayerOrArbiter,
            Asked::Find(_) | Asked::TimePassed => Office::Anyone,
            Asked::ObserveFlag { .. }
            | Asked::ObserveIllegal
            | Asked::CheckDefault
            | Asked::Start
            | Asked::AnswerCanMate { .. } => Office::ArbiterOrSystem,
            Asked::Excuse { .. }
            | Asked::AcceptAccident { .. }
            | Asked::OrderUnclear
            | Asked::RecordClockMisuse { .. }
            | Asked::AllowAssistant { .. }
            | Asked::FaultPause { .. }
            | Asked::Resume { .. }
            | Asked::SetClock { .. }
            | Asked::AddTime { .. }
            | Asked::ObserveIllegalPosition
            | Asked::Consent
            | Asked::DecideQuickplay { .. }
            | Asked::RecordDevice { .. }
            | Asked::RecordRefusal { .. }
            | Asked::Penalise { .. }
            | Asked::Declare { .. }
            | Asked::Override { .. }
            | Asked::CheckArray { .. } => Office::Arbiter,
            Asked::Sheet(asked) => asked.office(),
            Asked::Conduct(asked) => asked.office(),
            Asked::Blind(asked) => asked.office(),
            Asked::Adjournment(asked) => asked.office(),
        }
    }
}
