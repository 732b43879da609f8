//! Every scenario of the project about cards and the team event is a test of its own.

use std::collections::BTreeSet;
use std::process::ExitCode;

use jadoube_scenarios::{CardScenario, cards};
use jadoube_testkit::library;
use libtest_mimic::{Arguments, Failed, Trial};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    // Where each test is a process of its own, reading all files each time would take long.
    let only = arguments.filter.as_deref().filter(|_| arguments.exact);
    let scenarios = match only.and_then(|name| name.split("::").nth(1)) {
        Some(id) => library::card_scenarios_beside(id),
        None => library::project_card_scenarios(),
    };
    let scenarios = match scenarios {
        Ok(scenarios) => scenarios,
        Err(fault) => {
            let trial = Trial::test("the scenario files", move || Err(fault.to_string().into()));
            return libtest_mimic::run(&arguments, vec![trial]).exit_code();
        }
    };
    let mut trials = vec![ids_are_unique(&scenarios), every_clause_has_one(&scenarios)];
    trials.extend(scenarios.into_iter().map(trial));
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn trial(scenario: CardScenario) -> Trial {
    let name = format!("{}::{}", scenario.kind, scenario.id);
    Trial::test(name, move || {
        cards::run(&scenario)
            .map_err(|failure| Failed::from(format!("{}: {failure}", scenario.title)))
    })
}

fn ids_are_unique(scenarios: &[CardScenario]) -> Trial {
    let mut seen = BTreeSet::new();
    let twice: Vec<String> = scenarios
        .iter()
        .filter(|scenario| !seen.insert(scenario.id.clone()))
        .map(|scenario| scenario.id.clone())
        .collect();
    Trial::test("ids are unique", move || match twice.is_empty() {
        true => Ok(()),
        false => Err(format!("twice: {}", twice.join(", ")).into()),
    })
}

/// Clauses that the words of scenarios cannot express; `card_clauses.rs` asks the engine about them.
const ASKED_ELSEWHERE: [&str; 11] = [
    "U1", "U14", "S8", "S9", "A-U01", "A-U21", "A-U24", "A-U27", "A-U31", "A-S02", "A-S07",
];

fn every_clause_has_one(scenarios: &[CardScenario]) -> Trial {
    let told: BTreeSet<String> = scenarios.iter().flat_map(|one| one.rule.clone()).collect();
    let clauses = (1..=14).map(|number| format!("U{number}"));
    let clauses = clauses.chain((1..=9).map(|number| format!("S{number}")));
    let clauses = clauses.chain((1..=31).map(|number| format!("A-U{number:02}")));
    let clauses = clauses.chain((1..=16).map(|number| format!("A-S{number:02}")));
    let missing: Vec<String> = clauses
        .filter(|clause| !told.contains(clause) && !ASKED_ELSEWHERE.contains(&clause.as_str()))
        .collect();
    Trial::test("every clause has a scenario", move || {
        match missing.is_empty() {
            true => Ok(()),
            false => Err(format!("no scenario: {}", missing.join(", ")).into()),
        }
    })
}
