//! Costs that are compared digit by digit: one number wide enough for all of them.

use std::cmp::Ordering;
use std::fmt::Debug;
use std::ops::{Add, Neg, Sub};

/// A whole number that costs are made of.
pub trait Weight:
    Copy + Debug + Ord + Default + Add<Output = Self> + Sub<Output = Self> + Neg<Output = Self>
{
    /// How many bits a cost may have, so that sums and potentials fit too.
    const ROOM: u32;

    /// A small number.
    fn small(number: u32) -> Self;

    /// Twice to the power of so many.
    fn shifted(self, by: u32) -> Self;

    /// The half, where the number is even.
    fn half(self) -> Self;

    /// Whether it is nothing.
    fn is_zero(self) -> bool {
        self == Self::default()
    }
}

/// Bits above a cost for sums over many vertices and for the sign.
const HEADROOM: u32 = 30;

macro_rules! plain {
    ($($kind:ty),*) => {$(
        impl Weight for $kind {
            const ROOM: u32 = <$kind>::BITS - HEADROOM;

            fn small(number: u32) -> $kind {
                <$kind>::from(number)
            }

            fn shifted(self, by: u32) -> $kind {
                self << by
            }

            fn half(self) -> $kind {
                self >> 1
            }
        }
    )*};
}

plain!(i64, i128);

/// A number of many words, in two's complement, the lowest word first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wide<const K: usize>([u64; K]);

impl<const K: usize> Default for Wide<K> {
    fn default() -> Wide<K> {
        Wide([0; K])
    }
}

impl<const K: usize> Ord for Wide<K> {
    fn cmp(&self, other: &Wide<K>) -> Ordering {
        // The highest word carries the sign.
        let sign = 1 << 63;
        let top = (self.0[K - 1] ^ sign).cmp(&(other.0[K - 1] ^ sign));
        top.then_with(|| {
            self.0[..K - 1]
                .iter()
                .rev()
                .cmp(other.0[..K - 1].iter().rev())
        })
    }
}

impl<const K: usize> PartialOrd for Wide<K> {
    fn partial_cmp(&self, other: &Wide<K>) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const K: usize> Add for Wide<K> {
    type Output = Wide<K>;

    fn add(self, other: Wide<K>) -> Wide<K> {
        let mut sum = [0; K];
        let mut carry = false;
        for (index, word) in sum.iter_mut().enumerate() {
            let (half, first) = self.0[index].overflowing_add(other.0[index]);
            let (whole, second) = half.overflowing_add(u64::from(carry));
            *word = whole;
            carry = first || second;
        }
        Wide(sum)
    }
}

impl<const K: usize> Neg for Wide<K> {
    type Output = Wide<K>;

    fn neg(self) -> Wide<K> {
        Wide(self.0.map(|word| !word)) + Wide::small(1)
    }
}

impl<const K: usize> Sub for Wide<K> {
    type Output = Wide<K>;

    fn sub(self, other: Wide<K>) -> Wide<K> {
        self + -other
    }
}

impl<const K: usize> Weight for Wide<K> {
    const ROOM: u32 = K as u32 * 64 - HEADROOM;

    fn small(number: u32) -> Wide<K> {
        let mut words = [0; K];
        words[0] = u64::from(number);
        Wide(words)
    }

    fn shifted(self, by: u32) -> Wide<K> {
        let (whole, part) = ((by / 64) as usize, by % 64);
        let mut words = [0; K];
        for (index, word) in words.iter_mut().enumerate().skip(whole) {
            let low = self.0[index - whole] << part;
            let carried = match (part, index.checked_sub(whole + 1)) {
                (1.., Some(before)) => self.0[before] >> (64 - part),
                _ => 0,
            };
            *word = low | carried;
        }
        Wide(words)
    }

    fn half(self) -> Wide<K> {
        let mut words = [0; K];
        for (index, word) in words.iter_mut().enumerate() {
            let above = match self.0.get(index + 1) {
                Some(above) => above << 63,
                None => self.0[index] & (1 << 63),
            };
            *word = self.0[index] >> 1 | above;
        }
        Wide(words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wide(number: i128) -> Wide<2> {
        let words = number.to_le_bytes();
        let word = |at: usize| {
            let bytes: [u8; 8] = words[at..at + 8].try_into().unwrap();
            u64::from_le_bytes(bytes)
        };
        Wide([word(0), word(8)])
    }

    #[test]
    fn wide_numbers_calculate_as_plain_ones() {
        let numbers = [
            0,
            1,
            -1,
            2,
            77,
            -78,
            i128::from(u64::MAX),
            -i128::from(u64::MAX),
            1 << 90,
        ];
        for a in numbers {
            for b in numbers {
                assert_eq!(wide(a) + wide(b), wide(a + b));
                assert_eq!(wide(a) - wide(b), wide(a - b));
                assert_eq!(wide(a).cmp(&wide(b)), a.cmp(&b), "{a} {b}");
            }
            assert_eq!((wide(a) + wide(a)).half(), wide(a));
        }
        for by in [0, 1, 63, 64, 65, 100] {
            assert_eq!(Wide::<2>::small(5).shifted(by), wide(5 << by));
        }
    }
}
