//! The shapes that the features `ts` and `schema` give, held against what serde writes: every line of
//! every golden journal fits its schema and bears its kind, and what TypeScript is told is complete.

use std::collections::BTreeSet;
use std::path::PathBuf;

use jadoube_laws::{
    Asked, Created, Duty, DutyKind, GeneralRefusal, Happened, MovingRefusal, Refused, Rule,
};
use jadoube_ruling::typescript::{Declarations, declare};
use jadoube_ruling::{Moment, Seat};
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

/// The lines of the golden journals.
fn lines() -> Vec<Value> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../journals");
    let mut lines = Vec::new();
    for entry in folder.read_dir().expect("the golden journals") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|ending| ending == "jsonl") {
            let text = std::fs::read_to_string(&path).expect("a journal");
            let read = text.lines().map(serde_json::from_str);
            lines.extend(read.map(|line| line.expect("a line")));
        }
    }
    assert!(lines.len() > 200, "{} lines", lines.len());
    lines
}

struct Schemas {
    definitions: Map<String, Value>,
}

impl Schemas {
    fn new() -> Schemas {
        let mut generator = SchemaSettings::draft2020_12().into_generator();
        generator.subschema_for::<Asked>();
        generator.subschema_for::<Happened>();
        generator.subschema_for::<Refused>();
        generator.subschema_for::<Created>();
        Schemas {
            definitions: generator.take_definitions(true),
        }
    }

    fn of(&self, name: &str) -> &Value {
        let found = self.definitions.get(name);
        found.unwrap_or_else(|| panic!("no schema {name}"))
    }

    /// Whether a value fits a schema, in as much of the language as the schemas use.
    fn fits(&self, schema: &Value, value: &Value) -> bool {
        let Some(schema) = schema.as_object() else {
            return schema != &json!(false);
        };
        schema.iter().all(|(word, says)| match word.as_str() {
            "$ref" => {
                let name = says.as_str().and_then(|path| path.strip_prefix("#/$defs/"));
                self.fits(self.of(name.expect("a definition")), value)
            }
            "oneOf" => self.matching(says, value) == 1,
            "anyOf" => self.matching(says, value) >= 1,
            "const" => says == value,
            "enum" => list(says).contains(value),
            "type" => match says {
                Value::Array(types) => types.iter().any(|one| is(one, value)),
                one => is(one, value),
            },
            "required" => {
                let has = |name: &Value| value.get(name.as_str().expect("a name")).is_some();
                list(says).iter().all(has)
            }
            "properties" => {
                let mut of = says.as_object().expect("properties").iter();
                of.all(|(name, schema)| value.get(name).is_none_or(|held| self.fits(schema, held)))
            }
            "additionalProperties" => {
                let known = schema.get("properties").and_then(Value::as_object);
                let names = value.as_object().map(Map::keys).into_iter().flatten();
                let knows = |name| known.is_some_and(|known| known.contains_key(name));
                says != &json!(false) || names.into_iter().all(knows)
            }
            "items" => {
                let items = value.as_array();
                items.is_none_or(|items| items.iter().all(|item| self.fits(says, item)))
            }
            "minimum" => value.is_null() || value.as_f64() >= says.as_f64(),
            "maximum" => value.is_null() || value.as_f64() <= says.as_f64(),
            "description" | "title" | "format" | "default" | "pattern" => true,
            other => panic!("the schemas use {other}"),
        })
    }

    fn matching(&self, schemas: &Value, value: &Value) -> usize {
        let all = list(schemas).iter();
        all.filter(|schema| self.fits(schema, value)).count()
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn is(name: &Value, value: &Value) -> bool {
    match name.as_str().expect("a type") {
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "boolean" => value.is_boolean(),
        "object" => value.is_object(),
        "array" => value.is_array(),
        "null" => value.is_null(),
        other => panic!("no type {other}"),
    }
}

/// The outermost word of a value, and what is inside.
fn word(value: &Value) -> (&str, Option<&Value>) {
    match value {
        Value::String(word) => (word, None),
        Value::Object(map) => {
            let (word, inside) = map.iter().next().expect("a word");
            (word, Some(inside))
        }
        other => panic!("{other}"),
    }
}

/// The word that `kind()` is expected to give.
fn kind(value: &Value) -> &str {
    match word(value) {
        ("sheet" | "conduct" | "blind" | "adjournment", Some(inside)) => word(inside).0,
        (kind, _) => kind,
    }
}

#[test]
fn what_the_journals_hold_fits_its_schema_and_bears_its_kind() {
    let schemas = Schemas::new();
    let mut seen = BTreeSet::new();
    for line in lines() {
        if let Some(created) = line.get("created") {
            assert!(schemas.fits(schemas.of("Created"), created), "{created}");
        }
        if let Some(asked) = line.get("asked").map(|asked| &asked["for"]) {
            assert!(schemas.fits(schemas.of("Asked"), asked), "{asked}");
            let read: Asked = serde_json::from_value(asked.clone()).expect("a request");
            assert_eq!(read.kind(), kind(asked));
            assert_eq!(serde_json::to_value(&read).expect("JSON"), *asked);
            seen.insert(read.kind());
        }
        if let Some(happened) = line.get("happened") {
            assert!(schemas.fits(schemas.of("Happened"), happened), "{happened}");
            let read: Happened = serde_json::from_value(happened.clone()).expect("a happening");
            assert_eq!(read.kind(), kind(happened));
            assert_eq!(serde_json::to_value(&read).expect("JSON"), *happened);
            seen.insert(read.kind());
        }
    }
    assert!(seen.len() > 40, "{seen:?}");
}

#[test]
fn refusals_fit_their_schema_and_bear_their_kind() {
    let schemas = Schemas::new();
    let duty = Duty {
        kind: DutyKind::MustMove,
        rule: Rule::TouchDuty,
    };
    for refused in [
        Refused::Moving(MovingRefusal::NotOnMove),
        Refused::Moving(MovingRefusal::BoundByTouch(duty)),
        Refused::Moving(MovingRefusal::NothingThere {
            square: shakmaty::Square::E4,
        }),
        Refused::General(GeneralRefusal::NotYourOffice { seat: Seat::System }),
        Refused::General(GeneralRefusal::TimeRanBack {
            latest: Moment::from_millis(7),
        }),
    ] {
        let value = serde_json::to_value(&refused).expect("JSON");
        assert!(schemas.fits(schemas.of("Refused"), &value), "{value}");
        assert_eq!(refused.kind(), kind(&value));
    }
}

/// A schema that lets everything through would fit too.
#[test]
fn what_is_no_request_fits_no_schema() {
    let schemas = Schemas::new();
    for wrong in [
        json!("castle"),
        json!({ "touch": { "squares": "e4" } }),
        json!({ "touch": { "squares": ["e4"], "hand": "left" } }),
        json!({ "excuse": {} }),
        json!({ "excuse": { "of": "arbiter" } }),
        json!({ "sheet": "resign" }),
        json!({ "offer_draw": {}, "resign": {} }),
    ] {
        assert!(!schemas.fits(schemas.of("Asked"), &wrong), "{wrong}");
        assert!(serde_json::from_value::<Asked>(wrong).is_err());
    }
}

#[test]
fn typescript_declares_every_type_that_it_mentions() {
    let config = ts_rs::Config::new().with_large_int("number");
    let mut all = Declarations::new();
    declare::<Asked>(&config, &mut all);
    declare::<Happened>(&config, &mut all);
    declare::<Refused>(&config, &mut all);
    declare::<Created>(&config, &mut all);
    let known: BTreeSet<&str> = all.keys().map(String::as_str).collect();
    for name in ["BySide", "Edition", "Letters", "Motion", "Piece", "Square"] {
        assert!(known.contains(name), "{name} of {known:?}");
    }
    for text in all.values() {
        let bare = bare(text);
        for name in bare.split(|c: char| !c.is_alphanumeric() && c != '_') {
            let is_type = name.starts_with(|c: char| c.is_ascii_uppercase());
            let is_type = is_type && !matches!(name, "Array" | "T");
            assert!(!is_type || known.contains(name), "{name} in {text}");
        }
        let vague = ["bigint", "unknown", "any"];
        let mut words = bare.split(|c: char| !c.is_alphanumeric() && c != '_');
        let found = words.find(|word| vague.contains(word));
        assert_eq!(found, None, "{text}");
    }
}

/// A declaration without its comments and without values in quotes.
fn bare(text: &str) -> String {
    let code = text.split("/**").enumerate();
    let code = code.map(|(i, part)| match part.split_once("*/") {
        Some((_, code)) if i > 0 => code,
        _ => part,
    });
    let code: String = code.collect();
    code.split('"').step_by(2).collect()
}
