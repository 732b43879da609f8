//! What becomes of irregularities (Article 7): found, corrected, penalised.

use jadoube_ruling::{Moment, Side};
use shakmaty::{Role, Square};
use smallvec::smallvec;

use crate::game::{Decided, Game, Happenings, Offence};
use crate::history::Ply;
use crate::trace::refuse_if;
use crate::{
    ClockFact, ClockRefusal, Duty, DutyKind, Ending, Fault, FaultPenalised, Finding,
    GeneralRefusal, Happened, How, IrregularityFact, IrregularityRefusal, Motion, MovingRefusal,
    Outcome, Refused, Rule, Rulebook,
};

impl Finding {
    /// The rule that the finding invokes.
    pub(crate) const fn under(&self) -> Rule {
        match self {
            Finding::WrongArray => Rule::WrongArray,
            Finding::BoardTurned => Rule::BoardTurned,
            Finding::ColoursReversed => Rule::WrongColours,
            Finding::ClockSetting { .. } => Rule::ClockSetting,
            Finding::ClockDefect => Rule::ClockReadings,
            Finding::PieceMisplaced { .. } => Rule::PieceMisplaced,
        }
    }
}

impl Fault {
    /// The rule of its penalty.
    const fn penalty(self) -> Rule {
        match self {
            Fault::IllegalMove | Fault::UnpromotedPawn => Rule::IllegalMovePenalty,
            Fault::PressWithoutMove => Rule::PressWithoutMovePenalty,
            Fault::TwoHands => Rule::TwoHandsPenalty,
        }
    }
}

/// Requests.
impl Game {
    pub(crate) fn find(&self, book: &Rulebook, by: Option<Side>, finding: &Finding) -> Decided {
        match finding {
            Finding::WrongArray => {
                refuse_if(
                    book.mediated() && self.history.start().is_initial_array(),
                    || Refused::Irregularity(IrregularityRefusal::ArrayWasRight),
                )?;
                self.must_not_be_settled(book, Rule::LateSetUp)?;
                Ok(smallvec![annulled(How::WrongArray, Rule::WrongArray)])
            }
            Finding::BoardTurned => {
                self.must_not_be_settled(book, Rule::LateSetUp)?;
                Ok(smallvec![Happened::Irregularity(
                    IrregularityFact::PositionTransferred
                )])
            }
            Finding::ColoursReversed => {
                let settled = self.sides.iter().all(|player| player.made >= 10);
                Ok(smallvec![if settled {
                    Happened::Irregularity(IrregularityFact::ColoursStand)
                } else {
                    annulled(How::WrongColours, Rule::WrongColours)
                }])
            }
            Finding::ClockSetting { .. } if self.times_may_be_corrected(by).is_some() => {
                let rule = Rule::ResumptionTimes;
                match self.times_may_be_corrected(by) {
                    Some(false) => {
                        Err(Refused::Irregularity(IrregularityRefusal::TooLate { rule }))
                    }
                    _ => Ok(smallvec![Happened::Clock(ClockFact::ClockCorrectionDue {
                        rule
                    })]),
                }
            }
            Finding::ClockSetting { schedule_harmed } => {
                let late = self.must_not_be_settled(book, Rule::LateClockSetting);
                let rule = match late {
                    Ok(()) => Rule::ClockSetting,
                    Err(_) if *schedule_harmed => Rule::LateClockSetting,
                    Err(refused) => return Err(refused),
                };
                Ok(smallvec![Happened::Clock(ClockFact::ClockCorrectionDue {
                    rule
                })])
            }
            Finding::ClockDefect => Ok(smallvec![Happened::Clock(ClockFact::ClockCorrectionDue {
                rule: Rule::ClockReadings,
            })]),
            Finding::PieceMisplaced { restore } => {
                let setup = Box::new(restore.clone());
                Ok(smallvec![Happened::Irregularity(
                    IrregularityFact::PositionRestored { setup }
                )])
            }
        }
    }

    /// After so many moves each, set-up and clock setting stand where few arbiters watch.
    fn must_not_be_settled(&self, book: &Rulebook, rule: Rule) -> Result<(), Refused> {
        let enough = book.laws().set_up_settled_after;
        let completed = self.completed_moves();
        refuse_if(
            book.limited() && completed.iter().all(|moves| *moves >= enough),
            || Refused::Irregularity(IrregularityRefusal::TooLate { rule }),
        )?;
        Ok(())
    }

    pub(crate) fn displace(&self, by: Side, squares: &[Square]) -> Decided {
        self.must_stand_there(squares)?;
        let squares = squares.to_vec();
        Ok(smallvec![Happened::Irregularity(
            IrregularityFact::PiecesDisplaced { by, squares }
        )])
    }

    pub(crate) fn restore_pieces(&self, by: Side) -> Decided {
        refuse_if(!self.sides[by].displaced, || {
            Refused::Irregularity(IrregularityRefusal::NothingDisplaced)
        })?;
        Ok(smallvec![Happened::Irregularity(
            IrregularityFact::PiecesRestored { by }
        )])
    }

    /// Whether a player's time runs only because pieces must be put back (7.4.1).
    pub(crate) fn restores_on_own_time(&self, by: Side) -> bool {
        let player = &self.sides[by];
        player.displaced && self.turn() != by && !player.uncompleted
    }

    pub(crate) fn claim_illegal(&self, book: &Rulebook, by: Side, now: Moment) -> Decided {
        self.rule_on_fault(book, Some(by), now)
    }

    pub(crate) fn observe_illegal(&self, book: &Rulebook, now: Moment) -> Decided {
        arbiter_may_act_unasked(book)?;
        self.rule_on_fault(book, None, now)
    }

    fn rule_on_fault(&self, book: &Rulebook, claimant: Option<Side>, now: Moment) -> Decided {
        if book.national_blitz() || !book.has(Rule::IllegalMoveFound) {
            let lacking = Rule::IllegalMovePenalty;
            return Err(Refused::General(GeneralRefusal::NoRule { lacking }));
        }
        // Where the rules hold in full an illegal act is found by whoever finds it (7.5.1), the
        // offender too; where few arbiters watch only the opponent may claim.
        let found = |side: Side| claimant.is_none_or(|claimant| claimant != side);
        let against = |side: Side| !book.limited() || found(side);
        if against(self.turn()) && self.hand.is_amiss() {
            return self.correct_before_press(book);
        }
        let mut offences = self.offences.iter().filter(|o| against(o.by));
        let open = |o: &&Offence| !(book.limited() && o.answered);
        let Some(offence) = offences.clone().find(open) else {
            return Err(match (offences.next(), self.offences.is_empty()) {
                (Some(_), _) => Refused::Irregularity(IrregularityRefusal::IllegalMoveStands),
                (None, false) => Refused::Irregularity(IrregularityRefusal::OnlyOpponentClaims),
                (None, true) => Refused::Irregularity(IrregularityRefusal::NothingIllegal),
            });
        };
        if offence.fault == Fault::TwoHands {
            let objects = claimant.filter(|claimant| *claimant != offence.by);
            self.two_hands_are_an_offence(book, offence, objects)?;
        }
        Ok(self.penalise_fault(book, offence, now))
    }

    fn two_hands_are_an_offence(
        &self,
        book: &Rulebook,
        offence: &Offence,
        claimant: Option<Side>,
    ) -> Result<(), Refused> {
        refuse_if(
            !offence.completed && book.laws().two_hands_need_press,
            || Refused::Irregularity(IrregularityRefusal::NoOffenceYet),
        )?;
        // One hand is a rule of Article 4: whoever has touched a piece may no longer object (4.8).
        let touched = claimant == Some(self.turn()) && !self.hand.touches.is_empty();
        refuse_if(touched || claimant.is_some() && offence.answered, || {
            Refused::Moving(MovingRefusal::ObjectionForfeited)
        })?;
        Ok(())
    }

    /// An illegal move that was not completed is put right without a penalty (7.5.1).
    fn correct_before_press(&self, book: &Rulebook) -> Decided {
        let duty = self.duty(book).unwrap_or(Duty {
            kind: DutyKind::Free,
            rule: Rule::NothingPossible,
        });
        let by = self.turn();
        Ok(smallvec![Happened::Irregularity(
            IrregularityFact::FaultCorrected { by, duty }
        )])
    }

    fn penalise_fault(&self, book: &Rulebook, offence: &Offence, now: Moment) -> Happenings {
        let by = offence.by;
        // The three ladders of 2017 are read as one, as later editions write it.
        let count = self.sides[by].faults + 1;
        let to_lose = book.illegal_acts_to_lose();
        let loses = count >= to_lose;
        let rule = if to_lose == 1 {
            Rule::IllegalMoveUnsupervised
        } else {
            offence.fault.penalty()
        };
        let stands = offence.fault == Fault::TwoHands;
        let back_to = if stands {
            self.history.len()
        } else {
            offence.before
        };
        let played = self.history.ply(offence.before);
        let queened = played
            .filter(|_| offence.fault == Fault::UnpromotedPawn)
            .and_then(|ply| ply.motion(self.standing().mode()))
            .map(|motion| Motion {
                promotion: Some(Role::Queen),
                ..motion
            });
        let penalised =
            Happened::Irregularity(IrregularityFact::FaultPenalised(Box::new(FaultPenalised {
                by,
                fault: offence.fault,
                count,
                award: (!loses).then(|| book.penalty()),
                back_to,
                queened,
                touched: offence.touched.clone(),
                proposed: match offence.readings {
                    Some(readings) => Some(readings),
                    None => played.filter(|_| !stands).map(Ply::readings),
                },
                rule,
            })));
        let mut happened: Happenings = smallvec![penalised];
        let after = self.with(&happened, now);
        if loses {
            let lost = Ending::win(!by, How::IllegalAct, rule);
            let drawn = Ending::draw(How::IllegalAct, rule);
            happened.extend(after.unless_unmatable(!by, lost, drawn));
        } else if queened.is_some()
            && let Some(ending) = after.end_after(book, after.standing())
        {
            // The queen that the arbiter puts up may mate or stalemate.
            happened.push(ending.into());
        }
        happened
    }

    pub(crate) fn agree_to_correct(&self, by: Side) -> Decided {
        let stands = self.offences.iter().rev().find(|o| o.answered);
        let offence = stands.ok_or(Refused::Irregularity(IrregularityRefusal::NothingIllegal))?;
        let mut happened: Happenings =
            smallvec![Happened::Irregularity(IrregularityFact::CorrectionAgreed {
                by
            })];
        if self.sides[!by].agrees_to_correct {
            let back_to = offence.before;
            happened.push(Happened::Irregularity(
                IrregularityFact::CorrectedByAgreement { back_to },
            ));
        }
        Ok(happened)
    }

    pub(crate) fn observe_illegal_position(&self, book: &Rulebook, now: Moment) -> Decided {
        arbiter_may_act_unasked(book)?;
        if !book.limited() {
            // Under the full rules it is the illegal move behind the position that is ruled on.
            return match self.rule_on_fault(book, None, now) {
                Err(Refused::Irregularity(IrregularityRefusal::NothingIllegal))
                    if self.standing().is_illegal_position() =>
                {
                    Err(Refused::Irregularity(
                        IrregularityRefusal::IllegalMoveUnknown,
                    ))
                }
                ruled => ruled,
            };
        }
        Ok(smallvec![if self.standing().is_illegal_position() {
            Happened::Irregularity(IrregularityFact::IllegalPositionWatched)
        } else {
            Happened::Irregularity(IrregularityFact::PositionCured)
        }])
    }

    /// The next move was completed: is the position still illegal (A.4.4)?
    pub(crate) fn cured_or_drawn(&self) -> Happenings {
        smallvec![if self.standing().is_illegal_position() {
            Ending::draw(How::IllegalPosition, Rule::IllegalPosition).into()
        } else {
            Happened::Irregularity(IrregularityFact::PositionCured)
        }]
    }
}

/// Whether the arbiter rules on what was seen although no player has asked (R05).
pub(crate) fn arbiter_may_act_unasked(book: &Rulebook) -> Result<(), Refused> {
    if book.laws().arbiter_acts_unasked {
        return Ok(());
    }
    Err(Refused::Clock(ClockRefusal::ArbiterSilent {
        rule: Rule::ArbiterActsOnRequest,
    }))
}

fn annulled(how: How, rule: Rule) -> Happened {
    Ending {
        outcome: Outcome::Annulled,
        how,
        rule,
    }
    .into()
}
