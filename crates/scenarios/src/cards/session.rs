//! What the adapters of all card games share: the rules of a scenario, and a session at one deal.

use jadoube_cards::{
    Asked as Ask, Deck, First, Game, Numbers, Prepare, Seat, Session, Setup, Shuffling, Switches,
    Who, refused_under,
};
use serde_json::Value;

use super::{Came, switch};
use crate::{Keys, ScenarioError};

/// The ruleset of a scenario with the switches that it turns. Names that a scenario uses for something else are
/// left alone.
pub fn rules<R: Switches>(
    ruleset: &str,
    given: &mut Keys,
    not: &[&str],
) -> Result<R, ScenarioError> {
    let rules = ruleset.parse::<R>();
    let mut rules = rules.map_err(|error| given.fault("ruleset", error.to_string()))?;
    for (name, _) in rules.switches() {
        if not.contains(&name) {
            continue;
        }
        if let Some(value) = switch(given, name)? {
            let set = rules.set(name, &value);
            set.map_err(|error| given.fault(name, error.to_string()))?;
        }
    }
    Ok(rules)
}

/// What came, from a mapping.
pub fn came(value: Value) -> Came {
    match value {
        Value::Object(map) => map,
        _ => Came::new(),
    }
}

/// Why something cannot be done at the table of a scenario.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    #[error("{refused} [{clause}]")]
    Refused { refused: String, clause: String },
    #[error("the deal is over")]
    Over,
    #[error("three hands of eight are expected")]
    Hands,
    #[error("the contract has other trumps")]
    OtherTrumps,
    #[error("no such contract [U5]")]
    NoContract,
    #[error("it is not this seat's turn [{0}]")]
    NotItsTurn(&'static str),
}

/// A session at one deal, with a pack shuffled by hand.
pub struct Table<G: Game> {
    pub session: Session<G>,
}

impl<G: Game> Table<G> {
    /// Before the shuffle.
    pub fn before(rules: &G::Rules, dealer: Seat) -> Table<G> {
        let setup = Setup {
            rules: rules.clone(),
            shuffling: Shuffling::ByHand,
            numbers: Numbers::OneProgram,
            first: First::Dealer(dealer),
        };
        Table {
            session: Session::new(&setup),
        }
    }

    /// Lays the pack down and cuts it, or knocks.
    pub fn prepare(&mut self, deck: Deck, cut: Option<u8>) -> Result<(), TableError> {
        self.request(Who::Table, &Ask::Table(Prepare::LayDeck { deck }))?;
        let cutter = self.session.preparation().to_act();
        let asked = cut.map_or(Prepare::Knock, |at| Prepare::Cut { at });
        self.request(cutter, &Ask::Table(asked))
    }

    /// A request in the deal.
    pub fn ask(&mut self, seat: Seat, asked: G::Asked) -> Result<(), TableError> {
        self.request(Who::Player(seat), &Ask::Play(asked))
    }

    fn request(&mut self, who: Who, asked: &Ask<G::Asked>) -> Result<(), TableError> {
        match self.session.decide(who, asked) {
            Ok(happened) => {
                happened.iter().for_each(|one| self.session.apply(one));
                Ok(())
            }
            Err(refused) => {
                let clause = refused_under::<G>(&refused).to_string();
                let refused = format!("{refused:?}");
                Err(TableError::Refused { refused, clause })
            }
        }
    }
}
