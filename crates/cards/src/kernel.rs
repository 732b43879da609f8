//! Fast play with open cards, for solvers: sets of bits, no seats to look up, no words.
//!
//! A [`Lens`] turns a deal so that whoever plays alone is player 0 and the trump suit is suit 0; the
//! eight bits of a suit rise with the strength of its cards in the order of the game. One function,
//! [`moves`], says what may be played; a test compares it with the rules.

mod memory;
mod search;

pub use memory::{Known, Noted, Transpositions};
pub use search::{AtTurn, Effort, OutOfNodes, Searching};

use crate::{BySeat, Card, CardSet, Order, Rank, Seat, Suit};

/// How a deal is turned for the kernel, and its cards back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lens {
    alone: Seat,
    trump: Option<Suit>,
    order: Order,
    keeps_seven: bool,
}

impl Lens {
    /// The lens of a deal: who plays alone, the trumps if any, the order of the ranks.
    pub const fn new(alone: Seat, trump: Option<Suit>, order: Order) -> Lens {
        Lens {
            alone,
            trump,
            order,
            keeps_seven: false,
        }
    }

    /// The same lens for a deal in which whoever plays alone may have to keep the seven of trumps.
    #[must_use]
    pub const fn keeping_seven(self, keeps_seven: bool) -> Lens {
        Lens {
            keeps_seven,
            ..self
        }
    }

    /// The bit of a card.
    pub fn bit(&self, card: Card) -> u32 {
        1 << (self.suit(card.suit()) * 8 + u32::from(card.strength(self.order)))
    }

    /// The card of a bit.
    pub fn card(&self, bit: u32) -> Card {
        let index = bit.trailing_zeros().min(31);
        let suit = Suit::ALL
            .into_iter()
            .find(|suit| self.suit(*suit) == index / 8)
            .unwrap_or(Suit::Hearts);
        let card = |rank: &Rank| Card::new(suit, *rank);
        let strong = |rank: &Rank| u32::from(card(rank).strength(self.order)) == index % 8;
        let rank = Rank::ALL.into_iter().find(strong).unwrap_or(Rank::Seven);
        card(&rank)
    }

    /// The bits of several cards.
    pub fn bits(&self, cards: CardSet) -> u32 {
        cards.iter().fold(0, |bits, card| bits | self.bit(card))
    }

    /// The cards of several bits.
    pub fn cards(&self, mut bits: u32) -> CardSet {
        let mut cards = CardSet::EMPTY;
        while bits != 0 {
            cards.insert(self.card(bits));
            bits &= bits - 1;
        }
        cards
    }

    /// The number of a seat: nought for who plays alone, then to the right.
    pub const fn player(&self, seat: Seat) -> usize {
        (seat.index() + 3 - self.alone.index()) % 3
    }

    /// The seat of a number.
    pub const fn seat(&self, player: usize) -> Seat {
        self.alone.after(player)
    }

    /// Trumps come first; the other suits keep their order.
    fn suit(&self, suit: Suit) -> u32 {
        match self.trump {
            Some(trump) if suit == trump => 0,
            Some(trump) if (suit as u32) < trump as u32 => suit as u32 + 1,
            _ => suit as u32,
        }
    }

    /// A position: hands, who leads, and the cards on the table in order.
    pub fn position(&self, hands: &BySeat<CardSet>, leader: Seat, trick: &[Card]) -> Position {
        let mut position = Position {
            hands: [0; 3],
            leader: self.player(leader),
            trick: [0; 2],
            keeps_seven: self.keeps_seven,
        };
        for (seat, cards) in hands.iter() {
            position.hands[self.player(seat)] = self.bits(*cards);
        }
        for (place, card) in position.trick.iter_mut().zip(trick) {
            *place = self.bit(*card);
        }
        position
    }
}

/// Three hands and what lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The cards of player 0, who plays alone, and of the other two.
    pub hands: [u32; 3],
    /// Who leads, or led to the trick on the table.
    pub leader: usize,
    /// The bits of the cards on the table; nought for none.
    pub trick: [u32; 2],
    /// Whether player 0 keeps the seven of trumps as long as another card may be played.
    pub keeps_seven: bool,
}

impl Position {
    /// How many cards lie on the table.
    pub const fn on_table(&self) -> usize {
        (self.trick[0] != 0) as usize + (self.trick[1] != 0) as usize
    }

    /// Whose turn it is.
    pub const fn turn(&self) -> usize {
        (self.leader + self.on_table()) % 3
    }

    /// What may be played now.
    pub const fn moves<const TRUMPS: bool, const OVERTAKE: bool>(&self) -> u32 {
        let turn = self.turn();
        let hand = self.hands[turn];
        let moves = match self.trick {
            [0, _] => hand,
            [led, 0] => moves::<TRUMPS, OVERTAKE>(hand, led, led),
            [led, second] => {
                let best = better::<TRUMPS>(led, second);
                moves::<TRUMPS, OVERTAKE>(hand, led, best)
            }
        };
        match self.keeps_seven && turn == 0 {
            true => without_seven(moves),
            false => moves,
        }
    }

    /// Plays a card; if it fills the trick, gives who takes it and its cards.
    pub const fn play<const TRUMPS: bool>(&mut self, card: u32) -> Option<(usize, u32)> {
        let turn = self.turn();
        self.hands[turn] &= !card;
        match self.trick {
            [0, _] => {
                self.trick[0] = card;
                None
            }
            [_, 0] => {
                self.trick[1] = card;
                None
            }
            [led, second] => {
                let best = better::<TRUMPS>(better::<TRUMPS>(led, second), card);
                let place = if best == led {
                    0
                } else if best == second {
                    1
                } else {
                    2
                };
                self.leader = (self.leader + place) % 3;
                self.trick = [0; 2];
                Some((self.leader, led | second | card))
            }
        }
    }
}

/// The seven of trumps: the lowest card of the first suit.
pub const SEVEN: u32 = 1;

/// What may be played by who keeps the seven of trumps as long as there is something else.
#[inline]
pub const fn without_seven(moves: u32) -> u32 {
    match moves & !SEVEN {
        0 => moves,
        others => others,
    }
}

/// The eight bits of the suit that a bit belongs to.
#[inline]
pub const fn suit_of(bit: u32) -> u32 {
    0xff << (bit.trailing_zeros() & 24)
}

/// The bits of a suit above one of its bits.
#[inline]
const fn above(bit: u32) -> u32 {
    suit_of(bit) & !(bit | (bit - 1))
}

/// What may be played to a trick: the card led, and the card that is winning it.
///
/// Without branches: the first of these that is not empty. A trump lies below every plain card, so one
/// mask says what beats the winning card, in the suit led and in trumps alike; where a plain lead is
/// trumped it leaves the whole suit, as the rules do.
#[inline]
pub const fn moves<const TRUMPS: bool, const OVERTAKE: bool>(
    hand: u32,
    led: u32,
    best: u32,
) -> u32 {
    let beating = !(best | (best - 1));
    let follow = hand & suit_of(led);
    let trumps = if TRUMPS { hand & 0xff } else { 0 };
    let mut allowed = if trumps != 0 { trumps } else { hand };
    if OVERTAKE {
        let over = trumps & beating;
        allowed = if over != 0 { over } else { allowed };
    }
    allowed = if follow != 0 { follow } else { allowed };
    if OVERTAKE {
        let over = follow & beating;
        allowed = if over != 0 { over } else { allowed };
    }
    allowed
}

/// The card that wins, of the best so far and one played later.
#[inline]
pub const fn better<const TRUMPS: bool>(best: u32, card: u32) -> u32 {
    let same = card & suit_of(best) != 0;
    let beats = same & (card > best) | !same & TRUMPS & (card & 0xff != 0);
    if beats { card } else { best }
}

/// Plays a deal to its end, with `pick` choosing one of the bits that may be played; gives the cards
/// that player 0 took.
#[inline]
pub fn play_out<const TRUMPS: bool, const OVERTAKE: bool>(
    hands: [u32; 3],
    mut leader: usize,
    mut pick: impl FnMut(u32) -> u32,
) -> u32 {
    let mut taken = 0;
    // The leader's hand first, then to the right.
    let next = |player: usize| if player == 2 { 0 } else { player + 1 };
    let mut first = hands[leader];
    let mut second = hands[next(leader)];
    let mut third = hands[next(next(leader))];
    while first != 0 {
        let led = pick(first);
        let follows = pick(moves::<TRUMPS, OVERTAKE>(second, led, led));
        let best = better::<TRUMPS>(led, follows);
        let last = pick(moves::<TRUMPS, OVERTAKE>(third, led, best));
        let best = better::<TRUMPS>(best, last);
        let left = [first & !led, second & !follows, third & !last];
        (first, second, third, leader) = if best == led {
            (left[0], left[1], left[2], leader)
        } else if best == follows {
            (left[1], left[2], left[0], next(leader))
        } else {
            (left[2], left[0], left[1], next(next(leader)))
        };
        taken |= if leader == 0 { led | follows | last } else { 0 };
    }
    taken
}

/// Who plays after each player.
pub const NEXT: [usize; 3] = [1, 2, 0];

/// The highest card of the last suit, plain aces first and trumps last; nought of nothing.
#[inline]
pub const fn highest(moves: u32) -> u32 {
    match moves {
        0 => 0,
        _ => 1 << (31 - moves.leading_zeros()),
    }
}

/// One of the bits of a set that is not empty: which, a fraction of 2^32 says.
#[inline]
pub const fn pick_bit(bits: u32, fraction: u32) -> u32 {
    // Duties often leave one card.
    if bits & (bits - 1) == 0 {
        return bits;
    }
    // How many bits there are up to the end of each byte; in the last byte, all of them.
    let pairs = bits - (bits >> 1 & 0x5555_5555);
    let fours = (pairs & 0x3333_3333) + (pairs >> 2 & 0x3333_3333);
    let ends = ((fours + (fours >> 4)) & 0x0f0f_0f0f).wrapping_mul(0x0101_0101);
    let place = (((ends >> 24) as u64 * fraction as u64) >> 32) as u32;
    // How many bytes end at the place or before it: the bit is in the next one.
    let beyond = ((0x0101_0101 * place) | 0x8080_8080).wrapping_sub(ends) & 0x8080_8080;
    let start = (beyond >> 7).wrapping_mul(0x0101_0101) >> 24 << 3;
    let skipped = (ends << 8 >> start) & 0xff;
    let byte = (bits >> start & 0xff) as usize;
    (1 << NTH[byte][(place - skipped) as usize & 7]) << start
}

/// The places of the bits of a byte, lowest first.
const NTH: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut found) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][found] = bit as u8;
                found += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// Moves that differ: of cards that stand next to each other among those still in play and are worth
/// the same, only the highest. `worth` has one mask for each value that cards can have beside none.
#[inline]
pub const fn distinct<const N: usize>(moves: u32, in_play: u32, worth: [u32; N]) -> u32 {
    let mut left = moves;
    let mut kept = moves;
    while left != 0 {
        let bit = left & left.wrapping_neg();
        left &= left - 1;
        let over = in_play & above(bit);
        let next = over & over.wrapping_neg();
        if next & moves != 0 {
            let mut alike = true;
            let mut at = 0;
            while at < N {
                alike &= (bit & worth[at] != 0) == (next & worth[at] != 0);
                at += 1;
            }
            if alike {
                kept &= !bit;
            }
        }
    }
    kept
}

/// Eight bits at a time: the bits of `from` under a mask, pushed together at the low end.
pub struct Squeeze {
    table: Box<[[u8; 256]; 256]>,
}

impl std::fmt::Debug for Squeeze {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Squeeze")
    }
}

impl Default for Squeeze {
    fn default() -> Squeeze {
        let mut table = Box::new([[0u8; 256]; 256]);
        for (mask, row) in table.iter_mut().enumerate() {
            for (from, cell) in row.iter_mut().enumerate() {
                let mut place = 0;
                for bit in 0..8 {
                    if mask & (1 << bit) != 0 {
                        *cell |= ((from >> bit & 1) << place) as u8;
                        place += 1;
                    }
                }
            }
        }
        Squeeze { table }
    }
}

impl Squeeze {
    /// A number for hands that differ only in cards that are out of play, or by a turn of the suits
    /// that are no trumps. `worth` marks the cards that are worth something, `tops` those of the highest
    /// that must be told from others of worth.
    #[inline]
    pub fn key<const TRUMPS: bool>(&self, hands: &[u32; 3], worth: u32, tops: u32) -> u128 {
        let in_play = hands[0] | hands[1] | hands[2];
        let code = |suit: usize| {
            let byte = |bits: u32| (bits >> (suit * 8)) as u8;
            let row = &self.table[usize::from(byte(in_play))];
            let squeezed = |bits: u32| u32::from(row[usize::from(byte(bits))]);
            // The bit above the highest says how many cards there are.
            let count = 1 << byte(in_play).count_ones();
            // With fewer than eight cards the highest bit of their worth is free; with eight it is the same.
            let top = u32::from(byte(tops & in_play) & 0x80);
            let worth = squeezed(worth & in_play) | top;
            squeezed(hands[0]) | count | squeezed(hands[1]) << 9 | worth << 17
        };
        let [mut a, mut b, mut c, mut d] = [code(0), code(1), code(2), code(3)];
        let order = |x: &mut u32, y: &mut u32| {
            if *x > *y {
                std::mem::swap(x, y);
            }
        };
        order(&mut b, &mut c);
        order(&mut c, &mut d);
        order(&mut b, &mut c);
        if !TRUMPS {
            order(&mut a, &mut b);
            order(&mut b, &mut c);
            order(&mut c, &mut d);
        }
        u128::from(a) | u128::from(b) << 25 | u128::from(c) << 50 | u128::from(d) << 75
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_of_every_set_is_picked_by_its_fraction() {
        for seed in 1..2000u32 {
            let bits = seed.wrapping_mul(0x9e37_79b9) & seed.wrapping_mul(0x85eb_ca6b) | seed;
            let (mut left, count) = (bits, u64::from(bits.count_ones()));
            for place in 0..count {
                let lowest = left & left.wrapping_neg();
                // The first and the last fraction of its share.
                let first = (place << 32).div_ceil(count) as u32;
                let last = (((place + 1) << 32).div_ceil(count) - 1) as u32;
                assert_eq!(pick_bit(bits, first), lowest, "{bits:b} {place}");
                assert_eq!(pick_bit(bits, last), lowest, "{bits:b} {place}");
                left &= left - 1;
            }
        }
        assert_eq!(pick_bit(u32::MAX, u32::MAX), 1 << 31);
    }

    #[test]
    fn playing_out_is_playing_card_by_card() {
        let mut seed = 0x1234_5678u32;
        let mut word = || {
            seed = seed.wrapping_mul(0x915f_77f5).wrapping_add(0x6d2b_79f5);
            seed ^ seed >> 15
        };
        for round in 0..500 {
            let mut hands = [0u32; 3];
            for hand in 0..3 {
                while hands[hand].count_ones() < 10 {
                    let free = !(hands[0] | hands[1] | hands[2]);
                    hands[hand] |= pick_bit(free, word());
                }
            }
            let mut picked = Vec::new();
            let taken = play_out::<true, true>(hands, round % 3, |bits| {
                picked.push(pick_bit(bits, word()));
                picked[picked.len() - 1]
            });
            let mut position = Position {
                hands,
                leader: round % 3,
                trick: [0; 2],
                keeps_seven: false,
            };
            let mut again = 0;
            for card in picked {
                assert_ne!(position.moves::<true, true>() & card, 0);
                if let Some((0, cards)) = position.play::<true>(card) {
                    again |= cards;
                }
            }
            assert_eq!((position.hands, again), ([0; 3], taken));
        }
    }

    #[test]
    fn squeezing_forgets_cards_that_are_out_of_play() {
        let squeeze = Squeeze::default();
        // Two hands of one suit that differ only in which cards are gone.
        let one = squeeze.key::<true>(&[0b1000_0000, 0b0010_0000, 0b0000_0001], 0, 0);
        let other = squeeze.key::<true>(&[0b0100_0000, 0b0000_1000, 0b0000_0100], 0, 0);
        assert_eq!(one, other);
        let worth = squeeze.key::<true>(&[0b1000_0000, 0b0010_0000, 0b0000_0001], 0x80, 0);
        assert_ne!(one, worth);
        // An ace and a ten are worth the same, and may have to be told apart.
        let ace = squeeze.key::<true>(&[0x80, 1, 2], 0xc0, 0x80);
        let ten = squeeze.key::<true>(&[0x40, 1, 2], 0xc0, 0x80);
        assert_ne!(ace, ten);
        // A plain suit may stand for another, trumps may not.
        let bells = squeeze.key::<true>(&[1 << 8, 2 << 8, 4 << 8], 0, 0);
        let leaves = squeeze.key::<true>(&[1 << 16, 2 << 16, 4 << 16], 0, 0);
        let trumps = squeeze.key::<true>(&[1, 2, 4], 0, 0);
        assert_eq!(bells, leaves);
        assert_ne!(bells, trumps);
        assert_eq!(
            squeeze.key::<false>(&[1, 2, 4], 0, 0),
            squeeze.key::<false>(&[1 << 8, 2 << 8, 4 << 8], 0, 0)
        );
    }
}
