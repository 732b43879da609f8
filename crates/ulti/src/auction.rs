//! The auction and the naming of trumps (U3, U4, U7).

use jadoube_cards::{CardSet, Game as _, Seat, Suit};
use smallvec::smallvec;

use crate::deal::{Deal, Decided};
use crate::{Contract, Happened, KontraTiming, Refused, Ruleset, SpreadOpen};

impl Deal {
    /// Who takes the talon must bid more; where nothing is worth more, it stays where it is.
    pub(crate) fn take(&self, rules: &Ruleset, by: Seat) -> Decided {
        match self.standing_value(rules) < Contract::highest(rules) {
            true => Ok(smallvec![Happened::TalonTaken { by }]),
            false => Err(Refused::NothingHigher),
        }
    }

    pub(crate) fn bid(&self, rules: &Ruleset, by: Seat, contract: Contract) -> Decided {
        let (worth, standing) = (contract.value(rules), self.standing_value(rules));
        if worth <= standing {
            return Err(Refused::TooLow {
                bid: contract,
                worth,
                standing,
            });
        }
        Ok(smallvec![Happened::BidMade { by, contract }])
    }

    /// What the bid that stands is worth; nothing before the first.
    pub fn standing_value(&self, rules: &Ruleset) -> i32 {
        self.standing
            .map_or(0, |(_, contract)| contract.value(rules))
    }

    pub(crate) fn lay(&self, by: Seat, cards: CardSet) -> Decided {
        if let Some(card) = (cards - self.hands()[by]).first() {
            return Err(Refused::NotHeld { card });
        }
        if cards.len() != 2 {
            let count = cards.len() as u8;
            return Err(Refused::LayTwo { count });
        }
        Ok(smallvec![Happened::TalonLaid { by, cards }])
    }

    pub(crate) fn pass(&self, rules: &Ruleset, by: Seat) -> Decided {
        let mut happened = smallvec![Happened::Passed { by }];
        if self.passes() + 1 >= rules.auction_end
            && let Some((declarer, contract)) = self.standing
        {
            happened.push(Happened::AuctionWon {
                by: declarer,
                contract,
            });
            if let Some(suit) = contract.fixed_trump() {
                happened.push(Happened::TrumpKnown { suit });
                happened.extend(self.opened_at_once(rules));
            }
        }
        Ok(happened)
    }

    pub(crate) fn name_trump(&self, rules: &Ruleset, suit: Option<Suit>) -> Decided {
        match self.contract() {
            Some(contract) if contract.allows(suit) => {
                let mut happened = smallvec![Happened::TrumpKnown { suit }];
                happened.extend(self.opened_at_once(rules));
                Ok(happened)
            }
            _ => Err(Refused::TrumpNotAllowed { suit }),
        }
    }

    /// The hands of a spread contract, where they are opened before the first card.
    pub(crate) fn opened_at_once(&self, rules: &Ruleset) -> Option<Happened> {
        let spread = self.contract().is_some_and(Contract::is_spread);
        let at_once = rules.spread_open == SpreadOpen::AtOnce;
        // Where it is closed to doubling, the sides speak before anything is opened.
        let now = rules.kontra_timing == KontraTiming::Turn && rules.open_kontra;
        (spread && at_once && now).then_some(Happened::HandsOpened)
    }
}
