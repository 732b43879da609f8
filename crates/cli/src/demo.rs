//! `jadoube demo`: a short game in which much goes wrong, and the rulings on it.

use std::io::Write;
use std::path::Path;

use jadoube_clock::{Mode, TimeControl};
use jadoube_journal::Record;
use jadoube_laws::{
    Asked, Class, ClockRequest, Created, DrawRequest, Edition, EndRequest, GeneralRefusal, Medium,
    Motion, MovingRequest, Refused, Regime, Regulations, Start, Usage,
};
use jadoube_ruling::{Message, Moment, Seat, Span};
use jadoube_text::{Language, Texts};

use crate::{Stop, replay};

pub fn run(
    out: &mut impl Write,
    edition: Edition,
    lang: Language,
    journal: Option<&Path>,
) -> Result<(), Stop> {
    let texts = Texts::new(lang);
    let record = play(edition).map_err(Stop::new)?;
    let title = Message::new("demo-title").with("edition", edition.to_string());
    let legend = texts.get("demo-legend").unwrap_or_default();
    writeln!(out, "{}\n{legend}\n", texts.say(&title))?;
    replay::tell(out, &record, &texts)?;
    if let Some(path) = journal {
        let error = |error| Stop::new(format!("{}: {error}", path.display()));
        std::fs::write(path, record.to_string()).map_err(error)?;
    }
    Ok(())
}

/// The acts of the demonstration: seconds since the start, the seat, the request.
fn play(edition: Edition) -> Result<Record, Box<dyn std::error::Error>> {
    let ten = Mode::Increment(Span::from_secs(10));
    let control = TimeControl::sudden_death(Span::from_secs(900), ten);
    let control = match edition {
        // The club event of 2001 knows only a fixed time.
        Edition::E2001 => TimeControl::sudden_death(Span::from_secs(1200), Mode::None),
        _ => control,
    };
    let mut regulations = Regulations::new(edition, Class::Rapid, Regime::Limited, control);
    regulations.usage = Usage::Mediated;
    let start = Start::default();
    let mut record = Record::create(&Created { regulations, start }, Moment::ZERO)?;
    for (secs, seat, asked) in acts()? {
        let at = Moment::from_millis(secs * 1000);
        // What is refused is part of the show: the journal keeps it with its article.
        if let Err(Refused::General(GeneralRefusal::GameOver(_))) = record.ask(seat, &asked, at) {
            break;
        }
    }
    Ok(record)
}

type Act = (u64, Seat, Asked);

fn acts() -> Result<Vec<Act>, Box<dyn std::error::Error>> {
    let (white, black) = (Seat::White, Seat::Black);
    let mut acts: Vec<Act> = vec![(0, Seat::Arbiter, Asked::Clock(ClockRequest::Start))];
    let mut at = 0;
    let made = |text: &str| -> Result<Asked, Box<dyn std::error::Error>> {
        Ok(Asked::Moving(MovingRequest::Move {
            motion: text.parse::<Motion>()?,
            two_hands: false,
        }))
    };
    let press = Asked::Clock(ClockRequest::Press { other_hand: false });
    let touch = |square: &str| -> Result<Asked, Box<dyn std::error::Error>> {
        Ok(Asked::Moving(MovingRequest::Touch {
            squares: vec![square.parse()?],
        }))
    };
    let mut then = |secs: u64, seat: Seat, asked: Asked| {
        at += secs;
        acts.push((at, seat, asked));
    };
    then(3, white, made("e2e4")?);
    then(1, white, press.clone());
    then(5, black, touch("b8")?);
    then(2, black, made("d7d5")?);
    then(4, black, made("b8c6")?);
    then(1, black, press.clone());
    then(8, white, made("f1b4")?);
    then(1, white, press.clone());
    then(5, white, made("f1c4")?);
    then(1, white, Asked::Draw(DrawRequest::OfferDraw));
    then(1, white, press.clone());
    then(6, black, made("e7e5")?);
    then(1, black, press.clone());
    then(1, black, Asked::Draw(DrawRequest::AcceptDraw));
    then(
        9,
        white,
        Asked::Draw(DrawRequest::ClaimThreefold {
            intended: None,
            medium: Medium::default(),
        }),
    );
    then(5, white, made("d1h5")?);
    then(1, white, press.clone());
    then(7, black, made("g8f6")?);
    then(1, black, press);
    then(4, white, made("h5f7")?);
    then(2, black, Asked::End(EndRequest::Resign));
    Ok(acts)
}
