//! A tournament report file as a value: what the versions of 2016 and 2026 have in common.

use jadoube_ruling::Side;

use crate::tiebreak::{Cell, CellKind, Crosstable, Row};
use crate::{Points, Scale};

/// The version of a report file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TrfVersion {
    /// The form of 2016, with the extensions that pairing programs use.
    Trf16,
    /// The form of 2026.
    #[default]
    Trf26,
}

/// A report: a tournament with its players and results.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// 012, the name.
    pub name: String,
    /// 022, the city.
    pub city: String,
    /// 032, the federation.
    pub federation: String,
    /// 042, the first day.
    pub start: String,
    /// 052, the last day.
    pub end: String,
    /// 092, the type in words.
    pub kind: String,
    /// 102, the chief arbiter.
    pub chief_arbiter: String,
    /// 112, the deputies.
    pub deputies: Vec<String>,
    /// 122, the time control in words.
    pub time_control: String,
    /// 132, the dates of the rounds, as written.
    pub dates: Vec<String>,
    /// 142 or XXR, the number of rounds.
    pub rounds: Option<u32>,
    /// 152 or XXC, the colour of the first board in the first round.
    pub initial_colour: Option<Side>,
    /// 162 or BB?, what results count; none: the usual.
    pub scoring: Option<Scoring>,
    /// 192, the type as a code.
    pub type_code: String,
    /// 202, the tie-breaks, as written.
    pub tie_breaks: Vec<String>,
    /// 222, the time control as a code.
    pub time_code: String,
    /// 362, what matches of teams count; none: the usual.
    pub match_points: Option<Scale>,
    /// 001, the players.
    pub players: Vec<ReportPlayer>,
    /// 013 or 310, the teams.
    pub teams: Vec<ReportTeam>,
    /// Lines that are kept as they are: accelerations, prohibitions, national ratings, abnormal
    /// points and whatever another version may bring.
    pub kept: Vec<String>,
}

/// What results count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// Games.
    pub games: Scale,
    /// Absence.
    pub absent: Points,
    /// A round without opponent that the pairing brought about.
    pub pairing_bye: Points,
}

impl Default for Scoring {
    fn default() -> Scoring {
        Scoring {
            games: Scale::USUAL,
            absent: Points::ZERO,
            pairing_bye: Points::ONE,
        }
    }
}

/// A player of a report.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReportPlayer {
    /// The starting rank.
    pub number: u32,
    /// `m` or `w`.
    pub sex: Option<char>,
    /// The title.
    pub title: String,
    /// The name.
    pub name: String,
    /// The rating.
    pub rating: Option<u32>,
    /// The federation.
    pub federation: String,
    /// The FIDE number.
    pub fide_id: Option<u64>,
    /// The birth date, as written.
    pub born: String,
    /// The points.
    pub points: Points,
    /// The rank; none where the file has none.
    pub rank: Option<u32>,
    /// The rounds in order.
    pub rounds: Vec<RoundResult>,
}

/// A round of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundResult {
    /// The opponent's starting rank.
    pub opponent: Option<u32>,
    /// The colour.
    pub colour: Option<Side>,
    /// The result.
    pub code: RoundCode,
}

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident $letter:literal;)*) => {
        /// The result of a round as a letter.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum RoundCode {
            $($(#[$doc])* $name,)*
        }

        impl RoundCode {
            /// Every code.
            pub const ALL: &[RoundCode] = &[$(RoundCode::$name),*];

            /// The letter in the file.
            pub const fn letter(self) -> char {
                match self { $(RoundCode::$name => $letter,)* }
            }

            /// The code of a letter, upper or lower case.
            pub const fn read(letter: char) -> Option<RoundCode> {
                match letter.to_ascii_uppercase() {
                    $($letter => Some(RoundCode::$name),)*
                    _ => None,
                }
            }
        }
    };
}

codes! {
    /// Won.
    Win '1';
    /// Drawn.
    Draw '=';
    /// Lost.
    Loss '0';
    /// Won in less than a move.
    ShortWin 'W';
    /// Drawn in less than a move.
    ShortDraw 'D';
    /// Lost in less than a move.
    ShortLoss 'L';
    /// Won without play.
    ForfeitWin '+';
    /// Lost without play.
    ForfeitLoss '-';
    /// A round off for half a point.
    HalfBye 'H';
    /// A round off for a point.
    FullBye 'F';
    /// No opponent was left.
    PairingBye 'U';
    /// A round off without points.
    ZeroBye 'Z';
}

impl RoundCode {
    /// Whether there must be an opponent.
    pub const fn is_paired(self) -> bool {
        !matches!(
            self,
            RoundCode::HalfBye | RoundCode::FullBye | RoundCode::PairingBye | RoundCode::ZeroBye
        )
    }

    /// What it counts.
    pub const fn points(self, scoring: Scoring) -> Points {
        match self {
            RoundCode::Win | RoundCode::ShortWin | RoundCode::ForfeitWin | RoundCode::FullBye => {
                scoring.games.win
            }
            RoundCode::Draw | RoundCode::ShortDraw | RoundCode::HalfBye => scoring.games.draw,
            RoundCode::Loss | RoundCode::ShortLoss => scoring.games.loss,
            RoundCode::ForfeitLoss | RoundCode::ZeroBye => scoring.absent,
            RoundCode::PairingBye => scoring.pairing_bye,
        }
    }

    /// Whether two codes can stand on the two sides of one game: not both won.
    pub const fn fits(self, other: RoundCode) -> bool {
        use RoundCode::{Draw, ForfeitLoss, ForfeitWin, Loss, ShortDraw, ShortLoss, ShortWin, Win};
        matches!(
            (self, other),
            (Win | Draw | Loss, Loss)
                | (Loss, Win | Draw)
                | (Draw, Draw)
                | (ForfeitWin | ForfeitLoss, ForfeitLoss)
                | (ForfeitLoss, ForfeitWin)
                | (ShortWin | ShortDraw | ShortLoss, ShortLoss)
                | (ShortLoss, ShortWin | ShortDraw)
                | (ShortDraw, ShortDraw)
        )
    }

    const fn kind(self) -> CellKind {
        match self {
            RoundCode::Win | RoundCode::Draw | RoundCode::Loss => CellKind::Played,
            RoundCode::ShortWin | RoundCode::ShortDraw | RoundCode::ShortLoss => CellKind::Unrated,
            RoundCode::ForfeitWin => CellKind::ForfeitWin,
            RoundCode::ForfeitLoss => CellKind::ForfeitLoss,
            RoundCode::HalfBye => CellKind::HalfBye,
            RoundCode::FullBye => CellKind::FullBye,
            RoundCode::PairingBye => CellKind::PairingBye,
            RoundCode::ZeroBye => CellKind::ZeroBye,
        }
    }
}

/// A team of a report.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReportTeam {
    /// The number.
    pub number: u32,
    /// The name.
    pub name: String,
    /// The short name.
    pub nickname: String,
    /// The strength.
    pub strength: Option<u32>,
    /// Match points.
    pub match_points: Points,
    /// Game points.
    pub game_points: Points,
    /// The rank.
    pub rank: Option<u32>,
    /// The members by starting rank, in the order of the boards.
    pub players: Vec<u32>,
}

impl Report {
    /// Whether the type of the tournament says that everybody meets everybody.
    pub fn is_round_robin(&self) -> bool {
        let words = format!("{} {}", self.kind, self.type_code).to_uppercase();
        let words = words.replace(['-', '_'], " ");
        ["ROUND ROBIN", "ROUNDROBIN", "BERGER"]
            .iter()
            .any(|name| words.contains(name))
    }

    /// How many rounds are known of.
    pub fn rounds_played(&self) -> u32 {
        let longest = self.players.iter().map(|player| player.rounds.len()).max();
        u32::try_from(longest.unwrap_or(0)).unwrap_or(u32::MAX)
    }

    /// The last round in which somebody was paired.
    pub fn last_paired(&self) -> u32 {
        let last = |player: &ReportPlayer| {
            let paired = |code: RoundCode| code.is_paired() || code == RoundCode::PairingBye;
            let last = player.rounds.iter().rposition(|one| paired(one.code));
            last.map_or(0, |index| index + 1)
        };
        let last = self.players.iter().map(last).max();
        u32::try_from(last.unwrap_or(0)).unwrap_or(u32::MAX)
    }

    /// The crosstable, for standings and tie-breaks.
    pub fn crosstable(&self) -> Crosstable {
        let scoring = self.scoring.unwrap_or_default();
        let row = |player: &ReportPlayer| {
            let mut row = Row::new(player.number, player.rating);
            let cells = (1..).zip(&player.rounds).map(|(round, result)| {
                let points = result.code.points(scoring);
                Cell {
                    round,
                    opponent: result.opponent,
                    colour: result.colour,
                    kind: result.code.kind(),
                    points,
                    game_points: points,
                    boards: Vec::new(),
                    counts: true,
                }
            });
            row.cells = cells.collect();
            row
        };
        Crosstable {
            rows: self.players.iter().map(row).collect(),
            rounds: self.rounds.unwrap_or(self.rounds_played()),
            scale: scoring.games,
            game_scale: scoring.games,
            all_play_all: self.is_round_robin(),
        }
    }
}
