//! Points, units and sums of them: exact decimals.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};
use std::str::FromStr;

use serde::de::{Deserializer, Visitor};
use serde::{Deserialize, Serialize, Serializer};

/// A number of points, exact to a hundredth: a half point, the quarter of a Sonneborn-Berger sum,
/// half a unit at the card table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(i64);

/// The largest number of points that is read: far beyond any event, far below any overflow.
const MOST: i64 = 10_000_000;

impl Points {
    /// No points.
    pub const ZERO: Points = Points(0);
    /// Half a point.
    pub const HALF: Points = Points(50);
    /// One point.
    pub const ONE: Points = Points(100);

    /// So many whole points.
    pub const fn whole(points: i64) -> Points {
        Points(points.saturating_mul(100))
    }

    /// So many hundredths of a point.
    pub const fn hundredths(hundredths: i64) -> Points {
        Points(hundredths)
    }

    /// The number in hundredths.
    pub const fn as_hundredths(self) -> i64 {
        self.0
    }

    /// The product of two numbers of points, rounded to a hundredth.
    #[must_use]
    pub const fn times(self, other: Points) -> Points {
        Points(rounded(self.0.saturating_mul(other.0), 100))
    }

    /// So many times as much.
    #[must_use]
    pub const fn repeated(self, times: i64) -> Points {
        Points(self.0.saturating_mul(times))
    }

    /// An equal share, a half rounded up; nothing if there is nobody to share with.
    #[must_use]
    pub const fn shared_by(self, count: i64) -> Points {
        match count {
            0 => Points::ZERO,
            count => Points(rounded(self.0, count)),
        }
    }

    /// The nearest whole number, a half rounded up.
    pub const fn to_whole(self) -> i64 {
        rounded(self.0, 100)
    }

    /// The number with exactly so many decimals, at most two.
    pub fn fixed(self, decimals: u8) -> String {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, part) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        match decimals {
            0 => self.to_whole().to_string(),
            1 => format!("{sign}{whole}.{}", part / 10),
            _ => format!("{sign}{whole}.{part:02}"),
        }
    }
}

/// A quotient by a positive number, a half rounded up.
const fn rounded(number: i64, by: i64) -> i64 {
    (number.saturating_mul(2).saturating_add(by)).div_euclid(by.saturating_mul(2))
}

impl fmt::Display for Points {
    /// As few decimals as the number needs: `3`, `2.5`, `9.25`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 % 100 {
            0 => write!(f, "{}", self.0 / 100),
            part if part % 10 == 0 => f.write_str(&self.fixed(1)),
            _ => f.write_str(&self.fixed(2)),
        }
    }
}

/// The text is not a number of points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotPoints(pub String);

impl fmt::Display for NotPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" is not a number of points", self.0)
    }
}

impl std::error::Error for NotPoints {}

impl FromStr for Points {
    type Err = NotPoints;

    /// Reads `2`, `2.5`, `0,5`, `½`, `1/2` and `1½`.
    fn from_str(text: &str) -> Result<Points, NotPoints> {
        let wrong = || NotPoints(text.to_owned());
        let text = text.trim();
        if text == "1/2" {
            return Ok(Points::HALF);
        }
        if let Some(whole) = text.strip_suffix('½') {
            let whole = if whole.is_empty() { "0" } else { whole };
            return Ok(whole.parse::<Points>()? + Points::HALF);
        }
        let (negative, digits) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let (whole, part) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
        let is_number = |digits: &str| digits.bytes().all(|byte| byte.is_ascii_digit());
        if whole.is_empty() || part.len() > 2 || !is_number(whole) || !is_number(part) {
            return Err(wrong());
        }
        let whole: i64 = whole.parse().map_err(|_| wrong())?;
        let part: i64 = format!("{part:0<2}").parse().map_err(|_| wrong())?;
        if whole > MOST {
            return Err(wrong());
        }
        let hundredths = whole * 100 + part;
        Ok(Points(if negative { -hundredths } else { hundredths }))
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points(self.0.saturating_add(other.0))
    }
}

impl Sub for Points {
    type Output = Points;

    fn sub(self, other: Points) -> Points {
        Points(self.0.saturating_sub(other.0))
    }
}

impl Neg for Points {
    type Output = Points;

    fn neg(self) -> Points {
        Points(self.0.saturating_neg())
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        *self = *self + other;
    }
}

impl SubAssign for Points {
    fn sub_assign(&mut self, other: Points) {
        *self = *self - other;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::ZERO, Add::add)
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Points, D::Error> {
        deserializer.deserialize_any(PointsVisitor)
    }
}

/// People write `0.5`, `1` or `"½"`; all of them are read.
struct PointsVisitor;

impl Visitor<'_> for PointsVisitor {
    type Value = Points;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number of points such as 1, 0.5 or \"½\"")
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Points, E> {
        text.parse().map_err(E::custom)
    }

    fn visit_i64<E: serde::de::Error>(self, whole: i64) -> Result<Points, E> {
        self.visit_str(&whole.to_string())
    }

    fn visit_u64<E: serde::de::Error>(self, whole: u64) -> Result<Points, E> {
        self.visit_str(&whole.to_string())
    }

    fn visit_f64<E: serde::de::Error>(self, number: f64) -> Result<Points, E> {
        self.visit_str(&number.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_as_people_write_them() {
        for (text, hundredths) in [
            ("1", 100),
            ("0.5", 50),
            ("2,25", 225),
            ("½", 50),
            ("3½", 350),
            ("1/2", 50),
            ("-1.5", -150),
        ] {
            assert_eq!(text.parse(), Ok(Points::hundredths(hundredths)), "{text}");
        }
        for text in ["", ".", "a", "1.234", "--1", "1e3", "99999999999", "+1"] {
            assert!(text.parse::<Points>().is_err(), "{text}");
        }
    }

    #[test]
    fn points_are_shown_with_the_decimals_they_need() {
        assert_eq!(Points::hundredths(925).to_string(), "9.25");
        assert_eq!(Points::hundredths(-50).to_string(), "-0.5");
        assert_eq!(Points::whole(14).fixed(1), "14.0");
        assert_eq!(Points::hundredths(181_250).fixed(0), "1813");
    }
}
