//! `jadoube scenarios`: one line for each scenario and edition, then the count.

use std::io::Write;
use std::path::PathBuf;

use jadoube_testkit::chess::{self, Failure};
use jadoube_testkit::library;

use crate::Stop;

pub fn run(out: &mut impl Write, files: &[PathBuf]) -> Result<(), Stop> {
    let (mut passed, mut failed) = (0u32, 0u32);
    for file in files {
        for scenario in library::read_scenarios(file).map_err(Stop::new)? {
            for &edition in &scenario.editions {
                let id = &scenario.id;
                match chess::run(&scenario, edition) {
                    Ok(()) => {
                        passed += 1;
                        writeln!(out, "ok {id} {edition}")?;
                    }
                    Err(Failure::Fault(fault)) => return Err(Stop::new(fault)),
                    Err(failure) => {
                        failed += 1;
                        writeln!(out, "FAIL {id} {edition}: {failure}")?;
                    }
                }
            }
        }
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    match failed {
        0 => Ok(()),
        _ => Err(Stop::failed()),
    }
}
