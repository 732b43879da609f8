//! A drive: both kings walk to a corner, a pawn becomes a queen meanwhile, and a rook or a queen mates there.
//!
//! Where nothing stands in the way this needs no search: each side makes its own next step, of which there is hardly
//! ever a doubt. Where something does, the drive comes to nothing, which proves nothing; but where it has come to is
//! often near a mate.

use shakmaty::{Bitboard, Color, Role, Square, attacks};

use crate::board::{Board, Kind, Rooks, Step, Wanted};
use crate::{missing, nearby, walks};

/// A longer drive is not tried.
const LONGEST: usize = 70;
/// So near to the corner the white king waits until the black one is there.
const WAITING: u32 = 3;
/// So many steps that wait are weighed.
const CHOICES: usize = 12;

/// Drives, one after the other, in memory that is used again.
#[derive(Debug, Default)]
pub struct Drive {
    line: Vec<Step>,
    /// The boards since the last step that cannot be taken back.
    seen: Vec<Board>,
    mated: bool,
}

/// What a step is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// A king comes nearer to where it goes.
    Walks,
    /// A pawn makes a step, or a check is answered: neither can go on for long.
    Changes,
    /// It waits for the other side.
    Waits,
}

impl Drive {
    /// The steps of the last drive.
    pub fn line(&self) -> &[Step] {
        &self.line
    }

    /// Whether the last drive came to a mate.
    pub fn has_mated(&self) -> bool {
        self.mated
    }

    /// Drives as far as it goes.
    pub fn run(&mut self, root: &Board, rooks: &Rooks, steps: &mut Vec<Step>) {
        self.line.clear();
        self.seen.clear();
        let corner = nearest_corner(root);
        self.mated = corner.is_some_and(|corner| self.mates(root, rooks, corner, steps));
    }

    fn mates(
        &mut self,
        root: &Board,
        rooks: &Rooks,
        corner: Square,
        steps: &mut Vec<Step>,
    ) -> bool {
        let mut board = *root;
        let mut waited = false;
        while self.line.len() < LONGEST {
            let Some(stage) = Stage::of(&board, rooks, corner, &self.seen) else {
                return false;
            };
            if stage.in_check && board.is_mate() {
                return true;
            }
            if let Some(last) = stage.last_steps(steps) {
                self.line.extend(last);
                return true;
            }
            let Some((step, purpose)) = stage.next(steps) else {
                return false;
            };
            let idle = purpose == Purpose::Waits && waited;
            if idle && let Some(line) = nearby::mate(&board, rooks, steps) {
                self.line.extend(line.steps());
                return true;
            }
            if !self.make(&mut board, step, rooks) || idle {
                return false;
            }
            waited = purpose == Purpose::Waits || waited && purpose == Purpose::Changes;
        }
        false
    }

    /// Makes a step, unless that repeats a position.
    fn make(&mut self, board: &mut Board, step: Step, rooks: &Rooks) -> bool {
        let pawn = board.role_at(step.from()) == Some(Role::Pawn);
        if pawn || board.role_at(step.to()).is_some() {
            self.seen.clear();
        } else {
            self.seen.push(*board);
        }
        *board = board.after(step, rooks);
        let new = !self.seen.contains(board);
        if new {
            self.line.push(step);
        }
        new
    }
}

/// Whether White has something to drive with.
pub fn is_possible(board: &Board) -> bool {
    Force::of(board).is_some()
}

/// What White drives with.
#[derive(Clone, Copy, Debug)]
struct Force {
    /// The rooks and queens, or the pawn that is to become a queen. No king takes them.
    men: Bitboard,
    runner: Option<Square>,
}

impl Force {
    /// None where White has neither a rook nor a queen nor a pawn with nobody before it but kings.
    fn of(board: &Board) -> Option<Force> {
        let white = board.of(Color::White);
        let men = white & (board.role(Role::Queen) | board.role(Role::Rook));
        if men.any() {
            let runner = None;
            return Some(Force { men, runner });
        }
        let others = board.occupied() & !board.role(Role::King);
        let free = |pawn: &Square| (north_of(*pawn) & others).is_empty();
        let pawns = white & board.role(Role::Pawn);
        let runner = pawns.into_iter().rev().find(free)?;
        Some(Force {
            men: runner.into(),
            runner: Some(runner),
        })
    }
}

/// A position in a drive.
struct Stage<'a> {
    board: &'a Board,
    rooks: &'a Rooks,
    corner: Square,
    seen: &'a [Board],
    force: Force,
    in_check: bool,
    /// Whether the black king is in the corner or beside it.
    near: bool,
}

impl<'a> Stage<'a> {
    /// None where White has nothing to drive with.
    fn of(
        board: &'a Board,
        rooks: &'a Rooks,
        corner: Square,
        seen: &'a [Board],
    ) -> Option<Stage<'a>> {
        Some(Stage {
            board,
            rooks,
            corner,
            seen,
            force: Force::of(board)?,
            in_check: board.in_check(),
            near: board.king(Color::Black).distance(corner) <= 1,
        })
    }

    /// Three steps to a mate by a piece that goes over a third square, looked for where the black king has come near.
    fn last_steps(&self, steps: &mut Vec<Step>) -> Option<[Step; 3]> {
        let board = self.board;
        let ready = board.turn().is_white() && self.force.runner.is_none() && !self.in_check;
        (self.near && ready).then(|| missing::mate(board, self.rooks, steps))?
    }

    /// The next step, and what it is for; none where nothing is left to be done.
    fn next(&self, steps: &mut Vec<Step>) -> Option<(Step, Purpose)> {
        if self.in_check {
            return Some((self.out_of_check(steps)?, Purpose::Changes));
        }
        if self.board.turn().is_white()
            && let Some(step) = self.runs()
        {
            return Some((step, Purpose::Changes));
        }
        if let Some(step) = self.walks() {
            return Some((step, Purpose::Walks));
        }
        let step = self.waits(steps)?;
        let pawn = self.board.role(Role::Pawn).contains(step.from());
        let purpose = if pawn {
            Purpose::Changes
        } else {
            Purpose::Waits
        };
        Some((step, purpose))
    }

    /// Where a king goes to: the black one to the corner, the white one to where it guards what is beside the corner, or
    /// first only near it, for it would stand in the other's way.
    fn goal(&self, color: Color) -> Bitboard {
        match color {
            Color::Black => self.corner.into(),
            Color::White if self.near => attacks::knight_attacks(self.corner),
            Color::White => around(self.corner, WAITING),
        }
    }

    /// The next step of the pawn that is to become a queen, if that is safe.
    fn runs(&self) -> Option<Step> {
        let board = self.board;
        let pawn = self.force.runner?;
        let empty = |to: &Square| !board.occupied().contains(*to);
        let one = pawn.offset(8).filter(empty)?;
        let two = one.offset(8).filter(|_| u32::from(pawn) < 16).filter(empty);
        let to = two.unwrap_or(one);
        let kind = match u32::from(to) >= 56 {
            true => Kind::Promotion(Role::Queen),
            false => Kind::Plain,
        };
        let step = Step::new(pawn, to, kind);
        let after = board.after(step, self.rooks);
        let king = after.king(Color::White);
        let attackers = after.attackers(king, Color::Black, after.occupied());
        attackers.is_empty().then_some(step)
    }

    /// The next step of the king on its way.
    fn walks(&self) -> Option<Step> {
        let us = self.board.turn();
        let king = self.board.king(us);
        let goal = self.goal(us);
        let there = goal.contains(king);
        let to = if there { None } else { self.way(self.board) }?;
        Some(Step::new(king, to, Kind::Plain))
    }

    /// The first square on the shortest way of the king that is to move.
    fn way(&self, board: &Board) -> Option<Square> {
        let us = board.turn();
        let king = board.king(us);
        let guarded = board.attacked(!us, board.occupied().without(king));
        let free = !(board.of(us) | guarded | self.force.men);
        let options = attacks::king_attacks(king) & free;
        walks::first_step(options, self.goal(us) & free, free)
    }

    /// A step that takes nothing, gives no check and leaves the other king its way.
    fn waits(&self, steps: &mut Vec<Step>) -> Option<Step> {
        let empty = !self.board.occupied();
        let wanted = Wanted {
            king: empty,
            men: empty & !around(self.corner, 1),
        };
        self.board.legal_to(wanted, self.rooks, steps);
        let mut second = None;
        for step in steps.iter().rev().take(CHOICES) {
            let after = self.board.after(*step, self.rooks);
            if after.in_check() || self.seen.contains(&after) {
                continue;
            }
            let other = after.turn();
            if self.goal(other).contains(after.king(other)) || self.way(&after).is_some() {
                return Some(*step);
            }
            second = second.or(Some(*step));
        }
        second
    }

    /// A step out of check that does not take what White drives with.
    fn out_of_check(&self, steps: &mut Vec<Step>) -> Option<Step> {
        self.board.legal(self.rooks, steps);
        let black = self.board.turn().is_black();
        let spares = |step: &&Step| !(black && self.force.men.contains(step.to()));
        steps.iter().find(spares).copied()
    }
}

/// The corner to which both kings have the shortest way.
fn nearest_corner(board: &Board) -> Option<Square> {
    let (king, own) = (board.king(Color::Black), board.king(Color::White));
    let corners = [Square::A1, Square::H1, Square::A8, Square::H8];
    let free = !(board.of(Color::Black) | board.attacked_by_pawns(Color::White));
    let ways = corners.into_iter().filter_map(|corner| {
        let way = match king == corner {
            true => 0,
            false => walks::steps(king, Bitboard::from(corner) & free, free)?,
        };
        Some((5 * way + 3 * own.distance(corner).cast_signed(), corner))
    });
    ways.min().map(|(_, corner)| corner)
}

/// The squares before a white pawn.
fn north_of(pawn: Square) -> Bitboard {
    let north = Bitboard(!0 << u32::from(pawn));
    Bitboard::from(pawn.file()).without(pawn) & north
}

/// The squares at most so far from a corner.
fn around(corner: Square, radius: u32) -> Bitboard {
    let apart = 7 - radius;
    let ranks = !0 >> (8 * apart);
    let files = 0x0101_0101_0101_0101 * ((2 << radius) - 1);
    let (file, rank) = (u32::from(corner.file()), u32::from(corner.rank()));
    let ranks = if rank == 0 {
        ranks
    } else {
        ranks << (8 * apart)
    };
    let files = if file == 0 { files } else { files << apart };
    Bitboard(ranks & files)
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{CastlingMode, Chess, fen::Fen};

    fn board(fen: &str) -> (Board, Rooks) {
        let fen: Fen = fen.parse().expect("a FEN");
        let position: Chess = fen.into_position(CastlingMode::Standard).expect("legal");
        Board::new(&position, Color::White)
    }

    #[test]
    fn kings_walk_and_a_pawn_becomes_a_queen() {
        for fen in [
            "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1",
            "8/p4k2/5p2/5Ppp/p1PK4/5P2/1P6/8 w - - 2 36",
        ] {
            let (mut board, rooks) = board(fen);
            let (mut drive, mut steps) = (Drive::default(), Vec::new());
            drive.run(&board, &rooks, &mut steps);
            assert!(drive.has_mated(), "{fen}");
            let mut seen = Vec::new();
            for step in drive.line() {
                board.legal(&rooks, &mut steps);
                assert!(steps.contains(step), "{fen}: {:?}", drive.line());
                assert!(!seen.contains(&board), "{fen}: a position comes again");
                seen.push(board);
                board = board.after(*step, &rooks);
            }
            assert!(board.is_mate(), "{fen}: {:?}", drive.line());
        }
    }

    #[test]
    fn nothing_is_driven_without_a_rook_a_queen_or_a_free_pawn() {
        for fen in [
            "8/8/8/4k3/8/8/8/KBN5 w - - 0 1",
            "4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/2B1K3 b - - 0 40",
        ] {
            assert!(!is_possible(&board(fen).0), "{fen}");
        }
    }

    #[test]
    fn what_is_around_a_corner_is_as_near_as_that() {
        for corner in [Square::A1, Square::H1, Square::A8, Square::H8] {
            for radius in 0..8 {
                let near = |square: &Square| square.distance(corner) <= radius;
                let squares: Bitboard = Bitboard::FULL.into_iter().filter(near).collect();
                assert_eq!(around(corner, radius), squares, "{corner} {radius}");
            }
        }
    }
}
