//! Competition: entries, pairings, points, standings, and the chess-ulti-snapszer team event.
//!
//! The crate knows results and no game. An [`Event`] is decided and folded like a game: a signed
//! [`Request`] is refused with its rule or leads to what [`Happened`]; every act stays in the
//! minutes, and a later act can undo it.

mod asked;
mod clause;
mod conduct;
mod day;
mod entering;
mod entry;
mod event;
pub mod exchange;
mod happened;
mod meeting;
mod messages;
mod minutes;
pub mod pairing;
mod playing;
mod points;
pub mod rating;
mod refused;
mod regulations;
mod results;
mod standings;
mod tables;
pub mod team_event;
pub mod tiebreak;

pub use asked::{Asked, Incident, IncidentKind, Penalty, PenaltyKind};
pub use clause::Clause;
pub use day::{Day, NotADate, TimeOfDay, shown};
pub use entry::{
    Attendance, ByeKind, Discipline, Entrant, Entry, EntryId, Exclusion, Inadmissible, Payment,
    Player, UnknownDiscipline, Withdrawal,
};
pub use event::{Appeal, Decided, Event};
pub use happened::Happened;
pub use meeting::{
    Bout, BoutId, BoutState, CardScore, GameScore, Layout, Meeting, NotABout, NotAResult, Play,
    Round, Scale, Score,
};
pub use minutes::{Minute, Office, Request, Signature};
pub use pairing::Pairing;
pub use points::{NotPoints, Points};
pub use refused::Refused;
pub use regulations::{ChessRules, EntryRules, Regulations, RegulationsFault, Supervision, System};
pub use standings::{Ranking, Standing};
pub use tables::{IndividualLine, SeasonLine, TeamLine};
pub use tiebreak::{TieBreak, TieBreakRules};
