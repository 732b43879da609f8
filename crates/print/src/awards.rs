//! Certificates, the list of prizes, the cash, and drink vouchers.

use std::fmt::Write as _;

use jadoube_ruling::{Message, Value};
use jadoube_tournament::{Honour, Points};

use crate::page::{Align, Page, escape};

/// A certificate a page: for the winners of a round, or of the event (T9).
pub fn certificates(page: &mut Page<'_>, round: Option<u32>) {
    let honours = page.event.honours(round);
    if honours.is_empty() {
        let note = page.word("print-no-winners");
        page.note(&note);
    }
    for honour in honours {
        let html = certificate(page, &honour);
        page.raw(&html);
    }
}

fn certificate(page: &Page<'_>, honour: &Honour) -> String {
    let regulations = page.event.regulations();
    let title = escape(&page.word("print-certificate"));
    let team = honour.team.as_ref().map_or(String::new(), |team| {
        let text = Message::new("print-certificate-team").with("team", team.clone());
        format!("<p>{}</p>", escape(&page.say(&text)))
    });
    let reached = Message::new("print-certificate-place")
        .with("place", honour.place)
        .with(
            "what",
            Value::Word(honour.discipline.map_or("event", |one| one.name())),
        );
    let round = honour.round.map_or(String::new(), |round| {
        format!("<p>{}</p>", escape(&page.title("print-day", Some(round))))
    });
    let mut where_and_when = regulations.place.clone();
    let date = honour.round.map_or_else(
        || regulations.dates.last(),
        |round| regulations.dates.get((round as usize).wrapping_sub(1)),
    );
    if let Some(date) = date {
        let _ = write!(where_and_when, " {date}");
    }
    let arbiter = regulations.arbiters.first().map_or("", String::as_str);
    format!(
        "<section class=\"sheet certificate\"><h1>{title}</h1><p class=\"event\">{}</p>\
         <p class=\"honoured\">{}</p>{team}<p>{}</p>{round}<p class=\"small\">{}</p>\
         <div class=\"sign\"><div>{}</div><div>{}</div></div></section>",
        escape(&regulations.name),
        escape(&honour.name),
        escape(&page.say(&reached)),
        escape(where_and_when.trim()),
        escape(&page.word("print-organiser")),
        escape(&format!("{} {arbiter}", page.word("print-arbiter"))),
    )
}

/// The prizes and their winners, shared ones with the share.
pub fn prizes(page: &mut Page<'_>, title: &str) {
    page.head(title);
    let head = [
        (page.word("print-prize"), Align::Left),
        (page.word("print-category"), Align::Left),
        (page.word("print-name"), Align::Left),
        (page.word("print-amount"), Align::Right),
    ];
    let currency = page.event.regulations().entry.currency.clone();
    let rows: Vec<Vec<String>> = page
        .event
        .awards()
        .iter()
        .map(|award| {
            let amount = match award.amount {
                Points::ZERO => String::new(),
                amount => format!("{amount} {currency}"),
            };
            let titles = match award.shared_by {
                1 => award.titles.join(", "),
                count => {
                    let shared = Message::new("print-shared").with("count", count);
                    format!("{} ({})", award.titles.join(", "), page.say(&shared))
                }
            };
            vec![
                titles,
                award.category.clone().unwrap_or_default(),
                page.name(award.entry).to_owned(),
                amount,
            ]
        })
        .collect();
    page.table("wall", &head, &rows);
    if !page.event.is_closed() {
        let note = page.word("print-provisional");
        page.note(&note);
    }
}

/// What everybody has paid and owes, with sums for the treasurer.
pub fn cash(page: &mut Page<'_>, title: &str) {
    page.head(title);
    let head = [
        (page.word("print-name"), Align::Left),
        (page.word("print-round-short"), Align::Right),
        (page.word("print-fee"), Align::Right),
        (page.word("print-paid"), Align::Right),
        (page.word("print-paid-back"), Align::Right),
        (page.word("print-due"), Align::Right),
    ];
    let lines = page.event.cash();
    let mut rows: Vec<Vec<String>> = lines
        .iter()
        .map(|line| {
            let round = match line.round {
                0 => "–".to_owned(),
                round => round.to_string(),
            };
            let name = page.name(line.entry).to_owned();
            let amounts = [line.fee, line.paid, line.back, line.due];
            let mut row = vec![name, round];
            row.extend(amounts.iter().map(ToString::to_string));
            row
        })
        .collect();
    let sum = |of: fn(&jadoube_tournament::CashLine) -> i64| {
        lines.iter().map(of).sum::<i64>().to_string()
    };
    rows.push(vec![
        page.word("print-sum"),
        String::new(),
        sum(|line| line.fee),
        sum(|line| line.paid),
        sum(|line| line.back),
        sum(|line| line.due),
    ]);
    page.table("", &head, &rows);
    let note = page.event.regulations().entry.currency.clone();
    page.note(&note);
}

/// A voucher for one drink for everybody who plays in a round (T2).
pub fn vouchers(page: &mut Page<'_>, round: u32) {
    let mut html = "<div class=\"slips\">".to_owned();
    let numbers = page.event.numbers(round).to_vec();
    for entry in numbers {
        let players = page.event.entry(entry).into_iter();
        for player in players.flat_map(|one| one.all_players(round)) {
            let _ = write!(
                html,
                "<section class=\"slip voucher\"><h3>{}</h3><p class=\"small\">{}</p>\
                 <p class=\"who\">{}</p><p class=\"small\">{}</p></section>",
                escape(&page.word("print-voucher")),
                escape(&page.title("print-day", Some(round))),
                escape(&player.name),
                escape(page.name(entry)),
            );
        }
    }
    html.push_str("</div>");
    page.raw(&html);
}
