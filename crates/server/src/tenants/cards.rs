//! A session of cards as a tenant of the server: three seats, and nobody sees a card that is not his
//! to see. The server is the table: it commits itself, shuffles and deals, from a secret that is drawn
//! when the table is opened and kept in its stream. Seats of practice players are the server's too: they
//! see what a seat sees, and think beside the room.

pub(crate) mod looking_back;
mod practising;

use axum::extract::ws::Utf8Bytes;
use jadoube_cards::practice::{Level, Player};
use jadoube_cards::{
    Asked, Game, Happened, Hex, Matter, Nonce, Preparation, Prepare, Prepared, Seat, Seed, Session,
    Setup, Step, Switches as _, Who, commitment, happened_message, happened_under,
    number_commitment, refused_message, refused_under,
};
use jadoube_journal::{Again, CardTable, CardsAct, CardsBody, CardsStep, Due, Kind};
use jadoube_ruling::{Message, Moment, Span};
use jadoube_wire::{CardGame, CardHeard, CardSaid, CardTold, FaultCode, Heard, Role};
use sha2::{Digest, Sha256};

use self::looking_back::LooksBack;
use self::practising::Players;
use crate::Shared;
use crate::tell::{fault, text};
use crate::tenant::{
    BLINK, Change, Decided, Draft, Hearing, Hosted, Opened, SaidError, Sender, Tenant, Thinkers,
    Thought, Unreadable, Unserved, Welcome,
};

/// A card game that can be hosted, and its kind.
pub(crate) trait Hostable:
    LooksBack
    + Game<
        Rules: Send + Sync,
        Asked: Send + Sync,
        Happened: Send + Sync,
        Refused: Send + Sync,
        View: Send + Sync,
    > + Send
    + Sync
    + 'static
{
    const KIND: Kind;
    const GAME: CardGame;
    /// Its practice players.
    type Bot: Player<Self> + std::fmt::Debug + Send;
}

impl Hostable for jadoube_ulti::Deal {
    const KIND: Kind = Kind::Ulti;
    const GAME: CardGame = CardGame::Ulti;
    type Bot = jadoube_ulti::practice::Player;
}

impl Hostable for jadoube_snapszer::Deal {
    const KIND: Kind = Kind::Snapszer;
    const GAME: CardGame = CardGame::Snapszer;
    type Bot = jadoube_snapszer::practice::Player;
}

/// The fold of a stream.
#[derive(Clone, Debug)]
pub(crate) struct Cards<G: Hostable> {
    pub table: CardTable,
    pub session: Session<G>,
    /// The number of the last entry.
    seq: u64,
    /// What practice players remember. It is no part of the record: what they did is.
    players: Players<G>,
    /// How many seeds were opened to the table, or thrown away, so far: the next deal has another.
    opened: u32,
    now: Moment,
    /// Since when the seat to act is waited for.
    since: Moment,
    /// The part of the shuffle that seats owe.
    owing: Option<Step>,
}

/// Those who see the same of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CardAudience {
    /// The player of a seat.
    Player(Seat),
    /// The arbiter, who sees what lies open: nobody at the table knows a hidden card.
    Desk,
    /// A display or a spectator.
    Public,
}

impl CardAudience {
    const fn viewer(self) -> Option<Seat> {
        match self {
            CardAudience::Player(seat) => Some(seat),
            CardAudience::Desk | CardAudience::Public => None,
        }
    }
}

/// What is wanted.
#[derive(Clone, Debug)]
enum Want<A> {
    Ask(Asked<A>),
    /// Only what the table does of itself.
    Table,
    GiveBack(Unserved),
}

/// An act as somebody wants it.
#[derive(Clone, Debug)]
pub(crate) struct Wanted<A> {
    id: Option<String>,
    by: Who,
    want: Want<A>,
    arrived: Moment,
}

/// How well a practice player plays who sits in for somebody.
const SITS_IN: Level = Level::Middle;

type BodyOf<G> = CardsBody<<G as Game>::Asked, <G as Game>::Happened>;
type StepOf<G> = CardsStep<<G as Game>::Asked, <G as Game>::Happened>;

impl<G: Hostable> Cards<G> {
    /// How the session of a table is set up.
    pub(crate) fn setup(table: &CardTable) -> Result<Setup<G::Rules>, Unreadable> {
        let rules: Result<G::Rules, _> = table.rules.parse();
        let rules = rules.map_err(|why| Unreadable::Rules {
            rules: table.rules.clone(),
            why: why.to_string(),
        })?;
        Ok(Setup {
            rules,
            shuffling: table.shuffling,
            numbers: table.numbers,
            first: table.first,
        })
    }

    /// A table as somebody wants it.
    pub(crate) fn open_table(table: CardTable) -> Result<Cards<G>, Unreadable> {
        let session = Session::new(&Cards::<G>::setup(&table)?);
        Ok(Cards {
            players: Players::default(),
            table,
            session,
            seq: 0,
            opened: 0,
            now: Moment::ZERO,
            since: Moment::ZERO,
            owing: None,
        })
    }

    /// Bytes that nobody who does not know the table's secret can tell; others for every shuffle and every use.
    fn drawn(&self, opened: u32, of: &[u8]) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(self.table.secret.0);
        hash.update(opened.to_be_bytes());
        hash.update(of);
        hash.finalize().into()
    }

    /// The seed of the next deal: everybody can check it once it is opened.
    fn seed(&self, opened: u32) -> Seed {
        Hex(self.drawn(opened, &[]))
    }

    /// The seed of a deal that other tables play too, counted from one, in a shuffle that has begun anew so often;
    /// none where this table has deals of its own.
    fn common_seed(&self, deal: u32, anew: usize) -> Option<Seed> {
        let among = self.table.among.as_ref()?;
        let mut hash = Sha256::new();
        hash.update(among.secret.0);
        hash.update(deal.to_be_bytes());
        hash.update(b"duplicate");
        if anew > 0 {
            hash.update(u32::try_from(anew).unwrap_or(u32::MAX).to_be_bytes());
        }
        Some(Hex(hash.finalize().into()))
    }

    /// The seeds of all deals that other tables play too.
    pub(crate) fn common_seeds(&self, anew: usize) -> impl Iterator<Item = Seed> {
        let deals = 1..=self.session.rules().deals();
        deals.filter_map(move |deal| self.common_seed(deal, anew))
    }

    /// The number that a practice player adds to a shuffle.
    fn number(&self, opened: u32, seat: Seat) -> Nonce {
        let mut nonce = [0; 16];
        let drawn = self.drawn(opened, &[b'n', seat.number()]);
        nonce.copy_from_slice(&drawn[..16]);
        Hex(nonce)
    }

    /// Where a practice player cuts.
    fn cuts_at(&self, opened: u32) -> u8 {
        let [byte, ..] = self.drawn(opened, b"cut");
        1 + byte % (G::PACK.cards.len() as u8 - 1)
    }

    /// What is done of itself before a deal, if anything: the table's part, and that of practice players.
    fn of_itself(&self, session: &Session<G>, opened: u32) -> Option<(Who, Prepare)> {
        if session.playing() || session.is_over() {
            return None;
        }
        let preparation = session.preparation();
        if let Some(again) = &self.table.again {
            return laid::<G>(again, preparation);
        }
        let practises = |seat: &Seat| self.level(session, *seat).is_some();
        let owing = || preparation.missing().into_iter().find(practises);
        // A number that the table drew for a seat is the table's to open, whoever has come back meanwhile.
        let drawn = |seat: &Seat| {
            let number = self.number(opened, *seat);
            let sealed = number_commitment(preparation.deal(), *seat, &number);
            preparation.sealed()[*seat] == Some(sealed)
        };
        let unopened = || preparation.missing().into_iter().find(drawn);
        match preparation.step() {
            Step::Shuffle if preparation.asks_readiness() => {
                Some((Who::Player(owing()?), Prepare::NextDeal))
            }
            Step::Shuffle if preparation.commitment().is_none() => {
                let commitment = commitment(&self.seed(opened));
                Some((Who::Table, Prepare::Commit { commitment }))
            }
            Step::Shuffle => {
                let seat = owing()?;
                let number = self.number(opened, seat);
                let commitment = number_commitment(preparation.deal(), seat, &number);
                Some((Who::Player(seat), Prepare::Commit { commitment }))
            }
            Step::Cut => {
                let cutter = preparation.cutter().filter(practises)?;
                let at = self.cuts_at(opened);
                Some((Who::Player(cutter), Prepare::Cut { at }))
            }
            Step::Nonces => match unopened() {
                Some(seat) => {
                    let nonce = self.number(opened, seat);
                    Some((Who::Player(seat), Prepare::AddNonce { nonce }))
                }
                // Whoever sits in does not know the number of who has left: he is named, and the shuffle begins anew.
                None => {
                    let missing = preparation.missing();
                    let gone = missing.iter().all(|seat| session.sits_in()[*seat]);
                    (gone && !missing.is_empty()).then_some((Who::Table, Prepare::TimeUp))
                }
            },
            Step::Deal => {
                let anew = preparation.anew().len();
                let deal = preparation.dealer().map(|_| preparation.deal());
                let common = deal.and_then(|deal| self.common_seed(deal, anew));
                let seed = common.unwrap_or_else(|| self.seed(opened));
                Some((Who::Table, Prepare::Deal { seed }))
            }
            Step::Draw => None,
        }
    }

    /// The level of the practice player at a seat, its own or one who sits in; none for a person.
    fn level(&self, session: &Session<G>, seat: Seat) -> Option<Level> {
        let sits_in = session.sits_in()[seat].then_some(SITS_IN);
        self.table.practice[seat.index()].or(sits_in)
    }

    /// Whether nobody but a seat's player and practice players sit here, so that what those did can be taken back too.
    fn alone(&self, seat: Seat) -> bool {
        seat.others()
            .into_iter()
            .all(|other| self.table.practice[other.index()].is_some())
    }

    /// Whether a seat may take its last act back.
    fn may_take_back(&self, seat: Seat) -> bool {
        let acts = self.session.back_to(seat);
        self.table.take_back && acts.is_some_and(|acts| acts == 1 || self.alone(seat))
    }

    /// A request as it is put to the session: whoever plays with practice players only may take back what they
    /// answered as well, which is the table's to do.
    fn put(&self, by: Who, asked: &Asked<G::Asked>) -> (Who, Asked<G::Asked>) {
        match (by, asked) {
            (Who::Player(seat), Asked::TakeBack)
                if self.alone(seat) && self.session.back_to(seat).is_some_and(|acts| acts > 1) =>
            {
                (Who::Table, Asked::TakeBackFor { seat })
            }
            _ => (by, asked.clone()),
        }
    }

    /// The steps that an act leads to, with those of the table after it.
    fn try_out(&self, wanted: &Wanted<G::Asked>) -> Result<Vec<StepOf<G>>, Utf8Bytes> {
        let mut session = self.session.clone();
        let mut opened = self.opened;
        let mut steps: Vec<StepOf<G>> = Vec::new();
        let mut asks = match &wanted.want {
            Want::Ask(Asked::TakeBack) if !self.table.take_back => {
                let heard: CardHeard<()> = CardHeard::Refused {
                    id: wanted.id.clone().unwrap_or_default(),
                    message: Message::new("card-no-taking-back"),
                    clause: G::clause(Matter::Course).to_string(),
                };
                return Err(text(&heard));
            }
            Want::Ask(asked) => Some(self.put(wanted.by, asked)),
            Want::Table | Want::GiveBack(_) => None,
        };
        loop {
            let of_itself = || {
                let (by, prepare) = self.of_itself(&session, opened)?;
                Some((by, Asked::Table(prepare)))
            };
            let Some((by, asked)) = asks.take().or_else(of_itself) else {
                return Ok(steps);
            };
            let happened = match session.decide(by, &asked) {
                Ok(happened) => happened.into_vec(),
                Err(refused) if steps.is_empty() => {
                    let heard: CardHeard<()> = CardHeard::Refused {
                        id: wanted.id.clone().unwrap_or_default(),
                        message: refused_message::<G>(&refused),
                        clause: refused_under::<G>(&refused).to_string(),
                    };
                    return Err(text(&heard));
                }
                // What the table cannot do of itself waits.
                Err(_) => return Ok(steps),
            };
            for one in &happened {
                session.apply(one);
                opened += u32::from(opens_a_seed(one));
            }
            steps.push(CardsStep {
                by,
                asked,
                happened,
            });
        }
    }

    fn act(&mut self, at: Moment, act: &CardsAct<G::Asked, G::Happened>) {
        let waited_for = self.session.to_act();
        let before = self.opened;
        for happened in act.steps.iter().flat_map(|step| &step.happened) {
            self.session.apply(happened);
            self.opened += u32::from(opens_a_seed(happened));
            // Plans were made for cards that are not played now, or by somebody who has left the seat.
            if matches!(
                happened,
                Happened::TakenBack { .. } | Happened::Returned { .. }
            ) {
                self.players = Players::default();
            }
        }
        // A shuffle that was void begins anew, and so does its time.
        let anew = self.opened != before;
        self.now = at;
        // While seats may do the same part in any order, each has the time from when that began.
        let preparation = self.session.preparation();
        let owes = !self.session.playing() && !preparation.missing().is_empty();
        let owing = owes.then(|| preparation.step());
        let goes_on = owes && self.owing == owing && !anew;
        if !goes_on && (owes || self.session.to_act() != waited_for) {
            self.since = at;
        }
        self.owing = owing;
    }

    /// Whoever is waited for gets as much longer as the server could not serve.
    fn give_back_entry(&self, lost: &Unserved) -> Decided<BodyOf<G>> {
        let from = lost.from.max(self.now);
        let span = lost.to - from;
        let Some(deadline) = self.deadline().filter(|_| span >= BLINK) else {
            return Decided::Nothing;
        };
        let reason = lost.why.reason().to_owned();
        Decided::Write(Draft {
            at: lost.to,
            body: CardsBody::GivenBack { span, reason },
            due: Due::At(deadline + span),
            lag: 0,
        })
    }

    /// The practice player who is to act in the deal, with the level.
    fn practising(&self) -> Option<(Seat, Level)> {
        let Some(Who::Player(seat)) = self.session.to_act().filter(|_| self.session.playing())
        else {
            return None;
        };
        Some((seat, self.level(&self.session, seat)?))
    }

    fn told_in(&self, entries: &[jadoube_journal::Entry]) -> Vec<CardTold> {
        let mut told = Vec::new();
        for entry in entries {
            if let Ok(CardsBody::Act(act)) = BodyOf::<G>::read(&entry.body) {
                told.extend(told_of::<G>(entry.seq, entry.at, &act));
            }
        }
        told
    }
}

/// A deal that is played again: the table lays the pack so that the cut that it makes for the cutter restores its order.
fn laid<G: Hostable>(again: &Again, preparation: &Preparation) -> Option<(Who, Prepare)> {
    let middle = again.deck.0.len() / 2;
    match preparation.step() {
        Step::Shuffle => {
            let mut deck = again.deck.clone();
            if !again.knocked {
                deck.0.rotate_right(middle);
            }
            Some((Who::Table, Prepare::LayDeck { deck }))
        }
        Step::Cut => {
            let at = u8::try_from(middle).ok()?;
            let cut = if again.knocked {
                Prepare::Knock
            } else {
                Prepare::Cut { at }
            };
            Some((Who::Player(preparation.cutter()?), cut))
        }
        Step::Draw | Step::Nonces | Step::Deal => None,
    }
}

/// Whether the next shuffle needs another seed. A ruling may come when the table has committed itself already.
fn opens_a_seed<H>(happened: &Happened<H>) -> bool {
    match happened {
        Happened::Table(prepared) => matches!(
            **prepared,
            Prepared::Dealt { .. }
                | Prepared::FirstBidderFound { .. }
                | Prepared::ShuffleVoid { .. }
                | Prepared::BegunAnew { .. }
        ),
        Happened::Ruled(_) => true,
        Happened::Play(_)
        | Happened::Late { .. }
        | Happened::TakenBack { .. }
        | Happened::SatIn { .. }
        | Happened::Returned { .. } => false,
    }
}

fn told_of<G: Hostable>(
    seq: u64,
    at: Moment,
    act: &CardsAct<G::Asked, G::Happened>,
) -> impl Iterator<Item = CardTold> {
    act.steps.iter().flat_map(move |step| {
        step.happened.iter().map(move |happened| CardTold {
            seq,
            at,
            by: step.by,
            message: happened_message::<G>(happened),
            clause: happened_under::<G>(happened).to_string(),
        })
    })
}

impl<G: Hostable> Tenant for Cards<G> {
    type Audience = CardAudience;
    type Seat = Who;
    type Said = CardSaid<G::Asked>;
    type Wanted = Wanted<G::Asked>;
    type Body = BodyOf<G>;
    type Change = Vec<CardTold>;
    type Verdict = G::Asked;

    fn open(first: &str) -> Result<Cards<G>, Unreadable> {
        match BodyOf::<G>::read(first)? {
            CardsBody::Opened(table) if table.kind == G::KIND => Cards::open_table(*table),
            _ => Err(Unreadable::NotLaid),
        }
    }

    fn read(body: &str) -> Result<BodyOf<G>, Unreadable> {
        Ok(CardsBody::read(body)?)
    }

    fn write(body: &BodyOf<G>) -> Result<String, Unreadable> {
        Ok(body.write()?)
    }

    fn came_of(body: &BodyOf<G>) -> Option<(Who, &str)> {
        match body {
            CardsBody::Opened(_) | CardsBody::GivenBack { .. } => None,
            CardsBody::Act(act) => Some((act.by, act.id.as_deref()?)),
        }
    }

    fn audience(role: Role) -> Option<CardAudience> {
        match role {
            Role::Organiser | Role::Arbiter | Role::Deputy => Some(CardAudience::Desk),
            Role::First => Some(CardAudience::Player(Seat::ALL[0])),
            Role::Second => Some(CardAudience::Player(Seat::ALL[1])),
            Role::Third => Some(CardAudience::Player(Seat::ALL[2])),
            Role::Display | Role::Spectator => Some(CardAudience::Public),
            Role::White | Role::Black | Role::WhiteSheet | Role::BlackSheet | Role::Board => None,
            Role::Table(_) | Role::Player(_) | Role::Screen(_) => None,
        }
    }

    fn delay(&self, role: Role) -> Span {
        match role {
            Role::Spectator => Span::from_secs(self.table.spectator_delay.into()),
            _ => Span::ZERO,
        }
    }

    fn hall(&self) -> Option<&str> {
        self.table.hall.as_deref()
    }

    fn seat(role: Role) -> Option<Who> {
        match Self::audience(role)? {
            CardAudience::Player(seat) => Some(Who::Player(seat)),
            CardAudience::Desk => Some(Who::Arbiter),
            CardAudience::Public => None,
        }
    }

    fn id(said: &CardSaid<G::Asked>) -> &str {
        match said {
            CardSaid::Ask { id, .. } | CardSaid::Ping { id } => id,
        }
    }

    fn check(_: &CardSaid<G::Asked>) -> Result<(), SaidError> {
        Ok(())
    }

    fn hear(&self, said: CardSaid<G::Asked>, sender: Sender) -> Hearing<Wanted<G::Asked>> {
        let (id, asked) = match said {
            CardSaid::Ping { id } => {
                let now = sender.arrived;
                return Hearing::Answer(text(&Heard::Pong { id, now }));
            }
            CardSaid::Ask { id, ask } => (id, ask),
        };
        let Some(by) = Self::seat(sender.role) else {
            let why = "this line only looks on";
            return Hearing::Fault(fault(Some(id), FaultCode::NotYours, why));
        };
        Hearing::Act(Wanted {
            id: Some(id),
            by,
            want: Want::Ask(asked),
            arrived: sender.arrived,
        })
    }

    fn wanted_by(wanted: &Wanted<G::Asked>) -> Option<(Who, &str)> {
        Some((wanted.by, wanted.id.as_deref()?))
    }

    fn decide(
        &self,
        wanted: &Wanted<G::Asked>,
        _here: &dyn Fn(CardAudience) -> bool,
    ) -> Decided<BodyOf<G>> {
        if let Want::GiveBack(lost) = &wanted.want {
            return self.give_back_entry(lost);
        }
        let steps = match self.try_out(wanted) {
            Ok(steps) if steps.is_empty() => return Decided::Nothing,
            Ok(steps) => steps,
            Err(refused) => return Decided::Refused(refused),
        };
        let act = CardsAct {
            id: wanted.id.clone(),
            by: wanted.by,
            steps,
        };
        let at = wanted.arrived.max(self.now);
        let mut after = self.clone();
        after.act(at, &act);
        Decided::Write(Draft {
            at,
            body: CardsBody::Act(act),
            due: after.deadline().map_or(Due::Never, Due::At),
            lag: 0,
        })
    }

    fn apply(
        &mut self,
        seq: u64,
        at: Moment,
        body: BodyOf<G>,
    ) -> Result<Vec<CardTold>, Unreadable> {
        self.seq = seq;
        match body {
            CardsBody::Opened(_) => Err(Unreadable::LaidTwice),
            CardsBody::GivenBack { span, .. } => {
                self.now = at;
                self.since = self.since + span;
                Ok(Vec::new())
            }
            CardsBody::Act(act) => {
                self.act(at, &act);
                Ok(told_of::<G>(seq, at, &act).collect())
            }
        }
    }

    /// Who has not committed himself yet is waited for, unless the table watches the time of every act: nothing
    /// is open by then that waiting could be used for. Whoever has committed himself must open.
    fn deadline(&self) -> Option<Moment> {
        let preparation = self.session.preparation();
        let committing = !self.session.playing() && preparation.step() == Step::Shuffle;
        let watched = match self.table.among {
            // Players come to their tables one after the other, and go on as they like. But who was at a shuffle that
            // began anew is waited for no longer than that.
            Some(_) => !preparation.asks_readiness() && !preparation.anew().is_empty(),
            None => self.table.pace.act.is_some(),
        };
        if committing && !(watched && preparation.commitment().is_some()) {
            return None;
        }
        self.session.deadline(&self.table.pace, self.since)
    }

    /// The table says that somebody has had his time.
    fn time_passed(&self, now: Moment) -> Wanted<G::Asked> {
        let shuffle = !self.session.playing() && !self.session.preparation().missing().is_empty();
        let asked = match shuffle {
            true => Asked::Table(Prepare::TimeUp),
            false => Asked::Late,
        };
        Wanted {
            want: Want::Ask(asked),
            ..Wanted::table(now)
        }
    }

    /// The table commits itself to a seed before anybody adds a number. Whoever somebody sat in for has the seat again.
    fn sits_down(&self, audience: CardAudience, opened: Opened) -> Option<Wanted<G::Asked>> {
        if let CardAudience::Player(seat) = audience
            && self.session.sits_in()[seat]
        {
            return Some(Wanted {
                by: Who::Player(seat),
                want: Want::Ask(Asked::Return),
                ..Wanted::table(opened.now)
            });
        }
        let asks = self.of_itself(&self.session, self.opened);
        asks.map(|_| Wanted::table(opened.now))
    }

    fn presence(&self, here: &dyn Fn(CardAudience) -> bool) -> Option<Utf8Bytes> {
        let seats = Seat::ALL.map(|seat| here(CardAudience::Player(seat)));
        let heard: CardHeard<()> = CardHeard::Here { seats };
        Some(text(&heard))
    }

    fn hears_presence(_: CardAudience) -> bool {
        true
    }

    /// A player whose page is closed and who is waited for, while another person is at the table.
    fn missed(&self, here: &dyn Fn(CardAudience) -> bool) -> Option<(CardAudience, Span)> {
        let bears = self.table.sit_in?;
        let person = |seat: &Seat| self.level(&self.session, *seat).is_none();
        let away = |seat: &Seat| person(seat) && !here(CardAudience::Player(*seat));
        if self.session.is_over() || !Seat::ALL.iter().any(|one| person(one) && !away(one)) {
            return None;
        }
        let preparation = self.session.preparation();
        // Who has committed himself must open; the table says when that time is up.
        let committing = !self.session.playing() && preparation.step() == Step::Shuffle;
        let whom = match self.session.to_act() {
            _ if committing => preparation.missing().into_iter().find(away),
            Some(Who::Player(seat)) => Some(seat).filter(away),
            _ => None,
        };
        whom.map(|seat| (CardAudience::Player(seat), bears))
    }

    fn missed_too_long(&self, whom: CardAudience, now: Moment) -> Option<Wanted<G::Asked>> {
        let seat = whom.viewer()?;
        Some(Wanted {
            want: Want::Ask(Asked::SitIn { seat }),
            ..Wanted::table(now)
        })
    }

    fn give_back(&self, lost: Unserved) -> Option<Wanted<G::Asked>> {
        self.deadline().map(|_| Wanted {
            want: Want::GiveBack(lost),
            ..Wanted::table(lost.to)
        })
    }

    fn on_the_clock(&self) -> Option<CardAudience> {
        self.deadline()?;
        match self.session.to_act()? {
            Who::Player(seat) => Some(CardAudience::Player(seat)),
            Who::Arbiter | Who::Table => None,
        }
    }

    fn chair(audience: CardAudience) -> Option<String> {
        match audience {
            CardAudience::Player(seat) => Some(format!("player_{}", seat.number())),
            _ => None,
        }
    }

    /// A practice player is to act in the deal.
    fn question(&self) -> Option<u64> {
        self.practising().map(|_| self.seq)
    }

    fn thought(&self, _shared: &Shared) -> Option<Thought<G::Asked>> {
        let (seat, level) = self.practising()?;
        let seed = self.drawn(0, &[b'p', seat.number()]);
        self.players.thought(&self.session, seat, level, seed)
    }

    fn answer(&self, asked: G::Asked, now: Moment) -> Wanted<G::Asked> {
        let by = self.practising().map(|(seat, _)| Who::Player(seat));
        Wanted {
            by: by.unwrap_or(Who::Table),
            want: Want::Ask(Asked::Play(asked)),
            ..Wanted::table(now)
        }
    }

    fn thinkers(&self) -> Thinkers {
        |shared| &shared.practising
    }

    fn welcome(hosted: &Hosted<Cards<G>>, welcome: Welcome<'_>) -> Utf8Bytes {
        let audience = Self::audience(welcome.role).unwrap_or(CardAudience::Public);
        text(&CardHeard::Welcome {
            game: hosted.id.clone(),
            role: welcome.role,
            kind: G::GAME,
            names: hosted.table.names.clone(),
            practice: hosted.table.practice,
            now: welcome.now,
            seq: hosted.seq,
            missed: hosted.told_in(welcome.missed),
            more: welcome.more,
            takes_back: hosted.table.take_back,
            take_back: audience
                .viewer()
                .is_some_and(|seat| hosted.may_take_back(seat)),
            view: hosted.session.view(audience.viewer()),
        })
    }

    fn event(
        hosted: &Hosted<Cards<G>>,
        audience: CardAudience,
        change: &Change<Cards<G>>,
        now: Moment,
    ) -> Utf8Bytes {
        text(&CardHeard::Event {
            seq: change.seq,
            id: change.id.clone(),
            now,
            told: change.what.clone(),
            take_back: audience
                .viewer()
                .is_some_and(|seat| hosted.may_take_back(seat)),
            view: hosted.session.view(audience.viewer()),
        })
    }

    fn glance(_: &Hosted<Cards<G>>, _: bool, _: Moment) -> Option<Utf8Bytes> {
        None
    }
}

impl<A> Wanted<A> {
    /// What the table is to do before a deal, because of what happened at other tables.
    pub(crate) fn prepare(prepare: Prepare, now: Moment) -> Wanted<A> {
        Wanted {
            want: Want::Ask(Asked::Table(prepare)),
            ..Wanted::table(now)
        }
    }

    /// What the table does of itself.
    const fn table(now: Moment) -> Wanted<A> {
        Wanted {
            id: None,
            by: Who::Table,
            want: Want::Table,
            arrived: now,
        }
    }
}
