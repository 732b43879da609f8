//! Where the search for the cheapest matching starts: potentials that are never too high, and nearly
//! right.
//!
//! Vertices of one class cost the same, so the question is first put to the classes alone: how
//! many of one class meet how many of another, as if everybody could meet everybody and halves of
//! players could be paired. The prices of that small transport problem are potentials of the whole
//! graph, and as a rule the final ones.

use super::bits::BitMatrix;
use super::weight::Weight;
use super::weighted::Costs;

/// More classes than this are as much work as the graph itself.
const MOST_CLASSES: usize = 200;

/// Potentials that are not too high for any edge of a graph.
pub fn potentials<W: Weight>(legal: &BitMatrix, costs: &Costs<W>) -> Vec<W> {
    if costs.classes <= MOST_CLASSES
        && costs.classes < legal.len()
        && let Some(prices) = Transport::new(legal, costs).prices()
    {
        return costs.class.iter().map(|class| prices[*class]).collect();
    }
    halves(legal, costs)
}

/// Half of the least cost at each vertex.
fn halves<W: Weight>(legal: &BitMatrix, costs: &Costs<W>) -> Vec<W> {
    let k = costs.classes;
    (0..legal.len())
        .map(|one| {
            let row = &costs.table[costs.class[one] * k..(costs.class[one] + 1) * k];
            let others = legal.row(one).map(|other| row[costs.class[other]]);
            others.min().unwrap_or_default().half()
        })
        .collect()
}

/// Classes as sources on one side and as sinks on the other.
struct Transport<'a, W> {
    costs: &'a Costs<W>,
    k: usize,
    /// Whether some member of one class may meet some member of another.
    open: Vec<bool>,
    supply: Vec<u32>,
    demand: Vec<u32>,
    flow: Vec<u32>,
    /// Prices of sources and of sinks: their sum is never more than the cost.
    source: Vec<W>,
    sink: Vec<W>,
}

impl<'a, W: Weight> Transport<'a, W> {
    fn new(legal: &BitMatrix, costs: &'a Costs<W>) -> Transport<'a, W> {
        let k = costs.classes;
        let mut open = vec![false; k * k];
        let mut count = vec![0; k];
        for one in 0..legal.len() {
            let class = costs.class[one];
            let mut met = false;
            for other in legal.row(one) {
                open[class * k + costs.class[other]] = true;
                met = true;
            }
            count[class] += u32::from(met);
        }
        let least = |sink: usize| {
            let sources = (0..k).filter(|source| open[source * k + sink]);
            sources
                .map(|source| costs.table[source * k + sink])
                .min()
                .unwrap_or_default()
        };
        Transport {
            costs,
            k,
            sink: (0..k).map(least).collect(),
            open,
            supply: count.clone(),
            demand: count,
            flow: vec![0; k * k],
            source: vec![W::default(); k],
        }
    }

    /// The prices of the classes; none where not everybody can be matched.
    fn prices(mut self) -> Option<Vec<W>> {
        for source in 0..self.k {
            while self.supply[source] > 0 {
                self.send(source)?;
            }
        }
        let both = self.source.iter().zip(&self.sink);
        Some(
            both.map(|(source, sink)| (*source + *sink).half())
                .collect(),
        )
    }

    /// Sends as much as possible along a cheapest way from a source.
    fn send(&mut self, from: usize) -> Option<()> {
        let k = self.k;
        let mut to_source: Vec<Option<W>> = vec![None; k];
        let mut to_sink: Vec<Option<(W, usize)>> = vec![None; k];
        let mut via: Vec<usize> = vec![usize::MAX; k];
        let mut done = vec![false; k];
        to_source[from] = Some(W::default());
        let mut fresh = vec![from];
        let (end, length) = loop {
            for source in std::mem::take(&mut fresh) {
                let at = to_source[source].unwrap_or_default();
                for sink in (0..k).filter(|sink| !done[*sink] && self.open[source * k + sink]) {
                    let cost = self.costs.table[source * k + sink];
                    let length = at + cost - self.source[source] - self.sink[sink];
                    if to_sink[sink].is_none_or(|(least, _)| length < least) {
                        to_sink[sink] = Some((length, source));
                    }
                }
            }
            let open = (0..k).filter(|sink| !done[*sink]);
            let next = open.filter_map(|sink| to_sink[sink].map(|(length, _)| (length, sink)));
            let (length, sink) = next.min()?;
            done[sink] = true;
            if self.demand[sink] > 0 {
                break (sink, length);
            }
            for source in 0..k {
                if self.flow[source * k + sink] > 0 && to_source[source].is_none() {
                    to_source[source] = Some(length);
                    via[source] = sink;
                    fresh.push(source);
                }
            }
        };
        for one in 0..k {
            if let Some(at) = to_source[one] {
                self.source[one] = self.source[one] + length - at;
            }
            if let Some((at, _)) = to_sink[one].filter(|_| done[one]) {
                self.sink[one] = self.sink[one] - (length - at);
            }
        }
        self.carry(from, end, &to_sink, &via);
        Some(())
    }

    /// Moves what the way can carry.
    fn carry(&mut self, from: usize, end: usize, to_sink: &[Option<(W, usize)>], via: &[usize]) {
        let k = self.k;
        let mut way = Vec::new();
        let mut sink = end;
        let mut amount = self.demand[end].min(self.supply[from]);
        while let Some((_, source)) = to_sink[sink] {
            way.push((source, sink));
            if source == from {
                break;
            }
            amount = amount.min(self.flow[source * k + via[source]]);
            sink = via[source];
        }
        for (source, sink) in way {
            self.flow[source * k + sink] += amount;
            if source != from {
                self.flow[source * k + via[source]] -= amount;
            }
        }
        self.supply[from] -= amount;
        self.demand[end] -= amount;
    }
}
