//! Rules as data: every switch by its name, and the two sets that have one.

use std::fmt;
use std::str::FromStr;

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

    /// The sets that have a name.
    pub const NAMED: [Ruleset; 2] = [Ruleset::GOD_2012, Ruleset::COMMON];

    /// Every switch with its value, in the order in which they are written.
    pub fn switches(&self) -> Vec<(&'static str, String)> {
        let on = |yes: bool| if yes { "on" } else { "off" }.to_owned();
        let ledger = if self.pairwise { "pairwise" } else { "booked" };
        vec![
            ("deals", self.deals.to_string()),
            ("overtake", on(self.overtake)),
            ("auto_ready", on(self.auto_ready)),
            ("snapszer", self.snapszer.to_string()),
            ("kontra_limit", self.kontra_limit.to_string()),
            ("ledger", ledger.to_owned()),
        ]
    }

    /// Sets a switch by its name.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), RulesetError> {
        let wrong = || RulesetError::Value {
            switch: name.to_owned(),
            value: value.to_owned(),
        };
        let on = || match value {
            "on" => Ok(true),
            "off" => Ok(false),
            _ => Err(wrong()),
        };
        let number = |from: i32, to: i32| {
            let number = value.parse::<i32>().map_err(|_| wrong())?;
            (from..=to)
                .contains(&number)
                .then_some(number)
                .ok_or_else(wrong)
        };
        match name {
            "deals" => self.deals = number(1, 999)?.unsigned_abs(),
            "overtake" => self.overtake = on()?,
            "auto_ready" => self.auto_ready = on()?,
            "snapszer" => self.snapszer = number(1, 100)?,
            "kontra_limit" => self.kontra_limit = number(0, 20)? as u8,
            "ledger" => {
                self.pairwise = match value {
                    "booked" => false,
                    "pairwise" => true,
                    _ => return Err(wrong()),
                }
            }
            _ => return Err(RulesetError::Switch(name.to_owned())),
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
    /// The name, then what departs from it: `god-2012 overtake=on`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.base)?;
        let base = Ruleset::NAMED.into_iter().find(|set| set.base == self.base);
        let usual = base.unwrap_or_default().switches();
        for ((name, value), (_, usual)) in self.switches().into_iter().zip(usual) {
            if value != usual {
                write!(f, " {name}={value}")?;
            }
        }
        Ok(())
    }
}

/// What is wrong with the text of a ruleset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesetError {
    /// No set of that name.
    Name(String),
    /// No switch of that name.
    Switch(String),
    /// The switch does not take that value.
    Value {
        /// The switch.
        switch: String,
        /// The value.
        value: String,
    },
}

impl fmt::Display for RulesetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesetError::Name(name) => {
                write!(f, "no ruleset \"{name}\"; known are god-2012 and common")
            }
            RulesetError::Switch(name) => {
                let known = Ruleset::GOD_2012.switches();
                let known: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
                write!(f, "no switch \"{name}\"; known are {}", known.join(", "))
            }
            RulesetError::Value { switch, value } => {
                write!(f, "the switch {switch} does not take \"{value}\"")
            }
        }
    }
}

impl std::error::Error for RulesetError {}

impl FromStr for Ruleset {
    type Err = RulesetError;

    fn from_str(text: &str) -> Result<Ruleset, RulesetError> {
        let mut words = text.split_whitespace();
        let name = words.next().unwrap_or_default();
        let mut named = Ruleset::NAMED.into_iter();
        let mut rules = named
            .find(|set| set.base == name)
            .ok_or_else(|| RulesetError::Name(name.to_owned()))?;
        for word in words {
            let (switch, value) = word.split_once('=').unwrap_or((word, ""));
            rules.set(switch, value)?;
        }
        Ok(rules)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rulesets_read_back_with_every_switch() {
        for rules in Ruleset::NAMED {
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
