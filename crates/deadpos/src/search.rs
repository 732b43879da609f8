//! A helpmate search over an exact set of visited positions.
//!
//! Both sides cooperate, so one path to mate is enough and a position needs to be visited only
//! once. Positions are compared whole, never by a hash alone: when nothing is left to visit, that
//! *is* the proof that no mate can arise.
//!
//! The search is greedy: the position that looks nearest to a mate is looked at first. A few short
//! attempts, each with another square to drive the king to, find the easy mates; then one long
//! attempt goes on until it finds a mate, has seen everything, or has used up the budget.

mod follow;

use std::cell::RefCell;

use shakmaty::{Bitboard, Chess, Color, Move, Position, Role};

use crate::board::{Board, Kind, Rooks, Step, Wanted};
use crate::drive::{self, Drive};
use crate::novelty::{Novelty, Weights};
use crate::pattern::Mate;
use crate::potential::Potential;
use crate::proofs::Proofs;
use crate::settled::Settled;
use crate::visited::Visited;
use crate::{
    Budget, Ended, Proof, Verdict, check, loose, material, missing, nearby, plenty, potential,
    shorten, stronger,
};

/// The short attempts: how many positions each may look at, and its haste. Each has another plan; a
/// hasty one stays near the first position.
const GLANCES: [(u32, i32); 12] = [
    (100, 1),
    (200, 1),
    (200, 1),
    (400, 1),
    (400, 16),
    (800, 1),
    (1_600, 24),
    (1_600, 4),
    (3_000, 1),
    (6_000, 16),
    (6_000, 1),
    (12_000, 8),
];

/// Before this glance loose pieces and trails are tried for the first time, each among few boards. What is settled so is
/// mostly settled by few.
const FIRST_TRIES: usize = 8;

/// How many patterns are followed behind a wall, and how many positions each time are looked at.
const PICTURES: usize = 12;
const A_PICTURE: u32 = 3_000;

/// How much a glance minds what it has seen before.
const GLANCE: Weights = weights(4, 12);
/// The same for one that follows a pattern, where the kings come to their places early.
const AT_A_PICTURE: Weights = weights(0, 4);
const GLANCE_BITS: u32 = 14;

/// The late glances, which leave a wall as it is: how many positions each may look at, its haste, how much it minds what
/// it has seen before, and which corner it drives the king to.
const LATE: [(u32, i32, Weights, usize); 7] = [
    (6_000, 1, weights(24, 60), 0),
    (6_000, 1, weights(24, 60), 1),
    (6_000, 1, weights(24, 60), 2),
    (6_000, 1, weights(24, 60), 3),
    (6_000, 1, weights(4, 12), 2),
    (40_000, 1, weights(24, 60), 0),
    (40_000, 8, weights(0, 30), 0),
];

/// The long attempts: how many positions each may hold, how much it minds what it has seen before,
/// and which corner it drives the king to.
const LONG: [(u32, Weights, usize); 6] = [
    (150_000, weights(24, 60), 0),
    (150_000, weights(0, 30), 1),
    (400_000, weights(24, 60), 1),
    (250_000, weights(4, 12), 0),
    (200_000, weights(0, 12), 1),
    (u32::MAX, weights(24, 60), 2),
];
const LONG_BITS: u32 = 20;
/// Before this long attempt come the late glances: most of what the first ones settle they would only make slower.
const LATE_GLANCES: usize = 2;

const fn weights(known_kings: i32, known_piece: i32) -> Weights {
    Weights {
        known_kings,
        known_piece,
    }
}

/// With so few legal moves the question is asked after each of them, and so much may be spent on it there.
const FEW_MOVES: usize = 3;
const FOR_A_MOVE: u32 = 60_000;

/// For each question so many drives are tried: from its position and after steps that change material or pawns. A small
/// search after a move is to refuse quickly and tries none.
const DRIVES: u32 = 4;

/// With so many pairs of pawns head to head the zones are tried before anything else.
const A_WALL: usize = 3;

/// Answers questions, one after the other, in memory that is allocated once.
#[derive(Debug)]
pub struct Solver {
    visited: Visited,
    steps: Vec<Step>,
    replies: Vec<Step>,
    memory: usize,
    haste: i32,
    novelty: Novelty,
    patterns: Vec<(i32, &'static Mate)>,
    proofs: Proofs,
    settled: Settled,
    drive: Drive,
    /// How many drives may still be tried.
    drives: u32,
    /// Whether a drive was tried, in whose line a position may come again.
    driven: bool,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::with_memory(64 << 20)
    }
}

impl Solver {
    /// A solver that holds at most so many bytes.
    pub fn with_memory(bytes: usize) -> Solver {
        Solver {
            visited: Visited::new(),
            steps: Vec::with_capacity(256),
            replies: Vec::with_capacity(256),
            memory: bytes,
            haste: 1,
            novelty: Novelty::new(),
            patterns: Vec::new(),
            proofs: Proofs::with_memory(most(bytes)),
            settled: Settled::default(),
            drive: Drive::default(),
            drives: 0,
            driven: false,
        }
    }

    /// A shorter line than the one given, if a search that prefers short lines finds one within the
    /// budget; the detours of the best one are cut out. For showing to people.
    pub fn shorter(
        &mut self,
        position: &Chess,
        side: Color,
        line: &[Move],
        budget: Budget,
    ) -> Vec<Move> {
        let mut best = shorten(position, line);
        let (root, rooks) = Board::new(position, side);
        let limits = Limits {
            positions: self.room(),
            nodes: budget.nodes,
        };
        for (turn, haste) in [24, 16, 8, 24, 16].into_iter().enumerate() {
            let potential = Potential::nth(&root, turn);
            self.haste = haste;
            self.novelty.start(weights(0, 0), LONG_BITS);
            let mut nodes = 0;
            let end = self.attempt(&root, &rooks, &potential, limits, &mut nodes);
            if let End::Mate(at) = end
                && let Verdict::Winnable(found) = self.winnable(position, side, at, nodes)
            {
                let found = shorten(position, &found);
                best = if found.len() < best.len() {
                    found
                } else {
                    best
                };
            }
        }
        best
    }

    /// Can `side` still mate by any series of legal moves from this position?
    pub fn can_mate(&mut self, position: &Chess, side: Color, budget: Budget) -> Answer {
        let mut nodes = 0;
        let verdict = self.verdict(position, side, budget, &mut nodes);
        Answer { verdict, nodes }
    }

    /// Whether neither side can mate, which ends the game (5.2.2). `None`: not settled in the budget.
    pub fn dead(&mut self, position: &Chess, budget: Budget) -> Option<bool> {
        let strong = stronger(position);
        let sides = [strong, !strong];
        // One mate is enough, whoever gives it: those nearby come before any search.
        for side in sides {
            let (root, rooks) = Board::new(position, side);
            if self.nearby(position, side, &root, &rooks).is_some() {
                return Some(false);
            }
        }
        let mut settled = true;
        for side in sides {
            match self.can_mate(position, side, budget).verdict {
                Verdict::Winnable(_) => return Some(false),
                Verdict::Unwinnable(_) => {}
                Verdict::Unknown { .. } => settled = false,
            }
        }
        settled.then_some(true)
    }

    /// Whether the test after a move proves that neither side can mate any more (5.2.2). What refuses comes first, the
    /// cheapest of all at the beginning; a side that is not proved unable to mate ends the test.
    pub fn is_dead_after_a_move(&mut self, position: &Chess) -> bool {
        let budget = Budget::after_a_move(position);
        budget.nodes > 0 && self.is_dead_within(position, budget)
    }

    fn is_dead_within(&mut self, position: &Chess, budget: Budget) -> bool {
        let small = budget.nodes <= Budget::FORCED.nodes;
        let strong = stronger(position);
        if small && is_free(position, strong) || self.settled.is_alive(position) {
            return false;
        }
        let (root, rooks) = Board::new(position, strong);
        if self.nearby(position, strong, &root, &rooks).is_some() {
            self.settled.remember(position);
            return false;
        }
        if small && self.is_hopeless(position, strong) {
            return false;
        }
        let first = match material::cannot_mate(&root) {
            true => Verdict::Unwinnable(Proof::Material),
            false => self.search(position, strong, budget, &mut 0),
        };
        self.cannot(position, &first) && {
            let second = self.can_mate(position, !strong, budget).verdict;
            self.cannot(position, &second)
        }
    }

    /// Whether a side cannot mate; a position in which one can is remembered.
    fn cannot(&mut self, position: &Chess, verdict: &Verdict) -> bool {
        if matches!(verdict, Verdict::Winnable(_)) {
            self.settled.remember(position);
        }
        matches!(verdict, Verdict::Unwinnable(_))
    }

    /// Whether a side is seen not to be proved unable to mate within [`Budget::FORCED`], whatever is searched: the
    /// proofs at a glance do not hold, and there are more positions than can be exhausted.
    fn is_hopeless(&mut self, position: &Chess, side: Color) -> bool {
        plenty::can_arise(position, side) && self.proofs.at_a_glance(position, side).is_none()
    }

    /// A line to a mate nearby, if one is found.
    fn nearby(
        &mut self,
        position: &Chess,
        side: Color,
        root: &Board,
        rooks: &Rooks,
    ) -> Option<Vec<Move>> {
        let line = nearby::mate(root, rooks, &mut self.steps)?;
        let mut board = *root;
        let mut moves = Vec::with_capacity(line.steps().len());
        for step in line.steps() {
            moves.push(board.to_move(*step, side));
            board = board.after(*step, rooks);
        }
        check::is_mate(position, side, &moves).then_some(moves)
    }

    /// The same question where 75 moves without capture or pawn move end the game (9.6.2), counted
    /// from the position's own counter. A mate in the last of them still counts. Where only longer
    /// lines were found the answer is unknown. A line repeats no position, so it runs into no fivefold
    /// repetition (9.6.1) of its own.
    pub fn can_mate_in_time(&mut self, position: &Chess, side: Color, budget: Budget) -> Answer {
        let Answer { verdict, nodes } = self.can_mate(position, side, budget);
        let verdict = match verdict {
            Verdict::Winnable(line) if !check::is_in_time(position, &line) => {
                let shorter = self.shorter(position, side, &line, budget);
                if check::is_in_time(position, &shorter) {
                    Verdict::Winnable(shorter)
                } else {
                    let ended = Ended::SeventyFiveMoves;
                    Verdict::Unknown { nodes, ended }
                }
            }
            other => other,
        };
        Answer { verdict, nodes }
    }

    fn verdict(
        &mut self,
        position: &Chess,
        side: Color,
        budget: Budget,
        nodes: &mut u32,
    ) -> Verdict {
        let (root, rooks) = Board::new(position, side);
        if material::cannot_mate(&root) {
            return Verdict::Unwinnable(Proof::Material);
        }
        if let Some(line) = self.nearby(position, side, &root, &rooks) {
            *nodes += u32::try_from(line.len()).unwrap_or(0) + 1;
            return Verdict::Winnable(line);
        }
        self.search(position, side, budget, nodes)
    }

    /// The verdict where no mate is nearby.
    fn search(
        &mut self,
        position: &Chess,
        side: Color,
        budget: Budget,
        nodes: &mut u32,
    ) -> Verdict {
        let small = budget.nodes <= Budget::FORCED.nodes;
        self.drives = if small { 0 } else { DRIVES };
        let (root, rooks) = Board::new(position, side);
        let zones_at = usize::from(root.blocked_pawns() < A_WALL);
        Mate::nearest(&root, &mut self.patterns);
        for (turn, (looks, haste)) in GLANCES.into_iter().enumerate() {
            if turn == zones_at
                && let Some(proof) = self.proofs.at_a_glance(position, side)
            {
                return Verdict::Unwinnable(proof);
            }
            if turn == FIRST_TRIES
                && let Some(verdict) = self.first_tries(position, side, budget, nodes)
            {
                return verdict;
            }
            self.haste = haste;
            let plan = self.plan(&root, turn);
            let sights = Sights::of_a_glance(&plan);
            let looks = looks.min(budget.nodes);
            match self.glance(&root, &rooks, &plan, sights, looks, nodes) {
                End::Mate(at) => return self.winnable(position, side, at, *nodes),
                End::Exhausted => return self.exhausted(),
                End::Limit if *nodes >= budget.nodes => return unknown(*nodes, budget),
                End::Limit => {}
            }
        }
        if let Some(at) = self.behind_a_wall(&root, &rooks, budget, nodes) {
            return self.winnable(position, side, at, *nodes);
        }
        self.visited.release();
        if let Some(proof) = self.proofs.with_loose_pieces(position, side, loose::MOST) {
            return Verdict::Unwinnable(proof);
        }
        if let Some(verdict) = self.move_by_move(position, side, budget, nodes) {
            return verdict;
        }
        self.visited.release();
        if let Some(verdict) = self.follow_a_trail(position, side, loose::MOST, budget, nodes) {
            return verdict;
        }
        if let Some(proof) = self.proofs.beside_a_crowd(position, side) {
            return Verdict::Unwinnable(proof);
        }
        self.proofs.release();
        for (turn, (positions, weights, corner)) in LONG.into_iter().enumerate() {
            if turn == LATE_GLANCES {
                match self.late_glances(&root, &rooks, budget, nodes) {
                    End::Mate(at) => return self.winnable(position, side, at, *nodes),
                    End::Exhausted => return self.exhausted(),
                    End::Limit if *nodes >= budget.nodes => return unknown(*nodes, budget),
                    End::Limit => {}
                }
            }
            self.haste = 1;
            self.novelty.start(weights, LONG_BITS);
            let plan = Potential::nth(&root, corner);
            let limits = Limits {
                positions: positions.min(self.room()),
                nodes: budget.nodes,
            };
            match self.attempt(&root, &rooks, &plan, limits, nodes) {
                End::Mate(at) => return self.winnable(position, side, at, *nodes),
                End::Exhausted => return self.exhausted(),
                End::Limit if *nodes >= budget.nodes => break,
                End::Limit => {}
            }
        }
        unknown(*nodes, budget)
    }

    /// What may settle a question that short attempts have not, tried with few boards of the kept men.
    fn first_tries(
        &mut self,
        position: &Chess,
        side: Color,
        budget: Budget,
        nodes: &mut u32,
    ) -> Option<Verdict> {
        if let Some(proof) = self.proofs.with_loose_pieces(position, side, loose::FEW) {
            return Some(Verdict::Unwinnable(proof));
        }
        self.follow_a_trail(position, side, loose::FEW, budget, nodes)
    }

    /// Where a side has few legal moves, the same question is asked after each of them: what settles one may be another
    /// proof than what settles the next.
    fn move_by_move(
        &mut self,
        position: &Chess,
        side: Color,
        budget: Budget,
        nodes: &mut u32,
    ) -> Option<Verdict> {
        let legal = position.legal_moves();
        if legal.is_empty() || legal.len() > FEW_MOVES {
            return None;
        }
        let mut branches = Vec::new();
        for m in legal {
            let mut next = position.clone();
            next.play_unchecked(m);
            let share = Budget {
                nodes: budget.nodes.min(*nodes + FOR_A_MOVE),
            };
            match self.verdict(&next, side, share, nodes) {
                Verdict::Winnable(line) => {
                    let line = std::iter::once(m).chain(line).collect();
                    return Some(Verdict::Winnable(line));
                }
                Verdict::Unwinnable(proof) => branches.push((m, proof)),
                Verdict::Unknown { .. } => return None,
            }
        }
        Some(Verdict::Unwinnable(Proof::Forced(branches)))
    }

    /// The plan of a glance: the patterns first, then the corners.
    fn plan(&self, root: &Board, turn: usize) -> Potential {
        match self.patterns.get(turn) {
            Some((_, mate)) => Potential::of_mate(mate, root),
            None => Potential::nth(root, turn - self.patterns.len()),
        }
    }

    /// Glances that follow a pattern each and leave a wall as it is; a mate, if one is found.
    fn behind_a_wall(
        &mut self,
        root: &Board,
        rooks: &Rooks,
        budget: Budget,
        nodes: &mut u32,
    ) -> Option<u32> {
        if (root.of(Color::White) & root.role(Role::Pawn)).is_empty() {
            return None;
        }
        Mate::nearest_behind_a_wall(root, &mut self.patterns);
        self.haste = 1;
        for turn in 0..self.patterns.len().min(PICTURES) {
            let (_, mate) = self.patterns[turn];
            let plan = Potential::of_mate_behind_a_wall(mate, root);
            let looks = A_PICTURE.min(budget.nodes - *nodes);
            let sights = Sights::of_a_glance(&plan);
            if let End::Mate(at) = self.glance(root, rooks, &plan, sights, looks, nodes) {
                return Some(at);
            }
            if *nodes >= budget.nodes {
                break;
            }
        }
        None
    }

    /// Glances in other orders than the first ones, when much else has failed.
    fn late_glances(
        &mut self,
        root: &Board,
        rooks: &Rooks,
        budget: Budget,
        nodes: &mut u32,
    ) -> End {
        for (looks, haste, weights, corner) in LATE {
            self.haste = haste;
            let plan = Potential::that_opens_nothing(root, corner);
            let sights = Sights {
                weights,
                bits: LONG_BITS,
            };
            let looks = looks.min(budget.nodes.saturating_sub(*nodes));
            match self.glance(root, rooks, &plan, sights, looks, nodes) {
                End::Limit if *nodes < budget.nodes => {}
                end => return end,
            }
        }
        End::Limit
    }

    /// How many positions there is room for.
    fn room(&self) -> u32 {
        Visited::nodes_in(most(self.memory))
    }

    fn exhausted(&self) -> Verdict {
        let positions = self.visited.len();
        Verdict::Unwinnable(Proof::Exhausted { positions })
    }

    fn attempt(
        &mut self,
        root: &Board,
        rooks: &Rooks,
        potential: &Potential,
        limits: Limits,
        nodes: &mut u32,
    ) -> End {
        self.visited.reserve(limits.positions);
        let priority = Some(potential.of(root));
        self.visited.start(root, priority, self.haste);
        self.driven = false;
        while let Some(at) = self.visited.pop() {
            *nodes += 1;
            let board = self.visited.board(at);
            board.legal(rooks, &mut self.steps);
            let flights = || potential::flights_to_take(&board);
            if let Some(mate) = self.mate_at(at, &board, rooks, flights) {
                return End::Mate(mate);
            }
            for index in 0..self.steps.len() {
                let step = self.steps[index];
                let child = board.after(step, rooks);
                if is_irreversible(&board, step) && material::cannot_mate(&child) {
                    continue;
                }
                let novelty = &mut self.novelty;
                let priority = || potential.of(&child) + novelty.of(&child, step);
                self.visited.insert(&child, at, step, priority);
            }
            if self.visited.len() >= limits.positions || *nodes >= limits.nodes {
                return End::Limit;
            }
        }
        End::Exhausted
    }

    /// A short attempt. Steps are queued, not positions, so that most of them are never made at all.
    fn glance(
        &mut self,
        root: &Board,
        rooks: &Rooks,
        potential: &Potential,
        sights: Sights,
        looks: u32,
        nodes: &mut u32,
    ) -> End {
        let begun = *nodes;
        self.novelty.start(sights.weights, sights.bits);
        self.visited.start(root, None, self.haste);
        self.driven = false;
        let mut at = 0;
        let mut board = *root;
        let mut fresh = true;
        loop {
            *nodes += 1;
            let driven = fresh && self.is_driven(&board, rooks);
            if driven && self.drive.has_mated() {
                return End::Mate(self.visited.mates(at, &board, self.drive.line(), rooks));
            }
            if let Some(mate) = self.look_on(at, &board, rooks, potential) {
                return End::Mate(mate);
            }
            if driven && let Some((new, end)) = self.follow_drive(at, &board, rooks) {
                (at, board) = (new, end);
                fresh = false;
                continue;
            }
            if *nodes - begun >= looks || self.visited.queue_bytes() > self.memory / 8 {
                return End::Limit;
            }
            loop {
                let Some(popped) = self.visited.pop_step() else {
                    return End::Exhausted;
                };
                let (from, step) = (popped.from, popped.step);
                let parent = self.visited.board(from);
                if step == Step::NONE {
                    self.look_again(from, &parent, rooks, potential);
                    continue;
                }
                let child = parent.after(step, rooks);
                if !popped.put_off {
                    let known = self.novelty.of(&child, step);
                    if known > 0 {
                        self.visited.put_off(&popped, known);
                        continue;
                    }
                }
                let lost = is_irreversible(&parent, step) && material::cannot_mate(&child);
                if !lost && let Some(new) = self.visited.visit(&child, from, step) {
                    (at, board) = (new, child);
                    fresh = is_irreversible(&parent, step);
                    break;
                }
            }
        }
    }

    /// Whether a drive was tried from a position.
    fn is_driven(&mut self, board: &Board, rooks: &Rooks) -> bool {
        if self.drives == 0 || !drive::is_possible(board) {
            return false;
        }
        self.drives -= 1;
        self.driven = true;
        self.drive.run(board, rooks, &mut self.steps);
        true
    }

    /// The position in which a drive came to nothing, if it is new: it may be near a mate.
    fn follow_drive(&mut self, at: u32, board: &Board, rooks: &Rooks) -> Option<(u32, Board)> {
        let (last, before) = self.drive.line().split_last()?;
        let mut end = *board;
        let mut from = at;
        for step in before {
            end = end.after(*step, rooks);
            from = self.visited.mate(&end, from, *step);
        }
        end = end.after(*last, rooks);
        let new = self.visited.visit(&end, from, *last)?;
        Some((new, end))
    }

    /// Queues the steps from a position, or first only those that are wanted, and one more entry for
    /// those that wait. A mate, if one is there.
    fn look_on(
        &mut self,
        at: u32,
        board: &Board,
        rooks: &Rooks,
        potential: &Potential,
    ) -> Option<u32> {
        let look = potential.look(board);
        let in_check = board.in_check();
        let wanted = if in_check {
            Wanted::ALL
        } else {
            potential.wanted(&look, board)
        };
        board.legal_to(wanted, rooks, &mut self.steps);
        if let Some(mate) = self.mate_at(at, board, rooks, || look.flights_to_take()) {
            return Some(mate);
        }
        if board.turn().is_white()
            && !in_check
            && let Some(line) = missing::mate(board, rooks, &mut self.replies)
        {
            return Some(self.visited.mates(at, board, &line, rooks));
        }
        if wanted != Wanted::ALL {
            self.visited.push_step(at, Step::NONE, look.value);
        }
        for step in &self.steps {
            let priority = potential.after(&look, board, *step, rooks);
            self.visited.push_step(at, *step, priority);
        }
        None
    }

    /// Queues the steps that have waited.
    fn look_again(&mut self, at: u32, board: &Board, rooks: &Rooks, potential: &Potential) {
        let look = potential.look(board);
        let wanted = potential.wanted(&look, board);
        board.legal(rooks, &mut self.steps);
        for step in &self.steps {
            if !wanted.has(board, *step) {
                let priority = potential.after(&look, board, *step, rooks);
                self.visited.push_step(at, *step, priority);
            }
        }
    }

    /// A mate on the board, or by White's next step; `steps` are the legal ones.
    fn mate_at(
        &mut self,
        at: u32,
        board: &Board,
        rooks: &Rooks,
        flights: impl FnOnce() -> Option<Bitboard>,
    ) -> Option<u32> {
        if board.turn().is_black() {
            let mated = self.steps.is_empty() && board.in_check();
            return mated.then_some(at);
        }
        let step = self.mating_step(board, rooks, flights()?)?;
        let mate = board.after(step, rooks);
        Some(self.visited.mate(&mate, at, step))
    }

    /// A step of White's that mates at once; the black king has these flights.
    fn mating_step(&mut self, board: &Board, rooks: &Rooks, flights: Bitboard) -> Option<Step> {
        let checks = board.checks();
        for step in &self.steps {
            if !checks.may_mate(board, *step, flights) {
                continue;
            }
            let after = board.after(*step, rooks);
            if after.is_mate() {
                return Some(*step);
            }
        }
        None
    }

    /// The line to a mate, played once more by the rules library before anybody sees it.
    fn winnable(&self, position: &Chess, side: Color, at: u32, nodes: u32) -> Verdict {
        let mut line = Vec::with_capacity(self.visited.depth(at));
        let to_move = |(board, step): (Board, Step)| board.to_move(step, side);
        if self.driven {
            line.extend(self.visited.straight_back_from(at).map(to_move));
        } else {
            line.extend(self.visited.back_from(at).map(to_move));
        }
        line.reverse();
        if check::is_mate(position, side, &line) {
            Verdict::Winnable(line)
        } else {
            let ended = Ended::Budget;
            Verdict::Unknown { nodes, ended }
        }
    }
}

/// How much of the memory the positions may hold, or else the boards of a proof by loose pieces: whichever needs much
/// begins when the others have given back what they held. The rest is for the queue of a glance, the sights and first tries.
const fn most(memory: usize) -> usize {
    memory / 4 * 3
}

/// Nothing was settled: the budget is used up, or there was no more room.
const fn unknown(nodes: u32, budget: Budget) -> Verdict {
    let ended = if nodes >= budget.nodes {
        Ended::Budget
    } else {
        Ended::Memory
    };
    Verdict::Unknown { nodes, ended }
}

/// A verdict and what it cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The verdict.
    pub verdict: Verdict,
    /// How many positions were looked at.
    pub nodes: u32,
}

/// How many positions an attempt may hold, and how many may have been looked at in all.
#[derive(Clone, Copy)]
struct Limits {
    positions: u32,
    nodes: u32,
}

/// What a glance minds of what it has seen before, and how much of it is remembered.
#[derive(Clone, Copy)]
struct Sights {
    weights: Weights,
    bits: u32,
}

impl Sights {
    fn of_a_glance(plan: &Potential) -> Sights {
        let weights = match plan.has_pattern() {
            true => AT_A_PICTURE,
            false => GLANCE,
        };
        let bits = GLANCE_BITS;
        Sights { weights, bits }
    }
}

enum End {
    Mate(u32),
    Exhausted,
    Limit,
}

/// Whether a side is seen at once not to be proved unable to mate within [`Budget::FORCED`]: after some move somebody is
/// free to do too much.
fn is_free(position: &Chess, side: Color) -> bool {
    let free = plenty::freedom(position, side);
    free.is_some_and(|free| Proofs::none_at_a_glance(position, &free))
}

/// Whether a step changes the material or the pawns for good.
fn is_irreversible(board: &Board, step: Step) -> bool {
    matches!(step.kind(), Kind::Promotion(_) | Kind::EnPassant)
        || board.role_at(step.to()).is_some() && step.kind() != Kind::Castling
        || board.role_at(step.from()) == Some(Role::Pawn)
}

/// Can `side` still mate by any series of legal moves from this position? Small questions, such as
/// those after each move, share a solver on each thread.
pub fn can_mate(position: &Chess, side: Color, budget: Budget) -> Verdict {
    let ask = |solver: &mut Solver| solver.can_mate(position, side, budget);
    with_a_solver(budget, ask).verdict
}

/// Whether neither side can mate, which ends the game (5.2.2). `None`: not settled in the budget.
pub fn dead(position: &Chess, budget: Budget) -> Option<bool> {
    with_a_solver(budget, |solver| solver.dead(position, budget))
}

/// Whether the test after a move proves that neither side can mate any more (5.2.2).
pub fn is_dead_after_a_move(position: &Chess) -> bool {
    let budget = Budget::after_a_move(position);
    budget.nodes > 0 && with_a_solver(budget, |solver| solver.is_dead_within(position, budget))
}

fn with_a_solver<T>(budget: Budget, ask: impl FnOnce(&mut Solver) -> T) -> T {
    thread_local! {
        static SMALL: RefCell<Solver> = RefCell::new(Solver::default());
    }
    if budget.nodes < Budget::RULING.nodes {
        SMALL.with_borrow_mut(ask)
    } else {
        ask(&mut Solver::default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{CastlingMode, Position, fen::Fen};

    fn position(fen: &str) -> Chess {
        let fen: Fen = fen.parse().expect("a FEN");
        fen.into_position(CastlingMode::Standard)
            .expect("a legal position")
    }

    fn ask(fen: &str, side: Color) -> (Chess, Verdict) {
        let position = position(fen);
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
    fn forced_moves_into_a_proof_are_a_proof() {
        let fen = "7b/3B2Q1/4Bk2/p1p1p1p1/P1P1P1P1/8/8/4K3 b - - 0 1";
        let (position, verdict) = ask(fen, Color::White);
        assert!(
            matches!(verdict, Verdict::Unwinnable(Proof::Forced(_))),
            "{verdict:?}"
        );
        assert_eq!(check::verify(&position, Color::White, &verdict), Ok(()));
    }

    /// Some of them are found by a drive, or by going on from where one came to nothing.
    #[test]
    fn a_line_repeats_no_position() {
        for fen in [
            "8/8/8/3k4/8/8/4K3/2Q5 b - - 0 1",
            "8/K7/6r1/1P5R/3k4/8/8/8 b - - 2 63",
            "1R6/8/8/8/5Kp1/2pr2P1/8/2k5 w - - 10 76",
            "2R5/2R5/p1n1p1k1/4p1p1/8/2r4P/P5P1/7K b - - 1 36",
            "8/8/8/2p3p1/2P2k1p/p2p1P1P/P3KP2/8 w - - 2 36",
            "8/8/8/3K4/5k2/1R3p2/8/5Nn1 b - - 11 81",
            "B3k3/1N6/2R5/1q6/1P6/3p2B1/K7/8 w - - 0 1",
        ] {
            let (mut position, verdict) = ask(fen, Color::White);
            let Verdict::Winnable(line) = verdict else {
                panic!("{fen}: {verdict:?}");
            };
            let mut seen = vec![position.clone()];
            for m in line {
                position = position.play(m).expect("a legal move");
                assert!(!seen.contains(&position), "{fen}: {m}");
                seen.push(position.clone());
            }
        }
    }

    #[test]
    fn a_bare_king_is_no_reason_to_fail() {
        let (position, verdict) = ask("8/8/8/3k4/8/8/4K3/8 w - - 0 1", Color::White);
        assert_eq!(verdict, Verdict::Unwinnable(Proof::Material));
        let mut solver = Solver::default();
        let line = solver.shorter(&position, Color::White, &[], Budget { nodes: 100 });
        assert_eq!(line, []);
    }

    #[test]
    fn budget_and_memory_are_kept() {
        let ended = |fen: &str, memory: usize, nodes: u32| {
            let position = position(fen);
            let mut solver = Solver::with_memory(memory);
            match solver
                .can_mate(&position, Color::White, Budget { nodes })
                .verdict
            {
                Verdict::Unknown { ended, .. } => Some(ended),
                Verdict::Winnable(_) | Verdict::Unwinnable(_) => None,
            }
        };
        let wall = "2b1kbn1/3n4/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4KB2 w - - 0 1";
        assert_eq!(ended(wall, 64 << 20, 10), Some(Ended::Budget));
        let many = "1b1b1b1k/b1b1b1pP/6P1/8/4B3/6p1/B3BbP1/1B1B1B1K w - - 0 1";
        assert_eq!(ended(many, 1 << 17, 1_000_000), Some(Ended::Memory));
    }

    #[test]
    fn the_seventy_five_moves_are_counted_where_asked() {
        let mut solver = Solver::default();
        for (fen, in_time) in [
            ("8/8/8/3k4/8/8/4K3/2Q5 b - - 120 90", true),
            ("8/8/8/3k4/8/8/4K3/2Q5 b - - 147 90", false),
            ("7k/8/6K1/8/8/8/8/R7 w - - 149 120", true),
        ] {
            let (position, verdict) = ask(fen, Color::White);
            assert!(matches!(verdict, Verdict::Winnable(_)));
            let answer = solver.can_mate_in_time(&position, Color::White, Budget::RULING);
            let winnable = matches!(answer.verdict, Verdict::Winnable(_));
            assert_eq!(winnable, in_time, "{fen}");
        }
    }

    #[test]
    fn a_solver_answers_the_same_whatever_it_was_asked_before() {
        let wall = "4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/2B1K3 b - - 0 40";
        let open = "8/8/8/8/8/p1N5/8/1k1K4 b - - 0 1";
        let mut solver = Solver::default();
        let mut answers = Vec::new();
        for fen in [wall, open, wall, open] {
            let (position, _) = ask(fen, Color::White);
            answers.push(solver.can_mate(&position, Color::White, Budget::RULING));
        }
        assert_eq!(answers[0], answers[2]);
        assert_eq!(answers[1], answers[3]);
    }
}
