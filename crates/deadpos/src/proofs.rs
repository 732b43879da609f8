//! Proofs that a side can never mate, found without a search.

use shakmaty::{Bitboard, Chess, Color, Position};

use crate::board::Board;
use crate::loose::{self, Play};
use crate::trail::Trail;
use crate::zones::{self, Zones};
use crate::{Proof, blocked_pawns, material};

/// How far forced moves are followed, and how many there may be at each step.
const FORCED_MOVES: u32 = 4;
const FEW_MOVES: usize = 3;

/// Proofs without a search, in memory that is reused.
#[derive(Debug)]
pub struct Proofs {
    zones: Zones,
    play: Play,
}

impl Proofs {
    /// Proofs that hold at most so many bytes.
    pub fn with_memory(bytes: usize) -> Proofs {
        Proofs {
            zones: Zones::default(),
            play: Play::with_memory(bytes),
        }
    }

    /// Gives back what is held.
    pub fn release(&mut self) {
        self.play.release();
    }

    /// By material, by zones, or by such proofs after every one of a few legal moves.
    pub fn at_a_glance(&mut self, position: &Chess, side: Color) -> Option<Proof> {
        self.within(position, side, FORCED_MOVES)
    }

    /// Whether it is seen that there is no such proof: none by zones here nor in one of the positions that a move leads
    /// to, where a side is free and has the material to mate.
    pub fn none_at_a_glance(position: &Chess, free: &Chess) -> bool {
        let no_zones = |position: &Chess| {
            blocked_pawns(position) == 0
                || position.castles().any()
                || zones::has_open_way(position.board())
        };
        no_zones(position) && no_zones(free)
    }

    fn within(&mut self, position: &Chess, side: Color, moves: u32) -> Option<Proof> {
        let (board, _) = Board::new(position, side);
        if material::cannot_mate(&board) {
            return Some(Proof::Material);
        }
        if board.blocked_pawns() > 0
            && let Some(zones) = self.zones.no_mate(&board)
        {
            return Some(Proof::Zones(zones));
        }
        if moves > 0 && board.in_double_check() {
            // Only the king moves, and no such check comes again: each move may settle it by material.
            return forced(position, side, |next| self.within(next, side, 0));
        }
        if moves == 0 || position.legal_moves().len() > FEW_MOVES {
            return None;
        }
        forced(position, side, |next| self.within(next, side, moves - 1))
    }

    /// With pieces let loose, here or wherever forced moves lead, each time with so many boards of the others at most.
    pub fn with_loose_pieces(
        &mut self,
        position: &Chess,
        side: Color,
        most: usize,
    ) -> Option<Proof> {
        self.loose(position, side, most)
            .or_else(|| self.after_forced_moves(position, side, FORCED_MOVES, most))
    }

    fn loose(&mut self, position: &Chess, side: Color, most: usize) -> Option<Proof> {
        let (board, _) = Board::new(position, side);
        loose::choices(&board).find_map(|pieces| {
            let boards = self.play.no_mate(&board, pieces, most)?;
            Some(Proof::Loose { pieces, boards })
        })
    }

    /// With the bishops let loose that are not in a crowd, however long that takes.
    pub fn beside_a_crowd(&mut self, position: &Chess, side: Color) -> Option<Proof> {
        let (board, _) = Board::new(position, side);
        let pieces = loose::outside_a_crowd(&board)?;
        let most = loose::MOST_OF_A_CROWD;
        let boards = self.play.no_mate(&board, pieces, most)?;
        Some(Proof::Loose { pieces, boards })
    }

    /// How the other men come to a mate that could be, with these let loose, among so many boards.
    pub fn trail(&mut self, board: &Board, loose: Bitboard, most: usize) -> Option<Trail> {
        self.play.trail(board, loose, most)
    }

    fn after_forced_moves(
        &mut self,
        position: &Chess,
        side: Color,
        moves: u32,
        most: usize,
    ) -> Option<Proof> {
        if let Some(proof) = self.within(position, side, 0) {
            return Some(proof);
        }
        let first = moves == FORCED_MOVES;
        let few = position.legal_moves().len() <= FEW_MOVES;
        let follows = few || first && leaves_no_choice(position);
        if moves == 0 || !follows {
            return (!first).then(|| self.loose(position, side, most)).flatten();
        }
        forced(position, side, |next| {
            self.after_forced_moves(next, side, moves - 1, most)
        })
    }
}

/// Whether there is no more than one answer to any move.
fn leaves_no_choice(position: &Chess) -> bool {
    let legal = position.legal_moves();
    legal.into_iter().all(|m| {
        let mut next = position.clone();
        next.play_unchecked(m);
        next.legal_moves().len() <= 1
    })
}

/// A proof by a proof after every legal move.
fn forced(
    position: &Chess,
    side: Color,
    mut prove: impl FnMut(&Chess) -> Option<Proof>,
) -> Option<Proof> {
    let legal = position.legal_moves();
    if legal.is_empty() && position.is_check() && position.turn() != side {
        return None;
    }
    let mut branches = Vec::new();
    for m in legal {
        let mut next = position.clone();
        next.play_unchecked(m);
        branches.push((m, prove(&next)?));
    }
    Some(Proof::Forced(branches))
}
