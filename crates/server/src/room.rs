//! A room: one task that owns one game. It decides, commits, applies, tells.

use std::borrow::Cow;
use std::pin::pin;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use jadoube_deadpos::{self as deadpos, Budget, Verdict};
use jadoube_journal::{Act, Append, Body, Due, Entry, Step};
use jadoube_laws::{Asked, Game, Happened, Refused};
use jadoube_ruling::{Moment, Seat, Side, Span};
use jadoube_wire::{
    Audience, Event, FaultCode, Glance, HallHeard, Heard, Message, Role, Said, Told,
};
use serde::Serialize;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep};

use crate::Shared;
use crate::metrics::{Held, count};
use crate::seen::{Change, Seen, told_to};
use crate::typed;

/// A flag is called so long after its time: an act that arrived before it may still be on its way
/// through another node.
const GRACE: Span = Span::from_millis(250);
/// A room that nobody is in and nothing happens in is given up after so long.
const IDLE: Duration = Duration::from_secs(60);
/// How often an act is decided anew when another node was first.
const TRIES: usize = 8;
/// How much thought a question is worth that a ruling hangs on.
const DEEP: Budget = Budget { nodes: 3_000_000 };

/// Who sends a message.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sender {
    pub role: Role,
    /// When the message arrived at the socket.
    pub arrived: Moment,
    /// How long the line takes for a message and its answer, and how long the act waited for the line
    /// before it was sent, in milliseconds.
    pub trip: u32,
    /// Whether the sender hears events on a line, so that they need not be the answer.
    pub on_a_line: bool,
}

impl Sender {
    /// The same, of an act that waited in the browser before it was sent.
    const fn late_by(self, ago: u32) -> Sender {
        Sender {
            trip: self.trip.saturating_add(ago),
            ..self
        }
    }
}

/// A place that messages of a room are sent to.
#[derive(Clone, Debug)]
pub(crate) struct Watcher {
    pub shows: Shows,
    pub line: mpsc::Sender<Utf8Bytes>,
}

/// What a watcher is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shows {
    /// Events and pictures.
    Game(Audience),
    /// The board at a glance.
    Glance {
        /// With what is the desk's alone.
        desk: bool,
    },
    /// Only that something happened: the name of the game.
    Name,
}

/// What a room is told.
pub(crate) enum ToRoom {
    Say {
        said: Said,
        sender: Sender,
        answer: oneshot::Sender<Option<Heard>>,
    },
    Join {
        watcher: Watcher,
        role: Role,
        after: Option<u64>,
        answer: oneshot::Sender<Heard>,
    },
    Watch {
        watcher: Watcher,
        answer: oneshot::Sender<Glance>,
    },
    See(oneshot::Sender<Box<Seen>>),
    /// Another node has appended an entry of that number.
    Tail(u64),
    /// A deeper search has come back.
    Verdict {
        next: u64,
        can_mate: bool,
    },
}

pub(crate) struct Room {
    pub shared: Shared,
    pub seen: Seen,
    pub inbox: mpsc::Receiver<ToRoom>,
    pub myself: mpsc::WeakSender<ToRoom>,
    watchers: Vec<Watcher>,
    /// The entry up to which a question has been given to a search.
    asked_at: Option<u64>,
}

impl Room {
    pub(crate) fn new(
        shared: Shared,
        seen: Seen,
        inbox: mpsc::Receiver<ToRoom>,
        myself: mpsc::WeakSender<ToRoom>,
    ) -> Room {
        Room {
            shared,
            seen,
            inbox,
            myself,
            watchers: Vec::new(),
            asked_at: None,
        }
    }

    /// Works until nobody needs the room any more.
    pub(crate) async fn work(mut self) {
        let shared = self.shared.clone();
        let _held = Held::new(&shared.metrics.rooms);
        self.think_deeper();
        let mut nap = pin!(sleep(Duration::ZERO));
        let mut busy = true;
        loop {
            tokio::select! {
                // What has arrived is heard before any flag is called.
                biased;
                heard = self.inbox.recv() => match heard {
                    Some(heard) => {
                        self.hear(heard).await;
                        busy = true;
                    }
                    None => return,
                },
                () = nap.as_mut() => {
                    if self.alarm().is_some_and(|at| at <= shared.time.now()) {
                        self.time_has_passed().await;
                    } else if !busy && self.is_empty() {
                        break;
                    }
                    busy = false;
                    nap.as_mut().reset(Instant::now() + IDLE);
                }
            }
            // A nap that ends too early costs nothing, one that ends too late costs a flag.
            if let Some(alarm) = self.alarm() {
                let until = Instant::now() + shared.time.until(alarm);
                if until < nap.deadline() {
                    nap.as_mut().reset(until);
                }
            }
        }
        // Whoever still holds a handle finds it closed and asks for the room anew.
        self.inbox.close();
        shared.rooms.forget(&self.seen.id);
        while let Some(heard) = self.inbox.recv().await {
            self.hear(heard).await;
        }
    }

    /// When the room must act of itself.
    fn alarm(&self) -> Option<Moment> {
        let due = self.seen.game.deadline(&self.seen.book)?;
        Some(due + GRACE)
    }

    fn is_empty(&mut self) -> bool {
        self.watchers.retain(|watcher| !watcher.line.is_closed());
        self.watchers.is_empty()
    }

    async fn hear(&mut self, heard: ToRoom) {
        match heard {
            ToRoom::Say {
                said,
                sender,
                answer,
            } => {
                let heard = self.said(said, sender).await;
                // Whoever asked may have gone away; the act is kept all the same.
                let _ = answer.send(heard);
            }
            ToRoom::Join {
                watcher,
                role,
                after,
                answer,
            } => {
                self.sits_down(role).await;
                let welcome = self.welcome(role, after).await;
                if answer.send(welcome).is_ok() {
                    self.watchers.push(watcher);
                    self.begins_by_itself().await;
                }
            }
            ToRoom::Watch { watcher, answer } => {
                let desk = watcher.shows == Shows::Glance { desk: true };
                let glance = self.seen.glance(desk, self.shared.time.now());
                if answer.send(glance).is_ok() {
                    self.watchers.push(watcher);
                }
            }
            ToRoom::See(answer) => {
                let _ = answer.send(Box::new(self.seen.clone()));
            }
            ToRoom::Tail(seq) => {
                if seq >= self.seen.next {
                    self.catch_up().await;
                }
            }
            ToRoom::Verdict { next, can_mate } => {
                if next == self.seen.next && self.seen.game.awaits_arbiter() {
                    let asked = vec![Asked::AnswerCanMate { can_mate }];
                    self.act(Wanted::system(asked, self.shared.time.now()))
                        .await;
                }
            }
        }
    }

    async fn welcome(&mut self, role: Role, after: Option<u64>) -> Heard {
        if self.shared.journal.is_shared() {
            self.catch_up().await;
        }
        let audience = Audience::of(role);
        let now = self.shared.time.now();
        let missed = match after {
            Some(after) if after.saturating_add(1) >= self.seen.next => Vec::new(),
            _ => self.told_since(audience, after).await,
        };
        Heard::Welcome {
            game: self.seen.id.clone(),
            role,
            settings: Box::new(self.seen.settings.clone()),
            now,
            missed,
            picture: Box::new(self.seen.picture(audience, 0, now)),
        }
    }

    /// A player whose line is open is at the board, and must not lose by 6.7.1 for not having said
    /// so. The lines of this node are looked at when the game is started; an arrival is entered at
    /// once if it comes later than that, or if another node may be the one that starts the game.
    async fn sits_down(&mut self, role: Role) {
        let Audience::Player(side) = Audience::of(role) else {
            return;
        };
        let now = self.seen.game.is_started() || self.shared.journal.is_shared();
        if now && self.seen.expects(side) {
            self.act(Wanted {
                by: side.into(),
                ..Wanted::system(vec![Asked::Arrive], self.shared.time.now())
            })
            .await;
        }
    }

    /// Where the table says so, the game starts as soon as both players' lines are open.
    async fn begins_by_itself(&mut self) {
        if !self.seen.table.auto_start || self.seen.game.is_started() {
            return;
        }
        let present = self.seen.game.present();
        let here = |side: &Side| present[*side] || self.is_at_the_board(*side);
        if !Side::ALL.iter().all(here) {
            return;
        }
        for side in Side::ALL.into_iter().filter(|side| !present[*side]) {
            let arrive = Wanted::system(vec![Asked::Arrive], self.shared.time.now());
            let by = side.into();
            self.act(Wanted { by, ..arrive }).await;
        }
    }

    /// Whether a player's line is open.
    fn is_at_the_board(&self, side: Side) -> bool {
        let shows = Shows::Game(Audience::Player(side));
        let here = |line: &Watcher| line.shows == shows && !line.line.is_closed();
        self.watchers.iter().any(here)
    }

    /// Players who have not said that they are here, and whose lines are open.
    fn seated(&self) -> impl Iterator<Item = Side> {
        let seated = |side: &Side| self.seen.expects(*side) && self.is_at_the_board(*side);
        Side::ALL.into_iter().filter(seated)
    }

    /// What was told after an entry, read again from the journal.
    async fn told_since(&self, audience: Audience, after: Option<u64>) -> Vec<Told> {
        let stream = crate::rooms::stream(&self.seen.id);
        let entries = self.shared.journal.with(move |s| s.read(&stream, 0)).await;
        let entries = entries.unwrap_or_default();
        history(&self.seen.id, &entries, audience, after)
    }

    async fn said(&mut self, said: Said, sender: Sender) -> Option<Heard> {
        let id = said.id().to_owned();
        let not_yours = |why| Some(fault(Some(id), FaultCode::NotYours, why));
        let Some(seat) = sender.role.seat() else {
            return not_yours("this line only looks on");
        };
        match said {
            Said::Ping { id } => Some(Heard::Pong {
                id,
                now: self.shared.time.now(),
            }),
            Said::Ask {
                id,
                ask,
                seat: of,
                ago,
            } => match self.whose(sender.role, seat, of) {
                Ok(by) => {
                    let sender = sender.late_by(ago.unwrap_or_default());
                    self.ask_of(self.wanted(id, by, ask, sender), sender).await
                }
                Err(why) => not_yours(why),
            },
            Said::Typed { id, text, lang } => match typed::read(&text, lang, &self.seen, seat) {
                Some(asked) => {
                    let by = typed::whose(seat, &asked, &self.seen);
                    let wanted = self.wanted(id, by, asked, sender);
                    self.ask_of(wanted, sender).await
                }
                None => {
                    let why = "no move and no command";
                    Some(fault(Some(id), FaultCode::NotUnderstood, why))
                }
            },
            Said::Propose { .. } if !sender.role.is_desk() => {
                not_yours("only the desk asks what would be ruled")
            }
            Said::Propose { id, ask, seat: of } => match self.whose(sender.role, seat, of) {
                Ok(by) => Some(self.propose(id, by, ask, sender.arrived)),
                Err(why) => not_yours(why),
            },
            Said::Attend { .. } if !sender.role.is_desk() => {
                not_yours("only the desk sees to calls")
            }
            Said::Attend { id, call } => self.attend(id, call, sender).await,
        }
    }

    /// An act as a message wants it.
    fn wanted(&self, id: String, by: Seat, asked: Vec<Asked>, sender: Sender) -> Wanted {
        Wanted {
            id: Some(id),
            by,
            entered_by: sender.role.seat().unwrap_or(by),
            asked,
            arrived: sender.arrived,
            // What is given back of the line's delay: bounded by the regulations, nothing by default.
            lag: sender.trip.min(self.seen.table.lag_allowance),
        }
    }

    /// Whose act it is: the desk may enter what it saw a player do.
    fn whose(&self, role: Role, own: Seat, of: Option<Seat>) -> Result<Seat, &'static str> {
        match of {
            None => Ok(own),
            Some(seat) if seat == own => Ok(own),
            Some(Seat::System) => Err("nobody acts for the program"),
            Some(seat) if role.is_desk() => Ok(seat),
            Some(_) => Err("only the desk enters the acts of others"),
        }
    }

    async fn ask_of(&mut self, wanted: Wanted, sender: Sender) -> Option<Heard> {
        let id = wanted.id.clone().unwrap_or_default();
        let (by, at) = (wanted.by, wanted.arrived);
        match self.act(wanted).await {
            Done::Kept(change) => self.answer(&change, sender),
            Done::Refused(refused) => Some(self.refusal(id, by, at, &refused)),
            Done::Before(seq) => Some(Heard::Done { id, seq: Some(seq) }),
            Done::Nothing => Some(Heard::Done { id, seq: None }),
            Done::NotKept(why) => Some(fault(Some(id), FaultCode::NotKept, &why)),
        }
    }

    /// The event as an answer, for those who do not hear it anyway.
    fn answer(&self, change: &Change, sender: Sender) -> Option<Heard> {
        let audience = Audience::of(sender.role);
        (!sender.on_a_line).then(|| self.event(audience, change).into())
    }

    fn refusal(&self, id: String, by: Seat, at: Moment, refused: &Refused) -> Heard {
        count(&self.shared.metrics.refusals);
        Heard::Refused {
            id,
            refused: Box::new(Told::refused(&self.seen.book, by, at, refused)),
        }
    }

    /// Decides, commits, applies, tells.
    async fn act(&mut self, wanted: Wanted) -> Done {
        let mut up_to_date = !self.shared.journal.is_shared();
        for _ in 0..TRIES {
            if let Some(id) = &wanted.id
                && let Some(seq) = self.seen.done(wanted.entered_by, id)
            {
                return Done::Before(seq);
            }
            let decided = match self.decide(&wanted) {
                Ok(decided) => decided,
                Err(_) if !up_to_date => {
                    // Another node may know more already; nobody is refused for what is past.
                    self.catch_up().await;
                    up_to_date = true;
                    continue;
                }
                Err(refused) => return Done::Refused(refused),
            };
            if decided.steps.is_empty() {
                return Done::Nothing;
            }
            let act = Act {
                id: wanted.id.clone(),
                by: wanted.by,
                entered_by: Some(wanted.entered_by).filter(|seat| *seat != wanted.by),
                lag: wanted.lag,
                steps: decided.steps,
            };
            match self.commit(Body::Act(act), decided.at, decided.due).await {
                Ok(Some(change)) => {
                    self.note_lag(wanted.lag, change.seq);
                    return Done::Kept(change);
                }
                Ok(None) => self.catch_up().await,
                Err(why) => return Done::NotKept(why),
            }
        }
        Done::NotKept("other nodes were always first".to_owned())
    }

    fn note_lag(&self, lag: u32, seq: u64) {
        if lag > 0 {
            let given = &self.shared.metrics.lag_given;
            given.fetch_add(lag.into(), Ordering::Relaxed);
            tracing::info!(target: "lag", game = self.seen.id, seq, lag, "time given back to a slow line");
        }
    }

    /// What comes of the requests, each on the game as the one before left it: of all of them, or of
    /// none if one is refused. What ends the game ends the message too: a press after mate is moot.
    fn decide(&self, wanted: &Wanted) -> Result<Decided, Refused> {
        let mut trial = Trial::new(&self.seen, wanted);
        let mut pressed = false;
        if wanted.asked.contains(&Asked::Start) {
            for side in self.seated() {
                // Whoever cannot arrive is as absent as before.
                let _ = trial.ask(side.into(), Asked::Arrive);
            }
        }
        for asked in &wanted.asked {
            if pressed && matches!(asked, Asked::Press { .. }) {
                // The program has pressed in the player's stead.
                continue;
            }
            let mut follows = match trial.ask(wanted.by, asked.clone()) {
                Ok(follows) => follows,
                Err(_) if trial.has_ended_the_game() => break,
                Err(refused) => return Err(refused),
            };
            while let Some((by, asked)) = follows {
                pressed |= matches!(asked, Asked::Press { .. });
                // What the program adds of itself is nobody's mistake.
                follows = trial.ask(by, asked).unwrap_or(None);
            }
        }
        let due = trial.game.deadline(&self.seen.book);
        Ok(Decided {
            at: trial.at,
            steps: trial.steps,
            due: due.map_or(Due::Never, Due::At),
        })
    }

    /// Writes an entry. None: another node was first.
    async fn commit(&mut self, body: Body, at: Moment, due: Due) -> Result<Option<Change>, String> {
        let append = Append {
            stream: crate::rooms::stream(&self.seen.id),
            expected: self.seen.next,
            at,
            body: body.write().map_err(|error| error.to_string())?,
            due,
        };
        let began = Instant::now();
        let kept = self.shared.journal.append(append).await;
        let waited = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
        let micros = &self.shared.metrics.commit_micros;
        micros.fetch_add(waited, Ordering::Relaxed);
        match kept {
            Ok(true) => {
                count(&self.shared.metrics.acts);
                let change = self.seen.go_on(at, body)?;
                self.tell(&change);
                Ok(Some(change))
            }
            Ok(false) => {
                count(&self.shared.metrics.conflicts);
                Ok(None)
            }
            Err(error) => {
                count(&self.shared.metrics.not_kept);
                tracing::error!(game = self.seen.id, %error, "an act could not be kept");
                // It may be there all the same: whoever asks again under the same id will learn it.
                self.catch_up().await;
                Err(error.to_string())
            }
        }
    }

    /// Takes in what other nodes have appended.
    async fn catch_up(&mut self) {
        let stream = crate::rooms::stream(&self.seen.id);
        let from = self.seen.next;
        let tail = self
            .shared
            .journal
            .with(move |s| s.read(&stream, from))
            .await;
        match tail {
            Ok(tail) => {
                for entry in &tail {
                    match self.seen.fold(entry) {
                        Ok(change) => self.tell(&change),
                        Err(error) => {
                            tracing::error!(game = self.seen.id, error, "an entry cannot be read");
                            return;
                        }
                    }
                }
            }
            Err(error) => tracing::error!(game = self.seen.id, %error, "the tail cannot be read"),
        }
    }

    /// Tells every watcher; each audience's message is written once. A line that is too slow is let
    /// go: it comes back and catches up.
    fn tell(&mut self, change: &Change) {
        let mut written: Vec<(Shows, Utf8Bytes)> = Vec::new();
        let mut watchers = std::mem::take(&mut self.watchers);
        watchers.retain(|watcher| {
            let known = written.iter().find(|(shows, _)| *shows == watcher.shows);
            let text = match known {
                Some((_, text)) => text.clone(),
                None => {
                    let text = self.words(watcher.shows, change);
                    written.push((watcher.shows, text.clone()));
                    text
                }
            };
            watcher.line.try_send(text).is_ok()
        });
        self.watchers = watchers;
        self.think_deeper();
    }

    fn words(&self, shows: Shows, change: &Change) -> Utf8Bytes {
        match shows {
            Shows::Game(audience) => text(&self.event(audience, change)),
            Shows::Glance { desk } => text(&HallHeard::Board {
                board: Box::new(self.seen.glance(desk, self.shared.time.now())),
            }),
            Shows::Name => self.seen.id.as_str().into(),
        }
    }

    fn event<'a>(&self, audience: Audience, change: &'a Change) -> Event<'a> {
        event(&self.seen, audience, change, self.shared.time.now())
    }

    fn propose(&self, id: String, by: Seat, asked: Vec<Asked>, at: Moment) -> Heard {
        let mut seen = self.seen.clone();
        let at = at.max(seen.game.now());
        let wanted = Wanted {
            id: None,
            by,
            entered_by: Seat::Arbiter,
            asked,
            arrived: at,
            lag: 0,
        };
        let mut told = Vec::new();
        let mut kept = u32::try_from(seen.moves.len()).unwrap_or(u32::MAX);
        let mut refused = None;
        match self.decide(&wanted) {
            Ok(decided) => {
                let act = Act {
                    id: None,
                    by,
                    entered_by: None,
                    lag: 0,
                    steps: decided.steps,
                };
                // Only a second laying of the table cannot be gone on by.
                let change = seen.go_on(at, Body::Act(act)).unwrap_or_default();
                told.extend(told_to(Audience::Desk, &change).map(Cow::into_owned));
                kept = change.kept;
            }
            Err(why) => refused = Some(Box::new(Told::refused(&seen.book, by, at, &why))),
        }
        for one in &mut told {
            one.seq = None;
        }
        Heard::Proposed {
            id,
            told,
            refused,
            picture: Box::new(seen.picture(Audience::Desk, kept, at)),
        }
    }

    async fn attend(&mut self, id: String, call: u64, sender: Sender) -> Option<Heard> {
        for _ in 0..TRIES {
            if let Some(seq) = self.seen.done(Seat::Arbiter, &id) {
                return Some(Heard::Done { id, seq: Some(seq) });
            }
            if !self.seen.calls.iter().any(|open| open.call == call) {
                let why = "nobody calls under this number";
                return Some(fault(Some(id), FaultCode::NoSuchCall, why));
            }
            let body = Body::Attended {
                call,
                id: Some(id.clone()),
            };
            let at = self.shared.time.now().max(self.seen.game.now());
            match self.commit(body, at, Due::Unchanged).await {
                Ok(Some(change)) => return self.answer(&change, sender),
                Ok(None) => self.catch_up().await,
                Err(why) => return Some(fault(Some(id), FaultCode::NotKept, &why)),
            }
        }
        let why = "other nodes were always first";
        Some(fault(Some(id), FaultCode::NotKept, why))
    }

    async fn time_has_passed(&mut self) {
        count(&self.shared.metrics.flags);
        let wanted = Wanted::system(vec![Asked::TimePassed], self.shared.time.now());
        match self.act(wanted).await {
            Done::Kept(_) | Done::Before(_) => {}
            Done::Nothing | Done::Refused(_) => {
                // The game wants to be asked and answers nothing: do not ask without pause.
                tracing::warn!(game = self.seen.id, "a deadline without consequence");
                sleep(Duration::from_secs(1)).await;
            }
            Done::NotKept(_) => sleep(Duration::from_secs(1)).await,
        }
    }

    /// Gives a question that the game could not settle to a deeper search beside the room.
    fn think_deeper(&mut self) {
        if self.asked_at == Some(self.seen.next) {
            return;
        }
        let Some(side) = self.seen.question() else {
            return;
        };
        let Some(position) = self.seen.game.standing().position().cloned() else {
            return;
        };
        self.asked_at = Some(self.seen.next);
        let (next, room) = (self.seen.next, self.myself.clone());
        let shared = self.shared.clone();
        tokio::spawn(async move {
            let Ok(_turn) = shared.thinking.acquire().await else {
                return;
            };
            let search = move || deadpos::can_mate(&position, color(side), DEEP);
            let can_mate = match tokio::task::spawn_blocking(search).await {
                Ok(Verdict::Winnable(_)) => true,
                Ok(Verdict::Unwinnable(_)) => false,
                // The arbiter must say.
                Ok(Verdict::Unknown { .. }) | Err(_) => return,
            };
            if let Some(room) = room.upgrade() {
                // A room that is gone asks again when it comes back.
                let _ = room.send(ToRoom::Verdict { next, can_mate }).await;
            }
        });
    }
}

pub(crate) const fn color(side: Side) -> shakmaty::Color {
    match side {
        Side::White => shakmaty::Color::White,
        Side::Black => shakmaty::Color::Black,
    }
}
/// An act as somebody wants it.
struct Wanted {
    id: Option<String>,
    by: Seat,
    entered_by: Seat,
    asked: Vec<Asked>,
    arrived: Moment,
    lag: u32,
}

impl Wanted {
    fn system(asked: Vec<Asked>, now: Moment) -> Wanted {
        Wanted {
            id: None,
            by: Seat::System,
            entered_by: Seat::System,
            asked,
            arrived: now,
            lag: 0,
        }
    }
}

struct Decided {
    at: Moment,
    steps: Vec<Step>,
    due: Due,
}

/// A copy of the game on which an act is tried, request by request.
struct Trial<'a> {
    seen: &'a Seen,
    game: Game,
    at: Moment,
    by: Seat,
    steps: Vec<Step>,
}

impl Trial<'_> {
    fn new<'a>(seen: &'a Seen, wanted: &Wanted) -> Trial<'a> {
        let stamp = wanted.arrived + -Span::from_millis(wanted.lag.into());
        Trial {
            seen,
            game: seen.game.clone(),
            at: stamp.max(seen.game.now()),
            by: wanted.by,
            steps: Vec::new(),
        }
    }

    /// Asks for one more thing; gives what the program is to ask after it of itself.
    fn ask(&mut self, by: Seat, asked: Asked) -> Result<Option<(Seat, Asked)>, Refused> {
        let happened = self.game.decide(&self.seen.book, by, &asked, self.at)?;
        for one in &happened {
            self.game.apply(self.at, one);
        }
        let follows = self.follows(&happened);
        if !happened.is_empty() {
            self.steps.push(Step {
                by: Some(by).filter(|seat| *seat != self.by),
                asked,
                happened: happened.into_vec(),
            });
        }
        Ok(follows)
    }

    fn has_ended_the_game(&self) -> bool {
        self.game.ending().is_some() && self.seen.game.ending().is_none()
    }

    /// What follows of itself: the press after a move where the regulations say so, and the start
    /// once both players are there and no arbiter is to start the game.
    fn follows(&self, happened: &[Happened]) -> Option<(Seat, Asked)> {
        let made = happened.iter().find_map(|one| match one {
            Happened::MoveMade { by, .. } => Some(*by),
            _ => None,
        });
        if let Some(by) = made
            && self.seen.table.auto_press
            && self.game.ending().is_none()
        {
            return Some((by.into(), Asked::Press { other_hand: false }));
        }
        let arrived = happened
            .iter()
            .any(|one| matches!(one, Happened::PlayerArrived { .. }));
        let starts = arrived
            && self.seen.book.regulations().no_arbiter
            && !self.game.is_started()
            && self.game.present().iter().all(|present| *present);
        starts.then_some((Seat::System, Asked::Start))
    }
}

enum Done {
    Kept(Change),
    Before(u64),
    Nothing,
    Refused(Refused),
    NotKept(String),
}

/// An event as an audience hears it.
pub(crate) fn event<'a>(
    seen: &Seen,
    audience: Audience,
    change: &'a Change,
    now: Moment,
) -> Event<'a> {
    Event {
        seq: change.seq,
        id: change.id.as_deref(),
        now,
        told: told_to(audience, change).collect(),
        picture: seen.picture(audience, change.kept, now),
    }
}

/// What an audience was told after an entry, from the entries.
pub(crate) fn history(
    id: &str,
    entries: &[Entry],
    audience: Audience,
    after: Option<u64>,
) -> Vec<Told> {
    let Some((first, rest)) = entries.split_first() else {
        return Vec::new();
    };
    let Ok(mut seen) = Seen::replay(id, std::slice::from_ref(first)) else {
        return Vec::new();
    };
    let mut told = Vec::new();
    for entry in rest {
        let Ok(change) = seen.fold(entry) else { break };
        if after.is_none_or(|after| entry.seq > after) {
            told.extend(told_to(audience, &change).map(Cow::into_owned));
        }
    }
    told
}

pub(crate) fn fault(id: Option<String>, code: FaultCode, detail: &str) -> Heard {
    Heard::Fault {
        id,
        code,
        message: Message {
            id: code.text_id().to_owned(),
            values: std::collections::BTreeMap::new(),
        },
        detail: detail.to_owned(),
    }
}

/// A message as it goes over a line.
pub(crate) fn text(message: &impl Serialize) -> Utf8Bytes {
    // An event of an ordinary move fits.
    let mut bytes = Vec::with_capacity(1536);
    // These types have no form that JSON lacks, and JSON is UTF-8.
    let _ = serde_json::to_writer(&mut bytes, message);
    String::from_utf8(bytes).unwrap_or_default().into()
}
