//! Score cards for the 24 deals of a table of cards (T4, T5).

use std::fmt::Write as _;

use jadoube_tournament::{Discipline, Meeting, Play, Round, team_event};

use crate::page::{Page, escape};
use crate::pairings::{place, trio_player};

/// One card for each table of cards, a page each.
pub fn score_cards(page: &mut Page<'_>, number: u32, round: &Round) {
    for meeting in &round.meetings {
        for bout in &meeting.bouts {
            if let Play::Cards(game) = bout.play {
                card(page, number, meeting, game);
            }
        }
    }
}

fn card(page: &mut Page<'_>, round: u32, meeting: &Meeting, game: Discipline) {
    let place = place(page, round, meeting);
    let title = format!("{} – {place}", page.discipline(game));
    page.raw("<section class=\"sheet\">");
    page.head(&title);
    let mut html = "<table class=\"grid tight\"><thead><tr>".to_owned();
    let head = [
        "print-deal",
        "print-dealer",
        "print-declarer",
        "print-contract",
    ];
    for id in head {
        let _ = write!(
            html,
            "<th scope=\"col\" class=\"c\">{}</th>",
            escape(&page.word(id))
        );
    }
    for (letter, entry) in ["A", "B", "C"].into_iter().zip(&meeting.parties) {
        let player = trio_player(page, round, meeting.sitting, *entry, game);
        let _ = write!(
            html,
            "<th scope=\"col\" style=\"width:31mm\">{letter} {}<br><span class=\"small\">{}</span></th>",
            escape(&player),
            escape(page.name(*entry))
        );
    }
    html.push_str("</tr></thead><tbody>\n");
    // Who deals first is drawn at the table; from then on the deal goes round.
    for (deal, (dealer, _)) in (1..).zip(team_event::rotation(0, team_event::DEALS)) {
        let mark = ["①", "②", "③"]
            .get(usize::from(dealer))
            .copied()
            .unwrap_or("");
        let _ = writeln!(
            html,
            "<tr><td class=\"c\">{deal}</td><td class=\"c\">{mark}</td><td></td><td></td>\
             <td></td><td></td><td></td></tr>"
        );
    }
    html.push_str("</tbody><tfoot>");
    for id in ["print-units", "print-place-points"] {
        let word = escape(&page.word(id));
        let _ = write!(
            html,
            "<tr><td colspan=\"4\">{word}</td><td></td><td></td><td></td></tr>"
        );
    }
    html.push_str("</tfoot></table>");
    page.raw(&html);
    let note = page.word("print-card-note");
    page.note(&note);
    let signature = escape(&page.word("print-signature"));
    let sign = |letter: &str| format!("<div>{signature} {letter}</div>");
    let signs: String = ["A", "B", "C"].into_iter().map(sign).collect();
    let html = format!("<div class=\"sign\" style=\"margin-top:9mm\">{signs}</div></section>");
    page.raw(&html);
}
