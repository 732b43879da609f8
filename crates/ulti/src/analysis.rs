//! After the deal: could it have been made, and with which card was it lost?

use jadoube_cards::analysis::{Story, walk};
use jadoube_cards::kernel::{Lens, Position};
use jadoube_cards::{Card, CardSet, Game as _, Rank, Seat, Suit, Trick};
use serde::Serialize;

use crate::aims::{Aims, tens};
use crate::solver::{Net, OutOfNodes, Progress, Solver, lens};
use crate::{Contract, Deal, Doubling, Figure, Ruleset, Taken, trick_rules};

/// What open cards show about a deal that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Analysis {
    /// Every figure of the contract, and the game where it counts.
    pub figures: Vec<FigureStory>,
    /// What the declarer could win from both together, where there are trumps.
    pub net: Option<Story<i32>>,
}

/// The story of one figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FigureStory {
    /// Which.
    pub figure: Figure,
    /// Whether it was made, or could still be where the deal stopped.
    pub made: bool,
    /// Whether it could be made, from the first card on.
    pub story: Story<bool>,
}

/// Looks at a deal that was played, with open cards.
pub fn analyse(rules: &Ruleset, deal: &Deal, solver: &mut Solver) -> Result<Analysis, OutOfNodes> {
    let (Some((declarer, contract)), Some(trump)) = (deal.standing, deal.trump) else {
        return Ok(Analysis {
            figures: Vec::new(),
            net: None,
        });
    };
    let play = Play::new(rules, deal, declarer, contract, trump);
    let mut figures = Vec::new();
    for figure in contract.components().iter() {
        figures.push(play.story(solver, figure)?);
    }
    let net = match trump {
        Some(suit) => Some(play.net(solver, suit)?),
        None => None,
    };
    Ok(Analysis { figures, net })
}

/// A deal as it was played, card by card.
struct Play<'a> {
    rules: &'a Ruleset,
    deal: &'a Deal,
    declarer: Seat,
    contract: Contract,
    trump: Option<Suit>,
    lens: Lens,
}

/// Where a deal stood before one of its cards.
struct Moment {
    position: Position,
    /// What the declarer and the defenders had taken.
    own: Taken,
    others: Taken,
    turn: Seat,
    allowed: CardSet,
}

impl<'a> Play<'a> {
    fn new(
        rules: &'a Ruleset,
        deal: &'a Deal,
        declarer: Seat,
        contract: Contract,
        trump: Option<Suit>,
    ) -> Play<'a> {
        Play {
            rules,
            deal,
            declarer,
            contract,
            trump,
            lens: lens(rules, declarer, contract, trump),
        }
    }

    /// Where the deal stood after these cards.
    fn after(&self, played: &[Card]) -> Moment {
        let rules = trick_rules(self.trump);
        let mut hands = *self.deal.start();
        let (mut own, mut others) = (Taken::default(), Taken::default());
        let mut trick = Trick::new(self.declarer);
        for card in played {
            hands[trick.turn()].remove(*card);
            trick.play(*card);
            if let (true, Some((winner, _))) = (trick.is_full(), trick.winning(&rules)) {
                let taken = if winner == self.declarer {
                    &mut own
                } else {
                    &mut others
                };
                let cards: CardSet = trick.cards().collect();
                taken.tricks += 1;
                taken.card_points += tens(cards) * 10;
                taken.aces += (cards & CardSet::rank(Rank::Ace)).len() as u8;
                trick = Trick::new(winner);
            }
        }
        let on_table: Vec<Card> = trick.cards().collect();
        let position = self.lens.position(&hands, trick.leader(), &on_table);
        Moment {
            own,
            others,
            turn: trick.turn(),
            allowed: self.lens.cards(match self.trump {
                Some(_) => position.moves::<true, true>(),
                None => position.moves::<false, true>(),
            }),
            position,
        }
    }

    fn story(&self, solver: &mut Solver, figure: Figure) -> Result<FigureStory, OutOfNodes> {
        let story = walk(
            self.deal.played(),
            |played| self.makes(solver, figure, &self.after(played)),
            |played| self.choice(played),
        )?;
        Ok(FigureStory {
            figure,
            // A deal that was claimed ended as was agreed, whatever could still be played.
            made: match self.deal.settlement() {
                Some(_) => self.was_made(figure),
                None => story.end(),
            },
            story,
        })
    }

    /// Whose turn it was after these cards, and what could be played.
    fn choice(&self, played: &[Card]) -> (Seat, CardSet) {
        let moment = self.after(played);
        (moment.turn, moment.allowed)
    }

    /// Whether a figure can be made from here on.
    fn makes(
        &self,
        solver: &mut Solver,
        figure: Figure,
        moment: &Moment,
    ) -> Result<bool, OutOfNodes> {
        let aims = Aims {
            declarer: self.declarer,
            trump: self.trump,
            melds: self.deal.melds(),
            talon: self.deal.talon(),
            meld_needs_trick: self.rules.meld_needs_trick,
        };
        match aims.goal(figure, &moment.own, &moment.others) {
            Ok(goal) => match moment.position.hands == [0; 3] {
                true => Ok(self.was_made(figure)),
                false => solver.can(&moment.position, goal),
            },
            Err(answer) => Ok(answer),
        }
    }

    /// When no card is left the settlement knows.
    fn was_made(&self, figure: Figure) -> bool {
        let Some(settlement) = self.deal.settlement() else {
            return false;
        };
        let own = &settlement.outcome.declarer;
        match figure {
            Figure::Game => settlement.totals[0] > settlement.totals[1],
            Figure::H40 => own.forty && own.card_points >= 60,
            Figure::H20 => own.twenties > 0 && own.card_points >= 80,
            Figure::Aces4 => own.aces == 4,
            Figure::Ulti => own.ulti,
            Figure::Durch | Figure::SpreadDurch => own.tricks == 10,
            Figure::Betli | Figure::SpreadBetli => own.tricks == 0,
        }
    }

    fn net(&self, solver: &mut Solver, trump: Suit) -> Result<Story<i32>, OutOfNodes> {
        let [right, left] = self.declarer.others();
        let melds = self.deal.melds();
        let none = || Doubling::new(self.contract, self.declarer, true, self.rules.kontra_limit);
        let doubling = self.deal.doubling().cloned().unwrap_or_else(none);
        let net = Net::new(
            self.rules,
            self.contract,
            [&[melds[self.declarer]], &[melds[right], melds[left]]],
            trump,
            self.deal.talon(),
            &doubling,
        );
        let reach = |played: &[Card]| {
            let moment = self.after(played);
            let progress = Progress::new(
                (moment.own.card_points / 10) as u8,
                [moment.own.tricks > 0, moment.others.tricks > 0],
                [moment.own.aces > 0, moment.others.aces > 0],
            );
            solver.net(&moment.position, &net, progress)
        };
        let played = self.deal.played();
        // The last trick plays itself.
        let until = played.len().min(27);
        walk(&played[..until], reach, |played| self.choice(played))
    }
}
