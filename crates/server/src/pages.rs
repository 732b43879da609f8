//! The pages, compiled in.

use axum::http::header::{ACCEPT, CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};

/// A file of the pages.
struct Page {
    name: &'static str,
    tag: &'static str,
    bytes: &'static [u8],
}

/// Sorted by name.
static PAGES: &[Page] = &include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// Answers with a page or what it is made of.
pub(crate) async fn page(uri: Uri, headers: HeaderMap) -> Response {
    let Some(page) = find(uri.path().trim_start_matches('/')) else {
        return lost(&headers);
    };
    if headers
        .get(IF_NONE_MATCH)
        .is_some_and(|known| known == page.tag)
    {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    // What the build names by its contents never changes.
    let cache = match page.name.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let head = [
        (CONTENT_TYPE, kind(page.name)),
        (CACHE_CONTROL, cache),
        (ETAG, page.tag),
    ];
    (head, page.bytes).into_response()
}

/// A person who asks for a page that does not exist is shown the front page, which says so.
fn lost(headers: &HeaderMap) -> Response {
    let accepted = headers.get(ACCEPT).and_then(|it| it.to_str().ok());
    let reads = accepted.is_some_and(|kinds| kinds.contains("text/html"));
    match find("").filter(|_| reads) {
        Some(front) => {
            let head = [
                (CONTENT_TYPE, kind(front.name)),
                (CACHE_CONTROL, "no-cache"),
            ];
            (StatusCode::NOT_FOUND, head, front.bytes).into_response()
        }
        None => (StatusCode::NOT_FOUND, "there is no such page").into_response(),
    }
}

/// The file of that name, or the page that an address like `/game/abc` belongs to.
fn find(path: &str) -> Option<&'static Page> {
    let named = |name: &str| {
        let at = PAGES.binary_search_by(|page| page.name.cmp(name)).ok()?;
        PAGES.get(at)
    };
    let first = path.split('/').next().unwrap_or_default();
    let page = || match first {
        "" | "join" | "game" | "cards" | "hall" | "laws" | "puzzles" | "clock" | "pocket"
        | "events" | "event" => named(&format!("{first}.html")).or_else(|| named("index.html")),
        _ => None,
    };
    named(path).or_else(page)
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "wasm" => "application/wasm",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wav" => "audio/wav",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::kind;

    #[test]
    fn every_file_has_the_kind_that_browsers_ask_for() {
        for (name, expected) in [
            ("index.html", "text/html; charset=utf-8"),
            ("assets/table-1a2b.js", "text/javascript; charset=utf-8"),
            ("worker.mjs", "text/javascript; charset=utf-8"),
            ("assets/table.css", "text/css; charset=utf-8"),
            ("table.js.map", "application/json"),
            ("cases.json", "application/json"),
            ("app.webmanifest", "application/manifest+json"),
            ("icon.svg", "image/svg+xml"),
            ("icon.png", "image/png"),
            ("photo.jpg", "image/jpeg"),
            ("photo.jpeg", "image/jpeg"),
            ("favicon.ico", "image/x-icon"),
            ("sans.woff2", "font/woff2"),
            ("sans.woff", "font/woff"),
            ("rules.wasm", "application/wasm"),
            ("press.mp3", "audio/mpeg"),
            ("press.ogg", "audio/ogg"),
            ("press.wav", "audio/wav"),
            ("en.ftl", "text/plain; charset=utf-8"),
            ("robots.txt", "text/plain; charset=utf-8"),
            ("unknown", "application/octet-stream"),
        ] {
            assert_eq!(kind(name), expected, "{name}");
        }
    }
}
