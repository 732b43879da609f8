//! How near a position looks to a mate by White, with Black's help. Only a guide: it decides what
//! is looked at first, never what is true.

use shakmaty::{Bitboard, Color, Role, Square, attacks};

use crate::board::{Board, Kind, Rooks, Step, Wanted};
use crate::pattern::{self, Mate, MatePattern, Roads};
use crate::walks;

/// A plan: what to drive at.
#[derive(Clone, Copy, Debug)]
pub struct Potential {
    /// The square that the black king shall be driven to.
    target: Square,
    /// A mate to prepare.
    pattern: Option<MatePattern>,
    /// The ways to it around a wall that is not to be opened.
    roads: Option<Roads>,
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
    Locked(i32),
    /// Knights and bishops.
    Minors(Bitboard),
    /// The same beside pawns that each have one before them.
    Rammed(Bitboard),
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
        if pawns.is_empty() {
            return Force::Minors(minors);
        }
        if rammed && minors.any() {
            return Force::Rammed(minors);
        }
        let black = board.of(Color::Black) & board.role(Role::Pawn);
        let free = pawns & !south_of(black);
        let way = pawns.last().map_or(7, |first| 7 - rank(first));
        if free.any() || minors.any() {
            Force::Pawns(pawns, way)
        } else {
            Force::Locked(way)
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
            roads: None,
            opens: turn.is_multiple_of(2),
        }
    }

    /// The same, but no wall is opened first.
    pub fn that_opens_nothing(root: &Board, turn: usize) -> Potential {
        Potential {
            opens: false,
            ..Potential::nth(root, turn)
        }
    }

    /// A plan that follows a pattern.
    pub fn of_mate(mate: &Mate, root: &Board) -> Potential {
        Potential {
            target: mate.corner(),
            pattern: Some(mate.eve(root)),
            roads: None,
            opens: false,
        }
    }

    /// A plan that follows a pattern and leaves a wall as it is.
    pub fn of_mate_behind_a_wall(mate: &Mate, root: &Board) -> Potential {
        let (eve, roads) = mate.eve_behind_a_wall(root);
        Potential {
            target: mate.corner(),
            pattern: Some(eve),
            roads: Some(roads),
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
            let (own, theirs) = match &self.roads {
                Some(roads) => roads.ways(pattern, board),
                None => pattern.ways(board),
            };
            // It is Black's turn in the pattern: somebody may have to lose a move.
            let odd = (own + theirs + i32::from(board.turn().is_white())) & 1;
            return 20 + 2 * (own + theirs).min(100) + 2 * odd + 2 * count(men);
        }
        let (king, own_king) = (board.king(Color::Black), board.king(Color::White));
        let men = count(board.of(Color::Black)) - 1;
        let material = match force {
            // Every capture is progress, and near the target every square taken from the king.
            Force::Heavy(_) => 3 * men + if near { count(flights()) } else { 4 },
            Force::Locked(_) if self.opens => return breach(board, Bitboard::EMPTY),
            Force::Pawns(_, way) | Force::Locked(way) => 30 + 3 * way + men,
            Force::Rammed(minors) if self.opens => return breach(board, minors),
            Force::Minors(minors) | Force::Rammed(minors) => self.minors(board, minors, flights()),
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
        let known =
            near || board.turn().is_white() || matches!(force, Force::Minors(_) | Force::Rammed(_));
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
            Force::Minors(_) | Force::Rammed(_) | Force::Locked(_) => (Bitboard::FULL, 0),
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

/// How far a wall is from a capture that opens it: by a piece, by a pawn that is offered a man, or by a king.
fn breach(board: &Board, minors: Bitboard) -> i32 {
    let (white, black) = (board.of(Color::White), board.of(Color::Black));
    let (pawns, kings) = (board.role(Role::Pawn), board.role(Role::King));
    let theirs = black & pawns;
    let by_white = board.attacked_by_pawns(Color::White);
    let by_black = board.attacked_by_pawns(Color::Black);
    let nearest = |color: Color, men: Bitboard, to: Bitboard| {
        let ways = men.into_iter().flat_map(|from| {
            let piece = board.role_at(from).map(|role| role.of(color));
            let way = move |to| Some(pattern::way(piece?, from, to));
            to.into_iter().filter_map(way)
        });
        ways.min().unwrap_or(FAR)
    };
    let by_piece = nearest(Color::White, minors, theirs);
    let offer = nearest(Color::Black, black & !pawns & !kings, by_white & !white);
    let walk = |king: Color, prey: Bitboard, guarded: Bitboard| {
        walks::steps(board.king(king), prey & !guarded, !(pawns | guarded)).unwrap_or(FAR)
    };
    // A king that goes far goes for one that stands before a white pawn.
    let by_king = walk(Color::White, theirs & north_of(white & pawns), by_black);
    // A white pawn that is taken sets a black one free, which must still make way.
    let spare = MAKING_WAY + walk(Color::Black, white & pawns, by_white);
    let way = by_piece.min(offer).min(by_king).min(spare).min(FAR);
    100 + 6 * way + 4 * count(theirs)
}

const MAKING_WAY: i32 = 4;

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

/// Everything north of these squares.
fn north_of(squares: Bitboard) -> Bitboard {
    let mut north = squares.shift(8);
    north |= north.shift(8);
    north |= north.shift(16);
    north | north.shift(32)
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
