//! `jadoube ulti analyse`, `jadoube snapszer analyse`: the deals of a record with open cards.

use std::io::Write;
use std::path::Path;

use jadoube_cards::{Asked, Session, Setup, Switches as _, Who};
use jadoube_ruling::Message;

use super::table::AtTable;
use super::verify;
use super::voice::{Voice, wrapped};
use crate::Stop;

pub fn run<G: AtTable>(out: &mut impl Write, file: &Path, voice: &Voice<'_>) -> Result<(), Stop> {
    let name = file.display().to_string();
    let text =
        std::fs::read_to_string(file).map_err(|error| Stop::new(format!("{name}: {error}")))?;
    let whole = verify::read::<G>(&name, &text, voice.texts)?;
    let mut deals = 0;
    for deal in deals_of(&whole.setup, &whole.requests) {
        deals += 1;
        let of = i64::from(whole.setup.rules.deals());
        let title = Message::new("cards-deal")
            .with("deal", i64::from(deals))
            .with("of", of);
        writeln!(out, "{}", voice.heading(&voice.say(&title)))?;
        let settled = G::settlement(&deal, voice);
        let seen = G::look_back(&whole.setup.rules, &deal, voice);
        for line in settled.into_iter().chain(seen) {
            write!(out, "{}", wrapped(&line, 2))?;
        }
    }
    if deals == 0 {
        writeln!(out, "{}", voice.word("cards-nothing-settled"))?;
    }
    Ok(())
}

/// Every deal of a session as it stood when it was settled.
fn deals_of<G: AtTable>(setup: &Setup<G::Rules>, requests: &[(Who, Asked<G::Asked>)]) -> Vec<G> {
    let mut session = Session::<G>::new(setup);
    let mut deals = Vec::new();
    for (who, asked) in requests {
        let before = session.settled().len();
        if let Ok(happened) = session.decide(*who, asked) {
            happened.iter().for_each(|one| session.apply(one));
        }
        if session.settled().len() > before
            && let Some(deal) = session.deal()
        {
            deals.push(deal.clone());
        }
    }
    deals
}
