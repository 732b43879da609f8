//! How often the true game is found behind two spoilt sheets, and how long it takes.
#![allow(clippy::print_stdout, reason = "a bench prints its figures")]

#[path = "../tests/common/spoil.rs"]
mod spoil;

use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

use jadoube_notation::Language;
use jadoube_notation::pgn::{Games, MainLine};
use jadoube_notation::sheet::{Limits, repair};
use shakmaty::{Chess, Move};
use spoil::{Dice, game, sheet};

const GAMES: u64 = 200;
const PLIES: usize = 120;

fn main() {
    for errors in [Errors::new(2, 1), Errors::new(1, 2), Errors::new(3, 3)] {
        let Errors { missing, wrong } = errors;
        println!(
            "repair of {GAMES} games of 60 moves, {missing} half-moves missing and {wrong} miswritten in each of two sheets:"
        );
        let random = (0..GAMES).map(|seed| {
            let mut dice = Dice::new(seed);
            let game = game(&mut dice, PLIES);
            (dice, game)
        });
        report("random games", random.collect(), errors);
        let data = std::env::var_os("JADOUBE_DATA");
        let rated = data.map(|data| Path::new(&data).join("pgn/lichess_db_1000k.pgn"));
        match rated.as_deref().and_then(played_games) {
            Some(games) => report("played games", games, errors),
            None => println!("  played games: JADOUBE_DATA is not set, nothing was measured"),
        }
        // Any other file, such as one that came after all this was written.
        let other = std::env::var_os("JADOUBE_GAMES");
        if let Some(games) = other.and_then(|other| played_games(Path::new(&other))) {
            report("games of JADOUBE_GAMES", games, errors);
        }
    }
}

/// How each sheet is spoilt.
#[derive(Clone, Copy)]
struct Errors {
    missing: usize,
    wrong: usize,
}

impl Errors {
    const fn new(missing: usize, wrong: usize) -> Errors {
        Errors { missing, wrong }
    }
}

type Spoiling = (Dice, Vec<(Chess, Move)>);

/// Played games of at least sixty moves, cut there, spoilt in several ways.
fn played_games(path: &Path) -> Option<Vec<Spoiling>> {
    let file = std::fs::read(path).ok()?;
    let mut line = MainLine::default();
    let mut games = Vec::new();
    for game in Games::new(&file) {
        line.play(&game, Language::English);
        if line.moves.len() >= PLIES {
            let moves = line.moves.iter().map(|made| made.m);
            let played = line.positions.iter().cloned().zip(moves);
            games.push(played.take(PLIES).collect::<Vec<_>>());
        }
    }
    let spoiling = (0..GAMES).zip(games.iter().cycle());
    Some(
        spoiling
            .map(|(seed, game)| (Dice::new(1000 + seed), game.clone()))
            .collect(),
    )
}

fn report(name: &str, games: Vec<Spoiling>, Errors { missing, wrong }: Errors) {
    let (mut found, mut first, mut alone, mut cut) = (0, 0, 0, 0);
    let mut slowest = Duration::ZERO;
    let mut nodes = 0;
    let all = games.len();
    let begin = Instant::now();
    for (mut dice, game) in games {
        let truth: Vec<Move> = game.iter().map(|(_, m)| *m).collect();
        let sheets = [
            sheet(&mut dice, &game, Language::English, missing, wrong),
            sheet(&mut dice, &game, Language::English, missing, wrong),
        ];
        let start = Instant::now();
        let go_on = &mut |_| ControlFlow::Continue(());
        let repair = repair(&Chess::default(), &sheets, None, Limits::default(), go_on);
        slowest = slowest.max(start.elapsed());
        nodes = nodes.max(repair.nodes);
        found += usize::from(repair.answers.iter().any(|answer| answer.moves == truth));
        first += usize::from(
            repair
                .answers
                .first()
                .is_some_and(|answer| answer.moves == truth),
        );
        alone += usize::from(repair.answers.len() == 1 && repair.complete);
        cut += usize::from(!repair.complete);
    }
    let mean = begin.elapsed().as_secs_f64() * 1e3 / all.max(1) as f64;
    println!(
        "  {name}: the truth among the answers {found}/{all}, first {first}, the only answer {alone}, search cut short {cut}; \
         mean {mean:.1} ms, slowest {:.0} ms, most states {nodes}",
        slowest.as_secs_f64() * 1e3
    );
}
