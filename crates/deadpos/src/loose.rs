//! Loose pieces: a proof for positions in which too many pieces move about to visit every position.
//!
//! Some pieces are let loose: nobody keeps track of where they are, only of every square on which
//! they could be, and they may be missing. What is left of the board, kings and walls above all, is
//! played out move by move, every doubt settled in favour of a mate. If none fits even so, none can
//! ever arise. `docs/dead-positions.md` has the proof.

use std::collections::{HashMap, VecDeque};

use shakmaty::{Bitboard, Color, Rank, Role, Square, attacks};

use crate::board::{Board, ByBoard};
use crate::trail::{Graph, Trail};

/// How many boards of the other pieces a first try may look at before it is given up.
pub const FEW: usize = 4_000;
/// The same for another try, if nothing quicker has settled the question.
pub const MOST: usize = 40_000;
/// The same where kept bishops crowd a small space and everybody else walks about, if nothing else has settled it.
pub const MOST_OF_A_CROWD: usize = 114_000;

/// Loose pieces of one colour that move alike: knights, or bishops of one colour of squares, or
/// anything at all, as pawns may become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Band {
    color: Color,
    /// `None`: may be any piece on any square.
    role: Option<Role>,
    count: usize,
}

/// What has just moved: the check must be its doing.
#[derive(Clone, Copy, Debug)]
enum Mover {
    /// A piece that is kept track of, from here to there.
    Tracked(Square, Square),
    /// A loose piece, or two pieces at once as in passing.
    Anything,
}

/// Where the pieces of each band can be.
type Places = [Bitboard; BANDS];
const BANDS: usize = 8;

/// Which pieces to let loose, the most telling choices first.
pub fn choices(board: &Board) -> impl Iterator<Item = Bitboard> {
    let bishops = board.role(Role::Bishop);
    let minors = bishops | board.role(Role::Knight);
    let black = board.of(Color::Black);
    let runners = runners(board);
    let all = [
        bishops,
        bishops & black,
        minors & black | runners,
        runners,
        minors,
        bishops & !black,
        roaming(board, bishops),
        outside(board) | runners,
        all_but_one_at_the_king(board, bishops),
    ];
    let all = all.map(|loose| mobile(board, loose));
    (0..all.len())
        .filter(move |at| all[*at].any() && !all[..*at].contains(&all[*at]))
        .map(move |at| all[at])
}

/// Those of some pieces that can move when the others of them are away; the rest is part of the wall.
pub fn mobile(board: &Board, loose: Bitboard) -> Bitboard {
    mobile_past(board, loose, loose)
}

/// Those of some pieces that can move when others are away.
pub fn mobile_past(board: &Board, pieces: Bitboard, away: Bitboard) -> Bitboard {
    let occupied = board.occupied() & !away;
    let moves = |sq: &Square| match board.role_at(*sq) {
        None | Some(Role::Pawn) => true,
        Some(role) => {
            let black = board.of(Color::Black).contains(*sq);
            let piece = role.of(Color::from_black(black));
            (attacks::attacks(*sq, piece, occupied) & !occupied).any()
        }
    };
    pieces.into_iter().filter(moves).collect()
}

/// Black pieces that are not beside their king: where it sits in a cage of its own men, they are not part of it.
fn outside(board: &Board) -> Bitboard {
    let king = board.king(Color::Black);
    let pieces = board.of(Color::Black) & !board.role(Role::King) & !board.role(Role::Pawn);
    pieces & !attacks::king_attacks(king)
}

/// The bishops that have plenty of room, where others have not.
pub fn outside_a_crowd(board: &Board) -> Option<Bitboard> {
    let bishops = mobile(board, board.role(Role::Bishop));
    let roaming = roaming(board, bishops);
    (roaming.any() && roaming != bishops).then_some(roaming)
}

/// Those of some pieces that have plenty of room. Many in a small space guard it for ever between them, which is
/// forgotten once they are let loose.
fn roaming(board: &Board, pieces: Bitboard) -> Bitboard {
    let occupied = board.occupied() & !pieces;
    let has_room = |sq: &Square| {
        let black = board.of(Color::Black).contains(*sq);
        let color = Color::from_black(black);
        board.role_at(*sq).is_some_and(|role| {
            let room = roams((*sq).into(), role.of(color), occupied);
            room.count() > 2 * (room & pieces).count()
        })
    };
    pieces.into_iter().filter(has_room).collect()
}

/// Some pieces but for a white one that is the only one of its kind where the black king walks: what it must do alone is
/// forgotten once others that never come there are loose beside it.
fn all_but_one_at_the_king(board: &Board, pieces: Bitboard) -> Bitboard {
    let occupied = board.occupied() & !pieces;
    let closed = occupied | board.attacked_by_pawns(Color::White);
    let king = board.king(Color::Black);
    let walk = roams(
        king.into(),
        Role::King.of(Color::Black),
        closed.without(king),
    );
    let own = pieces & board.of(Color::White);
    let alone = |sq: &Square| {
        board.role_at(*sq).is_some_and(|role| {
            let room = roams((*sq).into(), role.of(Color::White), occupied);
            (room & walk).any() && !(room & own & board.role(role)).more_than_one()
        })
    };
    let mut kept = own.into_iter().filter(alone);
    match (kept.next(), kept.next()) {
        (Some(one), None) => pieces.without(one),
        _ => pieces,
    }
}

/// Black pawns that no white pawn stands before.
fn runners(board: &Board) -> Bitboard {
    let pawns = board.role(Role::Pawn);
    let white = pawns & board.of(Color::White);
    let kings = board.role(Role::King);
    let free = |sq: &Square| {
        let far = kings.into_iter().all(|king| king.distance(*sq) > 2);
        far && (Bitboard::from(sq.file()) & white).is_empty()
    };
    (pawns & board.of(Color::Black))
        .into_iter()
        .filter(free)
        .collect()
}

/// Plays the kept pieces out, in memory that is reused.
#[derive(Debug, Default)]
pub struct Play {
    bands: Vec<Band>,
    /// How many black pawns there were: those that are gone may be any piece now.
    black_pawns: usize,
    jokers: usize,
    seen: HashMap<Board, Places, ByBoard>,
    open: VecDeque<Board>,
    /// What leads to a mate that could be, where that is asked for and not a proof.
    graph: Option<Graph>,
    most: usize,
    /// How many bytes may be held.
    memory: usize,
}

/// How many bytes a map of so many entries may hold, and hold besides while it grows.
pub fn map_bytes<T>(entries: usize) -> usize {
    let buckets = (entries * 8 / 7).next_power_of_two();
    buckets * (size_of::<T>() + 1) * 3 / 2
}

/// The same for a list.
pub fn list_bytes<T>(entries: usize) -> usize {
    entries.next_power_of_two() * size_of::<T>() * 3 / 2
}

impl Play {
    /// Plays that hold at most so many bytes.
    pub fn with_memory(bytes: usize) -> Play {
        Play {
            memory: bytes,
            ..Play::default()
        }
    }

    /// Gives back what is held.
    pub fn release(&mut self) {
        *self = Play::with_memory(self.memory);
    }

    /// How many bytes the boards that were seen may hold, whatever was played before.
    fn bytes(&self) -> usize {
        let graph = self.graph.as_ref().map_or(0, Graph::bytes);
        map_bytes::<(Board, Places)>(self.seen.len()) + list_bytes::<Board>(self.open.len()) + graph
    }

    /// Whether White can never mate, proved with these pieces let loose; gives how many boards of the
    /// others there are. After so many it is given up.
    pub fn no_mate(&mut self, board: &Board, loose: Bitboard, most: usize) -> Option<u32> {
        if board.has_castling_rights() || board.is_mate() {
            return None;
        }
        self.graph = None;
        self.most = most;
        self.begin(board, loose)?;
        self.run()
    }

    /// How the kept pieces come to a mate that could be, with these let loose, among so many boards.
    pub fn trail(&mut self, board: &Board, loose: Bitboard, most: usize) -> Option<Trail> {
        if board.has_castling_rights() {
            return None;
        }
        self.graph = Some(Graph::default());
        self.most = most;
        self.begin(board, loose)?;
        self.run();
        Trail::new(self.graph.take()?)
    }

    fn begin(&mut self, board: &Board, loose: Bitboard) -> Option<()> {
        self.bands.clear();
        self.seen.clear();
        self.open.clear();
        let black = board.of(Color::Black);
        self.black_pawns = (board.role(Role::Pawn) & black).count();
        let tracked = loose.into_iter().fold(*board, Board::without);
        let mut places = [Bitboard::EMPTY; BANDS];
        let mut rooms = places;
        let mut jokers = Bitboard::EMPTY;
        for square in loose {
            let color = Color::from_black(black.contains(square));
            match board.role_at(square)? {
                Role::King => return None,
                Role::Pawn if color.is_white() => return None,
                Role::Pawn => jokers = Bitboard::FULL,
                role => {
                    let room = roams(square.into(), role.of(color), tracked.occupied());
                    let at = self.band(color, role, room, &rooms)?;
                    rooms[at] |= room;
                    places[at].add(square);
                }
            }
        }
        self.jokers = self.bands.len();
        places[self.jokers] = jokers;
        self.bands.push(Band {
            color: Color::Black,
            role: None,
            count: 0,
        });
        self.arrive(tracked, places);
        Some(())
    }

    /// The band that a piece with so much room belongs to, made if it is the first of its kind there.
    fn band(&mut self, color: Color, role: Role, room: Bitboard, rooms: &Places) -> Option<usize> {
        let alike = |at: &usize| {
            let band = self.bands[*at];
            (band.color, band.role) == (color, Some(role)) && (rooms[*at] & room).any()
        };
        let at = match (0..self.bands.len()).find(alike) {
            Some(at) => at,
            None if self.bands.len() + 1 < BANDS => {
                self.bands.push(Band {
                    color,
                    role: Some(role),
                    count: 0,
                });
                self.bands.len() - 1
            }
            None => return None,
        };
        self.bands[at].count += 1;
        Some(at)
    }

    /// How many pieces of a band there may be.
    fn count(&self, at: usize, board: &Board) -> usize {
        if at == self.jokers {
            let left = board.role(Role::Pawn) & board.of(Color::Black);
            self.black_pawns.saturating_sub(left.count())
        } else {
            self.bands[at].count
        }
    }

    fn run(&mut self) -> Option<u32> {
        while let Some(board) = self.next_open() {
            let places = self.seen[&board];
            self.spread(&board, &places)?;
            if self.seen.len() > self.most || self.bytes() > self.memory {
                return None;
            }
        }
        u32::try_from(self.seen.len()).ok()
    }

    /// The board to be looked at next: for a trail the one that was seen first, as short ways are asked for.
    fn next_open(&mut self) -> Option<Board> {
        match self.graph {
            Some(_) => self.open.pop_front(),
            None => self.open.pop_back(),
        }
    }

    /// Takes note of a board with the places of the loose pieces.
    fn arrive(&mut self, board: Board, places: Places) {
        let free = !board.occupied();
        let known = self.seen.get(&board);
        let before = known.copied().unwrap_or([Bitboard::EMPTY; BANDS]);
        let joined = std::array::from_fn(|at| before[at] | places[at] & free);
        if known != Some(&joined) {
            self.seen.insert(board, joined);
            self.open.push_back(board);
        }
    }

    /// Every move that could be legal. `None`: a mate may fit, or a white pawn may promote, which is
    /// beyond this proof.
    fn spread(&mut self, board: &Board, places: &Places) -> Option<()> {
        let us = board.turn();
        let last = Bitboard::from(us.relative_rank(Rank::Eighth));
        for from in board.of(us) {
            let role = board.role_at(from)?;
            for to in self.ways(board, places, from, role) & !board.of(us) {
                let promotes = role == Role::Pawn && last.contains(to);
                if promotes && us.is_white() {
                    self.could_end(board)?;
                    continue;
                }
                // A black pawn that promotes joins those that may be anything.
                let mut places = *places;
                let next = if promotes {
                    places[self.jokers] = Bitboard::FULL;
                    board.without(from).without(to).passed()
                } else {
                    board.moved(from, to)
                };
                let passing = role == Role::Pawn && board.ep_square() == Some(to);
                let mover = if passing {
                    Mover::Anything
                } else {
                    Mover::Tracked(from, to)
                };
                self.step(board, to, next, &places, mover)?;
            }
        }
        for at in 0..self.bands.len() {
            if self.bands[at].color != us || places[at].is_empty() {
                continue;
            }
            let moved = self.moved(at, places, board.occupied());
            self.step(
                board,
                board.king(us),
                board.passed(),
                &moved,
                Mover::Anything,
            )?;
            for to in self.attacked_by(at, places[at], board) & board.of(!us) {
                let mut places = *places;
                // What may be anything may also take in passing, and be somewhere else.
                match at == self.jokers {
                    true => places[at] = Bitboard::FULL,
                    false => places[at].add(to),
                }
                let next = board.without(to).passed();
                self.step(board, to, next, &places, Mover::Anything)?;
            }
        }
        Some(())
    }

    /// The places after moves of a band: wherever its pieces get to.
    fn moved(&self, at: usize, places: &Places, occupied: Bitboard) -> Places {
        let mut moved = *places;
        let band = self.bands[at];
        moved[at] = match band.role {
            Some(role) => roams(places[at], role.of(band.color), occupied),
            None => Bitboard::FULL,
        };
        moved
    }

    /// One move to a square, if it could be legal. `None`: it could be mate.
    fn step(
        &mut self,
        board: &Board,
        to: Square,
        next: Board,
        places: &Places,
        mover: Mover,
    ) -> Option<()> {
        let us = board.turn();
        let takes_king = board.king(!us) == to;
        // A loose piece may stand in the way of every long line.
        let all = places.iter().fold(next.occupied(), |sum, set| sum | *set);
        if takes_king || next.attackers(next.king(us), !us, all).any() {
            return Some(());
        }
        if us.is_white() && self.mate_fits(&next, places, mover) {
            self.could_end(board)?;
        }
        if !self.is_bare(&next) {
            if let Some(graph) = &mut self.graph {
                graph.follows(&next, board);
            }
            self.arrive(next, *places);
        }
        Some(())
    }

    /// After this board a mate could be. `None`: so nothing is proved.
    fn could_end(&mut self, board: &Board) -> Option<()> {
        self.graph.as_mut()?.ends_after(board);
        // A way to the nearest end is asked for, and some room beside it.
        self.most = self.most.min(2 * self.seen.len() + 500);
        Some(())
    }

    /// Whether White has only the king left, which never mates.
    fn is_bare(&self, board: &Board) -> bool {
        !board.of(Color::White).more_than_one() && self.bands.iter().all(|b| b.color.is_black())
    }

    /// Where a piece could go, if the loose pieces stand just so.
    fn ways(&self, board: &Board, places: &Places, from: Square, role: Role) -> Bitboard {
        let us = board.turn();
        let occupied = board.occupied();
        if role != Role::Pawn {
            return attacks::attacks(from, role.of(us), occupied);
        }
        let ahead = us.fold_wb(8, -8);
        let third = Bitboard::from(us.relative_rank(Rank::Third));
        let one = Bitboard::from(from).shift(ahead) & !occupied;
        let two = (one & third).shift(ahead) & !occupied;
        let mut prey = board.of(!us);
        for (at, band) in self.bands.iter().enumerate() {
            if band.color != us {
                prey |= places[at];
            }
        }
        if let Some(passing) = board.ep_square() {
            prey.add(passing);
        }
        one | two | attacks::pawn_attacks(us, from) & prey
    }

    fn attacked_by(&self, at: usize, places: Bitboard, board: &Board) -> Bitboard {
        let band = self.bands[at];
        match band.role {
            Some(role) => reach(places, role.of(band.color), board.occupied()),
            None => Bitboard::FULL,
        }
    }

    /// Whether this could be a mate, if the loose pieces stand just so.
    fn mate_fits(&self, board: &Board, places: &Places, mover: Mover) -> bool {
        let king = board.king(Color::Black);
        let around = attacks::king_attacks(king) & !board.of(Color::Black);
        let others = board.occupied().without(king);
        let mut fixed = Bitboard::EMPTY;
        for sq in around.with(king) {
            if board.attackers(sq, Color::White, others).any() {
                fixed.add(sq);
            }
        }
        let loose = || (0..self.bands.len()).filter(|at| self.bands[*at].color.is_white());
        let covers = |at: usize, from: Bitboard| {
            let role = self.bands[at].role.unwrap_or(Role::Queen);
            reach(from & !board.occupied(), role.of(Color::White), others)
        };
        let all = loose().fold(fixed, |sum, at| sum | covers(at, places[at]));
        let checked = match mover {
            Mover::Anything => all.contains(king),
            Mover::Tracked(from, to) => {
                let direct = board.attackers(king, Color::White, others).contains(to);
                let line = attacks::ray(king, from);
                let beyond = |sq: Square| attacks::between(king, sq).contains(from);
                let discovered = board
                    .attackers(king, Color::White, others)
                    .into_iter()
                    .any(beyond);
                let uncovered = discovered
                    || loose().any(|at| {
                        let behind: Bitboard = (places[at] & line)
                            .into_iter()
                            .filter(|sq| beyond(*sq))
                            .collect();
                        covers(at, behind).contains(king)
                    });
                uncovered || direct && !self.is_lost(board, places, to)
            }
        };
        if !checked || !self.can_block(board, places, around & !all) {
            return false;
        }
        match (loose().next(), loose().nth(1)) {
            (Some(at), None) if self.bands[at].count == 1 => {
                let here = |sq: Square| {
                    let all = fixed | covers(at, sq.into());
                    all.contains(king) && self.can_block(board, places, (around & !all).without(sq))
                };
                let gone = fixed.contains(king) && self.can_block(board, places, around & !fixed);
                gone || places[at].into_iter().any(here)
            }
            _ => true,
        }
    }

    /// Whether a checking piece can be taken by one that nothing can hold back.
    fn is_lost(&self, board: &Board, places: &Places, checker: Square) -> bool {
        let king = board.king(Color::Black);
        let all = places.iter().fold(board.occupied(), |sum, set| sum | *set);
        let takers = board.attackers(checker, Color::Black, all).without(king);
        takers
            .into_iter()
            .any(|sq| attacks::ray(king, sq).is_empty())
    }

    /// Whether loose black pieces, one each, can stand on all of these squares.
    fn can_block(&self, board: &Board, places: &Places, squares: Bitboard) -> bool {
        if (squares & board.occupied()).any() {
            // The king takes a kept white man that nothing guards.
            return false;
        }
        let mut left = [0; BANDS];
        for (at, band) in self.bands.iter().enumerate() {
            if band.color.is_black() {
                left[at] = self.count(at, board);
            }
        }
        matched(squares, places, &mut left)
    }
}

/// Whether every square gets a different piece; so many of each band are left. There are at most
/// eight squares, so trying is quick.
fn matched(squares: Bitboard, places: &Places, left: &mut [usize; BANDS]) -> bool {
    let Some(first) = squares.first() else {
        return true;
    };
    (0..BANDS).any(|at| {
        if left[at] == 0 || !places[at].contains(first) {
            return false;
        }
        left[at] -= 1;
        let matched = matched(squares.without(first), places, left);
        left[at] += 1;
        matched
    })
}

/// Every square that a piece on one of these squares attacks.
fn reach(from: Bitboard, piece: shakmaty::Piece, occupied: Bitboard) -> Bitboard {
    from.into_iter().fold(Bitboard::EMPTY, |sum, sq| {
        sum | attacks::attacks(sq, piece, occupied)
    })
}

/// Every empty square that a piece can come to from these, in any number of moves.
pub fn roams(from: Bitboard, piece: shakmaty::Piece, occupied: Bitboard) -> Bitboard {
    let mut all = from;
    let mut new = from;
    while new.any() {
        new = reach(new, piece, occupied) & !occupied & !all;
        all |= new;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::certificate::read_position;
    use crate::{Budget, Proof, Solver, Verdict, check};
    use shakmaty::{CastlingMode, Chess, FromSetup, Position, Setup};
    use std::collections::HashSet;

    /// A wall of pawns, kings and a few pieces, thrown at random.
    fn thrown(roll: &mut impl FnMut(u32) -> u32) -> Option<Chess> {
        let mut setup = Setup::empty();
        let mut put = |square: Square, piece: shakmaty::Piece| {
            let free = setup.board.piece_at(square).is_none();
            if free {
                setup.board.set_piece_at(square, piece);
            }
            free
        };
        let (first, rank) = (roll(2), 2 + roll(3));
        for file in [first, first + 2, first + 4, first + 6] {
            let at = Square::new(8 * rank + file);
            put(at, Role::Pawn.of(Color::White));
            put(at.offset(8)?, Role::Pawn.of(Color::Black));
        }
        let roles = [
            Role::Bishop,
            Role::Bishop,
            Role::Knight,
            Role::Rook,
            Role::Pawn,
        ];
        for _ in 0..1 + roll(3) {
            let role = roles[roll(5) as usize];
            let color = Color::from_white(role != Role::Pawn && roll(2) == 0);
            put(Square::new(8 + roll(48)), role.of(color));
        }
        for (color, home) in [(Color::White, 0), (Color::Black, 48)] {
            if !put(Square::new(home + roll(16)), Role::King.of(color)) {
                return None;
            }
        }
        setup.turn = Color::from_white(roll(2) == 0);
        Chess::from_setup(setup, CastlingMode::Standard).ok()
    }

    /// Whether a mate by White can arise, by visiting everything. `None`: there is too much.
    fn brute_force(position: &Chess) -> Option<bool> {
        let mut seen = HashSet::from([position.clone()]);
        let mut queue = VecDeque::from([position.clone()]);
        while let Some(position) = queue.pop_front() {
            if position.is_checkmate() && position.turn().is_black() {
                return Some(true);
            }
            if seen.len() > 15_000 {
                return None;
            }
            for m in position.legal_moves() {
                let mut next = position.clone();
                next.play_unchecked(m);
                if seen.insert(next.clone()) {
                    queue.push_back(next);
                }
            }
        }
        Some(false)
    }

    #[test]
    fn no_proof_is_contradicted_by_a_mate() {
        let mut seed = 11u64;
        let mut roll = |n: u32| {
            seed = seed
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            u32::try_from(seed >> 33).unwrap_or(0) % n
        };
        let mut solver = Solver::default();
        let mut play = Play::with_memory(48 << 20);
        let (mut proved, mut settled) = (0, 0);
        for _ in 0..1_500 {
            let Some(position) = thrown(&mut roll) else {
                continue;
            };
            let (board, _) = Board::new(&position, Color::White);
            for pieces in choices(&board) {
                let Some(boards) = play.no_mate(&board, pieces, MOST) else {
                    continue;
                };
                proved += 1;
                let proof = Verdict::Unwinnable(Proof::Loose { pieces, boards });
                assert_eq!(
                    check::verify(&position, Color::White, &proof),
                    Ok(()),
                    "{position:?}"
                );
                // A search that ends before it would come to such a proof itself.
                let search = solver.can_mate(&position, Color::White, Budget { nodes: 10_000 });
                let mate = matches!(search.verdict, Verdict::Winnable(_));
                assert!(!mate, "{position:?} with {pieces:?} loose");
                if let Some(mate) = brute_force(&position) {
                    settled += 1;
                    assert!(!mate, "{position:?} with {pieces:?} loose");
                }
            }
        }
        assert!(
            proved > 100 && settled > 30,
            "{proved} proved, {settled} settled"
        );
    }

    #[test]
    fn no_more_memory_is_held_than_allowed() {
        let fen: shakmaty::fen::Fen = "2B1B1B1/pBpBpBpB/P1P1P1P1/5B2/8/8/8/k1K5 b - - 0 1"
            .parse()
            .expect("a FEN");
        let crowd = read_position(fen.into_setup()).expect("a position");
        let (board, _) = Board::new(&crowd, Color::White);
        let loose = outside_a_crowd(&board).expect("a bishop outside");
        for (memory, proved) in [(1 << 20, false), (16 << 20, true)] {
            let mut play = Play::with_memory(memory);
            assert_eq!(play.no_mate(&board, loose, MOST).is_some(), proved);
            let held = play.seen.capacity() * size_of::<(Board, Places)>();
            assert!(held <= memory, "{held} bytes");
        }
    }

    #[test]
    fn the_checker_refuses_pieces_that_are_not_there_and_proofs_that_are_none() {
        let fen: shakmaty::fen::Fen = "4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/2B1K3 b - - 0 40"
            .parse()
            .expect("a FEN");
        let open: Chess = fen.into_position(CastlingMode::Standard).expect("legal");
        for pieces in [
            Bitboard::from(Square::C1),
            Bitboard::from(Square::E1),
            Bitboard::from(Square::A1),
        ] {
            let proof = Verdict::Unwinnable(Proof::Loose {
                pieces,
                boards: 40_000,
            });
            assert!(check::verify(&open, Color::White, &proof).is_err());
        }
    }
}
