//! What a figure asks for, in the words of the solver.

use jadoube_cards::{BySeat, CardSet, Rank, Seat, Suit};

use crate::solver::Goal;
use crate::{Figure, Suits, Taken};

/// What decides over figures beside the play: who plays alone, trumps, melds, the talon.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aims<'a> {
    pub declarer: Seat,
    pub trump: Option<Suit>,
    pub melds: &'a BySeat<Suits>,
    pub talon: CardSet,
    /// Whether melds count only for a side with a trick.
    pub meld_needs_trick: bool,
}

impl Aims<'_> {
    /// What the declarer must reach with the cards that are left to make a figure; or whether it is made
    /// or lost already, whatever is played.
    pub fn goal(&self, figure: Figure, own: &Taken, others: &Taken) -> Result<Goal, bool> {
        let had = own.card_points / 10;
        let melds = self.melds[self.declarer];
        match figure {
            Figure::Game => self.game(had, others),
            Figure::H40 if self.forty(melds) => Ok(Goal::Points(6 - had)),
            Figure::H20 if melds.count() > u8::from(self.forty(melds)) => Ok(Goal::Points(8 - had)),
            Figure::H40 | Figure::H20 => Err(false),
            Figure::Aces4 => {
                let hidden = !(self.talon & CardSet::rank(Rank::Ace)).is_empty();
                match hidden || others.aces > 0 {
                    true => Err(false),
                    false => Ok(Goal::Aces),
                }
            }
            Figure::Ulti => Ok(Goal::Ulti),
            Figure::Durch | Figure::SpreadDurch if others.tricks > 0 => Err(false),
            Figure::Durch | Figure::SpreadDurch => Ok(match self.trump {
                Some(_) => Goal::Durchmars,
                None => Goal::DurchmarsNoTrumps,
            }),
            Figure::Betli | Figure::SpreadBetli if own.tricks > 0 => Err(false),
            Figure::Betli | Figure::SpreadBetli => Ok(Goal::Betli),
        }
    }

    fn game(&self, had: i32, others: &Taken) -> Result<Goal, bool> {
        let against = self
            .declarer
            .others()
            .map(|seat| self.points(self.melds[seat]));
        let need = game_needs(
            self.points(self.melds[self.declarer]),
            against[0] + against[1],
        );
        // A side without a trick has no melds: taking everything always wins.
        let most = 9 - tens(self.talon);
        match need <= most || !self.meld_needs_trick {
            true => Ok(Goal::Points(need - had)),
            false if others.tricks > 0 => Err(false),
            false => Ok(Goal::Durchmars),
        }
    }

    fn forty(&self, suits: Suits) -> bool {
        self.trump.is_some_and(|trump| suits.has(trump))
    }

    fn points(&self, suits: Suits) -> i32 {
        i32::from(suits.count()) * 20 + i32::from(self.forty(suits)) * 20
    }
}

/// How many aces and tens there are.
pub(crate) fn tens(cards: CardSet) -> i32 {
    (cards & (CardSet::rank(Rank::Ace) | CardSet::rank(Rank::Ten))).len() as i32
}

/// How many tens of card points win the game, with the melds of both sides.
pub(crate) const fn game_needs(own_melds: i32, other_melds: i32) -> i32 {
    // Own points and melds must be more than what is left of ninety and the others' melds.
    (90 + other_melds - own_melds).div_euclid(20) + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_game_needs_more_than_half_of_all() {
        assert_eq!(game_needs(0, 0), 5);
        assert_eq!(game_needs(40, 0), 3);
        assert_eq!(game_needs(0, 20), 6);
        for own in (0..=140).step_by(20) {
            for other in (0..=140).step_by(20) {
                let wins = |tens: i32| tens * 10 + own > 90 - tens * 10 + other;
                let least = (-10..=20).find(|tens| wins(*tens)).unwrap();
                assert_eq!(game_needs(own, other), least, "{own} {other}");
            }
        }
    }
}
