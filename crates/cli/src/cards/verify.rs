//! `jadoube cards verify`: a finished session checked from the first line to the last.

use std::io::Write;
use std::path::Path;

use jadoube_cards::{
    Anew, Duplicate, Game, Numbers, Seat, Shuffling, Switches as _, game_of_record,
};
use jadoube_journal::{WholeSession, game_of_journal};
use jadoube_ruling::Message;
use jadoube_text::{Language, Texts};

use crate::Stop;

/// Checks a record; with `fair` it must also prove that nobody steered the shuffle.
pub fn run(out: &mut impl Write, file: &Path, fair: bool, lang: Language) -> Result<(), Stop> {
    let name = file.display().to_string();
    let text =
        std::fs::read_to_string(file).map_err(|error| Stop::new(format!("{name}: {error}")))?;
    let texts = Texts::new(lang);
    let game = game_of_record(&text)
        .map(str::to_owned)
        .or_else(|| game_of_journal(&text));
    match game.as_deref() {
        Some("ulti") => check::<jadoube_ulti::Deal>(out, &name, &text, fair, &texts),
        Some("snapszer") => check::<jadoube_snapszer::Deal>(out, &name, &text, fair, &texts),
        Some(other) => Err(Stop::new(format!("{name}: no card game \"{other}\""))),
        None => Err(Stop::new(format!("{name}: line 1: no record of cards"))),
    }
}

/// Reads a text record or a journal of a game; what is wrong is told with its line.
pub fn read<G: Game>(name: &str, text: &str, texts: &Texts) -> Result<WholeSession<G>, Stop> {
    WholeSession::read(text)
        .map_err(|wrong| Stop::new(texts.say(&wrong.message(name, |part| texts.say(part)))))
}

fn check<G: Game>(
    out: &mut impl Write,
    name: &str,
    text: &str,
    fair: bool,
    texts: &Texts,
) -> Result<(), Stop> {
    let WholeSession { session, setup, .. } = read::<G>(name, text, texts)?;
    let deals = session.settled().len() as i64;
    let whole = Message::new("cards-verified")
        .with("game", G::NAME.to_owned())
        .with("rules", session.rules().to_string())
        .with("deals", deals);
    writeln!(out, "{}", texts.say(&whole))?;
    if !session.is_over() {
        let of = i64::from(session.rules().deals());
        let unfinished = Message::new("cards-unfinished").with("of", of);
        writeln!(out, "{}", texts.say(&unfinished))?;
    }
    let steered_by_nobody = matches!(setup.shuffling, Shuffling::Sealed | Shuffling::Duplicate);
    let common = session.preparation().duplicate();
    let nobody = common.is_some_and(|all| left_out(all).len() == 3 * all.seats.len());
    let proves = steered_by_nobody && setup.numbers == Numbers::EverySeat && !nobody;
    let shuffled = match (setup.shuffling, setup.numbers) {
        (Shuffling::ByHand, _) => Some("cards-verified-by-hand"),
        _ if deals == 0 => None,
        _ if nobody => Some("cards-verified-nobody"),
        (Shuffling::Fair, _) => Some("cards-verified-fair"),
        (Shuffling::Sealed | Shuffling::Duplicate, Numbers::OneProgram) => {
            Some("cards-verified-practice")
        }
        (Shuffling::Duplicate, Numbers::EverySeat) => Some("cards-verified-duplicate"),
        (Shuffling::Sealed, Numbers::EverySeat) => Some("cards-verified-sealed"),
    };
    if let Some(id) = shuffled {
        let message = match setup.shuffling {
            Shuffling::ByHand => Message::new(id),
            _ if nobody => Message::new(id),
            _ => Message::new(id).with("deals", deals),
        };
        writeln!(out, "{}", texts.say(&message))?;
    }
    if let Some(all) = common {
        let tables = i64::try_from(all.seats.len()).unwrap_or(i64::MAX);
        let mark = Message::new("cards-verified-mark")
            .with("tables", tables)
            .with("table", i64::from(all.table) + 1)
            .with("digest", all.mark().to_string());
        writeln!(out, "{}", texts.say(&mark))?;
        for message in withheld(all, session.preparation().anew(), texts) {
            writeln!(out, "{}", texts.say(&message))?;
        }
    }
    let totals = session.totals().0.map(|units| units.to_string()).join(" ");
    writeln!(
        out,
        "{}",
        texts.say(&Message::new("cards-total").with("totals", totals))
    )?;
    match fair && !proves {
        true => {
            let refused = Message::new("cards-not-fair").with("file", name.to_owned());
            Err(Stop::new(texts.say(&refused)))
        }
        false => Ok(()),
    }
}

/// The seats of all tables that have no number in the common shuffle.
fn left_out(all: &Duplicate) -> Vec<(u32, Seat)> {
    let tables = (0u32..).zip(&all.seats);
    let empty = |(table, seats): (u32, &jadoube_cards::BySeat<Option<_>>)| {
        let seats = *seats;
        let without = Seat::ALL
            .into_iter()
            .filter(move |seat| seats[*seat].is_none());
        without.map(move |seat| (table, seat))
    };
    tables.flat_map(empty).collect()
}

/// Who had the common shuffle begin anew, as far as this table was told, and who has no number in it.
fn withheld(all: &Duplicate, anew: &[Anew], texts: &Texts) -> Vec<Message> {
    let places = |seats: &[(u32, Seat)]| {
        let place = |(table, seat): &(u32, Seat)| {
            let place = Message::new("cards-place")
                .with("table", i64::from(*table) + 1)
                .with("seat", i64::from(seat.number()) + 1);
            texts.say(&place)
        };
        seats.iter().map(place).collect::<Vec<_>>().join("; ")
    };
    let named = |one: &Anew| {
        let table = one.elsewhere.unwrap_or(all.table);
        let seats = one.missing.iter().map(move |seat| (table, *seat));
        seats.collect::<Vec<_>>()
    };
    let mut told = Vec::new();
    if !anew.is_empty() {
        let named: Vec<_> = anew.iter().flat_map(named).collect();
        let times = i64::try_from(anew.len()).unwrap_or(i64::MAX);
        let message = Message::new("cards-verified-anew").with("times", times);
        told.push(message.with("named", places(&named)));
    }
    let without = left_out(all);
    if !without.is_empty() {
        let message = Message::new("cards-verified-left-out");
        told.push(message.with("seats", places(&without)));
    }
    told
}
