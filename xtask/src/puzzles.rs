//! The cases of the puzzles page without their words, as the page reads them.

use jadoube_scenarios::ScenarioError;
use jadoube_testkit::cases::Case;
use jadoube_wire::fen;
use serde_json::{Value, json};

/// `web/src/cases.json`: a line for each case, in the order of the file.
pub fn json(cases: &[Case]) -> Result<String, ScenarioError> {
    let lines = cases.iter().map(|case| line(case).map(|it| it.to_string()));
    let lines: Vec<String> = lines.collect::<Result<_, _>>()?;
    Ok(format!("[\n{}\n]\n", lines.join(",\n")))
}

fn line(case: &Case) -> Result<Value, ScenarioError> {
    let record = case.shown().map_err(|failure| ScenarioError {
        place: format!("case {}", case.id),
        what: failure.to_string(),
    })?;
    let marks: Vec<String> = case.marks.iter().map(ToString::to_string).collect();
    Ok(json!({
        "id": case.id,
        "topic": case.topic,
        "level": case.level,
        "judgement": case.judgement,
        "editions": case.editions,
        "class": case.class(),
        "articles": case.articles,
        "fen": fen(record.game().standing()),
        "marks": marks,
        "answers": case.answers.len(),
        "right": case.right,
    }))
}
