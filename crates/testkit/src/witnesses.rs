//! The search for the shortest games that two editions rule differently.

use jadoube_journal::Request;
use jadoube_journal::witness::{AskedAt, Difference, Witness, parting};
use jadoube_laws::{Created, Game, Rulebook};
use jadoube_ruling::{Edition, Moment, Span};

use crate::dice::{self, Dice};
use crate::{Scenario, chess};

/// A game that may show a difference.
struct Candidate {
    created: Created,
    asked: Vec<AskedAt>,
}

/// The witnesses for every pair of editions and everything in which they differ, as far as the
/// scenarios and so many random games have one.
pub fn search(scenarios: &[Scenario], random: u64) -> Vec<Witness> {
    let mut candidates: Vec<Candidate> = scenarios.iter().flat_map(of_scenario).collect();
    candidates.extend((0..random).map(of_dice));
    candidates.sort_by_key(|candidate| candidate.asked.len());
    let mut found = Vec::new();
    for (i, one) in Edition::ALL.into_iter().enumerate() {
        for other in Edition::ALL.into_iter().skip(i + 1) {
            for difference in Difference::between(one, other) {
                found.extend(shortest(difference, [one, other], &candidates));
            }
        }
    }
    found
}

/// The games of a scenario under each of its editions.
fn of_scenario(scenario: &Scenario) -> Vec<Candidate> {
    let records = scenario.editions.iter();
    let records = records.filter_map(|edition| chess::record(scenario, *edition).ok());
    let candidate = |record: jadoube_journal::Record| {
        let lines = record.lines();
        let created = lines.first()?.created.as_ref()?;
        let asked = lines.iter().filter_map(|line| {
            let asked = line.asked.clone()?;
            Some(AskedAt { at: line.at, asked })
        });
        Some(Candidate {
            created: (**created).clone(),
            asked: asked.collect(),
        })
    };
    records.filter_map(candidate).collect()
}

/// A random game.
fn of_dice(seed: u64) -> Candidate {
    let mut dice = Dice::new(seed);
    let created = dice::created(&mut dice);
    let mut asked = Vec::new();
    let book = Rulebook::new(created.regulations.clone());
    let game = book
        .as_ref()
        .ok()
        .map(|book| Game::new(book, &created.start));
    if let (Ok(book), Some(Ok(mut game))) = (&book, game) {
        let mut at = Moment::ZERO;
        for _ in 0..30 {
            let (by, request) = dice::request(&mut dice, &game);
            at = at + Span::from_secs(i64::try_from(dice.roll(20)).unwrap_or(0));
            for one in game.decide(book, by, &request, at).iter().flatten() {
                game.apply(at, one);
            }
            let asked_now = Request { by, asked: request };
            asked.push(AskedAt {
                at,
                asked: asked_now,
            });
        }
    }
    Candidate { created, asked }
}

/// The shortest game among the candidates, made shorter where a request is not needed.
fn shortest(
    difference: Difference,
    editions: [Edition; 2],
    candidates: &[Candidate],
) -> Option<Witness> {
    let mut best: Option<Witness> = None;
    for candidate in candidates {
        let created = &candidate.created;
        let longest = best.as_ref().map_or(usize::MAX, |best| best.asked.len());
        // Once a game of two requests is known, longer ones are not looked through.
        if longest <= 2 {
            break;
        }
        let Some(at) = parting(difference, editions, created, &candidate.asked) else {
            continue;
        };
        let asked = candidate.asked[..=at].to_vec();
        let asked = shorter(difference, editions, created, asked);
        if asked.len() < longest {
            let mut created = created.clone();
            created.regulations.edition = editions[0];
            best = Some(Witness {
                shows: difference,
                editions,
                created,
                asked,
            });
        }
    }
    best
}

/// Leaves out every request without which the difference still shows.
fn shorter(
    difference: Difference,
    editions: [Edition; 2],
    created: &Created,
    mut asked: Vec<AskedAt>,
) -> Vec<AskedAt> {
    let mut index = 0;
    while index < asked.len() {
        let mut fewer = asked.clone();
        fewer.remove(index);
        let shows = parting(difference, editions, created, &fewer);
        if shows.is_some() && shows == fewer.len().checked_sub(1) {
            asked = fewer;
        } else {
            index += 1;
        }
    }
    asked
}

/// The file of witnesses: one line of JSON for each.
pub fn jsonl(witnesses: &[Witness]) -> String {
    let lines = witnesses.iter().map(serde_json::to_string);
    lines.flatten().map(|line| line + "\n").collect()
}
