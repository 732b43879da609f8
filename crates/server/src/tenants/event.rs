//! An event as a tenant of the server: the desk, the tables of the hall, players with their phones,
//! screens, everybody. It has no clock of its own; what it is asked is dated by the clock of its hall.

mod asking;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

use axum::extract::ws::Utf8Bytes;
use jadoube_journal::{EventBody, EventCreation};
use jadoube_ruling::{Moment, Span};
use jadoube_tournament::{BoutId, Event, Minute, Screen};
use jadoube_wire::{
    DealSheet, EventAudience, EventHeard, EventId, EventSaid, EventSeen, EventTold, EventView,
    GameId, Parts, Role, Seen, StandingsView, event_standings, event_told,
};
use jiff::Timestamp;
use jiff::tz::TimeZone;

pub(crate) use self::asking::{Want, Wanted};
use crate::Shared;
use crate::tell::text;
use crate::tenant::{
    Change, Decided, Hearing, Hosted, Opened, SaidError, Sender, Tenant, Thought, Unreadable,
    Unserved, Welcome,
};

/// So many requests a message holds at most: the list of a large hall.
const REQUESTS: usize = 256;
/// A message may hold the pasted list of a large field.
const LONGEST: usize = 60 * 1024;
/// So many bytes of the record may come of one role: the desk writes down a whole season.
const SHARE: u64 = 32 * 1024 * 1024;

/// The fold of a stream.
#[derive(Clone, Debug)]
pub(crate) struct Competition {
    pub event: Event,
    /// The time zone of the hall by its name.
    pub zone: String,
    clock: TimeZone,
    pub sheets: BTreeMap<BoutId, DealSheet>,
    pub screens: Vec<Screen>,
    /// The games in which bouts are played on this server.
    pub games: BTreeMap<BoutId, GameId>,
    /// The browsers outside the desk from which acts of the minutes came.
    devices: BTreeMap<u32, String>,
    /// The standings, counted once for everybody who sees them.
    standings: Arc<OnceLock<StandingsView>>,
    seq: u64,
    now: Moment,
}

/// What one entry changed.
#[derive(Debug)]
pub(crate) struct Changed {
    minutes: Vec<Minute>,
    parts: Parts,
}

/// The clock of a hall: its zone by name, or that of the server.
pub(crate) fn zone_of(name: &str) -> Result<TimeZone, jiff::Error> {
    match name {
        "" => Ok(TimeZone::system()),
        name => TimeZone::get(name),
    }
}

/// What a clock of a zone shows, as a moment that shows it when it is read as UTC.
pub(crate) fn shown_by(clock: &TimeZone, now: Moment) -> Moment {
    let millis = i64::try_from(now.as_millis()).unwrap_or(i64::MAX);
    let offset = Timestamp::from_millisecond(millis)
        .map_or(0, |now| i64::from(clock.to_offset(now).seconds()));
    now + Span::from_secs(offset)
}

impl Competition {
    /// An event as somebody wants it.
    pub(crate) fn create(creation: &EventCreation) -> Result<Competition, Unreadable> {
        let event = creation.event();
        let event = event.map_err(|faults| Unreadable::Event(format!("{faults:?}")))?;
        Ok(Competition {
            event,
            zone: creation.zone.clone(),
            // A machine that does not know the zone shows the time as it knows it; the record holds.
            clock: zone_of(&creation.zone).unwrap_or(TimeZone::UTC),
            sheets: BTreeMap::new(),
            screens: Vec::new(),
            games: BTreeMap::new(),
            devices: BTreeMap::new(),
            standings: Arc::default(),
            seq: 0,
            now: Moment::ZERO,
        })
    }

    /// What the clock of the hall shows, as a moment that shows it when it is read as UTC.
    pub(crate) fn hall_clock(&self, now: Moment) -> Moment {
        shown_by(&self.clock, now)
    }

    pub(crate) fn seen(&self) -> Seen<'_> {
        Seen {
            event: &self.event,
            zone: &self.zone,
            sheets: &self.sheets,
            screens: &self.screens,
            games: &self.games,
            standings: Some(self.standings.get_or_init(|| event_standings(&self.event))),
        }
    }

    pub(crate) fn view(&self, audience: EventAudience, parts: &Parts) -> EventView {
        self.seen().view(audience, parts)
    }

    fn told(&self, audience: EventAudience, minutes: &[Minute]) -> Vec<EventTold> {
        let minutes = minutes.iter();
        minutes
            .flat_map(|minute| event_told(&self.event, audience, minute))
            .collect()
    }

    /// Bouts are played in games of this server.
    fn played(&mut self, games: Vec<(BoutId, String)>) -> Parts {
        let rounds: BTreeSet<u32> = games.iter().map(|(bout, _)| bout.round).collect();
        for (bout, game) in games {
            if let Ok(game) = game.parse() {
                self.games.insert(bout, game);
            }
        }
        Parts {
            rounds: jadoube_wire::Rounds::Some(rounds.into_iter().collect()),
            ..Parts::default()
        }
    }

    fn act(&mut self, minutes: Vec<Minute>) -> Changed {
        let mut parts = Parts::default();
        for minute in &minutes {
            for happened in &minute.happened {
                parts.changed(happened);
            }
            self.event.apply(minute);
        }
        self.standings = Arc::default();
        Changed { minutes, parts }
    }

    /// A deal written on a sheet, or wiped out.
    fn write_deal(
        &mut self,
        bout: BoutId,
        deal: u32,
        units: Option<[jadoube_tournament::Points; 3]>,
    ) {
        // A journal of another program could name any deal; no sheet has so many.
        let Some(index) = (deal as usize).checked_sub(1).filter(|index| *index < 100) else {
            return;
        };
        let sheet = self.sheets.entry(bout).or_default();
        if sheet.len() <= index {
            sheet.resize(index + 1, None);
        }
        if let Some(line) = sheet.get_mut(index) {
            *line = units;
        }
    }
}

impl Hosted<Competition> {
    /// The event as a link shows it.
    pub(crate) fn shown(&self, role: Role, roles: Vec<Role>, now: Moment) -> Option<EventSeen> {
        let audience = EventAudience::of(role)?;
        let event: EventId = self.id.parse().ok()?;
        Some(EventSeen {
            event,
            role,
            roles,
            now,
            hall_clock: self.hall_clock(now),
            seq: self.seq,
            view: Box::new(self.view(audience, &Parts::all())),
        })
    }
}

impl Tenant for Competition {
    type Audience = EventAudience;
    type Seat = String;
    type Said = EventSaid;
    type Wanted = Wanted;
    type Body = EventBody;
    type Change = Changed;
    type Verdict = ();

    const LONGEST: usize = LONGEST;
    const SHARE: u64 = SHARE;
    /// A welcome shows the event as it is.
    const WELCOME: usize = 0;

    fn stream(id: &str) -> String {
        format!("event/{id}")
    }

    fn open(first: &str) -> Result<Competition, Unreadable> {
        match EventBody::read(first)? {
            EventBody::Created(creation) => Competition::create(&creation),
            _ => Err(Unreadable::NotLaid),
        }
    }

    fn read(body: &str) -> Result<EventBody, Unreadable> {
        Ok(EventBody::read(body)?)
    }

    fn write(body: &EventBody) -> Result<String, Unreadable> {
        Ok(body.write()?)
    }

    fn came_of(body: &EventBody) -> Option<(String, &str)> {
        let (by, id) = match body {
            EventBody::Act(act) => (&act.by, &act.id),
            EventBody::Deal(line) => (&line.by, &line.id),
            EventBody::Arranged { by, id, .. } => (by, id),
            EventBody::Created(_) | EventBody::Played { .. } | EventBody::PlayedTogether { .. } => {
                return None;
            }
        };
        Some((by.clone(), id.as_deref()?))
    }

    fn audience(role: Role) -> Option<EventAudience> {
        EventAudience::of(role)
    }

    fn delay(&self, _: Role) -> Span {
        Span::ZERO
    }

    fn hall(&self) -> Option<&str> {
        None
    }

    fn seat(role: Role) -> Option<String> {
        match EventAudience::of(role)? {
            EventAudience::Desk | EventAudience::Player(_) | EventAudience::Table(_) => {
                Some(role.to_string())
            }
            EventAudience::Screen(_) | EventAudience::Public => None,
        }
    }

    fn id(said: &EventSaid) -> &str {
        said.id()
    }

    fn check(said: &EventSaid) -> Result<(), SaidError> {
        match said {
            EventSaid::Ask { ask, .. } | EventSaid::Propose { ask, .. }
                if ask.is_empty() || ask.len() > REQUESTS =>
            {
                Err(SaidError::EventRequests(ask.len()))
            }
            _ => Ok(()),
        }
    }

    fn hear(&self, said: EventSaid, sender: Sender) -> Hearing<Wanted> {
        self.hear_said(said, sender)
    }

    fn wanted_by(wanted: &Wanted) -> Option<(String, &str)> {
        Some((wanted.by.clone(), wanted.id.as_deref()?))
    }

    fn decide(&self, wanted: &Wanted, _here: &dyn Fn(EventAudience) -> bool) -> Decided<EventBody> {
        self.decide_wanted(wanted)
    }

    fn apply(&mut self, seq: u64, at: Moment, body: EventBody) -> Result<Changed, Unreadable> {
        self.seq = seq;
        self.now = at;
        let quiet = |parts: Parts| Changed {
            minutes: Vec::new(),
            parts,
        };
        Ok(match body {
            EventBody::Created(_) => return Err(Unreadable::LaidTwice),
            EventBody::Act(act) => {
                if let Some(device) = act.device {
                    let acts = act.minutes.iter();
                    self.devices
                        .extend(acts.map(|minute| (minute.number, device.clone())));
                }
                self.act(act.minutes)
            }
            EventBody::Deal(line) => {
                self.write_deal(line.bout, line.deal, line.units);
                quiet(Parts {
                    sheets: true,
                    ..Parts::default()
                })
            }
            EventBody::Arranged { screens, .. } => {
                self.screens = screens;
                quiet(Parts {
                    screens: true,
                    ..Parts::default()
                })
            }
            EventBody::Played { bout, game } => quiet(self.played(vec![(bout, game)])),
            EventBody::PlayedTogether { games } => quiet(self.played(games)),
        })
    }

    fn deadline(&self) -> Option<Moment> {
        None
    }

    fn time_passed(&self, now: Moment) -> Wanted {
        Wanted::of_itself(Want::Nothing, now)
    }

    fn sits_down(&self, _: EventAudience, _: Opened) -> Option<Wanted> {
        None
    }

    fn give_back(&self, _: Unserved) -> Option<Wanted> {
        None
    }

    fn on_the_clock(&self) -> Option<EventAudience> {
        None
    }

    fn question(&self) -> Option<u64> {
        None
    }

    fn thought(&self, _shared: &Shared) -> Option<Thought<()>> {
        None
    }

    fn answer(&self, (): (), now: Moment) -> Wanted {
        Wanted::of_itself(Want::Nothing, now)
    }

    fn welcome(hosted: &Hosted<Competition>, welcome: Welcome<'_>) -> Utf8Bytes {
        // Whoever has no place in an event has no line to it.
        let shown = hosted.shown(welcome.role, Vec::new(), welcome.now);
        shown.map_or_else(Utf8Bytes::default, |shown| {
            text(&EventHeard::Welcome(Box::new(shown)))
        })
    }

    fn event(
        hosted: &Hosted<Competition>,
        audience: EventAudience,
        change: &Change<Competition>,
        now: Moment,
    ) -> Utf8Bytes {
        text(&EventHeard::Event {
            seq: change.seq,
            id: change.id.clone(),
            now,
            told: hosted.told(audience, &change.what.minutes),
            view: Box::new(hosted.view(audience, &change.what.parts)),
        })
    }

    fn glance(_: &Hosted<Competition>, _: bool, _: Moment) -> Option<Utf8Bytes> {
        None
    }
}
