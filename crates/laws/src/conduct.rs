//! The conduct of the players (Article 11) and the arbiter's office around it (Article 12).

use jadoube_ruling::{Message, Seat, Side, Value};
use serde::{Deserialize, Serialize};
use smallvec::smallvec;
use strum::{IntoStaticStr, VariantNames};

use crate::asked::Office;
use crate::game::{Decided, Game};
use crate::trace::refuse_if;
use crate::{
    Assistance, GeneralRefusal, Happened, Outcome, Penalty, Refused, Rule, Rulebook, article,
};

/// A request about conduct or the arbiter's office.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ConductRequest {
    /// Leave the playing area or the venue (11.2).
    Leave {
        /// What is left.
        zone: Zone,
        /// Whether the arbiter permitted it.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
        permitted: bool,
    },
    /// Somebody who is neither player nor arbiter enters the playing area (11.2.3.3).
    Enter {
        /// Who.
        person: String,
        /// Whether the arbiter permitted it.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(as = "Option<_>", optional))]
        permitted: bool,
    },
    /// Record a breach by a player; from a player it is a complaint about the opponent.
    Breach {
        /// Whose breach.
        of: Side,
        /// What it was.
        breach: Breach,
    },
    /// Have a player's belongings inspected (11.3.3).
    Inspect {
        /// Whose.
        of: Side,
    },
    /// Ask what the Laws say (11.9).
    AskLaw {
        /// The number of the article.
        article: String,
    },
    /// Appeal against a decision (11.10).
    Appeal {
        /// Against what, and why.
        text: String,
    },
    /// Tell the arbiter of an irregularity (12.7).
    Report {
        /// What was seen.
        text: String,
    },
    /// Send a person out of the venue (12.7).
    Expel {
        /// Whom.
        person: String,
    },
    /// Appoint an assistant of the arbiter (12.4).
    Appoint {
        /// Whom.
        person: String,
    },
    /// Make special arrangements for a player (12.2.6).
    Accommodate {
        /// For whom.
        of: Side,
        /// Which.
        measure: String,
    },
}

impl ConductRequest {
    pub(crate) const fn office(&self) -> Office {
        match self {
            ConductRequest::Leave { .. }
            | ConductRequest::AskLaw { .. }
            | ConductRequest::Appeal { .. } => Office::Player,
            ConductRequest::Breach { .. } => Office::PlayerOrArbiter,
            ConductRequest::Report { .. } => Office::Anyone,
            ConductRequest::Enter { .. }
            | ConductRequest::Inspect { .. }
            | ConductRequest::Expel { .. }
            | ConductRequest::Appoint { .. }
            | ConductRequest::Accommodate { .. } => Office::Arbiter,
        }
    }
}

/// Part of the place where the event is held (11.2.1, 11.2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// Where the games are played.
    Area,
    /// The area with rest rooms, toilets, refreshments and what else the arbiter names.
    Venue,
}

/// A breach of the rules of conduct.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Breach {
    /// Harm to the good name of chess.
    Disrepute,
    /// Notes, other sources or advice.
    Notes,
    /// Analysis on another board.
    Analysis,
    /// A device that the arbiter has not approved, where the regulations ask for less than a loss.
    Device,
    /// A bag with a device, touched without permission.
    BagTouched,
    /// An inspection refused.
    InspectionRefused,
    /// Smoking outside the place for it.
    Smoking,
    /// Distracting or annoying the opponent.
    Distraction,
    /// The scoresheet hidden from the arbiter.
    SheetHidden,
    /// A telephone used without permission.
    Telephone,
    /// Moves not written in algebraic notation.
    NotAlgebraic,
}

impl Breach {
    /// The rule that is broken.
    pub const fn under(self) -> Rule {
        match self {
            Breach::Disrepute => Rule::Disrepute,
            Breach::Notes | Breach::Analysis => Rule::Notes,
            Breach::Device => Rule::Device,
            Breach::BagTouched => Rule::DevicesPutAway,
            Breach::InspectionRefused => Rule::Inspection,
            Breach::Smoking => Rule::Smoking,
            Breach::Distraction => Rule::Distraction,
            Breach::SheetHidden => Rule::SheetVisible,
            Breach::Telephone => Rule::Telephone,
            Breach::NotAlgebraic => Rule::AlgebraicOnly,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Breach::Disrepute => "disrepute",
            Breach::Notes => "notes",
            Breach::Analysis => "analysis",
            Breach::Device => "device",
            Breach::BagTouched => "bag-touched",
            Breach::InspectionRefused => "inspection-refused",
            Breach::Smoking => "smoking",
            Breach::Distraction => "distraction",
            Breach::SheetHidden => "sheet-hidden",
            Breach::Telephone => "telephone",
            Breach::NotAlgebraic => "not-algebraic",
        }
    }
}

/// What happened about conduct or the arbiter's office.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "fields repeat one vocabulary: by, of, who, person, text"
)]
pub enum ConductFact {
    /// A player left; without permission where that was needed it is a breach.
    PlayerLeft {
        who: Side,
        zone: Zone,
        permitted: bool,
        rule: Rule,
    },
    /// Somebody entered the playing area.
    OutsiderEntered { person: String, permitted: bool },
    /// A player broke a rule of conduct; the arbiter chooses the penalty.
    BreachRecorded { of: Side, breach: Breach },
    /// A player complained about the opponent; the arbiter judges.
    Complained { by: Side, breach: Breach },
    /// A player has offered or claimed a draw in vain again and again; the arbiter judges.
    RepetitionNoted { of: Side, count: u32 },
    /// An inspection was ordered.
    InspectionOrdered { of: Side },
    /// A device lies switched off in a bag, as the regulations allow.
    DevicePutAway { of: Side },
    /// An article was explained to a player.
    LawExplained { to: Side, article: String },
    /// An appeal was registered; the result is provisional.
    AppealRegistered { by: Side, text: String },
    /// The arbiter was told of an irregularity, and nobody else was.
    ReportReceived { text: String },
    /// A person was sent out of the venue.
    PersonExpelled { person: String },
    /// The arbiter has an assistant.
    AssistantAppointed { person: String },
    /// A special arrangement was made for a player.
    ArrangementMade { of: Side, measure: String },
}

impl ConductFact {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            ConductFact::PlayerLeft { rule, .. } => *rule,
            ConductFact::OutsiderEntered { .. } => Rule::Outsiders,
            ConductFact::BreachRecorded { breach, .. } | ConductFact::Complained { breach, .. } => {
                breach.under()
            }
            ConductFact::RepetitionNoted { .. } => Rule::Distraction,
            ConductFact::InspectionOrdered { .. } => Rule::Inspection,
            ConductFact::DevicePutAway { .. } => Rule::DevicesPutAway,
            ConductFact::LawExplained { .. } => Rule::LawExplained,
            ConductFact::AppealRegistered { .. } => Rule::Appeal,
            ConductFact::ReportReceived { .. } | ConductFact::PersonExpelled { .. } => {
                Rule::Reports
            }
            ConductFact::AssistantAppointed { .. } => Rule::ArbitersAssistant,
            ConductFact::ArrangementMade { .. } => Rule::SpecialArrangements,
        }
    }

    pub(crate) fn message(&self) -> Message {
        let side = |id, side: Side| Message::new(id).with("side", side);
        let breach =
            |id, by: Side, breach: Breach| side(id, by).with("breach", Value::Word(breach.word()));
        match self {
            ConductFact::PlayerLeft {
                who,
                zone,
                permitted,
                ..
            } => {
                let zone = match zone {
                    Zone::Area => "area",
                    Zone::Venue => "venue",
                };
                let id = match permitted {
                    true => "player-left",
                    false => "player-left-without-permission",
                };
                side(id, *who).with("zone", Value::Word(zone))
            }
            ConductFact::OutsiderEntered { person, permitted } => {
                let id = match permitted {
                    true => "outsider-entered",
                    false => "outsider-entered-without-permission",
                };
                Message::new(id).with("person", person.clone())
            }
            ConductFact::BreachRecorded { of, breach: what } => breach("breach", *of, *what),
            ConductFact::Complained { by, breach: what } => breach("complaint", *by, *what),
            ConductFact::RepetitionNoted { of, count } => {
                side("repetition-noted", *of).with("count", *count)
            }
            ConductFact::InspectionOrdered { of } => side("inspection-ordered", *of),
            ConductFact::DevicePutAway { of } => side("device-put-away", *of),
            ConductFact::LawExplained { to, article } => {
                side("law-explained", *to).with("article", article.clone())
            }
            ConductFact::AppealRegistered { by, text } => {
                side("appeal-registered", *by).with("text", text.clone())
            }
            ConductFact::ReportReceived { text } => {
                Message::new("report-received").with("text", text.clone())
            }
            ConductFact::PersonExpelled { person } => {
                Message::new("person-expelled").with("person", person.clone())
            }
            ConductFact::AssistantAppointed { person } => {
                Message::new("assistant-appointed").with("person", person.clone())
            }
            ConductFact::ArrangementMade { of, measure } => {
                side("arrangement-made", *of).with("measure", measure.clone())
            }
        }
    }
}

/// What the arbiter has on record about a player. No ruling that is set aside changes it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ConductRecord {
    /// Warnings (12.9.1).
    pub warnings: u32,
    /// Breaches of the rules of conduct.
    pub breaches: u32,
    /// Fines (12.9.7), added up.
    pub fines: u32,
    /// Rounds that the player is excluded from (12.9.8).
    pub rounds_excluded: u32,
    /// Whether the player is expelled from the event (12.9.9).
    pub expelled: bool,
    /// What the arbiter allowed the player an assistant for.
    pub assistants: Vec<Assistance>,
    /// The result that the player has signed (8.7).
    pub signed: Option<Outcome>,
}

impl ConductRecord {
    pub(crate) fn penalised(&mut self, penalty: &Penalty) {
        match penalty {
            Penalty::Warning => self.warnings += 1,
            Penalty::Fine(amount) => self.fines = self.fines.saturating_add(*amount),
            Penalty::Exclusion { rounds } => {
                self.rounds_excluded = self.rounds_excluded.saturating_add(*rounds);
            }
            Penalty::Expulsion => self.expelled = true,
            Penalty::MoreTimeForOpponent(_)
            | Penalty::LessTime(_)
            | Penalty::Points { .. }
            | Penalty::Loss { .. } => {}
        }
    }
}

/// Why a request about conduct is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ConductRefusal {
    /// There is no such article in this edition.
    NoSuchArticle,
    /// The regulations allow no appeals.
    NoAppeals,
    /// A player who has finished is a spectator.
    NowSpectator,
    /// The arbiter tells nobody the number of moves.
    NoHints,
}

impl ConductRefusal {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            ConductRefusal::NoSuchArticle => Rule::LawExplained,
            ConductRefusal::NoAppeals => Rule::Appeal,
            ConductRefusal::NowSpectator => Rule::Spectators,
            ConductRefusal::NoHints => Rule::NoHints,
        }
    }

    pub(crate) fn message(&self) -> Message {
        match self {
            ConductRefusal::NoSuchArticle => Message::new("refused-no-such-article"),
            ConductRefusal::NoAppeals => Message::new("refused-no-appeals"),
            ConductRefusal::NowSpectator => Message::new("refused-now-spectator"),
            ConductRefusal::NoHints => Message::new("refused-no-hints"),
        }
    }
}

fn fact(fact: ConductFact) -> Decided {
    Ok(smallvec![Happened::Conduct(fact)])
}

impl Game {
    pub(crate) fn conduct_asked(
        &self,
        book: &Rulebook,
        seat: Seat,
        asked: &ConductRequest,
    ) -> Decided {
        match (asked, seat.side()) {
            (ConductRequest::Leave { zone, permitted }, Some(who)) => {
                self.leave(book, who, *zone, *permitted)
            }
            (ConductRequest::AskLaw { article: number }, Some(to)) => {
                let found = article(number, book.laws().edition);
                found.ok_or(Refused::Conduct(ConductRefusal::NoSuchArticle))?;
                let article = number.clone();
                fact(ConductFact::LawExplained { to, article })
            }
            (ConductRequest::Appeal { text }, Some(by)) => {
                refuse_if(book.regulations().no_appeals, || {
                    Refused::Conduct(ConductRefusal::NoAppeals)
                })?;
                let text = text.clone();
                fact(ConductFact::AppealRegistered { by, text })
            }
            (ConductRequest::Breach { breach, .. }, Some(by)) => {
                let breach = *breach;
                fact(ConductFact::Complained { by, breach })
            }
            (ConductRequest::Breach { of, breach }, None) => {
                let (of, breach) = (*of, *breach);
                fact(ConductFact::BreachRecorded { of, breach })
            }
            (ConductRequest::Report { text }, _) => {
                let text = text.clone();
                fact(ConductFact::ReportReceived { text })
            }
            (ConductRequest::Enter { person, permitted }, None) => {
                fact(ConductFact::OutsiderEntered {
                    person: person.clone(),
                    permitted: *permitted,
                })
            }
            (ConductRequest::Inspect { of }, None) => {
                fact(ConductFact::InspectionOrdered { of: *of })
            }
            (ConductRequest::Expel { person }, None) => {
                let person = person.clone();
                fact(ConductFact::PersonExpelled { person })
            }
            (ConductRequest::Appoint { person }, None) => {
                let person = person.clone();
                fact(ConductFact::AssistantAppointed { person })
            }
            (ConductRequest::Accommodate { of, measure }, None) => {
                fact(ConductFact::ArrangementMade {
                    of: *of,
                    measure: measure.clone(),
                })
            }
            (
                ConductRequest::Leave { .. }
                | ConductRequest::AskLaw { .. }
                | ConductRequest::Appeal { .. },
                None,
            )
            | (
                ConductRequest::Enter { .. }
                | ConductRequest::Inspect { .. }
                | ConductRequest::Expel { .. }
                | ConductRequest::Appoint { .. }
                | ConductRequest::Accommodate { .. },
                Some(_),
            ) => Err(Refused::General(GeneralRefusal::NotYourOffice { seat })),
        }
    }

    /// Who has the move needs permission to leave the area, and everybody to leave the venue; the
    /// regulations may ask the other player to report too.
    fn leave(&self, book: &Rulebook, who: Side, zone: Zone, permitted: bool) -> Decided {
        let (rule, needed) = match zone {
            Zone::Venue => (Rule::LeavingVenue, true),
            Zone::Area if self.turn() == who => (Rule::LeavingArea, true),
            Zone::Area if book.regulations().report_leaving => (Rule::ReportedLeave, true),
            Zone::Area => (Rule::LeavingArea, false),
        };
        fact(ConductFact::PlayerLeft {
            who,
            zone,
            permitted: permitted || !needed,
            rule,
        })
    }

    pub(crate) fn conduct_happened(&mut self, fact: &ConductFact) {
        match fact {
            ConductFact::PlayerLeft {
                who,
                permitted: false,
                ..
            }
            | ConductFact::BreachRecorded { of: who, .. } => self.conduct[*who].breaches += 1,
            ConductFact::AppealRegistered { .. } => self.appeals += 1,
            ConductFact::PlayerLeft { .. }
            | ConductFact::OutsiderEntered { .. }
            | ConductFact::Complained { .. }
            | ConductFact::RepetitionNoted { .. }
            | ConductFact::InspectionOrdered { .. }
            | ConductFact::DevicePutAway { .. }
            | ConductFact::LawExplained { .. }
            | ConductFact::ReportReceived { .. }
            | ConductFact::PersonExpelled { .. }
            | ConductFact::AssistantAppointed { .. }
            | ConductFact::ArrangementMade { .. } => {}
        }
    }
}
