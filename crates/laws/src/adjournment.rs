//! Adjourned games (Guidelines I): sealing a move, the envelope, and how play goes on.

mod sealing;

use jadoube_notation::Language;
use jadoube_ruling::{BySide, Message, Moment, Side, Span};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

use crate::asked::Office;
use crate::messages::told;
use crate::{Assistance, Commitment, Contents, Inscription, Motion, Rule, serial};

/// A request about an adjournment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum AdjournmentRequest {
    /// Announce a session and how long it lasts (I.14).
    AnnounceSession {
        /// The time until it ends.
        ends_in: Span,
    },
    /// Ask the player to move to seal (I.1.1).
    RequestSeal,
    /// Seal a move, or another one in its place while the clock still runs (I.1).
    Seal {
        /// What stands for the move.
        seal: Commitment,
        /// What is left of the session; not said: as the announced session has it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        session_left: Option<Span>,
    },
    /// Stop the clock after sealing (I.1.1).
    StopClock,
    /// Check the envelope and keep it (I.2, I.3).
    KeepEnvelope {
        /// The names of the players.
        names: BySide<String>,
        /// When and where the game will be resumed.
        resumption: String,
    },
    /// The time of resumption has come (I.5, I.9).
    Resume {
        /// Who is there.
        present: BySide<bool>,
    },
    /// Open the envelope (I.7 to I.10).
    Open(Opening),
    /// Seal the reply because the opponent is absent (I.9.3).
    SealReply {
        /// What stands for the reply.
        seal: Commitment,
    },
    /// The envelope is lost (I.12.1).
    EnvelopeMissing {
        /// The move that the player says was sealed.
        stated: String,
        /// The language it is written in.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        language: Option<Language>,
    },
    /// The adjourned position cannot be established (I.12.2).
    PositionLost,
}

impl AdjournmentRequest {
    pub(crate) const fn office(&self) -> Office {
        match self {
            AdjournmentRequest::Seal { .. }
            | AdjournmentRequest::StopClock
            | AdjournmentRequest::SealReply { .. } => Office::Player,
            AdjournmentRequest::AnnounceSession { .. }
            | AdjournmentRequest::RequestSeal
            | AdjournmentRequest::KeepEnvelope { .. }
            | AdjournmentRequest::Resume { .. }
            | AdjournmentRequest::Open(_)
            | AdjournmentRequest::EnvelopeMissing { .. }
            | AdjournmentRequest::PositionLost => Office::Arbiter,
        }
    }

    pub(crate) const fn through_assistant(&self) -> Option<(Rule, Option<Assistance>)> {
        match self {
            AdjournmentRequest::Seal { .. }
            | AdjournmentRequest::StopClock
            | AdjournmentRequest::SealReply { .. } => Some((Rule::AssistantSeals, None)),
            AdjournmentRequest::AnnounceSession { .. }
            | AdjournmentRequest::RequestSeal
            | AdjournmentRequest::KeepEnvelope { .. }
            | AdjournmentRequest::Resume { .. }
            | AdjournmentRequest::Open(_)
            | AdjournmentRequest::EnvelopeMissing { .. }
            | AdjournmentRequest::PositionLost => None,
        }
    }
}

/// How an envelope is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// What was found in it.
    pub contents: Contents,
    /// The language of the move; not said: English, or whatever makes sense.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    /// The move as the arbiter reads it, where the program could not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub read_as: Option<Motion>,
    /// Whether the arbiter finds that its meaning cannot be established (I.8.2).
    #[serde(default, skip_serializing_if = "serial::is_false")]
    pub unreadable: bool,
    /// Whether the player who has to answer is there.
    #[serde(default = "serial::yes", skip_serializing_if = "serial::is_true")]
    pub responder_present: bool,
    /// Whether the player who sealed is later than the default time allows.
    #[serde(default, skip_serializing_if = "serial::is_false")]
    pub sealer_defaulted: bool,
}

impl Opening {
    /// An opening with everybody there and nothing in doubt.
    pub fn of(contents: Contents) -> Opening {
        Opening {
            contents,
            language: None,
            read_as: None,
            unreadable: false,
            responder_present: true,
            sealer_defaulted: false,
        }
    }
}

/// What happened about an adjournment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "fields repeat one vocabulary: by, of, motion, seal"
)]
pub enum AdjournmentFact {
    /// A session was announced.
    SessionAnnounced { ends_in: Span },
    /// The player to move was asked to seal.
    SealRequested { of: Side },
    /// A move was sealed; `charged` is the rest of the session, used up by sealing early.
    MoveSealed {
        by: Side,
        seal: Box<Commitment>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        charged: Option<Span>,
    },
    /// A move was made on the board in place of sealing; it is the sealed move.
    MovedOnBoard { by: Side, motion: Motion },
    /// The clock was stopped; the game is adjourned.
    Adjourned { by: Side },
    /// The arbiter checked and kept the envelope.
    EnvelopeKept(Box<Inscription>),
    /// The time of resumption came.
    Resumed { present: BySide<bool>, rule: Rule },
    /// The player who has to answer is absent: the envelope stays closed, and that player's clock runs.
    EnvelopeStaysClosed { absent: Side },
    /// The sealed move, or the one that the player says was sealed, was made on the board.
    SealedMovePlayed {
        by: Side,
        motion: Motion,
        rule: Rule,
    },
    /// A reply was sealed because the opponent is absent.
    ReplySealed { by: Side, seal: Box<Commitment> },
}

impl AdjournmentFact {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            AdjournmentFact::SessionAnnounced { .. } => Rule::Session,
            AdjournmentFact::SealRequested { .. }
            | AdjournmentFact::MoveSealed { charged: None, .. }
            | AdjournmentFact::MovedOnBoard { .. }
            | AdjournmentFact::Adjourned { .. } => Rule::Sealing,
            AdjournmentFact::MoveSealed { .. } => Rule::SealingEarly,
            AdjournmentFact::EnvelopeKept(_) => Rule::EnvelopeKept,
            AdjournmentFact::EnvelopeStaysClosed { .. } => Rule::EnvelopeClosed,
            AdjournmentFact::ReplySealed { .. } => Rule::SealerAbsent,
            AdjournmentFact::Resumed { rule, .. }
            | AdjournmentFact::SealedMovePlayed { rule, .. } => *rule,
        }
    }

    pub(crate) fn message(&self) -> Message {
        let side = |id, side: Side| Message::new(id).with("side", side);
        match self {
            AdjournmentFact::SessionAnnounced { ends_in } => {
                Message::new("session-announced").with("seconds", *ends_in)
            }
            AdjournmentFact::SealRequested { of } => side("seal-requested", *of),
            AdjournmentFact::MoveSealed {
                by,
                charged: Some(span),
                ..
            } => side("move-sealed-early", *by).with("seconds", *span),
            AdjournmentFact::MoveSealed { by, .. } => side("move-sealed", *by),
            AdjournmentFact::MovedOnBoard { by, motion } => {
                side("moved-on-board", *by).with("move", told(*motion))
            }
            AdjournmentFact::Adjourned { by } => side("game-adjourned", *by),
            AdjournmentFact::EnvelopeKept(inscription) => side("envelope-kept", inscription.sealer)
                .with("number", inscription.number)
                .with("resumption", inscription.resumption.clone()),
            AdjournmentFact::Resumed { rule, .. } => Message::new(match rule {
                Rule::ResponderAbsent => "resumed-responder-absent",
                Rule::SealerAbsent => "resumed-sealer-absent",
                Rule::NeitherPresent => "resumed-neither-present",
                _ => "game-resumed",
            }),
            AdjournmentFact::EnvelopeStaysClosed { absent } => {
                side("envelope-stays-closed", *absent)
            }
            AdjournmentFact::SealedMovePlayed {
                by,
                motion,
                rule: Rule::EnvelopeLost,
            } => side("stated-move-played", *by).with("move", told(*motion)),
            AdjournmentFact::SealedMovePlayed { by, motion, .. } => {
                side("sealed-move-played", *by).with("move", told(*motion))
            }
            AdjournmentFact::ReplySealed { by, .. } => side("reply-sealed", *by),
        }
    }
}

/// What the game keeps about its adjournment.
#[derive(Clone, Debug)]
pub(crate) struct Adjournment {
    /// Who wrote what is in the envelope.
    author: Side,
    /// What stands for the move, in its last version.
    seal: Option<Commitment>,
    /// The move made on the board after the request to seal.
    on_board: Option<Motion>,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The player writes, and may still change the move.
    Sealing,
    /// The clock is stopped and nothing can be changed.
    Adjourned,
    /// The time of resumption has come; the envelope is closed.
    Resuming { since: Moment },
    /// The envelope was opened after so many half-moves.
    Opened { since: Moment, after: u32 },
}

/// Why a request about an adjournment is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum AdjournmentRefusal {
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
}

impl AdjournmentRefusal {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            AdjournmentRefusal::SealFinal | AdjournmentRefusal::NothingSealed => Rule::Sealing,
            AdjournmentRefusal::NotAdjourned | AdjournmentRefusal::StillAdjourned => {
                Rule::EnvelopeOpened
            }
            AdjournmentRefusal::EnvelopeFirst => Rule::ResumptionDefault,
            AdjournmentRefusal::SealBroken => Rule::EnvelopeKept,
            AdjournmentRefusal::StatedMoveUnclear => Rule::EnvelopeLost,
            AdjournmentRefusal::OpponentIsHere => Rule::SealerAbsent,
        }
    }

    pub(crate) fn message(&self) -> Message {
        match self {
            AdjournmentRefusal::SealFinal => Message::new("refused-seal-final"),
            AdjournmentRefusal::NothingSealed => Message::new("refused-nothing-sealed"),
            AdjournmentRefusal::NotAdjourned => Message::new("refused-not-adjourned"),
            AdjournmentRefusal::StillAdjourned => Message::new("refused-still-adjourned"),
            AdjournmentRefusal::EnvelopeFirst => Message::new("refused-envelope-first"),
            AdjournmentRefusal::SealBroken => Message::new("refused-seal-broken"),
            AdjournmentRefusal::StatedMoveUnclear => Message::new("refused-stated-move-unclear"),
            AdjournmentRefusal::OpponentIsHere => Message::new("refused-opponent-is-here"),
        }
    }
}
