//! A deal: its state, and what follows from it.

use jadoube_cards::{
    BySeat, Card, CardSet, Chain, Deck, Game as _, Happenings, Order, Plays, Rank, Seat, Side,
    Suit, TrickRules,
};
use smallvec::{SmallVec, smallvec};

use crate::settlement::{sheet, worth};
use crate::{End, Happened, Refused, Ruleset, Settlement, Taken};

/// What a request leads to: what happened, or why nothing did.
pub type Decided = Result<Happenings<Happened>, Refused>;

/// A deal of snapszer, from the first packets to the settlement.
#[derive(Clone, Debug)]
pub struct Deal {
    pub(crate) dealer: Seat,
    pub(crate) plays: Plays,
    /// The packets that nobody may look at before the call.
    pub(crate) second: BySeat<CardSet>,
    pub(crate) trump: Option<Suit>,
    pub(crate) snapszer: bool,
    pub(crate) chain: Chain,
    /// The pairs shown: by whom, which suit, in which trick.
    pub(crate) melds: SmallVec<[(Seat, Suit, u8); 4]>,
    pub(crate) taken: [Taken; 2],
    pub(crate) settlement: Option<Box<Settlement>>,
}

impl Deal {
    /// The cards as they are dealt (S2): four each, and four each that stay closed until the call.
    pub fn new(dealer: Seat, deck: &Deck) -> Deal {
        let mut cards = deck.0.iter().copied();
        let mut packets = || {
            let mut hands = BySeat([CardSet::EMPTY; 3]);
            for seat in dealer.right().round() {
                hands[seat] = cards.by_ref().take(4).collect();
            }
            hands
        };
        Deal {
            dealer,
            plays: Plays::new(packets(), dealer.right()),
            second: packets(),
            trump: None,
            snapszer: false,
            chain: Chain::default(),
            melds: SmallVec::new(),
            taken: [Taken::default(); 2],
            settlement: None,
        }
    }

    pub(crate) fn announce(&self, by: Seat) -> Decided {
        match by == self.caller() && self.played().is_empty() && !self.snapszer {
            true => Ok(smallvec![Happened::SnapszerAnnounced { by }]),
            false => Err(Refused::NoSnapszerNow),
        }
    }

    pub(crate) fn kontra(&self, rules: &Ruleset, by: Seat) -> Decided {
        let limit = Some(rules.kontra_limit).filter(|limit| *limit > 0);
        let side = Side::of(by, self.caller());
        match self.chain.may(side, by, self.plays.turns(), limit) {
            Ok(()) => Ok(smallvec![Happened::KontraSaid {
                by,
                level: self.chain.level() + 1,
            }]),
            Err(why) => Err(Refused::NoKontra { why }),
        }
    }

    pub(crate) fn play(
        &self,
        rules: &Ruleset,
        by: Seat,
        card: Card,
        meld: bool,
        trump: Suit,
    ) -> Decided {
        let hand = self.hands()[by];
        if !hand.has(card) {
            return Err(Refused::NotHeld { card });
        }
        if let Some(duty) = self.trick().broken(card, hand, &trick_rules(rules, trump)) {
            return Err(Refused::DutyBroken { card, duty });
        }
        let mut happened = smallvec![];
        if meld {
            if !matches!(card.rank(), Rank::King | Rank::Over) {
                return Err(Refused::LeadOfPair { card });
            }
            happened.push(self.meld(by, card.suit(), trump)?);
        }
        happened.push(Happened::CardPlayed { by, card });
        let mut trick = *self.trick();
        trick.play(card);
        let winner = trick.winning(&trick_rules(rules, trump));
        if let (true, Some((winner, _))) = (trick.is_full(), winner) {
            happened.push(Happened::TrickTaken { by: winner });
            let mut after = self.clone();
            happened.iter().for_each(|one| after.apply(one));
            if let Some((end, side)) = after.ended(rules, trick.leader(), winner) {
                happened.push(after.settled(rules, end, side));
            }
        }
        Ok(happened)
    }

    fn meld(&self, by: Seat, suit: Suit, trump: Suit) -> Result<Happened, Refused> {
        if !self.trick().is_empty() || by != self.trick().leader() {
            return Err(Refused::MeldOnLeadOnly);
        }
        match self.hands()[by].includes(CardSet::pair(suit)) {
            true => Ok(Happened::Melded {
                by,
                suit,
                points: if suit == trump { 40 } else { 20 },
            }),
            false => Err(Refused::NoPair { suit }),
        }
    }

    pub(crate) fn ready(
        &self,
        rules: &Ruleset,
        by: Seat,
        meld: Option<Suit>,
        trump: Suit,
    ) -> Decided {
        if !self.trick().is_empty() {
            return Err(Refused::ReadyBetweenTricks);
        }
        let mut happened = smallvec![];
        if let Some(suit) = meld {
            happened.push(self.meld(by, suit, trump)?);
        }
        let side = Side::of(by, self.caller());
        let mut after = self.clone();
        happened.iter().for_each(|one| after.apply(one));
        let points = after.taken(side).points();
        if points < 66 {
            return Err(Refused::TooFewPoints { points });
        }
        let end = match self.snapszer && side == Side::Declarer {
            true => End::SnapszerMade,
            false => End::Ready,
        };
        happened.push(Happened::ReadySaid { by });
        happened.push(after.settled(rules, end, side));
        Ok(happened)
    }

    /// How the deal has ended with the last trick, and who won it: who led to the trick, and who took it.
    fn ended(&self, rules: &Ruleset, led: Seat, last: Seat) -> Option<(End, Side)> {
        let side = Side::of(last, self.caller());
        let points = Side::ALL.map(|side| self.taken(side).points());
        if self.snapszer {
            // Sixty-six counts first: a pair shown on lead may have brought it.
            return match side {
                _ if points[0] >= 66 => Some((End::SnapszerMade, Side::Declarer)),
                Side::Defenders => Some((End::SnapszerLost, Side::Defenders)),
                Side::Declarer => None,
            };
        }
        if rules.auto_ready {
            // Who led to the trick may have had 66 before it, with the pair that was shown.
            let led = Side::of(led, self.caller());
            let ready = |side: &Side| self.taken(*side).points() >= 66;
            if let Some(side) = [led, side].into_iter().find(ready) {
                return Some((End::Ready, side));
            }
        }
        if self.winners().len() < 8 {
            return None;
        }
        Some(match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Greater => (End::MorePoints, Side::Declarer),
            std::cmp::Ordering::Less => (End::MorePoints, Side::Defenders),
            std::cmp::Ordering::Equal => (End::LastTrick, side),
        })
    }

    fn settled(&self, rules: &Ruleset, end: End, winner: Side) -> Happened {
        let units = self.worth(rules, winner);
        let caller = self.caller();
        Happened::DealSettled(Box::new(Settlement {
            caller,
            end,
            winner,
            own: *self.taken(Side::Declarer),
            others: *self.taken(Side::Defenders),
            units,
            sheet: sheet(caller, winner, units),
        }))
    }

    /// What the deal is worth if it ends now and this side wins.
    pub(crate) fn worth(&self, rules: &Ruleset, winner: Side) -> i32 {
        let loser = self.taken(winner.other());
        let units = worth(rules, self.snapszer, loser.tricks, loser.points());
        units.saturating_mul(self.chain.factor())
    }

    /// Who dealt.
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Who names the trumps and plays alone.
    pub const fn caller(&self) -> Seat {
        self.dealer.right()
    }

    /// The trumps, once they are named.
    pub const fn trump(&self) -> Option<Suit> {
        self.trump
    }

    /// The packets that stay closed until the call.
    pub const fn second_packets(&self) -> &BySeat<CardSet> {
        &self.second
    }

    /// Whether snapszer was announced.
    pub const fn is_snapszer(&self) -> bool {
        self.snapszer
    }

    /// How the deal is doubled.
    pub const fn chain(&self) -> Chain {
        self.chain
    }

    /// The pairs shown: by whom, which suit, in which trick (counted from nought).
    pub fn melds(&self) -> &[(Seat, Suit, u8)] {
        &self.melds
    }

    /// What a side has brought home so far.
    pub const fn taken(&self, side: Side) -> &Taken {
        match side {
            Side::Declarer => &self.taken[0],
            Side::Defenders => &self.taken[1],
        }
    }

    pub(crate) fn taken_mut(&mut self, seat: Seat) -> &mut Taken {
        let side = usize::from(seat != self.caller());
        &mut self.taken[side]
    }

    /// How the deal was settled.
    pub fn settlement(&self) -> Option<&Settlement> {
        self.settlement.as_deref()
    }

    /// The cards that a seat may play now.
    pub fn allowed(&self, rules: &Ruleset, seat: Seat) -> CardSet {
        match self.trump {
            Some(trump) => self
                .trick()
                .allowed(self.hands()[seat], &trick_rules(rules, trump)),
            None => CardSet::EMPTY,
        }
    }
}

/// What decides over tricks with these trumps.
pub const fn trick_rules(rules: &Ruleset, trump: Suit) -> TrickRules {
    TrickRules {
        trump: Some(trump),
        order: Order::Trumps,
        overtake: rules.overtake,
    }
}

/// The points of a card (S1).
pub const fn points(card: Card) -> i32 {
    match card.rank() {
        Rank::Ace => 11,
        Rank::Ten => 10,
        Rank::King => 4,
        Rank::Over => 3,
        Rank::Under => 2,
        Rank::Nine | Rank::Eight | Rank::Seven => 0,
    }
}
