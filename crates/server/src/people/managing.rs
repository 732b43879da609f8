//! What the operator does with the register, beside a server or without one.

use jadoube_journal::{Append, Due, Streams};
use jadoube_ruling::Moment;
use jadoube_wire::{HallId, LinkId, PersonId, Role, Scope};

use super::{
    LONGEST_NAME, PREFIX, PeopleError, Permission, Person, REGISTER, Register, Registered, key,
};
use crate::access::{AccessError, fingerprint, link_entries, secret, short_id};
use crate::halls::HallEntry;

/// How often an entry is tried again when others were first.
const TRIES: usize = 8;

/// A token as it is shown once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenToken {
    /// The text that a program sends.
    pub token: String,
    /// What is kept of it, and what it is called by.
    pub link: LinkId,
    /// What it is for.
    pub permissions: Vec<Permission>,
}

/// Somebody in the register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonView {
    /// The name.
    pub name: String,
    /// Whether it is a program.
    pub bot: bool,
    /// The fingerprints of the tokens that still open something, and what each is for.
    pub tokens: Vec<(LinkId, Vec<Permission>)>,
}

/// Adds somebody, with a first token.
pub fn add_person(
    database: &mut dyn Streams,
    name: &str,
    bot: bool,
    permissions: Option<Vec<Permission>>,
    now: Moment,
) -> Result<GivenToken, PeopleError> {
    let person: PersonId = short_id()?;
    let given = fresh_token(bot, permissions)?;
    write(database, now, |register| {
        register.may_be_called(name, None)?;
        Ok(vec![Registered::Added {
            person: person.clone(),
            name: name.to_owned(),
            bot,
        }])
    })?;
    write(database, now, |_| Ok(vec![given_to(&person, &given)]))?;
    Ok(given)
}

/// Gives one more token to somebody.
pub fn give_token(
    database: &mut dyn Streams,
    name: &str,
    permissions: Option<Vec<Permission>>,
    now: Moment,
) -> Result<GivenToken, PeopleError> {
    let person = Register::read(database)?.called(name)?.clone();
    let given = fresh_token(person.bot, permissions)?;
    write(database, now, |_| Ok(vec![given_to(&person.id, &given)]))?;
    Ok(given)
}

/// Everybody, in the order of being added.
pub fn people_of(database: &mut dyn Streams) -> Result<Vec<PersonView>, PeopleError> {
    let register = Register::read(database)?;
    let view = |person: &Person| PersonView {
        name: person.name.clone(),
        bot: person.bot,
        tokens: register
            .tokens
            .iter()
            .filter(|token| token.person == person.id && !token.revoked)
            .map(|token| (token.link.clone(), token.permissions.clone()))
            .collect(),
    };
    Ok(register.people.iter().map(view).collect())
}

/// Calls somebody otherwise from now on. Games keep the name that they were played under.
pub fn rename_person(
    database: &mut dyn Streams,
    name: &str,
    to: &str,
    now: Moment,
) -> Result<(), PeopleError> {
    write(database, now, |register| {
        let person = register.called(name)?;
        register.may_be_called(to, Some(&person.id))?;
        Ok(vec![Registered::Renamed {
            person: person.id.clone(),
            name: to.to_owned(),
        }])
    })
}

/// Takes tokens of somebody away: the one whose fingerprint begins so, or all. Gives how many. What was
/// opened with them ends, within a second on a server that runs.
pub fn revoke_tokens(
    database: &mut dyn Streams,
    name: &str,
    begin: Option<&str>,
    now: Moment,
) -> Result<usize, PeopleError> {
    let mut number = 0;
    write(database, now, |register| {
        let person = register.called(name)?;
        let begins = |link: &LinkId| begin.is_none_or(|begin| link.starts_with(begin));
        let own = register.tokens.iter();
        let own = own.filter(|token| token.person == person.id && !token.revoked);
        let ended: Vec<Registered> = own
            .filter(|token| begins(&token.link))
            .map(|token| Registered::Revoked {
                token: token.link.clone(),
            })
            .collect();
        number = ended.len();
        match begin {
            Some(begin) if number != 1 => Err(PeopleError::NoSuchToken(begin.to_owned())),
            _ => Ok(ended),
        }
    })?;
    Ok(number)
}

/// Opens a hall in which the games of these people stand from now on. Gives for each office the path
/// that opens it, with its secret.
pub fn open_hall(
    database: &mut dyn Streams,
    name: &str,
    now: Moment,
) -> Result<Vec<(Role, String)>, PeopleError> {
    let hall: HallId = short_id()?;
    let scope = Scope::Hall(hall.clone());
    let laid = serde_json::to_string(&HallEntry::Laid {
        name: name.to_owned(),
    })?;
    append(database, &scope.to_string(), 0, laid, now)?;
    let mut links = Vec::new();
    for (number, role) in (0u64..).zip(Role::OF_A_HALL) {
        let secret = secret()?;
        for (stream, expected, body) in link_entries(&scope, role, &secret, number)? {
            append(database, &stream, expected, body, now)?;
        }
        links.push((role, format!("/join#{secret}")));
    }
    write(database, now, |_| {
        Ok(vec![Registered::Hall { hall: hall.clone() }])
    })?;
    Ok(links)
}

impl From<AccessError> for PeopleError {
    fn from(error: AccessError) -> PeopleError {
        match error {
            AccessError::Store(error) => PeopleError::Store(error),
            AccessError::Random(error) => PeopleError::Random(error),
            AccessError::Entry(error) => PeopleError::Entry(error),
            AccessError::Contended | AccessError::Full => PeopleError::Contended,
        }
    }
}

impl Register {
    /// Who is called so, or the reason why nobody is.
    fn called(&self, name: &str) -> Result<&Person, PeopleError> {
        let none = || PeopleError::NoSuchPerson(name.to_owned());
        self.named(name).ok_or_else(none)
    }

    /// Whether a name is one, and nobody else's.
    fn may_be_called(&self, name: &str, who: Option<&PersonId>) -> Result<(), PeopleError> {
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
        let begins = name.starts_with(|c: char| c.is_ascii_alphanumeric());
        if !begins || !(2..=LONGEST_NAME).contains(&name.len()) || !name.chars().all(plain) {
            return Err(PeopleError::Name(name.to_owned()));
        }
        match self
            .by_key
            .get(&key(name))
            .and_then(|at| self.people.get(*at))
        {
            Some(other) if Some(&other.id) != who => Err(PeopleError::Taken(name.to_owned())),
            _ => Ok(()),
        }
    }
}

fn fresh_token(bot: bool, permissions: Option<Vec<Permission>>) -> Result<GivenToken, PeopleError> {
    let permissions = permissions.unwrap_or_else(|| Permission::of(bot).collect());
    let kind = if bot { "a program" } else { "a person" };
    let wrong = |one: &&Permission| !Permission::of(bot).any(|may| may == **one);
    if let Some(wrong) = permissions.iter().find(wrong) {
        return Err(PeopleError::Permission(*wrong, kind));
    }
    let token = format!("{PREFIX}{}", secret()?);
    let link = fingerprint(&token).try_into();
    Ok(GivenToken {
        link: link.map_err(|_| getrandom::Error::UNEXPECTED)?,
        token,
        permissions,
    })
}

fn given_to(person: &PersonId, given: &GivenToken) -> Registered {
    Registered::Given {
        person: person.clone(),
        token: given.link.clone(),
        permissions: given.permissions.clone(),
    }
}

/// Appends what follows from the register as it is, each entry where the stream ends. Whoever is beaten
/// to it looks again.
fn write(
    database: &mut dyn Streams,
    now: Moment,
    mut follows: impl FnMut(&Register) -> Result<Vec<Registered>, PeopleError>,
) -> Result<(), PeopleError> {
    'again: for _ in 0..TRIES {
        let register = Register::read(database)?;
        for (expected, entry) in (register.next..).zip(follows(&register)?) {
            let body = serde_json::to_string(&entry)?;
            if !try_append(database, REGISTER, expected, body, now)? {
                continue 'again;
            }
        }
        return Ok(());
    }
    Err(PeopleError::Contended)
}

fn append(
    database: &mut dyn Streams,
    stream: &str,
    expected: u64,
    body: String,
    now: Moment,
) -> Result<(), PeopleError> {
    match try_append(database, stream, expected, body, now)? {
        true => Ok(()),
        false => Err(PeopleError::Contended),
    }
}

fn try_append(
    database: &mut dyn Streams,
    stream: &str,
    expected: u64,
    body: String,
    at: Moment,
) -> Result<bool, PeopleError> {
    let append = Append {
        stream: stream.to_owned(),
        expected,
        at,
        body,
        due: Due::Unchanged,
    };
    Ok(database.append_all(&[append])?.first() == Some(&true))
}
