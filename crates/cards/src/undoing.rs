//! Acts of a deal that can still be taken back.
//!
//! A player may take his last act back until the next seat has acted, and as long as nothing was shown by it that
//! cannot be hidden again: cards of the talon, a second packet, hands that were opened, the end of the deal.

use crate::{Game, Seat};

/// What a happening is to the act that it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// An act of a seat.
    Act(Seat),
    /// An act of a seat that goes on with the next happening: a pair is shown with the card that is played.
    Begins(Seat),
    /// What follows from the act before it.
    Follows,
    /// Cards were shown that cannot be hidden again: neither this nor anything before it is taken back.
    Shows,
}

/// The deal as it stood before each act that can be taken back.
#[derive(Clone, Debug)]
pub(crate) struct Undoable<G> {
    before: Vec<(Seat, G)>,
    /// The act that goes on with the next happening.
    begun: Option<Seat>,
}

impl<G> Default for Undoable<G> {
    fn default() -> Undoable<G> {
        Undoable {
            before: Vec::new(),
            begun: None,
        }
    }
}

impl<G: Game> Undoable<G> {
    /// Notes what is about to be folded into a deal.
    pub(crate) fn note(&mut self, deal: &G, happened: &G::Happened) {
        let begun = self.begun.take();
        match deal.part(happened) {
            Part::Act(seat) if begun == Some(seat) => {}
            Part::Act(seat) => self.before.push((seat, deal.clone())),
            Part::Begins(seat) => {
                self.before.push((seat, deal.clone()));
                self.begun = Some(seat);
            }
            Part::Follows => {}
            Part::Shows => self.before.clear(),
        }
    }

    /// Whose act was the last, if it can be taken back.
    pub(crate) fn last(&self) -> Option<Seat> {
        self.before.last().map(|(seat, _)| *seat)
    }

    /// How many acts back the last one of a seat is, itself counted.
    pub(crate) fn back_to(&self, seat: Seat) -> Option<u32> {
        let since = self.before.iter().rev().position(|(by, _)| *by == seat)?;
        u32::try_from(since + 1).ok()
    }

    /// The deal as it stood so many acts ago; they are forgotten.
    pub(crate) fn take_back(&mut self, acts: u32) -> Option<G> {
        self.begun = None;
        let left = self.before.len().checked_sub(acts as usize)?;
        let mut taken = self.before.drain(left..);
        taken.next().map(|(_, deal)| deal)
    }
}
