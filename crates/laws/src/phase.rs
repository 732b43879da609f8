//! How far a game is: waiting, in play, interrupted, waiting for an answer, over.

use jadoube_ruling::{Moment, Side};

use crate::game::Game;
use crate::{ClockRefusal, Ending, Refused};

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// White's clock has not been started (6.6).
    Waiting,
    /// The game is in play.
    Playing,
    /// Play is interrupted until the arbiter lets it go on (6.11.3) or the envelope is opened (I.7). No
    /// clock runs, or that of a player who is awaited at a resumption.
    Paused,
    /// Play has stopped until somebody says whether a side could still mate.
    Asked(Question),
    /// The game is over.
    Ended(Ending),
}

/// Whether a side could still mate, and what follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The side that could perhaps still mate.
    pub side: Side,
    /// How the game ends if it could.
    pub if_yes: Ending,
    /// How it ends if not.
    pub if_no: Ending,
}

impl Game {
    /// How far the game is.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether the game has started.
    pub const fn is_started(&self) -> bool {
        self.started.is_some()
    }

    /// How the game ended, if it did.
    pub const fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Ended(ending) => Some(ending),
            Phase::Waiting | Phase::Playing | Phase::Paused | Phase::Asked(_) => None,
        }
    }

    /// The question whether a side could still mate, while it is open.
    pub const fn question(&self) -> Option<Question> {
        match self.phase {
            Phase::Asked(question) => Some(question),
            Phase::Waiting | Phase::Playing | Phase::Paused | Phase::Ended(_) => None,
        }
    }

    pub(crate) fn is_paused(&self) -> bool {
        self.phase == Phase::Paused
    }

    pub(crate) fn must_be_in_play(&self) -> Result<(), Refused> {
        match self.is_paused() {
            true => Err(Refused::Clock(ClockRefusal::Paused)),
            false => Ok(()),
        }
    }

    pub(crate) fn begin(&mut self, running: Side, at: Moment) {
        self.started = Some(at);
        self.phase = Phase::Playing;
        self.clock.start(running, at);
    }

    /// Both clocks stop, and a game in play waits for the arbiter to let it go on.
    pub(crate) fn interrupt(&mut self, at: Moment) {
        self.clock.stop(at);
        self.hold();
    }

    /// A game in play waits, whatever the clocks do.
    pub(crate) fn hold(&mut self) {
        if self.phase == Phase::Playing {
            self.phase = Phase::Paused;
        }
    }

    /// An interrupted game is in play again.
    pub(crate) fn go_on(&mut self) {
        if self.phase == Phase::Paused {
            self.phase = Phase::Playing;
        }
    }

    /// The end is set aside: the game is in play as it was, if it had begun.
    pub(crate) fn reopen(&mut self) {
        if let Phase::Ended(_) = self.phase {
            self.phase = match self.started {
                Some(_) => Phase::Playing,
                None => Phase::Waiting,
            };
        }
    }

    /// Starts a side's time if the game is in play.
    pub(crate) fn run(&mut self, side: Side, at: Moment) {
        if self.phase == Phase::Playing {
            self.clock.start(side, at);
        }
    }
}
