//! A card game as its session sees it: one deal from the dealt cards to its settlement.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use jadoube_ruling::Message;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::{
    BySeat, Card, CardSet, DealView, Deck, Pack, Part, Plays, Seat, Side, Suit, Switches, Trick,
    Units,
};

/// A clause of the rules that an answer rests on, such as `U3` or `A-U31`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", rename = "CardClause")
)]
pub struct Clause(pub &'static str);

impl Display for Clause {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// What is told with the clause that it rests on: a happening or a refusal.
pub trait Cited {
    /// The clause.
    fn under(&self) -> Clause;
    /// The sentence.
    fn message(&self) -> Message;
}

/// What a question is about that every card game answers in a clause of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter {
    /// Who deals first.
    FirstDeal,
    /// Shuffling, cutting, knocking, dealing.
    Deal,
    /// What comes after what.
    Course,
    /// Breaking the rules, replaying and awarding deals.
    Irregularity,
}

/// What happened on one request in a deal: one or two things as a rule, kept without an allocation.
pub type Happenings<H> = SmallVec<[H; 3]>;

/// A card game, seen from its session: one deal from the dealt cards to its settlement.
pub trait Game: Clone + Debug {
    /// The rules with every switch; written as a name and what departs from it.
    type Rules: Switches;
    /// Requests.
    type Asked: Clone
        + Debug
        + PartialEq
        + Serialize
        + DeserializeOwned
        + Display
        + FromStr<Err: Display>;
    /// Happenings.
    type Happened: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Cited;
    /// Refusals.
    type Refused: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Cited;
    /// What one seat, or a spectator, may see of a deal.
    type View: Clone + Debug + PartialEq + Serialize + DealView;

    /// The name of the game in records: `ulti`, `snapszer`.
    const NAME: &'static str;
    /// Its pack.
    const PACK: Pack;

    /// The clause of a matter that all games know.
    fn clause(matter: Matter) -> Clause;

    /// The cards as they are dealt from a pack that was cut, or knocked on.
    fn deal(rules: &Self::Rules, dealer: Seat, deck: &Deck, knocked: bool) -> Self;
    /// Decides a request: what happens, or why not. Changes nothing.
    fn decide(
        &self,
        rules: &Self::Rules,
        seat: Seat,
        asked: &Self::Asked,
    ) -> Result<Happenings<Self::Happened>, Self::Refused>;
    /// Folds one happening in. Thinks no more.
    fn apply(&mut self, happened: &Self::Happened);
    /// What a happening that is about to be folded in is to the act that it belongs to.
    fn part(&self, happened: &Self::Happened) -> Part;
    /// Whose turn it is; nobody's when the deal is settled.
    fn turn(&self) -> Option<Seat>;
    /// The hands and the tricks.
    fn plays(&self) -> &Plays;
    /// What the players write down, once the deal is settled.
    fn sheet(&self) -> Option<Booking>;
    /// What is played, for the sheet; nothing if nothing was announced.
    fn title(&self) -> Option<Title>;
    /// What is written when a player breaks the rules; nothing if nothing was announced.
    fn violation(&self, rules: &Self::Rules, offender: Seat) -> Option<Booking>;
    /// What is written when the deal is awarded to a side; nothing if nothing was announced.
    fn award(&self, rules: &Self::Rules, to: Side) -> Option<Booking>;
    /// What a seat may see; a spectator has none.
    fn view(&self, rules: &Self::Rules, viewer: Option<Seat>) -> Self::View;
    /// What a settled deal tells in the text record: a line for everything that was found out.
    fn told(happened: &Self::Happened) -> Option<String>;
    /// The cards of a fresh deal as the text record shows them.
    fn dealt_lines(&self) -> Vec<String>;

    /// The cards that each holds and may look at.
    fn hands(&self) -> &BySeat<CardSet> {
        self.plays().hands()
    }

    /// The trick on the table.
    fn trick(&self) -> &Trick {
        self.plays().trick()
    }

    /// The cards in the order in which they were played.
    fn played(&self) -> &[Card] {
        self.plays().cards()
    }

    /// Who took each trick.
    fn winners(&self) -> &[Seat] {
        self.plays().winners()
    }
}

/// What was played in a deal, as the sheet names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardTitle"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardTitle")
)]
pub struct Title {
    /// Who played alone.
    pub alone: Seat,
    /// What, in the words of records: a contract, `call` or `snapszer`.
    pub what: String,
    /// The trumps, if there were any.
    pub trump: Option<Suit>,
    /// The highest factor by which something was doubled.
    pub factor: i32,
    /// What was doubled, in the words of records, each with its highest factor; empty where a deal is doubled as a whole.
    pub doubled: Vec<(String, i32)>,
}

/// What the players write down for a deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardSheet"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardSheet")
)]
#[serde(deny_unknown_fields)]
pub struct Booking {
    /// What each writes for himself; nobody writes a minus.
    pub booked: BySeat<Units>,
    /// The same as a zero-sum ledger.
    pub ledger: BySeat<Units>,
}

impl Booking {
    /// The sheet of a deal in which everybody writes down whole or no points, with the ledger that
    /// keeps the same differences: three times the own entry less the sum of all.
    pub fn booked(booked: BySeat<Units>) -> Booking {
        let sum: Units = booked.0.into_iter().sum();
        let ledger = BySeat(booked.0.map(|units| units * 3 - sum));
        Booking { booked, ledger }
    }
}
