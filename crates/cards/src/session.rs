//! A session: deals one after the other, the sheet, and the arbiter.

use std::collections::BTreeSet;

use jadoube_ruling::{Moment, Span};
use serde::{Deserialize, Serialize};
use smallvec::smallvec;

use crate::undoing::Undoable;
use crate::{
    Booking, BySeat, Card, Cited, Clause, Commitment, Deck, Duplicate, First, Game, Happenings,
    Ledger, Matter, Nonce, Numbers, Preparation, Prepare, Prepared, Seat, Seed, Shuffling, Side,
    Step, Switches, Title, Units, Unprepared, Who,
};

/// How a session is set up.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup<R> {
    /// The rules.
    pub rules: R,
    /// How the pack is put in order.
    pub shuffling: Shuffling,
    /// Who draws the numbers of the shuffle.
    pub numbers: Numbers,
    /// How the first dealer is found.
    pub first: First,
}

/// How long the seats may take, where a table watches the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardPace"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardPace")
)]
#[serde(deny_unknown_fields)]
pub struct Pace {
    /// For committing to a number, and for opening it.
    pub shuffle: Span,
    /// For any other act; none without a limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub act: Option<Span>,
}

/// A request in a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardAsked"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardAsked")
)]
#[serde(rename_all = "snake_case")]
pub enum Asked<A> {
    /// Something before the cards are dealt.
    Table(Prepare),
    /// Something in the deal.
    Play(A),
    /// Something of the arbiter's.
    Rule(Ruling),
    /// The table says that the seat to act has had its time.
    Late,
    /// The own last act is taken back, before the next seat has acted.
    TakeBack,
    /// The table takes the last act of a seat back, and with it whatever was done since.
    TakeBackFor {
        /// Whose.
        seat: Seat,
    },
    /// The table says that a practice player sits in for somebody who is not there.
    SitIn {
        /// For whom.
        seat: Seat,
    },
    /// A player for whom somebody sat in is there again.
    Return,
}

/// The words are no request of a deal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct ParseAskedError(pub String);

/// What the arbiter rules; the reason stays on record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardRuling"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardRuling")
)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ruling {
    /// A player broke the rules: the deal is lost to the others.
    Violation {
        /// The offender.
        offender: Seat,
        /// Why.
        reason: String,
    },
    /// The deal is played again, by the same dealer.
    Replay {
        /// Why.
        reason: String,
    },
    /// The deal is awarded to a side without play.
    Award {
        /// To which.
        to: Side,
        /// Why.
        reason: String,
    },
}

/// Something that happened in a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardHappened"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardHappened")
)]
#[serde(rename_all = "snake_case")]
pub enum Happened<H> {
    /// Before the cards were dealt.
    Table(Box<Prepared>),
    /// In the deal.
    Play(H),
    /// The arbiter ruled, and this is written down; a replay has no sheet.
    Ruled(Box<Ruled>),
    /// A seat has had its time and did not act. It stays to act; who runs the table may have somebody else act.
    Late {
        /// Which.
        by: Seat,
    },
    /// A seat's last act was taken back, with whatever was done since: the deal stands as before it.
    TakenBack {
        /// Whose act.
        by: Seat,
        /// How many acts in all.
        acts: u32,
    },
    /// A practice player sits in for a seat until its player is there again.
    SatIn {
        /// For whom.
        seat: Seat,
    },
    /// The player of a seat is there again.
    Returned {
        /// Who.
        seat: Seat,
    },
}

/// A ruling with what is written down for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardRuled"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardRuled")
)]
#[serde(deny_unknown_fields)]
pub struct Ruled {
    /// What was ruled.
    pub ruling: Ruling,
    /// What is written down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sheet: Option<Booking>,
}

/// Why a request in a session changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardRefused"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardRefused")
)]
#[serde(rename_all = "snake_case")]
pub enum Refused<R> {
    /// Before the cards are dealt.
    Table(Unprepared),
    /// In the deal.
    Play(R),
    /// The cards are dealt: the deal is played first.
    DealUnderWay,
    /// No cards are dealt.
    NothingDealt,
    /// The deal is settled.
    DealSettled,
    /// All deals of the session are played.
    SessionOver,
    /// Only the arbiter rules, and the arbiter does nothing else.
    NotYourOffice {
        /// Who asked.
        who: Who,
    },
    /// There is no announcement that could be awarded.
    NothingAnnounced,
    /// Nobody is to act, or it is known that the seat is late.
    NobodyIsLate,
    /// The seat has done nothing in this deal that could be taken back: what showed hidden cards stays.
    NothingToTakeBack,
    /// The next seat has acted: what was done before stays.
    ActedSince {
        /// Who.
        seat: Seat,
    },
    /// Somebody sits in for the seat already.
    SatInAlready {
        /// For whom.
        seat: Seat,
    },
    /// Nobody sits in for the seat.
    NobodySitsIn {
        /// For whom.
        seat: Seat,
    },
    /// The same deal is played at other tables: with other cards it could not be compared, with the same ones
    /// everybody knows them.
    SameAtOtherTables,
}

/// A deal that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardSettled"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardSettled")
)]
pub struct Settled {
    /// Who dealt.
    pub dealer: Seat,
    /// What was played; none if nothing was announced.
    pub title: Option<Title>,
    /// What was written down.
    pub sheet: Booking,
    /// What the arbiter ruled on it, if anything.
    pub ruled: Option<Ruling>,
}

/// A session of deals.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    rules: G::Rules,
    shuffling: Shuffling,
    preparation: Preparation,
    /// The deal in play, or the last one until the next is dealt.
    deal: Option<(Seat, G)>,
    /// Whether the arbiter ended that deal.
    halted: bool,
    settled: Vec<Settled>,
    /// The shuffle of the deal, or of the draw before the first one.
    shuffle: Option<Shuffle>,
    /// Every commitment so far: none counts twice.
    used: BTreeSet<Commitment>,
    /// The seat to act, if it has had its time.
    late: Option<Seat>,
    /// What can still be taken back.
    undoable: Undoable<G>,
    /// The seats that somebody sits in for.
    sits_in: BySeat<bool>,
}

/// What a request leads to in a session.
pub type Decided<G> =
    Result<Happenings<Happened<<G as Game>::Happened>>, Refused<<G as Game>::Refused>>;

impl<G: Game> Session<G> {
    /// A session before its first deal.
    pub fn new(setup: &Setup<G::Rules>) -> Session<G> {
        Session {
            rules: setup.rules.clone(),
            shuffling: setup.shuffling,
            preparation: Preparation::first(setup.shuffling, setup.first),
            deal: None,
            halted: false,
            settled: Vec::new(),
            shuffle: None,
            used: BTreeSet::new(),
            late: None,
            undoable: Undoable::default(),
            sits_in: BySeat([false; 3]),
        }
    }

    /// The rules in force.
    pub const fn rules(&self) -> &G::Rules {
        &self.rules
    }

    /// The deal in play, or the last one until the next is dealt.
    pub fn deal(&self) -> Option<&G> {
        self.deal.as_ref().map(|(_, deal)| deal)
    }

    /// Who dealt the deal in play, or deals the next one, once that is known.
    pub fn dealer(&self) -> Option<Seat> {
        match &self.deal {
            Some((dealer, _)) if self.playing() => Some(*dealer),
            _ => self.preparation.dealer(),
        }
    }

    /// What comes before the next deal.
    pub const fn preparation(&self) -> &Preparation {
        &self.preparation
    }

    /// The deals that are over.
    pub fn settled(&self) -> &[Settled] {
        &self.settled
    }

    /// The seed of the last deal, open once it is settled.
    pub fn open_seed(&self) -> Option<Seed> {
        self.shuffle.as_ref()?.seed.filter(|_| !self.playing())
    }

    /// The shuffle of the last deal, or of the draw: what everybody needs to check it, with the seed and the
    /// pack once the deal is over.
    pub fn open_shuffle(&self) -> Option<Shuffle> {
        let mut shuffle = self.shuffle.clone()?;
        if self.playing() {
            (shuffle.seed, shuffle.deck) = (None, None);
        }
        Some(shuffle)
    }

    /// Whether all deals are over.
    pub fn is_over(&self) -> bool {
        self.settled.len() >= self.rules.deals() as usize && !self.playing()
    }

    /// Whose act is due; nobody's when the session is over.
    pub fn to_act(&self) -> Option<Who> {
        if self.playing() {
            return self.deal().and_then(G::turn).map(Who::Player);
        }
        (!self.is_over()).then(|| self.preparation.to_act())
    }

    /// The totals by the sheet.
    pub fn booked(&self) -> BySeat<Units> {
        BySeat::new(|seat| {
            self.settled
                .iter()
                .map(|deal| deal.sheet.booked[seat])
                .sum()
        })
    }

    /// The totals by the zero-sum ledger.
    pub fn ledger(&self) -> BySeat<Units> {
        BySeat::new(|seat| {
            self.settled
                .iter()
                .map(|deal| deal.sheet.ledger[seat])
                .sum()
        })
    }

    /// The totals that decide under the rules in force.
    pub fn totals(&self) -> BySeat<Units> {
        match self.rules.ledger() {
            Ledger::Pairwise => self.ledger(),
            Ledger::Booked => self.booked(),
        }
    }

    /// Whether a deal is in play: its seed and its hidden cards are closed.
    pub fn playing(&self) -> bool {
        !self.halted && self.deal().is_some_and(|deal| deal.turn().is_some())
    }

    /// Decides a request: what happens, or why not. Changes nothing.
    pub fn decide(&self, who: Who, asked: &Asked<G::Asked>) -> Decided<G> {
        match (asked, who) {
            (Asked::Play(asked), Who::Player(seat)) => self.play(seat, asked),
            (Asked::Table(asked), Who::Player(_) | Who::Table) => self.prepare(who, asked),
            (Asked::Rule(ruling), Who::Arbiter) => self.rule(ruling),
            (Asked::Late, Who::Table) => self.is_late(),
            (Asked::TakeBack, Who::Player(seat)) => self.take_back(seat, false),
            (Asked::TakeBackFor { seat }, Who::Table) => self.take_back(*seat, true),
            (Asked::SitIn { seat }, Who::Table) => self.sit_in(*seat),
            (Asked::Return, Who::Player(seat)) => self.back_again(seat),
            _ => Err(Refused::NotYourOffice { who }),
        }
    }

    /// When the table is to say that somebody has had his time, if the seat to act has been waited for since
    /// then. Card rules know no time: the table measures it, and asks [`Asked::Late`], or
    /// [`Prepare::TimeUp`] where the shuffle waits for seats.
    pub fn deadline(&self, pace: &Pace, since: Moment) -> Option<Moment> {
        if !self.playing() && !self.is_over() && !self.preparation.missing().is_empty() {
            return Some(since + pace.shuffle);
        }
        match (self.to_act(), pace.act) {
            (Some(Who::Player(seat)), Some(span)) if self.late != Some(seat) => Some(since + span),
            _ => None,
        }
    }

    /// The seat to act, if it has had its time.
    pub const fn late(&self) -> Option<Seat> {
        self.late
    }

    fn is_late(&self) -> Decided<G> {
        match self.to_act() {
            Some(Who::Player(by)) if self.late.is_none() => Ok(smallvec![Happened::Late { by }]),
            _ => Err(Refused::NobodyIsLate),
        }
    }

    /// The seats that a practice player sits in for.
    pub const fn sits_in(&self) -> &BySeat<bool> {
        &self.sits_in
    }

    /// How many acts are taken back with the last one of a seat; nothing where that cannot be taken back. One:
    /// nobody has acted since.
    pub fn back_to(&self, seat: Seat) -> Option<u32> {
        self.playing().then(|| self.undoable.back_to(seat))?
    }

    /// A player's own last act, as long as nobody has acted since; the table's word reaches further.
    fn take_back(&self, by: Seat, further: bool) -> Decided<G> {
        if self.deal.is_none() {
            return Err(Refused::NothingDealt);
        }
        if !self.playing() {
            return Err(Refused::DealSettled);
        }
        match (self.back_to(by), self.undoable.last()) {
            (None, _) => Err(Refused::NothingToTakeBack),
            (Some(acts), Some(seat)) if acts > 1 && !further => Err(Refused::ActedSince { seat }),
            (Some(acts), _) => Ok(smallvec![Happened::TakenBack { by, acts }]),
        }
    }

    fn sit_in(&self, seat: Seat) -> Decided<G> {
        match self.sits_in[seat] {
            _ if self.is_over() => Err(Refused::SessionOver),
            true => Err(Refused::SatInAlready { seat }),
            false => Ok(smallvec![Happened::SatIn { seat }]),
        }
    }

    fn back_again(&self, seat: Seat) -> Decided<G> {
        match self.sits_in[seat] {
            true => Ok(smallvec![Happened::Returned { seat }]),
            false => Err(Refused::NobodySitsIn { seat }),
        }
    }

    fn play(&self, seat: Seat, asked: &G::Asked) -> Decided<G> {
        let Some((_, deal)) = &self.deal else {
            return Err(Refused::NothingDealt);
        };
        if !self.playing() {
            return Err(Refused::DealSettled);
        }
        match deal.decide(&self.rules, seat, asked) {
            Ok(happened) => Ok(happened.into_iter().map(Happened::Play).collect()),
            Err(refused) => Err(Refused::Play(refused)),
        }
    }

    fn prepare(&self, who: Who, asked: &Prepare) -> Decided<G> {
        if self.playing() {
            return Err(Refused::DealUnderWay);
        }
        if self.is_over() {
            return Err(Refused::SessionOver);
        }
        let deals = self.rules.deals() as usize;
        if matches!(asked, Prepare::Gather { codes, .. } if codes.len() != deals) {
            return Err(Refused::Table(Unprepared::NotTheDuplicate));
        }
        match self.preparation.decide(G::PACK, who, asked, &self.used) {
            Ok(happened) => Ok(happened
                .into_iter()
                .map(|one| Happened::Table(Box::new(one)))
                .collect()),
            Err(unprepared) => Err(Refused::Table(unprepared)),
        }
    }

    fn rule(&self, ruling: &Ruling) -> Decided<G> {
        let Some((_, deal)) = &self.deal else {
            return Err(Refused::NothingDealt);
        };
        let again = matches!(ruling, Ruling::Replay { .. });
        if again && self.shuffling == Shuffling::Duplicate {
            return Err(Refused::SameAtOtherTables);
        }
        let sheet = match ruling {
            Ruling::Violation { offender, .. } => deal.violation(&self.rules, *offender),
            Ruling::Award { to, .. } => deal.award(&self.rules, *to),
            Ruling::Replay { .. } => None,
        };
        if sheet.is_none() && !again {
            return Err(Refused::NothingAnnounced);
        }
        Ok(smallvec![Happened::Ruled(Box::new(Ruled {
            ruling: ruling.clone(),
            sheet,
        }))])
    }

    /// Folds one happening in. Thinks no more: replaying a journal rebuilds the session.
    pub fn apply(&mut self, happened: &Happened<G::Happened>) {
        self.late = None;
        match happened {
            Happened::Late { by } => self.late = Some(*by),
            Happened::Play(happened) => {
                let Some((dealer, deal)) = &mut self.deal else {
                    return;
                };
                self.undoable.note(deal, happened);
                deal.apply(happened);
                if let Some(sheet) = deal.sheet() {
                    let settled = Settled {
                        dealer: *dealer,
                        title: deal.title(),
                        sheet,
                        ruled: None,
                    };
                    self.settle(settled);
                }
            }
            Happened::Table(prepared) => self.prepared(prepared),
            Happened::Ruled(ruled) => self.ruled(ruled),
            Happened::TakenBack { acts, .. } => {
                let before = self.undoable.take_back(*acts);
                if let (Some((_, deal)), Some(before)) = (&mut self.deal, before) {
                    *deal = before;
                }
            }
            Happened::SatIn { seat } => self.sits_in[*seat] = true,
            Happened::Returned { seat } => self.sits_in[*seat] = false,
        }
    }

    fn prepared(&mut self, prepared: &Prepared) {
        if let Prepared::Committed { commitment } | Prepared::SeatCommitted { commitment, .. } =
            prepared
        {
            self.used.insert(*commitment);
        }
        if let Prepared::Gathered { codes, seats, .. } = prepared {
            let seats = seats.iter().flat_map(|table| table.0).flatten();
            self.used.extend(codes.iter().copied().chain(seats));
        }
        match prepared {
            Prepared::FirstBidderFound { seed, .. } => {
                self.shuffle = Some(Shuffle::of(&self.preparation, *seed, None));
            }
            Prepared::Dealt {
                dealer,
                deck,
                knocked,
                seed,
            } => {
                self.shuffle = Some(Shuffle::of(&self.preparation, *seed, Some(deck)));
                self.deal = Some((*dealer, G::deal(&self.rules, *dealer, deck, *knocked)));
                self.halted = false;
                self.undoable = Undoable::default();
            }
            _ => {}
        }
        self.preparation.apply(prepared);
    }

    fn ruled(&mut self, ruled: &Ruled) {
        let Some((dealer, title)) = self
            .deal
            .as_ref()
            .map(|(dealer, deal)| (*dealer, deal.title()))
        else {
            return;
        };
        // A deal that was settled already is settled anew.
        if !self.playing() {
            self.settled.pop();
        }
        self.halted = true;
        self.undoable = Undoable::default();
        match ruled.sheet {
            Some(sheet) => self.settle(Settled {
                dealer,
                title,
                sheet,
                ruled: Some(ruled.ruling.clone()),
            }),
            None => {
                self.deal = None;
                let deal = self.settled.len() as u32 + 1;
                self.preparation = self.preparation.followed_by(deal, dealer);
            }
        }
    }

    /// The deal is over: the next neighbour to the right deals.
    fn settle(&mut self, settled: Settled) {
        let next = settled.dealer.right();
        self.settled.push(settled);
        let deal = self.settled.len() as u32 + 1;
        self.preparation = self.preparation.followed_by(deal, next);
    }

    /// What a seat, or a spectator, may see.
    pub fn view(&self, viewer: Option<Seat>) -> SessionView<G::View> {
        let preparation = &self.preparation;
        SessionView {
            game: G::NAME,
            rules: self.rules.to_string(),
            viewer,
            dealer: self.dealer(),
            to_act: self.to_act(),
            deals: self.rules.deals(),
            settled: self.settled.clone(),
            totals: self.totals(),
            booked: self.booked(),
            ledger: self.ledger(),
            next: (!self.playing() && !self.is_over()).then(|| Waiting {
                deal: preparation.deal(),
                step: preparation.step(),
                drawn: preparation.drawn().to_vec(),
                commitment: preparation.commitment(),
                sealed: *preparation.sealed(),
                cut: preparation.cut_off(),
                opened: preparation.opened(),
                nonces: preparation.nonces(),
                wanted: *preparation.wanted(),
                left_out: *preparation.left_out(),
            }),
            late: self.late,
            sits_in: self.sits_in,
            seed: self.open_seed(),
            shuffle: self.open_shuffle(),
            shuffling: self.shuffling,
            duplicate: self.preparation.duplicate().cloned(),
            deal: self.deal().map(|deal| deal.view(&self.rules, viewer)),
        }
    }
}

/// What a seat, or a spectator, may see of a session.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardSessionView"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardSessionView")
)]
pub struct SessionView<V> {
    /// The game.
    pub game: &'static str,
    /// Its rules.
    pub rules: String,
    /// Whose view this is; none for a spectator.
    pub viewer: Option<Seat>,
    /// Who deals.
    pub dealer: Option<Seat>,
    /// Whose act is due.
    pub to_act: Option<Who>,
    /// How many deals are played.
    pub deals: u32,
    /// The deals that are over, with what was written down for each.
    pub settled: Vec<Settled>,
    /// The totals that decide.
    pub totals: BySeat<Units>,
    /// The totals by the sheet.
    pub booked: BySeat<Units>,
    /// The totals by the ledger.
    pub ledger: BySeat<Units>,
    /// What is known before the next deal.
    pub next: Option<Waiting>,
    /// The seat to act, if it has had its time.
    pub late: Option<Seat>,
    /// The seats that a practice player sits in for until their players are there again.
    pub sits_in: BySeat<bool>,
    /// The seed of the last deal, once it is settled.
    pub seed: Option<Seed>,
    /// The shuffle of the last deal, or of the draw.
    pub shuffle: Option<Shuffle>,
    /// How the pack is put in order.
    pub shuffling: Shuffling,
    /// What all tables have in common, where the same deals are played at several, once all have committed themselves.
    pub duplicate: Option<Duplicate>,
    /// The deal.
    pub deal: Option<V>,
}

/// Everything that a shuffle followed from. Whoever kept what was shown before the numbers were opened, and knows
/// the own number, can check the deal with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardShuffle"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardShuffle")
)]
pub struct Shuffle {
    /// The number of the deal; nought for the draw.
    pub deal: u32,
    /// Who dealt; nobody at the draw.
    pub dealer: Option<Seat>,
    /// What the table committed itself to.
    pub commitment: Option<Commitment>,
    /// What the seats committed themselves to.
    pub sealed: BySeat<Option<Commitment>>,
    /// The numbers of the seats, all open.
    pub nonces: BySeat<Option<Nonce>>,
    /// How many cards were cut off; none at the draw, and where the cutter knocked.
    pub cut: Option<u8>,
    /// The table's seed, once the deal is over.
    pub seed: Option<Seed>,
    /// The pack as it was dealt from, once the deal is over.
    pub deck: Option<Deck>,
    /// The cards drawn for the first deal.
    pub drawn: Vec<Card>,
}

impl Shuffle {
    fn of(preparation: &Preparation, seed: Option<Seed>, deck: Option<&Deck>) -> Shuffle {
        let code = || preparation.duplicate()?.code(preparation.deal());
        Shuffle {
            deal: preparation.deal(),
            dealer: preparation.dealer(),
            commitment: preparation.commitment().or_else(code),
            sealed: *preparation.sealed(),
            nonces: preparation.nonces(),
            cut: preparation.cut_off(),
            seed,
            deck: deck.cloned(),
            drawn: preparation.drawn().to_vec(),
        }
    }
}

/// What everybody knows before a deal.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardWaiting"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CardWaiting")
)]
pub struct Waiting {
    /// The number of the deal; nought for the draw.
    pub deal: u32,
    /// What is to be done next.
    pub step: Step,
    /// The cards drawn for the first deal.
    pub drawn: Vec<Card>,
    /// What the table committed itself to.
    pub commitment: Option<Commitment>,
    /// What the seats committed themselves to.
    pub sealed: BySeat<Option<Commitment>>,
    /// How many cards were cut off; none before the cut, and where the cutter knocked.
    pub cut: Option<u8>,
    /// Which seats have opened their numbers.
    pub opened: BySeat<bool>,
    /// The numbers, as far as they lie open.
    pub nonces: BySeat<Option<Nonce>>,
    /// Which seats are ready for the next deal, where no number is needed for it.
    pub wanted: BySeat<bool>,
    /// Which seats the shuffle that several tables have in common goes on without.
    pub left_out: BySeat<bool>,
}

/// The clause that a happening of a session rests on.
pub fn happened_under<G: Game>(happened: &Happened<G::Happened>) -> Clause {
    match happened {
        Happened::Table(prepared) => match **prepared {
            Prepared::CardDrawn { .. } | Prepared::FirstBidderFound { .. } => {
                G::clause(Matter::FirstDeal)
            }
            _ => G::clause(Matter::Deal),
        },
        Happened::Play(happened) => happened.under(),
        Happened::Ruled(_) => G::clause(Matter::Irregularity),
        Happened::Late { .. }
        | Happened::TakenBack { .. }
        | Happened::SatIn { .. }
        | Happened::Returned { .. } => G::clause(Matter::Course),
    }
}

/// The clause that a refusal of a session rests on.
pub fn refused_under<G: Game>(refused: &Refused<G::Refused>) -> Clause {
    match refused {
        Refused::Table(
            Unprepared::CardNotThere { .. }
            | Unprepared::NotYourDraw { .. }
            | Unprepared::AnotherStep { due: Step::Draw },
        ) => G::clause(Matter::FirstDeal),
        Refused::Table(_) => G::clause(Matter::Deal),
        Refused::Play(refused) => refused.under(),
        Refused::NothingAnnounced | Refused::SameAtOtherTables => G::clause(Matter::Irregularity),
        Refused::DealUnderWay
        | Refused::NothingDealt
        | Refused::DealSettled
        | Refused::SessionOver
        | Refused::NobodyIsLate
        | Refused::NothingToTakeBack
        | Refused::ActedSince { .. }
        | Refused::SatInAlready { .. }
        | Refused::NobodySitsIn { .. }
        | Refused::NotYourOffice { .. } => G::clause(Matter::Course),
    }
}
