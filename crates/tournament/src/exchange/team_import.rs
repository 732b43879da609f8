//! From a report of teams to an event: matches are found from the games of the members.

use std::collections::BTreeMap;

use super::ImportError;
use super::import::{Import, code_of, game_score, player};
use super::trf::{Report, ReportTeam, RoundCode, RoundResult};
use crate::{Asked, BoutId, Entrant, EntryId, GameScore, Pairing, Player, Points, Score};

/// A match as the games tell it: the first team has White on the first board.
struct Match {
    teams: [usize; 2],
    /// The starting ranks of both sides, board by board.
    games: Vec<[u32; 2]>,
}

/// On how many boards the teams of a report meet: as many as the largest match shows, before the
/// first round as many as the smallest team can fill.
pub fn boards(report: &Report) -> u32 {
    let games = |team: &ReportTeam, round: u32| {
        let paired = |number: &&u32| result(report, **number, round).is_some();
        team.players.iter().filter(paired).count()
    };
    let rounds = 1..=report.rounds_played();
    let most = rounds.flat_map(|round| report.teams.iter().map(move |team| games(team, round)));
    let smallest = report.teams.iter().map(|team| team.players.len()).min();
    let most = most.max().filter(|most| *most > 0).or(smallest);
    u32::try_from(most.unwrap_or(1)).unwrap_or(u32::MAX).max(1)
}

/// Enters the teams in the order of their numbers.
pub fn teams(import: &mut Import<'_>, report: &Report) -> Result<(), ImportError> {
    for team in &report.teams {
        let asked = Asked::Enter(Entrant {
            name: team.name.clone(),
            players: named(report, &team.players),
        });
        import.ask(asked)?;
    }
    Ok(())
}

fn named(report: &Report, numbers: &[u32]) -> Vec<Player> {
    let find = |number: &u32| report.players.iter().find(|one| one.number == *number);
    let found = numbers.iter().filter_map(find);
    found.map(|one| player(report, one)).collect()
}

/// Line-ups, pairings and results of a round.
pub fn round(import: &mut Import<'_>, report: &Report, round: u32) -> Result<(), ImportError> {
    let matches = matches(report, round)?;
    for one in &matches {
        for (side, team) in one.teams.iter().enumerate() {
            line_up(
                import,
                report,
                round,
                *team,
                one.games.iter().map(|game| game[side]),
            )?;
        }
    }
    let free =
        (0..report.teams.len()).filter(|team| !matches.iter().any(|one| one.teams.contains(team)));
    let mut pairings: Vec<Vec<EntryId>> = matches
        .iter()
        .map(|one| one.teams.map(entry).to_vec())
        .collect();
    for team in free {
        match bye(report, round, team) {
            RoundCode::PairingBye => pairings.push(vec![entry(team)]),
            code => import.bye(entry(team), round, code)?,
        }
    }
    let pairing = |parties| Pairing {
        sitting: 1,
        parties,
    };
    let pairings = pairings.into_iter().map(pairing).collect();
    import.ask(Asked::PairAsGiven { round, pairings })?;
    let boards = boards(report);
    for (table, one) in (1..).zip(&matches) {
        for bout in 1..=boards {
            let score = Score::Game(score(report, round, one, bout));
            let bout = BoutId { round, table, bout };
            import.ask(Asked::Report { bout, score })?;
        }
    }
    Ok(())
}

fn entry(team: usize) -> EntryId {
    EntryId(u32::try_from(team + 1).unwrap_or(u32::MAX))
}

/// Names the members who played, in the order of the boards, if that is not the usual order.
fn line_up(
    import: &mut Import<'_>,
    report: &Report,
    round: u32,
    team: usize,
    played: impl Iterator<Item = u32>,
) -> Result<(), ImportError> {
    let members = report.teams.get(team).map_or(&[][..], |team| &team.players);
    let mut order: Vec<u32> = played.collect();
    let others = members.iter().filter(|number| !order.contains(number));
    let others: Vec<u32> = others.copied().collect();
    order.extend(others);
    if order == members {
        return Ok(());
    }
    import.ask(Asked::LineUp {
        entry: entry(team),
        round,
        players: named(report, &order),
        sitting: None,
    })
}

/// The matches of a round; every team meets one other.
fn matches(report: &Report, round: u32) -> Result<Vec<Match>, ImportError> {
    let team_of: BTreeMap<u32, usize> = (0..)
        .zip(&report.teams)
        .flat_map(|(team, one)| one.players.iter().map(move |number| (*number, team)))
        .collect();
    let mut matches: Vec<Match> = Vec::new();
    for (team, one) in report.teams.iter().enumerate() {
        if matches.iter().any(|one| one.teams.contains(&team)) {
            continue;
        }
        let mut games = Vec::new();
        let mut other = None;
        for number in in_order(report, round, one) {
            let Some(opponent) = result(report, number, round).and_then(|one| one.opponent) else {
                continue;
            };
            let theirs = team_of.get(&opponent).copied();
            if theirs.is_none() || other.is_some() && theirs != other {
                let team = one.number;
                return Err(ImportError::TwoOpponents { round, team });
            }
            other = theirs;
            games.push([number, opponent]);
        }
        if let Some(other) = other {
            matches.push(with_white_first(report, round, [team, other], games));
        }
    }
    for (teams, _) in forfeited(report, round) {
        let seated = |team: &usize| matches.iter().any(|one| one.teams.contains(team));
        if !teams.iter().any(seated) {
            let games = Vec::new();
            matches.push(Match { teams, games });
        }
    }
    Ok(matches)
}

/// 330: matches of a round that were not played, with who won them without play.
fn forfeited(report: &Report, round: u32) -> Vec<([usize; 2], [bool; 2])> {
    let team = |word: &str| {
        let number: u32 = word.parse().ok()?;
        report.teams.iter().position(|one| one.number == number)
    };
    let lines = report.kept.iter().filter(|line| line.starts_with("330"));
    let found = lines.filter_map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [_, signs, at, white, black] = words[..] else {
            return None;
        };
        let won = match signs {
            "+-" => [true, false],
            "-+" => [false, true],
            "--" => [false, false],
            _ => return None,
        };
        let teams = [team(white)?, team(black)?];
        (at.parse() == Ok(round)).then_some((teams, won))
    });
    found.collect()
}

/// 320: what a team without opponents gets, in match points and in game points.
pub fn bye_points(report: &Report) -> (Option<Points>, Option<Points>) {
    let line = report.kept.iter().find(|line| line.starts_with("320"));
    let field = |from: usize, to: usize| {
        let text = line?.get(from - 1..to)?.trim();
        text.parse::<Points>().ok()
    };
    (field(5, 8), field(10, 13))
}

fn with_white_first(
    report: &Report,
    round: u32,
    mut teams: [usize; 2],
    mut games: Vec<[u32; 2]>,
) -> Match {
    let first = games
        .first()
        .and_then(|game| result(report, game[0], round));
    if first.and_then(|one| one.colour) == Some(jadoube_ruling::Side::Black) {
        teams.reverse();
        games.iter_mut().for_each(|game| game.reverse());
    }
    Match { teams, games }
}

/// The members in the order of the boards: as a record 300 says, else as the team is listed.
fn in_order(report: &Report, round: u32, team: &ReportTeam) -> Vec<u32> {
    let of_this = |line: &&String| {
        let field = |from: usize, to: usize| line.get(from..to).map(str::trim);
        let number = |field: Option<&str>| field.and_then(|text| text.parse::<u32>().ok());
        line.starts_with("300")
            && number(field(4, 7)) == Some(round)
            && number(field(8, 11)) == Some(team.number)
    };
    let Some(line) = report.kept.iter().find(of_this) else {
        return team.players.clone();
    };
    let numbers = line.get(16..).unwrap_or_default().split_whitespace();
    let numbers = numbers.filter_map(|text| text.parse().ok());
    numbers
        .filter(|number| team.players.contains(number))
        .collect()
}

/// A round of a player that has an opponent.
fn result(report: &Report, number: u32, round: u32) -> Option<RoundResult> {
    let player = report.players.iter().find(|one| one.number == number)?;
    let result = player.rounds.get((round as usize).wrapping_sub(1))?;
    result.opponent.map(|_| *result)
}

/// Why a team is free: as the records 320 and 240 say, else it was absent.
fn bye(report: &Report, round: u32, team: usize) -> RoundCode {
    let Some(number) = report.teams.get(team).map(|team| team.number) else {
        return RoundCode::ZeroBye;
    };
    let words =
        |line: &String| -> Vec<String> { line.split_whitespace().map(str::to_owned).collect() };
    let is = |word: Option<&String>, number: u32| {
        word.and_then(|word| word.parse::<u32>().ok()) == Some(number)
    };
    for line in report.kept.iter().map(words) {
        let code = line.first().map(String::as_str);
        let column = (round as usize).saturating_add(2);
        if code == Some("320") && is(line.get(column), number) {
            return RoundCode::PairingBye;
        }
        let listed = || line.iter().skip(3).any(|word| is(Some(word), number));
        if code == Some("240") && is(line.get(2), round) && listed() {
            let letter = line.get(1).and_then(|word| word.chars().next());
            return letter
                .and_then(RoundCode::read)
                .unwrap_or(RoundCode::ZeroBye);
        }
    }
    RoundCode::ZeroBye
}

/// A board of a match whose colours an event does not keep: there they alternate from board to board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnedColours {
    /// The round.
    pub round: u32,
    /// The player who had Black in the report and has White in the event.
    pub white: u32,
    /// The opponent.
    pub black: u32,
}

/// The boards of team matches on which the colours of a report are turned round.
pub fn turned_colours(report: &Report) -> Vec<TurnedColours> {
    let mut turned = Vec::new();
    for round in 1..=report.rounds_played() {
        let games = matches(report, round).unwrap_or_default();
        let games = games.iter().flat_map(|one| one.games.iter().enumerate());
        for (index, [first, second]) in games {
            let (white, black) = match index % 2 {
                0 => (*first, *second),
                _ => (*second, *first),
            };
            let colour = result(report, white, round).and_then(|one| one.colour);
            if colour == Some(jadoube_ruling::Side::Black) {
                turned.push(TurnedColours {
                    round,
                    white,
                    black,
                });
            }
        }
    }
    turned
}

/// The result on a board; where nobody sat, nobody won. White has odd boards for the first team.
fn score(report: &Report, round: u32, one: &Match, board: u32) -> GameScore {
    let Some([first, second]) = one.games.get(board as usize - 1).copied() else {
        let all = forfeited(report, round);
        let won = all.iter().find(|(teams, _)| *teams == one.teams);
        return match (won.map(|(_, won)| *won), board % 2) {
            (Some([true, false]), 1) | (Some([false, true]), 0) => GameScore::BlackForfeits,
            (Some([false, true]), _) | (Some([true, false]), _) => GameScore::WhiteForfeits,
            _ => GameScore::BothForfeit,
        };
    };
    let (white, black) = match board % 2 {
        1 => (first, second),
        _ => (second, first),
    };
    let code = |number| code_of(report, number, round);
    game_score(code(white).unwrap_or(RoundCode::ZeroBye), code(black))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::ReportPlayer;
    use jadoube_ruling::Side;

    fn player(number: u32, opponent: u32, colour: Side) -> ReportPlayer {
        ReportPlayer {
            number,
            rounds: vec![RoundResult {
                opponent: Some(opponent),
                colour: Some(colour),
                code: RoundCode::Draw,
            }],
            ..ReportPlayer::default()
        }
    }

    #[test]
    fn colours_that_do_not_alternate_are_told() {
        let team = |number, players: &[u32]| ReportTeam {
            number,
            players: players.to_vec(),
            ..ReportTeam::default()
        };
        let mut report = Report {
            players: vec![
                player(1, 3, Side::White),
                player(2, 4, Side::Black),
                player(3, 1, Side::Black),
                player(4, 2, Side::White),
            ],
            teams: vec![team(1, &[1, 2]), team(2, &[3, 4])],
            ..Report::default()
        };
        assert_eq!(turned_colours(&report), []);
        report.players[1].rounds[0].colour = Some(Side::White);
        report.players[3].rounds[0].colour = Some(Side::Black);
        let turned = TurnedColours {
            round: 1,
            white: 4,
            black: 2,
        };
        assert_eq!(turned_colours(&report), [turned]);
    }
}
