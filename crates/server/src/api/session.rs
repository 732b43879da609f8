//! The browser's session: the secret of a link for a cookie.

use std::net::IpAddr;

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use jadoube_journal::Kind;
use jadoube_ruling::Span;
use jadoube_wire::{Creation, GameId, GivenLink, JoinRequest, Joined, Role, Scope, SessionView};

use super::failure::{Answer, Failure, Given, found};
use crate::Shared;
use crate::access::{Creators, Grant, SESSION_LASTS};
use crate::guard::Of;
use crate::openapi::Route;
use crate::people;

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/api/session", get(view))
            .says("What this browser's cookie opens")
            .gives::<SessionView>(),
        Route::post("/api/session", post(join))
            .says("Exchange the secret of a link for a cookie")
            .takes::<JoinRequest>()
            .gives::<Joined>(),
        Route::delete("/api/session", delete(forget))
            .says("Log out: the cookie opens nothing any more"),
    ]
}

/// A header that sets the cookie.
pub(super) type SetCookie = [(HeaderName, String); 1];

impl Shared {
    pub(super) fn set_cookie(&self, secret: &str, lasts: Span) -> SetCookie {
        let name = self.cookie_name();
        let secure = if self.is_secure() { "; Secure" } else { "" };
        let seconds = lasts.as_secs();
        let value = format!(
            "{name}={secret}; Path=/; HttpOnly; SameSite=Strict; Max-Age={seconds}{secure}"
        );
        [(SET_COOKIE, value)]
    }

    /// The creator's browser holds the organiser's link at once.
    pub(super) async fn join_own(
        &self,
        headers: &HeaderMap,
        links: &[GivenLink],
    ) -> Result<SetCookie, Failure> {
        let organiser = links.iter().find(|link| link.role == Role::Organiser);
        let organiser = found(organiser)?;
        let secret = self.join(self.cookie(headers), &organiser.link).await?;
        Ok(self.set_cookie(&secret, SESSION_LASTS))
    }

    /// Where a link leads: a table of cards has a page of its own.
    pub(super) async fn joined(&self, grant: &Grant) -> Result<Joined, Failure> {
        let mut joined = grant.joined();
        if let Scope::Game(game) = &grant.scope
            && self.is_cards(game).await?
        {
            joined.what = Creation::Table;
            joined.page = format!("/cards/{game}?as={}", grant.role);
        }
        Ok(joined)
    }

    /// Whether cards are played at a table; its first entry tells.
    async fn is_cards(&self, game: &GameId) -> Result<bool, Failure> {
        let stream = Scope::Game(game.clone()).to_string();
        let first = self
            .journal
            .with(move |s| s.read_some(&stream, 0, 1))
            .await?;
        let kind = first.first().and_then(|entry| Kind::of(&entry.body).ok());
        Ok(matches!(kind, Some(Kind::Ulti | Kind::Snapszer)))
    }

    /// Whether a visitor may create a game or a hall.
    pub(super) async fn may_create(
        &self,
        visitor: IpAddr,
        headers: &HeaderMap,
    ) -> Result<(), Failure> {
        let allowed = match &self.creators {
            Creators::Key(_) => self.has_the_key(headers).await?,
            Creators::Anyone => match self.guard.admits(visitor, Of::Creations) {
                true => true,
                false => return Err(Failure::TooMany),
            },
        };
        match allowed {
            true => Ok(()),
            false => Err(Failure::NoAccess(
                "only organisers who have the key of this server create games here",
            )),
        }
    }

    /// Whether the organisers' key comes with a request, or came with this browser before.
    async fn has_the_key(&self, headers: &HeaderMap) -> Result<bool, Failure> {
        let grants = self.grants_of(headers).await?;
        Ok(grants.iter().any(|grant| grant.scope == Scope::Server))
    }
}

async fn join(
    State(shared): State<Shared>,
    headers: HeaderMap,
    Given(request): Given<JoinRequest>,
) -> Result<Response, Failure> {
    let Some(grant) = shared.opens(&request.token).await? else {
        return Err(Failure::NoAccess("the link opens nothing, or no longer"));
    };
    let joined = shared.joined(&grant).await?;
    if let Some(token) = people::bearer(&headers) {
        // A program that bears a token keeps no cookie: its person follows the link.
        let own = shared.opens(token).await?.map(|grant| grant.scope);
        let (Some(Scope::Person(person)), false) = (own, matches!(grant.scope, Scope::Person(_)))
        else {
            return Err(Failure::NoAccess("only a token of a person follows links"));
        };
        shared.follow(&person, &grant.link).await?;
        return Ok(Json(joined).into_response());
    }
    let secret = shared.join(shared.cookie(&headers), &grant.link).await?;
    let cookie = shared.set_cookie(&secret, SESSION_LASTS);
    Ok((cookie, Json(joined)).into_response())
}

async fn view(State(shared): State<Shared>, headers: HeaderMap) -> Answer<SessionView> {
    let mut joined = Vec::new();
    for grant in shared.grants_of(&headers).await? {
        match &grant.scope {
            Scope::Server => {}
            Scope::Person(person) => {
                for seat in shared.open_seats(person, &grant.link).await? {
                    joined.push(shared.joined(&seat).await?);
                }
            }
            _ => joined.push(shared.joined(&grant).await?),
        }
    }
    let creates = match shared.creators {
        Creators::Anyone => true,
        Creators::Key(_) => shared.has_the_key(&headers).await?,
    };
    Ok(Json(SessionView { joined, creates }))
}

async fn forget(State(shared): State<Shared>, headers: HeaderMap) -> Result<Response, Failure> {
    if let Some(cookie) = shared.cookie(&headers) {
        shared.end_session(&cookie).await?;
    }
    Ok((StatusCode::NO_CONTENT, shared.set_cookie("", Span::ZERO)).into_response())
}
