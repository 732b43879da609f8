//! `/openapi.json`: the HTTP interface for programs, from the same types that answer.

use axum::routing::MethodRouter;
use jadoube_wire::{HallHeard, Heard, Language, Problem, Role, Said};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

use crate::Shared;
use crate::access::COOKIE_NAME;

/// A route of the interface: what answers it, and what a program must know to ask.
pub(crate) struct Route {
    method: &'static str,
    pub path: &'static str,
    pub handler: MethodRouter<Shared>,
    summary: &'static str,
    query: &'static [Asks],
    takes: Option<Shape>,
    fields: &'static [&'static str],
    status: &'static str,
    gives: Gives,
}

/// What may stand behind `?`.
#[derive(Clone, Copy)]
pub(crate) enum Asks {
    /// `as`: by which of the browser's links.
    As,
    /// `lang`: in which language.
    Lang,
    /// `after`: the last entry that is known.
    After,
    /// `key`: the secret of a spectator's link, for programs without a cookie.
    Key,
    /// `before`: the first entry that is known.
    Before,
    /// `round`: only this round.
    Round,
}

/// How a type is described.
type Shape = fn(&mut SchemaGenerator) -> Schema;

/// What a route answers.
enum Gives {
    Nothing,
    /// JSON of a type.
    Json(Shape),
    /// A text or a file of one of some kinds.
    Texts(&'static [&'static str]),
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
            fields: &[],
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

    pub(crate) fn asks(self, query: &'static [Asks]) -> Route {
        Route { query, ..self }
    }

    pub(crate) fn takes<T: JsonSchema>(self) -> Route {
        let takes: Option<Shape> = Some(SchemaGenerator::subschema_for::<T>);
        Route { takes, ..self }
    }

    pub(crate) fn gives<T: JsonSchema>(self) -> Route {
        let gives = Gives::Json(SchemaGenerator::subschema_for::<T>);
        Route { gives, ..self }
    }

    pub(crate) fn creates<T: JsonSchema>(self) -> Route {
        let status = "201";
        Route { status, ..self }.gives::<T>()
    }

    /// Fields that may be sent, as JSON or as a form.
    pub(crate) fn takes_fields(self, fields: &'static [&'static str]) -> Route {
        Route { fields, ..self }
    }

    /// Answers with a text, or with a file, of one of these kinds.
    pub(crate) fn texts(self, kinds: &'static [&'static str]) -> Route {
        let gives = Gives::Texts(kinds);
        Route { gives, ..self }
    }

    pub(crate) fn upgrades(self) -> Route {
        let status = "101";
        Route { status, ..self }
    }

    fn describe(&self, schemas: &mut SchemaGenerator) -> Value {
        let in_path = self
            .path
            .split('/')
            .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
            .map(|name| json!({"name": name, "in": "path", "required": true, "schema": {"type": "string"}}));
        let mut parameters: Vec<Value> = in_path.collect();
        for asks in self.query {
            let (name, schema) = match asks {
                Asks::As => ("as", schemas.subschema_for::<Role>()),
                Asks::Lang => ("lang", schemas.subschema_for::<Language>()),
                Asks::After => ("after", schemas.subschema_for::<u64>()),
                Asks::Key => ("key", schemas.subschema_for::<String>()),
                Asks::Before => ("before", schemas.subschema_for::<u64>()),
                Asks::Round => ("round", schemas.subschema_for::<u32>()),
            };
            parameters
                .push(json!({"name": name, "in": "query", "required": false, "schema": schema}));
        }
        let answer = match self.gives {
            Gives::Nothing => json!({"description": "Done"}),
            Gives::Json(shape) => {
                json!({"description": "Done", "content": json_of(shape, schemas)})
            }
            Gives::Texts(kinds) => {
                let text = |kind: &&str| {
                    let read = match *kind {
                        "application/json" => "object",
                        _ => "string",
                    };
                    (kind.to_string(), json!({"schema": {"type": read}}))
                };
                let content: Map<String, Value> = kinds.iter().map(text).collect();
                json!({"description": "Done", "content": content})
            }
        };
        let problem = json_of(SchemaGenerator::subschema_for::<Problem>, schemas);
        let problem = json!({"description": "What is wrong", "content": problem});
        let mut operation = json!({
            "summary": self.summary,
            "parameters": parameters,
            "responses": {self.status: answer, "default": problem},
        });
        if let Some(takes) = self.takes {
            operation["requestBody"] =
                json!({"required": true, "content": json_of(takes, schemas)});
        }
        if !self.fields.is_empty() {
            operation["requestBody"] = fields(self.fields);
        }
        operation
    }
}

/// The description of the whole interface.
pub(crate) fn document(routes: &[Route]) -> Value {
    let mut settings = SchemaSettings::draft2020_12();
    settings.definitions_path = "/components/schemas".into();
    let mut schemas = settings.into_generator();
    let mut paths: Map<String, Value> = Map::new();
    for route in routes {
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[route.method] = route.describe(&mut schemas);
    }
    // What goes over lines belongs to no route's body.
    schemas.subschema_for::<Said>();
    schemas.subschema_for::<Heard>();
    schemas.subschema_for::<HallHeard>();
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Jadoube",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "docs/wire.md tells how the lines are spoken on.",
            "license": {"name": "GPL-3.0-or-later", "identifier": "GPL-3.0-or-later"},
        },
        "paths": paths,
        // A cookie, which browsers keep, or a secret that a program bears: a token, or that of a link.
        "security": [{}, {"cookie": []}, {"bearer": []}],
        "components": {
            "schemas": schemas.take_definitions(true),
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE_NAME},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    })
}

/// A body of fields, none of which must be there, in either form.
fn fields(names: &[&str]) -> Value {
    let value = json!({"type": ["string", "number", "boolean", "null"]});
    let fields: Map<String, Value> = names
        .iter()
        .map(|name| ((*name).to_owned(), value.clone()))
        .collect();
    let schema = json!({"schema": {"type": "object", "properties": fields}});
    let content = json!({"application/json": schema, "application/x-www-form-urlencoded": schema});
    json!({"required": false, "content": content})
}

fn json_of(shape: Shape, schemas: &mut SchemaGenerator) -> Value {
    json!({"application/json": {"schema": shape(schemas)}})
}
