//! The goals of single figures.

use jadoube_cards::kernel::Known;

use super::{ACES, COUNTING, KEEPS_SEVEN, OpenTrick, Question, SEVEN, Solver};

/// How many tens are left to be won: aces, tens, and the last trick.
pub const fn points_left(in_play: u32) -> i32 {
    (in_play & COUNTING).count_ones() as i32 + (in_play != 0) as i32
}

/// A figure that is a question of its own; what is needed is a number.
trait Figure {
    const TRUMPS: bool;
    /// Cards that are worth something.
    const WORTH: u32;
    /// The place of its memory.
    const MEMORY: usize;

    fn decided(hands: &[u32; 3], need: i32) -> Option<bool>;
    fn after(trick: &OpenTrick, need: i32) -> Result<i32, bool>;
}

impl<F: Figure> Question for F {
    type State = i32;

    const TRUMPS: bool = F::TRUMPS;
    const WORTH: [u32; 2] = [F::WORTH, 0];

    #[inline]
    fn decided(&self, hands: &[u32; 3], need: i32) -> Option<bool> {
        F::decided(hands, need)
    }

    #[inline]
    fn after(&self, trick: &OpenTrick, need: i32) -> Result<i32, bool> {
        F::after(trick, need)
    }

    #[inline]
    fn recall(&self, solver: &Solver, key: u128, hands: &[u32; 3], _: i32) -> Known {
        Known::read(match solver.keeps_seven {
            false => solver.seen[F::MEMORY].get(key),
            true => solver.net.get(kept_key::<F>(key, hands)),
        })
    }

    #[inline]
    fn settles(&self, known: Known, need: i32) -> Option<bool> {
        known.answers(need)
    }

    #[inline]
    fn keep(
        &self,
        solver: &mut Solver,
        key: u128,
        hands: &[u32; 3],
        need: i32,
        known: Known,
        answer: bool,
    ) {
        let known = known.with(need, answer).bits();
        match solver.keeps_seven {
            false => solver.seen[F::MEMORY].put(key, known),
            true => solver.net.put(kept_key::<F>(key, hands), known),
        }
    }
}

/// The key of a figure's position in which the declarer keeps the seven of trumps: whether it is still in
/// play counts there, whatever it is worth.
fn kept_key<F: Figure>(key: u128, hands: &[u32; 3]) -> u128 {
    let seven = (hands[0] | hands[1] | hands[2]) & SEVEN;
    key | u128::from(seven) << 110 | (F::MEMORY as u128 + 1) << 112 | KEEPS_SEVEN
}

pub struct Points;

impl Figure for Points {
    const TRUMPS: bool = true;
    const WORTH: u32 = COUNTING;
    const MEMORY: usize = 0;

    #[inline]
    fn decided(hands: &[u32; 3], need: i32) -> Option<bool> {
        if need <= 0 {
            return Some(true);
        }
        let left = points_left(hands[0] | hands[1] | hands[2]);
        (need > left).then_some(false)
    }

    #[inline]
    fn after(trick: &OpenTrick, need: i32) -> Result<i32, bool> {
        match trick.winner {
            0 => Ok(need - (trick.cards & COUNTING).count_ones() as i32 - i32::from(trick.last)),
            _ => Ok(need),
        }
    }
}

pub struct Aces;

impl Figure for Aces {
    const TRUMPS: bool = true;
    const WORTH: u32 = ACES;
    const MEMORY: usize = 1;

    #[inline]
    fn decided(hands: &[u32; 3], _: i32) -> Option<bool> {
        ((hands[0] | hands[1] | hands[2]) & ACES == 0).then_some(true)
    }

    #[inline]
    fn after(trick: &OpenTrick, need: i32) -> Result<i32, bool> {
        match trick.winner != 0 && trick.cards & ACES != 0 {
            true => Err(false),
            false => Ok(need),
        }
    }
}

pub struct Ulti;

impl Figure for Ulti {
    const TRUMPS: bool = true;
    const WORTH: u32 = SEVEN;
    const MEMORY: usize = 2;

    #[inline]
    fn decided(hands: &[u32; 3], _: i32) -> Option<bool> {
        (hands[0] & SEVEN == 0).then_some(false)
    }

    #[inline]
    fn after(trick: &OpenTrick, need: i32) -> Result<i32, bool> {
        match trick.last {
            true => Err(trick.winner == 0 && trick.winning == SEVEN),
            false => Ok(need),
        }
    }
}

pub struct Every<const TRUMPS: bool>;

impl<const TRUMPS: bool> Figure for Every<TRUMPS> {
    const TRUMPS: bool = TRUMPS;
    const WORTH: u32 = 0;
    const MEMORY: usize = if TRUMPS { 3 } else { 4 };

    #[inline]
    fn decided(hands: &[u32; 3], _: i32) -> Option<bool> {
        (hands[0] == 0).then_some(true)
    }

    #[inline]
    fn after(trick: &OpenTrick, need: i32) -> Result<i32, bool> {
        if trick.winner == 0 {
            Ok(need)
        } else {
            Err(false)
        }
    }
}

pub struct NoTrick;

impl Figure for NoTrick {
    const TRUMPS: bool = false;
    const WORTH: u32 = 0;
    const MEMORY: usize = 5;

    #[inline]
    fn decided(hands: &[u32; 3], _: i32) -> Option<bool> {
        (hands[0] == 0).then_some(true)
    }

    #[inline]
    fn after(trick: &OpenTrick, need: i32) -> Result<i32, bool> {
        if trick.winner == 0 {
            Err(false)
        } else {
            Ok(need)
        }
    }
}
