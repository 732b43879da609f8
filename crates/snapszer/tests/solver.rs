//! The kernel's moves are those of the rules; the solver's answers are those of brute force.

use jadoube_cards::kernel::{Lens, Position, Searching as _};
use jadoube_cards::practice::Chance;
use jadoube_cards::{BySeat, Card, CardSet, Order, Rank, Seat, Suit, Switches, Trick};
use jadoube_snapszer::solver::{Goal, Progress, Solver};
use jadoube_snapszer::{Ruleset, points, trick_rules, worth};

/// So many cards for each of three, the rest left over.
fn hands(chance: &mut Chance, each: usize) -> BySeat<CardSet> {
    let mut left = CardSet::PACK_24;
    BySeat::new(|_| {
        let hand = chance.cards(left, each);
        left -= hand;
        hand
    })
}

fn pick(chance: &mut Chance, cards: CardSet) -> Card {
    chance.card(cards).expect("a card")
}

fn moves(position: &Position, overtake: bool) -> u32 {
    match overtake {
        true => position.moves::<true, true>(),
        false => position.moves::<true, false>(),
    }
}

#[test]
fn the_kernel_moves_as_the_rules_say_in_a_million_positions() {
    let mut dice = Chance::new(1);
    let mut positions = 0;
    while positions < 1_000_000 {
        let named = &Ruleset::NAMED[dice.below(2)];
        let trump = Suit::ALL[dice.below(4)];
        let rules = trick_rules(named, trump);
        let (alone, mut leader) = (Seat::ALL[dice.below(3)], Seat::ALL[dice.below(3)]);
        let lens = Lens::new(alone, Some(trump), Order::Trumps);
        let mut hands = hands(&mut dice, 8);
        let mut position = lens.position(&hands, leader, &[]);
        for _ in 0..8 {
            let mut trick = Trick::new(leader);
            for _ in 0..3 {
                let seat = trick.turn();
                let allowed = trick.allowed(hands[seat], &rules);
                let found = lens.cards(moves(&position, named.overtake));
                assert_eq!(found, allowed, "{hands:?} {trick:?} {rules:?}");
                positions += 1;
                let card = pick(&mut dice, allowed);
                trick.play(card);
                hands[seat].remove(card);
                position.play::<true>(lens.bit(card));
            }
            leader = trick.winning(&rules).expect("a full trick").0;
            assert_eq!(lens.seat(position.leader), leader);
        }
    }
}

/// A deal that is tried out in every way, with seat 0 as the caller: pairs may be shown or not, "kész"
/// may be said or not.
struct Brute<'a> {
    rules: &'a Ruleset,
    trump: Suit,
    snapszer: bool,
}

impl Brute<'_> {
    fn end(&self, progress: &Progress, wins: bool) -> i32 {
        let loser = usize::from(wins);
        let tricks = u8::from(progress.tricks[loser]);
        let units = worth(self.rules, self.snapszer, tricks, progress.counting(loser));
        if wins { units } else { -units }
    }

    /// Between tricks.
    fn between(&self, hands: &BySeat<CardSet>, leader: Seat, progress: Progress) -> i32 {
        let over = hands.0.iter().all(|hand| hand.is_empty());
        let counting = [progress.counting(0), progress.counting(1)];
        if self.snapszer && counting[0] >= 66 {
            return self.end(&progress, true);
        }
        let mut value = if over {
            let last = leader == Seat::ALL[0];
            let wins = counting[0] > counting[1] || counting[0] == counting[1] && last;
            self.end(&progress, wins)
        } else {
            self.play(hands, Trick::new(leader), progress)
        };
        if counting[0] >= 66 {
            value = value.max(self.end(&progress, true));
        }
        if counting[1] >= 66 && !self.snapszer {
            value = value.min(self.end(&progress, false));
        }
        value
    }

    fn play(&self, hands: &BySeat<CardSet>, trick: Trick, progress: Progress) -> i32 {
        let seat = trick.turn();
        let side = usize::from(seat != Seat::ALL[0]);
        let mut values = Vec::new();
        for card in trick.allowed(hands[seat], &trick_rules(self.rules, self.trump)) {
            values.push(self.card(hands, trick, progress, card));
            let pair = CardSet::pair(card.suit());
            let shows = trick.is_empty() && pair.has(card) && hands[seat].includes(pair);
            if shows {
                let mut shown = progress;
                shown.points[side] += if card.suit() == self.trump { 40 } else { 20 };
                if shown.counting(side) >= 66 {
                    values.push(self.end(&shown, side == 0));
                }
                values.push(self.card(hands, trick, shown, card));
            }
        }
        let best = if side == 0 {
            values.iter().max()
        } else {
            values.iter().min()
        };
        *best.expect("a move")
    }

    fn card(
        &self,
        hands: &BySeat<CardSet>,
        mut trick: Trick,
        mut progress: Progress,
        card: Card,
    ) -> i32 {
        let mut hands = *hands;
        hands[trick.turn()].remove(card);
        trick.play(card);
        let winner = trick.winning(&trick_rules(self.rules, self.trump));
        let (true, Some((winner, _))) = (trick.is_full(), winner) else {
            return self.play(&hands, trick, progress);
        };
        let side = usize::from(winner != Seat::ALL[0]);
        if self.snapszer && side == 1 {
            return match progress.counting(0) >= 66 {
                true => self.end(&progress, true),
                false => self.end(&progress, false),
            };
        }
        progress.tricks[side] = true;
        progress.points[side] += trick.cards().map(points).sum::<i32>();
        self.between(&hands, winner, progress)
    }
}

#[test]
fn units_are_what_brute_force_finds_in_short_endings() {
    let mut dice = Chance::new(2);
    let mut solver = Solver::new(12);
    let mut seen = std::collections::BTreeSet::new();
    for round in 0..360 {
        let rules = &Ruleset::NAMED[round % 2];
        let trump = Suit::ALL[dice.below(4)];
        let hands = hands(&mut dice, 2 + round % 3);
        let leader = Seat::ALL[dice.below(3)];
        let tricks = [dice.below(4) > 0, dice.below(4) > 0];
        let points = tricks.map(|took| if took { dice.below(66) as i32 } else { 0 });
        let progress = Progress { points, tricks };
        let lens = Lens::new(Seat::ALL[0], Some(trump), Order::Trumps);
        let position = lens.position(&hands, leader, &[]);
        let brute = Brute {
            rules,
            trump,
            snapszer: false,
        };
        let expected = brute.between(&hands, leader, progress);
        let found = solver.units(rules, &position, progress);
        assert_eq!(
            found,
            Ok(expected),
            "{hands:?} {leader} {trump} {progress:?}"
        );
        seen.insert(expected);
        let alone = Progress {
            points: [points[0], 0],
            tricks: [tricks[0], false],
        };
        let brute = Brute {
            rules,
            trump,
            snapszer: true,
        };
        let made = brute.between(&hands, Seat::ALL[0], alone) > 0;
        let position = lens.position(&hands, Seat::ALL[0], &[]);
        assert_eq!(
            solver.can(rules, &position, alone, Goal::Snapszer),
            Ok(made),
            "{hands:?} {trump} {alone:?}"
        );
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), [-3, -2, -1, 1, 2, 3]);
}

#[test]
fn what_was_found_out_about_other_deals_changes_nothing() {
    let mut dice = Chance::new(5);
    let mut old = Solver::new(18);
    let lens = Lens::new(Seat::ALL[0], Some(Suit::Acorns), Order::Trumps);
    for round in 0..1500 {
        let rules = &Ruleset::NAMED[round % 2];
        let hands = hands(&mut dice, 4);
        let position = lens.position(&hands, Seat::ALL[dice.below(3)], &[]);
        let progress = Progress {
            points: [20 + dice.below(20) as i32, 20],
            tricks: [true, true],
        };
        let mut fresh = Solver::new(10);
        assert_eq!(
            old.units(rules, &position, progress),
            fresh.units(rules, &position, progress),
            "{hands:?} {progress:?}"
        );
    }
}

#[test]
fn a_limit_of_nodes_leaves_the_question_open() {
    let mut dice = Chance::new(6);
    let mut solver = Solver::new(12);
    let lens = Lens::new(Seat::ALL[0], Some(Suit::Bells), Order::Trumps);
    let position = lens.position(&hands(&mut dice, 8), Seat::ALL[0], &[]);
    solver.allow(20);
    let rules = &Ruleset::GOD_2012;
    assert!(solver.units(rules, &position, Progress::default()).is_err());
    solver.allow(u64::MAX);
    let whole = solver.units(rules, &position, Progress::default());
    assert_eq!(
        whole,
        Solver::new(16).units(rules, &position, Progress::default())
    );
    assert_eq!(
        CardSet::PACK_24 & CardSet::rank(Rank::Seven),
        CardSet::EMPTY
    );
}
