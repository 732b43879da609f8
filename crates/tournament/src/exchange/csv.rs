//! A list of players as a table of text, the kind that spreadsheets write.

use std::collections::BTreeMap;

use jadoube_ruling::Message;

use crate::{Discipline, Entrant, Player};

/// What is wrong with a list, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CsvError {
    /// There is no head line with a column `name`.
    NoNames,
    /// A column is not known.
    UnknownColumn(String),
    /// A field does not hold what it should.
    Field {
        /// The line, counted from one.
        line: usize,
        /// The column.
        column: String,
        /// What it holds.
        found: String,
    },
    /// A line has more fields than the head.
    TooManyFields {
        /// The line, counted from one.
        line: usize,
    },
    /// A quotation mark is not closed.
    OpenQuote {
        /// The line on which it begins.
        line: usize,
    },
}

impl CsvError {
    /// The sentence that says it.
    pub fn message(&self) -> Message {
        let number = |line: usize| i64::try_from(line).unwrap_or(i64::MAX);
        match self {
            CsvError::NoNames => Message::new("csv-no-names"),
            CsvError::UnknownColumn(column) => Message::new("csv-unknown-column")
                .with("column", column.clone())
                .with("known", COLUMNS.join(", ")),
            CsvError::Field {
                line,
                column,
                found,
            } => Message::new("csv-field")
                .with("line", number(*line))
                .with("column", column.clone())
                .with("found", found.clone()),
            CsvError::TooManyFields { line } => {
                Message::new("csv-too-many-fields").with("line", number(*line))
            }
            CsvError::OpenQuote { line } => {
                Message::new("csv-open-quote").with("line", number(*line))
            }
        }
    }
}

const COLUMNS: [&str; 10] = [
    "name",
    "team",
    "role",
    "rating",
    "k",
    "title",
    "federation",
    "fide_id",
    "sex",
    "born",
];

/// What the columns are called in the languages of the program, with and without marks.
const WORDS: [(&str, &[&str]); 10] = [
    (
        "name",
        &[
            "név",
            "nev",
            "ad",
            "adı",
            "isim",
            "nimi",
            "player",
            "játékos",
            "oyuncu",
            "pelaaja",
        ],
    ),
    ("team", &["csapat", "takım", "takim", "joukkue"]),
    (
        "role",
        &[
            "szerep",
            "játék",
            "jatek",
            "discipline",
            "rol",
            "oyun",
            "rooli",
            "laji",
        ],
    ),
    (
        "rating",
        &[
            "élő",
            "élőpont",
            "elo",
            "értékszám",
            "puan",
            "reyting",
            "vahvuusluku",
        ],
    ),
    ("k", &["k-szorzó"]),
    ("title", &["cím", "cim", "unvan", "arvo", "titteli"]),
    (
        "federation",
        &["szövetség", "szovetseg", "federasyon", "liitto", "fed"],
    ),
    (
        "fide_id",
        &[
            "fide",
            "fide-id",
            "fide id",
            "fide azonosító",
            "fide no",
            "fide-numero",
        ],
    ),
    ("sex", &["nem", "cinsiyet", "sukupuoli"]),
    (
        "born",
        &[
            "született",
            "szuletett",
            "születési év",
            "doğum",
            "dogum",
            "syntynyt",
        ],
    ),
];

/// The column that a word of a head line means.
fn column(word: &str) -> Option<&'static str> {
    let word = word.trim().to_lowercase();
    let means =
        |(own, others): &&(&'static str, &[&str])| *own == word || others.contains(&word.as_str());
    WORDS.iter().find(means).map(|(own, _)| *own)
}

/// An entry of a list and the line on which it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The line, counted from one.
    pub line: usize,
    /// The entry.
    pub entrant: Entrant,
}

/// Reads players, one a line under a head line; lines with the same `team` make one entry.
/// Fields are parted by commas, semicolons or tabs, whichever the head line uses.
pub fn read_players(text: &str) -> Result<Vec<Entrant>, CsvError> {
    let listed = read_list(text)?;
    Ok(listed.into_iter().map(|one| one.entrant).collect())
}

/// Reads players as [`read_players`] does, and says on which line each entry begins.
pub fn read_list(text: &str) -> Result<Vec<Listed>, CsvError> {
    let mut rows = rows(text.trim_start_matches('\u{feff}'))?.into_iter();
    let (_, head) = rows.next().ok_or(CsvError::NoNames)?;
    if !head.iter().any(|word| column(word) == Some("name")) {
        return Err(CsvError::NoNames);
    }
    let known =
        |word: &String| column(word).ok_or_else(|| CsvError::UnknownColumn(word.trim().to_owned()));
    let head: Vec<&str> = head.iter().map(known).collect::<Result<_, _>>()?;
    let mut entrants: Vec<Listed> = Vec::new();
    for (line, fields) in rows {
        if fields.len() > head.len() {
            return Err(CsvError::TooManyFields { line });
        }
        let fields = head.iter().copied().zip(fields).collect();
        let (team, player) = player(line, &fields)?;
        add(&mut entrants, line, team, player);
    }
    Ok(entrants)
}

fn add(entrants: &mut Vec<Listed>, line: usize, team: String, player: Player) {
    if team.is_empty() {
        let entrant = Entrant::single(player);
        entrants.push(Listed { line, entrant });
        return;
    }
    let same = |one: &&mut Listed| one.entrant.name == team;
    match entrants.iter_mut().find(same) {
        Some(listed) => listed.entrant.players.push(player),
        None => entrants.push(Listed {
            line,
            entrant: Entrant {
                name: team,
                players: vec![player],
            },
        }),
    }
}

fn player(line: usize, fields: &BTreeMap<&str, String>) -> Result<(String, Player), CsvError> {
    let text = |column: &str| {
        fields
            .get(column)
            .map_or("", |field| field.trim())
            .to_owned()
    };
    let wrong = |column: &str| CsvError::Field {
        line,
        column: column.to_owned(),
        found: text(column),
    };
    let filled = |column: &str| Some(text(column)).filter(|field| !field.is_empty());
    let number = |column: &str| -> Result<Option<u64>, CsvError> {
        let parsed = filled(column).map(|digits| digits.parse().map_err(|_| wrong(column)));
        Ok(parsed.transpose()?.filter(|number| *number > 0))
    };
    let small = |column: &str| -> Result<Option<u32>, CsvError> {
        let narrowed = number(column)?.map(|one| u32::try_from(one).map_err(|_| wrong(column)));
        narrowed.transpose()
    };
    let role = filled("role").map(|role| role.parse::<Discipline>().map_err(|_| wrong("role")));
    let sex = match text("sex").to_lowercase().as_str() {
        "" => None,
        "m" => Some('m'),
        "w" | "f" => Some('w'),
        _ => return Err(wrong("sex")),
    };
    let name = filled("name").ok_or_else(|| wrong("name"))?;
    let player = Player {
        name,
        role: role.transpose()?,
        rating: small("rating")?,
        k: small("k")?,
        title: filled("title"),
        federation: filled("federation"),
        fide_id: number("fide_id")?,
        sex,
        born: filled("born"),
        starting_rank: None,
        team: None,
    };
    Ok((text("team"), player))
}

/// Lines of fields with the number of the line on which each begins; empty lines are passed over.
fn rows(text: &str) -> Result<Vec<(usize, Vec<String>)>, CsvError> {
    let head = text.lines().next().unwrap_or_default();
    let separator = [';', '\t', ',']
        .into_iter()
        .find(|one| head.contains(*one))
        .unwrap_or(',');
    let mut rows = Vec::new();
    let (mut fields, mut field) = (Vec::new(), String::new());
    let (mut quoted, mut line, mut begun) = (None, 1, 1);
    let mut chars = text.chars().filter(|one| *one != '\r').peekable();
    while let Some(one) = chars.next() {
        match (one, quoted) {
            ('"', Some(_)) if chars.peek() == Some(&'"') => {
                chars.next();
                field.push('"');
            }
            ('"', Some(_)) => quoted = None,
            ('"', None) if field.trim().is_empty() => {
                field.clear();
                quoted = Some(line);
            }
            ('\n', None) => {
                fields.push(std::mem::take(&mut field));
                rows.push((begun, std::mem::take(&mut fields)));
                begun = line + 1;
            }
            (one, None) if one == separator => fields.push(std::mem::take(&mut field)),
            (one, _) => field.push(one),
        }
        line += usize::from(one == '\n');
    }
    if let Some(line) = quoted {
        return Err(CsvError::OpenQuote { line });
    }
    fields.push(field);
    rows.push((begun, fields));
    rows.retain(|(_, fields)| fields.iter().any(|field| !field.trim().is_empty()));
    Ok(rows)
}

/// The entries as a list that [`read_players`] reads back.
pub fn write_players<'a>(entrants: impl Iterator<Item = &'a Entrant>) -> String {
    let mut text = COLUMNS.join(",") + "\n";
    for entrant in entrants {
        for player in &entrant.players {
            let single = entrant.players.len() == 1 && entrant.name == player.name;
            let number =
                |number: Option<u64>| number.map(|one| one.to_string()).unwrap_or_default();
            let fields = [
                player.name.clone(),
                if single {
                    String::new()
                } else {
                    entrant.name.clone()
                },
                player
                    .role
                    .map(|role| role.name().to_owned())
                    .unwrap_or_default(),
                number(player.rating.map(u64::from)),
                number(player.k.map(u64::from)),
                player.title.clone().unwrap_or_default(),
                player.federation.clone().unwrap_or_default(),
                number(player.fide_id),
                player.sex.map(String::from).unwrap_or_default(),
                player.born.clone().unwrap_or_default(),
            ];
            let fields: Vec<String> = fields.iter().map(|field| quote(field)).collect();
            text.push_str(&fields.join(","));
            text.push('\n');
        }
    }
    text
}

fn quote(field: &str) -> String {
    match field.contains([',', ';', '\t', '"', '\n']) {
        true => format!("\"{}\"", field.replace('"', "\"\"")),
        false => field.to_owned(),
    }
}
