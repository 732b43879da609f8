//! What is sure is read: arrivals, touches, strokes of the lever, moves that rest.

use jadoube_laws::{Asked, ClockRequest, Motion, MovingRequest, color};
use jadoube_ruling::{Moment, Side};
use shakmaty::{Board, Square};

use super::{Effect, Flying, Hands, Known, Lift, Presence, Stage, Stroke, TRIES};
use crate::arrangement::{Account, Trail, account, centre, difference, ends, legal_to};
use crate::{Doubt, Hint};

impl Hands {
    /// Whatever follows from everything that is known now.
    pub(super) fn consider(&mut self, now: Moment) -> Vec<Effect> {
        self.keep_looking(now);
        if self.flying.is_none() {
            match self.stage() {
                None | Some(Stage::Ended) => self.doubt = None,
                Some(Stage::Waiting) => self.wait(now),
                Some(Stage::Paused) => self.stand_by(),
                Some(Stage::Playing) => self.play(now),
            }
        }
        self.rest_due = self.resting().map(|(_, due)| due);
        self.considered = now;
        std::mem::take(&mut self.out)
    }

    /// A board that does not answer is asked again, and then is silent; one that is quiet is asked whether it is there.
    fn keep_looking(&mut self, now: Moment) {
        if self.presence == Presence::Gone || !self.can_look {
            return;
        }
        if let Some(since) = self.looks.since
            && now - since >= self.times.answer
        {
            self.looks.since = None;
            self.looks.tries += 1;
            if self.looks.tries > TRIES {
                self.vanish(Presence::Mute);
            }
            self.look(now);
        }
        if now - self.heard >= self.times.beat && self.looks.since.is_none() {
            self.look(now);
        }
        let quiet = now - self.changed >= self.times.scan;
        let touched = self.touch_due().is_some_and(|due| now >= due);
        let wanted = match &self.sure {
            None => quiet || touched || self.stroke.is_some(),
            Some(_) => self.stroke.is_some_and(|stroke| {
                let seen = stroke.at.max(self.changed) + self.times.cycle;
                self.sure_at < stroke.at || now >= seen && self.sure_at < seen
            }),
        };
        if self.seen.is_some() && wanted {
            self.look(now);
        }
    }

    /// Before the game: the players are at the board once it is set up, or, where no arbiter starts the game, once the
    /// lever starts it.
    fn wait(&mut self, now: Moment) {
        let stroke = self.stroke_of_lever();
        self.doubt = None;
        let (Some(known), Some(sure)) = (&self.known, &self.sure) else {
            return;
        };
        let squares = difference(known.standing.board(), sure);
        if !squares.is_empty() {
            self.hint(Hint::SetUp { squares });
            return;
        }
        self.away = false;
        let starts = !known.no_arbiter || stroke == Some(known.standing.turn());
        let absent = [Side::White, Side::Black].into_iter();
        let absent = absent
            .filter(|side| starts && !known.present[*side] && !self.arriving[*side])
            .min();
        self.hint(Hint::Ready);
        if let Some(by) = absent {
            self.arriving[by] = true;
            if let Some(known) = self.known.as_ref().filter(|known| known.no_arbiter) {
                // The other arrives by the same stroke.
                self.lever_done = Some(!known.standing.turn());
            }
            let ask = vec![Asked::Clock(ClockRequest::Arrive)];
            self.ask(by, ask, now, Flying::Other);
        }
    }

    /// While the clocks stand still nothing is read, but pieces may be put right.
    fn stand_by(&mut self) {
        self.stroke_of_lever();
        self.doubt = None;
        let (Some(known), Some(sure)) = (&self.known, &self.sure) else {
            return;
        };
        let squares = difference(known.standing.board(), sure);
        match squares.is_empty() {
            true => {
                (self.restoring, self.away) = (false, false);
                self.hint(Hint::Ready);
            }
            false => self.hint(Hint::PutBack { squares }),
        }
    }

    fn play(&mut self, now: Moment) {
        if self.presence != Presence::There {
            // Whoever lets play go on without the board is told that it is not there.
            self.raise(Doubt::Silent);
        }
        if let Some(doubt) = self.doubt.take() {
            self.doubted = Some(doubt.clone());
            self.flying = Some(Flying::Other);
            self.out.push(Effect::Doubt(doubt));
            return;
        }
        let (Some(known), Some(sure)) = (self.known.clone(), self.sure.clone()) else {
            self.feel_lever(now);
            return;
        };
        let squares = difference(known.standing.board(), &sure);
        if std::mem::take(&mut self.away) && !squares.is_empty() {
            self.raise(Doubt::Differs { squares });
            self.play_doubt(now);
            return;
        }
        if let Some(outcome) = centre(&sure) {
            self.raise(Doubt::Shown(outcome));
            self.play_doubt(now);
            return;
        }
        match squares.is_empty() {
            true if self.restoring => {
                self.restoring = false;
                self.hint(Hint::Ready);
            }
            false if self.restoring => self.hint(Hint::PutBack { squares }),
            _ => {}
        }
        self.feel_lever(now);
        if self.tell_touches(&known, &sure, now) {
            return;
        }
        match self.stroke {
            Some(stroke) if self.sure_at >= stroke.at => {
                self.read_stroke(&known, &sure, stroke, now);
            }
            Some(_) => self.keep_looking(now),
            None => self.read_rest(&known, now),
        }
    }

    /// A doubt that was just raised goes out at once.
    fn play_doubt(&mut self, now: Moment) {
        if self.doubt.is_some() {
            self.play(now);
        }
    }

    /// Whose time runs by the lever, if it was moved since it was last acted upon.
    fn stroke_of_lever(&mut self) -> Option<Side> {
        let (side, _) = self.lever?;
        let moved = self.lever_done != Some(side);
        self.lever_done = Some(side);
        moved.then_some(side)
    }

    /// A stroke that starts the other's time is a press of the one whose time ran. A stroke that agrees with the game
    /// puts the clock right and nothing else.
    fn feel_lever(&mut self, now: Moment) {
        let Some((side, at)) = self.lever else {
            return;
        };
        let running = self.known.as_ref().and_then(|known| known.running);
        if let Some(stroke) = &mut self.stroke {
            // What the lever does meanwhile is looked at when this stroke is dealt with.
            stroke.back |= side == stroke.by;
            return;
        }
        if self.stroke_of_lever().is_some()
            && let Some(by) = running
            && side != by
        {
            let back = false;
            self.stroke = Some(Stroke { by, at, back });
            self.keep_looking(now);
        }
    }

    /// What the clock completes.
    fn read_stroke(&mut self, known: &Known, sure: &Board, stroke: Stroke, now: Moment) {
        let Stroke { by, at, back } = stroke;
        let press = Asked::Clock(ClockRequest::Press { other_hand: false });
        if known.standing.turn() != by {
            if known.uncompleted[by] {
                self.stroke = None;
                let motion = None;
                self.ask(by, vec![press], at, Flying::Deed { by, motion });
            } else {
                self.unexplained(known, sure, by, now);
            }
            return;
        }
        let read = account(&known.standing, sure, &self.trail_of(!by));
        let cycle = self.times.cycle;
        let legal = matches!(read, Account::Legal(_));
        // The board may not have seen everything that was done before the stroke, and what nobody can explain may be
        // the half of something.
        let seen = match legal {
            true if self.changed + cycle <= at => at,
            true => at + cycle,
            false => at.max(self.changed) + cycle,
        };
        if self.sure_at < seen {
            return;
        }
        match (&read, read.request()) {
            (Account::Nothing, _) if back => {
                self.stroke = None;
                self.lever_done = Some(by);
                let ask = vec![Asked::Moving(MovingRequest::AnnounceAdjust)];
                self.ask(by, ask, at, Flying::Other);
            }
            (Account::Nothing, _) => {
                if now - at >= self.times.double {
                    self.raise(Doubt::NothingMoved { side: by });
                    self.play_doubt(now);
                }
            }
            (_, Some(request)) => {
                self.stroke = None;
                let mut ask = arrival(known, by);
                ask.extend([Asked::Moving(request), press]);
                let motion = read.motion();
                self.ask(by, ask, at, Flying::Deed { by, motion });
            }
            (_, None) => self.unexplained(known, sure, by, now),
        }
    }

    fn unexplained(&mut self, known: &Known, sure: &Board, side: Side, now: Moment) {
        let squares = difference(known.standing.board(), sure);
        self.raise(Doubt::Unexplained { side, squares });
        self.play_doubt(now);
    }

    /// How the arrangement came about, with what a side has lifted: an own piece, or whatever was lifted after the other
    /// had pressed.
    fn trail_of(&self, side: Side) -> Trail {
        let mut lifts = self.lifts.iter();
        let own = lifts.rfind(|lift| lift.piece.color == color(side));
        let pressed = |lift: &Lift| self.stroke.is_some_and(|stroke| lift.at >= stroke.at);
        let lifted = self.vanished.filter(pressed).or(own.copied());
        let mut trail = self.trail.clone();
        trail.lifted = lifted.map(|lift| (lift.square, lift.piece));
        trail
    }

    /// A legal move that rests on the board and is told without a press, and when.
    fn resting(&self) -> Option<(Motion, Moment)> {
        let known = self.known.as_ref()?;
        let board = self.sure.as_ref().or(self.seen.as_ref())?;
        if known.stage != Stage::Playing || self.restoring || self.stale.as_ref() == Some(board) {
            return None;
        }
        let standing = &known.standing;
        if !known.auto_press {
            let motion = legal_to(standing, board)?;
            return ends(standing, motion).then(|| (motion, self.changed + self.times.ending));
        }
        match account(standing, board, &self.trail_of(!standing.turn())) {
            Account::Legal(motion) => Some((motion, self.changed + self.times.rest)),
            _ => None,
        }
    }

    fn read_rest(&mut self, known: &Known, now: Moment) {
        let Some((motion, due)) = self.resting() else {
            return;
        };
        if now < due {
            return;
        }
        let by = known.standing.turn();
        let mut ask = arrival(known, by);
        ask.push(Asked::Moving(MovingRequest::Move {
            motion,
            two_hands: false,
        }));
        let flying = Flying::Deed {
            by,
            motion: Some(motion),
        };
        self.ask(by, ask, self.changed, flying);
    }

    /// When touches are to be told that were not: once everything that came with the first of them is no noise.
    pub(super) fn touch_due(&self) -> Option<Moment> {
        let known = self.known.as_ref()?;
        let us = color(known.standing.turn());
        let busy = self.told.iter().any(|square| {
            let home = known.standing.board().piece_at(*square);
            home.is_some_and(|piece| piece.color == us)
        });
        let own = |lift: &&Lift| busy || lift.piece.color == us;
        let first = self.lifts.iter().filter(own).map(|lift| lift.at).min()?;
        let together = |lift: &&Lift| lift.at < first + self.times.scan;
        let last = self.lifts.iter().filter(together).map(|lift| lift.at).max();
        Some(last.unwrap_or(first) + self.times.scan)
    }

    /// Tells which pieces were touched; whether there was something to tell.
    ///
    /// A piece of the player having the move is touched by that player. A piece of the opponent is, if an own piece is
    /// in the hand: alone it may have been lifted by its owner, and after a whole move it is the answer.
    fn tell_touches(&mut self, known: &Known, sure: &Board, now: Moment) -> bool {
        if self.restoring || self.touch_due().is_none_or(|due| now < due) {
            return false;
        }
        let turn = known.standing.turn();
        let us = color(turn);
        let gone = |square: Square| {
            let home = known.standing.board().piece_at(square);
            home.is_some() && sure.piece_at(square) != home
        };
        let own_out =
            |square: &Square| known.standing.board().color_at(*square) == Some(us) && gone(*square);
        let mut lifts: Vec<Lift> = self.lifts.clone();
        let pressed = |lift: &Lift| self.stroke.is_some_and(|stroke| lift.at >= stroke.at);
        lifts
            .retain(|lift| gone(lift.square) && now - lift.at >= self.times.scan && !pressed(lift));
        lifts.sort_by_key(|lift| lift.at);
        let in_hand =
            lifts.iter().any(|lift| own_out(&lift.square)) || self.told.iter().any(own_out);
        let theirs = self.trail_of(!turn);
        let answered = legal_to(&known.standing, sure).is_none()
            && matches!(account(&known.standing, sure, &theirs), Account::Legal(_));
        lifts.retain(|lift| lift.piece.color == us || in_hand && !answered);
        let ask = self.batches(&lifts);
        let Some(first) = lifts.first().filter(|_| !ask.is_empty()) else {
            return false;
        };
        let at = first.at;
        let squares: Vec<Square> = lifts.iter().map(|lift| lift.square).collect();
        self.lifts.retain(|lift| !squares.contains(&lift.square));
        self.told.extend(squares);
        let mut asked = arrival(known, turn);
        asked.extend(ask);
        asked.truncate(8);
        self.ask(turn, asked, at, Flying::Other);
        true
    }

    /// Pieces that left their squares within one scan were touched together; the others one after the other.
    fn batches(&self, lifts: &[Lift]) -> Vec<Asked> {
        let mut batches: Vec<(Moment, Vec<Square>)> = Vec::new();
        for lift in lifts {
            match batches.last_mut() {
                Some((first, squares)) if lift.at - *first < self.times.scan => {
                    squares.push(lift.square);
                }
                _ => batches.push((lift.at, vec![lift.square])),
            }
        }
        let touch = |(_, squares)| Asked::Moving(MovingRequest::Touch { squares });
        batches.into_iter().map(touch).collect()
    }
}

/// Whoever has a hand on the board has arrived.
fn arrival(known: &Known, side: Side) -> Vec<Asked> {
    match known.present[side] {
        true => Vec::new(),
        false => vec![Asked::Clock(ClockRequest::Arrive)],
    }
}
