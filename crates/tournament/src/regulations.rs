//! What the organiser lays down for an event.

use jadoube_laws::{Class, Edition, Recorder, Regime, RegulationsError, Rule, Supervision};
use jadoube_ruling::{Message, Side};
use serde::{Deserialize, Serialize};

use crate::pairing::swiss::{Dutch, SwissEdition};
use crate::pairing::{Berger, Keizer, Knockout, PairingSystem, Scheveningen, TrioCup, Trios};
use crate::{Clause, Day, Layout, Points, Prize, Scale, TieBreak, TieBreakRules, TimeOfDay};

/// The regulations of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(rename = "EventRegulations", optional_fields)
)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "EventRegulations")
)]
#[serde(deny_unknown_fields)]
pub struct Regulations {
    /// The name of the event.
    pub name: String,
    /// Where it is held.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub place: String,
    /// The federation's code.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub federation: String,
    /// The chief arbiter, then the deputies.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arbiters: Vec<String>,
    /// The languages of its prints, by code; the first is the language of the hall.
    #[serde(default = "english")]
    pub languages: Vec<String>,
    /// Who meets whom.
    pub system: System,
    /// On how many boards teams meet; one: an event for individuals.
    #[serde(default = "one")]
    pub boards: u32,
    /// Whether entries are teams even where they meet on one board.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub teams: bool,
    /// The dates of the rounds, as far as they are known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dates: Vec<Day>,
    /// The chess that is played.
    #[serde(default)]
    pub chess: ChessRules,
    /// What a game counts.
    #[serde(default)]
    pub points: Scale,
    /// What a round without opponent counts that the pairing brought about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye_points: Option<Points>,
    /// What such a round counts in game points, between teams; none: as many as match points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye_game_points: Option<Points>,
    /// What a match between teams counts.
    #[serde(default = "match_points")]
    pub match_points: Scale,
    /// How equals are told apart, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tie_breaks: Vec<TieBreak>,
    /// Which edition of the tie-break rules holds.
    #[serde(default)]
    pub tie_break_rules: TieBreakRules,
    /// Whether lots are drawn among those who are still equal; else they share the place.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lots: bool,
    /// Who may enter, and how.
    #[serde(default)]
    pub entry: EntryRules,
    /// The prizes that are announced.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub prizes: Vec<Prize>,
    /// Whether a day of the team event on which teams play unequal numbers of matches needs the
    /// organiser's reason; events from before this was asked say nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub equal_matches: bool,
    /// Minutes within which an appeal must be lodged; none: until the event is closed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub appeal_minutes: Option<u32>,
    /// Who won the earlier seasons of the series, oldest first; those who shared one are parted by a
    /// stroke (T10).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub earlier_winners: Vec<String>,
    /// Lines of the report that the event was made from and that no act of it holds; they are
    /// written back with its own report.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub report: Vec<String>,
}

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(rename = "EventSystem", optional_fields)
)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "EventSystem")
)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum System {
    /// Everybody meets everybody.
    RoundRobin {
        /// Twice, with both colours.
        #[serde(default)]
        double: bool,
    },
    /// Whoever loses is out.
    Knockout {
        /// Games in a match before deciding games.
        #[serde(default = "one")]
        games: u32,
    },
    /// Three teams at a time, a day a round.
    Trios {
        /// Rounds (days) in the series.
        #[serde(default = "four")]
        rounds: u32,
        /// Sittings in a day; none: as many as make the meetings equal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sittings: Option<u32>,
        /// Whether the winner of each table goes on and the others are out.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        knockout: bool,
    },
    /// The Swiss system of FIDE for individuals (C.04.3, Dutch).
    Swiss {
        /// How many rounds.
        rounds: u32,
        /// The edition of the pairing rules.
        #[serde(default)]
        edition: SwissEdition,
        /// The colour drawn for the first round.
        #[serde(default = "white")]
        initial: Side,
        /// Whether the upper half starts with virtual points (Baku acceleration, C.04.7).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        baku: bool,
    },
    /// Two teams of individuals: every player meets every player of the other team.
    Scheveningen {
        /// Twice, with both colours.
        #[serde(default)]
        double: bool,
    },
    /// The pyramid of a club's evenings: neighbours in the standings meet, a win counts what the
    /// opponent is worth.
    Keizer {
        /// How many rounds.
        rounds: u32,
        /// So many rounds must lie between two meetings of the same two.
        #[serde(default = "three")]
        apart: u32,
        /// What the first of the standings is worth; none: three times the last.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        top: Option<u32>,
        /// Hundredths of the own value for whoever is free by the pairing.
        #[serde(default = "half")]
        free: u32,
    },
    /// Pairings come from elsewhere, such as a Swiss program or a report file.
    Given {
        /// How many rounds.
        rounds: u32,
        /// Whether everybody meets everybody in them.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        all_play_all: bool,
    },
}

/// The chess of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(rename = "EventChess", optional_fields)
)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "EventChess")
)]
#[serde(deny_unknown_fields)]
pub struct ChessRules {
    /// The edition of the Laws.
    pub edition: Edition,
    /// Whether the Competition Rules hold in full, or as far as few arbiters can see to them; rapid
    /// and blitz need the choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub supervision: Option<Regime>,
    /// How many games one arbiter supervises.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games_per_arbiter: Option<u32>,
    /// Who records the moves for the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recorded_by: Option<Recorder>,
    /// The time control as reports code it, such as `5400+30`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub time_control: String,
    /// Minutes for each player in the whole game, as far as the rules of the event ask.
    pub minutes: u32,
    /// The default time in minutes (6.7.1).
    #[serde(default)]
    pub default_minutes: u32,
    /// No draw by agreement before so many moves (9.1.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no_draw_before: Option<u32>,
}

impl Default for ChessRules {
    fn default() -> ChessRules {
        ChessRules {
            edition: Edition::E2023,
            supervision: None,
            games_per_arbiter: None,
            recorded_by: None,
            time_control: String::new(),
            minutes: 90,
            default_minutes: 0,
            no_draw_before: None,
        }
    }
}

impl ChessRules {
    /// How long the games last, which decides what must be laid down about them (A.1, B.1).
    pub fn class(&self) -> Class {
        let increment = self.time_control.split_once('+');
        let increment = increment.and_then(|(_, seconds)| seconds.parse::<u32>().ok());
        let seconds = self
            .minutes
            .saturating_add(increment.unwrap_or_default())
            .saturating_mul(60);
        match seconds {
            0..=600 => Class::Blitz,
            601..3600 => Class::Rapid,
            _ => Class::Standard,
        }
    }

    /// Whether the supervision of rapid and blitz games is laid down as the edition asks.
    fn check_supervision(&self) -> Result<(), RegulationsFault> {
        let choice = self.supervision.map(|regime| Supervision {
            regime,
            games_per_arbiter: self.games_per_arbiter,
            recorded_by: self.recorded_by,
        });
        let chosen = Supervision::chosen(self.class(), choice);
        let edition = self.edition;
        match chosen.map_err(RegulationsError::under) {
            // The club's rules of 2001 do not ask for it.
            Err(rule) if rule.number(edition).is_some() => {
                Err(RegulationsFault::Supervision { rule, edition })
            }
            _ => Ok(()),
        }
    }
}

/// Who may enter, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(rename = "EntryRules", optional_fields)
)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "EntryRules")
)]
#[serde(deny_unknown_fields, default)]
pub struct EntryRules {
    /// The fee for each person and round, in whole units of the currency.
    pub fee: u32,
    /// The currency.
    pub currency: String,
    /// So many days before a round its fee must be paid; none: no deadline.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub days_before: Option<u32>,
    /// The time of the draw, before which everybody must be there; none: nobody is checked in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw_at: Option<TimeOfDay>,
    /// Up to when members may be named for a round that is paired; none: until they play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line_ups_until: Option<TimeOfDay>,
    /// Whether entries are taken after the first draw.
    pub late: bool,
    /// Whether own equipment is allowed.
    pub own_equipment: bool,
}

impl Default for EntryRules {
    fn default() -> EntryRules {
        EntryRules {
            fee: 0,
            currency: String::new(),
            days_before: None,
            draw_at: None,
            line_ups_until: None,
            late: true,
            own_equipment: true,
        }
    }
}

const fn one() -> u32 {
    1
}

const fn white() -> Side {
    Side::White
}

const fn three() -> u32 {
    3
}

const fn half() -> u32 {
    50
}

const fn four() -> u32 {
    4
}

fn english() -> Vec<String> {
    vec!["en".to_owned()]
}

const fn match_points() -> Scale {
    Scale {
        win: Points::whole(2),
        draw: Points::ONE,
        loss: Points::ZERO,
    }
}

impl Regulations {
    /// Regulations of a name and a system, everything else as is usual.
    pub fn new(name: impl Into<String>, system: System) -> Regulations {
        Regulations {
            name: name.into(),
            place: String::new(),
            federation: String::new(),
            arbiters: Vec::new(),
            languages: english(),
            system,
            boards: 1,
            teams: false,
            dates: Vec::new(),
            chess: ChessRules::default(),
            points: Scale::USUAL,
            bye_points: None,
            bye_game_points: None,
            match_points: match_points(),
            tie_breaks: Vec::new(),
            tie_break_rules: TieBreakRules::default(),
            lots: false,
            entry: EntryRules::default(),
            prizes: Vec::new(),
            equal_matches: true,
            appeal_minutes: None,
            earlier_winners: Vec::new(),
            report: Vec::new(),
        }
    }

    /// The club's team event as its announcement has it.
    pub fn team_event(name: impl Into<String>) -> Regulations {
        let system = System::Trios {
            rounds: 4,
            sittings: None,
            knockout: false,
        };
        Regulations {
            chess: ChessRules {
                edition: Edition::E2001,
                supervision: Some(Regime::Limited),
                games_per_arbiter: None,
                recorded_by: None,
                time_control: "1800".to_owned(),
                minutes: 30,
                default_minutes: 30,
                no_draw_before: None,
            },
            languages: vec!["hu".to_owned()],
            entry: EntryRules {
                fee: 500,
                currency: "Ft".to_owned(),
                days_before: Some(2),
                draw_at: TimeOfDay::new(9, 30),
                line_ups_until: TimeOfDay::new(10, 0),
                late: true,
                own_equipment: false,
            },
            ..Regulations::new(name, system)
        }
    }

    /// Whether the rules of the three-game team event hold.
    pub const fn is_team_event(&self) -> bool {
        matches!(self.system, System::Trios { .. })
    }

    /// Whether entries are teams.
    pub const fn is_for_teams(&self) -> bool {
        self.is_team_event() || self.boards > 1 || self.teams
    }

    /// Whether the system pairs players one by one and no teams: Scheveningen, Keizer.
    const fn is_between_individuals(&self) -> bool {
        matches!(
            self.system,
            System::Scheveningen { .. } | System::Keizer { .. }
        )
    }

    /// How many members an entry must have: at least, at most.
    pub const fn members(&self) -> (usize, usize) {
        match (self.is_team_event(), self.boards) {
            (true, _) => (3, 3),
            (false, 1) if !self.teams => (1, 1),
            (false, boards) => (boards as usize, 2 * boards as usize + 8),
        }
    }

    /// How many rounds an event with so many entries has.
    pub fn rounds(&self, entries: usize) -> Option<u32> {
        match self.system {
            System::Trios { rounds, .. }
            | System::Given { rounds, .. }
            | System::Swiss { rounds, .. }
            | System::Keizer { rounds, .. } => Some(rounds),
            _ => self.plug().and_then(|system| system.rounds(entries)),
        }
    }

    /// The pairing system; none where pairings come from elsewhere.
    pub fn plug(&self) -> Option<Box<dyn PairingSystem>> {
        match self.system {
            System::RoundRobin { double } => Some(Box::new(Berger { double })),
            System::Knockout { .. } => Some(Box::new(Knockout)),
            System::Trios { knockout: true, .. } => Some(Box::new(TrioCup)),
            System::Trios { sittings, .. } => Some(Box::new(Trios {
                sittings,
                equal: self.equal_matches,
            })),
            System::Swiss {
                rounds,
                edition,
                initial,
                baku,
            } => Some(Box::new(Dutch {
                rounds,
                edition,
                initial,
                baku,
                points: self.points,
            })),
            System::Scheveningen { double } => Some(Box::new(Scheveningen { double })),
            System::Keizer { apart, .. } => Some(Box::new(Keizer { apart })),
            System::Given { .. } => None,
        }
    }

    /// How the boards of a meeting are laid.
    pub const fn layout(&self) -> Layout {
        match self.system {
            System::Trios { .. } => Layout::Trio,
            System::Knockout { games } if self.boards == 1 => Layout::Games(games),
            _ => Layout::Boards(self.boards),
        }
    }

    /// What a round without opponent counts: nothing in a round robin, else as laid down or a win.
    pub fn bye_points(&self) -> Points {
        match (self.bye_points, self.system) {
            (Some(points), _) => points,
            (None, System::RoundRobin { .. } | System::Trios { .. }) => Points::ZERO,
            (None, _) if self.is_for_teams() => self.match_points.win,
            (None, _) => self.points.win,
        }
    }

    /// The last day on which the fee of a round can be paid.
    pub fn deadline(&self, round: u32) -> Option<Day> {
        let date = self.dates.get(round.checked_sub(1)? as usize)?;
        Some(date.before(self.entry.days_before?))
    }

    /// Everything that is wrong with the regulations, at once.
    pub fn check(&self) -> Result<(), Vec<RegulationsFault>> {
        let mut faults = Vec::new();
        let mut unless = |good: bool, fault| {
            if !good {
                faults.push(fault);
            }
        };
        unless(!self.name.trim().is_empty(), RegulationsFault::NoName);
        unless((1..=50).contains(&self.boards), RegulationsFault::Boards);
        unless(
            !self.is_team_event() || (15..=60).contains(&self.chess.minutes),
            RegulationsFault::RapidMinutes,
        );
        unless(
            !self.is_team_event() || self.boards == 1,
            RegulationsFault::TriosHaveThreeBoards,
        );
        unless(self.games_fit(), RegulationsFault::Games);
        unless(self.scale_falls(), RegulationsFault::PointsOutOfOrder);
        unless(
            self.dates.windows(2).all(|two| two[0] <= two[1]),
            RegulationsFault::DatesOutOfOrder,
        );
        let swiss = matches!(self.system, System::Swiss { .. });
        unless(
            !swiss || self.boards == 1,
            RegulationsFault::SwissIsForIndividuals,
        );
        unless(
            !self.is_between_individuals() || self.boards == 1,
            RegulationsFault::SystemIsForIndividuals,
        );
        unless(!self.languages.is_empty(), RegulationsFault::NoLanguage);
        match faults.is_empty() {
            true => Ok(()),
            false => Err(faults),
        }
    }

    /// Everything that is wrong with regulations that are laid down now; what was laid down
    /// before is read by `check`.
    pub fn check_new(&self) -> Result<(), Vec<RegulationsFault>> {
        let mut faults = self.check().err().unwrap_or_default();
        if !self.one_time() {
            faults.push(RegulationsFault::TwoTimes);
        }
        faults.extend(self.chess.check_supervision().err());
        match faults.is_empty() {
            true => Ok(()),
            false => Err(faults),
        }
    }

    /// Whether minutes and time control say the same, where the time control is a time alone.
    fn one_time(&self) -> bool {
        let base = self
            .chess
            .time_control
            .split('+')
            .next()
            .unwrap_or_default();
        match base.parse::<u32>() {
            Ok(seconds) => seconds == self.chess.minutes.saturating_mul(60),
            Err(_) => true,
        }
    }

    /// Gives each player so many minutes; a time control that is a time alone follows.
    pub fn set_minutes(&mut self, minutes: u32) {
        let control = &self.chess.time_control;
        let (base, rest) = match control.split_once('+') {
            Some((base, rest)) => (base, format!("+{rest}")),
            None => (control.as_str(), String::new()),
        };
        if base.parse::<u32>().is_ok() {
            self.chess.time_control = format!("{}{rest}", minutes.saturating_mul(60));
        }
        self.chess.minutes = minutes;
    }

    /// How many minutes a sitting of the team event takes at most: three games of chess one after
    /// the other, or 24 deals at five minutes.
    pub const fn sitting_minutes(&self) -> u32 {
        let chess = self.chess.minutes.saturating_mul(6);
        let cards = crate::team_event::DEALS * 5;
        if chess > cards { chess } else { cards }
    }

    fn games_fit(&self) -> bool {
        match self.system {
            System::Knockout { games } => (1..=24).contains(&games),
            System::Trios {
                rounds, sittings, ..
            } => (1..=60).contains(&rounds) && sittings.is_none_or(|n| (1..=60).contains(&n)),
            System::Given { rounds, .. } | System::Swiss { rounds, .. } => {
                (1..=200).contains(&rounds)
            }
            System::Keizer {
                rounds,
                apart,
                top,
                free,
            } => {
                let top = top.is_none_or(|top| (1..=10_000).contains(&top));
                (1..=200).contains(&rounds) && apart <= 200 && free <= 100 && top
            }
            System::RoundRobin { .. } | System::Scheveningen { .. } => true,
        }
    }

    fn scale_falls(&self) -> bool {
        let falls = |scale: &Scale| scale.win > scale.draw && scale.draw >= scale.loss;
        falls(&self.points) && falls(&self.match_points)
    }
}

/// What is wrong with regulations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RegulationsFault {
    /// The event has no name.
    NoName,
    /// Teams meet on one to fifty boards.
    Boards,
    /// The chess of the team event is rapid, fifteen to sixty minutes (T6).
    RapidMinutes,
    /// A trio has its three boards by rule; the number of boards must be left at one.
    TriosHaveThreeBoards,
    /// The number of games, sittings or rounds is out of range.
    Games,
    /// A win must count more than a draw, and a draw not less than a loss.
    PointsOutOfOrder,
    /// The dates of the rounds must not go back.
    DatesOutOfOrder,
    /// At least one language is needed.
    NoLanguage,
    /// Teams are not paired by the Swiss system here.
    SwissIsForIndividuals,
    /// The system pairs players, not teams with boards.
    SystemIsForIndividuals,
    /// Minutes and time control say different things.
    TwoTimes,
    /// The supervision of rapid or blitz games is not laid down as the Laws ask.
    Supervision {
        /// The rule that it offends.
        rule: Rule,
        /// The edition that the event is played under.
        edition: Edition,
    },
}

impl RegulationsFault {
    /// The rule that it offends.
    pub const fn under(self) -> Clause {
        match self {
            RegulationsFault::RapidMinutes | RegulationsFault::TwoTimes => Clause::ChessBoard,
            _ => Clause::Regulations,
        }
    }

    /// The sentence that says it.
    pub fn message(self) -> Message {
        let message = Message::new(match self {
            RegulationsFault::NoName => "event-fault-no-name",
            RegulationsFault::Boards => "event-fault-boards",
            RegulationsFault::RapidMinutes => "event-fault-rapid-minutes",
            RegulationsFault::TriosHaveThreeBoards => "event-fault-trio-boards",
            RegulationsFault::Games => "event-fault-games",
            RegulationsFault::PointsOutOfOrder => "event-fault-points",
            RegulationsFault::DatesOutOfOrder => "event-fault-dates",
            RegulationsFault::NoLanguage => "event-fault-language",
            RegulationsFault::SwissIsForIndividuals => "event-fault-swiss-teams",
            RegulationsFault::SystemIsForIndividuals => "event-fault-individuals",
            RegulationsFault::TwoTimes => "event-fault-two-times",
            RegulationsFault::Supervision { rule, .. } => supervision_message(rule),
        });
        match self {
            RegulationsFault::Supervision { rule, edition } => {
                let article = rule.number(edition).unwrap_or_default();
                message.with("article", article.to_owned())
            }
            _ => message,
        }
    }
}

/// The sentence about a supervision that cannot be.
const fn supervision_message(rule: Rule) -> &'static str {
    match rule {
        Rule::RapidArbiter | Rule::BlitzArbiter => "event-fault-too-many-games",
        Rule::RapidRecord | Rule::BlitzRecord => "event-fault-not-recorded",
        Rule::RapidDefinition => "event-fault-standard-limited",
        _ => "event-fault-regime",
    }
}
