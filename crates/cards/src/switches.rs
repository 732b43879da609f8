//! Rules as data: sets with a name, and switches by which a session departs from them.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A ruleset of a game: a struct that [`ruleset!`](crate::ruleset) declares.
pub trait Switches:
    Clone + fmt::Debug + PartialEq + fmt::Display + FromStr<Err = RulesetError> + 'static
{
    /// The sets that have a name.
    const NAMED: &'static [Self];

    /// How many deals a session has.
    fn deals(&self) -> u32;

    /// Which totals decide.
    fn ledger(&self) -> Ledger;

    /// The name of the set that this one is, or departs from.
    fn base(&self) -> &'static str;

    /// Turns back the switches that came after the first form of records: a set with a name meant that then.
    fn as_first_written(&mut self);

    /// Every switch with its value, in the order in which they are written.
    fn switches(&self) -> Vec<(&'static str, String)>;

    /// Sets a switch by its name.
    fn set(&mut self, name: &str, value: &str) -> Result<(), RulesetError>;
}

/// Which totals decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ledger {
    /// What everybody wrote for himself.
    Booked,
    /// The zero-sum ledger.
    Pairwise,
}

crate::switch_words!(Ledger { "booked" => Booked, "pairwise" => Pairwise });

/// A value that a switch takes.
pub trait SwitchValue: Sized {
    /// Its word.
    fn write(&self) -> String;
    /// From its word; numbers lie within the limits.
    fn read(turned: Turned<'_>, limits: RangeInclusive<i32>) -> Result<Self, RulesetError>;
}

impl SwitchValue for bool {
    fn write(&self) -> String {
        if *self { "on" } else { "off" }.to_owned()
    }

    fn read(turned: Turned<'_>, _: RangeInclusive<i32>) -> Result<bool, RulesetError> {
        turned.one_of([("on", true), ("off", false)])
    }
}

/// Numbers of several widths; the limits of a switch lie within its type.
macro_rules! numbers {
    ($($number:ty),+) => {$(
        impl SwitchValue for $number {
            fn write(&self) -> String {
                self.to_string()
            }

            fn read(turned: Turned<'_>, limits: RangeInclusive<i32>) -> Result<Self, RulesetError> {
                let number = turned.value.parse::<i32>().ok();
                let number = number.filter(|number| limits.contains(number));
                let number = number.and_then(|number| <$number>::try_from(number).ok());
                number.ok_or_else(|| turned.wrong())
            }
        }
    )+};
}
numbers!(i32, u8, u32);

/// The words of a switch that is an enum.
#[macro_export]
macro_rules! switch_words {
    ($Words:ident { $($word:literal => $variant:ident),+ $(,)? }) => {
        impl $crate::SwitchValue for $Words {
            fn write(&self) -> String {
                match self {
                    $($Words::$variant => $word,)+
                }
                .to_owned()
            }

            fn read(
                turned: $crate::Turned<'_>,
                _: std::ops::RangeInclusive<i32>,
            ) -> Result<$Words, $crate::RulesetError> {
                turned.one_of([$(($word, $Words::$variant)),+])
            }
        }
    };
}

/// Declares a ruleset: every switch once, with what it means, its type and the limits of a number. The named
/// sets `GOD_2012` and `COMMON` are written by the game. A switch that came after the first form of records says
/// what it was then: `[was true]`.
#[macro_export]
macro_rules! ruleset {
    (
        $(#[$outer:meta])*
        pub struct $Ruleset:ident {
            $(
                $(#[$doc:meta])*
                $field:ident: $kind:ty $(= $low:literal..=$high:literal)? $([was $was:expr])?,
            )+
        }
    ) => {
        $(#[$outer])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct $Ruleset {
            /// The name of the set that this one is, or departs from.
            base: &'static str,
            $($(#[$doc])* pub $field: $kind,)+
        }

        impl $crate::Switches for $Ruleset {
            const NAMED: &'static [$Ruleset] = &[$Ruleset::GOD_2012, $Ruleset::COMMON];

            fn deals(&self) -> u32 {
                self.deals
            }

            fn ledger(&self) -> $crate::Ledger {
                self.ledger
            }

            fn base(&self) -> &'static str {
                self.base
            }

            fn as_first_written(&mut self) {
                $($(self.$field = $was;)?)+
            }

            fn switches(&self) -> Vec<(&'static str, String)> {
                vec![$((stringify!($field), $crate::SwitchValue::write(&self.$field))),+]
            }

            fn set(&mut self, name: &str, value: &str) -> Result<(), $crate::RulesetError> {
                let turned = $crate::Turned { switch: name, value };
                match name {
                    $(stringify!($field) => {
                        let limits = $crate::ruleset!(@limits $($low..=$high)?);
                        self.$field = $crate::SwitchValue::read(turned, limits)?;
                    })+
                    _ => return Err($crate::RulesetError::no_switch(self, name)),
                }
                Ok(())
            }
        }

        impl Default for $Ruleset {
            fn default() -> $Ruleset {
                $Ruleset::GOD_2012
            }
        }

        impl std::fmt::Display for $Ruleset {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::write_rules(self, f)
            }
        }

        impl std::str::FromStr for $Ruleset {
            type Err = $crate::RulesetError;

            fn from_str(text: &str) -> Result<$Ruleset, $crate::RulesetError> {
                $crate::read_rules(text)
            }
        }
    };
    (@limits) => { i32::MIN..=i32::MAX };
    (@limits $low:literal..=$high:literal) => { $low..=$high };
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
    read_rules_of(text, Form::Second)
}

/// The forms of records. What a set with a name means is said anew from time to time; a record goes on to mean
/// what it meant when it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Form {
    /// Doubling went on with open hands (A-U21), numbers of the shuffle were given in the clear.
    First,
    /// As the rules stand.
    Second,
}

/// Reads a name and what departs from it, as a record of a form means it.
pub fn read_rules_of<R: Switches>(text: &str, form: Form) -> Result<R, RulesetError> {
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
    if form == Form::First {
        rules.as_first_written();
    }
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

/// What is wrong with the text of a ruleset.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
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

#[cfg(test)]
mod tests {
    use super::*;

    crate::ruleset! {
        /// Rules of nothing.
        pub struct Few {
            /// Deals.
            deals: u32 = 1..=99,
            /// On or off.
            late: bool [was true],
            /// What decides.
            ledger: Ledger,
        }
    }

    impl Few {
        const GOD_2012: Few = Few {
            base: "god-2012",
            deals: 24,
            late: false,
            ledger: Ledger::Booked,
        };
        const COMMON: Few = Few {
            base: "common",
            ledger: Ledger::Pairwise,
            ..Few::GOD_2012
        };
    }

    #[test]
    fn a_ruleset_is_a_name_and_what_departs_from_it() {
        let few: Few = "god-2012 late=on deals=3".parse().unwrap();
        assert_eq!((few.deals, few.late, few.ledger), (3, true, Ledger::Booked));
        assert_eq!(few.to_string(), "god-2012 deals=3 late=on");
        assert_eq!("common".parse(), Ok(Few::COMMON));
        let early = read_rules_of::<Few>("common", Form::First).unwrap();
        assert!(early.late && read_rules_of::<Few>("common late=off", Form::First).is_ok());
        assert_eq!(early.to_string(), "common late=on");
        for wrong in [
            "",
            "2012",
            "common late",
            "common late=1",
            "common deals=0",
            "common x=1",
        ] {
            assert!(wrong.parse::<Few>().is_err(), "{wrong}");
        }
    }
}
