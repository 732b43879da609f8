//! Why a request in a deal is refused, each with its clause and its sentence.

use jadoube_cards::{Card, Cited, Clause, Duty, NoCall, Seat, Suit, about, duty_message};
use jadoube_ruling::{Message, Value};
use serde::{Deserialize, Serialize};

use crate::messages::{contract, figure, suit};
use crate::{Contract, Figure};

/// What the seat to act is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "UltiDue"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "UltiDue")
)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// Take up the talon; passing is not open.
    Take,
    /// Take up the talon or pass.
    TakeOrPass,
    /// Announce a contract.
    Bid,
    /// Lay two cards down.
    Lay,
    /// Name the trumps.
    NameTrump,
    /// Say kontra or stand.
    Speak,
    /// Play a card.
    Play,
    /// Agree to a claim, or not.
    Answer,
}

impl Due {
    /// The word by which texts choose what is due.
    pub const fn word(self) -> &'static str {
        match self {
            Due::Take => "take",
            Due::TakeOrPass => "take-or-pass",
            Due::Bid => "bid",
            Due::Lay => "lay",
            Due::NameTrump => "name-trump",
            Due::Speak => "speak",
            Due::Play => "play",
            Due::Answer => "answer",
        }
    }
}

/// The reason why a request in a deal changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "UltiRefused"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "UltiRefused")
)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Refused {
    /// It is somebody else's turn.
    NotYourTurn {
        /// Whose.
        turn: Seat,
    },
    /// Something else is to be done now.
    AnotherAct {
        /// What.
        due: Due,
    },
    /// The first bidder may not pass.
    MustTake,
    /// The bid is not worth more than the one that stands.
    TooLow {
        /// The bid.
        bid: Contract,
        /// What it is worth.
        worth: i32,
        /// What the standing bid is worth.
        standing: i32,
    },
    /// Nothing is worth more than the bid that stands.
    NothingHigher,
    /// Exactly two cards are laid down.
    LayTwo {
        /// How many were to be.
        count: u8,
    },
    /// The player does not hold the card.
    NotHeld {
        /// Which.
        card: Card,
    },
    /// The contract does not allow these trumps.
    TrumpNotAllowed {
        /// The suit, or none.
        suit: Option<Suit>,
    },
    /// The card breaks a duty.
    DutyBroken {
        /// The card.
        card: Card,
        /// Which duty.
        duty: Duty,
    },
    /// The seven of trumps is kept for the last trick.
    SevenIsKept,
    /// Melds are announced with the first card only.
    MeldTooLate,
    /// Without trumps nothing is melded.
    NoMeldsHere,
    /// King and over are not in one hand.
    NoPair {
        /// Of which suit.
        suit: Suit,
    },
    /// The figure is no part of the contract.
    NotAnnounced {
        /// Which.
        figure: Figure,
    },
    /// Doubling is not open.
    NoKontra {
        /// What was to be doubled.
        figure: Figure,
        /// Why not.
        why: NoCall,
    },
    /// Nobody doubles once all hands lie open.
    HandsAreOpen,
    /// Nothing is claimed before the first trick is over.
    ClaimTooEarly,
    /// The player has claimed in this trick already.
    ClaimedAlready,
    /// Both defenders doubled: which of them is answered?
    WhichDefender {
        /// What was to be doubled.
        figure: Figure,
    },
}

impl Cited for Refused {
    fn under(&self) -> Clause {
        Clause(match self {
            Refused::NotYourTurn { .. } | Refused::AnotherAct { .. } => "U14",
            Refused::MustTake | Refused::LayTwo { .. } => "U3.1",
            Refused::TooLow { .. } | Refused::NothingHigher => "U4",
            Refused::TrumpNotAllowed { .. } => "U7",
            Refused::NotHeld { .. } | Refused::DutyBroken { .. } => "U8",
            Refused::SevenIsKept => "A-U13",
            Refused::HandsAreOpen => "A-U21",
            Refused::ClaimTooEarly | Refused::ClaimedAlready => "A-U27",
            Refused::MeldTooLate | Refused::NoMeldsHere | Refused::NoPair { .. } => "U9",
            Refused::NotAnnounced { .. }
            | Refused::NoKontra { .. }
            | Refused::WhichDefender { .. } => "U10",
        })
    }

    fn message(&self) -> Message {
        match self {
            Refused::NotYourTurn { turn } => about("card-not-your-turn", *turn),
            Refused::AnotherAct { due } => {
                Message::new("ulti-another-act").with("due", Value::Word(due.word()))
            }
            Refused::MustTake => Message::new("ulti-must-take"),
            Refused::TooLow {
                bid,
                worth,
                standing,
            } => Message::new("ulti-too-low")
                .with("contract", contract(*bid))
                .with("worth", i64::from(*worth))
                .with("standing", i64::from(*standing)),
            Refused::NothingHigher => Message::new("ulti-nothing-higher"),
            Refused::LayTwo { count } => {
                Message::new("ulti-lay-two").with("count", u32::from(*count))
            }
            Refused::NotHeld { card } => {
                Message::new("card-not-held").with("card", card.to_string())
            }
            Refused::TrumpNotAllowed { suit: trump } => {
                Message::new("ulti-trump-not-allowed").with("suit", suit(*trump))
            }
            Refused::DutyBroken { card, duty } => duty_message(*card, *duty),
            Refused::SevenIsKept => Message::new("ulti-seven-is-kept"),
            Refused::MeldTooLate => Message::new("ulti-meld-too-late"),
            Refused::NoMeldsHere => Message::new("ulti-no-melds-here"),
            Refused::NoPair { suit: pair } => {
                Message::new("card-no-pair").with("suit", suit(Some(*pair)))
            }
            Refused::NotAnnounced { figure: target } => {
                Message::new("ulti-not-announced").with("figure", figure(*target))
            }
            Refused::NoKontra {
                figure: target,
                why,
            } => Message::new(match why {
                NoCall::Ended => "ulti-kontra-ended",
                NoCall::OtherSide => "ulti-kontra-other-side",
                NoCall::TooLate => "ulti-kontra-too-late",
            })
            .with("figure", figure(*target)),
            Refused::HandsAreOpen => Message::new("ulti-hands-are-open"),
            Refused::ClaimTooEarly => Message::new("ulti-claim-too-early"),
            Refused::ClaimedAlready => Message::new("ulti-claimed-already"),
            Refused::WhichDefender { figure: target } => {
                Message::new("ulti-which-defender").with("figure", figure(*target))
            }
        }
    }
}
