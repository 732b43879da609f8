//! The editions, and what tells them apart.
//!
//! Each edition is the one before it plus its amendments. Chapters read these fields, or ask whether the
//! edition has a rule at all (`rules.rs`, where its numbers are); they never ask which edition they are in.

use std::fmt;
use std::str::FromStr;

use jadoube_ruling::Span;
use serde::{Deserialize, Serialize};

/// An edition of the Laws of Chess that the program can play under.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Edition {
    /// The Laws of 1 July 2001, as far as the club's team event quotes them.
    #[serde(rename = "2001")]
    E2001,
    /// The Laws of 1 July 2017.
    #[serde(rename = "2017")]
    E2017,
    /// The Laws of 1 January 2018.
    #[serde(rename = "2018")]
    E2018,
    /// The Laws of 1 January 2023.
    #[serde(rename = "2023")]
    E2023,
    /// Finnish practice on top of the Laws of 2017.
    #[serde(rename = "FI2017")]
    Fi2017,
}

impl Edition {
    /// Every edition, oldest first, the Finnish overlay last.
    pub const ALL: [Edition; 5] = [
        Edition::E2001,
        Edition::E2017,
        Edition::E2018,
        Edition::E2023,
        Edition::Fi2017,
    ];

    /// The name people type and read: `2018`, `FI2017`.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::E2001 => "2001",
            Edition::E2017 => "2017",
            Edition::E2018 => "2018",
            Edition::E2023 => "2023",
            Edition::Fi2017 => "FI2017",
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text names no edition that the program knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseEditionError(pub String);

impl fmt::Display for ParseEditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Edition::ALL.map(Edition::name).join(", ");
        write!(f, "no edition \"{}\"; known are {known}", self.0)
    }
}

impl std::error::Error for ParseEditionError {}

impl FromStr for Edition {
    type Err = ParseEditionError;

    fn from_str(text: &str) -> Result<Edition, ParseEditionError> {
        Edition::ALL
            .into_iter()
            .find(|edition| edition.name().eq_ignore_ascii_case(text))
            .ok_or_else(|| ParseEditionError(text.to_owned()))
    }
}

/// A place in a document: the number that an article bears in one edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Locator {
    /// The edition that the number belongs to.
    pub edition: Edition,
    /// The article's number there, such as `7.5.5` or `A.4.2`.
    pub number: &'static str,
}

impl fmt::Display for Locator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.number, self.edition)
    }
}

/// What an edition of the Laws lays down where editions differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laws {
    /// The edition.
    pub edition: Edition,
    /// Whether resigning draws when the opponent could not have mated (5.1.2).
    pub resignation_may_draw: bool,
    /// How many moves each side must have made before a draw can be agreed (5.2.3).
    pub moves_before_agreement: u32,
    /// The default time where the regulations name none (6.7.1); none: for the arbiter.
    pub default_time: Option<Span>,
    /// Whether five repetitions and 75 moves draw without a claim (9.6).
    pub automatic_draws: bool,
    /// When an illegal move loses where few arbiters watch (A.4.2).
    pub unsupervised_ladder: Ladder,
    /// Whether two hands are an offence only once the clock was pressed (7.5.4).
    pub two_hands_need_press: bool,
    /// The time given to the opponent under Articles 7 and 9.
    pub penalty: Penalty,
    /// Whether the arbiter calls a flag fall that was seen (6.8, A.4.5).
    pub arbiter_calls_flag: bool,
    /// When a claim on time needs the claimant's own flag to be up (A.4.3).
    pub own_flag_up: OwnFlagUp,
    /// After how many moves each the set-up can no longer be questioned (A.4.1).
    pub set_up_settled_after: u32,
    /// Which castling is barred by touching the rook before the king (4.4.2).
    pub rook_first_bars: CastlingBar,
    /// Whether Guidelines III hold without being announced.
    pub quickplay_by_default: bool,
    /// Whether the first ring of a telephone only earns a warning (11.3.2).
    pub first_ring_warns: bool,
    /// Whether the arbiter rules on what was seen without being asked.
    pub arbiter_acts_unasked: bool,
    /// Whether blitz is played by national rules that the source does not give.
    pub blitz_by_national_rules: bool,
}

/// How many illegal moves lose a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ladder {
    /// The first one loses.
    First,
    /// The second one loses.
    Second,
    /// The first one loses in a FIDE-rated game, otherwise the second.
    FirstIfRated,
}

/// The time penalties of Articles 7 and 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Penalty {
    /// Standard games.
    pub standard: Span,
    /// Rapid games.
    pub rapid: Span,
    /// Blitz where each game has its arbiter.
    pub blitz_full: Span,
    /// Other blitz.
    pub blitz_limited: Span,
}

/// When a claim on time needs the claimant's own flag to be up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnFlagUp {
    /// Never.
    No,
    /// Where few arbiters watch.
    Unsupervised,
    /// Always; two fallen flags are a draw.
    Always,
}

/// Which castling is barred by touching the rook before the king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CastlingBar {
    /// Castling with that rook.
    ThatSide,
    /// Any castling on this move.
    BothSides,
}

const TWO_MINUTES: Span = Span::from_secs(120);
const ONE_MINUTE: Span = Span::from_secs(60);

/// The Laws of 2001 as the club event quotes them.
const LAWS_2001: Laws = Laws {
    edition: Edition::E2001,
    resignation_may_draw: false,
    moves_before_agreement: 0,
    default_time: None,
    automatic_draws: false,
    unsupervised_ladder: Ladder::Second,
    two_hands_need_press: true,
    penalty: Penalty {
        standard: TWO_MINUTES,
        rapid: TWO_MINUTES,
        blitz_full: ONE_MINUTE,
        blitz_limited: ONE_MINUTE,
    },
    arbiter_calls_flag: false,
    own_flag_up: OwnFlagUp::Always,
    set_up_settled_after: 3,
    rook_first_bars: CastlingBar::BothSides,
    quickplay_by_default: false,
    first_ring_warns: false,
    arbiter_acts_unasked: false,
    blitz_by_national_rules: false,
};

/// 2017: agreement needs a move each, default time nought, automatic draws, faults penalised.
const LAWS_2017: Laws = Laws {
    edition: Edition::E2017,
    moves_before_agreement: 1,
    default_time: Some(Span::ZERO),
    automatic_draws: true,
    unsupervised_ladder: Ladder::First,
    two_hands_need_press: false,
    arbiter_calls_flag: true,
    own_flag_up: OwnFlagUp::Unsupervised,
    set_up_settled_after: 10,
    rook_first_bars: CastlingBar::ThatSide,
    arbiter_acts_unasked: true,
    ..LAWS_2001
};

/// 2018: the second illegal move loses everywhere; a claimant's own flag no longer matters.
const LAWS_2018: Laws = Laws {
    edition: Edition::E2018,
    unsupervised_ladder: Ladder::Second,
    two_hands_need_press: true,
    own_flag_up: OwnFlagUp::No,
    ..LAWS_2017
};

/// 2023: resignation may draw; one minute in rapid too. Supervised blitz keeps two by the letter.
const LAWS_2023: Laws = Laws {
    edition: Edition::E2023,
    resignation_may_draw: true,
    penalty: Penalty {
        rapid: ONE_MINUTE,
        blitz_full: TWO_MINUTES,
        ..LAWS_2018.penalty
    },
    ..LAWS_2018
};

/// Finnish practice on 2017.
const LAWS_FI2017: Laws = Laws {
    edition: Edition::Fi2017,
    default_time: Some(Span::from_secs(1800)),
    unsupervised_ladder: Ladder::FirstIfRated,
    quickplay_by_default: true,
    first_ring_warns: true,
    blitz_by_national_rules: true,
    ..LAWS_2017
};

impl Laws {
    /// The Laws of an edition.
    pub const fn of(edition: Edition) -> Laws {
        match edition {
            Edition::E2001 => LAWS_2001,
            Edition::E2017 => LAWS_2017,
            Edition::E2018 => LAWS_2018,
            Edition::E2023 => LAWS_2023,
            Edition::Fi2017 => LAWS_FI2017,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for edition in Edition::ALL {
            assert_eq!(edition.name().parse(), Ok(edition));
        }
        let error = "2019".parse::<Edition>().unwrap_err();
        assert!(error.to_string().contains("2023"));
    }

    #[test]
    fn a_place_names_its_number_and_its_edition() {
        let place = Locator {
            edition: Edition::E2018,
            number: "7.5.5",
        };
        assert_eq!(place.to_string(), "7.5.5 (2018)");
    }
}
