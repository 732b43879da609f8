//! Cards: random deals through the rules and through the kernel, and exact solves for each goal.
#![expect(clippy::print_stdout, reason = "a report")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use jadoube_cards::kernel::{Position, Searching as _, pick_bit, play_out};
use jadoube_cards::{
    Asked as Ask, Card, CardSet, Deck, First, Game, Numbers, Prepare, Seat, Session, Setup,
    Shuffling, Suit, Who,
};
use jadoube_snapszer as snapszer;
use jadoube_ulti as ulti;
use ulti::solver::{Goal, Net, Progress, Solver};

/// Short rounds, so that the best of them had a core to itself.
const ROUNDS: usize = 100;
const SOLVES: usize = 1000;

fn main() {
    println!(
        "random deals, shuffled, dealt and played to the end, best of {ROUNDS} rounds, one core"
    );
    let engine = rate(600, ulti_through_the_rules);
    let kernel = rate(6_000, ulti_through_the_kernel);
    println!("  ulti through the rules      {engine:>10.0} a second   (aim 300 000)");
    println!("  ulti through the kernel     {kernel:>10.0} a second   (aim 2 500 000)");
    println!("  ratio                       {:>10.1}", kernel / engine);
    let engine = rate(600, snapszer_through_the_rules);
    let kernel = rate(6_000, snapszer_through_the_kernel);
    println!("  snapszer through the rules  {engine:>10.0} a second");
    println!("  snapszer through the kernel {kernel:>10.0} a second");
    println!(
        "exact solves of {SOLVES} random deals, declarer leads, memory kept from deal to deal"
    );
    println!("  goal                      mean ms    p99 ms    max ms   cards tried   yes");
    ulti_solves();
    snapszer_solves();
}

/// Deals a second, in the best of several rounds.
fn rate(deals: u32, play: fn(&mut Dice, u32)) -> f64 {
    let best = (0..ROUNDS).map(|round| {
        let mut dice = Dice(round as u64);
        let start = Instant::now();
        play(&mut dice, deals);
        start.elapsed()
    });
    let best = best.min().unwrap_or(Duration::MAX);
    f64::from(deals) / best.as_secs_f64()
}

/// Fast numbers that fall the same way every time.
struct Dice(u64);

impl Dice {
    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z ^ (z >> 27)
    }

    fn below(&mut self, limit: u32) -> u32 {
        (((self.word() >> 32) * u64::from(limit)) >> 32) as u32
    }

    /// One of several bits.
    fn bit(&mut self, bits: u32) -> u32 {
        pick_bit(bits, (self.word() >> 32) as u32)
    }

    fn shuffle<const N: usize>(&mut self, cards: &mut [u8; N]) {
        // Two places from one word: no figure here depends on the last bit of fairness.
        let mut last = N as u32 - 1;
        while last > 0 {
            let word = self.word();
            let first = (((word & 0xffff_ffff) * u64::from(last + 1)) >> 32) as usize;
            cards.swap(last as usize, first);
            last -= 1;
            if last > 0 {
                let second = (((word >> 32) * u64::from(last + 1)) >> 32) as usize;
                cards.swap(last as usize, second);
                last -= 1;
            }
        }
    }
}

const PACK_32: [u8; 32] = {
    let mut pack = [0; 32];
    let mut at = 0;
    while at < 32 {
        pack[at] = at as u8;
        at += 1;
    }
    pack
};

const PACK_24: [u8; 24] = {
    let mut pack = [0; 24];
    let mut at = 0;
    while at < 24 {
        pack[at] = (at / 6 * 8 + 2 + at % 6) as u8;
        at += 1;
    }
    pack
};

/// A shuffled pack dealt to three, the first to lead.
fn dealt<const N: usize>(dice: &mut Dice, mut pack: [u8; N], each: usize) -> Position {
    dice.shuffle(&mut pack);
    let mut hands = [0u32; 3];
    for (hand, cards) in hands.iter_mut().zip(pack.chunks_exact(each)) {
        *hand = cards.iter().fold(0, |bits, card| bits | 1 << card);
    }
    Position {
        hands,
        leader: 0,
        trick: [0; 2],
        keeps_seven: false,
    }
}

fn ulti_through_the_kernel(dice: &mut Dice, deals: u32) {
    let mut taken = 0;
    for _ in 0..deals {
        let hands = dealt(dice, PACK_32, 10).hands;
        taken ^= play_out::<true, true>(hands, 0, |bits| dice.bit(bits));
    }
    black_box(taken);
}

fn snapszer_through_the_kernel(dice: &mut Dice, deals: u32) {
    let mut taken = 0;
    for _ in 0..deals {
        let hands = dealt(dice, PACK_24, 8).hands;
        taken ^= play_out::<true, false>(hands, 0, |bits| dice.bit(bits));
    }
    black_box(taken);
}

fn session<G: Game>(rules: &str) -> Session<G> {
    let Ok(rules) = rules.parse() else {
        panic!("rules");
    };
    Session::new(&Setup {
        rules,
        shuffling: Shuffling::ByHand,
        numbers: Numbers::OneProgram,
        first: First::Dealer(Seat::ALL[0]),
    })
}

fn deck<const N: usize>(dice: &mut Dice, mut pack: [u8; N]) -> Deck {
    dice.shuffle(&mut pack);
    Deck(
        pack.iter()
            .filter_map(|card| Card::at(usize::from(*card)))
            .collect(),
    )
}

fn ask<G: Game>(session: &mut Session<G>, who: Who, asked: &Ask<G::Asked>) {
    match session.decide(who, asked) {
        Ok(happened) => happened.iter().for_each(|one| session.apply(one)),
        Err(refused) => panic!("{refused:?}"),
    }
}

fn card(dice: &mut Dice, allowed: CardSet) -> Card {
    let bit = dice.bit(allowed.bits());
    Card::at(bit.trailing_zeros() as usize)
        .unwrap_or(Card::new(Suit::Hearts, jadoube_cards::Rank::Ace))
}

/// Every request decided and applied by a session: pack, cut, talon, bid, passes, trumps, thirty cards.
fn ulti_through_the_rules(dice: &mut Dice, deals: u32) {
    let mut table = session::<ulti::Deal>("god-2012 deals=999");
    for _ in 0..deals {
        if table.is_over() {
            table = session("god-2012 deals=999");
        }
        let deck = deck(dice, PACK_32);
        ask(
            &mut table,
            Who::Table,
            &Ask::Table(Prepare::LayDeck { deck }),
        );
        let cutter = table.preparation().to_act();
        let at = 1 + dice.below(31) as u8;
        ask(&mut table, cutter, &Ask::Table(Prepare::Cut { at }));
        while let Some(deal) = table.deal() {
            let (Some(seat), Some(due)) = (deal.turn(), deal.due()) else {
                break;
            };
            let asked = match due {
                ulti::Due::Take => ulti::Asked::Take,
                ulti::Due::TakeOrPass => ulti::Asked::Pass,
                ulti::Due::Bid => ulti::Asked::Bid {
                    contract: ulti::Contract::SIMPLE,
                },
                ulti::Due::Lay => {
                    let hand = deal.hands()[seat].bits();
                    let first = dice.bit(hand);
                    let second = dice.bit(hand & !first);
                    ulti::Asked::Lay {
                        cards: CardSet::from_bits(first | second),
                    }
                }
                ulti::Due::NameTrump => ulti::Asked::NameTrump {
                    suit: Some(Suit::Acorns),
                },
                ulti::Due::Speak => ulti::Asked::Stand,
                ulti::Due::Answer => ulti::Asked::Agree,
                ulti::Due::Play => {
                    let hand = deal.hands()[seat];
                    let melds = match hand.len() {
                        10 => ulti::Suits::pairs(hand),
                        _ => ulti::Suits::NONE,
                    };
                    ulti::Asked::Play {
                        card: card(dice, deal.allowed(table.rules(), seat)),
                        melds,
                    }
                }
            };
            ask(&mut table, Who::Player(seat), &Ask::Play(asked));
        }
    }
    black_box(table.booked());
}

fn snapszer_through_the_rules(dice: &mut Dice, deals: u32) {
    let mut table = session::<snapszer::Deal>("god-2012 deals=999");
    for _ in 0..deals {
        if table.is_over() {
            table = session("god-2012 deals=999");
        }
        let deck = deck(dice, PACK_24);
        ask(
            &mut table,
            Who::Table,
            &Ask::Table(Prepare::LayDeck { deck }),
        );
        let cutter = table.preparation().to_act();
        let at = 1 + dice.below(23) as u8;
        ask(&mut table, cutter, &Ask::Table(Prepare::Cut { at }));
        while let Some(deal) = table.deal() {
            let Some(seat) = deal.turn() else {
                break;
            };
            let asked = match deal.trump() {
                None => snapszer::Asked::Call {
                    trump: Suit::Acorns,
                },
                Some(_) => snapszer::Asked::card(card(dice, deal.allowed(table.rules(), seat))),
            };
            ask(&mut table, Who::Player(seat), &Ask::Play(asked));
        }
    }
    black_box(table.booked());
}

/// Times one solve of each deal and prints the row of a goal.
fn row(name: &str, deals: &[Position], mut solve: impl FnMut(&Position) -> (bool, u64)) {
    let mut times = Vec::with_capacity(deals.len());
    let (mut yes, mut cards) = (0, 0);
    for deal in deals {
        let start = Instant::now();
        let (answer, tried) = solve(deal);
        times.push(start.elapsed().as_secs_f64() * 1e3);
        yes += usize::from(answer);
        cards += tried;
    }
    times.sort_by(f64::total_cmp);
    let count = times.len().max(1);
    let mean = times.iter().sum::<f64>() / count as f64;
    let (p99, max) = (times[(count - 1) * 99 / 100], times[count - 1]);
    let (tried, yes) = (cards / count as u64, yes * 100 / count);
    println!("  {name:<24} {mean:>8.3}  {p99:>8.3}  {max:>8.3}  {tried:>12}  {yes:>3}%");
}

fn ulti_solves() {
    let mut dice = Dice(11);
    let deals: Vec<Position> = (0..SOLVES).map(|_| dealt(&mut dice, PACK_32, 10)).collect();
    let mut solver = Solver::default();
    row("ulti: card points", &deals, |deal| {
        let before = solver.nodes();
        let points = solver.card_points(deal);
        (
            points.is_ok_and(|points| points >= 5),
            solver.nodes() - before,
        )
    });
    for (name, goal) in [
        ("ulti: game", Goal::Points(5)),
        ("ulti: 40-100", Goal::Points(6)),
        ("ulti: 20-100", Goal::Points(8)),
        ("ulti: four aces", Goal::Aces),
        ("ulti: ultimó", Goal::Ulti),
        ("ulti: durchmars", Goal::Durchmars),
        ("ulti: durchmars, no trumps", Goal::DurchmarsNoTrumps),
        ("ulti: betli", Goal::Betli),
    ] {
        // Nothing is remembered from the goals before.
        let mut solver = Solver::default();
        row(name, &deals, |deal| {
            let before = solver.nodes();
            let answer = solver.can(deal, goal).unwrap_or(false);
            (answer, solver.nodes() - before)
        });
    }
    // Whoever plays alone has chosen his trumps.
    let long = |deal: &Position| (deal.hands[0] & 0xff).count_ones() >= 5;
    let any = std::iter::repeat_with(|| dealt(&mut dice, PACK_32, 10));
    let chosen: Vec<Position> = any.filter(long).take(SOLVES).collect();
    let mut solver = Solver::default();
    row("five trumps: card points", &chosen, |deal| {
        let before = solver.nodes();
        let points = solver.card_points(deal);
        (
            points.is_ok_and(|points| points >= 5),
            solver.nodes() - before,
        )
    });
    for (name, goal) in [
        ("five trumps: game", Goal::Points(5)),
        ("five trumps: ultimó", Goal::Ulti),
    ] {
        let mut solver = Solver::default();
        row(name, &chosen, |deal| {
            let before = solver.nodes();
            let answer = solver.can(deal, goal).unwrap_or(false);
            (answer, solver.nodes() - before)
        });
    }
    let rules = ulti::Ruleset::GOD_2012;
    let Ok(contract) = "ulti".parse::<ulti::Contract>() else {
        return;
    };
    let doubling = ulti::Doubling::new(contract, Seat::ALL[0], true, rules.kontra_limit);
    row("ulti: net of an ultimó", &deals[..SOLVES / 4], |deal| {
        let before = solver.nodes();
        let melds = ulti::Suits::NONE;
        let talon = CardSet::EMPTY;
        let net = Net::new(
            &rules,
            contract,
            [&[melds], &[]],
            Suit::Acorns,
            talon,
            &doubling,
        );
        let value = solver.net(deal, &net, Progress::default());
        (value.is_ok_and(|value| value > 0), solver.nodes() - before)
    });
}

fn snapszer_solves() {
    let mut dice = Dice(12);
    let deals: Vec<Position> = (0..SOLVES).map(|_| dealt(&mut dice, PACK_24, 8)).collect();
    let rules = snapszer::Ruleset::GOD_2012;
    let start = snapszer::solver::Progress::default();
    let mut solver = snapszer::solver::Solver::default();
    row("snapszer: units", &deals, |deal| {
        let before = solver.nodes();
        let units = solver.units(&rules, deal, start);
        (units.is_ok_and(|units| units > 0), solver.nodes() - before)
    });
    let mut solver = snapszer::solver::Solver::default();
    row("snapszer: snapszer", &deals, |deal| {
        let before = solver.nodes();
        let goal = snapszer::solver::Goal::Snapszer;
        let made = solver.can(&rules, deal, start, goal).unwrap_or(false);
        (made, solver.nodes() - before)
    });
}
