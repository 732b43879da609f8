//! Every scenario of the project about cards and the team event is a test of its own.

use std::collections::BTreeSet;
use std::process::ExitCode;

use jadoube_testkit::{CardScenario, cards, library};
use libtest_mimic::{Arguments, Failed, Trial};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let scenarios = match library::project_card_scenarios() {
        Ok(scenarios) => scenarios,
        Err(fault) => {
            let trial = Trial::test("the scenario files", move || Err(fault.to_string().into()));
            return libtest_mimic::run(&arguments, vec![trial]).exit_code();
        }
    };
    let mut trials = vec![ids_are_unique(&scenarios)];
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
