//! Taking the talon, bidding, laying down.

use jadoube_cards::kernel::{Lens, Searching as _};
use jadoube_cards::practice::{Level, Place, Stakes, Thinking, deal_out};
use jadoube_cards::{BySeat, Card, CardSet, Order, Rank, Seat, Suit};

use super::thumb::{self, Chances};
use super::{Plan, Player};
use crate::aims::game_needs;
use crate::solver::Goal;
use crate::{Contract, Ruleset, Suits, View};

/// Two cards to lay down, the trumps, and what the ten others are good for. Without trumps it is an idea
/// for betli.
#[derive(Clone, Copy, Debug)]
struct Idea {
    kept: CardSet,
    lay: CardSet,
    trump: Option<Suit>,
    chances: Chances,
}

/// How much is left of the chances that a hand seems to have, where a place hangs on them: a margin in
/// units says nothing there.
const FLATTERED: f64 = 0.94;

impl Player {
    /// Whether to take up the talon: the best that the hand promises against what the others get if
    /// they play on.
    pub(super) fn takes(
        &mut self,
        rules: &Ruleset,
        view: &View,
        hand: CardSet,
        stakes: &Stakes,
    ) -> bool {
        let Some((holder, standing)) = view.standing else {
            return true;
        };
        let worth = standing.value(rules);
        if worth >= Contract::highest(rules) {
            return false;
        }
        let tries = match self.level {
            Level::Simple => 1,
            Level::Middle => 4,
            Level::Strong => 10,
        };
        let margin = match self.level {
            Level::Simple => 2.5,
            Level::Middle => 1.5,
            Level::Strong => 1.0,
        };
        // What a net is worth, with a margin for hands that look better than they are.
        let worth_of = |net: f64| stakes.worth(stakes.seat(), net - margin / 2.0);
        let value = |chances: &Chances, contract: Contract| {
            let flattered = if stakes.are_units() { 1.0 } else { FLATTERED };
            scaled(chances, flattered).brings(rules, contract, stakes, &worth_of)
        };
        let contracts = Contract::all(rules);
        let mut sum = 0.0;
        for _ in 0..tries {
            let talon = match view.talon {
                // One's own talon holds no surprise.
                Some(talon) => talon,
                None => self.chance.cards(CardSet::PACK_32 - hand, 2),
            };
            let ideas = ideas(hand | talon, 1);
            let found = best(rules, &contracts, &ideas, worth, &value);
            sum += found.map_or_else(|| worth_of(-8.0), |(_, value)| value);
        }
        // A contract that stands is made two times out of three.
        let standing = |sign: f64| stakes.worth(holder, sign * f64::from(worth));
        let passing = 0.675 * standing(1.0) + 0.325 * standing(-1.0);
        sum / f64::from(tries) > passing
    }

    /// The best contract for twelve cards.
    pub(super) fn make_plan(
        &mut self,
        rules: &Ruleset,
        view: &View,
        cards: CardSet,
        stakes: &Stakes,
        thinking: Thinking<'_>,
    ) -> Plan {
        let standing = view
            .standing
            .map_or(0, |(_, contract)| contract.value(rules));
        let each = match self.level {
            Level::Simple | Level::Middle => 1,
            Level::Strong => 3,
        };
        let contracts = Contract::all(rules);
        let mut ideas = ideas(cards, each);
        let worth = |net: f64| stakes.worth(stakes.seat(), net);
        let value =
            |chances: &Chances, contract: Contract| chances.brings(rules, contract, stakes, &worth);
        let promise = |idea: &Idea| {
            let one = std::slice::from_ref(idea);
            best(rules, &contracts, one, standing, &value).map_or(f64::MIN, |(_, value)| value)
        };
        if self.level != Level::Simple {
            self.try_out(&promise, &mut ideas, thinking);
        }
        match best(rules, &contracts, &ideas, standing, &value) {
            Some(((idea, contract), _)) => Plan {
                cards,
                contract,
                lay: idea.lay,
                trump: contract.fixed_trump().unwrap_or(idea.trump),
            },
            // Nothing fits what is left of the ladder: the least that is legal, with any cards.
            None => Plan {
                cards,
                contract: contracts
                    .iter()
                    .copied()
                    .find(|one| one.value(rules) > standing)
                    .unwrap_or(Contract::SIMPLE),
                lay: cards.iter().take(2).collect(),
                trump: None,
            },
        }
    }

    /// Replaces thumb rules by what solving some worlds shows, for the ideas that look best.
    fn try_out(
        &mut self,
        promise: &dyn Fn(&Idea) -> f64,
        ideas: &mut Vec<Idea>,
        thinking: Thinking<'_>,
    ) {
        ideas.sort_by(|a, b| promise(b).total_cmp(&promise(a)));
        let (keep, worlds) = match self.level {
            Level::Strong => (6, 12),
            _ => (3, 4),
        };
        ideas.truncate(keep);
        let share = thinking.nodes / keep as u64;
        for idea in ideas {
            self.solver.allow(share.min(2_000_000));
            if let Some(chances) = self.sample(idea, worlds, thinking) {
                // What is solved with open cards is mixed with the thumb rule: few worlds, open cards.
                idea.chances = mixed(&idea.chances, &chances);
            }
        }
    }

    /// How often each figure is made in some worlds; nothing if not even one could be solved.
    fn sample(&mut self, idea: &Idea, worlds: u32, thinking: Thinking<'_>) -> Option<Chances> {
        let unseen = CardSet::PACK_32 - idea.kept - idea.lay;
        let half = Place {
            size: 10,
            ..Place::default()
        };
        let (mut sum, mut count) = (Chances::default(), 0.0);
        for _ in 0..worlds {
            if (thinking.stop)() {
                break;
            }
            let [right, left] = deal_out(unseen, &[half, half], &mut self.chance);
            let hands = BySeat([idea.kept, right, left]);
            let solved = match idea.trump {
                Some(trump) => self.solve(&hands, trump, idea.lay),
                None => self.solve_without(&hands),
            };
            let Some(solved) = solved else {
                break;
            };
            sum = added(&sum, &solved);
            count += 1.0;
        }
        (count > 0.0).then(|| scaled(&sum, 1.0 / count))
    }

    fn solve(&mut self, hands: &BySeat<CardSet>, trump: Suit, lay: CardSet) -> Option<Chances> {
        let me = Seat::ALL[0];
        let lens = Lens::new(me, Some(trump), Order::Trumps);
        let position = lens.position(hands, me, &[]);
        let hand = hands[me];
        let melds = |hand: CardSet| {
            let pairs = Suits::pairs(hand);
            i32::from(pairs.count()) * 20 + i32::from(pairs.has(trump)) * 20
        };
        let against = me.others().map(|seat| melds(hands[seat])).iter().sum();
        let game = Goal::Points(game_needs(melds(hand), against));
        let pairs = Suits::pairs(hand);
        let twenties = pairs.count() > u8::from(pairs.has(trump));
        let all_aces = (lay & CardSet::rank(Rank::Ace)).is_empty();
        let aces = (hand & CardSet::rank(Rank::Ace)).len() >= 3 && all_aces;
        let seven = hand.has(Card::new(trump, Rank::Seven));
        let long = (hand & CardSet::suit(trump)).len() >= 5;
        // What cannot be announced with such a hand is not asked for.
        let mut chance = |asked: bool, goal: Goal| match asked {
            true => self
                .solver
                .can(&position, goal)
                .ok()
                .map(|made| if made { 1.0 } else { 0.0 }),
            false => Some(0.0),
        };
        Some(Chances {
            game: chance(true, game)?,
            h40: chance(pairs.has(trump), Goal::Points(6))?,
            h20: chance(twenties, Goal::Points(8))?,
            aces: chance(aces, Goal::Aces)?,
            ulti: chance(seven, Goal::Ulti)?,
            durch: chance(long, Goal::Durchmars)?,
            betli: 0.0,
        })
    }

    fn solve_without(&mut self, hands: &BySeat<CardSet>) -> Option<Chances> {
        let me = Seat::ALL[0];
        let lens = Lens::new(me, None, Order::NoTrumps);
        let position = lens.position(hands, me, &[]);
        let made = self.solver.can(&position, Goal::Betli).ok()?;
        Some(Chances {
            betli: if made { 1.0 } else { 0.0 },
            ..Chances::default()
        })
    }
}

/// What can be done with twelve cards: for every trump suit, and for betli, the pairs to lay down that
/// leave the best ten by rules of thumb.
fn ideas(cards: CardSet, each: usize) -> Vec<Idea> {
    let mut ideas = Vec::new();
    for trump in Suit::ALL.into_iter().map(Some).chain([None]) {
        let mut of_trump = Vec::with_capacity(66);
        for first in cards {
            for second in cards.iter().filter(|second| *second > first) {
                let lay = CardSet::from(first) | CardSet::from(second);
                let kept = cards - lay;
                let chances = match trump {
                    Some(trump) => thumb::chances(kept, trump),
                    None => Chances {
                        betli: thumb::betli(kept),
                        ..Chances::default()
                    },
                };
                let idea = Idea {
                    kept,
                    lay,
                    trump,
                    chances,
                };
                of_trump.push((promise(&chances), idea));
            }
        }
        of_trump.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        ideas.extend(of_trump.into_iter().take(each).map(|(_, idea)| idea));
    }
    ideas
}

/// A rough number for ten cards, to choose what to lay down.
fn promise(chances: &Chances) -> f64 {
    chances.game
        + 2.0 * chances.h40
        + 2.0 * chances.h20
        + 2.0 * chances.ulti
        + 2.0 * chances.aces
        + 4.0 * chances.durch
        + 4.0 * chances.betli
}

/// The contract above what stands that is worth most by some measure, and how much.
fn best(
    rules: &Ruleset,
    contracts: &[Contract],
    ideas: &[Idea],
    standing: i32,
    value: &dyn Fn(&Chances, Contract) -> f64,
) -> Option<((Idea, Contract), f64)> {
    let mut best: Option<((Idea, Contract), f64)> = None;
    let higher = contracts.iter().filter(|one| one.value(rules) > standing);
    for contract in higher {
        for idea in ideas {
            let fits = match idea.trump {
                None => contract.is_betli(),
                trump => contract.allows(trump),
            };
            if !fits {
                continue;
            }
            let value = value(&idea.chances, *contract);
            if best.as_ref().is_none_or(|(_, most)| value > *most) {
                best = Some(((*idea, *contract), value));
            }
        }
    }
    best
}

/// Solved worlds count for more than the thumb rule, but they are few, and their cards lie open.
fn mixed(thumb: &Chances, solved: &Chances) -> Chances {
    added(&scaled(thumb, 0.25), &scaled(solved, 0.75))
}

fn added(a: &Chances, b: &Chances) -> Chances {
    Chances {
        game: a.game + b.game,
        h40: a.h40 + b.h40,
        h20: a.h20 + b.h20,
        aces: a.aces + b.aces,
        ulti: a.ulti + b.ulti,
        durch: a.durch + b.durch,
        betli: a.betli + b.betli,
    }
}

fn scaled(chances: &Chances, by: f64) -> Chances {
    Chances {
        game: chances.game * by,
        h40: chances.h40 * by,
        h20: chances.h20 * by,
        aces: chances.aces * by,
        ulti: chances.ulti * by,
        durch: chances.durch * by,
        betli: chances.betli * by,
    }
}
