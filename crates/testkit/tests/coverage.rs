//! What is promised as built is built.

use jadoube_ruling::Edition;
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
