//! Entries and team sheets; the incident report.

use jadoube_ruling::Message;
use jadoube_tournament::{Asked, Entry, Happened, Player, shown};

use crate::page::{Align, Page};

/// Everybody who entered: a list of players, or a sheet for each team.
pub fn entries(page: &mut Page<'_>, title: &str) {
    page.head(title);
    match page.event.regulations().is_for_teams() {
        true => teams(page),
        false => players(page),
    }
}

/// Everybody by rating, the unrated last.
pub fn by_rating(page: &mut Page<'_>, title: &str) {
    page.head(title);
    let mut entries: Vec<&Entry> = page.event.entries().iter().collect();
    let rating = |entry: &Entry| entry.entrant.players.first().and_then(|one| one.rating);
    entries.sort_by_key(|entry| std::cmp::Reverse(rating(entry)));
    player_table(page, &entries);
}

fn players(page: &mut Page<'_>) {
    let entries: Vec<&Entry> = page.event.entries().iter().collect();
    player_table(page, &entries);
}

fn player_table(page: &mut Page<'_>, entries: &[&Entry]) {
    let head = [
        (page.word("print-number"), Align::Right),
        (page.word("print-name"), Align::Left),
        (page.word("print-title"), Align::Left),
        (page.word("print-rating"), Align::Right),
        (page.word("print-federation"), Align::Left),
    ];
    let rows: Vec<Vec<String>> = entries
        .iter()
        .map(|entry| {
            let player = entry.entrant.players.first().cloned().unwrap_or_default();
            vec![
                number(page, entry),
                entry.entrant.name.clone(),
                player.title.unwrap_or_default(),
                player
                    .rating
                    .map_or(String::new(), |rating| rating.to_string()),
                player.federation.unwrap_or_default(),
            ]
        })
        .collect();
    page.table("", &head, &rows);
}

/// The number of the draw, or before it the number of the entry in brackets.
fn number(page: &Page<'_>, entry: &Entry) -> String {
    let last = u32::try_from(page.event.rounds().len()).unwrap_or(0).max(1);
    let drawn = page.event.number_of(entry.id, last);
    drawn.map_or_else(|| format!("({})", entry.id), |number| number.to_string())
}

fn teams(page: &mut Page<'_>) {
    let trios = page.event.regulations().is_team_event();
    let head = [
        (
            page.word(if trios {
                "print-discipline"
            } else {
                "print-board"
            }),
            Align::Left,
        ),
        (page.word("print-name"), Align::Left),
        (page.word("print-rating"), Align::Right),
    ];
    let last = u32::try_from(page.event.rounds().len()).unwrap_or(0).max(1);
    for entry in page.event.entries() {
        page.raw("<section class=\"whole\">");
        page.heading(&format!("{}. {}", entry.id, entry.entrant.name));
        let rows: Vec<Vec<String>> = (1..)
            .zip(entry.players(last))
            .map(|(board, player): (usize, &Player)| {
                let place = player
                    .role
                    .map_or_else(|| board.to_string(), |role| page.discipline(role));
                let rating = player
                    .rating
                    .map_or(String::new(), |rating| rating.to_string());
                vec![place, player.name.clone(), rating]
            })
            .collect();
        page.table("", &head, &rows);
        for (round, reasons) in &entry.not_admitted {
            let reasons: Vec<String> = reasons.iter().map(|one| page.say(&one.message())).collect();
            let note = Message::new("print-not-admitted")
                .with("round", *round)
                .with("reasons", reasons.join(" "));
            let note = page.say(&note);
            page.note(&note);
        }
        page.raw("</section>");
    }
}

/// Incidents, penalties, corrections, conflicts and appeals as the minutes have them.
pub fn incidents(page: &mut Page<'_>, title: &str) {
    page.head(title);
    let head = [
        (page.word("print-act"), Align::Right),
        (page.word("print-when"), Align::Whole),
        (page.word("print-who"), Align::Left),
        (page.word("print-what"), Align::Left),
    ];
    let stands = page.event.standing();
    let mut rows = Vec::new();
    for (minute, stands) in page.event.minutes().iter().zip(stands) {
        let told: Vec<String> = minute
            .happened
            .iter()
            .filter(|one| is_incident(one))
            .flat_map(|one| std::iter::once(one.message(page.event)).chain(one.details(page.event)))
            .map(|message| page.say(&message))
            .collect();
        if told.is_empty() {
            continue;
        }
        let mut what = told.join(" ");
        if let Some(why) = &minute.request.why {
            what = format!(
                "{what}\n{}",
                page.say(&Message::new("print-because").with("why", why.clone()))
            );
        }
        if !stands && !matches!(minute.request.asked, Asked::Undo { .. }) {
            what = format!("{what}\n{}", page.word("print-was-undone"));
        }
        rows.push(vec![
            minute.number.to_string(),
            shown(minute.request.at),
            minute.request.by.who.clone(),
            what,
        ]);
    }
    match rows.is_empty() {
        true => {
            let note = page.word("print-no-incidents");
            page.note(&note);
        }
        false => page.table("", &head, &rows),
    }
}

const fn is_incident(happened: &Happened) -> bool {
    matches!(
        happened,
        Happened::Noted(_)
            | Happened::Penalised(_)
            | Happened::PenaltyLifted { .. }
            | Happened::Admitted { .. }
            | Happened::DatesDiffer { .. }
            | Happened::Replaced { .. }
            | Happened::GameAdded { .. }
            | Happened::DealAdded { .. }
            | Happened::LotDrawn { .. }
            | Happened::Corrected { .. }
            | Happened::Conflicted { .. }
            | Happened::Annulled { .. }
            | Happened::Forfeited { .. }
            | Happened::Withdrawn { .. }
            | Happened::NotAdmitted { .. }
            | Happened::AppealLodged { .. }
            | Happened::AppealRuled { .. }
            | Happened::Undone { .. }
    )
}
