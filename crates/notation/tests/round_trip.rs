//! What is written can be read again, in every language and form; and nothing that is fed to the
//! reader makes it fall over.

mod common;

use common::{chess960, random_game};
use jadoube_notation::{Language, Reader, Style};
use proptest::prelude::*;
use shakmaty::{Chess, Move, Position, san::SanPlus};

/// Every legal move of the position, in every language and form, and back.
fn survives(position: &Chess) {
    let mut text = String::new();
    for m in position.legal_moves() {
        for language in Language::ALL {
            for long in [false, true] {
                for (in_passing, pgn) in [(false, false), (true, false), (false, true)] {
                    let style = Style {
                        language,
                        long,
                        in_passing,
                        pgn,
                    };
                    text.clear();
                    style.write(position, m, &mut text);
                    let reading = Reader::strict(language).read(position, &text);
                    assert_eq!(reading.map(|r| r.m), Ok(m), "{text} in {language}");
                }
            }
        }
        agrees(position, m);
    }
}

/// The rules library's own notation is the same as ours, both ways.
fn agrees(position: &Chess, m: Move) {
    let theirs = SanPlus::from_move(position.clone(), m).to_string();
    assert_eq!(Style::PGN.text(position, m), theirs);
    let reading = Reader::strict(Language::English).read(position, &theirs);
    assert_eq!(reading.map(|r| r.m), Ok(m), "{theirs}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn every_legal_move_survives(array in 0..960u16, choices in proptest::collection::vec(any::<u16>(), 1..160)) {
        for start in [Chess::default(), chess960(array)] {
            let game = random_game(&start, &choices);
            for (position, _) in game.iter().rev().step_by(16) {
                survives(position);
            }
        }
    }

    #[test]
    fn garbage_is_no_move_and_no_panic(
        text in "[a-h1-8NBRQKOVFHDTLSAŞ0x:=+#.()/ ♘-]{0,9}|\\PC{0,12}",
        choices in proptest::collection::vec(any::<u16>(), 1..40),
    ) {
        let game = random_game(&Chess::default(), &choices);
        let (position, _) = game.last().expect("at least one move");
        for language in Language::ALL {
            let lenient = Reader::lenient(language).read(position, &text);
            let strict = Reader::strict(language).read(position, &text);
            match (lenient, strict) {
                (Ok(reading), strict) => {
                    prop_assert!(position.is_legal(reading.m));
                    prop_assert_eq!(strict.is_ok(), reading.forgiven.is_empty());
                }
                (Err(_), strict) => prop_assert!(strict.is_err()),
            }
        }
    }
}
