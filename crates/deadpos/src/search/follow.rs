//! A search that follows a trail of kings and pawns.

use shakmaty::{Chess, Color, Move, Position, Role};

use super::{Solver, weights};
use crate::board::{Board, Kind, Rooks};
use crate::novelty::Weights;
use crate::trail::{self, Trail};
use crate::{Budget, Verdict, check, loose, missing, nearby};

/// How many positions may be looked at on a trail, and on one that was looked for among few boards.
const LOOKS: u32 = 12_000;
const A_FEW_LOOKS: u32 = 3_000;
/// How much may be spent on the question after a promotion.
const AFTER_A_PROMOTION: u32 = 20_000;
const TRAIL: Weights = weights(2, 10);
const BITS: u32 = 18;
/// So many positions with the same kept men count as much as a third of a move.
const CROWD: i32 = 64;
/// So few moves from the end of the trail a mate nearby is looked for.
const NEAR_THE_END: i32 = 2;

/// How a trail ends: with a mate, or with a promotion after which the question is asked anew.
enum Arrival {
    Mate(u32),
    Promotion(u32),
}

impl Solver {
    /// Lets kings and pawns go where a proof by loose pieces has failed for them, and the others make way.
    pub(super) fn follow_a_trail(
        &mut self,
        position: &Chess,
        side: Color,
        among: usize,
        budget: Budget,
        nodes: &mut u32,
    ) -> Option<Verdict> {
        let (root, rooks) = Board::new(position, side);
        let looks = if among <= loose::FEW {
            A_FEW_LOOKS
        } else {
            LOOKS
        };
        trail::choices(&root).find_map(|loose| {
            let trail = self.proofs.trail(&root, loose, among)?;
            let looks = looks.min(budget.nodes.saturating_sub(*nodes));
            let arrival = self.follow(&root, &rooks, &trail, looks, nodes)?;
            self.arrived(arrival, position, side, budget, nodes)
        })
    }

    /// The verdict at the end of a trail.
    fn arrived(
        &mut self,
        arrival: Arrival,
        position: &Chess,
        side: Color,
        budget: Budget,
        nodes: &mut u32,
    ) -> Option<Verdict> {
        let (Arrival::Mate(at) | Arrival::Promotion(at)) = arrival;
        let mut line = self.line_to(at, side);
        if matches!(arrival, Arrival::Promotion(_)) {
            let mut after = position.clone();
            line.iter().for_each(|m| after.play_unchecked(*m));
            let share = Budget {
                nodes: budget.nodes.min(*nodes + AFTER_A_PROMOTION),
            };
            let Verdict::Winnable(rest) = self.verdict(&after, side, share, nodes) else {
                return None;
            };
            line.extend(rest);
        }
        check::is_mate(position, side, &line).then_some(Verdict::Winnable(line))
    }

    /// Looks for the end of a trail in the concrete positions along it.
    fn follow(
        &mut self,
        root: &Board,
        rooks: &Rooks,
        trail: &Trail,
        looks: u32,
        nodes: &mut u32,
    ) -> Option<Arrival> {
        self.novelty.start(TRAIL, BITS);
        self.visited.start(root, None, 1);
        let (mut at, mut board) = (0, *root);
        // How often each board of kept men was looked at: where there are many, something is wrong with it.
        let mut crowds = vec![0; trail.len()];
        // The kept men of each position that was visited.
        let mut kept = vec![0];
        for _ in 0..looks {
            *nodes += 1;
            if let Some(mate) = self.mate_in_sight(at, &board, rooks, trail.left(kept[at as usize]))
            {
                return Some(Arrival::Mate(mate));
            }
            crowds[kept[at as usize] as usize] += 1;
            board.legal(rooks, &mut self.steps);
            for step in &self.steps {
                if board.turn().is_white() && step.kind() == Kind::Promotion(Role::Queen) {
                    let after = board.after(*step, rooks);
                    return Some(Arrival::Promotion(self.visited.mate(&after, at, *step)));
                }
                if let Some(next) = trail.after(kept[at as usize], *step) {
                    let value = trail.value(next, &board.after(*step, rooks));
                    let crowd = crowds[next as usize] / CROWD;
                    self.visited.push_step(at, *step, value + crowd);
                }
            }
            if self.visited.queue_bytes() > self.memory / 4 {
                return None;
            }
            loop {
                let popped = self.visited.pop_step()?;
                let child = self.visited.board(popped.from).after(popped.step, rooks);
                if !popped.put_off {
                    let known = self.novelty.of(&child, popped.step);
                    if known > 0 {
                        self.visited.put_off(&popped, known);
                        continue;
                    }
                }
                if let Some(new) = self.visited.visit(&child, popped.from, popped.step) {
                    kept.push(trail.after(kept[popped.from as usize], popped.step)?);
                    (at, board) = (new, child);
                    break;
                }
            }
        }
        None
    }

    /// A mate that is seen from a position on the trail.
    fn mate_in_sight(&mut self, at: u32, board: &Board, rooks: &Rooks, left: i32) -> Option<u32> {
        if board.is_mate() {
            return Some(at);
        }
        if left <= NEAR_THE_END
            && let Some(line) = nearby::mate(board, rooks, &mut self.replies)
        {
            return Some(self.visited.mates(at, board, line.steps(), rooks));
        }
        if board.turn().is_white() && !board.in_check() {
            let line = missing::mate(board, rooks, &mut self.replies)?;
            return Some(self.visited.mates(at, board, &line, rooks));
        }
        None
    }

    /// The moves that lead to a visited position.
    fn line_to(&self, at: u32, side: Color) -> Vec<Move> {
        let back = self.visited.back_from(at);
        let mut line: Vec<Move> = back
            .map(|(board, step)| board.to_move(step, side))
            .collect();
        line.reverse();
        line
    }
}
