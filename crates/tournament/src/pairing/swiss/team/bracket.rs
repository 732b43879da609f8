//! Scoregroup after scoregroup from the top: who comes up, who meets whom (3.2 to 3.6).

use super::super::bits::BitMatrix;
use super::super::colours::Strength;
use super::super::dutch::{NoPairing, RoundPairing, shortage};
use super::choice::{Choice, Order};
use super::facts::TeamField;
use super::state::{TeamReading, TeamSwiss};
use crate::Points;

/// What a bracket of teams is judged by, the most important first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeamCriterion {
    /// How many come up (C4).
    Upfloaters,
    /// By how much (C5).
    Differences,
    /// How many the next scoregroup needs then (C6).
    Following,
    /// How many of them floated in the previous round (C7).
    FloatersUp,
    /// Wishes for a colour that are not granted (C8).
    Colour,
    /// Strong ones (C9).
    StrongColour,
    /// Opponents of upfloaters who floated in the previous round (C10).
    FloatersMet,
}

impl TeamCriterion {
    /// The number, the article that weighs it, and a word that each language has.
    pub const fn cited(self) -> (&'static str, &'static str, &'static str) {
        match self {
            TeamCriterion::Upfloaters => ("C4", "C.04.6, 3.5", "upfloaters"),
            TeamCriterion::Differences => ("C5", "C.04.6, 3.5", "differences"),
            TeamCriterion::Following => ("C6", "C.04.6, 3.5", "next-upfloaters"),
            TeamCriterion::FloatersUp => ("C7", "C.04.6, 3.5", "floaters-up"),
            TeamCriterion::Colour => ("C8", "C.04.6, 3.6", "team-colour"),
            TeamCriterion::StrongColour => ("C9", "C.04.6, 3.6", "team-strong-colour"),
            TeamCriterion::FloatersMet => ("C10", "C.04.6, 3.6", "floaters-met"),
        }
    }
}

/// One bracket as it was paired, by place in the field.
#[derive(Clone, Debug)]
pub struct TeamBracket {
    /// The teams of the scoregroup.
    pub residents: Vec<usize>,
    /// The teams that came up.
    pub up: Vec<usize>,
    /// Everybody who was left when it was paired, the bracket included.
    pub left: Vec<usize>,
    /// The pairs.
    pub pairs: Vec<(usize, usize)>,
}

/// A round of teams with the way it came about.
#[derive(Clone, Debug)]
pub struct TeamPaired {
    /// The field.
    pub field: TeamField,
    /// Who has the bye.
    pub bye: Option<usize>,
    /// Brackets from the top; in the global reading one.
    pub brackets: Vec<TeamBracket>,
    /// The result.
    pub pairing: RoundPairing,
}

/// Pairs a round of teams.
pub fn pair_teams(swiss: &TeamSwiss) -> Result<TeamPaired, NoPairing> {
    let field = TeamField::new(swiss);
    let bye = field.bye()?;
    let mut left: Vec<usize> = (0..field.len()).filter(|one| Some(*one) != bye).collect();
    let mut brackets = Vec::new();
    while !left.is_empty() {
        let bracket = match swiss.reading {
            TeamReading::Text => field.bracket(&left),
            TeamReading::Global => field.at_once(&left),
        };
        let none = || shortage(&field.legal, &field.numbers(), bye.is_some());
        let bracket = bracket.ok_or_else(none)?;
        left.retain(|one| !bracket.residents.contains(one) && !bracket.up.contains(one));
        brackets.push(bracket);
    }
    let pairing = field.laid_out(&brackets, bye);
    Ok(TeamPaired {
        field,
        bye,
        brackets,
        pairing,
    })
}

impl TeamField {
    fn score(&self, place: usize) -> Points {
        self.teams[place].score
    }

    /// How many of the teams that are left are of the top scoregroup.
    pub fn top(&self, left: &[usize]) -> usize {
        let same =
            |one: &&usize| Some(self.score(**one)) == left.first().map(|top| self.score(*top));
        left.iter().take_while(same).count()
    }

    fn graph(&self, places: &[usize]) -> BitMatrix {
        let mut graph = BitMatrix::empty(places.len());
        for (a, one) in places.iter().enumerate() {
            for (b, other) in places.iter().enumerate().skip(a + 1) {
                if self.legal.has(*one, *other) {
                    graph.join(a, b);
                }
            }
        }
        graph
    }

    /// Who could come up to the top scoregroup, judged by C4 to C7; vertices are what is left, in
    /// order.
    pub fn upfloaters(&self, left: &[usize]) -> Choice {
        let top = self.top(left);
        let next = left.get(top).map(|one| self.score(*one));
        let differences = self.differences(left);
        // 0: of the top scoregroup, 1: of the next, 2: below.
        let part = |vertex: usize| match vertex {
            vertex if vertex < top => 0,
            vertex if Some(self.score(left[vertex])) == next => 1,
            _ => 2,
        };
        let floats = |vertex: usize| self.floaters_count && self.teams[left[vertex]].floated;
        let key = |vertex: usize| (self.score(left[vertex]), floats(vertex));
        let cost = |a: usize, b: usize| {
            let (high, low) = (a.min(b), a.max(b));
            let mut digits = vec![0; differences.len() + 3];
            match (part(high), part(low)) {
                (0, 1 | 2) => {
                    let by = self.score(left[high]) - self.score(left[low]);
                    let at = differences.iter().position(|one| *one == by).unwrap_or(0);
                    digits[0] = 1;
                    digits[1 + at] = 1;
                    digits[differences.len() + 2] = u32::from(floats(low));
                }
                (1, 2) => digits[differences.len() + 1] = 1,
                _ => {}
            }
            digits
        };
        Choice::new(self.graph(left), key, cost)
    }

    /// Distinct differences to the top score, the largest first.
    pub fn differences(&self, left: &[usize]) -> Vec<Points> {
        let top = left.first().map(|one| self.score(*one)).unwrap_or_default();
        let all = left.iter().rev().map(|one| top - self.score(*one));
        let mut all: Vec<Points> = all.filter(|by| *by > Points::ZERO).collect();
        all.dedup();
        all
    }

    /// The pairs of a bracket, judged by C8 to C10; vertices are its teams by number.
    pub fn meetings(&self, places: &[usize], up: &[usize]) -> Choice {
        let is_up = |vertex: usize| up.contains(&places[vertex]);
        let floats = |vertex: usize| self.floaters_count && self.teams[places[vertex]].floated;
        let wish = |vertex: usize| self.teams[places[vertex]].preference;
        let key = |vertex: usize| (is_up(vertex), floats(vertex), wish(vertex));
        let cost = |a: usize, b: usize| {
            let met = |up: usize, other: usize| is_up(up) && !is_up(other) && floats(other);
            let [colour, strong] = self.denied(places[a], places[b]);
            vec![colour, strong, u32::from(met(a, b) || met(b, a))]
        };
        Choice::new(self.graph(places), key, cost)
    }

    /// Whether a wish, and a strong one, is not granted when two meet.
    fn denied(&self, one: usize, other: usize) -> [u32; 2] {
        match (self.teams[one].preference, self.teams[other].preference) {
            (Some(a), Some(b)) if a.white == b.white => {
                let both = a.strength.min(b.strength) == Strength::Strong;
                [1, u32::from(both)]
            }
            _ => [0, 0],
        }
    }

    /// Teams in the order of their numbers.
    pub fn by_number(&self, places: impl Iterator<Item = usize>) -> Vec<usize> {
        let mut places: Vec<usize> = places.collect();
        places.sort_by_key(|place| self.teams[*place].number);
        places
    }

    /// The next bracket of those who are left.
    fn bracket(&self, left: &[usize]) -> Option<TeamBracket> {
        let top = self.top(left);
        let met = self.upfloaters(left).first(&Order::Up(top))?;
        let mut up: Vec<usize> = met
            .iter()
            .filter(|(one, other)| *one < top && *other >= top)
            .map(|(_, other)| left[*other])
            .collect();
        up.sort_unstable();
        let residents = left[..top].to_vec();
        let places = self.by_number(residents.iter().chain(&up).copied());
        let pairs = self.meetings(&places, &up).first(&Order::Pairs)?;
        Some(TeamBracket {
            residents,
            up,
            left: left.to_vec(),
            pairs: named(&places, &pairs),
        })
    }

    /// The whole round at once: the other reading of C4 to C6.
    fn at_once(&self, left: &[usize]) -> Option<TeamBracket> {
        let places = self.by_number(left.iter().copied());
        let mut differences: Vec<Points> = left
            .iter()
            .flat_map(|one| {
                left.iter()
                    .map(|other| self.score(*one) - self.score(*other))
            })
            .filter(|by| *by > Points::ZERO)
            .collect();
        differences.sort_unstable_by(|a, b| b.cmp(a));
        differences.dedup();
        let floats = |place: usize| self.floaters_count && self.teams[place].floated;
        let key = |vertex: usize| {
            let team = &self.teams[places[vertex]];
            (team.score, team.preference, floats(places[vertex]))
        };
        let cost = |a: usize, b: usize| {
            let (a, b) = (places[a], places[b]);
            let (high, low) = if self.score(a) >= self.score(b) {
                (a, b)
            } else {
                (b, a)
            };
            let by = self.score(high) - self.score(low);
            let mut digits = vec![0; 1 + differences.len()];
            let apart = by > Points::ZERO;
            if apart {
                let at = differences.iter().position(|one| *one == by).unwrap_or(0);
                digits[0] = 1;
                digits[1 + at] = 1;
            }
            digits.push(u32::from(apart && floats(low)));
            digits.extend(self.denied(a, b));
            digits.push(u32::from(apart && floats(high)));
            digits
        };
        let pairs = Choice::new(self.graph(&places), key, cost).first(&Order::Pairs)?;
        Some(TeamBracket {
            residents: left.to_vec(),
            up: Vec::new(),
            left: left.to_vec(),
            pairs: named(&places, &pairs),
        })
    }

    /// Colours, and boards by the score of the higher ranked team, the sum of scores, and its
    /// number (C.04.2, 3.6).
    fn laid_out(&self, brackets: &[TeamBracket], bye: Option<usize>) -> RoundPairing {
        let pairs = brackets.iter().flat_map(|one| one.pairs.iter().copied());
        let mut rows: Vec<_> = pairs
            .map(|(one, other)| {
                let higher = one.min(other);
                let order = (
                    std::cmp::Reverse(self.score(higher)),
                    std::cmp::Reverse(self.score(one) + self.score(other)),
                    self.teams[higher].number,
                );
                let ((white, black), _) = self.colours(one, other);
                (order, (self.teams[white].number, self.teams[black].number))
            })
            .collect();
        rows.sort_unstable();
        RoundPairing {
            pairs: rows.into_iter().map(|(_, pair)| pair).collect(),
            bye: bye.map(|place| self.teams[place].number),
        }
    }
}

fn named(places: &[usize], pairs: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let pairs = pairs.iter();
    pairs.map(|(a, b)| (places[*a], places[*b])).collect()
}
