//! What can be read without a game: the Laws article by article, and where editions differ.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use jadoube_journal::witness::{AskedAt, Difference, Witness};
use jadoube_laws::{Care, Decided, Edition, Game, Rule, Rulebook, article, articles};
use jadoube_text::Texts;
use jadoube_wire::{
    ArticleView, DifferenceView, DifferencesView, Language, LawsView, SameGame, SameStep, Told, fen,
};

use crate::sentences::texts;

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
            words: texts.attribute(&id, "words"),
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

static WITNESSES: LazyLock<Vec<Witness>> = LazyLock::new(|| Witness::all().unwrap_or_default());

/// Where two editions differ, each difference with the shortest game known that they decide differently.
pub(crate) fn differences(editions: [Edition; 2], lang: Language) -> DifferencesView {
    let [one, other] = editions;
    let texts = texts(lang);
    let view = |difference: Difference| {
        let rule = match difference {
            Difference::Point(point) => point.rule(),
            Difference::Rule(rule) => rule,
        };
        let shows = |witness: &&Witness| {
            let same = witness.editions == [one, other] || witness.editions == [other, one];
            witness.shows == difference && same
        };
        DifferenceView {
            id: name(difference),
            articles: editions.map(|edition| rule.number(edition).map(str::to_owned)),
            about: match difference {
                Difference::Point(point) => texts.say(&point.message()),
                Difference::Rule(rule) => said(texts, rule, editions),
            },
            game: WITNESSES
                .iter()
                .find(shows)
                .and_then(|witness| same_game(witness, editions)),
        }
    };
    let all = Difference::between(one, other);
    DifferencesView {
        editions,
        differences: all.into_iter().map(view).collect(),
    }
}

/// The name of a difference as the file of witnesses has it, `point-default_time`.
fn name(difference: Difference) -> String {
    match serde_json::to_value(difference) {
        Ok(serde_json::Value::Object(map)) => {
            let named = map.iter().next();
            let named = named.and_then(|(kind, name)| Some(format!("{kind}-{}", name.as_str()?)));
            named.unwrap_or_default()
        }
        _ => String::new(),
    }
}

/// What the article says that only one of the editions has.
fn said(texts: &Texts, rule: Rule, editions: [Edition; 2]) -> String {
    let found = editions.into_iter().find_map(|edition| {
        let article = article(rule.number(edition)?, edition)?;
        let id = article.text_id();
        article.summary(edition, |attribute| match attribute {
            None => texts.get(&id),
            Some(attribute) => texts.attribute(&id, attribute),
        })
    });
    found.unwrap_or_default()
}

/// The game of a witness under both editions, request by request.
fn same_game(witness: &Witness, editions: [Edition; 2]) -> Option<SameGame> {
    let mut tables = Vec::new();
    for edition in editions {
        let mut regulations = witness.created.regulations.clone();
        regulations.edition = edition;
        let book = Rulebook::new(regulations).ok()?;
        let game = Game::new(&book, &witness.created.start).ok()?;
        tables.push((book, game));
    }
    let start = fen(tables.first()?.1.standing());
    let step = |asked: &AskedAt| {
        let mut came = tables.iter_mut().map(|(book, game)| {
            let decided = game.decide(book, asked.asked.by, &asked.asked.asked, asked.at);
            for one in decided.iter().flatten() {
                game.apply(asked.at, one);
            }
            (told(book, asked, decided), fen(game.standing()))
        });
        let ((one, first), (other, second)) = (came.next()?, came.next()?);
        Some(SameStep {
            by: asked.asked.by,
            asked: asked.asked.asked.clone(),
            told: [one, other],
            boards: [first, second],
        })
    };
    Some(SameGame {
        class: witness.created.regulations.class,
        regime: witness.created.regulations.regime,
        start,
        steps: witness.asked.iter().map(step).collect::<Option<_>>()?,
    })
}

fn told(book: &Rulebook, asked: &AskedAt, decided: Decided) -> Vec<Told> {
    let by = asked.asked.by;
    match decided {
        Ok(happened) => happened
            .into_iter()
            .map(|one| Told::happened(book, by, asked.at, one))
            .collect(),
        Err(refused) => vec![Told::refused(book, by, asked.at, refused)],
    }
}
