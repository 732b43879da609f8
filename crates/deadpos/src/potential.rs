//! How near a position looks to a mate by White, with Black's help. Only a guide: it decides what
//! is looked at first, never what is true.

use shakmaty::{Bitboard, Color, Role, Square, attacks};

use crate::board::{Board, Kind, Rooks, Step};
use crate::picture::Picture;

/// A plan: the square that the black king shall be driven to.
#[derive(Clone, Copy, Debug)]
pub struct Potential {
    target: Square,
    picture: Option<Picture>,
}

/// What is worth knowing about a position before its steps are weighed.
pub struct Look {
    value: i32,
    heavy: Bitboard,
    /// The squares that the black king could go to, where it is near the target.
    free: Bitboard,
}

impl Potential {
    /// A plan for each corner where White's pieces can mate, the nearest first, over and over.
    pub fn nth(root: &Board, turn: usize) -> Potential {
        Potential {
            target: nth_corner(root, turn),
            picture: None,
        }
    }

    /// A plan that follows a picture.
    pub fn of_picture(picture: Picture) -> Potential {
        Potential {
            target: picture.corner(),
            picture: Some(picture),
        }
    }

    /// The smaller, the nearer to a mate.
    pub fn of(&self, board: &Board) -> i32 {
        if let Some(picture) = &self.picture {
            let men = board.of(Color::Black) & !board.role(Role::Pawn);
            return 20 + 2 * picture.distance(board).min(100) + count(men);
        }
        let (king, own_king) = (board.king(Color::Black), board.king(Color::White));
        let kings = self.drive(king) + 3 * (steps(own_king, self.target) - 2).max(0);
        20 + kings + self.material(board)
    }

    /// How far the black king still has to be driven. Beside the corner is nearly as good as in it:
    /// a king that must move cannot stay.
    fn drive(&self, king: Square) -> i32 {
        match steps(king, self.target) {
            0 => 0,
            n => 5 * (n - 1) + 2,
        }
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
        let minors = white & !board.role(Role::King) & !pawns;
        let rammed = (pawns.shift(8) & !board.role(Role::Pawn)).is_empty();
        if pawns.any() && !(rammed && minors.any()) {
            let nearest = pawns
                .into_iter()
                .map(|sq| 7 - i32::from(u8::from(sq.rank())))
                .min();
            return 30 + 3 * nearest.unwrap_or(6) + men;
        }
        // Minor pieces mate only close to the target, with Black's own men shutting the king in.
        let far: i32 = minors
            .into_iter()
            .map(|sq| steps(sq, self.target).min(4))
            .sum();
        let flights = i32::try_from(flights(board).count()).unwrap_or(8);
        let heavy_men = i32::try_from((black & heavy).count()).unwrap_or(0);
        let help = if one_coloured_bishops(board, minors) {
            self.shutters(board, black & !heavy)
        } else if !minors.more_than_one() {
            self.help(board, black)
        } else {
            0
        };
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

    /// How far Black's men are from the two squares beside the corner that bishops of one colour
    /// leave to the king: each must be shut by a man of its own, which is no rook or queen.
    fn shutters(&self, board: &Board, helpers: Bitboard) -> i32 {
        let beside = attacks::king_attacks(self.target);
        let own_king = attacks::king_attacks(board.king(Color::White));
        let light = Bitboard::LIGHT_SQUARES.contains(self.target);
        let other = if light {
            Bitboard::DARK_SQUARES
        } else {
            Bitboard::LIGHT_SQUARES
        };
        let mut taken = Bitboard::EMPTY;
        let mut cost = 0;
        for square in beside & other & !own_king {
            let way = |sq: Square| self.way(board, sq, square);
            let nearest = (helpers & !taken).into_iter().min_by_key(|sq| way(*sq));
            cost += nearest.map_or(FAR, way);
            taken |= nearest.map_or(Bitboard::EMPTY, Bitboard::from);
        }
        2 * cost
    }

    /// About how many moves a black man needs to a square.
    fn way(&self, board: &Board, from: Square, to: Square) -> i32 {
        let light = |sq: Square| Bitboard::LIGHT_SQUARES.contains(sq);
        match board.role_at(from) {
            _ if from == to => 0,
            Some(Role::Bishop) if light(from) == light(to) => {
                1 + i32::from(!on_a_diagonal(from, to))
            }
            Some(Role::Bishop) => FAR,
            Some(Role::Knight) => 1 + steps(from, to) / 2,
            // A pawn may have to promote on the way.
            _ if from.file() == to.file() && from.rank() > to.rank() => steps(from, to),
            _ => 3 + i32::from(u8::from(from.rank())),
        }
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
        if self.picture.is_some()
            || look.heavy.is_empty()
            || loses_heavy
            || step.kind() != Kind::Plain
        {
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
            return look.value + self.drive(to) - self.drive(from);
        }
        look.value - i32::from(look.free.contains(to))
    }

    /// Whether one step of White's could mate: the black king has few squares to go to.
    pub fn may_mate(&self, board: &Board) -> bool {
        flights(board).count() <= 3
    }
}

/// Further than any man has to go.
const FAR: i32 = 12;

fn on_a_diagonal(a: Square, b: Square) -> bool {
    attacks::bishop_attacks(a, Bitboard::EMPTY).contains(b)
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
    let mut corners = [Square::A1, Square::H1, Square::A8, Square::H8];
    corners.sort_by_key(|corner| {
        let way = 5 * steps(king, *corner) + 3 * steps(own, *corner);
        (!fits(corner), way)
    });
    // A bare king has no corner to mate in; any will do then.
    let fitting = corners.into_iter().filter(fits).count().max(1);
    corners[n % fitting]
}

fn steps(a: Square, b: Square) -> i32 {
    a.distance(b).cast_signed()
}
