//! Commands that tell what stands: pairings, standings, explanations, the log.

use std::io::Write;

use jadoube_ruling::Message;
use jadoube_text::{Language, Texts};
use jadoube_tournament::tiebreak::{Figure, How, Part, Scoring};
use jadoube_tournament::{
    BoutState, Discipline, EntryId, Meeting, Office, Play, Points, StandingsRow, TieBreak, shown,
    team_event,
};

use super::file::EventFile;
use super::{Common, TableForm};
use crate::Stop;

/// The pairings of a round with what is known of the results.
pub fn pairings(out: &mut impl Write, common: &Common, number: Option<u32>) -> Result<(), Stop> {
    let file = EventFile::open(common)?;
    round(out, &file, number.unwrap_or(file.last_round()))
}

/// One round, table by table.
pub fn round(out: &mut impl Write, file: &EventFile, number: u32) -> Result<(), Stop> {
    let Some(round) = file.event.round(number) else {
        let refused = jadoube_tournament::Refused::NotPaired { round: number };
        return Err(file.refused(&refused));
    };
    let mut sitting = 0;
    let several = round.meetings.iter().any(|one| one.sitting > 1);
    let mut meetings: Vec<&Meeting> = round.meetings.iter().collect();
    meetings.sort_by_key(|meeting| meeting.sitting);
    for meeting in meetings {
        if several && meeting.sitting != sitting {
            sitting = meeting.sitting;
            let label = Message::new("print-sitting").with("sitting", sitting);
            writeln!(out, "{}", file.say(&label))?;
        }
        table(out, file, number, meeting)?;
    }
    Ok(())
}

fn table(
    out: &mut impl Write,
    file: &EventFile,
    round: u32,
    meeting: &Meeting,
) -> Result<(), Stop> {
    let name = |party: u8| {
        let entry = meeting.parties.get(usize::from(party)).copied();
        entry.map_or("?", |entry| file.event.name(entry)).to_owned()
    };
    if meeting.is_bye() {
        let free = Message::new("print-free").with("names", name(0));
        writeln!(out, "  {}", file.say(&free))?;
        return Ok(());
    }
    let several = meeting.bouts.len() > 1;
    if several {
        let names: Vec<&str> = meeting
            .parties
            .iter()
            .map(|one| file.event.name(*one))
            .collect();
        let points = meeting
            .trio_points()
            .map_or(String::new(), |[a, b, c]| format!("   {a}-{b}-{c}"));
        let hall = meeting.hall_table;
        writeln!(out, "  {hall}. {}{points}", names.join(" – "))?;
    }
    for (number, bout) in (1..).zip(&meeting.bouts) {
        let what = match bout.play {
            Play::Game { white, black, .. } => format!("{} – {}", name(white), name(black)),
            Play::Cards(game) => game.name().to_owned(),
            Play::Deal(game) => format!("{} @1", game.name()),
        };
        let result = match &bout.state {
            BoutState::Open => "…".to_owned(),
            BoutState::Reported(reports) => {
                let (_, score) = reports.first().cloned().unzip();
                format!("({})", score.map(|one| one.to_string()).unwrap_or_default())
            }
            BoutState::Conflict(_) => file.word("event-cli-conflict"),
            BoutState::Confirmed(score) => score.to_string(),
        };
        let id = jadoube_tournament::BoutId {
            round,
            table: meeting.table,
            bout: number,
        };
        let indent = if several { "      " } else { "  " };
        writeln!(out, "{indent}{:<7} {what}   {result}", id.to_string())?;
    }
    Ok(())
}

/// The standings of an event, of its season, or of a discipline.
pub fn standings(
    out: &mut impl Write,
    common: &Common,
    round: Option<u32>,
    individual: Option<Discipline>,
    form: TableForm,
) -> Result<(), Stop> {
    let file = EventFile::open(common)?;
    match (file.event.regulations().is_team_event(), individual, round) {
        (true, Some(discipline), _) => individuals(out, &file, discipline, form),
        (true, None, Some(round)) => day(out, &file, round, form),
        (true, None, None) => season(out, &file, form),
        (false, _, round) => ranked(out, &file, round, form),
    }
}

/// A table in the form that is asked for; the first row is the head.
pub fn table_as(
    out: &mut impl Write,
    form: TableForm,
    left: &[usize],
    rows: &[Vec<String>],
) -> Result<(), Stop> {
    let quoted = |cell: &String| match cell.contains([',', '"', '\n', ';']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell.clone(),
    };
    match form {
        TableForm::Text => columns(out, left, rows),
        TableForm::Csv => {
            for row in rows {
                let row: Vec<String> = row.iter().map(quoted).collect();
                writeln!(out, "{}", row.join(","))?;
            }
            Ok(())
        }
        TableForm::Json => {
            let (head, rows) = rows.split_first().unwrap_or((EMPTY, &[]));
            let object = |row: &Vec<String>| {
                let pairs = head.iter().zip(row).map(|(name, cell)| {
                    let value = match cell.parse::<i64>() {
                        Ok(number) => serde_json::Value::from(number),
                        Err(_) => serde_json::Value::from(cell.as_str()),
                    };
                    (name.clone(), value)
                });
                serde_json::Value::Object(pairs.collect())
            };
            let all: Vec<serde_json::Value> = rows.iter().map(object).collect();
            let text = serde_json::to_string_pretty(&all).map_err(Stop::new)?;
            writeln!(out, "{text}")?;
            Ok(())
        }
    }
}

/// The head of a table without rows.
const EMPTY: &Vec<String> = &Vec::new();

/// A table of columns as wide as they need to be; the first `left` are set to the left.
pub fn columns(out: &mut impl Write, left: &[usize], rows: &[Vec<String>]) -> Result<(), Stop> {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..count).map(width).collect();
    for row in rows {
        let cells: Vec<String> = row
            .iter()
            .zip(&widths)
            .enumerate()
            .map(|(column, (cell, width))| match left.contains(&column) {
                true => format!("{cell:<width$}"),
                false => format!("{cell:>width$}"),
            })
            .collect();
        writeln!(out, "{}", cells.join("  ").trim_end())?;
    }
    Ok(())
}

fn ranked(
    out: &mut impl Write,
    file: &EventFile,
    round: Option<u32>,
    form: TableForm,
) -> Result<(), Stop> {
    let after = round.unwrap_or(u32::MAX);
    let standings = file.event.standings_after(after);
    let levels = file.event.levels(after);
    let codes = &file.event.regulations().tie_breaks;
    let mut head = vec![
        place_head(file, form),
        file.word("print-name"),
        file.word("print-points"),
    ];
    head.extend(codes.iter().map(TieBreak::to_string));
    if !levels.is_empty() {
        head.push(file.word("print-value"));
    }
    let line = |one: &StandingsRow| {
        let mut row = vec![
            one.place.to_string(),
            file.event.name(EntryId(one.id)).to_owned(),
            one.points.to_string(),
        ];
        row.extend(one.figures.iter().map(Figure::shown));
        let level = levels.iter().find(|level| level.entry.0 == one.id);
        row.extend(level.map(|level| level.value.to_string()));
        row
    };
    let mut rows = vec![head];
    rows.extend(standings.iter().map(line));
    table_as(out, form, &[1], &rows)?;
    match form {
        TableForm::Text => sides(out, file, after),
        TableForm::Csv | TableForm::Json => Ok(()),
    }
}

/// The score of two teams that meet player by player, round by round.
fn sides(out: &mut impl Write, file: &EventFile, after: u32) -> Result<(), Stop> {
    let sides = file.event.sides(after);
    if sides.is_empty() {
        return Ok(());
    }
    let rounds = sides.iter().map(|side| side.rounds.len()).max();
    let mut head = vec![file.word("print-team")];
    head.extend((1..=rounds.unwrap_or(0)).map(|round| round.to_string()));
    head.push(file.word("print-points"));
    let mut rows = vec![head];
    for side in sides {
        let mut row = vec![side.team];
        row.extend(side.rounds.iter().map(ToString::to_string));
        row.push(side.points.to_string());
        rows.push(row);
    }
    writeln!(out)?;
    columns(out, &[0], &rows)
}

fn season(out: &mut impl Write, file: &EventFile, form: TableForm) -> Result<(), Stop> {
    let lines = file.event.season_table();
    let mut head = vec![place_head(file, form), file.word("print-team")];
    head.extend((1..=file.last_round()).map(|round| round.to_string()));
    head.push(file.word("print-matches"));
    head.push(file.word("print-points"));
    head.push(file.word("print-rounds-won"));
    let mut rows = vec![head];
    for line in lines {
        let mut row = vec![
            line.place.to_string(),
            file.event.name(line.entry).to_owned(),
        ];
        let shown =
            |points: &Option<Points>| points.map_or("–".to_owned(), |one| one.to_string());
        row.extend(line.rounds.iter().map(shown));
        row.push(line.matches.to_string());
        row.push(line.score.points.to_string());
        row.push(line.score.rounds_won.to_string());
        rows.push(row);
    }
    table_as(out, form, &[1], &rows)
}

fn day(out: &mut impl Write, file: &EventFile, round: u32, form: TableForm) -> Result<(), Stop> {
    let mut rows = vec![vec![
        place_head(file, form),
        file.word("print-team"),
        file.word("print-chess"),
        "Ulti".to_owned(),
        "Snapszer".to_owned(),
        file.word("print-matches"),
        file.word("print-points"),
    ]];
    for line in file.event.day_table(round) {
        let mut row = vec![
            line.place.to_string(),
            file.event.name(line.entry).to_owned(),
        ];
        row.extend(line.boards.iter().map(ToString::to_string));
        row.push(line.matches.to_string());
        row.push(line.points.to_string());
        rows.push(row);
    }
    table_as(out, form, &[1], &rows)
}

fn individuals(
    out: &mut impl Write,
    file: &EventFile,
    discipline: Discipline,
    form: TableForm,
) -> Result<(), Stop> {
    let raw = match discipline {
        Discipline::Chess => "print-game-points",
        Discipline::Ulti | Discipline::Snapszer => "print-units",
    };
    let mut rows = vec![vec![
        place_head(file, form),
        file.word("print-name"),
        file.word("print-team"),
        file.word("print-place-points"),
        file.word(raw),
    ]];
    for line in file.event.individual_table(discipline) {
        rows.push(vec![
            line.place.to_string(),
            line.name,
            file.event.name(line.entry).to_owned(),
            line.points.to_string(),
            line.raw.to_string(),
        ]);
    }
    table_as(out, form, &[1, 2], &rows)
}

/// Programs want a name for the column of places, people see what it is.
fn place_head(file: &EventFile, form: TableForm) -> String {
    match form {
        TableForm::Text => String::new(),
        _ => file.word("print-place-short"),
    }
}

/// Which games make up a figure.
pub fn explain(
    out: &mut impl Write,
    common: &Common,
    entry: &str,
    figure: Option<&str>,
) -> Result<(), Stop> {
    let file = EventFile::open(common)?;
    let entry = file.entry(entry)?;
    if file.event.regulations().is_team_event() {
        return explain_season(out, &file, entry);
    }
    let wanted = match figure {
        None => file.event.regulations().tie_breaks.clone(),
        Some(text) => match super::figure(text)? {
            Some(tie_break) => vec![tie_break],
            None => return explain_rating(out, &file, entry),
        },
    };
    let table = file.event.crosstable();
    let Some(row) = table.row(entry.0) else {
        return Err(Stop::new(file.word("event-cli-not-drawn")));
    };
    let points: TieBreak = TieBreak::plain(jadoube_tournament::tiebreak::Kind::Points);
    let all = match figure {
        Some(_) => wanted,
        None => std::iter::once(points).chain(wanted).collect(),
    };
    let standings = file.event.standings();
    for tie_break in all {
        let found = |standings: &[StandingsRow]| -> Option<Figure> {
            let own = standings.iter().find(|one| one.id == entry.0)?;
            let mut figures = own.figures.iter();
            figures
                .find(|figure| figure.tie_break == tie_break)
                .cloned()
        };
        // A tie-break that the event does not use is counted as if it were the only one.
        let alone = || {
            let mut ranking = file.event.ranking();
            ranking.tie_breaks = vec![tie_break];
            found(&ranking.rank(&table))
        };
        let rules = file.event.regulations().tie_break_rules;
        let figure = found(&standings).or_else(alone);
        let figure = figure.unwrap_or_else(|| table.figure(rules, tie_break, row));
        tell_figure(out, &file, entry, &figure)?;
    }
    Ok(())
}

fn tell_figure(
    out: &mut impl Write,
    file: &EventFile,
    entry: EntryId,
    figure: &Figure,
) -> Result<(), Stop> {
    let name = file.event.name(entry);
    writeln!(out, "{name}: {} = {}", figure.tie_break, figure.shown())?;
    let mut rows = Vec::new();
    for part in &figure.parts {
        rows.push(part_row(file, part));
    }
    columns(out, &[0, 1, 2, 4], &rows)
}

fn part_row(file: &EventFile, part: &Part) -> Vec<String> {
    let round = part.round.map_or(String::new(), |round| {
        file.say(&Message::new("print-round").with("round", round))
    });
    let opponent = part.opponent.map_or("–".to_owned(), |id| {
        file.event.name(EntryId(id)).to_owned()
    });
    let note = match part.how {
        How::Played => String::new(),
        How::Imagined => file.word("event-part-imagined"),
        How::Forfeit => file.word("event-part-forfeit"),
        How::Extra => file.word("event-part-extra"),
        How::Cut => file.word("event-part-cut"),
        How::Times(score, own) => format!("{score} × {own}"),
        How::ImaginedTimes(score, own) => {
            format!("{score} × {own}, {}", file.word("event-part-imagined"))
        }
    };
    vec![
        "  ".to_owned(),
        round,
        opponent,
        part.amount.to_string(),
        note,
    ]
}

fn explain_season(out: &mut impl Write, file: &EventFile, entry: EntryId) -> Result<(), Stop> {
    writeln!(out, "{}", file.event.name(entry))?;
    let mut rows = Vec::new();
    for (number, round) in (1u32..).zip(file.event.rounds()) {
        for meeting in &round.meetings {
            let (Some(party), Some(boards)) = (meeting.party(entry), meeting.boards()) else {
                continue;
            };
            let own = boards.map(|board| board.get(usize::from(party)).copied().unwrap_or(0));
            let others = meeting.parties.iter().filter(|other| **other != entry);
            let others: Vec<&str> = others.map(|other| file.event.name(*other)).collect();
            let label = Message::new("print-trio-place")
                .with("round", number)
                .with("sitting", meeting.sitting)
                .with("table", meeting.hall_table);
            rows.push(vec![
                "  ".to_owned(),
                file.say(&label),
                others.join(", "),
                own.map(|points| points.to_string()).join(" + "),
                format!("= {}", own.iter().sum::<i64>()),
            ]);
        }
    }
    columns(out, &[0, 1, 2], &rows)?;
    for line in file
        .event
        .season_table()
        .iter()
        .filter(|line| line.entry == entry)
    {
        let told = Message::new("event-season-line")
            .with("points", line.score.points.to_string())
            .with("rounds", line.score.rounds_won)
            .with("place", line.place);
        writeln!(out, "{}", file.say(&told))?;
    }
    Ok(())
}

fn explain_rating(out: &mut impl Write, file: &EventFile, entry: EntryId) -> Result<(), Stop> {
    let Some(change) = file.event.rating_change(entry) else {
        return Err(Stop::new(file.word("event-cli-unrated")));
    };
    let table = file.event.crosstable();
    let cells = table.row(entry.0).into_iter().flat_map(|row| &row.cells);
    let rated = cells.filter(|cell| cell.kind == jadoube_tournament::tiebreak::CellKind::Played);
    let rated = rated.filter_map(|cell| {
        let opponent = cell.opponent?;
        let rating = table.row(opponent)?.rating?;
        Some((cell, opponent, rating))
    });
    let mut rows = Vec::new();
    for ((cell, opponent, rating), expected) in rated.zip(&change.expected) {
        rows.push(vec![
            "  ".to_owned(),
            file.event.name(EntryId(opponent)).to_owned(),
            rating.to_string(),
            format!("{} − {}", cell.scored(Scoring::Match), expected.fixed(2)),
        ]);
    }
    writeln!(
        out,
        "{}: {} × {} = {}",
        file.event.name(entry),
        change.k,
        change.surplus.fixed(2),
        change.change.fixed(1)
    )?;
    columns(out, &[0, 1], &rows)
}

/// Every act: its number, when, who, what came of it, and why.
pub fn log(out: &mut impl Write, common: &Common) -> Result<(), Stop> {
    let file = EventFile::open(common)?;
    for (minute, stands) in file.event.minutes().iter().zip(file.event.standing()) {
        let request = &minute.request;
        let who = match request.by.office {
            Office::Player(entry) => format!("{} ({})", request.by.who, file.event.name(entry)),
            Office::Arbiter | Office::Organiser => request.by.who.clone(),
        };
        let mark = if stands { ' ' } else { '×' };
        let told: Vec<String> = minute
            .happened
            .iter()
            .map(|one| file.say(&one.message(&file.event)))
            .collect();
        writeln!(
            out,
            "{:>4}{mark} {}  {who}: {}",
            minute.number,
            shown(request.at),
            told.join(" ")
        )?;
        if let Some(why) = &request.why {
            let because = Message::new("print-because").with("why", why.clone());
            writeln!(out, "      {}", file.say(&because))?;
        }
    }
    Ok(())
}

/// Asks every act again and compares.
pub fn check(out: &mut impl Write, common: &Common) -> Result<(), Stop> {
    let file = EventFile::open(common)?;
    let acts = i64::try_from(file.event.minutes().len()).unwrap_or(i64::MAX);
    match file.event.verify() {
        Ok(()) => {
            let sound = Message::new("event-cli-sound").with("acts", acts);
            writeln!(out, "{}", file.say(&sound))?;
            if !file.is_sealed() {
                writeln!(out, "{}", file.word("event-cli-unsealed"))?;
            }
            Ok(())
        }
        Err(act) => {
            let unsound = Message::new("event-cli-unsound").with("act", act);
            Err(Stop::refused(file.say(&unsound)))
        }
    }
}

/// Who keeps which challenge cup (T10): from names, or from the files of the seasons.
pub fn cup(
    out: &mut impl Write,
    winners: &[String],
    language: Option<Language>,
) -> Result<(), Stop> {
    let texts = Texts::new(super::file::language(language));
    let seasons = winners
        .iter()
        .map(|one| season_winners(one, language))
        .collect::<Result<Vec<_>, _>>()?;
    let cups = team_event::cups_by_name(&seasons);
    for (index, message) in cups.messages().iter().enumerate() {
        let told = texts.say(message);
        match index.cmp(&cups.kept.len()) {
            std::cmp::Ordering::Less => writeln!(out, "{told}  [T10]")?,
            std::cmp::Ordering::Equal => writeln!(out, "{told}")?,
            std::cmp::Ordering::Greater => writeln!(out, "  {told}")?,
        }
    }
    Ok(())
}

/// The winners of a season: of its file, or by name, several parted by a stroke if it was shared.
fn season_winners(text: &str, lang: Option<Language>) -> Result<Vec<String>, Stop> {
    let path = std::path::Path::new(text);
    if !path.is_file() {
        return Ok(team_event::winners_of(text));
    }
    let file = EventFile::open(&Common::of(path, lang))?;
    let table = file.event.season_table();
    let first = table.iter().filter(|line| line.place == 1);
    Ok(first
        .map(|line| file.event.name(line.entry).to_owned())
        .collect())
}
