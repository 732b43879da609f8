//! What every figure of the standings is made of, and the history of the challenge cup.

use jadoube_ruling::Message;
use jadoube_tournament::tiebreak::{Figure, How, Kind, Part};
use jadoube_tournament::{Discipline, EntryId, SeasonOf, SeasonPart, TieBreak};

use crate::page::{Align, Page};

/// Everybody in the order of the standings, each with the rounds that make up the figures.
pub fn figures(page: &mut Page<'_>, title: &str) {
    page.head(title);
    match page.event.regulations().is_team_event() {
        true => seasons(page),
        false => ranked(page),
    }
}

/// The matches of every team: what each board brought.
fn seasons(page: &mut Page<'_>) {
    let mut head = vec![
        (page.word("print-round-short"), Align::Right),
        (page.word("print-sitting-short"), Align::Right),
        (page.word("print-opponent"), Align::Left),
    ];
    head.extend(Discipline::ALL.map(|game| (page.discipline(game), Align::Right)));
    head.push((page.word("print-points"), Align::Right));
    for line in page.event.season_table() {
        let heading = format!(
            "{}. {}: {}",
            line.place,
            page.name(line.entry),
            line.score.points
        );
        let rows = season(page, line.entry);
        section(page, &heading, &head, &rows);
    }
}

/// The parts of a team's points; they add up to what the standings say.
fn season(page: &Page<'_>, entry: EntryId) -> Vec<Vec<String>> {
    let row = |part: SeasonPart| {
        let mut row = vec![part.round.to_string()];
        row.extend(match &part.of {
            SeasonOf::Match {
                sitting,
                opponents,
                boards,
            } => {
                let names: Vec<&str> = opponents.iter().map(|one| page.name(*one)).collect();
                let mut cells = vec![sitting.to_string(), names.join(", ")];
                cells.extend(boards.iter().map(ToString::to_string));
                cells
            }
            SeasonOf::Penalty => told(page.word("event-part-extra")),
            SeasonOf::Progress => told(page.word("event-part-progress")),
        });
        row.push(part.points.to_string());
        row
    };
    page.event
        .season_parts(entry)
        .into_iter()
        .map(row)
        .collect()
}

/// A line that is no match: a word where the opponents stand, and no boards.
fn told(word: String) -> Vec<String> {
    let mut cells = vec![String::new(), word];
    cells.extend(Discipline::ALL.map(|_| String::new()));
    cells
}

fn ranked(page: &mut Page<'_>) {
    let table = page.event.crosstable();
    let rules = page.event.regulations().tie_break_rules;
    let points = TieBreak::plain(Kind::Points);
    let head = [
        (page.word("print-figure"), Align::Left),
        (page.word("print-round-short"), Align::Right),
        (page.word("print-opponent"), Align::Left),
        (page.word("print-counts"), Align::Right),
        (String::new(), Align::Left),
    ];
    for one in page.event.standings() {
        let Some(row) = table.row(one.id) else {
            continue;
        };
        let heading = format!("{}. {}", one.place, page.name(EntryId(one.id)));
        let points = table.figure(rules, points, row);
        let title = page.word("print-points");
        let mut rows = counted(page, &title, &points);
        for figure in &one.figures {
            rows.extend(counted(page, &figure.tie_break.to_string(), figure));
        }
        section(page, &heading, &head, &rows);
    }
}

/// A figure with its value, and below it the rounds that it is made of.
fn counted(page: &Page<'_>, name: &str, figure: &Figure) -> Vec<Vec<String>> {
    let value = vec![
        name.to_owned(),
        String::new(),
        String::new(),
        figure.shown(),
        String::new(),
    ];
    let parts = figure.parts.iter().map(|part| part_row(page, part));
    std::iter::once(value).chain(parts).collect()
}

fn part_row(page: &Page<'_>, part: &Part) -> Vec<String> {
    let opponent = part.opponent.map(|id| page.name(EntryId(id)).to_owned());
    let how = match part.how {
        How::Played => String::new(),
        How::Imagined => page.word("event-part-imagined"),
        How::Forfeit => page.word("event-part-forfeit"),
        How::Extra => page.word("event-part-extra"),
        How::Cut => page.word("event-part-cut"),
        How::Times(score, own) => format!("{score} × {own}"),
        How::ImaginedTimes(score, own) => {
            format!("{score} × {own}, {}", page.word("event-part-imagined"))
        }
    };
    vec![
        String::new(),
        part.round.map_or(String::new(), |round| round.to_string()),
        opponent.unwrap_or_else(|| "–".to_owned()),
        part.amount.to_string(),
        how,
    ]
}

fn section(page: &mut Page<'_>, heading: &str, head: &[(String, Align)], rows: &[Vec<String>]) {
    page.raw("<section class=\"whole\">");
    page.heading(heading);
    page.table("tight", head, rows);
    page.raw("</section>");
}

/// The challenge cup: who won each season, and who keeps which cup (T10).
pub fn cup(page: &mut Page<'_>, title: &str) {
    page.head(title);
    let history = page.event.cup_history();
    let head = [
        (page.word("print-season"), Align::Right),
        (page.word("print-winner"), Align::Left),
    ];
    let rows: Vec<Vec<String>> = (1..)
        .zip(&history.seasons)
        .map(|(number, winners): (u32, _)| vec![number.to_string(), winners.join(", ")])
        .collect();
    page.table("wall", &head, &rows);
    for message in history.messages() {
        let told = page.say(&message);
        page.note(&told);
    }
    if history.seasons.is_empty() {
        let none = page.say(&Message::new("print-cup-none"));
        page.note(&none);
    }
}
