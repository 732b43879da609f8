//! The card games at the command line.

mod verify;

pub use verify::run as verify;
