//! Why a request is refused, each refusal with its rule, by chapter.

use jadoube_ruling::{Message, Moment, Seat};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

use crate::chapters::chapters;
use crate::messages::seat;
use crate::{
    AdjournmentRefusal, ArbiterRefusal, BlindRefusal, Chess960Refusal, ClockRefusal,
    ConductRefusal, DrawRefusal, EndRefusal, Ending, IrregularityRefusal, MovingRefusal,
    QuickplayRefusal, Rule, SheetRefusal,
};

chapters! {
    /// The reason why a request changes nothing.
    pub enum Refused {
        deeper {}
        flat {
/// Whatever was asked: its time, its seat, its rule.
General(GeneralRefusal),
/// The act of moving (Article 4).
Moving(MovingRefusal),
/// The end of the game (Article 5).
End(EndRefusal),
/// The chessclock (Article 6).
Clock(ClockRefusal),
/// An irregularity (Article 7).
Irregularity(IrregularityRefusal),
/// A draw (Article 9).
Draw(DrawRefusal),
/// The arbiter's rulings (Articles 10 to 12).
Arbiter(ArbiterRefusal),
/// Chess960 (Guidelines II).
Chess960(Chess960Refusal),
/// The quickplay finish (Guidelines III) or a look at the score (A.3.2).
Quickplay(QuickplayRefusal),
/// Scoresheets (Article 8).
Sheet(SheetRefusal),
/// Conduct or the arbiter's office (Articles 11 and 12).
Conduct(ConductRefusal),
/// A blind player's board or announcements (Appendix D).
Blind(BlindRefusal),
/// An adjournment (Guidelines I).
Adjournment(AdjournmentRefusal),
}
    }
    says {
        /// The rule that the refusal rests on.
        pub fn under() -> Rule;
        /// The sentence that tells it.
        pub fn message() -> Message;
    }
}

/// Why a request about the request itself is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum GeneralRefusal {
    /// The game is over.
    GameOver(Ending),
    /// The moment lies before one that the game already knows.
    TimeRanBack {
        /// The latest moment that the game knows.
        latest: Moment,
    },
    /// The request is not for this seat to make.
    NotYourOffice {
        /// Who asked.
        seat: Seat,
    },
    /// The edition's source has no rule for this: the arbiter decides.
    NoRule {
        /// The rule that the source lacks.
        lacking: Rule,
    },
}

impl GeneralRefusal {
    pub(crate) const fn under(&self) -> Rule {
        match self {
            GeneralRefusal::GameOver(ending) => ending.rule,
            GeneralRefusal::TimeRanBack { .. } => Rule::ClockReadings,
            GeneralRefusal::NotYourOffice { seat } => match seat {
                Seat::White | Seat::Black => Rule::ArbiterOffice,
                Seat::Arbiter | Seat::System => Rule::TwoOpponents,
            },
            GeneralRefusal::NoRule { .. } => Rule::LeftToArbiter,
        }
    }

    pub(crate) fn message(&self) -> Message {
        match self {
            GeneralRefusal::GameOver(_) => Message::new("refused-game-over"),
            GeneralRefusal::TimeRanBack { .. } => Message::new("refused-time-ran-back"),
            GeneralRefusal::NotYourOffice { seat: by } => {
                Message::new("refused-not-your-office").with("seat", seat(*by))
            }
            GeneralRefusal::NoRule { .. } => Message::new("refused-no-rule"),
        }
    }
}
