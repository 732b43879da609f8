//! What was not seen before. Many positions differ only in pieces that wander about; a search that
//! prefers new sights, the kings on new squares above all, does not lose itself among them.
//!
//! Sights are remembered by a hash alone: a mix-up delays a position and proves nothing.

use shakmaty::{Color, Role};

use crate::board::{Board, Step};

/// How much it counts against a position that it shows the kings where they were before, and that
/// the piece that has moved was there before as well.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    pub known_kings: i32,
    pub known_piece: i32,
}

/// The sights so far.
#[derive(Debug)]
pub struct Novelty {
    /// The epoch in which a sight was last seen.
    stamps: Vec<u32>,
    epoch: u32,
    shift: u32,
    weights: Weights,
}

const MOST_BITS: u32 = 20;

impl Novelty {
    pub fn new() -> Novelty {
        Novelty {
            stamps: vec![0; 1 << MOST_BITS],
            epoch: 0,
            shift: 64 - MOST_BITS,
            weights: Weights {
                known_kings: 0,
                known_piece: 0,
            },
        }
    }

    /// Forgets everything. A small memory is enough for a short attempt, and quicker.
    pub fn start(&mut self, weights: Weights, bits: u32) {
        self.weights = weights;
        self.shift = 64 - bits.min(MOST_BITS);
        self.epoch = self.epoch.wrapping_add(1);
        if self.epoch == 0 {
            self.stamps.fill(0);
            self.epoch = 1;
        }
    }

    /// What counts against a position that a step has led to.
    pub fn of(&mut self, board: &Board, step: Step) -> i32 {
        let structure = structure(board);
        let king = |color| u64::from(u32::from(board.king(color)));
        let turn = u64::from(board.turn().is_black());
        let kings = king(Color::White) | king(Color::Black) << 6 | turn << 12;
        if self.is_new(structure ^ kings << 1) {
            return 0;
        }
        let role = board.role_at(step.to()).map_or(0, |role| role as u64);
        let piece = u64::from(u32::from(step.to())) | role << 6;
        if self.is_new(structure ^ (kings | piece << 13) << 1 ^ 1) {
            return self.weights.known_kings;
        }
        self.weights.known_piece
    }

    fn is_new(&mut self, sight: u64) -> bool {
        let place = usize::try_from(mix(sight) >> self.shift).unwrap_or(0);
        std::mem::replace(&mut self.stamps[place], self.epoch) != self.epoch
    }
}

/// The pawns and the number of men of each side, which only irreversible moves change.
fn structure(board: &Board) -> u64 {
    let (white, black) = (board.of(Color::White), board.of(Color::Black));
    let pawns = board.role(Role::Pawn);
    let men = u64::from(white.0.count_ones()) << 5 | u64::from(black.0.count_ones());
    mix(mix((pawns & white).0) ^ (pawns & black).0 ^ men << 57)
}

fn mix(word: u64) -> u64 {
    let word = word.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (word ^ word >> 29).wrapping_mul(0xff51_afd7_ed55_8ccd)
}
