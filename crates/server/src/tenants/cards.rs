//! A session of cards as a tenant of the server: three seats, and nobody sees a card that is not his
//! to see. The server is the table: it commits itself, shuffles and deals, from a secret that is drawn
//! when the table is opened and kept in its stream.

use axum::extract::ws::Utf8Bytes;
use jadoube_cards::{
    Asked, Game, Happened, Hex, Prepare, Prepared, Seat, Seed, Session, Setup, Step, Who,
    commitment, happened_message, happened_under, refused_message, refused_under,
};
use jadoube_journal::{CardTable, CardsAct, CardsBody, CardsStep, Due, Kind};
use jadoube_ruling::{Moment, Span};
use jadoube_wire::{FaultCode, Heard, Message, Role};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::tell::{fault, text};
use crate::tenant::{
    Change, Decided, Draft, Hearing, Hosted, Opened, SaidError, Sender, Tenant, Thought,
    Unreadable, Unserved, Welcome,
};

/// A card game that can be hosted, and its kind.
pub(crate) trait Hostable:
    Game<Rules: Send + Sync, Asked: Send + Sync, Happened: Send + Sync> + Send + Sync + 'static
{
    const KIND: Kind;
}

impl Hostable for jadoube_ulti::Deal {
    const KIND: Kind = Kind::Ulti;
}

impl Hostable for jadoube_snapszer::Deal {
    const KIND: Kind = Kind::Snapszer;
}

/// The fold of a stream.
#[derive(Clone, Debug)]
pub(crate) struct Cards<G: Game> {
    pub table: CardTable,
    session: Session<G>,
    /// How many seeds were opened to the table, or thrown away, so far: the next deal has another.
    opened: u32,
    now: Moment,
    /// Since when the seat to act is waited for.
    since: Moment,
    /// Whether seats owe their part of the shuffle.
    owing: bool,
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

/// What a browser says.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum CardSaid<A> {
    Ask { id: String, ask: Asked<A> },
    Ping { id: String },
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

/// Something that happened at the table, as everybody at it hears it. The sentence names no card that
/// anybody may not see; who may see more finds it in the view.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct CardTold {
    seq: u64,
    at: Moment,
    by: Who,
    message: Message,
    clause: &'static str,
}

/// What a browser hears.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum CardHeard<'a, V> {
    Welcome {
        game: &'a str,
        role: Role,
        kind: Kind,
        names: &'a [String; 3],
        now: Moment,
        missed: Vec<CardTold>,
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        more: bool,
        view: V,
    },
    Event {
        seq: u64,
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<&'a str>,
        now: Moment,
        told: &'a [CardTold],
        view: V,
    },
    Refused {
        id: &'a str,
        message: Message,
        clause: &'static str,
    },
}

type BodyOf<G> = CardsBody<<G as Game>::Asked, <G as Game>::Happened>;
type StepOf<G> = CardsStep<<G as Game>::Asked, <G as Game>::Happened>;

impl<G: Hostable> Cards<G> {
    /// A table as somebody wants it.
    pub(crate) fn open_table(table: CardTable) -> Result<Cards<G>, Unreadable> {
        let rules: Result<G::Rules, _> = table.rules.parse();
        let rules = rules.map_err(|why| Unreadable::Rules {
            rules: table.rules.clone(),
            why: why.to_string(),
        })?;
        let session = Session::new(&Setup {
            rules,
            shuffling: table.shuffling,
            numbers: table.numbers,
            first: table.first,
        });
        Ok(Cards {
            table,
            session,
            opened: 0,
            now: Moment::ZERO,
            since: Moment::ZERO,
            owing: false,
        })
    }

    /// The seed of the next deal: nobody who does not know the table's secret can tell it, and
    /// everybody can check it once it is opened.
    fn seed(&self, opened: u32) -> Seed {
        let mut hash = Sha256::new();
        hash.update(self.table.secret.0);
        hash.update(opened.to_be_bytes());
        Hex(hash.finalize().into())
    }

    /// What the table does of itself now, if anything.
    fn table_asks(&self, session: &Session<G>, opened: u32) -> Option<Asked<G::Asked>> {
        if session.to_act() != Some(Who::Table) {
            return None;
        }
        let seed = self.seed(opened);
        match session.preparation().step() {
            Step::Shuffle => Some(Asked::Table(Prepare::Commit {
                commitment: commitment(&seed),
            })),
            Step::Deal => Some(Asked::Table(Prepare::Deal { seed })),
            Step::Draw | Step::Nonces | Step::Cut => None,
        }
    }

    /// The steps that an act leads to, with those of the table after it.
    fn try_out(&self, wanted: &Wanted<G::Asked>) -> Result<Vec<StepOf<G>>, Utf8Bytes> {
        let mut session = self.session.clone();
        let mut opened = self.opened;
        let mut steps: Vec<StepOf<G>> = Vec::new();
        let mut asks = match &wanted.want {
            Want::Ask(asked) => Some((wanted.by, asked.clone())),
            Want::Table | Want::GiveBack(_) => None,
        };
        loop {
            let table = || self.table_asks(&session, opened);
            let asked = asks.take().or_else(|| Some((Who::Table, table()?)));
            let Some((by, asked)) = asked else {
                return Ok(steps);
            };
            let happened = match session.decide(by, &asked) {
                Ok(happened) => happened.into_vec(),
                Err(refused) if steps.is_empty() => {
                    let heard: CardHeard<'_, ()> = CardHeard::Refused {
                        id: wanted.id.as_deref().unwrap_or_default(),
                        message: refused_message::<G>(&refused),
                        clause: refused_under::<G>(&refused).0,
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
        }
        // A shuffle that was void begins anew, and so does its time.
        let anew = self.opened != before;
        self.now = at;
        // While seats may act in any order, each has the time from when that began.
        let owing = !self.session.playing() && !self.session.preparation().missing().is_empty();
        let goes_on = owing && self.owing && !anew;
        if !goes_on && (owing || self.session.to_act() != waited_for) {
            self.since = at;
        }
        self.owing = owing;
    }

    /// Whoever is waited for gets as much longer as the server could not serve.
    fn give_back_entry(&self, lost: &Unserved) -> Decided<BodyOf<G>> {
        let from = lost.from.max(self.now);
        let span = lost.to - from;
        let Some(deadline) = self.deadline().filter(|_| span.is_positive()) else {
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

fn opens_a_seed<H>(happened: &Happened<H>) -> bool {
    let Happened::Table(prepared) = happened else {
        return false;
    };
    matches!(
        **prepared,
        Prepared::Dealt { .. } | Prepared::FirstBidderFound { .. } | Prepared::ShuffleVoid { .. }
    )
}

fn told_of<G: Game>(
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
            clause: happened_under::<G>(happened).0,
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
    type Verdict = ();

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
            Role::White | Role::Black | Role::WhiteSheet | Role::BlackSheet => None,
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

    fn deadline(&self) -> Option<Moment> {
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

    /// The table commits itself to a seed before anybody adds a number.
    fn sits_down(&self, _: CardAudience, opened: Opened) -> Option<Wanted<G::Asked>> {
        let asks = self.table_asks(&self.session, self.opened);
        asks.map(|_| Wanted::table(opened.now))
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

    fn question(&self) -> Option<u64> {
        None
    }

    fn thought(&self) -> Option<Thought<()>> {
        None
    }

    fn answer(&self, (): (), now: Moment) -> Wanted<G::Asked> {
        Wanted::table(now)
    }

    fn welcome(hosted: &Hosted<Cards<G>>, welcome: Welcome<'_>) -> Utf8Bytes {
        let audience = Self::audience(welcome.role).unwrap_or(CardAudience::Public);
        text(&CardHeard::Welcome {
            game: &hosted.id,
            role: welcome.role,
            kind: G::KIND,
            names: &hosted.table.names,
            now: welcome.now,
            missed: hosted.told_in(welcome.missed),
            more: welcome.more,
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
            id: change.id.as_deref(),
            now,
            told: &change.what,
            view: hosted.session.view(audience.viewer()),
        })
    }

    fn glance(_: &Hosted<Cards<G>>, _: bool, _: Moment) -> Option<Utf8Bytes> {
        None
    }
}

impl<A> Wanted<A> {
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
