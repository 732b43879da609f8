//! A room: one task that owns one game. It decides, commits, applies, tells.

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use jadoube_journal::{Append, LifeSign, Sat, StoreError, Streams};
use jadoube_ruling::{Moment, Span};
use jadoube_wire::{FaultCode, Heard, Role};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::spawn_blocking;
use tokio::time::{Instant, sleep};

use crate::Shared;
use crate::metrics::{Held, count};
use crate::planted::Planted;
use crate::rooms::{keep_up_with, notice_silence};
use crate::tell::{Watcher, Watchers, fault, text};
use crate::tenant::{
    Cause, Change, Decided, Draft, Hearing, Hosted, Opened, Sender, Tenant, Unreadable, Unserved,
};

/// A flag is called so long after its time: an act that arrived before it may still be on its way
/// through another node.
pub(crate) const GRACE: Span = Span::from_millis(250);
/// A room that nobody is in and nothing happens in is given up after so long.
const IDLE: Duration = Duration::from_secs(60);
/// What the journal would not keep, or what came to nothing, is not tried again for so long.
const PAUSE: Duration = Duration::from_millis(250);
/// How long a thought takes where a seed decides when everything happens.
const SIMULATED_THOUGHT: Duration = Duration::from_millis(100);
/// How often an act is decided anew when another node was first.
const TRIES: usize = 8;
/// Whoever hears of a move later than this after it arrived gets the time back.
pub(crate) const LATE: Span = Span::from_millis(250);

/// A node that has given no sign of life for so long serves nobody; one is due every quarter of a second.
const QUIET: Span = Span::from_millis(300);
/// Within this a browser whose node is gone comes back to another. Who stays away longer does so on his
/// own time.
const COMES_BACK: Span = Span::from_secs(60);
/// A node calls the flag of somebody whom another node serves so much later than that one does.
const OTHERS_FIRST: Span = Span::from_secs(1);

/// What a room is told.
pub(crate) enum ToRoom<T: Tenant> {
    Say {
        said: T::Said,
        sender: Sender,
        answer: oneshot::Sender<Option<Utf8Bytes>>,
    },
    /// Somebody who plays, rules or looks on has come.
    Join {
        watcher: Watcher<T::Audience>,
        role: Role,
        answer: oneshot::Sender<Arc<Hosted<T>>>,
    },
    /// Somebody looks on from a hall, or later.
    Watch {
        watcher: Watcher<T::Audience>,
        answer: oneshot::Sender<Arc<Hosted<T>>>,
    },
    See(oneshot::Sender<Arc<Hosted<T>>>),
    /// The server itself wants something; the answer tells whether it was dealt with.
    Want {
        wanted: T::Wanted,
        answer: oneshot::Sender<bool>,
    },
    /// A connection was closed.
    Left {
        role: Role,
        at: Moment,
    },
    /// Another node has appended an entry of that number.
    Tail(u64),
    /// A long thought has come to a verdict.
    Verdict {
        question: u64,
        verdict: T::Verdict,
    },
}

/// Why an act was not kept.
#[derive(Debug, thiserror::Error)]
enum NotKept {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    #[error("other nodes were always first")]
    NeverFirst,
}

enum Done<T: Tenant> {
    Kept(Change<T>),
    Before(u64),
    Nothing,
    Refused(Utf8Bytes),
    NotKept(NotKept),
}

pub(crate) struct Room<T: Tenant> {
    shared: Shared,
    /// Shared with whoever has just come and builds a welcome from it.
    hosted: Arc<Hosted<T>>,
    inbox: mpsc::Receiver<Box<ToRoom<T>>>,
    myself: mpsc::WeakSender<Box<ToRoom<T>>>,
    watchers: Watchers<T>,
    /// What was last told about who is here.
    presence: Option<Utf8Bytes>,
    /// The question that has been given to a thought.
    thinking_about: Option<u64>,
    /// Stalls of this program, how many there were when the room was opened, and how many of them it has
    /// dealt with.
    stalls: watch::Receiver<u64>,
    opened_after: u64,
    settled: u64,
    /// Since when an act waits that could not be kept.
    unkept_since: Option<Moment>,
    /// Whether the tail could not be read, so that something may be there that nobody here has heard.
    behind: bool,
    /// Who sits here without its being on record.
    unseated: Vec<Role>,
    /// A move that another node has kept and that was told here too late.
    told_late: Option<Unserved>,
    /// The same, while whoever has the move by it was nowhere: he comes, and could not have known of it before.
    kept_late: Option<Unserved>,
    /// A verdict that could not be kept.
    verdict: Option<(u64, T::Verdict)>,
    /// Nothing is tried of itself before this.
    quiet_until: Option<Instant>,
    /// Who is waited for and is not here, and until when that is borne.
    missed: Option<(T::Audience, Instant)>,
}

impl<T: Tenant> Room<T> {
    pub(crate) fn new(
        shared: Shared,
        hosted: Hosted<T>,
        inbox: mpsc::Receiver<Box<ToRoom<T>>>,
        myself: mpsc::WeakSender<Box<ToRoom<T>>>,
    ) -> Room<T> {
        let stalls = shared.time.stalls();
        let opened_after = *stalls.borrow();
        Room {
            shared,
            hosted: Arc::new(hosted),
            inbox,
            myself,
            watchers: Watchers::new(),
            presence: None,
            thinking_about: None,
            stalls,
            opened_after,
            settled: 0,
            unkept_since: None,
            behind: false,
            unseated: Vec::new(),
            told_late: None,
            kept_late: None,
            verdict: None,
            quiet_until: None,
            missed: None,
        }
    }

    /// Works until nobody needs the room any more.
    pub(crate) async fn work(mut self) {
        let shared = self.shared.clone();
        let _held = Held::new(&shared.metrics.rooms);
        self.think();
        let mut nap = pin!(sleep(Duration::ZERO));
        let mut busy = true;
        loop {
            tokio::select! {
                // What has arrived is heard before any flag is called.
                biased;
                heard = self.inbox.recv() => match heard {
                    Some(heard) => {
                        self.hear(*heard).await;
                        busy = true;
                    }
                    None => return,
                },
                stalled = self.stalls.changed() => match stalled {
                    Ok(()) => self.settle_stalls().await,
                    // The server is gone.
                    Err(_) => return,
                },
                () = nap.as_mut() => {
                    if self.missed.is_some_and(|(_, until)| until <= Instant::now()) {
                        self.missed_too_long().await;
                    } else if self.alarm().is_some_and(|alarm| alarm <= Instant::now()) {
                        self.woken().await;
                    } else if !busy && self.watchers.is_empty() && self.unkept_since.is_none() {
                        break;
                    }
                    busy = false;
                    nap.as_mut().reset(Instant::now() + IDLE);
                }
            }
            if let Some(lost) = self.told_late.take() {
                self.give_back(lost).await;
            }
            if self.verdict.is_some() && self.unkept_since.is_none() {
                self.answer_question().await;
            }
            self.note_missed();
            // A nap that ends too early costs nothing, one that ends too late costs a flag.
            let missed = self.missed.map(|(_, until)| until);
            for alarm in self.alarm().into_iter().chain(missed) {
                if alarm < nap.deadline() {
                    nap.as_mut().reset(alarm);
                }
            }
        }
        // Whoever still holds a handle finds it closed and asks for the room anew.
        self.inbox.close();
        shared.rooms.forget(&T::stream(&self.hosted.id));
        while let Some(heard) = self.inbox.recv().await {
            self.hear(*heard).await;
        }
    }

    /// When the room must act of itself.
    fn alarm(&self) -> Option<Instant> {
        let due = match self.unkept_since {
            Some(_) => Instant::now(),
            None if self.behind => Instant::now(),
            None => {
                let due = self.hosted.deadline()? + GRACE;
                Instant::now() + self.shared.time.until(due)
            }
        };
        Some(self.quiet_until.map_or(due, |quiet| quiet.max(due)))
    }

    async fn woken(&mut self) {
        self.quiet_until = None;
        self.settle_stalls().await;
        if self.unkept_since.is_some() {
            self.serve_again().await;
            return;
        }
        if self.behind {
            self.catch_up().await;
            if !self.behind {
                for role in std::mem::take(&mut self.unseated) {
                    self.takes_place(role).await;
                }
            }
            return;
        }
        let due = self.hosted.deadline().map(|due| due + GRACE);
        if due.is_some_and(|due| due <= self.shared.time.now()) {
            self.time_has_passed().await;
        }
    }

    /// Notes who is waited for and not here. Whether another node serves him is asked when the time is up.
    fn note_missed(&mut self) {
        let here = |audience| self.watchers.has(audience);
        self.missed = self.hosted.missed(&here).map(|(whom, bears)| {
            let until = match self.missed {
                Some((same, until)) if same == whom => until,
                _ => Instant::now() + Duration::from_millis(bears.as_millis().unsigned_abs()),
            };
            (whom, until)
        });
    }

    async fn missed_too_long(&mut self) {
        let Some((whom, _)) = self.missed.take() else {
            return;
        };
        let now = self.shared.time.now();
        if let Some(later) = self.is_served_elsewhere(whom, now).await {
            self.missed = Some((whom, Instant::now() + later));
            return;
        }
        if let Some(wanted) = self.hosted.missed_too_long(whom, now) {
            self.act(&wanted, now).await;
        }
    }

    /// When to ask again, if another node serves somebody who is not here, or did until a moment ago. What cannot
    /// be asked is asked again.
    async fn is_served_elsewhere(&mut self, whom: T::Audience, now: Moment) -> Option<Duration> {
        if !self.shared.journal.is_shared() {
            return None;
        }
        let here = |audience| self.watchers.has(audience);
        let (_, bears) = self
            .hosted
            .missed(&here)
            .filter(|(same, _)| *same == whom)?;
        let bears = Duration::from_millis(bears.as_millis().unsigned_abs());
        let (stream, chair) = (T::stream(&self.hosted.id), T::chair(whom)?);
        let sits = self
            .shared
            .journal
            .with(move |s| s.sits(&stream, &chair))
            .await;
        let sat = match sits {
            Ok(sat) => sat?,
            Err(_) => return Some(PAUSE),
        };
        // Until when he was there: he got up, or the node that serves him last showed that it lives.
        let there = match (sat.left, sat.sign) {
            (Some(left), _) => left,
            (None, Some(sign)) if sat.node != self.shared.node && !sign.last => sign.at,
            (None, _) => return None,
        };
        let since = Duration::from_millis((now - there).as_millis().max(0).unsigned_abs());
        bears.checked_sub(since).filter(|rest| !rest.is_zero())
    }

    async fn hear(&mut self, heard: ToRoom<T>) {
        self.settle_stalls().await;
        match heard {
            ToRoom::Say {
                said,
                sender,
                answer,
            } => {
                let heard = self.said(said, sender).await;
                let took = (self.shared.time.now() - sender.arrived).as_millis();
                let took = Duration::from_millis(u64::try_from(took).unwrap_or(0));
                self.shared.metrics.act.took(took);
                // Whoever asked may have gone away; the act is kept all the same.
                let _ = answer.send(heard);
            }
            ToRoom::Join {
                watcher,
                role,
                answer,
            } => {
                self.sits_down(role).await;
                if self.shared.journal.is_shared() {
                    self.catch_up().await;
                    if T::audience(role).is_some_and(|audience| !self.watchers.has(audience)) {
                        self.takes_place(role).await;
                    }
                }
                if answer.send(Arc::clone(&self.hosted)).is_ok() {
                    self.watchers.add(watcher);
                    if T::audience(role).is_some_and(T::hears_presence) {
                        self.presence = None;
                    }
                    self.tell_presence();
                    self.is_seated().await;
                }
            }
            ToRoom::Watch { watcher, answer } => {
                if answer.send(Arc::clone(&self.hosted)).is_ok() {
                    self.watchers.add(watcher);
                }
            }
            ToRoom::See(answer) => {
                let _ = answer.send(Arc::clone(&self.hosted));
            }
            ToRoom::Want { wanted, answer } => {
                let now = self.shared.time.now();
                let done = self.act(&wanted, now).await;
                let _ = answer.send(!matches!(done, Done::NotKept(_)));
            }
            ToRoom::Left { role, at } => {
                self.tell_presence();
                self.gets_up(role, at).await;
            }
            ToRoom::Tail(seq) => {
                if seq >= self.hosted.next {
                    self.catch_up().await;
                }
            }
            ToRoom::Verdict { question, verdict } => {
                let stale = self.hosted.next != question + 1;
                if !(stale && self.shared.has(Planted::VerdictLost)) {
                    self.verdict = Some((question, verdict));
                }
                self.answer_question().await;
            }
        }
    }

    /// Answers with the verdict that a long thought has come to. One that cannot be kept waits: nobody
    /// would think about the question again.
    async fn answer_question(&mut self) {
        let Some((question, verdict)) = self.verdict.clone() else {
            return;
        };
        // Whatever else has happened meanwhile: the question is the same, or it is gone.
        if self.hosted.question() == Some(question) {
            let now = self.shared.time.now();
            let wanted = self.hosted.answer(verdict, now);
            if let Done::NotKept(_) = self.act(&wanted, now).await
                && !self.shared.has(Planted::VerdictLost)
            {
                return;
            }
        }
        self.verdict = None;
    }

    /// A player has come to this node, and sits at no other. If the one that served him before is not there any more, he
    /// could not act since its last sign of life; if he had got up, whatever this node could not serve
    /// since may be why he comes only now.
    async fn takes_place(&mut self, role: Role) {
        let Some(audience) = T::audience(role) else {
            return;
        };
        let Some(chair) = T::chair(audience) else {
            return;
        };
        let (stream, node) = (T::stream(&self.hosted.id), self.shared.node.clone());
        let sit = move |s: &mut dyn Streams| s.sit(&stream, &chair, &node);
        let before = match self.shared.journal.with(sit).await {
            Ok(before) => before,
            Err(error) => {
                tracing::warn!(game = self.hosted.id, %error, "who sits where cannot be kept");
                self.unseated.push(role);
                self.is_behind();
                return;
            }
        };
        let Some(before) = before.filter(|_| self.hosted.on_the_clock() == Some(audience)) else {
            return;
        };
        notice_silence(&self.shared);
        let now = self.shared.time.now();
        let mut lost: Vec<Unserved> = self.lost_elsewhere(&before, now).into_iter().collect();
        // Where this node could not even note that he got up, he may have gone at any time.
        let here = before.node == self.shared.node;
        if let Some(left) = before.left.or(here.then_some(Moment::ZERO)) {
            // A move that has come to be known here only now was told to him by no node but another that he sat at.
            let told = if here { Moment::ZERO } else { left };
            let late = |late: Unserved| Unserved {
                from: late.from.max(told),
                ..late
            };
            lost.extend(self.kept_late.take().map(late));
            let since = self.shared.time.stalls_after(0).into_iter();
            lost.extend(since.map(|stall| Unserved {
                from: stall.from.max(left),
                ..stall
            }));
        }
        for lost in lost {
            self.give_back(lost).await;
        }
    }

    /// What somebody has lost who was served by a node that does not serve any more.
    fn lost_elsewhere(&self, sat: &Sat, now: Moment) -> Option<Unserved> {
        let sign = sat.sign.as_ref()?;
        let gone = sign.last || now - sign.at > QUIET;
        let elsewhere = sat.left.is_none() && sat.node != self.shared.node;
        (elsewhere && gone).then(|| Unserved {
            from: sign.at,
            to: now.min(sign.at + COMES_BACK),
            why: Cause::Away,
        })
    }

    /// Whoever is on the clock and served by another node may have acted there, and that node may not be able to keep
    /// it. What is entered here dates what he did no earlier than itself: he is given back what he has lost before it is.
    async fn give_back_elsewhere(&mut self) {
        let Ok(Some(sat)) = self.sat_of_the_absent().await else {
            return;
        };
        if let Some(lost) = self.lost_elsewhere(&sat, self.shared.time.now()) {
            self.give_back(lost).await;
        }
    }

    /// A player has gone of his own will. A server that goes down sends him away.
    async fn gets_up(&mut self, role: Role, at: Moment) {
        let Some(audience) = T::audience(role) else {
            return;
        };
        let Some(chair) = T::chair(audience).filter(|_| !self.watchers.has(audience)) else {
            return;
        };
        if !self.shared.journal.is_shared() || *self.shared.closing.borrow() {
            return;
        }
        let (stream, node) = (T::stream(&self.hosted.id), self.shared.node.clone());
        let get_up = move |s: &mut dyn Streams| s.get_up(&stream, &chair, &node, at);
        if let Err(error) = self.shared.journal.with(get_up).await {
            tracing::warn!(game = self.hosted.id, %error, "who sits where cannot be kept");
        }
    }

    /// Whoever opens a connection is at the table.
    async fn sits_down(&mut self, role: Role) {
        let opened = Opened {
            now: self.shared.time.now(),
            shared: self.shared.journal.is_shared(),
        };
        let wanted = T::audience(role).and_then(|audience| self.hosted.sits_down(audience, opened));
        if let Some(wanted) = wanted {
            self.act(&wanted, opened.now).await;
        }
    }

    /// Tells who is here, if that has changed. Where other nodes serve too, nobody knows.
    fn tell_presence(&mut self) {
        if self.shared.journal.is_shared() {
            return;
        }
        let here = |audience| self.watchers.has(audience);
        let presence = self.hosted.presence(&here);
        if presence != self.presence {
            if let Some(text) = &presence {
                self.watchers.announce(text, T::hears_presence);
            }
            self.presence = presence;
        }
    }

    /// Whoever sat down is among those who are here.
    async fn is_seated(&mut self) {
        let now = self.shared.time.now();
        let here = |audience| self.watchers.has(audience);
        if let Some(wanted) = self.hosted.seated(&here, now) {
            self.act(&wanted, now).await;
        }
    }

    async fn said(&mut self, said: T::Said, sender: Sender) -> Option<Utf8Bytes> {
        let id = T::id(&said).to_owned();
        // What was done is not read again: a written move means nothing once it is made.
        let done = |seq| {
            text(&Heard::Done {
                id: id.clone(),
                seq: Some(seq),
            })
        };
        if let Some(seq) = self.hosted.said_before(sender.role, &id) {
            return Some(done(seq));
        }
        let wanted = match self.hosted.hear(said, sender) {
            Hearing::Act(wanted) => wanted,
            Hearing::Answer(answer) => return Some(answer),
            Hearing::Fault(fault) => {
                if self.shared.journal.is_shared() {
                    self.catch_up().await;
                    if let Some(seq) = self.hosted.said_before(sender.role, &id) {
                        return Some(done(seq));
                    }
                }
                count(&self.shared.metrics.faults);
                return Some(fault);
            }
        };
        if self.give_back_waiting(sender).await
            && let Some(seq) = self.hosted.said_before(sender.role, &id)
        {
            return Some(done(seq));
        }
        match self.act(&wanted, sender.arrived).await {
            Done::Kept(change) => self.answer(&change, sender),
            Done::Refused(refused) => Some(refused),
            Done::Before(seq) => Some(text(&Heard::Done { id, seq: Some(seq) })),
            Done::Nothing => Some(text(&Heard::Done { id, seq: None })),
            Done::NotKept(why) => {
                count(&self.shared.metrics.faults);
                Some(fault(Some(id), FaultCode::NotKept, &why.to_string()))
            }
        }
    }

    /// What is said by whoever is on the clock may have waited here for long. That time is given back before it is entered
    /// and not after it, when another node may be first; and once more if that took long to be kept. Whether anything was
    /// entered.
    async fn give_back_waiting(&mut self, sender: Sender) -> bool {
        let (mut from, why) = (sender.arrived, Cause::Late);
        for _ in 0..2 {
            let to = self.shared.time.now();
            let on_the_clock = self.hosted.on_the_clock();
            let pays = on_the_clock.is_some() && on_the_clock == T::audience(sender.role);
            let waited = to - from > LATE && !self.shared.has(Planted::StallsAreCharged);
            if !(pays && waited && self.give_back(Unserved { from, to, why }).await) {
                break;
            }
            from = to;
        }
        from > sender.arrived
    }

    /// The event as an answer, for those who do not hear it anyway.
    fn answer(&self, change: &Change<T>, sender: Sender) -> Option<Utf8Bytes> {
        if sender.hears_events {
            return None;
        }
        let audience = T::audience(sender.role)?;
        let now = self.shared.time.now();
        Some(T::event(&self.hosted, audience, change, now))
    }

    /// Decides, commits, applies, tells; then gives back what that took too long.
    async fn act(&mut self, wanted: &T::Wanted, arrived: Moment) -> Done<T> {
        if self.unkept_since.is_some() && !self.serve_again().await {
            return Done::NotKept(closed().into());
        }
        if self.shared.journal.is_shared() {
            self.give_back_elsewhere().await;
        }
        let before = self.hosted.on_the_clock();
        let done = self.try_act(wanted).await;
        if self.shared.has(Planted::StallsAreCharged) {
            return done;
        }
        match &done {
            Done::Kept(_) => {
                let told = self.shared.time.now();
                // Whoever has the move by it could not think about it before.
                if told - arrived > LATE && self.hosted.on_the_clock() != before {
                    let (from, to, why) = (arrived, told, Cause::Late);
                    self.give_back(Unserved { from, to, why }).await;
                }
            }
            Done::NotKept(_) => {
                self.unkept_since.get_or_insert(arrived);
                self.quiet_until = Some(Instant::now() + PAUSE);
            }
            Done::Before(_) | Done::Nothing | Done::Refused(_) => {}
        }
        done
    }

    async fn try_act(&mut self, wanted: &T::Wanted) -> Done<T> {
        let mut up_to_date = !self.shared.journal.is_shared();
        for _ in 0..TRIES {
            if let Some(seq) = self.hosted.done(wanted) {
                return Done::Before(seq);
            }
            let here = |audience| self.watchers.has(audience);
            let draft = match self.hosted.decide(wanted, &here) {
                Decided::Write(draft) => draft,
                Decided::Nothing => return Done::Nothing,
                Decided::Refused(_) | Decided::Fault(_) if !up_to_date => {
                    // Another node may know more already; nobody is refused for what is past.
                    self.catch_up().await;
                    up_to_date = true;
                    continue;
                }
                Decided::Refused(why) => {
                    count(&self.shared.metrics.refusals);
                    return Done::Refused(why);
                }
                Decided::Fault(why) => {
                    count(&self.shared.metrics.faults);
                    return Done::Refused(why);
                }
            };
            let (lag, text) = (draft.lag, T::write(&draft.body));
            let text = match text {
                Ok(text) => text,
                Err(why) => return Done::NotKept(why.into()),
            };
            if self.hosted.share(wanted) + text.len() as u64 > T::SHARE {
                count(&self.shared.metrics.faults);
                let id = T::wanted_by(wanted).map(|(_, id)| id.to_owned());
                let why = "the record of this game holds too much of yours already";
                return Done::Refused(fault(id, FaultCode::TooBig, why));
            }
            match self.commit(draft, text).await {
                Ok(Some(change)) => {
                    self.note_lag(lag, change.seq);
                    return Done::Kept(change);
                }
                Ok(None) => self.catch_up().await,
                Err(why) => return Done::NotKept(why),
            }
        }
        Done::NotKept(NotKept::NeverFirst)
    }

    fn note_lag(&self, lag: u32, seq: u64) {
        if lag > 0 {
            let given = &self.shared.metrics.lag_given;
            given.fetch_add(lag.into(), Ordering::Relaxed);
            tracing::info!(target: "lag", game = self.hosted.id, seq, lag, "time given back to a slow line");
        }
    }

    /// Writes an entry. None: another node was first.
    async fn commit(
        &mut self,
        draft: Draft<T::Body>,
        text: String,
    ) -> Result<Option<Change<T>>, NotKept> {
        let bytes = text.len();
        let append = Append {
            stream: T::stream(&self.hosted.id),
            expected: self.hosted.next,
            at: draft.at,
            body: text,
            due: draft.due,
        };
        let began = Instant::now();
        let kept = self.shared.journal.append(append).await;
        self.shared.metrics.commit.took(began.elapsed());
        match kept {
            Ok(true) => {
                count(&self.shared.metrics.acts);
                let hosted = Arc::make_mut(&mut self.hosted);
                let change = hosted.go_on(draft.at, draft.body, bytes)?;
                self.tell(&change);
                Ok(Some(change))
            }
            Ok(false) => {
                count(&self.shared.metrics.conflicts);
                Ok(None)
            }
            Err(error) => {
                count(&self.shared.metrics.not_kept);
                tracing::error!(game = self.hosted.id, %error, "an act could not be kept");
                // It may be there all the same: whoever asks again under the same id will learn it.
                self.catch_up().await;
                Err(error.into())
            }
        }
    }

    /// Takes in what other nodes have appended.
    async fn catch_up(&mut self) {
        let stream = T::stream(&self.hosted.id);
        let from = self.hosted.next;
        let tail = self
            .shared
            .journal
            .with(move |s| s.read(&stream, from))
            .await;
        let tail = match tail {
            Ok(tail) => tail,
            Err(error) => {
                tracing::error!(game = self.hosted.id, %error, "the tail cannot be read");
                self.is_behind();
                return;
            }
        };
        self.behind = false;
        keep_up_with(&self.shared, &tail).await;
        for entry in &tail {
            let before = self.hosted.on_the_clock();
            match Arc::make_mut(&mut self.hosted).fold(entry) {
                Ok(change) => {
                    self.tell(&change);
                    let late = self.late(before, entry.at);
                    let here = |audience| self.watchers.has(audience);
                    match self.hosted.on_the_clock().is_some_and(here) {
                        true => self.told_late = late.or(self.told_late),
                        false => self.kept_late = late,
                    }
                }
                Err(error) => {
                    tracing::error!(game = self.hosted.id, %error, "an entry cannot be read");
                    return;
                }
            }
        }
    }

    /// What was not read is read as soon as that can be done: nobody tells of it again.
    fn is_behind(&mut self) {
        self.behind = true;
        self.quiet_until = Some(Instant::now() + PAUSE);
    }

    /// Whoever has the move by an entry of another node could not think about it before it was told here,
    /// if no other node has told him.
    fn late(&self, before: Option<T::Audience>, at: Moment) -> Option<Unserved> {
        let (from, to, why) = (at, self.shared.time.now(), Cause::Late);
        let now = self.hosted.on_the_clock();
        let counts = to - from > LATE && !self.shared.has(Planted::StallsAreCharged);
        (counts && now.is_some() && now != before).then_some(Unserved { from, to, why })
    }

    fn tell(&mut self, change: &Change<T>) {
        let now = self.shared.time.now();
        self.watchers.tell(&self.hosted, change, now);
        self.think();
    }

    /// Whether a flag must wait: who is on the clock is served by another node. That one hears what has
    /// arrived there in time, and calls the flag; if it does not serve, no clock runs.
    async fn waits_for_another_node(&mut self) -> bool {
        let sits = self.sat_of_the_absent().await;
        let now = self.shared.time.now();
        let due = |room: &Self| room.hosted.deadline().map(|due| due + GRACE);
        let Ok(Some(sat)) = sits else {
            return sits.is_err();
        };
        if let Some(lost) = self.lost_elsewhere(&sat, now) {
            self.give_back(lost).await;
            return due(self).is_none_or(|due| due > now);
        }
        let served = sat.left.is_none() && sat.node != self.shared.node;
        served && due(self).is_some_and(|due| now < due + OTHERS_FIRST)
    }

    /// Where whoever is on the clock sits, if he is not here.
    async fn sat_of_the_absent(&mut self) -> Result<Option<Sat>, StoreError> {
        let on_the_clock = self.hosted.on_the_clock();
        let absent = on_the_clock.filter(|audience| !self.watchers.has(*audience));
        let Some(chair) = absent.and_then(T::chair) else {
            return Ok(None);
        };
        let stream = T::stream(&self.hosted.id);
        let sits = move |s: &mut dyn Streams| s.sits(&stream, &chair);
        self.shared.journal.with(sits).await
    }

    /// Whether somebody is served by another node.
    fn is_served(&self, sat: &Sat) -> bool {
        let now = self.shared.time.now();
        let elsewhere = sat.left.is_none() && sat.node != self.shared.node;
        let lives = |sign: &LifeSign| !sign.last && now - sign.at <= QUIET;
        elsewhere && sat.sign.as_ref().is_some_and(lives)
    }

    async fn time_has_passed(&mut self) {
        if self.shared.journal.is_shared() && self.waits_for_another_node().await {
            self.quiet_until = Some(Instant::now() + PAUSE);
            return;
        }
        count(&self.shared.metrics.flags);
        let now = self.shared.time.now();
        let wanted = self.hosted.time_passed(now);
        if let Done::Nothing | Done::Refused(_) = self.act(&wanted, now).await {
            // The game wants to be asked and answers nothing: do not ask without pause.
            tracing::warn!(game = self.hosted.id, "a deadline without consequence");
            self.quiet_until = Some(Instant::now() + 4 * PAUSE);
        }
    }

    /// Gives back the time in which this program stood still, before anything else is decided.
    async fn settle_stalls(&mut self) {
        notice_silence(&self.shared);
        let known = *self.stalls.borrow_and_update();
        if known == self.settled {
            return;
        }
        for (number, lost) in (self.settled..).zip(self.shared.time.stalls_after(self.settled)) {
            if self.is_lost_here(number, lost.why).await {
                if lost.why == Cause::Behind && self.shared.journal.is_shared() {
                    self.give_back_elsewhere().await;
                }
                self.give_back(lost).await;
            }
        }
        self.settled = known;
    }

    /// Whether whoever is on the clock has lost by a stall of this program. Where it is alone he has, also
    /// while nobody had the game open. Where other nodes serve too, they may have served whoever was not
    /// here; but of a time that was left out nobody could use anything, unless another node serves him,
    /// which sees to it.
    async fn is_lost_here(&mut self, stall: u64, why: Cause) -> bool {
        let on_the_clock = self.hosted.on_the_clock();
        let here = on_the_clock.is_some_and(|audience| self.watchers.has(audience));
        match why {
            _ if !self.shared.journal.is_shared() => true,
            Cause::Behind if on_the_clock.is_some() && !here => {
                let sat = self.sat_of_the_absent().await;
                !sat.is_ok_and(|sat| sat.is_some_and(|sat| self.is_served(&sat)))
            }
            _ => here && (stall >= self.opened_after || why == Cause::Behind),
        }
    }

    /// The journal keeps again, or it does not: what was lost meanwhile is given back first, and that
    /// is how it is tried.
    async fn serve_again(&mut self) -> bool {
        let Some(from) = self.unkept_since else {
            return true;
        };
        let (to, why) = (self.shared.time.now(), Cause::NotKept);
        self.give_back(Unserved { from, to, why }).await
    }

    /// Gives time back, with all that could not be given back before: the game's time goes on with an
    /// entry, and what was lost earlier could not be entered after it. False: the journal does not keep it.
    async fn give_back(&mut self, lost: Unserved) -> bool {
        let lost = match self.unkept_since {
            Some(since) => Unserved {
                from: since.min(lost.from),
                to: self.shared.time.now(),
                ..lost
            },
            None => lost,
        };
        let done = match self.hosted.give_back(lost) {
            Some(wanted) => self.try_act(&wanted).await,
            None => Done::Nothing,
        };
        if let Done::NotKept(_) = done {
            self.unkept_since = Some(lost.from);
            self.quiet_until = Some(Instant::now() + PAUSE);
            return false;
        }
        self.unkept_since = None;
        self.quiet_until = None;
        if let Done::Kept(_) = done {
            let millis = (lost.to - lost.from).as_millis();
            count(&self.shared.metrics.given_back);
            let (game, why) = (&self.hosted.id, lost.why.reason());
            tracing::warn!(game, millis, why, "time given back");
        }
        true
    }

    /// Gives a question that the game could not settle to a long thought beside the room.
    fn think(&mut self) {
        let question = self.hosted.question();
        if question == self.thinking_about {
            return;
        }
        self.thinking_about = question;
        let thought = self.hosted.thought(&self.shared);
        let (Some(question), Some(thought)) = (question, thought) else {
            return;
        };
        let (shared, room) = (self.shared.clone(), self.myself.clone());
        let thinkers = self.hosted.thinkers();
        tokio::spawn(async move {
            let Ok(_turn) = thinkers(&shared).acquire().await else {
                return;
            };
            let verdict = match shared.journal.is_simulated() {
                true => {
                    sleep(SIMULATED_THOUGHT).await;
                    thought()
                }
                false => spawn_blocking(thought).await.ok().flatten(),
            };
            // Without a verdict the arbiter must say.
            let Some(verdict) = verdict else { return };
            if let Some(room) = room.upgrade() {
                // A room that is gone asks again when it comes back.
                let _ = room
                    .send(Box::new(ToRoom::Verdict { question, verdict }))
                    .await;
            }
        });
    }
}

fn closed() -> StoreError {
    StoreError::Unavailable("it does not keep anything at present".to_owned())
}
