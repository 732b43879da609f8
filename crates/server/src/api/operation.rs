//! For those who run the server: is it well, and how much does it do?

use std::ffi::CString;
use std::os::unix::ffi::OsStrExt;
use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use jadoube_journal::{StoreError, Streams};
use jadoube_ruling::with_causes;

use crate::Shared;
use crate::metrics::Gauges;
use crate::openapi::Route;

/// A journal that has kept nothing for so long does not work.
const SILENT: Duration = Duration::from_secs(3);

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/health", get(health))
            .says("Whether the server and its database work")
            .texts(&["text/plain"]),
        Route::get("/metrics", get(metrics))
            .says("Figures for Prometheus")
            .texts(&["text/plain"]),
    ]
}

async fn health(State(shared): State<Shared>) -> Response {
    // A sign of life is kept four times a second: on a full disk, or in a file that was taken away,
    // it is not.
    let silent = shared.journal.silent_for();
    if silent > SILENT {
        let why = shared.journal.trouble();
        let why = why.unwrap_or("the journal keeps nothing");
        let text = format!("{why}\n{}", facts(&shared));
        return (StatusCode::SERVICE_UNAVAILABLE, text).into_response();
    }
    if !shared.journal.is_there() {
        let text = format!("{}\n{}", StoreError::Gone.plainly(), facts(&shared));
        return (StatusCode::SERVICE_UNAVAILABLE, text).into_response();
    }
    // The database answers, or it does not.
    let beat = |s: &mut dyn Streams| s.last_beat();
    match shared.journal.with(beat).await {
        Ok(_) => (StatusCode::OK, format!("ok\n{}", facts(&shared))).into_response(),
        Err(error) => {
            tracing::error!(error = with_causes(&error), "the journal does not answer");
            let text = format!("the journal does not answer\n{}", facts(&shared));
            (StatusCode::SERVICE_UNAVAILABLE, text).into_response()
        }
    }
}

/// What else an operator wants to know, a line each.
fn facts(shared: &Shared) -> String {
    let kept = shared.journal.silent_for().as_millis();
    let free = disk_free(shared).map(|free| format!("{} MiB of the disk are free\n", free >> 20));
    format!(
        "something was kept {kept} ms ago\n{}",
        free.unwrap_or_default()
    )
}

/// What is free on the disk of the file, in bytes.
fn disk_free(shared: &Shared) -> Option<u64> {
    let file = CString::new(shared.journal.file()?.as_os_str().as_bytes()).ok()?;
    let found = rustix::fs::statvfs(&*file).ok()?;
    Some(found.f_bavail.saturating_mul(found.f_frsize))
}

async fn metrics(State(shared): State<Shared>) -> Response {
    let text = shared.metrics.text(Gauges {
        commits: shared.journal.commits(),
        reads: shared.journal.reads(),
        lines: shared.connections.count(),
        silent: shared.journal.silent_for(),
        free: disk_free(&shared),
    });
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
