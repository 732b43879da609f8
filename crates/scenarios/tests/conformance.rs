//! The schemas against every scenario of the project, and the comparison of answers.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::path::{Path, PathBuf};

use jadoube_scenarios::conformance::{self, Case, Verdict};
use jadoube_scenarios::{read_yaml, schema};
use serde_json::{Value, json};

fn scenario_files() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let mut files: Vec<PathBuf> = ["acceptance", "chapters"]
        .iter()
        .flat_map(|folder| std::fs::read_dir(root.join(folder)).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "yaml"))
        .collect();
    files.sort();
    files
}

fn read(path: &Path) -> (String, String) {
    let text = std::fs::read_to_string(path).unwrap();
    (path.display().to_string(), text)
}

fn all_cases() -> Vec<Case> {
    let files = scenario_files().into_iter();
    files
        .flat_map(|path| {
            let (name, text) = read(&path);
            conformance::cases(&name, &text).unwrap()
        })
        .collect()
}

/// The first place at which a value is not as a schema has it; only the words that our schemas use.
fn wrong(root: &Value, schema: &Value, value: &Value) -> Option<String> {
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.strip_prefix("#/$defs/").unwrap();
        return wrong(root, &root["$defs"][name], value);
    }
    if let Some(choices) = schema["anyOf"].as_array() {
        let faults: Option<Vec<String>> =
            choices.iter().map(|one| wrong(root, one, value)).collect();
        if let Some(faults) = faults {
            return Some(format!("none of {}: {value}", faults.len()));
        }
    }
    if let Some(words) = schema["enum"].as_array()
        && !words.contains(value)
    {
        return Some(format!("{value} is none of them"));
    }
    if let Some(only) = schema.get("const")
        && only != value
    {
        return Some(format!("{value} is not {only}"));
    }
    if !schema["type"].is_null() && !is_of(&schema["type"], value) {
        return Some(format!("{value} is no {}", schema["type"]));
    }
    if let (Some(items), Some(of)) = (value.as_array(), schema.get("items")) {
        return items.iter().find_map(|item| wrong(root, of, item));
    }
    let fields = value.as_object()?;
    let needed = schema["required"].as_array().into_iter().flatten();
    let missing = needed
        .filter_map(Value::as_str)
        .find(|key| !fields.contains_key(*key));
    if let Some(key) = missing {
        return Some(format!("{key} is missing"));
    }
    fields.iter().find_map(|(key, field)| {
        let known = schema["properties"].get(key);
        match (known, &schema["additionalProperties"]) {
            (Some(of), _) => wrong(root, of, field).map(|what| format!("{key}: {what}")),
            (None, Value::Bool(false)) => Some(format!("{key} is unknown")),
            (None, Value::Null) => None,
            (None, of) => wrong(root, of, field).map(|what| format!("{key}: {what}")),
        }
    })
}

fn is_of(kinds: &Value, value: &Value) -> bool {
    let is = |kind: &Value| match kind.as_str().unwrap() {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "number" => value.is_number(),
        "integer" => value.is_i64(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("{other}"),
    };
    match kinds {
        Value::Array(kinds) => kinds.iter().any(is),
        kind => is(kind),
    }
}

#[test]
fn every_scenario_is_as_the_schema_has_it() {
    let schema = schema::file();
    let mut seen = 0;
    for path in scenario_files() {
        let (name, text) = read(&path);
        let file = read_yaml(&name, &text).unwrap();
        if file["schema"] != json!(1) {
            continue;
        }
        assert_eq!(wrong(&schema, &schema, &file), None, "{name}");
        seen += 1;
    }
    assert!(seen > 25, "{seen}");
}

/// What the reader refuses, the schema refuses too.
#[test]
fn a_wrong_scenario_is_refused_by_reader_and_schema() {
    let schema = schema::file();
    let right = json!({
        "schema": 1,
        "time_controls": {"r": {"class": "rapid", "regime": "full", "periods": [{"moves": "all", "s": 900}], "mode": "none"}},
        "scenarios": [{
            "id": "XX-01", "title": "t", "editions": ["2023"], "tc": "r", "start": "startpos",
            "events": [{"by": "w", "do": "move", "uci": "e2e4", "t": 1}],
            "expect": {"result": "*", "article": "4.7"},
        }],
    });
    let both = |file: &Value| {
        let read = conformance::cases("here", &file.to_string()).is_ok();
        (read, wrong(&schema, &schema, file).is_none())
    };
    assert_eq!(both(&right), (true, true));
    let changes: &[(&str, Value)] = &[
        ("/scenarios/0/events/0/do", json!("juggle")),
        ("/scenarios/0/events/0/by", json!("x")),
        ("/scenarios/0/events/0/san", json!("e4")),
        ("/scenarios/0/events/0/t", json!("soon")),
        ("/scenarios/0/expect/ruling", json!("applause")),
        ("/scenarios/0/expect/result", json!("2-0")),
        ("/scenarios/0/expect/clocks", json!({"white": 1})),
        ("/scenarios/0/editions", json!(["1066"])),
        ("/scenarios/0/setup", json!({"weather": "rain"})),
        ("/scenarios/0/colour", json!("blue")),
        ("/time_controls/r/mode", json!("hourglass")),
        ("/more", json!(1)),
    ];
    for (place, value) in changes {
        let mut file = right.clone();
        let (parent, key) = place.rsplit_once('/').unwrap();
        file.pointer_mut(parent).unwrap()[key] = value.clone();
        assert_eq!(both(&file), (false, false), "{place}");
    }
}

#[test]
fn this_program_answers_every_question_as_expected() {
    let (questions, answers) = (schema::question(), schema::answer());
    let cases = all_cases();
    assert!(cases.len() > 2000, "{}", cases.len());
    for case in cases {
        let asked = wrong(&questions, &questions, &case.question);
        assert_eq!(asked, None, "{}", case.question);
        let answer = conformance::answer(&case.question).unwrap();
        assert_eq!(wrong(&answers, &answers, &answer), None, "{answer}");
        assert_eq!(case.judge(&answer), Verdict::Passed, "{answer}");
    }
}

/// A key that comes otherwise is found, whichever it is and wherever it stands.
#[test]
fn nothing_that_was_changed_passes() {
    let mut tried = 0;
    for case in all_cases().into_iter().step_by(7) {
        let right = conformance::answer(&case.question).unwrap();
        for (key, value) in &case.expect {
            let mut answer = right.clone();
            answer["outcome"][key] = other_than(value);
            let Verdict::Differs(differences) = case.judge(&answer) else {
                panic!("{} {}: {key} passes", case.id, case.edition);
            };
            let keys: Vec<&str> = differences.iter().map(|one| one.key.as_str()).collect();
            assert_eq!(keys, [key.as_str()], "{}", case.id);
            answer["outcome"].as_object_mut().unwrap().remove(key);
            assert!(value.is_null() || case.judge(&answer) != Verdict::Passed);
            tried += 1;
        }
        let elsewhere = json!({"id": "XX", "edition": case.edition.to_string(), "outcome": {}});
        assert!(matches!(case.judge(&elsewhere), Verdict::NoAnswer(_)));
        let none =
            json!({"id": case.id, "edition": case.edition.to_string(), "not_supported": "no"});
        assert_eq!(case.judge(&none), Verdict::NotSupported("no".to_owned()));
    }
    assert!(tried > 500, "{tried}");
}

fn other_than(value: &Value) -> Value {
    match value {
        Value::String(text) => json!(format!("{text}x")),
        Value::Number(number) => json!(number.as_i64().unwrap() + 1),
        Value::Bool(flag) => json!(!flag),
        Value::Null => json!({"w": "1", "b": "1"}),
        Value::Array(all) => {
            let mut more = all.clone();
            more.push(json!("a1a1"));
            json!(more)
        }
        Value::Object(sides) => sides
            .iter()
            .map(|(side, value)| (side.clone(), other_than(value)))
            .collect(),
    }
}
