//! Pairings by table and by name; result slips.

use std::fmt::Write as _;

use jadoube_ruling::{Message, Side};
use jadoube_tournament::tiebreak::Scoring;
use jadoube_tournament::{
    BoutId, Discipline, EntryId, GameScore, Meeting, Play, Player, Points, Round, Scale, Score,
};

use crate::page::{Align, Page, escape};

/// The pairings of a round, table by table, sitting by sitting.
pub fn by_table(page: &mut Page<'_>, title: &str, number: u32, round: &Round) {
    page.head(title);
    let trios = page.event.regulations().is_team_event();
    let teams = page.event.regulations().is_for_teams();
    let last = round
        .meetings
        .iter()
        .map(|one| one.sitting)
        .max()
        .unwrap_or(0);
    for sitting in 1..=last {
        let meetings: Vec<&Meeting> = round
            .meetings
            .iter()
            .filter(|one| one.sitting == sitting)
            .collect();
        if last > 1 {
            let label = page.say(&Message::new("print-sitting").with("sitting", sitting));
            page.heading(&label);
        }
        match (trios, teams) {
            (true, _) => trio_tables(page, &meetings),
            (false, true) => matches(page, number, &meetings),
            (false, false) => games(page, number, &meetings),
        }
        free(page, &meetings);
    }
}

fn games(page: &mut Page<'_>, round: u32, meetings: &[&Meeting]) {
    let head = [
        (page.word("print-table"), Align::Right),
        (page.word("print-white"), Align::Left),
        (page.word("print-points"), Align::Right),
        (page.word("print-result"), Align::Middle),
        (page.word("print-points"), Align::Right),
        (page.word("print-black"), Align::Left),
    ];
    let table = page.event.crosstable().after(round.saturating_sub(1));
    let points = |entry: EntryId| {
        let row = table.row(entry.0);
        let points = row.map_or(Points::ZERO, |row| row.points(Scoring::Match));
        points.to_string()
    };
    let rows: Vec<Vec<String>> = meetings
        .iter()
        .filter_map(|meeting| {
            let (white, black) = sides(meeting)?;
            Some(vec![
                meeting.table.to_string(),
                numbered(page, white, round),
                points(white),
                scores(meeting),
                points(black),
                numbered(page, black, round),
            ])
        })
        .collect();
    page.table("wall", &head, &rows);
}

fn matches(page: &mut Page<'_>, round: u32, meetings: &[&Meeting]) {
    let head = [
        (page.word("print-board"), Align::Right),
        (page.word("print-white"), Align::Left),
        (page.word("print-result"), Align::Middle),
        (page.word("print-black"), Align::Left),
    ];
    for meeting in meetings.iter().filter(|one| one.parties.len() == 2) {
        let [first, second] = [0, 1].map(|party| meeting.game_points(party));
        let names: Vec<&str> = meeting.parties.iter().map(|one| page.name(*one)).collect();
        let score = match meeting.is_settled() {
            true => format!("   {first} : {second}"),
            false => String::new(),
        };
        let label = format!("{}. {}{score}", meeting.table, names.join(" – "));
        page.heading(&label);
        let rows: Vec<Vec<String>> = meeting
            .bouts
            .iter()
            .filter_map(|bout| {
                let Play::Game {
                    board,
                    white,
                    black,
                    ..
                } = bout.play
                else {
                    return None;
                };
                let name = |party: u8| board_player(page, round, meeting, party, board);
                Some(vec![
                    board.to_string(),
                    name(white),
                    shown(bout.score()),
                    name(black),
                ])
            })
            .collect();
        page.table("wall", &head, &rows);
    }
}

fn trio_tables(page: &mut Page<'_>, meetings: &[&Meeting]) {
    let team = |letter: &str, page: &Page<'_>| format!("{} {letter}", page.word("print-team"));
    let head = [
        (page.word("print-table"), Align::Right),
        (team("A", page), Align::Left),
        (team("B", page), Align::Left),
        (team("C", page), Align::Left),
        (page.word("print-result"), Align::Middle),
    ];
    let rows: Vec<Vec<String>> = meetings
        .iter()
        .filter(|meeting| meeting.parties.len() == 3)
        .map(|meeting| {
            let result = meeting
                .trio_points()
                .map_or(String::new(), |[a, b, c]| format!("{a}–{b}–{c}"));
            let names = meeting.parties.iter().map(|one| page.name(*one).to_owned());
            let mut row = vec![meeting.hall_table.to_string()];
            row.extend(names);
            row.push(result);
            row
        })
        .collect();
    page.table("wall", &head, &rows);
}

fn free(page: &mut Page<'_>, meetings: &[&Meeting]) {
    let free: Vec<&str> = meetings
        .iter()
        .filter(|meeting| meeting.is_bye())
        .filter_map(|meeting| meeting.parties.first())
        .map(|entry| page.name(*entry))
        .collect();
    if !free.is_empty() {
        let note = page.say(&Message::new("print-free").with("names", free.join(", ")));
        page.note(&note);
    }
}

/// Everybody in the order of the alphabet with table, colour and opponent.
pub fn by_name(page: &mut Page<'_>, title: &str, round: &Round) {
    page.head(title);
    let mut lines: Vec<(String, Vec<String>)> = Vec::new();
    for meeting in &round.meetings {
        for entry in &meeting.parties {
            let others = meeting.parties.iter().filter(|other| *other != entry);
            let others: Vec<&str> = others.map(|other| page.name(*other)).collect();
            let against = match others.is_empty() {
                true => page.word("print-is-free"),
                false => others.join(", "),
            };
            let colour = match colour(meeting, *entry) {
                Some(Side::White) => page.word("print-white"),
                Some(Side::Black) => page.word("print-black"),
                None => meeting.sitting.to_string(),
            };
            let name = page.name(*entry).to_owned();
            let table = match (meeting.is_bye(), page.event.regulations().is_team_event()) {
                (true, _) => String::new(),
                (false, true) => meeting.hall_table.to_string(),
                (false, false) => meeting.table.to_string(),
            };
            let key = sort_key(&name);
            lines.push((key, vec![name, table, colour, against]));
        }
    }
    lines.sort();
    let second = match page.event.regulations().is_team_event() {
        true => "print-sitting-short",
        false => "print-colour",
    };
    let head = [
        (page.word("print-name"), Align::Left),
        (page.word("print-table"), Align::Right),
        (page.word(second), Align::Left),
        (page.word("print-opponent"), Align::Left),
    ];
    let rows: Vec<Vec<String>> = lines.into_iter().map(|(_, row)| row).collect();
    page.table("wall", &head, &rows);
}

/// Letters with marks stand where their plain letters do, which is near enough to find a name.
fn sort_key(name: &str) -> String {
    let plain = |one: char| match one {
        'á' | 'à' | 'â' | 'ä' | 'å' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'ğ' => 'g',
        'í' | 'ì' | 'î' | 'ï' | 'ı' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' | 'ő' => 'o',
        'ş' => 's',
        'ú' | 'ù' | 'û' | 'ü' | 'ű' => 'u',
        one => one,
    };
    name.to_lowercase().chars().map(plain).collect()
}

/// Slips for the players to sign, four on a page.
pub fn slips(page: &mut Page<'_>, number: u32, round: &Round) {
    let mut html = "<div class=\"slips\">".to_owned();
    for meeting in &round.meetings {
        for (bout, one) in (1..).zip(&meeting.bouts) {
            // The desk enters results by this number.
            let id = BoutId {
                round: number,
                table: meeting.table,
                bout,
            };
            html.push_str(&match one.play {
                Play::Game {
                    board,
                    white,
                    black,
                    ..
                } => game_slip(page, id, meeting, board, [white, black]),
                Play::Cards(game) | Play::Deal(game) => card_slip(page, id, meeting, game),
            });
        }
    }
    html.push_str("</div>");
    page.raw(&html);
}

fn game_slip(
    page: &Page<'_>,
    id: BoutId,
    meeting: &Meeting,
    board: u32,
    parties: [u8; 2],
) -> String {
    let [white, black] = parties.map(|party| board_player(page, id.round, meeting, party, board));
    // The team stands small behind the player.
    let who = |name: &str| match name.split_once(" (") {
        Some((player, team)) => format!(
            "<span class=\"who\">{}</span> <span class=\"small\">({}</span>",
            escape(player),
            escape(team)
        ),
        None => format!("<span class=\"who\">{}</span>", escape(name)),
    };
    let results = ["1–0", "½–½", "0–1", "+/–", "–/+"];
    let boxes: String = results
        .iter()
        .map(|one| format!("<span>{one}</span>"))
        .collect();
    let head = slip_head(page, id, meeting, &page.word("print-chess"));
    let signature = escape(&page.word("print-signature"));
    format!(
        "<section class=\"slip\">{head}\
         <p>{}<br>{}</p><p>{}<br>{}</p>\
         <div class=\"boxes\">{boxes}</div>\
         <div class=\"sign\"><div>{signature} ({})</div><div>{signature} ({})</div></div></section>\n",
        escape(&page.word("print-white")),
        who(&white),
        escape(&page.word("print-black")),
        who(&black),
        escape(&page.word("print-white")),
        escape(&page.word("print-black")),
    )
}

fn card_slip(page: &Page<'_>, id: BoutId, meeting: &Meeting, game: Discipline) -> String {
    let mut html = format!(
        "<section class=\"slip\">{}<table class=\"grid\"><tbody>",
        slip_head(page, id, meeting, &page.discipline(game))
    );
    for entry in &meeting.parties {
        let player = trio_player(page, id.round, meeting.sitting, *entry, game);
        let _ = write!(
            html,
            "<tr><td>{}<br><span class=\"small\">{}</span></td><td style=\"width:22mm\"></td></tr>",
            escape(&player),
            escape(page.name(*entry))
        );
    }
    let _ = write!(
        html,
        "</tbody></table><div class=\"sign\"><div>A</div><div>B</div><div>C</div></div>\
         <p class=\"small\">{}</p></section>",
        escape(&page.word("print-slip-units"))
    );
    html
}

fn slip_head(page: &Page<'_>, id: BoutId, meeting: &Meeting, game: &str) -> String {
    let event = escape(&page.event.regulations().name);
    let place = place(page, id.round, meeting);
    format!(
        "<h3>{} · {}</h3><p class=\"small\">{event} · {id}</p>",
        escape(&place),
        escape(game)
    )
}

/// Where a meeting is played: in the team event by sitting and table of the hall.
pub fn place(page: &Page<'_>, round: u32, meeting: &Meeting) -> String {
    let place = match page.event.regulations().is_team_event() {
        true => Message::new("print-trio-place")
            .with("sitting", meeting.sitting)
            .with("table", meeting.hall_table),
        false => Message::new("print-place").with("table", meeting.table),
    };
    page.say(&place.with("round", round))
}

/// The player who plays a discipline for a team, or the team's name where nobody is named.
pub fn trio_player(
    page: &Page<'_>,
    round: u32,
    sitting: u32,
    entry: EntryId,
    game: Discipline,
) -> String {
    let entered = page.event.entry(entry);
    let player = entered.and_then(|one| one.player_of(round, sitting, game));
    player.map_or(page.name(entry), |one| &one.name).to_owned()
}

fn board_player(page: &Page<'_>, round: u32, meeting: &Meeting, party: u8, board: u32) -> String {
    let Some(entry) = meeting.parties.get(usize::from(party)) else {
        return String::new();
    };
    if page.event.regulations().is_team_event() {
        let player = trio_player(page, round, meeting.sitting, *entry, Discipline::Chess);
        return format!("{player} ({})", page.name(*entry));
    }
    let players: &[Player] = page
        .event
        .entry(*entry)
        .map_or(&[], |one| one.players_at(round, meeting.sitting));
    let player = players.get((board as usize).wrapping_sub(1));
    player.map_or_else(|| page.name(*entry).to_owned(), |one| one.name.clone())
}

/// Who has White and Black in the first game of a meeting.
fn sides(meeting: &Meeting) -> Option<(EntryId, EntryId)> {
    let Play::Game { white, black, .. } = meeting.bouts.first()?.play else {
        return None;
    };
    let party = |party: u8| meeting.parties.get(usize::from(party)).copied();
    Some((party(white)?, party(black)?))
}

fn colour(meeting: &Meeting, entry: EntryId) -> Option<Side> {
    if meeting.parties.len() != 2 {
        return None;
    }
    let (white, _) = sides(meeting)?;
    Some(if white == entry {
        Side::White
    } else {
        Side::Black
    })
}

fn numbered(page: &Page<'_>, entry: EntryId, round: u32) -> String {
    match page.event.number_of(entry, round) {
        Some(number) => format!("{} ({number})", page.name(entry)),
        None => page.name(entry).to_owned(),
    }
}

/// The results of all games of a meeting, as the first White sees them.
fn scores(meeting: &Meeting) -> String {
    let all: Vec<String> = meeting
        .bouts
        .iter()
        .map(|bout| shown(bout.score()))
        .collect();
    match all.len() {
        0 | 1 => all.concat(),
        _ if meeting.is_settled() => {
            format!("{} : {}", meeting.game_points(0), meeting.game_points(1))
        }
        _ => all.join("  "),
    }
}

/// A result as it is printed.
pub fn shown(score: Option<&Score>) -> String {
    match score {
        None => "–".to_owned(),
        Some(Score::Cards(score)) => score.to_string(),
        Some(Score::Game(score)) => game_shown(*score),
    }
}

fn game_shown(score: GameScore) -> String {
    if !score.played() {
        return score.to_string().replace('-', "–");
    }
    let side = |side| match score.points(side, Scale::USUAL) {
        Points::HALF => "½".to_owned(),
        points => points.to_string(),
    };
    format!("{} – {}", side(Side::White), side(Side::Black))
}
