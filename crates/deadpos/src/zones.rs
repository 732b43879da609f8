//! Zones: where each piece can ever stand in a blocked position.
//!
//! Starting from the squares that the pieces stand on, every move that no lasting obstacle forbids
//! is added until nothing new comes. A *steady* piece is such an obstacle: it can neither move nor be
//! captured. If in these zones, which are larger than the truth, no mate of the black king fits
//! together, no mate can ever arise. `docs/dead-positions.md` has the proof.

use shakmaty::{Bitboard, Color, Rank, Role, Square, attacks};

use crate::board::Board;

/// A piece, where it stood, and where it can ever stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Zone {
    /// Whose piece it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
    /// Where it stood.
    pub start: Square,
    /// Every square it can ever stand on.
    pub reach: Bitboard,
    /// Whether it can ever be captured.
    pub capturable: bool,
}

impl Zone {
    fn is_steady(&self) -> bool {
        !self.capturable && self.reach == Bitboard::from(self.start)
    }
}

/// The zones of all pieces, in memory that is reused.
#[derive(Debug, Default)]
pub struct Zones {
    zones: Vec<Zone>,
    en_passant: Option<Square>,
}

/// Whether it is seen at once that zones prove nothing: somebody leaves them.
fn are_left(board: &Board) -> bool {
    board.has_castling_rights() || has_open_way(board)
}

/// Whether some pawn is seen at once to promote within its zone: whoever stands before it on its file is loosened by
/// the first widening. A piece that attacks an empty square moves; a man that is attacked, but not by a king, may be
/// captured; a pawn with an empty square before it moves; and a pawn that comes the other way bars the file no longer
/// if it may be captured, or may itself capture and leave the file.
pub fn has_open_way(board: &impl Men) -> bool {
    let (occupied, pawns) = (board.occupied(), board.role(Role::Pawn));
    let kings = board.role(Role::King);
    let by_white = Attacks::of(board, Color::White);
    let by_black = Attacks::of(board, Color::Black);
    let moving = by_white.moving | by_black.moving;
    let open = |us: Color, ours: &Attacks, theirs: &Attacks| {
        let (own, back) = (board.of(us), us.fold_wb(-8, 8));
        let captured = board.of(!us) & ours.attacked | own & theirs.attacked;
        let stepping = own & pawns & (!occupied).shift(back);
        let gives_way = (captured | stepping | moving | theirs.capturing) & !kings;
        let mut barred = (occupied & !gives_way).shift(back);
        for steps in [1, 2, 4] {
            barred |= barred.shift(back * steps);
        }
        (own & pawns & !barred).any()
    };
    open(Color::White, &by_white, &by_black) || open(Color::Black, &by_black, &by_white)
}

/// Where men stand, on whichever board.
pub trait Men {
    fn of(&self, color: Color) -> Bitboard;
    fn role(&self, role: Role) -> Bitboard;
    fn occupied(&self) -> Bitboard;
}

impl Men for Board {
    fn of(&self, color: Color) -> Bitboard {
        self.of(color)
    }

    fn role(&self, role: Role) -> Bitboard {
        self.role(role)
    }

    fn occupied(&self) -> Bitboard {
        self.occupied()
    }
}

impl Men for shakmaty::Board {
    fn of(&self, color: Color) -> Bitboard {
        self.by_color(color)
    }

    fn role(&self, role: Role) -> Bitboard {
        self.by_role(role)
    }

    fn occupied(&self) -> Bitboard {
        self.occupied()
    }
}

/// What the men of a colour, without the king, attack at once.
struct Attacks {
    attacked: Bitboard,
    /// The pieces that attack an empty square.
    moving: Bitboard,
    /// The pawns that attack a man other than the king.
    capturing: Bitboard,
}

impl Attacks {
    fn of(board: &impl Men, color: Color) -> Attacks {
        let (own, occupied) = (board.of(color), board.occupied());
        let mut all = Attacks {
            attacked: Bitboard::EMPTY,
            moving: Bitboard::EMPTY,
            capturing: Bitboard::EMPTY,
        };
        let prey = board.of(!color) & !board.role(Role::King);
        for pawn in own & board.role(Role::Pawn) {
            let attacked = attacks::pawn_attacks(color, pawn);
            all.attacked |= attacked;
            if (attacked & prey).any() {
                all.capturing |= Bitboard::from(pawn);
            }
        }
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            for from in own & board.role(role) {
                let attacked = attacks::attacks(from, role.of(color), occupied);
                all.attacked |= attacked;
                if (attacked & !occupied).any() {
                    all.moving |= Bitboard::from(from);
                }
            }
        }
        all
    }
}

impl Zones {
    /// The zones of all pieces, if they prove that White can never mate.
    pub fn no_mate(&mut self, board: &Board) -> Option<Vec<Zone>> {
        if are_left(board) {
            return None;
        }
        self.stay_in_zones(board)?;
        (!self.mate_fits()).then(|| self.zones.clone())
    }

    /// Widens the zones until nothing new comes; none if a pawn may promote.
    fn stay_in_zones(&mut self, board: &Board) -> Option<()> {
        self.begin(board);
        while self.widen()? {}
        Some(())
    }

    fn begin(&mut self, board: &Board) {
        let zone = |start: Square| {
            let role = board.role_at(start).unwrap_or(Role::Pawn);
            let black = board.of(Color::Black).contains(start);
            Zone {
                color: Color::from_black(black),
                role,
                start,
                reach: start.into(),
                capturable: false,
            }
        };
        self.zones.clear();
        self.zones.extend(board.occupied().into_iter().map(zone));
        self.en_passant = board.ep_square();
        if let Some(to) = self.en_passant {
            // The pawn that has just stepped two squares may be taken at once.
            let rank = board.turn().relative_rank(Rank::Fifth);
            let victim = Square::from_coords(to.file(), rank);
            let pawn = self.zones.iter_mut().find(|zone| zone.start == victim);
            pawn.into_iter().for_each(|zone| zone.capturable = true);
        }
    }

    fn steady(&self, color: Color) -> Bitboard {
        let steady = self
            .zones
            .iter()
            .filter(|z| z.color == color && z.is_steady());
        steady.map(|z| z.start).collect()
    }

    /// Adds every move that nothing lasting forbids. `None`: a pawn may promote, which is beyond
    /// this proof. Otherwise whether anything was new.
    fn widen(&mut self) -> Option<bool> {
        let steady = [Color::White, Color::Black].map(|c| self.steady(c));
        let guarded = [Color::White, Color::Black].map(|c| self.always_attacked(c));
        let mut new = false;
        for index in 0..self.zones.len() {
            let zone = self.zones[index];
            let us = usize::from(zone.color.is_black());
            let (own, all) = (steady[us], steady[0] | steady[1]);
            let kings = self.king_squares();
            let mut reach = zone.reach;
            let mut captures = Bitboard::EMPTY;
            for from in zone.reach {
                match zone.role {
                    Role::Pawn => {
                        let taken = self.pawn_captures(&zone, from);
                        reach |= self.pawn_steps(&zone, from, all) | taken;
                        captures |= taken;
                    }
                    Role::King => {
                        let to = attacks::king_attacks(from) & !own & !guarded[1 - us];
                        reach |= to;
                        captures |= to;
                    }
                    role => {
                        let piece = role.of(zone.color);
                        let to = attacks::attacks(from, piece, all) & !own & !(all & kings);
                        reach |= to;
                        captures |= to;
                    }
                }
            }
            let last = zone.color.relative_rank(Rank::Eighth);
            if zone.role == Role::Pawn && (reach & Bitboard::from(last)).any() {
                return None;
            }
            new |= reach != zone.reach;
            self.zones[index].reach = reach;
            new |= self.capture(zone.color, captures, zone.role);
        }
        Some(new)
    }

    fn king_squares(&self) -> Bitboard {
        let kings = self.zones.iter().filter(|z| z.role == Role::King);
        kings.map(|z| z.start).collect()
    }

    /// Everything of the other colour that can stand on these squares can be captured there.
    fn capture(&mut self, by: Color, squares: Bitboard, role: Role) -> bool {
        let mut new = false;
        for zone in &mut self.zones {
            let passing = role == Role::Pawn && zone.role == Role::Pawn && passed(zone, squares);
            let met = (zone.reach & squares).any() || passing;
            if zone.color != by && zone.role != Role::King && met && !zone.capturable {
                zone.capturable = true;
                new = true;
            }
        }
        new
    }

    /// One or two steps ahead, unless something steady stands there, or a pawn coming the other way
    /// that can neither be captured nor leave the file.
    fn pawn_steps(&self, pawn: &Zone, from: Square, steady: Bitboard) -> Bitboard {
        let ahead = pawn.color.fold_wb(8, -8);
        let file = Bitboard::from(pawn.start.file());
        let stays = pawn.reach.is_subset(file);
        let barred = |to: Square| {
            stays
                && self.zones.iter().any(|other| {
                    other.role == Role::Pawn
                        && other.color != pawn.color
                        && !other.capturable
                        && other.reach.is_subset(file)
                        && is_ahead(pawn.color, pawn.start, other.start)
                        && !is_ahead(pawn.color, to, other.start)
                })
        };
        let free = |to: &Square| !steady.contains(*to) && !barred(*to);
        let one: Bitboard = Bitboard::from(from)
            .shift(ahead)
            .into_iter()
            .filter(free)
            .collect();
        let third = Bitboard::from(pawn.color.relative_rank(Rank::Third));
        let two: Bitboard = (one & third)
            .shift(ahead)
            .into_iter()
            .filter(free)
            .collect();
        one | two
    }

    /// Where a pawn can capture: what can ever stand there, or can be passed there.
    fn pawn_captures(&self, pawn: &Zone, from: Square) -> Bitboard {
        let reach = attacks::pawn_attacks(pawn.color, from);
        let enemies = self.zones.iter().filter(|z| z.color != pawn.color);
        let mut captures = Bitboard::EMPTY;
        for enemy in enemies.filter(|z| z.role != Role::King) {
            captures |= reach & enemy.reach;
            if enemy.role == Role::Pawn {
                captures |= reach
                    .into_iter()
                    .filter(|to| passed(enemy, (*to).into()))
                    .collect::<Bitboard>();
            }
        }
        captures | reach & self.en_passant.map_or(Bitboard::EMPTY, Bitboard::from)
    }

    /// The squares that steady pieces of a colour attack, now and for ever.
    fn always_attacked(&self, color: Color) -> Bitboard {
        let mut attacked = Bitboard::EMPTY;
        for zone in self
            .zones
            .iter()
            .filter(|z| z.color == color && z.is_steady())
        {
            // Of the long lines only the first square cannot be interposed on.
            let piece = zone.role.of(color);
            let near = attacks::king_attacks(zone.start);
            let reach = attacks::attacks(zone.start, piece, Bitboard::FULL);
            attacked |= match zone.role {
                Role::Knight => reach,
                _ => reach & near,
            };
        }
        attacked
    }

    /// Whether pieces within their zones could form a mate of the black king.
    fn mate_fits(&self) -> bool {
        let white = |z: &&Zone| z.color.is_white() && z.role != Role::King;
        let Some(own_king) = self.king(Color::White) else {
            return true;
        };
        let Some(king) = self.king(Color::Black) else {
            return true;
        };
        let steady = (self.steady(Color::White) | self.steady(Color::Black)).without(king.start);
        let fixed_attacks: Bitboard = self
            .zones
            .iter()
            .filter(|z| white(z) && z.is_steady())
            .fold(Bitboard::EMPTY, |sum, z| sum | covers(z, z.start, steady));
        let movers = || self.zones.iter().filter(white).filter(|z| !z.is_steady());
        let steady_sliders = self
            .zones
            .iter()
            .filter(white)
            .any(|z| z.is_steady() && !matches!(z.role, Role::Pawn | Role::Knight));
        let all_attacks = movers().fold(fixed_attacks, |sum, z| {
            z.reach
                .into_iter()
                .fold(sum, |sum, from| sum | covers(z, from, steady))
        });
        king.reach.into_iter().any(|k| {
            if !all_attacks.contains(k) {
                return false;
            }
            match (movers().next(), movers().nth(1)) {
                (Some(only), None) if !steady_sliders && !fixed_attacks.contains(k) => {
                    only.reach.into_iter().any(|from| {
                        let reach = covers(only, from, steady);
                        reach.contains(k) && self.shut_in(k, reach | fixed_attacks, own_king)
                    })
                }
                _ => self.shut_in(k, all_attacks, own_king),
            }
        })
    }

    fn king(&self, color: Color) -> Option<&Zone> {
        self.zones
            .iter()
            .find(|z| z.color == color && z.role == Role::King)
    }

    /// Whether every square around the king can be attacked, guarded by the white king from one
    /// square, or blocked by black pieces, one each.
    fn shut_in(&self, king: Square, attacked: Bitboard, own_king: &Zone) -> bool {
        let open = attacks::king_attacks(king) & !attacked;
        own_king.reach.into_iter().any(|own| {
            let apart = !attacks::king_attacks(king).with(king).contains(own);
            apart && self.can_block(open & !attacks::king_attacks(own))
        })
    }

    /// Whether different black pieces can stand on all of these squares.
    fn can_block(&self, squares: Bitboard) -> bool {
        let black = |z: &&Zone| z.color.is_black() && z.role != Role::King;
        let mut match_up = MatchUp {
            blockers: [Bitboard::EMPTY; MEN],
            taken: [None; MEN],
        };
        let places = match_up.blockers.iter_mut();
        for (place, zone) in places.zip(self.zones.iter().filter(black)) {
            *place = zone.reach & squares;
        }
        squares.into_iter().all(|sq| match_up.assign(sq, &mut 0))
    }
}

/// More men than one side can have beside its king.
const MEN: usize = 32;

/// Which blocker stands where.
struct MatchUp {
    blockers: [Bitboard; MEN],
    taken: [Option<Square>; MEN],
}

impl MatchUp {
    /// Finds a piece for a square, moving others to other squares where needed; `tried` has a bit for
    /// each that was asked.
    fn assign(&mut self, square: Square, tried: &mut u32) -> bool {
        for index in 0..MEN {
            let bit = 1 << index;
            if !self.blockers[index].contains(square) || *tried & bit != 0 {
                continue;
            }
            *tried |= bit;
            let free = match self.taken[index] {
                None => true,
                Some(other) => self.assign(other, tried),
            };
            if free {
                self.taken[index] = Some(square);
                return true;
            }
        }
        false
    }
}

/// The squares that a piece attacks from a square, past everything that is not steady.
fn covers(zone: &Zone, from: Square, steady: Bitboard) -> Bitboard {
    attacks::attacks(from, zone.role.of(zone.color), steady)
}

/// Whether a pawn could be taken in passing on one of these squares.
fn passed(pawn: &Zone, squares: Bitboard) -> bool {
    let (home, third, fourth) = match pawn.color {
        Color::White => (Rank::Second, Rank::Third, Rank::Fourth),
        Color::Black => (Rank::Seventh, Rank::Sixth, Rank::Fifth),
    };
    let on = |rank| Square::from_coords(pawn.start.file(), rank);
    pawn.start.rank() == home && squares.contains(on(third)) && pawn.reach.contains(on(fourth))
}

/// Whether a square lies further ahead on the way of a colour's pawns.
fn is_ahead(color: Color, than: Square, square: Square) -> bool {
    match color {
        Color::White => square.rank() > than.rank(),
        Color::Black => square.rank() < than.rank(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{Chess, Position};

    /// Along random games a pawn that is seen to promote at once is found to promote by widening too.
    #[test]
    fn an_open_way_is_what_widening_finds() {
        let mut seed = 3u64;
        let mut roll = |n: usize| {
            seed = seed
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (seed >> 33) as usize % n
        };
        let mut zones = Zones::default();
        let (mut asked, mut open) = (0, 0);
        for _ in 0..200 {
            let mut position = Chess::default();
            for _ in 0..200 {
                for side in Color::ALL {
                    let (board, _) = Board::new(&position, side);
                    asked += 1;
                    if has_open_way(&board) {
                        open += 1;
                        assert!(zones.stay_in_zones(&board).is_none(), "{position:?}");
                    }
                }
                let legal = position.legal_moves();
                if legal.is_empty() {
                    break;
                }
                position.play_unchecked(legal[roll(legal.len())]);
            }
        }
        assert!(open * 2 > asked, "{open} of {asked}");
    }
}
