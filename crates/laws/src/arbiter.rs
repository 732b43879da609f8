//! The arbiter's part (Articles 10 to 12): penalties, declarations, and setting rulings aside.

use jadoube_ruling::{BySide, Moment, Side, Span};

use smallvec::smallvec;

use crate::game::{Award, Decided, Game, Ruling};
use crate::{
    Assistance, Breach, ConductFact, Device, DeviceSanction, Ending, Happened, How, Outcome,
    Penalty, Points, Refused, Rule, Rulebook,
};

/// Requests.
impl Game {
    pub(crate) fn record_device(&self, book: &Rulebook, of: Side, kind: Device) -> Decided {
        let breach = |breach| Happened::Conduct(ConductFact::BreachRecorded { of, breach });
        let first_ring = kind == Device::Ring && self.sides[of].rings == 0;
        Ok(smallvec![match (kind, book.device_sanction()) {
            (Device::InBag, _) if book.regulations().devices_in_bags => {
                Happened::Conduct(ConductFact::DevicePutAway { of })
            }
            (Device::BagTouched, _) => breach(Breach::BagTouched),
            (_, DeviceSanction::FirstRingWarns) if first_ring => Happened::DeviceWarned { of },
            (_, DeviceSanction::ArbiterChooses) => breach(Breach::Device),
            _ => Ending::win(!of, How::Device, Rule::Device).into(),
        }])
    }

    /// An assistant of a blind player, or of the opponent of one who has none (D.2.10, D.2.11), or
    /// for one thing that a player cannot do.
    pub(crate) fn allow_assistant(
        &self,
        book: &Rulebook,
        of: Side,
        purpose: Assistance,
        less_time: Option<Span>,
    ) -> Decided {
        if purpose == Assistance::Blindness && !book.blind()[of] {
            let opponent_has = self.conduct[!of].assistants.contains(&purpose);
            if !book.blind()[!of] || opponent_has {
                return Err(Refused::NotForAssistant);
            }
        }
        Ok(smallvec![Happened::AssistantAllowed {
            of,
            purpose,
            less_time,
        }])
    }

    /// Who persistently refuses loses, and the arbiter decides what the opponent gets (11.7).
    pub(crate) fn record_refusal(
        &self,
        book: &Rulebook,
        by: Option<Side>,
        opponent: Option<Points>,
    ) -> Decided {
        let Some(side) = by else {
            let outcome = Outcome::BothLose;
            let (how, rule) = (How::Refusal, Rule::BothRefuse);
            return Ok(smallvec![Ending { outcome, how, rule }.into()]);
        };
        let table = &book.regulations().score;
        let own = |of: Side, points| if of == side { table.loss } else { points };
        let score = opponent.map(|points| BySide::new(|of| own(of, points)));
        if score.is_some_and(|score| !table.possible(score)) {
            return Err(Refused::ScoreImpossible);
        }
        Ok(smallvec![Happened::GameEnded {
            ending: Ending::win(!side, How::Refusal, Rule::Refusal),
            score,
            reason: None,
        }])
    }

    pub(crate) fn penalise(&self, book: &Rulebook, of: Side, penalty: &Penalty) -> Decided {
        let table = &book.regulations().score;
        let scores = |own: Points, opponent: Points| {
            BySide::new(|side| if side == of { own } else { opponent })
        };
        match *penalty {
            Penalty::Points { own, opponent, .. } if !table.possible(scores(own, opponent)) => {
                Err(Refused::ScoreImpossible)
            }
            Penalty::Loss { opponent } => {
                let score = scores(table.loss, opponent);
                if !table.possible(score) {
                    return Err(Refused::ScoreImpossible);
                }
                if let Some(ending) = self.ended {
                    return Err(Refused::GameOver(ending));
                }
                let lost = Ending::win(!of, How::Penalty, Rule::GameDeclaredLost);
                Ok(smallvec![Happened::GameEnded {
                    ending: lost,
                    score: Some(score),
                    reason: None,
                }])
            }
            Penalty::MoreTimeForOpponent(_) | Penalty::LessTime(_) => match self.ended {
                Some(ending) => Err(Refused::GameOver(ending)),
                None => Ok(smallvec![Happened::Penalised {
                    of,
                    penalty: penalty.clone(),
                }]),
            },
            _ => Ok(smallvec![Happened::Penalised {
                of,
                penalty: penalty.clone(),
            }]),
        }
    }

    pub(crate) fn declare(&self, outcome: Outcome, reason: &str) -> Decided {
        Ok(smallvec![Happened::GameEnded {
            ending: Ending {
                outcome,
                how: How::Declared,
                rule: Rule::ArbiterOverrides,
            },
            score: None,
            reason: Some(reason.to_owned()),
        }])
    }

    pub(crate) fn override_ruling(&self, ruling: u32, reason: &str) -> Decided {
        match self.rulings.get(ruling as usize) {
            None | Some(Ruling::Overridden) => return Err(Refused::NoSuchRuling),
            Some(Ruling::TakenBack { now_at, .. }) if *now_at != self.history.len() => {
                return Err(Refused::RulingOvertaken);
            }
            Some(_) => {}
        }
        Ok(smallvec![Happened::RulingOverridden {
            ruling,
            reason: reason.to_owned(),
        }])
    }
}

/// The fold.
impl Game {
    pub(crate) fn penalised(&mut self, of: Side, penalty: &Penalty, at: Moment) {
        self.conduct[of].penalised(penalty);
        match *penalty {
            Penalty::MoreTimeForOpponent(span) => {
                let to = !of;
                self.award(to, span, at);
                self.rulings.push(Ruling::Awarded(Award { to, span }));
            }
            Penalty::LessTime(span) => {
                self.clock.add(of, -span, at);
                let award = Award {
                    to: of,
                    span: -span,
                };
                self.rulings.push(Ruling::Awarded(award));
            }
            Penalty::Points { own, opponent, .. } => {
                let score = BySide::new(|side| if side == of { own } else { opponent });
                self.score = Some(score);
            }
            _ => {}
        }
    }

    /// Undoes what a ruling changed. Play is interrupted until the arbiter lets it go on.
    pub(crate) fn overridden(&mut self, ruling: u32, at: Moment) {
        let Some(ruling) = self.rulings.get_mut(ruling as usize) else {
            return;
        };
        let ruling = std::mem::replace(ruling, Ruling::Overridden);
        self.clock.stop(at);
        self.paused = true;
        match ruling {
            Ruling::Ended => {
                self.ended = None;
                self.score = None;
            }
            Ruling::Awarded(award) => self.take_back_award(award, at),
            Ruling::TakenBack { award, dropped, .. } => {
                if let Some(award) = award {
                    self.take_back_award(award, at);
                }
                self.history.truncate(dropped.kept);
                self.history.put_back(dropped.plies);
                self.hand = dropped.hand;
                self.sides = dropped.sides;
                for side in Side::ALL {
                    let player = &self.sides[side];
                    let completed = player.made.saturating_sub(player.uncompleted.into());
                    self.clock.set_completed(side, completed);
                }
            }
            Ruling::Overridden => {}
        }
    }

    fn take_back_award(&mut self, award: Award, at: Moment) {
        self.clock.add(award.to, -award.span, at);
        if let Some(index) = self.awards.iter().rposition(|a| *a == award) {
            self.awards.remove(index);
        }
    }
}
