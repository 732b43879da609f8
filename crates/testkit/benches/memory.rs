//! The bytes that a live game holds after a hundred moves of each side, by counting allocations.
#![expect(clippy::print_stdout, reason = "a report")]

use jadoube_clock::{Mode, TimeControl};
use jadoube_laws::{
    Asked, Class, ClockRequest, Edition, Game, MovingRequest, Regime, Regulations, Rulebook, Start,
};
use jadoube_ruling::{Moment, Seat, Span};

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

const GAMES: usize = 100;

fn main() {
    let _profiler = dhat::Profiler::builder().testing().build();
    let control =
        TimeControl::sudden_death(Span::from_secs(5400), Mode::Increment(Span::from_secs(30)));
    let mut regulations = Regulations::new(Edition::E2001, Class::Rapid, Regime::Full, control);
    regulations.search_dead_positions = false;
    let book = Rulebook::new(regulations).expect("regulations");
    let before = dhat::HeapStats::get().curr_bytes;
    let games: Vec<Game> = (0..GAMES).map(|_| hundred_moves(&book)).collect();
    let held = dhat::HeapStats::get().curr_bytes - before;
    assert!(games.iter().all(|game| game.completed_moves().white == 100));
    println!("bytes held per live game after 100 moves: {}", held / GAMES);
}

/// Knights go out and come home, touched before each move, until each side has made 100 moves.
fn hundred_moves(book: &Rulebook) -> Game {
    let mut game = Game::new(book, &Start::default()).expect("the array");
    let mut now = Moment::ZERO;
    act(
        &mut game,
        book,
        Seat::Arbiter,
        Asked::Clock(ClockRequest::Start),
        now,
    );
    for motion in ["g1f3", "g8f6", "f3g1", "f6g8"].iter().cycle().take(200) {
        let seat = Seat::from(game.turn());
        now = now + Span::from_millis(900);
        let motion: jadoube_laws::Motion = motion.parse().expect("a motion");
        let squares = vec![motion.from];
        act(
            &mut game,
            book,
            seat,
            Asked::Moving(MovingRequest::Touch { squares }),
            now,
        );
        act(
            &mut game,
            book,
            seat,
            Asked::Moving(MovingRequest::Move {
                motion,
                two_hands: false,
            }),
            now,
        );
        act(
            &mut game,
            book,
            seat,
            Asked::Clock(ClockRequest::Press { other_hand: false }),
            now,
        );
    }
    game
}

fn act(game: &mut Game, book: &Rulebook, seat: Seat, asked: Asked, now: Moment) {
    if let Ok(happened) = game.decide(book, seat, &asked, now) {
        for one in &happened {
            game.apply(now, one);
        }
    }
}
