//! What an announced snapszer tells about the caller's hand.
//!
//! Hands that can make it are rare, too rare to be met by dealing out at random; but so few cards are unseen that
//! every hand the caller may have can be looked at, and each weighs as much as he was likely to announce with it.

use jadoube_cards::practice::{Chance, Holder};
use jadoube_cards::{Card, CardSet, Rank, Suit};

use crate::points;

/// The ranks of snapszer, highest first.
const RANKS: [Rank; 6] = [
    Rank::Ace,
    Rank::Ten,
    Rank::King,
    Rank::Over,
    Rank::Under,
    Rank::Nine,
];
/// What the defenders add to a trick that the caller takes, on average.
const ADDED: f64 = 5.0;
/// The odds at which snapszer is as likely announced as not: seven to three.
const EXPECTED: f64 = 7.0 / 3.0;
/// How many numbers describe a hand.
const FEATURES: usize = 9;
/// The weights of [`features`], by logistic regression: 160,000 hands whose trumps were called on four cards, each
/// solved with open cards in twenty deals. On 40,000 others the squared error is 0.009 (0.091 by the mean alone).
const WEIGHTS: [f64; FEATURES] = [-1.45, 1.29, -1.36, 2.27, 1.33, -5.59, 1.70, 1.14, 1.35];

/// Hands that the caller may have, each with the weight of all up to it.
#[derive(Debug)]
pub struct Announced {
    hands: Vec<(CardSet, f64)>,
}

impl Announced {
    /// Every hand that the caller may have left of the unseen cards, after the cards that he played. Nothing where
    /// no hand fits.
    pub fn new(
        trump: Suit,
        unseen: CardSet,
        caller: &Holder,
        partner: &Holder,
        played: CardSet,
    ) -> Option<Announced> {
        let must = (caller.must | partner.never) & unseen;
        let may = unseen - must - caller.never - partner.must;
        let more = caller.size.checked_sub(must.len())?;
        let (mut hands, mut sum) = (Vec::new(), 0.0);
        each(may, more, must, &mut |hand| {
            sum += likely(hand | played, trump);
            hands.push((hand, sum));
        });
        (!hands.is_empty()).then_some(Announced { hands })
    }

    /// A hand, drawn by the weights.
    pub fn hand(&self, chance: &mut Chance) -> CardSet {
        let all = self.hands.last().map_or(0.0, |(_, sum)| *sum);
        let drawn = all * chance.fraction();
        let at = self.hands.partition_point(|(_, sum)| *sum <= drawn);
        let hand = self.hands.get(at).or_else(|| self.hands.last());
        hand.map_or(CardSet::EMPTY, |(hand, _)| *hand)
    }
}

/// Every way to take so many cards of a set to those that are taken.
fn each(mut of: CardSet, count: usize, taken: CardSet, found: &mut impl FnMut(CardSet)) {
    if count == 0 {
        return found(taken);
    }
    while of.len() >= count
        && let Some(card) = of.first()
    {
        of.remove(card);
        each(of, count - 1, taken | CardSet::from(card), found);
    }
}

/// How likely snapszer is announced with these eight cards, rising with the cube of the odds.
fn likely(hand: CardSet, trump: Suit) -> f64 {
    let made = chance(hand, trump);
    let lost = (1.0 - made) * EXPECTED;
    made.powi(3) / (made.powi(3) + lost.powi(3))
}

/// In which share of deals eight cards make snapszer against the best defence.
fn chance(hand: CardSet, trump: Suit) -> f64 {
    let features = features(hand, trump);
    let sum: f64 = WEIGHTS.iter().zip(features).map(|(w, x)| w * x).sum();
    1.0 / (1.0 + (-sum).exp())
}

/// What eight cards look like: tricks in trumps and beside them, points below and beyond 66, whether trumps are
/// drawn, the forty, aces.
fn features(hand: CardSet, trump: Suit) -> [f64; FEATURES] {
    let [mut trumps, mut plain, mut worth, mut drawn, mut aces] = [0.0; 5];
    for suit in Suit::ALL {
        let held = RANKS.map(|rank| hand.has(Card::new(suit, rank)));
        let run = held.iter().take_while(|held| **held).count();
        let count = held.iter().filter(|held| **held).count();
        let rest = gone(run, RANKS.len() - count);
        let mut tricks = 0.0;
        for (place, (rank, held)) in RANKS.into_iter().zip(held).enumerate() {
            if held {
                let share = if place < run { 1.0 } else { rest };
                tricks += share;
                worth += share * (f64::from(points(Card::new(suit, rank))) + ADDED);
            }
        }
        match suit == trump {
            true => (trumps, drawn) = (tricks, rest),
            false => {
                plain += tricks;
                aces += f64::from(u8::from(run > 0));
            }
        }
    }
    let pair = |suit: &Suit| hand.includes(CardSet::pair(*suit));
    let forty = pair(&trump);
    worth += match (forty, Suit::ALL.iter().any(pair)) {
        (true, _) => 40.0,
        (false, true) => 20.0,
        (false, false) => 0.0,
    };
    let beyond = (worth - 66.0) / 10.0;
    [
        1.0,
        trumps,
        plain,
        beyond.min(0.0),
        beyond.max(0.0),
        drawn,
        drawn * plain,
        f64::from(u8::from(forty)),
        aces,
    ]
}

/// How likely a run from the ace down takes away all cards of the suit that are out, so that the lower ones win as
/// well.
fn gone(run: usize, out: usize) -> f64 {
    match (run, out) {
        (run, out) if run >= out => 1.0,
        (1, 2) => 0.53,
        (2, 3) => 0.8,
        (2, 4) => 0.43,
        (3, 4) => 0.89,
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use jadoube_cards::kernel::{Lens, Searching as _};
    use jadoube_cards::{BySeat, Order, Seat};

    use super::*;
    use crate::Ruleset;
    use crate::solver::{Goal, Progress, Solver};

    /// How often the solver makes snapszer with this hand, in twenty deals.
    fn solved(solver: &mut Solver, hand: CardSet, trump: Suit, dice: &mut Chance) -> f64 {
        let lens = Lens::new(Seat::ALL[0], Some(trump), Order::Trumps);
        let made = (0..20).filter(|_| {
            let unseen = CardSet::PACK_24 - hand;
            let right = dice.cards(unseen, 8);
            let hands = BySeat([hand, right, unseen - right]);
            let position = lens.position(&hands, Seat::ALL[0], &[]);
            solver.allow(1_000_000);
            let (rules, progress) = (&Ruleset::GOD_2012, Progress::default());
            let made = solver.can(rules, &position, progress, Goal::Snapszer);
            made.expect("enough nodes")
        });
        made.count() as f64 / 20.0
    }

    #[test]
    fn chances_are_those_of_the_solver() {
        let (mut solver, mut dice) = (Solver::new(16), Chance::new(1));
        let (mut error, mut count) = (0.0, 0.0);
        for _ in 0..4_000 {
            let hand = dice.cards(CardSet::PACK_24, 8);
            let trump = Suit::ALL.into_iter().max_by_key(|suit| {
                let trumps = hand & CardSet::suit(*suit);
                trumps.len() as i32 * 12 + trumps.iter().map(points).sum::<i32>()
            });
            let trump = trump.expect("a suit");
            let solved = solved(&mut solver, hand, trump, &mut dice);
            error += (chance(hand, trump) - solved).powi(2);
            count += 1.0;
        }
        let error: f64 = error / count;
        assert!(error < 0.015, "{error}");
    }

    #[test]
    fn every_hand_that_fits_is_looked_at_once() {
        let cards = |codes: &str| -> CardSet {
            let cards = codes.split(' ').map(|code| code.parse().expect("a card"));
            cards.collect::<Vec<Card>>().into_iter().collect()
        };
        let own = cards("PX ZA ZX ZK TA TX TK M9");
        let played = cards("PA");
        let unseen = CardSet::PACK_24 - own - played;
        let caller = Holder {
            size: 7,
            never: cards("ML"),
            must: cards("PK"),
        };
        let partner = Holder {
            size: 8,
            never: cards("PF"),
            must: CardSet::EMPTY,
        };
        let announced = Announced::new(Suit::Hearts, unseen, &caller, &partner, played);
        let announced = announced.expect("hands that fit");
        let mut hands: Vec<u32> = announced
            .hands
            .iter()
            .map(|(hand, _)| hand.bits())
            .collect();
        hands.sort_unstable();
        hands.dedup();
        // Five of the twelve cards that may lie with either.
        assert_eq!((announced.hands.len(), hands.len()), (792, 792));
        let mut chance = Chance::new(1);
        for _ in 0..200 {
            let hand = announced.hand(&mut chance);
            assert!(
                hand.len() == 7
                    && hand.includes(cards("PK PF"))
                    && !hand.has(Card::new(Suit::Acorns, Rank::Under))
            );
        }
    }
}
