//! Play by blind and visually disabled players (Appendix D): boards with holes, announcements,
//! records compared, assistants.

mod board;

use jadoube_notation::Language;
use jadoube_ruling::{BySide, Message, Side};
use serde::{Deserialize, Serialize};
use shakmaty::{CastlingSide, Move, Square};
use strum::{IntoStaticStr, VariantNames};

use crate::article_3::victim;
use crate::asked::Office;
use crate::messages::{names, told};
use crate::standing::color;
use crate::{Asked, Assistance, Motion, Rule, Standing, serial};

/// A request about a blind player's board or about announcements.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum BlindRequest {
    /// Demand a second board (D.1).
    DemandTwoBoards,
    /// Feel a piece with the fingers (D.2.2).
    Feel {
        /// Where it stands.
        #[serde(with = "serial::SquareName")]
        #[cfg_attr(feature = "ts", ts(as = "serial::SquareName"))]
        square: Square,
    },
    /// Take a piece out of its hole (D.2.2).
    Unplug {
        /// Where it stands.
        #[serde(with = "serial::SquareName")]
        #[cfg_attr(feature = "ts", ts(as = "serial::SquareName"))]
        square: Square,
    },
    /// Put a piece into a hole (D.2.3.2).
    Plug {
        /// Where it stood.
        #[serde(with = "serial::SquareName")]
        #[cfg_attr(feature = "ts", ts(as = "serial::SquareName"))]
        from: Square,
        /// Where it goes.
        #[serde(with = "serial::SquareName")]
        #[cfg_attr(feature = "ts", ts(as = "serial::SquareName"))]
        to: Square,
    },
    /// Announce a move (D.2.1, D.2.3.3).
    Announce {
        /// The move.
        motion: Motion,
    },
    /// Correct a slip of the tongue (D.2.8).
    CorrectAnnouncement {
        /// The move that was meant.
        motion: Motion,
    },
    /// Repeat the opponent's announcement (D.2.1).
    Repeat {
        /// The move.
        motion: Motion,
    },
    /// Understand a spoken announcement (D.2.1).
    Hear {
        /// The words.
        text: String,
    },
    /// The two boards differ: compare the records (D.2.9).
    CompareBoards {
        /// The moves as each player recorded them.
        records: BySide<String>,
        /// The languages they are written in.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
        languages: BySide<Option<Language>>,
        /// Who executed a move wrongly, where the records agree.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        wrong_board: Option<Side>,
    },
    /// Establish before the game whether an assistant is compulsory (D.2.11).
    CheckPairing {
        /// Who is blind.
        blind: BySide<bool>,
        /// Who is hearing-impaired.
        deaf: BySide<bool>,
        /// Whether there is an assistant.
        assistant: bool,
    },
    /// Ask how many moves were made and what the clocks show (D.2.10.4).
    AskTimes,
    /// Something that an assistant does for the player (D.2.10).
    ThroughAssistant(Box<Asked>),
}

impl BlindRequest {
    pub(crate) const fn office(&self) -> Office {
        match self {
            BlindRequest::DemandTwoBoards
            | BlindRequest::Feel { .. }
            | BlindRequest::Unplug { .. }
            | BlindRequest::Plug { .. }
            | BlindRequest::Announce { .. }
            | BlindRequest::CorrectAnnouncement { .. }
            | BlindRequest::Repeat { .. }
            | BlindRequest::AskTimes
            | BlindRequest::ThroughAssistant(_) => Office::Player,
            BlindRequest::Hear { .. } => Office::Anyone,
            BlindRequest::CompareBoards { .. } | BlindRequest::CheckPairing { .. } => {
                Office::Arbiter
            }
        }
    }

    pub(crate) const fn is_heard_at_any_time(&self) -> bool {
        match self {
            BlindRequest::Hear { .. }
            | BlindRequest::CompareBoards { .. }
            | BlindRequest::CheckPairing { .. } => true,
            BlindRequest::DemandTwoBoards
            | BlindRequest::Feel { .. }
            | BlindRequest::Unplug { .. }
            | BlindRequest::Plug { .. }
            | BlindRequest::Announce { .. }
            | BlindRequest::CorrectAnnouncement { .. }
            | BlindRequest::Repeat { .. }
            | BlindRequest::AskTimes
            | BlindRequest::ThroughAssistant(_) => false,
        }
    }

    pub(crate) const fn moves_a_piece(&self) -> bool {
        match self {
            BlindRequest::Plug { .. } => true,
            BlindRequest::DemandTwoBoards
            | BlindRequest::Feel { .. }
            | BlindRequest::Unplug { .. }
            | BlindRequest::Announce { .. }
            | BlindRequest::CorrectAnnouncement { .. }
            | BlindRequest::Repeat { .. }
            | BlindRequest::Hear { .. }
            | BlindRequest::CompareBoards { .. }
            | BlindRequest::CheckPairing { .. }
            | BlindRequest::AskTimes
            | BlindRequest::ThroughAssistant(_) => false,
        }
    }

    pub(crate) const fn through_assistant(&self) -> Option<(Rule, Option<Assistance>)> {
        match self {
            BlindRequest::Unplug { .. } | BlindRequest::Plug { .. } => {
                Some((Rule::AssistantMoves, Some(Assistance::Moving)))
            }
            BlindRequest::Announce { .. }
            | BlindRequest::CorrectAnnouncement { .. }
            | BlindRequest::Repeat { .. } => Some((Rule::AssistantAnnounces, None)),
            BlindRequest::AskTimes => Some((Rule::AssistantTells, None)),
            BlindRequest::DemandTwoBoards
            | BlindRequest::Feel { .. }
            | BlindRequest::Hear { .. }
            | BlindRequest::CompareBoards { .. }
            | BlindRequest::CheckPairing { .. }
            | BlindRequest::ThroughAssistant(_) => None,
        }
    }
}

/// What happened at a blind player's board or about announcements.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "fields repeat one vocabulary: by, of, motion, squares"
)]
pub enum BlindFact {
    /// Two boards are used.
    TwoBoardsUsed { by: Side },
    /// Pieces were felt; that binds nobody.
    PiecesFelt {
        by: Side,
        #[serde(with = "serial::SquareNames")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<serial::SquareName>"))]
        squares: Vec<Square>,
    },
    /// A piece was put into a hole; the move is not yet made.
    PiecePlugged { by: Side, motion: Motion },
    /// A captured piece was taken off the blind player's board; the move is not yet made.
    VictimRemoved {
        by: Side,
        #[serde(with = "serial::SquareName")]
        #[cfg_attr(feature = "ts", ts(as = "serial::SquareName"))]
        square: Square,
    },
    /// A move was announced. `differs` says that something else was done on the board, `pending` that
    /// a blind player's move is not yet made by it.
    MoveAnnounced {
        by: Side,
        motion: Motion,
        differs: bool,
        pending: bool,
    },
    /// A slip of the tongue was corrected.
    AnnouncementCorrected {
        by: Side,
        motion: Motion,
        differs: bool,
    },
    /// The opponent's announcement was repeated.
    MoveRepeated { by: Side, motion: Motion },
    /// A spoken announcement was understood.
    AnnouncementHeard { motion: Motion },
    /// The records agree: the player who executed a move wrongly adjusts the own board.
    WrongBoardAdjusted { of: Side },
    /// The records differ: the last position on which they agree is set up, and the clock waits.
    BackToAgreement { ply: u32, moves: Vec<Motion> },
    /// An assistant is compulsory for this game.
    AssistantRequired,
    /// The game can be played as it is paired.
    PairingInOrder,
    /// The player was told move number and times.
    TimesTold { to: Side },
    /// An assistant acted for the player.
    AssistantActed { of: Side, rule: Rule },
}

impl BlindFact {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            BlindFact::TwoBoardsUsed { .. } => Rule::TwoBoards,
            BlindFact::PiecesFelt { .. } => Rule::BlindTouch,
            BlindFact::MoveAnnounced { differs: true, .. }
            | BlindFact::AnnouncementCorrected { .. } => Rule::SlipOfTheTongue,
            BlindFact::PiecePlugged { .. }
            | BlindFact::VictimRemoved { .. }
            | BlindFact::MoveAnnounced { pending: true, .. } => Rule::BlindMoveMade,
            BlindFact::MoveAnnounced { .. }
            | BlindFact::MoveRepeated { .. }
            | BlindFact::AnnouncementHeard { .. } => Rule::Announcing,
            BlindFact::WrongBoardAdjusted { .. } | BlindFact::BackToAgreement { .. } => {
                Rule::BoardsCompared
            }
            BlindFact::AssistantRequired | BlindFact::PairingInOrder => Rule::AssistantCompulsory,
            BlindFact::TimesTold { .. } => Rule::AssistantTells,
            BlindFact::AssistantActed { rule, .. } => *rule,
        }
    }

    pub(crate) fn message(&self) -> Message {
        let side = |id, side: Side| Message::new(id).with("side", side);
        match self {
            BlindFact::TwoBoardsUsed { by } => side("two-boards-used", *by),
            BlindFact::PiecesFelt { by, squares } => {
                side("pieces-felt", *by).with("squares", names(squares))
            }
            BlindFact::PiecePlugged { by, motion } => {
                side("piece-plugged", *by).with("move", told(*motion))
            }
            BlindFact::VictimRemoved { by, square } => {
                side("victim-removed", *by).with("square", square.to_string())
            }
            BlindFact::MoveAnnounced {
                by,
                motion,
                differs: true,
                ..
            }
            | BlindFact::AnnouncementCorrected {
                by,
                motion,
                differs: true,
            } => side("announcement-differs", *by).with("move", told(*motion)),
            BlindFact::MoveAnnounced { by, motion, .. } => {
                side("move-announced", *by).with("move", told(*motion))
            }
            BlindFact::AnnouncementCorrected { by, motion, .. } => {
                side("announcement-corrected", *by).with("move", told(*motion))
            }
            BlindFact::MoveRepeated { by, motion } => {
                side("move-repeated", *by).with("move", told(*motion))
            }
            BlindFact::AnnouncementHeard { motion } => {
                Message::new("announcement-heard").with("move", told(*motion))
            }
            BlindFact::WrongBoardAdjusted { of } => side("wrong-board-adjusted", *of),
            BlindFact::BackToAgreement { ply, .. } => {
                Message::new("back-to-agreement").with("ply", *ply)
            }
            BlindFact::AssistantRequired => Message::new("assistant-required"),
            BlindFact::PairingInOrder => Message::new("pairing-in-order"),
            BlindFact::TimesTold { to } => side("times-told", *to),
            BlindFact::AssistantActed { of, .. } => side("assistant-acted", *of),
        }
    }
}

/// What a blind player has done so far on this move.
#[derive(Clone, Debug, Default)]
pub(crate) struct BlindAct {
    /// Pieces in other holes than before.
    plugged: Vec<Motion>,
    /// Pieces taken off.
    off: Vec<Square>,
    announced: Option<Motion>,
}

impl BlindAct {
    fn plug(&mut self, motion: Motion) {
        let again = self.plugged.iter_mut().find(|done| done.to == motion.from);
        match again {
            Some(done) => done.to = motion.to,
            None => self.plugged.push(motion),
        }
        self.plugged.retain(|done| done.from != done.to);
    }

    /// Whether something was done that is no part of a move.
    fn differs_from(&self, standing: &Standing, motion: Motion) -> bool {
        let steps = steps(standing, motion);
        self.plugged.iter().any(|done| !steps.contains(done))
    }

    /// Whether everything that a move asks for was done: pieces in their holes, the victim off.
    fn completes(&self, standing: &Standing, m: Move) -> bool {
        let steps = steps(standing, Motion::of(m, standing.mode()));
        steps.iter().all(|step| self.plugged.contains(step))
            && self.plugged.len() == steps.len()
            && victim(m).is_none_or(|square| self.off.contains(&square))
    }
}

/// The pieces that a move puts into other holes.
fn steps(standing: &Standing, motion: Motion) -> Vec<Motion> {
    let Some((king, rook)) = standing.castling_attempt(motion) else {
        return vec![Motion::new(motion.from, motion.to)];
    };
    let us = color(standing.turn());
    let side = CastlingSide::from_king_side(king < rook);
    let both = [
        Motion::new(king, side.king_to(us)),
        Motion::new(rook, side.rook_to(us)),
    ];
    both.into_iter()
        .filter(|step| step.from != step.to)
        .collect()
}

/// Why a request about a blind player's board is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum BlindRefusal {
    /// The request is for a blind player's board, and this player follows the normal rules.
    SightedPlayer,
    /// Neither player is blind.
    NobodyIsBlind,
    /// A blind player's move is not made, so the opponent's clock is not started.
    BlindMoveNotMade,
    /// An announcement does not say which move is meant.
    AnnouncementIncomplete,
    /// There is no announcement that could still be corrected.
    AnnouncementTooLate,
    /// The records agree, but nobody has said who executed a move wrongly.
    WhoseBoardIsWrong,
    /// The player has no assistant who may do this.
    NotForAssistant,
}

impl BlindRefusal {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            BlindRefusal::SightedPlayer => Rule::SightedPlayer,
            BlindRefusal::NobodyIsBlind => Rule::TwoBoards,
            BlindRefusal::BlindMoveNotMade => Rule::BlindPress,
            BlindRefusal::AnnouncementIncomplete => Rule::Announcing,
            BlindRefusal::AnnouncementTooLate => Rule::SlipOfTheTongue,
            BlindRefusal::WhoseBoardIsWrong => Rule::BoardsCompared,
            BlindRefusal::NotForAssistant => Rule::BlindAssistant,
        }
    }

    pub(crate) fn message(&self) -> Message {
        match self {
            BlindRefusal::SightedPlayer => Message::new("refused-sighted-player"),
            BlindRefusal::NobodyIsBlind => Message::new("refused-nobody-is-blind"),
            BlindRefusal::BlindMoveNotMade => Message::new("refused-blind-move-not-made"),
            BlindRefusal::AnnouncementIncomplete => Message::new("refused-announcement-incomplete"),
            BlindRefusal::AnnouncementTooLate => Message::new("refused-announcement-too-late"),
            BlindRefusal::WhoseBoardIsWrong => Message::new("refused-whose-board-is-wrong"),
            BlindRefusal::NotForAssistant => Message::new("refused-not-for-assistant"),
        }
    }
}
