//! A small board for the search: four words of bits, a legal move generator, nothing else.
//!
//! The question is always asked for White: for Black the board is mirrored at the door and the line
//! mirrored back. Squares, attacks and moves at the door are shakmaty's; tests hold this generator
//! to its numbers.

use std::hash::{BuildHasherDefault, Hash, Hasher};

use shakmaty::{
    Bitboard, CastlingSide, Chess, Color, EnPassantMode, File, Move, Position, Role, Square,
    attacks,
};

pub use crate::step::{Kind, Step};

/// A position: the kind of piece on each square in three words, the black squares in a fourth, and
/// whose turn it is, castling rights and en passant file in a fifth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    words: [u64; 4],
    meta: u32,
}

const BLACK_TO_MOVE: u32 = 1;
/// The four castling rights: White's short and long, Black's short and long.
const RIGHTS: u32 = 0b1_1110;
const EP_SHIFT: u32 = 5;

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.mixed());
    }
}

/// Boards as keys of a map. They are mixed already, so nothing more is done to them.
pub type ByBoard = BuildHasherDefault<Mixed>;

/// Passes on a number that is mixed already.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mixed(u64);

impl Hasher for Mixed {
    // No board comes here: it writes one number.
    fn write(&mut self, bytes: &[u8]) {
        let mix = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        self.0 = bytes.iter().fold(self.0, mix);
    }

    fn write_u64(&mut self, mixed: u64) {
        self.0 = mixed;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// From where a check can come: a step that has nothing to do with these squares gives none.
pub struct Checks {
    king: Square,
    straight: Bitboard,
    slanting: Bitboard,
    knight: Bitboard,
    pawn: Bitboard,
    /// Men in the way of a check by a man of their own behind them.
    covering: Bitboard,
}

impl Checks {
    /// Every square from which a check can be given.
    pub fn squares(&self) -> Bitboard {
        self.straight | self.slanting | self.knight
    }

    /// Whether some man can give check by stepping out of the way of another.
    pub fn are_covered(&self) -> bool {
        self.covering.any()
    }

    /// Whether a legal step may give check and take these flights from the king. It may be wrong where
    /// the square it leaves lets another man take one of them.
    pub fn may_mate(&self, board: &Board, step: Step, flights: Bitboard) -> bool {
        let (from, to) = (step.from(), step.to());
        if step.kind() != Kind::Plain || self.covering.contains(from) {
            return true;
        }
        let role = board.role_at(from).unwrap_or(Role::King);
        let from_there = match role {
            Role::Pawn => self.pawn,
            Role::Knight => self.knight,
            Role::Bishop => self.slanting,
            Role::Rook => self.straight,
            Role::Queen => self.straight | self.slanting,
            Role::King => return false,
        };
        let others = board.occupied().without(from).without(self.king);
        from_there.contains(to)
            && (flights & !attacks::attacks(to, role.of(board.turn()), others)).is_empty()
    }
}

/// Where steps may lead that are asked for: those of the king, and those of the other men.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    pub king: Bitboard,
    pub men: Bitboard,
}

impl Wanted {
    pub const ALL: Wanted = Wanted {
        king: Bitboard::FULL,
        men: Bitboard::FULL,
    };

    /// Whether a step is asked for. Castling and taking in passing are only if everything is.
    pub fn has(&self, board: &Board, step: Step) -> bool {
        let king = board.role(Role::King).contains(step.from());
        let wanted = if king { self.king } else { self.men };
        match step.kind() {
            Kind::Plain | Kind::Promotion(_) => wanted.contains(step.to()),
            Kind::EnPassant | Kind::Castling => *self == Wanted::ALL,
        }
    }
}

/// Where the rooks that may castle stand, right by right.
pub type Rooks = [Option<Square>; 4];

impl Board {
    /// The board of a position, mirrored if the question is asked for Black.
    pub fn new(position: &Chess, winner: Color) -> (Board, Rooks) {
        let mut setup = position.to_setup(EnPassantMode::PseudoLegal);
        if winner.is_black() {
            setup.mirror();
        }
        let mut board = Board {
            words: [0; 4],
            meta: u32::from(setup.turn.is_black()),
        };
        for (square, piece) in &setup.board {
            board.put(square, piece.role, piece.color);
        }
        let mut rooks = [None; 4];
        for (index, right) in rooks.iter_mut().enumerate() {
            let (color, side) = right_of(index);
            let owner = if winner.is_black() { !color } else { color };
            let rook = position.castles().rook(owner, side);
            *right = rook.map(|sq| {
                if winner.is_black() {
                    sq.flip_vertical()
                } else {
                    sq
                }
            });
            board.meta |= u32::from(rook.is_some()) << (index + 1);
        }
        if let Some(ep) = setup.ep_square {
            board.meta |= (u32::from(ep.file()) + 1) << EP_SHIFT;
        }
        (board, rooks)
    }

    pub fn put(&mut self, square: Square, role: Role, color: Color) {
        let bit = 1u64 << u32::from(square);
        let code = role as u64;
        for (i, word) in self.words.iter_mut().take(3).enumerate() {
            *word |= bit & 0u64.wrapping_sub(code >> i & 1);
        }
        self.words[3] |= bit & 0u64.wrapping_sub(u64::from(color.is_black()));
    }

    fn clear(&mut self, square: Square) {
        let keep = !(1u64 << u32::from(square));
        for word in &mut self.words {
            *word &= keep;
        }
    }

    /// A number that boards seldom share.
    pub fn mixed(&self) -> u64 {
        let mut hash = u64::from(self.meta).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        for word in self.words {
            hash = (hash ^ word).wrapping_mul(0xff51_afd7_ed55_8ccd);
            hash ^= hash >> 32;
        }
        hash
    }

    pub fn words(&self) -> ([u64; 4], u32) {
        (self.words, self.meta)
    }

    pub fn from_words(words: [u64; 4], meta: u32) -> Board {
        Board { words, meta }
    }

    pub fn turn(&self) -> Color {
        Color::from_black(self.meta & BLACK_TO_MOVE != 0)
    }

    pub fn occupied(&self) -> Bitboard {
        Bitboard(self.words[0] | self.words[1] | self.words[2])
    }

    pub fn of(&self, color: Color) -> Bitboard {
        match color {
            Color::White => self.occupied() & !Bitboard(self.words[3]),
            Color::Black => Bitboard(self.words[3]),
        }
    }

    pub fn role(&self, role: Role) -> Bitboard {
        let [a, b, c, _] = self.words;
        Bitboard(match role {
            Role::Pawn => a & !b & !c,
            Role::Knight => !a & b & !c,
            Role::Bishop => a & b & !c,
            Role::Rook => !a & !b & c,
            Role::Queen => a & !b & c,
            Role::King => !a & b & c,
        })
    }

    pub fn role_at(&self, square: Square) -> Option<Role> {
        let shift = u32::from(square);
        let bit = |word: u64| word >> shift & 1;
        match bit(self.words[0]) | bit(self.words[1]) << 1 | bit(self.words[2]) << 2 {
            1 => Some(Role::Pawn),
            2 => Some(Role::Knight),
            3 => Some(Role::Bishop),
            4 => Some(Role::Rook),
            5 => Some(Role::Queen),
            6 => Some(Role::King),
            _ => None,
        }
    }

    /// The colour of the man on a square.
    pub fn color_at(&self, square: Square) -> Color {
        Color::from_black(self.of(Color::Black).contains(square))
    }

    pub fn king(&self, color: Color) -> Square {
        let king = self.role(Role::King) & self.of(color);
        king.first().unwrap_or(Square::A1)
    }

    pub fn ep_square(&self) -> Option<Square> {
        let file = (self.meta >> EP_SHIFT).checked_sub(1)?;
        let rank = match self.turn() {
            Color::White => 5,
            Color::Black => 2,
        };
        Some(Square::new(rank * 8 + file))
    }

    pub fn has_castling_rights(&self) -> bool {
        self.meta & RIGHTS != 0
    }

    /// How many pairs of a white and a black pawn stand head to head.
    pub fn blocked_pawns(&self) -> usize {
        let pawns = self.role(Role::Pawn);
        ((pawns & self.of(Color::White)).shift(8) & pawns & self.of(Color::Black)).count()
    }

    /// The pieces of a colour that attack a square, given what is occupied.
    pub fn attackers(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let queens = self.role(Role::Queen);
        let straight = self.role(Role::Rook) | queens;
        let slanting = self.role(Role::Bishop) | queens;
        self.of(by)
            & (attacks::pawn_attacks(!by, square) & self.role(Role::Pawn)
                | attacks::knight_attacks(square) & self.role(Role::Knight)
                | attacks::king_attacks(square) & self.role(Role::King)
                | attacks::rook_attacks(square, occupied) & straight
                | attacks::bishop_attacks(square, occupied) & slanting)
    }

    /// Every square that a colour attacks, given what is occupied.
    pub fn attacked(&self, by: Color, occupied: Bitboard) -> Bitboard {
        let own = self.of(by);
        let queens = self.role(Role::Queen);
        let mut attacked = self.attacked_by_pawns(by) | attacks::king_attacks(self.king(by));
        for knight in self.role(Role::Knight) & own {
            attacked |= attacks::knight_attacks(knight);
        }
        for straight in (self.role(Role::Rook) | queens) & own {
            attacked |= attacks::rook_attacks(straight, occupied);
        }
        for slanting in (self.role(Role::Bishop) | queens) & own {
            attacked |= attacks::bishop_attacks(slanting, occupied);
        }
        attacked
    }

    /// Every square that a colour's pawns attack.
    pub fn attacked_by_pawns(&self, by: Color) -> Bitboard {
        let pawns = self.role(Role::Pawn) & self.of(by);
        let ahead = by.fold_wb(8, -8);
        (pawns & !Bitboard::from(File::A)).shift(ahead - 1)
            | (pawns & !Bitboard::from(File::H)).shift(ahead + 1)
    }

    /// Whether the side to move is in check.
    pub fn in_check(&self) -> bool {
        let us = self.turn();
        self.attackers(self.king(us), !us, self.occupied()).any()
    }

    /// From where the side to move can give check.
    pub fn checks(&self) -> Checks {
        let us = self.turn();
        let king = self.king(!us);
        let occupied = self.occupied();
        let straight = attacks::rook_attacks(king, occupied);
        let slanting = attacks::bishop_attacks(king, occupied);
        Checks {
            king,
            straight,
            slanting,
            knight: attacks::knight_attacks(king),
            pawn: attacks::pawn_attacks(!us, king),
            covering: self.covering(king, us, occupied),
        }
    }

    /// The men of a colour that alone stand between a square and a piece of theirs behind them.
    fn covering(&self, square: Square, us: Color, occupied: Bitboard) -> Bitboard {
        let queens = self.role(Role::Queen);
        let empty = Bitboard::EMPTY;
        let behind = self.of(us)
            & (attacks::rook_attacks(square, empty) & (self.role(Role::Rook) | queens)
                | attacks::bishop_attacks(square, empty) & (self.role(Role::Bishop) | queens));
        let mut covering = empty;
        for piece in behind {
            let between = attacks::between(square, piece) & occupied;
            if between.single_square().is_some() {
                covering |= between & self.of(us);
            }
        }
        covering
    }

    /// Whether two pieces at once give check.
    pub fn in_double_check(&self) -> bool {
        let us = self.turn();
        let checkers = self.attackers(self.king(us), !us, self.occupied());
        checkers.more_than_one()
    }

    /// Whether Black, to move, is mated.
    pub fn is_mate(&self) -> bool {
        if self.turn().is_white() {
            return false;
        }
        let (own, enemy) = (self.of(Color::Black), self.of(Color::White));
        let (king, occupied) = (self.king(Color::Black), own | enemy);
        let checkers = self.attackers(king, Color::White, occupied);
        let Some(checker) = checkers.first() else {
            return false;
        };
        let attacked = self.attacked(Color::White, occupied.without(king));
        if (attacks::king_attacks(king) & !own & !attacked).any() {
            return false;
        }
        checkers.more_than_one() || !self.can_answer(king, checker)
    }

    /// Whether a man other than the king can take the only checking piece or step in between.
    fn can_answer(&self, king: Square, checker: Square) -> bool {
        let us = self.turn();
        let (own, enemy) = (self.of(us), self.of(!us));
        let occupied = own | enemy;
        let pawns = self.role(Role::Pawn);
        // A pinned man never answers a check from elsewhere.
        let helpers = own & !self.pinned(king, own, enemy, occupied) & !self.role(Role::King);
        let between = attacks::between(king, checker);
        let steps_in = |to: Square| (self.attackers(to, us, occupied) & helpers & !pawns).any();
        if (self.attackers(checker, us, occupied) & helpers).any()
            || between.into_iter().any(steps_in)
        {
            return true;
        }
        let ahead = us.fold_wb(8, -8);
        let third = Bitboard::from(us.relative_rank(shakmaty::Rank::Third));
        let one = (helpers & pawns).shift(ahead) & !occupied;
        let two = (one & third).shift(ahead) & !occupied;
        if ((one | two) & between).any() {
            return true;
        }
        let mut passing = Vec::new();
        self.en_passant_steps(us, king, occupied, &mut passing);
        !passing.is_empty()
    }

    /// The board with a white piece put on a square.
    pub fn placed(mut self, square: Square, role: Role) -> Board {
        self.clear(square);
        self.put(square, role, Color::White);
        self
    }

    /// The board with a square emptied.
    pub fn without(mut self, square: Square) -> Board {
        self.clear(square);
        self
    }

    /// The board with the other side to move and nothing to be taken in passing.
    pub fn passed(mut self) -> Board {
        self.meta = (self.meta ^ BLACK_TO_MOVE) & (BLACK_TO_MOVE | RIGHTS);
        self
    }

    /// The board after a piece has gone from one square to another, by whatever right; a pawn that
    /// goes to the square where a pawn can be taken in passing takes it.
    pub fn moved(&self, from: Square, to: Square) -> Board {
        let passing = self.role_at(from) == Some(Role::Pawn)
            && self.ep_square() == Some(to)
            && from.file() != to.file();
        let kind = if passing {
            Kind::EnPassant
        } else {
            Kind::Plain
        };
        self.after(Step::new(from, to, kind), &[None; 4])
    }

    /// The board after a legal step.
    #[inline]
    pub fn after(&self, step: Step, rooks: &Rooks) -> Board {
        if step.kind() != Kind::Plain || self.meta & RIGHTS != 0 {
            return self.after_any(step, rooks);
        }
        let (from, to) = (step.from(), step.to());
        let mut board = *self;
        board.shift(from, to);
        board.meta = (self.meta & BLACK_TO_MOVE) ^ BLACK_TO_MOVE;
        if u32::from(from).abs_diff(u32::from(to)) == 16 {
            board.allow_en_passant(to, self.turn());
        }
        board
    }

    /// The same for every kind of step.
    fn after_any(&self, step: Step, rooks: &Rooks) -> Board {
        let mut board = *self;
        let us = self.turn();
        let (from, to) = (step.from(), step.to());
        board.meta = (self.meta & (BLACK_TO_MOVE | RIGHTS)) ^ BLACK_TO_MOVE;
        match step.kind() {
            Kind::Plain => {
                board.shift(from, to);
                if u32::from(from).abs_diff(u32::from(to)) == 16 {
                    board.allow_en_passant(to, us);
                }
            }
            Kind::Promotion(becomes) => {
                board.clear(from);
                board.clear(to);
                board.put(to, becomes, us);
            }
            Kind::EnPassant => {
                board.clear(Square::from_coords(to.file(), from.rank()));
                board.shift(from, to);
            }
            Kind::Castling => {
                let side = CastlingSide::from_king_side(from < to);
                board.clear(from);
                board.clear(to);
                board.put(side.king_to(us), Role::King, us);
                board.put(side.rook_to(us), Role::Rook, us);
            }
        }
        if board.meta & RIGHTS != 0 {
            let king = self.role(Role::King).contains(from);
            board.lose_rights(king, us, from, to, rooks);
        }
        board
    }

    /// Whatever stands on a square goes to another, and what stood there is gone.
    fn shift(&mut self, from: Square, to: Square) {
        let (from, to) = (u32::from(from), u32::from(to));
        let keep = !(1u64 << from | 1 << to);
        for word in &mut self.words {
            *word = *word & keep | (*word >> from & 1) << to;
        }
    }

    /// The file is kept only if it was a pawn that has just made two steps, and an enemy pawn stands beside it.
    fn allow_en_passant(&mut self, to: Square, us: Color) {
        if !self.role(Role::Pawn).contains(to) {
            return;
        }
        let beside = attacks::king_attacks(to) & Bitboard::from(to.rank());
        if (beside & self.role(Role::Pawn) & self.of(!us)).any() {
            self.meta |= (u32::from(to.file()) + 1) << EP_SHIFT;
        }
    }

    fn lose_rights(&mut self, king: bool, us: Color, from: Square, to: Square, rooks: &Rooks) {
        for (index, rook) in rooks.iter().enumerate() {
            let moved = king && right_of(index).0 == us;
            if moved || *rook == Some(from) || *rook == Some(to) {
                self.meta &= !(1 << (index + 1));
            }
        }
    }

    /// The step of a piece, no pawn, from one square to another, if it is legal.
    pub fn step(&self, from: Square, to: Square) -> Option<Step> {
        let us = self.turn();
        let role = self.role_at(from)?;
        let reach = attacks::attacks(from, role.of(us), self.occupied());
        if !(reach & !self.of(us)).contains(to) {
            return None;
        }
        let step = Step::new(from, to, Kind::Plain);
        let mut after = *self;
        after.shift(from, to);
        let king = after.king(us);
        let safe = after.attackers(king, !us, after.occupied()).is_empty();
        safe.then_some(step)
    }

    /// All legal steps of the side to move.
    pub fn legal(&self, rooks: &Rooks, steps: &mut Vec<Step>) {
        self.legal_to(Wanted::ALL, rooks, steps);
    }

    /// The legal steps of the side to move that are asked for.
    pub fn legal_to(&self, wanted: Wanted, rooks: &Rooks, steps: &mut Vec<Step>) {
        steps.clear();
        let us = self.turn();
        let (own, enemy) = (self.of(us), self.of(!us));
        let occupied = own | enemy;
        let king = self.king(us);
        let checkers = self.attackers(king, !us, occupied);
        self.king_steps(king, !own & wanted.king, occupied, steps);
        if checkers.more_than_one() {
            return;
        }
        let target = wanted.men
            & match checkers.first() {
                Some(checker) => attacks::between(king, checker).with(checker),
                None => !own,
            };
        if wanted.men.is_empty() {
            return;
        }
        let pinned = self.pinned(king, own, enemy, occupied);
        let allowed = |from: Square| {
            if pinned.contains(from) {
                target & attacks::ray(king, from)
            } else {
                target
            }
        };
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            for from in self.role(role) & own {
                let reach = attacks::attacks(from, role.of(us), occupied);
                for to in reach & allowed(from) {
                    steps.push(Step::new(from, to, Kind::Plain));
                }
            }
        }
        self.pawn_steps(us, own, enemy, &allowed, steps);
        if wanted != Wanted::ALL {
            return;
        }
        self.en_passant_steps(us, king, occupied, steps);
        if checkers.is_empty() && self.meta & RIGHTS != 0 {
            self.castling_steps(us, king, occupied, rooks, steps);
        }
    }

    fn king_steps(&self, king: Square, to: Bitboard, occupied: Bitboard, steps: &mut Vec<Step>) {
        let to = attacks::king_attacks(king) & to;
        if to.any() {
            let attacked = self.attacked(!self.turn(), occupied.without(king));
            for to in to & !attacked {
                steps.push(Step::new(king, to, Kind::Plain));
            }
        }
    }

    fn pinned(&self, king: Square, own: Bitboard, enemy: Bitboard, occupied: Bitboard) -> Bitboard {
        let queens = self.role(Role::Queen);
        let empty = Bitboard::EMPTY;
        let snipers = enemy
            & (attacks::rook_attacks(king, empty) & (self.role(Role::Rook) | queens)
                | attacks::bishop_attacks(king, empty) & (self.role(Role::Bishop) | queens));
        let mut pinned = empty;
        for sniper in snipers {
            let between = attacks::between(king, sniper) & occupied;
            if between.single_square().is_some() {
                pinned |= between & own;
            }
        }
        pinned
    }

    fn pawn_steps(
        &self,
        us: Color,
        own: Bitboard,
        enemy: Bitboard,
        allowed: &impl Fn(Square) -> Bitboard,
        steps: &mut Vec<Step>,
    ) {
        let free = !(own | enemy);
        let ahead = us.fold_wb(8, -8);
        let third = Bitboard::from(us.relative_rank(shakmaty::Rank::Third));
        let last = us.relative_rank(shakmaty::Rank::Eighth);
        for from in self.role(Role::Pawn) & own {
            let one = Bitboard::from(from).shift(ahead) & free;
            let two = (one & third).shift(ahead) & free;
            let captures = attacks::pawn_attacks(us, from) & enemy;
            for to in (one | two | captures) & allowed(from) {
                if to.rank() == last {
                    // What comes last is tried first.
                    for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
                        steps.push(Step::new(from, to, Kind::Promotion(role)));
                    }
                } else {
                    steps.push(Step::new(from, to, Kind::Plain));
                }
            }
        }
    }

    fn en_passant_steps(&self, us: Color, king: Square, occupied: Bitboard, steps: &mut Vec<Step>) {
        let Some(to) = self.ep_square() else {
            return;
        };
        let takers = attacks::pawn_attacks(!us, to) & self.role(Role::Pawn) & self.of(us);
        for from in takers {
            let victim = Square::from_coords(to.file(), from.rank());
            let after = occupied.without(from).without(victim).with(to);
            if (self.attackers(king, !us, after).without(victim)).is_empty() {
                steps.push(Step::new(from, to, Kind::EnPassant));
            }
        }
    }

    fn castling_steps(
        &self,
        us: Color,
        king: Square,
        occupied: Bitboard,
        rooks: &Rooks,
        steps: &mut Vec<Step>,
    ) {
        for (index, rook) in rooks.iter().enumerate() {
            let (color, side) = right_of(index);
            let Some(rook) = rook.filter(|_| color == us && self.meta >> (index + 1) & 1 == 1)
            else {
                continue;
            };
            let (king_to, rook_to) = (side.king_to(us), side.rook_to(us));
            let others = occupied.without(king).without(rook);
            let way = attacks::between(king, king_to).with(king_to);
            let path = way | attacks::between(rook, rook_to).with(rook_to);
            let attacked = |sq: Square| self.attackers(sq, !us, others.with(rook_to)).any();
            let safe = |sq: Square| self.attackers(sq, !us, occupied.without(king)).is_empty();
            if (path & others).is_empty() && way.into_iter().all(safe) && !attacked(king_to) {
                steps.push(Step::new(king, rook, Kind::Castling));
            }
        }
    }

    /// The step as a move of the rules library, mirrored back for Black.
    pub fn to_move(self, step: Step, winner: Color) -> Move {
        let flip = |sq: Square| match winner {
            Color::White => sq,
            Color::Black => sq.flip_vertical(),
        };
        let (from, to) = (flip(step.from()), flip(step.to()));
        let role = self.role_at(step.from()).unwrap_or(Role::Pawn);
        let capture = self.role_at(step.to());
        let promotion = match step.kind() {
            Kind::Plain => None,
            Kind::Promotion(role) => Some(role),
            Kind::EnPassant => return Move::EnPassant { from, to },
            Kind::Castling => {
                return Move::Castle {
                    king: from,
                    rook: to,
                };
            }
        };
        Move::Normal {
            role,
            from,
            capture,
            to,
            promotion,
        }
    }
}

/// Whose right it is, and to which side.
const fn right_of(index: usize) -> (Color, CastlingSide) {
    match index {
        0 => (Color::White, CastlingSide::KingSide),
        1 => (Color::White, CastlingSide::QueenSide),
        2 => (Color::Black, CastlingSide::KingSide),
        _ => (Color::Black, CastlingSide::QueenSide),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{CastlingMode, Setup, fen::Fen};

    fn names(moves: &[Move]) -> Vec<String> {
        let mut names: Vec<String> = moves.iter().map(|m| format!("{m:?}")).collect();
        names.sort();
        names
    }

    /// The generator agrees with the rules library along random games of Chess960, for both views.
    #[test]
    fn steps_are_the_legal_moves() {
        let mut seed = 7u64;
        let mut roll = |n: usize| {
            seed = seed
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (seed >> 33) as usize % n
        };
        let mut bits = 1u64;
        let mut mask = || {
            bits = bits.rotate_left(7).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            bits
        };
        let mut steps = Vec::new();
        for game in 0..160 {
            let mut setup = Setup::initial();
            setup.board = shakmaty::Board::chess960(game * 6);
            setup.castling_rights = setup.board.rooks();
            let mut position: Chess = setup.position(CastlingMode::Chess960).expect("a start");
            for _ in 0..120 {
                let legal = position.legal_moves();
                for winner in Color::ALL {
                    let (board, rooks) = Board::new(&position, winner);
                    board.legal(&rooks, &mut steps);
                    let ours: Vec<Move> = steps.iter().map(|s| board.to_move(*s, winner)).collect();
                    assert_eq!(names(&ours), names(&legal), "{:?}", position);
                    assert_eq!(board.in_check(), position.is_check());
                    let mated = winner != position.turn() && position.is_checkmate();
                    assert_eq!(board.is_mate(), mated, "{position:?}");
                    let wanted = Wanted {
                        king: Bitboard(mask()),
                        men: Bitboard(mask()),
                    };
                    let mut asked = Vec::new();
                    board.legal_to(wanted, &rooks, &mut asked);
                    let kept = steps.iter().filter(|step| wanted.has(&board, **step));
                    assert!(asked.iter().eq(kept), "{position:?}");
                    for step in &steps {
                        let mut played = position.clone();
                        played.play_unchecked(board.to_move(*step, winner));
                        let (expected, _) = Board::new(&played, winner);
                        assert_eq!(board.after(*step, &rooks), expected, "{step:?}");
                    }
                }
                if legal.is_empty() {
                    break;
                }
                position.play_unchecked(legal[roll(legal.len())]);
            }
        }
    }

    #[test]
    fn en_passant_that_uncovers_the_king_is_illegal() {
        let fen: Fen = "8/8/8/K2Pp2r/8/8/8/4k3 w - e6 0 1".parse().expect("a FEN");
        let position: Chess = fen.into_position(CastlingMode::Standard).expect("legal");
        let (board, rooks) = Board::new(&position, Color::White);
        let mut steps = Vec::new();
        board.legal(&rooks, &mut steps);
        assert!(steps.iter().all(|step| step.kind() != Kind::EnPassant));
    }
}
