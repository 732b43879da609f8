//! The test after a move refuses cheaply where nothing can be proved. It must say exactly what the whole test says;
//! `questions.rs` compares them on the data folder.

mod common {
    pub mod made;
}

use common::made::{Dice, Made};
use jadoube_deadpos::{Budget, Solver, is_dead_after_a_move};
use shakmaty::{Chess, Position};

/// Compares the two tests where the cheap one may refuse; gives whether it was such a position, and dead.
fn compare(solver: &mut Solver, position: &Chess, kind: &str) -> (bool, bool) {
    let budget = Budget::after_a_move(position);
    if budget != Budget::FORCED || position.legal_moves().is_empty() {
        return (false, false);
    }
    let whole = solver.dead(position, budget) == Some(true);
    let cheap = is_dead_after_a_move(position);
    assert_eq!(cheap, whole, "{kind}: {position:?}");
    (true, whole)
}

/// Compares them along random games, which end with few men.
#[test]
fn nothing_changes_in_random_games() {
    let mut solver = Solver::default();
    let (mut asked, mut dead) = (0, 0);
    for seed in 0..150 {
        let mut dice = Dice::new(seed);
        let mut position = Chess::default();
        for _ in 0..400 {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            position.play_unchecked(legal[dice.roll(legal.len())]);
            let (was, is) = compare(&mut solver, &position, "random games");
            asked += usize::from(was);
            dead += usize::from(is);
        }
    }
    assert!(asked > 1_000, "{asked}");
    assert!(dead > 0, "{dead}");
}

/// Compares them in positions made to be hard, where nearly every move is forced.
#[test]
fn nothing_changes_in_hard_positions() {
    let mut solver = Solver::default();
    let (mut asked, mut dead) = (0, 0);
    for seed in 0..20_000 {
        let mut dice = Dice::new(seed);
        let kind = Made::ALL[dice.roll(Made::ALL.len())];
        let position = kind.position(&mut dice, &[]);
        let (was, is) = compare(&mut solver, &position, kind.name());
        asked += usize::from(was);
        dead += usize::from(is);
    }
    assert!(asked > 1_000, "{asked}");
    assert!(dead > 20, "{dead}");
}

/// What was settled stays settled: pieces go to and fro in walls and elsewhere, and a solver that remembers says what
/// the whole test says, which remembers nothing.
#[test]
fn nothing_changes_where_much_was_settled_before() {
    let (mut remembers, mut whole) = (Solver::default(), Solver::default());
    let (mut asked, mut dead) = (0, 0);
    for seed in 0..1_500 {
        let mut dice = Dice::new(seed);
        let kind = Made::ALL[dice.roll(Made::ALL.len())];
        let mut position = kind.position(&mut dice, &[]);
        for _ in 0..8 {
            let budget = Budget::after_a_move(&position);
            if budget.nodes > 0 && !position.legal_moves().is_empty() {
                let is = whole.dead(&position, budget) == Some(true);
                let told = remembers.is_dead_after_a_move(&position);
                assert_eq!(told, is, "{}: {position:?}", kind.name());
                asked += 1;
                dead += usize::from(is);
            }
            let legal = position.legal_moves();
            let quiet: Vec<_> = legal.iter().filter(|m| !m.is_zeroing()).collect();
            match quiet.len() {
                0 => break,
                some => position.play_unchecked(*quiet[dice.roll(some)]),
            }
        }
    }
    assert!(asked > 3_000, "{asked}");
    assert!(dead > 100, "{dead}");
}
