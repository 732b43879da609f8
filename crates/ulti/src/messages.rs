//! The sentence for each happening and refusal.

use jadoube_cards::{NoCall, Suit, about, duty_message, level_word};
use jadoube_ruling::{Message, Value};

use crate::{Contract, Figure, Happened, Refused};

/// The word by which texts choose the name of a suit, or of no trumps.
fn suit(suit: Option<Suit>) -> Value {
    Value::Word(suit.map_or("none", Suit::word))
}

fn figure(figure: Figure) -> Value {
    Value::Word(figure.word())
}

fn contract(contract: Contract) -> Value {
    Value::Text(contract.to_string())
}

pub(crate) fn happened(happened: &Happened) -> Message {
    match happened {
        Happened::TalonTaken { by } => about("ulti-talon-taken", *by),
        Happened::BidMade { by, contract: bid } => {
            about("ulti-bid-made", *by).with("contract", contract(*bid))
        }
        Happened::TalonLaid { by, .. } => about("ulti-talon-laid", *by),
        Happened::Passed { by } => about("ulti-passed", *by),
        Happened::AuctionWon { by, contract: bid } => {
            about("ulti-auction-won", *by).with("contract", contract(*bid))
        }
        Happened::TrumpKnown { suit: trump } => {
            Message::new("ulti-trump-known").with("suit", suit(*trump))
        }
        Happened::KontraSaid {
            by,
            figure: target,
            level,
            ..
        } => about("ulti-kontra-said", *by)
            .with("level", Value::Word(level_word(*level)))
            .with("figure", figure(*target)),
        Happened::Stood { by } => about("ulti-stood", *by),
        Happened::PlayBegan => Message::new("ulti-play-began"),
        Happened::Melded { by, suits, forty } => {
            let twenties = i64::from(suits.count()) - i64::from(*forty);
            let forty = Value::Word(if *forty { "yes" } else { "no" });
            about("ulti-melded", *by)
                .with("forty", forty)
                .with("twenties", twenties)
        }
        Happened::CardPlayed { by, card } => {
            about("card-played", *by).with("card", card.to_string())
        }
        Happened::TrickTaken { by } => about("card-trick-taken", *by),
        Happened::HandsOpened => Message::new("ulti-hands-opened"),
        Happened::Claimed { by, rest } => {
            about("ulti-claimed", *by).with("side", Value::Word(rest.word()))
        }
        Happened::Agreed { by } => about("ulti-agreed", *by),
        Happened::Disagreed { by } => about("ulti-disagreed", *by),
        Happened::DealSettled(settlement) => {
            let nets = settlement.nets;
            let net = Value::Text(match nets[0] == nets[1] {
                true => nets[0].to_string(),
                false => format!("{} / {}", nets[0], nets[1]),
            });
            let won = nets[0] + nets[1];
            let how = Value::Word(match won.signum() {
                1 => "won",
                -1 => "lost",
                _ => "even",
            });
            about("ulti-deal-settled", settlement.declarer)
                .with("how", how)
                .with("net", net)
        }
    }
}

pub(crate) fn refused(refused: &Refused) -> Message {
    match refused {
        Refused::NotYourTurn { turn } => about("card-not-your-turn", *turn),
        Refused::AnotherAct { due } => {
            Message::new("ulti-another-act").with("due", Value::Word(due.word()))
        }
        Refused::MustTake => Message::new("ulti-must-take"),
        Refused::TooLow {
            bid,
            worth,
            standing,
        } => Message::new("ulti-too-low")
            .with("contract", contract(*bid))
            .with("worth", i64::from(*worth))
            .with("standing", i64::from(*standing)),
        Refused::NothingHigher => Message::new("ulti-nothing-higher"),
        Refused::LayTwo { count } => Message::new("ulti-lay-two").with("count", u32::from(*count)),
        Refused::NotHeld { card } => Message::new("card-not-held").with("card", card.to_string()),
        Refused::TrumpNotAllowed { suit: trump } => {
            Message::new("ulti-trump-not-allowed").with("suit", suit(*trump))
        }
        Refused::DutyBroken { card, duty } => duty_message(*card, *duty),
        Refused::SevenIsKept => Message::new("ulti-seven-is-kept"),
        Refused::MeldTooLate => Message::new("ulti-meld-too-late"),
        Refused::NoMeldsHere => Message::new("ulti-no-melds-here"),
        Refused::NoPair { suit: pair } => {
            Message::new("card-no-pair").with("suit", suit(Some(*pair)))
        }
        Refused::NotAnnounced { figure: target } => {
            Message::new("ulti-not-announced").with("figure", figure(*target))
        }
        Refused::NoKontra {
            figure: target,
            why,
        } => Message::new(match why {
            NoCall::Ended => "ulti-kontra-ended",
            NoCall::OtherSide => "ulti-kontra-other-side",
            NoCall::TooLate => "ulti-kontra-too-late",
        })
        .with("figure", figure(*target)),
        Refused::ClaimTooEarly => Message::new("ulti-claim-too-early"),
        Refused::ClaimedAlready => Message::new("ulti-claimed-already"),
        Refused::WhichDefender { figure: target } => {
            Message::new("ulti-which-defender").with("figure", figure(*target))
        }
    }
}
