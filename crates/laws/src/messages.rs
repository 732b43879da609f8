//! How moves, squares, duties and seats are given to the sentences of every chapter.

use jadoube_ruling::{Seat, Value};
use shakmaty::Square;

use crate::{DutyKind, Motion};

/// A move as people read it: `e2-e4`, `e7-e8=Q`.
pub(crate) fn told(motion: Motion) -> String {
    let becomes = motion
        .promotion
        .map(|role| format!("={}", role.upper_char()));
    let becomes = becomes.unwrap_or_default();
    format!("{}-{}{becomes}", motion.from, motion.to)
}

pub(crate) fn names(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    names.join(", ")
}

/// A duty as the sentences name it.
pub(crate) fn word(kind: DutyKind) -> Value {
    Value::Word(match kind {
        DutyKind::MustMove => "must-move",
        DutyKind::MustCapture => "must-capture",
        DutyKind::MustCastle => "must-castle",
        DutyKind::Free => "free-move",
    })
}

/// A seat as the sentences name it.
pub(crate) fn seat(seat: Seat) -> Value {
    Value::Word(match seat {
        Seat::White => "white",
        Seat::Black => "black",
        Seat::Arbiter => "arbiter",
        Seat::System => "program",
    })
}
