//! Engines that play: programs of the machine which speak UCI, at ten levels, and as sparring partners
//! that err under the Laws on purpose.
//!
//! An engine is started for each move and ends with it: nothing is left of it when its game is over. How
//! many think at a time, for how long and in how much memory is bounded.

mod erring;
mod level;
mod uci;

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use jadoube_journal::EngineSeat;
use jadoube_laws::{Asked, ClockRequest, Game, Motion, MovingRequest, Rulebook};
use jadoube_ruling::{Moment, Span};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, EnPassantMode, Position as _};

use erring::{Lots, err};
use level::strength;
use uci::{Question, best_move};

pub(crate) use level::LEVELS;

/// So many engines think at a time on one node.
pub(crate) const AT_ONCE: usize = 2;
/// An engine uses this part of the time that it has left for a move at most.
const PART: i64 = 20;

/// An engine of the machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Engine {
    /// What people know it by.
    pub name: String,
    /// The program.
    pub path: PathBuf,
}

impl Engine {
    /// Stockfish, where the system has it.
    pub fn of_the_system() -> Option<Engine> {
        let places = std::env::var_os("PATH").unwrap_or_default();
        let places: Vec<PathBuf> = std::env::split_paths(&places).collect();
        // Debian keeps it where the path of a service does not lead.
        let also = [PathBuf::from("/usr/games"), PathBuf::from("/usr/local/bin")];
        let found = |folder: &PathBuf| {
            let path = folder.join("stockfish");
            path.is_file().then_some(path)
        };
        let path = places.iter().chain(&also).find_map(found)?;
        let name = "Stockfish".to_owned();
        Some(Engine { name, path })
    }
}

/// A text names no engine.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseEngineError {
    /// It has another form.
    #[error("an engine is given as NAME=PATH, with a name of 1 to 30 characters")]
    Form,
    /// No program is there.
    #[error("{}: there is no such program", .0.display())]
    Missing(PathBuf),
}

impl FromStr for Engine {
    type Err = ParseEngineError;

    fn from_str(text: &str) -> Result<Engine, ParseEngineError> {
        let (name, path) = text.split_once('=').ok_or(ParseEngineError::Form)?;
        let (name, path) = (name.trim().to_owned(), PathBuf::from(path));
        let unruly = name.chars().any(jadoube_ruling::is_unruly);
        if !(1..=30).contains(&name.chars().count()) || unruly {
            return Err(ParseEngineError::Form);
        }
        match path.is_file() {
            true => Ok(Engine { name, path }),
            false => Err(ParseEngineError::Missing(path)),
        }
    }
}

/// The engines of a server.
#[derive(Clone, Debug, Default)]
pub(crate) struct Engines(Vec<Engine>);

impl Engines {
    pub(crate) const fn new(engines: Vec<Engine>) -> Engines {
        Engines(engines)
    }

    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|engine| engine.name.as_str())
    }

    /// The engine of a name; the first if none is said.
    pub(crate) fn find(&self, name: Option<&str>) -> Option<&Engine> {
        let fits = |engine: &&Engine| name.is_none_or(|name| engine.name == name);
        self.0.iter().find(fits)
    }
}

/// What an engine is called at the board.
pub(crate) struct Called<'a>(pub &'a EngineSeat);

impl fmt::Display for Called<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}/{LEVELS}", self.0.name, self.0.level)
    }
}

/// What an engine is to decide, apart from the room.
pub(crate) struct Turn {
    game: Game,
    book: Rulebook,
    seat: EngineSeat,
    program: Option<PathBuf>,
    now: Moment,
}

impl Turn {
    pub(crate) fn new(
        game: &Game,
        book: &Rulebook,
        seat: &EngineSeat,
        engines: &Engines,
        now: Moment,
    ) -> Turn {
        Turn {
            game: game.clone(),
            book: book.clone(),
            seat: seat.clone(),
            program: engines.find(Some(&seat.name)).map(|one| one.path.clone()),
            now,
        }
    }

    /// What the engine asks for; nothing if it cannot think. Takes its time.
    pub(crate) fn think(self) -> Option<Vec<Asked>> {
        let mut lots = Lots::new()?;
        if self.seat.errs
            && let Some(asked) = err(&self.game, &self.book, self.seat.side, &mut lots)
        {
            return Some(asked);
        }
        let motion = self.bound(&mut lots).or_else(|| self.choose(&mut lots))?;
        Some(vec![
            Asked::Moving(MovingRequest::Move {
                motion,
                two_hands: false,
            }),
            Asked::Clock(ClockRequest::Press { other_hand: false }),
        ])
    }

    /// A touched piece must be moved (4.3): then there is little to think about.
    fn bound(&self, lots: &mut Lots) -> Option<Motion> {
        self.game.duty(&self.book)?;
        let allowed = self.game.allowed(&self.book);
        lots.one_of(&allowed)
    }

    fn choose(&self, lots: &mut Lots) -> Option<Motion> {
        let position = self.game.standing().position()?;
        let mode = self.game.standing().mode();
        let strength = strength(self.seat.level);
        let legal = position.legal_moves();
        if lots.percent(strength.by_lot) {
            let m = lots.one_of(&legal)?;
            return m.to_uci(mode).to_string().parse().ok();
        }
        let left = self.game.clock().left(self.seat.side, self.now);
        let part = Span::from_millis(left.as_millis() / PART);
        let question = Question {
            fen: Fen::from_position(position, EnPassantMode::Legal).to_string(),
            chess960: mode == CastlingMode::Chess960,
            skill: strength.skill,
            depth: strength.depth,
            millis: strength.millis.min(part.as_millis().max(20).unsigned_abs()),
        };
        let program = self.program.as_deref();
        let thought = program.ok_or(uci::EngineError::Missing);
        let thought = thought.and_then(|program: &Path| best_move(program, &question));
        match thought {
            Ok(said) => {
                let uci: shakmaty::uci::UciMove = said.parse().ok()?;
                let m = uci.to_move(position).ok()?;
                m.to_uci(mode).to_string().parse().ok()
            }
            Err(error) => {
                let name = self.seat.name.as_str();
                tracing::error!(name, %error, "an engine has failed");
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_engine_is_a_name_and_a_program() {
        let own = std::env::current_exe().expect("this program");
        let given: Engine = format!("Me={}", own.display()).parse().expect("an engine");
        assert_eq!((given.name.as_str(), &given.path), ("Me", &own));
        for wrong in ["", "Me", "=x", &format!("{}=/bin/sh", "x".repeat(31))] {
            assert_eq!(
                wrong.parse::<Engine>(),
                Err(ParseEngineError::Form),
                "{wrong}"
            );
        }
        let missing = "Me=/no/such/program".parse::<Engine>();
        assert_eq!(
            missing,
            Err(ParseEngineError::Missing("/no/such/program".into()))
        );
    }
}
