//! What is left after an irregularity (Article 7): the fold.

use jadoube_clock::Mode;
use jadoube_ruling::{Moment, Side};
use shakmaty::Setup;

use crate::game::{Award, Dropped, Game, Objection, Offence, Offer, Ruling};
use crate::hand::Hand;
use crate::history::{Played, Ply};
use crate::{Fault, FaultPenalised, Motion};

/// The fold.
impl Game {
    pub(crate) fn illegal_completed(
        &mut self,
        by: Side,
        motion: Motion,
        fault: Fault,
        alone: bool,
        at: Moment,
    ) {
        let before = self.history.len();
        let readings = self.readings(at);
        let touched = std::mem::take(&mut self.hand.touches);
        self.answer_offences(by);
        self.offences.push(Offence {
            by,
            fault,
            before,
            touched,
            completed: true,
            answered: false,
            readings: None,
        });
        let played = if self.hand.disturbs_more() {
            Played::Disturbed(motion, Box::new(self.board_as_it_stands()))
        } else if alone {
            Played::Shifted(motion)
        } else {
            Played::Motion(motion)
        };
        self.history.push(played, readings);
        self.hand = Hand::default();
        self.objection = Objection::None;
        self.sides[by].made = self.sides[by].made.saturating_add(1);
        self.clock.count_move(by);
        self.clock.press(by, at);
    }

    pub(crate) fn pressed_without_move(&mut self, by: Side, at: Moment) {
        self.offences.push(Offence {
            by,
            fault: Fault::PressWithoutMove,
            before: self.history.len(),
            touched: self.hand.touches.clone(),
            completed: true,
            answered: false,
            // An increment gained by such a press is proposed to be taken off again (7.1).
            readings: self.adds_time().then(|| self.readings(at)),
        });
        self.clock.press(by, at);
    }

    pub(crate) fn fault_penalised(&mut self, penalised: &FaultPenalised, at: Moment) {
        let by = penalised.by;
        let (hand, sides) = (self.hand.clone(), self.sides.clone());
        let mut plies = Vec::new();
        let fault = penalised.fault;
        if fault == Fault::TwoHands {
            let ruled = |o: &Offence| o.by == by && o.fault == fault;
            self.offences.retain(|o| !ruled(o));
        } else {
            plies = self.back_to(penalised.back_to, at);
            self.hand.touches.clone_from(&penalised.touched);
            self.offences.retain(|o| o.before < penalised.back_to);
        }
        if let Some(motion) = penalised.queened {
            let readings = self.readings(at);
            self.history.push(Played::Motion(motion), readings);
            self.hand = Hand::default();
            self.sides[by].made = self.sides[by].made.saturating_add(1);
            self.clock.count_move(by);
            self.run(!by, at);
        }
        self.sides[by].faults += 1;
        let award = penalised.award.map(|span| Award { to: !by, span });
        if let Some(award) = award {
            self.award(award.to, award.span, at);
        }
        self.rulings.push(Ruling::TakenBack {
            award,
            now_at: self.history.len(),
            dropped: Box::new(Dropped {
                kept: penalised.back_to,
                plies,
                hand,
                sides,
            }),
        });
    }

    /// The position after the first `len` half-moves is back, and the player to move is on move.
    /// Gives what was taken back.
    pub(crate) fn back_to(&mut self, len: u32, at: Moment) -> Vec<Ply> {
        let dropped = self.history.truncate(len);
        self.forget_records(len);
        for mover in dropped.iter().filter_map(Ply::mover) {
            self.sides[mover].made = self.sides[mover].made.saturating_sub(1);
        }
        for side in Side::ALL {
            let player = &mut self.sides[side];
            player.uncompleted = false;
            player.agrees_to_correct = false;
            self.clock.set_completed(side, player.made);
        }
        self.hand = Hand::default();
        self.objection = Objection::None;
        self.claim = None;
        for side in Side::ALL {
            let standing = |offer: &Offer| offer.after <= len;
            self.open_offers[side] = self.open_offers[side].filter(standing);
        }
        self.run(self.turn(), at);
        dropped
    }

    /// Whether pressing the clock adds time.
    fn adds_time(&self) -> bool {
        matches!(self.clock.control().mode, Mode::Increment(span) if span.is_positive())
    }

    /// Whoever displaced pieces puts them back on the own time.
    pub(crate) fn displaced(&mut self, by: Side, at: Moment) {
        self.sides[by].displaced = true;
        if self.restores_on_own_time(by) {
            self.run(by, at);
        }
    }

    pub(crate) fn pieces_restored(&mut self, by: Side, at: Moment) {
        if self.restores_on_own_time(by) {
            self.run(!by, at);
        }
        self.sides[by].displaced = false;
    }

    pub(crate) fn restored(&mut self, setup: &Setup) {
        let readings = self.readings(self.now);
        let played = Played::SetUp(Box::new(setup.clone()));
        self.history.push(played, readings);
        self.hand = Hand::default();
        self.objection = Objection::None;
        self.claim = None;
        self.offences.clear();
        for side in Side::ALL {
            // A move that was not completed goes with the position it led to.
            let player = &mut self.sides[side];
            let dropped = u32::from(std::mem::take(&mut player.uncompleted));
            player.made = player.made.saturating_sub(dropped);
        }
        self.run(self.turn(), self.now);
    }
}
