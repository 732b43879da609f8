//! Why a request to an event is refused, each with its rule.

use serde::{Deserialize, Serialize};

use crate::pairing::CannotPair;
use crate::{
    BoutId, Clause, Day, EntryId, Ground, Inadmissible, RegulationsFault, Score, TimeOfDay,
};

/// The reason why a request changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "fields repeat one vocabulary: entry, round, table, bout, score"
)]
pub enum Refused {
    /// The act belongs to another office.
    NotYourOffice,
    /// An act of this kind needs a reason.
    ReasonNeeded,
    /// The event is closed.
    EventClosed,
    /// Regulations with faults.
    BadRegulations(Vec<RegulationsFault>),
    /// Regulations cannot change once numbers were drawn.
    TooLateToAmend,
    /// There is no such entry.
    NoSuchEntry { entry: EntryId },
    /// Somebody of that name or FIDE number has entered already.
    EnteredTwice { name: String, entry: EntryId },
    /// The entry has no name.
    NoName,
    /// The entry has too few or too many members.
    WrongMembers { least: u32, most: u32, given: u32 },
    /// The team is not one player of each discipline.
    WrongRoles,
    /// Entries are not taken after the first draw.
    EntriesClosed,
    /// Two teams that meet player by player must have the same number of players.
    TwoEvenTeams,
    /// The schedule has no free number for a late entry.
    NoFreeNumber,
    /// A payment of nothing.
    NothingPaid,
    /// There is no such round.
    NoSuchRound { round: u32 },
    /// The round is paired already.
    AlreadyPaired { round: u32 },
    /// Arrivals are more or fewer than the members.
    WrongArrivals { members: u32, given: u32 },
    /// The entry has withdrawn already.
    AlreadyWithdrawn { entry: EntryId },
    /// The entry has not withdrawn.
    NotWithdrawn { entry: EntryId },
    /// Withdrawal from a round that is played already.
    RoundIsPast { round: u32 },
    /// Numbers are drawn already.
    NumbersDrawnAlready { round: u32 },
    /// Numbers must be drawn first.
    NumbersNotDrawn { round: u32 },
    /// The lots do not name every entry exactly once.
    LotsIncomplete,
    /// Too few are admitted to play.
    TooFewAdmitted {
        admitted: u32,
        out: Vec<(EntryId, Vec<Inadmissible>)>,
    },
    /// Nothing speaks against the team: it is admitted anyway.
    AdmittedAnyway { entry: EntryId },
    /// The draw has its time, and it has not come.
    TooEarlyToDraw { on: Day, at: TimeOfDay },
    /// One line of a list is refused, and with it the list.
    InList { item: u32, why: Box<Refused> },
    /// A list of nothing.
    EmptyList,
    /// A name with signs that cannot be printed, or one that fits on no sheet.
    BadName { most: u32 },
    /// The sitting has begun; members are named before it.
    SittingBegun { sitting: u32 },
    /// The time for naming members has passed.
    LineUpTooLate { at: TimeOfDay },
    /// More is paid back than was paid.
    PaidBackTooMuch { paid: i64 },
    /// A round off brings no points in this system.
    NoPointsForBye,
    /// The round before must be paired first.
    RoundsInOrder { next: u32 },
    /// The pairing system has no answer.
    CannotPair(CannotPair),
    /// Teams would play unequal numbers of matches; that needs the organiser's reason.
    UnequalMatches {
        least: u32,
        most: u32,
        /// How many sittings would be equal for all.
        sittings: u32,
    },
    /// The pairings of this event come from its own system.
    PairedBySystem,
    /// The pairings of this event must be given.
    PairingsMustBeGiven,
    /// Given pairings name somebody twice, or somebody who does not play.
    BadPairing { entry: EntryId },
    /// Given pairings do not fit the tables of the event.
    WrongTable { parties: u32 },
    /// The round is not paired.
    NotPaired { round: u32 },
    /// Only for events by the Swiss system.
    OnlySwiss,
    /// Numbers stay once round 4 is paired.
    NumbersFixed,
    /// Pairings that are not published are undone, not changed.
    NotPublished { round: u32 },
    /// Published pairings stay; they change only on a ground that the rules know.
    PublishedStays { round: u32 },
    /// The ground for a change is not one of the edition, or is not there.
    NoGround { ground: Ground, round: u32 },
    /// A game that would fall was played.
    PlayedAlready { table: u32 },
    /// The round is published already.
    AlreadyPublished { round: u32 },
    /// The round is closed; its results are final.
    RoundClosed { round: u32 },
    /// Nothing is played there.
    NoSuchBout { bout: BoutId },
    /// The entry does not play there.
    NotYourBout { bout: BoutId },
    /// The kind of result does not fit what is played.
    WrongKindOfResult { bout: BoutId },
    /// Card units are written in halves.
    NotHalfUnits,
    /// More deals than a table has, or fewer without anybody leaving.
    WrongDeals { deals: u32 },
    /// A result stands; it can only be corrected.
    ResultStands { bout: BoutId, score: Score },
    /// The sides disagree; the arbiter decides by a correction, with a reason.
    InConflict { bout: BoutId },
    /// The side has reported already.
    ReportedAlready { bout: BoutId },
    /// Whoever speaks for one side at a table does not confirm for the other.
    SpeaksForAnother { bout: BoutId, entry: EntryId },
    /// Who plays on in the knockout rests on this result, and tables were paired from it.
    PlayedOn { bout: BoutId, on: Vec<BoutId> },
    /// Units without a deal.
    UnitsWithoutDeals,
    /// The knockout is not played to its end; a reason is needed to close it so.
    KnockoutGoesOn,
    /// There is nothing to correct.
    NothingToCorrect { bout: BoutId },
    /// The same result again.
    SameResult { bout: BoutId },
    /// Only equal knockout matches go on.
    NotEqual { table: u32 },
    /// The entry is not at the table.
    NotAtTable { entry: EntryId, table: u32 },
    /// Moves with a tag or nothing in them.
    NotMoves,
    /// A penalty of nothing, or one that ends before it begins.
    EmptyPenalty,
    /// Results are missing.
    ResultsMissing { bouts: Vec<BoutId> },
    /// Rounds are missing; a reason is needed to close early.
    RoundsMissing { played: u32, planned: u32 },
    /// The regulations know no lots.
    NoLots,
    /// The minutes have no such act.
    NoSuchAct { act: u32 },
    /// The act is undone already.
    UndoneAlready { act: u32 },
    /// Later acts rest on it; they must be undone first.
    OthersRestOnIt { act: u32, on: Vec<u32> },
    /// There is no such appeal.
    NoSuchAppeal { appeal: u32 },
    /// The appeal is decided already.
    AppealDecided { appeal: u32 },
    /// The time for an appeal has passed.
    AppealTooLate { minutes: u32 },
    /// An empty text.
    NothingSaid,
}

impl Refused {
    /// The rule that it rests on.
    pub fn under(&self) -> Clause {
        match self {
            Refused::NotYourOffice
            | Refused::ReasonNeeded
            | Refused::NoSuchAct { .. }
            | Refused::UndoneAlready { .. }
            | Refused::OthersRestOnIt { .. }
            | Refused::NothingSaid => Clause::Minutes,
            Refused::EventClosed
            | Refused::BadRegulations(_)
            | Refused::TooLateToAmend
            | Refused::NoSuchRound { .. }
            | Refused::RoundsMissing { .. } => Clause::Regulations,
            Refused::NoSuchEntry { .. }
            | Refused::EnteredTwice { .. }
            | Refused::NoName
            | Refused::WrongMembers { .. }
            | Refused::WrongRoles
            | Refused::EntriesClosed
            | Refused::NoFreeNumber
            | Refused::BadName { .. }
            | Refused::AdmittedAnyway { .. }
            | Refused::SittingBegun { .. }
            | Refused::LineUpTooLate { .. }
            | Refused::PaidBackTooMuch { .. }
            | Refused::NothingPaid => Clause::Entry,
            Refused::NoPointsForBye => Clause::Byes,
            Refused::InList { why, .. } => why.under(),
            Refused::EmptyList => Clause::Minutes,
            Refused::WrongArrivals { .. } | Refused::TooFewAdmitted { .. } => Clause::Attendance,
            Refused::AlreadyWithdrawn { .. }
            | Refused::NotWithdrawn { .. }
            | Refused::RoundIsPast { .. } => Clause::Withdrawal,
            Refused::NumbersDrawnAlready { .. }
            | Refused::NumbersNotDrawn { .. }
            | Refused::TooEarlyToDraw { .. }
            | Refused::TwoEvenTeams
            | Refused::LotsIncomplete => Clause::Draw,
            Refused::AlreadyPaired { .. }
            | Refused::RoundsInOrder { .. }
            | Refused::CannotPair(_)
            | Refused::UnequalMatches { .. }
            | Refused::PairedBySystem
            | Refused::PairingsMustBeGiven
            | Refused::BadPairing { .. }
            | Refused::WrongTable { .. }
            | Refused::NotPaired { .. }
            | Refused::AlreadyPublished { .. }
            | Refused::OnlySwiss
            | Refused::KnockoutGoesOn
            | Refused::NotEqual { .. }
            | Refused::NotAtTable { .. } => Clause::Pairing,
            Refused::RoundClosed { .. }
            | Refused::NoSuchBout { .. }
            | Refused::NotYourBout { .. }
            | Refused::WrongKindOfResult { .. }
            | Refused::ResultStands { .. }
            | Refused::InConflict { .. }
            | Refused::ReportedAlready { .. }
            | Refused::SpeaksForAnother { .. }
            | Refused::PlayedOn { .. }
            | Refused::NothingToCorrect { .. }
            | Refused::SameResult { .. }
            | Refused::NotMoves
            | Refused::ResultsMissing { .. } => Clause::Results,
            Refused::NotHalfUnits | Refused::UnitsWithoutDeals | Refused::WrongDeals { .. } => {
                Clause::CardBoards
            }
            Refused::NumbersFixed
            | Refused::NotPublished { .. }
            | Refused::PublishedStays { .. }
            | Refused::NoGround { .. }
            | Refused::PlayedAlready { .. } => Clause::Swiss,
            Refused::EmptyPenalty => Clause::Penalties,
            Refused::NoLots => Clause::TieBreaks,
            Refused::NoSuchAppeal { .. }
            | Refused::AppealDecided { .. }
            | Refused::AppealTooLate { .. } => Clause::Appeals,
        }
    }
}
