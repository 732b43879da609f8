//! What happened in an event, in the past tense. Folding it in order rebuilds the event.

use serde::{Deserialize, Serialize};

use crate::{
    Attendance, BoutId, ByeKind, Clause, Day, Discipline, Entrant, EntryId, Ground, Inadmissible,
    Incident, KeptApart, Pairing, Payment, Penalty, Player, Regulations, Score,
};

/// A fact of an event or a ruling on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "fields repeat one vocabulary: entry, round, table, bout, score"
)]
pub enum Happened {
    /// The regulations were changed.
    Amended(Box<Regulations>),
    /// An entry was accepted.
    Entered { entry: EntryId, entrant: Entrant },
    /// A late entry took the free number of the draw.
    TookFreeNumber { entry: EntryId, round: u32 },
    /// A payment was booked.
    Paid { entry: EntryId, payment: Payment },
    /// Arrivals were noted.
    CheckedIn {
        entry: EntryId,
        round: u32,
        attendance: Attendance,
    },
    /// A team is admitted to a round although these reasons speak against it.
    Admitted {
        entry: EntryId,
        round: u32,
        reasons: Vec<Inadmissible>,
    },
    /// Other members were named.
    LinedUp {
        entry: EntryId,
        round: u32,
        players: Vec<Player>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sitting: Option<u32>,
    },
    /// A round without play was granted.
    ByeGranted {
        entry: EntryId,
        round: u32,
        kind: ByeKind,
    },
    /// An entry withdrew; whether its results count depends on the games played.
    Withdrawn {
        entry: EntryId,
        from: u32,
        half_played: bool,
    },
    /// A withdrawn entry plays on.
    Returned { entry: EntryId },
    /// An entry was not admitted to a round.
    NotAdmitted {
        entry: EntryId,
        round: u32,
        reasons: Vec<Inadmissible>,
    },
    /// The round is drawn on another day than the one announced (A-T01).
    DatesDiffer { round: u32, planned: Day, on: Day },
    /// Numbers were drawn.
    NumbersDrawn { round: u32, order: Vec<EntryId> },
    /// A round was paired, or a further sitting of it.
    Paired { round: u32, pairings: Vec<Pairing> },
    /// Players are kept apart.
    KeptApart(KeptApart),
    /// Numbers were given anew, from a round on.
    Renumbered { round: u32, order: Vec<EntryId> },
    /// Other pairings took the place of published ones.
    PairingsChanged {
        round: u32,
        pairings: Vec<Pairing>,
        ground: Ground,
    },
    /// An absent player's game was scored without play.
    Forfeited { bout: BoutId, score: Score },
    /// The pairings are on the wall.
    Published { round: u32 },
    /// A side said how a bout ended.
    Reported {
        bout: BoutId,
        party: u8,
        score: Score,
    },
    /// All sides said the same: the result stands.
    Confirmed { bout: BoutId, score: Score },
    /// Sides said different things.
    Conflicted { bout: BoutId },
    /// The arbiter entered the result.
    ResultEntered { bout: BoutId, score: Score },
    /// The arbiter put another result in its place.
    Corrected {
        bout: BoutId,
        from: Option<Score>,
        to: Score,
    },
    /// A result was set aside; the bout is played anew.
    Annulled { bout: BoutId, from: Score },
    /// In a knockout another plays on, because the result on which it rested was corrected.
    Replaced {
        round: u32,
        table: u32,
        out: EntryId,
        by: EntryId,
    },
    /// A deciding game was added.
    GameAdded {
        bout: BoutId,
        white: u8,
        /// Who has Black, where three are at the table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        black: Option<u8>,
        draw_odds: bool,
    },
    /// A deciding deal among three was added.
    DealAdded { bout: BoutId, game: Discipline },
    /// A lot decided an equal match.
    LotDrawn {
        round: u32,
        table: u32,
        winner: EntryId,
    },
    /// The moves of a game were kept.
    MovesKept { bout: BoutId, moves: String },
    /// The arbiter penalised.
    Penalised(Penalty),
    /// An incident was noted.
    Noted(Incident),
    /// A round is final; in the team event with its winners.
    RoundClosed { round: u32, winners: Vec<EntryId> },
    /// A lot ordered those who ended equal.
    LotsDrawn { order: Vec<EntryId> },
    /// An appeal was lodged.
    AppealLodged {
        appeal: u32,
        entry: EntryId,
        against: Option<u32>,
        text: String,
    },
    /// An appeal was decided.
    AppealRuled {
        appeal: u32,
        upheld: bool,
        text: String,
    },
    /// A penalty was lifted, because an appeal against it was upheld.
    PenaltyLifted { act: u32, entry: EntryId },
    /// The event is closed.
    Closed,
    /// An act was undone.
    Undone { act: u32 },
}

impl Happened {
    /// The rule that it rests on.
    pub fn under(&self) -> Clause {
        match self {
            Happened::Amended(_) | Happened::Closed => Clause::Regulations,
            Happened::Entered { .. }
            | Happened::TookFreeNumber { .. }
            | Happened::Paid { .. }
            | Happened::Admitted { .. }
            | Happened::LinedUp { .. } => Clause::Entry,
            Happened::NotAdmitted { reasons, .. } => match reasons.first() {
                Some(reason) => reason.under(),
                None => Clause::Attendance,
            },
            Happened::CheckedIn { .. } => Clause::Attendance,
            Happened::ByeGranted { .. } | Happened::Forfeited { .. } => Clause::Byes,
            Happened::Withdrawn { .. } | Happened::Returned { .. } => Clause::Withdrawal,
            Happened::NumbersDrawn { .. } | Happened::DatesDiffer { .. } => Clause::Draw,
            Happened::KeptApart(_)
            | Happened::Renumbered { .. }
            | Happened::PairingsChanged { .. } => Clause::Swiss,
            Happened::Paired { .. }
            | Happened::Published { .. }
            | Happened::Replaced { .. }
            | Happened::GameAdded { .. }
            | Happened::DealAdded { .. }
            | Happened::LotDrawn { .. } => Clause::Pairing,
            Happened::Reported { .. }
            | Happened::Confirmed { .. }
            | Happened::Conflicted { .. }
            | Happened::ResultEntered { .. }
            | Happened::Corrected { .. }
            | Happened::Annulled { .. }
            | Happened::MovesKept { .. } => Clause::Results,
            Happened::Penalised(_) => Clause::Penalties,
            Happened::Noted(_) => Clause::Disputes,
            Happened::RoundClosed { .. } => Clause::Series,
            Happened::LotsDrawn { .. } => Clause::TieBreaks,
            Happened::AppealLodged { .. }
            | Happened::AppealRuled { .. }
            | Happened::PenaltyLifted { .. } => Clause::Appeals,
            Happened::Undone { .. } => Clause::Minutes,
        }
    }
}
