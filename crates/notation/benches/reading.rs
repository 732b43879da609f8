//! Reading and writing beside pgn-reader and the rules library, as ratios in one run.
#![allow(clippy::print_stdout, reason = "a bench prints its figures")]

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use jadoube_notation::pgn::{Game, Games, MainLine};
use jadoube_notation::{Language, Style};
use pgn_reader::{RawTag, SanPlus, Visitor};
use shakmaty::{Chess, Position};

const ROUNDS: u32 = 15;

fn main() {
    let Some(data) = std::env::var_os("JADOUBE_DATA") else {
        println!("reading: JADOUBE_DATA is not set, nothing was measured");
        return;
    };
    let path = std::path::Path::new(&data).join("pgn/lichess_db_1000k.pgn");
    let file = match std::fs::read(&path) {
        Ok(file) => file,
        Err(error) => {
            println!("reading: {}: {error}; nothing was measured", path.display());
            return;
        }
    };
    let theirs = best(|| read_theirs(&file));
    let ours = best(|| read_ours(&file));
    let tokens = best(|| split_ours(&file));
    assert_eq!(theirs.1, ours.1, "the same moves are read");
    let plies = ours.1;
    println!(
        "reading {} bytes, {plies} half-moves, best of {ROUNDS}:",
        file.len()
    );
    println!(
        "  pgn-reader + shakmaty legality   {:>8.2} ms",
        millis(theirs.0)
    );
    println!(
        "  our reader, every token kept     {:>8.2} ms   {}",
        millis(ours.0),
        ratio(ours.0, theirs.0)
    );
    println!(
        "    of that, splitting into games  {:>8.2} ms",
        millis(tokens.0)
    );
    let games = games(&file);
    let theirs = best(|| write_theirs(&games));
    let ours = best(|| write_ours(&games));
    assert_eq!(theirs.1, ours.1, "the same text is written");
    println!("writing {plies} half-moves:");
    println!(
        "  shakmaty SanPlus                 {:>8.2} ms",
        millis(theirs.0)
    );
    println!(
        "  our writer                       {:>8.2} ms   {}",
        millis(ours.0),
        ratio(ours.0, theirs.0)
    );
}

fn best(mut work: impl FnMut() -> usize) -> (Duration, usize) {
    let mut best = Duration::MAX;
    let mut answer = 0;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        answer = black_box(work());
        best = best.min(start.elapsed());
    }
    (best, answer)
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn ratio(ours: Duration, theirs: Duration) -> String {
    format!("{:.2}x", ours.as_secs_f64() / theirs.as_secs_f64())
}

struct Legality;

impl Visitor for Legality {
    type Tags = ();
    type Movetext = (Chess, usize);
    type Output = usize;

    fn begin_tags(&mut self) -> ControlFlow<usize, ()> {
        ControlFlow::Continue(())
    }

    fn tag(&mut self, _: &mut (), name: &[u8], value: RawTag<'_>) -> ControlFlow<usize> {
        black_box((name, value));
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<usize, (Chess, usize)> {
        ControlFlow::Continue((Chess::default(), 0))
    }

    fn san(&mut self, (position, plies): &mut (Chess, usize), san: SanPlus) -> ControlFlow<usize> {
        match san.san.to_move(position) {
            Ok(m) => {
                position.play_unchecked(m);
                *plies += 1;
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(*plies),
        }
    }

    fn end_game(&mut self, (_, plies): (Chess, usize)) -> usize {
        plies
    }
}

fn read_theirs(file: &[u8]) -> usize {
    let mut reader = pgn_reader::Reader::new(std::io::Cursor::new(file));
    let mut plies = 0;
    while let Ok(Some(game)) = reader.read_game(&mut Legality) {
        plies += game;
    }
    plies
}

fn read_ours(file: &[u8]) -> usize {
    let mut games = Games::new(file);
    let mut game = Game::default();
    let mut line = MainLine::default();
    let mut plies = 0;
    while games.read(&mut game) {
        line.play(&game, Language::English);
        plies += line.moves.len();
    }
    plies
}

fn split_ours(file: &[u8]) -> usize {
    let mut games = Games::new(file);
    let mut game = Game::default();
    let mut tokens = 0;
    while games.read(&mut game) {
        tokens += game.tokens.len();
    }
    tokens
}

fn games(file: &[u8]) -> Vec<MainLine> {
    let mut line = MainLine::default();
    Games::new(file)
        .map(|game| {
            line.play(&game, Language::English);
            line.clone()
        })
        .collect()
}

fn write_theirs(games: &[MainLine]) -> usize {
    let mut text = String::new();
    let mut written = 0;
    for game in games {
        text.clear();
        let mut position = Chess::default();
        for made in &game.moves {
            let san = SanPlus::from_move_and_play_unchecked(&mut position, made.m);
            san.append_to_string(&mut text);
        }
        written += text.len();
    }
    written
}

fn write_ours(games: &[MainLine]) -> usize {
    let mut text = String::new();
    let mut written = 0;
    for game in games {
        text.clear();
        let mut position = Chess::default();
        for made in &game.moves {
            Style::PGN.write_and_play(&mut position, made.m, &mut text);
        }
        written += text.len();
    }
    written
}
