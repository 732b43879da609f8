//! Rules as data: sets with a name, and switches by which a session departs from them.

use std::fmt;

/// A ruleset of a game.
pub trait Switches: Clone + 'static {
    /// The sets that have a name.
    const NAMED: &'static [Self];

    /// The name of the set that this one is, or departs from.
    fn base(&self) -> &'static str;

    /// Every switch with its value, in the order in which they are written.
    fn switches(&self) -> Vec<(&'static str, String)>;

    /// Sets a switch by its name.
    fn set(&mut self, name: &str, value: &str) -> Result<(), RulesetError>;
}

/// Writes the name, then what departs from it: `god-2012 hold_seven=on`.
pub fn write_rules<R: Switches>(rules: &R, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(rules.base())?;
    let base = R::NAMED.iter().find(|set| set.base() == rules.base());
    let usual = base.map(R::switches).unwrap_or_default();
    for (switch, usual) in rules.switches().into_iter().zip(usual) {
        if switch != usual {
            write!(f, " {}={}", switch.0, switch.1)?;
        }
    }
    Ok(())
}

/// Reads a name and what departs from it.
pub fn read_rules<R: Switches>(text: &str) -> Result<R, RulesetError> {
    let mut words = text.split_whitespace();
    let name = words.next().unwrap_or_default();
    let mut named = R::NAMED.iter();
    let mut rules = named
        .find(|set| set.base() == name)
        .cloned()
        .ok_or_else(|| RulesetError::Name {
            name: name.to_owned(),
            known: R::NAMED.iter().map(R::base).collect(),
        })?;
    for word in words {
        let (switch, value) = word.split_once('=').unwrap_or((word, ""));
        rules.set(switch, value)?;
    }
    Ok(rules)
}

/// A value that a switch is to take, by its name.
#[derive(Clone, Copy, Debug)]
pub struct Turned<'a> {
    /// The switch.
    pub switch: &'a str,
    /// The value.
    pub value: &'a str,
}

impl Turned<'_> {
    /// `on` or `off`.
    pub fn on(self) -> Result<bool, RulesetError> {
        self.one_of([("on", true), ("off", false)])
    }

    /// A whole number within limits.
    pub fn number(self, from: i32, to: i32) -> Result<i32, RulesetError> {
        let number = self.value.parse().ok();
        let number = number.filter(|number| (from..=to).contains(number));
        number.ok_or_else(|| self.wrong())
    }

    /// One of several words, each with what it means.
    pub fn one_of<T, const N: usize>(self, words: [(&str, T); N]) -> Result<T, RulesetError> {
        let mut words = words.into_iter();
        let found = words.find(|(word, _)| *word == self.value);
        found.map(|(_, meant)| meant).ok_or_else(|| self.wrong())
    }

    fn wrong(self) -> RulesetError {
        RulesetError::Value {
            switch: self.switch.to_owned(),
            value: self.value.to_owned(),
        }
    }
}

/// The word of a switch that is on or off.
pub fn on_or_off(on: bool) -> String {
    if on { "on" } else { "off" }.to_owned()
}

/// What is wrong with the text of a ruleset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesetError {
    /// No set of that name.
    Name {
        /// The name.
        name: String,
        /// The names that there are.
        known: Vec<&'static str>,
    },
    /// No switch of that name.
    Switch {
        /// The name.
        name: String,
        /// The names that there are.
        known: Vec<&'static str>,
    },
    /// The switch does not take that value.
    Value {
        /// The switch.
        switch: String,
        /// The value.
        value: String,
    },
}

impl RulesetError {
    /// No switch of that name among those of the rules.
    pub fn no_switch<R: Switches>(rules: &R, name: &str) -> RulesetError {
        let known = rules.switches().into_iter().map(|(name, _)| name);
        RulesetError::Switch {
            name: name.to_owned(),
            known: known.collect(),
        }
    }
}

impl fmt::Display for RulesetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesetError::Name { name, known } => {
                write!(f, "no ruleset \"{name}\"; known are {}", known.join(", "))
            }
            RulesetError::Switch { name, known } => {
                write!(f, "no switch \"{name}\"; known are {}", known.join(", "))
            }
            RulesetError::Value { switch, value } => {
                write!(f, "the switch {switch} does not take \"{value}\"")
            }
        }
    }
}

impl std::error::Error for RulesetError {}
