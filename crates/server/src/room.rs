//! A room: one task that owns one game. It decides, commits, applies, tells.

use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use jadoube_deadpos::{self as deadpos, Budget, Verdict};
use jadoube_journal::{Act, Append, Body, Due, Entry, Step};
use jadoube_laws::{Asked, Happened, Refused};
use jadoube_ruling::{Moment, Seat, Side, Span};
use jadoube_wire::{
    Audience, FaultCode, Glance, HallHeard, Heard, Lang, Message, Role, Said, Told,
};
use serde::Serialize;
use tokio::sync::{mpsc, oneshot};
use tokio::time::sleep;

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
    /// How long the line takes for a message and its answer, in milliseconds.
    pub trip: u32,
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
        answer: oneshot::Sender<Vec<Heard>>,
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
        loop {
            let alarm = self.alarm();
            let wait = alarm.map_or(IDLE, |at| shared.time.until(at).min(IDLE));
            tokio::select! {
                // What has arrived is heard before any flag is called.
                biased;
                heard = self.inbox.recv() => match heard {
                    Some(heard) => self.hear(heard).await,
                    None => return,
                },
                () = sleep(wait) => {
                    if alarm.is_some_and(|at| at <= shared.time.now()) {
                        self.time_has_passed().await;
                    } else if wait == IDLE && self.is_empty() {
                        break;
                    }
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
                let welcome = self.welcome(role, after).await;
                if answer.send(welcome).is_ok() {
                    self.watchers.push(watcher);
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
            Some(after) if after + 1 >= self.seen.next => Vec::new(),
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

    /// What was told after an entry, read again from the journal.
    async fn told_since(&self, audience: Audience, after: Option<u64>) -> Vec<Told> {
        let stream = crate::rooms::stream(&self.seen.id);
        let entries = self.shared.journal.with(move |s| s.read(&stream, 0)).await;
        let entries = entries.unwrap_or_default();
        history(&self.seen.id, &entries, audience, after)
    }

    async fn said(&mut self, said: Said, sender: Sender) -> Vec<Heard> {
        let id = said.id().to_owned();
        let Some(seat) = sender.role.seat() else {
            return vec![fault(
                Some(id),
                FaultCode::NotYours,
                "this line only looks on",
            )];
        };
        match said {
            Said::Ping { id } => vec![Heard::Pong {
                id,
                now: self.shared.time.now(),
            }],
            Said::Ask { id, ask, seat: of } => match self.whose(sender.role, seat, of) {
                Ok(by) => {
                    let wanted = Wanted {
                        id: Some(id),
                        by,
                        entered_by: seat,
                        asked: ask,
                        arrived: sender.arrived,
                        lag: self.lag(sender),
                    };
                    self.ask_of(wanted, sender.role).await
                }
                Err(why) => vec![fault(Some(id), FaultCode::NotYours, why)],
            },
            Said::Typed { id, text, lang } => self.typed(id, &text, lang, seat, sender).await,
            Said::Propose { id, ask, seat: of } => match self.whose(sender.role, seat, of) {
                Ok(by) if sender.role.is_desk() => vec![self.propose(id, by, &ask, sender.arrived)],
                Ok(_) => vec![fault(
                    Some(id),
                    FaultCode::NotYours,
                    "only the desk asks what would be ruled",
                )],
                Err(why) => vec![fault(Some(id), FaultCode::NotYours, why)],
            },
            Said::Attend { id, call } => {
                if sender.role.is_desk() {
                    self.attend(id, call, sender.role).await
                } else {
                    vec![fault(
                        Some(id),
                        FaultCode::NotYours,
                        "only the desk sees to calls",
                    )]
                }
            }
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

    /// What is given back of the line's delay: bounded by the regulations, nothing by default.
    fn lag(&self, sender: Sender) -> u32 {
        sender.trip.min(self.seen.table.lag_allowance)
    }

    async fn typed(
        &mut self,
        id: String,
        text: &str,
        lang: Lang,
        seat: Seat,
        sender: Sender,
    ) -> Vec<Heard> {
        match typed::read(text, lang, &self.seen, seat) {
            Some(asked) => {
                let wanted = Wanted {
                    id: Some(id),
                    by: seat,
                    entered_by: seat,
                    asked,
                    arrived: sender.arrived,
                    lag: self.lag(sender),
                };
                self.ask_of(wanted, sender.role).await
            }
            None => vec![fault(
                Some(id),
                FaultCode::NotUnderstood,
                "no move and no command",
            )],
        }
    }

    async fn ask_of(&mut self, wanted: Wanted, role: Role) -> Vec<Heard> {
        let id = wanted.id.clone().unwrap_or_default();
        let (by, at) = (wanted.by, wanted.arrived);
        let done = self.act(wanted).await;
        let mut heard = Vec::new();
        match done {
            Done::Kept { change, refused } => {
                heard.push(self.event(Audience::of(role), &change));
                if let Some(refused) = refused {
                    heard.push(self.refusal(id, by, at, &refused));
                }
            }
            Done::Refused(refused) => heard.push(self.refusal(id, by, at, &refused)),
            Done::Before(seq) => heard.push(Heard::Done { id, seq: Some(seq) }),
            Done::Nothing => heard.push(Heard::Done { id, seq: None }),
            Done::NotKept(why) => heard.push(fault(Some(id), FaultCode::NotKept, &why)),
        }
        heard
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
            let decided = self.decide(&wanted);
            if decided.refused.is_some() && !up_to_date {
                // Another node may know more already; nobody is refused for what is past.
                self.catch_up().await;
                up_to_date = true;
                continue;
            }
            if decided.steps.is_empty() {
                return decided.refused.map_or(Done::Nothing, Done::Refused);
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
                    if wanted.lag > 0 {
                        let given = &self.shared.metrics.lag_given;
                        given.fetch_add(wanted.lag.into(), std::sync::atomic::Ordering::Relaxed);
                        tracing::info!(
                            game = self.seen.id,
                            seq = change.seq,
                            lag = wanted.lag,
                            "time given back to a slow line"
                        );
                    }
                    return Done::Kept {
                        change,
                        refused: decided.refused,
                    };
                }
                Ok(None) => self.catch_up().await,
                Err(why) => return Done::NotKept(why),
            }
        }
        Done::NotKept("other nodes were always first".to_owned())
    }

    /// What comes of the requests, each on the game as the one before left it.
    fn decide(&self, wanted: &Wanted) -> Decided {
        let book = &self.seen.book;
        let mut game = self.seen.game.clone();
        let stamp = wanted.arrived + -Span::from_millis(wanted.lag.into());
        let at = stamp.max(game.now());
        let mut steps = Vec::new();
        let mut refused = None;
        let mut todo: Vec<(Seat, Asked)> = wanted
            .asked
            .iter()
            .rev()
            .map(|asked| (wanted.by, asked.clone()))
            .collect();
        while let Some((by, asked)) = todo.pop() {
            match game.decide(book, by, &asked, at) {
                Ok(happened) => {
                    for one in &happened {
                        game.apply(at, one);
                    }
                    todo.extend(self.follows(&game, &happened));
                    if !happened.is_empty() {
                        steps.push(Step {
                            by: Some(by).filter(|seat| *seat != wanted.by),
                            asked,
                            happened: happened.into_vec(),
                        });
                    }
                }
                Err(why) => {
                    // What the program adds of itself is nobody's mistake.
                    if by == wanted.by {
                        refused = Some(why);
                        break;
                    }
                }
            }
        }
        Decided {
            at,
            steps,
            refused,
            due: match game.deadline(book) {
                Some(at) => Due::At(at),
                None => Due::Never,
            },
        }
    }

    /// What follows of itself: the press after a move where the regulations say so, and the start
    /// once both players are there and no arbiter is to start the game.
    fn follows(&self, game: &jadoube_laws::Game, happened: &[Happened]) -> Option<(Seat, Asked)> {
        let made = happened.iter().find_map(|one| match one {
            Happened::MoveMade { by, .. } => Some(*by),
            _ => None,
        });
        if let Some(by) = made
            && self.seen.table.auto_press
            && game.ending().is_none()
        {
            return Some((by.into(), Asked::Press { other_hand: false }));
        }
        let arrived = happened
            .iter()
            .any(|one| matches!(one, Happened::PlayerArrived { .. }));
        let starts = arrived
            && self.seen.book.regulations().no_arbiter
            && !game.is_started()
            && game.present().iter().all(|present| *present);
        starts.then_some((Seat::System, Asked::Start))
    }

    /// Writes an entry. None: another node was first.
    async fn commit(&mut self, body: Body, at: Moment, due: Due) -> Result<Option<Change>, String> {
        let body = body.write().map_err(|error| error.to_string())?;
        let append = Append {
            stream: crate::rooms::stream(&self.seen.id),
            expected: self.seen.next,
            at,
            body: body.clone(),
            due,
        };
        let began = Instant::now();
        let kept = self.shared.journal.append(append).await;
        let waited = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
        let micros = &self.shared.metrics.commit_micros;
        micros.fetch_add(waited, std::sync::atomic::Ordering::Relaxed);
        match kept {
            Ok(true) => {
                count(&self.shared.metrics.acts);
                let entry = Entry {
                    seq: self.seen.next,
                    at,
                    body,
                };
                self.apply(&entry).map(Some)
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

    /// Applies an entry that is kept, and tells everybody.
    fn apply(&mut self, entry: &Entry) -> Result<Change, String> {
        let change = self.seen.fold(entry)?;
        self.tell(&change);
        self.think_deeper();
        Ok(change)
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
                    if let Err(error) = self.apply(entry) {
                        tracing::error!(game = self.seen.id, error, "an entry cannot be read");
                        return;
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

    fn event(&self, audience: Audience, change: &Change) -> Heard {
        event(&self.seen, audience, change, self.shared.time.now())
    }

    fn propose(&self, id: String, by: Seat, asked: &[Asked], at: Moment) -> Heard {
        let mut seen = self.seen.clone();
        let at = at.max(seen.game.now());
        let wanted = Wanted {
            id: None,
            by,
            entered_by: Seat::Arbiter,
            asked: asked.to_vec(),
            arrived: at,
            lag: 0,
        };
        let decided = self.decide(&wanted);
        let refused = decided.refused.as_ref();
        let refused = refused.map(|why| Box::new(Told::refused(&seen.book, by, at, why)));
        let act = Act {
            id: None,
            by,
            entered_by: None,
            lag: 0,
            steps: decided.steps,
        };
        let entry = Body::Act(act).write().map(|body| Entry {
            seq: seen.next,
            at,
            body,
        });
        let change = entry
            .map_err(|error| error.to_string())
            .and_then(|entry| seen.fold(&entry))
            .unwrap_or_default();
        let mut told = told_to(Audience::Desk, &change.told);
        for one in &mut told {
            one.seq = None;
        }
        Heard::Proposed {
            id,
            told,
            refused,
            picture: Box::new(seen.picture(Audience::Desk, change.kept, at)),
        }
    }

    async fn attend(&mut self, id: String, call: u64, role: Role) -> Vec<Heard> {
        for _ in 0..TRIES {
            if let Some(seq) = self.seen.done(Seat::Arbiter, &id) {
                return vec![Heard::Done { id, seq: Some(seq) }];
            }
            if !self.seen.calls.iter().any(|open| open.call == call) {
                return vec![fault(
                    Some(id),
                    FaultCode::NoSuchCall,
                    "nobody calls under this number",
                )];
            }
            let body = Body::Attended {
                call,
                id: Some(id.clone()),
            };
            let at = self.shared.time.now().max(self.seen.game.now());
            match self.commit(body, at, Due::Unchanged).await {
                Ok(Some(change)) => return vec![self.event(Audience::of(role), &change)],
                Ok(None) => self.catch_up().await,
                Err(why) => return vec![fault(Some(id), FaultCode::NotKept, &why)],
            }
        }
        vec![fault(
            Some(id),
            FaultCode::NotKept,
            "other nodes were always first",
        )]
    }

    async fn time_has_passed(&mut self) {
        count(&self.shared.metrics.flags);
        let wanted = Wanted::system(vec![Asked::TimePassed], self.shared.time.now());
        match self.act(wanted).await {
            Done::Kept { .. } | Done::Before(_) => {}
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
    refused: Option<Refused>,
    due: Due,
}

enum Done {
    Kept {
        change: Change,
        refused: Option<Refused>,
    },
    Before(u64),
    Nothing,
    Refused(Refused),
    NotKept(String),
}

/// An event as an audience hears it.
pub(crate) fn event(seen: &Seen, audience: Audience, change: &Change, now: Moment) -> Heard {
    Heard::Event {
        seq: change.seq,
        id: change.id.clone(),
        now,
        told: told_to(audience, &change.told),
        picture: Box::new(seen.picture(audience, change.kept, now)),
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
            told.extend(told_to(audience, &change.told));
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
    // These types have no form that JSON lacks.
    serde_json::to_string(message).unwrap_or_default().into()
}
