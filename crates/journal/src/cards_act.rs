//! What the entries of a card table's stream say. Like those of chess, an act is one entry.

use jadoube_cards::practice::Level;
use jadoube_cards::{Asked, Deck, First, Happened, Numbers, Pace, Seed, Shuffling, Who};
use jadoube_ruling::Span;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::act::{BodyError, read_body, write_body};
use crate::kind::Kind;

/// One entry of a card table's stream.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum CardsBody<A, H> {
    /// The first entry: the table was opened.
    Opened(Box<CardTable>),
    /// Something was asked and happened.
    Act(CardsAct<A, H>),
    /// The server could not serve for so long: whoever is waited for has so much longer.
    GivenBack {
        /// How long.
        span: Span,
        /// Why.
        reason: String,
    },
}

/// A session of cards and what the organiser chose for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardTable {
    /// What is played.
    pub kind: Kind,
    /// The ruleset by its name, and what departs from it.
    pub rules: String,
    /// How the pack is put in order.
    pub shuffling: Shuffling,
    /// Who draws the numbers of the shuffle.
    pub numbers: Numbers,
    /// How the first dealer is found.
    pub first: First,
    /// How long the seats may take.
    pub pace: Pace,
    /// What the seeds of the deals are made from: the table's secret for as long as it lasts.
    pub secret: Seed,
    /// The players' names, from seat 0.
    pub names: [String; 3],
    /// The seats of practice players, with their levels.
    #[serde(default, skip_serializing_if = "nobody")]
    pub practice: [Option<Level>; 3],
    /// The pack of a deal that is played again, as it was dealt from; none where the pack is shuffled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again: Option<Again>,
    /// Whether a player may take the own last act back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub take_back: bool,
    /// After how long without its player a practice player sits in for a seat that is waited for; never if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sit_in: Option<Span>,
    /// The other tables at which the same deals are played; none where this one has deals of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub among: Option<AmongTables>,
    /// How long spectators wait, in seconds.
    #[serde(default)]
    pub spectator_delay: u32,
    /// The hall that the table stands in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hall: Option<String>,
}

/// The cards of a deal that is played again, outside any score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Again {
    /// The pack as it was dealt from.
    pub deck: Deck,
    /// Whether the cutter had knocked.
    pub knocked: bool,
}

/// A table among others at which the same deals are played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AmongTables {
    /// All of them by their names, this one too.
    pub tables: Vec<String>,
    /// Which of them this one is, from nought.
    pub table: u32,
    /// What the seeds of the deals are made from, the same at every table: a secret for as long as one of them plays.
    pub secret: Seed,
}

/// An act: what one message led to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardsAct<A, H> {
    /// The id that the sender gave the message.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Whose act it is.
    pub by: Who,
    /// The requests that were granted, with what happened: that of the message first, then what the
    /// table does of itself.
    pub steps: Vec<CardsStep<A, H>>,
}

/// One request and what happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardsStep<A, H> {
    /// Whose request it is.
    pub by: Who,
    /// What was asked.
    #[serde(rename = "for")]
    pub asked: Asked<A>,
    /// What happened.
    pub happened: Vec<Happened<H>>,
}

const fn none<T>() -> Option<T> {
    None
}

fn nobody(practice: &[Option<Level>; 3]) -> bool {
    practice.iter().all(Option::is_none)
}

impl<A, H> CardsBody<A, H>
where
    A: Serialize + DeserializeOwned,
    H: Serialize + DeserializeOwned,
{
    /// The entry as text.
    pub fn write(&self) -> Result<String, BodyError> {
        write_body(self)
    }

    /// Reads an entry.
    pub fn read(text: &str) -> Result<CardsBody<A, H>, BodyError> {
        read_body(text)
    }
}
