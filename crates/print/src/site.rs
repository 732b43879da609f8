//! The public page of an event as a folder of static files: every page stands alone with its style, so
//! that it opens from a stick or a web space without any server.

use std::fmt::Write as _;

use jadoube_ruling::Message;
use jadoube_text::Language;
use jadoube_tournament::Event;
use jadoube_tournament::exchange::pgn;

use crate::page::{Page, escape};
use crate::{Printout, html};

/// A file of the folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SiteFile {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub text: String,
}

/// One page before its files are written: its name, what it is called, and what it shows.
struct Planned {
    name: String,
    title: String,
    sheet: Printout,
    round: Option<u32>,
}

/// The public page of an event in a language: standings first, then every round on the wall, what the
/// figures are made of, everybody against everybody or the best players, the prizes once the event is
/// closed, the challenge cup over the seasons; and the games. Money,
/// arrivals, reasons and incidents are nobody's business outside, and rounds that are not on the wall
/// are not in it.
pub fn site(event: &Event, language: Language) -> Vec<SiteFile> {
    let planned = planned(event, language);
    let has_games = event.rounds().iter().any(|round| {
        let mut bouts = round.meetings.iter().flat_map(|one| &one.bouts);
        round.published && bouts.any(|bout| bout.moves.is_some())
    });
    let mut files: Vec<SiteFile> = planned
        .iter()
        .filter_map(|own| {
            let page = html(event, own.sheet, own.round, language).ok()?;
            let nav = links(&planned, own, has_games);
            Some(SiteFile {
                name: own.name.clone(),
                text: page.replacen("<body>\n", &format!("<body>\n{nav}\n"), 1),
            })
        })
        .collect();
    if has_games {
        files.push(SiteFile {
            name: GAMES.to_owned(),
            text: pgn(event),
        });
    }
    files
}

const GAMES: &str = "games.pgn";

fn planned(event: &Event, language: Language) -> Vec<Planned> {
    let page = Page::new(event, language);
    let named = |name: &str, sheet: Printout| Planned {
        name: name.to_owned(),
        title: page.word(sheet.title()),
        sheet,
        round: None,
    };
    let mut planned = vec![named("index.html", Printout::Standings)];
    let published = (1u32..).zip(event.rounds());
    for (number, _) in published.filter(|(_, round)| round.published) {
        planned.push(Planned {
            name: format!("round-{number}.html"),
            title: page.say(&Message::new("print-round").with("round", number)),
            sheet: Printout::Pairings,
            round: Some(number),
        });
    }
    planned.push(named("figures.html", Printout::Figures));
    planned.push(named("crosstable.html", Printout::Crosstable));
    planned.push(named("players.html", Printout::Individuals));
    // The sheets of teams say who was not admitted and why.
    if !event.regulations().is_for_teams() {
        planned.push(named("entries.html", Printout::Entries));
    }
    if event.is_closed() {
        planned.push(named("prizes.html", Printout::Prizes));
    }
    if !event.cup_history().seasons.is_empty() {
        planned.push(named("cup.html", Printout::Cup));
    }
    planned.retain(|one| one.sheet.is_of(event));
    planned
}

/// The way to every other page.
fn links(planned: &[Planned], own: &Planned, has_games: bool) -> String {
    let mut nav = "<nav class=\"site\">".to_owned();
    for one in planned {
        let here = match one.name == own.name {
            true => " aria-current=\"page\"",
            false => "",
        };
        let _ = write!(
            nav,
            "<a href=\"{}\"{here}>{}</a> ",
            one.name,
            escape(&one.title)
        );
    }
    if has_games {
        let _ = write!(nav, "<a href=\"{GAMES}\">PGN</a>");
    }
    nav + "</nav>"
}
