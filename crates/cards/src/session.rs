//! A session: deals one after the other, the sheet, and the arbiter.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use jadoube_ruling::Message;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use crate::{
    BySeat, Deck, First, Pack, Preparation, Prepare, Prepared, Seat, Shuffling, Side, Step, Units,
    Unprepared, Who,
};

/// A clause of the rules that an answer rests on, such as `U3` or `A-U31`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct Clause(pub &'static str);

impl Display for Clause {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// What a question is about that every card game answers in a clause of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter {
    /// Who deals first.
    FirstDeal,
    /// Shuffling, cutting, knocking, dealing.
    Deal,
    /// What comes after what.
    Course,
    /// Breaking the rules, replaying and awarding deals.
    Irregularity,
}

/// What happened on one request in a deal: one or two things as a rule, kept without an allocation.
pub type Happenings<H> = SmallVec<[H; 3]>;

/// A card game, seen from its session: one deal from the dealt cards to its settlement.
pub trait Game: Clone + Debug {
    /// The rules with every switch; written as a name and what departs from it.
    type Rules: Clone + Debug + PartialEq + Display + FromStr<Err: Display>;
    /// Requests.
    type Asked: Clone
        + Debug
        + PartialEq
        + Serialize
        + DeserializeOwned
        + Display
        + FromStr<Err: Display>;
    /// Happenings.
    type Happened: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// Refusals.
    type Refused: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// What one seat, or a spectator, may see of a deal.
    type View: Clone + Debug + PartialEq + Serialize;

    /// The name of the game in records: `ulti`, `snapszer`.
    const NAME: &'static str;
    /// Its pack.
    const PACK: Pack;

    /// How many deals a session has.
    fn deals(rules: &Self::Rules) -> u32;
    /// Whether the zero-sum ledger decides rather than the sheet.
    fn by_ledger(rules: &Self::Rules) -> bool;
    /// The clause of a matter that all games know.
    fn clause(matter: Matter) -> Clause;

    /// The cards as they are dealt from a pack that was cut, or knocked on.
    fn deal(rules: &Self::Rules, dealer: Seat, deck: &Deck, knocked: bool) -> Self;
    /// Decides a request: what happens, or why not. Changes nothing.
    fn decide(
        &self,
        rules: &Self::Rules,
        seat: Seat,
        asked: &Self::Asked,
    ) -> Result<Happenings<Self::Happened>, Self::Refused>;
    /// Folds one happening in. Thinks no more.
    fn apply(&mut self, happened: &Self::Happened);
    /// Whose turn it is; nobody's when the deal is settled.
    fn to_act(&self) -> Option<Seat>;
    /// What the players write down, once the deal is settled.
    fn sheet(&self) -> Option<Sheet>;
    /// What is written when a player breaks the rules; nothing if nothing was announced.
    fn violation(&self, rules: &Self::Rules, offender: Seat) -> Option<Sheet>;
    /// What is written when the deal is awarded to a side; nothing if nothing was announced.
    fn award(&self, rules: &Self::Rules, to: Side) -> Option<Sheet>;
    /// What a seat may see; a spectator has none.
    fn view(&self, rules: &Self::Rules, viewer: Option<Seat>) -> Self::View;
    /// What a settled deal tells in the text record: a line for everything that was found out.
    fn told(happened: &Self::Happened) -> Option<String>;
    /// The cards of a fresh deal as the text record shows them.
    fn dealt_lines(&self) -> Vec<String>;

    /// The clause that a happening rests on.
    fn happened_under(happened: &Self::Happened) -> Clause;
    /// The clause that a refusal rests on.
    fn refused_under(refused: &Self::Refused) -> Clause;
    /// The sentence for a happening.
    fn happened_message(happened: &Self::Happened) -> Message;
    /// The sentence for a refusal.
    fn refused_message(refused: &Self::Refused) -> Message;
}

/// What the players write down for a deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// What each writes for himself; nobody writes a minus.
    pub booked: BySeat<Units>,
    /// The same as a zero-sum ledger.
    pub ledger: BySeat<Units>,
}

impl Sheet {
    /// The sheet of a deal in which everybody writes down whole or no points, with the ledger that
    /// keeps the same differences: three times the own entry less the sum of all.
    pub fn booked(booked: BySeat<Units>) -> Sheet {
        let sum: Units = booked.0.into_iter().sum();
        let ledger = BySeat(booked.0.map(|units| units * 3 - sum));
        Sheet { booked, ledger }
    }
}

/// How a session is set up.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup<R> {
    /// The rules.
    pub rules: R,
    /// How the pack is put in order.
    pub shuffling: Shuffling,
    /// How the first dealer is found.
    pub first: First,
}

/// A request in a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asked<A> {
    /// Something before the cards are dealt.
    Table(Prepare),
    /// Something in the deal.
    Play(A),
    /// Something of the arbiter's.
    Rule(Ruling),
}

/// The words are no request of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAsked(pub String);

impl Display for NotAsked {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NotAsked {}

/// What the arbiter rules; the reason stays on record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[serde(rename_all = "snake_case")]
pub enum Happened<H> {
    /// Before the cards were dealt.
    Table(Box<Prepared>),
    /// In the deal.
    Play(H),
    /// The arbiter ruled, and this is written down; a replay has no sheet.
    Ruled(Box<Ruled>),
}

/// A ruling with what is written down for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruled {
    /// What was ruled.
    pub ruling: Ruling,
    /// What is written down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sheet: Option<Sheet>,
}

/// Why a request in a session changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
}

/// A deal that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// Who dealt.
    pub dealer: Seat,
    /// What was written down.
    pub sheet: Sheet,
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
    /// The seed of the deal, opened when it is settled.
    seed: Option<crate::Seed>,
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
            seed: None,
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
    pub fn open_seed(&self) -> Option<crate::Seed> {
        self.seed.filter(|_| !self.playing())
    }

    /// Whether all deals are over.
    pub fn is_over(&self) -> bool {
        self.settled.len() >= G::deals(&self.rules) as usize && !self.playing()
    }

    /// Whose act is due; nobody's when the session is over.
    pub fn to_act(&self) -> Option<Who> {
        if self.playing() {
            return self.deal().and_then(G::to_act).map(Who::Player);
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
        match G::by_ledger(&self.rules) {
            true => self.ledger(),
            false => self.booked(),
        }
    }

    /// Whether a deal is in play: its seed and its hidden cards are closed.
    pub fn playing(&self) -> bool {
        !self.halted && self.deal().is_some_and(|deal| deal.to_act().is_some())
    }

    /// Decides a request: what happens, or why not. Changes nothing.
    pub fn decide(&self, who: Who, asked: &Asked<G::Asked>) -> Decided<G> {
        match (asked, who) {
            (Asked::Play(asked), Who::Player(seat)) => self.play(seat, asked),
            (Asked::Table(asked), Who::Player(_) | Who::Table) => self.prepare(who, asked),
            (Asked::Rule(ruling), Who::Arbiter) => self.rule(ruling),
            _ => Err(Refused::NotYourOffice { who }),
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
        match self.preparation.decide(G::PACK, who, asked) {
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
        let sheet = match ruling {
            Ruling::Violation { offender, .. } => deal.violation(&self.rules, *offender),
            Ruling::Award { to, .. } => deal.award(&self.rules, *to),
            Ruling::Replay { .. } => None,
        };
        if sheet.is_none() && !matches!(ruling, Ruling::Replay { .. }) {
            return Err(Refused::NothingAnnounced);
        }
        Ok(smallvec![Happened::Ruled(Box::new(Ruled {
            ruling: ruling.clone(),
            sheet,
        }))])
    }

    /// Folds one happening in. Thinks no more: replaying a journal rebuilds the session.
    pub fn apply(&mut self, happened: &Happened<G::Happened>) {
        match happened {
            Happened::Play(happened) => {
                let Some((dealer, deal)) = &mut self.deal else {
                    return;
                };
                deal.apply(happened);
                if let Some(sheet) = deal.sheet() {
                    let settled = Settled {
                        dealer: *dealer,
                        sheet,
                        ruled: None,
                    };
                    self.settle(settled);
                }
            }
            Happened::Table(prepared) => self.prepared(prepared),
            Happened::Ruled(ruled) => self.ruled(ruled),
        }
    }

    fn prepared(&mut self, prepared: &Prepared) {
        self.preparation.apply(prepared);
        if let Prepared::Dealt {
            dealer,
            deck,
            knocked,
            seed,
        } = prepared
        {
            self.deal = Some((*dealer, G::deal(&self.rules, *dealer, deck, *knocked)));
            self.halted = false;
            self.seed = *seed;
        }
    }

    fn ruled(&mut self, ruled: &Ruled) {
        let Some(dealer) = self.deal.as_ref().map(|(dealer, _)| *dealer) else {
            return;
        };
        // A deal that was settled already is settled anew.
        if !self.playing() {
            self.settled.pop();
        }
        self.halted = true;
        match ruled.sheet {
            Some(sheet) => self.settle(Settled {
                dealer,
                sheet,
                ruled: Some(ruled.ruling.clone()),
            }),
            None => {
                self.deal = None;
                let deal = self.settled.len() as u32 + 1;
                self.preparation = Preparation::of_deal(self.shuffling, deal, dealer);
            }
        }
    }

    /// The deal is over: the next neighbour to the right deals.
    fn settle(&mut self, settled: Settled) {
        let next = settled.dealer.right();
        self.settled.push(settled);
        let deal = self.settled.len() as u32 + 1;
        self.preparation = Preparation::of_deal(self.shuffling, deal, next);
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
            settled: self.settled.iter().map(|deal| deal.sheet).collect(),
            booked: self.booked(),
            ledger: self.ledger(),
            next: (!self.playing() && !self.is_over()).then(|| Waiting {
                deal: preparation.deal(),
                step: preparation.step(),
                drawn: preparation.drawn().to_vec(),
                commitment: preparation.commitment(),
                nonces: *preparation.nonces(),
            }),
            seed: self.open_seed(),
            deal: self.deal().map(|deal| deal.view(&self.rules, viewer)),
        }
    }
}

/// What a seat, or a spectator, may see of a session.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    /// What was written down for each deal.
    pub settled: Vec<Sheet>,
    /// The totals by the sheet.
    pub booked: BySeat<Units>,
    /// The totals by the ledger.
    pub ledger: BySeat<Units>,
    /// What is known before the next deal.
    pub next: Option<Waiting>,
    /// The seed of the last deal, once it is settled.
    pub seed: Option<crate::Seed>,
    /// The deal.
    pub deal: Option<V>,
}

/// What everybody knows before a deal.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Waiting {
    /// The number of the deal; nought for the draw.
    pub deal: u32,
    /// What is to be done next.
    pub step: Step,
    /// The cards drawn for the first deal.
    pub drawn: Vec<crate::Card>,
    /// What the table committed itself to.
    pub commitment: Option<crate::Commitment>,
    /// The numbers that the players added.
    pub nonces: BySeat<Option<crate::Nonce>>,
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
        Happened::Play(happened) => G::happened_under(happened),
        Happened::Ruled(_) => G::clause(Matter::Irregularity),
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
        Refused::Play(refused) => G::refused_under(refused),
        Refused::NothingAnnounced => G::clause(Matter::Irregularity),
        Refused::DealUnderWay
        | Refused::NothingDealt
        | Refused::DealSettled
        | Refused::SessionOver
        | Refused::NotYourOffice { .. } => G::clause(Matter::Course),
    }
}
