//! What is done at a blind player's board (Appendix D).

use jadoube_notation::Language;
use jadoube_notation::spoken::Announcement;
use jadoube_ruling::{BySide, Moment, Seat, Side};
use shakmaty::Square;
use smallvec::smallvec;

use super::BlindAct;
use crate::game::{Decided, Game};
use crate::hand::is_promotion;
use crate::reading::{self, Reading};
use crate::trace::refuse_if;
use crate::{
    Asked, Assistance, BlindFact, BlindRefusal, BlindRequest, ConductRefusal, GeneralRefusal,
    Happened, Motion, MovingFact, Refused, Rule, Rulebook,
};

fn fact(fact: BlindFact) -> Decided {
    Ok(smallvec![Happened::Blind(fact)])
}

/// Requests.
impl Game {
    pub(crate) fn blind_asked(
        &self,
        book: &Rulebook,
        seat: Seat,
        asked: &BlindRequest,
        now: Moment,
    ) -> Decided {
        match (asked, seat.side()) {
            (BlindRequest::Hear { text }, _) => self.hear_announcement(text),
            (
                BlindRequest::CompareBoards {
                    records,
                    languages,
                    wrong_board,
                },
                _,
            ) => self.compare_boards(records, *languages, *wrong_board),
            (
                BlindRequest::CheckPairing {
                    blind,
                    deaf,
                    assistant,
                },
                _,
            ) => {
                let pair = |side: Side| blind[side] && deaf[!side];
                let required = Side::ALL.into_iter().any(pair) && !assistant;
                fact(match required {
                    true => BlindFact::AssistantRequired,
                    false => BlindFact::PairingInOrder,
                })
            }
            (BlindRequest::DemandTwoBoards, Some(by)) => {
                match book.blind().iter().any(|blind| *blind) {
                    true => fact(BlindFact::TwoBoardsUsed { by }),
                    false => Err(Refused::Blind(BlindRefusal::NobodyIsBlind)),
                }
            }
            (BlindRequest::Feel { square }, Some(by)) => self.feel(book, by, &[*square]),
            (BlindRequest::Unplug { square }, Some(by)) => {
                must_be_blind(book, by)?;
                self.touch_with_intent(book, by, &[*square])
            }
            (BlindRequest::Plug { from, to }, Some(by)) => {
                self.plug(book, by, Motion::new(*from, *to))
            }
            (BlindRequest::Announce { motion }, Some(by)) => self.announce(book, by, *motion),
            (BlindRequest::CorrectAnnouncement { motion }, Some(by)) => {
                self.correct_announcement(book, by, *motion)
            }
            (BlindRequest::Repeat { motion }, Some(by)) => {
                let motion = *motion;
                fact(BlindFact::MoveRepeated { by, motion })
            }
            (BlindRequest::AskTimes, Some(by)) => {
                let helped = self.conduct[by].assistants.contains(&Assistance::Blindness);
                match helped || book.blind()[by] {
                    true => fact(BlindFact::TimesTold { to: by }),
                    false => Err(Refused::Conduct(ConductRefusal::NoHints)),
                }
            }
            (BlindRequest::ThroughAssistant(act), Some(by)) => {
                let rule = self.assistant_may(book, by, act)?;
                let mut happened = self.hear(book, seat, act, now)?;
                let acted = BlindFact::AssistantActed { of: by, rule };
                happened.insert(0, Happened::Blind(acted));
                Ok(happened)
            }
            (
                BlindRequest::DemandTwoBoards
                | BlindRequest::Feel { .. }
                | BlindRequest::Unplug { .. }
                | BlindRequest::Plug { .. }
                | BlindRequest::Announce { .. }
                | BlindRequest::CorrectAnnouncement { .. }
                | BlindRequest::Repeat { .. }
                | BlindRequest::AskTimes
                | BlindRequest::ThroughAssistant(_),
                None,
            ) => Err(Refused::General(GeneralRefusal::NotYourOffice { seat })),
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
            refuse_if(!self.sides[by].uncompleted, || {
                Refused::Blind(BlindRefusal::AnnouncementTooLate)
            })?;
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
        refuse_if(act.announced.is_none(), || {
            Refused::Blind(BlindRefusal::AnnouncementTooLate)
        })?;
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
            if let Happened::Moving(MovingFact::MoveMade { announced, .. }) = one {
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
            true => Err(Refused::Blind(BlindRefusal::AnnouncementIncomplete)),
            false => Ok(()),
        }
    }

    /// Whether a blind player has done something on this move, and it is not made (D.2.4).
    pub(crate) fn blind_move_is_not_made(&self, book: &Rulebook, by: Side) -> bool {
        let illegal = self.hand.amiss().is_some();
        book.blind()[by] && self.turn() == by && !self.sides[by].uncompleted && !illegal
    }

    fn hear_announcement(&self, text: &str) -> Decided {
        let announcement: Announcement = text
            .parse()
            .map_err(|_| Refused::Blind(BlindRefusal::AnnouncementIncomplete))?;
        let standing = self.standing();
        let mut fitting = standing
            .legal_moves()
            .into_iter()
            .filter(|m| announcement.fits(*m));
        let motion = match (fitting.next(), fitting.next()) {
            (Some(m), None) => Motion::of(m, standing.mode()),
            (Some(_), Some(_)) => return Err(Refused::Blind(BlindRefusal::AnnouncementIncomplete)),
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
                _ => return Err(Refused::Blind(BlindRefusal::AnnouncementIncomplete)),
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
            let of = wrong_board.ok_or(Refused::Blind(BlindRefusal::WhoseBoardIsWrong))?;
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
        let (rule, purpose) = act
            .through_assistant()
            .ok_or(Refused::Blind(BlindRefusal::NotForAssistant))?;
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
            false => Err(Refused::Blind(BlindRefusal::NotForAssistant)),
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
        false => Err(Refused::Blind(BlindRefusal::SightedPlayer)),
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
        self.interrupt(at);
    }
}
