//! Commands for the treasurer and the end of a season: cash, prizes, a series of events.

use std::io::Write;
use std::path::PathBuf;

use jadoube_ruling::Message;
use jadoube_text::{Language, Texts};
use jadoube_tournament::{EntryId, Event, Points};

use super::file::EventFile;
use super::tell::table_as;
use super::{Common, TableForm};
use crate::Stop;

/// What everybody has paid and owes, and the sums.
pub fn cash(out: &mut impl Write, common: &Common, form: TableForm) -> Result<(), Stop> {
    let file = EventFile::open(common)?;
    let head = [
        "print-name",
        "print-round-short",
        "print-fee",
        "print-paid",
        "print-paid-back",
        "print-due",
    ];
    let mut rows = vec![head.map(|id| file.word(id)).to_vec()];
    let lines = file.event.cash();
    let row = |name: String, round: String, amounts: [i64; 4]| {
        let mut row = vec![name, round];
        row.extend(amounts.iter().map(ToString::to_string));
        row
    };
    for line in &lines {
        let name = file.event.name(line.entry).to_owned();
        let amounts = [line.fee, line.paid, line.back, line.due];
        rows.push(row(name, line.round.to_string(), amounts));
    }
    let mut sums = [0; 4];
    for line in &lines {
        for (sum, own) in sums
            .iter_mut()
            .zip([line.fee, line.paid, line.back, line.due])
        {
            *sum += own;
        }
    }
    rows.push(row(file.word("print-sum"), String::new(), sums));
    table_as(out, form, &[0], &rows)
}

/// The prizes and their winners.
pub fn prizes(out: &mut impl Write, common: &Common, form: TableForm) -> Result<(), Stop> {
    let file = EventFile::open(common)?;
    let head = [
        "print-prize",
        "print-category",
        "print-name",
        "print-amount",
    ];
    let mut rows = vec![head.map(|id| file.word(id)).to_vec()];
    for award in file.event.awards() {
        let amount = match award.amount {
            Points::ZERO => String::new(),
            amount => amount.to_string(),
        };
        rows.push(vec![
            award.titles.join(" + "),
            award.category.unwrap_or_default(),
            file.event.name(award.entry).to_owned(),
            amount,
        ]);
    }
    table_as(out, form, &[0, 1, 2], &rows)
}

/// Several events added up by name: points of each, then events won; equals share.
pub fn series(
    out: &mut impl Write,
    files: &[PathBuf],
    form: TableForm,
    lang: Option<Language>,
) -> Result<(), Stop> {
    let texts = Texts::new(super::file::language(lang));
    let word = |id: &'static str| texts.say(&Message::new(id));
    let mut all: Vec<(String, Vec<Option<Points>>, u32)> = Vec::new();
    for (index, path) in files.iter().enumerate() {
        let file = EventFile::open(&Common::of(path, lang))?;
        for (name, points, won) in standing(&file.event) {
            let same = |one: &&mut (String, Vec<Option<Points>>, u32)| {
                one.0.to_lowercase() == name.to_lowercase()
            };
            let own = match all.iter_mut().find(same) {
                Some(own) => own,
                None => {
                    all.push((name, vec![None; files.len()], 0));
                    let last = all.len() - 1;
                    &mut all[last]
                }
            };
            if let Some(place) = own.1.get_mut(index) {
                *place = Some(points);
            }
            own.2 += u32::from(won);
        }
    }
    let total = |own: &[Option<Points>]| own.iter().flatten().copied().sum::<Points>();
    let key = |one: &(String, Vec<Option<Points>>, u32)| (total(&one.1), one.2);
    all.sort_by(|a, b| key(b).cmp(&key(a)).then(a.0.cmp(&b.0)));
    let mut head = vec![word("print-place-short"), word("print-name")];
    head.extend((1..=files.len()).map(|number| number.to_string()));
    head.extend([word("print-points"), word("event-series-won")]);
    let mut rows = vec![head];
    for one in &all {
        let place = all.iter().filter(|other| key(other) > key(one)).count() + 1;
        let mut row = vec![place.to_string(), one.0.clone()];
        let shown = |own: &Option<Points>| own.map_or("–".to_owned(), |own| own.to_string());
        row.extend(one.1.iter().map(shown));
        row.extend([total(&one.1).to_string(), one.2.to_string()]);
        rows.push(row);
    }
    table_as(out, form, &[1], &rows)
}

/// Name, points and whether it is first, of everybody in an event.
fn standing(event: &Event) -> Vec<(String, Points, bool)> {
    let finished = event.is_closed();
    match event.regulations().is_team_event() {
        true => event
            .season_table()
            .iter()
            .map(|line| {
                let name = event.name(line.entry).to_owned();
                (name, line.score.points, finished && line.place == 1)
            })
            .collect(),
        false => event
            .standings()
            .iter()
            .map(|line| {
                let name = event.name(EntryId(line.id)).to_owned();
                (name, line.points, finished && line.place == 1)
            })
            .collect(),
    }
}
