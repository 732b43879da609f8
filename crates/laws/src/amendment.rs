//! Where editions differ, point by point.

use jadoube_ruling::Message;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::{Laws, Rule};

macro_rules! amendments {
    ($($(#[$doc:meta])* $name:ident: $field:ident, $rule:ident;)*) => {
        /// A point in which one edition lays down something else than another.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, IntoStaticStr,
        )]
        #[serde(rename_all = "snake_case")]
        #[strum(serialize_all = "kebab-case", prefix = "amendment-")]
        pub enum Amendment {
            $($(#[$doc])* $name,)*
        }

        impl Amendment {
            /// Every point, in the order of the book.
            pub const ALL: &[Amendment] = &[$(Amendment::$name),*];

            /// The rule that it is about.
            pub const fn rule(self) -> Rule {
                match self {
                    $(Amendment::$name => Rule::$rule,)*
                }
            }

            /// Whether two editions differ in this point.
            pub fn tells_apart(self, one: &Laws, other: &Laws) -> bool {
                match self {
                    $(Amendment::$name => one.$field != other.$field,)*
                }
            }

            /// The Laws of one edition with this point as the other has it.
            #[must_use]
            pub fn taken(self, into: &Laws, from: &Laws) -> Laws {
                let mut laws = *into;
                match self {
                    $(Amendment::$name => laws.$field = from.$field,)*
                }
                laws
            }
        }
    };
}

amendments! {
    /// Which castling touching the rook first bars.
    RookFirstBars: rook_first_bars, RookThenKing;
    /// Whether resigning may draw.
    ResignationMayDraw: resignation_may_draw, Resignation;
    /// How many moves an agreement needs.
    MovesBeforeAgreement: moves_before_agreement, Agreement;
    /// The default time.
    DefaultTime: default_time, DefaultTime;
    /// Whether the arbiter calls a flag.
    ArbiterCallsFlag: arbiter_calls_flag, FlagObserved;
    /// Whether a claimant's own flag must be up.
    OwnFlagUp: own_flag_up, FlagClaim;
    /// Whether the arbiter rules unasked.
    ArbiterActsUnasked: arbiter_acts_unasked, IllegalMoveFound;
    /// When the set-up can no longer be questioned.
    SetUpSettledAfter: set_up_settled_after, LateSetUp;
    /// Whether two hands need the press.
    TwoHandsNeedPress: two_hands_need_press, TwoHands;
    /// How many illegal acts lose where few arbiters watch.
    UnsupervisedLadder: unsupervised_ladder, IllegalMoveUnsupervised;
    /// The size of the time penalty.
    TimePenalty: penalty, IllegalMovePenalty;
    /// Whether five repetitions and 75 moves draw.
    AutomaticDraws: automatic_draws, Fivefold;
    /// Whether the first ring only warns.
    FirstRingWarns: first_ring_warns, Device;
    /// Whether blitz has national rules.
    BlitzByNationalRules: blitz_by_national_rules, BlitzDefinition;
    /// Whether Guidelines III hold unannounced.
    QuickplayByDefault: quickplay_by_default, QuickplayAnnounced;
}

impl Amendment {
    /// The points in which two editions differ.
    pub fn between(one: &Laws, other: &Laws) -> Vec<Amendment> {
        let all = Amendment::ALL.iter().copied();
        all.filter(|point| point.tells_apart(one, other)).collect()
    }

    /// What it is about, as a sentence.
    pub fn message(self) -> Message {
        Message::new(self.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Edition;

    /// An edition is its neighbour with every point of difference taken over: no field is forgotten.
    #[test]
    fn the_points_tell_editions_apart_completely() {
        for one in Edition::ALL.map(Laws::of) {
            for other in Edition::ALL.map(Laws::of) {
                let points = Amendment::between(&one, &other);
                let mut amended = points
                    .iter()
                    .fold(one, |laws, point| point.taken(&laws, &other));
                amended.edition = other.edition;
                assert_eq!(amended, other, "{} to {}", one.edition, other.edition);
            }
        }
    }
}
