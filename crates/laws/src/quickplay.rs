//! Rapid and blitz under supervision (A.3.2, B.3.2) and the quickplay finish (Guidelines III).

use jadoube_clock::Mode;
use jadoube_ruling::{Moment, Seat, Side, Span};

use smallvec::smallvec;

use crate::game::{Decided, Game, Happenings, Quickplay};
use crate::{
    Class, Decision, Ending, Filed, Ground, Happened, How, Outcome, Refused, Regime, Rule, Rulebook,
};

const TWO_MINUTES: Span = Span::from_secs(120);
const FIVE_SECONDS: Span = Span::from_secs(5);
const SCORE_LOOKS: u32 = 5;

impl Game {
    pub(crate) fn request_score(&self, book: &Rulebook, by: Side) -> Decided {
        let rule = match book.regulations().class {
            Class::Blitz => Rule::BlitzScoreLooks,
            Class::Standard | Class::Rapid => Rule::RapidScoreLooks,
        };
        let supervised = book.regulations().regime == Regime::Full;
        if book.regulations().class == Class::Standard || !supervised {
            return Err(Refused::NoRule { lacking: rule });
        }
        if self.turn() != by {
            return Err(Refused::ScoreOnlyOnMove { rule });
        }
        Ok(smallvec![if self.sides[by].score_looks >= SCORE_LOOKS {
            Happened::ScoreAskedTooOften { by, rule }
        } else {
            Happened::ScoreShown { to: by, rule }
        }])
    }

    /// Both flags are down and nobody knows which fell first (III.3.1).
    pub(crate) fn both_flags(&self, book: &Rulebook, now: Moment) -> Decided {
        if !book.quickplay() {
            let rule = Rule::QuickplayAnnounced;
            return Err(Refused::QuickplayInadmissible { rule });
        }
        let last = Side::ALL
            .into_iter()
            .all(|side| self.clock.in_last_period(side, now));
        if last {
            let drawn = Ending::draw(How::BothFlags, Rule::BothFlagsDown);
            return Ok(smallvec![drawn.into()]);
        }
        Ok(smallvec![Happened::BothFlagsIgnored])
    }

    pub(crate) fn request_increment(&self, book: &Rulebook, by: Side, now: Moment) -> Decided {
        self.quickplay_admits(book, by, Rule::QuickplayIncrement, now)?;
        Ok(smallvec![Happened::IncrementRequested { by }])
    }

    pub(crate) fn claim_normal_means(
        &self,
        book: &Rulebook,
        by: Side,
        ground: Ground,
        now: Moment,
    ) -> Decided {
        self.quickplay_admits(book, by, Rule::QuickplayClaim, now)?;
        if book.regulations().no_arbiter {
            return Ok(smallvec![
                Happened::QuickplayClaimed { by, ground },
                Happened::QuickplayFiled(Box::new(self.filed(by, ground))),
                Ending {
                    outcome: Outcome::Pending,
                    how: How::Quickplay,
                    rule: Rule::QuickplayUnsupervised,
                }
                .into(),
            ]);
        }
        Ok(smallvec![Happened::QuickplayClaimed { by, ground }])
    }

    /// The final position, and all moves where the opponent is said to make no effort (III.6.1).
    fn filed(&self, by: Side, ground: Ground) -> Filed {
        Filed {
            by,
            ground,
            position: self.standing().setup(),
            moves: match ground {
                Ground::Cannot => Vec::new(),
                Ground::NoEffort => self.motions().flatten().collect(),
            },
        }
    }

    /// The opponent of a claimant verifies what was handed in.
    pub(crate) fn verify_claim(&self, seat: Seat) -> Decided {
        match (self.quickplay, seat.side()) {
            (Some(Quickplay::Filed { by, ground }), Some(opponent)) if opponent != by => {
                Ok(smallvec![Happened::ClaimVerified {
                    by: opponent,
                    rule: ground.filing(),
                }])
            }
            _ => Err(Refused::NothingToVerify),
        }
    }

    /// The designated arbiter decides on a claim that was handed in (III.6.2).
    pub(crate) fn decide_filed(&self, outcome: Outcome, reason: Option<&str>) -> Happenings {
        let drawn = outcome == Outcome::Draw && reason.is_none();
        smallvec![Happened::GameEnded {
            ending: Ending {
                outcome,
                how: if drawn { How::Quickplay } else { How::Declared },
                rule: Rule::QuickplayDesignated,
            },
            score: None,
            reason: reason.map(str::to_owned),
        }]
    }

    /// Guidelines III must be in force, the game in its last period without increment, and the
    /// player to move must have less than two minutes left.
    fn quickplay_admits(
        &self,
        book: &Rulebook,
        by: Side,
        rule: Rule,
        now: Moment,
    ) -> Result<(), Refused> {
        let inadmissible = |rule| Err(Refused::QuickplayInadmissible { rule });
        let introduced = self.quickplay == Some(Quickplay::IncrementIntroduced);
        if !book.quickplay() {
            return inadmissible(Rule::QuickplayAnnounced);
        }
        if introduced {
            return inadmissible(rule);
        }
        let blitz = book.regulations().class == Class::Blitz;
        if blitz || self.clock.control().mode != Mode::None {
            return inadmissible(Rule::QuickplayScope);
        }
        let left = self.clock.left(by, now);
        let pressed_for_time = left < TWO_MINUTES && left.is_positive();
        if self.turn() != by || !pressed_for_time || !self.clock.in_last_period(by, now) {
            return inadmissible(rule);
        }
        Ok(())
    }

    pub(crate) fn decide_quickplay(
        &self,
        book: &Rulebook,
        decision: Decision,
        award: Option<Span>,
    ) -> Decided {
        let nothing = Err(Refused::QuickplayInadmissible {
            rule: Rule::QuickplayClaim,
        });
        let Some(open) = self.quickplay else {
            return nothing;
        };
        match (open, decision) {
            (Quickplay::IncrementRequested(asked_by), Decision::Agree) => {
                Ok(smallvec![Happened::IncrementIntroduced {
                    asked_by,
                    increment: FIVE_SECONDS,
                    award: TWO_MINUTES,
                }])
            }
            (Quickplay::IncrementRequested(asked_by), Decision::Reject) => {
                Ok(smallvec![Happened::IncrementRefused { asked_by }])
            }
            (Quickplay::Claimed(_), Decision::Draw) => Ok(smallvec![
                Ending::draw(How::Quickplay, Rule::QuickplayDraw).into(),
            ]),
            (Quickplay::Postponed { .. }, Decision::Draw) => Ok(smallvec![
                Ending::draw(How::Quickplay, Rule::QuickplayPostponed).into(),
            ]),
            (Quickplay::Claimed(by), Decision::Postpone) => {
                Ok(smallvec![Happened::QuickplayPostponed { by, award }])
            }
            (
                Quickplay::Postponed {
                    by,
                    flag_fell: true,
                },
                Decision::Reject,
            ) => Ok(self.flag_ruling(book, by, self.now, Rule::FlagFall)),
            (Quickplay::Claimed(by) | Quickplay::Postponed { by, .. }, Decision::Reject) => {
                let award = TWO_MINUTES;
                Ok(smallvec![Happened::QuickplayRejected { by, award }])
            }
            _ => nothing,
        }
    }
}
