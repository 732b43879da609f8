//! A trick: who leads, what may be played, who takes it.

use serde::{Deserialize, Serialize};

use crate::{Card, CardSet, Order, Seat, Suit};

/// What decides over tricks in a deal: the trump suit, the order of ranks, the duty to overtake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrickRules {
    /// The trump suit, if there is one.
    pub trump: Option<Suit>,
    /// How ranks follow each other.
    pub order: Order,
    /// Whether one must beat the card that is winning, if one can.
    pub overtake: bool,
}

/// A duty that a card would break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardDuty"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardDuty")
)]
#[serde(rename_all = "snake_case")]
pub enum Duty {
    /// The suit led must be followed.
    FollowSuit,
    /// The card that is winning must be beaten.
    Overtake,
    /// Void in the suit led, one must play a trump.
    PlayTrump,
    /// The trump that is winning must be beaten.
    Overtrump,
}

/// The cards on the table, in the order in which they were played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trick {
    leader: Seat,
    cards: [Option<Card>; 3],
}

impl Trick {
    /// An empty trick.
    pub const fn new(leader: Seat) -> Trick {
        Trick {
            leader,
            cards: [None; 3],
        }
    }

    /// Who leads to it.
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// How many cards lie on the table.
    pub const fn len(&self) -> usize {
        match self.cards {
            [None, ..] => 0,
            [_, None, _] => 1,
            [_, _, None] => 2,
            _ => 3,
        }
    }

    /// Whether nothing has been led.
    pub const fn is_empty(&self) -> bool {
        self.cards[0].is_none()
    }

    /// Whether all three have played.
    pub const fn is_full(&self) -> bool {
        self.cards[2].is_some()
    }

    /// Whose turn it is; the leader's again when the trick is full.
    pub const fn turn(&self) -> Seat {
        match self.len() {
            1 => self.leader.right(),
            2 => self.leader.left(),
            _ => self.leader,
        }
    }

    /// The cards in the order of play.
    pub fn cards(&self) -> impl Iterator<Item = Card> + Clone {
        self.cards.into_iter().flatten()
    }

    /// Puts the next card on the table. A full trick takes no more.
    pub fn play(&mut self, card: Card) {
        let next = self.len();
        if let Some(place) = self.cards.get_mut(next) {
            *place = Some(card);
        }
    }

    /// Seat and card that would take the trick as it lies.
    pub fn winning(&self, rules: &TrickRules) -> Option<(Seat, Card)> {
        let [led, second, third] = self.cards;
        let mut best = (self.leader, led?);
        if let Some(second) = second
            && beats(second, best.1, rules)
        {
            best = (self.leader.right(), second);
        }
        if let Some(third) = third
            && beats(third, best.1, rules)
        {
            best = (self.leader.left(), third);
        }
        Some(best)
    }

    /// The cards of a hand that may be played now.
    pub fn allowed(&self, hand: CardSet, rules: &TrickRules) -> CardSet {
        let (Some(led), Some((_, best))) = (self.cards[0], self.winning(rules)) else {
            return hand;
        };
        let follow = hand & CardSet::suit(led.suit());
        if !follow.is_empty() {
            let trumped = best.suit() != led.suit();
            return match rules.overtake && !trumped {
                true => or_else(higher(follow, best, rules.order), follow),
                false => follow,
            };
        }
        let Some(trump) = rules.trump else {
            return hand;
        };
        let trumps = hand & CardSet::suit(trump);
        let over = match rules.overtake && best.suit() == trump {
            true => higher(trumps, best, rules.order),
            false => CardSet::EMPTY,
        };
        or_else(over, or_else(trumps, hand))
    }

    /// The duty that a card of this hand would break, if any.
    pub fn broken(&self, card: Card, hand: CardSet, rules: &TrickRules) -> Option<Duty> {
        if self.allowed(hand, rules).has(card) {
            return None;
        }
        let led = self.cards[0]?.suit();
        let follows = !(hand & CardSet::suit(led)).is_empty();
        Some(match (follows, rules.trump == Some(card.suit())) {
            (true, _) if card.suit() != led => Duty::FollowSuit,
            (true, _) => Duty::Overtake,
            (false, true) => Duty::Overtrump,
            (false, false) => Duty::PlayTrump,
        })
    }
}

/// A trick as everybody saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardTrickSeen"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardTrickSeen")
)]
pub struct TrickSeen {
    /// Who led.
    pub leader: Seat,
    /// The cards in the order of play.
    pub cards: Vec<Card>,
    /// Who took it.
    pub winner: Option<Seat>,
}

/// The tricks of a deal so far: who led to the first, the cards as they were played, who took each.
pub fn tricks_seen(first: Seat, played: &[Card], winners: &[Seat]) -> Vec<TrickSeen> {
    let leaders = [first].into_iter().chain(winners.iter().copied());
    let tricks = played.chunks(3).zip(leaders).enumerate();
    let seen = tricks.map(|(index, (cards, leader))| TrickSeen {
        leader,
        cards: cards.to_vec(),
        winner: winners.get(index).copied(),
    });
    seen.collect()
}

/// Whether a card played later takes the trick from the best card so far.
pub fn beats(card: Card, best: Card, rules: &TrickRules) -> bool {
    if card.suit() == best.suit() {
        card.strength(rules.order) > best.strength(rules.order)
    } else {
        rules.trump == Some(card.suit())
    }
}

/// The cards of one suit that are stronger than another card of it.
fn higher(cards: CardSet, than: Card, order: Order) -> CardSet {
    if order == Order::Trumps {
        // In this order the bits of a suit rise with its strength.
        let above = (u32::MAX << than.index()) << 1;
        return cards & CardSet::from_bits(above);
    }
    let strength = than.strength(order);
    let stronger = |card: &Card| card.strength(order) > strength;
    cards.iter().filter(stronger).collect()
}

fn or_else(cards: CardSet, others: CardSet) -> CardSet {
    if cards.is_empty() { others } else { cards }
}
