//! Performance ratings.

use crate::Points;
use crate::rating::{expected, fractional_difference};

/// From ratings of opponents and points against them to a rating; none without games.
pub type Formula = fn(&[(u32, Points)]) -> Option<i64>;

/// The average rating of the opponents and what the score is worth above it (10.2).
pub fn usual(games: &[(u32, Points)]) -> Option<i64> {
    let count = i64::try_from(games.len()).ok().filter(|count| *count > 0)?;
    let sum: Points = games
        .iter()
        .map(|(rating, _)| Points::whole(i64::from(*rating)))
        .sum();
    let score: Points = games.iter().map(|(_, points)| *points).sum();
    let average = sum.shared_by(count).to_whole();
    let percent = score.shared_by(count).as_hundredths();
    Some(average + fractional_difference(percent))
}

/// The lowest rating whose expected score reaches what was scored (10.3).
pub fn perfect(games: &[(u32, Points)]) -> Option<i64> {
    let score: Points = games.iter().map(|(_, points)| *points).sum();
    let ratings = || games.iter().map(|(rating, _)| i64::from(*rating));
    let (lowest, highest) = (ratings().min()?, ratings().max()?);
    if score == Points::ZERO {
        return Some(lowest - 800);
    }
    let reaches = |own: i64| {
        let sum: i64 = ratings().map(|other| expected(own - other)).sum();
        sum >= score.as_hundredths()
    };
    let (mut low, mut high) = (lowest - 800, highest + 800);
    while low < high {
        let middle = (low + high).div_euclid(2);
        match reaches(middle) {
            true => high = middle,
            false => low = middle + 1,
        }
    }
    Some(low)
}
