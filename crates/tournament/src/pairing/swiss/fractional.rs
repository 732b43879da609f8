//! The best potentials that no odd set is needed for.
//!
//! If halves of players could be paired, matching would be a question between two copies of the
//! field, a left and a right one, and odd sets would not matter. Its answer is found by shortest
//! ways from everybody at once who is still free on the left. The mean of a vertex's two prices is
//! its potential. Where a cheapest matching of whole players costs no more than that, as where two
//! clubs meet, it lies among the edges without slack, and nothing is left for a weighted search.

use super::bits::{BitMatrix, Bits, NONE};
use super::weight::Weight;
use super::weighted::Costs;

/// Two copies of a graph with prices and a matching between them.
struct Copies<'a, W> {
    legal: &'a BitMatrix,
    costs: &'a Costs<W>,
    /// Prices: those of an edge's ends add up to no more than its cost.
    left: Vec<W>,
    right: Vec<W>,
    to_right: Vec<usize>,
    to_left: Vec<usize>,
    open: Bits,
}

/// The shortest ways from everybody who is free on the left.
struct Ways<W> {
    /// The length of the way to each on the left that was reached.
    left: Vec<Option<W>>,
    /// To each on the right, with the last one on the left before it.
    right: Vec<Option<(W, usize)>>,
    settled: Bits,
    /// How long the way to the first free one on the right is.
    length: W,
}

/// Better potentials, by way of prices, out of potentials that are not too high and a matching of
/// edges without slack; none where the graph has no perfect matching, not even one of halves.
/// Only vertices that are open take part.
pub fn improved<W: Weight>(
    legal: &BitMatrix,
    costs: &Costs<W>,
    potential: &[W],
    mate: &[usize],
    open: Bits,
) -> Option<Vec<W>> {
    let mut copies = Copies {
        legal,
        costs,
        left: potential.iter().map(|one| *one + odd(*one)).collect(),
        right: potential.iter().map(|one| *one - odd(*one)).collect(),
        to_right: mate.to_vec(),
        to_left: mate.to_vec(),
        open,
    };
    copies.forget_slack();
    while copies.is_free() {
        let ways = copies.ways()?;
        copies.adjust(&ways);
        copies.augment_all();
    }
    let both = copies.left.iter().zip(&copies.right);
    Some(both.map(|(left, right)| (*left + *right).half()).collect())
}

/// One where a number is odd. Prices have to be even, so that their mean is whole; one more on one
/// side and one less on the other keeps them so and is never too much, as costs are even.
fn odd<W: Weight>(number: W) -> W {
    number - number.half() - number.half()
}

impl<W: Weight> Copies<'_, W> {
    fn slack(&self, left: usize, right: usize) -> W {
        self.costs.of(left, right) - self.left[left] - self.right[right]
    }

    fn forget_slack(&mut self) {
        for left in 0..self.to_right.len() {
            let right = self.to_right[left];
            if right != NONE && !self.slack(left, right).is_zero() {
                self.to_right[left] = NONE;
                self.to_left[right] = NONE;
            }
        }
    }

    fn free(&self) -> impl Iterator<Item = usize> + '_ {
        self.open.iter().filter(|left| self.to_right[*left] == NONE)
    }

    fn is_free(&self) -> bool {
        self.free().next().is_some()
    }

    /// Dijkstra's search from everybody free on the left to the nearest free one on the right.
    fn ways(&self) -> Option<Ways<W>> {
        let n = self.legal.len();
        let mut ways = Ways {
            left: vec![None; n],
            right: vec![None; n],
            settled: Bits::none(n),
            length: W::default(),
        };
        for left in self.free() {
            self.go_on(&mut ways, left, W::default());
        }
        loop {
            let ahead = self.open.iter().filter(|right| !ways.settled.has(*right));
            let ahead = ahead.filter_map(|right| Some((ways.right[right]?.0, right)));
            let (length, right) = ahead.min()?;
            ways.settled.add(right);
            ways.length = length;
            match self.to_left[right] {
                NONE => return Some(ways),
                left => self.go_on(&mut ways, left, length),
            }
        }
    }

    fn go_on(&self, ways: &mut Ways<W>, left: usize, length: W) {
        ways.left[left] = Some(length);
        for right in self.legal.row(left).filter(|right| self.open.has(*right)) {
            if ways.settled.has(right) {
                continue;
            }
            let length = length + self.slack(left, right);
            if ways.right[right].is_none_or(|(least, _)| length < least) {
                ways.right[right] = Some((length, left));
            }
        }
    }

    /// Prices that leave no slack on the shortest ways.
    fn adjust(&mut self, ways: &Ways<W>) {
        for one in self.open.iter() {
            if let Some(at) = ways.left[one] {
                self.left[one] = self.left[one] + ways.length - at;
            }
            if let Some((at, _)) = ways.right[one].filter(|_| ways.settled.has(one)) {
                self.right[one] = self.right[one] - (ways.length - at);
            }
        }
    }

    /// Matches as many as edges without slack allow.
    fn augment_all(&mut self) {
        let mut fresh = self.open.clone();
        let free: Vec<usize> = self.free().collect();
        for left in free {
            self.augment(left, &mut fresh);
        }
    }

    /// Looks for a partner for one on the left. What was looked at in vain stays so for the others.
    fn augment(&mut self, root: usize, fresh: &mut Bits) {
        let mut from = vec![NONE; self.legal.len()];
        let mut queue = vec![root];
        while let Some(left) = queue.pop() {
            let ahead: Vec<usize> = self
                .legal
                .row(left)
                .filter(|right| fresh.has(*right) && self.slack(left, *right).is_zero())
                .collect();
            for right in ahead {
                fresh.cut(right);
                from[right] = left;
                match self.to_left[right] {
                    NONE => return self.turn(root, right, &from),
                    left => queue.push(left),
                }
            }
        }
    }

    /// Changes partners along the way from a free one on the right back to the root.
    fn turn(&mut self, root: usize, end: usize, from: &[usize]) {
        let mut right = end;
        loop {
            let left = from[right];
            let before = self.to_right[left];
            self.to_right[left] = right;
            self.to_left[right] = left;
            if left == root {
                return;
            }
            right = before;
        }
    }
}
