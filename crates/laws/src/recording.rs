//! The duty to record (8.4, A.2).

use jadoube_ruling::{Moment, Side, Span};

use crate::game::Game;
use crate::{Class, Rulebook};

const FIVE_MINUTES: Span = Span::from_secs(300);
const HALF_A_MINUTE: Span = Span::from_secs(30);

impl Game {
    /// Whether a player must record the moves at a moment: never in rapid and blitz, and in a
    /// standard game not for the rest of a period in which less than five minutes were left, unless
    /// each move adds thirty seconds or more.
    pub fn must_record(&self, book: &Rulebook, side: Side, now: Moment) -> bool {
        let period = self.clock.face(side, now).period();
        book.regulations().class == Class::Standard
            && self.exempt_now(side, now).is_none()
            && self.sides[side].exempt_in != Some(period)
    }

    /// The period, if little time is left in it.
    fn exempt_now(&self, side: Side, now: Moment) -> Option<usize> {
        if self.clock.control().mode.per_move() >= HALF_A_MINUTE {
            return None;
        }
        let face = self.clock.face(side, now);
        (face.left() < FIVE_MINUTES).then(|| face.period())
    }

    /// Remembers in which period a player came to be exempt.
    pub(crate) fn note_time_trouble(&mut self, at: Moment) {
        for side in Side::ALL {
            if let Some(period) = self.exempt_now(side, at) {
                self.sides[side].exempt_in = Some(period);
            }
        }
    }
}
