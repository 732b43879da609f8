//! Claims (A-U27): the rest of the tricks by agreement of all three.

use jadoube_cards::{Card, CardSet, Game as _, Rank, Seat, Side, Suit};
use smallvec::smallvec;

use crate::deal::{Claim, Deal, Decided, points};
use crate::settlement::settle;
use crate::{Happened, Outcome, Refused, Ruleset};

impl Deal {
    /// Pairs are announced with the first cards, so nothing is claimed before those are played. A claim
    /// that was not agreed to is made again in a later trick at the earliest.
    pub(crate) fn claim(&self, by: Seat, rest: Side) -> Decided {
        let tricks = self.winners().len() as u8;
        match self.claimed[by] {
            _ if tricks == 0 => Err(Refused::ClaimTooEarly),
            last if last == tricks => Err(Refused::ClaimedAlready),
            _ => Ok(smallvec![Happened::Claimed { by, rest }]),
        }
    }

    /// When both others have agreed the deal is settled as if it had been played so.
    pub(crate) fn agree(&self, rules: &Ruleset, by: Seat) -> jadoube_cards::Happenings<Happened> {
        let mut happened = smallvec![Happened::Agreed { by }];
        if let Some(claim) = &self.claim
            && by.right() == claim.by
        {
            happened.extend(self.settled_by(rules, claim));
        }
        happened
    }

    fn settled_by(&self, rules: &Ruleset, claim: &Claim) -> Option<Happened> {
        let (declarer, contract) = self.standing?;
        let trump = self.trump?;
        let side = Seat::ALL
            .into_iter()
            .filter(|seat| Side::of(*seat, declarer) == claim.rest);
        let held = side.fold(CardSet::EMPTY, |all, seat| all | self.hands()[seat]);
        let [first, second, third] = self.hands().0;
        let left = first | second | third | self.trick().cards().collect();
        let outcome = self.outcome().with_rest(claim.rest, trump, left, held);
        let doubling = self.doubling.as_ref()?;
        let settlement = settle(
            rules,
            contract,
            declarer,
            trump.is_some(),
            outcome,
            doubling,
        );
        Some(Happened::DealSettled(Box::new(settlement)))
    }
}

impl Outcome {
    /// What both sides have brought home if one of them takes all tricks that are left: the cards that are
    /// not yet taken, and those of them that the side itself holds. Who holds the seven of trumps and
    /// takes everything wins the last trick with it.
    #[must_use]
    pub(crate) fn with_rest(
        mut self,
        rest: Side,
        trump: Option<Suit>,
        left: CardSet,
        held: CardSet,
    ) -> Outcome {
        let taken = match rest {
            Side::Declarer => &mut self.declarer,
            Side::Defenders => &mut self.defenders,
        };
        taken.tricks += (left.len() / 3) as u8;
        if let Some(trump) = trump {
            taken.card_points += points(left) + 10;
            taken.aces += (left & CardSet::rank(Rank::Ace)).len() as u8;
            taken.ulti = held.has(Card::new(trump, Rank::Seven));
        }
        self
    }
}
