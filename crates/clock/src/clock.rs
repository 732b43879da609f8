//! Two faces and the side that runs.

use jadoube_ruling::{BySide, Moment, Side, Span};

use crate::{Mode, TimeControl};

/// One side of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// The time left when the clock was last charged.
    left: Span,
    /// What is left of this move's delay.
    free: Span,
    /// The current period, counted from nought.
    period: u8,
    /// Moves completed, as the move counter has them.
    completed: u32,
    /// When the allotted time was used up.
    fallen: Option<Moment>,
}

impl Face {
    /// The time left.
    pub const fn left(&self) -> Span {
        self.left
    }

    /// What is left of this move's delay, which runs first and is not counted.
    pub const fn free(&self) -> Span {
        self.free
    }

    /// Moves completed, as the move counter has them.
    pub const fn completed(&self) -> u32 {
        self.completed
    }

    /// The current period, counted from nought.
    pub const fn period(&self) -> usize {
        self.period as usize
    }

    /// When the allotted time was used up, if it was.
    pub const fn fallen(&self) -> Option<Moment> {
        self.fallen
    }
}

/// A chessclock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    faces: BySide<Face>,
    running: Option<Side>,
    /// The moment up to which the running face has been charged.
    since: Moment,
}

impl Clock {
    /// A clock set to a time control, both faces stopped.
    pub fn new(control: TimeControl) -> Clock {
        let face = Face {
            left: control.initial(),
            free: delay(control.mode),
            period: 0,
            completed: 0,
            fallen: None,
        };
        Clock {
            control,
            faces: BySide::both(face),
            running: None,
            since: Moment::ZERO,
        }
    }

    /// The side whose time runs.
    pub const fn running(&self) -> Option<Side> {
        self.running
    }

    /// The time control in force.
    pub const fn control(&self) -> &TimeControl {
        &self.control
    }

    /// A face as it would read at `now`.
    pub fn face(&self, side: Side, now: Moment) -> Face {
        let mut face = self.faces[side];
        if self.running == Some(side) {
            charge(&mut face, &self.control, self.since, now);
        }
        face
    }

    /// The time that a face shows at `now`.
    pub fn left(&self, side: Side, now: Moment) -> Span {
        match self.running {
            Some(running) if running == side => self.face(side, now).left,
            _ => self.faces[side].left,
        }
    }

    /// When a side's allotted time was used up, seen from `now` (6.4).
    pub fn fallen(&self, side: Side, now: Moment) -> Option<Moment> {
        let face = &self.faces[side];
        // Asked before every act, and nearly always there is time left.
        if self.running != Some(side) || now - self.since < face.left {
            return face.fallen;
        }
        self.face(side, now).fallen
    }

    /// Whether a side is in the last period at `now`.
    pub fn in_last_period(&self, side: Side, now: Moment) -> bool {
        self.face(side, now).period() + 1 == self.control.periods.len()
    }

    /// When the running side's flag will fall if nothing is done before.
    pub fn flag_deadline(&self) -> Option<Moment> {
        let side = self.running?;
        let mut face = self.faces[side];
        if face.fallen.is_some() {
            return face.fallen;
        }
        let mut due = self.since + face.free + face.left;
        while let Some(time) = next_period(&mut face, &self.control) {
            due = due + time;
        }
        Some(due)
    }

    /// Starts a side's time.
    pub fn start(&mut self, side: Side, now: Moment) {
        self.settle(now);
        self.running = Some(side);
        self.since = now;
    }

    /// Stops both sides.
    pub fn stop(&mut self, now: Moment) {
        self.settle(now);
        self.running = None;
    }

    /// A player stops the own time and starts the opponent's (6.2.1).
    pub fn press(&mut self, side: Side, now: Moment) {
        self.settle(now);
        let face = &mut self.faces[side];
        if let Mode::Increment(increment) = self.control.mode
            && face.fallen.is_none()
        {
            face.left += increment;
        }
        face.free = delay(self.control.mode);
        self.running = Some(!side);
        self.since = now;
    }

    /// The move counter goes on by one.
    pub fn count_move(&mut self, side: Side) {
        let completed = &mut self.faces[side].completed;
        *completed = completed.saturating_add(1);
    }

    /// The arbiter sets the move counter.
    pub fn set_completed(&mut self, side: Side, completed: u32) {
        self.faces[side].completed = completed;
    }

    /// Time is added to a face, or taken away, but never below nothing.
    pub fn add(&mut self, side: Side, span: Span, now: Moment) {
        let left = self.left(side, now) + span;
        self.set(side, left, now);
    }

    /// A face is set by hand. A face with time on it has its flag up.
    pub fn set(&mut self, side: Side, left: Span, now: Moment) {
        self.settle(now);
        let face = &mut self.faces[side];
        face.left = left.max(Span::ZERO);
        face.fallen = match face.left {
            Span::ZERO => Some(face.fallen.unwrap_or(now)),
            _ => None,
        };
    }

    /// What a move adds is changed during the game (Guidelines III.4).
    pub fn set_mode(&mut self, mode: Mode, now: Moment) {
        self.settle(now);
        self.control.mode = mode;
        for side in Side::ALL {
            self.faces[side].free = delay(mode);
        }
    }

    fn settle(&mut self, now: Moment) {
        if let Some(side) = self.running {
            charge(&mut self.faces[side], &self.control, self.since, now);
            self.since = self.since.max(now);
        }
    }
}

const fn delay(mode: Mode) -> Span {
    match mode {
        Mode::Delay(span) => span,
        Mode::None | Mode::Increment(_) => Span::ZERO,
    }
}

/// Charges a face for the time from `since` to `now`: first the delay, then the period, then, if
/// enough moves are completed, the periods after it. Otherwise the flag falls where time ran out.
fn charge(face: &mut Face, control: &TimeControl, since: Moment, now: Moment) {
    let mut spent = (now - since).max(Span::ZERO);
    let free = spent.min(face.free);
    face.free -= free;
    spent -= free;
    if face.fallen.is_some() || spent == Span::ZERO {
        return;
    }
    face.left -= spent;
    while face.left <= Span::ZERO {
        if let Some(time) = next_period(face, control) {
            face.left += time;
        } else {
            face.fallen = Some(now + face.left);
            face.left = Span::ZERO;
            break;
        }
    }
}

/// Goes on to the next period if the moves of this one are completed; gives its time.
fn next_period(face: &mut Face, control: &TimeControl) -> Option<Span> {
    let due = control.moves_due(face.period())?;
    if face.completed < due {
        return None;
    }
    let time = control.periods.get(face.period() + 1)?.time;
    face.period += 1;
    Some(time)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Period;
    use proptest::prelude::*;

    fn at(secs: u64) -> Moment {
        Moment::from_millis(secs * 1000)
    }

    fn secs(secs: i64) -> Span {
        Span::from_secs(secs)
    }

    fn two_periods() -> TimeControl {
        TimeControl {
            periods: vec![
                Period {
                    moves: Some(40),
                    time: secs(100),
                },
                Period {
                    moves: None,
                    time: secs(50),
                },
            ],
            mode: Mode::None,
        }
    }

    #[test]
    fn at_zero_the_next_period_is_added_if_the_moves_are_there() {
        let mut clock = Clock::new(two_periods());
        clock.set_completed(Side::White, 40);
        clock.start(Side::White, at(0));
        assert_eq!(clock.left(Side::White, at(100)), secs(50));
        assert_eq!(clock.flag_deadline(), Some(at(150)));
        assert_eq!(clock.fallen(Side::White, at(151)), Some(at(150)));
    }

    #[test]
    fn at_zero_the_flag_falls_if_a_move_is_missing() {
        let mut clock = Clock::new(two_periods());
        clock.set_completed(Side::White, 39);
        clock.start(Side::White, at(0));
        assert_eq!(clock.fallen(Side::White, at(99)), None);
        assert_eq!(clock.fallen(Side::White, at(130)), Some(at(100)));
        assert_eq!(clock.left(Side::White, at(130)), Span::ZERO);
    }

    #[test]
    fn a_fallen_flag_earns_no_increment_and_is_raised_by_hand_only() {
        let control = TimeControl::sudden_death(secs(10), Mode::Increment(secs(5)));
        let mut clock = Clock::new(control);
        clock.start(Side::White, at(0));
        clock.press(Side::White, at(16));
        assert_eq!(clock.left(Side::White, at(16)), Span::ZERO);
        clock.set(Side::White, secs(30), at(17));
        assert_eq!(clock.fallen(Side::White, at(17)), None);
    }

    #[test]
    fn a_control_must_be_playable() {
        let mut control = two_periods();
        assert_eq!(control.check(), Ok(()));
        control.periods.swap(0, 1);
        assert_eq!(control.check(), Err(crate::ControlError::EndlessPeriod(0)));
        control.periods.clear();
        assert_eq!(control.check(), Err(crate::ControlError::NoPeriod));
    }

    proptest! {
        /// Charging in two steps is the same as charging in one.
        #[test]
        fn readings_do_not_depend_on_when_one_looks(
            delay in 0i64..20, completed in 0u32..45, first in 0u64..200, second in 0u64..200,
        ) {
            let mut control = two_periods();
            control.mode = Mode::Delay(secs(delay));
            let mut once = Clock::new(control);
            once.set_completed(Side::White, completed);
            once.start(Side::White, at(0));
            let mut twice = once.clone();
            twice.stop(at(first));
            twice.running = Some(Side::White);
            twice.since = at(first);
            let end = at(first + second);
            prop_assert_eq!(once.face(Side::White, end), twice.face(Side::White, end));
            let deadline = once.flag_deadline();
            if let Some(fallen) = once.fallen(Side::White, end) {
                prop_assert_eq!(Some(fallen), deadline);
            }
        }
    }
}
