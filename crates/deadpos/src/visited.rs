//! Every position seen so far, with the step that led to it, and the order in which to look on.

use crate::board::{Board, Rooks, Step};

/// A visited position.
#[derive(Clone, Copy, Debug)]
struct Node {
    words: [u64; 4],
    meta: u32,
    parent: u32,
    /// The next one in the same bucket of the queue.
    next: u32,
    step: Step,
    depth: u16,
}

/// A step that is still to be made.
#[derive(Clone, Copy, Debug)]
struct Visit {
    from: u32,
    next: u32,
    step: Step,
    /// It was put off once, for its position looks like one seen before.
    put_off: bool,
}

/// A step from the queue.
#[derive(Clone, Copy, Debug)]
pub struct Popped {
    pub from: u32,
    pub step: Step,
    /// Whether it was put off before.
    pub put_off: bool,
    at: u32,
    bucket: usize,
}

const NOBODY: u32 = u32::MAX;
const BUCKETS: usize = 256;

fn bucket(priority: i32) -> usize {
    usize::try_from(priority.clamp(0, BUCKETS as i32 - 1)).unwrap_or(0)
}

const SMALLEST_TABLE: usize = 1 << 12;

/// An exact set of positions, a tree of steps and a queue in buckets, in memory that is reused.
#[derive(Debug)]
pub struct Visited {
    nodes: Vec<Node>,
    /// Steps still to be made, where the queue holds steps and not positions.
    entries: Vec<Visit>,
    /// Open addressing: epoch in the high half, index of the node in the low half.
    table: Vec<u64>,
    mask: usize,
    epoch: u32,
    heads: [u32; BUCKETS],
    /// One bit for each bucket that holds something.
    filled: [u64; BUCKETS / 64],
    /// How much a longer line counts against a position, in eighths for each step.
    haste: i32,
}

impl Visited {
    pub fn new() -> Visited {
        Visited {
            nodes: Vec::new(),
            entries: Vec::new(),
            table: vec![0; SMALLEST_TABLE],
            mask: SMALLEST_TABLE - 1,
            epoch: 0,
            heads: [NOBODY; BUCKETS],
            filled: [0; BUCKETS / 64],
            haste: 1,
        }
    }

    /// How many positions fit into so many bytes, with a table that is at most half full.
    pub fn nodes_in(bytes: usize) -> u32 {
        let fit = |table: usize| {
            let left = bytes.saturating_sub(table * size_of::<u64>());
            (left / size_of::<Node>()).min(table / 2)
        };
        let most = (12..30).map(|bits| fit(1 << bits)).max();
        u32::try_from(most.unwrap_or(0)).unwrap_or(u32::MAX - 1)
    }

    /// Forgets everything and gives back what is held.
    pub fn release(&mut self) {
        *self = Visited::new();
    }

    /// Makes room for so many positions at once, so that growing never doubles what is held.
    pub fn reserve(&mut self, nodes: u32) {
        let missing = (nodes as usize + 256).saturating_sub(self.nodes.len());
        self.nodes.reserve_exact(missing);
    }

    /// How many bytes the queue of steps holds.
    pub fn queue_bytes(&self) -> usize {
        self.entries.len() * size_of::<Visit>()
    }

    /// Forgets everything and begins with a position. With more haste short lines are preferred.
    pub fn start(&mut self, root: &Board, priority: Option<i32>, haste: i32) {
        self.haste = haste;
        self.nodes.clear();
        self.entries.clear();
        self.mask = SMALLEST_TABLE - 1;
        self.new_epoch();
        self.heads = [NOBODY; BUCKETS];
        self.filled = [0; BUCKETS / 64];
        self.push(root, NOBODY, Step::NONE, 0, priority);
        let place = self.place(root);
        self.table[place] = self.entry(0);
    }

    fn new_epoch(&mut self) {
        self.epoch = self.epoch.wrapping_add(1);
        if self.epoch == 0 {
            self.table.fill(0);
            self.epoch = 1;
        }
    }

    pub fn len(&self) -> u32 {
        u32::try_from(self.nodes.len()).unwrap_or(u32::MAX)
    }

    pub fn board(&self, at: u32) -> Board {
        let node = &self.nodes[at as usize];
        Board::from_words(node.words, node.meta)
    }

    /// Takes the most promising position from the queue.
    pub fn pop(&mut self) -> Option<u32> {
        let bucket = self.first_bucket()?;
        let at = self.heads[bucket];
        self.set_head(bucket, self.nodes[at as usize].next);
        Some(at)
    }

    /// Puts a step into the queue that may be made from a position.
    pub fn push_step(&mut self, from: u32, step: Step, priority: i32) {
        let depth = i32::from(self.nodes[from as usize].depth) + 1;
        let bucket = bucket(priority + self.haste * depth / 8);
        let at = u32::try_from(self.entries.len()).unwrap_or(NOBODY);
        let next = std::mem::replace(&mut self.heads[bucket], at);
        self.filled[bucket / 64] |= 1 << (bucket % 64);
        self.entries.push(Visit {
            from,
            next,
            step,
            put_off: false,
        });
    }

    /// Takes the most promising step from the queue, with the position it is made from.
    pub fn pop_step(&mut self) -> Option<Popped> {
        let bucket = self.first_bucket()?;
        let at = self.heads[bucket];
        let entry = self.entries[at as usize];
        self.set_head(bucket, entry.next);
        Some(Popped {
            from: entry.from,
            step: entry.step,
            put_off: entry.put_off,
            at,
            bucket,
        })
    }

    /// Puts a step back into the queue, so much further behind.
    pub fn put_off(&mut self, popped: &Popped, by: i32) {
        let bucket = bucket(popped.bucket as i32 + by);
        let next = std::mem::replace(&mut self.heads[bucket], popped.at);
        self.filled[bucket / 64] |= 1 << (bucket % 64);
        let entry = &mut self.entries[popped.at as usize];
        entry.next = next;
        entry.put_off = true;
    }

    /// Adds a position that is not queued, unless it is known; gives its place if it is new.
    pub fn visit(&mut self, board: &Board, parent: u32, step: Step) -> Option<u32> {
        let place = self.place(board);
        if self.is_taken(place) {
            return None;
        }
        let at = self.len();
        self.table[place] = self.entry(at);
        let depth = self.nodes[parent as usize].depth.saturating_add(1);
        self.push(board, parent, step, depth, None);
        if self.nodes.len() * 2 > self.mask {
            self.grow();
        }
        Some(at)
    }

    fn first_bucket(&self) -> Option<usize> {
        let word = self.filled.iter().position(|bits| *bits != 0)?;
        Some(word * 64 + self.filled[word].trailing_zeros() as usize)
    }

    fn set_head(&mut self, bucket: usize, head: u32) {
        self.heads[bucket] = head;
        if head == NOBODY {
            self.filled[bucket / 64] &= !(1 << (bucket % 64));
        }
    }

    /// Adds a position unless it is known. A smaller priority is looked at sooner.
    pub fn insert(
        &mut self,
        board: &Board,
        parent: u32,
        step: Step,
        priority: impl FnOnce() -> i32,
    ) {
        let place = self.place(board);
        if self.is_taken(place) {
            return;
        }
        let depth = self.nodes[parent as usize].depth.saturating_add(1);
        self.table[place] = self.entry(self.len());
        let priority = priority() + self.haste * i32::from(depth) / 8;
        self.push(board, parent, step, depth, Some(priority));
        if self.nodes.len() * 2 > self.mask {
            self.grow();
        }
    }

    /// Adds a mate, which is never looked on from; gives its place.
    pub fn mate(&mut self, board: &Board, parent: u32, step: Step) -> u32 {
        let depth = self.nodes[parent as usize].depth.saturating_add(1);
        self.push(board, parent, step, depth, None);
        self.len() - 1
    }

    /// Adds a line to a mate, which is never looked on from; gives the place of its end.
    pub fn mates(&mut self, mut at: u32, board: &Board, line: &[Step], rooks: &Rooks) -> u32 {
        let mut board = *board;
        for step in line {
            board = board.after(*step, rooks);
            at = self.mate(&board, at, *step);
        }
        at
    }

    fn push(&mut self, board: &Board, parent: u32, step: Step, depth: u16, priority: Option<i32>) {
        let at = self.len();
        let (words, meta) = board.words();
        let mut next = NOBODY;
        if let Some(priority) = priority {
            let bucket = bucket(priority);
            next = std::mem::replace(&mut self.heads[bucket], at);
            self.filled[bucket / 64] |= 1 << (bucket % 64);
        }
        self.nodes.push(Node {
            words,
            meta,
            parent,
            next,
            step,
            depth,
        });
    }

    fn grow(&mut self) {
        let size = (self.mask + 1) * 2;
        if self.table.len() < size {
            self.table.resize(size, 0);
        }
        self.mask = size - 1;
        self.new_epoch();
        for at in 0..self.len() {
            let place = self.place(&self.board(at));
            self.table[place] = self.entry(at);
        }
    }

    fn entry(&self, at: u32) -> u64 {
        u64::from(self.epoch) << 32 | u64::from(at)
    }

    fn is_taken(&self, place: usize) -> bool {
        self.table[place] >> 32 == u64::from(self.epoch)
    }

    /// Where a position is in the table, or would go. Positions are compared whole.
    fn place(&self, board: &Board) -> usize {
        let (words, meta) = board.words();
        let mut place = usize::try_from(board.mixed() & self.mask as u64).unwrap_or(0);
        while self.is_taken(place) {
            let node = &self.nodes[(self.table[place] & 0xffff_ffff) as usize];
            if node.words == words && node.meta == meta {
                break;
            }
            place = (place + 1) & self.mask;
        }
        place
    }

    /// The steps from the first position to a node, the last one first, each with the board it was
    /// made on.
    pub fn back_from(&self, at: u32) -> impl Iterator<Item = (Board, Step)> {
        let mut at = at as usize;
        std::iter::from_fn(move || {
            let node = self.nodes[at];
            at = node.parent as usize;
            (node.parent != NOBODY).then(|| (self.board(node.parent), node.step))
        })
    }

    /// The same without detours: where a position was there before, the line goes on from the first time.
    pub fn straight_back_from(&self, at: u32) -> impl Iterator<Item = (Board, Step)> {
        let mut at = at;
        std::iter::from_fn(move || {
            let node = self.nodes[at as usize];
            (node.parent != NOBODY).then(|| {
                at = self.first_like(node.parent);
                (self.board(at), node.step)
            })
        })
    }

    /// The first node on the way to a node that has the same position.
    fn first_like(&self, at: u32) -> u32 {
        let node = self.nodes[at as usize];
        let (mut first, mut before) = (at, node.parent);
        while before != NOBODY {
            let other = &self.nodes[before as usize];
            if other.words == node.words && other.meta == node.meta {
                first = before;
            }
            before = other.parent;
        }
        first
    }

    /// How many steps lead from the first position to a node.
    pub fn depth(&self, at: u32) -> usize {
        usize::from(self.nodes[at as usize].depth)
    }
}
