//! What is known of a game beside its rules: who plays, where and when.

use jadoube_notation::pgn::{Header, PlayerTags};
use jadoube_ruling::{BySide, Moment, Side};
use serde::{Deserialize, Serialize};

/// Names, event and day of a game. What is empty is not known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct About {
    /// The event.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub event: String,
    /// The place.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub site: String,
    /// The day, as `2026.11.15`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub date: String,
    /// The round.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub round: String,
    /// The number of the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    /// The players' names.
    pub names: BySide<String>,
    /// Their numbers in FIDE's list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fide_ids: Option<BySide<Option<u64>>>,
}

impl About {
    /// The tags of the game.
    pub fn header(&self) -> Header {
        let player = |side: Side| {
            let mut player = PlayerTags::named(&self.names[side]);
            player.fide_id = self.fide_ids.and_then(|ids| ids[side]);
            player
        };
        let mut header = Header::default();
        header.event.clone_from(&self.event);
        header.site.clone_from(&self.site);
        header.date.clone_from(&self.date);
        header.round.clone_from(&self.round);
        header.white = player(Side::White);
        header.black = player(Side::Black);
        header.board = self.board;
        header
    }
}

/// The day of a moment that is counted from the beginning of 1970, as PGN writes it; in the time of Greenwich.
pub(crate) fn day(at: Moment) -> String {
    const DAY: u64 = 24 * 3600 * 1000;
    // Years are counted from a first of March, so that a leap day is the last day of one.
    let days = at.as_millis() / DAY + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    format!("{:04}.{month:02}.{day:02}", year + 400 * era + next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (millis, text) in [
            (0, "1970.01.01"),
            (86_399_999, "1970.01.01"),
            (86_400_000, "1970.01.02"),
            (951_782_400_000, "2000.02.29"),
            (951_868_800_000, "2000.03.01"),
            (1_709_164_800_000, "2024.02.29"),
            (1_735_689_599_999, "2024.12.31"),
            (1_763_164_800_000, "2025.11.15"),
            (4_107_542_400_000, "2100.03.01"),
        ] {
            assert_eq!(day(Moment::from_millis(millis)), text);
        }
    }
}
