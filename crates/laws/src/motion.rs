//! A move as hands make it: from one square to another.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use shakmaty::{CastlingMode, CastlingSide, Move, Role, Square, uci::UciMove};

/// A piece goes from one square to another and may become something else there.
///
/// Written as in the UCI protocol: `e2e4`, `e7e8q`; castling is the king's step (`e1g1`), in
/// Chess960 the king onto the rook's square. A motion may be legal or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Motion {
    /// Where the piece was.
    pub from: Square,
    /// Where it went.
    pub to: Square,
    /// What a pawn became.
    pub promotion: Option<Role>,
}

impl Motion {
    /// A motion without promotion.
    pub const fn new(from: Square, to: Square) -> Motion {
        Motion {
            from,
            to,
            promotion: None,
        }
    }

    /// The motion that a legal move is made with.
    pub(crate) fn of(m: Move, mode: CastlingMode) -> Motion {
        match m {
            Move::Normal {
                from,
                to,
                promotion,
                ..
            } => Motion {
                from,
                to,
                promotion,
            },
            Move::EnPassant { from, to } => Motion::new(from, to),
            Move::Castle { king, rook } if mode.is_chess960() => Motion::new(king, rook),
            Move::Castle { king, rook } => {
                let side = CastlingSide::from_king_side(king < rook);
                let to = Square::from_coords(side.king_to_file(), king.rank());
                Motion::new(king, to)
            }
            Move::Put { to, .. } => Motion::new(to, to),
        }
    }

    /// The same squares without the promotion piece.
    pub(crate) const fn squares(self) -> (Square, Square) {
        (self.from, self.to)
    }
}

impl fmt::Display for Motion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        self.promotion
            .map_or(Ok(()), |role| write!(f, "{}", role.char()))
    }
}

/// The text is no motion.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct ParseMotionError(String);

impl fmt::Display for ParseMotionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" is no move such as e2e4 or e7e8q", self.0)
    }
}

impl FromStr for Motion {
    type Err = ParseMotionError;

    fn from_str(text: &str) -> Result<Motion, ParseMotionError> {
        match text.parse() {
            Ok(UciMove::Normal {
                from,
                to,
                promotion,
            }) if !matches!(promotion, Some(Role::Pawn | Role::King)) => Ok(Motion {
                from,
                to,
                promotion,
            }),
            _ => Err(ParseMotionError(text.to_owned())),
        }
    }
}

impl Serialize for Motion {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Motion {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Motion, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}
