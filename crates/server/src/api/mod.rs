//! The HTTP interface: one file for each resource, each with its table of routes.

mod admission;
mod duplicates;
mod engines;
mod events;
mod failure;
mod games;
mod halls;
mod lichess;
mod links;
mod operation;
mod pgn;
mod rematch;
mod session;
mod study;
mod tables;
mod why;

use std::net::{IpAddr, SocketAddr};
use std::sync::LazyLock;

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use jadoube_journal::StoreError;
use jadoube_wire::{Language, Role};
use serde::Deserialize;
use tokio::time::timeout;

pub(crate) use failure::{Asking, At, Failure, found};
pub(crate) use lichess::{Challenge, Seeks, Settled};
pub(crate) use pgn::Written;

use crate::guard::{self, LONGEST_BODY, Of};
use crate::openapi::Route;
use crate::{Shared, openapi, pages, rooms};

/// Every route of the interface, with what is said about it in `/openapi.json`.
fn interface() -> Vec<Route> {
    [
        games::routes(),
        pgn::routes(),
        why::routes(),
        tables::routes(),
        duplicates::routes(),
        halls::routes(),
        events::routes(),
        engines::routes(),
        links::routes(),
        rematch::routes(),
        session::routes(),
        study::routes(),
        lichess::routes(),
        operation::routes(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// `/openapi.json`, written when somebody first asks for it.
static DESCRIPTION: LazyLock<String> =
    LazyLock::new(|| openapi::document(&interface()).to_string());

async fn described() -> impl IntoResponse {
    let form = [(header::CONTENT_TYPE, "application/json")];
    (form, DESCRIPTION.as_str())
}

pub(crate) fn routes(shared: Shared) -> Router {
    interface()
        .into_iter()
        .fold(Router::new(), |routes, route| {
            routes.route(route.path, route.handler)
        })
        .route("/openapi.json", get(described))
        .route("/api/{*rest}", get(nothing).post(nothing).delete(nothing))
        .fallback(get(pages::page))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(middleware::from_fn_with_state(shared.clone(), watch_over))
        .layer(middleware::from_fn_with_state(
            shared.clone(),
            guard::headers,
        ))
        .with_state(shared)
}

async fn nothing() -> Failure {
    Failure::NotFound
}

/// Limits, origins, and a line in the log without secrets.
async fn watch_over(State(shared): State<Shared>, request: Request, next: Next) -> Response {
    let writes = guard::writes(request.method());
    let visitor = request
        .extensions()
        .get::<ConnectInfo<SocketAddr>>()
        .map(|ConnectInfo(address)| address.ip());
    let method = request.method().clone();
    // Secrets stand behind `#`, which is never sent; a spectator's may stand in a query, so queries are left out.
    let path = request.uri().path().to_owned();
    let response = match may_pass(&shared, visitor, writes, &request) {
        Err(failure) => failure.into_response(),
        Ok(()) => {
            let elsewhere = may_go_elsewhere(&shared, writes, &path);
            tokio::select! {
                biased;
                response = timeout(shared.guard.limits.patience, next.run(request)) => {
                    response.unwrap_or_else(|_| Failure::TooSlow.into_response())
                }
                () = rooms::journal_silent(&shared), if elsewhere => {
                    let why = "it keeps nothing at present; another node may".to_owned();
                    Failure::Store(StoreError::Unavailable(why)).into_response()
                }
            }
        }
    };
    let status = response.status();
    let client = visitor.map(|visitor| visitor.to_string());
    let refused = matches!(
        status,
        StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN | StatusCode::TOO_MANY_REQUESTS
    );
    if refused && shared.guard.notes() {
        tracing::warn!(target: "access", client, %method, path, status = status.as_u16(), "refused");
    } else {
        tracing::info!(client, %method, path, status = status.as_u16(), "request");
    }
    response
}

/// Whether it is better to turn somebody away than to let him wait for the journal: where other nodes
/// serve, who comes, or only looks, may be served by one of them.
fn may_go_elsewhere(shared: &Shared, writes: bool, path: &str) -> bool {
    let harmless = !writes || path == "/api/session";
    shared.journal.is_shared() && harmless && path.starts_with("/api/")
}

/// Whether a request is within the limits and comes from a page of this server.
fn may_pass(
    shared: &Shared,
    visitor: Option<IpAddr>,
    writes: bool,
    request: &Request,
) -> Result<(), Failure> {
    let admits = |of| visitor.is_none_or(|visitor| shared.guard.admits(visitor, of));
    if !admits(Of::Requests) || (writes && !admits(Of::Writes)) {
        return Err(Failure::TooMany);
    }
    let socket = request.headers().contains_key("sec-websocket-key");
    if (writes || socket) && !guard::is_same_origin(request.headers(), shared.public.as_deref()) {
        return Err(Failure::NoAccess(
            "the request comes from another site's page",
        ));
    }
    Ok(())
}

/// What most routes may be asked behind `?`.
#[derive(Debug, Default, Deserialize)]
struct Query {
    /// As whom.
    #[serde(rename = "as")]
    role: Option<Role>,
    /// In which language sentences are wanted.
    #[serde(default)]
    lang: Language,
    /// Only what happened before the entry of this number.
    before: Option<u64>,
}
