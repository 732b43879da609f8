//! What happened in a deal, each with its clause and its sentence.

use jadoube_cards::{Card, Cited, Clause, Seat, Suit, about, level_word};
use jadoube_ruling::{Message, Value};
use serde::{Deserialize, Serialize};

use crate::Settlement;

/// Something that happened in a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SnapszerHappened"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "SnapszerHappened")
)]
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

impl Cited for Happened {
    fn under(&self) -> Clause {
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

    fn message(&self) -> Message {
        match self {
            Happened::TrumpCalled { by, trump } => {
                about("snap-trump-called", *by).with("suit", Value::Word(trump.word()))
            }
            Happened::SnapszerAnnounced { by } => about("snap-announced", *by),
            Happened::KontraSaid { by, level } => {
                about("snap-kontra-said", *by).with("level", Value::Word(level_word(*level)))
            }
            Happened::Melded { by, suit, points } => about("snap-melded", *by)
                .with("suit", Value::Word(suit.word()))
                .with("points", u32::from(*points)),
            Happened::CardPlayed { by, card } => {
                about("card-played", *by).with("card", card.to_string())
            }
            Happened::TrickTaken { by } => about("card-trick-taken", *by),
            Happened::ReadySaid { by } => about("snap-ready-said", *by),
            Happened::DealSettled(settlement) => Message::new("snap-deal-settled")
                .with("end", Value::Word(settlement.end.word()))
                .with("side", Value::Word(settlement.winner.word()))
                .with("units", i64::from(settlement.units)),
        }
    }
}
