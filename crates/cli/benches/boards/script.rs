//! A game that goes on and on.

use std::collections::HashMap;

use jadoube_testkit::dice::Dice;
use shakmaty::{Chess, Move, Position, Role, uci::UciMove};

/// How many half-moves the game has.
const LENGTH: usize = 1200;
/// A pawn moves before so many half-moves without one.
const PATIENCE: u32 = 40;

/// Random legal moves without an end: no position comes a third time, somebody moves a pawn now and
/// then, and nothing is taken as long as there is something else to do.
pub fn script() -> Vec<String> {
    (1..).find_map(attempt).unwrap()
}

fn attempt(seed: u64) -> Option<Vec<String>> {
    let mut dice = Dice::new(seed);
    let mut position = Chess::default();
    let mut seen: HashMap<String, u32> = HashMap::new();
    let mut moves = Vec::with_capacity(LENGTH);
    while moves.len() < LENGTH {
        let fresh = |m: &Move| {
            let mut after = position.clone();
            after.play_unchecked(*m);
            let times = seen.get(&after.board().to_string());
            !after.is_game_over() && times.is_none_or(|times| *times < 2)
        };
        let legal: Vec<Move> = position.legal_moves().into_iter().filter(fresh).collect();
        let wanted = |m: &&Move| {
            !m.is_capture() && (m.role() == Role::Pawn) == (position.halfmoves() >= PATIENCE)
        };
        let wanted: Vec<Move> = legal.iter().filter(wanted).copied().collect();
        let choice = if wanted.is_empty() { &legal } else { &wanted };
        if choice.is_empty() {
            return None;
        }
        let m = choice[dice.roll(choice.len())];
        position.play_unchecked(m);
        *seen.entry(position.board().to_string()).or_default() += 1;
        moves.push(UciMove::from_standard(m).to_string());
    }
    Some(moves)
}
