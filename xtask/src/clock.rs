//! What the chess clock shows after presses, pauses and corrections, for the clock of the pages to be held to.

use jadoube_clock::{Clock, Mode, Period, TimeControl};
use jadoube_ruling::{Moment, Side, Span};
use jadoube_testkit::dice::Dice;
use serde_json::{Value, json};

/// How many clocks are run.
const CLOCKS: u64 = 40;
/// How many acts each of them sees.
const ACTS: usize = 12;

/// `web/src/clocks.json`: a line for each clock.
pub fn json() -> String {
    let lines: Vec<String> = (0..CLOCKS).map(|seed| run(seed).to_string()).collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}

/// A clock from its setting to its last act: after each act what it shows then and somewhat later.
fn run(seed: u64) -> Value {
    let mut dice = Dice::new(seed);
    let control = control(&mut dice);
    let mut clock = Clock::new(control.clone());
    let mut now = Moment::from_millis(1_000);
    let mut acts = Vec::new();
    for _ in 0..ACTS {
        let did = act(&mut clock, &mut dice, now);
        let later = now + wait(&mut dice);
        acts.push(json!({
            "did": did,
            "at": now.as_millis(),
            "shows": reading(&clock, now),
            "later": later.as_millis(),
            "then": reading(&clock, later),
            "flag": clock.flag_deadline().map(Moment::as_millis),
        }));
        now = later + Span::from_millis(i64::try_from(dice.roll(900)).unwrap_or(0));
    }
    json!({ "control": control, "acts": acts })
}

/// Short times, so that flags fall and periods end within a few acts.
fn control(dice: &mut Dice) -> TimeControl {
    let seconds =
        |dice: &mut Dice, most| Span::from_secs(1 + i64::try_from(dice.roll(most)).unwrap_or(0));
    let counted = (0..dice.roll(3)).map(|_| Period {
        moves: Some(1 + u32::try_from(dice.roll(3)).unwrap_or(0)),
        time: seconds(dice, 12),
    });
    let mut periods: Vec<Period> = counted.collect();
    periods.push(Period {
        moves: None,
        time: seconds(dice, 20),
    });
    let mode = match dice.roll(3) {
        0 => Mode::None,
        1 => Mode::Increment(seconds(dice, 4)),
        _ => Mode::Delay(seconds(dice, 4)),
    };
    TimeControl { periods, mode }
}

/// Mostly the side whose time runs presses; now and then the clock is stopped, started or corrected.
fn act(clock: &mut Clock, dice: &mut Dice, now: Moment) -> Value {
    let running = clock.running();
    match (running, dice.roll(8)) {
        (Some(_), 0) => {
            clock.stop(now);
            json!("stop")
        }
        (_, 1) => {
            let (side, span) = (dice.pick(&Side::ALL), dice.pick(&[-5_000, 3_000, 60_000]));
            clock.add(side, Span::from_millis(span), now);
            json!({ "add": { "to": side, "span": span } })
        }
        (Some(side), _) => {
            clock.press(side, now);
            clock.count_move(side);
            json!({ "press": side })
        }
        (None, _) => {
            let side = dice.pick(&Side::ALL);
            clock.start(side, now);
            json!({ "start": side })
        }
    }
}

fn wait(dice: &mut Dice) -> Span {
    Span::from_millis(i64::try_from(dice.roll(6_000)).unwrap_or(0))
}

/// Whose time runs; of White and then of Black the time left, the delay left, the period, the moves completed and
/// when the flag fell.
fn reading(clock: &Clock, now: Moment) -> Value {
    let face = |side| {
        let face = clock.face(side, now);
        let fallen = face.fallen().map(Moment::as_millis);
        json!([
            face.left(),
            face.free(),
            face.period(),
            face.completed(),
            fallen
        ])
    };
    json!([clock.running(), face(Side::White), face(Side::Black)])
}
