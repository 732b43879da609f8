//! The pages, compiled in.

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "$JADOUBE_PAGES"]
struct Pages;

/// Answers with a page or what it is made of.
pub(crate) async fn page(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let first = path.split('/').next().unwrap_or_default();
    let names = [
        path.to_owned(),
        format!("{first}.html"),
        "index.html".to_owned(),
    ];
    let is_page = matches!(first, "" | "join" | "game" | "hall" | "laws" | "puzzles");
    let tried = if is_page { &names[..] } else { &names[..1] };
    let tried = tried.iter().filter(|name| !name.is_empty());
    let Some((name, file)) = tried
        .filter_map(|name| Pages::get(name).map(|file| (name, file)))
        .next()
    else {
        return (StatusCode::NOT_FOUND, "there is no such page").into_response();
    };
    let tag = format!("\"{}\"", hex_start(&file.metadata.sha256_hash()));
    if headers
        .get(IF_NONE_MATCH)
        .is_some_and(|known| *known == *tag)
    {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let lasting = name.starts_with("assets/");
    let cache = if lasting {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let body = match file.data {
        std::borrow::Cow::Borrowed(bytes) => Body::from(bytes),
        std::borrow::Cow::Owned(bytes) => Body::from(bytes),
    };
    (
        [
            (CONTENT_TYPE, file.metadata.mimetype().to_owned()),
            (CACHE_CONTROL, cache.to_owned()),
            (ETAG, tag),
        ],
        body,
    )
        .into_response()
}

fn hex_start(hash: &[u8]) -> String {
    hash.iter()
        .take(12)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}
