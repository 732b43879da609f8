//! A tournament of teams out of a report file.

use std::collections::{BTreeMap, BTreeSet};

use jadoube_ruling::Side;

use super::super::baku::{upper_group, virtual_points};
use super::super::columns::Columns;
use super::super::records::{Reading, RecordFault};
use super::matches::Matches;
use super::state::{Team, TeamPast, TeamPreferences, TeamSwiss};
use crate::Points;
use crate::exchange::{Report, RoundCode};

/// Whether a report is of a Swiss tournament of teams.
pub fn is_team_swiss(report: &Report) -> bool {
    let code = report.type_code.to_uppercase();
    let kind = report.kind.to_uppercase();
    let named = kind.starts_with("TEAM") && kind.contains("SWISS");
    let teams = code.contains("TEAM") || code.is_empty() && named;
    teams && !report.teams.is_empty()
}

/// The tournament of a report before a round.
pub fn team_swiss_of_report(report: &Report, reading: Reading) -> Result<TeamSwiss, RecordFault> {
    let rounds = report.rounds.ok_or(RecordFault::NoRounds)?;
    let round = reading.round.unwrap_or_else(|| report.last_paired() + 1);
    if round > rounds {
        return Err(RecordFault::AllPaired { rounds });
    }
    let records = TeamRecords::read(report)?;
    let kind = TeamKind::read(&report.type_code)?;
    let matches = Matches::of(report, &records)?;
    let mut teams = report
        .teams
        .iter()
        .map(|team| {
            let past = (1..round).map(|round| matches.past(team, round));
            Ok(Team {
                number: team.number,
                present: !records.is_off(report, team, round),
                past: past.collect::<Result<Vec<TeamPast>, RecordFault>>()?,
                virtual_points: Vec::new(),
            })
        })
        .collect::<Result<Vec<Team>, RecordFault>>()?;
    teams.sort_by_key(|team| team.number);
    accelerate(
        &mut teams,
        &records,
        kind,
        (round, rounds),
        matches.primary_win(),
    );
    let initial = reading
        .initial
        .or(report.initial_colour)
        .or_else(|| drawn_colour(&teams));
    Ok(TeamSwiss {
        rounds,
        round,
        initial: initial.ok_or(RecordFault::NoInitialColour)?,
        preferences: reading.preferences.unwrap_or(kind.preferences),
        secondary: kind.secondary,
        reading: reading.teams,
        forbidden: records.forbidden_in(round),
        teams,
    })
}

fn accelerate(
    teams: &mut [Team],
    records: &TeamRecords,
    kind: TeamKind,
    (round, rounds): (u32, u32),
    win: Points,
) {
    let upper = upper_group(teams.len());
    let baku = kind.baku && records.points.is_empty();
    for (index, team) in teams.iter_mut().enumerate() {
        let virtual_in = |round: u32| match baku {
            true if index < upper => virtual_points(round, rounds, win),
            true => Points::ZERO,
            false => {
                let points = records.points.get(&(team.number, round)).copied();
                let (matches, games) = points.unwrap_or_default();
                if kind.game_points_first {
                    games
                } else {
                    matches
                }
            }
        };
        team.virtual_points = (1..=round).map(virtual_in).collect();
    }
}

/// The colour that the first round shows: the first-team of a match is the one with the smaller
/// number, and where that is odd it has the drawn colour (4.3.1).
fn drawn_colour(teams: &[Team]) -> Option<Side> {
    let mut shown = teams.iter().filter_map(|team| {
        let past = team.in_round(1);
        let colour = past.colour?;
        let first = past.opponent.is_some_and(|other| team.number < other);
        first.then_some(if team.number % 2 == 1 {
            colour
        } else {
            !colour
        })
    });
    shown.next()
}

/// What the code of a tournament says (192).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamKind {
    preferences: TeamPreferences,
    /// Whether teams are ranked by game points.
    pub game_points_first: bool,
    secondary: bool,
    baku: bool,
}

impl TeamKind {
    /// `FIDE_TEAM`, with `TYPEA` or `TYPEB`, the scores in their order, and `BAKU`.
    pub fn read(code: &str) -> Result<TeamKind, RecordFault> {
        let other = || RecordFault::OtherSystem {
            code: code.to_owned(),
        };
        let upper = code.to_uppercase();
        let mut kind = TeamKind {
            preferences: TeamPreferences::A,
            game_points_first: false,
            secondary: true,
            baku: false,
        };
        let mut scores = Vec::new();
        for word in upper.split('_').filter(|word| !word.is_empty()) {
            match word {
                "FIDE" | "TEAM" | "2026" | "2025" => {}
                "TYPEA" => kind.preferences = TeamPreferences::A,
                "TYPEB" => kind.preferences = TeamPreferences::B,
                "MP" | "GP" => scores.push(word),
                "BAKU" => kind.baku = true,
                _ => return Err(other()),
            }
        }
        match scores[..] {
            [] | ["MP", "GP"] => {}
            ["GP", "MP"] => kind.game_points_first = true,
            ["MP"] => kind.secondary = false,
            ["GP"] => (kind.game_points_first, kind.secondary) = (true, false),
            _ => return Err(other()),
        }
        // Virtual points are match points (C.04.7).
        match kind.baku && kind.game_points_first {
            true => Err(other()),
            false => Ok(kind),
        }
    }
}

/// A team that was off in a round (240).
pub struct Off {
    pub round: u32,
    pub team: u32,
    pub code: RoundCode,
}

/// A match that was not played (330).
pub struct Forfeit {
    pub round: u32,
    /// White, Black.
    pub teams: [u32; 2],
    /// Which of them won.
    pub won: [bool; 2],
}

/// Points out of the ordinary (299).
struct Abnormal {
    letter: Option<char>,
    matches: Option<Points>,
    games: Option<Points>,
    round: u32,
    teams: Vec<u32>,
}

/// What the records say beside the lines of players and teams.
#[derive(Default)]
pub struct TeamRecords {
    /// Virtual match points and game points, by number and round.
    points: BTreeMap<(u32, u32), (Points, Points)>,
    forbidden: Vec<(u32, u32, Vec<u32>)>,
    pub off: Vec<Off>,
    /// Off in the round to be paired.
    absent: BTreeSet<u32>,
    pub forfeits: Vec<Forfeit>,
    /// Rounds and teams that had the pairing-allocated bye (320).
    pub byes: BTreeSet<(u32, u32)>,
    /// What it counts.
    pub bye_points: (Option<Points>, Option<Points>),
    abnormal: Vec<Abnormal>,
}

impl TeamRecords {
    /// The records of a report.
    pub fn read(report: &Report) -> Result<TeamRecords, RecordFault> {
        let mut known: Vec<u32> = report.teams.iter().map(|one| one.number).collect();
        known.sort_unstable();
        let mut records = TeamRecords::default();
        for line in &report.kept {
            records.line(&known, &Columns::new(line))?;
        }
        Ok(records)
    }

    fn line(&mut self, known: &[u32], line: &Columns) -> Result<(), RecordFault> {
        let points = |from: usize, to: usize| match line.text(from, to).is_empty() {
            true => Ok(None),
            false => line.points(from, to).map(Some),
        };
        match line.text(1, 3).as_str() {
            "250" => {
                let extra = (
                    points(5, 8)?.unwrap_or_default(),
                    points(10, 13)?.unwrap_or_default(),
                );
                let (from, to) = (line.player(known, 23, 26)?, line.player(known, 28, 31)?);
                for team in from..=to {
                    for round in line.number(15, 17)?..=line.number(19, 21)? {
                        self.points.insert((team, round), extra);
                    }
                }
            }
            "XXP" => self.forbidden.push((1, u32::MAX, line.words(known)?)),
            "260" => {
                let (first, last) = (line.number(5, 7)?, line.number(9, 11)?);
                self.forbidden.push((first, last, line.players(known, 13)?));
            }
            "XXZ" => self.absent.extend(line.words(known)?),
            "240" => {
                let letter = line.text(5, 5).chars().next();
                let code = letter
                    .and_then(RoundCode::read)
                    .ok_or_else(|| line.fault())?;
                let round = line.number(7, 9)?;
                let teams = line.players(known, 11)?.into_iter();
                self.off.extend(teams.map(|team| Off { round, team, code }));
            }
            "320" => {
                self.bye_points = (points(5, 8)?, points(10, 13)?);
                for (round, at) in (1..).zip((15..=line.len()).step_by(4)) {
                    match line.text(at, at + 2).as_str() {
                        "" | "000" | "0" => {}
                        _ => {
                            let team = line.player(known, at, at + 2)?;
                            self.byes.insert((round, team));
                        }
                    }
                }
            }
            "330" => {
                let won = match line.text(5, 6).as_str() {
                    "+-" => [true, false],
                    "-+" => [false, true],
                    "--" => [false, false],
                    _ => return Err(line.fault()),
                };
                self.forfeits.push(Forfeit {
                    round: line.number(8, 10)?,
                    teams: [line.player(known, 12, 14)?, line.player(known, 16, 18)?],
                    won,
                });
            }
            "299" => {
                let letter = line.text(5, 5).chars().next();
                let round = match line.text(20, 22).is_empty() {
                    true => 0,
                    false => line.number(20, 22)?,
                };
                self.abnormal.push(Abnormal {
                    letter: letter.map(|one| one.to_ascii_uppercase()),
                    matches: points(8, 11)?,
                    games: points(14, 17)?,
                    round,
                    teams: line.players(known, 24)?,
                });
            }
            // Line-ups are read where they are needed; colours of boards and readable rows change
            // nothing.
            "300" | "352" | "801" | "802" => {}
            code if code.starts_with("XX") || code.starts_with("BB") => return line.unknown(),
            code if code.starts_with(['2', '3']) => return line.unknown(),
            _ => {}
        }
        Ok(())
    }

    fn is_off(&self, report: &Report, team: &crate::exchange::ReportTeam, round: u32) -> bool {
        let asked = |one: &Off| one.round == round && one.team == team.number;
        let entered = team.players.iter().any(|member| {
            let player = report.players.iter().find(|one| one.number == *member);
            player.is_some_and(|player| player.rounds.len() >= round as usize)
        });
        entered || self.absent.contains(&team.number) || self.off.iter().any(asked)
    }

    fn forbidden_in(&self, round: u32) -> Vec<Vec<u32>> {
        let groups = self.forbidden.iter();
        let now = groups.filter(|(first, last, _)| (*first..=*last).contains(&round));
        now.map(|(_, _, group)| group.clone()).collect()
    }

    /// Match points and game points with what is laid down out of the ordinary.
    pub fn abnormal(
        &self,
        team: u32,
        round: u32,
        letter: Option<char>,
        usual: (Points, Points),
    ) -> (Points, Points) {
        let (mut matches, mut games) = usual;
        for rule in &self.abnormal {
            let concerned = rule.teams.is_empty() || rule.teams.contains(&team);
            if !concerned || (rule.round != 0 && rule.round != round) {
                continue;
            }
            if rule.letter.is_some() && rule.letter == letter {
                matches = rule.matches.unwrap_or(matches);
                games = rule.games.unwrap_or(games);
            }
            // A bonus or a penalty counts once, in its round or before the first.
            let once = rule.round == round || rule.round == 0 && round == 1;
            if rule.letter.is_none() && once {
                matches += rule.matches.unwrap_or_default();
                games += rule.games.unwrap_or_default();
            }
        }
        (matches, games)
    }
}
