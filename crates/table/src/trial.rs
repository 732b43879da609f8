//! An act is tried on a copy of the game, request by request: pure thought, nothing is kept.

use jadoube_journal::{Act, Body, Due, Step};
use jadoube_laws::{
    ArbiterRequest, Asked, ClockFact, ClockRequest, DrawRequest, Game, Happened, MovingFact,
    Outcome, Refused,
};
use jadoube_ruling::{Moment, Seat, Side, Span};
use jadoube_wire::Audience;

use crate::Chess;

/// What is shorter than this is not worth an entry.
pub const BLINK: Span = Span::from_millis(100);

/// An entry that is not written yet.
#[derive(Debug)]
pub struct Draft<B> {
    /// When it happens.
    pub at: Moment,
    /// What it says.
    pub body: B,
    /// When somebody must look at the game again.
    pub due: Due,
    /// What was given back of a slow connection's delay, in milliseconds.
    pub lag: u32,
}

/// Requests that somebody wants to be granted, all of them or none.
#[derive(Clone, Debug)]
pub struct Asking {
    /// The id of the message; none for what the program does of itself.
    pub id: Option<String>,
    /// Whose act it is.
    pub by: Seat,
    /// Who entered it.
    pub entered_by: Seat,
    /// What is asked.
    pub asked: Vec<Asked>,
    /// When the message arrived.
    pub arrived: Moment,
    /// What is given back of the connection's delay, in milliseconds.
    pub lag: u32,
}

impl Asking {
    /// What the program asks of itself.
    pub fn system(asked: Vec<Asked>, now: Moment) -> Asking {
        Asking {
            id: None,
            by: Seat::System,
            entered_by: Seat::System,
            asked,
            arrived: now,
            lag: 0,
        }
    }
}

/// A copy of the game on which an act is tried.
struct Trial<'a> {
    chess: &'a Chess,
    game: Game,
    at: Moment,
    by: Seat,
    steps: Vec<Step>,
}

impl Chess {
    /// What comes of requests, each on the game as the one before left it: of all of them, or of none
    /// if one is refused. What ends the game ends the message too: a press after mate is moot. None:
    /// nothing happens.
    pub fn try_out(
        &self,
        asking: &Asking,
        here: &dyn Fn(Audience) -> bool,
    ) -> Result<Option<Draft<Body>>, Refused> {
        let stamp = asking.arrived + -Span::from_millis(asking.lag.into());
        let mut trial = Trial::new(self, stamp, asking.by);
        if asking.asked.contains(&Asked::Clock(ClockRequest::Start)) {
            for side in Side::ALL {
                let awaited = self.expects(side) || self.begins_by_itself(side);
                if awaited && here(Audience::Player(side)) {
                    // Whoever cannot arrive is as absent as before.
                    let _ = trial.ask(side.into(), Asked::Clock(ClockRequest::Arrive));
                }
            }
        }
        let mut pressed = false;
        let mut waits: Option<(Seat, Asked)> = None;
        let mut next = asking.asked.iter().skip(1);
        for asked in &asking.asked {
            let next = next.next();
            if pressed && matches!(asked, Asked::Clock(ClockRequest::Press { .. })) {
                // The program has pressed in the player's stead.
                continue;
            }
            // What is the arbiter's alone is asked in the arbiter's name, whoever's act stands beside it.
            let by = match asking.entered_by {
                Seat::Arbiter if asked.is_the_arbiters() => Seat::Arbiter,
                _ => asking.by,
            };
            let mut follows = match trial.ask(by, asked.clone()) {
                Ok(follows) => follows,
                Err(_) if trial.has_ended_the_game() => break,
                Err(refused) => return Err(refused),
            };
            // A draw is offered after the move and before the press (9.1.2.1).
            if follows.is_some() && next == Some(&Asked::Draw(DrawRequest::OfferDraw)) {
                waits = follows.take();
            } else if follows.is_none() {
                follows = waits.take();
            }
            while let Some((by, asked)) = follows {
                pressed |= matches!(asked, Asked::Clock(ClockRequest::Press { .. }));
                // What the program adds of itself is nobody's mistake.
                follows = trial.ask(by, asked).unwrap_or(None);
            }
        }
        Ok(trial.draft(asking.id.clone(), asking.entered_by, asking.lag))
    }

    /// A game that does not count, in the arbiter's name, as long as not both have moved.
    pub fn try_annulling(&self, at: Moment) -> Option<Draft<Body>> {
        if self.game.half_moves() >= 2 || self.game.ending().is_some() {
            return None;
        }
        let mut trial = Trial::new(self, at, Seat::Arbiter);
        let declared = Asked::Arbiter(ArbiterRequest::Declare {
            outcome: Outcome::Annulled,
            reason: "a player gave the game up before both had moved".to_owned(),
        });
        trial.ask(Seat::Arbiter, declared).ok()?;
        trial.draft(None, Seat::System, 0)
    }

    /// The clocks stopped at one moment and started again at another, as one act in the arbiter's
    /// name: there is no half of it, and whoever enters it twice gives nothing twice, as the time of
    /// the game has gone on to its end.
    pub fn try_giving_back(&self, from: Moment, to: Moment, reason: &str) -> Option<Draft<Body>> {
        let running = self.game.clock().running()?;
        let from = from.max(self.game.now());
        if to - from < BLINK {
            return None;
        }
        let mut trial = Trial::new(self, from, Seat::Arbiter);
        let reason = reason.to_owned();
        trial
            .ask(Seat::Arbiter, Asked::Clock(ClockRequest::Pause { reason }))
            .ok()?;
        let stopped = trial.steps.last_mut()?;
        stopped.at = Some(from);
        trial.at = to;
        let running = Some(running);
        trial
            .ask(
                Seat::Arbiter,
                Asked::Clock(ClockRequest::Resume { running }),
            )
            .ok()?;
        trial.draft(None, Seat::System, 0)
    }
}

impl Trial<'_> {
    fn new(chess: &Chess, at: Moment, by: Seat) -> Trial<'_> {
        Trial {
            chess,
            game: chess.game.clone(),
            at: at.max(chess.game.now()),
            by,
            steps: Vec::new(),
        }
    }

    /// Asks for one more thing; gives what the program is to ask after it of itself.
    fn ask(&mut self, by: Seat, asked: Asked) -> Result<Option<(Seat, Asked)>, Refused> {
        let happened = self.game.decide(&self.chess.book, by, &asked, self.at)?;
        for one in &happened {
            self.game.apply(self.at, one);
        }
        let follows = self.follows(&happened);
        if !happened.is_empty() {
            self.steps.push(Step {
                by: Some(by).filter(|seat| *seat != self.by),
                at: None,
                asked,
                happened: happened.into_vec(),
            });
        }
        Ok(follows)
    }

    fn has_ended_the_game(&self) -> bool {
        self.game.ending().is_some() && self.chess.game.ending().is_none()
    }

    /// What follows of itself: the press after a move where the regulations say so, and the start
    /// once both players are there and no arbiter is to start the game.
    fn follows(&self, happened: &[Happened]) -> Option<(Seat, Asked)> {
        let made = happened.iter().find_map(|one| match one {
            Happened::Moving(MovingFact::MoveMade { by, .. }) => Some(*by),
            _ => None,
        });
        if let Some(by) = made
            && self.chess.table.auto_press
            && self.game.ending().is_none()
        {
            return Some((
                by.into(),
                Asked::Clock(ClockRequest::Press { other_hand: false }),
            ));
        }
        let arrived = happened
            .iter()
            .any(|one| matches!(one, Happened::Clock(ClockFact::PlayerArrived { .. })));
        let starts = arrived
            && self.chess.book.regulations().no_arbiter
            && !self.game.is_started()
            && self.game.present().iter().all(|present| *present);
        starts.then_some((Seat::System, Asked::Clock(ClockRequest::Start)))
    }

    /// The act as an entry; none if nothing happened.
    fn draft(self, id: Option<String>, entered_by: Seat, lag: u32) -> Option<Draft<Body>> {
        if self.steps.is_empty() {
            return None;
        }
        let due = self.game.deadline(&self.chess.book);
        let act = Act {
            id,
            by: self.by,
            entered_by: Some(entered_by).filter(|seat| *seat != self.by),
            lag,
            steps: self.steps,
        };
        Some(Draft {
            at: self.at,
            body: Body::Act(act),
            due: due.map_or(Due::Never, Due::At),
            lag,
        })
    }
}
