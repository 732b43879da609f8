//! A Swiss tournament out of a report file: the records that pairing programs exchange.

use std::collections::BTreeMap;

use jadoube_ruling::{Message, Side};

use super::baku::{upper_group, virtual_points};
use super::columns::Columns;
use super::state::{BoardOrder, Contestant, Parity, Past, PastKind, Swiss, SwissEdition, Worth};
use super::team::{TeamPreferences, TeamReading};
use crate::Points;
use crate::exchange::{Report, ReportPlayer, RoundCode};
use crate::tiebreak::Crosstable;

/// How a report is read for pairing, where the file leaves it open or is to be overruled.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reading {
    /// The edition.
    pub edition: Option<SwissEdition>,
    /// The round to be paired; none: the one after the last that was paired.
    pub round: Option<u32>,
    /// The colour drawn for the first round.
    pub initial: Option<Side>,
    /// Which number decides the first colour.
    pub parity: Parity,
    /// By which score boards are put in order.
    pub boards: BoardOrder,
    /// Teams: which colours they want, where the file does not say it.
    pub preferences: Option<TeamPreferences>,
    /// Teams: how the criteria for upfloaters are read.
    pub teams: TeamReading,
}

/// Why a report cannot be paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// The number of rounds is missing.
    NoRounds,
    /// All rounds are paired.
    AllPaired {
        /// How many rounds are planned.
        rounds: u32,
    },
    /// The colour of the first round was not drawn and cannot be told from the games.
    NoInitialColour,
    /// A record holds something else than it should.
    Record {
        /// The record, as it stands.
        line: String,
    },
    /// A record names a player who is not in the file.
    NoSuchPlayer {
        /// The record, as it stands.
        line: String,
        /// The number.
        number: u32,
    },
    /// A record is not known and might change the pairing.
    Unknown {
        /// The record, as it stands.
        line: String,
    },
    /// The members of a team meet members of two others in one round.
    TwoOpponents {
        /// The round.
        round: u32,
        /// The team.
        team: u32,
    },
    /// The file is of another pairing system.
    OtherSystem {
        /// Its code.
        code: String,
    },
}

impl RecordFault {
    /// The sentence that says it.
    pub fn message(&self) -> Message {
        match self {
            RecordFault::NoRounds => Message::new("pairing-no-rounds"),
            RecordFault::AllPaired { rounds } => {
                Message::new("pairing-all-paired").with("rounds", *rounds)
            }
            RecordFault::NoInitialColour => Message::new("pairing-no-initial-colour"),
            RecordFault::Record { line } => {
                Message::new("pairing-bad-record").with("line", line.clone())
            }
            RecordFault::NoSuchPlayer { line, number } => Message::new("pairing-no-such-player")
                .with("line", line.clone())
                .with("number", *number),
            RecordFault::Unknown { line } => {
                Message::new("pairing-unknown-record").with("line", line.clone())
            }
            RecordFault::TwoOpponents { round, team } => Message::new("pairing-two-opponents")
                .with("round", *round)
                .with("number", *team),
            RecordFault::OtherSystem { code } => {
                Message::new("pairing-other-system").with("code", code.clone())
            }
        }
    }
}

/// The tournament of a report before a round.
pub fn swiss_of_report(report: &Report, reading: Reading) -> Result<Swiss, RecordFault> {
    let records = Records::read(report)?;
    let rounds = report.rounds.ok_or(RecordFault::NoRounds)?;
    let round = reading.round.unwrap_or_else(|| report.last_paired() + 1);
    if round > rounds {
        return Err(RecordFault::AllPaired { rounds });
    }
    let scoring = report.scoring.unwrap_or_default();
    let worth = Worth {
        win: scoring.games.win,
        draw: scoring.games.draw,
        loss: scoring.games.loss,
    };
    let players = report
        .players
        .iter()
        .map(|player| contestant(report, &records, player, round, rounds, worth))
        .collect();
    let initial = reading
        .initial
        .or(report.initial_colour)
        .or_else(|| drawn_colour(report));
    Ok(Swiss {
        edition: reading.edition.unwrap_or_else(|| edition(report)),
        rounds,
        round,
        initial: initial.ok_or(RecordFault::NoInitialColour)?,
        worth,
        players,
        forbidden: records.forbidden_in(round),
        parity: reading.parity,
        boards: reading.boards,
    })
}

/// The edition that a report names, or that was in force when it began.
pub fn edition(report: &Report) -> SwissEdition {
    let code = report.type_code.to_uppercase();
    if code.contains("2017") {
        return SwissEdition::E2017;
    }
    if code.contains("2025") || code.contains("2026") {
        return SwissEdition::E2026;
    }
    let digits: String = report
        .start
        .chars()
        .filter(char::is_ascii_digit)
        .take(8)
        .collect();
    match digits.parse::<u32>() {
        Ok(day) if digits.len() == 8 && day < 20_260_201 => SwissEdition::E2017,
        _ => SwissEdition::E2026,
    }
}

/// A report as it stood before a round was paired: the rounds before it, and of the round itself
/// only who was off.
pub fn before_round(report: &Report, round: u32) -> Report {
    let mut cut = report.clone();
    let index = round as usize - 1;
    for player in &mut cut.players {
        let off = player
            .rounds
            .get(index)
            .filter(|one| !one.code.is_paired() && one.code != RoundCode::PairingBye);
        let off = off.copied();
        player.rounds.truncate(index);
        if off.is_some() {
            // Whoever came late has fewer rounds: those before this one are empty.
            player.rounds.extend(off);
        }
    }
    cut
}

/// The colour that the games of the first round with colours show: the first who took part in a
/// pairing by then has the drawn colour, the second the other, and so on.
fn drawn_colour(report: &Report) -> Option<Side> {
    for round in 0..report.last_paired() as usize {
        let took_part = |player: &&ReportPlayer| {
            let paired = |code: RoundCode| code.is_paired() || code == RoundCode::PairingBye;
            player
                .rounds
                .iter()
                .take(round + 1)
                .any(|one| paired(one.code))
        };
        let active = report.players.iter().filter(took_part);
        for (index, player) in active.enumerate() {
            let colour = player.rounds.get(round).and_then(|one| one.colour);
            if let Some(colour) = colour {
                return Some(if index % 2 == 0 { colour } else { !colour });
            }
        }
    }
    None
}

fn contestant(
    report: &Report,
    records: &Records,
    player: &ReportPlayer,
    round: u32,
    rounds: u32,
    worth: Worth,
) -> Contestant {
    let number = player.number;
    let before = (round as usize - 1).min(player.rounds.len());
    let past = (1..).zip(&player.rounds[..before]);
    let past = past
        .map(|(round, one)| past_of(report, records, number, round, one))
        .collect();
    let entered = player.rounds.len() >= round as usize;
    let off = records
        .off
        .iter()
        .any(|(at, one)| (*at == round || *at == 0) && *one == number);
    let baku = records.points.is_empty() && report.type_code.to_uppercase().ends_with("_BAKU");
    let upper = upper_group(report.players.len());
    let in_upper = report
        .players
        .iter()
        .take(upper)
        .any(|one| one.number == number);
    let virtual_in = |round: u32| match baku {
        true if in_upper => virtual_points(round, rounds, worth.win),
        true => Points::ZERO,
        false => records
            .points
            .get(&(number, round))
            .copied()
            .unwrap_or_default(),
    };
    Contestant {
        number,
        present: !entered && !off,
        past,
        virtual_points: (1..=round).map(virtual_in).collect(),
    }
}

fn past_of(
    report: &Report,
    records: &Records,
    number: u32,
    round: u32,
    one: &crate::exchange::RoundResult,
) -> Past {
    let kind = match one.code {
        RoundCode::Win
        | RoundCode::Draw
        | RoundCode::Loss
        | RoundCode::ShortWin
        | RoundCode::ShortDraw
        | RoundCode::ShortLoss => PastKind::Played,
        RoundCode::ForfeitWin => PastKind::ForfeitWin,
        RoundCode::ForfeitLoss => PastKind::ForfeitLoss,
        RoundCode::PairingBye => PastKind::PairingBye,
        RoundCode::HalfBye | RoundCode::FullBye | RoundCode::ZeroBye => PastKind::Off,
    };
    let points = one.code.points(report.scoring.unwrap_or_default());
    Past {
        opponent: one.opponent,
        colour: one.colour,
        kind,
        points: records.abnormal(number, round, one.code, points),
    }
}

/// The crosstable of a report, with points out of the ordinary (299).
pub fn table_of_report(report: &Report) -> Result<Crosstable, RecordFault> {
    let records = Records::read(report)?;
    let mut table = report.crosstable();
    for (row, player) in table.rows.iter_mut().zip(&report.players) {
        for (cell, result) in row.cells.iter_mut().zip(&player.rounds) {
            let (usual, number) = (cell.points, player.number);
            let bonus = records.bonus(number, cell.round);
            cell.points = records.abnormal(number, cell.round, result.code, usual) - bonus;
            row.extra += bonus;
        }
    }
    Ok(table)
}

/// 299: points out of the ordinary.
#[derive(Clone, Debug)]
struct Abnormal {
    code: Option<char>,
    points: Points,
    round: u32,
    players: Vec<u32>,
}

/// What the records say beside the players' lines.
#[derive(Clone, Debug, Default)]
struct Records {
    /// Virtual points by number and round.
    points: BTreeMap<(u32, u32), Points>,
    /// First round, last round, numbers.
    forbidden: Vec<(u32, u32, Vec<u32>)>,
    /// Rounds (0: the coming one) and numbers of those who are off.
    off: Vec<(u32, u32)>,
    abnormal: Vec<Abnormal>,
}

impl Records {
    fn read(report: &Report) -> Result<Records, RecordFault> {
        let code = report.type_code.to_uppercase();
        let other = [
            "DUBOV",
            "BURSTEIN",
            "DOUBLESWISS",
            "TEAM",
            "ROUNDROBIN",
            "BERGER",
        ];
        if other.iter().any(|name| code.contains(name)) {
            let code = report.type_code.clone();
            return Err(RecordFault::OtherSystem { code });
        }
        let mut records = Records::default();
        let known: Vec<u32> = report.players.iter().map(|one| one.number).collect();
        for line in &report.kept {
            records.line(&known, line)?;
        }
        Ok(records)
    }

    fn line(&mut self, known: &[u32], text: &str) -> Result<(), RecordFault> {
        let line = Columns::new(text);
        match line.text(1, 3).as_str() {
            "XXA" => {
                let number = line.player(known, 5, 8)?;
                for (round, at) in (1..).zip((10..=line.len()).step_by(5)) {
                    let points = line.points(at, at + 3)?;
                    self.points.insert((number, round), points);
                }
            }
            "250" => {
                let points = line.points(10, 13)?;
                let (first, last) = (line.number(15, 17)?, line.number(19, 21)?);
                let (from, to) = (line.player(known, 23, 26)?, line.player(known, 28, 31)?);
                for number in from..=to {
                    for round in first..=last {
                        self.points.insert((number, round), points);
                    }
                }
            }
            "XXP" => self.forbidden.push((1, u32::MAX, line.words(known)?)),
            "260" => {
                let rounds = (line.number(5, 7)?, line.number(9, 11)?);
                let group = line.players(known, 13)?;
                self.forbidden.push((rounds.0, rounds.1, group));
            }
            "XXZ" => self
                .off
                .extend(line.words(known)?.into_iter().map(|one| (0, one))),
            "240" => {
                let round = line.number(7, 9)?;
                let players = line.players(known, 11)?;
                self.off.extend(players.into_iter().map(|one| (round, one)));
            }
            "299" => {
                let code = line.text(5, 5).chars().next();
                let round = if line.text(20, 22).is_empty() {
                    0
                } else {
                    line.number(20, 22)?
                };
                self.abnormal.push(Abnormal {
                    code: code.map(|code| code.to_ascii_uppercase()),
                    points: line.points(14, 17)?,
                    round,
                    players: line.players(known, 24)?,
                });
            }
            // Team lines, colours of boards, readable rows: nothing for individuals.
            "300" | "320" | "330" | "352" | "801" | "802" => {}
            code if code.starts_with("XX") || code.starts_with("BB") => return line.unknown(),
            code if code.starts_with(['2', '3']) => return line.unknown(),
            _ => {}
        }
        Ok(())
    }

    fn forbidden_in(&self, round: u32) -> Vec<Vec<u32>> {
        let now = self
            .forbidden
            .iter()
            .filter(|(first, last, _)| (*first..=*last).contains(&round));
        now.map(|(_, _, group)| group.clone()).collect()
    }

    /// What a player gets or loses in a round beside its result.
    fn bonus(&self, number: u32, round: u32) -> Points {
        let rules = self.abnormal.iter().filter(|rule| {
            let concerned = rule.players.is_empty() || rule.players.contains(&number);
            // Once: in its round, or before the first.
            let once = rule.round == round || (rule.round == 0 && round == 1);
            rule.code.is_none() && concerned && once
        });
        rules.map(|rule| rule.points).sum()
    }

    fn abnormal(&self, number: u32, round: u32, code: RoundCode, usual: Points) -> Points {
        let mut points = usual;
        for rule in &self.abnormal {
            let everybody = rule.players.is_empty();
            let concerned = everybody || rule.players.contains(&number);
            if !concerned || (rule.round != 0 && rule.round != round) {
                continue;
            }
            if rule.code == Some(plain(code)) {
                points = rule.points;
            }
        }
        points + self.bonus(number, round)
    }
}

/// The letter by which abnormal points name a result.
fn plain(code: RoundCode) -> char {
    match code {
        RoundCode::Win | RoundCode::ShortWin => 'W',
        RoundCode::Draw | RoundCode::ShortDraw => 'D',
        RoundCode::Loss | RoundCode::ShortLoss => 'L',
        other => other.letter(),
    }
}
