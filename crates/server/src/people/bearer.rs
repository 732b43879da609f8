//! Who speaks: the person behind a token, and what is kept about him.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use jadoube_journal::StoreError;
use jadoube_ruling::Side;
use jadoube_wire::{GameId, LinkId, PersonId, Role, Scope};
use tokio::sync::{broadcast, mpsc};

use super::{Kept, PREFIX, Permission, Person, PersonLog, REGISTER, Register};
use crate::Shared;
use crate::access::{AccessError, Grant, fingerprint};

/// So many people's games are remembered at a time.
const LOGS: usize = 2000;

/// The secret that a request bears: a token, the secret of a link, or the key of organisers.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let said = headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, secret) = said.split_once(' ')?;
    scheme
        .eq_ignore_ascii_case("bearer")
        .then(|| secret.trim_ascii())
}

/// What a node remembers of the register and of people's games. The streams are asked each time whether
/// they have gone on: another program may have written to them.
#[derive(Debug, Default)]
pub(crate) struct People {
    register: Mutex<Arc<Register>>,
    logs: Mutex<HashMap<PersonId, Arc<PersonLog>>>,
    /// Streams that have gone on, for those who follow them.
    news: News,
    /// Streams of events that are open, by token: whose, and how each is closed.
    listening: Mutex<HashMap<LinkId, (PersonId, mpsc::Sender<Infallible>)>>,
}

/// Names of streams that have gone on.
#[derive(Debug)]
struct News(broadcast::Sender<String>);

impl Default for News {
    fn default() -> News {
        News(broadcast::channel(1024).0)
    }
}

impl People {
    fn register(&self) -> MutexGuard<'_, Arc<Register>> {
        self.register.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A stream has gone on that somebody may follow.
    pub(crate) fn tell(&self, stream: &str) {
        if stream.starts_with("person/") || stream.starts_with("chat/") {
            // Nobody may be listening.
            let _ = self.news.0.send(stream.to_owned());
        }
    }

    /// Hears of streams that go on.
    pub(crate) fn news(&self) -> broadcast::Receiver<String> {
        self.news.0.subscribe()
    }

    /// A stream of events is opened with a token, and closes the one before. What is given ends when
    /// another is opened.
    pub(crate) fn listens(&self, person: &PersonId, link: &LinkId) -> mpsc::Receiver<Infallible> {
        let (sender, replaced) = mpsc::channel(1);
        let mut listening = self.listening();
        listening.retain(|_, (_, other)| !other.is_closed());
        listening.insert(link.clone(), (person.clone(), sender));
        replaced
    }

    /// Whether a stream of events of somebody is open here.
    pub(crate) fn is_listening(&self, person: &PersonId) -> bool {
        let listening = self.listening();
        listening
            .values()
            .any(|(own, stream)| own == person && !stream.is_closed())
    }

    fn listening(&self) -> MutexGuard<'_, HashMap<LinkId, (PersonId, mpsc::Sender<Infallible>)>> {
        self.listening
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    fn logs(&self) -> MutexGuard<'_, HashMap<PersonId, Arc<PersonLog>>> {
        self.logs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Who speaks by a token, and what it is for.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub person: Person,
    pub permissions: Vec<Permission>,
    pub link: LinkId,
}

impl Caller {
    /// Whether the token is for this.
    pub(crate) fn may(&self, permission: Permission) -> bool {
        self.permissions.contains(&permission)
    }
}

fn seat(game: &GameId, side: Side, link: &LinkId) -> Grant {
    let scope = Scope::Game(game.clone());
    Grant::new(scope, role_of(side), link.clone())
}

/// The role of a side at a screen.
pub(crate) const fn role_of(side: Side) -> Role {
    match side {
        Side::White => Role::White,
        Side::Black => Role::Black,
    }
}

impl Shared {
    /// The register as it is now. What was opened with tokens that have been taken away ends.
    pub(crate) async fn register(&self) -> Result<Arc<Register>, StoreError> {
        let known = Arc::clone(&self.people.register());
        let from = known.next;
        let entries = self.journal.with(move |s| s.read(REGISTER, from)).await?;
        if entries.is_empty() {
            return Ok(known);
        }
        let mut register = Register::clone(&known);
        for link in register.go_on(&entries) {
            self.connections.revoke(&link);
        }
        let register = Arc::new(register);
        let mut kept = self.people.register();
        if kept.next < register.next {
            *kept = Arc::clone(&register);
        }
        Ok(register)
    }

    /// Who speaks by a token; nobody if it opens nothing, or no longer.
    pub(crate) async fn caller(&self, token: &str) -> Result<Option<Caller>, StoreError> {
        // Whether a text can be a token at all is seen before any database is asked.
        if !token.starts_with(PREFIX) {
            return Ok(None);
        }
        let Ok(link) = LinkId::try_from(fingerprint(token)) else {
            return Ok(None);
        };
        Ok(self.register().await?.caller(&link))
    }

    /// What is kept about a person.
    pub(crate) async fn log_of(&self, person: &PersonId) -> Result<Arc<PersonLog>, StoreError> {
        let known = self.people.logs().get(person).cloned().unwrap_or_default();
        let (stream, from) = (Scope::Person(person.clone()).to_string(), known.next);
        let entries = self.journal.with(move |s| s.read(&stream, from)).await?;
        if entries.is_empty() {
            return Ok(known);
        }
        let mut log = PersonLog::clone(&known);
        log.go_on(&entries);
        let log = Arc::new(log);
        let mut logs = self.people.logs();
        if logs.len() >= LOGS {
            logs.clear();
        }
        logs.insert(person.clone(), Arc::clone(&log));
        Ok(log)
    }

    /// Keeps something about a person.
    pub(crate) async fn keep_about(
        &self,
        person: &PersonId,
        kept: &Kept,
    ) -> Result<(), AccessError> {
        let stream = Scope::Person(person.clone()).to_string();
        self.append_at_end(&stream, kept).await
    }

    /// The seat in a game that a token opens: its person's, if the token is for playing.
    pub(crate) async fn seat_by_token(
        &self,
        person: &PersonId,
        link: &LinkId,
        game: &GameId,
    ) -> Result<Option<Grant>, StoreError> {
        let caller = self.register().await?.caller(link);
        let plays =
            |caller: &Caller| caller.may(Permission::BoardPlay) || caller.may(Permission::BotPlay);
        if !caller.as_ref().is_some_and(plays) {
            return Ok(None);
        }
        let side = self.log_of(person).await?.side_in(game);
        Ok(side.map(|side| seat(game, side, link)))
    }

    /// The seats of a person in games that are not known to be over.
    pub(crate) async fn open_seats(
        &self,
        person: &PersonId,
        link: &LinkId,
    ) -> Result<Vec<Grant>, StoreError> {
        let log = self.log_of(person).await?;
        Ok(log
            .open()
            .map(|(game, side)| seat(game, side, link))
            .collect())
    }
}

impl Register {
    /// Who speaks by the token of a fingerprint.
    fn caller(&self, link: &LinkId) -> Option<Caller> {
        let token = self.token(link)?;
        Some(Caller {
            person: self.person(&token.person)?.clone(),
            permissions: token.permissions.clone(),
            link: link.clone(),
        })
    }
}
