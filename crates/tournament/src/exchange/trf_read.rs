//! Reading a report file. A defective file is refused with line and reason; what can be mended is
//! mended, and every adjustment is reported.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use jadoube_ruling::{Message, Side};

use super::trf::{Report, ReportPlayer, ReportTeam, RoundCode, RoundResult, Scoring};
use crate::{Points, Scale};

/// A fault in a report file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfError {
    /// The line, counted from one.
    pub line: usize,
    /// What is wrong with it.
    pub fault: TrfFault,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TrfFault {
    /// A field does not hold what it should.
    Field {
        /// The columns of the field.
        columns: (usize, usize),
        /// What it holds.
        found: String,
        /// What it should hold, as a word that each language has.
        expected: &'static str,
    },
    /// A starting rank occurs twice.
    NumberTwice(u32),
    /// An opponent is not in the file.
    NoSuchPlayer(u32),
    /// A player meets himself.
    MeetsHimself {
        /// The round.
        round: u32,
    },
    /// The opponent's line tells another story.
    Contradiction {
        /// The round.
        round: u32,
        /// The opponent.
        opponent: u32,
    },
    /// A result between two players without an opponent, or a bye with one.
    NoOpponent {
        /// The round.
        round: u32,
        /// The code.
        code: char,
    },
    /// There are no players.
    NoPlayers,
}

/// Something that was mended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Adjustment {
    /// The line, counted from one.
    pub line: usize,
    /// What was done.
    pub what: Mended,
}

/// What was mended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mended {
    /// The points do not follow from the results; those of the results are taken.
    Points {
        /// What the file says.
        found: Points,
        /// What the results make.
        made: Points,
    },
    /// The rank is missing; standings are made from the results.
    NoRank,
    /// A line of a kind that is not known is kept as it is.
    Kept(String),
    /// A number of players or teams is wrong.
    Count {
        /// What the file says.
        found: u32,
        /// What it holds.
        held: u32,
    },
    /// The name was empty.
    NoName(u32),
}

impl TrfError {
    /// The sentence that says it.
    pub fn message(&self) -> Message {
        let line = i64::try_from(self.line).unwrap_or(i64::MAX);
        let at = |id| Message::new(id).with("line", line);
        match &self.fault {
            TrfFault::Field {
                columns,
                found,
                expected,
            } => at("trf-field")
                .with("columns", format!("{}-{}", columns.0, columns.1))
                .with("found", found.clone())
                .with("expected", jadoube_ruling::Value::Word(expected)),
            TrfFault::NumberTwice(number) => at("trf-number-twice").with("number", *number),
            TrfFault::NoSuchPlayer(number) => at("trf-no-such-player").with("number", *number),
            TrfFault::MeetsHimself { round } => at("trf-meets-himself").with("round", *round),
            TrfFault::Contradiction { round, opponent } => at("trf-contradiction")
                .with("round", *round)
                .with("number", *opponent),
            TrfFault::NoOpponent { round, code } => at("trf-no-opponent")
                .with("round", *round)
                .with("code", code.to_string()),
            TrfFault::NoPlayers => at("trf-no-players"),
        }
    }
}

impl Adjustment {
    /// The sentence that says it.
    pub fn message(&self) -> Message {
        let line = i64::try_from(self.line).unwrap_or(i64::MAX);
        let at = |id| Message::new(id).with("line", line);
        match &self.what {
            Mended::Points { found, made } => at("trf-points-mended")
                .with("found", found.to_string())
                .with("made", made.to_string()),
            Mended::NoRank => at("trf-no-rank"),
            Mended::Kept(code) => at("trf-kept").with("code", code.clone()),
            Mended::Count { found, held } => {
                at("trf-count").with("found", *found).with("held", *held)
            }
            Mended::NoName(number) => at("trf-no-name").with("number", *number),
        }
    }
}

/// Reads a report file of either version; lines may end in any of the usual ways.
pub fn read(text: &str) -> Result<(Report, Vec<Adjustment>), TrfError> {
    let mut reader = Reader::default();
    let text = text.trim_start_matches('\u{feff}');
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    for (index, line) in text.split('\n').enumerate() {
        if !line.trim().is_empty() {
            let line = TrfLine::new(index + 1, line);
            reader.read(&line)?;
        }
    }
    reader.finish()
}

/// A line by its columns, counted from one.
struct TrfLine {
    number: usize,
    chars: Vec<char>,
}

impl TrfLine {
    fn new(number: usize, text: &str) -> TrfLine {
        let chars = text.trim_end().chars().collect();
        TrfLine { number, chars }
    }

    fn text(&self, columns: RangeInclusive<usize>) -> String {
        let from = columns.start().saturating_sub(1).min(self.chars.len());
        let to = (*columns.end()).min(self.chars.len());
        let field: String = self
            .chars
            .get(from..to)
            .unwrap_or_default()
            .iter()
            .collect();
        field.trim().to_owned()
    }

    fn rest(&self) -> String {
        self.text(5..=self.chars.len().max(5))
    }

    fn fault(&self, fault: TrfFault) -> TrfError {
        TrfError {
            line: self.number,
            fault,
        }
    }

    fn wrong(&self, columns: RangeInclusive<usize>, expected: &'static str) -> TrfError {
        self.fault(TrfFault::Field {
            columns: (*columns.start(), *columns.end()),
            found: self.text(columns),
            expected,
        })
    }

    fn number<T: std::str::FromStr>(
        &self,
        columns: RangeInclusive<usize>,
    ) -> Result<Option<T>, TrfError> {
        let field = self.text(columns.clone());
        match field.as_str() {
            "" => Ok(None),
            digits => match digits.parse() {
                Ok(number) => Ok(Some(number)),
                Err(_) => Err(self.wrong(columns, "number")),
            },
        }
    }

    fn points(&self, columns: RangeInclusive<usize>) -> Result<Option<Points>, TrfError> {
        let field = self.text(columns.clone());
        match field.as_str() {
            "" => Ok(None),
            points => match points.parse() {
                Ok(points) => Ok(Some(points)),
                Err(_) => Err(self.wrong(columns, "points")),
            },
        }
    }
}

#[derive(Default)]
struct Reader {
    report: Report,
    adjustments: Vec<Adjustment>,
    /// The line of each player.
    lines: BTreeMap<u32, usize>,
    counts: Vec<(usize, u32, CountOf)>,
    /// Teams of 013 records, which have no number.
    old_teams: Vec<ReportTeam>,
    last_line: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum CountOf {
    Players,
    Teams,
}

impl Reader {
    fn read(&mut self, line: &TrfLine) -> Result<(), TrfError> {
        self.last_line = line.number;
        let code = line.text(1..=3);
        let report = &mut self.report;
        match code.as_str() {
            // Comments are for people, and stay with the file.
            "###" => {
                let text: String = line.chars.iter().collect();
                report.kept.push(text);
            }
            "001" => return self.player(line),
            "012" => report.name = line.rest(),
            "022" => report.city = line.rest(),
            "032" => report.federation = line.rest(),
            "042" => report.start = line.rest(),
            "052" => report.end = line.rest(),
            "062" => self.count(line, CountOf::Players),
            // Rated players are counted anew.
            "072" => {}
            "082" => self.count(line, CountOf::Teams),
            "092" => report.kind = line.rest(),
            "102" => report.chief_arbiter = line.rest(),
            "112" => report.deputies.push(line.rest()),
            "122" => report.time_control = line.rest(),
            "132" => report.dates = line.rest().split_whitespace().map(str::to_owned).collect(),
            "142" | "XXR" => report.rounds = Some(rounds(line)?),
            "152" => report.initial_colour = Some(initial(line, &["W", "B"])?),
            "XXC" if line.rest() == "white1" || line.rest() == "black1" => {
                report.initial_colour = Some(initial(line, &["white1", "black1"])?);
            }
            "162" => scoring(line, report.scoring.get_or_insert_default())?,
            "BBW" | "BBD" | "BBL" | "BBU" | "BBZ" => {
                extension(line, &code, report.scoring.get_or_insert_default())?;
            }
            "XXS" => short_scoring(line, report.scoring.get_or_insert_default())?,
            "192" => report.type_code = line.rest(),
            "202" | "212" => {
                let codes = line.rest();
                let codes = codes.split([',', ' ']).map(str::trim);
                let codes = codes.filter(|code| !code.is_empty() && *code != "PTS");
                report.tie_breaks = codes.map(str::to_owned).collect();
            }
            "222" => report.time_code = line.rest(),
            "362" => report.match_points = Some(match_points(line)?),
            "013" => return self.old_team(line),
            "310" => return self.team(line),
            code if is_kept(code) => {
                let text: String = line.chars.iter().collect();
                report.kept.push(text);
            }
            _ => {
                let text: String = line.chars.iter().collect();
                report.kept.push(text);
                self.mend(line.number, Mended::Kept(code));
            }
        }
        Ok(())
    }

    fn mend(&mut self, line: usize, what: Mended) {
        self.adjustments.push(Adjustment { line, what });
    }

    fn count(&mut self, line: &TrfLine, of: CountOf) {
        let rest = line.rest();
        let digits = rest.split(|one: char| !one.is_ascii_digit()).next();
        if let Some(Ok(count)) = digits.map(str::parse) {
            self.counts.push((line.number, count, of));
        }
    }

    fn player(&mut self, line: &TrfLine) -> Result<(), TrfError> {
        let number: u32 = match line.number(5..=8)? {
            Some(number @ 1..=9999) => number,
            _ => return Err(line.wrong(5..=8, "number")),
        };
        if self.lines.insert(number, line.number).is_some() {
            return Err(line.fault(TrfFault::NumberTwice(number)));
        }
        let sex = match line.text(10..=10).to_ascii_lowercase().as_str() {
            "" => None,
            "m" => Some('m'),
            "w" | "f" => Some('w'),
            _ => return Err(line.wrong(10..=10, "sex")),
        };
        let player = ReportPlayer {
            number,
            sex,
            title: line.text(11..=13),
            name: line.text(15..=47),
            rating: line.number(49..=52)?.filter(|rating| *rating > 0),
            federation: line.text(54..=56),
            fide_id: line.number(58..=68)?.filter(|id| *id > 0),
            born: line.text(70..=79),
            points: line.points(81..=84)?.unwrap_or_default(),
            rank: line.number(86..=89)?.filter(|rank| *rank > 0),
            rounds: results(line)?,
        };
        if player.name.is_empty() {
            self.mend(line.number, Mended::NoName(number));
        }
        self.report.players.push(player);
        Ok(())
    }

    fn old_team(&mut self, line: &TrfLine) -> Result<(), TrfError> {
        self.old_teams.push(ReportTeam {
            name: line.text(5..=36),
            players: members(line, 37)?,
            ..ReportTeam::default()
        });
        Ok(())
    }

    fn team(&mut self, line: &TrfLine) -> Result<(), TrfError> {
        let number = line
            .number(5..=7)?
            .ok_or_else(|| line.wrong(5..=7, "number"))?;
        self.report.teams.push(ReportTeam {
            number,
            name: line.text(9..=40),
            nickname: line.text(42..=46),
            strength: line.number(48..=53)?,
            match_points: line.points(55..=60)?.unwrap_or_default(),
            game_points: line.points(62..=67)?.unwrap_or_default(),
            rank: line.number(69..=71)?,
            players: members(line, 74)?,
        });
        Ok(())
    }

    /// Checks what only the whole file shows.
    fn finish(mut self) -> Result<(Report, Vec<Adjustment>), TrfError> {
        if self.report.players.is_empty() {
            return Err(TrfError {
                line: self.last_line,
                fault: TrfFault::NoPlayers,
            });
        }
        self.number_old_teams();
        self.both_sides_agree()?;
        self.teams_are_known()?;
        self.mend_points();
        self.mend_counts();
        self.report.players.sort_by_key(|player| player.number);
        Ok((self.report, self.adjustments))
    }

    /// A team that has a 310 record too is known by that; the others get the numbers that are left.
    fn number_old_teams(&mut self) {
        let teams = &mut self.report.teams;
        for old in std::mem::take(&mut self.old_teams) {
            let same = |team: &ReportTeam| team.name == old.name && team.players == old.players;
            if teams.iter().any(same) {
                continue;
            }
            let free = (1..).find(|number| teams.iter().all(|team| team.number != *number));
            teams.push(ReportTeam {
                number: free.unwrap_or(0),
                ..old
            });
        }
    }

    fn both_sides_agree(&self) -> Result<(), TrfError> {
        let players = self.report.players.iter().map(|one| (one.number, one));
        let players: BTreeMap<u32, &ReportPlayer> = players.collect();
        let find = |number: u32| players.get(&number).copied();
        for player in &self.report.players {
            let line = self.lines.get(&player.number).copied().unwrap_or(0);
            let fault = |fault| TrfError { line, fault };
            for (round, result) in (1u32..).zip(&player.rounds) {
                let Some(opponent) = result.opponent else {
                    continue;
                };
                if opponent == player.number {
                    return Err(fault(TrfFault::MeetsHimself { round }));
                }
                let other = find(opponent).ok_or(fault(TrfFault::NoSuchPlayer(opponent)))?;
                let theirs = other.rounds.get(round as usize - 1);
                let agrees = theirs.is_some_and(|theirs| {
                    theirs.opponent == Some(player.number)
                        && result.code.fits(theirs.code)
                        && result.colour.map(Side::other) == theirs.colour
                });
                if !agrees {
                    return Err(fault(TrfFault::Contradiction { round, opponent }));
                }
            }
        }
        Ok(())
    }

    fn teams_are_known(&self) -> Result<(), TrfError> {
        for member in self.report.teams.iter().flat_map(|team| &team.players) {
            if !self.lines.contains_key(member) {
                return Err(TrfError {
                    line: self.last_line,
                    fault: TrfFault::NoSuchPlayer(*member),
                });
            }
        }
        Ok(())
    }

    fn mend_points(&mut self) {
        let scoring = self.report.scoring.unwrap_or_default();
        // Points that are assigned out of the ordinary are no fault of the sum.
        let abnormal = self.report.kept.iter().any(|line| line.starts_with("299"));
        // A bye for a round that is not paired yet may stand in the file before it has scored.
        let paired = self.report.last_paired() as usize;
        let mut mended = Vec::new();
        for player in &mut self.report.players {
            let line = self.lines.get(&player.number).copied().unwrap_or(0);
            let made = player
                .rounds
                .iter()
                .map(|one| one.code.points(scoring))
                .sum();
            let scored = player.rounds.iter().take(paired);
            let so_far: Points = scored.map(|one| one.code.points(scoring)).sum();
            if player.points != made && player.points != so_far && !abnormal {
                let found = std::mem::replace(&mut player.points, made);
                let what = Mended::Points { found, made };
                mended.push(Adjustment { line, what });
            }
            if player.rank.is_none() {
                let what = Mended::NoRank;
                mended.push(Adjustment { line, what });
            }
        }
        self.adjustments.extend(mended);
    }

    fn mend_counts(&mut self) {
        for (line, found, of) in std::mem::take(&mut self.counts) {
            let held = match of {
                CountOf::Players => self.report.players.len(),
                CountOf::Teams => self.report.teams.len(),
            };
            let held = u32::try_from(held).unwrap_or(u32::MAX);
            if found != held {
                self.mend(line, Mended::Count { found, held });
            }
        }
    }
}

fn rounds(line: &TrfLine) -> Result<u32, TrfError> {
    match line.rest().parse() {
        Ok(rounds @ 1..=200) => Ok(rounds),
        _ => Err(line.wrong(5..=8, "number")),
    }
}

/// Lines that the forms know and this program passes through.
fn is_kept(code: &str) -> bool {
    let known = [
        "172", "182", "240", "250", "260", "299", "300", "320", "330", "352", "801", "802",
    ];
    let extension = ["XXA", "XXC", "XXP", "XXZ", "XXB"];
    let national = code.len() == 3 && code.chars().all(|one| one.is_ascii_uppercase());
    known.contains(&code) || extension.contains(&code) || national
}

fn initial(line: &TrfLine, words: &[&str; 2]) -> Result<Side, TrfError> {
    let rest = line.rest();
    match words
        .iter()
        .position(|word| word.eq_ignore_ascii_case(&rest))
    {
        Some(0) => Ok(Side::White),
        Some(_) => Ok(Side::Black),
        None => Err(line.wrong(5..=10, "colour")),
    }
}

/// 162: letters at columns 6, 15, 24 and so on, each followed by its points.
fn scoring(line: &TrfLine, scoring: &mut Scoring) -> Result<(), TrfError> {
    let mut bye_said = false;
    let mut column = 6;
    while column <= line.chars.len() {
        let points = column + 1..=column + 4;
        let letter = line.text(column..=column);
        let value = line.points(points.clone())?;
        let value = value.ok_or_else(|| line.wrong(points, "points"))?;
        match letter.to_ascii_uppercase().as_str() {
            "W" => {
                scoring.games.win = value;
                if !bye_said {
                    scoring.pairing_bye = value;
                }
            }
            "D" => scoring.games.draw = value,
            "L" => scoring.games.loss = value,
            "A" => scoring.absent = value,
            "P" => {
                scoring.pairing_bye = value;
                bye_said = true;
            }
            "X" => {}
            _ => return Err(line.wrong(column..=column, "code")),
        }
        column += 9;
    }
    Ok(())
}

/// BBW, BBD and the like: the same in the extension of 2016.
fn extension(line: &TrfLine, code: &str, scoring: &mut Scoring) -> Result<(), TrfError> {
    let points: Points = line
        .rest()
        .parse()
        .map_err(|_| line.wrong(5..=8, "points"))?;
    match code {
        "BBW" => {
            if scoring.pairing_bye == scoring.games.win {
                scoring.pairing_bye = points;
            }
            scoring.games.win = points;
        }
        "BBD" => scoring.games.draw = points,
        "BBL" => scoring.games.loss = points,
        "BBZ" => scoring.absent = points,
        _ => scoring.pairing_bye = points,
    }
    Ok(())
}

/// XXS: `W=3 D=1 PAB=.5`. Points that differ by colour cannot be told apart here.
fn short_scoring(line: &TrfLine, scoring: &mut Scoring) -> Result<(), TrfError> {
    let columns = 5..=line.chars.len().max(5);
    for word in line.rest().split_whitespace() {
        let wrong = |expected| line.wrong(columns.clone(), expected);
        let (code, points) = word.split_once('=').ok_or_else(|| wrong("code"))?;
        let points = match points.strip_prefix('.') {
            Some(part) => format!("0.{part}"),
            None => points.to_owned(),
        };
        let points: Points = points.parse().map_err(|_| wrong("points"))?;
        match code {
            "W" | "WW" | "BW" | "FW" | "FPB" => scoring.games.win = points,
            "D" | "WD" | "BD" | "HPB" => scoring.games.draw = points,
            "WL" | "BL" => scoring.games.loss = points,
            "FL" | "ZPB" => scoring.absent = points,
            "PAB" => scoring.pairing_bye = points,
            _ => return Err(wrong("code")),
        }
    }
    Ok(())
}

/// 362: `TW 2.0 TD 1.0 TL 0.0`.
fn match_points(line: &TrfLine) -> Result<Scale, TrfError> {
    let mut scale = Scale {
        win: Points::whole(2),
        draw: Points::ONE,
        loss: Points::ZERO,
    };
    let rest = line.rest();
    let words: Vec<&str> = rest.split_whitespace().collect();
    for pair in words.chunks(2) {
        let [name, points] = pair else {
            return Err(line.wrong(5..=40, "points"));
        };
        let points = points.parse().map_err(|_| line.wrong(5..=40, "points"))?;
        match *name {
            "TW" => scale.win = points,
            "TD" => scale.draw = points,
            "TL" => scale.loss = points,
            _ => return Err(line.wrong(5..=40, "code")),
        }
    }
    Ok(scale)
}

fn members(line: &TrfLine, first: usize) -> Result<Vec<u32>, TrfError> {
    let mut members = Vec::new();
    let mut column = first;
    while column <= line.chars.len() {
        members.extend(
            line.number::<u32>(column..=column + 3)?
                .filter(|one| *one > 0),
        );
        column += 5;
    }
    Ok(members)
}

/// The rounds of a player: ten columns each, from column 92.
fn results(line: &TrfLine) -> Result<Vec<RoundResult>, TrfError> {
    let mut results = Vec::new();
    let mut column = 92;
    while column <= line.chars.len() {
        let round = u32::try_from(results.len()).unwrap_or(0) + 1;
        results.push(result(line, column, round)?);
        column += 10;
    }
    Ok(results)
}

fn result(line: &TrfLine, column: usize, round: u32) -> Result<RoundResult, TrfError> {
    let opponent = line
        .number::<u32>(column..=column + 3)?
        .filter(|one| *one > 0);
    let colour = match line.text(column + 5..=column + 5).as_str() {
        "" | "-" => None,
        "w" | "W" => Some(Side::White),
        "b" | "B" => Some(Side::Black),
        _ => return Err(line.wrong(column + 5..=column + 5, "colour")),
    };
    let letter = line.text(column + 7..=column + 7);
    let code = match letter.chars().next() {
        None => RoundCode::ZeroBye,
        Some(letter) => {
            RoundCode::read(letter).ok_or_else(|| line.wrong(column + 7..=column + 7, "result"))?
        }
    };
    // An absence may be written as a forfeit without an opponent.
    let code = match (opponent, code) {
        (None, RoundCode::ForfeitLoss) => RoundCode::ZeroBye,
        (None, RoundCode::ForfeitWin) => RoundCode::FullBye,
        _ => code,
    };
    if code.is_paired() != opponent.is_some() {
        return Err(line.fault(TrfFault::NoOpponent {
            round,
            code: code.letter(),
        }));
    }
    Ok(RoundResult {
        opponent,
        colour,
        code,
    })
}
