//! The catalogue of articles: every article of the Laws, its number in each edition, and what the
//! program does about it.

use jadoube_ruling::Edition;

use crate::Rule;

/// An article of the Laws, or of the club's rules of 2001.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Article {
    /// The lasting id: its number in 2018, or `R01` to `R27` for the rules of 2001.
    pub id: &'static str,
    /// The numbers it has in 2001, 2017, 2018 and 2023.
    numbers: [&'static str; 4],
    /// What the program does about it.
    pub care: Care,
}

/// What the program does about an article.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// It rules on it.
    Enforced,
    /// It proposes; the arbiter decides.
    Assisted,
    /// It keeps the fact.
    Recorded,
    /// It shows it.
    Shown,
}

impl Article {
    /// The numbers of the article in an edition; none where the edition lacks it.
    pub fn numbers(&self, edition: Edition) -> impl Iterator<Item = &'static str> {
        let numbers = self.numbers[match edition {
            Edition::E2001 => 0,
            Edition::E2017 | Edition::Fi2017 => 1,
            Edition::E2018 => 2,
            Edition::E2023 => 3,
        }];
        numbers.split(' ').filter(|number| *number != "-")
    }

    /// The rules that the program applies under this article in an edition.
    pub fn rules(&self, edition: Edition) -> impl Iterator<Item = Rule> {
        let numbers: Vec<&str> = self.numbers(edition).collect();
        let cites = move |rule: &Rule| rule.number(edition).is_some_and(|n| numbers.contains(&n));
        Rule::ALL.iter().copied().filter(cites)
    }

    /// The identifier of its summary in the texts.
    pub fn text_id(&self) -> String {
        format!("article-{}", self.id.to_lowercase().replace('.', "-"))
    }
}

/// Every article, in the order of the book.
pub fn articles() -> Vec<Article> {
    let table = include_str!("../data/articles.tsv");
    let rows = table.lines().filter(|line| !line.starts_with('#')).skip(1);
    rows.filter_map(|row| {
        let cells: Vec<&'static str> = row.split('\t').collect();
        let [id, n2001, n2017, n2018, n2023, care] = cells[..] else {
            return None;
        };
        Some(Article {
            id,
            numbers: [n2001, n2017, n2018, n2023],
            care: match care {
                "enforce" => Care::Enforced,
                "assist" => Care::Assisted,
                "record" => Care::Recorded,
                _ => Care::Shown,
            },
        })
    })
    .collect()
}

/// The article that bears a number in an edition.
pub fn article(number: &str, edition: Edition) -> Option<Article> {
    let bears = |article: &Article| {
        article
            .numbers(edition)
            .any(|own| own.eq_ignore_ascii_case(number))
    };
    articles().into_iter().find(bears)
}

/// Numbers of an edition that look most like one that does not exist.
pub fn nearest(number: &str, edition: Edition) -> Vec<&'static str> {
    let mut numbers: Vec<&str> = articles()
        .iter()
        .flat_map(|article| article.numbers(edition).collect::<Vec<_>>())
        .collect();
    let chapter = |number: &str| number.split('.').next().map(str::to_uppercase);
    let elsewhere = |own: &str| chapter(own) != chapter(number);
    numbers.sort_by_key(|own| (elsewhere(own), distance(number, own), *own));
    numbers.truncate(4);
    numbers
}

/// How many letters must be changed, added or removed to turn one text into the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.to_uppercase().chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.to_uppercase().chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_of_the_catalogue_is_read() {
        let rows = include_str!("../data/articles.tsv")
            .lines()
            .filter(|line| !line.starts_with('#'))
            .count();
        assert_eq!(articles().len(), rows - 1);
    }

    #[test]
    fn every_rule_is_numbered_after_an_article() {
        for rule in Rule::ALL {
            let editions = Edition::ALL
                .into_iter()
                .filter(|e| rule.number(*e).is_some());
            assert!(editions.clone().count() > 0, "{rule:?} has no number");
            for edition in editions {
                let number = rule.number(edition).expect("filtered");
                assert!(article(number, edition).is_some(), "{rule:?}: {number}");
            }
        }
    }

    /// A rule that nothing cites would make the coverage promise a ruling that is never made.
    #[test]
    fn every_rule_is_cited_somewhere() {
        let sources = [
            include_str!("act_of_moving.rs"),
            include_str!("adjournment.rs"),
            include_str!("algebraic_notation.rs"),
            include_str!("arbiter.rs"),
            include_str!("asked.rs"),
            include_str!("blind.rs"),
            include_str!("chess960.rs"),
            include_str!("conduct.rs"),
            include_str!("chess_clock.rs"),
            include_str!("drawn_game.rs"),
            include_str!("end_of_the_game.rs"),
            include_str!("hand.rs"),
            include_str!("happened.rs"),
            include_str!("irregularities.rs"),
            include_str!("quickplay.rs"),
            include_str!("recording.rs"),
            include_str!("refused.rs"),
            include_str!("regulations.rs"),
            include_str!("touch.rs"),
        ]
        .concat();
        let cited = |name: &str| {
            let ends = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric());
            sources.split(&format!("Rule::{name}")).skip(1).any(ends)
        };
        for rule in Rule::ALL {
            assert!(cited(&format!("{rule:?}")), "{rule:?} is never cited");
        }
    }

    #[test]
    fn numbers_belong_to_editions() {
        let press = article("7.5.3", Edition::E2018).expect("an article");
        assert_eq!(press.numbers(Edition::E2017).collect::<Vec<_>>(), ["7.8.1"]);
        let ladder = article("7.5.3", Edition::E2017).expect("an article");
        assert_eq!(ladder.id, "7.5.5");
        assert_eq!(article("A.6", Edition::E2018), None);
        assert!(nearest("A.6", Edition::E2018).contains(&"A.5"));
    }
}
