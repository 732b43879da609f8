//! What the server asks of a game before it hosts it, and a game as a node knows it.
//!
//! Rooms, connections, journal, delay and the giving back of time are written once, for everything
//! that keeps this contract; chess is one tenant, a session of cards another.

use std::collections::HashMap;
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Deref;

use axum::extract::ws::Utf8Bytes;
use jadoube_journal::{BodyError, Entry};
use jadoube_ruling::{Moment, Span, is_unruly, to_hex};
use jadoube_wire::{FaultCode, Role, is_id};
use serde::de::DeserializeOwned;
use tokio::sync::Semaphore;

use crate::Shared;
use crate::connection::PAGE;
use crate::guard::LONGEST_MESSAGE;

pub(crate) use jadoube_table::{BLINK, Draft};

/// A game that rooms can host.
///
/// `decide` does all the thought and changes nothing, `apply` all the change without a thought; both
/// know no clock but the moments they are given, so that a stream replays to the same game.
pub(crate) trait Tenant: Clone + Send + Sync + Sized + 'static {
    /// Those who see the same of it.
    type Audience: Copy + Eq + fmt::Debug + Send + Sync;
    /// Who sends messages: the ids of each are its own.
    type Seat: Hash;
    /// What a connection may say.
    type Said: DeserializeOwned + Clone + Send + Sync;
    /// An act as somebody wants it.
    type Wanted: Clone + Send + Sync;
    /// An entry of the stream after the first.
    type Body: Send;
    /// What one entry changed.
    type Change: Send + Sync;
    /// What a long thought beside the room came to.
    type Verdict: Clone + Send;

    /// So many bytes a message has at most.
    const LONGEST: usize = LONGEST_MESSAGE;
    /// So many bytes of the record may come of one sender's messages: twice what the longest games take
    /// in all. Whoever floods it says no more; the others play on.
    const SHARE: u64 = 1024 * 1024;
    /// So many bytes of entries the first message on a connection tells of at most: each socket keeps a
    /// buffer as large as the longest message it has sent.
    const WELCOME: usize = PAGE;

    /// The name of the stream that keeps it.
    fn stream(id: &str) -> String {
        format!("game/{id}")
    }
    /// The game before its first act, from the first entry of its stream.
    fn open(first: &str) -> Result<Self, Unreadable>;
    /// Reads an entry.
    fn read(body: &str) -> Result<Self::Body, Unreadable>;
    /// Writes an entry.
    fn write(body: &Self::Body) -> Result<String, Unreadable>;
    /// The message that an entry came of: who sent it, and under which id.
    fn came_of(body: &Self::Body) -> Option<(Self::Seat, &str)>;

    /// The audience that a role belongs to; none where the role has no place at this table.
    fn audience(role: Role) -> Option<Self::Audience>;
    /// How long a role waits for what it sees.
    fn delay(&self, role: Role) -> Span;
    /// The hall that the table stands in.
    fn hall(&self) -> Option<&str>;

    /// Who sends messages in a role; nobody where the role only looks on.
    fn seat(role: Role) -> Option<Self::Seat>;
    /// The id of a message.
    fn id(said: &Self::Said) -> &str;
    /// What the type of a message cannot say.
    fn check(said: &Self::Said) -> Result<(), SaidError>;
    /// What a message wants.
    fn hear(&self, said: Self::Said, sender: Sender) -> Hearing<Self::Wanted>;
    /// The message that an act came of, as for `came_of`.
    fn wanted_by(wanted: &Self::Wanted) -> Option<(Self::Seat, &str)>;
    /// What comes of an act. `here` tells whether a connection of an audience is open.
    fn decide(
        &self,
        wanted: &Self::Wanted,
        here: &dyn Fn(Self::Audience) -> bool,
    ) -> Decided<Self::Body>;
    /// Goes on by an entry.
    fn apply(&mut self, seq: u64, at: Moment, body: Self::Body)
    -> Result<Self::Change, Unreadable>;

    /// When the game wants to be asked whether time has passed.
    fn deadline(&self) -> Option<Moment>;
    /// That question.
    fn time_passed(&self, now: Moment) -> Self::Wanted;
    /// What follows of itself when a connection of an audience is opened.
    fn sits_down(&self, audience: Self::Audience, at: Opened) -> Option<Self::Wanted>;
    /// What follows of itself once that connection is among the open ones. `here` tells whether a
    /// connection of an audience is open.
    fn seated(&self, _here: &dyn Fn(Self::Audience) -> bool, _now: Moment) -> Option<Self::Wanted> {
        None
    }
    /// Which players are here, as a message to those who hear of it; none where it is not told.
    fn presence(&self, _here: &dyn Fn(Self::Audience) -> bool) -> Option<Utf8Bytes> {
        None
    }
    /// Whether an audience is told which players are here.
    fn hears_presence(_audience: Self::Audience) -> bool {
        false
    }
    /// Somebody who is waited for and is not here, and how long that is borne; nobody where it does not matter.
    fn missed(&self, _here: &dyn Fn(Self::Audience) -> bool) -> Option<(Self::Audience, Span)> {
        None
    }
    /// What follows of itself when somebody has been missed for so long.
    fn missed_too_long(&self, _whom: Self::Audience, _now: Moment) -> Option<Self::Wanted> {
        None
    }
    /// The time given back in which the server could not serve; none if no clock runs.
    fn give_back(&self, lost: Unserved) -> Option<Self::Wanted>;
    /// Those whose clock runs.
    fn on_the_clock(&self) -> Option<Self::Audience>;
    /// The name of a player's chair, by which nodes know who is served where; none for everybody else.
    fn chair(_audience: Self::Audience) -> Option<String> {
        None
    }

    /// The number of the entry with a question that only a long thought can answer, while it is open.
    fn question(&self) -> Option<u64>;
    /// That thought, which takes its time and knows nothing of the room.
    fn thought(&self, shared: &Shared) -> Option<Thought<Self::Verdict>>;
    /// The act that answers the question.
    fn answer(&self, verdict: Self::Verdict, now: Moment) -> Self::Wanted;

    /// Who waits for whom where thoughts like the present one are many: so many at a time.
    fn thinkers(&self) -> Thinkers {
        |shared| &shared.thinking
    }

    /// The first message on a connection. `missed` are the entries that its holder has not heard.
    fn welcome(hosted: &Hosted<Self>, welcome: Welcome<'_>) -> Utf8Bytes;
    /// A change as an audience hears it.
    fn event(
        hosted: &Hosted<Self>,
        audience: Self::Audience,
        change: &Change<Self>,
        now: Moment,
    ) -> Utf8Bytes;
    /// The table at a glance, as a hall hears it; none where halls do not show such tables.
    fn glance(hosted: &Hosted<Self>, desk: bool, now: Moment) -> Option<Utf8Bytes>;
}

/// The places of those who think at a time.
pub(crate) type Thinkers = fn(&Shared) -> &Semaphore;

/// A thought that takes its time. None: it came to no verdict.
pub(crate) type Thought<V> = Box<dyn FnOnce() -> Option<V> + Send>;

/// A mark that tells one browser from another within an event and says nothing else about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BrowserMark(pub [u8; 4]);

impl fmt::Display for BrowserMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

/// Who sends a message.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sender {
    pub role: Role,
    /// Which browser it came from.
    pub device: Option<BrowserMark>,
    /// When the message arrived.
    pub arrived: Moment,
    /// How long the connection takes for a message and its answer, and how long the act waited for the
    /// connection before it was sent, in milliseconds.
    pub trip: u32,
    /// Whether the sender hears events, so that they need not be the answer.
    pub hears_events: bool,
}

impl Sender {
    /// The browser, where it is not the desk's.
    pub(crate) fn outside(self) -> Option<BrowserMark> {
        self.device.filter(|_| !self.role.is_desk())
    }
}

/// When and where a connection was opened.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Opened {
    pub now: Moment,
    /// Whether other nodes may serve the same game.
    pub shared: bool,
}

/// A time in which the server could not serve, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unserved {
    pub from: Moment,
    pub to: Moment,
    pub why: Cause,
}

/// Why a server could not serve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// No server was there.
    Away,
    /// The program stood still.
    Stalled,
    /// An act was kept, or told, too late.
    Late,
    /// An act could not be kept.
    NotKept,
    /// The time that the nodes keep went on without this one.
    Behind,
}

impl Cause {
    /// The reason on record.
    pub(crate) const fn reason(self) -> &'static str {
        match self {
            Cause::Away => "the server was away",
            Cause::Stalled => "the server stood still",
            Cause::Late => "the server was late to tell a move",
            Cause::NotKept => "the server could not keep an act",
            Cause::Behind => "the server's time was behind",
        }
    }
}

/// What is told on a new connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Welcome<'a> {
    pub role: Role,
    pub now: Moment,
    pub missed: &'a [Entry],
    /// Whether there are older entries that were not heard either.
    pub more: bool,
}

/// What a message wants.
pub(crate) enum Hearing<W> {
    /// An act.
    Act(W),
    /// This answer, and nothing is kept.
    Answer(Utf8Bytes),
    /// The message is not the sender's to send, or cannot be understood.
    Fault(Utf8Bytes),
}

/// What comes of an act.
pub(crate) enum Decided<B> {
    /// An entry.
    Write(Draft<B>),
    /// Nothing, and nobody did wrong.
    Nothing,
    /// Nothing but the reason, for whoever asked.
    Refused(Utf8Bytes),
    /// There is nothing that the act could be about.
    Fault(Utf8Bytes),
}

/// What is wrong with a message that its type lets pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum SaidError {
    #[error("{0} requests in a message, 1 to 8 may be")]
    Requests(usize),
    #[error("{0} requests in a message, 1 to 256 may be")]
    EventRequests(usize),
}

/// Why a stream does not tell of a game.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unreadable {
    #[error("there is no such game")]
    Empty,
    #[error(transparent)]
    Body(#[from] BodyError),
    #[error("entry {found} where {due} was due")]
    OutOfOrder { found: u64, due: u64 },
    #[error("the first entry lays no table of this kind")]
    NotLaid,
    #[error("a table is laid once")]
    LaidTwice,
    #[error(transparent)]
    Laying(#[from] jadoube_table::LayingError),
    #[error("no event can be held under these regulations: {0}")]
    Event(String),
    #[error("no cards can be played under the rules \"{rules}\": {why}")]
    Rules { rules: String, why: String },
}

/// A game with what every game has beside it: its name, where its stream ends, and which messages
/// have been dealt with.
#[derive(Clone, Debug)]
pub(crate) struct Hosted<T> {
    pub id: String,
    pub tenant: T,
    /// The number that the next entry will have.
    pub next: u64,
    /// Which messages have been dealt with, by a hash of who sent them and their id.
    ids: HashMap<u64, u64>,
    /// How many bytes of the record came of each sender's messages, by a hash of who it is.
    shares: HashMap<u64, u64>,
}

/// What one entry changed.
#[derive(Clone, Debug)]
pub(crate) struct Change<T: Tenant> {
    pub seq: u64,
    pub id: Option<String>,
    pub what: T::Change,
}

impl<T> Deref for Hosted<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.tenant
    }
}

impl<T: Tenant> Hosted<T> {
    /// A table that has just been laid.
    pub(crate) fn new(id: &str, tenant: T) -> Hosted<T> {
        Hosted {
            id: id.to_owned(),
            tenant,
            next: 1,
            ids: HashMap::new(),
            shares: HashMap::new(),
        }
    }

    /// The game that a stream tells of.
    pub(crate) fn replay(id: &str, entries: &[Entry]) -> Result<Hosted<T>, Unreadable> {
        let (first, rest) = entries.split_first().ok_or(Unreadable::Empty)?;
        let mut hosted = Hosted::new(id, T::open(&first.body)?);
        for entry in rest {
            hosted.fold(entry)?;
        }
        Ok(hosted)
    }

    /// Folds the next entry.
    pub(crate) fn fold(&mut self, entry: &Entry) -> Result<Change<T>, Unreadable> {
        if entry.seq != self.next {
            let (found, due) = (entry.seq, self.next);
            return Err(Unreadable::OutOfOrder { found, due });
        }
        self.go_on(entry.at, T::read(&entry.body)?, entry.body.len())
    }

    /// Goes on by an entry of so many bytes that was read or has just been written.
    pub(crate) fn go_on(
        &mut self,
        at: Moment,
        body: T::Body,
        bytes: usize,
    ) -> Result<Change<T>, Unreadable> {
        let seq = self.next;
        let message = T::came_of(&body)
            .map(|(sender, id)| (key(&sender, ""), key(&sender, id), id.to_owned()));
        let what = self.tenant.apply(seq, at, body)?;
        self.next += 1;
        let id = message.map(|(sender, message, id)| {
            self.ids.insert(message, seq);
            *self.shares.entry(sender).or_default() += bytes as u64;
            id
        });
        Ok(Change { seq, id, what })
    }

    /// How many bytes of the record came of messages of whoever wants an act.
    pub(crate) fn share(&self, wanted: &T::Wanted) -> u64 {
        let share = T::wanted_by(wanted).and_then(|(sender, _)| self.shares.get(&key(&sender, "")));
        share.copied().unwrap_or(0)
    }

    /// The entry that the message behind an act has led to already.
    pub(crate) fn done(&self, wanted: &T::Wanted) -> Option<u64> {
        let (sender, id) = T::wanted_by(wanted)?;
        self.ids.get(&key(&sender, id)).copied()
    }

    /// The entry that a message of a role has led to already, under its id.
    pub(crate) fn said_before(&self, role: Role, id: &str) -> Option<u64> {
        self.ids.get(&key(&T::seat(role)?, id)).copied()
    }
}

fn key(sender: &impl Hash, id: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    (sender, id).hash(&mut hasher);
    hasher.finish()
}

/// Reads a message and checks what its type cannot say.
pub(crate) fn read_message<T: Tenant>(text: &str) -> Result<T::Said, (FaultCode, String)> {
    let longest = T::LONGEST;
    if text.len() > longest {
        let detail = format!("{} bytes, at most {longest}", text.len());
        return Err((FaultCode::TooBig, detail));
    }
    let malformed = |detail: String| (FaultCode::Malformed, detail);
    let said: T::Said = serde_json::from_str(text).map_err(|error| malformed(error.to_string()))?;
    if has_unruly(text) {
        return Err(malformed("a text holds control characters".to_owned()));
    }
    if !is_id(T::id(&said)) {
        let detail = "an id has 1 to 64 letters, digits, - or _";
        return Err(malformed(detail.to_owned()));
    }
    T::check(&said).map_err(|error| malformed(error.to_string()))?;
    Ok(said)
}

/// Whether a text in a message holds characters that only change how others are shown. Ends of lines
/// are what people type.
pub(crate) fn has_unruly(text: &str) -> bool {
    fn walk(value: &serde_json::Value) -> bool {
        match value {
            serde_json::Value::String(text) => text.chars().any(|c| c != '\n' && is_unruly(c)),
            serde_json::Value::Array(items) => items.iter().any(walk),
            serde_json::Value::Object(fields) => fields.values().any(walk),
            _ => false,
        }
    }
    // JSON has them only behind a backslash or beyond ASCII, which hardly any message uses.
    let may = text
        .bytes()
        .any(|byte| byte == b'\\' || !byte.is_ascii() || byte == 0x7f);
    may && serde_json::from_str(text).is_ok_and(|value| walk(&value))
}
