//! The Laws in a pocket: one game without a server. State, requests and time come in, happenings, refusals
//! and messages go out, in the words of the wire.
//!
//! The crate is compiled to WebAssembly (`make wasm`): a page rules with it where there is no network, and other
//! programs as the package `jadoube-laws`. It knows no time but what it is told.

#[cfg(target_family = "wasm")]
mod door;
mod pocket;

pub use pocket::Pocket;
