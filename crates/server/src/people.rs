//! People whom the operator has added, and the tokens by which their programs speak for them.
//!
//! One stream, the register, holds who was added, what each is called, and the fingerprints of their
//! tokens. It is written by `jadoube people`, beside a server that may run, and by nobody over a
//! connection. Without people in it nothing of this is there.

mod bearer;
mod log;
mod managing;

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use jadoube_journal::{Entry, StoreError, Streams};
use jadoube_wire::{HallId, LinkId, PersonId};
use serde::{Deserialize, Serialize};

pub(crate) use bearer::{Caller, People, bearer, role_of};
pub(crate) use log::{Kept, PersonLog};
pub use managing::{
    GivenToken, PersonView, add_person, give_token, open_hall, people_of, rename_person,
    revoke_tokens,
};

/// The stream of the register.
const REGISTER: &str = "people";
/// What the text of a token begins with, so that nobody takes it for the secret of a link.
const PREFIX: &str = "jad_";
/// The longest name, in characters.
const LONGEST_NAME: usize = 30;

/// What a token lets a program do for its person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Permission {
    /// Play as a person plays.
    #[serde(rename = "board:play")]
    BoardPlay,
    /// Play as a program plays.
    #[serde(rename = "bot:play")]
    BotPlay,
    /// Read challenges.
    #[serde(rename = "challenge:read")]
    ChallengeRead,
    /// Challenge others, and answer challenges.
    #[serde(rename = "challenge:write")]
    ChallengeWrite,
}

impl Permission {
    const ALL: [Permission; 4] = [
        Permission::BoardPlay,
        Permission::BotPlay,
        Permission::ChallengeRead,
        Permission::ChallengeWrite,
    ];

    /// What a person, or a program that is one, may be given.
    pub fn of(bot: bool) -> impl Iterator<Item = Permission> {
        let other = match bot {
            true => Permission::BoardPlay,
            false => Permission::BotPlay,
        };
        let all = Permission::ALL.into_iter();
        all.filter(move |permission| *permission != other)
    }

    /// The word by which programs know it.
    pub const fn word(self) -> &'static str {
        match self {
            Permission::BoardPlay => "board:play",
            Permission::BotPlay => "bot:play",
            Permission::ChallengeRead => "challenge:read",
            Permission::ChallengeWrite => "challenge:write",
        }
    }
}

impl fmt::Display for Permission {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// No token can be given for this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is none of board:play, bot:play, challenge:read and challenge:write")]
pub struct ParsePermissionError(String);

impl FromStr for Permission {
    type Err = ParsePermissionError;

    fn from_str(word: &str) -> Result<Permission, ParsePermissionError> {
        let found = Permission::ALL.into_iter().find(|one| one.word() == word);
        found.ok_or_else(|| ParsePermissionError(word.to_owned()))
    }
}

/// Why the register cannot be read or changed.
#[derive(Debug, thiserror::Error)]
pub enum PeopleError {
    /// The name has another form.
    #[error(
        "\"{0}\": a name has 2 to {LONGEST_NAME} letters from a to z, digits, - or _, and begins with a letter or digit"
    )]
    Name(String),
    /// Somebody is called so already.
    #[error("\"{0}\": somebody is called so already")]
    Taken(String),
    /// Nobody is called so.
    #[error("\"{0}\": nobody is called so")]
    NoSuchPerson(String),
    /// The token is none of the person's, or several of them begin so.
    #[error("\"{0}\": no single token of this person begins so")]
    NoSuchToken(String),
    /// The permission is for the other kind of player.
    #[error("{0} is not for {1}")]
    Permission(Permission, &'static str),
    /// The database has failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The machine gives no random numbers.
    #[error("the machine gives no random numbers")]
    Random(#[from] getrandom::Error),
    /// An entry cannot be written.
    #[error(transparent)]
    Entry(#[from] serde_json::Error),
    /// Others have always written first.
    #[error("others were always first; please try again")]
    Contended,
}

/// One entry of the register.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Registered {
    /// Somebody was added.
    Added {
        person: PersonId,
        name: String,
        #[serde(default)]
        bot: bool,
    },
    /// Somebody is called otherwise from now on.
    Renamed { person: PersonId, name: String },
    /// A token was given, of which only the fingerprint is kept.
    Given {
        person: PersonId,
        token: LinkId,
        permissions: Vec<Permission>,
    },
    /// A token was taken away.
    Revoked { token: LinkId },
    /// From now on the games of these people stand in this hall.
    Hall { hall: HallId },
}

/// Somebody whom the operator has added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Person {
    pub id: PersonId,
    pub name: String,
    /// Whether it is a program.
    pub bot: bool,
}

impl Person {
    /// The name by which other people's programs look somebody up.
    pub(crate) fn key(&self) -> String {
        key(&self.name)
    }
}

fn key(name: &str) -> String {
    name.to_ascii_lowercase()
}

/// A token that was given.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Token {
    person: PersonId,
    link: LinkId,
    permissions: Vec<Permission>,
    revoked: bool,
}

/// The fold of the register.
#[derive(Clone, Debug, Default)]
pub(crate) struct Register {
    next: u64,
    people: Vec<Person>,
    by_key: HashMap<String, usize>,
    tokens: Vec<Token>,
    by_link: HashMap<LinkId, usize>,
    /// The hall that new games of these people stand in.
    pub hall: Option<HallId>,
}

impl Register {
    /// The register as it is in a database.
    fn read(streams: &mut dyn Streams) -> Result<Register, StoreError> {
        let mut register = Register::default();
        register.go_on(&streams.read(REGISTER, 0)?);
        Ok(register)
    }

    /// Goes on by entries; gives the tokens that they take away.
    fn go_on(&mut self, entries: &[Entry]) -> Vec<LinkId> {
        let mut ended = Vec::new();
        for entry in entries {
            self.next = entry.seq + 1;
            match serde_json::from_str(&entry.body) {
                Ok(Registered::Revoked { token }) => {
                    self.apply(Registered::Revoked {
                        token: token.clone(),
                    });
                    ended.push(token);
                }
                Ok(registered) => self.apply(registered),
                Err(error) => tracing::error!(%error, "an entry of the register cannot be read"),
            }
        }
        ended
    }

    fn apply(&mut self, registered: Registered) {
        match registered {
            Registered::Added { person, name, bot } => {
                self.by_key.insert(key(&name), self.people.len());
                let id = person;
                self.people.push(Person { id, name, bot });
            }
            Registered::Renamed { person, name } => {
                let found = self.people.iter().position(|one| one.id == person);
                if let Some((at, known)) = found.and_then(|at| Some((at, self.people.get_mut(at)?)))
                {
                    self.by_key.remove(&known.key());
                    self.by_key.insert(key(&name), at);
                    known.name = name;
                }
            }
            Registered::Given {
                person,
                token,
                permissions,
            } => {
                self.by_link.insert(token.clone(), self.tokens.len());
                self.tokens.push(Token {
                    person,
                    link: token,
                    permissions,
                    revoked: false,
                });
            }
            Registered::Revoked { token } => {
                let at = self.by_link.get(&token).copied();
                if let Some(token) = at.and_then(|at| self.tokens.get_mut(at)) {
                    token.revoked = true;
                }
            }
            Registered::Hall { hall } => self.hall = Some(hall),
        }
    }

    /// Whether nobody was ever added.
    pub(crate) fn is_empty(&self) -> bool {
        self.people.is_empty()
    }

    /// Everybody.
    pub(crate) fn everybody(&self) -> impl Iterator<Item = &Person> {
        self.people.iter()
    }

    /// Who is called so, in whatever letters.
    pub(crate) fn named(&self, name: &str) -> Option<&Person> {
        self.people.get(*self.by_key.get(&key(name))?)
    }

    /// Who it is.
    pub(crate) fn person(&self, id: &PersonId) -> Option<&Person> {
        self.people.iter().find(|person| person.id == *id)
    }

    /// The token of a fingerprint, if it still opens something.
    fn token(&self, link: &LinkId) -> Option<&Token> {
        let token = self.tokens.get(*self.by_link.get(link)?)?;
        (!token.revoked).then_some(token)
    }

    /// Whose token has this fingerprint.
    pub(crate) fn owner(&self, link: &LinkId) -> Option<&PersonId> {
        self.token(link).map(|token| &token.person)
    }
}

#[cfg(test)]
mod tests {
    use jadoube_journal::Memory;
    use jadoube_ruling::Moment;

    use super::*;

    #[test]
    fn a_token_is_told_once_and_kept_as_its_fingerprint() {
        let mut memory = Memory::default();
        let given = add_person(&mut memory, "Anna", false, None, Moment::ZERO).expect("a token");
        assert!(given.token.starts_with(PREFIX) && given.token.len() == PREFIX.len() + 40);
        let kept = memory.read(REGISTER, 0).expect("the register");
        assert_eq!(kept.len(), 2);
        for entry in &kept {
            assert!(!entry.body.contains(&given.token), "{}", entry.body);
            assert!(!entry.body.contains(&given.token[PREFIX.len()..]));
        }
        assert!(kept.iter().any(|entry| entry.body.contains(&*given.link)));
    }

    #[test]
    fn names_are_plain_and_nobody_elses() {
        let mut memory = Memory::default();
        let mut add = |name: &str| add_person(&mut memory, name, false, None, Moment::ZERO);
        assert!(add("Anna").is_ok());
        assert!(matches!(add("aNNa"), Err(PeopleError::Taken(_))));
        let long = "x".repeat(31);
        for wrong in ["", "a", "-x", "Ann a", "Kovács", "a/b", long.as_str()] {
            assert!(matches!(add(wrong), Err(PeopleError::Name(_))), "{wrong:?}");
        }
        for right in ["Bo", "4x", "a-b_C", &long[..30]] {
            assert!(add(right).is_ok(), "{right}");
        }
    }

    #[test]
    fn who_is_renamed_keeps_the_token_and_gives_the_name_free() {
        let mut memory = Memory::default();
        let now = Moment::ZERO;
        let given = add_person(&mut memory, "Anna", false, None, now).expect("a token");
        add_person(&mut memory, "Bela", false, None, now).expect("a token");
        assert!(matches!(
            rename_person(&mut memory, "anna", "BELA", now),
            Err(PeopleError::Taken(_))
        ));
        rename_person(&mut memory, "anna", "ANNA", now).expect("only the letters differ");
        rename_person(&mut memory, "anna", "Cecil", now).expect("a name");
        let register = Register::read(&mut memory).expect("a register");
        assert_eq!(register.named("anna"), None);
        let cecil = register.named("cecil").expect("she is there").id.clone();
        assert_eq!(register.owner(&given.link), Some(&cecil));
        add_person(&mut memory, "Anna", true, None, now).expect("the name is free");
    }

    #[test]
    fn a_token_is_for_what_its_owner_is() {
        let mut memory = Memory::default();
        let board = Some(vec![Permission::BoardPlay]);
        let refused = add_person(&mut memory, "Robo", true, board, Moment::ZERO);
        assert!(matches!(refused, Err(PeopleError::Permission(..))));
        assert!(memory.read(REGISTER, 0).expect("nothing").is_empty());
        let given = add_person(&mut memory, "Robo", true, None, Moment::ZERO).expect("a token");
        let words: Vec<&str> = given.permissions.iter().map(|one| one.word()).collect();
        assert_eq!(words, ["bot:play", "challenge:read", "challenge:write"]);
    }

    #[test]
    fn a_token_that_was_taken_away_opens_nothing() {
        let mut memory = Memory::default();
        let now = Moment::ZERO;
        let first = add_person(&mut memory, "Anna", false, None, now).expect("a token");
        let second = give_token(&mut memory, "anna", None, now).expect("another");
        let begin = &second.link[..8];
        assert_eq!(
            revoke_tokens(&mut memory, "Anna", Some(begin), now).expect("it is hers"),
            1
        );
        let register = Register::read(&mut memory).expect("a register");
        assert!(register.owner(&first.link).is_some());
        assert_eq!(register.owner(&second.link), None);
        assert!(matches!(
            revoke_tokens(&mut memory, "Anna", Some(begin), now),
            Err(PeopleError::NoSuchToken(_))
        ));
        assert_eq!(revoke_tokens(&mut memory, "Anna", None, now).ok(), Some(1));
        let people = people_of(&mut memory).expect("a list");
        assert_eq!(people.len(), 1);
        assert!(people[0].tokens.is_empty());
    }
}
