//! A helpmate search over an exact set of visited positions.
//!
//! Both sides cooperate, so one path to mate is enough and a position needs to be visited only
//! once. Positions are compared whole, never by a hash alone: when nothing is left to visit, that
//! *is* the proof that no mate can arise.

use std::collections::BinaryHeap;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use shakmaty::{Bitboard, Board, Chess, Color, Move, Position, Square, attacks};

use crate::{Budget, Proof, Verdict, material};

/// Can `side` still mate by any series of legal moves from this position?
pub fn can_mate(position: &Chess, side: Color, budget: Budget) -> Verdict {
    if material::cannot_mate(position.board(), side) {
        return Verdict::Unwinnable(Proof::Material);
    }
    let mut visited = Visited::new(position.clone());
    let mut queue = BinaryHeap::from([(0, 0u32)]);
    while let Some((_, at)) = queue.pop() {
        let node = visited.nodes[at as usize].position.clone();
        let moves = node.legal_moves();
        if moves.is_empty() && node.is_check() && node.turn() != side {
            return Verdict::Winnable(visited.line(at));
        }
        for m in moves {
            let mut child = node.clone();
            child.play_unchecked(m);
            if material::cannot_mate(child.board(), side) {
                continue;
            }
            let priority = promise(&child, side);
            let Some(new) = visited.insert(child, at, m) else {
                continue;
            };
            if new >= budget.nodes {
                return Verdict::Unknown { nodes: new };
            }
            queue.push((priority - i32::from(visited.depth(new)) / 8, new));
        }
    }
    let positions = visited.len();
    Verdict::Unwinnable(Proof::Exhausted { positions })
}

/// How near a position looks to a mate by `side`; larger is nearer.
fn promise(position: &Chess, side: Color) -> i32 {
    let board = position.board();
    let (Some(king), Some(own_king)) = (board.king_of(!side), board.king_of(side)) else {
        return 0;
    };
    let own = board.by_color(side);
    let strength = if (own & board.rooks_and_queens()).any() {
        // A bare king is the easiest to mate: every capture is progress.
        100 - 4 * board.by_color(!side).count().try_into().unwrap_or(16)
    } else if let Some(rank) = foremost(own & board.pawns(), side) {
        4 * rank
    } else {
        // A minor piece mates only if the opponent's own pieces shut their king in.
        let blockers = board.by_color(!side).without(king);
        let near: i32 = blockers.into_iter().map(|sq| steps(king, sq).min(4)).sum();
        2 * foremost(blockers & board.pawns(), !side).unwrap_or(10) - near
    };
    let corner = CORNERS
        .into_iter()
        .filter(|&corner| may_mate_at(board, own, corner))
        .map(|corner| steps(king, corner))
        .min()
        .unwrap_or(0);
    strength - 3 * corner - 2 * steps(king, own_king) - 2 * flights(position, side, king)
}

const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];

/// Bishops alone can mate only on squares of their own colour.
fn may_mate_at(board: &Board, own: Bitboard, corner: Square) -> bool {
    let men = own & !board.kings();
    let colour = |squares: Bitboard| men.is_subset(squares) && !squares.contains(corner);
    !men.is_subset(board.bishops())
        || !colour(Bitboard::LIGHT_SQUARES) && !colour(Bitboard::DARK_SQUARES)
}

/// The rank of the most advanced pawn, seen from its own side, counted from nought.
fn foremost(pawns: Bitboard, side: Color) -> Option<i32> {
    let rank = |sq: Square| i32::from(u8::from(side.relative_rank(sq.rank())));
    pawns.into_iter().map(rank).max()
}

/// The free and unattacked squares around the king that is to be mated.
fn flights(position: &Chess, side: Color, king: Square) -> i32 {
    let board = position.board();
    let occupied = board.occupied().without(king);
    (attacks::king_attacks(king) & !board.by_color(!side))
        .into_iter()
        .filter(|&sq| board.attacks_to(sq, side, occupied).is_empty())
        .count()
        .try_into()
        .unwrap_or(i32::MAX)
}

fn steps(a: Square, b: Square) -> i32 {
    a.distance(b).cast_signed()
}

struct Node {
    position: Chess,
    parent: u32,
    by: Option<Move>,
    depth: u16,
}

/// Every position seen so far, with the move that led to it.
struct Visited {
    nodes: Vec<Node>,
    /// Open addressing: indices of `nodes` plus one, nought for a free place.
    table: Vec<u32>,
}

impl Visited {
    fn new(root: Chess) -> Visited {
        let mut visited = Visited {
            nodes: Vec::with_capacity(64),
            table: vec![0; 256],
        };
        visited.push(Node {
            position: root,
            parent: 0,
            by: None,
            depth: 0,
        });
        visited
    }

    fn len(&self) -> u32 {
        u32::try_from(self.nodes.len()).unwrap_or(u32::MAX)
    }

    fn depth(&self, at: u32) -> u16 {
        self.nodes[at as usize].depth
    }

    /// Adds a position unless it is known; gives its index if it is new.
    fn insert(&mut self, position: Chess, parent: u32, by: Move) -> Option<u32> {
        if self.table[self.place(&position)] != 0 {
            return None;
        }
        let depth = self.depth(parent).saturating_add(1);
        self.push(Node {
            position,
            parent,
            by: Some(by),
            depth,
        });
        Some(self.len() - 1)
    }

    fn push(&mut self, node: Node) {
        if (self.nodes.len() + 1) * 2 > self.table.len() {
            self.grow();
        }
        let place = self.place(&node.position);
        self.nodes.push(node);
        self.table[place] = self.len();
    }

    fn grow(&mut self) {
        self.table = vec![0; self.table.len() * 2];
        for index in 0..self.nodes.len() {
            let place = self.place(&self.nodes[index].position);
            self.table[place] = u32::try_from(index + 1).unwrap_or(u32::MAX);
        }
    }

    /// Where a position is in the table, or would go.
    fn place(&self, position: &Chess) -> usize {
        let mask = self.table.len() - 1;
        let hash = BuildHasherDefault::<DefaultHasher>::default().hash_one(position);
        let mut place = usize::try_from(hash & mask as u64).unwrap_or(0);
        while let Some(index) = self.table[place].checked_sub(1) {
            if self.nodes[index as usize].position == *position {
                break;
            }
            place = (place + 1) & mask;
        }
        place
    }

    /// The moves from the first position to a node.
    fn line(&self, mut at: u32) -> Vec<Move> {
        let mut line = Vec::new();
        while let Some(by) = self.nodes[at as usize].by {
            line.push(by);
            at = self.nodes[at as usize].parent;
        }
        line.reverse();
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{CastlingMode, fen::Fen};

    fn ask(fen: &str, side: Color) -> (Chess, Verdict) {
        let fen: Fen = fen.parse().expect("a FEN");
        let position: Chess = fen
            .into_position(CastlingMode::Standard)
            .expect("a legal position");
        let verdict = can_mate(&position, side, Budget::RULING);
        (position, verdict)
    }

    fn assert_winnable(fen: &str, side: Color) {
        let (mut position, verdict) = ask(fen, side);
        let Verdict::Winnable(line) = verdict else {
            panic!("{fen}: {verdict:?}");
        };
        for m in line {
            position = position.play(m).expect("a legal move");
        }
        assert!(position.is_checkmate());
        assert_eq!(position.turn(), !side);
    }

    #[test]
    fn small_material_that_mates_with_help() {
        for fen in [
            "8/8/8/8/8/p1N5/8/1k1K4 b - - 0 1",
            "k1n5/2K5/B7/8/8/8/8/8 b - - 0 1",
            "8/8/8/6B1/8/1K1b4/8/k7 b - - 0 1",
            "8/8/8/8/3N4/1K6/3N4/1k6 b - - 0 1",
            "8/8/8/3k4/8/8/4K3/2Q5 b - - 0 1",
            "8/8/8/3kr3/8/8/5K2/2N5 b - - 0 1",
            "8/5B2/8/8/8/p1k5/8/3K4 w - - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        ] {
            assert_winnable(fen, Color::White);
        }
    }

    #[test]
    fn small_material_that_does_not() {
        for fen in [
            "8/8/8/3k4/8/8/4K3/8 w - - 0 1",
            "1r6/8/8/8/4B3/K7/8/k7 b - - 0 1",
            "8/8/8/3kq3/8/8/8/2N4K b - - 0 1",
            "8/8/8/3k4/8/8/2N1K3/8 b - - 0 1",
        ] {
            let (_, verdict) = ask(fen, Color::White);
            assert_eq!(verdict, Verdict::Unwinnable(Proof::Material), "{fen}");
        }
    }

    #[test]
    fn a_mate_on_the_board_needs_no_moves() {
        let (_, verdict) = ask("R6k/6pp/8/8/8/8/8/K7 b - - 0 1", Color::White);
        assert_eq!(verdict, Verdict::Winnable(Vec::new()));
    }

    #[test]
    fn the_budget_is_kept() {
        let (position, _) = ask(
            "4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4KB2 b - - 0 40",
            Color::White,
        );
        let verdict = can_mate(&position, Color::White, Budget { nodes: 50 });
        assert_eq!(verdict, Verdict::Unknown { nodes: 50 });
    }
}
