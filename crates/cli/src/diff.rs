//! `jadoube diff`: where two editions differ, each difference with the shortest game known that they
//! rule differently, side by side.

use std::io::Write;

use jadoube_journal::witness::{Difference, Witness};
use jadoube_laws::{Decided, Edition, Rule, Rulebook, article};
use jadoube_ruling::Message;
use jadoube_text::{Language, Texts};

use crate::Stop;

/// How wide a column is.
const COLUMN: usize = 58;

pub fn run(out: &mut impl Write, one: Edition, other: Edition, lang: Language) -> Result<(), Stop> {
    let witnesses = Witness::all().map_err(Stop::new)?;
    let page = Page {
        texts: &Texts::new(lang),
        editions: [one, other],
        witnesses: &witnesses,
    };
    let named = |id| {
        Message::new(id)
            .with("one", one.to_string())
            .with("other", other.to_string())
    };
    writeln!(out, "{}", page.texts.say(&named("diff-heading")))?;
    for difference in Difference::between(one, other) {
        page.difference(out, difference)?;
    }
    Ok(())
}

struct Page<'a> {
    texts: &'a Texts,
    editions: [Edition; 2],
    witnesses: &'a [Witness],
}

impl Page<'_> {
    fn difference(&self, out: &mut impl Write, difference: Difference) -> Result<(), Stop> {
        let rule = match difference {
            Difference::Point(point) => point.rule(),
            Difference::Rule(rule) => rule,
        };
        let [first, second] = self.editions.map(|edition| self.number(rule, edition));
        let [one, other] = self.editions.map(|edition| edition.to_string());
        let numbers = Message::new("diff-article")
            .with("one", one)
            .with("first", first)
            .with("other", other)
            .with("second", second);
        let about = match difference {
            Difference::Point(point) => self.texts.say(&point.message()),
            Difference::Rule(rule) => self.summary(rule),
        };
        writeln!(out, "\n{}\n  {about}", self.texts.say(&numbers))?;
        let fits = |witness: &&Witness| {
            let [one, other] = self.editions;
            let same = witness.editions == [one, other] || witness.editions == [other, one];
            witness.shows == difference && same
        };
        match self.witnesses.iter().find(fits) {
            Some(witness) => self.side_by_side(out, witness),
            None => Ok(writeln!(out, "    {}", self.word("diff-no-witness"))?),
        }
    }

    fn word(&self, id: &str) -> String {
        self.texts.get(id).unwrap_or_default()
    }

    fn number(&self, rule: Rule, edition: Edition) -> String {
        let number = rule.number(edition).map(str::to_owned);
        number.unwrap_or_else(|| self.word("diff-none"))
    }

    /// What the article says that only one of the editions has.
    fn summary(&self, rule: Rule) -> String {
        let found = self.editions.iter().find_map(|&edition| {
            let article = article(rule.number(edition)?, edition)?;
            self.texts.get(&article.text_id())
        });
        found.unwrap_or_default()
    }

    /// What both editions rule alike is told once; the last ruling is told twice, side by side.
    fn side_by_side(&self, out: &mut impl Write, witness: &Witness) -> Result<(), Stop> {
        let [one, other] = self.editions;
        let one_played = witness.under(one).map_err(Stop::new)?;
        let other_played = witness.under(other).map_err(Stop::new)?;
        let both = one_played.decided.iter().zip(&other_played.decided);
        for (first, second) in both {
            let left = self.told(&one_played.book, first);
            let right = self.told(&other_played.book, second);
            if first == second {
                for line in left {
                    writeln!(out, "    {line}")?;
                }
                continue;
            }
            writeln!(out, "    {:<COLUMN$}  {other}", one.to_string())?;
            let left = wrapped(&left);
            let right = wrapped(&right);
            for row in 0..left.len().max(right.len()) {
                let cell = |cells: &[String]| cells.get(row).cloned().unwrap_or_default();
                let (left, right) = (cell(&left), cell(&right));
                let gap = " ".repeat(COLUMN.saturating_sub(left.chars().count()));
                writeln!(out, "    {left}{gap}  {right}")?;
            }
        }
        Ok(())
    }

    /// What came of a request, each sentence with its article.
    fn told(&self, book: &Rulebook, decided: &Decided) -> Vec<String> {
        let line = |mark: &str, message: &Message, rule: Rule| {
            let article = book.locate(rule).map_or("-", |place| place.number);
            format!("{mark}{}  [{article}]", self.texts.say(message))
        };
        match decided {
            Ok(happened) if happened.is_empty() => vec!["-".to_owned()],
            Ok(happened) => happened
                .iter()
                .map(|one| line("", &one.message(), one.under()))
                .collect(),
            Err(refused) => vec![line("! ", &refused.message(), refused.under())],
        }
    }
}

/// Lines no longer than a column, broken between words.
fn wrapped(lines: &[String]) -> Vec<String> {
    let mut out = Vec::new();
    for line in lines {
        let mut row = String::new();
        for word in line.split_whitespace() {
            let long = row.chars().count() + 1 + word.chars().count() > COLUMN;
            if long && !row.is_empty() {
                out.push(std::mem::take(&mut row));
            }
            if !row.is_empty() {
                row.push(' ');
            }
            row.push_str(word);
        }
        out.push(row);
    }
    out
}
