//! The arbiter's part (Articles 10 to 12): penalties, declarations, and setting rulings aside.

use jadoube_ruling::{BySide, Message, Moment, Seat, Side, Span};
use serde::{Deserialize, Serialize};
use smallvec::smallvec;
use strum::{IntoStaticStr, VariantNames};

use crate::asked::Office;
use crate::game::{Award, Decided, Game, Ruling};
use crate::trace::refuse_if;
use crate::{
    Assistance, AssistantFact, BlindRefusal, Breach, ConductFact, DeviceSanction, EndFact, Ending,
    GeneralRefusal, Happened, How, Outcome, Points, Refused, Rule, Rulebook,
};

/// A request about the arbiter's rulings (Articles 10 to 12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ArbiterRequest {
    /// Record an electronic device (11.3.2).
    RecordDevice {
        /// On whom.
        of: Side,
        /// What about it.
        kind: Device,
    },
    /// Record persistent refusal to obey the Laws (11.7, 11.8).
    RecordRefusal {
        /// By whom; not said: by both.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Side>,
        /// What the opponent gets; not said: the points of a win.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        opponent: Option<Points>,
    },
    /// Penalise a player (12.9).
    Penalise {
        /// Whom.
        of: Side,
        /// How.
        penalty: Penalty,
    },
    /// Declare a result, with a reason (11.7, 12.9.6).
    Declare {
        /// The result.
        outcome: Outcome,
        /// Why.
        reason: String,
    },
    /// Set a ruling aside, with a reason.
    Override {
        /// The number of the ruling, as the game counts them.
        ruling: u32,
        /// Why.
        reason: String,
    },
}

impl ArbiterRequest {
    pub(crate) const fn office(&self) -> Office {
        match self {
            ArbiterRequest::RecordDevice { .. }
            | ArbiterRequest::RecordRefusal { .. }
            | ArbiterRequest::Penalise { .. }
            | ArbiterRequest::Declare { .. }
            | ArbiterRequest::Override { .. } => Office::Arbiter,
        }
    }
}

/// What happened about the arbiter's rulings (Articles 10 to 12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "fields repeat one vocabulary: by, of, to, motion, squares"
)]
pub enum ArbiterFact {
    /// A telephone rang and the player was warned.
    DeviceWarned { of: Side },
    /// A penalty was given.
    Penalised { of: Side, penalty: Penalty },
    /// A ruling was set aside.
    RulingOverridden { ruling: u32, reason: String },
}

impl ArbiterFact {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            ArbiterFact::DeviceWarned { .. } => Rule::Device,
            ArbiterFact::Penalised { penalty, .. } => penalty.under(),
            ArbiterFact::RulingOverridden { .. } => Rule::ArbiterOverrides,
        }
    }

    pub(crate) fn message(&self) -> Message {
        let side = |id, side: Side| Message::new(id).with("side", side);
        match self {
            ArbiterFact::DeviceWarned { of } => side("device-warned", *of),
            ArbiterFact::Penalised { of, penalty } => penalised(*of, penalty),
            ArbiterFact::RulingOverridden { reason, .. } => {
                Message::new("ruling-overridden").with("reason", reason.clone())
            }
        }
    }
}

/// Why a request about the arbiter's rulings (Articles 10 to 12) is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ArbiterRefusal {
    /// Such a score cannot be.
    ScoreImpossible,
    /// There is no ruling of that number, or it was set aside before.
    NoSuchRuling,
    /// Moves were made since; the ruling can no longer be set aside as a whole.
    RulingOvertaken,
}

impl ArbiterRefusal {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            ArbiterRefusal::ScoreImpossible => Rule::PossibleScores,
            ArbiterRefusal::NoSuchRuling | ArbiterRefusal::RulingOvertaken => {
                Rule::ArbiterOverrides
            }
        }
    }

    pub(crate) fn message(&self) -> Message {
        match self {
            ArbiterRefusal::ScoreImpossible => Message::new("refused-score-impossible"),
            ArbiterRefusal::NoSuchRuling => Message::new("refused-no-such-ruling"),
            ArbiterRefusal::RulingOvertaken => Message::new("refused-ruling-overtaken"),
        }
    }
}

/// What about an electronic device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Device {
    /// It made a sound.
    Ring,
    /// It was found on the player.
    Found,
    /// It lies switched off in a bag.
    InBag,
    /// The bag was touched without permission.
    BagTouched,
}

/// A penalty (12.9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Penalty {
    /// A warning.
    Warning,
    /// More time for the opponent.
    MoreTimeForOpponent(Span),
    /// Less time for the offender.
    LessTime(Span),
    /// Other points: the offender's and the opponent's.
    Points {
        /// What the offender gets.
        own: Points,
        /// What the opponent gets.
        opponent: Points,
        /// Whether it is the opponent's points that are raised.
        raises_opponent: bool,
    },
    /// The game is lost; the opponent's points are decided too.
    Loss {
        /// What the opponent gets.
        opponent: Points,
    },
    /// A fine announced beforehand.
    Fine(u32),
    /// Exclusion from rounds.
    Exclusion {
        /// How many rounds.
        rounds: u32,
    },
    /// Expulsion from the event.
    Expulsion,
}

impl Penalty {
    /// The rule that allows the penalty.
    pub const fn under(&self) -> Rule {
        match self {
            Penalty::Warning => Rule::Warning,
            Penalty::MoreTimeForOpponent(_) => Rule::MoreTimeForOpponent,
            Penalty::LessTime(_) => Rule::LessTimeForOffender,
            Penalty::Points {
                raises_opponent: true,
                ..
            } => Rule::MorePointsForOpponent,
            Penalty::Points { .. } => Rule::FewerPointsForOffender,
            Penalty::Loss { .. } => Rule::GameDeclaredLost,
            Penalty::Fine(_) => Rule::Fine,
            Penalty::Exclusion { .. } => Rule::ExclusionFromRounds,
            Penalty::Expulsion => Rule::Expulsion,
        }
    }
}

fn penalised(of: Side, penalty: &Penalty) -> Message {
    let side = |id| Message::new(id).with("side", of);
    match penalty {
        Penalty::Warning => side("penalty-warning"),
        Penalty::MoreTimeForOpponent(span) => side("penalty-more-time")
            .with("opponent", !of)
            .with("seconds", *span),
        Penalty::LessTime(span) => side("penalty-less-time").with("seconds", *span),
        Penalty::Points { own, opponent, .. } => side("penalty-points")
            .with("own", own.to_string())
            .with("opponents", opponent.to_string()),
        Penalty::Loss { opponent } => side("penalty-loss").with("opponents", opponent.to_string()),
        Penalty::Fine(amount) => side("penalty-fine").with("amount", *amount),
        Penalty::Exclusion { rounds } => side("penalty-exclusion").with("rounds", *rounds),
        Penalty::Expulsion => side("penalty-expulsion"),
    }
}

impl Game {
    pub(crate) fn arbiter_asked(
        &self,
        book: &Rulebook,
        seat: Seat,
        asked: &ArbiterRequest,
    ) -> Decided {
        match (asked, seat.side()) {
            (ArbiterRequest::RecordDevice { of, kind }, None) => {
                self.record_device(book, *of, *kind)
            }
            (ArbiterRequest::RecordRefusal { by, opponent }, None) => {
                self.record_refusal(book, *by, *opponent)
            }
            (ArbiterRequest::Penalise { of, penalty }, None) => self.penalise(book, *of, penalty),
            (ArbiterRequest::Declare { outcome, reason }, None) => self.declare(*outcome, reason),
            (ArbiterRequest::Override { ruling, reason }, None) => {
                self.override_ruling(*ruling, reason)
            }
            (
                ArbiterRequest::RecordDevice { .. }
                | ArbiterRequest::RecordRefusal { .. }
                | ArbiterRequest::Penalise { .. }
                | ArbiterRequest::Declare { .. }
                | ArbiterRequest::Override { .. },
                Some(_),
            ) => Err(Refused::General(GeneralRefusal::NotYourOffice { seat })),
        }
    }

    pub(crate) fn arbiter_happened(&mut self, fact: &ArbiterFact, at: Moment) {
        match fact {
            ArbiterFact::DeviceWarned { of } => self.sides[*of].rings += 1,
            ArbiterFact::Penalised { of, penalty } => self.penalised(*of, penalty, at),
            ArbiterFact::RulingOverridden { ruling, .. } => self.overridden(*ruling, at),
        }
    }
}

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
            (_, DeviceSanction::FirstRingWarns) if first_ring =>
                Happened::Arbiter(ArbiterFact::DeviceWarned { of }),
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
            refuse_if(!book.blind()[!of] || opponent_has, || {
                Refused::Blind(BlindRefusal::NotForAssistant)
            })?;
        }
        Ok(smallvec![Happened::Assistant(
            AssistantFact::AssistantAllowed {
                of,
                purpose,
                less_time,
            }
        )])
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
        refuse_if(score.is_some_and(|score| !table.possible(score)), || {
            Refused::Arbiter(ArbiterRefusal::ScoreImpossible)
        })?;
        Ok(smallvec![Happened::End(EndFact::GameEnded {
            ending: Ending::win(!side, How::Refusal, Rule::Refusal),
            score: score.map(Box::new),
            reason: None,
        })])
    }

    pub(crate) fn penalise(&self, book: &Rulebook, of: Side, penalty: &Penalty) -> Decided {
        let table = &book.regulations().score;
        let scores = |own: Points, opponent: Points| {
            BySide::new(|side| if side == of { own } else { opponent })
        };
        match *penalty {
            Penalty::Points { own, opponent, .. } if !table.possible(scores(own, opponent)) => {
                Err(Refused::Arbiter(ArbiterRefusal::ScoreImpossible))
            }
            Penalty::Loss { opponent } => {
                let score = scores(table.loss, opponent);
                refuse_if(!table.possible(score), || {
                    Refused::Arbiter(ArbiterRefusal::ScoreImpossible)
                })?;
                if let Some(ending) = self.ending() {
                    return Err(Refused::General(GeneralRefusal::GameOver(ending)));
                }
                let lost = Ending::win(!of, How::Penalty, Rule::GameDeclaredLost);
                Ok(smallvec![Happened::End(EndFact::GameEnded {
                    ending: lost,
                    score: Some(Box::new(score)),
                    reason: None,
                })])
            }
            Penalty::MoreTimeForOpponent(_) | Penalty::LessTime(_) => match self.ending() {
                Some(ending) => Err(Refused::General(GeneralRefusal::GameOver(ending))),
                None => Ok(smallvec![Happened::Arbiter(ArbiterFact::Penalised {
                    of,
                    penalty: penalty.clone(),
                })]),
            },
            _ => Ok(smallvec![Happened::Arbiter(ArbiterFact::Penalised {
                of,
                penalty: penalty.clone(),
            })]),
        }
    }

    pub(crate) fn declare(&self, outcome: Outcome, reason: &str) -> Decided {
        Ok(smallvec![Happened::End(EndFact::GameEnded {
            ending: Ending {
                outcome,
                how: How::Declared,
                rule: Rule::ArbiterOverrides,
            },
            score: None,
            reason: Some(reason.to_owned()),
        })])
    }

    pub(crate) fn override_ruling(&self, ruling: u32, reason: &str) -> Decided {
        match self.rulings.get(ruling as usize) {
            None | Some(Ruling::Overridden) => {
                return Err(Refused::Arbiter(ArbiterRefusal::NoSuchRuling));
            }
            Some(Ruling::TakenBack { now_at, .. }) if *now_at != self.history.len() => {
                return Err(Refused::Arbiter(ArbiterRefusal::RulingOvertaken));
            }
            Some(_) => {}
        }
        Ok(smallvec![Happened::Arbiter(
            ArbiterFact::RulingOverridden {
                ruling,
                reason: reason.to_owned(),
            }
        )])
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
        match ruling {
            Ruling::Ended => {
                self.reopen();
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
        self.hold();
    }

    fn take_back_award(&mut self, award: Award, at: Moment) {
        self.clock.add(award.to, -award.span, at);
        if let Some(index) = self.awards.iter().rposition(|a| *a == award) {
            self.awards.remove(index);
        }
    }
}
