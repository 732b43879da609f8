//! What happened in a deal, each with its clause.

use jadoube_cards::{Card, CardSet, Clause, Seat, Side, Suit};
use serde::{Deserialize, Serialize};

use crate::{Contract, Figure, Settlement, Suits};

/// Something that happened in a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Happened {
    /// The talon was taken up.
    TalonTaken {
        /// By whom.
        by: Seat,
    },
    /// A contract was announced.
    BidMade {
        /// By whom.
        by: Seat,
        /// Which.
        contract: Contract,
    },
    /// Two cards were laid down as the new talon.
    TalonLaid {
        /// By whom.
        by: Seat,
        /// Which.
        cards: CardSet,
    },
    /// A player passed.
    Passed {
        /// Who.
        by: Seat,
    },
    /// The auction is over.
    AuctionWon {
        /// Who plays alone.
        by: Seat,
        /// What.
        contract: Contract,
    },
    /// The trumps are known; the contract left no choice, or the declarer named them.
    TrumpKnown {
        /// The suit, or none.
        suit: Option<Suit>,
    },
    /// Something was doubled.
    KontraSaid {
        /// By whom.
        by: Seat,
        /// What.
        figure: Figure,
        /// The defender whose chain it is; for shared chains any of them.
        against: Seat,
        /// How often it is doubled now.
        level: u8,
    },
    /// A player says no more before the first card.
    Stood {
        /// Who.
        by: Seat,
    },
    /// The first card may be led.
    PlayBegan,
    /// Pairs were announced.
    Melded {
        /// By whom.
        by: Seat,
        /// In which suits; the others hear only forty and twenties.
        suits: Suits,
        /// Whether the trump pair is among them.
        forty: bool,
    },
    /// A player laid the own cards open and proposed that all tricks that are left go to one side.
    Claimed {
        /// Who.
        by: Seat,
        /// To which.
        rest: Side,
    },
    /// A player agreed to what was proposed.
    Agreed {
        /// Who.
        by: Seat,
    },
    /// A player did not agree: play goes on.
    Disagreed {
        /// Who.
        by: Seat,
    },
    /// A card was played.
    CardPlayed {
        /// By whom.
        by: Seat,
        /// Which.
        card: Card,
    },
    /// A trick was taken.
    TrickTaken {
        /// By whom.
        by: Seat,
    },
    /// All hands were laid open.
    HandsOpened,
    /// The deal is over.
    DealSettled(Box<Settlement>),
}

impl Happened {
    /// The clause that it rests on.
    pub const fn under(&self) -> Clause {
        Clause(match self {
            Happened::TalonTaken { .. } | Happened::Passed { .. } => "U3.2",
            Happened::BidMade { .. } => "U4",
            Happened::TalonLaid { .. } => "U3.1",
            Happened::AuctionWon { .. } => "U3.5",
            Happened::TrumpKnown { .. } => "U7",
            Happened::KontraSaid { .. } => "U10",
            Happened::Stood { .. } | Happened::PlayBegan => "A-U21",
            Happened::Melded { .. } => "U9",
            Happened::CardPlayed { .. } | Happened::TrickTaken { .. } => "U8",
            Happened::HandsOpened => "A-U24",
            Happened::Claimed { .. } | Happened::Agreed { .. } | Happened::Disagreed { .. } => {
                "A-U27"
            }
            Happened::DealSettled(_) => "U12",
        })
    }
}
