//! The shell of a search with yes or no for an answer.

use super::highest;

/// The search was longer than allowed; nothing is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfNodes;

/// How many cards a search has tried, how many it may try, and which cards settled a question before.
#[derive(Debug)]
pub struct Effort {
    nodes: u64,
    limit: u64,
    /// By tricks left, place in the trick, player.
    killers: [[[u32; 3]; 3]; 11],
}

impl Default for Effort {
    fn default() -> Effort {
        Effort {
            nodes: 0,
            limit: u64::MAX,
            killers: [[[0; 3]; 3]; 11],
        }
    }
}

impl Effort {
    /// Whether more was tried than allowed, so that answers mean nothing.
    #[inline]
    pub const fn is_spent(&self) -> bool {
        self.nodes > self.limit
    }

    /// An answer, if the search was not cut short.
    pub const fn checked<T: Copy>(&self, answer: T) -> Result<T, OutOfNodes> {
        match self.is_spent() {
            true => Err(OutOfNodes),
            false => Ok(answer),
        }
    }
}

/// Whose turn it is in a search, where.
#[derive(Clone, Copy, Debug)]
pub struct AtTurn {
    /// Tricks left.
    pub tricks: usize,
    /// Place in the trick: nought leads.
    pub place: usize,
    /// The player; nought plays alone.
    pub player: usize,
}

/// A solver that searches.
pub trait Searching: Sized {
    /// Its effort.
    fn effort(&self) -> &Effort;
    /// Its effort.
    fn effort_mut(&mut self) -> &mut Effort;

    /// How many cards have been tried so far.
    fn nodes(&self) -> u64 {
        self.effort().nodes
    }

    /// From now on at most so many cards are tried; a question that needs more stays open.
    fn allow(&mut self, nodes: u64) {
        let effort = self.effort_mut();
        effort.limit = effort.nodes.saturating_add(nodes);
    }

    /// Tries cards until one settles the question for the player's side. Without a card nothing is reached.
    #[inline]
    fn each(
        &mut self,
        at: AtTurn,
        mut moves: u32,
        mut try_card: impl FnMut(&mut Self, u32) -> bool,
    ) -> bool {
        if moves == 0 {
            return false;
        }
        let wants = at.player == 0;
        let tricks = at.tricks.min(10);
        let mut card = match self.effort().killers[tricks][at.place][at.player] & moves {
            0 => highest(moves),
            killer => killer,
        };
        loop {
            let effort = self.effort_mut();
            effort.nodes += 1;
            if effort.nodes > effort.limit {
                return false;
            }
            if try_card(self, card) == wants {
                self.effort_mut().killers[tricks][at.place][at.player] = card;
                return wants;
            }
            moves &= !card;
            if moves == 0 {
                return !wants;
            }
            card = highest(moves);
        }
    }
}
