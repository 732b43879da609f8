//! `jadoube explain`: an article in our own words.

use std::io::Write;

use jadoube_laws::{Article, Care, Edition, article, article_of_english_2023, articles, nearest};
use jadoube_ruling::Message;
use jadoube_text::{Language, Texts, folded};

use crate::Stop;

pub fn run(
    out: &mut impl Write,
    asked: &str,
    edition: Edition,
    lang: Language,
) -> Result<(), Stop> {
    let texts = Texts::new(lang);
    if crate::cards::explain(out, &texts, asked)? {
        return Ok(());
    }
    if !asked.contains(|c: char| c.is_ascii_digit()) {
        return search(out, &texts, asked, edition, lang);
    }
    let found = find(asked, edition);
    let Some(found) = found else {
        let message = Message::new("explain-unknown")
            .with("edition", edition.to_string())
            .with("article", asked.to_owned())
            .with("nearest", nearest(asked, edition).join(", "));
        return Err(Stop::new(texts.say(&message)));
    };
    for note in &found.notes {
        writeln!(out, "{}\n", texts.say(note))?;
    }
    let title = match edition {
        Edition::Fi2017 => Message::new("explain-title-fi"),
        _ => Message::new("explain-title").with("edition", edition.to_string()),
    };
    let title = title.with("article", found.number.clone());
    writeln!(out, "{}\n", texts.say(&title))?;
    writeln!(out, "  {}\n", summary(&texts, &found.article, edition))?;
    program(out, &texts, &found.article, &found.number, edition)?;
    editions(out, &texts, &found.article, edition)?;
    if let Some(differs) = texts.attribute(&found.article.text_id(), "differs") {
        let heading = texts.get("explain-differs").unwrap_or_default();
        writeln!(out, "\n{heading}\n  {differs}")?;
    }
    Ok(())
}

/// The article that a number asks for, the number it has here, and what is to be said about that.
struct Found {
    article: Article,
    number: String,
    notes: Vec<Message>,
}

/// By its number in the edition; by that of the English text of 2023; by the number that another
/// edition has for the same rule.
fn find(asked: &str, edition: Edition) -> Option<Found> {
    let own = article(asked, edition);
    let english = article_of_english_2023(asked).filter(|_| edition == Edition::E2023);
    let english_note = |id: &'static str| Message::new(id).with("english", asked.to_owned());
    if let Some(article) = own {
        let notes = english.filter(|other| other.id != article.id).map(|other| {
            let number = other.numbers(edition).next().unwrap_or(other.id);
            english_note("explain-english-other").with("article", number.to_owned())
        });
        return Some(Found {
            article,
            number: asked.to_uppercase(),
            notes: notes.into_iter().collect(),
        });
    }
    if let Some(article) = english {
        return Some(Found {
            article,
            number: article.numbers(edition).next()?.to_owned(),
            notes: vec![english_note("explain-english-number")],
        });
    }
    let elsewhere = [
        Edition::E2018,
        Edition::E2023,
        Edition::E2017,
        Edition::E2001,
    ];
    let other = elsewhere
        .into_iter()
        .find_map(|other| article(asked, other))?;
    let number = other.numbers(edition).next().map(|number| vec![number]);
    let numbers = number.unwrap_or_else(|| other.kin(edition));
    let first = (*numbers.first()?).to_owned();
    let note = Message::new("explain-found-as")
        .with("edition", edition.to_string())
        .with("article", asked.to_uppercase())
        .with("found", numbers.join(", "));
    Some(Found {
        article: article(&first, edition)?,
        number: first,
        notes: vec![note],
    })
}

/// What an article says in an edition.
fn summary(texts: &Texts, article: &Article, edition: Edition) -> String {
    let id = article.text_id();
    let text = |attribute: Option<&str>| match attribute {
        None => texts.get(&id),
        Some(attribute) => texts.attribute(&id, attribute),
    };
    article.summary(edition, text).unwrap_or_default()
}

/// The articles of an edition that speak of something, in any of the words people use for it.
fn search(
    out: &mut impl Write,
    texts: &Texts,
    words: &str,
    edition: Edition,
    lang: Language,
) -> Result<(), Stop> {
    let sought = folded(words, lang);
    let speaks_of = |article: &Article| {
        let others = texts.attribute(&article.text_id(), "words");
        let said = format!(
            "{} {}",
            summary(texts, article, edition),
            others.unwrap_or_default()
        );
        folded(&said, lang).contains(sought.trim())
    };
    let say = |id: &'static str| {
        let message = Message::new(id).with("edition", edition.to_string());
        texts.say(&message.with("words", words.to_owned()))
    };
    let numbered = |article: &Article| Some((article.numbers(edition).next()?, *article));
    let all = articles();
    let found = all.iter().filter(|article| speaks_of(article));
    let found: Vec<_> = found.filter_map(numbered).collect();
    if found.is_empty() {
        return Err(Stop::new(say("explain-no-match")));
    }
    writeln!(out, "{}\n", say("explain-matches"))?;
    for (number, article) in found {
        writeln!(out, "{number}  {}", summary(texts, &article, edition))?;
    }
    Ok(())
}

/// What the program does about it, and what proves that it does.
fn program(
    out: &mut impl Write,
    texts: &Texts,
    article: &Article,
    number: &str,
    edition: Edition,
) -> Result<(), Stop> {
    let care = match article.care {
        Care::Enforced => "explain-care-enforced",
        Care::Assisted => "explain-care-assisted",
        Care::Recorded => "explain-care-recorded",
        Care::Shown => "explain-care-shown",
    };
    let say = |id: &str| texts.get(id).unwrap_or_default();
    let (state, scenarios) = coverage(edition, number);
    let care = if state.starts_with("not yet") {
        "explain-care-not-yet"
    } else {
        care
    };
    writeln!(out, "{}\n  {}", say("explain-program"), say(care))?;
    if !scenarios.is_empty() {
        let message = Message::new("explain-scenarios").with("scenarios", scenarios.to_owned());
        writeln!(out, "  {}", texts.say(&message))?;
    }
    Ok(())
}

/// State and scenarios of an article, from the coverage that is compiled in.
fn coverage(edition: Edition, number: &str) -> (&'static str, &'static str) {
    let table = match edition {
        Edition::E2001 => include_str!("../../../docs/coverage/2001.csv"),
        Edition::E2017 => include_str!("../../../docs/coverage/2017.csv"),
        Edition::E2018 => include_str!("../../../docs/coverage/2018.csv"),
        Edition::E2023 => include_str!("../../../docs/coverage/2023.csv"),
        Edition::Fi2017 => include_str!("../../../docs/coverage/FI2017.csv"),
    };
    let bears = |row: &&str| {
        let numbers = row.split(',').next().unwrap_or_default();
        numbers
            .split(' ')
            .any(|own| own.eq_ignore_ascii_case(number))
    };
    let Some(row) = table.lines().skip(1).find(bears) else {
        return ("", "");
    };
    let scenarios = row.rsplit(',').next().unwrap_or_default();
    let state = row.rsplit(",\"").next().unwrap_or_default();
    (state, scenarios)
}

/// The numbers that the article has in the other editions.
fn editions(
    out: &mut impl Write,
    texts: &Texts,
    article: &Article,
    edition: Edition,
) -> Result<(), Stop> {
    let heading = texts.get("explain-editions").unwrap_or_default();
    writeln!(out, "\n{heading}")?;
    for other in Edition::ALL.into_iter().filter(|other| *other != edition) {
        let mut numbers: Vec<&str> = article.numbers(other).collect();
        if numbers.is_empty() {
            numbers = article.kin(other);
        }
        let message = if numbers.is_empty() {
            Message::new("explain-absent")
        } else {
            Message::new("explain-same-number").with("article", numbers.join(", "))
        };
        let message = message.with("edition", other.to_string());
        writeln!(out, "  {}", texts.say(&message))?;
    }
    Ok(())
}
