//! Rules as data: every switch by its name, and the two sets that have one.

use std::fmt;
use std::str::FromStr;

use jadoube_cards::{RulesetError, Switches, Turned, on_or_off, read_rules, write_rules};

use crate::Figure;

/// The rules of a session: what the announcement leaves open, as switches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruleset {
    /// The name of the set that this one is, or departs from.
    base: &'static str,
    /// How many deals a session has.
    pub deals: u32,
    /// How many passes one after the other end the auction (A-U04).
    pub auction_end: u8,
    /// Whether the two cards are laid down before the contract is announced (A-U02).
    pub lay_first: bool,
    /// Units of a durchmars; red costs double, spread double again (A-U10).
    pub durch: i32,
    /// Units of 20-100 (A-U10).
    pub h20: i32,
    /// Units of a spread durchmars that is not red (A-U09).
    pub spread_plain: i32,
    /// Whether the seven of trumps must be kept for an announced ultimó (A-U13).
    pub hold_seven: bool,
    /// How many times its value a lost ultimó costs (A-U13).
    pub lost_ulti_factor: i32,
    /// Whether melds count only for a side with a trick (A-U14).
    pub meld_needs_trick: bool,
    /// Whether a silent durchmars is paid (A-U16).
    pub silent_durch: bool,
    /// Whether defenders are paid for silent figures (A-U16).
    pub silent_defenders: bool,
    /// Whether losing the last trick with the seven of trumps costs the value of a silent ultimó (A-U20).
    pub failed_silent_ulti: bool,
    /// Which totals decide (A-U19).
    pub ledger: Ledger,
    /// When kontra is said (A-U21).
    pub kontra_timing: KontraTiming,
    /// How often something can be doubled (A-U22).
    pub kontra_limit: u8,
    /// When the hands of a spread contract are laid open (A-U24).
    pub spread_open: SpreadOpen,
}

/// Which totals decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ledger {
    /// What everybody wrote for himself.
    Booked,
    /// The zero-sum ledger.
    Pairwise,
}

/// When kontra is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KontraTiming {
    /// At the own turn, before the card.
    Turn,
    /// In rounds of their own, before the first card.
    Preplay,
}

/// When the hands of a spread contract are laid open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpreadOpen {
    /// After the first trick.
    AfterFirstTrick,
    /// Before the first card.
    AtOnce,
}

impl Ruleset {
    /// The club's team event, as its announcement of 2012 has it.
    pub const GOD_2012: Ruleset = Ruleset {
        base: "god-2012",
        deals: 24,
        auction_end: 3,
        lay_first: false,
        durch: 7,
        h20: 6,
        spread_plain: 14,
        hold_seven: false,
        lost_ulti_factor: 1,
        meld_needs_trick: true,
        silent_durch: true,
        silent_defenders: true,
        failed_silent_ulti: false,
        ledger: Ledger::Booked,
        kontra_timing: KontraTiming::Turn,
        kontra_limit: 5,
        spread_open: SpreadOpen::AfterFirstTrick,
    };

    /// What most tables play where the announcement of 2012 departs from them.
    pub const COMMON: Ruleset = Ruleset {
        base: "common",
        auction_end: 2,
        lay_first: true,
        durch: 6,
        h20: 8,
        spread_plain: 12,
        hold_seven: true,
        lost_ulti_factor: 2,
        ledger: Ledger::Pairwise,
        ..Ruleset::GOD_2012
    };

    /// The value of a figure in units, plain and red.
    pub const fn value(&self, figure: Figure) -> [i32; 2] {
        let plain = match figure {
            Figure::Game => 1,
            Figure::H40 | Figure::Aces4 | Figure::Ulti => 4,
            Figure::H20 => self.h20,
            Figure::Durch => self.durch,
            Figure::SpreadDurch => return [self.spread_plain, self.durch * 4],
            Figure::Betli => 5,
            Figure::SpreadBetli => 20,
        };
        [plain, plain * 2]
    }

    /// The value of a silent figure in units, plain and red; nothing if it has no silent form.
    pub const fn silent_value(&self, figure: Figure) -> Option<[i32; 2]> {
        match figure {
            Figure::H40 | Figure::Aces4 | Figure::Ulti => Some([2, 4]),
            Figure::H20 => Some([self.h20 / 2, self.h20]),
            // Half, rounded up: the announcement prints 4 and 7 beside 7 and 14.
            Figure::Durch if self.silent_durch => Some([(self.durch + 1) / 2, self.durch]),
            _ => None,
        }
    }
}

impl Switches for Ruleset {
    const NAMED: &'static [Ruleset] = &[Ruleset::GOD_2012, Ruleset::COMMON];

    fn base(&self) -> &'static str {
        self.base
    }

    fn switches(&self) -> Vec<(&'static str, String)> {
        vec![
            ("deals", self.deals.to_string()),
            ("auction_end", self.auction_end.to_string()),
            ("lay_first", on_or_off(self.lay_first)),
            ("durch", self.durch.to_string()),
            ("h20", self.h20.to_string()),
            ("spread_plain", self.spread_plain.to_string()),
            ("hold_seven", on_or_off(self.hold_seven)),
            ("lost_ulti_factor", self.lost_ulti_factor.to_string()),
            ("meld_needs_trick", on_or_off(self.meld_needs_trick)),
            ("silent_durch", on_or_off(self.silent_durch)),
            ("silent_defenders", on_or_off(self.silent_defenders)),
            ("failed_silent_ulti", on_or_off(self.failed_silent_ulti)),
            (
                "ledger",
                match self.ledger {
                    Ledger::Booked => "booked",
                    Ledger::Pairwise => "pairwise",
                }
                .to_owned(),
            ),
            (
                "kontra_timing",
                match self.kontra_timing {
                    KontraTiming::Turn => "turn",
                    KontraTiming::Preplay => "preplay",
                }
                .to_owned(),
            ),
            ("kontra_limit", self.kontra_limit.to_string()),
            (
                "spread_open",
                match self.spread_open {
                    SpreadOpen::AfterFirstTrick => "after_first_trick",
                    SpreadOpen::AtOnce => "at_once",
                }
                .to_owned(),
            ),
        ]
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), RulesetError> {
        let turned = Turned {
            switch: name,
            value,
        };
        match name {
            "deals" => self.deals = turned.number(1, 999)?.unsigned_abs(),
            "auction_end" => self.auction_end = turned.number(2, 3)? as u8,
            "lay_first" => self.lay_first = turned.on()?,
            "durch" => self.durch = turned.number(1, 100)?,
            "h20" => self.h20 = turned.number(1, 100)?,
            "spread_plain" => self.spread_plain = turned.number(1, 400)?,
            "hold_seven" => self.hold_seven = turned.on()?,
            "lost_ulti_factor" => self.lost_ulti_factor = turned.number(1, 10)?,
            "meld_needs_trick" => self.meld_needs_trick = turned.on()?,
            "silent_durch" => self.silent_durch = turned.on()?,
            "silent_defenders" => self.silent_defenders = turned.on()?,
            "failed_silent_ulti" => self.failed_silent_ulti = turned.on()?,
            "ledger" => {
                self.ledger =
                    turned.one_of([("booked", Ledger::Booked), ("pairwise", Ledger::Pairwise)])?;
            }
            "kontra_timing" => {
                self.kontra_timing = turned.one_of([
                    ("turn", KontraTiming::Turn),
                    ("preplay", KontraTiming::Preplay),
                ])?;
            }
            "kontra_limit" => self.kontra_limit = turned.number(0, 20)? as u8,
            "spread_open" => {
                self.spread_open = turned.one_of([
                    ("after_first_trick", SpreadOpen::AfterFirstTrick),
                    ("at_once", SpreadOpen::AtOnce),
                ])?;
            }
            _ => return Err(RulesetError::no_switch(self, name)),
        }
        Ok(())
    }
}

impl Default for Ruleset {
    fn default() -> Ruleset {
        Ruleset::GOD_2012
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_rules(self, f)
    }
}

impl FromStr for Ruleset {
    type Err = RulesetError;

    fn from_str(text: &str) -> Result<Ruleset, RulesetError> {
        read_rules(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rulesets_read_back_with_every_switch() {
        for rules in Ruleset::NAMED {
            let rules = rules.clone();
            assert_eq!(rules.to_string().parse(), Ok(rules.clone()));
            for other in Ruleset::NAMED {
                let mut changed = rules.clone();
                for (name, value) in other.switches() {
                    changed.set(name, &value).unwrap();
                }
                assert_eq!(changed.switches(), other.switches());
                assert_eq!(changed.to_string().parse(), Ok(changed));
            }
        }
        for wrong in [
            "",
            "2012",
            "god-2012 hold_seven",
            "common stakes=3",
            "common h20=-1",
        ] {
            assert!(wrong.parse::<Ruleset>().is_err(), "{wrong}");
        }
    }
}
