//! 9.2.2: how often a position has been on the board.

use std::collections::HashMap;

use jadoube_notation::work;
use shakmaty::{Bitboard, Chess, Move, Position, Role};

/// How often the positions since the last capture, pawn move or start had been there. The positions
/// themselves are those of the game.
#[derive(Debug, Default)]
pub(crate) struct History {
    /// How often each had been there, that time included.
    times: Vec<u32>,
    /// Which half-move of the game the first of them is.
    first: usize,
    /// Which of them had been there once before.
    twice: Vec<usize>,
    /// The latest place of each sign, once there are many: a game may go on for ever without a capture.
    latest: HashMap<u64, usize>,
}

/// Up to so many positions are looked through one by one.
const FEW: usize = 64;

impl History {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.times.clear();
        self.first = 0;
        self.twice.clear();
        if !self.latest.is_empty() {
            self.latest.clear();
        }
    }

    /// Takes up the next position of the game and tells how often it has been there.
    pub fn add(&mut self, positions: &[Chess], ply: usize) -> usize {
        let Some(position) = positions.get(ply) else {
            return 0;
        };
        if position.halfmoves() == 0 {
            // Nothing before a capture or a pawn move can come back.
            self.clear();
            self.first = ply;
        }
        let times = self.times(positions, ply, position) + 1;
        self.times.push(times);
        self.index(positions);
        if times == 2 {
            self.twice.push(ply);
        }
        times as usize
    }

    /// How often a position was there before a half-move.
    fn times(&self, positions: &[Chess], ply: usize, position: &Chess) -> u32 {
        // It takes four half-moves to come back, and the same side must be to move.
        match (ply - self.first).checked_sub(4) {
            None => 0,
            Some(_) if self.times.len() > FEW => self.times_by_table(positions, position),
            Some(latest) => self.times_looked_through(positions, latest, position),
        }
    }

    /// The latest occurrence knows of all before it.
    fn times_looked_through(&self, positions: &[Chess], latest: usize, position: &Chess) -> u32 {
        work::add(latest / 2);
        let men = position.board().occupied();
        for back in (0..=latest).rev().step_by(2) {
            let before = positions.get(self.first + back);
            // Where other squares are occupied the rest need not be compared.
            let same = |before: &&Chess| before.board().occupied() == men && *before == position;
            if before.filter(same).is_some() {
                return self.times.get(back).copied().unwrap_or(0);
            }
        }
        0
    }

    /// Keeps the table up to date: nothing while there are few, all of them at once when they become many.
    fn index(&mut self, positions: &[Chess]) {
        let new = match self.times.len() {
            len if len <= FEW => return,
            len if self.latest.is_empty() => 0..len,
            len => len - 1..len,
        };
        work::add(new.len());
        for at in new {
            if let Some(position) = positions.get(self.first + at) {
                self.latest.insert(sign(position), at);
            }
        }
    }

    fn times_by_table(&self, positions: &[Chess], position: &Chess) -> u32 {
        work::add(1);
        let Some(&at) = self.latest.get(&sign(position)) else {
            return 0;
        };
        // Different positions of one sign are as good as impossible; if they are there, all is looked through.
        let same = |at: usize| positions.get(self.first + at) == Some(position);
        let found = match same(at) {
            true => Some(at),
            false => (0..at).rev().find(|&at| same(at)),
        };
        let times = found.and_then(|at| self.times.get(at));
        times.copied().unwrap_or(0)
    }

    /// A move from the latest position by which some position appears for the third time: the one that was
    /// played, if it does.
    pub fn third_by(&self, positions: &[Chess], ply: usize, played: Option<Move>) -> Option<Move> {
        let position = positions.get(ply)?;
        // Hardly ever is anything near that has been there twice.
        let many = self.twice.len() > FEW;
        let near = if many { &[] } else { self.twice.as_slice() };
        let step_to = |at: &usize| step_between(position, positions.get(*at)?);
        let steps: Vec<Bitboard> = near.iter().filter_map(step_to).collect();
        if !many && steps.is_empty() {
            return None;
        }
        let leads_there = |m: &Move| {
            let squares = m.from().map(|from| Bitboard::from(from).with(m.to()));
            many || squares.is_some_and(|squares| steps.contains(&squares))
        };
        let third = |m: &Move| {
            // A capture or a pawn move leads to nothing that was there before.
            !m.is_zeroing() && leads_there(m) && {
                let mut after = position.clone();
                after.play_unchecked(*m);
                self.times(positions, ply + 1, &after) >= 2
            }
        };
        let first = played.filter(third);
        first.or_else(|| position.legal_moves().into_iter().find(third))
    }
}

/// The two squares of a move that may lead from a position to an earlier one: the other side has the move there, and one
/// man of this side stands elsewhere. Castling leads to nothing that was there before.
fn step_between(position: &Chess, there: &Chess) -> Option<Bitboard> {
    let (now, then) = (position.board(), there.board());
    let moved = now.occupied() ^ then.occupied();
    if position.turn() == there.turn() || moved.count() != 2 {
        return None;
    }
    let waits = !position.turn();
    let stays = |role: &Role| {
        let men = now.by_role(*role) ^ then.by_role(*role);
        men.is_empty() || men == moved
    };
    let alike = now.by_color(waits) == then.by_color(waits) && Role::ALL.iter().all(stays);
    alike.then_some(moved)
}

/// A short sign of a position: different signs, different positions.
fn sign(position: &Chess) -> u64 {
    let board = position.board();
    let words = [
        board.white().0,
        board.pawns().0,
        board.knights().0,
        board.bishops().0,
        board.rooks().0,
        board.queens().0,
        board.kings().0,
        position.castles().castling_rights().0,
    ];
    let mix = |sign: u64, word: u64| {
        (sign ^ word)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .rotate_left(29)
    };
    words.into_iter().fold(position.turn() as u64, mix)
}
