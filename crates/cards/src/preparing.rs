//! What is asked, what happens and what is refused before the cards are dealt.

use serde::{Deserialize, Serialize};

use crate::shuffle::{Commitment, Deck, Nonce, Seed};
use crate::{BySeat, Card, Seat};

/// How the pack is put in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardShuffling"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardShuffling")
)]
#[serde(rename_all = "snake_case")]
pub enum Shuffling {
    /// The table and every seat commit themselves before any number is opened.
    #[default]
    Sealed,
    /// The first form: the table commits itself, the players add numbers in the clear, one after the other. Who
    /// adds the last one steers the shuffle if the table tells him its seed.
    Fair,
    /// By hand: the table says in which order the cards lie.
    ByHand,
    /// Once for all deals, together with other tables that play the same ones: the seats of every table commit
    /// themselves before any number is opened anywhere. See [`Duplicate`](crate::Duplicate).
    Duplicate,
}

/// Who draws the numbers of a shuffle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardNumbers"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardNumbers")
)]
#[serde(rename_all = "snake_case")]
pub enum Numbers {
    /// One program draws all of them: a practice table, or a record that does not say.
    #[default]
    OneProgram,
    /// Every seat draws its own, and the table its seed.
    EverySeat,
}

/// How the first dealer is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardFirst"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardFirst")
)]
#[serde(rename_all = "snake_case")]
pub enum First {
    /// Cards are drawn in turn from this seat on; the first heart bids first.
    Draw(Seat),
    /// This seat deals.
    Dealer(Seat),
}

/// A request before the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardPrepare"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardPrepare")
)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Prepare {
    /// Draw a card for the first deal.
    Draw {
        /// The card that came.
        card: Card,
    },
    /// Commit the table to a seed, or a seat to a number.
    Commit {
        /// SHA-256 of the seed; of a seat see [`number_commitment`](crate::number_commitment).
        commitment: Commitment,
    },
    /// Add a number to the shuffle; where seats have committed themselves, open it to the table.
    AddNonce {
        /// The number.
        nonce: Nonce,
    },
    /// Say in which order a pack shuffled by hand lies.
    LayDeck {
        /// The order, top first.
        deck: Deck,
    },
    /// Cut the pack.
    Cut {
        /// How many cards are taken off the top.
        at: u8,
    },
    /// Knock instead of cutting.
    Knock,
    /// Shuffle by the seed that was committed to, and deal.
    Deal {
        /// The seed.
        seed: Seed,
    },
    /// The time is up for seats that have not committed themselves, or not opened their numbers.
    TimeUp,
    /// Say what all tables of a duplicate have committed themselves to, before anybody opens a number.
    Gather {
        /// Which of the tables this one is, from nought.
        table: u32,
        /// The commitments to the seeds of the deals, in their order.
        codes: Vec<Commitment>,
        /// The commitments of the seats of every table; none of a seat that is left out.
        seats: Vec<BySeat<Option<Commitment>>>,
    },
    /// Say the numbers of all tables of a duplicate, when the last one is open.
    OpenAll {
        /// The numbers of the seats of every table; none of a seat that is left out.
        numbers: Vec<BySeat<Option<Nonce>>>,
    },
    /// Say that another table of a duplicate has given the shuffle up: all tables begin anew.
    BeginAnew {
        /// Which table, from nought.
        table: u32,
        /// The seats that had their time there.
        missing: Vec<Seat>,
    },
    /// Say that the next deal may be dealt, where no number is needed for it.
    NextDeal,
}

/// What happened before the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardPrepared"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardPrepared")
)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Prepared {
    /// A card was drawn.
    CardDrawn {
        /// By whom.
        by: Seat,
        /// Which.
        card: Card,
    },
    /// The first heart was drawn: who drew it bids first.
    FirstBidderFound {
        /// Who bids first; the neighbour on the left deals.
        bidder: Seat,
        /// The seed of the draw, where there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<Seed>,
    },
    /// The table committed itself.
    Committed {
        /// To the seed with this digest.
        commitment: Commitment,
    },
    /// A seat committed itself.
    SeatCommitted {
        /// Which.
        by: Seat,
        /// To the number with this digest.
        commitment: Commitment,
    },
    /// A seat opened its number to the table; the others see it when all are open.
    NumberOpened {
        /// Which.
        by: Seat,
        /// The number.
        nonce: Nonce,
    },
    /// Seats did not do their part of the shuffle in time; it begins anew with fresh numbers.
    ShuffleVoid {
        /// Which seats.
        missing: Vec<Seat>,
        /// What they owed.
        owed: Step,
    },
    /// A player added a number.
    NonceAdded {
        /// Who.
        by: Seat,
        /// The number.
        nonce: Nonce,
    },
    /// A pack shuffled by hand was laid on the table.
    DeckLaid {
        /// Its order.
        deck: Deck,
    },
    /// The pack was cut.
    DeckCut {
        /// By whom.
        by: Seat,
        /// How many cards were taken off the top.
        at: u8,
    },
    /// The cutter knocked.
    Knocked {
        /// Who.
        by: Seat,
    },
    /// The cards were dealt.
    Dealt {
        /// By whom.
        dealer: Seat,
        /// From this pack, which is cut already.
        deck: Deck,
        /// Whether the cutter knocked.
        knocked: bool,
        /// The seed, where there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<Seed>,
    },
    /// All tables of a duplicate have committed themselves.
    Gathered {
        /// Which of the tables this one is, from nought.
        table: u32,
        /// The commitments to the seeds of the deals, in their order.
        codes: Vec<Commitment>,
        /// The commitments of the seats of every table; none of a seat that is left out.
        seats: Vec<BySeat<Option<Commitment>>>,
    },
    /// The numbers of all tables of a duplicate are open.
    AllOpened {
        /// The numbers of the seats of every table; none of a seat that is left out.
        numbers: Vec<BySeat<Option<Nonce>>>,
    },
    /// Another table of a duplicate has given the shuffle up: it begins anew here too, with fresh numbers.
    BegunAnew {
        /// Which table, from nought.
        table: u32,
        /// The seats that were named there.
        missing: Vec<Seat>,
    },
    /// Seats that were named for the second time: the common shuffle goes on without their numbers.
    LeftOut {
        /// Which seats.
        seats: Vec<Seat>,
    },
    /// A seat is ready for the next deal.
    NextDealWanted {
        /// Which.
        by: Seat,
    },
}

/// Why a request before the deal is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardUnprepared"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardUnprepared")
)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Unprepared {
    /// Another step comes first.
    AnotherStep {
        /// Which.
        due: Step,
    },
    /// It is somebody else's turn.
    NotYourTurn {
        /// Whose.
        turn: Seat,
    },
    /// It is somebody else's turn to draw for the first deal.
    NotYourDraw {
        /// Whose.
        turn: Seat,
    },
    /// It is for the table to do.
    NotForPlayers,
    /// It is for a player to do.
    ForPlayers,
    /// The card is not in the pack, or was drawn already.
    CardNotThere {
        /// The card.
        card: Card,
    },
    /// The player has added a number.
    NonceGiven,
    /// The seat has committed itself.
    CommittedAlready,
    /// The commitment was used before in this session.
    CommitmentUsed {
        /// Which.
        commitment: Commitment,
    },
    /// The number is not the one that the seat committed itself to.
    NumberDiffers,
    /// Nobody owes anything that could be late.
    NobodyIsLate,
    /// The seed is not the one that was committed to.
    SeedDiffers,
    /// The deck is not the pack of this game.
    NotThePack,
    /// A cut takes at least one card and leaves at least one.
    NoCut {
        /// How many cards were to be taken off.
        at: u8,
    },
    /// There is no knocking in this game.
    NoKnock,
    /// The pack is shuffled in another way in this session.
    ShuffledOtherwise,
    /// The seat has said so already.
    SaidAlready,
    /// What is said of all tables of a duplicate cannot be: this table's own commitments are not there, two are
    /// alike, the number of deals or tables is another, or a seat that was named too often takes part.
    NotTheDuplicate,
    /// The seat was named twice for what it had committed itself to: the shuffle goes on without its number.
    LeftOut,
}

/// What is to be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardStep"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardStep")
)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Drawing cards until a heart comes.
    Draw,
    /// Committing to a seed, or laying down a pack.
    Shuffle,
    /// Numbers of the players; where seats have committed themselves, opening them.
    Nonces,
    /// Cutting or knocking.
    Cut,
    /// Opening the seed to the table and dealing.
    Deal,
}

impl Step {
    /// The word by which texts choose the name of the step.
    pub const fn word(self) -> &'static str {
        match self {
            Step::Draw => "draw",
            Step::Shuffle => "shuffle",
            Step::Nonces => "nonces",
            Step::Cut => "cut",
            Step::Deal => "deal",
        }
    }
}
