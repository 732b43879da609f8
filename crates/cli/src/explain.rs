//! `jadoube explain`: an article in our own words.

use std::io::Write;

use jadoube_laws::{Article, Care, article, nearest};
use jadoube_ruling::{Edition, Message};
use jadoube_text::{Language, Texts};

use crate::Stop;

pub fn run(
    out: &mut impl Write,
    number: &str,
    edition: Edition,
    lang: Language,
) -> Result<(), Stop> {
    let texts = Texts::new(lang);
    let Some(article) = article(number, edition) else {
        let message = Message::new("explain-unknown")
            .with("edition", edition.to_string())
            .with("article", number.to_owned())
            .with("nearest", nearest(number, edition).join(", "));
        return Err(Stop::new(texts.say(&message)));
    };
    let title = match edition {
        Edition::Fi2017 => "explain-title-fi",
        _ => "explain-title",
    };
    let mut title = Message::new(title).with("article", number.to_uppercase());
    if edition != Edition::Fi2017 {
        title = title.with("edition", edition.to_string());
    }
    writeln!(out, "{}\n", texts.say(&title))?;
    let id = article.text_id();
    writeln!(out, "  {}\n", texts.get(&id).unwrap_or_default())?;
    program(out, &texts, &article, number, edition)?;
    editions(out, &texts, &article, edition)?;
    if let Some(differs) = texts.attribute(&id, "differs") {
        let heading = texts.get("explain-differs").unwrap_or_default();
        writeln!(out, "\n{heading}\n  {differs}")?;
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
        let numbers: Vec<&str> = article.numbers(other).collect();
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
