//! Days and times of day as an announcement gives them.
//!
//! Moments of an event are counted in its own local time, from the first second of 1970: the clock
//! on the wall of the hall decides whether a team came in time.

use std::fmt;
use std::str::FromStr;

use jadoube_ruling::Moment;
use serde::{Deserialize, Serialize};

const MILLIS_A_DAY: u64 = 86_400_000;

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "String")
)]
#[serde(try_from = "String", into = "String")]
pub struct Day {
    year: u16,
    month: u8,
    day: u8,
}

impl Day {
    /// A day, if the calendar has it.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Day> {
        let good = (1970..=9999).contains(&year) && day >= 1 && day <= length(year, month);
        good.then_some(Day { year, month, day })
    }

    /// The day in which a moment lies.
    pub fn of(moment: Moment) -> Day {
        let mut rest = moment.as_millis() / MILLIS_A_DAY;
        let mut year = 1970;
        while year < 9999 && rest >= days_in(year) {
            rest -= days_in(year);
            year += 1;
        }
        let mut month = 1;
        while month < 12 && rest >= u64::from(length(year, month)) {
            rest -= u64::from(length(year, month));
            month += 1;
        }
        let day = u8::try_from(rest + 1)
            .unwrap_or(31)
            .min(length(year, month));
        Day { year, month, day }
    }

    /// The first moment of the day.
    pub fn start(self) -> Moment {
        let years: u64 = (1970..self.year).map(days_in).sum();
        let months: u64 = (1..self.month)
            .map(|m| u64::from(length(self.year, m)))
            .sum();
        Moment::from_millis((years + months + u64::from(self.day) - 1) * MILLIS_A_DAY)
    }

    /// The day so many days earlier.
    #[must_use]
    pub fn before(self, days: u32) -> Day {
        let millis = self.start().as_millis();
        Day::of(Moment::from_millis(
            millis.saturating_sub(u64::from(days) * MILLIS_A_DAY),
        ))
    }

    /// The moment on this day at a time of day.
    pub fn at(self, time: TimeOfDay) -> Moment {
        Moment::from_millis(self.start().as_millis() + u64::from(time.minutes()) * 60_000)
    }

    /// Year, month and day.
    pub const fn parts(self) -> (u16, u8, u8) {
        (self.year, self.month, self.day)
    }
}

const fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400)
}

const fn days_in(year: u16) -> u64 {
    if is_leap(year) { 366 } else { 365 }
}

const fn length(year: u16, month: u8) -> u8 {
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if is_leap(year) => 29,
        2 => 28,
        _ => 0,
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// The text is not a day or a time of day.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not a date like 2012-05-20 or a time like 09:30")]
pub struct ParseDayError(pub String);

impl FromStr for Day {
    type Err = ParseDayError;

    /// Reads `2012-05-20` and `2012/05/20`.
    fn from_str(text: &str) -> Result<Day, ParseDayError> {
        let wrong = || ParseDayError(text.to_owned());
        let parts: Vec<&str> = text.trim().split(['-', '/']).collect();
        let [year, month, day] = parts[..] else {
            return Err(wrong());
        };
        let number = |text: &str| text.parse::<u16>().map_err(|_| wrong());
        let small = |text: &str| text.parse::<u8>().map_err(|_| wrong());
        Day::new(number(year)?, small(month)?, small(day)?).ok_or_else(wrong)
    }
}

impl TryFrom<String> for Day {
    type Error = ParseDayError;

    fn try_from(text: String) -> Result<Day, ParseDayError> {
        text.parse()
    }
}

impl From<Day> for String {
    fn from(day: Day) -> String {
        day.to_string()
    }
}

/// A time of day to the minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "String")
)]
#[serde(try_from = "String", into = "String")]
pub struct TimeOfDay(u16);

impl TimeOfDay {
    /// A time, if the day has it.
    pub fn new(hour: u8, minute: u8) -> Option<TimeOfDay> {
        (hour < 24 && minute < 60).then(|| TimeOfDay(u16::from(hour) * 60 + u16::from(minute)))
    }

    /// Minutes since midnight.
    pub const fn minutes(self) -> u16 {
        self.0
    }

    /// The time of day of a moment, seconds dropped.
    pub fn of(moment: Moment) -> TimeOfDay {
        let minutes = moment.as_millis() % MILLIS_A_DAY / 60_000;
        TimeOfDay(u16::try_from(minutes).unwrap_or(0))
    }
}

impl fmt::Display for TimeOfDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.0 / 60, self.0 % 60)
    }
}

impl FromStr for TimeOfDay {
    type Err = ParseDayError;

    fn from_str(text: &str) -> Result<TimeOfDay, ParseDayError> {
        let wrong = || ParseDayError(text.to_owned());
        let (hour, minute) = text.trim().split_once(':').ok_or_else(wrong)?;
        let number = |text: &str| text.parse::<u8>().map_err(|_| wrong());
        TimeOfDay::new(number(hour)?, number(minute)?).ok_or_else(wrong)
    }
}

impl TryFrom<String> for TimeOfDay {
    type Error = ParseDayError;

    fn try_from(text: String) -> Result<TimeOfDay, ParseDayError> {
        text.parse()
    }
}

impl From<TimeOfDay> for String {
    fn from(time: TimeOfDay) -> String {
        time.to_string()
    }
}

/// `2012-05-20 09:31`: a moment as the log shows it.
pub fn shown(moment: Moment) -> String {
    format!("{} {}", Day::of(moment), TimeOfDay::of(moment))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_moments_agree() {
        for text in ["1970-01-01", "2000-02-29", "2012-05-20", "2026-12-31"] {
            let day: Day = text.parse().unwrap();
            assert_eq!(Day::of(day.start()), day);
            assert_eq!(day.to_string(), text);
        }
        let day: Day = "2012-03-01".parse().unwrap();
        assert_eq!(day.before(1).to_string(), "2012-02-29");
        let time: TimeOfDay = "09:31".parse().unwrap();
        assert_eq!(shown(day.at(time)), "2012-03-01 09:31");
    }

    #[test]
    fn days_that_no_calendar_has_are_refused() {
        for text in [
            "2011-02-29",
            "2012-13-01",
            "2012-00-10",
            "12-5",
            "x",
            "2012-05-20-1",
        ] {
            assert!(text.parse::<Day>().is_err(), "{text}");
        }
        for text in ["24:00", "9", "09:60", "a:b"] {
            assert!(text.parse::<TimeOfDay>().is_err(), "{text}");
        }
    }
}
