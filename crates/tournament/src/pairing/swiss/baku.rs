//! Baku acceleration (C.04.7; 2017: C.04.7.1).

use crate::Points;

/// How many of a list of players are in the upper group.
pub const fn upper_group(players: usize) -> usize {
    2 * players.div_ceil(4)
}

/// Virtual points of the upper group in a round, counted from one.
pub fn virtual_points(round: u32, rounds: u32, win: Points) -> Points {
    let accelerated = rounds.div_ceil(2);
    let full = accelerated.div_ceil(2);
    if round <= full {
        win
    } else if round <= accelerated {
        win.shared_by(2)
    } else {
        Points::ZERO
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_upper_half_is_rounded_to_an_even_number() {
        let sizes = [(161, 82), (8, 4), (9, 6), (10, 6), (11, 6), (12, 6), (1, 2)];
        for (players, upper) in sizes {
            assert_eq!(upper_group(players), upper, "{players}");
        }
    }

    #[test]
    fn nine_rounds_give_three_whole_and_two_half_points() {
        let points: Vec<String> = (1..=9)
            .map(|round| virtual_points(round, 9, Points::ONE).fixed(1))
            .collect();
        assert_eq!(points.join(" "), "1.0 1.0 1.0 0.5 0.5 0.0 0.0 0.0 0.0");
        let points: Vec<String> = (1..=11)
            .map(|round| virtual_points(round, 11, Points::whole(2)).fixed(0))
            .collect();
        assert_eq!(points.join(" "), "2 2 2 1 1 1 0 0 0 0 0");
    }
}
