//! Practice players at three levels. They see what a seat sees, a [`View`], and nothing else; chance comes
//! from a seed, and thinking has a limit that the caller sets.

mod bidding;
mod known;
mod learnt;
mod playing;
mod thumb;

use jadoube_cards::practice::{self, Chance, Level, Score, Stakes, Thinking};
use jadoube_cards::{CardSet, DealView as _, Suit};

pub use bidding::{Trial, trials};
pub use learnt::{FEATURES, Features};

use crate::solver::Solver;
use crate::{Asked, Contract, Deal, Due, Ruleset, Suits, View};

/// How far a deal drives two players apart by the ledger, on average.
const SWING: f64 = 60.0;

/// A practice player, with what he remembers within a deal.
#[derive(Debug)]
pub struct Player {
    level: Level,
    chance: Chance,
    solver: Solver,
    plan: Option<Plan>,
    never_doubles: bool,
}

/// What a bidder has in mind: the contract, the two cards to lay down, the trumps.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Plan {
    /// The twelve cards that it was made for.
    cards: CardSet,
    contract: Contract,
    lay: CardSet,
    trump: Option<Suit>,
}

impl practice::Player<Deal> for Player {
    fn new(level: Level, seed: u64) -> Player {
        Player {
            level,
            chance: Chance::new(seed),
            solver: Solver::new(if level == Level::Simple { 12 } else { 16 }),
            plan: None,
            never_doubles: false,
        }
    }

    fn never_doubling(mut self) -> Player {
        self.never_doubles = true;
        self
    }

    fn act(
        &mut self,
        rules: &Ruleset,
        view: &View,
        score: &Score,
        thinking: Thinking<'_>,
    ) -> Option<Asked> {
        let (seat, hand) = view.acting()?;
        let stakes = self.level.stakes(score, seat, SWING);
        Some(match view.due? {
            Due::Take => Asked::Take,
            Due::TakeOrPass => match self.takes(rules, view, hand, &stakes) {
                true => Asked::Take,
                false => Asked::Pass,
            },
            Due::Bid => Asked::Bid {
                contract: self.planned(rules, view, hand, &stakes, thinking).contract,
            },
            Due::Lay => Asked::Lay {
                cards: self.planned(rules, view, hand, &stakes, thinking).lay,
            },
            Due::NameTrump => Asked::NameTrump {
                suit: self.trump(view, hand),
            },
            Due::Speak => match self.doubles(rules, view, &stakes, thinking) {
                Some(asked) => asked,
                None => Asked::Stand,
            },
            Due::Answer => match self.agrees(rules, view, seat, thinking) {
                Some(true) => Asked::Agree,
                _ => Asked::Disagree,
            },
            Due::Play => match self.doubles(rules, view, &stakes, thinking) {
                Some(asked) => asked,
                None => self.play(rules, view, hand, &stakes, thinking),
            },
        })
    }
}

impl Player {
    /// The plan for the twelve cards in hand, made once for each time that they are taken up.
    fn planned(
        &mut self,
        rules: &Ruleset,
        view: &View,
        hand: CardSet,
        stakes: &Stakes,
        thinking: Thinking<'_>,
    ) -> Plan {
        let standing = view
            .standing
            .map_or(0, |(_, contract)| contract.value(rules));
        let announced = view
            .standing
            .is_some_and(|(seat, _)| view.viewer == Some(seat));
        let holds = |plan: &Plan| {
            let cards = plan.cards == hand || plan.cards - plan.lay == hand;
            let value = plan.contract.value(rules);
            cards
                && (value > standing
                    || announced && value == standing && view.due == Some(Due::Lay))
        };
        match self.plan.filter(holds) {
            Some(plan) => plan,
            None => {
                let plan = self.make_plan(rules, view, hand, stakes, thinking);
                self.plan = Some(plan);
                plan
            }
        }
    }

    /// The trumps planned; whoever forgot them names the longest suit.
    fn trump(&self, view: &View, hand: CardSet) -> Option<Suit> {
        let contract = view.standing.map(|(_, contract)| contract);
        let allowed = |trump: Option<Suit>| contract.is_some_and(|one| one.allows(trump));
        match self
            .plan
            .filter(|plan| plan.cards.includes(hand) && allowed(plan.trump))
        {
            Some(plan) => plan.trump,
            None => Suit::ALL
                .into_iter()
                .filter(|suit| allowed(Some(*suit)))
                .max_by_key(|suit| (hand & CardSet::suit(*suit)).len()),
        }
    }

    fn play(
        &mut self,
        rules: &Ruleset,
        view: &View,
        hand: CardSet,
        stakes: &Stakes,
        thinking: Thinking<'_>,
    ) -> Asked {
        let trump = view.trump.flatten();
        let melds = match trump.is_some() && hand.len() == 10 {
            true => Suits::pairs(hand),
            false => Suits::NONE,
        };
        let card = self.choose_card(rules, view, stakes, thinking);
        Asked::Play { card, melds }
    }
}
