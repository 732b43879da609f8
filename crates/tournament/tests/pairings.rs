//! The two implementations of the Dutch system against each other on generated tournaments: a few
//! hundred by default, as many as `JADOUBE_PAIRINGS` says where it is set. Legality and completeness
//! are tried by a law of the test's own.

use jadoube_ruling::Side;
use jadoube_tournament::Points;
use jadoube_tournament::exchange::{Report, TrfVersion, read, write};
use jadoube_tournament::pairing::swiss::{
    Contestant, Dice, Literal, Past, PastKind, Reading, Settings, Swiss, SwissEdition,
    before_round, check, generate, pair, pair_literally, swiss_of_report,
};

/// The largest bracket that is written down candidate by candidate.
const LARGEST: usize = 8;

/// The seeds to be tried: from the second number that `JADOUBE_PAIRINGS` names on, as many as its
/// first says (`2000` or `2000,4000`), so that a long run can be done in parts.
fn seeds() -> std::ops::Range<u64> {
    let asked = std::env::var("JADOUBE_PAIRINGS").unwrap_or_else(|_| "300".to_owned());
    let mut numbers = asked.split(',').map(|number| {
        let number = number.trim().parse::<u64>();
        number.expect("JADOUBE_PAIRINGS is a number, or two with a comma between")
    });
    let count = numbers.next().expect("a number");
    let from = numbers.next().unwrap_or(0);
    from..from + count
}

/// What a long run has shown, for whoever runs it.
fn told(what: &str) {
    use std::io::Write as _;
    let _ = writeln!(std::io::stderr(), "seeds {:?}: {what}", seeds());
}

fn generated(seed: u64, edition: SwissEdition, most: u32) -> (Report, Vec<Swiss>) {
    let mut dice = Dice::new(seed ^ 0x5EED);
    let mut settings = Settings::drawn(&mut dice, edition);
    settings.players = dice.between(4, most);
    // Fields that are nearly exhausted are the hard ones.
    settings.rounds = settings.rounds.min(settings.players + 1).max(3);
    let (report, whole) = generate(seed, &settings);
    let rounds = 1..=report.last_paired() + u32::from(!whole);
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
    for seed in seeds() {
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
    told(&format!(
        "{compared} rounds paired alike, {impossible} without a legal pairing in both, \
         {too_large} too large for the literal engine"
    ));
    assert!(
        compared > too_large,
        "{compared} compared, {too_large} too large"
    );
    assert!(impossible > 0, "no round without a legal pairing was met");
}

#[test]
fn every_generated_round_is_legal_and_complete() {
    let (mut paired, mut impossible) = (0u64, 0u64);
    for seed in seeds() {
        for edition in [SwissEdition::E2017, SwissEdition::E2026] {
            for swiss in generated(seed + 1_000_000, edition, 40).1 {
                let law = Law::of(&swiss);
                match pair(&swiss) {
                    Ok(found) => {
                        law.holds(&found.pairing.pairs, found.pairing.bye);
                        paired += 1;
                    }
                    Err(_) => {
                        let round = swiss.round;
                        assert!(
                            !law.can_be_met(seed),
                            "seed {seed}, {edition}, round {round}"
                        );
                        impossible += 1;
                    }
                }
            }
        }
    }
    told(&format!(
        "{paired} rounds legal and complete, {impossible} proved impossible"
    ));
}

/// Who may meet whom by C1 to C3, worked out without the engine; the last one is the bye.
struct Law {
    numbers: Vec<u32>,
    may_meet: Vec<Vec<bool>>,
}

impl Law {
    fn of(swiss: &Swiss) -> Law {
        let here: Vec<_> = swiss.players.iter().filter(|one| one.present).collect();
        let n = here.len();
        let mut may_meet = vec![vec![false; n + 1]; n + 1];
        for (a, one) in here.iter().enumerate() {
            for (b, other) in here.iter().enumerate().filter(|(b, _)| *b != a) {
                let before = one.past.iter().take(swiss.round as usize - 1);
                let met = before
                    .into_iter()
                    .any(|past| past.met() == Some(other.number));
                let both =
                    |group: &Vec<u32>| group.contains(&one.number) && group.contains(&other.number);
                let forbidden = swiss.forbidden.iter().any(both);
                let needs = (needs(swiss, one), needs(swiss, other));
                let clash = needs.0.is_some() && needs.0 == needs.1;
                let top = topscorer(swiss, one) || topscorer(swiss, other);
                may_meet[a][b] = !met && !forbidden && (!clash || top);
            }
            let past = one.past.iter().take(swiss.round as usize - 1);
            let barred = past
                .into_iter()
                .any(|past| match (swiss.edition, past.kind) {
                    (_, PastKind::PairingBye) => true,
                    (_, PastKind::Played) => false,
                    (SwissEdition::E2017, kind) => kind == PastKind::ForfeitWin,
                    (SwissEdition::E2026, _) => past.points >= swiss.worth.win,
                });
            may_meet[a][n] = !barred && n % 2 == 1;
            may_meet[n][a] = may_meet[a][n];
        }
        Law {
            numbers: here.iter().map(|one| one.number).collect(),
            may_meet,
        }
    }

    /// Everybody once, nobody twice, nobody against the law.
    fn holds(&self, pairs: &[(u32, u32)], bye: Option<u32>) {
        let place = |number: u32| self.numbers.iter().position(|one| *one == number);
        let mut seen = vec![0; self.numbers.len()];
        for (white, black) in pairs {
            let (a, b) = (place(*white).expect("here"), place(*black).expect("here"));
            assert!(self.may_meet[a][b], "{white}-{black}");
            seen[a] += 1;
            seen[b] += 1;
        }
        if let Some(bye) = bye {
            let a = place(bye).expect("here");
            assert!(self.may_meet[a][self.numbers.len()], "the bye of {bye}");
            seen[a] += 1;
        }
        assert!(
            seen.iter().all(|count| *count == 1),
            "everybody is there once"
        );
    }

    /// Whether everybody can be paired: Tutte's matrix with chance values has a determinant other
    /// than zero if and, but for a chance of one in many million million, only if that is so.
    fn can_be_met(&self, seed: u64) -> bool {
        let n = self.numbers.len() + self.numbers.len() % 2;
        let mut dice = Dice::new(seed);
        let mut matrix = vec![vec![0u64; n]; n];
        for a in 0..n {
            for b in a + 1..n {
                if self.may_meet[a][b] {
                    let value = (u64::from(dice.below(u32::MAX)) << 28
                        | u64::from(dice.below(1 << 28)))
                        % PRIME;
                    matrix[a][b] = value.max(1);
                    matrix[b][a] = PRIME - value.max(1);
                }
            }
        }
        n > 0 && is_regular(matrix)
    }
}

const PRIME: u64 = (1 << 61) - 1;

fn times(a: u64, b: u64) -> u64 {
    u64::try_from(u128::from(a) * u128::from(b) % u128::from(PRIME)).expect("below the prime")
}

fn inverse(one: u64) -> u64 {
    let (mut result, mut base, mut exponent) = (1, one, PRIME - 2);
    while exponent > 0 {
        if exponent % 2 == 1 {
            result = times(result, base);
        }
        base = times(base, base);
        exponent /= 2;
    }
    result
}

/// Gauss' elimination.
fn is_regular(mut matrix: Vec<Vec<u64>>) -> bool {
    let n = matrix.len();
    for column in 0..n {
        let Some(pivot) = (column..n).find(|row| matrix[*row][column] != 0) else {
            return false;
        };
        matrix.swap(column, pivot);
        let by = inverse(matrix[column][column]);
        let top = matrix[column].clone();
        for row in &mut matrix[column + 1..] {
            let factor = times(row[column], by);
            for (cell, above) in row.iter_mut().zip(&top).skip(column) {
                *cell = (*cell + PRIME - times(factor, *above)) % PRIME;
            }
        }
    }
    true
}

/// The colour that a player must have, if any (1.7.1, A.6.a).
fn needs(swiss: &Swiss, one: &Contestant) -> Option<Side> {
    let played = one.past.iter().take(swiss.round as usize - 1);
    let colours: Vec<Side> = played.filter_map(Past::colour_played).collect();
    let white = colours.iter().filter(|one| **one == Side::White).count();
    let black = colours.len() - white;
    if white > black + 1 {
        return Some(Side::Black);
    }
    if black > white + 1 {
        return Some(Side::White);
    }
    match colours[..] {
        [.., a, b] if a == b => Some(!a),
        _ => None,
    }
}

/// More than half of what could be scored so far, in the last round (1.8, A.7).
fn topscorer(swiss: &Swiss, one: &Contestant) -> bool {
    let before = swiss.round - 1;
    let scored: Points = one
        .past
        .iter()
        .take(before as usize)
        .map(|past| past.points)
        .sum();
    let extra = one
        .virtual_points
        .get(before as usize)
        .copied()
        .unwrap_or_default();
    let half = swiss.worth.win.repeated(i64::from(before));
    swiss.round == swiss.rounds && (scored + extra).repeated(2) > half
}

#[test]
fn a_generated_tournament_is_read_back_as_it_was_written() {
    for seed in 0..100 {
        let (report, states) = generated(seed, SwissEdition::E2026, 30);
        let (again, adjustments) = read(&write(&report, TrfVersion::Trf26)).expect("a sound file");
        assert_eq!(adjustments, [], "seed {seed}");
        let checked = check(&again, Reading::default()).expect("a sound file");
        assert!(checked.is_clean(), "seed {seed}: {checked:?}");
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
