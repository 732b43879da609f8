//! What there is to say about a report file: what an event does not take over from it, where its rounds
//! are not as the rules pair them, where its ranks do not follow from its results.

use std::collections::BTreeSet;

use jadoube_ruling::Message;

use super::{Report, RoundCode, turned_colours};
use crate::pairing::swiss::team::{check_teams, is_team_swiss, team_table};
use crate::pairing::swiss::{
    Reading, RecordFault, WrongRank, check, known_tie_breaks, wrong_ranks,
};

/// The text of a report file. Older programs write one byte a letter; the second value says so.
pub fn report_text(bytes: Vec<u8>) -> (String, bool) {
    match String::from_utf8(bytes) {
        Ok(text) => (text, false),
        Err(error) => (
            error.into_bytes().into_iter().map(char::from).collect(),
            true,
        ),
    }
}

/// A sentence as a comment of a report file, which is one line.
pub fn report_comment(words: &str) -> String {
    let words: Vec<&str> = words.split_whitespace().collect();
    format!("### {}", words.join(" "))
}

/// The ranks of a report beside what its own tie-break list makes of its results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankCheck {
    /// Whether teams are ranked.
    pub of_teams: bool,
    /// How many were compared.
    pub count: usize,
    /// Tie-breaks that are not known here: ranks that rest on them are not compared.
    pub unknown: Vec<String>,
    /// Ranks that do not follow.
    pub wrong: Vec<WrongRank>,
}

impl RankCheck {
    /// Compares the ranks of a report.
    pub fn of(report: &Report) -> Result<RankCheck, RecordFault> {
        let (tie_breaks, unknown) = known_tie_breaks(report);
        let of_teams = !report.teams.is_empty();
        let table = match of_teams {
            true => team_table(report)?,
            false => report.crosstable(),
        };
        let rank = |number: u32| match of_teams {
            true => {
                let team = report.teams.iter().find(|one| one.number == number)?;
                team.rank
            }
            false => {
                let player = report.players.iter().find(|one| one.number == number)?;
                player.rank
            }
        };
        Ok(RankCheck {
            of_teams,
            count: table.rows.len(),
            unknown,
            wrong: wrong_ranks(&table, tie_breaks, rank),
        })
    }

    /// Everything that was found, and the sum of it.
    pub fn messages(&self) -> Vec<Message> {
        let mut told = Vec::new();
        if !self.unknown.is_empty() {
            let codes = self.unknown.join(", ");
            told.push(Message::new("event-report-unknown").with("codes", codes));
        }
        let id = match self.of_teams {
            true => "event-report-team-rank",
            false => "event-report-rank",
        };
        told.extend(self.wrong.iter().map(|one| {
            Message::new(id)
                .with("number", one.number)
                .with("rank", one.rank)
                .with("place", one.place)
        }));
        told.push(self.sum());
        told
    }

    /// Whether all ranks follow, in one sentence.
    fn sum(&self) -> Message {
        let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        match self.wrong.len() {
            0 => Message::new("event-report-agrees").with("count", count(self.count)),
            wrong => Message::new("event-report-differs").with("count", count(wrong)),
        }
    }
}

/// The rounds of a Swiss report that are not as the rules pair them.
pub fn against_the_rules(report: &Report) -> Vec<Message> {
    let code = report.type_code.to_uppercase();
    let checked = match (is_team_swiss(report), code.contains("DUTCH")) {
        (true, _) => check_teams(report, Reading::default()),
        (false, true) => check(report, Reading::default()),
        (false, false) => return Vec::new(),
    };
    match checked {
        Err(fault) => vec![fault.message()],
        Ok(checked) => {
            let rounds = checked.rounds.iter().filter(|round| !round.is_clean());
            rounds
                .map(|round| Message::new("check-round-differs").with("round", round.round))
                .collect()
        }
    }
}

/// What a report says and an event does not keep.
pub fn not_taken_over(report: &Report) -> Vec<Message> {
    let mut messages = Vec::new();
    for player in &report.players {
        for (round, result) in (1u32..).zip(&player.rounds) {
            let short = [
                RoundCode::ShortWin,
                RoundCode::ShortDraw,
                RoundCode::ShortLoss,
            ];
            if short.contains(&result.code) {
                let message = Message::new("trf-short").with("round", round);
                messages.push(message.with("number", player.number));
            }
        }
    }
    for turned in turned_colours(report) {
        let message = Message::new("trf-turned")
            .with("round", turned.round)
            .with("white", turned.white)
            .with("black", turned.black);
        messages.push(message);
    }
    let codes = report.kept.iter().filter_map(|line| line.get(..3));
    // Comments are the program's own, and what these say is in the event.
    let codes = codes.filter(|code| !["###", "240", "299", "300", "320", "330"].contains(code));
    let codes: BTreeSet<&str> = codes.collect();
    for code in codes {
        messages.push(Message::new("trf-not-taken").with("code", code.to_owned()));
    }
    messages
}
