//! A session of cards that was played at a computer, or its record: read and verified from the first
//! line to the last, so that its sums can be a table's result.

use jadoube_cards::{
    Asked, Game, Record, RecordLineError, Session, Setup, Switches as _, Who, game_of_record,
    refused_message,
};
use jadoube_ruling::Message;
use jadoube_tournament::{CardScore, Discipline, Points};

use crate::{CardsJournal, game_of_journal};

/// A session as it was written down.
#[derive(Clone, Debug)]
pub struct WholeSession<G: Game> {
    /// The session as it stands at the end of what was written.
    pub session: Session<G>,
    /// How it was set up.
    pub setup: Setup<G::Rules>,
    /// What was asked, in order.
    pub requests: Vec<(Who, Asked<G::Asked>)>,
}

/// Where a record or a journal is not what it should be, and why.
#[derive(Clone, Debug)]
pub struct NotWhole {
    /// The line, from 1.
    pub line: usize,
    what: What,
}

#[derive(Clone, Debug)]
enum What {
    Unreadable(String),
    Told(Message),
    Refused { why: Message, clause: &'static str },
}

impl NotWhole {
    /// The whole of it; parts of it are said before, in the language of the reader.
    pub fn message(&self, file: &str, say: impl Fn(&Message) -> String) -> Message {
        let what = match &self.what {
            What::Unreadable(what) => what.clone(),
            What::Told(message) => say(message),
            What::Refused { why, clause } => format!("{} [{clause}]", say(why)),
        };
        Message::new("cards-not-whole")
            .with("file", file.to_owned())
            .with("line", i64::try_from(self.line).unwrap_or(i64::MAX))
            .with("what", what)
    }
}

impl<G: Game> WholeSession<G> {
    /// Reads a text record or a journal of a game.
    pub fn read(text: &str) -> Result<WholeSession<G>, NotWhole> {
        match text.starts_with('{') {
            true => of_journal(text),
            false => of_record(text),
        }
    }
}

fn of_journal<G: Game>(text: &str) -> Result<WholeSession<G>, NotWhole> {
    let journal = CardsJournal::<G>::verify(text).map_err(|error| NotWhole {
        line: error.line,
        what: What::Unreadable(error.what.to_string()),
    })?;
    let lines = journal.lines().iter();
    let requests = lines.filter_map(|line| line.asked.as_ref());
    Ok(WholeSession {
        session: journal.session().clone(),
        setup: journal.setup().clone(),
        requests: requests.map(|one| (one.by, one.asked.clone())).collect(),
    })
}

fn of_record<G: Game>(text: &str) -> Result<WholeSession<G>, NotWhole> {
    let record = Record::<G>::read(text).map_err(|error| NotWhole {
        line: error.line,
        what: match error.fault {
            RecordLineError::Unreadable(what) => What::Unreadable(what),
            RecordLineError::Differs { expected } => {
                What::Told(Message::new("cards-expected").with("expected", expected))
            }
            RecordLineError::Refused { refused, clause } => What::Refused {
                why: refused_message::<G>(&refused),
                clause,
            },
        },
    })?;
    Ok(WholeSession {
        session: record.session().clone(),
        setup: record.setup().clone(),
        requests: record.requests().to_vec(),
    })
}

/// The sums of a session of cards, whichever game it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SessionSums {
    /// Which game was played.
    pub game: Discipline,
    /// What the seats A, B and C have made.
    pub units: [Points; 3],
    /// How many deals were settled.
    pub deals: u32,
    /// How many deals the session was to have.
    pub of: u32,
    /// Every deal was played.
    pub over: bool,
}

/// The game that a record or a journal of cards is of, as far as its beginning tells.
pub fn game_of_session(text: &str) -> Option<Discipline> {
    let named = game_of_record(text).map(str::to_owned);
    let named = named.or_else(|| game_of_journal(text))?;
    let games = [Discipline::Ulti, Discipline::Snapszer];
    games.into_iter().find(|game| game.name() == named)
}

/// Reads a session of either game to its end; none where the text is of no game that is known.
pub fn session_sums(text: &str) -> Option<Result<SessionSums, NotWhole>> {
    let game = game_of_session(text)?;
    Some(match game {
        Discipline::Snapszer => sums::<jadoube_snapszer::Deal>(game, text),
        _ => sums::<jadoube_ulti::Deal>(game, text),
    })
}

fn sums<G: Game>(game: Discipline, text: &str) -> Result<SessionSums, NotWhole> {
    let WholeSession { session, .. } = WholeSession::<G>::read(text)?;
    let half = |halves: i32| Points::HALF.repeated(i64::from(halves));
    Ok(SessionSums {
        game,
        units: session.totals().0.map(|units| half(units.as_halves())),
        deals: u32::try_from(session.settled().len()).unwrap_or(u32::MAX),
        of: session.rules().deals(),
        over: session.is_over(),
    })
}

impl SessionSums {
    /// The result of a table; `left` is the seat that went away before the end, from 0 (A-T10).
    pub fn score(self, left: Option<u8>) -> CardScore {
        CardScore {
            units: self.units,
            deals: self.deals,
            left,
        }
    }
}
