//! Defects put in on purpose: what the program did before they were mended. The simulation must find
//! each of them, or it would not have found what it was written for. Only tests compile them in.

use crate::Inner;

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Planted {
    /// A journal that stalls or is away runs on the clock of whoever has the move.
    StallsAreCharged,
    /// The sign of life is renewed before the time is given back: whoever is cut off in the middle
    /// leaves the rest to nobody.
    SignedTooSoon,
    /// A verdict is thrown away if anything has happened since it was asked for, or if it cannot be
    /// kept at once.
    VerdictLost,
}

impl Inner {
    /// Whether a defect was put in.
    #[cfg(feature = "planted")]
    pub(crate) fn has(&self, defect: Planted) -> bool {
        self.planted == Some(defect)
    }

    /// Nothing is planted in what people run.
    #[cfg(not(feature = "planted"))]
    pub(crate) const fn has(&self, _defect: Planted) -> bool {
        false
    }
}
