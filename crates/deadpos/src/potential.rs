//! How near a position looks to a mate by White, with Black's help. Only a guide: it decides what
//! is looked at first, never what is true.

use shakmaty::{Bitboard, Color, Role, Square, attacks};

use crate::board::{Board, Kind, Rooks, Step};

/// A plan: the square that the black king shall be driven to.
#[derive(Clone, Copy, Debug)]
pub struct Potential {
    target: Square,
    turn: u32,
}

/// What is worth knowing about a position before its steps are weighed.
pub struct Look {
    value: i32,
    heavy: Bitboard,
    /// The squares that the black king could go to, where it is near the target.
    free: Bitboard,
}

impl Potential {
    /// The plan to try first: the nearest corner where White's pieces can mate.
    pub fn first(root: &Board) -> Potential {
        Potential {
            target: nth_corner(root, 0),
            turn: 0,
        }
    }

    /// The plan to try after this one.
    pub fn next(self, root: &Board) -> Potential {
        let turn = self.turn + 1;
        Potential {
            target: nth_corner(root, turn as usize),
            turn,
        }
    }

    /// The smaller, the nearer to a mate.
    pub fn of(&self, board: &Board) -> i32 {
        let (king, own_king) = (board.king(Color::Black), board.king(Color::White));
        let kings = 5 * steps(king, self.target) + 3 * (steps(own_king, self.target) - 2).max(0);
        20 + kings + self.material(board)
    }

    fn material(&self, board: &Board) -> i32 {
        let white = board.of(Color::White);
        let black = board.of(Color::Black) & !board.role(Role::King);
        let men = count(black);
        let heavy = board.role(Role::Queen) | board.role(Role::Rook);
        if (white & heavy).any() {
            // Every capture is progress, and near the target every square taken from the king.
            let near = steps(board.king(Color::Black), self.target) <= 1;
            let free = if near { count(flights(board)) } else { 4 };
            return 3 * men + free;
        }
        let pawns = white & board.role(Role::Pawn);
        if pawns.any() {
            let nearest = pawns
                .into_iter()
                .map(|sq| 7 - i32::from(u8::from(sq.rank())))
                .min();
            return 30 + 3 * nearest.unwrap_or(6) + men;
        }
        // Minor pieces mate only close to the target, with Black's own men shutting the king in.
        let minors = white & !board.role(Role::King);
        let far: i32 = minors
            .into_iter()
            .map(|sq| steps(sq, self.target).min(4))
            .sum();
        let flights = i32::try_from(flights(board).count()).unwrap_or(8);
        let heavy_men = i32::try_from((black & heavy).count()).unwrap_or(0);
        let needy = !minors.more_than_one() || one_coloured_bishops(board, minors);
        let help = if needy { self.help(board, black) } else { 0 };
        30 + far + 2 * flights + 2 * heavy_men + help
    }

    /// How far Black's men are from shutting their own king in.
    fn help(&self, board: &Board, black: Bitboard) -> i32 {
        let helpers = black & !board.role(Role::Queen);
        let near = helpers
            .into_iter()
            .map(|sq| steps(sq, self.target).min(6))
            .min();
        let pawns = helpers & board.role(Role::Pawn);
        let queening = pawns
            .into_iter()
            .map(|sq| i32::from(u8::from(sq.rank())))
            .min();
        3 * near.unwrap_or(10) + queening.unwrap_or(0)
    }

    /// What is worth knowing about a position before its steps are weighed.
    pub fn look(&self, board: &Board) -> Look {
        let white = board.of(Color::White);
        let heavy = white & (board.role(Role::Queen) | board.role(Role::Rook));
        let king = board.king(Color::Black);
        let near = steps(king, self.target) <= 1;
        Look {
            value: self.of(board),
            heavy,
            free: if near {
                flights(board)
            } else {
                Bitboard::EMPTY
            },
        }
    }

    /// A guess at the value of the position after a step. Where White has a rook or queen most steps
    /// change little, and what they change can be told without making them.
    pub fn after(&self, look: &Look, board: &Board, step: Step, rooks: &Rooks) -> i32 {
        let (from, to) = (step.from(), step.to());
        let loses_heavy = board.turn().is_black() && look.heavy.contains(to);
        if look.heavy.is_empty() || loses_heavy || step.kind() != Kind::Plain {
            return self.of(&board.after(step, rooks));
        }
        let role = board.role_at(from).unwrap_or(Role::Pawn);
        if board.turn().is_white() {
            let captures = 3 * i32::from(board.role_at(to).is_some());
            let far = |sq: Square| 3 * (steps(sq, self.target) - 2).max(0);
            let walk = if role == Role::King {
                far(to) - far(from)
            } else {
                0
            };
            let taken = if look.free.any() {
                let occupied = board.occupied().without(from);
                count(attacks::attacks(to, role.of(Color::White), occupied) & look.free)
            } else {
                0
            };
            return look.value + walk - captures - taken;
        }
        if role == Role::King {
            return look.value + 5 * (steps(to, self.target) - steps(from, self.target));
        }
        look.value - i32::from(look.free.contains(to))
    }

    /// Whether one step of White's could mate: the black king has few squares to go to.
    pub fn may_mate(&self, board: &Board) -> bool {
        flights(board).count() <= 3
    }
}

fn count(squares: Bitboard) -> i32 {
    i32::try_from(squares.count()).unwrap_or(0)
}

/// The squares that the black king could go to.
fn flights(board: &Board) -> Bitboard {
    let king = board.king(Color::Black);
    let occupied = board.occupied().without(king);
    let around = attacks::king_attacks(king) & !board.of(Color::Black);
    let free = |sq: &Square| board.attackers(*sq, Color::White, occupied).is_empty();
    around.into_iter().filter(free).collect()
}

fn one_coloured_bishops(board: &Board, men: Bitboard) -> bool {
    men.is_subset(board.role(Role::Bishop))
        && (men.is_subset(Bitboard::LIGHT_SQUARES) || men.is_subset(Bitboard::DARK_SQUARES))
}

/// The corners to drive the black king to, the nearest first; bishops alone mate only on squares of
/// their own colour.
fn nth_corner(root: &Board, n: usize) -> Square {
    let (king, own) = (root.king(Color::Black), root.king(Color::White));
    let men = root.of(Color::White) & !root.role(Role::King);
    let bishops = men.is_subset(root.role(Role::Bishop));
    let fits = |corner: &Square| {
        let light = Bitboard::LIGHT_SQUARES.contains(*corner);
        let colour = if light {
            Bitboard::LIGHT_SQUARES
        } else {
            Bitboard::DARK_SQUARES
        };
        !bishops || (men & colour).any()
    };
    let mut corners: Vec<Square> = Bitboard::CORNERS.into_iter().filter(fits).collect();
    corners.sort_by_key(|corner| 5 * steps(king, *corner) + 3 * steps(own, *corner));
    // A bare king has no corner to mate in; any will do then.
    let turn = n.checked_rem(corners.len());
    turn.map_or(Square::A1, |turn| corners[turn])
}

fn steps(a: Square, b: Square) -> i32 {
    a.distance(b).cast_signed()
}
