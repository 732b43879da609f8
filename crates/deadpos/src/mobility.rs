//! How many legal moves a side has at least, counted from a few squares and without making a list.

use shakmaty::{Bitboard, Chess, Color, Position, Role, Square, attacks};

/// Whether the side to move has at least so many legal moves.
pub fn has_moves(position: &Chess, least: usize) -> bool {
    easily_counted(position, least) >= least || position.legal_moves().len() >= least
}

/// The quiet moves of men that are not pinned, where nobody is in check, until there are enough. Double steps and the
/// king's moves are not counted.
fn easily_counted(position: &Chess, enough: usize) -> usize {
    let board = position.board();
    let king = board.king_of(position.turn());
    let Some(bound) = king.and_then(|king| bound_to_the_king(position, king, position.turn()))
    else {
        return 0;
    };
    let occupied = board.occupied();
    let free = position.us() & !bound;
    let ahead = position.turn().fold_wb(8, -8);
    let steps = (free & board.pawns()).shift(ahead) & !occupied & !Bitboard::BACKRANKS;
    let mut count = steps.count();
    for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        for from in free & board.by_role(role) {
            if count >= enough {
                return count;
            }
            let piece = role.of(position.turn());
            count += (attacks::attacks(from, piece, occupied) & !occupied).count();
        }
    }
    count
}

/// A number of pairs of a quiet move and a quiet answer that there are at least, counted without making a move; none
/// where the side to move has fewer than four moves.
///
/// Only moves are counted that neither come to a line of the other king nor leave one, nor give check: these bind no man
/// and uncover nothing. What they can do to the answers is to stand in the way of a man; then none of that man's count.
pub fn least_pairs(position: &Chess) -> usize {
    let Some(king) = position.board().king_of(!position.turn()) else {
        return 0;
    };
    let lines = attacks::queen_attacks(king, Bitboard::EMPTY).with(king);
    let quiet = !(lines | attacks::knight_attacks(king) | attacks::king_attacks(king));
    let (mut moves, mut answers) = (Goals::default(), Goals::default());
    let us = position.turn();
    if !moves.collect(position, us) || !answers.collect(position, !us) {
        return 0;
    }
    if moves.all().map(Bitboard::count).sum::<usize>() < 4 {
        return 0;
    }
    moves.keep(us, !lines, quiet);
    let number: usize = moves.all().map(Bitboard::count).sum();
    let answered: usize = answers.all().map(Bitboard::count).sum();
    let met = |goals: Bitboard| -> usize { moves.all().map(|to| (to & goals).count()).sum() };
    let pieces = answers.pieces[..answers.len].iter();
    let barred: usize = pieces.map(|(_, to)| to.count() * met(*to)).sum();
    let steps = met(answers.steps);
    (number * answered).saturating_sub(barred + steps)
}

/// Where the men of a colour can go quietly.
#[derive(Debug)]
struct Goals {
    /// The steps of pawns.
    steps: Bitboard,
    pieces: [(Square, Bitboard); MOST_PIECES],
    len: usize,
}

/// More pieces are not counted.
const MOST_PIECES: usize = 16;

impl Default for Goals {
    fn default() -> Goals {
        Goals {
            steps: Bitboard::EMPTY,
            pieces: [(Square::A1, Bitboard::EMPTY); MOST_PIECES],
            len: 0,
        }
    }
}

impl Goals {
    /// The quiet moves of a colour's men that are not pinned; whether it is not in check.
    fn collect(&mut self, position: &Chess, us: Color) -> bool {
        let board = position.board();
        let king = board.king_of(us);
        let Some(bound) = king.and_then(|king| bound_to_the_king(position, king, us)) else {
            return false;
        };
        let occupied = board.occupied();
        let free = board.by_color(us) & !bound;
        let ahead = us.fold_wb(8, -8);
        self.steps = (free & board.pawns()).shift(ahead) & !occupied & !Bitboard::BACKRANKS;
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            for from in (free & board.by_role(role))
                .into_iter()
                .take(MOST_PIECES - self.len)
            {
                let to = attacks::attacks(from, role.of(us), occupied) & !occupied;
                self.pieces[self.len] = (from, to);
                self.len += 1;
            }
        }
        true
    }

    /// Keeps the moves from some squares to some squares.
    fn keep(&mut self, us: Color, from: Bitboard, to: Bitboard) {
        let ahead = us.fold_wb(8, -8);
        self.steps &= to & from.shift(ahead);
        for (square, goals) in &mut self.pieces[..self.len] {
            *goals = if from.contains(*square) {
                *goals & to
            } else {
                Bitboard::EMPTY
            };
        }
    }

    fn all(&self) -> impl Iterator<Item = Bitboard> {
        let pieces = self.pieces[..self.len].iter().map(|(_, to)| *to);
        std::iter::once(self.steps).chain(pieces)
    }
}

/// The men of a colour that alone stand between its king and an enemy's line; none if it is in check.
fn bound_to_the_king(position: &Chess, king: Square, color: Color) -> Option<Bitboard> {
    let board = position.board();
    let (us, them) = (board.by_color(color), board.by_color(!color));
    let beside = attacks::knight_attacks(king) & board.knights()
        | attacks::pawn_attacks(color, king) & board.pawns();
    if (beside & them).any() {
        return None;
    }
    let empty = Bitboard::EMPTY;
    let in_line = attacks::rook_attacks(king, empty) & board.rooks_and_queens()
        | attacks::bishop_attacks(king, empty) & board.bishops_and_queens();
    let mut bound = empty;
    for attacker in in_line & them {
        let between = attacks::between(king, attacker) & board.occupied();
        if between.is_empty() {
            return None;
        }
        if between.single_square().is_some() {
            bound |= between & us;
        }
    }
    Some(bound)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Along random games there are at least as many pairs of quiet moves as are counted at once.
    #[test]
    fn there_are_as_many_pairs_as_are_counted() {
        let mut seed = 23u64;
        let mut roll = |n: usize| {
            seed = seed
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (seed >> 33) as usize % n
        };
        let quiet = |m: &shakmaty::Move| !m.is_capture() && !m.is_castle() && !m.is_promotion();
        let (mut asked, mut told) = (0, 0);
        for _ in 0..100 {
            let mut position = Chess::default();
            for _ in 0..120 {
                let legal = position.legal_moves();
                if legal.is_empty() {
                    break;
                }
                let least = least_pairs(&position);
                let pairs: usize = legal
                    .iter()
                    .filter(|m| quiet(m))
                    .map(|m| {
                        let mut next = position.clone();
                        next.play_unchecked(*m);
                        next.legal_moves().iter().filter(|m| quiet(m)).count()
                    })
                    .sum();
                assert!(least <= pairs, "{position:?}: {least} of {pairs}");
                asked += 1;
                told += usize::from(least * 4 > pairs);
                position.play_unchecked(legal[roll(legal.len())]);
            }
        }
        assert!(told * 2 > asked, "{told} of {asked}");
    }

    /// Along random games it says what counting the moves says, and mostly without counting them.
    #[test]
    fn it_is_what_counting_says() {
        let mut seed = 11u64;
        let mut roll = |n: usize| {
            seed = seed
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (seed >> 33) as usize % n
        };
        let (mut asked, mut easy) = (0, 0);
        for _ in 0..300 {
            let mut position = Chess::default();
            for _ in 0..150 {
                let legal = position.legal_moves();
                for least in 1..12 {
                    let enough = legal.len() >= least;
                    assert_eq!(has_moves(&position, least), enough, "{position:?} {least}");
                    // What is counted easily is there: no pinned man and no check was overlooked.
                    assert!(enough || easily_counted(&position, least) < least);
                }
                asked += 1;
                easy += usize::from(easily_counted(&position, 4) >= 4);
                if legal.is_empty() {
                    break;
                }
                position.play_unchecked(legal[roll(legal.len())]);
            }
        }
        assert!(easy * 10 > asked * 8, "{easy} of {asked}");
    }
}
