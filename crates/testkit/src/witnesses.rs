//! The search for the shortest games that two editions rule differently.

use jadoube_journal::Request;
use jadoube_journal::witness::{AskedAt, Difference, Parting, Witness};
use jadoube_laws::{Created, Edition, Game, Rulebook};
use jadoube_ruling::{Moment, Span};

use crate::dice::{self, Dice};
use jadoube_scenarios::{Scenario, chess};

/// A game that may show a difference.
struct Candidate {
    created: Created,
    asked: Vec<AskedAt>,
}

/// The witnesses for every pair of editions and everything in which they differ, as far as the
/// scenarios and so many random games have one.
pub fn search(scenarios: &[Scenario], random: u64) -> Vec<Witness> {
    let mut candidates: Vec<Candidate> = scenarios.iter().filter_map(of_scenario).collect();
    candidates.extend((0..random).map(of_dice));
    candidates.sort_by_key(|candidate| candidate.asked.len());
    let mut found = Vec::new();
    for (i, one) in Edition::ALL.into_iter().enumerate() {
        for other in Edition::ALL.into_iter().skip(i + 1) {
            found.extend(between([one, other], &candidates));
        }
    }
    found
}

/// The shortest witness for each difference between two editions.
fn between(editions: [Edition; 2], candidates: &[Candidate]) -> Vec<Witness> {
    let [one, other] = editions;
    let mut open = Difference::between(one, other);
    let mut found: Vec<Witness> = Vec::new();
    for candidate in candidates {
        let Some(parting) = Parting::of(editions, &candidate.created, &candidate.asked) else {
            continue;
        };
        // Candidates come in the order of their length, so the first that shows a difference is as
        // good as any but for what can be left out of it.
        open.retain(|&difference| {
            let shown = parting.is_due_to(difference);
            if shown {
                found.push(witness(difference, editions, candidate, parting.at));
            }
            !shown
        });
        if open.is_empty() {
            break;
        }
    }
    found.sort_by_key(|witness| {
        let all = Difference::between(one, other);
        all.iter().position(|own| *own == witness.shows)
    });
    found
}

fn witness(
    difference: Difference,
    editions: [Edition; 2],
    candidate: &Candidate,
    at: usize,
) -> Witness {
    let asked = candidate.asked[..=at].to_vec();
    let mut created = candidate.created.clone();
    let asked = shorter(difference, editions, &created, asked);
    created.regulations.edition = editions[0];
    Witness {
        shows: difference,
        editions,
        created,
        asked,
    }
}

/// The game of a scenario.
fn of_scenario(scenario: &Scenario) -> Option<Candidate> {
    let mut records = scenario.editions.iter();
    let record = records.find_map(|edition| chess::record(scenario, *edition).ok())?;
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
        let parting = Parting::of(editions, created, &fewer);
        let last = fewer.len().checked_sub(1);
        if parting.is_some_and(|own| Some(own.at) == last && own.is_due_to(difference)) {
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
