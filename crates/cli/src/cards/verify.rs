//! `jadoube cards verify`: a finished session checked from the first line to the last.

use std::io::Write;
use std::path::Path;

use jadoube_cards::{Game, Numbers, Shuffling, Switches as _, game_of_record};
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
    let proves = steered_by_nobody && setup.numbers == Numbers::EverySeat;
    let shuffled = match (setup.shuffling, setup.numbers) {
        (Shuffling::ByHand, _) => Some("cards-verified-by-hand"),
        _ if deals == 0 => None,
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
            _ => Message::new(id).with("deals", deals),
        };
        writeln!(out, "{}", texts.say(&message))?;
    }
    if let Some(all) = session.preparation().duplicate() {
        let tables = i64::try_from(all.seats.len()).unwrap_or(i64::MAX);
        let mark = Message::new("cards-verified-mark")
            .with("tables", tables)
            .with("table", i64::from(all.table) + 1)
            .with("digest", all.mark().to_string());
        writeln!(out, "{}", texts.say(&mark))?;
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
