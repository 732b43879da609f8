//! Who takes part: players, teams, and what is known of each entry.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use jadoube_ruling::Moment;
use serde::{Deserialize, Serialize};

use crate::{Clause, Day, TimeOfDay};

/// An entry by the order in which entries came, counted from one. It never changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownDiscipline(pub String);

impl fmt::Display for UnknownDiscipline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no discipline \"{}\"; known are chess, ulti, snapszer",
            self.0
        )
    }
}

impl std::error::Error for UnknownDiscipline {}

impl FromStr for Discipline {
    type Err = UnknownDiscipline;

    fn from_str(text: &str) -> Result<Discipline, UnknownDiscipline> {
        let known = |one: &Discipline| one.name().eq_ignore_ascii_case(text.trim());
        let found = Discipline::ALL.into_iter().find(known);
        found.ok_or_else(|| UnknownDiscipline(text.to_owned()))
    }
}

/// A person who plays.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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
    /// Other members than those entered, by round (A-T12).
    pub line_ups: BTreeMap<u32, Vec<Player>>,
    /// Byes asked for, by round.
    pub byes: BTreeMap<u32, ByeKind>,
    /// The withdrawal, if there is one.
    pub withdrawn: Option<Withdrawal>,
    /// Exclusions by the arbiter (12.9), which reach over rounds.
    pub exclusions: Vec<Exclusion>,
    /// Rounds to which the team was not admitted, with the reasons.
    pub not_admitted: BTreeMap<u32, Vec<Inadmissible>>,
}

impl Entry {
    /// The members who play in a round.
    pub fn players(&self, round: u32) -> &[Player] {
        let earlier = self.line_ups.get(&round);
        earlier.unwrap_or(&self.entrant.players)
    }

    /// The member who plays a discipline in a round.
    pub fn player_of(&self, round: u32, role: Discipline) -> Option<&Player> {
        let mut players = self.players(round).iter();
        players.find(|player| player.role == Some(role))
    }

    /// Whether the entry takes part in a round as far as its own acts go.
    pub fn plays_in(&self, round: u32) -> bool {
        let withdrawn = self.withdrawn.is_some_and(|gone| gone.from <= round);
        let excluded = self.exclusions.iter().any(|one| one.covers(round));
        !withdrawn && !excluded && !self.not_admitted.contains_key(&round)
    }

    /// What was paid for a round, payments for the whole event included.
    pub fn paid_for(&self, round: u32) -> u32 {
        let counts = |payment: &&Payment| payment.round == round || payment.round == 0;
        let amounts = self.payments.iter().filter(counts).map(|one| one.amount);
        amounts.fold(0, u32::saturating_add)
    }
}

/// A payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Payment {
    /// The round it is for; nought: the whole event.
    pub round: u32,
    /// How much, in whole units of the currency.
    pub amount: u32,
    /// The day on which it was paid.
    pub on: Day,
}

/// Who of a team came when.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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
