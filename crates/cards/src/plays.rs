//! The hands and the tricks of a deal, and what a seat sees of them.

use smallvec::SmallVec;

use crate::{BySeat, Card, CardSet, Seat, Trick, TrickSeen, tricks_seen};

/// The hands and the tricks of a deal: what every game of tricks keeps.
#[derive(Clone, Debug)]
pub struct Plays {
    hands: BySeat<CardSet>,
    /// How many turns each seat has had to speak.
    turns: BySeat<u8>,
    trick: Trick,
    cards: SmallVec<[Card; 30]>,
    winners: SmallVec<[Seat; 10]>,
}

impl Plays {
    /// Before the first card.
    pub fn new(hands: BySeat<CardSet>, leader: Seat) -> Plays {
        Plays {
            hands,
            turns: BySeat([0; 3]),
            trick: Trick::new(leader),
            cards: SmallVec::new(),
            winners: SmallVec::new(),
        }
    }

    /// The cards that each holds and may look at.
    pub const fn hands(&self) -> &BySeat<CardSet> {
        &self.hands
    }

    /// The hand of a seat, to take cards up or lay them down.
    pub fn hand_mut(&mut self, seat: Seat) -> &mut CardSet {
        &mut self.hands[seat]
    }

    /// How many turns each seat has had to speak.
    pub const fn turns(&self) -> BySeat<u8> {
        self.turns
    }

    /// The trick on the table.
    pub const fn trick(&self) -> &Trick {
        &self.trick
    }

    /// The cards in the order in which they were played.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Who took each trick.
    pub fn winners(&self) -> &[Seat] {
        &self.winners
    }

    /// Who leads to the first trick is found out.
    pub const fn lead_by(&mut self, leader: Seat) {
        self.trick = Trick::new(leader);
    }

    /// A seat has had its turn to speak.
    pub fn spoke(&mut self, seat: Seat) {
        self.turns[seat] = self.turns[seat].saturating_add(1);
    }

    /// A card goes from a hand to the table; the turn to speak before it is over.
    pub fn play(&mut self, by: Seat, card: Card) {
        self.hands[by].remove(card);
        self.trick.play(card);
        self.cards.push(card);
        self.spoke(by);
    }

    /// The trick is taken; who took it leads.
    pub fn take(&mut self, by: Seat) {
        self.winners.push(by);
        self.trick = Trick::new(by);
    }

    /// The tricks as everybody sees them.
    pub fn seen(&self, first: Seat) -> Vec<TrickSeen> {
        tricks_seen(first, &self.cards, &self.winners)
    }
}

/// What the views of all games have in common.
pub trait DealView {
    /// Whose view it is; none for a spectator.
    fn viewer(&self) -> Option<Seat>;
    /// Whose turn it is.
    fn turn(&self) -> Option<Seat>;
    /// A hand, if the viewer may see it.
    fn hand(&self, seat: Seat) -> Option<CardSet>;
    /// The tricks, the last one perhaps unfinished.
    fn tricks(&self) -> &[TrickSeen];

    /// The viewer with the own hand, if it is the viewer's turn.
    fn acting(&self) -> Option<(Seat, CardSet)> {
        let seat = self.viewer().filter(|_| self.viewer() == self.turn())?;
        Some((seat, self.hand(seat)?))
    }

    /// The viewer's own hand.
    fn own_hand(&self) -> CardSet {
        let hand = self.viewer().and_then(|seat| self.hand(seat));
        hand.unwrap_or_default()
    }

    /// The trick on the table, if somebody has led to it.
    fn on_table(&self) -> Option<&TrickSeen> {
        self.tricks().last().filter(|trick| trick.winner.is_none())
    }

    /// The last trick that was taken.
    fn last_trick(&self) -> Option<&TrickSeen> {
        let mut tricks = self.tricks().iter().rev();
        tricks.find(|trick| trick.winner.is_some())
    }

    /// The trick on the table; empty where `leader` is to lead.
    fn trick(&self, leader: Seat) -> Trick {
        let Some(seen) = self.on_table() else {
            return Trick::new(leader);
        };
        let mut trick = Trick::new(seen.leader);
        seen.cards.iter().for_each(|card| trick.play(*card));
        trick
    }

    /// All cards that were played.
    fn cards_played(&self) -> CardSet {
        let tricks = self.tricks().iter();
        tricks
            .flat_map(|trick| trick.cards.iter().copied())
            .collect()
    }

    /// The cards that a seat has played.
    fn played_by(&self, seat: Seat) -> CardSet {
        let tricks = self.tricks().iter();
        let cards = tricks.flat_map(|trick| trick.leader.round().into_iter().zip(&trick.cards));
        let own = cards.filter(|(by, _)| *by == seat);
        own.map(|(_, card)| *card).collect()
    }
}
