//! What everybody at a game is shown after every act, word for word.
//!
//! The whole of it lies in `shown.jsonl`, so that nothing can go missing, come twice or reach the
//! wrong person without a line of that file changing. `JADOUBE_WRITE=1` writes it anew.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

#[path = "common/house.rs"]
mod house;

use std::path::Path;
use std::time::Duration;

use common::{Line, Table};
use house::{in_memory, pass};
use serde_json::{Value, json};

const ROLES: [&str; 4] = ["white", "black", "arbiter", "spectator"];

/// Who says what.
fn acts() -> Vec<(&'static str, Value)> {
    let moved = |motion: &str| json!([{"move": {"motion": motion}}, {"press": {}}]);
    let at = |who, ask: Value| (who, json!({"type": "ask", "ask": ask}));
    vec![
        at("white", json!(["arrive"])),
        at("black", json!(["arrive"])),
        at("arbiter", json!(["start"])),
        at("white", json!([{"touch": {"squares": ["g1"]}}])),
        at("white", json!([{"release": {"from": "g1", "to": "f3"}}])),
        at("white", json!([{"press": {}}])),
        at("white", moved("e2e4")),
        at("black", moved("e7e4")),
        at("black", moved("e7e5")),
        at("black", json!([{"press": {}}])),
        at("white", moved("f3e5")),
        at("black", moved("d7d6")),
        at("white", moved("e5f7")),
        at("black", json!(["offer_draw"])),
        at("black", json!([{"claim_fifty": {}}])),
        at("white", json!(["decline_draw"])),
        at("black", moved("e8f7")),
        ("white", json!({"type": "typed", "text": "draw"})),
        (
            "arbiter",
            json!({"type": "propose", "seat": "black", "ask": [{"move": {"motion": "a7a4"}}, {"press": {}}]}),
        ),
        ("white", json!({"type": "ping"})),
        at("white", json!([{"pause": {"reason": "noise"}}])),
        ("arbiter", json!({"type": "attend", "call": 17})),
        at(
            "arbiter",
            json!([{"set_clock": {"left": {"white": 600_000, "black": 500_000}, "reason": "read from the clock"}}]),
        ),
        at("arbiter", json!([{"resume": {}}])),
        at(
            "arbiter",
            json!([{"penalise": {"of": "black", "penalty": {"more_time_for_opponent": 60_000}}}]),
        ),
        at("white", moved("d2d4")),
        at("black", moved("f7e6")),
        at("white", json!([{"touch": {"squares": ["e2"]}}])),
        at("white", json!([{"touch": {"squares": ["e2", "d6"]}}])),
        at("black", json!(["resign"])),
        at(
            "arbiter",
            json!([{"penalise": {"of": "black", "penalty": {"more_time_for_opponent": 60_000}}}]),
        ),
        at("white", moved("d4d5")),
    ]
}

/// A message without what is drawn by lot.
fn known(mut heard: Value) -> Value {
    for drawn in ["game", "at", "now", "sent", "id"] {
        if let Some(map) = heard.as_object_mut() {
            map.remove(drawn);
        }
    }
    heard
}

/// What one line hears until nothing more comes.
async fn hears(line: &mut Line) -> Vec<Value> {
    let mut all = Vec::new();
    while let Ok(Some(heard)) = tokio::time::timeout(Duration::from_millis(5), line.next()).await {
        all.push(known(heard));
    }
    all
}

#[tokio::test(start_paused = true)]
async fn everybody_is_shown_what_is_written() {
    let request = json!({"preset": "rapid-15-10", "regime": "full", "names": {"white": "Ada", "black": "Bela"}, "edition": "2023", "hints": true});
    let table = Table::lay(in_memory().await, request).await;
    let mut lines = Vec::new();
    for role in ROLES {
        lines.push(
            table
                .visitor(role)
                .await
                .line(&table.game, role, None)
                .await,
        );
    }
    let mut shown = Vec::new();
    for (number, (who, mut said)) in acts().into_iter().enumerate() {
        for (role, line) in ROLES.iter().zip(&mut lines) {
            for heard in hears(line).await {
                shown.push(json!({"to": role, "heard": heard}));
            }
        }
        pass(Duration::from_secs(1)).await;
        said["id"] = json!(format!("act{number}"));
        let at = ROLES.iter().position(|role| *role == who).unwrap();
        lines[at].say(&said).await;
        shown.push(json!({"by": who, "says": said}));
    }
    for (role, line) in ROLES.iter().zip(&mut lines) {
        for heard in hears(line).await {
            shown.push(json!({"to": role, "heard": heard}));
        }
    }
    let lines: Vec<String> = shown.iter().map(Value::to_string).collect();
    agrees(&format!("{}\n", lines.join("\n")));
}

fn agrees(shown: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/shown.jsonl");
    if std::env::var_os("JADOUBE_WRITE").is_some() {
        std::fs::write(&file, shown).unwrap();
    }
    let written = std::fs::read_to_string(&file).unwrap();
    for (number, (is, was)) in shown.lines().zip(written.lines()).enumerate() {
        assert_eq!(is, was, "line {}", number + 1);
    }
    assert_eq!(shown.lines().count(), written.lines().count());
}
