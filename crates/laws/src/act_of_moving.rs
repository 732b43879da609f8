//! The act of moving the pieces (Article 4): from the first touch to the move made.

mod made;
mod making;

use jadoube_ruling::{Message, Moment, Seat, Side, Value};
use serde::{Deserialize, Serialize};
use shakmaty::{Role, Square};
use strum::{IntoStaticStr, VariantNames};

use crate::asked::Office;
use crate::game::{Decided, Game};
use crate::messages::{names, told, word};
use crate::{Assistance, Duty, GeneralRefusal, Motion, Refused, Rule, Rulebook, serial};

/// A request about the act of moving (Article 4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum MovingRequest {
    /// Announce that pieces will be adjusted (4.2.1).
    AnnounceAdjust,
    /// Touch pieces, several at once if together (4.3).
    Touch {
        /// Where they stand.
        #[serde(with = "serial::SquareNames")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<serial::SquareName>"))]
        squares: Vec<Square>,
    },
    /// Establish that a contact was an accident (4.2.2).
    AcceptAccident {
        /// Whose contact it was.
        of: Side,
        /// Which pieces were touched.
        #[serde(with = "serial::SquareNames")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<serial::SquareName>"))]
        squares: Vec<Square>,
    },
    /// Establish that nobody knows in which order pieces were touched (4.3.3).
    OrderUnclear,
    /// Release a piece on a square (4.7).
    Release {
        /// Where the piece stood.
        #[serde(with = "serial::SquareName")]
        #[cfg_attr(feature = "ts", ts(as = "serial::SquareName"))]
        from: Square,
        /// Where it is let go.
        #[serde(with = "serial::SquareName")]
        #[cfg_attr(feature = "ts", ts(as = "serial::SquareName"))]
        to: Square,
        /// Whether a captured piece is off the board; not said: a capture is taken to have removed
        /// it, a promotion waits for its removal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        victim_off: Option<bool>,
    },
    /// Take a piece off the board (4.6, 4.7).
    Remove {
        /// Where it stood.
        #[serde(with = "serial::SquareName")]
        #[cfg_attr(feature = "ts", ts(as = "serial::SquareName"))]
        square: Square,
    },
    /// Take a promotion piece into the hand (4.4.4).
    PickPromotion {
        /// The kind of piece.
        #[serde(with = "serial::PieceLetter")]
        #[cfg_attr(feature = "ts", ts(as = "serial::PieceLetter"))]
        role: Role,
    },
    /// Touch the promotion square with the new piece (4.4.4).
    TouchPromotion {
        /// The kind of piece.
        #[serde(with = "serial::PieceLetter")]
        #[cfg_attr(feature = "ts", ts(as = "serial::PieceLetter"))]
        role: Role,
        /// The promotion square.
        #[serde(with = "serial::SquareName")]
        #[cfg_attr(feature = "ts", ts(as = "serial::SquareName"))]
        square: Square,
    },
    /// Release the new piece on the promotion square (4.7.3).
    ReleasePromotion {
        /// The kind of piece.
        #[serde(with = "serial::PieceLetter")]
        #[cfg_attr(feature = "ts", ts(as = "serial::PieceLetter"))]
        role: Role,
        /// The promotion square.
        #[serde(with = "serial::SquareName")]
        #[cfg_attr(feature = "ts", ts(as = "serial::SquareName"))]
        square: Square,
        /// Whether it is a rook put up upside down; it is a rook, whatever it is called.
        #[serde(default, skip_serializing_if = "serial::is_false")]
        upside_down: bool,
        /// Whether it is a piece of the opponent's colour.
        #[serde(default, skip_serializing_if = "serial::is_false")]
        wrong_colour: bool,
    },
    /// Make a move in one go: touch, carry, release.
    Move {
        /// The move; a pawn may reach the last rank and stay a pawn.
        motion: Motion,
        /// Whether both hands were used (4.1).
        #[serde(default, skip_serializing_if = "serial::is_false")]
        two_hands: bool,
    },
    /// Claim that the opponent broke the touch rules (4.8); the arbiter may say so too.
    ClaimTouch,
}

impl MovingRequest {
    pub(crate) const fn office(&self) -> Office {
        match self {
            MovingRequest::AnnounceAdjust
            | MovingRequest::Touch { .. }
            | MovingRequest::Release { .. }
            | MovingRequest::Remove { .. }
            | MovingRequest::PickPromotion { .. }
            | MovingRequest::TouchPromotion { .. }
            | MovingRequest::ReleasePromotion { .. }
            | MovingRequest::Move { .. } => Office::Player,
            MovingRequest::ClaimTouch => Office::PlayerOrArbiter,
            MovingRequest::AcceptAccident { .. } | MovingRequest::OrderUnclear => Office::Arbiter,
        }
    }

    pub(crate) const fn moves_a_piece(&self) -> bool {
        match self {
            MovingRequest::Move { .. }
            | MovingRequest::Release { .. }
            | MovingRequest::ReleasePromotion { .. } => true,
            MovingRequest::AnnounceAdjust
            | MovingRequest::Touch { .. }
            | MovingRequest::AcceptAccident { .. }
            | MovingRequest::OrderUnclear
            | MovingRequest::Remove { .. }
            | MovingRequest::PickPromotion { .. }
            | MovingRequest::TouchPromotion { .. }
            | MovingRequest::ClaimTouch => false,
        }
    }

    pub(crate) const fn through_assistant(&self) -> Option<(Rule, Option<Assistance>)> {
        match self {
            MovingRequest::Touch { .. }
            | MovingRequest::Release { .. }
            | MovingRequest::Remove { .. }
            | MovingRequest::PickPromotion { .. }
            | MovingRequest::TouchPromotion { .. }
            | MovingRequest::ReleasePromotion { .. }
            | MovingRequest::Move { .. } => Some((Rule::AssistantMoves, Some(Assistance::Moving))),
            MovingRequest::ClaimTouch => Some((Rule::AssistantClaims, None)),
            MovingRequest::AnnounceAdjust
            | MovingRequest::AcceptAccident { .. }
            | MovingRequest::OrderUnclear => None,
        }
    }
}

/// What happened about the act of moving (Article 4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "fields repeat one vocabulary: by, of, to, motion, squares"
)]
pub enum MovingFact {
    /// A player announced adjusting.
    AdjustingAnnounced { by: Side },
    /// Pieces were adjusted; that binds nobody.
    PiecesAdjusted {
        by: Side,
        #[serde(with = "serial::SquareNames")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<serial::SquareName>"))]
        squares: Vec<Square>,
    },
    /// The player having the move touched pieces and is bound by it.
    PiecesTouched {
        by: Side,
        #[serde(with = "serial::SquareNames")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<serial::SquareName>"))]
        squares: Vec<Square>,
        duty: Duty,
    },
    /// A player not having the move touched pieces; that binds nobody.
    TouchedOffMove {
        by: Side,
        #[serde(with = "serial::SquareNames")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<serial::SquareName>"))]
        squares: Vec<Square>,
    },
    /// A contact was accepted as an accident.
    AccidentAccepted {
        of: Side,
        #[serde(with = "serial::SquareNames")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<serial::SquareName>"))]
        squares: Vec<Square>,
    },
    /// The order of touches is unknown; own pieces count as touched first.
    TouchOrderUnclear { by: Side, duty: Duty },
    /// A breach of the touch rules was upheld; the move was taken back if one was made.
    TouchUpheld { by: Side, duty: Duty },
    /// A piece was released where a legal move takes it; the move is not yet made.
    SquareFixed {
        by: Side,
        motion: Motion,
        victim_off: bool,
    },
    /// One of king and rook was released in castling.
    CastlingBegun {
        by: Side,
        motion: Motion,
        king: bool,
        rook: bool,
    },
    /// A piece was released where no legal move takes it.
    PieceMisplaced {
        by: Side,
        motion: Motion,
        duty: Duty,
        /// Only that one piece was moved.
        #[serde(default, skip_serializing_if = "serial::is_false")]
        alone: bool,
    },
    /// A piece was taken off the board as part of a move.
    PieceRemoved {
        by: Side,
        #[serde(with = "serial::SquareName")]
        #[cfg_attr(feature = "ts", ts(as = "serial::SquareName"))]
        square: Square,
    },
    /// A promotion piece is in the hand; the choice is open.
    PromotionOpen {
        by: Side,
        #[serde(with = "serial::PieceLetter")]
        #[cfg_attr(feature = "ts", ts(as = "serial::PieceLetter"))]
        role: Role,
    },
    /// The new piece touched the promotion square; the choice is final.
    PromotionFixed {
        by: Side,
        motion: Motion,
        released: bool,
    },
    /// A rook was put up upside down; it is a rook.
    RookUpsideDown { by: Side, motion: Motion },
    /// A piece of the opponent's colour was put up; the pawn is not promoted.
    WrongColourPutUp {
        by: Side,
        motion: Motion,
        #[serde(with = "serial::PieceLetter")]
        #[cfg_attr(feature = "ts", ts(as = "serial::PieceLetter"))]
        role: Role,
    },
    /// A move was made.
    MoveMade {
        by: Side,
        motion: Motion,
        #[serde(default, skip_serializing_if = "serial::is_false")]
        two_hands: bool,
        #[serde(default, skip_serializing_if = "serial::is_false")]
        breaks_touch: bool,
        /// Executed and announced by a blind player.
        #[serde(default, skip_serializing_if = "serial::is_false")]
        announced: bool,
    },
}

impl MovingFact {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            MovingFact::AdjustingAnnounced { .. } | MovingFact::PiecesAdjusted { .. } => {
                Rule::Adjusting
            }
            MovingFact::PiecesTouched { duty, .. }
            | MovingFact::TouchOrderUnclear { duty, .. }
            | MovingFact::TouchUpheld { duty, .. }
            | MovingFact::PieceMisplaced { duty, .. } => duty.rule,
            MovingFact::TouchedOffMove { .. } => Rule::TouchDuty,
            MovingFact::AccidentAccepted { .. } => Rule::Accident,
            MovingFact::MoveMade {
                announced: true, ..
            } => Rule::BlindMoveMade,
            MovingFact::SquareFixed { .. }
            | MovingFact::PieceRemoved { .. }
            | MovingFact::MoveMade { .. } => Rule::Release,
            MovingFact::CastlingBegun { .. } => Rule::CastlingReleased,
            MovingFact::WrongColourPutUp { .. } => Rule::Promotion,
            MovingFact::PromotionOpen { .. }
            | MovingFact::PromotionFixed { .. }
            | MovingFact::RookUpsideDown { .. } => Rule::PromotionChoice,
        }
    }

    pub(crate) fn message(&self) -> Message {
        let side = |id, side: Side| Message::new(id).with("side", side);
        match self {
            MovingFact::AdjustingAnnounced { by } => side("adjusting-announced", *by),
            MovingFact::PiecesAdjusted { by, squares } => {
                side("pieces-adjusted", *by).with("squares", names(squares))
            }
            MovingFact::PiecesTouched { by, squares, duty } => side("pieces-touched", *by)
                .with("squares", names(squares))
                .with("duty", word(duty.kind)),
            MovingFact::TouchedOffMove { by, squares } => {
                side("touched-off-move", *by).with("squares", names(squares))
            }
            MovingFact::AccidentAccepted { of, squares } => {
                side("accident-accepted", *of).with("squares", names(squares))
            }
            MovingFact::TouchOrderUnclear { by, duty } => {
                side("touch-order-unclear", *by).with("duty", word(duty.kind))
            }
            MovingFact::TouchUpheld { by, duty } => {
                side("touch-upheld", *by).with("duty", word(duty.kind))
            }
            MovingFact::SquareFixed { by, motion, .. } => {
                side("square-fixed", *by).with("square", motion.to.to_string())
            }
            MovingFact::CastlingBegun { by, .. } => side("castling-begun", *by),
            MovingFact::PieceMisplaced {
                by, motion, duty, ..
            } => side("piece-misplaced", *by)
                .with("move", told(*motion))
                .with("duty", word(duty.kind)),
            MovingFact::PieceRemoved { by, square } => {
                side("piece-removed", *by).with("square", square.to_string())
            }
            MovingFact::PromotionOpen { by, role } => {
                side("promotion-open", *by).with("piece", piece(*role))
            }
            MovingFact::PromotionFixed { by, motion, .. } => side("promotion-fixed", *by)
                .with("piece", piece(motion.promotion.unwrap_or(Role::Queen)))
                .with("square", motion.to.to_string()),
            MovingFact::RookUpsideDown { by, motion } => {
                side("rook-upside-down", *by).with("square", motion.to.to_string())
            }
            MovingFact::WrongColourPutUp { by, motion, role } => side("wrong-colour-put-up", *by)
                .with("piece", piece(*role))
                .with("square", motion.to.to_string()),
            MovingFact::MoveMade { by, motion, .. } => {
                side("move-made", *by).with("move", told(*motion))
            }
        }
    }
}

/// Why a request about the act of moving (Article 4) is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum MovingRefusal {
    /// The player does not have the move.
    NotOnMove,
    /// No piece stands there.
    NothingThere {
        /// The square.
        #[serde(with = "serial::SquareName")]
        #[cfg_attr(feature = "ts", ts(as = "serial::SquareName"))]
        square: Square,
    },
    /// A touched piece binds the player.
    BoundByTouch(Duty),
    /// Only the player to move may adjust, and the own clock must be running.
    AdjustNotAllowed,
    /// Pieces are adjusted only while the own clock runs.
    AdjustOffClock,
    /// There is no promotion to do this with.
    NoPromotion,
    /// It is no legal move, and the regulations take no other.
    NotLegal {
        /// The motion.
        motion: Motion,
    },
    /// Touching a piece ended the right to object.
    ObjectionForfeited,
    /// There is nothing to object to.
    NothingToObject,
}

impl MovingRefusal {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            MovingRefusal::NotOnMove => Rule::Alternation,
            MovingRefusal::NothingThere { .. } => Rule::TouchDuty,
            MovingRefusal::BoundByTouch(duty) => duty.rule,
            MovingRefusal::AdjustNotAllowed => Rule::Adjusting,
            MovingRefusal::AdjustOffClock => Rule::AdjustOnOwnTime,
            MovingRefusal::NoPromotion | MovingRefusal::NotLegal { .. } => Rule::LegalMove,
            MovingRefusal::ObjectionForfeited | MovingRefusal::NothingToObject => Rule::Objection,
        }
    }

    pub(crate) fn message(&self) -> Message {
        match self {
            MovingRefusal::NotOnMove => Message::new("refused-not-on-move"),
            MovingRefusal::NothingThere { square } => {
                Message::new("refused-nothing-there").with("square", square.to_string())
            }
            MovingRefusal::BoundByTouch(duty) => {
                Message::new("refused-bound-by-touch").with("duty", word(duty.kind))
            }
            MovingRefusal::AdjustNotAllowed => Message::new("refused-adjust-not-allowed"),
            MovingRefusal::AdjustOffClock => Message::new("refused-adjust-off-clock"),
            MovingRefusal::NoPromotion => Message::new("refused-no-promotion"),
            MovingRefusal::NotLegal { motion } => {
                Message::new("refused-not-legal").with("motion", motion.to_string())
            }
            MovingRefusal::ObjectionForfeited => Message::new("refused-objection-forfeited"),
            MovingRefusal::NothingToObject => Message::new("refused-nothing-to-object"),
        }
    }
}

fn piece(role: Role) -> Value {
    Value::Word(match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    })
}

impl Game {
    pub(crate) fn moving_asked(
        &self,
        book: &Rulebook,
        seat: Seat,
        asked: &MovingRequest,
    ) -> Decided {
        match (asked, seat.side()) {
            (MovingRequest::AnnounceAdjust, Some(by)) => self.announce_adjust(book, by),
            (MovingRequest::Touch { squares }, Some(by)) if book.blind()[by] => {
                self.feel(book, by, squares)
            }
            (MovingRequest::Touch { squares }, Some(by)) => {
                self.touch_with_intent(book, by, squares)
            }
            (MovingRequest::Release { from, to, .. }, Some(by)) if book.blind()[by] => {
                self.plug(book, by, Motion::new(*from, *to))
            }
            (
                MovingRequest::Release {
                    from,
                    to,
                    victim_off,
                },
                Some(by),
            ) => self.release(book, by, Motion::new(*from, *to), *victim_off),
            (MovingRequest::Remove { square }, Some(by)) if book.blind()[by] => {
                self.remove_victim(book, by, *square)
            }
            (MovingRequest::Remove { square }, Some(by)) => self.remove(book, by, *square),
            (MovingRequest::PickPromotion { role }, Some(by)) => self.pick_promotion(by, *role),
            (MovingRequest::TouchPromotion { role, square }, Some(by)) => {
                self.promote(book, by, *role, *square, false)
            }
            (
                MovingRequest::ReleasePromotion {
                    role,
                    square,
                    upside_down,
                    wrong_colour,
                },
                Some(by),
            ) => match (wrong_colour, upside_down) {
                (true, _) => self.put_up_wrong_colour(book, by, *role, *square),
                (false, true) => self.put_up_upside_down(book, by, *square),
                (false, false) => self.promote(book, by, *role, *square, true),
            },
            (MovingRequest::Move { motion, two_hands }, Some(by)) => {
                self.make(book, by, *motion, *two_hands)
            }
            (MovingRequest::ClaimTouch, Some(by)) => self.claim_touch(book, Some(by)),
            (MovingRequest::AcceptAccident { of, squares }, None) => {
                self.accept_accident(*of, squares)
            }
            (MovingRequest::OrderUnclear, None) => self.order_unclear(book),
            (MovingRequest::ClaimTouch, None) => self.claim_touch(book, None),
            (
                MovingRequest::AnnounceAdjust
                | MovingRequest::Touch { .. }
                | MovingRequest::Release { .. }
                | MovingRequest::Remove { .. }
                | MovingRequest::PickPromotion { .. }
                | MovingRequest::TouchPromotion { .. }
                | MovingRequest::ReleasePromotion { .. }
                | MovingRequest::Move { .. },
                None,
            )
            | (MovingRequest::AcceptAccident { .. } | MovingRequest::OrderUnclear, Some(_)) => {
                Err(Refused::General(GeneralRefusal::NotYourOffice { seat }))
            }
        }
    }

    pub(crate) fn moving_happened(&mut self, fact: &MovingFact, at: Moment) {
        match fact {
            MovingFact::AdjustingAnnounced { .. } => self.hand.adjusting = true,
            MovingFact::PiecesTouched { by, squares, .. } => self.touched(*by, squares),
            MovingFact::AccidentAccepted { squares, .. } => self.hand.forget(squares),
            MovingFact::TouchOrderUnclear { .. } => self.hand.unclear = true,
            MovingFact::TouchUpheld { by, .. } => self.take_back_touch(*by, at),
            MovingFact::SquareFixed {
                by,
                motion,
                victim_off,
            } => {
                self.touch_for(*by, *motion);
                self.hand.fix_square(&self.history, *motion, *victim_off);
            }
            MovingFact::CastlingBegun {
                by,
                motion,
                king,
                rook,
            } => {
                self.touch_for(*by, *motion);
                let standing = self.history.standing();
                self.hand.begin_castling(standing, *motion, *king, *rook);
            }
            MovingFact::PieceMisplaced {
                by, motion, alone, ..
            } => {
                let squares = self.touched_misplacing(*motion, *alone);
                self.touched(*by, &squares);
                let standing = self.history.standing();
                self.hand.misplace(standing, *motion, *alone);
            }
            MovingFact::PieceRemoved { by, square } => {
                if self.history.standing().board().occupied().contains(*square) {
                    self.touched(*by, &[*square]);
                }
                self.hand.remove(&self.history, *square);
            }
            MovingFact::PromotionFixed {
                by,
                motion,
                released,
            } => {
                self.touch_for(*by, *motion);
                self.hand.fix_promotion(*motion, *released);
            }
            MovingFact::WrongColourPutUp { by, motion, .. } => {
                self.touch_for(*by, *motion);
                self.hand.fix_square(&self.history, *motion, true);
            }
            MovingFact::MoveMade {
                by,
                motion,
                two_hands,
                breaks_touch,
                ..
            } => self.made(*by, *motion, *two_hands, *breaks_touch, at),
            MovingFact::PiecesAdjusted { .. }
            | MovingFact::TouchedOffMove { .. }
            | MovingFact::PromotionOpen { .. }
            | MovingFact::RookUpsideDown { .. } => {}
        }
    }
}
