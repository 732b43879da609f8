//! A move, as the search makes and keeps it.

use shakmaty::{Role, Square};

/// A move in sixteen bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step(u16);

/// What kind of step it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Plain,
    Promotion(Role),
    EnPassant,
    Castling,
}

impl Step {
    /// No step: what led to a first position; in a queue, the steps that wait.
    pub const NONE: Step = Step(0);

    pub fn new(from: Square, to: Square, kind: Kind) -> Step {
        let code = match kind {
            Kind::Plain => 0,
            Kind::Promotion(Role::Knight) => 1,
            Kind::Promotion(Role::Bishop) => 2,
            Kind::Promotion(Role::Rook) => 3,
            Kind::Promotion(_) => 4,
            Kind::EnPassant => 5,
            Kind::Castling => 6,
        };
        Step(u16::from(from) | u16::from(to) << 6 | code << 12)
    }

    pub fn from(self) -> Square {
        Square::new(u32::from(self.0 & 63))
    }

    /// The square it goes to; castling: the rook's square.
    pub fn to(self) -> Square {
        Square::new(u32::from(self.0 >> 6 & 63))
    }

    pub fn kind(self) -> Kind {
        match self.0 >> 12 {
            0 => Kind::Plain,
            1 => Kind::Promotion(Role::Knight),
            2 => Kind::Promotion(Role::Bishop),
            3 => Kind::Promotion(Role::Rook),
            4 => Kind::Promotion(Role::Queen),
            5 => Kind::EnPassant,
            _ => Kind::Castling,
        }
    }
}
