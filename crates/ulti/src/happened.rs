//! What happened in a deal, each with its clause and its sentence.

use jadoube_cards::{Card, CardSet, Cited, Clause, Seat, Side, Suit, about, level_word};
use jadoube_ruling::{Message, Value};
use serde::{Deserialize, Serialize};

use crate::messages::{contract, figure, suit};
use crate::{Contract, Figure, Settlement, Suits};

/// Something that happened in a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "UltiHappened"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "UltiHappened")
)]
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
    /// Before the hands are opened the side that was doubled answers, turn about, until one is silent.
    AnswersDue {
        /// Who speaks first.
        by: Seat,
    },
    /// All hands were laid open.
    HandsOpened,
    /// The deal is over.
    DealSettled(Box<Settlement>),
}

impl Cited for Happened {
    fn under(&self) -> Clause {
        Clause(match self {
            // By duty (U3.1) or of one's own will (U3.2).
            Happened::TalonTaken { .. } => "U3",
            Happened::Passed { .. } => "U3.2",
            Happened::BidMade { .. } => "U4",
            Happened::TalonLaid { .. } => "U3.1",
            Happened::AuctionWon { .. } => "U3.5",
            Happened::TrumpKnown { .. } => "U7",
            Happened::KontraSaid { .. } => "U10",
            Happened::Stood { .. } | Happened::PlayBegan | Happened::AnswersDue { .. } => "A-U21",
            Happened::Melded { .. } => "U9",
            Happened::CardPlayed { .. } | Happened::TrickTaken { .. } => "U8",
            Happened::HandsOpened => "A-U24",
            Happened::Claimed { .. } | Happened::Agreed { .. } | Happened::Disagreed { .. } => {
                "A-U27"
            }
            Happened::DealSettled(_) => "U12",
        })
    }

    fn message(&self) -> Message {
        match self {
            Happened::TalonTaken { by } => about("ulti-talon-taken", *by),
            Happened::BidMade { by, contract: bid } => {
                about("ulti-bid-made", *by).with("contract", contract(*bid))
            }
            Happened::TalonLaid { by, .. } => about("ulti-talon-laid", *by),
            Happened::Passed { by } => about("ulti-passed", *by),
            Happened::AuctionWon { by, contract: bid } => {
                about("ulti-auction-won", *by).with("contract", contract(*bid))
            }
            Happened::TrumpKnown { suit: trump } => {
                Message::new("ulti-trump-known").with("suit", suit(*trump))
            }
            Happened::KontraSaid {
                by,
                figure: target,
                level,
                ..
            } => about("ulti-kontra-said", *by)
                .with("level", Value::Word(level_word(*level)))
                .with("figure", figure(*target)),
            Happened::Stood { by } => about("ulti-stood", *by),
            Happened::PlayBegan => Message::new("ulti-play-began"),
            Happened::Melded { by, suits, forty } => {
                let twenties = i64::from(suits.count()) - i64::from(*forty);
                let forty = Value::Word(if *forty { "yes" } else { "no" });
                about("ulti-melded", *by)
                    .with("forty", forty)
                    .with("twenties", twenties)
            }
            Happened::CardPlayed { by, card } => {
                about("card-played", *by).with("card", card.to_string())
            }
            Happened::TrickTaken { by } => about("card-trick-taken", *by),
            Happened::AnswersDue { by } => about("ulti-answers-due", *by),
            Happened::HandsOpened => Message::new("ulti-hands-opened"),
            Happened::Claimed { by, rest } => {
                about("ulti-claimed", *by).with("side", Value::Word(rest.word()))
            }
            Happened::Agreed { by } => about("ulti-agreed", *by),
            Happened::Disagreed { by } => about("ulti-disagreed", *by),
            Happened::DealSettled(settlement) => {
                let nets = settlement.nets;
                let net = Value::Text(match nets[0] == nets[1] {
                    true => nets[0].to_string(),
                    false => format!("{} / {}", nets[0], nets[1]),
                });
                let won = nets[0] + nets[1];
                let how = Value::Word(match won.signum() {
                    1 => "won",
                    -1 => "lost",
                    _ => "even",
                });
                about("ulti-deal-settled", settlement.declarer)
                    .with("how", how)
                    .with("net", net)
            }
        }
    }
}
