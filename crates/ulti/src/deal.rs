//! A deal: its state, and what follows from it.

use jadoube_cards::{
    BySeat, Card, CardSet, Deck, Game as _, Happenings, Order, Plays, Rank, Seat, Side, Suit,
    TrickRules,
};
use smallvec::SmallVec;

use crate::{
    Contract, Doubling, Due, Happened, KontraTiming, Outcome, Refused, Ruleset, Settlement,
    SpreadOpen, Suits, Taken,
};

/// What a request leads to: what happened, or why nothing did.
pub type Decided = Result<Happenings<Happened>, Refused>;

/// A deal of ulti, from the dealt cards to the settlement.
#[derive(Clone, Debug)]
pub struct Deal {
    pub(crate) dealer: Seat,
    pub(crate) plays: Plays,
    /// The two cards in the middle; none while a bidder holds them.
    pub(crate) talon: CardSet,
    pub(crate) stage: Stage,
    pub(crate) auction: SmallVec<[(Seat, Call); 8]>,
    /// The bid that stands.
    pub(crate) standing: Option<(Seat, Contract)>,
    /// The hands with which the play begins.
    pub(crate) start: BySeat<CardSet>,
    /// The trumps, once they are known.
    pub(crate) trump: Option<Option<Suit>>,
    pub(crate) doubling: Option<Doubling>,
    pub(crate) melds: BySeat<Suits>,
    /// Whether all hands lie open.
    pub(crate) open: bool,
    /// What somebody proposes, until it is answered.
    pub(crate) claim: Option<Claim>,
    /// After how many tricks each seat last claimed, and showed the hand; nought for never.
    pub(crate) claimed: BySeat<u8>,
    pub(crate) settlement: Option<Box<Settlement>>,
    pub(crate) lay_first: bool,
    preplay: bool,
    /// Whether hands that lie open end all doubling.
    pub(crate) closed: bool,
    opens_at_once: bool,
    kontra_limit: u8,
}

/// Where a deal stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Somebody bids, lays down or passes.
    Auction { turn: Seat, due: Due, passes: u8 },
    /// The declarer names the trumps.
    Trump,
    /// Kontra is said before the first card, or answered before hands are opened; whether the side that speaks has
    /// said something.
    Speaking { turn: Seat, said: bool },
    /// Cards are played.
    Play,
    /// All is written down.
    Settled,
}

/// All tricks that are left are to go to one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Claim {
    pub by: Seat,
    pub rest: Side,
    /// Who is asked now: first the neighbour on the right, then the other.
    pub asked: Seat,
}

/// What was done in the auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Call {
    /// The talon was taken up, with these cards.
    Took(CardSet),
    Bid(Contract),
    Laid(CardSet),
    Passed,
}

impl Deal {
    /// The cards as they are dealt (U2): five at a time with the talon after the first round, or
    /// ten at a time after a knock; the dealer's right-hand neighbour first.
    pub fn new(rules: &Ruleset, dealer: Seat, deck: &Deck, knocked: bool) -> Deal {
        let packets: &[(usize, usize)] = match knocked {
            true => &[(0, 10), (1, 10), (2, 10), (3, 2)],
            false => &[(0, 5), (1, 5), (2, 5), (3, 2), (0, 5), (1, 5), (2, 5)],
        };
        let mut cards = deck.0.iter().copied();
        let mut piles = [CardSet::EMPTY; 4];
        for (pile, count) in packets {
            piles[*pile] |= cards.by_ref().take(*count).collect();
        }
        let first = dealer.right();
        let mut hands = BySeat([CardSet::EMPTY; 3]);
        for (seat, pile) in first.round().into_iter().zip(piles) {
            hands[seat] = pile;
        }
        Deal {
            dealer,
            plays: Plays::new(hands, first),
            talon: piles[3],
            stage: Stage::Auction {
                turn: first,
                due: Due::Take,
                passes: 0,
            },
            auction: SmallVec::new(),
            standing: None,
            start: hands,
            trump: None,
            doubling: None,
            melds: BySeat([Suits::NONE; 3]),
            open: false,
            claim: None,
            claimed: BySeat([0; 3]),
            settlement: None,
            lay_first: rules.lay_first,
            preplay: rules.kontra_timing == KontraTiming::Preplay,
            closed: !rules.open_kontra,
            opens_at_once: rules.spread_open == SpreadOpen::AtOnce,
            kontra_limit: rules.kontra_limit,
        }
    }

    /// Whether kontra can be said at all now.
    pub(crate) const fn may_speak(&self) -> bool {
        match self.stage {
            Stage::Speaking { .. } => true,
            Stage::Play => !self.preplay && self.claim.is_none() && !(self.closed && self.open),
            _ => false,
        }
    }

    pub(crate) const fn bidding(&mut self, turn: Seat, due: Due, passes: u8) {
        self.stage = Stage::Auction { turn, due, passes };
    }

    pub(crate) const fn passes(&self) -> u8 {
        match self.stage {
            Stage::Auction { passes, .. } => passes,
            _ => 0,
        }
    }

    pub(crate) fn trump_known(&mut self, suit: Option<Suit>) {
        let Some((declarer, contract)) = self.standing else {
            return;
        };
        self.trump = Some(suit);
        let doubling = Doubling::new(contract, declarer, suit.is_some(), self.kontra_limit);
        self.doubling = Some(doubling);
        self.stage = match self.preplay || self.speaks_before_opening(contract) {
            true => Stage::Speaking {
                turn: declarer.right(),
                said: false,
            },
            false => Stage::Play,
        };
    }

    /// Whether hands are opened before the first card, so that all doubling comes before.
    const fn speaks_before_opening(&self, contract: Contract) -> bool {
        self.closed && self.opens_at_once && contract.is_spread()
    }

    /// The turn to speak goes round; the defenders speak as one side.
    pub(crate) fn stood(&mut self, by: Seat) {
        self.plays.spoke(by);
        if let Stage::Speaking { said, .. } = self.stage {
            let same_side = Some(by.left()) == self.declarer();
            self.stage = Stage::Speaking {
                turn: by.right(),
                said: said && same_side,
            };
        }
    }

    /// Who dealt.
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// What the seat to act is to do.
    pub const fn due(&self) -> Option<Due> {
        match self.stage {
            Stage::Auction { due, .. } => Some(due),
            Stage::Trump => Some(Due::NameTrump),
            Stage::Speaking { .. } => Some(Due::Speak),
            Stage::Play if self.claim.is_some() => Some(Due::Answer),
            Stage::Play => Some(Due::Play),
            Stage::Settled => None,
        }
    }

    /// Whether the auction is over.
    pub const fn is_auction_over(&self) -> bool {
        !matches!(self.stage, Stage::Auction { .. })
    }

    /// Who holds the bid that stands; after the auction, who plays alone.
    pub fn declarer(&self) -> Option<Seat> {
        self.standing.map(|(seat, _)| seat)
    }

    /// The bid that stands.
    pub fn contract(&self) -> Option<Contract> {
        self.standing.map(|(_, contract)| contract)
    }

    /// The trumps, once they are known.
    pub const fn trump(&self) -> Option<Option<Suit>> {
        self.trump
    }

    /// The hands with which the play began.
    pub const fn start(&self) -> &BySeat<CardSet> {
        &self.start
    }

    /// The two cards in the middle.
    pub const fn talon(&self) -> CardSet {
        self.talon
    }

    /// Whether everybody sees this hand: all lie open, or the player has claimed.
    pub const fn is_shown(&self, seat: Seat) -> bool {
        self.open || self.claimed.0[seat.index()] > 0
    }

    /// Who proposes that all tricks that are left go to which side; it stays where all agreed.
    pub fn claim_made(&self) -> Option<(Seat, Side)> {
        self.claim.map(|claim| (claim.by, claim.rest))
    }

    /// Whether all hands were laid open.
    pub const fn is_open(&self) -> bool {
        self.open
    }

    /// What was doubled.
    pub const fn doubling(&self) -> Option<&Doubling> {
        self.doubling.as_ref()
    }

    /// What each announced with the first card.
    pub const fn melds(&self) -> &BySeat<Suits> {
        &self.melds
    }

    /// How the deal was settled.
    pub fn settlement(&self) -> Option<&Settlement> {
        self.settlement.as_deref()
    }

    /// What decides over tricks.
    pub fn trick_rules(&self) -> TrickRules {
        trick_rules(self.trump.flatten())
    }

    /// What both sides have brought home so far.
    pub fn outcome(&self) -> Outcome {
        let mut outcome = Outcome::default();
        let (Some(declarer), Some(trump)) = (self.declarer(), self.trump.flatten()) else {
            return self.tricks_only();
        };
        let seven = Card::new(trump, Rank::Seven);
        for (index, (cards, winner)) in self
            .played()
            .chunks_exact(3)
            .zip(self.winners())
            .enumerate()
        {
            let alone = *winner == declarer;
            let taken = match alone {
                true => &mut outcome.declarer,
                false => &mut outcome.defenders,
            };
            let trick: CardSet = cards.iter().copied().collect();
            taken.tricks += 1;
            taken.card_points += points(trick);
            taken.aces += (trick & CardSet::rank(Rank::Ace)).len() as u8;
            if index == 9 {
                taken.card_points += 10;
                self.last_trick(&mut outcome, declarer, seven);
            }
        }
        outcome.defenders.card_points += points(self.talon);
        for (seat, suits) in self.melds.iter() {
            let taken = match seat == declarer {
                true => &mut outcome.declarer,
                false => &mut outcome.defenders,
            };
            taken.forty |= suits.has(trump);
            taken.twenties += suits.count() - u8::from(suits.has(trump));
        }
        outcome
    }

    /// The seven of trumps in the last trick: won with, or lost.
    fn last_trick(&self, outcome: &mut Outcome, declarer: Seat, seven: Card) {
        let leader = self.winners().get(8).copied().unwrap_or(declarer);
        let winner = self.winners().get(9).copied();
        let cards = self.played().iter().skip(27);
        for (seat, card) in leader.round().into_iter().zip(cards) {
            if *card != seven {
                continue;
            }
            let taken: &mut Taken = match seat == declarer {
                true => &mut outcome.declarer,
                false => &mut outcome.defenders,
            };
            taken.ulti = Some(seat) == winner;
            taken.seven_lost = !taken.ulti;
        }
    }

    /// Without trumps only tricks count.
    fn tricks_only(&self) -> Outcome {
        let mut outcome = Outcome::default();
        for winner in self.winners() {
            match Some(*winner) == self.declarer() {
                true => outcome.declarer.tricks += 1,
                false => outcome.defenders.tricks += 1,
            }
        }
        outcome
    }
}

/// What decides over tricks with these trumps, or none.
pub fn trick_rules(trump: Option<Suit>) -> TrickRules {
    TrickRules {
        trump,
        order: match trump {
            Some(_) => Order::Trumps,
            None => Order::NoTrumps,
        },
        overtake: true,
    }
}

/// Ten for each ace and ten.
pub(crate) fn points(cards: CardSet) -> i32 {
    let counting = CardSet::rank(Rank::Ace) | CardSet::rank(Rank::Ten);
    (cards & counting).len() as i32 * 10
}
