//! The catalogue of articles: every article of the Laws, its number in each edition, and what the
//! program does about it.

use std::sync::LazyLock;

use crate::{Edition, Rule};

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

    /// What the article says in an edition. The reader's language comes in as `text`, which gives
    /// the sentence under [`Article::text_id`] or one of its attributes.
    ///
    /// The sentence stands for 2018, and for every edition that says the same; an edition that says
    /// something else has an attribute of its own. Articles are mentioned by their lasting ids, and
    /// what is read is the number in the edition.
    pub fn summary(
        &self,
        edition: Edition,
        text: impl Fn(Option<&str>) -> Option<String>,
    ) -> Option<String> {
        let own: &[&str] = match edition {
            Edition::E2001 | Edition::E2018 => &[],
            Edition::E2017 => &["e2017"],
            Edition::Fi2017 => &["fi2017", "e2017"],
            Edition::E2023 => &["e2023"],
        };
        let sentence = own.iter().find_map(|attribute| text(Some(attribute)));
        let sentence = sentence.or_else(|| text(None))?;
        Some(renumbered(&sentence, edition))
    }

    /// The numbers of the articles that hold the same rules in an edition that numbers this one
    /// not at all: the club's rules of 2001 have an order of their own.
    pub fn kin(&self, edition: Edition) -> Vec<&'static str> {
        let mut kin: Vec<&str> = Edition::ALL
            .into_iter()
            .flat_map(|other| self.rules(other).collect::<Vec<_>>())
            .filter_map(|rule| rule.number(edition))
            .collect();
        kin.sort_unstable();
        kin.dedup();
        kin
    }

    /// The number in the English text of 2023, where it is not that of the other languages.
    pub fn english_2023(&self) -> Option<&'static str> {
        let row = ENGLISH_2023.iter().find(|(id, _)| *id == self.id)?;
        Some(row.1)
    }
}

/// Where the English text of 2023 counts otherwise than its translations: lasting id, number there.
const ENGLISH_2023: [(&str, &str); 10] = [
    ("3.7.4.1", "3.7.3.1"),
    ("3.7.4.2", "3.7.3.2"),
    ("3.7.5.1", "3.7.3.3"),
    ("3.7.5.2", "3.7.3.4"),
    ("3.7.5.3", "3.7.3.5"),
    ("9.2.1.1", "9.2.1"),
    ("9.2.1.2", "9.2.2"),
    ("9.2.2", "9.2.3"),
    ("9.2.2.1", "9.2.3.1"),
    ("9.2.2.2", "9.2.3.2"),
];

/// The article that bears a number in the English text of 2023 alone.
pub fn article_of_english_2023(number: &str) -> Option<Article> {
    let bears = |article: &Article| article.english_2023() == Some(number);
    CATALOGUE.iter().copied().find(bears)
}

/// A sentence with every lasting id of an article in it turned into its number in an edition.
fn renumbered(sentence: &str, edition: Edition) -> String {
    let number = |id: &str| {
        let article = CATALOGUE.iter().find(|article| article.id == id)?;
        article.numbers(edition).next()
    };
    articles_mentioned(sentence)
        .rev()
        .fold(sentence.to_owned(), |mut text, (at, id)| {
            if let Some(number) = number(id) {
                text.replace_range(at..at + id.len(), number);
            }
            text
        })
}

/// What looks like the number of an article in a sentence, and where it stands.
pub fn articles_mentioned(sentence: &str) -> impl DoubleEndedIterator<Item = (usize, &str)> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '.';
    let mut words = Vec::new();
    let mut rest = sentence;
    while let Some(at) = rest.find(is_part) {
        let from = sentence.len() - rest.len() + at;
        let tail = &sentence[from..];
        let length = tail.find(|c: char| !is_part(c)).unwrap_or(tail.len());
        let word = tail[..length].trim_end_matches('.');
        if is_number(word) {
            words.push((from, word));
        }
        rest = &tail[length..];
    }
    words.into_iter()
}

/// Whether a word is built like the number of an article: a chapter, then numbers.
fn is_number(word: &str) -> bool {
    let mut parts = word.split('.');
    let chapter = parts.next().unwrap_or_default();
    let counts = |part: &str| part.parse::<u8>().is_ok_and(|number| number > 0);
    let chapters = ["A", "B", "C", "D", "I", "II", "III", "P"];
    let mut sections = parts.peekable();
    (chapters.contains(&chapter) || counts(chapter))
        && sections.peek().is_some()
        && sections.all(counts)
}

/// Every article, in the order of the book.
pub fn articles() -> Vec<Article> {
    CATALOGUE.clone()
}

static CATALOGUE: LazyLock<Vec<Article>> = LazyLock::new(|| {
    let table = include_str!("../data/articles.tsv");
    let rows = table.lines().filter(|line| !line.starts_with('#')).skip(1);
    rows.filter_map(read).collect()
});

fn read(row: &'static str) -> Option<Article> {
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
}

/// The article that bears a number in an edition.
pub fn article(number: &str, edition: Edition) -> Option<Article> {
    let bears = |article: &Article| {
        article
            .numbers(edition)
            .any(|own| own.eq_ignore_ascii_case(number))
    };
    CATALOGUE.iter().copied().find(bears)
}

/// Numbers of an edition that look most like one that does not exist.
pub fn nearest(number: &str, edition: Edition) -> Vec<&'static str> {
    let mut numbers: Vec<&str> = CATALOGUE
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
    use std::path::Path;

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

    /// The text of all chapters; where rules and points of editions are only listed nothing is cited.
    fn chapters(folder: &Path) -> String {
        let lists = ["amendment.rs", "articles.rs", "rules.rs"];
        let entries = folder
            .read_dir()
            .expect("a folder")
            .map(|entry| entry.expect("an entry").path());
        let read = entries.map(|path| match path.is_dir() {
            true => chapters(&path),
            false if lists.iter().any(|list| path.ends_with(list)) => String::new(),
            false => std::fs::read_to_string(&path).expect("a source"),
        });
        read.collect()
    }

    /// A rule that nothing cites would make the coverage promise a ruling that is never made.
    #[test]
    fn every_rule_is_cited_somewhere() {
        let sources = chapters(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        assert!(
            sources.contains("Rule::TouchDuty"),
            "the chapters are there"
        );
        let cited = |name: &str| {
            let ends = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric());
            sources.split(&format!("Rule::{name}")).skip(1).any(ends)
        };
        for rule in Rule::ALL {
            assert!(cited(&format!("{rule:?}")), "{rule:?} is never cited");
        }
    }

    #[test]
    fn mentions_become_the_numbers_of_the_edition() {
        let sentence = "Under 7.5.4 or A.4.1-A.4.5, not 10.0-0-0 or 7.Bg5; see 6.9.";
        let said = |edition| renumbered(sentence, edition);
        assert_eq!(said(Edition::E2018), sentence);
        let in_2017 = "Under 7.7.1 or A.4.1-A.4.5, not 10.0-0-0 or 7.Bg5; see 6.9.";
        assert_eq!(said(Edition::E2017), in_2017);
        let in_2023 = "Under 7.5.4 or A.5.1-A.5.5, not 10.0-0-0 or 7.Bg5; see 6.9.";
        assert_eq!(said(Edition::E2023), in_2023);
    }

    #[test]
    fn the_club_rules_are_found_from_the_modern_numbers() {
        let castling = article("4.4.2", Edition::E2018).expect("an article");
        assert_eq!(castling.kin(Edition::E2001), ["R17"]);
        let english = article_of_english_2023("9.2.3").expect("an article");
        assert_eq!(english.id, "9.2.2");
        assert_eq!(article_of_english_2023("9.3"), None);
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
