//! What a seat knows, and worlds that fit it.

use jadoube_cards::practice::{Chance, Holder, deal_out, shown_by_play};
use jadoube_cards::{BySeat, Card, CardSet, DealView as _, Rank, Seat, Suit};

use super::learnt;
use crate::{Called, Figure, Suits, View, trick_rules};

/// More worlds than these are not all looked at.
const MOST_WORLDS: usize = 300;
/// So many cards change places between one world of a walk and the next, and so many before the first.
const SWAPS: usize = 20;
const SWAPS_BEFORE: usize = 300;
/// The odds at which a figure is as likely announced as not: three to two.
const EXPECTED: f64 = 1.5;
/// No figure is quite without a chance, or a walk towards hands that have one would find no way.
const LEAST: f64 = 0.0001;
/// How likely somebody keeps silent about a pair.
const SILENT: f64 = 0.02;

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
    places: [Holder; 3],
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
            places: [Holder::default(); 3],
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
            known.places[place] = Holder {
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

    /// Ways in which the cards may lie, each with its weight: all of them where they are few, otherwise a sample.
    ///
    /// Who reads takes a bid for what it says. Of the worlds that fit, each weighs as much as its declarer was
    /// likely to bid so; the sample is drawn by these weights and weighs the same throughout.
    pub fn worlds(&self, count: usize, chance: &mut Chance) -> Vec<(World, f64)> {
        if let Some(all) = self.all_worlds() {
            let likely: Vec<f64> = all.iter().map(|world| self.likely_bid(world)).collect();
            let most = likely.iter().copied().fold(f64::MIN_POSITIVE, f64::max);
            let weights = likely.into_iter().map(|one| one / most);
            return all.into_iter().zip(weights).collect();
        }
        let others = self.view.standing.is_some_and(|(seat, _)| seat != self.me);
        match self.reads && others {
            true => self.walk(count, chance),
            false => (0..count)
                .map(|_| (self.fitting_world(chance), 1.0))
                .collect(),
        }
    }

    /// Worlds drawn by how likely their declarer was to bid so. Hands that are worth a rare bid are rare, too rare to be
    /// met by dealing out at random; a walk on which cards change places finds them (Metropolis).
    fn walk(&self, count: usize, chance: &mut Chance) -> Vec<(World, f64)> {
        let mut dealt = deal_out(self.unseen, &self.places, chance);
        let mut world = self.world_of(dealt);
        let mut likely = self.likely(&world);
        let mut kept = Vec::with_capacity(count);
        for swap in 1..=SWAPS_BEFORE + SWAPS * count {
            if let Some(next) = self.swapped(dealt, chance) {
                let there = self.world_of(next);
                let likely_there = self.likely(&there);
                if likely_there >= likely * chance.fraction() {
                    (dealt, world, likely) = (next, there, likely_there);
                }
            }
            if swap > SWAPS_BEFORE && swap % SWAPS == 0 {
                kept.push((world, 1.0));
            }
        }
        kept
    }

    /// The same with two cards in each other's place, if they can lie there.
    fn swapped(&self, mut dealt: [CardSet; 3], chance: &mut Chance) -> Option<[CardSet; 3]> {
        let at = chance.below(3);
        let to = (at + 1 + chance.below(2)) % 3;
        let (one, other) = (chance.card(dealt[at])?, chance.card(dealt[to])?);
        let stays = |card: Card, at: usize, to: usize| {
            self.places[at].must.has(card) || self.places[to].never.has(card)
        };
        if stays(one, at, to) || stays(other, to, at) {
            return None;
        }
        dealt[at].remove(one);
        dealt[to].remove(other);
        dealt[at].insert(other);
        dealt[to].insert(one);
        Some(dealt)
    }

    /// How likely everybody did in a world what was seen: bid so, and announced what there was.
    fn likely(&self, world: &World) -> f64 {
        let silence = match self.is_silent_about_nothing(world) {
            true => 1.0,
            false => SILENT,
        };
        silence * self.likely_bid(world)
    }

    /// Every world that fits, if there are no more than can be looked at.
    fn all_worlds(&self) -> Option<Vec<World>> {
        let cards: Vec<Card> = self.unseen.iter().collect();
        // Before the first cards are played there are always too many.
        if cards.len() > 12 {
            return None;
        }
        let mut found = Vec::new();
        let fits = self.place_cards(&cards, [CardSet::EMPTY; 3], &mut found);
        fits.then_some(found).filter(|found| !found.is_empty())
    }

    /// Deals the cards out in every way; no once there are too many.
    fn place_cards(&self, cards: &[Card], dealt: [CardSet; 3], found: &mut Vec<World>) -> bool {
        let Some((card, rest)) = cards.split_first() else {
            let world = self.world_of(dealt);
            if self.is_silent_about_nothing(&world) {
                found.push(world);
            }
            return found.len() <= MOST_WORLDS;
        };
        (0..3).all(|place| {
            let here = &self.places[place];
            let elsewhere = (0..3).any(|at| at != place && self.places[at].must.has(*card));
            if dealt[place].len() >= here.size || here.never.has(*card) || elsewhere {
                return true;
            }
            let mut dealt = dealt;
            dealt[place].insert(*card);
            self.place_cards(rest, dealt, found)
        })
    }

    /// A world in which nobody kept silent about a pair, if one is found soon.
    fn fitting_world(&self, chance: &mut Chance) -> World {
        let mut world = self.any_world(chance);
        for _ in 0..if self.reads { 4 } else { 0 } {
            if self.is_silent_about_nothing(&world) {
                break;
            }
            world = self.any_world(chance);
        }
        world
    }

    /// How likely the declarer was to bid this with the hand of this world: what he announces he expects to make.
    /// The simple game is bid with anything.
    fn likely_bid(&self, world: &World) -> f64 {
        let Some((declarer, contract)) = self.view.standing.filter(|_| self.reads) else {
            return 1.0;
        };
        let hand = world.hands[declarer] | self.view.played_by(declarer);
        let chances = match self.view.trump.flatten() {
            Some(trump) => learnt::chances(hand, trump),
            None => learnt::betli(hand),
        };
        let figures = contract
            .figures()
            .iter()
            .filter(|figure| *figure != Figure::Game);
        let likely = figures.map(|figure| {
            let made = chances.of(figure).max(LEAST);
            let lost = (1.0 - made) * EXPECTED;
            made.powi(3) / (made.powi(3) + lost.powi(3))
        });
        likely.product()
    }

    fn any_world(&self, chance: &mut Chance) -> World {
        self.world_of(deal_out(self.unseen, &self.places, chance))
    }

    fn world_of(&self, [right, left, talon]: [CardSet; 3]) -> World {
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

#[cfg(test)]
mod tests {
    use jadoube_cards::{Deck, Game as _};

    use super::*;
    use crate::practice::thumb;
    use crate::{Asked, Deal, Ruleset};

    const DECLARER: Seat = Seat::ALL[0];

    /// The view of the defender on the declarer's right, after the declarer's bid and first card.
    fn after_the_lead(deck: &Deck, contract: &str, trump: Option<Suit>) -> View {
        let rules = Ruleset::GOD_2012;
        let mut deal = Deal::new(&rules, Seat::ALL[2], deck, true);
        let mut ask = |asked: Asked| {
            let seat = deal.turn().expect("somebody's turn");
            let happened = deal.decide(&rules, seat, &asked).expect("granted");
            happened.iter().for_each(|one| deal.apply(one));
            deal.view(&rules, deal.turn())
        };
        let twelve = ask(Asked::Take).hands[DECLARER].expect("the own hand");
        let contract = contract.parse().expect("a contract");
        ask(Asked::Bid { contract });
        // The last cards in order: acorns, or what comes before them.
        let lay: CardSet = twelve.iter().skip(10).collect();
        ask(Asked::Lay { cards: lay });
        for _ in 0..3 {
            ask(Asked::Pass);
        }
        if trump.is_some() {
            ask(Asked::NameTrump { suit: trump });
        }
        ask(Asked::card((twelve - lay).first().expect("a card")))
    }

    /// Worlds as the defender draws them; each holds every card once and fits what is seen.
    fn worlds_of(view: &View, seed: u64) -> Vec<World> {
        let me = view.viewer.expect("a seat");
        let hand = view.hands[me].expect("the own hand");
        let worlds = Known::new(view, me, hand, true).worlds(100, &mut Chance::new(seed));
        let worlds: Vec<World> = worlds.into_iter().map(|(world, _)| world).collect();
        for world in &worlds {
            let [a, b, c] = world.hands.0;
            let sizes = [a, b, c, world.talon].map(CardSet::len);
            assert_eq!(sizes, [9, 10, 10, 2]);
            let everything = a | b | c | world.talon | view.cards_played();
            assert_eq!(everything, CardSet::PACK_32);
            assert_eq!(world.hands[me], hand);
        }
        worlds
    }

    #[test]
    fn a_spread_betli_is_taken_for_a_hand_that_takes_no_trick() {
        let hands = "P7 P8 P9 T7 T8 Z7 Z8 Z9 M7 M8 PK PX PF PL TF TK MK MF TL TA PA TX T9 ZL ZX ZF ZK ZA M9 ML MX MA";
        let cards = hands.split(' ').map(|code| code.parse().expect("a card"));
        let view = after_the_lead(&Deck(cards.collect()), "spread_betli", None);
        let worlds = worlds_of(&view, 1);
        let safe = |world: &World| {
            let hand = world.hands[DECLARER] | view.played_by(DECLARER);
            thumb::betli(hand) > 0.5
        };
        let count = worlds.iter().filter(|world| safe(world)).count();
        assert!(count > 80, "{count} of {}", worlds.len());
    }

    #[test]
    fn worlds_on_the_walk_fit_what_was_seen() {
        let mut read = 0;
        for seed in 0..20 {
            let mut chance = Chance::new(seed);
            let mut left = CardSet::PACK_32;
            let mut cards = Vec::with_capacity(32);
            while let Some(card) = chance.card(left) {
                left.remove(card);
                cards.push(card);
            }
            let view = after_the_lead(&Deck(cards.into()), "aces4", Some(Suit::Acorns));
            let worlds = worlds_of(&view, seed);
            let aces = CardSet::rank(Rank::Ace);
            let own = view.hands[Seat::ALL[1]].expect("the own hand");
            if !(own & aces).is_empty() {
                continue;
            }
            let held = worlds.iter().map(|world| {
                let hand = world.hands[DECLARER] | view.played_by(DECLARER);
                (hand & aces).len()
            });
            // Dealt out at random, ten cards of 22 would hold fewer than two.
            assert!(held.sum::<usize>() > 3 * worlds.len(), "seed {seed}");
            read += 1;
        }
        assert!(read > 1, "a defender without an ace reads four of them");
    }
}
