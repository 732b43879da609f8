//! Questions about the pairings of a Swiss event.

use std::io::Write;

use jadoube_ruling::Message;
use jadoube_tournament::pairing::swiss::{
    Paired, Reason, Swiss, SwissEdition, pair, why as why_paired, why_no_bye, why_not,
};
use serde_json::json;

use super::Common;
use super::file::EventFile;
use crate::Stop;

/// What is asked about a player.
pub struct Question {
    pub entry: String,
    pub not: Option<String>,
    pub no_bye: bool,
    pub round: Option<u32>,
    pub json: bool,
}

/// A round as the rules pair it.
fn paired(file: &EventFile, round: u32) -> Result<(Swiss, Paired), Stop> {
    let only = || Stop::new(file.word("event-only-swiss"));
    let swiss = file.event.swiss(round).ok_or_else(only)?;
    let paired = pair(&swiss).map_err(|none| Stop::refused(file.say(&none.message())))?;
    Ok((swiss, paired))
}

fn round_of(file: &EventFile, asked: Option<u32>) -> Result<u32, Stop> {
    let round = asked.unwrap_or(file.last_round());
    match file.event.round(round) {
        Some(_) => Ok(round),
        None => {
            let message = Message::new("event-not-paired").with("round", round);
            Err(Stop::refused(file.say(&message)))
        }
    }
}

pub fn why(out: &mut impl Write, common: &Common, asked: &Question) -> Result<(), Stop> {
    let file = EventFile::open(common)?;
    let round = round_of(&file, asked.round)?;
    let number = |text: &str| -> Result<u32, Stop> {
        let entry = file.entry(text)?;
        file.event.number_of(entry, round).ok_or_else(|| {
            let message = Message::new("event-cli-no-number").with("number", text.to_owned());
            Stop::new(file.say(&message))
        })
    };
    let (swiss, paired) = paired(&file, round)?;
    let own = number(&asked.entry)?;
    let reasons: Vec<Reason> = match &asked.not {
        Some(other) => vec![why_not(&swiss, &paired, own, number(other)?)],
        None if asked.no_bye => why_no_bye(&swiss, &paired, own).into_iter().collect(),
        None => why_paired(&swiss, &paired, own),
    };
    for reason in &reasons {
        let sentence = file.say(&reason.message());
        match asked.json {
            true => writeln!(
                out,
                "{}",
                json!({ "because": reason, "sentence": sentence })
            )?,
            false => writeln!(out, "{sentence}")?,
        }
    }
    if reasons.is_empty() {
        let id = match paired.pairing.bye {
            Some(bye) if bye == own => "pairing-has-the-bye",
            _ => "pairing-no-bye",
        };
        let message = Message::new(id).with("number", own);
        writeln!(out, "{}", file.say(&message))?;
    }
    Ok(())
}

/// The round of the event beside the round that the rules give; status 1 where they differ.
pub fn compare(
    out: &mut impl Write,
    common: &Common,
    round: Option<u32>,
    edition: Option<SwissEdition>,
) -> Result<(), Stop> {
    let file = EventFile::open(common)?;
    let round = round_of(&file, round)?;
    let only = || Stop::new(file.word("event-only-swiss"));
    let compared = file.event.compare(round, edition).ok_or_else(only)?;
    let compared = compared.map_err(|none| Stop::refused(file.say(&none.message())))?;
    for one in &compared.differs {
        let told = one.message().map(|message| file.say(&message));
        let told = told.unwrap_or_default();
        match one.why.is_some() || one.black.is_none() {
            true => writeln!(out, "{}: {told}", one.numbers())?,
            // The sentence about colours names the pair itself.
            false => writeln!(out, "{told}")?,
        }
    }
    writeln!(out, "{}", file.say(&compared.message()))?;
    match compared.differs.is_empty() {
        true => Ok(()),
        false => Err(Stop::failed(1)),
    }
}
