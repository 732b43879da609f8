//! The price of the Laws: a completed move through `decide` and `apply`, as a multiple of replaying
//! the same game with the rules library alone, in processor time.
#![expect(clippy::print_stdout, reason = "a report")]

use std::hint::black_box;
use std::path::Path;
use std::time::Duration;

use jadoube_clock::{Mode, TimeControl};
use jadoube_laws::{
    Asked, Class, ClockRequest, Edition, Game, Motion, MovingRequest, Regime, Regulations,
    Rulebook, Start,
};
use jadoube_notation::Language;
use jadoube_notation::pgn::{Games, MainLine};
use jadoube_ruling::{Moment, Seat, Span};
use jadoube_testkit::dice::Dice;
use rustix::time::{ClockId, clock_gettime};
use shakmaty::{Chess, Position, uci::UciMove};

const GAMES: u64 = 200;
const PLIES: usize = 80;
const ROUNDS: usize = 15;

fn main() {
    let random: Vec<Vec<Motion>> = (0..GAMES).map(random_game).collect();
    report("random games", &random);
    match std::env::var_os("JADOUBE_DATA") {
        Some(data) => {
            let path = Path::new(&data).join("pgn/lichess_db_1000k.pgn");
            report("games of rated players", &real_games(&path));
        }
        None => println!("games of rated players: not present (set JADOUBE_DATA)"),
    }
    // Any other file of games, on which nothing was tuned.
    if let Some(path) = std::env::var_os("JADOUBE_GAMES") {
        report("the games of JADOUBE_GAMES", &real_games(Path::new(&path)));
    }
}

fn report(what: &str, games: &[Vec<Motion>]) {
    let moves: usize = games.iter().map(Vec::len).sum();
    let (book, searching) = (rulebook(false), rulebook(true));
    let (mut alone, mut laws, mut dead) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        alone.push(timed(|| {
            games.iter().for_each(|game| rules_library_alone(game));
        }));
        laws.push(timed(|| {
            games.iter().for_each(|game| under_the_laws(&book, game));
        }));
    }
    // Apart from the others, whose caches it would clear.
    for _ in 0..ROUNDS {
        dead.push(timed(|| {
            games
                .iter()
                .for_each(|game| under_the_laws(&searching, game));
        }));
    }
    let (alone, laws, dead) = (median(alone), median(laws), median(dead));
    let per_move = |time: Duration| time.as_nanos() as f64 / moves as f64;
    let count = games.len();
    println!("{what}: {moves} completed moves in {count} games, median of {ROUNDS} rounds");
    println!(
        "  rules library alone      {:8.1} ns a move",
        per_move(alone)
    );
    println!(
        "  decide + apply, two acts {:8.1} ns a move",
        per_move(laws)
    );
    println!(
        "  ratio                    {:8.2}",
        per_move(laws) / per_move(alone)
    );
    println!(
        "  dead-position test adds  {:8.1} ns a move",
        per_move(dead) - per_move(laws)
    );
}

fn rulebook(search_dead_positions: bool) -> Rulebook {
    let control =
        TimeControl::sudden_death(Span::from_secs(5400), Mode::Increment(Span::from_secs(30)));
    let mut regulations = Regulations::new(Edition::E2023, Class::Standard, Regime::Full, control);
    regulations.search_dead_positions = search_dead_positions;
    Rulebook::new(regulations).expect("regulations")
}

/// A random game that does not end before its last move.
fn random_game(seed: u64) -> Vec<Motion> {
    let mut dice = Dice::new(seed);
    let mut position = Chess::default();
    let mut game = Vec::new();
    while game.len() < PLIES {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return random_game(seed + GAMES);
        }
        let m = moves[dice.roll(moves.len())];
        let uci = UciMove::from_standard(m).to_string();
        game.push(uci.parse().expect("a motion"));
        position.play_unchecked(m);
    }
    game
}

/// The games of a PGN file that begin with the array, as far as the board can follow them.
fn real_games(path: &Path) -> Vec<Vec<Motion>> {
    let file = std::fs::read(path).expect("a file of games");
    let mut line = MainLine::default();
    let games = Games::new(&file).filter(|game| game.tag("FEN").is_none());
    let motions = games.map(|game| {
        line.play(&game, Language::English);
        let moves = line.moves.iter();
        let uci = moves.map(|made| UciMove::from_standard(made.m).to_string());
        uci.map(|uci| uci.parse().expect("a motion")).collect()
    });
    motions.collect()
}

fn rules_library_alone(game: &[Motion]) {
    let mut position = Chess::default();
    for motion in game {
        let uci = UciMove::Normal {
            from: motion.from,
            to: motion.to,
            promotion: motion.promotion,
        };
        let m = uci.to_move(&position).expect("a legal move");
        position.play_unchecked(m);
    }
    black_box(position);
}

fn under_the_laws(book: &Rulebook, moves: &[Motion]) {
    let mut game = Game::new(book, &Start::default()).expect("the array");
    let mut now = Moment::ZERO;
    act(
        &mut game,
        book,
        Seat::Arbiter,
        &Asked::Clock(ClockRequest::Start),
        now,
    );
    for motion in moves {
        let seat = Seat::from(game.turn());
        now = now + Span::from_millis(900);
        let made = Asked::Moving(MovingRequest::Move {
            motion: *motion,
            two_hands: false,
        });
        act(&mut game, book, seat, &made, now);
        act(
            &mut game,
            book,
            seat,
            &Asked::Clock(ClockRequest::Press { other_hand: false }),
            now,
        );
    }
    black_box(game);
}

fn act(game: &mut Game, book: &Rulebook, seat: Seat, asked: &Asked, now: Moment) {
    if let Ok(happened) = game.decide(book, seat, asked, now) {
        for one in &happened {
            game.apply(now, one);
        }
    }
}

/// The processor time of this thread: what others do on the machine meanwhile counts little.
fn timed(work: impl FnOnce()) -> Duration {
    let now = || Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or_default();
    let start = now();
    work();
    now().saturating_sub(start)
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}
