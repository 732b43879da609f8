//! What a seat knows, and worlds that fit it.

use jadoube_cards::practice::{Chance, Place, deal_out, shown_by_play};
use jadoube_cards::{BySeat, Card, CardSet, DealView as _, Rank, Seat, Suit};

use super::thumb;
use crate::{Called, Figure, Ruleset, Suits, View, trick_rules};

/// A way in which the cards may lie.
#[derive(Clone, Copy, Debug)]
pub struct World {
    pub hands: BySeat<CardSet>,
    pub talon: CardSet,
}

/// What a seat knows about the cards it does not see.
#[derive(Debug)]
pub struct Known<'a> {
    view: &'a View,
    me: Seat,
    hand: CardSet,
    unseen: CardSet,
    talon: Option<CardSet>,
    /// The right-hand neighbour, the left-hand neighbour, the talon.
    places: [Place; 3],
    /// Whether bids and silence are read as well.
    reads: bool,
}

impl<'a> Known<'a> {
    /// What is known; `reads` also takes bids, melds and silence for what they say.
    pub fn new(view: &'a View, me: Seat, hand: CardSet, reads: bool) -> Known<'a> {
        let played = view.cards_played();
        let open = me.others().map(|seat| view.hands[seat].unwrap_or_default());
        let talon = view.talon;
        let seen = hand | played | open[0] | open[1] | talon.unwrap_or_default();
        let mut known = Known {
            view,
            me,
            hand,
            unseen: CardSet::PACK_32 - seen,
            talon,
            places: [Place::default(); 3],
            reads,
        };
        let rules = trick_rules(view.trump.flatten());
        let tricks = view
            .tricks
            .iter()
            .map(|trick| (trick.leader, trick.cards.as_slice()));
        let never = shown_by_play(tricks, &rules);
        for (place, seat) in me.others().into_iter().enumerate() {
            let hidden = view.hands[seat].is_none();
            known.places[place] = Place {
                size: if hidden {
                    usize::from(view.sizes[seat])
                } else {
                    0
                },
                never: never[seat] | known.not_taken(seat),
                must: CardSet::EMPTY,
            };
        }
        known.places[2].size = known.unseen.len() - known.places[0].size - known.places[1].size;
        if reads {
            known.read_bids();
        }
        known
    }

    /// Cards that this seat laid down and another took up are not with who never took them.
    fn not_taken(&self, seat: Seat) -> CardSet {
        let mut not = CardSet::EMPTY;
        for call in &self.view.auction {
            match call {
                Called::Laid {
                    by,
                    cards: Some(cards),
                } if *by == self.me => not = *cards,
                Called::Took { by, .. } if *by == seat => not = CardSet::EMPTY,
                _ => {}
            }
        }
        not
    }

    /// Who announces ultimó has the seven of trumps, who announces forty the pair.
    fn read_bids(&mut self) {
        let (Some((declarer, contract)), Some(Some(trump))) = (self.view.standing, self.view.trump)
        else {
            return;
        };
        let seven = CardSet::from(Card::new(trump, Rank::Seven));
        if contract.figures().has(Figure::Ulti) {
            self.belongs(declarer, seven);
        }
        if contract.figures().has(Figure::H40) {
            self.belongs(declarer, CardSet::pair(trump));
        }
        for seat in Seat::ALL {
            if self.view.melds[seat].forty {
                self.belongs(seat, CardSet::pair(trump));
            }
        }
    }

    fn belongs(&mut self, seat: Seat, cards: CardSet) {
        let cards = cards & self.unseen;
        if seat == self.me || cards.is_empty() {
            return;
        }
        let own = usize::from(seat == self.me.left());
        for (place, rest) in self.places.iter_mut().enumerate() {
            match place == own {
                true => rest.must |= cards - rest.never,
                false => rest.never |= cards,
            }
        }
    }

    /// A way in which the cards may lie. Who bids has something to bid with, and chose what to lay down:
    /// of several worlds the one is taken in which the bid looks best.
    pub fn world(&self, rules: &Ruleset, chance: &mut Chance) -> World {
        if !self.reads {
            return self.any_world(chance);
        }
        let tries = match self.view.standing {
            Some((declarer, _)) if declarer != self.me => {
                8usize.saturating_sub(self.view.tricks.len())
            }
            _ => 1,
        };
        let mut best = self.fitting_world(chance);
        let mut promise = self.promise(rules, &best);
        for _ in 1..tries {
            let other = self.fitting_world(chance);
            let better = self.promise(rules, &other);
            if better > promise {
                (best, promise) = (other, better);
            }
        }
        best
    }

    /// A world in which nobody kept silent about a pair, if one is found soon.
    fn fitting_world(&self, chance: &mut Chance) -> World {
        let mut world = self.any_world(chance);
        for _ in 0..4 {
            if self.is_silent_about_nothing(&world) {
                break;
            }
            world = self.any_world(chance);
        }
        world
    }

    /// How good the bid looks with the hand that the declarer began with.
    fn promise(&self, rules: &Ruleset, world: &World) -> f64 {
        let Some((declarer, contract)) = self.view.standing else {
            return 0.0;
        };
        let hand = world.hands[declarer] | self.view.played_by(declarer);
        let chances = match self.view.trump.flatten() {
            Some(trump) => thumb::chances(hand, trump),
            None => thumb::Chances {
                betli: thumb::betli(hand),
                ..thumb::Chances::default()
            },
        };
        chances.expected(rules, contract)
    }

    fn any_world(&self, chance: &mut Chance) -> World {
        let [right, left, talon] = deal_out(self.unseen, &self.places, chance);
        let seen = |seat: Seat, dealt: CardSet| self.view.hands[seat].unwrap_or(dealt);
        let mut hands = BySeat([CardSet::EMPTY; 3]);
        hands[self.me] = self.hand;
        hands[self.me.right()] = seen(self.me.right(), right);
        hands[self.me.left()] = seen(self.me.left(), left);
        World {
            hands,
            talon: self.talon.unwrap_or(talon),
        }
    }

    /// Pairs are announced by whoever has them: who said less does not hold more.
    fn is_silent_about_nothing(&self, world: &World) -> bool {
        let Some(Some(trump)) = self.view.trump else {
            return true;
        };
        self.me.others().into_iter().all(|seat| {
            let played = self.view.played_by(seat);
            if played.is_empty() {
                return true;
            }
            let pairs = Suits::pairs(world.hands[seat] | played);
            let said = &self.view.melds[seat];
            let twenties = pairs.count() - u8::from(pairs.has(trump));
            pairs.has(trump) == said.forty && twenties == said.twenties
        })
    }

    /// What everybody has announced, or will with the first card in this world.
    pub fn melds(&self, world: &World, trump: Suit) -> BySeat<Suits> {
        BySeat::new(|seat| {
            let played = self.view.played_by(seat);
            let said = &self.view.melds[seat];
            let pairs = Suits::pairs(world.hands[seat] | played);
            if played.is_empty() {
                return pairs;
            }
            // The number of twenties counts, not their suits.
            let forty = Some(trump).filter(|_| said.forty);
            let plain = Suit::ALL.into_iter().filter(|suit| *suit != trump);
            forty
                .into_iter()
                .chain(plain.take(usize::from(said.twenties)))
                .collect()
        })
    }
}
