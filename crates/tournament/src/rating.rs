//! Ratings by FIDE B.02: expected scores and rating changes.

use crate::Points;

/// The least rating difference of each expected score from 51 to 100 hundredths.
const LEAST_DIFFERENCE: [i64; 50] = [
    4, 11, 18, 26, 33, 40, 47, 54, 62, 69, 77, 84, 92, 99, 107, 114, 122, 130, 138, 146, 154, 163,
    171, 180, 189, 198, 207, 216, 226, 236, 246, 257, 268, 279, 291, 303, 316, 329, 345, 358, 375,
    392, 412, 433, 457, 485, 518, 560, 620, 736,
];

/// What a score of 50 to 100 hundredths is worth in rating points.
const WORTH: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// The expected score, in hundredths, of a player so many points above the opponent.
pub fn expected(difference: i64) -> i64 {
    let steps = LEAST_DIFFERENCE
        .iter()
        .filter(|least| difference.abs() >= **least)
        .count();
    let higher = 50 + i64::try_from(steps).unwrap_or(0);
    if difference < 0 { 100 - higher } else { higher }
}

/// What a score in hundredths is worth above the average of the opponents.
pub fn fractional_difference(hundredths: i64) -> i64 {
    let above = usize::try_from((hundredths - 50).abs()).unwrap_or(0);
    let worth = WORTH.get(above).copied().unwrap_or(800);
    if hundredths < 50 { -worth } else { worth }
}

/// Which edition of the rating rules holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RatingRules {
    /// Since March 2024: a difference of more than 400 points counts as 400.
    From2024,
    /// Since October 2025: that no longer holds for players rated 2650 or more.
    #[default]
    From2025,
}

/// The rating from which differences count in full since October 2025.
const FULL_FROM: u32 = 2650;
/// The largest difference that counts otherwise.
const MOST_DIFFERENCE: i64 = 400;

/// A rating change with what it is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingChange {
    /// For each rated game the expected score.
    pub expected: Vec<Points>,
    /// Points scored less points expected, in hundredths of a point.
    pub surplus: Points,
    /// The coefficient that was used.
    pub k: u32,
    /// The change, with one decimal in hundredths.
    pub change: Points,
}

/// The coefficient for so many games in a rating period: K times games stays within 700.
pub fn limited_k(k: u32, games: usize) -> u32 {
    let games = u32::try_from(games).unwrap_or(u32::MAX).max(1);
    match k.saturating_mul(games) > 700 {
        true => 700 / games,
        false => k,
    }
}

/// The coefficient where the federation's list gives none: by rating alone.
pub const fn usual_k(rating: u32) -> u32 {
    if rating >= 2400 { 10 } else { 20 }
}

/// The change of a rating by games against rated opponents.
pub fn rating_change(
    rules: RatingRules,
    rating: u32,
    k: u32,
    games: &[(u32, Points)],
) -> RatingChange {
    let own = i64::from(rating);
    let in_full = rules == RatingRules::From2025 && rating >= FULL_FROM;
    let expectation = |opponent: u32| {
        let difference = own - i64::from(opponent);
        let counted = match in_full {
            true => difference,
            false => difference.clamp(-MOST_DIFFERENCE, MOST_DIFFERENCE),
        };
        Points::hundredths(expected(counted))
    };
    let expected: Vec<Points> = games
        .iter()
        .map(|(opponent, _)| expectation(*opponent))
        .collect();
    let scored: Points = games.iter().map(|(_, points)| *points).sum();
    let surplus = scored - expected.iter().copied().sum();
    let k = limited_k(k, games.len());
    RatingChange {
        expected,
        surplus,
        k,
        change: surplus.repeated(i64::from(k)),
    }
}
