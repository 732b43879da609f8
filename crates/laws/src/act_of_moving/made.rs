//! What the act of moving leaves behind (Article 4): the fold.

use jadoube_ruling::{BySide, Moment, Side};
use shakmaty::Square;

use crate::game::{Dropped, Game, Objection, Offence, Ruling};
use crate::hand::Act;
use crate::history::Played;
use crate::{Fault, Motion};

/// The fold.
impl Game {
    pub(crate) fn touched(&mut self, by: Side, squares: &[Square]) {
        if self.turn() != by {
            return;
        }
        self.hand.touch(squares);
        if let Objection::Open(_) = self.objection {
            self.objection = Objection::Forfeited;
        }
    }

    pub(crate) fn touch_for(&mut self, by: Side, motion: Motion) {
        let squares = self.standing().touched_by(motion);
        self.touched(by, &squares);
    }

    pub(crate) fn made(
        &mut self,
        by: Side,
        motion: Motion,
        two_hands: bool,
        breaks_touch: bool,
        at: Moment,
    ) {
        let before = self.history.len();
        let readings = self.readings(at);
        self.answer_offences(by);
        if two_hands {
            let touched = self.standing().touched_by(motion);
            self.offences.push(Offence {
                by,
                fault: Fault::TwoHands,
                before,
                touched,
                completed: false,
                answered: false,
                readings: None,
            });
        }
        let played = match self.standing().read(motion) {
            Some(m) => Played::Legal(m),
            None => Played::Motion(motion),
        };
        self.history.push(played, readings);
        let mut hand = std::mem::take(&mut self.hand);
        self.objection = if breaks_touch {
            hand.act = Act::Nothing;
            hand.misplaced.clear();
            Objection::Open(Box::new(hand))
        } else {
            // The allocation for touches is kept for the next move.
            hand.touches.clear();
            self.hand.touches = hand.touches;
            Objection::None
        };
        self.sides[by].made = self.sides[by].made.saturating_add(1);
        self.sides[by].uncompleted = true;
    }

    pub(crate) fn readings(&self, at: Moment) -> BySide<jadoube_ruling::Span> {
        BySide::new(|side| self.clock.left(side, at))
    }

    /// The opponent's earlier illegal acts have now been answered by a move.
    pub(crate) fn answer_offences(&mut self, by: Side) {
        for offence in &mut self.offences {
            offence.answered |= offence.by != by;
        }
    }

    pub(crate) fn take_back_touch(&mut self, by: Side, at: Moment) {
        if self.turn() == by {
            return;
        }
        let Objection::Open(hand) = std::mem::take(&mut self.objection) else {
            return;
        };
        let kept = self.history.len().saturating_sub(1);
        self.reopen();
        let dropped = Dropped {
            kept,
            hand: self.hand.clone(),
            sides: self.sides.clone(),
            plies: self.back_to(kept, at),
        };
        self.hand = *hand;
        self.rulings.push(Ruling::TakenBack {
            award: None,
            now_at: kept,
            dropped: Box::new(dropped),
        });
    }
}
