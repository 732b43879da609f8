//! Every scenario of the team event is a test of its own.

use std::process::ExitCode;

use jadoube_scenarios::{read_yaml, team};
use jadoube_testkit::library;
use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let trials = match scenarios() {
        Ok(scenarios) => scenarios.into_iter().map(trial).collect(),
        Err(error) => vec![Trial::test("the scenario file", move || {
            Err(Failed::from(error))
        })],
    };
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn scenarios() -> Result<Vec<Value>, String> {
    let path = library::project().join("scenarios/acceptance/cards/team.yaml");
    let text = std::fs::read_to_string(&path).map_err(|error| error.to_string())?;
    let file = read_yaml(&text)?;
    let scenarios = file["scenarios"].as_array().ok_or("no scenarios")?;
    match scenarios.is_empty() {
        true => Err("no scenarios".to_owned()),
        false => Ok(scenarios.clone()),
    }
}

fn trial(scenario: Value) -> Trial {
    let text = |key: &str| scenario[key].as_str().unwrap_or_default().to_owned();
    let (id, kind, title) = (text("id"), text("kind"), text("title"));
    Trial::test(format!("team::{id}"), move || {
        let [given, when, then] = ["given", "when", "then"].map(|key| &scenario[key]);
        // Both the ledger of the sheet and that of pairs must rank alike (U12).
        if kind == "team.equiv" {
            let came = team::ask(&kind, given)?;
            if came["points"] != came["points_pairwise"] {
                return Err(format!("{title}: the ledgers rank differently").into());
            }
        }
        team::run(&kind, given, when, then).map_err(|why| format!("{title}: {why}").into())
    })
}
