//! Results that contradict the board or the Laws.

use jadoube_deadpos::Verdict;
use jadoube_laws::Rule;
use jadoube_notation::pgn::{Game, Outcome, Termination};
use jadoube_ruling::Side;
use shakmaty::{Chess, Color, Position};

use crate::{Contradiction, Draw, Judge, What};

impl Judge {
    /// Compares the result with the board. A game that the board could not follow says nothing about it.
    pub(crate) fn result(&mut self, game: &Game<'_>, over: Option<(usize, Draw)>) {
        let tag = game.tag("Result").and_then(|tag| Outcome::read(tag.raw));
        let Some(given) = self.line.result.or(tag) else {
            return;
        };
        // A game that goes on after a mate was over there, whatever was written down afterwards.
        if given == Outcome::Open || !self.line.whole && !self.stuck {
            return;
        }
        let ply = self.line.moves.len();
        let Some(end) = self.line.positions.last().cloned() else {
            return;
        };
        let (rule, due, why) = if let Some((_, draw)) = over {
            (draw.rule(), Outcome::Draw, Contradiction::Drawn(draw))
        } else if self.stuck {
            match end.is_check() {
                true => (Rule::Checkmate, won(!end.turn()), Contradiction::Checkmate),
                false => (Rule::Stalemate, Outcome::Draw, Contradiction::Stalemate),
            }
        } else {
            self.won_without_mate(game, &end, given);
            return;
        };
        // Nobody scores only by a ruling, which goes before the board.
        if given != due && given != Outcome::BothLose {
            self.find(ply, rule, What::Result { given, due, why });
        }
    }

    /// A win on time or by resignation needs an opponent who could have mated.
    fn won_without_mate(&mut self, game: &Game<'_>, end: &Chess, given: Outcome) {
        let how = ending(game);
        let on_time = how == Some(Termination::Time);
        if given == Outcome::Draw && !on_time {
            return self.agreed_too_early(how);
        }
        let winner = match given {
            Outcome::White => Color::White,
            Outcome::Black => Color::Black,
            // The flag of the side to move had fallen.
            Outcome::Draw if on_time => !end.turn(),
            _ => return,
        };
        let (rule, why) = match (on_time, given) {
            (true, Outcome::Draw) => (Rule::FlagFall, Contradiction::FlagWithMate),
            (true, _) => (Rule::FlagFall, Contradiction::FlagWithoutMate),
            (false, _) if !self.laws.resignation_may_draw || !is_between_players(how) => return,
            (false, _) => (Rule::Resignation, Contradiction::ResignationWithoutMate),
        };
        let ply = self.line.moves.len();
        let due = match (self.can_mate(end, winner), given) {
            (None, _) => {
                let winner = side(winner);
                self.find(ply, rule, What::Unsettled { winner });
                return;
            }
            (Some(false), _) => Outcome::Draw,
            (Some(true), _) => won(winner),
        };
        if due != given {
            self.find(ply, rule, What::Result { given, due, why });
        }
    }

    /// Players can agree on a draw once each of them has made a move (5.2.3). Nothing on the board can have
    /// drawn so short a game.
    fn agreed_too_early(&mut self, how: Option<Termination>) {
        let made = self.line.moves.len();
        let start = self.line.positions.first();
        let usual = start.is_some_and(|start| *start == Chess::default());
        let needed = 2 * self.laws.moves_before_agreement as usize;
        if !usual || made == 0 || made >= needed || !is_between_players(how) {
            return;
        }
        let what = What::Result {
            given: Outcome::Draw,
            due: Outcome::Open,
            why: Contradiction::AgreementTooEarly,
        };
        self.find(made, Rule::Agreement, what);
    }

    /// Where the winner must have been able to mate, that is searched first: it says as well that the position
    /// was not dead, and nothing is searched twice.
    pub(crate) fn settle_winner(&mut self, game: &Game<'_>) {
        if !self.options.dead_positions || !self.line.whole {
            return;
        }
        let tag = game.tag("Result").and_then(|tag| Outcome::read(tag.raw));
        let winner = match self.line.result.or(tag) {
            Some(Outcome::White) => Color::White,
            Some(Outcome::Black) => Color::Black,
            _ => return,
        };
        let Some(end) = self.line.positions.last().cloned() else {
            return;
        };
        let asked = match ending(game) {
            Some(Termination::Time) => true,
            how => self.laws.resignation_may_draw && is_between_players(how),
        };
        if asked && !self.stuck {
            let can = self.can_mate(&end, winner);
            self.settled = Some((winner, can));
        }
    }

    fn can_mate(&mut self, position: &Chess, winner: Color) -> Option<bool> {
        if let Some((settled, can)) = self.settled
            && settled == winner
        {
            return can;
        }
        if !self.options.dead_positions && nothing_hinders(position, winner) {
            return Some(true);
        }
        let answer = self.solver.can_mate(position, winner, self.options.budget);
        match answer.verdict {
            Verdict::Winnable(_) => Some(true),
            Verdict::Unwinnable(_) => Some(false),
            Verdict::Unknown { .. } => None,
        }
    }
}

/// Whether there is no reason to suspect that a side cannot mate: it has a rook, a queen or a pawn that can
/// step, and nothing is forced. That is no proof; a search is made where proofs are asked for.
fn nothing_hinders(position: &Chess, side: Color) -> bool {
    let board = position.board();
    let men = board.by_color(side);
    let heavy = men & (board.rooks() | board.queens());
    let steps = (men & board.pawns()).shift(side.fold_wb(8, -8)) & !board.occupied();
    (heavy | steps).any() && position.legal_moves().len() >= 4
}

/// How a game ended, as far as its tag says; none where it says what nobody knows.
fn ending(game: &Game<'_>) -> Option<Termination> {
    let Some(tag) = game.tag("Termination") else {
        return Some(Termination::Normal);
    };
    let said = tag.value();
    match said.trim() {
        "" | "?" | "-" | "Normal" | "normal" => Some(Termination::Normal),
        "Time forfeit" | "time forfeit" => Some(Termination::Time),
        said => Termination::read(said),
    }
}

/// Whether a game ended between the players: not by time, absence, or an arbiter. Words that nobody knows may
/// mean any of these.
const fn is_between_players(how: Option<Termination>) -> bool {
    matches!(
        how,
        Some(
            Termination::Normal
                | Termination::Resignation
                | Termination::Agreement
                | Termination::Board
        )
    )
}

const fn won(color: Color) -> Outcome {
    match color {
        Color::White => Outcome::White,
        Color::Black => Outcome::Black,
    }
}

const fn side(color: Color) -> Side {
    match color {
        Color::White => Side::White,
        Color::Black => Side::Black,
    }
}
