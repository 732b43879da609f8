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

/// What makes a state harder than usual.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Usual,
    /// Many byes, forfeits, late entries, retirements and forbidden pairs.
    Hard,
    /// Everybody is of one of three clubs, and no two of a club may meet.
    Clubs,
    /// Everybody is of one of two clubs of the same size.
    Halves,
}

impl Kind {
    const ALL: [(Kind, &str); 4] = [
        (Kind::Usual, "usual"),
        (Kind::Hard, "hard"),
        (Kind::Clubs, "three clubs"),
        (Kind::Halves, "two clubs"),
    ];

    fn states(self, players: u32, edition: SwissEdition) -> Vec<Swiss> {
        let mut states = states(players, edition, self == Kind::Hard);
        let clubs = match self {
            Kind::Usual | Kind::Hard => return states,
            Kind::Clubs => 3,
            Kind::Halves => 2,
        };
        for swiss in &mut states {
            for club in 0..clubs {
                let members = (1..=players).filter(|number| number % clubs == club);
                swiss.forbidden.push(members.collect());
            }
        }
        states
    }
}

fn main() {
    println!(
        "one round, milliseconds: median, last round and slowest of {ROUNDS} rounds, growth of the median over the size before"
    );
    for edition in [SwissEdition::E2026, SwissEdition::E2017] {
        for (kind, name) in Kind::ALL {
            let mut before: Option<f64> = None;
            for players in [200, 1000, 3000] {
                let times: Vec<Duration> = kind
                    .states(players, edition)
                    .iter()
                    .map(|swiss| {
                        let start = Instant::now();
                        std::hint::black_box(pair(swiss).is_ok());
                        start.elapsed()
                    })
                    .collect();
                let ms =
                    |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1e3);
                let last = ms(times.last());
                let mut sorted = times;
                sorted.sort_unstable();
                let (median, slowest) = (ms(sorted.get(sorted.len() / 2)), ms(sorted.last()));
                let growth =
                    before.map_or(String::new(), |before| format!("  x{:.1}", median / before));
                println!(
                    "{edition} {name:<12} {players:>5} players {median:>9.1} {last:>9.1} {slowest:>9.1}{growth}"
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
