//! Sets of places as bits, and the cardinality side of matching: who can be paired at all.

/// A set of small numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bits(Vec<u64>);

impl Bits {
    /// The empty set of numbers below `n`.
    pub fn none(n: usize) -> Bits {
        Bits(vec![0; n.div_ceil(64)])
    }

    /// All numbers below `n`.
    pub fn all(n: usize) -> Bits {
        let mut bits = Bits::none(n);
        for one in 0..n {
            bits.add(one);
        }
        bits
    }

    /// Puts a number in.
    pub fn add(&mut self, one: usize) {
        self.0[one / 64] |= 1 << (one % 64);
    }

    /// Takes a number out.
    pub fn cut(&mut self, one: usize) {
        self.0[one / 64] &= !(1 << (one % 64));
    }

    /// Whether a number is in.
    pub fn has(&self, one: usize) -> bool {
        self.0[one / 64] >> (one % 64) & 1 == 1
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// Keeps only what another set has too.
    pub fn keep(&mut self, other: &Bits) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine &= theirs;
        }
    }

    /// Adds all of another set.
    pub fn join(&mut self, other: &Bits) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine |= theirs;
        }
    }

    /// The numbers, ascending.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        ones(&self.0)
    }
}

fn ones(words: &[u64]) -> impl Iterator<Item = usize> + '_ {
    words.iter().enumerate().flat_map(|(index, word)| {
        let mut rest = *word;
        std::iter::from_fn(move || {
            let bit = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            (bit < 64).then(|| index * 64 + bit as usize)
        })
    })
}

/// A graph: for each place the set of its neighbours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BitMatrix {
    n: usize,
    words: usize,
    rows: Vec<u64>,
}

impl BitMatrix {
    /// No edges.
    pub fn empty(n: usize) -> BitMatrix {
        let words = n.div_ceil(64);
        BitMatrix {
            n,
            words,
            rows: vec![0; n * words],
        }
    }

    /// Every edge.
    pub fn full(n: usize) -> BitMatrix {
        let mut matrix = BitMatrix::empty(n);
        let all = Bits::all(n);
        for row in 0..n {
            matrix.rows[row * matrix.words..][..all.0.len()].copy_from_slice(&all.0);
            matrix.rows[row * matrix.words + row / 64] &= !(1 << (row % 64));
        }
        matrix
    }

    /// How many places.
    pub fn len(&self) -> usize {
        self.n
    }

    /// Whether there is no place.
    pub fn is_empty(&self) -> bool {
        self.n == 0
    }

    /// Adds an edge.
    pub fn join(&mut self, a: usize, b: usize) {
        self.rows[a * self.words + b / 64] |= 1 << (b % 64);
        self.rows[b * self.words + a / 64] |= 1 << (a % 64);
    }

    /// Takes an edge away.
    pub fn cut(&mut self, a: usize, b: usize) {
        self.rows[a * self.words + b / 64] &= !(1 << (b % 64));
        self.rows[b * self.words + a / 64] &= !(1 << (a % 64));
    }

    /// Whether there is an edge.
    pub fn has(&self, a: usize, b: usize) -> bool {
        self.rows[a * self.words + b / 64] >> (b % 64) & 1 == 1
    }

    /// The words of a row.
    fn words(&self, row: usize) -> &[u64] {
        &self.rows[row * self.words..(row + 1) * self.words]
    }

    /// The neighbours of a place, ascending.
    pub fn row(&self, row: usize) -> impl Iterator<Item = usize> + '_ {
        ones(self.words(row))
    }

    /// How many neighbours within a set.
    pub fn degree(&self, row: usize, within: &Bits) -> usize {
        let pairs = self.words(row).iter().zip(&within.0);
        pairs.map(|(a, b)| (a & b).count_ones() as usize).sum()
    }

    /// Leaves a place only those neighbours that are in a set.
    pub fn confine(&mut self, row: usize, within: &Bits) {
        let gone: Vec<usize> = self.row(row).filter(|one| !within.has(*one)).collect();
        for other in gone {
            self.cut(row, other);
        }
    }

    /// Takes every edge of a place away.
    pub fn isolate(&mut self, row: usize) {
        let gone: Vec<usize> = self.row(row).collect();
        for other in gone {
            self.cut(row, other);
        }
    }
}

/// Nobody.
pub const NONE: usize = usize::MAX;

/// A matching in a graph, grown and changed by alternating paths (Edmonds' search, with sets as
/// bits).
#[derive(Clone, Debug)]
pub struct Matching<'a> {
    graph: &'a BitMatrix,
    active: Bits,
    /// The partner of each place, or [`NONE`].
    pub mate: Vec<usize>,
}

/// The places that an alternating path of even length reaches from a free place.
pub struct Reached {
    root: usize,
    outer: Bits,
    /// How an outer place was reached: the edge before the matched edge into it.
    parent: Vec<usize>,
    base: Vec<usize>,
}

impl<'a> Matching<'a> {
    /// The empty matching on some places of a graph.
    pub fn new(graph: &'a BitMatrix, active: Bits) -> Matching<'a> {
        let mate = vec![NONE; graph.len()];
        Matching {
            graph,
            active,
            mate,
        }
    }

    /// Matches what can be matched at first sight, then along alternating paths. Answers how many
    /// places stay free.
    pub fn maximise(&mut self) -> usize {
        let places: Vec<usize> = self.active.iter().collect();
        let mut free = self.active.clone();
        for one in &places {
            if self.mate[*one] != NONE {
                free.cut(*one);
            }
        }
        for one in &places {
            if self.mate[*one] != NONE {
                continue;
            }
            let words = self.graph.words(*one).iter().zip(&free.0);
            let words: Vec<u64> = words.map(|(a, b)| a & b).collect();
            if let Some(other) = ones(&words).next() {
                self.join(*one, other);
                free.cut(*one);
                free.cut(other);
            }
        }
        let mut left = 0;
        for one in places {
            if self.mate[one] == NONE && !self.augment(one) {
                left += 1;
            }
        }
        left
    }

    /// Whether everybody active can be matched.
    pub fn complete(graph: &BitMatrix, active: Bits) -> bool {
        let count = active.iter().count();
        if count % 2 == 1 {
            return false;
        }
        // Dirac: where everybody may meet at least half of the others there is always a pairing.
        if active
            .iter()
            .all(|one| graph.degree(one, &active) * 2 >= count)
        {
            return true;
        }
        Matching::new(graph, active).maximise() == 0
    }

    /// Matches two places.
    pub fn join(&mut self, a: usize, b: usize) {
        self.mate[a] = b;
        self.mate[b] = a;
    }

    /// Finds a partner for a free place, changing others along an alternating path.
    pub fn augment(&mut self, root: usize) -> bool {
        let (reached, end) = self.search(root, true, &Bits::none(self.graph.len()), None);
        match end {
            Some((outer, free)) => {
                self.flip(&reached, outer);
                self.join(outer, free);
                true
            }
            None => false,
        }
    }

    /// The places that could be left free in the stead of a free place. `barred` places are not
    /// touched. Where one place is wanted the search may end as soon as that is reached.
    pub fn reach(&self, root: usize, barred: &Bits, wanted: Option<usize>) -> Reached {
        self.search(root, false, barred, wanted).0
    }

    /// Leaves an outer place free in the stead of the root.
    pub fn flip(&mut self, reached: &Reached, outer: usize) {
        let mut path = Vec::new();
        let mut one = outer;
        while one != reached.root {
            let inner = self.mate[one];
            let before = reached.parent[inner];
            path.push((inner, before));
            one = before;
        }
        self.mate[outer] = NONE;
        for (inner, before) in path {
            self.join(inner, before);
        }
        if outer != reached.root {
            self.mate[outer] = NONE;
        }
    }

    fn search(
        &self,
        root: usize,
        to_free: bool,
        barred: &Bits,
        wanted: Option<usize>,
    ) -> (Reached, Option<(usize, usize)>) {
        let n = self.graph.len();
        let mut reached = Reached {
            root,
            outer: Bits::none(n),
            parent: vec![NONE; n],
            base: (0..n).collect(),
        };
        let mut fresh = self.active.clone();
        for one in barred.iter() {
            fresh.cut(one);
        }
        fresh.cut(root);
        reached.outer.add(root);
        let mut queue = vec![root];
        let mut head = 0;
        while head < queue.len() {
            if wanted.is_some_and(|wanted| reached.outer.has(wanted)) {
                break;
            }
            let one = queue[head];
            head += 1;
            let mut found = None;
            let row = self.graph.words(one);
            for (word, neighbours) in row.iter().enumerate() {
                let mut rest = neighbours & fresh.0[word];
                while rest != 0 {
                    let other = word * 64 + rest.trailing_zeros() as usize;
                    rest &= rest - 1;
                    let mate = self.mate[other];
                    if mate == NONE {
                        if to_free {
                            found = Some((one, other));
                            break;
                        }
                        continue;
                    }
                    fresh.cut(other);
                    fresh.cut(mate);
                    reached.parent[other] = one;
                    reached.outer.add(mate);
                    queue.push(mate);
                }
            }
            if found.is_some() {
                return (reached, found);
            }
            for (word, neighbours) in row.iter().enumerate() {
                let mut rest = neighbours & reached.outer.0[word];
                while rest != 0 {
                    let other = word * 64 + rest.trailing_zeros() as usize;
                    rest &= rest - 1;
                    if reached.base[one] != reached.base[other] {
                        self.shrink(&mut reached, &mut queue, one, other);
                    }
                }
            }
        }
        (reached, None)
    }

    /// An edge between two outer places closes an odd cycle: all of it is outer from now on.
    fn shrink(&self, reached: &mut Reached, queue: &mut Vec<usize>, a: usize, b: usize) {
        let base = self.common_base(reached, a, b);
        let mut inside = vec![];
        self.mark(reached, a, b, base, &mut inside);
        self.mark(reached, b, a, base, &mut inside);
        let gone: Vec<bool> = {
            let mut gone = vec![false; reached.base.len()];
            for one in &inside {
                gone[*one] = true;
            }
            gone
        };
        for one in self.active.iter() {
            if gone[reached.base[one]] {
                reached.base[one] = base;
                if !reached.outer.has(one) {
                    reached.outer.add(one);
                    queue.push(one);
                }
            }
        }
    }

    fn common_base(&self, reached: &Reached, a: usize, b: usize) -> usize {
        let mut seen = vec![false; reached.base.len()];
        let mut one = a;
        loop {
            one = reached.base[one];
            seen[one] = true;
            if one == reached.root || self.mate[one] == NONE {
                break;
            }
            one = reached.parent[self.mate[one]];
        }
        let mut other = b;
        loop {
            other = reached.base[other];
            if seen[other] {
                return other;
            }
            other = reached.parent[self.mate[other]];
        }
    }

    fn mark(
        &self,
        reached: &mut Reached,
        from: usize,
        to: usize,
        base: usize,
        inside: &mut Vec<usize>,
    ) {
        let (mut one, mut child) = (from, to);
        while reached.base[one] != base {
            let inner = self.mate[one];
            inside.push(reached.base[one]);
            inside.push(reached.base[inner]);
            reached.parent[one] = child;
            child = inner;
            one = reached.parent[inner];
        }
    }
}

impl Reached {
    /// Whether a place could be left free in the stead of the root.
    pub fn has(&self, one: usize) -> bool {
        self.outer.has(one)
    }
}
