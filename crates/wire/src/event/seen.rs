//! An event as each audience sees it, part by part.

use std::collections::BTreeMap;

use jadoube_ruling::Moment;
use jadoube_tournament::tiebreak::{Cell, CellKind, Figure, How, Kind, Scoring};
use jadoube_tournament::{
    Bout, BoutId, BoutState, Discipline, Entry, EntryId, Event, Happened, Meeting, Minute, Next,
    Office, Player, Points, Refused, Round, Screen, SeasonOf, SeasonPart, TieBreak,
};
use serde::Serialize;

use super::audience::EventAudience;
use super::{
    AppealView, AwardView, BoutStanding, BoutView, ConductView, DayRow, DayTable, EntryView,
    EventAbout, EventRefusal, EventTold, EventView, FigurePart, FigureView, IncidentView,
    IndividualRow, IndividualTable, MeetingView, MoneyRow, MoneyView, NextView, PenaltyView,
    RankedRow, ReportView, RoundView, SeasonRow, SheetView, StandingsView,
};
use crate::GameId;

/// The deals of a sheet as they were entered, from the first.
pub type DealSheet = Vec<Option<[Points; 3]>>;

/// An event with what the server keeps beside it.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    /// The event.
    pub event: &'a Event,
    /// The time zone of the hall.
    pub zone: &'a str,
    /// Sheets of card tables.
    pub sheets: &'a BTreeMap<BoutId, DealSheet>,
    /// The screens of the hall.
    pub screens: &'a [Screen],
    /// The games that are played on the server.
    pub games: &'a BTreeMap<BoutId, GameId>,
    /// The standings, where they have been counted already.
    pub standings: Option<&'a StandingsView>,
}

/// Which parts of a view are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// What was laid down.
    pub about: bool,
    /// Entries.
    pub entries: bool,
    /// Which rounds.
    pub rounds: Rounds,
    /// The standings.
    pub standings: bool,
    /// Penalties, incidents and appeals.
    pub conduct: bool,
    /// The cash.
    pub money: bool,
    /// Sheets.
    pub sheets: bool,
    /// Screens.
    pub screens: bool,
}

/// Which rounds of a view are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Rounds {
    /// None.
    #[default]
    None,
    /// These.
    Some(Vec<u32>),
    /// All.
    All,
}

impl Rounds {
    fn wants(&self, round: u32) -> bool {
        match self {
            Rounds::None => false,
            Rounds::Some(some) => some.contains(&round),
            Rounds::All => true,
        }
    }

    fn add(&mut self, round: u32) {
        match self {
            Rounds::All => {}
            Rounds::Some(some) if some.contains(&round) => {}
            Rounds::Some(some) => some.push(round),
            Rounds::None => *self = Rounds::Some(vec![round]),
        }
    }
}

impl Parts {
    /// Everything.
    pub const fn all() -> Parts {
        Parts {
            about: true,
            entries: true,
            rounds: Rounds::All,
            standings: true,
            conduct: true,
            money: true,
            sheets: true,
            screens: true,
        }
    }

    /// What may have changed by something that happened.
    pub fn changed(&mut self, happened: &Happened) {
        match happened {
            Happened::Amended(_) | Happened::Undone { .. } => *self = Parts::all(),
            Happened::Entered { .. }
            | Happened::TookFreeNumber { .. }
            | Happened::Paid { .. }
            | Happened::Admitted { .. }
            | Happened::LinedUp { .. }
            | Happened::ByeGranted { .. }
            | Happened::Withdrawn { .. }
            | Happened::Returned { .. }
            | Happened::NotAdmitted { .. }
            | Happened::NumbersDrawn { .. }
            | Happened::Renumbered { .. } => {
                self.about = true;
                self.entries = true;
                self.money = true;
                self.standings = true;
                if let Happened::LinedUp { round, .. } = happened {
                    self.rounds.add(*round);
                }
            }
            Happened::CheckedIn { .. } => self.entries = true,
            Happened::Paired { round, .. }
            | Happened::PairingsChanged { round, .. }
            | Happened::Published { round }
            | Happened::Replaced { round, .. }
            | Happened::LotDrawn { round, .. }
            | Happened::RoundClosed { round, .. } => {
                self.about = true;
                self.entries = true;
                self.money = true;
                self.standings = true;
                self.rounds.add(*round);
            }
            Happened::Reported { bout, .. }
            | Happened::Conflicted { bout }
            | Happened::MovesKept { bout, .. }
            | Happened::GameAdded { bout, .. }
            | Happened::DealAdded { bout, .. } => self.rounds.add(bout.round),
            Happened::Confirmed { bout, .. }
            | Happened::Forfeited { bout, .. }
            | Happened::ResultEntered { bout, .. }
            | Happened::Corrected { bout, .. }
            | Happened::Annulled { bout, .. } => {
                self.rounds.add(bout.round);
                self.standings = true;
            }
            Happened::Penalised(penalty) => {
                self.conduct = true;
                self.entries = true;
                self.standings = true;
                self.rounds.add(penalty.round);
            }
            Happened::PenaltyLifted { .. } => {
                self.conduct = true;
                self.entries = true;
                self.standings = true;
                self.rounds = Rounds::All;
            }
            Happened::Noted(incident) => {
                self.conduct = true;
                if let Some(units) = &incident.units {
                    self.rounds.add(units.bout.round);
                    self.standings = true;
                }
            }
            Happened::AppealLodged { .. } | Happened::AppealRuled { .. } => self.conduct = true,
            Happened::LotsDrawn { .. } => self.standings = true,
            Happened::Closed => {
                self.about = true;
                self.standings = true;
            }
            Happened::KeptApart(_) | Happened::DatesDiffer { .. } => {}
        }
    }
}

impl Seen<'_> {
    /// The parts of the event that an audience sees.
    pub fn view(&self, audience: EventAudience, parts: &Parts) -> EventView {
        let desk = audience.is_desk();
        let rounds = || {
            let rounds = (1..).zip(self.event.rounds());
            let rounds = rounds
                .filter(|(number, one)| parts.rounds.wants(*number) && audience.sees_round(one));
            rounds
                .map(|(number, one)| self.round(audience, number, one))
                .collect()
        };
        EventView {
            about: parts.about.then(|| self.about()),
            entries: parts.entries.then(|| self.entries(audience)),
            rounds: (parts.rounds != Rounds::None).then(rounds),
            all_rounds: parts.rounds == Rounds::All,
            standings: parts.standings.then(|| match self.standings {
                Some(counted) => counted.clone(),
                None => standings(self.event),
            }),
            next: Some(self.next(audience)),
            conduct: match parts.conduct {
                true => self.conduct(audience),
                false => None,
            },
            money: (desk && parts.money).then(|| self.money()),
            sheets: match parts.sheets {
                true => self.sheets(audience),
                false => None,
            },
            screens: match (parts.screens, audience) {
                (true, EventAudience::Desk) => Some(self.screens.to_vec()),
                (true, EventAudience::Screen(number)) => {
                    let own = self.screens.iter().filter(|one| one.number == number);
                    Some(own.cloned().collect())
                }
                _ => None,
            },
            awards: (parts.standings && (desk || self.event.is_closed())).then(|| self.awards()),
        }
    }

    fn about(&self) -> EventAbout {
        let event = self.event;
        let regulations = event.regulations();
        let round = event.current_round();
        let (least, most) = regulations.members();
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        EventAbout {
            regulations: Box::new(regulations.clone()),
            zone: self.zone.to_owned(),
            round,
            rounds: event.planned_rounds(),
            team_event: regulations.is_team_event(),
            teams: regulations.is_for_teams(),
            members: [count(least), count(most)],
            closed: event.is_closed(),
            pay_until: regulations.deadline(round),
            sitting_minutes: regulations.sitting_minutes(),
        }
    }

    fn entries(&self, audience: EventAudience) -> Vec<EntryView> {
        let round = self.event.current_round();
        let reasons: BTreeMap<EntryId, _> = match audience {
            EventAudience::Desk | EventAudience::Player(_) => {
                self.event.admissions(round).into_iter().collect()
            }
            _ => BTreeMap::new(),
        };
        let entries = self.event.entries().iter();
        entries
            .map(|entry| {
                let private = audience.sees_private(entry.id);
                let out = reasons.get(&entry.id).filter(|_| private);
                let out = entry.not_admitted.get(&round).or(out);
                self.entry(entry, round, private, out.map(Vec::as_slice))
            })
            .collect()
    }

    fn entry(
        &self,
        entry: &Entry,
        round: u32,
        private: bool,
        out: Option<&[jadoube_tournament::Inadmissible]>,
    ) -> EntryView {
        let attendance = entry.attendance.get(&round);
        let arrivals = attendance.map(|one| one.arrivals.clone());
        let here = arrivals
            .as_ref()
            .is_some_and(|all| !all.is_empty() && all.iter().all(Option::is_some));
        let players = entry.players(round).iter().cloned();
        let shown = |player: Player| match private {
            true => player,
            false => Player {
                born: None,
                sex: None,
                ..player
            },
        };
        let out = out.map(|all| all.iter().map(|reason| reason.message()).collect());
        EntryView {
            entry: entry.id,
            name: entry.entrant.name.clone(),
            players: players.map(shown).collect(),
            number: self.event.number_of(entry.id, round),
            plays: entry.plays_in(round),
            withdrawn: entry.withdrawn.map(|gone| gone.from),
            bye: entry.byes.get(&round).copied(),
            here,
            arrivals: private.then(|| arrivals.unwrap_or_default()),
            own_equipment: private && attendance.is_some_and(|one| one.own_equipment),
            paid: private.then(|| entry.paid_for(round)),
            due: private.then(|| self.event.due(entry.id, round)),
            out: out.filter(|_| private),
            admitted: private && entry.admitted.contains(&round),
        }
    }

    fn round(&self, audience: EventAudience, number: u32, round: &Round) -> RoundView {
        let dates = &self.event.regulations().dates;
        RoundView {
            round: number,
            on: dates.get((number as usize).wrapping_sub(1)).copied(),
            published: round.published,
            closed: round.closed,
            meetings: round
                .meetings
                .iter()
                .map(|meeting| self.meeting(audience, number, meeting))
                .collect(),
        }
    }

    fn meeting(&self, audience: EventAudience, round: u32, meeting: &Meeting) -> MeetingView {
        let reports = audience.sees_reports(meeting);
        let settled = meeting.bouts.iter().any(|bout| bout.score().is_some());
        let points = match meeting.parties.len() {
            3 => meeting
                .trio_points()
                .map(|all| all.map(Points::whole).to_vec()),
            2 if settled => Some(vec![meeting.game_points(0), meeting.game_points(1)]),
            _ => None,
        };
        let bout = |(number, one): (u32, &Bout)| {
            let bout = BoutId {
                round,
                table: meeting.table,
                bout: number,
            };
            self.bout(meeting, bout, one, reports)
        };
        MeetingView {
            table: meeting.table,
            sitting: meeting.sitting,
            hall_table: meeting.hall_table,
            parties: meeting.parties.clone(),
            points,
            boards: meeting.boards(),
            bouts: (1..).zip(&meeting.bouts).map(bout).collect(),
            lot: meeting.lot,
        }
    }

    fn bout(&self, meeting: &Meeting, id: BoutId, bout: &Bout, reports: bool) -> BoutView {
        let said = match &bout.state {
            BoutState::Reported(said) | BoutState::Conflict(said) => said.as_slice(),
            BoutState::Open | BoutState::Confirmed(_) => &[],
        };
        let side = |party: u8| meeting.parties.get(usize::from(party)).copied();
        let said = said.iter().filter_map(|(party, score)| {
            Some(ReportView {
                entry: side(*party)?,
                score: score.clone(),
            })
        });
        BoutView {
            bout: id,
            play: bout.play,
            players: self.event.players_of(id.round, meeting, bout.play),
            state: match &bout.state {
                BoutState::Confirmed(_) => BoutStanding::Confirmed,
                BoutState::Reported(_) if reports => BoutStanding::Reported,
                BoutState::Conflict(_) if reports => BoutStanding::Conflict,
                BoutState::Open | BoutState::Reported(_) | BoutState::Conflict(_) => {
                    BoutStanding::Open
                }
            },
            score: bout.score().cloned(),
            reports: reports.then(|| said.collect()),
            moves: bout.moves.is_some(),
            game: self.games.get(&id).cloned(),
        }
    }

    fn next(&self, audience: EventAudience) -> NextView {
        let mut next = self.event.next();
        let desk = audience.is_desk();
        let ask = next.asked().filter(|_| desk);
        let until = match &next {
            Next::CheckIn { round, .. } | Next::Draw { round } => self.draw_at(*round),
            _ => None,
        };
        // What sides have said is not everybody's.
        if let Next::Results {
            reported,
            conflicts,
            ..
        } = &mut next
            && !desk
        {
            (*reported, *conflicts) = (0, 0);
        }
        NextView { next, ask, until }
    }

    /// When the numbers of a round are drawn.
    fn draw_at(&self, round: u32) -> Option<Moment> {
        let regulations = self.event.regulations();
        let day = regulations.dates.get((round as usize).checked_sub(1)?)?;
        Some(day.at(regulations.entry.draw_at?))
    }

    fn conduct(&self, audience: EventAudience) -> Option<ConductView> {
        let event = self.event;
        let own = |entry: EntryId| audience.sees_private(entry);
        if !matches!(audience, EventAudience::Desk | EventAudience::Player(_)) {
            return None;
        }
        let why = |act: u32| {
            let minute = event.minutes().get((act as usize).wrapping_sub(1));
            minute.and_then(|minute| minute.request.why.clone())
        };
        let penalties = event.penalties_by_act().iter();
        let penalties = penalties.filter(|(_, penalty)| own(penalty.entry));
        let incidents = event.incidents().iter().filter(|_| audience.is_desk());
        let appeals = event.appeals().iter().filter(|one| own(one.entry));
        Some(ConductView {
            penalties: penalties
                .map(|(act, penalty)| PenaltyView {
                    act: *act,
                    penalty: penalty.clone(),
                    why: why(*act),
                })
                .collect(),
            incidents: incidents
                .map(|(at, incident)| IncidentView {
                    at: *at,
                    incident: incident.clone(),
                })
                .collect(),
            appeals: appeals
                .map(|one| AppealView {
                    appeal: one.number,
                    entry: one.entry,
                    against: one.against,
                    text: one.text.clone(),
                    upheld: one.ruling.as_ref().map(|(upheld, _)| *upheld),
                    ruling: one.ruling.as_ref().map(|(_, text)| text.clone()),
                })
                .collect(),
        })
    }

    fn money(&self) -> MoneyView {
        let rows: Vec<MoneyRow> = self
            .event
            .cash()
            .into_iter()
            .map(|line| MoneyRow {
                entry: line.entry,
                round: line.round,
                fee: line.fee,
                paid: line.paid,
                back: line.back,
                due: line.due,
            })
            .collect();
        let mut sums = [0; 4];
        for row in &rows {
            let own = [row.fee, row.paid, row.back, row.due];
            sums.iter_mut().zip(own).for_each(|(sum, own)| *sum += own);
        }
        MoneyView {
            currency: self.event.regulations().entry.currency.clone(),
            rows,
            sums,
        }
    }

    fn sheets(&self, audience: EventAudience) -> Option<Vec<SheetView>> {
        if matches!(audience, EventAudience::Public | EventAudience::Screen(_)) {
            return None;
        }
        let sheets = self.sheets.iter();
        let sheets =
            sheets.filter(|(bout, _)| audience.is_desk() || audience.is_at(self.event, **bout));
        Some(sheets.map(|(bout, deals)| sheet(*bout, deals)).collect())
    }

    fn awards(&self) -> Vec<AwardView> {
        let awards = self.event.awards().into_iter();
        awards
            .map(|award| AwardView {
                entry: award.entry,
                titles: award.titles,
                category: award.category,
                amount: award.amount,
                shared_by: award.shared_by,
            })
            .collect()
    }
}

fn sheet(bout: BoutId, deals: &DealSheet) -> SheetView {
    let mut totals = [Points::ZERO; 3];
    for units in deals.iter().flatten() {
        totals
            .iter_mut()
            .zip(units)
            .for_each(|(sum, own)| *sum += *own);
    }
    let entered = deals.iter().flatten().count();
    SheetView {
        bout,
        deals: deals.clone(),
        totals,
        entered: u32::try_from(entered).unwrap_or(u32::MAX),
    }
}

/// The standings as everybody sees them.
pub fn standings(event: &Event) -> StandingsView {
    standings_after(event, u32::MAX)
}

/// The standings as they were after a round; those of the team event tell their days themselves.
pub fn standings_after(event: &Event, round: u32) -> StandingsView {
    if !event.regulations().is_team_event() {
        let codes = event.regulations().tie_breaks.iter();
        let row = |one: &jadoube_tournament::StandingsRow| RankedRow {
            place: one.place,
            entry: EntryId(one.id),
            points: one.points,
            figures: one.figures.iter().map(Figure::shown).collect(),
        };
        return StandingsView::Ranked {
            tie_breaks: codes.map(TieBreak::to_string).collect(),
            rows: event.standings_after(round).iter().map(row).collect(),
        };
    }
    let season = event.season_table().into_iter();
    let rounds = 1..=u32::try_from(event.rounds().len()).unwrap_or(0);
    StandingsView::Season {
        rows: season
            .map(|line| SeasonRow {
                place: line.place,
                entry: line.entry,
                rounds: line.rounds,
                matches: line.matches,
                points: line.score.points,
                rounds_won: line.score.rounds_won,
            })
            .collect(),
        days: rounds.map(|round| day(event, round)).collect(),
        individuals: Discipline::ALL
            .map(|discipline| individuals(event, discipline))
            .to_vec(),
    }
}

fn day(event: &Event, round: u32) -> DayTable {
    let rows = event.day_table(round).into_iter();
    DayTable {
        round,
        rows: rows
            .map(|line| DayRow {
                place: line.place,
                entry: line.entry,
                points: line.points,
                boards: line.boards,
                matches: line.matches,
            })
            .collect(),
    }
}

fn individuals(event: &Event, discipline: Discipline) -> IndividualTable {
    let rows = event.individual_table(discipline).into_iter();
    IndividualTable {
        discipline,
        rows: rows
            .map(|line| IndividualRow {
                place: line.place,
                name: line.name,
                entry: line.entry,
                points: line.points,
                raw: line.raw,
                matches: line.matches,
            })
            .collect(),
    }
}

/// What the points and figures of an entry are made of.
pub fn figures(event: &Event, entry: EntryId) -> Vec<FigureView> {
    if event.regulations().is_team_event() {
        return vec![season_figure(event, entry)];
    }
    let table = event.crosstable();
    let Some(row) = table.row(entry.0) else {
        return Vec::new();
    };
    let points = table.figure(
        event.regulations().tie_break_rules,
        TieBreak::plain(Kind::Points),
        row,
    );
    let standings = event.standings();
    let own = standings.iter().find(|one| one.id == entry.0);
    let own = own.map(|one| one.figures.as_slice()).unwrap_or_default();
    let mut views = vec![FigureView {
        figure: "points".to_owned(),
        ..figure(&points)
    }];
    views.extend(own.iter().map(figure));
    views.extend(rating(event, entry));
    views
}

/// The change of a rating: game by game what was scored and what was expected (B.02).
fn rating(event: &Event, entry: EntryId) -> Option<FigureView> {
    let change = event.rating_change(entry)?;
    let table = event.crosstable();
    let cells = table.row(entry.0)?.cells.iter();
    let rated = cells.filter(|cell| cell.kind == CellKind::Played);
    let rated = rated.filter(|cell| {
        let opponent = cell.opponent.and_then(|opponent| table.row(opponent));
        opponent.is_some_and(|row| row.rating.is_some())
    });
    let part = |(cell, expected): (&Cell, &Points)| {
        let scored = cell.scored(Scoring::Match);
        FigurePart {
            round: Some(cell.round),
            sitting: None,
            opponents: cell.opponent.map(EntryId).into_iter().collect(),
            amount: scored - *expected,
            how: "expected".to_owned(),
            of: vec![scored, *expected],
        }
    };
    Some(FigureView {
        figure: "rating".to_owned(),
        value: format!(
            "{} × {} = {}",
            change.k,
            change.surplus.fixed(2),
            change.change.fixed(1)
        ),
        parts: rated.zip(&change.expected).map(part).collect(),
    })
}

fn figure(figure: &Figure) -> FigureView {
    let part = |part: &jadoube_tournament::tiebreak::Part| {
        let (how, of) = match part.how {
            How::Played => ("played", vec![]),
            How::Imagined => ("imagined", vec![]),
            How::Forfeit => ("forfeit", vec![]),
            How::Extra => ("extra", vec![]),
            How::Cut => ("cut", vec![]),
            How::Times(score, own) => ("times", vec![score, own]),
            How::ImaginedTimes(score, own) => ("imagined_times", vec![score, own]),
        };
        FigurePart {
            round: part.round,
            sitting: None,
            opponents: part.opponent.map(EntryId).into_iter().collect(),
            amount: part.amount,
            how: how.to_owned(),
            of,
        }
    };
    FigureView {
        figure: figure.tie_break.to_string(),
        value: figure.shown(),
        parts: figure.parts.iter().map(part).collect(),
    }
}

fn season_figure(event: &Event, entry: EntryId) -> FigureView {
    let part = |part: SeasonPart| {
        let (sitting, opponents, how, of) = match part.of {
            SeasonOf::Match {
                sitting,
                opponents,
                boards,
            } => {
                let of = boards.map(Points::whole).to_vec();
                (Some(sitting), opponents, "trio", of)
            }
            SeasonOf::Penalty => (None, Vec::new(), "extra", Vec::new()),
            SeasonOf::Progress => (None, Vec::new(), "progress", Vec::new()),
        };
        FigurePart {
            round: Some(part.round),
            sitting,
            opponents,
            amount: part.points,
            how: how.to_owned(),
            of,
        }
    };
    let season = event.season_table();
    let line = season.iter().find(|line| line.entry == entry);
    FigureView {
        figure: "points".to_owned(),
        value: line
            .map_or(Points::ZERO, |line| line.score.points)
            .to_string(),
        parts: event.season_parts(entry).into_iter().map(part).collect(),
    }
}

/// An act as an audience hears it.
pub fn told(event: &Event, audience: EventAudience, minute: &Minute) -> Vec<EventTold> {
    let desk = audience.is_desk();
    let team_event = event.regulations().is_team_event();
    let happened = minute.happened.iter();
    happened
        .filter(|one| audience.hears(event, one))
        .map(|one| EventTold {
            act: Some(minute.number),
            at: minute.request.at,
            who: match desk {
                true => minute.request.by.who.clone(),
                false => String::new(),
            },
            office: match minute.request.by.office {
                Office::Organiser => "organiser",
                Office::Arbiter => "arbiter",
                Office::Player(_) => "player",
            }
            .to_owned(),
            kind: word(one),
            message: one.message(event),
            details: one.details(event),
            clause: one.under().number(team_event).to_owned(),
            why: minute.request.why.clone().filter(|_| desk),
            undone: false,
        })
        .collect()
}

/// Every act as an audience hears it; those that were undone are marked.
pub fn log(event: &Event, audience: EventAudience) -> Vec<EventTold> {
    let minutes = event.minutes().iter().zip(event.standing());
    let mut all = Vec::new();
    for (minute, stands) in minutes {
        let told = told(event, audience, minute).into_iter();
        all.extend(told.map(|one| EventTold {
            undone: !stands,
            ..one
        }));
    }
    all
}

/// A refusal as it is told to whoever asked.
pub fn refusal(event: &Event, ask: usize, refused: &Refused) -> EventRefusal {
    let item = match refused {
        Refused::InList { item, .. } => Some(*item),
        _ => None,
    };
    let mut inner = refused;
    while let Refused::InList { why, .. } = inner {
        inner = why;
    }
    let mut details = inner.details(event);
    if let Refused::BadRegulations(faults) = inner {
        details.extend(faults.iter().skip(1).map(|fault| fault.message()));
    }
    EventRefusal {
        kind: word(inner),
        message: inner.message(event),
        details,
        clause: inner
            .under()
            .number(event.regulations().is_team_event())
            .to_owned(),
        ask: u32::try_from(ask).unwrap_or(u32::MAX),
        item,
    }
}

/// The word by which the journal knows something.
fn word(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        Ok(serde_json::Value::Object(fields)) => {
            let first = fields.into_iter().next();
            first.map(|(word, _)| word).unwrap_or_default()
        }
        _ => String::new(),
    }
}
