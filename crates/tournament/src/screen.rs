//! Screens in the hall: what each shows, as the organiser has arranged it.

use jadoube_ruling::Moment;
use serde::{Deserialize, Serialize};

/// A screen in the hall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HallScreen"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "HallScreen")
)]
#[serde(deny_unknown_fields)]
pub struct Screen {
    /// Its number, which its link names: `screen_1`.
    pub number: u32,
    /// What it is called; at most 100 characters.
    pub name: String,
    /// What it shows, one after the other; at most 16.
    pub shows: Vec<Panel>,
    /// How long each is shown, in seconds; 1 to 3600.
    pub seconds: u32,
}

/// What a screen shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(rename = "ScreenPanel", optional_fields)
)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "ScreenPanel")
)]
#[serde(tag = "panel", rename_all = "snake_case", deny_unknown_fields)]
pub enum Panel {
    /// The pairings of the round by table.
    Tables,
    /// The pairings of the round by name.
    Names,
    /// The standings.
    Standings,
    /// The games that are played on the server.
    Boards,
    /// The time, and how long until something.
    Clock {
        /// Until when, by the clock of the hall.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Moment>,
        /// What is waited for; at most 1000 characters.
        #[serde(default)]
        text: String,
    },
    /// A notice; at most 1000 characters.
    Notice {
        /// Its text.
        text: String,
    },
}

/// What is wrong with an arrangement of screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScreensError {
    /// There are too many.
    #[error("a hall has 32 screens at most")]
    TooMany,
    /// Two have one number, or one has none.
    #[error("screens have numbers of their own, from 1 on")]
    Numbers,
    /// One shows too much, or a text is too long.
    #[error(
        "a screen shows 16 things at most, each for 1 to 3600 seconds; names have 100 characters, texts 1000"
    )]
    TooLong,
}

/// Whether screens can be arranged so.
pub fn check_screens(screens: &[Screen]) -> Result<(), ScreensError> {
    if screens.len() > 32 {
        return Err(ScreensError::TooMany);
    }
    let mut numbers: Vec<u32> = screens.iter().map(|screen| screen.number).collect();
    numbers.sort_unstable();
    numbers.dedup();
    if numbers.len() != screens.len() || numbers.first() == Some(&0) {
        return Err(ScreensError::Numbers);
    }
    let text = |panel: &Panel| match panel {
        Panel::Clock { text, .. } | Panel::Notice { text } => text.chars().count(),
        Panel::Tables | Panel::Names | Panel::Standings | Panel::Boards => 0,
    };
    let fits = |screen: &Screen| {
        screen.shows.len() <= 16
            && screen.name.chars().count() <= 100
            && (1..=3600).contains(&screen.seconds)
            && screen.shows.iter().all(|panel| text(panel) <= 1000)
    };
    match screens.iter().all(fits) {
        true => Ok(()),
        false => Err(ScreensError::TooLong),
    }
}
