//! The best pairing of one bracket.
//!
//! Three windows give one result. The narrow one holds the bracket alone; what the following
//! bracket and the rest of the round can make of its downfloaters is left out and looked at
//! afterwards. If the candidate it finds reaches the best that any candidate could reach there,
//! and the round can be completed, no other candidate can be better: leaving rules out only makes
//! values smaller, and here nothing was lost. Else the next scoregroup is taken into the window,
//! and only if the round cannot be completed then, all that lies below.

use super::bits::{BitMatrix, Bits, Matching, NONE};
use super::facts::Field;
use super::judged::{Judged, Kind};
use super::state::SwissEdition;
use super::window::{Candidate, Window};
use crate::Points;

/// Which rules hold for a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Like any other.
    Regular,
    /// 2017: the last bracket before the collapsed one; the round must be completed, the following
    /// bracket is not looked at (A.9).
    Penultimate,
    /// The last one, natural or collapsed.
    Last,
}

/// A bracket with what lies below it.
#[derive(Clone, Debug)]
pub struct Bracket<'a> {
    /// The field.
    pub field: &'a Field,
    /// Players moved down, in order.
    pub mdps: Vec<usize>,
    /// Players of the scoregroup, in order.
    pub residents: Vec<usize>,
    /// Players of the next scoregroup.
    pub next: Vec<usize>,
    /// Players below that.
    pub lower: Vec<usize>,
    /// Which rules hold.
    pub stage: Stage,
    /// 2026, odd field: the score of whoever gets the bye (C5).
    pub bye_score: Option<Points>,
    /// Pairs that must meet here: for questions, not for pairing.
    pub forced: Vec<(usize, usize)>,
    /// Players who must go down here: for questions, not for pairing.
    pub sent: Vec<usize>,
    /// Players who may not go down here: for questions, not for pairing.
    pub kept: Vec<usize>,
}

impl<'a> Bracket<'a> {
    /// The best candidate; none where there is none at all.
    pub fn best(&self) -> Option<Candidate> {
        let found = self.narrow();
        if let Some(found) = &found
            && self.nothing_lost(found)
        {
            return Some(found.clone());
        }
        match (self.field.edition, self.stage) {
            (_, Stage::Last) => None,
            (SwissEdition::E2017, Stage::Regular) => self.with_next(),
            (SwissEdition::E2017, Stage::Penultimate) => self.with_all(),
            (SwissEdition::E2026, _) => {
                let found = self.with_next();
                match found {
                    Some(found) if self.completes_well(&found).is_some() => Some(found),
                    _ => self.with_all(),
                }
            }
        }
    }

    /// Everybody of the bracket who is not sent down.
    fn players(&self) -> impl Iterator<Item = (Kind, usize)> + '_ {
        let mdps = self.mdps.iter().map(|place| (Kind::Mdp, *place));
        let residents = self.residents.iter().map(|place| (Kind::Resident, *place));
        let all = mdps.chain(residents);
        all.filter(|(_, place)| !self.sent.contains(place))
    }

    fn sent_down(&self) -> impl Iterator<Item = (Kind, usize)> + '_ {
        self.sent.iter().map(|place| (Kind::Sent, *place))
    }

    /// How the candidates of the bracket are judged.
    pub fn judged(&self) -> Judged<'a> {
        Judged::new(self.field, &self.mdps, &self.residents, &self.next)
    }

    /// Whether a single downfloater with the score of the bye is the one who gets it (C9).
    fn counts_bye_rounds(&self, down: usize) -> bool {
        self.field.edition == SwissEdition::E2026 && self.bye_score.is_some() && down == 1
    }

    fn ask(&self, mut window: Window<'a>) -> Option<Candidate> {
        for (one, other) in &self.forced {
            window.force(*one, *other);
        }
        for one in &self.kept {
            window.keep(*one);
        }
        let mut found = window.best()?;
        found.down.extend(&self.sent);
        found.down.sort_unstable();
        Some(found)
    }

    /// The bracket alone, with as many slots as players must go down at least.
    fn narrow(&self) -> Option<Candidate> {
        let mut vertices: Vec<(Kind, usize)> = self.players().collect();
        let down = match self.stage {
            Stage::Last => (vertices.len() + self.sent.len()) % 2,
            _ => self.must_go_down(&vertices) + self.sent.len(),
        };
        vertices.extend(self.sent_down());
        vertices.extend(std::iter::repeat_n((Kind::Slot, NONE), down));
        let last = self.stage == Stage::Last;
        let bye = self.field.bye();
        let apart = |a: (Kind, usize), b: (Kind, usize)| {
            let slots = [a, b].iter().filter(|one| one.0 == Kind::Slot).count();
            let player = if a.0 == Kind::Slot { b.1 } else { a.1 };
            go_down_together(a, b)
                || slots == 2
                || slots == 1 && last && !self.field.legal.has(player, bye)
        };
        let mut judged = self.judged();
        judged.bye_rounds = self.counts_bye_rounds(down);
        if judged.bye_rounds {
            judged.bye_score = self.bye_score;
        }
        self.ask(Window::new(self.field, judged, vertices, apart))
    }

    /// The fewest who cannot be paired in the bracket, whatever becomes of them.
    fn must_go_down(&self, vertices: &[(Kind, usize)]) -> usize {
        let n = vertices.len();
        let mut graph = BitMatrix::empty(n);
        for a in 0..n {
            for b in a + 1..n {
                let mdps = vertices[b].0 == Kind::Mdp;
                if !mdps && self.field.legal.has(vertices[a].1, vertices[b].1) {
                    graph.join(a, b);
                }
            }
        }
        let forced: Vec<usize> = self.forced.iter().flat_map(|(a, b)| [*a, *b]).collect();
        for vertex in (0..n).filter(|vertex| forced.contains(&vertices[*vertex].1)) {
            graph.isolate(vertex);
        }
        Matching::new(&graph, Bits::all(n)).maximise() - forced.len()
    }

    /// Whether the narrow window has left nothing out that could make another candidate better.
    fn nothing_lost(&self, found: &Candidate) -> bool {
        match (self.field.edition, self.stage) {
            (_, Stage::Last) => true,
            (SwissEdition::E2017, Stage::Regular) => {
                found.down.is_empty() || self.no_choice(found) || self.follows(found).1
            }
            (SwissEdition::E2017, Stage::Penultimate) => self.completes(&found.down),
            (SwissEdition::E2026, _) => {
                if found.down.is_empty() || self.no_choice(found) {
                    return self.completes(&found.down);
                }
                self.follows(found).1 && self.completes_well(found).is_some()
            }
        }
    }

    /// Whether nobody can be paired here, so that there is only one candidate.
    fn no_choice(&self, found: &Candidate) -> bool {
        found.pairs.is_empty()
    }

    /// Whether downfloaters and everybody below can be paired.
    pub fn completes(&self, down: &[usize]) -> bool {
        let all = down.iter().chain(&self.next).chain(&self.lower);
        self.complete(all.copied())
    }

    fn complete(&self, places: impl Iterator<Item = usize>) -> bool {
        let mut active = Bits::none(self.field.len() + 1);
        for place in places {
            active.add(place);
        }
        if self.field.is_odd() {
            active.add(self.field.bye());
        }
        Matching::complete(&self.field.legal, active)
    }

    /// Who goes down from the following bracket at best, if the round can be completed then.
    fn completes_well(&self, found: &Candidate) -> Option<Vec<usize>> {
        let (down, _) = self.follows(found);
        self.complete(down.iter().chain(&self.lower).copied())
            .then_some(down)
    }

    /// Who goes down from the following bracket at best, and whether nobody could do better
    /// with downfloaters of the same scores.
    pub fn follows(&self, found: &Candidate) -> (Vec<usize>, bool) {
        let n = self.field.len() + 1;
        let mut graph = self.field.legal.clone();
        for (index, a) in found.down.iter().enumerate() {
            for b in &found.down[index + 1..] {
                graph.cut(*a, *b);
            }
        }
        let mut active = Bits::none(n);
        for place in found.down.iter().chain(&self.next) {
            active.add(*place);
        }
        let mut matching = Matching::new(&graph, active.clone());
        matching.maximise();
        let score = |place: usize| self.field.players[place].score;
        let free = |matching: &Matching<'_>| -> Vec<usize> {
            active
                .iter()
                .filter(|one| matching.mate[*one] == NONE)
                .collect()
        };
        // Leaving lower scores free in the stead of higher ones, as long as that is possible.
        for one in free(&matching) {
            let reached = matching.reach(one, &Bits::none(n), None);
            let others = active.iter().filter(|other| reached.has(*other));
            let lowest = others.min_by_key(|other| score(*other));
            if let Some(other) = lowest.filter(|other| score(*other) < score(one)) {
                matching.flip(&reached, other);
            }
        }
        let down = free(&matching);
        let bound = self.bound(found);
        let mut scores: Vec<Points> = down.iter().map(|place| score(*place)).collect();
        scores.sort_unstable();
        (down, scores == bound)
    }

    /// The scores that must go down from the following bracket whoever comes, ascending.
    fn bound(&self, found: &Candidate) -> Vec<Points> {
        let (down, next) = (found.down.len(), self.next.len());
        let mut scores: Vec<Points> = found
            .down
            .iter()
            .map(|place| self.field.players[*place].score)
            .collect();
        scores.sort_unstable();
        if down >= next {
            scores.truncate(down - next);
            return scores;
        }
        let left = (down + next) % 2;
        let score = self
            .next
            .first()
            .map(|place| self.field.players[*place].score);
        score.into_iter().take(left).collect()
    }

    /// The bracket and the next scoregroup; below it, as many dummies as must go down at least.
    fn with_next(&self) -> Option<Candidate> {
        let inside: Vec<(Kind, usize)> = self.players().collect();
        let next: Vec<(Kind, usize)> = self.next.iter().map(|one| (Kind::Next, *one)).collect();
        let free = Bracket {
            forced: Vec::new(),
            ..self.clone()
        };
        let down = self.must_go_down(&inside) + self.sent.len();
        let dummies = down + free.must_go_down(&next);
        let mut vertices = inside;
        vertices.extend(self.sent_down());
        vertices.extend(next);
        vertices.extend(std::iter::repeat_n((Kind::Dummy, NONE), dummies));
        let mut judged = self.judged();
        judged.following = true;
        if self.counts_bye_rounds(down) {
            judged.bye_rounds = true;
            judged.bye_score = self.bye_score;
        }
        self.ask(Window::new(self.field, judged, vertices, go_down_together))
    }

    /// The bracket and everybody below.
    fn with_all(&self) -> Option<Candidate> {
        let first = self.whole(false)?;
        let counts = self.counts_bye_rounds(first.down.len());
        if counts {
            self.whole(true)
        } else {
            Some(first)
        }
    }

    fn whole(&self, bye_rounds: bool) -> Option<Candidate> {
        let mut vertices: Vec<(Kind, usize)> = self.players().collect();
        vertices.extend(self.sent_down());
        let following = self.stage == Stage::Regular;
        let kind = if following { Kind::Next } else { Kind::Lower };
        vertices.extend(self.next.iter().map(|place| (kind, *place)));
        vertices.extend(self.lower.iter().map(|place| (Kind::Lower, *place)));
        if self.field.is_odd() {
            vertices.push((Kind::Bye, self.field.bye()));
        }
        let mut judged = self.judged();
        judged.following = following;
        judged.bye_rounds = bye_rounds;
        if bye_rounds {
            judged.bye_score = self.bye_score;
        }
        self.ask(Window::new(self.field, judged, vertices, |_, _| false))
    }
}

/// Two who can only meet after both have gone down from the following bracket too: they are moved
/// down, or one is sent and the other is of the bracket.
fn go_down_together(a: (Kind, usize), b: (Kind, usize)) -> bool {
    let kinds = (a.0.min(b.0), a.0.max(b.0));
    matches!(
        kinds,
        (Kind::Mdp, Kind::Mdp) | (Kind::Mdp | Kind::Resident | Kind::Sent, Kind::Sent)
    )
}
