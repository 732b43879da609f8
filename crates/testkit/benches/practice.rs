//! Practice players against each other: the same deals with rotated seats, and the time of a first lead.
//!
//! How many deals, how many cards a player may try for a decision, and the number of the first deal can be
//! given: `cargo bench --bench practice -- 100 200000 5000`. Players are tuned and learn on deals below a million, so
//! what is reported comes from others. `levels`, `doubling`, `ends` or `snapszer` runs that part alone, `snapszers` the
//! half of `doubling` that is about snapszer, `strong/middle` or `quiet-strong/quiet-middle` that duel of it (who is
//! quiet never doubles as a defender). One mordkontra outweighs a hundred deals, so medians and means without the outer
//! twentieths stand beside the means. Duels of snapszer have eight times as many deals: a deal is short, and less hangs
//! on it.
#![expect(clippy::print_stdout, reason = "a report")]

use std::cell::Cell;
use std::ops::Range;
use std::time::{Duration, Instant};

use jadoube_cards::kernel::{Lens, Searching as _};
use jadoube_cards::practice::{Chance, Level, Player, Score, Thinking};
use jadoube_cards::{BySeat, CardSet, Deck, Game, Order, Seat, Side, Units};
use jadoube_snapszer as snapszer;
use jadoube_snapszer::solver::{Goal, Progress};
use jadoube_testkit::card_dice::deck;
use jadoube_testkit::dice::Dice;
use jadoube_testkit::table::{play_deal, play_session, play_to_the_end};
use jadoube_ulti as ulti;

fn main() {
    let mut numbers = std::env::args().filter_map(|argument| argument.parse::<u64>().ok());
    let deals = numbers.next().unwrap_or(60);
    let nodes = numbers.next().unwrap_or(200_000);
    let first = numbers.next().unwrap_or(1_000_000);
    let asked = |part: &str| std::env::args().any(|argument| argument == part);
    let some = ["levels", "doubling", "ends", "snapszer", "snapszers"]
        .into_iter()
        .any(asked);
    let runs = |part: &str| !some || asked(part);
    if runs("levels") {
        levels(deals, nodes, first);
    }
    if runs("snapszer") {
        snapszer_levels(deals, nodes, first);
    }
    if runs("doubling") {
        doubling(deals, nodes, first);
    }
    if runs("doubling") || asked("snapszers") {
        snapszer_doubling(deals, nodes, first);
    }
    if runs("ends") {
        ends(deals, nodes, first);
    }
    if !some {
        first_leads();
    }
}

/// A player at the table: a level, and whether he doubles as a defender.
#[derive(Clone, Copy)]
struct Seated {
    level: Level,
    doubles: bool,
}

impl Seated {
    const fn new(level: Level) -> Seated {
        Seated {
            level,
            doubles: true,
        }
    }

    const fn quiet(level: Level) -> Seated {
        Seated {
            level,
            doubles: false,
        }
    }

    fn player<G: Game, P: Player<G>>(self, seed: u64) -> P {
        let player = P::new(self.level, seed);
        match self.doubles {
            true => player,
            false => player.never_doubling(),
        }
    }

    /// The word by which a pair is chosen.
    fn word(self) -> String {
        let quiet = if self.doubles { "" } else { "quiet-" };
        format!("{quiet}{}", self.level.word())
    }

    fn name(self) -> String {
        let quiet = if self.doubles { "" } else { ", never doubling" };
        format!("{}{quiet}", self.level.word())
    }
}

/// Levels of ulti against each other, with doubling and without.
fn levels(deals: u64, nodes: u64, first: u64) {
    println!(
        "practice players, {deals} deals from {first} on, each with all six ways to seat one against two and two against one;"
    );
    println!(
        "at most {nodes} cards tried for a decision; units a deal by the ledger: mean with its standard error, trimmed mean, median"
    );
    let [simple, middle, strong] = Level::ALL;
    for (better, worse) in [
        (Seated::new(middle), Seated::new(simple)),
        (Seated::new(strong), Seated::new(middle)),
        (Seated::quiet(middle), Seated::new(simple)),
        (Seated::quiet(strong), Seated::quiet(middle)),
        (Seated::new(strong), Seated::quiet(strong)),
    ] {
        duel::<ulti::Deal, ulti::practice::Player>(better, worse, first..first + deals, nodes);
    }
}

/// Levels of snapszer: a deal is short, and less hangs on it.
fn snapszer_levels(deals: u64, nodes: u64, first: u64) {
    let [simple, middle, strong] = Level::ALL;
    for (better, worse) in [
        (Seated::new(middle), Seated::new(simple)),
        (Seated::new(strong), Seated::new(middle)),
        (Seated::quiet(middle), Seated::new(simple)),
        (Seated::quiet(strong), Seated::quiet(middle)),
        (Seated::new(strong), Seated::quiet(strong)),
    ] {
        let more = first..first + deals * 8;
        duel::<snapszer::Deal, snapszer::practice::Player>(better, worse, more, nodes);
    }
}

/// What ulti players of one level make of their bids, and what doubling is worth among themselves.
fn doubling(deals: u64, nodes: u64, first: u64) {
    println!(
        "self-play of ulti, {deals} deals from {first} on, {nodes} cards tried: bids made, what doubling is worth to a defender"
    );
    let rules = ulti::Ruleset::GOD_2012;
    for level in Level::ALL {
        let (mut bids, mut made, mut forced, mut forced_made) = (0u32, 0u32, 0u32, 0u32);
        let (mut doubled, mut wide) = (0u32, 0u32);
        let mut booked = Vec::new();
        for number in first..first + deals {
            let deck = deck(ulti::Deal::PACK.cards, &mut Dice::new(number));
            let dealer = Seat::ALL[(number % 3) as usize];
            let mut players = BySeat::new(|seat| {
                ulti::practice::Player::new(level, number * 8 + u64::from(seat.number()))
            });
            let thinking = Thinking::nodes(nodes);
            let played =
                play_session::<ulti::Deal, _>(&rules, &deck, dealer, &mut players, thinking);
            let session = match played {
                Ok(session) => session,
                Err(fault) => {
                    println!("  fault: {fault}");
                    return;
                }
            };
            let Some((deal, settled)) = session
                .deal()
                .and_then(|deal| Some((deal, deal.settlement()?)))
            else {
                continue;
            };
            let simple = deal.contract().is_some_and(|one| one.value(&rules) <= 2);
            let whole = settled.nets[0] + settled.nets[1] > 0;
            let (count, good) = match simple {
                true => (&mut forced, &mut forced_made),
                false => (&mut bids, &mut made),
            };
            *count += 1;
            *good += u32::from(whole);
            // What each defender would have without any doubling, less what he has.
            let parts = settled.components.iter();
            let lost: i32 = parts
                .map(|one| one.value * (one.factors[0] + one.factors[1] - 2))
                .sum();
            booked.push(f64::from(-lost) / 2.0);
            let factors = settled.components.iter().flat_map(|one| one.factors);
            doubled += u32::from(factors.max().unwrap_or(1) > 1);
            let written = session.booked().0.map(Units::as_halves);
            let apart = written.iter().max().unwrap_or(&0) - written.iter().min().unwrap_or(&0);
            wide += u32::from(apart > 120);
        }
        let (mean, error) = mean_and_error(&booked);
        let share = |part: u32, of: u32| 100.0 * f64::from(part) / f64::from(of.max(1));
        println!(
            "  {:<6} bids above the simple game {bids}, made {:.1} %; simple games {forced}, made {:.1} %; doubled {:.1} %; \
             doubling is worth {mean:.2} ± {error:.2} to a defender; more than 60 written units apart in {wide} deals",
            level.word(),
            share(made, bids),
            share(forced_made, forced),
            share(doubled, bids + forced),
        );
    }
}

/// What doubling is worth among snapszer players of one level, and how announced snapszers fare; then the same where
/// every hand that makes snapszer in half of all deals announces it.
fn snapszer_doubling(deals: u64, nodes: u64, first: u64) {
    println!("self-play of snapszer, {deals} deals from {first} on, {nodes} cards tried");
    for level in Level::ALL {
        Doubled::play::<snapszer::practice::Player>(level, first..first + deals, nodes);
    }
    println!("the same where half a chance of snapszer is enough to announce it");
    for level in Level::ALL {
        Doubled::play::<Bold>(level, first..first + deals, nodes);
    }
}

/// Deals of snapszer and their doubling: a deal that was doubled against the same without.
#[derive(Default)]
struct Doubled {
    /// What each defender wins with the doubling, less what he would without.
    gains: Vec<f64>,
    doubled: u32,
    answered: u32,
    /// Deals that were doubled and lost by the caller.
    right: u32,
    made: u32,
}

impl Doubled {
    fn play<P: Player<snapszer::Deal>>(level: Level, numbers: Range<u64>, nodes: u64) {
        let rules = snapszer::Ruleset::GOD_2012;
        let (mut all, mut announced, mut wide) = (Doubled::default(), Doubled::default(), 0u32);
        for number in numbers {
            let deck = deck(snapszer::Deal::PACK.cards, &mut Dice::new(number));
            let dealer = Seat::ALL[(number % 3) as usize];
            let mut players =
                BySeat::new(|seat| P::new(level, number * 8 + u64::from(seat.number())));
            let thinking = Thinking::nodes(nodes);
            let played =
                play_session::<snapszer::Deal, _>(&rules, &deck, dealer, &mut players, thinking);
            let session = match played {
                Ok(session) => session,
                Err(fault) => {
                    println!("  fault: {fault}");
                    return;
                }
            };
            let Some((deal, settled)) = session
                .deal()
                .and_then(|deal| Some((deal, deal.settlement()?)))
            else {
                continue;
            };
            all.count(deal, settled);
            if deal.is_snapszer() {
                announced.count(deal, settled);
            }
            let written = session.booked().0.map(Units::as_halves);
            let apart = written.iter().max().unwrap_or(&0) - written.iter().min().unwrap_or(&0);
            wide += u32::from(apart > 120);
        }
        println!(
            "  {:<6} {all}; more than 60 written units apart in {wide} deals\n         snapszer announced: {announced}",
            level.word(),
        );
    }

    fn count(&mut self, deal: &snapszer::Deal, settled: &snapszer::Settlement) {
        let lost = settled.winner == Side::Defenders;
        let sign = if lost { 1 } else { -1 };
        let factor = deal.chain().factor();
        self.gains
            .push(f64::from(sign * settled.units / factor * (factor - 1)));
        self.doubled += u32::from(factor > 1);
        self.answered += u32::from(factor > 2);
        self.right += u32::from(factor > 1 && lost);
        self.made += u32::from(!lost);
    }
}

impl std::fmt::Display for Doubled {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Doubled {
            gains,
            doubled,
            answered,
            right,
            made,
        } = self;
        if gains.is_empty() {
            return f.write_str("never");
        }
        let (mean, error) = mean_and_error(gains);
        write!(
            f,
            "{} deals, {made} made, {doubled} doubled, {right} of them lost by the caller, {answered} answered; \
             doubling is worth {mean:.3} ± {error:.3} a deal to a defender",
            gains.len(),
        )
    }
}

/// A player who announces snapszer wherever he makes it in half of all deals with open cards.
struct Bold {
    player: snapszer::practice::Player,
    solver: snapszer::solver::Solver,
    chance: Chance,
}

impl Player<snapszer::Deal> for Bold {
    fn new(level: Level, seed: u64) -> Bold {
        Bold {
            player: Player::<snapszer::Deal>::new(level, seed),
            solver: snapszer::solver::Solver::new(12),
            chance: Chance::new(!seed),
        }
    }

    fn never_doubling(mut self) -> Bold {
        self.player = self.player.never_doubling();
        self
    }

    fn act(
        &mut self,
        rules: &snapszer::Ruleset,
        view: &snapszer::View,
        score: &Score,
        thinking: Thinking<'_>,
    ) -> Option<snapszer::Asked> {
        let may = view.offers.contains(&snapszer::Asked::Snapszer);
        if may && self.half_a_chance(rules, view) {
            return Some(snapszer::Asked::Snapszer);
        }
        self.player.act(rules, view, score, thinking)
    }
}

impl Bold {
    fn half_a_chance(&mut self, rules: &snapszer::Ruleset, view: &snapszer::View) -> bool {
        let Some(hand) = view.hands[view.caller] else {
            return false;
        };
        let lens = Lens::new(view.caller, view.trump, Order::Trumps);
        let made = (0..20).filter(|_| {
            let right = self.chance.cards(CardSet::PACK_24 - hand, 8);
            let mut hands = BySeat([CardSet::PACK_24 - hand - right; 3]);
            hands[view.caller] = hand;
            hands[view.caller.right()] = right;
            let position = lens.position(&hands, view.caller, &[]);
            self.solver.allow(1_000_000);
            let made = self
                .solver
                .can(rules, &position, Progress::default(), Goal::Snapszer);
            made.unwrap_or(false)
        });
        made.count() >= 10
    }
}

/// Players who see the score against players who do not.
fn ends(deals: u64, nodes: u64, first: u64) {
    println!(
        "\nthe last deals of a session, three strong players: board points (two for the first, one for the second,\n\
         equal totals share the better place) of one who sees the score, less those of the same player blind,\n\
         and how often the goal is reached: behind, not to end last; ahead, to end first"
    );
    for (own, left) in [(-8, 1), (-16, 2), (-24, 3), (8, 1), (16, 2)] {
        endgame::<ulti::Deal, ulti::practice::Player>(own, left, first..first + deals * 2, nodes);
    }
    for (own, left) in [(-4, 1), (-8, 2), (-12, 3), (4, 1), (8, 2)] {
        let more = first..first + deals * 8;
        endgame::<snapszer::Deal, snapszer::practice::Player>(own, left, more, nodes);
    }
}

/// A player with a score, and the same player without, in the last deals of a session.
fn endgame<G: Game, P: Player<G>>(own: i32, left: u64, sessions: Range<u64>, nodes: u64) {
    let Ok(rules) = "god-2012".parse::<G::Rules>() else {
        return;
    };
    let mut points = Vec::new();
    let mut reached = [0u32; 2];
    let mut apart = Vec::new();
    for number in sessions {
        let decks: Vec<Deck> = (0..left)
            .map(|deal| deck(G::PACK.cards, &mut Dice::new(number * 8 + deal)))
            .collect();
        // Every seat in turn, so that the lead is everybody's.
        let me = Seat::ALL[(number % 3) as usize];
        let start = BySeat::new(|seat| Units::whole(if seat == me { own } else { -own / 2 }));
        let ends = [true, false].map(|sees| {
            let mut players =
                BySeat::new(|seat| P::new(Level::Strong, number * 8 + u64::from(seat.number())));
            let sees = BySeat::new(|seat| sees && seat == me);
            let thinking = Thinking::nodes(nodes);
            play_to_the_end::<G, P>(&rules, &decks, start, &mut players, sees, thinking)
        });
        let [Ok(seeing), Ok(blind)] = ends else {
            println!("  fault: a practice player was refused");
            return;
        };
        let [first, second, third] =
            Seat::ALL.map(|seat| f64::from((blind[seat] - start[seat]).as_halves()) / 2.0);
        apart.extend([first - second, second - third, third - first].map(|one| one.powi(2)));
        let got = [seeing, blind].map(|ledger| board_points(ledger, me));
        for (count, points) in reached.iter_mut().zip(got) {
            let enough = if own < 0 { 1 } else { 2 };
            *count += u32::from(points >= enough);
        }
        points.push(f64::from(got[0]) - f64::from(got[1]));
    }
    let (mean, error) = mean_and_error(&points);
    let share = |count: u32| 100.0 * f64::from(count) / points.len().max(1) as f64;
    let mut spread = apart.iter().sum::<f64>() / apart.len().max(1) as f64;
    spread = (spread / left as f64).sqrt();
    println!(
        "  {:<8} {own:>4} with {left} left: {mean:>6.3} ± {error:.3} points; goal {:.1} % against {:.1} % (a deal drives two {spread:.1} apart)",
        G::NAME,
        share(reached[0]),
        share(reached[1]),
    );
}

/// Two for the best, one for the second; equal totals share the better place.
fn board_points(ledger: BySeat<Units>, me: Seat) -> u8 {
    let better = me
        .others()
        .into_iter()
        .filter(|other| ledger[*other] > ledger[me]);
    2 - better.count() as u8
}

fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, (variance / count).sqrt())
}

/// One kind of player against another over the same deals.
fn duel<G: Game, P: Player<G>>(better: Seated, worse: Seated, deals: Range<u64>, nodes: u64) {
    let pair = format!("{}/{}", better.word(), worse.word());
    let chosen: Vec<String> = std::env::args()
        .skip(1)
        .filter(|argument| argument.contains('/'))
        .collect();
    if !chosen.is_empty() && !chosen.contains(&pair) {
        return;
    }
    let Ok(rules) = "god-2012".parse::<G::Rules>() else {
        return;
    };
    let start = Instant::now();
    let mut differences = Vec::new();
    for number in deals {
        let deck = deck(G::PACK.cards, &mut Dice::new(number));
        let dealer = Seat::ALL[(number % 3) as usize];
        let mut sum = 0.0;
        for pattern in 1..7u8 {
            let is_better = |seat: Seat| pattern >> seat.number() & 1 == 1;
            let mut players = BySeat::new(|seat| {
                let seated = if is_better(seat) { better } else { worse };
                seated.player::<G, P>(number * 8 + u64::from(seat.number()))
            });
            let won =
                play_deal::<G, P>(&rules, &deck, dealer, &mut players, Thinking::nodes(nodes));
            match won {
                Ok(won) => sum += difference(won, is_better),
                Err(fault) => println!("  fault: {fault}"),
            }
        }
        differences.push(sum / 6.0);
    }
    let (mean, error) = mean_and_error(&differences);
    let won = differences.iter().filter(|one| **one > 0.0).count();
    let won = 100.0 * won as f64 / differences.len().max(1) as f64;
    differences.sort_by(f64::total_cmp);
    let outer = differences.len() / 20;
    let (trimmed, _) = mean_and_error(&differences[outer..differences.len() - outer]);
    let median = differences
        .get(differences.len() / 2)
        .copied()
        .unwrap_or(0.0);
    let seconds = start.elapsed().as_secs_f64() / (differences.len() as f64 * 6.0);
    println!(
        "  {:<8} {} over {}: {mean:.2} ± {error:.2} ({:.1} errors), trimmed {trimmed:.2}, median {median:.2}, {won:.0} % of deals won; {seconds:.3} s a deal",
        G::NAME,
        better.name(),
        worse.name(),
        mean / error,
    );
}

/// What the seats of one level win on average more than those of the other.
fn difference(won: BySeat<Units>, is_better: impl Fn(Seat) -> bool) -> f64 {
    let mean = |wanted: bool| {
        let seats: Vec<f64> = won
            .iter()
            .filter(|(seat, _)| is_better(*seat) == wanted)
            .map(|(_, units)| f64::from(units.as_halves()) / 2.0)
            .collect();
        seats.iter().sum::<f64>() / seats.len().max(1) as f64
    };
    mean(true) - mean(false)
}

/// The wall-clock time of a strong player's first lead, with a limit of nine tenths of a second.
fn first_leads() {
    let rules = ulti::Ruleset::GOD_2012;
    let mut times = Vec::new();
    for number in 0..20 {
        let deck = deck(CardSet::PACK_32, &mut Dice::new(1000 + number));
        let mut deal = ulti::Deal::new(&rules, Seat::ALL[2], &deck, false);
        let mut player = ulti::practice::Player::new(Level::Strong, number);
        while let Some(seat) = deal.turn() {
            let begun = Instant::now();
            let late = Cell::new(false);
            let stop = || {
                late.set(begun.elapsed() > Duration::from_millis(900));
                late.get()
            };
            let thinking = Thinking {
                nodes: u64::MAX / 4,
                stop: &stop,
            };
            let passes = deal.due() == Some(ulti::Due::TakeOrPass);
            let view = deal.view(&rules, Some(seat));
            let asked = match passes {
                true => Some(ulti::Asked::Pass),
                false => player.act(&rules, &view, &Score::default(), thinking),
            };
            let leads = matches!(asked, Some(ulti::Asked::Play { .. }));
            if leads {
                times.push(begun.elapsed().as_secs_f64());
                break;
            }
            let Some(Ok(happened)) = asked.map(|asked| deal.decide(&rules, seat, &asked)) else {
                println!("  fault: a practice player was refused");
                return;
            };
            happened.iter().for_each(|one| deal.apply(one));
        }
    }
    times.sort_by(f64::total_cmp);
    let mean = times.iter().sum::<f64>() / times.len().max(1) as f64;
    let max = times.last().copied().unwrap_or(0.0);
    println!(
        "a strong player's first lead, stopped after 0.9 s: mean {mean:.3} s, longest {max:.3} s (aim 1 s)"
    );
}
