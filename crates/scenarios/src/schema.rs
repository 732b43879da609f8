//! The form of scenario files as JSON Schema, for people who write scenarios and for programs that read them.

use jadoube_laws::Edition;
use serde_json::{Map, Value, json};

use crate::words::rulings;

/// The dialect of the schemas.
const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";

/// Every event of the format, with the keys that it may have beside `by`, `do` and `t`.
const EVENTS: &[(&str, &[&str])] = &[
    ("accept_draw", &[]),
    ("accommodate", &["measure", "of"]),
    ("agree_correct", &[]),
    ("announce", &["uci"]),
    ("announce_adjust", &[]),
    ("announce_castle", &[]),
    ("announce_session", &["s"]),
    ("appeal", &["text"]),
    ("appoint", &["of", "person", "purpose", "role", "s"]),
    ("arb_add_time", &["of", "s"]),
    ("arb_consent", &["what"]),
    ("arb_decide", &["award", "decision"]),
    ("arb_declare", &["reason", "result"]),
    ("arb_override", &["reason", "ruling"]),
    ("arb_pause", &["reason"]),
    (
        "arb_penalty",
        &[
            "kind",
            "of",
            "opponent",
            "opponent_score",
            "own",
            "s",
            "value",
        ],
    ),
    ("arb_request_seal", &[]),
    ("arb_resume", &["running"]),
    ("arb_set_clock", &["b", "counters", "reason", "w"]),
    ("arrive", &["excused"]),
    ("ask", &["for"]),
    ("ask_law", &["article"]),
    ("ask_times", &[]),
    ("blind_remove", &["sq"]),
    (
        "boards_differ",
        &["locale_b", "locale_w", "score_b", "score_w", "wrong_board"],
    ),
    ("claim_fifty", &["intended", "record"]),
    ("claim_flag", &[]),
    ("claim_illegal", &[]),
    ("claim_normal_means", &["ground"]),
    ("claim_threefold", &["intended", "record"]),
    ("claim_touch", &[]),
    ("classify", &["base_s", "inc_s"]),
    ("clock_defect", &[]),
    ("clock_misuse", &["kind", "of"]),
    ("correct_announcement", &["uci"]),
    ("count_unproven", &["b", "w"]),
    ("create_game", &[]),
    ("decline_draw", &[]),
    ("default_check", &[]),
    ("demand_two_boards", &[]),
    ("device", &["kind", "of"]),
    ("displace", &["sqs"]),
    ("distract", &["kind", "of"]),
    ("electronic_sheet_defect", &["of"]),
    ("enter", &["permission", "person"]),
    ("envelope_missing", &["locale", "stated"]),
    ("expel", &["person"]),
    ("feel", &["sq"]),
    ("find", &["restore_fen", "schedule_harmed", "what"]),
    ("flag_update_check", &[]),
    ("hear", &["text"]),
    ("hide_scoresheet", &["of"]),
    ("inspect", &["of"]),
    ("keep_envelope", &["black", "resumption", "white"]),
    ("leave", &["permission", "zone"]),
    ("misconduct", &["kind", "of"]),
    ("move", &["hands", "uci", "unpromoted"]),
    ("move_instead_of_seal", &["san"]),
    ("non_algebraic", &["of"]),
    ("notes_used", &["of"]),
    ("observe_flag", &["of", "order"]),
    ("observe_illegal", &[]),
    ("observe_illegal_position", &[]),
    ("offer_draw", &[]),
    (
        "open_envelope",
        &[
            "found",
            "locale",
            "read_as",
            "responder_present",
            "sealer_default",
            "unreadable",
        ],
    ),
    ("order_unclear", &[]),
    ("pair_check", &["assistant", "blind", "deaf"]),
    ("pause", &["reason", "valid"]),
    ("pick_promo", &["piece"]),
    ("play", &["san"]),
    ("plug", &["from", "to"]),
    ("position_lost", &[]),
    ("press", &["hand"]),
    (
        "promo_release",
        &["piece", "sq", "upside_down", "wrong_colour"],
    ),
    ("promo_touch", &["piece", "sq"]),
    ("read", &["locale", "text"]),
    ("reconstruct", &["snapshot"]),
    ("record_move", &["medium", "text", "uci"]),
    ("refusal", &["opponent_score"]),
    ("refuse_inspection", &["of"]),
    ("release", &["captured_removed", "from", "to"]),
    ("remove", &["sq"]),
    ("repeat", &["uci"]),
    ("request_assistant", &["purpose"]),
    ("request_increment", &[]),
    ("request_scoresheet", &[]),
    ("request_show_score", &[]),
    ("resign", &[]),
    ("restore_pieces", &[]),
    ("resume", &["present"]),
    ("scoresheet_updated", &[]),
    ("seal", &["session_left_s", "text"]),
    ("seal_reply", &["text"]),
    ("sign_result", &["result"]),
    ("spectator_report", &["text"]),
    ("start", &[]),
    ("stop_clock", &[]),
    ("time_zero", &["of"]),
    ("touch", &["accident", "sq"]),
    ("unplug", &["sq"]),
    ("validate960", &["rank1", "rank8"]),
    ("verify_claim", &[]),
    ("wait", &[]),
    ("withdraw_offer", &[]),
    ("write", &["locale", "uci"]),
];

/// Events that nobody does for a player: they have no `through`.
const NOT_THROUGH_OTHERS: &[&str] = &[
    "agree_correct",
    "classify",
    "create_game",
    "move_instead_of_seal",
    "pause",
    "play",
    "read",
    "write",
];

/// A file of chess scenarios.
pub fn file() -> Value {
    json!({
        "$schema": DIALECT,
        "title": "A file of scenarios of the Laws of Chess",
        "type": "object",
        "required": ["schema", "time_controls", "scenarios"],
        "additionalProperties": false,
        "properties": {
            "schema": {"enum": [1, "1"]},
            "time_controls": {"type": "object", "additionalProperties": {"$ref": "#/$defs/time_control"}},
            "scenarios": {"type": "array", "items": {"$ref": "#/$defs/scenario"}},
        },
        "$defs": definitions(),
    })
}

/// What an adapter is asked: a scenario under one edition, without what is expected.
pub fn question() -> Value {
    let mut properties = head();
    properties.insert("v".to_owned(), json!({"const": 1}));
    properties.insert("edition".to_owned(), edition());
    properties.insert(
        "time_control".to_owned(),
        json!({"$ref": "#/$defs/time_control"}),
    );
    let keys: Vec<String> = expectations().keys().cloned().collect();
    properties.insert(
        "asks".to_owned(),
        json!({"type": "array", "items": {"enum": keys}}),
    );
    json!({
        "$schema": DIALECT,
        "title": "A question to an adapter",
        "type": "object",
        "required": ["v", "id", "edition", "time_control", "start", "events", "asks"],
        "additionalProperties": false,
        "properties": properties,
        "$defs": definitions(),
    })
}

/// What an adapter answers.
pub fn answer() -> Value {
    let said = json!({"type": "string"});
    json!({
        "$schema": DIALECT,
        "title": "An adapter's answer",
        "type": "object",
        "required": ["id", "edition"],
        "additionalProperties": false,
        "properties": {
            "id": said,
            "edition": edition(),
            "outcome": {"$ref": "#/$defs/expect"},
            "not_supported": said,
        },
        "anyOf": [{"required": ["outcome"]}, {"required": ["not_supported"]}],
        "$defs": definitions(),
    })
}

fn edition() -> Value {
    let names: Vec<String> = Edition::ALL.iter().map(ToString::to_string).collect();
    json!({"enum": names})
}

/// What a scenario begins with and what happens in it.
fn head() -> Map<String, Value> {
    object(json!({
        "id": {"type": "string", "description": "such as TM-01"},
        "start": {"type": "string", "description": "a FEN, or startpos"},
        "variant": {"enum": ["chess960"]},
        "illegal_start": {"type": "boolean", "description": "the start is illegal on purpose"},
        "setup": {"$ref": "#/$defs/setup"},
        "events": {"type": "array", "items": {"$ref": "#/$defs/event"}},
    }))
}

fn definitions() -> Value {
    let mut scenario = head();
    scenario.extend(object(json!({
        "title": {"type": "string"},
        "articles": {"type": "array", "items": text(), "description": "what it is about"},
        "editions": {"type": "array", "items": edition()},
        "tc": {"type": "string", "description": "the name of a time control of the file"},
        "expect": {"$ref": "#/$defs/expect"},
        "reason": {"type": "string"},
        "facts": {"description": "chess facts that the expectation rests on"},
    })));
    let events: Vec<Value> = EVENTS
        .iter()
        .map(|(word, keys)| event(word, keys))
        .collect();
    json!({
        "scenario": {
            "type": "object",
            "required": ["id", "title", "editions", "tc", "start", "events", "expect"],
            "additionalProperties": false,
            "properties": scenario,
        },
        "time_control": {
            "type": "object",
            "required": ["class", "regime", "periods", "mode"],
            "additionalProperties": false,
            "properties": {
                "class": {"enum": ["standard", "rapid", "blitz"]},
                "regime": {"enum": ["full", "limited"], "description": "the Competition Rules in full, or A.5 and B.5"},
                "periods": {"type": "array", "items": {
                    "type": "object", "required": ["moves"], "additionalProperties": false,
                    "properties": {"moves": {"anyOf": [{"const": "all"}, {"type": "integer"}]}, "s": {"type": "integer"}},
                }},
                "mode": {"enum": ["none", "fischer", "delay"]},
                "inc": {"type": "integer", "description": "seconds a move, for fischer and delay"},
            },
        },
        "setup": {"type": "object", "additionalProperties": false, "properties": setup()},
        "event": {"anyOf": events},
        "expect": {"type": "object", "additionalProperties": false, "properties": expectations()},
    })
}

/// An event, and whatever it may say.
fn event(word: &str, keys: &[&str]) -> Value {
    let mut properties = object(json!({
        "by": {"enum": ["w", "b", "arb", "both"]},
        "do": {"const": word},
        "t": {"type": "integer", "description": "seconds since the scenario began"},
    }));
    for key in keys {
        properties.insert((*key).to_owned(), value_of(key));
    }
    if !NOT_THROUGH_OTHERS.contains(&word) {
        let through = json!({"type": "string", "description": "done by an assistant"});
        properties.insert("through".to_owned(), through);
    }
    json!({"type": "object", "required": ["by", "do"], "additionalProperties": false, "properties": properties})
}

/// What a key of an event may say.
fn value_of(key: &str) -> Value {
    match key {
        "accident" | "assistant" | "captured_removed" | "excused" | "permission"
        | "responder_present" | "schedule_harmed" | "sealer_default" | "unpromoted"
        | "unreadable" | "upside_down" | "valid" | "wrong_colour" => json!({"type": "boolean"}),
        "base_s" | "inc_s" | "s" | "session_left_s" | "hands" | "ruling" | "value" | "w" | "b" => {
            json!({"type": "integer"})
        }
        "award" => json!({"type": ["boolean", "integer"]}),
        "of" | "running" | "wrong_board" | "blind" | "deaf" => side(),
        "sq" | "sqs" => {
            json!({"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]})
        }
        "counters" => sides("integer"),
        "present" => sides("boolean"),
        "for" => json!({"description": "a request in the words of the journal"}),
        "snapshot" => json!({}),
        _ => text(),
    }
}

fn setup() -> Value {
    let flag = json!({"type": "boolean"});
    json!({
        "clocks": sides("integer"), "completed": sides("integer"), "illegal": sides("integer"),
        "attendance": sides("boolean"),
        "default_s": {"type": "integer"}, "no_draw_before": {"type": "integer"},
        "guideline3": flag, "no_arbiter": flag, "fide_rated": flag, "strict_recording": flag,
        "only_legal_moves": flag, "moves_from_sheets": flag, "arbiter_rules_on_claims": flag,
        "report_leaving": flag, "devices_in_bags": flag, "no_appeals": flag,
        "flag_authority": {"enum": ["human", "software"]},
        "blind": side(),
        "device_sanction": {"enum": ["loss", "first_ring_warns", "arbiter_chooses"]},
    })
}

/// Everything that may be expected, and so everything that may be asked of an adapter.
fn expectations() -> Map<String, Value> {
    let rulings: Vec<&str> = rulings().collect();
    let side_or_none = json!({"enum": ["w", "b", "none"]});
    object(json!({
        "result": {"enum": ["*", "1-0", "0-1", "1/2-1/2", "0-0", "annulled", "pending"]},
        "ruling": {"enum": rulings},
        "article": text(),
        "who": side_or_none,
        "allowed": {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]},
        "to_move": side(),
        "board": {"type": "string"},
        "clocks": sides("integer"),
        "running": side_or_none,
        "completed": sides("integer"),
        "award": {"type": "array", "items": {
            "type": "object", "required": ["to"], "additionalProperties": false,
            "properties": {"to": side(), "s": {"type": "integer"}},
        }},
        "illegal": sides("integer"),
        "offer": side_or_none,
        "must_record": sides("boolean"),
        "score": {"anyOf": [{"type": "null"}, {
            "type": "object", "required": ["w", "b"], "additionalProperties": false,
            "properties": {"w": text(), "b": text()},
        }]},
        "class": {"enum": ["standard", "rapid", "blitz", "none"]},
        "uci": {"type": "string"},
        "text": {"type": "string"},
        "ply": {"type": "integer"},
    }))
}

fn side() -> Value {
    json!({"enum": ["w", "b"]})
}

/// Numbers are texts too: `6.9` is an article.
fn text() -> Value {
    json!({"type": ["string", "number"]})
}

fn sides(of: &str) -> Value {
    let one = json!({"type": of});
    json!({"type": "object", "additionalProperties": false, "properties": {"w": one, "b": one}})
}

fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Event;
    use crate::requests::check_event;

    /// The words of the table are those that the reader has an arm for.
    #[test]
    fn every_event_of_the_reader_is_described() {
        let arms = include_str!("requests.rs").lines().filter_map(|line| {
            let line = line.strip_prefix("        ")?;
            let (words, _) = line.split_once(" =>")?;
            Some(words.split('|').map(|word| word.trim().trim_matches('"')))
        });
        // Other arms stand for the words of keys.
        let read: BTreeSet<&str> = arms.flatten().filter(|word| is_event(word)).collect();
        let described: BTreeSet<&str> = EVENTS.iter().map(|(word, _)| *word).collect();
        assert_eq!(read, described);
    }

    /// Whether the reader knows an event, whatever keys it wants to see.
    fn is_event(word: &str) -> bool {
        let event = Event {
            by: "w".to_owned(),
            what: word.to_owned(),
            t: None,
            keys: json!({}),
            place: String::new(),
        };
        match check_event(&event) {
            Ok(()) => true,
            Err(error) => !error.what.starts_with("unknown event"),
        }
    }
}
