//! Hands: from what a board signals to what players did.
//!
//! The state is what was seen, what is sure, and what the game says. Whatever comes in, a signal, news of the game,
//! the time, everything is considered anew; what follows from it goes out as effects. One request is under way at a
//! time, so that each is made of a game that is known.

mod reading;

use jadoube_laws::{Asked, Motion, Outcome, Standing};
use jadoube_ruling::{BySide, Moment, Side, Span};
use shakmaty::{Board, Piece, Square};

use crate::arrangement::{Account, Trail, account, difference};
use crate::{Doubt, Hint, Signal, Source};

/// How long things take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Times {
    /// How long a board takes to look at all its squares, one after the other: what a hand did before is seen by then.
    pub cycle: Span,
    /// What comes within this time has no order, and what goes and comes back within it was noise.
    pub scan: Span,
    /// Two strokes of the lever within this time, with no piece touched, announce adjusting.
    pub double: Span,
    /// Where the program presses: how long pieces rest before their move counts as made.
    pub rest: Span,
    /// How long a move rests that ends the game, where nobody need press.
    pub ending: Span,
    /// How long a board may take for an answer.
    pub answer: Span,
    /// After so much silence it is asked whether it is there.
    pub beat: Span,
}

impl Times {
    /// The usual times.
    pub const USUAL: Times = Times {
        cycle: Span::from_millis(260),
        scan: Span::from_millis(400),
        double: Span::from_millis(1500),
        rest: Span::from_millis(1000),
        ending: Span::from_millis(2000),
        answer: Span::from_millis(1000),
        beat: Span::from_millis(3000),
    };
}

/// How far the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Not started.
    Waiting,
    /// A clock runs.
    Playing,
    /// The clocks stand still.
    Paused,
    /// It is over.
    Ended,
}

/// What is known of the game.
#[derive(Clone, Debug)]
pub struct Known {
    /// The position, moves made included.
    pub standing: Standing,
    /// How far it is.
    pub stage: Stage,
    /// Whose time runs.
    pub running: Option<Side>,
    /// Who has arrived.
    pub present: BySide<bool>,
    /// Whose move is made and not completed.
    pub uncompleted: BySide<bool>,
    /// Whether the program presses the clock after a move.
    pub auto_press: bool,
    /// Whether no arbiter is there to start the game.
    pub no_arbiter: bool,
}

/// What follows from what was seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Ask the board for everything.
    Look,
    /// Ask the game for this.
    Ask {
        /// Whose hand it was.
        by: Side,
        /// The requests, all or none.
        ask: Vec<Asked>,
        /// When it was done.
        at: Moment,
    },
    /// Stop the game and call the arbiter.
    Doubt(Doubt),
    /// Say something at the board.
    Hint(Hint),
}

/// What the game said to a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is dealt with.
    Done,
    /// It was refused, with this sentence.
    Refused(String),
}

/// A piece that left its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Lift {
    square: Square,
    piece: Piece,
    at: Moment,
}

/// The clock was pressed.
#[derive(Clone, Copy, Debug)]
struct Stroke {
    by: Side,
    at: Moment,
    /// The lever was pressed back since.
    back: bool,
}

/// What was asked and is not answered.
#[derive(Clone, Copy, Debug)]
enum Flying {
    /// What a hand has done, which the clock completes.
    Deed { by: Side, motion: Option<Motion> },
    /// Something that leads to no question if it is refused.
    Other,
}

/// A look at the whole board that was asked for.
#[derive(Clone, Copy, Debug, Default)]
struct Looks {
    since: Option<Moment>,
    /// How many in a row did not settle anything.
    tries: u32,
}

/// Whether the board is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Presence {
    There,
    /// It says nothing.
    Mute,
    /// There is no connection to it.
    Gone,
}

/// So many looks without two that agree, and the board is not to be trusted.
const TRIES: u32 = 5;

/// The hands at one board.
#[derive(Clone, Debug)]
pub struct Hands {
    times: Times,
    can_look: bool,
    sees_touches: bool,
    known: Option<Known>,
    presence: Presence,
    /// The board was away: what stands on it must be the game's before anything is read from it.
    away: bool,
    /// The board by the last word about each square.
    seen: Option<Board>,
    /// The same, once a look has confirmed it and until something changes.
    sure: Option<Board>,
    sure_at: Moment,
    changed: Moment,
    heard: Moment,
    looks: Looks,
    /// The last reading of the lever, which a second must confirm.
    lever_said: Option<(Side, Moment)>,
    lever: Option<(Side, Moment)>,
    /// The lever as it was when it was last acted upon.
    lever_done: Option<Side>,
    /// The last word about the clock was that there is none.
    clockless: bool,
    declared: Option<Outcome>,
    trail: Trail,
    lifts: Vec<Lift>,
    /// The piece that left a square last, wherever it stood.
    vanished: Option<Lift>,
    /// Squares whose touch was told on this move.
    told: Vec<Square>,
    stroke: Option<Stroke>,
    flying: Option<Flying>,
    doubt: Option<Doubt>,
    /// The doubt that was told last, which is not told again while nothing changes.
    doubted: Option<Doubt>,
    /// Somebody else changed the position, and the board does not follow yet: nobody touches pieces by putting them right.
    restoring: bool,
    /// What stood when somebody else changed the position or a move was refused: resting there is no move.
    stale: Option<Board>,
    /// Hints that hold still and are not said again.
    hinted: Vec<Hint>,
    /// For whom an arrival was asked.
    arriving: BySide<bool>,
    /// When a move is told that rests on the board.
    rest_due: Option<Moment>,
    /// Everything that was due by then has been considered.
    considered: Moment,
    out: Vec<Effect>,
}

impl Hands {
    /// The hands at a board that nothing was heard from.
    pub fn new(source: &dyn Source, times: Times, now: Moment) -> Hands {
        Hands {
            times,
            can_look: source.look().is_some(),
            sees_touches: source.sees_touches(),
            known: None,
            presence: Presence::There,
            away: false,
            seen: None,
            sure: None,
            sure_at: now,
            changed: now,
            heard: now,
            looks: Looks {
                // The greeting asks for the first.
                since: Some(now),
                tries: 0,
            },
            lever_said: None,
            lever: None,
            lever_done: None,
            clockless: false,
            declared: None,
            trail: Trail::new(times.cycle),
            lifts: Vec::new(),
            vanished: None,
            told: Vec::new(),
            stroke: None,
            flying: None,
            doubt: None,
            doubted: None,
            restoring: false,
            stale: None,
            hinted: Vec::new(),
            arriving: BySide::default(),
            rest_due: None,
            considered: now,
            out: Vec::new(),
        }
    }

    /// The board said something.
    pub fn signal(&mut self, signal: Signal, now: Moment) -> Vec<Effect> {
        self.heard = now;
        if self.presence == Presence::Mute {
            self.presence = Presence::There;
        }
        match signal {
            Signal::Changed { square, piece } => {
                if self.seen.is_some() {
                    self.change(square, piece, now);
                }
            }
            Signal::Whole(board) => self.whole(*board, now),
            Signal::Lever(side) => self.lever(side, now),
            Signal::NoClock => self.no_clock(now),
            Signal::Declared(outcome) => self.declare(outcome, now),
            Signal::Damaged => self.look(now),
        }
        self.consider(now)
    }

    /// News of the game. `mine`: it came of the request that was under way.
    pub fn told(&mut self, known: Known, mine: bool, now: Moment) -> Vec<Effect> {
        let deed = mine && matches!(self.flying, Some(Flying::Deed { .. }));
        if mine {
            self.flying = None;
        }
        let before = self.known.replace(known);
        self.follow(before.as_ref(), deed);
        self.consider(now)
    }

    /// The game answered a request in another way than by news.
    pub fn answered(&mut self, answer: Answer, now: Moment) -> Vec<Effect> {
        let flying = self.flying.take();
        if let (Answer::Refused(why), Some(Flying::Deed { by, motion })) = (answer, flying) {
            self.stale.clone_from(&self.sure);
            self.stroke = None;
            if self.is_playing() {
                let side = by;
                self.raise(Doubt::Refused { side, motion, why });
            }
        }
        self.consider(now)
    }

    /// The connection to the board is gone.
    pub fn lost(&mut self, now: Moment) -> Vec<Effect> {
        self.vanish(Presence::Gone);
        self.consider(now)
    }

    /// The connection to the board is there again, and the board was greeted.
    pub fn back(&mut self, now: Moment) -> Vec<Effect> {
        self.presence = Presence::There;
        self.heard = now;
        self.looks = Looks {
            since: Some(now),
            tries: 0,
        };
        self.consider(now)
    }

    /// Time went by.
    pub fn wake(&mut self, now: Moment) -> Vec<Effect> {
        self.consider(now)
    }

    /// When to be woken at the latest.
    pub fn deadline(&self) -> Option<Moment> {
        let times = &self.times;
        let looking = self.looks.since.map(|since| since + times.answer);
        let beat = self.can_look.then(|| self.heard + times.beat);
        let quiet = self.sure.is_none().then(|| self.changed + times.scan);
        let touch = self.touch_due();
        let stroke = self.stroke.into_iter();
        let stroke = stroke.flat_map(|stroke| {
            let seen = stroke.at.max(self.changed) + times.cycle;
            [seen, stroke.at + times.double]
        });
        let there = self.presence != Presence::Gone;
        let waits = [looking, beat, quiet.filter(|_| self.seen.is_some())];
        let mut due: Vec<Moment> = waits.into_iter().flatten().filter(|_| there).collect();
        if self.flying.is_none() {
            due.extend([touch, self.rest_due].into_iter().flatten().chain(stroke));
        }
        // What was due before waits for something else than time.
        due.into_iter().filter(|due| *due > self.considered).min()
    }

    /// Whether the game is over, so that nothing more will be read.
    pub fn is_over(&self) -> bool {
        self.stage() == Some(Stage::Ended)
    }

    fn is_playing(&self) -> bool {
        self.stage() == Some(Stage::Playing)
    }

    fn stage(&self) -> Option<Stage> {
        self.known.as_ref().map(|known| known.stage)
    }

    /// Asks for everything, unless an answer is awaited.
    fn look(&mut self, now: Moment) {
        if self.can_look && self.presence != Presence::Gone && self.looks.since.is_none() {
            self.looks.since = Some(now);
            self.out.push(Effect::Look);
        }
    }

    fn change(&mut self, square: Square, piece: Option<Piece>, now: Moment) {
        let Some(seen) = &mut self.seen else {
            return;
        };
        let before = seen.piece_at(square);
        if before == piece {
            return;
        }
        seen.discard_piece_at(square);
        if let Some(piece) = piece {
            seen.set_piece_at(square, piece);
        }
        if let (Some(piece), None) = (before, piece) {
            let at = now;
            self.vanished = Some(Lift { square, piece, at });
        }
        self.changed = now;
        self.trail.note(square, now);
        self.sure = None;
        self.doubted = None;
        self.forget_hints();
        self.note_lift(square, before, piece, now);
    }

    /// Whether a piece of the game left its square, or came back to it.
    fn note_lift(
        &mut self,
        square: Square,
        before: Option<Piece>,
        piece: Option<Piece>,
        now: Moment,
    ) {
        let Some(known) = &self.known else {
            return;
        };
        if known.stage != Stage::Playing || self.restoring || !self.sees_touches {
            return;
        }
        let Some(home) = known.standing.board().piece_at(square) else {
            return;
        };
        let up = self.lifts.iter().any(|lift| lift.square == square);
        if before == Some(home) && !up && !self.told.contains(&square) {
            self.lifts.push(Lift {
                square,
                piece: home,
                at: now,
            });
        }
        if piece == Some(home) {
            let own = home.color == jadoube_laws::color(known.standing.turn());
            let scan = self.times.scan;
            let held = |lift: &Lift| lift.square == square && now - lift.at >= scan;
            if !own && self.lifts.iter().any(held) {
                self.hint(Hint::WhoseHand { square });
            }
            self.lifts.retain(|lift| lift.square != square);
        }
    }

    /// The whole board. It is sure if it is what was seen before.
    fn whole(&mut self, board: Board, now: Moment) {
        self.looks.since = None;
        self.declared = None;
        let differs = match &self.seen {
            None => Vec::new(),
            Some(seen) => difference(seen, &board),
        };
        let steady = !self.can_look || self.seen.is_some() && differs.is_empty();
        if self.seen.is_none() {
            self.seen = Some(board);
            self.changed = now;
        } else {
            for square in differs {
                self.change(square, board.piece_at(square), now);
            }
        }
        if steady {
            self.sure.clone_from(&self.seen);
            self.sure_at = now;
            self.looks.tries = 0;
            return;
        }
        self.try_again(now);
    }

    fn try_again(&mut self, now: Moment) {
        self.looks.tries += 1;
        if self.looks.tries > TRIES {
            self.looks.tries = 0;
            if self.is_playing() {
                self.raise(Doubt::Unsteady);
            }
        }
        self.look(now);
    }

    /// The lever: a second reading confirms the first.
    fn lever(&mut self, side: Side, now: Moment) {
        self.clockless = false;
        let at = match self.lever_said {
            Some((said, at)) if said == side => at,
            _ if self.can_look => {
                self.lever_said = Some((side, now));
                if self.lever.is_none_or(|(lever, _)| lever != side) {
                    self.looks.since = None;
                    self.look(now);
                }
                return;
            }
            _ => now,
        };
        if self.lever.is_none() {
            // How it lay when it was first seen is no stroke.
            self.lever_done = Some(side);
        }
        if self.lever.is_none_or(|(lever, _)| lever != side) {
            self.lever = Some((side, at));
        }
    }

    /// No clock: said twice.
    fn no_clock(&mut self, now: Moment) {
        if !std::mem::replace(&mut self.clockless, true) {
            self.look(now);
            return;
        }
        (self.lever_said, self.lever) = (None, None);
        if self.known.as_ref().is_some_and(|known| !known.auto_press) {
            self.hint(Hint::NoClock);
        }
    }

    /// A result shown by a piece made for it: said twice.
    fn declare(&mut self, outcome: Outcome, now: Moment) {
        self.looks.since = None;
        if self.declared == Some(outcome) && self.is_playing() {
            self.raise(Doubt::Shown(outcome));
        }
        self.declared = Some(outcome);
        self.look(now);
    }

    /// What the game says now beside what it said before.
    fn follow(&mut self, before: Option<&Known>, deed: bool) {
        let Some(known) = &self.known else {
            return;
        };
        let board = known.standing.board();
        let moved = before.is_none_or(|before| {
            before.standing.board() != board || before.standing.turn() != known.standing.turn()
        });
        let begun = before.is_none_or(|before| before.stage != known.stage);
        if !moved && !begun {
            return;
        }
        let turn = jadoube_laws::color(known.standing.turn());
        let seen = self.seen.as_ref();
        let up = |lift: &Lift| {
            lift.piece.color == turn
                && board.piece_at(lift.square) == Some(lift.piece)
                && seen.is_some_and(|seen| seen.piece_at(lift.square) != Some(lift.piece))
        };
        self.lifts.retain(up);
        self.told.clear();
        self.stroke = None;
        self.doubted = None;
        self.hinted.retain(|hint| *hint == Hint::NoClock);
        if deed {
            (self.restoring, self.stale) = (false, None);
            return;
        }
        if moved {
            self.stale.clone_from(&self.seen);
        }
        let explained = |seen: &Board| {
            matches!(
                account(&known.standing, seen, &self.trail),
                Account::Nothing | Account::Legal(_)
            )
        };
        self.restoring = seen.is_some_and(|seen| !explained(seen));
    }

    fn vanish(&mut self, presence: Presence) {
        if self.presence == presence {
            return;
        }
        let was_there = self.presence == Presence::There;
        self.presence = presence;
        self.away = true;
        (self.seen, self.sure) = (None, None);
        (self.lever_said, self.lever, self.lever_done) = (None, None, None);
        self.looks = Looks::default();
        self.stroke = None;
        self.lifts.clear();
        if was_there && self.is_playing() {
            self.raise(Doubt::Silent);
        }
    }

    /// A doubt, to be told as soon as nothing else is under way.
    fn raise(&mut self, doubt: Doubt) {
        self.stroke = None;
        if self.doubt.is_none() && self.doubted.as_ref() != Some(&doubt) {
            self.doubt = Some(doubt);
        }
    }

    fn hint(&mut self, hint: Hint) {
        if !self.hinted.contains(&hint) {
            self.hinted.push(hint.clone());
            self.out.push(Effect::Hint(hint));
        }
    }

    fn forget_hints(&mut self) {
        self.hinted.retain(|hint| *hint == Hint::NoClock);
    }

    fn ask(&mut self, by: Side, ask: Vec<Asked>, at: Moment, flying: Flying) {
        self.flying = Some(flying);
        self.out.push(Effect::Ask { by, ask, at });
    }
}
