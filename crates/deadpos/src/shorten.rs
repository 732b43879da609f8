//! Shorter lines, for showing to people.

use std::collections::HashMap;

use shakmaty::{Chess, Move, Position};

/// A line to the same kind of mate with detours cut out: wherever one or two moves lead to a later
/// position of the line, or to a mate, the moves between are dropped. Each cut is a legal line again.
pub fn shorten(position: &Chess, line: &[Move]) -> Vec<Move> {
    let mut line = line.to_vec();
    while let Some(shorter) = cut(position, &line) {
        line = shorter;
    }
    line
}

/// The line with one detour less, if there is one.
fn cut(start: &Chess, line: &[Move]) -> Option<Vec<Move>> {
    let mut positions = vec![start.clone()];
    for m in line {
        let mut next = positions.last()?.clone();
        next.play_unchecked(*m);
        positions.push(next);
    }
    let last = positions.last()?.clone();
    let index: HashMap<&Chess, usize> = positions.iter().zip(0..).collect();
    for (at, position) in positions.iter().enumerate() {
        for first in position.legal_moves() {
            let mut near = position.clone();
            near.play_unchecked(first);
            if let Some(to) = target(&near, &last, &index, at + 1, line.len()) {
                return Some(splice(line, at, &[first], to));
            }
            for second in near.legal_moves() {
                let mut far = near.clone();
                far.play_unchecked(second);
                if let Some(to) = target(&far, &last, &index, at + 2, line.len()) {
                    return Some(splice(line, at, &[first, second], to));
                }
            }
        }
    }
    None
}

/// Where on the line a position leads that was reached after `made` moves, if that saves any.
fn target(
    position: &Chess,
    last: &Chess,
    index: &HashMap<&Chess, usize>,
    made: usize,
    length: usize,
) -> Option<usize> {
    let mate = made < length && position.turn() == last.turn() && position.is_checkmate();
    let met = index.get(position).copied().filter(|to| *to > made);
    if mate { Some(length) } else { met }
}

fn splice(line: &[Move], at: usize, instead: &[Move], to: usize) -> Vec<Move> {
    [&line[..at], instead, &line[to..]].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Budget, Verdict, can_mate, check};
    use shakmaty::{CastlingMode, Color, fen::Fen};

    #[test]
    fn a_shorter_line_still_mates() {
        for fen in [
            "8/8/8/8/8/p1N5/8/1k1K4 b - - 0 1",
            "8/8/8/3k4/8/8/4K3/2Q5 b - - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        ] {
            let fen: Fen = fen.parse().expect("a FEN");
            let position: Chess = fen.into_position(CastlingMode::Standard).expect("legal");
            let verdict = can_mate(&position, Color::White, Budget::RULING);
            let Verdict::Winnable(line) = verdict else {
                panic!("{verdict:?}");
            };
            let shorter = shorten(&position, &line);
            assert!(shorter.len() <= line.len());
            assert!(check::is_mate(&position, Color::White, &shorter));
        }
    }
}
