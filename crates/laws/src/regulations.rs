//! What the organiser lays down for a game, on top of an edition of the Laws.

use std::fmt;

use jadoube_clock::{ControlError, Mode, TimeControl};
use jadoube_ruling::{BySide, Span};
use serde::{Deserialize, Serialize};

use crate::{Edition, Laws, Points, Rule, serial};

/// The regulations of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Regulations {
    /// The edition of the Laws.
    pub edition: Edition,
    /// Standard, rapid or blitz.
    pub class: Class,
    /// Whether the Competition Rules hold in full (A.3, B.3) or not (A.4, B.4).
    pub regime: Regime,
    /// How many games one arbiter supervises, where the regulations say so (A.3.1, B.3.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games_per_arbiter: Option<u32>,
    /// Who records the moves for the event, where the regulations say so (A.3.1, B.3.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recorded_by: Option<Recorder>,
    /// The time control (6.3.1).
    pub time_control: TimeControl,
    /// How the program comes to know what happens.
    #[serde(rename = "use")]
    pub usage: Usage,
    /// Who establishes that a flag has fallen (6.8); by default as `use` suggests.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flag_authority: Option<Authority>,
    /// Who establishes that a move was illegal; by default as `use` suggests.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub illegal_authority: Option<Authority>,
    /// Who rules on a claim to a draw (9.5); by default the program, at once. Where it is a person the
    /// clock is paused until the arbiter has ruled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim_authority: Option<Authority>,
    /// The default time (6.7.1); none: as the edition has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default_time: Option<Span>,
    /// Draws by agreement are void until both have made so many moves (9.1.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no_draw_before: Option<u32>,
    /// Whether Guidelines III were announced; none: as the edition has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quickplay: Option<bool>,
    /// Whether Guidelines II, Chess960, are played.
    #[serde(default, skip_serializing_if = "serial::is_false")]
    pub chess960: bool,
    /// Whether the game is rated by FIDE.
    #[serde(default, skip_serializing_if = "serial::is_false")]
    pub fide_rated: bool,
    /// Whether no arbiter is present (III.6).
    #[serde(default, skip_serializing_if = "serial::is_false")]
    pub no_arbiter: bool,
    /// The time penalty in supervised blitz where it departs from the letter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blitz_supervised_penalty: Option<Span>,
    /// The points for a win, a draw and a loss (10.1).
    #[serde(default, skip_serializing_if = "is_default")]
    pub score: ScoreTable,
    /// Who plays at a blind player's board (Appendix D).
    #[serde(default, skip_serializing_if = "is_default")]
    pub blind: BySide<bool>,
    /// Whether a move is refused while the own previous one is not written down (8.1.3).
    #[serde(default, skip_serializing_if = "serial::is_false")]
    pub strict_recording: bool,
    /// Whether the players' sheets alone tell the program which moves are made, as where nobody
    /// enters them at the desk. A move on a sheet is then no move recorded in advance (8.1.2): the
    /// entry is the only witness that there is.
    #[serde(default, skip_serializing_if = "serial::is_false")]
    pub moves_from_sheets: bool,
    /// Whether the player not having the move must report before leaving the area (11.2.4).
    #[serde(default, skip_serializing_if = "serial::is_false")]
    pub report_leaving: bool,
    /// Whether devices may lie switched off in a bag (11.3.2.1).
    #[serde(default, skip_serializing_if = "serial::is_false")]
    pub devices_in_bags: bool,
    /// What a device costs (11.3.2.2); none: as the edition has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub device_sanction: Option<DeviceSanction>,
    /// Whether the regulations allow no appeals (11.10).
    #[serde(default, skip_serializing_if = "serial::is_false")]
    pub no_appeals: bool,
    /// Whether what is no legal move is not taken, as at most screens elsewhere: it is refused and costs
    /// nothing, where the Laws would have it made and penalise it (7.5).
    #[serde(default, skip_serializing_if = "serial::is_false")]
    pub only_legal_moves: bool,
    /// Whether a search looks for dead positions after each move (5.2.2).
    #[serde(default = "serial::yes", skip_serializing_if = "serial::is_true")]
    pub search_dead_positions: bool,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// How long a game lasts, which decides what rules it follows (A.1, B.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// An hour or more.
    Standard,
    /// More than ten minutes and less than sixty.
    Rapid,
    /// Ten minutes or less.
    Blitz,
}

/// How closely a game is supervised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Regime {
    /// The Competition Rules hold in full.
    Full,
    /// Too few arbiters for that: A.4 of 2017 and 2018, A.5 of 2023.
    Limited,
}

/// Who records the moves of a game for the event; what the players write for themselves is another matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Recorder {
    /// The arbiter or an assistant.
    Arbiter,
    /// A screen or an electronic board.
    Machine,
    /// Nobody.
    Nobody,
}

/// How the games of an event are supervised and recorded: chosen once, before the start, for all of
/// them (A.5, B.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Supervision {
    /// Whether the Competition Rules hold in full.
    pub regime: Regime,
    /// How many games one arbiter supervises.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games_per_arbiter: Option<u32>,
    /// Who records the moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recorded_by: Option<Recorder>,
}

impl Supervision {
    /// What is chosen for a class of games, or that it must be: only standard games are always played
    /// under the full rules.
    pub fn chosen(class: Class, choice: Option<Supervision>) -> Result<Self, RegulationsError> {
        let full = Supervision {
            regime: Regime::Full,
            games_per_arbiter: None,
            recorded_by: None,
        };
        match (class, choice) {
            (_, Some(choice)) => choice.check(class).map(|()| choice),
            (Class::Standard, None) => Ok(full),
            (Class::Rapid | Class::Blitz, None) => Err(RegulationsError::RegimeNotChosen(class)),
        }
    }

    /// Whether games of a class can be supervised so.
    fn check(self, class: Class) -> Result<(), RegulationsError> {
        if class == Class::Standard {
            return match self.regime {
                Regime::Full => Ok(()),
                Regime::Limited => Err(RegulationsError::StandardIsSupervised),
            };
        }
        if self.regime == Regime::Limited {
            return Ok(());
        }
        if self.recorded_by == Some(Recorder::Nobody) {
            return Err(RegulationsError::NotRecorded(class));
        }
        match self.games_per_arbiter {
            Some(games) if games > class.games_per_arbiter() => {
                Err(RegulationsError::TooManyGames(class))
            }
            _ => Ok(()),
        }
    }
}

impl Class {
    /// How many games one arbiter may supervise where the Competition Rules hold in full in rapid and
    /// blitz; no limit is set for standard games.
    const fn games_per_arbiter(self) -> u32 {
        match self {
            Class::Standard => u32::MAX,
            Class::Rapid => 3,
            Class::Blitz => 1,
        }
    }
}

/// How the program comes to know what happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Usage {
    /// It sees every touch and press: play at a screen or an electronic board.
    Mediated,
    /// A real board in a hall: the arbiter enters what was seen.
    Console,
}

/// Who establishes a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Authority {
    /// The program, at once.
    Software,
    /// The arbiter who sees it or the player who claims it.
    Human,
}

/// What an electronic device on a player costs (11.3.2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DeviceSanction {
    /// The game.
    Loss,
    /// A warning when it rings for the first time, otherwise the game.
    FirstRingWarns,
    /// What the arbiter chooses from the penalties.
    ArbiterChooses,
}

/// The points of a game (10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ScoreTable {
    /// For a win, also by forfeit.
    pub win: Points,
    /// For a draw.
    pub draw: Points,
    /// For a loss, also by forfeit.
    pub loss: Points,
}

impl Default for ScoreTable {
    fn default() -> ScoreTable {
        ScoreTable {
            win: Points::ONE,
            draw: Points::HALF,
            loss: Points::ZERO,
        }
    }
}

/// Regulations under which no game can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RegulationsError {
    /// No clock can be set to the time control.
    TimeControl(ControlError),
    /// The default time is negative.
    NegativeDefaultTime,
    /// The points are not in order: win, draw, loss.
    ScoreOutOfOrder,
    /// Supervision in part is a matter of rapid and blitz only (A.4, B.4).
    StandardIsSupervised,
    /// Whether the full rules hold was not chosen for rapid or blitz (A.5, B.5).
    RegimeNotChosen(Class),
    /// Games of one event would be played under the full rules and without them (A.5, B.5).
    RegimeDiffers(Class),
    /// An arbiter has more games than the full rules allow in rapid or blitz (A.3.1.1, B.3.1.1).
    TooManyGames(Class),
    /// Nobody records rapid or blitz games under the full rules (A.3.1.2, B.3.1.2).
    NotRecorded(Class),
}

impl RegulationsError {
    /// The rule that the regulations offend against.
    pub const fn under(self) -> Rule {
        match self {
            RegulationsError::TimeControl(_) => Rule::AllottedTime,
            RegulationsError::NegativeDefaultTime => Rule::DefaultTime,
            RegulationsError::ScoreOutOfOrder => Rule::Points,
            RegulationsError::StandardIsSupervised => Rule::RapidDefinition,
            RegulationsError::RegimeNotChosen(class) | RegulationsError::RegimeDiffers(class) => {
                match class {
                    Class::Blitz => Rule::BlitzRegime,
                    Class::Standard | Class::Rapid => Rule::RapidRegime,
                }
            }
            RegulationsError::TooManyGames(Class::Blitz) => Rule::BlitzArbiter,
            RegulationsError::TooManyGames(_) => Rule::RapidArbiter,
            RegulationsError::NotRecorded(Class::Blitz) => Rule::BlitzRecord,
            RegulationsError::NotRecorded(_) => Rule::RapidRecord,
        }
    }
}

impl fmt::Display for RegulationsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RegulationsError::TimeControl(error) => error.fmt(f),
            RegulationsError::NegativeDefaultTime => write!(f, "the default time is negative"),
            RegulationsError::ScoreOutOfOrder => {
                write!(
                    f,
                    "a win must earn more than a draw, and a draw than a loss"
                )
            }
            RegulationsError::StandardIsSupervised => {
                write!(f, "a standard game is always played under the full rules")
            }
            RegulationsError::RegimeNotChosen(_) => {
                write!(
                    f,
                    "regime: for rapid and blitz the regulations must choose full or limited"
                )
            }
            RegulationsError::RegimeDiffers(_) => {
                write!(f, "regime: one choice holds for the whole event")
            }
            RegulationsError::TooManyGames(class) => {
                write!(
                    f,
                    "games_per_arbiter: {} at most under the full rules",
                    class.games_per_arbiter()
                )
            }
            RegulationsError::NotRecorded(_) => {
                write!(
                    f,
                    "recorded_by: somebody must record the games under the full rules"
                )
            }
        }
    }
}

impl Regulations {
    /// The usual regulations for an edition, a class of games and a time control.
    pub fn new(edition: Edition, class: Class, regime: Regime, control: TimeControl) -> Self {
        Regulations {
            edition,
            class,
            regime,
            games_per_arbiter: None,
            recorded_by: None,
            time_control: control,
            usage: Usage::Mediated,
            flag_authority: None,
            illegal_authority: None,
            claim_authority: None,
            default_time: None,
            no_draw_before: None,
            quickplay: None,
            chess960: false,
            fide_rated: false,
            no_arbiter: false,
            blitz_supervised_penalty: None,
            score: ScoreTable::default(),
            blind: BySide::default(),
            strict_recording: false,
            moves_from_sheets: false,
            report_leaving: false,
            devices_in_bags: false,
            device_sanction: None,
            no_appeals: false,
            only_legal_moves: false,
            search_dead_positions: true,
        }
    }

    /// Whether a game can be played under these regulations.
    pub fn check(&self) -> Result<(), RegulationsError> {
        self.time_control
            .check()
            .map_err(RegulationsError::TimeControl)?;
        if self.default_time.is_some_and(|time| time < Span::ZERO) {
            return Err(RegulationsError::NegativeDefaultTime);
        }
        if self.score.win <= self.score.draw || self.score.draw <= self.score.loss {
            return Err(RegulationsError::ScoreOutOfOrder);
        }
        self.supervision().check(self.class)
    }

    /// How the game is supervised and recorded.
    pub const fn supervision(&self) -> Supervision {
        Supervision {
            regime: self.regime,
            games_per_arbiter: self.games_per_arbiter,
            recorded_by: self.recorded_by,
        }
    }

    /// The same regulations with another supervision.
    #[must_use]
    pub const fn supervised(mut self, supervision: Supervision) -> Regulations {
        self.regime = supervision.regime;
        self.games_per_arbiter = supervision.games_per_arbiter;
        self.recorded_by = supervision.recorded_by;
        self
    }
}

/// The class of a time control and the rule that says so (A.1, B.1), or none where the edition's
/// source does not define one.
pub fn classify(laws: &Laws, control: &TimeControl) -> Option<(Class, Rule)> {
    let minutes = |m: i64| Span::from_secs(60 * m);
    let time = control.sixty_moves();
    if Rule::BlitzDefinition.number(laws.edition).is_none() {
        let rapid = control.mode == Mode::None && (minutes(15)..=minutes(60)).contains(&time);
        return rapid.then_some((Class::Rapid, Rule::RapidDefinition));
    }
    Some(if time <= minutes(10) {
        (Class::Blitz, Rule::BlitzDefinition)
    } else if time < minutes(60) {
        (Class::Rapid, Rule::RapidDefinition)
    } else {
        (Class::Standard, Rule::RapidDefinition)
    })
}
