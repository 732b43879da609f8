//! The same deals at several tables, by one shuffle that nobody steers.
//!
//! Every seat of every table commits itself to a number and the table to the seed of every deal. When all of that
//! is gathered, and only then, the seats open their numbers; nobody sees one before the last one of all tables is
//! there. A deal follows from its own seed and from all numbers, so that one honest seat at any table is enough for
//! deals that nobody chose, and whoever knows the numbers knows nothing of a deal whose seed is closed.

use std::collections::BTreeSet;

use jadoube_ruling::Hex;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::shuffle::{Commitment, Nonce, Seed, number_commitment};
use crate::{BySeat, Seat};

/// What all tables of a duplicate have in common.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardDuplicate"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardDuplicate")
)]
pub struct Duplicate {
    /// Which of the tables this one is, from nought.
    pub table: u32,
    /// The commitments to the seeds of the deals, in their order.
    pub codes: Vec<Commitment>,
    /// The commitments of the seats of every table.
    pub seats: Vec<BySeat<Commitment>>,
    /// The numbers of the seats of every table, when all of them are open; none before.
    pub numbers: Vec<BySeat<Nonce>>,
}

impl Duplicate {
    /// Before any number is open.
    pub const fn new(
        table: u32,
        codes: Vec<Commitment>,
        seats: Vec<BySeat<Commitment>>,
    ) -> Duplicate {
        Duplicate {
            table,
            codes,
            seats,
            numbers: Vec::new(),
        }
    }

    /// Whether the numbers of all tables are open.
    pub fn is_open(&self) -> bool {
        !self.numbers.is_empty()
    }

    /// The commitment to the seed of a deal, counted from one.
    pub fn code(&self, deal: u32) -> Option<Commitment> {
        let at = usize::try_from(deal.checked_sub(1)?).ok()?;
        self.codes.get(at).copied()
    }

    /// Whether a table finds its own commitments here, and none twice.
    pub fn holds(&self, own: &BySeat<Commitment>) -> bool {
        let here = usize::try_from(self.table).ok();
        let here = here.and_then(|table| self.seats.get(table));
        let all = self.seats.iter().flat_map(|table| table.0);
        let all: Vec<Commitment> = all.chain(self.codes.iter().copied()).collect();
        let distinct: BTreeSet<&Commitment> = all.iter().collect();
        here == Some(own) && distinct.len() == all.len()
    }

    /// Whether these are the numbers that the seats of all tables committed themselves to.
    pub fn opened_by(&self, numbers: &[BySeat<Nonce>]) -> bool {
        let sealed = |(numbers, seats): (&BySeat<Nonce>, &BySeat<Commitment>)| {
            let own = |seat: Seat| number_commitment(0, seat, &numbers[seat]) == seats[seat];
            Seat::ALL.into_iter().all(own)
        };
        numbers.len() == self.seats.len() && numbers.iter().zip(&self.seats).all(sealed)
    }

    /// A short code that is the same at every table of the duplicate: SHA-256 of all commitments, those to the seeds
    /// first. People at different tables compare it to know that they play the same deals.
    pub fn mark(&self) -> Commitment {
        let mut hash = Sha256::new();
        hash.update(b"jadoube duplicate mark");
        for code in self
            .codes
            .iter()
            .chain(self.seats.iter().flat_map(|table| &table.0))
        {
            hash.update(code.0);
        }
        Hex(hash.finalize().into())
    }
}

/// The key of a deal that several tables play: SHA-256 of the words `jadoube duplicate`, the number of the deal in
/// four bytes, the seed of the deal, the number of tables in four bytes, and the numbers of seats 0, 1 and 2 of every
/// table, the first table first.
pub fn duplicate_key(seed: &Seed, numbers: &[BySeat<Nonce>], deal: u32) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(b"jadoube duplicate");
    hash.update(deal.to_be_bytes());
    hash.update(seed.0);
    hash.update(
        u32::try_from(numbers.len())
            .unwrap_or(u32::MAX)
            .to_be_bytes(),
    );
    for nonce in numbers.iter().flat_map(|table| &table.0) {
        hash.update(nonce.0);
    }
    hash.finalize().into()
}
