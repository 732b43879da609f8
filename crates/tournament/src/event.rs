//! An event: its state, the door through which requests come in, and the fold of what happened.

use std::collections::{BTreeMap, BTreeSet};

use jadoube_ruling::Moment;

use crate::meeting::side_of;
use crate::{
    Asked, Attendance, Bout, BoutId, BoutState, Discipline, Entry, EntryId, Happened, Incident,
    KeptApart, Layout, Meeting, Minute, Office, Penalty, PenaltyKind, Play, Refused, Regulations,
    RegulationsFault, Request, Round, Score, System, TimeOfDay, Withdrawal,
};

/// What a request leads to: what happened, or why nothing did.
pub type Decided = Result<Vec<Happened>, Refused>;

/// An event with its minutes.
///
/// `decide` thinks and changes nothing; `apply` records and thinks no more. Nothing in the minutes
/// is ever changed: an act that was undone stays there, and the act that undid it after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    created: Regulations,
    minutes: Vec<Minute>,
    pub(crate) state: State,
}

/// What stands now: the fold of all acts that were not undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct State {
    pub regulations: Regulations,
    pub entries: Vec<Entry>,
    /// The numbers of a draw, by the round from which they hold.
    pub numbers: BTreeMap<u32, Vec<EntryId>>,
    pub rounds: Vec<Round>,
    /// Who is kept apart in a Swiss event.
    pub apart: Vec<KeptApart>,
    pub penalties: Vec<(u32, Penalty)>,
    pub incidents: Vec<(Moment, Incident)>,
    pub appeals: Vec<Appeal>,
    pub lots: Vec<EntryId>,
    pub closed: bool,
}

/// An appeal and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appeal {
    /// Its number.
    pub number: u32,
    /// Who appeals.
    pub entry: EntryId,
    /// Against which act in the minutes, if one is named.
    pub against: Option<u32>,
    /// In words.
    pub text: String,
    /// Whether it was upheld, and the decision in words.
    pub ruling: Option<(bool, String)>,
}

impl Event {
    /// A new event, or everything that is wrong with its regulations.
    pub fn new(regulations: Regulations) -> Result<Event, Vec<RegulationsFault>> {
        regulations.check()?;
        Ok(Event::blank(regulations))
    }

    fn blank(regulations: Regulations) -> Event {
        Event {
            state: State::new(regulations.clone()),
            created: regulations,
            minutes: Vec::new(),
        }
    }

    /// An event rebuilt from its minutes.
    pub fn replay<'a>(
        regulations: Regulations,
        minutes: impl IntoIterator<Item = &'a Minute>,
    ) -> Result<Event, Vec<RegulationsFault>> {
        let mut event = Event::new(regulations)?;
        for minute in minutes {
            event.apply(minute);
        }
        Ok(event)
    }

    /// Decides a request: what happens, or why not. Changes nothing.
    pub fn decide(&self, request: &Request) -> Decided {
        self.state.may(request)?;
        match &request.asked {
            Asked::Amend(regulations) => self.state.amend(regulations, request.why.is_some()),
            Asked::Enter(entrant) => self.state.enter(entrant),
            Asked::EnterAll(entrants) => self.state.enter_all(request, entrants),
            Asked::Pay { entry, payment } => self.state.pay(*entry, payment),
            Asked::CheckIn {
                entry,
                round,
                attendance,
            } => self.state.check_in(*entry, *round, attendance),
            Asked::Admit { entry, round } => self.state.admit(*entry, *round),
            Asked::LineUp {
                entry,
                round,
                players,
                sitting,
            } => self
                .state
                .line_up(request, (*entry, *round, *sitting), players),
            Asked::Bye { entry, round, kind } => self.state.bye(*entry, *round, *kind),
            Asked::Withdraw { entry, from } => self.state.withdraw(*entry, *from),
            Asked::Return { entry } => self.state.let_return(*entry),
            Asked::Draw { round, order } => self.state.draw(request, *round, order),
            Asked::Pair { round } => self.state.pair(*round, request.why.is_some()),
            Asked::PairAsGiven { round, pairings } => {
                let with_reason = request.why.is_some();
                self.state.pair_as_given(*round, pairings, with_reason)
            }
            Asked::KeepApart(apart) => self.state.keep_apart(apart, request.why.is_some()),
            Asked::Renumber { order } => self.state.renumber(order),
            Asked::ChangePairings {
                round,
                pairings,
                ground,
            } => self.state.change_pairings(*round, pairings, *ground),
            Asked::Publish { round } => self.state.publish(*round),
            Asked::Report { bout, score } => self.state.report(&request.by, *bout, score),
            Asked::ReportAll(outcomes) => self.state.report_all(request, outcomes),
            Asked::Correct {
                bout,
                score,
                replace,
            } => self.state.correct(*bout, score, *replace),
            Asked::Annul { bout } => self.state.annul(*bout),
            Asked::AddGame {
                round,
                table,
                draw_odds,
                deal,
            } => self.state.add_game(*round, *table, *draw_odds, *deal),
            Asked::Lot {
                round,
                table,
                winner,
            } => self.state.lot(*round, *table, *winner),
            Asked::KeepMoves { bout, moves } => self.state.keep_moves(*bout, moves),
            Asked::Penalise(penalty) => self.state.penalise(penalty),
            Asked::Note(incident) => self.state.note(incident),
            Asked::CloseRound { round } => self.state.close_round(*round, request.why.is_some()),
            Asked::DrawLots { order } => self.state.draw_lots(order),
            Asked::Appeal {
                entry,
                against,
                text,
            } => self.appeal(request, *entry, *against, text),
            Asked::RuleOnAppeal {
                appeal,
                upheld,
                text,
            } => self.state.rule_on_appeal(*appeal, *upheld, text),
            Asked::Close => self.state.close(request.why.is_some()),
            Asked::Undo { act } => self.undo(*act),
        }
    }

    /// Decides a request, records and applies what comes of it.
    pub fn act(&mut self, request: Request) -> Result<&Minute, Refused> {
        let happened = self.decide(&request)?;
        let minute = Minute {
            number: self.next_number(),
            request,
            happened,
        };
        self.apply(&minute);
        let last = self.minutes.len() - 1;
        Ok(&self.minutes[last])
    }

    /// Records an act and folds it. Total: any minute of any journal can be applied.
    pub fn apply(&mut self, minute: &Minute) {
        self.minutes.push(minute.clone());
        let undoes = |one: &Happened| matches!(one, Happened::Undone { .. });
        if minute.happened.iter().any(undoes) {
            self.fold_anew();
        } else {
            self.state.fold_minute(minute);
        }
    }

    /// Folds what stands; what was undone is left out.
    fn fold_anew(&mut self) {
        self.state = State::new(self.created.clone());
        for (minute, stands) in self.minutes.iter().zip(standing(&self.minutes)) {
            if stands {
                self.state.fold_minute(minute);
            }
        }
    }

    /// An act can be undone when every later act would still be decided as it was without it.
    fn undo(&self, act: u32) -> Decided {
        let index = (act as usize).wrapping_sub(1);
        let now = standing(&self.minutes);
        match now.get(index) {
            None => return Err(Refused::NoSuchAct { act }),
            Some(false) => return Err(Refused::UndoneAlready { act }),
            Some(true) => {}
        }
        // What hangs on the wall of a Swiss event changes only on a ground of the rules.
        if let (System::Swiss { .. }, Some(Happened::Published { round })) = (
            self.regulations().system,
            self.minutes[index].happened.first(),
        ) {
            return Err(Refused::PublishedStays { round: *round });
        }
        let mut without = Event::blank(self.created.clone());
        let mut on = Vec::new();
        for (minute, stands) in self.minutes.iter().zip(self.standing_without(act)) {
            let is_undo = matches!(minute.request.asked, Asked::Undo { .. });
            if stands && !is_undo {
                match without.decide(&minute.request).as_ref() == Ok(&minute.happened) {
                    true => without.state.fold_minute(minute),
                    false => on.push(minute.number),
                }
            }
            // Appeals name acts by number, so those that were undone keep their places.
            without.minutes.push(minute.clone());
        }
        match on.is_empty() {
            true => Ok(vec![Happened::Undone { act }]),
            false => Err(Refused::OthersRestOnIt { act, on }),
        }
    }

    /// Which acts would stand if this one were undone.
    fn standing_without(&self, act: u32) -> Vec<bool> {
        let mut minutes = self.minutes.clone();
        minutes.push(Minute {
            number: self.next_number(),
            request: Request::arbiter("", Moment::ZERO, Asked::Undo { act }),
            happened: vec![Happened::Undone { act }],
        });
        standing(&minutes)
    }

    fn next_number(&self) -> u32 {
        u32::try_from(self.minutes.len()).map_or(u32::MAX, |count| count.saturating_add(1))
    }

    /// Whether the same stands as in another event, whatever was done and undone on the way.
    pub fn same_state(&self, other: &Event) -> bool {
        self.state == other.state
    }

    /// Asks every act of the minutes again; gives the first that would be decided otherwise.
    pub fn verify(&self) -> Result<(), u32> {
        let mut again = Event::blank(self.created.clone());
        for minute in &self.minutes {
            if again.decide(&minute.request).as_ref() != Ok(&minute.happened) {
                return Err(minute.number);
            }
            again.apply(minute);
        }
        Ok(())
    }

    /// The regulations as they stand.
    pub const fn regulations(&self) -> &Regulations {
        &self.state.regulations
    }

    /// The regulations as they were when the event was created.
    pub const fn created(&self) -> &Regulations {
        &self.created
    }

    /// Every act, oldest first, undone ones included.
    pub fn minutes(&self) -> &[Minute] {
        &self.minutes
    }

    /// For every act whether it stands.
    pub fn standing(&self) -> Vec<bool> {
        standing(&self.minutes)
    }

    /// Every entry, in the order in which they came.
    pub fn entries(&self) -> &[Entry] {
        &self.state.entries
    }

    /// One entry.
    pub fn entry(&self, id: EntryId) -> Option<&Entry> {
        self.state.entries.get(id.index())
    }

    /// The name of an entry.
    pub fn name(&self, id: EntryId) -> &str {
        self.entry(id).map_or("?", |entry| &entry.entrant.name)
    }

    /// Every round that is paired.
    pub fn rounds(&self) -> &[Round] {
        &self.state.rounds
    }

    /// One round, counted from one.
    pub fn round(&self, number: u32) -> Option<&Round> {
        self.state.round(number)
    }

    /// The numbers that hold in a round, in order; empty before a draw.
    pub fn numbers(&self, round: u32) -> &[EntryId] {
        self.state.numbers_of(round)
    }

    /// The number of an entry in a round, counted from one.
    pub fn number_of(&self, entry: EntryId, round: u32) -> Option<u32> {
        let index = self.numbers(round).iter().position(|one| *one == entry)?;
        u32::try_from(index + 1).ok()
    }

    /// How many rounds the event has, once its field is known.
    pub fn planned_rounds(&self) -> Option<u32> {
        self.state.planned_rounds()
    }

    /// Who is kept apart in a Swiss event.
    pub fn kept_apart(&self) -> &[KeptApart] {
        &self.state.apart
    }

    /// Penalties that stand, with the act that imposed each.
    pub fn penalties(&self) -> impl Iterator<Item = &Penalty> {
        self.state.penalties.iter().map(|(_, penalty)| penalty)
    }

    /// Penalties that stand, each with the act that imposed it.
    pub fn penalties_by_act(&self) -> &[(u32, Penalty)] {
        &self.state.penalties
    }

    /// The names of those who play something at a table: White and Black, or the three in the order
    /// of the parties. Where nobody is named it is the name of the entry.
    pub fn players_of(&self, round: u32, meeting: &Meeting, play: Play) -> Vec<String> {
        let name = |party: u8| {
            let Some(id) = meeting.parties.get(usize::from(party)) else {
                return String::new();
            };
            let entry = self.entry(*id);
            let player = match play {
                Play::Cards(role) | Play::Deal(role) => {
                    entry.and_then(|one| one.player_of(round, meeting.sitting, role))
                }
                Play::Game { .. } if self.regulations().is_team_event() => {
                    entry.and_then(|one| one.player_of(round, meeting.sitting, Discipline::Chess))
                }
                Play::Game { board, .. } => entry.and_then(|one| {
                    let players = one.players_at(round, meeting.sitting);
                    players.get((board as usize).wrapping_sub(1))
                }),
            };
            player.map_or_else(|| self.name(*id).to_owned(), |one| one.name.clone())
        };
        play.parties().into_iter().map(name).collect()
    }

    /// Incidents on record.
    pub fn incidents(&self) -> &[(Moment, Incident)] {
        &self.state.incidents
    }

    /// Appeals on record.
    pub fn appeals(&self) -> &[Appeal] {
        &self.state.appeals
    }

    /// The order of a lot among those who ended equal; empty if none was drawn.
    pub fn lots(&self) -> &[EntryId] {
        &self.state.lots
    }

    /// Whether the event is closed.
    pub const fn is_closed(&self) -> bool {
        self.state.closed
    }

    /// A bout.
    pub fn bout(&self, id: BoutId) -> Option<(&Meeting, &Bout)> {
        self.state.bout(id)
    }
}

/// Which acts stand: an act is undone by a later act that stands itself.
fn standing(minutes: &[Minute]) -> Vec<bool> {
    let mut stands = vec![true; minutes.len()];
    for index in (0..minutes.len()).rev() {
        if !stands[index] {
            continue;
        }
        for happened in &minutes[index].happened {
            if let Happened::Undone { act } = happened
                && let Some(undone) = stands.get_mut((*act as usize).wrapping_sub(1))
            {
                *undone = false;
            }
        }
    }
    stands
}

impl State {
    fn new(regulations: Regulations) -> State {
        State {
            regulations,
            entries: Vec::new(),
            numbers: BTreeMap::new(),
            rounds: Vec::new(),
            apart: Vec::new(),
            penalties: Vec::new(),
            incidents: Vec::new(),
            appeals: Vec::new(),
            lots: Vec::new(),
            closed: false,
        }
    }

    /// Whether the act is for this office, has the reason it needs, and the event is open for it.
    fn may(&self, request: &Request) -> Result<(), Refused> {
        let own = |entry: &EntryId| request.by.office == Office::Player(*entry);
        let is_player = matches!(request.by.office, Office::Player(_));
        let for_players = match &request.asked {
            Asked::Report { .. } | Asked::ReportAll(_) => true,
            Asked::Withdraw { entry, .. } | Asked::Appeal { entry, .. } => own(entry),
            Asked::CheckIn {
                entry,
                round,
                attendance,
            } => own(entry) && self.arrives_now(request, *round, attendance),
            _ => false,
        };
        if is_player && !for_players {
            return Err(Refused::NotYourOffice);
        }
        let needs_reason = matches!(
            request.asked,
            Asked::Correct { .. }
                | Asked::Annul { .. }
                | Asked::Admit { .. }
                | Asked::Penalise(_)
                | Asked::Renumber { .. }
                | Asked::ChangePairings { .. }
                | Asked::Undo { .. }
        );
        let said = |why: &String| !why.trim().is_empty();
        if needs_reason && !request.why.as_ref().is_some_and(said) {
            return Err(Refused::ReasonNeeded);
        }
        let after_closing = matches!(
            request.asked,
            Asked::Undo { .. }
                | Asked::Appeal { .. }
                | Asked::RuleOnAppeal { .. }
                | Asked::KeepMoves { .. }
                | Asked::Note(_)
        );
        match self.closed && !after_closing {
            true => Err(Refused::EventClosed),
            false => Ok(()),
        }
    }

    /// Whether somebody says only that members are here now: what was noted before stays, and nobody
    /// dates the own arrival back.
    fn arrives_now(&self, request: &Request, round: u32, attendance: &Attendance) -> bool {
        let Office::Player(entry) = request.by.office else {
            return true;
        };
        let now = TimeOfDay::of(request.at);
        let noted = self.entry(entry).ok();
        let noted = noted.and_then(|entry| entry.attendance.get(&round));
        let equipment = noted.is_some_and(|noted| noted.own_equipment);
        let mut arrivals = attendance.arrivals.iter().enumerate();
        let honest = arrivals.all(|(member, arrival)| {
            let noted = noted.and_then(|noted| noted.arrivals.get(member).copied());
            match noted.flatten() {
                Some(noted) => *arrival == Some(noted),
                None => arrival.is_none_or(|arrival| arrival == now),
            }
        });
        honest && attendance.own_equipment == equipment
    }

    pub(crate) fn entry(&self, id: EntryId) -> Result<&Entry, Refused> {
        let entry = self.entries.get(id.index());
        entry.ok_or(Refused::NoSuchEntry { entry: id })
    }

    pub(crate) fn round(&self, number: u32) -> Option<&Round> {
        self.rounds.get((number as usize).wrapping_sub(1))
    }

    pub(crate) fn bout(&self, id: BoutId) -> Option<(&Meeting, &Bout)> {
        let meeting = self.round(id.round)?.meeting(id.table)?;
        let bout = meeting.bouts.get((id.bout as usize).wrapping_sub(1))?;
        Some((meeting, bout))
    }

    pub(crate) fn numbers_of(&self, round: u32) -> &[EntryId] {
        let drawn = self.numbers.range(..=round).next_back();
        match drawn {
            // Each day of the team event has its own draw.
            Some((from, _)) if self.regulations.is_team_event() && *from != round => &[],
            Some((_, numbers)) => numbers,
            None => &[],
        }
    }

    pub(crate) fn planned_rounds(&self) -> Option<u32> {
        let entries = match self.numbers.values().next() {
            Some(numbers) => numbers.len(),
            None => self.entries.len(),
        };
        self.regulations.rounds(entries)
    }

    fn fold_minute(&mut self, minute: &Minute) {
        for happened in &minute.happened {
            self.fold(minute.number, minute.request.at, happened);
        }
    }

    /// The fold: all the change, no thought. What names an entry or bout that is not there is
    /// passed over, so that it is total.
    pub(crate) fn fold(&mut self, act: u32, at: Moment, happened: &Happened) {
        match happened {
            Happened::Amended(regulations) => self.regulations = (**regulations).clone(),
            Happened::Entered { entry, entrant } => self.entries.push(Entry {
                id: *entry,
                entrant: entrant.clone(),
                entered: at,
                payments: Vec::new(),
                attendance: BTreeMap::new(),
                line_ups: BTreeMap::new(),
                byes: BTreeMap::new(),
                withdrawn: None,
                exclusions: Vec::new(),
                not_admitted: BTreeMap::new(),
                admitted: BTreeSet::new(),
            }),
            Happened::TookFreeNumber { entry, .. } => {
                if let Some(mut last) = self.numbers.last_entry() {
                    last.get_mut().push(*entry);
                }
            }
            Happened::Paid { entry, payment } => {
                self.change(*entry, |one| one.payments.push(*payment));
            }
            Happened::CheckedIn {
                entry,
                round,
                attendance,
            } => {
                let attendance: Attendance = attendance.clone();
                self.change(*entry, |one| {
                    one.attendance.insert(*round, attendance);
                });
            }
            Happened::Admitted { entry, round, .. } => self.change(*entry, |one| {
                one.admitted.insert(*round);
            }),
            Happened::LinedUp {
                entry,
                round,
                players,
                sitting,
            } => self.change(*entry, |one| {
                let from = (*round, sitting.unwrap_or(1));
                one.line_ups.insert(from, players.clone());
            }),
            Happened::ByeGranted { entry, round, kind } => self.change(*entry, |one| {
                one.byes.insert(*round, *kind);
            }),
            Happened::Withdrawn {
                entry,
                from,
                half_played,
            } => self.change(*entry, |one| {
                one.withdrawn = Some(Withdrawal {
                    from: *from,
                    half_played: *half_played,
                });
            }),
            Happened::Returned { entry } => self.change(*entry, |one| one.withdrawn = None),
            Happened::NotAdmitted {
                entry,
                round,
                reasons,
            } => self.change(*entry, |one| {
                one.not_admitted.insert(*round, reasons.clone());
            }),
            Happened::NumbersDrawn { round, order } => {
                self.numbers.insert(*round, order.clone());
            }
            Happened::KeptApart(apart) => self.apart.push(apart.clone()),
            Happened::Renumbered { round, order } => {
                self.numbers.insert(*round, order.clone());
            }
            Happened::PairingsChanged {
                round, pairings, ..
            } => self.seat_anew(*round, pairings),
            Happened::Paired { round, pairings } => self.seat(*round, pairings),
            Happened::Published { round } => {
                self.change_round(*round, |one| one.published = true);
            }
            Happened::Reported { bout, party, score } => {
                self.change_bout(*bout, |one| one.report(*party, score.clone()));
            }
            Happened::Conflicted { bout } => self.change_bout(*bout, Bout::dispute),
            Happened::Confirmed { bout, score }
            | Happened::Forfeited { bout, score }
            | Happened::ResultEntered { bout, score }
            | Happened::Corrected {
                bout, to: score, ..
            } => self.change_bout(*bout, |one| one.state = BoutState::Confirmed(score.clone())),
            Happened::Annulled { bout, .. } => {
                self.change_bout(*bout, |one| one.state = BoutState::Open);
            }
            Happened::Replaced {
                round,
                table,
                out,
                by,
            } => self.change_meeting(*round, *table, |one| {
                for party in one.parties.iter_mut().filter(|party| **party == *out) {
                    *party = *by;
                }
            }),
            Happened::GameAdded {
                bout,
                white,
                black,
                draw_odds,
            } => {
                let play = Play::Game {
                    board: 1,
                    white: *white,
                    black: black.unwrap_or(1 - white.min(&1)),
                    draw_odds: *draw_odds,
                };
                self.add_bout(*bout, play);
            }
            Happened::DealAdded { bout, game } => self.add_bout(*bout, Play::Deal(*game)),
            Happened::LotDrawn {
                round,
                table,
                winner,
            } => self.change_meeting(*round, *table, |one| one.lot = Some(*winner)),
            Happened::MovesKept { bout, moves } => {
                self.change_bout(*bout, |one| one.moves = Some(moves.clone()));
            }
            Happened::Penalised(penalty) => {
                if let PenaltyKind::Exclusion(exclusion) = penalty.kind {
                    self.change(penalty.entry, |one| one.exclusions.push(exclusion));
                }
                self.penalties.push((act, penalty.clone()));
            }
            Happened::PenaltyLifted { act, .. } => self.lift(*act),
            Happened::Noted(incident) => {
                if let Some(ruling) = &incident.units {
                    self.change_bout(ruling.bout, |one| one.rulings.push(ruling.units));
                }
                self.incidents.push((at, incident.clone()));
            }
            Happened::RoundClosed { round, .. } => {
                self.change_round(*round, |one| one.closed = true);
            }
            Happened::LotsDrawn { order } => self.lots.clone_from(order),
            Happened::AppealLodged {
                appeal,
                entry,
                against,
                text,
            } => self.appeals.push(Appeal {
                number: *appeal,
                entry: *entry,
                against: *against,
                text: text.clone(),
                ruling: None,
            }),
            Happened::AppealRuled {
                appeal,
                upheld,
                text,
            } => {
                let found = self.appeals.iter_mut().find(|one| one.number == *appeal);
                if let Some(one) = found {
                    one.ruling = Some((*upheld, text.clone()));
                }
            }
            Happened::Closed => self.closed = true,
            // Folding anew leaves out what was undone, and a day is only told to be another;
            // there is nothing to do here.
            Happened::Undone { .. } | Happened::DatesDiffer { .. } => {}
        }
    }

    /// Takes back a penalty, with the exclusion that it imposed.
    fn lift(&mut self, act: u32) {
        let lifted: Vec<Penalty> = self
            .penalties
            .extract_if(.., |(number, _)| *number == act)
            .map(|(_, penalty)| penalty)
            .collect();
        for penalty in lifted {
            if let PenaltyKind::Exclusion(exclusion) = penalty.kind {
                self.change(penalty.entry, |one| {
                    let found = one.exclusions.iter().position(|other| *other == exclusion);
                    if let Some(index) = found {
                        one.exclusions.remove(index);
                    }
                });
            }
        }
    }

    fn change(&mut self, id: EntryId, change: impl FnOnce(&mut Entry)) {
        if let Some(entry) = self.entries.get_mut(id.index()) {
            change(entry);
        }
    }

    fn change_round(&mut self, number: u32, change: impl FnOnce(&mut Round)) {
        if let Some(round) = self.rounds.get_mut((number as usize).wrapping_sub(1)) {
            change(round);
        }
    }

    fn change_meeting(&mut self, round: u32, table: u32, change: impl FnOnce(&mut Meeting)) {
        self.change_round(round, |round| {
            let found = round.meetings.iter_mut().find(|one| one.table == table);
            if let Some(meeting) = found {
                change(meeting);
            }
        });
    }

    pub(crate) fn change_bout(&mut self, id: BoutId, change: impl FnOnce(&mut Bout)) {
        self.change_meeting(id.round, id.table, |meeting| {
            if let Some(bout) = meeting.bouts.get_mut((id.bout as usize).wrapping_sub(1)) {
                change(bout);
            }
        });
    }

    /// Seats pairings at the next free tables of a round.
    fn seat(&mut self, number: u32, pairings: &[crate::Pairing]) {
        let (layout, scale) = (self.regulations.layout(), self.regulations.points);
        // A journal of another program could name a round far ahead; no event has so many.
        if number == 0 || number as usize > self.rounds.len() + 1 {
            return;
        }
        if self.rounds.len() < number as usize {
            self.rounds.push(Round::default());
        }
        self.change_round(number, |round| {
            let first = u32::try_from(round.meetings.len()).unwrap_or(0) + 1;
            let meetings = (first..).zip(pairings);
            let meetings = meetings.map(|(table, one)| Meeting::lay(one, table, layout, scale));
            round.meetings.extend(meetings);
            number_hall_tables(&mut round.meetings, layout);
        });
    }

    /// Seats pairings in the place of those that stand; who still meets keeps what was played.
    fn seat_anew(&mut self, number: u32, pairings: &[crate::Pairing]) {
        let (layout, scale) = (self.regulations.layout(), self.regulations.points);
        self.change_round(number, |round| {
            let old = std::mem::take(&mut round.meetings);
            let meetings = (1..).zip(pairings).map(|(table, one)| {
                let laid = Meeting::lay(one, table, layout, scale);
                match old.iter().find(|old| old.parties == one.parties) {
                    Some(old) => Meeting {
                        table,
                        hall_table: laid.hall_table,
                        ..old.clone()
                    },
                    None => laid,
                }
            });
            round.meetings = meetings.collect();
        });
    }

    fn add_bout(&mut self, id: BoutId, play: Play) {
        self.change_meeting(id.round, id.table, |meeting| {
            meeting.bouts.push(Bout {
                play,
                state: BoutState::Open,
                moves: None,
                rulings: Vec::new(),
            });
        });
    }

    /// Games of an entry: those played and scored, those it was paired for.
    pub(crate) fn games_played(&self, entry: EntryId) -> usize {
        let meetings = self.rounds.iter().flat_map(|round| &round.meetings);
        let own = meetings.filter_map(|one| Some((one.party(entry)?, one)));
        let played = own.filter(|(party, one)| {
            one.bouts
                .iter()
                .any(|bout| match (bout.play, bout.score()) {
                    (Play::Game { white, black, .. }, Some(Score::Game(score))) => {
                        side_of(*party, white, black).is_some() && score.played()
                    }
                    (Play::Cards(_), Some(_)) => true,
                    _ => false,
                })
        });
        played.count()
    }
}

/// Three teams sit down at the tables of the hall anew in every sitting.
fn number_hall_tables(meetings: &mut [Meeting], layout: Layout) {
    if layout != Layout::Trio {
        return;
    }
    let mut taken: BTreeMap<u32, u32> = BTreeMap::new();
    for meeting in meetings.iter_mut().filter(|one| !one.is_bye()) {
        let table = taken.entry(meeting.sitting).or_default();
        *table += 1;
        meeting.hall_table = *table;
    }
}

impl Bout {
    fn report(&mut self, party: u8, score: Score) {
        let mut reports = match std::mem::take(&mut self.state) {
            BoutState::Reported(reports) | BoutState::Conflict(reports) => reports,
            BoutState::Open | BoutState::Confirmed(_) => Vec::new(),
        };
        // Whoever speaks again has mended the own word.
        reports.retain(|(other, _)| *other != party);
        reports.push((party, score));
        self.state = BoutState::Reported(reports);
    }

    fn dispute(&mut self) {
        if let BoutState::Reported(reports) = &mut self.state {
            self.state = BoutState::Conflict(std::mem::take(reports));
        }
    }
}
