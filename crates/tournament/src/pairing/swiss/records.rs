//! A Swiss tournament out of a report file: the records that pairing programs exchange.

use std::collections::BTreeMap;

use jadoube_ruling::{Message, Side};

use super::baku::{upper_group, virtual_points};
use super::state::{BoardOrder, Contestant, Parity, Past, PastKind, Swiss, SwissEdition, Worth};
use crate::Points;
use crate::exchange::{Report, ReportPlayer, RoundCode};

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
    let round = reading.round.unwrap_or_else(|| last_paired(report) + 1);
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

/// The last round in which somebody was paired.
pub fn last_paired(report: &Report) -> u32 {
    let last = |player: &ReportPlayer| {
        let paired = |code: RoundCode| code.is_paired() || code == RoundCode::PairingBye;
        player
            .rounds
            .iter()
            .rposition(|one| paired(one.code))
            .map_or(0, |index| index + 1)
    };
    let last = report.players.iter().map(last).max();
    u32::try_from(last.unwrap_or(0)).unwrap_or(u32::MAX)
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
    for round in 0..last_paired(report) as usize {
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
        for line in &report.kept {
            records.line(report, line)?;
        }
        Ok(records)
    }

    fn line(&mut self, report: &Report, text: &str) -> Result<(), RecordFault> {
        let line = Columns(text.chars().collect());
        match line.text(1, 3).as_str() {
            "XXA" => {
                let number = line.player(report, 5, 8)?;
                for (round, at) in (1..).zip((10..=line.0.len()).step_by(5)) {
                    let points = line.points(at, at + 3)?;
                    self.points.insert((number, round), points);
                }
            }
            "250" => {
                let points = line.points(10, 13)?;
                let (first, last) = (line.number(15, 17)?, line.number(19, 21)?);
                let (from, to) = (line.player(report, 23, 26)?, line.player(report, 28, 31)?);
                for number in from..=to {
                    for round in first..=last {
                        self.points.insert((number, round), points);
                    }
                }
            }
            "XXP" => self.forbidden.push((1, u32::MAX, line.words(report)?)),
            "260" => {
                let rounds = (line.number(5, 7)?, line.number(9, 11)?);
                let group = line.players(report, 13)?;
                self.forbidden.push((rounds.0, rounds.1, group));
            }
            "XXZ" => self
                .off
                .extend(line.words(report)?.into_iter().map(|one| (0, one))),
            "240" => {
                let round = line.number(7, 9)?;
                let players = line.players(report, 11)?;
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
                    players: line.players(report, 24)?,
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

    fn abnormal(&self, number: u32, round: u32, code: RoundCode, usual: Points) -> Points {
        let mut points = usual;
        for rule in &self.abnormal {
            let everybody = rule.players.is_empty();
            let concerned = everybody || rule.players.contains(&number);
            if !concerned || (rule.round != 0 && rule.round != round) {
                continue;
            }
            match rule.code {
                Some(letter) if letter == plain(code) => points = rule.points,
                Some(_) => {}
                // A bonus or a penalty once, in its round or before the first.
                None if rule.round == round || (rule.round == 0 && round == 1) => {
                    points += rule.points;
                }
                None => {}
            }
        }
        points
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

/// A record by its columns, counted from one.
struct Columns(Vec<char>);

impl Columns {
    fn text(&self, from: usize, to: usize) -> String {
        let end = to.min(self.0.len());
        let field: String = self
            .0
            .get(from - 1..end)
            .unwrap_or_default()
            .iter()
            .collect();
        field.trim().to_owned()
    }

    fn whole(&self) -> String {
        self.0.iter().collect()
    }

    fn fault(&self) -> RecordFault {
        RecordFault::Record { line: self.whole() }
    }

    fn unknown(&self) -> Result<(), RecordFault> {
        Err(RecordFault::Unknown { line: self.whole() })
    }

    fn number(&self, from: usize, to: usize) -> Result<u32, RecordFault> {
        self.text(from, to).parse().map_err(|_| self.fault())
    }

    fn points(&self, from: usize, to: usize) -> Result<Points, RecordFault> {
        self.text(from, to).parse().map_err(|_| self.fault())
    }

    fn known(&self, report: &Report, number: u32) -> Result<u32, RecordFault> {
        match report
            .players
            .binary_search_by_key(&number, |one| one.number)
        {
            Ok(_) => Ok(number),
            Err(_) => Err(RecordFault::NoSuchPlayer {
                line: self.whole(),
                number,
            }),
        }
    }

    fn player(&self, report: &Report, from: usize, to: usize) -> Result<u32, RecordFault> {
        let number = self.number(from, to)?;
        self.known(report, number)
    }

    fn players(&self, report: &Report, from: usize) -> Result<Vec<u32>, RecordFault> {
        let starts = (from..=self.0.len()).step_by(5);
        let filled = starts.filter(|at| !self.text(*at, at + 3).is_empty());
        filled.map(|at| self.player(report, at, at + 3)).collect()
    }

    fn words(&self, report: &Report) -> Result<Vec<u32>, RecordFault> {
        let rest = self.text(5, self.0.len().max(5));
        let words = rest.split_whitespace();
        words
            .map(|word| {
                let number = word.parse().map_err(|_| self.fault())?;
                self.known(report, number)
            })
            .collect()
    }
}
