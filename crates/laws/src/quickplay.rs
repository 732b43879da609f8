//! Rapid and blitz under supervision (A.3.2, B.3.2) and the quickplay finish (Guidelines III).

use jadoube_clock::Mode;
use jadoube_ruling::{Message, Moment, Seat, Side, Span};
use serde::{Deserialize, Serialize};
use shakmaty::Setup;
use smallvec::smallvec;
use strum::{IntoStaticStr, VariantNames};

use crate::asked::Office;
use crate::game::{Decided, Game, Happenings, Quickplay};
use crate::trace::refuse_if;
use crate::{
    Class, EndFact, Ending, GeneralRefusal, Happened, How, Motion, Outcome, Refused, Regime, Rule,
    Rulebook, serial,
};

const TWO_MINUTES: Span = Span::from_secs(120);
const FIVE_SECONDS: Span = Span::from_secs(5);
const SCORE_LOOKS: u32 = 5;

/// A request about the quickplay finish (Guidelines III) or a look at the score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum QuickplayRequest {
    /// Ask for an increment in a quickplay finish (III.4).
    RequestIncrement,
    /// Claim a draw in a quickplay finish (III.5).
    ClaimNormalMeans {
        /// On what ground.
        ground: Ground,
    },
    /// Decide on a request or claim in a quickplay finish.
    DecideQuickplay {
        /// How.
        decision: Decision,
        /// Extra time for the opponent when the decision is postponed (III.5.2).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        award: Option<Span>,
    },
    /// Verify what the opponent handed in with a claim where no arbiter is present (III.6.1).
    VerifyClaim,
    /// Ask to see the score in a supervised rapid or blitz game (A.3.2, B.3.2).
    RequestScore,
}

impl QuickplayRequest {
    pub(crate) const fn office(&self) -> Office {
        match self {
            QuickplayRequest::RequestIncrement
            | QuickplayRequest::ClaimNormalMeans { .. }
            | QuickplayRequest::RequestScore
            | QuickplayRequest::VerifyClaim => Office::Player,
            QuickplayRequest::DecideQuickplay { .. } => Office::Arbiter,
        }
    }
}

/// What happened about the quickplay finish (Guidelines III) or a look at the score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "fields repeat one vocabulary: by, of, to, motion, squares"
)]
pub enum QuickplayFact {
    /// Both flags are down, nobody knows which fell first, and play goes on.
    BothFlagsIgnored,
    /// A player asked for an increment.
    IncrementRequested { by: Side },
    /// An increment was introduced for both.
    IncrementIntroduced {
        asked_by: Side,
        increment: Span,
        award: Span,
    },
    /// The request for an increment was not granted.
    IncrementRefused { asked_by: Side },
    /// A draw was claimed in a quickplay finish.
    QuickplayClaimed { by: Side, ground: Ground },
    /// The decision on it was postponed.
    QuickplayPostponed {
        by: Side,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        award: Option<Span>,
    },
    /// It was rejected.
    QuickplayRejected { by: Side, award: Span },
    /// The claimant's flag fell; the postponed decision is due now.
    QuickplayDecisionDue { of: Side },
    /// What a claim rests on was handed in, because no arbiter is present.
    QuickplayFiled(Box<Filed>),
    /// The opponent verified what was handed in.
    ClaimVerified { by: Side, rule: Rule },
    /// The score was shown to a player.
    ScoreShown { to: Side, rule: Rule },
    /// A player asked for the score too often.
    ScoreAskedTooOften { by: Side, rule: Rule },
}

impl QuickplayFact {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            QuickplayFact::BothFlagsIgnored => Rule::BothFlagsEarly,
            QuickplayFact::IncrementRequested { .. }
            | QuickplayFact::IncrementIntroduced { .. }
            | QuickplayFact::IncrementRefused { .. } => Rule::QuickplayIncrement,
            QuickplayFact::QuickplayClaimed { .. } => Rule::QuickplayClaim,
            QuickplayFact::QuickplayPostponed { .. }
            | QuickplayFact::QuickplayDecisionDue { .. } => Rule::QuickplayPostponed,
            QuickplayFact::QuickplayRejected { .. } => Rule::QuickplayRejected,
            QuickplayFact::QuickplayFiled(filed) => filed.ground.filing(),
            QuickplayFact::ClaimVerified { rule, .. } => *rule,
            QuickplayFact::ScoreShown { rule, .. }
            | QuickplayFact::ScoreAskedTooOften { rule, .. } => *rule,
        }
    }

    pub(crate) fn message(&self) -> Message {
        let side = |id, side: Side| Message::new(id).with("side", side);
        match self {
            QuickplayFact::BothFlagsIgnored => Message::new("both-flags-ignored"),
            QuickplayFact::IncrementRequested { by } => side("increment-requested", *by),
            QuickplayFact::IncrementIntroduced {
                asked_by,
                increment,
                award,
            } => side("increment-introduced", !*asked_by)
                .with("increment", *increment)
                .with("seconds", *award),
            QuickplayFact::IncrementRefused { asked_by } => side("increment-refused", *asked_by),
            QuickplayFact::QuickplayClaimed { by, .. } => side("quickplay-claimed", *by),
            QuickplayFact::QuickplayPostponed { by, .. } => side("quickplay-postponed", *by),
            QuickplayFact::QuickplayRejected { by, award } => side("quickplay-rejected", *by)
                .with("opponent", !*by)
                .with("seconds", *award),
            QuickplayFact::QuickplayFiled(filed) => side("quickplay-filed", filed.by),
            QuickplayFact::ClaimVerified { by, .. } => side("claim-verified", *by),
            QuickplayFact::QuickplayDecisionDue { of } => side("quickplay-decision-due", *of),
            QuickplayFact::ScoreShown { to, .. } => side("score-shown", *to),
            QuickplayFact::ScoreAskedTooOften { by, .. } => side("score-asked-too-often", *by),
        }
    }
}

/// Why a request about the quickplay finish (Guidelines III) or a look at the score is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum QuickplayRefusal {
    /// Only the player on move may ask for the score.
    ScoreOnlyOnMove {
        /// The rule of supervised rapid or blitz.
        rule: Rule,
    },
    /// Guidelines III do not allow this.
    QuickplayInadmissible {
        /// The guideline that says so.
        rule: Rule,
    },
    /// There is no claim to verify, or it is one's own.
    NothingToVerify,
}

impl QuickplayRefusal {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            QuickplayRefusal::ScoreOnlyOnMove { rule }
            | QuickplayRefusal::QuickplayInadmissible { rule } => *rule,
            QuickplayRefusal::NothingToVerify => Rule::QuickplayUnsupervised,
        }
    }

    pub(crate) fn message(&self) -> Message {
        match self {
            QuickplayRefusal::ScoreOnlyOnMove { .. } => Message::new("refused-score-only-on-move"),
            QuickplayRefusal::QuickplayInadmissible { .. } => {
                Message::new("refused-quickplay-inadmissible")
            }
            QuickplayRefusal::NothingToVerify => Message::new("refused-nothing-to-verify"),
        }
    }
}

/// On what ground a draw is claimed in a quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// The opponent cannot win by normal means.
    Cannot,
    /// The opponent makes no effort to.
    NoEffort,
}

impl Ground {
    /// The rule that says what is handed in with a claim on this ground.
    pub(crate) const fn filing(self) -> Rule {
        match self {
            Ground::Cannot => Rule::QuickplayPosition,
            Ground::NoEffort => Rule::QuickplayScore,
        }
    }
}

/// The arbiter's decision in a quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// The increment is introduced.
    Agree,
    /// The game is drawn.
    Draw,
    /// The decision waits.
    Postpone,
    /// The request or claim is rejected.
    Reject,
}

/// What is handed in with a claim where no arbiter is present (III.6.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Filed {
    /// Who claims.
    pub by: Side,
    /// On what ground.
    pub ground: Ground,
    /// The final position.
    #[serde(with = "serial::Fen")]
    #[cfg_attr(feature = "ts", ts(as = "serial::Fen"))]
    pub position: Setup,
    /// The moves, where the opponent is said to make no effort.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<Motion>,
}

impl Game {
    pub(crate) fn quickplay_asked(
        &self,
        book: &Rulebook,
        seat: Seat,
        asked: &QuickplayRequest,
        now: Moment,
    ) -> Decided {
        match (asked, seat.side()) {
            (QuickplayRequest::RequestIncrement, Some(by)) => self.request_increment(book, by, now),
            (QuickplayRequest::ClaimNormalMeans { ground }, Some(by)) => {
                self.claim_normal_means(book, by, *ground, now)
            }
            (QuickplayRequest::RequestScore, Some(by)) => self.request_score(book, by),
            (QuickplayRequest::VerifyClaim, Some(_)) => {
                Err(Refused::Quickplay(QuickplayRefusal::NothingToVerify))
            }
            (QuickplayRequest::DecideQuickplay { decision, award }, None) => {
                self.decide_quickplay(book, *decision, *award)
            }
            (
                QuickplayRequest::RequestIncrement
                | QuickplayRequest::ClaimNormalMeans { .. }
                | QuickplayRequest::VerifyClaim
                | QuickplayRequest::RequestScore,
                None,
            )
            | (QuickplayRequest::DecideQuickplay { .. }, Some(_)) => {
                Err(Refused::General(GeneralRefusal::NotYourOffice { seat }))
            }
        }
    }

    pub(crate) fn quickplay_happened(&mut self, fact: &QuickplayFact, at: Moment) {
        match fact {
            QuickplayFact::IncrementRequested { by } => {
                self.quickplay = Some(Quickplay::IncrementRequested(*by));
                self.open_offer(*by);
            }
            QuickplayFact::IncrementIntroduced {
                asked_by,
                increment,
                award,
            } => {
                self.quickplay = Some(Quickplay::IncrementIntroduced);
                self.clock.set_mode(Mode::Increment(*increment), at);
                self.award(!*asked_by, *award, at);
            }
            QuickplayFact::IncrementRefused { .. } => self.quickplay = None,
            QuickplayFact::QuickplayClaimed { by, .. } => {
                self.quickplay = Some(Quickplay::Claimed(*by));
            }
            QuickplayFact::QuickplayPostponed { by, award } => {
                self.quickplay = Some(Quickplay::Postponed {
                    by: *by,
                    flag_fell: false,
                });
                if let Some(span) = award {
                    self.award(!*by, *span, at);
                }
            }
            QuickplayFact::QuickplayRejected { by, award } => {
                self.quickplay = None;
                self.award(!*by, *award, at);
            }
            QuickplayFact::QuickplayDecisionDue { of } => {
                self.interrupt(at);
                self.quickplay = Some(Quickplay::Postponed {
                    by: *of,
                    flag_fell: true,
                });
            }
            QuickplayFact::QuickplayFiled(filed) => {
                self.quickplay = Some(Quickplay::Filed {
                    by: filed.by,
                    ground: filed.ground,
                });
            }
            QuickplayFact::ScoreShown { to, .. } => self.sides[*to].score_looks += 1,
            QuickplayFact::BothFlagsIgnored
            | QuickplayFact::ClaimVerified { .. }
            | QuickplayFact::ScoreAskedTooOften { .. } => {}
        }
    }
}

impl Game {
    pub(crate) fn request_score(&self, book: &Rulebook, by: Side) -> Decided {
        let rule = match book.regulations().class {
            Class::Blitz => Rule::BlitzScoreLooks,
            Class::Standard | Class::Rapid => Rule::RapidScoreLooks,
        };
        let supervised = book.regulations().regime == Regime::Full;
        refuse_if(
            book.regulations().class == Class::Standard || !supervised,
            || Refused::General(GeneralRefusal::NoRule { lacking: rule }),
        )?;
        refuse_if(self.turn() != by, || {
            Refused::Quickplay(QuickplayRefusal::ScoreOnlyOnMove { rule })
        })?;
        Ok(smallvec![if self.sides[by].score_looks >= SCORE_LOOKS {
            Happened::Quickplay(QuickplayFact::ScoreAskedTooOften { by, rule })
        } else {
            Happened::Quickplay(QuickplayFact::ScoreShown { to: by, rule })
        }])
    }

    /// Both flags are down and nobody knows which fell first (III.3.1).
    pub(crate) fn both_flags(&self, book: &Rulebook, now: Moment) -> Decided {
        if !book.quickplay() {
            let rule = Rule::QuickplayAnnounced;
            return Err(Refused::Quickplay(
                QuickplayRefusal::QuickplayInadmissible { rule },
            ));
        }
        let last = Side::ALL
            .into_iter()
            .all(|side| self.clock.in_last_period(side, now));
        if last {
            let drawn = Ending::draw(How::BothFlags, Rule::BothFlagsDown);
            return Ok(smallvec![drawn.into()]);
        }
        Ok(smallvec![Happened::Quickplay(
            QuickplayFact::BothFlagsIgnored
        )])
    }

    pub(crate) fn request_increment(&self, book: &Rulebook, by: Side, now: Moment) -> Decided {
        self.quickplay_admits(book, by, Rule::QuickplayIncrement, now)?;
        Ok(smallvec![Happened::Quickplay(
            QuickplayFact::IncrementRequested { by }
        )])
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
                Happened::Quickplay(QuickplayFact::QuickplayClaimed { by, ground }),
                Happened::Quickplay(QuickplayFact::QuickplayFiled(Box::new(
                    self.filed(by, ground)
                ))),
                Ending {
                    outcome: Outcome::Pending,
                    how: How::Quickplay,
                    rule: Rule::QuickplayUnsupervised,
                }
                .into(),
            ]);
        }
        Ok(smallvec![Happened::Quickplay(
            QuickplayFact::QuickplayClaimed { by, ground }
        )])
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
            (Some(Quickplay::Filed { by, ground }), Some(opponent)) if opponent != by => Ok(
                smallvec![Happened::Quickplay(QuickplayFact::ClaimVerified {
                    by: opponent,
                    rule: ground.filing(),
                })],
            ),
            _ => Err(Refused::Quickplay(QuickplayRefusal::NothingToVerify)),
        }
    }

    /// The designated arbiter decides on a claim that was handed in (III.6.2).
    pub(crate) fn decide_filed(&self, outcome: Outcome, reason: Option<&str>) -> Happenings {
        let drawn = outcome == Outcome::Draw && reason.is_none();
        smallvec![Happened::End(EndFact::GameEnded {
            ending: Ending {
                outcome,
                how: if drawn { How::Quickplay } else { How::Declared },
                rule: Rule::QuickplayDesignated,
            },
            score: None,
            reason: reason.map(str::to_owned),
        })]
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
        let inadmissible = |rule| {
            Err(Refused::Quickplay(
                QuickplayRefusal::QuickplayInadmissible { rule },
            ))
        };
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
        let nothing = Err(Refused::Quickplay(
            QuickplayRefusal::QuickplayInadmissible {
                rule: Rule::QuickplayClaim,
            },
        ));
        let Some(open) = self.quickplay else {
            return nothing;
        };
        match (open, decision) {
            (Quickplay::IncrementRequested(asked_by), Decision::Agree) => {
                Ok(smallvec![Happened::Quickplay(
                    QuickplayFact::IncrementIntroduced {
                        asked_by,
                        increment: FIVE_SECONDS,
                        award: TWO_MINUTES,
                    }
                )])
            }
            (Quickplay::IncrementRequested(asked_by), Decision::Reject) => {
                Ok(smallvec![Happened::Quickplay(
                    QuickplayFact::IncrementRefused { asked_by }
                )])
            }
            (Quickplay::Claimed(_), Decision::Draw) => Ok(smallvec![
                Ending::draw(How::Quickplay, Rule::QuickplayDraw).into(),
            ]),
            (Quickplay::Postponed { .. }, Decision::Draw) => Ok(smallvec![
                Ending::draw(How::Quickplay, Rule::QuickplayPostponed).into(),
            ]),
            (Quickplay::Claimed(by), Decision::Postpone) => Ok(smallvec![Happened::Quickplay(
                QuickplayFact::QuickplayPostponed { by, award }
            )]),
            (
                Quickplay::Postponed {
                    by,
                    flag_fell: true,
                },
                Decision::Reject,
            ) => Ok(self.flag_ruling(book, by, self.now, Rule::FlagFall)),
            (Quickplay::Claimed(by) | Quickplay::Postponed { by, .. }, Decision::Reject) => {
                let award = TWO_MINUTES;
                Ok(smallvec![Happened::Quickplay(
                    QuickplayFact::QuickplayRejected { by, award }
                )])
            }
            _ => nothing,
        }
    }
}
