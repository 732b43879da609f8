//! Roles that links are given for, and languages.

use std::fmt;
use std::str::FromStr;

use jadoube_ruling::{Seat, Side};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a link lets its holder be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Gives and takes away links; sees what the arbiter sees.
    Organiser,
    /// Rules.
    Arbiter,
    /// Rules in the arbiter's place.
    Deputy,
    /// Plays the white pieces at a screen.
    White,
    /// Plays the black pieces at a screen.
    Black,
    /// White's electronic scoresheet beside a real board.
    WhiteSheet,
    /// Black's electronic scoresheet beside a real board.
    BlackSheet,
    /// Plays at the first seat of a card table.
    First,
    /// Plays at the second seat of a card table.
    Second,
    /// Plays at the third seat of a card table.
    Third,
    /// A wall display, without delay.
    Display,
    /// Looks on, with the delay that the regulations ask for.
    Spectator,
}

impl Role {
    /// The links of a game.
    pub const OF_A_GAME: [Role; 9] = [
        Role::Organiser,
        Role::Arbiter,
        Role::Deputy,
        Role::White,
        Role::Black,
        Role::WhiteSheet,
        Role::BlackSheet,
        Role::Display,
        Role::Spectator,
    ];

    /// The links of a card table.
    pub const OF_A_CARD_TABLE: [Role; 8] = [
        Role::Organiser,
        Role::Arbiter,
        Role::Deputy,
        Role::First,
        Role::Second,
        Role::Third,
        Role::Display,
        Role::Spectator,
    ];

    /// The links of a hall.
    pub const OF_A_HALL: [Role; 5] = [
        Role::Organiser,
        Role::Arbiter,
        Role::Deputy,
        Role::Display,
        Role::Spectator,
    ];

    /// Every role.
    pub const ALL: [Role; 12] = [
        Role::Organiser,
        Role::Arbiter,
        Role::Deputy,
        Role::White,
        Role::Black,
        Role::WhiteSheet,
        Role::BlackSheet,
        Role::First,
        Role::Second,
        Role::Third,
        Role::Display,
        Role::Spectator,
    ];

    /// The name in addresses: `white`, `white_sheet`.
    pub const fn name(self) -> &'static str {
        match self {
            Role::Organiser => "organiser",
            Role::Arbiter => "arbiter",
            Role::Deputy => "deputy",
            Role::White => "white",
            Role::Black => "black",
            Role::WhiteSheet => "white_sheet",
            Role::BlackSheet => "black_sheet",
            Role::First => "first",
            Role::Second => "second",
            Role::Third => "third",
            Role::Display => "display",
            Role::Spectator => "spectator",
        }
    }

    /// The seat at a chess board whose requests the role makes; none for those who only look, and for
    /// the players of cards.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Role::Organiser | Role::Arbiter | Role::Deputy => Some(Seat::Arbiter),
            Role::White | Role::WhiteSheet => Some(Seat::White),
            Role::Black | Role::BlackSheet => Some(Seat::Black),
            Role::First | Role::Second | Role::Third | Role::Display | Role::Spectator => None,
        }
    }

    /// The side that the role plays or records for.
    pub const fn side(self) -> Option<Side> {
        match self.seat() {
            Some(seat) => seat.side(),
            None => None,
        }
    }

    /// Whether the role sits at the arbiter's desk.
    pub const fn is_desk(self) -> bool {
        matches!(self, Role::Organiser | Role::Arbiter | Role::Deputy)
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Role {
    type Err = ParseRoleError;

    fn from_str(text: &str) -> Result<Role, ParseRoleError> {
        let named = |role: &Role| role.name() == text;
        Role::ALL.into_iter().find(named).ok_or(ParseRoleError)
    }
}

/// The text names no role.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such role; known are {known}", known = Role::ALL.map(Role::name).join(", "))]
pub struct ParseRoleError;
