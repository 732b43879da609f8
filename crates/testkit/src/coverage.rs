//! What the program does about every article, and the scenarios that prove it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use jadoube_laws::{Article, Care, articles};
use jadoube_ruling::Edition;

use crate::{Scenario, chess};

/// One row of the coverage of an edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The article's number in the edition, or its lasting id where the edition lacks it.
    pub article: String,
    /// What the program does about it.
    pub state: String,
    /// The scenarios that prove it.
    pub scenarios: Vec<String>,
}

impl Row {
    /// Whether something is still to be built.
    pub fn is_waiting(&self) -> bool {
        self.state.starts_with("not yet")
    }
}

/// The coverage of an edition, article by article in the order of the book.
pub fn coverage(edition: Edition, scenarios: &[Scenario]) -> Vec<Row> {
    let mut proofs: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    // National practice keeps every scenario of its edition that it does not depart from.
    let holds = |scenario: &Scenario| {
        scenario.editions.contains(&edition)
            || edition == Edition::Fi2017 && scenario.editions.contains(&Edition::E2017)
    };
    for scenario in scenarios {
        if holds(scenario) && chess::run(scenario, edition).is_ok() {
            for article in &scenario.articles {
                proofs.entry(article).or_default().insert(&scenario.id);
            }
        }
    }
    articles()
        .iter()
        .map(|article| row(article, edition, &proofs))
        .collect()
}

fn row(article: &Article, edition: Edition, proofs: &BTreeMap<&str, BTreeSet<&str>>) -> Row {
    let numbers: Vec<&str> = article.numbers(edition).collect();
    let scenarios: BTreeSet<&str> = numbers
        .iter()
        .filter_map(|number| proofs.get(number))
        .flatten()
        .copied()
        .collect();
    let rules: Vec<String> = article.rules(edition).map(|r| format!("{r:?}")).collect();
    let verb = match article.care {
        Care::Enforced => "ruled",
        Care::Assisted => "proposed to the arbiter",
        Care::Recorded => "recorded",
        Care::Shown => "shown",
    };
    let state = if numbers.is_empty() {
        "not in this edition".to_owned()
    } else if !rules.is_empty() {
        format!("{verb}: {}", rules.join(" "))
    } else if article.care == Care::Shown || !scenarios.is_empty() {
        verb.to_owned()
    } else if edition == Edition::Fi2017 && article.id.starts_with("B.") {
        "left to the arbiter: the national blitz rules are not in the source".to_owned()
    } else {
        format!("not yet: {}", chapter(article.id))
    };
    Row {
        article: if numbers.is_empty() {
            article.id.to_owned()
        } else {
            numbers.join(" ")
        },
        state,
        scenarios: scenarios.into_iter().map(str::to_owned).collect(),
    }
}

/// The part of the book that an article belongs to.
fn chapter(id: &str) -> &'static str {
    match id.split('.').next().unwrap_or(id) {
        "R23" => "conduct of the players",
        "8" => "scoresheets",
        "11" => "conduct of the players",
        "12" => "the arbiter's office",
        "C" => "notation",
        "D" => "play by blind players",
        "I" => "adjourned games",
        "II" => "Chess960",
        "III" => "quickplay finish",
        _ => "the game",
    }
}

/// The coverage as a CSV file; `summary` gives an article's summary by its text id.
pub fn csv(edition: Edition, scenarios: &[Scenario], summary: impl Fn(&str) -> String) -> String {
    let mut csv = String::from("article,summary,state,scenarios\n");
    let catalogue = articles();
    for (row, article) in coverage(edition, scenarios).iter().zip(&catalogue) {
        let summary = quoted(&summary(&article.text_id()));
        let state = quoted(&row.state);
        let proofs = row.scenarios.join(" ");
        let _ = writeln!(csv, "{},{summary},{state},{proofs}", row.article);
    }
    csv
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\"\""))
}
