//! Rules as data: every switch by its name, and the two sets that have one.

use std::fmt;
use std::str::FromStr;

use jadoube_cards::{RulesetError, Switches, Turned, on_or_off, read_rules, write_rules};

/// The rules of a session: what the announcement leaves open, as switches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruleset {
    base: &'static str,
    /// How many deals a session has.
    pub deals: u32,
    /// Whether one must beat the card that is winning, if one can (A-S04).
    pub overtake: bool,
    /// Whether a deal ends by itself once a side has 66 (A-S08).
    pub auto_ready: bool,
    /// What an announced snapszer is worth.
    pub snapszer: i32,
    /// How often the deal can be doubled; nought for without end (A-S14).
    pub kontra_limit: u8,
    /// Which totals decide: the zero-sum ledger, or what everybody wrote.
    pub pairwise: bool,
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
        pairwise: false,
    };

    /// What most tables play where the announcement of 2012 departs from them.
    pub const COMMON: Ruleset = Ruleset {
        base: "common",
        overtake: true,
        pairwise: true,
        ..Ruleset::GOD_2012
    };
}

impl Switches for Ruleset {
    const NAMED: &'static [Ruleset] = &[Ruleset::GOD_2012, Ruleset::COMMON];

    fn base(&self) -> &'static str {
        self.base
    }

    fn switches(&self) -> Vec<(&'static str, String)> {
        let ledger = if self.pairwise { "pairwise" } else { "booked" };
        vec![
            ("deals", self.deals.to_string()),
            ("overtake", on_or_off(self.overtake)),
            ("auto_ready", on_or_off(self.auto_ready)),
            ("snapszer", self.snapszer.to_string()),
            ("kontra_limit", self.kontra_limit.to_string()),
            ("ledger", ledger.to_owned()),
        ]
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), RulesetError> {
        let turned = Turned {
            switch: name,
            value,
        };
        match name {
            "deals" => self.deals = turned.number(1, 999)?.unsigned_abs(),
            "overtake" => self.overtake = turned.on()?,
            "auto_ready" => self.auto_ready = turned.on()?,
            "snapszer" => self.snapszer = turned.number(1, 100)?,
            "kontra_limit" => self.kontra_limit = turned.number(0, 20)? as u8,
            "ledger" => self.pairwise = turned.one_of([("booked", false), ("pairwise", true)])?,
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
