//! Trails: how kings, pawns and what is walled in come to a mate when the other pieces never stand in their way.
//!
//! Where a proof by loose pieces fails, its play says why: some line of the kept men ends in a promotion or in a mate
//! that fits. How many moves are left to such an end, and which man moves next, leads a search through positions whose
//! loose pieces could wander about for ever. A trail is a guess and proves nothing.

use std::collections::{HashMap, VecDeque};

use shakmaty::{Bitboard, Color, Role, Square, attacks};

use crate::board::{Board, ByBoard, Kind, Step};
use crate::loose::{list_bytes, map_bytes, mobile_past, roams};
use crate::pattern;

/// Which pieces to let loose: all that are not walled in, and then those of them alone that have others like them. What
/// only one piece can do is better kept track of.
pub fn choices(board: &Board) -> impl Iterator<Item = Bitboard> {
    let all = wanderers(board);
    let many = all
        .into_iter()
        .filter(|sq| (alike(board, all, *sq)).more_than_one())
        .collect();
    let some = |loose: &Bitboard| loose.any();
    [(many != all).then_some(many), Some(all)]
        .into_iter()
        .flatten()
        .filter(some)
}

/// The pieces that can move, and those that can once these are away, and so on: two that stand only in each other's way are
/// part of the wall.
fn wanderers(board: &Board) -> Bitboard {
    let men = board.role(Role::Pawn) | board.role(Role::King);
    let pieces = board.occupied() & !men;
    let mut loose = Bitboard::EMPTY;
    loop {
        let more = mobile_past(board, pieces, loose);
        if more == loose {
            return loose;
        }
        loose = more;
    }
}

/// Those of some pieces that are of the colour and kind of one of them and roam where it does.
fn alike(board: &Board, pieces: Bitboard, one: Square) -> Bitboard {
    let color = board.color_at(one);
    let Some(role) = board.role_at(one) else {
        return Bitboard::EMPTY;
    };
    let room = roams(one.into(), role.of(color), board.occupied() & !pieces);
    pieces & board.of(color) & board.role(role) & room
}

/// The boards of kept men that were seen, and which comes after which.
#[derive(Debug, Default)]
pub struct Graph {
    boards: Vec<Board>,
    numbers: HashMap<Board, u32, ByBoard>,
    /// A board, and one that comes before it.
    edges: Vec<(u32, u32)>,
    goals: Vec<u32>,
}

impl Graph {
    fn number(&mut self, board: &Board) -> u32 {
        let next = u32::try_from(self.boards.len()).unwrap_or(NOBODY);
        let number = *self.numbers.entry(*board).or_insert(next);
        if number == next {
            self.boards.push(*board);
        }
        number
    }

    /// How many bytes are held.
    pub fn bytes(&self) -> usize {
        let boards = list_bytes::<Board>(self.boards.len());
        let numbers = map_bytes::<(Board, u32)>(self.numbers.len());
        boards + numbers + list_bytes::<(u32, u32)>(self.edges.len())
    }

    /// One board comes after another.
    pub fn follows(&mut self, board: &Board, before: &Board) {
        // The first board of all, from which the play begins, is the first that is numbered.
        let before = self.number(before);
        let edge = (self.number(board), before);
        self.edges.push(edge);
    }

    /// After this board there may be a mate, or a pawn promotes.
    pub fn ends_after(&mut self, board: &Board) {
        let goal = self.number(board);
        self.goals.push(goal);
    }
}

const NOBODY: u32 = u32::MAX;

/// What a move that is left counts, and how many do at most.
const A_MOVE: i32 = 3;
const MOST_LEFT: i32 = 70;
/// What it counts that nobody can come to where he is missing.
const UNREACHED: i32 = 48;
/// Further than a piece has to go.
const FAR: i32 = 8;

/// How many moves are left from each board, and what comes next.
#[derive(Debug)]
pub struct Trail {
    boards: Vec<Board>,
    numbers: HashMap<Board, u32, ByBoard>,
    left: Vec<i32>,
    next: Vec<u32>,
}

/// What has to happen to the kept men next.
enum Need {
    /// A man of this colour goes from here to there.
    Goes(Color, Square, Square),
    /// A loose piece of this colour takes what stands here.
    Takes(Color, Square),
    /// The end.
    Nothing,
}

impl Trail {
    /// The trail through a graph; none if it has no end.
    pub fn new(mut graph: Graph) -> Option<Trail> {
        graph.edges.sort_unstable();
        graph.edges.dedup();
        let size = graph.boards.len();
        let mut trail = Trail {
            boards: graph.boards,
            numbers: graph.numbers,
            left: vec![-1; size],
            next: vec![NOBODY; size],
        };
        let mut queue = VecDeque::new();
        for goal in graph.goals {
            if trail.left[goal as usize] < 0 {
                trail.left[goal as usize] = 1;
                queue.push_back(goal);
            }
        }
        while let Some(at) = queue.pop_front() {
            let first = graph.edges.partition_point(|edge| edge.0 < at);
            let before = graph.edges[first..].iter().take_while(|edge| edge.0 == at);
            for (_, before) in before {
                if trail.left[*before as usize] < 0 {
                    trail.left[*before as usize] = trail.left[at as usize] + 1;
                    trail.next[*before as usize] = at;
                    queue.push_back(*before);
                }
            }
        }
        (trail.left[0] > 0).then_some(trail)
    }

    /// The kept men after a step, where these were kept before; none if nobody has seen them so.
    pub fn after(&self, kept: u32, step: Step) -> Option<u32> {
        let board = &self.boards[kept as usize];
        let (from, to) = (step.from(), step.to());
        let after = if !board.occupied().contains(from) {
            board.without(to).passed()
        } else if matches!(step.kind(), Kind::Promotion(_)) {
            board.without(from).without(to).passed()
        } else {
            board.moved(from, to)
        };
        let number = *self.numbers.get(&after)?;
        (self.left[number as usize] > 0).then_some(number)
    }

    /// How far a position is from the end of the trail, the smaller the nearer.
    pub fn value(&self, kept: u32, board: &Board) -> i32 {
        let left = self.left[kept as usize];
        A_MOVE * left.min(MOST_LEFT) + self.obstacles(kept, board).min(UNREACHED)
    }

    /// How many boards of kept men there are.
    pub fn len(&self) -> usize {
        self.boards.len()
    }

    /// How many moves are left.
    pub fn left(&self, kept: u32) -> i32 {
        self.left[kept as usize]
    }

    /// What happens next, if it is not that somebody loose moves.
    fn need(&self, kept: u32) -> Need {
        let here = &self.boards[kept as usize];
        let mut at = kept;
        loop {
            let before = &self.boards[at as usize];
            let next = self.next[at as usize];
            let Some(then) = self.boards.get(next as usize) else {
                return Need::Nothing;
            };
            let mover = before.turn();
            let from = before.of(mover) & !then.of(mover);
            let to = then.of(mover) & !before.of(mover);
            let taken = before.of(!mover) & !then.of(!mover);
            match (from.first(), to.first(), taken.first()) {
                (Some(from), Some(to), _) if here.of(mover).contains(from) => {
                    return Need::Goes(mover, from, to);
                }
                (None, _, Some(taken)) => return Need::Takes(mover, taken),
                (None, None, None) => at = next,
                _ => return Need::Nothing,
            }
        }
    }

    /// What of the loose pieces stands in the way of the next move, or is missing for it.
    fn obstacles(&self, kept: u32, board: &Board) -> i32 {
        let walls = &self.boards[kept as usize];
        let loose = board.occupied() & !walls.occupied();
        match self.need(kept) {
            Need::Goes(mover, from, to) => {
                let own = i32::from((loose & board.of(mover)).contains(to));
                match board.role_at(from) {
                    Some(Role::King) => 2 * own + watchers(board, walls, loose, !mover, to),
                    Some(Role::Pawn) if from.file() != to.file() => {
                        let there = board.of(!mover).contains(to) || walls.ep_square() == Some(to);
                        let prey = if there {
                            0
                        } else {
                            way(board, walls, loose & board.of(!mover), to)
                        };
                        2 * own + prey
                    }
                    _ => {
                        let way = attacks::between(from, to).with(to) & loose;
                        2 * count(way)
                    }
                }
            }
            Need::Takes(mover, at) => way(board, walls, loose & board.of(mover), at),
            Need::Nothing => 0,
        }
    }
}

fn count(squares: Bitboard) -> i32 {
    i32::try_from(squares.count()).unwrap_or(0)
}

/// How many loose pieces of a colour keep a king from a square, those behind others too.
fn watchers(board: &Board, walls: &Board, loose: Bitboard, by: Color, to: Square) -> i32 {
    2 * count(board.attackers(to, by, walls.occupied()) & loose)
}

/// About how many moves the nearest of some loose pieces needs to a square, past others but around the kept men.
fn way(board: &Board, walls: &Board, loose: Bitboard, to: Square) -> i32 {
    let occupied = walls.occupied().without(to);
    let ways = loose.into_iter().filter_map(|from| {
        let piece = board.role_at(from)?.of(board.color_at(from));
        let moves = pattern::way(piece, from, to);
        let reached = moves < FAR && roams(from.into(), piece, occupied).contains(to);
        reached.then_some(moves)
    });
    ways.min().map_or(UNREACHED, |moves| 2 * moves)
}
