//! Matches of teams as the games of their members tell them.

use std::collections::BTreeMap;

use jadoube_ruling::Side;

use super::super::columns::Columns;
use super::super::records::RecordFault;
use super::records::{TeamKind, TeamRecords};
use super::state::{TeamPast, TeamPastKind};
use crate::exchange::{Report, ReportPlayer, ReportTeam, RoundCode, RoundResult};
use crate::tiebreak::{Cell, CellKind, Crosstable, Row};
use crate::{Points, Scale};

/// A report read as a tournament of teams.
pub struct Matches<'a> {
    report: &'a Report,
    records: &'a TeamRecords,
    players: BTreeMap<u32, &'a ReportPlayer>,
    /// The team of each member.
    team_of: BTreeMap<u32, u32>,
    teams: BTreeMap<u32, &'a ReportTeam>,
    /// On how many boards a match is played.
    boards: i64,
    scale: Scale,
    game_points_first: bool,
}

/// What a team scored: match points, game points.
type Scored = (Points, Points);

impl<'a> Matches<'a> {
    fn new(report: &'a Report, records: &'a TeamRecords, game_points_first: bool) -> Matches<'a> {
        let members = report.teams.iter().flat_map(|team| {
            let members = team.players.iter();
            members.map(|member| (*member, team.number))
        });
        let usual = Scale {
            win: Points::whole(2),
            draw: Points::ONE,
            loss: Points::ZERO,
        };
        let boards = crate::exchange::team_boards(report);
        Matches {
            report,
            records,
            players: report.players.iter().map(|one| (one.number, one)).collect(),
            team_of: members.collect(),
            teams: report.teams.iter().map(|one| (one.number, one)).collect(),
            boards: i64::from(boards),
            scale: report.match_points.unwrap_or(usual),
            game_points_first,
        }
    }

    /// A report with the scores in the order that its code names.
    pub fn of(report: &'a Report, records: &'a TeamRecords) -> Result<Matches<'a>, RecordFault> {
        let first = TeamKind::read(&report.type_code)?.game_points_first;
        Ok(Matches::new(report, records, first))
    }

    /// The crosstable of the teams; points are those they are ranked by.
    pub fn crosstable(&self) -> Result<Crosstable, RecordFault> {
        let mut rows = Vec::new();
        for team in &self.report.teams {
            let mut row = Row::new(team.number, None);
            row.boards = vec![Points::ZERO; usize::try_from(self.boards).unwrap_or(0)];
            for round in 1..=self.report.rounds_played() {
                let past = self.past(team, round)?;
                let boards = self.board_points(team, round);
                for (sum, points) in row.boards.iter_mut().zip(&boards) {
                    *sum += *points;
                }
                row.cells.push(Cell {
                    boards,
                    ..cell(round, past)
                });
            }
            rows.push(row);
        }
        let games = self.games();
        let all = |one: Points| one.repeated(self.boards);
        let game_scale = Scale {
            win: all(games.win),
            draw: all(games.draw),
            loss: all(games.loss),
        };
        let (scale, game_scale) = match self.game_points_first {
            true => (game_scale, self.scale),
            false => (self.scale, games),
        };
        Ok(Crosstable {
            rows,
            rounds: self.report.rounds.unwrap_or(self.report.rounds_played()),
            scale,
            game_scale,
            all_play_all: false,
        })
    }

    fn board_points(&self, team: &ReportTeam, round: u32) -> Vec<Points> {
        let scoring = self.report.scoring.unwrap_or_default();
        let results = self.nominated(team, round).into_iter();
        results.map(|one| one.code.points(scoring)).collect()
    }

    /// What a win counts in the score that teams are ranked by.
    pub const fn primary_win(&self) -> Points {
        match self.game_points_first {
            true => self.games().win.repeated(self.boards),
            false => self.scale.win,
        }
    }

    const fn games(&self) -> Scale {
        match &self.report.scoring {
            Some(scoring) => scoring.games,
            None => Scale::USUAL,
        }
    }

    /// A round of a team.
    pub fn past(&self, team: &ReportTeam, round: u32) -> Result<TeamPast, RecordFault> {
        let (opponent, colour, kind, scored) = match self.opponent(team, round)? {
            Some(other) => self.met(team, other, round),
            None => self.forfeited(team, round).unwrap_or_else(|| {
                let (kind, scored) = self.free(team, round);
                (None, None, kind, scored)
            }),
        };
        let letter = self.letter(kind, scored);
        let (matches, games) = self.records.abnormal(team.number, round, letter, scored);
        let (primary, secondary) = match self.game_points_first {
            true => (games, matches),
            false => (matches, games),
        };
        Ok(TeamPast {
            opponent,
            colour,
            kind,
            primary,
            secondary,
        })
    }

    /// The members who were nominated in a round, in the order of the boards: those who met
    /// somebody, and those whose opponent's board was empty.
    fn nominated(&self, team: &ReportTeam, round: u32) -> Vec<RoundResult> {
        let order = self.line_up(team, round);
        let results = order.iter().filter_map(|member| {
            let rounds = &self.players.get(member)?.rounds;
            rounds.get((round as usize).wrapping_sub(1)).copied()
        });
        let nominated =
            |one: &RoundResult| one.opponent.is_some() || one.code == RoundCode::FullBye;
        results.filter(nominated).collect()
    }

    /// The members in the order of the boards: as a record 300 says, else as the team is listed.
    fn line_up(&self, team: &ReportTeam, round: u32) -> Vec<u32> {
        let records = self
            .report
            .kept
            .iter()
            .filter(|line| line.starts_with("300"));
        for record in records.map(|line| Columns::new(line)) {
            let number = |from, to| record.number(from, to).ok();
            if number(5, 7) == Some(round) && number(9, 11) == Some(team.number) {
                let fields = (17..=record.len()).step_by(5);
                let members = fields.filter_map(|at| record.number(at, at + 3).ok());
                return members.filter(|one| team.players.contains(one)).collect();
            }
        }
        team.players.clone()
    }

    /// The team that a team met; it cannot be two.
    fn opponent(
        &self,
        team: &ReportTeam,
        round: u32,
    ) -> Result<Option<&'a ReportTeam>, RecordFault> {
        let mut found: Option<u32> = None;
        for one in self.nominated(team, round) {
            let Some(opponent) = one.opponent else {
                continue;
            };
            let theirs = self.team_of.get(&opponent).copied();
            if theirs.is_none()
                || theirs == Some(team.number)
                || found.is_some_and(|one| Some(one) != theirs)
            {
                let team = team.number;
                return Err(RecordFault::TwoOpponents { round, team });
            }
            found = theirs;
        }
        Ok(found.and_then(|number| self.teams.get(&number).copied()))
    }

    fn game_points(&self, team: &ReportTeam, round: u32) -> Points {
        let scoring = self.report.scoring.unwrap_or_default();
        let results = self.nominated(team, round);
        results.iter().map(|one| one.code.points(scoring)).sum()
    }

    /// A match that was paired: by board points, the colour that of the first board.
    fn met(
        &self,
        team: &ReportTeam,
        other: &ReportTeam,
        round: u32,
    ) -> (Option<u32>, Option<Side>, TeamPastKind, Scored) {
        let boards = self.nominated(team, round);
        let (own, theirs) = (
            self.game_points(team, round),
            self.game_points(other, round),
        );
        let played = boards.iter().any(|one| {
            let forfeit = matches!(one.code, RoundCode::ForfeitWin | RoundCode::ForfeitLoss);
            one.opponent.is_some() && !forfeit
        });
        let kind = match played {
            true => TeamPastKind::Played,
            false if own > theirs => TeamPastKind::ForfeitWin,
            false => TeamPastKind::ForfeitLoss,
        };
        let points = match own.cmp(&theirs) {
            std::cmp::Ordering::Greater => self.scale.win,
            std::cmp::Ordering::Less => self.scale.loss,
            std::cmp::Ordering::Equal if played => self.scale.draw,
            std::cmp::Ordering::Equal => self.scale.loss,
        };
        (
            Some(other.number),
            first_board(&boards),
            kind,
            (points, own),
        )
    }

    /// A match that a record 330 says was not played.
    fn forfeited(
        &self,
        team: &ReportTeam,
        round: u32,
    ) -> Option<(Option<u32>, Option<Side>, TeamPastKind, Scored)> {
        let mut forfeits = self.records.forfeits.iter();
        let one = forfeits.find(|one| one.round == round && one.teams.contains(&team.number))?;
        let side = usize::from(one.teams[1] == team.number);
        let all = self.games().win.repeated(self.boards);
        let (kind, scored) = match one.won[side] {
            true => (TeamPastKind::ForfeitWin, (self.scale.win, all)),
            false => (TeamPastKind::ForfeitLoss, (self.scale.loss, Points::ZERO)),
        };
        let colour = if side == 0 { Side::White } else { Side::Black };
        Some((Some(one.teams[1 - side]), Some(colour), kind, scored))
    }

    /// A round without opponents: as records 320 and 240 say, else as the members' lines do.
    fn free(&self, team: &ReportTeam, round: u32) -> (TeamPastKind, Scored) {
        let games = self.games();
        let members = team.players.iter().filter_map(|member| {
            let rounds = &self.players.get(member)?.rounds;
            Some(rounds.get((round as usize).wrapping_sub(1))?.code)
        });
        let codes: Vec<RoundCode> = members.collect();
        let asked = self.records.off.iter();
        let asked = asked.filter(|one| one.round == round && one.team == team.number);
        let asked: Vec<RoundCode> = asked.map(|one| one.code).collect();
        let has = |code| codes.contains(&code) || asked.contains(&code);
        let given = self.records.byes.contains(&(round, team.number));
        if given || has(RoundCode::PairingBye) {
            // A draw in both kinds of points, where nothing else is laid down (1.4).
            let (matches, points) = self.records.bye_points;
            let matches = matches.unwrap_or(self.scale.draw);
            let points = points.unwrap_or(games.draw.repeated(self.boards));
            (TeamPastKind::PairingBye, (matches, points))
        } else if has(RoundCode::FullBye) {
            let all = games.win.repeated(self.boards);
            (TeamPastKind::FullBye, (self.scale.win, all))
        } else if has(RoundCode::HalfBye) {
            let half = games.draw.repeated(self.boards);
            (TeamPastKind::Off, (self.scale.draw, half))
        } else {
            (TeamPastKind::Off, (Points::ZERO, Points::ZERO))
        }
    }

    /// The letter by which abnormal points name what came of a round.
    fn letter(&self, kind: TeamPastKind, (points, _): Scored) -> Option<char> {
        match kind {
            TeamPastKind::Played if points == self.scale.win => Some('W'),
            TeamPastKind::Played if points == self.scale.draw => Some('D'),
            TeamPastKind::Played => Some('L'),
            TeamPastKind::ForfeitWin => Some('+'),
            TeamPastKind::ForfeitLoss => Some('-'),
            TeamPastKind::PairingBye => None,
            TeamPastKind::FullBye => Some('F'),
            TeamPastKind::Off if points == Points::ZERO => Some('Z'),
            TeamPastKind::Off => Some('H'),
        }
    }
}

/// The colour on the first board; boards without an opponent have none, so the next one tells it.
fn first_board(boards: &[RoundResult]) -> Option<Side> {
    let coloured = boards.iter().enumerate();
    let mut coloured = coloured.filter_map(|(board, one)| Some((board, one.colour?)));
    let (board, colour) = coloured.next()?;
    Some(if board % 2 == 0 { colour } else { !colour })
}

/// A round of a team as a cell of the crosstable.
fn cell(round: u32, past: TeamPast) -> Cell {
    Cell {
        round,
        opponent: past.opponent,
        colour: past.colour,
        kind: match past.kind {
            TeamPastKind::Played => CellKind::Played,
            TeamPastKind::ForfeitWin => CellKind::ForfeitWin,
            TeamPastKind::ForfeitLoss => CellKind::ForfeitLoss,
            TeamPastKind::PairingBye => CellKind::PairingBye,
            TeamPastKind::FullBye => CellKind::FullBye,
            TeamPastKind::Off if past.primary > Points::ZERO => CellKind::HalfBye,
            TeamPastKind::Off => CellKind::ZeroBye,
        },
        points: past.primary,
        game_points: past.secondary,
        boards: Vec::new(),
        counts: true,
    }
}
