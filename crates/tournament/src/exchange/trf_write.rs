//! Writing a report file.

use std::fmt::Write as _;

use jadoube_ruling::Side;

use super::trf::{Report, ReportPlayer, ReportTeam, RoundResult, Scoring, TrfVersion};
use crate::{Points, Scale};

/// The report as a file of a version, lines ended as the forms ask.
pub fn write(report: &Report, version: TrfVersion) -> String {
    let mut lines = Vec::new();
    header(&mut lines, report);
    settings(&mut lines, report, version);
    lines.extend(report.players.iter().map(player));
    teams(&mut lines, &report.teams, version);
    lines.extend(report.kept.iter().cloned());
    let mut text = String::new();
    for line in lines {
        text.push_str(line.trim_end());
        text.push_str("\r\n");
    }
    text
}

fn header(lines: &mut Vec<String>, report: &Report) {
    let mut say = |code: &str, text: &str| {
        if !text.is_empty() {
            lines.push(format!("{code} {}", one_line(text)));
        }
    };
    say("012", &report.name);
    say("022", &report.city);
    say("032", &report.federation);
    say("042", &report.start);
    say("052", &report.end);
    say("062", &report.players.len().to_string());
    let rated = report
        .players
        .iter()
        .filter(|player| player.rating.is_some());
    say("072", &rated.count().to_string());
    if !report.teams.is_empty() {
        say("082", &report.teams.len().to_string());
    }
    say("092", &report.kind);
    say("102", &report.chief_arbiter);
    for deputy in &report.deputies {
        say("112", deputy);
    }
    say("122", &report.time_control);
    if !report.dates.is_empty() {
        let mut line = " ".repeat(91 - 4);
        for date in &report.dates {
            let _ = write!(line, "{date:<10}");
        }
        lines.push(format!("132 {line}"));
    }
}

/// Rounds, colours and points, in the words of the version.
fn settings(lines: &mut Vec<String>, report: &Report, version: TrfVersion) {
    let new = version == TrfVersion::Trf26;
    if let Some(rounds) = report.rounds {
        lines.push(format!("{} {rounds}", if new { "142" } else { "XXR" }));
    }
    if let Some(colour) = report.initial_colour {
        let word = match (new, colour) {
            (true, Side::White) => "152 W",
            (true, Side::Black) => "152 B",
            (false, Side::White) => "XXC white1",
            (false, Side::Black) => "XXC black1",
        };
        lines.push(word.to_owned());
    }
    if let Some(scoring) = report.scoring {
        lines.extend(if new {
            points_new(scoring)
        } else {
            points_old(scoring)
        });
    }
    // Records of 2026 that a reader of 2016 passes over, and without which the file would be
    // paired by other rules.
    if !report.type_code.is_empty() {
        lines.push(format!("192 {}", one_line(&report.type_code)));
    }
    if !report.tie_breaks.is_empty() {
        lines.push(format!("202 {}", report.tie_breaks.join(",")));
    }
    if !report.time_code.is_empty() {
        lines.push(format!("222 {}", one_line(&report.time_code)));
    }
    if let Some(Scale { win, draw, loss }) = report.match_points {
        let [win, draw, loss] = [win, draw, loss].map(|points| points.fixed(1));
        lines.push(format!("362 TW {win} TD {draw} TL {loss}"));
    }
}

fn points_new(scoring: Scoring) -> Vec<String> {
    let all = [
        ('W', scoring.games.win),
        ('D', scoring.games.draw),
        ('L', scoring.games.loss),
        ('A', scoring.absent),
        ('P', scoring.pairing_bye),
    ];
    let mut line = "162  ".to_owned();
    for (letter, points) in all {
        let _ = write!(line, "{letter}{:>4}    ", points.fixed(1));
    }
    vec![line]
}

fn points_old(scoring: Scoring) -> Vec<String> {
    let all = [
        ("BBW", scoring.games.win),
        ("BBD", scoring.games.draw),
        ("BBL", scoring.games.loss),
        ("BBZ", scoring.absent),
        ("BBU", scoring.pairing_bye),
    ];
    all.map(|(code, points)| format!("{code} {:>4}", points.fixed(1)))
        .to_vec()
}

fn player(player: &ReportPlayer) -> String {
    let number = |number: Option<u64>| number.map(|one| one.to_string()).unwrap_or_default();
    let mut line = format!(
        "001 {:>4} {:1}{:>3} {:<33} {:>4} {:<3} {:>11} {:<10} {:>4} {:>4}",
        player.number,
        player.sex.map(String::from).unwrap_or_default(),
        fit(&player.title, 3),
        fit(&player.name, 33),
        number(player.rating.map(u64::from)),
        fit(&player.federation, 3),
        number(player.fide_id),
        fit(&player.born, 10),
        points(player.points),
        number(player.rank.map(u64::from)),
    );
    for round in &player.rounds {
        line.push_str(&result(round));
    }
    line
}

fn points(points: Points) -> String {
    points.fixed(1)
}

fn result(round: &RoundResult) -> String {
    let colour = match round.colour {
        Some(Side::White) => 'w',
        Some(Side::Black) => 'b',
        None => '-',
    };
    match round.opponent {
        Some(opponent) => format!("  {opponent:>4} {colour} {}", round.code.letter()),
        None => format!("  0000 - {}", round.code.letter()),
    }
}

fn teams(lines: &mut Vec<String>, teams: &[ReportTeam], version: TrfVersion) {
    let new = version == TrfVersion::Trf26;
    if !new {
        lines.extend(teams.iter().map(old_team));
    }
    // What 013 has no columns for is written as in 2026, which a reader of 2016 passes over.
    let says_less = |(number, team): (u32, &ReportTeam)| {
        *team
            != ReportTeam {
                number,
                name: team.name.clone(),
                players: team.players.clone(),
                ..ReportTeam::default()
            }
    };
    if new || (1..).zip(teams).any(says_less) {
        lines.extend(teams.iter().map(new_team));
    }
}

fn old_team(team: &ReportTeam) -> String {
    let name = fit(&team.name, 32);
    with_members(format!("013 {name:<32}"), team)
}

/// A team as a record 310.
pub(super) fn new_team(team: &ReportTeam) -> String {
    let line = format!(
        "310 {:>3} {:<32} {:<5} {:>6} {:>6} {:>6} {:>3}  ",
        team.number,
        fit(&team.name, 32),
        fit(&team.nickname, 5),
        team.strength.map(|one| one.to_string()).unwrap_or_default(),
        points(team.match_points),
        points(team.game_points),
        team.rank.map(|one| one.to_string()).unwrap_or_default(),
    );
    with_members(line, team)
}

fn with_members(mut line: String, team: &ReportTeam) -> String {
    for member in &team.players {
        let _ = write!(line, "{member:>4} ");
    }
    line
}

/// A text cut to its columns; a line break inside would break the file.
fn fit(text: &str, columns: usize) -> String {
    one_line(text).chars().take(columns).collect()
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
