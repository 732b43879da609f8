//! Sheets for whoever sets up the hall: who sits at which table in which sitting, and which packs lie
//! where.

use jadoube_ruling::Message;
use jadoube_tournament::{Discipline, EntryId, Meeting, Round, shown};

use crate::page::{Align, Page};
use crate::pairings::trio_player;

/// The tables of the hall one after the other, each with its sittings and everybody who plays there.
pub fn tables(page: &mut Page<'_>, title: &str, number: u32, round: &Round) {
    page.head(title);
    let mut halls: Vec<u32> = round
        .meetings
        .iter()
        .map(|one| one.hall_table)
        .filter(|hall| *hall > 0)
        .collect();
    halls.sort_unstable();
    halls.dedup();
    for hall in halls {
        let label = page.say(&Message::new("print-link-table").with("table", hall));
        let mut head = vec![
            (page.word("print-sitting-short"), Align::Right),
            (page.word("print-team"), Align::Left),
        ];
        head.extend(Discipline::ALL.map(|game| (page.discipline(game), Align::Left)));
        let here = round.meetings.iter().filter(|one| one.hall_table == hall);
        let rows: Vec<Vec<String>> = here.flat_map(|one| seated(page, number, one)).collect();
        page.raw("<section class=\"whole\">");
        page.heading(&label);
        page.table("", &head, &rows);
        page.raw("</section>");
    }
}

/// A line for each of the three teams, with who plays what; the sitting stands in the first.
fn seated(page: &Page<'_>, round: u32, meeting: &Meeting) -> Vec<Vec<String>> {
    let line = |(index, entry): (usize, &EntryId)| {
        let sitting = match index {
            0 => meeting.sitting.to_string(),
            _ => String::new(),
        };
        let mut row = vec![sitting, page.name(*entry).to_owned()];
        let players = |game| trio_player(page, round, meeting.sitting, *entry, game);
        row.extend(Discipline::ALL.map(players));
        row
    };
    meeting.parties.iter().enumerate().map(line).collect()
}

/// The packs by table: a new one for the first deal, and every replacement (T8).
pub fn packs(page: &mut Page<'_>, title: &str) {
    page.head(title);
    let head = [
        (page.word("print-table"), Align::Right),
        (page.word("print-pack"), Align::Left),
        (page.word("print-pack-since"), Align::Right),
        (page.word("print-pack-replaced"), Align::Left),
    ];
    let rows: Vec<Vec<String>> = page
        .event
        .packs()
        .iter()
        .map(|pack| {
            let replaced = pack.replaced.iter();
            let replaced = replaced.map(|(at, why)| format!("{}: {why}", shown(*at)));
            vec![
                pack.table.to_string(),
                page.discipline(pack.game),
                pack.since.to_string(),
                replaced.collect::<Vec<String>>().join("\n"),
            ]
        })
        .collect();
    page.table("", &head, &rows);
    let note = page.word("print-pack-note");
    page.note(&note);
}
