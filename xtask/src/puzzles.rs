//! Puzzles from the scenarios: what does the arbiter rule?

use std::collections::BTreeMap;

use jadoube_journal::{Line, Record};
use jadoube_ruling::Edition;
use jadoube_scenarios::{Scenario, chess};
use jadoube_wire::{Message, Puzzle, PuzzleChoice, Settings, Told, fen};
use serde_json::{Value, json};

/// How many puzzles a chapter gives.
const OF_A_CHAPTER: usize = 8;
/// How many answers there are to choose from.
const CHOICES: usize = 4;

/// A scenario as a riddle: the story, the last request, and what was ruled on it.
struct Riddle {
    id: String,
    group: String,
    record: Record,
    /// The line of the last request.
    asked: usize,
    answer: Told,
}

/// `crates/server/data/puzzles.json`.
pub fn json(scenarios: &[Scenario]) -> String {
    let riddles: Vec<Riddle> = scenarios.iter().filter_map(riddle).collect();
    let mut given: BTreeMap<&str, usize> = BTreeMap::new();
    let mut written: Vec<Value> = Vec::new();
    for riddle in &riddles {
        let given = given.entry(&riddle.group).or_default();
        if *given < OF_A_CHAPTER
            && let Some(puzzle) = write(riddle, &riddles)
        {
            *given += 1;
            written.push(puzzle);
        }
    }
    let mut out = String::from("[\n");
    let lines: Vec<String> = written.iter().map(Value::to_string).collect();
    out.push_str(&lines.join(",\n"));
    out.push_str("\n]\n");
    out
}

/// The riddle of a scenario under the newest edition that it holds in.
fn riddle(scenario: &Scenario) -> Option<Riddle> {
    let edition = scenario
        .editions
        .iter()
        .copied()
        .filter(|e| *e != Edition::Fi2017)
        .max()?;
    let record = chess::record(scenario, edition).ok()?;
    let lines = record.lines();
    let asked = lines.iter().rposition(|line| line.asked.is_some())?;
    let by = lines.get(asked)?.asked.as_ref()?.by;
    let ruled = |line: &Line| match (&line.happened, &line.refused) {
        (Some(happened), _) => Some(Told::happened(record.book(), by, line.at, happened.clone())),
        (None, Some(refused)) => Some(Told::refused(record.book(), by, line.at, refused.clone())),
        (None, None) => None,
    };
    let answer = lines
        .get(asked + 1..)?
        .iter()
        .filter_map(ruled)
        .next_back()?;
    answer.article.as_ref()?;
    Some(Riddle {
        id: format!("{}-{edition}", scenario.id),
        group: scenario.group().to_owned(),
        asked,
        answer,
        record,
    })
}

fn write(riddle: &Riddle, all: &[Riddle]) -> Option<Value> {
    let record = &riddle.record;
    let lines = record.lines();
    let before: String = lines
        .get(..riddle.asked)?
        .iter()
        .map(|line| format!("{line}\n"))
        .collect();
    let before = Record::replay(&before).ok()?;
    let request = lines.get(riddle.asked)?.asked.as_ref()?;
    let mut story: Vec<Told> = Vec::new();
    let mut by = request.by;
    for line in before.lines() {
        if let Some(asked) = &line.asked {
            by = asked.by;
        }
        if let Some(happened) = &line.happened {
            story.push(Told::happened(record.book(), by, line.at, happened.clone()));
        }
    }
    let (choices, right) = choices(riddle, all)?;
    let regulations = record.book().regulations();
    let puzzle = Puzzle {
        id: riddle.id.clone(),
        edition: regulations.edition,
        settings: Settings {
            edition: regulations.edition,
            class: regulations.class,
            regime: regulations.regime,
            usage: regulations.usage,
            time_control: regulations.time_control.clone(),
            chess960: regulations.chess960,
            start: fen(before.game().beginning()),
            names: Default::default(),
            auto_press: false,
            hints: false,
            spectator_delay: 0,
            lag_allowance: 0,
            blind: regulations.blind,
            no_arbiter: regulations.no_arbiter,
            hall: None,
            board: None,
        },
        start: fen(before.game().beginning()),
        fen: fen(before.game().standing()),
        story,
        asked: request.asked.clone(),
        by: request.by,
        choices,
    };
    Some(json!({"puzzle": puzzle, "right": right, "told": riddle.answer}))
}

/// The right answer among wrong ones from the same chapter, in an order that tells nothing.
fn choices(riddle: &Riddle, all: &[Riddle]) -> Option<(Vec<PuzzleChoice>, u32)> {
    let own = &riddle.answer.message;
    let mut messages: Vec<&Message> = vec![own];
    // The riddle's own place in the row decides where the others are taken from.
    let at = all.iter().position(|one| one.id == riddle.id)?;
    let others = all.iter().cycle().skip(at + 1).take(all.len());
    let (near, far): (Vec<&Riddle>, Vec<&Riddle>) =
        others.partition(|one| one.group == riddle.group);
    for other in near.into_iter().chain(far) {
        let message = &other.answer.message;
        if messages.len() < CHOICES && messages.iter().all(|one| one.id != message.id) {
            messages.push(message);
        }
    }
    let spread: usize = riddle.id.bytes().map(usize::from).sum();
    let right = spread % messages.len();
    messages.swap(0, right);
    let choice = |(choice, message): (u32, &Message)| PuzzleChoice {
        choice,
        message: message.clone(),
    };
    let choices = (0..).zip(messages).map(choice).collect();
    Some((choices, u32::try_from(right).ok()?))
}
