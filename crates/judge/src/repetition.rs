//! 9.2.2: how often a position has been on the board.

use shakmaty::{Chess, Color, Move, Position};

/// Signs of the positions since the last capture, pawn move or start. The positions themselves are those of
/// the game, which is asked for them when two signs are the same.
#[derive(Debug, Default)]
pub(crate) struct History {
    seen: Vec<Seen>,
    /// Which half-move of the game the first of them is.
    first: usize,
    /// Whether a position with this side to move, Black then White, has been there twice.
    twice: [bool; 2],
}

#[derive(Debug)]
struct Seen {
    sign: u64,
    /// How often the position had been there, this time included.
    times: usize,
}

impl History {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.seen.clear();
        self.first = 0;
        self.twice = [false; 2];
    }

    /// Takes up the next position of the game and tells how often it has been there.
    pub fn add(&mut self, positions: &[Chess], ply: usize) -> usize {
        let Some(position) = positions.get(ply) else {
            return 0;
        };
        if position.halfmoves() == 0 {
            // Nothing before a capture or a pawn move can come back.
            self.clear();
            self.first = ply;
        }
        let sign = sign(position);
        let times = self.times(positions, ply, sign, position) + 1;
        self.seen.push(Seen { sign, times });
        if times == 2 {
            self.twice[side(position.turn())] = true;
        }
        times
    }

    /// How often a position was there before a half-move.
    fn times(&self, positions: &[Chess], ply: usize, sign: u64, position: &Chess) -> usize {
        // It takes four half-moves to come back, and the same side must be to move. The latest
        // occurrence knows of all before it.
        let latest = (ply - self.first).checked_sub(4);
        let Some(before) = latest.and_then(|latest| self.seen.get(..=latest)) else {
            return 0;
        };
        for (back, seen) in before.iter().rev().step_by(2).enumerate() {
            let at = ply - 4 - 2 * back;
            if seen.sign == sign && positions.get(at) == Some(position) {
                return seen.times;
            }
        }
        0
    }

    /// A move from the latest position by which some position appears for the third time: the one that was
    /// played, if it does.
    pub fn third_by(&self, positions: &[Chess], ply: usize, played: Option<Move>) -> Option<Move> {
        let position = positions.get(ply)?;
        // Hardly ever has anything been there twice.
        if !self.twice[side(!position.turn())] {
            return None;
        }
        let third = |m: &Move| {
            let mut after = position.clone();
            after.play_unchecked(*m);
            self.times(positions, ply + 1, sign(&after), &after) >= 2
        };
        let first = played.filter(third);
        first.or_else(|| position.legal_moves().into_iter().find(third))
    }
}

fn side(color: Color) -> usize {
    usize::from(color.is_white())
}

/// A short sign of a position: different signs, different positions.
fn sign(position: &Chess) -> u64 {
    let board = position.board();
    let words = [
        board.white().0,
        board.pawns().0,
        board.knights().0,
        board.bishops().0,
        board.rooks().0,
        board.queens().0,
        board.kings().0,
        position.castles().castling_rights().0,
    ];
    let mix = |sign: u64, word: u64| {
        (sign ^ word)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .rotate_left(29)
    };
    words.into_iter().fold(0, mix)
}
