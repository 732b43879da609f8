//! The two implementations of the Dutch system against each other on generated tournaments: a few
//! hundred by default, as many as `JADOUBE_PAIRINGS` says where it is set. Legality and completeness
//! are tried by a law of the test's own.

use jadoube_ruling::Side;
use jadoube_tournament::Points;
use jadoube_tournament::exchange::{Report, TrfVersion, read, write};
use jadoube_tournament::pairing::swiss::{
    Contestant, Criterion, Dice, Literal, LiteralReason, Paired, Past, PastKind, Reading, Reason,
    Settings, Swiss, SwissEdition, What, before_round, check, colour_literally, generate, pair,
    pair_literally, swiss_of_report, why, why_down_literally, why_no_bye, why_no_bye_literally,
    why_not, why_not_literally,
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
        let pairs = (0..n).flat_map(|a| (a + 1..n).map(move |b| (a, b)));
        for (a, b) in pairs.filter(|(a, b)| self.may_meet[*a][*b]) {
            let value = u64::from(dice.below(u32::MAX)) << 28 | u64::from(dice.below(1 << 28));
            let value = (value % PRIME).max(1);
            matrix[a][b] = value;
            matrix[b][a] = PRIME - value;
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

/// Two who do not meet: the reason that the engine gives beside what the literal one finds when it
/// writes down every candidate in which they do.
#[test]
fn reasons_are_those_of_the_literal_engine() {
    let mut kinds: std::collections::BTreeMap<String, u64> = std::collections::BTreeMap::new();
    let mut differ = Vec::new();
    let count = (seeds().end - seeds().start).div_ceil(10);
    for seed in (seeds().start..).take(usize::try_from(count).expect("a number")) {
        for edition in [SwissEdition::E2017, SwissEdition::E2026] {
            for swiss in generated(seed + 2_000_000, edition, 12).1 {
                let Ok(paired) = pair(&swiss) else {
                    continue;
                };
                let numbers: Vec<u32> = paired.field.players.iter().map(|one| one.number).collect();
                let pairs = numbers
                    .iter()
                    .flat_map(|one| numbers.iter().map(move |two| (*one, *two)));
                for (one, other) in pairs.filter(|(one, other)| one < other) {
                    let Some(literal) = why_not_literally(&swiss, 6, one, other) else {
                        continue;
                    };
                    let reason = why_not(&swiss, &paired, one, other);
                    let at = format!(
                        "seed {seed}, {edition}, round {}, {one}-{other}",
                        swiss.round
                    );
                    let kind = same_reason(&reason, &literal, edition);
                    match kind {
                        Some(kind) => *kinds.entry(kind).or_default() += 1,
                        None => differ.push(format!("{at}: {reason:?}, {literal:?}")),
                    }
                }
            }
        }
    }
    told(&format!("reasons alike: {kinds:?}, not: {}", differ.len()));
    assert!(differ.is_empty(), "{:#?}", &differ[..differ.len().min(20)]);
    assert!(kinds.len() > 10, "{kinds:?}");
}

/// Floats, colours and the bye: each reason of the engine beside what the literal one finds.
#[test]
fn floats_colours_and_byes_have_the_literal_engines_reasons() {
    let mut alike: std::collections::BTreeMap<String, u64> = std::collections::BTreeMap::new();
    let mut differ = Vec::new();
    let count = (seeds().end - seeds().start).div_ceil(3);
    for seed in (seeds().start..).take(usize::try_from(count).expect("a number")) {
        for edition in [SwissEdition::E2017, SwissEdition::E2026] {
            for swiss in generated(seed + 3_000_000, edition, 12).1 {
                let Ok(paired) = pair(&swiss) else {
                    continue;
                };
                for one in paired.field.players.iter().map(|one| one.number) {
                    for (what, kind) in reasons_of(&swiss, &paired, one, edition) {
                        let at = format!("seed {seed}, {edition}, round {}, {one}", swiss.round);
                        match kind {
                            Ok(kind) => *alike.entry(format!("{what} {kind}")).or_default() += 1,
                            Err(both) => differ.push(format!("{at}, {what}: {both}")),
                        }
                    }
                }
            }
        }
    }
    told(&format!("reasons alike: {alike:?}, not: {}", differ.len()));
    assert!(differ.is_empty(), "{:#?}", &differ[..differ.len().min(20)]);
    for what in ["float", "colour", "bye"] {
        let kinds = alike.keys().filter(|kind| kind.starts_with(what)).count();
        assert!(kinds > 3, "{what}: {alike:?}");
    }
}

/// Every reason of a player that the literal engine has too: what it is about, and its kind if both
/// agree.
fn reasons_of(
    swiss: &Swiss,
    paired: &Paired,
    one: u32,
    edition: SwissEdition,
) -> Vec<(&'static str, Result<String, String>)> {
    let compare = |reason: &Reason, literal: &LiteralReason| {
        same_reason(reason, literal, edition).ok_or_else(|| format!("{reason:?}, {literal:?}"))
    };
    let reasons = why(swiss, paired, one);
    let mut found = Vec::new();
    if let Some(literal) = why_down_literally(swiss, 6, one) {
        // A fall is two reasons: that he goes down, and why it is he.
        let falls = reasons
            .windows(2)
            .filter(|two| matches!(two[0].what, What::GoesDown { .. }));
        let falls: Vec<&Reason> = falls.map(|two| &two[1]).collect();
        if falls.len() != literal.len() {
            found.push(("float", Err(format!("{reasons:?}, {literal:?}"))));
        }
        let both = falls.into_iter().zip(&literal);
        found.extend(both.map(|(reason, literal)| ("float", compare(reason, literal))));
    }
    if let Some(literal) = why_no_bye_literally(swiss, 6, one) {
        let reason = why_no_bye(swiss, paired, one);
        let kind = match &reason {
            Some(reason) => compare(reason, &literal),
            None => Err(format!("none, {literal:?}")),
        };
        found.push(("bye", kind));
    }
    for reason in &reasons {
        let What::Colour { white, black, .. } = reason.what else {
            continue;
        };
        let literal = colour_literally(swiss, white, black);
        let articles = |rule: u32| match edition {
            SwissEdition::E2017 => format!("E.{rule}"),
            SwissEdition::E2026 => format!("5.2.{rule}"),
        };
        let same = literal.map(|(white, rule)| (white, articles(rule)))
            == Some((white, reason.article.to_owned()));
        let kind = match same {
            true => Ok(reason.article.to_owned()),
            false => Err(format!("{reason:?}, {literal:?}")),
        };
        found.push(("colour", kind));
    }
    found
}

/// The kind of a reason, if both engines give the same with the same values.
fn same_reason(reason: &Reason, literal: &LiteralReason, edition: SwissEdition) -> Option<String> {
    let points = |values: &[i64]| -> String {
        if values.is_empty() {
            return "-".to_owned();
        }
        let values = values
            .iter()
            .map(|one| Points::hundredths(*one).to_string());
        values.collect::<Vec<String>>().join(" ")
    };
    let counts = |values: &[i64]| points(&values.iter().map(|one| one * 100).collect::<Vec<i64>>());
    match (&reason.what, literal) {
        (What::CannotBeCompleted, LiteralReason::Impossible) => Some("impossible".to_owned()),
        (What::Later, LiteralReason::Later) => Some("later".to_owned()),
        (
            What::Worse {
                criterion,
                with,
                chosen,
                ..
            },
            LiteralReason::Worse(which, one, two),
        ) => {
            let (number, article) = which.cited(edition)?;
            let values = match which {
                // Pairs of equal scores have no difference to tell of.
                Criterion::Scores if edition == SwissEdition::E2017 => {
                    let told = |list: &[i64]| -> Vec<i64> {
                        list.iter().copied().filter(|one| *one != 0).collect()
                    };
                    Some((points(&told(one)), points(&told(two))))
                }
                Criterion::Scores => Some((points(one), points(two))),
                Criterion::Downfloaters
                | Criterion::ByeRounds
                | Criterion::TopscorerBalance
                | Criterion::TopscorerRow
                | Criterion::Colour
                | Criterion::StrongColour
                | Criterion::DownAgain
                | Criterion::UpAgain
                | Criterion::DownTwoBefore
                | Criterion::UpTwoBefore => Some((counts(one), counts(two))),
                // Lists in which the literal engine marks what has no difference of its own.
                _ => None,
            };
            let alike = values.is_none_or(|(one, two)| one == *with && two == *chosen);
            let same = number == *criterion && article == reason.article && alike;
            same.then(|| number.to_owned())
        }
        _ => None,
    }
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
