//! How long a round takes, and how that grows with the field: `make bench`.

#![allow(clippy::print_stdout)]

use std::time::{Duration, Instant};

use jadoube_tournament::pairing::swiss::{
    Dice, Reading, Settings, Swiss, SwissEdition, before_round, generate, pair, swiss_of_report,
    why_not,
};
use jadoube_tournament::{Points, Scale};

const ROUNDS: u32 = 9;

fn settings(players: u32, edition: SwissEdition, hard: bool) -> Settings {
    let drawn = Settings::drawn(&mut Dice::new(1), edition);
    let rate = |hard_rate: u32, usual: u32| if hard { hard_rate } else { usual };
    Settings {
        players,
        rounds: ROUNDS,
        ratings: (1200, 2600),
        draws: 300,
        forfeits: rate(40, 10),
        double_forfeits: 0,
        odd_results: 0,
        half_byes: rate(60, 10),
        full_byes: 0,
        zero_byes: rate(60, 10),
        retirements: rate(30, 5),
        late: rate(60, 10),
        forbidden: rate(players / 4, 0),
        baku: false,
        scale: Scale::USUAL,
        bye: Points::ONE,
        ..drawn
    }
}

/// Every round of a generated tournament as it stood before it was paired.
fn states(players: u32, edition: SwissEdition, hard: bool) -> Vec<Swiss> {
    let (report, _) = generate(7, &settings(players, edition, hard));
    let state = |round| {
        let reading = Reading {
            edition: Some(edition),
            round: Some(round),
            ..Reading::default()
        };
        swiss_of_report(&before_round(&report, round), reading).ok()
    };
    (1..=report.last_paired()).filter_map(state).collect()
}

fn main() {
    println!(
        "one round, milliseconds: median and slowest of {ROUNDS} rounds, growth over the size before"
    );
    for edition in [SwissEdition::E2026, SwissEdition::E2017] {
        for hard in [false, true] {
            let mut before: Option<f64> = None;
            for players in [200, 1000, 3000] {
                let mut times: Vec<Duration> = states(players, edition, hard)
                    .iter()
                    .map(|swiss| {
                        let start = Instant::now();
                        std::hint::black_box(pair(swiss).is_ok());
                        start.elapsed()
                    })
                    .collect();
                times.sort_unstable();
                let ms =
                    |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1e3);
                let (median, slowest) = (ms(times.get(times.len() / 2)), ms(times.last()));
                let growth =
                    before.map_or(String::new(), |before| format!("  x{:.1}", median / before));
                let kind = if hard { "hard " } else { "usual" };
                println!(
                    "{edition} {kind} {players:>5} players {median:>9.1} {slowest:>9.1}{growth}"
                );
                before = Some(median);
            }
        }
    }
    question();
}

/// A question why not, in a large field.
fn question() {
    let states = states(1000, SwissEdition::E2026, false);
    let Some((swiss, paired)) = states
        .last()
        .and_then(|swiss| Some((swiss, pair(swiss).ok()?)))
    else {
        return;
    };
    let numbers: Vec<u32> = paired.field.players.iter().map(|one| one.number).collect();
    let mut slowest = Duration::ZERO;
    for step in 1..=20 {
        let other = numbers[step * numbers.len() / 21];
        let start = Instant::now();
        std::hint::black_box(why_not(swiss, &paired, numbers[0], other));
        slowest = slowest.max(start.elapsed());
    }
    println!(
        "why not, 1000 players, slowest of 20: {:.1} ms",
        slowest.as_secs_f64() * 1e3
    );
}
