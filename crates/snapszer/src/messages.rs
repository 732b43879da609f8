//! The sentence for each happening and refusal.

use jadoube_cards::{NoCall, about, duty_message, level_word};
use jadoube_ruling::{Message, Value};

use crate::{Happened, Refused};

pub(crate) fn happened(happened: &Happened) -> Message {
    match happened {
        Happened::TrumpCalled { by, trump } => {
            about("snap-trump-called", *by).with("suit", Value::Word(trump.word()))
        }
        Happened::SnapszerAnnounced { by } => about("snap-announced", *by),
        Happened::KontraSaid { by, level } => {
            about("snap-kontra-said", *by).with("level", Value::Word(level_word(*level)))
        }
        Happened::Melded { by, suit, points } => about("snap-melded", *by)
            .with("suit", Value::Word(suit.word()))
            .with("points", u32::from(*points)),
        Happened::CardPlayed { by, card } => {
            about("card-played", *by).with("card", card.to_string())
        }
        Happened::TrickTaken { by } => about("card-trick-taken", *by),
        Happened::ReadySaid { by } => about("snap-ready-said", *by),
        Happened::DealSettled(settlement) => Message::new("snap-deal-settled")
            .with("end", Value::Word(settlement.end.word()))
            .with("side", Value::Word(settlement.winner.word()))
            .with("units", i64::from(settlement.units)),
    }
}

pub(crate) fn refused(refused: &Refused) -> Message {
    match refused {
        Refused::NotYourTurn { turn } => about("card-not-your-turn", *turn),
        Refused::CallFirst => Message::new("snap-call-first"),
        Refused::CalledAlready => Message::new("snap-called-already"),
        Refused::NoSnapszerNow => Message::new("snap-no-snapszer-now"),
        Refused::NoKontra { why } => Message::new(match why {
            NoCall::Ended => "snap-kontra-ended",
            NoCall::OtherSide => "snap-kontra-other-side",
            NoCall::TooLate => "snap-kontra-too-late",
        }),
        Refused::NotHeld { card } => Message::new("card-not-held").with("card", card.to_string()),
        Refused::DutyBroken { card, duty } => duty_message(*card, *duty),
        Refused::MeldOnLeadOnly => Message::new("snap-meld-on-lead-only"),
        Refused::LeadOfPair { card } => {
            Message::new("snap-lead-of-pair").with("card", card.to_string())
        }
        Refused::NoPair { suit } => {
            Message::new("card-no-pair").with("suit", Value::Word(suit.word()))
        }
        Refused::ReadyBetweenTricks => Message::new("snap-ready-between-tricks"),
        Refused::TooFewPoints { points } => {
            Message::new("snap-too-few-points").with("points", i64::from(*points))
        }
    }
}
