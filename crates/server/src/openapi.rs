//! `/openapi.json`: the HTTP interface for programs.

use axum::routing::MethodRouter;
use jadoube_wire::schemas;
use serde_json::{Map, Value, json};

use crate::Shared;

/// A route of the interface: what answers it, and what a program must know to ask.
pub(crate) struct Route {
    method: &'static str,
    pub path: &'static str,
    pub handler: MethodRouter<Shared>,
    summary: &'static str,
    query: &'static [&'static str],
    takes: Option<&'static str>,
    status: &'static str,
    gives: Gives,
}

/// What a route answers.
enum Gives {
    Nothing,
    /// A type of `wire.ts`, or a list of them: `Heard[]`.
    Json(&'static str),
    /// A text of some kind.
    Text(&'static str),
}

impl Route {
    fn new(
        method: &'static str,
        path: &'static str,
        handler: MethodRouter<Shared>,
        status: &'static str,
    ) -> Route {
        Route {
            method,
            path,
            handler,
            summary: "",
            query: &[],
            takes: None,
            status,
            gives: Gives::Nothing,
        }
    }

    pub(crate) fn get(path: &'static str, handler: MethodRouter<Shared>) -> Route {
        Route::new("get", path, handler, "200")
    }

    pub(crate) fn post(path: &'static str, handler: MethodRouter<Shared>) -> Route {
        Route::new("post", path, handler, "200")
    }

    pub(crate) fn delete(path: &'static str, handler: MethodRouter<Shared>) -> Route {
        Route::new("delete", path, handler, "204")
    }

    pub(crate) fn says(self, summary: &'static str) -> Route {
        Route { summary, ..self }
    }

    pub(crate) fn asks(self, query: &'static [&'static str]) -> Route {
        Route { query, ..self }
    }

    pub(crate) fn takes(self, takes: &'static str) -> Route {
        let takes = Some(takes);
        Route { takes, ..self }
    }

    pub(crate) fn gives(self, gives: &'static str) -> Route {
        let gives = Gives::Json(gives);
        Route { gives, ..self }
    }

    pub(crate) fn creates(self, gives: &'static str) -> Route {
        let status = "201";
        Route { status, ..self }.gives(gives)
    }

    pub(crate) fn text(self, kind: &'static str) -> Route {
        let gives = Gives::Text(kind);
        Route { gives, ..self }
    }

    pub(crate) fn upgrades(self) -> Route {
        let status = "101";
        Route { status, ..self }
    }

    fn describe(&self) -> Value {
        let in_path = self
            .path
            .split('/')
            .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
            .map(|name| json!({"name": name, "in": "path", "required": true, "schema": {"type": "string"}}));
        let in_query = self.query.iter().map(|name| {
            let schema = match *name {
                "as" => schema("Role"),
                "lang" => schema("Lang"),
                "key" => json!({"type": "string"}),
                _ => json!({"type": "integer"}),
            };
            json!({"name": name, "in": "query", "required": false, "schema": schema})
        });
        let answer = match self.gives {
            Gives::Nothing => json!({"description": "Done"}),
            Gives::Json(gives) => json!({"description": "Done", "content": json_of(gives)}),
            Gives::Text(kind) => {
                json!({"description": "Done", "content": {kind: {"schema": {"type": "string"}}}})
            }
        };
        let problem = json!({"description": "What is wrong", "content": json_of("Problem")});
        let mut operation = json!({
            "summary": self.summary,
            "parameters": in_path.chain(in_query).collect::<Vec<Value>>(),
            "responses": {self.status: answer, "default": problem},
        });
        if let Some(takes) = self.takes {
            operation["requestBody"] = json!({"required": true, "content": json_of(takes)});
        }
        operation
    }
}

/// The description of the whole interface.
pub(crate) fn document(routes: &[Route]) -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for route in routes {
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[route.method] = route.describe();
    }
    // A test reads them all, so there is nothing to fall back to.
    let schemas = schemas().unwrap_or_default();
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Jadoube",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "docs/wire.md tells how the lines are spoken on.",
            "license": {"name": "GPL-3.0-or-later", "identifier": "GPL-3.0-or-later"},
        },
        "paths": paths,
        "components": {"schemas": schemas},
    })
}

fn json_of(name: &str) -> Value {
    json!({"application/json": {"schema": schema(name)}})
}

fn schema(name: &str) -> Value {
    match (name, name.strip_suffix("[]")) {
        (_, Some(item)) => json!({"type": "array", "items": schema(item)}),
        ("string", _) => json!({"type": "string"}),
        _ => json!({"$ref": format!("#/components/schemas/{name}")}),
    }
}
