//! What stands between the world and the rooms: origins, limits, headers.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::header::{HOST, HeaderName, HeaderValue, ORIGIN};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::Response;

use crate::Shared;
use crate::forwarding::household;
use tokio::time::Instant;

/// How often something may be done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// So often at once.
    pub burst: u32,
    /// So often in the long run.
    pub per_second: f64,
}

/// How much one visitor may ask for.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests that write something.
    pub writes: Rate,
    /// Games and halls created; boards of a hall are the hall's.
    pub creations: Rate,
    /// All requests.
    pub requests: Rate,
    /// Messages on one line.
    pub messages: Rate,
    /// Lines to one game or hall.
    pub lines_per_room: u32,
    /// Lines from one address.
    pub lines_per_visitor: u32,
    /// Connections from one address that are no lines.
    pub connections: u32,
    /// How often a line is pinged; one that has not answered by the next ping is closed.
    pub ping: Duration,
    /// How long a visitor may take to send the head of a request, and how long the whole of it and
    /// its answer may take.
    pub patience: Duration,
}

impl Limits {
    /// Limits for visitors of whom each address makes so many requests in a second: of those that
    /// write a tenth, much more of both at once, messages on each line a fifth, ten times as many
    /// open lines, and as many new games in an hour.
    pub fn per_second(requests: u32) -> Limits {
        let rate = f64::from(requests.max(1));
        Limits {
            writes: Rate {
                burst: requests.saturating_mul(2).max(20),
                per_second: rate / 10.0,
            },
            creations: Rate {
                burst: requests.saturating_mul(2).max(20),
                per_second: rate / 3600.0,
            },
            requests: Rate {
                burst: requests.saturating_mul(12).max(20),
                per_second: rate,
            },
            messages: Rate {
                burst: requests.saturating_mul(3).div_ceil(5).max(20),
                per_second: rate / 5.0,
            },
            lines_per_room: 1000,
            lines_per_visitor: requests.saturating_mul(10).max(20),
            connections: requests.saturating_mul(2).max(20),
            ping: Duration::from_secs(15),
            patience: Duration::from_secs(20),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits::per_second(100)
    }
}

/// The longest message on a line, in bytes.
pub(crate) const LONGEST_MESSAGE: usize = 16 * 1024;
/// The longest body of a request, in bytes.
pub(crate) const LONGEST_BODY: usize = 64 * 1024;
/// How many refusals are written to the log.
const NOTES: Rate = Rate {
    burst: 50,
    per_second: 5.0,
};
/// Visitors that are remembered at a time.
const VISITORS: usize = 20_000;

/// A bucket that fills with time and is emptied by requests.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    rate: Rate,
    level: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: Rate) -> Bucket {
        Bucket {
            rate,
            level: rate.burst.into(),
            at: Instant::now(),
        }
    }

    /// Whether nothing would be lost if it were forgotten.
    fn is_full_again(&self) -> bool {
        let filled = self.at.elapsed().as_secs_f64() * self.rate.per_second;
        self.level + filled >= self.rate.burst.into()
    }

    /// Whether one more is allowed now.
    pub(crate) fn take(&mut self) -> bool {
        let now = Instant::now();
        let filled = now.duration_since(self.at).as_secs_f64() * self.rate.per_second;
        self.level = (self.level + filled).min(self.rate.burst.into());
        self.at = now;
        if self.level < 1.0 {
            return false;
        }
        self.level -= 1.0;
        true
    }
}

/// Limits per visitor.
#[derive(Debug)]
pub(crate) struct Guard {
    pub limits: Limits,
    visitors: Mutex<HashMap<(IpAddr, Of), Bucket>>,
    /// Lines about refusals in the log: somebody who floods the server does not flood the log.
    noted: Mutex<Bucket>,
}

/// What a visitor's requests are counted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Of {
    /// Everything.
    Requests,
    /// What may change something.
    Writes,
    /// New games and halls.
    Creations,
}

impl Guard {
    pub(crate) fn new(limits: Limits) -> Guard {
        Guard {
            limits,
            visitors: Mutex::new(HashMap::new()),
            noted: Mutex::new(Bucket::new(NOTES)),
        }
    }

    /// Whether one more refusal is worth a line in the log.
    pub(crate) fn notes(&self) -> bool {
        let mut noted = self.noted.lock().unwrap_or_else(PoisonError::into_inner);
        noted.take()
    }

    /// Whether a visitor may make one more request.
    pub(crate) fn admits(&self, visitor: IpAddr, of: Of) -> bool {
        let visitor = household(visitor);
        let mut visitors = self.visitors.lock().unwrap_or_else(PoisonError::into_inner);
        if visitors.len() >= VISITORS {
            // Whoever has not come lately has a full bucket again and need not be remembered.
            visitors.retain(|_, bucket| !bucket.is_full_again());
        }
        let limit = match of {
            Of::Requests => self.limits.requests,
            Of::Writes => self.limits.writes,
            Of::Creations => self.limits.creations,
        };
        let bucket = visitors
            .entry((visitor, of))
            .or_insert_with(|| Bucket::new(limit));
        bucket.take()
    }
}

/// Whether a request comes from a page of this server, as far as a browser says where it comes from.
pub(crate) fn is_same_origin(headers: &HeaderMap, public: Option<&str>) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        // Programs send none; browsers always do where it matters.
        return true;
    };
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    if public.is_some_and(|public| public.trim_end_matches('/') == origin) {
        return true;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let of = origin
        .strip_prefix("http://")
        .or_else(|| origin.strip_prefix("https://"));
    host.is_some() && of == host
}

/// Whether a request may change something.
pub(crate) fn writes(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Headers that go with every answer.
pub(crate) async fn headers(
    State(shared): State<Shared>,
    request: Request,
    next: Next,
) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (
            "content-security-policy",
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; media-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        ),
        ("referrer-policy", "no-referrer"),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        (
            "permissions-policy",
            "camera=(), microphone=(), geolocation=()",
        ),
    ] {
        // A paper brings its own policy: it has a style of its own and no script.
        headers
            .entry(HeaderName::from_static(name))
            .or_insert(HeaderValue::from_static(value));
    }
    if shared.is_secure() {
        // Two years, as browsers ask of those that they know beforehand.
        let always = HeaderValue::from_static("max-age=63072000");
        headers.insert("strict-transport-security", always);
    }
    if api {
        headers.insert("cache-control", HeaderValue::from_static("no-store"));
    }
    response
}
