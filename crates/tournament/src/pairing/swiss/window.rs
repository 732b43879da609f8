//! The graph in which the best pairing of a bracket is looked for: the bracket, and as much of what
//! lies below as matters.

use std::collections::BTreeMap;

use super::bits::{BitMatrix, Bits, NONE};
use super::colours::Strength;
use super::face::Face;
use super::facts::Field;
use super::judged::{Judged, Kind};
use super::potentials::potentials;
use super::weight::{Weight, Wide};
use super::weighted::{Costs, Weighted};

/// A graph of vertices that stand for players, places below, or nobody.
#[derive(Clone, Debug)]
pub struct Window<'a> {
    field: &'a Field,
    judged: Judged<'a>,
    /// Moved-down players first, then residents, each in the order of the bracket, then the rest.
    vertices: Vec<(Kind, usize)>,
    legal: BitMatrix,
    mdps: usize,
    residents: usize,
}

/// A pairing of a bracket.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Candidate {
    /// Pairs of places, the higher ranked first, in the order in which they were found.
    pub pairs: Vec<(usize, usize)>,
    /// Who goes down, in the order of the field.
    pub down: Vec<usize>,
}

impl<'a> Window<'a> {
    /// A window over vertices; players meet where the field allows it, and where `apart` does not
    /// keep them apart.
    pub fn new(
        field: &'a Field,
        judged: Judged<'a>,
        vertices: Vec<(Kind, usize)>,
        apart: impl Fn((Kind, usize), (Kind, usize)) -> bool,
    ) -> Window<'a> {
        let n = vertices.len();
        let mut legal = BitMatrix::empty(n);
        for a in 0..n {
            for b in a + 1..n {
                let (one, other) = (vertices[a], vertices[b]);
                let nobody = one.1 == NONE || other.1 == NONE;
                if (nobody || field.legal.has(one.1, other.1)) && !apart(one, other) {
                    legal.join(a, b);
                }
            }
        }
        let count = |kind| vertices.iter().filter(|one| one.0 == kind).count();
        Window {
            field,
            judged,
            mdps: count(Kind::Mdp),
            residents: count(Kind::Resident),
            vertices,
            legal,
        }
    }

    /// Lets a pair of places meet each other only.
    pub fn force(&mut self, one: usize, other: usize) {
        let find = |place| self.vertices.iter().position(|vertex| vertex.1 == place);
        if let (Some(a), Some(b)) = (find(one), find(other)) {
            for (vertex, partner) in [(a, b), (b, a)] {
                let mut only = Bits::none(self.vertices.len());
                only.add(partner);
                self.legal.confine(vertex, &only);
            }
        }
    }

    /// Keeps a place from going down.
    pub fn keep(&mut self, place: usize) {
        if let Some(a) = self.vertices.iter().position(|vertex| vertex.1 == place) {
            let mut only = Bits::none(self.vertices.len());
            for inside in 0..self.mdps + self.residents {
                only.add(inside);
            }
            self.legal.confine(a, &only);
        }
    }

    /// The best candidate, or none where there is no perfect matching.
    pub fn best(&self) -> Option<Candidate> {
        let classes = self.classes();
        let (bits, bounds) = self.bits(&classes);
        // Two exchange digits, one digit for ranks, and one bit to keep costs even.
        let n = u32::try_from(self.vertices.len()).unwrap_or(u32::MAX);
        let digit = n.ilog2() + 1;
        let most = bits + 4 * digit + 1;
        macro_rules! with {
            ($($kind:ty),*) => {$(
                if most <= <$kind>::ROOM {
                    return self.search::<$kind>(&classes, &bounds, digit);
                }
            )*};
        }
        with!(i64, i128, Wide<4>, Wide<16>);
        self.search::<Wide<64>>(&classes, &bounds, digit)
    }

    /// Vertices that cost the same against every other, and are of one club, are of one class.
    fn classes(&self) -> Classes {
        let last_round = self.last_round();
        let mut keys = BTreeMap::new();
        let mut class = Vec::new();
        let mut example = Vec::new();
        for (kind, place) in &self.vertices {
            let key = match kind {
                Kind::Mdp | Kind::Resident => {
                    let player = &self.field.players[*place];
                    let absolute = player
                        .preference
                        .is_some_and(|wish| wish.strength == Strength::Absolute);
                    // Who of two is denied in the last round hangs on the whole history.
                    let own = (absolute && last_round).then_some(place);
                    let rounds = if self.judged.bye_rounds {
                        player.unplayed
                    } else {
                        0
                    };
                    Some((
                        player.score,
                        player.preference,
                        player.floats,
                        player.topscorer,
                        own,
                        rounds,
                    ))
                }
                _ => None,
            };
            // They cost the same, but whom they may meet differs by club.
            let club = self.field.clubs.get(*place).copied().unwrap_or(0);
            let next = keys.len();
            let number = *keys.entry((*kind, key, club)).or_insert(next);
            if number == next {
                example.push((*kind, *place));
            }
            class.push(number);
        }
        let count = example.len();
        let digits = (0..count * count)
            .map(|cell| {
                self.judged
                    .edge(example[cell / count], example[cell % count])
            })
            .collect();
        Classes {
            class,
            example,
            digits,
        }
    }

    fn last_round(&self) -> bool {
        self.field.players.iter().any(|player| player.topscorer)
    }

    /// How many bits each digit needs, so that no sum runs over.
    fn bits(&self, classes: &Classes) -> (u32, Vec<u32>) {
        let mut counts: BTreeMap<Kind, u32> = BTreeMap::new();
        for (kind, _) in &self.vertices {
            *counts.entry(*kind).or_default() += 1;
        }
        let count = classes.example.len();
        let mut most: BTreeMap<(Kind, Kind), Vec<u32>> = BTreeMap::new();
        for a in 0..count {
            for b in a..count {
                let (one, other) = (classes.example[a].0, classes.example[b].0);
                let kinds = (one.min(other), one.max(other));
                let digits = &classes.digits[a * count + b];
                let most = most.entry(kinds).or_insert_with(|| vec![0; digits.len()]);
                for (most, digit) in most.iter_mut().zip(digits) {
                    *most = (*most).max(*digit);
                }
            }
        }
        let mut sums = vec![0u32; self.judged.len()];
        for ((one, other), most) in most {
            let pairs = if one == other {
                counts[&one] / 2
            } else {
                counts[&one].min(counts[&other])
            };
            for (sum, most) in sums.iter_mut().zip(most) {
                *sum += most * pairs;
            }
        }
        let bits: Vec<u32> = sums
            .iter()
            .map(|sum| u32::BITS - sum.leading_zeros())
            .collect();
        (bits.iter().sum(), bits)
    }

    fn search<W: Weight>(&self, classes: &Classes, bits: &[u32], digit: u32) -> Option<Candidate> {
        let low = 4 * digit + 1;
        let table: Vec<W> = classes
            .digits
            .iter()
            .map(|digits| pack(digits, bits, low))
            .collect();
        let costs = Costs {
            class: classes.class.clone(),
            table,
            classes: classes.example.len(),
        };
        let potential = potentials(&self.legal, &costs);
        let mut solved = Weighted::new(self.legal.clone(), costs.clone(), potential);
        let half = self.residents / 2;
        let (mdps, n) = (self.mdps, self.vertices.len());
        let start = |a: usize| if a < mdps { mdps } else { (a + half).min(n) };
        if !solved.solve(start) {
            return None;
        }
        let mut order = Order {
            window: self,
            face: Face::of(solved),
            digit,
            found: Candidate::default(),
        };
        order.fix_mdps()?;
        order.fix_remainder(&costs)
    }
}

/// Vertices by class, and what classes cost against each other.
struct Classes {
    class: Vec<usize>,
    example: Vec<(Kind, usize)>,
    digits: Vec<Vec<u32>>,
}

/// Digits as one number, the first digit the highest, above so many low bits.
pub fn pack<W: Weight>(digits: &[u32], bits: &[u32], low: u32) -> W {
    let mut sum = W::default();
    let mut at = low;
    for (digit, bits) in digits.iter().zip(bits).rev() {
        if *digit > 0 {
            sum = sum + W::small(*digit).shifted(at);
        }
        at += bits;
    }
    sum
}

/// The choice among equals: the earliest in the order in which candidates are generated.
struct Order<'w, 'a, W> {
    window: &'w Window<'a>,
    face: Face<W>,
    digit: u32,
    found: Candidate,
}

impl<W: Weight> Order<'_, '_, W> {
    fn is_resident(&self, one: usize) -> bool {
        let first = self.window.mdps;
        (first..first + self.window.residents).contains(&one)
    }

    /// Which moved-down players are paired (4.4, D.3), then with whom (4.2, D.1).
    fn fix_mdps(&mut self) -> Option<()> {
        let (mdps, residents) = (self.window.mdps, self.window.residents);
        let inside = mdps..mdps + residents;
        let mut paired = Vec::new();
        for one in 0..mdps {
            let rank = |other: usize| Some(u32::from(!inside.contains(&other)));
            if self.face.choose(one, rank)? == 0 {
                paired.push(one);
            }
        }
        for one in paired {
            self.fix_pair(one, &inside)?;
        }
        Some(())
    }

    /// Gives a vertex its first possible partner and takes both out.
    fn fix_pair(&mut self, one: usize, within: &std::ops::Range<usize>) -> Option<()> {
        let rank = |other: usize| match within.contains(&other) {
            true => u32::try_from(other).ok(),
            false => None,
        };
        self.face.choose(one, rank)?;
        let other = self.face.mate(one);
        self.found.pairs.push((self.place(one), self.place(other)));
        self.face.fix(one).then_some(())
    }

    fn place(&self, vertex: usize) -> usize {
        self.window.vertices[vertex].1
    }

    /// The residents that are left: without an exchange if that is possible, else with the
    /// smallest one (4.3, D.2), then the first transposition (4.2, D.1).
    fn fix_remainder(mut self, costs: &Costs<W>) -> Option<Candidate> {
        let first = self.window.mdps;
        let residents: Vec<usize> = (first..first + self.window.residents)
            .filter(|one| self.is_open(*one))
            .collect();
        let tops = residents.iter().filter(|one| {
            let mate = self.face.mate(**one);
            mate > **one && self.is_resident(mate)
        });
        let tops = tops.count();
        let (upper, lower) = residents.split_at(tops);
        if self.without_exchange(upper, lower) {
            let mut tops = upper.to_vec();
            tops.sort_unstable();
            return self.fix_tops(&tops);
        }
        match self.face {
            Face::Plain {
                ref graph,
                ref active,
                ..
            } => {
                let mut graph = graph.clone();
                for gone in (0..graph.len()).filter(|one| !active.has(*one)) {
                    graph.isolate(gone);
                }
                let base = vec![0; graph.len()];
                let exchange = Exchange::new(&residents, tops, self.digit, graph.len());
                let costs: Costs<i64> = exchange.costs(None, &graph);
                let potential = exchange.potentials(base);
                let open = active.clone();
                let order = Order {
                    window: self.window,
                    face: Face::of(solve_exchange(graph, costs, potential, &open)?),
                    digit: self.digit,
                    found: self.found,
                };
                order.fix_exchange(&residents, tops)
            }
            Face::Charged(ref solved) => {
                let graph = solved.legal().clone();
                let mut open = Bits::none(graph.len());
                for one in (0..graph.len()).filter(|one| solved.is_open(*one)) {
                    open.add(one);
                }
                let exchange = Exchange::new(&residents, tops, self.digit, graph.len());
                let costs = exchange.costs(Some(costs), &graph);
                let potential = exchange.potentials(solved.uncharged());
                let order = Order {
                    window: self.window,
                    face: Face::of(solve_exchange(graph, costs, potential, &open)?),
                    digit: self.digit,
                    found: self.found,
                };
                order.fix_exchange(&residents, tops)
            }
        }
    }

    fn is_open(&self, one: usize) -> bool {
        match &self.face {
            Face::Plain { active, .. } => active.has(one),
            Face::Charged(solved) => solved.is_open(one),
        }
    }

    /// Whether the first part can meet the second without harm; then nothing else is kept.
    fn without_exchange(&mut self, upper: &[usize], lower: &[usize]) -> bool {
        let Face::Plain {
            graph,
            active,
            mate,
        } = &mut self.face
        else {
            return false;
        };
        let n = graph.len();
        let mut bounded = graph.clone();
        let mut across = Bits::none(n);
        for one in lower {
            across.add(*one);
        }
        for one in upper {
            bounded.confine(*one, &across);
        }
        let mut open = Bits::all(n);
        for one in lower {
            open.cut(*one);
        }
        for one in lower {
            bounded.confine(*one, &open);
        }
        let mut matching = super::bits::Matching::new(&bounded, active.clone());
        matching.mate.clone_from(mate);
        for one in active.iter() {
            let other = matching.mate[one];
            if other != NONE && !bounded.has(one, other) {
                matching.mate[one] = NONE;
                matching.mate[other] = NONE;
            }
        }
        if matching.maximise() > 0 {
            return false;
        }
        *mate = matching.mate;
        *graph = bounded;
        true
    }

    /// Who goes down from the upper part, who comes up from the lower one (4.3, D.2).
    fn fix_exchange(mut self, residents: &[usize], tops: usize) -> Option<Candidate> {
        let is_top = |face: &Face<W>, order: &Self, one: usize| {
            let mate = face.mate(one);
            mate > one && order.is_resident(mate)
        };
        let upper = &residents[..tops];
        let mut left = upper
            .iter()
            .filter(|one| !is_top(&self.face, &self, **one))
            .count();
        let size = left;
        let (first, count) = (self.window.mdps, self.window.residents);
        let top = |one: usize, other: usize| other > one && (first..first + count).contains(&other);
        for one in upper.iter().rev() {
            if left == 0 {
                break;
            }
            if self
                .face
                .choose(*one, |other| Some(u32::from(top(*one, other))))?
                == 0
            {
                left -= 1;
            }
        }
        let mut left = size;
        for one in &residents[tops..] {
            if left == 0 {
                break;
            }
            if self
                .face
                .choose(*one, |other| Some(u32::from(!top(*one, other))))?
                == 0
            {
                left -= 1;
            }
        }
        let tops: Vec<usize> = residents
            .iter()
            .copied()
            .filter(|one| is_top(&self.face, &self, *one))
            .collect();
        self.fix_tops(&tops)
    }

    /// Gives each of the upper members its first possible partner, from the top.
    fn fix_tops(mut self, tops: &[usize]) -> Option<Candidate> {
        let end = self.window.mdps + self.window.residents;
        for one in tops {
            self.fix_pair(*one, &(one + 1..end))?;
        }
        let inside = 0..end;
        let mut paired = Bits::none(self.window.field.len());
        for (a, b) in &self.found.pairs {
            paired.add(*a);
            paired.add(*b);
        }
        let down = inside
            .map(|one| self.place(one))
            .filter(|place| !paired.has(*place));
        self.found.down = down.collect();
        self.found.down.sort_unstable();
        Some(self.found)
    }
}

/// An exchange between the parts of the residents that are left (4.3, D.2).
struct Exchange {
    /// The number of each resident, from one; zero for everybody else.
    number: Vec<u32>,
    tops: u32,
    digit: u32,
}

impl Exchange {
    fn new(residents: &[usize], tops: usize, digit: u32, vertices: usize) -> Exchange {
        let mut number = vec![0; vertices];
        for (each, one) in (1u32..).zip(residents) {
            number[*one] = each;
        }
        Exchange {
            number,
            tops: u32::try_from(tops).unwrap_or(u32::MAX),
            digit,
        }
    }

    /// A number in its digit: the lowest digit is for ranks, the lowest bit keeps costs even.
    fn digit<W: Weight>(&self, number: u32) -> W {
        W::small(number).shifted(self.digit + 1)
    }

    /// How many upper members lie outside the first part, then the sum of the upper members'
    /// numbers; below what is given. All candidates have as many pairs, so each is given the size of the
    /// first part: then pairs of a member of each part cost what `potentials` gives for them.
    fn costs<W: Weight>(&self, base: Option<&Costs<W>>, graph: &BitMatrix) -> Costs<W> {
        let n = graph.len();
        let mut table = vec![W::default(); n * n];
        for a in 0..n {
            for b in graph.row(a) {
                let base = base.map_or(W::default(), |costs| costs.of(a, b));
                table[a * n + b] = base + self.cost(self.number[a].min(self.number[b]));
            }
        }
        Costs {
            class: (0..n).collect(),
            table,
            classes: n,
        }
    }

    /// What a pair with this upper member costs; nothing where it is no pair of residents.
    fn cost<W: Weight>(&self, upper: u32) -> W {
        if upper == 0 {
            return W::default();
        }
        let outside = W::small(u32::from(upper > self.tops)).shifted(3 * self.digit + 1);
        outside + self.digit(upper) - self.digit(self.tops)
    }

    /// Potentials for these costs, on top of those for what is given: no slack between the parts,
    /// nor wherever the exchange does not matter.
    fn potentials<W: Weight>(&self, mut base: Vec<W>) -> Vec<W> {
        for (potential, number) in base.iter_mut().zip(&self.number) {
            if (1..=self.tops).contains(number) {
                *potential = *potential + self.cost(*number);
            }
        }
        base
    }
}

fn solve_exchange<W: Weight>(
    graph: BitMatrix,
    costs: Costs<W>,
    potential: Vec<W>,
    open: &Bits,
) -> Option<Weighted<W>> {
    let mut solved = Weighted::new(graph, costs, potential);
    let n = solved.legal().len();
    for one in (0..n).filter(|one| !open.has(*one)) {
        solved.leave_out(one);
    }
    solved.solve(|_| 0).then_some(solved)
}
