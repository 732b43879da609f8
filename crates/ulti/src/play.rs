//! Kontra, melds and cards (U8 to U11).

use jadoube_cards::{Card, CardSet, Duty, Game as _, Rank, Seat, Side};
use smallvec::smallvec;

use crate::deal::{Deal, Decided, Stage};
use crate::settlement::settle;
use crate::{Contract, Figure, Happened, Refused, Ruleset, SpreadOpen, Suits};

impl Deal {
    pub(crate) fn kontra(&self, by: Seat, figure: Figure, against: Option<Seat>) -> Decided {
        let Some(doubling) = &self.doubling else {
            return Err(Refused::NotAnnounced { figure });
        };
        let (against, level) = doubling.call(by, figure, against, self.plays.turns())?;
        Ok(smallvec![Happened::KontraSaid {
            by,
            figure,
            against,
            level,
        }])
    }

    /// A side that adds nothing ends the speaking, and so does a side that nobody can answer.
    pub(crate) fn stand(&self, rules: &Ruleset, by: Seat) -> Decided {
        let mut happened = smallvec![Happened::Stood { by }];
        let said = matches!(self.stage, Stage::Speaking { said: true, .. });
        let declarer = self.declarer();
        let side_is_done = Some(by.left()) != declarer;
        let others = match Some(by) == declarer {
            true => Side::Defenders,
            false => Side::Declarer,
        };
        if side_is_done && !(said && self.owes_answer(others)) {
            // After the first trick only the hands are still to be opened.
            if self.winners().is_empty() {
                happened.push(Happened::PlayBegan);
            }
            let spread = self.contract().is_some_and(Contract::is_spread);
            if spread && (rules.spread_open == SpreadOpen::AtOnce || !self.winners().is_empty()) {
                happened.push(Happened::HandsOpened);
            }
        }
        Ok(happened)
    }

    /// Whether a side could answer something that was doubled.
    fn owes_answer(&self, side: Side) -> bool {
        self.doubling
            .as_ref()
            .is_some_and(|doubling| doubling.is_answered_by(side))
    }

    /// The cards that a seat may play now.
    pub fn allowed(&self, rules: &Ruleset, seat: Seat) -> CardSet {
        let allowed = self
            .trick()
            .allowed(self.hands()[seat], &self.trick_rules());
        allowed - self.kept_seven(rules, seat, allowed)
    }

    /// The seven of trumps, where the declarer must keep it for an announced ultimó and can.
    fn kept_seven(&self, rules: &Ruleset, seat: Seat, allowed: CardSet) -> CardSet {
        let (Some((declarer, contract)), Some(Some(trump))) = (self.standing, self.trump) else {
            return CardSet::EMPTY;
        };
        let seven = CardSet::from(Card::new(trump, Rank::Seven));
        let bound = seat == declarer && contract.figures().has(Figure::Ulti);
        match rules.hold_seven && bound && allowed != seven {
            true => seven,
            false => CardSet::EMPTY,
        }
    }

    pub(crate) fn play(&self, rules: &Ruleset, by: Seat, card: Card, melds: Suits) -> Decided {
        let (hand, trick_rules) = (self.hands()[by], self.trick_rules());
        if !hand.has(card) {
            return Err(Refused::NotHeld { card });
        }
        let allowed = self.trick().allowed(hand, &trick_rules);
        if !allowed.has(card) {
            let duty = self.trick().broken(card, hand, &trick_rules);
            let duty = duty.unwrap_or(Duty::FollowSuit);
            return Err(Refused::DutyBroken { card, duty });
        }
        if self.kept_seven(rules, by, allowed).has(card) {
            return Err(Refused::SevenIsKept);
        }
        let mut happened = smallvec![];
        if !melds.is_empty() {
            happened.push(self.meld(by, melds)?);
        }
        happened.push(Happened::CardPlayed { by, card });
        let mut trick = *self.trick();
        trick.play(card);
        if let (true, Some((winner, _))) = (trick.is_full(), trick.winning(&trick_rules)) {
            happened.push(Happened::TrickTaken { by: winner });
            if self.is_decided_by(winner) {
                let settled = self.settled(rules, &happened);
                happened.extend(settled);
            } else if self.opens_now(rules) {
                // Nobody doubles with open cards: what was doubled is answered before.
                happened.push(match self.declarer() {
                    Some(by) if self.closed && self.owes_answer(Side::Declarer) => {
                        Happened::AnswersDue { by }
                    }
                    _ => Happened::HandsOpened,
                });
            }
        }
        Ok(happened)
    }

    fn meld(&self, by: Seat, suits: Suits) -> Result<Happened, Refused> {
        let Some(trump) = self.trump.flatten() else {
            return Err(Refused::NoMeldsHere);
        };
        if self.start[by] != self.hands()[by] {
            return Err(Refused::MeldTooLate);
        }
        let held = Suits::pairs(self.hands()[by]);
        if let Some(suit) = suits.iter().find(|suit| !held.has(*suit)) {
            return Err(Refused::NoPair { suit });
        }
        Ok(Happened::Melded {
            by,
            suits,
            forty: suits.has(trump),
        })
    }

    /// The last trick settles the deal; betli and durchmars without trumps end when they are lost.
    fn is_decided_by(&self, winner: Seat) -> bool {
        if self.winners().len() == 9 {
            return true;
        }
        let Some((declarer, contract)) = self.standing else {
            return false;
        };
        match self.trump.flatten() {
            Some(_) => false,
            None => contract.is_betli() == (winner == declarer),
        }
    }

    fn opens_now(&self, rules: &Ruleset) -> bool {
        let spread = self.contract().is_some_and(Contract::is_spread);
        spread && self.winners().is_empty() && rules.spread_open == SpreadOpen::AfterFirstTrick
    }

    fn settled(&self, rules: &Ruleset, happened: &[Happened]) -> Option<Happened> {
        let mut after = self.clone();
        happened.iter().for_each(|one| after.apply(one));
        let (declarer, contract) = after.standing?;
        let trumps = after.trump?.is_some();
        let doubling = after.doubling.as_ref()?;
        let outcome = after.outcome();
        let settlement = settle(rules, contract, declarer, trumps, outcome, doubling);
        Some(Happened::DealSettled(Box::new(settlement)))
    }
}
