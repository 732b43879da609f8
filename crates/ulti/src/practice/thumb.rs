//! Rules of thumb: what a hand is good for, and which card looks right.

use jadoube_cards::practice::Stakes;
use jadoube_cards::{Card, CardSet, DealView as _, Rank, Seat, Suit, Trick};

use crate::{Contract, Figure, Ruleset, Suits, View, trick_rules};

/// What is lost is often doubled, what is made hardly ever: so many times its value a lost figure costs.
const DOUBLED: f64 = 1.5;

/// How likely the figures are to be made.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Chances {
    pub game: f64,
    pub h40: f64,
    pub h20: f64,
    pub aces: f64,
    pub ulti: f64,
    pub durch: f64,
    pub spread_durch: f64,
    pub betli: f64,
    pub spread_betli: f64,
}

impl Chances {
    /// How likely a figure is made.
    pub fn of(&self, figure: Figure) -> f64 {
        match figure {
            Figure::Game => self.game,
            Figure::H40 => self.h40,
            Figure::H20 => self.h20,
            Figure::Aces4 => self.aces,
            Figure::Ulti => self.ulti,
            Figure::Durch => self.durch,
            Figure::SpreadDurch => self.spread_durch,
            Figure::Betli => self.betli,
            Figure::SpreadBetli => self.spread_betli,
        }
    }

    /// What a contract brings on average, silent figures included.
    pub fn expected(&self, rules: &Ruleset, contract: Contract) -> f64 {
        let parts = self.parts(rules, contract);
        let parts = parts.map(|part| part.chance * part.made + (1.0 - part.chance) * part.lost);
        parts.sum::<f64>() + self.silent(rules, contract)
    }

    /// What a contract is worth by some measure of the net, on average over what may be made and lost. Where
    /// only units count, that is what the mean is worth.
    pub fn brings(
        &self,
        rules: &Ruleset,
        contract: Contract,
        stakes: &Stakes,
        worth: &dyn Fn(f64) -> f64,
    ) -> f64 {
        if stakes.are_units() {
            return worth(self.expected(rules, contract));
        }
        let parts: Vec<Part> = self.parts(rules, contract).collect();
        over(&parts, self.silent(rules, contract), worth)
    }

    /// The figures of a contract, and the game that rides along.
    fn parts(&self, rules: &Ruleset, contract: Contract) -> impl Iterator<Item = Part> {
        let game = contract.game() == crate::GameStands::RidesAlong;
        let game = Some(Figure::Game).filter(|_| game);
        contract.figures().iter().chain(game).map(move |figure| {
            let made = f64::from(contract.figure_value(figure, rules));
            let lost = match figure {
                Figure::Ulti => f64::from(rules.lost_ulti_factor),
                _ => 1.0,
            };
            Part {
                chance: self.of(figure),
                made,
                lost: -made * lost * DOUBLED,
            }
        })
    }

    /// What silent figures bring on average.
    fn silent(&self, rules: &Ruleset, contract: Contract) -> f64 {
        let mut sum = 0.0;
        if !contract.is_betli() {
            for figure in [Figure::Ulti, Figure::Aces4, Figure::Durch] {
                let announced = contract.figures().has(figure) || contract.is_durchmars();
                if let (false, Some([plain, red])) = (announced, rules.silent_value(figure)) {
                    let value = if contract.is_red() { red } else { plain };
                    // What is not announced is not played for above all else.
                    sum += f64::from(value) * self.of(figure) * 0.7;
                }
            }
        }
        sum
    }
}

impl std::ops::Add for Chances {
    type Output = Chances;

    fn add(self, other: Chances) -> Chances {
        Chances {
            game: self.game + other.game,
            h40: self.h40 + other.h40,
            h20: self.h20 + other.h20,
            aces: self.aces + other.aces,
            ulti: self.ulti + other.ulti,
            durch: self.durch + other.durch,
            spread_durch: self.spread_durch + other.spread_durch,
            betli: self.betli + other.betli,
            spread_betli: self.spread_betli + other.spread_betli,
        }
    }
}

impl std::ops::Mul<f64> for Chances {
    type Output = Chances;

    fn mul(self, by: f64) -> Chances {
        Chances {
            game: self.game * by,
            h40: self.h40 * by,
            h20: self.h20 * by,
            aces: self.aces * by,
            ulti: self.ulti * by,
            durch: self.durch * by,
            spread_durch: self.spread_durch * by,
            betli: self.betli * by,
            spread_betli: self.spread_betli * by,
        }
    }
}

/// A part of a contract: how likely it is made, what it brings then, and what if not.
struct Part {
    chance: f64,
    made: f64,
    lost: f64,
}

/// The average of a measure over everything that may be made and lost.
fn over(parts: &[Part], net: f64, worth: &dyn Fn(f64) -> f64) -> f64 {
    match parts {
        [] => worth(net),
        [part, rest @ ..] => {
            part.chance * over(rest, net + part.made, worth)
                + (1.0 - part.chance) * over(rest, net + part.lost, worth)
        }
    }
}

/// How likely a number of tens is reached, from what is expected.
fn reaches(expected: f64, tens: f64) -> f64 {
    let off = (expected - tens + 0.5) / 1.4;
    1.0 / (1.0 + (-1.7 * off).exp())
}

/// What ten cards are good for with these trumps.
pub fn chances(hand: CardSet, trump: Suit) -> Chances {
    let trumps = hand & CardSet::suit(trump);
    let count = trumps.len() as f64;
    let top = |rank: Rank| trumps.has(Card::new(trump, rank));
    let tops = [Rank::Ace, Rank::Ten, Rank::King, Rank::Over]
        .into_iter()
        .filter(|rank| top(*rank))
        .count() as f64;
    let mut points = 0.0;
    points += f64::from(u8::from(top(Rank::Ace)));
    points += match (top(Rank::Ten), top(Rank::Ace), count >= 3.0) {
        (true, true, _) => 1.0,
        (true, false, true) => 0.6,
        (true, ..) => 0.3,
        _ => 0.0,
    };
    // Long trumps bring in the others' aces and tens, and the last trick.
    points += (count - 2.5).max(0.0) * 0.75 + (tops - 1.0).max(0.0) * 0.25;
    let mut losers = 0.0;
    for suit in Suit::ALL.into_iter().filter(|suit| *suit != trump) {
        let cards = hand & CardSet::suit(suit);
        let has = |rank: Rank| cards.has(Card::new(suit, rank));
        points += match (has(Rank::Ace), has(Rank::Ten)) {
            (true, true) => 1.7,
            (true, false) => 0.95,
            (false, true) if cards.len() >= 2 => 0.45,
            (false, true) => 0.1,
            (false, false) => 0.0,
        };
        let sure = u8::from(has(Rank::Ace)) + u8::from(has(Rank::Ace) && has(Rank::Ten));
        losers += (cards.len() as f64 - f64::from(sure)).max(0.0);
    }
    let pairs = Suits::pairs(hand);
    let forty = pairs.has(trump);
    let twenties = pairs.count() - u8::from(forty);
    let melds = i32::from(forty) * 40 + i32::from(twenties) * 20;
    let need = f64::from(crate::aims::game_needs(melds, 7));
    let aces = (hand & CardSet::rank(Rank::Ace)).len();
    let seven = top(Rank::Seven);
    let durch =
        (1.0 - 0.4 * losers - 0.25 * (4.0 - tops) - 0.2 * (7.0 - count).max(0.0)).clamp(0.0, 0.95);
    Chances {
        game: reaches(points, need),
        h40: if forty { reaches(points, 6.0) } else { 0.0 },
        h20: if twenties > 0 {
            reaches(points, 8.0)
        } else {
            0.0
        },
        aces: match aces {
            4 => (0.35 + 0.1 * (count - 3.0)).clamp(0.1, 0.85),
            3 => (0.05 * (count - 3.0)).clamp(0.0, 0.3),
            _ => 0.0,
        },
        ulti: match seven {
            true => (0.2 * (count - 4.0) + 0.12 * (tops - 1.0)).clamp(0.0, 0.95),
            false => 0.0,
        },
        durch,
        // With open hands the defenders see everything.
        spread_durch: durch * 0.95,
        ..Chances::default()
    }
}

/// What ten cards are good for in betli.
pub fn betli_chances(hand: CardSet) -> Chances {
    let betli = betli(hand);
    Chances {
        betli,
        // With open hands the defenders see everything; what nothing can beat they do not beat either.
        spread_betli: if betli >= 1.0 { 1.0 } else { betli * 0.9 },
        ..Chances::default()
    }
}

/// How likely ten cards take no trick: every suit must be low, without gaps that others fill.
pub fn betli(hand: CardSet) -> f64 {
    let mut chance: f64 = 1.0;
    for suit in Suit::ALL {
        let cards = hand & CardSet::suit(suit);
        let mut held: Vec<u8> = cards
            .iter()
            .map(|card| card.strength(jadoube_cards::Order::NoTrumps))
            .collect();
        held.sort_unstable();
        for (place, strength) in held.iter().enumerate() {
            // Cards of others below this one; each own lower card absorbs a round.
            let below = f64::from(*strength) - place as f64;
            let above = 7.0 - f64::from(*strength) - (held.len() - 1 - place) as f64;
            if below > 0.0 {
                let danger = (below - place as f64).max(0.0) * 0.14 + below * 0.03;
                chance *= (1.0 - danger * (1.0 + (2.0 - above).max(0.0) * 0.3)).max(0.02);
            }
        }
    }
    chance
}

/// The card that looks right, without looking further.
pub fn card(view: &View, seat: Seat) -> Option<Card> {
    let (declarer, contract) = view.standing?;
    let trump = view.trump.flatten();
    let rules = trick_rules(trump);
    let allowed = view.allowed;
    let strength = |card: &Card| card.strength(rules.order);
    let worth =
        |card: &Card| u8::from(matches!(card.rank(), Rank::Ace | Rank::Ten) && trump.is_some());
    let lowest = |cards: CardSet| {
        let trumps = |card: &Card| u8::from(Some(card.suit()) == trump);
        cards
            .iter()
            .min_by_key(|card| (worth(card), trumps(card), strength(card)))
    };
    let trick = view.trick(seat);
    if contract.is_betli() {
        return betli_card(&trick, allowed, seat == declarer, strength);
    }
    let Some((winning, best)) = trick.winning(&rules) else {
        return lead(view, allowed, seat == declarer, trump, strength, lowest);
    };
    let with_us = winning != declarer && seat != declarer;
    let last = trick.len() == 2;
    let beating: CardSet = allowed
        .iter()
        .filter(|card| jadoube_cards::beats(*card, best, &rules))
        .collect();
    if with_us && (last || best.rank() == Rank::Ace) {
        return allowed
            .iter()
            .max_by_key(|card| (worth(card), strength(card)));
    }
    match beating.is_empty() {
        true => lowest(allowed),
        false if last => beating
            .iter()
            .max_by_key(|card| (worth(card), u8::MAX - strength(card))),
        false => beating.iter().max_by_key(strength),
    }
}

fn lead(
    view: &View,
    allowed: CardSet,
    alone: bool,
    trump: Option<Suit>,
    strength: impl Fn(&Card) -> u8,
    lowest: impl Fn(CardSet) -> Option<Card>,
) -> Option<Card> {
    let seen = view.cards_played();
    let boss = |card: &Card| {
        // Nothing of its suit that is still out is higher.
        let out = CardSet::suit(card.suit()) - seen - allowed;
        out.iter().all(|other| strength(&other) < strength(card))
    };
    let bosses: CardSet = allowed.iter().filter(boss).collect();
    let trumps = trump.map_or(CardSet::EMPTY, CardSet::suit);
    let seven = trump.map(|suit| Card::new(suit, Rank::Seven));
    let kept = seven.map_or(CardSet::EMPTY, CardSet::from);
    let out_trumps = trumps - seen - allowed;
    if alone && !(bosses & trumps).is_empty() && !out_trumps.is_empty() {
        return (bosses & trumps).iter().max_by_key(&strength);
    }
    let side = bosses - trumps;
    if !side.is_empty() {
        return side.iter().max_by_key(&strength);
    }
    let rest = allowed - trumps;
    match rest.is_empty() {
        true => lowest(if (allowed - kept).is_empty() {
            allowed
        } else {
            allowed - kept
        }),
        false => lowest(rest),
    }
}

fn betli_card(
    trick: &Trick,
    allowed: CardSet,
    alone: bool,
    strength: impl Fn(&Card) -> u8,
) -> Option<Card> {
    match (alone, trick.is_empty()) {
        // Low leads, and the highest card where the trick is lost to others anyway.
        (true, true) => allowed.iter().min_by_key(&strength),
        (true, false) => allowed.iter().max_by_key(&strength),
        // Defenders stay low and keep the lead among themselves.
        (false, _) => allowed.iter().min_by_key(&strength),
    }
}
