//! The browser's session: the secret of a link for a cookie.

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use jadoube_wire::{GivenLink, JoinRequest, Role, SessionView};

use super::failure::{Answer, Failure, Given, found};
use crate::Shared;
use crate::access::{COOKIE_NAME, Grant, cookie};
use crate::openapi::Route;

const A_YEAR: u32 = 365 * 24 * 3600;

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/api/session", get(view))
            .says("What this browser's cookie opens")
            .gives("SessionView"),
        Route::post("/api/session", post(join))
            .says("Exchange the secret of a link for a cookie")
            .takes("JoinRequest")
            .gives("Joined"),
        Route::delete("/api/session", delete(forget)).says("Forget the cookie"),
    ]
}

/// A header that sets the cookie.
type SetCookie = [(HeaderName, String); 1];

impl Shared {
    fn set_cookie(&self, secret: &str, seconds: u32) -> SetCookie {
        let tls = self
            .public
            .as_ref()
            .is_some_and(|public| public.starts_with("https://"));
        let secure = if tls { "; Secure" } else { "" };
        let value = format!(
            "{COOKIE_NAME}={secret}; Path=/; HttpOnly; SameSite=Strict; Max-Age={seconds}{secure}"
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
        let secret = self.join(cookie(headers), &organiser.link).await?;
        Ok(self.set_cookie(&secret, A_YEAR))
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
    let secret = shared.join(cookie(&headers), &grant.link).await?;
    Ok((shared.set_cookie(&secret, A_YEAR), Json(grant.joined())).into_response())
}

async fn view(State(shared): State<Shared>, headers: HeaderMap) -> Answer<SessionView> {
    let grants = shared.grants(cookie(&headers).as_deref()).await?;
    let joined = grants.iter().map(Grant::joined).collect();
    Ok(Json(SessionView { joined }))
}

async fn forget(State(shared): State<Shared>) -> Response {
    (StatusCode::NO_CONTENT, shared.set_cookie("", 0)).into_response()
}
