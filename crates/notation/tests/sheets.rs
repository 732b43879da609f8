//! Two sheets compared, and repaired.

mod common;

use std::ops::ControlFlow;

use common::position;
use common::spoil::{Dice, game, sheet};
use jadoube_notation::Language;
use jadoube_notation::pgn::{Games, MainLine};
use jadoube_notation::sheet::{FixKind, Limits, Repair, Sheet, compare, repair};
use shakmaty::{Chess, Color, Move, Position};

fn line(text: &str, language: Language) -> MainLine {
    let mut line = MainLine::default();
    line.play(
        &Games::new(text.as_bytes()).next().expect("a game"),
        language,
    );
    line
}

fn read(text: &str) -> Sheet {
    Sheet::read(text.as_bytes(), Language::English)
}

fn mend(sheets: &[Sheet]) -> Repair {
    let go_on = &mut |_| ControlFlow::Continue(());
    repair(&Chess::default(), sheets, None, Limits::default(), go_on)
}

fn moves(text: &str) -> Vec<Move> {
    line(text, Language::English)
        .moves
        .iter()
        .map(|made| made.m)
        .collect()
}

#[test]
fn d_2_9_the_last_move_on_which_the_records_agree() {
    let english = line("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6", Language::English);
    let hungarian = line("1. e4 e5 2. Hg1-f3 Hc6 3. Fc4 a6", Language::Hungarian);
    let agreement = compare(&english, &hungarian).expect("the same start");
    assert_eq!(agreement.plies, 4);
    assert_eq!(agreement.position, english.positions[4]);
    assert!(agreement.next.iter().all(Option::is_some) && !agreement.same);
    let same = compare(&english, &english).expect("the same start");
    assert!(same.same && same.plies == 6 && same.next == [None, None]);
    let other = line(
        "[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]\n1. Ra8+",
        Language::English,
    );
    assert!(compare(&english, &other).is_none());
}

#[test]
fn a_sheet_is_read_with_its_blanks() {
    let sheet = read("1. e4 e5 {thinks} 2. -- Nc6 (2... d6 3. d4) 3. ? a6 4. Ba4!? 1-0");
    let texts: Vec<&str> = sheet
        .entries
        .iter()
        .map(|entry| entry.text.as_str())
        .collect();
    assert_eq!(texts, ["e4", "e5", "", "Nc6", "", "a6", "Ba4"]);
}

#[test]
fn right_sheets_need_no_repair() {
    let text = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6";
    let repair = mend(&[read(text), read(text)]);
    assert_eq!(repair.answers.len(), 1);
    assert!(repair.complete && !repair.more);
    assert_eq!(repair.answers[0].moves, moves(text));
    assert!(repair.answers[0].fixes.is_empty());
}

#[test]
fn each_kind_of_repair_is_told() {
    let one = read("1. e4 e5 2. Nf3 3. Bb5 a6 4. Ba4 Nf6");
    let other = read("1. e4 e5 2. Nf3 Nc6 3. Bb6 a6 4. Ba4 Ba4 Nf6");
    let repair = mend(&[one, other]);
    let [answer] = &repair.answers[..] else {
        panic!("one answer: {repair:?}");
    };
    assert_eq!(
        answer.moves,
        moves("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6")
    );
    let fixes: Vec<(usize, usize, FixKind)> = answer
        .fixes
        .iter()
        .map(|fix| (fix.sheet, fix.ply, fix.kind))
        .collect();
    assert_eq!(
        fixes,
        [
            (0, 3, FixKind::Missing),
            (1, 4, FixKind::Miswritten { entry: 4 }),
            (1, 6, FixKind::Extra { entry: 6 }),
        ]
    );
    assert_eq!(answer.made(&Chess::default(), Color::White), 4);
    assert!(answer.reached(&Chess::default(), Color::Black, 4));
    assert!(!answer.reached(&Chess::default(), Color::Black, 5));
}

#[test]
fn several_equal_answers_are_all_shown() {
    // Either knight may have been meant; both games can be played to the end.
    let repair = mend(&[read("1. Nf3 e5 2. e4"), read("1. Nh3 e5 2. e4")]);
    assert_eq!(repair.answers.len(), 2);
    assert!(repair.answers.iter().all(|answer| answer.fixes.len() == 1));
}

#[test]
fn the_board_shows_what_nobody_wrote() {
    let sheets = [read("1. e4 e5 2. Nf3"), read("1. e4 e5 2. Nf3")];
    let end = position("r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3");
    let end = end.expect("a position");
    let go_on = &mut |_| ControlFlow::Continue(());
    let repair = repair(
        &Chess::default(),
        &sheets,
        Some(end.board()),
        Limits::default(),
        go_on,
    );
    // The unwritten moves may have been made earlier; at the end is where one would look first.
    assert_eq!(repair.answers.len(), 3);
    let answer = &repair.answers[0];
    assert_eq!(answer.moves, moves("1. e4 e5 2. Nf3 Nc6 3. Bb5"));
    assert!(answer.fixes.iter().all(|fix| fix.kind == FixKind::Missing));
}

#[test]
fn one_sheet_alone_is_repaired_too() {
    let repair = mend(&[read("1. e4 e5 2. Nf3 Nc6 3. Bb5 Ba6 4. Bxc6 dxc6")]);
    assert!(repair.answers.iter().all(|answer| answer.fixes.len() == 1));
    let right = moves("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6");
    let likest = repair.answers.iter().filter(|answer| answer.unlike == 1);
    let likest: Vec<&Vec<Move>> = likest.map(|answer| &answer.moves).collect();
    assert!(likest.contains(&&right), "one sign too many");
    let ranked = repair
        .answers
        .iter()
        .map(|answer| answer.unlike + 2 * answer.liberties);
    assert!(ranked.is_sorted(), "the likest come first");
}

#[test]
fn a_search_can_be_stopped_and_has_limits() {
    let mut dice = Dice::new(5);
    let game = game(&mut dice, 120);
    let spoilt = [sheet(&mut dice, &game, Language::English, 3, 3)];
    let mut seen = 0;
    let stop = &mut |_| {
        seen += 1;
        ControlFlow::Break(())
    };
    let stopped = repair(&Chess::default(), &spoilt, None, Limits::default(), stop);
    assert!(!stopped.complete && seen == 1);
    let few = Limits {
        nodes: 1000,
        answers: 1,
    };
    let limited = repair(&Chess::default(), &spoilt, None, few, &mut |_| {
        ControlFlow::Continue(())
    });
    assert!(!limited.complete && limited.nodes <= 1100);
    assert!(mend(&[]).answers.is_empty());
}

#[test]
fn the_truth_is_found_behind_two_spoilt_sheets() {
    for seed in 0..6 {
        let mut dice = Dice::new(seed);
        let game = game(&mut dice, 120);
        let truth: Vec<Move> = game.iter().map(|(_, m)| *m).collect();
        let (missing, miswritten) = (dice.below(4), dice.below(4));
        let sheets = [
            sheet(&mut dice, &game, Language::Hungarian, missing, miswritten),
            sheet(&mut dice, &game, Language::Finnish, 3, 3),
        ];
        let repair = mend(&sheets);
        let found = repair.answers.iter().any(|answer| answer.moves == truth);
        assert!(
            found,
            "seed {seed}: {} answers, {} nodes",
            repair.answers.len(),
            repair.nodes
        );
        for answer in &repair.answers {
            let mut position = Chess::default();
            for m in &answer.moves {
                assert!(position.is_legal(*m));
                position.play_unchecked(*m);
            }
        }
    }
}
