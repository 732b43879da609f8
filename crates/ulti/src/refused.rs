//! Why a request in a deal is refused, each with its clause.

use jadoube_cards::{Card, Clause, Duty, NoCall, Seat, Suit};
use serde::{Deserialize, Serialize};

use crate::{Contract, Figure};

/// What the seat to act is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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

impl Refused {
    /// The clause that it rests on.
    pub const fn under(&self) -> Clause {
        Clause(match self {
            Refused::NotYourTurn { .. } | Refused::AnotherAct { .. } => "U14",
            Refused::MustTake | Refused::LayTwo { .. } => "U3.1",
            Refused::TooLow { .. } | Refused::NothingHigher => "U4",
            Refused::TrumpNotAllowed { .. } => "U7",
            Refused::NotHeld { .. } | Refused::DutyBroken { .. } => "U8",
            Refused::SevenIsKept => "A-U13",
            Refused::ClaimTooEarly | Refused::ClaimedAlready => "A-U27",
            Refused::MeldTooLate | Refused::NoMeldsHere | Refused::NoPair { .. } => "U9",
            Refused::NotAnnounced { .. }
            | Refused::NoKontra { .. }
            | Refused::WhichDefender { .. } => "U10",
        })
    }
}
