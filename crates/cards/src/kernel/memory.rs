//! What a solver remembers: answers by position, and bounds.

/// A table of positions that were seen, of a fixed size: the newer one stays.
///
/// An entry is a key of 102 bits with 26 bits of what is known; keys are kept whole, so that what
/// is found is never about another position.
#[derive(Debug)]
pub struct Transpositions {
    entries: Vec<u128>,
}

/// How many bits of an entry hold the key.
const KEY_BITS: u32 = 102;

impl Transpositions {
    /// Room for two to this power of positions.
    pub fn new(power: u32) -> Transpositions {
        Transpositions {
            entries: vec![0; 1 << power.clamp(4, 28)],
        }
    }

    #[inline]
    fn place(&self, key: u128) -> usize {
        let mixed = (key as u64 ^ (key >> 50) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = (mixed ^ mixed >> 29 ^ (key >> 75) as u64).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        (mixed >> 32) as usize & (self.entries.len() - 1)
    }

    /// What is known about a position; nought for nothing.
    #[inline]
    pub fn get(&self, key: u128) -> u32 {
        let entry = self.entries[self.place(key)];
        match entry & ((1 << KEY_BITS) - 1) == key {
            true => (entry >> KEY_BITS) as u32,
            false => 0,
        }
    }

    /// Keeps 26 bits about a position.
    #[inline]
    pub fn put(&mut self, key: u128, known: u32) {
        let place = self.place(key);
        self.entries[place] = key | u128::from(known) << KEY_BITS;
    }
}

/// A table like [`Transpositions`] for keys of up to 128 bits, whose answers hold for one deal only.
#[derive(Debug)]
pub struct Noted {
    entries: Vec<(u128, u32, u32)>,
    round: u32,
}

impl Noted {
    /// Room for two to this power of positions.
    pub fn new(power: u32) -> Noted {
        Noted {
            entries: vec![(0, 0, 0); 1 << power.clamp(4, 28)],
            round: 1,
        }
    }

    /// From now on nothing is known: answers mean something else in another deal.
    pub const fn forget(&mut self) {
        self.round = self.round.wrapping_add(1);
    }

    #[inline]
    fn place(&self, key: u128) -> usize {
        let mixed = (key as u64 ^ (key >> 64) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = (mixed ^ mixed >> 29 ^ (key >> 75) as u64).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        (mixed >> 32) as usize & (self.entries.len() - 1)
    }

    /// What is known about a position; nought for nothing.
    #[inline]
    pub fn get(&self, key: u128) -> u32 {
        match self.entries[self.place(key)] {
            (kept, round, known) if kept == key && round == self.round => known,
            _ => 0,
        }
    }

    /// Keeps something about a position.
    #[inline]
    pub fn put(&mut self, key: u128, known: u32) {
        let place = self.place(key);
        self.entries[place] = (key, self.round, known);
    }
}

/// What is known about a position: at least so much can be had, and no more than so much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    least: u8,
    most: u8,
}

impl Known {
    /// What a table of positions gave back; nought for nothing.
    #[inline]
    pub const fn read(bits: u32) -> Known {
        match bits {
            0 => Known {
                least: 0,
                most: u8::MAX,
            },
            _ => Known {
                least: bits as u8,
                most: (bits >> 8) as u8,
            },
        }
    }

    /// In the form of a table of positions: 17 bits, the highest of them set.
    #[inline]
    pub const fn bits(self) -> u32 {
        1 << 16 | (self.most as u32) << 8 | self.least as u32
    }

    /// Whether so much can be had, if that is known.
    #[inline]
    pub const fn answers(self, need: i32) -> Option<bool> {
        if need <= self.least as i32 {
            Some(true)
        } else if need > self.most as i32 {
            Some(false)
        } else {
            None
        }
    }

    /// With one more answer.
    #[inline]
    #[must_use]
    pub fn with(self, need: i32, answer: bool) -> Known {
        let need = need.clamp(0, 255) as u8;
        match answer {
            true => Known {
                least: self.least.max(need),
                ..self
            },
            false => Known {
                most: self.most.min(need.saturating_sub(1)),
                ..self
            },
        }
    }
}
