//! How long a round takes, and how that grows with the field: `make bench`. Words after `--` name
//! the lines that are wanted, such as `-- 2026 "two clubs"`.

#![allow(clippy::print_stdout)]

use std::time::{Duration, Instant};

use jadoube_tournament::pairing::swiss::{
    Dice, Reading, Settings, Swiss, SwissEdition, before_round, generate, pair, swiss_of_report,
    why_not,
};
use jadoube_tournament::{Points, Scale};

const ROUNDS: u32 = 9;

fn settings(players: u32, edition: SwissEdition, kind: Kind) -> Settings {
    let hard = kind == Kind::Hard;
    let drawn = Settings::drawn(&mut Dice::new(1), edition);
    // Two clubs can only be paired as long as both are complete.
    let complete = matches!(kind, Kind::Clubs(Bans::FromTheStart, 2));
    let rate = |hard_rate: u32, usual: u32| match (hard, complete) {
        (true, _) => hard_rate,
        (_, true) => 0,
        _ => usual,
    };
    Settings {
        players,
        rounds: ROUNDS,
        ratings: (1200, 2600),
        draws: 300,
        forfeits: if hard { 40 } else { 10 },
        double_forfeits: 0,
        odd_results: 0,
        half_byes: rate(60, 10),
        full_byes: 0,
        zero_byes: rate(60, 10),
        retirements: rate(30, 5),
        late: rate(60, 10),
        forbidden: rate(players / 4, 0),
        clubs: match kind {
            Kind::Clubs(Bans::FromTheStart, clubs) => clubs,
            _ => 0,
        },
        baku: false,
        scale: Scale::USUAL,
        bye: Points::ONE,
        ..drawn
    }
}

/// When clubs whose members may not meet come in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bans {
    /// As in an event: every round was paired with them.
    FromTheStart,
    /// Laid on rounds that were played without them.
    Afterwards,
}

/// What makes a state harder than usual.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Usual,
    /// Many byes, forfeits, late entries, retirements and forbidden pairs.
    Hard,
    /// Everybody is of one of so many clubs, and no two of a club may meet.
    Clubs(Bans, u32),
}

impl Kind {
    const ALL: [(Kind, &str); 6] = [
        (Kind::Usual, "usual"),
        (Kind::Hard, "hard"),
        (Kind::Clubs(Bans::FromTheStart, 3), "three clubs"),
        (
            Kind::Clubs(Bans::Afterwards, 3),
            "three clubs, bans afterwards",
        ),
        (Kind::Clubs(Bans::FromTheStart, 2), "two clubs"),
        (
            Kind::Clubs(Bans::Afterwards, 2),
            "two clubs, bans afterwards",
        ),
    ];

    /// Every round of a generated tournament as it stood before it was paired.
    fn states(self, players: u32, edition: SwissEdition) -> Vec<Swiss> {
        let (report, _) = generate(7, &settings(players, edition, self));
        let state = |round| {
            let reading = Reading {
                edition: Some(edition),
                round: Some(round),
                ..Reading::default()
            };
            let mut swiss = swiss_of_report(&before_round(&report, round), reading).ok()?;
            if let Kind::Clubs(Bans::Afterwards, clubs) = self {
                let members = |club| (1..=players).filter(move |number| number % clubs == club);
                let groups = (0..clubs).map(|club| members(club).collect());
                swiss.forbidden.extend(groups);
            }
            Some(swiss)
        };
        (1..=report.last_paired()).filter_map(state).collect()
    }
}

fn main() {
    let words = std::env::args().skip(1);
    let wanted: Vec<String> = words.filter(|word| !word.starts_with("--")).collect();
    println!(
        "one round, milliseconds: median, last round and slowest of {ROUNDS} rounds, growth of the median over the size before"
    );
    for edition in [SwissEdition::E2026, SwissEdition::E2017] {
        for (kind, name) in Kind::ALL {
            let mut before: Option<f64> = None;
            for players in [200, 1000, 3000] {
                let line = format!("{edition} {name:<28} {players:>5} players");
                if !wanted.iter().all(|word| line.contains(word)) {
                    continue;
                }
                let times: Vec<Duration> =
                    kind.states(players, edition).iter().map(fastest).collect();
                let ms =
                    |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1e3);
                let last = ms(times.last());
                let mut sorted = times;
                sorted.sort_unstable();
                let (median, slowest) = (ms(sorted.get(sorted.len() / 2)), ms(sorted.last()));
                let growth =
                    before.map_or(String::new(), |before| format!("  x{:.1}", median / before));
                println!("{line} {median:>9.1} {last:>9.1} {slowest:>9.1}{growth}");
                before = Some(median);
            }
        }
    }
    question();
}

/// Each round is paired so many times, and the fastest counts: whatever else the machine does only
/// makes it slower.
const GOES: usize = 3;

fn fastest(swiss: &Swiss) -> Duration {
    let goes = (0..GOES).map(|_| {
        let start = Instant::now();
        std::hint::black_box(pair(swiss).is_ok());
        start.elapsed()
    });
    goes.min().unwrap_or_default()
}

/// A question why not, in a large field.
fn question() {
    let states = Kind::Usual.states(1000, SwissEdition::E2026);
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
