//! Every scenario of the project is a test of its own, once per edition.

use jadoube_laws::Edition;
use std::collections::BTreeSet;
use std::process::ExitCode;

use jadoube_scenarios::Scenario;
use jadoube_scenarios::chess::{self, Failure};
use jadoube_testkit::library;
use libtest_mimic::{Arguments, Failed, Trial};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    // Where each test is a process of its own, reading all files each time would take minutes.
    let only = arguments.filter.as_deref().filter(|_| arguments.exact);
    let scenarios = match only.and_then(|name| name.split("::").nth(1)) {
        Some(id) => library::scenarios_beside(id),
        None => library::project_scenarios(),
    };
    let scenarios = match scenarios {
        Ok(scenarios) => scenarios,
        Err(fault) => {
            let trial = Trial::test("the scenario files", move || Err(fault.to_string().into()));
            return libtest_mimic::run(&arguments, vec![trial]).exit_code();
        }
    };
    let waiting = waiting();
    let mut trials = vec![
        ids_are_unique(&scenarios),
        only_known_ones_wait(&scenarios, &waiting),
    ];
    for scenario in scenarios {
        let scenario: &'static Scenario = Box::leak(Box::new(scenario));
        for &edition in &scenario.editions {
            trials.push(trial(scenario, edition, waiting.contains(&scenario.id)));
        }
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// Scenarios of parts of the Laws that are not built yet. They are run all the same: one that
/// starts to pass must leave the list, and says so.
fn waiting() -> BTreeSet<String> {
    let path = library::project().join("scenarios/waiting.txt");
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let lines = text.lines().map(str::trim);
    lines
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(str::to_owned)
        .collect()
}

fn trial(scenario: &'static Scenario, edition: Edition, waiting: bool) -> Trial {
    let name = format!("{}::{}::{edition}", scenario.group(), scenario.id);
    if waiting && matches!(chess::run(scenario, edition), Err(Failure::Waiting(_))) {
        // Listed as ignored, never as passed.
        return Trial::test(name, || Ok(()))
            .with_ignored_flag(true)
            .with_kind("waiting");
    }
    Trial::test(name, move || match chess::run(scenario, edition) {
        Ok(()) if waiting => {
            let id = &scenario.id;
            Err(format!("{id} starts to pass: take it off scenarios/waiting.txt").into())
        }
        Ok(()) => Ok(()),
        Err(failure) => {
            let told = format!("{}: {failure}\n{}", scenario.title, scenario.reason);
            Err(Failed::from(told))
        }
    })
}

fn ids_are_unique(scenarios: &[Scenario]) -> Trial {
    let mut seen = BTreeSet::new();
    let twice: Vec<String> = scenarios
        .iter()
        .filter(|scenario| !seen.insert(scenario.id.clone()))
        .map(|scenario| scenario.id.clone())
        .collect();
    Trial::test("ids are unique", move || {
        if twice.is_empty() {
            Ok(())
        } else {
            Err(format!("twice: {}", twice.join(", ")).into())
        }
    })
}

fn only_known_ones_wait(scenarios: &[Scenario], waiting: &BTreeSet<String>) -> Trial {
    let known: BTreeSet<&String> = scenarios.iter().map(|scenario| &scenario.id).collect();
    let unknown: Vec<String> = waiting
        .iter()
        .filter(|id| !known.contains(id))
        .cloned()
        .collect();
    Trial::test("the waiting list names scenarios that exist", move || {
        if unknown.is_empty() {
            Ok(())
        } else {
            Err(format!("unknown: {}", unknown.join(", ")).into())
        }
    })
}
