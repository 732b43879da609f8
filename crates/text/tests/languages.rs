//! The languages say the same things: the same sentences with the same values.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use jadoube_laws::{Edition, articles, articles_mentioned};
use jadoube_text::{Language, Texts, folded, sources};

type Variables = BTreeMap<String, BTreeSet<String>>;

/// Every sentence and attribute with the variables and sentences it mentions.
fn mentions(language: Language) -> (Variables, Variables) {
    let (mut variables, mut references) = (Variables::new(), Variables::new());
    for source in sources(language) {
        let resource = fluent_syntax::parser::parse(source)
            .unwrap_or_else(|(_, errors)| panic!("{language:?}: {errors:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            for (id, pattern) in patterns(&message) {
                let (mut vars, mut refs) = (BTreeSet::new(), BTreeSet::new());
                walk(pattern, &mut vars, &mut refs);
                let old = variables.insert(id.clone(), vars);
                assert!(old.is_none(), "{language:?}: {id} twice");
                references.insert(id, refs);
            }
        }
    }
    (variables, references)
}

fn patterns<'a>(message: &'a Message<&'a str>) -> Vec<(String, &'a Pattern<&'a str>)> {
    let id = message.id.name;
    let value = message.value.iter().map(|value| (id.to_owned(), value));
    let attributes = message
        .attributes
        .iter()
        .map(|attribute| (format!("{id}.{}", attribute.id.name), &attribute.value));
    value.chain(attributes).collect()
}

fn walk(pattern: &Pattern<&str>, vars: &mut BTreeSet<String>, refs: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            walk_expression(expression, vars, refs);
        }
    }
}

fn walk_expression(
    expression: &Expression<&str>,
    vars: &mut BTreeSet<String>,
    refs: &mut BTreeSet<String>,
) {
    match expression {
        Expression::Inline(inline) => walk_inline(inline, vars, refs),
        Expression::Select { selector, variants } => {
            walk_inline(selector, vars, refs);
            for variant in variants {
                walk(&variant.value, vars, refs);
            }
        }
    }
}

fn walk_inline(
    inline: &InlineExpression<&str>,
    vars: &mut BTreeSet<String>,
    refs: &mut BTreeSet<String>,
) {
    match inline {
        InlineExpression::VariableReference { id } => {
            vars.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference {
            id,
            attribute: None,
        } => {
            refs.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => walk_expression(expression, vars, refs),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("not used in these texts: {other:?}"),
    }
}

/// The variables of every sentence, those of the sentences it is built from included.
fn closed(language: Language) -> Variables {
    let (variables, references) = mentions(language);
    let all = |id: &str| {
        let mut seen = BTreeSet::from([id.to_owned()]);
        let mut queue = vec![id.to_owned()];
        let mut vars = BTreeSet::new();
        while let Some(id) = queue.pop() {
            let own = variables.get(&id);
            vars.extend(
                own.unwrap_or_else(|| panic!("{language:?}: no {id}"))
                    .clone(),
            );
            for reference in &references[&id] {
                if seen.insert(reference.clone()) {
                    queue.push(reference.clone());
                }
            }
        }
        vars
    };
    variables.keys().map(|id| (id.clone(), all(id))).collect()
}

#[test]
fn every_language_has_the_same_sentences_with_the_same_values() {
    let english = closed(Language::English);
    for language in Language::ALL {
        let other = closed(language);
        for (id, vars) in &english {
            assert_eq!(Some(vars), other.get(id), "{language:?}: {id}");
        }
        assert_eq!(english.len(), other.len(), "{language:?}");
    }
}

#[test]
fn every_article_has_a_summary_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for article in articles() {
            let summary = texts.get(&article.text_id());
            assert!(
                summary.is_some_and(|s| s.len() > 8),
                "{language:?} {}",
                article.id
            );
        }
    }
}

#[test]
fn an_unknown_language_is_named_with_the_known_ones() {
    let error = "de".parse::<Language>().expect_err("German is not there");
    assert!(error.to_string().contains("en, hu, tr, fi"));
}

/// A name, square or number that a sentence is given takes no ending, and in Hungarian no article,
/// since nobody knows how it begins and ends (`docs/LANGUAGE.md`).
#[test]
fn no_sentence_inflects_what_it_is_given() {
    for language in Language::ALL {
        for line in sources(language).iter().flat_map(|source| source.lines()) {
            assert!(!inflects(language, line), "{language:?}: {line}");
        }
    }
    assert!(inflects(Language::Hungarian, "x = A { $round }. forduló"));
    assert!(inflects(Language::Turkish, "x = { $name }'nın saati"));
}

/// Whether a line puts an ending on a placeholder, or a Hungarian article before one.
fn inflects(language: Language, line: &str) -> bool {
    line.match_indices("{ $").any(|(at, _)| {
        let last_word = line[..at].rsplit(' ').nth(1).unwrap_or_default();
        let article = matches!(last_word, "a" | "az" | "A" | "Az" | "a(z)" | "A(z)");
        let after = line[at..].split_once('}').map_or("", |(_, after)| after);
        let ending = after.trim_start_matches(['\'', '’', '-', ':']);
        (language == Language::Hungarian && article) || ending.starts_with(char::is_alphabetic)
    })
}

/// No sentence about an article mentions a number that the edition in its heading does not have.
#[test]
fn articles_mention_only_articles_of_their_edition() {
    let catalogue = articles();
    for language in Language::ALL {
        let texts = Texts::new(language);
        for article in &catalogue {
            let id = article.text_id();
            let attributes = [None, Some("e2017"), Some("fi2017"), Some("e2023")];
            let written = |attribute: Option<&str>| match attribute {
                None => texts.get(&id),
                Some(attribute) => texts.attribute(&id, attribute),
            };
            for sentence in attributes.into_iter().filter_map(written) {
                for (_, lasting) in articles_mentioned(&sentence) {
                    let known = catalogue.iter().any(|article| article.id == lasting);
                    assert!(known, "{language:?} {id}: {lasting} is no lasting id");
                }
            }
            for edition in Edition::ALL {
                if article.numbers(edition).next().is_none() {
                    continue;
                }
                let summary = article.summary(edition, written).expect("a summary");
                for (_, number) in articles_mentioned(&summary) {
                    let there = jadoube_laws::article(number, edition).is_some();
                    assert!(there, "{language:?} {edition} {id}: {number}");
                }
            }
        }
    }
}

#[test]
fn what_people_type_is_compared_without_accents() {
    assert_eq!(folded("Döntetlen", Language::Hungarian), "dontetlen");
    assert_eq!(
        folded("HAYIR", Language::Turkish),
        folded("hayır", Language::Turkish)
    );
    assert_eq!(folded("Kyllä", Language::Finnish), "kylla");
}
