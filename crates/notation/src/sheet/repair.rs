//! 8.5 and 8.6: the legal games that explain one or two faulty sheets with the fewest repairs.
//!
//! A state is a position together with how much of each sheet is used up. A half-move uses an entry that means
//! it for nothing; an entry that means something else, a half-move that a sheet does not have, and an entry
//! that stands for no half-move are one repair each. States are taken up in the order of repairs made plus
//! repairs that are certainly still to come. That bound is the distance between what is left of the two
//! sheets, which comes so close to the truth that the search hardly leaves the game.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::ops::ControlFlow;

use shakmaty::{Board, Chess, Color, Move, Position};

use super::alike::{compatible, distance, shapes};
use super::plausible::left_to_be_taken;
use super::{Entry, Sheet};
use crate::{Reader, Style, Unread};

/// How much may be spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many states may be looked at.
    pub nodes: usize,
    /// How many equal answers are given.
    pub answers: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            nodes: 2_000_000,
            answers: 32,
        }
    }
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How many states were looked at.
    pub nodes: usize,
    /// So many repairs are needed at least.
    pub repairs: usize,
}

/// The games that explain the sheets.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Repair {
    /// Games with the fewest repairs, the most alike to what was written first.
    pub answers: Vec<Answer>,
    /// Whether there are more games with as few repairs than could be given.
    pub more: bool,
    /// Whether the search was carried to its end. If not, answers may be missing; those given are still the
    /// best that exist.
    pub complete: bool,
    /// How many states were looked at.
    pub nodes: usize,
}

/// One game that explains the sheets.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Answer {
    /// The moves.
    pub moves: Vec<Move>,
    /// What had to be repaired, in order.
    pub fixes: Vec<Fix>,
    /// How many signs of the wrong entries differ from what was played.
    pub unlike: usize,
    /// How many liberties the other entries took, if this is what they mean: a sign of check that is wrong, a
    /// letter that was not needed.
    pub liberties: usize,
}

/// A repair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fix {
    /// Which sheet.
    pub sheet: usize,
    /// Which half-move of the game, counted from zero; for an entry too many the one that comes next.
    pub ply: usize,
    /// What is wrong.
    pub kind: FixKind,
}

/// What was wrong with a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FixKind {
    /// This entry says something else than was played, or was left blank.
    Miswritten {
        /// Which entry of the sheet.
        entry: usize,
    },
    /// The sheet does not have the half-move.
    Missing,
    /// This entry stands for no half-move.
    Extra {
        /// Which entry of the sheet.
        entry: usize,
    },
}

impl Answer {
    /// How many moves a side has made.
    pub fn made(&self, start: &Chess, side: Color) -> usize {
        let first = usize::from(start.turn() != side);
        self.moves.iter().skip(first).step_by(2).count()
    }

    /// Whether a side has made the moves of a time control, counted from the start of the game.
    pub fn reached(&self, start: &Chess, side: Color, control: usize) -> bool {
        self.made(start, side) >= control
    }
}

/// Finds the games behind one or two sheets. `last` is the placement on the board at the end, where it is known. The watcher is called
/// now and then and may stop the search.
pub fn repair(
    start: &Chess,
    sheets: &[Sheet],
    last: Option<&Board>,
    limits: Limits,
    watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Repair {
    let mut search = Search::new(sheets, last);
    // Without any sheet there is nothing to explain.
    if !sheets.is_empty() {
        search.begin(start);
    }
    let stopped = search.run(limits, watch);
    search.answers(start, limits, !stopped)
}

/// The same on every run: what is found must not hang on chance.
type Hasher = BuildHasherDefault<DefaultHasher>;

/// How far each of two sheets is used up.
type Used = [u16; 2];

/// For each sheet, how it can stand to a half-move: entries used, and the price.
type Ways = [Vec<(u16, u16)>; 2];

struct Node {
    position: Chess,
    used: Used,
    cost: u16,
    /// How the state was reached at this cost: which state before, and with which move, if any.
    parents: Vec<(u32, Option<Move>)>,
}

struct Search<'a> {
    sheets: &'a [Sheet],
    last: Option<&'a Board>,
    /// Repairs that are certainly to come, by what is used up.
    bound: Vec<u16>,
    nodes: Vec<Node>,
    known: HashMap<u64, Vec<u32>, Hasher>,
    /// States to be looked at, by the repairs they need at least.
    open: Vec<Vec<Task>>,
    goals: Vec<u32>,
}

#[derive(Clone, Copy)]
struct Task {
    node: u32,
    /// Whether moves that neither sheet names are to be tried.
    any: bool,
}

impl<'a> Search<'a> {
    fn new(sheets: &'a [Sheet], last: Option<&'a Board>) -> Search<'a> {
        Search {
            sheets,
            last,
            bound: bounds(sheets),
            nodes: Vec::new(),
            known: HashMap::default(),
            open: Vec::new(),
            goals: Vec::new(),
        }
    }

    fn len(&self, sheet: usize) -> u16 {
        let len = self
            .sheets
            .get(sheet)
            .map_or(0, |sheet| sheet.entries.len());
        u16::try_from(len).unwrap_or(u16::MAX)
    }

    fn entry(&self, sheet: usize, used: Used) -> Option<&'a Entry> {
        let at = usize::from(*used.get(sheet)?);
        self.sheets.get(sheet)?.entries.get(at)
    }

    /// The least number of repairs from here, whatever is played.
    fn to_come(&self, position: &Chess, used: Used) -> u16 {
        let width = usize::from(self.len(1)) + 1;
        let at = usize::from(used[0]) * width + usize::from(used[1]);
        let bound = self.bound.get(at).copied().unwrap_or(0);
        match self.last {
            Some(last) if self.used_up(used) => {
                let unwritten = half_moves_to(position, last);
                bound.saturating_add(unwritten.saturating_mul(self.unwritten()))
            }
            _ => bound,
        }
    }

    /// The price of a half-move that no sheet has.
    fn unwritten(&self) -> u16 {
        u16::try_from(self.sheets.len()).unwrap_or(2)
    }

    fn used_up(&self, used: Used) -> bool {
        used[0] >= self.len(0) && used[1] >= self.len(1)
    }

    fn begin(&mut self, start: &Chess) {
        self.reach(start.clone(), [0, 0], 0, None);
    }

    /// Takes note of a state, if it was not reached more cheaply before.
    fn reach(
        &mut self,
        position: Chess,
        used: Used,
        cost: u16,
        parent: Option<(u32, Option<Move>)>,
    ) {
        let key = Hasher::default().hash_one((&position, used));
        let same = self.known.entry(key).or_default();
        let nodes = &mut self.nodes;
        let found = same.iter().copied().find(|&index| {
            nodes
                .get(index as usize)
                .is_some_and(|node| node.used == used && node.position == position)
        });
        let index = match found {
            Some(index) => {
                let Some(node) = nodes.get_mut(index as usize) else {
                    return;
                };
                if node.cost < cost {
                    return;
                }
                if node.cost == cost {
                    // Another way to the same state: another game, perhaps.
                    node.parents.extend(parent);
                    return;
                }
                node.cost = cost;
                node.parents = parent.into_iter().collect();
                index
            }
            None => {
                let index = u32::try_from(nodes.len()).unwrap_or(u32::MAX);
                nodes.push(Node {
                    position,
                    used,
                    cost,
                    parents: parent.into_iter().collect(),
                });
                same.push(index);
                index
            }
        };
        self.plan(index, false, 0);
    }

    fn plan(&mut self, node: u32, any: bool, more: u16) {
        let Some(state) = self.nodes.get(node as usize) else {
            return;
        };
        let least = state.cost + self.to_come(&state.position, state.used) + more;
        let least = usize::from(least);
        if self.open.len() <= least {
            self.open.resize_with(least + 1, Vec::new);
        }
        if let Some(tasks) = self.open.get_mut(least) {
            tasks.push(Task { node, any });
        }
    }

    /// Looks at states until the cheapest games are found; true if it had to stop before.
    fn run(&mut self, limits: Limits, watch: &mut dyn FnMut(Progress) -> ControlFlow<()>) -> bool {
        let mut looked = 0usize;
        let mut level = 0;
        while level < self.open.len() {
            // What was put there last is furthest into the game.
            let Some(task) = self.open.get_mut(level).and_then(Vec::pop) else {
                if !self.goals.is_empty() {
                    return false;
                }
                level += 1;
                continue;
            };
            if self.nodes.len() >= limits.nodes {
                return true;
            }
            looked += 1;
            let progress = Progress {
                nodes: self.nodes.len(),
                repairs: level,
            };
            if looked.is_multiple_of(4096) && watch(progress).is_break() {
                return true;
            }
            self.look(task, level);
        }
        false
    }

    fn look(&mut self, task: Task, level: usize) {
        let Some(node) = self.nodes.get(task.node as usize) else {
            return;
        };
        let (position, used, cost) = (node.position.clone(), node.used, node.cost);
        if task.any {
            self.try_any(task.node, &position, used, cost);
            return;
        }
        // A cheaper way here was found since this was planned.
        if usize::from(cost + self.to_come(&position, used)) < level {
            return;
        }
        if self.used_up(used) {
            if self.last.is_none_or(|last| position.board() == last) {
                self.goals.push(task.node);
            }
            if self.last.is_some() {
                self.plan(task.node, true, 0);
            }
            return;
        }
        let named = [0, 1].map(|sheet| self.named(sheet, &position, used));
        self.try_named(task.node, &position, used, cost, &named);
        self.skip(task.node, &position, used, cost);
        let price = self.cheapest_unnamed(used, self.unnamed_ways(used, &named));
        self.plan(task.node, true, price);
    }

    /// What a half-move that neither sheet names adds at least to the repairs already certain.
    fn cheapest_unnamed(&self, used: Used, ways: Ways) -> u16 {
        let width = usize::from(self.len(1)) + 1;
        let bound = |used: Used| {
            let at = usize::from(used[0]) * width + usize::from(used[1]);
            self.bound.get(at).copied().unwrap_or(0)
        };
        let now = bound(used);
        let ways = uses(ways);
        let least = ways.map(|(next, price)| price + bound([used[0] + next[0], used[1] + next[1]]));
        least.min().unwrap_or(0).saturating_sub(now)
    }

    /// The moves that an entry can mean here.
    fn named(&self, sheet: usize, position: &Chess, used: Used) -> Vec<Move> {
        let (Some(own), Some(entry)) = (self.sheets.get(sheet), self.entry(sheet, used)) else {
            return Vec::new();
        };
        if entry.is_blank() {
            return Vec::new();
        }
        match Reader::lenient(own.language).read(position, &entry.text) {
            Ok(reading) => vec![reading.m],
            Err(Unread::Ambiguous { candidates }) => candidates,
            Err(_) => Vec::new(),
        }
    }

    fn try_named(
        &mut self,
        node: u32,
        position: &Chess,
        used: Used,
        cost: u16,
        named: &[Vec<Move>; 2],
    ) {
        let mut moves = named[0].clone();
        moves.extend(named[1].iter().filter(|m| !named[0].contains(m)));
        for m in moves {
            let meant = [named[0].contains(&m), named[1].contains(&m)];
            self.try_move(node, position, used, cost, m, &self.ways(used, meant));
        }
    }

    fn try_any(&mut self, node: u32, position: &Chess, used: Used, cost: u16) {
        let named = [0, 1].map(|sheet| self.named(sheet, position, used));
        let ways = self.unnamed_ways(used, &named);
        for m in position.legal_moves() {
            if !named.iter().any(|named| named.contains(&m)) {
                self.try_move(node, position, used, cost, m, &ways);
            }
        }
    }

    /// How the sheets can stand to a half-move that neither of them names. Two players do not write the same
    /// wrong move: where both name one, an unnamed one can only be missing from both sheets.
    fn unnamed_ways(&self, used: Used, named: &[Vec<Move>; 2]) -> Ways {
        match named[0].iter().any(|m| named[1].contains(m)) {
            true => [vec![(0, 1)], vec![(0, 1)]],
            false => self.ways(used, [false, false]),
        }
    }

    fn try_move(
        &mut self,
        node: u32,
        position: &Chess,
        used: Used,
        cost: u16,
        m: Move,
        ways: &Ways,
    ) {
        let mut after = position.clone();
        after.play_unchecked(m);
        for (next, price) in uses(ways.clone()) {
            let used = [used[0] + next[0], used[1] + next[1]];
            self.reach(after.clone(), used, cost + price, Some((node, Some(m))));
        }
    }

    /// How each sheet can stand to a half-move: entries used, and the price.
    fn ways(&self, used: Used, meant: [bool; 2]) -> Ways {
        [0, 1].map(|sheet| match self.entry(sheet, used) {
            _ if sheet >= self.sheets.len() => vec![(0, 0)],
            Some(_) if meant[sheet] => vec![(1, 0)],
            Some(_) => vec![(1, 1), (0, 1)],
            None => vec![(0, 1)],
        })
    }

    /// An entry that stands for no half-move.
    fn skip(&mut self, node: u32, position: &Chess, used: Used, cost: u16) {
        for sheet in [0, 1] {
            if self.entry(sheet, used).is_some() {
                let mut next = used;
                next[sheet] += 1;
                self.reach(position.clone(), next, cost + 1, Some((node, None)));
            }
        }
    }
}

/// Every pair of ways.
fn uses(ways: Ways) -> impl Iterator<Item = (Used, u16)> {
    let [one, other] = ways;
    one.into_iter().flat_map(move |(a, price)| {
        let pairs = other.clone().into_iter();
        pairs.map(move |(b, more)| ([a, b], price + more))
    })
}

/// The distance between what is left of two sheets, for every pair of places.
fn bounds(sheets: &[Sheet]) -> Vec<u16> {
    let (Some(one), Some(other)) = (sheets.first(), sheets.get(1)) else {
        return Vec::new();
    };
    let of = |sheet: &Sheet| -> Vec<_> {
        sheet
            .entries
            .iter()
            .map(|entry| shapes(sheet, entry))
            .collect()
    };
    let (one, other) = (of(one), of(other));
    let width = other.len() + 1;
    let mut bound = vec![0u16; (one.len() + 1) * width];
    for i in (0..=one.len()).rev() {
        for j in (0..=other.len()).rev() {
            let at = i * width + j;
            let both = match (one.get(i), other.get(j)) {
                (Some(a), Some(b)) => bound[at + width + 1] + u16::from(!compatible(a, b)),
                _ => u16::MAX,
            };
            let first = if i < one.len() {
                bound[at + width] + 1
            } else {
                u16::MAX
            };
            let second = if j < other.len() {
                bound[at + 1] + 1
            } else {
                u16::MAX
            };
            let least = both.min(first).min(second);
            bound[at] = if least == u16::MAX { 0 } else { least };
        }
    }
    bound
}

/// At least so many half-moves lead from a position to a placement: each of them brings one piece to its
/// square, castling two.
fn half_moves_to(position: &Chess, last: &Board) -> u16 {
    let board = position.board();
    let missing = |color: Color| {
        let there = last.by_color(color) & !same_pieces(board, last, color);
        u16::try_from(there.count()).unwrap_or(u16::MAX)
    };
    let turn = position.turn();
    let (mine, theirs) = (missing(turn).div_ceil(2), missing(!turn).div_ceil(2));
    // The sides alternate, and the one to move begins.
    match mine > theirs {
        true => 2 * mine - 1,
        false => 2 * theirs,
    }
}

fn same_pieces(one: &Board, other: &Board, color: Color) -> shakmaty::Bitboard {
    let roles = shakmaty::Role::ALL.into_iter();
    let same = roles.map(|role| {
        let piece = role.of(color);
        one.by_piece(piece) & other.by_piece(piece)
    });
    same.fold(shakmaty::Bitboard::EMPTY, |all, some| all | some)
}

impl Search<'_> {
    fn answers(&self, start: &Chess, limits: Limits, complete: bool) -> Repair {
        let mut games: Vec<Vec<Step>> = Vec::new();
        let mut more = false;
        for &goal in &self.goals {
            self.unwind(goal, &mut Vec::new(), &mut games, limits.answers, &mut more);
        }
        let mut answers: Vec<Answer> = Vec::new();
        for steps in games {
            let answer = self.answer(start, &steps);
            // The same game can be explained in several ways; one is enough.
            let same = answers.iter().position(|other| other.moves == answer.moves);
            match same.and_then(|at| answers.get_mut(at)) {
                Some(other)
                    if (other.unlike, other.liberties) > (answer.unlike, answer.liberties) =>
                {
                    *other = answer;
                }
                Some(_) => {}
                None => answers.push(answer),
            }
        }
        // What was written plainly, and close to it, is believed first; of equals the game in which less was
        // left to be taken, then the one that follows the sheets longest.
        let first = |answer: &Answer| answer.fixes.first().map_or(0, |fix| fix.ply);
        answers.sort_by_cached_key(|answer| {
            let written = 2 * answer.liberties + answer.unlike;
            let odd = left_to_be_taken(start, &answer.moves);
            (written, odd, Reverse(first(answer)))
        });
        more |= answers.len() > limits.answers;
        answers.truncate(limits.answers);
        Repair {
            answers,
            more,
            complete,
            nodes: self.nodes.len(),
        }
    }

    /// Every way back from a goal to the start, up to a number.
    fn unwind(
        &self,
        node: u32,
        path: &mut Vec<Step>,
        games: &mut Vec<Vec<Step>>,
        most: usize,
        more: &mut bool,
    ) {
        // Several explanations of one game may come before another game does.
        if games.len() >= most.saturating_mul(16) {
            *more = true;
            return;
        }
        let Some(state) = self.nodes.get(node as usize) else {
            return;
        };
        if state.parents.is_empty() {
            games.push(path.iter().rev().copied().collect());
            return;
        }
        for &(parent, m) in &state.parents {
            let Some(before) = self.nodes.get(parent as usize) else {
                continue;
            };
            path.push(Step {
                m,
                used: before.used,
                next: state.used,
            });
            self.unwind(parent, path, games, most, more);
            path.pop();
        }
    }

    fn answer(&self, start: &Chess, steps: &[Step]) -> Answer {
        let mut position = start.clone();
        let mut answer = Answer {
            moves: Vec::new(),
            fixes: Vec::new(),
            unlike: 0,
            liberties: 0,
        };
        for step in steps {
            for sheet in 0..self.sheets.len() {
                self.fix(sheet, step, &position, &mut answer);
            }
            if let Some(m) = step.m {
                answer.moves.push(m);
                position.play_unchecked(m);
            }
        }
        answer
    }

    fn fix(&self, sheet: usize, step: &Step, position: &Chess, answer: &mut Answer) {
        let (Some(&used), Some(&next)) = (step.used.get(sheet), step.next.get(sheet)) else {
            return;
        };
        let entry = usize::from(used);
        let kind = match (step.m, next > used) {
            (Some(m), true) => {
                if self.named(sheet, position, step.used).contains(&m) {
                    answer.liberties += self.liberties(sheet, step.used, position);
                    return;
                }
                answer.unlike += self.unlike(sheet, step.used, position, m);
                FixKind::Miswritten { entry }
            }
            (Some(_), false) => FixKind::Missing,
            (None, true) => FixKind::Extra { entry },
            (None, false) => return,
        };
        answer.fixes.push(Fix {
            sheet,
            ply: answer.moves.len(),
            kind,
        });
    }

    /// How many liberties an entry takes that means the move.
    fn liberties(&self, sheet: usize, used: Used, position: &Chess) -> usize {
        let (Some(own), Some(entry)) = (self.sheets.get(sheet), self.entry(sheet, used)) else {
            return 0;
        };
        match Reader::lenient(own.language).read(position, &entry.text) {
            Ok(reading) => reading.forgiven.iter().count(),
            // It fits others as well.
            Err(_) => 1,
        }
    }

    /// How far an entry is from what it should have been.
    fn unlike(&self, sheet: usize, used: Used, position: &Chess, m: Move) -> usize {
        let (Some(own), Some(entry)) = (self.sheets.get(sheet), self.entry(sheet, used)) else {
            return 0;
        };
        let right = Style::short(own.language).text(position, m);
        distance(&entry.text, &right)
    }
}

/// A step from one state to the next.
#[derive(Clone, Copy)]
struct Step {
    m: Option<Move>,
    used: Used,
    next: Used,
}
