//! Tie-breaks by their codes: `BH/C1`, `SB`, `DE`, `ARO`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A tie-break as regulations name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "String")
)]
#[serde(try_from = "String", into = "String")]
pub struct TieBreak {
    /// What is counted.
    pub kind: Kind,
    /// On which points of a team; individuals have only one kind.
    pub scoring: Scoring,
    /// Which contributions are left out.
    pub cut: Cut,
    /// By how many half points the limit of the Koya score is moved (14.5).
    pub limit: i8,
    /// Whether the other end comes first: the lower rating, the higher number.
    pub reversed: bool,
    /// By what the schedule is divided in `SSSC`; none: as 13.4 has it.
    pub divisor: Option<u8>,
    /// Whether `SSSC` takes the Fore Buchholz.
    pub fore: bool,
}

/// Which contributions of a sum are left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cut {
    /// So many of the least significant.
    pub low: u8,
    /// So many of the most significant.
    pub high: u8,
}

/// Which points of a team count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// Match points; the points of an individual.
    #[default]
    Match,
    /// Game points.
    Game,
}

impl Scoring {
    /// Game points for match points and the reverse.
    #[must_use]
    pub const fn other(self) -> Scoring {
        match self {
            Scoring::Match => Scoring::Game,
            Scoring::Game => Scoring::Match,
        }
    }
}

/// Which edition of the tie-break rules holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TieBreakRules"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "TieBreakRules")
)]
pub enum TieBreakRules {
    /// In force until February 2026: a round without play counts the own score.
    #[serde(rename = "2023")]
    C07In2023,
    /// In force since March 2026: it counts no more than the opponent's score, or than draws in
    /// all rounds.
    #[default]
    #[serde(rename = "2026")]
    C07In2026,
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident $code:literal $decimals:literal;)*) => {
        /// What a tie-break counts.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Kind {
            $($(#[$doc])* $name,)*
        }

        impl Kind {
            /// Every kind.
            pub const ALL: &[Kind] = &[$(Kind::$name),*];

            /// The code in regulations and report files.
            pub const fn code(self) -> &'static str {
                match self { $(Kind::$name => $code,)* }
            }

            /// How many decimals the figure is shown with.
            pub const fn decimals(self) -> u8 {
                match self { $(Kind::$name => $decimals,)* }
            }
        }
    };
}

kinds! {
    /// The points of the event.
    Points "PTS" 1;
    /// Match points of a team.
    MatchPoints "MPTS" 1;
    /// Game points of a team.
    GamePoints "GPTS" 1;
    /// Points counted one, a half and nothing, whatever the event counts (7.7).
    StandardPoints "STD" 1;
    /// The rank in the games among the equals (6).
    DirectEncounter "DE" 0;
    /// Rounds that brought the points of a win (7.1).
    Wins "WIN" 0;
    /// Games won at the board (7.2).
    GamesWon "WON" 0;
    /// Games played with Black (7.3).
    GamesWithBlack "BPG" 0;
    /// Games won with Black (7.4).
    WonWithBlack "BWG" 0;
    /// Rounds one chose to play (7.6).
    RoundsPlayed "REP" 0;
    /// The sum of the scores after each round (7.5).
    Progressive "PS" 1;
    /// The scores of the opponents (8.1).
    Buchholz "BH" 1;
    /// The same as if the last round were drawn on all boards (8.3).
    ForeBuchholz "FB" 1;
    /// The average Buchholz of the opponents (8.2).
    AverageBuchholz "AOB" 2;
    /// The scores of the opponents, each times what was scored against them (9.1).
    SonnebornBerger "SB" 2;
    /// Points against those who scored half or more (9.2).
    Koya "KS" 1;
    /// The average rating of the opponents (10.1).
    AverageRating "ARO" 0;
    /// The tournament performance rating (10.2).
    Performance "TPR" 0;
    /// The lowest rating that would have been expected to score as much (10.3).
    PerfectPerformance "PTP" 0;
    /// The average performance rating of the opponents (10.4).
    AveragePerformance "APRO" 0;
    /// The average perfect performance of the opponents (10.5).
    AveragePerfect "APPO" 0;
    /// The own rating (10.6).
    OwnRating "RTNG" 0;
    /// The number of the draw, lowest first (7.8).
    PairingNumber "TPN" 0;
    /// Of match and game points those that do not rank the teams (13.1).
    OtherPoints "MPVGP" 1;
    /// The opponents' match points, each times the match points against them (13.2).
    MatchMatchBerger "EMMSB" 2;
    /// The opponents' match points, each times the game points against them (13.2).
    MatchGameBerger "EMGSB" 2;
    /// The opponents' game points, each times the match points against them (13.2).
    GameMatchBerger "EGMSB" 2;
    /// The opponents' game points, each times the game points against them (13.2).
    GameGameBerger "EGGSB" 2;
    /// Board count: points on each board times its number, fewest first (12.1).
    BoardCount "BC" 1;
    /// The rank by the points on the first board, then on the second, and so on (12.2).
    TopBoards "TBR" 0;
    /// The rank by the points without the last board, then without the last two (12.3).
    WithoutLastBoards "BBE" 0;
    /// The rank in the matches among the equals, by the one score and then by the other (13.3).
    ExtendedEncounter "EDE" 0;
    /// The other score and a part of the strength of schedule (13.4).
    ScoreAndSchedule "SSSC" 2;
}

impl Kind {
    /// Whether contributions can be left out.
    pub const fn can_be_cut(self) -> bool {
        matches!(
            self,
            Kind::Buchholz
                | Kind::ForeBuchholz
                | Kind::SonnebornBerger
                | Kind::MatchMatchBerger
                | Kind::MatchGameBerger
                | Kind::GameMatchBerger
                | Kind::GameGameBerger
                | Kind::Progressive
                | Kind::AverageRating
        )
    }

    /// Whether less is better.
    pub const fn lowest_first(self) -> bool {
        matches!(
            self,
            Kind::DirectEncounter
                | Kind::BoardCount
                | Kind::PairingNumber
                | Kind::TopBoards
                | Kind::WithoutLastBoards
                | Kind::ExtendedEncounter
        )
    }
}

impl TieBreak {
    /// A tie-break without cuts, on match points.
    pub const fn plain(kind: Kind) -> TieBreak {
        TieBreak {
            kind,
            scoring: Scoring::Match,
            cut: Cut { low: 0, high: 0 },
            limit: 0,
            reversed: false,
            divisor: None,
            fore: false,
        }
    }

    /// Whether less is better.
    pub const fn lowest_first(self) -> bool {
        self.kind.lowest_first() != self.reversed
    }
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.code())?;
        if self.scoring == Scoring::Game {
            f.write_str(":GP")?;
        }
        if self.reversed {
            f.write_str("/R")?;
        }
        if self.limit != 0 {
            write!(f, "/L{}", self.limit)?;
        }
        if let Some(divisor) = self.divisor {
            write!(f, "/K{divisor}")?;
        }
        if self.fore {
            f.write_str("/F")?;
        }
        match (self.cut.low, self.cut.high) {
            (0, 0) => Ok(()),
            (low, 0) => write!(f, "/C{low}"),
            (low, _) => write!(f, "/M{low}"),
        }
    }
}

/// The text is no tie-break that the program counts.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct ParseTieBreakError(pub String);

impl fmt::Display for ParseTieBreakError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes: Vec<&str> = Kind::ALL.iter().map(|kind| kind.code()).collect();
        let known = codes.join(" ");
        write!(
            f,
            "no tie-break \"{}\"; known are {known}, some with /C1 or /M1, for teams with :GP",
            self.0
        )
    }
}

impl FromStr for TieBreak {
    type Err = ParseTieBreakError;

    fn from_str(text: &str) -> Result<TieBreak, ParseTieBreakError> {
        let wrong = || ParseTieBreakError(text.to_owned());
        let upper = text.trim().to_uppercase();
        let (name, cut) = match upper.split_once('/') {
            Some((name, cut)) => (name, Some(cut)),
            None => (upper.as_str(), None),
        };
        let (name, scoring) = match name.split_once(':') {
            Some((name, "GP")) => (name, Scoring::Game),
            Some((name, "MP")) => (name, Scoring::Match),
            Some(_) => return Err(wrong()),
            None => (name, Scoring::Match),
        };
        let kind = Kind::ALL.iter().copied().find(|kind| kind.code() == name);
        let kind = kind.ok_or_else(wrong)?;
        let count = |digits: &str| match digits.parse::<u8>() {
            Ok(count @ 1..=9) if kind.can_be_cut() => Ok(count),
            _ => Err(wrong()),
        };
        let plain = TieBreak {
            scoring,
            ..TieBreak::plain(kind)
        };
        if cut == Some("R") && matches!(kind, Kind::OwnRating | Kind::PairingNumber) {
            return Ok(TieBreak {
                reversed: true,
                ..plain
            });
        }
        if kind == Kind::ScoreAndSchedule {
            let modifiers = cut.into_iter().flat_map(|cut| cut.split('/'));
            return modifiers
                .into_iter()
                .try_fold(plain, with_schedule)
                .ok_or_else(wrong);
        }
        if let (Some(moved), Kind::Koya) = (cut.and_then(|cut| cut.strip_prefix('L')), kind) {
            let limit: i8 = moved.trim_start_matches('+').parse().map_err(|_| wrong())?;
            return match limit {
                -40..=-1 | 1..=40 => Ok(TieBreak { limit, ..plain }),
                _ => Err(wrong()),
            };
        }
        let cut = match cut.map(|cut| cut.split_at_checked(1)) {
            None => Cut::default(),
            Some(Some(("C", digits))) => Cut {
                low: count(digits)?,
                high: 0,
            },
            Some(Some(("M", digits))) => Cut {
                low: count(digits)?,
                high: count(digits)?,
            },
            Some(_) => return Err(wrong()),
        };
        Ok(TieBreak { cut, ..plain })
    }
}

/// `SSSC` with one more modifier, each of which can be said once.
fn with_schedule(one: TieBreak, modifier: &str) -> Option<TieBreak> {
    match modifier.split_at_checked(1)? {
        ("F", "") if !one.fore => Some(TieBreak { fore: true, ..one }),
        ("K", digits) if one.divisor.is_none() => {
            let divisor = digits.parse().ok().filter(|divisor| *divisor > 0)?;
            Some(TieBreak {
                divisor: Some(divisor),
                ..one
            })
        }
        _ => None,
    }
}

impl TryFrom<String> for TieBreak {
    type Error = ParseTieBreakError;

    fn try_from(text: String) -> Result<TieBreak, ParseTieBreakError> {
        text.parse()
    }
}

impl From<TieBreak> for String {
    fn from(tie_break: TieBreak) -> String {
        tie_break.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_read_back() {
        for kind in Kind::ALL {
            let plain = TieBreak::plain(*kind);
            assert_eq!(plain.to_string().parse(), Ok(plain));
        }
        for text in [
            "BH/C1",
            "BH/C2",
            "BH/M1",
            "SB:GP/C1",
            "ARO/C1",
            "RTNG/R",
            "TPN/R",
            "KS/L1",
            "KS/L-2",
            "EMGSB/C1",
            "SSSC/K4",
            "SSSC:GP/K18/F",
            "SSSC/F",
            "EDE:GP",
        ] {
            assert_eq!(text.parse::<TieBreak>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "XX",
            "BH/",
            "BH/X1",
            "WIN/C1",
            "BH/C0",
            "BH:XP",
            "BH/Cé",
            "BH/R",
            "KS/L0",
            "KS/Lx",
            "ESB",
            "SSSC/K0",
            "SSSC/K",
            "SSSC/K4/K5",
            "SSSC/F/F",
            "SSSC/C1",
            "BH/K4",
            "EDE/F",
        ] {
            assert!(text.parse::<TieBreak>().is_err(), "{text}");
        }
    }
}
