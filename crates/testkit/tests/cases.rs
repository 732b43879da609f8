//! The cases of the puzzles page are decided as their answer keys say, and are told in every language.

use std::collections::BTreeSet;

use jadoube_laws::article;
use jadoube_testkit::cases::{self, Case, TOPICS, WrongKey};
use jadoube_testkit::library;
use jadoube_text::{Language, Texts, sources};

/// The letters of the answers in the texts.
const LETTERS: [&str; 4] = ["a", "b", "c", "d"];

fn all() -> Vec<Case> {
    library::project_cases().expect("the cases")
}

#[test]
fn every_case_is_decided_as_its_key_says() {
    let wrong = all().into_iter().filter_map(|case| {
        let error = case.check().err()?;
        Some(format!("{}: {error}", case.id))
    });
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_key_that_is_turned_is_found() {
    for mut case in all() {
        let answers = case.answers.len();
        case.right = (case.right + 1) % answers;
        let found = case.check().expect_err(&case.id);
        assert!(
            !matches!(found, WrongKey::RightClaimsNothing),
            "{}",
            case.id
        );
    }
}

#[test]
fn there_are_enough_cases_of_every_topic_and_level() {
    let cases = all();
    assert!(cases.len() >= 60, "{}", cases.len());
    let ids: BTreeSet<&str> = cases.iter().map(|case| case.id.as_str()).collect();
    assert_eq!(ids.len(), cases.len(), "an id twice");
    for topic in TOPICS {
        let of_topic = cases.iter().filter(|case| case.topic == topic).count();
        assert!(of_topic >= 3, "{topic}: {of_topic}");
    }
    for level in 1..=3 {
        let of_level = cases.iter().filter(|case| case.level == level).count();
        assert!(of_level >= 10, "level {level}: {of_level}");
    }
    // Nobody passes by always taking the same answer.
    for (answer, letter) in LETTERS.iter().enumerate().take(3) {
        let right = cases.iter().filter(|case| case.right == answer).count();
        assert!(right * 4 >= cases.len(), "{letter}: {right}");
    }
}

#[test]
fn every_case_names_articles_of_its_edition() {
    for case in all() {
        assert!(!case.articles.is_empty(), "{}", case.id);
        for number in &case.articles {
            let edition = case.editions[0];
            assert!(article(number, edition).is_some(), "{}: {number}", case.id);
        }
    }
}

#[test]
fn the_board_of_every_case_can_be_shown() {
    for case in all() {
        assert!(case.shown().is_ok(), "{}", case.id);
    }
}

#[test]
fn every_case_is_told_in_every_language() {
    let cases = all();
    for language in Language::ALL {
        let texts = Texts::new(language);
        for case in &cases {
            let id = format!("case-{}", case.id);
            let place = format!("{language:?} {id}");
            assert!(texts.get(&id).is_some(), "{place}");
            for part in ["story", "ask", "why"] {
                assert!(texts.attribute(&id, part).is_some(), "{place} {part}");
            }
            let told = LETTERS.map(|letter| texts.attribute(&id, letter));
            let told: Vec<&String> = told.iter().flatten().collect();
            assert_eq!(told.len(), case.answers.len(), "{place}");
            let different: BTreeSet<&&String> = told.iter().collect();
            assert_eq!(different.len(), told.len(), "{place}: an answer twice");
        }
        for topic in TOPICS {
            assert!(texts.get(&format!("puzzles-topic-{topic}")).is_some());
        }
    }
}

/// Whoever takes a case away takes its words away too.
#[test]
fn no_words_are_left_without_a_case() {
    let ids: BTreeSet<String> = all().into_iter().map(|case| case.id).collect();
    let lines = sources(Language::English).into_iter().flat_map(str::lines);
    let told = lines.filter_map(|line| line.strip_prefix("case-")?.split_once(" ="));
    for (id, _) in told {
        assert!(ids.contains(id), "case-{id}");
    }
}

#[test]
fn what_is_wrong_with_a_case_is_named() {
    let text = std::fs::read_to_string(library::project().join("puzzles/cases.yaml")).unwrap();
    let spoilt = |from: &str, to: &str| {
        let fault = cases::read("cases", &text.replacen(from, to, 1));
        fault.expect_err(to).to_string()
    };
    assert!(spoilt("topic: touch", "topic: tuoch").contains("tuoch"));
    assert!(spoilt("right: 2", "right: 5").contains("right"));
    assert!(spoilt("level: 1", "level: 4").contains("level"));
    assert!(spoilt("  tc: std", "  clock: std").contains("clock"));
    assert!(spoilt("marks: [c1", "marks: [j9").contains("marks"));
}
