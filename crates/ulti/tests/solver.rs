//! The kernel's moves are those of the rules; the solver's answers are those of brute force.

use jadoube_cards::kernel::{Lens, Position, Searching as _};
use jadoube_cards::practice::Chance;
use jadoube_cards::{BySeat, Card, CardSet, Deck, Game as _, Rank, Seat, Suit, Switches, Trick};
use jadoube_ulti::solver::{Goal, Net, Progress, Solver, lens};
use jadoube_ulti::{
    Asked, Contract, Deal, Doubling, Due, Figure, Outcome, Ruleset, Suits, Taken, settle,
    trick_rules,
};

/// So many cards for each of three, the rest left over.
fn hands(chance: &mut Chance, each: usize) -> BySeat<CardSet> {
    let mut left = CardSet::PACK_32;
    BySeat::new(|_| {
        let hand = chance.cards(left, each);
        left -= hand;
        hand
    })
}

fn any_trump(chance: &mut Chance) -> Option<Suit> {
    Suit::ALL.get(chance.below(5)).copied()
}

fn pick(chance: &mut Chance, cards: CardSet) -> Card {
    chance.card(cards).expect("a card")
}

fn moves(position: &Position, trumps: bool) -> u32 {
    match trumps {
        true => position.moves::<true, true>(),
        false => position.moves::<false, true>(),
    }
}

fn play(position: &mut Position, card: u32, trumps: bool) -> Option<(usize, u32)> {
    match trumps {
        true => position.play::<true>(card),
        false => position.play::<false>(card),
    }
}

#[test]
fn the_kernel_moves_as_the_rules_say_in_a_million_positions() {
    let mut dice = Chance::new(1);
    let mut positions = 0;
    while positions < 1_000_000 {
        let trump = any_trump(&mut dice);
        let rules = trick_rules(trump);
        let (alone, mut leader) = (Seat::ALL[dice.below(3)], Seat::ALL[dice.below(3)]);
        let lens = Lens::new(alone, trump, rules.order);
        let mut hands = hands(&mut dice, 10);
        let mut position = lens.position(&hands, leader, &[]);
        for _ in 0..10 {
            let mut trick = Trick::new(leader);
            for _ in 0..3 {
                let seat = trick.turn();
                let allowed = trick.allowed(hands[seat], &rules);
                let found = lens.cards(moves(&position, trump.is_some()));
                assert_eq!(found, allowed, "{hands:?} {trick:?} {rules:?}");
                positions += 1;
                let card = pick(&mut dice, allowed);
                trick.play(card);
                hands[seat].remove(card);
                let taken = play(&mut position, lens.bit(card), trump.is_some());
                assert_eq!(lens.player(seat), lens.player(seat) % 3);
                if let Some((winner, cards)) = taken {
                    assert_eq!(
                        Some(lens.seat(winner)),
                        trick.winning(&rules).map(|(seat, _)| seat)
                    );
                    assert_eq!(lens.cards(cards), trick.cards().collect());
                }
            }
            leader = trick.winning(&rules).expect("a full trick").0;
        }
    }
}

/// Another value for every switch of the rules.
const TURNED: [(&str, &str); 17] = [
    ("deals", "3"),
    ("auction_end", "2"),
    ("lay_first", "on"),
    ("durch", "6"),
    ("h20", "8"),
    ("spread_plain", "28"),
    ("hold_seven", "on"),
    ("lost_ulti_factor", "2"),
    ("meld_needs_trick", "off"),
    ("silent_durch", "off"),
    ("silent_defenders", "off"),
    ("failed_silent_ulti", "on"),
    ("ledger", "pairwise"),
    ("kontra_timing", "preplay"),
    ("kontra_limit", "1"),
    ("spread_open", "at_once"),
    ("open_kontra", "on"),
];

/// Plays a random deal through the engine and compares what it allows with the kernel; gives how many
/// times, and how often the seven of trumps had to be kept.
fn compare_a_deal(rules: &Ruleset, dice: &mut Chance) -> (u32, u32) {
    let mut pack: Vec<Card> = CardSet::PACK_32.iter().collect();
    for last in (1..pack.len()).rev() {
        pack.swap(last, dice.below(last + 1));
    }
    let mut deal = Deal::new(rules, Seat::ALL[dice.below(3)], &Deck(pack.into()), false);
    let contracts = ["ulti", "red h40+ulti", "simple", "betli", "durch+ulti"];
    let contract: Contract = contracts[dice.below(5)].parse().expect("a contract");
    let (mut compared, mut kept) = (0, 0);
    while let (Some(seat), Some(due)) = (deal.turn(), deal.due()) {
        let hand = deal.hands()[seat];
        let asked = match due {
            Due::Take => Asked::Take,
            Due::TakeOrPass => Asked::Pass,
            Due::Bid => Asked::Bid { contract },
            // What is laid down must not be the seven that is to be kept.
            Due::Lay => Asked::Lay {
                cards: (hand - CardSet::rank(Rank::Seven)).iter().take(2).collect(),
            },
            Due::NameTrump => {
                // The suit whose seven is in the hand, so that there is something to keep.
                let seven = |suit: &Suit| hand.has(Card::new(*suit, Rank::Seven));
                let plain = [Suit::Bells, Suit::Leaves, Suit::Acorns];
                let suit = plain.into_iter().find(seven);
                Asked::NameTrump {
                    suit: Some(suit.unwrap_or(Suit::Acorns)),
                }
            }
            Due::Speak => Asked::Stand,
            Due::Answer => Asked::Agree,
            Due::Play => {
                let declarer = deal.declarer().expect("a declarer");
                let trump = deal.trump().expect("known trumps");
                let lens = lens(rules, declarer, contract, trump);
                let on_table: Vec<Card> = deal.trick().cards().collect();
                let position = lens.position(deal.hands(), deal.trick().leader(), &on_table);
                let allowed = deal.allowed(rules, seat);
                assert_eq!(
                    lens.cards(moves(&position, trump.is_some())),
                    allowed,
                    "{rules} {deal:?}"
                );
                compared += 1;
                kept += u32::from(allowed != deal.trick().allowed(hand, &deal.trick_rules()));
                Asked::card(pick(dice, allowed))
            }
        };
        let happened = deal.decide(rules, seat, &asked).expect("granted");
        happened.iter().for_each(|one| deal.apply(one));
    }
    (compared, kept)
}

#[test]
fn the_kernel_moves_as_the_rules_say_under_every_switch() {
    let names = Ruleset::GOD_2012.switches();
    assert!(
        names
            .iter()
            .map(|(name, _)| *name)
            .eq(TURNED.map(|(name, _)| name))
    );
    let mut dice = Chance::new(6);
    for (name, value) in TURNED {
        for base in Ruleset::NAMED {
            let mut rules = base.clone();
            rules.set(name, value).expect("a value of the switch");
            let (mut compared, mut kept) = (0, 0);
            while compared < 10_000 {
                let (more, bound) = compare_a_deal(&rules, &mut dice);
                compared += more;
                kept += bound;
            }
            assert_eq!(kept > 0, rules.hold_seven, "{rules}");
        }
    }
}

/// What has been reached, by the words of the rules.
#[derive(Clone, Copy, Default)]
struct Reached {
    points: i32,
    tricks: [u8; 2],
    aces: [u8; 2],
    ulti: Option<usize>,
    seven_lost: Option<usize>,
}

/// The best that the declarer (seat 0) can get against every defence, by trying everything.
fn brute(
    hands: &BySeat<CardSet>,
    trick: Trick,
    trump: Option<Suit>,
    keeps: bool,
    reached: Reached,
    value: &dyn Fn(&Reached) -> i32,
) -> i32 {
    let rules = trick_rules(trump);
    let seat = trick.turn();
    let alone = seat == Seat::ALL[0];
    let mut best = if alone { i32::MIN } else { i32::MAX };
    let mut allowed = trick.allowed(hands[seat], &rules);
    if let (true, true, Some(trump)) = (keeps, alone, trump)
        && allowed.len() > 1
    {
        allowed.remove(Card::new(trump, Rank::Seven));
    }
    for card in allowed {
        let (mut hands, mut trick, mut reached) = (*hands, trick, reached);
        hands[seat].remove(card);
        trick.play(card);
        if let (true, Some((winner, winning))) = (trick.is_full(), trick.winning(&rules)) {
            let over = hands.0.iter().all(|hand| hand.is_empty());
            take(&mut reached, &trick, winner, winning, over, trump);
            trick = Trick::new(winner);
            if over {
                let value = value(&reached);
                best = if alone {
                    best.max(value)
                } else {
                    best.min(value)
                };
                continue;
            }
        }
        let value = brute(&hands, trick, trump, keeps, reached, value);
        best = if alone {
            best.max(value)
        } else {
            best.min(value)
        };
    }
    best
}

fn take(
    reached: &mut Reached,
    trick: &Trick,
    winner: Seat,
    winning: Card,
    last: bool,
    trump: Option<Suit>,
) {
    let side = usize::from(winner != Seat::ALL[0]);
    reached.tricks[side] += 1;
    let cards: CardSet = trick.cards().collect();
    reached.aces[side] += (cards & CardSet::rank(Rank::Ace)).len() as u8;
    if side == 0 {
        let tens = CardSet::rank(Rank::Ace) | CardSet::rank(Rank::Ten);
        reached.points += (cards & tens).len() as i32 + i32::from(last);
    }
    let Some(seven) = trump
        .map(|trump| Card::new(trump, Rank::Seven))
        .filter(|_| last)
    else {
        return;
    };
    let seats = trick.leader().round().into_iter().zip(trick.cards());
    for (seat, _) in seats.filter(|(_, card)| *card == seven) {
        let side = usize::from(seat != Seat::ALL[0]);
        match winning == seven {
            true => reached.ulti = Some(side),
            false => reached.seven_lost = Some(side),
        }
    }
}

#[test]
fn every_goal_is_what_brute_force_finds_in_short_endings() {
    let mut dice = Chance::new(2);
    let mut solver = Solver::new(12);
    let mut yes = [0u32; 6];
    for round in 0..600 {
        let trump = any_trump(&mut dice);
        let each = 2 + round % 3;
        let hands = hands(&mut dice, each);
        let aces = hands
            .0
            .iter()
            .map(|hand| (*hand & CardSet::rank(Rank::Ace)).len() as u8)
            .sum::<u8>();
        let leader = Seat::ALL[dice.below(3)];
        // Some questions are asked in the middle of a trick.
        let mut trick = Trick::new(leader);
        let mut held = hands;
        for _ in 0..dice.below(3) {
            let seat = trick.turn();
            let card = pick(&mut dice, trick.allowed(held[seat], &trick_rules(trump)));
            held[seat].remove(card);
            trick.play(card);
        }
        // Some declarers have announced an ultimó at a table that binds them to it.
        let keeps = trump.is_some() && dice.below(2) == 0;
        let lens = Lens::new(Seat::ALL[0], trump, trick_rules(trump).order).keeping_seven(keeps);
        let on_table: Vec<Card> = trick.cards().collect();
        let position = lens.position(&held, leader, &on_table);
        let all = |value: &dyn Fn(&Reached) -> i32| {
            brute(&held, trick, trump, keeps, Reached::default(), value)
        };
        let tricks = each as u8;
        if trump.is_some() {
            let points = all(&|reached| reached.points);
            assert_eq!(
                solver.card_points(&position),
                Ok(points),
                "{held:?} {trick:?} {trump:?}"
            );
        }
        type Value = fn(&Reached, u8, u8) -> bool;
        let goals: [(Goal, bool, Value); 6] = [
            (Goal::Points(2), true, |reached, _, _| reached.points >= 2),
            (Goal::Aces, true, |reached, _, aces| reached.aces[0] == aces),
            (Goal::Ulti, true, |reached, _, _| reached.ulti == Some(0)),
            (Goal::Durchmars, true, |reached, tricks, _| {
                reached.tricks[0] == tricks
            }),
            (Goal::DurchmarsNoTrumps, false, |reached, tricks, _| {
                reached.tricks[0] == tricks
            }),
            (Goal::Betli, false, |reached, _, _| reached.tricks[0] == 0),
        ];
        for (index, (goal, trumps, made)) in goals.into_iter().enumerate() {
            if trumps != trump.is_some() {
                continue;
            }
            let expected = all(&|reached| i32::from(made(reached, tricks, aces))) == 1;
            assert_eq!(
                solver.can(&position, goal),
                Ok(expected),
                "{goal:?} {held:?} {trick:?} {trump:?}"
            );
            yes[index] += u32::from(expected);
        }
    }
    // Every goal was reached at times, so that no answer is always no.
    assert!(yes.iter().all(|count| *count > 0), "{yes:?}");
}

/// Tens that lie outside the hands count for the declarer's past or for the talon.
#[test]
fn the_net_is_what_settling_every_line_of_play_gives() {
    let mut dice = Chance::new(3);
    let mut solver = Solver::new(12);
    let contracts = [
        "simple",
        "ulti",
        "h40",
        "aces4+ulti",
        "durch",
        "h20+ulti",
        "red h40",
        "red simple",
    ];
    let mut values = std::collections::BTreeSet::new();
    for round in 0..360 {
        let contract: Contract = contracts[round % contracts.len()]
            .parse()
            .expect("a contract");
        let trump = contract.fixed_trump().flatten().unwrap_or(Suit::Acorns);
        let rules = [
            "god-2012",
            "common failed_silent_ulti=on",
            "god-2012 hold_seven=on meld_needs_trick=off silent_durch=off",
        ];
        let rules: Ruleset = rules[round % 3].parse().expect("rules");
        let hands = hands(&mut dice, 2 + round % 2);
        let held = hands.0[0] | hands.0[1] | hands.0[2];
        let out = CardSet::PACK_32 - held;
        let counting = CardSet::rank(Rank::Ace) | CardSet::rank(Rank::Ten);
        // Some of the tens that are gone are the declarer's already.
        let gone = (out & counting).len();
        let had = dice.below(gone + 1);
        let aces_gone = (out & CardSet::rank(Rank::Ace)).len() as u8;
        let own_aces = (dice.below(3).min(usize::from(aces_gone))) as u8;
        let other_aces = aces_gone - own_aces;
        let tricks = [
            dice.below(2) == 1 || own_aces > 0 || had > 0,
            dice.below(2) == 1 || other_aces > 0,
        ];
        let pairs: Suits = [[Suit::Acorns].as_slice(), &[Suit::Bells], &[]][dice.below(3)]
            .iter()
            .copied()
            .collect();
        let mut doubling = Doubling::new(contract, Seat::ALL[0], true, 5);
        for figure in Figure::ALL {
            if contract.components().has(figure) && dice.below(3) == 0 {
                doubling.set_level(figure, Seat::ALL[1], 1);
            }
        }
        let leader = Seat::ALL[dice.below(3)];
        let total_tricks = 10;
        let left = hands.0[0].len() as u8;
        let past: [u8; 2] = match tricks {
            [true, false] => [total_tricks - left, 0],
            [false, true] => [0, total_tricks - left],
            // Nothing in this settlement depends on how many, unless all or none.
            _ => [4, total_tricks - left - 4],
        };
        let tricks = [past[0] > 0, past[1] > 0];
        let value = |reached: &Reached| {
            let side = |side: usize| Taken {
                tricks: past[side] + reached.tricks[side],
                aces: [own_aces, other_aces][side] + reached.aces[side],
                ulti: reached.ulti == Some(side),
                seven_lost: reached.seven_lost == Some(side),
                ..Taken::default()
            };
            let own = had as i32 + reached.points;
            let outcome = Outcome {
                declarer: Taken {
                    card_points: own * 10,
                    forty: pairs.has(trump),
                    twenties: pairs.count() - u8::from(pairs.has(trump)),
                    ..side(0)
                },
                defenders: Taken {
                    card_points: (9 - own) * 10,
                    ..side(1)
                },
            };
            let settled = settle(&rules, contract, Seat::ALL[0], true, outcome, &doubling);
            settled.nets[0] + settled.nets[1]
        };
        let expected = brute(
            &hands,
            Trick::new(leader),
            Some(trump),
            rules.hold_seven && contract.figures().has(Figure::Ulti),
            Reached::default(),
            &value,
        );
        let lens = lens(&rules, Seat::ALL[0], contract, Some(trump));
        let net = Net::new(
            &rules,
            contract,
            [&[pairs], &[]],
            trump,
            CardSet::EMPTY,
            &doubling,
        );
        let progress = Progress::new(had as u8, tricks, [own_aces > 0, other_aces > 0]);
        let found = solver.net(&lens.position(&hands, leader, &[]), &net, progress);
        assert_eq!(
            found,
            Ok(expected),
            "{contract} {trump} {hands:?} {progress:?}"
        );
        values.insert(expected);
    }
    assert!(values.len() > 8, "{values:?}");
}

#[test]
fn what_was_found_out_about_other_deals_changes_nothing() {
    let mut dice = Chance::new(5);
    let mut old = Solver::new(18);
    let rules = Ruleset::GOD_2012;
    let contract: Contract = "aces4+ulti".parse().expect("a contract");
    let doubling = Doubling::new(contract, Seat::ALL[0], true, 5);
    let trump = Suit::Acorns;
    let lens = Lens::new(Seat::ALL[0], Some(trump), trick_rules(Some(trump)).order);
    let net = Net::new(
        &rules,
        contract,
        [&[], &[]],
        trump,
        CardSet::EMPTY,
        &doubling,
    );
    for round in 0..1500 {
        let hands = hands(&mut dice, 4);
        // Whether the seven is kept must not be forgotten either.
        let lens = lens.keeping_seven(round % 2 == 0);
        let position = lens.position(&hands, Seat::ALL[dice.below(3)], &[]);
        let progress = Progress::new(2, [true, true], [true, false]);
        let mut fresh = Solver::new(10);
        assert_eq!(
            old.net(&position, &net, progress),
            fresh.net(&position, &net, progress),
            "{hands:?}"
        );
        for goal in [Goal::Points(2), Goal::Aces, Goal::Ulti, Goal::Durchmars] {
            assert_eq!(
                old.can(&position, goal),
                fresh.can(&position, goal),
                "{goal:?} {hands:?}"
            );
        }
    }
}

#[test]
fn a_limit_of_nodes_leaves_the_question_open() {
    let mut dice = Chance::new(4);
    let mut solver = Solver::new(12);
    let lens = Lens::new(
        Seat::ALL[0],
        Some(Suit::Bells),
        trick_rules(Some(Suit::Bells)).order,
    );
    let position = lens.position(&hands(&mut dice, 10), Seat::ALL[0], &[]);
    solver.allow(50);
    assert!(solver.card_points(&position).is_err());
    solver.allow(u64::MAX);
    let whole = solver.card_points(&position);
    assert_eq!(whole, Solver::new(16).card_points(&position));
}
