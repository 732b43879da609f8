//! `jadoube scenarios`: one line for each scenario and edition, then the count.

use std::io::{self, Write};
use std::path::PathBuf;

use jadoube_scenarios::chess::{self, Failure};
use jadoube_scenarios::{
    CardScenario, Scenario, ScenarioError, ScenarioFile, cards, read_scenarios,
};

use crate::Stop;

pub fn run(out: &mut impl Write, files: &[PathBuf]) -> Result<(), Stop> {
    let mut count = Count::default();
    for file in files {
        match read_scenarios(file) {
            Ok(ScenarioFile::Chess(scenarios)) => {
                for scenario in scenarios {
                    count.scenario(out, scenario)?;
                }
            }
            Ok(ScenarioFile::Cards(scenarios)) => {
                for scenario in scenarios {
                    count.card_scenario(out, scenario)?;
                }
            }
            Err(fault) => count.fault(&fault),
        }
    }
    writeln!(out, "{} passed, {} failed", count.passed, count.failed)?;
    match (count.faults, count.failed) {
        (0, 0) => Ok(()),
        (0, _) => Err(Stop::failed(1)),
        _ => Err(Stop::failed(2)),
    }
}

#[derive(Default)]
struct Count {
    passed: u32,
    failed: u32,
    faults: u32,
}

impl Count {
    fn scenario(
        &mut self,
        out: &mut impl Write,
        scenario: Result<Scenario, ScenarioError>,
    ) -> Result<(), Stop> {
        let scenario = match scenario {
            Ok(scenario) => scenario,
            Err(fault) => {
                self.fault(&fault);
                return Ok(());
            }
        };
        for &edition in &scenario.editions {
            let done = chess::run(&scenario, edition);
            self.report(out, &scenario.id, &edition.to_string(), done)?;
        }
        Ok(())
    }

    fn card_scenario(
        &mut self,
        out: &mut impl Write,
        scenario: Result<CardScenario, ScenarioError>,
    ) -> Result<(), Stop> {
        match scenario {
            Ok(scenario) => {
                let done = cards::run(&scenario);
                self.report(out, &scenario.id, &scenario.ruleset, done)
            }
            Err(fault) => {
                self.fault(&fault);
                Ok(())
            }
        }
    }

    fn report(
        &mut self,
        out: &mut impl Write,
        id: &str,
        edition: &str,
        done: Result<(), Failure>,
    ) -> Result<(), Stop> {
        match done {
            Ok(()) => {
                self.passed += 1;
                writeln!(out, "ok {id} {edition}")?;
            }
            Err(Failure::Fault(fault)) => self.fault(&fault),
            Err(failure) => {
                self.failed += 1;
                writeln!(out, "FAIL {id} {edition}: {failure}")?;
            }
        }
        Ok(())
    }

    /// A file or scenario that cannot be run: told at once, and the others go on.
    fn fault(&mut self, fault: &ScenarioError) {
        self.failed += 1;
        self.faults += 1;
        let _ = writeln!(io::stderr(), "error: {fault}");
    }
}
