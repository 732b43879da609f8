//! Crosstable, standings, and the tables of the team event.

use jadoube_ruling::{Message, Side};
use jadoube_tournament::tiebreak::{Cell, CellKind, Figure, Row, Scoring};
use jadoube_tournament::{Discipline, EntryId, Points, StandingsRow};

use crate::page::{Align, Page};

/// The standings: the season of the team event, else places, points and tie-breaks.
pub fn standings(page: &mut Page<'_>, title: &str) {
    page.head(title);
    if page.event.regulations().is_team_event() {
        season(page);
        days(page);
        return;
    }
    let standings = page.event.standings();
    let tie_breaks = &page.event.regulations().tie_breaks;
    let mut head = vec![
        (page.word("print-place-short"), Align::Right),
        (page.word("print-name"), Align::Left),
        (page.word("print-points"), Align::Right),
    ];
    head.extend(
        tie_breaks
            .iter()
            .map(|code| (code.to_string(), Align::Right)),
    );
    let levels = page.event.levels(u32::MAX);
    if !levels.is_empty() {
        head.push((page.word("print-value"), Align::Right));
    }
    let rated = standings.iter().any(|one| rating_of(page, one).is_some());
    if rated {
        head.push((page.word("print-rating"), Align::Right));
        head.push((page.word("print-rating-change"), Align::Right));
    }
    let rows: Vec<Vec<String>> = standings
        .iter()
        .map(|one| {
            let mut row = vec![
                one.place.to_string(),
                page.name(EntryId(one.id)).to_owned(),
                one.points.to_string(),
            ];
            row.extend(one.figures.iter().map(Figure::shown));
            let level = levels.iter().find(|level| level.entry.0 == one.id);
            row.extend(level.map(|level| level.value.to_string()));
            if rated {
                row.push(rating_of(page, one).map_or(String::new(), |rating| rating.to_string()));
                row.push(change_of(page, one));
            }
            row
        })
        .collect();
    page.table("wall", &head, &rows);
    sides(page);
    if standings.windows(2).any(|two| two[0].place == two[1].place) {
        let note = page.word("print-shared-places");
        page.note(&note);
    }
    not_ranked(page);
}

/// The score of two teams that meet player by player.
fn sides(page: &mut Page<'_>) {
    let sides = page.event.sides(u32::MAX);
    if sides.is_empty() {
        return;
    }
    let rounds = sides.iter().map(|side| side.rounds.len()).max();
    let mut head = vec![(page.word("print-team"), Align::Left)];
    head.extend((1..=rounds.unwrap_or(0)).map(|round| (round.to_string(), Align::Middle)));
    head.push((page.word("print-points"), Align::Right));
    let row = |side: &jadoube_tournament::Side| {
        let mut row = vec![side.team.clone()];
        row.extend(side.rounds.iter().map(ToString::to_string));
        row.push(side.points.to_string());
        row
    };
    let rows: Vec<Vec<String>> = sides.iter().map(row).collect();
    page.table("wall", &head, &rows);
}

/// Who withdrew before half stands below the table.
fn not_ranked(page: &mut Page<'_>) {
    let table = page.event.crosstable();
    let rows = table.rows.iter().filter(|row| !row.ranked);
    let names: Vec<&str> = rows.map(|row| page.name(EntryId(row.id))).collect();
    if !names.is_empty() {
        let note = Message::new("print-not-ranked").with("names", names.join(", "));
        let note = page.say(&note);
        page.note(&note);
    }
}

fn rating_of(page: &Page<'_>, one: &StandingsRow) -> Option<u32> {
    let players = &page.event.entry(EntryId(one.id))?.entrant.players;
    match page.event.regulations().is_for_teams() {
        true => None,
        false => players.first()?.rating,
    }
}

fn change_of(page: &Page<'_>, one: &StandingsRow) -> String {
    let change = page.event.rating_change(EntryId(one.id));
    change.map_or(String::new(), |change| {
        let sign = if change.change > Points::ZERO {
            "+"
        } else {
            ""
        };
        format!("{sign}{}", change.change.fixed(1))
    })
}

/// Everybody against everybody; where pairs do not all meet, round by round.
pub fn crosstable(page: &mut Page<'_>, title: &str) {
    page.head(title);
    let table = page.event.crosstable();
    let standings = page.event.standings();
    let mut order: Vec<&Row> = standings
        .iter()
        .filter_map(|one| table.row(one.id))
        .collect();
    order.extend(table.rows.iter().filter(|row| !row.ranked));
    let place = |id: u32| {
        order
            .iter()
            .position(|row| row.id == id)
            .map(|index| index + 1)
    };
    let mut head = vec![
        (page.word("print-number"), Align::Right),
        (page.word("print-name"), Align::Left),
    ];
    if table.all_play_all {
        head.extend((1..=order.len()).map(|number| (number.to_string(), Align::Middle)));
    } else {
        head.extend((1..=table.last_round()).map(|round| (round.to_string(), Align::Middle)));
    }
    head.push((page.word("print-points"), Align::Right));
    let rows: Vec<Vec<String>> = (1..)
        .zip(&order)
        .map(|(number, row): (usize, &&Row)| {
            let mut cells = vec![number.to_string(), page.name(EntryId(row.id)).to_owned()];
            if table.all_play_all {
                cells.extend(order.iter().map(|other| against(row, other)));
            } else {
                let rounds = 1..=table.last_round();
                cells.extend(rounds.map(|round| in_round(&row.cell(round), &place)));
            }
            cells.push(row.points(Scoring::Match).to_string());
            cells
        })
        .collect();
    page.table("tight", &head, &rows);
    let note = page.word("print-crosstable-note");
    page.note(&note);
}

fn against(row: &Row, other: &Row) -> String {
    if row.id == other.id {
        return "■".to_owned();
    }
    let met = row
        .cells
        .iter()
        .filter(|cell| cell.opponent == Some(other.id));
    met.map(point).collect::<Vec<String>>().join(" ")
}

fn point(cell: &Cell) -> String {
    let text = match (cell.kind, cell.points) {
        (CellKind::Open, _) => "…".to_owned(),
        (CellKind::ForfeitWin, _) => "+".to_owned(),
        (CellKind::ForfeitLoss, _) => "–".to_owned(),
        (_, Points::HALF) => "½".to_owned(),
        (_, points) => points.to_string(),
    };
    if cell.counts {
        text
    } else {
        format!("({text})")
    }
}

/// `3w1`: against the third of the table, with White, won.
fn in_round(cell: &Cell, place: &impl Fn(u32) -> Option<usize>) -> String {
    let colour = match cell.colour {
        Some(Side::White) => "w",
        Some(Side::Black) => "b",
        None => "",
    };
    match cell.opponent.and_then(place) {
        Some(number) => format!("{number}{colour}{}", point(cell)),
        None => point(cell),
    }
}

fn season(page: &mut Page<'_>) {
    let lines = page.event.season_table();
    let rounds = lines
        .iter()
        .map(|line| line.rounds.len())
        .max()
        .unwrap_or(0);
    let mut head = vec![
        (page.word("print-place-short"), Align::Right),
        (page.word("print-team"), Align::Left),
    ];
    head.extend((1..=rounds).map(|round| (round.to_string(), Align::Middle)));
    head.push((page.word("print-matches"), Align::Right));
    head.push((page.word("print-points"), Align::Right));
    head.push((page.word("print-rounds-won"), Align::Right));
    let rows: Vec<Vec<String>> = lines
        .iter()
        .map(|line| {
            let mut row = vec![line.place.to_string(), page.name(line.entry).to_owned()];
            let shown =
                |points: &Option<Points>| points.map_or("–".to_owned(), |one| one.to_string());
            row.extend(line.rounds.iter().map(shown));
            row.push(line.matches.to_string());
            row.push(line.score.points.to_string());
            row.push(line.score.rounds_won.to_string());
            row
        })
        .collect();
    page.table("wall", &head, &rows);
    let leaders: Vec<&str> = lines
        .iter()
        .filter(|line| line.place == 1)
        .map(|line| page.name(line.entry))
        .collect();
    if page.event.is_closed() && !leaders.is_empty() {
        let note = Message::new("print-season-winner")
            .with("count", i64::try_from(leaders.len()).unwrap_or(0))
            .with("names", leaders.join(", "));
        let note = page.say(&note);
        page.note(&note);
    }
}

/// Each day on its own: the points of the boards.
fn days(page: &mut Page<'_>) {
    for (number, _) in (1..).zip(page.event.rounds()) {
        page.raw("<section class=\"whole\">");
        let title = page.title("print-day", Some(number));
        page.heading(&title);
        let head = [
            (page.word("print-place-short"), Align::Right),
            (page.word("print-team"), Align::Left),
            (page.word("print-chess"), Align::Right),
            ("Ulti".to_owned(), Align::Right),
            ("Snapszer".to_owned(), Align::Right),
            (page.word("print-matches"), Align::Right),
            (page.word("print-points"), Align::Right),
        ];
        let rows: Vec<Vec<String>> = page
            .event
            .day_table(number)
            .iter()
            .map(|line| {
                let mut row = vec![line.place.to_string(), page.name(line.entry).to_owned()];
                row.extend(line.boards.iter().map(ToString::to_string));
                row.push(line.matches.to_string());
                row.push(line.points.to_string());
                row
            })
            .collect();
        page.table("", &head, &rows);
        page.raw("</section>");
    }
}

/// The best of each discipline (A-T09).
pub fn individuals(page: &mut Page<'_>, title: &str) {
    for discipline in Discipline::ALL {
        page.raw("<section class=\"sheet\">");
        let name = page.discipline(discipline);
        page.head(&format!("{title} – {name}"));
        let raw = match discipline {
            Discipline::Chess => "print-game-points",
            Discipline::Ulti | Discipline::Snapszer => "print-units",
        };
        let head = [
            (page.word("print-place-short"), Align::Right),
            (page.word("print-name"), Align::Left),
            (page.word("print-team"), Align::Left),
            (page.word("print-matches"), Align::Right),
            (page.word("print-place-points"), Align::Right),
            (page.word(raw), Align::Right),
        ];
        let rows: Vec<Vec<String>> = page
            .event
            .individual_table(discipline)
            .iter()
            .map(|line| {
                vec![
                    line.place.to_string(),
                    line.name.clone(),
                    page.name(line.entry).to_owned(),
                    line.matches.to_string(),
                    line.points.to_string(),
                    line.raw.to_string(),
                ]
            })
            .collect();
        page.table("", &head, &rows);
        page.raw("</section>");
    }
}
