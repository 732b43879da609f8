//! Which of several games that explain the sheets equally well was rather played: people see what can be taken.

use shakmaty::{Chess, Move, Position, Role};

/// How much was left to be taken in a game, half-move by half-move, in pawns. A game in which pieces stand
/// to be taken and nobody takes them was hardly played.
pub(super) fn left_to_be_taken(start: &Chess, moves: &[Move]) -> u32 {
    let mut position = start.clone();
    let mut sum = 0;
    for &m in moves {
        position.play_unchecked(m);
        sum += most_to_gain(&position);
    }
    sum
}

/// What the side to move could win by one capture, if it is taken back where that can be done.
fn most_to_gain(position: &Chess) -> u32 {
    let captures = position.capture_moves();
    let gains = captures.iter().map(|m| gain(position, *m));
    gains.max().unwrap_or(0)
}

fn gain(position: &Chess, m: Move) -> u32 {
    let won = m.capture().map_or(0, worth) + m.promotion().map_or(0, |role| worth(role) - 1);
    let Some(from) = m.from() else { return 0 };
    let board = position.board();
    let occupied = board.occupied().without(from);
    let taken_back = board.attacks_to(m.to(), !position.turn(), occupied).any();
    let lost = if taken_back {
        worth(m.promotion().unwrap_or(m.role()))
    } else {
        0
    };
    won.saturating_sub(lost)
}

const fn worth(role: Role) -> u32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        // Nothing is given for it, and with it nothing is taken that is guarded.
        Role::King => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Reader};

    fn played(text: &str) -> Vec<Move> {
        let mut position = Chess::default();
        let reader = Reader::lenient(Language::English);
        let read = |entry| {
            let reading = reader.read_and_play(&mut position, entry);
            reading.expect("a move").m
        };
        text.split(' ').map(read).collect()
    }

    #[test]
    fn a_queen_that_nobody_takes_is_hard_to_believe() {
        let start = Chess::default();
        let sound = left_to_be_taken(&start, &played("e4 e5 Qh5 Nc6"));
        assert_eq!(sound, 0, "a pawn that is guarded is not to be had");
        let hangs = left_to_be_taken(&start, &played("e4 e5 Qg4 d5 a3 a6"));
        assert!(hangs >= 9, "{hangs}");
    }
}
