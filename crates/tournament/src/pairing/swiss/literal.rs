//! The Dutch system a second time, word by word: every candidate of a bracket is generated in the
//! order of the rules, judged, and the first of the best is kept.
//!
//! It shares nothing with the fast engine but the tournament it is told and the list of criteria;
//! even colours, floats and legality are worked out anew. It is meant for small brackets, as the
//! oracle of the tests, and says so where a bracket is too large for it.

use std::cell::RefCell;
use std::collections::HashMap;

use jadoube_ruling::Side;

use super::criteria::Criterion;
use super::state::{Parity, PastKind, Swiss, SwissEdition};

/// What the literal engine answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Literal {
    /// White and Black by number, ascending, and the bye.
    Paired(Vec<(u32, u32)>, Option<u32>),
    /// There is no legal pairing.
    None,
    /// A bracket is too large to write down all its candidates.
    TooLarge,
}

/// Pairs a round whose brackets have at most so many players.
pub fn pair_literally(swiss: &Swiss, largest: usize) -> Literal {
    if swiss.players.iter().filter(|one| one.present).count() > 60 {
        return Literal::TooLarge;
    }
    let round = Round::new(swiss);
    if round.players.is_empty() {
        return Literal::None;
    }
    let found = match swiss.edition {
        SwissEdition::E2017 => round.pair_2017(largest),
        SwissEdition::E2026 => round.pair_2026(largest),
    };
    match found {
        Err(answer) => answer,
        Ok((pairs, bye)) => {
            let mut rows: Vec<(u32, u32)> = pairs
                .into_iter()
                .map(|(a, b)| {
                    let (one, other) = (round.players[a].number, round.players[b].number);
                    if round.white(a, b) {
                        (one, other)
                    } else {
                        (other, one)
                    }
                })
                .collect();
            rows.sort_unstable();
            Literal::Paired(rows, bye.map(|one| round.players[one].number))
        }
    }
}

/// Why two who could meet do not, as the literal engine has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LiteralReason {
    /// No candidate with the wish leaves a round that can be completed.
    Impossible,
    /// The best candidate with the wish is worse by a criterion: its value, and that of the one
    /// chosen.
    Worse(Criterion, Vec<i64>, Vec<i64>),
    /// It is equal by every criterion, but generated later.
    Later,
}

/// Why two players who may meet do not: all candidates of their bracket in which they do, or, where
/// they never are in one bracket, in which the first who is paired goes down. None where there is
/// nothing to ask, or a bracket is too large.
pub fn why_not_literally(
    swiss: &Swiss,
    largest: usize,
    one: u32,
    other: u32,
) -> Option<LiteralReason> {
    let round = small(swiss)?;
    let (a, b) = (round.place(one)?, round.place(other)?);
    if !round.may_meet(a, b) {
        return None;
    }
    let (a, b) = (a.min(b), a.max(b));
    let (pairs, _, answers) = round.asked(Question::Meet(a, b), largest)?;
    let paired = pairs.contains(&(a, b)) || pairs.contains(&(b, a));
    answers.into_iter().next().filter(|_| !paired)
}

/// Why a player goes down from each bracket that he goes down from, from the top: all candidates in
/// which he does not. None where a bracket is too large, or he is not to be paired.
pub fn why_down_literally(
    swiss: &Swiss,
    largest: usize,
    number: u32,
) -> Option<Vec<LiteralReason>> {
    let round = small(swiss)?;
    let one = round.place(number)?;
    let (_, _, answers) = round.asked(Question::Stay(one), largest)?;
    Some(answers)
}

/// Why a player who may have the bye does not: all candidates of the bracket in which he is paired
/// where he goes down. None where there is nothing to ask, or a bracket is too large.
pub fn why_no_bye_literally(swiss: &Swiss, largest: usize, number: u32) -> Option<LiteralReason> {
    let round = small(swiss)?;
    let one = round.place(number)?;
    let (_, bye, answers) = round.asked(Question::Leave(one), largest)?;
    bye.filter(|bye| *bye != one)?;
    answers.into_iter().next()
}

/// Who of two has White, and the number of the rule that says so (5.2, E).
pub fn colour_literally(swiss: &Swiss, one: u32, other: u32) -> Option<(u32, u32)> {
    let round = small(swiss)?;
    let (white, rule) = round.colours_of(round.place(one)?, round.place(other)?);
    Some((if white { one } else { other }, rule))
}

fn small(swiss: &Swiss) -> Option<Round<'_>> {
    let here = swiss.players.iter().filter(|one| one.present).count();
    (here <= 60).then(|| Round::new(swiss))
}

/// What the literal engine is asked about a round.
#[derive(Clone, Copy)]
enum Question {
    /// Why two do not meet.
    Meet(usize, usize),
    /// Why one does not stay in each bracket he goes down from.
    Stay(usize),
    /// Why one does not leave the bracket he is paired in; only if he may have the bye.
    Leave(usize),
}

type Pairs = Vec<(usize, usize)>;
type Value = Vec<Vec<i64>>;

#[derive(Debug)]
struct Player {
    number: u32,
    score: i64,
    games: Vec<Side>,
    balance: i64,
    /// 0 none, 1 mild, 2 strong, 3 absolute.
    kind: u8,
    wants: Option<Side>,
    topscorer: bool,
    /// Of the last two rounds: -1 down, 1 up.
    floats: [i8; 2],
    bye: bool,
    unplayed: i64,
    odd: bool,
    met: Vec<u32>,
}

struct Round<'a> {
    swiss: &'a Swiss,
    players: Vec<Player>,
    /// 2026: the score of the bye.
    bye_score: RefCell<Option<i64>>,
    seen: RefCell<HashMap<u64, bool>>,
    question: Option<Question>,
    answers: RefCell<Vec<LiteralReason>>,
}

/// What a candidate must have beside being legal.
type Wish<'w> = &'w dyn Fn(&Pairs, &[usize]) -> bool;

impl<'a> Round<'a> {
    fn new(swiss: &'a Swiss) -> Round<'a> {
        let mut players: Vec<Player> = swiss
            .players
            .iter()
            .filter(|one| one.present)
            .map(|one| player(swiss, one.number))
            .collect();
        players.sort_by(|a, b| b.score.cmp(&a.score).then(a.number.cmp(&b.number)));
        Round {
            swiss,
            players,
            bye_score: RefCell::new(None),
            seen: RefCell::new(HashMap::new()),
            question: None,
            answers: RefCell::new(Vec::new()),
        }
    }

    fn place(&self, number: u32) -> Option<usize> {
        self.players.iter().position(|one| one.number == number)
    }

    /// The round as it is paired, with the answers to a question on the way.
    fn asked(
        mut self,
        question: Question,
        largest: usize,
    ) -> Option<(Pairs, Option<usize>, Vec<LiteralReason>)> {
        self.question = Some(question);
        let found = match self.swiss.edition {
            SwissEdition::E2017 => self.pair_2017(largest),
            SwissEdition::E2026 => self.pair_2026(largest),
        };
        let (pairs, bye) = found.ok()?;
        Some((pairs, bye, self.answers.into_inner()))
    }

    fn odd(&self) -> bool {
        self.players.len() % 2 == 1
    }

    /// C1, forbidden pairs, C3.
    fn may_meet(&self, a: usize, b: usize) -> bool {
        let (one, other) = (&self.players[a], &self.players[b]);
        let both = |group: &Vec<u32>| group.contains(&one.number) && group.contains(&other.number);
        let absolute = one.kind == 3 && other.kind == 3 && one.wants == other.wants;
        !one.met.contains(&other.number)
            && !self.swiss.forbidden.iter().any(both)
            && (!absolute || one.topscorer || other.topscorer)
    }

    fn may_have_bye(&self, one: usize) -> bool {
        let score = *self.bye_score.borrow();
        self.players[one].bye && score.is_none_or(|score| score == self.players[one].score)
    }

    /// Whether a set of players, as bits, can be paired, one of them with the bye if it is odd.
    fn completes(&self, set: u64) -> bool {
        if set == 0 {
            return true;
        }
        if let Some(known) = self.seen.borrow().get(&set) {
            return *known;
        }
        let first = set.trailing_zeros() as usize;
        let rest = set & !(1 << first);
        let others = (first + 1..self.players.len()).filter(|other| rest >> other & 1 == 1);
        let meets = |other: &usize| self.may_meet(first, *other);
        let found = others
            .filter(meets)
            .any(|other| self.completes(rest & !(1 << other)))
            || (set.count_ones() % 2 == 1 && self.may_have_bye(first) && self.completes(rest));
        self.seen.borrow_mut().insert(set, found);
        found
    }

    fn all(&self) -> u64 {
        bits(&(0..self.players.len()).collect::<Vec<_>>())
    }

    fn groups(&self) -> Vec<Vec<usize>> {
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for one in 0..self.players.len() {
            match groups.last_mut() {
                Some(group) if self.players[group[0]].score == self.players[one].score => {
                    group.push(one);
                }
                _ => groups.push(vec![one]),
            }
        }
        groups
    }

    fn pair_2026(&self, largest: usize) -> Result<(Pairs, Option<usize>), Literal> {
        if self.odd() {
            let mut scores: Vec<i64> = self.players.iter().map(|one| one.score).collect();
            scores.sort_unstable();
            scores.dedup();
            let possible = |score: &i64| {
                let mut holders = (0..self.players.len())
                    .filter(|one| self.players[*one].score == *score && self.players[*one].bye);
                holders.any(|one| self.completes(self.all() & !(1 << one)))
            };
            let score = scores.into_iter().find(possible).ok_or(Literal::None)?;
            *self.bye_score.borrow_mut() = Some(score);
            self.seen.borrow_mut().clear();
        } else if !self.completes(self.all()) {
            return Err(Literal::None);
        }
        let groups = self.groups();
        let mut mdps: Vec<usize> = Vec::new();
        let mut pairs = Vec::new();
        for (index, group) in groups.iter().enumerate() {
            let next = groups.get(index + 1).cloned().unwrap_or_default();
            let lower = groups[index + 1..].concat();
            if mdps.len() + group.len() > largest || next.len() > largest {
                return Err(Literal::TooLarge);
            }
            // Below the last bracket there is only the bye.
            let room = if lower.is_empty() { 1 } else { usize::MAX };
            let admits =
                |down: &[usize]| down.len() <= room && self.completes(bits(down) | bits(&lower));
            let memory = RefCell::new(HashMap::new());
            let beyond = lower[next.len()..].to_vec();
            let value = |found: &Pairs, down: &[usize]| {
                self.value_2026(&mdps, group, &next, &beyond, found, down, &memory)
            };
            let search = |wish: Wish<'_>| self.best(&mdps, group, admits, value, wish);
            let best = search(&|_, _| true).ok_or(Literal::None)?;
            self.ask(&mdps, group, &best, lower.is_empty(), search);
            pairs.extend(best.1);
            mdps = best.2;
        }
        Ok((pairs, mdps.first().copied()))
    }

    fn pair_2017(&self, largest: usize) -> Result<(Pairs, Option<usize>), Literal> {
        if !self.completes(self.all()) {
            return Err(Literal::None);
        }
        let mut groups = self.groups();
        let mut mdps: Vec<usize> = Vec::new();
        let mut pairs = Vec::new();
        while !groups.is_empty() {
            let group = groups.remove(0);
            let next = groups.first().cloned().unwrap_or_default();
            let lower = groups.concat();
            if mdps.len() + group.len() > largest || next.len() > largest {
                return Err(Literal::TooLarge);
            }
            let completes = |down: &[usize]| self.completes(bits(down) | bits(&lower));
            let memory = RefCell::new(HashMap::new());
            let value = |found: &Pairs, down: &[usize], following: bool| {
                let next = if following { next.as_slice() } else { &[] };
                self.value_2017(&mdps, &group, next, found, down, &memory)
            };
            let last = groups.is_empty();
            let admits = |down: &[usize]| !last || down.len() <= 1 && completes(down);
            let regular =
                |wish: Wish<'_>| self.best(&mdps, &group, admits, |p, d| value(p, d, true), wish);
            let penultimate = |wish: Wish<'_>| {
                self.best(&mdps, &group, completes, |p, d| value(p, d, false), wish)
            };
            let mut best = regular(&|_, _| true).ok_or(Literal::None)?;
            if !last && !completes(&best.2) {
                best = penultimate(&|_, _| true).ok_or(Literal::None)?;
                self.ask(&mdps, &group, &best, false, penultimate);
                groups = vec![lower.clone()];
            } else {
                self.ask(&mdps, &group, &best, last, regular);
            }
            pairs.extend(best.1);
            mdps = best.2;
        }
        Ok((pairs, mdps.first().copied()))
    }

    /// Answers the question in the bracket that it concerns; `last` is the last one.
    fn ask(
        &self,
        mdps: &[usize],
        group: &[usize],
        chosen: &(Value, Pairs, Vec<usize>),
        last: bool,
        search: impl Fn(Wish<'_>) -> Option<(Value, Pairs, Vec<usize>)>,
    ) {
        let inside = |one: usize| mdps.contains(&one) || group.contains(&one);
        let is_paired = |one: usize| chosen.1.iter().any(|(x, y)| *x == one || *y == one);
        let found = match self.question {
            Some(Question::Meet(a, b)) if self.answers.borrow().is_empty() => {
                let meets =
                    |pairs: &Pairs, _: &[usize]| pairs.contains(&(a, b)) || pairs.contains(&(b, a));
                match (inside(a) && inside(b), is_paired(a), is_paired(b)) {
                    (true, _, _) => search(&meets),
                    (false, true, _) => search(&|_, down| down.contains(&a)),
                    (false, _, true) => search(&|_, down| down.contains(&b)),
                    (false, false, false) => return,
                }
            }
            Some(Question::Stay(one)) if !last && chosen.2.contains(&one) => {
                search(&|_, down| !down.contains(&one))
            }
            Some(Question::Leave(one)) if is_paired(one) && self.may_have_bye(one) => {
                search(&|_, down| down.contains(&one))
            }
            _ => return,
        };
        let reason = match found {
            None => LiteralReason::Impossible,
            Some((value, ..)) => {
                let mut values = Criterion::ALL
                    .into_iter()
                    .zip(value.into_iter().zip(&chosen.0));
                let worse = values.find(|(_, (with, as_paired))| with != *as_paired);
                worse.map_or(LiteralReason::Later, |(criterion, (with, as_paired))| {
                    LiteralReason::Worse(criterion, with, as_paired.clone())
                })
            }
        };
        self.answers.borrow_mut().push(reason);
    }

    /// The first of the best candidates, as pairs and downfloaters.
    fn best(
        &self,
        mdps: &[usize],
        residents: &[usize],
        admits: impl Fn(&[usize]) -> bool,
        value: impl Fn(&Pairs, &[usize]) -> Value,
        wish: Wish<'_>,
    ) -> Option<(Value, Pairs, Vec<usize>)> {
        let everybody: Vec<usize> = mdps.iter().chain(residents).copied().collect();
        let legal = |a: usize, b: usize| self.may_meet(a, b);
        for number in (0..=everybody.len() / 2).rev() {
            let mut best: Option<(Value, Pairs, Vec<usize>)> = None;
            candidates(mdps, residents, number, &legal, &mut |pairs: &Pairs| {
                let paired = |one: &&usize| !pairs.iter().any(|(a, b)| a == *one || b == *one);
                let down: Vec<usize> = everybody.iter().filter(paired).copied().collect();
                if !admits(&down) || !wish(pairs, &down) {
                    return;
                }
                let value = value(pairs, &down);
                if best.as_ref().is_none_or(|(least, ..)| value < *least) {
                    best = Some((value, pairs.clone(), down));
                }
            });
            if best.is_some() {
                return best;
            }
        }
        None
    }

    #[expect(clippy::too_many_arguments, reason = "the whole position of a bracket")]
    fn value_2026(
        &self,
        mdps: &[usize],
        residents: &[usize],
        next: &[usize],
        beyond: &[usize],
        pairs: &Pairs,
        down: &[usize],
        memory: &RefCell<HashMap<u64, Vec<i64>>>,
    ) -> Value {
        let score = |one: usize| self.players[one].score;
        let float = |one: usize, back: usize| self.players[one].floats[back];
        let mut by: HashMap<Criterion, Vec<i64>> = self.colours(pairs);
        by.insert(Criterion::Downfloaters, vec![count(down.len())]);
        by.insert(
            Criterion::Scores,
            descending(down.iter().map(|one| score(*one))),
        );
        let following = memory.borrow().get(&bits(down)).cloned();
        let following = following.unwrap_or_else(|| {
            let best = self.following(down, next, |left| {
                self.completes(bits(left) | bits(beyond)).then(|| {
                    let mut value = vec![count(left.len())];
                    value.extend(descending(left.iter().map(|one| score(*one))));
                    value
                })
            });
            memory.borrow_mut().insert(bits(down), best.clone());
            best
        });
        by.insert(Criterion::Following, following);
        let gate = down.len() == 1 && *self.bye_score.borrow() == Some(score(down[0]));
        let rounds = if gate {
            self.players[down[0]].unplayed
        } else {
            0
        };
        by.insert(Criterion::ByeRounds, vec![rounds]);
        let lists = [
            [
                Criterion::DownAgain,
                Criterion::UpAgain,
                Criterion::DownAgainBy,
                Criterion::UpAgainBy,
            ],
            [
                Criterion::DownTwoBefore,
                Criterion::UpTwoBefore,
                Criterion::DownTwoBeforeBy,
                Criterion::UpTwoBeforeBy,
            ],
        ];
        for (back, [down_again, up_again, down_by, up_by]) in lists.into_iter().enumerate() {
            let residents_down = down.iter().filter(|one| residents.contains(one));
            let again = residents_down
                .filter(|one| float(**one, back) == -1)
                .count();
            let floats: Vec<(usize, usize)> = pairs
                .iter()
                .copied()
                .filter(|(a, _)| mdps.contains(a))
                .collect();
            let met = floats.iter().filter(|(_, b)| float(*b, back) == 1);
            let by_met = descending(met.clone().map(|(a, b)| score(*a) - score(*b)));
            let fell = floats.iter().filter(|(a, _)| float(*a, back) == -1);
            let fell = descending(fell.map(|(a, b)| score(*a) - score(*b)));
            // In the limbo: worse than any difference, the higher score first.
            let limbo = down
                .iter()
                .filter(|one| mdps.contains(one) && float(**one, back) == -1);
            let mut by_fell = descending(limbo.map(|one| 1_000_000 + score(*one)));
            by_fell.extend(fell);
            by.insert(down_again, vec![count(again)]);
            by.insert(up_again, vec![count(met.count())]);
            by.insert(down_by, by_fell);
            by.insert(up_by, by_met);
        }
        ordered(by)
    }

    fn value_2017(
        &self,
        mdps: &[usize],
        residents: &[usize],
        next: &[usize],
        pairs: &Pairs,
        down: &[usize],
        memory: &RefCell<HashMap<u64, Vec<i64>>>,
    ) -> Value {
        let score = |one: usize| self.players[one].score;
        let float = |one: usize, back: usize| self.players[one].floats[back];
        let lowest = mdps
            .iter()
            .chain(residents)
            .map(|one| score(*one))
            .min()
            .unwrap_or(0);
        let mut by: HashMap<Criterion, Vec<i64>> = self.colours(pairs);
        by.insert(Criterion::Downfloaters, vec![count(down.len())]);
        by.insert(Criterion::Scores, self.differences(pairs, down, lowest));
        if !next.is_empty() {
            let known = memory.borrow().get(&bits(down)).cloned();
            let following = known.unwrap_or_else(|| {
                let floor = score(next[0]);
                let best = self.following_pairs(down, next, |pairs, left| {
                    let mut value = vec![count(left.len())];
                    value.extend(self.differences(pairs, left, floor));
                    Some(value)
                });
                memory.borrow_mut().insert(bits(down), best.clone());
                best
            });
            by.insert(Criterion::Following, following);
        }
        let falls: Vec<(usize, i64)> = pairs
            .iter()
            .filter(|(a, b)| score(*a) != score(*b))
            .map(|(a, b)| {
                if score(*a) > score(*b) {
                    (*a, *b)
                } else {
                    (*b, *a)
                }
            })
            .map(|(a, b)| (a, score(a) - score(b)))
            .chain(down.iter().map(|one| (*one, score(*one) - lowest + 100)))
            .collect();
        let rises: Vec<(usize, i64)> = pairs
            .iter()
            .filter(|(a, b)| score(*a) != score(*b))
            .map(|(a, b)| {
                if score(*a) < score(*b) {
                    (*a, *b)
                } else {
                    (*b, *a)
                }
            })
            .map(|(a, b)| (a, score(b) - score(a)))
            .collect();
        let lists = [
            (Criterion::DownAgain, Criterion::DownAgainBy, &falls, 0, -1),
            (Criterion::UpAgain, Criterion::UpAgainBy, &rises, 0, 1),
            (
                Criterion::DownTwoBefore,
                Criterion::DownTwoBeforeBy,
                &falls,
                1,
                -1,
            ),
            (
                Criterion::UpTwoBefore,
                Criterion::UpTwoBeforeBy,
                &rises,
                1,
                1,
            ),
        ];
        for (again, differences, moves, back, way) in lists {
            let counted = moves.iter().filter(|(one, _)| float(*one, back) == way);
            by.insert(again, vec![count(counted.clone().count())]);
            by.insert(differences, descending(counted.map(|(_, by)| *by)));
        }
        ordered(by)
    }

    /// The pairing score differences: of each pair, and of each downfloater to a score of one
    /// point below the lowest.
    fn differences(&self, pairs: &Pairs, down: &[usize], lowest: i64) -> Vec<i64> {
        let score = |one: usize| self.players[one].score;
        let paired = pairs.iter().map(|(a, b)| (score(*a) - score(*b)).abs());
        let left = down.iter().map(|one| score(*one) - lowest + 100);
        descending(paired.chain(left))
    }

    /// The least value that the following bracket can reach.
    fn following(
        &self,
        down: &[usize],
        next: &[usize],
        value: impl Fn(&[usize]) -> Option<Vec<i64>>,
    ) -> Vec<i64> {
        if next.is_empty() {
            return Vec::new();
        }
        self.following_pairs(down, next, |_, left| value(left))
    }

    fn following_pairs(
        &self,
        down: &[usize],
        next: &[usize],
        value: impl Fn(&Pairs, &[usize]) -> Option<Vec<i64>>,
    ) -> Vec<i64> {
        let all: Vec<usize> = down.iter().chain(next).copied().collect();
        let mut best: Option<Vec<i64>> = None;
        let legal =
            |a: usize, b: usize| self.may_meet(a, b) && !(down.contains(&a) && down.contains(&b));
        every_matching(
            &all,
            &legal,
            &mut Vec::new(),
            &mut Vec::new(),
            &mut |pairs, left| {
                if let Some(value) = value(pairs, left)
                    && best.as_ref().is_none_or(|least| value < *least)
                {
                    best = Some(value);
                }
            },
        );
        // Nothing can be done: worse than anything.
        best.unwrap_or_else(|| vec![i64::MAX])
    }

    /// Topscorers and colours.
    fn colours(&self, pairs: &Pairs) -> HashMap<Criterion, Vec<i64>> {
        let (mut balance, mut row, mut missed, mut strong) = (0, 0, 0, 0);
        for (a, b) in pairs {
            let white = self.white(*a, *b);
            let sides = if white {
                [Side::White, Side::Black]
            } else {
                [Side::Black, Side::White]
            };
            let top = self.players[*a].topscorer || self.players[*b].topscorer;
            for (one, side) in [*a, *b].into_iter().zip(sides) {
                let player = &self.players[one];
                if player.wants.is_some_and(|wants| wants != side) {
                    missed += 1;
                    strong += i64::from(player.kind == 2);
                }
                let after = player.balance + if side == Side::White { 1 } else { -1 };
                let mut string = player.games.clone();
                string.push(side);
                let third = string.len() >= 3 && string[string.len() - 3..] == [side; 3];
                balance += i64::from(top && after.abs() > 2);
                row += i64::from(top && third);
            }
        }
        HashMap::from([
            (Criterion::TopscorerBalance, vec![balance]),
            (Criterion::TopscorerRow, vec![row]),
            (Criterion::Colour, vec![missed]),
            (Criterion::StrongColour, vec![strong]),
        ])
    }

    /// Whether the first of two has White.
    fn white(&self, a: usize, b: usize) -> bool {
        self.colours_of(a, b).0
    }

    /// Whether the first of two has White, and by which of the five rules.
    fn colours_of(&self, a: usize, b: usize) -> (bool, u32) {
        let (one, other) = (&self.players[a], &self.players[b]);
        let first_higher = (-one.score, one.number) < (-other.score, other.number);
        let (high, low) = if first_higher {
            (one, other)
        } else {
            (other, one)
        };
        let (high_white, rule) = match (high.wants, low.wants) {
            (None, None) => (high.odd == (self.swiss.initial == Side::White), 5),
            (Some(side), None) => (side == Side::White, 1),
            (None, Some(side)) => (side == Side::Black, 1),
            (Some(mine), Some(theirs)) if mine != theirs => (mine == Side::White, 1),
            (Some(side), Some(_)) => {
                let stronger = (
                    high.kind,
                    if high.kind == 3 {
                        high.balance.abs()
                    } else {
                        0
                    },
                );
                let weaker = (low.kind, if low.kind == 3 { low.balance.abs() } else { 0 });
                let back = (1..=high.games.len().min(low.games.len())).find(|back| {
                    high.games[high.games.len() - back] != low.games[low.games.len() - back]
                });
                match (stronger.cmp(&weaker), back) {
                    (std::cmp::Ordering::Greater, _) => (side == Side::White, 2),
                    (std::cmp::Ordering::Less, _) => (side == Side::Black, 2),
                    (_, Some(back)) => (high.games[high.games.len() - back] == Side::Black, 3),
                    (_, None) => (side == Side::White, 4),
                }
            }
        };
        (high_white == first_higher, rule)
    }
}

/// The values in the order of the criteria.
fn ordered(mut by: HashMap<Criterion, Vec<i64>>) -> Value {
    Criterion::ALL
        .iter()
        .map(|one| by.remove(one).unwrap_or_default())
        .collect()
}

fn bits(players: &[usize]) -> u64 {
    players.iter().fold(0, |set, one| set | 1 << one)
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn descending(values: impl Iterator<Item = i64>) -> Vec<i64> {
    let mut values: Vec<i64> = values.collect();
    values.sort_unstable_by(|a, b| b.cmp(a));
    values
}

/// What the past makes of a player.
fn player(swiss: &Swiss, number: u32) -> Player {
    let of = |number: u32| swiss.players.iter().find(|one| one.number == number);
    let empty = super::state::Contestant::default();
    let one = of(number).unwrap_or(&empty);
    let points = |of: &super::state::Contestant, before: u32| {
        let mut sum = of.virtual_in(before).as_hundredths();
        for round in 1..before {
            sum += of.in_round(round).points.as_hundredths();
        }
        sum
    };
    let (mut games, mut met, mut unplayed, mut bye) = (Vec::new(), Vec::new(), 0, true);
    let win = swiss.worth.win;
    for round in 1..swiss.round {
        let past = one.in_round(round);
        if past.kind == PastKind::Played {
            games.extend(past.colour);
            met.extend(past.opponent);
            continue;
        }
        unplayed += 1;
        let barred = match swiss.edition {
            SwissEdition::E2017 => {
                matches!(past.kind, PastKind::PairingBye | PastKind::ForfeitWin)
            }
            SwissEdition::E2026 => past.kind == PastKind::PairingBye || past.points >= win,
        };
        bye &= !barred;
    }
    let whites = games.iter().filter(|side| **side == Side::White).count();
    let balance = count(whites) * 2 - count(games.len());
    let twice = match games.as_slice() {
        [.., a, b] if a == b => Some(*a),
        _ => None,
    };
    let (kind, wants) = match (balance, twice, games.last()) {
        (2.., ..) => (3, Some(Side::Black)),
        (..=-2, ..) => (3, Some(Side::White)),
        (_, Some(side), _) => (3, Some(!side)),
        (1, ..) => (2, Some(Side::Black)),
        (-1, ..) => (2, Some(Side::White)),
        (_, _, Some(last)) => (1, Some(!*last)),
        (_, _, None) => (0, None),
    };
    let float = |back: u32| -> i8 {
        let Some(round @ 1..) = swiss.round.checked_sub(back) else {
            return 0;
        };
        let past = one.in_round(round);
        match past.kind {
            PastKind::Played => {
                let theirs = past.opponent.and_then(of).map(|other| points(other, round));
                let mine = points(one, round);
                theirs.map_or(0, |theirs| match theirs.cmp(&mine) {
                    std::cmp::Ordering::Less => -1,
                    std::cmp::Ordering::Equal => 0,
                    std::cmp::Ordering::Greater => 1,
                })
            }
            PastKind::PairingBye => -1,
            _ if swiss.edition == SwissEdition::E2017 => -1,
            _ => -i8::from(past.points > swiss.worth.loss),
        }
    };
    let earlier = swiss.players.iter().filter(|other| {
        let played = (1..swiss.round).any(|round| {
            let past = other.in_round(round);
            past.opponent.is_some() || past.kind == PastKind::PairingBye
        });
        other.number <= number && (other.present || played)
    });
    let score = points(one, swiss.round);
    let most = win.as_hundredths() * (i64::from(swiss.round) - 1);
    Player {
        number,
        score,
        balance,
        kind,
        wants,
        topscorer: swiss.round >= swiss.rounds && score * 2 > most,
        floats: [float(1), float(2)],
        bye,
        unplayed,
        odd: match swiss.parity {
            Parity::Active => earlier.count() % 2 == 1,
            Parity::Number => number % 2 == 1,
        },
        games,
        met,
    }
}

/// Every candidate with so many pairs, in the order in which the rules generate them.
fn candidates(
    mdps: &[usize],
    residents: &[usize],
    number: usize,
    legal: &impl Fn(usize, usize) -> bool,
    take: &mut impl FnMut(&Pairs),
) {
    for paired in (0..=mdps.len().min(number).min(residents.len())).rev() {
        for set in subsets(mdps, paired) {
            arrangements(
                residents,
                paired,
                &mut Vec::new(),
                &mut |opponents: &[usize]| {
                    let pairs: Pairs = set.iter().copied().zip(opponents.iter().copied()).collect();
                    if !pairs.iter().all(|(a, b)| legal(*a, *b)) {
                        return;
                    }
                    let rest: Vec<usize> = residents
                        .iter()
                        .copied()
                        .filter(|one| !opponents.contains(one))
                        .collect();
                    remainder(&pairs, &rest, number - paired, legal, take);
                },
            );
        }
    }
}

/// A homogeneous bracket or remainder: exchanges in their order, for each all transpositions.
fn remainder(
    so_far: &Pairs,
    players: &[usize],
    number: usize,
    legal: &impl Fn(usize, usize) -> bool,
    take: &mut impl FnMut(&Pairs),
) {
    if players.len() < 2 * number {
        return;
    }
    for (upper, lower) in exchanges(players.len(), number) {
        let upper: Vec<usize> = upper.iter().map(|at| players[*at]).collect();
        let lower: Vec<usize> = lower.iter().map(|at| players[*at]).collect();
        arrangements(
            &lower,
            number,
            &mut Vec::new(),
            &mut |opponents: &[usize]| {
                let meets = |(a, b): (&usize, &usize)| legal(*a, *b);
                if upper.iter().zip(opponents).all(meets) {
                    let mut pairs = so_far.clone();
                    pairs.extend(upper.iter().copied().zip(opponents.iter().copied()));
                    take(&pairs);
                }
            },
        );
    }
}

/// The two parts after each exchange, in order, as places in the bracket.
fn exchanges(players: usize, number: usize) -> Vec<(Vec<usize>, Vec<usize>)> {
    let (upper, lower): (Vec<usize>, Vec<usize>) =
        ((0..number).collect(), (number..players).collect());
    let mut all = Vec::new();
    for size in 0..=number.min(lower.len()) {
        for down in subsets(&upper, size) {
            for up in subsets(&lower, size) {
                let difference = count(up.iter().sum()) - count(down.iter().sum());
                let going = descending(down.iter().map(|one| count(*one)));
                let going: Vec<i64> = going.into_iter().map(|one| -one).collect();
                all.push((size, difference, going, up, down.clone()));
            }
        }
    }
    all.sort();
    all.into_iter()
        .map(|(_, _, _, up, down)| {
            let swap = |part: &[usize], gone: &[usize], come: &[usize]| {
                let stay = part.iter().filter(|one| !gone.contains(one));
                let mut part: Vec<usize> = stay.chain(come).copied().collect();
                part.sort_unstable();
                part
            };
            (swap(&upper, &down, &up), swap(&lower, &up, &down))
        })
        .collect()
}

/// Subsets of a size, in lexicographic order.
fn subsets(of: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, first) in of.iter().enumerate() {
        for mut rest in subsets(&of[index + 1..], size - 1) {
            rest.insert(0, *first);
            all.push(rest);
        }
    }
    all
}

/// Ordered choices of a size, in lexicographic order.
fn arrangements(
    of: &[usize],
    size: usize,
    chosen: &mut Vec<usize>,
    take: &mut dyn FnMut(&[usize]),
) {
    if chosen.len() == size {
        take(chosen);
        return;
    }
    for one in of {
        if !chosen.contains(one) {
            chosen.push(*one);
            arrangements(of, size, chosen, take);
            chosen.pop();
        }
    }
}

/// Every set of legal pairs, with those who are left.
fn every_matching(
    of: &[usize],
    legal: &impl Fn(usize, usize) -> bool,
    pairs: &mut Pairs,
    left: &mut Vec<usize>,
    take: &mut dyn FnMut(&Pairs, &[usize]),
) {
    let Some((first, rest)) = of.split_first() else {
        take(pairs, left);
        return;
    };
    for (index, other) in rest.iter().enumerate() {
        if legal(*first, *other) {
            let mut others = rest.to_vec();
            others.remove(index);
            pairs.push((*first, *other));
            every_matching(&others, legal, pairs, left, take);
            pairs.pop();
        }
    }
    left.push(*first);
    every_matching(rest, legal, pairs, left, take);
    left.pop();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exchanges_come_in_the_order_of_the_rules() {
        let all = exchanges(11, 5);
        let at = |upper: &[usize]| {
            let upper: Vec<usize> = upper.iter().map(|number| number - 1).collect();
            all.iter().position(|(one, _)| *one == upper).unwrap()
        };
        assert_eq!(at(&[1, 2, 3, 4, 5]), 0);
        // 5-6, then 4-6 before 5-8, and of two players 3,4-6,8 before 4,5-8,9.
        assert_eq!(at(&[1, 2, 3, 4, 6]), 1);
        assert!(at(&[1, 2, 3, 5, 6]) < at(&[1, 2, 3, 4, 8]));
        assert!(at(&[1, 2, 5, 6, 8]) < at(&[1, 2, 3, 8, 9]));
    }

    #[test]
    fn transpositions_are_counted() {
        let mut homogeneous = 0;
        arrangements(
            &[6, 7, 8, 9, 10, 11],
            5,
            &mut Vec::new(),
            &mut |_: &[usize]| homogeneous += 1,
        );
        assert_eq!(homogeneous, 720);
        let mut two_moved_down = Vec::new();
        let residents = [3, 4, 5, 6, 7, 8, 9, 10, 11];
        arrangements(&residents, 2, &mut Vec::new(), &mut |one: &[usize]| {
            two_moved_down.push(one.to_vec());
        });
        assert_eq!(two_moved_down.len(), 72);
        assert_eq!(two_moved_down.first(), Some(&vec![3, 4]));
        assert_eq!(two_moved_down.last(), Some(&vec![11, 10]));
    }
}
