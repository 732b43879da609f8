//! What can be read without a game: the Laws article by article, and puzzles.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use jadoube_laws::{Care, articles};
use jadoube_ruling::Edition;
use jadoube_wire::{ArticleView, Language, LawsView, Puzzle, PuzzleSolved, Told};
use serde::{Deserialize, Serialize};

use crate::typed::texts;

/// The articles of an edition in a language.
pub(crate) fn laws(edition: Edition, lang: Language) -> LawsView {
    let texts = texts(lang);
    let view = |article: &jadoube_laws::Article| {
        let numbers: Vec<String> = article.numbers(edition).map(str::to_owned).collect();
        let id = article.text_id();
        let in_edition = |edition: Edition| {
            let numbers = article.numbers(edition).map(str::to_owned).collect();
            (edition, numbers)
        };
        ArticleView {
            id: article.id.to_owned(),
            summary: article
                .summary(edition, |attribute| match attribute {
                    None => texts.get(&id),
                    Some(attribute) => texts.attribute(&id, attribute),
                })
                .unwrap_or_default(),
            differs: texts.attribute(&id, "differs"),
            care: match article.care {
                Care::Enforced => "enforced",
                Care::Assisted => "assisted",
                Care::Recorded => "recorded",
                Care::Shown => "shown",
            }
            .to_owned(),
            editions: Edition::ALL.into_iter().map(in_edition).collect(),
            scenarios: scenarios(edition, &numbers),
            numbers,
        }
    };
    let all = articles();
    let of_edition = all.iter().map(view).filter(|view| !view.numbers.is_empty());
    LawsView {
        edition,
        lang,
        articles: of_edition.collect(),
    }
}

/// The scenarios of an edition by article, from the coverage that is compiled in.
fn scenarios(edition: Edition, numbers: &[String]) -> Vec<String> {
    static COVERAGE: LazyLock<BTreeMap<Edition, BTreeMap<String, Vec<String>>>> =
        LazyLock::new(|| {
            let table = |edition| match edition {
                Edition::E2001 => include_str!("../../../docs/coverage/2001.csv"),
                Edition::E2017 => include_str!("../../../docs/coverage/2017.csv"),
                Edition::E2018 => include_str!("../../../docs/coverage/2018.csv"),
                Edition::E2023 => include_str!("../../../docs/coverage/2023.csv"),
                Edition::Fi2017 => include_str!("../../../docs/coverage/FI2017.csv"),
            };
            let rows = |edition| {
                let rows = table(edition).lines().skip(1);
                rows.flat_map(|row| {
                    let proofs = row.rsplit(',').next().unwrap_or_default();
                    let proofs: Vec<String> = proofs.split(' ').map(str::to_owned).collect();
                    let numbers = row.split(',').next().unwrap_or_default();
                    let numbers: Vec<&str> = numbers.split(' ').collect();
                    numbers
                        .into_iter()
                        .map(move |number| (number.to_owned(), proofs.clone()))
                        .collect::<Vec<_>>()
                })
                .collect()
            };
            Edition::ALL.into_iter().map(|e| (e, rows(e))).collect()
        });
    let Some(table) = COVERAGE.get(&edition) else {
        return Vec::new();
    };
    let mut found: Vec<String> = numbers
        .iter()
        .filter_map(|number| table.get(number))
        .flatten()
        .filter(|proof| !proof.is_empty())
        .cloned()
        .collect();
    found.sort();
    found.dedup();
    found
}

/// A puzzle with its answer, as `cargo xtask generate` makes them from the scenarios.
#[derive(Debug, Serialize, Deserialize)]
struct Riddle {
    puzzle: Puzzle,
    right: u32,
    told: Told,
}

static RIDDLES: LazyLock<BTreeMap<String, Riddle>> = LazyLock::new(|| {
    let riddles: Vec<Riddle> =
        serde_json::from_str(include_str!("../data/puzzles.json")).unwrap_or_default();
    riddles
        .into_iter()
        .map(|riddle| (riddle.puzzle.id.clone(), riddle))
        .collect()
});

/// The ids of all puzzles.
pub(crate) fn puzzles() -> Vec<&'static str> {
    RIDDLES.keys().map(String::as_str).collect()
}

/// A puzzle.
pub(crate) fn puzzle(id: &str) -> Option<&'static Puzzle> {
    RIDDLES.get(id).map(|riddle| &riddle.puzzle)
}

/// Whether an answer is right.
pub(crate) fn solve(id: &str, choice: u32) -> Option<PuzzleSolved> {
    let riddle = RIDDLES.get(id)?;
    Some(PuzzleSolved {
        right: riddle.right == choice,
        choice: riddle.right,
        told: riddle.told.clone(),
    })
}
