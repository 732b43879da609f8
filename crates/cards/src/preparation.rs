//! What comes before the cards are dealt: the draw for the first deal, the shuffle, the cut.

use serde::{Deserialize, Serialize};

use crate::shuffle::{Commitment, Deck, Nonce, Seed, commitment, shuffled};
use crate::{BySeat, Card, CardSet, Seat, Suit, Who};

/// How the pack is put in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shuffling {
    /// By commitment, numbers of the players and an opened seed.
    #[default]
    Fair,
    /// By hand: the table says in which order the cards lie.
    ByHand,
}

/// How the first dealer is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum First {
    /// Cards are drawn in turn from this seat on; the first heart bids first.
    Draw(Seat),
    /// This seat deals.
    Dealer(Seat),
}

/// A request before the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Prepare {
    /// Draw a card for the first deal.
    Draw {
        /// The card that came.
        card: Card,
    },
    /// Commit the table to a seed.
    Commit {
        /// SHA-256 of it.
        commitment: Commitment,
    },
    /// Add a number to the shuffle.
    AddNonce {
        /// The number.
        nonce: Nonce,
    },
    /// Say in which order a pack shuffled by hand lies.
    LayDeck {
        /// The order, top first.
        deck: Deck,
    },
    /// Cut the pack.
    Cut {
        /// How many cards are taken off the top.
        at: u8,
    },
    /// Knock instead of cutting.
    Knock,
    /// Shuffle by the seed that was committed to, and deal.
    Deal {
        /// The seed.
        seed: Seed,
    },
}

/// What happened before the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Prepared {
    /// A card was drawn.
    CardDrawn {
        /// By whom.
        by: Seat,
        /// Which.
        card: Card,
    },
    /// The first heart was drawn: who drew it bids first.
    FirstBidderFound {
        /// Who bids first; the neighbour on the left deals.
        bidder: Seat,
        /// The seed of the draw, where there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<Seed>,
    },
    /// The table committed itself.
    Committed {
        /// To the seed with this digest.
        commitment: Commitment,
    },
    /// A player added a number.
    NonceAdded {
        /// Who.
        by: Seat,
        /// The number.
        nonce: Nonce,
    },
    /// A pack shuffled by hand was laid on the table.
    DeckLaid {
        /// Its order.
        deck: Deck,
    },
    /// The pack was cut.
    DeckCut {
        /// By whom.
        by: Seat,
        /// How many cards were taken off the top.
        at: u8,
    },
    /// The cutter knocked.
    Knocked {
        /// Who.
        by: Seat,
    },
    /// The cards were dealt.
    Dealt {
        /// By whom.
        dealer: Seat,
        /// From this pack, which is cut already.
        deck: Deck,
        /// Whether the cutter knocked.
        knocked: bool,
        /// The seed, where there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<Seed>,
    },
}

/// Why a request before the deal is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Unprepared {
    /// Another step comes first.
    AnotherStep {
        /// Which.
        due: Step,
    },
    /// It is somebody else's turn.
    NotYourTurn {
        /// Whose.
        turn: Seat,
    },
    /// It is somebody else's turn to draw for the first deal.
    NotYourDraw {
        /// Whose.
        turn: Seat,
    },
    /// It is for the table to do.
    NotForPlayers,
    /// It is for a player to do.
    ForPlayers,
    /// The card is not in the pack, or was drawn already.
    CardNotThere {
        /// The card.
        card: Card,
    },
    /// The player has added a number.
    NonceGiven,
    /// The seed is not the one that was committed to.
    SeedDiffers,
    /// The deck is not the pack of this game.
    NotThePack,
    /// A cut takes at least one card and leaves at least one.
    NoCut {
        /// How many cards were to be taken off.
        at: u8,
    },
    /// There is no knocking in this game.
    NoKnock,
    /// The pack is shuffled in another way in this session.
    ShuffledOtherwise,
}

/// What is to be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Drawing cards until a heart comes.
    Draw,
    /// Committing to a seed, or laying down a pack.
    Shuffle,
    /// Numbers of the players.
    Nonces,
    /// Cutting or knocking.
    Cut,
    /// Opening the seed to the table and dealing.
    Deal,
}

impl Step {
    /// The word by which texts choose the name of the step.
    pub const fn word(self) -> &'static str {
        match self {
            Step::Draw => "draw",
            Step::Shuffle => "shuffle",
            Step::Nonces => "nonces",
            Step::Cut => "cut",
            Step::Deal => "deal",
        }
    }
}

/// The pack that a game is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pack {
    /// Its cards.
    pub cards: CardSet,
    /// Whether the cutter may knock.
    pub knock: bool,
}

/// The state of a deal before it is dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preparation {
    shuffling: Shuffling,
    /// The number of the deal; nought while the first dealer is drawn for.
    deal: u32,
    dealer: Option<Seat>,
    first_to_draw: Seat,
    drawn: Vec<Card>,
    commitment: Option<Commitment>,
    nonces: BySeat<Option<Nonce>>,
    deck: Option<Deck>,
    /// How many cards were cut off; none for a knock.
    cut: Option<Option<u8>>,
}

impl Preparation {
    /// Before the first deal.
    pub fn first(shuffling: Shuffling, first: First) -> Preparation {
        match first {
            First::Draw(first) => Preparation::with(shuffling, 0, None, first),
            First::Dealer(dealer) => Preparation::of_deal(shuffling, 1, dealer),
        }
    }

    /// Before a deal whose dealer is known.
    pub fn of_deal(shuffling: Shuffling, deal: u32, dealer: Seat) -> Preparation {
        Preparation::with(shuffling, deal, Some(dealer), dealer)
    }

    fn with(shuffling: Shuffling, deal: u32, dealer: Option<Seat>, first: Seat) -> Preparation {
        Preparation {
            shuffling,
            deal,
            dealer,
            first_to_draw: first,
            drawn: Vec::new(),
            commitment: None,
            nonces: BySeat([None; 3]),
            deck: None,
            cut: None,
        }
    }

    /// The number of the deal that is prepared; nought while the first dealer is drawn for.
    pub const fn deal(&self) -> u32 {
        self.deal
    }

    /// Who deals, once that is known.
    pub const fn dealer(&self) -> Option<Seat> {
        self.dealer
    }

    /// What is to be done next.
    pub fn step(&self) -> Step {
        let fair = self.shuffling == Shuffling::Fair;
        if self.dealer.is_none() && !fair {
            return Step::Draw;
        }
        match fair {
            true if self.commitment.is_none() => Step::Shuffle,
            true if self.nonces.0.iter().any(Option::is_none) => Step::Nonces,
            // The draw needs no cut: nobody knows the pack.
            true if self.dealer.is_none() => Step::Deal,
            false if self.deck.is_none() => Step::Shuffle,
            _ if self.cut.is_none() => Step::Cut,
            _ => Step::Deal,
        }
    }

    /// Whose act the next step is; for numbers, the first who still owes one.
    pub fn to_act(&self) -> Who {
        match self.step() {
            Step::Draw => Who::Player(self.drawing()),
            Step::Shuffle | Step::Deal => Who::Table,
            Step::Nonces => {
                let owing = self.nonces.iter().find(|(_, nonce)| nonce.is_none());
                owing.map_or(Who::Table, |(seat, _)| Who::Player(seat))
            }
            Step::Cut => self.cutter().map_or(Who::Table, Who::Player),
        }
    }

    /// Whose turn it is to draw.
    fn drawing(&self) -> Seat {
        self.first_to_draw.after(self.drawn.len())
    }

    /// Who cuts or knocks: the dealer's neighbour on the left.
    pub fn cutter(&self) -> Option<Seat> {
        self.dealer.map(Seat::left)
    }

    /// What the table committed itself to.
    pub const fn commitment(&self) -> Option<Commitment> {
        self.commitment
    }

    /// The numbers that the players added.
    pub const fn nonces(&self) -> &BySeat<Option<Nonce>> {
        &self.nonces
    }

    /// The cards drawn for the first deal.
    pub fn drawn(&self) -> &[Card] {
        &self.drawn
    }

    /// Decides a request: what happens, or why not.
    pub fn decide(
        &self,
        pack: Pack,
        who: Who,
        asked: &Prepare,
    ) -> Result<Vec<Prepared>, Unprepared> {
        let due = self.step();
        match (asked, due) {
            (Prepare::Draw { card }, Step::Draw) => self.draw(pack, player(who)?, *card),
            (Prepare::Commit { commitment }, Step::Shuffle) => {
                table(who)?;
                self.shuffles(Shuffling::Fair)?;
                Ok(vec![Prepared::Committed {
                    commitment: *commitment,
                }])
            }
            (Prepare::LayDeck { deck }, Step::Shuffle) => {
                table(who)?;
                self.shuffles(Shuffling::ByHand)?;
                match deck.is(pack.cards) {
                    true => Ok(vec![Prepared::DeckLaid { deck: deck.clone() }]),
                    false => Err(Unprepared::NotThePack),
                }
            }
            (Prepare::AddNonce { nonce }, Step::Nonces) => {
                let by = player(who)?;
                match self.nonces[by] {
                    None => Ok(vec![Prepared::NonceAdded { by, nonce: *nonce }]),
                    Some(_) => Err(Unprepared::NonceGiven),
                }
            }
            (Prepare::Cut { at }, Step::Cut) => self.cut(pack, player(who)?, *at),
            (Prepare::Knock, Step::Cut) => self.knock(pack, player(who)?),
            (Prepare::Deal { seed }, Step::Deal) => {
                table(who)?;
                self.open(pack, seed)
            }
            _ => Err(Unprepared::AnotherStep { due }),
        }
    }

    fn shuffles(&self, shuffling: Shuffling) -> Result<(), Unprepared> {
        match self.shuffling == shuffling {
            true => Ok(()),
            false => Err(Unprepared::ShuffledOtherwise),
        }
    }

    fn draw(&self, pack: Pack, by: Seat, card: Card) -> Result<Vec<Prepared>, Unprepared> {
        let turn = self.drawing();
        if by != turn {
            return Err(Unprepared::NotYourDraw { turn });
        }
        if !pack.cards.has(card) || self.drawn.contains(&card) {
            return Err(Unprepared::CardNotThere { card });
        }
        let mut happened = vec![Prepared::CardDrawn { by, card }];
        if card.suit() == Suit::Hearts {
            happened.push(Prepared::FirstBidderFound {
                bidder: by,
                seed: None,
            });
        }
        Ok(happened)
    }

    fn cut(&self, pack: Pack, by: Seat, at: u8) -> Result<Vec<Prepared>, Unprepared> {
        self.cuts(by)?;
        if at == 0 || usize::from(at) >= pack.cards.len() {
            return Err(Unprepared::NoCut { at });
        }
        Ok(self.then_dealt(Prepared::DeckCut { by, at }, Some(at)))
    }

    fn knock(&self, pack: Pack, by: Seat) -> Result<Vec<Prepared>, Unprepared> {
        self.cuts(by)?;
        match pack.knock {
            true => Ok(self.then_dealt(Prepared::Knocked { by }, None)),
            false => Err(Unprepared::NoKnock),
        }
    }

    fn cuts(&self, by: Seat) -> Result<(), Unprepared> {
        match self.cutter() {
            Some(turn) if turn != by => Err(Unprepared::NotYourTurn { turn }),
            _ => Ok(()),
        }
    }

    /// A pack shuffled by hand is dealt as soon as it is cut.
    fn then_dealt(&self, cut: Prepared, at: Option<u8>) -> Vec<Prepared> {
        let mut happened = vec![cut];
        if let (Some(deck), Some(dealer)) = (self.deck.clone(), self.dealer) {
            happened.push(dealt(dealer, deck, at, None));
        }
        happened
    }

    /// The seed is opened to the table: it must be the one committed to.
    fn open(&self, pack: Pack, seed: &Seed) -> Result<Vec<Prepared>, Unprepared> {
        if Some(commitment(seed)) != self.commitment {
            return Err(Unprepared::SeedDiffers);
        }
        let nonces = BySeat(self.nonces.0.map(|nonce| nonce.unwrap_or(Nonce::ZERO)));
        let deck = shuffled(pack.cards, seed, &nonces, self.deal);
        match (self.dealer, self.cut) {
            (Some(dealer), cut) => Ok(vec![dealt(dealer, deck, cut.flatten(), Some(*seed))]),
            (None, _) => Ok(self.draw_from(&deck, *seed)),
        }
    }

    /// Everybody draws from a shuffled pack until a heart comes.
    fn draw_from(&self, deck: &Deck, seed: Seed) -> Vec<Prepared> {
        let mut happened = Vec::new();
        let mut by = self.first_to_draw;
        for card in &deck.0 {
            happened.push(Prepared::CardDrawn { by, card: *card });
            if card.suit() == Suit::Hearts {
                break;
            }
            by = by.right();
        }
        happened.push(Prepared::FirstBidderFound {
            bidder: by,
            seed: Some(seed),
        });
        happened
    }

    /// Folds one happening in.
    pub fn apply(&mut self, happened: &Prepared) {
        match happened {
            Prepared::CardDrawn { card, .. } => self.drawn.push(*card),
            Prepared::FirstBidderFound { bidder, .. } => {
                let drawn = std::mem::take(&mut self.drawn);
                *self = Preparation::of_deal(self.shuffling, 1, bidder.left());
                self.drawn = drawn;
            }
            Prepared::Committed { commitment } => self.commitment = Some(*commitment),
            Prepared::NonceAdded { by, nonce } => self.nonces[*by] = Some(*nonce),
            Prepared::DeckLaid { deck } => self.deck = Some(deck.clone()),
            Prepared::DeckCut { at, .. } => self.cut = Some(Some(*at)),
            Prepared::Knocked { .. } => self.cut = Some(None),
            // The session has the cards now.
            Prepared::Dealt { .. } => self.deck = None,
        }
    }
}

fn dealt(dealer: Seat, deck: Deck, cut: Option<u8>, seed: Option<Seed>) -> Prepared {
    Prepared::Dealt {
        dealer,
        deck: deck.cut(usize::from(cut.unwrap_or(0))),
        knocked: cut.is_none(),
        seed,
    }
}

fn player(who: Who) -> Result<Seat, Unprepared> {
    who.seat().ok_or(Unprepared::ForPlayers)
}

fn table(who: Who) -> Result<(), Unprepared> {
    match who {
        Who::Table => Ok(()),
        Who::Player(_) | Who::Arbiter => Err(Unprepared::NotForPlayers),
    }
}
