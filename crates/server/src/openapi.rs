//! `/openapi.json`: the HTTP interface for programs.

use serde_json::{Map, Value, json};

/// A route of the interface: method, path, what it does, the type it takes, the type it gives.
pub(crate) type Route = (
    &'static str,
    &'static str,
    &'static str,
    Option<&'static str>,
    &'static str,
);

/// Every route of the interface. Types are those of `wire.ts`.
pub(crate) const ROUTES: &[Route] = &[
    (
        "get",
        "/api/presets",
        "Time controls by name",
        None,
        "TimePreset[]",
    ),
    (
        "post",
        "/api/games",
        "Create a game; the answer holds its secret links",
        Some("GameRequest"),
        "GameCreated",
    ),
    (
        "get",
        "/api/games/{game}",
        "A game at a glance",
        None,
        "GameView",
    ),
    (
        "get",
        "/api/games/{game}/line",
        "The game's line, a WebSocket",
        None,
        "Heard",
    ),
    (
        "post",
        "/api/games/{game}/say",
        "One message without a socket",
        Some("Said"),
        "Heard[]",
    ),
    (
        "get",
        "/api/games/{game}/history",
        "The record with sentences",
        None,
        "HistoryView",
    ),
    (
        "get",
        "/api/games/{game}/journal",
        "The journal, one line of JSON each",
        None,
        "text",
    ),
    (
        "get",
        "/api/games/{game}/pgn",
        "The moves as PGN",
        None,
        "text",
    ),
    (
        "get",
        "/api/games/{game}/links",
        "The links of a game",
        None,
        "LinkView[]",
    ),
    (
        "post",
        "/api/games/{game}/links",
        "One more link",
        Some("LinkRequest"),
        "GivenLink",
    ),
    (
        "delete",
        "/api/games/{game}/links/{link}",
        "Take a link away",
        None,
        "nothing",
    ),
    (
        "post",
        "/api/halls",
        "Create a hall",
        Some("HallRequest"),
        "HallCreated",
    ),
    (
        "get",
        "/api/halls/{hall}",
        "The boards of a hall",
        None,
        "HallView",
    ),
    (
        "get",
        "/api/halls/{hall}/line",
        "The hall's line, a WebSocket",
        None,
        "HallHeard",
    ),
    (
        "post",
        "/api/halls/{hall}/games",
        "One more board",
        Some("GameRequest"),
        "GameCreated",
    ),
    (
        "get",
        "/api/halls/{hall}/links",
        "The links of a hall",
        None,
        "LinkView[]",
    ),
    (
        "post",
        "/api/halls/{hall}/links",
        "One more link",
        Some("LinkRequest"),
        "GivenLink",
    ),
    (
        "delete",
        "/api/halls/{hall}/links/{link}",
        "Take a link away",
        None,
        "nothing",
    ),
    (
        "get",
        "/api/session",
        "What this browser's cookie opens",
        None,
        "SessionView",
    ),
    (
        "post",
        "/api/session",
        "Exchange the secret of a link for a cookie",
        Some("JoinRequest"),
        "Joined",
    ),
    (
        "delete",
        "/api/session",
        "Forget the cookie",
        None,
        "nothing",
    ),
    (
        "get",
        "/api/laws/{edition}",
        "The articles of an edition",
        None,
        "LawsView",
    ),
    (
        "get",
        "/api/puzzles",
        "The ids of all puzzles",
        None,
        "string[]",
    ),
    ("get", "/api/puzzles/{puzzle}", "A puzzle", None, "Puzzle"),
    (
        "post",
        "/api/puzzles/{puzzle}/answer",
        "Answer a puzzle",
        Some("PuzzleAnswer"),
        "PuzzleSolved",
    ),
    (
        "post",
        "/api/winnable",
        "Can a side still mate?",
        Some("Winnable"),
        "WinnableAnswer",
    ),
    (
        "get",
        "/health",
        "Whether the server and its database work",
        None,
        "text",
    ),
    ("get", "/metrics", "Figures for Prometheus", None, "text"),
];

/// The description.
pub(crate) fn document() -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for (method, path, summary, takes, gives) in ROUTES {
        let parameters: Vec<Value> = path
            .split('/')
            .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
            .map(|name| json!({"name": name, "in": "path", "required": true, "schema": {"type": "string"}}))
            .collect();
        let mut operation = json!({
            "summary": summary,
            "parameters": parameters,
            "responses": {
                "default": {"description": "Anything else", "content": {"application/json": {"schema": schema("Problem")}}},
                "200": {"description": "Done", "content": {content(gives): {"schema": schema(gives)}}},
            },
        });
        if let Some(takes) = takes {
            operation["requestBody"] = json!({"required": true, "content": {"application/json": {"schema": schema(takes)}}});
        }
        let path = paths.entry(*path).or_insert_with(|| json!({}));
        path[*method] = operation;
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Jadoube",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Types are those of web/src/wire.ts; see docs/wire.md for the lines.",
            "license": {"name": "GPL-3.0-or-later", "identifier": "GPL-3.0-or-later"},
        },
        "paths": paths,
    })
}

fn content(gives: &str) -> &'static str {
    match gives {
        "text" => "text/plain",
        _ => "application/json",
    }
}

fn schema(name: &str) -> Value {
    match (name, name.strip_suffix("[]")) {
        (_, Some(item)) => json!({"type": "array", "items": schema(item)}),
        ("text" | "string", _) => json!({"type": "string"}),
        ("nothing", _) => json!({}),
        _ => json!({"type": "object", "title": name}),
    }
}
