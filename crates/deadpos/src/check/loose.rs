//! Checks a proof by loose pieces: plays the kept board out again, each loose piece with a set of
//! squares of its own, and looks for a mate that could be.

use std::collections::HashMap;

use shakmaty::{Bitboard, Board, Color, Piece, Rank, Role, Setup, Square, attacks};

use super::{VerifyError, disbelief, real};

/// The kept pieces and whose turn it is, with the square where a pawn may be taken in passing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Kept {
    board: Board,
    turn: Color,
    passing: Option<Square>,
}

/// Where each loose piece can be, and where black pieces of any kind, once pawns.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Whereabouts {
    sets: Vec<Bitboard>,
    wild: Bitboard,
}

struct Checker {
    /// The side that asks, which is seen as White here.
    side: Color,
    loose: Vec<Piece>,
    /// How many black pawns there were.
    pawns: usize,
    known: HashMap<Kept, Whereabouts>,
    open: Vec<Kept>,
}

/// What may have given check: the piece that went from here to there, or anything.
type Mover = Option<(Square, Square)>;

/// Verifies that no mate of Black can arise, with these pieces let loose.
pub fn holds(setup: &Setup, side: Color, pieces: Bitboard, boards: u32) -> Result<(), VerifyError> {
    if setup.castling_rights.any() {
        return disbelief("castling is possible");
    }
    let mut board = setup.board.clone();
    let mut checker = Checker {
        side,
        loose: Vec::new(),
        pawns: board.by_piece(Role::Pawn.of(Color::Black)).count(),
        known: HashMap::new(),
        open: Vec::new(),
    };
    let mut about = Whereabouts {
        sets: Vec::new(),
        wild: Bitboard::EMPTY,
    };
    for square in pieces {
        let Some(piece) = board.remove_piece_at(square) else {
            return disbelief(format!("nothing stands on {}", real(square, side)));
        };
        match (piece.role, piece.color) {
            (Role::King, _) | (Role::Pawn, Color::White) => {
                let shown = real(square, side);
                return disbelief(format!("what stands on {shown} cannot be let loose"));
            }
            (Role::Pawn, Color::Black) => about.wild = Bitboard::FULL,
            _ => {
                checker.loose.push(piece);
                about.sets.push(square.into());
            }
        }
    }
    let first = Kept {
        board,
        turn: setup.turn,
        passing: setup.ep_square,
    };
    checker.arrive(first, about);
    while let Some(kept) = checker.open.pop() {
        // A set of squares for each piece allows no more than was counted with fewer sets.
        if checker.known.len() > boards as usize {
            return disbelief("there are more boards than were claimed");
        }
        let about = checker.known[&kept].clone();
        checker.expand(&kept, &about)?;
    }
    Ok(())
}

impl Checker {
    fn arrive(&mut self, kept: Kept, mut about: Whereabouts) {
        let occupied = kept.board.occupied();
        about.sets.iter_mut().for_each(|set| *set &= !occupied);
        about.wild &= !occupied;
        if let Some(before) = self.known.get(&kept) {
            about.wild |= before.wild;
            let sets = about.sets.iter_mut().zip(&before.sets);
            sets.for_each(|(set, known)| *set |= *known);
            if *before == about {
                return;
            }
        }
        self.known.insert(kept.clone(), about);
        self.open.push(kept);
    }

    /// The squares on which something loose of a colour can be.
    fn anywhere(&self, about: &Whereabouts, color: Color) -> Bitboard {
        let pieces = self.loose.iter().zip(&about.sets);
        let of_color = pieces.filter(|(piece, _)| piece.color == color);
        let wild = color.fold_wb(Bitboard::EMPTY, about.wild);
        of_color.fold(wild, |sum, (_, set)| sum | *set)
    }

    fn expand(&mut self, kept: &Kept, about: &Whereabouts) -> Result<(), VerifyError> {
        let us = kept.turn;
        for from in kept.board.by_color(us) {
            let Some(piece) = kept.board.piece_at(from) else {
                continue;
            };
            for to in self.destinations(kept, about, from, piece) {
                self.kept_move(kept, about, (from, to), piece)?;
            }
        }
        let mut still = kept.clone();
        still.turn = !us;
        still.passing = None;
        for index in 0..self.loose.len() {
            let (piece, set) = (self.loose[index], about.sets[index]);
            if piece.color != us || set.is_empty() {
                continue;
            }
            let mut moved = about.clone();
            moved.sets[index] = wherever(set, piece, kept.board.occupied());
            self.land(kept, still.clone(), moved, None)?;
            for victim in hits(set, piece, kept.board.occupied()) & kept.board.by_color(!us) {
                let mut about = about.clone();
                about.sets[index].add(victim);
                self.take(kept, &still, about, victim)?;
            }
        }
        if about.wild.any() && us.is_black() {
            // Whatever moves there, a pawn that takes in passing too, may be anywhere afterwards.
            let mut moved = about.clone();
            moved.wild = Bitboard::FULL;
            self.land(kept, still.clone(), moved.clone(), None)?;
            for victim in kept.board.by_color(!us) {
                self.take(kept, &still, moved.clone(), victim)?;
            }
        }
        Ok(())
    }

    /// Something loose takes a kept piece.
    fn take(
        &mut self,
        kept: &Kept,
        still: &Kept,
        about: Whereabouts,
        victim: Square,
    ) -> Result<(), VerifyError> {
        if kept.board.role_at(victim) == Some(Role::King) {
            return Ok(());
        }
        let mut next = still.clone();
        next.board.discard_piece_at(victim);
        self.land(kept, next, about, None)
    }

    fn destinations(
        &self,
        kept: &Kept,
        about: &Whereabouts,
        from: Square,
        piece: Piece,
    ) -> Bitboard {
        let occupied = kept.board.occupied();
        let own = kept.board.by_color(piece.color);
        if piece.role != Role::Pawn {
            return attacks::attacks(from, piece, occupied) & !own;
        }
        let forward = piece.color.fold_wb(1, -1);
        let one = from
            .offset(8 * forward)
            .filter(|sq| !occupied.contains(*sq));
        let home = from.rank() == piece.color.relative_rank(Rank::Second);
        let two = one.filter(|_| home).and_then(|_| from.offset(16 * forward));
        let two = two.filter(|sq| !occupied.contains(*sq));
        let prey = kept.board.by_color(!piece.color)
            | self.anywhere(about, !piece.color)
            | kept.passing.map_or(Bitboard::EMPTY, Bitboard::from);
        let captures = attacks::pawn_attacks(piece.color, from) & prey & !own;
        [one, two]
            .into_iter()
            .flatten()
            .fold(captures, Bitboard::with)
    }

    fn kept_move(
        &mut self,
        kept: &Kept,
        about: &Whereabouts,
        (from, to): (Square, Square),
        piece: Piece,
    ) -> Result<(), VerifyError> {
        if kept.board.role_at(to) == Some(Role::King) {
            return Ok(());
        }
        let mut next = kept.clone();
        let mut about = about.clone();
        let mut mover = Some((from, to));
        next.turn = !kept.turn;
        next.passing = None;
        next.board.discard_piece_at(from);
        next.board.discard_piece_at(to);
        let pawn = piece.role == Role::Pawn;
        if pawn && to.rank() == piece.color.relative_rank(Rank::Eighth) {
            if piece.color.is_white() {
                let shown = real(from, self.side);
                return disbelief(format!("the pawn on {shown} may promote"));
            }
            about.wild = Bitboard::FULL;
            return self.land(kept, next, about, mover);
        }
        next.board.set_piece_at(to, piece);
        if pawn && kept.passing == Some(to) {
            next.board
                .discard_piece_at(Square::from_coords(to.file(), from.rank()));
            mover = None;
        }
        if pawn && from.distance(to) == 2 {
            next.passing = attacks::between(from, to).first();
        }
        self.land(kept, next, about, mover)
    }

    /// A move that could be legal leads here; it must not be a mate that could be.
    fn land(
        &mut self,
        kept: &Kept,
        mut next: Kept,
        about: Whereabouts,
        mover: Mover,
    ) -> Result<(), VerifyError> {
        let us = kept.turn;
        let may_be = self.may_be_occupied(&next, &about);
        let Some(king) = next.board.king_of(us) else {
            return disbelief("a king is missing");
        };
        if next.board.attacks_to(king, !us, may_be).any() {
            return Ok(());
        }
        if us.is_white() && self.mate_could_be(&next, &about, mover) {
            return disbelief("a mate could be");
        }
        // Only a kept pawn beside it tells a step of two squares from two steps of one.
        let takers = |sq: Square| {
            let pawns = next.board.by_piece(Role::Pawn.of(next.turn));
            (attacks::pawn_attacks(!next.turn, sq) & pawns).any()
        };
        if !next.passing.is_some_and(takers) {
            next.passing = None;
        }
        let mates = self.loose.iter().any(|piece| piece.color.is_white());
        if mates || next.board.by_color(Color::White).count() > 1 {
            self.arrive(next, about);
        }
        Ok(())
    }

    fn may_be_occupied(&self, kept: &Kept, about: &Whereabouts) -> Bitboard {
        let loose = Color::ALL.map(|color| self.anywhere(about, color));
        kept.board.occupied() | loose[0] | loose[1]
    }

    fn mate_could_be(&self, kept: &Kept, about: &Whereabouts, mover: Mover) -> bool {
        let Some(king) = kept.board.king_of(Color::Black) else {
            return true;
        };
        let occupied = kept.board.occupied();
        let pieces = self.loose.iter().zip(&about.sets);
        let white: Vec<(Piece, Bitboard)> = pieces
            .filter(|(piece, _)| piece.color.is_white())
            .map(|(piece, set)| (*piece, *set & !occupied))
            .collect();
        if !self.check_could_be(kept, about, &white, king, mover) {
            return false;
        }
        let without_king = occupied.without(king);
        let kept_hits = |sq: Square| kept.board.attacks_to(sq, Color::White, without_king).any();
        let shut = |loose: &[(Piece, Bitboard)], beside: Option<Square>| {
            let loose_hits = |sq: Square| {
                let mut sets = loose.iter();
                sets.any(|(piece, set)| hits(*set, *piece, without_king).contains(sq))
            };
            let free = attacks::king_attacks(king) & !kept.board.by_color(Color::Black);
            let open = |sq: &Square| Some(*sq) != beside && !kept_hits(*sq) && !loose_hits(*sq);
            let open: Vec<Square> = free.into_iter().filter(open).collect();
            let checked = kept_hits(king) || loose_hits(king);
            // The king takes a kept man that nothing guards.
            let takes = open.iter().any(|sq| occupied.contains(*sq));
            checked && !takes && self.blockable(kept, about, &open, &mut Vec::new(), 0)
        };
        match white[..] {
            // A single piece is on one square at a time, taken for guarded there, or it is gone.
            [(piece, set)] => {
                let mut squares = set.into_iter();
                shut(&[], None) || squares.any(|sq| shut(&[(piece, sq.into())], Some(sq)))
            }
            _ => shut(&white, None),
        }
    }

    /// Whether the last move could have given a check that nothing kept can answer by taking.
    fn check_could_be(
        &self,
        kept: &Kept,
        about: &Whereabouts,
        white: &[(Piece, Bitboard)],
        king: Square,
        mover: Mover,
    ) -> bool {
        let Some((from, to)) = mover else {
            return true;
        };
        let occupied = kept.board.occupied();
        let checkers = kept.board.attacks_to(king, Color::White, occupied);
        let through = |sq: Square| attacks::between(king, sq).contains(from);
        let loose_through = white.iter().any(|(piece, set)| {
            let mut squares = set.into_iter();
            squares.any(|sq| through(sq) && attacks::attacks(sq, *piece, occupied).contains(king))
        });
        if loose_through || checkers.into_iter().any(through) {
            return true;
        }
        let may_be = self.may_be_occupied(kept, about);
        let takers = kept
            .board
            .attacks_to(to, Color::Black, may_be)
            .without(king);
        let free = |sq: Square| attacks::ray(king, sq).is_empty();
        checkers.contains(to) && !takers.into_iter().any(free)
    }

    /// Whether different loose black pieces can stand on all of these squares, by trying.
    fn blockable(
        &self,
        kept: &Kept,
        about: &Whereabouts,
        squares: &[Square],
        used: &mut Vec<usize>,
        wild: usize,
    ) -> bool {
        let Some((first, rest)) = squares.split_first() else {
            return true;
        };
        for index in 0..self.loose.len() {
            let stands = self.loose[index].color.is_black() && about.sets[index].contains(*first);
            if stands && !used.contains(&index) {
                used.push(index);
                if self.blockable(kept, about, rest, used, wild) {
                    return true;
                }
                used.pop();
            }
        }
        let left = kept.board.by_piece(Role::Pawn.of(Color::Black)).count();
        let stands = (about.wild & !kept.board.occupied()).contains(*first);
        let more = stands && wild < self.pawns.saturating_sub(left);
        more && self.blockable(kept, about, rest, used, wild + 1)
    }
}

/// The squares that a piece attacks from one of some squares.
fn hits(from: Bitboard, piece: Piece, occupied: Bitboard) -> Bitboard {
    let each = from
        .into_iter()
        .map(|sq| attacks::attacks(sq, piece, occupied));
    each.fold(Bitboard::EMPTY, |sum, squares| sum | squares)
}

/// The squares that a piece comes to from some squares among the kept ones, in any number of moves.
fn wherever(from: Bitboard, piece: Piece, occupied: Bitboard) -> Bitboard {
    let mut all = from;
    loop {
        let wider = all | hits(all, piece, occupied) & !occupied;
        if wider == all {
            return all;
        }
        all = wider;
    }
}
