//! Access without accounts: secret links, exchanged for a cookie.
//!
//! A secret is 160 random bits. The journal keeps only its fingerprint: `access/<fingerprint>` says
//! what a link is for and whether it was taken away, `links/<scope>` lists the links of a game or
//! hall, `session/<fingerprint>` what a browser's cookie has joined. A program may bear a secret
//! instead of keeping a cookie; a token is a secret of a person (`people.rs`).

mod bringing;

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::HeaderMap;
use axum::http::header::COOKIE;
use jadoube_journal::{Append, Due, StoreError, Streams};
use jadoube_ruling::{Span, to_hex};
use jadoube_wire::{GivenLink, Joined, LinkId, LinkView, ParseIdError, PersonId, Role, Scope};
use qrcode::QrCode;
use qrcode::render::svg;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tokio::time::Instant;

use crate::Shared;
use crate::people::{self, Kept};
use crate::tenant::BrowserMark;

pub use bringing::{BringError, BroughtIn, bring_event, events_of, take_event};

/// The name of the cookie; where there is TLS, browsers hold it to this host and path by its prefix.
pub(crate) const COOKIE_NAME: &str = "jadoube_session";
const SECURE_COOKIE_NAME: &str = "__Host-jadoube_session";
/// A cookie holds so many links at most.
const LINKS_IN_A_COOKIE: usize = 200;
/// A link that was followed so long ago must be followed again.
pub(crate) const SESSION_LASTS: Span = Span::from_secs(90 * 24 * 3600);

/// Who may create games and halls.
#[derive(Clone, Debug, Default)]
pub enum Creators {
    /// Anybody, within the limits.
    #[default]
    Anyone,
    /// Whoever has shown the organisers' key, of which only the fingerprint is kept.
    Key(LinkId),
}

impl Creators {
    /// Those who know a key.
    pub fn with_key(key: &str) -> Result<Creators, WeakKeyError> {
        let key = key.trim();
        match key.chars().count() < 20 {
            true => Err(WeakKeyError),
            false => fingerprint(key)
                .try_into()
                .map(Creators::Key)
                .map_err(|_| WeakKeyError),
        }
    }
}

/// The key can be guessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a key of organisers has 20 characters or more")]
pub struct WeakKeyError;

/// What a link opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Grant {
    pub scope: Scope,
    pub role: Role,
    pub link: LinkId,
    /// The token of the person who has followed the link: what was opened ends with either.
    pub token: Option<LinkId>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Access {
    Granted { scope: Scope, role: Role },
    Revoked,
}

#[derive(Debug, Serialize, Deserialize)]
struct Listed {
    link: LinkId,
    role: Role,
}

/// One entry of a session.
#[derive(Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum SessionEntry {
    /// A link was followed.
    Joined { link: LinkId },
    /// The browser has logged out; the cookie opens nothing any more, whoever has kept it.
    Ended { ended: bool },
}

/// Why access cannot be given or looked up.
#[derive(Debug, thiserror::Error)]
pub(crate) enum AccessError {
    #[error("the journal has failed")]
    Store(#[from] StoreError),
    #[error("the machine gives no random numbers")]
    Random(#[from] getrandom::Error),
    #[error("an entry cannot be written")]
    Entry(#[from] serde_json::Error),
    #[error("others were always first")]
    Contended,
    #[error("a browser holds {LINKS_IN_A_COOKIE} links at most: log out of them first")]
    Full,
}

/// The streams in which access is kept.
mod streams {
    use jadoube_wire::{LinkId, Scope};

    /// What a link is for, and whether it was taken away.
    pub(super) fn access(link: &LinkId) -> String {
        format!("access/{link}")
    }

    /// The links of a game or hall.
    pub(super) fn links(scope: &Scope) -> String {
        format!("links/{scope}")
    }

    /// What a browser's cookie has joined.
    pub(super) fn session(cookie: &str) -> String {
        format!("session/{}", super::fingerprint(cookie))
    }
}

/// A fresh secret: 160 random bits.
pub(crate) fn secret() -> Result<String, getrandom::Error> {
    let mut bytes = [0u8; 20];
    getrandom::fill(&mut bytes)?;
    Ok(to_hex(&bytes))
}

/// A name for a node, for as long as it runs.
pub(crate) fn node_name() -> Result<String, StoreError> {
    let failed = |error: getrandom::Error| StoreError::Unavailable(error.to_string());
    Ok(secret().map_err(failed)?.chars().take(16).collect())
}

/// A name for a game or hall: no secret, but not to be guessed either.
pub(crate) fn short_id<T>() -> Result<T, AccessError>
where
    T: TryFrom<String, Error = ParseIdError>,
{
    let id: String = secret()?.chars().take(16).collect();
    // Hexadecimal digits are an id.
    T::try_from(id).map_err(|_| AccessError::Random(getrandom::Error::UNEXPECTED))
}

/// What is kept of a secret.
pub(crate) fn fingerprint(secret: &str) -> String {
    to_hex(&Sha256::digest(secret.as_bytes()))
}

/// The name of the link with a secret.
fn link_of(secret: &str) -> Option<LinkId> {
    // Whether a text can be a secret at all is seen before any database is asked.
    is_secret(secret).then(|| fingerprint(secret).try_into().ok())?
}

/// Whether a text can be a secret at all.
fn is_secret(text: &str) -> bool {
    text.len() == 40 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

impl Shared {
    pub(crate) async fn append_json(
        &self,
        stream: String,
        expected: u64,
        body: &impl Serialize,
    ) -> Result<bool, AccessError> {
        let body = serde_json::to_string(body)?;
        let append = Append {
            stream,
            expected,
            at: self.time.now(),
            body,
            due: Due::Unchanged,
        };
        let stream = append.stream.clone();
        let kept = self.journal.append(append).await?;
        self.remembered.forget(&stream);
        self.people.tell(&stream);
        Ok(kept)
    }

    /// Appends where the stream ends, whatever its number.
    pub(crate) async fn append_at_end(
        &self,
        stream: &str,
        body: &impl Serialize,
    ) -> Result<(), AccessError> {
        for _ in 0..20 {
            let named = stream.to_owned();
            let entries = self.journal.with(move |s| s.read(&named, 0)).await?;
            let next = entries.len() as u64;
            if self.append_json(stream.to_owned(), next, body).await? {
                return Ok(());
            }
        }
        Err(AccessError::Contended)
    }

    /// Gives a new link.
    pub(crate) async fn give_link(
        &self,
        scope: &Scope,
        role: Role,
        origin: &str,
    ) -> Result<GivenLink, AccessError> {
        let secret = secret()?;
        let link = link_of(&secret).ok_or(getrandom::Error::UNEXPECTED)?;
        let granted = Access::Granted {
            scope: scope.clone(),
            role,
        };
        self.append_json(streams::access(&link), 0, &granted)
            .await?;
        let listed = Listed {
            link: link.clone(),
            role,
        };
        self.append_at_end(&streams::links(scope), &listed).await?;
        let path = format!("/join#{secret}");
        Ok(GivenLink {
            role,
            link,
            qr: qr(&format!("{origin}{path}")),
            path,
        })
    }

    /// The links of a game or hall.
    pub(crate) async fn links(&self, scope: &Scope) -> Result<Vec<LinkView>, AccessError> {
        let stream = streams::links(scope);
        let view = move |s: &mut dyn Streams| {
            let mut links = Vec::new();
            for entry in s.read(&stream, 0)? {
                if let Ok(Listed { link, role }) = serde_json::from_str(&entry.body) {
                    let revoked = s.read(&streams::access(&link), 1)?;
                    links.push(LinkView {
                        link,
                        role,
                        revoked: !revoked.is_empty(),
                    });
                }
            }
            Ok(links)
        };
        Ok(self.journal.with(view).await?)
    }

    /// Takes a link of a scope away; false if there is none.
    pub(crate) async fn revoke(&self, scope: &Scope, link: &LinkId) -> Result<bool, AccessError> {
        let found = self.links(scope).await?;
        let Some(found) = found.into_iter().find(|own| own.link == *link) else {
            return Ok(false);
        };
        if !found.revoked {
            self.append_json(streams::access(link), 1, &Access::Revoked)
                .await?;
        }
        self.connections.revoke(link);
        Ok(true)
    }

    /// What the secret of a link opens; none if it opens nothing.
    pub(crate) async fn opens(&self, secret: &str) -> Result<Option<Grant>, AccessError> {
        if let Creators::Key(key) = &self.creators
            && fingerprint(secret) == **key
        {
            return Ok(Some(Grant::to_create(key.clone())));
        }
        if let Some(caller) = self.caller(secret).await? {
            return Ok(Some(Grant::of_person(caller.person.id, caller.link)));
        }
        let Some(link) = link_of(secret) else {
            return Ok(None);
        };
        Ok(self.journal.with(move |s| grant(s, &link)).await?)
    }

    /// Everything that a request opens: by the secret that it bears, or else by its cookie.
    pub(crate) async fn grants_of(&self, headers: &HeaderMap) -> Result<Vec<Grant>, AccessError> {
        let mut grants: Vec<Grant> = match people::bearer(headers) {
            Some(secret) => self.opens(secret).await?.into_iter().collect(),
            None => self.grants(self.cookie(headers).as_deref()).await?,
        };
        for grant in grants.clone() {
            if let Scope::Person(person) = &grant.scope {
                let token = Some(grant.link.clone());
                let followed = self.followed_by(person).await?.into_iter();
                grants.extend(followed.map(|grant| Grant {
                    token: token.clone(),
                    ..grant
                }));
            }
        }
        Ok(grants)
    }

    /// What the links open that a person has followed.
    async fn followed_by(&self, person: &PersonId) -> Result<Vec<Grant>, AccessError> {
        let log = self.log_of(person).await?;
        let latest = log.followed.iter().rev().take(LINKS_IN_A_COOKIE);
        let links: Vec<LinkId> = latest.cloned().collect();
        if links.is_empty() {
            return Ok(Vec::new());
        }
        let find = move |s: &mut dyn Streams| {
            let found = links.iter().map(|link| grant(s, link));
            let found: Result<Vec<Option<Grant>>, StoreError> = found.collect();
            Ok(found?.into_iter().flatten().collect())
        };
        Ok(self.journal.with(find).await?)
    }

    /// A person follows a link: whatever bears one of his tokens opens what it opens.
    pub(crate) async fn follow(&self, person: &PersonId, link: &LinkId) -> Result<(), AccessError> {
        let log = self.log_of(person).await?;
        if log.followed.last() == Some(link) {
            return Ok(());
        }
        let link = link.clone();
        self.keep_about(person, &Kept::Followed { link }).await
    }

    /// Adds a link to the browser's session, a new one if it has none. Gives the cookie's secret.
    pub(crate) async fn join(
        &self,
        cookie: Option<String>,
        link: &LinkId,
    ) -> Result<String, AccessError> {
        let known = match cookie {
            Some(cookie) if !self.grants(Some(&cookie)).await?.is_empty() => Some(cookie),
            _ => None,
        };
        let cookie = match known {
            Some(cookie) => cookie,
            None => secret()?,
        };
        let joined = SessionEntry::Joined { link: link.clone() };
        let already = self.grants(Some(&cookie)).await?;
        if already.len() >= LINKS_IN_A_COOKIE {
            return Err(AccessError::Full);
        }
        if !already.iter().any(|grant| grant.link == *link) {
            let session = streams::session(&cookie);
            self.append_at_end(&session, &joined).await?;
        }
        Ok(cookie)
    }

    /// Ends the session of a cookie, for everybody who has it.
    pub(crate) async fn end_session(&self, cookie: &str) -> Result<(), AccessError> {
        // Whoever has no session is not given one to end.
        if self.grants(Some(cookie)).await?.is_empty() {
            return Ok(());
        }
        let ended = SessionEntry::Ended { ended: true };
        self.append_at_end(&streams::session(cookie), &ended).await
    }

    /// The secret in the browser's cookie.
    pub(crate) fn cookie(&self, headers: &HeaderMap) -> Option<String> {
        let cookies = headers.get_all(COOKIE).iter();
        let mut pairs = cookies
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(';'));
        pairs.find_map(|pair| {
            let (name, value) = pair.trim().split_once('=')?;
            (name == self.cookie_name()).then(|| value.to_owned())
        })
    }

    /// The browser of a request, as it is told from others in one game or event: by its cookie, of
    /// which nothing can be read from the mark.
    pub(crate) fn device(&self, headers: &HeaderMap, scope: &Scope) -> Option<BrowserMark> {
        let cookie = self.cookie(headers)?;
        let mark = Sha256::digest(format!("device {scope} {cookie}"));
        mark.first_chunk().copied().map(BrowserMark)
    }

    /// The name of the cookie.
    pub(crate) fn cookie_name(&self) -> &'static str {
        match self.is_secure() {
            true => SECURE_COOKIE_NAME,
            false => COOKIE_NAME,
        }
    }

    /// Everything that a cookie opens.
    pub(crate) async fn grants(&self, cookie: Option<&str>) -> Result<Vec<Grant>, AccessError> {
        let Some(cookie) = cookie.filter(|cookie| is_secret(cookie)) else {
            return Ok(Vec::new());
        };
        let session = streams::session(cookie);
        let known = match self.remembered.look(&session) {
            Ok(grants) => return Ok(grants),
            Err(known) => known,
        };
        let named = session.clone();
        let since = self.time.now() + -SESSION_LASTS;
        let key = match &self.creators {
            Creators::Key(key) => Some(key.clone()),
            Creators::Anyone => None,
        };
        let register = self.register().await?;
        let find = move |s: &mut dyn Streams| {
            let mut grants = Vec::new();
            for entry in s.read(&session, 0)?.iter().rev().take(LINKS_IN_A_COOKIE) {
                let link = match serde_json::from_str(&entry.body) {
                    Ok(SessionEntry::Ended { ended: true }) => return Ok(Vec::new()),
                    Ok(SessionEntry::Joined { link }) if entry.at > since => link,
                    _ => continue,
                };
                if key.as_ref() == Some(&link) {
                    grants.push(Grant::to_create(link));
                } else if let Some(person) = register.owner(&link) {
                    grants.push(Grant::of_person(person.clone(), link));
                } else {
                    grants.extend(grant(s, &link)?);
                }
            }
            Ok(grants)
        };
        let grants = self.journal.with(find).await?;
        self.remembered.keep(known, named, &grants);
        Ok(grants)
    }
}

/// What sessions open, remembered for a few seconds, so that a browser that asks for many things is
/// looked up once. What changes it is heard of: here at once, from other nodes by their notices.
#[derive(Debug, Default)]
pub(crate) struct Remembered(Mutex<Sessions>);

#[derive(Debug, Default)]
struct Sessions {
    /// How often something was forgotten: what was read before it is not remembered after it.
    forgotten: u64,
    grants: HashMap<String, (Instant, Vec<Grant>)>,
}

/// So long at most, should a notice be lost.
const REMEMBERED: Duration = Duration::from_secs(5);
/// So many sessions at a time.
const SESSIONS: usize = 20_000;

impl Remembered {
    fn sessions(&self) -> MutexGuard<'_, Sessions> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What a session opens; otherwise how far is known what has changed.
    fn look(&self, session: &str) -> Result<Vec<Grant>, u64> {
        let sessions = self.sessions();
        match sessions.grants.get(session) {
            Some((since, grants)) if since.elapsed() < REMEMBERED => Ok(grants.clone()),
            _ => Err(sessions.forgotten),
        }
    }

    fn keep(&self, known: u64, session: String, grants: &[Grant]) {
        let mut sessions = self.sessions();
        if sessions.forgotten != known {
            return;
        }
        if sessions.grants.len() >= SESSIONS {
            sessions.grants.clear();
        }
        let now = (Instant::now(), grants.to_vec());
        sessions.grants.insert(session, now);
    }

    /// An entry of a stream may have changed what sessions open.
    pub(crate) fn forget(&self, stream: &str) {
        let link = stream.strip_prefix("access/");
        if link.is_none() && !stream.starts_with("session/") {
            return;
        }
        let mut sessions = self.sessions();
        sessions.forgotten += 1;
        match link {
            Some(link) => sessions
                .grants
                .retain(|_, (_, grants)| grants.iter().all(|grant| *grant.link != *link)),
            None => drop(sessions.grants.remove(stream)),
        }
    }

    /// Notices may have been lost.
    pub(crate) fn forget_all(&self) {
        let mut sessions = self.sessions();
        sessions.forgotten += 1;
        sessions.grants.clear();
    }
}

/// The entries that give a link, the so-manieth of its scope, to whoever knows a secret: for each its
/// stream, its number and its text.
pub(crate) fn link_entries(
    scope: &Scope,
    role: Role,
    secret: &str,
    number: u64,
) -> Result<[(String, u64, String); 2], AccessError> {
    let link = link_of(secret).ok_or(getrandom::Error::UNEXPECTED)?;
    let granted = serde_json::to_string(&Access::Granted {
        scope: scope.clone(),
        role,
    })?;
    let access = streams::access(&link);
    let listed = serde_json::to_string(&Listed { link, role })?;
    Ok([
        (access, 0, granted),
        (streams::links(scope), number, listed),
    ])
}

fn grant(s: &mut dyn Streams, link: &LinkId) -> Result<Option<Grant>, StoreError> {
    let entries = s.read(&streams::access(link), 0)?;
    let [only] = entries.as_slice() else {
        // None: it was never given. Two: it was taken away.
        return Ok(None);
    };
    Ok(match serde_json::from_str(&only.body) {
        Ok(Access::Granted { scope, role }) => Some(Grant::new(scope, role, link.clone())),
        _ => None,
    })
}

/// The link that an entry of a stream takes away, if it does that.
pub(crate) fn link_ended(stream: &str, seq: u64) -> Option<LinkId> {
    let link = stream.strip_prefix("access/")?.parse().ok()?;
    (seq > 0).then_some(link)
}

impl Grant {
    /// What a link opens by itself.
    pub(crate) const fn new(scope: Scope, role: Role, link: LinkId) -> Grant {
        Grant {
            scope,
            role,
            link,
            token: None,
        }
    }

    /// The right to create games and halls.
    fn to_create(link: LinkId) -> Grant {
        Grant::new(Scope::Server, Role::Organiser, link)
    }

    /// Every seat of a person. A token has no role of its own: it has the role of each seat.
    fn of_person(person: PersonId, link: LinkId) -> Grant {
        Grant::new(Scope::Person(person), Role::Spectator, link)
    }

    /// Where the link leads.
    pub(crate) fn joined(&self) -> Joined {
        let page = match &self.scope {
            Scope::Game(game) => format!("/game/{game}?as={}", self.role),
            Scope::Hall(hall) => format!("/hall/{hall}?as={}", self.role),
            Scope::Event(event) => format!("/event/{event}?as={}", self.role),
            Scope::Person(_) | Scope::Server => "/".to_owned(),
        };
        Joined {
            what: self.scope.what(),
            id: self.scope.id().to_owned(),
            role: self.role,
            page,
        }
    }
}

/// A link as a QR code.
fn qr(link: &str) -> String {
    let code = QrCode::new(link.as_bytes());
    code.map_or_else(
        |_| String::new(),
        |code| {
            code.render::<svg::Color<'_>>()
                .min_dimensions(200, 200)
                .build()
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn what_a_session_opens_is_looked_up_again_after_a_while() {
        let remembered = Remembered::default();
        let known = remembered.look("session/a").expect_err("nothing yet");
        remembered.keep(known, "session/a".to_owned(), &[]);
        assert_eq!(
            remembered.look("session/a").map(|grants| grants.len()),
            Ok(0)
        );
        tokio::time::advance(REMEMBERED).await;
        assert!(remembered.look("session/a").is_err());
    }

    #[test]
    fn what_was_read_before_a_change_is_not_remembered_after_it() {
        let remembered = Remembered::default();
        let known = remembered.look("session/a").expect_err("nothing yet");
        remembered.forget("session/b");
        remembered.keep(known, "session/a".to_owned(), &[]);
        assert!(remembered.look("session/a").is_err());
        remembered.forget("games/b");
        let known = remembered.look("session/a").expect_err("nothing yet");
        assert_eq!(known, 1, "only sessions and links are remembered");
    }
}
