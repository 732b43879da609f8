//! The shuffle that nobody steers: everybody commits, then everything is opened together.
//!
//! The table draws a seed and shows SHA-256 of it; every seat draws a number and shows the commitment of that.
//! When all four are there, the pack is cut or knocked on. Only then the seats open their numbers, to the table
//! first and to each other when the last one is there. The order of the pack follows from the seed, the numbers
//! and the number of the deal, so that one honest seat is enough for a shuffle that nobody chose, and anybody
//! can check it once the seed is open. It proves that nobody steered, not that the table does not look.
//!
//! In the first form ([`Shuffling::Fair`](crate::Shuffling::Fair)) the numbers came in the clear, one after the
//! other: old records keep it.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use jadoube_ruling::Hex;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{BySeat, Card, CardSet, Seat};

/// What the table keeps secret until the deal is over.
pub type Seed = Hex<32>;
/// SHA-256 of a seed, shown before the cut.
pub type Commitment = Hex<32>;
/// What a player adds to the shuffle.
pub type Nonce = Hex<16>;

/// SHA-256 of a seed.
pub fn commitment(seed: &Seed) -> Commitment {
    Hex(Sha256::digest(seed.0).into())
}

/// What a seat shows before any number is opened: SHA-256 of the words `jadoube number`, the number of the deal in
/// four bytes, the seat in one, and the number. Deal and seat are in it, so that nobody can show another's.
pub fn number_commitment(deal: u32, seat: Seat, nonce: &Nonce) -> Commitment {
    let mut hash = Sha256::new();
    hash.update(b"jadoube number");
    hash.update(deal.to_be_bytes());
    hash.update([seat.number()]);
    hash.update(nonce.0);
    Hex(hash.finalize().into())
}

/// The key of a sealed shuffle: SHA-256 of the words `jadoube shuffle`, the number of the deal in four bytes, the
/// seed, and the numbers of seats 0, 1 and 2.
pub fn sealed_key(seed: &Seed, nonces: &BySeat<Nonce>, deal: u32) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(b"jadoube shuffle");
    hash.update(deal.to_be_bytes());
    hash.update(seed.0);
    for (_, nonce) in nonces.iter() {
        hash.update(nonce.0);
    }
    hash.finalize().into()
}

/// The order of the pack before the cut, in the first form.
///
/// The key is SHA-256 of the seed, the numbers of seats 0, 1 and 2, and the number of the deal in
/// four bytes, highest first.
pub fn shuffled(pack: CardSet, seed: &Seed, nonces: &BySeat<Nonce>, deal: u32) -> Deck {
    let mut hash = Sha256::new();
    hash.update(seed.0);
    for (_, nonce) in nonces.iter() {
        hash.update(nonce.0);
    }
    hash.update(deal.to_be_bytes());
    shuffled_by(pack, hash.finalize().into())
}

/// The order of the pack under a key. The pack in new order is shuffled from its last place down (Fisher and
/// Yates) with 32-bit words of ChaCha20 under that key, stream 0; a word that would favour some places is
/// thrown away.
pub fn shuffled_by(pack: CardSet, key: [u8; 32]) -> Deck {
    let mut generator = ChaCha20Rng::from_seed(key);
    let mut cards: Vec<Card> = pack.iter().collect();
    for last in (1..cards.len()).rev() {
        let place = below(last as u32 + 1, || generator.next_u32());
        cards.swap(last, place as usize);
    }
    Deck(cards.into())
}

/// A number below `limit`, every one equally likely.
fn below(limit: u32, mut word: impl FnMut() -> u32) -> u32 {
    let fair = u32::MAX - u32::MAX % limit;
    loop {
        let word = word();
        if word < fair {
            return word % limit;
        }
    }
}

/// A pack in some order, the first card to be dealt first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardDeck"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardDeck")
)]
#[serde(transparent)]
pub struct Deck(pub Box<[Card]>);

impl Deck {
    /// Whether it holds every card of the pack once.
    pub fn is(&self, pack: CardSet) -> bool {
        let set: CardSet = self.0.iter().copied().collect();
        set == pack && self.0.len() == pack.len()
    }

    /// The deck after so many cards were taken off the top and put below.
    #[must_use]
    pub fn cut(mut self, at: usize) -> Deck {
        let at = at.min(self.0.len());
        self.0.rotate_left(at);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONCES: BySeat<Nonce> = BySeat([Hex([1; 16]), Hex([2; 16]), Hex([3; 16])]);

    #[test]
    fn the_commitment_is_the_plain_digest() {
        // sha256sum of 32 bytes of nought.
        let digest = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(commitment(&Hex([0; 32])).to_string(), digest);
    }

    #[test]
    fn commitments_and_keys_can_be_computed_by_anybody() {
        // printf 'jadoube number\0\0\0\1\2' and sixteen bytes of 0x03, piped into sha256sum.
        let own = number_commitment(1, Seat::ALL[2], &Hex([3; 16])).to_string();
        assert_eq!(
            own,
            "89bc7bde95531bf7812901928a6ea69784eb3f097ff0236ed37c272669104be9"
        );
        // printf 'jadoube shuffle\0\0\0\1', 32 bytes of 0x07, 16 each of 0x01, 0x02, 0x03.
        let key = Hex(sealed_key(&Hex([7; 32]), &NONCES, 1)).to_string();
        assert_eq!(
            key,
            "505dbbd0fe41390c4d3fa4d54a72bf541242ec1b526b740fce88522958081b83"
        );
    }

    #[test]
    fn a_shuffle_is_a_pack_and_depends_on_everything() {
        let seed = Hex([7; 32]);
        let deck = shuffled(CardSet::PACK_32, &seed, &NONCES, 1);
        assert!(deck.is(CardSet::PACK_32));
        assert_eq!(deck, shuffled(CardSet::PACK_32, &seed, &NONCES, 1));
        let mut others = NONCES;
        others.0[2] = Hex([4; 16]);
        assert_ne!(deck, shuffled(CardSet::PACK_32, &seed, &others, 1));
        assert_ne!(deck, shuffled(CardSet::PACK_32, &seed, &NONCES, 2));
        assert_ne!(deck, shuffled(CardSet::PACK_32, &Hex([8; 32]), &NONCES, 1));
        assert!(shuffled(CardSet::PACK_24, &seed, &NONCES, 1).is(CardSet::PACK_24));
    }

    #[test]
    fn every_card_comes_to_every_place_equally_often() {
        let mut counts = [[0u32; 24]; 24];
        let rounds = 24_000;
        for round in 0..rounds {
            let deck = shuffled(CardSet::PACK_24, &Hex([9; 32]), &NONCES, round);
            for (place, card) in deck.0.iter().enumerate() {
                let rank = (CardSet::PACK_24.bits() & ((1 << card.index()) - 1)).count_ones();
                counts[place][rank as usize] += 1;
            }
        }
        let expected = f64::from(rounds) / 24.0;
        let squares = counts.as_flattened().iter().map(|count| {
            let off = f64::from(*count) - expected;
            off * off / expected
        });
        // 23 * 23 degrees of freedom: mean 529, deviation 32.5; the seed is fixed.
        let chi: f64 = squares.sum();
        assert!((400.0..660.0).contains(&chi), "{chi}");
    }

    #[test]
    fn a_word_that_favours_some_is_thrown_away() {
        let mut words = [u32::MAX, u32::MAX - 1, 5].into_iter();
        assert_eq!(below(3, || words.next().unwrap()), (u32::MAX - 1) % 3);
        let mut words = [u32::MAX, 7].into_iter();
        assert_eq!(below(2, || words.next().unwrap()), 1);
    }
}
