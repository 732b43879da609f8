//! From the sealed move to the resumption (Guidelines I).

use jadoube_notation::Language;
use jadoube_ruling::{BySide, Moment, Seat, Side, Span};
use smallvec::smallvec;

use super::{Adjournment, Stage};
use crate::game::{Decided, Game, Happenings};
use crate::reading::{self, Reading};
use crate::trace::refuse_if;
use crate::{
    AdjournmentFact, AdjournmentRefusal, AdjournmentRequest, ClockFact, ClockRefusal, Commitment,
    Completion, EndFact, Ending, GeneralRefusal, Happened, How, Inscription, Motion, MovingRefusal,
    Opening, Outcome, Refused, Rule, Rulebook,
};

fn fact(fact: AdjournmentFact) -> Decided {
    Ok(smallvec![Happened::Adjournment(fact)])
}

/// Requests.
impl Game {
    pub(crate) fn adjournment_asked(
        &self,
        book: &Rulebook,
        seat: Seat,
        asked: &AdjournmentRequest,
        now: Moment,
    ) -> Decided {
        match (asked, seat.side()) {
            (AdjournmentRequest::AnnounceSession { ends_in }, _) => {
                let ends_in = *ends_in;
                fact(AdjournmentFact::SessionAnnounced { ends_in })
            }
            (AdjournmentRequest::RequestSeal, _) => self.request_seal(),
            (AdjournmentRequest::Seal { seal, session_left }, Some(by)) => {
                self.seal(by, *seal, *session_left, now)
            }
            (AdjournmentRequest::StopClock, Some(by)) => self.stop_clock(by),
            (AdjournmentRequest::KeepEnvelope { names, resumption }, _) => {
                self.keep_envelope(names, resumption, now)
            }
            (AdjournmentRequest::Resume { present }, _) => self.resume_adjourned(*present),
            (AdjournmentRequest::Open(opening), _) => self.open_envelope(book, opening, now),
            (AdjournmentRequest::SealReply { seal }, Some(by)) => self.seal_reply(by, *seal),
            (AdjournmentRequest::EnvelopeMissing { stated, language }, _) => {
                self.envelope_missing(book, stated, *language)
            }
            (AdjournmentRequest::PositionLost, _) => {
                self.closed_envelope()?;
                let annulled = Ending {
                    outcome: Outcome::Annulled,
                    how: How::PositionLost,
                    rule: Rule::PositionLost,
                };
                Ok(smallvec![annulled.into()])
            }
            (
                AdjournmentRequest::Seal { .. }
                | AdjournmentRequest::StopClock
                | AdjournmentRequest::SealReply { .. },
                None,
            ) => Err(Refused::General(GeneralRefusal::NotYourOffice { seat })),
        }
    }

    fn request_seal(&self) -> Decided {
        refuse_if(self.started.is_none(), || {
            Refused::Clock(ClockRefusal::NotStarted)
        })?;
        self.must_be_in_play()?;
        let of = self.turn();
        fact(AdjournmentFact::SealRequested { of })
    }

    fn seal(&self, by: Side, seal: Commitment, session_left: Option<Span>, now: Moment) -> Decided {
        refuse_if(self.has_closed_envelope(), || {
            Refused::Adjournment(AdjournmentRefusal::SealFinal)
        })?;
        self.must_be_in_play()?;
        refuse_if(self.turn() != by, || {
            Refused::Moving(MovingRefusal::NotOnMove)
        })?;
        let begun = self.sealing();
        let announced = self.session_ends.map(|ends| ends - now);
        let early = session_left.or(announced).filter(|left| left.is_positive());
        let charged = early.filter(|_| begun.is_none());
        let seal = Box::new(seal);
        fact(AdjournmentFact::MoveSealed { by, seal, charged })
    }

    fn stop_clock(&self, by: Side) -> Decided {
        match self.sealing() {
            Some(sealing) if sealing.author == by && sealing.seal.is_some() => {
                fact(AdjournmentFact::Adjourned { by })
            }
            _ => Err(Refused::Adjournment(AdjournmentRefusal::NothingSealed)),
        }
    }

    fn keep_envelope(&self, names: &BySide<String>, resumption: &str, now: Moment) -> Decided {
        let adjournment = self.closed_envelope()?;
        let position = self.standing().setup();
        fact(AdjournmentFact::EnvelopeKept(Box::new(Inscription {
            names: names.clone(),
            number: position.fullmoves.get(),
            position,
            left: self.readings(now),
            sealer: adjournment.author,
            offer: self.offer(),
            resumption: resumption.to_owned(),
        })))
    }

    fn resume_adjourned(&self, present: BySide<bool>) -> Decided {
        let adjournment = self.closed_envelope()?;
        refuse_if(adjournment.stage != Stage::Adjourned, || {
            Refused::Clock(ClockRefusal::AlreadyStarted)
        })?;
        let (sealer, responder) = (adjournment.author, !adjournment.author);
        let rule = match (present[responder], present[sealer]) {
            (true, true) => Rule::ResumedPosition,
            (true, false) => Rule::SealerAbsent,
            (false, true) => Rule::ResponderAbsent,
            (false, false) => Rule::NeitherPresent,
        };
        fact(AdjournmentFact::Resumed { present, rule })
    }

    fn open_envelope(&self, book: &Rulebook, opening: &Opening, now: Moment) -> Decided {
        let adjournment = self.closed_envelope()?;
        let (author, responder) = (adjournment.author, !adjournment.author);
        let late = |side| self.is_defaulted(book, side, now).unwrap_or(false);
        let late = BySide::new(|side| late(side) || side == author && opening.sealer_defaulted);
        let absent = !opening.responder_present || !self.sides[responder].present;
        if absent && !late[responder] {
            return fact(AdjournmentFact::EnvelopeStaysClosed { absent: responder });
        }
        refuse_if(
            adjournment.seal != Some(opening.contents.commitment()),
            || Refused::Adjournment(AdjournmentRefusal::SealBroken),
        )?;
        let reading = match (adjournment.on_board, opening.read_as) {
            (Some(motion), _) => Reading::Move(motion),
            (None, _) if opening.unreadable => Reading::Unintelligible,
            (None, Some(motion)) => Reading::Move(motion),
            (None, None) => {
                reading::read(self.standing(), &opening.contents.text, opening.language)
            }
        };
        let played = self.sealed_move(book, author, reading, Rule::EnvelopeOpened);
        if late.iter().any(|late| *late) {
            return Ok(in_spite_of_lateness(played, late));
        }
        Ok(played.unwrap_or_else(|rule| {
            let lost = Ending::win(responder, How::SealedMoveFails, rule);
            let drawn = Ending::draw(How::SealedMoveFails, Rule::SealedMoveFails);
            self.unless_unmatable(responder, lost, drawn)
        }))
    }

    /// The sealed move on the board and perhaps the end of the game, or the rule that it breaks.
    fn sealed_move(
        &self,
        book: &Rulebook,
        by: Side,
        reading: Reading,
        rule: Rule,
    ) -> Result<Happenings, Rule> {
        let motion = match reading {
            Reading::Move(motion) => motion,
            Reading::Ambiguous => return Err(Rule::SealedAmbiguous),
            Reading::Unintelligible => return Err(Rule::SealedUnreadable),
            Reading::Illegal => return Err(Rule::SealedIllegal),
        };
        let m = self.standing().legal(motion).ok_or(Rule::SealedIllegal)?;
        let played = AdjournmentFact::SealedMovePlayed { by, motion, rule };
        let mut happened = Happenings::new();
        if self.sides[by].uncompleted {
            let how = Completion::NextMove;
            happened.push(Happened::Clock(ClockFact::MoveCompleted { by, how }));
        }
        happened.push(Happened::Adjournment(played));
        let ending = self.end_after(book, &self.standing().after(m));
        happened.extend(ending.map(Happened::from));
        Ok(happened)
    }

    fn seal_reply(&self, by: Side, seal: Commitment) -> Decided {
        let opened = self
            .adjournment
            .as_ref()
            .map(|adjournment| adjournment.stage);
        let first_move =
            matches!(opened, Some(Stage::Opened { after, .. }) if after == self.history.len());
        refuse_if(!first_move || self.sides[!by].present, || {
            Refused::Adjournment(AdjournmentRefusal::OpponentIsHere)
        })?;
        refuse_if(self.turn() != by, || {
            Refused::Moving(MovingRefusal::NotOnMove)
        })?;
        let seal = Box::new(seal);
        fact(AdjournmentFact::ReplySealed { by, seal })
    }

    fn envelope_missing(
        &self,
        book: &Rulebook,
        stated: &str,
        language: Option<Language>,
    ) -> Decided {
        let adjournment = self.closed_envelope()?;
        let reading = match adjournment.on_board {
            Some(motion) => Reading::Move(motion),
            None => reading::read(self.standing(), stated, language),
        };
        self.sealed_move(book, adjournment.author, reading, Rule::EnvelopeLost)
            .map_err(|_| Refused::Adjournment(AdjournmentRefusal::StatedMoveUnclear))
    }

    /// The adjournment while the player writes.
    fn sealing(&self) -> Option<&Adjournment> {
        let adjournment = self.adjournment.as_deref();
        adjournment.filter(|adjournment| adjournment.stage == Stage::Sealing)
    }

    fn closed_envelope(&self) -> Result<&Adjournment, Refused> {
        let adjournment = self.adjournment.as_deref();
        adjournment
            .filter(|_| self.has_closed_envelope())
            .ok_or(Refused::Adjournment(AdjournmentRefusal::NotAdjourned))
    }

    /// Whether a sealed move waits in its envelope.
    pub fn has_closed_envelope(&self) -> bool {
        let stage = self
            .adjournment
            .as_ref()
            .map(|adjournment| adjournment.stage);
        matches!(stage, Some(Stage::Adjourned | Stage::Resuming { .. }))
    }

    /// Since when the players are awaited at the board: the start, or the resumption.
    pub(crate) fn awaited_since(&self) -> Option<Moment> {
        match self
            .adjournment
            .as_ref()
            .map(|adjournment| adjournment.stage)
        {
            None | Some(Stage::Sealing) => self.started,
            Some(Stage::Adjourned) => None,
            Some(Stage::Resuming { since } | Stage::Opened { since, .. }) => Some(since),
        }
    }

    /// The rule by which whoever comes too late loses.
    pub(crate) fn lateness_rule(&self) -> Rule {
        match self
            .adjournment
            .as_ref()
            .map(|adjournment| adjournment.stage)
        {
            Some(Stage::Resuming { .. } | Stage::Opened { .. }) => Rule::ResumptionDefault,
            _ => Rule::DefaultTime,
        }
    }

    /// Who is sealing a move, from the request or the first version to the stopped clock.
    pub fn sealer(&self) -> Option<Side> {
        self.sealing().map(|sealing| sealing.author)
    }

    /// What a move on the board means while the player should seal: it is the sealed move (I.1.1).
    pub(crate) fn instead_of_sealing(&self, by: Side, motion: Motion) -> Option<Happened> {
        let sealing = self.sealing().filter(|sealing| sealing.author == by)?;
        let motion = sealing.on_board.unwrap_or(motion);
        let moved = AdjournmentFact::MovedOnBoard { by, motion };
        Some(Happened::Adjournment(moved))
    }

    /// Whether a player points out a wrong time after the resumption in time (I.13); none where no
    /// game was resumed.
    pub(crate) fn times_may_be_corrected(&self, by: Option<Side>) -> Option<bool> {
        let Stage::Opened { after, .. } = self.adjournment.as_ref()?.stage else {
            return None;
        };
        let since = self.history.plies().iter().skip(after as usize);
        Some(by.is_none_or(|by| !since.clone().any(|ply| ply.mover() == Some(by))))
    }
}

/// Whoever is too late loses, unless the sealed move ended the game (I.10).
fn in_spite_of_lateness(played: Result<Happenings, Rule>, late: BySide<bool>) -> Happenings {
    let rule = Rule::ResumptionDefault;
    if let Ok(mut happened) = played
        && let Some(Happened::End(EndFact::GameEnded { ending, .. })) = happened.last_mut()
    {
        ending.how = How::SealedMove;
        ending.rule = rule;
        return happened;
    }
    let outcome = match (late.white, late.black) {
        (true, true) => Outcome::BothLose,
        (true, false) => Outcome::Win(Side::Black),
        _ => Outcome::Win(Side::White),
    };
    let how = How::Default;
    smallvec![Ending { outcome, how, rule }.into()]
}

/// The fold.
impl Game {
    pub(crate) fn adjournment_happened(&mut self, fact: &AdjournmentFact, at: Moment) {
        match fact {
            AdjournmentFact::SessionAnnounced { ends_in } => {
                self.session_ends = Some(at + *ends_in);
            }
            AdjournmentFact::SealRequested { of } => {
                self.begin_sealing(*of);
            }
            AdjournmentFact::MoveSealed { by, seal, charged } => {
                let sealing = self.begin_sealing(*by);
                sealing.seal = Some(**seal);
                if let Some(span) = charged {
                    self.clock.add(*by, -*span, at);
                }
            }
            AdjournmentFact::MovedOnBoard { by, motion } => {
                self.begin_sealing(*by).on_board = Some(*motion);
            }
            AdjournmentFact::Adjourned { by } => {
                self.clock.press(*by, at);
                self.interrupt(at);
                self.session_ends = None;
                self.set_stage(Stage::Adjourned);
            }
            AdjournmentFact::EnvelopeKept(_) => {}
            AdjournmentFact::Resumed { present, .. } => {
                for side in Side::ALL {
                    self.sides[side].present = present[side];
                }
                self.set_stage(Stage::Resuming { since: at });
                self.await_responder(at);
            }
            AdjournmentFact::EnvelopeStaysClosed { absent } => {
                self.sides[*absent].present = false;
                let since = self.awaited_since().unwrap_or(at);
                self.set_stage(Stage::Resuming { since });
                self.await_responder(at);
            }
            AdjournmentFact::SealedMovePlayed { by, motion, .. } => {
                self.made(*by, *motion, false, false, at);
                self.sides[*by].uncompleted = false;
                self.clock.count_move(*by);
                self.clock.start(!*by, at);
                self.go_on();
                let since = self.awaited_since().unwrap_or(at);
                let after = self.history.len();
                self.set_stage(Stage::Opened { since, after });
            }
            AdjournmentFact::ReplySealed { by, seal } => {
                let since = self.awaited_since().unwrap_or(at);
                self.adjournment = Some(Box::new(Adjournment {
                    author: *by,
                    seal: Some(**seal),
                    on_board: None,
                    stage: Stage::Resuming { since },
                }));
                self.clock.press(*by, at);
                self.hold();
            }
        }
    }

    /// The adjournment that a player is sealing for, begun now if it was not before.
    fn begin_sealing(&mut self, author: Side) -> &mut Adjournment {
        let old = self.adjournment.take();
        let sealing = |old: &Adjournment| old.stage == Stage::Sealing && old.author == author;
        let adjournment = old.filter(|old| sealing(old)).unwrap_or_else(|| {
            Box::new(Adjournment {
                author,
                seal: None,
                on_board: None,
                stage: Stage::Sealing,
            })
        });
        self.adjournment.insert(adjournment)
    }

    fn set_stage(&mut self, stage: Stage) {
        if let Some(adjournment) = &mut self.adjournment {
            adjournment.stage = stage;
        }
    }

    /// The clock of the player who has to answer runs while that player is absent (I.9.2, I.11).
    fn await_responder(&mut self, at: Moment) {
        let responder = self
            .adjournment
            .as_ref()
            .map(|adjournment| !adjournment.author);
        if let Some(responder) = responder
            && !self.sides[responder].present
        {
            self.clock.start(responder, at);
        }
    }
}
