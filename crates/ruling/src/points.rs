//! Points: exact decimals, in the two forms in which they are kept.
//!
//! There is one number of points with one arithmetic. The Laws keep the points of a game as a whole number of
//! hundredths, events keep theirs as decimal text; journals of both must replay for ever, so the form is part of
//! the type and nobody can write one where the other is due.

use std::fmt;
use std::iter::Sum;
use std::marker::PhantomData;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};
use std::str::FromStr;

use serde::de::{self, Deserializer, Visitor};
use serde::{Deserialize, Serialize, Serializer};

/// A number of points, exact to a hundredth: a half point, the quarter of a Sonneborn-Berger sum,
/// half a unit at the card table.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points<F>(i64, PhantomData<F>);

/// How a number of points is shown and kept.
pub trait Form {
    /// Shows so many hundredths.
    fn show(hundredths: i64, f: &mut fmt::Formatter<'_>) -> fmt::Result;
    /// Whether so many hundredths can be points in this form.
    fn admits(hundredths: i64) -> bool;
    /// Writes so many hundredths.
    fn serialize<S: Serializer>(hundredths: i64, serializer: S) -> Result<S::Ok, S::Error>;
    /// Reads a number of hundredths.
    fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i64, D::Error>;
}

/// Points of a game: kept as whole hundredths, shown as `1`, `½`, `0.75`, never negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hundredths;

/// Points of an event: kept and shown as decimal text, `2.5`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Decimals;

/// The largest number of points that is read: far beyond any event, far below any overflow.
const MOST: i64 = 10_000_000;

impl<F> Points<F> {
    /// No points.
    pub const ZERO: Points<F> = Points::hundredths(0);
    /// Half a point.
    pub const HALF: Points<F> = Points::hundredths(50);
    /// One point.
    pub const ONE: Points<F> = Points::hundredths(100);

    /// So many whole points.
    pub const fn whole(points: i64) -> Points<F> {
        Points::hundredths(points.saturating_mul(100))
    }

    /// So many hundredths of a point.
    pub const fn hundredths(hundredths: i64) -> Points<F> {
        Points(hundredths, PhantomData)
    }

    /// The number in hundredths.
    pub const fn as_hundredths(self) -> i64 {
        self.0
    }

    /// The product of two numbers of points, rounded to a hundredth.
    #[must_use]
    pub const fn times(self, other: Points<F>) -> Points<F> {
        Points::hundredths(rounded(self.0.saturating_mul(other.0), 100))
    }

    /// So many times as much.
    #[must_use]
    pub const fn repeated(self, times: i64) -> Points<F> {
        Points::hundredths(self.0.saturating_mul(times))
    }

    /// An equal share, a half rounded up; nothing if there is nobody to share with.
    #[must_use]
    pub const fn shared_by(self, count: i64) -> Points<F> {
        match count {
            0 => Points::ZERO,
            count => Points::hundredths(rounded(self.0, count)),
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

impl Form for Hundredths {
    fn show(hundredths: i64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (hundredths / 100, hundredths % 100) {
            (0, 50) => write!(f, "½"),
            (whole, 0) => write!(f, "{whole}"),
            (whole, 50) => write!(f, "{whole}½"),
            (whole, part) => write!(f, "{whole}.{part:02}"),
        }
    }

    fn admits(hundredths: i64) -> bool {
        u16::try_from(hundredths).is_ok()
    }

    fn serialize<S: Serializer>(hundredths: i64, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_i64(hundredths)
    }

    fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i64, D::Error> {
        u16::deserialize(deserializer).map(i64::from)
    }
}

impl Form for Decimals {
    /// As few decimals as the number needs: `3`, `2.5`, `9.25`.
    fn show(hundredths: i64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let points = Points::<Decimals>::hundredths(hundredths);
        match hundredths % 100 {
            0 => write!(f, "{}", hundredths / 100),
            part if part % 10 == 0 => f.write_str(&points.fixed(1)),
            _ => f.write_str(&points.fixed(2)),
        }
    }

    fn admits(_: i64) -> bool {
        true
    }

    fn serialize<S: Serializer>(hundredths: i64, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&Points::<Decimals>::hundredths(hundredths))
    }

    fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i64, D::Error> {
        deserializer.deserialize_any(DecimalsVisitor)
    }
}

impl<F: Form> fmt::Display for Points<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        F::show(self.0, f)
    }
}

impl<F> fmt::Debug for Points<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Points").field(&self.0).finish()
    }
}

/// The text is not a number of points.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not a number of points such as 0, 0.5 or 1")]
pub struct ParsePointsError(pub String);

impl<F: Form> FromStr for Points<F> {
    type Err = ParsePointsError;

    /// Reads `2`, `2.5`, `0,5`, `½`, `1/2` and `1½`.
    fn from_str(text: &str) -> Result<Points<F>, ParsePointsError> {
        let read = hundredths_of(text.trim()).filter(|hundredths| F::admits(*hundredths));
        read.map(Points::hundredths)
            .ok_or_else(|| ParsePointsError(text.to_owned()))
    }
}

fn hundredths_of(text: &str) -> Option<i64> {
    if text == "1/2" {
        return Some(50);
    }
    if let Some(whole) = text.strip_suffix('½') {
        let whole = if whole.is_empty() { "0" } else { whole };
        return Some(hundredths_of(whole)? + 50);
    }
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let (whole, part) = digits.split_once(['.', ',']).unwrap_or((digits, "0"));
    let is_number =
        |digits: &str| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    if part.len() > 2 || !is_number(whole) || !is_number(part) {
        return None;
    }
    let whole: i64 = whole.parse().ok().filter(|whole| *whole <= MOST)?;
    let part: i64 = format!("{part:0<2}").parse().ok()?;
    let hundredths = whole * 100 + part;
    Some(if negative { -hundredths } else { hundredths })
}

impl<F> Add for Points<F> {
    type Output = Points<F>;

    fn add(self, other: Points<F>) -> Points<F> {
        Points::hundredths(self.0.saturating_add(other.0))
    }
}

impl<F> Sub for Points<F> {
    type Output = Points<F>;

    fn sub(self, other: Points<F>) -> Points<F> {
        Points::hundredths(self.0.saturating_sub(other.0))
    }
}

impl<F> Neg for Points<F> {
    type Output = Points<F>;

    fn neg(self) -> Points<F> {
        Points::hundredths(self.0.saturating_neg())
    }
}

impl<F: Copy> AddAssign for Points<F> {
    fn add_assign(&mut self, other: Points<F>) {
        *self = *self + other;
    }
}

impl<F: Copy> SubAssign for Points<F> {
    fn sub_assign(&mut self, other: Points<F>) {
        *self = *self - other;
    }
}

impl<F> Sum for Points<F> {
    fn sum<I: Iterator<Item = Points<F>>>(points: I) -> Points<F> {
        points.fold(Points::ZERO, Add::add)
    }
}

impl<F: Form> Serialize for Points<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        F::serialize(self.0, serializer)
    }
}

impl<'de, F: Form> Deserialize<'de> for Points<F> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Points<F>, D::Error> {
        F::deserialize(deserializer).map(Points::hundredths)
    }
}

/// People write `0.5`, `1` or `"½"`; all of them are read.
struct DecimalsVisitor;

impl Visitor<'_> for DecimalsVisitor {
    type Value = i64;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number of points such as 1, 0.5 or \"½\"")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<i64, E> {
        let read = text.parse::<Points<Decimals>>().map_err(E::custom)?;
        Ok(read.0)
    }

    fn visit_i64<E: de::Error>(self, whole: i64) -> Result<i64, E> {
        self.visit_str(&whole.to_string())
    }

    fn visit_u64<E: de::Error>(self, whole: u64) -> Result<i64, E> {
        self.visit_str(&whole.to_string())
    }

    fn visit_f64<E: de::Error>(self, number: f64) -> Result<i64, E> {
        self.visit_str(&number.to_string())
    }
}

#[cfg(feature = "ts")]
impl ts_rs::TS for Points<Hundredths> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "number".to_owned()
    }

    fn inline(cfg: &ts_rs::Config) -> String {
        <Self as ts_rs::TS>::name(cfg)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Points<Hundredths> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Points".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        u16::json_schema(generator)
    }
}

#[cfg(feature = "ts")]
impl ts_rs::TS for Points<Decimals> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "string".to_owned()
    }

    fn inline(cfg: &ts_rs::Config) -> String {
        <Self as ts_rs::TS>::name(cfg)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Points<Decimals> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "DecimalPoints".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        String::json_schema(generator)
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
            let points = Points::<Decimals>::hundredths(hundredths);
            assert_eq!(text.parse(), Ok(points), "{text}");
        }
        for text in [
            "",
            ".",
            "1.",
            "a",
            "1.234",
            "--1",
            "1e3",
            "99999999999",
            "+1",
        ] {
            assert!(text.parse::<Points<Decimals>>().is_err(), "{text}");
        }
        // Points of a game are never less than nothing, and fit the journal.
        for text in ["-1", "-0.5", "70000"] {
            assert!(text.parse::<Points<Hundredths>>().is_err(), "{text}");
            assert!(text.parse::<Points<Decimals>>().is_ok(), "{text}");
        }
    }

    #[test]
    fn points_are_shown_with_the_decimals_they_need() {
        type Event = Points<Decimals>;
        assert_eq!(Event::hundredths(925).to_string(), "9.25");
        assert_eq!(Event::hundredths(-50).to_string(), "-0.5");
        assert_eq!(Event::whole(14).fixed(1), "14.0");
        assert_eq!(Event::hundredths(181_250).fixed(0), "1813");
        type Game = Points<Hundredths>;
        assert_eq!(Game::HALF.to_string(), "½");
        assert_eq!((Game::ONE + Game::HALF).to_string(), "1½");
        assert_eq!(Game::hundredths(75).to_string(), "0.75");
    }
}
