//! Play by blind and visually disabled players (Appendix D): boards with holes, announcements,
//! records compared, assistants.

use jadoube_notation::Language;
use jadoube_notation::spoken::Announcement;
use jadoube_ruling::{BySide, Message, Moment, Side};
use serde::{Deserialize, Serialize};
use shakmaty::{CastlingSide, Move, Square};
use smallvec::smallvec;
use strum::IntoStaticStr;

use crate::article_3::victim;
use crate::asked::Office;
use crate::game::{Decided, Game};
use crate::hand::{Act, is_promotion};
use crate::messages::{names, told};
use crate::reading::{self, Reading};
use crate::standing::color;
use crate::{
    AdjournmentRequest, Asked, Assistance, Happened, Motion, Refused, Rule, Rulebook, SheetRequest,
    Standing, serial,
};

/// A request about a blind player's board or about announcements.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
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
}

/// What happened at a blind player's board or about announcements.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
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

fn fact(fact: BlindFact) -> Decided {
    Ok(smallvec![Happened::Blind(fact)])
}

/// Requests.
impl Game {
    /// What may be asked before the game starts and by anybody.
    pub(crate) fn blind_asked_by_office(&self, asked: &BlindRequest) -> Option<Decided> {
        Some(match asked {
            BlindRequest::Hear { text } => self.hear(text),
            BlindRequest::CompareBoards {
                records,
                languages,
                wrong_board,
            } => self.compare_boards(records, *languages, *wrong_board),
            BlindRequest::CheckPairing {
                blind,
                deaf,
                assistant,
            } => {
                let pair = |side: Side| blind[side] && deaf[!side];
                let required = Side::ALL.into_iter().any(pair) && !assistant;
                fact(if required {
                    BlindFact::AssistantRequired
                } else {
                    BlindFact::PairingInOrder
                })
            }
            _ => return None,
        })
    }

    pub(crate) fn blind_asked(
        &self,
        book: &Rulebook,
        by: Side,
        asked: &BlindRequest,
        now: Moment,
    ) -> Decided {
        match asked {
            BlindRequest::DemandTwoBoards => match book.blind().iter().any(|blind| *blind) {
                true => fact(BlindFact::TwoBoardsUsed { by }),
                false => Err(Refused::NobodyIsBlind),
            },
            BlindRequest::Feel { square } => self.feel(book, by, &[*square]),
            BlindRequest::Unplug { square } => {
                must_be_blind(book, by)?;
                self.touch_with_intent(book, by, &[*square])
            }
            BlindRequest::Plug { from, to } => self.plug(book, by, Motion::new(*from, *to)),
            BlindRequest::Announce { motion } => self.announce(book, by, *motion),
            BlindRequest::CorrectAnnouncement { motion } => {
                self.correct_announcement(book, by, *motion)
            }
            BlindRequest::Repeat { motion } => {
                let motion = *motion;
                fact(BlindFact::MoveRepeated { by, motion })
            }
            BlindRequest::AskTimes => {
                let helped = self.conduct[by].assistants.contains(&Assistance::Blindness);
                match helped || book.blind()[by] {
                    true => fact(BlindFact::TimesTold { to: by }),
                    false => Err(Refused::NoHints),
                }
            }
            BlindRequest::ThroughAssistant(act) => {
                let rule = self.assistant_may(book, by, act)?;
                let mut happened = self.player_asks(book, by, act, now)?;
                let acted = BlindFact::AssistantActed { of: by, rule };
                happened.insert(0, Happened::Blind(acted));
                Ok(happened)
            }
            BlindRequest::Hear { .. }
            | BlindRequest::CompareBoards { .. }
            | BlindRequest::CheckPairing { .. } => Err(Refused::NotYourOffice { seat: by.into() }),
        }
    }

    pub(crate) fn feel(&self, book: &Rulebook, by: Side, squares: &[Square]) -> Decided {
        must_be_blind(book, by)?;
        self.must_stand_there(squares)?;
        let squares = squares.to_vec();
        fact(BlindFact::PiecesFelt { by, squares })
    }

    pub(crate) fn plug(&self, book: &Rulebook, by: Side, motion: Motion) -> Decided {
        must_be_blind(book, by)?;
        self.must_have_the_move(by)?;
        let act = self.hand.blind.as_deref();
        let lifted = act.is_some_and(|act| act.plugged.iter().any(|done| done.to == motion.from));
        if !lifted {
            self.must_stand_there(&[motion.from])?;
        }
        let mut act = act.cloned().unwrap_or_default();
        act.plug(motion);
        let plugged = BlindFact::PiecePlugged { by, motion };
        self.made_or(book, by, &act, plugged)
    }

    pub(crate) fn remove_victim(&self, book: &Rulebook, by: Side, square: Square) -> Decided {
        self.must_have_the_move(by)?;
        self.must_stand_there(&[square])?;
        let mut act = self.hand.blind.as_deref().cloned().unwrap_or_default();
        act.off.push(square);
        let removed = BlindFact::VictimRemoved { by, square };
        self.made_or(book, by, &act, removed)
    }

    fn announce(&self, book: &Rulebook, by: Side, motion: Motion) -> Decided {
        if !book.blind()[by] || self.turn() != by {
            let differs = self.last_motion_of(by) != Some(motion);
            return fact(BlindFact::MoveAnnounced {
                by,
                motion,
                differs,
                pending: false,
            });
        }
        self.must_be_in_play()?;
        self.must_name_the_piece(motion)?;
        let mut act = self.hand.blind.as_deref().cloned().unwrap_or_default();
        act.announced = Some(motion);
        let announced = BlindFact::MoveAnnounced {
            by,
            motion,
            differs: act.differs_from(self.standing(), motion),
            pending: true,
        };
        self.made_or(book, by, &act, announced)
    }

    /// A slip of the tongue can be corrected until the opponent's clock is started (D.2.8).
    fn correct_announcement(&self, book: &Rulebook, by: Side, motion: Motion) -> Decided {
        if !book.blind()[by] || self.turn() != by {
            if !self.sides[by].uncompleted {
                return Err(Refused::AnnouncementTooLate);
            }
            let differs = self.last_motion_of(by) != Some(motion);
            return fact(BlindFact::AnnouncementCorrected {
                by,
                motion,
                differs,
            });
        }
        self.must_be_in_play()?;
        self.must_name_the_piece(motion)?;
        let mut act = self.hand.blind.as_deref().cloned().unwrap_or_default();
        if act.announced.is_none() {
            return Err(Refused::AnnouncementTooLate);
        }
        act.announced = Some(motion);
        let corrected = BlindFact::AnnouncementCorrected {
            by,
            motion,
            differs: act.differs_from(self.standing(), motion),
        };
        self.made_or(book, by, &act, corrected)
    }

    /// The move is made if nothing is missing any more (D.2.3); otherwise the fact alone.
    fn made_or(&self, book: &Rulebook, by: Side, act: &BlindAct, mut fact: BlindFact) -> Decided {
        let standing = self.standing();
        let Some(announced) = act.announced else {
            return Ok(smallvec![Happened::Blind(fact)]);
        };
        let Some(m) = standing.legal(announced) else {
            let done = act.plugged.as_slice() == [Motion::new(announced.from, announced.to)];
            let mut happened = smallvec![Happened::Blind(fact)];
            if done {
                happened.extend(self.misplace(book, by, announced, false));
            }
            return Ok(happened);
        };
        if !act.completes(standing, m) {
            return Ok(smallvec![Happened::Blind(fact)]);
        }
        self.must_be_allowed(book, Motion::of(m, standing.mode()))?;
        let mut happened = self.make_legal(book, by, m, false);
        for one in &mut happened {
            if let Happened::MoveMade { announced, .. } = one {
                *announced = true;
            }
        }
        if let BlindFact::MoveAnnounced { pending, .. } = &mut fact {
            *pending = false;
        }
        happened.insert(0, Happened::Blind(fact));
        Ok(happened)
    }

    /// The piece that a pawn becomes is part of the announcement (D.2.1).
    fn must_name_the_piece(&self, motion: Motion) -> Result<(), Refused> {
        match is_promotion(self.standing(), motion) && motion.promotion.is_none() {
            true => Err(Refused::AnnouncementIncomplete),
            false => Ok(()),
        }
    }

    /// Whether a blind player has done something on this move, and it is not made (D.2.4).
    pub(crate) fn blind_move_is_not_made(&self, book: &Rulebook, by: Side) -> bool {
        let illegal = matches!(self.hand.act, Act::Misplaced { .. });
        book.blind()[by] && self.turn() == by && !self.sides[by].uncompleted && !illegal
    }

    fn hear(&self, text: &str) -> Decided {
        let announcement: Announcement =
            text.parse().map_err(|_| Refused::AnnouncementIncomplete)?;
        let standing = self.standing();
        let mut fitting = standing
            .legal_moves()
            .into_iter()
            .filter(|m| announcement.fits(*m));
        let motion = match (fitting.next(), fitting.next()) {
            (Some(m), None) => Motion::of(m, standing.mode()),
            (Some(_), Some(_)) => return Err(Refused::AnnouncementIncomplete),
            (None, _) => match announcement {
                // Both squares were named: it is heard, whatever it is worth.
                Announcement::Move {
                    file: Some(file),
                    rank: Some(rank),
                    to,
                    promotion,
                    ..
                } => Motion {
                    from: Square::from_coords(file, rank),
                    to,
                    promotion,
                },
                _ => return Err(Refused::AnnouncementIncomplete),
            },
        };
        fact(BlindFact::AnnouncementHeard { motion })
    }

    fn compare_boards(
        &self,
        records: &BySide<String>,
        languages: BySide<Option<Language>>,
        wrong_board: Option<Side>,
    ) -> Decided {
        let (moves, agree) = self.agreed_moves(records, languages);
        if agree {
            let of = wrong_board.ok_or(Refused::WhoseBoardIsWrong)?;
            return fact(BlindFact::WrongBoardAdjusted { of });
        }
        let ply = u32::try_from(moves.len()).unwrap_or(u32::MAX);
        fact(BlindFact::BackToAgreement { ply, moves })
    }

    /// The moves on which two records agree from the start of the game, and whether that is all.
    fn agreed_moves(
        &self,
        records: &BySide<String>,
        languages: BySide<Option<Language>>,
    ) -> (Vec<Motion>, bool) {
        let written = |side: Side| -> Vec<&str> { moves_of(&records[side]).collect() };
        let (white, black) = (written(Side::White), written(Side::Black));
        let mut standing = self.history.start().clone();
        let mut moves = Vec::new();
        for (one, other) in white.iter().zip(&black) {
            let white = reading::read(&standing, one, languages.white);
            let black = reading::read(&standing, other, languages.black);
            let (Reading::Move(motion), true) = (white, white == black) else {
                return (moves, false);
            };
            standing = standing.after_motion(motion);
            moves.push(motion);
        }
        (moves, white.len() == black.len())
    }

    /// The rule that lets an assistant do something for a player.
    fn assistant_may(&self, book: &Rulebook, by: Side, act: &Asked) -> Result<Rule, Refused> {
        let has = |side: Side, purpose| self.conduct[side].assistants.contains(&purpose);
        let (rule, purpose) = match act {
            Asked::Touch { .. }
            | Asked::Release { .. }
            | Asked::Remove { .. }
            | Asked::PickPromotion { .. }
            | Asked::TouchPromotion { .. }
            | Asked::ReleasePromotion { .. }
            | Asked::Move { .. }
            | Asked::Blind(BlindRequest::Unplug { .. } | BlindRequest::Plug { .. }) => {
                (Rule::AssistantMoves, Some(Assistance::Moving))
            }
            Asked::Blind(
                BlindRequest::Announce { .. }
                | BlindRequest::CorrectAnnouncement { .. }
                | BlindRequest::Repeat { .. },
            ) => (Rule::AssistantAnnounces, None),
            Asked::Press { .. } => (Rule::AssistantRecords, Some(Assistance::Clock)),
            Asked::Sheet(SheetRequest::RecordMove { .. } | SheetRequest::Update) => {
                (Rule::AssistantRecords, Some(Assistance::Recording))
            }
            Asked::Blind(BlindRequest::AskTimes) => (Rule::AssistantTells, None),
            Asked::ClaimFlag | Asked::ClaimTouch => (Rule::AssistantClaims, None),
            Asked::Adjournment(
                AdjournmentRequest::Seal { .. }
                | AdjournmentRequest::StopClock
                | AdjournmentRequest::SealReply { .. },
            ) => (Rule::AssistantSeals, None),
            _ => return Err(Refused::NotForAssistant),
        };
        if book.blind()[by] && has(by, Assistance::Blindness) {
            return Ok(rule);
        }
        if let Some(purpose) = purpose
            && has(by, purpose)
        {
            return Ok(purpose.under());
        }
        // The sighted player's assistant moves and announces where the blind player has none.
        let for_both = matches!(rule, Rule::AssistantMoves | Rule::AssistantAnnounces);
        let stands_in = has(by, Assistance::Blindness) && !has(!by, Assistance::Blindness);
        match book.blind()[!by] && stands_in && for_both {
            true => Ok(Rule::AssistantCompulsory),
            false => Err(Refused::NotForAssistant),
        }
    }

    fn last_motion_of(&self, by: Side) -> Option<Motion> {
        let mode = self.standing().mode();
        let last = self.history.plies().last();
        last.filter(|ply| ply.mover() == Some(by))?.motion(mode)
    }
}

fn must_be_blind(book: &Rulebook, by: Side) -> Result<(), Refused> {
    match book.blind()[by] {
        true => Ok(()),
        false => Err(Refused::SightedPlayer),
    }
}

/// The moves of a record without their numbers.
fn moves_of(record: &str) -> impl Iterator<Item = &str> {
    let words = record.split_whitespace();
    let unnumbered = |word: &'_ str| -> usize {
        let digits = word.chars().take_while(char::is_ascii_digit).count();
        let dots = word.chars().skip(digits).take_while(|c| *c == '.').count();
        if dots == 0 { 0 } else { digits + dots }
    };
    words
        .map(move |word| word.get(unnumbered(word)..).unwrap_or_default())
        .filter(|word| !word.is_empty())
}

/// The fold.
impl Game {
    pub(crate) fn blind_happened(&mut self, fact: &BlindFact, at: Moment) {
        match fact {
            BlindFact::PiecePlugged { by, motion } => {
                self.hand.put_back();
                let occupied = self.standing().board().occupied();
                if occupied.contains(motion.from) {
                    self.touched(*by, &[motion.from]);
                }
                self.blind_act().plug(*motion);
            }
            BlindFact::VictimRemoved { by, square } => {
                self.touched(*by, &[*square]);
                self.blind_act().off.push(*square);
            }
            BlindFact::MoveAnnounced { by, motion, .. }
            | BlindFact::AnnouncementCorrected { by, motion, .. } => {
                if self.turn() == *by {
                    self.hand.put_back();
                    self.blind_act().announced = Some(*motion);
                }
            }
            BlindFact::BackToAgreement { ply, moves } => self.back_to_agreement(*ply, moves, at),
            BlindFact::TwoBoardsUsed { .. }
            | BlindFact::PiecesFelt { .. }
            | BlindFact::MoveRepeated { .. }
            | BlindFact::AnnouncementHeard { .. }
            | BlindFact::WrongBoardAdjusted { .. }
            | BlindFact::AssistantRequired
            | BlindFact::PairingInOrder
            | BlindFact::TimesTold { .. }
            | BlindFact::AssistantActed { .. } => {}
        }
    }

    fn blind_act(&mut self) -> &mut BlindAct {
        self.hand.blind.get_or_insert_default()
    }

    /// The arbiter readjusts the clocks before play goes on.
    fn back_to_agreement(&mut self, ply: u32, moves: &[Motion], at: Moment) {
        let mode = self.standing().mode();
        let made = self.history.plies().iter().map(|ply| ply.motion(mode));
        let on_board = made.take(moves.len()).eq(moves.iter().copied().map(Some));
        if on_board {
            self.back_to(ply, at);
        } else {
            let start = self.history.start().clone();
            let agreed = moves
                .iter()
                .fold(start, |standing, motion| standing.after_motion(*motion));
            self.restored(&agreed.setup());
        }
        self.clock.stop(at);
        self.paused = true;
    }
}
