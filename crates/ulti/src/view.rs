//! What one seat, or a spectator, may see of a deal: the own hand, what lies open, the own
//! discards, and nothing else.

use jadoube_cards::{BySeat, CardSet, DealView, Game as _, Seat, Side, Suit, TrickSeen};
use serde::Serialize;

use crate::deal::{Call, Stage};
use crate::{Contract, Deal, Due, Figure, GameStands, Ruleset, Settlement, Suits};

/// A deal as one seat, or a spectator, may see it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "UltiView"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "UltiView")
)]
pub struct View {
    /// Whose view this is; none for a spectator.
    pub viewer: Option<Seat>,
    /// Who dealt.
    pub dealer: Seat,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// What is due.
    pub due: Option<Due>,
    /// The hands that the viewer may see.
    pub hands: BySeat<Option<CardSet>>,
    /// How many cards each holds.
    pub sizes: BySeat<u8>,
    /// The talon, if the viewer laid it or the deal is over.
    pub talon: Option<CardSet>,
    /// The auction.
    pub auction: Vec<Called>,
    /// Who holds the bid that stands, and what it is.
    pub standing: Option<(Seat, Contract)>,
    /// What that bid is worth; nought without one.
    pub value: i32,
    /// What it is made of, each with its value: the figures, and the game unless it is absent.
    pub parts: Vec<(Figure, i32)>,
    /// How the game stands beside it.
    pub game: Option<GameStands>,
    /// What the viewer may bid now, with its value, the cheapest first.
    pub bids: Vec<(Contract, i32)>,
    /// The trumps that the viewer may name now; none stands for no trumps.
    pub trumps: Vec<Option<Suit>>,
    /// Whether the auction is over.
    pub auction_over: bool,
    /// The trumps, once they are known.
    pub trump: Option<Option<Suit>>,
    /// What was doubled: figure, defender if each has a chain of his own, how often.
    pub doubled: Vec<(Figure, Option<Seat>, u8)>,
    /// Who proposes that all tricks that are left go to which side.
    pub claim: Option<(Seat, Side)>,
    /// Whether the viewer may propose that now.
    pub may_claim: bool,
    /// What the viewer may double now, and against whom.
    pub may_double: Vec<(Figure, Seat)>,
    /// What was announced.
    pub melds: BySeat<Announced>,
    /// The tricks, the last one perhaps unfinished.
    pub tricks: Vec<TrickSeen>,
    /// Whether all hands lie open.
    pub open: bool,
    /// The cards that the viewer may play now.
    pub allowed: CardSet,
    /// The hands with which the play began, once the deal is over.
    pub start: Option<BySeat<CardSet>>,
    /// How the deal was settled.
    pub settlement: Option<Settlement>,
}

/// A call of the auction; cards only if the viewer saw them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "UltiCalled"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "UltiCalled")
)]
#[serde(rename_all = "snake_case")]
pub enum Called {
    /// The talon was taken up.
    Took {
        /// By whom.
        by: Seat,
        /// The cards, for who took them.
        cards: Option<CardSet>,
    },
    /// A contract was announced.
    Bid {
        /// By whom.
        by: Seat,
        /// Which.
        contract: Contract,
    },
    /// Two cards were laid down.
    Laid {
        /// By whom.
        by: Seat,
        /// The cards, for who laid them.
        cards: Option<CardSet>,
    },
    /// A player passed.
    Passed {
        /// Who.
        by: Seat,
    },
}

/// What a player announced, as the others heard it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "UltiAnnounced"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "UltiAnnounced")
)]
pub struct Announced {
    /// Forty.
    pub forty: bool,
    /// How many twenties.
    pub twenties: u8,
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
        let over = deal.stage == Stage::Settled;
        let own = |seat: Seat| viewer == Some(seat);
        let to_play = deal.due() == Some(Due::Play);
        View {
            viewer,
            dealer: deal.dealer,
            turn: deal.turn(),
            due: deal.due(),
            hands: BySeat::new(|seat| {
                let seen = own(seat) || deal.is_shown(seat) || over;
                seen.then_some(deal.hands()[seat])
            }),
            sizes: BySeat::new(|seat| deal.hands()[seat].len() as u8),
            talon: deal.talon_seen_by(viewer, over),
            auction: deal
                .auction
                .iter()
                .map(|call| seen(*call, viewer))
                .collect(),
            standing: deal.standing,
            value: deal.standing_value(rules),
            parts: deal.parts(rules),
            game: deal.contract().map(Contract::game),
            bids: deal.bids(rules, viewer),
            trumps: deal.trumps(viewer),
            auction_over: deal.is_auction_over(),
            trump: deal.trump,
            doubled: deal
                .doubling
                .iter()
                .flat_map(crate::Doubling::said)
                .collect(),
            claim: deal.claim_made(),
            may_claim: viewer.is_some_and(|seat| {
                to_play && deal.turn() == viewer && deal.claim(seat, Side::Declarer).is_ok()
            }),
            may_double: deal.may_double(viewer),
            melds: BySeat::new(|seat| announced(deal.melds[seat], deal.trump.flatten())),
            tricks: deal.plays.seen(deal.declarer().unwrap_or(deal.dealer)),
            open: deal.open,
            allowed: match viewer {
                Some(seat) if to_play && deal.turn() == viewer => deal.allowed(rules, seat),
                _ => CardSet::EMPTY,
            },
            start: over.then_some(deal.start),
            settlement: deal.settlement.as_deref().cloned(),
        }
    }
}

impl Deal {
    fn parts(&self, rules: &Ruleset) -> Vec<(Figure, i32)> {
        let Some(contract) = self.contract() else {
            return Vec::new();
        };
        let parts = contract.components().iter();
        parts
            .map(|figure| (figure, contract.figure_value(figure, rules)))
            .collect()
    }

    fn bids(&self, rules: &Ruleset, viewer: Option<Seat>) -> Vec<(Contract, i32)> {
        if self.due() != Some(Due::Bid) || self.turn() != viewer {
            return Vec::new();
        }
        let all = Contract::all(rules).into_iter();
        let mut bids: Vec<_> = all
            .map(|contract| (contract, contract.value(rules)))
            .filter(|(_, value)| *value > self.standing_value(rules))
            .collect();
        bids.sort_by_key(|(contract, value)| (*value, contract.is_red()));
        bids
    }

    fn trumps(&self, viewer: Option<Seat>) -> Vec<Option<Suit>> {
        let naming = self.due() == Some(Due::NameTrump) && self.turn() == viewer;
        let Some(contract) = self.contract().filter(|_| naming) else {
            return Vec::new();
        };
        let all = Suit::ALL.into_iter().map(Some).chain([None]);
        all.filter(|trump| contract.allows(*trump)).collect()
    }

    fn may_double(&self, viewer: Option<Seat>) -> Vec<(Figure, Seat)> {
        let (Some(seat), Some(doubling)) =
            (viewer.filter(|_| viewer == self.turn()), &self.doubling)
        else {
            return Vec::new();
        };
        if !self.may_speak() {
            return Vec::new();
        }
        let mut open = Vec::new();
        for figure in Figure::ALL {
            for against in seat.others() {
                let call = doubling.call(seat, figure, Some(against), self.plays.turns());
                if let Ok((against, _)) = call
                    && !open.contains(&(figure, against))
                {
                    open.push((figure, against));
                }
            }
            // A shared chain is one and the same against both.
            let shared = !doubling.is_individual();
            open.dedup_by(|a, b| shared && a.0 == b.0);
        }
        open
    }

    fn talon_seen_by(&self, viewer: Option<Seat>, over: bool) -> Option<CardSet> {
        let laid = self
            .auction
            .iter()
            .rev()
            .find_map(|(seat, call)| match call {
                Call::Laid(_) => Some(*seat),
                _ => None,
            });
        let own = laid.is_some() && laid == viewer && !self.talon.is_empty();
        (own || over).then_some(self.talon)
    }
}

fn seen((by, call): (Seat, Call), viewer: Option<Seat>) -> Called {
    let own = |cards: CardSet| (viewer == Some(by)).then_some(cards);
    match call {
        Call::Took(cards) => Called::Took {
            by,
            cards: own(cards),
        },
        Call::Bid(contract) => Called::Bid { by, contract },
        Call::Laid(cards) => Called::Laid {
            by,
            cards: own(cards),
        },
        Call::Passed => Called::Passed { by },
    }
}

fn announced(suits: Suits, trump: Option<Suit>) -> Announced {
    let forty = trump.is_some_and(|trump| suits.has(trump));
    Announced {
        forty,
        twenties: suits.count() - u8::from(forty),
    }
}
