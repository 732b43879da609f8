//! How near a position looks to a mate by White, with Black's help. Only a guide: it decides what
//! is looked at first, never what is true.

use shakmaty::{Bitboard, Color, Role, Square, attacks};

use crate::board::{Board, Kind, Rooks, Step, Wanted};
use crate::pattern::{self, Mate, MatePattern};

/// A plan: what to drive at.
#[derive(Clone, Copy, Debug)]
pub struct Potential {
    /// The square that the black king shall be driven to.
    target: Square,
    /// A mate to prepare.
    pattern: Option<MatePattern>,
    /// Whether a locked wall shall be opened first.
    opens: bool,
}

/// What is worth knowing about a position before its steps are weighed.
pub struct Look {
    pub value: i32,
    force: Force,
    /// Whether the black king is at the target or beside it.
    near: bool,
    /// The squares that the black king could go to; known where it is near, or White is to move.
    flights: Bitboard,
}

/// What White can mate with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Force {
    /// These rooks and queens.
    Heavy(Bitboard),
    /// These pawns, the foremost of which has so many steps to go.
    Pawns(Bitboard, i32),
    /// Only pawns, and each has a black one before it.
    Locked(Bitboard, i32),
    /// Knights and bishops.
    Minors(Bitboard),
}

impl Force {
    fn of(board: &Board) -> Force {
        let white = board.of(Color::White);
        let heavy = white & (board.role(Role::Queen) | board.role(Role::Rook));
        if heavy.any() {
            return Force::Heavy(heavy);
        }
        let pawns = white & board.role(Role::Pawn);
        let minors = white & !board.role(Role::King) & !pawns;
        let rammed = (pawns.shift(8) & !board.role(Role::Pawn)).is_empty();
        if pawns.is_empty() || rammed && minors.any() {
            return Force::Minors(minors);
        }
        let black = board.of(Color::Black) & board.role(Role::Pawn);
        let free = pawns & !south_of(black);
        let way = pawns.last().map_or(7, |first| 7 - rank(first));
        if free.any() || minors.any() {
            Force::Pawns(pawns, way)
        } else {
            Force::Locked(pawns, way)
        }
    }
}

impl Potential {
    /// A plan for each corner where White's pieces can mate, the nearest first, over and over; every
    /// other one begins with opening the wall.
    pub fn nth(root: &Board, turn: usize) -> Potential {
        Potential {
            target: nth_corner(root, turn),
            pattern: None,
            opens: turn.is_multiple_of(2),
        }
    }

    /// A plan that follows a pattern.
    pub fn of_mate(mate: &Mate, root: &Board) -> Potential {
        Potential {
            target: mate.corner(),
            pattern: Some(mate.eve(root)),
            opens: false,
        }
    }

    /// Whether it follows a pattern.
    pub fn has_pattern(&self) -> bool {
        self.pattern.is_some()
    }

    /// The smaller, the nearer to a mate.
    pub fn of(&self, board: &Board) -> i32 {
        let near = self.is_near(board.king(Color::Black));
        self.value(board, Force::of(board), near, || flights(board))
    }

    fn value(
        &self,
        board: &Board,
        force: Force,
        near: bool,
        flights: impl FnOnce() -> Bitboard,
    ) -> i32 {
        if let Some(pattern) = &self.pattern {
            let men = board.of(Color::Black) & !board.role(Role::Pawn);
            let (own, theirs) = pattern.ways(board);
            // It is Black's turn in the pattern: somebody may have to lose a move.
            let odd = (own + theirs + i32::from(board.turn().is_white())) & 1;
            return 20 + 2 * (own + theirs).min(100) + 2 * odd + 2 * count(men);
        }
        let (king, own_king) = (board.king(Color::Black), board.king(Color::White));
        let men = count(board.of(Color::Black)) - 1;
        let material = match force {
            // Every capture is progress, and near the target every square taken from the king.
            Force::Heavy(_) => 3 * men + if near { count(flights()) } else { 4 },
            Force::Locked(pawns, _) if self.opens => return locked(board, pawns),
            Force::Pawns(_, way) | Force::Locked(_, way) => 30 + 3 * way + men,
            Force::Minors(minors) => self.minors(board, minors, flights()),
        };
        20 + self.drive(king) + self.walk(own_king) + material
    }

    fn is_near(&self, king: Square) -> bool {
        steps(king, self.target) <= 1
    }

    /// How far the black king still has to be driven. Beside the corner is nearly as good as in it:
    /// a king that must move cannot stay.
    fn drive(&self, king: Square) -> i32 {
        match steps(king, self.target) {
            0 => 0,
            n => 5 * (n - 1) + 2,
        }
    }

    /// How far the white king still has to walk.
    fn walk(&self, own_king: Square) -> i32 {
        3 * (steps(own_king, self.target) - 2).max(0)
    }

    /// Minor pieces mate only close to the target, with Black's own men shutting the king in.
    fn minors(&self, board: &Board, minors: Bitboard, flights: Bitboard) -> i32 {
        let black = board.of(Color::Black) & !board.role(Role::King);
        let heavy = black & (board.role(Role::Queen) | board.role(Role::Rook));
        let far: i32 = minors
            .into_iter()
            .map(|sq| steps(sq, self.target).min(4))
            .sum();
        let help = if one_coloured_bishops(board, minors) {
            self.shutters(board, black & !heavy)
        } else if !minors.more_than_one() {
            self.help(board, black)
        } else {
            0
        };
        30 + far + 2 * count(flights) + 2 * count(heavy) + help
    }

    /// How far Black's men are from shutting their own king in.
    fn help(&self, board: &Board, black: Bitboard) -> i32 {
        let helpers = black & !board.role(Role::Queen);
        let near = helpers
            .into_iter()
            .map(|sq| steps(sq, self.target).min(6))
            .min();
        let pawns = helpers & board.role(Role::Pawn);
        let queening = pawns.into_iter().map(rank).min();
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
            _ => 3 + rank(from),
        }
    }

    /// What is worth knowing about a position before its steps are weighed.
    pub fn look(&self, board: &Board) -> Look {
        let near = self.is_near(board.king(Color::Black));
        let force = Force::of(board);
        let known = near || board.turn().is_white() || matches!(force, Force::Minors(_));
        let flights = if known {
            flights(board)
        } else {
            Bitboard::EMPTY
        };
        Look {
            value: self.value(board, force, near, || flights),
            force,
            near,
            flights,
        }
    }

    /// The steps that bring a position nearer to a mate, where these are few and easily told; the
    /// others can wait.
    pub fn wanted(&self, look: &Look, board: &Board) -> Wanted {
        let told = matches!(look.force, Force::Heavy(_) | Force::Pawns(..));
        if self.pattern.is_some() || !told {
            return Wanted::ALL;
        }
        if board.turn().is_white() {
            return self.wanted_of_white(look, board);
        }
        let into = if look.near {
            look.flights
        } else {
            Bitboard::EMPTY
        };
        Wanted {
            king: self.nearer(board.king(Color::Black)),
            men: into,
        }
    }

    fn wanted_of_white(&self, look: &Look, board: &Board) -> Wanted {
        let own_king = board.king(Color::White);
        let king = if self.walk(own_king) > 0 {
            self.nearer(own_king)
        } else {
            Bitboard::EMPTY
        };
        let mut men = board.of(Color::Black);
        if look.flights_to_take().is_some() {
            let checks = board.checks();
            if checks.are_covered() {
                return Wanted::ALL;
            }
            men |= checks.squares();
        }
        if look.near {
            let occupied = board.occupied();
            for flight in look.flights {
                men |= attacks::queen_attacks(flight, occupied) | attacks::knight_attacks(flight);
            }
        }
        if let Force::Pawns(pawns, _) = look.force {
            let first = pawns.last().map_or(Bitboard::EMPTY, Bitboard::from);
            men |= first.shift(8) | first.shift(16);
        }
        Wanted { king, men }
    }

    /// The squares that are nearer to the target than this one.
    fn nearer(&self, from: Square) -> Bitboard {
        let nearer = |to: &Square| steps(*to, self.target) < steps(from, self.target);
        attacks::king_attacks(from)
            .into_iter()
            .filter(nearer)
            .collect()
    }

    /// A guess at the value of the position after a step. Where White has pawns, a rook or queen most
    /// steps change little, and what they change can be told without making them.
    pub fn after(&self, look: &Look, board: &Board, step: Step, rooks: &Rooks) -> i32 {
        let (from, to) = (step.from(), step.to());
        let (telling, each) = match look.force {
            Force::Heavy(heavy) => (heavy, 3),
            Force::Pawns(pawns, _) => (pawns, 1),
            Force::Minors(_) | Force::Locked(..) => (Bitboard::FULL, 0),
        };
        let loses = board.turn().is_black() && telling.contains(to);
        let told = self.pattern.is_none() && step.kind() == Kind::Plain && !loses;
        if !told || telling == Bitboard::FULL {
            return self.of(&board.after(step, rooks));
        }
        let role = board.role_at(from).unwrap_or(Role::Pawn);
        if board.turn().is_black() {
            return match role {
                Role::King => look.value + self.drive(to) - self.drive(from),
                _ => look.value - i32::from(look.near && look.flights.contains(to)),
            };
        }
        let captures = each * i32::from(board.role_at(to).is_some());
        let walk = match (role, look.force) {
            (Role::King, _) => self.walk(to) - self.walk(from),
            (Role::Pawn, Force::Pawns(_, way)) => 3 * (way.min(7 - rank(to)) - way),
            _ => 0,
        };
        let taken = if look.near && look.flights.any() {
            let occupied = board.occupied().without(from);
            count(attacks::attacks(to, role.of(Color::White), occupied) & look.flights)
        } else {
            0
        };
        look.value + walk - captures - taken
    }
}

impl Look {
    /// The squares that a mate at once must take from the black king, if these are few enough.
    pub fn flights_to_take(&self) -> Option<Bitboard> {
        (self.flights.count() <= MOST_FLIGHTS).then_some(self.flights)
    }
}

/// The squares that a mate at once must take from the black king, if these are few enough.
pub fn flights_to_take(board: &Board) -> Option<Bitboard> {
    let flights = flights(board);
    (flights.count() <= MOST_FLIGHTS).then_some(flights)
}

const MOST_FLIGHTS: usize = 3;

/// Further than any man has to go.
const FAR: i32 = 12;

fn on_a_diagonal(a: Square, b: Square) -> bool {
    attacks::bishop_attacks(a, Bitboard::EMPTY).contains(b)
}

fn count(squares: Bitboard) -> i32 {
    i32::try_from(squares.count()).unwrap_or(0)
}

/// How far a locked position is from a capture that opens it: by a pawn that is offered a man, or by
/// a king.
fn locked(board: &Board, pawns: Bitboard) -> i32 {
    let black = board.of(Color::Black);
    let theirs = black & board.role(Role::Pawn);
    let men = black & !theirs & !board.role(Role::King);
    if men.any() {
        let squares = pawns
            .into_iter()
            .flat_map(|pawn| attacks::pawn_attacks(Color::White, pawn));
        let offer = squares
            .flat_map(|to| men.into_iter().map(move |from| (from, to)))
            .filter_map(|(from, to)| {
                Some(pattern::way(
                    board.role_at(from)?.of(Color::Black),
                    from,
                    to,
                ))
            })
            .min();
        return 100 + 6 * offer.map_or(FAR, |moves| moves.min(FAR)) + 4 * count(theirs);
    }
    let way = |king: Color, prey: Bitboard| {
        let king = board.king(king);
        prey.into_iter()
            .map(|sq| steps(king, sq))
            .min()
            .unwrap_or(8)
    };
    // White can spare a pawn only if there is another.
    let spare = if pawns.more_than_one() {
        way(Color::Black, pawns) + 9
    } else {
        FAR
    };
    let capture = way(Color::White, theirs).min(spare);
    100 + 4 * capture + 8 * count(theirs) + 4 * count(pawns)
}

fn rank(square: Square) -> i32 {
    i32::from(u8::from(square.rank()))
}

/// Everything south of these squares.
fn south_of(squares: Bitboard) -> Bitboard {
    let mut south = squares.shift(-8);
    south |= south.shift(-8);
    south |= south.shift(-16);
    south | south.shift(-32)
}

/// The squares that the black king could go to.
fn flights(board: &Board) -> Bitboard {
    let king = board.king(Color::Black);
    let occupied = board.occupied().without(king);
    attacks::king_attacks(king) & !board.of(Color::Black) & !board.attacked(Color::White, occupied)
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
