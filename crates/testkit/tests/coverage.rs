//! What is promised as built is built.

use jadoube_ruling::Edition;
use jadoube_testkit::{coverage, library};

/// Chapters in which no article waits any more, in any edition.
fn is_built(article: &str) -> bool {
    let chapter = article.split('.').next().unwrap_or(article);
    let built = ["P", "1", "2", "3", "4", "5", "6", "7", "9", "10", "A", "B"];
    // R23 is the conduct of the players in the rules of 2001.
    built.contains(&chapter) || article.starts_with('R') && article != "R23"
}

#[test]
fn no_article_of_the_game_itself_waits() {
    let scenarios = library::project_scenarios().expect("scenarios");
    for edition in Edition::ALL {
        for row in coverage::coverage(edition, &scenarios) {
            let waits = row.is_waiting() && is_built(&row.article);
            assert!(!waits, "{edition} {}: {}", row.article, row.state);
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
