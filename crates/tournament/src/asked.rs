//! What can be asked of an event.

use serde::{Deserialize, Serialize};

use crate::{
    Attendance, BoutId, ByeKind, Discipline, Entrant, EntryId, Exclusion, Ground, KeptApart,
    Pairing, Payment, Player, Points, Regulations, Score,
};

/// A request to an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(rename = "EventAsked", optional_fields)
)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "EventAsked")
)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "fields repeat one vocabulary: entry, round, table, bout, score"
)]
pub enum Asked {
    /// Change the regulations before play begins.
    Amend(Box<Regulations>),
    /// Enter a player or a team.
    Enter(Entrant),
    /// Enter all of a list or nobody.
    EnterAll(Vec<Entrant>),
    /// Book a payment.
    Pay { entry: EntryId, payment: Payment },
    /// Note who came when.
    CheckIn {
        entry: EntryId,
        round: u32,
        attendance: Attendance,
    },
    /// Admit a team to a round all the same; the reason is kept (A-T02).
    Admit { entry: EntryId, round: u32 },
    /// Name other members for a round (A-T12), or from a sitting of it on.
    LineUp {
        entry: EntryId,
        round: u32,
        players: Vec<Player>,
        /// The first sitting for which they are named; without it, the whole round.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sitting: Option<u32>,
    },
    /// Grant a round without play.
    Bye {
        entry: EntryId,
        round: u32,
        kind: ByeKind,
    },
    /// Take an entry out of the event from a round on.
    Withdraw { entry: EntryId, from: u32 },
    /// Let a withdrawn entry play on.
    Return { entry: EntryId },
    /// Draw numbers: all entries in the order of the lots, of which those admitted get numbers.
    Draw { round: u32, order: Vec<EntryId> },
    /// Pair a round by the system of the event.
    Pair { round: u32 },
    /// Pair a round as given from elsewhere.
    PairAsGiven { round: u32, pairings: Vec<Pairing> },
    /// Keep players apart in a Swiss event.
    KeepApart(KeptApart),
    /// Give the numbers of a Swiss event anew, because the list was wrong.
    Renumber { order: Vec<EntryId> },
    /// Put other pairings in the place of published ones (C.04.2, 4.4).
    ChangePairings {
        round: u32,
        pairings: Vec<Pairing>,
        ground: Ground,
    },
    /// Put the pairings on the wall.
    Publish { round: u32 },
    /// Say how a bout ended: a player for the own side, the arbiter for good.
    Report { bout: BoutId, score: Score },
    /// Enter all results of a list or none.
    ReportAll(Vec<Outcome>),
    /// Put another result in the place of one that stands, or decide between reports.
    Correct {
        bout: BoutId,
        score: Score,
        /// In a knockout: whoever now goes on takes the place of who went on before.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        replace: bool,
    },
    /// Set a result aside so that the bout is played anew.
    Annul { bout: BoutId },
    /// Add a deciding game to an equal knockout match, or a deal among three.
    AddGame {
        round: u32,
        table: u32,
        /// Whether a draw is a win of Black.
        draw_odds: bool,
        /// Which cards are dealt among three; without it, ulti.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deal: Option<Discipline>,
    },
    /// Note who won the lot in an equal knockout match.
    Lot {
        round: u32,
        table: u32,
        winner: EntryId,
    },
    /// Keep the moves of a game.
    KeepMoves { bout: BoutId, moves: String },
    /// Penalise (12.9).
    Penalise(Penalty),
    /// Note an incident at a table.
    Note(Incident),
    /// Make all results of a round final.
    CloseRound { round: u32 },
    /// Note the order of a lot among those who ended equal.
    DrawLots { order: Vec<EntryId> },
    /// Appeal against an act in the minutes, or a decision.
    Appeal {
        entry: EntryId,
        against: Option<u32>,
        text: String,
    },
    /// Decide on an appeal.
    RuleOnAppeal {
        appeal: u32,
        upheld: bool,
        text: String,
    },
    /// Close the event.
    Close,
    /// Undo an act.
    Undo { act: u32 },
}

/// How one board of a list ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "EventOutcome"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "EventOutcome")
)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// The board.
    pub bout: BoutId,
    /// Its result.
    pub score: Score,
}

/// A penalty of the arbiter (12.9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "EventPenalty"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "EventPenalty")
)]
#[serde(deny_unknown_fields)]
pub struct Penalty {
    /// Who is penalised.
    pub entry: EntryId,
    /// The round in which it happened.
    pub round: u32,
    /// What it costs.
    pub kind: PenaltyKind,
}

/// What a penalty costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "EventPenaltyKind"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "EventPenaltyKind")
)]
#[serde(rename_all = "snake_case")]
pub enum PenaltyKind {
    /// A warning, which stays on record for the rounds to come.
    Warning,
    /// Points taken from the entry's score.
    Points(Points),
    /// A fine in whole units of the currency.
    Fine(u32),
    /// Exclusion from rounds.
    Exclusion(Exclusion),
}

/// Something that happened at a table and belongs on record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(rename = "EventIncident", optional_fields)
)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "EventIncident")
)]
#[serde(deny_unknown_fields)]
pub struct Incident {
    /// The round.
    pub round: u32,
    /// The table of the hall, if it was at one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<u32>,
    /// What kind of thing.
    pub kind: IncidentKind,
    /// In words.
    pub text: String,
    /// What a deal that was taken or replayed adds to the written units (T8).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub units: Option<UnitsRuling>,
}

/// What the organisers' ruling on a deal adds to the units of a table of cards (T8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "UnitsRuling"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "UnitsRuling")
)]
#[serde(deny_unknown_fields)]
pub struct UnitsRuling {
    /// The table of cards.
    pub bout: BoutId,
    /// What each party gets on top of what was written; less than nothing takes it away.
    pub units: [Points; 3],
}

/// What kind of thing happened (T8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "IncidentKind"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "IncidentKind")
)]
#[serde(rename_all = "snake_case")]
pub enum IncidentKind {
    /// A pack was laid on the table for the first deal, or a damaged one replaced.
    PackReplaced(Discipline),
    /// The organisers ordered a deal to be replayed.
    DealReplayed {
        /// The number of the deal.
        deal: u32,
    },
    /// A deal was taken from the offender; the other two win it.
    DealTaken {
        /// The number of the deal.
        deal: u32,
        /// From whom.
        from: EntryId,
    },
    /// A dispute that was settled.
    Dispute,
    /// Anything else.
    Other,
}
