//! From an event to a report.

use std::collections::BTreeMap;

use jadoube_ruling::Side;

use super::ImportError;
use super::swiss_records;
use super::trf::{
    Report, ReportPlayer, ReportTeam, RoundCode, RoundResult, Scoring as ReportScoring,
};
use crate::meeting::side_of;
use crate::tiebreak::Scoring;
use crate::{
    ByeKind, Day, EntryId, Event, GameScore, Meeting, Play, Player, Points, Round, Score, System,
};

/// The report of an event of two at a table.
pub fn report_of_event(event: &Event) -> Result<Report, ImportError> {
    let regulations = event.regulations();
    if regulations.is_team_event() {
        return Err(ImportError::Trios);
    }
    let players = Roster::of(event).players(event);
    let columns = players.iter().map(|player| player.rounds.len()).max();
    let played = u32::try_from(columns.unwrap_or(0)).unwrap_or(u32::MAX);
    // A knockout match of several games takes several columns.
    let planned = event.planned_rounds().unwrap_or(0);
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
        rounds: Some(planned.max(played)),
        initial_colour: match regulations.system {
            System::Swiss { initial, .. } => Some(initial),
            _ => None,
        },
        scoring: unusual.then_some(scoring),
        type_code: match regulations.system {
            // Virtual points stand in records of their own, which no reader can count otherwise.
            System::Swiss { edition, .. } => format!("FIDE_DUTCH_{edition}"),
            _ => String::new(),
        },
        tie_breaks: regulations
            .tie_breaks
            .iter()
            .map(ToString::to_string)
            .collect(),
        time_code: regulations.chess.time_control.clone(),
        match_points: regulations
            .is_for_teams()
            .then_some(regulations.match_points),
        players,
        teams: Roster::of(event).teams(event),
        kept: kept(event),
    })
}

/// The records of the event, and those of the report that it was made from.
fn kept(event: &Event) -> Vec<String> {
    let from_report = event.regulations().report.iter();
    let from_report = from_report.filter(|line| !line.starts_with("310"));
    let own = swiss_records::of(event).into_iter();
    own.chain(from_report.cloned()).collect()
}

/// The short name and the strength of a team, as the report had them that the event was made from.
fn named_in_report(event: &Event, number: u32) -> Option<(String, Option<u32>)> {
    let mut lines = event.regulations().report.iter();
    let columns = |line: &String, from: usize, to: usize| -> String {
        let field = line.chars().skip(from - 1).take(to + 1 - from);
        field.collect::<String>().trim().to_owned()
    };
    let line =
        lines.find(|line| line.starts_with("310") && columns(line, 5, 7).parse() == Ok(number))?;
    Some((columns(line, 42, 46), columns(line, 48, 53).parse().ok()))
}

/// Everybody who plays, with starting ranks.
struct Roster {
    players: Vec<(EntryId, Player)>,
    /// The number of each in the report.
    numbers: Vec<u32>,
}

/// The numbers of a report that players came from stay; others follow in order.
fn numbered(players: &[(EntryId, Player)]) -> Vec<u32> {
    let given = players.iter().filter_map(|(_, one)| one.starting_rank);
    let mut last = given.max().unwrap_or(0);
    let number = |(_, one): &(EntryId, Player)| {
        one.starting_rank.unwrap_or_else(|| {
            last += 1;
            last
        })
    };
    players.iter().map(number).collect()
}

impl Roster {
    fn of(event: &Event) -> Roster {
        let mut players: Vec<(EntryId, Player)> = Vec::new();
        let next = u32::try_from(event.rounds().len()).unwrap_or(0) + 1;
        let drawn = event.numbers(next).iter().filter_map(|id| event.entry(*id));
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
        Roster {
            numbers: numbered(&players),
            players,
        }
    }

    fn number(&self, entry: EntryId, name: &str) -> Option<u32> {
        let same = |(id, one): &(EntryId, Player)| *id == entry && one.name == name;
        let index = self.players.iter().position(same)?;
        self.numbers.get(index).copied()
    }

    fn players(&self, event: &Event) -> Vec<ReportPlayer> {
        let ranks = self.ranks(event);
        let all = self.numbers.iter().zip(&self.players);
        let all = all.map(|(number, (entry, player))| {
            let rounds = self.rounds(event, *entry, player);
            let scoring = ReportScoring {
                games: event.regulations().points,
                absent: Points::ZERO,
                pairing_bye: event.regulations().bye_points(),
            };
            ReportPlayer {
                number: *number,
                sex: player.sex,
                title: player.title.clone().unwrap_or_default(),
                name: player.name.clone(),
                rating: player.rating,
                federation: player.federation.clone().unwrap_or_default(),
                fide_id: player.fide_id,
                born: player.born.clone().unwrap_or_default(),
                points: rounds
                    .iter()
                    .map(|one| one.code.points(scoring))
                    .sum::<Points>()
                    - taken(event, *entry),
                rank: ranks.get(entry).copied().or(Some(*number)),
                rounds,
            }
        });
        let mut all: Vec<ReportPlayer> = all.collect();
        all.sort_by_key(|player| player.number);
        all
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
        let next = u32::try_from(event.rounds().len()).unwrap_or(0) + 1;
        let teams = (1..)
            .zip(event.numbers(next))
            .filter_map(|(number, entry)| {
                let row = table.row(entry.0)?;
                let members = self.numbers.iter().zip(&self.players);
                let members = members.filter(|(_, (id, _))| id == entry);
                let (nickname, strength) = named_in_report(event, number).unwrap_or_default();
                Some(ReportTeam {
                    number,
                    name: event.name(*entry).to_owned(),
                    nickname,
                    strength,
                    match_points: row.points(Scoring::Match),
                    game_points: row.points(Scoring::Game),
                    rank: standings
                        .iter()
                        .find(|one| one.id == entry.0)
                        .map(|one| one.place),
                    players: members.map(|(number, _)| *number).collect(),
                })
            });
        teams.collect()
    }
}

/// What penalties have taken from an individual.
fn taken(event: &Event, entry: EntryId) -> Points {
    match event.regulations().is_for_teams() {
        true => Points::ZERO,
        false => -event
            .crosstable()
            .row(entry.0)
            .map_or(Points::ZERO, |row| row.extra),
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
