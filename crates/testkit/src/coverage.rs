//! What the program does about every article, and the scenarios that prove it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use jadoube_laws::{Article, Care, Edition, Rule, articles};

use jadoube_scenarios::{Scenario, chess};

/// One row of the coverage of an edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The article's number in the edition, or its lasting id where the edition lacks it.
    pub article: String,
    /// What the program does about it.
    pub state: String,
    /// What shows that it does.
    pub shown: Shown,
    /// The scenarios that show it: those whose outcome cites the article, or else those whose record
    /// does, or else those that only name it.
    pub scenarios: Vec<String>,
}

/// How far the scenarios show what is said about an article.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shown {
    /// No scenario names it.
    Not,
    /// A scenario that passes names it, but no ruling in it cites the article.
    Named,
    /// Something on the record of a scenario cites the article.
    Recorded,
    /// The outcome that a scenario expects cites the article.
    Ruled,
}

impl Row {
    /// Whether something is still to be built.
    pub fn is_waiting(&self) -> bool {
        self.state.starts_with("not yet")
    }
}

/// The scenarios that show something, by the number of the article.
#[derive(Default)]
struct Proofs<'a> {
    ruled: BTreeMap<&'a str, BTreeSet<&'a str>>,
    recorded: BTreeMap<&'a str, BTreeSet<&'a str>>,
    named: BTreeMap<&'a str, BTreeSet<&'a str>>,
}

impl<'a> Proofs<'a> {
    fn of(edition: Edition, scenarios: &'a [Scenario]) -> Proofs<'a> {
        let mut proofs = Proofs::default();
        for scenario in scenarios.iter().filter(|one| holds(one, edition)) {
            let Ok(cited) = chess::cited(scenario, edition) else {
                continue;
            };
            let id = scenario.id.as_str();
            let number = |rule: Rule| rule.number(edition);
            if let Some(number) = cited.outcome.and_then(number) {
                proofs.ruled.entry(number).or_default().insert(id);
            }
            for number in cited.record.into_iter().filter_map(number) {
                proofs.recorded.entry(number).or_default().insert(id);
            }
            for article in &scenario.articles {
                proofs.named.entry(article).or_default().insert(id);
            }
        }
        proofs
    }

    /// What the scenarios show about an article with these numbers, and which of them do.
    fn about(&self, numbers: &[&str]) -> (Shown, BTreeSet<&'a str>) {
        for (shown, proofs) in [
            (Shown::Ruled, &self.ruled),
            (Shown::Recorded, &self.recorded),
            (Shown::Named, &self.named),
        ] {
            let found = numbers.iter().filter_map(|number| proofs.get(number));
            let found: BTreeSet<&str> = found.flatten().copied().collect();
            if !found.is_empty() {
                return (shown, found);
            }
        }
        (Shown::Not, BTreeSet::new())
    }
}

/// Whether a scenario is run under an edition. National practice keeps every scenario of its edition
/// that it does not depart from.
fn holds(scenario: &Scenario, edition: Edition) -> bool {
    scenario.editions.contains(&edition)
        || edition == Edition::Fi2017 && scenario.editions.contains(&Edition::E2017)
}

/// The coverage of an edition, article by article in the order of the book.
pub fn coverage(edition: Edition, scenarios: &[Scenario]) -> Vec<Row> {
    let proofs = Proofs::of(edition, scenarios);
    articles()
        .iter()
        .map(|article| row(article, edition, &proofs))
        .collect()
}

/// The claims of an edition's coverage: each rule with each scenario whose outcome is said to rest on
/// it.
pub fn claims(edition: Edition, scenarios: &[Scenario]) -> Vec<(Rule, &Scenario)> {
    let mut claims = Vec::new();
    for scenario in scenarios.iter().filter(|one| holds(one, edition)) {
        let cited = chess::cited(scenario, edition).unwrap_or_default();
        claims.extend(cited.outcome.into_iter().map(|rule| (rule, scenario)));
    }
    claims
}

fn row(article: &Article, edition: Edition, proofs: &Proofs<'_>) -> Row {
    let numbers: Vec<&str> = article.numbers(edition).collect();
    let (shown, scenarios) = proofs.about(&numbers);
    let rules: Vec<String> = article.rules(edition).map(|r| format!("{r:?}")).collect();
    let rules = match rules.is_empty() {
        true => String::new(),
        false => format!(": {}", rules.join(" ")),
    };
    let state = match (numbers.is_empty(), article.care, shown) {
        (true, _, _) => "not in this edition".to_owned(),
        (_, Care::Shown, _) => format!("shown{rules}"),
        (_, Care::Enforced, Shown::Ruled) => format!("ruled{rules}"),
        (_, Care::Assisted, Shown::Ruled | Shown::Recorded) => {
            format!("proposed to the arbiter{rules}")
        }
        (_, _, Shown::Ruled | Shown::Recorded) => format!("recorded{rules}"),
        (_, _, Shown::Named) => "named".to_owned(),
        (_, _, Shown::Not) if edition == Edition::Fi2017 && article.id.starts_with("B.") => {
            "left to the arbiter: the national blitz rules are not in the source".to_owned()
        }
        (_, _, Shown::Not) => format!("not yet: {}", chapter(article.id)),
    };
    Row {
        article: if numbers.is_empty() {
            article.id.to_owned()
        } else {
            numbers.join(" ")
        },
        state,
        shown,
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
