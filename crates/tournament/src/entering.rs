//! From the entry to the draw: who takes part.

use std::collections::BTreeSet;

use crate::entry::folded;
use crate::event::{Decided, State};
use crate::team_event::EntryCheck;
use crate::{
    Attendance, BoutState, ByeKind, Day, Entrant, Entry, EntryId, Happened, Inadmissible, Payment,
    Player, Refused, Regulations, Request, Round, System,
};

/// The longest name that a slip and a table of standings can hold.
const LONGEST_NAME: usize = 80;

impl State {
    pub(crate) fn amend(&self, regulations: &Regulations, with_reason: bool) -> Decided {
        regulations.check_new().map_err(Refused::BadRegulations)?;
        // How equals are told apart is announced before play begins; a change needs its reason.
        let tie_breaks = |one: &Regulations| (one.tie_breaks.clone(), one.tie_break_rules);
        let changed = tie_breaks(regulations) != tie_breaks(&self.regulations);
        if changed && !self.rounds.is_empty() && !with_reason {
            return Err(Refused::ReasonNeeded);
        }
        let entered =
            !self.entries.is_empty() && regulations.members() != self.regulations.members();
        if entered || !self.numbers.is_empty() && !self.may_still_become(regulations) {
            return Err(Refused::TooLateToAmend);
        }
        Ok(vec![Happened::Amended(Box::new(regulations.clone()))])
    }

    /// Once numbers are drawn, who meets whom and what it counts stay; dates, names, tie-breaks and
    /// the sittings of days to come may still change.
    fn may_still_become(&self, new: &Regulations) -> bool {
        let old = &self.regulations;
        let same_system = match (old.system, new.system) {
            (System::Trios { knockout: a, .. }, System::Trios { knockout: b, .. }) => a == b,
            (System::Given { .. }, System::Given { .. }) => true,
            (a, b) => a == b,
        };
        let rounds = new.rounds(self.numbers.values().next().map_or(0, Vec::len));
        let room = rounds.is_none_or(|rounds| rounds as usize >= self.rounds.len());
        let counts = |one: &Regulations| (one.boards, one.points, one.bye_points, one.match_points);
        same_system && room && counts(old) == counts(new)
    }

    /// All of a list or nobody.
    pub(crate) fn enter_all(&self, request: &Request, entrants: &[Entrant]) -> Decided {
        self.all_or_none(request, entrants, State::enter)
    }

    /// Decides one after the other, each as if those before it stood; one refusal refuses all.
    pub(crate) fn all_or_none<T>(
        &self,
        request: &Request,
        list: &[T],
        decide: impl Fn(&State, &T) -> Decided,
    ) -> Decided {
        if list.is_empty() {
            return Err(Refused::EmptyList);
        }
        let mut after = self.clone();
        let mut happened = Vec::new();
        for (item, one) in (1..).zip(list) {
            let why = |why| Refused::InList {
                item,
                why: Box::new(why),
            };
            let these = decide(&after, one).map_err(why)?;
            for one in &these {
                after.fold(0, request.at, one);
            }
            happened.extend(these);
        }
        Ok(happened)
    }

    pub(crate) fn enter(&self, entrant: &Entrant) -> Decided {
        printable(&entrant.name)?;
        self.members_fit(&entrant.players)?;
        self.entered_once(entrant)?;
        let count = u32::try_from(self.entries.len()).unwrap_or(u32::MAX);
        let entry = EntryId(count.saturating_add(1));
        let mut happened = vec![Happened::Entered {
            entry,
            entrant: entrant.clone(),
        }];
        // The team event draws every round anew; elsewhere a late entry needs a free number.
        if !self.numbers.is_empty() && !self.regulations.is_team_event() {
            let round = self.late_entry()?;
            let rating = entrant.players.first().and_then(|player| player.rating);
            happened.push(self.late_number(entry, rating, round));
        }
        Ok(happened)
    }

    /// The first round of a late entry, if the schedule has room for one.
    fn late_entry(&self) -> Result<u32, Refused> {
        if !self.regulations.entry.late {
            return Err(Refused::EntriesClosed);
        }
        let numbers = self.numbers.values().next_back().map_or(0, Vec::len);
        let next = u32::try_from(self.rounds.len()).unwrap_or(0) + 1;
        let has_room = match self.regulations.system {
            System::RoundRobin { .. } => numbers % 2 == 1 || self.rounds.is_empty(),
            System::Knockout { .. } => self.rounds.is_empty(),
            // Both teams would have to grow.
            System::Scheveningen { .. } => false,
            System::Trios { .. }
            | System::Given { .. }
            | System::Swiss { .. }
            | System::Keizer { .. } => true,
        };
        match has_room {
            true => Ok(next),
            false => Err(Refused::NoFreeNumber),
        }
    }

    fn members_fit(&self, players: &[Player]) -> Result<(), Refused> {
        let (least, most) = self.regulations.members();
        if players.len() < least || players.len() > most {
            let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
            return Err(Refused::WrongMembers {
                least: count(least),
                most: count(most),
                given: count(players.len()),
            });
        }
        for player in players {
            printable(&player.name)?;
        }
        let roles: BTreeSet<_> = players.iter().map(|player| player.role).collect();
        match self.regulations.is_team_event() && (roles.len() != 3 || roles.contains(&None)) {
            true => Err(Refused::WrongRoles),
            false => Ok(()),
        }
    }

    /// Nobody enters twice: not by name, not by FIDE number, not in two teams.
    fn entered_once(&self, entrant: &Entrant) -> Result<(), Refused> {
        let next = EntryId(u32::try_from(self.entries.len()).unwrap_or(0) + 1);
        each_once(&entrant.players, next)?;
        let teams = self.regulations.is_for_teams();
        let entries = self.entries.iter();
        for entry in entries.filter(|entry| entry.withdrawn.is_none()) {
            // Two people may have one name, two teams may not.
            if teams && folded(&entry.entrant.name) == folded(&entrant.name) {
                return Err(twice(&entrant.name, entry.id));
            }
            let named = entry.line_ups.values().flatten();
            let known: Vec<&Player> = entry.entrant.players.iter().chain(named).collect();
            for player in &entrant.players {
                if known.iter().any(|other| other.is(player)) {
                    return Err(twice(&player.name, entry.id));
                }
            }
        }
        Ok(())
    }

    /// Nobody plays for two teams in one round (T2).
    fn for_one_team(&self, entry: EntryId, round: u32, players: &[Player]) -> Result<(), Refused> {
        each_once(players, entry)?;
        let others = self.entries.iter().filter(|other| other.id != entry);
        for other in others.filter(|other| other.plays_in(round)) {
            for player in players {
                if other.all_players(round).any(|one| one.is(player)) {
                    return Err(twice(&player.name, other.id));
                }
            }
        }
        Ok(())
    }

    pub(crate) fn pay(&self, entry: EntryId, payment: &Payment) -> Decided {
        let payments = self.entry(entry)?.payments.iter();
        if payment.round > 0 {
            self.known_round(payment.round)?;
        }
        let paid = payments.filter(|one| one.round == payment.round);
        let paid: i64 = paid.map(|one| i64::from(one.amount)).sum();
        if paid + i64::from(payment.amount) < 0 {
            return Err(Refused::PaidBackTooMuch { paid });
        }
        match payment.amount {
            0 => Err(Refused::NothingPaid),
            _ => Ok(vec![Happened::Paid {
                entry,
                payment: *payment,
            }]),
        }
    }

    /// A round that the event can have.
    pub(crate) fn known_round(&self, round: u32) -> Result<(), Refused> {
        let planned = self.planned_rounds().unwrap_or(u32::MAX);
        match (1..=planned).contains(&round) {
            true => Ok(()),
            false => Err(Refused::NoSuchRound { round }),
        }
    }

    fn unpaired_round(&self, round: u32) -> Result<(), Refused> {
        self.known_round(round)?;
        match self.round(round) {
            Some(_) => Err(Refused::AlreadyPaired { round }),
            None => Ok(()),
        }
    }

    pub(crate) fn check_in(&self, entry: EntryId, round: u32, attendance: &Attendance) -> Decided {
        let members = self.entry(entry)?.players(round).len();
        self.known_round(round)?;
        if self.numbers.contains_key(&round) {
            return Err(Refused::NumbersDrawnAlready { round });
        }
        if attendance.arrivals.len() != members {
            let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
            return Err(Refused::WrongArrivals {
                members: count(members),
                given: count(attendance.arrivals.len()),
            });
        }
        Ok(vec![Happened::CheckedIn {
            entry,
            round,
            attendance: attendance.clone(),
        }])
    }

    /// Other members for a round, handed in before the pairing or after it up to the time that
    /// the regulations name; substitutes before any later sitting (A-T12).
    pub(crate) fn line_up(
        &self,
        request: &Request,
        (entry, round, sitting): (EntryId, u32, Option<u32>),
        players: &[Player],
    ) -> Decided {
        self.entry(entry)?;
        self.known_round(round)?;
        self.members_fit(players)?;
        self.for_one_team(entry, round, players)?;
        if let Some(paired) = self.round(round) {
            let (round, sitting) = (round, sitting.unwrap_or(1));
            self.may_change_members(request, entry, (round, paired), sitting)?;
        }
        Ok(vec![Happened::LinedUp {
            entry,
            round,
            players: players.to_vec(),
            sitting,
        }])
    }

    fn may_change_members(
        &self,
        request: &Request,
        entry: EntryId,
        (number, round): (u32, &Round),
        sitting: u32,
    ) -> Result<(), Refused> {
        if round.closed {
            return Err(Refused::RoundClosed { round: number });
        }
        let own = round
            .meetings
            .iter()
            .filter(|one| one.party(entry).is_some());
        let begun = own.filter(|one| one.sitting >= sitting).find(|one| {
            let begun = |state: &BoutState| *state != BoutState::Open;
            one.bouts.iter().any(|bout| begun(&bout.state))
        });
        if let Some(one) = begun {
            return Err(Refused::SittingBegun {
                sitting: one.sitting,
            });
        }
        if request.why.is_some() {
            return Ok(());
        }
        let date = self
            .regulations
            .dates
            .get((number as usize).wrapping_sub(1));
        match (sitting, self.regulations.entry.line_ups_until, date) {
            (2.., _, _) => Err(Refused::ReasonNeeded),
            (_, Some(at), Some(date)) if request.at > date.at(at) => {
                Err(Refused::LineUpTooLate { at })
            }
            _ => Ok(()),
        }
    }

    /// The organiser's word for a team against which something speaks (A-T02).
    pub(crate) fn admit(&self, entry: EntryId, round: u32) -> Decided {
        let one = self.entry(entry)?;
        self.known_round(round)?;
        if self.numbers.contains_key(&round) {
            return Err(Refused::NumbersDrawnAlready { round });
        }
        match self.inadmissible(one, round) {
            reasons if reasons.is_empty() => Err(Refused::AdmittedAnyway { entry }),
            reasons => Ok(vec![Happened::Admitted {
                entry,
                round,
                reasons,
            }]),
        }
    }

    pub(crate) fn bye(&self, entry: EntryId, round: u32, kind: ByeKind) -> Decided {
        self.entry(entry)?;
        self.unpaired_round(round)?;
        // Whoever does not play in a knockout is out, and a trio has no win to give away.
        let pointless = self.is_knockout() || self.regulations.is_team_event();
        if pointless && kind != ByeKind::Zero {
            return Err(Refused::NoPointsForBye);
        }
        Ok(vec![Happened::ByeGranted { entry, round, kind }])
    }

    pub(crate) fn withdraw(&self, entry: EntryId, from: u32) -> Decided {
        if self.entry(entry)?.withdrawn.is_some() {
            return Err(Refused::AlreadyWithdrawn { entry });
        }
        // A team can leave in the middle of a day; its later matches are lost without play.
        let by_sittings = self.regulations.is_team_event();
        let past = self.round(from).is_some_and(|round| {
            let played = round.meeting_of(entry);
            let played = played.is_some_and(|one| one.is_settled() && !one.is_bye());
            round.closed || played && !by_sittings
        });
        if from == 0 || past {
            return Err(Refused::RoundIsPast { round: from });
        }
        // In a round robin the results count if at least half of the games were played.
        let games = self
            .numbers
            .values()
            .next()
            .map_or(0, Vec::len)
            .saturating_sub(1);
        let games = match self.regulations.system {
            System::RoundRobin { double: true } => games * 2,
            _ => games,
        };
        // Elsewhere the results stand as they are.
        let all_play_all = matches!(self.regulations.system, System::RoundRobin { .. });
        let half_played = !all_play_all || self.games_played(entry) * 2 >= games;
        let mut happened = vec![Happened::Withdrawn {
            entry,
            from,
            half_played,
        }];
        happened.extend(self.left_unplayed(entry, from));
        Ok(happened)
    }

    pub(crate) fn let_return(&self, entry: EntryId) -> Decided {
        let one = self.entry(entry)?;
        if one.withdrawn.is_none() {
            return Err(Refused::NotWithdrawn { entry });
        }
        // Since then a member may have entered elsewhere.
        let next = u32::try_from(self.rounds.len()).unwrap_or(0) + 1;
        self.for_one_team(entry, next, one.players(next))?;
        Ok(vec![Happened::Returned { entry }])
    }

    /// Draws numbers: whoever is admitted gets the next one in the order of the lots.
    pub(crate) fn draw(&self, request: &Request, round: u32, order: &[EntryId]) -> Decided {
        self.known_round(round)?;
        let again = self.regulations.is_team_event();
        if self.numbers.contains_key(&round) || !again && !self.numbers.is_empty() {
            return Err(Refused::NumbersDrawnAlready { round });
        }
        let next = u32::try_from(self.rounds.len()).unwrap_or(0) + 1;
        if round != next {
            return Err(Refused::RoundsInOrder { next });
        }
        let given: BTreeSet<EntryId> = order.iter().copied().collect();
        let all: BTreeSet<EntryId> = self.entries.iter().map(|entry| entry.id).collect();
        if given != all || order.len() != all.len() {
            return Err(Refused::LotsIncomplete);
        }
        let mut happened = self.on_its_day(request, round)?;
        let mut numbers = Vec::new();
        let mut out = Vec::new();
        for entry in order.iter().filter_map(|id| self.entry(*id).ok()) {
            if !entry.plays_in(round) {
                continue;
            }
            match self.inadmissible(entry, round) {
                reasons if reasons.is_empty() => numbers.push(entry.id),
                reasons => out.push((entry.id, reasons)),
            }
        }
        let least = if again { 3 } else { 2 };
        if numbers.len() < least {
            let admitted = u32::try_from(numbers.len()).unwrap_or(0);
            return Err(Refused::TooFewAdmitted { admitted, out });
        }
        self.two_teams(&numbers)?;
        happened.extend(
            out.into_iter()
                .map(|(entry, reasons)| Happened::NotAdmitted {
                    entry,
                    round,
                    reasons,
                }),
        );
        happened.push(Happened::NumbersDrawn {
            round,
            order: numbers,
        });
        Ok(happened)
    }

    /// A day of the team event is drawn on its date, not before the time of the draw (T1).
    fn on_its_day(&self, request: &Request, round: u32) -> Decided {
        let date = self.regulations.dates.get((round as usize).wrapping_sub(1));
        let Some(date) = date.filter(|_| self.regulations.is_team_event()) else {
            return Ok(Vec::new());
        };
        if let Some(at) = self.regulations.entry.draw_at
            && request.at < date.at(at)
            && request.why.is_none()
        {
            return Err(Refused::TooEarlyToDraw { on: *date, at });
        }
        let on = Day::of(request.at);
        let differ = Happened::DatesDiffer {
            round,
            planned: *date,
            on,
        };
        Ok(Some(differ).filter(|_| on != *date).into_iter().collect())
    }

    /// Every reason why an entry may not play a round (T2, T3); none if the organiser has
    /// admitted it all the same.
    pub(crate) fn inadmissible(&self, entry: &Entry, round: u32) -> Vec<Inadmissible> {
        if entry.admitted.contains(&round) {
            return Vec::new();
        }
        let rules = &self.regulations.entry;
        let players = entry.players(round);
        let attendance = entry.attendance.get(&round);
        let members = u32::try_from(players.len()).unwrap_or(u32::MAX);
        let paid = entry
            .payments
            .iter()
            .filter(|one| (one.round == round || one.round == 0) && one.amount > 0);
        let check = EntryCheck {
            roles: players.iter().map(|player| player.role).collect(),
            paid_on: paid.map(|payment| payment.on).max(),
            deadline: self.regulations.deadline(round),
            fee_paid: u32::try_from(entry.paid_for(round)).unwrap_or(0),
            fee_due: rules.fee.saturating_mul(members),
            arrivals: attendance
                .map(|one| one.arrivals.clone())
                .unwrap_or_default(),
            draw_at: rules.draw_at,
            own_equipment: !rules.own_equipment && attendance.is_some_and(|one| one.own_equipment),
        };
        let mut reasons = check.reasons();
        if !self.regulations.is_team_event() {
            reasons.retain(|reason| *reason != Inadmissible::Roles);
        }
        reasons
    }
}

/// A name that can stand on a sheet.
fn printable(name: &str) -> Result<(), Refused> {
    if name.trim().is_empty() {
        return Err(Refused::NoName);
    }
    match name.chars().any(char::is_control) || name.chars().count() > LONGEST_NAME {
        true => Err(Refused::BadName {
            most: u32::try_from(LONGEST_NAME).unwrap_or(u32::MAX),
        }),
        false => Ok(()),
    }
}

/// No team has a member twice.
fn each_once(players: &[Player], entry: EntryId) -> Result<(), Refused> {
    for (index, player) in players.iter().enumerate() {
        if players[..index].iter().any(|other| other.is(player)) {
            return Err(twice(&player.name, entry));
        }
    }
    Ok(())
}

fn twice(name: &str, entry: EntryId) -> Refused {
    Refused::EnteredTwice {
        name: name.to_owned(),
        entry,
    }
}
