//! One illegal move under each edition: a knight to g3, the clock pressed.
#![expect(clippy::print_stdout, reason = "an example")]

use jadoube_clock::{Mode, TimeControl};
use jadoube_laws::{
    Asked, Class, ClockRequest, Edition, Game, MovingRequest, Regime, Regulations, Rulebook, Start,
};
use jadoube_ruling::{Moment, Seat, Span};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for edition in Edition::ALL {
        let control = TimeControl::sudden_death(Span::from_secs(900), Mode::None);
        let regulations = Regulations::new(edition, Class::Rapid, Regime::Limited, control);
        let book = Rulebook::new(regulations)?;
        let mut game = Game::new(&book, &Start::default())?;
        let illegal = Asked::Moving(MovingRequest::Move {
            motion: "g1g3".parse()?,
            two_hands: false,
        });
        let press = Asked::Clock(ClockRequest::Press { other_hand: false });
        let requests = [
            (Seat::Arbiter, Asked::Clock(ClockRequest::Start)),
            (Seat::White, illegal),
            (Seat::White, press),
        ];
        for (at, (seat, asked)) in (1..).map(Moment::from_millis).zip(requests) {
            match game.decide(&book, seat, &asked, at) {
                Ok(happened) => {
                    for one in happened {
                        let article = book.locate(one.under()).map_or("-", |place| place.number);
                        println!("{edition}: {} [{article}]", one.kind());
                        game.apply(at, &one);
                    }
                }
                Err(refused) => println!("{edition}: refused, {}", refused.kind()),
            }
        }
    }
    Ok(())
}
