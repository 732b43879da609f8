//! The moves of a game, from which every earlier position can be rebuilt.

use jadoube_ruling::{BySide, Side, Span};
use shakmaty::{Board, CastlingMode, Move, Setup};

use crate::{Motion, Standing};

/// One half-move, or what took the place of one.
#[derive(Clone, Debug)]
pub(crate) struct Ply {
    /// The key of the position after it.
    key: u64,
    /// What was done.
    played: Played,
    /// What the clocks read when it was made, in milliseconds.
    readings: BySide<u32>,
    /// Who made it; nobody if the arbiter set up a position.
    mover: Option<Side>,
}

#[derive(Clone, Debug)]
pub(crate) enum Played {
    /// A legal move.
    Legal(Move),
    /// A motion that is not legal.
    Motion(Motion),
    /// A motion of one piece alone, where the Laws know a move of two.
    Shifted(Motion),
    /// A motion that is not legal, and what stood on the board with it: more was put elsewhere than
    /// one piece.
    Disturbed(Motion, Box<Board>),
    /// The arbiter set up a position.
    SetUp(Box<Setup>),
}

impl Ply {
    pub(crate) fn readings(&self) -> BySide<Span> {
        self.readings.map(|ms| Span::from_millis(i64::from(ms)))
    }

    /// Who made it; nobody if the arbiter set up a position.
    pub(crate) const fn mover(&self) -> Option<Side> {
        self.mover
    }

    /// The motion, if a single one made the ply.
    pub(crate) fn motion(&self, mode: CastlingMode) -> Option<Motion> {
        match self.played {
            Played::Legal(m) => Some(Motion::of(m, mode)),
            Played::Motion(motion) | Played::Shifted(motion) | Played::Disturbed(motion, _) => {
                Some(motion)
            }
            Played::SetUp(_) => None,
        }
    }
}

/// A start and the plies since, with the position they lead to.
#[derive(Clone, Debug)]
pub(crate) struct History {
    start: Box<Standing>,
    start_key: u64,
    plies: Vec<Ply>,
    standing: Standing,
}

impl History {
    pub(crate) fn new(start: Standing) -> History {
        History {
            start_key: start.key(),
            standing: start.clone(),
            start: Box::new(start),
            plies: Vec::with_capacity(32),
        }
    }

    /// The position that the game began with.
    pub(crate) const fn start(&self) -> &Standing {
        &self.start
    }

    /// The position now.
    pub(crate) const fn standing(&self) -> &Standing {
        &self.standing
    }

    /// The key of the position now.
    fn key(&self) -> u64 {
        self.plies.last().map_or(self.start_key, |ply| ply.key)
    }

    /// How many half-moves stand.
    pub(crate) fn len(&self) -> u32 {
        u32::try_from(self.plies.len()).unwrap_or(u32::MAX)
    }

    pub(crate) fn ply(&self, index: u32) -> Option<&Ply> {
        self.plies.get(index as usize)
    }

    pub(crate) fn plies(&self) -> &[Ply] {
        &self.plies
    }

    pub(crate) fn push(&mut self, played: Played, readings: BySide<Span>) {
        let mover = match played {
            Played::SetUp(_) => None,
            _ => Some(self.standing.turn()),
        };
        let key = match played {
            Played::Legal(m) => self.standing.play(m, self.key()),
            _ => {
                self.standing = step(&self.standing, &played);
                self.standing.key()
            }
        };
        let millis = |span: Span| u32::try_from(span.as_millis().max(0)).unwrap_or(u32::MAX);
        self.plies.push(Ply {
            key,
            played,
            readings: readings.map(millis),
            mover,
        });
    }

    /// Takes back every half-move after the first `len`; gives what was taken back.
    pub(crate) fn truncate(&mut self, len: u32) -> Vec<Ply> {
        let dropped = self.plies.split_off((len as usize).min(self.plies.len()));
        if !dropped.is_empty() {
            self.standing = self.position_after(len);
        }
        dropped
    }

    /// Puts back half-moves that were taken back.
    pub(crate) fn put_back(&mut self, plies: Vec<Ply>) {
        for ply in plies {
            self.standing = step(&self.standing, &ply.played);
            self.plies.push(ply);
        }
    }

    /// The position after the first `len` half-moves.
    pub(crate) fn position_after(&self, len: u32) -> Standing {
        let start = (*self.start).clone();
        self.plies
            .iter()
            .take(len as usize)
            .fold(start, |standing, ply| step(&standing, &ply.played))
    }

    /// Every half-move with the position after it.
    pub(crate) fn positions(&self) -> impl Iterator<Item = (Option<Motion>, Standing)> {
        let start = (*self.start).clone();
        self.plies.iter().scan(start, |standing, ply| {
            let motion = ply.motion(standing.mode());
            *standing = step(standing, &ply.played);
            Some((motion, standing.clone()))
        })
    }

    /// How often a position has stood on the board in this game, the initial one included (9.2.2).
    ///
    /// Keys only say where to look: once they suggest `enough` occurrences the positions themselves
    /// are compared.
    pub(crate) fn occurrences(&self, position: &Standing, enough: usize) -> usize {
        let key = position.key();
        let quiet = position.quiet() as usize + 1;
        let tail = self.plies.iter().rev().take(quiet);
        let suggested = tail.filter(|ply| ply.key == key).count()
            + usize::from(self.plies.len() <= quiet && self.start_key == key);
        if suggested < enough {
            return suggested;
        }
        let mut standing = (*self.start).clone();
        let mut count = usize::from(standing.same_position(position));
        for ply in &self.plies {
            standing = step(&standing, &ply.played);
            count += usize::from(ply.key == key && standing.same_position(position));
        }
        count
    }
}

fn step(standing: &Standing, played: &Played) -> Standing {
    match played {
        Played::Legal(m) => standing.after(*m),
        Played::Motion(motion) => standing.after_motion(*motion),
        Played::Shifted(motion) => standing.shifted(*motion),
        Played::Disturbed(motion, board) => standing.disturbed(*motion, board),
        Played::SetUp(setup) => Standing::new((**setup).clone(), standing.mode()),
    }
}
