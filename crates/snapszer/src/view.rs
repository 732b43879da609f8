//! What one seat, or a spectator, may see of a deal: the own hand, what lies open, nothing else.
//! The second packets are closed to everybody before the call.

use jadoube_cards::{BySeat, Card, CardSet, DealView, Game as _, Rank, Seat, Suit, TrickSeen};
use serde::Serialize;

use crate::{Asked, Deal, Ruleset, Settlement, Taken};

/// A deal as one seat, or a spectator, may see it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SnapszerView"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "SnapszerView")
)]
pub struct View {
    /// Whose view this is; none for a spectator.
    pub viewer: Option<Seat>,
    /// Who dealt.
    pub dealer: Seat,
    /// Who plays alone.
    pub caller: Seat,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// The hands that the viewer may see.
    pub hands: BySeat<Option<CardSet>>,
    /// How many cards each holds, closed packets included.
    pub sizes: BySeat<u8>,
    /// The trumps, once they are named.
    pub trump: Option<Suit>,
    /// Whether snapszer was announced.
    pub snapszer: bool,
    /// How often the deal is doubled.
    pub level: u8,
    /// Whether the viewer may double now.
    pub may_double: bool,
    /// The pairs shown: by whom, which suit, in which trick (counted from nought).
    pub melds: Vec<(Seat, Suit, u8)>,
    /// The tricks, the last one perhaps unfinished.
    pub tricks: Vec<TrickSeen>,
    /// What the caller has brought home.
    pub own: Taken,
    /// What the defenders have brought home.
    pub others: Taken,
    /// The cards that the viewer may play now.
    pub allowed: CardSet,
    /// What the viewer may say now beside playing a card: snapszer, kontra, kész, a card with its pair.
    pub offers: Vec<Asked>,
    /// How the deal was settled.
    pub settlement: Option<Settlement>,
}

impl DealView for View {
    fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    fn turn(&self) -> Option<Seat> {
        self.turn
    }

    fn hand(&self, seat: Seat) -> Option<CardSet> {
        self.hands[seat]
    }

    fn tricks(&self) -> &[TrickSeen] {
        &self.tricks
    }
}

impl View {
    /// What a seat may see of a deal; a spectator has none.
    pub(crate) fn new(deal: &Deal, rules: &Ruleset, viewer: Option<Seat>) -> View {
        let over = deal.settlement.is_some();
        let size = |seat: Seat| (deal.hands()[seat] | deal.second[seat]).len() as u8;
        let on_turn = viewer.filter(|_| viewer == deal.turn());
        let limit = Some(rules.kontra_limit).filter(|limit| *limit > 0);
        let may_double = |seat: Seat| {
            let side = jadoube_cards::Side::of(seat, deal.caller());
            let may = deal.chain.may(side, seat, deal.plays.turns(), limit);
            deal.trump.is_some() && may.is_ok()
        };
        View {
            viewer,
            dealer: deal.dealer,
            caller: deal.caller(),
            turn: deal.turn(),
            hands: BySeat::new(|seat| (viewer == Some(seat) || over).then_some(deal.hands()[seat])),
            sizes: BySeat::new(size),
            trump: deal.trump,
            snapszer: deal.snapszer,
            level: deal.chain.level(),
            may_double: on_turn.is_some_and(may_double),
            melds: deal.melds.to_vec(),
            tricks: deal.plays.seen(deal.caller()),
            own: deal.taken[0],
            others: deal.taken[1],
            allowed: on_turn.map_or(CardSet::EMPTY, |seat| deal.allowed(rules, seat)),
            offers: viewer.map_or_else(Vec::new, |seat| offers(deal, rules, seat)),
            settlement: deal.settlement.as_deref().cloned(),
        }
    }
}

/// Whatever could be said and would be granted. Kész can also be said out of turn, between tricks.
fn offers(deal: &Deal, rules: &Ruleset, seat: Seat) -> Vec<Asked> {
    if deal.trump.is_none() || deal.turn().is_none() {
        return Vec::new();
    }
    let ready = Suit::ALL.map(|suit| Asked::Ready { meld: Some(suit) });
    let pairs = Suit::ALL.into_iter().flat_map(|suit| {
        [Rank::King, Rank::Over].map(|rank| Asked::Play {
            card: Card::new(suit, rank),
            meld: true,
        })
    });
    let all = [Asked::Snapszer, Asked::Kontra, Asked::Ready { meld: None }];
    all.into_iter()
        .chain(ready)
        .chain(pairs)
        .filter(|asked| deal.decide(rules, seat, asked).is_ok())
        .collect()
}
