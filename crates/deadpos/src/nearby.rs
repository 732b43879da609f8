//! Mates nearby: the king is mated where it stands, in three moves by White at most, and Black helps.
//!
//! In most positions of real games such a mate is there. It is made up from its end: a piece of White's gives check
//! from some square; what still spoils the mate are squares the king could flee to and men that could answer. One
//! other man of White's may guard such squares, and Black, who helps, blocks one or leads a man away with each move.
//! What is made up is then played, and is a mate or not; where none is found, that proves nothing.

use shakmaty::{Bitboard, Color, Piece, Rank, Role, Square, attacks};

use crate::board::{Board, Rooks, Step, Wanted};

/// A longer line is not looked for.
const LONGEST: usize = 9;
/// So many of the best plans are tried.
const PLANS: usize = 4;
/// More squares to flee to, or men to answer, are too many to be dealt with.
const MOST_FLIGHTS: usize = 3;
const MOST_ANSWERS: usize = 2;
/// So many first steps are looked at, where the king is in check or goes elsewhere.
const FIRST_STEPS: usize = 3;
/// With fewer, the king among them, the king is hardly ever mated elsewhere at once.
const FEW_PIECES: usize = 4;

/// A line of steps that ends in mate.
#[derive(Clone, Copy, Debug)]
pub struct MatingLine {
    steps: [Step; LONGEST],
    len: usize,
}

impl MatingLine {
    const EMPTY: MatingLine = MatingLine {
        steps: [Step::NONE; LONGEST],
        len: 0,
    };

    pub fn steps(&self) -> &[Step] {
        &self.steps[..self.len]
    }

    fn push(&mut self, step: Step) -> Option<()> {
        *self.steps.get_mut(self.len)? = step;
        self.len += 1;
        Some(())
    }
}

/// The way of a man to a square, in one move or over a third square in two.
#[derive(Clone, Copy, Debug)]
struct Trip {
    from: Square,
    over: Option<Square>,
    to: Square,
}

impl Trip {
    /// The way of a piece, if there is one.
    fn of(piece: Piece, from: Square, to: Square, occupied: Bitboard) -> Option<Trip> {
        let reach = attacks::attacks(from, piece, occupied);
        if reach.contains(to) {
            let over = None;
            return Some(Trip { from, over, to });
        }
        let back = attacks::attacks(to, piece, occupied.without(from));
        let over = Some((reach & back & !occupied).first()?);
        Some(Trip { from, over, to })
    }

    fn moves(self) -> usize {
        1 + usize::from(self.over.is_some())
    }

    /// The next step's square, and the trip after it.
    fn next(self) -> (Square, Option<Trip>) {
        match self.over {
            None => (self.to, None),
            Some(from) => {
                let (over, to) = (None, self.to);
                (from, Some(Trip { from, over, to }))
            }
        }
    }
}

/// A check to be given, and what spoils the mate.
#[derive(Clone, Copy, Debug)]
struct Plan {
    trip: Trip,
    /// Squares that the king could still go to.
    flights: Bitboard,
    /// Black men that could take the man that checks, or step in between.
    answers: Bitboard,
    cost: usize,
}

/// A mate nearby, if one is found.
pub fn mate(board: &Board, rooks: &Rooks, steps: &mut Vec<Step>) -> Option<MatingLine> {
    if !board.in_check() {
        let here = from_quiet(board, rooks, steps, MatingLine::EMPTY);
        let pieces = board.of(Color::White) & !board.role(Role::Pawn);
        if here.is_some() || board.turn().is_white() || pieces.count() < FEW_PIECES {
            return here;
        }
        // Perhaps it is easier where the king can go.
        let wanted = Wanted {
            king: Bitboard::FULL,
            men: Bitboard::EMPTY,
        };
        board.legal_to(wanted, rooks, steps);
        return after_a_step(board, rooks, steps);
    }
    board.legal(rooks, steps);
    after_a_step(board, rooks, steps)
}

/// A mate after one of the first of these steps.
fn after_a_step(board: &Board, rooks: &Rooks, steps: &mut Vec<Step>) -> Option<MatingLine> {
    let mut first = [Step::NONE; FIRST_STEPS];
    let some = first.iter_mut().zip(steps.iter());
    let some = some.map(|(place, step)| *place = *step).count();
    first[..some].iter().find_map(|step| {
        let mut line = MatingLine::EMPTY;
        line.push(*step)?;
        let next = board.after(*step, rooks);
        let quiet = !next.in_check();
        quiet.then(|| from_quiet(&next, rooks, steps, line))?
    })
}

/// A mate after the steps of a line, from a board on which nobody is in check.
fn from_quiet(
    board: &Board,
    rooks: &Rooks,
    steps: &mut Vec<Step>,
    line: MatingLine,
) -> Option<MatingLine> {
    let plans = plans(board);
    let mut plans = plans.into_iter().flatten();
    plans.find_map(|plan| Play::new(board, rooks, &plan)?.run(steps, line))
}

/// The plans in which least is missing, the best first.
fn plans(board: &Board) -> [Option<Plan>; PLANS] {
    let mut best: [Option<Plan>; PLANS] = [None; PLANS];
    let white = board.of(Color::White);
    let king = board.king(Color::Black);
    let ring = Ring::of(board, king);
    let men = white & !board.role(Role::King) & !board.role(Role::Pawn);
    for from in men {
        let Some(role) = board.role_at(from) else {
            continue;
        };
        let piece = role.of(Color::White);
        let open = ring.unguarded_without(from);
        if (open & ring.free).count() > MOST_FLIGHTS + most_taken(role) {
            continue;
        }
        let others = board.occupied().without(from);
        for to in attacks::attacks(king, piece, others) & !white {
            let taken = attacks::attacks(to, piece, others.without(king));
            let flights = open & (ring.free | Bitboard::from(to)) & !taken;
            let worst = best[PLANS - 1].map_or(usize::MAX, |plan| plan.cost);
            let many = flights.count();
            if many > MOST_FLIGHTS || 2 * many + 1 >= worst {
                continue;
            }
            let Some(trip) = Trip::of(piece, from, to, board.occupied()) else {
                continue;
            };
            let without_answers = 2 * many + trip.moves();
            if without_answers >= worst {
                continue;
            }
            let answers = answers(board, king, from, to);
            if answers.count() > MOST_ANSWERS {
                continue;
            }
            let cost = without_answers + 2 * answers.count();
            let plan = Plan {
                trip,
                flights,
                answers,
                cost,
            };
            insert(&mut best, plan);
        }
    }
    best
}

/// How many squares around a king a man that checks takes from it at most.
const fn most_taken(role: Role) -> usize {
    match role {
        Role::Queen => 5,
        Role::Rook => 3,
        _ => 2,
    }
}

/// Keeps the cheapest plans in order.
fn insert(best: &mut [Option<Plan>; PLANS], plan: Plan) {
    let mut plan = Some(plan);
    for place in best {
        let cost = |plan: &Option<Plan>| plan.map_or(usize::MAX, |plan| plan.cost);
        if cost(&plan) < cost(place) {
            std::mem::swap(&mut plan, place);
        }
    }
}

/// The squares around a king, and who of White's men guards each.
struct Ring {
    squares: Bitboard,
    /// Those on which no black man stands.
    free: Bitboard,
    guards: [Bitboard; 8],
}

impl Ring {
    fn of(board: &Board, king: Square) -> Ring {
        let squares = attacks::king_attacks(king);
        let occupied = board.occupied().without(king);
        let mut guards = [Bitboard::EMPTY; 8];
        for (guard, square) in guards.iter_mut().zip(squares) {
            *guard = board.attackers(square, Color::White, occupied);
        }
        Ring {
            squares,
            free: squares & !board.of(Color::Black),
            guards,
        }
    }

    /// The squares that nobody else guards than a man.
    fn unguarded_without(&self, man: Square) -> Bitboard {
        let squares = self.guards.iter().zip(self.squares);
        let open = squares.filter(|(guard, _)| guard.without(man).is_empty());
        open.map(|(_, square)| square).collect()
    }
}

/// The black men, without the king, that could take on a square from which one of White's men checks, or step in
/// between.
fn answers(board: &Board, king: Square, from: Square, to: Square) -> Bitboard {
    let occupied = board.occupied().without(from).with(to);
    let men = !board.role(Role::King);
    let mut answers = board.attackers(to, Color::Black, occupied).without(to);
    let pawns = board.role(Role::Pawn) & board.of(Color::Black);
    for square in attacks::between(king, to) {
        answers |= board.attackers(square, Color::Black, occupied) & !pawns;
        answers |= pushers(pawns, square, occupied);
    }
    answers & men
}

/// The black pawns that can step to an empty square.
fn pushers(pawns: Bitboard, square: Square, occupied: Bitboard) -> Bitboard {
    let one = Bitboard::from(square).shift(8);
    let fifth = Bitboard::from(Rank::Fifth);
    let two = ((Bitboard::from(square) & fifth).shift(8) & !occupied).shift(8);
    (one | two) & pawns
}

/// A plan that is being played.
struct Play<'a> {
    rooks: &'a Rooks,
    board: Board,
    king: Square,
    /// What is left of the way of the man that will check.
    check: Trip,
    /// Where one of White's men goes to guard flights.
    guard: Option<Trip>,
    /// Where one of Black's men goes to block one.
    block: Option<Trip>,
    /// The flights that Black must block besides.
    flights: Bitboard,
    /// The black men that must be led away.
    answers: Bitboard,
    /// Squares that nobody may go to without a purpose, nor leave.
    kept: Bitboard,
}

impl<'a> Play<'a> {
    /// Begins to play a plan; none if it cannot come to a mate.
    fn new(board: &Board, rooks: &'a Rooks, plan: &Plan) -> Option<Play<'a>> {
        let king = board.king(Color::Black);
        let mut play = Play {
            rooks,
            board: *board,
            king,
            check: plan.trip,
            guard: None,
            block: None,
            flights: plan.flights,
            answers: plan.answers,
            kept: squares(plan.trip) | attacks::king_attacks(king),
        };
        play.kept |= attacks::between(king, plan.trip.to);
        // Where White's man goes to Black cannot block.
        let must = plan.flights.contains(plan.trip.to);
        let first = if must {
            Some(plan.trip.to)
        } else {
            plan.flights.first()
        };
        let Some(first) = first else {
            return Some(play);
        };
        match play.best_guard(first) {
            Some((trip, guarded)) => {
                play.guard = Some(trip);
                play.flights &= !guarded;
                play.kept |= squares(trip);
            }
            None if must => return None,
            None => {}
        }
        Some(play)
    }

    /// The way of another of White's men to where it guards a flight and, if it can be, more of them.
    fn best_guard(&self, flight: Square) -> Option<(Trip, Bitboard)> {
        let board = &self.board;
        let (occupied, white) = (board.occupied(), board.of(Color::White));
        let after = occupied.without(self.king).with(self.check.to);
        let free = !white & !attacks::between(self.king, self.check.to).with(self.check.to);
        let mut best = None;
        let mut most = 0;
        let men = white.without(self.check.from) & !board.role(Role::Pawn);
        for from in men {
            let piece = board.role_at(from)?.of(Color::White);
            for to in attacks::attacks(flight, piece, after.without(from)) & free {
                let Some(trip) = Trip::of(piece, from, to, occupied) else {
                    continue;
                };
                let there = attacks::attacks(to, piece, after.without(from));
                let guarded = there & self.flights;
                let worth = 2 * guarded.count() + 2 - trip.moves();
                if worth > most {
                    most = worth;
                    best = Some((trip, guarded));
                }
            }
        }
        best
    }

    /// The way of a black man to a flight.
    fn best_block(&self) -> Option<Trip> {
        let board = &self.board;
        let ring = attacks::king_attacks(self.king);
        let men = board.of(Color::Black) & !board.role(Role::King) & !ring;
        let mut best: Option<Trip> = None;
        for to in self.flights {
            for from in men & !board.role(Role::Pawn) {
                let piece = board.role_at(from)?.of(Color::Black);
                let trip = Trip::of(piece, from, to, board.occupied());
                let fewer = |trip: &Trip| best.is_none_or(|best| trip.moves() < best.moves());
                if let Some(trip) = trip.filter(fewer) {
                    best = Some(trip);
                }
            }
        }
        best
    }

    /// Plays on until the mate; none if it comes to nothing.
    fn run(mut self, steps: &mut Vec<Step>, mut line: MatingLine) -> Option<MatingLine> {
        loop {
            let (step, last) = match self.board.turn() {
                Color::White => self.white(steps)?,
                Color::Black => (self.black(steps)?, false),
            };
            line.push(step)?;
            self.board = self.board.after(step, self.rooks);
            if last {
                return self.board.is_mate().then_some(line);
            }
            if self.board.in_check() {
                return None;
            }
            self.answers = answers(&self.board, self.king, self.check.from, self.check.to);
        }
    }

    /// White's next step, and whether it is the mate.
    fn white(&mut self, steps: &mut Vec<Step>) -> Option<(Step, bool)> {
        if let Some(guard) = self.guard {
            let (to, rest) = guard.next();
            self.guard = rest;
            return Some((self.step(guard.from, to)?, false));
        }
        // The way is looked for anew: the others have moved since.
        let Trip { from, to, .. } = self.check;
        let piece = self.board.role_at(from)?.of(Color::White);
        self.check = Trip::of(piece, from, to, self.board.occupied())?;
        let (to, rest) = self.check.next();
        if let Some(rest) = rest {
            self.check = rest;
            return Some((self.step(from, to)?, false));
        }
        if (self.flights | self.answers).is_empty() && self.block.is_none() {
            return Some((self.step(self.check.from, to)?, true));
        }
        Some((self.pass(steps)?, false))
    }

    /// Black's next step: one that helps.
    fn black(&mut self, steps: &mut Vec<Step>) -> Option<Step> {
        if self.block.is_none() && self.flights.any() {
            let block = self.best_block()?;
            self.block = Some(block);
            self.flights.discard(block.to);
            self.kept |= squares(block);
        }
        if let Some(block) = self.block {
            let (to, rest) = block.next();
            self.block = rest;
            return self.step(block.from, to);
        }
        if self.answers.is_empty() {
            return self.pass(steps);
        }
        self.steps_to(!self.kept & !self.board.of(Color::White), steps);
        let many = self.answers.count();
        let leads_away = |step: &&Step| {
            self.answers.contains(step.from()) && self.answers_after(**step).count() < many
        };
        steps.iter().find(leads_away).copied()
    }

    /// A step of a man that has nothing to do with the plan, to a square that has not either.
    fn pass(&self, steps: &mut Vec<Step>) -> Option<Step> {
        self.steps_to(!self.kept & !self.board.occupied(), steps);
        let many = self.answers.count();
        let harmless = |step: &&Step| {
            !self.kept.contains(step.from())
                && !self.board.after(**step, self.rooks).in_check()
                && self.answers_after(**step).count() <= many
        };
        steps.iter().rev().find(harmless).copied()
    }

    /// The black men that could answer the check if a step were made before it.
    fn answers_after(&self, step: Step) -> Bitboard {
        let after = self.board.after(step, self.rooks);
        answers(&after, self.king, self.check.from, self.check.to)
    }

    /// The legal steps of men other than the king to some squares.
    fn steps_to(&self, men: Bitboard, steps: &mut Vec<Step>) {
        let king = Bitboard::EMPTY;
        self.board.legal_to(Wanted { king, men }, self.rooks, steps);
    }

    /// The step from one square to another, if it is legal.
    fn step(&self, from: Square, to: Square) -> Option<Step> {
        self.board.step(from, to)
    }
}

/// The squares of a trip.
fn squares(trip: Trip) -> Bitboard {
    let ends = Bitboard::from(trip.from).with(trip.to);
    trip.over.map_or(ends, |over| ends.with(over))
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{CastlingMode, Chess, Position, fen::Fen};

    fn position(fen: &str) -> Chess {
        let fen: Fen = fen.parse().expect("a FEN");
        fen.into_position(CastlingMode::Standard).expect("legal")
    }

    /// Plays what is found by the rules library.
    fn is_mated(fen: &str, side: Color) -> bool {
        let mut position = position(fen);
        let (mut board, rooks) = Board::new(&position, side);
        let line = mate(&board, &rooks, &mut Vec::new()).expect(fen);
        for step in line.steps() {
            let m = board.to_move(*step, side);
            position = position.play(m).expect(fen);
            board = board.after(*step, &rooks);
        }
        position.is_checkmate() && position.turn() != side
    }

    #[test]
    fn the_king_is_mated_where_it_stands() {
        for (fen, side) in [
            // A knight comes to guard the square that the queen mates on.
            (
                "r4rk1/ppp2ppp/2nb4/6q1/2P3Q1/P1NNP2P/1P3P1P/R1B2RK1 b - - 0 15",
                Color::White,
            ),
            // Black blocks a flight, and a knight guards another.
            (
                "5rk1/p5p1/4b3/3pNpq1/3P4/2Q3Pp/PP3P1P/4R1K1 b - - 3 27",
                Color::White,
            ),
            // A rook blocks a flight of its own king.
            (
                "r1b1k2r/2p1bppp/p1p5/3PR3/5B2/5N2/PPP2PPP/RN1Q2K1 b kq - 0 12",
                Color::White,
            ),
            // Asked for Black, with White in check.
            (
                "5r2/2p3k1/pp1p2pp/3Pp2n/2P1P2r/2N2P2/PPK3qN/5R2 w - - 0 34",
                Color::Black,
            ),
        ] {
            assert!(is_mated(fen, side), "{fen}");
        }
    }

    #[test]
    fn nothing_is_made_up_where_there_is_nothing() {
        for fen in [
            "8/8/8/4k3/8/8/8/K6R w - - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        ] {
            let (board, rooks) = Board::new(&position(fen), Color::White);
            assert!(mate(&board, &rooks, &mut Vec::new()).is_none(), "{fen}");
        }
    }
}
