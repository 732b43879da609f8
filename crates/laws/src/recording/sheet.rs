//! The scoresheet in use (Article 8).

use jadoube_ruling::{BySide, Moment, Seat, Side};
use smallvec::smallvec;

use super::{FIVE_MINUTES, HALF_A_MINUTE, Snapshot, Written};
use crate::game::{Decided, Game, Happenings};
use crate::history::Ply;
use crate::reading::{self, Reading};
use crate::trace::refuse_if;
use crate::{
    ArbiterRefusal, Asked, BlindRefusal, Class, ClockRefusal, Ending, GeneralRefusal, Happened,
    How, Medium, Motion, Outcome, Refused, Rule, Rulebook, SheetFact, SheetRefusal, SheetRequest,
};

fn fact(fact: SheetFact) -> Decided {
    Ok(smallvec![Happened::Sheet(fact)])
}

impl Game {
    /// Whether a player must record the moves at a moment: never in rapid and blitz, and in a
    /// standard game not for the rest of a period in which less than five minutes were left, unless
    /// each move adds thirty seconds or more.
    pub fn must_record(&self, book: &Rulebook, side: Side, now: Moment) -> bool {
        let period = self.clock.face(side, now).period();
        book.regulations().class == Class::Standard
            && self.exempt_now(side, now).is_none()
            && self.sides[side].exempt_in != Some(period)
    }

    /// What a player has written down. It may hold illegal moves, and it never says so.
    pub fn sheet(&self, side: Side) -> &[Written] {
        &self.sheets[side].written
    }

    /// The period, if little time is left in it.
    fn exempt_now(&self, side: Side, now: Moment) -> Option<usize> {
        if self.clock.control().mode.per_move() >= HALF_A_MINUTE {
            return None;
        }
        let face = self.clock.face(side, now);
        (face.left() < FIVE_MINUTES).then(|| face.period())
    }

    /// Remembers in which period a player came to be exempt.
    pub(crate) fn note_time_trouble(&mut self, at: Moment) {
        for side in Side::ALL {
            if let Some(period) = self.exempt_now(side, at) {
                self.sides[side].exempt_in = Some(period);
            }
        }
    }
}

/// Requests.
impl Game {
    pub(crate) fn sheet_asked(
        &self,
        book: &Rulebook,
        seat: Seat,
        asked: &SheetRequest,
        now: Moment,
    ) -> Decided {
        match (asked, seat.side()) {
            (SheetRequest::RecordMove { text, medium }, Some(by)) => {
                self.record_move(book, by, text, *medium)
            }
            (SheetRequest::Update, Some(by)) => match self.sheets[by].due {
                Some(rule) => fact(SheetFact::Updated { by, rule }),
                None => Err(Refused::Sheet(SheetRefusal::NoUpdateDue)),
            },
            (SheetRequest::Request, Some(to)) => match book.regulations().class {
                Class::Standard => Err(Refused::General(GeneralRefusal::NoRule {
                    lacking: Rule::RapidSheets,
                })),
                Class::Rapid | Class::Blitz => fact(SheetFact::HandedOut { to }),
            },
            (SheetRequest::Sign { outcome }, Some(by)) => self.sign(by, *outcome),
            (SheetRequest::Replace { of }, None) => fact(SheetFact::Replaced { of: *of }),
            (SheetRequest::CheckAtFlag, None) => self.check_sheets(book, now),
            (SheetRequest::Reconstruct, None) => {
                fact(SheetFact::Reconstructing(Box::new(Snapshot {
                    position: self.standing().setup(),
                    left: self.readings(now),
                    running: self.clock.running(),
                    completed: self.completed_moves(),
                })))
            }
            (SheetRequest::CountUnproven { proven }, None) => self.count_unproven(*proven, now),
            (
                SheetRequest::RecordMove { .. }
                | SheetRequest::Update
                | SheetRequest::Request
                | SheetRequest::Sign { .. },
                None,
            )
            | (
                SheetRequest::Replace { .. }
                | SheetRequest::CheckAtFlag
                | SheetRequest::Reconstruct
                | SheetRequest::CountUnproven { .. },
                Some(_),
            ) => Err(Refused::General(GeneralRefusal::NotYourOffice { seat })),
        }
    }

    fn record_move(&self, book: &Rulebook, by: Side, text: &str, medium: Medium) -> Decided {
        refuse_if(
            medium.under() == Rule::BlindRecord && !book.blind()[by],
            || Refused::Blind(BlindRefusal::SightedPlayer),
        )?;
        let written = |ply: u32| self.sheets[by].written.iter().any(|w| w.ply == Some(ply));
        let open: Vec<u32> = (0..self.history.len())
            .filter(|ply| !written(*ply))
            .collect();
        let mode = self.standing().mode();
        let means = |ply: &u32| {
            let before = self.history.position_after(*ply);
            let played = self.history.ply(*ply).and_then(|ply| ply.motion(mode));
            let same = text.parse::<Motion>().ok() == played;
            played.is_some()
                && (same
                    || reading::read(&before, text, None)
                        == played.map_or(Reading::Illegal, Reading::Move))
        };
        // What was just played is written down far more often than what was long ago.
        let ply = open.iter().rev().take(8).find(|ply| means(ply)).copied();
        let text = text.to_owned();
        let next = matches!(
            reading::read(self.standing(), &text, None),
            Reading::Move(_)
        );
        let unseen = book.regulations().moves_from_sheets || self.sealer() == Some(by);
        if ply.is_none() && self.turn() == by && next && !unseen {
            return fact(SheetFact::RecordedInAdvance { by, text });
        }
        // Whatever else is written stands for the last move that is not recorded yet.
        let ply = ply.or(open.last().copied());
        fact(SheetFact::Recorded {
            by,
            text,
            medium,
            ply,
        })
    }

    /// A move on the board asks for the own previous move on the sheet (8.1.3), and for a sheet that
    /// is up to date (8.5.2).
    pub(crate) fn must_have_recorded(
        &self,
        book: &Rulebook,
        by: Side,
        asked: &Asked,
        now: Moment,
    ) -> Result<(), Refused> {
        if !asked.moves_a_piece() || self.turn() != by {
            return Ok(());
        }
        if let Some(rule) = self.sheets[by].due {
            return Err(Refused::Sheet(SheetRefusal::UpdateSheetFirst { rule }));
        }
        if !book.regulations().strict_recording || !self.must_record(book, by, now) {
            return Ok(());
        }
        let own = |ply: &u32| self.history.ply(*ply).and_then(Ply::mover) == Some(by);
        let previous = (0..self.history.len()).rev().find(own);
        let written = |ply| {
            self.sheet(by)
                .iter()
                .any(|written| written.ply == Some(ply))
        };
        match previous {
            Some(ply) if !written(ply) => Err(Refused::Sheet(SheetRefusal::RecordPreviousFirst)),
            _ => Ok(()),
        }
    }

    /// Who did not have to record in the period that a flag has just ended (8.5.1, 8.5.2).
    fn check_sheets(&self, book: &Rulebook, now: Moment) -> Decided {
        let fell = |side: Side| self.clock.face(side, now).period() > 0;
        refuse_if(!Side::ALL.into_iter().any(fell), || {
            Refused::Clock(ClockRefusal::FlagUp)
        })?;
        let standard = book.regulations().class == Class::Standard;
        let slow = self.clock.control().mode.per_move() >= HALF_A_MINUTE;
        // Whose flag fell had no time left, so was exempt unless each move adds enough.
        let exempt = |side| standard && !slow && (fell(side) || !self.must_record(book, side, now));
        match (exempt(Side::White), exempt(Side::Black)) {
            (true, true) => fact(SheetFact::BothUpdatesDue),
            (true, false) => fact(SheetFact::UpdateDue { of: Side::White }),
            (false, true) => fact(SheetFact::UpdateDue { of: Side::Black }),
            (false, false) => Err(Refused::Sheet(SheetRefusal::NoUpdateDue)),
        }
    }

    fn count_unproven(&self, proven: BySide<Option<u32>>, now: Moment) -> Decided {
        let period = |side| self.clock.face(side, now).period();
        refuse_if(Side::ALL.into_iter().all(|side| period(side) == 0), || {
            Refused::Clock(ClockRefusal::FlagUp)
        })?;
        let counted = self.completed_moves();
        let behind = |side: Side| match period(side) {
            0 => counted[side],
            period => self.clock.control().moves_due(period - 1).unwrap_or(0),
        };
        let completed = BySide::new(|side| behind(side).max(proven[side].unwrap_or(0)));
        fact(SheetFact::CountSettled { completed })
    }

    /// The result stands as both have signed it, even if it is wrong; only the arbiter can decide
    /// otherwise.
    pub(crate) fn sign(&self, by: Side, outcome: Outcome) -> Decided {
        let ended = self
            .ending()
            .ok_or(Refused::Sheet(SheetRefusal::StillInPlay))?;
        refuse_if(
            matches!(outcome, Outcome::Annulled | Outcome::Pending),
            || Refused::Arbiter(ArbiterRefusal::ScoreImpossible),
        )?;
        let signed = SheetFact::Signed { by, outcome };
        let mut happened: Happenings = smallvec![Happened::Sheet(signed)];
        let both = self.conduct[!by].signed == Some(outcome);
        if both && ended.outcome != outcome {
            let how = How::Signed;
            let rule = Rule::ResultSigned;
            happened.push(Ending { outcome, how, rule }.into());
        }
        Ok(happened)
    }
}

/// The fold.
impl Game {
    pub(crate) fn sheet_happened(&mut self, fact: &SheetFact, at: Moment) {
        match fact {
            SheetFact::Recorded { by, text, ply, .. } => {
                let (text, ply) = (text.clone(), *ply);
                self.sheets[*by].written.push(Written { text, ply });
            }
            SheetFact::UpdateDue { of } => self.sheets[*of].due = Some(Rule::OneSheetUpdated),
            SheetFact::BothUpdatesDue => {
                for side in Side::ALL {
                    self.sheets[side].due = Some(Rule::BothSheetsUpdated);
                }
                self.interrupt(at);
            }
            SheetFact::Updated { by, .. } => {
                self.sheets[*by].due = None;
                self.bring_up_to_date(*by);
            }
            SheetFact::Reconstructing(_) => {
                self.interrupt(at);
            }
            SheetFact::CountSettled { completed } => {
                for side in Side::ALL {
                    self.clock.set_completed(side, completed[side]);
                }
            }
            SheetFact::Signed { by, outcome } => self.conduct[*by].signed = Some(*outcome),
            SheetFact::RecordedInAdvance { .. }
            | SheetFact::Replaced { .. }
            | SheetFact::HandedOut { .. } => {}
        }
    }

    /// A sheet that is up to date holds every move.
    fn bring_up_to_date(&mut self, by: Side) {
        let mode = self.standing().mode();
        for (ply, played) in (0..).zip(self.history.plies()) {
            let written = &mut self.sheets[by].written;
            if !written.iter().any(|written| written.ply == Some(ply)) {
                let text = played.motion(mode).map(|motion| motion.to_string());
                let text = text.unwrap_or_default();
                let ply = Some(ply);
                written.push(Written { text, ply });
            }
        }
    }

    /// Moves that were taken back are no longer what was written down.
    pub(crate) fn forget_records(&mut self, from: u32) {
        for side in Side::ALL {
            for written in &mut self.sheets[side].written {
                written.ply = written.ply.filter(|ply| *ply < from);
            }
        }
    }
}
