//! Practice players at three levels. They see what a seat sees, a [`View`], and nothing else; chance comes
//! from a seed, and thinking has a limit that the caller sets.

mod announced;

use jadoube_cards::kernel::{Lens, Position, Searching as _};
use jadoube_cards::practice::{
    self, Chance, Holder, Level, Score, Stakes, Thinking, best_card, deal_out, shown_by_play,
};
use jadoube_cards::{
    BySeat, Card, CardSet, Chain, DealView as _, Order, Rank, Seat, Suit, Trick, beats,
};

use announced::Announced;

use crate::solver::{Goal, Progress, Solver};
use crate::{Asked, Deal, Ruleset, View, points, trick_rules};

/// With open cards defenders find what they would not find at the table: the caller wins so much more often.
const FOUND: f64 = 0.08;
/// How often a caller who wins answers a kontra, and how often one who does not.
const ANSWERS: [f64; 2] = [0.8, 0.05];
/// How much likelier it is that a deal is doubled where the caller loses than where he wins.
const DOUBLED: f64 = 3.0;

/// How far a deal drives two players apart by the ledger, on average.
const SWING: f64 = 10.0;

/// A practice player.
#[derive(Debug)]
pub struct Player {
    level: Level,
    chance: Chance,
    solver: Solver,
    never_doubles: bool,
}

impl practice::Player<Deal> for Player {
    fn new(level: Level, seed: u64) -> Player {
        Player {
            level,
            chance: Chance::new(seed),
            solver: Solver::new(if level == Level::Simple { 4 } else { 16 }),
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
        let Some(trump) = view.trump else {
            return Some(Asked::Call {
                trump: self.call(rules, hand, &stakes, thinking),
            });
        };
        let table = Table::new(view, seat, hand, trump);
        if let Some(ready) = table.ready() {
            return Some(ready);
        }
        let said = self.announces(rules, view, &table, &stakes, thinking);
        Some(said.unwrap_or_else(|| {
            let card = self.choose_card(rules, view, &table, &stakes, thinking);
            Asked::Play {
                card,
                meld: table.shows(card),
            }
        }))
    }
}

/// What a seat sees of a deal in play.
struct Table<'a> {
    view: &'a View,
    me: Seat,
    hand: CardSet,
    trump: Suit,
    trick: Trick,
}

impl<'a> Table<'a> {
    fn new(view: &'a View, me: Seat, hand: CardSet, trump: Suit) -> Table<'a> {
        Table {
            view,
            me,
            hand,
            trump,
            trick: view.trick(me),
        }
    }

    /// "Kész", as soon as it is right: with open eyes it never pays to wait.
    fn ready(&self) -> Option<Asked> {
        let taken = match self.me == self.view.caller {
            true => &self.view.own,
            false => &self.view.others,
        };
        if !self.trick.is_empty() || taken.tricks == 0 {
            return None;
        }
        if taken.points() >= 66 {
            return Some(Asked::Ready { meld: None });
        }
        let pairs = Suit::ALL.into_iter();
        let pairs = pairs.filter(|suit| self.hand.includes(CardSet::pair(*suit)));
        let best = pairs.max_by_key(|suit| *suit == self.trump)?;
        let worth = if best == self.trump { 40 } else { 20 };
        (taken.points() + worth >= 66).then_some(Asked::Ready { meld: Some(best) })
    }

    /// Whether leading this card shows a pair.
    fn shows(&self, card: Card) -> bool {
        let pair = CardSet::pair(card.suit());
        self.trick.is_empty() && pair.has(card) && self.hand.includes(pair)
    }

    fn progress(&self) -> Progress {
        let sides = [&self.view.own, &self.view.others];
        Progress {
            points: sides.map(|taken| taken.card_points + taken.melds),
            tricks: sides.map(|taken| taken.tricks > 0),
        }
    }

    fn lens(&self) -> Lens {
        Lens::new(self.view.caller, Some(self.trump), Order::Trumps)
    }

    fn position(&self, hands: &BySeat<CardSet>) -> Position {
        let cards: Vec<Card> = self.trick.cards().collect();
        self.lens().position(hands, self.trick.leader(), &cards)
    }

    /// The places of the unseen cards: right-hand neighbour, left-hand neighbour.
    fn places(&self, rules: &Ruleset) -> (CardSet, [Holder; 2]) {
        let unseen = CardSet::PACK_24 - self.hand - self.view.cards_played();
        let tricks = self
            .view
            .tricks
            .iter()
            .map(|trick| (trick.leader, trick.cards.as_slice()));
        let never = shown_by_play(tricks, &trick_rules(rules, self.trump));
        let places = self.me.others().map(|seat| {
            // The other card of a pair that was shown.
            let shown = self.view.melds.iter().filter(|(by, _, _)| *by == seat);
            let shown = shown.fold(CardSet::EMPTY, |all, (_, suit, _)| {
                all | CardSet::pair(*suit)
            });
            Holder {
                size: usize::from(self.view.sizes[seat]),
                never: never[seat],
                must: shown & unseen,
            }
        });
        (unseen, places)
    }

    /// Ways in which the cards may lie. With `reads` the caller is taken to have had a reason for what he said.
    fn worlds(&self, rules: &Ruleset, reads: bool) -> Worlds<'_> {
        let (unseen, places) = self.places(rules);
        let reads = reads && self.me != self.view.caller;
        let announced = match reads && self.view.snapszer {
            true => {
                let [right, left] = &places;
                let (caller, partner) = match self.view.caller == self.me.right() {
                    true => (right, left),
                    false => (left, right),
                };
                let played = self.view.played_by(self.view.caller);
                Announced::new(self.trump, unseen, caller, partner, played)
            }
            false => None,
        };
        Worlds {
            table: self,
            unseen,
            places,
            tries: match reads {
                true => 5usize.saturating_sub(self.view.tricks.len()).max(1),
                false => 1,
            },
            announced,
        }
    }
}

/// Ways in which the cards may lie, as a seat sees a deal.
struct Worlds<'a> {
    table: &'a Table<'a>,
    unseen: CardSet,
    places: [Holder; 2],
    /// Of so many worlds the one in which the caller's trumps are best is taken: he had a reason for the call.
    tries: usize,
    /// The hands that the caller may have if he announced snapszer.
    announced: Option<Announced>,
}

impl Worlds<'_> {
    fn draw(&self, chance: &mut Chance) -> BySeat<CardSet> {
        let caller = self.table.view.caller;
        if let Some(announced) = &self.announced {
            let own = announced.hand(chance);
            let rest = self.unseen - own;
            return BySeat::new(|seat| match seat {
                seat if seat == self.table.me => self.table.hand,
                seat if seat == caller => own,
                _ => rest,
            });
        }
        let trumps = |hands: &BySeat<CardSet>| {
            let trumps = hands[caller] & CardSet::suit(self.table.trump);
            trumps.len() as i32 * 12 + trumps.iter().map(points).sum::<i32>()
        };
        let worlds = (0..self.tries).map(|_| self.any(chance));
        worlds.max_by_key(trumps).unwrap_or_default()
    }

    fn any(&self, chance: &mut Chance) -> BySeat<CardSet> {
        let [right, left] = deal_out(self.unseen, &self.places, chance);
        let mut hands = BySeat([CardSet::EMPTY; 3]);
        hands[self.table.me] = self.table.hand;
        hands[self.table.me.right()] = right;
        hands[self.table.me.left()] = left;
        hands
    }
}

impl Player {
    /// The trumps, on four cards.
    fn call(
        &mut self,
        rules: &Ruleset,
        hand: CardSet,
        stakes: &Stakes,
        thinking: Thinking<'_>,
    ) -> Suit {
        let thumb = |suit: &Suit| {
            let cards = hand & CardSet::suit(*suit);
            let pair = i32::from(cards.includes(CardSet::pair(*suit)));
            cards.len() as i32 * 12 + cards.iter().map(points).sum::<i32>() + pair * 20
        };
        let by_thumb = Suit::ALL
            .into_iter()
            .max_by_key(thumb)
            .unwrap_or(Suit::Hearts);
        let worlds = match self.level {
            Level::Simple => return by_thumb,
            Level::Middle => 4,
            Level::Strong => 24,
        };
        let worth = |units: i32| stakes.worth(stakes.seat(), f64::from(units)) / 2.0;
        self.solver.allow(thinking.nodes.min(4_000_000));
        let mut sums = Suit::ALL.map(|suit| f64::from(thumb(&suit)) * 0.005);
        'worlds: for _ in 0..worlds {
            let eight = Holder {
                size: 8,
                ..Holder::default()
            };
            let four = Holder {
                size: 4,
                ..Holder::default()
            };
            let unseen = CardSet::PACK_24 - hand;
            let [own, right, left] = deal_out(unseen, &[four, eight, eight], &mut self.chance);
            let hands = BySeat([hand | own, right, left]);
            let mut values = [0.0; 4];
            for (suit, value) in Suit::ALL.into_iter().zip(&mut values) {
                // A suit without cards is never called.
                if (hand & CardSet::suit(suit)).is_empty() {
                    *value = worth(-3);
                    continue;
                }
                let lens = Lens::new(Seat::ALL[0], Some(suit), Order::Trumps);
                let position = lens.position(&hands, Seat::ALL[0], &[]);
                match self.solver.units(rules, &position, Progress::default()) {
                    Ok(units) if !(thinking.stop)() => *value = worth(units),
                    _ => break 'worlds,
                }
            }
            for (sum, value) in sums.iter_mut().zip(values) {
                *sum += value;
            }
        }
        let best = Suit::ALL
            .into_iter()
            .zip(sums)
            .max_by(|a, b| a.1.total_cmp(&b.1));
        best.map_or(by_thumb, |(suit, _)| suit)
    }

    /// Snapszer or kontra, where the chance of success is good enough.
    fn announces(
        &mut self,
        rules: &Ruleset,
        view: &View,
        table: &Table<'_>,
        stakes: &Stakes,
        thinking: Thinking<'_>,
    ) -> Option<Asked> {
        let worlds = match self.level {
            Level::Simple => return None,
            Level::Middle => 12,
            Level::Strong => 24,
        };
        let factor = f64::from(Chain::at(view.level).factor());
        let brings = |units: f64| stakes.worth(view.caller, units * factor);
        let alone = table.me == view.caller;
        let first_lead = alone && view.tricks.is_empty() && !view.snapszer;
        // Nothing beyond rekontra is said on the strength of samples.
        let doubles = view.may_double && view.level < 2 && (alone || !self.never_doubles);
        if !doubles && !first_lead {
            return None;
        }
        // Who announced snapszer has a hand for it: nobody doubles by hands with which he would not have.
        let reads = self.level == Level::Strong || view.snapszer;
        let drawn = table.worlds(rules, reads);
        let (mut wins, mut snapszers, mut plain, mut count) = (0.0, 0.0, 0.0, 0.0);
        self.solver.allow((thinking.nodes / 2).min(2_000_000));
        for _ in 0..worlds {
            let hands = drawn.draw(&mut self.chance);
            let (position, progress) = (table.position(&hands), table.progress());
            let (Some(worth), false) = (
                self.worth(rules, view, &position, progress),
                (thinking.stop)(),
            ) else {
                break;
            };
            if first_lead {
                let made = self.solver.can(rules, &position, progress, Goal::Snapszer);
                snapszers += f64::from(u8::from(made.unwrap_or(false)));
            }
            plain += brings(f64::from(worth));
            wins += f64::from(u8::from((worth > 0) == alone));
            count += 1.0;
        }
        if count < 4.0 {
            return None;
        }
        if first_lead {
            let announced = |chance: f64| {
                let snapszer = f64::from(rules.snapszer);
                chance * brings(snapszer) + (1.0 - chance) * brings(-snapszer)
            };
            // Open cards flatter: a fifth less must still bring something.
            let chance: f64 = snapszers / count;
            let good =
                announced((chance - 0.2).max(0.0)) >= 0.0 && announced(chance) > plain / count;
            return good.then_some(Asked::Snapszer);
        }
        // Few worlds prove little: two more are added, one of each kind.
        let solved = (wins + 1.0) / (count + 2.0);
        let stake = match view.snapszer {
            true => f64::from(rules.snapszer),
            false => 1.0,
        };
        let (now, then) = (stake, 2.0 * stake);
        let good = match alone {
            true => {
                // Who doubled had a reason.
                let odds = solved / (1.0 - solved).max(0.01) / DOUBLED;
                let made = odds / (1.0 + odds);
                let played = |units: f64| made * brings(units) + (1.0 - made) * brings(-units);
                played(then) > played(now)
            }
            false => {
                // The caller answers as a rule where he wins; open cards flatter.
                let lost = (1.0 - solved + FOUND).min(1.0);
                let [sure, bold] = ANSWERS;
                let answered = |often: f64, units: f64| {
                    (1.0 - often) * brings(units) + often * brings(2.0 * units)
                };
                let said = lost * answered(sure, then) + (1.0 - lost) * answered(bold, -then);
                said > lost * brings(now) + (1.0 - lost) * brings(-now)
            }
        };
        good.then_some(Asked::Kontra)
    }

    /// What a deal with open cards is worth for the caller.
    fn worth(
        &mut self,
        rules: &Ruleset,
        view: &View,
        position: &Position,
        progress: Progress,
    ) -> Option<i32> {
        if !view.snapszer {
            return self.solver.units(rules, position, progress).ok();
        }
        let made = !progress.tricks[1]
            && self
                .solver
                .can(rules, position, progress, Goal::Snapszer)
                .ok()?;
        Some(if made {
            rules.snapszer
        } else {
            -rules.snapszer
        })
    }

    fn choose_card(
        &mut self,
        rules: &Ruleset,
        view: &View,
        table: &Table<'_>,
        stakes: &Stakes,
        thinking: Thinking<'_>,
    ) -> Card {
        let thumb = thumb_card(rules, view, table)
            .or_else(|| view.allowed.first())
            .unwrap_or(Card::new(Suit::Hearts, Rank::Ace));
        if self.level == Level::Simple || view.allowed.len() == 1 {
            return thumb;
        }
        let drawn = table.worlds(rules, self.level == Level::Strong);
        let mut moves: Vec<(Card, f64)> = view.allowed.iter().map(|card| (card, 0.0)).collect();
        let worlds = match (self.level, table.hand.len()) {
            (Level::Middle, _) => 6,
            (_, 6..) => 24,
            (_, _) => 60,
        };
        // How many units is dear to solve early in a deal; who wins does instead.
        let affordable = table.hand.len() <= 6 || thinking.nodes >= 1_000_000;
        let whole = self.level == Level::Strong && affordable;
        let start = self.solver.nodes();
        for done in 0..worlds {
            let used = self.solver.nodes() - start;
            let Some(share) = thinking.share(used, done, worlds) else {
                break;
            };
            self.solver.allow(share);
            let hands = drawn.draw(&mut self.chance);
            self.weigh(rules, table, &hands, stakes, whole, &mut moves);
        }
        best_card(&moves, thumb)
    }

    /// Adds what every card is worth in a world, from the player's side. A world that takes too long says
    /// nothing.
    fn weigh(
        &mut self,
        rules: &Ruleset,
        table: &Table<'_>,
        hands: &BySeat<CardSet>,
        stakes: &Stakes,
        whole: bool,
        moves: &mut [(Card, f64)],
    ) {
        let view = table.view;
        let (lens, position) = (table.lens(), table.position(hands));
        let alone = table.me == view.caller;
        let side = usize::from(!alone);
        let factor = f64::from(Chain::at(view.level).factor());
        // What the caller wins from each, whichever side it is seen from.
        let share = if alone { 0.5 } else { -1.0 };
        let mut values = Vec::with_capacity(moves.len());
        for (card, _) in moves.iter() {
            let (mut after, mut progress) = (position, table.progress());
            if table.shows(*card) {
                progress.points[side] += if card.suit() == table.trump { 40 } else { 20 };
            }
            if let Some((winner, cards)) = after.play::<true>(lens.bit(*card)) {
                let side = usize::from(winner != 0);
                progress.tricks[side] = true;
                progress.points[side] += lens.cards(cards).iter().map(points).sum::<i32>();
            }
            let worth = match whole {
                true => {
                    let units = self.worth(rules, view, &after, progress);
                    units.map(|units| share * stakes.worth(view.caller, factor * f64::from(units)))
                }
                false => {
                    let goal = if view.snapszer {
                        Goal::Snapszer
                    } else {
                        Goal::Units(1)
                    };
                    let lost = view.snapszer && progress.tricks[1];
                    let made = self.solver.can(rules, &after, progress, goal).ok();
                    made.map(|made| f64::from(u8::from(made && !lost)))
                }
            };
            let Some(worth) = worth else {
                return;
            };
            // Of equal cards the one that keeps points on the own side.
            let kept = f64::from(progress.points[0] - progress.points[1]);
            values.push(worth + 0.001 * kept);
        }
        for ((_, sum), value) in moves.iter_mut().zip(values) {
            *sum += if alone { value } else { -value };
        }
    }
}

/// The card that looks right, without looking further.
fn thumb_card(rules: &Ruleset, view: &View, table: &Table<'_>) -> Option<Card> {
    let allowed = view.allowed;
    let trick_rules = trick_rules(rules, table.trump);
    let strength = |card: &Card| card.strength(Order::Trumps);
    let lowest = |cards: CardSet| {
        let trumps = |card: &Card| u8::from(card.suit() == table.trump);
        cards
            .iter()
            .min_by_key(|card| (trumps(card), points(*card), strength(card)))
    };
    let Some((winning, best)) = table.trick.winning(&trick_rules) else {
        return lead(view, table, allowed).or_else(|| lowest(allowed));
    };
    let beating = |card: &Card| beats(*card, best, &trick_rules);
    let beating: CardSet = allowed.iter().filter(beating).collect();
    let with_us = winning != view.caller && table.me != view.caller;
    if with_us && table.trick.len() == 2 {
        return (allowed - CardSet::suit(table.trump))
            .iter()
            .max_by_key(|card| points(*card))
            .or_else(|| lowest(allowed));
    }
    match beating.is_empty() {
        true => lowest(allowed),
        false if table.trick.len() == 2 => beating.iter().max_by_key(|card| points(*card)),
        false => beating.iter().max_by_key(strength),
    }
}

/// Pairs first, then cards that nothing beats, trumps before the others for the caller.
fn lead(view: &View, table: &Table<'_>, allowed: CardSet) -> Option<Card> {
    let pair = |card: &Card| table.shows(*card);
    let by_trump = |card: &Card| card.suit() == table.trump;
    if let Some(card) = allowed.iter().filter(pair).max_by_key(by_trump) {
        return Some(card);
    }
    let seen = view.cards_played();
    let boss = |card: &Card| {
        let out = (CardSet::suit(card.suit()) & CardSet::PACK_24) - seen - table.hand;
        out.iter().all(|other| other < *card)
    };
    let bosses = allowed.iter().filter(boss);
    bosses.max_by_key(|card| (by_trump(card) == (table.me == view.caller), points(*card)))
}
