//! `jadoube event new`: regulations from answers, flags or a TOML file.

use jadoube_laws::{Class, Edition, Recorder, Regime};
use std::fs;
use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use jadoube_journal::regulations_of_toml;
use jadoube_ruling::{Message, Side};
use jadoube_text::{Language, Texts};
use jadoube_tournament::pairing::swiss::SwissEdition;
use jadoube_tournament::{
    ChessRules, Day, Event, ParseDayError, ParseTieBreakError, Regulations, RegulationsFault,
    System, TieBreak,
};

use super::Common;
use super::file::{EventFile, at_file};
use crate::Stop;

/// What a new event is made from. Without a name and without a file the program asks.
#[derive(Args)]
pub struct New {
    #[command(flatten)]
    common: Common,
    /// The regulations as a TOML file; flags change what it says
    #[arg(long, value_name = "FILE")]
    regulations: Option<PathBuf>,
    /// The name of the event
    #[arg(long)]
    name: Option<String>,
    /// Who meets whom
    #[arg(long)]
    system: Option<SystemName>,
    /// The place
    #[arg(long)]
    place: Option<String>,
    /// The federation's code
    #[arg(long)]
    federation: Option<String>,
    /// An arbiter, the chief arbiter first
    #[arg(long = "arbiter", value_name = "NAME")]
    arbiters: Vec<String>,
    /// The languages of the prints, such as hu,en
    #[arg(long, value_delimiter = ',')]
    languages: Vec<Language>,
    /// Teams meet on so many boards
    #[arg(long)]
    boards: Option<u32>,
    /// How many rounds: days of the team event, or rounds that are paired elsewhere
    #[arg(long)]
    rounds: Option<u32>,
    /// Sittings in a day of the team event
    #[arg(long)]
    sittings: Option<u32>,
    /// In a Keizer event: rounds between two meetings of the same two
    #[arg(long, value_name = "ROUNDS")]
    apart: Option<u32>,
    /// In a Keizer event: what the first of the standings is worth
    #[arg(long, value_name = "VALUE")]
    top: Option<u32>,
    /// In a Keizer event: hundredths of the own value for whoever is free by the pairing
    #[arg(long, value_name = "PERCENT")]
    free: Option<u32>,
    /// Games in a knockout match
    #[arg(long)]
    games: Option<u32>,
    /// The dates of the rounds, such as 2026-05-20,2026-06-17
    #[arg(long, value_delimiter = ',')]
    dates: Vec<Day>,
    /// The edition of the Laws: 2001, 2017, 2018, 2023 or FI2017
    #[arg(long)]
    edition: Option<Edition>,
    /// Minutes for each player
    #[arg(long)]
    minutes: Option<u32>,
    /// Whether the Competition Rules hold in full in rapid and blitz games: full or limited
    #[arg(long)]
    supervision: Option<RegimeName>,
    /// How many games one arbiter supervises
    #[arg(long, value_name = "GAMES")]
    games_per_arbiter: Option<u32>,
    /// Who records the moves for the event
    #[arg(long, value_name = "WHO")]
    recorded_by: Option<RecorderName>,
    /// The edition of the Swiss pairing rules: 2017 or 2026
    #[arg(long, value_name = "YEAR")]
    pairing_rules: Option<SwissEdition>,
    /// The colour that was drawn for the first round of a Swiss event
    #[arg(long)]
    initial: Option<crate::SideName>,
    /// The upper half of a Swiss event starts with virtual points (Baku acceleration)
    #[arg(long)]
    baku: bool,
    /// The tie-breaks in order, such as DE,SB,WIN
    #[arg(long, value_delimiter = ',')]
    tie_breaks: Vec<TieBreak>,
    /// Lots decide among those who are still equal
    #[arg(long)]
    lots: bool,
    /// The fee for each person and round
    #[arg(long)]
    fee: Option<u32>,
    /// The currency
    #[arg(long)]
    currency: Option<String>,
}

/// A system as people type it.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum SystemName {
    /// The club's team event of chess, ulti and snapszer
    TeamEvent,
    /// The same as a knockout
    TeamEventKnockout,
    /// Everybody meets everybody
    RoundRobin,
    /// Everybody meets everybody twice
    DoubleRoundRobin,
    /// Whoever loses is out
    Knockout,
    /// The Swiss system of FIDE (Dutch)
    Swiss,
    /// Two teams, every player against every player of the other
    Scheveningen,
    /// The same twice, with both colours
    DoubleScheveningen,
    /// The pyramid of a club's evenings
    Keizer,
    /// Pairings come from elsewhere
    Given,
}

/// A supervision as people type it.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum RegimeName {
    /// The Competition Rules hold in full
    Full,
    /// Too few arbiters for that
    Limited,
}

impl From<RegimeName> for Regime {
    fn from(name: RegimeName) -> Regime {
        match name {
            RegimeName::Full => Regime::Full,
            RegimeName::Limited => Regime::Limited,
        }
    }
}

/// A recorder as people type it.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum RecorderName {
    /// The arbiter or an assistant
    Arbiter,
    /// A screen or an electronic board
    Machine,
    /// Nobody
    Nobody,
}

impl From<RecorderName> for Recorder {
    fn from(name: RecorderName) -> Recorder {
        match name {
            RecorderName::Arbiter => Recorder::Arbiter,
            RecorderName::Machine => Recorder::Machine,
            RecorderName::Nobody => Recorder::Nobody,
        }
    }
}

const SYSTEMS: [(SystemName, &str); 8] = [
    (SystemName::TeamEvent, "event-ask-team-event"),
    (SystemName::RoundRobin, "event-ask-round-robin"),
    (SystemName::DoubleRoundRobin, "event-ask-double-round-robin"),
    (SystemName::Knockout, "event-ask-knockout"),
    (SystemName::Swiss, "event-ask-swiss"),
    (SystemName::Scheveningen, "event-ask-scheveningen"),
    (SystemName::Keizer, "event-ask-keizer"),
    (SystemName::Given, "event-ask-given"),
];

/// Makes the event and its file.
pub fn run(out: &mut impl Write, new: New) -> Result<(), Stop> {
    let language = super::file::language(new.common.lang);
    if new.common.file.exists() {
        let texts = Texts::new(language);
        let told = texts.say(&Message::new("event-cli-exists"));
        return Err(at_file(&new.common.file, &told));
    }
    let regulations = match (&new.regulations, &new.name) {
        (Some(path), _) => {
            let text = fs::read_to_string(path).map_err(|error| at_file(path, &error))?;
            regulations_of_toml(&text, language.code()).map_err(|error| at_file(path, &error))?
        }
        (None, Some(name)) => Regulations {
            languages: vec![language.code().to_owned()],
            ..basic(name, new.system.unwrap_or(SystemName::RoundRobin))
        },
        (None, None) => Wizard::new(language, out, &mut io::stdin().lock()).regulations()?,
    };
    let regulations = with_flags(regulations, &new);
    let faulty =
        |faults: Vec<RegulationsFault>| Stop::refused(told(&faults, &Texts::new(language)));
    regulations.check_new().map_err(faulty)?;
    let event = Event::new(regulations).map_err(faulty)?;
    let file = EventFile::create(&new.common, &event)?;
    let made = Message::new("event-cli-made")
        .with("name", event.regulations().name.clone())
        .with("file", new.common.file.display().to_string());
    writeln!(out, "{}", file.say(&made))?;
    Ok(())
}

/// Every fault of regulations in one message.
pub fn told(faults: &[RegulationsFault], texts: &Texts) -> String {
    let all: Vec<String> = faults
        .iter()
        .map(|fault| texts.say(&fault.message()))
        .collect();
    all.join(" ")
}

fn basic(name: &str, system: SystemName) -> Regulations {
    match system {
        SystemName::TeamEvent | SystemName::TeamEventKnockout => {
            let mut regulations = Regulations::team_event(name);
            if let System::Trios { knockout, .. } = &mut regulations.system {
                *knockout = system == SystemName::TeamEventKnockout;
            }
            regulations
        }
        SystemName::RoundRobin => Regulations::new(name, System::RoundRobin { double: false }),
        SystemName::DoubleRoundRobin => Regulations::new(name, System::RoundRobin { double: true }),
        SystemName::Knockout => Regulations::new(name, System::Knockout { games: 1 }),
        SystemName::Swiss => Regulations::new(
            name,
            System::Swiss {
                rounds: 7,
                edition: SwissEdition::default(),
                initial: Side::White,
                baku: false,
            },
        ),
        SystemName::Scheveningen => Regulations::new(name, System::Scheveningen { double: false }),
        SystemName::DoubleScheveningen => {
            Regulations::new(name, System::Scheveningen { double: true })
        }
        SystemName::Keizer => Regulations::new(
            name,
            System::Keizer {
                rounds: 20,
                apart: 3,
                top: None,
                free: 50,
            },
        ),
        SystemName::Given => Regulations::new(
            name,
            System::Given {
                rounds: 9,
                all_play_all: false,
            },
        ),
    }
}

fn with_flags(mut regulations: Regulations, new: &New) -> Regulations {
    fn set<T: Clone>(place: &mut T, value: Option<&T>) {
        if let Some(value) = value {
            *place = value.clone();
        }
    }
    set(&mut regulations.name, new.name.as_ref());
    set(&mut regulations.place, new.place.as_ref());
    set(&mut regulations.federation, new.federation.as_ref());
    set(&mut regulations.boards, new.boards.as_ref());
    set(&mut regulations.chess.edition, new.edition.as_ref());
    if let Some(minutes) = new.minutes {
        regulations.set_minutes(minutes);
    }
    let chess = &mut regulations.chess;
    chess.supervision = new.supervision.map(Regime::from).or(chess.supervision);
    chess.games_per_arbiter = new.games_per_arbiter.or(chess.games_per_arbiter);
    chess.recorded_by = new.recorded_by.map(Recorder::from).or(chess.recorded_by);
    set(&mut regulations.entry.fee, new.fee.as_ref());
    set(&mut regulations.entry.currency, new.currency.as_ref());
    if !new.arbiters.is_empty() {
        regulations.arbiters.clone_from(&new.arbiters);
    }
    if !new.languages.is_empty() {
        let codes = new.languages.iter().map(|one| one.code().to_owned());
        regulations.languages = codes.collect();
    }
    if !new.dates.is_empty() {
        regulations.dates.clone_from(&new.dates);
    }
    if !new.tie_breaks.is_empty() {
        regulations.tie_breaks.clone_from(&new.tie_breaks);
    }
    regulations.lots |= new.lots;
    match &mut regulations.system {
        System::Trios {
            rounds, sittings, ..
        } => {
            set(rounds, new.rounds.as_ref());
            *sittings = new.sittings.or(*sittings);
        }
        System::Given { rounds, .. } => set(rounds, new.rounds.as_ref()),
        System::Swiss {
            rounds,
            edition,
            initial,
            baku,
        } => {
            set(rounds, new.rounds.as_ref());
            set(edition, new.pairing_rules.as_ref());
            *initial = new.initial.map_or(*initial, Side::from);
            *baku |= new.baku;
        }
        System::Keizer {
            rounds,
            apart,
            top,
            free,
        } => {
            set(rounds, new.rounds.as_ref());
            set(apart, new.apart.as_ref());
            set(free, new.free.as_ref());
            *top = new.top.or(*top);
        }
        System::Knockout { games } => set(games, new.games.as_ref()),
        System::RoundRobin { .. } | System::Scheveningen { .. } => {}
    }
    regulations
}

/// Questions for a newcomer; an empty answer takes what is offered in brackets.
struct Wizard<'a, W, R> {
    texts: Texts,
    language: Language,
    out: &'a mut W,
    input: &'a mut R,
}

impl<'a, W: Write, R: BufRead> Wizard<'a, W, R> {
    fn new(language: Language, out: &'a mut W, input: &'a mut R) -> Wizard<'a, W, R> {
        Wizard {
            texts: Texts::new(language),
            language,
            out,
            input,
        }
    }

    fn regulations(&mut self) -> Result<Regulations, Stop> {
        writeln!(self.out, "{}\n", self.word("event-ask-welcome"))?;
        let name = self.ask("event-ask-name", "", |text| match text.is_empty() {
            true => Err(AnswerError::Empty),
            false => Ok(text.to_owned()),
        })?;
        let system = self.system()?;
        let mut regulations = basic(&name, system);
        regulations.languages = vec![self.language.code().to_owned()];
        regulations.place = self.ask("event-ask-place", "", |text| Ok(text.to_owned()))?;
        regulations.dates = self.ask("event-ask-dates", "", dates)?;
        let minutes = regulations.chess.minutes.to_string();
        let minutes = self.ask("event-ask-minutes", &minutes, number)?;
        regulations.set_minutes(minutes);
        self.supervision(&mut regulations.chess)?;
        let fee = regulations.entry.fee.to_string();
        regulations.entry.fee = self.ask("event-ask-fee", &fee, number)?;
        match &mut regulations.system {
            System::Trios {
                rounds, sittings, ..
            } => {
                let usual = rounds.to_string();
                *rounds = self.ask("event-ask-rounds", &usual, number)?;
                *sittings = self.ask("event-ask-sittings", "", |text| match text {
                    "" => Ok(None),
                    text => number(text).map(Some),
                })?;
            }
            System::Knockout { games } => *games = self.ask("event-ask-games", "1", number)?,
            System::Swiss { rounds, .. } => *rounds = self.ask("event-ask-rounds", "7", number)?,
            System::Given { rounds, .. } => *rounds = self.ask("event-ask-rounds", "9", number)?,
            System::Keizer { rounds, .. } => {
                *rounds = self.ask("event-ask-rounds", "20", number)?;
            }
            System::RoundRobin { .. } | System::Scheveningen { .. } => {}
        }
        let one_by_one = matches!(
            regulations.system,
            System::Swiss { .. } | System::Scheveningen { .. } | System::Keizer { .. }
        );
        if !regulations.is_team_event() && !one_by_one {
            regulations.boards = self.ask("event-ask-boards", "1", number)?;
        }
        if !regulations.is_team_event() {
            let usual = match regulations.system {
                System::RoundRobin { .. } => "DE,SB,WIN",
                System::Scheveningen { .. } => "SB,WIN",
                System::Keizer { .. } => "WIN",
                _ => "BH/C1,BH,SB",
            };
            regulations.tie_breaks = self.ask("event-ask-tie-breaks", usual, tie_breaks)?;
        }
        Ok(regulations)
    }

    /// Rapid and blitz need a choice, which the team event has made already.
    fn supervision(&mut self, chess: &mut ChessRules) -> Result<(), Stop> {
        if chess.class() == Class::Standard || chess.supervision.is_some() {
            return Ok(());
        }
        let full = self.ask("event-ask-supervision", "2", |text| match number(text)? {
            1 => Ok(true),
            2 => Ok(false),
            _ => Err(AnswerError::Supervision),
        })?;
        chess.supervision = Some(match full {
            true => Regime::Full,
            false => Regime::Limited,
        });
        Ok(())
    }

    fn system(&mut self) -> Result<SystemName, Stop> {
        for (number, (_, id)) in (1..).zip(SYSTEMS) {
            let line = format!("  {number}  {}", self.word(id));
            writeln!(self.out, "{line}")?;
        }
        self.ask("event-ask-system", "1", |text| {
            let number = number(text)? as usize;
            let found = SYSTEMS.get(number.wrapping_sub(1));
            found.map(|(system, _)| *system).ok_or(AnswerError::System)
        })
    }

    /// Asks until the answer can be read; the end of the input ends it.
    fn ask<T>(
        &mut self,
        id: &'static str,
        usual: &str,
        read: impl Fn(&str) -> Result<T, AnswerError>,
    ) -> Result<T, Stop> {
        loop {
            let question = self.word(id);
            match usual {
                "" => write!(self.out, "{question} ")?,
                usual => write!(self.out, "{question} [{usual}] ")?,
            }
            self.out.flush()?;
            let mut line = String::new();
            if self.input.read_line(&mut line)? == 0 {
                return Err(Stop::new(self.word("event-ask-no-answer")));
            }
            let answer = match line.trim() {
                "" => usual,
                answer => answer,
            };
            match read(answer) {
                Ok(value) => return Ok(value),
                Err(why) => writeln!(self.out, "{} {why}", self.word("event-ask-again"))?,
            }
        }
    }

    fn word(&self, id: &'static str) -> String {
        self.texts.say(&Message::new(id))
    }
}

/// Why an answer cannot be taken: shown behind a sentence that asks again.
#[derive(Debug, thiserror::Error)]
enum AnswerError {
    #[error("")]
    Empty,
    #[error("{0}")]
    Number(String),
    #[error("1-{}", SYSTEMS.len())]
    System,
    #[error("1-2")]
    Supervision,
    #[error(transparent)]
    Day(#[from] ParseDayError),
    #[error(transparent)]
    TieBreak(#[from] ParseTieBreakError),
}

fn number(text: &str) -> Result<u32, AnswerError> {
    let number = text.parse();
    number.map_err(|_| AnswerError::Number(text.to_owned()))
}

fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', ' ']).filter(|part| !part.is_empty())
}

fn dates(text: &str) -> Result<Vec<Day>, AnswerError> {
    let days: Result<_, _> = parts(text).map(str::parse).collect();
    Ok(days?)
}

fn tie_breaks(text: &str) -> Result<Vec<TieBreak>, AnswerError> {
    let codes: Result<_, _> = parts(text).map(str::parse).collect();
    Ok(codes?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answered(answers: &str) -> Result<Regulations, Stop> {
        let mut out = Vec::new();
        Wizard::new(Language::English, &mut out, &mut answers.as_bytes()).regulations()
    }

    #[test]
    fn questions_make_regulations() {
        let answers =
            "\nClub cup\n9\n2\nLibrary\n2026-13-01\n2026-11-20\n60\n\n1\nSB,XX\nSB, WIN\n";
        let Ok(regulations) = answered(answers) else {
            panic!("answers were not read");
        };
        assert_eq!(regulations.name, "Club cup");
        assert_eq!(regulations.system, System::RoundRobin { double: false });
        assert_eq!(regulations.dates.len(), 1);
        assert_eq!(regulations.chess.minutes, 60);
        assert_eq!(regulations.tie_breaks.len(), 2);
    }

    #[test]
    fn no_answer_is_not_an_answer() {
        assert!(answered("Club cup\n").is_err());
    }
}
