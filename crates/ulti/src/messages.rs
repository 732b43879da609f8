//! Values of sentences.

use jadoube_cards::Suit;
use jadoube_ruling::Value;

use crate::{Contract, Figure};

/// The word by which texts choose the name of a suit, or of no trumps.
pub(crate) fn suit(suit: Option<Suit>) -> Value {
    Value::Word(suit.map_or("none", Suit::word))
}

pub(crate) fn figure(figure: Figure) -> Value {
    Value::Word(figure.word())
}

pub(crate) fn contract(contract: Contract) -> Value {
    Value::Text(contract.to_string())
}
