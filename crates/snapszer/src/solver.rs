//! Exact play with open cards: what is the deal worth, whatever the others do?
//!
//! With open cards it never pays to wait: a pair is shown when one of it is led, and "kész" is said as
//! soon as a side has 66, because the loser's points and tricks only grow. So a deal is worth -3, -2,
//! -1, 1, 2 or 3 units for the caller, and the solver asks for one step after the other.

use jadoube_cards::kernel::{
    AtTurn, Effort, Known, NEXT, Noted, Position, Searching, better, moves,
};

pub use jadoube_cards::kernel::OutOfNodes;

use crate::Ruleset;

/// A solver with its memory; one may be used for many deals.
#[derive(Debug)]
pub struct Solver {
    noted: Noted,
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

/// What has been reached in a deal: the caller first, then the defenders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Progress {
    /// Points in cards and in pairs shown; pairs count once the side has a trick.
    pub points: [i32; 2],
    /// Whether each side has a trick.
    pub tricks: [bool; 2],
}

impl Progress {
    /// The points that count.
    pub const fn counting(&self, side: usize) -> i32 {
        if self.tricks[side] {
            self.points[side]
        } else {
            0
        }
    }
}

/// What is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The caller gets at least so many units: -2, -1, 1, 2 or 3.
    Units(i32),
    /// The caller takes every trick until he has 66.
    Snapszer,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new(17)
    }
}

impl Solver {
    /// A solver that remembers two to this power of positions.
    pub fn new(power: u32) -> Solver {
        Solver {
            noted: Noted::new(power),
            effort: Effort::default(),
        }
    }

    /// What the deal is worth for the caller, before doubling; never nothing.
    pub fn units(
        &mut self,
        rules: &Ruleset,
        position: &Position,
        progress: Progress,
    ) -> Result<i32, OutOfNodes> {
        let steps: &[i32] = match self.can(rules, position, progress, Goal::Units(1))? {
            true => &[2, 3],
            false => &[-1, -2],
        };
        let mut units = if steps[0] > 0 { 1 } else { -3 };
        for step in steps {
            match self.can(rules, position, progress, Goal::Units(*step))? {
                true if *step > 0 => units = *step,
                true => return Ok(*step),
                false if *step > 0 => break,
                false => {}
            }
        }
        Ok(units)
    }

    /// Whether the caller reaches a goal.
    pub fn can(
        &mut self,
        rules: &Ruleset,
        position: &Position,
        progress: Progress,
        goal: Goal,
    ) -> Result<bool, OutOfNodes> {
        let answer = match rules.overtake {
            true => self.answer::<true>(position, progress, goal),
            false => self.answer::<false>(position, progress, goal),
        };
        self.effort.checked(answer)
    }

    fn answer<const OVERTAKE: bool>(
        &mut self,
        position: &Position,
        progress: Progress,
        goal: Goal,
    ) -> bool {
        let table = Table {
            hands: position.hands,
            leader: position.leader,
            progress,
            goal,
        };
        match position.trick {
            [0, _] => self.ask::<OVERTAKE>(&table),
            [led, 0] => self.second::<OVERTAKE>(&table, led),
            [led, second] => self.third::<OVERTAKE>(&table, led, second),
        }
    }

    /// The question at the beginning of a trick.
    fn ask<const OVERTAKE: bool>(&mut self, table: &Table) -> bool {
        if let Some(answer) = table.decided() {
            return answer;
        }
        let (key, need) = (table.key(OVERTAKE), table.goal.step());
        let known = Known::read(self.noted.get(key));
        if let Some(answer) = known.answers(need) {
            return answer;
        }
        let answer = self.lead::<OVERTAKE>(table);
        if !self.effort.is_spent() {
            self.noted.put(key, known.with(need, answer).bits());
        }
        answer
    }

    fn lead<const OVERTAKE: bool>(&mut self, table: &Table) -> bool {
        let player = table.leader;
        self.each(table.at(0, player), table.hands[player], |solver, card| {
            let mut table = *table;
            table.show_pair(card);
            // A pair that brings 66 ends the deal; the card need not be played.
            match table.decided_by_points() {
                Some(answer) => answer,
                None => solver.second::<OVERTAKE>(&table, card),
            }
        })
    }

    fn second<const OVERTAKE: bool>(&mut self, table: &Table, led: u32) -> bool {
        let player = NEXT[table.leader];
        let moves = moves::<true, OVERTAKE>(table.hands[player], led, led);
        self.each(table.at(1, player), moves, |solver, card| {
            solver.third::<OVERTAKE>(table, led, card)
        })
    }

    fn third<const OVERTAKE: bool>(&mut self, table: &Table, led: u32, second: u32) -> bool {
        let player = NEXT[NEXT[table.leader]];
        let best = better::<true>(led, second);
        let moves = moves::<true, OVERTAKE>(table.hands[player], led, best);
        self.each(table.at(2, player), moves, |solver, card| {
            let winner = match better::<true>(best, card) {
                winning if winning == led => table.leader,
                winning if winning == second => NEXT[table.leader],
                _ => player,
            };
            let side = usize::from(winner != 0);
            if side == 1 && table.goal == Goal::Snapszer {
                return false;
            }
            let trick = led | second | card;
            let mut table = *table;
            table.leader = winner;
            table.progress.tricks[side] = true;
            table.progress.points[side] += points(trick);
            for hand in &mut table.hands {
                *hand &= !trick;
            }
            solver.ask::<OVERTAKE>(&table)
        })
    }
}

/// The points of cards: eleven, ten, four, three, two.
#[inline]
const fn points(cards: u32) -> i32 {
    const RANK: u32 = 0x0101_0101;
    let tens =
        (cards & (RANK << 7 | RANK << 6)).count_ones() * 10 + (cards & RANK << 7).count_ones();
    let courts = (cards & RANK << 5).count_ones() * 4
        + (cards & RANK << 4).count_ones() * 3
        + (cards & RANK << 3).count_ones() * 2;
    (tens + courts) as i32
}

impl Goal {
    /// Goals in the order in which one implies the other.
    const fn step(self) -> i32 {
        match self {
            Goal::Units(units) if units > 0 => units + 2,
            Goal::Units(units) => units + 3,
            Goal::Snapszer => 1,
        }
    }
}

/// The beginning of a trick.
#[derive(Clone, Copy)]
struct Table {
    hands: [u32; 3],
    leader: usize,
    progress: Progress,
    goal: Goal,
}

impl Table {
    #[inline]
    const fn at(&self, place: usize, player: usize) -> AtTurn {
        AtTurn {
            tricks: self.hands[self.leader].count_ones() as usize,
            place,
            player,
        }
    }

    /// The answer where it needs no play.
    #[inline]
    fn decided(&self) -> Option<bool> {
        if let Some(answer) = self.decided_by_points() {
            return Some(answer);
        }
        if self.hands[0] != 0 {
            return self.decided_by_loser();
        }
        // All cards are played: more points win, and the last trick where they are equal.
        let counting = [self.progress.counting(0), self.progress.counting(1)];
        let wins = counting[0] > counting[1] || counting[0] == counting[1] && self.leader == 0;
        Some(self.reaches(wins))
    }

    /// A side with 66 says so.
    #[inline]
    fn decided_by_points(&self) -> Option<bool> {
        if self.progress.counting(0) >= 66 {
            return Some(self.reaches(true));
        }
        (self.progress.counting(1) >= 66).then(|| self.reaches(false))
    }

    /// What the loser already has bounds what the deal can be worth.
    #[inline]
    fn decided_by_loser(&self) -> Option<bool> {
        let Goal::Units(units) = self.goal else {
            return None;
        };
        let most = self.worth(1);
        let least = -self.worth(0);
        if units > most {
            Some(false)
        } else if units <= least {
            Some(true)
        } else {
            None
        }
    }

    /// Whether a deal that ends now reaches the goal.
    #[inline]
    const fn reaches(&self, wins: bool) -> bool {
        match (self.goal, wins) {
            (Goal::Snapszer, wins) => wins,
            (Goal::Units(units), true) => self.worth(1) >= units,
            (Goal::Units(units), false) => -self.worth(0) >= units,
        }
    }

    /// What the deal is worth if this side loses now.
    #[inline]
    const fn worth(&self, loser: usize) -> i32 {
        if !self.progress.tricks[loser] {
            3
        } else if self.progress.points[loser] < 33 {
            2
        } else {
            1
        }
    }

    /// Who leads king or over of a pair shows it.
    #[inline]
    fn show_pair(&mut self, card: u32) {
        let pair = 0x3030_3030 & jadoube_cards::kernel::suit_of(card);
        let hand = self.hands[self.leader];
        if card & pair != 0 && hand & pair == pair {
            let side = usize::from(self.leader != 0);
            self.progress.points[side] += if pair & 0xff != 0 { 40 } else { 20 };
        }
    }

    /// Everything that the answer depends on but the step of the goal, in 94 bits; plain suits may be
    /// turned.
    #[inline]
    fn key(&self, overtake: bool) -> u128 {
        let code = |suit: u32| {
            let byte = |hand: u32| u128::from(hand >> (suit * 8 + 2) & 0x3f);
            byte(self.hands[0]) | byte(self.hands[1]) << 6 | byte(self.hands[2]) << 12
        };
        let mut plain = [code(1), code(2), code(3)];
        plain.sort_unstable();
        let [b, c, d] = plain;
        let cards = code(0) | b << 18 | c << 36 | d << 54;
        let progress = &self.progress;
        let flags = u128::from(progress.tricks[0]) | u128::from(progress.tricks[1]) << 1;
        let points = |side: usize| (progress.points[side].clamp(0, 255)) as u128;
        let snapszer = u128::from(self.goal == Goal::Snapszer);
        cards
            | (self.leader as u128) << 72
            | flags << 74
            | points(0) << 76
            | points(1) << 84
            | snapszer << 92
            | u128::from(overtake) << 93
    }
}
