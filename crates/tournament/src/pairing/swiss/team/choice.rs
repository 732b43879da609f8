//! The best pairing of some teams by criteria that add up, and among equals the first in an order
//! that is fixed vertex by vertex.

use std::collections::BTreeMap;

use super::super::bits::{BitMatrix, Bits};
use super::super::face::Face;
use super::super::potentials::potentials;
use super::super::weight::{Weight, Wide};
use super::super::weighted::{Costs, Weighted};
use super::super::window::pack;

/// Vertices with what a pair of them costs, digit by digit, the most important first.
pub struct Choice {
    /// Who may meet whom.
    pub graph: BitMatrix,
    /// Vertices of one class cost the same.
    class: Vec<usize>,
    classes: usize,
    /// By class and class.
    digits: Vec<Vec<u32>>,
}

/// What is asked of the cheapest pairings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Which vertices of the second part, in their order, meet the first part: so many vertices
    /// are in the first.
    Up(usize),
    /// Pairs by the order of tops, then of bottoms (3.6).
    Pairs,
}

impl Choice {
    /// Vertices by a key; equal keys cost the same.
    pub fn new<K: Ord>(
        graph: BitMatrix,
        key: impl Fn(usize) -> K,
        cost: impl Fn(usize, usize) -> Vec<u32>,
    ) -> Choice {
        let mut keys: BTreeMap<K, usize> = BTreeMap::new();
        let mut example = Vec::new();
        let mut class = Vec::new();
        for vertex in 0..graph.len() {
            let next = keys.len();
            let number = *keys.entry(key(vertex)).or_insert(next);
            if number == next {
                example.push(vertex);
            }
            class.push(number);
        }
        let classes = example.len();
        let cells = 0..classes * classes;
        let digits = cells.map(|cell| cost(example[cell / classes], example[cell % classes]));
        Choice {
            graph,
            class,
            classes,
            digits: digits.collect(),
        }
    }

    /// Lets two vertices meet each other only.
    pub fn force(&mut self, one: usize, other: usize) {
        for (vertex, partner) in [(one, other), (other, one)] {
            let mut only = Bits::none(self.graph.len());
            only.add(partner);
            self.graph.confine(vertex, &only);
        }
    }

    /// The first of the cheapest pairings as pairs of vertices; none where not everybody can be
    /// paired. For [`Order::Up`] only who meets the first part is settled.
    pub fn first(&self, order: &Order) -> Option<Vec<(usize, usize)>> {
        let n = u32::try_from(self.graph.len()).unwrap_or(u32::MAX);
        if n == 0 {
            return Some(Vec::new());
        }
        let digit = n.ilog2() + 1;
        let count = self.digits.first().map_or(0, Vec::len);
        // Every pair adds at most one to a digit.
        let bits = vec![digit; count];
        let most = digit * u32::try_from(count).unwrap_or(u32::MAX) + 2 * digit + 1;
        if most <= Wide::<8>::ROOM {
            self.search::<Wide<8>>(&bits, digit, order)
        } else {
            self.search::<Wide<64>>(&bits, digit, order)
        }
    }

    fn search<W: Weight>(
        &self,
        bits: &[u32],
        digit: u32,
        order: &Order,
    ) -> Option<Vec<(usize, usize)>> {
        let table = self.digits.iter();
        let costs: Costs<W> = Costs {
            class: self.class.clone(),
            table: table.map(|one| pack(one, bits, 2 * digit + 1)).collect(),
            classes: self.classes,
        };
        let potential = potentials(&self.graph, &costs);
        let mut solved = Weighted::new(self.graph.clone(), costs, potential);
        let half = self.graph.len() / 2;
        if !solved.solve(|vertex| vertex + half) {
            return None;
        }
        let face = Face::of(solved);
        match order {
            Order::Up(first) => self.up(face, *first),
            Order::Pairs => self.pairs(face),
        }
    }

    fn up<W: Weight>(&self, mut face: Face<W>, first: usize) -> Option<Vec<(usize, usize)>> {
        let n = self.graph.len();
        let mut left = (0..first).filter(|one| face.mate(*one) >= first).count();
        for one in first..n {
            if left == 0 {
                break;
            }
            if face.choose(one, |other| Some(u32::from(other >= first)))? == 0 {
                left -= 1;
            }
        }
        let pairs = (0..n).map(|one| (one, face.mate(one)));
        Some(pairs.filter(|(one, other)| one < other).collect())
    }

    fn pairs<W: Weight>(&self, mut face: Face<W>) -> Option<Vec<(usize, usize)>> {
        let n = self.graph.len();
        let mut tops = Vec::new();
        for one in 0..n {
            if tops.len() == n / 2 {
                break;
            }
            if face.choose(one, |other| Some(u32::from(other < one)))? == 0 {
                tops.push(one);
            }
        }
        let mut pairs = Vec::new();
        for one in tops {
            let rank = |other: usize| match other > one {
                true => u32::try_from(other).ok(),
                false => None,
            };
            face.choose(one, rank)?;
            pairs.push((one, face.mate(one)));
            face.fix(one).then_some(())?;
        }
        Some(pairs)
    }

    /// What pairs cost, digit by digit.
    pub fn total(&self, pairs: &[(usize, usize)]) -> Vec<u32> {
        let mut total = vec![0; self.digits.first().map_or(0, Vec::len)];
        for (one, other) in pairs {
            let cell = self.class[*one] * self.classes + self.class[*other];
            for (sum, digit) in total.iter_mut().zip(&self.digits[cell]) {
                *sum += digit;
            }
        }
        total
    }
}
