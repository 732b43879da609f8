//! Competition: entries, pairings, points, standings, and the chess-ulti-snapszer team event.
//!
//! The crate knows results and no game. An [`Event`] is decided and folded like a game: a signed
//! [`Request`] is refused with its rule or leads to what [`Happened`]; every act stays in the
//! minutes, and a later act can undo it.
//!
//! ```
//! use jadoube_ruling::Moment;
//! use jadoube_tournament::{
//!     Asked, Entrant, Event, Player, Refused, Regulations, Request, Score, System,
//! };
//!
//! let system = System::RoundRobin { double: false };
//! let mut event = Event::new(Regulations::new("Club", system)).expect("sound regulations");
//! let mut ask = |asked| {
//!     let request = Request::arbiter("Dora", Moment::ZERO, asked);
//!     event.act(request).map(|minute| minute.number)
//! };
//! for name in ["Anna", "Béla"] {
//!     ask(Asked::Enter(Entrant::single(Player::named(name))))?;
//! }
//! let anna_again = ask(Asked::Enter(Entrant::single(Player::named("anna"))));
//! assert!(matches!(anna_again, Err(Refused::EnteredTwice { .. })));
//!
//! let order = vec![jadoube_tournament::EntryId(1), jadoube_tournament::EntryId(2)];
//! ask(Asked::Draw { round: 1, order })?;
//! ask(Asked::Pair { round: 1 })?;
//! let bout = "1.1".parse().expect("round 1, table 1");
//! let score: Score = "1-0".parse().expect("a result");
//! ask(Asked::Report { bout, score })?;
//! assert_eq!(event.name(jadoube_tournament::EntryId(event.standings()[0].id)), "Anna");
//! # Ok::<(), Refused>(())
//! ```

mod asked;
mod awards;
mod clause;
mod club;
mod compared;
mod conduct;
mod day;
mod entering;
mod entry;
mod event;
pub mod exchange;
mod hall;
mod happened;
mod lots;
mod meeting;
mod messages;
mod minutes;
mod next;
pub mod pairing;
mod playing;
mod points;
pub mod rating;
mod refused;
mod regulations;
mod results;
mod score;
mod screen;
mod standings;
mod swiss_event;
mod tables;
pub mod team_event;
pub mod tiebreak;

pub use asked::{Asked, Incident, IncidentKind, Outcome, Penalty, PenaltyKind, UnitsRuling};
pub use awards::{Award, CashLine, Category, Honour, Prize};
pub use clause::Clause;
pub use club::{Level, Side};
pub use compared::{Compared, Difference};
pub use day::{Day, ParseDayError, TimeOfDay, shown};
pub use entry::{
    Attendance, ByeKind, Discipline, Entrant, Entry, EntryId, Exclusion, Inadmissible,
    ParseDisciplineError, Payment, Player, Withdrawal,
};
pub use event::{Appeal, Decided, Event};
pub use hall::{Concern, PackHistory};
pub use happened::Happened;
pub use lots::lots;
pub use meeting::{Bout, BoutId, BoutState, Layout, Meeting, ParseBoutError, Play, Round};
pub use minutes::{Minute, Office, Request, Signature};
pub use next::Next;
pub use pairing::Pairing;
pub use points::Points;
pub use refused::Refused;
pub use regulations::{ChessRules, EntryRules, Regulations, RegulationsFault, System};
pub use score::{CardScore, GameScore, ParseResultError, Scale, Score};
pub use screen::{Panel, Screen, ScreensError, check_screens};
pub use standings::{Ranking, StandingsRow};
pub use swiss_event::{Ground, KeptApart, Remark};
pub use tables::{CupHistory, IndividualLine, SeasonLine, SeasonOf, SeasonPart, TeamLine};
pub use tiebreak::{ParseTieBreakError, TieBreak, TieBreakRules};
