//! What is asked of an event: who may ask it, in which office, and what comes of it.

use axum::extract::ws::Utf8Bytes;
use jadoube_journal::{Due, EventAct, EventBody, SheetLine};
use jadoube_ruling::{Message, Moment};
use jadoube_tournament::{
    Asked, Attendance, BoutId, BoutState, EntryId, Event, Minute, Office, Pairing, Play, Points,
    Refused, Request, Score, Screen, Signature, TimeOfDay, check_screens, lots, team_event,
};
use jadoube_wire::{
    DrawBy, EventAudience, EventHeard, EventSaid, EventTold, FaultCode, GameId, Heard, Parts, Role,
    Rounds, event_refusal, event_told,
};

use super::Competition;
use crate::tell::{fault, text};
use crate::tenant::{Decided, Draft, Hearing, Sender};

/// An act as somebody wants it.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    pub id: Option<String>,
    /// The role of the sender.
    pub by: String,
    /// The sender's browser, unless it is the desk's.
    pub device: Option<String>,
    pub want: Want,
    pub arrived: Moment,
}

/// What is wanted.
#[derive(Clone, Debug)]
pub(crate) enum Want {
    Ask {
        by: Signature,
        asks: Vec<Asked>,
        why: Option<String>,
        /// When it happened by the clock of the hall, if not now.
        at: Option<Moment>,
    },
    Draw {
        by: Signature,
        order: DrawBy,
        round: Option<u32>,
        why: Option<String>,
        /// What the lot comes from.
        seed: u64,
    },
    Arrive {
        by: Signature,
        entry: EntryId,
        members: Option<Vec<u32>>,
    },
    Deal {
        bout: BoutId,
        deal: u32,
        units: Option<[Points; 3]>,
    },
    Arrange(Vec<Screen>),
    /// A bout is played in a game of this server.
    Play {
        bout: BoutId,
        game: GameId,
    },
    /// Bouts at cards are played at tables of this server that have the same deals: all of them, or none.
    PlayTogether(Vec<(BoutId, GameId)>),
    /// A game of this server has ended.
    Ended {
        bout: BoutId,
        game: GameId,
        score: Score,
        moves: Option<String>,
    },
    Nothing,
}

impl Wanted {
    /// What the server wants of itself.
    pub(crate) fn of_itself(want: Want, now: Moment) -> Wanted {
        Wanted {
            id: None,
            by: "server".to_owned(),
            device: None,
            want,
            arrived: now,
        }
    }
}

impl Competition {
    pub(super) fn hear_said(&self, said: EventSaid, sender: Sender) -> Hearing<Wanted> {
        if let EventSaid::Ping { id } = said {
            let now = sender.arrived;
            return Hearing::Answer(text(&Heard::Pong { id, now }));
        }
        let id = said.id().to_owned();
        if let EventSaid::Propose { id, ask, why } = said {
            return match sender.role.is_desk() {
                true => Hearing::Answer(self.proposed(id, &ask, why, sender)),
                false => not_yours(id),
            };
        }
        match self.wanted(said, sender) {
            Ok(want) => Hearing::Act(Wanted {
                id: Some(id),
                by: sender.role.to_string(),
                device: sender.outside().map(|device| device.to_string()),
                want,
                arrived: sender.arrived,
            }),
            Err(Unheard::NotYours) => not_yours(id),
            Err(Unheard::Refused(refused)) => Hearing::Answer(self.refused(&id, 0, &refused)),
            Err(Unheard::Malformed(why)) => {
                Hearing::Fault(fault(Some(id), FaultCode::Malformed, &why))
            }
        }
    }

    /// What a message wants, if it is the sender's to want.
    fn wanted(&self, said: EventSaid, sender: Sender) -> Result<Want, Unheard> {
        let audience = EventAudience::of(sender.role).ok_or(Unheard::NotYours)?;
        let desk = audience.is_desk();
        match said {
            EventSaid::Ask {
                ask,
                why,
                side,
                who,
                at,
                ..
            } => {
                let by = self.signature(sender, side, who)?;
                if !desk {
                    for asked in &ask {
                        self.may_ask(audience, asked)?;
                    }
                }
                Ok(Want::Ask {
                    by,
                    asks: ask,
                    why,
                    at: at.filter(|_| desk),
                })
            }
            EventSaid::Draw { by, round, why, .. } if desk => Ok(Want::Draw {
                by: self.signature(sender, None, None)?,
                order: by,
                round,
                why,
                seed: seed()?,
            }),
            EventSaid::Arrive { entry, members, .. } => {
                let entry = match (audience, entry) {
                    (EventAudience::Player(own), None) => own,
                    (EventAudience::Player(own), Some(entry)) if own == entry => own,
                    (EventAudience::Desk, Some(entry)) => entry,
                    _ => return Err(Unheard::NotYours),
                };
                Ok(Want::Arrive {
                    by: self.signature(sender, None, None)?,
                    entry,
                    members,
                })
            }
            EventSaid::Deal {
                bout, deal, units, ..
            } => match desk || audience.is_at(&self.event, bout) {
                true => Ok(Want::Deal { bout, deal, units }),
                false => Err(Unheard::Refused(Refused::NotYourBout { bout })),
            },
            EventSaid::Screens { screens, .. } if desk => match check_screens(&screens) {
                Ok(()) => Ok(Want::Arrange(screens)),
                Err(why) => Err(Unheard::Malformed(why.to_string())),
            },
            _ => Err(Unheard::NotYours),
        }
    }

    /// Whether a player, or whoever sits at a table, may ask for something. The office is looked at
    /// when it is decided; here it is only that nobody learns of what is not on the wall.
    fn may_ask(&self, audience: EventAudience, asked: &Asked) -> Result<(), Unheard> {
        let at = |bout: BoutId| match audience.is_at(&self.event, bout) {
            true => Ok(()),
            false => Err(Unheard::Refused(Refused::NotYourBout { bout })),
        };
        match asked {
            Asked::Report { bout, .. } => at(*bout),
            Asked::ReportAll(outcomes) => outcomes.iter().try_for_each(|one| at(one.bout)),
            Asked::Withdraw { .. } | Asked::Appeal { .. }
                if matches!(audience, EventAudience::Player(_)) =>
            {
                Ok(())
            }
            _ => Err(Unheard::Refused(Refused::NotYourOffice)),
        }
    }

    /// Who signs, and in which office.
    fn signature(
        &self,
        sender: Sender,
        side: Option<EntryId>,
        who: Option<String>,
    ) -> Result<Signature, Unheard> {
        let role = sender.role;
        let arbiters = &self.event.regulations().arbiters;
        let who = who.filter(|who| !who.trim().is_empty());
        let named = |place: usize| {
            let named = arbiters.get(place).cloned();
            who.clone()
                .or(named)
                .unwrap_or_else(|| role.word().to_owned())
        };
        let (who, office) = match role {
            Role::Organiser => (
                who.unwrap_or_else(|| role.word().to_owned()),
                Office::Organiser,
            ),
            Role::Arbiter => (named(0), Office::Arbiter),
            Role::Deputy => (named(1), Office::Arbiter),
            Role::Player(number) => {
                let entry = EntryId(number);
                (self.event.name(entry).to_owned(), Office::Player(entry))
            }
            Role::Table(number) => {
                let entry = side.ok_or(Unheard::Malformed(
                    "side: for which entry the table speaks".to_owned(),
                ))?;
                // The minutes show that two phones have agreed.
                let device = sender.device.map(|device| format!(", phone {device}"));
                let who = format!("table {number}{}", device.unwrap_or_default());
                (who, Office::Player(entry))
            }
            _ => return Err(Unheard::NotYours),
        };
        // Names of a length that fits into the minutes.
        let who = who.chars().take(100).collect();
        Ok(Signature { who, office })
    }

    pub(super) fn decide_wanted(&self, wanted: &Wanted) -> Decided<EventBody> {
        let id = wanted.id.clone();
        let by = wanted.by.clone();
        let at = wanted.arrived.max(self.now);
        let now = self.hall_clock(at);
        let body = match &wanted.want {
            Want::Nothing => return Decided::Nothing,
            Want::Arrange(screens) => EventBody::Arranged {
                id,
                by,
                screens: screens.clone(),
            },
            Want::Deal { bout, deal, units } => match self.may_write(*bout, *deal, *units) {
                Ok(()) => EventBody::Deal(SheetLine {
                    id,
                    by,
                    bout: *bout,
                    deal: *deal,
                    units: *units,
                }),
                Err(refused) => return self.refuses(wanted, 0, &refused),
            },
            Want::Play { bout, game } => match self.games.contains_key(bout) {
                true => return Decided::Nothing,
                false => EventBody::Played {
                    bout: *bout,
                    game: game.to_string(),
                },
            },
            Want::PlayTogether(games) => {
                match games.iter().any(|(bout, _)| self.games.contains_key(bout)) {
                    true => return Decided::Nothing,
                    false => EventBody::PlayedTogether {
                        games: games
                            .iter()
                            .map(|(bout, game)| (*bout, game.to_string()))
                            .collect(),
                    },
                }
            }
            asking => {
                let Some(signed) = self.requests(asking, now) else {
                    return Decided::Nothing;
                };
                if let Some((index, refused)) = self.other_side(wanted, &signed) {
                    return self.refuses(wanted, index, &refused);
                }
                let device = wanted.device.clone();
                match signed.tried(&self.event) {
                    Ok((minutes, _)) => EventBody::Act(EventAct {
                        id,
                        by,
                        device,
                        minutes,
                    }),
                    Err((index, refused)) => return self.refuses(wanted, index, &refused),
                }
            }
        };
        Decided::Write(Draft {
            at,
            body,
            due: Due::Never,
            lag: 0,
        })
    }

    /// A table's link opens the table for every side of it, so it alone proves nothing: a browser that
    /// has spoken for one side there does not speak for another. What the desk has undone is free again.
    fn other_side(&self, wanted: &Wanted, signed: &Signed) -> Option<(usize, Refused)> {
        let device = wanted.device.as_deref()?;
        let Office::Player(own) = signed.by.office else {
            return None;
        };
        if !wanted.by.starts_with("table_") {
            return None;
        }
        (0..).zip(&signed.asks).find_map(|(index, asked)| {
            let spoken = reported(asked).find_map(|bout| {
                let entry = self.spoke_for(device, bout)?;
                (entry != own).then_some(Refused::SpeaksForAnother { bout, entry })
            });
            spoken.map(|refused| (index, refused))
        })
    }

    /// For whom a browser has spoken at the table of a bout.
    fn spoke_for(&self, device: &str, bout: BoutId) -> Option<EntryId> {
        let mut acts = self
            .devices
            .iter()
            .filter(|(_, by)| *by == device)
            .peekable();
        acts.peek()?;
        let stands = self.event.standing();
        let minutes = self.event.minutes();
        acts.find_map(|(act, _)| {
            let index = (*act as usize).wrapping_sub(1);
            let minute = minutes
                .get(index)
                .filter(|_| stands.get(index) == Some(&true))?;
            let Office::Player(entry) = minute.request.by.office else {
                return None;
            };
            let here = |other: BoutId| (other.round, other.table) == (bout.round, bout.table);
            reported(&minute.request.asked).any(here).then_some(entry)
        })
    }

    /// The requests that something wanted comes to.
    fn requests(&self, want: &Want, now: Moment) -> Option<Signed> {
        let signed = |by: &Signature, asks: Vec<Asked>, why: Option<String>| Signed {
            by: by.clone(),
            asks,
            why,
            at: now,
        };
        match want {
            Want::Ask { by, asks, why, at } => Some(Signed {
                at: at.map_or(now, |at| at.min(now)),
                ..signed(by, asks.clone(), why.clone())
            }),
            Want::Draw {
                by,
                order,
                round,
                why,
                seed,
            } => {
                let asked = self.draw(*order, *round, *seed);
                Some(signed(by, vec![asked], why.clone()))
            }
            Want::Arrive { by, entry, members } => {
                let asked = self.arrival(*entry, members.as_deref(), now)?;
                Some(signed(by, vec![asked], None))
            }
            Want::Ended {
                bout,
                game,
                score,
                moves,
            } => {
                let asks = self.result_of(*bout, game, score, moves.as_ref())?;
                let by = Signature {
                    who: format!("game {game}"),
                    office: Office::Arbiter,
                };
                let why = format!("played in game {game} on this server");
                Some(signed(&by, asks, Some(why)))
            }
            Want::Deal { .. }
            | Want::Arrange(_)
            | Want::Play { .. }
            | Want::PlayTogether(_)
            | Want::Nothing => None,
        }
    }

    /// What enters the result of a game of this server, unless a result stands already.
    fn result_of(
        &self,
        bout: BoutId,
        game: &GameId,
        score: &Score,
        moves: Option<&String>,
    ) -> Option<Vec<Asked>> {
        let (_, open) = self.event.bout(bout)?;
        if open.score().is_some() || self.games.get(&bout) != Some(game) {
            return None;
        }
        let score = score.clone();
        let report = match open.state {
            // The record of the game decides between what the sides have said.
            BoutState::Conflict(_) => Asked::Correct {
                bout,
                score,
                replace: false,
            },
            _ => Asked::Report { bout, score },
        };
        let moves = moves.cloned();
        let moves = moves.map(|moves| Asked::KeepMoves { bout, moves });
        Some(std::iter::once(report).chain(moves).collect())
    }

    fn draw(&self, order: DrawBy, round: Option<u32>, seed: u64) -> Asked {
        let ids: Vec<EntryId> = self.event.entries().iter().map(|entry| entry.id).collect();
        let order = match order {
            DrawBy::Lot => lots(ids, seed),
            DrawBy::Rating => self.event.by_rating(&ids),
            DrawBy::Entry => ids,
        };
        let round = round.unwrap_or(self.event.current_round());
        Asked::Draw { round, order }
    }

    /// Members of an entry are here now; who was here before stays so. None: nobody is new.
    fn arrival(&self, entry: EntryId, members: Option<&[u32]>, now: Moment) -> Option<Asked> {
        let round = self.event.current_round();
        let entered = self.event.entry(entry);
        let count = entered.map_or(0, |one| one.players(round).len());
        let noted = entered.and_then(|one| one.attendance.get(&round));
        let mut attendance: Attendance = noted.cloned().unwrap_or_default();
        attendance.arrivals.resize(count, None);
        let mut news = entered.is_none();
        for (member, arrival) in (0u32..).zip(&mut attendance.arrivals) {
            let meant = members.is_none_or(|members| members.contains(&member));
            if meant && arrival.is_none() {
                *arrival = Some(TimeOfDay::of(now));
                news = true;
            }
        }
        news.then_some(Asked::CheckIn {
            entry,
            round,
            attendance,
        })
    }

    /// Whether a deal can be written on a sheet.
    fn may_write(
        &self,
        bout: BoutId,
        deal: u32,
        units: Option<[Points; 3]>,
    ) -> Result<(), Refused> {
        let found = self.event.bout(bout);
        let (_, one) = found.ok_or(Refused::NoSuchBout { bout })?;
        if !matches!(one.play, Play::Cards(_)) {
            return Err(Refused::WrongKindOfResult { bout });
        }
        if let Some(score) = one.score() {
            let score = score.clone();
            return Err(Refused::ResultStands { bout, score });
        }
        if !(1..=team_event::DEALS).contains(&deal) {
            return Err(Refused::WrongDeals { deals: deal });
        }
        let halves = |units: &Points| units.as_hundredths() % 50 == 0;
        match units.is_none_or(|units| units.iter().all(halves)) {
            true => Ok(()),
            false => Err(Refused::NotHalfUnits),
        }
    }

    fn refuses(&self, wanted: &Wanted, ask: usize, refused: &Refused) -> Decided<EventBody> {
        let id = wanted.id.as_deref().unwrap_or_default();
        Decided::Refused(self.refused(id, ask, refused))
    }

    fn refused(&self, id: &str, ask: usize, refused: &Refused) -> Utf8Bytes {
        text(&EventHeard::Refused {
            id: id.to_owned(),
            refused: event_refusal(&self.event, ask, refused),
        })
    }

    /// What would happen.
    fn proposed(
        &self,
        id: String,
        asks: &[Asked],
        why: Option<String>,
        sender: Sender,
    ) -> Utf8Bytes {
        let now = self.hall_clock(sender.arrived.max(self.now));
        let Ok(by) = self.signature(sender, None, None) else {
            return fault(Some(id), FaultCode::NotYours, "only the desk proposes");
        };
        let signed = Signed {
            by,
            asks: asks.to_vec(),
            why,
            at: now,
        };
        let (minutes, after, refused) = match signed.tried(&self.event) {
            Ok((minutes, after)) => (minutes, after, None),
            Err((index, refused)) => (Vec::new(), self.event.clone(), Some((index, refused))),
        };
        let mut parts = Parts::default();
        let happened = minutes.iter().flat_map(|minute| &minute.happened);
        happened.for_each(|happened| parts.changed(happened));
        let falls = match &refused {
            Some((_, Refused::OthersRestOnIt { on, .. })) => self.acts(on),
            _ => Vec::new(),
        };
        let would = Competition {
            event: after,
            standings: std::sync::Arc::default(),
            ..self.clone()
        };
        let told = minutes
            .iter()
            .flat_map(|minute| event_told(&would.event, EventAudience::Desk, minute))
            .map(|told| EventTold { act: None, ..told });
        let told: Vec<EventTold> = told.collect();
        let refused = refused.map(|(index, refused)| event_refusal(&self.event, index, &refused));
        // A proposal that comes to nothing changes no round.
        if told.is_empty() {
            parts.rounds = Rounds::None;
        }
        text(&EventHeard::Proposed {
            id,
            told,
            refused,
            concerns: asks.iter().flat_map(|asked| self.concerns(asked)).collect(),
            falls,
            view: Box::new(would.view(EventAudience::Desk, &parts)),
        })
    }

    /// Acts of the minutes by their numbers, each with what it began with.
    fn acts(&self, numbers: &[u32]) -> Vec<EventTold> {
        let minutes = numbers.iter();
        let minutes =
            minutes.filter_map(|act| self.event.minutes().get((*act as usize).wrapping_sub(1)));
        let first = |minute: &Minute| {
            let told = event_told(&self.event, EventAudience::Desk, minute);
            told.into_iter().next()
        };
        minutes.filter_map(first).collect()
    }

    /// What speaks against pairings by hand, and what the system of the event would have made.
    fn concerns(&self, asked: &Asked) -> Vec<Message> {
        let (round, pairings): (u32, &[Pairing]) = match asked {
            Asked::PairAsGiven { round, pairings }
            | Asked::ChangePairings {
                round, pairings, ..
            } => (*round, pairings),
            _ => return Vec::new(),
        };
        self.event.pairing_concerns(round, pairings)
    }
}

/// The bouts whose results a request reports.
fn reported(asked: &Asked) -> impl Iterator<Item = BoutId> {
    let (one, list) = match asked {
        Asked::Report { bout, .. } => (Some(*bout), [].as_slice()),
        Asked::ReportAll(outcomes) => (None, outcomes.as_slice()),
        _ => (None, [].as_slice()),
    };
    one.into_iter().chain(list.iter().map(|one| one.bout))
}

/// Why a message wants nothing.
enum Unheard {
    NotYours,
    Refused(Refused),
    Malformed(String),
}

fn not_yours(id: String) -> Hearing<Wanted> {
    let why = "this line may not say that";
    Hearing::Fault(fault(Some(id), FaultCode::NotYours, why))
}

/// Chance for a lot.
fn seed() -> Result<u64, Unheard> {
    let mut bytes = [0; 8];
    let drawn = getrandom::fill(&mut bytes);
    drawn.map_err(|error| Unheard::Malformed(error.to_string()))?;
    Ok(u64::from_be_bytes(bytes))
}

/// Requests that are signed.
struct Signed {
    by: Signature,
    asks: Vec<Asked>,
    why: Option<String>,
    /// When, by the clock of the hall.
    at: Moment,
}

impl Signed {
    /// The requests decided in order, each on what came of those before: all of them, or the first
    /// that is refused.
    fn tried(&self, event: &Event) -> Result<(Vec<Minute>, Event), (usize, Refused)> {
        let mut event = event.clone();
        let mut minutes = Vec::with_capacity(self.asks.len());
        for (index, asked) in self.asks.iter().enumerate() {
            let request = Request {
                by: self.by.clone(),
                at: self.at,
                why: self.why.clone(),
                asked: asked.clone(),
            };
            let minute = event.act(request).map_err(|refused| (index, refused))?;
            minutes.push(minute.clone());
        }
        Ok((minutes, event))
    }
}
