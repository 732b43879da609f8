//! The games that this server hosts.

pub(crate) mod cards;
pub(crate) mod chess;
pub(crate) mod event;
