//! Time as a value: moments and spans in whole milliseconds.

use std::fmt;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

use serde::{Deserialize, Serialize};

/// A moment, counted in milliseconds from an epoch that the caller chooses.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Moment(u64);

impl Moment {
    /// The epoch itself.
    pub const ZERO: Moment = Moment(0);

    /// The moment so many milliseconds after the epoch.
    pub const fn from_millis(millis: u64) -> Moment {
        Moment(millis)
    }

    /// Milliseconds since the epoch.
    pub const fn as_millis(self) -> u64 {
        self.0
    }
}

impl Add<Span> for Moment {
    type Output = Moment;

    fn add(self, span: Span) -> Moment {
        Moment(self.0.saturating_add_signed(span.0))
    }
}

impl Sub for Moment {
    type Output = Span;

    fn sub(self, earlier: Moment) -> Span {
        Span(self.0.cast_signed().saturating_sub(earlier.0.cast_signed()))
    }
}

/// A stretch of time, which may be negative (a penalty takes time away).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Span(i64);

impl Span {
    /// No time at all.
    pub const ZERO: Span = Span(0);

    /// So many milliseconds.
    pub const fn from_millis(millis: i64) -> Span {
        Span(millis)
    }

    /// So many seconds.
    pub const fn from_secs(secs: i64) -> Span {
        Span(secs.saturating_mul(1000))
    }

    /// The length in milliseconds.
    pub const fn as_millis(self) -> i64 {
        self.0
    }

    /// The length in whole seconds, rounded down.
    pub const fn as_secs(self) -> i64 {
        self.0.div_euclid(1000)
    }

    /// Whether any time is left: more than nothing.
    pub const fn is_positive(self) -> bool {
        self.0 > 0
    }
}

impl Add for Span {
    type Output = Span;

    fn add(self, other: Span) -> Span {
        Span(self.0.saturating_add(other.0))
    }
}

impl Sub for Span {
    type Output = Span;

    fn sub(self, other: Span) -> Span {
        Span(self.0.saturating_sub(other.0))
    }
}

impl Neg for Span {
    type Output = Span;

    fn neg(self) -> Span {
        Span(self.0.saturating_neg())
    }
}

impl AddAssign for Span {
    fn add_assign(&mut self, other: Span) {
        *self = *self + other;
    }
}

impl SubAssign for Span {
    fn sub_assign(&mut self, other: Span) {
        *self = *self - other;
    }
}

impl fmt::Display for Span {
    /// `1:30:05` or `4:59`, as a chessclock shows it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let secs = self.0.unsigned_abs() / 1000;
        let (h, m, s) = (secs / 3600, secs / 60 % 60, secs % 60);
        if h > 0 {
            write!(f, "{sign}{h}:{m:02}:{s:02}")
        } else {
            write!(f, "{sign}{m}:{s:02}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_span_reads_like_a_clock() {
        assert_eq!(Span::from_secs(5405).to_string(), "1:30:05");
        assert_eq!(Span::from_secs(299).to_string(), "4:59");
        assert_eq!(Span::from_secs(-2).to_string(), "-0:02");
    }

    #[test]
    fn a_moment_never_leaves_its_range() {
        let late = Moment::from_millis(u64::MAX) + Span::from_secs(1);
        assert_eq!(late, Moment::from_millis(u64::MAX));
        assert_eq!(Moment::ZERO + Span::from_secs(-1), Moment::ZERO);
    }
}
