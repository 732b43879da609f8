//! Who takes part: players, teams, and what is known of each entry.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr;

use jadoube_ruling::Moment;
use serde::{Deserialize, Serialize};

use crate::{Clause, Day, TimeOfDay};

/// An entry by the order in which entries came, counted from one. It never changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "u32")
)]
#[serde(transparent)]
pub struct EntryId(pub u32);

impl EntryId {
    pub(crate) const fn index(self) -> usize {
        (self.0 as usize).wrapping_sub(1)
    }
}

impl fmt::Display for EntryId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// What a member of a team plays (T2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Discipline"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Discipline")
)]
#[serde(rename_all = "snake_case")]
pub enum Discipline {
    /// The chess board.
    Chess,
    /// The ulti table.
    Ulti,
    /// The snapszer table.
    Snapszer,
}

impl Discipline {
    /// Every discipline, in the order of the announcement.
    pub const ALL: [Discipline; 3] = [Discipline::Chess, Discipline::Ulti, Discipline::Snapszer];

    /// What people call it in the languages of the program.
    const fn words(self) -> &'static [&'static str] {
        match self {
            Discipline::Chess => &["chess", "sakk", "satranç", "satranc", "shakki"],
            Discipline::Ulti => &["ulti"],
            Discipline::Snapszer => &["snapszer", "snapszli", "schnapsen"],
        }
    }

    /// The name people type.
    pub const fn name(self) -> &'static str {
        match self {
            Discipline::Chess => "chess",
            Discipline::Ulti => "ulti",
            Discipline::Snapszer => "snapszer",
        }
    }
}

/// The text names no discipline.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no discipline \"{0}\"; known are chess, ulti, snapszer")]
pub struct ParseDisciplineError(pub String);

impl FromStr for Discipline {
    type Err = ParseDisciplineError;

    fn from_str(text: &str) -> Result<Discipline, ParseDisciplineError> {
        let word = text.trim().to_lowercase();
        let known = |one: &Discipline| one.words().contains(&word.as_str());
        let found = Discipline::ALL.into_iter().find(known);
        found.ok_or_else(|| ParseDisciplineError(text.to_owned()))
    }
}

/// A person who plays.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(rename = "EventPlayer", optional_fields)
)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "EventPlayer")
)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name as it is printed.
    pub name: String,
    /// What the player plays in a team of three; none elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<Discipline>,
    /// The FIDE rating, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u32>,
    /// The development coefficient K of the rating, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub k: Option<u32>,
    /// The FIDE title, such as `WGM`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The federation's code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// The FIDE number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fide_id: Option<u64>,
    /// `m` or `w`, as reports want it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<char>,
    /// The birth date as reports want it: `1990/05/20` or a year.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born: Option<String>,
}

impl Player {
    /// Whether two are the same person as far as anybody can tell: FIDE numbers and birth dates
    /// tell namesakes apart.
    pub fn is(&self, other: &Player) -> bool {
        if let (Some(own), Some(others)) = (self.fide_id, other.fide_id) {
            return own == others;
        }
        let born = (self.born.as_ref(), other.born.as_ref());
        let differ = matches!(born, (Some(own), Some(others)) if own != others);
        folded(&self.name) == folded(&other.name) && !differ
    }

    /// A player of whom only the name is known.
    pub fn named(name: impl Into<String>) -> Player {
        Player {
            name: name.into(),
            ..Player::default()
        }
    }
}

/// A player or a team that wants to take part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Entrant"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Entrant")
)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// The name of the team, or of the player.
    pub name: String,
    /// The members; one in an event for individuals.
    pub players: Vec<Player>,
}

impl Entrant {
    /// One player on his or her own.
    pub fn single(player: Player) -> Entrant {
        Entrant {
            name: player.name.clone(),
            players: vec![player],
        }
    }
}

/// What is known of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its lasting number.
    pub id: EntryId,
    /// The player or team.
    pub entrant: Entrant,
    /// When it was accepted.
    pub entered: Moment,
    /// What was paid, by round; a payment for the whole event stands under nought.
    pub payments: Vec<Payment>,
    /// Who came when, by round.
    pub attendance: BTreeMap<u32, Attendance>,
    /// Other members than those entered, by round and the first sitting for which they are named
    /// (A-T12).
    pub line_ups: BTreeMap<(u32, u32), Vec<Player>>,
    /// Byes asked for, by round.
    pub byes: BTreeMap<u32, ByeKind>,
    /// The withdrawal, if there is one.
    pub withdrawn: Option<Withdrawal>,
    /// Exclusions by the arbiter (12.9), which reach over rounds.
    pub exclusions: Vec<Exclusion>,
    /// Rounds to which the team was not admitted, with the reasons.
    pub not_admitted: BTreeMap<u32, Vec<Inadmissible>>,
    /// Rounds to which the organiser has admitted the team all the same.
    pub admitted: BTreeSet<u32>,
}

impl Entry {
    /// The members who begin a round.
    pub fn players(&self, round: u32) -> &[Player] {
        self.players_at(round, 1)
    }

    /// The members who play in a sitting of a round.
    pub fn players_at(&self, round: u32, sitting: u32) -> &[Player] {
        let named = self.line_ups.range((round, 0)..=(round, sitting));
        let last = named.last().map(|(_, players)| players);
        last.unwrap_or(&self.entrant.players)
    }

    /// Everybody who plays for the entry in any sitting of a round.
    pub fn all_players(&self, round: u32) -> impl Iterator<Item = &Player> {
        let substitutes = self.line_ups.range((round, 2)..=(round, u32::MAX));
        let substitutes = substitutes.flat_map(|(_, players)| players);
        self.players(round).iter().chain(substitutes)
    }

    /// The member who plays a discipline in a sitting of a round.
    pub fn player_of(&self, round: u32, sitting: u32, role: Discipline) -> Option<&Player> {
        let mut players = self.players_at(round, sitting).iter();
        players.find(|player| player.role == Some(role))
    }

    /// Whether the entry takes part in a round as far as its own acts go.
    pub fn plays_in(&self, round: u32) -> bool {
        let withdrawn = self.withdrawn.is_some_and(|gone| gone.from <= round);
        let excluded = self.exclusions.iter().any(|one| one.covers(round));
        !withdrawn && !excluded && !self.not_admitted.contains_key(&round)
    }

    /// What was paid for a round, payments for the whole event included.
    pub fn paid_for(&self, round: u32) -> i64 {
        let counts = |payment: &&Payment| payment.round == round || payment.round == 0;
        let amounts = self.payments.iter().filter(counts);
        amounts.map(|one| i64::from(one.amount)).sum()
    }
}

/// A payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(rename = "Payment", optional_fields)
)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Payment")
)]
#[serde(deny_unknown_fields)]
pub struct Payment {
    /// The round it is for; nought: the whole event.
    pub round: u32,
    /// How much, in whole units of the currency; less than nothing was paid back.
    pub amount: i32,
    /// The day on which it was paid.
    pub on: Day,
}

/// Who of a team came when.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(rename = "Attendance", optional_fields)
)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Attendance")
)]
#[serde(deny_unknown_fields)]
pub struct Attendance {
    /// For each member the time of arrival; none: not there.
    pub arrivals: Vec<Option<TimeOfDay>>,
    /// Whether own equipment was brought along to play with (T3).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub own_equipment: bool,
}

/// A withdrawal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Withdrawal {
    /// The first round that is not played any more.
    pub from: u32,
    /// Whether at least half of the games had been played, so that the results count.
    pub half_played: bool,
}

/// An exclusion from play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(rename = "EventExclusion", optional_fields)
)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "EventExclusion")
)]
#[serde(deny_unknown_fields)]
pub struct Exclusion {
    /// The first round of it.
    pub from: u32,
    /// The last round of it; none: to the end of the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<u32>,
}

impl Exclusion {
    /// Whether a round is within it.
    pub fn covers(self, round: u32) -> bool {
        self.from <= round && self.until.is_none_or(|until| round <= until)
    }
}

/// A round without play that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ByeKind"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "ByeKind")
)]
#[serde(rename_all = "snake_case")]
pub enum ByeKind {
    /// The points of a win.
    Full,
    /// The points of a draw.
    Half,
    /// No points.
    Zero,
}

/// Why a team is not admitted to a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Inadmissible"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Inadmissible")
)]
#[serde(rename_all = "snake_case")]
pub enum Inadmissible {
    /// The team is not one player of each discipline (T2).
    Roles,
    /// The payment came after the deadline, or there is none (T2).
    Deadline,
    /// Less than the fee was paid (T2).
    Fee,
    /// The team was not complete at the draw (T3).
    Late,
    /// Own equipment was brought (T3).
    Equipment,
}

impl Inadmissible {
    /// The rule that it rests on.
    pub const fn under(self) -> Clause {
        match self {
            Inadmissible::Roles | Inadmissible::Deadline | Inadmissible::Fee => Clause::Entry,
            Inadmissible::Late | Inadmissible::Equipment => Clause::Attendance,
        }
    }

    /// The name that scenarios and messages use.
    pub const fn name(self) -> &'static str {
        match self {
            Inadmissible::Roles => "roles",
            Inadmissible::Deadline => "deadline",
            Inadmissible::Fee => "fee",
            Inadmissible::Late => "late",
            Inadmissible::Equipment => "equipment",
        }
    }
}

/// A name as it is compared: without regard to case and spaces.
pub(crate) fn folded(name: &str) -> String {
    let words: Vec<String> = name.split_whitespace().map(str::to_lowercase).collect();
    words.join(" ")
}
