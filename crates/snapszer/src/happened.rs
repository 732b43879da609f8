//! What happened in a deal, each with its clause.

use jadoube_cards::{Card, Clause, Seat, Suit};
use serde::{Deserialize, Serialize};

use crate::Settlement;

/// Something that happened in a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Happened {
    /// The caller named the trumps; the second packets were dealt.
    TrumpCalled {
        /// By whom.
        by: Seat,
        /// The suit.
        trump: Suit,
    },
    /// The caller announced snapszer.
    SnapszerAnnounced {
        /// Who.
        by: Seat,
    },
    /// The deal was doubled.
    KontraSaid {
        /// By whom.
        by: Seat,
        /// How often it is doubled now.
        level: u8,
    },
    /// A pair was shown.
    Melded {
        /// By whom.
        by: Seat,
        /// Of which suit.
        suit: Suit,
        /// Twenty or forty.
        points: u8,
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
    /// Somebody said "kész", rightly.
    ReadySaid {
        /// Who.
        by: Seat,
    },
    /// The deal is over.
    DealSettled(Box<Settlement>),
}

impl Happened {
    /// The clause that it rests on.
    pub const fn under(&self) -> Clause {
        Clause(match self {
            Happened::TrumpCalled { .. } => "S3",
            Happened::SnapszerAnnounced { .. }
            | Happened::KontraSaid { .. }
            | Happened::ReadySaid { .. } => "S6",
            Happened::Melded { .. } => "S5",
            Happened::CardPlayed { .. } | Happened::TrickTaken { .. } => "S4",
            Happened::DealSettled(_) => "S7",
        })
    }
}
