//! After the deal: what was it worth with open cards, and which card changed that?

use jadoube_cards::analysis::{Story, walk};
use jadoube_cards::kernel::Lens;
use jadoube_cards::{BySeat, Card, CardSet, Game as _, Order, Seat, Suit, Trick};

use crate::solver::{Goal, OutOfNodes, Progress, Solver};
use crate::{Deal, Ruleset, points, trick_rules};

/// Looks at a deal that was played, with open cards: what it was worth for the caller, before doubling; an
/// announced snapszer is worth plus or minus its value. Nothing before the call.
pub fn analyse(
    rules: &Ruleset,
    deal: &Deal,
    solver: &mut Solver,
) -> Result<Option<Story<i32>>, OutOfNodes> {
    let Some(trump) = deal.trump() else {
        return Ok(None);
    };
    let play = Play { rules, deal, trump };
    let story = walk(
        deal.played(),
        |played| play.worth(solver, played),
        |played| play.choice(played),
    );
    story.map(Some)
}

struct Play<'a> {
    rules: &'a Ruleset,
    deal: &'a Deal,
    trump: Suit,
}

/// Where a deal stood after some of its cards.
struct Moment {
    hands: BySeat<CardSet>,
    trick: Trick,
    progress: Progress,
}

impl Play<'_> {
    /// Where the deal stood after these cards, with the pairs that were shown in it.
    fn after(&self, played: &[Card]) -> Moment {
        let caller = self.deal.caller();
        let rules = trick_rules(self.rules, self.trump);
        let mut hands = self.start();
        let mut progress = Progress::default();
        let mut trick = Trick::new(caller);
        for (ply, card) in played.iter().enumerate() {
            if ply % 3 == 0 {
                self.show(&mut progress, &hands, &trick, ply, *card);
            }
            hands[trick.turn()].remove(*card);
            trick.play(*card);
            if let (true, Some((winner, _))) = (trick.is_full(), trick.winning(&rules)) {
                let side = usize::from(winner != caller);
                progress.tricks[side] = true;
                progress.points[side] += trick.cards().map(points).sum::<i32>();
                trick = Trick::new(winner);
            }
        }
        Moment {
            hands,
            trick,
            progress,
        }
    }

    /// The pair that was shown with this lead; in a line that was not played, one is always shown.
    fn show(
        &self,
        progress: &mut Progress,
        hands: &BySeat<CardSet>,
        trick: &Trick,
        ply: usize,
        card: Card,
    ) {
        let leader = trick.leader();
        let pair = CardSet::pair(card.suit());
        let as_played = self.deal.played().get(ply) == Some(&card);
        let melds = self.deal.melds();
        let shown = match as_played {
            true => melds
                .iter()
                .any(|(_, suit, trick)| usize::from(*trick) == ply / 3 && *suit == card.suit()),
            false => pair.has(card) && hands[leader].includes(pair),
        };
        if shown {
            let side = usize::from(leader != self.deal.caller());
            progress.points[side] += if card.suit() == self.trump { 40 } else { 20 };
        }
    }

    fn start(&self) -> BySeat<CardSet> {
        let mut hands = *self.deal.hands();
        let mut leader = self.deal.caller();
        for (index, cards) in self.deal.played().chunks(3).enumerate() {
            for (seat, card) in leader.round().into_iter().zip(cards) {
                hands[seat].insert(*card);
            }
            leader = self.deal.winners().get(index).copied().unwrap_or(leader);
        }
        hands
    }

    fn worth(&self, solver: &mut Solver, played: &[Card]) -> Result<i32, OutOfNodes> {
        let moment = self.after(played);
        let lens = Lens::new(self.deal.caller(), Some(self.trump), Order::Trumps);
        let on_table: Vec<Card> = moment.trick.cards().collect();
        let position = lens.position(&moment.hands, moment.trick.leader(), &on_table);
        if !self.deal.is_snapszer() {
            return solver.units(self.rules, &position, moment.progress);
        }
        let lost = moment.progress.tricks[1];
        let made = !lost && solver.can(self.rules, &position, moment.progress, Goal::Snapszer)?;
        Ok(if made {
            self.rules.snapszer
        } else {
            -self.rules.snapszer
        })
    }

    /// Whose turn it was after these cards, and what could be played.
    fn choice(&self, played: &[Card]) -> (Seat, CardSet) {
        let moment = self.after(played);
        let seat = moment.trick.turn();
        let rules = trick_rules(self.rules, self.trump);
        (seat, moment.trick.allowed(moment.hands[seat], &rules))
    }
}
