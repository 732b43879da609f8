//! Appendix C: the rule under which an entry on a scoresheet is, or is not, a move.

use jadoube_notation::{Reading, Unread};

use crate::Rule;

/// The rule that an entry meets or breaks.
pub const fn read_under(read: &Result<Reading, Unread>) -> Rule {
    match read {
        Ok(_) | Err(Unread::NotStrict { .. }) => Rule::WrittenMove,
        Err(Unread::Ambiguous { .. }) => Rule::ToldApart,
        Err(Unread::Illegal { .. }) => Rule::IllegalMove,
        Err(Unread::NoMove { .. }) => Rule::AlgebraicOnly,
    }
}

/// The rule by which a move is written, or the one that a move breaks which cannot be played.
pub const fn written_under(legal: bool) -> Rule {
    match legal {
        true => Rule::WrittenMove,
        false => Rule::IllegalMove,
    }
}
