//! All best pairings of a bracket at once, and a choice among them one vertex at a time.

use super::bits::{BitMatrix, Bits, Matching, NONE};
use super::weight::Weight;
use super::weighted::Weighted;

/// The set of cheapest perfect matchings, with one of them in hand.
pub enum Face<W> {
    /// They are the perfect matchings of a graph.
    Plain {
        /// The graph.
        graph: BitMatrix,
        /// The vertices that are not fixed yet.
        active: Bits,
        /// The matching in hand.
        mate: Vec<usize>,
    },
    /// They are known by potentials and charges.
    Charged(Weighted<W>),
}

impl<W: Weight> Face<W> {
    /// The cheapest matchings of a solved graph.
    pub fn of(solved: Weighted<W>) -> Face<W> {
        if solved.has_charges() {
            return Face::Charged(solved);
        }
        let graph = solved.tight();
        let n = graph.len();
        let mate: Vec<usize> = (0..n).map(|one| solved.mate(one)).collect();
        let mut active = Bits::none(n);
        for one in (0..n).filter(|one| solved.is_open(*one)) {
            active.add(one);
        }
        Face::Plain {
            graph,
            active,
            mate,
        }
    }

    /// The partner of a vertex in the matching in hand.
    pub fn mate(&self, one: usize) -> usize {
        match self {
            Face::Plain { mate, .. } => mate[one],
            Face::Charged(solved) => solved.mate(one),
        }
    }

    /// Gives a vertex a partner of the best rank that a cheapest matching allows, and keeps only
    /// matchings in which it has that rank. Answers the rank.
    pub fn choose(&mut self, one: usize, rank: impl Fn(usize) -> Option<u32>) -> Option<u32> {
        match self {
            Face::Charged(solved) => solved.prefer(one, rank),
            Face::Plain {
                graph,
                active,
                mate,
            } => {
                let best = choose_plain(graph, active, mate, one, &rank)?;
                let mut within = Bits::none(graph.len());
                for other in graph.row(one).filter(|other| rank(*other) == Some(best)) {
                    within.add(other);
                }
                graph.confine(one, &within);
                Some(best)
            }
        }
    }

    /// Takes a vertex and its partner out.
    pub fn fix(&mut self, one: usize) -> bool {
        match self {
            Face::Charged(solved) => solved.remove(one),
            Face::Plain { active, mate, .. } => {
                active.cut(one);
                active.cut(mate[one]);
                true
            }
        }
    }
}

fn choose_plain(
    graph: &BitMatrix,
    active: &Bits,
    mate: &mut Vec<usize>,
    one: usize,
    rank: &impl Fn(usize) -> Option<u32>,
) -> Option<u32> {
    let held = rank(mate[one]);
    let mut better: Vec<(u32, usize)> = graph
        .row(one)
        .filter(|other| active.has(*other))
        .filter_map(|other| Some((rank(other)?, other)))
        .filter(|(rank, _)| held.is_none_or(|held| *rank < held))
        .collect();
    if better.is_empty() {
        return held;
    }
    better.sort_unstable();
    let old = mate[one];
    let mut matching = Matching::new(graph, active.clone());
    matching.mate = std::mem::take(mate);
    matching.mate[one] = NONE;
    matching.mate[old] = NONE;
    let mut barred = Bits::none(graph.len());
    barred.add(one);
    let wanted = better[0].1;
    // Where the wanted one is not reached the search has gone to its end.
    let reached = matching.reach(old, &barred, Some(wanted));
    let found = better.iter().find(|(_, other)| reached.has(*other));
    let answer = match found {
        Some((rank, other)) => {
            matching.flip(&reached, *other);
            matching.join(one, *other);
            Some(*rank)
        }
        None => {
            matching.join(one, old);
            held
        }
    };
    *mate = matching.mate;
    answer
}
