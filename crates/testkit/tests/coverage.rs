//! What is promised as built is built.

use jadoube_laws::Edition;
use jadoube_scenarios::chess;
use jadoube_testkit::{coverage, library};

#[test]
fn no_article_waits_in_any_edition() {
    let scenarios = library::project_scenarios().expect("scenarios");
    for edition in Edition::ALL {
        for row in coverage::coverage(edition, &scenarios) {
            assert!(
                !row.is_waiting(),
                "{edition} {}: {}",
                row.article,
                row.state
            );
        }
    }
}

#[test]
fn every_scenario_names_articles_that_exist() {
    for scenario in library::project_scenarios().expect("scenarios") {
        for article in &scenario.articles {
            // `FI` stands for national practice, which has no articles of its own.
            let known = article == "FI"
                || Edition::ALL
                    .into_iter()
                    .any(|edition| jadoube_laws::article(article, edition).is_some());
            assert!(known, "{}: {article}", scenario.id);
        }
    }
}

/// The coverage itself is tried: with a rule switched off, every scenario whose outcome is said to
/// rest on it fails.
#[test]
fn a_scenario_that_proves_a_rule_fails_without_it() {
    let scenarios = library::project_scenarios().expect("scenarios");
    let mut tried = 0;
    let mut hollow = Vec::new();
    for edition in Edition::ALL {
        for (rule, scenario) in coverage::claims(edition, &scenarios) {
            tried += 1;
            if chess::run_without(scenario, edition, rule).is_ok() {
                hollow.push(format!("{} {edition}: {rule:?}", scenario.id));
            }
        }
    }
    assert!(tried > 1500, "{tried} claims");
    assert!(
        hollow.is_empty(),
        "{} of {tried}: {hollow:#?}",
        hollow.len()
    );
}
