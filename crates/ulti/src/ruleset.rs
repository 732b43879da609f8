//! Rules as data: every switch by its name, and the two sets that have one.

use jadoube_cards::{Ledger, ruleset, switch_words};

use crate::Figure;

ruleset! {
    /// The rules of a session: what the announcement leaves open, as switches.
    pub struct Ruleset {
        /// How many deals a session has.
        deals: u32 = 1..=999,
        /// How many passes one after the other end the auction (A-U04).
        auction_end: u8 = 2..=3,
        /// Whether the two cards are laid down before the contract is announced (A-U02).
        lay_first: bool,
        /// Units of a durchmars; red costs double, spread double again (A-U10).
        durch: i32 = 1..=100,
        /// Units of 20-100 (A-U10).
        h20: i32 = 1..=100,
        /// Units of a spread durchmars that is not red (A-U09).
        spread_plain: i32 = 1..=400,
        /// Whether the seven of trumps must be kept for an announced ultimó (A-U13).
        hold_seven: bool,
        /// How many times its value a lost ultimó costs (A-U13).
        lost_ulti_factor: i32 = 1..=10,
        /// Whether melds count only for a side with a trick (A-U14).
        meld_needs_trick: bool,
        /// Whether a silent durchmars is paid (A-U16).
        silent_durch: bool,
        /// Whether defenders are paid for silent figures (A-U16).
        silent_defenders: bool,
        /// Whether losing the last trick with the seven of trumps costs the value of a silent ultimó (A-U20).
        failed_silent_ulti: bool,
        /// Which totals decide (A-U19).
        ledger: Ledger,
        /// When kontra is said (A-U21).
        kontra_timing: KontraTiming,
        /// How often something can be doubled (A-U22).
        kontra_limit: u8 = 0..=20,
        /// When the hands of a spread contract are laid open (A-U24).
        spread_open: SpreadOpen,
        /// Whether a chain of kontra goes on once all hands lie open (A-U21).
        open_kontra: bool [was true],
    }
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

switch_words!(KontraTiming { "turn" => Turn, "preplay" => Preplay });
switch_words!(SpreadOpen { "after_first_trick" => AfterFirstTrick, "at_once" => AtOnce });

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
        open_kontra: false,
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

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_cards::Switches as _;

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
