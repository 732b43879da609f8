//! Exact play with open cards: can the declarer make it, whatever the defenders do?
//!
//! Every goal is a question with the answer yes or no; numbers (card points, the net of a settlement)
//! are found by asking such questions. Positions are compared at the beginning of tricks, without the
//! cards that are out of play and whichever way the plain suits are turned, and what was found out
//! is kept. Where the rules bind the declarer to keep the seven of trumps, the position says so.

mod goals;
mod net;

use jadoube_cards::kernel::{
    AtTurn, Effort, Known, Lens, NEXT, Noted, Position, SEVEN, Searching, Squeeze, Transpositions,
    better, distinct, moves, without_seven,
};
use jadoube_cards::{Seat, Suit};

use crate::{Contract, Figure, Ruleset, trick_rules};

pub use jadoube_cards::kernel::OutOfNodes;
pub(crate) use net::with_melds;
pub use net::{Net, Progress};

use goals::{Aces, Every, NoTrick, Points, Ulti};

/// How a deal is turned for the solver.
pub fn lens(rules: &Ruleset, declarer: Seat, contract: Contract, trump: Option<Suit>) -> Lens {
    let keeps = rules.hold_seven && trump.is_some() && contract.figures().has(Figure::Ulti);
    Lens::new(declarer, trump, trick_rules(trump).order).keeping_seven(keeps)
}

/// What the declarer tries to reach with the cards that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// So many card points in tens: aces and tens, and the last trick.
    Points(i32),
    /// All aces that are left.
    Aces,
    /// The last trick with the seven of trumps.
    Ulti,
    /// Every trick, with trumps.
    Durchmars,
    /// Every trick, without trumps.
    DurchmarsNoTrumps,
    /// No trick (never with trumps).
    Betli,
}

/// A solver with its memory; one may be used for many deals.
#[derive(Debug)]
pub struct Solver {
    squeeze: Squeeze,
    /// What was found out, for each kind of question.
    seen: [Transpositions; 6],
    /// What was found out about nets, and about single figures where the seven is kept.
    net: Noted,
    /// Which net the last answers are about.
    net_mark: u64,
    /// Whether the declarer keeps the seven of trumps in the position that is asked about.
    keeps_seven: bool,
    effort: Effort,
}

impl Searching for Solver {
    fn effort(&self) -> &Effort {
        &self.effort
    }

    fn effort_mut(&mut self) -> &mut Effort {
        &mut self.effort
    }
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new(17)
    }
}

impl Solver {
    /// A solver that remembers two to this power of positions for each kind of question.
    pub fn new(power: u32) -> Solver {
        Solver {
            squeeze: Squeeze::default(),
            seen: std::array::from_fn(|_| Transpositions::new(power)),
            net: Noted::new(power),
            net_mark: 0,
            keeps_seven: false,
            effort: Effort::default(),
        }
    }

    /// Whether the declarer reaches a goal.
    pub fn can(&mut self, position: &Position, goal: Goal) -> Result<bool, OutOfNodes> {
        match goal {
            Goal::Points(tens) => self.answer(&Points, position, tens),
            Goal::Aces => self.answer(&Aces, position, 1),
            Goal::Ulti => self.answer(&Ulti, position, 1),
            Goal::Durchmars => self.answer(&Every::<true>, position, 1),
            Goal::DurchmarsNoTrumps => self.answer(&Every::<false>, position, 1),
            Goal::Betli => self.answer(&NoTrick, position, 1),
        }
    }

    /// How many card points, in tens, the declarer gets with the cards that are left.
    pub fn card_points(&mut self, position: &Position) -> Result<i32, OutOfNodes> {
        let (mut low, mut high) = (0, goals::points_left(in_play(position)));
        while low < high {
            let middle = (low + high + 1) / 2;
            match self.can(position, Goal::Points(middle))? {
                true => low = middle,
                false => high = middle - 1,
            }
        }
        Ok(low)
    }

    /// What the declarer wins from both defenders together, all figures counted, announced and silent.
    pub fn net(
        &mut self,
        position: &Position,
        net: &Net,
        progress: Progress,
    ) -> Result<i32, OutOfNodes> {
        let (mut low, mut high) = (0, net.values().len().saturating_sub(1));
        while low < high {
            let middle = (low + high).div_ceil(2);
            match self.reaches(position, net, progress, net.values()[middle])? {
                true => low = middle,
                false => high = middle - 1,
            }
        }
        Ok(net.values().get(low).copied().unwrap_or(0))
    }

    /// Whether the declarer wins at least so much from both defenders together.
    pub fn reaches(
        &mut self,
        position: &Position,
        net: &Net,
        progress: Progress,
        value: i32,
    ) -> Result<bool, OutOfNodes> {
        if self.net_mark != net.mark {
            self.net.forget();
            self.net_mark = net.mark;
        }
        match net.values().partition_point(|one| *one < value) {
            0 => Ok(true),
            place if place == net.values().len() => Ok(false),
            place => self.answer(&net.at_least(place), position, progress),
        }
    }

    fn answer<Q: Question>(
        &mut self,
        question: &Q,
        position: &Position,
        state: Q::State,
    ) -> Result<bool, OutOfNodes> {
        let table = Table {
            hands: position.hands,
            in_play: in_play(position),
            leader: position.leader,
            state,
        };
        self.keeps_seven = position.keeps_seven;
        let answer = match position.trick {
            [0, _] => self.ask(question, &table.hands, table.leader, state),
            [led, 0] => self.second(question, &table, led),
            [led, second] => self.third(question, &table, led, second),
        };
        self.effort.checked(answer)
    }

    /// The question at the beginning of a trick.
    fn ask<Q: Question>(
        &mut self,
        question: &Q,
        hands: &[u32; 3],
        leader: usize,
        state: Q::State,
    ) -> bool {
        if let Some(answer) = question.decided(hands, state) {
            return answer;
        }
        let key = match Q::TRUMPS {
            true => self
                .squeeze
                .key::<true>(hands, Q::WORTH[0] | Q::WORTH[1], Q::TOPS),
            false => self
                .squeeze
                .key::<false>(hands, Q::WORTH[0] | Q::WORTH[1], Q::TOPS),
        };
        let key = key | (leader as u128) << 100;
        let known = question.recall(self, key, hands, state);
        if let Some(answer) = question.settles(known, state) {
            return answer;
        }
        let table = Table {
            hands: *hands,
            in_play: hands[0] | hands[1] | hands[2],
            leader,
            state,
        };
        let answer = self.lead(question, &table);
        if !self.effort.is_spent() {
            question.keep(self, key, hands, state, known, answer);
        }
        answer
    }

    fn lead<Q: Question>(&mut self, question: &Q, table: &Table<Q::State>) -> bool {
        let player = table.leader;
        let moves = self.free(player, table.hands[player]);
        let moves = distinct(moves, table.in_play, Q::WORTH);
        self.each(table.at(0, player), moves, |solver, card| {
            solver.second(question, table, card)
        })
    }

    fn second<Q: Question>(&mut self, question: &Q, table: &Table<Q::State>, led: u32) -> bool {
        let player = NEXT[table.leader];
        let moves = self.free(player, Q::moves(table.hands[player], led, led));
        let moves = distinct(moves, table.in_play, Q::WORTH);
        self.each(table.at(1, player), moves, |solver, card| {
            solver.third(question, table, led, card)
        })
    }

    fn third<Q: Question>(
        &mut self,
        question: &Q,
        table: &Table<Q::State>,
        led: u32,
        second: u32,
    ) -> bool {
        let player = NEXT[NEXT[table.leader]];
        let best = Q::better(led, second);
        let moves = self.free(player, Q::moves(table.hands[player], led, best));
        let moves = distinct(moves, table.in_play, Q::WORTH);
        self.each(table.at(2, player), moves, |solver, card| {
            let winning = Q::better(best, card);
            let winner = match winning {
                _ if winning == led => table.leader,
                _ if winning == second => NEXT[table.leader],
                _ => player,
            };
            let trick = OpenTrick {
                cards: led | second | card,
                winning,
                winner,
                last: table.in_play == led | second | card,
                seven: seven_played(table.leader, [led, second, card]),
            };
            match question.after(&trick, table.state) {
                Ok(state) => {
                    let hands = table.hands.map(|hand| hand & !trick.cards);
                    solver.ask(question, &hands, winner, state)
                }
                Err(answer) => answer,
            }
        })
    }

    /// What is left of a player's moves where the seven of trumps is kept.
    #[inline]
    const fn free(&self, player: usize, moves: u32) -> u32 {
        match self.keeps_seven && player == 0 {
            true => without_seven(moves),
            false => moves,
        }
    }
}

/// Aces and tens, in the order of games with trumps.
const COUNTING: u32 = 0xc0c0_c0c0;
/// Marks keys of positions in which the declarer keeps the seven of trumps.
const KEEPS_SEVEN: u128 = 1 << 120;
/// Aces, in either order.
const ACES: u32 = 0x8080_8080;
const fn in_play(position: &Position) -> u32 {
    let [a, b, c] = position.hands;
    a | b | c | position.trick[0] | position.trick[1]
}

/// Who played the seven of trumps, if it is among the cards of a trick.
#[inline]
const fn seven_played(leader: usize, cards: [u32; 3]) -> Option<usize> {
    match cards {
        [SEVEN, _, _] => Some(leader),
        [_, SEVEN, _] => Some(NEXT[leader]),
        [_, _, SEVEN] => Some(NEXT[NEXT[leader]]),
        _ => None,
    }
}

/// The beginning of a trick.
struct Table<S> {
    hands: [u32; 3],
    /// All cards that were in play when the trick began.
    in_play: u32,
    leader: usize,
    state: S,
}

impl<S> Table<S> {
    #[inline]
    const fn at(&self, place: usize, player: usize) -> AtTurn {
        AtTurn {
            tricks: self.hands[self.leader].count_ones() as usize,
            place,
            player,
        }
    }
}

/// A trick that is over.
struct OpenTrick {
    cards: u32,
    winning: u32,
    winner: usize,
    last: bool,
    /// Who played the seven of trumps.
    seven: Option<usize>,
}

/// A kind of question about play.
trait Question {
    /// What a question carries along: what is still needed, or what was reached.
    type State: Copy;

    const TRUMPS: bool;
    /// Cards that are worth something, by value.
    const WORTH: [u32; 2];
    /// Highest cards that must be told from others of worth.
    const TOPS: u32 = 0;

    /// The answer where it needs no play.
    fn decided(&self, hands: &[u32; 3], state: Self::State) -> Option<bool>;
    /// How the question goes on after a trick, or the answer.
    fn after(&self, trick: &OpenTrick, state: Self::State) -> Result<Self::State, bool>;
    /// What is known about a position.
    fn recall(&self, solver: &Solver, key: u128, hands: &[u32; 3], state: Self::State) -> Known;
    /// The answer that follows from what is known.
    fn settles(&self, known: Known, state: Self::State) -> Option<bool>;
    /// Keeps an answer.
    fn keep(
        &self,
        solver: &mut Solver,
        key: u128,
        hands: &[u32; 3],
        state: Self::State,
        known: Known,
        answer: bool,
    );

    #[inline]
    fn moves(hand: u32, led: u32, best: u32) -> u32 {
        match Self::TRUMPS {
            true => moves::<true, true>(hand, led, best),
            false => moves::<false, true>(hand, led, best),
        }
    }

    #[inline]
    fn better(best: u32, card: u32) -> u32 {
        match Self::TRUMPS {
            true => better::<true>(best, card),
            false => better::<false>(best, card),
        }
    }
}
