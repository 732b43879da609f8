//! Points, units and sums of them: exact decimals.

use jadoube_ruling::Decimals;

/// A number of points, exact to a hundredth and kept as decimal text: a half point, the quarter of a
/// Sonneborn-Berger sum, half a unit at the card table.
pub type Points = jadoube_ruling::Points<Decimals>;
