//! The narrow door to the question "can this side still mate by any series of legal moves?".

use jadoube_deadpos::{self as deadpos, Budget, Verdict};
use jadoube_ruling::Side;
use shakmaty::Chess;

use crate::Standing;
use crate::standing::color;

/// Whether a side can still mate; none where it could not be settled.
pub(crate) fn can_mate(standing: &Standing, side: Side) -> Option<bool> {
    match standing {
        Standing::Lawful(position) => settled(position, side, Budget::RULING),
        Standing::Unlawful(setup, _) => {
            let men = setup.board.by_color(color(side)) & !setup.board.kings();
            if men.is_empty() {
                return Some(false);
            }
            // Play goes on by Article 3 from an illegal position too: a mate after a move or two
            // that make it lawful is a mate. That there is none cannot be proved here.
            mates_once_lawful(standing, side, 2).then_some(true)
        }
    }
}

fn settled(position: &Chess, side: Side, budget: Budget) -> Option<bool> {
    match deadpos::can_mate(position, color(side), budget) {
        Verdict::Winnable(_) => Some(true),
        Verdict::Unwinnable(_) => Some(false),
        Verdict::Unknown { .. } => None,
    }
}

fn mates_once_lawful(standing: &Standing, side: Side, plies: u32) -> bool {
    let budget = Budget { nodes: 2_000 };
    standing
        .legal_moves()
        .into_iter()
        .any(|m| match standing.after(m) {
            Standing::Lawful(position) => settled(&position, side, budget) == Some(true),
            unlawful => plies > 1 && mates_once_lawful(&unlawful, side, plies - 1),
        })
}

/// Whether neither side can mate any more, as far as a small search can prove it (5.2.2).
pub(crate) fn is_dead(standing: &Standing) -> bool {
    standing
        .position()
        .is_some_and(deadpos::is_dead_after_a_move)
}
