//! Taking the talon, bidding, laying down.

use jadoube_cards::kernel::{Lens, Searching as _};
use jadoube_cards::practice::{Holder, Level, Stakes, Thinking, deal_out};
use jadoube_cards::{BySeat, Card, CardSet, Order, Rank, Seat, Suit};

use super::learnt;
use super::thumb::{self, Chances};
use super::{Plan, Player};
use crate::aims::game_needs;
use crate::solver::Goal;
use crate::{Contract, Figure, Ruleset, Suits, View};

/// Two cards to lay down, the trumps, and what the ten others are good for. Without trumps it is an idea
/// for betli.
#[derive(Clone, Copy, Debug)]
struct Idea {
    kept: CardSet,
    lay: CardSet,
    trump: Option<Suit>,
    chances: Chances,
}

/// How much what was learnt counts beside what solving some worlds shows. With 0.4 strong players make fewer than four
/// bids in five.
const LEARNT: f64 = 0.6;

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
            (*chances * flattered).brings(rules, contract, stakes, &worth_of)
        };
        let contracts = Contract::all(rules);
        let mut sum = 0.0;
        for _ in 0..tries {
            let talon = match view.talon {
                // One's own talon holds no surprise.
                Some(talon) => talon,
                None => self.chance.cards(CardSet::PACK_32 - hand, 2),
            };
            let ideas = self.ideas(hand | talon, 1);
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
        let mut ideas = self.ideas(cards, each);
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
                // Their cards lie open, and few worlds prove little.
                idea.chances = idea.chances * LEARNT + chances * (1.0 - LEARNT);
            }
        }
    }

    /// How often each figure is made in some worlds; nothing if not even one could be solved.
    fn sample(&mut self, idea: &Idea, worlds: u32, thinking: Thinking<'_>) -> Option<Chances> {
        let unseen = CardSet::PACK_32 - idea.kept - idea.lay;
        let half = Holder {
            size: 10,
            ..Holder::default()
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
            sum = sum + solved;
            count += 1.0;
        }
        (count > 0.0).then(|| sum * (1.0 / count))
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
        let durch = chance(long, Goal::Durchmars)?;
        Some(Chances {
            game: chance(true, game)?,
            h40: chance(pairs.has(trump), Goal::Points(6))?,
            h20: chance(twenties, Goal::Points(8))?,
            aces: chance(aces, Goal::Aces)?,
            ulti: chance(seven, Goal::Ulti)?,
            durch,
            spread_durch: durch,
            ..Chances::default()
        })
    }

    fn solve_without(&mut self, hands: &BySeat<CardSet>) -> Option<Chances> {
        let me = Seat::ALL[0];
        let lens = Lens::new(me, None, Order::NoTrumps);
        let position = lens.position(hands, me, &[]);
        let made = self.solver.can(&position, Goal::Betli).ok()?;
        let betli = if made { 1.0 } else { 0.0 };
        Some(Chances {
            betli,
            spread_betli: betli,
            ..Chances::default()
        })
    }
}

/// What ten cards are good for, by some rule.
type Judged = fn(CardSet, Option<Suit>) -> Chances;

fn by_thumb(kept: CardSet, trump: Option<Suit>) -> Chances {
    trump.map_or_else(
        || thumb::betli_chances(kept),
        |trump| thumb::chances(kept, trump),
    )
}

fn by_learning(kept: CardSet, trump: Option<Suit>) -> Chances {
    trump.map_or_else(|| learnt::betli(kept), |trump| learnt::chances(kept, trump))
}

impl Player {
    /// What can be done with twelve cards, as the level judges.
    fn ideas(&self, cards: CardSet, each: usize) -> Vec<Idea> {
        let judged = match self.level {
            Level::Simple => by_thumb,
            Level::Middle | Level::Strong => by_learning,
        };
        ideas(cards, each, judged)
    }
}

/// What can be done with twelve cards: for every trump suit, and for betli, the pairs to lay down that
/// leave the best ten by rules of thumb; what these are good for is judged by the rule.
fn ideas(cards: CardSet, each: usize, judged: Judged) -> Vec<Idea> {
    let mut ideas = Vec::new();
    for trump in Suit::ALL.into_iter().map(Some).chain([None]) {
        let mut of_trump = Vec::with_capacity(66);
        for first in cards {
            for second in cards.iter().filter(|second| *second > first) {
                let lay = CardSet::from(first) | CardSet::from(second);
                let kept = cards - lay;
                of_trump.push((promise(&by_thumb(kept, trump)), kept, lay));
            }
        }
        of_trump.sort_by(|(a, ..), (b, ..)| b.total_cmp(a));
        let best = of_trump.into_iter().take(each);
        ideas.extend(best.map(|(_, kept, lay)| Idea {
            kept,
            lay,
            trump,
            chances: judged(kept, trump),
        }));
    }
    ideas
}

/// A contract that is tried out to learn how often it is made.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// The contract.
    pub contract: Contract,
    /// The two cards to lay down.
    pub lay: CardSet,
    /// The trumps, or none.
    pub trump: Option<Suit>,
    /// The figure that is learnt about.
    pub figure: Figure,
    /// What the ten other cards look like to the model.
    pub features: learnt::Features,
}

/// What could be tried with twelve cards: every figure alone that the hand allows for.
pub fn trials(cards: CardSet) -> Vec<Trial> {
    let mut trials = Vec::new();
    for idea in ideas(cards, 1, by_thumb) {
        for figure in Figure::ALL {
            let thumb = idea.chances.of(figure);
            let red = idea.trump == Some(Suit::Hearts);
            let contract = Contract::new([figure].into_iter().collect(), red, false);
            let (Ok(contract), true) = (contract, thumb > 0.05) else {
                continue;
            };
            let fits = match idea.trump {
                None => contract.is_betli(),
                trump => contract.allows(trump),
            };
            if fits {
                trials.push(Trial {
                    contract,
                    lay: idea.lay,
                    trump: contract.fixed_trump().unwrap_or(idea.trump),
                    figure,
                    features: match idea.trump {
                        Some(trump) => learnt::features(idea.kept, trump, thumb),
                        None => learnt::betli_features(idea.kept, thumb),
                    },
                });
            }
        }
    }
    trials
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
