//! The cheapest perfect matching of a graph, by Edmonds' primal-dual method, in a form that can be
//! asked again after a preference was added.
//!
//! Every vertex has a potential; an edge costs at least what the potentials of its ends add up to
//! (its slack is never negative), and matched edges have no slack. Odd sets of vertices (blossoms)
//! may carry a charge for every edge that leaves them; the potential of a vertex here includes the
//! charges of all blossoms around it, so that the slack of an edge between two outermost blossoms
//! is its cost less the two potentials. One tree is grown at a time: then all potentials within it
//! are of one parity and halves never appear, if all costs are even.

use super::bits::{BitMatrix, Bits, Matching, NONE};
use super::fractional::improved;
use super::weight::Weight;

/// Costs by class: all vertices of one class cost the same against any other class.
#[derive(Clone, Debug)]
pub struct Costs<W> {
    /// The class of each vertex.
    pub class: Vec<usize>,
    /// Cost by class and class, even numbers.
    pub table: Vec<W>,
    /// How many classes.
    pub classes: usize,
}

impl<W: Weight> Costs<W> {
    /// What an edge costs.
    pub fn of(&self, a: usize, b: usize) -> W {
        self.table[self.class[a] * self.classes + self.class[b]]
    }
}

/// A blossom: an odd cycle of vertices and blossoms.
#[derive(Clone, Debug)]
struct Blossom<W> {
    /// The cycle; the first holds the base.
    children: Vec<usize>,
    /// The edge from each child to the next.
    edges: Vec<(usize, usize)>,
    base: usize,
    charge: W,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    Free,
    /// Even distance from the root.
    Outer,
    /// Odd distance, entered by an edge from an outer vertex.
    Inner(usize, usize),
}

/// A matching with the potentials that prove it cheapest.
#[derive(Clone, Debug)]
pub struct Weighted<W> {
    n: usize,
    legal: BitMatrix,
    costs: Costs<W>,
    /// What the edges of one vertex cost in addition, by the other end.
    extra: Option<(usize, Vec<W>)>,
    potential: Vec<W>,
    mate: Vec<usize>,
    /// The outermost blossom of each vertex.
    top: Vec<usize>,
    /// The blossom around a vertex or blossom.
    around: Vec<usize>,
    /// Blossoms by number less `n`; none where the number is free.
    blossoms: Vec<Option<Blossom<W>>>,
    gone: Bits,
}

/// The tree of one search.
struct Tree {
    label: Vec<Label>,
    queue: Vec<usize>,
    /// The outer vertex with the least slack to each vertex.
    near: Vec<usize>,
    outer: Vec<usize>,
    is_outer: Vec<bool>,
}

enum Step {
    Go,
    Matched,
}

impl<W: Weight> Weighted<W> {
    /// A graph with costs, potentials that are not too high, and no matching.
    pub fn new(legal: BitMatrix, costs: Costs<W>, potential: Vec<W>) -> Weighted<W> {
        let n = legal.len();
        Weighted {
            n,
            legal,
            costs,
            extra: None,
            potential,
            mate: vec![NONE; n],
            top: (0..n).collect(),
            around: vec![NONE; n],
            blossoms: Vec::new(),
            gone: Bits::none(n),
        }
    }

    /// Finds the cheapest perfect matching; false where there is no perfect one. `start` says from
    /// which vertex on a partner is looked for first.
    pub fn solve(&mut self, start: impl Fn(usize) -> usize) -> bool {
        self.match_at_sight(start);
        if self.match_tight() {
            return true;
        }
        let open = self.open();
        let better = improved(&self.legal, &self.costs, &self.potential, &self.mate, open);
        let Some(better) = better else {
            return false;
        };
        self.potential = better;
        for one in 0..self.n {
            self.drop_slack(one);
        }
        self.match_tight() || self.complete()
    }

    /// Matches what can be matched without any change of potentials, which is a matter of sets of
    /// bits; true where that is everybody.
    fn match_tight(&mut self) -> bool {
        let tight = self.tight();
        let mut matching = Matching::new(&tight, self.open());
        matching.mate = std::mem::take(&mut self.mate);
        let left = matching.maximise();
        self.mate = matching.mate;
        left == 0
    }

    fn open(&self) -> Bits {
        let mut open = Bits::none(self.n);
        for one in (0..self.n).filter(|one| !self.gone.has(*one)) {
            open.add(one);
        }
        open
    }

    /// Potentials that are not too high even if no odd set is charged.
    pub fn uncharged(&self) -> Vec<W> {
        let mut potential = self.potential.clone();
        for number in self.n..self.n + self.blossoms.len() {
            if let Some(blossom) = &self.blossoms[number - self.n] {
                for vertex in self.vertices(number) {
                    potential[vertex] = potential[vertex] - blossom.charge;
                }
            }
        }
        potential
    }

    /// The partner of a vertex.
    pub fn mate(&self, one: usize) -> usize {
        self.mate[one]
    }

    /// The graph as it is now.
    pub fn legal(&self) -> &BitMatrix {
        &self.legal
    }

    /// Whether a blossom with a charge is part of the proof.
    pub fn has_charges(&self) -> bool {
        let mut blossoms = self.blossoms.iter().flatten();
        blossoms.any(|blossom| !blossom.charge.is_zero())
    }

    /// The edges without slack. Where no blossom has a charge, the cheapest perfect matchings are
    /// just the perfect matchings of this graph.
    pub fn tight(&self) -> BitMatrix {
        let mut tight = BitMatrix::empty(self.n);
        for a in 0..self.n {
            for b in self.legal.row(a).filter(|b| *b > a) {
                if self.slack(a, b).is_zero() {
                    tight.join(a, b);
                }
            }
        }
        tight
    }

    /// Among all cheapest matchings takes one in which a vertex has a partner of the best rank, and
    /// leaves the vertex only the edges of that rank. An edge without a rank is taken away.
    pub fn prefer(&mut self, one: usize, rank: impl Fn(usize) -> Option<u32>) -> Option<u32> {
        self.open_around(one);
        let others: Vec<usize> = self.legal.row(one).collect();
        let mut extra = vec![W::default(); self.n];
        for other in others {
            match rank(other) {
                Some(rank) => extra[other] = W::small(rank).shifted(1),
                None => self.cut(one, other),
            }
        }
        self.extra = Some((one, extra));
        self.drop_slack(one);
        if !self.complete() {
            return None;
        }
        let best = rank(self.mate[one])?;
        self.open_around(one);
        let others: Vec<usize> = self.legal.row(one).collect();
        for other in others {
            if rank(other) != Some(best) {
                self.cut(one, other);
            }
        }
        self.extra = None;
        self.potential[one] = self.potential[one] - W::small(best).shifted(1);
        self.complete().then_some(best)
    }

    /// Takes a vertex and its partner out of the graph.
    pub fn remove(&mut self, one: usize) -> bool {
        let other = self.mate[one];
        for vertex in [one, other] {
            self.open_around(vertex);
        }
        self.unmatch(one);
        self.unmatch(other);
        for vertex in [one, other] {
            self.legal.isolate(vertex);
            self.gone.add(vertex);
        }
        self.complete()
    }

    /// Takes a vertex that nobody is matched with out of the graph.
    pub fn leave_out(&mut self, one: usize) {
        self.legal.isolate(one);
        self.gone.add(one);
    }

    /// Whether a vertex is still in the graph.
    pub fn is_open(&self, one: usize) -> bool {
        !self.gone.has(one)
    }

    fn cut(&mut self, a: usize, b: usize) {
        self.legal.cut(a, b);
        if self.mate[a] == b {
            self.unmatch(a);
        }
    }

    fn unmatch(&mut self, one: usize) {
        let other = self.mate[one];
        if other != NONE {
            self.mate[one] = NONE;
            self.mate[other] = NONE;
        }
    }

    /// Unmatches a vertex whose matched edge has got slack.
    fn drop_slack(&mut self, one: usize) {
        let other = self.mate[one];
        if other != NONE && !self.slack(one, other).is_zero() {
            self.unmatch(one);
        }
    }

    fn cost(&self, a: usize, b: usize) -> W {
        let cost = self.costs.of(a, b);
        match &self.extra {
            Some((one, extra)) if *one == a => cost + extra[b],
            Some((one, extra)) if *one == b => cost + extra[a],
            _ => cost,
        }
    }

    fn slack(&self, a: usize, b: usize) -> W {
        self.cost(a, b) - self.potential[a] - self.potential[b]
    }

    fn match_at_sight(&mut self, start: impl Fn(usize) -> usize) {
        for a in 0..self.n {
            if self.mate[a] != NONE || self.gone.has(a) {
                continue;
            }
            let from = start(a).min(self.n);
            let fits = |b: &usize| {
                self.mate[*b] == NONE && self.legal.has(a, *b) && self.slack(a, *b).is_zero()
            };
            let found = (from..self.n).chain(0..from).find(fits);
            if let Some(b) = found {
                self.mate[a] = b;
                self.mate[b] = a;
            }
        }
    }

    fn complete(&mut self) -> bool {
        for one in 0..self.n {
            // A blossom is free through its base.
            if self.mate[one] == NONE && !self.gone.has(one) {
                let root = self.top[one];
                if self.base(root) == one && !self.grow_from(root) {
                    return false;
                }
            }
        }
        (0..self.n).all(|one| self.mate[one] != NONE || self.gone.has(one))
    }

    fn base(&self, of: usize) -> usize {
        match of.checked_sub(self.n) {
            None => of,
            Some(index) => self.blossoms[index].as_ref().map_or(NONE, |one| one.base),
        }
    }

    fn blossom(&self, of: usize) -> &Blossom<W> {
        let blossom = self.blossoms[of - self.n].as_ref();
        blossom.expect("a blossom that is named is there")
    }

    fn vertices(&self, of: usize) -> Vec<usize> {
        if of < self.n {
            return vec![of];
        }
        let children = &self.blossom(of).children;
        children
            .iter()
            .flat_map(|child| self.vertices(*child))
            .collect()
    }

    /// Grows a tree until its root can be matched.
    fn grow_from(&mut self, root: usize) -> bool {
        let mut tree = Tree {
            label: vec![Label::Free; self.n + self.blossoms.len()],
            queue: Vec::new(),
            near: vec![NONE; self.n],
            outer: Vec::new(),
            is_outer: vec![false; self.n],
        };
        self.make_outer(&mut tree, root);
        loop {
            while let Some(one) = tree.queue.pop() {
                if let Step::Matched = self.scan(&mut tree, one) {
                    self.open_uncharged();
                    return true;
                }
            }
            match self.adjust(&mut tree) {
                Some(Step::Matched) => {
                    self.open_uncharged();
                    return true;
                }
                Some(Step::Go) => {}
                None => return false,
            }
        }
    }

    fn make_outer(&mut self, tree: &mut Tree, top: usize) {
        tree.label[top] = Label::Outer;
        for vertex in self.vertices(top) {
            if !tree.is_outer[vertex] {
                tree.is_outer[vertex] = true;
                tree.outer.push(vertex);
                tree.queue.push(vertex);
            }
        }
    }

    /// Looks at the edges of a vertex that has become outer.
    fn scan(&mut self, tree: &mut Tree, one: usize) -> Step {
        let others: Vec<usize> = self.legal.row(one).collect();
        for other in others {
            if self.top[other] == self.top[one] {
                continue;
            }
            let slack = self.slack(one, other);
            if slack.is_zero() {
                if let Step::Matched = self.tight_edge(tree, one, other) {
                    return Step::Matched;
                }
                if !matches!(tree.label[self.top[other]], Label::Inner(..)) {
                    continue;
                }
            }
            self.note(tree, other, one, slack);
            if tree.is_outer[other] {
                self.note(tree, one, other, slack);
            }
        }
        Step::Go
    }

    /// Notes an outer vertex as the nearest to a vertex. What has come to lie in the same blossom
    /// is looked up anew when it is asked for, so it is not written over here.
    fn note(&self, tree: &mut Tree, of: usize, outer: usize, slack: W) {
        let near = tree.near[of];
        let stale = near != NONE && self.top[near] == self.top[of];
        if near == NONE || (!stale && slack < self.slack(near, of)) {
            tree.near[of] = outer;
        }
    }

    /// An edge without slack from an outer vertex.
    fn tight_edge(&mut self, tree: &mut Tree, one: usize, other: usize) -> Step {
        let top = self.top[other];
        match tree.label[top] {
            Label::Inner(..) => Step::Go,
            Label::Outer => {
                if top != self.top[one] {
                    self.shrink(tree, one, other);
                }
                Step::Go
            }
            Label::Free => {
                tree.label[top] = Label::Inner(one, other);
                let mate = self.mate[self.base(top)];
                if mate == NONE {
                    self.rematch(tree, top);
                    return Step::Matched;
                }
                let next = self.top[mate];
                self.make_outer(tree, next);
                Step::Go
            }
        }
    }

    /// Changes the matching along the path from a free inner blossom back to the root.
    fn rematch(&mut self, tree: &Tree, from: usize) {
        let mut inner = from;
        while let Label::Inner(outer_end, inner_end) = tree.label[inner] {
            let outer = self.top[outer_end];
            let before = self.mate[self.base(outer)];
            self.turn(inner, inner_end);
            self.turn(outer, outer_end);
            self.mate[inner_end] = outer_end;
            self.mate[outer_end] = inner_end;
            if before == NONE {
                return;
            }
            inner = self.top[before];
        }
    }

    /// Makes a vertex the base of a blossom, matching the others of the blossom among themselves.
    fn turn(&mut self, top: usize, base: usize) {
        if top < self.n || self.base(top) == base {
            return;
        }
        let mut child = base;
        while self.around[child] != top {
            child = self.around[child];
        }
        let index = top - self.n;
        let Some(mut blossom) = self.blossoms[index].take() else {
            return;
        };
        let at = blossom
            .children
            .iter()
            .position(|one| *one == child)
            .unwrap_or(0);
        blossom.children.rotate_left(at);
        blossom.edges.rotate_left(at);
        blossom.base = base;
        let children = blossom.children.clone();
        let edges = blossom.edges.clone();
        self.blossoms[index] = Some(blossom);
        self.turn(child, base);
        for at in (1..children.len()).step_by(2) {
            let (a, b) = edges[at];
            self.turn(children[at], a);
            self.turn(children[at + 1], b);
            self.mate[a] = b;
            self.mate[b] = a;
        }
    }

    /// An edge between two outer blossoms closes an odd cycle: it becomes a blossom.
    fn shrink(&mut self, tree: &mut Tree, one: usize, other: usize) {
        let (left, right) = (self.path(tree, one), self.path(tree, other));
        let on_left: std::collections::BTreeSet<usize> = left.iter().map(|step| step.0).collect();
        let meet = right
            .iter()
            .map(|step| step.0)
            .find(|top| on_left.contains(top));
        let Some(meet) = meet else { return };
        let until = |path: &[(usize, Option<(usize, usize)>)]| {
            let end = path.iter().position(|step| step.0 == meet).unwrap_or(0);
            path[..end].to_vec()
        };
        let (left, right) = (until(&left), until(&right));
        // From the meeting point down to one, over the closing edge, and up again from the other.
        let mut children = vec![meet];
        let mut edges = Vec::new();
        for (top, edge) in left.iter().rev() {
            let (near, far) = edge.unwrap_or((NONE, NONE));
            edges.push((far, near));
            children.push(*top);
        }
        edges.push((one, other));
        for (top, edge) in &right {
            children.push(*top);
            edges.push(edge.unwrap_or((NONE, NONE)));
        }
        let number = self.number();
        let blossom = Blossom {
            base: self.base(meet),
            children: children.clone(),
            edges,
            charge: W::default(),
        };
        self.blossoms[number - self.n] = Some(blossom);
        self.around[number] = NONE;
        if tree.label.len() <= number {
            tree.label.resize(number + 1, Label::Free);
        }
        for child in children {
            self.around[child] = number;
            for vertex in self.vertices(child) {
                self.top[vertex] = number;
            }
        }
        self.make_outer(tree, number);
    }

    /// The blossoms from an outer vertex up to the root, each with the edge (own end, far end)
    /// that leads on.
    fn path(&self, tree: &Tree, from: usize) -> Vec<(usize, Option<(usize, usize)>)> {
        let mut path = Vec::new();
        let mut top = self.top[from];
        loop {
            let base = self.base(top);
            let mate = self.mate[base];
            if mate == NONE {
                path.push((top, None));
                return path;
            }
            path.push((top, Some((base, mate))));
            let inner = self.top[mate];
            let Label::Inner(outer_end, inner_end) = tree.label[inner] else {
                path.push((inner, None));
                return path;
            };
            path.push((inner, Some((inner_end, outer_end))));
            top = self.top[outer_end];
        }
    }

    fn number(&mut self) -> usize {
        let free = self.blossoms.iter().position(Option::is_none);
        let index = free.unwrap_or_else(|| {
            self.blossoms.push(None);
            self.around.push(NONE);
            self.blossoms.len() - 1
        });
        self.n + index
    }

    /// Moves the potentials until something happens; none where nothing can.
    fn adjust(&mut self, tree: &mut Tree) -> Option<Step> {
        enum Event {
            Edge(usize, usize),
            Open(usize),
        }
        let mut best: Option<(W, Event)> = None;
        let mut offer = |by: W, event: Event| {
            if best.as_ref().is_none_or(|(least, _)| by < *least) {
                best = Some((by, event));
            }
        };
        for vertex in 0..self.n {
            let label = tree.label[self.top[vertex]];
            if matches!(label, Label::Inner(..)) || self.gone.has(vertex) {
                continue;
            }
            let mut near = tree.near[vertex];
            if label == Label::Outer && near != NONE && self.top[near] == self.top[vertex] {
                near = self.nearest(tree, vertex);
                tree.near[vertex] = near;
            }
            if near == NONE {
                continue;
            }
            let slack = self.slack(near, vertex);
            let by = if label == Label::Outer {
                slack.half()
            } else {
                slack
            };
            offer(by, Event::Edge(near, vertex));
        }
        for index in 0..self.blossoms.len() {
            let number = self.n + index;
            if let (Some(blossom), NONE) = (&self.blossoms[index], self.around[number])
                && matches!(tree.label[number], Label::Inner(..))
            {
                offer(blossom.charge, Event::Open(number));
            }
        }
        let (by, event) = best?;
        self.shift(tree, by);
        Some(match event {
            Event::Edge(outer, vertex) => self.tight_edge(tree, outer, vertex),
            Event::Open(number) => {
                self.open_inner(tree, number);
                Step::Go
            }
        })
    }

    /// The outer vertex in another blossom with the least slack.
    fn nearest(&self, tree: &Tree, vertex: usize) -> usize {
        let others =
            tree.outer.iter().copied().filter(|other| {
                self.top[*other] != self.top[vertex] && self.legal.has(*other, vertex)
            });
        others
            .min_by_key(|other| self.slack(*other, vertex))
            .unwrap_or(NONE)
    }

    fn shift(&mut self, tree: &Tree, by: W) {
        if by.is_zero() {
            return;
        }
        for vertex in 0..self.n {
            match tree.label[self.top[vertex]] {
                Label::Outer => self.potential[vertex] = self.potential[vertex] + by,
                Label::Inner(..) => self.potential[vertex] = self.potential[vertex] - by,
                Label::Free => {}
            }
        }
        for index in 0..self.blossoms.len() {
            let number = self.n + index;
            if self.around[number] != NONE {
                continue;
            }
            let label = tree.label[number];
            if let Some(blossom) = &mut self.blossoms[index] {
                match label {
                    Label::Outer => blossom.charge = blossom.charge + by,
                    Label::Inner(..) => blossom.charge = blossom.charge - by,
                    Label::Free => {}
                }
            }
        }
    }

    /// Opens an inner blossom without charge: the even way from its entry to its base stays in the
    /// tree, the rest becomes free.
    fn open_inner(&mut self, tree: &mut Tree, number: usize) {
        let Label::Inner(outer_end, inner_end) = tree.label[number] else {
            return;
        };
        let mut entry = inner_end;
        while self.around[entry] != number {
            entry = self.around[entry];
        }
        let Some(blossom) = self.release(number) else {
            return;
        };
        tree.label[number] = Label::Free;
        for child in &blossom.children {
            tree.label[*child] = Label::Free;
        }
        let count = blossom.children.len();
        let at = blossom
            .children
            .iter()
            .position(|one| *one == entry)
            .unwrap_or(0);
        tree.label[entry] = Label::Inner(outer_end, inner_end);
        // The matched edges of the cycle are the second, the fourth and so on from the base: go the
        // way on which the entry's own matched edge lies.
        let forward = at % 2 == 1;
        let mut here = at;
        let mut outer = Vec::new();
        while here != 0 {
            let (next, beyond) = if forward {
                (here + 1, (here + 2) % count)
            } else {
                (here - 1, here - 2)
            };
            outer.push(blossom.children[next]);
            let (a, b) = if forward {
                blossom.edges[next]
            } else {
                let (x, y) = blossom.edges[beyond];
                (y, x)
            };
            tree.label[blossom.children[beyond]] = Label::Inner(a, b);
            here = beyond;
        }
        for child in outer {
            self.make_outer(tree, child);
        }
    }

    /// Takes a blossom apart; its children become outermost.
    fn release(&mut self, number: usize) -> Option<Blossom<W>> {
        let blossom = self.blossoms[number - self.n].take()?;
        for child in &blossom.children {
            self.around[*child] = NONE;
            for vertex in self.vertices(*child) {
                self.top[vertex] = *child;
            }
        }
        Some(blossom)
    }

    /// Takes apart all outermost blossoms without a charge.
    fn open_uncharged(&mut self) {
        let mut found = true;
        while found {
            found = false;
            for index in 0..self.blossoms.len() {
                let number = self.n + index;
                let empty = self.blossoms[index]
                    .as_ref()
                    .is_some_and(|b| b.charge.is_zero());
                if empty && self.around[number] == NONE {
                    self.release(number);
                    found = true;
                }
            }
        }
    }

    /// Takes apart all blossoms around a vertex. Edges that left them get slack, so the matched
    /// one is given up.
    fn open_around(&mut self, one: usize) {
        while self.top[one] != one {
            let number = self.top[one];
            let base = self.base(number);
            let Some(blossom) = self.release(number) else {
                return;
            };
            if blossom.charge.is_zero() {
                continue;
            }
            for child in &blossom.children {
                for vertex in self.vertices(*child) {
                    self.potential[vertex] = self.potential[vertex] - blossom.charge;
                }
            }
            self.unmatch(base);
        }
    }
}
