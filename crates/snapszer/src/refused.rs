//! Why a request in a deal is refused, each with its clause and its sentence.

use jadoube_cards::{Card, Cited, Clause, Duty, NoCall, Seat, Suit, about, duty_message};
use jadoube_ruling::{Message, Value};
use serde::{Deserialize, Serialize};

/// The reason why a request in a deal changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SnapszerRefused"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "SnapszerRefused")
)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Refused {
    /// It is somebody else's turn.
    NotYourTurn {
        /// Whose.
        turn: Seat,
    },
    /// The trumps must be named first.
    CallFirst,
    /// The trumps are named, and the second packet has been seen.
    CalledAlready,
    /// Snapszer is announced by the caller with the first lead.
    NoSnapszerNow,
    /// Doubling is not open.
    NoKontra {
        /// Why not.
        why: NoCall,
    },
    /// The player does not hold the card.
    NotHeld {
        /// Which.
        card: Card,
    },
    /// The card breaks a duty.
    DutyBroken {
        /// The card.
        card: Card,
        /// Which duty.
        duty: Duty,
    },
    /// Pairs are shown on lead only.
    MeldOnLeadOnly,
    /// With a pair its king or over is led.
    LeadOfPair {
        /// The card that was to be led.
        card: Card,
    },
    /// King and over are not in one hand.
    NoPair {
        /// Of which suit.
        suit: Suit,
    },
    /// "Kész" is said between tricks.
    ReadyBetweenTricks,
    /// The side has too few points.
    TooFewPoints {
        /// How many it has, the pair that is shown included.
        points: i32,
    },
}

impl Cited for Refused {
    fn under(&self) -> Clause {
        Clause(match self {
            Refused::NotYourTurn { .. } => "S9",
            Refused::CallFirst | Refused::CalledAlready => "S3",
            Refused::NoSnapszerNow
            | Refused::NoKontra { .. }
            | Refused::ReadyBetweenTricks
            | Refused::TooFewPoints { .. } => "S6",
            Refused::NotHeld { .. } | Refused::DutyBroken { .. } => "S4",
            Refused::MeldOnLeadOnly | Refused::LeadOfPair { .. } | Refused::NoPair { .. } => "S5",
        })
    }

    fn message(&self) -> Message {
        match self {
            Refused::NotYourTurn { turn } => about("card-not-your-turn", *turn),
            Refused::CallFirst => Message::new("snap-call-first"),
            Refused::CalledAlready => Message::new("snap-called-already"),
            Refused::NoSnapszerNow => Message::new("snap-no-snapszer-now"),
            Refused::NoKontra { why } => Message::new(match why {
                NoCall::Ended => "snap-kontra-ended",
                NoCall::OtherSide => "snap-kontra-other-side",
                NoCall::TooLate => "snap-kontra-too-late",
            }),
            Refused::NotHeld { card } => {
                Message::new("card-not-held").with("card", card.to_string())
            }
            Refused::DutyBroken { card, duty } => duty_message(*card, *duty),
            Refused::MeldOnLeadOnly => Message::new("snap-meld-on-lead-only"),
            Refused::LeadOfPair { card } => {
                Message::new("snap-lead-of-pair").with("card", card.to_string())
            }
            Refused::NoPair { suit } => {
                Message::new("card-no-pair").with("suit", Value::Word(suit.word()))
            }
            Refused::ReadyBetweenTricks => Message::new("snap-ready-between-tricks"),
            Refused::TooFewPoints { points } => {
                Message::new("snap-too-few-points").with("points", i64::from(*points))
            }
        }
    }
}
