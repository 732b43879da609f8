//! Learns how often practice players make the figures of ulti: forced contracts, played by strong players without
//! doubling, then a logistic regression for each figure. Prints the weights as `crates/ulti/data/chances.tsv` has
//! them, with how good they are on deals that were not learnt from.
//!
//! `learn_ulti play 2000 30000 1000` prints a line for each of 2000 deals from number 1000 on, 30000 cards tried for a
//! decision; several may run side by side. `learn_ulti fit` reads such lines and prints the weights. `make learn-ulti`
//! does both. Deals above a million are left alone: figures are reported on those.
#![expect(clippy::print_stdout, reason = "a report")]

use jadoube_cards::practice::{Level, Player as _, Score, Thinking};
use jadoube_cards::{BySeat, CardSet, Game as _, Seat};
use jadoube_testkit::card_dice::deck;
use jadoube_testkit::dice::Dice;
use jadoube_ulti::practice::{FEATURES, Features, Player, Trial, trials};
use jadoube_ulti::{Asked, Deal, Due, Figure, Ruleset};

/// A hand as the model sees it, and whether the figure was made.
type Sample = (Features, bool);

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| {
        let word = words.get(at).and_then(|word| word.parse::<u64>().ok());
        word.unwrap_or(usual)
    };
    match words.first().map(String::as_str) {
        Some("play") => play(number(1, 2000), number(2, 30_000), number(3, 1000)),
        Some("fit") => learn(),
        _ => println!("learn_ulti play DEALS NODES FIRST, or learn_ulti fit"),
    }
}

/// Plays forced contracts; a line each: figure, made or not, what the hand looked like.
fn play(deals: u64, nodes: u64, first: u64) {
    let Ok(rules) = "god-2012 kontra_limit=0".parse::<Ruleset>() else {
        return;
    };
    for number in first..first + deals {
        if let Some((figure, (features, made))) = try_one(&rules, number, nodes) {
            let words: Vec<String> = features.iter().map(f64::to_string).collect();
            println!(
                "{}\t{}\t{}",
                figure.word(),
                u8::from(made),
                words.join("\t")
            );
        }
    }
}

/// Reads what was played and prints what is learnt from it.
fn learn() {
    let mut samples: [Vec<Sample>; 9] = Default::default();
    for line in std::io::stdin().lines().map_while(Result::ok) {
        let mut words = line.split('\t');
        let figure = words.next().and_then(|word| word.parse::<Figure>().ok());
        let made = words.next() == Some("1");
        let features: Vec<f64> = words.filter_map(|word| word.parse().ok()).collect();
        if let (Some(figure), Ok(features)) = (figure, Features::try_from(features)) {
            samples[figure as usize].push((features, made));
        }
    }
    let deals: usize = samples.iter().map(Vec::len).sum();
    println!(
        "# Chances of figures under real play: figure, then {FEATURES} weights (practice/learnt.rs)."
    );
    println!("# Learnt from {deals} forced contracts by `make learn-ulti`.");
    for figure in Figure::ALL {
        report(figure, &samples[figure as usize]);
    }
}

/// A figure that the cards allow for, played out: what the hand looked like, and whether it was made.
fn try_one(rules: &Ruleset, number: u64, nodes: u64) -> Option<(Figure, Sample)> {
    let mut dice = Dice::new(number);
    let deck = deck(CardSet::PACK_32, &mut dice);
    let mut deal = Deal::new(rules, Seat::ALL[2], &deck, true);
    let bidder = Seat::ALL[0];
    let trials = trials(deal.hands()[bidder] | deal.talon());
    // Every figure as often as the others, or the rare ones would never be seen.
    let figures: Vec<Figure> = Figure::ALL
        .into_iter()
        .filter(|figure| trials.iter().any(|trial| trial.figure == *figure))
        .collect();
    if figures.is_empty() {
        return None;
    }
    let figure = dice.pick(&figures);
    let of_figure: Vec<Trial> = trials
        .into_iter()
        .filter(|trial| trial.figure == figure)
        .collect();
    let trial = dice.pick(&of_figure);
    let mut players =
        BySeat::new(|seat| Player::new(Level::Strong, number * 8 + u64::from(seat.number())));
    while let (Some(seat), Some(due)) = (deal.turn(), deal.due()) {
        let asked = match due {
            Due::Take => Asked::Take,
            Due::TakeOrPass => Asked::Pass,
            Due::Bid => Asked::Bid {
                contract: trial.contract,
            },
            Due::Lay => Asked::Lay { cards: trial.lay },
            Due::NameTrump => Asked::NameTrump { suit: trial.trump },
            Due::Speak => Asked::Stand,
            Due::Answer => Asked::Disagree,
            Due::Play => {
                let view = deal.view(rules, Some(seat));
                let score = Score {
                    deals_left: 24,
                    ..Score::default()
                };
                players[seat].act(rules, &view, &score, Thinking::nodes(nodes))?
            }
        };
        let happened = deal.decide(rules, seat, &asked).ok()?;
        happened.iter().for_each(|one| deal.apply(one));
    }
    let paid = deal.settlement()?.components.iter();
    let made = paid.into_iter().find(|one| one.figure == figure)?.value > 0;
    Some((figure, (trial.features, made)))
}

/// The weights of a figure, learnt from four fifths and judged on the last.
fn report(figure: Figure, samples: &[Sample]) {
    if samples.len() < 50 {
        println!(
            "# {}: {} samples are too few; the thumb rule stays",
            figure.word(),
            samples.len()
        );
        return;
    }
    let (learn, judge): (Vec<_>, Vec<_>) =
        samples.iter().enumerate().partition(|(at, _)| at % 5 < 4);
    let learn: Vec<Sample> = learn.into_iter().map(|(_, one)| *one).collect();
    let judge: Vec<Sample> = judge.into_iter().map(|(_, one)| *one).collect();
    let thumb = by_thumb();
    let weights = fit(&learn);
    let made = samples.iter().filter(|(_, made)| *made).count();
    println!(
        "# {}: {} samples, {:.0} % made; Brier score on a fifth that was not learnt from {:.3}, thumb rule {:.3}, the mean alone {:.3}",
        figure.word(),
        samples.len(),
        100.0 * made as f64 / samples.len() as f64,
        brier(&judge, &weights),
        brier(&judge, &thumb),
        base_rate(&learn, &judge),
    );
    let all = fit(samples);
    let words: Vec<String> = all.iter().map(|weight| format!("{weight:.4}")).collect();
    println!("{}\t{}", figure.word(), words.join("\t"));
}

/// The weights that say what the thumb rule says.
fn by_thumb() -> Features {
    let mut weights = [0.0; FEATURES];
    weights[FEATURES - 1] = 1.0;
    weights
}

fn chance(weights: &Features, features: &Features) -> f64 {
    let sum: f64 = weights.iter().zip(features).map(|(w, x)| w * x).sum();
    1.0 / (1.0 + (-sum).exp())
}

fn brier(samples: &[Sample], weights: &Features) -> f64 {
    let off = samples.iter().map(|(features, made)| {
        let made = if *made { 1.0 } else { 0.0 };
        (chance(weights, features) - made).powi(2)
    });
    off.sum::<f64>() / samples.len().max(1) as f64
}

fn base_rate(learn: &[Sample], judge: &[Sample]) -> f64 {
    let rate = |samples: &[Sample]| {
        let made = samples.iter().filter(|(_, made)| *made).count();
        made as f64 / samples.len().max(1) as f64
    };
    let (guess, truth) = (rate(learn), rate(judge));
    truth * (1.0 - guess).powi(2) + (1.0 - truth) * guess.powi(2)
}

/// How strongly weights are held to the thumb rule.
const HELD: f64 = 3.0;

/// Logistic regression by Newton's method, held to the thumb rule.
fn fit(samples: &[Sample]) -> Features {
    let prior = by_thumb();
    let mut weights = prior;
    for _ in 0..25 {
        let mut slope = [0.0; FEATURES];
        let mut bend = [[0.0; FEATURES]; FEATURES];
        for at in 0..FEATURES {
            slope[at] = HELD * (weights[at] - prior[at]);
            bend[at][at] = HELD;
        }
        for (features, made) in samples {
            let chance = chance(&weights, features);
            let off = chance - if *made { 1.0 } else { 0.0 };
            let spread = (chance * (1.0 - chance)).max(1e-6);
            for (row, x) in features.iter().enumerate() {
                slope[row] += off * x;
                for (column, y) in features.iter().enumerate() {
                    bend[row][column] += spread * x * y;
                }
            }
        }
        let step = solve(bend, slope);
        for (weight, step) in weights.iter_mut().zip(step) {
            *weight -= step.clamp(-1.0, 1.0);
        }
    }
    weights
}

/// Solves a system of equations by elimination; its matrix is positive definite.
fn solve(mut matrix: [[f64; FEATURES]; FEATURES], mut right: Features) -> Features {
    for pivot in 0..FEATURES {
        for row in pivot + 1..FEATURES {
            let factor = matrix[row][pivot] / matrix[pivot][pivot];
            let above = matrix[pivot];
            for (own, above) in matrix[row].iter_mut().zip(above) {
                *own -= factor * above;
            }
            right[row] -= factor * right[pivot];
        }
    }
    let mut solved = [0.0; FEATURES];
    for row in (0..FEATURES).rev() {
        let rest: f64 = (row + 1..FEATURES)
            .map(|at| matrix[row][at] * solved[at])
            .sum();
        solved[row] = (right[row] - rest) / matrix[row][row];
    }
    solved
}
