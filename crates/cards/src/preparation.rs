//! What comes before the cards are dealt: the draw for the first deal, the shuffle, the cut.

use std::collections::BTreeSet;

use crate::duplicate::{Anew, Duplicate, TWICE, duplicate_key};
use crate::preparing::{First, Prepare, Prepared, Shuffling, Step, Unprepared};
use crate::shuffle::{
    Commitment, Deck, Nonce, Seed, commitment, number_commitment, sealed_key, shuffled, shuffled_by,
};
use crate::{BySeat, Card, CardSet, Seat, Suit, Who};

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
    /// What the seats committed themselves to, where they do.
    sealed: BySeat<Option<Commitment>>,
    nonces: BySeat<Option<Nonce>>,
    deck: Option<Deck>,
    /// How many cards were cut off; none for a knock.
    cut: Option<Option<u8>>,
    /// What all tables committed themselves to, where the same deals are played at several.
    duplicate: Option<Duplicate>,
    /// Which of so many tables this one is, once it was told.
    place: Option<(u32, usize)>,
    /// How often that shuffle began anew, and why.
    anew: Vec<Anew>,
    /// The seats whose numbers it goes on without.
    left_out: BySeat<bool>,
    /// Who is ready for the next deal, where no number is needed for it.
    wanted: BySeat<bool>,
}

impl Preparation {
    /// Before the first deal. The common shuffle of a duplicate is one with the draw, so there is always a draw.
    pub fn first(shuffling: Shuffling, first: First) -> Preparation {
        match first {
            First::Dealer(first) if shuffling == Shuffling::Duplicate => {
                Preparation::with(shuffling, 0, None, first)
            }
            First::Draw(first) => Preparation::with(shuffling, 0, None, first),
            First::Dealer(dealer) => Preparation::of_deal(shuffling, 1, dealer),
        }
    }

    /// Before a deal whose dealer is known.
    pub fn of_deal(shuffling: Shuffling, deal: u32, dealer: Seat) -> Preparation {
        Preparation::with(shuffling, deal, Some(dealer), dealer)
    }

    /// Before the next deal of the same session.
    #[must_use]
    pub fn followed_by(&self, deal: u32, dealer: Seat) -> Preparation {
        Preparation {
            duplicate: self.duplicate.clone(),
            place: self.place,
            anew: self.anew.clone(),
            left_out: self.left_out,
            ..Preparation::of_deal(self.shuffling, deal, dealer)
        }
    }

    fn with(shuffling: Shuffling, deal: u32, dealer: Option<Seat>, first: Seat) -> Preparation {
        Preparation {
            shuffling,
            deal,
            dealer,
            first_to_draw: first,
            drawn: Vec::new(),
            commitment: None,
            sealed: BySeat([None; 3]),
            nonces: BySeat([None; 3]),
            deck: None,
            cut: None,
            duplicate: None,
            place: None,
            anew: Vec::new(),
            left_out: BySeat([false; 3]),
            wanted: BySeat([false; 3]),
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
        let numbers = self.has_opened();
        // The draw needs no cut: nobody knows the pack.
        let cut = self.dealer.is_none() || self.cut.is_some();
        match self.shuffling {
            Shuffling::ByHand if self.dealer.is_none() => Step::Draw,
            Shuffling::ByHand if self.deck.is_none() => Step::Shuffle,
            Shuffling::ByHand => Step::Cut,
            Shuffling::Fair if self.commitment.is_none() => Step::Shuffle,
            Shuffling::Fair if !numbers => Step::Nonces,
            Shuffling::Sealed if !self.has_committed() => Step::Shuffle,
            Shuffling::Duplicate => self.step_of_duplicate(numbers),
            // The cut comes before anything is open, or it would steer.
            _ if !cut => Step::Cut,
            Shuffling::Sealed if !numbers => Step::Nonces,
            _ => Step::Deal,
        }
    }

    /// One shuffle with the draw, in common with the other tables; then nothing but saying that one is ready.
    fn step_of_duplicate(&self, numbers: bool) -> Step {
        let all_open = self.duplicate.as_ref().is_some_and(Duplicate::is_open);
        match self.dealer {
            Some(_) if self.wanted.0.contains(&false) => Step::Shuffle,
            Some(_) => Step::Deal,
            None if !self.has_committed() || self.duplicate.is_none() => Step::Shuffle,
            None if !numbers || !all_open => Step::Nonces,
            None => Step::Deal,
        }
    }

    /// Whether seats say that they are ready for a deal, and nothing else is needed of them.
    pub fn asks_readiness(&self) -> bool {
        self.shuffling == Shuffling::Duplicate && self.dealer.is_some()
    }

    /// Whether the table and every seat that takes part have committed themselves.
    pub fn has_committed(&self) -> bool {
        self.commitment.is_some() && self.every(|seat| self.sealed[seat].is_some())
    }

    /// Whether every seat that takes part has added or opened its number.
    fn has_opened(&self) -> bool {
        self.every(|seat| self.nonces[seat].is_some())
    }

    /// Whether something holds for every seat that takes part in the shuffle.
    fn every(&self, holds: impl Fn(Seat) -> bool) -> bool {
        let mut seats = Seat::ALL.into_iter().filter(|seat| !self.left_out[*seat]);
        seats.all(holds)
    }

    /// How often the shuffle that several tables have in common began anew, and why.
    pub fn anew(&self) -> &[Anew] {
        &self.anew
    }

    /// The seats whose numbers that shuffle goes on without.
    pub const fn left_out(&self) -> &BySeat<bool> {
        &self.left_out
    }

    /// How often a seat was named in the common shuffle; a seat of another table where one is given.
    fn named(&self, elsewhere: Option<u32>, seat: Seat) -> usize {
        let naming = |anew: &&Anew| anew.elsewhere == elsewhere && anew.missing.contains(&seat);
        self.anew.iter().filter(naming).count()
    }

    /// Whose act is due; where several owe one, the first of them.
    pub fn to_act(&self) -> Who {
        let owing = |of: BySeat<bool>| {
            let mut seats = Seat::ALL.into_iter();
            let seat =
                seats.find(|seat| !of[*seat] && (self.dealer.is_some() || !self.left_out[*seat]));
            seat.map_or(Who::Table, Who::Player)
        };
        match self.step() {
            Step::Draw => Who::Player(self.drawing()),
            Step::Shuffle if self.asks_readiness() => owing(self.wanted),
            Step::Shuffle if self.commitment.is_none() => Who::Table,
            Step::Shuffle => owing(BySeat(self.sealed.0.map(|one| one.is_some()))),
            Step::Deal => Who::Table,
            Step::Nonces => owing(BySeat(self.nonces.0.map(|one| one.is_some()))),
            Step::Cut => self.cutter().map_or(Who::Table, Who::Player),
        }
    }

    /// The seats that owe a commitment, a number, or the word that they are ready, in any order.
    pub fn missing(&self) -> Vec<Seat> {
        let owes = |seat: &Seat| match self.step() {
            Step::Shuffle if self.asks_readiness() => !self.wanted[*seat],
            Step::Shuffle => self.sealed[*seat].is_none() && !self.left_out[*seat],
            Step::Nonces => self.nonces[*seat].is_none() && !self.left_out[*seat],
            Step::Draw | Step::Cut | Step::Deal => false,
        };
        match self.shuffling {
            Shuffling::Sealed | Shuffling::Duplicate => {
                Seat::ALL.into_iter().filter(owes).collect()
            }
            Shuffling::Fair | Shuffling::ByHand => Vec::new(),
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

    /// What the seats committed themselves to.
    pub const fn sealed(&self) -> &BySeat<Option<Commitment>> {
        &self.sealed
    }

    /// The numbers that lie open: those of a sealed shuffle all together, when the last one is there, in a
    /// duplicate the last one of all tables.
    pub fn nonces(&self) -> BySeat<Option<Nonce>> {
        let open = match self.shuffling {
            Shuffling::Sealed => self.has_opened(),
            Shuffling::Duplicate => self.duplicate.as_ref().is_some_and(Duplicate::is_open),
            Shuffling::Fair | Shuffling::ByHand => true,
        };
        match open {
            true => self.nonces,
            false => BySeat([None; 3]),
        }
    }

    /// The numbers that the seats have opened to the table, for the table alone.
    pub const fn told_to_the_table(&self) -> &BySeat<Option<Nonce>> {
        &self.nonces
    }

    /// What all tables of a duplicate have in common, once it is gathered.
    pub const fn duplicate(&self) -> Option<&Duplicate> {
        self.duplicate.as_ref()
    }

    /// Which seats are ready for the next deal, where no number is needed for it.
    pub const fn wanted(&self) -> &BySeat<bool> {
        &self.wanted
    }

    /// Which seats have added or opened their numbers.
    pub fn opened(&self) -> BySeat<bool> {
        BySeat(self.nonces.0.map(|nonce| nonce.is_some()))
    }

    /// How many cards were cut off; none before the cut and after a knock.
    pub fn cut_off(&self) -> Option<u8> {
        self.cut.flatten()
    }

    /// The cards drawn for the first deal.
    pub fn drawn(&self) -> &[Card] {
        &self.drawn
    }

    /// Decides a request: what happens, or why not.
    ///
    /// `used` holds every commitment of the session so far: none counts twice, or who knows what an old one
    /// stands for would know the new shuffle too.
    pub fn decide(
        &self,
        pack: Pack,
        who: Who,
        asked: &Prepare,
        used: &BTreeSet<Commitment>,
    ) -> Result<Vec<Prepared>, Unprepared> {
        let due = self.step();
        match (asked, due) {
            (Prepare::Draw { card }, Step::Draw) => self.draw(pack, player(who)?, *card),
            (Prepare::Commit { commitment }, Step::Shuffle) => {
                if used.contains(commitment) {
                    let commitment = *commitment;
                    return Err(Unprepared::CommitmentUsed { commitment });
                }
                self.commit(who, *commitment)
            }
            (Prepare::LayDeck { deck }, Step::Shuffle) => {
                table(who)?;
                self.shuffles(Shuffling::ByHand)?;
                match deck.is(pack.cards) {
                    true => Ok(vec![Prepared::DeckLaid { deck: deck.clone() }]),
                    false => Err(Unprepared::NotThePack),
                }
            }
            (Prepare::AddNonce { nonce }, Step::Nonces) => self.add(player(who)?, *nonce),
            (Prepare::TimeUp, _) => {
                table(who)?;
                self.time_up(due)
            }
            (
                Prepare::BeginAnew {
                    table: other,
                    missing,
                },
                _,
            ) => {
                table(who)?;
                self.begin_anew(*other, missing)
            }
            (Prepare::Cut { at }, Step::Cut) => self.cut(pack, player(who)?, *at),
            (Prepare::Knock, Step::Cut) => self.knock(pack, player(who)?),
            (Prepare::Deal { seed }, Step::Deal) => {
                table(who)?;
                self.open(pack, seed)
            }
            (
                Prepare::Gather {
                    table: at,
                    codes,
                    seats,
                },
                Step::Shuffle,
            ) if self.has_committed() => {
                table(who)?;
                self.gather(Duplicate::new(*at, codes.clone(), seats.clone()), used)
            }
            (Prepare::OpenAll { numbers }, Step::Nonces) if self.has_opened() => {
                table(who)?;
                self.open_all(numbers)
            }
            (Prepare::NextDeal, Step::Shuffle) if self.asks_readiness() => {
                let by = player(who)?;
                match self.wanted[by] {
                    true => Err(Unprepared::SaidAlready),
                    false => Ok(vec![Prepared::NextDealWanted { by }]),
                }
            }
            _ => Err(Unprepared::AnotherStep { due }),
        }
    }

    /// Seats have had their time. In a common shuffle those that are named for the second time are left out of it.
    fn time_up(&self, owed: Step) -> Result<Vec<Prepared>, Unprepared> {
        let missing = self.missing();
        if missing.is_empty() || self.asks_readiness() {
            return Err(Unprepared::NobodyIsLate);
        }
        let again = |seat: &Seat| self.named(None, *seat) + 1 >= TWICE;
        let common = self.shuffling == Shuffling::Duplicate;
        let seats: Vec<Seat> = missing
            .iter()
            .copied()
            .filter(|seat| common && again(seat))
            .collect();
        let mut happened = vec![Prepared::ShuffleVoid { missing, owed }];
        if !seats.is_empty() {
            happened.push(Prepared::LeftOut { seats });
        }
        Ok(happened)
    }

    /// Another table has given the common shuffle up. Nobody is named more than twice, so this cannot go on for ever.
    fn begin_anew(&self, other: u32, missing: &[Seat]) -> Result<Vec<Prepared>, Unprepared> {
        self.shuffles(Shuffling::Duplicate)?;
        let own = self.place.map(|(table, _)| table);
        let open = self.duplicate.as_ref().is_some_and(Duplicate::is_open);
        let spent = |seat: &Seat| self.named(Some(other), *seat) >= TWICE;
        if open || own == Some(other) || missing.is_empty() || missing.iter().any(spent) {
            return Err(Unprepared::NobodyIsLate);
        }
        Ok(vec![Prepared::BegunAnew {
            table: other,
            missing: missing.to_vec(),
        }])
    }

    /// All tables have committed themselves; this one finds its own commitments among them, none that was shown in a
    /// shuffle that came to nothing, and nobody who is left out.
    fn gather(
        &self,
        all: Duplicate,
        used: &BTreeSet<Commitment>,
    ) -> Result<Vec<Prepared>, Unprepared> {
        self.shuffles(Shuffling::Duplicate)?;
        let own: Vec<Commitment> = self.sealed.0.into_iter().flatten().collect();
        let old = |one: &Commitment| used.contains(one) && !own.contains(one);
        if let Some(commitment) = all.commitments().find(old) {
            return Err(Unprepared::CommitmentUsed { commitment });
        }
        let takes_part = |anew: &Anew| {
            let table = anew.elsewhere.unwrap_or(all.table);
            let spent = |seat: &Seat| self.named(anew.elsewhere, *seat) >= TWICE;
            let mut seats = anew.missing.iter();
            seats.any(|seat| spent(seat) && all.of(table, *seat).is_some())
        };
        let place = (all.table, all.seats.len());
        let moved = self.place.is_some_and(|told| told != place);
        match all.holds(&self.sealed) && !moved && !self.anew.iter().any(takes_part) {
            true => Ok(vec![Prepared::Gathered {
                table: all.table,
                codes: all.codes,
                seats: all.seats,
            }]),
            false => Err(Unprepared::NotTheDuplicate),
        }
    }

    /// The last number of all tables is open: each must be the one that was committed to.
    fn open_all(&self, numbers: &[BySeat<Option<Nonce>>]) -> Result<Vec<Prepared>, Unprepared> {
        let all = self.duplicate.as_ref();
        match all.is_some_and(|all| all.opened_by(numbers)) {
            true => Ok(vec![Prepared::AllOpened {
                numbers: numbers.to_vec(),
            }]),
            false => Err(Unprepared::NumberDiffers),
        }
    }

    /// The table commits itself, and in a sealed shuffle every seat.
    fn commit(&self, who: Who, commitment: Commitment) -> Result<Vec<Prepared>, Unprepared> {
        match (self.shuffling, who) {
            (Shuffling::ByHand, _) => Err(Unprepared::ShuffledOtherwise),
            _ if self.asks_readiness() => Err(Unprepared::ShuffledOtherwise),
            (Shuffling::Fair, Who::Player(_)) => Err(Unprepared::NotForPlayers),
            (_, Who::Arbiter) => Err(Unprepared::NotForPlayers),
            (_, Who::Table) if self.commitment.is_some() => Err(Unprepared::CommittedAlready),
            (_, Who::Table) => Ok(vec![Prepared::Committed { commitment }]),
            (_, Who::Player(by)) if self.left_out[by] => Err(Unprepared::LeftOut),
            (_, Who::Player(by)) if self.sealed[by].is_some() => Err(Unprepared::CommittedAlready),
            (_, Who::Player(by)) => Ok(vec![Prepared::SeatCommitted { by, commitment }]),
        }
    }

    /// A number in the clear, or one that was committed to.
    fn add(&self, by: Seat, nonce: Nonce) -> Result<Vec<Prepared>, Unprepared> {
        if self.nonces[by].is_some() {
            return Err(Unprepared::NonceGiven);
        }
        if self.shuffling == Shuffling::Fair {
            return Ok(vec![Prepared::NonceAdded { by, nonce }]);
        }
        match self.sealed[by] == Some(number_commitment(self.deal, by, &nonce)) {
            true => Ok(vec![Prepared::NumberOpened { by, nonce }]),
            false => Err(Unprepared::NumberDiffers),
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
        if let (Some(dealer), Some(all)) = (self.dealer, &self.duplicate) {
            let code = all.code(self.deal).ok_or(Unprepared::NotTheDuplicate)?;
            if commitment(seed) != code {
                return Err(Unprepared::SeedDiffers);
            }
            let deck = shuffled_by(pack.cards, duplicate_key(seed, &all.numbers, self.deal));
            return Ok(vec![dealt(dealer, deck, Some(0), Some(*seed))]);
        }
        if Some(commitment(seed)) != self.commitment {
            return Err(Unprepared::SeedDiffers);
        }
        let nonces = BySeat(self.nonces.0.map(|nonce| nonce.unwrap_or(Nonce::ZERO)));
        let deck = match self.shuffling {
            Shuffling::Sealed | Shuffling::Duplicate => {
                shuffled_by(pack.cards, sealed_key(seed, &nonces, self.deal))
            }
            Shuffling::Fair | Shuffling::ByHand => shuffled(pack.cards, seed, &nonces, self.deal),
        };
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
                *self = self.followed_by(1, bidder.left());
                self.drawn = drawn;
            }
            Prepared::Committed { commitment } => self.commitment = Some(*commitment),
            Prepared::SeatCommitted { by, commitment } => self.sealed[*by] = Some(*commitment),
            Prepared::NonceAdded { by, nonce } | Prepared::NumberOpened { by, nonce } => {
                self.nonces[*by] = Some(*nonce);
            }
            Prepared::ShuffleVoid { missing, .. } => self.void(None, missing),
            Prepared::BegunAnew { table, missing } => self.void(Some(*table), missing),
            Prepared::LeftOut { seats } => {
                for seat in seats {
                    self.left_out[*seat] = true;
                }
            }
            Prepared::DeckLaid { deck } => self.deck = Some(deck.clone()),
            Prepared::DeckCut { at, .. } => self.cut = Some(Some(*at)),
            Prepared::Knocked { .. } => self.cut = Some(None),
            Prepared::Gathered {
                table,
                codes,
                seats,
            } => {
                self.place = Some((*table, seats.len()));
                self.duplicate = Some(Duplicate::new(*table, codes.clone(), seats.clone()));
            }
            Prepared::AllOpened { numbers } => {
                if let Some(all) = &mut self.duplicate {
                    all.numbers.clone_from(numbers);
                }
            }
            Prepared::NextDealWanted { by } => self.wanted[*by] = true,
            // The session has the cards now.
            Prepared::Dealt { .. } => self.deck = None,
        }
    }

    /// The shuffle came to nothing, here or at another table; what is common to several tables remembers why.
    fn void(&mut self, elsewhere: Option<u32>, missing: &[Seat]) {
        let mut anew = std::mem::take(&mut self.anew);
        if self.shuffling == Shuffling::Duplicate {
            let missing = missing.to_vec();
            anew.push(Anew { elsewhere, missing });
        }
        *self = Preparation {
            place: self.place,
            anew,
            left_out: self.left_out,
            ..Preparation::with(self.shuffling, self.deal, self.dealer, self.first_to_draw)
        };
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
