//! Positions that are known not to be dead: what was settled stays settled while the way back is open.
//!
//! A position from which one that is not dead can be reached by legal moves is not dead either. After quiet moves of
//! pieces the way back is mostly open: both sides take their moves back, after another quiet move if it is not the turn
//! of the one who begins.

use shakmaty::{Chess, Color, Move, Position};

/// One position is kept for each sign, the latest.
const SIGNS: usize = 256;

/// So many moves the way back may take: the other side makes any quiet move, then both go back.
const WAY_BACK: usize = 3;

/// Positions that are known not to be dead.
#[derive(Debug)]
pub struct Settled {
    known: Vec<Option<Chess>>,
}

impl Default for Settled {
    fn default() -> Settled {
        Settled {
            known: vec![None; SIGNS],
        }
    }
}

impl Settled {
    /// Takes note that a position is not dead.
    pub fn remember(&mut self, position: &Chess) {
        if let Some(known) = self.known.get_mut(sign(position)) {
            *known = Some(position.clone());
        }
    }

    /// Whether the way back to a position that is not dead is seen to be open; this one is known then as well.
    pub fn is_alive(&mut self, position: &Chess) -> bool {
        let known = self.known.get(sign(position)).and_then(Option::as_ref);
        let alive = known.is_some_and(|known| leads_back(position, known, WAY_BACK));
        if alive {
            self.remember(position);
        }
        alive
    }
}

/// The same for positions that arise from each other by quiet moves of pieces.
fn sign(position: &Chess) -> usize {
    let board = position.board();
    let pawns = |color: Color| board.by_piece(color.pawn()).0;
    let mix = |sign: u64, word: u64| {
        (sign ^ word)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .rotate_left(29)
    };
    let words = [pawns(Color::White), pawns(Color::Black)];
    let men = Color::ALL.map(|color| board.by_color(color).count() as u64);
    let sign = words.into_iter().chain(men).fold(0, mix);
    usize::try_from(sign % SIGNS as u64).unwrap_or(0)
}

/// Whether so many legal moves lead to an earlier position in which at most one man of each side stood elsewhere: who has
/// a man to take back does so, who has none makes any quiet move of a piece first.
fn leads_back(position: &Chess, goal: &Chess, moves: usize) -> bool {
    if position == goal {
        return true;
    }
    if moves == 0 {
        return false;
    }
    let back = |m: Move| {
        let mut next = position.clone();
        next.play_unchecked(m);
        leads_back(&next, goal, moves - 1)
    };
    let (now, then) = (position.us(), goal.board().by_color(position.turn()));
    match ((now & !then).single_square(), (then & !now).single_square()) {
        (Some(from), Some(to)) => {
            let step = position.board().role_at(from).map(|role| Move::Normal {
                role,
                from,
                capture: None,
                to,
                promotion: None,
            });
            step.is_some_and(|m| position.is_legal(m) && back(m))
        }
        _ if now == then && moves == WAY_BACK => {
            let moves = position.legal_moves();
            let quiet = |m: &Move| !m.is_zeroing() && !m.is_castle();
            moves.into_iter().filter(quiet).any(back)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{CastlingMode, fen::Fen};

    fn position(fen: &str) -> Chess {
        let fen: Fen = fen.parse().expect("a FEN");
        fen.into_position(CastlingMode::Standard).expect("legal")
    }

    #[test]
    fn the_way_back_is_found_where_it_is_open() {
        let before = position("8/7p/5p1P/3knP2/5K2/8/2b5/8 b - - 0 48");
        for (fen, open) in [
            ("8/7p/5p1P/3knP2/5K2/8/2b5/8 b - - 9 60", true),
            // White steps aside, Black goes back, White goes back.
            ("8/7p/2k2p1P/4nP2/5K2/8/2b5/8 w - - 1 49", true),
            // Both go back.
            ("8/7p/2k2p1P/4nP2/8/4K3/2b5/8 b - - 2 49", true),
            // Somebody was captured, or a pawn has moved, or too much has.
            ("8/7p/5p1P/3k1P2/5K2/8/2b5/8 b - - 0 49", false),
            ("8/8/5p1P/3knP1p/5K2/8/2b5/8 w - - 0 49", false),
            ("8/7p/2k2p1P/4nP2/5K2/8/8/3b4 b - - 3 50", false),
        ] {
            let mut settled = Settled::default();
            settled.remember(&before);
            assert_eq!(settled.is_alive(&position(fen)), open, "{fen}");
        }
    }

    /// Black has nothing but pawn moves, so White cannot take the rook back.
    #[test]
    fn the_way_back_may_be_shut() {
        let before = position("7k/5K1p/8/6R1/8/8/8/8 w - - 0 1");
        let after = position("7k/5K1p/6R1/8/8/8/8/8 b - - 1 1");
        let mut settled = Settled::default();
        settled.remember(&before);
        assert!(!settled.is_alive(&after));
    }

    /// A right to castle that is lost does not come back.
    #[test]
    fn castling_is_part_of_the_position() {
        let before = position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        let after = position("4k3/8/8/8/8/8/8/4K1R1 b - - 1 1");
        assert!(!leads_back(&after, &before, WAY_BACK));
        let without = position("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
        assert!(leads_back(&after, &without, WAY_BACK));
    }
}
