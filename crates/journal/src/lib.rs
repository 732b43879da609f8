//! The journal form of a game: numbered lines of JSON, kept for ever.
//!
//! The first line says how the game was created. Each later line is a request, one of the
//! happenings it led to, or the reason why it was refused. Folding the happenings rebuilds the
//! game; deciding the requests again must lead to the same lines, byte for byte.
//!
//! [`Streams`] keep such entries under the key (stream, number): in memory, with the feature `sqlite`
//! in one file, with `postgres` in a database. With `server` a `Journal` lets many tasks share a commit.

mod about;
mod act;
mod cards;
mod cards_act;
mod chain;
mod event;
mod event_act;
#[cfg(feature = "server")]
mod journal;
mod kind;
mod line;
mod memory;
mod portable;
#[cfg(feature = "postgres")]
mod postgres;
mod record;
mod session;
#[cfg(feature = "sqlite")]
mod store;
mod streams;
mod tidy;
#[cfg(feature = "postgres")]
mod tls;
mod verify;
#[cfg(feature = "server")]
mod weather;
pub mod witness;

pub use about::About;
pub use act::{Act, Body, BodyError, EngineSeat, Step, Table};
pub use cards::{
    CardsCreated, CardsError, CardsJournal, CardsLine, CardsLineError, CardsRequest,
    game_of_journal,
};
pub use cards_act::{Again, AmongTables, CardTable, CardsAct, CardsBody, CardsStep};
pub use chain::{BEGINNING, Link, first_broken, link};
pub use event::{
    EVENT_STREAM, EventJournal, EventJournalError, event_of_lines, fingerprint,
    lines as event_lines, regulations_of_toml,
};
#[cfg(feature = "sqlite")]
pub use event::{read_event_file, write_event_file};
pub use event_act::{EventAct, EventBody, EventCreation, SheetLine};
#[cfg(feature = "server")]
pub use journal::{Journal, SILENT, Silence, StoreUrl};
pub use kind::Kind;
pub use line::{Line, LineError, Request, VERSION};
pub use memory::Memory;
pub use portable::Scribe;
#[cfg(feature = "postgres")]
pub use postgres::{Notice, Postgres};
pub use record::{Record, ReplayError};
pub use session::{NotWhole, SessionSums, WholeSession, game_of_session, session_sums};
#[cfg(feature = "sqlite")]
pub use store::{Store, Use};
pub use streams::{Append, Due, Entry, LifeSign, Sat, StoreError, Streams};
pub use tidy::{TAKEN_AWAY, TakenAway, Tidying, Why, tidy};
pub use verify::{Checked, StreamError, verify_all};
#[cfg(feature = "server")]
pub use weather::{Fate, Later, SharedMemory, Weather};
