//! What can be read without a game: the Laws article by article.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use jadoube_laws::{Care, Edition, articles};
use jadoube_wire::{ArticleView, Lang, LawsView};

use crate::typed::texts;

/// The articles of an edition in a language.
pub(crate) fn laws(edition: Edition, lang: Lang) -> LawsView {
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
