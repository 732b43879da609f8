//! How likely figures are made under real play, learnt from self-play.
//!
//! A model of sixteen weights for each figure turns what ten cards look like into a chance (logistic regression). The
//! weights are in `data/chances.tsv`; `make learn-ulti` plays forced contracts and writes them anew. What a hand
//! promises by thumb is one of the features, so that the model corrects the thumb rule rather than replaces it.

use std::sync::LazyLock;

use jadoube_cards::{Card, CardSet, Rank, Suit};

use super::thumb::{self, Chances};
use crate::{Figure, Suits};

/// How many numbers describe a hand.
pub const FEATURES: usize = 16;

/// What ten cards look like to the model.
pub type Features = [f64; FEATURES];

/// The weights of each figure, in the order of [`Figure::ALL`].
struct Model([Features; 9]);

static MODEL: LazyLock<Model> =
    LazyLock::new(|| Model::read(include_str!("../../data/chances.tsv")));

impl Model {
    /// Lines of a figure's word and its weights. A figure without a line is taken by thumb.
    fn read(text: &str) -> Model {
        let mut model = Model(Figure::ALL.map(|_| by_thumb_alone()));
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let mut words = line.split('\t');
            let figure = words.next().and_then(|word| word.parse::<Figure>().ok());
            let weights: Vec<f64> = words.filter_map(|word| word.parse().ok()).collect();
            if let (Some(figure), Ok(weights)) = (figure, Features::try_from(weights)) {
                model.0[figure as usize] = weights;
            }
        }
        model
    }

    fn chance(&self, figure: Figure, features: &Features) -> f64 {
        let weights = &self.0[figure as usize];
        let sum: f64 = weights.iter().zip(features).map(|(w, x)| w * x).sum();
        1.0 / (1.0 + (-sum).exp())
    }
}

/// Weights that say what the thumb rule says.
fn by_thumb_alone() -> Features {
    let mut weights = [0.0; FEATURES];
    weights[FEATURES - 1] = 1.0;
    weights
}

/// The odds of a chance, on a scale on which they add up.
fn log_odds(chance: f64) -> f64 {
    let chance = chance.clamp(0.01, 0.99);
    (chance / (1.0 - chance)).ln()
}

/// What ten cards look like with these trumps, for one figure.
pub fn features(hand: CardSet, trump: Suit, thumb: f64) -> Features {
    let count = |holds: bool| if holds { 1.0 } else { 0.0 };
    let trumps = hand & CardSet::suit(trump);
    let top = |rank: Rank| count(trumps.has(Card::new(trump, rank)));
    let long = trumps.len() as f64 - 4.0;
    let (mut aces, mut pairs, mut guarded, mut losers, mut short) = (0.0, 0.0, 0.0, 0.0, 0.0);
    let mut longest = 0.0_f64;
    for suit in Suit::ALL.into_iter().filter(|suit| *suit != trump) {
        let cards = hand & CardSet::suit(suit);
        let ace = cards.has(Card::new(suit, Rank::Ace));
        let ten = cards.has(Card::new(suit, Rank::Ten));
        aces += count(ace);
        pairs += count(ace && ten);
        guarded += count(!ace && ten && cards.len() >= 2);
        losers += cards.len() as f64 - count(ace) - count(ace && ten);
        short += count(cards.len() <= 1);
        longest = longest.max(cards.len() as f64);
    }
    let melds = Suits::pairs(hand);
    let melds = f64::from(melds.count()) + count(melds.has(trump));
    [
        1.0,
        long,
        long * long / 4.0,
        top(Rank::Ace),
        top(Rank::Ten),
        top(Rank::King),
        top(Rank::Over),
        top(Rank::Seven),
        aces,
        pairs,
        guarded,
        losers / 3.0,
        short,
        melds,
        longest - 3.0,
        log_odds(thumb),
    ]
}

/// What ten cards look like for betli.
pub fn betli_features(hand: CardSet, thumb: f64) -> Features {
    let of = |ranks: &[Rank]| {
        let cards = ranks
            .iter()
            .fold(CardSet::EMPTY, |all, rank| all | CardSet::rank(*rank));
        (hand & cards).len() as f64
    };
    let mut features = [0.0; FEATURES];
    features[0] = 1.0;
    features[1] = of(&[Rank::Ace, Rank::King]);
    features[2] = of(&[Rank::Over, Rank::Under]);
    features[3] = of(&[Rank::Ten, Rank::Nine]);
    features[4] = of(&[Rank::Seven]);
    let mut lengths = Suit::ALL.map(|suit| (hand & CardSet::suit(suit)).len() as f64);
    lengths.sort_by(f64::total_cmp);
    // A single suit that is not safe loses it: the worst of them counts for itself.
    let danger = |suit: Suit| thumb::betli(hand & CardSet::suit(suit));
    let worst = Suit::ALL.map(danger).into_iter().fold(1.0, f64::min);
    features[5] = lengths[0];
    features[6] = lengths[3] - 3.0;
    features[7] = log_odds(worst);
    features[FEATURES - 1] = log_odds(thumb);
    features
}

/// What ten cards are good for with these trumps.
pub fn chances(hand: CardSet, trump: Suit) -> Chances {
    let thumb = thumb::chances(hand, trump);
    let learnt = |figure: Figure, by_thumb: f64| match by_thumb > 0.0 {
        true => MODEL.chance(figure, &features(hand, trump, by_thumb)),
        // What cannot be made with such a hand is not learnt.
        false => 0.0,
    };
    Chances {
        game: learnt(Figure::Game, thumb.game),
        h40: learnt(Figure::H40, thumb.h40),
        h20: learnt(Figure::H20, thumb.h20),
        aces: learnt(Figure::Aces4, thumb.aces),
        ulti: learnt(Figure::Ulti, thumb.ulti),
        durch: learnt(Figure::Durch, thumb.durch),
        spread_durch: learnt(Figure::SpreadDurch, thumb.spread_durch),
        ..Chances::default()
    }
}

/// How likely ten cards take no trick: with closed hands, and with open ones.
pub fn betli(hand: CardSet) -> Chances {
    let thumb = thumb::betli(hand);
    // What nothing can beat need not be learnt.
    if thumb >= 1.0 {
        return thumb::betli_chances(hand);
    }
    Chances {
        betli: MODEL.chance(Figure::Betli, &betli_features(hand, thumb)),
        spread_betli: MODEL.chance(Figure::SpreadBetli, &betli_features(hand, thumb * 0.9)),
        ..Chances::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_that_are_shipped_are_whole() {
        let text = include_str!("../../data/chances.tsv");
        let model = Model::read(text);
        let lines = text.lines().filter(|line| !line.starts_with('#')).count();
        let learnt = model
            .0
            .iter()
            .filter(|weights| **weights != by_thumb_alone());
        assert_eq!(learnt.count(), lines, "every line is read");
        assert!(
            model
                .0
                .as_flattened()
                .iter()
                .all(|weight| weight.is_finite())
        );
    }

    #[test]
    fn better_hands_promise_more() {
        let hand = |codes: &str| -> CardSet {
            codes
                .split(' ')
                .map(|code| code.parse::<Card>().expect("a card"))
                .collect()
        };
        let strong = hand("MA MX MK MF ML M9 M7 ZA ZX TA");
        let weak = hand("MK M9 M8 M7 Z9 Z8 T9 T8 P9 P8");
        let (strong, weak) = (chances(strong, Suit::Acorns), chances(weak, Suit::Acorns));
        assert!(strong.game > 0.9 && weak.game < 0.5, "{strong:?} {weak:?}");
        assert!(strong.ulti > weak.ulti + 0.3, "{strong:?} {weak:?}");
        let low = betli(hand("P7 P8 P9 T7 T8 T9 Z7 Z8 M7 M8"));
        let high = betli(hand("PA PK P9 TA TK T9 Z7 Z8 M7 M8"));
        assert!(low.betli > 0.8 && high.betli < 0.3, "{low:?} {high:?}");
    }
}
