//! A deal: its state, the door through which requests come in, and the fold of what happened.

use jadoube_cards::{
    BySeat, Card, CardSet, Deck, Happenings, Order, Rank, Seat, Side, Suit, Trick, TrickRules,
};
use smallvec::{SmallVec, smallvec};

use crate::{
    Asked, Contract, Doubling, Due, Happened, KontraTiming, Outcome, Refused, Ruleset, Settlement,
    Suits, Taken,
};

/// What a request leads to: what happened, or why nothing did.
pub type Decided = Result<Happenings<Happened>, Refused>;

/// A deal of ulti, from the dealt cards to the settlement.
#[derive(Clone, Debug)]
pub struct Deal {
    pub(crate) dealer: Seat,
    pub(crate) hands: BySeat<CardSet>,
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
    /// How many turns each seat has had to speak.
    pub(crate) turns: BySeat<u8>,
    pub(crate) melds: BySeat<Suits>,
    pub(crate) trick: Trick,
    pub(crate) played: SmallVec<[Card; 30]>,
    pub(crate) winners: SmallVec<[Seat; 10]>,
    /// Whether all hands lie open.
    pub(crate) open: bool,
    /// What somebody proposes, until it is answered.
    pub(crate) claim: Option<Claim>,
    /// After how many tricks each seat last claimed, and showed the hand; nought for never.
    pub(crate) claimed: BySeat<u8>,
    pub(crate) settlement: Option<Box<Settlement>>,
    lay_first: bool,
    preplay: bool,
    kontra_limit: u8,
}

/// Where a deal stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Somebody bids, lays down or passes.
    Auction { turn: Seat, due: Due, passes: u8 },
    /// The declarer names the trumps.
    Trump,
    /// Kontra is said before the first card; whether the side that speaks has said something.
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
            hands,
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
            turns: BySeat([0; 3]),
            melds: BySeat([Suits::NONE; 3]),
            trick: Trick::new(first),
            played: SmallVec::new(),
            winners: SmallVec::new(),
            open: false,
            claim: None,
            claimed: BySeat([0; 3]),
            settlement: None,
            lay_first: rules.lay_first,
            preplay: rules.kontra_timing == KontraTiming::Preplay,
            kontra_limit: rules.kontra_limit,
        }
    }

    /// Decides a request: what happens, or why not. Changes nothing.
    pub fn decide(&self, rules: &Ruleset, seat: Seat, asked: &Asked) -> Decided {
        let (Some(turn), Some(due)) = (self.turn(), self.due()) else {
            // The session lets nothing through once the deal is settled.
            return Ok(Happenings::new());
        };
        if seat != turn {
            return Err(Refused::NotYourTurn { turn });
        }
        match (*asked, due) {
            (Asked::Take, Due::Take | Due::TakeOrPass) => self.take(rules, seat),
            (Asked::Pass, Due::Take) => Err(Refused::MustTake),
            (Asked::Pass, Due::TakeOrPass) => self.pass(rules, seat),
            (Asked::Bid { contract }, Due::Bid) => self.bid(rules, seat, contract),
            (Asked::Lay { cards }, Due::Lay) => self.lay(seat, cards),
            (Asked::NameTrump { suit }, Due::NameTrump) => self.name_trump(rules, suit),
            (Asked::Kontra { figure, against }, _) if self.may_speak() => {
                self.kontra(seat, figure, against)
            }
            (Asked::Stand, Due::Speak) => self.stand(rules, seat),
            (Asked::Play { card, melds }, Due::Play) => self.play(rules, seat, card, melds),
            (Asked::Claim { rest }, Due::Play) => self.claim(seat, rest),
            (Asked::Agree, Due::Answer) => Ok(self.agree(rules, seat)),
            (Asked::Disagree, Due::Answer) => Ok(smallvec![Happened::Disagreed { by: seat }]),
            _ => Err(Refused::AnotherAct { due }),
        }
    }

    /// Folds one happening in. Thinks no more.
    pub fn apply(&mut self, happened: &Happened) {
        match happened {
            Happened::CardPlayed { by, card } => {
                self.hands[*by].remove(*card);
                self.trick.play(*card);
                self.played.push(*card);
                self.turns[*by] = self.turns[*by].saturating_add(1);
            }
            Happened::TrickTaken { by } => {
                self.winners.push(*by);
                self.trick = Trick::new(*by);
            }
            Happened::TalonTaken { by } => {
                self.hands[*by] |= self.talon;
                self.auction.push((*by, Call::Took(self.talon)));
                self.talon = CardSet::EMPTY;
                let due = if self.lay_first { Due::Lay } else { Due::Bid };
                self.bidding(*by, due, 0);
            }
            Happened::BidMade { by, contract } => {
                self.auction.push((*by, Call::Bid(*contract)));
                self.standing = Some((*by, *contract));
                match self.lay_first {
                    true => self.bidding(by.right(), Due::TakeOrPass, 0),
                    false => self.bidding(*by, Due::Lay, 0),
                }
            }
            Happened::TalonLaid { by, cards } => {
                self.hands[*by] -= *cards;
                self.talon = *cards;
                self.auction.push((*by, Call::Laid(*cards)));
                match self.lay_first {
                    true => self.bidding(*by, Due::Bid, 0),
                    false => self.bidding(by.right(), Due::TakeOrPass, 0),
                }
            }
            Happened::Passed { by } => {
                self.auction.push((*by, Call::Passed));
                let passes = self.passes().saturating_add(1);
                self.bidding(by.right(), Due::TakeOrPass, passes);
            }
            Happened::AuctionWon { by, .. } => {
                self.start = self.hands;
                self.trick = Trick::new(*by);
                self.stage = Stage::Trump;
            }
            Happened::TrumpKnown { suit } => self.trump_known(*suit),
            Happened::KontraSaid {
                figure, against, ..
            } => {
                if let Some(doubling) = &mut self.doubling {
                    doubling.double(*figure, *against, self.turns);
                }
                if let Stage::Speaking { said, .. } = &mut self.stage {
                    *said = true;
                }
            }
            Happened::Stood { by } => self.stood(*by),
            Happened::PlayBegan => self.stage = Stage::Play,
            Happened::Melded { by, suits, .. } => self.melds[*by] = *suits,
            Happened::HandsOpened => self.open = true,
            Happened::Claimed { by, rest } => {
                self.claimed[*by] = self.winners.len() as u8;
                self.claim = Some(Claim {
                    by: *by,
                    rest: *rest,
                    asked: by.right(),
                });
            }
            Happened::Agreed { by } => {
                if let Some(claim) = &mut self.claim {
                    claim.asked = by.right();
                }
            }
            Happened::Disagreed { .. } => self.claim = None,
            Happened::DealSettled(settlement) => {
                self.settlement = Some(settlement.clone());
                self.stage = Stage::Settled;
            }
        }
    }

    /// Whether kontra can be said at all now.
    pub(crate) const fn may_speak(&self) -> bool {
        match self.stage {
            Stage::Speaking { .. } => true,
            Stage::Play => !self.preplay && self.claim.is_none(),
            _ => false,
        }
    }

    const fn bidding(&mut self, turn: Seat, due: Due, passes: u8) {
        self.stage = Stage::Auction { turn, due, passes };
    }

    pub(crate) const fn passes(&self) -> u8 {
        match self.stage {
            Stage::Auction { passes, .. } => passes,
            _ => 0,
        }
    }

    fn trump_known(&mut self, suit: Option<Suit>) {
        let Some((declarer, contract)) = self.standing else {
            return;
        };
        self.trump = Some(suit);
        let doubling = Doubling::new(contract, declarer, suit.is_some(), self.kontra_limit);
        self.doubling = Some(doubling);
        self.stage = match self.preplay {
            true => Stage::Speaking {
                turn: declarer.right(),
                said: false,
            },
            false => Stage::Play,
        };
    }

    /// The turn to speak goes round; the defenders speak as one side.
    fn stood(&mut self, by: Seat) {
        self.turns[by] = self.turns[by].saturating_add(1);
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

    /// Whose turn it is; nobody's when the deal is settled.
    pub fn turn(&self) -> Option<Seat> {
        match self.stage {
            Stage::Auction { turn, .. } | Stage::Speaking { turn, .. } => Some(turn),
            Stage::Trump => self.declarer(),
            Stage::Play => Some(match &self.claim {
                Some(claim) => claim.asked,
                None => self.trick.turn(),
            }),
            Stage::Settled => None,
        }
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

    /// The cards that each holds now.
    pub const fn hands(&self) -> &BySeat<CardSet> {
        &self.hands
    }

    /// The hands with which the play began.
    pub const fn start(&self) -> &BySeat<CardSet> {
        &self.start
    }

    /// The two cards in the middle.
    pub const fn talon(&self) -> CardSet {
        self.talon
    }

    /// The trick on the table.
    pub const fn trick(&self) -> &Trick {
        &self.trick
    }

    /// The cards in the order in which they were played.
    pub fn played(&self) -> &[Card] {
        &self.played
    }

    /// Who took each trick.
    pub fn winners(&self) -> &[Seat] {
        &self.winners
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
        for (index, (cards, winner)) in self.played.chunks_exact(3).zip(&self.winners).enumerate() {
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
        let leader = self.winners.get(8).copied().unwrap_or(declarer);
        let winner = self.winners.get(9).copied();
        let cards = self.played.iter().skip(27);
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
        for winner in &self.winners {
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
