//! For those who run the server: is it well, and how much does it do?

use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use jadoube_journal::Streams;
use jadoube_ruling::with_causes;

use crate::Shared;
use crate::openapi::Route;

/// A journal that has kept nothing for so long does not work.
const SILENT: Duration = Duration::from_secs(3);

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/health", get(health))
            .says("Whether the server and its database work")
            .text("text/plain"),
        Route::get("/metrics", get(metrics))
            .says("Figures for Prometheus")
            .text("text/plain"),
    ]
}

async fn health(State(shared): State<Shared>) -> Response {
    // A sign of life is kept four times a second: on a full disk, or in a file that was taken away,
    // it is not.
    if shared.journal.silent_for() > SILENT {
        let text = "the journal keeps nothing\n";
        return (StatusCode::SERVICE_UNAVAILABLE, text).into_response();
    }
    // The database answers, or it does not.
    let beat = |s: &mut dyn Streams| s.last_beat();
    match shared.journal.with(beat).await {
        Ok(_) => (StatusCode::OK, "ok\n").into_response(),
        Err(error) => {
            tracing::error!(error = with_causes(&error), "the journal does not answer");
            let text = "the journal does not answer\n";
            (StatusCode::SERVICE_UNAVAILABLE, text).into_response()
        }
    }
}

async fn metrics(State(shared): State<Shared>) -> Response {
    let (commits, lines) = (shared.journal.commits(), shared.connections.count());
    let text = shared.metrics.text(commits, lines);
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
