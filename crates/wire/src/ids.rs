//! What games, halls, events, people and links are called, and the streams that keep them.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Creation;

/// The longest id.
const LONGEST: usize = 64;

/// The text can name nothing: an id has 1 to 64 letters, digits, `-` or `_`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an id has 1 to {LONGEST} letters, digits, - or _")]
pub struct ParseIdError;

/// Whether a text can be an id.
pub fn is_id(text: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    (1..=LONGEST).contains(&text.len()) && text.bytes().all(fits)
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, TS)]
            #[serde(try_from = "String", into = "String")]
            #[ts(type = "string")]
            pub struct $name(String);

            impl FromStr for $name {
                type Err = ParseIdError;

                fn from_str(text: &str) -> Result<$name, ParseIdError> {
                    text.to_owned().try_into()
                }
            }

            impl TryFrom<String> for $name {
                type Error = ParseIdError;

                fn try_from(text: String) -> Result<$name, ParseIdError> {
                    match is_id(&text) {
                        true => Ok($name(text)),
                        false => Err(ParseIdError),
                    }
                }
            }

            impl From<$name> for String {
                fn from(id: $name) -> String {
                    id.0
                }
            }

            impl Deref for $name {
                type Target = str;

                fn deref(&self) -> &str {
                    &self.0
                }
            }

            impl fmt::Display for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    f.write_str(&self.0)
                }
            }
        )*
    };
}

ids! {
    /// The name of a game: no secret.
    GameId;
    /// The name of a hall: no secret.
    HallId;
    /// The name of an event: no secret.
    EventId;
    /// The name of a person whom the operator has added: no secret, and the same for ever.
    PersonId;
    /// The name of a link: the fingerprint of its secret.
    LinkId;
}

/// What a link opens. Its text, `game/<id>`, `hall/<id>`, `event/<id>` or `person/<id>`, is also the name of the
/// stream that keeps it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Scope {
    /// One game.
    Game(GameId),
    /// A hall, and every board of it.
    Hall(HallId),
    /// An event.
    Event(EventId),
    /// Every seat of a person: what a token opens.
    Person(PersonId),
    /// The right to create games, halls and events on this server. No stream is called so.
    Server,
}

impl Scope {
    /// A game or a hall, as a word.
    pub const fn what(&self) -> Creation {
        match self {
            Scope::Game(_) => Creation::Game,
            Scope::Hall(_) => Creation::Hall,
            Scope::Event(_) => Creation::Event,
            Scope::Person(_) => Creation::Person,
            Scope::Server => Creation::Server,
        }
    }

    /// Which.
    pub fn id(&self) -> &str {
        match self {
            Scope::Game(game) => game,
            Scope::Hall(hall) => hall,
            Scope::Event(event) => event,
            Scope::Person(person) => person,
            Scope::Server => "",
        }
    }

    /// The game, if it is one.
    pub const fn game(&self) -> Option<&GameId> {
        match self {
            Scope::Game(game) => Some(game),
            Scope::Hall(_) | Scope::Event(_) | Scope::Person(_) | Scope::Server => None,
        }
    }
}

impl From<GameId> for Scope {
    fn from(game: GameId) -> Scope {
        Scope::Game(game)
    }
}

impl From<HallId> for Scope {
    fn from(hall: HallId) -> Scope {
        Scope::Hall(hall)
    }
}

impl From<EventId> for Scope {
    fn from(event: EventId) -> Scope {
        Scope::Event(event)
    }
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Scope::Game(game) => write!(f, "game/{game}"),
            Scope::Hall(hall) => write!(f, "hall/{hall}"),
            Scope::Event(event) => write!(f, "event/{event}"),
            Scope::Person(person) => write!(f, "person/{person}"),
            Scope::Server => write!(f, "server"),
        }
    }
}

impl From<Scope> for String {
    fn from(scope: Scope) -> String {
        scope.to_string()
    }
}

impl FromStr for Scope {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<Scope, ParseIdError> {
        if text == "server" {
            return Ok(Scope::Server);
        }
        match text.split_once('/') {
            Some(("game", id)) => id.parse().map(Scope::Game),
            Some(("hall", id)) => id.parse().map(Scope::Hall),
            Some(("event", id)) => id.parse().map(Scope::Event),
            Some(("person", id)) => id.parse().map(Scope::Person),
            _ => Err(ParseIdError),
        }
    }
}

impl TryFrom<String> for Scope {
    type Error = ParseIdError;

    fn try_from(text: String) -> Result<Scope, ParseIdError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_short_and_plain() {
        for right in ["g3k9x0v2m1qa", "a", "A-b_9"] {
            assert_eq!(right.parse::<GameId>().as_deref(), Ok(right));
        }
        let long = "x".repeat(65);
        for wrong in ["", "a/b", "é", "a b", "../x", "a\n", long.as_str()] {
            assert_eq!(wrong.parse::<GameId>(), Err(ParseIdError), "{wrong:?}");
        }
        assert!("x".repeat(64).parse::<GameId>().is_ok());
    }

    #[test]
    fn a_scope_is_read_as_it_is_written() {
        for text in ["game/x1", "hall/y2", "event/z3", "person/p4", "server"] {
            let scope: Scope = text.parse().expect("a scope");
            assert_eq!(scope.to_string(), text);
        }
        for wrong in ["game/", "hall/a/b", "event/a/seal", "desk/x", "game"] {
            assert_eq!(wrong.parse::<Scope>(), Err(ParseIdError), "{wrong}");
        }
    }
}
