//! From a report to an event, every step in its minutes.

use std::collections::BTreeMap;

use jadoube_ruling::{Message, Moment, Side};

use super::team_import;
use super::trf::{Report, ReportPlayer, RoundCode, RoundResult};
use super::trf_write::new_team;
use crate::{
    Asked, BoutId, ByeKind, Day, Entrant, EntryId, Event, GameScore, Pairing, Penalty, PenaltyKind,
    Player, Points, Refused, Regulations, Request, Score, System,
};

/// Why a report does not become an event, or an event no report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// A team meets two others in one round.
    TwoOpponents {
        /// The round.
        round: u32,
        /// The team's number.
        team: u32,
    },
    /// Reports know two at a table, not three.
    Trios,
    /// The regulations that follow from the report have faults.
    Regulations,
    /// An act that follows from the report was refused.
    Refused {
        /// Why.
        refused: Refused,
        /// The event as far as it had come.
        event: Box<Event>,
    },
}

impl ImportError {
    /// The sentence that says it.
    pub fn message(&self) -> Message {
        match self {
            ImportError::TwoOpponents { round, team } => Message::new("trf-two-opponents")
                .with("round", *round)
                .with("number", *team),
            ImportError::Trios => Message::new("trf-trios"),
            ImportError::Regulations => Message::new("trf-unfit"),
            ImportError::Refused { refused, event } => refused.message(event),
        }
    }
}

/// An event with the players, pairings and results of a report, every step in its minutes.
pub fn event_of_report(report: &Report, who: &str, at: Moment) -> Result<Event, ImportError> {
    let event = Event::new(regulations(report)).map_err(|_| ImportError::Regulations)?;
    let mut import = Import { event, who, at };
    let teams = !report.teams.is_empty();
    match teams {
        true => team_import::teams(&mut import, report)?,
        false => import.players(report)?,
    }
    let order = import.event.entries().iter().map(|entry| entry.id);
    let order = order.collect();
    import.ask(Asked::Draw { round: 1, order })?;
    for round in 1..=report.rounds_played() {
        match teams {
            true => team_import::round(&mut import, report, round)?,
            false => import.round(report, round)?,
        }
        import.ask(Asked::CloseRound { round })?;
    }
    for taken in taken_points(report) {
        import.penalise(report, &taken)?;
    }
    Ok(import.event)
}

/// 299: points that were taken from somebody in a round that was played.
struct Taken {
    numbers: Vec<u32>,
    round: u32,
    points: Points,
}

/// Whether a line takes points that an event can take: of one kind, in one round.
fn taken(report: &Report, line: &str) -> Option<Taken> {
    let columns: Vec<char> = line.chars().collect();
    let field = |from: usize, to: usize| -> String {
        let end = to.min(columns.len());
        let field = columns.get(from - 1..end).unwrap_or_default();
        field.iter().collect::<String>().trim().to_owned()
    };
    let points = |text: String| match text.as_str() {
        "" => Some(Points::ZERO),
        text => text.parse::<Points>().ok(),
    };
    let (matches, games) = (points(field(8, 11))?, points(field(14, 17))?);
    let (own, other) = match report.teams.is_empty() {
        true => (games, matches),
        false => (matches, games),
    };
    let round: u32 = field(20, 22).parse().ok()?;
    let numbers = field(24, columns.len().max(24));
    let numbers = numbers.split_whitespace().map(str::parse);
    let numbers: Vec<u32> = numbers.collect::<Result<_, _>>().ok()?;
    let sound = line.starts_with("299")
        && field(4, 7).is_empty()
        && own < Points::ZERO
        && other == Points::ZERO
        && (1..=report.rounds_played()).contains(&round)
        && !numbers.is_empty();
    sound.then_some(Taken {
        numbers,
        round,
        points: -own,
    })
}

fn taken_points(report: &Report) -> impl Iterator<Item = Taken> {
    let lines = report.kept.iter();
    lines.filter_map(|line| taken(report, line))
}

/// The lines that an event keeps as they are, because no act of it holds what they say; those of
/// teams are kept for their short names and strengths.
fn kept(report: &Report) -> Vec<String> {
    let lines = report.kept.iter();
    let lines = lines.filter(|line| !line.starts_with("###") && taken(report, line).is_none());
    let named = report.teams.iter().filter(|team| {
        let usual = team.nickname.is_empty() && team.strength.is_none();
        !usual
    });
    lines.cloned().chain(named.map(new_team)).collect()
}

fn regulations(report: &Report) -> Regulations {
    let scoring = report.scoring.unwrap_or_default();
    let rounds = report
        .rounds
        .unwrap_or(0)
        .max(report.rounds_played())
        .max(1);
    let system = System::Given {
        rounds,
        all_play_all: report.is_round_robin(),
    };
    let name = match report.name.as_str() {
        "" => "?",
        name => name,
    };
    let mut regulations = Regulations::new(name, system);
    regulations.place.clone_from(&report.city);
    regulations.federation.clone_from(&report.federation);
    let chief = Some(&report.chief_arbiter).filter(|name| !name.is_empty());
    regulations.arbiters = chief.into_iter().chain(&report.deputies).cloned().collect();
    regulations.chess.time_control.clone_from(&report.time_code);
    regulations.points = scoring.games;
    if report.teams.is_empty() {
        regulations.bye_points = Some(scoring.pairing_bye);
    } else {
        regulations.boards = team_import::boards(report);
        regulations.teams = true;
        let (matches, games) = team_import::bye_points(report);
        regulations.bye_points = matches;
        regulations.bye_game_points = games;
        regulations.match_points = report.match_points.unwrap_or(regulations.match_points);
    }
    let codes = report.tie_breaks.iter();
    regulations.tie_breaks = codes.filter_map(|code| code.parse().ok()).collect();
    regulations.dates = dates(report).unwrap_or_default();
    regulations.report = kept(report);
    regulations
}

/// The dates of the rounds, if all of them can be read: `26/11/15` or `2026/11/15`.
fn dates(report: &Report) -> Option<Vec<Day>> {
    let date = |text: &String| match text.len() {
        8 => format!("20{text}").parse().ok(),
        _ => text.parse().ok(),
    };
    let days: Option<Vec<Day>> = report.dates.iter().map(date).collect();
    days.filter(|days| days.windows(2).all(|two| two[0] <= two[1]))
}

pub(super) struct Import<'a> {
    pub event: Event,
    who: &'a str,
    at: Moment,
}

impl Import<'_> {
    pub fn ask(&mut self, asked: Asked) -> Result<(), ImportError> {
        self.act(Request::arbiter(self.who, self.at, asked))
    }

    fn act(&mut self, request: Request) -> Result<(), ImportError> {
        match self.event.act(request) {
            Ok(_) => Ok(()),
            Err(refused) => Err(ImportError::Refused {
                refused,
                event: Box::new(self.event.clone()),
            }),
        }
    }

    fn penalise(&mut self, report: &Report, taken: &Taken) -> Result<(), ImportError> {
        for number in &taken.numbers {
            let own = match report.teams.is_empty() {
                true => report.players.iter().position(|one| one.number == *number),
                false => report.teams.iter().position(|one| one.number == *number),
            };
            let Some(index) = own.and_then(|index| u32::try_from(index + 1).ok()) else {
                continue;
            };
            let asked = Asked::Penalise(Penalty {
                entry: EntryId(index),
                round: taken.round,
                kind: PenaltyKind::Points(taken.points),
            });
            let request = Request::arbiter(self.who, self.at, asked).because("299");
            self.act(request)?;
        }
        Ok(())
    }

    fn players(&mut self, report: &Report) -> Result<(), ImportError> {
        for one in &report.players {
            self.ask(Asked::Enter(Entrant::single(player(report, one))))?;
        }
        Ok(())
    }

    fn round(&mut self, report: &Report, round: u32) -> Result<(), ImportError> {
        let ids: BTreeMap<u32, EntryId> = report
            .players
            .iter()
            .map(|one| one.number)
            .zip((1..).map(EntryId))
            .collect();
        let mut pairings = Vec::new();
        let mut scores = Vec::new();
        for player in &report.players {
            let (Some(result), Some(id)) = (
                player.rounds.get(round as usize - 1),
                ids.get(&player.number),
            ) else {
                continue;
            };
            let opponent = result.opponent.and_then(|number| ids.get(&number));
            match (result.code, opponent) {
                (RoundCode::PairingBye, _) => {
                    pairings.push(vec![*id]);
                    scores.push(None);
                }
                (code, None) => self.bye(*id, round, code)?,
                (code, Some(opponent)) if has_white(player, result) => {
                    let theirs = result
                        .opponent
                        .and_then(|number| code_of(report, number, round));
                    pairings.push(vec![*id, *opponent]);
                    scores.push(Some(game_score(code, theirs)));
                }
                _ => {}
            }
        }
        let pairing = |parties| Pairing {
            sitting: 1,
            parties,
        };
        let pairings = pairings.into_iter().map(pairing).collect();
        self.ask(Asked::PairAsGiven { round, pairings })?;
        for (table, score) in (1..).zip(scores) {
            if let Some(score) = score {
                let bout = BoutId {
                    round,
                    table,
                    bout: 1,
                };
                let score = Score::Game(score);
                self.ask(Asked::Report { bout, score })?;
            }
        }
        Ok(())
    }

    pub fn bye(&mut self, entry: EntryId, round: u32, code: RoundCode) -> Result<(), ImportError> {
        let kind = match code {
            RoundCode::FullBye => ByeKind::Full,
            RoundCode::HalfBye => ByeKind::Half,
            _ => ByeKind::Zero,
        };
        self.ask(Asked::Bye { entry, round, kind })
    }
}

/// A player of a report; namesakes are told apart by their starting ranks.
pub(super) fn player(report: &Report, one: &ReportPlayer) -> Player {
    let filled = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
    let namesakes = report.players.iter().filter(|other| other.name == one.name);
    let name = match (one.name.as_str(), namesakes.count()) {
        ("", _) => one.number.to_string(),
        (name, 1) => name.to_owned(),
        (name, _) => format!("{name} ({})", one.number),
    };
    Player {
        name,
        role: None,
        rating: one.rating,
        k: None,
        title: filled(&one.title),
        federation: filled(&one.federation),
        fide_id: one.fide_id,
        sex: one.sex,
        born: filled(&one.born),
        starting_rank: Some(one.number),
        team: None,
    }
}

/// Whether the game is told from this line: that of White, or without colours of the lower number.
fn has_white(player: &ReportPlayer, result: &RoundResult) -> bool {
    match result.colour {
        Some(side) => side == Side::White,
        None => result
            .opponent
            .is_some_and(|opponent| player.number < opponent),
    }
}

pub(super) fn code_of(report: &Report, number: u32, round: u32) -> Option<RoundCode> {
    let player = report.players.iter().find(|one| one.number == number)?;
    Some(player.rounds.get(round as usize - 1)?.code)
}

/// The result from White's code and Black's; short games count like others.
pub(super) fn game_score(white: RoundCode, black: Option<RoundCode>) -> GameScore {
    use RoundCode::{Draw, ForfeitLoss, ForfeitWin, ShortDraw, ShortWin, Win};
    match (white, black) {
        (Win | ShortWin, _) => GameScore::White,
        (_, Some(Win | ShortWin)) => GameScore::Black,
        (Draw | ShortDraw, Some(Draw | ShortDraw) | None) => GameScore::Draw,
        (Draw | ShortDraw, _) => GameScore::HalfNil,
        (_, Some(Draw | ShortDraw)) => GameScore::NilHalf,
        (ForfeitWin, _) => GameScore::BlackForfeits,
        (_, Some(ForfeitWin)) => GameScore::WhiteForfeits,
        (ForfeitLoss, _) => GameScore::BothForfeit,
        _ => GameScore::BothLose,
    }
}
