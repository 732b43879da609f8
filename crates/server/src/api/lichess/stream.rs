//! Streams of lines: JSON, one value a line, and an empty line every few seconds.

use std::convert::Infallible;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::HeaderName;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::stream::poll_fn;
use serde::Serialize;
use tokio::sync::mpsc;

/// How often a stream shows that it is alive. Programs give one up after fifteen seconds.
pub(super) const KEEP_ALIVE: Duration = Duration::from_secs(7);
/// A program that takes no line for so many of them is too slow.
const BACKLOG: usize = 64;

/// The end of a stream at which lines are written.
pub(super) struct Lines(mpsc::Sender<Bytes>);

impl Lines {
    /// Writes a line. False: nobody reads any more, or far too slowly.
    pub(super) fn write(&self, line: &impl Serialize) -> bool {
        let mut text = serde_json::to_vec(line).unwrap_or_default();
        text.push(b'\n');
        self.0.try_send(text.into()).is_ok()
    }

    /// Writes an empty line.
    pub(super) fn keep_alive(&self) -> bool {
        self.0.try_send(Bytes::from_static(b"\n")).is_ok()
    }

    /// Waits until nobody reads any more.
    pub(super) async fn closed(&self) {
        self.0.closed().await;
    }
}

/// A stream, and the answer that carries it.
pub(super) fn lines() -> (Lines, Response) {
    let (lines, mut written) = mpsc::channel(BACKLOG);
    let stream = poll_fn(move |context| {
        let line = written.poll_recv(context);
        line.map(|line| line.map(Ok::<Bytes, Infallible>))
    });
    let kind = [
        (CONTENT_TYPE, "application/x-ndjson"),
        // A proxy that waits for more would keep moves back.
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    (
        Lines(lines),
        (kind, Body::from_stream(stream)).into_response(),
    )
}
