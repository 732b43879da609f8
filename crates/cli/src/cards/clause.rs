//! `jadoube explain U8`: a clause of the card games or of the team event, in our own words.

use std::io::Write;

use jadoube_ruling::{Message, Value};
use jadoube_text::Texts;

use super::voice::wrapped;
use crate::Stop;

/// The last number of each family of clauses.
const FAMILIES: [(&str, u32); 6] = [
    ("U", 14),
    ("S", 9),
    ("T", 10),
    ("A-U", 31),
    ("A-S", 16),
    ("A-T", 13),
];

/// Explains a clause; no if what is asked for is not written like one.
pub fn explain(out: &mut impl Write, texts: &Texts, asked: &str) -> Result<bool, Stop> {
    let Some((family, number)) = read(asked) else {
        return Ok(false);
    };
    let name = format!("{family}{number}");
    let id = format!("clause-{}", name.to_lowercase().replace('.', "-"));
    let Some(text) = texts.get(&id) else {
        let known = FAMILIES.map(|(family, last)| match family.starts_with("A-") {
            true => format!("{family}01–{family}{last}"),
            false => format!("{family}1–{family}{last}"),
        });
        let unknown = Message::new("clause-unknown")
            .with("clause", name)
            .with("known", known.join(", "));
        return Err(Stop::new(texts.say(&unknown)));
    };
    let of = match family.chars().last() {
        Some('U') => "ulti",
        Some('S') => "snapszer",
        _ => "team",
    };
    let title = Message::new("clause-title")
        .with("clause", name)
        .with("of", Value::Word(of));
    writeln!(out, "{}\n", texts.say(&title))?;
    write!(out, "{}", wrapped(&text, 2))?;
    if family.starts_with("A-") {
        let silent = texts.say(&Message::new("clause-silent"));
        write!(out, "\n{}", wrapped(&silent, 2))?;
    }
    Ok(true)
}

/// Family and number of what is written like a clause: `U8`, `u3.2`, `A-U21`, `a-u1`.
fn read(asked: &str) -> Option<(&'static str, String)> {
    let asked = asked.trim().trim_matches(['[', ']']).to_uppercase();
    let (family, number) = FAMILIES.iter().find_map(|(family, _)| {
        let number = asked.strip_prefix(family)?;
        number
            .starts_with(|letter: char| letter.is_ascii_digit())
            .then_some((*family, number))
    })?;
    let digits =
        |text: &str| !text.is_empty() && text.chars().all(|letter| letter.is_ascii_digit());
    match family.starts_with("A-") {
        true => digits(number).then(|| (family, format!("{number:0>2}"))),
        false => number
            .split('.')
            .all(digits)
            .then(|| (family, number.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use jadoube_text::Language;

    use super::*;

    #[test]
    fn clauses_are_told_from_articles() {
        assert_eq!(read("u8"), Some(("U", "8".to_owned())));
        assert_eq!(read("[U3.2]"), Some(("U", "3.2".to_owned())));
        assert_eq!(read("A-U1"), Some(("A-U", "01".to_owned())));
        assert_eq!(read("a-s16"), Some(("A-S", "16".to_owned())));
        for article in [
            "7.5.5", "A.4.2", "A.1", "I.9", "U", "Uh8", "S8x", "A-U", "A-U2.1",
        ] {
            assert_eq!(read(article), None, "{article}");
        }
    }

    #[test]
    fn every_clause_is_explained_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for (family, last) in FAMILIES {
                for number in 1..=last {
                    let mut out = Vec::new();
                    let explained = explain(&mut out, &texts, &format!("{family}{number}"));
                    assert!(
                        matches!(explained, Ok(true)),
                        "{language:?} {family}{number}"
                    );
                    assert!(out.len() > 30, "{language:?} {family}{number}");
                }
            }
            assert!(explain(&mut Vec::new(), &texts, "U15").is_err());
            assert!(matches!(explain(&mut Vec::new(), &texts, "U3.1"), Ok(true)));
        }
    }
}
