//! Colour preferences and who gets which colour (2026: 1.6, 1.7, 5.2; 2017: A.6, E).

use jadoube_ruling::Side;

use super::facts::Facts;

/// How much a player wants a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// He would like to alternate.
    Mild,
    /// He has had one colour once more than the other.
    Strong,
    /// Nothing else can be given to him.
    Absolute,
}

/// A wish for a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Preference {
    /// How much.
    pub strength: Strength,
    /// Which colour is White: the wish as a word.
    pub white: bool,
}

impl Preference {
    /// The colour wanted.
    pub const fn side(self) -> Side {
        if self.white { Side::White } else { Side::Black }
    }

    /// The wish that the colours played so far, oldest first, lead to.
    pub fn of(colours: &[Side]) -> Option<Preference> {
        let last = *colours.last()?;
        let difference = difference(colours);
        let twice = colours.len() >= 2 && colours[colours.len() - 2] == last;
        let wish = |strength, white| Some(Preference { strength, white });
        let alternate = last == Side::Black;
        match difference {
            2.. => wish(Strength::Absolute, false),
            ..=-2 => wish(Strength::Absolute, true),
            _ if twice => wish(Strength::Absolute, alternate),
            1 => wish(Strength::Strong, false),
            -1 => wish(Strength::Strong, true),
            _ => wish(Strength::Mild, alternate),
        }
    }
}

/// Games with White less games with Black.
pub fn difference(colours: &[Side]) -> i32 {
    colours.iter().fold(0, |sum, side| match side {
        Side::White => sum + 1,
        Side::Black => sum - 1,
    })
}

/// The rule that gave a pair its colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColourRule {
    /// Both wishes are granted (5.2.1, E.1).
    BothGranted,
    /// The stronger wish is granted (5.2.2, E.2).
    Stronger,
    /// The colours alternate to the most recent round in which they differed (5.2.3, E.3).
    Alternation,
    /// The wish of the higher ranked player is granted (5.2.4, E.4).
    HigherRanked,
    /// Nobody has a wish: the number and the colour that was drawn decide (5.2.5, E.5).
    Drawn,
}

/// The colour of the first of two players, the first being the higher ranked, and the rule.
pub fn allocate(higher: &Facts, lower: &Facts, initial: Side) -> (Side, ColourRule) {
    match (higher.preference, lower.preference) {
        (None, None) => {
            let odd = higher.parity_number % 2 == 1;
            (if odd { initial } else { !initial }, ColourRule::Drawn)
        }
        (Some(wish), None) => (wish.side(), ColourRule::BothGranted),
        (None, Some(wish)) => (!wish.side(), ColourRule::BothGranted),
        (Some(one), Some(other)) if one.white != other.white => {
            (one.side(), ColourRule::BothGranted)
        }
        (Some(one), Some(other)) => conflict(higher, lower, one, other),
    }
}

fn conflict(
    higher: &Facts,
    lower: &Facts,
    one: Preference,
    other: Preference,
) -> (Side, ColourRule) {
    if one.strength != other.strength {
        let granted = one.strength > other.strength;
        let side = if granted { one.side() } else { !one.side() };
        return (side, ColourRule::Stronger);
    }
    let (a, b) = (higher.difference.abs(), lower.difference.abs());
    if one.strength == Strength::Absolute && a != b {
        let side = if a > b { one.side() } else { !one.side() };
        return (side, ColourRule::Stronger);
    }
    let recent = higher.colours.iter().rev().zip(lower.colours.iter().rev());
    match recent.into_iter().find(|(a, b)| a != b) {
        Some((mine, _)) => (!*mine, ColourRule::Alternation),
        None => (one.side(), ColourRule::HigherRanked),
    }
}
