//! Roles that links are given for, and languages.

use std::fmt;
use std::str::FromStr;

use jadoube_ruling::{Seat, Side};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a link lets its holder be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, TS)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
#[ts(
    type = "\"organiser\" | \"arbiter\" | \"deputy\" | \"white\" | \"black\" | \"white_sheet\" | \"black_sheet\" | \"board\" | \"first\" | \"second\" | \"third\" | \"display\" | \"spectator\" | `table_${number}` | `player_${number}` | `screen_${number}`"
)]
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
    /// The electronic board on which both play: it tells what hands did, and sees what a display sees.
    Board,
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
    /// Whoever sits at this table of the hall of an event: `table_3`.
    Table(u32),
    /// The player or team of this entry in an event: `player_12`.
    Player(u32),
    /// A screen in the hall of an event: `screen_1`.
    Screen(u32),
}

impl Role {
    /// The links that a game has from its beginning; that of an electronic board is given where there is one.
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

    /// The links that an event has from its beginning; those of tables, players and screens follow.
    pub const OF_AN_EVENT: [Role; 4] = [
        Role::Organiser,
        Role::Arbiter,
        Role::Deputy,
        Role::Spectator,
    ];

    /// Every role without a number.
    pub const ALL: [Role; 13] = [
        Role::Organiser,
        Role::Arbiter,
        Role::Deputy,
        Role::White,
        Role::Black,
        Role::WhiteSheet,
        Role::BlackSheet,
        Role::Board,
        Role::First,
        Role::Second,
        Role::Third,
        Role::Display,
        Role::Spectator,
    ];

    /// The word in addresses: `white`, `white_sheet`; `player` for every player of an event.
    pub const fn word(self) -> &'static str {
        match self {
            Role::Organiser => "organiser",
            Role::Arbiter => "arbiter",
            Role::Deputy => "deputy",
            Role::White => "white",
            Role::Black => "black",
            Role::WhiteSheet => "white_sheet",
            Role::BlackSheet => "black_sheet",
            Role::Board => "board",
            Role::First => "first",
            Role::Second => "second",
            Role::Third => "third",
            Role::Display => "display",
            Role::Spectator => "spectator",
            Role::Table(_) => "table",
            Role::Player(_) => "player",
            Role::Screen(_) => "screen",
        }
    }

    /// Which table, player or screen of an event.
    pub const fn number(self) -> Option<u32> {
        match self {
            Role::Table(number) | Role::Player(number) | Role::Screen(number) => Some(number),
            _ => None,
        }
    }

    /// The seat at a chess board whose requests the role makes; none for those who only look, and for
    /// the players of cards. An electronic board has no seat of its own: it enters, as the program does, what players
    /// do.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Role::Organiser | Role::Arbiter | Role::Deputy => Some(Seat::Arbiter),
            Role::White | Role::WhiteSheet => Some(Seat::White),
            Role::Black | Role::BlackSheet => Some(Seat::Black),
            Role::Board => Some(Seat::System),
            Role::First | Role::Second | Role::Third | Role::Display | Role::Spectator => None,
            Role::Table(_) | Role::Player(_) | Role::Screen(_) => None,
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
        match self.number() {
            Some(number) => write!(f, "{}_{number}", self.word()),
            None => f.write_str(self.word()),
        }
    }
}

impl FromStr for Role {
    type Err = ParseRoleError;

    fn from_str(text: &str) -> Result<Role, ParseRoleError> {
        let named = |role: &Role| role.word() == text;
        if let Some(role) = Role::ALL.into_iter().find(named) {
            return Ok(role);
        }
        let (word, number) = text.split_once('_').ok_or(ParseRoleError)?;
        let plain = number.bytes().all(|byte| byte.is_ascii_digit()) && !number.starts_with('0');
        let number = number.parse().ok().filter(|_| plain);
        let number = number.ok_or(ParseRoleError)?;
        match word {
            "table" => Ok(Role::Table(number)),
            "player" => Ok(Role::Player(number)),
            "screen" => Ok(Role::Screen(number)),
            _ => Err(ParseRoleError),
        }
    }
}

impl TryFrom<String> for Role {
    type Error = ParseRoleError;

    fn try_from(text: String) -> Result<Role, ParseRoleError> {
        text.parse()
    }
}

impl From<Role> for String {
    fn from(role: Role) -> String {
        role.to_string()
    }
}

/// The text names no role.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such role; known are {known}, table_1, player_1, screen_1", known = Role::ALL.map(Role::word).join(", "))]
pub struct ParseRoleError;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_role_is_read_as_it_is_written() {
        let numbered = [Role::Table(3), Role::Player(12), Role::Screen(1)];
        for role in Role::ALL.into_iter().chain(numbered) {
            assert_eq!(role.to_string().parse(), Ok(role));
        }
        for wrong in [
            "",
            "player",
            "player_",
            "player_0",
            "player_01",
            "player_x",
            "white_1",
        ] {
            assert_eq!(wrong.parse::<Role>(), Err(ParseRoleError), "{wrong}");
        }
    }
}
