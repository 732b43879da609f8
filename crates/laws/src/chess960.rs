//! Chess960 (Guidelines II): which arrays a game may begin with. How its castling is done by hand
//! is with the act of moving.

use jadoube_ruling::{Message, Seat, Side};
use serde::{Deserialize, Serialize};
use shakmaty::{File, Role};
use smallvec::smallvec;
use strum::{IntoStaticStr, VariantNames};

use crate::asked::Office;
use crate::game::{Decided, Game};
use crate::{GeneralRefusal, Happened, MovingRefusal, Refused, Rule, Rulebook};

/// A request about Chess960 (Guidelines II).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chess960Request {
    /// Establish whether an array may be played in Chess960 (II.2).
    CheckArray {
        /// White's pieces from the a-file on, `RNBQKBNR`.
        first_rank: String,
        /// Black's pieces, if they are to be checked too.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        last_rank: Option<String>,
    },
    /// Say that castling will follow (II.3.2.7.1).
    AnnounceCastling,
}

impl Chess960Request {
    pub(crate) const fn office(&self) -> Office {
        match self {
            Chess960Request::AnnounceCastling => Office::Player,
            Chess960Request::CheckArray { .. } => Office::Arbiter,
        }
    }
}

/// What happened about Chess960 (Guidelines II).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "fields repeat one vocabulary: by, of, to, motion, squares"
)]
pub enum Chess960Fact {
    /// An array may be played in Chess960.
    ArrayValid { first_rank: String },
    /// A player said that castling will follow.
    CastlingAnnounced { by: Side },
}

impl Chess960Fact {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            Chess960Fact::ArrayValid { .. } => Rule::Chess960Array,
            Chess960Fact::CastlingAnnounced { .. } => Rule::CastlingAnnounced,
        }
    }

    pub(crate) fn message(&self) -> Message {
        let side = |id, side: Side| Message::new(id).with("side", side);
        match self {
            Chess960Fact::ArrayValid { first_rank } => {
                Message::new("array-valid").with("array", first_rank.clone())
            }
            Chess960Fact::CastlingAnnounced { by } => side("castling-announced", *by),
        }
    }
}

/// Why a request about Chess960 (Guidelines II) is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chess960Refusal {
    /// The array cannot be played in Chess960.
    ArrayInvalid {
        /// The guideline that it breaks.
        rule: Rule,
    },
}

impl Chess960Refusal {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            Chess960Refusal::ArrayInvalid { rule } => *rule,
        }
    }

    pub(crate) fn message(&self) -> Message {
        match self {
            Chess960Refusal::ArrayInvalid { .. } => Message::new("refused-array-invalid"),
        }
    }
}

impl Game {
    pub(crate) fn chess960_asked(
        &self,
        book: &Rulebook,
        seat: Seat,
        asked: &Chess960Request,
    ) -> Decided {
        match (asked, seat.side()) {
            (Chess960Request::AnnounceCastling, Some(by)) => self.announce_castling(book, by),
            (
                Chess960Request::CheckArray {
                    first_rank,
                    last_rank,
                },
                None,
            ) => self.check_array(first_rank, last_rank.as_deref()),
            (Chess960Request::AnnounceCastling, None)
            | (Chess960Request::CheckArray { .. }, Some(_)) => {
                Err(Refused::General(GeneralRefusal::NotYourOffice { seat }))
            }
        }
    }

    pub(crate) fn chess960_happened(&mut self, fact: &Chess960Fact) {
        match fact {
            Chess960Fact::CastlingAnnounced { .. } => self.hand.castling = true,
            Chess960Fact::ArrayValid { .. } => {}
        }
    }
}

impl Game {
    /// Whether an array of the first rank, and of the last if it is given, may be played (II.2).
    pub(crate) fn check_array(&self, first: &str, last: Option<&str>) -> Decided {
        let pieces = officers(first).ok_or(invalid(Rule::Chess960Array))?;
        if let Some(rule) = fault(&pieces) {
            return Err(invalid(rule));
        }
        if last.is_some_and(|last| officers(last) != Some(pieces)) {
            return Err(invalid(Rule::BlackMirrorsWhite));
        }
        let first_rank = first.to_owned();
        Ok(smallvec![Happened::Chess960(Chess960Fact::ArrayValid {
            first_rank
        })])
    }

    /// A player says that castling will follow (II.3.2.7.1).
    pub(crate) fn announce_castling(&self, book: &Rulebook, by: Side) -> Decided {
        self.must_have_the_move(by)?;
        match self.duty(book) {
            Some(duty) if !self.hand.touches.is_empty() => {
                Err(Refused::Moving(MovingRefusal::BoundByTouch(duty)))
            }
            _ => Ok(smallvec![Happened::Chess960(
                Chess960Fact::CastlingAnnounced { by }
            )]),
        }
    }
}

const fn invalid(rule: Rule) -> Refused {
    Refused::Chess960(Chess960Refusal::ArrayInvalid { rule })
}

/// The pieces of a rank, `RNBQKBNR`, from the a-file on.
fn officers(rank: &str) -> Option<[Role; 8]> {
    let roles: Option<Vec<Role>> = rank.trim().chars().map(Role::from_char).collect();
    roles?.try_into().ok()
}

/// What is wrong with an array: the pieces themselves, the king, the bishops.
fn fault(pieces: &[Role; 8]) -> Option<Rule> {
    let files = |role: Role| -> Vec<File> {
        let placed = File::ALL.into_iter().zip(pieces);
        placed
            .filter(|(_, piece)| **piece == role)
            .map(|(file, _)| file)
            .collect()
    };
    let (kings, queens, knights) = (files(Role::King), files(Role::Queen), files(Role::Knight));
    let (rooks, bishops) = (files(Role::Rook), files(Role::Bishop));
    let ([king], [_], [_, _]) = (kings.as_slice(), queens.as_slice(), knights.as_slice()) else {
        return Some(Rule::Chess960Array);
    };
    let ([left, right], [one, other]) = (rooks.as_slice(), bishops.as_slice()) else {
        return Some(Rule::Chess960Array);
    };
    if king < left || king > right {
        return Some(Rule::KingBetweenRooks);
    }
    let same_colour = one.to_u32() % 2 == other.to_u32() % 2;
    same_colour.then_some(Rule::BishopsOnBothColours)
}

#[cfg(test)]
mod tests {
    use shakmaty::{Board, Color, Rank, Square};

    use super::*;

    /// All 960 arrays are accepted, and of all arrangements of eight letters no others.
    #[test]
    fn the_arrays_are_those_of_the_rules_library() {
        let rank = |n: u32| -> String {
            let board = Board::chess960(n);
            let piece = |file| board.role_at(Square::from_coords(file, Rank::First));
            let roles = File::ALL.into_iter().filter_map(piece);
            roles.map(Role::upper_char).collect()
        };
        let known: std::collections::BTreeSet<String> = (0..960).map(rank).collect();
        assert_eq!(known.len(), 960);
        let mut accepted = 0;
        let letters = ['K', 'Q', 'R', 'B', 'N'];
        for code in 0..5usize.pow(8) {
            let letter = |place: u32| letters[code / 5usize.pow(place) % 5];
            let array: String = (0..8).map(letter).collect();
            let valid = officers(&array).is_some_and(|pieces| fault(&pieces).is_none());
            assert_eq!(valid, known.contains(&array), "{array}");
            accepted += usize::from(valid);
        }
        assert_eq!(accepted, 960);
        assert!(Board::chess960(518).by_color(Color::White).count() == 16);
    }

    #[test]
    fn the_first_fault_is_named() {
        let fault_of = |rank: &str| fault(&officers(rank).expect("eight pieces"));
        assert_eq!(fault_of("KRBBRQNN"), Some(Rule::KingBetweenRooks));
        assert_eq!(fault_of("RKBNBQNR"), Some(Rule::BishopsOnBothColours));
        assert_eq!(fault_of("RKBBBQNR"), Some(Rule::Chess960Array));
        assert_eq!(fault_of("RKPBBQNR"), Some(Rule::Chess960Array));
        assert_eq!(officers("RNBQKBN"), None);
        assert_eq!(officers("RNBQKBNX"), None);
    }
}
