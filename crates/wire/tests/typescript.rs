//! The requests as TypeScript has them, against requests of every kind.

use std::collections::BTreeSet;

use jadoube_journal::Record;
use jadoube_testkit::dice::{self, Dice};
use jadoube_wire::typescript::LAWS;

/// The alternatives of a type in `laws.ts`: `"start"` or `{ touch: ...`.
fn alternatives(name: &str) -> BTreeSet<String> {
    let head = format!("export type {name} =");
    let body = LAWS.split(&head).nth(1).unwrap_or_default();
    let body = body.split(";\n\n").next().unwrap_or_default();
    let word = |line: &str| {
        let line = line.trim().strip_prefix("| ")?;
        let line = line.trim_start_matches(['{', ' ', '"']);
        let end = line.find(|c: char| !c.is_ascii_lowercase() && c != '_')?;
        Some(line[..end].to_owned())
    };
    body.lines().filter_map(word).collect()
}

#[test]
fn every_request_has_its_type() {
    let known = alternatives("Asked");
    assert!(known.len() > 50, "{known:?}");
    let mut seen = BTreeSet::new();
    for seed in 0..400 {
        let mut dice = Dice::new(seed);
        let created = dice::created(&mut dice);
        let Ok(mut record) = Record::create(&created, Default::default()) else {
            continue;
        };
        for at in 0..60 {
            let (seat, asked) = dice::request(&mut dice, record.game());
            let json = serde_json::to_value(&asked).unwrap();
            let kind = match &json {
                serde_json::Value::String(kind) => kind.clone(),
                serde_json::Value::Object(map) => {
                    let (kind, inner) = map.iter().next().unwrap();
                    let chapter = match kind.as_str() {
                        "sheet" => Some("SheetRequest"),
                        "conduct" => Some("ConductRequest"),
                        "blind" => Some("BlindRequest"),
                        "adjournment" => Some("AdjournmentRequest"),
                        _ => None,
                    };
                    if let Some(chapter) = chapter {
                        let name = inner.as_str().map_or_else(
                            || inner.as_object().unwrap().keys().next().unwrap().clone(),
                            str::to_owned,
                        );
                        assert!(alternatives(chapter).contains(&name), "{chapter}: {name}");
                    }
                    kind.clone()
                }
                other => panic!("{other}"),
            };
            assert!(known.contains(&kind), "{kind} is missing in laws.ts");
            seen.insert(kind);
            let _ = record.ask(seat, &asked, jadoube_ruling::Moment::from_millis(at * 1000));
        }
    }
    // The dice must reach most kinds, or this test proves little.
    let unseen: Vec<_> = known.difference(&seen).collect();
    assert!(unseen.len() <= 3, "never rolled: {unseen:?}");
}
