//! The checker: it verifies what the solver says without trusting it.
//!
//! Nothing here shares code with the solver but the types of its answers. A line is played by the
//! rules library; a statement about material is read off the board; an exhaustion is done again,
//! breadth first; zones are tested square by square for a move that leaves them.

mod loose;

use std::collections::{HashSet, VecDeque};

use shakmaty::{
    Bitboard, Chess, Color, EnPassantMode, Move, Position, Rank, Role, Square, attacks,
};

use crate::{Proof, Verdict, Zone};

/// Why a verdict is not believed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{why}")]
pub struct VerifyError {
    why: String,
    /// The forced moves that lead to it, the last first.
    back: Vec<Move>,
}

impl VerifyError {
    /// The forced moves after which the proof is not believed.
    pub fn after(&self) -> Vec<Move> {
        self.back.iter().rev().copied().collect()
    }
}

/// Proofs see the side that asks as White; this is the square of the real board.
fn real(square: Square, side: Color) -> Square {
    side.fold_wb(square, square.flip_vertical())
}

fn disbelief<T>(why: impl Into<String>) -> Result<T, VerifyError> {
    Err(VerifyError {
        why: why.into(),
        back: Vec::new(),
    })
}

/// Verifies a verdict on whether `side` can mate. An unknown verdict claims nothing.
pub fn verify(position: &Chess, side: Color, verdict: &Verdict) -> Result<(), VerifyError> {
    match verdict {
        Verdict::Winnable(line) if is_mate(position, side, line) => Ok(()),
        Verdict::Winnable(_) => disbelief("the line does not end in mate"),
        Verdict::Unwinnable(proof) => proved(position, side, proof),
        Verdict::Unknown { .. } => Ok(()),
    }
}

fn proved(position: &Chess, side: Color, proof: &Proof) -> Result<(), VerifyError> {
    match proof {
        Proof::Material => material(position, side),
        Proof::Exhausted { positions } => exhaustion(position, side, *positions),
        Proof::Zones(zones) => zones_hold(position, side, zones),
        Proof::Loose { pieces, boards } => loose_holds(position, side, *pieces, *boards),
        Proof::Forced(branches) => forced(position, side, branches),
    }
}

/// Plays the kept pieces out once more, with the others let loose.
fn loose_holds(
    position: &Chess,
    side: Color,
    pieces: Bitboard,
    boards: u32,
) -> Result<(), VerifyError> {
    if position.is_checkmate() && position.turn() != side {
        return disbelief("this is a mate");
    }
    let mut setup = position.to_setup(EnPassantMode::PseudoLegal);
    if side.is_black() {
        setup.mirror();
    }
    loose::holds(&setup, side, pieces, boards)
}

/// Every legal move has its proof, and the position itself is no mate.
fn forced(position: &Chess, side: Color, branches: &[(Move, Proof)]) -> Result<(), VerifyError> {
    if position.is_checkmate() && position.turn() != side {
        return disbelief("this is a mate");
    }
    for m in position.legal_moves() {
        let Some((_, proof)) = branches.iter().find(|(branch, _)| *branch == m) else {
            return disbelief(format!("{m} has no proof"));
        };
        let mut next = position.clone();
        next.play_unchecked(m);
        proved(&next, side, proof).map_err(|mut error| {
            error.back.push(m);
            error
        })?;
    }
    Ok(())
}

/// Whether a line of legal moves ends in mate by a side, played by the rules library.
pub fn is_mate(position: &Chess, side: Color, line: &[Move]) -> bool {
    let mut position = position.clone();
    for m in line {
        if !position.is_legal(*m) {
            return false;
        }
        position.play_unchecked(*m);
    }
    position.is_checkmate() && position.turn() != side
}

/// Whether a line never reaches 75 moves by each side without capture or pawn move (9.6.2) before
/// its last move, which may be a mate.
pub fn is_in_time(position: &Chess, line: &[Move]) -> bool {
    let mut position = position.clone();
    line.iter().all(|m| {
        let in_time = position.halfmoves() < 150;
        position.play_unchecked(*m);
        in_time
    })
}

/// The statements about material, each read off the board.
fn material(position: &Chess, side: Color) -> Result<(), VerifyError> {
    let own = position.board().material_side(side);
    let theirs = position.board().material_side(!side);
    let bishops = position.board().by_piece(Role::Bishop.of(side));
    let all_bishops = position.board().bishops();
    let alike = |squares: Bitboard| {
        squares.is_subset(Bitboard::LIGHT_SQUARES) || squares.is_subset(Bitboard::DARK_SQUARES)
    };
    let no_others = own.pawn + own.rook + own.queen == 0;
    let minors_of_theirs = theirs.pawn + theirs.knight;
    let bare = no_others && own.knight + own.bishop == 0;
    let knight = no_others && (own.knight, own.bishop) == (1, 0);
    let only_queens = minors_of_theirs + theirs.bishop + theirs.rook == 0;
    let one_colour = no_others && own.knight == 0 && alike(bishops) && alike(all_bishops);
    // Bishops of one colour never come to give a double check, so only a given one could be mate.
    let single = position.turn() == side || position.checkers().count() < 2;
    let harmless = minors_of_theirs == 0 && single;
    if bare || knight && only_queens || one_colour && harmless {
        Ok(())
    } else {
        disbelief("this material can mate")
    }
}

/// Visits everything that can still arise, breadth first, and finds no mate.
fn exhaustion(position: &Chess, side: Color, positions: u32) -> Result<(), VerifyError> {
    let mut seen = HashSet::from([position.clone()]);
    let mut queue = VecDeque::from([position.clone()]);
    while let Some(position) = queue.pop_front() {
        if position.is_checkmate() && position.turn() != side {
            return disbelief("a mate can arise");
        }
        if seen.len() > 4 * positions as usize + 1_000 {
            return disbelief("there are many more positions than were claimed");
        }
        for m in position.legal_moves() {
            let mut next = position.clone();
            next.play_unchecked(m);
            let settled = m.is_zeroing() && material(&next, side).is_ok();
            if !settled && seen.insert(next.clone()) {
                queue.push_back(next);
            }
        }
    }
    Ok(())
}

/// Tests that no legal move ever leaves the zones, and that no mate fits into them.
fn zones_hold(position: &Chess, side: Color, zones: &[Zone]) -> Result<(), VerifyError> {
    let mut setup = position.to_setup(EnPassantMode::Legal);
    if side.is_black() {
        setup.mirror();
    }
    if setup.castling_rights.any() {
        return disbelief("castling is possible");
    }
    let starts: Bitboard = zones.iter().map(|zone| zone.start).collect();
    if zones.len() != starts.count() || starts != setup.board.occupied() {
        return disbelief("there is not one zone for each piece");
    }
    if let Some(behind) = setup.ep_square {
        let rank = setup.turn.relative_rank(Rank::Fifth);
        let passed = Square::from_coords(behind.file(), rank);
        let victim = |z: &Zone| z.start == passed && z.capturable;
        if !zones.iter().any(victim) {
            return disbelief("a pawn may be taken in passing that counts as never captured");
        }
    }
    for zone in zones {
        let stands = setup.board.piece_at(zone.start) == Some(zone.role.of(zone.color));
        if !stands || !zone.reach.contains(zone.start) {
            return disbelief(format!("no such piece on {}", real(zone.start, side)));
        }
    }
    let claims = Claims { zones, side };
    for zone in zones {
        for from in zone.reach {
            claims.moves_stay(zone, from, setup.ep_square)?;
        }
    }
    claims.no_mate()
}

struct Claims<'a> {
    zones: &'a [Zone],
    /// The side that asks, which the zones see as White.
    side: Color,
}

impl Claims<'_> {
    fn fixed(zone: &Zone) -> bool {
        !zone.capturable && zone.reach.count() == 1
    }

    fn fixed_at(&self, square: Square) -> Option<&Zone> {
        let here = |z: &&Zone| z.start == square && Claims::fixed(z);
        self.zones.iter().find(here)
    }

    /// Every move of a piece from a square either stays in its zone or is impossible for ever.
    fn moves_stay(&self, zone: &Zone, from: Square, ep: Option<Square>) -> Result<(), VerifyError> {
        let start = real(zone.start, self.side);
        for to in Square::ALL {
            let shown = real(to, self.side);
            let (goes, takes) = self.can_go(zone, from, to, ep);
            if !goes && !takes {
                continue;
            }
            if !zone.reach.contains(to) {
                let role = zone.role;
                return disbelief(format!("the {role:?} of {start} may reach {shown}"));
            }
            if zone.role == Role::Pawn && to.rank() == zone.color.relative_rank(Rank::Eighth) {
                return disbelief(format!("the pawn of {start} may promote"));
            }
            let meets = |other: &&Zone| {
                other.color != zone.color && other.role != Role::King && other.reach.contains(to)
            };
            if takes
                && self
                    .zones
                    .iter()
                    .filter(meets)
                    .any(|other| !other.capturable)
            {
                return disbelief(format!("something may be captured on {shown}"));
            }
        }
        Ok(())
    }

    /// Whether a piece may ever go from a square to another, without and with a capture.
    fn can_go(&self, zone: &Zone, from: Square, to: Square, ep: Option<Square>) -> (bool, bool) {
        if from == to {
            return (false, false);
        }
        let own_wall = self.fixed_at(to).is_some_and(|z| z.color == zone.color);
        let still_king = self.fixed_at(to).is_some_and(|z| z.role == Role::King);
        if own_wall || still_king && zone.role != Role::Pawn {
            return (false, false);
        }
        match zone.role {
            Role::Pawn => self.pawn_can_go(zone, from, to, ep),
            Role::King => {
                let adjacent = from.distance(to) == 1;
                let free = adjacent && !self.watched_for_ever(to, !zone.color);
                (free, free)
            }
            _ => {
                let pattern = attacks::attacks(from, zone.role.of(zone.color), Bitboard::EMPTY);
                let way = attacks::between(from, to);
                let open =
                    pattern.contains(to) && way.into_iter().all(|sq| self.fixed_at(sq).is_none());
                (open, open)
            }
        }
    }

    fn pawn_can_go(
        &self,
        pawn: &Zone,
        from: Square,
        to: Square,
        ep: Option<Square>,
    ) -> (bool, bool) {
        let forward: i32 = pawn.color.fold_wb(1, -1);
        let rise = (i32::from(u8::from(to.rank())) - i32::from(u8::from(from.rank()))) * forward;
        let aside = u32::from(to.file()).abs_diff(u32::from(from.file()));
        match (aside, rise) {
            (0, 1) => (self.pawn_may_stand(pawn, to), false),
            (0, 2) if from.rank() == pawn.color.relative_rank(Rank::Second) => {
                let middle = attacks::between(from, to).first();
                let clear = middle.is_some_and(|sq| self.pawn_may_stand(pawn, sq));
                (clear && self.pawn_may_stand(pawn, to), false)
            }
            (1, 1) => {
                let victim = |z: &Zone| {
                    z.color != pawn.color
                        && z.role != Role::King
                        && (z.reach.contains(to) || self.passes(z, to))
                };
                let takes = ep == Some(to) || self.zones.iter().any(victim);
                // A pawn taken in passing must be known as capturable too.
                let unknown = self
                    .zones
                    .iter()
                    .any(|z| z.color != pawn.color && self.passes(z, to) && !z.capturable);
                (takes || unknown, takes)
            }
            _ => (false, false),
        }
    }

    /// Whether an enemy pawn may step two squares past a square.
    fn passes(&self, zone: &Zone, over: Square) -> bool {
        let rank = |r: Rank| zone.color.relative_rank(r);
        zone.role == Role::Pawn
            && zone.start.rank() == rank(Rank::Second)
            && over == Square::from_coords(zone.start.file(), rank(Rank::Third))
            && zone
                .reach
                .contains(Square::from_coords(zone.start.file(), rank(Rank::Fourth)))
    }

    fn pawn_may_stand(&self, pawn: &Zone, on: Square) -> bool {
        let file = Bitboard::from(pawn.start.file());
        let height = |sq: Square| i32::from(u8::from(pawn.color.relative_rank(sq.rank())));
        let faces = |other: &Zone| {
            other.role == Role::Pawn
                && other.color != pawn.color
                && !other.capturable
                && other.reach.is_subset(file)
                && pawn.reach.is_subset(file)
                && height(other.start) > height(pawn.start)
                && height(other.start) <= height(on)
        };
        self.fixed_at(on).is_none() && !self.zones.iter().any(faces)
    }

    /// Whether a fixed piece attacks a square and nothing can ever come between.
    fn watched_for_ever(&self, square: Square, by: Color) -> bool {
        self.zones.iter().any(|z| {
            let pattern = attacks::attacks(z.start, z.role.of(by), Bitboard::EMPTY);
            z.color == by
                && Claims::fixed(z)
                && pattern.contains(square)
                && (z.role == Role::Knight || z.start.distance(square) == 1)
        })
    }

    /// Tries every square of the black king: each must keep a way out or never be in check.
    fn no_mate(&self) -> Result<(), VerifyError> {
        let king = |color| {
            self.zones
                .iter()
                .find(|z| z.color == color && z.role == Role::King)
        };
        let (Some(white), Some(black)) = (king(Color::White), king(Color::Black)) else {
            return disbelief("a king is missing");
        };
        for at in black.reach {
            for own in white.reach.into_iter().filter(|own| own.distance(at) > 1) {
                if self.mate_fits(at, own, black.start) {
                    let at = real(at, self.side);
                    return disbelief(format!("a mate on {at} may fit"));
                }
            }
        }
        Ok(())
    }

    fn mate_fits(&self, king: Square, own: Square, king_start: Square) -> bool {
        let men = |z: &&Zone| z.color.is_white() && z.role != Role::King;
        let hits = |z: &Zone, from: Square, to: Square| {
            let pattern = attacks::attacks(from, z.role.of(Color::White), Bitboard::EMPTY);
            let open = |sq: Square| sq == king_start || self.fixed_at(sq).is_none();
            pattern.contains(to) && attacks::between(from, to).into_iter().all(open)
        };
        let ever = |z: &Zone, to: Square| z.reach.into_iter().any(|from| hits(z, from, to));
        let still: Vec<&Zone> = self
            .zones
            .iter()
            .filter(men)
            .filter(|z| Claims::fixed(z))
            .collect();
        let moving: Vec<&Zone> = self
            .zones
            .iter()
            .filter(men)
            .filter(|z| !Claims::fixed(z))
            .collect();
        let still_hits = |to: Square| still.iter().any(|z| ever(z, to));
        let simple = still
            .iter()
            .all(|z| matches!(z.role, Role::Pawn | Role::Knight));
        let around = attacks::king_attacks(king);
        let needs = |covered: &dyn Fn(Square) -> bool| -> Vec<Square> {
            let guarded = |sq: Square| sq.distance(own) <= 1 && sq != own;
            let open = |sq: &Square| !covered(*sq) && !guarded(*sq);
            around.into_iter().filter(open).collect()
        };
        if let ([only], true, false) = (&moving[..], simple, still_hits(king)) {
            return only.reach.into_iter().any(|from| {
                let covered = |sq: Square| hits(only, from, sq) || still_hits(sq);
                hits(only, from, king) && self.blockable(&needs(&covered), &mut Vec::new())
            });
        }
        let covered = |sq: Square| self.zones.iter().filter(men).any(|z| ever(z, sq));
        covered(king) && self.blockable(&needs(&covered), &mut Vec::new())
    }

    /// Whether different black pieces can stand on all of these squares, by trying.
    fn blockable(&self, squares: &[Square], used: &mut Vec<Square>) -> bool {
        let Some((first, rest)) = squares.split_first() else {
            return true;
        };
        for zone in self.zones {
            let fits = zone.color.is_black() && zone.role != Role::King;
            if fits && zone.reach.contains(*first) && !used.contains(&zone.start) {
                used.push(zone.start);
                if self.blockable(rest, used) {
                    return true;
                }
                used.pop();
            }
        }
        false
    }
}
