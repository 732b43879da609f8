//! Ten levels, from one that a child beats to full strength.

/// How many levels there are.
pub(crate) const LEVELS: u8 = 10;

/// What an engine is held to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Strength {
    /// How many of a hundred moves are drawn by lot from the legal ones.
    pub by_lot: u32,
    /// The engine's own measure of skill, from nought to twenty, where it has one.
    pub skill: u8,
    /// How many half-moves deep it looks.
    pub depth: Option<u32>,
    /// How long it thinks at most.
    pub millis: u64,
}

/// The strength of a level; beyond the last it is the last.
pub(super) const fn strength(level: u8) -> Strength {
    const fn of(by_lot: u32, skill: u8, depth: u32, millis: u64) -> Strength {
        Strength {
            by_lot,
            skill,
            depth: Some(depth),
            millis,
        }
    }
    match level {
        0 | 1 => of(60, 0, 1, 200),
        2 => of(40, 0, 1, 200),
        3 => of(25, 0, 1, 200),
        4 => of(12, 0, 2, 200),
        5 => of(5, 1, 3, 300),
        6 => of(0, 3, 5, 400),
        7 => of(0, 7, 7, 500),
        8 => of(0, 11, 10, 700),
        9 => of(0, 16, 14, 1500),
        _ => Strength {
            by_lot: 0,
            skill: 20,
            depth: None,
            millis: 5000,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_level_is_weaker_than_the_one_before() {
        for level in 1..LEVELS {
            let (here, next) = (strength(level), strength(level + 1));
            assert!(here.by_lot >= next.by_lot, "{level}");
            assert!(here.skill <= next.skill, "{level}");
            assert!(
                next.depth.is_none_or(|next| here.depth <= Some(next)),
                "{level}"
            );
            assert!(here.millis <= next.millis, "{level}");
            assert_ne!(here, next, "{level}");
        }
        assert_eq!(
            strength(LEVELS).depth,
            None,
            "the last one is full strength"
        );
        assert_eq!(strength(LEVELS).by_lot, 0);
    }
}
