//! Assistants of players (4.9, 6.2.6, 8.1.6, D.2.10): who does what for whom.

use jadoube_ruling::{Message, Moment, Seat, Side, Span, Value};
use serde::{Deserialize, Serialize};
use smallvec::smallvec;
use strum::{IntoStaticStr, VariantNames};

use crate::asked::Office;
use crate::game::{Decided, Game};
use crate::{GeneralRefusal, Happened, Refused, Rule, Rulebook};

/// A request about an assistant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum AssistantRequest {
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
}

impl AssistantRequest {
    pub(crate) const fn office(&self) -> Office {
        match self {
            AssistantRequest::RequestAssistant { .. } => Office::Player,
            AssistantRequest::AllowAssistant { .. } => Office::Arbiter,
        }
    }
}

/// What happened about an assistant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "fields repeat one vocabulary: by, of, to, motion, squares"
)]
pub enum AssistantFact {
    /// A player asked for an assistant.
    AssistantRequested { by: Side, purpose: Assistance },
    /// The arbiter allowed an assistant.
    AssistantAllowed {
        of: Side,
        purpose: Assistance,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        less_time: Option<Span>,
    },
}

impl AssistantFact {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            AssistantFact::AssistantRequested { purpose, .. }
            | AssistantFact::AssistantAllowed { purpose, .. } => purpose.under(),
        }
    }

    pub(crate) fn message(&self) -> Message {
        let side = |id, side: Side| Message::new(id).with("side", side);
        match self {
            AssistantFact::AssistantRequested { by, purpose } => {
                side("assistant-requested", *by).with("purpose", assistance(*purpose))
            }
            AssistantFact::AssistantAllowed {
                of,
                purpose,
                less_time,
            } => side("assistant-allowed", *of)
                .with("purpose", assistance(*purpose))
                .with("seconds", less_time.unwrap_or_default()),
        }
    }
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
    pub const fn under(self) -> Rule {
        match self {
            Assistance::Moving => Rule::AssistantForMoving,
            Assistance::Clock => Rule::AssistantForClock,
            Assistance::Recording => Rule::AssistantForRecording,
            Assistance::Blindness => Rule::BlindAssistant,
        }
    }
}

fn assistance(purpose: Assistance) -> Value {
    Value::Word(match purpose {
        Assistance::Moving => "moving",
        Assistance::Clock => "clock",
        Assistance::Recording => "recording",
        Assistance::Blindness => "blindness",
    })
}

impl Game {
    pub(crate) fn assistant_asked(
        &self,
        book: &Rulebook,
        seat: Seat,
        asked: &AssistantRequest,
    ) -> Decided {
        match (asked, seat.side()) {
            (AssistantRequest::RequestAssistant { purpose }, Some(by)) => {
                Ok(smallvec![Happened::Assistant(
                    AssistantFact::AssistantRequested {
                        by,
                        purpose: *purpose,
                    }
                )])
            }
            (
                AssistantRequest::AllowAssistant {
                    of,
                    purpose,
                    less_time,
                },
                None,
            ) => self.allow_assistant(book, *of, *purpose, *less_time),
            (AssistantRequest::RequestAssistant { .. }, None)
            | (AssistantRequest::AllowAssistant { .. }, Some(_)) => {
                Err(Refused::General(GeneralRefusal::NotYourOffice { seat }))
            }
        }
    }

    pub(crate) fn assistant_happened(&mut self, fact: &AssistantFact, at: Moment) {
        match fact {
            AssistantFact::AssistantAllowed {
                of,
                purpose,
                less_time,
            } => {
                self.conduct[*of].assistants.push(*purpose);
                if let Some(span) = less_time {
                    self.clock.add(*of, -*span, at);
                }
            }
            AssistantFact::AssistantRequested { .. } => {}
        }
    }
}
