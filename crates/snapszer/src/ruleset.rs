//! Rules as data: every switch by its name, and the two sets that have one.

use jadoube_cards::{Ledger, ruleset};

ruleset! {
    /// The rules of a session: what the announcement leaves open, as switches.
    pub struct Ruleset {
        /// How many deals a session has.
        deals: u32 = 1..=999,
        /// Whether one must beat the card that is winning, if one can (A-S04).
        overtake: bool,
        /// Whether a deal ends by itself once a side has 66 (A-S08).
        auto_ready: bool,
        /// What an announced snapszer is worth.
        snapszer: i32 = 1..=100,
        /// How often the deal can be doubled; nought for without end (A-S14).
        kontra_limit: u8 = 0..=20,
        /// Which totals decide.
        ledger: Ledger,
    }
}

impl Ruleset {
    /// The club's team event, as its announcement of 2012 has it.
    pub const GOD_2012: Ruleset = Ruleset {
        base: "god-2012",
        deals: 24,
        overtake: false,
        auto_ready: false,
        snapszer: 6,
        kontra_limit: 0,
        ledger: Ledger::Booked,
    };

    /// What most tables play where the announcement of 2012 departs from them.
    pub const COMMON: Ruleset = Ruleset {
        base: "common",
        overtake: true,
        ledger: Ledger::Pairwise,
        ..Ruleset::GOD_2012
    };
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
            let mut changed = rules.clone();
            for (name, value) in Ruleset::COMMON.switches() {
                changed.set(name, &value).unwrap();
            }
            assert_eq!(changed.to_string().parse(), Ok(changed));
        }
        for wrong in [
            "",
            "2012",
            "god-2012 overtake",
            "common stakes=3",
            "common deals=0",
        ] {
            assert!(wrong.parse::<Ruleset>().is_err(), "{wrong}");
        }
    }
}
