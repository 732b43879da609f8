//! The text record of a session: one line for each request, and what was found out beneath it.
//!
//! ```text
//! jadoube cards record 2
//! game ulti
//! rules god-2012
//! shuffle sealed
//! numbers by every seat
//! first draw from 0
//!
//! table: commit 3f…
//! 0: commit 77…
//! 0: nonce 9a…
//! table: seed 51…
//! = deal 1 by 2
//! = 0 holds PA PX …
//! 0: take
//! 0: bid red h40
//! ```
//!
//! People read it from top to bottom; the program reads it by asking every request again. Lines that
//! begin with `=` follow from the requests and are compared, so that a record that was tampered with
//! is found out at its first wrong line. Empty lines and lines that begin with `#` are free.

use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

use crate::{
    Asked, BySeat, Card, Decided, Deck, First, Form, Game, Happened, Numbers, ParseAskedError,
    Prepare, Prepared, Refused, Ruled, Ruling, Seat, Session, Setup, Shuffling, Side, Who,
    read_rules_of, refused_under,
};

/// The titles of the forms: records of the first are read as they were meant.
const TITLES: [(&str, Form); 2] = [
    ("jadoube cards record 1", Form::First),
    ("jadoube cards record 2", Form::Second),
];
const TITLE: &str = TITLES[1].0;

/// A session together with its text record.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    setup: Setup<G::Rules>,
    session: Session<G>,
    requests: Vec<(Who, Asked<G::Asked>)>,
    lines: Vec<String>,
    /// The first line that tells the cards of the deal in play.
    dealt_at: usize,
}

impl<G: Game> Record<G> {
    /// The record of a session that begins.
    pub fn new(setup: Setup<G::Rules>) -> Record<G> {
        let first = match setup.first {
            First::Draw(seat) => format!("first draw from {seat}"),
            First::Dealer(seat) => format!("first dealer {seat}"),
        };
        let shuffling = match setup.shuffling {
            Shuffling::Sealed => "sealed",
            Shuffling::Fair => "fair",
            Shuffling::ByHand => "by hand",
            Shuffling::Duplicate => "duplicate",
        };
        let lines = vec![
            TITLE.to_owned(),
            format!("game {}", G::NAME),
            format!("rules {}", setup.rules),
            format!("shuffle {shuffling}"),
            format!("numbers by {}", numbers_word(setup.numbers)),
            first,
            String::new(),
        ];
        Record {
            session: Session::new(&setup),
            setup,
            requests: Vec::new(),
            lines,
            dealt_at: 0,
        }
    }

    /// The lines that anybody may read now: of a deal that is being played nothing from its seed on.
    pub fn open_lines(&self) -> &[String] {
        match self.session.playing() {
            true => &self.lines[..self.dealt_at.min(self.lines.len())],
            false => &self.lines,
        }
    }

    /// Asks something of the session: decides, writes down, applies. What is refused is not kept.
    pub fn ask(&mut self, who: Who, asked: &Asked<G::Asked>) -> Decided<G> {
        let happened = self.session.decide(who, asked)?;
        if matches!(
            asked,
            Asked::Table(Prepare::Deal { .. } | Prepare::LayDeck { .. })
        ) {
            self.dealt_at = self.lines.len();
        }
        self.lines.push(format!("{who}: {}", write(asked)));
        self.requests.push((who, asked.clone()));
        for one in &happened {
            self.session.apply(one);
            self.tell(one);
        }
        Ok(happened)
    }

    /// Writes down what was found out.
    fn tell(&mut self, happened: &Happened<G::Happened>) {
        match happened {
            Happened::Table(prepared) => self.tell_prepared(prepared),
            Happened::Play(happened) => self.found(G::told(happened)),
            Happened::Ruled(ruled) => self.tell_ruled(ruled),
            Happened::Late { by } => self.found(Some(format!("{by} is late"))),
            Happened::TakenBack { by, acts } => {
                self.found(Some(format!("taken back to {by}, acts {acts}")));
            }
            Happened::SatIn { .. } | Happened::Returned { .. } => {}
        }
        if self.session.is_over() {
            let totals = self.session.totals().0.map(|units| units.to_string());
            self.found(Some(format!("total {}", totals.join(" "))));
        }
    }

    fn found(&mut self, told: Option<String>) {
        self.lines.extend(told.map(|told| format!("= {told}")));
    }

    fn tell_prepared(&mut self, prepared: &Prepared) {
        match prepared {
            Prepared::CardDrawn { by, card } => self.found(Some(format!("{by} draws {card}"))),
            Prepared::FirstBidderFound { bidder, .. } => {
                self.found(Some(format!("{bidder} begins")));
            }
            Prepared::Dealt { dealer, .. } => {
                let number = self.session.settled().len() + 1;
                self.found(Some(format!("deal {number} by {dealer}")));
                let dealt = self.session.deal().map(G::dealt_lines);
                for line in dealt.into_iter().flatten() {
                    self.found(Some(line));
                }
            }
            Prepared::ShuffleVoid { missing, owed } => {
                self.found(Some(format!("without {}: {}", owed.word(), words(missing))));
            }
            Prepared::LeftOut { seats } => {
                self.found(Some(format!("goes on without {}", words(seats))));
            }
            Prepared::Committed { .. }
            | Prepared::SeatCommitted { .. }
            | Prepared::NumberOpened { .. }
            | Prepared::NonceAdded { .. }
            | Prepared::DeckLaid { .. }
            | Prepared::DeckCut { .. }
            | Prepared::Gathered { .. }
            | Prepared::BegunAnew { .. }
            | Prepared::AllOpened { .. }
            | Prepared::NextDealWanted { .. }
            | Prepared::Knocked { .. } => {}
        }
    }

    fn tell_ruled(&mut self, ruled: &Ruled) {
        let told = ruled.sheet.map(|sheet| {
            let booked = sheet.booked.0.map(|units| units.to_string());
            format!("written {}", booked.join(" "))
        });
        self.found(told);
    }

    /// The session.
    pub const fn session(&self) -> &Session<G> {
        &self.session
    }

    /// How it was set up.
    pub const fn setup(&self) -> &Setup<G::Rules> {
        &self.setup
    }

    /// What was asked and granted, in order.
    pub fn requests(&self) -> &[(Who, Asked<G::Asked>)] {
        &self.requests
    }

    /// Reads a record by asking every request again.
    pub fn read(text: &str) -> Result<Record<G>, RecordError<G::Refused>> {
        let mut reader = Reader {
            lines: text.lines().enumerate(),
            number: 0,
        };
        let setup = reader.setup::<G>()?;
        let mut record = Record::new(setup);
        let mut found: VecDeque<String> = VecDeque::new();
        while let Some(line) = reader.next() {
            let wrong = |fault| reader.wrong(fault);
            if line.starts_with('=') {
                match found.pop_front() {
                    Some(expected) if expected == line => continue,
                    expected => {
                        let expected = expected.unwrap_or_else(|| "a request".to_owned());
                        return Err(wrong(RecordLineError::Differs { expected }));
                    }
                }
            }
            if let Some(expected) = found.pop_front() {
                return Err(wrong(RecordLineError::Differs { expected }));
            }
            let (who, asked) =
                read::<G>(line).map_err(|what| wrong(RecordLineError::Unreadable(what.0)))?;
            let before = record.lines.len() + 1;
            if let Err(refused) = record.ask(who, &asked) {
                let clause = refused_under::<G>(&refused).0;
                return Err(wrong(RecordLineError::Refused {
                    refused: Box::new(refused),
                    clause,
                }));
            }
            let mut told = record.lines.iter().skip(before - 1).cloned();
            let asked = told.next().unwrap_or_default();
            if !same_words(&asked, line) {
                return Err(wrong(RecordLineError::Differs { expected: asked }));
            }
            found.extend(told);
        }
        match found.pop_front() {
            None => Ok(record),
            Some(expected) => Err(RecordError {
                line: reader.number + 1,
                fault: RecordLineError::Differs { expected },
            }),
        }
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

/// The game that a text record is about, if it is one.
pub fn game_of_record(text: &str) -> Option<&str> {
    let mut lines = text.lines().map(str::trim).filter(|line| counts(line));
    let title = lines.next()?;
    TITLES.iter().find(|(known, _)| *known == title)?;
    lines.next()?.strip_prefix("game ")
}

/// What is wrong with a text record, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordError<R> {
    /// The line, counted from one.
    pub line: usize,
    /// What is wrong there.
    pub fault: RecordLineError<R>,
}

/// What is wrong with a line of a text record.
#[derive(Clone, Debug, PartialEq)]
pub enum RecordLineError<R> {
    /// It says something that cannot be read.
    Unreadable(String),
    /// Something else is expected there.
    Differs {
        /// What.
        expected: String,
    },
    /// The request is refused.
    Refused {
        /// Why.
        refused: Box<Refused<R>>,
        /// The clause that it rests on.
        clause: &'static str,
    },
}

impl<R: fmt::Debug> fmt::Display for RecordError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            RecordLineError::Unreadable(what) => f.write_str(what),
            RecordLineError::Differs { expected } => write!(f, "expected \"{expected}\""),
            RecordLineError::Refused { refused, clause } => {
                write!(f, "refused, {refused:?} [{clause}]")
            }
        }
    }
}

impl<R: fmt::Debug> std::error::Error for RecordError<R> {}

struct Reader<'a> {
    lines: std::iter::Enumerate<std::str::Lines<'a>>,
    number: usize,
}

/// Whether a line says something.
fn counts(line: &str) -> bool {
    !line.is_empty() && !line.starts_with('#')
}

impl<'a> Reader<'a> {
    fn next(&mut self) -> Option<&'a str> {
        for (index, line) in self.lines.by_ref() {
            let line = line.trim();
            self.number = index + 1;
            if counts(line) {
                return Some(line);
            }
        }
        None
    }

    const fn wrong<R>(&self, fault: RecordLineError<R>) -> RecordError<R> {
        RecordError {
            line: self.number,
            fault,
        }
    }

    /// What follows a word at the beginning of the next line.
    fn after<R>(&mut self, word: &str) -> Result<&'a str, RecordError<R>> {
        let rest = self.next().and_then(|line| line.strip_prefix(word));
        rest.map(str::trim).ok_or_else(|| {
            let expected = word.to_owned();
            self.wrong(RecordLineError::Differs { expected })
        })
    }

    fn setup<G: Game>(&mut self) -> Result<Setup<G::Rules>, RecordError<G::Refused>> {
        let expected = |text: &str| RecordLineError::Differs {
            expected: text.to_owned(),
        };
        let title = self.next().unwrap_or_default();
        let Some((_, form)) = TITLES.into_iter().find(|(known, _)| *known == title) else {
            return Err(self.wrong(expected(TITLE)));
        };
        if self.after("game")? != G::NAME {
            return Err(self.wrong(expected(&format!("game {}", G::NAME))));
        }
        let rules = read_rules_of::<G::Rules>(self.after("rules")?, form);
        let rules =
            rules.map_err(|error| self.wrong(RecordLineError::Unreadable(error.to_string())))?;
        let shuffling = match self.after("shuffle")? {
            "sealed" if form > Form::First => Shuffling::Sealed,
            "fair" => Shuffling::Fair,
            "by hand" => Shuffling::ByHand,
            "duplicate" if form > Form::First => Shuffling::Duplicate,
            _ => {
                let known = "shuffle sealed, fair, by hand, or duplicate";
                return Err(self.wrong(expected(known)));
            }
        };
        let numbers = match form {
            Form::First => Numbers::OneProgram,
            Form::Second => {
                let word = self.after("numbers by")?;
                let all = [Numbers::OneProgram, Numbers::EverySeat].into_iter();
                let found = all.into_iter().find(|one| numbers_word(*one) == word);
                found.ok_or_else(|| {
                    self.wrong(expected("numbers by one program, or by every seat"))
                })?
            }
        };
        let first = self.after("first")?;
        let first = match (
            first.strip_prefix("draw from "),
            first.strip_prefix("dealer "),
        ) {
            (Some(seat), _) => seat.parse().map(First::Draw),
            (_, Some(seat)) => seat.parse().map(First::Dealer),
            _ => return Err(self.wrong(expected("first draw from, or first dealer"))),
        };
        let first =
            first.map_err(|error| self.wrong(RecordLineError::Unreadable(error.to_string())))?;
        Ok(Setup {
            rules,
            shuffling,
            numbers,
            first,
        })
    }
}

const fn numbers_word(numbers: Numbers) -> &'static str {
    match numbers {
        Numbers::OneProgram => "one program",
        Numbers::EverySeat => "every seat",
    }
}

/// A request in words.
fn write<A: fmt::Display>(asked: &Asked<A>) -> String {
    match asked {
        Asked::Play(asked) => asked.to_string(),
        Asked::Table(asked) => match asked {
            Prepare::Draw { card } => format!("draw {card}"),
            Prepare::Commit { commitment } => format!("commit {commitment}"),
            Prepare::AddNonce { nonce } => format!("nonce {nonce}"),
            Prepare::LayDeck { deck } => {
                let cards: Vec<String> = deck.0.iter().map(Card::to_string).collect();
                format!("deck {}", cards.join(" "))
            }
            Prepare::Cut { at } => format!("cut {at}"),
            Prepare::Knock => "knock".to_owned(),
            Prepare::Deal { seed } => format!("seed {seed}"),
            Prepare::TimeUp => "time up".to_owned(),
            Prepare::Gather {
                table,
                codes,
                seats,
            } => {
                format!(
                    "gather {table} codes {} seats {}",
                    words(codes),
                    by_seats(seats)
                )
            }
            Prepare::OpenAll { numbers } => format!("numbers {}", by_seats(numbers)),
            Prepare::BeginAnew { table, missing } => {
                format!("begin anew with {table} without {}", words(missing))
            }
            Prepare::NextDeal => "next deal".to_owned(),
        },
        Asked::Late => "late".to_owned(),
        Asked::TakeBack => "take back".to_owned(),
        Asked::TakeBackFor { seat } => format!("take back for {seat}"),
        Asked::SitIn { seat } => format!("sit in for {seat}"),
        Asked::Return => "return".to_owned(),
        Asked::Rule(ruling) => match ruling {
            Ruling::Violation { offender, reason } => {
                format!("violation {offender} {}", one_line(reason))
            }
            Ruling::Replay { reason } => format!("replay {}", one_line(reason)),
            Ruling::Award { to, reason } => format!("award {} {}", to.word(), one_line(reason)),
        },
    }
}

/// Several things in a row, a blank between each two.
fn words(all: impl IntoIterator<Item = impl fmt::Display>) -> String {
    let all: Vec<String> = all.into_iter().map(|one| one.to_string()).collect();
    all.join(" ")
}

/// What stands for a seat that is left out.
const NONE: &str = "none";

/// Three for each table, one after the other.
fn by_seats<T: fmt::Display>(tables: &[BySeat<Option<T>>]) -> String {
    let seat = |one: &Option<T>| one.as_ref().map_or_else(|| NONE.to_owned(), T::to_string);
    words(tables.iter().flat_map(|table| &table.0).map(seat))
}

/// Three for each table.
fn by_tables<T: FromStr<Err: fmt::Display> + Copy>(
    text: &str,
) -> Result<Vec<BySeat<Option<T>>>, ParseAskedError> {
    let seat = |word: &str| match word {
        NONE => Ok(None),
        word => parse(word).map(Some),
    };
    let all: Vec<Option<T>> = text
        .split_whitespace()
        .map(seat)
        .collect::<Result<_, _>>()?;
    let (tables, rest) = all.as_chunks::<3>();
    match rest.is_empty() {
        true => Ok(tables.iter().copied().map(BySeat).collect()),
        false => Err(ParseAskedError("expected three for each table".to_owned())),
    }
}

/// What all tables of a duplicate committed themselves to.
fn gathered(text: &str) -> Result<Prepare, ParseAskedError> {
    let shape = || ParseAskedError("expected gather, the table, codes, and seats".to_owned());
    let (table, rest) = text.split_once(" codes ").ok_or_else(shape)?;
    let (codes, seats) = rest.split_once(" seats ").ok_or_else(shape)?;
    let codes = codes.split_whitespace().map(parse);
    Ok(Prepare::Gather {
        table: parse(table)?,
        codes: codes.collect::<Result<_, _>>()?,
        seats: by_tables(seats)?,
    })
}

/// At which other table, and without whom, the shuffle was given up.
fn begun_anew(text: &str) -> Result<Prepare, ParseAskedError> {
    let shape = || ParseAskedError("expected begin anew with a table, without seats".to_owned());
    let (table, seats) = text.split_once(" without ").ok_or_else(shape)?;
    Ok(Prepare::BeginAnew {
        table: parse(table)?,
        missing: seats
            .split_whitespace()
            .map(parse)
            .collect::<Result<_, _>>()?,
    })
}

/// A reason must not break the line, nor end in what reading strips.
fn one_line(reason: &str) -> String {
    reason.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether two lines say the same, whatever the order of their words and the size of their letters.
///
/// What a line says beyond what was understood would otherwise be lost without a word.
fn same_words(one: &str, other: &str) -> bool {
    let words = |line: &str| {
        let mut words: Vec<String> = line.split_whitespace().map(str::to_uppercase).collect();
        words.sort_unstable();
        words
    };
    words(one) == words(other)
}

/// Who asks for what.
fn read<G: Game>(line: &str) -> Result<(Who, Asked<G::Asked>), ParseAskedError> {
    let (who, words) = line
        .split_once(": ")
        .ok_or_else(|| ParseAskedError("expected who asks, a colon, and what for".to_owned()))?;
    let who: Who = parse(who)?;
    let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
    let rest = rest.trim();
    let asked = match verb {
        "draw" => Asked::Table(Prepare::Draw { card: parse(rest)? }),
        "commit" => Asked::Table(Prepare::Commit {
            commitment: parse(rest)?,
        }),
        "nonce" => Asked::Table(Prepare::AddNonce {
            nonce: parse(rest)?,
        }),
        "deck" => {
            let cards = rest.split_whitespace().map(parse);
            Asked::Table(Prepare::LayDeck {
                deck: Deck(cards.collect::<Result<_, _>>()?),
            })
        }
        "cut" => Asked::Table(Prepare::Cut { at: parse(rest)? }),
        "knock" if rest.is_empty() => Asked::Table(Prepare::Knock),
        "seed" => Asked::Table(Prepare::Deal { seed: parse(rest)? }),
        "time" if rest == "up" => Asked::Table(Prepare::TimeUp),
        "gather" => Asked::Table(gathered(rest)?),
        "numbers" => Asked::Table(Prepare::OpenAll {
            numbers: by_tables(rest)?,
        }),
        "begin" if rest.starts_with("anew with ") => {
            Asked::Table(begun_anew(rest.trim_start_matches("anew with "))?)
        }
        "next" if rest == "deal" => Asked::Table(Prepare::NextDeal),
        "late" if rest.is_empty() => Asked::Late,
        "take" if rest == "back" => Asked::TakeBack,
        "take" if rest.starts_with("back for ") => Asked::TakeBackFor {
            seat: parse(rest.trim_start_matches("back for "))?,
        },
        "sit" if rest.starts_with("in for ") => Asked::SitIn {
            seat: parse(rest.trim_start_matches("in for "))?,
        },
        "return" if rest.is_empty() => Asked::Return,
        "violation" => {
            let (seat, reason) = rest.split_once(' ').unwrap_or((rest, ""));
            Asked::Rule(Ruling::Violation {
                offender: parse::<Seat>(seat)?,
                reason: reason.to_owned(),
            })
        }
        "replay" => Asked::Rule(Ruling::Replay {
            reason: rest.to_owned(),
        }),
        "award" => {
            let (side, reason) = rest.split_once(' ').unwrap_or((rest, ""));
            let to = Side::ALL.into_iter().find(|one| one.word() == side);
            Asked::Rule(Ruling::Award {
                to: to.ok_or_else(|| {
                    ParseAskedError("award declarer, or award defenders, is expected".to_owned())
                })?,
                reason: reason.to_owned(),
            })
        }
        _ => Asked::Play(parse(words)?),
    };
    Ok((who, asked))
}

fn parse<T: FromStr<Err: fmt::Display>>(text: &str) -> Result<T, ParseAskedError> {
    text.parse()
        .map_err(|error: T::Err| ParseAskedError(error.to_string()))
}
