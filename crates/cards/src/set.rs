//! Sets of cards: hands, talons, what has been played.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{Card, Rank, Suit};

/// A set of cards, one bit for each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "Array<string>", rename = "CardSet")
)]
pub struct CardSet(u32);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// The pack of 32 cards.
    pub const PACK_32: CardSet = CardSet(u32::MAX);
    /// The pack of 24 cards, without sevens and eights.
    pub const PACK_24: CardSet = CardSet(0xfcfc_fcfc);

    /// All cards of a suit.
    pub const fn suit(suit: Suit) -> CardSet {
        CardSet(0xff << (suit as u32 * 8))
    }

    /// All cards of a rank.
    pub const fn rank(rank: Rank) -> CardSet {
        CardSet(0x0101_0101 << rank as u32)
    }

    /// King and over of a suit: twenty, or forty in trumps.
    pub const fn pair(suit: Suit) -> CardSet {
        CardSet(0b0011_0000 << (suit as u32 * 8))
    }

    /// The set with these bits, in the order of [`Card::index`].
    pub const fn from_bits(bits: u32) -> CardSet {
        CardSet(bits)
    }

    /// The bits, in the order of [`Card::index`].
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// How many cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is in it.
    pub const fn has(self, card: Card) -> bool {
        self.0 & (1 << card.index()) != 0
    }

    /// Whether all of the other set is in it.
    pub const fn includes(self, other: CardSet) -> bool {
        self.0 & other.0 == other.0
    }

    /// Puts a card in.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    /// The lowest card in new order.
    pub const fn first(self) -> Option<Card> {
        Card::at(self.0.trailing_zeros() as usize)
    }

    /// The cards, suit by suit, lowest first.
    pub const fn iter(self) -> Cards {
        Cards(self.0)
    }
}

/// The cards of a set, one after the other.
#[derive(Clone, Debug)]
pub struct Cards(u32);

impl Iterator for Cards {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = Card::at(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(card)
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl From<Card> for CardSet {
    fn from(card: Card) -> CardSet {
        CardSet(1 << card.index())
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;

    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl BitOr for CardSet {
    type Output = CardSet;

    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: CardSet) {
        self.0 |= other.0;
    }
}

impl Sub for CardSet {
    type Output = CardSet;

    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl SubAssign for CardSet {
    fn sub_assign(&mut self, other: CardSet) {
        self.0 &= !other.0;
    }
}

impl fmt::Display for CardSet {
    /// The codes with spaces, suit by suit, highest first.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut space = "";
        for suit in Suit::ALL {
            let mut rest = *self & CardSet::suit(suit);
            while let Some(card) = Card::at(31usize.wrapping_sub(rest.0.leading_zeros() as usize)) {
                write!(f, "{space}{card}")?;
                rest.remove(card);
                space = " ";
            }
        }
        Ok(())
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        let set: CardSet = cards.iter().copied().collect();
        match set.len() == cards.len() {
            true => Ok(set),
            false => Err(de::Error::custom("a card is named twice")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_written_highest_first() {
        let cards = ["M7", "PA", "P7", "PX"].map(|code| code.parse::<Card>().unwrap());
        let set: CardSet = cards.into_iter().collect();
        assert_eq!(set.to_string(), "PA PX P7 M7");
        assert_eq!(CardSet::EMPTY.to_string(), "");
        assert_eq!(CardSet::PACK_32.to_string().len(), 32 * 3 - 1);
    }

    #[test]
    fn the_small_pack_has_no_sevens_and_eights() {
        let low = CardSet::rank(Rank::Seven) | CardSet::rank(Rank::Eight);
        assert_eq!(CardSet::PACK_32 - low, CardSet::PACK_24);
    }
}
