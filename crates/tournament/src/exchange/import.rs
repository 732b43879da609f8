//! Between an event and a report.

use std::collections::BTreeMap;

use jadoube_ruling::{Message, Moment, Side};

use super::trf::{
    Report, ReportPlayer, ReportTeam, RoundCode, RoundResult, Scoring as ReportScoring,
};
use crate::meeting::side_of;
use crate::tiebreak::Scoring;
use crate::{
    Asked, BoutId, ByeKind, Day, Entrant, EntryId, Event, GameScore, Meeting, Pairing, Play,
    Player, Points, Refused, Regulations, Request, Round, Score, System,
};

/// Why a report does not become an event, or an event no report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// Events of teams are read from lists of players, not from reports.
    Teams,
    /// Reports know two at a table, not three.
    Trios,
    /// The regulations that follow from the report have faults.
    Regulations,
    /// An act that follows from the report was refused.
    Refused(Refused),
}

impl ImportError {
    /// The sentence that says it.
    pub fn message(&self, event: Option<&Event>) -> Message {
        match (self, event) {
            (ImportError::Teams, _) => Message::new("trf-teams"),
            (ImportError::Trios, _) => Message::new("trf-trios"),
            (ImportError::Refused(refused), Some(event)) => refused.message(event),
            (ImportError::Regulations | ImportError::Refused(_), _) => Message::new("trf-unfit"),
        }
    }
}

/// An event with the players, pairings and results of a report, every step in its minutes.
pub fn event_of_report(report: &Report, who: &str, at: Moment) -> Result<Event, ImportError> {
    if !report.teams.is_empty() {
        return Err(ImportError::Teams);
    }
    let event = Event::new(regulations(report)).map_err(|_| ImportError::Regulations)?;
    let mut import = Import { event, who, at };
    import.players(report)?;
    for round in 1..=report.rounds_played() {
        import.round(report, round)?;
    }
    Ok(import.event)
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
    regulations.bye_points = Some(scoring.pairing_bye);
    let codes = report.tie_breaks.iter();
    regulations.tie_breaks = codes.filter_map(|code| code.parse().ok()).collect();
    regulations.dates = dates(report).unwrap_or_default();
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

struct Import<'a> {
    event: Event,
    who: &'a str,
    at: Moment,
}

impl Import<'_> {
    fn ask(&mut self, asked: Asked) -> Result<(), ImportError> {
        let request = Request::arbiter(self.who, self.at, asked);
        self.event
            .act(request)
            .map(|_| ())
            .map_err(ImportError::Refused)
    }

    fn players(&mut self, report: &Report) -> Result<(), ImportError> {
        for player in &report.players {
            let filled = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
            let name = match player.name.as_str() {
                "" => player.number.to_string(),
                name => name.to_owned(),
            };
            // Namesakes are told apart by their starting ranks.
            let twice = report
                .players
                .iter()
                .filter(|other| other.name == player.name)
                .count()
                > 1;
            let name = if twice {
                format!("{name} ({})", player.number)
            } else {
                name
            };
            let entrant = Entrant::single(Player {
                name,
                role: None,
                rating: player.rating,
                k: None,
                title: filled(&player.title),
                federation: filled(&player.federation),
                fide_id: player.fide_id,
                sex: player.sex,
                born: filled(&player.born),
            });
            self.ask(Asked::Enter(entrant))?;
        }
        let order = self.event.entries().iter().map(|entry| entry.id).collect();
        self.ask(Asked::Draw { round: 1, order })
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
        self.ask(Asked::CloseRound { round })
    }

    fn bye(&mut self, entry: EntryId, round: u32, code: RoundCode) -> Result<(), ImportError> {
        let kind = match code {
            RoundCode::FullBye => ByeKind::Full,
            RoundCode::HalfBye => ByeKind::Half,
            _ => ByeKind::Zero,
        };
        self.ask(Asked::Bye { entry, round, kind })
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

fn code_of(report: &Report, number: u32, round: u32) -> Option<RoundCode> {
    let player = report.players.iter().find(|one| one.number == number)?;
    Some(player.rounds.get(round as usize - 1)?.code)
}

/// The result from White's code and Black's; short games count like others.
fn game_score(white: RoundCode, black: Option<RoundCode>) -> GameScore {
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

/// The report of an event of two at a table.
pub fn report_of_event(event: &Event) -> Result<Report, ImportError> {
    let regulations = event.regulations();
    if regulations.is_team_event() {
        return Err(ImportError::Trios);
    }
    let roster = Roster::of(event);
    let all_play_all = event.crosstable().all_play_all;
    let kind = match (all_play_all, regulations.system) {
        (true, _) => "Round-Robin",
        (false, System::Knockout { .. }) => "Knockout",
        (false, _) => "Swiss",
    };
    let group = if regulations.is_for_teams() {
        "Team"
    } else {
        "Individual"
    };
    let scoring = ReportScoring {
        games: regulations.points,
        absent: Points::ZERO,
        pairing_bye: regulations.bye_points(),
    };
    let usual_bye = scoring.pairing_bye == scoring.games.win || all_play_all;
    let unusual = scoring.games != crate::Scale::USUAL || !usual_bye;
    let mut arbiters = regulations.arbiters.iter().cloned();
    let day =
        |day: Option<&Day>| day.map_or(String::new(), |day| day.to_string().replace('-', "/"));
    let short = |day: &Day| day.to_string().replace('-', "/").split_off(2);
    Ok(Report {
        name: regulations.name.clone(),
        city: regulations.place.clone(),
        federation: regulations.federation.clone(),
        start: day(regulations.dates.first()),
        end: day(regulations.dates.last()),
        kind: format!("{group}: {kind}"),
        chief_arbiter: arbiters.next().unwrap_or_default(),
        deputies: arbiters.collect(),
        time_control: String::new(),
        dates: regulations.dates.iter().map(short).collect(),
        rounds: event.planned_rounds(),
        initial_colour: None,
        scoring: unusual.then_some(scoring),
        type_code: String::new(),
        tie_breaks: regulations
            .tie_breaks
            .iter()
            .map(ToString::to_string)
            .collect(),
        time_code: regulations.chess.time_control.clone(),
        match_points: regulations
            .is_for_teams()
            .then_some(regulations.match_points),
        players: roster.players(event),
        teams: roster.teams(event),
        kept: Vec::new(),
    })
}

/// Everybody who plays, with starting ranks.
struct Roster {
    players: Vec<(EntryId, Player)>,
}

impl Roster {
    fn of(event: &Event) -> Roster {
        let mut players: Vec<(EntryId, Player)> = Vec::new();
        let last = u32::try_from(event.rounds().len()).unwrap_or(0).max(1);
        let drawn = event.numbers(last).iter().filter_map(|id| event.entry(*id));
        for entry in drawn {
            let others = entry.line_ups.values().flatten();
            for player in entry.entrant.players.iter().chain(others) {
                let known =
                    |(id, one): &(EntryId, Player)| *id == entry.id && one.name == player.name;
                if !players.iter().any(known) {
                    players.push((entry.id, player.clone()));
                }
            }
        }
        Roster { players }
    }

    fn number(&self, entry: EntryId, name: &str) -> Option<u32> {
        let same = |(id, one): &(EntryId, Player)| *id == entry && one.name == name;
        let index = self.players.iter().position(same)?;
        u32::try_from(index + 1).ok()
    }

    fn players(&self, event: &Event) -> Vec<ReportPlayer> {
        let ranks = self.ranks(event);
        let all = (1..).zip(&self.players).map(|(number, (entry, player))| {
            let rounds = self.rounds(event, *entry, player);
            let scoring = ReportScoring {
                games: event.regulations().points,
                absent: Points::ZERO,
                pairing_bye: event.regulations().bye_points(),
            };
            ReportPlayer {
                number,
                sex: player.sex,
                title: player.title.clone().unwrap_or_default(),
                name: player.name.clone(),
                rating: player.rating,
                federation: player.federation.clone().unwrap_or_default(),
                fide_id: player.fide_id,
                born: player.born.clone().unwrap_or_default(),
                points: rounds.iter().map(|one| one.code.points(scoring)).sum(),
                rank: ranks.get(entry).copied().or(Some(number)),
                rounds,
            }
        });
        all.collect()
    }

    /// Ranks of individuals; members of teams are listed by number.
    fn ranks(&self, event: &Event) -> BTreeMap<EntryId, u32> {
        match event.regulations().is_for_teams() {
            true => BTreeMap::new(),
            false => {
                let standings = event.standings().into_iter();
                standings.map(|one| (EntryId(one.id), one.place)).collect()
            }
        }
    }

    fn rounds(&self, event: &Event, entry: EntryId, player: &Player) -> Vec<RoundResult> {
        let mut rounds = Vec::new();
        // A report holds rounds that are played out.
        let settled = |round: &&Round| round.meetings.iter().all(Meeting::is_settled);
        for (number, round) in (1..).zip(event.rounds().iter().take_while(settled)) {
            // A knockout match of several games takes as many columns in the file.
            let columns = round
                .meetings
                .iter()
                .map(|one| columns(event, one))
                .max()
                .unwrap_or(1);
            let meeting = round.meeting_of(entry);
            for column in 0..columns {
                rounds.push(self.result(event, number, meeting, entry, player, column));
            }
        }
        rounds
    }

    fn result(
        &self,
        event: &Event,
        round: u32,
        meeting: Option<&Meeting>,
        entry: EntryId,
        player: &Player,
        column: usize,
    ) -> RoundResult {
        let free = |code| RoundResult {
            opponent: None,
            colour: None,
            code,
        };
        let asked_for = event.entry(entry).and_then(|one| one.byes.get(&round));
        let Some(meeting) = meeting else {
            return free(match asked_for {
                Some(ByeKind::Full) => RoundCode::FullBye,
                Some(ByeKind::Half) => RoundCode::HalfBye,
                Some(ByeKind::Zero) | None => RoundCode::ZeroBye,
            });
        };
        if meeting.is_bye() {
            let scored = event.regulations().bye_points() > Points::ZERO && column == 0;
            return free(if scored {
                RoundCode::PairingBye
            } else {
                RoundCode::ZeroBye
            });
        }
        let found = self.game(event, round, meeting, entry, player, column);
        found.unwrap_or(free(RoundCode::ZeroBye))
    }

    fn game(
        &self,
        event: &Event,
        round: u32,
        meeting: &Meeting,
        entry: EntryId,
        player: &Player,
        column: usize,
    ) -> Option<RoundResult> {
        let party = meeting.party(entry)?;
        let names = event.entry(entry)?.players(round);
        let own = names.iter().position(|one| one.name == player.name)?;
        let mut games = meeting
            .bouts
            .iter()
            .filter_map(|bout| match (bout.play, bout.score()) {
                (
                    Play::Game {
                        board,
                        white,
                        black,
                        ..
                    },
                    Some(Score::Game(score)),
                ) if board as usize == own + 1 => Some((white, black, *score)),
                _ => None,
            });
        let (white, black, score) = games.nth(column)?;
        let side = side_of(party, white, black)?;
        let other = *meeting.parties.get(usize::from(1 - party.min(1)))?;
        let opponent = event.entry(other)?.players(round).get(own)?;
        Some(RoundResult {
            opponent: self.number(other, &opponent.name),
            colour: Some(side),
            code: code(score, side),
        })
    }

    fn teams(&self, event: &Event) -> Vec<ReportTeam> {
        if !event.regulations().is_for_teams() {
            return Vec::new();
        }
        let table = event.crosstable();
        let standings = event.standings();
        let last = u32::try_from(event.rounds().len()).unwrap_or(0).max(1);
        let teams = (1..)
            .zip(event.numbers(last))
            .filter_map(|(number, entry)| {
                let row = table.row(entry.0)?;
                let members = (1..).zip(&self.players).filter(|(_, (id, _))| id == entry);
                Some(ReportTeam {
                    number,
                    name: event.name(*entry).to_owned(),
                    nickname: String::new(),
                    strength: None,
                    match_points: row.points(Scoring::Match),
                    game_points: row.points(Scoring::Game),
                    rank: standings
                        .iter()
                        .find(|one| one.id == entry.0)
                        .map(|one| one.place),
                    players: members.map(|(number, _)| number).collect(),
                })
            });
        teams.collect()
    }
}

fn columns(event: &Event, meeting: &Meeting) -> usize {
    match event.regulations().boards {
        1 => meeting.bouts.len().max(1),
        _ => 1,
    }
}

const fn code(score: GameScore, side: Side) -> RoundCode {
    match (score, side) {
        (GameScore::White, Side::White) | (GameScore::Black, Side::Black) => RoundCode::Win,
        (GameScore::Draw, _)
        | (GameScore::HalfNil, Side::White)
        | (GameScore::NilHalf, Side::Black) => RoundCode::Draw,
        (GameScore::BlackForfeits, Side::White) | (GameScore::WhiteForfeits, Side::Black) => {
            RoundCode::ForfeitWin
        }
        (GameScore::BlackForfeits | GameScore::WhiteForfeits | GameScore::BothForfeit, _) => {
            RoundCode::ForfeitLoss
        }
        _ => RoundCode::Loss,
    }
}
