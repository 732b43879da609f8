//! How a game ends (Article 5), and what a verdict on mating means for it.

use jadoube_ruling::{BySide, Moment, Side};

use smallvec::smallvec;

use crate::game::{Decided, Game, Happenings, Ruling};
use crate::{Ending, Happened, How, Outcome, Points, Refused, Rule, Rulebook, Standing, mating};

impl From<Ending> for Happened {
    fn from(ending: Ending) -> Happened {
        Happened::GameEnded {
            ending,
            score: None,
            reason: None,
        }
    }
}

impl Ending {
    pub(crate) const fn win(winner: Side, how: How, rule: Rule) -> Ending {
        Ending {
            outcome: Outcome::Win(winner),
            how,
            rule,
        }
    }

    pub(crate) const fn draw(how: How, rule: Rule) -> Ending {
        Ending {
            outcome: Outcome::Draw,
            how,
            rule,
        }
    }
}

impl Game {
    /// How the game ends by a position that a legal move has just led to. Mate goes before
    /// stalemate, dead position, 75 moves and fivefold repetition.
    pub(crate) fn end_after(&self, book: &Rulebook, position: &Standing) -> Option<Ending> {
        let to_move = position.turn();
        if !position.has_legal_move() {
            return Some(if position.in_check(to_move) {
                Ending::win(!to_move, How::Checkmate, Rule::Checkmate)
            } else {
                Ending::draw(How::Stalemate, Rule::Stalemate)
            });
        }
        if book.regulations().search_dead_positions && mating::is_dead(position) {
            return Some(Ending::draw(How::DeadPosition, Rule::DeadPosition));
        }
        if !book.laws().automatic_draws {
            return None;
        }
        if position.quiet() >= 150 {
            return Some(Ending::draw(How::SeventyFiveMoves, Rule::SeventyFiveMoves));
        }
        // Four earlier occurrences take at least sixteen quiet half-moves.
        if position.quiet() >= 16 && self.history.occurrences(position, 4) >= 4 {
            return Some(Ending::draw(How::Fivefold, Rule::Fivefold));
        }
        None
    }

    pub(crate) fn resign(&self, book: &Rulebook, by: Side) -> Decided {
        let lost = Ending::win(!by, How::Resignation, Rule::Resignation);
        if !book.laws().resignation_may_draw {
            return Ok(smallvec![lost.into()]);
        }
        let drawn = Ending::draw(How::Resignation, Rule::Resignation);
        Ok(self.unless_unmatable(!by, lost, drawn))
    }

    /// The loser loses if `winner` could still mate from the board as it stands, and draws if not;
    /// where nobody knows, the arbiter is asked.
    pub(crate) fn unless_unmatable(
        &self,
        winner: Side,
        if_yes: Ending,
        if_no: Ending,
    ) -> Happenings {
        smallvec![match mating::can_mate(self.standing(), winner) {
            Some(true) => if_yes.into(),
            Some(false) => if_no.into(),
            None => Happened::ArbiterAsked {
                can_mate: winner,
                if_yes,
                if_no,
            },
        }]
    }

    /// The arbiter, or a deeper search, answers the open question.
    pub(crate) fn answer(&self, can_mate: bool) -> Decided {
        let question = self.question.ok_or(Refused::NothingAsked)?;
        let ending = if can_mate {
            question.if_yes
        } else {
            question.if_no
        };
        Ok(smallvec![ending.into()])
    }

    pub(crate) fn end(&mut self, ending: Ending, score: Option<BySide<Points>>, at: Moment) {
        self.clock.stop(at);
        self.ended = Some(ending);
        self.question = None;
        self.open_offers = BySide::default();
        self.score = score.or(self.score);
        self.rulings.push(Ruling::Ended);
    }
}
