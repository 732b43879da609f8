//! The same deals at several tables, by one shuffle that nobody steers.
//!
//! Every seat of every table commits itself to a number and the table to the seed of every deal. When all of that
//! is gathered, and only then, the seats open their numbers; nobody sees one before the last one of all tables is
//! there. A deal follows from its own seed and from all numbers, so that one honest seat at any table is enough for
//! deals that nobody chose, and whoever knows the numbers knows nothing of a deal whose seed is closed.
//!
//! A table at which a seat has had its time gives the shuffle up and names the seat, and all tables begin anew with
//! fresh numbers and seeds ([`told_next`]). A seat that was named [`TWICE`] is left out: its place in the shuffle is
//! empty, and nobody waits for it. So whoever withholds can have the cards drawn again twice, under his name, before
//! anybody but the program has seen a number, and then has no say in them at all.

use std::collections::BTreeSet;

use jadoube_ruling::Hex;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::preparing::{Prepare, Step};
use crate::shuffle::{Commitment, Nonce, Seed, number_commitment};
use crate::{BySeat, Preparation, Seat};

/// A seat that has been named so often does without a say in the common shuffle.
pub const TWICE: usize = 2;

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
    /// The commitments of the seats of every table; none of a seat that is left out.
    pub seats: Vec<BySeat<Option<Commitment>>>,
    /// The numbers of the seats of every table, when all of them are open; none before, and none of a seat that is
    /// left out.
    pub numbers: Vec<BySeat<Option<Nonce>>>,
}

/// Why a common shuffle began anew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Anew {
    /// The other table at which it was given up; none for the own one.
    pub elsewhere: Option<u32>,
    /// The seats that were named there.
    pub missing: Vec<Seat>,
}

impl Duplicate {
    /// Before any number is open.
    pub const fn new(
        table: u32,
        codes: Vec<Commitment>,
        seats: Vec<BySeat<Option<Commitment>>>,
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

    /// What a seat of a table committed itself to.
    pub fn of(&self, table: u32, seat: Seat) -> Option<Commitment> {
        let table = usize::try_from(table).ok()?;
        self.seats.get(table)?[seat]
    }

    /// The commitments to seeds, then those of the seats.
    pub fn commitments(&self) -> impl Iterator<Item = Commitment> {
        let seats = self.seats.iter().flat_map(|table| table.0).flatten();
        self.codes.iter().copied().chain(seats)
    }

    /// Whether a table finds its own commitments here, and none twice.
    pub fn holds(&self, own: &BySeat<Option<Commitment>>) -> bool {
        let here = usize::try_from(self.table).ok();
        let here = here.and_then(|table| self.seats.get(table));
        let distinct: BTreeSet<Commitment> = self.commitments().collect();
        here == Some(own) && distinct.len() == self.commitments().count()
    }

    /// Whether these are the numbers that the seats of all tables committed themselves to.
    pub fn opened_by(&self, numbers: &[BySeat<Option<Nonce>>]) -> bool {
        let sealed = |numbers: &BySeat<Option<Nonce>>| {
            let number = |seat: Seat| numbers[seat].map(|one| number_commitment(0, seat, &one));
            BySeat::new(number)
        };
        let sealed: Vec<_> = numbers.iter().map(sealed).collect();
        sealed == self.seats
    }

    /// A short code that is the same at every table of the duplicate: SHA-256 of all commitments, those to the seeds
    /// first. People at different tables compare it to know that they play the same deals.
    pub fn mark(&self) -> Commitment {
        let mut hash = Sha256::new();
        hash.update(b"jadoube duplicate mark");
        for code in &self.codes {
            hash.update(code.0);
        }
        for seat in self.seats.iter().flat_map(|table| table.0) {
            hash.update(seat.unwrap_or(Commitment::ZERO).0);
        }
        Hex(hash.finalize().into())
    }
}

/// The key of a deal that several tables play: SHA-256 of the words `jadoube duplicate`, the number of the deal in
/// four bytes, the seed of the deal, the number of tables in four bytes, and the numbers of seats 0, 1 and 2 of every
/// table, the first table first. In the place of a seat that is left out stand noughts.
pub fn duplicate_key(seed: &Seed, numbers: &[BySeat<Option<Nonce>>], deal: u32) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(b"jadoube duplicate");
    hash.update(deal.to_be_bytes());
    hash.update(seed.0);
    hash.update(
        u32::try_from(numbers.len())
            .unwrap_or(u32::MAX)
            .to_be_bytes(),
    );
    for nonce in numbers.iter().flat_map(|table| table.0) {
        hash.update(nonce.unwrap_or(Nonce::ZERO).0);
    }
    hash.finalize().into()
}

/// What each table of a duplicate is to be told now, in their order: that another one gave the shuffle up, what all
/// have committed themselves to, or the numbers of all. `codes` gives the commitments to the seeds for a shuffle
/// that has begun anew so often.
pub fn told_next(
    tables: &[&Preparation],
    codes: impl Fn(usize) -> Vec<Commitment>,
) -> Vec<Option<Prepare>> {
    let times = tables.iter().map(|one| one.anew().len()).max().unwrap_or(0);
    if tables.iter().any(|one| one.anew().len() < times) {
        return tables.iter().map(|one| given_up(tables, one)).collect();
    }
    let told = tables.iter().find_map(|one| one.duplicate());
    let seats = told.map_or_else(
        || all(tables, |one| one.has_committed().then(|| *one.sealed())),
        |told| Some(told.seats.clone()),
    );
    let opened = |one: &Preparation| {
        (one.step() == Step::Nonces && one.missing().is_empty()).then(|| *one.told_to_the_table())
    };
    let numbers = tables
        .iter()
        .filter_map(|one| one.duplicate())
        .find(|told| told.is_open())
        .map(|told| told.numbers.clone())
        .or_else(|| all(tables, opened));
    let codes = || told.map_or_else(|| codes(times), |told| told.codes.clone());
    let next = |(at, one): (usize, &&Preparation)| match (one.duplicate(), &seats, &numbers) {
        (None, Some(seats), _) => Some(Prepare::Gather {
            table: u32::try_from(at).unwrap_or(u32::MAX),
            codes: codes(),
            seats: seats.clone(),
        }),
        (Some(told), _, Some(numbers)) if !told.is_open() => Some(Prepare::OpenAll {
            numbers: numbers.clone(),
        }),
        _ => None,
    };
    tables.iter().enumerate().map(next).collect()
}

/// One of every table; nothing where one is missing.
fn all<T>(tables: &[&Preparation], of: impl Fn(&Preparation) -> Option<T>) -> Option<Vec<T>> {
    tables.iter().map(|one| of(one)).collect()
}

/// At which other table, and without whom, the shuffle was given up that a table is still at.
fn given_up(tables: &[&Preparation], own: &Preparation) -> Option<Prepare> {
    let here = |one: &Preparation| {
        let anew = one.anew().get(own.anew().len())?;
        anew.elsewhere.is_none().then(|| anew.missing.clone())
    };
    let mut others = tables.iter().enumerate();
    let (table, missing) = others.find_map(|(at, one)| Some((at, here(one)?)))?;
    Some(Prepare::BeginAnew {
        table: u32::try_from(table).unwrap_or(u32::MAX),
        missing,
    })
}
