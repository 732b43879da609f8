//! What practice players of all card games share: chance from a seed, a limit to thinking, worlds that
//! fit what a seat has seen.

use serde::{Deserialize, Serialize};

use crate::{BySeat, Card, CardSet, Game, Seat, Trick, TrickRules, Units};

/// How well a practice player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardLevel"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardLevel")
)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// By rules of thumb.
    Simple,
    /// By solving a few worlds that fit what was seen.
    Middle,
    /// By solving more worlds, with what bids and play tell about them, and with an eye on the score.
    Strong,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 3] = [Level::Simple, Level::Middle, Level::Strong];

    /// The word that people type.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Simple => "simple",
            Level::Middle => "middle",
            Level::Strong => "strong",
        }
    }

    /// What a player of this level plays for: only a strong one looks at the score. `swing` says how far a
    /// single deal drives two players apart by the ledger.
    pub fn stakes(self, score: &Score, seat: Seat, swing: f64) -> Stakes {
        match self {
            Level::Strong => Stakes::places(score, seat, swing),
            Level::Simple | Level::Middle => Stakes::units(seat),
        }
    }
}

/// No level of that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no level \"{0}\"; known are {known}", known = Level::ALL.map(Level::word).join(", "))]
pub struct ParseLevelError(pub String);

impl std::str::FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Level, ParseLevelError> {
        let known = Level::ALL.into_iter().find(|level| level.word() == text);
        known.ok_or_else(|| ParseLevelError(text.to_owned()))
    }
}

/// A practice player of a game. It sees what a seat sees and nothing else.
pub trait Player<G: Game> {
    /// A player of a level; the same seed gives the same player.
    fn new(level: Level, seed: u64) -> Self;

    /// The same player, who never doubles as a defender, to see what doubling is worth.
    #[must_use]
    fn never_doubling(self) -> Self;

    /// What the player asks for at his turn; nothing if it is not his turn.
    fn act(
        &mut self,
        rules: &G::Rules,
        view: &G::View,
        score: &Score,
        thinking: Thinking<'_>,
    ) -> Option<G::Asked>;
}

/// How long a player may think: so many cards tried, and no longer than the caller wants.
#[derive(Clone, Copy)]
pub struct Thinking<'a> {
    /// How many cards the solver may try for one decision.
    pub nodes: u64,
    /// Whether to stop now; asked between solves, which are short.
    pub stop: &'a dyn Fn() -> bool,
}

impl Thinking<'_> {
    /// How many cards may be tried for the next of several worlds, after so many cards for so many worlds:
    /// a single one must not eat up everything, nor keep the caller waiting. Nothing if time is up.
    pub fn share(&self, used: u64, done: u64, worlds: u64) -> Option<u64> {
        let left = self.nodes.checked_sub(used).filter(|left| *left > 0)?;
        let share = left / 3 + self.nodes / (worlds - done).max(1);
        (!(self.stop)()).then(|| left.min(share).min(400_000))
    }

    /// A limit of nodes alone.
    pub const fn nodes(nodes: u64) -> Thinking<'static> {
        Thinking {
            nodes,
            stop: &|| false,
        }
    }
}

impl std::fmt::Debug for Thinking<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Thinking {{ nodes: {} }}", self.nodes)
    }
}

/// Where a session stands, for players who care.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// What everybody has by the zero-sum ledger.
    pub ledger: BySeat<Units>,
    /// How many deals are left, this one included.
    pub deals_left: u32,
}

/// What a deal is played for, seen from one seat: units as long as the session is long, places as it ends.
///
/// The team event counts how many of the others a player leaves behind. The deals that are left will drive
/// two players apart by some spread, so the chance to end ahead of another is a smooth step of that width:
/// almost a straight line at first, a cliff in the last deal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stakes {
    seat: Seat,
    /// How far the seat is ahead of the right-hand and of the left-hand neighbour.
    ahead: [f64; 2],
    /// How far the deals that are left drive two players apart; without limit where only units count.
    spread: f64,
}

/// Equal totals share the better place: who is level counts as half a step ahead.
const LEVEL: f64 = 1.5;

impl Stakes {
    /// Whose stakes they are.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Units alone, whatever the score.
    pub const fn units(seat: Seat) -> Stakes {
        Stakes {
            seat,
            ahead: [0.0; 2],
            spread: f64::INFINITY,
        }
    }

    /// Places, by the score. `swing` says how far a single deal drives two players apart by the ledger.
    pub fn places(score: &Score, seat: Seat, swing: f64) -> Stakes {
        let own = score.ledger[seat].as_halves();
        let later = f64::from(score.deals_left.saturating_sub(1));
        Stakes {
            seat,
            ahead: seat
                .others()
                .map(|other| f64::from(own - score.ledger[other].as_halves()) / 2.0),
            spread: (swing * later.sqrt()).max(LEVEL / 2.0),
        }
    }

    /// Whether only units count, so that an average outcome is worth as much as its mean.
    pub const fn are_units(&self) -> bool {
        self.spread.is_infinite()
    }

    /// What it is worth to the seat if a player wins so much from each of the other two. Measured in units
    /// of the ledger: where places are open, winning a unit is worth a unit.
    pub fn worth(&self, alone: Seat, net: f64) -> f64 {
        let gain = |seat: Seat| if seat == alone { 2.0 * net } else { -net };
        let own = gain(self.seat);
        if self.are_units() {
            return own;
        }
        let others = self.seat.others().into_iter().zip(self.ahead);
        let steps = others.map(|(other, ahead)| {
            let level = ahead + LEVEL;
            step((level + own - gain(other)) / self.spread) - step(level / self.spread)
        });
        // The slope of the step at its middle is a quarter of 1.702; three units apart are one unit won. At
        // the very end a place is worth a handful of units.
        self.spread.max(6.0) / (3.0 * 0.4255) * steps.sum::<f64>()
    }
}

/// The normal distribution, as the logistic curve that is next to it.
fn step(at: f64) -> f64 {
    1.0 / (1.0 + (-1.702 * at).exp())
}

/// Numbers from a seed: the same seed gives the same numbers.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// Chance for a seed.
    pub const fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// The next 64 bits.
    pub const fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below a limit.
    pub const fn below(&mut self, limit: usize) -> usize {
        (((self.word() >> 32) * limit as u64) >> 32) as usize
    }

    /// A fraction of one.
    pub fn fraction(&mut self) -> f64 {
        (self.word() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// One of the cards of a set.
    pub fn card(&mut self, cards: CardSet) -> Option<Card> {
        cards.iter().nth(self.below(cards.len()))
    }

    /// So many cards of a set; fewer if it has fewer.
    pub fn cards(&mut self, mut of: CardSet, count: usize) -> CardSet {
        let mut chosen = CardSet::EMPTY;
        while chosen.len() < count
            && let Some(card) = self.card(of)
        {
            of.remove(card);
            chosen.insert(card);
        }
        chosen
    }
}

/// The card that is worth most; of equal ones the one that the thumb points at.
pub fn best_card(moves: &[(Card, f64)], thumb: Card) -> Card {
    let best = moves.iter().map(|(_, value)| *value);
    let best = best.fold(f64::MIN, f64::max);
    let mut good = moves.iter().filter(|(_, value)| *value >= best - 1e-9);
    match good.clone().any(|(card, _)| *card == thumb) {
        true => thumb,
        false => good.next().map_or(thumb, |(card, _)| *card),
    }
}

/// A place where unseen cards can lie: a hand, the talon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Holder {
    /// How many of them lie there.
    pub size: usize,
    /// Cards that cannot lie there.
    pub never: CardSet,
    /// Cards that lie there.
    pub must: CardSet,
}

/// Deals unseen cards out to places, at random among the ways that fit. Where nothing fits after some
/// tries, what was inferred is let go and only the sizes are kept.
pub fn deal_out<const N: usize>(
    unseen: CardSet,
    places: &[Holder; N],
    chance: &mut Chance,
) -> [CardSet; N] {
    for _ in 0..24 {
        if let Some(dealt) = try_to_deal(unseen, places, chance) {
            return dealt;
        }
    }
    let mut left = unseen;
    places.map(|place| {
        let cards = chance.cards(left, place.size);
        left -= cards;
        cards
    })
}

fn try_to_deal<const N: usize>(
    unseen: CardSet,
    places: &[Holder; N],
    chance: &mut Chance,
) -> Option<[CardSet; N]> {
    let mut dealt = places.map(|place| place.must & unseen);
    let held = dealt.iter().fold(CardSet::EMPTY, |all, cards| all | *cards);
    // Cards with few places first, so that none is left without.
    for count in 1..=N {
        let may = |card: Card| places.iter().filter(|place| !place.never.has(card)).count();
        let mut left: CardSet = (unseen - held)
            .iter()
            .filter(|card| may(*card) == count)
            .collect();
        while let Some(card) = chance.card(left) {
            left.remove(card);
            let at = open_place(card, places, &dealt, chance)?;
            dealt[at].insert(card);
        }
    }
    let full = dealt
        .iter()
        .zip(places)
        .all(|(cards, place)| cards.len() == place.size);
    full.then_some(dealt)
}

/// A place where a card can lie; one is as likely as it has room.
fn open_place<const N: usize>(
    card: Card,
    places: &[Holder; N],
    dealt: &[CardSet; N],
    chance: &mut Chance,
) -> Option<usize> {
    let room = |at: usize| match places[at].never.has(card) {
        true => 0,
        false => places[at].size.saturating_sub(dealt[at].len()),
    };
    let mut pick = chance.below((0..N).map(room).sum());
    (0..N).find(|at| {
        let room = room(*at);
        let here = pick < room;
        pick = pick.saturating_sub(room);
        here
    })
}

/// What the cards on the table tell about their players: cards that each can no longer hold.
pub fn shown_by_play<'a>(
    tricks: impl Iterator<Item = (Seat, &'a [Card])>,
    rules: &TrickRules,
) -> BySeat<CardSet> {
    let mut never = BySeat([CardSet::EMPTY; 3]);
    for (leader, cards) in tricks {
        let mut trick = Trick::new(leader);
        for (seat, card) in leader.round().into_iter().zip(cards) {
            // Any card that would have taken this one off the list of what is allowed is not held.
            for other in CardSet::PACK_32 {
                let two = CardSet::from(other) | CardSet::from(*card);
                if !trick.allowed(two, rules).has(*card) {
                    never[seat].insert(other);
                }
            }
            trick.play(*card);
        }
    }
    never
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Order, Suit};

    #[test]
    fn unseen_cards_go_where_they_can_lie() {
        let mut chance = Chance::new(1);
        let hearts = CardSet::suit(Suit::Hearts);
        let places = [
            Holder {
                size: 10,
                never: hearts,
                must: CardSet::pair(Suit::Bells),
            },
            Holder {
                size: 10,
                never: CardSet::EMPTY,
                must: CardSet::EMPTY,
            },
            Holder {
                size: 2,
                never: CardSet::EMPTY,
                must: CardSet::EMPTY,
            },
        ];
        let unseen =
            CardSet::PACK_32 - CardSet::suit(Suit::Acorns) - CardSet::from_bits(0b11 << 16);
        let mut first = CardSet::EMPTY;
        for _ in 0..200 {
            let [one, two, talon] = deal_out(unseen, &places, &mut chance);
            assert!((one & hearts).is_empty() && one.includes(CardSet::pair(Suit::Bells)));
            assert_eq!((one | two | talon, one.len(), two.len()), (unseen, 10, 10));
            first |= one;
        }
        assert_eq!(
            first,
            unseen - hearts,
            "every card that can lie there does at times"
        );
    }

    #[test]
    fn play_tells_what_is_not_held() {
        let rules = TrickRules {
            trump: Some(Suit::Acorns),
            order: Order::Trumps,
            overtake: true,
        };
        let card = |code: &str| code.parse::<Card>().unwrap();
        let cards = [card("PL"), card("P9"), card("M8")];
        let never = shown_by_play([(Seat::ALL[0], cards.as_slice())].into_iter(), &rules);
        assert_eq!(never[Seat::ALL[0]], CardSet::EMPTY);
        // Did not overtake: no higher heart.
        assert!(never[Seat::ALL[1]].has(card("PF")) && !never[Seat::ALL[1]].has(card("P8")));
        // Trumped: no heart at all.
        assert!(never[Seat::ALL[2]].includes(CardSet::suit(Suit::Hearts)));
        assert!(!never[Seat::ALL[2]].has(card("M7")) && !never[Seat::ALL[2]].has(card("TA")));
    }

    fn stakes(own: i32, others: i32, deals_left: u32) -> Stakes {
        let mut score = Score {
            deals_left,
            ..Score::default()
        };
        score.ledger.0 = [own, others, others].map(Units::whole);
        Stakes::places(&score, Seat::ALL[0], 24.0)
    }

    #[test]
    fn early_in_a_session_a_unit_is_a_unit() {
        let early = stakes(0, 0, 24);
        for (alone, net) in [(0, 1.0), (0, -4.0), (1, 2.0), (2, -5.0)] {
            let alone = Seat::ALL[alone];
            let units = Stakes::units(Seat::ALL[0]).worth(alone, net);
            let worth = early.worth(alone, net);
            assert!((worth - units).abs() < 0.1 * units.abs(), "{worth} {units}");
        }
    }

    #[test]
    fn in_the_last_deal_places_count() {
        let me = Seat::ALL[0];
        // Twelve units apart: a net of four makes it good, three do not.
        let behind = stakes(-8, 4, 1);
        assert!(behind.worth(me, 4.0) > 20.0 * behind.worth(me, 3.0).abs());
        // More than enough is worth no more, and there is little to lose.
        assert!(behind.worth(me, 8.0) < 1.2 * behind.worth(me, 4.0));
        assert!(behind.worth(me, -8.0).abs() < 0.05 * behind.worth(me, 4.0));
        // Who is ahead has something to lose and little to win.
        let ahead = stakes(8, -4, 1);
        assert!(ahead.worth(me, -5.0).abs() > 20.0 * ahead.worth(me, 5.0));
        // What one defender wins the other wins too: only who plays alone is caught up with.
        assert_eq!(behind.worth(Seat::ALL[1], 0.0), 0.0);
        assert!(behind.worth(Seat::ALL[1], -4.0) > 0.0);
    }
}
