//! A scenario that cannot be run as it is written is told where and why.

use jadoube_scenarios::ScenarioFile;

/// A file with one scenario, whose parts are given.
fn file(head: &str, event: &str, expect: &str) -> String {
    format!(
        "schema: 1
time_controls:
  std: {{class: standard, regime: full, periods: [{{moves: all, s: 5400}}], mode: none, inc: 0}}
scenarios:
- id: F-01
  title: a fault
  tc: std
  start: startpos
  {head}
  events:
  - {{{event}}}
  expect: {{{expect}}}
"
    )
}

/// What is wrong with the only scenario of a file.
fn fault(head: &str, event: &str, expect: &str) -> String {
    match ScenarioFile::read("faults.yaml", &file(head, event, expect)) {
        Ok(ScenarioFile::Chess(scenarios)) => match scenarios.first() {
            Some(Err(fault)) => fault.to_string(),
            other => panic!("{head} {event} {expect}: {other:?}"),
        },
        other => panic!("{head} {event} {expect}: {other:?}"),
    }
}

const EDITION: &str = "editions: ['2023']";
const WAIT: &str = "by: arb, do: wait, t: 1";

#[test]
fn what_can_be_run_has_no_fault() {
    let text = file(EDITION, WAIT, "result: '*'");
    let read = ScenarioFile::read("faults.yaml", &text);
    assert!(matches!(read, Ok(ScenarioFile::Chess(list)) if list.iter().all(Result::is_ok)));
}

#[test]
fn events_are_checked() {
    for (event, place) in [
        ("by: w, do: fly", "event 1 (fly): do"),
        ("by: me, do: press", "event 1: by"),
        (
            "by: w, do: touch, sq: e2, with: care",
            "event 1 (touch): with",
        ),
        ("by: w, do: touch, sq: z9", "event 1 (touch): sq"),
        ("by: w, do: move, uci: e2e9", "event 1 (move): uci"),
        (
            "by: w, do: move, uci: e2e4, hands: 3",
            "event 1 (move): hands",
        ),
        (
            "by: w, do: move, uci: e7e8q, unpromoted: true",
            "event 1 (move): unpromoted",
        ),
        (
            "by: w, do: promo_touch, piece: king, sq: e8",
            "event 1 (promo_touch): piece",
        ),
        (
            "by: arb, do: observe_flag, of: w, order: odd",
            "event 1 (observe_flag): order",
        ),
        (
            "by: w, do: claim_fifty, record: stone",
            "event 1 (claim_fifty): record",
        ),
        ("by: w, do: device, kind: watch", "event 1 (device): kind"),
        ("by: arb, do: wait, t: -1", "event 1: t"),
    ] {
        let fault = fault(EDITION, event, "result: '*'");
        let place = format!("faults.yaml: scenario 1 (F-01): {place}: ");
        assert!(fault.starts_with(&place), "{event}: {fault}");
    }
}

#[test]
fn heads_are_checked() {
    for (head, place) in [
        ("editions: []", "editions"),
        ("editions: ['1999']", "editions"),
        ("editions: ['2023']\n  setup: {snow: 1}", "setup: snow"),
        (
            "editions: ['2023']\n  setup: {completed: {w: -3}}",
            "setup: completed: w",
        ),
        ("editions: ['2023']\n  variant: checkers", "variant"),
    ] {
        let fault = fault(head, WAIT, "result: '*'");
        let place = format!("faults.yaml: scenario 1 (F-01): {place}: ");
        assert!(fault.starts_with(&place), "{head}: {fault}");
    }
}

#[test]
fn expectations_are_checked() {
    for (expect, key) in [
        ("result: 2-0", "result"),
        ("ruling: fine_weather", "ruling"),
        ("running: white", "running"),
        ("offer: both", "offer"),
        ("class: slow", "class"),
        ("allowed: [e2]", "allowed"),
        ("weather: fine", "weather"),
    ] {
        let fault = fault(EDITION, WAIT, expect);
        let place = format!("faults.yaml: scenario 1 (F-01): expect: {key}: ");
        assert!(fault.starts_with(&place), "{expect}: {fault}");
    }
}
