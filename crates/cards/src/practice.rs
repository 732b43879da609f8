//! What practice players of all card games share: chance from a seed, a limit to thinking, worlds that
//! fit what a seat has seen.

use crate::{BySeat, Card, CardSet, Game, Seat, Trick, TrickRules, Units};

/// How well a practice player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
}

impl std::str::FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Level, String> {
        let known = Level::ALL.into_iter().find(|level| level.word() == text);
        known.ok_or_else(|| format!("no level \"{text}\"; known are simple, middle, strong"))
    }
}

/// A practice player of a game. It sees what a seat sees and nothing else.
pub trait Player<G: Game> {
    /// A player of a level; the same seed gives the same player.
    fn new(level: Level, seed: u64) -> Self;

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

impl Score {
    /// From -1 (far ahead, be careful) to 1 (far behind, dare something): how far a seat is from the
    /// best of the others, measured by what the deals that are left can bring.
    pub fn boldness(&self, seat: Seat) -> f64 {
        let own = self.ledger[seat].as_halves();
        let best = seat.others().map(|other| self.ledger[other].as_halves());
        let behind = f64::from(best[0].max(best[1]) - own) / 2.0;
        // A deal moves a player by some eight units.
        (behind / (8.0 * f64::from(self.deals_left.max(1)).sqrt() * 3.0)).clamp(-1.0, 1.0)
    }
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

/// A place where unseen cards can lie: a hand, the talon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
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
    places: &[Place; N],
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
    places: &[Place; N],
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
    places: &[Place; N],
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
            Place {
                size: 10,
                never: hearts,
                must: CardSet::pair(Suit::Bells),
            },
            Place {
                size: 10,
                never: CardSet::EMPTY,
                must: CardSet::EMPTY,
            },
            Place {
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

    #[test]
    fn who_is_behind_dares_more() {
        let mut score = Score {
            deals_left: 4,
            ..Score::default()
        };
        score.ledger.0 = [Units::whole(-20), Units::whole(10), Units::whole(10)];
        assert!(score.boldness(Seat::ALL[0]) > 0.0);
        assert!(score.boldness(Seat::ALL[1]) < score.boldness(Seat::ALL[0]));
        score.ledger.0 = [Units::whole(40), Units::whole(-20), Units::whole(-20)];
        assert!(score.boldness(Seat::ALL[0]) < 0.0);
    }
}
