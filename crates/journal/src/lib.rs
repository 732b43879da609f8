//! The journal form of a game: numbered lines of JSON, kept for ever.
//!
//! The first line says how the game was created. Each later line is a request, one of the
//! happenings it led to, or the reason why it was refused. Folding the happenings rebuilds the
//! game; deciding the requests again must lead to the same lines, byte for byte.
//!
//! With the feature `sqlite` a `Store` keeps streams of such entries in one file.

mod line;
mod record;
#[cfg(feature = "sqlite")]
mod store;

pub use line::{Line, LineError, Request, VERSION};
pub use record::{Record, ReplayError};
#[cfg(feature = "sqlite")]
pub use store::{Entry, Store, StoreError, Use};
