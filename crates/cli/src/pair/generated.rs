//! `jadoube pair --generate`: random tournaments out of a seed.

use std::io::Write;
use std::str::FromStr;

use clap::Args;
use jadoube_ruling::{Message, ParsePointsError};
use jadoube_text::Texts;
use jadoube_tournament::exchange::{TrfVersion, write};
use jadoube_tournament::pairing::swiss::{Dice, Settings, generate};
use jadoube_tournament::{Points, Scale};

use super::{PairArgs, save};
use crate::Stop;

/// What a random tournament is made of; what is not said is drawn from the seed. Rates are per cent.
#[derive(Args)]
pub struct RandomArgs {
    /// The seed; the same seed and settings give the same file
    #[arg(long, default_value_t = 1, requires = "generate")]
    seed: u64,
    /// How many players
    #[arg(long, requires = "generate", value_parser = clap::value_parser!(u32).range(2..=9999))]
    players: Option<u32>,
    /// How many rounds
    #[arg(long, requires = "generate", value_parser = clap::value_parser!(u32).range(1..=200))]
    rounds: Option<u32>,
    /// The lowest rating
    #[arg(long, requires = "generate", value_parser = clap::value_parser!(u32).range(1..=3500))]
    lowest: Option<u32>,
    /// The highest rating
    #[arg(long, requires = "generate", value_parser = clap::value_parser!(u32).range(1..=3500))]
    highest: Option<u32>,
    /// Draws
    #[arg(long, requires = "generate")]
    draws: Option<Rate>,
    /// Games that one player does not come to
    #[arg(long, requires = "generate")]
    forfeits: Option<Rate>,
    /// Games that nobody comes to
    #[arg(long, requires = "generate")]
    double_forfeits: Option<Rate>,
    /// Games that end ½-0, 0-½ or 0-0
    #[arg(long, requires = "generate")]
    odd_results: Option<Rate>,
    /// Byes for half a point
    #[arg(long, requires = "generate")]
    half_byes: Option<Rate>,
    /// Byes for a point
    #[arg(long, requires = "generate")]
    full_byes: Option<Rate>,
    /// Absences without points
    #[arg(long, requires = "generate")]
    zero_byes: Option<Rate>,
    /// Players who leave after a round
    #[arg(long, requires = "generate")]
    retirements: Option<Rate>,
    /// Players who come late
    #[arg(long, requires = "generate")]
    late: Option<Rate>,
    /// How many pairs of players are kept apart
    #[arg(long, requires = "generate")]
    forbidden: Option<u32>,
    /// How many clubs there are whose members may not meet
    #[arg(long, requires = "generate")]
    clubs: Option<u32>,
    /// Baku acceleration; --baku=false leaves it out
    #[arg(long, requires = "generate", num_args = 0..=1, default_missing_value = "true")]
    baku: Option<bool>,
    /// What a win, a draw and a loss count, such as 3-1-0
    #[arg(long, requires = "generate")]
    points: Option<ScaleName>,
    /// What the pairing-allocated bye counts
    #[arg(long, requires = "generate")]
    bye: Option<Points>,
    /// The tie-breaks, with commas between
    #[arg(long, requires = "generate", value_delimiter = ',')]
    tie_breaks: Vec<String>,
}

/// The text is no rate, or no scale of points.
#[derive(Clone, Debug, thiserror::Error)]
enum NumberError {
    #[error(transparent)]
    Points(#[from] ParsePointsError),
    #[error("a rate is from 0 to 100 per cent")]
    Rate,
    #[error("points are written as win-draw-loss, such as 1-0.5-0")]
    Scale,
}

/// Per cent, kept in thousandths.
#[derive(Clone, Copy)]
struct Rate(u32);

impl FromStr for Rate {
    type Err = NumberError;

    fn from_str(text: &str) -> Result<Rate, NumberError> {
        let percent: Points = text.trim_end_matches('%').parse()?;
        match u32::try_from(percent.as_hundredths() / 10) {
            Ok(thousandths @ 0..=1000) => Ok(Rate(thousandths)),
            _ => Err(NumberError::Rate),
        }
    }
}

/// Points of a win, a draw and a loss.
#[derive(Clone, Copy)]
struct ScaleName(Scale);

impl FromStr for ScaleName {
    type Err = NumberError;

    fn from_str(text: &str) -> Result<ScaleName, NumberError> {
        let parts = text.split('-').map(str::parse);
        let parts: Vec<Points> = parts.collect::<Result<_, _>>()?;
        match parts.as_slice() {
            [win, draw, loss] if win > draw && draw >= loss => Ok(ScaleName(Scale {
                win: *win,
                draw: *draw,
                loss: *loss,
            })),
            _ => Err(NumberError::Scale),
        }
    }
}

pub fn run(out: &mut impl Write, args: &PairArgs, texts: &Texts) -> Result<(), Stop> {
    let (report, whole) = generate(args.random.seed, &settings(args));
    if !whole {
        let message = Message::new("pairing-ends-early").with("round", report.last_paired() + 1);
        let _ = writeln!(std::io::stderr(), "jadoube: {}", texts.say(&message));
    }
    save(
        out,
        args.input.as_deref(),
        &write(&report, TrfVersion::Trf26),
    )
}

/// What was asked for, the rest drawn from the seed.
fn settings(args: &PairArgs) -> Settings {
    let random = &args.random;
    let mut dice = Dice::new(!random.seed);
    let drawn = Settings::drawn(&mut dice, args.edition.unwrap_or_default());
    let rate = |said: Option<Rate>, drawn: u32| said.map_or(drawn, |rate| rate.0);
    let players = random.players.unwrap_or(drawn.players);
    let scale = random.points.map_or(drawn.scale, |name| name.0);
    let (low, high) = drawn.ratings;
    let low = random.lowest.unwrap_or(low);
    let tie_breaks = match random.tie_breaks.is_empty() {
        true => drawn.tie_breaks,
        false => random.tie_breaks.clone(),
    };
    Settings {
        edition: drawn.edition,
        players,
        rounds: random
            .rounds
            .unwrap_or(drawn.rounds.min(players.saturating_sub(1).max(1))),
        ratings: (low, random.highest.unwrap_or(high.max(low))),
        draws: rate(random.draws, drawn.draws),
        forfeits: rate(random.forfeits, drawn.forfeits),
        double_forfeits: rate(random.double_forfeits, drawn.double_forfeits),
        odd_results: rate(random.odd_results, drawn.odd_results),
        half_byes: rate(random.half_byes, drawn.half_byes),
        full_byes: rate(random.full_byes, drawn.full_byes),
        zero_byes: rate(random.zero_byes, drawn.zero_byes),
        retirements: rate(random.retirements, drawn.retirements),
        late: rate(random.late, drawn.late),
        forbidden: random.forbidden.unwrap_or(drawn.forbidden),
        clubs: random.clubs.unwrap_or(drawn.clubs),
        baku: random.baku.unwrap_or(drawn.baku && random.points.is_none()),
        scale,
        bye: random.bye.unwrap_or(match random.points {
            Some(_) => scale.win,
            None => drawn.bye,
        }),
        tie_breaks,
    }
}
