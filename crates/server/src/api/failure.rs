//! Answers that are no success, and the extractors that give them.

use std::error::Error;

use axum::Json;
use axum::extract::rejection::{
    BytesRejection, JsonRejection, PathRejection, QueryRejection, StringRejection,
};
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use jadoube_journal::{BodyError, StoreError};
use jadoube_ruling::with_causes;
use jadoube_wire::Problem;
use tokio::task::JoinError;

use crate::access::AccessError;
use crate::guard::LONGEST_BODY;
use crate::rooms::NoRoom;
use crate::table::LayError;

/// An answer that is no success. What a visitor has done wrong is said to the visitor; what has gone
/// wrong in the server is for the log, with its causes.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    #[error("there is no such thing, or no link to it")]
    NotFound,
    #[error("{0}")]
    NoAccess(&'static str),
    #[error("the request bears no token, or one that opens nothing")]
    NotSigned,
    #[error("{0}")]
    Invalid(String),
    #[error("too many requests; please wait")]
    TooMany,
    #[error("a body has {LONGEST_BODY} bytes at most")]
    TooBig,
    #[error("the request took too long")]
    TooSlow,
    #[error("the journal has failed")]
    Store(#[from] StoreError),
    #[error("others were always first")]
    Contended,
    #[error("the machine gives no random numbers")]
    Random(#[source] getrandom::Error),
    #[error("the search did not come back")]
    Search(#[from] JoinError),
    #[error("an entry cannot be written")]
    Entry(#[source] Box<dyn Error + Send + Sync>),
}

impl Failure {
    pub(super) fn status(&self) -> StatusCode {
        match self {
            Failure::NotSigned => StatusCode::UNAUTHORIZED,
            Failure::NotFound => StatusCode::NOT_FOUND,
            Failure::NoAccess(_) => StatusCode::FORBIDDEN,
            Failure::Invalid(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Failure::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Failure::TooBig => StatusCode::PAYLOAD_TOO_LARGE,
            Failure::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Failure::Store(_) | Failure::Contended => StatusCode::SERVICE_UNAVAILABLE,
            Failure::Random(_) | Failure::Search(_) | Failure::Entry(_) => {
                StatusCode::INTERNAL_SERVER_ERROR
            }
        }
    }

    /// The word by which programs know it.
    const fn word(&self) -> &'static str {
        match self {
            Failure::NotFound => "not_found",
            Failure::NoAccess(_) => "no_access",
            Failure::NotSigned => "not_signed",
            Failure::Invalid(_) => "invalid",
            Failure::TooMany => "too_many",
            Failure::TooBig => "too_big",
            Failure::TooSlow => "too_slow",
            Failure::Store(_) | Failure::Contended => "unavailable",
            Failure::Random(_) | Failure::Search(_) | Failure::Entry(_) => "failed",
        }
    }

    /// What the visitor is told: of the server's own troubles only that there are some.
    fn detail(&self) -> String {
        match self {
            Failure::Store(_) => "the journal cannot be reached; please try again".to_owned(),
            Failure::Contended => "many ask for this at once; please try again".to_owned(),
            Failure::Random(_) | Failure::Search(_) | Failure::Entry(_) => {
                "the server has failed; please try again".to_owned()
            }
            own => own.to_string(),
        }
    }
}

impl Failure {
    /// What the visitor is told; what has gone wrong in the server is written to the log.
    pub(super) fn problem(&self) -> Problem {
        if self.status().is_server_error() {
            tracing::error!(error = with_causes(self), "a request has failed");
        }
        Problem {
            problem: self.word().to_owned(),
            detail: self.detail(),
            error: None,
        }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let status = self.status();
        let mut response = (status, Json(self.problem())).into_response();
        if status == StatusCode::TOO_MANY_REQUESTS {
            let headers = response.headers_mut();
            headers.insert(RETRY_AFTER, HeaderValue::from_static("5"));
        }
        response
    }
}

impl From<AccessError> for Failure {
    fn from(error: AccessError) -> Failure {
        match error {
            AccessError::Store(error) => Failure::Store(error),
            AccessError::Random(error) => Failure::Random(error),
            AccessError::Entry(error) => Failure::Entry(error.into()),
            AccessError::Full => Failure::Invalid(error.to_string()),
            AccessError::Contended => Failure::Contended,
        }
    }
}

impl From<LayError> for Failure {
    fn from(error: LayError) -> Failure {
        match error {
            // The visitor cannot help it that the machine gives no numbers.
            LayError::Random(error) => Failure::Random(error),
            LayError::Unlaid(error) => error.into(),
        }
    }
}

impl From<jadoube_table::LayError> for Failure {
    fn from(error: jadoube_table::LayError) -> Failure {
        Failure::Invalid(error.to_string())
    }
}

impl From<BodyError> for Failure {
    fn from(error: BodyError) -> Failure {
        Failure::Entry(error.into())
    }
}

impl From<NoRoom> for Failure {
    fn from(error: NoRoom) -> Failure {
        match error {
            NoRoom::NoSuchGame => Failure::NotFound,
            NoRoom::Store(error) => Failure::Store(error),
        }
    }
}

impl From<JsonRejection> for Failure {
    fn from(rejection: JsonRejection) -> Failure {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Failure::TooBig,
            _ => Failure::Invalid(rejection.body_text()),
        }
    }
}

impl From<StringRejection> for Failure {
    fn from(rejection: StringRejection) -> Failure {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Failure::TooBig,
            _ => Failure::Invalid(rejection.body_text()),
        }
    }
}

impl From<BytesRejection> for Failure {
    fn from(rejection: BytesRejection) -> Failure {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Failure::TooBig,
            _ => Failure::Invalid(rejection.body_text()),
        }
    }
}

impl From<QueryRejection> for Failure {
    fn from(rejection: QueryRejection) -> Failure {
        Failure::Invalid(rejection.body_text())
    }
}

impl From<PathRejection> for Failure {
    fn from(_: PathRejection) -> Failure {
        // What cannot be a name names nothing.
        Failure::NotFound
    }
}

impl From<WebSocketUpgradeRejection> for Failure {
    fn from(rejection: WebSocketUpgradeRejection) -> Failure {
        Failure::Invalid(rejection.body_text())
    }
}

/// A body of JSON; what is wrong with it is said as a `Problem`.
#[derive(FromRequest)]
#[from_request(via(Json), rejection(Failure))]
pub(crate) struct Given<T>(pub T);

/// A body as it came, text or bytes; one that is too big, or no text, is a `Problem` too.
pub(crate) struct Sent<T>(pub T);

impl<S, T> FromRequest<S> for Sent<T>
where
    S: Send + Sync,
    T: FromRequest<S>,
    T::Rejection: Into<Failure>,
{
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Sent<T>, Failure> {
        let sent = T::from_request(request, state).await;
        sent.map(Sent).map_err(Into::into)
    }
}

/// The names in the path.
#[derive(FromRequestParts)]
#[from_request(via(Path), rejection(Failure))]
pub(crate) struct At<T>(pub T);

/// What stands behind `?`.
#[derive(FromRequestParts)]
#[from_request(via(Query), rejection(Failure))]
pub(crate) struct Asking<T>(pub T);

pub(crate) type Answer<T> = Result<Json<T>, Failure>;

pub(crate) fn found<T>(value: Option<T>) -> Result<T, Failure> {
    value.ok_or(Failure::NotFound)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_reported_as_what_it_is_not() {
        let random = Failure::from(AccessError::Random(getrandom::Error::UNSUPPORTED));
        assert_eq!(random.word(), "failed");
        assert!(with_causes(&random).starts_with("the machine gives no random numbers: "));
        let laid = Failure::from(LayError::Random(getrandom::Error::UNSUPPORTED));
        assert_eq!(laid.status(), StatusCode::INTERNAL_SERVER_ERROR);
        let store = Failure::from(StoreError::Unavailable("gone".to_owned()));
        assert_eq!(store.word(), "unavailable");
        assert!(
            with_causes(&store).ends_with("gone"),
            "{}",
            with_causes(&store)
        );
        // Others who are quicker are no failed journal either.
        let contended = Failure::from(AccessError::Contended);
        assert_eq!(contended.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert!(!contended.detail().contains("journal"));
        // What the machine says is for the log, not for the visitor.
        for failure in [random, store] {
            assert!(!failure.detail().contains("gone"));
            assert!(!failure.detail().contains("random"));
        }
    }

    #[tokio::test]
    async fn a_search_that_panics_is_no_failed_journal() {
        let search = tokio::task::spawn_blocking(|| std::panic::panic_any("a defect"));
        let failure = Failure::from(search.await.expect_err("it has panicked"));
        assert_eq!(failure.word(), "failed");
        assert_eq!(failure.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert!(with_causes(&failure).starts_with("the search did not come back: "));
    }
}
