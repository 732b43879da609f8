//! A game together with its journal.

use std::fmt;

use jadoube_laws::{
    Asked, Created, Decided, Game, Happened, RegulationsError, Rule, Rulebook, StartError,
};
use jadoube_notation::pgn::Export;
use jadoube_ruling::{Moment, Seat};

use crate::{About, Line, LineError, Request, Scribe};

/// A game that writes down everything that is asked of it and everything that happens.
#[derive(Clone, Debug)]
pub struct Record {
    book: Rulebook,
    game: Game,
    lines: Vec<Line>,
}

/// Why a journal does not give a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// A line cannot be read.
    #[error("line {number}: {error}")]
    Line {
        /// Its number in the file, counted from one.
        number: usize,
        /// What is wrong with it.
        #[source]
        error: LineError,
    },
    /// A line is out of order or says something that no game leads to.
    #[error("line {number}: expected {expected}")]
    Order {
        /// Its number in the file, counted from one.
        number: usize,
        /// What was expected.
        expected: String,
    },
    /// No game can be played under the regulations.
    #[error("line 1: {0}")]
    Regulations(#[source] RegulationsError),
    /// No game can start from the position.
    #[error("line 1: {0}")]
    Start(#[source] StartError),
    /// The journal is empty.
    #[error("the journal is empty")]
    Empty,
}

impl Record {
    /// A new game.
    pub fn create(created: &Created, at: Moment) -> Result<Record, ReplayError> {
        let book = Rulebook::new(created.regulations.clone()).map_err(ReplayError::Regulations)?;
        let game = Game::new(&book, &created.start).map_err(ReplayError::Start)?;
        let mut first = Line::at(0, at);
        first.created = Some(Box::new(created.clone()));
        Ok(Record {
            book,
            game,
            lines: vec![first],
        })
    }

    /// The same game played on under a rulebook from which one rule is left out.
    #[must_use]
    pub fn without(mut self, rule: Rule) -> Record {
        self.book = self.book.without(rule);
        self
    }

    /// Asks something of the game: decides, writes down, applies.
    pub fn ask(&mut self, by: Seat, asked: &Asked, at: Moment) -> Decided {
        let decided = self.game.decide(&self.book, by, asked, at);
        if matches!(&decided, Ok(happened) if happened.is_empty()) {
            return decided;
        }
        self.write(at).asked = Some(Request {
            by,
            asked: asked.clone(),
        });
        match &decided {
            Ok(happened) => {
                for one in happened {
                    self.game.apply(at, one);
                    self.write(at).happened = Some(one.clone());
                }
            }
            Err(refused) => self.write(at).refused = Some(refused.clone()),
        }
        decided
    }

    fn write(&mut self, at: Moment) -> &mut Line {
        let seq = u32::try_from(self.lines.len()).unwrap_or(u32::MAX);
        self.lines.push(Line::at(seq, at));
        let last = self.lines.len() - 1;
        &mut self.lines[last]
    }

    /// Rebuilds a game from its journal by folding what happened.
    pub fn replay(text: &str) -> Result<Record, ReplayError> {
        let mut record: Option<Record> = None;
        for (index, text) in text.lines().enumerate() {
            let number = index + 1;
            let line = Line::read(text).map_err(|error| ReplayError::Line { number, error })?;
            if line.seq as usize != index {
                let expected = format!("number {index}, found {}", line.seq);
                return Err(ReplayError::Order { number, expected });
            }
            match (&mut record, &line.created) {
                (None, Some(created)) => {
                    let mut new = Record::create(created, line.at)?;
                    new.lines = vec![line];
                    record = Some(new);
                }
                (None, None) => {
                    let expected = "how the game was created".to_owned();
                    return Err(ReplayError::Order { number, expected });
                }
                (Some(_), Some(_)) => {
                    let expected = "only one creation".to_owned();
                    return Err(ReplayError::Order { number, expected });
                }
                (Some(record), None) => record.fold(line),
            }
        }
        record.ok_or(ReplayError::Empty)
    }

    fn fold(&mut self, line: Line) {
        if let Some(happened) = &line.happened {
            self.game.apply(line.at, happened);
        }
        self.lines.push(line);
    }

    /// Plays a journal again by asking every request anew; gives the first line that differs.
    pub fn verify(text: &str) -> Result<Record, ReplayError> {
        let given = Record::replay(text)?;
        let Some(created) = given.lines.first().and_then(|line| line.created.as_deref()) else {
            return Err(ReplayError::Empty);
        };
        let mut again = Record::create(created, given.lines[0].at)?;
        again.lines.clone_from_slice(&given.lines[..1]);
        for line in &given.lines {
            if let Some(request) = &line.asked {
                // A refusal is a line of its own, compared below like any other.
                let _ = again.ask(request.by, &request.asked, line.at);
            }
        }
        let written = again.to_string();
        let (mut ours, mut theirs) = (written.lines(), text.lines());
        for number in 1.. {
            match (ours.next(), theirs.next()) {
                (None, None) => break,
                (a, b) if a == b => {}
                (ours, _) => {
                    let expected = ours.unwrap_or("no further line").to_owned();
                    return Err(ReplayError::Order { number, expected });
                }
            }
        }
        Ok(again)
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Its rulebook.
    pub const fn book(&self) -> &Rulebook {
        &self.book
    }

    /// Its lines.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Who plays it, where and when, as far as the journal says.
    pub fn about(&self) -> About {
        let first = self.lines.first();
        let about = first.and_then(|line| line.about.as_deref());
        about.cloned().unwrap_or_default()
    }

    /// Says who plays it, where and when.
    #[must_use]
    pub fn with_about(mut self, about: About) -> Record {
        if let Some(first) = self.lines.first_mut() {
            first.about = Some(Box::new(about));
        }
        self
    }

    /// The game for other programs, with the sentence of `say` for what stands beside the moves.
    pub fn export(&self, say: impl Fn(&Happened) -> Option<String>) -> Result<Export, StartError> {
        let created = self.lines.first().and_then(|line| line.created.as_deref());
        let start = created
            .map(|created| created.start.clone())
            .unwrap_or_default();
        let mut scribe = Scribe::new(&self.book, &start)?;
        for (at, happened) in self.happened() {
            scribe.hear(at, happened, &say);
        }
        Ok(scribe.export(self.about().header()))
    }

    /// What happened, oldest first.
    pub fn happened(&self) -> impl Iterator<Item = (Moment, &Happened)> {
        let one = |line| match line {
            &Line {
                at,
                happened: Some(ref happened),
                ..
            } => Some((at, happened)),
            _ => None,
        };
        self.lines.iter().filter_map(one)
    }
}

impl fmt::Display for Record {
    /// The journal, one line each.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}
