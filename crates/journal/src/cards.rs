//! The journal form of a session of cards: numbered lines of JSON like those of chess.
//!
//! It holds everything, hidden cards and seeds included: it is for the table and for those who check a
//! finished session, never for a player during the deal.

use std::fmt;

use jadoube_cards::{
    Asked, Decided, First, Form, Game, Happened, Numbers, Refused, RulesetError, Session, Setup,
    Shuffling, Who, read_rules_of,
};
use jadoube_ruling::Moment;
use serde::{Deserialize, Serialize};

use crate::VERSION;

/// How a session was set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardsCreated {
    /// The game.
    pub game: String,
    /// The ruleset by its name, and what departs from it.
    pub rules: String,
    /// How the pack is put in order.
    pub shuffling: Shuffling,
    /// How the first dealer is found.
    pub first: First,
    /// Who draws the numbers of the shuffle; the first form does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub numbers: Option<Numbers>,
}

impl CardsCreated {
    /// What the rules of the session meant when it was written down.
    const fn form(&self) -> Form {
        match self.numbers {
            None => Form::First,
            Some(_) => Form::Second,
        }
    }
}

/// A line: when, and exactly one of created, asked, happened, refused.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardsLine<A, H, R> {
    /// The version of the form.
    pub v: u32,
    /// The number of the line, counted from nought.
    pub seq: u32,
    /// The moment, in milliseconds.
    pub at: Moment,
    /// How the session was set up.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub created: Option<CardsCreated>,
    /// Who asked for what.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub asked: Option<CardsRequest<A>>,
    /// What happened.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub happened: Option<Happened<H>>,
    /// Why nothing happened.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub refused: Option<Refused<R>>,
}

const fn none<T>() -> Option<T> {
    None
}

/// A request and whose it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardsRequest<A> {
    /// Who asks.
    pub by: Who,
    /// For what.
    #[serde(rename = "for")]
    pub asked: Asked<A>,
}

type LineOf<G> = CardsLine<<G as Game>::Asked, <G as Game>::Happened, <G as Game>::Refused>;

/// A session that writes down everything that is asked of it and everything that happens.
#[derive(Clone, Debug)]
pub struct CardsJournal<G: Game> {
    setup: Setup<G::Rules>,
    session: Session<G>,
    lines: Vec<LineOf<G>>,
}

fn created<G: Game>(setup: &Setup<G::Rules>) -> CardsCreated {
    CardsCreated {
        game: G::NAME.to_owned(),
        rules: setup.rules.to_string(),
        shuffling: setup.shuffling,
        first: setup.first,
        numbers: Some(setup.numbers),
    }
}

/// Why a journal does not give a session.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct CardsError {
    /// The line, counted from one.
    pub line: usize,
    /// What is wrong there.
    #[source]
    pub what: CardsLineError,
}

/// What is wrong with a line of the journal of a session.
#[derive(Debug, thiserror::Error)]
pub enum CardsLineError {
    /// It is not the JSON that is expected.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// It has a version that this program does not read.
    #[error("version {0} of the journal form, known is {VERSION}")]
    Version(u32),
    /// It does not bear the number of its place.
    #[error("expected number {expected}, found {found}")]
    Number {
        /// The number of its place.
        expected: usize,
        /// The number that it bears.
        found: u32,
    },
    /// It must say exactly one thing.
    #[error("a line must say exactly one of created, asked, happened, refused")]
    NotOneThing,
    /// The first line must say how the session was set up.
    #[error("expected how the session was set up")]
    NotSetUp,
    /// Only the first line may.
    #[error("a session is set up once")]
    SetUpTwice,
    /// The journal is one of another game.
    #[error("the game is {found}, expected {expected}")]
    Game {
        /// The game that was asked for.
        expected: &'static str,
        /// The game of the journal.
        found: String,
    },
    /// The rules cannot be read.
    #[error(transparent)]
    Rules(#[from] RulesetError),
    /// There is no line at all.
    #[error("the journal is empty")]
    Empty,
    /// The request leads to another line today.
    #[error("expected {0}")]
    Differs(String),
}

impl<G: Game> CardsJournal<G> {
    /// The journal of a session that begins.
    pub fn create(setup: Setup<G::Rules>, at: Moment) -> CardsJournal<G> {
        let created = created::<G>(&setup);
        CardsJournal::begun(setup, created, at)
    }

    fn begun(setup: Setup<G::Rules>, created: CardsCreated, at: Moment) -> CardsJournal<G> {
        let mut journal: CardsJournal<G> = CardsJournal {
            session: Session::new(&setup),
            lines: Vec::new(),
            setup,
        };
        let mut line = journal.line(at);
        line.created = Some(created);
        journal.lines.push(line);
        journal
    }

    /// Asks something of the session: decides, writes down, applies.
    pub fn ask(&mut self, by: Who, asked: &Asked<G::Asked>, at: Moment) -> Decided<G> {
        let decided = self.session.decide(by, asked);
        let mut line = self.line(at);
        line.asked = Some(CardsRequest {
            by,
            asked: asked.clone(),
        });
        self.lines.push(line);
        match &decided {
            Ok(happened) => {
                for one in happened {
                    self.session.apply(one);
                    let mut line = self.line(at);
                    line.happened = Some(one.clone());
                    self.lines.push(line);
                }
            }
            Err(refused) => {
                let mut line = self.line(at);
                line.refused = Some(refused.clone());
                self.lines.push(line);
            }
        }
        decided
    }

    fn line(&self, at: Moment) -> LineOf<G> {
        CardsLine {
            v: VERSION,
            seq: u32::try_from(self.lines.len()).unwrap_or(u32::MAX),
            at,
            created: None,
            asked: None,
            happened: None,
            refused: None,
        }
    }

    /// Rebuilds a session from its journal by folding what happened.
    pub fn replay(text: &str) -> Result<CardsJournal<G>, CardsError> {
        let mut journal: Option<CardsJournal<G>> = None;
        for (index, text) in text.lines().enumerate() {
            let wrong = |what: CardsLineError| CardsError {
                line: index + 1,
                what,
            };
            let line: LineOf<G> =
                serde_json::from_str(text).map_err(|error| wrong(error.into()))?;
            check(&line, index).map_err(wrong)?;
            match (&mut journal, &line.created) {
                (None, Some(created)) => {
                    let setup = setup::<G>(created).map_err(wrong)?;
                    journal = Some(CardsJournal::begun(setup, created.clone(), line.at));
                }
                (Some(journal), None) => {
                    if let Some(happened) = &line.happened {
                        journal.session.apply(happened);
                    }
                    journal.lines.push(line);
                }
                (None, None) => {
                    return Err(wrong(CardsLineError::NotSetUp));
                }
                (Some(_), Some(_)) => return Err(wrong(CardsLineError::SetUpTwice)),
            }
        }
        journal.ok_or(CardsError {
            line: 1,
            what: CardsLineError::Empty,
        })
    }

    /// Plays a journal again by asking every request anew; gives the first line that differs.
    pub fn verify(text: &str) -> Result<CardsJournal<G>, CardsError> {
        let given = CardsJournal::<G>::replay(text)?;
        let begun = given.lines.first().map_or(Moment::ZERO, |line| line.at);
        let first = given.lines.first().and_then(|line| line.created.clone());
        let first = first.unwrap_or_else(|| created::<G>(&given.setup));
        let mut again = CardsJournal::<G>::begun(given.setup.clone(), first, begun);
        for line in &given.lines {
            if let Some(request) = &line.asked {
                // A refusal is a line of its own, compared below like any other.
                let _ = again.ask(request.by, &request.asked, line.at);
            }
        }
        let written = again.to_string();
        let (mut ours, mut theirs) = (written.lines(), text.lines());
        for line in 1.. {
            match (ours.next(), theirs.next()) {
                (None, None) => break,
                (a, b) if a == b => {}
                (ours, _) => {
                    let ours = ours.unwrap_or("no further line").to_owned();
                    let what = CardsLineError::Differs(ours);
                    return Err(CardsError { line, what });
                }
            }
        }
        Ok(again)
    }

    /// The session.
    pub const fn session(&self) -> &Session<G> {
        &self.session
    }

    /// How it was set up.
    pub const fn setup(&self) -> &Setup<G::Rules> {
        &self.setup
    }

    /// Its lines.
    pub fn lines(&self) -> &[LineOf<G>] {
        &self.lines
    }
}

impl<G: Game> fmt::Display for CardsJournal<G> {
    /// The journal, one line each.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            let json = serde_json::to_string(line).map_err(|_| fmt::Error)?;
            writeln!(f, "{json}")?;
        }
        Ok(())
    }
}

/// The game that a journal is about, if it is one of cards.
pub fn game_of_journal(text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Head {
        created: CardsCreated,
    }
    let head: Head = serde_json::from_str(text.lines().next()?).ok()?;
    Some(head.created.game)
}

fn check<A, H, R>(line: &CardsLine<A, H, R>, index: usize) -> Result<(), CardsLineError> {
    if line.v != VERSION {
        return Err(CardsLineError::Version(line.v));
    }
    if line.seq as usize != index {
        return Err(CardsLineError::Number {
            expected: index,
            found: line.seq,
        });
    }
    let parts = [
        line.created.is_some(),
        line.asked.is_some(),
        line.happened.is_some(),
        line.refused.is_some(),
    ];
    match parts.into_iter().filter(|part| *part).count() {
        1 => Ok(()),
        _ => Err(CardsLineError::NotOneThing),
    }
}

fn setup<G: Game>(created: &CardsCreated) -> Result<Setup<G::Rules>, CardsLineError> {
    if created.game != G::NAME {
        return Err(CardsLineError::Game {
            expected: G::NAME,
            found: created.game.clone(),
        });
    }
    let rules = read_rules_of(&created.rules, created.form());
    Ok(Setup {
        rules: rules?,
        shuffling: created.shuffling,
        numbers: created.numbers.unwrap_or_default(),
        first: created.first,
    })
}
