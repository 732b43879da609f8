//! Judging beside pgn-reader with the rules library's legality alone, on the same file in one run.
#![allow(clippy::print_stdout, reason = "a bench prints its figures")]

use jadoube_laws::Edition;
use std::hint::black_box;
use std::ops::ControlFlow;
use std::thread;
use std::time::{Duration, Instant};

use jadoube_judge::{Judge, Options};
use jadoube_notation::pgn::{Game, Games};
use pgn_reader::{SanPlus, Visitor};
use rustix::time::{ClockId, clock_gettime};
use shakmaty::{Chess, Position};

const ROUNDS: u32 = 25;

fn main() {
    // Once over a file, for tools that count instructions: `-- once reader|quick|everything FILE`.
    let words: Vec<String> = std::env::args().collect();
    if let Some(at) = words.iter().position(|word| word == "once")
        && let [what, path] = &words[at + 1..at + 3]
    {
        return once(what, &std::fs::read(path).expect("a file of games"));
    }
    let Some(data) = std::env::var_os("JADOUBE_DATA") else {
        println!("judging: JADOUBE_DATA is not set, nothing was measured");
        return;
    };
    let data = std::path::Path::new(&data);
    let path = data.join("pgn/lichess_db_1000k.pgn");
    match std::fs::read(&path) {
        Ok(file) => {
            compare("games that the reader was tuned on", &file);
            speed_up(&file, Options::of(Edition::E2023));
        }
        Err(error) => println!("judging: {}: {error}; nothing was measured", path.display()),
    }
    compare(
        "games that the reader was not tuned on",
        &games(data, &MASTERS),
    );
    compare("games that nobody has looked at", &games(data, &UNSEEN));
    // Any other file of games, such as a collection that came after all this was written.
    if let Some(path) = std::env::var_os("JADOUBE_GAMES") {
        match std::fs::read(&path) {
            Ok(file) => compare("the games of JADOUBE_GAMES", &read_alike(&file)),
            Err(error) => println!("judging: {}: {error}", path.display()),
        }
    }
}

/// Games of masters. The reader was not tuned on them; the mates at their ends were looked at.
const MASTERS: [&str; 5] = [
    "chessjs/benchmark.pgn",
    "pgn-extract/fischer.pgn",
    "pgn-extract/petrosian.pgn",
    "pgn-extract/najdorf.pgn",
    "chessops/kasparov-deep-blue-1997.pgn",
];

/// A few games, with comments, that nothing was ever tuned on.
const UNSEEN: [&str; 5] = [
    "dartchess/wcc_2023_eolcomment.pgn",
    "dartchess/lichess-bullet-game.pgn",
    "pgn-extract/bots.pgn",
    "pgn-extract/test-startply.pgn",
    "python-chess/nepomniachtchi-liren-game1.pgn",
];

/// Games from the test files of other programs.
fn games(data: &std::path::Path, files: &[&str]) -> Vec<u8> {
    let mut games = Vec::new();
    for file in files {
        let bytes = std::fs::read(data.join("pgn/odd").join(file)).unwrap_or_default();
        games.extend(read_alike(&bytes));
    }
    // Long enough to be measured.
    games.repeat((1 << 20) / games.len().max(1) + 1)
}

/// The games of a file that both readers read whole.
fn read_alike(file: &[u8]) -> Vec<u8> {
    let mut games = Vec::new();
    for game in Games::new(file) {
        let last = game.tokens.last();
        let end = last.map_or(0, jadoube_notation::pgn::Token::end);
        let text = file.get(game.start()..end).unwrap_or_default();
        let same = legality(text) == judge(text, Options::of(Edition::E2023)).0;
        if same && game.tag("FEN").is_none() {
            games.extend_from_slice(text);
            games.extend_from_slice(b"\n\n");
        }
    }
    games
}

fn compare(name: &str, file: &[u8]) {
    let everything = Options::of(Edition::E2023);
    // By turns, so that whatever else the machine does falls on all alike.
    let mut times = [Duration::MAX; 3];
    let mut seen = [(0, 0); 3];
    for _ in 0..ROUNDS {
        let mut measure = |at: usize, work: &dyn Fn() -> (usize, usize)| {
            let start = processor();
            seen[at] = black_box(work());
            times[at] = times[at].min(processor().saturating_sub(start));
        };
        measure(0, &|| (legality(file), 0));
        measure(1, &|| judge(file, counting()));
        measure(2, &|| judge(file, everything));
    }
    assert_eq!(seen[0].0, seen[1].0, "the same half-moves");
    println!(
        "judging {name}: {} bytes, {} half-moves, processor time of one thread, best of {ROUNDS}:",
        file.len(),
        seen[0].0
    );
    println!(
        "  pgn-reader + shakmaty legality     {:>8.2} ms",
        millis(times[0])
    );
    for (at, name) in [
        (1, "judge without dead positions"),
        (2, "judge, everything"),
    ] {
        let ratio = times[at].as_secs_f64() / times[0].as_secs_f64();
        let findings = seen[at].1;
        println!(
            "  {name:<34} {:>8.2} ms   {ratio:.2}x   {findings} findings",
            millis(times[at])
        );
    }
}

fn once(what: &str, file: &[u8]) {
    let plies = match what {
        "reader" => legality(file),
        "quick" => judge(file, counting()).0,
        _ => judge(file, Options::of(Edition::E2023)).0,
    };
    println!("{what}: {plies} half-moves");
}

/// The options of `--quick`.
fn counting() -> Options {
    Options {
        dead_positions: false,
        ..Options::of(Edition::E2023)
    }
}

/// The processor time of this thread: what others do on the machine meanwhile counts little.
fn processor() -> Duration {
    let now = clock_gettime(ClockId::ThreadCPUTime);
    Duration::try_from(now).unwrap_or_default()
}

/// The same work many times over, on one thread and on all.
fn speed_up(file: &[u8], options: Options) {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let portions = 48;
    let run = |threads: usize| {
        let start = Instant::now();
        thread::scope(|scope| {
            for worker in 0..threads {
                scope.spawn(move || {
                    for _ in (worker..portions).step_by(threads) {
                        black_box(judge(file, options));
                    }
                });
            }
        });
        start.elapsed()
    };
    let (one, all) = (run(1), run(cores));
    let gain = one.as_secs_f64() / all.as_secs_f64();
    println!("  on {cores} threads: {gain:.2} times as fast as on one");
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn judge(file: &[u8], options: Options) -> (usize, usize) {
    let mut judge = Judge::new(options);
    let mut games = Games::new(file);
    let mut game = Game::default();
    let (mut plies, mut findings) = (0, 0);
    while games.read(&mut game) {
        findings += judge.judge(&game).len();
        plies += judge.line().moves.len();
    }
    (plies, findings)
}

struct Legality;

impl Visitor for Legality {
    type Tags = ();
    type Movetext = (Chess, usize);
    type Output = usize;

    fn begin_tags(&mut self) -> ControlFlow<usize, ()> {
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

fn legality(file: &[u8]) -> usize {
    let mut reader = pgn_reader::Reader::new(std::io::Cursor::new(file));
    let mut plies = 0;
    while let Ok(Some(game)) = reader.read_game(&mut Legality) {
        plies += game;
    }
    plies
}
