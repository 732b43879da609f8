//! What people may see of a game.

use jadoube_clock::Clock;
use jadoube_ruling::{BySide, Moment, Side};
use shakmaty::{Board, CastlingSide, Square};

use crate::game::{Award, Game, Offer};
use crate::hand::{Act, Misplaced};
use crate::standing::color;
use crate::{ConductRecord, Duty, Motion, Points, Rulebook, Standing};

impl Game {
    /// The position as it stands: moves made and illegal moves completed included.
    pub const fn standing(&self) -> &Standing {
        self.history.standing()
    }

    /// What stands on the board at this moment: the position with what a hand has done on it and
    /// not finished.
    pub fn board_as_it_stands(&self) -> Board {
        let standing = self.standing();
        let mut board = standing.board().clone();
        for (from, to) in self.hand.act.carried(standing) {
            carry(&mut board, from, to);
        }
        if let Act::Promoting(promotion) = self.hand.act {
            if let (Some(from), true) = (promotion.from, promotion.pawn_off) {
                board.discard_piece_at(from);
            }
            let new = promotion.role.filter(|_| promotion.released);
            if let (Some(to), Some(role)) = (promotion.to, new) {
                board.set_piece_at(to, role.of(color(standing.turn())));
            }
        }
        for one in &self.hand.misplaced {
            self.put_amiss(&mut board, *one);
        }
        board
    }

    fn put_amiss(&self, board: &mut Board, Misplaced { motion, lay, alone }: Misplaced) {
        let standing = self.standing();
        let castling = standing.castling_attempt(motion).filter(|_| !alone);
        if let Some((king, rook)) = castling {
            let us = color(standing.turn());
            let side = CastlingSide::from_king_side(king < rook);
            board.discard_piece_at(lay);
            board.discard_piece_at(rook);
            board.set_piece_at(side.king_to(us), us.king());
            board.set_piece_at(side.rook_to(us), us.rook());
        } else {
            carry(board, lay, motion.to);
            if let Some(role) = motion.promotion {
                board.set_piece_at(motion.to, role.of(color(standing.turn())));
            }
        }
    }

    /// Who has arrived at the board.
    pub fn present(&self) -> BySide<bool> {
        BySide::new(|side| self.sides[side].present)
    }

    /// Whose last move is made but not completed by pressing the clock.
    pub fn uncompleted(&self) -> BySide<bool> {
        BySide::new(|side| self.sides[side].uncompleted)
    }

    /// The position that the game began with.
    pub const fn beginning(&self) -> &Standing {
        self.history.start()
    }

    /// The player having the move.
    pub fn turn(&self) -> Side {
        self.standing().turn()
    }

    /// The clock.
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The latest moment that the game knows.
    pub const fn now(&self) -> Moment {
        self.now
    }

    /// Moves made by each side.
    pub fn made_moves(&self) -> BySide<u32> {
        BySide::new(|side| self.sides[side].made)
    }

    /// Moves completed by each side.
    pub fn completed_moves(&self) -> BySide<u32> {
        BySide::new(|side| self.clock.face(side, self.now).completed())
    }

    /// Illegal acts that were penalised, for each side.
    pub fn faults(&self) -> BySide<u32> {
        BySide::new(|side| self.sides[side].faults)
    }

    /// Who has an offer open; if both have, who made the later one.
    pub fn offer(&self) -> Option<Side> {
        let open = |offer: &&Offer| self.open_offers[offer.by] == Some(**offer);
        self.offers.iter().rev().find(open).map(|offer| offer.by)
    }

    /// Whose offers are open, each for itself.
    pub fn open_offers(&self) -> BySide<bool> {
        BySide::new(|side| self.open_offers[side].is_some())
    }

    /// Every offer of a draw, which both players record as (=) (8.1.5).
    pub fn offers(&self) -> &[Offer] {
        &self.offers
    }

    /// What the arbiter has on record about a player.
    pub fn conduct(&self, side: Side) -> &ConductRecord {
        &self.conduct[side]
    }

    /// Whether the result may still change because a player appealed (11.10).
    pub const fn is_provisional(&self) -> bool {
        self.appeals > 0
    }

    /// The time that players got because of the opponent's faults and wrong claims.
    pub fn awards(&self) -> &[Award] {
        &self.awards
    }

    /// The points that the arbiter set, where they are not those of the result.
    pub const fn awarded_score(&self) -> Option<BySide<Points>> {
        self.score
    }

    /// The points of the game (10.1), with what the arbiter set.
    pub fn score(&self, book: &Rulebook) -> Option<BySide<Points>> {
        let ending = self.ending()?;
        self.score
            .or_else(|| book.regulations().score.of(ending.outcome))
    }

    /// Whether an arbiter must first say whether a side could still mate.
    pub const fn awaits_arbiter(&self) -> bool {
        self.question().is_some()
    }

    /// How many rulings there were; the last one has this number less one.
    pub fn rulings(&self) -> u32 {
        u32::try_from(self.rulings.len()).unwrap_or(u32::MAX)
    }

    /// The motions made so far, oldest first; none where the arbiter set up a position.
    pub fn motions(&self) -> impl Iterator<Item = Option<Motion>> {
        let mode = self.standing().mode();
        self.history.plies().iter().map(move |ply| ply.motion(mode))
    }

    /// How many half-moves stand.
    pub fn half_moves(&self) -> u32 {
        self.history.len()
    }

    /// Every half-move that stands with the position that it led to, oldest first; no motion where the
    /// arbiter set up a position.
    pub fn positions(&self) -> impl Iterator<Item = (Option<Motion>, Standing)> {
        self.history.positions()
    }

    /// How often the present position has stood on the board (9.2.2).
    pub fn occurrences(&self) -> usize {
        self.history.occurrences(self.standing(), 1)
    }

    /// What the player having the move is bound to, if touching has bound them.
    pub fn duty(&self, book: &Rulebook) -> Option<Duty> {
        self.hand
            .duty(self.standing(), book.laws())
            .map(|(duty, _)| duty)
    }

    /// The moves that the player having the move may make, by Articles 3 and 4.
    pub fn allowed(&self, book: &Rulebook) -> Vec<Motion> {
        self.hand.allowed(self.standing(), book.laws())
    }
}

fn carry(board: &mut Board, from: Square, to: Square) {
    if let Some(piece) = board.remove_piece_at(from) {
        board.set_piece_at(to, piece);
    }
}
