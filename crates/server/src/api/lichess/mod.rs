//! The interface that programs written for Lichess speak, as far as the Laws know what it asks for
//! (`docs/programs.md`). It is there as soon as the operator has added people.

mod account;
mod body;
mod challenge;
mod events;
mod game;
mod seek;
mod shapes;
mod stream;

use axum::Json;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use jadoube_journal::StoreError;
use jadoube_wire::PersonId;
use std::convert::Infallible;

use super::failure::Failure;
use crate::Shared;
use crate::access::AccessError;
use crate::openapi::Route;
use crate::people::{self, Caller, Permission, Person};
use crate::rooms::NoRoom;

pub(crate) use challenge::{Challenge, Settled};
pub(crate) use seek::Seeks;

pub(super) fn routes() -> Vec<Route> {
    [
        account::routes(),
        challenge::routes(),
        events::routes(),
        game::routes(),
        seek::routes(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// An answer that is no success, as these programs read it: what is wrong stands in `error` too.
pub(super) struct Amiss(Failure);

macro_rules! amiss {
    ($($cause:ty),*) => {
        $(impl From<$cause> for Amiss {
            fn from(cause: $cause) -> Amiss {
                Amiss(cause.into())
            }
        })*
    };
}
amiss!(Failure, AccessError, StoreError, NoRoom);

impl IntoResponse for Amiss {
    fn into_response(self) -> Response {
        let status = match &self.0 {
            // These programs know no other status for what cannot be done.
            Failure::Invalid(_) => StatusCode::BAD_REQUEST,
            other => other.status(),
        };
        let mut problem = self.0.problem();
        problem.error = Some(problem.detail.clone());
        (status, Json(problem)).into_response()
    }
}

fn invalid(why: impl Into<String>) -> Amiss {
    Amiss(Failure::Invalid(why.into()))
}

/// Which of the two interfaces for players is asked: people's, or programs'.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Board,
    Bot,
}

impl<S: Sync> FromRequestParts<S> for Kind {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Kind, Infallible> {
        Ok(match parts.uri.path().starts_with("/api/bot/") {
            true => Kind::Bot,
            false => Kind::Board,
        })
    }
}

impl Kind {
    const fn permission(self) -> Permission {
        match self {
            Kind::Board => Permission::BoardPlay,
            Kind::Bot => Permission::BotPlay,
        }
    }
}

impl Shared {
    /// Who asks, by a token that may be for anything.
    async fn signed(&self, headers: &HeaderMap) -> Result<Caller, Amiss> {
        if self.register().await?.is_empty() {
            return Err(Failure::NotFound.into());
        }
        let caller = match people::bearer(headers) {
            Some(token) => self.caller(token).await?,
            None => None,
        };
        caller.ok_or(Amiss(Failure::NotSigned))
    }

    /// Who asks, by a token that is for this.
    async fn signed_for(
        &self,
        headers: &HeaderMap,
        permission: Permission,
    ) -> Result<Caller, Amiss> {
        let caller = self.signed(headers).await?;
        match caller.may(permission) {
            true => Ok(caller),
            false => Err(Failure::NoAccess(match permission {
                Permission::BoardPlay => "the token has no scope board:play",
                Permission::BotPlay => "the token has no scope bot:play",
                Permission::ChallengeRead => "the token has no scope challenge:read",
                Permission::ChallengeWrite => "the token has no scope challenge:write",
            })
            .into()),
        }
    }

    /// Who it is, as it is now.
    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        Ok(self.register().await?.person(id).cloned())
    }
}
