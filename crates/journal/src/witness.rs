//! Games that two editions rule differently: the shortest ones known, one for each difference.

use jadoube_laws::{
    Amendment, Created, Decided, Edition, Game, GeneralRefusal, Happened, Laws, Refused, Rule,
    Rulebook,
};
use jadoube_ruling::Moment;
use serde::{Deserialize, Serialize};

use crate::{ReplayError, Request};

/// What two editions differ in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difference {
    /// A point that both lay down, each in its way.
    Point(Amendment),
    /// A rule that only one of them has.
    Rule(Rule),
}

impl Difference {
    /// Everything that two editions differ in: first the points, then the rules.
    pub fn between(one: Edition, other: Edition) -> Vec<Difference> {
        let points = Amendment::between(&Laws::of(one), &Laws::of(other));
        let rules = Rule::ALL.iter().copied();
        let alone = |rule: &Rule| rule.number(one).is_some() != rule.number(other).is_some();
        let points = points.into_iter().map(Difference::Point);
        points
            .chain(rules.filter(alone).map(Difference::Rule))
            .collect()
    }
}

/// A game and the difference that it shows: its last request is ruled differently.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Witness {
    /// What it shows.
    pub shows: Difference,
    /// The editions that it tells apart.
    pub editions: [Edition; 2],
    /// How the game is created; its edition is the first of the two.
    pub created: Created,
    /// What is asked, in order.
    pub asked: Vec<AskedAt>,
}

/// One request of a game and its moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AskedAt {
    /// When.
    pub at: Moment,
    /// Who asks for what.
    pub asked: Request,
}

/// A game played under a rulebook.
#[derive(Clone, Debug)]
pub struct Played {
    /// The rulebook.
    pub book: Rulebook,
    /// What came of each request.
    pub decided: Vec<Decided>,
}

/// Plays requests under a rulebook from a start.
pub fn play(book: Rulebook, created: &Created, asked: &[AskedAt]) -> Result<Played, ReplayError> {
    let mut game = Game::new(&book, &created.start).map_err(ReplayError::Start)?;
    let mut decided = Vec::with_capacity(asked.len());
    for AskedAt { at, asked } in asked {
        let answer = game.decide(&book, asked.by, &asked.asked, *at);
        for one in answer.iter().flatten() {
            game.apply(*at, one);
        }
        decided.push(answer);
    }
    Ok(Played { book, decided })
}

/// A line of the file of witnesses that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("witness {line}: {error}")]
pub struct WitnessError {
    /// Its number, counted from one.
    pub line: usize,
    /// What is wrong with it.
    #[source]
    pub error: serde_json::Error,
}

impl Witness {
    /// The witnesses that are kept.
    pub fn all() -> Result<Vec<Witness>, WitnessError> {
        let lines = include_str!("../data/witnesses.jsonl").lines();
        let read = (1..).zip(lines).map(|(line, text)| {
            let read = serde_json::from_str(text);
            read.map_err(|error| WitnessError { line, error })
        });
        read.collect()
    }

    /// The game under one of the editions.
    pub fn under(&self, edition: Edition) -> Result<Played, ReplayError> {
        let mut regulations = self.created.regulations.clone();
        regulations.edition = edition;
        let book = Rulebook::new(regulations).map_err(ReplayError::Regulations)?;
        play(book, &self.created, &self.asked)
    }

    /// Whether the game is a witness: up to the last request both editions rule alike, and that one
    /// they rule differently because of the difference.
    pub fn holds(&self) -> bool {
        let parting = Parting::of(self.editions, &self.created, &self.asked);
        let last = self.asked.len().checked_sub(1);
        parting.is_some_and(|own| Some(own.at) == last && own.is_due_to(self.shows))
    }
}

/// Where two editions part in a game: the first request that they rule differently.
#[derive(Clone, Debug)]
pub struct Parting<'a> {
    /// The number of the request, counted from nought.
    pub at: usize,
    editions: [Edition; 2],
    created: &'a Created,
    asked: &'a [AskedAt],
    decided: [Vec<Decided>; 2],
}

impl<'a> Parting<'a> {
    /// Where two editions part, if they do.
    pub fn of(
        editions: [Edition; 2],
        created: &'a Created,
        asked: &'a [AskedAt],
    ) -> Option<Parting<'a>> {
        let [one, other] = editions.map(|edition| {
            let book = book(created, edition)?;
            Some(play(book, created, asked).ok()?.decided)
        });
        let decided = [one?, other?];
        let at = differs(&decided[0], &decided[1])?;
        Some(Parting {
            at,
            editions,
            created,
            asked: &asked[..=at],
            decided,
        })
    }

    /// Whether a difference is the cause: with the point taken over the first edition parts there too;
    /// the edition that has the rule rules by it.
    pub fn is_due_to(&self, difference: Difference) -> bool {
        let [one, other] = self.editions;
        match difference {
            Difference::Point(point) => {
                let amended = book(self.created, one);
                let amended = amended.map(|book| book.amended(point, &Laws::of(other)));
                let played = amended.and_then(|book| play(book, self.created, self.asked).ok());
                let decided = played.map(|played| played.decided).unwrap_or_default();
                differs(&self.decided[0], &decided) == Some(self.at)
            }
            Difference::Rule(rule) => {
                let having = usize::from(rule.number(one).is_none());
                let decided = self.decided.get(having).and_then(|own| own.get(self.at));
                decided.is_some_and(|decided| cites(decided, rule))
            }
        }
    }
}

fn book(created: &Created, edition: Edition) -> Option<Rulebook> {
    let mut regulations = created.regulations.clone();
    regulations.edition = edition;
    Rulebook::new(regulations).ok()
}

fn differs(one: &[Decided], other: &[Decided]) -> Option<usize> {
    one.iter().zip(other).position(|(one, other)| one != other)
}

/// Whether what came of a request rests on a rule.
pub fn cites(decided: &Decided, rule: Rule) -> bool {
    match decided {
        Ok(happened) => happened.iter().map(Happened::under).any(|own| own == rule),
        Err(Refused::General(GeneralRefusal::NoRule { .. })) => false,
        Err(refused) => refused.under() == rule,
    }
}
