//! What players write down: units, and halves of them.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A number of units. Doubling by one defender alone can lead to halves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "number", rename = "CardUnits")
)]
pub struct Units(i32);

impl Units {
    /// Nothing.
    pub const ZERO: Units = Units(0);

    /// Whole units.
    pub const fn whole(units: i32) -> Units {
        Units(units.saturating_mul(2))
    }

    /// So many half units.
    pub const fn halves(halves: i32) -> Units {
        Units(halves)
    }

    /// The number of half units.
    pub const fn as_halves(self) -> i32 {
        self.0
    }
}

impl Add for Units {
    type Output = Units;

    fn add(self, other: Units) -> Units {
        Units(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Units {
    fn add_assign(&mut self, other: Units) {
        *self = *self + other;
    }
}

impl Sub for Units {
    type Output = Units;

    fn sub(self, other: Units) -> Units {
        Units(self.0.saturating_sub(other.0))
    }
}

impl Neg for Units {
    type Output = Units;

    fn neg(self) -> Units {
        Units(self.0.saturating_neg())
    }
}

impl Mul<i32> for Units {
    type Output = Units;

    fn mul(self, times: i32) -> Units {
        Units(self.0.saturating_mul(times))
    }
}

impl Sum for Units {
    fn sum<I: Iterator<Item = Units>>(units: I) -> Units {
        units.fold(Units::ZERO, Add::add)
    }
}

impl fmt::Display for Units {
    /// `12`, `-7`, `12.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let halves = self.0.unsigned_abs();
        let half = if halves % 2 == 1 { ".5" } else { "" };
        f.pad(&format!("{sign}{}{half}", halves / 2))
    }
}

impl Serialize for Units {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 % 2 {
            0 => serializer.serialize_i32(self.0 / 2),
            _ => serializer.serialize_f64(f64::from(self.0) / 2.0),
        }
    }
}

impl<'de> Deserialize<'de> for Units {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Units, D::Error> {
        let halves = f64::deserialize(deserializer)? * 2.0;
        let limit = f64::from(i32::MAX);
        if halves.fract() == 0.0 && halves.abs() <= limit {
            // Whole and in range, so nothing is lost.
            return Ok(Units(halves as i32));
        }
        Err(de::Error::custom("units are whole or halves"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_shown_and_whole_units_are_plain() {
        assert_eq!(Units::whole(12).to_string(), "12");
        assert_eq!(Units::halves(-25).to_string(), "-12.5");
        assert_eq!(Units::halves(-1).to_string(), "-0.5");
    }
}
