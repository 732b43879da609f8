//! The two implementations of the Dutch system against each other on generated tournaments: a few
//! hundred by default, as many as `JADOUBE_PAIRINGS` says where it is set.

use jadoube_tournament::exchange::{Report, TrfVersion, read, write};
use jadoube_tournament::pairing::swiss::{
    Dice, Field, Literal, Reading, Settings, Swiss, SwissEdition, before_round, generate,
    last_paired, pair, pair_literally, swiss_of_report,
};

/// The largest bracket that is written down candidate by candidate.
const LARGEST: usize = 8;

fn tournaments() -> u64 {
    let asked = std::env::var("JADOUBE_PAIRINGS").ok();
    asked.map_or(300, |count| {
        count.parse().expect("JADOUBE_PAIRINGS is a number")
    })
}

fn generated(seed: u64, edition: SwissEdition, most: u32) -> (Report, Vec<Swiss>) {
    let mut dice = Dice::new(seed ^ 0x5EED);
    let mut settings = Settings::drawn(&mut dice, edition);
    settings.players = dice.between(4, most);
    // Fields that are nearly exhausted are the hard ones.
    settings.rounds = settings.rounds.min(settings.players + 1).max(3);
    let (report, whole) = generate(seed, &settings);
    let rounds = 1..=last_paired(&report) + u32::from(!whole);
    let states = rounds.filter_map(|round| {
        let reading = Reading {
            edition: Some(edition),
            round: Some(round),
            ..Reading::default()
        };
        swiss_of_report(&before_round(&report, round), reading).ok()
    });
    let states = states.collect();
    (report, states)
}

#[test]
fn the_fast_engine_pairs_as_the_literal_one() {
    let (mut compared, mut impossible, mut too_large) = (0u64, 0u64, 0u64);
    for seed in 0..tournaments() {
        for edition in [SwissEdition::E2017, SwissEdition::E2026] {
            for swiss in generated(seed, edition, 14).1 {
                let fast = match pair(&swiss) {
                    Ok(paired) => {
                        let mut pairs = paired.pairing.pairs;
                        pairs.sort_unstable();
                        Literal::Paired(pairs, paired.pairing.bye)
                    }
                    Err(_) => Literal::None,
                };
                let literal = pair_literally(&swiss, LARGEST);
                match &literal {
                    Literal::TooLarge => {
                        too_large += 1;
                        continue;
                    }
                    Literal::None => impossible += 1,
                    Literal::Paired(..) => compared += 1,
                }
                assert_eq!(
                    fast, literal,
                    "seed {seed}, {edition}, round {}",
                    swiss.round
                );
            }
        }
    }
    assert!(
        compared > too_large,
        "{compared} compared, {too_large} too large"
    );
    assert!(impossible > 0, "no round without a legal pairing was met");
}

#[test]
fn every_generated_round_is_legal_and_complete() {
    for seed in 0..tournaments() {
        for edition in [SwissEdition::E2017, SwissEdition::E2026] {
            for swiss in generated(seed + 1_000_000, edition, 40).1 {
                if let Ok(paired) = pair(&swiss) {
                    legal(&swiss, &paired.pairing.pairs, paired.pairing.bye);
                }
            }
        }
    }
}

/// Everybody once, nobody twice, nobody against the rules of C.04.1.
fn legal(swiss: &Swiss, pairs: &[(u32, u32)], bye: Option<u32>) {
    let field = Field::new(swiss);
    let mut seen: Vec<u32> = pairs
        .iter()
        .flat_map(|(white, black)| [*white, *black])
        .collect();
    seen.extend(bye);
    seen.sort_unstable();
    let mut present: Vec<u32> = field.players.iter().map(|one| one.number).collect();
    present.sort_unstable();
    assert_eq!(seen, present, "everybody is there once");
    for (white, black) in pairs {
        let past = swiss
            .players
            .iter()
            .find(|one| one.number == *white)
            .expect("known");
        let before = past.past.iter().take(swiss.round as usize - 1);
        assert!(
            !before.into_iter().any(|past| past.met() == Some(*black)),
            "met before"
        );
    }
    if let Some(bye) = bye {
        let holder = field
            .players
            .iter()
            .find(|one| one.number == bye)
            .expect("known");
        assert!(holder.may_have_bye, "a second bye");
    }
}

#[test]
fn a_generated_tournament_is_read_back_as_it_was_written() {
    for seed in 0..100 {
        let (report, states) = generated(seed, SwissEdition::E2026, 30);
        let (again, adjustments) = read(&write(&report, TrfVersion::Trf26)).expect("a sound file");
        assert_eq!(adjustments, [], "seed {seed}");
        for swiss in states {
            let reading = Reading {
                round: Some(swiss.round),
                ..Reading::default()
            };
            let cut = before_round(&again, swiss.round);
            assert_eq!(swiss_of_report(&cut, reading), Ok(swiss), "seed {seed}");
        }
    }
}
